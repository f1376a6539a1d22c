#include "bots/games/railroad_ink/sketch.h"

#include <algorithm>
#include <cstring>

namespace rh::railroad_ink {
namespace {

std::size_t index(int i) { return static_cast<std::size_t>(i); }

// One random number for every space and what it may hold: their xor names a board.
struct Keys {
  std::array<std::array<std::uint64_t, kVariants>, kCells> of;
  Keys() {
    Random random(0x526f756e64686f75ull);
    for (auto& cell : of) {
      for (auto& key : cell) key = random.next();
    }
  }
};
const Keys& keys() {
  static const Keys instance;
  return instance;
}

// The longest trail that starts in a space, as joints; stops at `bound`. As in longest_line.cpp.
void trail(Joints joints, int cell, int length, int bound, int& best) {
  best = std::max(best, length);
  const CellSet bit = cell_bit(cell);
  if (best < bound && (joints.down & bit) != 0) {
    Joints left = joints;
    left.down ^= bit;
    trail(left, cell + kSize, length + 1, bound, best);
  }
  if (best < bound && (joints.right & bit) != 0) {
    Joints left = joints;
    left.right ^= bit;
    trail(left, cell + 1, length + 1, bound, best);
  }
  if (best < bound && (joints.down & (bit >> kSize)) != 0) {
    Joints left = joints;
    left.down ^= bit >> kSize;
    trail(left, cell - kSize, length + 1, bound, best);
  }
  if (best < bound && (joints.right & (bit >> 1)) != 0) {
    Joints left = joints;
    left.right ^= bit >> 1;
    trail(left, cell - 1, length + 1, bound, best);
  }
}

}  // namespace

std::uint64_t drawing_key(int cell, int variant) { return keys().of[index(cell)][index(variant)]; }

Sketch::Sketch(const Board& from, Longest how) : board(from), longest(how) {
  const Tables& t = tables();
  for (CellSet cells = drawn(); cells != 0;) {
    const int cell = pop_cell(cells);
    const int variant = board.variant_at(cell);
    key ^= keys().of[index(cell)][index(variant)];
    connect(cell, t.variants[index(variant)]);
  }
  for (std::size_t type : {kHighways, kRailways}) {
    CellSet left = ends[type][0] | ends[type][1] | ends[type][2] | ends[type][3];
    while (left != 0) {
      const int cell = std::countr_zero(left);
      measure_line(type, cell);
      left &= ~Joints(ends[type]).reach(cell_bit(cell));
    }
  }
}

Sketch& Sketch::operator=(const Sketch& other) {
  // Everything before the networks' spaces is flat and small; of those only the ones in use count.
  std::memcpy(static_cast<void*>(this), static_cast<const void*>(&other), offsetof(Sketch, highway));
  std::memcpy(highway.data(), other.highway.data(), sizeof(CellSet) * networks);
  std::memcpy(railway.data(), other.railway.data(), sizeof(CellSet) * networks);
  return *this;
}

void Sketch::draw(int cell, int variant) {
  board.draw(cell, variant);
  key ^= keys().of[index(cell)][index(variant)];
  const Variant& shown = tables().variants[index(variant)];
  connect(cell, shown);
  if (lanes_with(shown.sides, kHighway) != 0) measure_line(kHighways, cell);
  if (lanes_with(shown.sides, kRailway) != 0) measure_line(kRailways, cell);
}

void Sketch::add_network(CellSet highway_cells, CellSet railway_cells, int exits_met) {
  if (networks == kMaxNetworks) return;
  highway[networks] = highway_cells;
  railway[networks] = railway_cells;
  exits[networks++] = static_cast<std::uint8_t>(exits_met);
}

// Adds the ends of a space and joins the networks they meet.
void Sketch::connect(int cell, const Variant& variant) {
  const Tables& t = tables();
  const CellSet bit = cell_bit(cell);
  const Sides around = board.around[index(cell)];
  const bool both = lanes_with(variant.sides, kHighway) != 0 && lanes_with(variant.sides, kRailway) != 0;
  if (both && variant.joined) joined |= bit;
  std::array<CellSet, 2> part{};
  int met = 0;
  for (std::size_t type : {kHighways, kRailways, kLavas}) {
    const auto side = static_cast<std::uint8_t>(type + 1);
    const Lanes lanes = lanes_with(variant.sides, side);
    if (lanes == 0) continue;
    for (Lanes left = lanes; left != 0;) ends[type][index(pop_direction(left))] |= bit;
    if (type == kLavas) break;
    const Lanes answered = static_cast<Lanes>(lanes & lanes_with(around, side));
    met += std::popcount(static_cast<Lanes>(answered & ~t.inner[index(cell)]));
    part[type] |= bit;
    for (Lanes joints = static_cast<Lanes>(answered & t.inner[index(cell)]); joints != 0;) {
      const CellSet beyond = cell_bit(t.neighbour[index(cell)][index(pop_direction(joints))]);
      for (std::size_t i = 0; i < networks; ++i) {
        if (((type == kHighways ? highway : railway)[i] & beyond) == 0) continue;
        part[kHighways] |= highway[i];
        part[kRailways] |= railway[i];
        met += exits[i];
        --networks;
        highway[i] = highway[networks];
        railway[i] = railway[networks];
        exits[i] = exits[networks];
        break;
      }
    }
    if (both && variant.joined && type == kHighways) continue;  // its railway belongs to the same network
    add_network(part[kHighways], part[kRailways], met);
    part = {};
    met = 0;
  }
}

// The line through the part of the board that this space belongs to may be the longest now.
void Sketch::measure_line(std::size_t type, int cell) {
  if (longest == Longest::Space) {
    line[type] = static_cast<std::uint8_t>(longest_line(board, static_cast<std::uint8_t>(type + 1), longest));
    line_part[type] |= Joints(ends[type]).reach(cell_bit(cell));  // near enough
    return;
  }
  const Joints joints(ends[type]);
  const CellSet part = joints.reach(cell_bit(cell));
  const int spaces = std::popcount(part);
  const int count = std::popcount(joints.down & part) + std::popcount(joints.right & part);
  if (count + 1 < line[type]) return;
  const CellSet odd = (joints.down ^ (joints.down << kSize) ^ joints.right ^ (joints.right << 1)) & part;
  const int odds = std::popcount(odd);
  int length = count + 1;
  if (count == 0) {
    length = 1;
  } else if (odds == 0) {
    int sides = 0;
    for (const CellSet cells : ends[type]) sides += std::popcount(cells & part);
    length = count + (sides != 2 * count ? 1 : 0);
  } else if (odds > 2) {
    const int bound = count - (odds - 2) / 2;
    if (bound + 1 < line[type]) return;
    if (count == spaces - 1) {
      CellSet from = cell_bit(cell);
      joints.farthest(from);
      from &= ~from + 1;  // any one of the farthest
      length = joints.farthest(from) + 1;
    } else {
      int best = 0;
      for (CellSet starts = odd; starts != 0 && best < bound;) trail(joints, pop_cell(starts), 0, bound, best);
      length = best + 1;
    }
  }
  if (length < line[type]) return;
  line_part[type] = length == line[type] ? line_part[type] | part : part;  // equals count together
  line[type] = static_cast<std::uint8_t>(length);
}

int Sketch::errors() const {
  int count = 0;
  for (int d = 0; d < 4; ++d) {
    const CellSet at_craters = board.craters != 0 ? shifted(board.craters, opposite(d)) : 0;
    count +=
        std::popcount(unanswered(kHighways, d) & ~at_craters) + std::popcount(unanswered(kRailways, d) & ~at_craters);
    if (board.lava != 0) count += std::popcount(unanswered(kLavas, d));
  }
  return count;
}

int Sketch::crater_ends() const {
  if (board.craters == 0) return 0;
  int count = 0;
  for (int d = 0; d < 4; ++d) {
    const CellSet at_craters = shifted(board.craters, opposite(d));
    count +=
        std::popcount(ends[kHighways][index(d)] & at_craters) + std::popcount(ends[kRailways][index(d)] & at_craters);
  }
  return count;
}

int Sketch::network_points() const {
  const auto& points = tables().network_points;
  int sum = 0;
  for (std::size_t i = 0; i < networks; ++i) sum += points[exits[i]];
  return sum;
}

int Sketch::lake_points() const {
  if (board.lava == 0) return 0;
  const Joints joints(ends[kLavas]);
  CellSet open = 0;
  for (int d = 0; d < 4; ++d) open |= unanswered(kLavas, d);
  int closed = 0, largest = 0;
  for (CellSet left = board.lava; left != 0;) {
    const CellSet lake = joints.reach(cell_bit(std::countr_zero(left)));
    left &= ~lake;
    closed += (lake & open) == 0 ? 1 : 0;
    largest = std::max(largest, std::popcount(lake));
  }
  return closed * tables().points_closed_lake + largest;
}

int Sketch::total() const {
  const Tables& t = tables();
  return network_points() + line[kHighways] + line[kRailways] + std::popcount(drawn() & t.centre) +
         t.points_crater_end * crater_ends() + lake_points() - errors();
}

}  // namespace rh::railroad_ink
