// SPDX-License-Identifier: CC0-1.0
//
// Stands for contest code. Uses no name of fine.hpp.
#ifdef ABOVE
#include ABOVE
#endif
int count;
#ifdef BELOW
#include BELOW
#endif
#ifdef MATCHING_GAMES_NEEDY_HPP
#endif
int main() {}
