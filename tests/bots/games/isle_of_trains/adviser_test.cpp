// What the adviser of Isle of Trains says: estimates that go with the game, moves that can be played, reasons that have
// words.
#include <set>

#include "bots/advice.h"
#include "engine/games/isle_of_trains/game.h"
#include "tests/bots/series.h"

namespace rh::isle_of_trains {
namespace {

const Game& the_game() { return *find_game("isle_of_trains"); }

constexpr Budget kSmall{.iterations = 12};

template <class Look>
void each_decision(const std::vector<std::string>& names, const std::vector<std::string_view>& settings,
                   std::uint64_t seed, Look look) {
  testing::play(the_game(), names, settings, seed, kSmall, look);
}

TEST(IsleOfTrainsAdviser, EstimatesEndAtTheResult) {
  for (const auto& names : {std::vector<std::string>{"level3"}, {"level3", "level2"}, {"level3", "level2", "level1"}}) {
    const auto adviser = make_adviser(the_game());
    each_decision(names, {}, 3, [&](const Match& match, Seat seat, PackedMove) {
      Random random(1);
      Workspace workspace;
      const auto seats = adviser->estimate(Outlook(match.position(), seat), {{}, random, workspace});
      ASSERT_EQ(seats.size(), names.size());
      double sum = 0;
      for (const Forecast& one : seats) {
        EXPECT_GE(one.spread, 0);
        EXPECT_GE(one.win, 0);
        EXPECT_LE(one.win, 1 + 1e-9);
        sum += one.win;
      }
      if (names.size() > 1) EXPECT_NEAR(sum, 1, 1e-6);
      if (!match.over()) return;
      const Standing end = match.position().standing();
      for (std::size_t s = 0; s < seats.size(); ++s) {
        EXPECT_EQ(seats[s].points, end.scores[s]);
        EXPECT_EQ(seats[s].spread, 0);
        if (names.size() > 1) EXPECT_EQ(seats[s].win > 0, end.ranks[s] == 1);
      }
    });
  }
}

// Half way through, what is expected is nearer to the end than what lies on the table.
TEST(IsleOfTrainsAdviser, ExpectsMoreThanThePointsOfTheMoment) {
  const auto adviser = make_adviser(the_game());
  double by_estimate = 0, by_points = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    std::vector<std::pair<double, double>> course;
    each_decision({"level3"}, {"no_waiting=true"}, seed, [&](const Match& match, Seat seat, PackedMove) {
      Random random(1);
      Workspace workspace;
      const auto now = adviser->estimate(Outlook(match.position(), seat), {{}, random, workspace});
      course.emplace_back(now[0].points, match.position().standing().scores[0]);
    });
    const double end = course.back().second;
    const auto [expected, points] = course[course.size() / 2];
    by_estimate += std::abs(end - expected);
    by_points += std::abs(end - points);
  }
  EXPECT_LT(by_estimate, 0.6 * by_points);
}

TEST(IsleOfTrainsAdviser, AScenarioGetsHopefulBeforeItIsWon) {
  const auto adviser = make_adviser(the_game());
  std::vector<double> course;
  bool won = false;
  each_decision({"fast"}, {"scenario=2", "no_waiting=true"}, 1, [&](const Match& match, Seat seat, PackedMove) {
    Random random(1);
    Workspace workspace;
    course.push_back(adviser->estimate(Outlook(match.position(), seat), {{}, random, workspace})[0].win);
    won = state_of<IsleOfTrains>(match.position()).table.won != 0;
  });
  ASSERT_TRUE(won) << "another seed, please";
  EXPECT_EQ(course.back(), 1);
  EXPECT_GT(course[course.size() - 4], course.front());
}

// Best first, legal, and what is meant to follow follows; the played move is on the same measure.
TEST(IsleOfTrainsAdviser, RatesMovesOfEveryStep) {
  struct Table {
    std::vector<std::string> names;
    std::vector<std::string_view> settings;
  };
  std::set<std::string_view> codes;
  int decision = 0;
  const std::string words[] = {testing::reasons_in("isle_of_trains", "en"), testing::reasons_in("isle_of_trains", "uk"),
                               testing::reasons_in("isle_of_trains", "ru")};
  for (const Table& table :
       {Table{{"level3"}, {"no_waiting=true", "promo=true"}}, Table{{"random"}, {"scenario=5", "max_turns=12"}},
        Table{{"level3", "random", "level2"}, {"max_turns=10"}}}) {
    const auto adviser = make_adviser(the_game());
    each_decision(table.names, table.settings, 4, [&](const Match& match, Seat seat, PackedMove played) {
      constexpr int kEvery = 4;  // all would take long
      if (match.over() || ++decision % kEvery != 0) return;
      const Outlook outlook(match.position(), seat);
      Random random(2), same(2);
      Workspace workspace;
      const auto list = adviser->rate(outlook, {kSmall, random, workspace});
      ASSERT_FALSE(list.empty());
      for (std::size_t i = 0; i < list.size(); ++i) {
        EXPECT_FALSE(match.position().check(seat, list[i].move)) << the_game().print(list[i].move);
        if (i > 0) EXPECT_GE(list[i - 1].mine.points, list[i].mine.points);
        if (const Reason& reason = list[i].reason) {
          codes.insert(reason.code);
          for (const std::string& text : words) {
            const auto sentence = text.find('"' + std::string(reason.code) + "\":");
            ASSERT_NE(sentence, std::string::npos) << reason.code;
            const std::string line = text.substr(sentence, text.find('\n', sentence) - sentence);
            for (std::uint8_t a = 0; a < reason.count; ++a) {
              EXPECT_NE(line.find('{' + std::string(reason.arguments[a].name)), std::string::npos) << line;
            }
          }
        }
      }
      const auto copy = match.position().clone();
      ASSERT_FALSE(copy->play(seat, list[0].move, nullptr));
      for (const PackedMove next : list[0].then)
        ASSERT_FALSE(copy->play(seat, next, nullptr)) << the_game().print(next);
      const RatedMove one = adviser->rate_one(outlook, played, {kSmall, same, workspace});
      EXPECT_EQ(one.move, played);
      EXPECT_LE(one.mine.points, list[0].mine.points + 1e-9);
    });
  }
  EXPECT_GE(codes.size(), 12u);
}

// A delivery that fills a contract says so, and names the place.
TEST(IsleOfTrainsAdviser, NamesTheContractThatIsFilled) {
  const auto adviser = make_adviser(the_game());
  int filled = 0;
  each_decision({"level3"}, {"no_waiting=true"}, 5, [&](const Match& match, Seat seat, PackedMove played) {
    if (match.over() || unpack(played).kind != Kind::Deliver) return;
    Random random(2);
    Workspace workspace;
    const auto one = adviser->rate_one(Outlook(match.position(), seat), played, {kSmall, random, workspace});
    const bool fills =
        std::ranges::any_of(one.then, [](PackedMove move) { return unpack(move).kind == Kind::Initial; });
    if (!fills) return;
    ++filled;
    EXPECT_TRUE(one.reason.code == "fills_contract" || one.reason.code == "fills_secondary") << one.reason.code;
    EXPECT_EQ(one.reason.arguments[0].text, name_of(unpack(played).dest()));
  });
  EXPECT_GT(filled, 0);
}

}  // namespace
}  // namespace rh::isle_of_trains
