// The log of a table in pages: the last events with the view, older ones when they are asked for.
#include "tests/server/player.h"

namespace rh::test {
namespace {

const Json kMe = {{"kind", "me"}}, kLocal = {{"kind", "local"}, {"name", "Bo"}}, kOpen = {{"kind", "open"}};

// The page before an event.
Json page(Player& player, std::int64_t before) {
  Json message = {{"t", "log"}, {"table", player.table}, {"before", before}};
  if (player.seat >= 0) message["seat"] = player.seat;
  return player.socket.ask(message);
}

// All pages together, from the newest to the oldest; each as long as it may be.
std::vector<Json> whole_log(Player& player) {
  Json got = player.watch();
  std::vector<Json> all(got["log"].begin(), got["log"].end());
  EXPECT_LE(all.size(), 100u);
  while (got["log_from"] > 0) {
    const std::int64_t before = got["log_from"];
    got = page(player, before);
    EXPECT_EQ(got["log"].size(), static_cast<std::size_t>(std::min<std::int64_t>(200, before)));
    EXPECT_EQ(got["log_from"].get<std::int64_t>() + static_cast<std::int64_t>(got["log"].size()), before);
    all.insert(all.begin(), got["log"].begin(), got["log"].end());
  }
  return all;
}

TEST(Log, ComesInPages) {
  const Folder folder;
  std::string cookie, id;
  std::vector<Json> ann_saw, spectator_saw;
  {
    const LocalServer server(folder);
    cookie = sign_in(server.port(), "Ann");
    const Json wanted = {{"game", "toll"}, {"options", {{"rounds", 300}}}, {"seats", {kMe, kLocal}}};
    id = http(server.port(), "POST", "/api/tables", wanted.dump(), cookie).json()["id"];
    Player a(server.port(), cookie, id, 0), b(server.port(), cookie, id, 1), spectator(server.port(), "", id, -1);
    EXPECT_EQ(a.watch()["log_from"], 0);
    b.watch();
    spectator.watch();
    for (int i = 0; i < 390; ++i) {
      Player& player = i % 2 == 0 ? a : b;
      while (player.legal.empty() && player.wait()) {
      }
      ASSERT_EQ(player.move("pay " + std::to_string(1 + i % 3))["t"], "ok");
    }
    while (a.events.size() < 585 && a.wait()) {
    }
    while (spectator.events.size() < 390 && spectator.wait()) {
    }
    ann_saw = a.events, spectator_saw = spectator.events;
    EXPECT_EQ(whole_log(a), ann_saw);  // the end of it is perhaps not on disk yet
    EXPECT_EQ(whole_log(spectator), spectator_saw);
    EXPECT_EQ(page(a, 3)["log"], Json(std::vector<Json>(ann_saw.begin(), ann_saw.begin() + 3)));
    EXPECT_EQ(page(a, 0)["log"], Json::array());
    Player stranger(server.port(), "", id, 0);
    EXPECT_EQ(page(stranger, 100)["code"], "not_yours");
    EXPECT_EQ(a.socket.ask({{"t", "log"}, {"table", id}, {"seat", 0}})["code"], "bad_message");
  }
  const LocalServer server(folder);
  Player a(server.port(), cookie, id, 0), spectator(server.port(), "", id, -1);
  EXPECT_EQ(whole_log(a), ann_saw);
  EXPECT_EQ(whole_log(spectator), spectator_saw);
}

TEST(Log, WhatIsTakenBackLeavesItAndWhoResignsStands) {
  const Folder folder;
  std::string cookie, id;
  std::vector<Json> log;
  {
    const LocalServer server(folder);
    cookie = sign_in(server.port(), "Ann");
    id = new_table(server.port(), cookie, {kMe, kLocal})["id"];
    Player a(server.port(), cookie, id, 0);
    a.watch();
    ASSERT_EQ(a.move(a.legal[0])["t"], "ok");
    const std::vector<Json> before = whole_log(a);
    ASSERT_EQ(a.move(a.legal[0])["t"], "ok");
    EXPECT_GT(whole_log(a).size(), before.size());
    EXPECT_EQ(a.socket.ask({{"t", "undo"}, {"table", id}, {"seat", 0}, {"v", a.v}, {"id", "u"}})["t"], "ok");
    EXPECT_EQ(whole_log(a), before);
    http(server.port(), "POST", "/api/tables/" + id + "/resign", R"({"seat":1})", cookie);
    log = before;
    log.push_back(parse_json(R"({"c":"resign","by":1,"a":{}})"));
    // The bot draws on its own board, of which nobody hears, and may be ready before we look.
    std::vector<Json> now = whole_log(a);
    ASSERT_GE(now.size(), log.size());
    now.resize(log.size());
    EXPECT_EQ(now, log);
  }
  const LocalServer server(folder);
  Player a(server.port(), cookie, id, 0);
  std::vector<Json> again = whole_log(a);
  ASSERT_GE(again.size(), log.size());
  again.resize(log.size());
  EXPECT_EQ(again, log);
}

}  // namespace
}  // namespace rh::test
