// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_WEIGHTED_BLOSSOMS_HPP
#define MATCHING_GAMES_INTERNAL_WEIGHTED_BLOSSOMS_HPP

#include <algorithm>
#include <cstddef>
#include <limits>
#include <utility>
#include <vector>

#include "matching_games/internal/search_in_rounds.hpp"
#include "matching_games/internal/weighted_lists.hpp"
#include "matching_games/weights.hpp"

namespace matching_games {
namespace internal {

// Makes a matching heaviest by searches from single exposed vertices. A search grows an alternating
// tree while the dual variables change at unit speed: those of outer vertices fall and those of
// inner vertices rise. It ends when the tree reaches an exposed vertex outside the tree, or when
// the dual variable of an outer vertex is 0, so that this vertex may be exposed. A search may also
// give up at any event: the dual variables and the blossoms of this time are kept, and the matching
// does not change.
//
// Nodes are the vertices 0 .. n - 1 and the blossoms n, n + 1, ... A top is a node that is in no
// blossom. A blossom is a ring of nodes. Only the matched edges between tops are stored: the base
// of a top is its vertex with such an edge. They determine the matched edges inside a blossom,
// which are found when it is split.
//
// Dual variables are stored such that they need no change while time passes:
//   - vertex: dual + time if it is outer, dual - time - shift in an inner top, else dual - shift;
//   - blossom: dual - 2 time if it is an outer top, dual + 2 time if an inner top, else dual.
//
// A search takes O(log n) time for each scan, and makes O(m) scans, because
//   - a vertex becomes outer at most once;
//   - the vertices of a top have consecutive positions, so that a tree of minima over the positions
//     finds the first edge to each part of an inner blossom that is split;
//   - the largest part of an inner blossom takes over its number.
//
// Z. Galil, S. Micali, H. Gabow, "An O(EV log V) algorithm for finding a maximal weighted matching
// in general graphs", 1986.
class WeightedBlossoms {
 public:
  // `mate` is a matching by tight edges. `doubled` has twice the dual variables, so that weights
  // are doubled as well. Keeps the address of `lists`.
  WeightedBlossoms(const WeightedLists& lists, const std::vector<long long>& doubled,
                   const std::vector<int>& mate)
      : lists_(lists), mate_(mate), vertex_(mate.size()), node_(mate.size()), leaf_(mate.size()) {
    for (int v = 0; v < lists_.size(); ++v) {
      vertex_[v] = Vertex{doubled[v], kFar, v, -1};
      node_[v] = Node{0, 0, v, 1, v, 0, -1, -1, 0, kFree, false};
    }
  }

  // The first search of each root may use `scans` scans.
  void run(long long scans = kFirstScans) {
    std::vector<int> roots;
    for (int v = 0; v < lists_.size(); ++v) {
      if (mate_[v] == -1 && vertex_[v].dual > 0) roots.push_back(v);
    }
    const auto search_from = [this](int root, long long allowed) -> long long {
      // Inside a blossom, only the mate of its base is kept up.
      const int top = vertex_[root].top;
      return node_[top].base == root && mate_[root] == -1 ? search(top, allowed) : 0;
    };
    search_in_rounds(roots, scans, kFar, search_from, [](int) { return 0; });
  }

  // Writes the mates, the duals and the sets with positive duals. Splits all blossoms.
  void finish(WeightedMatching& result) {
    std::vector<std::pair<int, int>> stack;  // a node, and the index of the set around it
    count_ = 0;
    result.set_of.assign(mate_.size(), -1);
    for (int v = 0; v < lists_.size(); ++v) {
      result.dual.push_back(vertex_[v].dual);
      const int top = vertex_[v].top;
      if (top < lists_.size() || node_[top].is_touched) continue;
      touch(top);
      stack.emplace_back(top, -1);
      while (!stack.empty()) {
        const int x = stack.back().first;
        int set = stack.back().second;
        stack.pop_back();
        if (x < lists_.size()) {
          result.set_of[x] = set;
          continue;
        }
        if (node_[x].dual > 0) {
          result.sets.push_back(OddSet{set, node_[x].dual});
          set = static_cast<int>(result.sets.size()) - 1;
        }
        match_parts(x);
        for (const Link& part : ring(x)) stack.emplace_back(part.node, set);
      }
    }
    result.mate = std::move(mate_);
  }

