// The table in lines: what lies in the middle, the seven places, hand and row.
#include <algorithm>

#include "apps/cli/games/isle_of_trains/show.h"

namespace rh::isle_of_trains {
namespace {

void cut(std::string& text, std::size_t columns) {
  if (columns_of(text) <= columns) return;
  while (columns_of(text) >= columns) {
    while (!text.empty() && (static_cast<unsigned char>(text.back()) & 0xc0) == 0x80) text.pop_back();
    text.pop_back();
  }
  text += "…";
}

std::string cell(std::string text, std::size_t columns) {
  if (text.find('\033') == std::string::npos) cut(text, columns);
  return padded(text, columns);
}

// --- places -----------------------------------------------------------------------------------

std::string contract_cell(const Texts& words, const View& view, Dest dest, SeatNames names) {
  const IslandCard& island = view.table.island(dest);
  const Island& card = tables()[dest];
  const auto owner = [&] { return names[island.owner]; };
  switch (island.state) {
    case IslandState::Centre:
      return needs_in_words(words, need_of(card.initial)) + ": " + std::to_string(card.initial.vp);
    case IslandState::Open:
      return say(words, "panel.open", {{"who", owner()}, {"vp", std::to_string(card.initial.vp)}});
    default: {
      const auto& done = contract_of(dest, island.state == IslandState::DoneA ? 1 : 2);
      return say(words, "panel.done", {{"who", owner()}, {"vp", std::to_string(done.vp)}});
    }
  }
}

std::string ticket_cell(const Texts& words, const OpenTable& table, Dest dest) {
  const auto d = static_cast<std::size_t>(dest);
  if (d >= kTicketDests || table.tile[d] == kNobody) return {};
  std::string text;
  for (int i = 0; i < 3; ++i) text += i < table.filled[d] ? "●" : "○";
  if (table.filled[d] >= 3) return text + " " + say(words, "panel.full");
  std::string rewards;
  for (const Reward& reward : next_reward(table, dest)) {
    if (reward.gain == Gain::None) continue;
    // There is no room for more than the name of a bonus action.
    const bool bonus = reward.gain == Gain::Bonus;
    const auto action = static_cast<std::size_t>(std::countr_zero(reward.n));
    const std::string what =
        bonus ? say(words, "panel." + std::string(kActionNames[action])) : reward_in_words(words, reward);
    rewards += (rewards.empty() ? " " : " + ") + what;
  }
  return text + rewards;
}

// The secondary contracts of the viewer's open cards: what the next deliveries should bring.
void add_open_contracts(const Texts& words, const View& view, Lines& lines) {
  const OpenTable& table = view.table;
  for (int d = 0; d < kDests; ++d) {
    const auto dest = static_cast<Dest>(d);
    const IslandCard& island = table.island(dest);
    if (view.viewer < 0 || island.state != IslandState::Open || island.owner != view.viewer) continue;
    if (table.rules().no_secondary) continue;
    std::string text = say(words, "panel.your_open", {{"dest", dest_name(words, dest)}});
    for (int which = 1; which <= tables()[dest].secondaries; ++which) {
      const Contract& contract = contract_of(dest, which);
      text += (which > 1 ? "; " : " ") + std::string(which == 1 ? "a " : "b ") +
              needs_in_words(words, need_of(contract)) + ":\u00a0" + std::to_string(contract.vp);
    }
    for (const auto& line : lines_of(text)) lines.push_back(line);
  }
}

// --- cards ------------------------------------------------------------------------------------

constexpr std::size_t kNameColumns = 16, kCardColumns = 41;

std::string card_head(const Texts& words, const std::string& title) {
  return strong(words, cell(title, kNameColumns)) + faint(words, say(words, "panel.card_head"));
}

// "Hopper II   4   5   −2  oil"; what a building would pay now stands in brackets.
std::string card_line(const Texts& words, const View& view, Card card) {
  const CardInfo& info = tables()[card];
  std::string points = std::to_string(info.vp);
  if (info.category == Category::Building)
    points = view.viewer >= 0
                 ? "(" + std::to_string(building_points(view.table, view.at(view.viewer), view.viewer, card)) + ")"
                 : "–";
  const std::string weight = info.power > 0    ? "+" + std::to_string(info.power)
                             : info.weight > 0 ? "−" + std::to_string(info.weight)
                                               : "0";
  return cell(short_name(words, card), kNameColumns) + padded_left(std::to_string(info.cost), 4) +
         padded_left(points, 5) + padded_left(weight, 5) + "  " +
         say(words, info.cargo == kAllCargo ? "panel.all" : "cargo." + std::string(cargo_name(info.cargo)));
}

}  // namespace

Lines head_lines(const Texts& words, const View& view) {
  const OpenTable& table = view.table;
  const std::string round = std::to_string(table.round());
  std::string text = strong(words, table.over     ? say(words, "events.game_over")
                                   : table.solo() ? say(words, "panel.day", {{"round", round}})
                                                  : say(words, "panel.turn", {{"round", round}}));
  const auto add = [&](const std::string& part) { text.append(kDot).append(part); };
  if (!table.solo())
    add(say(words, "panel.progress",
            {{"at", std::to_string(table.progress)}, {"end", std::to_string(tables().end_space[table.seats])}}));
  if (table.final_turns > 0 && !table.over) add(strong(words, say(words, "panel.final")));
  add(say(words, "panel.deck", view.deck_size));
  if (!view.deck_top.empty()) text += " (" + short_name(words, static_cast<Card>(view.deck_top[0])) + ")";
  add(say(words, "panel.discard", table.discard_count));
  if (table.discard_count > 0)
    text += " (" + short_name(words, static_cast<Card>(table.discard[table.discard_count - 1U])) + ")";
  add(say(words, "panel.bag", table.bag.size()));
  Lines lines = lines_of(text);
  if (table.scenario != 0) {
    const std::string key = "scenarios." + std::to_string(table.scenario);
    const auto goal = goal_progress(view.table, view.at(0));
    std::string line = say(
        words, "panel.goal",
        {{"name", say(words, key + ".name")}, {"now", std::to_string(goal.now)}, {"need", std::to_string(goal.need)}});
    const Scenario& rules = table.rules();
    if (rules.goal == Scenario::Goal::BothContracts || rules.goal == Scenario::Goal::Levels) {
      const std::uint32_t met = goal_parts(view.table, view.at(0));
      int index = 0;
      const auto part = [&](const std::string& name) {
        line.append(kDot).append(name + ((met >> index++ & 1) != 0 ? "\u00a0✓" : "\u00a0–"));
      };
      for (int d = 0; d < kDests; ++d) {
        if ((rules.islands >> d & 1) != 0) part(dest_name(words, static_cast<Dest>(d)));
      }
      for (CardSet cards = rules.cards; cards != 0;) part(short_name(words, pop_card(cards)));
    }
    for (const auto& part : lines_of(line)) lines.push_back(part);
  }
  return lines;
}

Lines island_lines(const Texts& words, const View& view, SeatNames names) {
  constexpr std::size_t kPlace = 15, kColour = 13, kContract = 25, kTicket = 27;
  const OpenTable& table = view.table;
  Lines lines;
  lines.push_back(strong(words, cell(say(words, "panel.places"), kPlace + kColour)) +
                  strong(words, cell(say(words, "panel.contract"), kContract)) +
                  strong(words, say(words, "panel.tickets")));
  for (int d = 0; d < kDests; ++d) {
    const auto dest = static_cast<Dest>(d);
    if (!table.in_play(dest)) continue;
    std::string place;
    if (d < kTicketDests) {
      place = cell(dest_name(words, dest), kPlace) +
              padded(colour_name(words, tables().colour_of[static_cast<std::size_t>(d)]), kColour);
    } else {
      place = cell(dest_name(words, dest), kPlace + kColour);
    }
    std::string ticket = ticket_cell(words, table, dest);
    cut(ticket, kTicket);
    lines.push_back(place + cell(contract_cell(words, view, dest, names), kContract) + ticket);
  }
  add_open_contracts(words, view, lines);
  return lines;
}

Lines card_lines(const Texts& words, const View& view) {
  const OpenTable& table = view.table;
  Lines hand, row;
  row.push_back(card_head(words, say(words, "panel.row")));
  for (const auto card : table.display) {
    row.push_back(card != kNoCard ? card_line(words, view, static_cast<Card>(card))
                                  : faint(words, say(words, "panel.taken")));
  }
  if (view.viewer < 0) return row;
  const Hand& held = *view.at(view.viewer).hand;
  hand.push_back(card_head(words, say(words, "panel.hand", held.size)));
  for (CardSet kinds = held.kinds; kinds != 0;) {
    const Card card = pop_card(kinds);
    for (int copy = 0; copy < held.count(card); ++copy) hand.push_back(card_line(words, view, card));
  }
  Lines lines;
  for (std::size_t i = 0; i < std::max(hand.size(), row.size()); ++i) {
    const std::string left = i < hand.size() ? hand[i] : std::string();
    lines.push_back(i < row.size() ? padded(left, kCardColumns) + row[i] : left);
  }
  return lines;
}

}  // namespace rh::isle_of_trains
