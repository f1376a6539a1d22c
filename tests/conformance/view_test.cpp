// Views leak nothing: whatever is hidden from a seat is resampled, and its view stays the same.
#include <algorithm>

#include "engine/core/json_reader.h"
#include "tests/conformance/kit.h"

namespace rh::conformance {
namespace {

TEST_P(Conformance, AViewDoesNotChangeWhenWhatIsHiddenChanges) {
  for (int i = 0; i < 8 * scale(); ++i) {
    const auto position = random_position(setting(), random);
    const auto before = position->hash();
    for (const Seat viewer : viewers(*position)) {
      const std::string view = position->view(viewer);
      EXPECT_FALSE(parse_json(view).is_discarded()) << view;
      for (int k = 0; k < 2; ++k) {
        const auto imagined = position->imagine(viewer, random);
        ASSERT_EQ(imagined->view(viewer), view) << "viewer " << viewer;
        EXPECT_EQ(imagined->turn(), position->turn());
        EXPECT_EQ(imagined->seats(), position->seats());
      }
    }
    EXPECT_EQ(position->hash(), before) << "looking and imagining change nothing";
  }
}

TEST_P(Conformance, AnImaginedPositionGivesTheSeatTheSameMovesAndPlaysToTheEnd) {
  for (int i = 0; i < 2 * scale(); ++i) {
    const auto position = random_position(setting(), random);
    const Seat to_act = position->turn().first();
    const auto anybody = static_cast<Seat>(random.below(static_cast<std::uint64_t>(position->seats())));
    for (const Seat viewer : {kSpectator, to_act == kNature ? anybody : to_act, anybody}) {
      const auto imagined = position->imagine(viewer, random);
      if (viewer >= 0) {
        std::vector<PackedMove> real, same;
        position->legal(viewer, real);
        imagined->legal(viewer, same);
        EXPECT_EQ(real, same);
      }
      const int bound = info().longest_game * setting().seats;
      int moves = 0;
      while (!imagined->turn().is_over()) {
        ASSERT_LE(++moves, bound);
        ASSERT_NO_FATAL_FAILURE(random_step(*imagined, random));
      }
    }
  }
}

TEST_P(Conformance, ImaginingRestsOnNothingThatIsHidden) {
  for (int i = 0; i < 6 * scale(); ++i) {
    const auto position = random_position(setting(), random);
    for (const Seat viewer : viewers(*position)) {
      // Positions that the viewer cannot tell apart: hidden things resampled, others' secret moves made.
      const auto other = position->imagine(viewer, random);
      for (int k = 0; k < 4; ++k) {
        const auto able = actors(*other);
        const Seat by = able[random.below(able.size())];
        auto next = other->clone();
        if (by == viewer || by == kNature) continue;
        ASSERT_FALSE(next->play(by, random_move(*next, by, random), nullptr));
        if (next->view(viewer) == position->view(viewer)) other->assign(*next);
      }
      ASSERT_EQ(other->view(viewer), position->view(viewer));
      Random one(static_cast<std::uint64_t>(i)), same(static_cast<std::uint64_t>(i));
      EXPECT_EQ(position->imagine(viewer, one)->hash(), other->imagine(viewer, same)->hash())
          << "a bot of seat " << viewer << " could see what it may not know";
    }
  }
}

// A move that only asks nature for something may be told by nature's answer: then it must be.
TEST_P(Conformance, WhoMayKnowNoEventOfAMoveSeesNoDifference) {
  auto position = setting().start();
  const auto watching = viewers(*position);
  std::vector<bool> waiting(watching.size(), false);
  const auto steps = std::max<std::uint64_t>(40, typical_length(setting()) / 8);
  for (std::uint64_t step = 0; step < steps * static_cast<unsigned>(scale()) && !position->turn().is_over(); ++step) {
    const auto able = actors(*position);
    const Seat by = able[random.below(able.size())];
    std::vector<std::string> before;
    for (const Seat viewer : watching) before.push_back(position->view(viewer));
    Events events;
    const PackedMove move = random_move(*position, by, random);
    ASSERT_FALSE(position->play(by, move, &events));
    const bool asked = position->turn().nature;
    EXPECT_TRUE(asked || !events.empty()) << "every move is told to somebody: " << game().print(move);
    for (std::size_t i = 0; i < watching.size(); ++i) {
      const bool told =
          std::ranges::any_of(events, [&](const Event& event) { return may_know(event.audience, watching[i]); });
      if (told) {
        waiting[i] = false;
      } else if (asked) {
        waiting[i] = waiting[i] || position->view(watching[i]) != before[i];
      } else {
        EXPECT_FALSE(waiting[i]) << "viewer " << watching[i] << " is never told what changed";
        EXPECT_EQ(position->view(watching[i]), before[i]) << "viewer " << watching[i] << ": " << game().print(move);
        waiting[i] = false;
      }
    }
    if (able.size() > 1) {
      for (const Event& event : events) {
        EXPECT_TRUE(event.audience == kEverybody || event.audience == only(by)) << event.code;
      }
    }
  }
}

TEST_P(Conformance, EventsNameTheirCodeAndActor) {
  auto position = setting().start();
  while (!position->turn().is_over()) {
    Events events;
    ASSERT_NO_FATAL_FAILURE(random_step(*position, random, &events));
    for (const Event& event : events) {
      EXPECT_FALSE(event.code.empty());
      EXPECT_TRUE(event.actor == kNature || (event.actor >= 0 && event.actor < position->seats())) << event.code;
      for (int i = 0; i < event.count; ++i) EXPECT_FALSE(event.arguments[static_cast<std::size_t>(i)].name.empty());
    }
  }
}

}  // namespace
}  // namespace rh::conformance
