// What a seat may see (section 7).
#include "engine/core/json_reader.h"
#include "tests/games/railroad_ink/table.h"

namespace rh::railroad_ink::testing {
namespace {

Table two_seats() {
  Table table("meteor lava", 2);
  return table.play(R"(nature roll H_STRAIGHT H_STRAIGHT R_CURVE OVERPASS
    nature meteor ANY 2
    nature lava L_CORNER L_THREE)");
}

Json seat_in(const Table& table, Seat viewer, std::size_t seat) {
  const Json view = parse_json(table.view(viewer));
  EXPECT_FALSE(view.is_discarded());
  return view["seats"][seat];
}

// RI-160
TEST(View, HidesUnconfirmedDrawingsFromEverybodyElse_RI_160) {
  Table table = two_seats();
  const std::string other = table.view(1), spectator = table.view(kSpectator);
  table.play("0 hit W; 0 draw 30.H.H; 0 draw 34L..L; 0 volcano 66");
  EXPECT_EQ(table.view(1), other);
  EXPECT_EQ(table.view(kSpectator), spectator);
  const Json own = seat_in(table, 0, 0);
  EXPECT_EQ(own["spaces"]["30"]["piece"], "H_STRAIGHT");
  EXPECT_EQ(own["spaces"]["31"]["piece"], "CRATER");
  EXPECT_EQ(own["marker"], "31");
}

// RI-160
TEST(View, HidesTheShieldAndTheDirection_RI_160) {
  Table table = two_seats();
  const std::string other = table.view(1);
  table.play("0 shield S_CROSS");
  EXPECT_EQ(table.view(1), other);
  EXPECT_EQ(seat_in(table, 0, 0)["specials_used"].dump(), "[\"S_CROSS\"]");
  Table hit = two_seats();
  hit.play("0 hit N");
  EXPECT_EQ(hit.view(1), other);
}

// RI-160
TEST(View, ShowsWhoHasConfirmedButNotWhat_RI_160) {
  Table table = two_seats();
  table.play("0 hit W; 0 draw 30.H.H; 0 draw 65H.H.; 0 draw 03RR..; 0 draw 63RHRHx; 0 draw 34L..L; 0 done");
  const Json seen = seat_in(table, 1, 0);
  EXPECT_EQ(seen["done"], true);
  EXPECT_EQ(seen["spaces"].size(), 1u) << "only the volcano of the start";
  EXPECT_EQ(seen["score"]["highway"], 0);
}

// RI-160, RI-100
TEST(View, PublishesEverythingAtTheEndOfTheRound_RI_160_RI_100) {
  Table table = two_seats();
  for (const char* seat : {"0 ", "1 "}) {
    for (const auto* move :
         {"hit W", "draw 30.H.H", "draw 65H.H.", "draw 03RR..", "draw 63RHRHx", "draw 34L..L", "done"}) {
      table.play(seat + std::string(move));
    }
  }
  for (const Seat viewer : {0, 1, kSpectator}) {
    for (const std::size_t seat : {0u, 1u}) {
      const Json seen = seat_in(table, viewer, seat);
      EXPECT_EQ(seen["spaces"].size(), 7u);
      EXPECT_EQ(seen["spaces"]["30"]["round"], 1);
      EXPECT_EQ(seen["marker"], "31");
    }
  }
}

// RI-161
TEST(View, ShowsTheDiceToEverybody_RI_161) {
  const Table table = two_seats();
  for (const Seat viewer : {0, 1, kSpectator}) {
    const Json view = parse_json(table.view(viewer));
    EXPECT_EQ(view["meteor"]["direction"], "ANY");
    EXPECT_EQ(view["meteor"]["distance"], 2);
    EXPECT_EQ(view["lava"].dump(), R"(["L_CORNER","L_THREE"])");
    EXPECT_EQ(view["seats"][1]["faces"].dump(), R"(["H_STRAIGHT","H_STRAIGHT","R_CURVE","OVERPASS"])");
  }
}

// RI-50
TEST(View, DoesNotShowLastRoundsDiceAsThisRounds_RI_50) {
  Table table = two_seats();
  Random random(2);
  table.finish_round(random);
  const Json view = parse_json(table.view(0));
  EXPECT_EQ(view["phase"], "roll");
  EXPECT_FALSE(view.contains("meteor"));
  EXPECT_FALSE(view.contains("lava"));
  EXPECT_EQ(view["seats"][0]["faces"].size(), 0u);
}

// RI-160
TEST(View, OfTheOwnSeatSaysWhatIsDrawnAndSettled_RI_160) {
  Table table = two_seats();
  table.play("0 hit W; 0 draw 30.H.H; 0 draw 34L..L");
  const Json own = seat_in(table, 0, 0);
  EXPECT_EQ(own["drawn"].dump(), "[true,false,false,false]");
  EXPECT_EQ(own["lava_drawn"].dump(), "[true,false]");
  EXPECT_EQ(own["impact_settled"], true);
  EXPECT_EQ(own["special_this_round"], false);
  const Json other = seat_in(table, 0, 1);
  for (const auto* key : {"drawn", "lava_drawn", "impact_settled", "special_this_round"}) {
    EXPECT_FALSE(other.contains(key)) << key;
  }
}

// RI-160
TEST(Imagine, KeepsWhatTheSeatKnowsAndInventsTheRest_RI_160) {
  Table table = two_seats();
  table.play("0 hit W; 0 draw 30.H.H; 1 hit N; 1 draw 36.H.H");
  Random random(3);
  bool differs = false;
  for (int i = 0; i < 30; ++i) {
    const State imagined = imagine(table.state, 0, random);
    EXPECT_EQ(imagined.at(0).board, table.board(0));
    differs |= !(imagined.at(1).board == table.board(1));
  }
  EXPECT_TRUE(differs) << "the other board is made up, not copied";
}

// RI-160
TEST(Events, OfDrawingsAreForTheSeatAlone_RI_160) {
  Table table = two_seats();
  const auto audience = [&](Seat by, std::string_view text) {
    Events events;
    apply(table.state, by, *parse(text), &events);
    EXPECT_FALSE(events.empty());
    return events[0].audience;
  };
  EXPECT_EQ(audience(0, "hit W"), only(0));
  EXPECT_EQ(audience(1, "shield S_CROSS"), only(1));
  EXPECT_EQ(audience(0, "draw 30.H.H"), only(0));
  EXPECT_EQ(audience(0, "volcano 66"), only(0));
}

// RI-160
TEST(Lines, OfOthersDrawingsAreNoLinesUntilTheRoundIsOver_RI_160) {
  Table table = two_seats();
  const State before = table.state;
  const auto told = [&](Seat by, std::string_view move, Seat viewer) {
    std::string text;
    tell(table.state, before, by, *parse(move), viewer, text);
    return text;
  };
  for (const auto* move : {"hit W", "shield S_CROSS", "draw 30.H.H", "volcano 66"}) {
    EXPECT_EQ(told(0, move, 0), move);
    EXPECT_EQ(told(0, move, 1), "");
    EXPECT_EQ(told(0, move, kSpectator), "");
  }
  EXPECT_EQ(told(0, "done", 1), "done") << "that somebody is done everybody sees";
  ++table.state.table.round;
  EXPECT_EQ(told(0, "draw 30.H.H", 1), "draw 30.H.H");
  --table.state.table.round;
  table.state.table.phase = Phase::Over;
  EXPECT_EQ(told(0, "draw 30.H.H", kSpectator), "draw 30.H.H") << "the last round is over too";
}

// RI-100, RI-161
TEST(Events, OfNaturePicksAndTheRoundsEndRevealSomethingToEverybody_RI_100_RI_161) {
  Table table("draft", 2);
  Random random(12);
  Moves moves;
  while (!table.turn().is_over()) {
    const Seat by = table.turn().first();
    Events events;
    Move move;
    if (by == kNature) {
      move = nature_pick(table.state, random.below(nature_total(table.state)));
    } else {
      legal(table.state, by, moves);
      move = moves[random.below(moves.size())];
    }
    const auto round = table.state.table.round;
    apply(table.state, by, move, &events);
    bool revealed = false, announced = false;
    for (const Event& event : events) {
      revealed |= event.reveals && event.audience == kEverybody;
      announced |= event.code == "round_end";
    }
    const bool ended = table.state.table.round != round || table.turn().is_over();
    EXPECT_EQ(announced, ended);
    EXPECT_EQ(revealed, by == kNature || move.kind == Kind::Take || ended);
  }
}

}  // namespace
}  // namespace rh::railroad_ink::testing
