// The recorded games of the specification.
#include "tests/games/railways_of_the_world/table.h"
#include "tests/games/shared.h"

namespace rh::railways_of_the_world::testing {
namespace {

// RW-103, RW-104, RW-105, RW-107
TEST(RailwaysExamples, RecordedGamesReplayToTheirResults_RW_103_RW_104_RW_105_RW_107) {
  rh::testing::expect_examples_replay("railways_of_the_world", 3);
}

}  // namespace
}  // namespace rh::railways_of_the_world::testing
