// SPDX-License-Identifier: CC0-1.0
//
// drive BROWSER WORK URL: opens URL in a headless Chromium that stores its files in the folder
// WORK. The script of the page can use
//   protocol         the DevTools protocol of the whole browser: send(text) and onmessage(text)
//   report(text)     prints a line that encodeURIComponent() encoded
//   finish(status)   ends this program; `status` is its exit status as a text
// When this program ends or is killed, the browser ends as well.
#include <iostream>

#ifndef _WIN32
#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

#include <cerrno>
#include <cstddef>
#include <cstdlib>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <system_error>

namespace {

namespace fs = std::filesystem;

// ---- Messages in JSON
//
// The functions below search a message without a parser. This works because every quote inside of a
// string of the message is escaped, and the strings that these functions return have no quotes.

std::string quoted(const std::string& text) { return '"' + text + '"'; }

// Returns the value of the first string in the message that has this name, or "" if no string has
// this name.
std::string text_of(const std::string& message, const std::string& name) {
  const std::string start = quoted(name) + ":\"";
  const std::size_t i = message.find(start);
  if (i == std::string::npos) return "";
  const std::size_t begin = i + start.size();
  return message.substr(begin, message.find('"', begin) - begin);
}

// Decodes a text that encodeURIComponent() encoded.
std::string decoded(const std::string& text) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      result += text[i];
    } else {
      result += static_cast<char>(std::stoi(text.substr(i + 1, 2), nullptr, 16));
      i += 2;
    }
  }
  return result;
}

bool is_event(const std::string& message, const std::string& method) {
  return message.compare(0, method.size() + 12, "{\"method\":" + quoted(method)) == 0;
}

// ---- The browser

class Browser {
 public:
  Browser(const std::string& program, const fs::path& work) : profile_(work / "profile") {
    int to_browser[2], from_browser[2];
    if (pipe(to_browser) != 0 || pipe(from_browser) != 0) fail("pipe");
    const pid_t parent = getpid();
    pid_ = fork();
    if (pid_ == -1) fail("fork");
    if (pid_ == 0) run_browser(program, work, to_browser[0], from_browser[1], parent);
    close(to_browser[0]);
    close(from_browser[1]);
    in_ = from_browser[0];
    out_ = to_browser[1];
  }

  Browser(const Browser&) = delete;
  Browser& operator=(const Browser&) = delete;

  ~Browser() {
    kill(-pid_, SIGKILL);  // the whole process group of the browser
    while (waitpid(pid_, nullptr, 0) == -1 && errno == EINTR) continue;
    std::error_code ignored;
    fs::remove_all(profile_, ignored);
  }

  // Sends a command to the browser and returns the browser's answer. Discards the events that
  // arrive before the answer.
  std::string command(const std::string& method, const std::string& parameters,
                      const std::string& session = "") {
    const std::string id = std::to_string(++last_id_);
    std::string message = "{\"id\":" + id + ",\"method\":" + quoted(method);
    if (!session.empty()) message += ",\"sessionId\":" + quoted(session);
    write_all(message + ",\"params\":{" + parameters + "}}" + '\0');
    for (;;) {
      const std::string answer = next();
      if (answer.compare(0, 7 + id.size(), "{\"id\":" + id + ',') != 0) continue;
      if (answer.find("\"error\":{\"code\"") != std::string::npos) {
        throw std::runtime_error(method + ": " + answer);
      }
      return answer;
    }
  }

  // Waits for the next message from the browser and returns the message.
  std::string next() {
    for (;;) {
      const std::size_t end = received_.find('\0', searched_);
      if (end != std::string::npos) {
        const std::string message = received_.substr(0, end);
        received_.erase(0, end + 1);
        searched_ = 0;
        return message;
      }
      searched_ = received_.size();
      char bytes[1 << 16];
      const ssize_t count = read(in_, bytes, sizeof bytes);
      if (count == 0) throw std::runtime_error("the browser has ended");
      if (count > 0) received_.append(bytes, static_cast<std::size_t>(count));
    }
  }

