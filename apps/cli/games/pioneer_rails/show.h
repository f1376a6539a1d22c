// A game of Pioneer Rails as text: the map with the tracks as signs of their suits, the sheet below it, and the same in
// plain sentences. Everything can be told apart without colour.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "apps/cli/layout.h"
#include "apps/cli/texts.h"
#include "engine/games/pioneer_rails/view.h"

namespace rh::pioneer_rails {

using Lines = std::vector<std::string>;
inline constexpr std::size_t kColumns = 79;

// "pioneer_rails.<key>" with its places filled.
std::string say(const Texts& words, std::string_view key,
                std::initializer_list<std::pair<std::string_view, std::string_view>> filling = {});
// "queen of hearts", and in short "Q♥".
std::string card_name(const Texts& words, int card);
std::string card_sign(int card);
std::string_view suit_sign(Suit suit);
std::string place_name(const Texts& words, const Map& map, int hex);
std::string objective_name(const Texts& words, int objective);

// A letter on the map where a track can be laid.
struct Label {
  int track = -1;
  char letter = ' ';
};
// 27 lines of at most 79 columns: the lattice of PR-16, a line for each y, three columns for each x.
Lines map_lines(const Texts& words, const Map& map, const ShownSeat& seat, std::span<const Label> labels);

// Round, cards and objectives; the boxes of a sheet and what the turn has left.
Lines table_lines(const Texts& words, const View& view, const Names& names);
Lines sheet_lines(const Texts& words, const View& view, Seat whose);

// The same in sentences.
std::string table_in_words(const Texts& words, const View& view, const Names& names);
std::string sheet_in_words(const Texts& words, const View& view, Seat whose, const Names& names);

// The whole position: pictures, then sentences.
std::string show(const Texts& words, const View& view, const Names& names);

}  // namespace rh::pioneer_rails
