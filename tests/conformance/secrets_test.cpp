// Nothing hidden shows, whatever is asked for: told lines of records, undo, and two histories that a viewer
// cannot tell apart. What counts as hidden is derived from view() and imagine(), never from what a game
// declares.
#include <algorithm>

#include "engine/core/json_reader.h"
#include "engine/core/record.h"
#include "tests/conformance/twins.h"

namespace rh::conformance {
namespace {

// --- what is told of a move -------------------------------------------------------------------

// All lines of a match as a viewer may know them now.
std::vector<std::string> told_lines(const Match& match, Seat viewer) {
  std::vector<std::string> lines;
  const auto before = *match.game().start(match.options(), match.seats());
  for (const auto& [by, move] : match.log()) {
    lines.push_back(match.position().told(*before, by, move, viewer));
    EXPECT_FALSE(before->play(by, move, nullptr));
  }
  return lines;
}

TEST_P(Conformance, ALineIsToldWholeOrWithAQuestionMarkOrNotAtAllAndNeverTakenBack) {
  auto match = Match::start(game(), setting().options, setting().seats);
  ASSERT_TRUE(match.has_value());
  const auto viewer = static_cast<Seat>(random.below(static_cast<std::uint64_t>(setting().seats) + 1)) - 1;
  const Seat looking = viewer < 0 ? kSpectator : viewer;
  const auto pause = 1 + typical_length(setting()) / 4;
  std::vector<std::string> known;
  while (!match->over()) {
    for (std::uint64_t left = pause; left > 0 && !match->over(); --left) {
      const auto able = actors(match->position());
      const Seat by = able[random.below(able.size())];
      ASSERT_FALSE(match->play(by, random_move(match->position(), by, random)));
    }
    const auto lines = told_lines(*match, looking);
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const auto& [by, move] = match->log()[i];
      const std::string &told = lines[i], text = game().print(move);
      ASSERT_FALSE(text.contains('?')) << text;
      EXPECT_TRUE(told.empty() || told == text || told.contains('?')) << told;
      if (by == looking || match->over()) EXPECT_EQ(told, text);
      if (told.contains('?')) EXPECT_EQ(game().parse(told).error().code, info().not_understood);
      if (i >= known.size()) continue;
      EXPECT_TRUE(known[i] == told || known[i] != text) << "was told before: " << text;
      EXPECT_FALSE(!known[i].empty() && told.empty()) << "was known to be done: " << text;
    }
    known = lines;
  }
}

// --- undo -----------------------------------------------------------------------------------

// A seat whose moves this viewer cannot read goes on until something is to be seen.
void go_on_in_secret(Position& world, Seat by, Seat viewer, const std::string& seen, Random& random) {
  for (int i = 0; i < 64 && world.view(viewer) == seen && world.turn().has(by); ++i)
    EXPECT_FALSE(world.play(by, random_move(world, by, random), nullptr));
}

// Does this viewer see something that could not be foreseen: worlds that looked the same look different now? Where the
// viewer is not told which move it was, others that it is not told of may come before what is seen (a deposit after
// `done`).
bool shows_something(const Position& before, Seat by, PackedMove move, const Position& after, Seat viewer,
                     Random& random) {
  const std::string view = after.view(viewer), seen = before.view(viewer);
  const std::string told = after.told(before, by, move, viewer);
  if (told.empty() && view == seen) return false;
  for (int i = 0; i < 2; ++i) {
    const auto world = before.imagine(viewer, random);
    if (world->play(by, move, nullptr)) continue;
    if (told.contains('?')) go_on_in_secret(*world, by, viewer, seen, random);
    if (world->view(viewer) != view) return true;
  }
  return false;
}

TEST_P(Conformance, NoUndoPassesAMoveThatShowedSomebodySomething) {
  auto match = Match::start(game(), setting().options, setting().seats);
  ASSERT_TRUE(match.has_value());
  const auto all = viewers(match->position());
  const auto steps = std::min<std::uint64_t>(300, 2 * typical_length(setting())) * static_cast<unsigned>(scale());
  for (std::uint64_t step = 0; step < steps && !match->over(); ++step) {
    const auto able = actors(match->position());
    const Seat by = able[random.below(able.size())];
    const PackedMove move = random_move(match->position(), by, random);
    const auto before = match->position().clone();
    const std::size_t index = match->log().size();
    ASSERT_FALSE(match->play(by, move));
    if (by == kNature) continue;
    bool shown = false;
    for (const Seat viewer : {by, all[random.below(all.size())]}) {
      shown = shown || shows_something(*before, by, move, match->position(), viewer, random);
    }
    if (!shown) continue;
    const auto after = match->position().hash();
    for (Seat seat = 0; seat < match->seats(); ++seat) {
      EXPECT_TRUE(match->undoable(seat).empty()) << "seat " << seat << " after " << game().print(move);
    }
    for (std::size_t i = 0; i <= index; ++i) {
      const auto [owner, old] = match->log()[i];
      ASSERT_EQ(match->undo(owner, i).code, info().undo_refused)
          << game().print(old) << " is taken back after " << game().print(move);
    }
    EXPECT_EQ(match->position().hash(), after);
  }
}

// --- sealed words ---------------------------------------------------------------------------

// Words that were sealed may be read now.
bool brings_words(const std::string& seen, const std::string& view) {
  const auto rest = [](const std::string& text) {
    return text.substr(std::min(text.find(R"("words":)"), text.size()));
  };
  if (rest(seen) == rest(view)) return false;
  const auto words = [](const std::string& text) { return parse_json(text).value("words", Json::object()); };
  const Json before = words(seen), after = words(view);
  for (const auto& [word, text] : after.items())
    if (!before.contains(word)) return true;
  return false;
}

// They are the same in every world, so that no imagined one tells of them: a move that brings them says itself that it
// reveals, or its preview would be read before it is made.
TEST_P(Conformance, SealedWordsComeWithAMoveThatReveals) {
  auto position = setting().start();
  if (!position->view(0).contains(R"("words":)")) return;  // nothing is sealed in this game
  while (!position->turn().is_over()) {
    const auto able = actors(*position);
    const Seat by = able[random.below(able.size())];
    const PackedMove move = random_move(*position, by, random);
    const std::string seen = by == kNature ? "" : position->view(by);
    std::vector<Event> events;
    ASSERT_FALSE(position->play(by, move, &events));
    if (by == kNature || std::ranges::any_of(events, &Event::reveals)) continue;
    EXPECT_FALSE(brings_words(seen, position->view(by))) << game().print(move);
  }
}

// --- twins ----------------------------------------------------------------------------------

TEST_P(Conformance, WhatAViewerIsToldFollowsFromItsView) {
  for (int i = 0; i < 2 * scale(); ++i) {
    const auto count = static_cast<std::uint64_t>(setting().seats) + 1;
    const auto viewer = static_cast<Seat>(random.below(count)) - 1;
    Twins twins(setting(), viewer < 0 ? kSpectator : viewer, random);
    if (i % 2 != 0) twins.skip(random.below(typical_length(setting())));
    int hidden = 0, apart = 0;
    for (int step = 0; step < 120; ++step) {
      if (!twins.step()) break;
      const Position& position = twins.one().match.position();
      apart += twins.apart() ? 1 : 0;
      hidden += position.imagine(twins.one().viewer, random)->hash() != position.hash() ? 1 : 0;
      if (step % 16 == 0) ASSERT_NO_FATAL_FAILURE(twins.expect_no_difference());
    }
    twins.expect_no_difference();
    ASSERT_FALSE(HasFailure()) << "viewer " << viewer;
    EXPECT_LE(twins.told_only(), 4) << "what is told to " << viewer << " does not show in its view";
    if (i % 2 == 0 && hidden > 24) {
      EXPECT_GT(apart, 0) << "something is hidden from " << viewer << ", but the twins never differ";
    }
  }
}

}  // namespace
}  // namespace rh::conformance
