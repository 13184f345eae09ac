// SPDX-License-Identifier: CC0-1.0
//
// generate FAMILY SIZE [SEED [PARAMETER] [shuffled]]
//
// Prints one instance of a family; the same arguments give the same bytes on every machine. Graphs
// come in Library Checker's formats ("L R M" or "N M", then M lines of two 0-based ends), boards
// and transcripts in those of their problems. "shuffled" permutes labels and edges of a graph.
// "generate --list" explains the families.
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

namespace {

// Splitmix64: Steele, Lea, Flood: Fast splittable pseudorandom number generators (2014).
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  // Uniform in [0, bound) up to a bias of bound / 2^32.
  int below(std::int64_t bound) {
    return static_cast<int>(((next() >> 32) * static_cast<std::uint64_t>(bound)) >> 32);
  }
  bool chance(double p) { return static_cast<double>(next() >> 11) * 0x1p-53 < p; }

 private:
  std::uint64_t next() {
    std::uint64_t z = state_ += 0x9e3779b97f4a7c15;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }
  std::uint64_t state_;
};

struct Request {
  int n;
  double p;
  bool shuffled;
  Random random;
};

using Edges = std::vector<std::pair<int, int>>;

// Prints through one buffer.
class Writer {
 public:
  ~Writer() { flush(); }
  Writer& text(const std::string& s) {
    if (buffer_.size() + s.size() > kCapacity) flush();
    buffer_ += s;
    return *this;
  }
  Writer& number(int x, char end) {
    char digits[12];
    char* first = digits + sizeof digits;
    *--first = end;
    do *--first = static_cast<char>('0' + x % 10);
    while (x /= 10);
    if (buffer_.size() + sizeof digits > kCapacity) flush();
    buffer_.append(first, digits + sizeof digits);
    return *this;
  }

 private:
  static constexpr std::size_t kCapacity = 1 << 16;
  void flush() {
    std::fwrite(buffer_.data(), 1, buffer_.size(), stdout);
    buffer_.clear();
  }
  std::string buffer_;
};

template <class T>
void shuffle(std::vector<T>& a, Random& random) {
  for (std::size_t i = a.size(); i > 1; --i) {
    std::swap(a[i - 1], a[static_cast<std::size_t>(random.below(static_cast<std::int64_t>(i)))]);
  }
}

std::vector<int> labels(int n, Request& q) {
  std::vector<int> label(n);
  std::iota(label.begin(), label.end(), 0);
  if (q.shuffled) shuffle(label, q.random);
  return label;
}

void print_edges(const std::vector<int>& first, const std::vector<int>& second, Edges& edges,
                 Request& q, Writer& out) {
  if (q.shuffled) shuffle(edges, q.random);
  out.number(static_cast<int>(edges.size()), '\n');
  for (const auto& e : edges) out.number(first[e.first], ' ').number(second[e.second], '\n');
}

void print_bipartite(int left, int right, Edges edges, Request& q) {
  Writer out;
  out.number(left, ' ').number(right, ' ');
  const auto left_label = labels(left, q), right_label = labels(right, q);
  print_edges(left_label, right_label, edges, q, out);
}

void print_general(int n, Edges edges, Request& q) {
  Writer out;
  out.number(n, ' ');
  const auto label = labels(n, q);
  print_edges(label, label, edges, q, out);
}

int root(int n, double exponent) {
  return std::max(1, static_cast<int>(std::floor(std::pow(n, exponent) + 1e-9)));
}

// Appends the cycle v[0], v[1], ..., with the entries of odd index as second ends.
void add_cycle(const std::vector<int>& v, Edges& edges) {
  const int k = static_cast<int>(v.size());
  for (int i = 0; i < k; ++i) {
    const int a = v[i], b = v[(i + 1) % k];
    edges.push_back(i % 2 == 0 ? std::make_pair(a, b) : std::make_pair(b, a));
  }
}

