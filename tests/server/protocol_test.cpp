// docs/protocol.md, sentence by sentence, against a server in this process.
#include <algorithm>

#include "tests/server/player.h"

namespace rh::test {
namespace {

const Json kMe = {{"kind", "me"}}, kOpen = {{"kind", "open"}}, kRandom = {{"kind", "bot"}, {"bot", "random"}};
const Json kLocal = {{"kind", "local"}, {"name", "Bo"}};

class Protocol : public testing::Test {
 protected:
  Folder folder;
  LocalServer server{folder};
  int port = server.port();
  std::string ann = sign_in(port, "Ann"), bo = sign_in(port, "Bo");

  // Ann's table with both seats taken by people.
  std::string table_of_two(Json options = Json::object()) {
    const Json made = new_table(port, ann, {kMe, kOpen}, options);
    const std::string id = made["id"];
    EXPECT_EQ(made["state"], "open");
    EXPECT_EQ(http(port, "POST", "/api/tables/" + id + "/sit", R"({"seat":1})", bo).status, 200);
    EXPECT_EQ(http(port, "POST", "/api/tables/" + id + "/start", "", ann).json()["state"], "running");
    return id;
  }
};

TEST_F(Protocol, ANewVisitorGetsAnIdentityWithAName) {
  EXPECT_EQ(http(port, "GET", "/api/me").body, R"({"name":null})");
  const Answer made = http(port, "PUT", "/api/me", R"({"name":"Олена"})");
  EXPECT_EQ(made.status, 200);
  const std::string cookie = made.header("set-cookie");
  EXPECT_NE(cookie.find("HttpOnly"), std::string::npos);
  EXPECT_NE(cookie.find("SameSite=Lax"), std::string::npos);
  EXPECT_EQ(cookie.find("Secure"), std::string::npos);
  const std::string token = cookie.substr(0, cookie.find(';'));
  EXPECT_EQ(token.size(), 9u + 43u);
  EXPECT_EQ(http(port, "GET", "/api/me", "", token).json()["name"], "Олена");
  EXPECT_EQ(http(port, "GET", "/api/me", "", token).json()["id"], made.json()["id"]);
  EXPECT_EQ(http(port, "PUT", "/api/me", R"({"name":"Оля"})", token).json()["id"], made.json()["id"]);
  EXPECT_EQ(http(port, "GET", "/api/me", "", token).json()["name"], "Оля");
  EXPECT_EQ(http(port, "GET", "/api/me", "", "rh_token=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA").body,
            R"({"name":null})");
}

TEST_F(Protocol, NamesAreShortAndVisible) {
  for (const char* body :
       {R"({"name":""})", R"({"name":"   "})", R"({"name":"a\nb"})", R"({"name":"1234567890123456789012345"})",
        R"({"name":5})", R"({"name":"a","x":1})", R"([])", "", R"({"name":"a‮b"})"}) {
    EXPECT_EQ(http(port, "PUT", "/api/me", body).status, 400) << body;
  }
  EXPECT_EQ(http(port, "PUT", "/api/me", R"({"name":"123456789012345678901234"})").status, 200);
}

TEST_F(Protocol, GamesSayWhatTheyCan) {
  const Json games = http(port, "GET", "/api/games").json();
  const auto game = std::ranges::find_if(games, [](const Json& one) { return one["id"] == "railroad_ink"; });
  ASSERT_NE(game, games.end());
  EXPECT_EQ((*game)["bots"][0], "random");
  EXPECT_EQ((*game)["options"][0]["type"], "flag");
}

TEST_F(Protocol, WritingNeedsAName) {
  EXPECT_EQ(http(port, "POST", "/api/tables", R"({"game":"railroad_ink","seats":[{"kind":"me"}]})").status, 401);
}

TEST_F(Protocol, ATableIsReadStrictly) {
  const auto status = [&](const std::string& body) { return http(port, "POST", "/api/tables", body, ann).status; };
  EXPECT_EQ(status(R"({"game":"railroad_ink","seats":[{"kind":"me"}]})"), 200);
  for (const char* body :
       {R"({"game":"chess","seats":[{"kind":"me"}]})", R"({"game":"railroad_ink"})",
        R"({"game":"railroad_ink","seats":[]})", R"({"game":"railroad_ink","seats":[{"kind":"king"}]})",
        R"({"game":"railroad_ink","seats":[{"kind":"me","x":1}]})", R"({"game":"railroad_ink","seats":{}})",
        R"({"game":"railroad_ink","seats":[{"kind":"bot","bot":"nobody"}]})",
        R"({"game":"railroad_ink","seats":[{"kind":"me"}],"options":{"meteor":3}})",
        R"({"game":"railroad_ink","seats":[{"kind":"me"}],"options":{"draft":true}})",
        R"({"game":"railroad_ink","seats":[{"kind":"me"}],"extra":1})", "{", "[1]", "null"}) {
    EXPECT_EQ(status(body), 400) << body;
  }
  const Json wrong = http(port, "POST", "/api/tables",
                          R"({"game":"railroad_ink","seats":[{"kind":"me"}],"options":{"meteor":3}})", ann)
                         .json();
  EXPECT_EQ(wrong["error"], "option_value");
  EXPECT_EQ(wrong["args"]["option"], "meteor");
}

TEST_F(Protocol, SittingAndStarting) {
  const std::string id = new_table(port, ann, {kMe, kOpen})["id"];
  const std::string at = "/api/tables/" + id;
  EXPECT_EQ(http(port, "POST", at + "/start", "", bo).json()["error"], "not_host");
  EXPECT_EQ(http(port, "POST", at + "/start", "", ann).json()["error"], "seats_open");
  EXPECT_EQ(http(port, "POST", at + "/sit", R"({"seat":0})", bo).json()["error"], "seat_taken");
  EXPECT_EQ(http(port, "POST", at + "/sit", R"({"seat":7})", bo).json()["error"], "no_such_seat");
  EXPECT_EQ(http(port, "POST", at + "/sit", R"({"seat":1})", bo).json()["seats"][1]["mine"], true);
  EXPECT_EQ(http(port, "POST", at + "/start", "", ann).json()["state"], "running");
  EXPECT_EQ(http(port, "POST", at + "/start", "", ann).json()["error"], "already_started");
  EXPECT_EQ(http(port, "GET", "/api/tables/nothing").json()["error"], "gone");

  const std::string other = new_table(port, ann, {kMe, kOpen, kOpen})["id"];
  EXPECT_EQ(http(port, "POST", "/api/tables/" + other + "/start", R"({"bots":"x"})", ann).json()["error"],
            "unknown_bot");
  const Json filled = http(port, "POST", "/api/tables/" + other + "/start", R"({"bots":"random"})", ann).json();
  EXPECT_EQ(filled["seats"][2]["kind"], "bot");
}

TEST_F(Protocol, TheUpdateComesBeforeTheOkAndLeadsToTheSameView) {
  const std::string id = table_of_two({{"meteor", true}});
  Player a(port, ann, id, 0), b(port, bo, id, 1, false);
  EXPECT_EQ(a.watch()["t"], "view");
  EXPECT_EQ(b.watch()["t"], "view");
  EXPECT_FALSE(a.legal.empty());
  const Json answer =
      a.socket.ask({{"t", "move"}, {"table", id}, {"seat", 0}, {"v", a.v}, {"id", "x"}, {"move", a.legal[0]}});
  EXPECT_EQ(answer["t"], "ok");
  ASSERT_GE(a.socket.seen.size(), 2u);
  EXPECT_EQ(a.socket.seen[a.socket.seen.size() - 2]["t"], "update");
  a.take_all();
  EXPECT_EQ(answer["v"], a.v);
  EXPECT_EQ(a.undo, 1);
}

TEST_F(Protocol, AWholeGameThroughDifferencesShowsWhatAFreshViewShows) {
  for (const bool splice : {false, true}) {
    const std::string id = table_of_two({{"lava", true}, {"meteor", splice}});
    Player a(port, ann, id, 0, splice), b(port, bo, id, 1, splice), watcher(port, "", id, -1, splice);
    a.watch();
    b.watch();
    watcher.watch();
    Random random(7);
    for (int i = 0; i < 2000 && !a.over; ++i) {
      Player& one = random.below(2) == 0 ? a : b;
      if (!one.play_any(random)) (void)(&one == &a ? b : a).play_any(random);
      while (a.wait(std::chrono::milliseconds(0))) {
      }
      while (b.wait(std::chrono::milliseconds(0))) {
      }
    }
    EXPECT_TRUE(a.over);
    while (!watcher.over && watcher.wait()) {
    }
    EXPECT_TRUE(watcher.over);
    while (!b.over && b.wait()) {
    }
    for (Player* player : {&a, &b, &watcher}) {
      Player fresh(port, player == &a ? ann : player == &b ? bo : "", id, player->seat);
      fresh.watch();
      EXPECT_EQ(nlohmann::json(fresh.view), nlohmann::json(player->view));
      EXPECT_EQ(fresh.v, player->v);
      EXPECT_EQ(nlohmann::json(fresh.legal), nlohmann::json(player->legal));
      EXPECT_EQ(fresh.info["state"], "over");
    }
    // The whole record with its proof, and any position of it.
    const Answer record = http(port, "GET", "/api/tables/" + id + "/record");
    EXPECT_NE(record.body.find("\"secret\""), std::string::npos);
    EXPECT_NE(record.body.find("\"result\""), std::string::npos);
    const Json at = a.socket.ask({{"t", "at"}, {"table", id}, {"index", 5}});
    EXPECT_EQ(at["t"], "at");
    EXPECT_EQ(at["view"]["round"], 1);
    EXPECT_EQ(a.socket.ask({{"t", "at"}, {"table", id}, {"index", 99999}})["t"], "error");
    EXPECT_EQ(a.move("done")["code"], "not_running");
  }
}

TEST_F(Protocol, AMoveIsRefusedWithTheRuleAndChangesNothing) {
  const std::string id = table_of_two();
  Player a(port, ann, id, 0);
  a.watch();
  const auto before = a.v;
  const Json nonsense = a.move("dance 5");
  EXPECT_EQ(nonsense["t"], "refused");
  EXPECT_EQ(nonsense["code"].get<std::string>().substr(0, 3), "RI-");
  EXPECT_EQ(a.move("done")["t"], "refused");
  EXPECT_EQ(a.v, before);
  const Json why = a.socket.ask({{"t", "why"}, {"table", id}, {"seat", 0}, {"move", "draw 33H.H."}});
  EXPECT_EQ(why["t"], "refused");
  EXPECT_TRUE(why["args"].is_object());
  EXPECT_EQ(a.socket.ask({{"t", "why"}, {"table", id}, {"seat", 0}, {"move", a.legal[0]}})["t"], "fine");
  EXPECT_FALSE(a.move(a.legal[0])["v"] == before);
}

TEST_F(Protocol, OldVersionsAreStaleAndTheMissingUpdatesCome) {
  const std::string id = table_of_two();
  Player a(port, ann, id, 0), again(port, ann, id, 0);
  a.watch();
  again.watch();
  EXPECT_EQ(a.move(a.legal[0])["t"], "ok");
  const auto old = again.v;
  const Json stale =
      again.socket.ask({{"t", "move"}, {"table", id}, {"seat", 0}, {"v", old}, {"id", "late"}, {"move", a.legal[0]}});
  EXPECT_EQ(stale["t"], "stale");
  again.take_all();
  EXPECT_EQ(again.v, stale["v"]);
  EXPECT_EQ(nlohmann::json(again.view), nlohmann::json(a.view));
}

TEST_F(Protocol, SendingAMoveAgainIsHarmless) {
  const std::string id = table_of_two();
  Player a(port, ann, id, 0);
  a.watch();
  const auto v = a.v;
  const Json message = {{"t", "move"}, {"table", id}, {"seat", 0}, {"v", v}, {"id", "once"}, {"move", a.legal[0]}};
  EXPECT_EQ(a.socket.ask(message)["t"], "ok");
  EXPECT_EQ(a.socket.ask(message)["t"], "ok");
  a.take_all();
  EXPECT_EQ(a.undo, 1);
}

TEST_F(Protocol, ManyMovesWithoutWaitingAreAnsweredInOrder) {
  const std::string id = table_of_two();
  Player a(port, ann, id, 0);
  a.watch();
  // All with the version before: the first is accepted, the others are late.
  for (int n = 100; n < 120; ++n) {
    a.socket.send({{"t", "move"},
                   {"n", n},
                   {"table", id},
                   {"seat", 0},
                   {"v", a.v},
                   {"id", "i" + std::to_string(n)},
                   {"move", a.legal[0]}});
  }
  EXPECT_EQ(a.socket.answer(100)["t"], "ok");
  for (int n = 101; n < 120; ++n) EXPECT_EQ(a.socket.answer(n)["t"], "stale");
}

TEST_F(Protocol, OnlyTheOwnerActsForASeat) {
  const std::string id = table_of_two();
  Player b(port, bo, id, 0), stranger(port, "", id, 0);
  EXPECT_EQ(b.watch()["code"], "not_yours");
  EXPECT_EQ(stranger.watch()["code"], "not_yours");
  b.v = 1;
  EXPECT_EQ(b.move("done")["code"], "not_yours");
  EXPECT_EQ(b.socket.ask({{"t", "undo"}, {"table", id}, {"seat", 0}, {"v", 1}, {"id", "u"}})["code"], "not_yours");
  EXPECT_EQ(b.socket.ask({{"t", "preview"}, {"table", id}, {"seat", 0}, {"move", "done"}})["code"], "not_yours");
  EXPECT_EQ(b.socket.ask({{"t", "watch"}, {"table", "nothing"}})["code"], "gone");
  EXPECT_EQ(http(port, "POST", "/api/tables/" + id + "/resign", R"({"seat":0})", bo).status, 403);
}

TEST_F(Protocol, UndoGoesBackOneMoveOrTheWholeTurn) {
  const std::string id = table_of_two();
  Player a(port, ann, id, 0), b(port, bo, id, 1);
  a.watch();
  b.watch();
  const Json first = a.view;
  Random random(3);
  ASSERT_TRUE(a.play_any(random));
  const Json second = a.view;
  ASSERT_TRUE(a.play_any(random));
  EXPECT_EQ(a.undo, 2);
  const auto undo = [&](Json more) {
    Json message = {{"t", "undo"}, {"table", id}, {"seat", 0}, {"v", a.v}, {"id", "u" + std::to_string(++a.moves)}};
    message.update(more);
    const Json answer = a.socket.ask(message);
    a.take_all();
    return answer;
  };
  EXPECT_EQ(undo({{"back", 1}})["t"], "ok");
  EXPECT_EQ(nlohmann::json(a.view), nlohmann::json(second));
  EXPECT_EQ(a.events.back()["c"], "undo");
  ASSERT_TRUE(a.play_any(random));
  EXPECT_EQ(undo({{"all", true}})["t"], "ok");
  EXPECT_EQ(nlohmann::json(a.view), nlohmann::json(first));
  EXPECT_EQ(a.undo, 0);
  EXPECT_EQ(undo({{"back", 1}})["t"], "refused");
  EXPECT_EQ(undo({{"back", 5}})["t"], "refused");
  // The other one saw none of it.
  EXPECT_EQ(b.socket.ask({{"t", "ping"}})["t"], "pong");
  EXPECT_TRUE(b.events.empty());
}

TEST_F(Protocol, APreviewShowsTheChangeAndDoesNothing) {
  const std::string id = table_of_two();
  Player a(port, ann, id, 0);
  a.watch();
  const std::string move = a.legal[0];
  const Json preview = a.socket.ask({{"t", "preview"}, {"table", id}, {"seat", 0}, {"move", move}});
  ASSERT_EQ(preview["t"], "preview");
  Json expected = a.view;
  apply_difference(expected, preview["d"]);
  EXPECT_EQ(a.move(move)["t"], "ok");
  EXPECT_EQ(nlohmann::json(expected), nlohmann::json(a.view));
  EXPECT_EQ(a.socket.ask({{"t", "preview"}, {"table", id}, {"seat", 0}, {"move", "x"}})["t"], "refused");
}

TEST_F(Protocol, APreviewFollowsMovesImaginedBeforeIt) {
  const std::string id = table_of_two();
  Player a(port, ann, id, 0);
  a.watch();
  const std::string first = a.legal[0];
  const auto ask = [&](const char* type, const std::string& move, const Json& after) {
    return a.socket.ask({{"t", type}, {"table", id}, {"seat", 0}, {"move", move}, {"after", after}});
  };
  // The same space cannot be drawn on twice, and nothing follows a move that is refused.
  EXPECT_EQ(ask("why", first, Json::array())["t"], "fine");
  EXPECT_EQ(ask("why", first, Json::array({first}))["t"], "refused");
  EXPECT_EQ(ask("preview", first, Json::array({"dance 5"}))["t"], "refused");
  EXPECT_EQ(ask("why", first, "dance")["code"], "bad_message");
  // What was imagined is what happens then.
  ASSERT_EQ(a.move(first)["t"], "ok");
  const std::string second = a.legal[0];
  ASSERT_EQ(a.socket.ask({{"t", "undo"}, {"table", id}, {"seat", 0}, {"v", a.v}, {"id", "u1"}, {"back", 1}})["t"],
            "ok");
  a.take_all();
  Json expected = a.view;
  const Json preview = ask("preview", second, Json::array({first}));
  ASSERT_EQ(preview["t"], "preview");
  apply_difference(expected, preview["d"]);
  ASSERT_EQ(a.move(first)["t"], "ok");
  ASSERT_EQ(a.move(second)["t"], "ok");
  EXPECT_EQ(nlohmann::json(expected), nlohmann::json(a.view));
}

TEST_F(Protocol, APreviewOfTheLastDoneRevealsNothing) {
  const std::string id = table_of_two();
  Player a(port, ann, id, 0), b(port, bo, id, 1);
  a.watch();
  b.watch();
  const auto draw_all = [](Player& player) {
    while (player.legal.back() != "done") {
      ASSERT_EQ(player.move(player.legal[0])["t"], "ok");
    }
  };
  draw_all(a);
  draw_all(b);
  EXPECT_EQ(b.move("done")["t"], "ok");
  while (a.v < 3 && a.wait(std::chrono::milliseconds(500))) {
  }
  EXPECT_EQ(a.socket.ask({{"t", "preview"}, {"table", id}, {"seat", 0}, {"move", "done"}})["d"], Json::array());
}

TEST_F(Protocol, TwoViewersOfOneTableSeeTheSame) {
  const std::string id = table_of_two();
  Player one(port, ann, id, 0), two(port, ann, id, 0, false);
  one.watch();
  two.watch();
  Random random(5);
  for (int i = 0; i < 4; ++i) (void)one.play_any(random);
  while (two.v < one.v && two.wait()) {
  }
  EXPECT_EQ(nlohmann::json(one.view), nlohmann::json(two.view));
  EXPECT_EQ(nlohmann::json(one.legal), nlohmann::json(two.legal));
  // After leaving nothing comes any more.
  two.socket.send({{"t", "leave"}, {"table", id}, {"seat", 0}});
  EXPECT_EQ(two.socket.ask({{"t", "ping"}})["t"], "pong");
  two.socket.seen.clear();
  (void)one.play_any(random);
  EXPECT_EQ(two.socket.ask({{"t", "ping"}})["t"], "pong");
  EXPECT_EQ(two.socket.seen.size(), 1u);
}

TEST_F(Protocol, WatchersOfAnOpenTableGetTheViewWhenItBegins) {
  const std::string id = new_table(port, ann, {kMe, kOpen})["id"];
  Player a(port, ann, id, 0);
  const Json before = a.watch();
  EXPECT_TRUE(before["view"].is_null());
  EXPECT_EQ(a.move("done")["code"], "not_running");
  http(port, "POST", "/api/tables/" + id + "/sit", R"({"seat":1})", bo);
  EXPECT_EQ(a.socket.expect("info")["info"]["seats"][1]["name"], "Bo");
  http(port, "POST", "/api/tables/" + id + "/start", "", ann);
  const Json begun = a.socket.expect("view");
  EXPECT_TRUE(begun["view"].is_object());
  EXPECT_FALSE(begun.contains("n"));
  EXPECT_FALSE(begun["legal"].empty());
}

TEST_F(Protocol, ReconnectingWithTheLastVersionGetsSame) {
  const std::string id = table_of_two();
  Player a(port, ann, id, 0);
  a.watch();
  ASSERT_EQ(a.move(a.legal[0])["t"], "ok");
  Player again(port, ann, id, 0);
  EXPECT_EQ(again.watch(a.v)["t"], "same");
  EXPECT_EQ(again.watch(a.v - 1)["t"], "view");
  // And goes on from there.
  Player third(port, ann, id, 0);
  third.view = a.view;
  third.legal = a.legal;
  third.v = a.v;
  EXPECT_EQ(third.watch(a.v)["t"], "same");
  ASSERT_EQ(a.move(a.legal[0])["t"], "ok");
  ASSERT_TRUE(third.wait());
  EXPECT_EQ(nlohmann::json(third.view), nlohmann::json(a.view));
  EXPECT_EQ(nlohmann::json(third.legal), nlohmann::json(a.legal));
}

TEST_F(Protocol, ABotPlaysItsSeatAndOneThatResigned) {
  const std::string id = new_table(port, ann, {kMe, kRandom})["id"];
  Player a(port, ann, id, 0);
  a.watch();
  const Json left = http(port, "POST", "/api/tables/" + id + "/resign", R"({"seat":0})", ann).json();
  EXPECT_EQ(left["seats"][0]["resigned"], true);
  EXPECT_FALSE(left["seats"][0]["bot"].get<std::string>().empty());
  while (!a.over && a.wait(std::chrono::seconds(20))) {
  }
  EXPECT_TRUE(a.over);
  EXPECT_TRUE(std::ranges::any_of(a.events, [](const Json& event) { return event["c"] == "resign"; }));
  EXPECT_EQ(a.move("done")["code"], "not_yours");
  // The rematch gives the seat back.
  const Json next = http(port, "POST", "/api/tables/" + id + "/rematch", "", ann).json();
  EXPECT_EQ(next["seats"][0]["resigned"], false);
  EXPECT_EQ(next["state"], "running");
  EXPECT_EQ(http(port, "POST", "/api/tables/" + id + "/rematch", "", ann).json()["id"], next["id"]);
  EXPECT_EQ(http(port, "POST", "/api/tables/" + id + "/rematch", "", bo).status, 403);
}

TEST_F(Protocol, HotSeatOwnsAllItsSeats) {
  const std::string id = new_table(port, ann, {kMe, kLocal})["id"];
  Player one(port, ann, id, 0), two(port, ann, id, 1);
  EXPECT_EQ(one.watch()["info"]["seats"][1]["name"], "Bo");
  EXPECT_EQ(two.watch()["t"], "view");
  EXPECT_EQ(two.move(two.legal[0])["t"], "ok");
}

TEST_F(Protocol, ListsShowMineFirstWhereItIsMyTurn) {
  const std::string waiting = new_table(port, ann, {kMe, kOpen})["id"];
  const std::string mine = new_table(port, ann, Json::array({kMe}))["id"];
  const Json later = new_table(port, ann, {kMe, kOpen}, Json::object(), true);
  const Json list = http(port, "GET", "/api/tables?list=mine", "", ann).json();
  ASSERT_EQ(list.size(), 3u);
  EXPECT_EQ(list[0]["id"], mine);
  EXPECT_EQ(list[0]["progress"]["now"], 1);
  EXPECT_EQ(http(port, "GET", "/api/tables?list=mine", "", bo).json().size(), 0u);
  const Json open = http(port, "GET", "/api/tables?list=public").json();
  ASSERT_EQ(open.size(), 1u);
  EXPECT_EQ(open[0]["id"], later["id"]);
  EXPECT_EQ(http(port, "GET", "/api/tables?list=x").status, 400);
}

TEST_F(Protocol, ASeatMovesToAnotherDeviceOnce) {
  const std::string id = table_of_two();
  Player a(port, ann, id, 0);
  a.watch();
  const std::string phone = sign_in(port, "Ann's phone");
  EXPECT_EQ(http(port, "POST", "/api/tables/" + id + "/seats/0/link", "", bo).status, 403);
  const std::string code = http(port, "POST", "/api/tables/" + id + "/seats/0/link", "", ann).json()["code"];
  EXPECT_EQ(http(port, "POST", "/api/claim", R"({"code":"nonsense"})", phone).status, 404);
  const Json claimed = http(port, "POST", "/api/claim", Json{{"code", code}}.dump(), phone).json();
  EXPECT_EQ(claimed["seats"][0]["mine"], true);
  EXPECT_EQ(http(port, "POST", "/api/claim", Json{{"code", code}}.dump(), bo).status, 404);
  EXPECT_EQ(a.move(a.legal[0])["code"], "not_yours");
  Player moved(port, phone, id, 0);
  EXPECT_EQ(moved.watch()["t"], "view");
  EXPECT_EQ(moved.move(moved.legal[0])["t"], "ok");
}

TEST_F(Protocol, ARunningRecordHoldsOnlyWhatItsReaderKnows) {
  const std::string id = table_of_two();
  Player a(port, ann, id, 0), b(port, bo, id, 1);
  a.watch();
  b.watch();
  const std::string hidden = b.legal[0];
  ASSERT_EQ(a.move(a.legal[0])["t"], "ok");
  ASSERT_EQ(b.move(hidden)["t"], "ok");
  const auto lines = [&](const std::string& cookie) {
    const std::string text = http(port, "GET", "/api/tables/" + id + "/record", "", cookie).body;
    EXPECT_EQ(text.find("secret"), std::string::npos);
    EXPECT_NE(text.find("commitment"), std::string::npos);
    return text;
  };
  EXPECT_NE(lines(ann).find("\"by\":0"), std::string::npos);
  EXPECT_EQ(lines(ann).find("\"by\":1"), std::string::npos);
  EXPECT_NE(lines(bo).find("\"by\":1"), std::string::npos);
  EXPECT_EQ(lines("").find("\"by\":1"), std::string::npos);
  EXPECT_EQ(lines("").find("\"by\":0"), std::string::npos);
  EXPECT_NE(lines("").find("nature"), std::string::npos);
}

TEST_F(Protocol, PeopleTalk) {
  const std::string id = table_of_two();
  Player a(port, ann, id, 0), b(port, bo, id, 1), stranger(port, "", id, -1);
  a.watch();
  b.watch();
  stranger.watch();
  EXPECT_EQ(a.socket.ask({{"t", "say"}, {"table", id}, {"text", "Привіт"}})["t"], "ok");
  const Json heard = b.socket.expect("chat");
  EXPECT_EQ(heard["from"], "Ann");
  EXPECT_EQ(heard["seat"], 0);
  EXPECT_EQ(heard["text"], "Привіт");
  EXPECT_EQ(stranger.socket.ask({{"t", "say"}, {"table", id}, {"text", "x"}})["code"], "no_name");
  EXPECT_EQ(a.socket.ask({{"t", "say"}, {"table", id}, {"text", std::string(301, 'x')}})["code"], "bad_message");
}

TEST_F(Protocol, ANewNameIsSeenAtTheTable) {
  const std::string id = table_of_two();
  Player b(port, bo, id, 1);
  b.watch();
  http(port, "PUT", "/api/me", R"({"name":"Anna"})", ann);
  EXPECT_EQ(b.socket.expect("info")["info"]["seats"][0]["name"], "Anna");
  EXPECT_EQ(http(port, "GET", "/api/tables?list=mine", "", bo).json()[0]["seats"][0]["name"], "Anna");
}

TEST_F(Protocol, LongMessagesAreCompressedForThoseWhoAsk) {
  const std::string id = table_of_two({{"lava", true}});
  for (const char* offer : {"permessage-deflate", "permessage-deflate; client_max_window_bits"}) {
    Player plain(port, ann, id, 0), small(port, ann, id, 0, true, {{"Sec-WebSocket-Extensions", offer}});
    plain.watch();
    EXPECT_EQ(small.watch()["t"], "view");
    EXPECT_EQ(plain.socket.compressed, 0);
    EXPECT_GT(small.socket.compressed, 0);
    EXPECT_EQ(nlohmann::json(small.view), nlohmann::json(plain.view));
    EXPECT_EQ(small.socket.ask({{"t", "ping"}})["t"], "pong");
  }
}

TEST(ProtocolTime, BotsThatThinkHoldNobodyUp) {
  const Folder folder;
  server::Config config = LocalServer::quiet();
  config.bot_seconds = 2;
  config.bot_threads = 1;
  const LocalServer server(folder, config);
  const std::string ann = sign_in(server.port(), "Ann");
  const Json games = http(server.port(), "GET", "/api/games").json();
  const Json bot = {{"kind", "bot"}, {"bot", games[0]["bots"].back()}};
  const std::string id = new_table(server.port(), ann, {kMe, bot, bot})["id"];
  Player a(server.port(), ann, id, 0);
  a.watch();
  const auto begin = std::chrono::steady_clock::now();
  for (int i = 0; i < 20; ++i) EXPECT_EQ(a.socket.ask({{"t", "ping"}})["t"], "pong");
  Random random(1);
  EXPECT_TRUE(a.play_any(random));  // a bot may have moved meanwhile
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(1));
}

TEST(ProtocolTime, TablesThatRestAreForgottenAndComeBack) {
  const Folder folder;
  server::Config config = LocalServer::quiet();
  config.idle_seconds = 1;
  const LocalServer server(folder, config);
  const std::string ann = sign_in(server.port(), "Ann");
  const std::string id = new_table(server.port(), ann, {kMe, kLocal})["id"];
  Json view;
  {
    Player a(server.port(), ann, id, 0);
    a.watch();
    ASSERT_EQ(a.move(a.legal[0])["t"], "ok");
    view = a.view;
  }
  std::string metrics;
  for (int i = 0; i < 100 && metrics.find("\nroundhouse_tables 0\n") == std::string::npos; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    metrics = http(server.port(), "GET", "/metrics").body;
  }
  EXPECT_NE(metrics.find("\nroundhouse_tables 0\n"), std::string::npos);
  Player again(server.port(), ann, id, 0);
  again.watch();
  EXPECT_EQ(nlohmann::json(again.view), nlohmann::json(view));
  EXPECT_EQ(again.undo, 1);
}

}  // namespace
}  // namespace rh::test
