// What a seat may see (section 7) and who is told what (IT-212).
#include "engine/core/json_reader.h"
#include "tests/games/isle_of_trains/table.h"

namespace rh::isle_of_trains::testing {
namespace {

Json seen(const Table& table, Seat viewer) {
  Json view = parse_json(table.view(viewer));
  EXPECT_FALSE(view.is_discarded());
  return view;
}

Table full_table() {
  return Table::ready("", 2)
      .with_train(0, "engine_2:white hopper_2:coach_1,bank@1 caboose_3:town_hall tanker_1")
      .with_train(1, "engine_1 boxcar_1:engine_2@0")
      .with_hand(0, "3*tanker_1 rail_yard")
      .with_hand(1, "3*hopper_1")
      .with_supply(1, "green black")
      .with_buildings(1, "grand_central")
      .with_display("coach_1 - coach_2")
      .with_discard("hopper_3 hopper_2")
      .with_islands("camp_eagle=1a")
      .with_tickets("flint_beach=t5/2")
      .with_tokens(1, 4)
      .with_progress(2);
}

// IT-150
TEST(IsleView, ShowsEverythingPublicToEverybody_IT_150) {
  const Table table = full_table();
  for (const Seat viewer : {0, 1, kSpectator}) {
    const Json view = seen(table, viewer);
    EXPECT_EQ(view["phase"], "action");
    EXPECT_EQ(view["turn"].dump(), "[0]");
    EXPECT_EQ(view["display"].dump(), R"(["coach_1",null,"coach_2"])");
    EXPECT_EQ(view["discard"].dump(), R"(["hopper_3","hopper_2"])");
    EXPECT_EQ(view["deck"], table.deck());
    EXPECT_EQ(view["bag"]["white"], 2) << "hence the colours left in the bag";
    EXPECT_EQ(view["islands"]["camp_eagle"].dump(), R"({"state":"a","owner":1})");
    EXPECT_EQ(view["tickets"]["flint_beach"].dump(), R"({"tile":"t5","filled":2})");
    EXPECT_EQ(view["progress_track"].dump(), R"({"at":2,"end":4,"holder":null})");
    const Json& other = view["seats"][1];
    EXPECT_EQ(other["supply"].dump(), R"({"black":1,"green":1})");
    EXPECT_EQ(other["buildings"].dump(), R"(["grand_central"])");
    EXPECT_EQ(other["tokens"], 4);
    EXPECT_EQ(other["hand_size"], 3);
    EXPECT_EQ(other["score"]["total"], 4 + 2 + 21 + 1 + 8);
    EXPECT_EQ(view["seats"][0]["train"][0]["items"].dump(), R"([{"passenger":"white"}])");
    EXPECT_EQ(view["seats"][0]["train"][2]["items"].dump(), R"([{"cargo":"all","card":"town_hall"}])");
    EXPECT_EQ(view["seats"][0]["power"], 6);
    EXPECT_EQ(view["seats"][0]["weight"], 5);
  }
}

// IT-151
TEST(IsleView, HidesHandsFromEverybodyElse_IT_151) {
  const Table table = full_table();
  EXPECT_EQ(seen(table, 0)["seats"][0]["hand"].dump(), R"(["rail_yard","tanker_1","tanker_1","tanker_1"])");
  EXPECT_FALSE(seen(table, 0)["seats"][1].contains("hand"));
  EXPECT_FALSE(seen(table, 1)["seats"][0].contains("hand"));
  EXPECT_FALSE(seen(table, kSpectator)["seats"][0].contains("hand"));
  EXPECT_EQ(table.view(1).find("rail_yard"), std::string::npos);
  EXPECT_EQ(table.view(kSpectator).find("rail_yard"), std::string::npos);
}

// IT-150, IT-151
TEST(IsleView, FaceDownCargoIsKnownOnlyToItsLoader_IT_150_IT_151) {
  const Table table = full_table();
  EXPECT_EQ(seen(table, 1)["seats"][0]["train"][1]["items"].dump(),
            R"([{"cargo":"coal","card":"coach_1"},{"cargo":"coal","card":"bank","down":true}])");
  for (const Seat viewer : {0, kSpectator})
    EXPECT_EQ(seen(table, viewer)["seats"][0]["train"][1]["items"][1].dump(),
              R"({"cargo":"coal","card":null,"down":true})")
        << "not even to the owner";
  EXPECT_EQ(seen(table, 0)["seats"][1]["train"][1]["items"].dump(),
            R"([{"cargo":"box","card":"engine_2","down":true}])");
  EXPECT_EQ(seen(table, 1)["seats"][1]["train"][1]["items"][0]["card"].dump(), "null");
}

// IT-151
TEST(IsleView, FaceDownCargoBecomesPublicInTheDiscard_IT_151) {
  Table table = Table::ready("", 2).with_train(0, "engine_1 hopper_1:bank@1").with_hand(0, "coach_1 coach_1");
  EXPECT_EQ(table.view(0).find("bank"), std::string::npos);
  table.play("0 scrap 1");
  EXPECT_EQ(seen(table, 0)["discard"].dump(), R"(["bank","hopper_1"])");
}

// IT-151
TEST(IsleView, SetAsideFaceDownCargoStaysHiddenUntilItLeaves_IT_151) {
  Table table = Table::ready("", 2).with_train(0, "engine_1 hopper_1:bank@1").with_display("coach_1 coach_1 coach_1");
  table.play("0 deliver devon_city; 0 aside 1; 0 done");
  EXPECT_EQ(seen(table, 0)["aside"].dump(), R"([{"cargo":"coal","card":null,"down":true}])");
  EXPECT_EQ(seen(table, 1)["aside"].dump(), R"([{"cargo":"coal","card":"bank","down":true}])");
  table.play("0 take coach_1; 0 take coach_1");
  EXPECT_EQ(seen(table, 0)["discard"].dump(), R"(["bank"])");
}

// IT-151, IT-212
TEST(IsleView, HidesTheBlindCardInTheMiddleOfItsBeingPlayed_IT_151_IT_212) {
  Table table = Table::ready("", 2).with_train(1, "engine_1 hopper_1").with_hand(0, "bank coach_1");
  table.play("0 blind 1.1; 0 under bank");
  EXPECT_EQ(seen(table, 0)["pending"][0].dump(), R"({"what":"blind","seat":1,"car":1,"stage":"toss","card":"bank"})");
  for (const Seat viewer : {1, kSpectator}) {
    EXPECT_EQ(seen(table, viewer)["pending"][0].dump(), R"({"what":"blind","seat":1,"car":1,"stage":"toss"})");
    EXPECT_EQ(table.view(viewer).find("bank"), std::string::npos);
  }
  table.play("0 toss coach_1");
  EXPECT_EQ(table.view(1).find("\"bank\""), std::string::npos) << "the owner of the car does not know it";
  EXPECT_NE(table.view(0).find("\"bank\""), std::string::npos);
}

// IT-151, IT-152
TEST(IsleView, DoesNotDependOnWhatTheDeckConsistsOf_IT_151_IT_152) {
  const Table one = Table::ready("", 2).with_hand(0, "bank").with_hand(1, "coach_1");
  const Table two = Table::ready("", 2).with_hand(0, "bank").with_hand(1, "town_hall");
  EXPECT_EQ(one.view(0), two.view(0));
  EXPECT_EQ(one.view(kSpectator), two.view(kSpectator));
  EXPECT_NE(one.view(1), two.view(1));
}

// IT-124, IT-150
TEST(IsleView, AloneShowsTheKnownTopOfTheDeck_IT_124_IT_150) {
  Table table = Table::ready().with_discard("bank town_hall").with_tokens(0, 6);
  table.play("0 buyback; 0 buyback");
  EXPECT_EQ(seen(table, 0)["deck_top"].dump(), R"(["bank","town_hall"])") << "the next one first";
  EXPECT_EQ(seen(table, 0)["solo"].dump(), R"({"buyback":3,"scenario":null,"no_waiting":false})");
}

// IT-130
TEST(IsleView, OfAScenarioTellsHowFarTheGoalIs_IT_130) {
  const Table table = Table::ready("scenario=1").with_islands("billingtons=0a flint_beach=0");
  EXPECT_EQ(seen(table, 0)["goal"].dump(), R"({"now":1,"need":2,"parts":{"billingtons":true,"flint_beach":false}})");
  const Table nine = Table::ready("scenario=9").with_train(0, "engine_3 coach_3");
  EXPECT_EQ(
      seen(nine, 0)["goal"].dump(),
      R"({"now":2,"need":5,"parts":{"boxcar_3":false,"coach_3":true,"engine_3":true,"hopper_3":false,"tanker_3":false}})");
  const Table two = Table::ready("scenario=2").with_buildings(0, "bank");
  EXPECT_EQ(seen(two, 0)["goal"].dump(), R"({"now":1,"need":4})");
  EXPECT_TRUE(seen(two, 0)["seats"][0]["building_limit"].is_null());
}

// IT-151, IT-152
// The typed view, from which texts are made, holds nothing hidden at all.
// IT-151
TEST(IsleView, IsBlankWhereSomethingIsHidden_IT_151) {
  Table table = full_table();
  table.play("0 blind 0.3; 0 under rail_yard");
  for (const Seat viewer : {0, 1, kSpectator}) {
    const View view = isle_of_trains::view(table.state, viewer);
    for (const Seat s : {0, 1}) EXPECT_EQ(view.at(s).hand.has_value(), s == viewer) << viewer;
    EXPECT_EQ(view.deck_size, table.deck());
    EXPECT_EQ(view.named == kNoCard, viewer != 0);
    EXPECT_EQ(view.at(1).car(1).items[0].what == kNoCard, viewer != 0) << "loaded by seat 0";
  }
}

// IT-151, IT-152
TEST(IsleImagine, KeepsWhatTheSeatKnowsAndDealsTheRestAnew_IT_151_IT_152) {
  const Table table = full_table();
  Random random(4);
  bool hands_differ = false, cargo_differs = false;
  for (int i = 0; i < 40; ++i) {
    Table imagined = table;
    imagined.state = imagine(table.state, 0, random);
    EXPECT_EQ(imagined.view(0), table.view(0));
    EXPECT_EQ(imagined.hand(0), table.hand(0));
    EXPECT_EQ(imagined.train(1), table.train(1)) << "loaded by seat 0 itself";
    EXPECT_EQ(imagined.all_cards(), table.all_cards());
    hands_differ |= imagined.hand(1) != table.hand(1);
    cargo_differs |= imagined.train(0) != table.train(0);
  }
  EXPECT_TRUE(hands_differ && cargo_differs);
}

// IT-34a
TEST(IsleImagine, GivesWhoHasScrappedACarSomethingToBuild_IT_34a) {
  Table table =
      Table::ready("", 2).with_train(0, "engine_1 boxcar_1 boxcar_1 caboose_6 hopper_1").with_hand(0, "coach_1 bank");
  table.play("0 scrap 4");
  Random random(6);
  for (int i = 0; i < 200; ++i) {
    Table imagined = table;
    imagined.state = imagine(table.state, 1, random);
    EXPECT_FALSE(imagined.legal_list(0).empty());
  }
}

// IT-152
TEST(IsleChance, IsNaturesAndNothingIsDecidedBefore_IT_152) {
  Table table = Table::ready("", 2).only_deck("bank bank coach_1");
  table.play("0 take deck");
  EXPECT_EQ(table.outcomes(), "draw bank 2 | draw coach_1 1") << "weights are copies";
  EXPECT_EQ(nature_total(table.state), 3u);
}

// IT-153, IT-212
TEST(IsleEvents, NameDrawnCardsOnlyToTheDrawer_IT_153_IT_212) {
  Table table = Table::ready("", 2).with_display("bank coach_1 coach_1");
  EXPECT_EQ(table.events("0 take bank"), "take(card=bank)") << "public at the moment of taking";
  table.play("0 take deck");
  EXPECT_EQ(table.events("N draw hopper_1"), "draw(card=hopper_1)@0 drew");
  Table deal("", 2);
  Random random(1);
  while (!deal.outcomes().starts_with("deal")) random_move(deal.state, random);
  EXPECT_EQ(deal.events("N deal bank"), "deal(card=bank)@0");
  for (const auto* line : {"N deal coach_1", "N deal coach_1", "N deal coach_1"}) deal.play(line);
  EXPECT_EQ(deal.events("N deal coach_1"), "deal(card=coach_1)@0 dealt(n=5)");
  EXPECT_EQ(deal.events("N deal hopper_1"), "deal(card=hopper_1)@1");
}

// IT-212
TEST(IsleEvents, TellEverybodyThatACardLiesFaceDownButNotWhich_IT_212) {
  Table table = Table::ready("", 2).with_train(1, "engine_1 hopper_1").with_hand(0, "bank coach_1");
  EXPECT_EQ(table.events("0 blind 1.1"), "blind(seat=1,car=1,cargo=coal)");
  EXPECT_EQ(table.events("0 under bank"), "under(card=bank)@0 covered");
  EXPECT_EQ(table.events("0 toss coach_1"), "toss(card=coach_1)");
}

// By all three ways in which cargo reaches the discard.
// IT-151, IT-212
TEST(IsleEvents, ShowAFaceDownCardToEverybodyWhenItReachesTheDiscard_IT_151_IT_212) {
  const Table table = Table::ready("", 2)
                          .with_train(0, "engine_2 hopper_1:coach_1@1 boxcar_1:bank")
                          .with_hand(0, "hopper_1 tanker_1")
                          .with_display("hopper_1 tanker_1 coach_1");
  Table scrapped = table;
  EXPECT_EQ(scrapped.events("0 scrap 1"), "scrap(card=hopper_1) uncovered(card=coach_1)");
  EXPECT_EQ(Table(table).events("0 scrap 2"), "scrap(card=boxcar_1)") << "nothing new: it lay face up";
  Table given = table;
  given.play("0 deliver billingtons; 0 initial");
  EXPECT_EQ(given.events("0 give 1"), "give(cargo=coal,car=1) uncovered(card=coach_1)");
  EXPECT_EQ(given.events("0 give 2"), "give(cargo=box,car=2) progress(at=1)");
  Table left = table;
  left.play("0 deliver billingtons");
  EXPECT_EQ(left.events("0 aside 1"), "aside(cargo=coal,car=1)") << "still face down";
  left.play("0 done; 0 take hopper_1");
  EXPECT_EQ(left.events("0 take tanker_1"), "take(card=tanker_1) uncovered(card=coach_1)");
}

// IT-212
TEST(IsleLines, HideTheCardsThatOnlyTheirOwnerKnowsUntilTheGameIsOver_IT_212) {
  Table table("", 2);
  const auto told = [](const Table& now, const Table& before, Seat by, std::string_view move) {
    std::string text;
    for (const Seat viewer : {0, 1, kSpectator}) {
      text += text.empty() ? "" : " | ";
      tell(now.state, before.state, by, *parse(move), viewer, text);
    }
    return text;
  };
  Random random(1);
  while (!table.outcomes().starts_with("deal")) random_move(table.state, random);
  EXPECT_EQ(told(table, table, kNature, "deal bank"), "deal bank | deal ? | deal ?");
  table.play("N deal bank; N deal coach_1; N deal coach_1; N deal coach_1; N deal coach_1");
  EXPECT_EQ(told(table, table, kNature, "deal bank"), "deal ? | deal bank | deal ?");
  const Table playing = Table::ready("", 2).with_train(1, "engine_1 hopper_1").with_hand(0, "bank coach_1");
  EXPECT_EQ(told(playing, playing, 0, "under bank"), "under bank | under ? | under ?");
  EXPECT_EQ(told(playing, playing, kNature, "draw bank"), "draw bank | draw ? | draw ?");
  for (const auto* open : {"show bank", "burn bank"}) {
    EXPECT_EQ(told(playing, playing, kNature, open), std::string(open) + " | " + open + " | " + open);
  }
  Table over = playing;
  over.state.table.over = 1;
  EXPECT_EQ(told(over, playing, 0, "under bank"), "under bank | under bank | under bank");
}

// IT-212
TEST(IsleEvents, OfATurnReadLikeIt_IT_212) {
  Table table = Table::ready("", 2)
                    .with_train(0, "engine_2:light_blue hopper_1:coach_1 boxcar_1:bank")
                    .with_tickets("billingtons=t4/2")
                    .with_hand(0, "2*hopper_1");
  EXPECT_EQ(table.events("0 deliver billingtons"), "deliver(dest=billingtons)");
  EXPECT_EQ(table.events("0 initial"), "initial(dest=billingtons,vp=5)");
  EXPECT_EQ(table.events("0 give 1"), "give(cargo=coal,car=1)");
  EXPECT_EQ(table.events("0 give 2"), "give(cargo=box,car=2) progress(at=1)");
  EXPECT_EQ(table.events("0 ticket 0"),
            "ticket(colour=light_blue,dest=billingtons,space=3) progress(at=2) tokens(n=2)");
  EXPECT_EQ(table.events("0 finish"), "finish(dest=billingtons)");
  EXPECT_EQ(table.events("0 build hopper_1"), "build(card=hopper_1,cost=1)");
  EXPECT_EQ(table.events("0 pay hopper_1"), "pay(card=hopper_1) in_play(card=hopper_1)");
}

}  // namespace
}  // namespace rh::isle_of_trains::testing
