// SPDX-License-Identifier: CC0-1.0
//
// Runs programs that nobody trusts, on Linux and other POSIX systems (elsewhere this is empty).
// A keeper, a small process of its own, starts each program, watches it and ends all that is left
// of it; on Linux every process that descends from the program stays below its keeper, whatever it
// does. A keeper whose owner is gone ends its program, too.
//   Linux: the memory that is measured is that of all these processes together; pages that they
// share count for each of them.
//   Elsewhere: it is the largest of those that ended in order, known only then; what leaves the
// process group of the program lives on.
#ifndef TOOLS_DUEL_PROCESS_HPP
#define TOOLS_DUEL_PROCESS_HPP
#ifndef _WIN32

#include <dirent.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/select.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <mutex>
#include <random>
#include <string>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace duel {

struct Limits {
  double seconds;  // by the clock on the wall
  std::size_t memory_bytes;
  std::size_t output_bytes;
};

enum class End {
  exited,
  crashed,  // by a signal
  timed_out,
  out_of_memory,
  too_many_processes,  // more than kMostProcesses at once
  output_too_long,     // or the standard error, or another file: longer than kLongestFile, too
  stopped,             // by stop_all
  not_started
};

struct Run {
  End end;
  int status;              // the exit status or the number of the signal
  std::string output;      // the first output_bytes bytes
  std::string errors;      // the last bytes of the standard error, or why it was not started
  double seconds;          // by the clock on the wall
  std::size_t peak_bytes;  // of resident memory; at least the few million of the keeper
};

constexpr std::size_t kMostProcesses = 100;
constexpr std::size_t kLongestFile = 1 << 20;  // unless the output may be longer
constexpr std::size_t kErrorBytes = 2048;

