// The rules of the claim steps (section 4.4) and the company upgrades (section 6.5).
#include <map>

#include "tests/games/legends_of_the_west/table.h"

namespace rh::legends_of_the_west::testing {
namespace {

Json continent(std::initializer_list<const char*> rules, const std::vector<std::string>& companies = {"red", "black"}) {
  Json list = Json::array();
  for (const char* rule : rules) list.push_back(rule);
  return {{"mode", "continent"}, {"rules", list}, {"companies", companies}};
}

// TL-20, TL-95
TEST(LegendsRules, R01_RS10_ThreeStormsOnLinksOfTheCoast_TL_20_TL_95) {
  Table table(continent({"R01"}));
  table.play("N first 0");
  while (table.natures()) table.settle();
  table.play("0 " + table.moves(0)[0]).play("1 " + table.moves(1)[0]);
  EXPECT_EQ(
      table.outcomes(),
      "storm CDK-FTM 1 | storm FTM-KEY 1 | storm MOB-TAL 1 | storm SAV-STA 1 | storm SAV-TAL 1 | storm STA-CDK 1 | "
      "storm STA-FTM 1 | storm TAL-STA 1");
  table.play("N storm SAV-TAL");
  EXPECT_EQ(table.weight("storm SAV-TAL"), 0u) << "one marker a link";
  EXPECT_EQ(table.position->nature_total(), 7u);
  table.play("N storm STA-CDK; N storm MOB-TAL");
  EXPECT_EQ(table.asked(0).find("draw") != std::string::npos, true);
  table.own(1, "SAV-TAL");
  EXPECT_EQ(table.money(1), 8);
  EXPECT_EQ(table.view(kAllSeeing)["storms"], Json({"MOB-TAL", "STA-CDK"})) << "the marker is gone";
}

// TL-60, TL-W26
TEST(LegendsRules, R02_GrainIsTakenFromAnEndAndCountsOnTheSlip_TL_60_TL_W26) {
  Table table = Table::ready(continent({"R02"}), 2, {.hands = {"white white yellow yellow", "red red"}});
  table.play("0 claim CHI-MKE/b white*1; 0 pay white");
  EXPECT_EQ(table.legal(0), "grain CHI | grain MKE");
  EXPECT_EQ(table.refusal(0, "grain DUL"), "I34");
  EXPECT_EQ(table.refusal(0, "skip"), "I34") << "mandatory";
  table.play("0 grain CHI");
  EXPECT_EQ(table.money(0), 6);
  EXPECT_EQ(table.view(kAllSeeing)["grain"]["CHI"], 1);
  table.decline();
  table.own(1, "DET-CHI/b");
  EXPECT_EQ(table.money(1), 5 + 2 + 1) << "black's bonus, then the last grain of Chicago";
  table.until(0).own(0, "CHI-CIN/a");
  EXPECT_EQ(table.money(0), 6) << "Chicago has none left";
}

// TL-W15
TEST(LegendsRules, AFullClaimStepByStep_TL_W15) {
  Json options = campaign(carry_before(6, {"red", "black"}, {"T1", "T2", "T3", "T4", "T5"}),
                          {{"first", "red"}, {"depots", {{"black", "MEM"}}}, {"slips", Json::array()}});
  options["carry"]["slips"] = carry_before(6, {"red", "black"})["slips"];
  for (Json& slip : options["carry"]["slips"]) slip["black"] = 0;
  Table table = Table::ready(options, 2, {.hands = {"red.s loco white white", "white"}});
  EXPECT_EQ(table.purses(), "5 7") << "the subsidy is black's";
  table.idle().event(1, "E11").settle().play("1 draw").decline();
  table.play("0 claim STL-MEM/b red*1+loco*1; 0 pay red.s");
  // Step 0 +1, step 3 +2, step 5 -1 into the pot, step 6 black +1.
  EXPECT_EQ(table.purses(), "7 8");
  EXPECT_EQ(table.view(kAllSeeing)["pot"], 3);
  EXPECT_EQ(table.legal(0), "depot STL | skip") << "black's depot stands in Memphis";
  table.play("0 skip");
  EXPECT_EQ(table.money(0), 11) << "step 9: a ribbon";
  EXPECT_TRUE(table.natures()) << "step 12: St. Louis";
  table.play("N card blue");
  EXPECT_EQ(table.turn().first(), 1);
}

// TL-46a, TL-2
TEST(LegendsRules, R03_CharactersOfTheFiveCharters_TL_46a_TL_2) {
  const auto with = [](const char* company, const Deal& deal) {
    return Table::ready(
        Json{{"distinct_charters", true}, {"companies", {company, company == std::string("red") ? "blue" : "red"}}}, 2,
        deal);
  };
  Table blue = with("blue", {.hands = {"blue blue"}});
  blue.play("0 claim CIN-KNO blue*2; 0 pay blue blue");
  EXPECT_TRUE(blue.natures()) << "draws a card";
  EXPECT_EQ(blue.money(0), 5);
  Table yellow = with("yellow", {.hands = {"yellow"}});
  yellow.play("0 claim KNO-ATL yellow*1; 0 pay yellow").settle();
  EXPECT_EQ(yellow.money(0), 7);
  Table green = with("green", {.hands = {"green green green green"}});
  EXPECT_EQ(Table(green).play("0 claim KNO-NAS green*2; 0 pay green green").settle().money(0), 6);
  EXPECT_EQ(Table(green).play("0 claim NRF-CHS/a green*3; 0 pay green green green").settle().money(0), 8);
  Table red = with("red", {.hands = {"red red red red"}});
  EXPECT_EQ(Table(red).play("0 claim MTR-ALB red*1; 0 pay red").settle().money(0), 5 + 2);
  EXPECT_EQ(Table(red).play("0 claim NAS-ATL red*2; 0 pay red red").settle().money(0), 5 + 2);
  EXPECT_EQ(Table(red).play("0 claim LEW-NRF red*3; 0 pay red red red").settle().money(0), 5 + 3);
  Table black = with("black", {.hands = {"black black white white"}, .display = "loco loco white red.p green"});
  black.play("0 claim LEW-KNO black*2; 0 pay black black");
  EXPECT_EQ(black.legal(0), "take white | take green | take red.p");
  EXPECT_EQ(black.refusal(0, "take loco"), "I35");
  EXPECT_EQ(black.refusal(0, "skip"), "I34");
  black.play("0 take red.p; N card blue");
  EXPECT_EQ(black.hand(0), "white white red.p");
  EXPECT_EQ(black.turn().first(), 1);
}

// TL-60
TEST(LegendsRules, R04_APickaxeFindsGold_TL_60) {
  Table table = Table::ready(continent({"R04"}), 2, {.hands = {"blue.p blue blue.p blue"}});
  Table none = table;
  none.play("0 claim PHI-BAL/b blue*1; 0 pay blue");
  EXPECT_EQ(none.outcomes().find("gold"), std::string::npos);
  table.play("0 claim CIN-KNO blue*2; 0 pay blue.p blue.p");
  EXPECT_EQ(table.outcomes(), "gold 1 3 | gold 2 3 | gold 3 2 | gold 4 1 | gold 5 1");
  table.play("N gold 5").decline();
  table.until(0).hold(0, "red.p").play("0 claim MTR-ALB red*1; 0 pay red.p");
  EXPECT_EQ(table.weight("gold 5"), 0u);
  table.play("N gold 4").decline();
  Table end = table;
  end.finish(3);
  EXPECT_GE(end.detail(0)["gold"].get<int>(), 9);
  // Nobody else sees the values.
  const Json own = table.view(0)["seats"][0], others = table.view(1)["seats"][0];
  EXPECT_EQ(own["golds"], Json({4, 5}));
  EXPECT_EQ(others["gold"], 2);
  EXPECT_FALSE(others.contains("golds") && !others["golds"].empty());
}

// TL-94
TEST(LegendsRules, R05_SkullsPayAndALocomotiveTakesThePot_TL_94) {
  Table table = Table::ready(continent({"R05"}, {"green", "yellow"}), 2,
                             {.hands = {"blue.s blue.s loco white", "white.s red.s loco white"}});
  EXPECT_EQ(table.view(kAllSeeing)["pot"], 2);
  table.play("0 claim CIN-KNO blue*2; 0 pay blue.s blue.s").decline();
  EXPECT_EQ(table.money(0), 3);
  EXPECT_EQ(table.view(kAllSeeing)["pot"], 4);
  Table skull = table;
  skull.play("1 claim BAN-BOS/b white*1+loco*1; 1 pay white.s").decline();
  EXPECT_EQ(skull.money(1), 4) << "a skull was shown: the locomotive takes nothing";
  EXPECT_EQ(skull.view(kAllSeeing)["pot"], 5);
  table.play("1 claim BAN-BOS/b white*1+loco*1; 1 pay white").decline();
  EXPECT_EQ(table.money(1), 9);
  EXPECT_EQ(table.view(kAllSeeing)["pot"], 0);
}

// TL-I28, TL-46b
TEST(LegendsRules, R06_ADepotOnceAGameAndADollarForOthersClaims_TL_I28_TL_46b) {
  Table table = Table::ready(continent({}, {"green", "yellow"}), 2, {.hands = {"black black red red", "white blue"}});
  table.play("0 claim ALB-NYC black*1; 0 pay black");
  EXPECT_EQ(table.legal(0), "depot ALB | depot NYC | skip");
  EXPECT_EQ(table.refusal(0, "depot BOS"), "I34");
  EXPECT_EQ(table.refusal(0, "claim MTR-ALB red*1"), "I2");
  table.play("0 depot NYC").settle();
  EXPECT_EQ(table.view(kAllSeeing)["depots"]["green"], "NYC");
  table.play("1 claim BOS-NYC/a white*1; 1 pay white");
  EXPECT_EQ(table.money(0), 6);
  EXPECT_EQ(table.legal(1), "depot BOS | skip") << "New York has one";
  EXPECT_EQ(table.refusal(1, "depot NYC"), "I28");
  table.play("1 depot BOS").settle();
  table.play("0 claim MTR-ALB red*1; 0 pay red").settle();
  EXPECT_EQ(table.turn().first(), 1) << "seat 0 has placed its depot and is not asked again";
  EXPECT_EQ(table.refusal(1, "depot BOS"), "I28") << "out of its step";
}

// TL-92, TL-20
TEST(LegendsRules, R06_RS11_TheDepotOfAnAbsentCompanyEarnsNothing_TL_92_TL_20) {
  Json carry = carry_before(5, {"red", "black", "blue"});
  carry["depots"] = {{"blue", "NYC"}};
  Json options = campaign(carry);
  options["companies"] = {"red", "black"};
  Table table = Table::ready(options, 2, {.hands = {"white", "white"}});
  const Seat s = table.turn().first();
  table.play(std::to_string(s) + " claim BOS-NYC/a white*1; " + std::to_string(s) + " pay white");
  EXPECT_EQ(table.legal(s), "depot BOS | skip") << "the depot stands there";
  table.decline();
  EXPECT_EQ(table.finish().result()["carry"]["depots"]["blue"], "NYC");
}

// TL-45, TL-46b
TEST(LegendsRules, R08_AnExtraLocomotiveIsASpecialTrain_TL_45_TL_46b) {
  Table table = Table::ready(continent({}), 2, {.hands = {"white loco loco blue"}});
  for (const Json& rule : table.view(kSpectator)["rules"])
    EXPECT_EQ(rule.value("choice", Json()),
              rule["rule"] == "R08" ? Json({{"locos", 1}, {"money", 3}, {"cards", 2}}) : Json());
  table.play("0 claim BAL-NRF/a white*1; 0 pay white; 0 skip");
  EXPECT_EQ(table.legal(0), "special money | special cards | skip");
  Table cards = table;
  table.play("0 special money");
  EXPECT_EQ(table.money(0), 8);
  EXPECT_EQ(table.hand(0), "blue loco");
  EXPECT_TRUE(table.natures()) << "step 12; no second special train";
  cards.play("0 special cards; N card red; N card red; N card green");
  EXPECT_EQ(cards.hand(0), "blue green red red loco") << "two, and one of Baltimore";
  EXPECT_EQ(cards.turn().first(), 1);
}

// TL-20
TEST(LegendsRules, R09_TheHighestRibbonOncePerPlayer_TL_20) {
  Table table = Table::ready(continent({"R09"}, {"green", "blue"}), 2, {.hands = {"black black", "red red"}});
  EXPECT_EQ(table.view(kAllSeeing)["ribbons"], Json({4, 3, 2}));
  table.play("0 claim NAS-STL black*2; 0 pay black black").decline();
  EXPECT_EQ(table.money(0), 9);
  table.play("1 claim STL-MEM/b red*2; 1 pay red red").decline();
  EXPECT_EQ(table.money(1), 8);
  const int before = table.money(0);
  table.own(0, "MEM-LRK/b");
  EXPECT_EQ(table.money(0), before) << "one ribbon each";
  EXPECT_EQ(table.view(kAllSeeing)["ribbons"], Json({2}));
}

// TL-43
TEST(LegendsRules, R10_DryRoutesCostADollarUnlessThereIsALargeEndOrAnOwnDepot_TL_43) {
  const Table table = Table::ready(continent({"R10"}), 2, {.hands = {"blue blue green green"}});
  Table dry = table;
  dry.play("0 claim FLG-TUC blue*2; 0 pay blue blue").decline();
  EXPECT_EQ(dry.money(0), 4);
  Table large = table;
  large.play("0 claim YUM-LAX green*2; 0 pay green green").decline();
  EXPECT_EQ(large.money(0), 5);
  EXPECT_GE(large.finish().detail(0)["water_rights"].get<int>(), 1);
  // The claim has to be covered as the depots stand when it is declared; step 10 comes after step 6.
  Table depot = table;
  depot.play("0 claim FLG-TUC blue*2; 0 pay blue blue; 0 depot TUC").decline();
  EXPECT_EQ(depot.money(0), 5) << "the depot stands there when step 10 asks";
  depot.own(0, "TUC-YUM/b");
  const int before = depot.money(0);
  depot.own(0, "ELP-TUC/a");
  EXPECT_EQ(depot.money(0), before + 2) << "an own depot in Tucson: no fee; red's bonus";
}

// TL-6a, TL-94a
TEST(LegendsRules, R11_TheFirstToJoinTheOceansGetsTen_TL_6a_TL_94a) {
  const char* coast_to_coast =
      "SAC-SFO/a WNM-SAC/a SLC-WNM/a CHY-SLC/a NPL-CHY/b OMA-NPL/a DSM-OMA/a CHI-DSM/b CHI-CIN/a CIN-LEW";
  Table table = Table::ready(continent({}, {"red", "black"}));
  table.own(0, coast_to_coast).until(0);
  const int before = table.money(0);
  table.own(0, "BAL-LEW");
  EXPECT_EQ(table.money(0), before + 10) << "Baltimore lies on the Atlantic";
  table.own(0, "BAL-NRF/a");
  EXPECT_EQ(table.money(0), before + 10) << "once per player";
  EXPECT_EQ(table.view(kAllSeeing)["spikes"], Json({5}));
  EXPECT_EQ(table.finish().detail(0)["golden_spikes"], 1);
}

// TL-20, TL-94a
TEST(LegendsRules, R11_TheSecondToJoinTheOceansGetsFiveAndNoSpike_TL_20_TL_94a) {
  Table table = Table::ready(continent({}, {"blue", "black"}));
  table.own(0, "YUM-LAX TUC-YUM/a ELP-TUC/a FTW-ELP/a LRK-FTW MEM-LRK/a NAS-MEM NAS-ATL CLT-ATL");
  EXPECT_EQ(table.view(kAllSeeing)["spikes"], Json({10, 5}));
  table.own(0, "CLT-CHS");
  EXPECT_EQ(table.view(kAllSeeing)["spikes"], Json({5}));
  table.own(1, "SAC-SFO/a WNM-SAC/a SLC-WNM/a CHY-SLC/b NPL-CHY/b OMA-NPL/a DSM-OMA/a CHI-DSM/b CHI-CIN/a CIN-LEW");
  const int before = table.until(1).money(1);
  table.own(1, "BAL-LEW");
  EXPECT_EQ(table.money(1), before + 5);
  EXPECT_TRUE(table.view(kAllSeeing)["spikes"].empty());
  table.finish();
  EXPECT_EQ(table.detail(0)["golden_spikes"], 1);
  EXPECT_EQ(table.detail(1)["golden_spikes"], 0);
}

// TL-81
TEST(LegendsRules, EverySlotHasOneOwner_TL_81) {
  std::map<std::string, int> slots;
  for (const Json& rule : facts("rules")["rules"]) ++slots[rule["slot"].get<std::string>()];
  EXPECT_EQ(slots.size(), 19u);
  for (const auto& [slot, owners] : slots) EXPECT_EQ(owners, 1) << slot;
}

// --- upgrades ---------------------------------------------------------------------------------

// A game 7 of red and black; red holds these upgrades.
Table upgraded(const std::vector<std::string>& upgrades, const Deal& deal, bool distinct = false,
               const std::vector<std::string>& companies = {"red", "black"}) {
  Json carry = carry_before(7, companies, {"T1", "T2", "T3", "T4", "T5", "T6"});
  carry["upgrades"][companies[0]] = upgrades;
  carry["first"] = companies[0];
  Json options = campaign(carry);
  if (distinct) options["distinct_charters"] = true;
  return Table::ready(options, 2, deal);
}

// TL-87, TL-46a
TEST(LegendsUpgrades, U1_TheBonusPaysOneMore_TL_87_TL_46a) {
  Table table = upgraded({"U1"}, {.hands = {"red"}});
  const int before = table.money(0);
  EXPECT_EQ(table.play("0 claim MTR-ALB red*1; 0 pay red").decline().money(0), before + 3);
  Table drawn = upgraded({"U1"}, {.hands = {"blue"}}, true, {"blue", "red"});
  const int had = drawn.money(0);
  drawn.play("0 claim PHI-BAL/b blue*1; 0 pay blue");
  EXPECT_TRUE(drawn.natures());
  EXPECT_EQ(drawn.decline().money(0), had + 1) << "on top of a bonus that is no money";
}

// TL-46a
TEST(LegendsUpgrades, U2_LongRoutesDrawACard_TL_46a) {
  Table table = upgraded({"U2"}, {.hands = {"red red red red"}});
  Table trial = table;
  trial.play("0 claim LEW-NRF red*3; 0 pay red red red");
  EXPECT_TRUE(trial.natures()) << "no end is large";
  table.play("0 claim NAS-ATL red*2; 0 pay red red");
  EXPECT_FALSE(table.natures());
}

// TL-R17
TEST(LegendsUpgrades, U3_TheFirstGreyRouteBringsTheBonus_TL_R17) {
  Table table = upgraded({"U3"}, {.hands = {"white white white white"}});
  const int before = table.money(0);
  table.play("0 claim CIN-LEW white*2; 0 pay white white").decline();
  EXPECT_EQ(table.money(0), before + 2);
  table.until(0).play("0 claim MTR-BOS/a white*2; 0 pay white white").decline();
  EXPECT_EQ(table.money(0), before + 2) << "only the first";
}

// TL-46a, TL-46b
TEST(LegendsUpgrades, U4_OnceAGameAFaceUpCar_TL_46a_TL_46b) {
  Table table = upgraded({"U4"}, {.hands = {"red red red red"}, .display = "loco blue white white green"});
  table.play("0 claim MTR-ALB red*1; 0 pay red");
  EXPECT_EQ(table.legal(0), "take blue | take white | take green | skip");
  Table skipped = table;
  table.play("0 take blue; N card yellow").decline();
  EXPECT_NE(table.hand(0).find("blue"), std::string::npos);
  table.until(0).play("0 claim QUE-BAN/b red*1; 0 pay red");
  EXPECT_NE(table.asked(0), "skip take") << "used";
  skipped.play("0 skip").decline().until(0).play("0 claim QUE-BAN/b red*1; 0 pay red");
  EXPECT_EQ(skipped.asked(0), "skip take") << "declined is not used";
}

// TL-20, TL-14
TEST(LegendsUpgrades, RS12_U5_U6_U7_RunAtSetupInThisOrder_TL_20_TL_14) {
  Json carry = carry_before(7, {"red", "black"}, {"T1", "T2", "T3", "T4", "T5", "T6"});
  carry["upgrades"] = {{"red", {"U5", "U6", "U7"}}, {"black", {"U6"}}};
  carry["first"] = "black";
  Table table(campaign(carry));
  while (table.natures()) table.settle();
  table.play("0 " + table.moves(0)[0] + "; 1 " + table.moves(1)[0]);
  while (table.natures() && table.outcomes().starts_with("storm")) table.play("N " + table.outcomes().substr(0, 13));
  EXPECT_TRUE(table.outcomes().starts_with("card")) << "black begins: its warehouse";
  EXPECT_EQ(table.weight("card news"), 0u);
  table.play("N card red.p");
  EXPECT_NE(table.hand(1).find("red.p"), std::string::npos);
  EXPECT_TRUE(table.outcomes().starts_with("ticket"));
  const std::string first = split(table.outcomes(), " ")[1];
  table.play("N ticket " + first);
  table.settle();
  EXPECT_EQ(table.moves(0).size(), 4u);
  table.play("0 keep none");
  EXPECT_TRUE(table.outcomes().starts_with("card"));
  EXPECT_EQ(table.weight("card news"), 0u);
  table.play("N card loco");
  EXPECT_EQ(table.cards(0), 5);
  EXPECT_EQ(table.money(0) - table.money(1), 2) << "U7; the subsidy is for both";
}

}  // namespace
}  // namespace rh::legends_of_the_west::testing
