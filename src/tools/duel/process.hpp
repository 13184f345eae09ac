// SPDX-License-Identifier: CC0-1.0
//
// Runs the user's program on an input, on POSIX systems. The program may have bugs, but is not
// malicious: it may crash, hang, fork by mistake, print forever or use too much memory. Each
// program runs in its own process group, under resource limits. This group is killed as soon as the
// program ends or its time is up. A program that leaves its process group on purpose may survive.
#ifndef TOOLS_DUEL_PROCESS_HPP
#define TOOLS_DUEL_PROCESS_HPP

#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <cstddef>
#include <cstdio>
#include <mutex>
#include <stdexcept>
#include <string>
#include <system_error>
#include <thread>
#include <vector>

namespace duel {

using Clock = std::chrono::steady_clock;

struct Limits {
  double seconds;            // of the wall clock
  std::size_t memory_bytes;  // 0 means no limit
  std::size_t output_bytes;  // of the standard output, of the standard error and of other files
};

// Lists the kinds of failures of a program.
enum class Flaw { none, wrong_answer, crash, time, memory, output, stopped };

struct Run {
  Flaw flaw = Flaw::none;
  std::string what = {};    // the flaw in words, such as "crash: exit status 3"
  std::string output = {};  // the first Limits::output_bytes bytes of the standard output
  std::string errors = {};  // the last bytes of the standard error
  double seconds = 0;       // of the wall clock
};

constexpr std::size_t kErrorBytes = 2048;  // the maximum size of Run::errors
// Limits the number of processes. Without this limit, a program that forks forever fills the memory
// before its time is up. The limit is high because the system counts all processes and threads of
// the user, who may have several thousand on a desktop.
constexpr std::size_t kMaxProcesses = 10000;

// When is_stopped becomes true, run() kills the program that is running. From then on, every result
// of run() has the flaw `stopped`. A signal handler may set is_stopped.
inline std::atomic<bool> is_stopped{false};

namespace detail {

inline void check(bool ok, const char* what) {
  if (!ok) throw std::system_error(errno, std::generic_category(), what);
}

// Holds a temporary file, which the system deletes when the file is closed.
class TemporaryFile {
 public:
  explicit TemporaryFile(const std::string& text = "") : file_(std::tmpfile()) {
    check(file_ != nullptr, "cannot make a temporary file");
    fcntl(descriptor(), F_SETFD, FD_CLOEXEC);
    std::fwrite(text.data(), 1, text.size(), file_);
    check(std::fflush(file_) == 0 && !std::ferror(file_), "cannot write a temporary file");
    std::rewind(file_);
  }
  ~TemporaryFile() { std::fclose(file_); }

  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;

  int descriptor() const { return fileno(file_); }

  std::size_t size() const {
    struct stat info;
    return fstat(descriptor(), &info) == 0 ? static_cast<std::size_t>(info.st_size) : 0;
  }

  std::string read(std::size_t from, std::size_t size) const {
    std::string text(size, '\0');
    std::fseek(file_, static_cast<long>(from), SEEK_SET);
    text.resize(std::fread(&text[0], 1, size, file_));
    return text;
  }

