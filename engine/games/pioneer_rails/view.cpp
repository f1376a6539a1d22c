#include "engine/games/pioneer_rails/view.h"

#include <algorithm>

namespace rh::pioneer_rails {
namespace {

constexpr std::uint32_t kAllCards = (1u << kCards) - 1;

bool is_hidden(const SeatState& seat) { return seat.hidden != kNoCard; }

// The hidden cards of all but the viewer.
std::uint32_t hidden_from(const State& state, Seat viewer) {
  std::uint32_t cards = 0;
  for (Seat s = 0; s < state.table.seats; ++s) {
    if (s != viewer && is_hidden(state.at(s))) cards |= 1u << state.at(s).hidden;
  }
  return cards;
}

void show_own(const SeatState& seat, ShownSeat& shown) {
  shown.own = 1;
  shown.sheet = seat.now;
  shown.before = seat.shown;
  shown.fenced = seat.fenced;
  shown.card = seat.card;
  shown.hidden = seat.hidden;
  shown.suit = seat.suit;
  shown.allowance = static_cast<std::uint8_t>(seat.allowance());
  shown.laid_count = seat.laid_count;
  shown.suit_taken = seat.suit_taken;
  shown.lays = seat.stage == Stage::Lay ? 1 : 0;
  shown.tokens = seat.tokens;
  shown.due = seat.due;
  shown.laid = seat.laid;
}

// The seat as it was before this turn: what it has done since is its own.
void forget_turn(SeatState& seat) {
  const std::uint8_t hidden = seat.hidden;
  const Sheet shown = seat.shown;
  const TurnMade last = seat.last;
  seat = SeatState();
  seat.now = seat.shown = shown;
  seat.last = last;
  seat.hidden = hidden;
  seat.stage = Stage::Pick;
}

// Some turn that looks the same from outside: picked, and finished if the seat is.
void imagine_turn(State& state, Seat s, bool finished, Random& random) {
  const Table& table = state.table;
  const bool dealt = table.taken != kNoCard && s == table.dealer();
  Moves moves;
  if (dealt) {
    apply(state, s, Move::of(Kind::Pick, table.taken), nullptr);
  } else {
    legal(state, s, moves);
    apply(state, s, moves[random.below(moves.size())], nullptr);
  }
  for (auto left = finished ? 64 : random.below(4); left > 0 && state.at(s).stage != Stage::Finished; --left) {
    legal(state, s, moves);
    const Move move = moves[random.below(moves.size())];
    if (move.kind != Kind::Done || finished) apply(state, s, move, nullptr);
  }
}

void imagine_hidden(State& state, Seat viewer, Random& random) {
  Table& table = state.table;
  table.seen &= ~hidden_from(state, viewer);
  for (Seat s = 0; s < table.seats; ++s) {
    if (s == viewer || !is_hidden(state.at(s))) continue;
    std::uint32_t unseen = ~table.seen & kAllCards;
    for (auto skip = random.below(static_cast<std::uint64_t>(std::popcount(unseen))); skip > 0; --skip)
      unseen &= unseen - 1;
    state.at(s).hidden = static_cast<std::uint8_t>(std::countr_zero(unseen));
    table.seen |= 1u << state.at(s).hidden;
  }
}

}  // namespace

View view(const State& state, Seat viewer) {
  const Table& table = state.table;
  View seen;
  seen.viewer = viewer;
  seen.table = table;
  seen.table.seen &= ~hidden_from(state, kSpectator);
  seen.turn = turn(state);
  const bool playing = table.phase == Phase::Play || table.phase == Phase::DealerPick;
  for (Seat s = 0; s < table.seats; ++s) {
    const SeatState& seat = state.at(s);
    ShownSeat& shown = seen.seats[static_cast<std::size_t>(s)];
    shown.sheet = seat.shown;
    shown.last = seat.last;
    if (playing) {
      shown.picked = seat.stage != Stage::Pick ? 1 : 0;
      shown.finished = seat.stage == Stage::Finished ? 1 : 0;
    }
    if (s == viewer || viewer == kAllSeeing) show_own(seat, shown);
    seen.scores[static_cast<std::size_t>(s)] = score(settle(table.map(), shown.drawn(), table.round).sheet);
  }
  return seen;
}

State imagine(const State& state, Seat viewer, Random& random) {
  State imagined = state;
  Table& table = imagined.table;
  imagine_hidden(imagined, viewer, random);
  if (table.phase != Phase::Play) return imagined;
  // All are set back first: a turn that nobody has to finish any more would end.
  for (Seat s = 0; s < table.seats; ++s) {
    if (s != viewer) forget_turn(imagined.at(s));
  }
  for (Seat s = 0; s < table.seats; ++s) {
    const Stage stage = state.at(s).stage;
    if (s != viewer && stage != Stage::Pick) imagine_turn(imagined, s, stage == Stage::Finished, random);
  }
  return imagined;
}

void tell(const State& now, const State& before, Seat by, const Move& move, Seat viewer, std::string& text) {
  const bool over = now.table.phase == Phase::Over;
  if (over || by == viewer || viewer == kAllSeeing) return print(move, text);
  if (move.kind == Kind::Deal && now.table.round == before.table.round && static_cast<Seat>(move.seat()) != viewer) {
    text += "deal " + std::to_string(move.seat()) + " ?";
    return;
  }
  const bool same_turn = now.table.turns_played() == before.table.turns_played();
  if (is_natures(move.kind) || !same_turn || before.table.phase == Phase::DealerPick) return print(move, text);
  if (move.kind == Kind::Pick) {
    text += "pick ?";
    return;
  }
  // Whether a deposit came after `done` is the seat's own until then: the move that finishes it is told as one.
  State after = before;
  apply(after, by, move, nullptr);
  if (after.at(by).stage == Stage::Finished) text += "done ?";
}

Standing standing(const View& view) { return rank(view.table, view.scores); }

Progress progress(const View& view) {
  constexpr int kAll = kRounds * kTurns;
  return {std::min(view.table.turns_played() + 1, kAll), kAll};
}

}  // namespace rh::pioneer_rails
