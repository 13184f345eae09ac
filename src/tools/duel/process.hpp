// SPDX-License-Identifier: CC0-1.0
//
// Runs the user's program on an input. The program may have bugs, but is not malicious: it may
// crash, hang, fork by mistake, print forever or use too much memory. This file has what is common
// to all systems. What depends on the system is declared here and defined in process_posix.cpp or
// process_windows.cpp.
#ifndef TOOLS_DUEL_PROCESS_HPP
#define TOOLS_DUEL_PROCESS_HPP

#include <sys/stat.h>
#include <sys/types.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <stdexcept>
#include <string>
#include <system_error>
#include <thread>
#include <vector>

#include "instances/texts.hpp"

namespace duel {

using Clock = std::chrono::steady_clock;

struct RunLimits {
  double seconds;              // of the wall clock; in a dialogue, of the processor
  std::uint64_t memory_bytes;  // 0 means no limit; may exceed the memory of a 32-bit program
  std::size_t output_bytes;    // of the standard output, of the standard error and of other files
  std::uint64_t stack_bytes = 0;  // 0 means the largest that the system and the memory allow
};

// Lists the kinds of failures of a program.
enum class Flaw { none, wrong_answer, crash, time, memory, output, stopped };

struct Run {
  Flaw flaw = Flaw::none;
  std::string what = {};          // the flaw in words, such as "crash: exit status 3"
  std::string output = {};        // the first RunLimits::output_bytes bytes of the standard output
  std::string dialogue = {};      // with an interactor: the lines that the program reads and writes
  std::string errors = {};        // the last bytes of the standard error, without blanks at the end
  std::string first_errors = {};  // the first bytes of the standard error
  int status = -1;                // the exit status; -1 if the program did not exit by itself

  void found(Flaw its_flaw, const std::string& text) {
    flaw = its_flaw;
    what = text;
  }
};

// The maximum sizes of Run::errors and Run::first_errors.
constexpr std::size_t kErrorBytes = 2048, kFirstErrorBytes = 4096;

// When is_stopped becomes true, run() kills the program that is running. From then on, every result
// of run() has the flaw `stopped`. A signal handler may set is_stopped.
inline std::atomic<bool> is_stopped{false};

// Counts the runs that had a memory limit but whose memory could not be measured.
inline std::atomic<unsigned long> unmeasured_runs{0};

// Returns the limits of a program that assists a duel, such as a generator of inputs. `limits` are
// those of the programs that are compared.
inline RunLimits assistant_limits(const RunLimits& limits) {
  return {std::max(10.0, limits.seconds), 0, limits.output_bytes};
}

// ---- What depends on the system

// Opens a new file, which the system deletes when it is closed. Returns null on failure.
std::FILE* open_temporary_file();

// Holds the input or the output of a program, so that nobody has to read one pipe while writing to
// another.
class TemporaryFile {
 public:
  TemporaryFile() : file_(open_temporary_file()) {
    check(file_ != nullptr, "cannot make a temporary file");
  }
  explicit TemporaryFile(const std::string& text) : TemporaryFile() {
    std::fwrite(text.data(), 1, text.size(), file_);
    check(std::fflush(file_) == 0 && !std::ferror(file_), "cannot write a temporary file");
    std::rewind(file_);
  }
  ~TemporaryFile() { std::fclose(file_); }

  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;

#ifdef _WIN32
  int descriptor() const { return _fileno(file_); }

  std::size_t size() const {
    struct _stat64 info;
    return _fstat64(descriptor(), &info) == 0 ? static_cast<std::size_t>(info.st_size) : 0;
  }
#else
  int descriptor() const { return fileno(file_); }

  std::size_t size() const {
    struct stat info;
    return fstat(descriptor(), &info) == 0 ? static_cast<std::size_t>(info.st_size) : 0;
  }
#endif

  // Returns a part of the file. On Windows, has "\n" in place of "\r\n", which the C library of a
  // program writes for "\n".
  std::string read(std::size_t from, std::size_t size) const {
    std::string text(size, '\0');
    std::fseek(file_, static_cast<long>(from), SEEK_SET);
    text.resize(std::fread(&text[0], 1, size, file_));
#ifdef _WIN32
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
      if (text.compare(i, 2, "\r\n") != 0) result += text[i];
    }
    return result;
#else
    return text;
#endif
  }

 private:
  static void check(bool ok, const char* what) {
    if (!ok) throw std::system_error(errno, std::generic_category(), what);
  }

  std::FILE* const file_;
};

// Stores what the system knows about a program that has ended.
struct Ended {
  Flaw killed = Flaw::none;      // the reason for which the program was killed
  int status = 0;                // the exit status, if the program exited
  std::string crash = {};        // how it ended if it did not exit, such as "killed by signal 11"
  std::uint64_t peak_bytes = 0;  // the peak of its memory; 0 if unknown
};

// Returns the processor time of a program that is running, and of all that it has started, or the
// time since its start if the system does not tell it. May take milliseconds. Where the system
// tells it, sets `is_busy` if one of them waits for the processor or a disk.
using Seconds = std::function<double(bool& is_busy)>;

