// The expected numbers were computed from the definition in nature.h with Python's hashlib.
#include "engine/core/nature.h"

#include <gtest/gtest.h>

#include <vector>

namespace rh {
namespace {

KeyedNature counting_secret() {
  Digest secret;
  for (std::size_t i = 0; i < secret.size(); ++i) secret[i] = static_cast<std::uint8_t>(i);
  return KeyedNature(secret);
}

TEST(KeyedNature, ShowsACommitmentThatAnyoneCanCompute) {
  EXPECT_EQ(to_hex(counting_secret().commitment()), "6fc0b1aacd888b5fd51e9dc68568fc363a9d40c7dd0c7c2fd83e4e93b9396651");
}

TEST(KeyedNature, DrawsTheTicketsOfItsDefinition) {
  const KeyedNature nature = counting_secret();
  EXPECT_EQ(nature.counted_ticket(0, 648), 336u);
  EXPECT_EQ(nature.counted_ticket(1, 648), 289u);
  EXPECT_EQ(nature.counted_ticket(2, 36), 4u);
  EXPECT_EQ(nature.counted_ticket(3, 40608), 34737u);
  EXPECT_EQ(nature.counted_ticket(12345678901, 1000003), 504563u);
  EXPECT_EQ(nature.counted_ticket(0, 1), 0u);
  EXPECT_EQ(nature.counted_ticket(7, std::uint64_t{1} << 63), 8123246215836852322u);
}

TEST(KeyedNature, ThrowsAwayNumbersOfTheIncompleteMultiple) {
  const KeyedNature nature = counting_secret();
  const std::uint64_t total = (std::uint64_t{1} << 63) + 1;  // almost half of all numbers are thrown away
  EXPECT_EQ(nature.counted_ticket(0, total), 2769801363989544u);
  EXPECT_EQ(nature.counted_ticket(2, total), 892642798799934243u) << "the third attempt";
  EXPECT_EQ(nature.counted_ticket(4, total), 4263280732768376500u) << "the second attempt";
  EXPECT_EQ(nature.counted_ticket(5, ~std::uint64_t{0}), 13485185975754633136u);
}

TEST(KeyedNature, DrawsTheSlotsOfItsDefinition) {
  const KeyedNature nature = counting_secret();
  EXPECT_EQ(nature.slot({{"deck"}, 73}, 0, 0), 65u);
  EXPECT_EQ(nature.slot({{"deck"}, 73}, 0, 1), 11u);
  EXPECT_EQ(nature.slot({{"deck"}, 73}, 1, 0), 68u);
  EXPECT_EQ(nature.slot({{"roll", 3}, 1296}, 0, 0), 483u);
  EXPECT_EQ(nature.slot({{"bag"}, 36}, 12345678901, 2), 15u);
  EXPECT_EQ(nature.slot({{"a", 1}, (std::uint64_t{1} << 63) + 1}, 0, 0), std::nullopt) << "the incomplete multiple";
}

TEST(Chance, AFullSlotIsAPieceThatIsThere) {
  const std::array<int, 3> most = {2, 0, 3}, now = {1, 0, 3};
  std::vector<int> kinds;
  for (std::uint64_t slot = 0; slot < 5; ++slot) {
    kinds.push_back(kind_in_slot(
        slot, [&](int kind) { return most[static_cast<std::size_t>(kind)]; },
        [&](int kind) { return now[static_cast<std::size_t>(kind)]; }));
  }
  EXPECT_EQ(kinds, (std::vector<int>{0, -1, 2, 2, 2}));
}

TEST(KeyedNature, MakesItsSecretFromASeedForSimulations) {
  EXPECT_EQ(to_hex(KeyedNature::secret_of_seed(0)), "d2df8fb40bf76fed27966a4f25d8069cf0c8f3af58ed3be3ddc1a23708443654");
  EXPECT_EQ(to_hex(KeyedNature::secret_of_seed(42)),
            "b58a5fac5ec3dd5e3e228769b9abe81c327b2b857f93c68cd14c5ab1ddb83520");
}

TEST(KeyedNature, FavoursNoTicket) {
  const KeyedNature nature = counting_secret();
  std::vector<int> seen(6);
  for (std::uint64_t i = 0; i < 6000; ++i) ++seen[nature.counted_ticket(i, 6)];
  double chi_square = 0;
  for (const int count : seen) chi_square += (count - 1000.0) * (count - 1000.0) / 1000.0;
  EXPECT_LT(chi_square, 20.5) << "one in a thousand at 5 degrees of freedom; the secret is fixed";
}

}  // namespace
}  // namespace rh