namespace detail {

using Clock = std::chrono::steady_clock;

inline double since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

// A keeper's end of the talk with its owner, and the files of the program; they have no names.
struct Files {
  int socket, input, output, errors;
  std::uint32_t key;  // of forbid_new_groups
};

struct Order {
  double seconds;
  std::size_t memory_bytes, file_bytes, command_bytes;  // of the command that follows
};

struct Reply {
  End end;
  int status;
  int error;  // errno where it was not started
  double seconds;
  std::size_t peak_bytes;
};

#ifdef MSG_NOSIGNAL
constexpr int kNoSignal = MSG_NOSIGNAL;
#else
constexpr int kNoSignal = 0;  // the socket has the option SO_NOSIGPIPE
#endif

inline bool send_all(int socket, const void* data, std::size_t size) {
  for (const char* from = static_cast<const char*>(data); size > 0;) {
    const ssize_t count = send(socket, from, size, kNoSignal);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return false;
    from += count;
    size -= static_cast<std::size_t>(count);
  }
  return true;
}

inline bool receive_all(int socket, void* data, std::size_t size) {
  for (char* to = static_cast<char*>(data); size > 0;) {
    const ssize_t count = recv(socket, to, size, 0);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return false;
    to += count;
    size -= static_cast<std::size_t>(count);
  }
  return true;
}

struct Process {
  pid_t pid, parent, group;
  unsigned long long started;  // in ticks since the system started
  std::size_t bytes;
};

// Reads of what process `pid` is; false if it is gone.
inline bool look_at(pid_t pid, Process& process) {
  char path[32], text[512];
  std::snprintf(path, sizeof path, "/proc/%d/stat", static_cast<int>(pid));
  const int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  const ssize_t size = read(file, text, sizeof text - 1);
  close(file);
  text[std::max<ssize_t>(size, 0)] = '\0';
  const char* const name_end = std::strrchr(text, ')');  // the name may hold blanks and brackets
  int parent = 0, group = 0;
  unsigned long long started = 0;
  unsigned long pages = 0;
  const char* const form =
      ") %*c %d %d %*d %*d %*d %*u %*u %*u %*u %*u %*u %*u %*d %*d %*d %*d %*d %*d %llu %*u %lu";
  if (name_end == nullptr || std::sscanf(name_end, form, &parent, &group, &started, &pages) != 4) {
    return false;
  }
  process = {pid, parent, group, started, pages * static_cast<std::size_t>(sysconf(_SC_PAGESIZE))};
  return true;
}

// The numbers of all processes, on Linux.
inline std::vector<pid_t> all_processes() {
  std::vector<pid_t> result;
#ifdef __linux__
  DIR* const folder = opendir("/proc");
  if (folder == nullptr) return result;
  while (const dirent* entry = readdir(folder)) {
    const pid_t pid = std::atoi(entry->d_name);
    if (pid > 1) result.push_back(pid);
  }
  closedir(folder);
#endif
  return result;
}

// The processes below `root` that are not older, but for those of `others` and below them. With
// `kill_them` they are killed as soon as they are seen, the youngest first: one that forks and ends
// at once, over and over, is met that way. Without, those of the group of `child` count, too, and
// it ends early when there are more than kMostProcesses.
inline std::vector<Process> descendants(const Process& root, pid_t child,
                                        const std::vector<pid_t>& others, bool kill_them) {
  std::vector<Process> rest, found;
  const auto take = [&](const Process& process) {
    if (kill_them) kill(process.pid, SIGKILL);
    found.push_back(process);
  };
  const auto enough = [&] { return !kill_them && found.size() > kMostProcesses; };
  const std::vector<pid_t> pids = all_processes();
  for (std::size_t i = pids.size(); i-- > 0 && !enough();) {
    Process process;
    if (std::find(others.begin(), others.end(), pids[i]) != others.end() ||
        !look_at(pids[i], process) || process.started < root.started) {
      continue;
    }
    if (process.parent == root.pid || (!kill_them && process.group == child)) {
      take(process);
    } else {
      rest.push_back(process);
    }
  }
  for (std::size_t i = 0; i < found.size() && !enough(); ++i) {
    const pid_t parent = found[i].pid;
    const auto is_child = [&](const Process& process) {
      if (process.parent == parent) take(process);
      return process.parent == parent;
    };
    rest.erase(std::remove_if(rest.begin(), rest.end(), is_child), rest.end());
  }
  return found;
}

// From now on, in this process and all below it, setsid and setpgid do nothing and say it is done:
// one signal to a group meets all of it at the same time, however fast it forks. Only setsid with
// the argument `key` still works. Where the system cannot do that, those that left their group have
// to be searched for.
inline void forbid_new_groups(std::uint32_t key) {
#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))
#ifdef __x86_64__
  const std::uint32_t native = AUDIT_ARCH_X86_64;
#else
  const std::uint32_t native = AUDIT_ARCH_AARCH64;
#endif
  const std::uint32_t setpgid_32 = 57, setsid_32 = 66;  // of 32-bit programs, x86 and ARM
  const std::uint32_t number_bits = 0xbfffffff;         // without the mark of x32
  sock_filter filter[] = {
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, arch)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, native, 0, 6),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr)),
      BPF_STMT(BPF_ALU | BPF_AND | BPF_K, number_bits),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_setpgid, 7, 0),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_setsid, 0, 5),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, args)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, key, 3, 4),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, setpgid_32, 2, 0),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, setsid_32, 1, 0),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO),  // with errno 0: success
  };
  const sock_fprog program = {sizeof filter / sizeof filter[0], filter};
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_SPEC_ALLOW, &program);
#else
  static_cast<void>(key);
#endif
}

