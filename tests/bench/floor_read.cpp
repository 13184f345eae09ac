// SPDX-License-Identifier: CC0-1.0
//
// Floor of all problems, the least possible work: parses the numbers in the input and prints their
// sum.
#include "edge_list.hpp"

int main() {
  unsigned sum = 0;
  for (int x; bench::read_number(x);) sum += static_cast<unsigned>(x);
  std::printf("%u\n", sum);
}
