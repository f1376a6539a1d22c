// The whole position: the table and every train as pictures, then the same in sentences.
#include "apps/cli/games/isle_of_trains/show.h"

namespace rh::isle_of_trains {
namespace {

void add(std::string& text, const Lines& lines) {
  for (const auto& line : lines) text += line + "\n";
}

}  // namespace

std::string show(const Texts& words, const View& view) {
  std::string text;
  const OpenTable& table = view.table;
  std::vector<std::string> names;
  std::vector<Seat> order;
  if (view.viewer >= 0) order.push_back(view.viewer);
  for (Seat s = 0; s < table.seats; ++s) {
    names.push_back(say(words, "panel.seat", {{"seat", std::to_string(s)}}));
    if (s != view.viewer) order.push_back(s);
  }
  add(text, head_lines(words, view));
  add(text, island_lines(words, view, names));
  add(text, card_lines(words, view));
  for (const Seat s : order) {
    add(text, seat_lines(words, view, s, names));
    add(text, train_picture(words, view.at(s)));
  }
  std::string pending;
  for (const auto& part : pending_in_words(words, view)) pending += (pending.empty() ? "" : " → ") + part;
  if (!pending.empty()) add(text, lines_of(say(words, "panel.pending", {{"list", pending}})));
  text += "\n" + strong(words, say(words, "spoken.in_words")) + "\n";
  text += table_in_words(words, view, names);
  for (const Seat s : order) text += "\n" + seat_in_words(words, view, s, names);
  return text;
}

}  // namespace rh::isle_of_trains
