// SPDX-License-Identifier: CC0-1.0
//
// Tests the solvers on small inputs. A new problem needs no code here.
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "answers.hpp"
#include "check.hpp"
#include "instances/problems.hpp"
#include "instances/random.hpp"
#include "small_inputs.hpp"
#include "solvers.hpp"
#include "tools/solvers.hpp"

namespace {

// Tests the solver on random inputs in which one word is replaced by another word of the input. The
// solver must also be right if this breaks a promise of the statement, but causes no message.
void test_other_words(const instances::Problem& problem) {
  small_inputs::Tester tester(problem, solvers::of(problem.name));
  instances::Random random(2022);
  for (int i = 0; i < 300; ++i) {
    const std::vector<instances::Shape> shapes = problem.format->shapes();
    const char* const shape = shapes[static_cast<std::size_t>(i) % shapes.size()].name;
    const std::string text =
        problem.format->generate(shape, {instances::Size::tiny}, random.next());
    const std::vector<inputs::Part> words = inputs::words_of(text);
    const auto some = [&] { return words[random.below(static_cast<std::int64_t>(words.size()))]; };
    const std::string input = some().replaced(text, some().in(text));
    const tools::Solved solved = tools::solve(problem.name, input);
    if (solved.error.empty() && solved.warning.empty()) tester.test(input);
  }
  check::report(tester.count() > 0, __FILE__, __LINE__, problem.name);
}

}  // namespace

int main() {
  for (const instances::Problem& problem : instances::problems()) {
    small_inputs::test(problem, solvers::of(problem.name));
    if (answers::knows(problem)) test_other_words(problem);
  }
  return check::result();
}
