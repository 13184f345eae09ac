// SPDX-License-Identifier: CC0-1.0
//
// run [--only WORD,...] [--sizes N,...] [--runs R] [--limit SECONDS] [--ours DIRECTORY]
//     [--add NAME=PROGRAM]
//
// Measures whole processes and prints Markdown tables: CPU seconds (user + system), the ratio of
// these seconds to those of the floor program in brackets, and the peak memory. The floor program
// does the least work that any program must do. Each program runs R times, and the table shows the
// median. The programs run in turn: every program runs once before any program runs again. A
// program that exceeds the limit runs only once and is printed as "> LIMIT". The program of this
// project ("ours") runs with a stack of 1 MB, each other program with the largest possible stack.
// The exit status is 1 if two programs find matchings of different sizes or if ours crashes.
//
// Each size N is a number of vertices, of vertices per side, or of cells. (For a few shapes, kRows
// scales this number.) --only selects the instances whose group or name contains one of the words.
// --add adds a program to the graph problems.
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

using Words = std::vector<std::string>;

struct Program {
  std::string name, path;
  bool solves;  // whether the first word of the output is the size of a maximum matching
};

struct Group {
  std::string name, problem, title;
  Words programs;     // the names of the programs, in the order of the table's columns
  std::string floor;  // the name of the program with whose time the other times are compared
};

const std::vector<Group> kGroups = {
    {"bipartite",
     "librarychecker_bipartitematching",
     "Bipartite graphs",
     {"read", "csr", "ours", "LEMON", "HK", "PR"},
     "csr"},
    {"general",
     "librarychecker_general_matching",
     "General graphs",
     {"read", "csr", "ours", "LEMON"},
     "csr"},
    {"jsoi", "jsoi2009_game", "JSOI game", {"read", "one pass", "ours"}, "one pass"},
    {"noi", "noi2011_rabbit_egg", "NOI rabbit and egg", {"read", "ours"}, "read"},
};

// Describes instances of one shape, such as random graphs. For each value N of the option --sizes
// of this program and for each entry of `others` (further options of `generate`), the tool
// `generate` makes an instance. Each instance gives one row of the printed table.
struct Row {
  std::string group, shape;
  Words sizes;  // the options of `generate` that get the value factor * N^exponent
  double factor, exponent;
  Words others;  // each entry lists other options of `generate`: "NAME VALUE NAME VALUE ..."
};

const Words kLeft = {"left"}, kVertices = {"vertices"}, kSquare = {"rows", "columns"};

const std::vector<Row> kRows = {
    {"bipartite",
     "board",
     kSquare,
     1,
     0.5,
     {"free 50", "free 70", "free 90", "free 95", "free 100"}},
    {"bipartite", "random", kLeft, 1, 1, {"degree 2", "degree 3", "degree 5", "degree 10"}},
    {"bipartite", "hexa", kLeft, 1, 1, {""}},
    {"bipartite", "high-low", kLeft, 1, 1, {""}},
    {"bipartite", "skewed", kLeft, 1, 1, {""}},
    {"bipartite", "dense", kLeft, 3, 0.5, {""}},
    {"bipartite", "staircase", kLeft, 1, 1, {""}},
    {"bipartite", "path", kLeft, 1, 1, {"", "shuffled 1"}},
    {"bipartite", "chains", kLeft, 1, 1, {"", "shuffled 1"}},
    {"bipartite", "core-chains", kLeft, 1, 1, {"shuffled 1"}},
    {"bipartite", "augmented-cycle", kLeft, 1, 1, {"shuffled 1"}},
    {"bipartite", "kuhn-failing", kLeft, 1, 1, {""}},
    {"bipartite", "kuhn-far", kLeft, 1, 1, {""}},
    {"general", "board20", kSquare, 1, 0.5, {"free 15", "free 30", "free 70", "free 100"}},
    {"general", "random", kVertices, 1, 1, {"degree 2", "degree 3", "degree 4", "degree 10"}},
    {"general", "preferential", kVertices, 1, 1, {""}},
    {"general", "geometric", kVertices, 1, 1, {""}},
    {"general", "triangulated", kSquare, 1, 0.5, {"free 60", "free 80", "free 100"}},
    {"general", "nested-blossoms", kVertices, 1, 1, {"", "groups 1000"}},
    {"general", "odd-cliques", kVertices, 1, 1, {""}},
    {"general", "triangle-path", kVertices, 1, 1, {"", "shuffled 1"}},
    {"general", "path", kVertices, 1, 1, {"shuffled 1"}},
    {"general", "hexa", kVertices, 1, 1, {""}},
    {"jsoi",
     "random",
     kSquare,
     3,
     0.5,
     {"free 50", "free 70", "free 85", "free 90", "free 95", "free 98", "free 99", "free 100"}},
    {"noi", "snake", kSquare, 1, 0.5, {""}},
    {"noi", "maze", kSquare, 1, 0.5, {"fit 100"}},
};

struct Options {
  Words only, sizes = {"100000", "1000000"};
  int runs = 3, limit = 20;
  std::string ours;
  std::vector<Program> added;
};

