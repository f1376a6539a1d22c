// The fields of a view (docs/views/pioneer_rails.md); those of a seat are in seat_json.
#include "engine/core/hash.h"
#include "engine/games/pioneer_rails/seat_json.h"

namespace rh::pioneer_rails {
namespace {

constexpr std::array<std::string_view, 9> kPhaseNames = {
    "objectives", "dealer", "next_objective", "deal", "discard", "reveal", "dealer_pick", "play", "over"};

void write_objectives(const View& view, JsonWriter& json) {
  const Table& table = view.table;
  json.key("objectives").begin_array();
  for (std::size_t o = 0; o < kObjectives; ++o) {
    if ((table.named >> o & 1) == 0) continue;
    const auto type = static_cast<std::size_t>(tables().objectives[o].type);
    json.begin_object().field("id", kObjectiveNames[o]).field("type", kTypeNames[type]);
    if (table.solo()) {
      json.field("open", (table.closed >> o & 1) == 0);
    } else {
      json.field("first", (table.first_stars >> type & 1) == 0).field("star", star_now(table, type));
      json.key("stars").begin_array();
      for (std::size_t s = 0; s < table.seats; ++s) json.value(static_cast<int>(view.scores[s].objectives[type]));
      json.end_array();
    }
    json.end_object();
  }
  json.end_array();
}

// Alone: the level, and the target with every objective that is completed (PR-72, PR-74, PR-76).
void write_solo(const View& view, JsonWriter& json) {
  const Table& table = view.table;
  const int down = kTypes - std::popcount(table.turned), all = objectives_of(table);
  json.key("solo").begin_object().field("level", kLevelNames[table.level]).field("face_down", down);
  json.key("turned_in").begin_array();
  for (int round = kRounds - down; round < kRounds; ++round) json.value(round + 1);
  json.end_array().field("open", objectives_left(table));
  json.field("completed", std::popcount(table.closed)).field("objectives", all).field("target", target(table));
  json.key("targets").begin_array();
  for (int completed = 0; completed <= all; ++completed) json.value(target_with(all - completed));
  json.end_array();
  if (table.phase == Phase::Over) {
    const int above = view.scores[0].total() - target(table);
    if (above > 0)
      json.field("above", above);
    else
      json.field("missing", 1 - above);
  }
  json.end_object();
}

void write_poker(JsonWriter& json) {
  json.key("poker").begin_object();
  for (std::size_t hand = 0; hand < kHands; ++hand) {
    json.key(kHandNames[hand]).begin_object().field("points", points_of(static_cast<Hand>(hand), false));
    json.field("with_saloon", points_of(static_cast<Hand>(hand), true)).end_object();
  }
  json.end_object();
}

void write_cards(const Table& table, JsonWriter& json) {
  json.key("cards").begin_object().key("open").begin_array();
  for (const std::uint8_t card : table.open) {
    if (card != kNoCard) json.value(kCardNames[card]);
  }
  json.end_array();
  if (table.taken != kNoCard) json.field("taken", kCardNames[table.taken]);
  if (table.discarded != kNoCard) json.field("discarded", kCardNames[table.discarded]);
  json.key("seen").begin_array();
  for (std::size_t card = 0; card < kCards; ++card) {
    if ((table.seen >> card & 1) != 0) json.value(kCardNames[card]);
  }
  json.end_array();
  if (table.extra_card) json.field("last", table.last_card());
  json.end_object();
}

// The turn that was played before this one; at the end the last.
void write_turn_before(const Table& table, JsonWriter& json) {
  const int played = table.turns_played() + (table.phase == Phase::Over ? 1 : 0);
  if (played == 0) return;
  json.key("turn_before").begin_object().field("round", (played - 1) / kTurns + 1);
  json.field("turn", (played - 1) % kTurns + 1).end_object();
}

// What decides between equal totals, and whom it has put before another (PR-69).
void write_tie_break(const View& view, JsonWriter& json) {
  const Standing places = standing(view);
  const std::size_t seats = view.table.seats;
  json.key("tie_break").begin_array();
  for (std::size_t s = 0; s < seats; ++s) {
    bool tied = false, ahead = false;
    for (std::size_t other = 0; other < seats; ++other) {
      if (other == s || places.scores[other] != places.scores[s]) continue;
      tied = true;
      ahead = ahead || places.ranks[s] < places.ranks[other];
    }
    json.begin_object().field("points", view.scores[s].poker_total()).field("tied", tied);
    json.field("ahead", ahead).end_object();
  }
  json.end_array();
}

}  // namespace

void write_view(const View& view, JsonWriter& json) {
  const Table& table = view.table;
  json.field("phase", kPhaseNames[static_cast<std::size_t>(table.phase)]);
  json.field("side", kSideNames[table.side]).field("mode", kModeNames[static_cast<std::size_t>(table.mode)]);
  json.field("extra_card", table.extra_card != 0);
  json.field("round", table.round + 1).field("rounds", kRounds);
  json.field("turn_of_round", table.turn + 1).field("turns", kTurns);
  write_turn_before(table, json);
  if (!table.solo() && table.phase != Phase::Objectives && table.phase != Phase::Dealer)
    json.field("dealer", table.dealer()).field("first_dealer", static_cast<int>(table.first));
  write_cards(table, json);
  write_poker(json);
  write_objectives(view, json);
  if (table.solo()) write_solo(view, json);
  if (!table.solo() && table.phase == Phase::Over) write_tie_break(view, json);
  json.key("seats").begin_array();
  for (std::size_t s = 0; s < table.seats; ++s) {
    const ShownSeat& seat = view.seats[s];
    const Moment moment{coming(view, static_cast<Seat>(s)),
                        table.named,
                        table.closed,
                        table.round,
                        table.turned,
                        table.side,
                        static_cast<std::uint8_t>(table.solo() ? 1 : 0)};
    json.piece(hash_flat(seat, moment), [&] { write_seat(view, seat, view.scores[s], moment, json); });
  }
  json.end_array();
}

}  // namespace rh::pioneer_rails