// In the new process: becomes the program, or tells errno.
[[noreturn]] inline void become(char* const* command, const Files& files, std::size_t file_bytes,
                                int report, pid_t keeper) {
#ifdef __linux__
  syscall(SYS_setsid, files.key);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#else
  setsid();
#endif
  if (getppid() != keeper) _exit(127);
  const rlimit no_core = {0, 0}, file_size = {file_bytes, file_bytes};
  setrlimit(RLIMIT_CORE, &no_core);
  setrlimit(RLIMIT_FSIZE, &file_size);
  const int opened[3] = {files.input, files.output, files.errors};
  bool ready = true;
  for (int i = 0; i < 3; ++i) {
    // Opened anew it has a position, and rights, of its own; on some systems it is the old one.
    const std::string path = "/dev/fd/" + std::to_string(opened[i]);
    const int file = open(path.c_str(), i == 0 ? O_RDONLY : O_WRONLY);
    ready = ready && dup2(file < 0 ? opened[i] : file, i) == i && lseek(i, 0, SEEK_SET) == 0;
    if (file > 2) close(file);
  }
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
  if (ready) execvp(command[0], command);
  const int error = errno;
  static_cast<void>(!write(report, &error, sizeof error));
  _exit(127);
}

// Runs a command and ends all that it started. `reports` is a pipe that does not block. Stops as
// soon as the owner closes the socket or shuts it down.
inline Reply keep(char* const* command, const Order& order, const Files& files,
                  const int (&reports)[2], const Process& self) {
  const Clock::time_point start = Clock::now();
  const pid_t child = fork();
  if (child == 0) become(command, files, order.file_bytes, reports[1], self.pid);
  if (child < 0) return {End::not_started, 0, errno, 0, 0};

  sigset_t all_but_child;
  sigfillset(&all_but_child);
  sigdelset(&all_but_child, SIGCHLD);
  // Until the owner says so, a child ends or so many seconds have passed. Returns the first.
  const auto wait = [&](double seconds) {
    timespec time;
    time.tv_sec = static_cast<time_t>(seconds);
    time.tv_nsec = static_cast<long>((seconds - static_cast<double>(time.tv_sec)) * 1e9);
    fd_set readable;
    FD_ZERO(&readable);
    FD_SET(files.socket, &readable);
    return pselect(files.socket + 1, &readable, nullptr, nullptr, &time, &all_but_child) > 0;
  };

  End end = End::exited;
  std::size_t peak = 0;
  double next_look = 0.02;
  while (end == End::exited) {
    siginfo_t info;
    info.si_pid = 0;
    if (waitid(P_PID, static_cast<id_t>(child), &info, WEXITED | WNOHANG | WNOWAIT) != 0 ||
        info.si_pid == child) {
      break;
    }
    const double now = since(start);
    if (now >= order.seconds) {
      end = End::timed_out;
    } else if (now >= next_look) {
      std::size_t bytes = 0;
      const std::vector<Process> processes = descendants(self, child, {}, false);
      for (const Process& process : processes) bytes += process.bytes;
      peak = std::max(peak, bytes);
      if (bytes > order.memory_bytes) end = End::out_of_memory;
      if (processes.size() > kMostProcesses) end = End::too_many_processes;
      const double done = since(start);
      next_look = done + std::max(0.02, 20 * (done - now));  // at most a twentieth of the time
    } else if (wait(std::min(std::min(next_look, order.seconds) - now, 1000.0))) {
      end = End::stopped;
    }
  }

  kill(-child, SIGKILL);  // the number is not free as long as nobody has waited for the child
  kill(child, SIGKILL);
  Reply reply = {end, 0, 0, 0, 0};
  int status = 0;
  rusage usage;
  // When no child is left, nothing below is; most often that is so at once.
  for (pid_t ended; (ended = wait4(-1, &status, reply.seconds > 0 ? WNOHANG : 0, &usage)) >= 0;) {
    if (ended == 0) {
      descendants(self, child, {}, true);
      wait(0.001);
      continue;
    }
#ifdef __APPLE__
    const std::size_t unit = 1;
#else
    const std::size_t unit = 1024;
#endif
    peak = std::max(peak, static_cast<std::size_t>(usage.ru_maxrss) * unit);
    if (ended != child) continue;
    reply.seconds = std::max(since(start), 1e-9);
    reply.status = WIFEXITED(status) ? WEXITSTATUS(status) : WTERMSIG(status);
    if (end == End::exited && !WIFEXITED(status)) reply.end = End::crashed;
  }
  reply.peak_bytes = peak;
  if (reply.end == End::crashed && reply.status == SIGXFSZ) reply.end = End::output_too_long;
  if (reply.end <= End::crashed && peak > order.memory_bytes) reply.end = End::out_of_memory;
  if (read(reports[0], &reply.error, sizeof reply.error) > 0) reply.end = End::not_started;
  return reply;
}

