// Successive halving: candidates are tried on the same samples, and the worse half leaves again and again, each time
// after an equal share of the budget, so that the last two are compared most carefully.
#pragma once

#include <bit>
#include <cstddef>
#include <span>
#include <vector>

#include "bots/budget.h"

namespace rh {

class Halving {
 public:
  // What each candidate seems worth before it is tried; that counts as much as `trust` trials.
  Halving(std::span<const double> worth, double trust) : trust_(trust) {
    for (const double value : worth) all_.push_back({value, 0, 0});
    for (std::size_t i = 0; i < all_.size(); ++i) field_.push_back(i);
  }

  // Tries until one is left or the budget is used up, and no longer than the deadline. `progress()` is the part of the
  // budget that is gone, `sample(i)` makes the i-th sample, `trial(c)` is what candidate c gets of it.
  template <class Progress, class Sample, class Trial>
  void run(const Deadline& deadline, Progress progress, Sample sample, Trial trial) {
    for (int samples = 0; field_.size() > 1 && progress() < 1;) {
      const double from = progress();
      const double until = from + (1 - from) / std::bit_width(field_.size() - 1);
      do {
        sample(samples++);
        for (const std::size_t c : field_) {
          all_[c].sum += trial(c);
          ++all_[c].trials;
          if (deadline.passed()) return;
        }
      } while (progress() < until);
      sort();
      field_.resize((field_.size() + 1) / 2);
    }
  }

  // The mean over what it met.
  double value(std::size_t c) const {
    const Candidate& one = all_[c];
    return (one.sum + trust_ * one.worth) / (one.trials + trust_);
  }
  int trials(std::size_t c) const { return all_[c].trials; }
  // Of those that are left, best first once they were tried.
  std::size_t best() const { return field_[0]; }

 private:
  struct Candidate {
    double worth, sum;
    int trials;
  };

  // Equal ones in the order they came: every library sorts them so.
  void sort() {
    std::ranges::sort(field_, [&](std::size_t a, std::size_t b) {
      const double one = value(a), other = value(b);
      return one != other ? one > other : a < b;
    });
  }

  double trust_;
  std::vector<Candidate> all_;
  std::vector<std::size_t> field_;
};

}  // namespace rh
