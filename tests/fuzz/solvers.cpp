// SPDX-License-Identifier: CC0-1.0
//
// Defines the fuzz target of the solvers. The option --solver=NAME chooses the solver. For every
// input, the solver must
//   - print an answer, or throw an InputError with a short message in printable ASCII, which has
//     the form "line L: expected E, found F";
//   - do the same if the blanks between the tokens change, and if the input is read from a file;
//   - use an amount of memory that is proportional to the size of the input. If a short input
//     describes a large graph, such as a graph with many vertices and no edges, the solver may
//     throw std::bad_alloc instead.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <exception>
#include <new>
#include <set>
#include <stdexcept>
#include <string>

#include "fuzz.hpp"
#include "instances/problems.hpp"
#include "judge/reader.hpp"
#include "judge/writer.hpp"
#include "planted.hpp"
#include "temporary_file.hpp"
#include "tools/solvers.hpp"

namespace {

const tools::Solver* solver = nullptr;
bool memory_follows_the_text = false;

const instances::Format* format = nullptr;  // null for the solver with planted bugs

// A solver may use kBytes bytes of memory, and kBytesPerByte more for each byte of the input.
constexpr std::size_t kBytes = 1 << 20, kBytesPerByte = 1000;
// In some formats, a short input can describe a large graph, such as a graph with a million
// vertices and no edges. For these formats, a solver may use kExtraBytes more bytes of memory.
constexpr std::size_t kExtraBytes = 8 << 20;
const char* const kNoMemory = "not enough memory";
const char* const kUtf16 = "this file is UTF-16; save it as UTF-8 or ASCII";

bool is_blank(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

bool is_printable(const std::string& text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return c >= ' ' && c <= '~'; });
}

// Returns a text with the same tokens, but with different blanks between the tokens.
std::string with_other_blanks(const std::string& text) {
  const char* const blanks[] = {"\n", "\r\n", " ", " \n\n", "\t", "\v\f", "\r", "   \r\n"};
  std::size_t next = text.size() % 8;
  const std::size_t begin = text.compare(0, 3, "\xef\xbb\xbf") == 0 ? 3 : 0;
  std::string result = blanks[next];
  for (std::size_t i = begin; i < text.size(); ++i) {
    if (!is_blank(text[i])) {
      result += text[i];
    } else if (i > begin && !is_blank(text[i - 1])) {
      result += blanks[next++ % 8];
    }
  }
  return result;
}

// Checks that an error message has the form "line L: expected E, found F", or is kUtf16. Returns
// the message without its line number.
std::string checked(const std::string& message) {
  if (message == kUtf16) return message;
  const std::size_t digits = message.find_first_not_of("0123456789", 5);
  if (message.compare(0, 5, "line ") != 0 || digits == 5 || digits == std::string::npos ||
      message.compare(digits, 11, ": expected ") != 0 ||
      message.find(", found ", digits) == std::string::npos) {
    fuzz::finding("expected a message \"line L: expected E, found F\", found " + message);
  }
  if (message.size() > 250) fuzz::finding("expected at most 250 characters, found " + message);
  if (!is_printable(message)) fuzz::finding("expected printable ASCII, found " + message);
  return message.substr(digits);
}

// Runs the solver. Returns the answer, or the error message without the line number.
std::string outcome(judge::Reader& in) {
  try {
    judge::Writer out;
    solver->solve(in, out);
    return "answer " + out.text();
  } catch (const judge::InputError& error) {
    return checked(error.what());
  } catch (const std::bad_alloc&) {
    if (memory_follows_the_text) fuzz::finding("too much memory for the size of the input");
    return kNoMemory;
  } catch (const std::length_error& error) {
    if (memory_follows_the_text) fuzz::finding(error.what());
    return "too large";
  } catch (const std::exception& error) {
    fuzz::finding(std::string("an exception that is not an InputError: ") + error.what());
  }
}

std::string outcome(const std::string& input) {
  judge::Reader in(input);
  return outcome(in);
}

std::string outcome_from_file(const std::string& input) {
  std::FILE* const file = temporary_file();
  if (file == nullptr || std::fwrite(input.data(), 1, input.size(), file) != input.size()) {
    fuzz::finding("cannot write a temporary file");
  }
  std::rewind(file);
  std::string result;
  {
    judge::Reader in(file);
    result = outcome(in);
  }
  std::fclose(file);
  return result;
}

// Returns whether two outcomes differ. One of two runs may reach the memory limit when the other
// does not, so the outcome kNoMemory counts as equal to every outcome.
bool differ(const std::string& one, const std::string& other) {
  return one != other && one != kNoMemory && other != kNoMemory;
}

}  // namespace

// Returns inputs of every shape for the tested solver. A shape is a kind of input, such as a random
// graph.
std::vector<std::string> fuzz::seeds() {
  std::vector<std::string> inputs;
  if (format == nullptr) return inputs;
  for (const instances::Shape& shape : format->shapes()) {
    for (const instances::Size size : {instances::Size::tiny, instances::Size::small}) {
      for (const std::uint64_t seed : {1, 2}) {
        inputs.push_back(format->generate(shape.name, {size, {}}, seed));
      }
    }
  }
  return inputs;
}

extern "C" int LLVMFuzzerInitialize(int* argc, char*** argv) {
  const std::string name = fuzz::option(*argc, *argv, "solver");
  static const tools::Solver planted = {"planted", planted::solve};
  if (name == planted.name) solver = &planted;
  for (const tools::Solver& candidate : tools::solvers()) {
    if (name == candidate.name) solver = &candidate;
  }
  if (solver == nullptr)
    fuzz::finding("expected --solver=NAME with the name of a solver, found '" + name + "'");
  if (solver != &planted) format = instances::problem(name).format.get();
  // In these layouts, the length of an input is proportional to the memory that a solver needs. In
  // others, a short input can have a large number of vertices.
  static const std::set<std::string> spelled_out = {"arrays",     "board",  "couples", "cube",
                                                    "matrix",     "points", "side",    "slides",
                                                    "transcript", "wedding"};
  memory_follows_the_text = format == nullptr || spelled_out.count(instances::property(
                                                     *format, "layout", std::string())) == 1;
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string input(reinterpret_cast<const char*>(data), size);
  const std::string other = with_other_blanks(input);
  const std::size_t enough = kBytes + kBytesPerByte * std::max(input.size(), other.size());
  fuzz::set_limit(fuzz::allocated() + (memory_follows_the_text ? enough : kExtraBytes + enough));
  const std::string result = outcome(input);
  if (differ(outcome_from_file(input), result))
    fuzz::finding("another answer when the input is read from a file");
  // UTF-16 is recognized by the places of NUL bytes, which other blanks move.
  const std::string with_blanks = outcome(other);
  if (result != kUtf16 && with_blanks != kUtf16 && differ(with_blanks, result)) {
    fuzz::finding("another answer with different blanks");
  }
  fuzz::set_limit(static_cast<std::size_t>(-1));
  return 0;
}
