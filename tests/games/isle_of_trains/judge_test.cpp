// The engine against an independent judge (oracle.h), in random games and from rich positions on.
#include <algorithm>
#include <map>

#include "tests/games/isle_of_trains/oracle.h"
#include "tests/games/isle_of_trains/random_games.h"

namespace rh::isle_of_trains::testing {
namespace {

// The judge reads the view of whoever is to act; it must find the same points and the same moves.
void compare(const Table& table, const Oracle::Used& used) {
  const Seat s = table.turn().first();
  const Oracle judge(table.view(s));
  for (Seat each = 0; each < table.state.table.seats; ++each) ASSERT_EQ(table.points(each), judge.points(each));
  ASSERT_EQ(table.legal_list(s), judge.legal(used)) << table.view(s);
}

// IT-100, IT-101, IT-102, IT-201
TEST(IsleJudge, FindsTheSamePointsAndMovesInRandomGames_IT_100_IT_101_IT_102_IT_201) {
  Random random(33);
  for (const auto& [on, seats] : modes()) {
    Table table(on, seats);
    Oracle::Used used;
    for (int moves = 0; !table.over() && moves < 900 * scale(); ++moves) {
      if (!table.turn().nature && random.below(seats == 1 ? 2 : 6) == 0) {
        ASSERT_NO_FATAL_FAILURE(compare(table, used)) << on;
      }
      const Move move = purposeful(table.state, random);
      used.note(text_of(move));
      apply(table.state, table.turn().first(), move, nullptr);
    }
  }
}

// IT-30, IT-45, IT-56, IT-64, IT-86, IT-90, IT-100
TEST(IsleJudge, FindsTheSamePointsAndMovesFromRichPositions_IT_30_IT_45_IT_56_IT_64_IT_86_IT_90_IT_100) {
  Random random(34);
  std::map<Kind, int> seen;
  for (int i = 0; i < 400 * scale(); ++i) {
    const auto& [on, seats] = modes()[random.below(modes().size())];
    Table table = rich_table(random, on, seats);
    Oracle::Used used;
    for (int moves = 0; moves < 40 && !table.over(); ++moves) {
      if (!table.turn().nature) ASSERT_NO_FATAL_FAILURE(compare(table, used)) << on;
      const Move move = purposeful(table.state, random);
      ++seen[move.kind];
      used.note(text_of(move));
      apply(table.state, table.turn().first(), move, nullptr);
    }
  }
  using enum Kind;
  for (const Kind kind :
       {Scrap, Raze, Blind, Initial, Secondary, GivePax, Ticket, Side, Guest, Aside, AsidePax, Pick, Buyback, Night})
    EXPECT_GT(seen[kind], 3) << "the games do not show " << static_cast<int>(kind);
}

// Each refusal is one of section 8, and what is refused changes nothing; what is listed is allowed.
// IT-20
TEST(IsleJudge, RefusesWithTheNumbersOfTheSpec_IT_20) {
  Random random(35);
  for (int i = 0; i < 120 * scale(); ++i) {
    const auto& [on, seats] = modes()[random.below(modes().size())];
    Table table = rich_table(random, on, seats);
    for (int moves = 0; moves < 30 && !table.over(); ++moves) {
      for (int k = 0; k < 30; ++k) {
        Move move{static_cast<Kind>(random.below(kKinds)), static_cast<std::uint8_t>(random.below(kCards)),
                  static_cast<std::uint8_t>(random.below(4)), 0, static_cast<std::uint32_t>(random.below(12))};
        const Seat by = random.below(4) == 0 ? static_cast<Seat>(random.below(5)) - 1 : table.turn().first();
        const std::string code(check(table.state, by, move).code);
        const bool numbered =
            code.starts_with("IT-E") && std::stoi(code.substr(4)) >= 1 && std::stoi(code.substr(4)) <= 39;
        ASSERT_TRUE(code.empty() || numbered) << code;
        if (code.empty() && by != kNature) {
          const auto list = table.legal_list(by);
          ASSERT_TRUE(std::ranges::find(list, text_of(move)) != list.end()) << text_of(move);
        }
      }
      apply(table.state, table.turn().first(), purposeful(table.state, random), nullptr);
    }
  }
}

}  // namespace
}  // namespace rh::isle_of_trains::testing