 private:
  enum State : char { kFree, kInner, kOuter };
  struct Vertex {
    long long dual;
    long long key;  // the minimum of (stored dual of u) - 2 * weight over outer neighbors u; not
                    // kept up for outer vertices and for inner tops that are vertices
    int top;        // the top, but of an outer vertex the one when it became outer: see outer_top()
    int from;       // the neighbor with this minimum
  };
  struct Node {
    long long dual, shift;
    int base, size;
    int above;     // leads to the top, if the node is part of an outer top
    int first;     // the first position of its vertices
    int from, to;  // inner top: the edge from an outer vertex to this top
    int mark;      // outer top: mark_ of the last shrink() that passed this top
    State state;
    bool is_touched;
  };
  // A part of a ring, and the edge from its vertex v to the vertex w of the next part.
  struct Link {
    int node, v, w;
  };
  // The tree grows to v (w == -1), the top v splits (w == -2), or the edge vw closes a blossom.
  struct Event {
    long long when;
    int v, w;
    bool operator<(const Event& other) const { return when > other.when; }
  };
  static constexpr long long kFar = std::numeric_limits<long long>::max();
  typedef std::pair<long long, int> Slack;  // key + dual of a vertex, and the vertex

  std::vector<Link>& ring(int blossom) { return rings_[blossom - lists_.size()]; }
  bool is_blossom(int node) const { return node >= lists_.size(); }

  int outer_top(int v) {
    int x = vertex_[v].top;
    while (node_[x].above != x) x = node_[x].above = node_[node_[x].above].above;
    return x;
  }

  void push(long long when, int v, int w) {
    if (when >= limit_) return;
    events_.push_back(Event{when, v, w});
    std::push_heap(events_.begin(), events_.end());
  }

  // Returns 0, or the number of scans if the search gave up. It does not give up before time has
  // moved: otherwise it would have been in vain.
  long long search(int root, long long allowed) {
    scans_ = 0;
    time_ = 0;
    mark_ = 0;
    limit_ = kFar;
    touch(root);
    make_outer(root);
    for (;;) {
      while (!queue_.empty()) {
        const int v = queue_.back();
        queue_.pop_back();
        scan(v);
      }
      if (events_.empty() || events_.front().when >= limit_) break;
      const Event event = events_.front();
      std::pop_heap(events_.begin(), events_.end());
      events_.pop_back();
      time_ = event.when;
      if (scans_ > allowed && time_ > 0) {
        settle();
        return scans_;
      }
      if (event.w >= 0) {
        shrink(event.v, event.w);
      } else if (event.w == -2) {
        if (node_[event.v].state == kInner && node_[event.v].dual == 2 * time_) split(event.v);
      } else if (is_next(event.v)) {
        grow(event.v);
      }
    }
    time_ = limit_;
    augment();
    settle();
    return 0;
  }

  // Returns whether the edge to the free vertex v is tight.
  bool is_next(int v) const {
    const Node& top = node_[vertex_[v].top];
    return top.state == kFree && vertex_[v].key + vertex_[v].dual + top.shift == time_;
  }

