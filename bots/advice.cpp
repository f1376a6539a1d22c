#include "bots/advice.h"

#include <algorithm>
#include <cmath>
#include <span>

// The same chances on every platform: no fused multiplication, and of <cmath> only what IEEE 754 rounds exactly.
#pragma clang fp contract(off)

namespace rh {
namespace {

// e^-x for x >= 0. A library's exp() may differ in the last bit from another's.
double decay(double x) {
  constexpr int kHalvings = 12;
  if (x > 700) return 0;
  const double part = x / (1 << kHalvings);
  double power = 1 - part + part * part / 2 - part * part * part / 6;
  for (int i = 0; i < kHalvings; ++i) power *= power;
  return power;
}

// Points are whole numbers: a normal curve over them.
struct Curve {
  int first = 0;
  std::vector<double> at;  // first, first + 1, ...

  Curve(double mean, double deviation) {
    const double reach = std::max(1.0, 5 * deviation);
    first = static_cast<int>(std::floor(mean - reach));
    const int last = static_cast<int>(std::ceil(mean + reach));
    // Narrower than this it is the two numbers beside the mean, in proportion.
    constexpr double kNarrow = 0.3;
    double sum = 0;
    for (int points = first; points <= last; ++points) {
      const double away = std::abs(points - mean);
      const double steps = away / std::max(deviation, kNarrow);
      at.push_back(deviation < kNarrow ? std::max(0.0, 1 - away) : decay(steps * steps / 2));
      sum += at.back();
    }
    for (double& share : at) share /= sum;
  }
  double of(int points) const {
    const int i = points - first;
    return i < 0 || i >= static_cast<int>(at.size()) ? 0 : at[static_cast<std::size_t>(i)];
  }
};

// Fixed decimals, the same in every library.
std::string decimal(double number, int digits) {
  std::int64_t scale = 1;
  for (int i = 0; i < digits; ++i) scale *= 10;
  const auto steps = static_cast<std::int64_t>(std::floor(std::abs(number) * static_cast<double>(scale) + 0.5));
  const std::string rest = std::to_string(steps % scale);
  return (number < 0 && steps != 0 ? "-" : "") + std::to_string(steps / scale) + "." +
         std::string(static_cast<std::size_t>(digits) - rest.size(), '0') + rest;
}

void write_fields(const Forecast& forecast, JsonWriter& json) {
  json.key("points").raw(decimal(forecast.points, 1)).key("spread").raw(decimal(forecast.spread, 1));
  json.key("win").raw(decimal(forecast.win, 3));
}

}  // namespace

void share_first_rank(std::vector<Forecast>& seats, double common) {
  const std::size_t n = seats.size();
  std::vector<Curve> curves;
  int first = 1 << 30, last = -(1 << 30);
  for (Forecast& seat : seats) {
    seat.win = 0;
    const Curve& curve = curves.emplace_back(seat.points, seat.spread * std::sqrt(1 - common));
    first = std::min(first, curve.first);
    last = std::max(last, curve.first + static_cast<int>(curve.at.size()) - 1);
  }
  std::vector<double> below(n, 0), tied;
  for (int points = first; points <= last; ++points) {
    for (std::size_t i = 0; i < n; ++i) {
      // tied[k]: nobody has more, and k others as many.
      tied.assign(1, 1.0);
      for (std::size_t j = 0; j < n; ++j) {
        if (j == i) continue;
        tied.push_back(0);
        for (std::size_t k = tied.size(); k-- > 0;)
          tied[k] = tied[k] * below[j] + (k > 0 ? tied[k - 1] * curves[j].of(points) : 0);
      }
      double share = 0;
      for (std::size_t k = 0; k < tied.size(); ++k) share += tied[k] / static_cast<double>(k + 1);
      seats[i].win += curves[i].of(points) * share;
    }
    for (std::size_t j = 0; j < n; ++j) below[j] += curves[j].of(points);
  }
  // Sums of rounded shares may pass it by the last bit.
  for (Forecast& seat : seats) seat.win = std::min(seat.win, 1.0);
}

void write_forecast(const Forecast& forecast, JsonWriter& json) {
  json.begin_object();
  write_fields(forecast, json);
  json.end_object();
}

void write_rated(const Game& game, const RatedMove& rated, JsonWriter& json) {
  json.begin_object().field("move", game.print(rated.move));
  write_fields(rated.mine, json);
  json.key("then").begin_array();
  for (const PackedMove move : rated.then) json.value(game.print(move));
  json.end_array();
  if (rated.reason) {
    json.key("reason").begin_object().field("c", rated.reason.code).key("a").begin_object();
    for (const Argument& argument : std::span(rated.reason.arguments).first(rated.reason.count)) {
      json.key(argument.name);
      argument.text.empty() ? json.value(argument.number) : json.value(argument.text);
    }
    json.end_object().end_object();
  }
  json.end_object();
}

}  // namespace rh
