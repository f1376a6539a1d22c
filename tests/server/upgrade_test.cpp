// A program with other rules opens the tables of an older one (or of a newer one): nothing is lost, nothing
// is counted anew, and what cannot go on can still be read.
#include "tests/server/database.h"
#include "tests/server/player.h"
#include "tests/server/toll.h"

namespace rh::test {
namespace {

const Json kMe = {{"kind", "me"}}, kOpen = {{"kind", "open"}}, kLocal = {{"kind", "local"}, {"name", "Bo"}};

class Upgrade : public ::testing::Test {
 protected:
  Upgrade() { toll::use_version(1); }
  ~Upgrade() override { toll::use_version(1); }

  // The server goes, and comes back with these rules.
  void restart(int version) {
    server_.reset();
    toll::use_version(version);
    server_ = std::make_unique<LocalServer>(folder_);
    if (cookie_.empty()) cookie_ = sign_in(port(), "Ann");
  }
  int port() const { return server_->port(); }
  std::string create(const Json& seats, const Json& options = Json::object()) {
    const Json wanted = {{"game", "toll"}, {"options", options}, {"seats", seats}};
    return http(port(), "POST", "/api/tables", wanted.dump(), cookie_).json()["id"];
  }
  Answer post(const std::string& id, const std::string& action, const std::string& body = "") {
    return http(port(), "POST", "/api/tables/" + id + "/" + action, body, cookie_);
  }
  Json info(const std::string& id) { return http(port(), "GET", "/api/tables/" + id, "", cookie_).json(); }
  std::string record(const std::string& id) {
    return http(port(), "GET", "/api/tables/" + id + "/record", "", cookie_).body;
  }
  // The view message of a seat, -1: of somebody who only looks.
  Json look(const std::string& id, int seat) {
    Player player(port(), seat >= 0 ? cookie_ : "", id, seat);
    return player.watch();
  }
  void pay(const std::string& id, const std::vector<int>& coins) {
    Player ann(port(), cookie_, id, 0), bo(port(), cookie_, id, 1);
    for (const int one : coins) {
      Player& player = ann.watch().contains("legal") ? ann : bo;
      player.watch();
      ASSERT_EQ(player.move("pay " + std::to_string(one), "m" + std::to_string(++moves_))["t"], "ok");
    }
  }

