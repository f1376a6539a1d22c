// A box from outside finds its game: a file given to the program need not come with the name of one.
#pragma once

#include "engine/core/game.h"

namespace rh {

struct OpenedBox {
  const Game* game;
  const Box* box;
};

// The game is the one that the file names (`game`), else the only one that takes boxes from outside. `all` as in Boxes.
std::expected<OpenedBox, Problem> open_box(std::string_view text, std::vector<std::string>* all = nullptr);

}  // namespace rh
