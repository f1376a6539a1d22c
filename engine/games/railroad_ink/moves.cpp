#include "engine/games/railroad_ink/moves.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "engine/games/railroad_ink/components.h"

namespace rh::railroad_ink {
namespace {

constexpr std::string_view kSideLetters = ".HRL";
// A number this large or larger names no seat; it is read as this one.
constexpr std::uint32_t kHugeNumber = 1'000'000'000;

constexpr std::array<std::string_view, 12> kKindNames = {"first", "roll",   "pair", "meteor", "lava",    "take",
                                                         "hit",   "shield", "draw", "erase",  "volcano", "done"};

std::vector<std::string_view> split(std::string_view text) {
  std::vector<std::string_view> words;
  for (std::size_t start = 0;;) {
    const auto end = text.find(' ', start);
    words.push_back(text.substr(start, end - start));
    if (end == std::string_view::npos) return words;
    start = end + 1;
  }
}

std::optional<Piece> piece_named(std::string_view name, int first, int count) {
  for (int i = first; i < first + count; ++i) {
    if (kPieceNames[static_cast<std::size_t>(i)] == name) return static_cast<Piece>(i);
  }
  return {};
}

std::optional<std::uint8_t> direction_named(std::string_view name) {
  const auto found = std::ranges::find(kDirectionNames, name);
  if (found == kDirectionNames.end()) return {};
  return static_cast<std::uint8_t>(found - kDirectionNames.begin());
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// The words after the kind as faces in canonical order (RI-200), or nothing.
std::optional<std::array<Piece, 4>> faces(const std::vector<std::string_view>& words, int first, int count,
                                          std::size_t number) {
  std::array<Piece, 4> list{};
  if (words.size() != number + 1) return {};
  for (std::size_t i = 0; i < number; ++i) {
    const auto piece = piece_named(words[i + 1], first, count);
    if (!piece || (i > 0 && *piece < list[i - 1])) return {};
    list[i] = *piece;
  }
  return list;
}

std::optional<Move> parse_words(const std::vector<std::string_view>& words) {
  const auto kind_found = std::ranges::find(kKindNames, words[0]);
  if (kind_found == kKindNames.end()) return {};
  const auto kind = static_cast<Kind>(kind_found - kKindNames.begin());
  const std::string_view word = words.size() > 1 ? words[1] : std::string_view{};
  switch (kind) {
    case Kind::First: {
      const bool number =
          words.size() == 2 && !word.empty() && std::ranges::all_of(word, is_digit) && (word == "0" || word[0] != '0');
      if (!number) return {};
      std::uint64_t value = 0;
      for (const char c : word)
        value = std::min<std::uint64_t>(value * 10 + static_cast<std::uint64_t>(c - '0'), kHugeNumber);
      return Move::first(static_cast<std::uint32_t>(value));
    }
    case Kind::Roll:
      if (const auto f = faces(words, 0, kRouteFaces, 4)) return Move::roll((*f)[0], (*f)[1], (*f)[2], (*f)[3]);
      return {};
    case Kind::Pair:
      if (const auto f = faces(words, 0, kRouteFaces, 2)) return Move::pair((*f)[0], (*f)[1]);
      return {};
    case Kind::Take:
      if (const auto f = faces(words, 0, kRouteFaces, 2)) return Move::take((*f)[0], (*f)[1]);
      return {};
    case Kind::Lava:
      if (const auto f = faces(words, kFirstLava, kLavaFaces, 2)) return Move::lava((*f)[0], (*f)[1]);
      return {};
    case Kind::Meteor: {
      const auto direction = words.size() == 3 ? direction_named(word) : std::nullopt;
      if (!direction || words[2].size() != 1 || !is_digit(words[2][0])) return {};
      return Move::meteor(*direction, static_cast<std::uint8_t>(words[2][0] - '0'));
    }
    case Kind::Hit: {
      if (words.size() == 1) return Move::hit(kAnyDirection);
      const auto direction = words.size() == 2 ? direction_named(word) : std::nullopt;
      if (!direction || *direction == kAnyDirection) return {};
      return Move::hit(*direction);
    }
    case Kind::Shield: {
      const auto special = words.size() == 2 ? piece_named(word, kFirstSpecial, kSpecials) : std::nullopt;
      if (!special) return {};
      return Move::shield(*special);
    }
    case Kind::Draw:
    case Kind::Erase: {
      const auto place = words.size() == 2 ? parse_place(word) : std::unexpected(Refusal{});
      if (!place || (kind == Kind::Erase && place->variant < kRouteVariants)) return {};
      return Move{kind, place->row, place->col, place->variant, {}};
    }
    case Kind::Volcano:
      if (words.size() != 2 || word.size() != 2 || !is_digit(word[0]) || !is_digit(word[1])) return {};
      return Move{kind, static_cast<std::uint8_t>(word[0] - '0'), static_cast<std::uint8_t>(word[1] - '0'), 0, {}};
    case Kind::Done:
      if (words.size() != 1) return {};
      return Move::done();
  }
  return {};
}

}  // namespace

std::expected<Place, Refusal> parse_place(std::string_view text) {
  const bool crossing = text.size() == 7 && text[6] == 'x';
  if (text.size() != 6 && !crossing) return std::unexpected(Refusal("RI-190"));
  if (!is_digit(text[0]) || !is_digit(text[1])) return std::unexpected(Refusal("RI-190"));
  Sides sides = 0;
  for (int direction = 0; direction < 4; ++direction) {
    const auto type = kSideLetters.find(text[2 + static_cast<std::size_t>(direction)]);
    if (type == std::string_view::npos) return std::unexpected(Refusal("RI-190"));
    sides |= static_cast<Sides>(type << (2 * direction));
  }
  const Tables& t = tables();
  for (int v = 0; v < kVolcanoVariant; ++v) {
    const Variant& variant = t.variants[static_cast<std::size_t>(v)];
    if (variant.sides == sides && (variant.piece == Piece::Overpass) == crossing) {
      return Place{static_cast<std::uint8_t>(text[0] - '0'), static_cast<std::uint8_t>(text[1] - '0'),
                   static_cast<std::uint8_t>(v)};
    }
  }
  return std::unexpected(Refusal("RI-190"));
}

std::expected<Move, Refusal> parse(std::string_view text) {
  const auto move = parse_words(split(text));
  if (!move) return std::unexpected(Refusal("RI-190"));
  return *move;
}

bool well_formed(const Move& move) {
  const auto& d = move.detail;
  const bool placed = move.row <= 9 && move.col <= 9;
  const bool unplaced = move.row == 0 && move.col == 0 && move.variant == 0;
  const bool no_detail = move.seat() == 0;
  // `number` faces out of [first, first + count), in order, and nothing behind them.
  const auto faces = [&](int number, int first, int count) {
    for (int i = 0; i < 4; ++i) {
      const int face = d[static_cast<std::size_t>(i)];
      if (i >= number ? face != 0 : face < first || face >= first + count) return false;
      if (i > 0 && i < number && face < d[static_cast<std::size_t>(i - 1)]) return false;
    }
    return unplaced;
  };
  switch (move.kind) {
    case Kind::First: return unplaced && move.seat() <= kHugeNumber;
    case Kind::Roll: return faces(4, 0, kRouteFaces);
    case Kind::Pair:
    case Kind::Take: return faces(2, 0, kRouteFaces);
    case Kind::Meteor: return unplaced && d[0] <= kAnyDirection && d[1] <= 9 && d[2] == 0 && d[3] == 0;
    case Kind::Lava: return faces(2, kFirstLava, kLavaFaces);
    case Kind::Hit: return unplaced && d[0] <= kAnyDirection && d[1] == 0 && d[2] == 0 && d[3] == 0;
    case Kind::Shield: return faces(1, kFirstSpecial, kSpecials);
    case Kind::Draw: return placed && no_detail && move.variant < kVolcanoVariant;
    case Kind::Erase: return placed && no_detail && move.variant >= kRouteVariants && move.variant < kVolcanoVariant;
    case Kind::Volcano: return placed && no_detail && move.variant == 0;
    case Kind::Done: return unplaced && no_detail;
  }
  return false;
}

void print_place(int cell, int variant, std::string& text) {
  const Variant& shown = tables().variants[static_cast<std::size_t>(variant)];
  text += cell_name(cell);
  text += shown.sides_text();
  if (shown.piece == Piece::Overpass) text += 'x';
}

void print(const Move& move, std::string& text) {
  text += kKindNames[static_cast<std::size_t>(move.kind)];
  const auto add_faces = [&](int count) {
    for (int i = 0; i < count; ++i) (text += ' ') += name_of(move.face(i));
  };
  switch (move.kind) {
    case Kind::First: text += ' ' + std::to_string(move.seat()); break;
    case Kind::Roll: add_faces(4); break;
    case Kind::Pair:
    case Kind::Take:
    case Kind::Lava: add_faces(2); break;
    case Kind::Meteor:
      (text += ' ') += kDirectionNames[move.direction()];
      text += ' ' + std::to_string(move.distance());
      break;
    case Kind::Hit:
      if (move.direction() < kAnyDirection) (text += ' ') += kDirectionNames[move.direction()];
      break;
    case Kind::Shield: add_faces(1); break;
    case Kind::Draw:
    case Kind::Erase: {
      std::string place;
      print_place(0, move.variant, place);
      place[0] = static_cast<char>('0' + move.row);
      place[1] = static_cast<char>('0' + move.col);
      (text += ' ') += place;
      break;
    }
    case Kind::Volcano:
      text += ' ';
      text += static_cast<char>('0' + move.row);
      text += static_cast<char>('0' + move.col);
      break;
    case Kind::Done: break;
  }
}

}  // namespace rh::railroad_ink
