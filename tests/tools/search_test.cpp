// SPDX-License-Identifier: CC0-1.0
//
// Tests the search of the tool duel and how it makes failing inputs smaller, with fake referees and
// sources, so that the tests are fast and do not depend on the machine.
#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>

#include "check.hpp"
#include "instances/problems.hpp"
#include "tools/duel/report.hpp"
#include "tools/duel/search.hpp"
#include "tools/folder.hpp"

namespace {

using duel::Flaw;

constexpr duel::RunLimits kLimits = {2, 0, 0};

// ---- Making an input smaller

template <class Judge>
struct Referee {
  Judge judge;
  duel::RunLimits limits() const { return kLimits; }
};

template <class Judge>
std::string smallest(Judge judge, const duel::Verdict& verdict) {
  duel::Progress progress;
  progress.end = duel::Clock::time_point::max();
  duel::Failure failure;
  failure.input.text = "5\n17\n23\n42\n1001\n4\n2\n0\n";
  failure.verdict = verdict;
  const duel::FormatSource source(instances::problem("bzoj2463_who_wins"), {}, 1);
  return duel::smallest(source, Referee<Judge>{judge}, failure, progress).input.text;
}

// Each line of an input is a game, except the last line.
bool has_games(const std::string& input) {
  return std::count(input.begin(), input.end(), '\n') > 2;
}

// An input on which a program exceeds the time limit is made smaller like any other, with the time
// limit as it is.
void test_hanging() {
  const auto judge = [](const std::string& input, const duel::RunLimits& limits) {
    CHECK_EQ(limits.seconds, kLimits.seconds);
    duel::Verdict verdict;
    if (has_games(input)) verdict.flaw = Flaw::time;
    return verdict;
  };
  CHECK_EQ(smallest(judge, {{Flaw::time}}), "1\n1\n0\n");
}

// Making an input smaller takes 5 seconds or 60 runs, up to 30 seconds.
void test_end() {
  using std::chrono::seconds;
  duel::Progress progress;
  progress.inputs = 7;
  progress.begin_to_shrink(1000);
  CHECK(progress.last - progress.end > seconds(20) && !progress.is_over());
  progress.end = duel::Clock::now();
  progress.inputs = 66;
  CHECK(!progress.is_over());
  progress.inputs = 67;
  CHECK(progress.is_over());
  progress.inputs = 0;
  CHECK(!progress.is_over());
  progress.last = progress.end;
  CHECK(progress.is_over());
  progress.begin_to_shrink(0);
  CHECK(progress.is_over());
}

// A smaller input must show the flaw of the same program.
void test_flaw_of_other() {
  const auto judge = [](const std::string& input, const duel::RunLimits&) {
    duel::Verdict verdict;
    verdict.flaw = Flaw::crash;
    verdict.of_other = has_games(input);
    return verdict;
  };
  CHECK_EQ(smallest(judge, {{Flaw::crash}, true}), "1\n1\n0\n");
}

// A large input from which no part can be removed gives way to a small one.
void test_fresh_inputs() {
  const instances::Problem& problem = instances::problem("luogu3254_round_table");
  const std::string large = problem.format->generate("tight", {instances::Size::judge}, 1);
  std::string last;
  int runs = 0;
  const auto fails = [&](const duel::Input& input) {
    if (input.text != large && input.text.size() > 20) return false;
    last = input.text;
    return true;
  };
  const duel::Source& source = duel::FormatSource(problem, {}, 1);
  source.shrink({large, ""}, fails, [&] { return ++runs > 1000; });
  CHECK_EQ(last, "1 1\n1\n1\n");
}

// ---- Reports

// A line has at most 500 characters, and the columns of a report have 100 together.
void test_widths() {
  CHECK_EQ(duel::visible(std::string(500, 'x')), std::string(500, 'x'));
  CHECK_EQ(duel::visible(std::string(501, 'x')), std::string(500, 'x') + " ...");
  CHECK_EQ(duel::columns_of("\xE4\xB8\xAD"
                            "a"),
           3u);
  const auto lines = [](std::size_t size) {
    const std::string text = duel::side_by_side({{"a", "x"}, {"b", std::string(size, 'y')}});
    return std::count(text.begin(), text.end(), '\n');
  };
  CHECK_EQ(lines(89), 2);
  CHECK_EQ(lines(90), 4);
}

// ---- Several jobs

struct Numbers : duel::Source {
  std::optional<duel::Input> make(std::uint64_t number) const override {
    return duel::Input{std::to_string(number), ""};
  }
  std::string measure(const duel::Input&) const override { return ""; }
  void shrink(const duel::Input&, const Fails&, const instances::IsOver&) const override {}
};

// Refuses the inputs 0, 1 and 2. Each refusal but the last waits until a higher number is refused.
struct SlowReferee {
  mutable std::mutex mutex;
  mutable std::condition_variable changed;
  mutable int lowest = 3;

