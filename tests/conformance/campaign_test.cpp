// What a result adds, and what passes from game to game: exactly as it was declared.
#include <algorithm>
#include <set>

#include "engine/core/campaign.h"
#include "engine/core/json_reader.h"
#include "tests/conformance/kit.h"

namespace rh::conformance {
namespace {

Match played(const Game& game, const Options& options, int seats, Random& random) {
  auto match = Match::start(game, options, seats);
  EXPECT_TRUE(match.has_value()) << options.json() << (match ? "" : match.error().code);
  while (!match->over()) {
    const auto able = actors(match->position());
    const Seat by = able[random.below(able.size())];
    EXPECT_FALSE(match->play(by, random_move(match->position(), by, random)));
  }
  return std::move(*match);
}

void expect_of_type(const ResultSpec& spec, const Json& value) {
  if (spec.type == ResultSpec::Type::Number)
    EXPECT_TRUE(value.is_number_integer()) << spec.name << " is " << value;
  else
    EXPECT_TRUE(value.is_object() || value.is_array()) << spec.name << " is " << value;
}

// A whole campaign where the setting begins one, else one game.
TEST_P(Conformance, AResultHoldsExactlyWhatIsDeclared) {
  std::set<std::string> declared = {"scores", "ranks", "detail"};
  for (const ResultSpec& spec : info().results) EXPECT_TRUE(declared.insert(spec.name).second) << spec.name;
  std::optional<Options> options = setting().options;
  while (options) {
    const Match match = played(game(), *options, setting().seats, random);
    const Json result = parse_json(match.position().result());
    for (const auto& [key, value] : result.items()) EXPECT_TRUE(declared.contains(key)) << key << " is not declared";
    for (const ResultSpec& spec : info().results) {
      const auto found = result.find(spec.name);
      EXPECT_TRUE(found != result.end() || !spec.always) << spec.name << " is missing";
      if (found == result.end()) continue;
      if (spec.of == ResultSpec::Of::Game) {
        expect_of_type(spec, *found);
        continue;
      }
      ASSERT_TRUE(found->is_array()) << spec.name;
      EXPECT_EQ(found->size(), static_cast<std::size_t>(setting().seats)) << spec.name;
      for (const Json& value : *found) expect_of_type(spec, value);
    }
    const auto next = next_options(match);
    EXPECT_EQ(next.has_value(), match.position().another_game());
    options = next ? std::optional(*next) : std::nullopt;
  }
}

TEST_P(Conformance, ACampaignReplaysAndEveryPartOfItIsDerived) {
  Campaign campaign{.game = &game(), .options = lasting(info(), setting().options), .extra = {}, .games = {}};
  if (!begins_campaign(game(), campaign.options, setting().seats)) {
    EXPECT_FALSE(setting().start()->another_game() && setting().options == campaign.options);
    return;
  }
  for (int games = 0; auto options = next_options(campaign); ++games) {
    ASSERT_LT(games, 50) << "the campaign does not end";
    campaign.games.push_back({played(game(), *options, setting().seats, random), {}, {}});
    EXPECT_EQ(lasting(info(), *options), campaign.options);
  }
  EXPECT_EQ(next_options(campaign).error().code, "campaign_over");
  EXPECT_GT(campaign.games.size(), 1u);
  const std::string text = write_campaign(campaign);
  const auto again = read_campaign(text);
  ASSERT_TRUE(again.has_value()) << again.error().line << again.error().problem.code << again.error().refusal.code;
  EXPECT_EQ(write_campaign(*again), text);
  ASSERT_EQ(again->games.size(), campaign.games.size());
  for (std::size_t i = 0; i < campaign.games.size(); ++i) {
    EXPECT_EQ(again->games[i].match.position().hash(), campaign.games[i].match.position().hash());
    EXPECT_EQ(again->games[i].match.options(), campaign.games[i].match.options());
    // Each record stands alone, too.
    const auto alone = read_record(write_record(campaign.games[i].match, {}));
    ASSERT_TRUE(alone.has_value());
    EXPECT_TRUE(replay(*alone).has_value());
  }
}

TEST(Registry, WhatIsCarriedIsDeclaredAsAResult) {
  for (const Game* game : games()) {
    const GameInfo& info = game->info();
    for (const OptionSpec& spec : info.options) {
      if (spec.passing != OptionSpec::Passing::Carried) continue;
      EXPECT_NE(std::ranges::find(info.results, spec.name, &ResultSpec::name), info.results.end()) << spec.name;
    }
    const auto all = settings();
    const bool some =
        std::ranges::any_of(all, [&](const Setting& one) { return one.game == game && one.start()->another_game(); });
    EXPECT_EQ(some, has_campaigns(info)) << info.id;
  }
}

}  // namespace
}  // namespace rh::conformance
