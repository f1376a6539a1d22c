// What can be said of a position of Railroad Ink: a candidate is a way to end the round, named by a drawing of it that
// sets it apart from better ones, so that the order of drawing never makes a difference.
#include <algorithm>

#include "bots/games/railroad_ink/prospects.h"
#include "bots/games/railroad_ink/reasons.h"

namespace rh::railroad_ink {
namespace {

constexpr Beam kWide{40, 10};
constexpr std::size_t kPlans = 128, kCandidates = 6, kFewPlans = 4;
// The dice are the same for all: so much of the variance of points decides nothing between them, by the wins at tables
// of two.
constexpr double kCommon = 0.5;

struct Candidate {
  Move move;
  Sketch end;
  std::vector<Move> then;
};

// To whoever looks from elsewhere: the same board with the same dice.
bool look_alike(const SeatState& a, const SeatState& b) { return a.shown == b.shown && a.faces == b.faces; }

std::vector<Forecast> expected(const State& world, Seat viewer, const Means& means) {
  auto& prospects = means.workspace.get<Prospects>();
  std::vector<Forecast> seats;
  for (Seat s = 0; s < world.table.seats; ++s) {
    Seat twin = 0;  // in the first round all boards are empty
    while (twin < s && (twin == viewer || s == viewer || !look_alike(world.at(twin), world.at(s)))) ++twin;
    seats.push_back(twin < s ? seats[static_cast<std::size_t>(twin)]
                             : forecast(world.table, prospects.of(world, s, viewer)));
  }
  if (world.table.phase != Phase::Over) {
    share_first_rank(seats, kCommon);
    return seats;
  }
  const Standing standing = railroad_ink::standing(world);
  const auto first = std::ranges::count(std::span(standing.ranks).first(seats.size()), 1);
  for (std::size_t s = 0; s < seats.size(); ++s)
    seats[s].win = standing.ranks[s] == 1 ? 1.0 / static_cast<double>(first) : 0;
  return seats;
}

// What an end of the round means to a seat: what is expected of it, more or less by as much as this end is better or
// worse than what it can hope for. In the last round an end is the result.
class Measure {
 public:
  Measure(const State& world, Seat seat, const Means& means)
      : seats_(expected(world, seat, means)),
        seat_(static_cast<std::size_t>(seat)),
        usual_(seats_[seat_]),
        hoped_(means.workspace.get<Prospects>().of(world, seat, seat)),
        last_(world.table.phase == Phase::Play && hoped_.rounds_left == 0) {}

  Forecast operator()(double value) const {
    std::vector<Forecast> seats = seats_;
    Forecast& own = seats[seat_];
    own = last_ ? Forecast{.points = value} : Forecast{usual_.points + value - hoped_.points, usual_.spread};
    share_first_rank(seats, kCommon);
    return seats[seat_];
  }

 private:
  std::vector<Forecast> seats_;
  std::size_t seat_;
  Forecast usual_;
  Promise hoped_;
  bool last_;
};

class InkAdviser final : public Adviser {
 public:
  std::vector<Forecast> estimate(const Outlook& outlook, const Means& means) override {
    const auto imagined = outlook.imagine(means.random);
    return expected(state_of<RailroadInk>(*imagined), outlook.seat(), means);
  }

  std::vector<RatedMove> rate(const Outlook& outlook, const Means& means) override {
    const auto imagined = outlook.imagine(means.random);
    const State& world = state_of<RailroadInk>(*imagined);
    const Seat seat = outlook.seat();
    if (world.table.phase == Phase::Draft) {
      Moves& moves = means.workspace.get<Moves>();
      railroad_ink::legal(world, seat, moves);
      return rate_pairs(world, seat, {moves.begin(), moves.end()}, means);
    }
    return rated(world, seat, candidates(world, seat, means), means);
  }

  RatedMove rate_one(const Outlook& outlook, PackedMove packed, const Means& means) override {
    const auto imagined = outlook.imagine(means.random);
    const State& world = state_of<RailroadInk>(*imagined);
    const Seat seat = outlook.seat();
    const Move move = unpack(packed);
    if (world.table.phase == Phase::Draft) return rate_pairs(world, seat, std::span(&move, 1), means)[0];
    std::vector<Candidate> ways;
    begin_with(world, seat, move, means, ways);
    // Nor does the order make a difference here: a candidate that holds this drawing counts for it.
    if (world.at(seat).settled != 0) {
      for (const Candidate& other : candidates(world, seat, means)) {
        std::vector<Move> drawings = {other.move};
        drawings.insert(drawings.end(), other.then.begin(), other.then.end());
        std::erase(drawings, Move::done());
        if (auto way = beginning_with(world, seat, drawings, other.end, move)) ways.push_back(std::move(*way));
      }
    }
    return rated(world, seat, ways, means)[0];
  }