// Holds an open temporary file. The file has no name, so the system deletes it even after a crash.
class TemporaryFile {
 public:
  TemporaryFile() {
    std::string name = (std::filesystem::temp_directory_path() / "benchXXXXXX").string();
    descriptor_ = mkstemp(name.data());
    if (descriptor_ == -1) throw std::runtime_error("cannot create " + name);
    unlink(name.c_str());
  }
  ~TemporaryFile() { close(descriptor_); }
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;

  int descriptor() const { return descriptor_; }
  void rewind() const { lseek(descriptor_, 0, SEEK_SET); }
  void clear() const {
    rewind();
    if (ftruncate(descriptor_, 0) == -1) throw std::runtime_error("cannot empty a temporary file");
  }
  std::string first_word() const {
    char text[32] = "";
    const auto length = pread(descriptor_, text, sizeof text - 1, 0);
    return std::string(text, std::find_if(text, text + std::max<long>(length, 0),
                                          [](char c) { return c == '\n' || c == ' '; }));
  }

 private:
  int descriptor_;
};

enum class End { fine, limit, crash };

struct Result {
  End end;
  double seconds, megabytes;
};

// Runs a command with the given files as its standard input and output, and with the given limits
// of CPU seconds and stack bytes.
Result execute(const Words& command, int in, int out, int limit, rlim_t stack_bytes) {
  std::vector<char*> argv;
  for (const auto& word : command) argv.push_back(const_cast<char*>(word.c_str()));
  argv.push_back(nullptr);
  const pid_t child = fork();
  if (child == -1) throw std::runtime_error("cannot fork");
  if (child == 0) {
    const auto seconds = static_cast<rlim_t>(limit);
    const rlimit cpu{seconds, seconds + 1};
    setrlimit(RLIMIT_CPU, &cpu);
    rlimit stack{};
    getrlimit(RLIMIT_STACK, &stack);
    stack.rlim_cur = std::min(stack_bytes, stack.rlim_max);
    setrlimit(RLIMIT_STACK, &stack);
    dup2(in, 0);
    dup2(out, 1);
    execv(argv[0], argv.data());
    _exit(127);
  }
  int status = 0;
  rusage usage{};
  wait4(child, &status, 0, &usage);
  const auto seconds = [](const timeval& t) {
    return static_cast<double>(t.tv_sec) + 1e-6 * static_cast<double>(t.tv_usec);
  };
  const double total = seconds(usage.ru_utime) + seconds(usage.ru_stime);
  End end = WIFSIGNALED(status) && WTERMSIG(status) == SIGXCPU ? End::limit : End::crash;
  if (WIFEXITED(status) && WEXITSTATUS(status) == 0) end = End::fine;
  return {end, total, static_cast<double>(usage.ru_maxrss) / 1024};
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

Options parse(int argc, char** argv) {
  Options options;
  for (int i = 1; i < argc; ++i) {
    const std::string name = argv[i];
    if (++i == argc) throw std::runtime_error("unknown option, or option without a value: " + name);
    const std::string value = argv[i];
    if (name == "--only") {
      options.only = split(value, ',');
    } else if (name == "--sizes") {
      options.sizes = split(value, ',');
    } else if (name == "--runs") {
      options.runs = std::max(1, std::stoi(value));
    } else if (name == "--limit") {
      options.limit = std::max(1, std::stoi(value));
    } else if (name == "--ours") {
      options.ours = value;
    } else if (name == "--add" && value.find('=') != std::string::npos) {
      const auto equals = value.find('=');
      options.added.push_back({value.substr(0, equals), value.substr(equals + 1), true});
    } else {
      throw std::runtime_error("unknown option, or option with a bad value: " + name + ' ' + value);
    }
  }
  return options;
}

bool selected(const std::string& group, const std::string& name, const Options& options) {
  return options.only.empty() ||
         std::any_of(options.only.begin(), options.only.end(), [&](const std::string& word) {
           return (group + ' ' + name).find(word) != std::string::npos;
         });
}

std::vector<Program> programs_of(const Group& group, const std::string& here,
                                 const Options& options) {
  static const std::map<std::string, std::string> file = {
      {"read", "floor_read"},  {"csr", "floor_csr"},         {"one pass", "floor_jsoi"},
      {"LEMON", "peer_lemon"}, {"HK", "peer_hopcroft_karp"}, {"PR", "peer_push_relabel"}};
  const bool graphs = group.floor == "csr";
  std::vector<Program> all;
  for (const auto& name : group.programs) {
    const bool ours = name == "ours";
    const std::string path = ours ? options.ours + '/' + group.problem : here + '/' + file.at(name);
    all.push_back({name, path, graphs && name != "read" && name != "csr"});
  }
  if (graphs) all.insert(all.end(), options.added.begin(), options.added.end());
  std::vector<Program> present;
  for (const auto& program : all) {
    if (access(program.path.c_str(), X_OK) == 0) {
      present.push_back(program);
    } else {
      std::fprintf(stderr, "%s: %s is not measured, because %s does not exist\n",
                   group.name.c_str(), program.name.c_str(), program.path.c_str());
    }
  }
  return present;
}

// Measures the programs on one instance and prints a row of the table. Returns false if two
// programs found matchings of different sizes, or if the program of this project ("ours") crashed.
bool measure(const Group& group, const std::vector<Program>& programs, const std::string& name,
             const std::string& size, const TemporaryFile& instance, const Options& options) {
  const TemporaryFile output;
  std::vector<std::vector<Result>> results(programs.size());
  std::string answer;
  bool good = true;
  for (int run = 0; run < options.runs; ++run) {
    for (std::size_t i = 0; i < programs.size(); ++i) {
      if (run > 0 && results[i].back().end != End::fine) continue;
      instance.rewind();
      output.clear();
      const rlim_t stack = programs[i].name == "ours" ? 1 << 20 : RLIM_INFINITY;
      results[i].push_back(execute({programs[i].path}, instance.descriptor(), output.descriptor(),
                                   options.limit, stack));
      if (!programs[i].solves || results[i].back().end != End::fine) continue;
      const std::string word = output.first_word();
      if (answer.empty()) answer = word;
      if (word != answer) {
        std::fprintf(stderr, "%s, %s: expected a matching of size %s, %s found %s\n", name.c_str(),
                     size.c_str(), answer.c_str(), programs[i].name.c_str(), word.c_str());
        good = false;
      }
    }
  }

  double floor = 0;
  std::string cells, memory[2] = {"-", "-"};
  std::vector<Result> medians;
  for (auto& of_program : results) {
    if (of_program.back().end != End::fine) of_program = {of_program.back()};
    std::sort(of_program.begin(), of_program.end(),
              [](const Result& a, const Result& b) { return a.seconds < b.seconds; });
    medians.push_back(of_program[of_program.size() / 2]);
  }
  for (std::size_t i = 0; i < programs.size(); ++i) {
    if (programs[i].name == group.floor) floor = medians[i].seconds;
  }
  for (std::size_t i = 0; i < programs.size(); ++i) {
    const auto& median = medians[i];
    const auto& program = programs[i].name;
    std::string cell = format("%.3f", median.seconds);
    if (median.end == End::limit) {
      cell = format("> %d", options.limit);
    } else if (median.end == End::crash) {
      cell = "crash";
      good &= program != "ours";
    } else if (program != "read" && program != group.floor && floor > 0) {
      cell += format(median.seconds < 9.95 * floor ? " (%.1f)" : " (%.0f)", median.seconds / floor);
    }
    cells += ' ' + cell + " |";
    if (program == group.floor) memory[0] = format("%.0f", median.megabytes);
    if (program == "ours") memory[1] = format("%.0f", median.megabytes);
  }
  std::printf("| %s | %s |%s %s | %s |\n", name.c_str(), size.c_str(), cells.c_str(),
              memory[0].c_str(), memory[1].c_str());
  std::fflush(stdout);
  return good;
}

bool run(const Group& group, const std::string& here, const Options& options) {
  bool started = false, good = true;
  std::vector<Program> programs;
  for (const auto& row : kRows) {
    if (row.group != group.name) continue;
    for (const auto& others : row.others) {
      const std::string name = row.shape + (others.empty() ? "" : ' ' + others);
      if (!selected(group.name, name, options)) continue;
      if (!started) {
        programs = programs_of(group, here, options);
        std::printf("\n%s:\n\n| instance | size |", group.title.c_str());
        for (const auto& program : programs) std::printf(" %s |", program.name.c_str());
        std::printf(" MB %s | MB ours |\n|---|---|", group.floor.c_str());
        for (std::size_t i = 0; i < programs.size() + 2; ++i) std::printf("---|");
        std::printf("\n");
        started = true;
      }
      for (const auto& size : options.sizes) {
        const long argument = std::lround(row.factor * std::pow(std::stod(size), row.exponent));
        const std::string number = std::to_string(argument);
        Words command = {here + "/../generate",
                         group.problem,
                         "--shape",
                         row.shape,
                         "--size",
                         "huge",
                         "--seed",
                         "1"};
        for (const auto& option : row.sizes) {
          command.insert(command.end(), {"--" + option, number});
        }
        const Words words = split(others, ' ');
        for (std::size_t i = 0; i + 1 < words.size(); i += 2) {
          command.insert(command.end(), {"--" + words[i], words[i + 1]});
        }
        const TemporaryFile instance;
        if (execute(command, 0, instance.descriptor(), 600, RLIM_INFINITY).end != End::fine) {
          throw std::runtime_error("generate " + name + " failed");
        }
        const std::string label = row.sizes == kSquare ? number + " x " + number : number;
        good &= measure(group, programs, name, label, instance, options);
      }
    }
  }
  return good;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    const auto here = std::filesystem::canonical("/proc/self/exe").parent_path();
    Options options = parse(argc, argv);
    if (options.ours.empty()) options.ours = here.parent_path().string();
    bool good = true;
    for (const auto& group : kGroups) good &= run(group, here.string(), options);
    return good ? 0 : 1;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "run: %s\n", error.what());
    return 2;
  }
}
