// Scoring rule by rule (section 5); whole boards are in examples_test.cpp and brute_force_test.cpp.
#include "engine/core/json_reader.h"
#include "tests/games/railroad_ink/table.h"

namespace rh::railroad_ink::testing {
namespace {

std::vector<int> exits(std::string_view placed) {
  const Score score = score_of(placed);
  return {score.exits.begin(), score.exits.begin() + score.exit_networks};
}

// RI-110
TEST(Networks, AreWorthTheirExits_RI_110) {
  const int expected[] = {0, 0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 45};
  for (std::size_t n = 0; n <= 12; ++n) EXPECT_EQ(tables().network_points[n], expected[n]) << n;
}

// RI-110
TEST(Networks, MeetAnExitOnlyWithAnEndOfItsTypeOnItsSide_RI_110) {
  EXPECT_EQ(exits("30.H.H"), (std::vector<int>{1}));
  EXPECT_EQ(exits("30HHH."), (std::vector<int>{})) << "no end on the exit's side";
  EXPECT_EQ(exits("31.H.H"), (std::vector<int>{}));
  EXPECT_EQ(score_of("30.H.H").networks, 0) << "one exit is worth nothing";
}

// RI-110
TEST(Networks, AddUp_RI_110) {
  const auto* two =
      "01H.H. 11HH.. 12.H.H 13.H.H 14.H.H 15H..H 05H.H. "
      "61H.H. 51.HH. 52.H.H 53.H.H 54.H.H 55..HH 65H.H.";
  EXPECT_EQ(exits(two), (std::vector<int>{2, 2}));
  EXPECT_EQ(score_of(two).networks, 8);
}

// RI-106
TEST(Networks, ConnectThroughJointsOnly_RI_106) {
  EXPECT_EQ(exits("30.H.H 31.H.H 32.H.H 33.H.H 34.H.H 35.H.H 36.H.H"), (std::vector<int>{2}));
  EXPECT_EQ(exits("30.H.H 31.H.H 32.H.H 33H..H 34.HH. 35.H.H 36.H.H"), (std::vector<int>{1, 1}))
      << "neighbours whose sides do not both carry an end";
}

// RI-106
TEST(Networks, PassThroughStationsAndNotThroughOverpasses_RI_106) {
  EXPECT_EQ(exits("30.H.H 31.HR. 41R.R. 51R..R 50.R.R"), (std::vector<int>{1, 1})) << "31 is not joined to 30";
  EXPECT_EQ(exits("30.H.H 31..RH 41R.R. 51R..R 50.R.R"), (std::vector<int>{2})) << "a station joins";
  EXPECT_EQ(exits("30.H.H 31RHRHx 41R.R. 51R..R 50.R.R"), (std::vector<int>{1, 1})) << "an overpass does not";
}

// RI-106
TEST(Networks, OfAnOverpassMayBeJoinedElsewhere_RI_106) {
  // East of the overpass the highway turns into a railway and comes back to it from the south.
  const std::string rest = "30.H.H 31RHRHx 42R..R 41RR.. 21R.R. 11..RR 10.R.R ";
  EXPECT_EQ(exits(rest + "32..RH"), (std::vector<int>{2}));
  EXPECT_EQ(exits(rest + "32.H.H"), (std::vector<int>{1, 1}));
}

// RI-106
TEST(Networks, KeepTheRoadBesideLavaApartFromTheLava_RI_106) {
  EXPECT_EQ(exits("01H.HL 11H.H. 21H.H. 31HH.. 32.H.H 33.H.H 34.H.H 35.H.H 36.H.H"), (std::vector<int>{2}));
}

// RI-112
TEST(LongestLine, IsOneForALonePieceAndZeroForNone_RI_112) {
  EXPECT_EQ(score_of("").highway, 0);
  EXPECT_EQ(score_of("33R.R.").highway, 0);
  EXPECT_EQ(score_of("33H.H.").highway, 1);
  EXPECT_EQ(score_of("33HHHH").highway, 1) << "two ends at most are used";
  EXPECT_EQ(score_of("33H.R.").highway, 1);
  EXPECT_EQ(score_of("33H.R.").railway, 1);
}

// RI-114
TEST(LongestLine, DoesNotAddSideBranches_RI_114) {
  EXPECT_EQ(score_of("30.H.H 31.H.H 32HHHH 33.H.H 22H.H. 42H.H. 52H.H.").highway, 5) << "30 31 32 42 52";
  EXPECT_EQ(score_of("30.H.H 31.H.H 36.H.H 35.H.H").highway, 2) << "of two equal ones only one counts";
}

// RI-114
TEST(LongestLine, NeedsNoExitAndRunsOverTheRoadsBesideLava_RI_114) {
  EXPECT_EQ(score_of("33.HLH 34.HLH 32.HLH").highway, 3);
  EXPECT_EQ(score_of("33.RLR 34.R.R").railway, 2);
}

// RI-113
TEST(LongestLine, RunsThroughStationsWithTwoEndsOfItsType_RI_113) {
  EXPECT_EQ(score_of("31.H.H 32HHRH 33.H.H").highway, 3);
  EXPECT_EQ(score_of("31.H.H 32.R.H 33.R.R").highway, 2) << "a station at the end of the line counts";
  EXPECT_EQ(score_of("31.H.H 32.R.H 33.R.R").railway, 2);
  EXPECT_EQ(score_of("31.R.R 32RHHR 22R.R.").railway, 3) << "S_CORNER passes its railway on";
}

// RI-113
TEST(LongestLine, CountsSimplePiecesOnceAndJunctionsAtMostTwice_RI_113) {
  // A ring of four with a crossing: the crossing is used both ways.
  EXPECT_EQ(score_of("32HHHH 33..HH 43H..H 42HH..").highway, 5);
  EXPECT_EQ(score_of("32.HH. 33..HH 43H..H 42HH..").highway, 4) << "a closed ring of four simple pieces";
  EXPECT_EQ(score_of("32.HHH 33..HH 43H..H 42HH..").highway, 5) << "the T is entered again through its third end";
  EXPECT_EQ(score_of("32RHHH 33..HH 43H..H 42HH..").highway, 5) << "so is S_HHHR";
}

// RI-115
TEST(LongestRailway, IsCountedLikeTheHighway_RI_115) {
  EXPECT_EQ(score_of("32.RRR 33..RR 43R..R 42RR..").railway, 5);
  EXPECT_EQ(score_of("32RRRR 33..RR 43R..R 42RR.. 31.R.R 22R.R.").railway, 7);
}

// RI-155
TEST(LongestLine, WithTheSpaceOptionCountsEachSpaceOnce_RI_155) {
  EXPECT_EQ(score_of("32.HHH 33..HH 43H..H 42HH..", Longest::Space).highway, 4);
  EXPECT_EQ(longest_option(Table("space").state.table), Longest::Space);
  EXPECT_EQ(longest_option(Table("").state.table), Longest::Segment) << "off by default";
  Table table("space");
  table.state.at(0).board = board("30.HHH 31..HH 41H..H 40HH..");
  EXPECT_EQ(standing(table.state).scores[0], 4);
  table.state.table.longest_by_space = 0;
  EXPECT_EQ(standing(table.state).scores[0], 5);
}

// RI-118
TEST(Centre, CountsRoutesAndLavaInTheNineSpaces_RI_118) {
  EXPECT_EQ(score_of("22H.H. 44R.R. 33LLLL 34H.HL").centre, 4);
  EXPECT_EQ(score_of("33*").centre, 0) << "a crater does not count";
  EXPECT_EQ(score_of("21H.H. 12H.H. 45R.R. 54R.R.").centre, 0);
}

// RI-120
TEST(Errors, AreEndsWithoutAJointInsideTheBoard_RI_120) {
  EXPECT_EQ(score_of("33HHHH").errors, 4) << "four ends at empty spaces";
  EXPECT_EQ(score_of("33.H.H 34H.H.").errors, 4) << "an end at a closed side is one error, not two";
  EXPECT_EQ(score_of("33.H.H 34.H.H").errors, 2);
  EXPECT_EQ(score_of("00H..H").errors, 0) << "plain edges";
  EXPECT_EQ(score_of("01H.H.").errors, 1) << "an exit is no error, used or not";
}

// RI-120
TEST(Errors, AtLavaCountTheEndAndTheOpenLavaSide_RI_120) {
  EXPECT_EQ(score_of("33.L.L 34.H.H").errors, 4) << "33 W and E, 34 W and E";
  EXPECT_EQ(score_of("33L.L. 34.H.H").errors, 4) << "33 N and S; 34 W at a closed side of lava, 34 E";
}

// RI-105
TEST(OpenLavaSides, LieInsideTheBoardAndAreNotAnsweredByLava_RI_105) {
  EXPECT_EQ(score_of("33LLLL").errors, 4);
  EXPECT_EQ(score_of("03LLLL").errors, 3) << "a lava side on the edge is closed, exit or not";
  EXPECT_EQ(score_of("00LLLL").errors, 2);
  EXPECT_EQ(score_of("33.L.L 34.L.L").errors, 2);
  EXPECT_EQ(score_of("33.L.L 34*").errors, 2) << "a crater does not close it";
}

// RI-125
TEST(Craters, GiveTwoPointsForEveryEndThatFacesThem_RI_125) {
  const Score score = score_of("33* 23H.H. 43R.R. 32.H.H 34.R.R");
  EXPECT_EQ(score.craters, 8) << "up to eight from one crater";
  EXPECT_EQ(score.errors, 4) << "ends at craters are no errors; the outer ones are";
  EXPECT_EQ(score_of("33* 23LLLL").craters, 0);
  EXPECT_EQ(score_of("33* 23.H.H").craters, 0) << "a closed side scores nothing";
  EXPECT_EQ(score_of("33* 35* 34.H.H").craters, 4) << "each end counts";
}

// RI-127
TEST(Lakes, AreConnectedThroughFacingLavaSides_RI_127) {
  EXPECT_EQ(score_of("33LLLL 34L..L 24..LL").largest_lake, 3);
  EXPECT_EQ(score_of("33.L.L 43.L.L 53.L.L").largest_lake, 1) << "side by side, but not facing";
  EXPECT_EQ(score_of("").largest_lake, 0);
  EXPECT_EQ(score_of("33L.L. 55L.L. 43L.L.").largest_lake, 2);
}

// RI-127
TEST(Lakes, WithoutOpenSidesGiveFiveEach_RI_127) {
  EXPECT_EQ(score_of("00LL.. 01L..L").closed_lakes, 5) << "sides on the edge are closed";
  EXPECT_EQ(score_of("22.LL. 23..LL 33L..L 32LL..").closed_lakes, 5);
  EXPECT_EQ(score_of("22.LL. 23..LL 33L..L 32LL.. 00LL.. 01L..L").closed_lakes, 10);
  EXPECT_EQ(score_of("22.LL. 23..LL 33LL.L 32LL..").closed_lakes, 0);
}

// RI-130
TEST(Total, IsTheSumLessTheErrorsAndMayBeNegative_RI_130) {
  EXPECT_EQ(score_of("33RRRR").total, 1 + 1 - 4);
  EXPECT_EQ(score_of("").total, 0);
}

// RI-130
TEST(Result, HasEveryKeyOfTheDetail_RI_130) {
  std::string text;
  JsonWriter json(text);
  write_score(score_of("30.H.H 36.H.H"), json);
  EXPECT_EQ(text, R"({"networks":0,"exits":[1,1],"highway":1,"railway":0,"centre":0,"craters":0,"closed_lakes":0,)"
                  R"("largest_lake":0,"errors":2,"total":-1})");
}

std::vector<int> ranks(std::string_view on, const std::vector<std::string>& boards, int star = 0) {
  Table table(on, static_cast<int>(boards.size()));
  for (std::size_t s = 0; s < boards.size(); ++s) table.state.at(static_cast<Seat>(s)).board = board(boards[s]);
  table.state.table.star = static_cast<std::uint8_t>(star);
  const Standing found = standing(table.state);
  return {found.ranks.begin(), found.ranks.begin() + static_cast<std::ptrdiff_t>(boards.size())};
}

// RI-6, RI-140
TEST(Winner, HasTheHighestTotal_RI_6_RI_140) {
  EXPECT_EQ(ranks("", {"", "33RRRR", "01H.H. 11H.H."}), (std::vector<int>{2, 3, 1}));
}

// RI-140
TEST(Winner, OfATieHasFewestErrorsOpenLavaIncluded_RI_140) {
  EXPECT_EQ(ranks("", {"01H.H.", ""}), (std::vector<int>{2, 1})) << "0 and 0, errors 1 and 0";
  EXPECT_EQ(points(score_of("33L.L.")), "0 0 0 1 0 0 1 2 0");
  EXPECT_EQ(ranks("lava", {"33L.L.", ""}), (std::vector<int>{2, 1})) << "two open lava sides";
}

// RI-147
TEST(Ranks, AreSharedAndTheNextOneIsSkipped_RI_147) {
  EXPECT_EQ(ranks("", {"", "", "33RRRR"}), (std::vector<int>{1, 1, 3}));
  EXPECT_EQ(ranks("", {"33RRRR", "", "33RRRR", ""}), (std::vector<int>{3, 1, 3, 1}));
  EXPECT_EQ(ranks("", {"33RRRR"}), (std::vector<int>{1}));
}

// RI-145
TEST(Star, DecidesOnlyInDraftAndOnlyAfterTotalAndErrors_RI_145) {
  EXPECT_EQ(ranks("draft", {"01H.H.", "", "33RRRR"}, 1), (std::vector<int>{2, 1, 3})) << "fewer errors come first";
  EXPECT_EQ(ranks("draft", {"", "", ""}, 0), (std::vector<int>{3, 2, 1}));
  EXPECT_EQ(ranks("", {"", "", ""}, 0), (std::vector<int>{1, 1, 1}));
}

// RI-146
TEST(Star, ItselfIsFarthestAndTheSeatBeforeItNearest_RI_146) {
  EXPECT_EQ(ranks("draft", {"", "", "", "", ""}, 2), (std::vector<int>{2, 1, 5, 4, 3}));
}

}  // namespace
}  // namespace rh::railroad_ink::testing
