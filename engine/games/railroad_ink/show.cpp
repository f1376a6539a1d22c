#include "engine/core/words.h"
#include "engine/games/railroad_ink/scoring.h"
#include "engine/games/railroad_ink/view.h"

namespace rh::railroad_ink {

void show(const View& view, const Words& words, std::string& text) {
  text += words.find("railroad_ink.title");
  text += std::to_string(view.table.round);
}

}  // namespace rh::railroad_ink
