// Names, the table and the boxes of a sheet in a few lines.
#include "apps/cli/games/pioneer_rails/show.h"

namespace rh::pioneer_rails {
namespace {

void add(Lines& lines, const std::string& text) {
  const std::string broken = wrapped(text, kColumns);
  for (std::size_t first = 0; first <= broken.size();) {
    const std::size_t end = std::min(broken.find('\n', first), broken.size());
    lines.push_back(broken.substr(first, end - first));
    first = end + 1;
  }
}

// "Q A Q A A full house ×2: 8", as far as it has grown.
std::string hand_in_short(const Texts& words, const Sheet& sheet, int round) {
  const auto r = static_cast<std::size_t>(round);
  const auto count = static_cast<std::size_t>(sheet.in_hand(round));
  const auto ranks = std::span(sheet.hands[r]).first(count);
  std::string text;
  for (const std::uint8_t rank : ranks) (text += text.empty() ? "" : " ") += kRankNames[rank];
  if (count == 0) text = "–";
  if (const auto shown = shows(ranks)) text += " (" + say(words, "hands." + std::string(name_of(*shown))) + ")";
  if ((sheet.saloon_rounds >> round & 1) != 0) text += " ×" + std::to_string(tables().saloon_factor);
  if (sheet.hand_points[r] > 0) text += " = " + std::to_string(sheet.hand_points[r]);
  return text;
}

}  // namespace

std::string say(const Texts& words, std::string_view key,
                std::initializer_list<std::pair<std::string_view, std::string_view>> filling) {
  return words.say("pioneer_rails." + std::string(key), filling);
}

std::string_view suit_sign(Suit suit) {
  constexpr std::array<std::string_view, kSuits> kSigns = {"♣", "♦", "♥", "♠"};
  return kSigns[static_cast<std::size_t>(suit)];
}

std::string card_name(const Texts& words, int card) {
  return say(words, "cards." + std::string(kCardNames[static_cast<std::size_t>(card)]));
}

std::string card_sign(int card) { return std::string(name_of(rank_of(card))) + std::string(suit_sign(suit_of(card))); }

std::string place_name(const Texts& words, const Map& map, int hex) {
  return say(words, "places." + std::string(name_of(map.at(hex)))) + " " +
         std::string(kHexNames[static_cast<std::size_t>(hex)]);
}

std::string objective_name(const Texts& words, int objective) {
  return say(words, "objectives." + std::string(kObjectiveNames[static_cast<std::size_t>(objective)]));
}

Lines table_lines(const Texts& words, const View& view, const Names& names) {
  const Table& table = view.table;
  Lines lines;
  std::string head =
      say(words, "panel.round", {{"round", std::to_string(table.round + 1)}, {"turn", std::to_string(table.turn + 1)}});
  head += "  " + say(words, "sides." + std::string(kSideNames[table.side]));
  const bool dealt = table.phase != Phase::Objectives && table.phase != Phase::Dealer;
  if (!table.solo() && dealt)
    head += "  " + say(words, "panel.dealer", {{"who", names[static_cast<std::size_t>(table.dealer())]}});
  lines.push_back(words.paint("1", head));

  std::string cards;
  for (const std::uint8_t card : table.open) {
    if (card == kNoCard) continue;
    const bool taken = card == table.taken;
    (cards += cards.empty() ? "" : "  ") += taken ? "(" + card_sign(card) + ")" : card_sign(card);
  }
  if (!cards.empty()) cards = say(words, "panel.cards", {{"cards", cards}});
  if (table.discarded != kNoCard) cards += "  " + say(words, "panel.discarded", {{"card", card_sign(table.discarded)}});
  if (view.viewer >= 0 && view.seats[static_cast<std::size_t>(view.viewer)].hidden != kNoCard)
    cards += "  " + say(words, "panel.hidden",
                        {{"card", card_sign(view.seats[static_cast<std::size_t>(view.viewer)].hidden)}});
  if (!cards.empty()) add(lines, cards);
  return lines;
}

Lines sheet_lines(const Texts& words, const View& view, Seat whose) {
  const Table& table = view.table;
  const ShownSeat& seat = view.seats[static_cast<std::size_t>(whose)];
  const Sheet& sheet = seat.sheet;
  const Score& score = view.scores[static_cast<std::size_t>(whose)];
  Lines lines;
  std::string hands;
  for (int round = 0; round <= table.round; ++round)
    hands += (hands.empty() ? "" : " | ") + hand_in_short(words, sheet, round);
  add(lines, say(words, "panel.hands", {{"hands", hands}}));

  const auto number = [](int n) { return std::to_string(n); };
  add(lines, say(words, "panel.boxes",
                 {{"towns", number(sheet.boxes)},
                  {"free", number(sheet.free_boxes())},
                  {"gold", number(sheet.gold)},
                  {"nuggets", number(sheet.free_gold())},
                  {"banks", number(score.banks)},
                  {"ranches", number(score.ranches)},
                  {"forts", number(score.forts)},
                  {"yards", number(score.yards)},
                  {"network", number(score.network)},
                  {"total", number(score.total())}}));

  std::string goals;
  for (int o = 0; o < kObjectives; ++o) {
    if ((table.named >> o & 1) == 0) continue;
    const Objective& objective = tables().objective(o);
    const auto type = static_cast<std::size_t>(objective.type);
    std::string done =
        number(std::min<int>(measured(sheet, objective.measure), objective.count)) + "/" + number(objective.count);
    if (table.solo() ? (table.closed >> o & 1) != 0 : sheet.stars[type] > 0) done = "✓";
    if (!table.solo() && sheet.stars[type] > 0) done += " +" + number(sheet.stars[type]);
    goals += (goals.empty() ? "" : "; ") + objective_name(words, o) + " " + done;
  }
  if (!goals.empty()) add(lines, say(words, "panel.objectives", {{"list", goals}}));
  if (table.solo())
    add(lines, say(words, "panel.target",
                   {{"total", number(score.total())},
                    {"target", number(target(table))},
                    {"n", number(objectives_left(table))}}));

  if (seat.own && seat.card != kNoCard && table.phase == Phase::Play) {
    std::string tokens;
    for (std::size_t token = 0; token < kTokens; ++token) {
      for (int i = 0; i < seat.tokens[token]; ++i)
        (tokens += tokens.empty() ? "" : ", ") += say(words, "tokens." + std::string(kTokenNames[token]));
    }
    const std::string turn = say(words, "panel.turn",
                                 {{"card", card_sign(seat.card)},
                                  {"railway", say(words, "railways." + std::string(kSuitNames[seat.suit]))},
                                  {"laid", number(seat.laid_count)},
                                  {"all", number(seat.allowance)}});
    add(lines, turn + (tokens.empty() ? "" : "; " + say(words, "panel.tokens", {{"list", tokens}})));
  }
  return lines;
}

}  // namespace rh::pioneer_rails
