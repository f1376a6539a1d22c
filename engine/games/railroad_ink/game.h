// Railroad Ink, Blazing Red: the typed rules in the form of the contract (core/rules.h).
#pragma once

#include "engine/games/railroad_ink/rules.h"
#include "engine/games/railroad_ink/scoring.h"
#include "engine/games/railroad_ink/view.h"

namespace rh::railroad_ink {

struct RailroadInk {
  using State = railroad_ink::State;
  using Move = railroad_ink::Move;
  using View = railroad_ink::View;
  static constexpr std::size_t kMaxMoves = railroad_ink::kMaxMoves;
  static constexpr std::size_t kMaxOutcomes = railroad_ink::kMaxOutcomes;

  static const GameInfo& info();
  static Boxes& boxes() { return shelf(); }
  static std::expected<State, Problem> start(const Options& options, int seats) {
    return railroad_ink::start(options, seats);
  }
  static int seats(const State& state) { return state.table.seats; }
  static Turn turn(const State& state) { return railroad_ink::turn(state); }
  static void legal(const State& state, Seat seat, Moves& moves) { railroad_ink::legal(state, seat, moves); }
  static Refusal check(const State& state, Seat seat, const Move& move) {
    return railroad_ink::check(state, seat, move);
  }
  static void apply(State& state, Seat seat, const Move& move, Events* events) {
    railroad_ink::apply(state, seat, move, events);
  }
  static void outcomes(const State& state, Outcomes& list) { railroad_ink::outcomes(state, list); }
  static std::uint64_t nature_total(const State& state) { return railroad_ink::nature_total(state); }
  static Move nature_pick(const State& state, std::uint64_t ticket) { return railroad_ink::nature_pick(state, ticket); }
  static Chance chance(const State& state) { return railroad_ink::chance(state); }
  static std::optional<Move> nature_slot(const State& state, std::uint64_t slot) {
    return railroad_ink::nature_slot(state, slot);
  }
  static View view(const State& state, Seat seat) { return railroad_ink::view(state, seat); }
  static State imagine(const State& state, Seat seat, Random& random) {
    return railroad_ink::imagine(state, seat, random);
  }
  static std::uint64_t hash(const State& state) { return railroad_ink::hash(state); }
  static void tell(const State& now, const State& before, Seat by, const Move& move, Seat viewer, std::string& text) {
    railroad_ink::tell(now, before, by, move, viewer, text);
  }
  static const Notation& notation() { return railroad_ink::notation(); }
  static std::expected<Move, Refusal> parse(std::string_view text) { return railroad_ink::parse(text); }
  static void print(const Move& move, std::string& text) { railroad_ink::print(move, text); }
  static PackedMove pack(const Move& move) { return railroad_ink::pack(move); }
  static Move unpack(PackedMove packed) { return railroad_ink::unpack(packed); }
  static Standing standing(const State& state) { return railroad_ink::standing(state); }
  static void write_detail(const State& state, Seat seat, JsonWriter& json) {
    write_score(score(state.at(seat).board, longest_option(state.table)), json);
  }
  static Standing standing(const View& view) { return railroad_ink::standing(view); }
  static Progress progress(const View& view) { return railroad_ink::progress(view); }
  static void write_view(const View& view, JsonWriter& json) { railroad_ink::write_view(view, json); }
};

}  // namespace rh::railroad_ink
