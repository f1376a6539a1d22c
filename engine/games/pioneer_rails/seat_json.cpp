#include "engine/games/pioneer_rails/seat_json.h"

#include "engine/games/pioneer_rails/counted.h"
#include "engine/games/pioneer_rails/laying.h"

namespace rh::pioneer_rails {
namespace {

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
  json.end_object().key("ends").begin_object();
  for (std::size_t s = 0; s < kSuits; ++s) {
    json.key(kSuitNames[s]).begin_array();
    for (const int corner : sheet.ends[s]) json.value(corner);
    json.end_array();
  }
  json.end_object().key("active").begin_array();
  for (const int hex : sheet.active) json.value(kHexNames[static_cast<std::size_t>(hex)]);
  json.end_array();
}

// Locations that tracks activate by so many sides (PR-48): how many of them carry one, while it is not enough.
void write_sides(const Map& map, const ShownSeat& seat, const Sheet& settled, JsonWriter& json) {
  json.key("sides").begin_object();
  for (int hex = 0; hex < kHexes; ++hex) {
    const int needed = tables().sides_needed[static_cast<std::size_t>(map.at(hex))];
    const int now = needed > 0 && !settled.active.has(hex) ? sides_with_tracks(settled, hex) : 0;
    if (now == 0) continue;
    json.key(kHexNames[static_cast<std::size_t>(hex)]).begin_object().field("now", now);
    json.field("drafted", seat.own ? now - sides_with_tracks(seat.before, hex) : 0).end_object();
  }
  json.end_object();
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
    json.end_object().field("settles", count == kTurns - 1);
    write_coming(moment.coming, json);
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
      .field("town_boxes_crossed", static_cast<int>(sheet.boxes_crossed))
      .field("town_boxes_free", sheet.free_boxes());
  json.field("gold", static_cast<int>(sheet.gold)).field("gold_crossed", static_cast<int>(sheet.gold_crossed));
  json.field("gold_free", sheet.free_gold());
  json.field("ranches", static_cast<int>(sheet.ranches)).field("forts", static_cast<int>(sheet.forts));
  json.field("yards", static_cast<int>(sheet.yards)).field("saloons", static_cast<int>(sheet.saloons));
  if (sheet.yards > 0) json.field("yard_factor", static_cast<int>(tables().yard_factors[sheet.yards - 1u]));
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
  json.end_object().key("meets").begin_array();
  for (int o = 0; o < kObjectives; ++o) {
    if ((moment.named >> o & 1) != 0 && completes(settled.sheet, o))
      json.value(kObjectiveNames[static_cast<std::size_t>(o)]);
  }
  json.end_array();
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

// The tracks of this turn, counted: those that every turn has (PR-39, PR-43) and those that town boxes bring (PR-45).
void write_tally(const Map& map, const ShownSeat& seat, JsonWriter& json) {
  const int base = tables().base_tracks, laid = seat.laid_count, extra = seat.allowance - base;
  const int owed = seat.lays ? Laying(map, seat.sheet, static_cast<Suit>(seat.suit)).owed(laid) : 0;
  const int extra_laid = std::max(0, laid - base);
  int held = 0;
  for (const std::uint8_t tokens : seat.tokens) held += tokens;
  json.key("tally").begin_object().field("base", std::min(laid, base)).field("owed", owed);
  json.field("blocked", laid < base && owed == 0);
  // A token is spent on a track of its own.
  json.field("extra", extra).field("extra_laid", extra_laid).field("extra_left", extra - extra_laid);
  json.field("plain_left", std::max(0, extra - extra_laid - held)).end_object();
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
  write_tally(map, seat, json);
  json.key("due").begin_array();
  for (const std::uint8_t hex : seat.due) {
    if (hex != kEmpty) json.value(kHexNames[hex]);
  }
  json.end_array();
  json.key("before").begin_object();
  Moment then = moment;
  then.coming = {};  // what came was picked
  write_boxes(seat.before, then, json);
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

}  // namespace

std::string track_text(const Track& track) {
  const auto from = kMap.corner_points[static_cast<std::size_t>(track.from)];
  const auto to = kMap.corner_points[static_cast<std::size_t>(track.to)];
  std::string text;
  print(Move::lay(from, to), text);
  return text.substr(4);  // without "lay "
}

void write_seat(const View& view, const ShownSeat& seat, const Score& score, const Moment& moment, JsonWriter& json) {
  const Settled settled = settle(view.table.map(), seat.drawn(), moment.round);
  json.begin_object();
  write_map(settled.sheet, json);
  write_sides(view.table.map(), seat, settled.sheet, json);
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

}  // namespace rh::pioneer_rails
