// Views leak nothing: whatever is hidden from a seat is resampled, and its view stays the same.
#include <algorithm>

#include "engine/core/json_reader.h"
#include "tests/conformance/kit.h"

namespace rh::conformance {
namespace {

TEST_P(Conformance, AViewDoesNotChangeWhenWhatIsHiddenChanges) {
  Walk walk(setting(), random);
  for (int i = 0; i < 8 * scale(); ++i) {
    const auto position = walk.next();
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

TEST_P(Conformance, AViewIsTheSameWhateverEarlierOneItTakesPiecesFrom) {
  Walk walk(setting(), random);
  for (int i = 0; i < 2 * scale(); ++i) {
    const auto position = walk.next();
    const auto back = position->clone();
    for (const Seat viewer : viewers(*position)) {
      PiecedText kept;
      for (int step = 0; step < 40 && !position->turn().is_over(); ++step) {
        kept = position->view(viewer, kept);
        ASSERT_EQ(kept.text, position->view(viewer)) << "viewer " << viewer;
        random_step(*position, random);
      }
      position->assign(*back);  // moves taken back: an earlier position from a later one
      ASSERT_EQ(position->view(viewer, kept).text, position->view(viewer)) << "viewer " << viewer;
    }
  }
}

TEST_P(Conformance, EveryViewSaysWhatAllGamesHaveInCommon) {
  const auto check = [&](const Position& position, Seat viewer) {
    const Json view = parse_json(position.view(viewer));
    const auto seats = static_cast<std::size_t>(position.seats());
    std::vector<Json> turn;
    if (position.turn().nature) turn.emplace_back("nature");
    for (Seat seat = 0; seat < position.seats(); ++seat) {
      if (position.turn().has(seat)) turn.emplace_back(seat);
    }
    EXPECT_EQ(view["turn"], Json(turn));
    EXPECT_EQ(view["over"], position.turn().is_over());
    EXPECT_GE(view["progress"]["now"], 1);
    if (view["progress"]["total"] != 0) EXPECT_LE(view["progress"]["now"], view["progress"]["total"]);
    EXPECT_EQ(view["scores"].size(), seats);
    ASSERT_EQ(view["ranks"].size(), seats);
    for (std::size_t a = 0; a < seats; ++a) {
      for (std::size_t b = 0; b < seats; ++b) {
        if (view["ranks"][a] < view["ranks"][b]) EXPECT_GE(view["scores"][a], view["scores"][b]);
      }
    }
    if (!position.turn().is_over()) return;
    const Json result = parse_json(position.result());
    EXPECT_EQ(view["scores"], result["scores"]) << "viewer " << viewer;
    EXPECT_EQ(view["ranks"], result["ranks"]) << "viewer " << viewer;
  };
  Walk walk(setting(), random);
  for (int i = 0; i < 4 * scale(); ++i) {
    const auto position = walk.next();
    for (const Seat viewer : viewers(*position)) check(*position, viewer);
    check(*position, kAllSeeing);
  }
  const auto end = setting().start();
  while (!end->turn().is_over()) ASSERT_NO_FATAL_FAILURE(random_step(*end, random));
  for (const Seat viewer : viewers(*end)) check(*end, viewer);
  check(*end, kAllSeeing);
}

// What a seat sees beyond the spectators is its own knowledge: the all-seeing viewer has it too, of every seat.
void expect_within(const Json& own, const Json* open, const Json* all, const std::string& path) {
  if (open != nullptr && own == *open) return;
  ASSERT_NE(all, nullptr) << path;
  if (own.is_object()) {
    for (const auto& [key, value] : own.items()) {
      const auto part = [&](const Json* whole) {
        return whole != nullptr && whole->is_object() && whole->contains(key) ? &(*whole)[key] : nullptr;
      };
      expect_within(value, part(open), part(all), path + "/" + key);
    }
  } else if (own.is_array() && open != nullptr && open->is_array() && open->size() == own.size()) {
    for (std::size_t i = 0; i < own.size(); ++i) {
      const bool there = all->is_array() && i < all->size();
      expect_within(own[i], &(*open)[i], there ? &(*all)[i] : nullptr, path + "/" + std::to_string(i));
    }
  } else {
    EXPECT_EQ(own, *all) << path;
  }
}

TEST_P(Conformance, TheAllSeeingViewerSeesWhatEverySeatKnows) {
  Walk walk(setting(), random);
  for (int i = 0; i < 6 * scale(); ++i) {
    const auto position = walk.next();
    const Json open = parse_json(position->view(kSpectator)), all = parse_json(position->view(kAllSeeing));
    for (Seat seat = 0; seat < position->seats(); ++seat) {
      Json own = parse_json(position->view(seat));
      // Points and places go by what each may know.
      for (const char* key : {"scores", "ranks"}) own[key] = open[key];
      ASSERT_NO_FATAL_FAILURE(expect_within(own, &open, &all, ""));
    }
  }
}

// Two worlds that differ for anybody differ for the all-seeing viewer.
TEST_P(Conformance, NothingIsHiddenFromTheAllSeeingViewer) {
  Walk walk(setting(), random);
  for (int i = 0; i < 6 * scale(); ++i) {
    const auto position = walk.next();
    const auto other = position->imagine(kSpectator, random);
    if (all_views(*other) != all_views(*position)) EXPECT_NE(other->view(kAllSeeing), position->view(kAllSeeing));
  }
}

TEST_P(Conformance, QuotesAreObjectsAndRestOnWhatTheSeatMayKnow) {
  Walk walk(setting(), random);
  for (int i = 0; i < 4 * scale(); ++i) {
    const auto position = walk.next();
    for (Seat seat = 0; seat < position->seats(); ++seat) {
      if (!position->turn().has(seat)) continue;
      const auto imagined = position->imagine(seat, random);
      std::vector<PackedMove> moves;
      position->legal(seat, moves);
      for (const PackedMove move : moves) {
        const std::string quote = position->quote(seat, move);
        EXPECT_EQ(imagined->quote(seat, move), quote) << game().print(move);
        if (quote.empty()) continue;
        EXPECT_TRUE(game().quotes());
        EXPECT_TRUE(parse_json(quote).is_object()) << quote;
      }
    }
  }
}

TEST_P(Conformance, AnImaginedPositionGivesTheSeatTheSameMovesAndPlaysToTheEnd) {
  Walk walk(setting(), random);
  for (int i = 0; i < 2 * scale(); ++i) {
    const auto position = walk.next();
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
  Walk walk(setting(), random);
  for (int i = 0; i < 6 * scale(); ++i) {
    const auto position = walk.next();
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
