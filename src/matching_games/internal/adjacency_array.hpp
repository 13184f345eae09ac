// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_ADJACENCY_ARRAY_HPP
#define MATCHING_GAMES_INTERNAL_ADJACENCY_ARRAY_HPP

#include <memory>
#include <utility>
#include <vector>

namespace matching_games {
namespace internal {

// A part of an array, such as the list of one vertex.
template <class T>
class Slice {
 public:
  Slice(const T* first, const T* last) : first_(first), last_(last) {}
  int size() const { return static_cast<int>(last_ - first_); }
  const T& operator[](int i) const { return first_[i]; }
  const T* begin() const { return first_; }
  const T* end() const { return last_; }

 private:
  const T *first_, *last_;
};

// A graph whose neighbor lists are stored in one array. Copies share the array.
class AdjacencyArray {
 public:
  AdjacencyArray() = default;  // has no vertex

  // The list of v is ends[first[v]] .. ends[first[v + 1] - 1]. There can be up to 2^32 - 1 entries.
  AdjacencyArray(std::vector<unsigned> first, std::vector<int> ends)
      : arrays_(std::make_shared<const Arrays>(std::move(first), std::move(ends))),
        size_(static_cast<int>(arrays_->first.size()) - 1),
        first_(arrays_->first.data()),
        ends_(arrays_->second.data()) {}

  int size() const { return size_; }
  bool contains(int) const { return true; }
  Slice<int> neighbors(int v) const { return {ends_ + first_[v], ends_ + first_[v + 1]}; }

 private:
  typedef std::pair<std::vector<unsigned>, std::vector<int>> Arrays;

  std::shared_ptr<const Arrays> arrays_;
  int size_ = 0;
  const unsigned* first_ = nullptr;
  const int* ends_ = nullptr;
};

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_ADJACENCY_ARRAY_HPP
