// Turns a game's typed rules into the type-erased Game and Position.
#pragma once

#include "engine/core/game.h"

namespace rh {

// The fields of a view that every game has, into an open object.
void write_common(const Turn& turn, int seats, const Progress& progress, const Standing& standing, JsonWriter& json);

template <Rules G>
class TypedPosition final : public Position {
 public:
  TypedPosition(const Game& game, const typename G::State& state) : state(state), game_(game) {}

  const Game& game() const override { return game_; }
  std::unique_ptr<Position> clone() const override { return std::make_unique<TypedPosition>(game_, state); }
  void assign(const Position& other) override { state = static_cast<const TypedPosition&>(other).state; }

  int seats() const override { return G::seats(state); }
  Turn turn() const override { return G::turn(state); }
  void legal(Seat seat, std::vector<PackedMove>& moves) const override {
    moves.clear();
    if (seat == kNature) {
      OutcomeList<G> list;
      if (G::turn(state).nature) G::outcomes(state, list);
      for (const auto& outcome : list) moves.push_back(G::pack(outcome.move));
      return;
    }
    MoveList<G> list;
    if (G::turn(state).has(seat)) G::legal(state, seat, list);
    for (const auto& move : list) moves.push_back(G::pack(move));
  }
  Refusal check(Seat seat, PackedMove move) const override { return G::check(state, seat, G::unpack(move)); }
  Refusal play(Seat seat, PackedMove packed, Events* events) override {
    const auto move = G::unpack(packed);
    const Refusal refusal = G::check(state, seat, move);
    if (!refusal) G::apply(state, seat, move, events);
    return refusal;
  }

  void outcomes(std::vector<WeightedMove>& outcomes) const override {
    outcomes.clear();
    if (!G::turn(state).nature) return;
    OutcomeList<G> list;
    G::outcomes(state, list);
    for (const auto& outcome : list) outcomes.push_back({G::pack(outcome.move), outcome.weight});
  }
  std::uint64_t nature_total() const override { return G::nature_total(state); }
  PackedMove nature_pick(std::uint64_t ticket) const override { return G::pack(G::nature_pick(state, ticket)); }
  Chance chance() const override { return G::chance(state); }
  std::optional<PackedMove> nature_slot(std::uint64_t slot) const override {
    const auto move = G::nature_slot(state, slot);
    return move ? std::optional(G::pack(*move)) : std::nullopt;
  }

  std::unique_ptr<Position> imagine(Seat seat, Random& random) const override {
    return std::make_unique<TypedPosition>(game_, G::imagine(state, seat, random));
  }
  std::uint64_t hash() const override { return G::hash(state); }
  std::string told(const Position& before, Seat by, PackedMove move, Seat viewer) const override {
    std::string text;
    G::tell(state, static_cast<const TypedPosition&>(before).state, by, G::unpack(move), viewer, text);
    return text;
  }
  PiecedText view(Seat seat, const PiecedText& before) const override {
    PiecedText made;
    made.text.reserve(before.text.empty() ? 4096 : before.text.size() + 256);
    made.pieces.reserve(before.pieces.size());
    JsonWriter json(made, before);
    const auto seen = G::view(state, seat);
    json.begin_object();
    write_common(seen.turn, seats(), G::progress(seen), G::standing(seen), json);
    G::write_view(seen, json);
    json.end_object();
    return made;
  }
  Progress progress(Seat viewer) const override { return G::progress(G::view(state, viewer)); }
  std::string quote(Seat seat, PackedMove move) const override {
    std::string text;
    if constexpr (Quotes<G>) {
      JsonWriter json(text);
      json.begin_object();
      G::quote(state, seat, G::unpack(move), json);
      json.end_object();
      if (text == "{}") text.clear();
    }
    return text;
  }
  Standing standing() const override { return G::standing(state); }
  std::string result() const override {
    const auto count = static_cast<std::size_t>(seats());
    const Standing standing = G::standing(state);
    std::string text;
    JsonWriter json(text);
    json.begin_object();
    json.key("scores").array(std::span(standing.scores).first(count));
    json.key("ranks").array(std::span(standing.ranks).first(count));
    json.key("detail").begin_array();
    for (Seat seat = 0; seat < seats(); ++seat) G::write_detail(state, seat, json);
    json.end_array();
    if constexpr (WritesResult<G>) {
      if (turn().is_over()) G::write_result(state, json);
    }
    json.end_object();
    return text;
  }
  bool another_game() const override {
    if constexpr (HasCampaigns<G>) return G::another_game(state);
    return false;
  }

  typename G::State state;

 private:
  const Game& game_;
};

template <Rules G>
class TypedGame final : public Game {
 public:
  const GameInfo& info() const override { return G::info(); }
  Boxes& boxes() const override { return G::boxes(); }
  std::expected<std::unique_ptr<Position>, Problem> start(const Options& options, int seats) const override {
    if (auto fits = options.fit(seats, {info().min_seats, info().max_seats}); !fits)
      return std::unexpected(fits.error());
    const auto state = G::start(options, seats);
    if (!state) return std::unexpected(state.error());
    return std::make_unique<TypedPosition<G>>(*this, *state);
  }
  std::expected<PackedMove, Refusal> parse(std::string_view text) const override {
    const auto move = G::parse(text);
    if (!move) return std::unexpected(move.error());
    return G::pack(*move);
  }
  std::string print(PackedMove move) const override {
    std::string text;
    G::print(G::unpack(move), text);
    return text;
  }
  const Notation& notation() const override { return G::notation(); }
  bool quotes() const override { return Quotes<G>; }
  std::size_t most_moves() const override { return G::kMaxMoves; }
  std::size_t most_outcomes() const override { return G::kMaxOutcomes; }
};

// The typed state behind a position of this game: how a bot gets from the erased to the typed side.
template <Rules G>
const typename G::State& state_of(const Position& position) {
  return static_cast<const TypedPosition<G>&>(position).state;
}

}  // namespace rh
