// How a player judges. The numbers are dollars, trains or turns; opponents with a character and weaker levels have
// other ones, so that they are wrong and always in the same way.
#pragma once

namespace rh::legends_of_the_west {

struct Judgement {
  // What a link costs beside its trains, in tenths of a train: the turn of its claim; less for what it brings.
  int claim = 9, large = 3, company = 4;
  // Planning for tickets.
  double pace = 0.6;         // turns that another's train still in stock gives us
  int one_at_a_time = 0;     // thinks of so many tickets only; 0: of all
  double least_worth = 0.8;  // of an offered ticket, for each train that its way asks for
  double long_ones = 0;      // likes tickets for their value, whatever their way costs
  int spare_trains = 0;      // never planned with
  // More tickets: with so many trains beside the plans and so many turns to go, while fewer than so many are
  // unfinished.
  int ticket_trains = 8, ticket_turns = 8, unfinished = 1;
  double hunger = 3.5;
  // Claims.
  double wanted = 6;       // a link of the plan
  double per_train = 0.3;  // of a route's length
  double contested = 1.5;  // the only lane, where others are
  double money = 1;        // what comes in at once
  double stray = 1;        // what a claim beside the plan brings for trains that are used up, times
  double loco = 1.5;       // a locomotive that is spent
  // Cards.
  double draw = 2;
  double blind = 1;  // what a card of the deck is thought to be worth, times
};

}  // namespace rh::legends_of_the_west
