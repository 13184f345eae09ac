// SPDX-License-Identifier: CC0-1.0
//
// What a fuzz target and its driver know of each other. A target never returns after a finding: it
// calls finding(), or crashes, or a sanitizer ends it.
#ifndef FUZZ_HPP
#define FUZZ_HPP

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

// As libFuzzer wants them: tells the options before the first input, then runs one input.
extern "C" int LLVMFuzzerInitialize(int* argc, char*** argv);
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace fuzz {

// Returns inputs that the target adds to the corpus.
std::vector<std::string> seeds();

// Says what is wrong and ends the program.
[[noreturn]] void finding(const std::string& what);

// Bytes that operator new gave out and did not get back; the most there were since reset_peak();
// and a limit above which it throws std::bad_alloc.
std::size_t allocated();
std::size_t peak();
void reset_peak();
void set_limit(std::size_t bytes);

// The value of "--name=value" among the arguments; empty if there is none.
std::string option(int argc, char** argv, const std::string& name);

}  // namespace fuzz

#endif  // FUZZ_HPP
