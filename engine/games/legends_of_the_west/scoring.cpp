// Bank slips (TL-60 to TL-65).
#include "engine/games/legends_of_the_west/scoring.h"

#include <algorithm>
#include <tuple>

#include "engine/games/legends_of_the_west/machine.h"

namespace rh::legends_of_the_west {
namespace {

// The effects that bring a line to the slips of this game: of active rules and of the story.
template <class Do>
void each_line(const Table& table, Do act) {
  const Tables& all = tables();
  const auto lines = [&](List list, auto wanted) {
    for (std::size_t i = list.begin; i < list.end; ++i) {
      const Effect& effect = all.program.effects[i];
      if (effect.op == Op::SlipLine && wanted(effect)) act(effect);
    }
  };
  for (std::size_t rule = 0; rule < all.rules.size(); ++rule) {
    if (table.has_rule(static_cast<int>(rule))) lines(all.rules[rule].slip, [](const Effect&) { return true; });
  }
  if (table.lines == 0) return;
  for (const Row& row : all.rows)
    lines(row.before.effects, [&](const Effect& effect) { return (table.lines >> effect.what & 1u) != 0; });
}

int best_ticket(const SeatState& seat) {
  int best = 0;
  for (const int index : seat.tickets) {
    const Ticket& ticket = tables().tickets[static_cast<std::size_t>(index)];
    if (joined(seat, ticket.a, ticket.b)) best = std::max(best, int{ticket.value});
  }
  return best;
}

void write_line(State& state, const Effect& effect) {
  const Table& table = state.table;
  std::array<int, kSeats> amounts{};
  const auto count = static_cast<std::size_t>(table.seats);
  for (std::size_t s = 0; s < count; ++s) {
    const SeatState& seat = state.seat[s];
    switch (static_cast<Formula>(effect.how)) {
      case Formula::BestTicket: amounts[s] = best_ticket(seat); break;
      case Formula::Sum:
        for (std::size_t value = 0; value < seat.gold.size(); ++value)
          amounts[s] += static_cast<int>(value) * seat.gold[value];
        break;
      case Formula::Majority: amounts[s] = effect.flag ? longest_of(table, static_cast<Seat>(s)) : seat.grain; break;
    }
  }
  const int most = *std::max_element(amounts.begin(), amounts.begin() + table.seats);
  const auto leaders = std::count(amounts.begin(), amounts.begin() + table.seats, most);
  for (std::size_t s = 0; s < count; ++s) {
    int line = amounts[s];
    if (static_cast<Formula>(effect.how) == Formula::Majority)
      line = most == 0 || amounts[s] < most ? 0 : leaders == 1 ? effect.n : effect.more;
    state.seat[s].lines[effect.what] = static_cast<std::int16_t>(line);
  }
}

int total_of(const SeatState& seat) {
  int total = seat.money + trains_bonus(seat.trains) + seat.ticket_points + seat.postcard_money;
  for (const int line : seat.lines) total += line;
  return std::max(total, 0);
}

// TL-64. Later turns, or with `tiebreak=seat` later places in turn order from the first player, win ties.
void rank(State& state) {
  const Table& table = state.table;
  const auto key = [&](Seat s) {
    const SeatState& seat = state.at(s);
    const int late = table.tiebreak_seat != 0 ? (s - table.first + table.seats) % table.seats : seat.last_turn;
    return std::tuple(seat.total, seat.done, late);
  };
  for (Seat s = 0; s < table.seats; ++s) {
    int place = 1;
    for (Seat other = 0; other < table.seats; ++other) place += key(other) > key(s) ? 1 : 0;
    state.at(s).place = static_cast<std::uint8_t>(place);
  }
}

// TL-65: conditions of `on_slip` cards; their money is a line of its own.
void resolve_postcards(State& state) {
  for (Seat s = 0; s < state.table.seats; ++s) {
    SeatState& seat = state.at(s);
    for (int card = 0; card < kPostcards; ++card) {
      const Postcard& postcard = tables().postcards[static_cast<std::size_t>(card)];
      if ((seat.postcards >> card & 1u) == 0 || postcard.check != Check::OnSlip) continue;
      Context context{.state = state, .seat = s};
      context.counting = true;
      context.place = seat.place;
      if (!holds(postcard.condition, context)) continue;
      seat.postcards &= ~(1u << card);
      seat.sent |= 1u << card;
      for (std::size_t i = postcard.reward.begin; i < postcard.reward.end; ++i) {
        const Effect& effect = tables().program.effects[i];
        if (effect.op == Op::GainMoney) seat.postcard_money = static_cast<std::int16_t>(seat.postcard_money + effect.n);
        if (effect.op == Op::Vault)
          seat.tokens[effect.what] = static_cast<std::uint8_t>(seat.tokens[effect.what] + effect.n);
      }
    }
  }
}

}  // namespace

int trains_bonus(int trains) {
  return trains < static_cast<int>(kTrainsScale.size()) ? kTrainsScale[static_cast<std::size_t>(trains)] : 0;
}

std::uint8_t active_lines(const Table& table) {
  std::uint8_t lines = 0;
  each_line(table, [&](const Effect& effect) { lines |= static_cast<std::uint8_t>(1u << effect.what); });
  return lines;
}

void write_slips(State& state) {
  for (Seat s = 0; s < state.table.seats; ++s) {
    SeatState& seat = state.at(s);
    int points = 0;
    seat.done = 0;
    for (const int index : seat.tickets) {
      const Ticket& ticket = tables().tickets[static_cast<std::size_t>(index)];
      const bool done = joined(seat, ticket.a, ticket.b);
      points += done ? ticket.value : -ticket.value;
      seat.done = static_cast<std::uint8_t>(seat.done + (done ? 1 : 0));
    }
    seat.ticket_points = static_cast<std::int16_t>(points);
  }
  each_line(state.table, [&](const Effect& effect) { write_line(state, effect); });
  const auto total = [&] {
    for (Seat s = 0; s < state.table.seats; ++s) state.at(s).total = static_cast<std::int16_t>(total_of(state.at(s)));
    rank(state);
  };
  total();
  resolve_postcards(state);
  total();
}

Standing standing(const State& state) {
  Standing standing;
  const Table& table = state.table;
  for (Seat s = 0; s < table.seats; ++s) {
    const SeatState& seat = state.at(s);
    const auto place = static_cast<std::size_t>(s);
    standing.scores[place] = table.slip != 0 ? seat.total : seat.money + trains_bonus(seat.trains);
    standing.ranks[place] = seat.place;
  }
  if (table.slip == 0) rank_by_scores(standing, table.seats);
  return standing;
}

void rank_by_scores(Standing& standing, int seats) {
  const auto count = static_cast<std::size_t>(seats);
  for (std::size_t s = 0; s < count; ++s) {
    int place = 1;
    for (std::size_t other = 0; other < count; ++other) place += standing.scores[other] > standing.scores[s] ? 1 : 0;
    standing.ranks[s] = static_cast<std::uint8_t>(place);
  }
}

void write_detail(const State& state, Seat s, JsonWriter& json) {
  const SeatState& seat = state.at(s);
  json.begin_object().field("company", company_of(seat).id).field("money", int{seat.money});
  json.field("trains_left", int{seat.trains}).field("trains_bonus", trains_bonus(seat.trains));
  for (const bool done : {true, false}) {
    json.key(done ? std::string_view("tickets_done") : std::string_view("tickets_failed")).begin_array();
    for (const int index : seat.tickets) {
      const Ticket& ticket = tables().tickets[static_cast<std::size_t>(index)];
      if (joined(seat, ticket.a, ticket.b) == done) json.value(ticket.id);
    }
    json.end_array();
  }
  json.field("tickets", int{seat.ticket_points});
  for (std::size_t line = 0; line < kSlipLines; ++line) json.field(kLineNames[line], int{seat.lines[line]});
  json.field("postcards", int{seat.postcard_money}).field("total", int{seat.total});
  json.field("longest", longest_of(state.table, s)).field("golden_spikes", int{seat.tokens[0]});
  json.field("seals", int{seat.tokens[1]}).field("water_rights", int{seat.tokens[2]}).end_object();
}

}  // namespace rh::legends_of_the_west