// Returns a reason to kill the program, or Flaw::none.
using Watch = std::function<Flaw(const Seconds& seconds)>;

// Runs command[0] with the arguments command[1], command[2], ... and with the files as its standard
// streams, until it ends, `watch` returns a reason to kill it, or is_stopped is true. Calls `watch`
// every few milliseconds. Then kills all processes that the program has started. Searches PATH if
// command[0] names no folder. Throws std::runtime_error if the program cannot be started. Several
// threads may call execute() at the same time.
Ended execute(const std::vector<std::string>& command, const int (&files)[3],
              const RunLimits& limits, const Watch& watch);

// Stores a pipe. A program inherits its ends only as files of execute().
struct Pipe {
  Pipe();
  ~Pipe() { close(0), close(1); }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;

  void close(int end);

  // Waits until bytes can be read (end 0) or written (end 1), and reads some of them or writes all,
  // which must be at most 4096. Returns their number; 0 if nobody has the other end, or, on POSIX
  // systems, if is_over() is true and it would have to wait. There, blocks SIGPIPE in this thread.
  std::size_t transfer(int end, char* bytes, std::size_t size,
                       const std::function<bool()>& is_over) const;

  int ends[2];  // to read from, to write to
};

// Returns the command that runs a line in the shell of the system. The words are further arguments
// of the last command of the line.
std::vector<std::string> shell_command(const std::string& line,
                                       const std::vector<std::string>& words = {});

// Returns whether programs can have a stack of this size. On Windows, the linker sets the size.
bool can_have_stack(std::uint64_t bytes);

// Makes the signals by which a user or the system stops a program set is_stopped. A signal after
// that ends this process with exit status 130; on POSIX systems, not within half a second. Signals
// that are ignored, as by nohup, stay ignored.
void stop_on_signals();

// Returns whether the standard error is a terminal.
bool is_terminal();

// ---- What is common to all systems

inline double seconds_since(Clock::time_point begin) {
  return std::chrono::duration<double>(Clock::now() - begin).count();
}

// Returns the result of a function, which has three tries to start programs: the reason for which
// it fails may pass, on a busy machine.
template <class Function>
auto tried(const Function& function) {
  for (int tries = 1;; ++tries) {
    try {
      return function();
    } catch (const std::runtime_error&) {
      if (tries == 3) throw;
      std::this_thread::sleep_for(std::chrono::milliseconds(50 * tries));
    }
  }
}

// Returns the result of a program that has ended. `written` is the number of bytes that it wrote to
// the standard output.
inline Run result_of(const Ended& ended, std::size_t written, const TemporaryFile& err,
                     const RunLimits& limits) {
  Run result;
  const std::size_t size = std::min(err.size(), kErrorBytes);
  result.errors = err.read(err.size() - size, size);
  result.first_errors = err.read(0, std::min(err.size(), kFirstErrorBytes));
  result.errors.erase(result.errors.find_last_not_of(" \t\r\n") + 1);
  if (limits.memory_bytes > 0 && ended.peak_bytes == 0 && !is_stopped) {
    ++unmeasured_runs;
  }
  if (is_stopped) {
    result.found(Flaw::stopped, "stopped");
  } else if (ended.killed == Flaw::output || std::max(written, err.size()) > limits.output_bytes) {
    result.found(Flaw::output, texts::output_limit(limits.output_bytes >> 20));
  } else if (ended.killed == Flaw::memory ||
             (limits.memory_bytes > 0 && ended.peak_bytes > limits.memory_bytes)) {
    result.found(Flaw::memory, texts::memory_limit(limits.memory_bytes >> 20));
  } else if (ended.killed == Flaw::time) {
    result.found(Flaw::time, texts::time_limit(limits.seconds));
  } else if (ended.killed != Flaw::none) {  // because of another program
  } else if (!ended.crash.empty()) {
    result.found(Flaw::crash, texts::crash(ended.crash));
  } else {
    result.status = ended.status;
    if (ended.status != 0)
      result.found(Flaw::crash, texts::crash(texts::exit_status(ended.status)));
  }
  return result;
}

// Runs a program as execute() does, within the limits.
inline Run run(const std::vector<std::string>& command, const std::string& input,
               const RunLimits& limits) {
  const TemporaryFile in(input), out, err;
  const Ended ended = tried([&] {
    const auto watch = [&, begin = Clock::now()](const auto&) {
      if (std::max(out.size(), err.size()) > limits.output_bytes) return Flaw::output;
      return seconds_since(begin) >= limits.seconds ? Flaw::time : Flaw::none;
    };
    return execute(command, {in.descriptor(), out.descriptor(), err.descriptor()}, limits, watch);
  });
  Run result = result_of(ended, out.size(), err, limits);
  result.output = out.read(0, std::min(out.size(), limits.output_bytes));
  return result;
}

}  // namespace duel

#endif  // TOOLS_DUEL_PROCESS_HPP
