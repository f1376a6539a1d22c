// What people say at a table is kept: after a reconnect, after a restart, and not without end.
#include "tests/server/player.h"

namespace rh::test {
namespace {

const Json kMe = {{"kind", "me"}}, kLocal = {{"kind", "local"}, {"name", "Bo"}};

class Chat : public testing::Test {
 protected:
  Folder folder;
  std::unique_ptr<LocalServer> server = std::make_unique<LocalServer>(folder);
  std::string ann = sign_in(server->port(), "Ann");
  std::string id = new_table(server->port(), ann, {kMe, kLocal})["id"];

  static Json say(WebSocket& socket, const std::string& table, const std::string& text) {
    return socket.ask({{"t", "say"}, {"table", table}, {"text", text}});
  }
  // What a client hears that has everything up to `have`, as texts.
  std::vector<std::string> heard(std::int64_t have, std::vector<std::int64_t>* numbers = nullptr) {
    WebSocket socket(server->port(), "");
    EXPECT_EQ(socket.ask({{"t", "watch"}, {"table", id}, {"chat", have}})["t"], "view");
    EXPECT_EQ(socket.ask({{"t", "ping"}})["t"], "pong");
    std::vector<std::string> texts;
    for (const Json& message : socket.seen) {
      if (message["t"] != "chat") continue;
      texts.push_back(message["text"]);
      if (numbers != nullptr) numbers->push_back(message["i"]);
    }
    return texts;
  }
  void restart() {
    server.reset();
    server = std::make_unique<LocalServer>(folder);
  }
};

using Texts = std::vector<std::string>;

TEST_F(Chat, IsHeardAgainAfterAReconnectAndARestart) {
  WebSocket socket(server->port(), ann);
  EXPECT_EQ(say(socket, id, "Привіт")["t"], "ok");
  EXPECT_EQ(say(socket, id, "good \"luck\"")["t"], "ok");
  EXPECT_EQ(heard(0), (Texts{"Привіт", "good \"luck\""}));
  EXPECT_EQ(heard(1), Texts{"good \"luck\""});
  EXPECT_EQ(heard(2), Texts{});
  restart();
  EXPECT_EQ(heard(0), (Texts{"Привіт", "good \"luck\""}));
  WebSocket again(server->port(), ann);
  EXPECT_EQ(say(again, id, "back")["t"], "ok");
  EXPECT_EQ(heard(2), Texts{"back"});
}

TEST_F(Chat, SaysWhoSpokeFromWhichSeatAndWhen) {
  WebSocket socket(server->port(), ann);
  EXPECT_EQ(say(socket, id, "x")["t"], "ok");
  restart();
  WebSocket listener(server->port(), "");
  listener.send({{"t", "watch"}, {"n", 1}, {"table", id}, {"chat", 0}});
  const Json message = listener.expect("chat");
  EXPECT_EQ(message["from"], "Ann");
  EXPECT_EQ(message["seat"], 0);
  EXPECT_EQ(message["i"], 1);
  EXPECT_GT(message["at"].get<std::int64_t>(), 1'600'000'000'000);
}

TEST_F(Chat, ComesOnlyToThoseWhoAskForIt) {
  WebSocket socket(server->port(), ann);
  EXPECT_EQ(say(socket, id, "x")["t"], "ok");
  WebSocket quiet(server->port(), "");
  EXPECT_EQ(quiet.ask({{"t", "watch"}, {"table", id}})["t"], "view");
  EXPECT_EQ(quiet.ask({{"t", "ping"}})["t"], "pong");
  EXPECT_EQ(quiet.seen.size(), 2u);
  EXPECT_EQ(quiet.ask({{"t", "watch"}, {"table", id}, {"chat", -1}})["t"], "error");
}

TEST_F(Chat, KeepsTheLastHundred) {
  WebSocket socket(server->port(), ann);
  for (int i = 1; i <= 130; ++i) EXPECT_EQ(say(socket, id, "line " + std::to_string(i))["t"], "ok");
  for (const bool after_restart : {false, true}) {
    if (after_restart) restart();
    std::vector<std::int64_t> numbers;
    const Texts texts = heard(0, &numbers);
    ASSERT_EQ(texts.size(), 100u);
    EXPECT_EQ(texts.front(), "line 31");
    EXPECT_EQ(texts.back(), "line 130");
    EXPECT_EQ(numbers.front(), 31);
    EXPECT_EQ(numbers.back(), 130);
  }
}

}  // namespace
}  // namespace rh::test
