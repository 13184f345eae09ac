// SPDX-License-Identifier: CC0-1.0
#include <cstdlib>
#include <iostream>
#include <limits>
#include <new>

#include "fuzz.hpp"

namespace {

std::size_t now = 0, limit = std::numeric_limits<std::size_t>::max();

// Each block begins with its size, and the memory for the caller follows after kHead bytes.
constexpr std::size_t kHead = alignof(std::max_align_t);

}  // namespace

void* operator new(std::size_t size) {
  void* const block = size < limit && now < limit - size ? std::malloc(kHead + size) : nullptr;
  if (block == nullptr) throw std::bad_alloc();
  *static_cast<std::size_t*>(block) = size;
  now += size;
  return static_cast<char*>(block) + kHead;
}

void operator delete(void* pointer) noexcept {
  if (pointer == nullptr) return;
  void* const block = static_cast<char*>(pointer) - kHead;
  now -= *static_cast<std::size_t*>(block);
  std::free(block);
}

void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  try {
    return operator new(size);
  } catch (const std::bad_alloc&) {
    return nullptr;
  }
}

// This file defines all forms of operator new and delete, because a sanitizer would replace each
// form that is missing.
void* operator new[](std::size_t size) { return operator new(size); }
void* operator new[](std::size_t size, const std::nothrow_t& tag) noexcept {
  return operator new(size, tag);
}
void operator delete(void* pointer, const std::nothrow_t&) noexcept { operator delete(pointer); }
void operator delete[](void* pointer, const std::nothrow_t&) noexcept { operator delete(pointer); }
void operator delete[](void* pointer) noexcept { operator delete(pointer); }
void operator delete(void* pointer, std::size_t) noexcept { operator delete(pointer); }
void operator delete[](void* pointer, std::size_t) noexcept { operator delete(pointer); }

namespace fuzz {

std::size_t allocated() { return now; }
void set_limit(std::size_t bytes) { limit = bytes; }

void finding(const std::string& what) {
  std::cerr << "FINDING: " << what << std::endl;
  std::exit(1);
}

std::string option(int argc, char** argv, const std::string& name) {
  const std::string start = "--" + name + "=";
  std::string value;
  for (int i = 1; i < argc; ++i) {
    const std::string argument = argv[i];
    if (argument.compare(0, start.size(), start) == 0) value = argument.substr(start.size());
  }
  return value;
}

}  // namespace fuzz
