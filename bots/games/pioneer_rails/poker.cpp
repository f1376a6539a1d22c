#include "bots/games/pioneer_rails/poker.h"

#include <algorithm>

#include "engine/games/pioneer_rails/scoring.h"

namespace rh::pioneer_rails {
namespace {

// How much of the choice between two cards is made for the hand; the rest is as if by chance.
constexpr double kForTheHand = 0.6;
constexpr int kCopies = kSuits;

using Counts = std::array<std::uint8_t, kRanks>;

// A hand by how many cards it has of each rank, in base six.
constexpr std::size_t kHandCodes = 6 * 6 * 6 * 6 * 6;
std::size_t code_of(const Counts& counts) {
  std::size_t code = 0;
  for (const std::uint8_t count : counts) code = code * 6 + count;
  return code;
}

// The mean over two cards, the better of which is taken so often. `left`: cards of each rank that may come.
template <class Worth>
double of_two_cards(const Counts& left, Worth worth) {
  int all = 0;
  for (const std::uint8_t count : left) all += count;
  std::array<double, kRanks> values{};
  for (std::size_t r = 0; r < kRanks; ++r) {
    if (left[r] > 0) values[r] = worth(r);
  }
  double sum = 0;
  for (std::size_t a = 0; a < kRanks; ++a) {
    for (std::size_t b = 0; b < kRanks; ++b) {
      const int ways = left[a] * (left[b] - (a == b ? 1 : 0));
      if (ways <= 0) continue;
      const double better = std::max(values[a], values[b]), any = (values[a] + values[b]) / 2;
      sum += ways * (kForTheHand * better + (1 - kForTheHand) * any);
    }
  }
  return all > 1 ? sum / (all * (all - 1)) : *std::ranges::max_element(values);
}

// Every hand that can be, as if nothing else of the deck had been seen.
class Hands {
 public:
  Hands() {
    Counts none{};
    fill(none, 0);
  }
  double at(const Counts& counts) const { return worth_[code_of(counts)]; }

 private:
  double fill(const Counts& counts, int cards) {
    double& worth = worth_[code_of(counts)];
    if (worth > 0) return worth;
    if (cards == kTurns) {
      std::array<std::uint8_t, kTurns> ranks{};
      std::size_t at = 0;
      for (std::uint8_t r = 0; r < kRanks; ++r) {
        for (int i = 0; i < counts[r]; ++i) ranks[at++] = r;
      }
      return worth = tables().hand_points[static_cast<std::size_t>(hand_of(ranks))];
    }
    Counts left{};
    for (std::size_t r = 0; r < kRanks; ++r) left[r] = static_cast<std::uint8_t>(kCopies - counts[r]);
    const double mean = of_two_cards(left, [&](std::size_t r) {
      Counts next = counts;
      ++next[r];
      return fill(next, cards + 1);
    });
    return worth_[code_of(counts)] = mean;
  }

  std::array<double, kHandCodes> worth_{};
};

const Hands& hands() {
  static const Hands all;
  return all;
}

}  // namespace

double expected_hand(const Sheet& sheet, int round, std::uint32_t seen) {
  Counts counts{}, left{};
  int cards = 0;
  for (const std::uint8_t rank : sheet.hands[static_cast<std::size_t>(round)]) {
    if (rank == kEmpty) break;
    ++counts[rank];
    ++cards;
  }
  if (cards == kTurns) return hands().at(counts);
  for (int card = 0; card < kCards; ++card) {
    if ((seen >> card & 1) == 0) ++left[static_cast<std::size_t>(rank_of(card))];
  }
  return of_two_cards(left, [&](std::size_t r) {
    Counts next = counts;
    ++next[r];
    return hands().at(next);
  });
}

double expected_new_hand() { return hands().at({}); }

}  // namespace rh::pioneer_rails
