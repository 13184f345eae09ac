// SPDX-License-Identifier: CC0-1.0
//
// Runs a contestant's program on an input, on POSIX systems. The program may have bugs, but is not
// malicious: it may crash, hang, fork by mistake, print forever or use too much memory. Each
// program runs in its own process group, under resource limits. The group is killed as soon as the
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
#include <condition_variable>
#include <cstddef>
#include <cstdio>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace duel {

struct Limits {
  double seconds;            // of the wall clock
  std::size_t memory_bytes;  // 0 means no limit
  std::size_t output_bytes;
};

// How a run ended.
enum class End {
  exited,
  crashed,  // a signal killed the program
  timed_out,
  out_of_memory,
  output_too_long,  // on the standard output, on the standard error or in another file
  stopped,          // stop_all() killed the program
  not_started
};

struct Run {
  End end = End::not_started;
  int status = 0;              // the exit status or the signal number
  std::string output = {};     // the first Limits::output_bytes bytes of the standard output
  std::string errors = {};     // the last bytes of the standard error, or why the start failed
  double seconds = 0;          // the wall-clock time
  std::size_t peak_bytes = 0;  // the peak resident memory, as wait4() reports it
};

constexpr std::size_t kErrorBytes = 2048;  // the maximum size of Run::errors
// Without this limit, a program that forks forever fills the memory before its time is up. The
// system counts all processes and threads of the user, and a desktop has some thousands.
constexpr std::size_t kMaxProcesses = 10000;

namespace detail {

using Clock = std::chrono::steady_clock;

inline void check(bool ok, const char* what) {
  if (!ok) throw std::system_error(errno, std::generic_category(), what);
}

// A temporary file that the system deletes when it is closed.
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

// Replaces the process that fork() has created with the program. If that fails, writes errno to the
// file descriptor `report` and exits.
[[noreturn]] inline void execute(char* const* command, const Limits& limits, const int (&files)[3],
                                 int report) {
  setpgid(0, 0);
  limit(RLIMIT_CORE, 0);
  limit(RLIMIT_FSIZE, limits.output_bytes + 1);
  // A vector of size k that grows holds k elements and requests 2k more. If that allocation fails
  // under a limit of 3 * memory_bytes, the k elements alone exceed memory_bytes, so that the peak
  // memory that wait4() reports shows that the program ran out of memory.
  if (limits.memory_bytes > 0) limit(RLIMIT_DATA, 3 * limits.memory_bytes + (64 << 20));
  limit(RLIMIT_NPROC, kMaxProcesses);
  for (int i = 0; i < 3; ++i) dup2(files[i], i);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
  signal(SIGPIPE, SIG_DFL);
  execvp(command[0], command);
  const int error = errno;
  static_cast<void>(!write(report, &error, sizeof error));
  _exit(127);
}

}  // namespace detail

// Runs programs. Several threads may call run() at the same time.
class Processes {
 public:
  Processes() : clock_([this] { watch_the_clock(); }) {}

  Processes(const Processes&) = delete;
  Processes& operator=(const Processes&) = delete;

  ~Processes() {
    stop_all();
    clock_.join();
  }

