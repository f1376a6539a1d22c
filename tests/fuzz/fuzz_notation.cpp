// Any bytes as the text of a move, for every game: parsing never crashes, what parses prints back to
// the same text, and no position crashes over it.
#include <algorithm>
#include <cstdlib>

#include "engine/core/game.h"
#include "engine/games/railroad_ink/moves.h"

namespace {

// Numbers of nine digits and more are all read as one number that no table has.
bool has_huge_number(std::string_view text) {
  std::size_t digits = 0;
  for (const char c : text) {
    digits = c >= '0' && c <= '9' ? digits + 1 : 0;
    if (digits > 9) return true;
  }
  return false;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  for (const rh::Game* game : rh::games()) {
    const auto move = game->parse(text);
    if (!move) {
      if (move.error().code != game->info().not_understood) std::abort();
      continue;
    }
    if (!has_huge_number(text) && game->print(*move) != text) std::abort();
    const auto position = game->start(rh::Options(game->info().options), game->info().min_seats);
    if (!position) std::abort();
    for (const rh::Seat seat : {rh::kNature, rh::Seat{0}, rh::kSpectator}) {
      const auto before = (*position)->hash();
      auto copy = (*position)->clone();
      if (copy->play(seat, *move, nullptr) && copy->hash() != before) std::abort();
    }
  }
  if (const auto move = rh::railroad_ink::parse(text)) {
    if (!rh::railroad_ink::well_formed(*move)) std::abort();
  }
  return 0;
}