// Draws a number in [low, low + count) that differs from v[i] for i = from, from + step, ...
int draw_new(const std::vector<int>& v, std::size_t from, std::size_t step, int low, int count,
             Random& random) {
  while (true) {
    const int x = low + random.below(count);
    bool fresh = true;
    for (std::size_t i = from; i < v.size(); i += step) fresh = fresh && v[i] != x;
    if (fresh) return x;
  }
}

// ---- Bipartite graphs ---------------------------------------------------------------------------

std::vector<char> free_cells(Request& q) {
  std::vector<char> free(static_cast<std::size_t>(q.n) * q.n);
  for (char& cell : free) cell = q.random.chance(q.p);
  return free;
}

void board(Request& q) {
  const auto free = free_cells(q);
  std::vector<int> id(free.size());
  int count[2] = {0, 0};
  Edges edges;
  for (int r = 0, v = 0; r < q.n; ++r) {
    for (int c = 0; c < q.n; ++c, ++v) {
      if (!free[v]) continue;
      const int side = (r + c) % 2;
      id[v] = count[side]++;
      for (const int w : {r > 0 ? v - q.n : -1, c > 0 ? v - 1 : -1}) {
        if (w >= 0 && free[w]) edges.emplace_back(id[side ? w : v], id[side ? v : w]);
      }
    }
  }
  print_bipartite(count[0], count[1], edges, q);
}

void random_pairs(int left, int right, double m, Request& q) {
  Edges edges(static_cast<std::size_t>(m));
  for (auto& e : edges) e = {q.random.below(left), q.random.below(right)};
  print_bipartite(left, right, edges, q);
}

void random_bipartite(Request& q) { random_pairs(q.n, q.n, q.p * q.n, q); }

void skewed(Request& q) { random_pairs(q.n, (q.n + 99) / 100, q.p * q.n, q); }

void dense(Request& q) {
  Edges edges;
  for (int x = 0; x < q.n; ++x) {
    for (int y = 0; y < q.n; ++y) {
      if (q.random.chance(q.p)) edges.emplace_back(x, y);
    }
  }
  print_bipartite(q.n, q.n, edges, q);
}

void hexa(Request& q) {
  const int block = std::max(3, root(q.n, 1.0 / 3)), blocks = std::max(1, q.n / block);
  Edges edges;
  for (int i = 0; i < blocks; ++i) {
    for (int j = std::max(0, i - 1); j <= std::min(blocks - 1, i + 1); ++j) {
      for (int k = 0; k < block / 2; ++k) {
        std::vector<int> v;
        for (std::size_t t = 0; t < 6; ++t) {
          v.push_back(draw_new(v, t % 2, 2, (t % 2 ? j : i) * block, block, q.random));
        }
        add_cycle(v, edges);
      }
    }
  }
  print_bipartite(block * blocks, block * blocks, edges, q);
}

// After Cherkassky, Goldberg, Setubal, Stolfi: Augment or push (1998).
void high_low(Request& q) {
  const int chains = std::min(32, q.n), width = root(q.n / chains, 0.5);
  const int layers = q.n / chains / width, reach = static_cast<int>(q.p);
  Edges edges;
  for (int layer = 0; layer < chains * layers; ++layer) {
    for (int i = 0; i < width; ++i) {
      for (int next = 0; next < ((layer + 1) % layers ? 2 : 1); ++next) {
        for (int j = std::max(0, i - reach); j <= i; ++j) {
          edges.emplace_back(layer * width + i, (layer + next) * width + j);
        }
      }
    }
  }
  print_bipartite(chains * layers * width, chains * layers * width, edges, q);
}

void few_groups(Request& q) {
  const int groups = std::min(static_cast<int>(q.p), q.n), width = q.n / groups;
  Edges edges;
  for (int x = 0; x < groups * width; ++x) {
    for (int k = 0; k < 5; ++k) {
      const int group = (x / width + q.random.below(3) + groups - 1) % groups;
      edges.emplace_back(x, group * width + q.random.below(width));
    }
  }
  print_bipartite(groups * width, groups * width, edges, q);
}

