// Parts of the guide that stand on their own.
#pragma once

#include "apps/cli/games/isle_of_trains/show.h"
#include "apps/cli/guide.h"
#include "engine/core/adapter.h"
#include "engine/games/isle_of_trains/game.h"

namespace rh::isle_of_trains {

inline View view_of(const Match& match, Seat viewer) { return view(state_of<IsleOfTrains>(match.position()), viewer); }
std::vector<Move> legal_moves(const Match& match, Seat seat);

// A move in words, with what it costs and brings.
std::string move_in_words(const Scene& scene, Seat seat, const Move& move);

// What can be done, in groups with fixed keys for the four actions and by number elsewhere; and the
// sentence that asks for it.
std::vector<Choice> choices_of(const Scene& scene, Seat seat);
std::string question(const Scene& scene, Seat seat);
std::optional<PackedMove> obvious_move(const Match& match, Seat seat);

// Real cards, tiles and passengers: what to type now, and nature's move that a text means. The bare
// id or the name is enough; the exact notation works too.
std::string draw_prompt(const Scene& scene);
std::expected<PackedMove, Refusal> draw_move(const Scene& scene, const std::string& text);

}  // namespace rh::isle_of_trains