  void scan(int v) {
    const long long dual = vertex_[v].dual;
    scans_ += lists_.of(v).size();
    for (const WeightedArc& arc : lists_.of(v)) {
      const int w = arc.end;
      Vertex& other = vertex_[w];
      const long long key = dual - 2 * arc.weight;
      const State state = node_[other.top].state;
      if (state == kOuter) {
        const long long when = (key + other.dual) / 2;
        if (when < limit_ && outer_top(v) != outer_top(w)) push(when, v, w);
      } else if (key < other.key && (state == kFree || is_blossom(other.top))) {
        touch(other.top);
        other.key = key;
        other.from = v;
        if (is_blossom(other.top)) note(w);
        if (state == kFree) offer(w);
      }
    }
  }

  // Plans to reach the free vertex v.
  void offer(int v) {
    const Node& top = node_[vertex_[v].top];
    const long long when = vertex_[v].key + vertex_[v].dual + top.shift;
    if (mate_[top.base] != -1) return push(when, v, -1);
    if (when >= limit_) return;
    limit_ = when;
    end_ = vertex_[v].from;
    exposed_ = v;
  }

  // Gives positions to the vertices of a top.
  void place(int top) {
    scans_ += node_[top].size;
    stack_.assign(1, top);
    while (!stack_.empty()) {
      const int x = stack_.back();
      stack_.pop_back();
      node_[x].first = count_;
      if (is_blossom(x)) {
        for (const Link& part : ring(x)) stack_.push_back(part.node);
      } else {
        leaf_[count_++] = x;
        vertex_[x].top = top;
      }
    }
  }

  void touch(int top) {
    if (node_[top].is_touched) return;
    node_[top].is_touched = true;
    tops_.push_back(top);
    place(top);
  }

  void make_outer(int top) {
    Node& node = node_[top];
    const bool was_inner = node.state == kInner;
    node.state = kOuter;
    node.mark = 0;
    if (is_blossom(top)) node.dual -= was_inner ? 4 * time_ : 2 * time_;
    const long long change = node.shift + (was_inner ? 2 * time_ : time_);
    for (int i = node.first; i < node.first + node.size; ++i) {
      Vertex& vertex = vertex_[leaf_[i]];
      vertex.dual += change;
      if (vertex.dual < limit_) {
        limit_ = vertex.dual;
        end_ = leaf_[i];
        exposed_ = -1;
      }
      queue_.push_back(leaf_[i]);
    }
  }

  // Makes a free or inner top an inner top that is reached by the edge from v to w.
  void make_inner(int top, int v, int w) {
    Node& node = node_[top];
    node.from = v;
    node.to = w;
    node.state = kInner;
    if (!is_blossom(top)) return;
    node.dual += 2 * time_;
    push(node.dual / 2, top, -2);
  }

  void grow(int v) {
    const int top = vertex_[v].top;
    make_inner(top, vertex_[v].from, v);
    node_[top].shift -= time_;
    const int next = vertex_[mate_[node_[top].base]].top;
    touch(next);
    make_outer(next);
  }

  // Returns the outer top above an outer top in the tree, or -1.
  int parent(int top) {
    const int inner = mate_[node_[top].base];
    return inner == -1 ? -1 : outer_top(node_[vertex_[inner].top].from);
  }

  // Lists the tops from `top` up to, but without, `end`, with the edges between them.
  void climb(int top, int end, std::vector<Link>& path) {
    while (top != end) {
      const int base = node_[top].base, inner = vertex_[mate_[base]].top;
      path.push_back(Link{top, base, mate_[base]});
      path.push_back(Link{inner, node_[inner].to, node_[inner].from});
      top = outer_top(node_[inner].from);
    }
  }

