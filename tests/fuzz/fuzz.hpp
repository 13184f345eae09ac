// SPDX-License-Identifier: CC0-1.0
//
// Declares the interface between a fuzz target and its driver. A target that finds a bug does not
// return: it calls finding(), crashes, or is ended by a sanitizer.
#ifndef FUZZ_HPP
#define FUZZ_HPP

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

// libFuzzer defines these names. The first function receives the command line before the first
// input. The second function runs one input.
extern "C" int LLVMFuzzerInitialize(int* argc, char*** argv);
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace fuzz {

// Returns inputs that the fuzz target adds to the corpus.
std::vector<std::string> seeds();

// Prints "FINDING: " and the text, and ends the program with exit status 1.
[[noreturn]] void finding(const std::string& what);

// Returns the number of bytes that operator new has allocated and operator delete has not freed.
std::size_t allocated();

// Makes operator new throw std::bad_alloc when allocated() would exceed the limit.
void set_limit(std::size_t bytes);

// Returns the value of the argument "--name=value", or "" if there is no such argument.
std::string option(int argc, char** argv, const std::string& name);

}  // namespace fuzz

#endif  // FUZZ_HPP