// The whole life of a keeper.
[[noreturn]] inline void be_keeper(Files files) {
  setsid();
#ifdef __linux__
  prctl(PR_SET_CHILD_SUBREAPER, 1);
#endif
  sigset_t all;
  sigfillset(&all);
  sigprocmask(SIG_SETMASK, &all, nullptr);
  for (int number = 1; number < 65; ++number) signal(number, SIG_DFL);
  signal(SIGCHLD, [](int) {});
  int* const kept[] = {&files.socket, &files.input, &files.output, &files.errors};
  for (int* file : kept) *file = fcntl(*file, F_DUPFD_CLOEXEC, 10);
  for (int file = 0, last = static_cast<int>(std::min(sysconf(_SC_OPEN_MAX), 65536L)); file < last;
       ++file) {
    if (std::none_of(kept, kept + 4, [&](const int* one) { return *one == file; })) close(file);
  }
  int pipes[2] = {-1, -1};
  if (pipe(pipes) != 0) _exit(1);
  int reports[2];
  for (int i = 0; i < 2; ++i) {
    reports[i] = fcntl(pipes[i], F_DUPFD_CLOEXEC, 10);
    fcntl(reports[i], F_SETFL, O_NONBLOCK);
    close(pipes[i]);
  }
  Process self = {getpid(), 0, 0, 0, 0};
  look_at(self.pid, self);
  files.key = std::random_device()();
  forbid_new_groups(files.key);
  for (Order order; receive_all(files.socket, &order, sizeof order);) {
    std::string text(order.command_bytes, '\0');
    if (!receive_all(files.socket, &text[0], text.size())) break;
    std::vector<char*> command;
    for (std::size_t i = 0; i < text.size(); i += std::strlen(&text[i]) + 1) {
      command.push_back(&text[i]);
    }
    command.push_back(nullptr);
    const Reply reply = keep(command.data(), order, files, reports, self);
    if (!send_all(files.socket, &reply, sizeof reply)) break;
  }
  _exit(0);
}

inline void check(bool ok, const char* what) {
  if (!ok) throw std::system_error(errno, std::generic_category(), what);
}

// A file without a name; what it holds is in memory where that can be had.
inline int make_file() {
#ifdef __linux__
  const int file = memfd_create("duel", MFD_CLOEXEC);
  check(file >= 0, "memfd_create");
#else
  std::FILE* const temporary = std::tmpfile();
  check(temporary != nullptr, "tmpfile");
  const int file = fcntl(fileno(temporary), F_DUPFD_CLOEXEC, 0);
  std::fclose(temporary);
  check(file >= 0, "fcntl");
#endif
  return file;
}

inline bool write_file(int file, const std::string& text) {
  if (ftruncate(file, 0) != 0) return false;
  for (std::size_t done = 0; done < text.size();) {
    const ssize_t count = pwrite(file, &text[done], text.size() - done, static_cast<off_t>(done));
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return false;
    done += static_cast<std::size_t>(count);
  }
  return true;
}

inline std::size_t size_of(int file) {
  struct stat info;
  return fstat(file, &info) == 0 ? static_cast<std::size_t>(info.st_size) : 0;
}

inline std::string read_file(int file, std::size_t from, std::size_t size) {
  std::string text(size, '\0');
  std::size_t done = 0;
  while (done < size) {
    const ssize_t count = pread(file, &text[done], size - done, static_cast<off_t>(from + done));
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    done += static_cast<std::size_t>(count);
  }
  text.resize(done);
  return text;
}

}  // namespace detail

