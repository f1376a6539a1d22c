#include "tests/server/toll.h"

#include "engine/core/adapter.h"

namespace rh::toll {
namespace {

template <int Version>
struct Toll {
  static constexpr std::size_t kMaxMoves = 3, kMaxOutcomes = 1;
  struct State {
    int seats = 0, rounds = 0, moves = 0;
    std::array<int, kMaxSeats> paid{};
  };
  struct Move {
    int coins = 0;
  };
  struct View {
    State state;
    Seat viewer = kSpectator;
  };

  static const GameInfo& info() {
    static const GameInfo info = {.id = "toll",
                                  .prefix = "TO",
                                  .name = "Toll",
                                  .rules_version = Version,
                                  .min_seats = 1,
                                  .max_seats = 4,
                                  .options = {OptionSpec::number("rounds", 1, Version == 4 ? 5 : 1000, 4)},
                                  .not_understood = "TO-1",
                                  .undo_refused = "TO-2",
                                  .longest_game = 1000};
    return info;
  }
  static std::string_view data_problem() { return {}; }
  static std::expected<State, Problem> start(const Options& options, int seats) {
    if (seats > info().max_seats) return std::unexpected(Problem{"seats", {}});
    return State{.seats = seats, .rounds = static_cast<int>(options["rounds"])};
  }
  static int seats(const State& state) { return state.seats; }
  static Turn turn(const State& state) {
    return state.moves == state.seats * state.rounds ? Turn::over() : Turn::of(state.moves % state.seats);
  }

  static void legal(const State& state, Seat seat, MoveList<Toll>& moves) {
    for (int coins = 1; coins <= 3; ++coins) {
      if (!check(state, seat, {coins})) moves.push_back({coins});
    }
  }
  static Refusal check(const State& state, Seat seat, const Move& move) {
    if (!turn(state).has(seat)) return Refusal("TO-3");
    if (move.coins < 1 || move.coins > (Version == 3 ? 2 : 3)) return Refusal("TO-4");
    return {};
  }
  static void apply(State& state, Seat seat, const Move& move, Events* events) {
    state.paid[static_cast<std::size_t>(seat)] += move.coins;
    ++state.moves;
    if (events == nullptr) return;
    events->push_back(Event{.code = "paid", .actor = seat});
    events->push_back(Event{.code = "coins", .actor = seat, .audience = only(seat)}.with("coins", move.coins));
  }

  static void outcomes(const State&, OutcomeList<Toll>&) {}
  static std::uint64_t nature_total(const State&) { return 1; }
  static Move nature_pick(const State&, std::uint64_t) { return {}; }

  static void tell(const State& now, const State&, Seat by, const Move& move, Seat viewer, std::string& text) {
    if (by == viewer || turn(now).is_over())
      print(move, text);
    else
      text += "pay ?";
  }
  static View view(const State& state, Seat seat) { return {state, seat}; }
  static State imagine(const State& state, Seat, Random&) { return state; }
  static std::uint64_t hash(const State& state) {
    std::uint64_t hash = static_cast<std::uint64_t>(state.moves);
    for (const int paid : state.paid) hash = hash * 1000003 + static_cast<std::uint64_t>(paid);
    return hash;
  }

  static std::expected<Move, Refusal> parse(std::string_view text) {
    if (text.size() == 5 && text.starts_with("pay ") && text[4] >= '1' && text[4] <= '3') return Move{text[4] - '0'};
    return std::unexpected(Refusal("TO-1"));
  }
  static void print(const Move& move, std::string& text) { text += "pay " + std::to_string(move.coins); }
  static PackedMove pack(const Move& move) { return static_cast<PackedMove>(move.coins); }
  static Move unpack(PackedMove move) { return {static_cast<int>(move)}; }

  static Standing standing(const State& state) {
    Standing standing;
    for (std::size_t s = 0; s < static_cast<std::size_t>(state.seats); ++s) {
      standing.scores[s] = state.paid[s] * (Version == 2 ? 2 : 1);
      standing.ranks[s] = 1;
    }
    return standing;
  }
  static void write_detail(const State&, Seat, JsonWriter& json) { json.begin_object().end_object(); }
  static void write_view(const View& view, JsonWriter& json) {
    const State& state = view.state;
    json.begin_object().field("moves", state.moves).key("paid").begin_array();
    for (Seat seat = 0; seat < state.seats; ++seat) {
      const bool open = seat == view.viewer || turn(state).is_over();
      json.value(open ? standing(state).scores[static_cast<std::size_t>(seat)] : 0);
    }
    json.end_array().end_object();
  }
  static void show(const View&, const Words&, std::string&) {}
};

int version = 1;

const Game& present() {
  static const TypedGame<Toll<1>> first;
  static const TypedGame<Toll<2>> second;
  static const TypedGame<Toll<3>> third;
  static const TypedGame<Toll<4>> fourth;
  const std::array<const Game*, 4> all = {&first, &second, &third, &fourth};
  return *all[static_cast<std::size_t>(version - 1)];
}

class Changing final : public Game {
 public:
  const GameInfo& info() const override { return present().info(); }
  std::string_view data_problem() const override { return {}; }
  std::expected<std::unique_ptr<Position>, Problem> start(const Options& options, int seats) const override {
    return present().start(options, seats);
  }
  std::expected<PackedMove, Refusal> parse(std::string_view text) const override { return present().parse(text); }
  std::string print(PackedMove move) const override { return present().print(move); }
  std::size_t state_bytes() const override { return present().state_bytes(); }
  std::size_t most_moves() const override { return present().most_moves(); }
  std::size_t most_outcomes() const override { return present().most_outcomes(); }
  Workload play_random(const Options& options, int seats, std::uint64_t games, std::uint64_t seed) const override {
    return present().play_random(options, seats, games, seed);
  }
  std::uint64_t repeat(const Position& position, Operation operation, std::uint64_t times) const override {
    return present().repeat(position, operation, times);
  }
};

}  // namespace

void use_version(int wanted) { version = wanted; }

const Game& game() {
  static const Changing instance;
  return instance;
}

}  // namespace rh::toll
