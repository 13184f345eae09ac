// SPDX-License-Identifier: CC0-1.0
//
// deep_recursion DEPTH: calls itself so deep, with a few bytes on the stack each time.
#include <cstdlib>

namespace {

// The pointer to the caller's variable keeps a compiler from making a loop of it.
int descend(int depth, volatile int* above) {  // NOLINT(misc-no-recursion)
  volatile int here = depth + *above % 2;
  return depth == 0 ? here : descend(depth - 1, &here) + here % 2;
}

}  // namespace

int main(int argc, char** argv) {
  volatile int start = 0;
  return argc == 2 && descend(std::atoi(argv[1]), &start) >= 0 ? 0 : 1;
}
