// Any bytes as the text of a move, read by every game: parsing never crashes, what parses prints back to the same
// text (a number that no move holds is nothing possible) and means the same move again, and no position crashes over
// it. (No byte of the input chooses the game: its number would change with every game that is added, and the inputs
// found before with it.)
#include <algorithm>
#include <cstdlib>
#include <vector>

#include "engine/core/game.h"
#include "tests/reads_back.h"

namespace {

// Positions of random games, from the start on.
std::vector<std::unique_ptr<rh::Position>> positions_of(const rh::Game& game) {
  std::vector<std::unique_ptr<rh::Position>> found;
  for (const int seats : {game.info().min_seats, game.info().max_seats}) {
    auto position = std::move(*game.start(rh::Options(game.info().options), seats));
    rh::Random random(static_cast<std::uint64_t>(seats));
    std::vector<rh::PackedMove> moves;
    for (int step = 0; step < 200 && !position->turn().is_over(); ++step) {
      if (step % 40 == 0) found.push_back(position->clone());
      const rh::Seat by = position->turn().first();
      position->legal(by, moves);
      (void)position->play(by, moves[random.below(moves.size())], nullptr);
    }
  }
  return found;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  static const auto tables = [] {
    std::vector<std::vector<std::unique_ptr<rh::Position>>> all;
    for (const rh::Game* game : rh::games()) all.push_back(positions_of(*game));
    return all;
  }();
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  for (std::size_t i = 0; i < tables.size(); ++i) {
    const rh::Game* game = rh::games()[i];
    const auto move = game->parse(text);
    if (!move) {
      if (move.error().code != game->info().not_understood) std::abort();
      continue;
    }
    const std::string printed = game->print(*move);
    if (!rh::testing::reads_back(text, printed)) std::abort();
    if (game->parse(printed) != *move) std::abort();
    for (const auto& position : tables[i]) {
      for (const rh::Seat seat : {rh::kNature, rh::Seat{0}, position->turn().first(), rh::kSpectator}) {
        const auto before = position->hash();
        auto copy = position->clone();
        const bool refused{copy->play(seat, *move, nullptr)};
        if (refused && copy->hash() != before) std::abort();
        if (!refused && printed != text) std::abort();
      }
    }
  }
  return 0;
}
