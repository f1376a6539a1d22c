// The draft (section 4.2).
#include "engine/core/json_reader.h"
#include "tests/games/railroad_ink/table.h"

namespace rh::railroad_ink::testing {
namespace {

// Three seats, the first player is seat 1.
Table three() {
  Table table("draft", 3);
  return table.play(R"(nature first 1
    nature pair H_T R_T
    nature pair H_T R_T
    nature pair H_CURVE OVERPASS
    nature pair R_CURVE OVERPASS
    nature pair H_STRAIGHT H_STRAIGHT
    nature pair R_STRAIGHT STATION_CURVE)");
}

// RI-41
TEST(Draft, GivesTheFirstPlayerTheStarForTheWholeGame_RI_41) {
  Table table = three();
  EXPECT_EQ(table.state.table.star, 1);
  EXPECT_EQ(table.state.table.first, 1);
  Random random(5);
  for (int round = 0; round < 7; ++round) {
    table.finish_round(random);
    EXPECT_EQ(table.state.table.star, 1);
  }
}

// RI-55
TEST(Draft, HasTwoPassesInTheSameClockwiseOrder_RI_55) {
  Table table = three();
  for (const Seat seat : {1, 2, 0, 1, 2, 0}) {
    EXPECT_EQ(table.turn(), Turn::of(seat));
    for (const Seat other : {0, 1, 2}) {
      if (other == seat) continue;
      EXPECT_EQ(table.refusal(other, table.legal(seat).at(0)), "RI-181");
      EXPECT_TRUE(table.legal(other).empty());
    }
    table.play(std::to_string(seat) + " " + table.legal(seat).at(0));
  }
  EXPECT_EQ(table.turn(), Turn::of_all(3));
}

// RI-55
TEST(Draft, OffersEqualPairsAsOneMoveAndTheLastPickIsForced_RI_55) {
  Table table = three();
  EXPECT_EQ(table.legal(1),
            (std::vector<std::string>{"take H_CURVE OVERPASS", "take H_STRAIGHT H_STRAIGHT", "take H_T R_T",
                                      "take R_CURVE OVERPASS", "take R_STRAIGHT STATION_CURVE"}));
  table.play("1 take H_T R_T");
  EXPECT_TRUE(table.can(2, "take H_T R_T")) << "there were two of them";
  table.play("2 take H_T R_T");
  EXPECT_EQ(table.refusal(0, "take H_T R_T"), "RI-181");
  EXPECT_EQ(table.refusal(0, "done"), "RI-180") << "taking is compulsory";
  table.play("0 take H_CURVE OVERPASS; 1 take R_CURVE OVERPASS; 2 take H_STRAIGHT H_STRAIGHT");
  EXPECT_EQ(table.legal(0), (std::vector<std::string>{"take R_STRAIGHT STATION_CURVE"}));
}

// RI-56, RI-181
TEST(Draft, TakesPairsAsRolledAndDoesNotSplitThem_RI_56_RI_181) {
  const Table table = three();
  EXPECT_EQ(table.refusal(1, "take H_T H_T"), "RI-181");
  EXPECT_EQ(table.refusal(1, "take H_STRAIGHT OVERPASS"), "RI-181");
  EXPECT_EQ(table.refusal(1, "take R_T H_T"), "RI-190") << "not the canonical order";
}

// RI-57
TEST(Draft, GivesEverySeatFourFacesOfAnyKind_RI_57) {
  Table table = three();
  table.play(R"(1 take H_T R_T
    2 take H_CURVE OVERPASS
    0 take H_STRAIGHT H_STRAIGHT
    1 take H_T R_T
    2 take R_CURVE OVERPASS
    0 take R_STRAIGHT STATION_CURVE)");
  const auto faces = [](Piece a, Piece b, Piece c, Piece d) {
    return std::array{static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b), static_cast<std::uint8_t>(c),
                      static_cast<std::uint8_t>(d)};
  };
  EXPECT_EQ(table.state.at(1).faces, faces(Piece::HT, Piece::RT, Piece::HT, Piece::RT));
  EXPECT_EQ(table.state.at(2).faces, faces(Piece::HCurve, Piece::Overpass, Piece::RCurve, Piece::Overpass));
  EXPECT_EQ(table.state.table.first, 2) << "sums 8, 12 and 4";
  EXPECT_TRUE(table.can(2, "draw 03RHRHx"));
  EXPECT_EQ(table.refusal(1, "draw 03RHRHx"), "RI-174");
}

// The first player of the next round when the seats hold these sums, in seat order.
int next_first(int first, const std::array<std::string_view, 3>& pairs) {
  Table table("draft", 3);
  table.play("nature first " + std::to_string(first));
  for (const auto* pair : {"H_CURVE H_CURVE", "H_CURVE H_CURVE", "H_CURVE H_CURVE"})
    table.play("nature pair " + std::string(pair));
  for (const auto pair : pairs) table.play("nature pair " + std::string(pair));
  for (int i = 0; i < 3; ++i) table.play(std::to_string((first + i) % 3) + " take H_CURVE H_CURVE");
  for (int i = 0; i < 3; ++i) {
    const int seat = (first + i) % 3;
    table.play(std::to_string(seat) + " take " + std::string(pairs[static_cast<std::size_t>(seat)]));
  }
  return table.state.table.first;
}

// RI-58
TEST(Draft, MakesTheSeatWithTheLowestSumFirst_RI_58) {
  EXPECT_EQ(next_first(0, {"H_CURVE OVERPASS", "R_CURVE STATION_CURVE", "H_T STATION_CURVE"}), 0);
  EXPECT_EQ(next_first(0, {"R_CURVE STATION_CURVE", "H_CURVE OVERPASS", "H_T STATION_CURVE"}), 1);
  EXPECT_EQ(next_first(2, {"H_T STATION_CURVE", "R_CURVE STATION_CURVE", "H_CURVE OVERPASS"}), 2);
}

// RI-58
TEST(Draft, OfTiedSeatsTheOneThatPickedLastIsFirst_RI_58) {
  const std::array<std::string_view, 3> all = {"H_CURVE OVERPASS", "R_CURVE OVERPASS", "R_STRAIGHT OVERPASS"};
  EXPECT_EQ(next_first(0, all), 2);
  EXPECT_EQ(next_first(1, all), 0) << "the order of picking counts, not the seat";
  EXPECT_EQ(next_first(2, all), 1);
  EXPECT_EQ(next_first(1, {"H_T OVERPASS", "R_CURVE OVERPASS", "R_STRAIGHT OVERPASS"}), 2);
  EXPECT_EQ(next_first(2, {"R_CURVE OVERPASS", "H_T OVERPASS", "R_STRAIGHT OVERPASS"}), 0);
}

// RI-58
TEST(Draft, LetsTheNewFirstPlayerPickFirstInTheNextRound_RI_58) {
  Table table = three();
  Random random(8);
  for (int round = 1; round < 7; ++round) {
    table.finish_round(random);
    const Seat first = table.state.table.first;
    while (table.turn().nature) apply(table.state, kNature, nature_pick(table.state, 0), nullptr);
    EXPECT_EQ(table.turn(), Turn::of(first)) << "round " << round + 1;
  }
}

// RI-152
TEST(Draft, WithExpansionsRollsTheSharedDiceBeforeThePicks_RI_152) {
  Table table("draft meteor lava", 2);
  table.play(R"(nature first 0
    nature pair H_CURVE H_CURVE
    nature pair H_CURVE H_CURVE
    nature pair H_CURVE H_CURVE
    nature pair OVERPASS OVERPASS)");
  EXPECT_EQ(table.refusal(0, "take H_CURVE H_CURVE"), "RI-180");
  table.play("nature meteor ANY 1; nature lava L_CORNER L_CORNER");
  EXPECT_EQ(table.turn(), Turn::of(0));
  table.play("0 take H_CURVE H_CURVE; 1 take H_CURVE H_CURVE; 0 take H_CURVE H_CURVE; 1 take OVERPASS OVERPASS");
  EXPECT_EQ(table.legal(1, "hit").size(), 4u) << "the impact comes after the second pass";
  EXPECT_EQ(table.state.table.rounds, 6);
}

// RI-58
TEST(Draft, ValuesAreTheNumberOfEndsAndZeroForTheOverpass_RI_58) {
  const int expected[] = {2, 2, 3, 2, 2, 3, 0, 2, 2};
  for (std::size_t face = 0; face < kRouteFaces; ++face) EXPECT_EQ(tables().draft_value[face], expected[face]) << face;
}

// RI-161
TEST(Draft, ShowsPairsAndPicksToEverybodyAtOnce_RI_161) {
  Table table = three();
  table.play("1 take H_T R_T");
  for (const Seat viewer : {0, 1, 2, kSpectator}) {
    const std::string view = table.view(viewer);
    EXPECT_NE(view.find(R"("faces":["H_T","R_T"])"), std::string::npos) << viewer;
    EXPECT_NE(view.find(R"(["H_CURVE","OVERPASS"])"), std::string::npos) << viewer;
    EXPECT_NE(view.find("null,[\"H_T\",\"R_T\"]"), std::string::npos) << "one is taken, its twin is not";
  }
}

// RI-161
TEST(Draft, ShowsEverySeatTheFacesItHasTakenSoFar_RI_161) {
  Table table = three();
  const auto counts = [&] {
    std::vector<std::size_t> sizes;
    const auto seen = parse_json(table.view(kSpectator));
    for (const auto& seat : seen["seats"]) sizes.push_back(seat["faces"].size());
    return sizes;
  };
  using Sizes = std::vector<std::size_t>;
  const std::array<Sizes, 7> expected = {Sizes{0, 0, 0}, {0, 2, 0}, {0, 2, 2}, {2, 2, 2},
                                         {2, 4, 2},      {2, 4, 4}, {4, 4, 4}};
  for (std::size_t pick = 0;; ++pick) {
    EXPECT_EQ(counts(), expected[pick]) << "after " << pick << " picks, seat 1 being first";
    if (pick == 6) break;
    const Seat by = table.turn().first();
    table.play(std::to_string(by) + " " + table.legal(by).at(0));
  }
}

}  // namespace
}  // namespace rh::railroad_ink::testing
