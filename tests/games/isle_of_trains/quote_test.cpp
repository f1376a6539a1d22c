// What a legal move costs and brings: a quote says what the move then does.
#include <algorithm>
#include <map>

#include "engine/core/json_reader.h"
#include "tests/games/isle_of_trains/random_games.h"

namespace rh::isle_of_trains::testing {
namespace {

Json quote_of(const State& state, const Move& move) {
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  quote(state, move, json);
  json.end_object();
  return parse_json(text);
}

std::string quoted(const Table& table, std::string_view move) {
  EXPECT_TRUE(table.can(0, move)) << move;
  return quote_of(table.state, *parse(move)).dump();
}

// IT-31, IT-32, IT-39, IT-84
TEST(IsleQuote, ABuildSaysItsPriceItsPointsAndWhatItBrings_IT_31_IT_32_IT_39_IT_84) {
  Table table = Table::ready("", 2);
  table.with_train(0, "engine_2 hopper_1").with_hand(0, "coach_1 hopper_2 engine_3 rail_yard 5*engine_2");
  EXPECT_EQ(quoted(table, "build coach_1"), R"({"cost":1,"points":1,"gains":[{"op":"take_passengers","n":1}]})");
  EXPECT_EQ(quoted(table, "build hopper_2 over 1"), R"({"cost":3,"points":3})");
  EXPECT_EQ(quoted(table, "build rail_yard"), R"({"cost":6,"points":2})") << "two points for each car";
  table.with_buildings(0, "town_hall");
  EXPECT_EQ(quoted(table, "build rail_yard"), R"({"cost":6,"raze":1,"points":2})");
  EXPECT_EQ(quoted(table, "build coach_1"), R"({"cost":1,"points":3,"gains":[{"op":"take_passengers","n":1}]})")
      << "and two for its icon";

  Table cheap =
      Table::ready("", 2).with_train(0, "engine_2 caboose_5").with_hand(0, "boxcar_1 bank 5*engine_2 tanker_1");
  EXPECT_EQ(quoted(cheap, "build boxcar_1"), R"({"cost":2,"points":2})");
  EXPECT_EQ(quoted(cheap, "build bank"), R"({"cost":6,"points":0})") << "no discount for buildings";
}

// IT-34, IT-39
TEST(IsleQuote, WhatGoesSaysWhatIsLost_IT_34_IT_39) {
  Table table = Table::ready("", 2);
  table.with_train(0, "engine_2 hopper_1:coach_1")
      .with_hand(0, "coach_2 bank 5*engine_2 tanker_1")
      .with_buildings(0, "rail_yard");
  EXPECT_EQ(quoted(table, "scrap 1"), R"({"points":-5})") << "two printed, one loaded, two of the rail yard";
  table.play("0 build bank");
  EXPECT_EQ(quoted(table, "raze rail_yard"), R"({"points":-2})");
}

// IT-46, IT-47, IT-49, IT-81, IT-82, IT-87, IT-121
TEST(IsleQuote, ALoadSaysItsCargoAndItsBenefit_IT_46_IT_47_IT_49_IT_81_IT_82_IT_87_IT_121) {
  Table table = Table::ready("", 2);
  table.with_train(0, "engine_3 hopper_1 caboose_3 caboose_2").with_train(1, "engine_1 hopper_2 coach_1");
  table.with_hand(0, "bank engine_2").with_supply(0, "white");
  EXPECT_EQ(quoted(table, "load bank 0.1"), R"({"cargo":"coal","gains":[{"op":"take_cards","n":1}]})")
      << "the own hopper: caboose 2 alone";
  EXPECT_EQ(quoted(table, "load bank 0.2"), R"({"cargo":"all"})");
  EXPECT_EQ(quoted(table, "load engine_2 0.2"), R"({"cargo":"oil"})");
  EXPECT_EQ(
      quoted(table, "load bank 1.1"),
      R"({"cargo":"coal","gains":[{"op":"take_cards","n":1},{"op":"take_cards","n":2},{"op":"bonus_action","options":["build"]}]})");
  EXPECT_EQ(quoted(table, "blind 0.1"), R"({"cargo":"coal","cost":1,"gains":[{"op":"take_cards","n":1}]})");
  EXPECT_EQ(quoted(table, "board white 0.0"), "{}");
  EXPECT_EQ(quoted(table, "board white 1.2"), R"({"gains":[{"op":"take_cards","n":3},{"op":"vp_tokens","n":1}]})");
}

// IT-56, IT-59, IT-61, IT-62
TEST(IsleQuote, ADeliverySaysWhatCanBeDoneThere_IT_56_IT_59_IT_61_IT_62) {
  Table table = Table::ready("", 2);
  table.with_train(0, "engine_3:white hopper_2:coach_1,coach_1").with_islands("devon_city=0");
  EXPECT_EQ(quoted(table, "deliver alpine_lodge"),
            R"({"special":2,"steps":[{"move":"ticket 0","gains":[{"op":"take_cards","n":5}]}]})")
      << "no second open card";
  EXPECT_EQ(quoted(table, "deliver flint_beach"), R"({"special":2,"steps":[]})");
  table.play("0 deliver alpine_lodge");
  EXPECT_EQ(quoted(table, "ticket 0"), R"({"gains":[{"op":"take_cards","n":5}]})");
  EXPECT_EQ(quoted(table, "aside 1"), R"({"gains":[{"op":"take_cards","n":2}]})");
  table.play("0 aside 1; 0 aside 1");
  EXPECT_EQ(quoted(table, "done"), R"({"gains":[{"op":"take_cards","n":4}]})");

  Table contract = Table::ready("", 2).with_train(0, "engine_3 hopper_2:coach_1,coach_1");
  EXPECT_EQ(quoted(contract, "deliver alpine_lodge"), R"({"special":2,"steps":[{"move":"initial","vp":4}]})");
  contract.play("0 deliver alpine_lodge");
  EXPECT_EQ(quoted(contract, "initial"), R"({"vp":4})");
  contract.play("0 initial");
  EXPECT_EQ(quoted(contract, "give 1"), R"({"cargo":"coal"})");

  Table second =
      Table::ready("", 2).with_train(0, "engine_3 hopper_2:coach_1,coach_1 tanker_1:coach_2 boxcar_1:coach_3");
  second.with_islands("alpine_lodge=0").play("0 deliver alpine_lodge");
  EXPECT_EQ(quoted(second, "secondary b"), R"({"vp":8})") << "12 on the card, 4 of them had before";
}

// IT-28, IT-124
TEST(IsleQuote, AnEmptyBagBringsATokenAndABuybackCostsTokens_IT_28_IT_124) {
  Table table = Table::ready().with_tokens(0, 5).with_discard("bank");
  EXPECT_EQ(quoted(table, "take pax"), R"({"gains":[{"op":"take_passengers","n":1}]})");
  EXPECT_EQ(quoted(table, "buyback"), R"({"tokens":3})");
  table.only_bag("");
  EXPECT_EQ(quoted(table, "take pax"), R"({"gains":[{"op":"vp_tokens","n":1}]})");
  EXPECT_EQ(quoted(table, "take deck"), "{}");
}

// --- the quotes of whole games against what the moves do ----------------------------------------

Pending step_of(const Json& gain) {
  static const std::map<std::string, Step> kSteps = {{"take_cards", Step::Take},
                                                     {"discard_cards", Step::Toss},
                                                     {"take_passengers", Step::Pax},
                                                     {"take_from_discard", Step::Pick}};
  const std::string op = gain["op"];
  Pending step{.step = op == "bonus_action" ? Step::Bonus : Step::Tokens};
  if (op == "bonus_action") {
    for (const Json& option : gain["options"]) {
      const auto which = std::ranges::find(kActionNames, option.get<std::string>()) - kActionNames.begin();
      step.n = static_cast<std::uint8_t>(step.n | 1 << which);
    }
    return step;
  }
  const int n = gain["n"];
  if (op != "vp_tokens") return Pending::many(kSteps.at(op), n);
  step.n = static_cast<std::uint8_t>(n);
  return step;
}

// What was put on the stack, the first to be resolved first.
std::vector<Pending> pushed(const Json& quote) {
  std::vector<Pending> steps;
  if (quote.contains("gains")) std::ranges::transform(quote["gains"], std::back_inserter(steps), step_of);
  return steps;
}

// Gains that nobody has to decide about are resolved at once: only the first one that waits is compared.
void compare_gains(const Table& before, const Move& move, const State& after) {
  const auto steps = pushed(quote_of(before.state, move));
  if (after.table.over || steps.empty()) return;
  const auto waiting = std::ranges::find_if(steps, [](const Pending& step) { return step.step != Step::Tokens; });
  if (waiting == steps.end()) return;
  const Pending& now = after.table.top();
  const bool possible = waiting->step != Step::Take || after.table.can_take_card();
  const bool skipped = waiting->step == Step::Toss || waiting->step == Step::Pick || waiting->step == Step::Pax;
  if (possible && !skipped) EXPECT_EQ(now, *waiting) << text_of(move) << quote_of(before.state, move).dump();
}

// IT-21, IT-49, IT-59
TEST(IsleQuote, SaysWhatTheMovesOfWholeGamesDo_IT_21_IT_49_IT_59) {
  Random random(36);
  std::map<Kind, int> seen;
  for (int i = 0; i < 400 * scale(); ++i) {
    const auto& [on, seats] = modes()[random.below(modes().size())];
    Table table = rich_table(random, on, seats);
    for (int moves = 0; moves < 40 && !table.over(); ++moves) {
      const Move move = purposeful(table.state, random);
      const Seat by = table.turn().first();
      const Table before = table;
      apply(table.state, by, move, nullptr);
      const State& after = table.state;
      ++seen[move.kind];
      if (by == kNature) continue;
      const Json quote = quote_of(before.state, move);
      switch (move.kind) {
        case Kind::Build:
        case Kind::Upgrade: {
          const auto& stack = after.table.stack;
          const auto pay = std::ranges::find(stack, Step::Pay, &Pending::step);
          // A card that costs nothing is in play at once.
          EXPECT_EQ(quote["cost"], pay != stack.end() ? pay->more[1] : 0) << text_of(move);
          const bool razing = after.table.top().step == Step::Raze;
          EXPECT_EQ(quote.contains("raze"), razing) << text_of(move);
          if (razing)
            EXPECT_EQ(quote["raze"], std::popcount(after.active().buildings) - after.table.top().n) << text_of(move);
          break;
        }
        case Kind::Scrap:
        case Kind::Raze:
          if (!after.table.over)
            EXPECT_EQ(quote["points"], score(after, by).total - score(before.state, by).total) << text_of(move);
          break;
        case Kind::Deliver: {
          Moves steps;
          legal(after, by, steps);
          std::vector<std::string> there, told;
          for (const Move& step : steps) {
            if (step.kind != Kind::Aside && step.kind != Kind::AsidePax && step.kind != Kind::Buyback)
              there.push_back(text_of(step) + quote_of(after, step).dump());
          }
          for (Json step : quote["steps"]) {
            const std::string text = step["move"];
            step.erase("move");
            told.push_back(text + step.dump());
          }
          EXPECT_EQ(there, told) << text_of(move);
          break;
        }
        case Kind::Load:
        case Kind::Board:
        case Kind::Ticket:
        case Kind::Side:
        case Kind::Guest:
        case Kind::Done:
        case Kind::Finish: compare_gains(before, move, after); break;
        default: break;
      }
    }
  }
  using enum Kind;
  for (const Kind kind : {Build, Upgrade, Scrap, Raze, Load, Board, Deliver, Ticket, Side, Guest, Done, Finish})
    EXPECT_GT(seen[kind], 3) << "the games do not show " << static_cast<int>(kind);
}

}  // namespace
}  // namespace rh::isle_of_trains::testing
