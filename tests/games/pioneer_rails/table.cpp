#include "tests/games/pioneer_rails/table.h"

#include "engine/games/pioneer_rails/laying.h"

namespace rh::pioneer_rails::testing {
namespace {

// "20,4>20,2" of every pair of neighbours in the paths.
std::vector<std::string> tracks_of(std::string_view paths) {
  std::vector<std::string> tracks;
  for (const std::string& path : split(paths, "/")) {
    const auto corners = split(path, " ");
    for (std::size_t i = 1; i < corners.size(); ++i) tracks.push_back(corners[i - 1] + ">" + corners[i]);
  }
  return tracks;
}

}  // namespace

Suit suit_named(std::string_view name) { return static_cast<Suit>(index_of(kSuitNames, name)); }
int card_named(std::string_view name) { return index_of(kCardNames, name); }
int hex_named(std::string_view name) { return index_of(kHexNames, name); }

Table Table::ready(std::string_view on, int seats, std::string_view objectives) {
  Table made(on, seats);
  if (seats == 1) return made;
  for (const std::string& objective : split(objectives, " ")) made.play("N objective " + objective);
  return made.play("N dealer 0");
}

Table Table::laying(std::string_view suit, std::string_view on, int seats) {
  Table made(on, seats);
  made.state.table.phase = Phase::Play;
  for (Seat s = 0; s < seats; ++s) made.state.at(s).stage = Stage::Pick;
  const int card = static_cast<int>(Rank::King) * kSuits + static_cast<int>(suit_named(suit));
  made.state.table.open[0] = static_cast<std::uint8_t>(card);
  made.state.table.seen = 1u << card;
  return made.play("0 pick " + std::string(kCardNames[static_cast<std::size_t>(card)]));
}

Table& Table::with_tracks(Seat seat, std::string_view suit, std::string_view paths) {
  const Map& map = state.table.map();
  for (const std::string& text : tracks_of(paths)) {
    const auto move = parse("lay " + text);
    const int found = move ? map.find(kGrid.corner_at(move->from()), kGrid.corner_at(move->to())) : -1;
    EXPECT_GE(found, 0) << "no such track: " << text;
    if (found < 0) continue;
    SeatState& mine = state.at(seat);
    for (Sheet* sheet : {&mine.now, &mine.shown}) pioneer_rails::lay(map, *sheet, suit_named(suit), map[found]);
  }
  return *this;
}

Table& Table::with_boxes(Seat seat, int circled, int crossed) {
  for (Sheet* sheet : {&state.at(seat).now, &state.at(seat).shown}) {
    sheet->boxes = static_cast<std::uint8_t>(circled);
    sheet->boxes_crossed = static_cast<std::uint8_t>(crossed);
  }
  return *this;
}

Table& Table::with_gold(Seat seat, int circled, int crossed) {
  for (Sheet* sheet : {&state.at(seat).now, &state.at(seat).shown}) {
    sheet->gold = static_cast<std::uint8_t>(circled);
    sheet->gold_crossed = static_cast<std::uint8_t>(crossed);
  }
  return *this;
}

Table& Table::with_hand(Seat seat, int round, std::string_view ranks) {
  const auto names = split(ranks, " ");
  for (Sheet* sheet : {&state.at(seat).now, &state.at(seat).shown}) {
    for (std::size_t i = 0; i < names.size(); ++i)
      sheet->hands[static_cast<std::size_t>(round - 1)][i] = static_cast<std::uint8_t>(index_of(kRankNames, names[i]));
  }
  return *this;
}

Table& Table::at_turn(int round, int turn) {
  state.table.round = static_cast<std::uint8_t>(round - 1);
  state.table.turn = static_cast<std::uint8_t>(turn - 1);
  return *this;
}

Table& Table::cards(std::string_view cards) {
  for (const std::string& card : split(cards, " "))
    play(card[0] == 'x' ? "N discard " + card.substr(1) : "N reveal " + card);
  return *this;
}

Table& Table::lay(Seat seat, std::string_view paths) {
  for (const std::string& track : tracks_of(paths)) play(std::to_string(seat) + " lay " + track);
  return *this;
}

Table& Table::finish(Seat seat) {
  const std::string who = std::to_string(seat) + " ";
  for (int i = 0; i < 8 && state.at(seat).stage == Stage::Lay; ++i) {
    if (can(seat, "done")) {
      play(who + "done");
      break;
    }
    play(who + split(legal(seat, "lay"), "|")[0]);
  }
  while (state.at(seat).stage == Stage::Deposit) play(who + split(legal(seat, "deposit"), "|")[0]);
  return *this;
}

Table& Table::any_turn() {
  const int turns = state.table.turns_played();
  while (!over() && state.table.turns_played() == turns) {
    const Turn now = turn();
    if (now.nature) {
      const Move first = nature_pick(state, 0);
      apply(state, kNature, first, nullptr);
    } else if (state.at(now.first()).stage == Stage::Pick) {
      play(std::to_string(now.first()) + " " + split(legal(now.first()), "|")[0]);
    } else {
      finish(now.first());
    }
  }
  return *this;
}

State random_state(std::string_view on, int seats, std::uint64_t seed, int moves) {
  Table table(on, seats);
  Random random(seed);
  for (int i = 0; i < moves && !turn(table.state).is_over(); ++i) random_move(table.state, random);
  return table.state;
}

}  // namespace rh::pioneer_rails::testing
