// A train as a row of cars:
//   ┌0 Engine II┐ ┌1 Hopper II┐
//   │● white    ├─┤■□ coal    │
//   └o─────────o┘ └o─────────o┘
#include <algorithm>

#include "apps/cli/games/isle_of_trains/show.h"

namespace rh::isle_of_trains {
namespace {

std::string times(std::string_view sign, int count) {
  std::string text;
  for (int i = 0; i < count; ++i) text += sign;
  return text;
}

// What lies in a car, a line for each colour of passengers; "▒" lies face down.
Lines load_lines(const Texts& words, const OpenSeat& seat, int i) {
  const Car& car = seat.car(i);
  Lines lines;
  if (car.info().carries_passengers) {
    for (int k = 0; k < car.count; ++k) {
      const auto colour = static_cast<Colour>(car.items[static_cast<std::size_t>(k)].what);
      if (car.find(colour) != k) continue;
      const auto same = std::count_if(car.items.begin(), car.items.begin() + car.count,
                                      [&](const Item& item) { return item.what == static_cast<std::uint8_t>(colour); });
      lines.push_back(times("●", static_cast<int>(same)) + " " + colour_name(words, colour));
    }
    if (car.free() > 0) lines.push_back(times("○", car.free()));
    return lines;
  }
  std::string text;
  for (int k = 0; k < car.count; ++k) {
    text += car.items[static_cast<std::size_t>(k)].down_by != kNobody ? "▒" : "■";
  }
  text += times("□", car.free());
  if (car.count > 0) text += " " + cargo_in_words(words, cargo_in(seat, static_cast<std::uint32_t>(i)));
  lines.push_back(text);
  return lines;
}

}  // namespace

Lines train_picture(const Texts& words, const OpenSeat& seat) {
  Lines picture;
  for (int start = 0; start < seat.cars;) {
    // As many cars as fit on the line.
    std::vector<std::size_t> widths;
    std::vector<Lines> loads;
    std::size_t used = 1, height = 1;
    int end = start;
    for (; end < seat.cars; ++end) {
      Lines load = load_lines(words, seat, end);
      std::size_t width = columns_of(short_name(words, seat.car(end).kind())) + columns_of(std::to_string(end)) + 1;
      for (const auto& line : load) width = std::max(width, columns_of(line));
      if (end > start && used + width + 3 > kColumns) break;
      used += width + 3;
      widths.push_back(width);
      height = std::max(height, load.size());
      loads.push_back(std::move(load));
    }
    std::string top, wheels;
    Lines middle(height);
    for (int i = start; i < end; ++i) {
      const auto at = static_cast<std::size_t>(i - start);
      const std::string number = std::to_string(i), name = short_name(words, seat.car(i).kind());
      const auto rest = widths[at] - columns_of(name) - columns_of(number) - 1;
      const std::string gap = i > start ? " " : "";
      top += gap + "┌" + faint(words, number) + " " + strong(words, name) + times("─", static_cast<int>(rest)) + "┐";
      wheels += gap + "└o" + times("─", static_cast<int>(widths[at]) - 2) + "o┘";
      for (std::size_t line = 0; line < height; ++line) {
        const std::string text = line < loads[at].size() ? loads[at][line] : std::string();
        const bool coupled_left = line == 0 && i > 0, coupled_right = line == 0 && i + 1 < seat.cars;
        middle[line] += (i == start     ? ""
                         : coupled_left ? "─"
                                        : " ") +
                        std::string(coupled_left ? "┤" : "│") + padded(text, widths[at]) + (coupled_right ? "├" : "│");
      }
    }
    picture.push_back(top);
    picture.insert(picture.end(), middle.begin(), middle.end());
    picture.push_back(wheels);
    start = end;
  }
  return picture;
}

std::string train_in_short(const Texts& words, const OpenSeat& seat) {
  std::string text;
  for (int i = 0; i < seat.cars; ++i) {
    std::string load;
    for (const auto& part : load_lines(words, seat, i)) load += (load.empty() ? "" : " ") + part;
    // A no-break space keeps a car together when the line is broken.
    std::string car =
        std::to_string(i) + " " + short_name(words, seat.car(i).kind()) + (load.empty() ? "" : " " + load);
    for (auto at = car.find(' '); at != std::string::npos; at = car.find(' ', at)) car.replace(at, 1, "\u00a0");
    text.append(i > 0 ? kDot : "").append(car);
  }
  return text;
}

Lines seat_lines(const Texts& words, const View& view, Seat whose, SeatNames names) {
  const SeatView& seat = view.at(whose);
  const auto s = static_cast<std::size_t>(whose);
  const std::string gauge = times("▰", seat.weight) + times("▱", std::max(0, seat.power - seat.weight));
  const std::string points = say(words, "gains.tokens", {{"n", with_minus(seat.score.total)}});
  std::string text = strong(words, names[s] + ": " + points);
  const auto add = [&](const std::string& part) { text.append(kDot).append(part); };
  add(say(words, "panel.weight", {{"weight", std::to_string(seat.weight)}, {"power", std::to_string(seat.power)}}) +
      " " + gauge);
  add(say(words, "panel.tokens", seat.tokens));
  if (whose != view.viewer) add(say(words, "panel.hand_size", seat.hand_size));
  const std::string supply = supply_in_words(words, seat);
  add(supply.empty() ? say(words, "panel.no_supply") : say(words, "panel.supply", {{"list", supply}}));
  for (CardSet buildings = seat.buildings; buildings != 0;) {
    const Card building = pop_card(buildings);
    add(short_name(words, building) + " " + std::to_string(building_points(view.table, seat, whose, building)));
  }
  if (view.table.locomotive == whose) add(say(words, "panel.locomotive"));
  return lines_of(text);
}

}  // namespace rh::isle_of_trains
