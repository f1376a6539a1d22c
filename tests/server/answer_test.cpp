// How long people wait for their bots: from the last move of a turn until they are to move again, at a table by itself
// and at twenty whose people all move at once. Prints what it measured (docs/bots.md says how to measure more). What is
// bounded is the processor time that a turn costs: a machine that does other things as well makes people wait, and bots
// first of all, but it makes nobody think more. The bounds are wide, for a sanitized program.
#include <algorithm>
#include <barrier>
#include <cstdio>
#include <cstdlib>

#include "tests/server/player.h"

namespace rh::test {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr int kBotsAtATable = 3;

int turns() {
  const char* wanted = std::getenv("ROUNDHOUSE_ANSWER_TURNS");
  return wanted != nullptr ? std::atoi(wanted) : 2;
}

// Somebody with a table of their own, who plays any legal move at once.
class Person {
 public:
  Person(int port, const std::string& game, const std::string& bot, std::uint64_t seed) : random_(seed) {
    const std::string cookie = sign_in(port, "Ann");
    Json seats = Json::array({{{"kind", "me"}}});
    for (int i = 0; i < kBotsAtATable; ++i) seats.push_back({{"kind", "bot"}, {"bot", bot}});
    const Json wanted = {{"game", game}, {"options", Json::object()}, {"seats", seats}, {"public", false}};
    const Json made = http(port, "POST", "/api/tables", wanted.dump(), cookie).json();
    player_ = std::make_unique<Player>(port, cookie, made["id"].get<std::string>(), 0);
    player_->watch();
  }
  void wait_for_turn() {
    while (!player_->over && player_->legal.empty() && player_->wait(60s)) {
    }
  }
  // The seconds until the next turn. Bots that were done before may leave nothing to wait for: the next round begins.
  double play_turn() {
    const Json progress = player_->view["progress"];
    while (!player_->legal.empty() && player_->view["progress"] == progress && player_->play_any(random_)) {
    }
    const auto begin = Clock::now();
    wait_for_turn();
    return std::chrono::duration<double>(Clock::now() - begin).count();
  }
  bool over() const { return player_->over; }

 private:
  Random random_;
  std::unique_ptr<Player> player_;
};

// Seconds of the processor that a turn of all tables took, for each thread of the bots.
double measure(const std::string& game, const std::string& bot, int tables) {
  const Folder folder;
  ServerProcess server(folder.path(), {"--rate", "0"});
  EXPECT_TRUE(server.start());
  const double before = server.cpu_seconds();
  std::vector<std::vector<double>> waited(static_cast<std::size_t>(tables));
  std::barrier all(tables);
  std::vector<std::thread> people;
  for (std::size_t i = 0; i < waited.size(); ++i) {
    people.emplace_back([&, i] {
      Person person(server.port(), game, bot, i);
      for (int turn = 0; turn < turns(); ++turn) {
        person.wait_for_turn();
        all.arrive_and_wait();
        if (!person.over()) waited[i].push_back(person.play_turn());
      }
    });
  }
  for (std::thread& person : people) person.join();
  std::vector<double> sorted;
  for (const auto& one : waited) sorted.insert(sorted.end(), one.begin(), one.end());
  EXPECT_EQ(sorted.size(), static_cast<std::size_t>(tables * turns()));
  std::ranges::sort(sorted);
  const double threads = std::max(1.0, std::thread::hardware_concurrency() - 1.0);
  const double cpu = (server.cpu_seconds() - before) / turns() / threads;
  std::printf("%-16s %-8s %2d tables: median %.3f s, longest %.3f s; %.2f CPU s a turn\n", game.c_str(), bot.c_str(),
              tables, sorted[sorted.size() / 2], sorted.back(), cpu);
  return cpu;
}

Json games() {
  const Folder folder;
  ServerProcess server(folder.path());
  EXPECT_TRUE(server.start());
  return http(server.port(), "GET", "/api/games").json();
}

TEST(Answers, TwentyTablesAreAnsweredAtOnce) {
  for (const Json& game : games()) {
    for (const Json& bot : game["bots"]) EXPECT_LT(measure(game["id"], bot, 20), 15) << game["id"] << bot;
  }
}

TEST(Answers, ALoneTableIsAnsweredAtOnce) {
  for (const Json& game : games()) {
    for (const Json& bot : game["bots"]) EXPECT_LT(measure(game["id"], bot, 1), 5) << game["id"] << bot;
  }
}

}  // namespace
}  // namespace rh::test
