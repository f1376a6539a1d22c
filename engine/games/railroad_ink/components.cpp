#include "engine/games/railroad_ink/components.h"

#include <algorithm>
#include <numeric>

#include "engine/core/json_reader.h"
#include "generated/data_railroad_ink.h"

namespace rh::railroad_ink {
namespace {

constexpr std::string_view kSideNames = "NESW";

std::uint8_t type_of(char letter) {
  return letter == 'H' ? kHighway : letter == 'R' ? kRailway : letter == 'L' ? kLavaSide : 0;
}

Sides rotated(Sides sides) { return static_cast<Sides>(sides << 2 | sides >> 6); }
// Mirrored left to right: east and west change places.
Sides mirrored(Sides s) { return static_cast<Sides>((s & 0x33) | (s & 0x0c) << 4 | (s & 0xc0) >> 4); }

// The number of sides that carry a highway, a railway, ... must agree with the data's own counts.
void check_piece(const JsonReader& piece, Sides sides, std::size_t variants) {
  const int lava = std::popcount(lanes_with(sides, kLavaSide));
  const int ends = std::popcount(lanes_with(sides, kHighway)) + std::popcount(lanes_with(sides, kRailway));
  if (piece.at("ends").number(0, 4) != ends) piece.at("ends").fail("does not agree with its sides");
  if (piece.at("lava_sides").number(0, 4) != lava) piece.at("lava_sides").fail("does not agree with its sides");
  if (piece.at("variants").number(1, 8) != static_cast<std::int64_t>(variants)) {
    piece.at("variants")
        .fail("is not the number of pictures that turning and mirroring give: " + std::to_string(variants));
  }
}

// Are all ends of the piece joined inside? The rules know one exception, the overpass, whose
// highway and railway pass each other; lava beside a route never joins it.
bool joins_all_ends(const JsonReader& piece, Sides sides) {
  bool joined = false;
  Lanes seen = 0;
  const JsonReader groups = piece.at("groups");
  for (std::size_t i = 0; i < groups.size(); ++i) {
    std::uint8_t types = 0;
    for (const char side : groups.at(i).text()) {
      const auto direction = kSideNames.find(side);
      if (direction == std::string_view::npos || side_of(sides, static_cast<int>(direction)) == 0 ||
          (seen & lane(static_cast<int>(direction))) != 0) {
        groups.at(i).fail("is not a set of the piece's sides");
        return false;
      }
      seen |= lane(static_cast<int>(direction));
      types |= static_cast<std::uint8_t>(1u << side_of(sides, static_cast<int>(direction)));
    }
    if ((types & 1u << kHighway) && (types & 1u << kRailway)) joined = true;
  }
  if (seen != static_cast<Lanes>(~lanes_with(sides, 0) & kAllLanes)) groups.fail("leaves out a side of the piece");
  return joined;
}

void load_pieces(const JsonReader& data, Tables& t) {
  const JsonReader pieces = data.at("pieces");
  int next = 0;
  for (std::size_t p = 0; p < kPieces && data.ok(); ++p) {
    const JsonReader piece = pieces.at(kPieceNames[p]);
    const std::string_view text = piece.at("sides").text();
    if (text.size() != 4 || text.find_first_not_of(".HRL") != std::string_view::npos) {
      piece.at("sides").fail("is not four of . H R L");
      return;
    }
    Sides sides = 0;
    for (int d = 0; d < 4; ++d) sides |= static_cast<Sides>(type_of(text[static_cast<std::size_t>(d)]) << (2 * d));
    const bool joined = joins_all_ends(piece, sides);
    const bool station = piece.at("station").flag();

    std::vector<Sides> shapes;
    for (const Sides start : {sides, mirrored(sides)}) {
      Sides shape = start;
      for (int turn = 0; turn < 4; ++turn, shape = rotated(shape)) {
        if (std::ranges::find(shapes, shape) == shapes.end()) shapes.push_back(shape);
      }
    }
    check_piece(piece, sides, shapes.size());
    if (!data.ok()) return;
    for (const Sides shape : shapes) {
      // The notation names a piece by its sides alone; only the overpass has a mark of its own (RI-201).
      const auto twin = std::find_if(t.variants.begin(), t.variants.begin() + next, [&](const Variant& other) {
        return other.sides == shape && (other.piece == Piece::Overpass) == (static_cast<Piece>(p) == Piece::Overpass);
      });
      if (twin != t.variants.begin() + next) {
        piece.at("sides").fail("are those of " + std::string(name_of(twin->piece)));
        return;
      }
      if (next >= kVariants) {
        pieces.fail("have more variants than the " + std::to_string(kVariants) + " the engine is built for");
        return;
      }
      Variant& variant = t.variants[static_cast<std::size_t>(next)];
      variant = {static_cast<Piece>(p), shape, joined, station, {}};
      for (int d = 0; d < 4; ++d) variant.text[static_cast<std::size_t>(d)] = ".HRL"[side_of(shape, d)];
      t.variants_of[p][t.variant_count[p]++] = static_cast<std::uint8_t>(next);
      if (next < kRouteVariants)
        t.route_variants[p] |= std::uint64_t{1} << next;
      else if (next < kVolcanoVariant)
        t.lava_variants[p] |= std::uint32_t{1} << (next - kRouteVariants);
      ++next;
    }
    if (p < kRouteFaces)
      t.draft_value[p] = static_cast<std::uint8_t>(data.at("draft").at("values").at(kPieceNames[p]).number(0, 4));
  }
  const bool split =
      t.variants[kRouteVariants - 1].piece == Piece::SRRRR && t.variants[kVolcanoVariant - 1].piece == Piece::LThree;
  if (data.ok() && (next != kVariants || !split)) pieces.fail("do not have the variants the engine is built for");
}

void load_fits(Tables& t) {
  for (unsigned around = 0; around < 256; ++around) {
    for (std::size_t v = 0; v < kVolcanoVariant; ++v) {
      const Sides sides = t.variants[v].sides;
      bool clash = false, joint = false, lava = false;
      for (int d = 0; d < 4; ++d) {
        const auto mine = side_of(sides, d), theirs = side_of(static_cast<Sides>(around), d);
        clash |= (mine == kHighway && theirs == kRailway) || (mine == kRailway && theirs == kHighway);
        joint |= mine == theirs && (mine == kHighway || mine == kRailway);
        lava |= mine == theirs && mine == kLavaSide;
      }
      if (clash) continue;
      if (v < kRouteVariants && joint) t.route_fits[around] |= std::uint64_t{1} << v;
      if (v >= kRouteVariants && lava) t.lava_fits[around] |= std::uint32_t{1} << (v - kRouteVariants);
    }
  }
}

void load_board(const JsonReader& data, Tables& t) {
  const JsonReader board = data.at("board");
  if (board.at("rows").number(0, 99) != kSize || board.at("cols").number(0, 99) != kSize) {
    board.fail("is not 7 by 7");
    return;
  }
  const auto cell_at = [](const JsonReader& row, const JsonReader& col) {
    return static_cast<int>(row.number(0, kSize - 1) * kSize + col.number(0, kSize - 1));
  };
  for (int cell = 0; cell < kCells; ++cell) {
    const int row = cell / kSize, col = cell % kSize;
    const std::array<int, 4> beside = {row > 0 ? cell - kSize : -1, col < kSize - 1 ? cell + 1 : -1,
                                       row < kSize - 1 ? cell + kSize : -1, col > 0 ? cell - 1 : -1};
    for (int d = 0; d < 4; ++d) {
      t.neighbour[static_cast<std::size_t>(cell)][static_cast<std::size_t>(d)] =
          static_cast<std::int8_t>(beside[static_cast<std::size_t>(d)]);
      if (beside[static_cast<std::size_t>(d)] >= 0) t.inner[static_cast<std::size_t>(cell)] |= lane(d);
    }
  }
  t.central_cell = static_cast<std::uint8_t>(cell_at(board.at("central_space").at(0), board.at("central_space").at(1)));
  const JsonReader centre = board.at("centre");
  for (std::size_t i = 0; i < centre.size(); ++i)
    t.centre |= std::uint64_t{1} << cell_at(centre.at(i).at(0), centre.at(i).at(1));
  if (std::popcount(t.centre) != 9) centre.fail("are not nine spaces");
  const JsonReader exits = board.at("exits");
  if (exits.size() != 12) exits.fail("are not twelve");
  for (std::size_t i = 0; i < exits.size() && data.ok(); ++i) {
    const JsonReader exit = exits.at(i);
    const int cell = cell_at(exit.at("row"), exit.at("col"));
    const std::string_view side = exit.at("side").text();
    const auto direction = side.size() == 1 ? kSideNames.find(side) : std::string_view::npos;
    const std::string_view type = exit.at("type").text();
    if (direction >= 4 || t.neighbour[static_cast<std::size_t>(cell)][direction] >= 0)
      exit.at("side").fail("does not lie on the edge");
    if (type != "H" && type != "R") exit.at("type").fail("is not H or R");
    if (data.ok() && side_of(t.exits_at[static_cast<std::size_t>(cell)], static_cast<int>(direction)) != 0)
      exit.fail("stands twice");
    if (!data.ok()) return;
    t.exits.push_back({static_cast<std::uint8_t>(cell), static_cast<std::uint8_t>(direction), type_of(type[0])});
    t.exits_at[static_cast<std::size_t>(cell)] |= static_cast<Sides>(type_of(type[0]) << (2 * direction));
  }
}

// How often each of the named faces is on the die.
template <std::size_t N>
std::array<std::uint64_t, N> face_counts(const JsonReader& die, const std::array<std::string_view, N>& names) {
  std::array<std::uint64_t, N> counts{};
  const JsonReader faces = die.at("faces");
  if (faces.size() != 6) faces.fail("are not six");
  for (std::size_t i = 0; i < faces.size(); ++i) {
    const auto face = faces.at(i);
    const std::string text = face.json().is_number_integer() ? face.json().dump() : std::string(face.text());
    const auto found = std::ranges::find(names, text);
    if (found == names.end())
      face.fail("is no face of this die");
    else
      ++counts[static_cast<std::size_t>(found - names.begin())];
  }
  return counts;
}

// Into the ASCII order of their texts: behind the word, which they share, come names. (The notation itself rests on
// these tables.)
void sort_by_text(std::vector<Outcome<Move>>& outcomes) {
  std::ranges::sort(outcomes, {}, [](const Outcome<Move>& outcome) {
    const Move& move = outcome.move;
    if (move.kind == Kind::Meteor)
      return std::string(kDirectionNames[move.direction()]) + " " + std::to_string(move.distance());
    std::string text;
    for (int i = 0; i < 4; ++i) (text += name_of(move.face(i))) += ' ';
    return text;
  });
}

void load_dice(const JsonReader& data, Tables& t) {
  const JsonReader dice = data.at("dice");
  constexpr std::array<std::string_view, 10> kDistances = {"0", "1", "2", "3", "4", "5", "6", "7", "8", "9"};
  std::array<std::string_view, kRouteFaces> routes;
  std::array<std::string_view, kLavaFaces> lavas;
  std::copy_n(kPieceNames.begin(), kRouteFaces, routes.begin());
  std::copy_n(kPieceNames.begin() + kFirstLava, kLavaFaces, lavas.begin());
  const auto a = face_counts(dice.at("route_a"), routes);
  const auto b = face_counts(dice.at("route_b"), routes);
  const auto lava = face_counts(dice.at("lava"), lavas);
  const auto direction = face_counts(dice.at("meteor_direction"), kDirectionNames);
  const auto distance = face_counts(dice.at("meteor_distance"), kDistances);
  if (dice.at("route_a").at("count").number(0, 9) != 3 || dice.at("route_b").at("count").number(0, 9) != 1 ||
      dice.at("lava").at("count").number(0, 9) != 2) {
    dice.fail("are not three A, one B and two lava dice");
  }
  for (std::size_t i = 0; i < kRouteFaces; ++i) {
    if ((i < kFacesA ? b : a)[i] != 0) dice.fail("have a face on the wrong kind of die");
  }
  if (!data.ok()) return;

  const auto piece = [](std::size_t i) { return static_cast<Piece>(i); };
  std::uint64_t common = 0;  // the faces of die B all stand equally often on it: weights without that factor
  for (const auto count : b) common = std::gcd(common, count);
  for (std::size_t i = 0; i < kFacesA; ++i) {
    for (std::size_t j = i; j < kFacesA; ++j) {
      for (std::size_t k = j; k < kFacesA; ++k) {
        const std::uint64_t orders = i == k ? 1 : i == j || j == k ? 3 : 6;
        for (std::size_t l = kFacesA; l < kRouteFaces; ++l) {
          t.rolls.push_back(
              {Move::roll(piece(i), piece(j), piece(k), piece(l)), orders * a[i] * a[j] * a[k] * b[l] / common});
        }
      }
    }
  }
  for (std::size_t i = 0; i < kRouteFaces; ++i) {
    for (std::size_t j = i; j < kRouteFaces; ++j)
      t.pairs.push_back({Move::pair(piece(i), piece(j)), (a[i] + b[i]) * (a[j] + b[j])});
  }
  for (std::size_t i = 0; i < kLavaFaces; ++i) {
    for (std::size_t j = i; j < kLavaFaces; ++j) {
      t.lavas.push_back(
          {Move::lava(piece(kFirstLava + i), piece(kFirstLava + j)), lava[i] * lava[j] * (i == j ? 1 : 2)});
    }
  }
  for (std::size_t d = 0; d < 5; ++d) {
    for (std::size_t n = 0; n < 10; ++n) {
      if (direction[d] * distance[n] == 0) continue;
      t.meteors.push_back(
          {Move::meteor(static_cast<std::uint8_t>(d), static_cast<std::uint8_t>(n)), direction[d] * distance[n]});
    }
  }
  const JsonReader per_player = data.at("draft").at("dice_per_player");
  t.dice_a = static_cast<int>(per_player.at("route_a").number(3, 3));
  t.dice_b = static_cast<int>(per_player.at("route_b").number(1, 1));
}

void load_numbers(const JsonReader& data, Tables& t) {
  const JsonReader rounds = data.at("rounds");
  t.rounds = static_cast<int>(rounds.at("base").number(1, 7));
  t.rounds_with_expansion = static_cast<int>(rounds.at("meteor_and_lava").number(1, 7));
  for (const auto mode : {"meteor", "lava"}) {
    if (rounds.at(mode).number(1, 7) != t.rounds_with_expansion) rounds.at(mode).fail("differs from meteor_and_lava");
  }
  if (rounds.at("draft").number(1, 7) != t.rounds) rounds.at("draft").fail("differs from base");
  const JsonReader players = data.at("players");
  t.min_seats = static_cast<int>(players.at("min").number(1, kMaxSeats));
  t.max_seats = static_cast<int>(players.at("engine_max").number(1, kMaxSeats));
  t.draft_min_seats = static_cast<int>(players.at("draft_min").number(1, kMaxSeats));
  for (std::size_t exits = 0; exits < t.network_points.size(); ++exits) {
    t.network_points[exits] =
        static_cast<std::uint8_t>(data.at("network_values").at(std::to_string(exits)).number(0, 255));
  }
  t.special_limit = static_cast<int>(data.at("special_routes").at("max_per_game").number(0, kSpecials));
  const JsonReader scoring = data.at("scoring");
  t.points_crater_end = static_cast<int>(scoring.at("crater_per_route_end").number(0, 99));
  t.points_closed_lake = static_cast<int>(scoring.at("closed_lava_lake").number(0, 99));
}

// Nature's tickets count through the outcomes in ASCII order of their texts (core/nature.h).
void sort_outcomes(Tables& t) {
  for (auto* outcomes : {&t.rolls, &t.pairs, &t.lavas, &t.meteors}) sort_by_text(*outcomes);
  for (const auto& outcome : t.rolls) t.roll_tickets.insert(t.roll_tickets.end(), outcome.weight, outcome.move);
}

}  // namespace

Tables load_tables(const JsonReader& data, Box&) {
  Tables t{};
  load_pieces(data, t);
  if (data.ok()) load_board(data, t);
  if (data.ok()) load_dice(data, t);
  if (data.ok()) load_numbers(data, t);
  if (!data.ok()) return t;
  load_fits(t);
  sort_outcomes(t);
  return t;
}

Shelf<Tables>& shelf() {
  static Shelf<Tables> instance({.game = "railroad_ink", .files = generated::data_railroad_ink}, load_tables);
  return instance;
}

const Tables& tables() {
  static const Tables& only = shelf().tables(0);
  return only;
}

}  // namespace rh::railroad_ink
