// Names of cards, places and rewards, and lists of them.
#include <algorithm>

#include "apps/cli/games/isle_of_trains/show.h"

namespace rh::isle_of_trains {
namespace {

std::string paint(const Texts& words, std::string_view style, std::string_view text) {
  if (!words.colour() || text.empty()) return std::string(text);
  return "\033[" + std::string(style) + "m" + std::string(text) + "\033[0m";
}

// In the order of kColourNames; white and black are left to bold and faint, which every background has.
constexpr std::array<std::string_view, kColours> kStyles = {"2", "32", "36", "33", "35", "1"};

std::string pending_in_word(const Texts& words, const View& view, const Pending& now) {
  const auto n = static_cast<int>(now.n);
  switch (now.step) {
    case Step::Turn: return n > 0 ? say(words, "pending.actions", n) : std::string();
    case Step::Bonus: return bonus_name(words, now.n);
    case Step::Take: return say(words, "pending.take", n);
    case Step::Pick: return say(words, "gains.pick", n);
    case Step::Build: return say(words, "pending.build");
    case Step::Raze: return say(words, "pending.raze");
    case Step::Pay:
      return say(words, "pending.pay", {{"n", std::to_string(n)}, {"card", short_name(words, now.card())}});
    case Step::Blind: return say(words, "pending.blind");
    case Step::Toss: return say(words, "gains.toss", n);
    case Step::Deliver: return say(words, "pending.deliver", {{"dest", dest_name(words, now.dest())}});
    case Step::Give: return say(words, "pending.give", {{"needs", needs_in_words(words, now.more)}});
    case Step::Special: return say(words, "pending.special", static_cast<int>(view.table.aside_count));
    case Step::Limit: return say(words, "pending.limit");
    case Step::Night: return say(words, "pending.night");
    case Step::Tokens: return say(words, "gains.tokens", n);
    case Step::Pax: return say(words, "gains.pax", n);
    default: return {};
  }
}

}  // namespace

std::string say(const Texts& words, std::string_view key, Filling filling) {
  return words.say("isle_of_trains." + std::string(key), filling);
}

std::string say(const Texts& words, std::string_view key, int n) { return say(words, key, {{"n", std::to_string(n)}}); }

Lines lines_of(std::string_view text, std::size_t columns) {
  const std::string broken = wrapped(text, columns);
  Lines lines;
  for (std::size_t at = 0; at < broken.size();) {
    const auto end = std::min(broken.find('\n', at), broken.size());
    lines.push_back(broken.substr(at, end - at));
    at = end + 1;
  }
  return lines;
}

std::string strong(const Texts& words, std::string_view text) { return paint(words, "1", text); }
std::string faint(const Texts& words, std::string_view text) { return paint(words, "2", text); }

std::string full_name(const Texts& words, Card card) { return say(words, "cards." + std::string(name_of(card))); }
std::string short_name(const Texts& words, Card card) {
  return say(words, "cards_short." + std::string(name_of(card)));
}
std::string dest_name(const Texts& words, Dest dest) { return say(words, "dests." + std::string(name_of(dest))); }
std::string cargo_in_words(const Texts& words, CargoSet cargo) {
  return say(words, "cargo." + std::string(cargo_name(cargo)));
}

std::string colour_name(const Texts& words, Colour colour, std::string_view text) {
  const std::string name = say(words, "colours." + std::string(name_of(colour)));
  return paint(words, kStyles[static_cast<std::size_t>(colour)], text.empty() ? std::string_view(name) : text);
}

std::string passenger_name(const Texts& words, Colour colour) {
  return say(words, "spoken.passenger", {{"colour", colour_name(words, colour)}});
}

std::string needs_in_words(const Texts& words, const Need& need) {
  constexpr std::array<std::string_view, 4> kKeys = {"needs.coal", "needs.oil", "needs.box", "needs.any"};
  std::string text;
  for (std::size_t i = 0; i < need.size(); ++i) {
    if (need[i] > 0) text += (text.empty() ? "" : ", ") + say(words, kKeys[i], need[i]);
  }
  return text;
}

std::string bonus_name(const Texts& words, Actions actions) {
  if (std::popcount(actions) == 4) return say(words, "bonus.any");
  if (std::popcount(actions) == 2) return say(words, "bonus.load_deliver");
  return say(words, "bonus." + std::string(kActionNames[static_cast<std::size_t>(std::countr_zero(actions))]));
}

std::string reward_in_words(const Texts& words, const Reward& reward) {
  constexpr std::array<std::string_view, 7> kKeys = {
      "", "gains.cards", "gains.toss", "gains.tokens", "gains.pax", "gains.pick", ""};
  if (reward.gain == Gain::Bonus) return bonus_name(words, reward.n);
  return say(words, kKeys[static_cast<std::size_t>(reward.gain)], reward.n);
}

std::string rewards_in_words(const Texts& words, const Rewards& rewards) {
  std::string text;
  for (const Reward& reward : rewards) {
    if (reward.gain != Gain::None) text += (text.empty() ? "" : ", ") + reward_in_words(words, reward);
  }
  return text;
}

std::string supply_in_words(const Texts& words, const OpenSeat& seat) {
  std::string text;
  for (std::size_t i = 0; i < kColours; ++i) {
    if (seat.supply[i] == 0) continue;
    const std::string count = seat.supply[i] > 1 ? std::to_string(seat.supply[i]) + "×\u00a0" : "";
    text += (text.empty() ? "" : ", ") + count + colour_name(words, static_cast<Colour>(i));
  }
  return text;
}

std::string card_in_words(const Texts& words, const View& view, Card card) {
  const CardInfo& info = tables()[card];
  std::string text = full_name(words, card) + ": " + say(words, "spoken.cost", info.cost);
  const auto add = [&](std::string_view key, int n) { text += ", " + say(words, key, n); };
  if (info.category != Category::Building) add("gains.tokens", info.vp);
  if (info.power > 0) add("spoken.power", info.power);
  if (info.weight > 0) add("spoken.weight", info.weight);
  if (info.carries_passengers && info.capacity > 0) add("spoken.seats", info.capacity);
  if (!info.carries_passengers && info.capacity > 0) add("spoken.spaces", info.capacity);
  if (info.passengers > 0) add("spoken.brings", info.passengers);
  text += ". " + say(words, "spoken.as_cargo", {{"cargo", cargo_in_words(words, info.cargo)}}) + " " +
          say(words, "card_texts." + std::string(name_of(card)));
  if (info.category == Category::Building && view.viewer >= 0)
    text += " " + say(words, "spoken.worth_now", building_points(view.table, view.at(view.viewer), view.viewer, card));
  return text;
}

Lines pending_in_words(const Texts& words, const View& view) {
  const OpenTable& table = view.table;
  Lines lines;
  for (std::size_t i = table.over ? 0 : table.depth; i-- > 0;) {
    std::string text = pending_in_word(words, view, table.stack[i]);
    if (!text.empty()) lines.push_back(std::move(text));
  }
  return lines;
}

}  // namespace rh::isle_of_trains
