// SPDX-License-Identifier: CC0-1.0
#include "judge/number_queue.hpp"

#include <vector>

#include "check.hpp"

namespace {

// In their order, with those in between that take more bytes, also where some are taken out early.
void test_order() {
  judge::NumberQueue queue;
  CHECK(queue.empty());
  std::vector<int> numbers;
  for (int power = 1; power > 0; power = power < 1 << 30 ? 2 * power : 0) {
    for (const int number : {power - 1, power, power + 1}) numbers.push_back(number);
  }
  numbers.push_back(2147483647);
  for (int round = 0; round < 3; ++round) {
    for (const int number : numbers) queue.push(number);
  }
  for (const int number : numbers) CHECK_EQ(queue.pop(), number);
  queue.push(5);
  for (int round = 0; round < 2; ++round) {
    for (const int number : numbers) CHECK_EQ(queue.pop(), number);
  }
  CHECK(!queue.empty());
  CHECK_EQ(queue.pop(), 5);
  CHECK(queue.empty());
}

}  // namespace

int main() {
  test_order();
  return check::result();
}
