// Dice and everything nature does: faces, weights, the pool of the draft (sections 2.3, 4.1, 11.3).
#include <algorithm>
#include <map>

#include "engine/core/nature.h"
#include "tests/games/railroad_ink/table.h"

namespace rh::railroad_ink::testing {
namespace {

std::map<std::string, std::uint64_t> weights(const Table& table) {
  std::map<std::string, std::uint64_t> found;
  Outcomes list;
  outcomes(table.state, list);
  for (const auto& outcome : list) {
    std::string text;
    print(outcome.move, text);
    found[text] = outcome.weight;
  }
  return found;
}

std::uint64_t sum(const std::map<std::string, std::uint64_t>& all) {
  std::uint64_t total = 0;
  for (const auto& [text, weight] : all) total += weight;
  return total;
}

constexpr std::array<std::string_view, 6> kA = {"H_CURVE", "H_STRAIGHT", "H_T", "R_CURVE", "R_STRAIGHT", "R_T"};
constexpr std::array<std::string_view, 3> kB = {"OVERPASS", "STATION_CURVE", "STATION_STRAIGHT"};

// RI-30, RI-31, RI-34, RI-50, RI-163
TEST(Roll, HasTheDistributionOfThreeDiceAAndOneDieB_RI_30_RI_31_RI_34_RI_50_RI_163) {
  // All 6 x 6 x 6 x 3 ordered results, counted by hand.
  std::map<std::string, std::uint64_t> expected;
  for (const auto a : kA) {
    for (const auto b : kA) {
      for (const auto c : kA) {
        std::array<std::string_view, 3> sorted = {a, b, c};
        std::ranges::sort(sorted);
        std::string text = "roll";
        for (const auto face : sorted) text += " " + std::string(face);
        for (const auto d : kB) ++expected[text + " " + std::string(d)];
      }
    }
  }
  const auto found = weights(Table());
  EXPECT_EQ(found, expected);
  EXPECT_EQ(found.size(), 168u);
  EXPECT_EQ(sum(found), 648u);
}

// RI-33, RI-163
TEST(Roll, OfTheMeteorDiceHasFifteenOutcomesOfWeightThirtySix_RI_33_RI_163) {
  Table table("meteor");
  table.play("nature roll H_CURVE H_T R_STRAIGHT STATION_STRAIGHT");
  const auto found = weights(table);
  EXPECT_EQ(found.size(), 15u);
  EXPECT_EQ(sum(found), 36u);
  for (const auto* direction : {"N", "E", "S", "W", "ANY"}) {
    const std::uint64_t faces = std::string_view(direction) == "ANY" ? 2 : 1;
    const std::string text = "meteor " + std::string(direction) + " ";
    EXPECT_EQ(found.at(text + "1"), 3 * faces);
    EXPECT_EQ(found.at(text + "2"), 2 * faces);
    EXPECT_EQ(found.at(text + "3"), 1 * faces);
  }
}

// RI-32, RI-163
TEST(Roll, OfTheLavaDiceHasFifteenOutcomesOfWeightThirtySix_RI_32_RI_163) {
  Table table("lava");
  table.play("nature roll H_CURVE H_T R_STRAIGHT STATION_STRAIGHT");
  const std::array faces = {"L_CORNER", "L_CORNER", "L_HIGHWAY", "L_RAILWAY", "L_STRAIGHT", "L_THREE"};
  std::map<std::string, std::uint64_t> expected;
  for (const std::string a : faces) {
    for (const std::string b : faces) ++expected["lava " + std::min(a, b) + " " + std::max(a, b)];
  }
  EXPECT_EQ(weights(table), expected);
  EXPECT_EQ(expected.size(), 15u);
}

// RI-35, RI-152
TEST(Roll, IsSharedByAllAndInDraftOnlyTheExpansionDiceAre_RI_35_RI_152) {
  Table shared("lava", 2);
  shared.play("nature roll H_CURVE H_T R_STRAIGHT STATION_STRAIGHT; nature lava L_CORNER L_THREE");
  EXPECT_EQ(shared.state.at(0).faces, shared.state.at(1).faces);
  EXPECT_EQ(shared.legal(0), shared.legal(1));

  Table draft("draft lava", 2);
  draft.play(R"(nature first 0
    nature pair H_CURVE H_CURVE
    nature pair H_CURVE H_CURVE
    nature pair R_CURVE R_CURVE
    nature pair OVERPASS OVERPASS
    nature lava L_CORNER L_THREE
    0 take H_CURVE H_CURVE
    1 take R_CURVE R_CURVE
    0 take H_CURVE H_CURVE
    1 take OVERPASS OVERPASS)");
  EXPECT_TRUE(draft.can(0, "draw 23.LL.") && draft.can(1, "draw 23.LL.")) << "lava dice are not drafted";
  EXPECT_FALSE(draft.can(0, "draw 03RR.."));
  EXPECT_TRUE(draft.can(1, "draw 03RR.."));
}

// RI-50
TEST(Roll, ComesInTheOrderRouteMeteorLava_RI_50) {
  Table table("meteor lava");
  EXPECT_EQ(table.refusal(kNature, "meteor N 1"), "RI-180");
  table.play("nature roll H_CURVE H_T R_STRAIGHT STATION_STRAIGHT");
  EXPECT_EQ(table.refusal(kNature, "lava L_CORNER L_CORNER"), "RI-180");
  EXPECT_EQ(table.refusal(kNature, "roll H_CURVE H_T R_STRAIGHT STATION_STRAIGHT"), "RI-180");
  table.play("nature meteor N 1; nature lava L_CORNER L_CORNER");
  EXPECT_EQ(table.turn(), Turn::of_all(1));
}

// RI-36
TEST(Box, HasFourRouteDiceTwoMeteorDiceAndTwoLavaDice_RI_36) {
  // Read off the moves: four faces in a roll, direction and distance, two lava faces.
  EXPECT_EQ(words(weights(Table()).begin()->first).size(), 1u + 4u);
  Table table("meteor lava");
  table.play("nature roll H_CURVE H_T R_STRAIGHT STATION_STRAIGHT");
  EXPECT_EQ(words(weights(table).begin()->first).size(), 1u + 2u);
  table.play("nature meteor N 1");
  EXPECT_EQ(words(weights(table).begin()->first).size(), 1u + 2u);
}

// RI-41
TEST(Pool, GivesEveryFirstPlayerTheSameChance_RI_41) {
  for (const int seats : {2, 5, 12}) {
    const auto found = weights(Table("draft", seats));
    EXPECT_EQ(found.size(), static_cast<std::size_t>(seats));
    for (const auto& [text, weight] : found) EXPECT_EQ(weight, 1u) << text;
  }
}

// Weights of the next pair by choosing two dice out of the pool and rolling both, one by one.
std::map<std::string, std::uint64_t> counted_pairs(int a, int b) {
  std::map<std::string, std::uint64_t> expected;
  const auto die = [&](int i) {
    std::vector<std::string> faces;
    for (int k = 0; k < 6; ++k) {
      faces.emplace_back(i < a ? kA[static_cast<std::size_t>(k)] : kB[static_cast<std::size_t>(k / 2)]);
    }
    return faces;
  };
  const auto kind = [](const std::string& face) { return std::ranges::find(kB, face) != kB.end(); };
  for (int i = 0; i < a + b; ++i) {
    for (int j = i + 1; j < a + b; ++j) {
      for (const auto& x : die(i)) {
        for (const auto& y : die(j)) {
          const bool swap = std::pair(kind(y), y) < std::pair(kind(x), x);
          ++expected["pair " + (swap ? y + " " + x : x + " " + y)];
        }
      }
    }
  }
  return expected;
}

// RI-51
TEST(Pool, IsPairedAtRandomEveryMatchingEquallyLikely_RI_51) {
  Table table("draft", 3);
  table.play("nature first 2");
  Random random(9);
  int a = 9, b = 3;
  for (int pair = 0; pair < 6; ++pair) {
    EXPECT_EQ(weights(table), counted_pairs(a, b)) << a << " A and " << b << " B";
    const Move move = nature_pick(table.state, random.below(nature_total(table.state)));
    for (int i = 0; i < 2; ++i) --(static_cast<int>(move.face(i)) < kFacesA ? a : b);
    apply(table.state, kNature, move, nullptr);
  }
  EXPECT_EQ(a + b, 0);
  EXPECT_EQ(table.turn(), Turn::of(2)) << "2n pairs, then the first player";
}

// RI-51
TEST(Pool, MayGivePairsOfTwoDiceB_RI_51) {
  Table table("draft", 2);
  table.play("nature first 0; nature pair OVERPASS STATION_CURVE");
  EXPECT_EQ(table.refusal(kNature, "pair OVERPASS OVERPASS"), "RI-191") << "no die B is left";
  EXPECT_EQ(table.refusal(kNature, "pair H_T OVERPASS"), "RI-191");
  EXPECT_EQ(table.refusal(kNature, "pair H_T H_T"), "");
}

// RI-59
TEST(Pool, IsFullAgainAtTheStartOfEveryRound_RI_59) {
  Table table("draft", 2);
  const auto full = counted_pairs(6, 2);
  table.play("nature first 0");
  EXPECT_EQ(weights(table), full);
  Random random(4);
  table.finish_round(random);
  EXPECT_EQ(weights(table), full);
}

// RI-162
TEST(Chance, EntersOnlyThroughNature_RI_162) {
  // The same decisions of nature and of the seats give the same state, whatever else happened.
  Table one("meteor lava", 1), two("meteor lava", 1);
  for (Table* table : {&one, &two}) {
    table->play("nature roll H_CURVE H_T R_STRAIGHT STATION_STRAIGHT; nature meteor ANY 2");
    table->play("nature lava L_CORNER L_THREE; 0 hit W; 0 draw 30.HHH");
  }
  EXPECT_EQ(hash(one.state), hash(two.state));
  for (const Phase phase : {Phase::Play, Phase::Over, Phase::Draft}) {
    Table table;
    table.state.table.phase = phase;
    EXPECT_TRUE(weights(table).empty());
  }
}

// RI-151
TEST(SameDiceChallenge, GivesEverybodyTheSameRollsWhateverTheyDraw_RI_151) {
  const KeyedNature nature(KeyedNature::secret_of_seed(42));
  const Game& game = *find_game("railroad_ink");
  for (const std::string_view expansion : {"meteor", "lava"}) {
    std::vector<std::string> rolls[3];
    for (const int player : {0, 1, 2}) {
      Options options(game.info().options);
      ASSERT_TRUE(options.set_text(expansion, "true"));
      // The third has company: that changes nothing either.
      auto match = Match::start(game, options, player == 2 ? 3 : 1);
      Random random(static_cast<std::uint64_t>(player));
      std::vector<PackedMove> moves;
      while (!match->over()) {
        const Seat by = match->position().turn().first();
        if (by == kNature) {
          moves = {nature.choose(*match)};
          rolls[player].push_back(game.print(moves.front()));
        } else {
          match->position().legal(by, moves);
        }
        ASSERT_FALSE(match->play(by, moves[random.below(moves.size())]));
      }
    }
    EXPECT_EQ(rolls[0], rolls[1]);
    EXPECT_EQ(rolls[0], rolls[2]);
  }
}

// RI-154
TEST(Dice, OfOtherEditionsAreNotUsed_RI_154) {
  for (const auto& outcome : counted_pairs(6, 2)) {
    for (const std::string& face : words(outcome.first.substr(5))) {
      EXPECT_TRUE(std::ranges::find(kA, face) != kA.end() || std::ranges::find(kB, face) != kB.end());
    }
  }
  EXPECT_EQ(tables().draft_value[static_cast<std::size_t>(Piece::Overpass)], 0);
  for (int face = 0; face < kRouteFaces; ++face) EXPECT_NE(tables().draft_value[static_cast<std::size_t>(face)], 1);
  EXPECT_EQ(Table("draft", 2).refusal(kNature, "pair H_T SINGLE_STATION"), "RI-190");
}

}  // namespace
}  // namespace rh::railroad_ink::testing
