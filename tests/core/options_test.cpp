#include "engine/core/options.h"

#include <gtest/gtest.h>

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

TEST(OptionSpec, SaysWhatIsAllowed) {
  EXPECT_EQ(specs()[0].allowed(), "true, false");
  EXPECT_EQ(specs()[2].allowed(), "-5..150");
  EXPECT_EQ(specs()[3].allowed(), "segment, space");
}

}  // namespace
}  // namespace rh
