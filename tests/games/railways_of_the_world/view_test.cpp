// What is hidden, what is told, what may be taken back (RW-90 to RW-94, RW-124).
#include "engine/core/adapter.h"
#include "tests/games/railways_of_the_world/table.h"

namespace rh::railways_of_the_world::testing {
namespace {

// Barons are dealt; everybody is to keep one.
Table choosing(std::string_view on, int seats) {
  Table table(on, seats);
  Random random(3);
  while (table.state.table.phase != Phase::BaronChoice) random_move(table.state, random);
  return table;
}

std::string dealt(const Table& table, Seat seat, std::size_t which) {
  return std::string(baron_names()[table.state.at(seat).dealt[which]]);
}

// RW-30, RW-34, RW-91
TEST(RailwaysView, BaronsAreSeenByTheirSeatAlone_RW_30_RW_34_RW_91) {
  Table table = choosing("operation_cards=false", 3);
  EXPECT_EQ(table.view(1)["seats"][1]["dealt"], Json::array({dealt(table, 1, 0), dealt(table, 1, 1)}));
  EXPECT_FALSE(table.view(0)["seats"][1].contains("dealt"));
  EXPECT_FALSE(table.view(kSpectator)["seats"][1].contains("baron"));
  const std::string kept = dealt(table, 1, 1);
  EXPECT_EQ(table.events("1 keep " + kept), "keep@1(baron=" + kept + ") kept()");
  EXPECT_EQ(table.refusal(1, "keep " + kept), "236");
  EXPECT_EQ(table.view(1)["seats"][1]["baron"], kept);
  EXPECT_FALSE(table.view(2)["seats"][1].contains("baron"));
  EXPECT_EQ(table.view(kAllSeeing)["seats"][1]["baron"], kept);
}

// RW-124
TEST(RailwaysView, OpenBaronsAreSeenByAll_RW_124) {
  Table table = choosing("operation_cards=false open_barons", 2);
  const std::string kept = dealt(table, 1, 0);
  EXPECT_EQ(table.view(kSpectator)["seats"][1]["dealt"][0], kept);
  Table before = table;
  EXPECT_EQ(table.events("1 keep " + kept), "kept(baron=" + kept + ")");
  EXPECT_EQ(table.told(before, "1 keep " + kept, kSpectator), "keep " + kept);
}

// RW-91
TEST(RailwaysView, RecordsHideBaronsUntilTheEnd_RW_91) {
  Table table = choosing("operation_cards=false", 2);
  const std::string kept = dealt(table, 1, 0);
  const Table before = table;
  table.play("1 keep " + kept);
  EXPECT_EQ(table.told(before, "1 keep " + kept, 0), "keep ?");
  EXPECT_EQ(table.told(before, "1 keep " + kept, 1), "keep " + kept);
  EXPECT_EQ(table.told(before, "N baron 1 " + kept, 0), "baron 1 ?");
  EXPECT_EQ(table.told(before, "N baron 1 " + kept, kSpectator), "baron 1 ?");
  EXPECT_EQ(table.told(before, "N baron 1 " + kept, 1), "baron 1 " + kept);
  table.play("0 keep " + dealt(table, 0, 0) + "; ");
  while (!table.over()) table.until(table.turn().first()).to_next_turn();
  EXPECT_EQ(table.told(before, "1 keep " + kept, 0), "keep " + kept);
  EXPECT_EQ(table.view(0)["seats"][1]["baron"], kept);
  EXPECT_TRUE(table.view(0)["seats"][1].contains("baron_points"));
}

// An imagined world keeps what the viewer knows, and gives the others what is left.
// RW-30, RW-91
TEST(RailwaysView, ImaginedBaronsComeFromThoseThatAreLeft_RW_30_RW_91) {
  Table table = choosing("operation_cards=false", 5);
  Random random(1);
  bool differs = false;
  for (int i = 0; i < 50; ++i) {
    const State imagined = imagine(table.state, 2, random);
    EXPECT_EQ(imagined.at(2).dealt, table.state.at(2).dealt);
    differs = differs || imagined.at(0).dealt != table.state.at(0).dealt;
    for (int baron = 0; baron < static_cast<int>(baron_names().size()); ++baron)
      ASSERT_GE(barons_left(imagined, baron), 0);
  }
  EXPECT_TRUE(differs);
}

// RW-94
TEST(RailwaysView, MovesOfTheCurrentActionAreTakenBack_RW_94) {
  const Game& game = *find_game("railways_of_the_world");
  for (const int seats : {1, 2}) {
    auto match = *Match::start(game, options(kBasic), seats);
    const auto play = [&](Seat by, std::string_view text) { ASSERT_FALSE(match.play(by, *game.parse(text))) << text; };
    while (match.position().turn().nature) {
      const auto total = match.position().nature_total();
      ASSERT_FALSE(match.play(kNature, match.position().nature_pick(total - 1)));
    }
    const Seat first = match.position().turn().first();
    if (seats == 2) play(first, "bid 1"), play(1 - first, "pass");
    play(first, "build new_york");
    play(first, "lay 24.10 2-4");
    play(first, "lay 23.9 1-4");
    EXPECT_EQ(match.undoable(first).size(), 3u);
    EXPECT_FALSE(match.undo(first, match.log().size() - 1));
    EXPECT_TRUE(match.undo(first, match.log().size() - 2)) << "tiles lie on what was chosen before";
    play(first, "stop");
    EXPECT_TRUE(match.undoable(first).empty()) << "the action is over, with " << seats;
  }
}

}  // namespace
}  // namespace rh::railways_of_the_world::testing
