#include "tests/server/toll.h"

#include "engine/core/adapter.h"
#include "engine/core/json_reader.h"

namespace rh::toll {
namespace {

struct Tables {
  int most = 0;  // coins in one move
};

constexpr std::array<DataFile, 3> kFiles = {{
    {"bridge", R"({"name":"The bridge","most":3})"},
    {"ford", R"({"most":2,"players":[1,2]})"},
    {"law", R"({"largest":9,"sealed":"the chest is empty"})"},
}};

Tables load(const JsonReader& data, Box& box) {
  const auto largest = data.at("law").at("largest").number(1, 9);
  if (data.has("players")) {
    box.min_seats = static_cast<int>(data.at("players").at(0).number(1, 4));
    box.max_seats = static_cast<int>(data.at("players").at(1).number(box.min_seats, 4));
  }
  return {.most = static_cast<int>(data.at("most").number(1, largest))};
}

std::optional<Shelf<Tables>> place;

void fill() {
  place.emplace(Stock{.game = "toll",
                      .files = kFiles,
                      .shared = {"law"},
                      .seal = [](Json& facts) { facts["law"].erase("sealed"); },
                      .takes_others = true},
                load);
}

Shelf<Tables>& shelf() {
  if (!place) fill();
  return *place;
}

template <int Version>
struct Toll {
  static constexpr std::size_t kMaxMoves = 9, kMaxOutcomes = 1;
  struct State {
    int seats = 0, rounds = 0, moves = 0, box = 0;
    std::array<int, kMaxSeats> paid{};
  };
  struct Move {
    int coins = 0;
  };
  struct View {
    Turn turn;
    Progress progress;
    std::vector<int> paid;  // 0 where the viewer may not know it
  };

  static const GameInfo& info() {
    static const GameInfo info = {.id = "toll",
                                  .prefix = "TO",
                                  .name = "Toll",
                                  .rules_version = Version,
                                  .min_seats = 1,
                                  .max_seats = 4,
                                  .options = {OptionSpec::number("rounds", 1, Version == 4 ? 5 : 1000, 4),
                                              OptionSpec::box("place", shelf(), "bridge")},
                                  .not_understood = "TO-1",
                                  .undo_refused = "TO-2",
                                  .longest_game = 1000};
    return info;
  }
  static Boxes& boxes() { return shelf(); }
  static std::expected<State, Problem> start(const Options& options, int seats) {
    return State{
        .seats = seats, .rounds = static_cast<int>(options["rounds"]), .box = static_cast<int>(options["place"])};
  }
  static int seats(const State& state) { return state.seats; }
  static Turn turn(const State& state) {
    return state.moves == state.seats * state.rounds ? Turn::over() : Turn::of(state.moves % state.seats);
  }

  static void legal(const State& state, Seat seat, MoveList<Toll>& moves) {
    for (int coins = 1; coins <= 9; ++coins) {
      if (!check(state, seat, {coins})) moves.push_back({coins});
    }
  }
  static int most(const State& state) {
    const int most = shelf().tables(static_cast<std::size_t>(state.box)).most;
    return Version == 3 ? std::min(most, 2) : most;
  }
  static Refusal check(const State& state, Seat seat, const Move& move) {
    if (!turn(state).has(seat)) return Refusal("TO-3");
    if (move.coins < 1 || move.coins > most(state)) return Refusal("TO-4");
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
  static Chance chance(const State&) { return {}; }
  static std::optional<Move> nature_slot(const State&, std::uint64_t) { return {}; }

  static void tell(const State& now, const State&, Seat by, const Move& move, Seat viewer, std::string& text) {
    if (by == viewer || turn(now).is_over())
      print(move, text);
    else
      text += "pay ?";
  }
  static View view(const State& state, Seat viewer) {
    View seen{turn(state), {state.moves / state.seats + 1, state.rounds}, {}};
    for (Seat seat = 0; seat < state.seats; ++seat) {
      const bool open = seat == viewer || viewer == kAllSeeing || turn(state).is_over();
      seen.paid.push_back(open ? standing(state).scores[static_cast<std::size_t>(seat)] : 0);
    }
    return seen;
  }
  // What others have paid is paid once more.
  static State imagine(const State& state, Seat viewer, Random& random) {
    State world = state;
    if (turn(state).is_over()) return world;
    for (Seat seat = 0; seat < state.seats; ++seat) {
      if (seat == viewer) continue;
      int& paid = world.paid[static_cast<std::size_t>(seat)];
      paid = 0;
      for (int turns = (state.moves + state.seats - 1 - seat) / state.seats; turns > 0; --turns)
        paid += 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(most(state))));
    }
    return world;
  }
  static std::uint64_t hash(const State& state) {
    std::uint64_t hash = shelf()[static_cast<std::size_t>(state.box)].number + static_cast<std::uint64_t>(state.moves);
    for (const int paid : state.paid) hash = hash * 1000003 + static_cast<std::uint64_t>(paid);
    return hash;
  }

  static const Notation& notation() {
    static constexpr NotationLine kLines[] = {{.kind = 0, .pattern = "pay {coins}"}};
    static const NotationField fields[] = {
        {.name = "coins", .offset = 1, .type = NotationField::Type::Digit, .low = 1, .high = 9}};
    static const Notation all(kLines, fields);
    return all;
  }
  static std::expected<Move, Refusal> parse(std::string_view text) {
    const auto move = notation().parse(text);
    if (!move) return std::unexpected(Refusal("TO-1"));
    return unpack(*move);
  }
  static void print(const Move& move, std::string& text) { notation().print(pack(move), text); }
  static PackedMove pack(const Move& move) { return static_cast<PackedMove>(move.coins) << 8; }
  static Move unpack(PackedMove move) { return {static_cast<int>(move >> 8 & 0xff)}; }

  static Standing standing(const State& state) {
    Standing standing;
    for (std::size_t s = 0; s < static_cast<std::size_t>(state.seats); ++s) {
      standing.scores[s] = state.paid[s] * (Version == 2 ? 2 : 1);
      standing.ranks[s] = 1;
    }
    return standing;
  }
  static void write_detail(const State&, Seat, JsonWriter& json) { json.begin_object().end_object(); }
  static Standing standing(const View& view) {
    Standing standing;
    for (std::size_t s = 0; s < view.paid.size(); ++s) {
      standing.scores[s] = view.paid[s];
      standing.ranks[s] = 1;
    }
    return standing;
  }
  static Progress progress(const View& view) { return view.progress; }
  // What it costs is what it is.
  static void quote(const State&, Seat, const Move& move, JsonWriter& json) { json.field("coins", move.coins); }
  static void write_view(const View& view, JsonWriter& json) { json.key("paid").array(std::span(view.paid)); }
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
  Boxes& boxes() const override { return shelf(); }
  std::expected<std::unique_ptr<Position>, Problem> start(const Options& options, int seats) const override {
    return present().start(options, seats);
  }
  std::expected<PackedMove, Refusal> parse(std::string_view text) const override { return present().parse(text); }
  std::string print(PackedMove move) const override { return present().print(move); }
  const Notation& notation() const override { return present().notation(); }
  bool quotes() const override { return present().quotes(); }
  std::size_t most_moves() const override { return present().most_moves(); }
  std::size_t most_outcomes() const override { return present().most_outcomes(); }
};

}  // namespace

void use_version(int wanted) { version = wanted; }
void forget_boxes() { fill(); }

const Game& game() {
  static const Changing instance;
  return instance;
}

}  // namespace rh::toll
