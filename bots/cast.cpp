#include "bots/cast.h"

#include "engine/core/record.h"

namespace rh {
namespace {

// Two steps of the generator between seed and seat, so that neighbouring seeds share no stream.
Random luck_of(std::uint64_t seed, Seat seat) {
  const std::uint64_t key = Random(seed ^ 0x726f756e64686f75ull).next();
  return Random(key ^ Random(static_cast<std::uint64_t>(seat) + 1).next());
}

}  // namespace

Cast::Cast(const Game& game, std::vector<std::string> names, std::uint64_t seed)
    : names_(std::move(names)), seed_(seed), nature_(KeyedNature::secret_of_seed(seed)) {
  for (const std::string& name : names_)
    members_.push_back({make_bot(game, name), luck_of(seed, static_cast<Seat>(members_.size()))});
}

PackedMove Cast::choose(const Position& position, Seat seat, const Budget& budget) {
  Member& member = members_[static_cast<std::size_t>(seat)];
  return member.bot->choose(Outlook(position, seat), {budget, member.random, workspace_});
}

std::string Cast::record(const Match& match) const {
  return write_record(match, names_, "\"seed\":" + std::to_string(seed_) + "," + std::string(header_of(nature_.way())));
}

}  // namespace rh
