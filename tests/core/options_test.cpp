#include "engine/core/options.h"

#include <gtest/gtest.h>

#include "engine/core/game.h"
#include "engine/core/json_reader.h"

namespace rh {
namespace {

const std::vector<OptionSpec>& specs() {
  static const std::vector<OptionSpec> all = {OptionSpec::flag("meteor", false), OptionSpec::flag("open", true),
                                              OptionSpec::number("length", -5, 150, 20),
                                              OptionSpec::choice("longest", {"segment", "space"}, 0)};
  return all;
}

std::string code_of(const std::expected<void, Problem>& done) { return done ? "" : done.error().code; }

std::string argument(const Problem& problem, std::string_view name) {
  for (const auto& [key, value] : problem.arguments) {
    if (key == name) return value;
  }
  return "?";
}

TEST(Options, StartWithTheDeclaredDefaults) {
  const Options options(specs());
  EXPECT_FALSE(options.flag("meteor"));
  EXPECT_TRUE(options.flag("open"));
  EXPECT_EQ(options["length"], 20);
  EXPECT_EQ(options["longest"], 0);
  EXPECT_EQ(options["no such option"], 0);
  EXPECT_EQ(options.json(), "{}");
  EXPECT_EQ(options.label(), "");
}

TEST(Options, AreSetFromTextAndShowOnlyWhatDiffersFromTheDefaults) {
  Options options(specs());
  EXPECT_TRUE(options.set_text("meteor", "true"));
  EXPECT_TRUE(options.set_text("open", "false"));
  EXPECT_TRUE(options.set_text("length", "-5"));
  EXPECT_TRUE(options.set_text("longest", "space"));
  EXPECT_EQ(options.json(), R"({"meteor":true,"open":false,"length":-5,"longest":"space"})");
  EXPECT_EQ(options.label(), "meteor no-open length=-5 longest=space");
  EXPECT_TRUE(options.set_text("length", "20"));
  EXPECT_TRUE(options.set_text("open", "true"));
  EXPECT_EQ(options.json(), R"({"meteor":true,"longest":"space"})");
}

TEST(Options, RefuseValuesOfTheWrongTypeOrOutsideTheRange) {
  const std::pair<std::string, std::string> bad[] = {
      {"meteor", "1"},
      {"meteor", "yes"},
      {"meteor", ""},
      {"meteor", "True"},
      {"meteor", "\"true"},
      {"meteor", "null"},
      {"length", "-6"},
      {"length", "151"},
      {"length", "20.0"},
      {"length", "true"},
      {"length", "twenty"},
      {"length", "99999999999999999999999"},
      {"longest", "Space"},
      {"longest", "1"},
      {"longest", "\"space\""},
      {"meteor", "\xff\xfe"},
      {"length", "18446744073709551615"},  // would be -1, which is allowed, if read as signed
      {"length", "18446744073709551612"}};
  for (const auto& [key, value] : bad) {
    Options options(specs());
    const auto done = options.set_text(key, value);
    EXPECT_EQ(code_of(done), "option_value") << key << "=" << value;
    if (!done) {
      EXPECT_EQ(argument(done.error(), "option"), key);
    }
    EXPECT_EQ(options, Options(specs())) << key << "=" << value;
  }
}

TEST(Options, NameTheKnownOnesWhenAnUnknownOneIsSet) {
  Options options(specs());
  const auto done = options.set_text("lava", "true");
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().code, "unknown_option");
  EXPECT_EQ(argument(done.error(), "option"), "lava");
  EXPECT_EQ(argument(done.error(), "allowed"), "meteor, open, length, longest");
}

TEST(Options, ReadAHeadersObject) {
  Options options(specs());
  EXPECT_TRUE(options.set_all(parse_json(R"({"longest":"space","length":150})")));
  EXPECT_EQ(options["length"], 150);
  EXPECT_EQ(options["longest"], 1);
  EXPECT_EQ(code_of(options.set_all(parse_json("[]"))), "options_not_object");
  EXPECT_EQ(code_of(options.set_all(parse_json(R"({"x":1})"))), "unknown_option");
  EXPECT_EQ(code_of(options.set_all(parse_json(R"({"meteor":1})"))), "option_value");
  EXPECT_EQ(code_of(options.set_all(parse_json(R"({"length":"20"})"))), "option_value");
}

TEST(Options, OfJsonReadBackToTheSameOptions) {
  Options options(specs());
  ASSERT_TRUE(options.set_text("length", "7"));
  ASSERT_TRUE(options.set_text("longest", "space"));
  Options again(specs());
  ASSERT_TRUE(again.set_all(parse_json(options.json())));
  EXPECT_EQ(again, options);
}

// A campaign's carry, as a game would read it.
void check_carry(const JsonReader& carry) {
  carry.at("game").number(1, 12);
  if (carry.has("owners")) {
    for (std::size_t i = 0; i < carry.at("owners").size(); ++i) carry.at("owners").at(i).text();
  }
}

const std::vector<OptionSpec>& linked() {
  static const std::vector<OptionSpec> all = {OptionSpec::choice("mode", {"single", "campaign"}, 0),
                                              OptionSpec::document("carry", check_carry).only_if("mode", "campaign"),
                                              OptionSpec::flag("draft", false).only_if_seats(3, 12),
                                              OptionSpec::number("scenario", 0, 10, 0).only_if_seats(1, 1)};
  return all;
}

TEST(Options, ADocumentIsReadByItsGameAndKeptAsItIs) {
  Options options(linked());
  EXPECT_EQ(options.document("carry"), "");
  EXPECT_TRUE(options.set_text("mode", "campaign"));
  EXPECT_TRUE(options.set_all(parse_json(R"({"carry":{"game":3,"owners":["red"],"extra":{"deep":[1,2]}}})")));
  EXPECT_EQ(options.document("carry"), R"({"game":3,"owners":["red"],"extra":{"deep":[1,2]}})");
  EXPECT_EQ(options.json(), R"({"mode":"campaign","carry":{"game":3,"owners":["red"],"extra":{"deep":[1,2]}}})");
  Options again(linked());
  ASSERT_TRUE(again.set_all(parse_json(options.json())));
  EXPECT_EQ(again, options);
  EXPECT_EQ(options.label(), "mode=campaign carry");
}

TEST(Options, ABrokenDocumentIsRefusedWithThePathOfWhatIsWrong) {
  for (const auto& [text, where] : {std::pair{R"({"game":13})", "carry.game is 13, not 1..12"},
                                    std::pair{R"({"owners":["red"]})", "carry.game is missing"},
                                    std::pair{R"({"game":1,"owners":["red",2]})", "carry.owners[1] is not a text"}}) {
    Options options(linked());
    const auto done = options.set_text("carry", text);
    ASSERT_EQ(code_of(done), "option_document") << text;
    EXPECT_EQ(argument(done.error(), "where"), where);
    EXPECT_EQ(options, Options(linked()));
  }
  Options options(linked());
  EXPECT_EQ(code_of(options.set_text("carry", "7")), "option_value");
}

TEST(Options, SayHowManySeatsTheyLeave) {
  Options options(linked());
  EXPECT_EQ(options.seats({1, 12}), (Options::Seats{1, 12}));
  EXPECT_TRUE(options.fit(12, {1, 12}));
  EXPECT_EQ(code_of(options.fit(13, {1, 12})), "seats");
  ASSERT_TRUE(options.set_text("draft", "true"));
  EXPECT_EQ(options.seats({1, 12}), (Options::Seats{3, 12}));
  EXPECT_TRUE(options.fit(3, {1, 12}));
  const auto few = options.fit(2, {1, 12});
  ASSERT_EQ(code_of(few), "seats");
  EXPECT_EQ(argument(few.error(), "allowed"), "3..12");
  ASSERT_TRUE(options.set_text("scenario", "4"));
  for (const int seats : {1, 2, 3, 12}) EXPECT_EQ(code_of(options.fit(seats, {1, 12})), "seats") << "nothing fits both";
}

TEST(Options, AnOptionThatNeedsAnotherIsRefusedWithoutIt) {
  Options options(linked());
  ASSERT_TRUE(options.set_text("carry", R"({"game":2})"));
  const auto done = options.fit(2, {1, 12});
  ASSERT_EQ(code_of(done), "option_needs");
  EXPECT_EQ(argument(done.error(), "needs"), "mode=campaign");
  ASSERT_TRUE(options.set_text("mode", "campaign"));
  EXPECT_TRUE(options.fit(2, {1, 12}));
}

TEST(OptionSpec, NoDefaultLiesOutsideItsOwnRange) {
  for (const Game* game : games()) {
    for (const OptionSpec& spec : game->info().options) {
      if (spec.type != OptionSpec::Type::Number) continue;
      EXPECT_GE(spec.fallback, spec.low) << game->info().id << " " << spec.name;
      EXPECT_LE(spec.fallback, spec.high) << game->info().id << " " << spec.name;
    }
  }
}

TEST(OptionSpec, SaysWhatIsAllowed) {
  EXPECT_EQ(specs()[0].allowed(), "true, false");
  EXPECT_EQ(specs()[2].allowed(), "-5..150");
  EXPECT_EQ(specs()[3].allowed(), "segment, space");
}

}  // namespace
}  // namespace rh