  // Shrinks the blossom that the edge between the outer vertices v and w closes, if it is new.
  void shrink(int v, int w) {
    const int a = outer_top(v), b = outer_top(w);
    if (a == b) return;
    ++mark_;
    int c = a;
    for (int other = b;; std::swap(c, other)) {
      if (c == -1) continue;
      if (node_[c].mark == mark_) break;
      node_[c].mark = mark_;
      c = parent(c);
    }
    int blossom = static_cast<int>(node_.size());
    if (unused_.empty()) {
      node_.emplace_back();
      rings_.emplace_back();
    } else {
      blossom = unused_.back();
      unused_.pop_back();
    }
    std::vector<Link>& parts = ring(blossom);
    parts.clear();
    path_.clear();
    climb(b, c, parts);
    climb(a, c, path_);
    int node = c;
    for (std::size_t i = path_.size(); i-- > 0; node = path_[i].node) {
      parts.push_back(Link{node, path_[i].w, path_[i].v});
    }
    parts.push_back(Link{a, v, w});
    node_[blossom] = Node{-2 * time_, 0, node_[c].base, 0, blossom, 0, -1, -1, 0, kOuter, true};
    tops_.push_back(blossom);
    for (const Link& part : parts) {
      if (node_[part.node].state == kInner) make_outer(part.node);
      if (is_blossom(part.node)) node_[part.node].dual += 2 * time_;
      node_[part.node].above = blossom;
      node_[blossom].size += node_[part.node].size;
    }
  }

  // Returns the index of the part of a blossom that contains v, which has a position.
  int part_with(const std::vector<Link>& parts, int v) const {
    int i = 0;
    while (node_[v].first < node_[parts[i].node].first ||
           node_[v].first >= node_[parts[i].node].first + node_[parts[i].node].size) {
      ++i;
    }
    return i;
  }

  // Finds the matched edges between the parts of a blossom, whose vertices have positions. Returns
  // the index of the part with the base.
  int match_parts(int blossom) {
    const std::vector<Link>& parts = ring(blossom);
    const int length = static_cast<int>(parts.size()), base = node_[blossom].base,
              begin = part_with(parts, base);
    node_[parts[begin].node].base = base;
    for (int k = 1; k < length; k += 2) {
      const Link& part = parts[(begin + k) % length];
      node_[part.node].base = part.v;
      node_[parts[(begin + k + 1) % length].node].base = part.w;
      mate_[part.v] = part.w;
      mate_[part.w] = part.v;
    }
    return begin;
  }

  // Splits an inner top. The parts on the path of even length from the vertex where the tree
  // reaches it to its base stay in the tree.
  void split(int blossom) {
    const int end = match_parts(blossom);
    std::vector<Link> parts;
    parts.swap(ring(blossom));
    const int length = static_cast<int>(parts.size());
    const Node old = node_[blossom];
    const int begin = part_with(parts, old.to);
    Link* largest = &parts[0];
    for (Link& part : parts) {
      if (node_[part.node].size > node_[largest->node].size) largest = &part;
    }
    dead_.push_back(is_blossom(largest->node) ? largest->node : blossom);
    for (Link& part : parts) {
      if (&part == largest && is_blossom(part.node)) {
        ring(blossom).swap(ring(part.node));
        node_[blossom] = node_[part.node];
        part.node = blossom;
      } else {
        tops_.push_back(part.node);
      }
      Node& node = node_[part.node];
      for (int i = node.first; part.node != blossom && i < node.first + node.size; ++i) {
        vertex_[leaf_[i]].top = part.node;
      }
      node.above = part.node;
      node.is_touched = true;
      node.shift = old.shift;
    }
    if (dead_.back() == blossom) node_[blossom].state = kFree;

    int steps = (end - begin + length) % length;
    const bool forward = steps % 2 == 0;
    if (!forward) steps = length - steps;
    int v = old.from, w = old.to;
    for (int k = 0; k < length; ++k) {
      const int i = (begin + (forward ? k : length - k)) % length;
      const Link& to_next = parts[forward ? i : (i + length - 1) % length];
      const int node = parts[i].node;
      if (k > steps) {
        node_[node].state = kFree;
        node_[node].shift += time_;
        const int first = is_blossom(node) ? lowest(node) : node;
        if (first != -1 && vertex_[first].key != kFar) offer(first);
      } else if (k % 2 == 0) {
        make_inner(node, v, w);
      } else {
        node_[node].state = kInner;
        if (is_blossom(node)) node_[node].dual += 2 * time_;
        make_outer(node);
        v = forward ? to_next.v : to_next.w;
        w = forward ? to_next.w : to_next.v;
      }
    }
  }

