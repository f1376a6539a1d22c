#include <gtest/gtest.h>

#include <algorithm>
#include <limits>

#include "engine/core/json_reader.h"
#include "engine/core/json_writer.h"

namespace rh {
namespace {

TEST(JsonWriter, PutsCommasBetweenItemsAndNowhereElse) {
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("a", 1).key("b").begin_array().value(true).null().begin_object().end_object().end_array();
  json.key("c").begin_array().end_array().field("d", "x").key("e").raw("[1,2]").end_object();
  EXPECT_EQ(text, R"({"a":1,"b":[true,null,{}],"c":[],"d":"x","e":[1,2]})");
}

TEST(JsonWriter, EscapesWhatMustBeEscapedAndReadsBackTheSame) {
  std::string all;
  for (int c = 0; c < 128; ++c) all += static_cast<char>(c);
  all += "Залізниця";
  std::string text;
  JsonWriter(text).value(all);
  const Json back = parse_json(text);
  ASSERT_TRUE(back.is_string());
  EXPECT_EQ(back.get<std::string>(), all);
  EXPECT_EQ(text.find('\n'), std::string::npos) << "a record's line stays one line";
}

TEST(JsonWriter, QuotesEveryByteAtEveryPlaceOfTextsOfEveryLength) {
  for (std::size_t size = 0; size <= 40; ++size) {
    for (std::size_t at = 0; at < std::max<std::size_t>(size, 1); ++at) {
      for (int c = 0; c < 128; ++c) {
        std::string written(size, 'a');
        if (size > 0) written[at] = static_cast<char>(c);
        std::string text;
        JsonWriter(text).begin_array().value(1).value(written).end_array();
        const Json back = parse_json(text);
        ASSERT_TRUE(back.is_array()) << text;
        ASSERT_EQ(back[1].get<std::string>(), written);
      }
    }
  }
}

TEST(JsonWriter, TakesOverPiecesThatRestOnTheSame) {
  int written = 0;
  const auto write = [&](int a, int b, const PiecedText& before) {
    PiecedText made;
    JsonWriter json(made, before);
    json.begin_object().field("x", a + b).key("pieces").begin_array();
    for (const int one : {a, b}) {
      json.piece(static_cast<std::uint64_t>(one), [&] {
        ++written;
        json.begin_object().field("n", one).end_object();
      });
    }
    json.end_array().field("y", true).end_object();
    return made;
  };
  const PiecedText first = write(1, 2, {});
  EXPECT_EQ(first.text, R"({"x":3,"pieces":[{"n":1},{"n":2}],"y":true})");
  EXPECT_EQ(written, 2);
  const PiecedText second = write(1000, 2, first);
  EXPECT_EQ(second.text, R"({"x":1002,"pieces":[{"n":1000},{"n":2}],"y":true})");
  EXPECT_EQ(written, 3) << "one was taken over, from another place";
  EXPECT_EQ(write(2, 1000, second).text, R"({"x":1002,"pieces":[{"n":2},{"n":1000}],"y":true})");
  EXPECT_EQ(written, 5) << "pieces are known by their order";
}

TEST(JsonWriter, WritesTheLargestNumbers) {
  std::string text;
  JsonWriter json(text);
  json.begin_array().value(std::numeric_limits<std::int64_t>::min()).value(std::numeric_limits<std::int64_t>::max());
  json.end_array();
  EXPECT_EQ(text, "[-9223372036854775808,9223372036854775807]");
}

TEST(ParseJson, RefusesWhatIsNotJson) {
  for (const auto* text : {"", "{", "{\"a\":1,}", "[1 2]", "nul", "\"\xff\"", "\"\\ud800\"", "1e999", "{} {}", "'a'"}) {
    EXPECT_TRUE(parse_json(text).is_discarded()) << text;
  }
}

TEST(ParseJson, RefusesDeepNestingInsteadOfOverflowingTheStack) {
  EXPECT_FALSE(parse_json(std::string(64, '[') + std::string(64, ']')).is_discarded());
  EXPECT_TRUE(parse_json(std::string(65, '[') + std::string(65, ']')).is_discarded());
  EXPECT_TRUE(parse_json(std::string(5'000'000, '[')).is_discarded());
  EXPECT_FALSE(parse_json("\"" + std::string(1000, '[') + "\\\"[[\"").is_discarded()) << "brackets in a text are text";
}

struct Read {
  Json json;
  std::string problem;
  JsonReader reader{&json, "", &problem};
  explicit Read(std::string_view text) : json(parse_json(text)) {}
};

TEST(JsonReader, GivesValuesAndNotesNothing) {
  Read read(R"({"a":{"list":[1,"two",true]}})");
  const auto list = read.reader.at("a").at("list");
  EXPECT_EQ(list.size(), 3u);
  EXPECT_EQ(list.at(std::size_t{0}).number(0, 9), 1);
  EXPECT_EQ(list.at(std::size_t{1}).text(), "two");
  EXPECT_TRUE(list.at(std::size_t{2}).flag());
  EXPECT_TRUE(read.reader.has("a"));
  EXPECT_FALSE(read.reader.has("b"));
  EXPECT_TRUE(read.reader.ok()) << read.problem;
}

TEST(JsonReader, NamesThePathOfTheFirstProblem) {
  const auto problem_of = [](std::string_view text, auto look) {
    Read read(text);
    look(read.reader);
    return read.problem;
  };
  EXPECT_EQ(problem_of("{}", [](auto r) { r.at("a").at("b").number(0, 1); }), "a is missing");
  EXPECT_EQ(problem_of(R"({"a":{}})", [](auto r) { r.at("a").at("b").text(); }), "a.b is missing");
  EXPECT_EQ(problem_of(R"({"a":[]})", [](auto r) { r.at("a").at(std::size_t{2}).text(); }), "a[2] is missing");
  EXPECT_EQ(problem_of(R"({"a":1})", [](auto r) { r.at("a").text(); }), "a is not a text");
  EXPECT_EQ(problem_of(R"({"a":1.5})", [](auto r) { r.at("a").number(0, 9); }), "a is not a whole number");
  EXPECT_EQ(problem_of(R"({"a":10})", [](auto r) { r.at("a").number(0, 9); }), "a is 10, not 0..9");
  EXPECT_EQ(problem_of(R"({"a":0})", [](auto r) { r.at("a").flag(); }), "a is not true or false");
  EXPECT_EQ(problem_of(R"({"a":3})", [](auto r) { r.at("a").at("b").flag(); }), "a is not an object");
  EXPECT_EQ(problem_of("[]", [](auto r) { r.at("a").flag(); }), "the file is not an object");
}

TEST(JsonReader, DoesNotTakeAHugeNumberForANegativeOne) {
  Read read(R"({"a":18446744073709551615})");
  read.reader.at("a").number(-5, 5);
  EXPECT_FALSE(read.reader.ok());
}

}  // namespace
}  // namespace rh
