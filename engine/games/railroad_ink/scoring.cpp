#include "engine/games/railroad_ink/scoring.h"

#include <algorithm>

namespace rh::railroad_ink {
namespace {

std::size_t index(int cell) { return static_cast<std::size_t>(cell); }
CellSet drawn(const Board& board) { return kWholeBoard & ~board.empty & ~board.craters; }

// Sides of a space that carry an end or lava, do not lie on the edge and are not answered.
Lanes unanswered(const Board& board, int cell, Sides sides) {
  const unsigned differing = sides ^ board.around[index(cell)];
  const unsigned unequal = (differing | differing >> 1) & kAllLanes;
  return static_cast<Lanes>(unequal & ~lanes_with(sides, 0) & tables().inner[index(cell)]);
}

// Sides of a space beyond which a crater lies.
Lanes crater_sides(const Board& board, int cell) {
  Lanes found = 0;
  const auto& neighbour = tables().neighbour[index(cell)];
  for (int d = 0; d < 4; ++d) {
    const int other = neighbour[index(d)];
    if (other >= 0 && (board.craters >> other & 1) != 0) found |= lane(d);
  }
  return found;
}

// RI-120: of the unanswered sides, ends at craters are no errors; lava sides always are.
Lanes error_sides(const Board& board, int cell, Sides sides) {
  Lanes found = unanswered(board, cell, sides);
  if (board.craters != 0) found &= static_cast<Lanes>(~(crater_sides(board, cell) & ~lanes_with(sides, kLavaSide)));
  return found;
}

Lanes crater_end_sides(const Board& board, int cell, Sides sides) {
  const Lanes ends = lanes_with(sides, kHighway) | lanes_with(sides, kRailway);
  return static_cast<Lanes>(crater_sides(board, cell) & ends);
}

// One network (RI-106), found from a space and the type of route there. Highway and railway of a
// space are separate nodes unless the piece joins them.
struct Network {
  std::array<CellSet, 3> cells{};  // by type: kHighway, kRailway
  int exits = 0;
};

Network network_from(const Board& board, int cell, std::uint8_t type) {
  const Tables& t = tables();
  Network network;
  std::array<CellSet, 3> open{};
  open[type] = cell_bit(cell);
  while ((open[kHighway] | open[kRailway]) != 0) {
    const std::uint8_t now = open[kHighway] != 0 ? kHighway : kRailway;
    const int at = pop_cell(open[now]);
    network.cells[now] |= cell_bit(at);
    const Variant& variant = t.variants[index(board.variant_at(at))];
    const Lanes ends = lanes_with(variant.sides, now);
    const Lanes answered = static_cast<Lanes>(ends & lanes_with(board.around[index(at)], now));
    network.exits += std::popcount(static_cast<Lanes>(answered & ~t.inner[index(at)]));
    for (Lanes joints = static_cast<Lanes>(answered & t.inner[index(at)]); joints != 0;) {
      open[now] |= cell_bit(t.neighbour[index(at)][index(pop_direction(joints))]);
    }
    const auto other = static_cast<std::uint8_t>(kHighway + kRailway - now);
    if (variant.joined && lanes_with(variant.sides, other) != 0) open[other] |= cell_bit(at);
    open[kHighway] &= ~network.cells[kHighway];
    open[kRailway] &= ~network.cells[kRailway];
  }
  return network;
}

// Calls `found` for every network that meets an exit.
template <class Found>
void each_exit_network(const Board& board, Found found) {
  std::array<CellSet, 3> seen{};
  for (const Exit& exit : tables().exits) {
    if (side_of(board.sides_at(exit.cell), exit.direction) != exit.type) continue;
    if ((seen[exit.type] >> exit.cell & 1) != 0) continue;
    const Network network = network_from(board, exit.cell, exit.type);
    seen[kHighway] |= network.cells[kHighway];
    seen[kRailway] |= network.cells[kRailway];
    found(network);
  }
}

struct Lake {
  CellSet cells = 0;
  bool closed = true;
};

// Calls `found` for every lake (RI-127).
template <class Found>
void each_lake(const Board& board, Found found) {
  const Tables& t = tables();
  for (CellSet left = board.lava; left != 0;) {
    Lake lake;
    CellSet open = cell_bit(std::countr_zero(left));
    while (open != 0) {
      const int cell = pop_cell(open);
      lake.cells |= cell_bit(cell);
      const Lanes sides = lanes_with(board.sides_at(cell), kLavaSide);
      const Lanes answered = static_cast<Lanes>(sides & lanes_with(board.around[index(cell)], kLavaSide));
      lake.closed &= (sides & t.inner[index(cell)] & ~answered) == 0;
      for (Lanes joined = answered; joined != 0;)
        open |= cell_bit(t.neighbour[index(cell)][index(pop_direction(joined))]);
      open &= ~lake.cells;
    }
    left &= ~lake.cells;
    found(lake);
  }
}

std::vector<std::uint8_t> list(CellSet cells) {
  std::vector<std::uint8_t> found;
  while (cells != 0) found.push_back(static_cast<std::uint8_t>(pop_cell(cells)));
  return found;
}

// Spaces and ends one after the other in one text, "303132" and "04E44N": they are a large part of every
// message to somebody who watches.
void write_cells(const std::vector<std::uint8_t>& cells, JsonWriter& json) {
  std::string text;
  for (const auto cell : cells) text += cell_name(cell);
  json.value(text);
}

void write_ends(const std::vector<End>& ends, JsonWriter& json) {
  std::string text;
  for (const End& end : ends) (text += cell_name(end.cell)) += "NESW"[end.direction];
  json.value(text);
}

}  // namespace

int count_errors(const Board& board) {
  int errors = 0;
  for (CellSet cells = drawn(board); cells != 0;) {
    const int cell = pop_cell(cells);
    errors += std::popcount(error_sides(board, cell, board.sides_at(cell)));
  }
  return errors;
}

int count_crater_ends(const Board& board) {
  int ends = 0;
  if (board.craters == 0) return 0;
  for (CellSet cells = drawn(board) & beside(board.craters); cells != 0;) {
    const int cell = pop_cell(cells);
    ends += std::popcount(crater_end_sides(board, cell, board.sides_at(cell)));
  }
  return ends;
}

Score score(const Board& board, Longest longest) {
  const Tables& t = tables();
  Score s;
  each_exit_network(board, [&](const Network& network) {
    s.networks += t.network_points[index(network.exits)];
    s.exits[index(s.exit_networks++)] = static_cast<std::uint8_t>(network.exits);
  });
  std::sort(s.exits.begin(), s.exits.begin() + s.exit_networks, std::greater());
  s.highway = longest_line(board, kHighway, longest);
  s.railway = longest_line(board, kRailway, longest);
  s.centre = std::popcount(drawn(board) & t.centre);
  s.craters = t.points_crater_end * count_crater_ends(board);
  each_lake(board, [&](const Lake& lake) {
    s.closed_lakes += lake.closed ? t.points_closed_lake : 0;
    s.largest_lake = std::max(s.largest_lake, std::popcount(lake.cells));
  });
  s.errors = count_errors(board);
  s.total = s.networks + s.highway + s.railway + s.centre + s.craters + s.closed_lakes + s.largest_lake - s.errors;
  return s;
}

Squares squares(const Board& board, Longest longest, const Score& known) {
  Squares found;
  each_exit_network(board, [&](const Network& network) {
    found.networks.push_back(
        {.cells = list(network.cells[kHighway] | network.cells[kRailway]), .exits = network.exits});
  });
  std::ranges::sort(found.networks, [](const Area& a, const Area& b) {
    return a.exits != b.exits ? a.exits > b.exits : a.cells < b.cells;
  });
  found.highway = longest_line_squares(board, kHighway, longest, known.highway);
  found.railway = longest_line_squares(board, kRailway, longest, known.railway);
  found.centre = list(drawn(board) & tables().centre);
  for (CellSet cells = drawn(board); cells != 0;) {
    const int cell = pop_cell(cells);
    const auto add = [&](Lanes lanes, std::vector<End>& ends) {
      while (lanes != 0)
        ends.push_back({static_cast<std::uint8_t>(cell), static_cast<std::uint8_t>(pop_direction(lanes))});
    };
    add(error_sides(board, cell, board.sides_at(cell)), found.errors);
    add(crater_end_sides(board, cell, board.sides_at(cell)), found.crater_ends);
  }
  each_lake(board,
            [&](const Lake& lake) { found.lakes.push_back({.cells = list(lake.cells), .closed = lake.closed}); });
  std::ranges::sort(found.lakes, [](const Area& a, const Area& b) {
    return a.cells.size() != b.cells.size() ? a.cells.size() > b.cells.size() : a.cells < b.cells;
  });
  return found;
}

Longest longest_option(const Table& table) { return table.longest_by_space ? Longest::Space : Longest::Segment; }

Standing standing(const State& state) {
  std::array<Score, kMaxSeats> scores;
  for (Seat s = 0; s < state.table.seats; ++s) scores[index(s)] = score(state.at(s).board, longest_option(state.table));
  return rank(state.table, scores);
}

Standing rank(const Table& table, std::span<const Score> scores) {
  Standing result;
  // Compared in this order (RI-147): total, fewest errors, in draft the distance from the star.
  std::array<std::array<int, 3>, kMaxSeats> keys{};
  for (Seat s = 0; s < table.seats; ++s) {
    const Score& points = scores[index(s)];
    result.scores[index(s)] = points.total;
    const int from_star = (table.star - s + table.seats) % table.seats;
    keys[index(s)] = {-points.total, points.errors, table.draft ? (from_star == 0 ? table.seats : from_star) : 0};
  }
  for (Seat s = 0; s < table.seats; ++s) {
    const auto better =
        std::count_if(keys.begin(), keys.begin() + table.seats, [&](const auto& key) { return key < keys[index(s)]; });
    result.ranks[index(s)] = static_cast<std::uint8_t>(1 + better);
  }
  return result;
}

void write_score(const Score& s, JsonWriter& json) {
  json.begin_object()
      .field("networks", s.networks)
      .key("exits")
      .array(std::span(s.exits).first(index(s.exit_networks)));
  json.field("highway", s.highway).field("railway", s.railway).field("centre", s.centre).field("craters", s.craters);
  json.field("closed_lakes", s.closed_lakes).field("largest_lake", s.largest_lake).field("errors", s.errors);
  json.field("total", s.total).end_object();
}

void write_squares(const Squares& found, JsonWriter& json) {
  json.begin_object().key("networks").begin_array();
  for (const Area& network : found.networks) {
    if (network.exits < 2) continue;  // scores nothing
    json.begin_object().field("exits", network.exits).key("spaces");
    write_cells(network.cells, json);
    json.end_object();
  }
  json.end_array().key("highway");
  write_cells(found.highway, json);
  json.key("railway");
  write_cells(found.railway, json);
  json.key("centre");
  write_cells(found.centre, json);
  json.key("errors");
  write_ends(found.errors, json);
  json.key("crater_ends");
  write_ends(found.crater_ends, json);
  json.key("lakes").begin_array();
  for (const Area& lake : found.lakes) {
    json.begin_object().field("closed", lake.closed).key("spaces");
    write_cells(lake.cells, json);
    json.end_object();
  }
  json.end_array().end_object();
}

}  // namespace rh::railroad_ink
