// Several moves as one message, and what a client keeps of the log when moves are taken back.
#include "tests/server/player.h"

namespace rh::test {
namespace {

const Json kMe = {{"kind", "me"}}, kLocal = {{"kind", "local"}, {"name", "Bo"}};

class Sequence : public ::testing::Test {
 protected:
  std::string create(const Json& wanted) {
    return http(port(), "POST", "/api/tables", wanted.dump(), cookie).json()["id"];
  }
  std::string ink(const Json& seats) { return create({{"game", "railroad_ink"}, {"seats", seats}}); }
  std::string toll(int rounds) {
    return create({{"game", "toll"}, {"options", {{"rounds", rounds}}}, {"seats", {kMe, kLocal}}});
  }
  // Legal drawings, each after those before it, as many as there are up to `most`.
  std::vector<std::string> drawings(Player& player, std::size_t most) {
    std::vector<std::string> texts;
    const auto fits = [&](const std::string& text) {
      const Json asked = {
          {"t", "why"}, {"table", player.table}, {"seat", player.seat}, {"move", text}, {"after", texts}};
      return player.socket.ask(asked)["t"] == "fine";
    };
    for (std::size_t i = 0; i < player.legal.size() && texts.size() < most; ++i) {
      const auto text = player.legal[i].get<std::string>();
      if (text.starts_with("draw ") && fits(text)) texts.push_back(text);
    }
    return texts;
  }

  int port() const { return server->port(); }

