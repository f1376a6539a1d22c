// Isle of Trains, All Aboard: the typed rules in the form of the contract (core/rules.h).
#pragma once

#include "engine/games/isle_of_trains/quote.h"
#include "engine/games/isle_of_trains/rules.h"
#include "engine/games/isle_of_trains/scoring.h"
#include "engine/games/isle_of_trains/view.h"

namespace rh::isle_of_trains {

struct IsleOfTrains {
  using State = isle_of_trains::State;
  using Move = isle_of_trains::Move;
  using View = isle_of_trains::View;
  static constexpr std::size_t kMaxMoves = isle_of_trains::kMaxMoves;
  static constexpr std::size_t kMaxOutcomes = isle_of_trains::kMaxOutcomes;

  static const GameInfo& info();
  static Boxes& boxes() { return shelf(); }
  static std::expected<State, Problem> start(const Options& options, int seats) {
    return isle_of_trains::start(options, seats);
  }
  static int seats(const State& state) { return state.table.seats; }
  static Turn turn(const State& state) { return isle_of_trains::turn(state); }
  static void legal(const State& state, Seat seat, Moves& moves) { isle_of_trains::legal(state, seat, moves); }
  static Refusal check(const State& state, Seat seat, const Move& move) {
    return isle_of_trains::check(state, seat, move);
  }
  static void apply(State& state, Seat seat, const Move& move, Events* events) {
    isle_of_trains::apply(state, seat, move, events);
  }
  static void outcomes(const State& state, Outcomes& list) { isle_of_trains::outcomes(state, list); }
  static std::uint64_t nature_total(const State& state) { return isle_of_trains::nature_total(state); }
  static Move nature_pick(const State& state, std::uint64_t ticket) {
    return isle_of_trains::nature_pick(state, ticket);
  }
  static Chance chance(const State& state) { return isle_of_trains::chance(state); }
  static std::optional<Move> nature_slot(const State& state, std::uint64_t slot) {
    return isle_of_trains::nature_slot(state, slot);
  }
  static View view(const State& state, Seat seat) { return isle_of_trains::view(state, seat); }
  static State imagine(const State& state, Seat seat, Random& random) {
    return isle_of_trains::imagine(state, seat, random);
  }
  static std::uint64_t hash(const State& state) { return isle_of_trains::hash(state); }
  static void tell(const State& now, const State& before, Seat by, const Move& move, Seat viewer, std::string& text) {
    isle_of_trains::tell(now, before, by, move, viewer, text);
  }
  static const Notation& notation() { return isle_of_trains::notation(); }
  static std::expected<Move, Refusal> parse(std::string_view text) { return isle_of_trains::parse(text); }
  static void print(const Move& move, std::string& text) { isle_of_trains::print(move, text); }
  static PackedMove pack(const Move& move) { return isle_of_trains::pack(move); }
  static Move unpack(PackedMove packed) { return isle_of_trains::unpack(packed); }
  static Standing standing(const State& state) { return isle_of_trains::standing(state); }
  static void write_detail(const State& state, Seat seat, JsonWriter& json) {
    write_score(state.table, score(state, seat), json);
  }
  static Standing standing(const View& view) { return isle_of_trains::standing(view); }
  static Progress progress(const View& view) { return isle_of_trains::progress(view); }
  static void write_view(const View& view, JsonWriter& json) { isle_of_trains::write_view(view, json); }
  static void quote(const State& state, Seat, const Move& move, JsonWriter& json) {
    isle_of_trains::quote(state, move, json);
  }
};

}  // namespace rh::isle_of_trains
