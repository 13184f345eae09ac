// SPDX-License-Identifier: CC0-1.0
//
// Runs a contestant's own program on an input, on POSIX systems. The program may be buggy, but it
// is no enemy: it crashes, hangs, forks by mistake, prints without end or eats memory. Each program
// runs in a process group of its own, under limits of the system, and the group is killed as soon
// as the program has ended or its time is up. A program that leaves its group on purpose may
// survive.
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
  std::size_t memory_bytes;  // 0: any amount
  std::size_t output_bytes;
};

enum class End {
  exited,
  crashed,  // by a signal
  timed_out,
  out_of_memory,
  output_too_long,  // the standard output, the standard error or another file
  stopped,          // by stop_all
  not_started
};

struct Run {
  End end = End::not_started;
  int status = 0;              // the exit status or the number of the signal
  std::string output = {};     // the first output_bytes bytes
  std::string errors = {};     // the last bytes of the standard error, or why it was not started
  double seconds = 0;          // of the wall clock
  std::size_t peak_bytes = 0;  // of resident memory, as wait4 reports it
};

constexpr std::size_t kErrorBytes = 2048;
// A program that forks without end fills the memory before its time is up. The limit counts all
// processes and threads of the user, so it leaves room for those of a desktop.
constexpr std::size_t kMostProcesses = 10000;

namespace detail {

using Clock = std::chrono::steady_clock;

inline void check(bool ok, const char* what) {
  if (!ok) throw std::system_error(errno, std::generic_category(), what);
}

// A temporary file without a name.
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

// The most resident memory.
inline std::size_t peak_bytes(const rusage& usage) {
#ifdef __APPLE__
  return static_cast<std::size_t>(usage.ru_maxrss);
#else
  return static_cast<std::size_t>(usage.ru_maxrss) * 1024;
#endif
}

template <class Resource>
void limit(Resource resource, std::size_t most) {
  rlimit value;
  getrlimit(resource, &value);
  value.rlim_cur = value.rlim_max = std::min<rlim_t>(value.rlim_max, most);
  setrlimit(resource, &value);
}

// In the new process: becomes the program, or writes errno to `report`.
[[noreturn]] inline void become(char* const* command, const Limits& limits, const int (&files)[3],
                                int report) {
  setpgid(0, 0);
  limit(RLIMIT_CORE, 0);
  limit(RLIMIT_FSIZE, limits.output_bytes + 1);
  // A container that doubles holds its old and its new block, three times what it has filled, when
  // an allocation fails. With three times the limit its filled part exceeds the limit by then, so
  // that wait4 reports it.
  if (limits.memory_bytes > 0) limit(RLIMIT_DATA, 3 * limits.memory_bytes + (64 << 20));
  limit(RLIMIT_NPROC, kMostProcesses);
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

// Runs programs, several at once if several threads call it.
class Processes {
 public:
  Processes() : clock_([this] { watch_the_clock(); }) {}

  Processes(const Processes&) = delete;
  Processes& operator=(const Processes&) = delete;

  ~Processes() {
    stop_all();
    clock_.join();
  }

  // Runs command[0], which is searched for in PATH if it has no '/', and kills all that is left of
  // its process group. Throws std::system_error if the system refuses a file or a process.
  Run run(const std::vector<std::string>& command, const std::string& input, const Limits& limits) {
    std::vector<char*> words;
    for (const std::string& word : command) words.push_back(const_cast<char*>(word.c_str()));
    words.push_back(nullptr);
    Run result;
    int reports[2], error = 0;
    pid_t pid = 0;

    // The lock keeps other programs from inheriting files that do not yet close by themselves.
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
      detail::become(words.data(), limits, {in.descriptor(), out.descriptor(), err.descriptor()},
                     reports[1]);
    }
    error = errno;
    close(reports[1]);
    if (pid < 0) {
      close(reports[0]);
      throw std::system_error(error, std::generic_category(), "fork");
    }
    setpgid(pid, pid);  // the child does it as well: whichever comes first
    const std::chrono::duration<double> most(std::min(limits.seconds, 1e8));
    const auto deadline = start + std::chrono::duration_cast<detail::Clock::duration>(most);
    running_[pid] = {deadline, false};
    if (deadline < next_deadline_) changed_.notify_one();
    lock.unlock();

    error = 0;
    const bool is_started = read(reports[0], &error, sizeof error) == 0;
    close(reports[0]);
    siginfo_t info;  // WNOWAIT: the number of the group stays taken until wait4
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

    // Until it becomes the program, the new process is as large as this one.
    const std::size_t peak = detail::peak_bytes(usage), most_before = detail::peak_bytes(own);
    result.peak_bytes = peak > most_before ? peak : 0;
    result.status = WIFEXITED(status) ? WEXITSTATUS(status) : WTERMSIG(status);
    result.output = out.read(0, std::min(out.size(), limits.output_bytes));
    const std::size_t shown = std::min(err.size(), kErrorBytes);
    result.errors = err.read(err.size() - shown, shown);
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

  // Kills all programs, whose runs then return. Later ones do not start.
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

  // Kills each program whose time is up.
  void watch_the_clock() {
    sigset_t all;  // signals are for the other threads
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
  std::thread clock_;  // last: it uses all of the above
};

// While an object lives, SIGINT, SIGTERM and SIGHUP call `act` in a thread of its own instead of
// ending the program, unless they are ignored. SIGUSR1 is blocked as well. Threads that are started
// meanwhile inherit what is blocked.
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
