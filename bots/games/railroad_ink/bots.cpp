#include "bots/bot.h"
#include "bots/games/railroad_ink/search_bot.h"

namespace rh::railroad_ink {
namespace {

constexpr Style kFast{.boards = 120'000,
                      .candidates = 8,
                      .planning = 0.2,
                      .answer = {4, 1},
                      .last_answer = {8, 2},
                      .proof = 1,
                      .depth = 2};
constexpr Style kExpert{.boards = 1'000'000,
                        .candidates = 16,
                        .planning = 0.1,
                        .answer = {6, 2},
                        .last_answer = {16, 3},
                        .proof = 2,
                        .depth = 2};

}  // namespace

std::unique_ptr<Bot> make_fast_bot() { return std::make_unique<SearchBot>(kFast); }
std::unique_ptr<Bot> make_expert_bot() { return std::make_unique<SearchBot>(kExpert); }

// Weakest first.
std::vector<BotInfo> bots() {
  return {{"greedy", &make_greedy_bot}, {"fast", &make_fast_bot}, {"expert", &make_expert_bot}};
}

}  // namespace rh::railroad_ink
