#include "bots/games/railroad_ink/features.h"

#include <algorithm>
#include <map>

#include "bots/each_cpu.h"

namespace rh::railroad_ink {
namespace {

std::size_t index(int i) { return static_cast<std::size_t>(i); }

// One of the eight symmetries: `turns` quarter turns clockwise, then perhaps a mirror (left-right).
struct Symmetry {
  int turns;
  bool mirror;

  int cell(int from) const {
    int row = from / kSize, col = from % kSize;
    for (int i = 0; i < turns; ++i) {
      const int old_row = row;
      row = col;
      col = kSize - 1 - old_row;
    }
    return row * kSize + (mirror ? kSize - 1 - col : col);
  }
  Sides sides(Sides from) const {
    Sides result = 0;
    for (int d = 0; d < 4; ++d) {
      std::uint8_t type = side_of(from, d);
      if (turns % 2 != 0 && (type == kHighway || type == kRailway)) type = kHighway + kRailway - type;
      int to = (d + turns) % 4;
      if (mirror && to % 2 != 0) to = opposite(to);
      result |= static_cast<Sides>(type << (2 * to));
    }
    return result;
  }
};

struct PatternTable {
  std::array<std::array<std::uint16_t, 256>, kCells> row{};
  int rows = 0;

  PatternTable() {
    std::map<std::pair<int, int>, std::uint16_t> known;
    for (int cell = 0; cell < kCells; ++cell) {
      for (int around = 0; around < 256; ++around) {
        const auto seen = static_cast<Sides>(around);
        // What the edge shows never changes: sides that cannot be are left in the first row.
        const auto edge = static_cast<Sides>(~(tables().inner[index(cell)] * 3));
        if ((seen & edge) != tables().exits_at[index(cell)]) continue;
        std::pair<int, int> least{kCells, 0};
        for (int turns = 0; turns < 4; ++turns) {
          for (const bool mirror : {false, true}) {
            const Symmetry symmetry{turns, mirror};
            least = std::min(least, {symmetry.cell(cell), symmetry.sides(seen)});
          }
        }
        const auto [found, fresh] = known.try_emplace(least, static_cast<std::uint16_t>(rows));
        if (fresh) ++rows;
        row[index(cell)][index(around)] = found->second;
      }
    }
  }
};

const PatternTable& pattern_table() {
  static const PatternTable instance;
  return instance;
}

// The eight exit spaces' sets by type of exit.
struct ExitSpaces {
  CellSet all = 0;
  ExitSpaces() {
    for (const Exit& exit : tables().exits) all |= cell_bit(exit.cell);
  }
};

class Extractor {
 public:
  Extractor(const Sketch& sketch, Features& features) : s_(sketch), f_(features) {}

  ROUNDHOUSE_PART void run() {
    look_at_ends();
    look_at_networks();
    look_at_lines();
    look_at_room();
    look_at_specials();
    while (next_ < kNumbers) f_.numbers[next_++] = 0;
    look_at_patterns();
  }

 private:
  void add(int value, float scale) { f_.numbers[next_++] = static_cast<float>(value) * scale; }

  // Lava has no side of its own here: its code says that there is an empty space beyond the side.
  ROUNDHOUSE_PART void look_at_patterns() {
    const auto& rows = pattern_table().row;
    const CellSet empty = s_.board.empty;
    std::array<CellSet, 4> open;
    for (int d = 0; d < 4; ++d) open[index(d)] = shifted(empty, opposite(d));
    f_.pattern_count = 0;
    for (CellSet cells = empty; cells != 0;) {
      const int cell = pop_cell(cells);
      const Sides around = s_.board.around[index(cell)];
      const Lanes lava = s_.board.lava != 0 ? lanes_with(around, kLavaSide) : Lanes{0};
      unsigned seen = around & ~(lava * 3u);
      for (std::size_t d = 0; d < 4; ++d) seen |= static_cast<unsigned>(open[d] >> cell & 1) * (3u << (2 * d));
      f_.patterns[f_.pattern_count++] = rows[index(cell)][seen & 0xff];
    }
  }

