// Loading data/isle_of_trains/all_aboard.json: it is sound, and broken copies of it are refused with the place named.
#include "tests/games/isle_of_trains/table.h"
#include "tests/games/shared.h"

namespace rh::isle_of_trains::testing {
namespace {

using rh::testing::Broken;

const Json& sound() {
  static const Json json = rh::testing::data_of("isle_of_trains/all_aboard");
  return json;
}

// What loading says after a change; an empty value: the key is removed.
std::string problem_after(const std::string& pointer, const std::string& value) {
  return rh::testing::problem_of<Tables>(rh::testing::changed(sound(), pointer, value), load_tables);
}

TEST(IsleData, IsSound) {
  EXPECT_EQ(shelf().problem(), "");
  EXPECT_EQ(rh::testing::problem_of<Tables>(sound().dump(), load_tables), "");
}

TEST(IsleData, ThatIsNotJsonIsRefused) {
  for (const auto* text : {"", "{", "[]", "null", "7"}) {
    EXPECT_NE(rh::testing::problem_of<Tables>(text, load_tables), "") << text;
  }
}

// Whatever one value is replaced by: it is refused, or the tables are as sound as before. Nothing crashes.
TEST(IsleData, NoSingleChangeCrashesTheReader) {
  const Json flat = sound().flatten();
  constexpr std::array kOthers = {"-1", "250", "\"x\"", "null", "[]", "{}"};
  std::size_t tried = 0, refused = 0;
  for (const auto& [pointer, value] : flat.items()) {
    if (pointer.find("/name/") != std::string::npos || ++tried % 7 != 0) continue;
    refused += problem_after(pointer, kOthers[tried / 7 % kOthers.size()]).empty() ? 0 : 1;
  }
  EXPECT_GT(refused, 60u);
}

class BrokenIsleData : public ::testing::TestWithParam<Broken> {};

TEST_P(BrokenIsleData, IsRefusedWithThePlaceNamed) {
  const auto& [pointer, value, named] = GetParam();
  const std::string problem = problem_after(pointer, value);
  EXPECT_NE(problem.find(named), std::string::npos) << pointer << " = " << value << " gave: '" << problem << "'";
}

INSTANTIATE_TEST_SUITE_P(
    IsleOfTrains, BrokenIsleData,
    ::testing::Values(
        Broken{"/train_cards", "", "train_cards"}, Broken{"/train_cards", "{}", "train_cards"},
        Broken{"/train_cards/0", "", "train_cards do not have engine_1"},
        Broken{"/train_cards/3/id", "\"wagon\"", "train_cards[3].id"},
        Broken{"/train_cards/3/id", "7", "train_cards[3].id"},
        Broken{"/train_cards/3/id", "\"hopper_2\"", "train_cards"},
        Broken{"/train_cards/3/category", "\"car\"", "train_cards[3].category"},
        Broken{"/train_cards/3/level", "9", "train_cards[3].level"},
        Broken{"/train_cards/3/level", "", "train_cards[3].level"},
        Broken{"/train_cards/3/count", "0", "train_cards[3].count"},
        Broken{"/train_cards/3/count", "\"4\"", "train_cards[3].count"},
        Broken{"/train_cards/3/cost", "-1", "train_cards[3].cost"},
        Broken{"/train_cards/3/vp", "", "train_cards[3].vp"},
        Broken{"/train_cards/3/power", "1.5", "train_cards[3].power"},
        Broken{"/train_cards/3/weight", "true", "train_cards[3].weight"},
        Broken{"/train_cards/3/capacity", "4", "train_cards[3].capacity"},
        Broken{"/train_cards/3/holds/0", "\"wood\"", "train_cards[3].holds[0]"},
        Broken{"/train_cards/3/cargo/0", "\"wood\"", "train_cards[3].cargo[0]"},
        Broken{"/train_cards/3/cargo", "", "train_cards[3].cargo"},
        Broken{"/train_cards/3/passengers_on_build", "4", "train_cards[3].passengers_on_build"},
        Broken{"/train_cards/3/load_benefit/0/op", "\"win\"", "train_cards[3].load_benefit[0].op"},
        Broken{"/train_cards/3/load_benefit/0/n", "0", "train_cards[3].load_benefit[0].n"},
        Broken{"/train_cards/3/load_benefit/0/n", "", "train_cards[3].load_benefit[0].n"},
        Broken{"/train_cards/3/load_benefit",
               "[{\"op\":\"vp_tokens\",\"n\":1},{\"op\":\"vp_tokens\",\"n\":1},{\"op\":\"vp_tokens\",\"n\":1},{\"op\":"
               "\"vp_tokens\",\"n\":1}]",
               "train_cards[3].load_benefit"},
        Broken{"/train_cards/4/load_benefit/1/options/0", "\"sing\"", "train_cards[4].load_benefit[1].options[0]"},
        Broken{"/train_cards/15/effect/code", "\"fly\"", "train_cards[15].effect.code"},
        Broken{"/train_cards/15/effect", "", "train_cards[15].effect"},
        Broken{"/train_cards/15/effect", "null", "train_cards[15].effect"},
        Broken{"/train_cards/25/effect/code", "\"fly\"", "train_cards[25].effect.code"},
        Broken{"/train_cards/25/effect/vp", "", "train_cards[25].effect.vp"}, Broken{"/islands", "", "islands"},
        Broken{"/islands/0/id", "\"atlantis\"", "islands[0].id"},
        Broken{"/islands/0/initial/deliver/oil", "", "islands[0].initial.deliver.oil"},
        Broken{"/islands/0/initial/vp", "\"6\"", "islands[0].initial.vp"},
        Broken{"/islands/0/secondary", "[]", "islands[0].secondary"},
        Broken{"/islands/0/secondary/0/vp_total", "18", "islands[0].secondary[0].vp_total"},
        Broken{"/islands/0/secondary/0/symbols_total/oil", "4", "islands[0].secondary[0].symbols_total"},
        Broken{"/tickets/0/id", "\"t9\"", "tickets[0].id"}, Broken{"/tickets/0/rewards/2", "", "tickets[0].rewards"},
        Broken{"/tickets/0/rewards/0/0/n", "99", "tickets[0].rewards[0][0].n"},
        Broken{"/promo/train_cards/0/effect/n", "", "promo.train_cards[0].effect.n"},
        Broken{"/promo/tickets", "", "promo.tickets"}, Broken{"/destinations/5", "", "destinations"},
        Broken{"/destinations/0/colour", "\"pink\"", "destinations[0].colour"},
        Broken{"/destinations/0/id", "\"research_station\"", "destinations[0].id"},
        Broken{"/players/max", "5", "players.max"}, Broken{"/players/min", "0", "players.min"},
        Broken{"/passengers/per_colour", "", "passengers.per_colour"}, Broken{"/setup/hand", "0", "setup.hand"},
        Broken{"/setup/display", "4", "setup.display"}, Broken{"/setup/start_passengers", "", "setup.start_passengers"},
        Broken{"/turn/actions", "9", "turn.actions"}, Broken{"/turn/hand_limit", "0", "turn.hand_limit"},
        Broken{"/limits/buildings", "", "limits.buildings"},
        Broken{"/delivery/special_cards_per_item", "0", "delivery.special_cards_per_item"},
        Broken{"/options/max_turns_per_player", "201", "options.max_turns_per_player"},
        Broken{"/progress_track/threshold/3", "", "progress_track.threshold.3"},
        Broken{"/solo/buy_back_cost", "0", "solo.buy_back_cost"}, Broken{"/solo/rating/4", "", "solo.rating"},
        Broken{"/solo/rating/1/min", "\"50\"", "solo.rating[1].min"}, Broken{"/scenarios/0/n", "11", "scenarios[0].n"},
        Broken{"/scenarios/0/goal/type", "\"dance\"", "scenarios[0].goal.type"},
        Broken{"/scenarios/0/goal/islands/0", "\"atlantis\"", "scenarios[0].goal.islands[0]"},
        Broken{"/scenarios/1/goal/count", "", "scenarios[1].goal.count"},
        Broken{"/scenarios/8/rules/buy_back_cost", "0", "scenarios[8].rules.buy_back_cost"},
        Broken{"/scenarios/9/rules/vp_token_value", "5", "scenarios[9].rules.vp_token_value"},
        Broken{"/scenarios/9", "", "scenarios"}, Broken{"/islands/6", "", "islands"},
        Broken{"/tickets/5", "", "tickets"}, Broken{"/destinations/1/colour", "\"white\"", "destinations[1].colour"},
        Broken{"/destinations/1/id", "\"alpine_lodge\"", "destinations[1].id"}));

}  // namespace
}  // namespace rh::isle_of_trains::testing
