// A tiny game that exists only in the test programs, with everything a campaign can have: something carried, a
// choice of the winner, a crew that joins late, something hidden, chance, and more in its result than points.
//
// Handcars race over a few rounds. All crews pump 1 to 3 at once, each in secret; then the wind helps everybody by
// 0 to 2. A crew that pumped 3 is tired and pumps at most 2 in the next round. The farthest crew wins. A campaign is
// three such races: every crew earns what it rode, and after the first two the winner brings a tool for all to use:
// `oil` (nobody gets tired) or a `lamp` (there is always some wind). A crew that joins late begins with what the
// poorest has.
#include <algorithm>

#include "engine/core/adapter.h"
#include "engine/core/hash.h"
#include "engine/core/json_reader.h"
#include "engine/core/notation.h"

namespace rh::handcar {
namespace {

constexpr std::size_t kSeats = 4;
constexpr int kGames = 3;
constexpr std::array<std::string_view, kSeats> kCrews = {"red", "green", "blue", "black"};
enum Tool : std::uint8_t { kOil, kLamp };
constexpr std::array<std::string_view, 2> kTools = {"oil", "lamp"};
constexpr std::array<int, 3> kWinds = {1, 2, 1};  // how often each of them is in the hat
constexpr std::array<std::string_view, 4> kPhases = {"pump", "wind", "tool", "over"};

int crew_named(std::string_view name) {
  const auto* found = std::ranges::find(kCrews, name);
  return found == kCrews.end() ? -1 : static_cast<int>(found - kCrews.begin());
}

// A list of different names out of `known`.
template <std::size_t N>
void check_names(const JsonReader& list, const std::array<std::string_view, N>& known) {
  if (!list.json().is_array()) return (void)list.fail("is not a list");
  for (std::size_t i = 0; i < list.size() && list.ok(); ++i) {
    const std::string_view name = list.at(i).text();
    if (std::ranges::find(known, name) == known.end()) list.at(i).fail("is not known");
    for (std::size_t k = 0; k < i; ++k) {
      if (list.at(k).text() == name) list.at(i).fail("is there twice");
    }
  }
}

void check_crews(const JsonReader& document) { check_names(document, kCrews); }

void check_carry(const JsonReader& document) {
  document.at("game").number(1, kGames);
  check_names(document.at("crews"), kCrews);
  check_names(document.at("tools"), kTools);
  for (std::size_t i = 0; document.ok() && i < document.at("crews").size(); ++i)
    document.at("money").at(document.at("crews").at(i).text()).number(0, 100);
}

struct Handcar {
  static constexpr std::size_t kMaxMoves = 4, kMaxOutcomes = 3;
  enum Phase : std::uint8_t { kPump, kWind, kChoice, kOver };
  struct Car {
    std::uint8_t crew = 0, pump = 0, tired = 0, distance = 0;
  };
  struct State {
    std::uint8_t seats = 0, rounds = 0, round = 0, phase = kPump;
    std::uint8_t campaign = 0, game = 1, tools = 0, crews = 0;  // tools: a mask; crews: how many have joined
    std::array<Car, kSeats> car{};
    std::array<std::uint8_t, kSeats> joined{};  // crews in order of joining
    std::array<std::uint8_t, kSeats> money{};   // by crew, before this game

    bool has(Tool tool) const { return (tools >> tool & 1) != 0; }
    const Car& at(Seat seat) const { return car[static_cast<std::size_t>(seat)]; }
    int strongest(Seat seat) const { return at(seat).tired != 0 ? 2 : 3; }
  };
  struct Move {
    std::uint8_t kind = 0, value = 0;
  };
  struct View {
    Turn turn;
    Progress progress;
    Phase phase = kPump;
    int game = 1;
    std::vector<std::string_view> tools;
    struct Crew {
      std::string_view name;
      int distance, money, pump;  // pump: 0 where there is none, or the viewer may not know it
      bool tired, ready;
    };
    std::vector<Crew> crews;
  };
  enum Kind : std::uint8_t { kPumping = 1, kBlowing, kBringing };

