// Nature's dice for a match, checkable afterwards. The match keeps a random secret; its commitment
// is shown before the first move, the secret with the final record. Ticket number `index` (counted
// over nature's moves of the match) is
//   SHA-256("roundhouse nature" || secret || index as 8 bytes || attempt as 8 bytes), big-endian,
// its first 8 bytes as a number, taken modulo the total weight; a number in the last, incomplete
// multiple of the total is thrown away and the next attempt taken, so that no outcome is favoured.
// The ticket picks from nature's outcomes in ASCII order of their texts.
#pragma once

#include "engine/core/sha256.h"

namespace rh {

class KeyedNature {
 public:
  explicit KeyedNature(const Digest& secret) : secret_(secret) {}

  // SHA-256("roundhouse commitment" || secret), shown before the first move.
  Digest commitment() const;
  // Uniform in [0, total) for nature's move number `index`; total > 0.
  std::uint64_t ticket(std::uint64_t index, std::uint64_t total) const;
  const Digest& secret() const { return secret_; }

  // A secret that follows from a number: simulations with `--seed` and same-dice challenges.
  static Digest secret_of_seed(std::uint64_t seed);

 private:
  Digest secret_;
};

}  // namespace rh
