// The worked examples E1 to E13 of the spec, with all their numbers.
#include <algorithm>

#include "tests/games/railroad_ink/table.h"

namespace rh::railroad_ink::testing {
namespace {

constexpr std::string_view kRulebookBoard =
    "01H.H. 11HRHRx 10.R.R 12.R.R 13RRHR 03R.R. 14H..R 04HRHRx 21H.H. 31HH.H 30.H.H 32..HH 42H.H. 52H..R 51.RRR "
    "50.R.R 61R.H. 23HH.. 24.H.H 25..HH 35HHH. 36.H.H 45HRRH 55RR.. 56.R.R 44HHHH 43.HR. 53R.R. 63RRR. 64.R.R 65..HR";

std::vector<std::string> ends(const std::vector<End>& list) {
  std::vector<std::string> texts;
  for (const End& end : list) {
    texts.push_back(std::to_string(end.cell / 7) + std::to_string(end.cell % 7) + "NESW"[end.direction]);
  }
  std::ranges::sort(texts);
  return texts;
}

// RI-110, RI-112, RI-118, RI-120, RI-130
TEST(Examples, E1_TheRulebooksBoardIsWorth46_RI_110_RI_112_RI_118_RI_120_RI_130) {
  const Score score = score_of(kRulebookBoard);
  EXPECT_EQ(score.exit_networks, 2);
  EXPECT_EQ(score.exits[0], 6);
  EXPECT_EQ(score.exits[1], 4);
  EXPECT_EQ(points(score), "32 8 5 6 0 0 0 5 46");
  EXPECT_EQ(ends(squares(board(kRulebookBoard)).errors), (std::vector<std::string>{"04E", "04W", "44N", "44S", "45E"}));
}

// RI-75
TEST(Examples, E1_CanBeDrawnInTheOrderGiven_RI_75) {
  // Every piece in turn, as a die that was rolled or as a special route.
  Table table = Table::drawing("", "");
  for (const std::string& placed : words(kRulebookBoard)) {
    SeatState& seat = table.state.at(0);
    seat.special_this_round = 0;
    const Piece piece = tables().variants[parse_place(placed)->variant].piece;
    if (is_route_face(piece)) {
      seat.faces[0] = static_cast<std::uint8_t>(piece);
      seat.faces_drawn = 0xe;
    }
    table.play("0 draw " + placed);
  }
  EXPECT_EQ(score(table.board()).total, 46);
  EXPECT_EQ(table.board().specials_used(), 3);
}

// RI-113
TEST(Examples, E2_ATIsCountedTwiceWhenItsRingIsEnteredAgain_RI_113) {
  const auto* ring = "30.HHH 31..HH 41H..H 40HH..";
  EXPECT_EQ(score_of(ring).highway, 5);
  EXPECT_EQ(score_of(ring).errors, 0);
  EXPECT_EQ(score_of(ring, Longest::Space).highway, 4);
}

// RI-113
TEST(Examples, E3_AClosedRingOfSimplePiecesAddsEachOnce_RI_113) {
  const Score score = score_of("03RHRHx 04..HH 14H..H 13.H.H 12HH.. 02.HH.");
  EXPECT_EQ(score.highway, 6);
  EXPECT_EQ(score.railway, 1);
  EXPECT_EQ(score.errors, 1);
}

// RI-112
TEST(Examples, E4_ALineMayCrossItself_RI_112) {
  const auto* crossing = "30.H.H 31.H.H 32HHHH 33H..H 23..HH 22.HH. 42H.H.";
  EXPECT_EQ(score_of(crossing).highway, 8);
  EXPECT_EQ(score_of(crossing).errors, 1);
  EXPECT_EQ(score_of(crossing).centre, 5);
  EXPECT_EQ(score_of(crossing, Longest::Space).highway, 6);
}

// RI-113
TEST(Examples, E5_StationsDoNotBreakALine_RI_113) {
  const Score score = score_of("30HHRH 31HHRH 20.HH. 21..HH 40R.R. 41R.R. 32.R.H 50R.R. 60RR.. 61R..R 51R.R.");
  EXPECT_EQ(score.highway, 6);
  EXPECT_EQ(score.railway, 8);
}

// RI-106, RI-21
TEST(Examples, E6_AnOverpassKeepsItsNetworksApart_RI_106_RI_21) {
  const Score score =
      score_of("50.R.R 01H.H. 11H.H. 21H.H. 31H.H. 41H.H. 51HRHRx 61H.H. 52.R.R 53.R.R 54.R.R 55.R.R 56.R.R");
  EXPECT_EQ(score.exit_networks, 2);
  EXPECT_EQ(points(score), "8 7 7 0 0 0 0 0 22");
}

// RI-75
TEST(Examples, E7_LegalityOnAnEmptyBoard_RI_75) {
  const Table empty = Table::drawing("", "", "H_STRAIGHT R_STRAIGHT H_CURVE STATION_STRAIGHT");
  EXPECT_TRUE(empty.can(0, "draw 30.H.H"));
  EXPECT_EQ(empty.refusal(0, "draw 30.R.R"), "RI-173");
  EXPECT_EQ(empty.refusal(0, "draw 31.H.H"), "RI-172");
  EXPECT_EQ(empty.refusal(0, "draw 30H.H."), "RI-172");

  Table ignoring = Table::drawing("", "", "STATION_CURVE H_CURVE H_CURVE");
  ignoring.play("0 draw 50..HR; 0 draw 60HH..");
  EXPECT_TRUE(ignoring.can(0, "draw 61H..H")) << "the S exit at column 1 is ignored";

  const Table after = Table::drawing("", "10.R.R", "H_CURVE STATION_STRAIGHT");
  EXPECT_EQ(after.refusal(0, "draw 00.HH."), "RI-172");
  EXPECT_EQ(after.refusal(0, "draw 11H.R."), "RI-172");
  EXPECT_EQ(after.refusal(0, "draw 11HR.R"), "RI-190");
}

// A full board but for 04, so that its three neighbours show R from the west, H from the south and from
// the east. S_HHHR, which would fit as well, is used up.
Table duty_table() {
  std::string placed;
  for (int cell = 0; cell < kCells; ++cell) {
    const std::string rc = std::to_string(cell / 7) + std::to_string(cell % 7);
    if (rc == "04") continue;
    placed += rc + (rc == "03" ? "RRR." : rc == "14" ? "H.H." : rc == "05" ? ".H.H" : ".HH.") + " ";
  }
  Table table = Table::drawing("", placed, "R_CURVE R_CURVE R_CURVE STATION_CURVE");
  table.state.at(0).board.use_special(Piece::SHHHR);
  return table;
}

// RI-86, RI-87
TEST(Examples, E8_ADieThatFitsNowhereNeedNotBeDrawn_RI_86_RI_87) {
  const Table table = duty_table();
  EXPECT_EQ(table.legal(0),
            (std::vector<std::string>{"draw 04..HR", "draw 04H..R", "draw 04R..R", "draw 04RH..", "draw 04RHHR"}));
  EXPECT_EQ(table.refusal(0, "done"), "RI-178");
  for (const std::string& text : table.legal(0)) {
    Table after = table;
    after.play("0 " + text);
    EXPECT_EQ(after.legal(0), (std::vector<std::string>{"done"})) << text;
  }
}

int landing_from(std::string_view marker, int direction, int distance, std::string_view craters = "") {
  Board struck = board(craters);
  struck.marker = static_cast<std::uint8_t>(cell_of(marker));
  return landing(struck, direction, distance);
}

// RI-64, RI-66
TEST(Examples, E9_MeteorMoves_RI_64_RI_66) {
  EXPECT_EQ(landing_from("33", kWest, 2), cell_of("31"));
  for (char row = '0'; row <= '6'; ++row) {
    const std::string r(1, row);
    EXPECT_EQ(landing_from(r + "1", kWest, 3, r + "2*"), cell_of(r + "3")) << "the seed's example";
  }
  EXPECT_EQ(landing_from("05", kNorth, 1), cell_of("15"));
  EXPECT_EQ(landing_from("05", kNorth, 3), cell_of("35"));
  EXPECT_EQ(landing_from("36", kEast, 1), cell_of("35"));
  EXPECT_EQ(landing_from("33", kEast, 3), cell_of("36"));
}

// RI-125
TEST(Examples, E10_EndsAtCratersScore_RI_125) {
  EXPECT_EQ(points(score_of("32* 12* 30.H.H 31.HHH 41H..H 10.R.R 11.R.R")), "0 3 2 0 4 0 0 1 8");
}

// RI-127, RI-105
TEST(Examples, E11_LakesScore_RI_127_RI_105) {
  EXPECT_EQ(points(score_of("33LLLL 00LLLL 01H.HL 10LR.R")), "0 1 1 1 0 5 3 6 5");
}

// RI-127
TEST(Examples, E11_TheSeedsTwoLakes_RI_127) {
  // A closed lake in the corner, and one of eleven spaces with one open side (55 S).
  const Score score = score_of(
      "00LL.. 01L..L "
      "22.LL. 23.L.L 24..LL 32L.L. 34L.L. 42LL.. 43.LLL 44L..L 53LL.. 54.L.L 55..LL");
  EXPECT_EQ(points(score), "0 0 0 8 0 5 11 1 23");
}

// RI-58
TEST(Examples, E12_TheLowestSumIsFirstAndOfTiedSeatsTheLastPicker_RI_58) {
  Table table("draft", 4);
  table.play("nature first 0");
  for (const auto* pair : {"H_CURVE H_CURVE", "R_CURVE R_CURVE", "H_STRAIGHT H_STRAIGHT", "OVERPASS STATION_CURVE",
                           "R_STRAIGHT R_STRAIGHT", "H_CURVE OVERPASS", "H_CURVE R_STRAIGHT", "R_CURVE OVERPASS"}) {
    table.play("nature pair " + std::string(pair));
  }
  table.play(R"(0 take H_CURVE H_CURVE
    1 take H_STRAIGHT H_STRAIGHT
    2 take R_STRAIGHT R_STRAIGHT
    3 take H_CURVE R_STRAIGHT
    0 take R_CURVE R_CURVE
    1 take OVERPASS STATION_CURVE
    2 take H_CURVE OVERPASS)");
  EXPECT_EQ(table.state.table.first, 0) << "decided only after the last pick";
  table.play("3 take R_CURVE OVERPASS");
  EXPECT_EQ(table.state.table.first, 3) << "sums 8, 6, 6, 6: the last picker of the three";
  int sum = 0;
  for (const Piece face : {Piece::HT, Piece::RT, Piece::Overpass, Piece::StationCurve}) {
    sum += tables().draft_value[static_cast<std::size_t>(face)];
  }
  EXPECT_EQ(sum, 8);
}

Table finished(std::string_view on, const std::vector<std::string>& boards) {
  Table table(on, static_cast<int>(boards.size()));
  table.state.table.phase = Phase::Over;
  for (std::size_t s = 0; s < boards.size(); ++s) table.state.at(static_cast<Seat>(s)).board = board(boards[s]);
  return table;
}

std::vector<int> ranks(const Table& table) {
  const Standing standing = railroad_ink::standing(table.state);
  return {standing.ranks.begin(), standing.ranks.begin() + table.state.table.seats};
}

// RI-140, RI-147
TEST(Examples, E13_FewerErrorsWinATieAndEqualOnesShare_RI_140_RI_147) {
  const std::string four = "30.H.H 33HHHH";                 // 1 - 5
  const std::string three = "01H.H. 05H.H. 10.R.R 16.R.R";  // 1 + 1 - 4
  EXPECT_EQ(points(score_of(four)), "0 1 0 1 0 0 0 5 -3");
  EXPECT_EQ(points(score_of(three)), "0 1 1 0 0 0 0 4 -2");
  EXPECT_EQ(score_of("30.H.H").total, score_of("").total) << "0 and 0, with errors 1 and 0";
  EXPECT_EQ(ranks(finished("", {"30.H.H", "", four})), (std::vector<int>{2, 1, 3}));
  EXPECT_EQ(ranks(finished("", {"", four, "", "30.H.H"})), (std::vector<int>{1, 4, 1, 3}));
  EXPECT_EQ(ranks(finished("", {three, four, four})), (std::vector<int>{1, 2, 2}));
}

// RI-145, RI-146
TEST(Examples, E13_InDraftTheSeatNearestCounterClockwiseFromTheStarWins_RI_145_RI_146) {
  // The example's seats 1 to 4 are 0 to 3 here: the star on seat 1.
  Table tied = finished("draft", {"", "30.H.H", "", "30.H.H"});
  tied.state.table.star = 1;
  EXPECT_EQ(ranks(tied), (std::vector<int>{1, 4, 2, 3})) << "seats 0 and 2 have fewer errors";
  Table all = finished("draft", {"", "", "", ""});
  all.state.table.star = 1;
  EXPECT_EQ(ranks(all), (std::vector<int>{1, 4, 3, 2})) << "distances 1, 4, 3, 2";
  all.state.table.draft = 0;
  EXPECT_EQ(ranks(all), (std::vector<int>{1, 1, 1, 1}));
}

}  // namespace
}  // namespace rh::railroad_ink::testing
