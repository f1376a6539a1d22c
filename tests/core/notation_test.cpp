// One table gives reader, printer and judge of a notation.
#include "engine/core/notation.h"

#include <gtest/gtest.h>

#include "engine/core/random.h"

namespace rh {
namespace {

// kind, card at 1, seat at 2, row at 3, a number at 4.
constexpr std::array<std::string_view, 4> kCards = {"bank", "coach", "coach_2", "hopper"};

const Notation& notation() {
  using Field = NotationField;
  static const Field fields[] = {Field::of_names("card", 1, kCards), Field::of_names("coach", 1, kCards, 1, 2),
                                 Field::digit("seat", 2, 3),         Field::digit("row", 3, 9),
                                 Field::number("car", 4, 1'000'000), Field::digit("low", 2, 9),
                                 Field::digit("up", 3, 9).in_order()};
  static constexpr NotationLine kLines[] = {{0, "pass"},
                                            {1, "load {card} {seat}.{car}"},
                                            {2, "put {row}{seat}{coach}"},
                                            {3, "hit", 1, 3},
                                            {3, "hit {coach}"},
                                            {4, "pair {low} {up}"},
                                            {5, "take deck"},
                                            {6, "take {card}"}};
  static const Notation all(kLines, fields);
  return all;
}

std::string again(std::string_view text) {
  const auto move = notation().parse(text);
  if (!move) return "-";
  EXPECT_TRUE(notation().well_formed(*move)) << text;
  std::string printed;
  notation().print(*move, printed);
  return printed;
}

TEST(Notation, ReadsAndPrintsEveryPattern) {
  for (const char* text : {"pass", "load bank 0.0", "load coach_2 3.1000000", "put 90coach", "put 03coach_2", "hit",
                           "hit coach", "pair 3 3", "pair 0 9", "take deck", "take hopper"}) {
    EXPECT_EQ(again(text), text);
  }
  EXPECT_EQ(again("load bank 0.99999999999999999999999"), "load bank 0.1000000") << "a huge number";
}

TEST(Notation, RefusesWhatIsNotExactlyAPattern) {
  for (const char* text : {"",
                           " ",
                           "pas",
                           "pass ",
                           " pass",
                           "passs",
                           "load",
                           "load bank",
                           "load bank 0",
                           "load bank 4.0",
                           "load bank 0.01",
                           "load bank 0.-1",
                           "load bank  0.1",
                           "load bank 0.1 ",
                           "load Bank 0.1",
                           "put 90bank",
                           "put 9coach",
                           "put 94coach",
                           "put coach",
                           "put",
                           "hit bank",
                           "hit hopper",
                           "pair 3 2",
                           "pair 3",
                           "take",
                           "take deck2",
                           "take decks"}) {
    EXPECT_EQ(again(text), "-") << text;
  }
}

TEST(Notation, AMoveHasOneTextAndMostBytesAreNone) {
  Random random(1);
  int formed = 0;
  for (int i = 0; i < 200'000; ++i) {
    PackedMove move = random.next();
    // Mostly small values, so that some are moves.
    if (i % 4 != 0) move &= 0x0000000303030307ull;
    if (!notation().well_formed(move)) continue;
    ++formed;
    std::string text;
    notation().print(move, text);
    EXPECT_EQ(notation().parse(text), move) << text;
  }
  EXPECT_GT(formed, 1000);
}

// Names that boxes bring: a notation reads those that are known by now.
TEST(Notation, AListOfNamesGrows) {
  static NameList list;
  static const NotationField fields[] = {NotationField::listed("city", 2, list), NotationField::small_number("c", 4)};
  static constexpr NotationLine kLines[] = {{1, "build {city}"}, {2, "lay {c}"}};
  const Notation growing(kLines, fields);
  EXPECT_FALSE(growing.parse("build ghent"));
  EXPECT_FALSE(growing.well_formed(1));
  for (int i = 0; i < 300; ++i) list.add("town_" + std::to_string(i));
  const auto number = list.add("ghent");
  const auto move = growing.parse("build ghent");
  ASSERT_TRUE(move.has_value());
  EXPECT_EQ(*move, 1u | PackedMove{number} << 16) << "two bytes";
  std::string text;
  growing.print(*move, text);
  EXPECT_EQ(text, "build ghent");
  EXPECT_FALSE(growing.well_formed(*move + (PackedMove{1} << 16))) << "a number that no name has";
  EXPECT_EQ(growing.parse("lay 999"), growing.parse("lay 255")) << "one byte";
  EXPECT_EQ(growing.json(), R"({"patterns":["build {city}","lay {c}"],"fields":{"city":"id","c":"number"}})");
}

}  // namespace
}  // namespace rh
