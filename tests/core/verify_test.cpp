// Checking afterwards that no die was loaded.
#include "engine/core/verify.h"

#include <gtest/gtest.h>

namespace rh {
namespace {

// A whole game whose dice follow from a secret, and its proof for the header.
struct Honest {
  KeyedNature nature;
  std::string text;

  explicit Honest(bool with_secret = true, KeyedNature::Way way = KeyedNature::Way::Placed)
      : nature(KeyedNature::secret_of_seed(7), way) {
    const Game& game = *find_game("railroad_ink");
    Options options(game.info().options);
    EXPECT_TRUE(options.set_text("meteor", "true"));
    auto match = Match::start(game, options, 2);
    std::vector<PackedMove> moves;
    while (!match->over()) {
      const Seat by = match->position().turn().first();
      PackedMove move = 0;
      if (by == kNature) {
        move = nature.choose(*match);
      } else {
        match->position().legal(by, moves);
        move = moves.at(moves.size() / 2);
      }
      EXPECT_FALSE(match->play(by, move));
    }
    std::string extra = R"("commitment":")" + to_hex(nature.commitment()) + "\"";
    if (with_secret) extra += R"(,"secret":")" + to_hex(nature.secret()) + "\"";
    if (!header_of(way).empty()) extra += "," + std::string(header_of(way));
    text = write_record(*match, {"Ann", "Bo"}, extra);
  }
};

std::string verdict(const std::string& text, int* line = nullptr) {
  const auto record = read_record(text);
  if (!record) return "not read";
  const auto verified = verify(*record);
  if (verified) return verified->finished ? "verified" : "verified so far";
  if (line) *line = verified.error().line;
  return verified.error().refusal ? std::string(verified.error().refusal.code) : verified.error().problem.code;
}

TEST(Verify, AcceptsAnHonestRecord) {
  const Honest honest;
  EXPECT_EQ(verdict(honest.text), "verified");
  const auto verified = verify(*read_record(honest.text));
  ASSERT_TRUE(verified.has_value());
  EXPECT_EQ(verified->nature_moves, 12u) << "a roll and a meteor in each of six rounds";
}

TEST(Verify, TheHeaderSaysWhichWayTheDiceWereDrawn) {
  std::string text = Honest(true, KeyedNature::Way::Counted).text;
  EXPECT_EQ(verdict(text), "verified") << "a record from before there were places";
  text.insert(1, R"("chance":"place",)");
  EXPECT_EQ(verdict(text), "wrong_dice");
  std::string other = Honest().text;
  other.replace(other.find("\"place\""), 7, "\"plaza\"");
  EXPECT_EQ(verdict(other), "header_key");
}

TEST(Verify, NamesTheLineOfALoadedDie) {
  std::string text = Honest().text;
  const auto at = text.find("\"meteor ", text.find("nature")) + 8;
  const auto end = text.find('"', at);
  const std::string rolled = text.substr(at, end - at);
  // Another distance of the same direction is as legal at this point, but not what the ticket picked.
  std::string loaded = rolled;
  loaded.back() = loaded.back() == '1' ? '2' : '1';
  text.replace(at, rolled.size(), loaded);
  text.resize(text.find('\n', at) + 1);  // up to there, so that nothing later is refused
  int line = 0;
  EXPECT_EQ(verdict(text, &line), "wrong_dice");
  EXPECT_EQ(line, 3);
}

TEST(Verify, RefusesASecretThatDoesNotFitTheCommitment) {
  std::string text = Honest().text;
  const auto at = text.find("\"secret\":\"") + 10;
  text[at] = text[at] == '0' ? '1' : '0';
  EXPECT_EQ(verdict(text), "wrong_secret");
}

TEST(Verify, SaysWhatIsMissing) {
  EXPECT_EQ(verdict(Honest(false).text), "no_secret");
  std::string text = Honest().text;
  text.replace(text.find("commitment"), 10, "comitment_");
  EXPECT_EQ(verdict(text), "no_commitment");
  text = Honest().text;
  text.replace(text.find("\"secret\":\"") + 10, 1, "X");
  EXPECT_EQ(verdict(text), "no_secret") << "not hexadecimal";
}

TEST(Verify, RefusesAnIllegalMoveLikeReplay) {
  std::string text = Honest().text;
  const auto at = text.find("{\"by\":1");
  text.insert(at, "{\"by\":1,\"move\":\"volcano 00\"}\n");
  EXPECT_EQ(verdict(text), "RI-189");
}

}  // namespace
}  // namespace rh
