// SPDX-License-Identifier: CC0-1.0
//
// What the checkers of matching problems share, where any maximum matching is right: an output must
// be a matching of the input's graph and as large as the expected output, which must be one, too.
#ifndef CHECKERS_MATCHING_CHECKER_HPP
#define CHECKERS_MATCHING_CHECKER_HPP

#include <fstream>
#include <iostream>
#include <iterator>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace checker {

struct Format {
  bool bipartite;  // "l r m" or "n m", and m edges
  int base;        // the number of the first vertex
  bool pairs;      // the size and the pairs, or the size and all mates (on the left), 0 for none
};

// The numbers of a text; throws std::runtime_error on anything else.
inline std::vector<int> numbers_of(const std::string& text) {
  std::istringstream in(text);
  std::vector<int> numbers;
  for (std::string token; in >> token;) {
    std::size_t end = 0;
    try {
      numbers.push_back(std::stoi(token, &end));
    } catch (const std::logic_error&) {
    }
    if (end != token.size()) throw std::runtime_error("'" + token + "' is no number");
  }
  return numbers;
}

struct Graph {
  int first, second;  // so many vertices can be the first and the second end of an edge
  std::set<std::pair<int, int>> edges;  // counted from 0; both ways when there are no sides
};

inline Graph graph_of(const Format& format, const std::string& input) {
  const std::vector<int> numbers = numbers_of(input);
  std::size_t next = format.bipartite ? 3 : 2;
  Graph graph = {numbers.at(0), numbers.at(next - 2), {}};
  for (int m = numbers.at(next - 1); m > 0; --m, next += 2) {
    const int v = numbers.at(next) - format.base, w = numbers.at(next + 1) - format.base;
    graph.edges.emplace(v, w);
    if (!format.bipartite) graph.edges.emplace(w, v);
  }
  return graph;
}

// The size of the matching that an output tells; throws std::runtime_error if it tells none.
inline int matching_size(const Format& format, const Graph& graph, const std::string& output) {
  const auto fail = [](const std::string& what) { throw std::runtime_error(what); };
  const std::vector<int> numbers = numbers_of(output);
  if (numbers.empty()) fail("the output is empty");
  const int size = numbers[0];
  const std::size_t rest = numbers.size() - 1;
  std::vector<std::pair<int, int>> pairs;
  if (format.pairs) {
    if (size < 0 || rest != 2 * static_cast<std::size_t>(size)) {
      fail("the size is " + std::to_string(size) + ", and " + std::to_string(rest) +
           " numbers follow");
    }
    for (std::size_t i = 1; i < numbers.size(); i += 2) {
      pairs.emplace_back(numbers[i] - format.base, numbers[i + 1] - format.base);
    }
  } else {
    if (rest != static_cast<std::size_t>(graph.first)) {
      fail(std::to_string(rest) + " mates for " + std::to_string(graph.first) + " vertices");
    }
    for (int v = 0; v < graph.first; ++v) {
      if (numbers[v + 1] == 0) continue;
      const int w = numbers[v + 1] - format.base;
      if (format.bipartite) {
        pairs.emplace_back(v, w);
      } else {
        if (w < 0 || w >= graph.first || numbers[w + 1] - format.base != v) {
          fail("the mate of " + std::to_string(v + format.base) + " has another mate");
        }
        if (v < w) pairs.emplace_back(v, w);
      }
    }
    if (size < 0 || pairs.size() != static_cast<std::size_t>(size)) {
      fail("the size is " + std::to_string(size) + ", and there are " +
           std::to_string(pairs.size()) + " pairs");
    }
  }

  std::set<int> covered[2];
  for (const auto& [v, w] : pairs) {
    const std::string pair =
        std::to_string(v + format.base) + " " + std::to_string(w + format.base);
    if (v == w && !format.bipartite) fail("the pair " + pair + " is a loop");
    if (graph.edges.count({v, w}) == 0) fail("the pair " + pair + " is no edge");
    if (!covered[0].insert(v).second || !covered[format.bipartite ? 1 : 0].insert(w).second) {
      fail("the pair " + pair + " has a vertex that is in another pair");
    }
  }
  return size;
}

// What is wrong with an output when a maximum matching has this size; empty if nothing is.
inline std::string fault(const Format& format, const std::string& input, const std::string& output,
                         int maximum) {
  try {
    const int size = matching_size(format, graph_of(format, input), output);
    if (size == maximum) return "";
    return "the size is " + std::to_string(size) + ", a maximum matching has " +
           std::to_string(maximum);
  } catch (const std::exception& error) {
    return error.what();
  }
}

inline std::string text_of(const char* path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error(std::string("cannot read ") + path);
  return std::string(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
}

// The main function of a checker, INPUT EXPECTED ACTUAL: 0 if the actual output is right, else a
// message and 1, or 2 if the other files are not as they should be.
inline int run(const Format& format, int argc, char** argv) {
  if (argc != 4) {
    std::cerr << "usage: " << argv[0] << " INPUT EXPECTED ACTUAL\n";
    return 2;
  }
  std::string input, actual;
  int maximum = 0;
  try {
    input = text_of(argv[1]);
    actual = text_of(argv[3]);
    maximum = matching_size(format, graph_of(format, input), text_of(argv[2]));
  } catch (const std::exception& error) {
    std::cerr << argv[1] << " or " << argv[2] << ": " << error.what() << '\n';
    return 2;
  }
  const std::string wrong = fault(format, input, actual, maximum);
  if (wrong.empty()) return 0;
  std::cerr << argv[3] << ": " << wrong << '\n';
  return 1;
}

}  // namespace checker

#endif  // CHECKERS_MATCHING_CHECKER_HPP
