// SPDX-License-Identifier: CC0-1.0
//
// Does what the first word of its input says.
#include <chrono>
#include <cstdlib>
#include <iostream>
#include <string>
#include <thread>

#include "matching_games/fine.hpp"

int main() {
  std::string order;
  std::cin >> order;
  if (order == "crash") std::abort();
  if (order == "hang") std::this_thread::sleep_for(std::chrono::seconds(60));
  if (order == "exit") {
    std::cerr << "a reason to stop\n";
    return library::three();
  }
  std::cout << "first line  \n" << order << "\r\n\n";
}
