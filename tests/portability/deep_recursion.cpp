// SPDX-License-Identifier: CC0-1.0
//
// deep_recursion DEPTH calls a function recursively to that depth. With a large DEPTH, the program
// must crash if the stack is small. The crash shows that the limit of the stack size is in effect.
#include <cstdlib>

namespace {

// The pointer to the caller's variable keeps the compiler from turning the recursion into a loop.
int descend(int depth, volatile int* above) {  // NOLINT(misc-no-recursion)
  volatile int here = depth + *above % 2;
  return depth == 0 ? here : descend(depth - 1, &here) + here % 2;
}

}  // namespace

int main(int argc, char** argv) {
  volatile int start = 0;
  return argc == 2 && descend(std::atoi(argv[1]), &start) >= 0 ? 0 : 1;
}
