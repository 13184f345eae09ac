// SPDX-License-Identifier: CC0-1.0
//
// awake BUG: has that bug. A sanitizer must end it before it says that it is alive.
#include <cstdio>
#include <cstring>
#include <vector>

int main(int argc, char** argv) {
  if (argc != 2) return 2;
  volatile int result = 0;
  if (std::strcmp(argv[1], "overflow") == 0) {
    std::vector<int> few(4);
    int* const first = few.data();
    result = first[argc + 2];  // behind the last
  } else if (std::strcmp(argv[1], "signed") == 0) {
    result = 0x7fffffff - 1 + argc;
  } else if (std::strcmp(argv[1], "freed") == 0) {
    int* const number = new int(argc);
    delete number;
    result = *number;
  }
  std::printf("still alive: %d\n", result);
}
