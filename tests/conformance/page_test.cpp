// The pages of docs/views name exactly what the engine produces, for every registered game.
#include <algorithm>
#include <filesystem>
#include <map>

#include "engine/core/campaign.h"
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
  Reader(Page& page, const Game& game) : page_(page), game_(game), random_(game.info().id.size()) {
    for (const std::string& text : page.examples()) examples_.push_back(game.parse(text));
  }

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
    finish_campaign(*match);
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
  // The results of the games that follow in a campaign: the last one says more than the others.
  void finish_campaign(const Match& first) {
    for (auto options = next_options(first); options;) {
      auto match = Match::start(game_, *options, first.seats());
      ASSERT_TRUE(match.has_value());
      while (!match->over()) {
        const Seat by = actors(match->position()).front();
        ASSERT_FALSE(match->play(by, random_move(match->position(), by, random_)));
      }
      page_.show_result(parse_json(match->position().result()));
      options = next_options(*match);
    }
  }

  void move(Match& match, Seat by, PackedMove move) {
    Events events;
    ASSERT_FALSE(match.play(by, move, &events)) << game_.print(move);
    last_ = game_.print(move);
    page_.show_move(by, last_);
    for (const Event& event : events) page_.show_event(event);
  }

  // At each position all examples of refused moves are tried. Something near a legal move, views and legal moves are
  // looked at now and then, and seldom where this kind of position (what was done last, what may be done) came often.
  void look(Match& match) {
    const Position& position = match.position();
    const auto seats = static_cast<std::uint64_t>(position.seats());
    const auto somebody = static_cast<Seat>(random_.below(seats + 1)) - 1;
    const auto able = actors(position);
    const Seat by = able.empty() ? somebody : able[random_.below(able.size())];
    for (const std::expected<PackedMove, Refusal>& example : examples_) {
      try_move(match, by, example);
      if (random_.below(16) == 0) try_move(match, somebody, example);
    }
    const PackedMove legal = able.empty() ? 0 : random_move(position, by, random_);
    const std::string move = able.empty() ? "" : game_.print(legal);
    const auto word = [](const std::string& text) { return text.substr(0, text.find(' ')); };
    if (++looked_[word(last_) + " " + word(move)] > 300 && random_.below(5) != 0) return;
    if (!able.empty()) {
      show_legal(position, by, legal);
      for (int i = 0; i < 3; ++i) try_move(match, by, game_.parse(page_.near_text(by, move, random_)));
    }
    if (random_.below(2 + seats) == 0 || able.empty()) {
      const Seat looking = by >= 0 && random_.below(2) == 0 ? by : somebody;
      const Seat viewer = looking < 0 ? kSpectator : looking;
      page_.show_view(parse_json(position.view(kSpectator)), kSpectator);
      page_.show_view(parse_json(position.view(viewer)), viewer);
    }
    if (random_.below(8) != 0) return;
    std::vector<PackedMove> moves;
    position.legal(by, moves);
    // Of a long list some, at each position others.
    const std::size_t step = 1 + moves.size() / 16;
    for (std::size_t i = match.log().size() % step; i < moves.size(); i += step) show_legal(position, by, moves[i]);
    page_.show_refusal(match.undo(0, match.log().size()));  // there is no such move
  }

  void show_legal(const Position& position, Seat by, PackedMove move) {
    const std::string text = game_.print(move), quote = by == kNature ? "" : position.quote(by, move);
    page_.show_move(by, text);
    page_.show_quote(by, text, quote.empty() ? Json::object() : parse_json(quote));
  }

  void try_move(const Match& match, Seat by, const std::expected<PackedMove, Refusal>& move) {
    const Refusal refusal = move ? match.position().check(by, *move) : move.error();
    if (!refusal) return;
    // A few of each kind are enough.
    std::string kind(refusal.code);
    for (std::size_t i = 0; i < refusal.count; ++i) (kind += ' ') += refusal.arguments[i].text;
    if (++refused_[kind] < 20) page_.show_refusal(refusal);
  }

  Page& page_;
  const Game& game_;
  Random random_;
  std::vector<std::expected<PackedMove, Refusal>> examples_;
  std::map<std::string, int> refused_, looked_;
  std::string last_;  // move
};

class Pages : public ::testing::TestWithParam<const Game*> {};

TEST_P(Pages, NameExactlyWhatTheEngineProduces) {
  const Game& game = *GetParam();
  Page page(game);
  Reader reader(page, game);
  for (const Setting& setting : settings()) {
    if (setting.game == &game) ASSERT_NO_FATAL_FAILURE(reader.play(setting));
  }
  std::error_code none;  // a game of the tests has no corpus
  for (const auto& entry : fs::directory_iterator(rh::testing::in_project("tests/corpus") / game.info().id, none)) {
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