 private:
  std::FILE* file_;
};

// Returns the peak resident memory in bytes. The unit of ru_maxrss depends on the system.
inline std::size_t peak_bytes(const rusage& usage) {
#ifdef __APPLE__
  return static_cast<std::size_t>(usage.ru_maxrss);
#else
  return static_cast<std::size_t>(usage.ru_maxrss) * 1024;
#endif
}

// Lowers both the soft and the hard limit of a resource to at most `most`.
template <class Resource>
void limit(Resource resource, std::size_t most) {
  rlimit value;
  getrlimit(resource, &value);
  value.rlim_cur = value.rlim_max = std::min<rlim_t>(value.rlim_max, most);
  setrlimit(resource, &value);
}

// Runs the program in place of the current process, a child that fork() has created. If the program
// cannot be started, writes errno to the file descriptor `report` and exits.
[[noreturn]] inline void execute(char* const* command, const Limits& limits, const int (&files)[3],
                                 int report) {
  setpgid(0, 0);
  limit(RLIMIT_CORE, 0);
  limit(RLIMIT_FSIZE, limits.output_bytes + 1);
  // When a vector of b bytes grows, the program holds these b bytes and requests 2b new bytes,
  // together 3b bytes. If this request fails under the following limit, and the other data need at
  // most 64 MB, then b is larger than memory_bytes. So run() sees a peak above memory_bytes, and
  // reports the memory limit instead of a crash.
  if (limits.memory_bytes > 0) limit(RLIMIT_DATA, 3 * limits.memory_bytes + (64 << 20));
  limit(RLIMIT_NPROC, kMaxProcesses);
  for (int i = 0; i < 3; ++i) dup2(files[i], i);
  execvp(command[0], command);
  const int error = errno;
  static_cast<void>(!write(report, &error, sizeof error));
  _exit(127);
}

// Waits until the child process `pid` ends, the time of the child is up, or is_stopped becomes
// true. Then kills the process group of the child.
inline Flaw wait_and_kill(pid_t pid, Clock::time_point start, double seconds) {
  Flaw flaw = Flaw::none;
  for (;;) {
    // WNOWAIT keeps a process that has ended as a zombie. While `pid` is a zombie, the system gives
    // its number to no other process group, so kill() below cannot end a foreign process group.
    siginfo_t info = {};
    waitid(P_PID, static_cast<id_t>(pid), &info, WEXITED | WNOWAIT | WNOHANG);
    if (info.si_pid == pid) break;
    const Clock::duration time = Clock::now() - start;
    if (is_stopped) flaw = Flaw::stopped;
    if (std::chrono::duration<double>(time).count() >= seconds) flaw = Flaw::time;
    if (flaw != Flaw::none) break;
    // POSIX has no call that waits for a process with a time limit. So this loop checks again and
    // again whether the process has ended, with pauses between the checks. After the first
    // millisecond, a pause lasts at most a twentieth of the time so far, so that the measured time
    // is at most 5 % too long.
    std::this_thread::sleep_for(std::clamp<Clock::duration>(
        time / 20, std::chrono::microseconds(50), std::chrono::milliseconds(10)));
  }
  kill(-pid, SIGKILL);
  return flaw;
}

}  // namespace detail

// Runs command[0] with the arguments command[1], command[2], ..., and then kills its process group.
// Searches PATH if command[0] contains no '/'. Throws std::runtime_error if the program cannot be
// started. Several threads may call run() at the same time.
inline Run run(const std::vector<std::string>& command, const std::string& input,
               const Limits& limits) {
  Run result;
  std::vector<char*> words;
  for (const std::string& word : command) words.push_back(const_cast<char*>(word.c_str()));
  words.push_back(nullptr);

  // The lock prevents another thread from calling fork() before FD_CLOEXEC is set on the files
  // below. Otherwise the program of that other thread would inherit these files.
  static std::mutex mutex;
  std::unique_lock<std::mutex> lock(mutex);
  const detail::TemporaryFile in(input), out, err;
  int reports[2];
  detail::check(pipe(reports) == 0, "pipe");
  for (const int file : reports) fcntl(file, F_SETFD, FD_CLOEXEC);
  const auto start = Clock::now();
  const pid_t pid = fork();
  if (pid == 0) {
    detail::execute(words.data(), limits, {in.descriptor(), out.descriptor(), err.descriptor()},
                    reports[1]);
  }
  int error = errno;
  close(reports[1]);
  lock.unlock();
  if (pid < 0) {
    close(reports[0]);
    throw std::system_error(error, std::generic_category(), "fork");
  }
  setpgid(pid, pid);  // the child calls setpgid() too: either call may be the first
  result.flaw = detail::wait_and_kill(pid, start, limits.seconds);
  result.seconds = std::chrono::duration<double>(Clock::now() - start).count();
  int status = 0;
  rusage usage, own;
  wait4(pid, &status, 0, &usage);
  getrusage(RUSAGE_SELF, &own);
  const bool is_started = read(reports[0], &error, sizeof error) == 0;
  close(reports[0]);
  if (!is_started) {
    throw std::runtime_error("cannot run " + command[0] + ": " +
                             std::generic_category().message(error));
  }

  result.output = out.read(0, std::min(out.size(), limits.output_bytes));
  const std::size_t size = std::min(err.size(), kErrorBytes);
  result.errors = err.read(err.size() - size, size);
  // Before execvp(), the child is a copy of this process and uses as much memory. So a peak of the
  // child that does not exceed the peak of this process tells nothing about the program.
  const std::size_t peak = detail::peak_bytes(usage);
  const bool is_peak_known = peak > detail::peak_bytes(own);
  const auto found = [&result](Flaw flaw, const std::string& what) {
    result.flaw = flaw;
    result.what = what;
  };
  const auto megabytes = [](std::size_t bytes) { return std::to_string(bytes >> 20) + " MB"; };
  if (result.flaw == Flaw::stopped) {
    found(Flaw::stopped, "stopped");
  } else if (std::max(out.size(), err.size()) > limits.output_bytes ||
             (WIFSIGNALED(status) && WTERMSIG(status) == SIGXFSZ)) {
    found(Flaw::output,
          "output limit exceeded: more than " + megabytes(limits.output_bytes) + " of output");
  } else if (limits.memory_bytes > 0 && is_peak_known && peak > limits.memory_bytes) {
    found(Flaw::memory,
          "memory limit exceeded: more than " + megabytes(limits.memory_bytes) + " of memory");
  } else if (result.flaw == Flaw::time) {
    char limit[32];
    std::snprintf(limit, sizeof limit, "%g s", limits.seconds);
    found(Flaw::time, std::string("time limit exceeded: not done after ") + limit);
  } else if (WIFSIGNALED(status)) {
    found(Flaw::crash, "crash: killed by signal " + std::to_string(WTERMSIG(status)));
  } else if (WEXITSTATUS(status) != 0) {
    found(Flaw::crash, "crash: exit status " + std::to_string(WEXITSTATUS(status)));
  }
  return result;
}

}  // namespace duel

#endif  // TOOLS_DUEL_PROCESS_HPP
