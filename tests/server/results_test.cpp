// How games ended: in lists, in one's own history, and move by move.
#include "engine/core/game.h"
#include "server/store/result.h"
#include "tests/server/people.h"

namespace rh::test {
namespace {

class Results : public People {
 protected:
  static inline const Json kDee = {{"kind", "local"}, {"name", "Dee"}};

  std::string create(const Json& seats, const Json& more = Json::object()) {
    Json wanted = {{"game", "toll"}, {"options", {{"rounds", 2}}}, {"seats", seats}};
    wanted.update(more);
    return http(port, "POST", "/api/tables", wanted.dump(), ann).json()["id"];
  }
  // Ann plays both seats.
  void pay(const std::string& id, const std::vector<int>& coins) {
    Player one(port, ann, id, 0), two(port, ann, id, 1);
    for (std::size_t i = 0; i < coins.size(); ++i) {
      Player& player = i % 2 == 0 ? one : two;
      player.watch();
      ASSERT_EQ(player.move("pay " + std::to_string(coins[i]), "m" + std::to_string(i))["t"], "ok");
    }
  }
  Json results(const std::string& cookie) { return http(port, "GET", "/api/me/results", "", cookie).json(); }
};

TEST(ShortResults, HoldPointsPlacesAndWhetherItWasWon) {
  EXPECT_EQ(server::short_result(R"({"scores":[3,5],"ranks":[2,1],"detail":[{"total":3},{"total":5}]})"),
            R"({"scores":[3,5],"ranks":[2,1]})");
  EXPECT_EQ(server::short_result(R"({"scores":[37],"ranks":[1],"detail":[{"won":false}],"carry":{"a":1}})"),
            R"({"scores":[37],"ranks":[1],"won":false})");
  EXPECT_EQ(server::short_result(R"({"scores":[37],"ranks":[1],"detail":[{"won":3}]})"),
            R"({"scores":[37],"ranks":[1]})");
  for (const char* none : {"", "{}", "[]", "no", R"({"scores":[1]})"})
    EXPECT_EQ(server::short_result(none), "") << none;
}

TEST_F(Results, AreToldWhenTheGameIsOverAndNotBefore) {
  const std::string id = create({kMe, kDee});
  Player watching(port, bo, id, -1);
  watching.watch();
  pay(id, {3, 1, 2});
  EXPECT_FALSE(table(id, ann).contains("result"));
  EXPECT_EQ(results(ann), Json::array());
  Player last(port, ann, id, 1);
  last.watch();
  ASSERT_EQ(last.move("pay 3", "last")["t"], "ok");
  const Json expected = parse_json(R"({"scores":[5,4],"ranks":[1,1]})");
  EXPECT_EQ(table(id)["result"], expected);
  EXPECT_EQ(list(ann)[0]["result"], expected);
  EXPECT_EQ(watching.socket.expect("info")["info"]["result"], expected);
  restart();
  EXPECT_EQ(table(id)["result"], expected);
  EXPECT_EQ(list(ann)[0]["result"], expected);
}

TEST_F(Results, OfOneselfAreAllThereInShort) {
  const std::string first = create({kMe, kDee}, {{"name", "Depot 7"}}), second = create({kMe, kDee}, {{"seed", 1}});
  const std::string lesson = create({kMe, kDee}, {{"seed", 1}, {"lesson", true}}), running = create({kMe, kDee});
  pay(first, {3, 1, 2, 3});
  pay(second, {1, 1, 1, 2});
  pay(lesson, {1, 1, 1, 1});
  const std::int64_t before = table(first)["updated"].get<std::int64_t>();
  const Json mine = results(ann);
  ASSERT_EQ(mine.size(), 2u) << mine;
  EXPECT_EQ(mine[0]["table"], second) << "the newest first";
  EXPECT_EQ(mine[0]["practice"], true);
  Json one = mine[1];
  EXPECT_EQ(one["ended"], before);
  one.erase("ended");
  EXPECT_EQ(one, parse_json(R"({"table":")" + first + R"(","name":"Depot 7","game":"toll","options":{"rounds":2},
    "seats":[{"kind":"person","name":"Ann","mark":0,"mine":true,"resigned":false},
             {"kind":"local","name":"Dee","mark":1,"mine":true,"resigned":false}],"scores":[5,4],"ranks":[1,1]})"));
  EXPECT_EQ(results(bo), Json::array());
  EXPECT_EQ(http(port, "GET", "/api/me/results").body, "[]") << "a stranger has none";
  EXPECT_EQ(http(port, "POST", "/api/me/results", "{}", ann).status, 404);
  restart();
  EXPECT_EQ(results(ann), mine);
}

TEST_F(Results, AreTheNewestThousand) {
  const std::string id = create({kMe, kDee});
  pay(id, {3, 1, 2, 3});
  server.reset();
  run_sql(
      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<1200) INSERT INTO tables(number, id, game, "
      "rules, options, name, public, state, host, secret, created, updated, turn, bots, progress, next) SELECT 100+i, "
      "'t'||i, game, rules, options, name, public, state, host, secret, created, updated, turn, bots, progress, next "
      "FROM n, tables WHERE number=(SELECT MAX(number) FROM tables);"
      "INSERT INTO seats(number, seat, kind, owner, name, bot, resigned, ended, mark) SELECT t.number, s.seat, s.kind, "
      "s.owner, s.name, s.bot, 0, s.ended+t.number, s.mark FROM tables t, seats s WHERE t.number>100 AND "
      "s.number=(SELECT MIN(number) FROM seats);"
      "INSERT INTO results(number, result) SELECT t.number, r.result FROM tables t, results r WHERE t.number>100");
  restart();
  const Json mine = results(ann);
  ASSERT_EQ(mine.size(), 1000u);
  EXPECT_EQ(mine.front()["table"], "t1200");
  EXPECT_EQ(mine.back()["table"], "t201");
}

TEST_F(Results, TheCourseOfAGameIsToldAfterIt) {
  const std::string id = create({kMe, kDee});
  pay(id, {3, 1, 2});
  WebSocket socket(port, bo);
  const Json question = {{"t", "course"}, {"table", id}};
  EXPECT_EQ(socket.ask(question)["code"], "not_over") << "what others paid is their secret until then";
  Player last(port, ann, id, 1);
  last.watch();
  ASSERT_EQ(last.move("pay 3", "last")["t"], "ok");
  const auto check = [&](WebSocket& asked) {
    Json told = asked.ask(question);
    EXPECT_EQ(told["t"], "course");
    EXPECT_EQ(told["scores"], parse_json("[[0,0],[3,0],[3,1],[5,1],[5,4]]"));
    EXPECT_EQ(told["rounds"], parse_json("[1,1,2,2,3]"));
    const Json end = asked.ask({{"t", "at"}, {"table", id}, {"index", 4}});
    EXPECT_EQ(end["of"].get<std::size_t>() + 1, told["scores"].size());
    EXPECT_EQ(end["view"]["scores"], told["scores"].back());
  };
  check(socket);
  restart();
  WebSocket later(port, "");
  check(later);
  EXPECT_EQ(later.ask({{"t", "course"}, {"table", "nowhere"}})["code"], "gone");
  EXPECT_EQ(later.ask({{"t", "course"}, {"table", id}, {"seat", 0}})["code"], "bad_message");
}

// Of every game: as many points as moves, the last ones those of the result.
TEST_F(Results, EveryGameHasACourse) {
  for (const Game* game : games()) {
    const GameInfo& info = game->info();
    Json seats = Json::array();
    for (int s = 0; s < info.min_seats; ++s) seats.push_back(kBot);
    const Json wanted = {{"game", info.id}, {"seats", seats}};
    const Json made = http(port, "POST", "/api/tables", wanted.dump(), ann).json();
    ASSERT_TRUE(made.contains("id")) << made;
    const std::string id = made["id"];
    for (int i = 0; i < 1200 && table(id)["state"] != "over"; ++i)
      std::this_thread::sleep_for(std::chrono::milliseconds(25));
    WebSocket socket(port, ann);
    const Json told = socket.ask({{"t", "course"}, {"table", id}});
    const auto of = socket.ask({{"t", "at"}, {"table", id}, {"index", 0}})["of"].get<std::size_t>();
    ASSERT_EQ(told["scores"].size(), of + 1) << info.id;
    EXPECT_EQ(told["rounds"].size(), of + 1) << info.id;
    EXPECT_EQ(told["scores"].back(), table(id)["result"]["scores"]) << info.id;
  }
}

}  // namespace
}  // namespace rh::test