  static const GameInfo& info() {
    using Type = ResultSpec::Type;
    static const GameInfo info = {
        .id = "handcar",
        .prefix = "HC",
        .name = "Handcar",
        .rules_version = 1,
        .min_seats = 2,
        .max_seats = kSeats,
        .options = {OptionSpec::choice("mode", {"single", "campaign"}, 0), OptionSpec::number("rounds", 2, 4, 3),
                    OptionSpec::document("crews", check_crews).chosen_anew(),
                    OptionSpec::document("carry", check_carry).only_if("mode", "campaign").carried()},
        .not_understood = "HC-1",
        .undo_refused = "HC-2",
        .longest_game = 10,
        .results = {{.name = "earned", .of = ResultSpec::Of::Seats},
                    {.name = "carry", .type = Type::Document, .always = false},
                    {.name = "campaign", .type = Type::Document, .always = false}}};
    return info;
  }
  // All its facts stand above: the box is empty.
  static Boxes& boxes() {
    struct Nothing {};
    static constexpr DataFile kFiles[] = {{"handcar", "{}"}};
    static Shelf<Nothing> shelf({.game = "handcar", .files = kFiles},
                                [](const JsonReader&, Box&) { return Nothing{}; });
    return shelf;
  }

  static std::expected<State, Problem> start(const Options& options, int seats) {
    const auto wrong = [](std::string where) {
      return std::unexpected(
          Problem{"option_document", {}}.with("option", "crews").with("where", "crews " + std::move(where)));
    };
    State state;
    state.seats = static_cast<std::uint8_t>(seats);
    state.rounds = static_cast<std::uint8_t>(options["rounds"]);
    state.campaign = static_cast<std::uint8_t>(options["mode"]);
    const Json crews = parse_json(options.document("crews").empty() ? "[]" : options.document("crews"));
    if (!crews.empty() && crews.size() != static_cast<std::size_t>(seats))
      return wrong("names " + std::to_string(crews.size()) + " crews, not " + std::to_string(seats));
    for (std::uint8_t s = 0; s < state.seats; ++s)
      state.car[s].crew = crews.empty() ? s : static_cast<std::uint8_t>(crew_named(crews[s].get<std::string>()));
    if (const auto carry = options.document("carry"); !carry.empty()) carry_in(state, parse_json(carry));
    join(state);
    return state;
  }
  static void carry_in(State& state, const Json& carry) {
    state.game = carry["game"].get<std::uint8_t>();
    for (const Json& name : carry["crews"]) {
      const auto crew = static_cast<std::uint8_t>(crew_named(name.get<std::string>()));
      state.joined[state.crews++] = crew;
      state.money[crew] = carry["money"][name.get<std::string>()].get<std::uint8_t>();
    }
    for (const Json& tool : carry["tools"])
      state.tools |=
          static_cast<std::uint8_t>(1u << (std::ranges::find(kTools, tool.get<std::string>()) - kTools.begin()));
  }
  static void join(State& state) {
    const std::size_t before = state.crews;
    for (std::size_t s = 0; s < state.seats; ++s) {
      const std::uint8_t crew = state.car[s].crew;
      const auto end = state.joined.begin() + state.crews;
      if (std::find(state.joined.begin(), end, crew) != end) continue;
      for (std::size_t k = 0; k < before; ++k) {
        const std::uint8_t other = state.money[state.joined[k]];
        state.money[crew] = k == 0 ? other : std::min(state.money[crew], other);
      }
      state.joined[state.crews++] = crew;
    }
  }

  static int seats(const State& state) { return state.seats; }
  static Turn turn(const State& state) {
    Turn waiting;
    switch (state.phase) {
      case kPump:
        for (Seat seat = 0; seat < state.seats; ++seat) waiting.seats |= state.at(seat).pump == 0 ? 1u << seat : 0;
        return waiting;
      case kWind: return Turn::of_nature();
      case kChoice: return Turn::of(winner(state));
      default: return Turn::over();
    }
  }
  static Seat winner(const State& state) {
    const auto last = state.car.begin() + state.seats;
    return static_cast<Seat>(
        std::max_element(state.car.begin(), last, [](const Car& a, const Car& b) { return a.distance < b.distance; }) -
        state.car.begin());
  }

