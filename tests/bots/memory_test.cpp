// A server has a bot for every seat of every running game: what a bot keeps between its moves must be little.
#include <malloc.h>

#include <cstdlib>
#include <new>

#include "tests/bots/series.h"

namespace {

// What the program holds through `new`, in this thread: GoogleTest and the bots have no other.
std::size_t held = 0;

}  // namespace

void* operator new(std::size_t size) {
  void* memory = std::malloc(size);
  if (memory == nullptr) std::abort();
  held += malloc_usable_size(memory);
  return memory;
}
void operator delete(void* memory) noexcept {
  held -= malloc_usable_size(memory);
  std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept { operator delete(memory); }

namespace rh {
namespace {

// In the middle of a game, measured by what is free again without them.
TEST(Memory, ABotKeepsLittleBetweenItsMoves) {
  for (const Game* game : games()) {
    for (const BotInfo& info : bots_of(*game)) {
      auto match = Match::start(*game, Options(game->info().options), game->info().min_seats);
      const KeyedNature nature(KeyedNature::secret_of_seed(7));
      Random random(5);
      Workspace workspace;
      std::vector<std::unique_ptr<Bot>> bots;
      for (Seat seat = 0; seat < match->seats(); ++seat) bots.push_back(info.make());
      for (int decisions = 0; decisions < 40 && !match->over();) {
        const Seat seat = match->position().turn().first();
        decisions += seat == kNature ? 0 : 1;
        const auto choose = [&] {
          const Outlook outlook(match->position(), seat);
          return bots[static_cast<std::size_t>(seat)]->choose(outlook, {{.iterations = 500}, random, workspace});
        };
        const PackedMove move = seat == kNature ? nature.choose(*match) : choose();
        ASSERT_FALSE(match->play(seat, move));
      }
      const std::size_t with_bots = held;
      const std::size_t count = bots.size();
      bots.clear();
      const std::size_t each = (with_bots - held) / count;
      std::printf("%-16s %-8s %5zu bytes\n", game->info().id.c_str(), info.name.c_str(), each);
      EXPECT_LT(each, 4096u) << game->info().id << " " << info.name;
    }
  }
}

}  // namespace
}  // namespace rh
