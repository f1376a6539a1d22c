// The fields of a view (docs/views/pioneer_rails.md).
#include "engine/core/hash.h"
#include "engine/games/pioneer_rails/counted.h"
#include "engine/games/pioneer_rails/view.h"

namespace rh::pioneer_rails {
namespace {

constexpr std::array<std::string_view, 9> kPhaseNames = {
    "objectives", "dealer", "next_objective", "deal", "discard", "reveal", "dealer_pick", "play", "over"};

// What a seat's text rests on beside the seat.
struct Moment {
  std::uint16_t named = 0, closed = 0;
  std::uint8_t round = 0, turned = 0, side = 0, solo = 0;
};

void write_card(std::uint8_t card, JsonWriter& json) {
  if (card == kNoCard)
    json.null();
  else
    json.value(kCardNames[card]);
}

void write_map(const Sheet& sheet, JsonWriter& json) {
  json.key("tracks").begin_object();
  for (std::size_t s = 0; s < kSuits; ++s) {
    json.key(kSuitNames[s]).begin_array();
    for (const int side : sheet.tracks[s]) json.value(side);
    json.end_array();
  }
  json.end_object().key("shortcuts").begin_array();
  for (std::size_t hex = 0; hex < kHexes; ++hex) {
    if (sheet.cuts[hex] < 0) continue;
    json.begin_object().field("hex", kHexNames[hex]).field("diagonal", sheet.cuts[hex] % 4);
    json.field("suit", kSuitNames[static_cast<std::size_t>(sheet.cuts[hex] / 4)]).end_object();
  }
  json.end_array().key("towns").begin_object();
  for (std::size_t town = 0; town < kMostTowns; ++town) {
    if (sheet.towns[town] == 0) continue;
    json.key(std::to_string(town)).begin_array();
    for (std::size_t s = 0; s < kSuits; ++s) {
      if ((sheet.towns[town] >> s & 1) != 0) json.value(kSuitNames[s]);
    }
    json.end_array();
  }
  json.end_object().key("active").begin_array();
  for (const int hex : sheet.active) json.value(kHexNames[static_cast<std::size_t>(hex)]);
  json.end_array();
}

// A hand as it grows: what it shows, what each rank would make of it, what it was worth.
void write_hand(const Sheet& sheet, int round, const Moment& moment, JsonWriter& json) {
  const auto r = static_cast<std::size_t>(round);
  const auto count = static_cast<std::size_t>(sheet.in_hand(round));
  std::array<std::uint8_t, kTurns> ranks = sheet.hands[r];
  json.begin_object().key("ranks").begin_array();
  for (std::size_t i = 0; i < count; ++i) json.value(kRankNames[ranks[i]]);
  json.end_array();
  const bool saloon = (sheet.saloon_rounds >> round & 1) != 0, over = sheet.hand_points[r] > 0;
  if (const auto shown = shows(std::span(ranks).first(count))) {
    json.field("shows", name_of(*shown));
    if (!over) json.field("worth", points_of(*shown, saloon));
  }
  if (round == moment.round && count < kTurns) {
    json.key("makes").begin_object();
    for (std::uint8_t rank = 0; rank < kRanks; ++rank) {
      ranks[count] = rank;
      const auto made = shows(std::span(ranks).first(count + 1));
      if (!made) continue;
      json.key(kRankNames[rank]).begin_object().field("hand", name_of(*made));
      json.field("points", points_of(*made, saloon)).end_object();
    }
    json.end_object();
  }
  json.field("saloon", saloon);
  if (over) json.field("points", static_cast<int>(sheet.hand_points[r]));
  json.end_object();
}

void write_boxes(const Sheet& sheet, const Moment& moment, JsonWriter& json) {
  json.key("hands").begin_array();
  for (int round = 0; round < kRounds; ++round) write_hand(sheet, round, moment, json);
  json.end_array();
  json.field("town_boxes", static_cast<int>(sheet.boxes))
      .field("town_boxes_crossed", static_cast<int>(sheet.boxes_crossed));
  json.field("gold", static_cast<int>(sheet.gold)).field("gold_crossed", static_cast<int>(sheet.gold_crossed));
  json.field("ranches", static_cast<int>(sheet.ranches)).field("forts", static_cast<int>(sheet.forts));
  json.field("yards", static_cast<int>(sheet.yards)).field("saloons", static_cast<int>(sheet.saloons));
  json.key("banks").begin_array();
  for (std::size_t i = 0; i < sheet.bank_count; ++i) json.value(static_cast<int>(sheet.banks[i]));
  json.end_array();
  // How much of what each objective counts is there.
  json.key("measured").begin_object();
  for (std::size_t o = 0; o < kObjectives; ++o) {
    if ((moment.named >> o & 1) != 0)
      json.key(kObjectiveNames[o]).value(measured(sheet, tables().objectives[o].measure));
  }
  json.end_object();
}

// What stands behind points and objectives on the map.
void write_behind(const Map& map, const ShownSeat& seat, const Settled& settled, const Moment& moment,
                  JsonWriter& json) {
  json.key("pastures").begin_array();
  write_pastures(map, settled.sheet, json);
  json.end_array().key("network").begin_array();
  for (const int town : network(settled.sheet)) json.value(town);
  json.end_array();
  Hexes waiting;
  for (const int hex : settled.active) waiting.add(hex);
  for (const std::uint8_t hex : seat.due) {
    if (seat.own && hex != kEmpty) waiting.add(hex);
  }
  json.key("counted").begin_object();
  for (std::size_t o = 0; o < kObjectives; ++o) {
    if ((moment.named >> o & 1) == 0) continue;
    json.key(kObjectiveNames[o]);
    write_counted(counted(map, settled.sheet, tables().objectives[o].measure, waiting), json);
  }
  json.end_object();
}

std::string made_text(const Map& map, Made made) {
  if (made.is_track()) return "lay " + track_text(map[made.track()]);
  std::string text;
  print(made.other(), text);
  return text;
}

// What town boxes could buy for the tracks of this turn.
void write_offers(const Map& map, const ShownSeat& seat, const Settled& settled, const Moment& moment,
                  JsonWriter& json) {
  Offers list;
  offers(map, seat.sheet, static_cast<Suit>(seat.suit), seat.tokens, list);
  if (list.empty()) return;
  json.key("offers").begin_array();
  for (const Offer& offer : list) {
    json.begin_object().field("track", track_text(map[offer.track])).key("needs").begin_array();
    if (offer.fork) json.value(name_of(Token::Switch));
    if (offer.way != Token::None) json.value(name_of(offer.way));
    json.end_array();
    write_gain(map, seat.drawn(), settled, static_cast<Suit>(seat.suit), offer.track, moment.round, json);
    json.end_object();
  }
  json.end_array();
}

// What `done` will bring to life, each location with the points it adds to those before it.
void write_activates(const Map& map, const ShownSeat& seat, const Settled& settled, const Moment& moment,
                     JsonWriter& json) {
  Sheet sheet = seat.sheet;
  json.key("activates").begin_array();
  for (const int hex : settled.active) {
    const int points = score(sheet).total();
    activate(map, sheet, hex, moment.round);
    json.begin_object().field("points", score(sheet).total() - points);
    write_location(map, sheet, hex, json);
    json.end_object();
  }
  json.end_array();
}

void write_own(const View& view, const ShownSeat& seat, const Settled& settled, const Moment& moment,
               JsonWriter& json) {
  const Map& map = view.table.map();
  json.key("card");
  write_card(seat.card, json);
  if (seat.hidden != kNoCard) json.field("hidden", kCardNames[seat.hidden]);
  if (seat.card == kNoCard) return;
  json.field("railway", kSuitNames[seat.suit]).field("allowance", static_cast<int>(seat.allowance));
  json.key("laid").begin_array();
  for (std::size_t i = 0; i < seat.laid_count; ++i) json.value(track_text(map[seat.laid[i]]));
  json.end_array().key("tokens").begin_object();
  for (std::size_t token = 0; token < kTokens; ++token) {
    if (seat.tokens[token] > 0) json.key(kTokenNames[token]).value(static_cast<int>(seat.tokens[token]));
  }
  json.end_object().field("suit_taken", seat.suit_taken != 0);
  json.key("due").begin_array();
  for (const std::uint8_t hex : seat.due) {
    if (hex != kEmpty) json.value(kHexNames[hex]);
  }
  json.end_array();
  json.key("before").begin_object();
  write_boxes(seat.before, moment, json);
  json.key("score");
  write_score(view.table, score(seat.before), json);
  json.end_object();
  write_activates(map, seat, settled, moment, json);
  if (seat.lays) write_offers(map, seat, settled, moment, json);
}

// Alone: the table as the end of this turn would leave it (PR-75).
Table without_completed(const Table& table, const Sheet& sheet) {
  Table after = table;
  for (int o = 0; o < kObjectives; ++o) {
    if ((table.open_objectives() >> o & 1) != 0 && completes(sheet, o))
      after.closed = static_cast<std::uint16_t>(after.closed | 1u << o);
  }
  return after;
}

void write_seat(const View& view, const ShownSeat& seat, const Score& score, const Moment& moment, JsonWriter& json) {
  const Settled settled = settle(view.table.map(), seat.drawn(), moment.round);
  json.begin_object();
  write_map(settled.sheet, json);
  write_behind(view.table.map(), seat, settled, moment, json);
  write_boxes(settled.sheet, moment, json);
  json.key("last").begin_array();
  for (std::size_t i = 0; i < seat.last.count; ++i) json.value(made_text(view.table.map(), seat.last.moves[i]));
  json.end_array().field("picked", seat.picked != 0).field("finished", seat.finished != 0);
  if (seat.own) write_own(view, seat, settled, moment, json);
  json.key("score");
  write_score(view.table.solo() ? without_completed(view.table, settled.sheet) : view.table, score, json);
  json.end_object();
}

void write_objectives(const Table& table, JsonWriter& json) {
  json.key("objectives").begin_array();
  for (std::size_t o = 0; o < kObjectives; ++o) {
    if ((table.named >> o & 1) == 0) continue;
    const auto type = static_cast<std::size_t>(tables().objectives[o].type);
    json.begin_object().field("id", kObjectiveNames[o]).field("type", kTypeNames[type]);
    if (table.solo())
      json.field("open", (table.closed >> o & 1) == 0);
    else
      json.field("first", (table.first_stars >> type & 1) == 0);
    json.end_object();
  }
  json.end_array();
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
  json.end_array().end_object();
}

}  // namespace

std::string track_text(const Track& track) {
  const auto from = kMap.corner_points[static_cast<std::size_t>(track.from)];
  const auto to = kMap.corner_points[static_cast<std::size_t>(track.to)];
  std::string text;
  print(Move::lay(from, to), text);
  return text.substr(4);  // without "lay "
}

void write_view(const View& view, JsonWriter& json) {
  const Table& table = view.table;
  json.field("phase", kPhaseNames[static_cast<std::size_t>(table.phase)]);
  json.field("side", kSideNames[table.side]).field("mode", kModeNames[static_cast<std::size_t>(table.mode)]);
  json.field("extra_card", table.extra_card != 0);
  json.field("round", table.round + 1).field("rounds", kRounds);
  json.field("turn_of_round", table.turn + 1).field("turns", kTurns);
  if (!table.solo() && table.phase != Phase::Objectives && table.phase != Phase::Dealer)
    json.field("dealer", table.dealer()).field("first_dealer", static_cast<int>(table.first));
  write_cards(table, json);
  write_objectives(table, json);
  if (table.solo()) {
    json.key("solo").begin_object().field("level", kLevelNames[table.level]);
    json.field("face_down", kTypes - std::popcount(table.turned)).field("open", objectives_left(table));
    json.field("target", target(table)).end_object();
  }
  const Moment moment{table.named,  table.closed, table.round,
                      table.turned, table.side,   static_cast<std::uint8_t>(table.solo() ? 1 : 0)};
  json.key("seats").begin_array();
  for (std::size_t s = 0; s < table.seats; ++s) {
    const ShownSeat& seat = view.seats[s];
    json.piece(hash_flat(seat, moment), [&] { write_seat(view, seat, view.scores[s], moment, json); });
  }
  json.end_array();
}

}  // namespace rh::pioneer_rails
