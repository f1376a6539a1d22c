// Why a move is refused: the checks of the spec's section 8, in its order, so that a refused move has exactly one
// reason.
#include <algorithm>

#include "engine/games/pioneer_rails/laying.h"
#include "engine/games/pioneer_rails/rules.h"

namespace rh::pioneer_rails {
namespace {

Refusal check_nature(const State& state, const Move& move) {
  if (!turn(state).nature || !is_natures(move.kind)) return Refusal("PR-X27");
  Outcomes possible;
  outcomes(state, possible);
  const bool found = std::ranges::any_of(possible, [&](const auto& outcome) { return outcome.move == move; });
  return found ? Refusal{} : Refusal("PR-X33");
}

Refusal check_pick(const State& state, Seat s, int card) {
  const Table& table = state.table;
  const SeatState& seat = state.at(s);
  if (seat.stage != Stage::Pick) return Refusal("PR-X3");
  if (table.extra_card && (card == seat.hidden) != table.last_card()) return Refusal("PR-X28");
  if (card == table.discarded) return Refusal("PR-X29").with("card", kCardNames[static_cast<std::size_t>(card)]);
  if ((pickable(state, s) >> card & 1) == 0)
    return Refusal("PR-X1").with("card", kCardNames[static_cast<std::size_t>(card)]);
  return {};
}

Refusal check_cross(const SeatState& seat, const Move& move) {
  if (seat.now.free_boxes() <= 0) return Refusal("PR-X22");
  if (move.kind == Kind::Cross) return {};
  if (seat.laid_count > 0) return Refusal("PR-X23");
  if (seat.suit_taken) return Refusal("PR-X30").with("token", "suit");
  if (move.suit() == suit_of(seat.card)) return Refusal("PR-X24").with("suit", name_of(move.suit()));
  return {};
}

// A token that a track lacks: never taken, or used up (PR-X30).
Refusal lacking(const SeatState& seat, Token token, std::string_view code) {
  const bool taken = (seat.taken >> static_cast<int>(token) & 1) != 0;
  return taken ? Refusal("PR-X30").with("token", name_of(token)) : Refusal(code);
}

Refusal check_start(const Table& table, const SeatState& seat, int from) {
  const Map& map = table.map();
  const Suit suit = seat.railway();
  const auto own = static_cast<std::size_t>(suit);
  const int town = map.town_at[static_cast<std::size_t>(from)];
  if (town >= 0) return Refusal("PR-X9").with("town", table.town_name(town));
  if (map.all_ports.has(from)) {
    if (!map.ports[own].has(from)) return Refusal("PR-X6").with("suit", name_of(suit));
    return seat.now.touched.has(from) ? Refusal("PR-X13") : Refusal{};
  }
  if (!seat.now.touched.has(from)) return Refusal("PR-X5").with("suit", name_of(suit));
  if (!seat.now.ends[own].has(from) && !seat.now.inner[own].has(from))
    return Refusal("PR-X6").with("suit", name_of(suit));
  return {};
}

Refusal check_lay(const Table& table, const SeatState& seat, const Move& move) {
  const Map& map = table.map();
  if (seat.laid_count >= seat.allowance()) return Refusal("PR-X20").with("tracks", seat.allowance());
  const int from = kGrid.corner_at(move.from()), to = kGrid.corner_at(move.to());
  const int found = from == hex::kNone || to == hex::kNone ? -1 : map.find(from, to);
  if (found < 0) return Refusal("PR-X17");
  const Track& track = map[found];
  const Laying laying(map, seat.now, seat.railway());
  if (laying.used(track)) return Refusal("PR-X7");
  if (laying.crosses(track)) return Refusal("PR-X18").with("hex", kHexNames[static_cast<std::size_t>(track.hex)]);
  if (track.way == Way::Closed) return Refusal("PR-X11");
  if (map.all_ports.has(to)) return Refusal("PR-X12");
  if (const Refusal start = check_start(table, seat, from)) return start;
  if (!laying.ends_well(track)) {
    if (track.town < 0) return Refusal("PR-X8");
    return Refusal("PR-X10").with("railways", tables().railways_per_town).with("town", table.town_name(track.town));
  }
  const Needs needs = laying.needs(track);
  if (needs.fork && !seat.has(Token::Switch)) return lacking(seat, Token::Switch, "PR-X19");
  if (needs.way == Token::None || seat.has(needs.way)) return {};
  return lacking(seat, needs.way,
                 needs.way == Token::Bridge   ? "PR-X14"
                 : needs.way == Token::Tunnel ? "PR-X15"
                                              : "PR-X16");
}

Refusal check_done(const Table& table, const SeatState& seat) {
  const int owed = Laying(table.map(), seat.now, seat.railway()).owed(seat.laid_count);
  return owed > 0 ? Refusal("PR-X21").with("tracks", tables().base_tracks) : Refusal{};
}

Refusal check_deposit(const Table& table, const SeatState& seat, const Move& move) {
  if (seat.stage != Stage::Deposit || seat.due[0] != move.what) {
    const bool bank = table.map().at(move.what) == Terrain::Bank;
    const bool waits = std::ranges::find(seat.due, move.what) != seat.due.end();
    return Refusal(bank && seat.now.active.has(move.what) && !waits ? "PR-X26" : "PR-X27");
  }
  const int most = std::min<int>(tables().most_deposit, seat.now.free_gold());
  if (move.nuggets < 0 || move.nuggets > most) return Refusal("PR-X25").with("max", most);
  return {};
}

}  // namespace

Refusal check(const State& state, Seat s, const Move& move) {
  if (!well_formed(move)) return Refusal("PR-X31");
  const Table& table = state.table;
  if (s == kNature) return check_nature(state, move);
  const bool acts = table.phase == Phase::DealerPick || table.phase == Phase::Play;
  if (is_natures(move.kind) || !acts || s < 0 || s >= table.seats) return Refusal("PR-X27");
  const SeatState& seat = state.at(s);
  if (table.phase == Phase::DealerPick) {
    if (s != table.dealer()) return Refusal(move.kind == Kind::Pick ? "PR-X2" : "PR-X27");
  } else if (seat.stage == Stage::Finished) {
    return Refusal("PR-X27");
  }
  if (move.kind == Kind::Pick) return check_pick(state, s, move.what);
  if (move.kind == Kind::Deposit) return check_deposit(table, seat, move);
  if (seat.stage == Stage::Pick) return Refusal("PR-X4");
  if (seat.stage == Stage::Deposit) return Refusal("PR-X27");
  switch (move.kind) {
    case Kind::Lay: return check_lay(table, seat, move);
    case Kind::Done: return check_done(table, seat);
    default: return check_cross(seat, move);
  }
}

}  // namespace rh::pioneer_rails
