// What a restart keeps, and what happens when the disk refuses.
#include <sqlite3.h>

#include "tests/server/player.h"

namespace rh::test {
namespace {

const Json kMe = {{"kind", "me"}}, kLocal = {{"kind", "local"}, {"name", "Bo"}};

void run_sql(const std::string& folder, const char* sql) {
  sqlite3* database = nullptr;
  ASSERT_EQ(sqlite3_open((folder + "/roundhouse.sqlite").c_str(), &database), SQLITE_OK);
  sqlite3_busy_timeout(database, 2000);
  EXPECT_EQ(sqlite3_exec(database, sql, nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(database);
  sqlite3_close(database);
}

TEST(Restart, KeepsVersionsViewsNamesAndUndo) {
  const Folder folder;
  std::string cookie, id;
  Json view, legal, spectated;
  std::int64_t v = 0, seen = 0;
  int undo = 0;
  {
    const LocalServer server(folder);
    cookie = sign_in(server.port(), "Ann");
    id = new_table(server.port(), cookie, {kMe, kLocal}, {{"lava", true}, {"meteor", true}})["id"];
    Player a(server.port(), cookie, id, 0), b(server.port(), cookie, id, 1), spectator(server.port(), "", id, -1);
    a.watch();
    b.watch();
    Random random(11);
    for (int i = 0; i < 40; ++i) (void)(i % 2 == 0 ? a : b).play_any(random);
    for (int i = 0; i < 6; ++i) {
      if (!a.play_any(random)) (void)b.play_any(random);
      if (a.undo > 0)
        a.socket.ask({{"t", "undo"}, {"table", id}, {"seat", 0}, {"v", a.v}, {"id", "u" + std::to_string(i)}});
      a.take_all();
    }
    (void)a.play_any(random);
    while (a.wait(std::chrono::milliseconds(100))) {
    }
    spectator.watch();
    view = a.view, legal = a.legal, v = a.v, undo = a.undo;
    spectated = spectator.view, seen = spectator.v;
  }
  const LocalServer server(folder);
  EXPECT_EQ(http(server.port(), "GET", "/api/me", "", cookie).json()["name"], "Ann");
  Player a(server.port(), cookie, id, 0), spectator(server.port(), "", id, -1);
  EXPECT_EQ(a.watch(v)["t"], "same");
  a.watch();
  spectator.watch();
  EXPECT_EQ(a.v, v);
  EXPECT_EQ(spectator.v, seen);
  EXPECT_EQ(nlohmann::json(a.view), nlohmann::json(view));
  EXPECT_EQ(nlohmann::json(a.legal), nlohmann::json(legal));
  EXPECT_EQ(nlohmann::json(spectator.view), nlohmann::json(spectated));
  EXPECT_EQ(a.undo, undo);
}

TEST(Restart, AMoveSentAgainAfterwardsIsStillHarmless) {
  const Folder folder;
  std::string cookie, id;
  Json message;
  {
    const LocalServer server(folder);
    cookie = sign_in(server.port(), "Ann");
    id = new_table(server.port(), cookie, {kMe, kLocal})["id"];
    Player a(server.port(), cookie, id, 0);
    a.watch();
    message = {{"t", "move"}, {"table", id}, {"seat", 0}, {"v", a.v}, {"id", "only"}, {"move", a.legal[0]}};
    EXPECT_EQ(a.socket.ask(message)["t"], "ok");
  }
  const LocalServer server(folder);
  Player a(server.port(), cookie, id, 0);
  EXPECT_EQ(a.socket.ask(message)["t"], "ok");
  a.watch();
  EXPECT_EQ(a.undo, 1);
}

TEST(Restart, BotsThinkOn) {
  const Folder folder;
  const Json seats = {{{"kind", "bot"}, {"bot", "random"}}, {{"kind", "bot"}, {"bot", "random"}}};
  std::string cookie, id;
  {
    server::Config slow = LocalServer::quiet();
    const LocalServer server(folder, slow);
    cookie = sign_in(server.port(), "Ann");
    id = new_table(server.port(), cookie, seats, {{"lava", true}})["id"];
  }
  const LocalServer server(folder);
  std::string state;
  for (int i = 0; i < 200 && state != "over"; ++i) {
    state = http(server.port(), "GET", "/api/tables/" + id).json()["state"];
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  EXPECT_EQ(state, "over");
}

TEST(Restart, OneServerPerFolder) {
  const Folder folder;
  const LocalServer first(folder);
  server::Config config = LocalServer::quiet();
  config.data = folder.path();
  server::Server second(config);
  EXPECT_NE(second.open().find("another server"), std::string::npos);
}

TEST(Restart, AFailedCommitChangesNothingAndSaysSo) {
  const Folder folder;
  const LocalServer server(folder);
  const int port = server.port();
  const std::string cookie = sign_in(port, "Ann");
  const std::string id = new_table(port, cookie, {kMe, kLocal})["id"];
  Player a(port, cookie, id, 0);
  a.watch();
  ASSERT_EQ(a.move(a.legal[0])["t"], "ok");
  const Json before = a.view;
  run_sql(folder.path(), "CREATE TRIGGER full BEFORE INSERT ON log BEGIN SELECT RAISE(ABORT, 'disk full'); END");
  a.socket.send({{"t", "move"}, {"n", 500}, {"table", id}, {"seat", 0}, {"v", a.v}, {"id", "x"}, {"move", a.legal[0]}});
  a.socket.send(
      {{"t", "move"}, {"n", 501}, {"table", id}, {"seat", 0}, {"v", a.v + 1}, {"id", "y"}, {"move", a.legal[0]}});
  const Json answer = a.socket.answer(500);
  EXPECT_EQ(answer["t"], "error");
  EXPECT_EQ(answer["code"], "storage");
  for (const Json& message : a.socket.seen) EXPECT_NE(message["t"], "update");
  while (!a.socket.closed() && a.socket.receive(std::chrono::milliseconds(2000))) {
  }
  EXPECT_EQ(a.socket.close_code(), 1012);
  EXPECT_EQ(http(port, "POST", "/api/tables", R"({"game":"railroad_ink","seats":[{"kind":"me"}]})", cookie).status,
            503);

  run_sql(folder.path(), "DROP TRIGGER full");
  Player again(port, cookie, id, 0);
  EXPECT_EQ(again.watch(a.v)["t"], "same");
  again.watch();
  EXPECT_EQ(nlohmann::json(again.view), nlohmann::json(before));
  EXPECT_EQ(again.move(again.legal[0], "x")["t"], "ok");
}

}  // namespace
}  // namespace rh::test
