// The end of a game: bank slips, and in a campaign the end steps (TL-66 to TL-73).
#include <algorithm>

#include "engine/games/legends_of_the_west/campaign.h"
#include "engine/games/legends_of_the_west/machine.h"

namespace rh::legends_of_the_west {
namespace {

enum Step : std::uint8_t { kRetire, kStory, kMail, kOpen, kImprove, kVault };

bool can_open_any(const Carried& carried) {
  for (int t = 0; t < kTerritories; ++t) {
    if (may_open(carried, t)) return true;
  }
  return false;
}

}  // namespace

void Machine::finish() {
  write_slips(state_);
  table_.slip = 1;
  for (Seat s = 0; s < table_.seats; ++s)
    say(Event{.code = "slip", .actor = s, .reveals = true}.with("n", state_.at(s).total));
  if (!table_.is_campaign()) {
    say(Event{.code = "over"});
    return ask(Ask::Over);
  }
  const Seat last = in_place(state_, table_.seats);
  table_.carried.first = state_.at(last).company;
  say(Event{.code = "first_card", .actor = last});
  push(Do::Ending);
}

// `x`: openings still due; `end`: rounds of upgrades still due; `seat`: the story has told the end of the campaign.
void Machine::step_ending(Frame& frame) {
  const Seat winner = in_place(state_, 1), last = in_place(state_, table_.seats);
  Carried& carried = table_.carried;
  switch (frame.pc++) {
    case kRetire:
      if (table_.pile_size > 0) ask(Ask::Retire, last);
      return;
    case kStory: return read_after_story();
    case kMail: {
      // From the rule on that collects it, not after the last game (TL-69).
      const std::uint8_t rule = tables().end_rule[4];
      if (frame.seat != 0 || rule == kNone || carried.rules[rule] == 0) return;
      return push_list(tables().rules[rule].effects, last, cause::kRule + rule);
    }
    case kOpen: {
      // The winner opens, in a short campaign then the last placed, too.
      if (frame.x == 0 || !can_open_any(carried)) {
        frame.at = 0;
        return;
      }
      const bool second = frame.at != 0;
      if (second || table_.mode != Mode::Short) --frame.x;
      frame.at = second || table_.mode != Mode::Short ? 0 : 1;
      --frame.pc;
      return ask(Ask::Open, second ? last : winner);
    }
    case kImprove: {
      // From last to first place; who is absent owes the pick (TL-87).
      if (frame.end == 0) return;
      if (frame.at == 0) {
        for (std::size_t i = 0; i < carried.companies; ++i) {
          if (seat_of(state_, carried.joined[i]) == kNature) ++carried.owed[carried.joined[i]];
        }
      }
      --frame.pc;
      const int place = table_.seats - frame.at;
      if (++frame.at == table_.seats) {
        frame.at = 0;
        --frame.end;
      }
      return ask(Ask::Upgrade, in_place(state_, place));
    }
    default:
      close_books();
      pop();
      say(Event{.code = "over"});
      return ask(Ask::Over);
  }
}

void Machine::read_after_story() {
  Frame& frame = top();
  table_.story_read = 1;
  const std::uint32_t before = active_rules(table_.carried);
  Waiting waiting;
  for (int row = first_row_of(table_.mode, table_.carried.game); row <= table_.row; ++row) {
    const Story& story = tables().rows[static_cast<std::size_t>(row)].after;
    say(Event{.code = "story", .reveals = true}.with("story", story.id));
    const Waiting more = read_story(table_, table_.carried, story);
    // Openings of rows that are not played are left out (TL-4).
    if (row == table_.row) waiting.openings += more.openings;
    waiting.upgrades += more.upgrades;
    waiting.last = waiting.last || more.last;
  }
  for (std::uint32_t fresh = active_rules(table_.carried) & ~before; fresh != 0; fresh &= fresh - 1)
    say(Event{.code = "rule"}.with("rule", tables().rules[static_cast<std::size_t>(std::countr_zero(fresh))].id));
  frame.x = static_cast<std::uint8_t>(waiting.openings);
  frame.end = static_cast<std::uint16_t>(waiting.upgrades);
  frame.seat = waiting.last ? 1 : 0;
}

// TL-71 to TL-73: vaults, rules that go, and the number of the next game.
void Machine::close_books() {
  Carried& carried = table_.carried;
  const auto game = static_cast<std::size_t>(carried.game - 1);
  for (Seat s = 0; s < table_.seats; ++s) {
    const SeatState& own = state_.at(s);
    carried.slips[game][own.company] = own.total;
    carried.postcards[own.company] = own.postcards | own.mail;
    for (std::size_t t = 0; t < kTokens; ++t)
      carried.tokens[own.company][t] =
          static_cast<std::uint8_t>(std::min(carried.tokens[own.company][t] + own.tokens[t], 255));
    if (own.place == 1) carried.winners[game] = own.company;
  }
  carried.depots = table_.depots;
  const Cleared cleared = clear_desk(carried);
  table_.gone_rules = cleared.rules;
  table_.gone_events = cleared.events;
  for (std::uint32_t gone = cleared.rules; gone != 0; gone &= gone - 1)
    say(Event{.code = "rule_gone"}.with("rule", tables().rules[static_cast<std::size_t>(std::countr_zero(gone))].id));
  for (std::uint32_t gone = cleared.events; gone != 0; gone &= gone - 1)
    say(Event{.code = "event_gone"}.with("event",
                                         tables().events[static_cast<std::size_t>(std::countr_zero(gone))].id));
  ++carried.game;
}

}  // namespace rh::legends_of_the_west
