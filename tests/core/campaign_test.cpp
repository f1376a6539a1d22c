// Campaigns, with the tiny game of tests/handcar.
#include "engine/core/campaign.h"

#include <gtest/gtest.h>

#include "engine/core/json_reader.h"

namespace rh {
namespace {

const Game& handcar() { return *find_game("handcar"); }

constexpr std::string_view kHeader =
    R"({"roundhouse_campaign":1,"game":"handcar","rules":1,"options":{"mode":"campaign","rounds":2}})"
    "\n";

// Two rounds of two seats in which the second one rides farther; the tool is left out of the last game.
std::string race(std::string_view header, std::string_view tool) {
  std::string text = std::string(header) + "\n";
  for (int round = 0; round < 2; ++round) {
    text += R"({"by":0,"move":"pump 1"})"
            "\n"
            R"({"by":1,"move":"pump 2"})"
            "\n"
            R"({"by":"nature","move":"wind 1"})"
            "\n";
  }
  if (!tool.empty()) text += R"({"by":1,"move":"tool )" + std::string(tool) + "\"}\n";
  return text;
}

std::string header(std::string_view options, int seats = 2) {
  return R"({"roundhouse":1,"game":"handcar","rules":1,"options":)" + std::string(options) +
         ",\"seats\":" + std::to_string(seats) + "}";
}

// Three games; the second one with another crew.
std::string whole() {
  return std::string(kHeader) + race(header("{}"), "lamp") + race(header(R"({"crews":["blue","green"]})"), "oil") +
         race(header("{}"), "");
}

Campaign read(std::string_view text) {
  auto campaign = read_campaign(text);
  EXPECT_TRUE(campaign.has_value()) << campaign.error().line << ": " << campaign.error().problem.code << " "
                                    << campaign.error().refusal.code;
  return campaign ? std::move(*campaign) : Campaign{&handcar(), Options(handcar().info().options), {}, {}};
}

RecordError error_of(std::string_view text) {
  auto campaign = read_campaign(text);
  EXPECT_FALSE(campaign.has_value());
  return campaign ? RecordError{} : campaign.error();
}

std::string argument(const Problem& problem, std::string_view name) {
  for (const auto& [key, value] : problem.arguments) {
    if (key == name) return value;
  }
  return "(none)";
}

Json carry_after(const Campaign& campaign, std::size_t games) {
  return parse_json(campaign.games.at(games - 1).match.position().result())["carry"];
}

TEST(Campaign, EveryGameBeginsWithWhatTheOneBeforeLeft) {
  const Campaign campaign = read(whole());
  ASSERT_EQ(campaign.games.size(), 3u);
  EXPECT_EQ(campaign.games[0].match.options().document("carry"), "");
  EXPECT_EQ(carry_after(campaign, 1),
            parse_json(R"({"game":2,"crews":["red","green"],"money":{"red":4,"green":6},"tools":["lamp"]})"));
  EXPECT_EQ(parse_json(campaign.games[1].match.options().document("carry")), carry_after(campaign, 1));
  // The late crew begins with what the poorest has, and the absent one keeps what it has.
  EXPECT_EQ(
      carry_after(campaign, 2),
      parse_json(
          R"({"game":3,"crews":["red","green","blue"],"money":{"red":4,"green":12,"blue":8},"tools":["oil","lamp"]})"));
  EXPECT_EQ(parse_json(campaign.games[2].match.options().document("carry")), carry_after(campaign, 2));
  EXPECT_EQ(parse_json(campaign.games[2].match.position().result())["campaign"],
            parse_json(R"([{"crew":"red","money":8},{"crew":"green","money":18},{"crew":"blue","money":8}])"));
  for (const Campaign::Played& played : campaign.games) {
    EXPECT_EQ(played.match.options()["rounds"], 2);
    EXPECT_EQ(played.match.options()["mode"], 1);
  }
}

TEST(Campaign, TheNextHeaderIsExact) {
  const auto after = [](std::size_t games) {
    const auto options = next_options(first_games(read(whole()), games));
    return options ? write_header(handcar(), *options, 2) : options.error().code;
  };
  EXPECT_EQ(after(0), R"({"roundhouse":1,"game":"handcar","rules":1,"options":{"mode":"campaign","rounds":2},)"
                      R"("box":{"name":"handcar","hash":"44136fa355b3678a"},"seats":2})"
                      "\n");
  EXPECT_EQ(after(1), R"({"roundhouse":1,"game":"handcar","rules":1,"options":{"mode":"campaign","rounds":2,)"
                      R"("carry":{"game":2,"crews":["red","green"],"money":{"red":4,"green":6},"tools":["lamp"]}},)"
                      R"("box":{"name":"handcar","hash":"44136fa355b3678a"},"seats":2})"
                      "\n");
  // Who takes part is as it was, until somebody chooses anew.
  EXPECT_TRUE(after(2).contains(R"("rounds":2,"crews":["blue","green"],"carry":{"game":3,)")) << after(2);
  EXPECT_EQ(after(3), "campaign_over");
}

TEST(Campaign, ThePlayersChooseWhatIsTheirs) {
  const GameInfo& info = handcar().info();
  const auto next = next_options(first_games(read(whole()), 2));
  ASSERT_TRUE(next.has_value());
  const auto choose = [&](std::string_view options) {
    Options wanted(info.options);
    EXPECT_TRUE(wanted.set_all(parse_json(options)));
    return with_choices(info, *next, wanted);
  };
  EXPECT_EQ(*choose("{}"), *next);
  EXPECT_EQ(choose(R"({"crews":["black","red","green"]})")->document("crews"), R"(["black","red","green"])");
  EXPECT_EQ(choose(R"({"crews":["black","red"]})")->document("carry"), next->document("carry"));
  EXPECT_EQ(*choose(R"({"mode":"campaign","rounds":2})"), *next);
  EXPECT_EQ(argument(choose(R"({"rounds":3})").error(), "where"), "options.rounds");
}

TEST(Campaign, ForkedAnywhereItIsItsPrefix) {
  const std::string text = write_campaign(read(whole()));
  std::vector<std::size_t> ends;  // of the text with so many games
  for (auto at = text.find("{\"roundhouse\":"); at != std::string::npos; at = text.find("{\"roundhouse\":", at + 1))
    ends.push_back(at);
  ends.push_back(text.size());
  ASSERT_EQ(ends.size(), 4u);
  for (std::size_t games = 0; games <= 3; ++games) {
    const std::string fork = write_campaign(first_games(read(text), games));
    EXPECT_EQ(fork, text.substr(0, ends[games]));
    EXPECT_EQ(write_campaign(read(fork)), fork);
  }
}

TEST(Campaign, IsWrittenWithoutWhatIsCarriedAndWithItsUnknownKeys) {
  const std::string first =
      R"({"roundhouse":1,"game":"handcar","rules":1,"options":{},"seats":2,"names":["A","Ї"],"x":[1]})";
  const std::string text =
      R"({"roundhouse_campaign":1,"game":"handcar","rules":1,"options":{"mode":"campaign","rounds":2},"title":"T"})"
      "\n" +
      race(first, "oil") + "\n\n" + race(header("{}"), "lamp");
  const std::string written = write_campaign(read(text));
  EXPECT_TRUE(written.starts_with(
      R"({"roundhouse_campaign":1,"game":"handcar","rules":1,"options":{"mode":"campaign","rounds":2},"title":"T"})"
      "\n"
      R"({"roundhouse":1,"game":"handcar","rules":1,"options":{"mode":"campaign","rounds":2},)"
      R"("box":{"name":"handcar","hash":"44136fa355b3678a"},"seats":2,)"
      R"("names":["A","Ї"],"x":[1]})"
      "\n"))
      << written;
  // A header of a later game has no `carry`, its result has.
  const auto second = written.find("{\"roundhouse\":", written.find("{\"result\""));
  ASSERT_NE(second, std::string::npos);
  EXPECT_EQ(written.substr(second, written.find('\n', second) - second),
            R"({"roundhouse":1,"game":"handcar","rules":1,"options":{"mode":"campaign","rounds":2},)"
            R"("box":{"name":"handcar","hash":"44136fa355b3678a"},"seats":2})");
  EXPECT_TRUE(written.contains(R"("carry":{"game":3)"));
}

TEST(Campaign, AHeaderMaySayWhatIsDerivedAndMustBeRight) {
  const std::string first = std::string(kHeader) + race(header("{}"), "lamp");
  const auto second = [&](std::string_view options) { return first + race(header(options), "oil"); };
  const auto differs = [&](std::string_view options, std::string_view where, std::string_view given,
                           std::string_view right) {
    const RecordError error = error_of(second(options));
    EXPECT_EQ(error.line, 10) << options;
    EXPECT_EQ(error.problem.code, "campaign_differs") << options;
    EXPECT_EQ(argument(error.problem, "where"), where);
    EXPECT_EQ(argument(error.problem, "given"), given);
    EXPECT_EQ(argument(error.problem, "right"), right);
  };
  // The order of keys carries no meaning.
  const std::string_view right =
      R"({"mode":"campaign","carry":{"tools":["lamp"],"crews":["red","green"],"money":{"green":6,"red":4},"game":2}})";
  EXPECT_EQ(read(second(right)).games.size(), 2u);
  differs(R"({"carry":{"game":2,"crews":["red","green"],"money":{"red":4,"green":7},"tools":["lamp"]}})",
          "options.carry.money.green", "7", "6");
  differs(R"({"carry":{"game":2,"crews":["red","green"],"money":{"red":4,"green":6},"tools":[]}})",
          "options.carry.tools[0]", "-", "\"lamp\"");
  differs(
      R"({"carry":{"game":2,"crews":["red","green","blue"],"money":{"red":4,"green":6,"blue":0},"tools":["lamp"]}})",
      "options.carry.crews[2]", "\"blue\"", "-");
  differs(R"({"carry":{"game":2,"crews":["red","green"],"money":{"red":4,"green":6},"tools":["lamp"],"more":1}})",
          "options.carry.more", "1", "-");
  differs(R"({"rounds":3})", "options.rounds", "3", "2");
  // Also where it is the default that was written out.
  differs(R"({"mode":"single"})", "options.mode", "\"single\"", "\"campaign\"");
}

TEST(Campaign, TheFirstHeaderMayWriteOutTheBeginning) {
  const auto first = [](std::string_view money) {
    return std::string(kHeader) + race(header(R"({"carry":{"game":1,"crews":["red","green"],"money":{"red":)" +
                                              std::string(money) + R"(,"green":0},"tools":[]}})"),
                                       "oil");
  };
  EXPECT_EQ(read(first("0")).games.size(), 1u);
  const RecordError error = error_of(first("5"));
  EXPECT_EQ(error.line, 2);
  EXPECT_EQ(argument(error.problem, "where"), "options.carry");
}

TEST(Campaign, TheLastRecordMayBeUnfinishedAndNoOther) {
  const std::string first = std::string(kHeader) + race(header("{}"), "lamp");
  const std::string begun = first + header("{}") + "\n" + R"({"by":1,"move":"pump 3"})" + "\n";
  const Campaign campaign = read(begun);
  ASSERT_EQ(campaign.games.size(), 2u);
  EXPECT_FALSE(campaign.games.back().match.over());
  EXPECT_EQ(next_options(campaign).error().code, "campaign_running");
  EXPECT_EQ(write_campaign(read(write_campaign(campaign))), write_campaign(campaign));
  const RecordError error = error_of(begun + race(header("{}"), ""));
  EXPECT_EQ(error.line, 12);
  EXPECT_EQ(error.problem.code, "campaign_running");
  EXPECT_EQ(read(kHeader).games.size(), 0u);
}

TEST(Campaign, NothingFollowsTheLastGame) {
  const RecordError error = error_of(whole() + race(header("{}"), ""));
  EXPECT_EQ(error.problem.code, "campaign_over");
  EXPECT_EQ(error.line, 1 + 8 + 8 + 7 + 1);
}

TEST(Campaign, RefusedMovesAndWrongResultsAreNamedByTheirLine) {
  std::string text = whole();
  const RecordError refused = error_of(text.substr(0, text.rfind("{\"by\"")) + R"({"by":"nature","move":"wind 0"})");
  EXPECT_EQ(refused.refusal.code, "HC-6");
  EXPECT_EQ(refused.line, 24);
  const RecordError differs = error_of(text + R"({"result":{"carry":{"game":7}}})");
  EXPECT_EQ(differs.problem.code, "result_differs");
  EXPECT_EQ(differs.line, 25);
}

TEST(Campaign, BadFirstLinesAreRefused) {
  const auto code = [](std::string_view line) {
    const RecordError error = error_of(line);
    EXPECT_EQ(error.line, 1);
    return error.problem.code + " " + argument(error.problem, "key") + argument(error.problem, "option");
  };
  EXPECT_EQ(code(""), "no_header (none)(none)");
  EXPECT_EQ(code("{"), "not_json (none)(none)");
  EXPECT_EQ(code("[]"), "no_header (none)(none)");
  EXPECT_EQ(code(header("{}")), "no_header (none)(none)");
  EXPECT_EQ(code(R"({"roundhouse_campaign":2})"), "header_key roundhouse_campaign(none)");
  EXPECT_EQ(code(R"({"roundhouse_campaign":1})"), "header_key game(none)");
  // A game without campaigns.
  EXPECT_EQ(code(R"({"roundhouse_campaign":1,"game":"railroad_ink","rules":1})"), "no_campaigns (none)(none)");
  EXPECT_EQ(code(R"({"roundhouse_campaign":1,"game":"handcar","rules":9})"), "header_key rules(none)");
  EXPECT_EQ(code(R"({"roundhouse_campaign":1,"game":"handcar","rules":1,"options":{"x":1}})"),
            "unknown_option (none)x");
  EXPECT_EQ(code(R"({"roundhouse_campaign":1,"game":"handcar","rules":1,"options":{"crews":["red"]}})"),
            "campaign_option (none)crews");
}

TEST(Campaign, GamesThatAreNoCampaignAreRefused) {
  const std::string single = R"({"roundhouse_campaign":1,"game":"handcar","rules":1,"options":{"rounds":2}})";
  const RecordError none = error_of(single + "\n" + race(header("{}"), ""));
  EXPECT_EQ(none.line, 2);
  EXPECT_EQ(none.problem.code, "no_campaign");
  const RecordError other =
      error_of(std::string(kHeader) + R"({"roundhouse":1,"game":"railroad_ink","rules":1,"options":{},"seats":2})");
  EXPECT_EQ(other.line, 2);
  EXPECT_EQ(argument(other.problem, "allowed"), "handcar");
  const RecordError moves = error_of(std::string(kHeader) + R"({"by":0,"move":"pump 1"})");
  EXPECT_EQ(moves.line, 2);
  EXPECT_EQ(moves.problem.code, "no_header");
  const RecordError crews = error_of(std::string(kHeader) + race(header(R"({"crews":["red"]})"), "oil"));
  EXPECT_EQ(crews.line, 2);
  EXPECT_EQ(crews.problem.code, "option_document");
}

TEST(Campaign, IsToldFromARecord) {
  EXPECT_TRUE(is_campaign(kHeader));
  EXPECT_TRUE(is_campaign("\n \r\n" + std::string(kHeader)));
  EXPECT_FALSE(is_campaign(header("{}")));
  EXPECT_FALSE(is_campaign(header("{}") + "\n" + std::string(kHeader)));
  EXPECT_FALSE(is_campaign(R"({"x":"roundhouse_campaign"})"));
  EXPECT_FALSE(is_campaign("roundhouse_campaign"));
  EXPECT_FALSE(is_campaign(""));
}

TEST(Campaign, RecordsAreAppended) {
  Campaign campaign = read(kHeader);
  for (const std::string_view tool : {"lamp", "oil", ""}) {
    auto record = read_record(race(header("{}"), tool));
    ASSERT_TRUE(record.has_value());
    EXPECT_TRUE(append(campaign, std::move(*record)).has_value());
  }
  auto fourth = read_record(race(header("{}"), ""));
  const auto refused = append(campaign, std::move(*fourth));
  ASSERT_FALSE(refused.has_value());
  EXPECT_EQ(refused.error().problem.code, "campaign_over");
  EXPECT_EQ(campaign.games.size(), 3u);
}

}  // namespace
}  // namespace rh
