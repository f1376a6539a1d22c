// The way to an open table by four figures, and a game that begins without those who did not come.
#include "tests/server/people.h"

namespace rh::test {
namespace {

class Joining : public People {
 protected:
  Answer join(const std::string& code) { return http(port, "GET", "/api/join/" + code); }
};

TEST_F(Joining, AnOpenTableHasACodeUntilItBegins) {
  const Json made = new_table(port, ann, {kMe, kOpen});
  const std::string code = made["code"], id = made["id"];
  ASSERT_EQ(code.size(), 4u);
  EXPECT_EQ(code.find_first_not_of("0123456789"), std::string::npos);
  EXPECT_EQ(join(code).body, "{\"table\":\"" + id + "\"}");
  restart();
  EXPECT_EQ(table(id)["code"], code);
  EXPECT_EQ(join(code).json()["table"], id);
  ASSERT_EQ(seat(id, "sit", bo, 1).status, 200);
  EXPECT_FALSE(post(id, "start", ann).json().contains("code"));
  EXPECT_EQ(denial(join(code)), "404 unknown_code");
  restart();
  EXPECT_FALSE(table(id).contains("code"));
  EXPECT_EQ(denial(join(code)), "404 unknown_code");
}

TEST_F(Joining, ATableThatBeginsAtOnceOrIsClosedHasNone) {
  EXPECT_FALSE(new_table(port, ann, {kMe, kBot}).contains("code"));
  const Json made = new_table(port, ann, {kMe, kOpen});
  EXPECT_FALSE(post(made["id"], "close", ann).json().contains("code"));
  EXPECT_EQ(denial(join(made["code"])), "404 unknown_code");
  for (const char* wrong : {"", "1", "12345", "abcd", "%00", "4821/x"}) EXPECT_EQ(join(wrong).status, 404) << wrong;
}

TEST_F(Joining, CodesAreDistinctAndTheOldestGoesWhenAllAreInUse) {
  std::string rows =
      "INSERT INTO tables(number, id, game, rules, options, name, public, state, host, secret, created, "
      "updated, turn, bots, progress, next, code) VALUES";
  for (int i = 0; i < 10'000; ++i) {
    char code[8];
    std::snprintf(code, sizeof code, "%04d", i);
    const std::string number = std::to_string(1000 + i);
    rows += (i > 0 ? ",(" : "(") + number + ",'full" + number + "','railroad_ink',1,'{}','',0,0,'',zeroblob(32)," +
            std::to_string(i == 4711 ? 1 : 2) + ",2,0,0,'{}','','" + code + "')";
  }
  server.reset();
  run_sql(rows.c_str());
  run_sql("INSERT INTO seats(number, seat, kind, owner, name, bot, resigned) SELECT number,0,0,'','','',0 FROM tables");
  restart();
  EXPECT_EQ(join("4711").json()["table"], "full5711");
  EXPECT_EQ(new_table(port, ann, {kMe, kOpen})["code"], "4711") << "the oldest one loses it";
  EXPECT_FALSE(table("full5711").contains("code"));
  restart();
  EXPECT_NE(join("4711").json()["table"], "full5711");
  EXPECT_EQ(OpenDatabase(folder).ask("SELECT COUNT(*) FROM tables WHERE code='4711'"), "1\n");
}

TEST(Guessing, IsSlow) {
  const Folder folder;
  server::Config config = LocalServer::quiet();
  config.rate = 40;
  const LocalServer server(folder, config);
  const int port = server.port();
  const std::string ann = sign_in(port, "Ann");
  const std::string code = new_table(port, ann, Json::array({{{"kind", "me"}}, {{"kind", "open"}}}))["code"];
  const std::string wrong = code == "0000" ? "0001" : "0000";
  for (int i = 0; i < 30; ++i) EXPECT_EQ(http(port, "GET", "/api/join/" + code).status, 200) << "right ones are free";
  int tried = 0;
  while (tried < 60 && http(port, "GET", "/api/join/" + wrong).status == 404) ++tried;
  EXPECT_GE(tried, 20);
  EXPECT_LT(tried, 30);
  const Answer late = http(port, "GET", "/api/join/" + code);
  EXPECT_EQ(late.status, 429) << "now not even the right one is told";
  EXPECT_EQ(late.json()["error"], "too_fast");
  EXPECT_EQ(http(port, "GET", "/api/games").status, 200) << "everything else goes on";
  const Manner elsewhere("127.0.0.9");
  EXPECT_EQ(http(port, "GET", "/api/join/" + code).status, 200);
}

TEST_F(Joining, AGameBeginsWithoutTheSeatsNobodyTook) {
  const std::string id = new_table(port, ann, {kOpen, kMe, kOpen, kOpen, kBot})["id"];
  ASSERT_EQ(seat(id, "sit", bo, 3).status, 200);
  Player host(port, ann, id, 1), guest(port, bo, id, 3), spectator(port, cy, id, -1);
  host.watch(), guest.watch(), spectator.watch();
  ASSERT_EQ(guest.socket.ask({{"t", "say"}, {"table", id}, {"text", "we are two"}})["t"], "ok");
  const std::string code = link(id, bo, 3);
  EXPECT_EQ(denial(post(id, "start", bo, {{"drop", true}})), "403 not_host");
  EXPECT_EQ(denial(post(id, "start", ann)), "409 seats_open");
  EXPECT_EQ(denial(post(id, "start", ann, {{"drop", true}, {"bots", "random"}})), "400 bad_request");
  EXPECT_EQ(denial(post(id, "start", ann, {{"drop", 1}})), "400 bad_request");

  const Json begun = post(id, "start", ann, {{"drop", true}}).json();
  EXPECT_EQ(begun["state"], "running");
  ASSERT_EQ(begun["seats"].size(), 3u);
  EXPECT_EQ(begun["seats"][0]["mine"], true);
  EXPECT_EQ(begun["seats"][1]["name"], "Bo");
  EXPECT_EQ(begun["seats"][1]["mark"], 3) << "colours stay";
  EXPECT_EQ(begun["seats"][2]["kind"], "bot");

  const Json moved = guest.socket.expect("seat");
  EXPECT_EQ(moved["seat"], 3);
  EXPECT_EQ(moved["now"], 1);
  const Json view = guest.socket.expect("view");
  EXPECT_EQ(view["seat"], 1);
  EXPECT_FALSE(view["legal"].empty());
  EXPECT_EQ(host.socket.expect("view")["seat"], 0);
  EXPECT_FALSE(spectator.socket.expect("view").contains("seat"));
  EXPECT_EQ(denial(claim(code, cy)), "404 bad_code") << "links to seats that moved are worthless";

  restart();
  ASSERT_EQ(table(id)["seats"].size(), 3u);
  Player again(port, bo, id, 1);
  EXPECT_EQ(again.watch()["view"]["scores"].size(), 3u);
  EXPECT_EQ(again.move(again.legal[0])["t"], "ok");
  WebSocket reader(port, bo);
  (void)reader.ask({{"t", "watch"}, {"table", id}, {"seat", 1}, {"chat", 0}});
  EXPECT_EQ(reader.expect("chat")["seat"], 1) << "what was said before belongs to the same person";
}

TEST_F(Joining, NothingIsDroppedWhereSoFewCannotPlayOrSomebodyIsAwaited) {
  const Json seats = {kOpen, {{"kind", "person"}, {"name", "Zed"}}};
  const std::string kept = new_table(port, ann, seats)["id"];
  EXPECT_EQ(denial(post(kept, "start", ann, {{"drop", true}})), "409 seats_invited");
  const Json wanted = {{"game", "handcar"}, {"seats", {kMe, kOpen}}};
  const std::string id = http(port, "POST", "/api/tables", wanted.dump(), ann).json()["id"];
  const Answer refused = post(id, "start", ann, {{"drop", true}});
  EXPECT_EQ(denial(refused), "409 seats");
  EXPECT_EQ(refused.json()["args"]["seats"], "1");
  const Json still = table(id);
  EXPECT_EQ(still["state"], "open");
  EXPECT_EQ(still["seats"].size(), 2u);
  EXPECT_EQ(still["code"].get<std::string>().size(), 4u);
}

}  // namespace
}  // namespace rh::test
