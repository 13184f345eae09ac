// SPDX-License-Identifier: CC0-1.0
//
// planted_bugs BUG
//
// Has the bug with this name. A sanitizer must end the program before it prints "not detected".
#include <cstdio>
#include <cstring>
#include <vector>

int main(int argc, char** argv) {
  if (argc != 2) return 2;
  volatile int result = 0;
  if (std::strcmp(argv[1], "overflow") == 0) {
    std::vector<int> few(4);
    int* const first = few.data();
    result = first[argc + 2];  // beyond the last element
  } else if (std::strcmp(argv[1], "signed") == 0) {
    result = 0x7fffffff - 1 + argc;
  } else if (std::strcmp(argv[1], "freed") == 0) {
    int* const number = new int(argc);
    delete number;
    result = *number;
  }
  std::printf("not detected: %d\n", result);
}