// A power of two and a place within its octave: falls off with 1 / rank.
int zipf_rank(int n, Random& random) {
  int octaves = 1;
  while (octaves < 31 && n >> octaves) ++octaves;
  while (true) {
    const int first = 1 << random.below(octaves), rank = first + random.below(first);
    if (rank <= n) return rank - 1;
  }
}

void zipf(Request& q) {
  Edges edges(static_cast<std::size_t>(q.p * q.n));
  for (auto& e : edges) {
    e.first = zipf_rank(q.n, q.random);
    e.second = zipf_rank(q.n, q.random);
  }
  print_bipartite(q.n, q.n, edges, q);
}

void staircase(Request& q) {
  Edges edges;
  for (int x = 0; x < q.n; ++x) {
    for (int y = x; y < q.n && y < x + q.p; ++y) edges.emplace_back(x, y);
  }
  print_bipartite(q.n, q.n, edges, q);
}

void paths_of(int length, Request& q) {
  Edges edges;
  for (int i = 0; i < q.n; ++i) {
    if (i % length) edges.emplace_back(i, i - 1);
    edges.emplace_back(i, i);
  }
  print_bipartite(q.n, q.n, edges, q);
}

void path(Request& q) { paths_of(q.n, q); }

void many_paths(Request& q) { paths_of(root(q.n, 0.5), q); }

// A chain on left and right vertices first .. first + k. The first fit matches i with i and leaves
// the vertices left first + k and right first + k, the two ends of the chain, exposed.
void add_chain(int first, int k, Edges& edges) {
  for (int i = first; i < first + k; ++i) {
    edges.emplace_back(i, i);
    edges.emplace_back(i, i + 1);
  }
  edges.emplace_back(first + k, first);
}

void chains(Request& q) {
  Edges edges;
  int n = 0;
  for (int k = 1; n + k + 1 <= q.n; n += ++k) add_chain(n, k, edges);
  print_bipartite(n, n, edges, q);
}

void core_chains(Request& q) {
  Edges edges;
  int n = 0;
  for (int k = 1; n + k + 7 <= q.n; ++k) {
    const int end = n + k, core = end + 1;
    add_chain(n, k, edges);
    edges.emplace_back(end, core);
    edges.emplace_back(core + 3, end);
    for (int i = 0; i < 18; ++i) {
      edges.emplace_back(core + i / 9 * 3 + i % 3, core + i / 9 * 3 + i / 3 % 3);
    }
    n += k + 7;
  }
  print_bipartite(n, n, edges, q);
}

void augmented_cycle(Request& q) {
  Edges edges;
  for (int i = 0; i < q.n; ++i) {
    edges.emplace_back(i, i);
    edges.emplace_back(i, (i + 1) % q.n);
    edges.emplace_back(i, q.random.below(q.n));
  }
  print_bipartite(q.n, q.n, edges, q);
}

void unique_matching(Request& q) {
  Edges edges;
  for (int i = 0; i < q.n; ++i) {
    for (int k = 1; i > 0 && k < q.p; ++k) edges.emplace_back(i, q.random.below(i));
    edges.emplace_back(i, i);
  }
  print_bipartite(q.n, q.n, edges, q);
}

void kuhn_failing(Request& q) {
  const int half = (q.n + 1) / 2;
  Edges edges;
  for (int i = 0; i < half; ++i) {
    edges.emplace_back(i, i);
    if (i + 1 < half) edges.emplace_back(i, i + 1);
  }
  for (int x = half; x < q.n; ++x) edges.emplace_back(x, q.random.below(std::min(half, 4)));
  print_bipartite(q.n, half, edges, q);
}

// The first fit matches n^(1/2) layers of n^(1/2) places each with themselves; exposed vertices lie
// before the first and behind the last layer only.
void kuhn_far(Request& q) {
  const int width = root(q.n, 0.5), core = std::max(0, q.n / width - 1) * width;
  Edges edges;
  for (int v = 0; v < core + width; ++v) {
    const int next = v < core ? v / width * width + width : 0;
    if (v < core) edges.emplace_back(v, v);
    for (int k = 0; k < 2; ++k) edges.emplace_back(v, next + q.random.below(width));
  }
  print_bipartite(core + width, core + width, edges, q);
}

