#include "bots/games/railroad_ink/last_round.h"

#include <algorithm>

namespace rh::railroad_ink {
namespace {

std::size_t index(int i) { return static_cast<std::size_t>(i); }
constexpr int kPointsOfAJoin = 4;  // two networks become one, or a network meets one more exit

int ends_of(Sides sides, std::uint8_t type) { return std::popcount(lanes_with(sides, type)); }

// How long the longest line of a type can become when `visits` more visits to new spaces are to be
// had. It is made of the new spaces and of at most one stretch more of the old parts; a stretch visits
// each space of its part at most as often as half its ends, rounded up.
int longest_possible(const Sketch& sketch, std::size_t type, int visits) {
  const auto& ends = sketch.ends[type];
  CellSet left = ends[0] | ends[1] | ends[2] | ends[3];
  const Joints joints(ends);
  // Spaces with three or four ends can be visited twice.
  const CellSet twice = (ends[0] & ends[1] & (ends[2] | ends[3])) | (ends[2] & ends[3] & (ends[0] | ends[1]));
  std::array<int, kCells> parts;
  std::size_t count = 0;
  while (left != 0) {
    const CellSet part = joints.reach(left & (~left + 1));
    left &= ~part;
    parts[count++] = std::popcount(part) + std::popcount(part & twice);
  }
  const std::size_t stretches = std::min(count, index(visits) + 1);
  std::partial_sort(parts.begin(), parts.begin() + static_cast<std::ptrdiff_t>(stretches),
                    parts.begin() + static_cast<std::ptrdiff_t>(count), std::greater());
  int length = visits;
  for (std::size_t i = 0; i < stretches; ++i) length += parts[i];
  return length;
}

}  // namespace

// An upper bound of what the undrawn dice and, if allowed, one special route can add to the score.
int LastRound::most_to_gain(const Sketch& sketch, std::uint8_t drawn, bool special) const {
  const Tables& t = tables();
  int pieces = 0, ends = 0, joins = 0;
  std::array<int, 2> visits{};
  for (std::size_t i = 0; i < 4; ++i) {
    if ((drawn >> i & 1) != 0) continue;
    const auto piece = static_cast<Piece>(task_.faces[i]);
    const Sides sides = t.variants[t.variants_of[task_.faces[i]][0]].sides;
    const int highways = ends_of(sides, kHighway), railways = ends_of(sides, kRailway);
    ++pieces;
    ends += highways + railways;
    joins += piece == Piece::Overpass ? 2 : highways + railways - 1;
    visits[kHighways] += (highways + 1) / 2;
    visits[kRailways] += (railways + 1) / 2;
  }
  if (special) {
    ++pieces;
    ends += 4;
    joins += 3;
    visits[kHighways] += 2;
    visits[kRailways] += 2;
  }
  const CellSet drawable = sketch.board.empty | sketch.board.craters;
  int networks = 0;
  for (std::size_t i = 0; i < sketch.networks; ++i) networks += sketch.exits[i] > 0 ? 1 : 0;
  int free_exits = 0;
  for (const Exit& exit : t.exits) free_exits += static_cast<int>(drawable >> exit.cell & 1);
  joins = std::min(joins, std::max(0, networks + free_exits - 1));

  int open = 0;
  for (int d = 0; d < 4; ++d) {
    const CellSet towards = shifted(drawable, opposite(d));
    open += std::popcount(sketch.unanswered(kHighways, d) & towards) +
            std::popcount(sketch.unanswered(kRailways, d) & towards);
  }
  int gain = kPointsOfAJoin * joins + 1;  // and one more for all twelve exits
  gain += std::min(open, ends) + std::min(pieces, std::popcount(drawable & t.centre));
  if (sketch.board.craters != 0) gain += (t.points_crater_end + 1) * ends;
  for (std::size_t type : {kHighways, kRailways}) {
    if (visits[type] > 0)
      gain += std::max(0, longest_possible(sketch, type, visits[type]) - static_cast<int>(sketch.line[type]));
  }
  return gain;
}

void LastRound::visit(const Sketch& sketch, std::uint8_t drawn, bool special_done) {
  if (!complete_) return;
  const Tables& t = tables();
  const Board& board = sketch.board;
  std::uint64_t dice = 0, specials = 0;
  std::array<std::uint8_t, kPieces> slot{};
  for (std::size_t i = 0; i < 4; ++i) {
    if ((drawn >> i & 1) != 0) continue;
    dice |= t.route_variants[task_.faces[i]];
    slot[task_.faces[i]] = static_cast<std::uint8_t>(i);
  }
  const bool special = !special_done && board.specials_used() < t.special_limit;
  if (special) {
    for (std::size_t i = 0; i < kSpecials; ++i) {
      if ((board.specials >> i & 1) == 0) specials |= t.route_variants[kFirstSpecial + i];
    }
  }
  const CellSet spaces = (board.empty | board.craters) & board.touched;
  bool owed = false;
  if (dice != 0) {
    for (CellSet cells = board.empty & board.touched; cells != 0 && !owed;)
      owed = (t.route_fits[board.around[index(pop_cell(cells))]] & dice) != 0;
  }
  const int total = sketch.total();
  if (!owed && total > best_) {
    best_ = total;
    plan_->value = static_cast<float>(total);
    plan_->count = static_cast<std::uint8_t>(depth_);
    plan_->moves = path_;
    plan_->end = sketch;
  }
  if ((dice | specials) == 0 || total + most_to_gain(sketch, drawn, special) <= best_) return;
  for (CellSet cells = spaces; cells != 0;) {
    const int cell = pop_cell(cells);
    for (std::uint64_t fits = t.route_fits[board.around[index(cell)]] & (dice | specials); fits != 0;
         fits &= fits - 1) {
      const int variant = std::countr_zero(fits);
      if (seen_.insert(sketch.key ^ drawing_key(cell, variant))) continue;
      if (++looked_at_ > limit_) {
        complete_ = false;
        return;
      }
      Sketch next = sketch;
      next.draw(cell, variant);
      const Piece piece = t.variants[index(variant)].piece;
      path_[depth_++] = Move::draw(cell, variant);
      if (is_special(piece)) {
        next.board.use_special(piece);
        visit(next, drawn, true);
      } else {
        visit(next, static_cast<std::uint8_t>(drawn | 1u << slot[index(static_cast<int>(piece))]), special_done);
      }
      --depth_;
    }
  }
}

bool LastRound::improve(const Sketch& start, const Task& task, std::uint64_t limit, Plan& plan) {
  task_ = task;
  limit_ = limit;
  looked_at_ = 0;
  complete_ = true;
  plan_ = &plan;
  best_ = plan.count > 0 ? static_cast<int>(plan.value) : -1000;
  depth_ = 0;
  seen_.clear();
  visit(start, task.drawn, task.special_done);
  return complete_;
}

}  // namespace rh::railroad_ink
