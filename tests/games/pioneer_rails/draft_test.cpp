// The tracks of a turn before it is over: what they will bring, and what town boxes could buy.
#include "engine/core/json_reader.h"
#include "tests/games/pioneer_rails/table.h"

namespace rh::pioneer_rails::testing {
namespace {

Json seen(const Table& table, Seat viewer) { return parse_json(table.view(viewer)); }

// PR-45, PR-46
TEST(PioneerOffers, TracksThatATownBoxWouldBuy_PR_45_PR_46) {
  const Table none = Table::laying("hearts").with_boxes(0, 1, 1);
  EXPECT_FALSE(seen(none, 0)["seats"][0].contains("offers"));
  const Table one = Table::laying("hearts");
  const Json offers = seen(one, 0)["seats"][0]["offers"];
  ASSERT_GT(offers.size(), 0u);
  for (const Json& offer : offers) {
    Table bought = one;
    for (const Json& token : offer["needs"]) bought.play("0 cross " + token.get<std::string>());
    EXPECT_TRUE(bought.can(0, "lay " + offer["track"].get<std::string>())) << offer.dump();
    EXPECT_FALSE(one.can(0, "lay " + offer["track"].get<std::string>())) << "not without";
  }
  EXPECT_FALSE(seen(Table::laying("hearts", "", 2), 1)["seats"][0].contains("offers")) << "nobody else's";
}

// PR-46, PR-48
TEST(PioneerOffers, AnOfferSaysWhatItsTrackBringsAsItsQuoteWould_PR_46_PR_48) {
  int judged = 0, towns = 0, places = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    Table table("", 2);
    table.state = random_state(seed % 2 ? "side=B" : "", 2, seed, 100 + static_cast<int>(seed * 37 % 150));
    for (Seat seat = 0; seat < 2; ++seat) {
      if (!table.turn().has(seat) || table.state.at(seat).stage != Stage::Lay) continue;
      table.with_boxes(seat, 2);
      for (Json offer : seen(table, seat)["seats"][static_cast<std::size_t>(seat)].value("offers", Json::array())) {
        Table bought = table;
        for (const Json& token : offer["needs"])
          bought.play(std::to_string(seat) + " cross " + token.get<std::string>());
        Json quote = parse_json(bought.quote(seat, "lay " + offer["track"].get<std::string>()));
        for (const char* own : {"track", "needs"}) offer.erase(own);
        quote.erase("uses");
        EXPECT_EQ(offer, quote);
        ++judged;
        towns += offer.contains("town") ? 1 : 0;
        places += offer.contains("activates") ? 1 : 0;
      }
    }
  }
  EXPECT_GT(judged, 100);
  EXPECT_GT(towns, 0);
  EXPECT_GT(places, 0);
}

// What stands in the boxes of a sheet; which cards may come is said of the sheet as it is now.
Json boxes(Json seat) {
  Json found;
  for (const char* key :
       {"hands", "town_boxes", "town_boxes_crossed", "town_boxes_free", "gold", "gold_crossed", "gold_free", "ranches",
        "forts", "yards", "saloons", "yard_factor", "banks", "measured", "score"}) {
    if (seat.contains(key)) found[key] = seat[key];
  }
  for (Json& hand : found["hands"]) hand.erase("coming");
  return found;
}

// PR-43, PR-54, PR-83: while a base track is owed too.
// PR-43, PR-83
TEST(PioneerDraft, TheOwnSheetIsToldAsDoneWouldLeaveIt_PR_43_PR_83) {
  int judged = 0, owed = 0, places = 0;
  for (std::uint64_t seed = 1; judged < 150; ++seed) {
    const State state = random_state(seed % 2 ? "side=B" : "", 5, seed, 60 + static_cast<int>(seed * 37 % 540));
    // The last to finish ends the turn, with stars and hands.
    if (std::popcount(turn(state).seats) < 2) continue;
    Table table("", 5);
    for (Seat seat = 0; seat < 5; ++seat) {
      if (!turn(state).has(seat) || state.at(seat).stage != Stage::Lay) continue;
      const auto s = static_cast<std::size_t>(seat);
      table.state = state;
      const Json own = seen(table, seat)["seats"][s];
      EXPECT_EQ(own["before"], boxes(seen(table, kSpectator)["seats"][s])) << "as all others still see it";
      int points = 0;
      for (const Json& place : own["activates"]) points += place["points"].get<int>();
      EXPECT_EQ(points, own["score"]["total"].get<int>() - table.points(seat).total());
      places += static_cast<int>(own["activates"].size());
      owed += table.can(seat, "done") ? 0 : 1;
      apply(table.state, seat, Move::done(), nullptr);
      const Json done = seen(table, seat)["seats"][s];
      EXPECT_EQ(boxes(own), boxes(done));
      EXPECT_EQ(own["active"], done["active"]);
      EXPECT_EQ(done["before"], own["before"]);
      EXPECT_TRUE(done["activates"].empty());
      ++judged;
    }
  }
  EXPECT_GT(owed, 0);
  EXPECT_GT(places, 20);
}

// PR-75, PR-76
TEST(PioneerDraft, AloneTheTargetIsToldWithoutWhatTheDraftCompletes_PR_75_PR_76) {
  // One ranch for itself is objective enough.
  Table table = Table::laying("hearts").lay(0, "20,4 20,2 / 21,5 22,4");
  table.state.table.named = 0;
  for (int o = 0; o < kObjectives; ++o) {
    if (tables().objective(o).measure == Measure::RanchesActive)
      table.state.table.named = static_cast<std::uint16_t>(1u << o);
  }
  table.state.at(0).now.ranches =
      static_cast<std::uint8_t>(tables().objective(std::countr_zero(table.state.table.named)).count - 1);
  const Json owed = seen(table, 0);
  EXPECT_EQ(owed["seats"][0]["score"]["target"], owed["solo"]["target"]);
  const Json drawn = seen(table.lay(0, "22,4 23,5"), 0);
  EXPECT_EQ(drawn["solo"], owed["solo"]) << "until the turn is over";
  EXPECT_EQ(drawn["seats"][0]["before"]["score"]["target"], owed["solo"]["target"]);
  EXPECT_EQ(drawn["seats"][0]["score"]["target"],
            owed["solo"]["target"].get<int>() - static_cast<int>(tables().target_each));
}

}  // namespace
}  // namespace rh::pioneer_rails::testing