  duel::RunLimits limits() const { return kLimits; }

  duel::Verdict judge(const std::string& input, const duel::RunLimits&) const {
    const int number = std::stoi(input);
    duel::Verdict verdict;
    if (number > 2) return verdict;
    std::unique_lock<std::mutex> lock(mutex);
    changed.wait(lock, [&] { return lowest == number + 1; });
    lowest = number;
    changed.notify_all();
    verdict.flaw = Flaw::crash;
    return verdict;
  }
};

// The search must report the first failing input, even if a later one fails sooner.
void test_jobs() {
  for (int repeat = 0; repeat < 20; ++repeat) {
    duel::Progress progress;
    progress.end = duel::Clock::time_point::max();
    const auto failure = duel::search(Numbers(), SlowReferee(), 0, 3, progress);
    CHECK(failure && failure->number == 0 && failure->input.text == "0");
  }
}

// ---- Generators

void test_generator() {
  const duel::GeneratorSource generator("echo", 3, {1000, 0, 1000});
  const duel::Source& source = generator;
  std::map<int, int> sizes;
  for (std::uint64_t number = 0; number < 55; ++number) {
    const auto input = source.make(number);
    CHECK(input.has_value());
    CHECK_EQ(input->text,
             std::to_string(30000000 + number) + ' ' + std::to_string(input->size) + '\n');
    CHECK_EQ(input->origin + '\n', "echo " + input->text);
    ++sizes[input->size];
  }
  for (int size = 1; size <= 10; ++size) CHECK_EQ(sizes[size], 11 - size);
  for (const auto& [line, message] :
       {std::pair("true", "printed nothing"), std::pair("sleep 1000;", "time limit exceeded")}) {
    std::string error;
    try {
      duel::GeneratorSource(line, 0, {message[0] == 't' ? 0.05 : 1000, 0, 1000}).make(7);
    } catch (const std::runtime_error& caught) {
      error = caught.what();
    }
    const std::string begin = "the generator '" + std::string(line) + " 7 2' ";
    CHECK_EQ(error.substr(0, begin.size()), begin);
    CHECK(error.find(message) != std::string::npos);
  }
  duel::Verdict verdict;
  CHECK_THROWS(duel::checker_program("sleep 1000;", {0.05, 0, 1000})(verdict, "", kLimits),
               std::runtime_error);
  // The limit of the programs does not hold for our solver.
  duel::our_answer("jsoi2009_game", BIN_DIR "/solve")(verdict, "1 1\n.\n", {1e-9, 0, 1000});
  CHECK_EQ(verdict.answer.value_or(""), "WIN\n1 1\n");
  CHECK(std::stoll(source.make(std::uint64_t{1} << 40)->text) < std::int64_t{1} << 31);

  // Each smaller size gets a hundred seeds, unless an input fails.
  std::map<int, int> tried;
  const duel::Input failing{"", "", 4};
  source.shrink(failing, [&](const duel::Input& input) { return ++tried[input.size] == 0; });
  CHECK(tried == (std::map<int, int>{{1, 100}, {2, 100}, {3, 100}}));
  tried.clear();
  source.shrink(failing, [&](const duel::Input& input) {
    return ++tried[input.size] == 50 && input.size == 2;
  });
  CHECK(tried == (std::map<int, int>{{1, 100}, {2, 50}}));
}

}  // namespace

int main() {
  test_hanging();
  test_end();
  test_flaw_of_other();
  test_fresh_inputs();
  test_widths();
  test_jobs();
  if (folder::can_run("generators")) test_generator();
  return check::result();
}
