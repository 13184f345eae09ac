// SPDX-License-Identifier: CC0-1.0
//
// Floor: reads any of the inputs to its end and parses the numbers in it; prints their sum.
#include "edge_list.hpp"

int main() {
  unsigned sum = 0;
  for (int x; bench::read_number(x);) sum += static_cast<unsigned>(x);
  std::printf("%u\n", sum);
}
