// SPDX-License-Identifier: CC0-1.0
//
// Runs programs on POSIX systems. Each program runs in its own process group, under resource
// limits. This group is killed as soon as the program ends or its time is up. A process that the
// program has started may survive if it leaves the group on purpose.
#include <fcntl.h>
#include <poll.h>
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
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <mutex>
#include <sstream>
#include <stdexcept>
#include <string>
#include <system_error>
#include <thread>
#include <vector>

#include "tools/duel/process.hpp"

namespace duel {
namespace {

// Limits the number of processes. Without this limit, a program that forks forever fills the memory
// before its time is up. The limit is high because the system counts all processes and threads of
// the user, who may have several thousand on a desktop.
constexpr std::size_t kMaxProcesses = 10000;

// The system counts the memory of a process only up to this number of bytes exactly.
constexpr std::size_t kSlackBytes = 1 << 20;

inline void check(bool ok, const char* what) {
  if (!ok) throw std::system_error(errno, std::generic_category(), what);
}

// Prevents a thread from calling fork() while another thread has opened a file, but has not yet set
// FD_CLOEXEC on it. Otherwise the program of the first thread would inherit this file.
std::mutex fork_mutex;

// Returns the peak resident memory in bytes. The unit of ru_maxrss depends on the system.
std::uint64_t peak_bytes(const rusage& usage) {
#ifdef __APPLE__
  return static_cast<std::uint64_t>(usage.ru_maxrss);
#else
  return static_cast<std::uint64_t>(usage.ru_maxrss) * 1024;
#endif
}

// Stores what a child process tells its parent before the program runs in place of the child.
struct Report {
  std::uint64_t peak_bytes;  // the memory of the child so far, which is a copy of this process
  int error;
};

// Lowers both the soft and the hard limit of a resource to at most `most`.
template <class Resource>
void limit(Resource resource, std::uint64_t most) {
  rlimit value;
  getrlimit(resource, &value);
  value.rlim_max = static_cast<rlim_t>(std::min<std::uint64_t>(value.rlim_max, most));
  value.rlim_cur = value.rlim_max;
  setrlimit(resource, &value);
}

// Returns the size of a program's stack. If the system allows any, only the memory limit holds: a
// limit of the stack would also be the size of the stack of each thread, and together these would
// exceed the memory limit.
rlim_t stack_of(const RunLimits& limits) {
  if (limits.stack_bytes > 0) return static_cast<rlim_t>(limits.stack_bytes);
  rlimit value;
  getrlimit(RLIMIT_STACK, &value);
  const bool is_bounded = value.rlim_max != RLIM_INFINITY || limits.memory_bytes > 0;
  return is_bounded ? value.rlim_max : rlim_t{1} << 30;
}

// Runs the program in place of the current process, a child that fork() has created. Writes to the
// file descriptor `report` how much memory the copy needs, and once more with errno if the program
// cannot be started.
[[noreturn]] void start(char* const* command, const RunLimits& limits, const int (&files)[3],
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
  rlimit stack;
  getrlimit(RLIMIT_STACK, &stack);
  stack.rlim_cur = stack_of(limits);
  setrlimit(RLIMIT_STACK, &stack);
  for (int i = 0; i < 3; ++i) dup2(files[i], i);
  rusage own;
  getrusage(RUSAGE_SELF, &own);
  Report message{peak_bytes(own), 0};
  static_cast<void>(!write(report, &message, sizeof message));
  execvp(command[0], command);
  message.error = errno;
  static_cast<void>(!write(report, &message, sizeof message));
  _exit(127);
}

// Returns the processor time of all processes of a group, and stores the resident memory of the
// largest one in `bytes`. On a system without /proc, returns the time since the start and stores 0.
double seconds_of(pid_t group, Clock::time_point start, bool& is_busy, std::uint64_t& bytes) {
  std::error_code error;
  bytes = 0;
  bool is_known = false;
  double ticks = 0;
  for (const auto& entry : std::filesystem::directory_iterator("/proc", error)) {
    std::ifstream file(entry.path() / "stat");
    std::string text;
    std::getline(file, text, '\0');
    // The name of the program is in parentheses, and may have any character. Words 0, 2, 11 to 14
    // and 21 after it are the state, the group, the user and system times of the process and of its
    // children that have ended, and the pages of memory.
    std::istringstream rest(text.substr(text.rfind(')') + 1));
    const std::vector<std::string> words{std::istream_iterator<std::string>(rest), {}};
    if (words.size() < 22 || words[2] != std::to_string(group)) continue;
    is_known = true;
    is_busy = is_busy || words[0] == "R" || words[0] == "D";
    for (int i = 11; i < 15; ++i) ticks += std::stod(words[i]);
    bytes = std::max<std::uint64_t>(bytes, std::stoull(words[21]) * sysconf(_SC_PAGESIZE));
  }
  return is_known ? ticks / static_cast<double>(sysconf(_SC_CLK_TCK)) : seconds_since(start);
}

// Waits until the child process `pid` ends, one of its group has more than `most_bytes` of memory,
// `watch` returns a reason to kill it, or is_stopped is true. Then kills the process group.
Flaw wait_and_kill(pid_t pid, Clock::time_point start, std::uint64_t most_bytes,
                   const Watch& watch) {
  Flaw flaw = Flaw::none;
  std::uint64_t bytes = 0;
  for (double next = 0.1;;) {
    // WNOWAIT keeps a process that has ended as a zombie. While `pid` is a zombie, the system gives
    // its number to no other process group, so kill() below cannot end a foreign process group.
    siginfo_t info = {};
    waitid(P_PID, static_cast<id_t>(pid), &info, WEXITED | WNOWAIT | WNOHANG);
    if (info.si_pid == pid) break;
    flaw = watch([&](bool& is_busy) { return seconds_of(pid, start, is_busy, bytes); });
    if (seconds_since(start) > next) {
      bool ignored = false;
      seconds_of(pid, start, ignored, bytes);
      next = seconds_since(start) + 0.1;
    }
    if (bytes > most_bytes) flaw = Flaw::memory;
    if (is_stopped || flaw != Flaw::none) break;
    // POSIX has no call that waits for a process with a time limit. So this loop checks again and
    // again whether the process has ended, with pauses between the checks. After the first
    // millisecond, a pause lasts at most a twentieth of the time so far, so that the measured time
    // is at most 5 % too long.
    std::this_thread::sleep_for(std::clamp<Clock::duration>(
        (Clock::now() - start) / 20, std::chrono::microseconds(50), std::chrono::milliseconds(10)));
  }
  kill(-pid, SIGKILL);
  kill(pid, SIGKILL);  // it may have left its group
  return flaw;
}

extern "C" void stop(int) {
  static std::atomic<Clock::time_point> first;
  if (!is_stopped.exchange(true)) {
    first = Clock::now();
  } else if (seconds_since(first) > 0.5) {  // the tool timeout sends a signal twice at once
    _exit(130);
  }
}

}  // namespace

std::FILE* open_temporary_file() {
  const std::lock_guard<std::mutex> lock(fork_mutex);
  std::FILE* const file = std::tmpfile();
  if (file != nullptr) fcntl(fileno(file), F_SETFD, FD_CLOEXEC);
  return file;
}

std::vector<std::string> shell_command(const std::string& line,
                                       const std::vector<std::string>& words) {
  if (words.empty()) return {"/bin/sh", "-c", line};
  // The shell that waits must keep no end of a pipe. A second shell runs the line, and the last
  // command of the line in place of itself.
  const std::string script =
      "exec 3<&0; ( " + line + " \"$@\"\n) <&3 3<&- & exec <&- >&- 3<&-; wait $!";
  std::vector<std::string> command = {"/bin/sh", "-c", script, "sh"};
  command.insert(command.end(), words.begin(), words.end());
  return command;
}

bool can_have_stack(std::uint64_t bytes) {
  rlimit value;
  return getrlimit(RLIMIT_STACK, &value) == 0 && bytes <= value.rlim_max;
}

bool is_terminal() { return isatty(STDERR_FILENO) != 0; }

void stop_on_signals() {
  for (const int number : {SIGINT, SIGQUIT, SIGTERM, SIGHUP}) {
    if (signal(number, stop) == SIG_IGN) signal(number, SIG_IGN);
  }
}

Ended execute(const std::vector<std::string>& command, const int (&files)[3],
              const RunLimits& limits, const Watch& watch) {
  std::vector<char*> words;
  for (const std::string& word : command) words.push_back(const_cast<char*>(word.c_str()));
  words.push_back(nullptr);

  Pipe reports;
  std::unique_lock<std::mutex> lock(fork_mutex);
  const auto begin = Clock::now();
  const pid_t pid = fork();
  if (pid == 0) start(words.data(), limits, files, reports.ends[1]);
  check(pid >= 0, "fork");
  lock.unlock();
  reports.close(1);
  setpgid(pid, pid);  // the child calls setpgid() too: either call may be the first
  Ended ended;
  rusage usage;
  getrusage(RUSAGE_SELF, &usage);  // the child is a copy of this process at first
  const std::uint64_t most = limits.memory_bytes + peak_bytes(usage);
  ended.killed = wait_and_kill(pid, begin, limits.memory_bytes > 0 ? most : RLIM_INFINITY, watch);
  int status = 0;
  wait4(pid, &status, 0, &usage);
  Report report{0, 0};
  while (read(reports.ends[0], &report, sizeof report) == sizeof report) {
  }
  if (report.error != 0) {
    throw std::runtime_error(
        texts::cannot_run(command[0], std::generic_category().message(report.error)));
  }

  // The peak of the child includes the time before execvp(), when the child was a copy of this
  // process. So a peak above the limit counts only if the program, and not the copy, has reached
  // it.
  const std::uint64_t peak = peak_bytes(usage);
  const bool is_of_program = peak > report.peak_bytes + kSlackBytes;
  if (is_of_program || peak <= limits.memory_bytes) ended.peak_bytes = peak;
  if (WIFEXITED(status) || WTERMSIG(status) != SIGKILL) ended.killed = Flaw::none;  // it was faster
  if (WIFSIGNALED(status) && WTERMSIG(status) == SIGXFSZ) ended.killed = Flaw::output;
  if (WIFEXITED(status)) ended.status = WEXITSTATUS(status);
  if (WIFSIGNALED(status)) ended.crash = texts::killed_by_signal(WTERMSIG(status));
  // The system does not say why a program crashed. After a stack overflow, it has had at least as
  // much memory as its stack.
  const bool is_fault = WTERMSIG(status) == SIGSEGV || WTERMSIG(status) == SIGBUS;
  if (is_fault && ended.peak_bytes >= stack_of(limits))
    ended.crash += texts::maybe_stack_overflow(stack_of(limits) >> 20);
  return ended;
}

Pipe::Pipe() {
  const std::lock_guard<std::mutex> lock(fork_mutex);
  check(pipe(ends) == 0, "pipe");
  for (const int end : ends) fcntl(end, F_SETFD, FD_CLOEXEC);
}

void Pipe::close(int end) {
  if (ends[end] >= 0) ::close(ends[end]);
  ends[end] = -1;
}

// A process that has left its group may keep the other end open, so each wait is short.
std::size_t Pipe::transfer(int end, char* bytes, std::size_t size,
                           const std::function<bool()>& is_over) const {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGPIPE);
  pthread_sigmask(SIG_BLOCK, &signals, nullptr);
  pollfd ready = {ends[end], static_cast<short>(end == 0 ? POLLIN : POLLOUT), 0};
  for (bool is_last = false; !is_last && ready.revents == 0;) {
    is_last = is_over();  // before poll(), which sees all that was written until then
    poll(&ready, 1, is_last ? 0 : 20);
  }
  if (ready.revents == 0) return 0;
  const ssize_t done = end == 0 ? read(ends[0], bytes, size) : write(ends[1], bytes, size);
  return static_cast<std::size_t>(std::max<ssize_t>(0, done));
}

}  // namespace duel
