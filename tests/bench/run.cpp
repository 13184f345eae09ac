// SPDX-License-Identifier: CC0-1.0
//
// run [--only WORD,...] [--sizes N,...] [--runs R] [--limit SECONDS] [--add NAME=PROGRAM,...]
//
// Measures whole processes and prints Markdown tables: CPU seconds (user + system), and the ratio
// of these seconds to those of the floor program in brackets. The floor program, in the column
// before ours, does the least work that any program must do. Each program runs R times, and the
// table shows the median. The programs run in turn: every program runs once before any program runs
// again. A program that exceeds the limit runs only once and is printed as "> LIMIT". The program
// of this project ("ours") runs with a stack of 1 MB, each other program with the largest possible
// stack. The exit status is 1 if two programs print different first words (the size of the
// matching), or if ours crashes.
//
// Each size N is a number of vertices, of vertices per side, or of cells. --only selects the
// instances whose group or name contains one of the words. --add adds a program to each group.
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

using Words = std::vector<std::string>;

#if __has_include(<lemon/matching.h>)
#define IF_LEMON "LEMON",
#else
#define IF_LEMON
#endif
struct Group {
  std::string name, problem;
  Words programs;     // "ours", and others by their names in peers.cpp
  Words boards;       // shapes and other options of the tool generate, for N^(1/2) rows and columns
  std::string count;  // the option of the number of vertices
  Words graphs;       // shapes and other options for N vertices
};
const std::vector<Group> kGroups = {
    {"bipartite",
     "librarychecker_bipartitematching",
     {"read", "csr", "ours", IF_LEMON "HK"},
     {"board --free 50", "board --free 70", "board --free 90", "board --free 95",
      "board --free 100"},
     "--left",
     {"random --degree 2", "random --degree 3", "random --degree 5", "random --degree 10", "hexa",
      "high-low", "staircase", "path", "path --shuffled 1", "chains", "chains --shuffled 1",
      "kuhn-failing", "kuhn-far"}},
    {"general",
     "librarychecker_general_matching",
     {"read", "csr", "ours", IF_LEMON},
     {"board20 --free 15", "board20 --free 30", "board20 --free 70", "board20 --free 100",
      "triangulated --free 60", "triangulated --free 80", "triangulated --free 100"},
     "--vertices",
     {"random --degree 2", "random --degree 3", "random --degree 4", "random --degree 10",
      "preferential", "geometric", "nested-blossoms", "nested-blossoms --groups 1000",
      "odd-cliques", "triangle-path", "triangle-path --shuffled 1", "path --shuffled 1", "hexa"}},
    {"jsoi",
     "jsoi2009_game",
     {"read", "pairs", "ours"},
     {"random --free 50", "random --free 70", "random --free 85", "random --free 90",
      "random --free 95", "random --free 98", "random --free 99", "random --free 100"},
     "",
     {}},
    {"noi", "noi2011_rabbit_egg", {"read", "ours"}, {"snake", "maze --fit 100"}, "", {}},
};

std::map<std::string, std::string> options = {{"--only", ""},
                                              {"--sizes", "100000,1000000"},
                                              {"--runs", "3"},
                                              {"--limit", "20"},
                                              {"--add", ""}};
const auto here = std::filesystem::canonical("/proc/self/exe").parent_path();
const auto folder = std::filesystem::temp_directory_path() / ("bench" + std::to_string(getpid()));
const auto input = folder / "input", output = folder / "output";

enum class End { fine, limit, crash };

// Runs a command with files as its standard input and output, and with limits of CPU seconds and
// stack bytes. Adds the CPU seconds to the list.
End execute(const Words& command, const char* in, const char* out, rlim_t limit, rlim_t stack_bytes,
            std::vector<double>& list) {
  std::vector<char*> argv;
  for (const auto& word : command) argv.push_back(const_cast<char*>(word.c_str()));
  argv.push_back(nullptr);
  const pid_t child = fork();
  if (child == -1) throw std::runtime_error("cannot fork");
  if (child == 0) {
    const rlimit cpu{limit, limit + 1};
    setrlimit(RLIMIT_CPU, &cpu);
    rlimit stack{};
    getrlimit(RLIMIT_STACK, &stack);
    stack.rlim_cur = std::min(stack_bytes, stack.rlim_max);
    setrlimit(RLIMIT_STACK, &stack);
    dup2(open(in, O_RDONLY), 0);
    dup2(open(out, O_WRONLY | O_CREAT | O_TRUNC, 0600), 1);
    execv(argv[0], argv.data());
    _exit(127);
  }
  int status = 0;
  rusage usage{};
  wait4(child, &status, 0, &usage);
  const auto seconds = [](const timeval& t) {
    return static_cast<double>(t.tv_sec) + 1e-6 * static_cast<double>(t.tv_usec);
  };
  list.push_back(seconds(usage.ru_utime) + seconds(usage.ru_stime));
  if (WIFSIGNALED(status) && WTERMSIG(status) == SIGXCPU) return End::limit;
  return WIFEXITED(status) && WEXITSTATUS(status) == 0 ? End::fine : End::crash;
}

