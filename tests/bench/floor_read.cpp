// SPDX-License-Identifier: CC0-1.0
//
// Does the least work that any program must do: parses the numbers in the input and prints the sum
// of these numbers.
#include "edge_list.hpp"

int main() {
  unsigned sum = 0;
  for (int x; bench::read_number(x);) sum += static_cast<unsigned>(x);
  std::printf("%u\n", sum);
}
