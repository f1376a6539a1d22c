// Boxes and their shelves, by a game whose tables are one number.
#include "engine/core/box.h"

#include <gtest/gtest.h>

#include <thread>

#include "engine/core/json_reader.h"
#include "engine/core/sha256.h"

namespace rh {
namespace {

int read_miles(const JsonReader& data, Box& box) {
  if (data.has("seats")) box.max_seats = static_cast<int>(data.at("seats").number(1, 4));
  const auto most = data.at("common").at("most").number(1, 1000);
  return static_cast<int>(data.at("line").at("miles").number(1, most));
}

constexpr std::array<DataFile, 3> kFiles = {{
    {"common", R"({"most": 100, "sealed": 7})"},
    {"east", R"({"line": {"miles": 10}, "name": "The East"})"},
    {"west", R"({"line": {"miles": 20}, "seats": 2})"},
}};

Stock stock() {
  return {.game = "miles",
          .files = kFiles,
          .shared = {"common"},
          .seal = [](Json& facts) { facts["common"].erase("sealed"); },
          .takes_others = true};
}

class Shelves : public ::testing::Test {
 protected:
  std::string refused(std::string_view text) {
    const std::size_t before = shelf.size();
    const auto opened = shelf.open(text);
    EXPECT_EQ(shelf.size(), before) << "a refused box is not on the shelf";
    if (opened) return "opened";
    return opened.error().code + (opened.error().arguments.empty() ? "" : ": " + opened.error().arguments[0].second);
  }

