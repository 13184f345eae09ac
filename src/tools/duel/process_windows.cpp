// SPDX-License-Identifier: CC0-1.0
//
// Runs programs on Windows 8 and newer. Each program runs in a job, which limits its memory and the
// number of its processes. All processes of the job are killed as soon as the program ends or its
// time is up.
#define NOMINMAX
#define WIN32_LEAN_AND_MEAN
#include <windows.h>

#include <fcntl.h>
#include <io.h>
#include <psapi.h>

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <stdexcept>
#include <string>
#include <system_error>
#include <vector>

#include "tools/duel/process.hpp"
#include "tools/files.hpp"

namespace duel {
namespace {

// The command interpreter takes the text between the first and the last quote after /c as it is.
// So shell_command() returns these words and one more, which command_line() does not change.
const std::vector<std::string> kShell = {"cmd", "/d", "/s", "/c"};

// Limits the number of processes, so that a program that starts itself again and again fails.
constexpr DWORD kMaxProcesses = 64;

// The exit status of a process that was killed.
constexpr DWORD kKilled = 0x6B696C6C;

// Returns the message of an error in English. (Messages of the system are in the user's language.)
std::string message(DWORD error) {
  const std::error_code code(static_cast<int>(error), std::system_category());
  const std::error_condition condition = code.default_error_condition();
  if (condition.category() == std::generic_category()) return condition.message();
  return "error " + std::to_string(error) + " of Windows";
}

void check(bool ok, const char* what) {
  if (!ok) throw std::runtime_error(std::string(what) + ": " + message(GetLastError()));
}

HANDLE handle_of(int file) { return reinterpret_cast<HANDLE>(_get_osfhandle(file)); }

// Owns a handle of the system.
class Handle {
 public:
  explicit Handle(HANDLE handle) : handle_(handle) {}
  ~Handle() { CloseHandle(handle_); }
  Handle(const Handle&) = delete;
  Handle& operator=(const Handle&) = delete;

  operator HANDLE() const { return handle_; }

