// The players: what each sees, how it judges and how far it looks ahead.
#include "bots/bot.h"
#include "bots/games/railroad_ink/search_bot.h"

namespace rh::railroad_ink {
namespace {

// Draws die by die for points now, forgets the special routes, likes the middle and sees little beside what it drew
// last.
constexpr Style kLevel1{
    .judgement = {.learned = false, .lines = -0.5f, .centre = 0.5f, .open_end = 0.6f, .sight = 2},
    .answer = {2, 0},
};
// Knows the special routes and keeps them too long, likes exits and does not care enough for long lines.
constexpr Style kLevel2{
    .judgement = {.learned = false, .exits = 0.3f, .lines = -0.5f, .open_end = 0.9f, .special = 1, .sight = 2},
    .answer = {2, 1},
};
// Knows what boards promise, but goes on where it drew last, after exits and the middle.
constexpr Style kLevel3{
    .judgement = {.exits = 0.9f, .lines = -0.9f, .centre = 0.8f, .sight = 1},
    .answer = {2, 1},
};
// The same to a lesser degree: it sees most of the board.
constexpr Style kLevel4{
    .judgement = {.exits = 0.4f, .lines = -0.4f, .centre = 0.5f, .sight = 3},
    .answer = {3, 1},
};
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
// The best that three seconds of a processor can do in a game.
constexpr Style kLevel5 = [] {
  Style style = kExpert;
  style.boards = 1'400'000;
  return style;
}();

template <const Style& style>
std::unique_ptr<Bot> make() {
  return std::make_unique<SearchBot>(style);
}

}  // namespace

std::vector<BotInfo> bots() {
  return {{"level1", &make<kLevel1>}, {"level2", &make<kLevel2>}, {"level3", &make<kLevel3>},
          {"level4", &make<kLevel4>}, {"level5", &make<kLevel5>}, {"greedy", &make_greedy_bot},
          {"fast", &make<kFast>},     {"expert", &make<kExpert>}};
}

}  // namespace rh::railroad_ink