  // Ends that meet nothing: towards an empty space they may still be healed.
  ROUNDHOUSE_PART void look_at_ends() {
    const CellSet empty = s_.board.empty;
    std::array<int, 2> open{};
    int dead = 0;
    for (int d = 0; d < 4; ++d) {
      const CellSet towards_empty = shifted(empty, opposite(d));
      for (std::size_t type : {kHighways, kRailways}) {
        const CellSet loose = s_.unanswered(type, d);
        open_[type][index(d)] = loose & towards_empty;
        open[type] += std::popcount(open_[type][index(d)]);
        dead += std::popcount(loose & ~towards_empty);
        faced_[type] |= shifted(open_[type][index(d)], d);
      }
    }
    add(dead, 0.25f);
    add(open[0] + open[1], 0.1f);
    add(std::abs(open[0] - open[1]), 0.1f);
    add(std::popcount(faced_[0] & faced_[1]), 0.25f);
    add(std::popcount(faced_[0] | faced_[1]), 0.1f);
    add(std::popcount((faced_[0] | faced_[1]) & tables().centre), 0.2f);
  }

  CellSet faced_by(std::size_t network) const {
    CellSet faced = 0;
    for (int d = 0; d < 4; ++d) {
      faced |= shifted(
          (open_[kHighways][index(d)] & s_.highway[network]) | (open_[kRailways][index(d)] & s_.railway[network]), d);
    }
    return faced;
  }

  ROUNDHOUSE_PART void look_at_networks() {
    struct Seen {
      int exits;
      CellSet faced;
    };
    std::array<Seen, Sketch::kMaxNetworks> seen;
    std::array<int, 6> of_size{};
    int met = 0, lost = 0, closed = 0, ends_without_exit = 0;
    CellSet once = 0, twice = 0, near_once = 0, near_twice = 0, any = 0;
    const CellSet empty = s_.board.empty;
    for (std::size_t i = 0; i < s_.networks; ++i) {
      const int exits = s_.exits[i];
      const CellSet faced = faced_by(i);
      const CellSet near = (faced | beside(faced)) & empty;
      seen[i] = {exits, faced};
      met += exits;
      ++of_size[index(std::min(exits, 5))];
      if (faced == 0) {
        ++closed;
        if (exits == 1) ++lost;
      }
      if (exits == 0) ends_without_exit += std::popcount(faced);
      twice |= once & faced;
      once |= faced;
      near_twice |= near_once & near;
      near_once |= near;
      if (exits > 0) any |= faced;
    }
    std::sort(seen.begin(), seen.begin() + s_.networks, [](const Seen& a, const Seen& b) {
      if (a.exits != b.exits) return a.exits > b.exits;
      const int ends = std::popcount(a.faced), others = std::popcount(b.faced);
      return ends != others ? ends > others : a.faced < b.faced;
    });
    for (std::size_t i = s_.networks; i < 4; ++i) seen[i] = {0, 0};

    add(s_.network_points(), 0.05f);
    add(met, 0.1f);
    for (std::size_t i = 0; i < 6; ++i) add(of_size[i], 0.3f);
    add(lost, 0.3f);
    add(closed, 0.3f);
    add(ends_without_exit, 0.2f);
    for (std::size_t i = 0; i < 4; ++i) {
      add(seen[i].exits, 0.15f);
      add(std::min(std::popcount(seen[i].faced), 6), 0.2f);
    }
    add(std::popcount(twice), 0.25f);
    add(std::popcount(near_twice & ~twice), 0.1f);
    // Pairs of networks that one more piece could join, or two; and ends of no network with exits near one.
    int joins = 0, near_joins = 0, loose_joins = 0;
    for (std::size_t i = 0; i < s_.networks; ++i) {
      const CellSet near = (seen[i].faced | beside(seen[i].faced)) & empty;
      for (std::size_t j = i + 1; j < s_.networks; ++j) {
        const int exits = std::min(seen[i].exits, seen[j].exits);
        if ((seen[j].faced & seen[i].faced) != 0)
          ++(exits > 0 ? joins : loose_joins);
        else if ((seen[j].faced & near) != 0 && exits > 0)
          ++near_joins;
      }
    }
    add(joins, 0.3f);
    add(near_joins, 0.2f);
    add(loose_joins, 0.3f);
    CellSet core = 0;  // what the largest network faces, or all of the largest
    std::size_t others = 0;
    for (; others < s_.networks && seen[others].exits == seen[0].exits; ++others) core |= seen[others].faced;
    const CellSet near_core = (core | beside(core)) & empty;
    int core_joins = 0, near_core_joins = 0, exits_joined = 0;
    for (std::size_t i = others; i < s_.networks; ++i) {
      if ((seen[i].faced & near_core) == 0) continue;
      ++((seen[i].faced & core) != 0 ? core_joins : near_core_joins);
      exits_joined += seen[i].exits;
    }
    add(core_joins, 0.3f);
    add(near_core_joins, 0.3f);
    add(exits_joined, 0.2f);

    // How far free exits are from the largest network and from any, over empty spaces.
    static const ExitSpaces exit_spaces;
    const CellSet free = exit_spaces.all & empty;
    add(std::popcount(free), 0.1f);
    for (CellSet reached : {core, any}) {
      CellSet last = 0;
      for (int steps = 0; steps < 4; ++steps) {
        add(std::popcount(free & reached & ~last), 0.2f);
        last = reached;
        reached |= beside(reached) & empty;
      }
    }
  }

