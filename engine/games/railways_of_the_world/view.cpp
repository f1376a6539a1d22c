#include "engine/games/railways_of_the_world/view.h"

namespace rh::railways_of_the_world {
namespace {

// May this viewer know the barons that a seat was dealt?
bool knows_barons(const Table& table, Seat seat, Seat viewer) {
  return seat == viewer || viewer == kAllSeeing || table.open_barons != 0;
}

}  // namespace

View view(const State& state, Seat viewer) {
  const Table& table = state.table;
  const bool over = table.phase == Phase::Over;
  View seen;
  seen.table = table;
  seen.turn = turn(state);
  for (Seat s = 0; s < table.seats; ++s) {
    const SeatState& seat = state.at(s);
    ShownSeat& shown = seen.seats[static_cast<std::size_t>(s)];
    shown.company = seat.company;
    if (table.barons == 0) continue;
    if (knows_barons(table, s, viewer)) {
      shown.shows_dealt = 1;
      shown.dealt = seat.dealt;
    }
    if (shown.shows_dealt != 0 || over) {
      shown.shows_baron = 1;
      shown.baron = seat.baron;
    }
    if (over) {
      shown.shows_points = 1;
      shown.baron_points = baron_points(state, s);
    }
  }
  return seen;
}

State imagine(const State& state, Seat viewer, Random& random) {
  State imagined = state;
  const Table& table = state.table;
  // At the end everybody sees what was kept: of those seats only the other card is secret.
  const bool over = table.phase == Phase::Over;
  const auto is_secret = [&](Seat s) { return !knows_barons(table, s, viewer); };
  const auto is_dealt = [&](Seat s, std::size_t i) { return state.at(s).dealt[i] != kNoBaron; };
  for (Seat s = 0; s < table.seats; ++s) {
    if (!is_secret(s)) continue;
    SeatState& seat = imagined.at(s);
    seat.dealt = {over ? seat.baron : kNoBaron, kNoBaron};
  }
  for (Seat s = 0; s < table.seats; ++s) {
    if (!is_secret(s)) continue;
    SeatState& seat = imagined.at(s);
    for (std::size_t i = 0; i < 2; ++i) {
      if (!is_dealt(s, i) || seat.dealt[i] != kNoBaron) continue;
      int left = 0, baron = 0;
      for (int b = 0; b < kMostBarons; ++b) left += barons_left(imagined, b);
      auto ticket = static_cast<int>(random.below(static_cast<std::uint64_t>(left)));
      for (; ticket >= barons_left(imagined, baron); ++baron) ticket -= barons_left(imagined, baron);
      seat.dealt[i] = static_cast<std::uint8_t>(baron);
    }
    if (!over && seat.baron != kNoBaron) seat.baron = seat.dealt[random.below(2)];
  }
  return imagined;
}

void tell(const State& now, const State& before, Seat by, const Move& move, Seat viewer, std::string& text) {
  print(move, text);
  if ((move.kind != Kind::Baron && move.kind != Kind::Keep) || now.table.phase == Phase::Over) return;
  const Seat owner = move.kind == Kind::Baron ? static_cast<Seat>(move.number()) : by;
  if (!knows_barons(before.table, owner, viewer)) text.replace(text.rfind(' ') + 1, std::string::npos, "?");
}

Standing standing(const View& view) {
  std::array<Company, kSeats> companies;
  std::array<std::int32_t, kSeats> barons{};
  for (std::size_t s = 0; s < view.table.seats; ++s) {
    companies[s] = view.seats[s].company;
    barons[s] = view.seats[s].baron_points;
  }
  return rank(view.table, companies, barons);
}

Progress progress(const View& view) { return {view.table.turn, 0}; }

}  // namespace rh::railways_of_the_world
