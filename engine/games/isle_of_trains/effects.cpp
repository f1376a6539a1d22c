#include "engine/games/isle_of_trains/effects.h"

#include <algorithm>

#include "engine/games/isle_of_trains/building.h"
#include "engine/games/isle_of_trains/scoring.h"

namespace rh::isle_of_trains {
namespace {

Pending pending_of(const Reward& reward) {
  switch (reward.gain) {
    case Gain::Cards: return Pending::many(Step::Take, reward.n);
    case Gain::Discard: return Pending::many(Step::Toss, reward.n);
    case Gain::Tokens: return {.step = Step::Tokens, .n = reward.n};
    case Gain::Passengers: return Pending::many(Step::Pax, reward.n);
    case Gain::FromDiscard: return Pending::many(Step::Pick, reward.n);
    default: return {.step = Step::Bonus, .n = reward.n};
  }
}

void gain_tokens(State& state, int n, Events* events) {
  SeatState& seat = state.active();
  seat.tokens = static_cast<std::uint16_t>(seat.tokens + n);
  say(events, Event{.code = "tokens", .actor = state.table.active}.with("n", n));
  after_change(state, events);
}

void come_into_play(State& state, const Pending& paid, Events* events) {
  Table& table = state.table;
  const Card card = paid.card();
  bring_into_play(table, state.active(), card, paid.where);
  say(events, Event{.code = "in_play", .actor = table.active}.with("card", name_of(card)));
  after_change(state, events);
  push_rewards(table, built_gains(tables()[card]));
}

// IT-61: what was set aside leaves after the cards were taken.
void leave(Table& table, Events* events) {
  for (std::size_t i = 0; i < table.aside_count; ++i) {
    if (table.aside_cargo[i] == 0)
      table.put_in_bag(static_cast<Colour>(table.aside[i].what));
    else
      discard_cargo(table, table.aside[i], events);
    table.aside[i] = {};
    table.aside_cargo[i] = 0;
  }
  table.aside_count = 0;
}

void begin_turn(Table& table, Events* events) {
  table.stack[0] = Pending::many(Step::Turn, tables().actions);
  table.done = {};
  say(events, Event{.code = "turn", .actor = table.active, .reveals = true}
                  .with("seat", table.active)
                  .with("round", table.round()));
}

// IT-95: what follows the last action, the first of it on top.
void end_turn(Table& table) {
  table.push({.step = Step::EndCheck});
  if (table.solo()) table.push({.step = Step::Burn});
  table.push({.step = Step::Refill});
  if (table.solo()) table.push({.step = Step::Night});
  table.push({.step = Step::Limit});
}

// IT-96..98 and, alone, IT-127.
void end_check(State& state, Events* events) {
  Table& table = state.table;
  ++table.turns;
  if (table.solo()) {
    if (table.turns >= table.max_turns) return end_solo(state, events);
    return begin_turn(table, events);
  }
  const bool at_end = table.locomotive == kNobody && table.progress >= tables().end_space[table.seats];
  if (at_end) {
    table.locomotive = table.active;
    say(events, Event{.code = "locomotive", .actor = table.active});
  }
  if (table.final_turns > 0) {
    if (--table.final_turns == 0) {
      table.over = 1;
      say(events, Event{.code = "game_over", .reveals = true});
      return;
    }
  } else {
    const bool no_cards = table.deck.empty() && table.discard_count == 0;
    const bool too_long = table.turns >= table.max_turns * table.seats;
    if (at_end || no_cards || too_long) {
      table.final_turns = table.seats;
      say(events, Event{.code = "final_round"}.with("case", at_end ? "progress" : no_cards ? "cards" : "turns"));
    }
  }
  table.active = static_cast<std::uint8_t>((table.active + 1) % table.seats);
  begin_turn(table, events);
}

}  // namespace

void after_change(State& state, Events* events) {
  Table& table = state.table;
  if (table.scenario == 0 || table.over) return;
  const GoalProgress goal = goal_progress(state);
  if (goal.now < goal.need) return;
  table.over = table.won = 1;
  say(events, Event{.code = "won", .actor = table.active, .reveals = true});
}

void end_solo(State& state, Events* events) {
  state.table.over = 1;
  say(events, Event{.code = state.table.scenario != 0 ? "lost" : "game_over", .actor = 0, .reveals = true});
}

void push_rewards(Table& table, const Rewards& rewards) {
  for (std::size_t i = rewards.size(); i-- > 0;) {
    if (rewards[i].gain != Gain::None) table.push(pending_of(rewards[i]));
  }
}

void discard_cargo(OpenTable& table, Item item, Events* events) {
  const auto card = static_cast<Card>(item.what);
  table.put_on_discard(card);
  if (item.down_by == kNobody) return;
  say(events, Event{.code = "uncovered", .actor = table.active, .reveals = true}.with("card", name_of(card)));
}

void reshuffle_if_empty(Table& table, Events* events) {
  if (!table.deck.empty() || table.solo() || table.discard_count == 0) return;
  for (int i = 0; i < table.discard_count; ++i) table.deck.unknown().add(table.discard[static_cast<std::size_t>(i)]);
  say(events, Event{.code = "reshuffle"}.with("n", table.discard_count));
  table.discard = {};
  table.discard_count = 0;
}

void advance_progress(Table& table, Events* events) {
  if (table.solo() || table.locomotive != kNobody || table.progress >= tables().end_space[table.seats]) return;
  ++table.progress;
  say(events, Event{.code = "progress"}.with("at", table.progress));
}

void settle(State& state, Events* events) {
  Table& table = state.table;
  while (!table.over) {
    Pending& top = table.top();
    const Pending now = top;
    switch (now.step) {
      case Step::Turn:
        if (now.n > 0) return;
        end_turn(table);
        break;
      case Step::Take:
        if (now.n > 0 && table.can_take_card()) return;
        table.pop();
        break;
      case Step::Pick:
        if (now.n > 0 && table.discard_count > 0) return;
        table.pop();
        break;
      case Step::Raze:
        if (std::popcount(state.active().buildings) > now.n) return;
        table.pop();
        break;
      case Step::Pay:
        if (now.n > 0) return;
        table.pop();
        come_into_play(state, now, events);
        break;
      case Step::Toss:
        if (now.n > 0 && state.active().hand.size > 0) return;
        table.pop();
        break;
      case Step::Limit:
        if (state.active().hand.size > tables().hand_limit) return;
        table.pop();
        break;
      case Step::Pax:
        if (now.n == 0) {
          table.pop();
        } else if (!table.bag.empty()) {
          return;
        } else {  // IT-28
          --top.n;
          gain_tokens(state, 1, events);
        }
        break;
      case Step::Refill:
        if (std::ranges::find(table.display, kNoCard) != table.display.end() && table.can_draw()) {
          reshuffle_if_empty(table, events);
          return;
        }
        table.pop();
        break;
      case Step::Tokens:
        table.pop();
        gain_tokens(state, now.n, events);
        break;
      case Step::Leave:
        leave(table, events);
        table.pop();
        break;
      case Step::EndCheck:
        table.pop();
        end_check(state, events);
        break;
      default: return;
    }
  }
}

}  // namespace rh::isle_of_trains
