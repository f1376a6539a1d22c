// A finished game's dice can be repeated, and a loaded die is found.
#include "engine/core/verify.h"

#include <gtest/gtest.h>

namespace rh::test {
namespace {

std::string finished_record(const Digest& secret) {
  const Game* game = find_game("railroad_ink");
  auto match = Match::start(*game, Options(game->info().options), 2);
  const KeyedNature nature(secret);
  Random random(4);
  std::vector<PackedMove> moves;
  while (!match->over()) {
    const Position& position = match->position();
    if (position.turn().nature) {
      EXPECT_FALSE(match->play(kNature, nature.choose(*match)));
    } else {
      position.legal(position.turn().first(), moves);
      EXPECT_FALSE(match->play(position.turn().first(), moves[random.below(moves.size())]));
    }
  }
  const std::string proof = "\"commitment\":\"" + to_hex(nature.commitment()) + "\",\"secret\":\"" + to_hex(secret) +
                            "\"," + std::string(header_of(nature.way()));
  return write_record(*match, {"Ann", "Bo"}, proof);
}

std::string problem_of(const std::string& text) {
  const auto record = read_record(text);
  if (!record) return "unreadable";
  const auto verified = verify(*record);
  if (verified) return verified->finished ? "fine" : "unfinished";
  return verified.error().refusal ? std::string(verified.error().refusal.code) : verified.error().problem.code;
}

TEST(Verify, RepeatsEveryDieOfAFinishedGame) {
  const std::string text = finished_record(KeyedNature::secret_of_seed(1));
  EXPECT_EQ(problem_of(text), "fine");
  EXPECT_EQ(verify(*read_record(text))->nature_moves, 7u);
}

TEST(Verify, FindsWhatWasChanged) {
  const std::string text = finished_record(KeyedNature::secret_of_seed(1));
  const auto changed = [&](std::string_view from, std::string_view to) {
    std::string copy = text;
    const auto at = copy.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    if (at != std::string::npos) copy.replace(at, from.size(), to);
    return copy;
  };
  EXPECT_EQ(problem_of(changed("\"secret\":\"", "\"secrets\":\"")), "no_secret");
  EXPECT_EQ(problem_of(changed("\"commitment\":\"", "\"other\":\"")), "no_commitment");
  const std::string other = to_hex(KeyedNature::secret_of_seed(2));
  EXPECT_EQ(problem_of(changed(to_hex(KeyedNature::secret_of_seed(1)), other)), "wrong_secret");
  // Another roll that the same first moves would allow: cut the record behind it.
  const auto first = text.find("roll ");
  const auto end = text.find('"', first);
  const std::string roll = text.substr(first, end - first);
  const std::string loaded =
      roll == "roll H_T H_T H_T OVERPASS" ? "roll H_T H_T R_T OVERPASS" : "roll H_T H_T H_T OVERPASS";
  EXPECT_EQ(problem_of(text.substr(0, first) + loaded + "\"}\n"), "wrong_dice");
  EXPECT_EQ(problem_of(text.substr(0, first) + roll + "\"}\n"), "unfinished");
}

}  // namespace
}  // namespace rh::test