  const Folder folder;
  std::unique_ptr<LocalServer> server = std::make_unique<LocalServer>(folder);
  const std::string cookie = sign_in(port(), "Ann");
};

TEST_F(Sequence, IsOneUpdateAndOneVersionForWhoWatches) {
  const std::string id = ink({kMe, kLocal});
  Player a(port(), cookie, id, 0), same(port(), cookie, id, 0), spectator(port(), "", id, -1);
  a.watch(), same.watch(), spectator.watch();
  const auto texts = drawings(a, 3);
  ASSERT_GE(texts.size(), 2u);
  const auto before = a.v;
  ASSERT_EQ(a.moves_in_one(texts, "three")["t"], "ok");
  EXPECT_EQ(a.v, before + static_cast<std::int64_t>(texts.size()));
  EXPECT_EQ(a.undo, static_cast<int>(texts.size()));
  ASSERT_TRUE(same.wait());
  EXPECT_EQ(same.v, a.v) << "in one update";
  EXPECT_EQ(nlohmann::json(same.view), nlohmann::json(a.view));
  EXPECT_EQ(spectator.v, spectator.watch()["v"]) << "hidden drawings are no change";
  // Sent again it is the same sequence.
  EXPECT_EQ(a.moves_in_one(texts, "three")["t"], "ok");
  EXPECT_EQ(a.undo, static_cast<int>(texts.size()));
  Player fresh(port(), cookie, id, 0);
  fresh.watch();
  EXPECT_EQ(nlohmann::json(fresh.view), nlohmann::json(a.view));
  EXPECT_EQ(fresh.log, a.log);
}

TEST_F(Sequence, IsAllOrNothing) {
  const std::string id = ink({kMe, kLocal});
  Player a(port(), cookie, id, 0);
  a.watch();
  const Json view = a.view;
  const auto v = a.v;
  const std::string first = a.legal[0];
  const Json twice = a.moves_in_one({first, first});
  EXPECT_EQ(twice["t"], "refused");
  EXPECT_EQ(twice["at"], 1);
  const Json nonsense = a.moves_in_one({first, "dance", first});
  EXPECT_EQ(nonsense["t"], "refused");
  EXPECT_EQ(nonsense["at"], 1);
  EXPECT_EQ(a.moves_in_one({"done", first})["at"], 0);
  EXPECT_FALSE(a.move("dance").contains("at"));
  const Json now = Player(port(), cookie, id, 0).watch();
  EXPECT_EQ(now["view"], view);
  EXPECT_EQ(now["v"], v);
  EXPECT_EQ(now["undo"], 0);
}

TEST_F(Sequence, EndsWhereNobodyCouldForesee) {
  const std::string id = ink(Json::array({kMe}));
  Player a(port(), cookie, id, 0);
  a.watch();
  const Json done = "done";
  while (std::ranges::find(a.legal, done) == a.legal.end()) ASSERT_EQ(a.move(a.legal[0])["t"], "ok");
  const Json refused = a.moves_in_one({"done", "draw 30.H.H"});
  EXPECT_EQ(refused["t"], "error");
  EXPECT_EQ(refused["code"], "sequence");
  EXPECT_EQ(refused["args"]["where"], "0");
  EXPECT_EQ(a.view["progress"]["now"], 1);
  ASSERT_EQ(a.moves_in_one({"done"})["t"], "ok") << "as the last one it is welcome";
  EXPECT_EQ(a.view["progress"]["now"], 2);
}

TEST_F(Sequence, HasAnExactForm) {
  const std::string id = toll(4);
  Player a(port(), cookie, id, 0);
  a.watch();
  const auto code = [&](const Json& more) {
    Json message = {{"t", "move"}, {"table", id}, {"seat", 0}, {"v", a.v}, {"id", "x"}};
    message.update(more);
    return a.socket.ask(message)["code"];
  };
  EXPECT_EQ(code({{"moves", Json::array()}}), "bad_message");
  EXPECT_EQ(code({{"moves", std::vector<std::string>(33, "pay 1")}}), "bad_message");
  EXPECT_EQ(code({{"moves", {"pay 1"}}, {"move", "pay 1"}}), "bad_message");
  EXPECT_EQ(code({{"moves", {7}}}), "bad_message");
  EXPECT_EQ(code({{"moves", "pay 1"}}), "bad_message");
  EXPECT_EQ(code(Json::object()), "bad_message");
}

TEST_F(Sequence, SurvivesARestartAsItsMoves) {
  const std::string id = ink({kMe, kLocal});
  Player a(port(), cookie, id, 0);
  a.watch();
  ASSERT_EQ(a.moves_in_one(drawings(a, 2), "two")["t"], "ok");
  const Json view = a.view, log = a.log;
  server.reset();
  server = std::make_unique<LocalServer>(folder);
  Player b(port(), cookie, id, 0);
  b.watch();
  EXPECT_EQ(b.view, view);
  EXPECT_EQ(b.log, log);
  EXPECT_EQ(b.undo, a.undo);
  EXPECT_EQ(b.moves_in_one({"draw 30.H.H"}, "two")["t"], "ok") << "it was made before";
  EXPECT_EQ(b.undo, a.undo);
}

// Whoever followed the updates alone has the log that a newcomer is sent.
TEST_F(Sequence, WhatIsTakenBackIsForgottenByEverybodyAlike) {
  for (const char* game : {"railroad_ink", "isle_of_trains"}) {
    const std::string id = create({{"game", game}, {"seats", {kMe, kLocal}}});
    Player a(port(), cookie, id, 0), b(port(), cookie, id, 1), spectator(port(), "", id, -1);
    for (Player* player : {&a, &b, &spectator}) player->watch();
    Random random(11);
    int taken = 0, again = 0;
    // Where most moves draw cards there is little to take back: a few more then.
    for (int i = 0; (i < 240 || (taken < 3 && i < 2000)) && !a.over; ++i) {
      Player& one = random.below(2) == 0 ? a : b;
      if (one.undo > 0 && random.below(3) == 0) {
        const auto back = 1 + random.below(static_cast<std::uint64_t>(one.undo));
        const Json answer = one.take_back(random.below(8) == 0 ? Json{{"all", true}} : Json{{"back", back}});
        taken += answer["t"] == "ok" ? 1 : 0;
        again += answer["t"] == "ok" && back > 1 ? 1 : 0;
      } else {
        (void)one.play_any(random);
      }
      for (Player* player : {&a, &b, &spectator}) {
        while (player->wait(std::chrono::milliseconds(0))) {
        }
      }
    }
    EXPECT_GT(taken, 0) << game;
    if (std::string_view(game) == "railroad_ink") EXPECT_GT(again, 3) << "some lay between others";
    for (Player* player : {&a, &b, &spectator}) {
      Player fresh(port(), player->seat >= 0 ? cookie : "", id, player->seat);
      fresh.watch();
      while (player->v < fresh.v && player->wait()) {
      }
      ASSERT_EQ(fresh.v, player->v);
      EXPECT_EQ(fresh.log_from + fresh.log.size(), player->log_from + player->log.size()) << game;
      while (player->log_from < fresh.log_from) player->log.erase(0), ++player->log_from;
      EXPECT_EQ(fresh.log, player->log) << game << ", viewer " << player->seat;
    }
  }
}

TEST_F(Sequence, EventsNameTheirMove) {
  const std::string id = toll(2);
  Player a(port(), cookie, id, 0), b(port(), cookie, id, 1), spectator(port(), "", id, -1);
  for (Player* player : {&a, &b, &spectator}) player->watch();
  ASSERT_EQ(a.move("pay 3")["t"], "ok");
  ASSERT_TRUE(b.wait());
  ASSERT_EQ(b.move("pay 1")["t"], "ok");
  ASSERT_TRUE(a.wait() && spectator.wait() && spectator.wait());
  const auto indices = [](const Json& log) {
    std::vector<int> all;
    for (const Json& event : log) all.push_back(event["i"].get<int>());
    return all;
  };
  EXPECT_EQ(indices(a.log), (std::vector{0, 0, 1}));  // what Ann paid is hers to know
  EXPECT_EQ(indices(b.log), (std::vector{0, 1, 1}));
  EXPECT_EQ(indices(spectator.log), (std::vector{0, 1}));
}

TEST_F(Sequence, QuotesStandBesideTheLegalMoves) {
  const std::string id = toll(2);
  Player a(port(), cookie, id, 0), b(port(), cookie, id, 1);
  a.watch(), b.watch();
  EXPECT_EQ(a.legal, Json({"pay 1", "pay 2", "pay 3"}));
  EXPECT_EQ(a.quotes, parse_json(R"([{"coins":1},{"coins":2},{"coins":3}])"));
  EXPECT_EQ(b.quotes, Json::array());
  ASSERT_EQ(a.move("pay 2")["t"], "ok");
  EXPECT_EQ(a.quotes, Json::array());
  ASSERT_TRUE(b.wait());
  EXPECT_EQ(b.quotes.size(), 3u);
}

TEST_F(Sequence, AFinishedGameIsSeenAsAnybodySawItOrWhole) {
  const std::string id = toll(1);
  Player a(port(), cookie, id, 0), b(port(), cookie, id, 1);
  a.watch(), b.watch();
  const auto at = [&](const Json& more) {
    Json message = {{"t", "at"}, {"table", id}, {"index", 1}};
    message.update(more);
    return WebSocket(port(), "").ask(message);
  };
  ASSERT_EQ(a.move("pay 3")["t"], "ok");
  EXPECT_EQ(at({{"all", true}})["code"], "not_over");
  EXPECT_EQ(at({{"seat", 0}})["code"], "not_over");
  ASSERT_TRUE(b.wait());
  ASSERT_EQ(b.move("pay 1")["t"], "ok");
  EXPECT_EQ(at(Json::object())["view"]["paid"], Json({0, 0}));
  EXPECT_EQ(at({{"seat", 0}})["view"]["paid"], Json({3, 0}));
  EXPECT_EQ(at({{"seat", 1}})["view"]["paid"], Json({0, 0}));
  EXPECT_EQ(at({{"all", true}})["view"]["paid"], Json({3, 0}));
  EXPECT_EQ(at({{"all", true}})["view"]["scores"], Json({3, 0}));
  EXPECT_EQ(at({{"seat", 2}})["code"], "bad_message");
  EXPECT_EQ(at({{"seat", 0}, {"all", true}})["code"], "bad_message");
}

}  // namespace
}  // namespace rh::test
