// What a position, and a card in the hand, are worth to a seat: the knowledge behind every bot of the game.
#pragma once

#include "bots/games/isle_of_trains/weights.h"
#include "engine/games/isle_of_trains/rules.h"

namespace rh::isle_of_trains {

// The value of a position for a seat, in points. Finished games count as they are.
double worth(const State& state, Seat seat, const Weights& w);

// What is there beside points, each in points.
struct Prospects {
  double left = 0, actions = 0;  // turns and main actions still to come
  double cards = 0;              // in the hand
  double contracts = 0, tickets = 0;
  double spaces = 0;  // free ones, by their benefit
  double power = 0;   // not used
};
Prospects prospects(const State& state, Seat seat, const Weights& w);

// How much better it is to keep this card than to spend it: for payments, discards and takes.
double keep_value(const State& state, Seat seat, Card card, const Weights& w);

// What a ticket space or a load benefit brings, in points.
double reward_value(const Rewards& rewards, double token, const Weights& w);

// What a token is worth: a point, or its share of a card bought back.
double token_value(const Table& table, const Weights& w);

// Turns this seat can still expect, the present one included.
double turns_left(const State& state, Seat seat, const Weights& w);

}  // namespace rh::isle_of_trains