Words split(const std::string& text, char separator) {
  Words words;
  std::istringstream in(text);
  for (std::string word; std::getline(in, word, separator);) words.push_back(word);
  return words;
}

template <class... Values>
std::string format(const char* pattern, Values... values) {
  char text[64];
  std::snprintf(text, sizeof text, pattern, values...);
  return text;
}

// Measures the programs on the instance in the file `input` and prints a row of the table. Returns
// false if two programs find matchings of different sizes, or if ours crashes.
bool measure(const Words& programs, const std::string& problem, const std::string& name) {
  const auto ours = std::find(programs.begin(), programs.end(), "ours") - programs.begin();
  std::vector<std::vector<double>> seconds(programs.size());
  std::vector<End> ends(programs.size(), End::fine);
  std::string answer;
  bool good = true;
  for (int run = std::stoi(options["--runs"]); run > 0; --run) {
    for (std::ptrdiff_t i = 0; i < static_cast<std::ptrdiff_t>(programs.size()); ++i) {
      if (ends[i] != End::fine) continue;
      const auto equals = programs[i].find('=');
      Words command = {here / "peers", programs[i]};
      if (i == ours) command = {here / ".." / problem};
      if (equals != std::string::npos) command = {programs[i].substr(equals + 1)};
      ends[i] = execute(command, input.c_str(), output.c_str(), std::stoul(options["--limit"]),
                        i == ours ? 1 << 20 : RLIM_INFINITY, seconds[i]);
      std::string word;
      if (i < ours || ends[i] != End::fine) continue;
      std::ifstream(output) >> word;
      if (answer.empty()) answer = word;
      if (word == answer) continue;
      std::fprintf(stderr, "%s: expected %s, %s found %s\n", name.c_str(), answer.c_str(),
                   programs[i].c_str(), word.c_str());
      good = false;
    }
  }
  std::string row = "| " + name + " |";
  double floor = 0;
  for (std::ptrdiff_t i = 0; i < static_cast<std::ptrdiff_t>(programs.size()); ++i) {
    std::sort(seconds[i].begin(), seconds[i].end());
    const double median = seconds[i][seconds[i].size() / 2];
    if (ends[i] == End::limit) {
      row += " > " + options["--limit"] + " |";
    } else if (ends[i] == End::crash) {
      row += " crash |";
    } else if (floor > 0) {
      row += format(median < 9.95 * floor ? " %.3f (%.1f) |" : " %.3f (%.0f) |", median,
                    median / floor);
    } else {
      row += format(" %.3f |", median);
    }
    if (i + 1 == ours) floor = median;
  }
  std::puts(row.c_str());
  std::fflush(stdout);
  return good && ends[ours] != End::crash;
}

bool run(const Group& group) {
  bool good = true;
  Words programs = group.programs;
  for (const auto& added : split(options["--add"], ',')) programs.push_back(added);
  std::string head = "\n| " + group.name + " | size |", line = "|---|---|";
  for (const auto& program : programs) {
    head += ' ' + split(program, '=')[0] + " |";
    line += "---|";
  }
  head += '\n' + line + '\n';
  for (const bool is_board : {true, false}) {
    for (const auto& shape : is_board ? group.boards : group.graphs) {
      const Words only = split(options["--only"], ',');
      const auto is_in_name = [&](const std::string& word) {
        return (group.name + ' ' + shape).find(word) != std::string::npos;
      };
      if (!only.empty() && std::none_of(only.begin(), only.end(), is_in_name)) continue;
      for (const auto& size : split(options["--sizes"], ',')) {
        const std::string root = std::to_string(std::lround(std::sqrt(std::stod(size))));
        Words command = {
            here / "../generate", group.problem, "--size", "huge", "--seed", "1", "--shape"};
        for (const auto& word : split(shape, ' ')) command.push_back(word);
        if (is_board)
          command.insert(command.end(), {"--rows", root, "--columns", root});
        else
          command.insert(command.end(), {group.count, size});
        std::vector<double> ignored;
        if (execute(command, "/dev/null", input.c_str(), 600, RLIM_INFINITY, ignored) !=
            End::fine) {
          throw std::runtime_error("generate " + shape + " failed");
        }
        std::printf("%s", head.c_str());
        head.clear();
        good &= measure(programs, group.problem,
                        shape + " | " + (is_board ? root + " x " + root : size));
      }
    }
  }
  return good;
}

}  // namespace

int main(int argc, char** argv) {
  int status = 0;
  try {
    for (int i = 1; i < argc; i += 2) {
      if (options.count(argv[i]) == 0 || i + 1 == argc)
        throw std::runtime_error(std::string("unknown option, or option without a value: ") +
                                 argv[i]);
      options[argv[i]] = argv[i + 1];
    }
    std::filesystem::create_directory(folder);
    for (const auto& group : kGroups) {
      if (!run(group)) status = 1;
    }
  } catch (const std::exception& error) {
    std::fprintf(stderr, "run: %s\n", error.what());
    status = 2;
  }
  std::filesystem::remove_all(folder);
  return status;
}