// Thread-safe but for its construction and destruction. Best built while the program is small and
// has one thread: the keepers start as copies of it, and a run begins with the memory, the working
// folder and the environment of its keeper.
class Processes {
 public:
  // For so many runs at once; more of them wait for each other. Throws std::system_error.
  explicit Processes(std::size_t at_once) : keepers_(std::max<std::size_t>(at_once, 1)) {
#ifdef __linux__
    prctl(PR_SET_CHILD_SUBREAPER, 1);  // for the programs that kill their keepers
#endif
    for (Keeper& keeper : keepers_) {
      start(keeper);
      free_.push_back(&keeper);
    }
  }

  Processes(const Processes&) = delete;
  Processes& operator=(const Processes&) = delete;

  ~Processes() {
    stop_all();
    for (Keeper& keeper : keepers_) end(keeper);
  }

  // The program command[0] is looked for in PATH where it has no '/'. Bytes 0 end an argument.
  Run run(const std::vector<std::string>& command, const std::string& input, const Limits& limits) {
    std::unique_lock<std::mutex> lock(mutex_);
    changed_.wait(lock, [&] { return stopped_ || !free_.empty(); });
    if (stopped_) return {End::stopped, 0, "", "", 0, 0};
    Keeper& keeper = *free_.back();
    free_.pop_back();
    lock.unlock();
    Run result = {End::not_started, 0, "", "", 0, 0};
    const bool answered = run_with(keeper, command, input, limits, result);
    lock.lock();
    if (!answered && stopped_) result.end = End::stopped;
    if (!answered && !stopped_) {
      replace(keeper);
      result = {End::crashed, SIGKILL, "", "the program ended or stopped its keeper", 0, 0};
    }
    free_.push_back(&keeper);
    changed_.notify_one();
    return result;
  }

  // Ends all runs, which return when nothing of them is left; later ones do not start.
  void stop_all() {
    const std::lock_guard<std::mutex> lock(mutex_);
    stopped_ = true;
    for (const Keeper& keeper : keepers_) shutdown(keeper.files.socket, SHUT_WR);
    changed_.notify_all();
  }

 private:
  struct Keeper {
    pid_t pid = 0;
    unsigned long long started = 0;
    detail::Files files;  // with our end of the socket
  };

