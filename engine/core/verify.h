// Were the dice fair? A finished record of the server holds its secret and the commitment that was
// shown before the first move; with both, every move of nature can be made again.
#pragma once

#include "engine/core/nature.h"
#include "engine/core/record.h"

namespace rh {

struct Proof {
  Digest commitment{}, secret{};
  KeyedNature::Way way = KeyedNature::Way::Counted;
};

// The proof in a record's header, or what is missing or not understood ("no_commitment", "no_secret", "header_key").
std::expected<Proof, Problem> proof_of(const Record& record);

struct Verified {
  std::uint64_t nature_moves = 0;
  bool finished = false;
};

// The secret fits the commitment, every line is legal, and every move of nature is the one that its
// ticket picks.
std::expected<Verified, RecordError> verify(const Record& record);

}  // namespace rh