// ---- General graphs -----------------------------------------------------------------------------

void grid(const std::vector<std::pair<int, int>>& moves, Request& q) {
  const auto free = free_cells(q);
  std::vector<int> id(free.size());
  int count = 0;
  Edges edges;
  for (int r = 0, v = 0; r < q.n; ++r) {
    for (int c = 0; c < q.n; ++c, ++v) {
      if (!free[v]) continue;
      id[v] = count++;
      for (const auto& move : moves) {
        const int row = r - move.first, column = c - move.second, w = row * q.n + column;
        if (row >= 0 && column >= 0 && column < q.n && free[w]) edges.emplace_back(id[w], id[v]);
      }
    }
  }
  print_general(count, edges, q);
}

void board20(Request& q) {
  grid({{2, 2}, {2, 1}, {2, -1}, {2, -2}, {1, 2}, {1, 1}, {1, 0}, {1, -1}, {1, -2}, {0, 1}}, q);
}

void triangulated(Request& q) { grid({{1, 1}, {1, 0}, {0, 1}}, q); }

void random_general(Request& q) {
  Edges edges(q.n > 1 ? static_cast<std::size_t>(q.p * q.n / 2) : 0);
  for (auto& e : edges) {
    e.first = q.random.below(q.n);
    e.second = (e.first + 1 + q.random.below(q.n - 1)) % q.n;
  }
  print_general(q.n, edges, q);
}

void preferential(Request& q) {
  Edges edges;
  for (int v = 1; v < q.n; ++v) {
    const int known = static_cast<int>(edges.size());
    for (int k = 0; k < q.p; ++k) {
      const int pick = q.random.below(known);
      int target = 0;
      if (known) target = q.random.chance(0.5) ? edges[pick].first : edges[pick].second;
      edges.emplace_back(v, target);
    }
  }
  print_general(q.n, edges, q);
}

void geometric(Request& q) {
  const int scale = 1 << 30;
  const double radius = std::min(1.0, std::sqrt(q.p / (3.14159265358979 * q.n)));
  const std::int64_t reach = static_cast<std::int64_t>(radius * scale);
  const int cells = std::max(1, static_cast<int>(1 / radius) - 1);
  const auto cell = [&](int x) { return static_cast<int>(x * std::int64_t{cells} / scale); };
  std::vector<std::pair<int, int>> point(q.n);
  std::vector<std::vector<int>> inside(static_cast<std::size_t>(cells) * cells);
  Edges edges;
  for (int v = 0; v < q.n; ++v) {
    point[v].first = q.random.below(scale);
    point[v].second = q.random.below(scale);
    const int x = cell(point[v].first), y = cell(point[v].second);
    for (int i = std::max(0, x - 1); i <= std::min(cells - 1, x + 1); ++i) {
      for (int j = std::max(0, y - 1); j <= std::min(cells - 1, y + 1); ++j) {
        for (const int w : inside[i * cells + j]) {
          const std::int64_t dx = point[v].first - point[w].first;
          const std::int64_t dy = point[v].second - point[w].second;
          if (dx * dx + dy * dy <= reach * reach) edges.emplace_back(w, v);
        }
      }
    }
    inside[x * cells + y].push_back(v);
  }
  print_general(q.n, edges, q);
}

// Each nest is a ladder of matched rungs below an exposed apex, its last vertex: one blossom around
// another. Two nests each are joined at the outermost rung.
void nested_blossoms(Request& q) {
  const int nests = std::max(1, std::min(static_cast<int>(q.p), q.n / 3));
  const int rungs = std::max(1, (q.n / nests - 1) / 2), size = 2 * rungs + 1;
  Edges edges;
  for (int first = 0; first < nests * size; first += size) {
    for (int v = first; v < first + 2 * rungs; v += 2) {
      edges.emplace_back(v, v + 1);
      edges.emplace_back(v, v == first ? first + 2 * rungs : v - 2);
      edges.emplace_back(v + 1, v == first ? first + 2 * rungs : v - 1);
    }
    const int outermost = first + 2 * rungs - 1;
    if (first / size % 2) edges.emplace_back(outermost - size, outermost);
  }
  print_general(nests * size, edges, q);
}

