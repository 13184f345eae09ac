// SPDX-License-Identifier: CC0-1.0
#ifndef TOOLS_DUEL_TERMINAL_HPP
#define TOOLS_DUEL_TERMINAL_HPP

#include <unistd.h>

#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

namespace duel {

// Shows a line on the standard error while the object exists, updates it five times per second and
// erases it at the end. Shows nothing if the standard error is not a terminal.
class StatusLine {
 public:
  explicit StatusLine(std::function<std::string()> text) {
    if (isatty(STDERR_FILENO) == 0) return;
    thread_ = std::thread([this, text] {
      std::unique_lock<std::mutex> lock(mutex_);
      while (!done_.wait_for(lock, std::chrono::milliseconds(200), [this] { return is_done_; })) {
        std::fprintf(stderr, "\r\033[K%.100s", text().c_str());
      }
      std::fprintf(stderr, "\r\033[K");
    });
  }

  StatusLine(const StatusLine&) = delete;
  StatusLine& operator=(const StatusLine&) = delete;

  ~StatusLine() {
    if (!thread_.joinable()) return;
    {
      const std::lock_guard<std::mutex> lock(mutex_);
      is_done_ = true;
    }
    done_.notify_one();
    thread_.join();
  }

 private:
  std::mutex mutex_;
  std::condition_variable done_;
  bool is_done_ = false;
  std::thread thread_;
};

}  // namespace duel

#endif  // TOOLS_DUEL_TERMINAL_HPP