  Shelf<int> shelf{stock(), read_miles};
};

TEST_F(Shelves, CarryEveryFileThatIsNotShared) {
  EXPECT_EQ(shelf.problem(), "");
  EXPECT_EQ(shelf.names(), "east, west");
  ASSERT_EQ(shelf.find("west"), 1u);
  EXPECT_FALSE(shelf.find("common"));
  EXPECT_EQ(shelf.tables(0), 10);
  EXPECT_EQ(shelf.tables(1), 20);
  EXPECT_EQ(shelf[0].title, "The East");
  EXPECT_EQ(shelf[1].title, "");
  EXPECT_EQ(shelf[1].max_seats, 2);
  EXPECT_TRUE(shelf[0].carried());
}

TEST_F(Shelves, GiveAwayWhatIsNotSealed) {
  EXPECT_EQ(shelf[1].facts, R"({"line":{"miles":20},"seats":2,"common":{"most":100}})");
}

TEST_F(Shelves, HashTheWholeBoxWithoutItsSpaces) {
  const std::string whole = R"({"line":{"miles":20},"seats":2,"common":{"most":100,"sealed":7}})";
  const Digest digest = sha256({reinterpret_cast<const std::uint8_t*>(whole.data()), whole.size()});
  EXPECT_EQ(shelf[1].hash, to_hex(digest).substr(0, 16));
  EXPECT_EQ(shelf[1].number, std::stoull(shelf[1].hash, nullptr, 16));
  EXPECT_NE(shelf[0].hash, shelf[1].hash);
}

// Clients keep them for ever under this name.
TEST_F(Shelves, HashWhatIsGivenAwayByItself) {
  const std::string& facts = shelf[1].facts;
  const Digest digest = sha256({reinterpret_cast<const std::uint8_t*>(facts.data()), facts.size()});
  EXPECT_EQ(shelf[1].facts_hash, to_hex(digest).substr(0, 16));
  EXPECT_NE(shelf[1].facts_hash, shelf[1].hash);
}

TEST_F(Shelves, TakeABoxFromOutside) {
  const auto north = shelf.open(R"({"id": "north", "name": "The North", "line": {"miles": 30}})");
  ASSERT_EQ(north, 2u);
  EXPECT_EQ(shelf.tables(2), 30);
  EXPECT_EQ(shelf[2].name, "north");
  EXPECT_EQ(shelf[2].title, "The North");
  EXPECT_EQ(shelf[2].data, R"({"id":"north","name":"The North","line":{"miles":30}})");
  EXPECT_EQ(shelf[2].facts, R"({"id":"north","name":"The North","line":{"miles":30},"common":{"most":100}})");
  EXPECT_FALSE(shelf[2].carried());
}

TEST_F(Shelves, HoldABoxThatIsOpenedTwiceOnce) {
  EXPECT_EQ(shelf.open(R"({"id":"north","line":{"miles":30}})"), 2u);
  EXPECT_EQ(shelf.open(R"({ "id" : "north", "line" : { "miles" : 30 } })"), 2u);
  EXPECT_EQ(shelf.size(), 3u);
  EXPECT_EQ(refused(R"({"id":"north","line":{"miles":31}})"), "box_name_taken: north");
}

TEST_F(Shelves, DoNotLetAnotherTakeTheNameOfACarriedOne) {
  EXPECT_EQ(refused(R"({"id":"east","line":{"miles":10},"name":"The East"})"), "box_name_taken: east");
  // The program's own file is no other, wherever it comes from: here is one that has its name in it.
  const std::array<DataFile, 1> file = {{{"own", R"({"id":"own","line":{"miles":1},"common":{"most":2}})"}}};
  Shelf<int> other({.game = "miles", .files = file, .takes_others = true}, read_miles);
  EXPECT_EQ(other.open(file[0].text), 0u);
  EXPECT_TRUE(other[0].carried());
}

// A place on the shelf depends on what was opened before, and nothing else does.
TEST_F(Shelves, HashABoxAlikeInAnyOrderOfOpening) {
  const std::string north = R"({"id":"north","line":{"miles":30}})", south = R"({"id":"south","line":{"miles":40}})";
  Shelf<int> other(stock(), read_miles);
  ASSERT_EQ(shelf.open(north), 2u);
  ASSERT_EQ(shelf.open(south), 3u);
  ASSERT_EQ(other.open(south), 2u);
  ASSERT_EQ(other.open(north), 3u);
  EXPECT_EQ(shelf[2].hash, other[3].hash);
  EXPECT_EQ(shelf[3].number, other[2].number);
  EXPECT_EQ(shelf[2].facts, other[3].facts);
}

TEST_F(Shelves, RefuseWhatIsNotSoundAndSayWhere) {
  for (const auto* text : {"", "{", "[]", "null", "7", "\"x\""})
    EXPECT_EQ(refused(text), "box_unsound: the file is not a JSON object") << text;
  EXPECT_EQ(refused(R"({"line":{"miles":30}})"), "box_unsound: id is missing");
  EXPECT_EQ(refused(R"({"id":7,"line":{"miles":30}})"), "box_unsound: id is not a text");
  for (const std::string& id : {std::string(), std::string("North"), std::string("a b"), std::string("../x"),
                                std::string("\xd0\xb0"), std::string(41, 'a')}) {
    EXPECT_EQ(refused(Json{{"id", id}, {"line", {{"miles", 30}}}}.dump()),
              "box_unsound: id is not a name of 1 to 40 small letters, digits and _")
        << id;
  }
  EXPECT_EQ(refused(R"({"id":"north"})"), "box_unsound: line is missing");
  EXPECT_EQ(refused(R"({"id":"north","line":{"miles":101}})"), "box_unsound: line.miles is 101, not 1..100");
  EXPECT_EQ(refused(R"({"id":"north","line":{"miles":30},"common":{"most":1000}})"),
            "box_unsound: common is not for a box to say: all boxes share it");
  EXPECT_EQ(refused(R"({"game":"yards","id":"north","line":{"miles":30}})"), "box_unsound: game is not miles");
  EXPECT_EQ(shelf.open(R"({"game":"miles","id":"north","line":{"miles":30}})"), 2u);
}

TEST_F(Shelves, OfAGameWithOneFixedBoxTakeNoOther) {
  Shelf<int> fixed({.game = "miles", .files = kFiles, .shared = {"common"}}, read_miles);
  const auto opened = fixed.open(R"({"id":"north","line":{"miles":30}})");
  ASSERT_FALSE(opened);
  EXPECT_EQ(opened.error().code, "box_fixed");
}

TEST_F(Shelves, AreFullAtSixtyFour) {
  for (std::size_t i = shelf.size(); i < Boxes::kMost; ++i)
    ASSERT_EQ(shelf.open(Json{{"id", "n" + std::to_string(i)}, {"line", {{"miles", 1}}}}.dump()), i);
  EXPECT_EQ(refused(R"({"id":"north","line":{"miles":30}})"), "boxes_full: 64");
  EXPECT_EQ(shelf.open(R"({"id":"n63","line":{"miles":1}})"), 63u) << "one that is there is still found";
}

TEST_F(Shelves, NameTheFileThatIsBrokenAmongTheCarried) {
  const auto problem = [](DataFile common, DataFile east) {
    const std::array<DataFile, 2> files = {{common, east}};
    const Shelf<int> broken({.game = "miles", .files = files, .shared = {"common"}}, read_miles);
    EXPECT_EQ(broken.size(), 1u) << "there is always something to read";
    return broken.problem();
  };
  const DataFile common = kFiles[0];
  EXPECT_EQ(problem(common, {"east", "{}"}), "east: line is missing");
  EXPECT_EQ(problem(common, {"east", "{"}), "east: the file is not a JSON object");
  EXPECT_EQ(problem({"common", "["}, kFiles[1]), "common: the file is not a JSON object");
  EXPECT_EQ(problem({"common", "{}"}, kFiles[1]), "east: common.most is missing");
}

// Run with the thread sanitizer this proves more; without, that nothing moves under the reader's eyes.
TEST_F(Shelves, CanBeReadWhileOneIsAdded) {
  const Box* const first = &shelf[0];
  std::thread reader([&] {
    std::size_t seen = 0;
    while (seen < Boxes::kMost) {
      seen = shelf.size();
      for (std::size_t i = 0; i < seen; ++i) EXPECT_FALSE(shelf[i].hash.empty());
    }
  });
  for (std::size_t i = shelf.size(); i < Boxes::kMost; ++i)
    EXPECT_TRUE(shelf.open(Json{{"id", "n" + std::to_string(i)}, {"line", {{"miles", 1}}}}.dump()));
  reader.join();
  EXPECT_EQ(first, &shelf[0]);
}

// --- the option that names one ----------------------------------------------------------------

TEST_F(Shelves, AreNamedByAnOption) {
  const std::vector<OptionSpec> specs = {OptionSpec::flag("open", false), OptionSpec::box("map", shelf, "west"),
                                         OptionSpec::flag("fog", false).only_if("map", "east")};
  Options options(specs);
  EXPECT_EQ(specs[1].allowed(), "east, west");
  EXPECT_EQ(options.box(), 1u);
  EXPECT_EQ(options.json(), "{}");
  EXPECT_EQ(options.seats({1, 4}), (Options::Seats{1, 2})) << "the default box has a range of its own";
  EXPECT_TRUE(options.set_text("map", "east"));
  EXPECT_EQ(options.box(), 0u);
  EXPECT_EQ(options.json(), R"({"map":"east"})");
  EXPECT_EQ(options.label(), "map=east");
  EXPECT_EQ(options.seats({1, 4}), (Options::Seats{1, 4}));
  EXPECT_TRUE(options.set_text("fog", "true"));
  EXPECT_TRUE(options.fit(4, {1, 4}));
  EXPECT_TRUE(options.set_text("map", "west"));
  EXPECT_EQ(options.fit(4, {1, 4}).error().code, "seats");
  EXPECT_EQ(options.fit(2, {1, 4}).error().code, "option_needs");

  EXPECT_FALSE(options.set_text("map", "north"));
  ASSERT_TRUE(shelf.open(R"({"id":"north","line":{"miles":30}})"));
  EXPECT_EQ(specs[1].allowed(), "east, west, north");
  EXPECT_TRUE(options.set_all(Json{{"map", "north"}}));
  EXPECT_EQ(options.box(), 2u);
  for (const Json& wrong : {Json(1), Json(nullptr), Json("South"), Json::array({"east"})})
    EXPECT_EQ(options.set_all(Json{{"map", wrong}}).error().code, "option_value") << wrong;
}

TEST(Options, WithoutABoxMeanTheOnlyOne) { EXPECT_EQ(Options().box(), 0u); }

}  // namespace
}  // namespace rh
