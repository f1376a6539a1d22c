// Railways of the World: the typed rules in the form of the contract (core/rules.h).
#pragma once

#include "engine/games/railways_of_the_world/rules.h"
#include "engine/games/railways_of_the_world/scoring.h"
#include "engine/games/railways_of_the_world/view.h"

namespace rh::railways_of_the_world {

struct RailwaysOfTheWorld {
  using State = railways_of_the_world::State;
  using Move = railways_of_the_world::Move;
  using View = railways_of_the_world::View;
  static constexpr std::size_t kMaxMoves = railways_of_the_world::kMaxMoves;
  static constexpr std::size_t kMaxOutcomes = railways_of_the_world::kMaxOutcomes;

  static const GameInfo& info();
  static Boxes& boxes() { return shelf(); }
  static std::expected<State, Problem> start(const Options& options, int seats) {
    return railways_of_the_world::start(options, seats);
  }
  static int seats(const State& state) { return state.table.seats; }
  static Turn turn(const State& state) { return railways_of_the_world::turn(state); }
  static void legal(const State& state, Seat seat, Moves& moves) { railways_of_the_world::legal(state, seat, moves); }
  static Refusal check(const State& state, Seat seat, const Move& move) {
    return railways_of_the_world::check(state, seat, move);
  }
  static void apply(State& state, Seat seat, const Move& move, Events* events) {
    railways_of_the_world::apply(state, seat, move, events);
  }
  static void outcomes(const State& state, Outcomes& list) { railways_of_the_world::outcomes(state, list); }
  static std::uint64_t nature_total(const State& state) { return railways_of_the_world::nature_total(state); }
  static Move nature_pick(const State& state, std::uint64_t ticket) {
    return railways_of_the_world::nature_pick(state, ticket);
  }
  static Chance chance(const State& state) { return railways_of_the_world::chance(state); }
  static std::optional<Move> nature_slot(const State& state, std::uint64_t slot) {
    return railways_of_the_world::nature_slot(state, slot);
  }
  static View view(const State& state, Seat seat) { return railways_of_the_world::view(state, seat); }
  static State imagine(const State& state, Seat seat, Random& random) {
    return railways_of_the_world::imagine(state, seat, random);
  }
  static std::uint64_t hash(const State& state) { return railways_of_the_world::hash(state); }
  static void tell(const State& now, const State& before, Seat by, const Move& move, Seat viewer, std::string& text) {
    railways_of_the_world::tell(now, before, by, move, viewer, text);
  }
  static const Notation& notation() { return railways_of_the_world::notation(); }
  static std::expected<Move, Refusal> parse(std::string_view text) { return railways_of_the_world::parse(text); }
  static void print(const Move& move, std::string& text) { railways_of_the_world::print(move, text); }
  static PackedMove pack(const Move& move) { return railways_of_the_world::pack(move); }
  static Move unpack(PackedMove packed) { return railways_of_the_world::unpack(packed); }
  static Standing standing(const State& state) { return railways_of_the_world::standing(state); }
  static void write_detail(const State& state, Seat seat, JsonWriter& json) {
    railways_of_the_world::write_detail(state, seat, json);
  }
  static Standing standing(const View& view) { return railways_of_the_world::standing(view); }
  static Progress progress(const View& view) { return railways_of_the_world::progress(view); }
  static void write_view(const View& view, JsonWriter& json) { railways_of_the_world::write_view(view, json); }
  static void quote(const State& state, Seat seat, const Move& move, JsonWriter& json) {
    railways_of_the_world::quote(state, seat, move, json);
  }
};

}  // namespace rh::railways_of_the_world
