// Differences of JSON texts: applying one turns the old text's value into the new one's.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "engine/core/match.h"
#include "server/json_diff.h"
#include "server/splice.h"
#include "tests/server/client.h"

namespace rh::test {
namespace {

Json some_value(Random& random, int depth) {
  static const std::vector<std::string> kTexts = {"", "a", "quote\"", "back\\slash", "[{,", "}]:", "ї", "line\nend"};
  switch (random.below(depth > 0 ? 8 : 5)) {
    case 0: return Json(static_cast<std::int64_t>(random.below(5)));
    case 1: return Json(random.below(2) == 0);
    case 2: return Json();
    case 3:
    case 4: return Json(kTexts[random.below(kTexts.size())]);
    case 5: {
      Json list = Json::array();
      for (std::uint64_t i = random.below(5); i > 0; --i) list.push_back(some_value(random, depth - 1));
      return list;
    }
    default: {
      Json object = Json::object();
      for (std::uint64_t i = random.below(6); i > 0; --i)
        object[std::string(1, static_cast<char>('a' + random.below(8)))] = some_value(random, depth - 1);
      return object;
    }
  }
}

// The same value with a few things changed, as a view after a move is.
Json changed(Json value, Random& random, int depth) {
  if (random.below(12) == 0) return some_value(random, depth);
  if (value.is_array()) {
    if (random.below(4) == 0) value.push_back(some_value(random, 1));
    if (!value.empty() && random.below(4) == 0) value.erase(random.below(value.size()));
    for (Json& item : value) item = changed(item, random, depth - 1);
  } else if (value.is_object()) {
    if (!value.empty() && random.below(4) == 0) value.erase(value.begin().key());
    if (random.below(4) == 0) value[std::string(1, static_cast<char>('a' + random.below(8)))] = some_value(random, 1);
    for (auto& item : value.items()) item.value() = changed(item.value(), random, depth - 1);
  }
  return value;
}

void expect_difference(const Json& before, const Json& after, bool splices) {
  std::string text;
  server::write_difference(before.dump(), after.dump(), splices, text);
  const Json difference = parse_json(text);
  ASSERT_TRUE(difference.is_array()) << text;
  Json result = before;
  apply_difference(result, difference);
  // The order of keys carries no meaning.
  EXPECT_EQ(nlohmann::json(result), nlohmann::json(after)) << before << "\n" << after << "\n" << text;
  if (before == after) EXPECT_EQ(text, "[]");
  for (const Json& entry : difference) EXPECT_LE(entry.size(), splices ? 4u : 2u);
}

RC_GTEST_PROP(Difference, TurnsTheOldViewIntoTheNewOne, (std::uint64_t seed)) {
  Random random(seed);
  const Json before = some_value(random, 5);
  const Json near = changed(before, random, 5), other = some_value(random, 5);
  for (const bool splices : {false, true}) {
    expect_difference(before, near, splices);
    expect_difference(before, other, splices);
    expect_difference(before, before, splices);
  }
}

RC_GTEST_PROP(Difference, SplicesTurnOneListIntoAnother,
              (const std::vector<std::uint8_t>& a, const std::vector<std::uint8_t>& b)) {
  std::vector<int> before, after;
  for (const auto x : a) before.push_back(x % 6);
  for (const auto x : b) after.push_back(x % 6);
  std::vector<int> list = before;
  for (const server::Splice& cut : server::splices<int>(before, after)) {
    const auto at = list.begin() + static_cast<std::ptrdiff_t>(cut.at);
    list.erase(at, at + static_cast<std::ptrdiff_t>(cut.removed));
    const auto from = after.begin() + static_cast<std::ptrdiff_t>(cut.from);
    list.insert(list.begin() + static_cast<std::ptrdiff_t>(cut.at), from,
                from + static_cast<std::ptrdiff_t>(cut.inserted));
  }
  RC_ASSERT(list == after);
}

TEST(Difference, OfEveryStepOfRealGames) {
  for (const Game* game : games()) {
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
      Random random(seed);
      Options options(game->info().options);
      for (const OptionSpec& spec : game->info().options) {
        if (spec.type == OptionSpec::Type::Flag) (void)options.set_text(spec.name, random.below(2) ? "true" : "false");
      }
      // Some options are for one seat alone.
      auto match = Match::start(*game, options, 2);
      if (!match) match = Match::start(*game, options, 1);
      ASSERT_TRUE(match);
      std::vector<std::string> views(3);
      std::vector<PackedMove> moves;
      for (int steps = 0; steps < 500 && !match->over(); ++steps) {  // random games of some kinds go on for thousands
        const Turn turn = match->position().turn();
        match->position().legal(turn.first(), moves);
        ASSERT_FALSE(match->play(turn.first(), moves[random.below(moves.size())]));
        for (Seat viewer = kSpectator; viewer < match->seats(); viewer += viewer == kSpectator ? 2 : 1) {
          std::string& view = views[viewer < 0 ? 2 : static_cast<std::size_t>(viewer)];
          const std::string now = match->position().view(viewer);
          if (!view.empty()) expect_difference(parse_json(view), parse_json(now), seed % 2 == 0);
          view = now;
        }
      }
    }
  }
}

}  // namespace
}  // namespace rh::test
