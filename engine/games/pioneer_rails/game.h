// Pioneer Rails: the typed rules in the form of the contract (core/rules.h).
#pragma once

#include "engine/games/pioneer_rails/rules.h"
#include "engine/games/pioneer_rails/scoring.h"
#include "engine/games/pioneer_rails/view.h"

namespace rh::pioneer_rails {

struct PioneerRails {
  using State = pioneer_rails::State;
  using Move = pioneer_rails::Move;
  using View = pioneer_rails::View;
  static constexpr std::size_t kMaxMoves = pioneer_rails::kMaxMoves;
  static constexpr std::size_t kMaxOutcomes = pioneer_rails::kMaxOutcomes;

  static const GameInfo& info();
  static Boxes& boxes() { return shelf(); }
  static std::expected<State, Problem> start(const Options& options, int seats) {
    return pioneer_rails::start(options, seats);
  }
  static int seats(const State& state) { return state.table.seats; }
  static Turn turn(const State& state) { return pioneer_rails::turn(state); }
  static void legal(const State& state, Seat seat, Moves& moves) { pioneer_rails::legal(state, seat, moves); }
  static Refusal check(const State& state, Seat seat, const Move& move) {
    return pioneer_rails::check(state, seat, move);
  }
  static void apply(State& state, Seat seat, const Move& move, Events* events) {
    pioneer_rails::apply(state, seat, move, events);
  }
  static void outcomes(const State& state, Outcomes& list) { pioneer_rails::outcomes(state, list); }
  static std::uint64_t nature_total(const State& state) { return pioneer_rails::nature_total(state); }
  static Move nature_pick(const State& state, std::uint64_t ticket) {
    return pioneer_rails::nature_pick(state, ticket);
  }
  static Chance chance(const State& state) { return pioneer_rails::chance(state); }
  static std::optional<Move> nature_slot(const State& state, std::uint64_t slot) {
    return pioneer_rails::nature_slot(state, slot);
  }
  static View view(const State& state, Seat seat) { return pioneer_rails::view(state, seat); }
  static State imagine(const State& state, Seat seat, Random& random) {
    return pioneer_rails::imagine(state, seat, random);
  }
  static std::uint64_t hash(const State& state) { return pioneer_rails::hash(state); }
  static void tell(const State& now, const State& before, Seat by, const Move& move, Seat viewer, std::string& text) {
    pioneer_rails::tell(now, before, by, move, viewer, text);
  }
  static const Notation& notation() { return pioneer_rails::notation(); }
  static std::expected<Move, Refusal> parse(std::string_view text) { return pioneer_rails::parse(text); }
  static void print(const Move& move, std::string& text) { pioneer_rails::print(move, text); }
  static PackedMove pack(const Move& move) { return pioneer_rails::pack(move); }
  static Move unpack(PackedMove packed) { return pioneer_rails::unpack(packed); }
  static Standing standing(const State& state) { return pioneer_rails::standing(state); }
  static void write_detail(const State& state, Seat seat, JsonWriter& json) {
    write_score(state.table, score(state.at(seat).now), json);
  }
  static Standing standing(const View& view) { return pioneer_rails::standing(view); }
  static Progress progress(const View& view) { return pioneer_rails::progress(view); }
  static void write_view(const View& view, JsonWriter& json) { pioneer_rails::write_view(view, json); }
  static void quote(const State& state, Seat seat, const Move& move, JsonWriter& json) {
    pioneer_rails::quote(state, seat, move, json);
  }
};

}  // namespace rh::pioneer_rails