  static void legal(const State& state, Seat seat, MoveList<Handcar>& moves) {
    for (const Kind kind : {kPumping, kBringing}) {
      for (std::uint8_t value = 0; value <= 3; ++value) {
        if (const Move move{kind, value}; !check(state, seat, move)) moves.push_back(move);
      }
    }
  }
  static Refusal check(const State& state, Seat seat, const Move& move) {
    if (!notation().well_formed(pack(move))) return Refusal("HC-1");
    const Kind wanted = state.phase == kPump ? kPumping : state.phase == kWind ? kBlowing : kBringing;
    if (!turn(state).has(seat) || move.kind != wanted) return Refusal("HC-3");
    if (move.kind == kPumping && move.value > state.strongest(seat))
      return Refusal("HC-4").with("most", state.strongest(seat));
    if (move.kind == kBringing && state.has(static_cast<Tool>(move.value)))
      return Refusal("HC-5").with("tool", kTools[move.value]);
    if (move.kind == kBlowing && weight(state, move.value) == 0) return Refusal("HC-6");
    return {};
  }
  static void apply(State& state, Seat seat, const Move& move, Events* events) {
    const auto tell = [&](Event event) {
      if (events != nullptr) events->push_back(event);
    };
    if (move.kind == kPumping) {
      state.car[static_cast<std::size_t>(seat)].pump = move.value;
      if (turn(state).is_over()) state.phase = kWind;
      tell(Event{.code = "ready", .actor = seat});
    } else if (move.kind == kBringing) {
      state.tools |= static_cast<std::uint8_t>(1u << move.value);
      state.phase = kOver;
      tell(Event{.code = "tool", .actor = seat}.with("tool", kTools[move.value]));
    } else {
      blow(state, move.value);
      tell(Event{.code = "wind", .reveals = true}.with("wind", move.value));
    }
  }
  static void blow(State& state, std::uint8_t wind) {
    for (std::size_t s = 0; s < state.seats; ++s) {
      Car& car = state.car[s];
      car.distance = static_cast<std::uint8_t>(car.distance + car.pump + wind);
      car.tired = car.pump == 3 && !state.has(kOil) ? 1 : 0;
      car.pump = 0;
    }
    const bool last = ++state.round == state.rounds;
    state.phase = !last ? kPump : another_game(state) ? kChoice : kOver;
  }

  static std::uint64_t weight(const State& state, std::size_t wind) {
    return wind == 0 && state.has(kLamp) ? 0 : static_cast<std::uint64_t>(kWinds[wind]);
  }
  static void outcomes(const State& state, OutcomeList<Handcar>& outcomes) {
    for (std::uint8_t wind = 0; wind < kWinds.size(); ++wind) {
      if (weight(state, wind) > 0) outcomes.push_back({Move{kBlowing, wind}, weight(state, wind)});
    }
  }
  static std::uint64_t nature_total(const State& state) {
    return weight(state, 0) + weight(state, 1) + weight(state, 2);
  }
  static Move nature_pick(const State& state, std::uint64_t ticket) {
    std::uint8_t wind = 0;
    for (; ticket >= weight(state, wind); ++wind) ticket -= weight(state, wind);
    return {kBlowing, wind};
  }
  static Chance chance(const State& state) { return {{"wind", state.round}, 4}; }
  static std::optional<Move> nature_slot(const State& state, std::uint64_t slot) {
    const int wind = kind_in_slot(
        slot, [](int kind) { return kWinds[static_cast<std::size_t>(kind)]; },
        [&](int kind) { return weight(state, static_cast<std::size_t>(kind)); });
    return wind < 0 ? std::nullopt : std::optional(Move{kBlowing, static_cast<std::uint8_t>(wind)});
  }

  // How hard a crew pumps is its own secret until the wind has blown.
  static void tell(const State& now, const State& before, Seat by, const Move& move, Seat viewer, std::string& text) {
    if (move.kind == kPumping && by != viewer && now.round == before.round)
      text += "pump ?";
    else
      print(move, text);
  }
  static View view(const State& state, Seat viewer) {
    View seen{.turn = turn(state),
              .progress = {std::min(state.round + 1, int{state.rounds}), state.rounds},
              .phase = static_cast<Phase>(state.phase),
              .game = state.game,
              .tools = tools_of(state),
              .crews = {}};
    for (Seat seat = 0; seat < state.seats; ++seat) {
      const Car& car = state.at(seat);
      const bool knows = seat == viewer || viewer == kAllSeeing;
      seen.crews.push_back({.name = kCrews[car.crew],
                            .distance = car.distance,
                            .money = state.money[car.crew],
                            .pump = knows ? car.pump : 0,
                            .tired = car.tired != 0,
                            .ready = car.pump != 0});
    }
    return seen;
  }
  static std::vector<std::string_view> tools_of(const State& state) {
    std::vector<std::string_view> tools;
    for (const Tool tool : {kOil, kLamp}) {
      if (state.has(tool)) tools.push_back(kTools[tool]);
    }
    return tools;
  }
  static State imagine(const State& state, Seat viewer, Random& random) {
    State world = state;
    for (Seat seat = 0; seat < state.seats; ++seat) {
      if (seat == viewer || state.at(seat).pump == 0) continue;
      const auto most = static_cast<std::uint64_t>(state.strongest(seat));
      world.car[static_cast<std::size_t>(seat)].pump = static_cast<std::uint8_t>(1 + random.below(most));
    }
    return world;
  }
  static std::uint64_t hash(const State& state) { return hash_flat(state); }

