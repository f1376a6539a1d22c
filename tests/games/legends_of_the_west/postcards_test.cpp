// The twenty-four postcards (section 6.4), each fulfilled once.
#include "tests/games/legends_of_the_west/table.h"

namespace rh::legends_of_the_west::testing {
namespace {

// Game 9: everything is open. Red holds these postcards and begins.
Table holding(const std::vector<int>& postcards, const Deal& deal = {}, int game = 9) {
  Json carry = carry_before(game, {"red", "black"});
  carry["postcards"]["red"] = postcards;
  Json office = Json::array();
  for (const Json& number : carry["post_office"]) {
    if (std::ranges::find(postcards, number.get<int>()) == postcards.end()) office.push_back(number);
  }
  carry["post_office"] = office;
  carry["first"] = "red";
  return Table::ready(campaign(carry), 2, deal);
}

// Claims routes until the postcard can be revealed, and says what it brings.
struct Reward {
  int money = 0, seals = 0, water = 0;
  bool operator==(const Reward&) const = default;
};
// Claims all routes but the last, then the last one; there the postcard is revealed.
Table reveal(int number, std::string_view routes, int* money) {
  Table table = holding({number});
  const auto all = split(routes, " ");
  for (std::size_t i = 0; i + 1 < all.size(); ++i) table.own(0, all[i]);
  table.until(0);
  table.gather(0, all.back());
  std::string how;
  for (const std::string& way : table.moves(0, "claim " + all.back() + " ")) {
    if (how.empty() || way.find("loco") == std::string::npos) how = way;
  }
  table.play("0 " + how);
  const std::string wanted = "reveal " + std::to_string(number);
  for (int i = 0; i < 9 && table.turn().has(0) && !table.can(0, wanted); ++i) {
    const auto choices = table.moves(0);
    table.play("0 " + std::string(std::ranges::find(choices, "skip") != choices.end() ? "skip" : choices[0]));
    if (table.natures() && !table.outcomes().starts_with("gold")) break;
    table.settle();
  }
  EXPECT_TRUE(table.can(0, wanted)) << table.legal(0);
  const int before = table.money(0);
  if (table.can(0, wanted)) table.play("0 " + wanted);
  *money = table.money(0) - before;
  return table;
}

// TL-85, TL-94a
TEST(LegendsPostcards, TheSeaIsServed_Postcard3_TL_85_TL_94a) {
  int money = 0;
  reveal(3, "BAN-BOS/b BOS-NYC/a NYC-PHI/c PHI-BAL/a", &money);
  EXPECT_EQ(money, 4) << "Bangor, Boston, New York, Philadelphia, Baltimore";
}

// TL-85, TL-W29
TEST(LegendsPostcards, ThreeShortRoutesDrawThree_Postcard6_TL_85_TL_W29) {
  int money = 0;
  Table table = reveal(6, "BOS-NYC/a NYC-PHI/c PHI-BAL/a", &money);
  EXPECT_EQ(money, 0);
  const int cards = table.cards(0);
  table.play("N card red; N card red; N card red");
  EXPECT_EQ(table.cards(0), cards + 3);
}

// TL-W29, TL-85
TEST(LegendsPostcards, ThreeLongRoutes_Postcard7_TL_W29_TL_85) {
  int money = 0;
  reveal(7, "PIT-CIN/a BUF-PHI LEW-NRF", &money);
  EXPECT_EQ(money, 5);
  reveal(7, "PIT-CIN/a BUF-PHI LEW-NRF BOS-NYC/a", &money);
  EXPECT_EQ(money, 5) << "also with a later, short claim";
  Table early = holding({7}, {.hands = {"black black black"}});
  early.play("0 claim BUF-PHI black*3; 0 pay black black black");
  std::string asked;
  while (early.turn().has(0)) {
    asked += early.asked(0) + "; ";
    early.play("0 skip");
  }
  EXPECT_EQ(asked, "depot skip; ") << "one long route is not enough: nothing is offered";
}

// TL-85, TL-94a
TEST(LegendsPostcards, CitiesOfARegion_Postcards9_17_TL_85_TL_94a) {
  int money = 0;
  reveal(9, "TAL-CDK STA-CDK", &money);
  EXPECT_EQ(money, 4);
  reveal(17, "DSM-OMA/a OMA-TOP/b TOP-NPL NPL-DDG", &money);
  EXPECT_EQ(money, 5);
}

// TL-85
TEST(LegendsPostcards, ALinkFlagsAndLengths_Postcards10_13_20_21_TL_85) {
  int money = 0;
  Table lighthouse = reveal(10, "FTM-KEY/a", &money);
  EXPECT_EQ(money, 0);
  EXPECT_GE(lighthouse.decline().finish().detail(0)["seals"].get<int>(), 2);
  reveal(13, "NAS-STL MEM-LRK/b", &money);
  EXPECT_EQ(money, 5);
  Table pass = reveal(20, "DEN-SFE/a CHY-BIL", &money);
  EXPECT_EQ(money, 3);
  EXPECT_GE(pass.decline().finish().detail(0)["seals"].get<int>(), 1);
  Table water = reveal(21, "FLG-TUC TUC-YUM/b YUM-LAX", &money);
  EXPECT_EQ(money, 2);
  EXPECT_GE(water.decline().finish().detail(0)["water_rights"].get<int>(), 5) << "two of the card, three of R10";
}

// TL-85, TL-94a
TEST(LegendsPostcards, CitiesConnected_Postcards11_12_14_15_22_24_TL_85_TL_94a) {
  int money = 0;
  reveal(11, "CHI-MKE/b MKE-MSP/a", &money);
  EXPECT_EQ(money, 4);
  reveal(12, "MKE-MQT CHI-MKE/b CHI-CIN/a PIT-CIN/a", &money);
  EXPECT_EQ(money, 6);
  reveal(14, "STL-MEM/a MEM-VKS NOL-VKS", &money);
  EXPECT_EQ(money, 5);
  reveal(15, "LRK-FTW MEM-LRK/b STL-MEM/a CHI-STL/a", &money);
  EXPECT_EQ(money, 6);
  reveal(22, "DEN-SFE/a SFE-FLG/b", &money);
  EXPECT_EQ(money, 5 - 1) << "the route is dry: R10 follows";
  reveal(24, "WNM-SAC/a SLC-WNM/a CHY-SLC/b NPL-CHY/b OMA-NPL/a DSM-OMA/a CHI-DSM/b", &money);
  EXPECT_EQ(money, 9);
}

// TL-85
TEST(LegendsPostcards, TheOceansJoined_Postcard23_TL_85) {
  int money = 0;
  Table table = reveal(
      23, "SAC-SFO/b WNM-SAC/a SLC-WNM/a CHY-SLC/b NPL-CHY/b OMA-NPL/a DSM-OMA/a CHI-DSM/b CHI-CIN/a CIN-LEW BAL-LEW",
      &money);
  EXPECT_EQ(money, 10) << "the golden spike of R11; the card brings seals";
  EXPECT_GE(table.decline().finish().detail(0)["seals"].get<int>(), 3);
}

// TL-86, TL-I26, TL-W17, TL-45
TEST(LegendsPostcards, ExtraLocomotives_Postcards2_18_R07_TL_86_TL_I26_TL_W17_TL_45) {
  Table table = holding({2, 18}, {.hands = {"white loco loco loco"}});
  table.play("0 claim BAL-NRF/a white*1; 0 pay white");
  while (table.asked(0).find("reveal") == std::string::npos && table.can(0, "skip")) table.play("0 skip");
  EXPECT_EQ(table.legal(0), "reveal 2 | reveal 18 | skip");
  const int before = table.money(0);
  Table both = table;
  both.play("0 reveal 18");
  EXPECT_EQ(both.money(0), before + 9);
  EXPECT_EQ(both.hand(0), "loco");
  EXPECT_EQ(both.legal(0), "reveal 2 | skip") << "put again after each card";
  both.play("0 reveal 2");
  EXPECT_EQ(both.money(0), before + 14);
  table.play("0 reveal 2");
  EXPECT_EQ(table.hand(0), "loco loco");
  EXPECT_EQ(table.refusal(0, "reveal 2"), "I27") << "fulfilled";
  // One locomotive for two cards: the second is refused.
  Table one = holding({2, 18}, {.hands = {"white loco green green"}});
  one.play("0 claim BAL-NRF/a white*1; 0 pay white");
  while (one.asked(0).find("reveal") == std::string::npos && one.can(0, "skip")) one.play("0 skip");
  EXPECT_EQ(one.legal(0), "reveal 2 | skip");
  EXPECT_EQ(one.refusal(0, "reveal 18"), "I26");
  EXPECT_EQ(one.refusal(0, "reveal 3"), "I27") << "not held";
}

// TL-85, TL-46b
TEST(LegendsPostcards, SymbolsInHandAtTheEndOfATurn_Postcards16_19_TL_85_TL_46b) {
  Table skulls = holding({16, 19}, {.hands = {"red.s blue.s white white", "white"}});
  skulls.play("0 draw; N card green.s; 0 draw; N card green");
  EXPECT_EQ(skulls.legal(0), "reveal 16 | skip");
  const int before = skulls.money(0);
  Table later = skulls;
  skulls.play("0 reveal 16");
  EXPECT_EQ(skulls.money(0), before + 4);
  EXPECT_EQ(skulls.turn().first(), 1);
  later.play("0 skip");
  EXPECT_EQ(later.turn().first(), 1);
  later.idle().play("0 draw; 0 draw").settle();
  EXPECT_EQ(later.asked(0), "reveal skip") << "offered again at the end of every turn";
  Table picks = holding({19}, {.hands = {"red.p red.p blue.p white"}});
  picks.play("0 draw; N card green.p; 0 draw; N card green; 0 reveal 19");
  EXPECT_EQ(picks.money(0), before + 5);
}

// TL-65, TL-85
TEST(LegendsPostcards, OnTheSlip_Postcards1_4_5_8_TL_65_TL_85) {
  int met1 = 0, met4 = 0, met5 = 0, met8 = 0, games = 0;
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    Table table = holding({1, 4, 5, 8}, {}, 9).finish(seed);
    const Json own = table.detail(0);
    const bool one = own["tickets_done"].size() >= 4, four = own["longest"].get<int>() >= 14;
    const bool five = own["trains_left"] == 0;
    EXPECT_EQ(own["postcards"], (one ? 5 : 0) + (four ? 6 : 0) + (five ? 4 : 0));
    // The ranking before postcards.
    Json other = table.detail(1);
    const auto before = [](const Json& d) {
      return std::max(0, d["money"].get<int>() + d["trains_bonus"].get<int>() + d["tickets"].get<int>() +
                             d["gold"].get<int>() + d["grain"].get<int>());
    };
    const bool first = before(own) > before(other);
    if (before(own) != before(other)) EXPECT_EQ(own["seals"], (five ? 1 : 0) + (first ? 2 : 0));
    const Json kept = table.result()["carry"]["postcards"]["red"];
    for (const auto& [number, met] : {std::pair{1, one}, {4, four}, {5, five}}) {
      EXPECT_EQ(std::ranges::find(kept, Json(number)) == kept.end(), met) << "a fulfilled card leaves the campaign";
      const Json office = table.result()["carry"]["post_office"];
      EXPECT_TRUE(std::ranges::find(office, Json(number)) == office.end());
    }
    met1 += one, met4 += four, met5 += five, met8 += first, ++games;
  }
  EXPECT_LT(met1 + met5, 2 * games);
  EXPECT_GT(met4, 0);
  EXPECT_LT(met8, games);
}

// TL-65, TL-85, TL-60
TEST(LegendsPostcards, AllFourOnOneSlip_Postcards1_4_5_8_TL_65_TL_85_TL_60) {
  Table table = holding({1, 4, 5, 8}, {.tickets = {"K01 K04 K07 K10"}}, 2);
  table.own(0, "QUE-MTR/a MTR-ALB ALB-NYC NYC-PHI/c PHI-BAL/a BAL-LEW LEW-CLT LEW-NRF NRF-CHS/a CHS-SAV/a");
  table.hold(0, "loco loco loco loco loco loco").play("0 claim SAV-MOB/b loco*4").decline();
  EXPECT_EQ(table.trains(0), 2) << "the last round";
  table.until(0).play("0 claim CIN-LEW loco*2").decline();
  ASSERT_TRUE(table.over());
  const Json own = table.detail(0);
  EXPECT_EQ(own["tickets_done"], Json({"K01", "K04", "K07", "K10"}));
  EXPECT_EQ(own["longest"], 5 + 2 + 3 + 3 + 1 + 4) << "Québec to Mobile";
  EXPECT_EQ(own["trains_left"], 0);
  EXPECT_EQ(own["postcards"], 5 + 6 + 4);
  EXPECT_EQ(own["seals"], 1 + 2) << "first place";
  EXPECT_EQ(own["total"], own["money"].get<int>() + 16 + (4 + 4 + 5 + 5) + 15) << "money stays as it was";
  const Json carry = table.result()["carry"];
  EXPECT_TRUE(carry["postcards"]["red"].empty());
  EXPECT_EQ(carry["tokens"]["red"]["seal"], 3);
}

// TL-83, TL-96
TEST(LegendsPostcards, OthersSeeOnlyThePublicSide_TL_83_TL_96) {
  const Table table = holding({16});
  const std::string others = table.view(1).dump(), own = table.view(0).dump();
  EXPECT_EQ(others.find("postcard.16.condition"), std::string::npos);
  EXPECT_EQ(others.find("postcard.16.reward"), std::string::npos);
  EXPECT_EQ(table.view(1)["seats"][0]["postcards"].size(), 1u) << "that it is still open";
  EXPECT_EQ(table.view(0)["seats"][0]["postcards"].size(), 1u);
}

// What everybody hears of a line: its events without those for one seat alone.
std::string heard(Table& table, std::string_view line) {
  std::string all;
  for (const std::string& event : split(table.events(line), ")")) {
    if (event.find('@') == std::string::npos) all += event + ") ";
  }
  return all;
}

// TL-83, TL-96
TEST(LegendsPostcards, NobodyHearsWhatTheSecretSideAsksFor_TL_83_TL_96) {
  // None of these conditions is met: a locomotive, five cities on the sea, a link, skulls in the hand.
  const auto claims = [](int number) {
    Table table = holding({number}, {.hands = {"white green green green"}});
    table.play("0 claim QUE-MTR/b white*1; 0 pay white");
    EXPECT_EQ(table.asked(0), "depot skip");
    return heard(table, "0 skip");
  };
  EXPECT_FALSE(claims(3).empty());
  for (const int number : {2, 10, 16, 18}) EXPECT_EQ(claims(number), claims(3)) << number;
  const auto draws = [](int number) {
    Table table = holding({number}, {.hands = {"white green green green"}});
    table.play("0 draw; N card green; 0 draw");
    return heard(table, "N card green");
  };
  for (const int number : {2, 10, 16, 19}) EXPECT_EQ(draws(number), draws(3)) << number;
  // Met by the hand or by the map: that something can be sent is seen, not why.
  const auto sends = [](int number) {
    Table table = holding({number}, {.hands = {"loco loco loco green"}});
    table.play("0 claim FTM-KEY/a loco*2");
    EXPECT_EQ(table.asked(0), "depot skip");
    const std::string all = heard(table, "0 skip");
    EXPECT_EQ(table.asked(0), "reveal skip") << number;
    return all;
  };
  EXPECT_EQ(sends(2), sends(10));
}

// TL-82, TL-84, TL-69
TEST(LegendsPostcards, RE4_ARegisteredTicketBringsItsPostcard_TL_82_TL_84_TL_69) {
  // Albany-Charlotte (K17) is registered with number 2.
  Json carry = carry_before(2, {"red", "black"}, {"T1"});
  carry["first"] = "red";
  Table table = Table::ready(campaign(carry), 2, {.tickets = {"K01 K17"}});
  table.own(0, "ALB-NYC NYC-PHI/c PHI-BAL/a BAL-LEW LEW-CLT");
  Table end = table;
  end.finish(5);
  const Json after = end.result()["carry"];
  EXPECT_EQ(std::ranges::count(after["postcards"]["red"], Json(2)), 1);
  EXPECT_EQ(std::ranges::count(after["post_office"], Json(2)), 0) << "the number is spent";
  // In game 1 there is no mail, nor after the last game.
  Table first = Table::ready(campaign(carry_before(1, {"red", "black"})), 2, {.tickets = {"K01 K17"}});
  first.own(0, "ALB-NYC NYC-PHI/c PHI-BAL/a BAL-LEW LEW-CLT").finish(5);
  EXPECT_TRUE(first.result()["carry"]["postcards"]["red"].empty());
  Json last = carry_before(12, {"red", "black"});
  last["first"] = "red";
  Table twelfth = Table::ready(campaign(last), 2, {.tickets = {"K17 K18"}});
  twelfth.own(0, "ALB-NYC NYC-PHI/c PHI-BAL/a BAL-LEW LEW-CLT").finish(5);
  EXPECT_TRUE(twelfth.result()["carry"]["postcards"]["red"].empty());
  // A number that is spent is given to nobody.
  Json spent = carry;
  spent["post_office"] = {1, 3, 4, 5, 6, 7, 8, 9, 10};
  Table again = Table::ready(campaign(spent), 2, {.tickets = {"K01 K17"}});
  again.own(0, "ALB-NYC NYC-PHI/c PHI-BAL/a BAL-LEW LEW-CLT").finish(5);
  EXPECT_EQ(std::ranges::count(again.result()["carry"]["postcards"]["red"], Json(2)), 0);
}

}  // namespace
}  // namespace rh::legends_of_the_west::testing
