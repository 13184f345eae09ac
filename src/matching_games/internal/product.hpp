// SPDX-License-Identifier: CC0-1.0
#ifndef MATCHING_GAMES_INTERNAL_PRODUCT_HPP
#define MATCHING_GAMES_INTERNAL_PRODUCT_HPP

#include <cstddef>

namespace matching_games {
namespace internal {

// Returns a * b, or the largest number if the product does not fit. No vector can have that many
// entries: it throws std::length_error.
inline std::size_t product(std::size_t a, std::size_t b) {
  const std::size_t most = static_cast<std::size_t>(-1);
  return b != 0 && a > most / b ? most : a * b;
}

}  // namespace internal
}  // namespace matching_games

#endif  // MATCHING_GAMES_INTERNAL_PRODUCT_HPP
