// Texts with places, counted words, and text in columns.
#include "apps/cli/words.h"

#include <gtest/gtest.h>

#include <map>

#include "apps/cli/layout.h"

namespace rh {
namespace {

std::string filled(std::string text, std::string_view name, std::string_view value) {
  fill_place(text, name, value);
  return text;
}

TEST(Words, PlacesAreFilled) {
  EXPECT_EQ(filled("{n} and {n}", "n", "3"), "3 and 3");
  EXPECT_EQ(filled("{name} {n}", "n", "3"), "{name} 3");
  EXPECT_EQ(filled("{n", "n", "3"), "{n");
  EXPECT_EQ(filled("no place", "n", "3"), "no place");
  EXPECT_EQ(filled("{n}", "n", "{n}"), "{n}");
}

TEST(Words, NumbersAskForTheirForm) {
  const std::string english = "{n} {n|card|cards}";
  EXPECT_EQ(filled(english, "n", "1"), "1 card");
  for (const char* many : {"0", "2", "11", "21"}) EXPECT_EQ(filled(english, "n", many), std::string(many) + " cards");
  const std::map<std::string, std::string> forms = {{"1", "карта"},  {"21", "карта"}, {"101", "карта"}, {"2", "карти"},
                                                    {"24", "карти"}, {"0", "карт"},   {"5", "карт"},    {"11", "карт"},
                                                    {"12", "карт"},  {"14", "карт"},  {"111", "карт"}};
  for (const auto& [number, form] : forms) EXPECT_EQ(filled("{n|карта|карти|карт}", "n", number), form) << number;
}

TEST(Layout, ColumnsAreThoseOfTheScreen) {
  EXPECT_EQ(columns_of("карта"), 5u);
  EXPECT_EQ(columns_of("\033[1mкарта\033[0m"), 5u);
  EXPECT_EQ(padded("○", 3), "○  ");
  EXPECT_EQ(padded_left("−2", 4), "  −2");
  EXPECT_EQ(with_minus(-2), "−2");
}

TEST(Layout, LinesAreBrokenAtSpaces) {
  EXPECT_EQ(wrapped("one two three", 7), "one two\nthree");
  EXPECT_EQ(wrapped("one\u00a0two three", 8), "one\u00a0two\nthree");
  EXPECT_EQ(wrapped("a\nb c", 10), "a\nb c");
}

}  // namespace
}  // namespace rh
