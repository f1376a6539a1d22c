// The contract of a game, as plain typed code. A game is a struct of static functions over a flat
// State; bots search on it directly, and adapter.h turns it into the type-erased Game of game.h.
#pragma once

#include <concepts>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/basics.h"
#include "engine/core/box.h"
#include "engine/core/chance.h"
#include "engine/core/events.h"
#include "engine/core/fixed_vector.h"
#include "engine/core/json_writer.h"
#include "engine/core/notation.h"
#include "engine/core/options.h"
#include "engine/core/random.h"

namespace rh {

// What a game adds to its result beside scores, ranks and detail: of the game one, or a list with one for each seat.
struct ResultSpec {
  enum class Of : std::uint8_t { Game, Seats };
  enum class Type : std::uint8_t { Number, Document };

  std::string name;
  Of of = Of::Game;
  Type type = Type::Number;
  bool always = true;  // else only where its game has something to say: with some options, after the last game
};

// What a game declares about itself.
struct GameInfo {
  std::string id;      // "railroad_ink"
  std::string prefix;  // of its rules and refusals: "RI"
  std::string name;
  int rules_version = 1;  // raised by a fix that changes behaviour
  int min_seats = 1, max_seats = 1;
  std::vector<OptionSpec> options;
  std::string_view not_understood;  // refusal of a text that is no move
  std::string_view undo_refused;    // refusal of an undo that the rules do not allow
  int longest_game = 0;             // an upper bound for the moves of one game per seat, nature's included
  std::vector<ResultSpec> results = {};
};

// Points and places, final or as they stand; only the first `seats` entries count. Alone, place 2 is a game lost.
struct Standing {
  std::array<std::int32_t, kMaxSeats> scores{};
  std::array<std::uint8_t, kMaxSeats> ranks{};
};

// How far a game has come: rounds, turns, days. A total of 0: its end is open.
struct Progress {
  std::int32_t now = 0, total = 0;
};

template <class G>
using MoveList = FixedVector<typename G::Move, G::kMaxMoves>;
template <class G>
using OutcomeList = FixedVector<Outcome<typename G::Move>, G::kMaxOutcomes>;

template <class G>
concept Rules = requires(typename G::State& state, const typename G::State& known, const typename G::Move& move,
                         const typename G::View& view, Seat seat, MoveList<G>& moves, OutcomeList<G>& outcomes,
                         Events* events, Random& random, std::string& text, JsonWriter& json) {
  { G::info() } -> std::convertible_to<const GameInfo&>;
  // What it is played with. A state names its box by the place on this shelf; its hash takes in the box's own number
  // instead, because places depend on what else was opened.
  { G::boxes() } -> std::convertible_to<Boxes&>;
  // Options and seats fit each other as they were declared.
  { G::start(Options{}, 1) } -> std::same_as<std::expected<typename G::State, Problem>>;
  { G::seats(known) } -> std::same_as<int>;
  { G::turn(known) } -> std::same_as<Turn>;

  // Every legal move of a seat that is to act; nothing for the others.
  { G::legal(known, seat, moves) } -> std::same_as<void>;
  // Why this move is refused, or nothing. The one judge of legality, nature's moves included.
  { G::check(known, seat, move) } -> std::same_as<Refusal>;
  // Makes a move that check() does not refuse.
  { G::apply(state, seat, move, events) } -> std::same_as<void>;

  // Nature's outcomes in ASCII order of their texts; their weights sum up to nature_total, and
  // ticket 0..total-1 picks one in that order.
  { G::outcomes(known, outcomes) } -> std::same_as<void>;
  { G::nature_total(known) } -> std::same_as<std::uint64_t>;
  { G::nature_pick(known, std::uint64_t{}) } -> std::same_as<typename G::Move>;
  // Where this chance happens, and what one of its slots (core/chance.h) draws: nothing when its piece is gone.
  // Every outcome has as many full slots as its weight.
  { G::chance(known) } -> std::same_as<Chance>;
  { G::nature_slot(known, std::uint64_t{}) } -> std::same_as<std::optional<typename G::Move>>;

  // What a seat, kSpectator or kAllSeeing may see, and a full state consistent with it (of a seat or kSpectator).
  { G::view(known, seat) } -> std::same_as<typename G::View>;
  { view.turn } -> std::convertible_to<const Turn&>;
  { G::imagine(known, seat, random) } -> std::same_as<typename G::State>;
  { G::hash(known) } -> std::same_as<std::uint64_t>;

  // tell(now, before, by, move, viewer, text): what a viewer may know now of the line of a record that says
  // `by` made this move in `before`. Appends its text; or, where it is known that something was done but not
  // quite what, its text with `?` for what is hidden ("draw ?", "bid ?"); or nothing, where even that it was
  // done is hidden. `by` itself is always told all of its own move, and everybody of every move when the
  // game is over. Like the view it rests on nothing that the viewer cannot know, and it never takes back
  // what it has told.
  { G::tell(known, known, seat, move, seat, text) } -> std::same_as<void>;

  // The table behind parse and print, from which the web client makes its reader.
  { G::notation() } -> std::same_as<const Notation&>;
  { G::parse(std::string_view{}) } -> std::same_as<std::expected<typename G::Move, Refusal>>;
  { G::print(move, text) } -> std::same_as<void>;
  { G::pack(move) } -> std::same_as<PackedMove>;
  { G::unpack(PackedMove{}) } -> std::same_as<typename G::Move>;

  { G::standing(known) } -> std::same_as<Standing>;
  { G::write_detail(known, seat, json) } -> std::same_as<void>;
  // As far as a view shows it. The adapter writes both into the view, with whose turn it is; write_view adds the
  // game's own fields to the object.
  { G::standing(view) } -> std::same_as<Standing>;
  { G::progress(view) } -> std::same_as<Progress>;
  { G::write_view(view, json) } -> std::same_as<void>;
};

// A game that prices its moves: what a legal move of this seat costs and brings, as fields of an object; nothing
// where there is nothing to say. It rests on what that seat may see, like the list of its moves.
template <class G>
concept Quotes = requires(const typename G::State& known, Seat seat, const typename G::Move& move, JsonWriter& json) {
  { G::quote(known, seat, move, json) } -> std::same_as<void>;
};

// A game that declares more of its result writes it, key by key, when it is over.
template <class G>
concept WritesResult = requires(const typename G::State& known, JsonWriter& json) {
  { G::write_result(known, json) } -> std::same_as<void>;
};

// A game that has campaigns (campaign.h) says whether another one follows this game: when it is over, for certain;
// until then as far as that is known.
template <class G>
concept HasCampaigns = requires(const typename G::State& known) {
  { G::another_game(known) } -> std::same_as<bool>;
};

}  // namespace rh
