#include "engine/games/isle_of_trains/moves.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace rh::isle_of_trains {
namespace {

// What follows the first word of a move.
enum class Form : std::uint8_t {
  Alone,        // pass
  CardOnly,     // pay bank
  ColourOnly,   // pax green
  DestOnly,     // deliver devon_city
  SeatOnly,     // first 1
  DestTile,     // tile devon_city t1
  CardOver,     // build hopper_2 over 1
  CarOnly,      // scrap 2
  Passenger,    // side 2.green
  CardPlace,    // load bank 1.2
  PlaceOnly,    // blind 1.2
  ColourPlace,  // board green 0.1
  Letter,       // secondary a
  Fixed,        // take deck
};

struct Grammar {
  std::string_view word;
  Form form;
  std::string_view fixed = {};
};

// In the order of Kind.
constexpr std::array<Grammar, kKinds> kGrammar = {{
    {"first", Form::SeatOnly},    {"tile", Form::DestTile},      {"deal", Form::CardOnly},
    {"show", Form::CardOnly},     {"pax", Form::ColourOnly},     {"draw", Form::CardOnly},
    {"burn", Form::CardOnly},     {"take", Form::Fixed, "deck"}, {"take", Form::CardOnly},
    {"take", Form::Fixed, "pax"}, {"build", Form::CardOnly},     {"build", Form::CardOver},
    {"scrap", Form::CarOnly},     {"raze", Form::CardOnly},      {"pay", Form::CardOnly},
    {"load", Form::CardPlace},    {"blind", Form::PlaceOnly},    {"under", Form::CardOnly},
    {"toss", Form::CardOnly},     {"board", Form::ColourPlace},  {"deliver", Form::DestOnly},
    {"initial", Form::Alone},     {"secondary", Form::Letter},   {"give", Form::CarOnly},
    {"give", Form::Passenger},    {"ticket", Form::CarOnly},     {"side", Form::Passenger},
    {"guest", Form::Passenger},   {"aside", Form::CarOnly},      {"aside", Form::Passenger},
    {"done", Form::Alone},        {"finish", Form::Alone},       {"pick", Form::CardOnly},
    {"pass", Form::Alone},        {"night", Form::Alone},        {"buyback", Form::Alone},
}};
constexpr std::array<std::string_view, 2> kLetters = {"a", "b"};

constexpr const Grammar& grammar(Kind kind) { return kGrammar[static_cast<std::size_t>(kind)]; }

template <std::size_t N>
std::optional<std::uint8_t> named(const std::array<std::string_view, N>& names, std::string_view name) {
  const auto found = std::ranges::find(names, name);
  if (found == names.end()) return {};
  return static_cast<std::uint8_t>(found - names.begin());
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

std::optional<std::uint32_t> number(std::string_view text) {
  if (text.empty() || !std::ranges::all_of(text, is_digit) || (text[0] == '0' && text != "0")) return {};
  std::uint64_t value = 0;
  for (const char c : text)
    value = std::min<std::uint64_t>(value * 10 + static_cast<std::uint64_t>(c - '0'), kHugeNumber);
  return static_cast<std::uint32_t>(value);
}

std::optional<std::uint8_t> seat_number(std::string_view text) {
  if (text.size() != 1 || text[0] < '0' || text[0] > '3') return {};
  return static_cast<std::uint8_t>(text[0] - '0');
}

// "1.3": seat and car.
bool read_place(std::string_view text, Move& move) {
  const auto dot = text.find('.');
  if (dot == std::string_view::npos) return false;
  const auto seat = seat_number(text.substr(0, dot));
  const auto car = number(text.substr(dot + 1));
  if (!seat || !car) return false;
  move.other = *seat;
  move.car = *car;
  return true;
}

// "2.green": car and colour.
bool read_passenger(std::string_view text, Move& move) {
  const auto dot = text.find('.');
  if (dot == std::string_view::npos) return false;
  const auto car = number(text.substr(0, dot));
  const auto colour = named(kColourNames, text.substr(dot + 1));
  if (!car || !colour) return false;
  move.car = *car;
  move.what = *colour;
  return true;
}

template <std::size_t N>
bool read_name(const std::array<std::string_view, N>& names, std::string_view text, std::uint8_t& field) {
  const auto found = named(names, text);
  if (found) field = *found;
  return found.has_value();
}

bool read_car(std::string_view text, Move& move) {
  const auto car = number(text);
  if (car) move.car = *car;
  return car.has_value();
}

using WordList = std::array<std::string_view, 4>;

// Splits at single spaces; more than four words are no move.
std::size_t split(std::string_view text, WordList& words) {
  std::size_t count = 0;
  for (std::size_t start = 0;;) {
    if (count == words.size()) return 0;
    const auto end = text.find(' ', start);
    words[count++] = text.substr(start, end - start);
    if (end == std::string_view::npos) return count;
    start = end + 1;
  }
}

bool read(const Grammar& rule, const WordList& w, std::size_t count, Move& move) {
  switch (rule.form) {
    case Form::Alone: return count == 1;
    case Form::Fixed: return count == 2 && w[1] == rule.fixed;
    case Form::CardOnly: return count == 2 && read_name(kCardNames, w[1], move.what);
    case Form::ColourOnly: return count == 2 && read_name(kColourNames, w[1], move.what);
    case Form::DestOnly: return count == 2 && read_name(kDestNames, w[1], move.what);
    case Form::DestTile:
      return count == 3 && read_name(kDestNames, w[1], move.what) && read_name(kTileNames, w[2], move.other);
    case Form::CardOver:
      return count == 4 && read_name(kCardNames, w[1], move.what) && w[2] == "over" && read_car(w[3], move);
    case Form::CarOnly: return count == 2 && read_car(w[1], move);
    case Form::Passenger: return count == 2 && read_passenger(w[1], move);
    case Form::CardPlace: return count == 3 && read_name(kCardNames, w[1], move.what) && read_place(w[2], move);
    case Form::PlaceOnly: return count == 2 && read_place(w[1], move);
    case Form::ColourPlace: return count == 3 && read_name(kColourNames, w[1], move.what) && read_place(w[2], move);
    case Form::Letter: return count == 2 && read_name(kLetters, w[1], move.other);
    case Form::SeatOnly: {
      const auto seat = count == 2 ? seat_number(w[1]) : std::nullopt;
      if (seat) move.other = *seat;
      return seat.has_value();
    }
  }
  return false;
}

}  // namespace

std::expected<Move, Refusal> parse(std::string_view text) {
  WordList words;
  const std::size_t count = split(text, words);
  for (int k = 0; k < kKinds && count > 0; ++k) {
    const auto kind = static_cast<Kind>(k);
    if (grammar(kind).word != words[0]) continue;
    Move move = Move::of(kind);
    if (read(grammar(kind), words, count, move)) return move;
  }
  return std::unexpected(Refusal("IT-E35"));
}

bool well_formed(const Move& move) {
  if (static_cast<int>(move.kind) >= kKinds || move.reserved != 0) return false;
  const bool card = move.what < kCards, colour = move.what < kColours, seat = move.other < 4;
  const bool no_what = move.what == 0, no_other = move.other == 0, no_car = move.car == 0;
  const bool car = move.car <= kHugeNumber;
  switch (grammar(move.kind).form) {
    case Form::Alone:
    case Form::Fixed: return no_what && no_other && no_car;
    case Form::CardOnly: return card && no_other && no_car;
    case Form::ColourOnly: return colour && no_other && no_car;
    case Form::DestOnly: return move.what < kDests && no_other && no_car;
    case Form::DestTile: return move.what < kDests && move.other < kTiles && no_car;
    case Form::CardOver: return card && no_other && car;
    case Form::CarOnly: return no_what && no_other && car;
    case Form::Passenger: return colour && no_other && car;
    case Form::CardPlace: return card && seat && car;
    case Form::PlaceOnly: return no_what && seat && car;
    case Form::ColourPlace: return colour && seat && car;
    case Form::Letter: return no_what && move.other < kLetters.size() && no_car;
    case Form::SeatOnly: return no_what && seat && no_car;
  }
  return false;
}

void print(const Move& move, std::string& text) {
  const Grammar& rule = grammar(move.kind);
  text += rule.word;
  const auto word = [&](std::string_view w) { (text += ' ') += w; };
  const auto place = [&] { word(std::to_string(move.other)), (text += '.') += std::to_string(move.car); };
  switch (rule.form) {
    case Form::Alone: break;
    case Form::Fixed: word(rule.fixed); break;
    case Form::CardOnly: word(name_of(move.card())); break;
    case Form::ColourOnly: word(name_of(move.colour())); break;
    case Form::DestOnly: word(name_of(move.dest())); break;
    case Form::DestTile: word(name_of(move.dest())), word(kTileNames[move.other]); break;
    case Form::CardOver: word(name_of(move.card())), word("over"), word(std::to_string(move.car)); break;
    case Form::CarOnly: word(std::to_string(move.car)); break;
    case Form::Passenger: word(std::to_string(move.car)), (text += '.') += name_of(move.colour()); break;
    case Form::CardPlace: word(name_of(move.card())), place(); break;
    case Form::PlaceOnly: place(); break;
    case Form::ColourPlace: word(name_of(move.colour())), place(); break;
    case Form::Letter: word(kLetters[move.other]); break;
    case Form::SeatOnly: word(std::to_string(move.other)); break;
  }
}

}  // namespace rh::isle_of_trains
