#include "tests/conformance/twins.h"

#include <algorithm>

#include "engine/core/record.h"

namespace rh::conformance {
namespace {

std::string told(const Event& event) {
  std::string text = std::string(event.code) + " by " + std::to_string(event.actor);
  for (std::size_t i = 0; i < event.count; ++i) {
    const Argument& argument = event.arguments[i];
    text += " " + std::string(argument.name) + "=" + std::string(argument.text) + std::to_string(argument.number);
  }
  return text;
}

Match started(const Setting& setting) {
  auto match = Match::start(*setting.game, setting.options, setting.seats);
  EXPECT_TRUE(match.has_value());
  return std::move(*match);
}

}  // namespace

// --- one history ----------------------------------------------------------------------------

History::History(const Setting& setting, Seat viewer_) : viewer(viewer_), match(started(setting)) {}

Refusal History::play(Seat by, PackedMove move) {
  Events all;
  const Refusal refusal = match.play(by, move, &all);
  if (refusal) return refusal;
  Audience audience = by >= 0 ? only(by) : 0;
  for (const Event& event : all) {
    audience |= event.audience;
    if (may_know(event.audience, viewer)) events.push_back(told(event));
  }
  audiences.push_back(audience);
  deeds.push_back({by, move, {}, audience});
  version += may_know(audience, viewer) ? 1 : 0;
  return {};
}

Refusal History::take_back(Seat seat, std::size_t index) {
  const Refusal refusal = match.undo(seat, index);
  if (refusal) return refusal;
  const Audience audience = audiences[index] | only(seat);
  audiences.erase(audiences.begin() + static_cast<std::ptrdiff_t>(index));
  deeds.push_back({seat, 0, index, audience});
  if (!may_know(audience, viewer)) return {};
  ++version;
  events.push_back("undo by " + std::to_string(seat));
  return {};
}

History History::copy(const Setting& setting) const {
  History again(setting, viewer);
  for (const Deed& deed : deeds) {
    const Refusal refusal =
        deed.taken_back ? again.take_back(deed.by, *deed.taken_back) : again.play(deed.by, deed.move);
    EXPECT_FALSE(refusal) << refusal.code;
  }
  return again;
}

// --- both -----------------------------------------------------------------------------------

Twins::Twins(const Setting& setting, Seat viewer, Random& random)
    : setting_(setting), viewer_(viewer), random_(random), one_(setting, viewer), other_(setting, viewer) {}

void Twins::skip(std::uint64_t steps) {
  for (; steps > 0 && !one_.match.over(); --steps) {
    const auto able = actors(one_.match.position());
    const Seat by = able[random_.below(able.size())];
    const PackedMove move = random_move(one_.match.position(), by, random_);
    ASSERT_FALSE(one_.play(by, move));
    ASSERT_FALSE(other_.play(by, move));
  }
}

void Twins::rejoin() {
  expect_no_difference();  // as it was until now
  other_ = one_.copy(setting_);
}

std::optional<Twins::Seen> Twins::look(const Position& before, Seat by, PackedMove move) const {
  const auto after = before.clone();
  Events events;
  if (after->play(by, move, &events)) return std::nullopt;
  Seen seen{.view = after->view(viewer_), .line = after->told(before, by, move, viewer_), .events = {}};
  for (const Event& event : events) {
    if (may_know(event.audience, viewer_)) seen.events.push_back(told(event));
  }
  return seen;
}

// What may be done in the other history for the viewer to see the same: something else if possible, because a game may
// make all its secrets in its first few moves.
std::optional<PackedMove> Twins::answer_to(Seat by, PackedMove move, const Seen& seen) {
  const Position& there = other_.match.position();
  std::vector<PackedMove> tries;
  if (by != viewer_) {
    for (int i = 0; i < 4; ++i) {
      if (const PackedMove another = random_move(there, by, random_); another != move) tries.push_back(another);
    }
  }
  tries.push_back(move);
  for (const PackedMove wanted : tries) {
    const auto same = look(there, by, wanted);
    if (!same || same->view != seen.view) continue;
    if (same->line == seen.line || same->events == seen.events) return wanted;
    ++told_only_;
  }
  return std::nullopt;
}

bool Twins::play_together(Seat by) {
  PackedMove move = 0;
  // Moves that both can make are preferred, so that secrets last.
  for (int i = 0; i < 4; ++i) {
    move = random_move(one_.match.position(), by, random_);
    const auto seen = look(one_.match.position(), by, move);
    if (!seen) return false;
    const auto answer = answer_to(by, move, *seen);
    if (!answer) continue;
    EXPECT_FALSE(one_.play(by, move));
    EXPECT_FALSE(other_.play(by, *answer));
    return true;
  }
  rejoin();
  EXPECT_FALSE(one_.play(by, move));
  EXPECT_FALSE(other_.play(by, move));
  return true;
}

void Twins::take_back_together() {
  const auto seat = static_cast<Seat>(random_.below(static_cast<std::uint64_t>(setting_.seats)));
  const auto undoable = one_.match.undoable(seat);
  if (undoable.empty()) return;
  const std::size_t index = undoable[random_.below(undoable.size())];
  const Refusal refusal = one_.take_back(seat, index);
  if (refusal && seat != viewer_) return;
  const Refusal same = other_.take_back(seat, index);
  if (seat == viewer_) {
    EXPECT_EQ(refusal.code, same.code) << "whether the viewer's own move can be taken back shows something";
    return;
  }
  if (same || one_.match.position().view(viewer_) != other_.match.position().view(viewer_)) {
    other_ = one_.copy(setting_);
  }
}

bool Twins::step() {
  if (one_.match.over()) return false;
  if (random_.below(12) == 0) take_back_together();
  const auto able = actors(one_.match.position());
  const bool played = play_together(able[random_.below(able.size())]);
  // Where the worlds are the same again only the past differs, and in time every game tells its past.
  if (!apart() && !std::ranges::equal(one_.match.log(), other_.match.log())) rejoin();
  return played && !testing::Test::HasFailure();
}

void Twins::expect_no_difference() const {
  const Position &a = one_.match.position(), &b = other_.match.position();
  ASSERT_EQ(a.view(viewer_), b.view(viewer_));
  EXPECT_EQ(a.view(kSpectator), b.view(kSpectator)) << "everybody may look on as a spectator too";
  EXPECT_EQ(a.turn(), b.turn());
  Random luck(one_.match.log().size()), same_luck = luck;
  EXPECT_EQ(a.imagine(viewer_, luck)->hash(), b.imagine(viewer_, same_luck)->hash())
      << "what is hidden shows in an imagined world, where a bot could see it";
  EXPECT_EQ(one_.events, other_.events);
  EXPECT_EQ(one_.version, other_.version) << "how many moves there were shows";
  if (!one_.match.over()) {  // then everything is told
    EXPECT_EQ(write_record_for(one_.match, viewer_, {}), write_record_for(other_.match, viewer_, {}));
  }
  EXPECT_EQ(one_.match.undoable(viewer_).size(), other_.match.undoable(viewer_).size());
  if (viewer_ < 0) return;
  std::vector<PackedMove> mine, same;
  a.legal(viewer_, mine);
  b.legal(viewer_, same);
  EXPECT_EQ(mine, same);
  for (const PackedMove move : mine) EXPECT_EQ(a.quote(viewer_, move), b.quote(viewer_, move));
  for (const Seat by : actors(a)) {  // and what is refused is refused alike
    for (int i = 0; i < 4; ++i) {
      const PackedMove move = random_move(a, by, random_) ^ (i < 2 ? 0 : PackedMove{1} << random_.below(64));
      const Refusal one = a.check(viewer_, move), other = b.check(viewer_, move);
      EXPECT_EQ(one.code, other.code);
      for (std::size_t k = 0; k < one.count && k < other.count; ++k) {
        EXPECT_EQ(one.arguments[k].number, other.arguments[k].number) << one.code;
        EXPECT_EQ(one.arguments[k].text, other.arguments[k].text) << one.code;
      }
    }
  }
}

}  // namespace rh::conformance
