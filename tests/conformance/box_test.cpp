// The boxes of every registered game, and what its records say of them.
#include <set>

#include "engine/core/json_reader.h"
#include "engine/core/record.h"
#include "tests/conformance/kit.h"

namespace rh::conformance {
namespace {

class BoxesOfGames : public ::testing::TestWithParam<const Game*> {
 protected:
  const Game& game() const { return *GetParam(); }
  const Boxes& boxes() const { return game().boxes(); }
  // A few moves of a game with this box.
  Match played(std::size_t box) const {
    Options options(game().info().options);
    for (const OptionSpec& spec : game().info().options) {
      if (spec.type == OptionSpec::Type::Box) EXPECT_TRUE(options.set_text(spec.name, boxes()[box].name));
    }
    const auto seats = options.seats({game().info().min_seats, game().info().max_seats});
    auto match = Match::start(game(), options, seats.high);
    EXPECT_TRUE(match.has_value());
    Random random(box);
    for (int i = 0; i < 20 && !match->over(); ++i) {
      const Seat by = match->position().turn().first();
      EXPECT_FALSE(match->play(by, random_move(match->position(), by, random)));
    }
    return std::move(*match);
  }
};

TEST_P(BoxesOfGames, AreSoundAndHaveNamesOfTheirOwn) {
  EXPECT_EQ(boxes().problem(), "");
  ASSERT_GT(boxes().size(), 0u);
  std::set<std::string> names, hashes;
  for (std::size_t i = 0; i < boxes().size(); ++i) {
    const Box& box = boxes()[i];
    EXPECT_TRUE(names.insert(box.name).second) << box.name;
    EXPECT_TRUE(hashes.insert(box.hash).second) << box.name;
    EXPECT_EQ(box.hash.size(), 16u);
    EXPECT_TRUE(parse_json(box.facts).is_object());
    EXPECT_LE(box.min_seats, box.max_seats);
  }
}

TEST_P(BoxesOfGames, AreNamedByAnOptionWhereThereAreSeveral) {
  int options = 0;
  for (const OptionSpec& spec : game().info().options) options += spec.type == OptionSpec::Type::Box ? 1 : 0;
  EXPECT_EQ(options, boxes().size() > 1 || boxes().takes_others() ? 1 : 0);
}

TEST_P(BoxesOfGames, LeadToDifferentHashes) {
  std::set<std::uint64_t> seen;
  for (std::size_t i = 0; i < boxes().size(); ++i)
    EXPECT_TRUE(seen.insert(played(i).position().hash()).second) << boxes()[i].name;
}

TEST_P(BoxesOfGames, AreNamedInTheHeaderOfARecord) {
  for (std::size_t i = 0; i < boxes().size(); ++i) {
    const Match match = played(i);
    const std::string text = write_record(match, {});
    Json header = parse_json(std::string_view(text).substr(0, text.find('\n')));
    const std::string moves = text.substr(text.find('\n'));
    EXPECT_EQ(header["box"]["name"], boxes()[i].name);
    EXPECT_EQ(header["box"]["hash"], boxes()[i].hash);
    EXPECT_EQ(header["box"].contains("data"), !boxes()[i].carried());
    const auto hash_of = [&](const Json& with) -> std::uint64_t {
      const auto record = read_record(with.dump() + moves);
      EXPECT_TRUE(record.has_value()) << with;
      const auto again = record ? replay(*record) : std::unexpected(record.error());
      EXPECT_TRUE(again.has_value()) << with;
      return again ? again->position().hash() : 0;
    };
    const auto problem_of = [&](const Json& with) {
      const auto record = read_record(with.dump() + moves);
      return record ? std::string("read") : record.error().problem.code;
    };
    EXPECT_EQ(hash_of(header), match.position().hash());
    Json other = header;
    other.erase("box");
    EXPECT_EQ(hash_of(other), match.position().hash()) << "a record of an older program";
    other = header;
    other["box"]["hash"] = "0123456789abcdef";
    EXPECT_EQ(hash_of(other), match.position().hash()) << "another edition whose moves fit";
    EXPECT_TRUE(read_record(other.dump() + moves)->other_edition);
    other["box"]["name"] = "nowhere";
    EXPECT_EQ(problem_of(other), "box_missing");
    for (const Json& broken :
         {Json(1), Json("x"), Json::object(), Json{{"name", "x"}}, Json{{"name", 1}, {"hash", 2}}}) {
      other["box"] = broken;
      EXPECT_EQ(problem_of(other), "header_key") << broken;
    }
  }
}

TEST_P(BoxesOfGames, OfAnotherEditionAreNamedWhereALineIsRefused) {
  const std::string text = write_record(played(0), {});
  Json header = parse_json(std::string_view(text).substr(0, text.find('\n')));
  header["box"]["hash"] = "0123456789abcdef";
  const std::string moves = "\n{\"by\":0,\"move\":\"no such move\"}\n";
  EXPECT_TRUE(replay(*read_record(header.dump() + moves)).error().other_edition);
  header["box"]["hash"] = boxes()[0].hash;
  EXPECT_FALSE(replay(*read_record(header.dump() + moves)).error().other_edition);
}

INSTANTIATE_TEST_SUITE_P(Games, BoxesOfGames, ::testing::ValuesIn(games()),
                         [](const auto& of) { return of.param->info().id; });

}  // namespace
}  // namespace rh::conformance
