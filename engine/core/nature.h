// Nature's dice for a match, checkable afterwards. The match keeps a random secret; its commitment
// is shown before the first move, the secret with the final record. All numbers come from
//   SHA-256(label || secret || ...), big-endian: the first 8 bytes of the digest as a number,
// taken modulo the number of tickets; a number in the last, incomplete multiple of it is thrown away
// and the next attempt taken, so that no ticket is favoured.
//
// Placed (`"chance":"place"` in a record's header): a chance move draws slots (core/chance.h),
//   SHA-256("roundhouse chance" || secret || length of the name || name || number || count || attempt),
// all numbers as 8 bytes, `count` the nature moves made before at that place of the match; the first
// attempt whose slot holds something is the move.
// Counted (headers without that key): ticket number `index` over all of nature's moves,
//   SHA-256("roundhouse nature" || secret || index || attempt),
// picks from nature's outcomes in ASCII order of their texts, by weight.
#pragma once

#include "engine/core/match.h"
#include "engine/core/sha256.h"

namespace rh {

class KeyedNature {
 public:
  enum class Way : std::uint8_t { Counted, Placed };

  explicit KeyedNature(const Digest& secret, Way way = Way::Placed) : secret_(secret), way_(way) {}

  // SHA-256("roundhouse commitment" || secret), shown before the first move.
  Digest commitment() const;
  // What nature does now; it is nature's turn.
  PackedMove choose(const Match& match) const;
  // Uniform in [0, total); total > 0.
  std::uint64_t counted_ticket(std::uint64_t index, std::uint64_t total) const;
  // A number below `slots`, or nothing: this attempt fell into the incomplete multiple.
  std::optional<std::uint64_t> slot(const Chance& chance, std::uint64_t count, std::uint64_t attempt) const;
  const Digest& secret() const { return secret_; }
  Way way() const { return way_; }

  // A secret that follows from a number: simulations with `--seed` and same-dice challenges.
  static Digest secret_of_seed(std::uint64_t seed);

 private:
  Digest secret_;
  Way way_;
};

// The key of a record's header that says which way: `"chance":"place"`, or nothing.
std::string_view header_of(KeyedNature::Way way);

}  // namespace rh