  Folder folder_;
  std::unique_ptr<LocalServer> server_;
  std::string cookie_;
  int moves_ = 0;
};

std::vector<std::string> codes(const Json& log) {
  std::vector<std::string> all;
  for (const Json& event : log) all.push_back(event["c"]);
  return all;
}

TEST_F(Upgrade, RulesThatTakeAllMovesPlayOn) {
  restart(1);
  const std::string id = create({kMe, kLocal});
  pay(id, {3, 1});
  restart(2);
  const Json seen = look(id, 0);
  EXPECT_EQ(seen["view"]["paid"], Json({6, 0}));  // by the new rules
  EXPECT_EQ(codes(seen["log"]), (std::vector<std::string>{"paid", "coins", "paid", "rules"}));
  EXPECT_EQ(seen["log"].back(), parse_json(R"({"c":"rules","by":-1,"a":{"from":1,"to":2}})"));
  EXPECT_FALSE(seen["info"].contains("frozen"));
  pay(id, {2});
  restart(2);
  EXPECT_EQ(codes(look(id, -1)["log"]), (std::vector<std::string>{"paid", "paid", "rules", "paid"}));  // said once
  EXPECT_NE(record(id).find("\"rules\":2"), std::string::npos);
  restart(1);  // and back
  EXPECT_EQ(look(id, 0)["view"]["paid"], Json({5, 0}));
  pay(id, {1});
}

TEST_F(Upgrade, RulesThatRefuseAMoveFreezeTheTable) {
  restart(1);
  const std::string id = create({kMe, kLocal}), other = create({kMe, kLocal});
  pay(id, {3, 1, 2});
  pay(other, {1});
  const Json mine = look(id, 0), theirs = look(id, 1), spectated = look(id, -1);
  for (const int version : {3, 3}) {  // also after another restart
    restart(version);
    for (const auto& [seat, before] : {std::pair{0, mine}, {1, theirs}, {-1, spectated}}) {
      const Json seen = look(id, seat);
      EXPECT_EQ(seen["view"], before["view"]) << seat;
      EXPECT_EQ(seen["log"], before["log"]) << seat;
      EXPECT_EQ(seen["v"], before["v"]);
      EXPECT_FALSE(seen.contains("as_of"));
      EXPECT_FALSE(seen.contains("legal"));
      EXPECT_EQ(seen["info"]["frozen"], "rules");
      EXPECT_EQ(seen["info"]["state"], "running");
      for (const Json& one : seen["info"]["seats"]) EXPECT_EQ(one["to_move"], false);
    }
    Player bo(port(), cookie_, id, 1);
    bo.watch();
    EXPECT_EQ(bo.move("pay 1", "new")["code"], "frozen");
    EXPECT_EQ(bo.move("pay 1", "m2")["t"], "ok");  // sent again, done long ago
    EXPECT_EQ(bo.socket.ask({{"t", "why"}, {"table", id}, {"seat", 1}, {"move", "pay 1"}})["code"], "frozen");
    EXPECT_EQ(bo.socket.ask({{"t", "undo"}, {"table", id}, {"seat", 1}, {"v", bo.v}, {"id", "u"}})["code"], "frozen");
    EXPECT_EQ(bo.socket.ask({{"t", "say"}, {"table", id}, {"text", "What a pity"}})["t"], "ok");
    EXPECT_EQ(post(id, "resign", R"({"seat":1})").json()["error"], "frozen");
    EXPECT_EQ(post(id, "remove", R"({"seat":1})").json()["error"], "frozen");
    pay(other, {1});  // the others play on
  }
  // What Ann was not told is in no record of hers.
  EXPECT_NE(record(id).find(R"({"by":0,"move":"pay 3"})"), std::string::npos);
  EXPECT_NE(record(id).find(R"({"by":1,"move":"pay ?"})"), std::string::npos);
  EXPECT_EQ(record(id).find(R"({"by":1,"move":"pay 1"})"), std::string::npos);
  EXPECT_NE(record(id).find(R"("viewer":0)"), std::string::npos);
  const Json list = http(port(), "GET", "/api/tables?list=mine", "", cookie_).json();
  ASSERT_EQ(list.size(), 2u);
  EXPECT_EQ(list[1]["id"], id);  // behind those that go on
  EXPECT_EQ(list[1]["frozen"], "rules");
  EXPECT_EQ(post(id, "rematch").status, 200);

  restart(1);  // the old program plays it on
  EXPECT_FALSE(look(id, 0)["info"].contains("frozen"));
  pay(id, {1});
}

TEST_F(Upgrade, BotsOfAFrozenTableAreNotWoken) {
  restart(1);
  const Json bot = {{"kind", "bot"}, {"bot", "random"}};
  const std::string id = create({kMe, bot});
  pay(id, {3});
  Json seen = look(id, 0);
  for (int i = 0; i < 100 && !seen.contains("legal"); ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    seen = look(id, 0);
  }
  const std::int64_t v = seen["v"];
  server_.reset();
  OpenDatabase(folder_).run("UPDATE tables SET turn=2");  // as if the bot had been thinking
  restart(3);
  std::this_thread::sleep_for(std::chrono::milliseconds(300));
  EXPECT_EQ(look(id, 0)["v"], v);
}

TEST_F(Upgrade, AFinishedGameKeepsItsResultAndItsViews) {
  restart(1);
  const std::string id = create({kMe, kLocal}, {{"rounds", 1}});
  pay(id, {3, 2});
  const Json mine = look(id, 0), spectated = look(id, -1);
  const std::string before = record(id);
  EXPECT_NE(before.find(R"("scores":[3,2])"), std::string::npos);
  const auto at = [&](int index) { return WebSocket(port(), "").ask({{"t", "at"}, {"table", id}, {"index", index}}); };
  EXPECT_EQ(at(1)["view"]["turn"], Json::array({1}));
  for (const int version : {1, 2, 3}) {
    restart(version);
    EXPECT_EQ(look(id, 0)["view"], mine["view"]) << version;
    EXPECT_EQ(look(id, 0)["log"], mine["log"]);
    EXPECT_EQ(look(id, -1)["view"], spectated["view"]);
    EXPECT_FALSE(info(id).contains("frozen"));
    EXPECT_EQ(record(id), before) << version;
    if (version == 1) {
      EXPECT_EQ(at(1)["view"]["turn"], Json::array({1}));
    } else {
      EXPECT_EQ(at(1)["code"], "frozen");  // these rules lead elsewhere
    }
    Player ann(port(), cookie_, id, 0);
    ann.watch();
    EXPECT_EQ(ann.move("pay 3", "m1")["t"], "ok");  // sent again
    EXPECT_EQ(ann.move("pay 3", "new")["code"], "not_running");
  }
  EXPECT_EQ(post(id, "rematch").status, 200);
}

TEST_F(Upgrade, AnOpenTableStartsByThePresentRules) {
  restart(1);
  const std::string fits = create({kMe, kOpen}), too_long = create({kMe, kOpen}, {{"rounds", 9}});
  for (int i = 0; i < 2; ++i) {
    restart(4);
    const Answer refused = post(too_long, "start", R"({"bots":"random"})");
    EXPECT_EQ(refused.status, 409);
    EXPECT_EQ(refused.json()["error"], "option_value");
    EXPECT_EQ(info(too_long)["state"], "open");
    EXPECT_EQ(info(too_long)["seats"][1]["kind"], "open");
  }
  EXPECT_EQ(post(fits, "start", R"({"bots":"random"})").status, 200);
  EXPECT_NE(record(fits).find("\"rules\":4"), std::string::npos);
}

TEST_F(Upgrade, ARematchNeedsOptionsThatStillFit) {
  restart(1);
  const std::string id = create(Json::array({kMe}), {{"rounds", 6}});
  Player ann(port(), cookie_, id, 0);
  ann.watch();
  for (int i = 0; i < 6; ++i) ASSERT_EQ(ann.move("pay 1")["t"], "ok");
  restart(4);
  EXPECT_EQ(post(id, "rematch").json()["error"], "option_value");
}

TEST_F(Upgrade, AGameThatIsNoLongerThereIsRefusedAndCanBeRead) {
  restart(1);
  const std::string open = create(Json::array({kMe}), {{"rounds", 2}}), running = create({kMe, kLocal});
  pay(running, {1, 1});
  server_.reset();
  OpenDatabase(folder_).run("UPDATE tables SET game='tram'");
  OpenDatabase(folder_).run("UPDATE tables SET state=0 WHERE id='" + open + "'");
  restart(1);
  EXPECT_EQ(post(open, "start").json()["error"], "unknown_game");
  EXPECT_EQ(look(running, 0)["info"]["frozen"], "rules");
  EXPECT_EQ(look(running, 0)["log"].size(), 3u);
}

TEST_F(Upgrade, ADatabaseOfVersion2GetsWhatItLacks) {
  restart(1);
  const std::string running = create({kMe, kLocal}), over = create({kMe, kLocal}, {{"rounds", 1}});
  pay(running, {3, 1});
  pay(over, {3, 2});
  EXPECT_EQ(post(running, "resign", R"({"seat":1})").status, 200);
  const Json mine = look(running, 0), finished = look(over, 0);
  std::string result = record(over);
  // What that version drew was drawn by count: its records do not speak of places, nor of boxes.
  const std::string place = R"(,"chance":"place")";
  result.erase(result.find(place), place.size());
  const auto box = result.find(R"("box":{)");
  result.erase(box, result.find(R"("seats")") - box);
  server_.reset();
  ASSERT_EQ(OpenDatabase(folder_).run(kBackToVersion2), "");
  restart(1);
  EXPECT_EQ(look(running, 0)["view"], mine["view"]);
  EXPECT_EQ(look(running, 0)["log"], mine["log"]);
  EXPECT_EQ(look(over, 0)["view"], finished["view"]);
  restart(3);  // from now on they survive anything
  EXPECT_EQ(look(running, 0)["view"], mine["view"]);
  EXPECT_EQ(look(running, 0)["log"], mine["log"]);
  EXPECT_EQ(look(running, 0)["info"]["frozen"], "rules");
  EXPECT_EQ(look(over, 0)["view"], finished["view"]);
  EXPECT_EQ(record(over), result);
}

TEST_F(Upgrade, ADatabaseOfVersion3SeesItsGamesAsTheyAreSeenNow) {
  restart(1);
  const std::string running = create({kMe, kLocal}), over = create({kMe, kLocal}, {{"rounds", 1}}),
                    other = create({kMe, kLocal}, {{"rounds", 1}}), frozen = create({kMe, kLocal});
  pay(running, {3, 1});
  pay(over, {3, 2});
  pay(other, {1, 2});
  pay(frozen, {3, 3});
  const Json mine = look(running, 0), finished = look(over, 0);
  server_.reset();
  ASSERT_EQ(OpenDatabase(folder_).run(kBackToVersion3), "");
  OpenDatabase(folder_).run("UPDATE log SET move='pay 3' WHERE number=(SELECT number FROM tables WHERE id='" + other +
                            "')");
  restart(1);
  EXPECT_EQ(info(running)["progress"], parse_json(R"({"now":3,"total":7})"));
  EXPECT_EQ(look(running, 0)["view"], mine["view"]);
  EXPECT_EQ(look(over, 0)["view"], finished["view"]);
  EXPECT_EQ(look(other, 0)["view"], Json()) << "it cannot be seen as it ended: its moves lead elsewhere";
  restart(3);  // the views made anew are kept
  EXPECT_EQ(look(over, 0)["view"], finished["view"]);
  EXPECT_EQ(look(frozen, 0)["info"]["frozen"], "rules");
  EXPECT_EQ(look(frozen, 0)["view"], Json()) << "nobody would understand what was kept";
}

TEST_F(Upgrade, AViewThatTellsLessIsMadeAnewOrShownAsItWasKept) {
  restart(1);
  const std::string over = create({kMe, kLocal}, {{"rounds", 1}}), other = create({kMe, kLocal}, {{"rounds", 1}}),
                    frozen = create({kMe, kLocal});
  pay(over, {3, 2});
  pay(other, {1, 2});
  pay(frozen, {3, 3});
  const Json finished = look(over, 0);
  server_.reset();
  const std::string less = R"({"over":true,"turn":[]})";
  ASSERT_EQ(OpenDatabase(folder_).run("UPDATE views SET format=1, view='" + less + "'"), "");
  OpenDatabase(folder_).run("UPDATE log SET move='pay 3' WHERE number=(SELECT number FROM tables WHERE id='" + other +
                            "')");
  restart(1);
  EXPECT_EQ(look(over, 0)["view"], finished["view"]);
  EXPECT_EQ(look(other, 0)["view"], parse_json(less)) << "its moves lead elsewhere";
  restart(3);  // the views made anew are kept
  EXPECT_EQ(look(over, 0)["view"], finished["view"]);
  EXPECT_EQ(look(frozen, 0)["info"]["frozen"], "rules");
  EXPECT_EQ(look(frozen, 0)["view"], parse_json(less));
}

TEST_F(Upgrade, ADatabaseOfVersion4GetsMarksAndKeepsItsGames) {
  restart(1);
  const std::string open = create({kMe, kOpen, kLocal}), over = create({kMe, kLocal}, {{"rounds", 1}});
  pay(over, {3, 2});
  server_.reset();
  ASSERT_EQ(OpenDatabase(folder_).run(kBackToVersion4), "");
  restart(1);
  const Json seats = info(open)["seats"];
  for (std::size_t s = 0; s < seats.size(); ++s) EXPECT_EQ(seats[s]["mark"], s);
  EXPECT_FALSE(info(open).contains("code")) << "it was made before there were any";
  EXPECT_FALSE(info(open).contains("practice"));
  EXPECT_EQ(post(open, "mark", R"({"seat":0,"mark":9})").json()["seats"][0]["mark"], 9);
  EXPECT_EQ(info(over)["result"], parse_json(R"({"scores":[3,2],"ranks":[1,1]})"));
  EXPECT_EQ(http(port(), "GET", "/api/me/results", "", cookie_).json()[0]["table"], over);
  EXPECT_EQ(info(over)["seats"][0]["hints"], 0);
}

TEST_F(Upgrade, ADatabaseOfVersion5KeepsItsPeopleAndGetsLinksForTheirDevices) {
  restart(1);
  const std::string id = create({kMe, kLocal});
  pay(id, {3, 1});
  const Json mine = look(id, 0);
  server_.reset();
  ASSERT_EQ(OpenDatabase(folder_).run(kBackToVersion5), "");
  restart(1);
  EXPECT_EQ(look(id, 0)["view"], mine["view"]);
  EXPECT_EQ(http(port(), "GET", "/api/devices", "", cookie_).json()["devices"].size(), 1u);
  const Json link = http(port(), "POST", "/api/devices/link", "", cookie_).json();
  EXPECT_EQ(http(port(), "POST", "/api/devices/look", Json{{"code", link["code"]}}.dump()).json()["name"], "Ann");
}

}  // namespace
}  // namespace rh::test