  static const Notation& notation() {
    static constexpr std::array<NotationLine, 3> kLines = {{{.kind = kPumping, .pattern = "pump {pump}"},
                                                            {.kind = kBlowing, .pattern = "wind {wind}"},
                                                            {.kind = kBringing, .pattern = "tool {tool}"}}};
    static const std::array<NotationField, 3> fields = {
        NotationField{.name = "pump", .offset = 1, .type = NotationField::Type::Digit, .low = 1, .high = 3},
        NotationField::digit("wind", 1, 2), NotationField::of_names("tool", 1, kTools)};
    static const Notation all(kLines, fields);
    return all;
  }
  static std::expected<Move, Refusal> parse(std::string_view text) {
    const auto move = notation().parse(text);
    if (!move) return std::unexpected(Refusal("HC-1"));
    return unpack(*move);
  }
  static void print(const Move& move, std::string& text) { notation().print(pack(move), text); }
  static PackedMove pack(const Move& move) {
    return std::bit_cast<PackedMove>(std::array<std::uint8_t, 8>{move.kind, move.value});
  }
  static Move unpack(PackedMove packed) {
    const auto bytes = std::bit_cast<std::array<std::uint8_t, 8>>(packed);
    const bool ours = packed >> 16 == 0;
    return ours ? Move{bytes[0], bytes[1]} : Move{};
  }

  static Standing standing(const State& state) { return standing(view(state, kSpectator)); }
  static Standing standing(const View& view) {
    Standing standing;
    for (std::size_t s = 0; s < view.crews.size(); ++s) {
      const int own = view.crews[s].distance;
      standing.scores[s] = own;
      standing.ranks[s] = static_cast<std::uint8_t>(
          1 + std::ranges::count_if(view.crews, [&](const View::Crew& other) { return other.distance > own; }));
    }
    return standing;
  }
  static Progress progress(const View& view) { return view.progress; }
  static void write_detail(const State& state, Seat seat, JsonWriter& json) {
    json.begin_object().field("crew", kCrews[state.at(seat).crew]).field("distance", state.at(seat).distance);
    json.end_object();
  }

  static bool another_game(const State& state) { return state.campaign != 0 && state.game < kGames; }
  static int money_after(const State& state, std::uint8_t crew) {
    int money = state.money[crew];
    for (std::size_t s = 0; s < state.seats; ++s) money += state.car[s].crew == crew ? state.car[s].distance : 0;
    return money;
  }
  static void write_result(const State& state, JsonWriter& json) {
    json.key("earned").begin_array();
    for (Seat seat = 0; seat < state.seats; ++seat) json.value(state.at(seat).distance);
    json.end_array();
    if (state.campaign == 0) return;
    const auto crews = std::span(state.joined).first(state.crews);
    json.key("carry").begin_object().field("game", state.game + 1).key("crews").begin_array();
    for (const std::uint8_t crew : crews) json.value(kCrews[crew]);
    json.end_array().key("money").begin_object();
    for (const std::uint8_t crew : crews) json.field(kCrews[crew], money_after(state, crew));
    json.end_object().key("tools").begin_array();
    for (const std::string_view tool : tools_of(state)) json.value(tool);
    json.end_array().end_object();
    if (another_game(state)) return;
    json.key("campaign").begin_array();
    for (const std::uint8_t crew : crews)
      json.begin_object().field("crew", kCrews[crew]).field("money", money_after(state, crew)).end_object();
    json.end_array();
  }

  static void write_view(const View& view, JsonWriter& json) {
    json.field("phase", kPhases[view.phase]).field("game", view.game).key("tools").begin_array();
    for (const std::string_view tool : view.tools) json.value(tool);
    json.end_array().key("seats").begin_array();
    for (const View::Crew& crew : view.crews) {
      json.begin_object().field("crew", crew.name).field("distance", crew.distance).field("tired", crew.tired);
      json.field("ready", crew.ready).field("money", crew.money);
      if (crew.pump != 0) json.field("pump", crew.pump);
      json.end_object();
    }
    json.end_array();
  }
};

}  // namespace

const Game& game() {
  static const TypedGame<Handcar> instance;
  return instance;
}

}  // namespace rh::handcar
