// Vectors of FIPS 180-4 and, around the block borders, of Python's hashlib.
#include "engine/core/sha256.h"

#include <gtest/gtest.h>

#include <map>
#include <vector>

namespace rh {
namespace {

std::string hash_of(std::string_view text) {
  const std::vector<std::uint8_t> bytes(text.begin(), text.end());
  return to_hex(sha256(bytes));
}

TEST(Sha256, GivesTheStandardsVectors) {
  EXPECT_EQ(hash_of(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(hash_of("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(hash_of("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  EXPECT_EQ(hash_of(std::string(1'000'000, 'a')), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST(Sha256, PadsMessagesThatEndNearTheBorderOfABlock) {
  const std::map<int, std::string> expected = {
      {55, "463eb28e72f82e0a96c0a4cc53690c571281131f672aa229e0d45ae59b598b59"},
      {56, "da2ae4d6b36748f2a318f23e7ab1dfdf45acdc9d049bd80e59de82a60895f562"},
      {57, "2fe741af801cc238602ac0ec6a7b0c3a8a87c7fc7d7f02a3fe03d1c12eac4d8f"},
      {63, "29af2686fd53374a36b0846694cc342177e428d1647515f078784d69cdb9e488"},
      {64, "fdeab9acf3710362bd2658cdc9a29e8f9c757fcf9811603a8c447cd1d9151108"},
      {65, "4bfd2c8b6f1eec7a2afeb48b934ee4b2694182027e6d0fc075074f2fabb31781"},
      {119, "da18797ed7c3a777f0847f429724a2d8cd5138e6ed2895c3fa1a6d39d18f7ec6"},
      {120, "f52b23db1fbb6ded89ef42a23ce0c8922c45f25c50b568a93bf1c075420bbb7c"},
      {127, "92ca0fa6651ee2f97b884b7246a562fa71250fedefe5ebf270d31c546bfea976"},
      {128, "471fb943aa23c511f6f72f8d1652d9c880cfa392ad80503120547703e56a2be5"}};
  for (const auto& [length, hex] : expected) {
    std::vector<std::uint8_t> bytes;
    for (int i = 0; i < length; ++i) bytes.push_back(static_cast<std::uint8_t>(i % 251));
    EXPECT_EQ(to_hex(sha256(bytes)), hex) << length;
  }
}

TEST(Hex, ReadsBackWhatItWrote) {
  const Digest digest = sha256({});
  Digest again{};
  EXPECT_TRUE(from_hex(to_hex(digest), again));
  EXPECT_EQ(again, digest);
}

TEST(Hex, RefusesAnythingButSixtyFourLowerCaseDigits) {
  Digest digest{};
  const std::string good(64, 'a');
  EXPECT_TRUE(from_hex(good, digest));
  EXPECT_FALSE(from_hex(good.substr(1), digest));
  EXPECT_FALSE(from_hex(good + "a", digest));
  EXPECT_FALSE(from_hex("", digest));
  EXPECT_FALSE(from_hex("A" + good.substr(1), digest));
  EXPECT_FALSE(from_hex(good.substr(1) + "g", digest));
  EXPECT_FALSE(from_hex(" " + good.substr(1), digest));
}

}  // namespace
}  // namespace rh