  // Runs command[0] with the arguments command[1], command[2], ..., and then kills its process
  // group. Searches PATH if command[0] contains no '/'. Throws std::system_error if a file or a
  // process cannot be created.
  Run run(const std::vector<std::string>& command, const std::string& input, const Limits& limits) {
    std::vector<char*> words;
    for (const std::string& word : command) words.push_back(const_cast<char*>(word.c_str()));
    words.push_back(nullptr);
    Run result;
    int reports[2], error = 0;
    pid_t pid = 0;

    // The lock prevents another thread from calling fork() before FD_CLOEXEC is set on the files
    // below: its program would inherit them.
    std::unique_lock<std::mutex> lock(mutex_);
    if (stopped_) {
      result.end = End::stopped;
      return result;
    }
    const detail::TemporaryFile in(input), out, err;
    detail::check(pipe(reports) == 0, "pipe");
    for (const int file : reports) fcntl(file, F_SETFD, FD_CLOEXEC);
    const auto start = detail::Clock::now();
    pid = fork();
    if (pid == 0) {
      detail::execute(words.data(), limits, {in.descriptor(), out.descriptor(), err.descriptor()},
                      reports[1]);
    }
    error = errno;
    close(reports[1]);
    if (pid < 0) {
      close(reports[0]);
      throw std::system_error(error, std::generic_category(), "fork");
    }
    setpgid(pid, pid);  // the child calls setpgid() too: either call may be the first
    const std::chrono::duration<double> most(std::min(limits.seconds, 1e8));
    const auto deadline = start + std::chrono::duration_cast<detail::Clock::duration>(most);
    running_[pid] = {deadline, false};
    if (deadline < next_deadline_) changed_.notify_one();
    lock.unlock();

    error = 0;
    const bool is_started = read(reports[0], &error, sizeof error) == 0;
    close(reports[0]);
    siginfo_t info;  // WNOWAIT keeps the process as a zombie, so that no new group gets its number
    while (waitid(P_PID, static_cast<id_t>(pid), &info, WEXITED | WNOWAIT) != 0 && errno == EINTR) {
    }
    result.seconds = std::chrono::duration<double>(detail::Clock::now() - start).count();
    lock.lock();
    kill(-pid, SIGKILL);
    const bool is_late = running_[pid].is_late, is_stopped = stopped_;
    running_.erase(pid);
    lock.unlock();
    int status = 0;
    rusage usage, own;
    wait4(pid, &status, 0, &usage);
    getrusage(RUSAGE_SELF, &own);

    // Before execvp(), the child is a copy of this process and as large. A peak that is not larger
    // than that of this process tells nothing about the program.
    const std::size_t peak = detail::peak_bytes(usage), own_peak = detail::peak_bytes(own);
    result.peak_bytes = peak > own_peak ? peak : 0;
    result.status = WIFEXITED(status) ? WEXITSTATUS(status) : WTERMSIG(status);
    result.output = out.read(0, std::min(out.size(), limits.output_bytes));
    const std::size_t size = std::min(err.size(), kErrorBytes);
    result.errors = err.read(err.size() - size, size);
    if (!is_started) {
      result.errors = "cannot run " + command[0] + ": " + std::generic_category().message(error);
    } else if (is_stopped) {
      result.end = End::stopped;
    } else if (std::max(out.size(), err.size()) > limits.output_bytes ||
               (WIFSIGNALED(status) && result.status == SIGXFSZ)) {
      result.end = End::output_too_long;
    } else if (limits.memory_bytes > 0 && result.peak_bytes > limits.memory_bytes) {
      result.end = End::out_of_memory;
    } else if (is_late) {
      result.end = End::timed_out;
    } else {
      result.end = WIFEXITED(status) ? End::exited : End::crashed;
    }
    return result;
  }

  // Kills all running programs and makes each current and later call of run() return End::stopped.
  void stop_all() {
    const std::lock_guard<std::mutex> lock(mutex_);
    stopped_ = true;
    for (const auto& running : running_) kill(-running.first, SIGKILL);
    changed_.notify_one();
  }

 private:
  struct Running {
    detail::Clock::time_point deadline;
    bool is_late;
  };

  // Kills each program at its deadline, until stop_all() is called.
  void watch_the_clock() {
    sigset_t all;  // the other threads handle signals
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, nullptr);
    std::unique_lock<std::mutex> lock(mutex_);
    while (!stopped_) {
      const auto now = detail::Clock::now();
      next_deadline_ = now + std::chrono::hours(1);
      for (auto& [pid, running] : running_) {
        if (running.is_late) continue;
        running.is_late = now >= running.deadline;
        if (running.is_late) kill(-pid, SIGKILL);
        if (!running.is_late) next_deadline_ = std::min(next_deadline_, running.deadline);
      }
      changed_.wait_until(lock, next_deadline_);
    }
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  bool stopped_ = false;
  std::map<pid_t, Running> running_;
  detail::Clock::time_point next_deadline_ = {};
  std::thread clock_;  // declared last because the thread uses all other members
};

// Calls `act` in a separate thread when SIGINT, SIGTERM or SIGHUP arrives, instead of ending the
// program. Signals that are ignored stay ignored. While the object exists, these signals and
// SIGUSR1, which ends the separate thread, are blocked. Threads that are started meanwhile inherit
// the mask.
class SignalWatch {
 public:
  explicit SignalWatch(std::function<void()> act) : act_(std::move(act)) {
    sigemptyset(&set_);
    sigaddset(&set_, SIGUSR1);
    for (const int number : {SIGINT, SIGTERM, SIGHUP}) {
      struct sigaction action;
      sigaction(number, nullptr, &action);
      if (action.sa_handler != SIG_IGN) sigaddset(&set_, number);
    }
    pthread_sigmask(SIG_BLOCK, &set_, &before_);
    thread_ = std::thread([this] {
      for (int number = 0; sigwait(&set_, &number) == 0 && !done_;) {
        if (number != SIGUSR1) act_();
      }
    });
  }

  SignalWatch(const SignalWatch&) = delete;
  SignalWatch& operator=(const SignalWatch&) = delete;

  ~SignalWatch() {
    done_ = true;
    pthread_kill(thread_.native_handle(), SIGUSR1);
    thread_.join();
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);
  }

 private:
  std::function<void()> act_;
  std::atomic<bool> done_{false};
  sigset_t set_, before_;
  std::thread thread_;
};

}  // namespace duel

#endif  // TOOLS_DUEL_PROCESS_HPP