void odd_cliques(Request& q) {
  Edges edges;
  int n = 0, cliques = 0;
  for (int size = 3; n + size <= q.n; size = 3 + 2 * q.random.below(4), ++cliques) {
    for (int v = n; v < n + size; ++v) {
      for (int w = n; w < v; ++w) edges.emplace_back(w, v);
    }
    n += size;
  }
  for (int k = 0; n > 1 && k < q.p * cliques; ++k) {
    const int v = q.random.below(n);
    edges.emplace_back(v, (v + 1 + q.random.below(n - 1)) % n);
  }
  print_general(n, edges, q);
}

void triangle_path(Request& q) {
  Edges edges;
  for (int v = 0; v + 2 < q.n; v += 2) add_cycle({v, v + 1, v + 2}, edges);
  print_general((q.n - 1) / 2 * 2 + 1, edges, q);
}

void general_path(Request& q) {
  Edges edges;
  for (int v = 1; v < q.n; ++v) edges.emplace_back(v - 1, v);
  print_general(q.n, edges, q);
}

void general_hexa(Request& q) {
  const int block = std::max(6, root(q.n, 1.0 / 3)), blocks = std::max(1, q.n / block);
  Edges edges;
  for (int i = 0; i < blocks; ++i) {
    for (int span = 1; span <= 2 && i + span <= blocks; ++span) {
      for (int k = 0; k < block / 2; ++k) {
        std::vector<int> v;
        for (int length = 5 + q.random.below(2); length > 0; --length) {
          v.push_back(draw_new(v, 0, 1, i * block, span * block, q.random));
        }
        add_cycle(v, edges);
      }
    }
  }
  print_general(block * blocks, edges, q);
}

// ---- Boards and transcripts ---------------------------------------------------------------------

void print_board(int n, const std::string& cells, Writer& out) {
  for (int r = 0; r < n; ++r) {
    out.text(cells.substr(static_cast<std::size_t>(r) * n, n)).text("\n");
  }
}

std::string random_cells(int n, double p, Random& random) {
  std::string cells(static_cast<std::size_t>(n) * n, '#');
  for (char& cell : cells) {
    if (random.chance(p)) cell = '.';
  }
  return cells;
}

void jsoi_board(Request& q) {
  Writer out;
  out.number(q.n, ' ').number(q.n, '\n');
  print_board(q.n, random_cells(q.n, q.p, q.random), out);
}

void chess(int cases, int n, Request& q) {
  Writer out;
  out.number(cases, '\n');
  for (int i = 0; i < cases; ++i) {
    std::string cells = random_cells(n, q.p, q.random);
    cells[q.random.below(static_cast<std::int64_t>(cells.size()))] = 'K';
    out.number(n, ' ').number(n, '\n');
    print_board(n, cells, out);
  }
}

void hdu_board(Request& q) { chess(1, q.n, q); }

void hdu_cases(Request& q) { chess(q.n, 15, q); }

// The blank walks along `walk` as far as whole rounds go. The cells of the walk alternate in color,
// as on a chessboard; each of the others fits in with probability P.
void print_transcript(const std::vector<std::pair<int, int>>& walk, Request& q) {
  const int start = walk[0].first + walk[0].second;
  std::string cells;
  for (int r = 0; r < q.n; ++r) {
    for (int c = 0; c < q.n; ++c) cells += (r + c + start + !q.random.chance(q.p)) % 2 ? 'O' : 'X';
  }
  for (std::size_t i = 0; i < walk.size(); ++i) {
    cells[walk[i].first * q.n + walk[i].second] = i == 0 ? '.' : i % 2 ? 'O' : 'X';
  }
  Writer out;
  out.number(q.n, ' ').number(q.n, '\n');
  print_board(q.n, cells, out);
  const std::size_t rounds = (walk.size() - 1) / 2;
  out.number(static_cast<int>(rounds), '\n');
  for (std::size_t i = 1; i <= 2 * rounds; ++i) {
    out.number(walk[i].first + 1, ' ').number(walk[i].second + 1, '\n');
  }
}

