// Legends of the West: the typed rules in the form of the contract (core/rules.h).
#pragma once

#include "engine/games/legends_of_the_west/rules.h"
#include "engine/games/legends_of_the_west/scoring.h"
#include "engine/games/legends_of_the_west/view.h"

namespace rh::legends_of_the_west {

struct LegendsOfTheWest {
  using State = legends_of_the_west::State;
  using Move = legends_of_the_west::Move;
  using View = legends_of_the_west::View;
  static constexpr std::size_t kMaxMoves = legends_of_the_west::kMaxMoves;
  static constexpr std::size_t kMaxOutcomes = legends_of_the_west::kMaxOutcomes;

  static const GameInfo& info();
  static Boxes& boxes() { return shelf(); }
  static std::expected<State, Problem> start(const Options& options, int seats) {
    return legends_of_the_west::start(options, seats);
  }
  static int seats(const State& state) { return state.table.seats; }
  static Turn turn(const State& state) { return legends_of_the_west::turn(state); }
  static void legal(const State& state, Seat seat, Moves& moves) { legends_of_the_west::legal(state, seat, moves); }
  static Refusal check(const State& state, Seat seat, const Move& move) {
    return legends_of_the_west::check(state, seat, move);
  }
  static void apply(State& state, Seat seat, const Move& move, Events* events) {
    legends_of_the_west::apply(state, seat, move, events);
  }
  static void outcomes(const State& state, Outcomes& list) { legends_of_the_west::outcomes(state, list); }
  static std::uint64_t nature_total(const State& state) { return legends_of_the_west::nature_total(state); }
  static Move nature_pick(const State& state, std::uint64_t ticket) {
    return legends_of_the_west::nature_pick(state, ticket);
  }
  static Chance chance(const State& state) { return legends_of_the_west::chance(state); }
  static std::optional<Move> nature_slot(const State& state, std::uint64_t slot) {
    return legends_of_the_west::nature_slot(state, slot);
  }
  static View view(const State& state, Seat seat) { return legends_of_the_west::view(state, seat); }
  static State imagine(const State& state, Seat seat, Random& random) {
    return legends_of_the_west::imagine(state, seat, random);
  }
  static std::uint64_t hash(const State& state) { return state.hash(); }
  static void tell(const State& now, const State& before, Seat by, const Move& move, Seat viewer, std::string& text) {
    legends_of_the_west::tell(now, before, by, move, viewer, text);
  }
  static const Notation& notation() { return legends_of_the_west::notation(); }
  static std::expected<Move, Refusal> parse(std::string_view text) { return legends_of_the_west::parse(text); }
  static void print(const Move& move, std::string& text) { legends_of_the_west::print(move, text); }
  static PackedMove pack(const Move& move) { return legends_of_the_west::pack(move); }
  static Move unpack(PackedMove packed) { return legends_of_the_west::unpack(packed); }
  static Standing standing(const State& state) { return legends_of_the_west::standing(state); }
  static void write_detail(const State& state, Seat seat, JsonWriter& json) {
    legends_of_the_west::write_detail(state, seat, json);
  }
  static Standing standing(const View& view) { return legends_of_the_west::standing(view); }
  static Progress progress(const View& view) { return legends_of_the_west::progress(view); }
  static void write_view(const View& view, JsonWriter& json) { legends_of_the_west::write_view(view, json); }
  static void quote(const State& state, Seat seat, const Move& move, JsonWriter& json) {
    legends_of_the_west::quote(state, seat, move, json);
  }
  static void write_result(const State& state, JsonWriter& json);
  static bool another_game(const State& state);
};

}  // namespace rh::legends_of_the_west
