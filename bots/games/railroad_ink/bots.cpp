#include "bots/bot.h"
#include "bots/games/railroad_ink/search_bot.h"

namespace rh::railroad_ink {
namespace {

constexpr Style kFast{
    .beam = {64, 12}, .last = {256, 32}, .exact = 300'000, .answer = {6, 2}, .last_answer = {12, 3}, .usual = 40'000};
constexpr Style kExpert{.beam = {128, 24},
                        .last = {512, 64},
                        .exact = 3'000'000,
                        .candidates = 16,
                        .rolls = 64,
                        .answer = {6, 2},
                        .last_answer = {16, 3},
                        .usual = 1'000'000};

}  // namespace

std::unique_ptr<Bot> make_fast_bot() { return std::make_unique<SearchBot>(kFast); }
std::unique_ptr<Bot> make_expert_bot() { return std::make_unique<SearchBot>(kExpert); }

// Weakest first.
std::vector<BotInfo> bots() {
  return {{"greedy", &make_greedy_bot}, {"fast", &make_fast_bot}, {"expert", &make_expert_bot}};
}

}  // namespace rh::railroad_ink