 private:
  HANDLE handle_;
};

// Returns a word quoted for a command line, so that the C library of a program reads this word.
std::string quoted(const std::string& word) {
  if (!word.empty() && word.find_first_of(" \t\n\"") == std::string::npos) return word;
  std::string result = "\"";
  std::size_t slashes = 0;  // at the end of the result
  for (const char c : word) {
    if (c == '"') result.append(slashes + 1, '\\');
    slashes = c == '\\' ? slashes + 1 : 0;
    result += c;
  }
  return result.append(slashes, '\\') + '"';
}

std::wstring command_line(std::vector<std::string> words) {
  const bool is_shell =
      words.size() == kShell.size() + 1 && std::equal(kShell.begin(), kShell.end(), words.begin());
  // A path as programs for other systems write it: with '/', and without ".exe".
  std::filesystem::path program = tools::path_of(words[0]);
  if (program.has_parent_path()) {
    if (!std::filesystem::exists(program)) program += ".exe";
    words[0] = tools::name_of(program);
    std::replace(words[0].begin(), words[0].end(), '/', '\\');
  }
  std::string line;
  for (const std::string& word : words) {
    const bool is_line = is_shell && &word == &words.back();
    line += (line.empty() ? "" : " ") + (is_line ? '"' + word + '"' : quoted(word));
  }
  return tools::path_of(line).wstring();
}

struct Process {
  Handle process, thread;
};

// Starts a program that does not run before its thread is resumed. The program inherits exactly the
// three files, even if another thread starts a program at the same time.
Process start(const std::vector<std::string>& command, HANDLE (&files)[3]) {
  SIZE_T size = 0;
  InitializeProcThreadAttributeList(nullptr, 1, 0, &size);
  std::vector<char> storage(size);
  const auto list = reinterpret_cast<LPPROC_THREAD_ATTRIBUTE_LIST>(storage.data());
  check(InitializeProcThreadAttributeList(list, 1, 0, &size) != 0 &&
            UpdateProcThreadAttribute(list, 0, PROC_THREAD_ATTRIBUTE_HANDLE_LIST, files,
                                      sizeof files, nullptr, nullptr) != 0,
        "cannot pass files to a program");
  STARTUPINFOEXW startup = {};
  startup.StartupInfo.cb = sizeof startup;
  startup.StartupInfo.dwFlags = STARTF_USESTDHANDLES;
  startup.StartupInfo.hStdInput = files[0];
  startup.StartupInfo.hStdOutput = files[1];
  startup.StartupInfo.hStdError = files[2];
  startup.lpAttributeList = list;
  SetErrorMode(SEM_FAILCRITICALERRORS | SEM_NOGPFAULTERRORBOX);  // a crash shows no window
  std::wstring line = command_line(command);
  PROCESS_INFORMATION info = {};
  const BOOL is_started =
      CreateProcessW(nullptr, &line[0], nullptr, nullptr, TRUE,
                     CREATE_SUSPENDED | CREATE_NEW_PROCESS_GROUP | EXTENDED_STARTUPINFO_PRESENT,
                     nullptr, nullptr, &startup.StartupInfo, &info);
  const DWORD error = GetLastError();
  DeleteProcThreadAttributeList(list);
  if (is_started == 0) throw std::runtime_error(texts::cannot_run(command[0], message(error)));
  return {Handle(info.hProcess), Handle(info.hThread)};
}

// Returns how a program crashed, or an empty text if it exited.
std::string crash_of(DWORD status) {
  const struct {
    DWORD status;
    const texts::Text& crash;
  } known[] = {{0xC0000005, texts::access_violation},
               {0xC00000FD, texts::stack_overflow},
               {0xC0000094, texts::division_by_zero},
               {0xC0000374, texts::heap_corruption},
               {0xC0000409, texts::abort_or_overrun}};
  for (const auto& entry : known) {
    if (entry.status == status) return entry.crash();
  }
  char text[32] = "";
  if (status >= 0xC0000000) std::snprintf(text, sizeof text, "status 0x%lX", status);
  return text;
}

// Kills all processes of a job. A process that is being started meanwhile could survive, so the
// function repeats this until no process is left.
void kill(HANDLE job) {
  JOBOBJECT_BASIC_ACCOUNTING_INFORMATION info = {};
  for (;;) {
    TerminateJobObject(job, kKilled);
    if (QueryInformationJobObject(job, JobObjectBasicAccountingInformation, &info, sizeof info,
                                  nullptr) == 0 ||
        info.ActiveProcesses == 0) {
      return;
    }
    Sleep(1);
  }
}

// Returns the processor time of a job, or of its first thread: Wine knows only times of threads.
double seconds_of(HANDLE job, HANDLE thread) {
  JOBOBJECT_BASIC_ACCOUNTING_INFORMATION info = {};
  QueryInformationJobObject(job, JobObjectBasicAccountingInformation, &info, sizeof info, nullptr);
  LARGE_INTEGER own[4] = {};  // in units of 100 ns; the last two are processor times
  FILETIME* const times = reinterpret_cast<FILETIME*>(own);
  GetThreadTimes(thread, times, times + 1, times + 2, times + 3);
  const LONGLONG all = info.TotalUserTime.QuadPart + info.TotalKernelTime.QuadPart;
  return static_cast<double>(std::max(all, own[2].QuadPart + own[3].QuadPart)) / 1e7;
}

BOOL WINAPI stop(DWORD) {
  if (is_stopped.exchange(true)) std::_Exit(130);
  return TRUE;
}

}  // namespace

std::FILE* open_temporary_file() {
  static std::atomic<unsigned> number{0};
  const std::string name =
      "duel-" + std::to_string(GetCurrentProcessId()) + '-' + std::to_string(number++);
  return _wfopen((std::filesystem::temp_directory_path() / name).c_str(), L"w+bD");
}

std::vector<std::string> shell_command(const std::string& line,
                                       const std::vector<std::string>& words) {
  std::vector<std::string> command = kShell;
  command.push_back(line);
  for (const std::string& word : words) command.back() += ' ' + quoted(word);
  return command;
}

bool can_have_stack(std::uint64_t) { return false; }

// The progress needs a console that understands the escape sequences of terminals.
bool is_terminal() {
  const HANDLE console = GetStdHandle(STD_ERROR_HANDLE);
  DWORD mode = 0;
  return GetConsoleMode(console, &mode) != 0 &&
         SetConsoleMode(console, mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING) != 0;
}

void stop_on_signals() { SetConsoleCtrlHandler(stop, TRUE); }

Ended execute(const std::vector<std::string>& command, const int (&files)[3],
              const RunLimits& limits, const Watch& watch) {
  const Handle job(CreateJobObjectW(nullptr, nullptr));
  JOBOBJECT_EXTENDED_LIMIT_INFORMATION bounds = {};
  bounds.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE |
                                            JOB_OBJECT_LIMIT_DIE_ON_UNHANDLED_EXCEPTION |
                                            JOB_OBJECT_LIMIT_ACTIVE_PROCESS;
  bounds.BasicLimitInformation.ActiveProcessLimit = kMaxProcesses;
  if (limits.memory_bytes > 0) {
    // A vector that grows needs three times its size for a moment, as on POSIX systems.
    bounds.BasicLimitInformation.LimitFlags |= JOB_OBJECT_LIMIT_JOB_MEMORY;
    const std::uint64_t most = 3 * limits.memory_bytes + (64 << 20);
    bounds.JobMemoryLimit = static_cast<SIZE_T>(std::min<std::uint64_t>(most, SIZE_MAX));
  }
  check(
      SetInformationJobObject(job, JobObjectExtendedLimitInformation, &bounds, sizeof bounds) != 0,
      "cannot limit a program");

  HANDLE handles[] = {handle_of(files[0]), handle_of(files[1]), handle_of(files[2])};
  const Process program = start(command, handles);
  if (AssignProcessToJobObject(job, program.process) == 0) {
    const DWORD error = GetLastError();
    TerminateProcess(program.process, 1);
    throw std::runtime_error("cannot put " + command[0] + " into a job: " + message(error));
  }
  ResumeThread(program.thread);

  Ended ended;
  bool is_running = true;
  while (is_running && !is_stopped && ended.killed == Flaw::none) {
    is_running = WaitForSingleObject(program.process, 10) == WAIT_TIMEOUT;
    PROCESS_MEMORY_COUNTERS memory = {};
    K32GetProcessMemoryInfo(program.process, &memory, sizeof memory);
    ended.peak_bytes = std::max<std::uint64_t>(ended.peak_bytes, memory.PeakPagefileUsage);
    if (is_running) ended.killed = watch([&](bool&) { return seconds_of(job, program.thread); });
    if (limits.memory_bytes > 0 && ended.peak_bytes > limits.memory_bytes) {
      ended.killed = Flaw::memory;
    }
  }
  kill(job);
  WaitForSingleObject(program.process, INFINITE);
  DWORD status = 0;
  GetExitCodeProcess(program.process, &status);
  if (status == 0xC0000135 || status == 0xC0000139 || status == 0xC000007B) {
    throw std::runtime_error(texts::cannot_run(command[0], texts::missing_library()));
  }
  JOBOBJECT_EXTENDED_LIMIT_INFORMATION used = {};
  QueryInformationJobObject(job, JobObjectExtendedLimitInformation, &used, sizeof used, nullptr);
  ended.peak_bytes = std::max<std::uint64_t>(ended.peak_bytes, used.PeakProcessMemoryUsed);
  if (status != kKilled) ended.killed = Flaw::none;  // it was faster
  ended.crash = crash_of(status);
  if (ended.crash.empty()) ended.status = static_cast<int>(status);
  return ended;
}

// The other end of a pipe is closed when the job of its program is killed, so nobody waits forever.
// _read() and _write() would wait with a lock that opening a file needs under Wine.
Pipe::Pipe() { check(_pipe(ends, 1 << 16, _O_BINARY) == 0, "cannot make a pipe"); }

void Pipe::close(int end) {
  if (ends[end] >= 0) _close(ends[end]);
  ends[end] = -1;
}

std::size_t Pipe::transfer(int end, char* bytes, std::size_t size,
                           const std::function<bool()>&) const {
  DWORD done = 0;
  const HANDLE file = handle_of(ends[end]);
  if (end == 0) ReadFile(file, bytes, static_cast<DWORD>(size), &done, nullptr);
  if (end == 1) WriteFile(file, bytes, static_cast<DWORD>(size), &done, nullptr);
  return done;
}

}  // namespace duel