// Every `step`-th row from end to end, there and back, and the cells that join these rows.
void rabbit_rows(int step, Request& q) {
  std::vector<std::pair<int, int>> walk;
  for (int r = 0; r < q.n; r += step) {
    const bool back = r / step % 2;
    for (int i = 0; i < q.n; ++i) walk.emplace_back(r, back ? q.n - 1 - i : i);
    for (int d = 1; d < step && r + step < q.n; ++d) walk.emplace_back(r + d, back ? 0 : q.n - 1);
  }
  print_transcript(walk, q);
}

void rabbit_snake(Request& q) { rabbit_rows(1, q); }

void rabbit_corridors(Request& q) { rabbit_rows(2, q); }

void rabbit_spiral(Request& q) {
  std::vector<std::pair<int, int>> walk;
  int r = 0, c = -1, dr = 0, dc = 1;
  for (int leg = 0, left = q.n; left > 0; left -= ++leg % 2) {
    for (int i = 0; i < left; ++i) walk.emplace_back(r += dr, c += dc);
    std::swap(dr, dc);
    if (leg % 2 == 0) continue;
    dr = -dr;
    dc = -dc;
  }
  print_transcript(walk, q);
}

// The longest way from a corner that a depth-first search in random order finds.
void rabbit_maze(Request& q) {
  std::vector<char> seen(static_cast<std::size_t>(q.n) * q.n, 0);
  std::vector<std::pair<int, int>> walk(1, std::make_pair(0, 0)), longest;
  seen[0] = 1;
  while (!walk.empty()) {
    const int r = walk.back().first, c = walk.back().second;
    const std::pair<int, int> near[] = {{r - 1, c}, {r, c - 1}, {r, c + 1}, {r + 1, c}};
    int choices = 0;
    std::pair<int, int> next;
    for (const std::pair<int, int>& cell : near) {
      const int low = std::min(cell.first, cell.second), high = std::max(cell.first, cell.second);
      if (low < 0 || high >= q.n || seen[cell.first * q.n + cell.second]) continue;
      if (q.random.below(++choices) == 0) next = cell;
    }
    if (choices > 0) {
      seen[next.first * q.n + next.second] = 1;
      walk.push_back(next);
    } else {
      if (walk.size() > longest.size()) longest = walk;
      walk.pop_back();
    }
  }
  print_transcript(longest, q);
}

// -------------------------------------------------------------------------------------------------

struct Family {
  const char* name;
  const char* format;
  double parameter;  // the default
  void (*print)(Request&);
  const char* text;
};