 private:
  // Of a seat that has settled the impact plans, by the drawing that sets each apart; before that every impact.
  static std::vector<Candidate> candidates(const State& world, Seat seat, const Means& means) {
    std::vector<Candidate> found;
    auto& moves = means.workspace.get<Moves>();
    railroad_ink::legal(world, seat, moves);
    if (world.at(seat).settled == 0) {
      for (const Move& move : moves) begin_with(world, seat, move, means, found);
      return found;
    }
    std::vector<Plan> plans;
    means.workspace.get<Prospects>().plans(world, seat, kWide, kPlans, plans);
    for (const Plan& plan : plans) {
      if (found.size() == kCandidates) break;
      const std::span drawings(plan.moves.data(), plan.count);
      // Not what a better candidate begins with and, where there is a choice, nothing of the best one's round.
      const auto is_new = [&](const Move& move) {
        return std::ranges::find(found, move, &Candidate::move) == found.end() &&
               !railroad_ink::check(world, seat, move);
      };
      const auto is_own = [&](const Move& move) {
        return is_new(move) && (found.empty() || std::ranges::find(found[0].then, move) == found[0].then.end());
      };
      auto first = std::ranges::find_if(drawings, is_own);
      if (first == drawings.end()) first = std::ranges::find_if(drawings, is_new);
      if (first == drawings.end()) continue;
      if (auto way = beginning_with(world, seat, drawings, plan.end, *first)) found.push_back(std::move(*way));
    }
    if (!railroad_ink::check(world, seat, Move::done())) begin_with(world, seat, Move::done(), means, found);
    if (found.empty()) begin_with(world, seat, moves[0], means, found);
    return found;
  }

  // Ways to end the round after this move, which is legal.
  static void begin_with(const State& world, Seat seat, const Move& move, const Means& means,
                         std::vector<Candidate>& found) {
    const Longest longest = longest_option(world.table);
    if (move.kind == Kind::Done) {
      found.push_back({move, Sketch(world.at(seat).board, longest), {}});
      return;
    }
    State after = world;
    railroad_ink::apply(after, seat, move, nullptr);
    std::vector<Plan> plans;
    means.workspace.get<Prospects>().plans(after, seat, kWide, kFewPlans, plans);
    const std::size_t before = found.size();
    for (const Plan& plan : plans) {
      Candidate way{move, plan.end, {plan.moves.begin(), plan.moves.begin() + plan.count}};
      if (finish(world, seat, way)) found.push_back(std::move(way));
    }
    // Not seen so far, but a move always has an estimate.
    if (found.size() == before) found.push_back({move, Sketch(after.at(seat).board, longest), {}});
  }

  // Drawings of a round in the order that begins with one of them; nothing where it is none or that order cannot be.
  static std::optional<Candidate> beginning_with(const State& world, Seat seat, std::span<const Move> drawings,
                                                 const Sketch& end, const Move& move) {
    const auto first = std::ranges::find(drawings, move);
    if (first == drawings.end()) return {};
    Candidate way{move, end, {drawings.begin(), first}};
    way.then.insert(way.then.end(), first + 1, drawings.end());
    return finish(world, seat, way) ? std::optional(std::move(way)) : std::nullopt;
  }

  // Confirms the round at its end. False where another order of drawing made it illegal: lava may do that.
  static bool finish(const State& world, Seat seat, Candidate& candidate) {
    State state = world;
    const auto play = [&](const Move& move) {
      if (railroad_ink::check(state, seat, move)) return false;
      railroad_ink::apply(state, seat, move, nullptr);
      return true;
    };
    if (!play(candidate.move) || !std::ranges::all_of(candidate.then, play)) return false;
    if (railroad_ink::check(state, seat, Move::done())) return false;
    candidate.then.push_back(Move::done());
    return true;
  }

  static std::vector<RatedMove> rated(const State& world, Seat seat, const std::vector<Candidate>& found,
                                      const Means& means) {
    std::vector<Sketch> ends;
    for (const Candidate& candidate : found) ends.push_back(candidate.end);
    const auto values = means.workspace.get<Prospects>().compare(world.table, ends, Deadline(means.budget.seconds));
    const Measure measure(world, seat, means);
    std::vector<RatedMove> list;
    for (std::size_t i = 0; i < found.size(); ++i) {
      RatedMove& one = list.emplace_back(RatedMove{.move = pack(found[i].move), .mine = measure(values[i])});
      one.reason = reason_for(world, seat, found[i].move, found[i].end);
      for (const Move& move : found[i].then) one.then.push_back(pack(move));
    }
    sort(list);
    // Of several ways to go on after a move the best one.
    for (std::size_t i = 0; i < list.size(); ++i) {
      const PackedMove move = list[i].move;
      list.erase(std::remove_if(list.begin() + static_cast<std::ptrdiff_t>(i) + 1, list.end(),
                                [&](const RatedMove& other) { return other.move == move; }),
                 list.end());
    }
    return list;
  }

  // A pair by the best round that it makes with those taken before.
  static std::vector<RatedMove> rate_pairs(const State& world, Seat seat, std::span<const Move> pairs,
                                           const Means& means) {
    const Measure measure(world, seat, means);
    std::vector<RatedMove> list;
    for (const Move& pair : pairs) {
      const float value = means.workspace.get<Prospects>().with_pair(world, seat, pair);
      list.push_back({.move = pack(pair), .mine = measure(value), .reason = reason_for(world, seat, pair, {})});
    }
    sort(list);
    return list;
  }

  // Best first; of equal ones always the same.
  static void sort(std::vector<RatedMove>& list) {
    std::ranges::sort(list, [](const RatedMove& a, const RatedMove& b) {
      return a.mine.points != b.mine.points ? a.mine.points > b.mine.points : a.move < b.move;
    });
  }
};

}  // namespace

std::unique_ptr<Adviser> adviser() { return std::make_unique<InkAdviser>(); }

}  // namespace rh::railroad_ink
