// An independent judge of a board: it reads the placement texts and counts straight from the words of
// the spec, slowly and without any of the engine's code or tables.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace rh::railroad_ink::testing {

class Oracle {
 public:
  explicit Oracle(std::string_view placements);  // "30.H.H 14HRHRx 32* 33LLLL"

  // Exits of each network that meets at least one, largest first (RI-106, RI-110).
  std::vector<int> exits() const;
  static int network_points(int exits);
  // RI-112, straight from its definition: every way to begin, to go on and to stop.
  int longest(char type) const;
  // RI-155: the longest simple path.
  int longest_by_space(char type) const;
  int centre() const;
  int errors() const;
  int crater_ends() const;
  int closed_lakes() const;
  int largest_lake() const;

  bool drawn(int row, int col) const { return !at(row, col).sides.empty(); }

 private:
  struct Space {
    std::string sides;  // empty: nothing drawn
    bool crossing = false;
    bool crater = false;
  };
  struct Line {
    std::array<std::array<bool, 4>, 49> used{};
    int best = 0;
  };

  const Space& at(int row, int col) const { return spaces_[static_cast<std::size_t>(row * 7 + col)]; }
  char side(int row, int col, int direction) const;
  static bool inside(int row, int col) { return row >= 0 && row < 7 && col >= 0 && col < 7; }
  static char exit_type(int row, int col, int direction);
  bool joint(int row, int col, int direction) const;
  void follow(Line& line, char type, int row, int col) const;
  void measure(Line& line) const;
  int simple_path(std::array<bool, 49>& seen, char type, int row, int col) const;
  struct Lake {
    int size = 0;
    bool closed = true;
  };
  std::vector<Lake> lakes() const;

  std::array<Space, 49> spaces_;
};

}  // namespace rh::railroad_ink::testing
