// SPDX-License-Identifier: CC0-1.0
//
// Defines a name that contest code defines as well.
#ifndef CLASH
#define CLASH
static int count = 0;
inline int get() { return count; }
#endif
