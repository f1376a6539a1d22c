// Reading records: every line that is wrong is refused with its number and a reason.
#include "engine/core/record.h"

#include <gtest/gtest.h>

namespace rh {
namespace {

const std::string kHeader =
    R"({"roundhouse":1,"game":"railroad_ink","rules":1,"options":{},"seats":2,"names":["Ann","Bo"]})"
    "\n";
const std::string kRoll = R"({"by":"nature","move":"roll H_CURVE H_T R_STRAIGHT STATION_STRAIGHT"})"
                          "\n";

std::string problem(const std::string& text, int line) {
  const auto record = read_record(text);
  if (record) return "read";
  EXPECT_EQ(record.error().line, line) << text;
  EXPECT_FALSE(record.error().refusal);
  return record.error().problem.code;
}

std::string replay_problem(const std::string& text, int line) {
  const auto record = read_record(text);
  if (!record) return "not read: " + record.error().problem.code;
  const auto match = replay(*record);
  if (match) return "replayed";
  EXPECT_EQ(match.error().line, line) << text;
  return match.error().refusal ? std::string(match.error().refusal.code) : match.error().problem.code;
}

TEST(Record, MayStopAnywhere) {
  EXPECT_EQ(replay_problem(kHeader, 0), "replayed");
  EXPECT_EQ(replay_problem(kHeader + kRoll, 0), "replayed");
  EXPECT_EQ(replay_problem(kHeader.substr(0, kHeader.size() - 1), 0), "replayed") << "no newline at the end";
}

TEST(Record, IgnoresBlankLinesCarriageReturnsAndFurtherKeysOfALine) {
  const std::string text = "\n" + kHeader.substr(0, kHeader.size() - 1) + "\r\n  \t\n" +
                           R"({"by":"nature","move":"roll H_CURVE H_T R_STRAIGHT STATION_STRAIGHT","time":12.5})" +
                           "\n\n";
  const auto record = read_record(text);
  ASSERT_TRUE(record);
  ASSERT_EQ(record->moves.size(), 1u);
  EXPECT_EQ(record->moves[0].line, 4);
  EXPECT_EQ(replay_problem(text, 0), "replayed");
}

TEST(Record, NeedsAHeader) {
  EXPECT_EQ(problem("", 1), "no_header");
  EXPECT_EQ(problem("\n\n", 2), "no_header");
  EXPECT_EQ(problem(kRoll, 1), "no_header");
  EXPECT_EQ(problem("[]\n", 1), "no_header");
  EXPECT_EQ(problem("not json\n", 1), "not_json");
}

std::string bad_key(std::string_view from, std::string_view to) {
  std::string text = kHeader;
  const auto at = text.find(from);
  EXPECT_NE(at, std::string::npos);
  text.replace(at, from.size(), to);
  const auto record = read_record(text);
  if (record) return "read";
  EXPECT_EQ(record.error().line, 1);
  if (record.error().problem.code != "header_key") return record.error().problem.code;
  return record.error().problem.arguments.at(0).second;
}

TEST(Record, RefusesAHeaderWithAWrongKeyAndNamesIt) {
  EXPECT_EQ(bad_key("\"roundhouse\":1", "\"roundhouse\":2"), "roundhouse");
  EXPECT_EQ(bad_key("\"roundhouse\":1", "\"roundhouse\":\"1\""), "roundhouse");
  EXPECT_EQ(bad_key("\"roundhouse\":1", "\"roundhouse\":1.0"), "roundhouse");
  EXPECT_EQ(bad_key("railroad_ink", "railroad_inc"), "game");
  EXPECT_EQ(bad_key("\"railroad_ink\"", "5"), "game");
  EXPECT_EQ(bad_key("\"game\":\"railroad_ink\",", ""), "game");
  EXPECT_EQ(bad_key("\"rules\":1", "\"rules\":2"), "rules");
  EXPECT_EQ(bad_key("\"rules\":1,", ""), "rules");
  for (const auto* seats : {"0", "13", "-1", "1.5", "\"2\"", "null", "18446744073709551615", "18446744073709551618"}) {
    EXPECT_EQ(bad_key("\"seats\":2", "\"seats\":" + std::string(seats)), "seats") << seats;
  }
  EXPECT_EQ(bad_key("\"seats\":2,", ""), "seats");
  EXPECT_EQ(bad_key("[\"Ann\",\"Bo\"]", "[\"Ann\"]"), "names");
  EXPECT_EQ(bad_key("[\"Ann\",\"Bo\"]", "[\"Ann\",2]"), "names");
  EXPECT_EQ(bad_key("[\"Ann\",\"Bo\"]", "\"Ann\""), "names");
  EXPECT_EQ(bad_key("\"options\":{}", "\"options\":{\"lavas\":true}"), "unknown_option");
  EXPECT_EQ(bad_key("\"options\":{}", "\"options\":{\"lava\":1}"), "option_value");
  EXPECT_EQ(bad_key("\"options\":{}", "\"options\":[]"), "options_not_object");
  EXPECT_EQ(bad_key(",\"names\":[\"Ann\",\"Bo\"]", ""), "read") << "names are optional";
  EXPECT_EQ(bad_key("\"options\":{},", ""), "read");
}

TEST(Record, RefusesABadMoveLineWithItsNumber) {
  const auto second = [](const std::string& line) { return problem(kHeader + line + "\n", 2); };
  EXPECT_EQ(second("{"), "not_json");
  EXPECT_EQ(second("[1]"), "line_not_object");
  EXPECT_EQ(second("{}"), "line_keys");
  EXPECT_EQ(second(R"({"by":0})"), "line_keys");
  EXPECT_EQ(second(R"({"move":"done"})"), "line_keys");
  for (const auto* by : {"2", "-1", "\"0\"", "\"Nature\"", "0.0", "null", "18446744073709551615", "[0]"}) {
    EXPECT_EQ(second(R"({"by":)" + std::string(by) + R"(,"move":"done"})"), "line_by") << by;
  }
  EXPECT_EQ(second(R"({"by":0,"move":7})"), "line_move");
  EXPECT_EQ(second(R"({"result":7})"), "result_not_object");
  EXPECT_EQ(problem(kHeader + "{\"result\":{}}\n" + kRoll, 3), "after_result");
  EXPECT_EQ(problem(kHeader + std::string(100, '[') + "\n", 2), "not_json");
}

TEST(Record, NamesTheLineAndTheCodeOfARefusedMove) {
  EXPECT_EQ(replay_problem(kHeader + kRoll + "\n{\"by\":0,\"move\":\"draw 30.R.R\"}\n", 4), "RI-173");
  EXPECT_EQ(replay_problem(kHeader + kRoll + "{\"by\":0,\"move\":\"draw  30.H.H\"}\n", 3), "RI-190");
  EXPECT_EQ(replay_problem(kHeader + "{\"by\":0,\"move\":\"done\"}\n", 2), "RI-180");
}

TEST(Record, ReportsSeatsThatTheOptionsDoNotAllowAtTheHeadersLine) {
  const std::string header = R"({"roundhouse":1,"game":"railroad_ink","rules":1,"options":{"draft":true},"seats":1})";
  EXPECT_EQ(replay_problem(header + "\n", 1), "seats");
  EXPECT_EQ(replay_problem("\n\n" + header + "\n", 3), "seats");
}

TEST(Record, WithAResultBeforeTheEndIsRefused) {
  EXPECT_EQ(replay_problem(kHeader + kRoll + "{\"result\":{\"scores\":[0,0]}}\n", 3), "result_too_early");
}

// As it is written today: the header names the box.
std::string with_box(std::string text) {
  const Box& box = find_game("railroad_ink")->boxes()[0];
  const std::string named = R"("box":{"name":"blazing_red","hash":")" + box.hash + R"("},)";
  return text.insert(text.find("\"seats\""), named);
}

TEST(Record, KeepsUnknownKeysOfTheHeader) {
  std::string text = kHeader;
  text.insert(text.size() - 2, R"(,"event":"Cup \"1\"","ids":[1,{"a":null}])");
  const auto record = read_record(text);
  ASSERT_TRUE(record);
  EXPECT_EQ(record->extra, R"("event":"Cup \"1\"","ids":[1,{"a":null}])");
  const auto match = replay(*record);
  ASSERT_TRUE(match);
  EXPECT_EQ(write_record(*match, record->names, record->extra), with_box(text));
}

// One whole game, played by always taking the first move.
std::string finished_game() {
  const Game& game = *find_game("railroad_ink");
  auto match = Match::start(game, Options(game.info().options), 2);
  std::vector<PackedMove> moves;
  while (!match->over()) {
    const Seat by = match->position().turn().first();
    match->position().legal(by, moves);
    EXPECT_FALSE(match->play(by, moves.at(0)));
  }
  return write_record(*match, {"Ann", "Bo"});
}

TEST(Record, OfAFinishedGameEndsWithAResultThatIsChecked) {
  const std::string text = finished_game();
  EXPECT_EQ(replay_problem(text, 0), "replayed");
  const auto at = text.rfind("{\"result\"");
  const int line = static_cast<int>(std::count(text.begin(), text.end(), '\n'));
  std::string wrong = text;
  wrong.replace(wrong.find("\"scores\":[", at) + 10, 1, "77");
  EXPECT_EQ(replay_problem(wrong, line), "result_differs");
  wrong = text;
  wrong.replace(wrong.find("\"total\":", at), 8, "\"total\":1000,\"old\":");
  EXPECT_EQ(replay_problem(wrong, line), "result_differs");
  wrong = text;
  wrong.replace(wrong.find("\"errors\":", at), 9, "\"errrs\":");
  EXPECT_EQ(replay_problem(wrong, line), "result_differs");
  EXPECT_EQ(replay_problem(text.substr(0, at) + "{\"by\":0,\"move\":\"done\"}\n", line), "RI-180");
  EXPECT_EQ(replay_problem(text.substr(0, at) + "{\"result\":{\"ranks\":[9,9]}}\n", line), "result_differs");
}

TEST(Record, DoesNotCareForTheOrderOfKeysInAResult) {
  const std::string text = finished_game();
  const auto record = read_record(text);
  ASSERT_TRUE(record);
  auto turned = *record;
  const auto scores = turned.result.find(",\"ranks\":");
  const auto detail = turned.result.find(",\"detail\":");
  turned.result = "{" + turned.result.substr(detail + 1, turned.result.size() - detail - 2) +
                  turned.result.substr(scores, detail - scores) + "}";
  EXPECT_TRUE(replay(turned));
}

// --- of a running game, as one viewer may know it ---------------------------------------------

TEST(PartialRecord, SaysWhatTheViewerMayKnowAndLeavesOutTheRest) {
  auto match = Match::start(*find_game("railroad_ink"), Options(find_game("railroad_ink")->info().options), 2);
  const auto play = [&](Seat by, std::string_view text) {
    ASSERT_FALSE(match->play(by, *match->game().parse(text))) << text;
  };
  play(kNature, "roll H_CURVE H_T R_STRAIGHT STATION_STRAIGHT");
  play(0, "draw 30.HHH");
  play(1, "draw 16.R.R");
  EXPECT_EQ(
      write_record_for(*match, 1, {}, R"("commitment":"c")"),
      with_box(R"({"roundhouse":1,"game":"railroad_ink","rules":1,"options":{},"seats":2,"commitment":"c","viewer":1})"
               "\n") +
          kRoll + R"({"by":1,"move":"draw 16.R.R"})" + "\n");
  const std::string outside = write_record_for(*match, kSpectator, {});
  EXPECT_TRUE(outside.contains(R"("viewer":"spectator"})")) << outside;
  EXPECT_FALSE(outside.contains("draw")) << outside;
  EXPECT_EQ(replay_problem(outside, 0), "replayed") << "every line is whole, and they fit";
}

TEST(PartialRecord, IsReplayedUpToWhatItHides) {
  std::string header = kHeader;
  header.replace(header.find("\"names\""), std::string::npos, "\"viewer\":0}\n");
  EXPECT_EQ(problem(header + kRoll + R"({"by":1,"move":"draw ?"})", 3), "line_hidden");
  EXPECT_EQ(replay_problem(header + kRoll + R"({"by":1,"move":"done"})", 3), "line_left_out")
      << "what seat 1 has drawn is not told";
  EXPECT_EQ(replay_problem(kHeader + kRoll + R"({"by":1,"move":"done"})", 3), "RI-178")
      << "in a whole record it is wrong";
}

}  // namespace
}  // namespace rh
