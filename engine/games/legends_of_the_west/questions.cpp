// Questions about a position that the machine, the judges and the views share.
#include <algorithm>

#include "engine/games/legends_of_the_west/campaign.h"
#include "engine/games/legends_of_the_west/machine.h"

namespace rh::legends_of_the_west {

bool has_car(const Table& table) {
  return std::ranges::any_of(table.display, [](std::uint8_t kind) { return kind < kLoco; });
}

bool can_take_second(const Table& table) {
  if (can_draw(table)) return true;
  return has_car(table) && table.taken_face_up < parameter(table.event, Param::FaceUpLimit, 99);
}

Check check_due(const Table& table) { return table.claim.open() ? Check::OnClaim : Check::OnTurnEnd; }

bool may_reveal(const State& state, Seat seat, int postcard, Check check, bool* missing_locos) {
  const Postcard& card = tables().postcards[static_cast<std::size_t>(postcard)];
  if ((state.at(seat).postcards >> postcard & 1u) == 0 || card.check != check) return false;
  Context context = Context::present(state, seat);
  context.counting = true;
  const bool met = holds(card.condition, context);
  if (!met && card.locos > 0 && missing_locos != nullptr) *missing_locos = true;
  return met;
}

bool any_to_reveal(const State& state, Seat seat, Check check) {
  for (std::uint32_t cards = state.at(seat).postcards; cards != 0; cards &= cards - 1) {
    if (may_reveal(state, seat, std::countr_zero(cards), check)) return true;
  }
  return false;
}

const Effect& asking_effect(const Table& table) {
  const Frame& top = table.frames[table.depth - 1u];
  // What asks more than once stays where it is until it is done.
  return tables().program.effects[table.ask == Ask::Discard ? top.at : top.at - 1u];
}

bool can_afford(const State& state, Seat seat, List option) {
  const Context context = Context::present(state, seat);
  int due = 0;
  for (std::size_t i = option.begin; i < option.end; ++i) {
    const Effect& effect = tables().program.effects[i];
    if (effect.op == Op::Pay) due += work_out(effect, context);
  }
  return due <= state.at(seat).money;
}

bool has_fitting(const SeatState& seat, const CardFilter& filter) {
  for (int kind = 0; kind < kKinds; ++kind) {
    if (seat.hand[static_cast<std::size_t>(kind)] != 0 && fits_card(filter, kind)) return true;
  }
  return false;
}

Seat in_place(const State& state, int place) {
  for (Seat s = 0; s < state.table.seats; ++s) {
    if (state.at(s).place == place) return s;
  }
  return 0;
}

// TL-88: among those who take part.
bool is_poorest_vault(const State& state, Seat seat) {
  const auto sum = [&](Seat s) { return slips_with_missed(state.table.carried, state.at(s).company); };
  for (Seat s = 0; s < state.table.seats; ++s) {
    if (sum(s) < sum(seat)) return false;
  }
  return true;
}

}  // namespace rh::legends_of_the_west
