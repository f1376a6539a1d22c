// The pages of docs/views name exactly what the engine produces, for every registered game.
#include <algorithm>
#include <filesystem>

#include "engine/core/record.h"
#include "tests/conformance/kit.h"
#include "tests/conformance/page.h"
#include "tests/files.h"

namespace rh::conformance {
namespace {

namespace fs = std::filesystem;

// Plays matches and shows all that comes of them to the page.
class Reader {
 public:
  Reader(Page& page, const Game& game) : page_(page), game_(game), random_(game.info().id.size()) {}

  void play(const Setting& setting) {
    auto match = Match::start(*setting.game, setting.options, setting.seats);
    ASSERT_TRUE(match.has_value());
    const auto most = 4 * typical_length(setting);
    for (std::uint64_t i = 0; i < most && !match->over(); ++i) {
      look(*match);
      const auto able = actors(match->position());
      const Seat by = able[random_.below(able.size())];
      move(*match, by, random_move(match->position(), by, random_));
    }
    look(*match);
    page_.show_result(parse_json(match->position().result()));
  }

  void replay(const Record& record) {
    auto match = Match::start(game_, record.options, record.seats);
    ASSERT_TRUE(match.has_value());
    for (const RecordLine& line : record.moves) {
      look(*match);
      const auto parsed = game_.parse(line.move);
      ASSERT_TRUE(parsed.has_value()) << line.move;
      move(*match, line.by, *parsed);
    }
    look(*match);
    page_.show_result(parse_json(match->position().result()));
  }

 private:
  void move(Match& match, Seat by, PackedMove move) {
    Events events;
    ASSERT_FALSE(match.play(by, move, &events)) << game_.print(move);
    page_.show_move(by, game_.print(move));
    for (const Event& event : events) page_.show_event(event);
  }

  // One viewer, one list of legal moves and a few refused ones at each position; all of them at some.
  void look(Match& match) {
    const Position& position = match.position();
    const auto seats = static_cast<std::uint64_t>(position.seats());
    const auto somebody = static_cast<Seat>(random_.below(seats + 1)) - 1;
    const Seat viewer = somebody < 0 ? kSpectator : somebody;
    page_.show_view(parse_json(position.view(viewer)), viewer);
    try_text(match, somebody, page_.random_text(random_));
    if (random_.below(8) != 0 && !match.over()) return;
    for (const Seat by : actors(position)) {
      std::vector<PackedMove> moves;
      position.legal(by, moves);
      for (const PackedMove move : moves) page_.show_move(by, game_.print(move));
      for (const std::string& text : page_.examples()) try_text(match, by, text);
    }
    for (const std::string& text : page_.examples()) try_text(match, somebody, text);
    page_.show_refusal(match.undo(0, match.log().size()));  // there is no such move
  }

  void try_text(const Match& match, Seat by, const std::string& text) {
    const auto parsed = game_.parse(text);
    const Refusal refusal = parsed ? match.position().check(by, *parsed) : parsed.error();
    if (refusal) page_.show_refusal(refusal);
  }

  Page& page_;
  const Game& game_;
  Random random_;
};

class Pages : public ::testing::TestWithParam<const Game*> {};

TEST_P(Pages, NameExactlyWhatTheEngineProduces) {
  const Game& game = *GetParam();
  Page page(game);
  Reader reader(page, game);
  for (const Setting& setting : settings()) {
    if (setting.game == &game) ASSERT_NO_FATAL_FAILURE(reader.play(setting));
  }
  for (const auto& entry : fs::directory_iterator(rh::testing::in_project("tests/corpus") / game.info().id)) {
    if (entry.path().extension() != ".jsonl") continue;
    const auto record = read_record(rh::testing::read_file(entry.path()));
    ASSERT_TRUE(record.has_value()) << entry.path();
    ASSERT_NO_FATAL_FAILURE(reader.replay(*record));
  }
  for (const std::string& problem : page.problems()) ADD_FAILURE() << problem;
}

INSTANTIATE_TEST_SUITE_P(Games, Pages, ::testing::ValuesIn(games()),
                         [](const auto& game) { return game.param->info().id; });

}  // namespace
}  // namespace rh::conformance
