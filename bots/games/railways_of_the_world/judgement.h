// How a player judges: what it sees in deliveries that are still to come, in money and in the others' points.
#pragma once

namespace rh::railways_of_the_world {

struct Judgement {
  double foreign = 0.5;    // what a point of another player costs
  double patience = 0.94;  // what the next best delivery counts, each compared with the one before
  double soon = 0.7;       // a delivery that is one link too long for the engine, compared with one that is not
  double shared = 0.85;    // a cube that another player could take as well
  double money = 0.1;      // points for a thousand that may be spent later
  double pace = 9;         // turns in which a game's cities are emptied
  int too_long = 3;        // so many links too long is looked at
  int foreign_links = 2;   // links of others on one journey that are thought of
  int steps = 1500;        // that journeys from one city take together: networks with many circles have very many ways
  bool cards = true;       // operation cards are taken
  bool cities = true;      // cities are urbanized, Western Links built
  bool majors = true;      // major lines are seen
};

}  // namespace rh::railways_of_the_world
