// The box (section 2): every card, island, ticket tile and number, written down once more from the spec's tables.
#include <map>
#include <sstream>

#include "tests/games/isle_of_trains/oracle.h"
#include "tests/games/isle_of_trains/table.h"

namespace rh::isle_of_trains::testing {
namespace {

std::string rewards_text(const Rewards& rewards) {
  std::string text;
  for (const Reward& reward : rewards) {
    if (reward.gain == Gain::None) continue;
    text += text.empty() ? "" : ",";
    if (reward.gain == Gain::Bonus) {
      for (std::size_t i = 0; i < 4; ++i) text += (reward.n >> i & 1) != 0 ? "TBLD"[i] : '\0';
      std::erase(text, '\0');
    } else {
      text += " cxvpd"[static_cast<std::size_t>(reward.gain)] + std::to_string(reward.n);
    }
  }
  return text.empty() ? "-" : text;
}

std::string cargo_text(CargoSet cargo) { return cargo == 0 ? "-" : std::string(cargo_name(cargo)); }

// IT-3, IT-5, IT-140
TEST(IsleCards, AreThoseOfTheTable_IT_3_IT_5_IT_140) {
  std::istringstream rows{std::string(spec_cards())};
  int kinds = 0;
  for (std::string row; std::getline(rows, row);) {
    const auto cells = words(row);
    if (cells.empty()) continue;
    ++kinds;
    const CardInfo& card = tables()[card_of(cells[0])];
    std::string found = cells[0];
    for (const int n : {card.count, card.cost, card.vp, card.power, card.weight, card.capacity})
      found += " " + std::to_string(n);
    found += card.carries_passengers ? " pax" : " " + cargo_text(card.holds);
    found += " " + cargo_text(card.cargo) + " " + std::to_string(card.passengers) + " " + rewards_text(card.benefit);
    std::string expected = cells[0];
    for (std::size_t i = 1; i < cells.size(); ++i) expected += " " + cells[i];
    EXPECT_EQ(found, expected);
  }
  EXPECT_EQ(kinds, kCards) << "35 kinds and the promo card";
}

// IT-5, IT-6
TEST(IsleCards, AreSeventyTwoInSevenCategories_IT_5_IT_6) {
  std::map<Category, int> of_category;
  std::map<std::string, int> of_cargo;
  int cards = 0;
  for (int i = 0; i < kCards; ++i) {
    const CardInfo& card = tables()[static_cast<Card>(i)];
    if (static_cast<Card>(i) == Card::TimeEngine) continue;
    of_category[card.category] += card.count;
    of_cargo[cargo_text(card.cargo)] += card.count;
    cards += card.count;
  }
  EXPECT_EQ(cards, 72);
  using enum Category;
  const std::map<Category, int> expected = {{Engine, 16}, {Hopper, 9},   {Tanker, 9},   {Boxcar, 9},
                                            {Coach, 9},   {Caboose, 10}, {Building, 10}};
  EXPECT_EQ(of_category, expected);
  EXPECT_EQ(of_cargo, (std::map<std::string, int>{{"coal", 22}, {"oil", 20}, {"box", 16}, {"all", 14}}));
}

// IT-6
TEST(IsleCards, PrintTheirCargoByLevel_IT_6) {
  for (int i = 0; i < kCards; ++i) {
    const CardInfo& card = tables()[static_cast<Card>(i)];
    const bool car = card.category != Category::Engine && card.level > 0;
    if (car) {
      EXPECT_EQ(cargo_text(card.cargo), card.level == 1 ? "coal" : card.level == 2 ? "oil" : "box");
    }
  }
}

// IT-57, IT-58, IT-101
TEST(IsleIslands, AskForAndPayWhatTheTableSays_IT_57_IT_58_IT_101) {
  const auto sum = [](const auto& numbers) {
    std::string text;
    for (const int n : numbers) text += (text.empty() ? "" : "+") + std::to_string(n);
    return text;
  };
  std::istringstream rows{std::string(spec_islands())};
  int islands = 0;
  for (std::string row; std::getline(rows, row);) {
    const auto cells = words(row);
    if (cells.empty()) continue;
    ++islands;
    const Island& island = tables()[dest_of(cells[0])];
    const auto deliver = [&](const Contract& c) { return sum(c.cargo) + "+" + std::to_string(c.any); };
    EXPECT_EQ(island.initial.symbols, island.initial.cargo);
    EXPECT_EQ(deliver(island.initial) + "/" + std::to_string(island.initial.vp), cells[1]) << cells[0];
    ASSERT_EQ(cells.size(), 2u + island.secondaries) << cells[0];
    for (std::size_t i = 0; i < island.secondaries; ++i) {
      const Contract& c = island.secondary[i];
      EXPECT_EQ(deliver(c) + "/" + std::to_string(c.vp) + "/" + sum(c.symbols), cells[2 + i]) << cells[0];
    }
  }
  EXPECT_EQ(islands, kDests);
}

// IT-5, IT-7
TEST(IsleIslands, HaveAColourEachButTheResearchStation_IT_5_IT_7) {
  const std::map<std::string, std::string> expected = {{"alpine_lodge", "white"},  {"billingtons", "light_blue"},
                                                       {"camp_eagle", "orange"},   {"flint_beach", "green"},
                                                       {"cactus_mines", "purple"}, {"devon_city", "black"}};
  std::map<std::string, std::string> found;
  for (std::size_t i = 0; i < kTicketDests; ++i) {
    const Colour colour = tables().colour_of[i];
    found[std::string(kDestNames[i])] = name_of(colour);
    EXPECT_EQ(tables().dest_of[static_cast<std::size_t>(colour)], static_cast<Dest>(i));
  }
  EXPECT_EQ(found, expected);
  EXPECT_EQ(tables().per_colour, 3);
  const Table fresh;
  EXPECT_EQ(fresh.state.table.bag.size(), 18);
  EXPECT_EQ(fresh.all_passengers(), 18);
}

// IT-8, IT-141
TEST(IsleTickets, RewardWhatTheirTilesPrint_IT_8_IT_141) {
  const std::map<std::string, std::string> expected = {
      {"t1", "c5 c4 c3"}, {"t2", "c5 v2,c2 v2"},       {"t3", "c2,L c1,L L"},
      {"t4", "v4 v3 v2"}, {"t5", "v4 v2,c2 c3"},       {"t6", "c2,B c1,B B"},
      {"p1", "d3 d2 d1"}, {"p2", "c3,p1 c2,p1 c2,v1"}, {"p3", "v2,p1 v1,p1 v2"},
  };
  for (std::size_t i = 0; i < kTiles; ++i) {
    std::string found;
    for (const Rewards& space : tables().tiles[i]) found += (found.empty() ? "" : " ") + rewards_text(space);
    EXPECT_EQ(found, expected.at(std::string(kTileNames[i]))) << kTileNames[i];
  }
}

// IT-9
TEST(IsleTrack, EndsByTheNumberOfPlayers_IT_9) {
  EXPECT_EQ(tables().end_space[2], 4);
  EXPECT_EQ(tables().end_space[3], 5);
  EXPECT_EQ(tables().end_space[4], 6);
  EXPECT_EQ(Table("", 2).state.table.progress, 0);
}

// IT-9, IT-126
TEST(IsleTrack, IsNotUsedAlone_IT_9_IT_126) {
  EXPECT_EQ(Table().view(0).find("\"progress_track\""), std::string::npos);
  EXPECT_NE(Table("", 2).view(0).find("\"progress_track\""), std::string::npos);
}

}  // namespace
}  // namespace rh::isle_of_trains::testing