  static void start(Keeper& keeper) {
    int sockets[2];
    detail::check(socketpair(AF_UNIX, SOCK_STREAM, 0, sockets) == 0, "socketpair");
    for (int socket : sockets) {
      fcntl(socket, F_SETFD, FD_CLOEXEC);
#ifdef SO_NOSIGPIPE
      const int yes = 1;
      setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &yes, sizeof yes);
#endif
    }
    keeper.files.input = detail::make_file();
    keeper.files.output = detail::make_file();
    keeper.files.errors = detail::make_file();
    keeper.files.socket = sockets[1];
    const pid_t pid = fork();
    if (pid == 0) detail::be_keeper(keeper.files);
    detail::check(pid > 0, "fork");
    keeper.pid = pid;
    detail::Process process;
    if (detail::look_at(pid, process)) keeper.started = process.started;
    keeper.files.socket = sockets[0];
    close(sockets[1]);
  }

  static void end(Keeper& keeper) {
    if (keeper.pid <= 0) return;  // it could not be replaced
    const detail::Files& files = keeper.files;
    for (int file : {files.socket, files.input, files.output, files.errors}) close(file);
    while (waitpid(keeper.pid, nullptr, 0) < 0 && errno == EINTR) {
    }
    keeper.pid = 0;
  }

  // A new keeper for one that is dead or does not answer. What it leaves are our children now, and
  // killed together with all other children that are younger than it.
  void replace(Keeper& keeper) {
    kill(keeper.pid, SIGKILL);
    end(keeper);
    const detail::Process root = {getpid(), 0, 0, keeper.started, 0};
    std::vector<pid_t> others;
    for (const Keeper& other : keepers_) {
      if (&other != &keeper) others.push_back(other.pid);
    }
    for (int pass = 0; pass < 5000; ++pass) {
      const std::vector<detail::Process> left = detail::descendants(root, 0, others, true);
      if (left.empty()) break;
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
      for (const detail::Process& process : left) waitpid(process.pid, nullptr, WNOHANG);
    }
    start(keeper);
  }

  // Returns false where the keeper does not answer.
  static bool run_with(const Keeper& keeper, const std::vector<std::string>& command,
                       const std::string& input, const Limits& limits, Run& result) {
    const detail::Files& files = keeper.files;
    if (command.empty()) {
      result.errors = "there is no command";
      return true;
    }
    if (!detail::write_file(files.input, input) || ftruncate(files.output, 0) != 0 ||
        ftruncate(files.errors, 0) != 0) {
      result.errors = "cannot store the input: " + std::generic_category().message(errno);
      return true;
    }
    std::string text;
    for (const std::string& word : command) text.append(word.c_str()).push_back('\0');
    const std::size_t file_bytes = std::max(limits.output_bytes, kLongestFile) + 1;
    const detail::Order order = {limits.seconds, limits.memory_bytes, file_bytes, text.size()};
    timeval patience;  // a keeper that is alive needs far less
    patience.tv_sec = static_cast<time_t>(std::min(limits.seconds, 1e8)) + 10;
    patience.tv_usec = 0;
    setsockopt(files.socket, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    detail::Reply reply;
    if (!detail::send_all(files.socket, &order, sizeof order) ||
        !detail::send_all(files.socket, text.data(), text.size()) ||
        !detail::receive_all(files.socket, &reply, sizeof reply)) {
      return false;
    }
    result.end = reply.end;
    result.status = reply.status;
    result.seconds = reply.seconds;
    result.peak_bytes = reply.peak_bytes;
    if (reply.end == End::not_started) {
      result.status = 0;
      result.errors =
          "cannot run " + command[0] + ": " + std::generic_category().message(reply.error);
      return true;
    }
    const std::size_t size = detail::size_of(files.output);
    result.output = detail::read_file(files.output, 0, std::min(size, limits.output_bytes));
    if (reply.end <= End::timed_out && size > limits.output_bytes) {
      result.end = End::output_too_long;
    }
    const std::size_t told = detail::size_of(files.errors);
    const std::size_t last = std::min(told, kErrorBytes);
    result.errors = detail::read_file(files.errors, told - last, last);
    return true;
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  bool stopped_ = false;
  std::vector<Keeper> keepers_;
  std::vector<Keeper*> free_;
};

// As long as it lives, SIGINT, SIGTERM and SIGHUP call `act` in a thread of its own instead of
// ending the program, but for those that are ignored. SIGUSR1 is blocked, too. Built before the
// other threads, which inherit that.
class SignalWatch {
 public:
  explicit SignalWatch(std::function<void(int)> act) : act_(std::move(act)) {
    sigemptyset(&set_);
    sigaddset(&set_, SIGUSR1);
    for (int number : {SIGINT, SIGTERM, SIGHUP}) {
      struct sigaction action;
      sigaction(number, nullptr, &action);
      if (action.sa_handler != SIG_IGN) sigaddset(&set_, number);
    }
    pthread_sigmask(SIG_BLOCK, &set_, &before_);
    thread_ = std::thread([this] {
      for (int number = 0; sigwait(&set_, &number) == 0 && !done_;) {
        if (number != SIGUSR1) act_(number);
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
  std::function<void(int)> act_;
  std::atomic<bool> done_{false};
  sigset_t set_, before_;
  std::thread thread_;
};

}  // namespace duel

#endif  // _WIN32
#endif  // TOOLS_DUEL_PROCESS_HPP