  // The tree of minima: lowest_[i] is the smallest key + dual below the entry i, with its vertex,
  // or none_.
  void note(int v) {
    if (lowest_.empty()) lowest_.assign(2 * mate_.size(), none_);
    const Slack slack(vertex_[v].key + vertex_[v].dual, v);
    std::size_t i = node_[v].first + mate_.size();
    for (; i > 0 && slack < lowest_[i]; i /= 2) lowest_[i] = slack;
  }
  int lowest(int top) const {
    Slack result = none_;
    std::size_t i = node_[top].first + mate_.size(), end = i + node_[top].size;
    for (; i < end && !lowest_.empty(); i /= 2, end /= 2) {
      if (i % 2 == 1) result = std::min(result, lowest_[i++]);
      if (end % 2 == 1) result = std::min(result, lowest_[--end]);
    }
    return result.second;
  }

  // Augments along the path from the root to end_, and on to exposed_ if this is a vertex.
  void augment() {
    int v = end_, w = exposed_;
    if (w != -1) {
      node_[vertex_[w].top].base = w;
      mate_[w] = v;
    }
    for (;;) {
      const int top = outer_top(v), before = mate_[node_[top].base];
      node_[top].base = v;
      mate_[v] = w;
      if (before == -1) return;
      Node& inner = node_[vertex_[before].top];
      inner.base = inner.to;
      mate_[inner.to] = inner.from;
      v = inner.from;
      w = inner.to;
    }
  }

  // Ends the search: computes the dual variables and the tops of the vertices.
  void settle() {
    for (int i = 0; i < count_; ++i) {
      Vertex& vertex = vertex_[leaf_[i]];
      const Node& top = node_[vertex.top];
      vertex.key = kFar;
      vertex.dual += top.state == kOuter   ? -time_
                     : top.state == kInner ? top.shift + time_
                                           : top.shift;
      if (lowest_.empty()) continue;
      std::size_t k = i + mate_.size();
      for (; k > 0 && lowest_[k] != none_; k /= 2) lowest_[k] = none_;
    }
    count_ = 0;
    for (const int top : tops_) {
      Node& node = node_[top];
      const State state = node.state;
      node.state = kFree;
      node.shift = 0;
      node.is_touched = false;
      if (!is_blossom(top)) continue;
      if (state == kInner) node.dual -= 2 * time_;
      if (state != kOuter || node.above != top) continue;
      node.dual += 2 * time_;
      place(top);
    }
    count_ = 0;
    tops_.clear();
    events_.clear();
    queue_.clear();
    unused_.insert(unused_.end(), dead_.begin(), dead_.end());
    dead_.clear();
  }

  const WeightedLists& lists_;
  std::vector<int> mate_;  // of the bases of tops
  std::vector<Vertex> vertex_;
  std::vector<Node> node_;
  std::vector<std::vector<Link>> rings_;
  std::vector<int> unused_, dead_;  // numbers of blossoms that can be used now, and after a search
  std::vector<int> leaf_;           // the vertex at each position
  int count_ = 0;                   // the number of positions in use
  std::vector<int> tops_;           // the touched tops
  std::vector<Slack> lowest_;
  std::vector<int> queue_, stack_;
  std::vector<Link> path_;
  std::vector<Event> events_;
  long long time_ = 0;
  long long limit_ = 0;  // the time at which the search ends, unless a shorter path is found
  int end_ = -1, exposed_ = -1;
  int mark_ = 0;
  const Slack none_{std::numeric_limits<long long>::max(), -1};
  long long scans_ = 0;  // of arcs and of vertices that got positions
};

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_WEIGHTED_BLOSSOMS_HPP