const Family kFamilies[] = {
    {"board", "bipartite", 0.7, board, "SIZE x SIZE cells, free with probability P, 4 neighbors"},
    {"random", "bipartite", 3, random_bipartite, "SIZE per side, SIZE * P random pairs"},
    {"hexa", "bipartite", 0, hexa,
     "random 6-cycles within and between neighboring blocks of SIZE^(1/3)"},
    {"high-low", "bipartite", 10, high_low,
     "32 chains of layers, edges to at most P lower places of the same and the next layer"},
    {"few-groups", "bipartite", 32, few_groups,
     "P groups, 5 random edges per vertex into its and the two neighboring groups"},
    {"zipf", "bipartite", 5, zipf, "SIZE * P pairs, both ends with probability ~ 1 / rank"},
    {"skewed", "bipartite", 3, skewed, "SIZE on the left, SIZE / 100 on the right, SIZE * P pairs"},
    {"dense", "bipartite", 0.3, dense, "SIZE per side, every pair with probability P"},
    {"staircase", "bipartite", 3, staircase, "i to i, ..., i + P - 1: one perfect matching only"},
    {"path", "bipartite", 0, path, "one path of 2 * SIZE vertices"},
    {"many-paths", "bipartite", 0, many_paths, "paths of 2 * SIZE^(1/2) vertices"},
    {"chains", "bipartite", 0, chains, "a chain of each length on which the first fit is wrong"},
    {"core-chains", "bipartite", 0, core_chains,
     "such chains, both ends tied into a K(3,3): Karp-Sipser is wrong too"},
    {"augmented-cycle", "bipartite", 0, augmented_cycle,
     "one cycle of 2 * SIZE vertices and SIZE random chords"},
    {"unique-matching", "bipartite", 3, unique_matching,
     "i to i and to P - 1 random smaller: one perfect matching only"},
    {"kuhn-failing", "bipartite", 0, kuhn_failing,
     "SIZE / 2 roots that fail at the end of one long chain"},
    {"kuhn-far", "bipartite", 0, kuhn_far,
     "SIZE^(1/2) layers between the exposed vertices of the two sides"},
    {"board20", "general", 0.7, board20,
     "SIZE x SIZE cells, free with probability P, the 20 moves of HDU 3446"},
    {"general-random", "general", 3, random_general, "SIZE * P / 2 random pairs"},
    {"preferential", "general", 3, preferential,
     "P edges from each new vertex to the ends of random edges"},
    {"geometric", "general", 6, geometric,
     "points in a square, near ones joined, average degree P"},
    {"triangulated", "general", 0.8, triangulated,
     "SIZE x SIZE cells, free with probability P, neighbors and one diagonal"},
    {"nested-blossoms", "general", 2, nested_blossoms,
     "P nests of odd cycles around each other, joined in pairs"},
    {"odd-cliques", "general", 1, odd_cliques,
     "cliques of 3, 5, 7 or 9 vertices and P random edges for each"},
    {"triangle-path", "general", 0, triangle_path, "triangles joined corner to corner"},
    {"general-path", "general", 0, general_path, "one path of SIZE vertices"},
    {"general-hexa", "general", 0, general_hexa,
     "random 5- and 6-cycles within and between neighboring blocks of SIZE^(1/3)"},
    {"jsoi-board", "jsoi", 0.7, jsoi_board, "JSOI game, SIZE x SIZE, free with probability P"},
    {"hdu-board", "hdu", 0.7, hdu_board, "HDU 3446, one case of SIZE x SIZE"},
    {"hdu-cases", "hdu", 0.7, hdu_cases, "HDU 3446, SIZE cases of 15 x 15"},
    {"rabbit-snake", "noi", 0.5, rabbit_snake,
     "rabbit and egg, SIZE x SIZE, the blank goes row by row through all cells"},
    {"rabbit-spiral", "noi", 0.5, rabbit_spiral,
     "... from a corner around and around to the centre"},
    {"rabbit-corridors", "noi", 0.5, rabbit_corridors,
     "... through every other row, between rows of pieces that fit in with probability P"},
    {"rabbit-maze", "noi", 1, rabbit_maze, "... through a maze, the other pieces like that"},
};

int usage() {
  std::fprintf(stderr, "usage: generate FAMILY SIZE [SEED [P] [shuffled]] | generate --list\n");
  return 2;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc == 2 && !std::strcmp(argv[1], "--list")) {
    for (const auto& f : kFamilies) {
      std::printf("%-16s %-9s P = %-4g %s\n", f.name, f.format, f.parameter, f.text);
    }
    return 0;
  }
  if (argc < 3 || std::atoi(argv[2]) < 1) return usage();
  for (const auto& f : kFamilies) {
    if (std::strcmp(argv[1], f.name) != 0) continue;
    Request q{std::atoi(argv[2]), f.parameter, false, Random(argc > 3 ? std::atoll(argv[3]) : 1)};
    for (int i = 4; i < argc; ++i) {
      if (!std::strcmp(argv[i], "shuffled")) {
        q.shuffled = true;
      } else {
        q.p = std::atof(argv[i]);
      }
    }
    f.print(q);
    return 0;
  }
  return usage();
}
