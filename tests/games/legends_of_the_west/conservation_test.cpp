// Nothing is lost and nothing comes from nowhere: cards by kind, tickets, trains, and every dollar as it is told.
#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>

#include "tests/games/legends_of_the_west/oracle.h"
#include "tests/games/legends_of_the_west/table.h"

namespace rh::legends_of_the_west::testing {
namespace {

std::map<std::string, int> box_of_cards() {
  std::map<std::string, int> box = {{"loco", facts("train_deck")["locomotives"].get<int>()}};
  const Json& symbols = facts("train_deck")["symbols_per_color"];
  for (const char* colour : {"black", "blue", "white", "green", "yellow", "red"}) {
    box[colour] = symbols["none"].get<int>();
    box[std::string(colour) + ".p"] = symbols["pick"].get<int>();
    box[std::string(colour) + ".s"] = symbols["skull"].get<int>();
  }
  return box;
}

int scale() {
  const char* text = std::getenv("ROUNDHOUSE_TEST_SCALE");
  return text == nullptr ? 1 : std::max(1, std::atoi(text));
}

// A game of any mode, at random; the look comes now and then, and at the end.
struct Played {
  Json options;
  int seats;
  Table table;
};
template <class Look>
void each_game(Look look) {
  for (std::uint64_t seed = 0; seed < 10 * static_cast<std::uint64_t>(scale()); ++seed) {
    Random random(seed);
    const auto one_of = [&](int low, int high) {
      return low + static_cast<int>(random.below(static_cast<std::uint64_t>(high - low + 1)));
    };
    const int seats = one_of(2, 5);
    const std::vector<std::string> all = {"red", "blue", "green", "black", "yellow"};
    const std::vector<std::string> companies(all.begin(), all.begin() + seats);
    Json options = Json::object();
    switch (seed % 5) {
      case 0: break;
      case 1: options = {{"mode", "single_year"}, {"number", one_of(2, 12)}}; break;
      case 2: options = {{"mode", "continent"}, {"rules", {"R01", "R02", "R04", "R05", "R09", "R10"}}}; break;
      case 3: options = campaign(carry_before(one_of(1, 12), companies)); break;
      default: options = {{"mode", "campaign_short"}, {"companies", companies}};
    }
    options["distinct_charters"] = one_of(0, 1) == 1;
    look(Played{options, seats, Table(options, seats)}, random);
    if (::testing::Test::HasFailure()) {
      ADD_FAILURE() << "seed " << seed << ": " << options.dump();
      return;
    }
  }
}

// How many of each kind lie anywhere but in the deck.
std::map<std::string, int> seen_cards(const Json& seen) {
  std::map<std::string, int> count;
  for (const Json& card : seen["display"]) {
    if (card.is_string()) ++count[card.get<std::string>()];
  }
  for (const auto& [kind, n] : seen["discard"].items()) count[kind] += n.get<int>();
  for (const Json& seat : seen["seats"]) {
    for (const auto& [kind, n] : seat["hand"].items()) count[kind] += n.get<int>();
  }
  return count;
}

// TL-13, TL-97
TEST(LegendsConservation, EveryCardIsSomewhereByItsKind_TL_13_TL_97) {
  each_game([](Played game, Random& random) {
    const auto box = box_of_cards();
    const int news = facts("train_deck")["newspapers_in_play"][std::to_string(game.seats)].get<int>();
    for (int i = 0; game.table.random_move(random); ++i) {
      if (i % 23 != 0 && !game.table.over()) continue;
      const Json seen = game.table.view(kAllSeeing);
      auto count = seen_cards(seen);
      int all = seen["deck"].get<int>();
      for (const auto& [kind, n] : count) {
        all += n;
        ASSERT_LE(n, kind == "news" ? news : box.at(kind)) << kind;
      }
      const bool in_play = !seen["active"].is_null() || game.table.over();
      if (in_play) ASSERT_EQ(all, 84 + news) << i;
      // Where a card is drawn, what the deck holds is nature's to say: the rest of every kind.
      if (!game.table.natures() || !game.table.outcomes().starts_with("card ") || seen["deck"] == 0) continue;
      for (const auto& [kind, n] : box)
        ASSERT_EQ(game.table.weight("card " + kind), static_cast<std::uint64_t>(n - count[kind]));
      if (in_play) ASSERT_EQ(game.table.weight("card news"), static_cast<std::uint64_t>(news - count["news"]));
    }
  });
}

// TL-9, TL-15, TL-49
TEST(LegendsConservation, EveryTicketIsSomewhereOnce_TL_9_TL_15_TL_49) {
  each_game([](Played game, Random& random) {
    int whole = -1;
    for (int i = 0; game.table.random_move(random); ++i) {
      if (i % 23 != 0 && !game.table.over()) continue;
      const Json seen = game.table.view(kAllSeeing);
      int count = seen["ticket_deck"].get<int>();
      std::set<std::string> held;
      for (const Json& seat : seen["seats"]) {
        for (const char* where : {"held", "offer"}) {
          for (const Json& ticket : seat.value(where, Json::array())) {
            ASSERT_TRUE(held.insert(ticket["ticket"].get<std::string>()).second);
            ++count;
          }
        }
        // In a simultaneous round what is returned lies beside until all have answered.
        if (seen["phase"] == "keep" && seat["answered"].get<bool>()) count += 4 - seat["tickets"].get<int>();
      }
      if (whole < 0) whole = count;  // nothing is drawn yet
      ASSERT_EQ(count, whole) << i;
    }
  });
}

// TL-17, TL-12, TL-94, TL-R29
TEST(LegendsConservation, TrainsLieOnRoutesAndEveryDollarIsTold_TL_17_TL_12_TL_94_TL_R29) {
  each_game([](Played game, Random& random) {
    std::vector<int> purse(static_cast<std::size_t>(game.seats), 5);
    int pot = -1;
    for (int i = 0;; ++i) {
      Events events;
      if (!game.table.random_move(random, &events)) break;
      for (const Event& event : events) {
        const bool gains = event.code == "gains";
        if (!gains && event.code != "pays") continue;
        const auto n = static_cast<int>(event.arguments[0].number);
        const std::string_view by = event.arguments[1].text;
        ASSERT_GT(n, 0);
        ASSERT_FALSE(by.empty()) << "what it is for";
        purse[static_cast<std::size_t>(event.actor)] += gains ? n : -n;
        if (pot >= 0 && (by == "R05" || by == "E20")) pot += gains ? -n : n;
      }
      const bool late = game.table.over() || i % 19 == 0;
      if (!late) continue;
      const Json seen = game.table.view(kAllSeeing);
      // What skulls pay lies in the pot until somebody takes it all.
      const int now = seen.value("pot", -1);
      if (pot >= 0) ASSERT_EQ(now, pot);
      if (pot < 0 && !seen["active"].is_null()) pot = now;
      for (Seat s = 0; s < game.seats; ++s) {
        const Json& seat = seen["seats"][static_cast<std::size_t>(s)];
        ASSERT_EQ(seat["money"], purse[static_cast<std::size_t>(s)]) << "seat " << s << " after " << i;
        int spaces = 0;
        for (const Json* route : routes_of(seen, s)) spaces += (*route)["length"].get<int>();
        ASSERT_EQ(spaces + seat["trains"].get<int>(), seen["trains"].get<int>());
      }
    }
  });
}

}  // namespace
}  // namespace rh::legends_of_the_west::testing
