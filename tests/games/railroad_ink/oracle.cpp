#include "tests/games/railroad_ink/oracle.h"

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <sstream>

namespace rh::railroad_ink::testing {
namespace {

constexpr int kRow[] = {-1, 0, 1, 0}, kCol[] = {0, 1, 0, -1};
std::size_t place(int row, int col) { return static_cast<std::size_t>(row * 7 + col); }
bool is_end(char c) { return c == 'H' || c == 'R'; }

}  // namespace

Oracle::Oracle(std::string_view placements) {
  std::istringstream words{std::string(placements)};
  for (std::string word; words >> word;) {
    Space& space = spaces_[place(word[0] - '0', word[1] - '0')];
    space = {};
    if (word[2] == '*') {
      space.crater = true;
    } else {
      space.sides = word.substr(2, 4);
      space.crossing = word.size() == 7;
    }
  }
}

char Oracle::side(int row, int col, int direction) const {
  const Space& space = at(row, col);
  return space.sides.empty() ? '.' : space.sides[static_cast<std::size_t>(direction)];
}

// RI-12, by hand.
char Oracle::exit_type(int row, int col, int direction) {
  if ((direction == 0 && row == 0) || (direction == 2 && row == 6))
    return col == 1 || col == 5 ? 'H' : col == 3 ? 'R' : 0;
  if ((direction == 1 && col == 6) || (direction == 3 && col == 0))
    return row == 1 || row == 5 ? 'R' : row == 3 ? 'H' : 0;
  return 0;
}

bool Oracle::joint(int row, int col, int direction) const {
  const char mine = side(row, col, direction);
  const int r = row + kRow[direction], c = col + kCol[direction];
  return is_end(mine) && inside(r, c) && side(r, c, (direction + 2) % 4) == mine;
}

std::vector<int> Oracle::exits() const {
  std::vector<std::size_t> parent(49 * 4);
  std::iota(parent.begin(), parent.end(), 0);
  const std::function<std::size_t(std::size_t)> root = [&](std::size_t i) {
    return parent[i] == i ? i : parent[i] = root(parent[i]);
  };
  const auto node = [](int row, int col, int d) { return place(row, col) * 4 + static_cast<std::size_t>(d); };
  for (int row = 0; row < 7; ++row) {
    for (int col = 0; col < 7; ++col) {
      for (int d = 0; d < 4; ++d) {
        const char mine = side(row, col, d);
        if (!is_end(mine)) continue;
        if (joint(row, col, d)) {
          parent[root(node(row, col, d))] = root(node(row + kRow[d], col + kCol[d], (d + 2) % 4));
        }
        for (int e = 0; e < 4; ++e) {
          const char other = side(row, col, e);
          if (!is_end(other) || (at(row, col).crossing && other != mine)) continue;
          parent[root(node(row, col, d))] = root(node(row, col, e));
        }
      }
    }
  }
  std::map<std::size_t, int> met;
  for (int row = 0; row < 7; ++row) {
    for (int col = 0; col < 7; ++col) {
      for (int d = 0; d < 4; ++d) {
        const char exit = exit_type(row, col, d);
        if (exit != 0 && side(row, col, d) == exit) ++met[root(node(row, col, d))];
      }
    }
  }
  std::vector<int> counts;
  for (const auto& [network, count] : met) counts.push_back(count);
  std::ranges::sort(counts, std::greater());
  return counts;
}

int Oracle::network_points(int exits) { return exits < 2 ? 0 : exits == 12 ? 45 : 4 * (exits - 1); }

// The sum of ceil(k/2) over all spaces, k being the ends the line uses there.
void Oracle::measure(Line& line) const {
  int sum = 0;
  for (const auto& ends : line.used) sum += (static_cast<int>(std::ranges::count(ends, true)) + 1) / 2;
  line.best = std::max(line.best, sum);
}

// The line is inside this space: stop here, stop at one of its unused ends, or go on through a joint.
void Oracle::follow(Line& line, char type, int row, int col) const {
  measure(line);
  for (int d = 0; d < 4; ++d) {
    const auto direction = static_cast<std::size_t>(d);
    bool& used = line.used[place(row, col)][direction];
    if (used || side(row, col, d) != type) continue;
    used = true;
    measure(line);
    if (joint(row, col, d)) {
      const int r = row + kRow[d], c = col + kCol[d];
      bool& there = line.used[place(r, c)][static_cast<std::size_t>((d + 2) % 4)];
      if (!there) {
        there = true;
        follow(line, type, r, c);
        there = false;
      }
    }
    used = false;
  }
}

int Oracle::longest(char type) const {
  int best = 0;
  for (int row = 0; row < 7; ++row) {
    for (int col = 0; col < 7; ++col) {
      if (at(row, col).sides.find(type) == std::string::npos) continue;
      best = std::max(best, 1);  // a lone piece
      Line inside_piece;
      follow(inside_piece, type, row, col);
      best = std::max(best, inside_piece.best);
      for (int d = 0; d < 4; ++d) {
        if (side(row, col, d) != type) continue;
        Line at_end;
        at_end.used[place(row, col)][static_cast<std::size_t>(d)] = true;
        follow(at_end, type, row, col);
        best = std::max(best, at_end.best);
      }
    }
  }
  return best;
}

int Oracle::simple_path(std::array<bool, 49>& seen, char type, int row, int col) const {
  seen[place(row, col)] = true;
  int best = 0;
  for (int d = 0; d < 4; ++d) {
    const int r = row + kRow[d], c = col + kCol[d];
    if (side(row, col, d) == type && joint(row, col, d) && !seen[place(r, c)]) {
      best = std::max(best, simple_path(seen, type, r, c));
    }
  }
  seen[place(row, col)] = false;
  return best + 1;
}

int Oracle::longest_by_space(char type) const {
  int best = 0;
  std::array<bool, 49> seen{};
  for (int row = 0; row < 7; ++row) {
    for (int col = 0; col < 7; ++col) {
      if (at(row, col).sides.find(type) != std::string::npos) best = std::max(best, simple_path(seen, type, row, col));
    }
  }
  return best;
}

int Oracle::centre() const {
  int points = 0;
  for (int row = 2; row <= 4; ++row) {
    for (int col = 2; col <= 4; ++col) points += drawn(row, col) ? 1 : 0;
  }
  return points;
}

int Oracle::errors() const {
  int errors = 0;
  for (int row = 0; row < 7; ++row) {
    for (int col = 0; col < 7; ++col) {
      for (int d = 0; d < 4; ++d) {
        const int r = row + kRow[d], c = col + kCol[d];
        const char mine = side(row, col, d);
        if (mine == '.' || !inside(r, c)) continue;
        const bool answered = side(r, c, (d + 2) % 4) == mine;
        if (!answered && (mine == 'L' || !at(r, c).crater)) ++errors;
      }
    }
  }
  return errors;
}

int Oracle::crater_ends() const {
  int ends = 0;
  for (int row = 0; row < 7; ++row) {
    for (int col = 0; col < 7; ++col) {
      for (int d = 0; d < 4; ++d) {
        const int r = row + kRow[d], c = col + kCol[d];
        if (is_end(side(row, col, d)) && inside(r, c) && at(r, c).crater) ++ends;
      }
    }
  }
  return ends;
}

std::vector<Oracle::Lake> Oracle::lakes() const {
  std::vector<Lake> found;
  std::array<bool, 49> seen{};
  const std::function<void(Lake&, int, int)> fill = [&](Lake& lake, int row, int col) {
    seen[place(row, col)] = true;
    ++lake.size;
    for (int d = 0; d < 4; ++d) {
      const int r = row + kRow[d], c = col + kCol[d];
      if (side(row, col, d) != 'L' || !inside(r, c)) continue;
      if (side(r, c, (d + 2) % 4) != 'L') {
        lake.closed = false;
      } else if (!seen[place(r, c)]) {
        fill(lake, r, c);
      }
    }
  };
  for (int row = 0; row < 7; ++row) {
    for (int col = 0; col < 7; ++col) {
      if (at(row, col).sides.find('L') == std::string::npos || seen[place(row, col)]) continue;
      Lake lake;
      fill(lake, row, col);
      found.push_back(lake);
    }
  }
  return found;
}

int Oracle::closed_lakes() const {
  const auto all = lakes();
  return static_cast<int>(std::ranges::count_if(all, [](const Lake& lake) { return lake.closed; }));
}

int Oracle::largest_lake() const {
  int largest = 0;
  for (const Lake& lake : lakes()) largest = std::max(largest, lake.size);
  return largest;
}

}  // namespace rh::railroad_ink::testing
