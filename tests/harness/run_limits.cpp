// SPDX-License-Identifier: CC0-1.0
//
// run_limits FACTS BIN [--full] [--print]
//
// Runs the programs of the short files in BIN/submit on the worst inputs in the file FACTS, which
// is src/facts/problems.txt. With --full, also runs the full solvers, by the tool BIN/solve. Fails
// if a run takes much longer than FACTS says. With --print, prints FACTS with the costs of these
// runs.
//
// The unit of time is a ruler: the processor time of sorting a million numbers in this program. So
// neither the speed of the machine nor its load matters much. The bound for t rulers in FACTS is
// 8 t + 0.4 rulers: a solver that becomes 20 times slower fails, unless that takes less than 0.7
// rulers. A run beyond the bound has two more tries, each with a new ruler.
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <iostream>
#include <memory>
#include <random>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "tools/duel/process.hpp"
#include "tools/files.hpp"

namespace {

// Returns the worst input of a problem, if the tool generate does not generate it.
std::string made(const std::string& problem) {
  std::mt19937 random(1);  // has the same numbers everywhere
  const auto below = [&](unsigned n) { return static_cast<unsigned>(random() % n); };
  std::ostringstream out;
  const auto add = [&](const auto& word, char end) { out << word << end; };
  if (problem == "abc205f_grid_and_tokens") {
    out << "100 100 100\n";
    for (int i = 0; i < 100; ++i) out << "1 1 100 100\n";
  } else if (problem == "abc285g_tatami") {
    out << "300 300\n";
    for (int i = 0; i < 300; ++i) {
      for (int j = 0; j < 300; ++j) out << (below(9) == 0 ? '1' : '2');
      out << '\n';
    }
  } else if (problem == "abc320g_slot_strategy_2") {
    out << "100 100000\n";
    for (int i = 0; i < 100; ++i) {
      for (int j = 0; j < 100000; ++j) out << below(10);
      out << '\n';
    }
  } else if (problem == "abc354g_select_strings") {
    out << "100\n";
    for (int i = 0; i < 100; ++i) add(std::string(i + 1, 'a'), '\n');
    for (int i = 0; i < 100; ++i) add(below(1000000000) + 1, ' ');
  } else if (problem == "abc224h_security_camera_2" || problem == "luogu4015_transport") {
    // The supplies and the demands have the same sum.
    const bool is_transport = problem[0] == 'l';
    out << "100 100\n";
    for (int i = 0; i < 200; ++i) add(is_transport ? 1 + i % 100 * 1000 : 10, ' ');
    for (unsigned i = 0; i < 10000; ++i) {
      add(is_transport ? (i / 100 + 1) * (i % 100 + 1) : below(101), ' ');
    }
  } else if (problem == "abc412g_degree_harmony") {
    out << "150 11175\n";
    for (int v = 1; v <= 150; ++v) add(1, ' ');
    for (int v = 1; v <= 150; ++v) {
      for (int w = v + 1; w <= 150; ++w) out << v << ' ' << w << '\n';
    }
  } else if (problem == "agc014d_black_and_white_tree") {
    out << "100000\n";
    for (unsigned v = 2; v <= 100000; ++v) out << below(v - 1) + 1 << ' ' << v << '\n';
  } else if (problem == "arc092c_2d_plane_2n_points") {
    out << "100\n";
    for (int i = 0; i < 200; ++i) out << i << ' ' << i << '\n';
  } else if (problem == "arc080f_prime_flip") {
    out << "100\n";
    for (unsigned i = 1; i <= 100; ++i) add(i * 100000 - below(50000), ' ');
  } else if (problem == "cf1728f_fishermen") {
    out << "1000\n";
    for (int i = 0; i < 1000; ++i) add(i % 10 + 1, ' ');
  } else if (problem == "cf1139e_maximize_mex") {
    const unsigned n = 5000;
    std::vector<unsigned> day(n);
    out << n << ' ' << n << '\n';
    for (unsigned i = 0; i < n; ++i) add(i % 1000, ' ');
    for (unsigned i = 0; i < n; ++i) add(below(1000) + 1, ' ');
    add(n, ' ');
    for (unsigned i = 0; i < n; ++i) {
      const unsigned k = below(i + 1);
      day[i] = day[k], day[k] = i + 1;
    }
    for (const unsigned student : day) add(student, ' ');
  } else if (problem == "librarychecker_bipartitematching") {  // a cycle with short chords
    const unsigned n = 66666;
    std::vector<std::array<unsigned, 2>> edges;
    for (unsigned i = 0; i < n; ++i) {
      for (const unsigned j : {i, (i + 1) % n, i - below(std::min(i + 1, 2000u))}) {
        edges.push_back({i, j});
      }
    }
    std::vector<unsigned> name(2 * n);
    for (unsigned v = 0; v < 2 * n; ++v) name[v] = v < n ? v : v - n;
    const auto shuffle = [&](auto* first, unsigned count) {
      for (unsigned i = 1; i < count; ++i) std::swap(first[i], first[below(i + 1)]);
    };
    shuffle(&name[0], n);
    shuffle(&name[n], n);
    shuffle(&edges[0], 3 * n);
    out << "66666 66666 199998\n";
    for (const auto& [v, w] : edges) {
      add(name[v], ' ');
      add(name[n + w], '\n');
    }
  } else if (problem == "hdu1914_stable_marriage") {
    out << "1000\n";
    for (int i = 0; i < 1000; ++i) {
      const std::string men = "abcdefghijklmnopqrstuvwxyz", women = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
      add(26, '\n');
      for (const char name : men + women) add(name, ' ');
      out << '\n';
      for (const char name : men) add(std::string{name, ':'} + women, '\n');
      for (const char name : women) add(std::string{name, ':'} + men, '\n');
    }
  }
  return out.str();
}

// Returns the processor time of this process or of its children that have ended.
double cpu_seconds(int who) {
  rusage usage;
  getrusage(who, &usage);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

// Returns the processor time of a ruler.
double ruler() {
  std::vector<std::uint64_t> numbers(1000000);
  std::mt19937_64 random(1);
  for (std::uint64_t& number : numbers) number = random();
  const double begin = cpu_seconds(RUSAGE_SELF);
  std::sort(numbers.begin(), numbers.end());
  return cpu_seconds(RUSAGE_SELF) - begin;
}

// The processor time of a program in rulers, and its memory.
struct Cost {
  double rulers = 0, megabytes = 0;
};

// Runs a program. Throws std::runtime_error if it fails.
Cost cost_of(const std::vector<std::string>& command, const duel::TemporaryFile& in, double unit) {
  const std::uint64_t any = std::uint64_t{1} << 40;
  const duel::TemporaryFile out, err;
  lseek(in.descriptor(), 0, SEEK_SET);
  const double begin = cpu_seconds(RUSAGE_CHILDREN);
  const duel::Ended ended =
      duel::execute(command, {in.descriptor(), out.descriptor(), err.descriptor()}, {600, any, any},
                    [](const auto&) { return duel::Flaw::none; });
  if (!ended.crash.empty() || ended.status != 0) {
    throw std::runtime_error(ended.crash + " exit status " + std::to_string(ended.status) + ' ' +
                             err.read(0, 1000));
  }
  return {(cpu_seconds(RUSAGE_CHILDREN) - begin) / unit,
          static_cast<double>(ended.peak_bytes) / 1e6};
}

}  // namespace

int main(int argc, char** argv) try {
  const std::vector<std::string> words = tools::arguments_of(argc, argv);
  if (words.size() < 3) throw std::runtime_error("expected FACTS BIN [--full] [--print]");
  const bool is_full = std::count(words.begin(), words.end(), "--full") > 0;
  const bool is_print = std::count(words.begin(), words.end(), "--print") > 0;
  const std::string bin = words[2] + '/';
  std::istringstream facts(tools::read_file(words[1]));
  std::string line, problem;
  std::unique_ptr<duel::TemporaryFile> input;  // as text, it would count as memory of the programs
  int runs = 0, failed = 0;
  double unit_seconds = ruler();
  while (std::getline(facts, line)) {
    std::istringstream fields(line);
    std::string key, unit;
    Cost known;
    fields >> key;
    if (line.compare(0, 2, "  ") != 0) {
      problem = key;
      input.reset();
    } else if (key == "worst") {
      std::vector<std::string> generate{bin + "generate", problem};
      for (std::string word; fields >> word;) generate.push_back(word);
      std::string text = made(problem);
      if (text.empty()) text = duel::run(generate, "", {600, 0, std::size_t{1} << 30}).output;
      if (text.empty()) throw std::runtime_error("no input of " + problem);
      input = std::make_unique<duel::TemporaryFile>(text);
    } else if (key == "short" || (key == "full" && is_full)) {
      std::vector<std::string> command{bin + "submit/" + problem};
      if (key == "full") command = {bin + "solve", problem};
      fields >> known.rulers >> unit >> known.megabytes;
      const double bound = 8 * known.rulers + 0.4;
      Cost cost;
      try {
        if (!fields || !input) throw std::runtime_error("no figures, or no input");
        for (int tries = 1; tries == 1 || (tries <= 3 && cost.rulers > bound); ++tries) {
          if (tries > 1 || is_print) unit_seconds = ruler();
          cost = cost_of(command, *input, unit_seconds);
        }
      } catch (const std::runtime_error& error) {
        std::cout << "FAILED: " << problem << ", " << key << ": " << error.what() << std::endl;
        if (is_print) std::cout << line << std::endl;
        ++failed;
        continue;
      }
      ++runs;
      if (cost.rulers > bound) {
        std::cout << "FAILED: " << problem << ", " << key << ": " << cost.rulers
                  << " rulers, expected at most " << bound << std::endl;
        ++failed;
      }
      char text[100];
      std::snprintf(text, sizeof text, "  %s %.2f rulers, %.0f MB", key.c_str(), cost.rulers,
                    cost.megabytes);
      line = text;
    }
    if (is_print) std::cout << line << std::endl;
  }
  std::cout << "# " << runs << " runs, " << failed << " failed" << std::endl;
  return runs > 0 && failed == 0 ? 0 : 1;
} catch (const std::exception& error) {
  std::cerr << error.what() << '\n';
  return 1;
}