 private:
  [[noreturn]] static void fail(const char* what) {
    throw std::system_error(errno, std::generic_category(), what);
  }

  // Turns the child process into the browser, which reads commands from file descriptor 3 and
  // writes answers and events to file descriptor 4.
  [[noreturn]] void run_browser(const std::string& program, const fs::path& work, int in, int out,
                                pid_t parent) const {
    setpgid(0, 0);
#ifdef __linux__
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) _exit(127);
#else
    static_cast<void>(parent);  // the browser exits when its pipe is closed
#endif
    const int log = open((work / "browser.log").c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    in = fcntl(in, F_DUPFD, 10);
    out = fcntl(out, F_DUPFD, 10);
    dup2(log, 1);
    dup2(log, 2);
    dup2(in, 3);
    dup2(out, 4);
    for (int file = 5; file < 64; ++file) close(file);
    const std::string profile = "--user-data-dir=" + profile_.string();
    execl(program.c_str(), program.c_str(), "--headless=new", "--remote-debugging-pipe",
          "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
          "--disable-breakpad", "--disable-extensions", "--disable-component-update",
          "--disable-background-networking", "--disable-sync", "--mute-audio",
          "--disable-background-timer-throttling", "--disable-renderer-backgrounding",
          "--disable-backgrounding-occluded-windows", "--window-size=1400,900", profile.c_str(),
          "--no-startup-window", static_cast<char*>(nullptr));
    _exit(127);
  }

  void write_all(const std::string& text) {
    for (std::size_t done = 0; done < text.size();) {
      const ssize_t count = write(out_, text.data() + done, text.size() - done);
      if (count > 0) {
        done += static_cast<std::size_t>(count);
      } else if (errno != EINTR) {
        fail("the browser does not listen");
      }
    }
  }

  const fs::path profile_;
  pid_t pid_ = -1;
  int in_ = -1, out_ = -1;
  int last_id_ = 0;
  std::string received_;
  std::size_t searched_ = 0;
};

int drive(const std::string& program, const fs::path& work, const std::string& url) {
  Browser browser(program, work);
  const std::string target =
      text_of(browser.command("Target.createTarget", "\"url\":\"about:blank\""), "targetId");
  const std::string of_target = "\"targetId\":" + quoted(target);
  const std::string session = text_of(
      browser.command("Target.attachToTarget", of_target + ",\"flatten\":true"), "sessionId");
  for (const char* name : {"report", "finish"}) {
    browser.command("Runtime.addBinding", "\"name\":" + quoted(name), session);
  }
  browser.command("Target.exposeDevToolsProtocol", of_target + ",\"bindingName\":\"protocol\"");
  browser.command("Runtime.enable", "", session);
  const std::string answer = browser.command("Page.navigate", "\"url\":" + quoted(url), session);
  if (!text_of(answer, "errorText").empty()) throw std::runtime_error(url + ": " + answer);
  for (;;) {
    const std::string message = browser.next();
    for (const char* event :
         {"Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Inspector.targetCrashed"}) {
      if (is_event(message, event)) throw std::runtime_error(message);
    }
    if (!is_event(message, "Runtime.bindingCalled")) continue;
    const std::string payload = text_of(message, "payload");
    const std::string name = text_of(message, "name");
    if (name == "report") std::cout << decoded(payload) << std::endl;
    if (name == "finish") return std::stoi(payload);
  }
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 4) return 2;
  signal(SIGPIPE, SIG_IGN);
  try {
    return drive(argv[1], fs::absolute(argv[2]), argv[3]);
  } catch (const std::exception& error) {
    std::cout << "FAILED: " << error.what() << std::endl;
    return 1;
  }
}

#else

int main() {
  std::cout << "SKIPPED: the pipes are those of POSIX\n";
  return 0;
}

#endif
