// Campaign files from outside (TL-110): what is broken, changed or foreign is refused, with what it is, where it is and
// what would be right.
#include <functional>

#include "engine/core/campaign.h"
#include "tests/games/legends_of_the_west/table.h"
#include "tests/games/shared.h"

namespace rh::legends_of_the_west::testing {
namespace {

using Lines = std::vector<std::string>;

// Three games of a short campaign: in the second one company is away, in the third a new one has come. Every header
// says what it goes on from.
const Lines& file() {
  static const Lines all = [] {
    Lines lines = {
        R"({"roundhouse_campaign":1,"game":"legends_of_the_west","rules":1,"options":{"mode":"campaign_short"}})"};
    Json options = {{"mode", "campaign_short"}};
    for (const Json& companies :
         {Json({"red", "blue", "green"}), Json({"green", "red"}), Json({"red", "blue", "green", "black"})}) {
      options["companies"] = companies;
      Options made(legends().info().options);
      EXPECT_TRUE(made.set_all(options).has_value());
      auto match = Match::start(legends(), made, static_cast<int>(companies.size()));
      EXPECT_TRUE(match.has_value());
      Random random(lines.size());
      while (!match->over()) {
        const Turn turn = match->position().turn();
        std::vector<PackedMove> legal;
        if (!turn.nature) match->position().legal(turn.first(), legal);
        const PackedMove move = turn.nature
                                    ? match->position().nature_pick(random.below(match->position().nature_total()))
                                    : legal[random.below(legal.size())];
        EXPECT_FALSE(match->play(turn.first(), move));
      }
      for (const std::string& line : split(write_record(*match, {}), "\n")) lines.push_back(line);
      options["carry"] = parse_json(match->position().result())["carry"];
    }
    return lines;
  }();
  return all;
}

std::string joined(const Lines& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

// Where the header of a game stands, from 0.
std::size_t header_of(int game) {
  for (std::size_t i = 0; i < file().size(); ++i) {
    if (file()[i].starts_with("{\"roundhouse\"") && --game == 0) return i;
  }
  return 0;
}

struct Said {
  int line = 0;
  std::string code;
  std::map<std::string, std::string> arguments;
};
Said said_of(const Lines& lines) {
  const auto campaign = read_campaign(joined(lines));
  if (campaign) return {};
  const RecordError& error = campaign.error();
  Said said{error.line, error.refusal ? std::string(error.refusal.code) : error.problem.code, {}};
  for (const auto& [name, value] : error.problem.arguments) said.arguments[name] = value;
  return said;
}

Lines with_header(int game, const std::function<void(Json&)>& change) {
  Lines lines = file();
  Json header = parse_json(lines[header_of(game)]);
  change(header);
  lines[header_of(game)] = header.dump();
  return lines;
}

// TL-110, TL-109, TL-92
TEST(LegendsCampaignFile, ReadsWritesAndForksAtEveryGame_TL_110_TL_109_TL_92) {
  const auto campaign = read_campaign(joined(file()));
  ASSERT_TRUE(campaign.has_value()) << said_of(file()).code;
  ASSERT_EQ(campaign->games.size(), 3u);
  for (std::size_t count = 1; count <= 3; ++count) {
    const auto again = read_campaign(write_campaign(first_games(*read_campaign(joined(file())), count)));
    ASSERT_TRUE(again.has_value()) << count;
    EXPECT_EQ(again->games.size(), count);
    const auto next = next_options(*again);
    ASSERT_TRUE(next.has_value());
    EXPECT_EQ(parse_json(next->document("carry"))["game"], count + 1);
  }
}

// TL-110
TEST(LegendsCampaignFile, WhatIsForeignIsNamed_TL_110) {
  Lines lines = file();
  lines[0] = R"({"roundhouse_campaign":1,"game":"chess","rules":1})";
  EXPECT_EQ(said_of(lines).code, "header_key");
  EXPECT_EQ(said_of(lines).arguments["key"], "game");
  EXPECT_EQ(said_of(lines).line, 1);
  lines[0] = R"({"roundhouse_campaign":1,"game":"legends_of_the_west","rules":2,"options":{"mode":"campaign_short"}})";
  EXPECT_EQ(said_of(lines).arguments["key"], "rules");
  EXPECT_EQ(said_of(lines).arguments["allowed"], "1") << "what would be right";
  lines[0] =
      R"({"roundhouse_campaign":1,"game":"legends_of_the_west","rules":1,"options":{"mode":"campaign_short","companies":["red"]}})";
  EXPECT_EQ(said_of(lines).code, "campaign_option");
  lines[0] = R"({"roundhouse_campaign":1,"game":"legends_of_the_west","rules":1})";
  EXPECT_EQ(said_of(lines).code, "campaign_differs") << "its games are of another mode";
  EXPECT_EQ(said_of(lines).line, 2);
  lines[0] = "{";
  EXPECT_EQ(said_of(lines).code, "not_json");
}

// TL-110, TL-107
TEST(LegendsCampaignFile, WhatWasChangedIsFoundWhereItStands_TL_110_TL_107) {
  // A slip of the first game, as the second header tells it.
  const auto slip = said_of(with_header(2, [](Json& header) { header["options"]["carry"]["slips"][0]["red"] = 999; }));
  EXPECT_EQ(slip.code, "campaign_differs");
  EXPECT_EQ(slip.line, static_cast<int>(header_of(2)) + 1);
  EXPECT_EQ(slip.arguments.at("where"), "options.carry.slips[0].red");
  EXPECT_EQ(slip.arguments.at("given"), "999");
  // Another number of the game, a rule that is not there, a postcard that nobody has.
  EXPECT_EQ(said_of(with_header(3, [](Json& header) { header["options"]["carry"]["game"] = 2; })).line,
            static_cast<int>(header_of(3)) + 1);
  EXPECT_EQ(said_of(with_header(3, [](Json& header) { header["options"]["carry"]["rules"]["R08"] = nullptr; })).line,
            static_cast<int>(header_of(3)) + 1);
  EXPECT_NE(said_of(with_header(3, [](Json& header) { header["options"]["carry"]["territories"]["T9"] = 1; })).code,
            "");
  // A move, a result, a game that is left out.
  Lines moved = file();
  std::size_t at = header_of(1);
  while (moved[at].find("\"claim ") == std::string::npos) ++at;
  moved[at] = R"({"by":0,"move":"claim SEA-PDX/a loco*1"})";
  EXPECT_EQ(said_of(moved).line, static_cast<int>(at) + 1);
  EXPECT_TRUE(said_of(moved).code.starts_with("TL-I")) << said_of(moved).code;
  Lines won = file();
  Json result = parse_json(won[header_of(2) - 1]);
  result["result"]["scores"][0] = 999;
  won[header_of(2) - 1] = result.dump();
  EXPECT_EQ(said_of(won).line, static_cast<int>(header_of(2)));
  Lines skipped(file().begin(), file().begin() + static_cast<std::ptrdiff_t>(header_of(2)));
  skipped.insert(skipped.end(), file().begin() + static_cast<std::ptrdiff_t>(header_of(3)), file().end());
  EXPECT_EQ(said_of(skipped).code, "campaign_differs");
  EXPECT_EQ(said_of(skipped).line, static_cast<int>(header_of(2)) + 1);
  // A game that begins before the one before it is over.
  Lines early(file().begin(), file().begin() + static_cast<std::ptrdiff_t>(header_of(2)) - 5);
  early.insert(early.end(), file().begin() + static_cast<std::ptrdiff_t>(header_of(2)), file().end());
  EXPECT_EQ(said_of(early).code, "campaign_running");
}

// TL-90, TL-92, TL-109
TEST(LegendsCampaignFile, WhoIsAwayAndWhoComesLateIsKept_TL_90_TL_92_TL_109) {
  const auto campaign = read_campaign(joined(file()));
  ASSERT_TRUE(campaign.has_value());
  const Json carry = parse_json(campaign->games[2].match.position().result())["carry"];
  EXPECT_EQ(carry["companies"], Json({"red", "blue", "green", "black"}));
  EXPECT_FALSE(carry["slips"][1].contains("blue"));
  EXPECT_FALSE(carry["slips"][1].contains("black"));
  EXPECT_TRUE(carry["slips"][2].contains("black"));
  EXPECT_EQ(carry["upgrades"]["black"].size(), 1u) << "the round after the second game, which it owed";
  EXPECT_EQ(carry["upgrades"]["blue"].size(), 1u);
}

// TL-108
TEST(LegendsCampaignFile, ADepotStandsInOpenLandAndAlone_TL_108) {
  const auto problem = [](const Json& depots) {
    Json options = campaign(carry_before(5, {"red", "blue"}, {"T1", "T2", "T3", "T4"}), {{"depots", depots}});
    Options made(legends().info().options);
    const auto set = made.set_all(options);
    return set ? std::string() : set.error().code;
  };
  EXPECT_EQ(problem({{"red", "BOS"}, {"blue", "STL"}}), "");
  EXPECT_NE(problem({{"red", "BOS"}, {"blue", "BOS"}}), "") << "two in one city";
  EXPECT_NE(problem({{"red", "SEA"}}), "") << "T8 is not open";
}

}  // namespace
}  // namespace rh::legends_of_the_west::testing
