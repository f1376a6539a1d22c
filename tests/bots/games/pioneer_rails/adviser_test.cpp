// What the adviser of Pioneer Rails says: estimates that go with the game, moves that can be played, reasons that have
// words.
#include <set>

#include "bots/advice.h"
#include "engine/games/pioneer_rails/game.h"
#include "engine/games/pioneer_rails/scoring.h"
#include "tests/bots/series.h"

namespace rh::pioneer_rails {
namespace {

const Game& the_game() { return *find_game("pioneer_rails"); }

template <class Look>
void each_decision(const std::vector<std::string>& names, const std::vector<std::string_view>& settings,
                   std::uint64_t seed, Look look) {
  testing::play(the_game(), names, settings, seed, {}, look);
}

// Alone: in the last turn a chance is nearly what comes, and half way through the estimate is nearer to the end than
// the points of the moment.
TEST(PioneerRailsAdviser, EstimatesComeNearerToTheEnd) {
  const auto adviser = make_adviser(the_game());
  double by_estimate = 0, by_points = 0;
  for (std::uint64_t seed = 1; seed <= 2; ++seed) {
    std::vector<std::pair<double, double>> course;
    double last_spread = 0;
    each_decision({"level2"}, {"level=medium"}, seed, [&](const Match& match, Seat seat, PackedMove) {
      Random random(1);
      Workspace workspace;
      const auto now = adviser->estimate(Outlook(match.position(), seat), {{}, random, workspace});
      if (!match.over()) last_spread = now[0].spread;
      course.emplace_back(now[0].points, match.position().standing().scores[0]);
    });
    EXPECT_EQ(last_spread, 0) << "nothing is open after the last turn's plan";
    const auto [expected, points] = course[course.size() / 2];
    by_estimate += std::abs(course.back().second - expected);
    by_points += std::abs(course.back().second - points);
  }
  EXPECT_LT(by_estimate, 0.4 * by_points);
}

// Best first, what is meant to follow follows, the played move is on the same measure, and all reasons have words with
// places for what they name.
TEST(PioneerRailsAdviser, RatesMovesOfEveryStage) {
  std::set<std::string_view> codes;
  std::set<Stage> stages;
  int decision = 0;
  const std::string words[] = {testing::reasons_in("pioneer_rails", "en"), testing::reasons_in("pioneer_rails", "uk"),
                               testing::reasons_in("pioneer_rails", "ru")};
  const auto adviser = make_adviser(the_game());
  const auto look = [&](const Match& match, Seat seat, PackedMove played) {
    if (match.over()) return;
    const Stage stage = state_of<PioneerRails>(match.position()).at(seat).stage;
    constexpr int kEvery = 31;  // all would take long
    if (++decision % kEvery != 0 && !stages.insert(stage).second) return;
    const Outlook outlook(match.position(), seat);
    Random random(2), same(2);
    Workspace workspace;
    const auto list = adviser->rate(outlook, {{}, random, workspace});
    ASSERT_FALSE(list.empty());
    for (const RatedMove& one : list) {
      ASSERT_TRUE(one.reason);
      codes.insert(one.reason.code);
      for (const std::string& text : words) {
        const auto sentence = text.find('"' + std::string(one.reason.code) + "\":");
        ASSERT_NE(sentence, std::string::npos) << one.reason.code;
        const std::string line = text.substr(sentence, text.find('\n', sentence) - sentence);
        for (std::uint8_t a = 0; a < one.reason.count; ++a)
          EXPECT_NE(line.find('{' + std::string(one.reason.arguments[a].name)), std::string::npos) << line;
      }
    }
    const auto copy = match.position().clone();
    ASSERT_FALSE(copy->play(seat, list[0].move, nullptr));
    for (const PackedMove next : list[0].then) ASSERT_FALSE(copy->play(seat, next, nullptr)) << the_game().print(next);
    const RatedMove one = adviser->rate_one(outlook, played, {{}, same, workspace});
    EXPECT_EQ(one.move, played);
    const auto listed = std::ranges::find(list, played, &RatedMove::move);
    if (listed != list.end()) EXPECT_GE(one.mine.points, listed->mine.points - 1e-9);
  };
  each_decision({"level1"}, {"level=legendary", "side=B"}, 4, look);
  each_decision({"level1", "level1"}, {"extra_card=true"}, 5, look);
  EXPECT_EQ(stages.size(), 3u) << "cards, tracks and deposits";
  EXPECT_GE(codes.size(), 8u);
}

// Who can meet an objective this turn and nothing better is told so.
TEST(PioneerRailsAdviser, NamesTheObjectiveThatIsMet) {
  const auto adviser = make_adviser(the_game());
  int met = 0;
  each_decision({"level1"}, {"level=legendary"}, 6, [&](const Match& match, Seat seat, PackedMove) {
    const State& state = state_of<PioneerRails>(match.position());
    if (match.over() || state.at(seat).stage != Stage::Pick) return;
    Random random(1);
    Workspace workspace;
    const auto best = adviser->rate(Outlook(match.position(), seat), {{}, random, workspace})[0];
    if (best.reason.code != "objective") return;
    State after = state;
    apply(after, seat, unpack(best.move), nullptr);
    for (const PackedMove move : best.then) apply(after, seat, unpack(move), nullptr);
    const int objective = best.reason.arguments[0].text[0] - 'A';
    EXPECT_EQ(after.table.closed >> objective & 1, 1) << best.reason.arguments[0].text;
    EXPECT_EQ(state.table.closed >> objective & 1, 0);
    ++met;
  });
  EXPECT_GT(met, 0);
}

}  // namespace
}  // namespace rh::pioneer_rails
