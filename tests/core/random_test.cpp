#include "engine/core/random.h"

#include <gtest/gtest.h>

#include <vector>

#include "engine/core/hash.h"

namespace rh {
namespace {

TEST(Random, GivesTheNumbersOfSplitmix64) {
  Random zero(0);
  EXPECT_EQ(zero.next(), 0xe220a8397b1dcdafull);
  EXPECT_EQ(zero.next(), 0x6e789e6aa1b965f4ull);
  EXPECT_EQ(zero.next(), 0x06c45d188009454full);
  Random other(1234567);
  EXPECT_EQ(other.next(), 0x599ed017fb08fc85ull);
}

TEST(Random, StaysBelowItsBound) {
  Random random(7);
  for (const std::uint64_t bound : {1ull, 2ull, 3ull, 648ull, (1ull << 63) + 1, ~0ull}) {
    for (int i = 0; i < 1000; ++i) ASSERT_LT(random.below(bound), bound);
  }
}

TEST(Random, FavoursNoNumberEvenWithAnAwkwardBound) {
  // With a bound of 2^63 + 2^62 a plain modulo would give the lower third twice as often.
  Random random(11);
  const std::uint64_t third = 1ull << 62;
  std::vector<int> seen(3);
  for (int i = 0; i < 30000; ++i) ++seen[random.below(3 * third) / third];
  for (const int count : seen) EXPECT_NEAR(count, 10000, 400);
  std::vector<int> die(6);
  for (int i = 0; i < 60000; ++i) ++die[random.below(6)];
  for (const int count : die) EXPECT_NEAR(count, 10000, 450);
}

TEST(Random, OfUnitLiesInItsHalfOpenInterval) {
  Random random(5);
  double sum = 0;
  for (int i = 0; i < 10000; ++i) {
    const double number = random.unit();
    ASSERT_GE(number, 0.0);
    ASSERT_LT(number, 1.0);
    sum += number;
  }
  EXPECT_NEAR(sum / 10000, 0.5, 0.02);
}

TEST(Random, ForksIntoAnotherStream) {
  Random random(5);
  Random fork = random.fork();
  for (int i = 0; i < 100; ++i) EXPECT_NE(random.next(), fork.next());
}

TEST(Hash, ChangesWithEveryBitAndWithTheLength) {
  std::vector<unsigned char> bytes(37, 0);
  const std::uint64_t zero = hash_bytes(bytes.data(), bytes.size());
  for (std::size_t bit = 0; bit < bytes.size() * 8; ++bit) {
    bytes[bit / 8] ^= static_cast<unsigned char>(1u << bit % 8);
    EXPECT_NE(hash_bytes(bytes.data(), bytes.size()), zero) << bit;
    bytes[bit / 8] ^= static_cast<unsigned char>(1u << bit % 8);
  }
  EXPECT_NE(hash_bytes(bytes.data(), 36), zero);
  EXPECT_NE(hash_bytes(bytes.data(), 37, 1), zero);
}

TEST(Hash, OfSwappedWordsDiffers) {
  const std::uint64_t there[2] = {1, 2}, back[2] = {2, 1};
  EXPECT_NE(hash_bytes(there, 16), hash_bytes(back, 16));
}

}  // namespace
}  // namespace rh
