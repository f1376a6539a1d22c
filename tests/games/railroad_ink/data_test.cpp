// Loading data/railroad_ink/blazing_red.json: it is sound, and broken copies of it are refused with the place named.
#include "tests/games/railroad_ink/table.h"
#include "tests/games/shared.h"

namespace rh::railroad_ink::testing {
namespace {

using rh::testing::Broken;

const Json& sound() {
  static const Json json = rh::testing::data_of("railroad_ink/blazing_red");
  return json;
}

// What loading says after a change; an empty value: the key is removed.
std::string problem_after(const std::string& pointer, const std::string& value) {
  return rh::testing::problem_of<Tables>(rh::testing::changed(sound(), pointer, value), load_tables);
}

TEST(Data, IsSound) {
  EXPECT_EQ(shelf().problem(), "");
  EXPECT_EQ(rh::testing::problem_of<Tables>(sound().dump(), load_tables), "");
}

TEST(Data, ThatIsNotJsonIsRefused) {
  for (const auto* text : {"", "{", "[]", "null", "7"}) {
    EXPECT_NE(rh::testing::problem_of<Tables>(text, load_tables), "") << text;
  }
}

class BrokenData : public ::testing::TestWithParam<Broken> {};

TEST_P(BrokenData, IsRefusedWithThePlaceNamed) {
  const auto& [pointer, value, named] = GetParam();
  const std::string problem = problem_after(pointer, value);
  EXPECT_NE(problem.find(named), std::string::npos) << pointer << " = " << value << " gave: '" << problem << "'";
}

INSTANTIATE_TEST_SUITE_P(
    RailroadInk, BrokenData,
    ::testing::Values(
        Broken{"/pieces", "", "pieces"}, Broken{"/pieces/H_T", "", "pieces.H_T"},
        Broken{"/pieces/H_T/sides", "", "pieces.H_T.sides"}, Broken{"/pieces/H_T/sides", "7", "pieces.H_T.sides"},
        Broken{"/pieces/H_T/sides", "\"HHH\"", "pieces.H_T.sides"},
        Broken{"/pieces/H_T/sides", "\"HHX.\"", "pieces.H_T.sides"},
        Broken{"/pieces/H_T/sides", "\"HHHH\"", "pieces.H_T"}, Broken{"/pieces/H_T/groups", "", "pieces.H_T.groups"},
        Broken{"/pieces/H_T/groups", "[\"NE\"]", "pieces.H_T.groups"},
        Broken{"/pieces/H_T/groups", "[\"NESW\"]", "pieces.H_T.groups"},
        Broken{"/pieces/H_T/groups", "[\"NESN\"]", "pieces.H_T.groups"},
        Broken{"/pieces/H_T/groups", "\"NES\"", "pieces.H_T.groups"},
        Broken{"/pieces/H_T/groups", "[\"NEX\"]", "pieces.H_T.groups"},
        Broken{"/pieces/H_T/ends", "4", "pieces.H_T.ends"}, Broken{"/pieces/H_T/ends", "\"3\"", "pieces.H_T.ends"},
        Broken{"/pieces/VOLCANO/lava_sides", "3", "pieces.VOLCANO.lava_sides"},
        Broken{"/pieces/H_T/variants", "8", "pieces.H_T.variants"},
        Broken{"/pieces/H_T/station", "1", "pieces.H_T.station"},
        Broken{"/pieces/H_STRAIGHT/sides", "\"R.R.\"", "pieces.R_STRAIGHT.sides are those of H_STRAIGHT"},
        Broken{"/board", "", "board"}, Broken{"/board/rows", "8", "board"}, Broken{"/board/cols", "", "board.cols"},
        Broken{"/board/central_space/0", "7", "board.central_space[0]"},
        Broken{"/board/central_space", "[3]", "board.central_space[1]"},
        Broken{"/board/centre/3/1", "-1", "board.centre[3][1]"}, Broken{"/board/centre/8", "", "board.centre"},
        Broken{"/board/centre/8", "[2,2]", "board.centre"}, Broken{"/board/exits/11", "", "board.exits"},
        Broken{"/board/exits/0/row", "1", "board.exits[0].side"},
        Broken{"/board/exits/0/side", "\"X\"", "board.exits[0].side"},
        Broken{"/board/exits/0/side", "\"\"", "board.exits[0].side"},
        Broken{"/board/exits/0/side", "\"NE\"", "board.exits[0].side"},
        Broken{"/board/exits/0/type", "\"L\"", "board.exits[0].type"},
        Broken{"/board/exits/1/col", "1", "board.exits[1]"},
        Broken{"/board/exits/0/row", "\"0\"", "board.exits[0].row"},
        Broken{"/dice/route_a/faces/0", "\"H_X\"", "dice.route_a.faces[0]"},
        Broken{"/dice/route_a/faces/5", "", "dice.route_a.faces"},
        Broken{"/dice/route_a/faces/0", "\"OVERPASS\"", "dice"}, Broken{"/dice/route_a/count", "4", "dice"},
        Broken{"/dice/route_b/count", "", "dice.route_b.count"},
        Broken{"/dice/lava/faces/2", "\"H_T\"", "dice.lava.faces[2]"},
        Broken{"/dice/meteor_direction/faces/4", "\"UP\"", "dice.meteor_direction.faces[4]"},
        Broken{"/dice/meteor_distance/faces/0", "true", "dice.meteor_distance.faces[0]"},
        Broken{"/dice/meteor_distance/faces/0", "12", "dice.meteor_distance.faces[0]"},
        Broken{"/rounds/base", "8", "rounds.base"}, Broken{"/rounds/draft", "6", "rounds.draft"},
        Broken{"/rounds/meteor", "5", "rounds.meteor"}, Broken{"/rounds/lava", "", "rounds.lava"},
        Broken{"/players/engine_max", "13", "players.engine_max"}, Broken{"/players/min", "0", "players.min"},
        Broken{"/players/draft_min", "\"2\"", "players.draft_min"},
        Broken{"/network_values/12", "", "network_values.12"}, Broken{"/network_values/7", "300", "network_values.7"},
        Broken{"/special_routes/max_per_game", "7", "special_routes.max_per_game"},
        Broken{"/scoring/crater_per_route_end", "2.5", "scoring.crater_per_route_end"},
        Broken{"/scoring/closed_lava_lake", "", "scoring.closed_lava_lake"},
        Broken{"/draft/values/H_T", "", "draft.values.H_T"}, Broken{"/draft/values/H_T", "5", "draft.values.H_T"},
        Broken{"/draft/dice_per_player/route_a", "2", "draft.dice_per_player.route_a"}));

}  // namespace
}  // namespace rh::railroad_ink::testing
