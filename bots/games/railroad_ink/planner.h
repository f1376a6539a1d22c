// Plans a whole round: which boards a seat can have at its end, and the best of them.
//
// The search goes forward by what has been drawn so far (so many dice, a special route or none, so
// many lava dice) and keeps the most promising boards of each such stage: a beam. With a beam wide
// enough for every board it is exact.
#pragma once

#include <vector>

#include "bots/games/railroad_ink/judgement.h"
#include "bots/games/railroad_ink/seen.h"
#include "engine/games/railroad_ink/state.h"

namespace rh::railroad_ink {

// What a seat has to draw in a round, apart from its board.
struct Task {
  std::array<std::uint8_t, 4> faces{};  // Piece
  std::uint8_t drawn = 0;               // bit i: faces[i] is drawn, or there is none
  std::array<std::uint8_t, 2> lava_faces{};
  std::uint8_t lava_drawn = 0;  // bits as above; 3 without lava dice
  bool lava = false;
  bool special_done = false;
  int rounds_left = 0;  // after this round
  CellSet latest = 0;   // spaces that were drawn on last: in this round or, before the first drawing, in the one before

  static Task of(const Table& table, const SeatState& seat);
  // In a draft, with a pair that is not yet taken and those taken before. Lava dice are shared by all: no reason to
  // prefer a pair.
  static Task with_pair(const Table& table, const SeatState& seat, const Move& pair);
};

struct Beam {
  int width = 8;          // boards kept at each stage
  int special_width = 2;  // of those: how many are tried with every special route
};

// An end-of-round board and the drawings that lead to it (then `done`).
struct Plan {
  static constexpr std::size_t kMaxDrawings = 12;
  float value = 0;
  std::uint8_t count = 0;
  std::array<Move, kMaxDrawings> moves{};
  Sketch end;
};

class Planner {
 public:
  explicit Planner(const Value& value) : value_(value) {}

  // The best end-of-round boards, best first, at most `keep` of them; at least one.
  void plan(const Sketch& start, const Task& task, Beam beam, std::size_t keep, std::vector<Plan>& plans);
  // Only the value of the best one, and its board where `end` is given.
  float best(const Sketch& start, const Task& task, Beam beam, Sketch* end = nullptr);

  // Whose eyes the planner looks with; at first they are good.
  void judge_by(const Judgement& judgement) { judgement_ = judgement; }
  float value(const Sketch& sketch, int rounds_left) const { return judgement_(value_, sketch, rounds_left); }
  std::uint64_t looked_at() const { return looked_at_; }  // boards, since the planner was made

 private:
  static constexpr std::size_t kStages = 5 * 2 * 3;
  static constexpr std::uint32_t kNone = ~0u;

  struct Candidate {
    float value;
    std::uint32_t parent;
    std::uint64_t key;
    std::uint8_t kind, cell, variant, slot;  // slot: which face; of a special route none
  };
  struct Node {
    Sketch sketch;
    std::uint32_t parent = kNone;
    Move move;
    CellSet latest = 0;
    std::uint8_t drawn = 0, lava_drawn = 0;
    bool special_done = false;
    float value = 0;
  };
  struct End {
    float value;
    std::uint32_t node;   // finished when `candidate` has no parent
    Candidate candidate;  // one more drawing on top of the node
  };

  void search(const Sketch& start, const Task& task, Beam beam, std::size_t keep);
  void expand(std::uint32_t node, bool with_specials);
  void consider(const Node& from, std::uint32_t parent, Kind kind, int cell, int variant, int slot);
  void finish(const End& end);
  std::uint32_t make_node(const Candidate& candidate);
  static std::size_t stage(int dice, bool special, int lava);

  const Value& value_;
  Judgement judgement_;
  Task task_;
  std::size_t keep_ = 1;
  std::array<std::vector<Candidate>, kStages> stages_;
  std::vector<Node> nodes_;
  std::size_t node_count_ = 0;
  std::vector<End> ends_;
  SeenBoards seen_;
  Sketch scratch_;
  std::uint64_t looked_at_ = 0;
};

}  // namespace rh::railroad_ink
