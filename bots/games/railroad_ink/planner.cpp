#include "bots/games/railroad_ink/planner.h"

#include <algorithm>
#include <tuple>

namespace rh::railroad_ink {
namespace {

std::size_t index(int i) { return static_cast<std::size_t>(i); }
constexpr std::uint8_t kSpecialSlot = 0xff;
constexpr std::uint32_t kFewNodes = 64;

bool better(const auto& a, const auto& b) { return a.value > b.value; }

}  // namespace

Task Task::of(const Table& table, const SeatState& seat) {
  Task task;
  task.faces = seat.faces;
  task.drawn = seat.faces_drawn;
  task.lava = table.lava != 0;
  task.lava_faces = table.lava_faces;
  task.lava_drawn = task.lava ? seat.lava_drawn : 3;
  task.special_done = seat.special_this_round != 0;
  task.rounds_left = table.rounds - table.round;
  // The volcano that stands there from the beginning was drawn by nobody.
  const int last = std::max<int>(1, *std::ranges::max_element(seat.rounds));
  for (int cell = 0; cell < kCells; ++cell) {
    if (seat.board.holds_route_or_lava(cell) && seat.rounds[index(cell)] == last) task.latest |= cell_bit(cell);
  }
  return task;
}

Task Task::with_pair(const Table& table, const SeatState& seat, const Move& pair) {
  Task task = Task::of(table, seat);
  const bool second = table.picks >= table.seats;
  task.faces = {seat.faces[0], seat.faces[1], pair.detail[0], pair.detail[1]};
  task.drawn = second ? 0 : 3;
  task.lava = false;
  task.lava_drawn = 3;
  task.special_done = false;
  return task;
}

// Stages in the order they are worked through: every drawing but a volcano leads to a later one.
std::size_t Planner::stage(int dice, bool special, int lava) {
  return index((dice * 2 + (special ? 1 : 0)) * 3 + lava);
}

// One more drawing: looked at once, whatever the order that leads to it.
void Planner::consider(const Node& from, std::uint32_t parent, Kind kind, int cell, int variant, int slot) {
  const Piece piece = tables().variants[index(variant)].piece;
  if (kind == Kind::Erase) {
    Board erased = from.sketch.board;
    erased.draw(cell, variant);
    scratch_ = Sketch(erased, from.sketch.longest);
  } else {
    const std::uint64_t key = from.sketch.key ^ drawing_key(cell, variant);
    if (seen_.insert(key)) return;
    scratch_ = from.sketch;
    scratch_.draw(cell, variant);
  }
  std::uint8_t drawn = from.drawn;
  bool special = from.special_done;
  int lava = task_.lava ? std::popcount(from.lava_drawn) : 0;
  if (is_route_face(piece))
    drawn = static_cast<std::uint8_t>(drawn | 1u << slot);
  else if (is_special(piece))
    scratch_.board.use_special(piece), special = true;
  else if (piece != Piece::Volcano)
    ++lava;
  const int dice = std::popcount(drawn);
  ++looked_at_;
  const Candidate candidate{value(scratch_, task_.rounds_left),
                            parent,
                            scratch_.key,
                            static_cast<std::uint8_t>(kind),
                            static_cast<std::uint8_t>(cell),
                            static_cast<std::uint8_t>(variant),
                            static_cast<std::uint8_t>(slot)};
  stages_[stage(dice, special, lava)].push_back(candidate);
  // With all dice drawn nothing is owed: the board may stay as it is.
  if (drawn == 15 && (!task_.lava || lava > 0)) finish({candidate.value, parent, candidate});
}

// Keeps the best ends, the best first.
void Planner::finish(const End& end) {
  if (ends_.size() == keep_ && ends_.back().value >= end.value) return;
  if (ends_.size() == keep_) ends_.pop_back();
  ends_.insert(
      std::upper_bound(ends_.begin(), ends_.end(), end, [](const End& a, const End& b) { return better(a, b); }), end);
}

std::uint32_t Planner::make_node(const Candidate& candidate) {
  if (node_count_ == nodes_.size()) nodes_.resize(nodes_.empty() ? 256 : 2 * nodes_.size());
  const auto at = static_cast<std::uint32_t>(node_count_++);
  Node& node = nodes_[at];
  const Node& from = nodes_[candidate.parent];
  const auto kind = static_cast<Kind>(candidate.kind);
  const Piece piece = tables().variants[candidate.variant].piece;
  if (kind == Kind::Erase) {
    Board erased = from.sketch.board;
    erased.draw(candidate.cell, candidate.variant);
    node.sketch = Sketch(erased, from.sketch.longest);
  } else {
    node.sketch = from.sketch;
    node.sketch.draw(candidate.cell, candidate.variant);
  }
  node.parent = candidate.parent;
  node.latest = from.latest | cell_bit(candidate.cell);
  node.drawn = from.drawn;
  node.lava_drawn = from.lava_drawn;
  node.special_done = from.special_done;
  node.value = candidate.value;
  node.move = kind == Kind::Volcano ? Move::volcano(candidate.cell)
              : kind == Kind::Erase ? Move::erase(candidate.cell, candidate.variant)
                                    : Move::draw(candidate.cell, candidate.variant);
  if (is_route_face(piece)) {
    node.drawn = static_cast<std::uint8_t>(node.drawn | 1u << candidate.slot);
  } else if (is_special(piece)) {
    node.sketch.board.use_special(piece);
    node.special_done = true;
  } else if (piece != Piece::Volcano) {
    node.lava_drawn = static_cast<std::uint8_t>(node.lava_drawn | 1u << candidate.slot);
  }
  return at;
}

void Planner::expand(std::uint32_t at, bool with_specials) {
  const Tables& t = tables();
  const Node& node = nodes_[at];
  const Board& board = node.sketch.board;
  std::uint64_t dice = 0, specials = 0;
  std::array<std::uint8_t, kPieces> slot{};
  slot.fill(kSpecialSlot);
  for (int i = 3; i >= 0; --i) {
    if ((node.drawn >> i & 1) != 0) continue;
    dice |= t.route_variants[task_.faces[index(i)]];
    slot[task_.faces[index(i)]] = static_cast<std::uint8_t>(i);
  }
  if (!node.special_done && board.specials_used() < t.special_limit) {
    for (std::size_t i = 0; i < kSpecials; ++i) {
      if ((board.specials >> i & 1) == 0) specials |= t.route_variants[kFirstSpecial + i];
    }
  }
  const std::uint64_t routes = dice | (with_specials ? specials : 0);
  bool owed = false;
  const CellSet drawable = (board.empty | board.craters) & board.touched;
  const auto draw = [&](CellSet cells) {
    while (cells != 0) {
      const int cell = pop_cell(cells);
      std::uint64_t fits = t.route_fits[board.around[index(cell)]] & routes;
      owed |= (fits & dice) != 0 && (board.empty & cell_bit(cell)) != 0;
      for (; fits != 0; fits &= fits - 1) {
        const int variant = std::countr_zero(fits);
        consider(node, at, Kind::Draw, cell, variant, slot[index(static_cast<int>(t.variants[index(variant)].piece))]);
      }
    }
  };
  const CellSet sight = judgement_.around(node.latest);
  draw(drawable & sight);
  if (!owed) draw(drawable & ~sight);
  if (task_.lava) {
    std::uint32_t faces = 0;
    for (int i = 1; i >= 0; --i) {
      if ((node.lava_drawn >> i & 1) != 0) continue;
      faces |= t.lava_variants[task_.lava_faces[index(i)]];
      slot[task_.lava_faces[index(i)]] = static_cast<std::uint8_t>(i);
    }
    bool fits_on_empty = false;
    const auto flow = [&](Kind kind, CellSet cells) {
      bool any = false;
      while (cells != 0) {
        const int cell = pop_cell(cells);
        for (std::uint32_t fits = t.lava_fits[board.around[index(cell)]] & faces; fits != 0; fits &= fits - 1) {
          const int variant = std::countr_zero(fits) + kRouteVariants;
          any = true;
          fits_on_empty |= (board.empty & cell_bit(cell)) != 0;
          consider(node, at, kind, cell, variant, slot[index(static_cast<int>(t.variants[index(variant)].piece))]);
        }
      }
      return any;
    };
    flow(Kind::Draw, (board.empty | board.craters) & board.touched);
    if (node.lava_drawn == 0) {
      owed |= fits_on_empty;
      if (!fits_on_empty) {  // stuck (RI-97): erase a route beside the lava, or a new volcano
        CellSet erasable = 0;
        for (CellSet cells = board.touched & node.sketch.drawn() & ~board.lava; cells != 0;) {
          const int cell = pop_cell(cells);
          if (lanes_with(board.around[index(cell)], kLavaSide) != 0) erasable |= cell_bit(cell);
        }
        owed |= flow(Kind::Erase, erasable);
        CellSet spaces = board.empty & ~beside(board.lava);
        owed |= spaces != 0;
        // Volcanoes do not count as a stage of their own: a few are enough.
        for (int tried = 0; spaces != 0 && tried < 6 && at < kFewNodes; ++tried)
          consider(node, at, Kind::Volcano, pop_cell(spaces), kVolcanoVariant, kSpecialSlot);
      }
    }
  }
  const bool finished = node.drawn == 15 && (!task_.lava || node.lava_drawn != 0) && at != 0;
  if (!owed && !finished) finish({value(node.sketch, task_.rounds_left), at, {.value = 0, .parent = kNone}});
}

void Planner::search(const Sketch& start, const Task& task, Beam beam, std::size_t keep) {
  task_ = task;
  keep_ = keep;
  for (auto& stage : stages_) stage.clear();
  ends_.clear();
  seen_.clear();
  node_count_ = 0;
  if (nodes_.empty()) nodes_.resize(256);
  Node& root = nodes_[node_count_++];
  root.sketch = start;
  root.parent = kNone;
  root.latest = task.latest;
  root.drawn = task.drawn;
  root.lava_drawn = task.lava_drawn;
  root.special_done = task.special_done;
  expand(0, beam.special_width > 0);
  for (std::size_t at = 0; at < kStages; ++at) {
    auto& candidates = stages_[at];
    for (std::size_t done = 0; done < candidates.size();) {
      const std::size_t width = std::min(candidates.size(), done + index(beam.width));
      if (done > 0 && done >= index(beam.width)) break;
      std::partial_sort(candidates.begin() + static_cast<std::ptrdiff_t>(done),
                        candidates.begin() + static_cast<std::ptrdiff_t>(width), candidates.end(),
                        [](const Candidate& a, const Candidate& b) {
                          if (a.value != b.value) return a.value > b.value;
                          // Only erasing leads to one board twice.
                          return std::tie(a.key, a.parent, a.cell) < std::tie(b.key, b.parent, b.cell);
                        });
      const std::size_t dice = at / 6;
      const bool special = at / 3 % 2 != 0;
      for (std::size_t i = done; i < width; ++i) {
        const bool with_specials = i < index(beam.special_width);
        if (dice == 4 && !task_.lava && (special || !with_specials)) break;
        expand(make_node(candidates[i]), with_specials);
      }
      done = width;
    }
  }
}

void Planner::plan(const Sketch& start, const Task& task, Beam beam, std::size_t keep, std::vector<Plan>& plans) {
  search(start, task, beam, keep);
  plans.clear();
  for (const End& end : ends_) {
    const std::uint32_t last = end.candidate.parent == kNone ? end.node : make_node(end.candidate);
    Plan& plan = plans.emplace_back();
    plan.value = end.value;
    plan.end = nodes_[last].sketch;
    for (std::uint32_t at = last; at != 0; at = nodes_[at].parent) plan.moves[plan.count++] = nodes_[at].move;
    std::reverse(plan.moves.begin(), plan.moves.begin() + plan.count);
  }
}

float Planner::best(const Sketch& start, const Task& task, Beam beam, Sketch* end) {
  search(start, task, beam, 1);
  if (ends_.empty()) {
    if (end != nullptr) *end = start;
    return value(start, task.rounds_left);
  }
  const End& best = ends_.front();
  if (end != nullptr) *end = nodes_[best.candidate.parent == kNone ? best.node : make_node(best.candidate)].sketch;
  return best.value;
}

}  // namespace rh::railroad_ink