  // Longest lines, and the ends where they may go on.
  ROUNDHOUSE_PART void look_at_lines() {
    std::array<int, 2> length{}, extendable{}, spaces{}, meetings{};
    for (std::size_t type : {kHighways, kRailways}) {
      length[type] = s_.line[type];
      CellSet by_line = 0, by_others = 0;
      for (int d = 0; d < 4; ++d) {
        const CellSet open = open_[type][index(d)], from = open & s_.line_part[type];
        extendable[type] += std::popcount(from);
        by_line |= shifted(from, d);
        by_others |= shifted(open & ~from, d);
      }
      spaces[type] = std::popcount(s_.line_part[type]);
      meetings[type] = std::popcount(by_line & by_others);
    }
    const std::size_t longer = std::pair(length[1], extendable[1]) > std::pair(length[0], extendable[0]) ? 1 : 0;
    for (const std::size_t type : {longer, 1 - longer}) {
      add(length[type], 0.1f);
      add(std::min(extendable[type], 5), 0.2f);
      add(extendable[type] == 0 ? 1 : 0, 1.0f);
      add(spaces[type] - length[type], 0.2f);
      add(meetings[type], 0.3f);
    }
  }

  ROUNDHOUSE_PART void look_at_room() {
    const Tables& t = tables();
    const CellSet empty = s_.board.empty;
    add(std::popcount(s_.drawn() & t.centre), 0.15f);
    add(std::popcount(empty), 0.03f);
    add(std::popcount(empty & s_.board.touched), 0.1f);
    // Ends beyond which two or more empty spaces follow can go on.
    const CellSet faced = faced_[0] | faced_[1];
    const CellSet roomy =
        shifted(empty, kNorth) | shifted(empty, kSouth) | shifted(empty, kEast) | shifted(empty, kWest);
    add(std::popcount(faced & ~roomy), 0.25f);
    add(std::popcount(s_.joined), 0.2f);
  }

  void look_at_specials() {
    const int used = s_.board.specials_used();
    for (int i = 1; i <= 3; ++i) add(used >= i ? 1 : 0, 1.0f);
    // Three of them exist in two kinds that a quarter turn exchanges.
    const auto left = [&](Piece piece) { return used < 3 && !s_.board.special_used(piece) ? 1 : 0; };
    add(left(Piece::SCorner), 1.0f);
    add(left(Piece::SCross), 1.0f);
    add(left(Piece::SHHHH) + left(Piece::SRRRR), 0.5f);
    add(left(Piece::SHHHR) + left(Piece::SHRRR), 0.5f);
  }

  const Sketch& s_;
  Features& f_;
  std::size_t next_ = 0;
  std::array<std::array<CellSet, 4>, 2> open_{};
  std::array<CellSet, 2> faced_{};
};

}  // namespace

ROUNDHOUSE_EACH_CPU void extract(const Sketch& sketch, Features& features) { Extractor(sketch, features).run(); }

const std::array<std::array<std::uint16_t, 256>, kCells>& patterns() { return pattern_table().row; }
int pattern_rows() { return pattern_table().rows; }

}  // namespace rh::railroad_ink
