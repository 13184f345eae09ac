// SPDX-License-Identifier: CC0-1.0
#ifndef FINE
#define FINE
namespace library {
inline int three() { return 3; }
}  // namespace library
#endif
