// SPDX-License-Identifier: CC0-1.0
//
// The benchmark compares the library with this program on bipartite graphs. The program runs the
// push-relabel algorithm with double pushes and global relabeling. The program starts with the
// heuristic of Karp and Sipser. Source: Kaya, Langguth, Manne, Ucar, "Push-relabel based algorithms
// for the maximum transversal problem", 2013.
#include <deque>

#include "edge_list.hpp"

namespace {

class PushRelabel {
 public:
  PushRelabel(const bench::EdgeList& graph, const bench::Adjacency& adjacency)
      : left_(graph.left),
        size_(graph.size),
        adjacency_(adjacency),
        mate_(graph.size, -1),
        label_(graph.size) {}

  std::vector<int> run() {
    karp_sipser();
    relabel_globally();
    std::deque<int> active;
    for (int u = 0; u < left_; ++u) {
      if (mate_[u] == -1) active.push_back(u);
    }
    for (int pushes = 0; !active.empty(); active.pop_front()) {
      const int u = active.front();
      int best = -1, least = size_, second = size_;
      for (int i = begin(u); i < end(u); ++i) {
        const int label = label_[target(i)];
        if (label < least) {
          second = least;
          least = label;
          best = target(i);
        } else if (label < second) {
          second = label;
        }
      }
      if (best == -1) continue;  // no alternating path leads to an exposed vertex
      const int displaced = mate_[best];
      mate_[u] = best;
      mate_[best] = u;
      label_[best] = second + 2;
      if (displaced != -1) {
        mate_[displaced] = -1;
        active.push_back(displaced);
      }
      if (++pushes % size_ == 0) relabel_globally();
    }
    return mate_;
  }

 private:
  int begin(int v) const { return adjacency_.first[v]; }
  int end(int v) const { return adjacency_.first[v + 1]; }
  int target(int i) const { return adjacency_.target[i]; }

  // Computes an initial matching. Each vertex is matched with its first exposed neighbor. Vertices
  // with only one exposed neighbor are matched first, because some maximum matching contains the
  // edge to this neighbor.
  void karp_sipser() {
    std::vector<int> degree(size_), single;
    for (int v = 0; v < size_; ++v) {
      degree[v] = end(v) - begin(v);
      if (degree[v] == 1) single.push_back(v);
    }
    for (int next = 0; next < left_; ++next) {
      single.push_back(next);
      while (!single.empty()) {
        const int v = single.back();
        single.pop_back();
        for (int i = begin(v); mate_[v] == -1 && i < end(v); ++i) {
          const int w = target(i);
          if (mate_[w] != -1) continue;
          mate_[v] = w;
          mate_[w] = v;
          for (const int x : {v, w}) {
            for (int j = begin(x); j < end(x); ++j) {
              if (--degree[target(j)] == 1) single.push_back(target(j));
            }
          }
        }
      }
    }
  }

  // Sets the label of each right vertex to the distance from the nearest exposed right vertex.
  void relabel_globally() {
    std::vector<int> queue;
    for (int v = left_; v < size_; ++v) {
      label_[v] = mate_[v] == -1 ? 0 : size_;
      if (mate_[v] == -1) queue.push_back(v);
    }
    for (std::size_t head = 0; head < queue.size(); ++head) {
      const int v = queue[head];
      for (int i = begin(v); i < end(v); ++i) {
        const int w = mate_[target(i)];
        if (w != -1 && label_[w] == size_) {
          label_[w] = label_[v] + 2;
          queue.push_back(w);
        }
      }
    }
  }

  int left_, size_;
  const bench::Adjacency& adjacency_;
  std::vector<int> mate_, label_;
};

}  // namespace

int main() {
  auto graph = bench::read_edge_list();
  graph.bipartite = false;  // so that the vertices of both sides get adjacency lists
  const bench::Adjacency adjacency(graph);
  const auto mate = PushRelabel(graph, adjacency).run();
  bench::write_matching(graph, [&](int v) { return mate[v]; });
}
