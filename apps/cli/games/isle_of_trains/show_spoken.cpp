// The same as the pictures in plain sentences, for screen readers and logs.
#include "apps/cli/games/isle_of_trains/show.h"

namespace rh::isle_of_trains {
namespace {

std::string joined(const Lines& parts) {
  std::string text;
  for (const auto& part : parts) text += (text.empty() ? "" : ", ") + part;
  return text;
}

std::string place_in_words(const Texts& words, const View& view, Dest dest, SeatNames names) {
  const OpenTable& table = view.table;
  const IslandCard& island = table.island(dest);
  const Island& card = tables()[dest];
  const auto d = static_cast<std::size_t>(dest);
  const auto contract = [&](std::string_view key, const Contract& what, const std::string& letter = {}) {
    return say(words, key,
               {{"needs", needs_in_words(words, need_of(what))},
                {"vp", std::to_string(what.vp)},
                {"letter", letter},
                {"who", island.owner != kNobody ? std::string_view(names[island.owner]) : std::string_view()}});
  };
  std::string text = dest_name(words, dest) + ". ";
  if (island.state == IslandState::Centre) {
    text += contract("spoken.initial", card.initial);
  } else if (island.state == IslandState::Open) {
    text += contract("spoken.open", card.initial);
    for (int which = 1; which <= card.secondaries && !table.rules().no_secondary; ++which)
      text += " " + contract("spoken.secondary", contract_of(dest, which), which == 1 ? "a" : "b");
  } else {
    text += contract("spoken.done", contract_of(dest, island.state == IslandState::DoneA ? 1 : 2));
  }
  if (d >= kTicketDests || table.tile[d] == kNobody) return text;
  text += " " + say(words, "spoken.tickets",
                    {{"colour", colour_name(words, tables().colour_of[d])}, {"n", std::to_string(table.filled[d])}});
  for (std::size_t space = table.filled[d]; space < 3; ++space)
    text += (space == table.filled[d] ? " " + say(words, "spoken.rewards") + " " : "; ") +
            rewards_in_words(words, tables().tiles[table.tile[d]][space]);
  return text + (table.filled[d] < 3 ? "." : "");
}

std::string load_in_words(const Texts& words, const OpenSeat& seat, int i) {
  const Car& car = seat.car(i);
  Lines parts;
  for (int k = 0; k < car.count; ++k) {
    const Item& item = car.items[static_cast<std::size_t>(k)];
    if (car.info().carries_passengers) {
      parts.push_back(passenger_name(words, static_cast<Colour>(item.what)));
    } else {
      const std::string cargo = cargo_in_words(words, cargo_in(seat, static_cast<std::uint32_t>(i)));
      parts.push_back(item.down_by != kNobody ? say(words, "spoken.face_down", {{"cargo", cargo}}) : cargo);
    }
  }
  if (car.free() > 0) parts.push_back(say(words, "spoken.free", car.free()));
  return joined(parts);
}

}  // namespace

std::string table_in_words(const Texts& words, const View& view, SeatNames names) {
  const OpenTable& table = view.table;
  std::string text;
  const auto add = [&](const std::string& sentence) { text += sentence + "\n"; };
  const std::string round = std::to_string(table.round());
  if (table.over) {
    add(say(words, "events.game_over"));
  } else {
    add(table.solo() ? say(words, "events.day", {{"round", round}})
                     : say(words, "events.turn", {{"round", round}, {"seat", names[table.active]}}));
    if (const Lines pending = pending_in_words(words, view); !pending.empty())
      add(say(words, "spoken.pending", {{"list", joined(pending)}}));
  }
  if (table.scenario != 0) {
    const std::string key = "scenarios." + std::to_string(table.scenario);
    const auto goal = goal_progress(view.table, view.at(0));
    add(say(words, key + ".name") + ". " + say(words, key + ".goal") + " " +
        say(words, "spoken.goal", {{"now", std::to_string(goal.now)}, {"need", std::to_string(goal.need)}}));
  }
  if (!table.solo()) {
    add(say(words, "spoken.progress",
            {{"at", std::to_string(table.progress)}, {"end", std::to_string(tables().end_space[table.seats])}}));
    if (table.final_turns > 0 && !table.over) add(say(words, "events.final_round.turns"));
  }
  for (int d = 0; d < kDests; ++d) {
    if (table.in_play(static_cast<Dest>(d))) add(place_in_words(words, view, static_cast<Dest>(d), names));
  }
  add(say(words, "spoken.row"));
  for (const auto card : table.display) {
    add(card != kNoCard ? card_in_words(words, view, static_cast<Card>(card)) : say(words, "spoken.taken"));
  }
  add(say(words, "spoken.piles",
          {{"deck", std::to_string(view.deck_size)},
           {"discard", std::to_string(table.discard_count)},
           {"bag", std::to_string(table.bag.size())}}));
  if (table.discard_count > 0) {
    Lines cards;
    for (std::size_t i = table.discard_count; i-- > 0;)
      cards.push_back(short_name(words, static_cast<Card>(table.discard[i])));
    add(say(words, "spoken.discard", {{"list", joined(cards)}}));
  }
  return text;
}

std::string seat_in_words(const Texts& words, const View& view, Seat whose, SeatNames names) {
  const SeatView& seat = view.at(whose);
  const auto s = static_cast<std::size_t>(whose);
  std::string text;
  const auto add = [&](const std::string& sentence) { text += sentence + "\n"; };
  add(say(words, "spoken.train",
          {{"who", names[s]}, {"weight", std::to_string(seat.weight)}, {"power", std::to_string(seat.power)}}));
  for (int i = 0; i < seat.cars; ++i) {
    const std::string load = load_in_words(words, seat, i);
    add(say(words, load.empty() ? "spoken.car_plain" : "spoken.car",
            {{"car", std::to_string(i)}, {"card", full_name(words, seat.car(i).kind())}, {"load", load}}));
  }
  const std::string supply = supply_in_words(words, seat);
  add(supply.empty() ? say(words, "spoken.no_supply") : say(words, "spoken.supply", {{"list", supply}}));
  Lines buildings;
  for (CardSet all = seat.buildings; all != 0;) {
    const Card building = pop_card(all);
    buildings.push_back(full_name(words, building) + " (" +
                        say(words, "gains.tokens", building_points(view.table, seat, whose, building)) + ")");
  }
  if (!buildings.empty()) add(say(words, "spoken.buildings", {{"list", joined(buildings)}}));
  if (view.table.locomotive == whose) add(say(words, "spoken.locomotive"));
  if (whose == view.viewer) {
    add(say(words, "spoken.hand", seat.hand->size));
    for (CardSet kinds = seat.hand->kinds; kinds != 0;) {
      const Card card = pop_card(kinds);
      const int copies = seat.hand->count(card);
      add((copies > 1 ? std::to_string(copies) + "× " : "") + card_in_words(words, view, card));
    }
  } else {
    add(say(words, "spoken.hand_size", seat.hand_size));
  }
  const Score& now = seat.score;
  add(say(words, "spoken.score",
          {{"total", with_minus(now.total)},
           {"tokens", with_minus(now.tokens)},
           {"cars", std::to_string(now.cars)},
           {"contracts", std::to_string(now.contracts)},
           {"loaded", std::to_string(now.loaded)},
           {"buildings", std::to_string(now.buildings)}}));
  return text;
}

}  // namespace rh::isle_of_trains
