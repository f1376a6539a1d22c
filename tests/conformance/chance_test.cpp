// Chance by place (core/chance.h): exactly fair, and the same luck for the same secret.
#include <map>
#include <set>

#include "engine/core/nature.h"
#include "tests/conformance/kit.h"

namespace rh::conformance {
namespace {

using Weights = std::map<PackedMove, std::uint64_t>;

Weights weights_of(const Position& position) {
  std::vector<WeightedMove> outcomes;
  position.outcomes(outcomes);
  Weights weights;
  for (const auto& [move, weight] : outcomes) weights[move] = weight;
  return weights;
}

TEST_P(Conformance, EveryOutcomeFillsAsManySlotsAsItWeighs) {
  std::set<std::pair<std::string, std::uint64_t>> seen;
  auto position = setting().start();
  for (; !position->turn().is_over() && seen.size() < 40; random_step(*position, random)) {
    if (!position->turn().nature) continue;
    const Chance chance = position->chance();
    ASSERT_FALSE(chance.place.name.empty());
    ASSERT_GE(chance.slots, position->nature_total());
    if (chance.slots > 3000u * static_cast<unsigned>(scale())) continue;
    if (!seen.emplace(chance.place.name, position->nature_total()).second) continue;
    Weights full;
    for (std::uint64_t slot = 0; slot < chance.slots; ++slot) {
      if (const auto move = position->nature_slot(slot)) ++full[*move];
    }
    EXPECT_EQ(full, weights_of(*position)) << chance.place.name << " " << chance.place.number;
  }
}

// Two tables with one secret and different players: wherever the same can be drawn, the same is drawn.
TEST_P(Conformance, TheSameSecretBringsTheSameLuck) {
  const KeyedNature nature(KeyedNature::secret_of_seed(seed_of(setting())));
  struct Drawn {
    Weights possible;
    PackedMove move;
  };
  std::map<std::tuple<std::string, std::int32_t, std::uint64_t>, Drawn> first;
  int compared = 0;
  for (int table = 0; table < 2; ++table) {
    auto match = Match::start(game(), setting().options, setting().seats);
    while (!match->over()) {
      const auto able = actors(match->position());
      const Seat by = able[random.below(able.size())];
      const PackedMove move = by == kNature ? nature.choose(*match) : random_move(match->position(), by, random);
      if (by == kNature) {
        const Place place = match->position().chance().place;
        const auto key = std::tuple(std::string(place.name), place.number, match->nature_moves_at(place));
        const auto [at, is_new] = first.try_emplace(key, Drawn{weights_of(match->position()), move});
        if (!is_new && at->second.possible == weights_of(match->position())) {
          EXPECT_EQ(at->second.move, move) << game().print(move);
          ++compared;
        }
      }
      ASSERT_FALSE(match->play(by, move));
    }
  }
  EXPECT_GT(compared, 0);
}

}  // namespace
}  // namespace rh::conformance
