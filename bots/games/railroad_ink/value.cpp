#include "bots/games/railroad_ink/value.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <vector>

#include "bots/each_cpu.h"

// The same bits on every platform: no fused multiplication where another machine has none.
#pragma clang fp contract(off)

namespace rh::railroad_ink {
namespace {

// A weight is written as two printable characters: a step of 1/256 in base 90, from '#' on, without
// the backslash that would need a second one. Enough for weights between -15 and 15.
constexpr int kBase = 90, kMiddle = kBase * kBase / 2;
constexpr float kStep = 1.0f / 256;

// The nets answer in units of four points around fifty: weights of one size suit them all.
constexpr float kUsualTotal = 50, kUnit = 4;

char digit(int value) {
  const char c = static_cast<char>('#' + value);
  return c >= '\\' ? static_cast<char>(c + 1) : c;
}
int value_of(char c) { return (c > '\\' ? c - 1 : c) - '#'; }

// What craters and lava add to a value that was learned without them. An end at a crater is a dead end
// to the net, though worth points while the crater stays; lakes count as they are, and of open lava
// sides some will still be closed.
float expansion_points(const Sketch& sketch) {
  constexpr float kStaysACrater = 0.8f, kStaysOpen = 0.6f;
  int open = 0;
  for (int d = 0; d < 4; ++d) open += std::popcount(sketch.unanswered(kLavas, d));
  const auto crater_end = static_cast<float>(tables().points_crater_end + 1);
  return kStaysACrater * crater_end * static_cast<float>(sketch.crater_ends()) +
         static_cast<float>(sketch.lake_points()) - kStaysOpen * static_cast<float>(open);
}

}  // namespace

ROUNDHOUSE_EACH_CPU float Net::operator()(const Features& features) const {
  Row hidden = bias;
  for (std::size_t i = 0; i < features.pattern_count; ++i) {
    const Row& row = pattern[features.patterns[i]];
    for (std::size_t h = 0; h < kHidden; ++h) hidden[h] += row[h];
  }
  float value = offset;
  for (std::size_t i = 0; i < kNumbers; ++i) {
    const float x = features.numbers[i];
    for (std::size_t h = 0; h < kHidden; ++h) hidden[h] += x * number[i][h];
    value += x * direct[i];
  }
  for (std::size_t h = 0; h < kHidden; ++h) value += (hidden[h] > 0 ? hidden[h] : 0) * output[h];
  return kUsualTotal + kUnit * value;
}

float Value::operator()(const Sketch& sketch, int rounds_left) const {
  if (rounds_left <= 0) return static_cast<float>(sketch.total());
  const auto left = static_cast<std::size_t>(std::min(rounds_left, kMostRoundsLeft));
  if (!known[left]) return rule_of_thumb(sketch, rounds_left);
  Features features;
  extract(sketch, features);
  const float value = nets[left](features);
  return (sketch.board.craters | sketch.board.lava) == 0 ? value : value + expansion_points(sketch);
}

int open_ends(const Sketch& sketch) {
  int open = 0;
  for (int d = 0; d < 4; ++d) {
    const CellSet towards_empty = shifted(sketch.board.empty, opposite(d));
    for (std::size_t type : {kHighways, kRailways}) open += std::popcount(sketch.unanswered(type, d) & towards_empty);
  }
  return open;
}

float rule_of_thumb(const Sketch& sketch, int rounds_left) {
  const auto total = static_cast<float>(sketch.total());
  if (rounds_left <= 0) return total;
  const auto left = static_cast<float>(rounds_left);
  const auto specials = static_cast<float>(3 - std::min(sketch.board.specials_used(), 3));
  return total + (0.7f + 0.1f * left) * static_cast<float>(open_ends(sketch)) + std::min(left, 3.0f) * specials;
}

const Value& Value::learned() {
  // Half a megabyte: never on the stack, which is small in a browser.
  struct Learned : Value {
    Learned() {
      for (std::size_t left = 1; left < nets.size(); ++left)
        known[left] = read_net(value_weights(static_cast<int>(left)), nets[left]);
    }
  };
  static const Learned instance;
  return instance;
}

std::string write_net(const Net& net) {
  std::vector<float> weights(kNetWeights);
  std::memcpy(weights.data(), &net, sizeof(Net));
  std::string text;
  for (std::size_t i = 0; i < kNetWeights; ++i) {
    const int steps = static_cast<int>(std::lround(weights[i] / kStep)) + kMiddle;
    const int kept = std::min(std::max(steps, 0), kBase * kBase - 1);
    text += digit(kept / kBase);
    text += digit(kept % kBase);
  }
  return text;
}

bool read_net(std::string_view text, Net& net) {
  if (text.size() != 2 * kNetWeights) return false;
  std::vector<float> weights(kNetWeights);
  for (std::size_t i = 0; i < kNetWeights; ++i) {
    const int steps = value_of(text[2 * i]) * kBase + value_of(text[2 * i + 1]);
    weights[i] = static_cast<float>(steps - kMiddle) * kStep;
  }
  std::memcpy(static_cast<void*>(&net), weights.data(), sizeof(Net));
  return true;
}

}  // namespace rh::railroad_ink
