// SPDX-License-Identifier: CC0-1.0
//
// Does not include the header <string> that it needs.
#ifndef NEEDY
#define NEEDY
extern std::string needed;
#endif
