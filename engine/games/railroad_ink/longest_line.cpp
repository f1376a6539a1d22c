// The longest highway or railway (RI-112, RI-155).
//
// A line uses every end at most once, so in the graph of spaces and joints it is a trail, and its
// length is the number of visits to spaces: joints + 1, or one less when the trail returns to its
// first space and that space has no further end (RI-113). A longest trail of a connected part with
//   no space of odd degree      is the closed tour through all joints,
//   two spaces of odd degree    is the open tour through all joints,
//   more                        runs between two spaces of odd degree: else it could be extended.
// Only the last kind needs a search, and the search a limit: on a sheet full of junctions it would
// not end, and trail_table.h takes over.
#include "engine/games/railroad_ink/scoring.h"
#include "engine/games/railroad_ink/trail_table.h"

namespace rh::railroad_ink {
namespace {

// Steps after which the table is the better way: a few hundred microseconds' worth, and more than
// boards of real games need.
constexpr int kPatience = 20'000;

class LineSearch {
 public:
  LineSearch(const Board& board, std::uint8_t type) : t_(tables()) {
    for (CellSet cells = kWholeBoard & ~board.empty & ~board.craters; cells != 0;) {
      const int cell = pop_cell(cells);
      const Lanes ends = lanes_with(board.sides_at(cell), type);
      if (ends == 0) continue;
      all_ |= cell_bit(cell);
      ends_[index(cell)] = ends;
      joints_[index(cell)] =
          static_cast<Lanes>(ends & lanes_with(board.around[index(cell)], type) & t_.inner[index(cell)]);
    }
  }

  int longest_by_segment() {
    int best = 0;
    for (CellSet left = all_; left != 0;) {
      const Part part = connected(std::countr_zero(left));
      left &= ~part.cells;
      best = std::max(best, longest_in(part, best));
    }
    return best;
  }

  // RI-155: the longest simple path.
  int longest_by_space() {
    best_ = 0;
    patience_ = kPatience;
    for (CellSet cells = all_; cells != 0 && patience_ > 0;) path(pop_cell(cells), 0, 0);
    return patience_ > 0 ? best_ : longest_trail(joints_, true).joints + 1;
  }

  // A line of exactly this length, as the spaces it visits.
  std::vector<std::uint8_t> line(int length, Longest longest) {
    patience_ = kPatience;
    for (CellSet cells = all_; cells != 0 && patience_ > 0;) {
      const int start = pop_cell(cells);
      line_.clear();
      if (longest == Longest::Segment ? find_trail(start, length) : find_path(start, length, 0)) return line_;
    }
    return patience_ > 0 ? std::vector<std::uint8_t>{} : table_line(length, longest);
  }

 private:
  struct Part {
    CellSet cells = 0;
    CellSet odd = 0;
    int joints = 0;
    int spaces = 0;
    bool spare_end = false;  // some space has an end that is no joint
  };

  static std::size_t index(int cell) { return static_cast<std::size_t>(cell); }
  int beside(int cell, int direction) const { return t_.neighbour[index(cell)][index(direction)]; }

  Part connected(int start) const {
    Part part;
    CellSet open = cell_bit(start);
    while (open != 0) {
      const int cell = pop_cell(open);
      part.cells |= cell_bit(cell);
      ++part.spaces;
      Lanes lanes = joints_[index(cell)];
      const int degree = std::popcount(lanes);
      part.joints += degree;
      if (degree % 2 != 0) part.odd |= cell_bit(cell);
      part.spare_end |= lanes != ends_[index(cell)];
      while (lanes != 0) open |= cell_bit(beside(cell, pop_direction(lanes)));
      open &= ~part.cells;
    }
    part.joints /= 2;
    return part;
  }

  int longest_in(const Part& part, int known) {
    const int odd = std::popcount(part.odd);
    if (part.joints == 0) return 1;
    if (odd == 0) return part.joints + (part.spare_end ? 1 : 0);
    if (odd == 2) return part.joints + 1;
    // Every further pair of odd spaces costs at least one joint.
    const int bound = part.joints - (odd - 2) / 2 + 1;
    if (bound <= known) return 0;
    if (part.joints == part.spaces - 1) return tree_diameter(part);
    best_ = 0;
    bound_ = bound - 1;
    patience_ = kPatience;
    for (CellSet cells = part.odd; cells != 0 && best_ < bound_ && patience_ > 0;) trail(pop_cell(cells), 0);
    return patience_ > 0 ? best_ + 1 : longest_trail(joints_of(part), false).joints + 1;
  }

  // In a tree the longest trail is the longest path: twice to the farthest space.
  int tree_diameter(const Part& part) {
    int far = std::countr_zero(part.cells), depth = 0;
    farthest(far, -1, 0, far, depth);
    const int start = far;
    depth = 0;
    farthest(start, -1, 0, far, depth);
    return depth + 1;
  }

  void farthest(int cell, int from, int depth, int& far, int& best) const {
    if (depth > best) best = depth, far = cell;
    for (Lanes lanes = joints_[index(cell)]; lanes != 0;) {
      const int direction = pop_direction(lanes);
      if (direction != from) farthest(beside(cell, direction), opposite(direction), depth + 1, far, best);
    }
  }

  JointMap joints_of(const Part& part) const {
    JointMap joints{};
    for (CellSet cells = part.cells; cells != 0;) {
      const int cell = pop_cell(cells);
      joints[index(cell)] = joints_[index(cell)];
    }
    return joints;
  }

  int space_with_spare_end(const Part& part) const {
    for (CellSet cells = part.cells; cells != 0;) {
      const int cell = pop_cell(cells);
      if (ends_[index(cell)] != joints_[index(cell)]) return cell;
    }
    return std::countr_zero(part.cells);
  }

  // The same line by way of the table. A part whose joints all lie on one tour is walked as it is.
  std::vector<std::uint8_t> table_line(int length, Longest longest) {
    for (CellSet left = all_; left != 0;) {
      const Part part = connected(std::countr_zero(left));
      left &= ~part.cells;
      const JointMap joints = joints_of(part);
      if (longest == Longest::Segment && part.odd == 0 && part.joints > 0) {
        // Round once; back in the first space the last visit counts only if that has a further end.
        std::vector<std::uint8_t> round = tour(joints, space_with_spare_end(part));
        if (!part.spare_end) round.pop_back();
        if (static_cast<int>(round.size()) == length) return round;
        continue;
      }
      Trail found = longest_trail(joints, longest == Longest::Space);
      if (static_cast<int>(found.spaces.size()) == length) return std::move(found.spaces);
    }
    return {};
  }

  void trail(int cell, int length) {
    if (length > best_) best_ = length;
    if (--patience_ <= 0) return;
    for (Lanes lanes = joints_[index(cell)]; lanes != 0 && best_ < bound_;) {
      const int direction = pop_direction(lanes);
      const int next = beside(cell, direction);
      toggle(cell, next, direction);
      trail(next, length + 1);
      toggle(cell, next, direction);
    }
  }

  void toggle(int cell, int next, int direction) {
    joints_[index(cell)] ^= lane(direction);
    joints_[index(next)] ^= lane(opposite(direction));
  }

  void path(int cell, CellSet visited, int length) {
    visited |= cell_bit(cell);
    best_ = std::max(best_, ++length);
    if (--patience_ <= 0) return;
    for (Lanes lanes = joints_[index(cell)]; lanes != 0;) {
      const int next = beside(cell, pop_direction(lanes));
      if ((visited & cell_bit(next)) == 0) path(next, visited, length);
    }
  }

  // A closed line needs no case of its own: without its last step it visits as much (RI-113).
  bool find_trail(int cell, int length) {
    line_.push_back(static_cast<std::uint8_t>(cell));
    if (static_cast<int>(line_.size()) == length) return true;
    --patience_;
    for (Lanes lanes = joints_[index(cell)]; lanes != 0 && patience_ > 0;) {
      const int direction = pop_direction(lanes);
      const int next = beside(cell, direction);
      toggle(cell, next, direction);
      if (find_trail(next, length)) return true;
      toggle(cell, next, direction);
    }
    line_.pop_back();
    return false;
  }

  bool find_path(int cell, int length, CellSet visited) {
    line_.push_back(static_cast<std::uint8_t>(cell));
    visited |= cell_bit(cell);
    if (static_cast<int>(line_.size()) == length) return true;
    --patience_;
    for (Lanes lanes = joints_[index(cell)]; lanes != 0 && patience_ > 0;) {
      const int next = beside(cell, pop_direction(lanes));
      if ((visited & cell_bit(next)) == 0 && find_path(next, length, visited)) return true;
    }
    line_.pop_back();
    return false;
  }

  const Tables& t_;
  CellSet all_ = 0;
  std::array<Lanes, kCells> ends_{};
  std::array<Lanes, kCells> joints_{};  // while searching: those not used by the line
  int best_ = 0, bound_ = 0;
  int patience_ = 0;
  std::vector<std::uint8_t> line_;
};

}  // namespace

int longest_line(const Board& board, std::uint8_t type, Longest longest) {
  LineSearch search(board, type);
  return longest == Longest::Segment ? search.longest_by_segment() : search.longest_by_space();
}

std::vector<std::uint8_t> longest_line_squares(const Board& board, std::uint8_t type, Longest longest, int length) {
  return LineSearch(board, type).line(length, longest);
}

}  // namespace rh::railroad_ink
