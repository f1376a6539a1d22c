// Another device of the same person: by a link that works once and soon ends, that can be refused and made worthless,
// and that says nothing to anybody else. Each device can be signed out.
#include <atomic>
#include <filesystem>
#include <fstream>

#include "server/base/audit.h"
#include "tests/server/people.h"

namespace rh::test {
namespace {

class Devices : public People {
 protected:
  Answer ask(const std::string& what, const std::string& cookie, const Json& body = Json::object()) {
    return http(port, "POST", "/api/devices/" + what, body.dump(), cookie);
  }
  Answer show(const std::string& what, const std::string& code, const std::string& cookie = "") {
    return ask(what, cookie, {{"code", code}});
  }
  std::string new_link(const std::string& cookie) { return ask("link", cookie).json()["code"]; }
  // The cookie that a device gets.
  static std::string cookie_of(const Answer& taken) {
    const std::string set = taken.header("set-cookie");
    return set.substr(0, set.find(';'));
  }
  Json known(const std::string& cookie) { return http(port, "GET", "/api/devices", "", cookie).json(); }
  std::string id_of_other_device(const std::string& cookie) {
    for (const Json& one : known(cookie)["devices"]) {
      if (!one["here"].get<bool>()) return one["id"];
    }
    return {};
  }
};

TEST_F(Devices, ALinkBringsNameTablesAndSeats) {
  const std::string id = table_of_two(true);
  const std::string code = new_link(bo);
  const Answer seen = show("look", code);
  EXPECT_EQ(seen.json()["name"], "Bo");
  EXPECT_EQ(seen.header("set-cookie"), "") << "to look is not to take";
  const Answer taken = show("take", code);
  ASSERT_EQ(taken.status, 200) << taken.body;
  const std::string phone = cookie_of(taken);
  EXPECT_NE(phone, bo);
  EXPECT_NE(taken.header("set-cookie").find("HttpOnly; SameSite=Lax"), std::string::npos);
  EXPECT_EQ(id_of(phone), id_of(bo));
  EXPECT_EQ(list(phone)[0]["id"], id);
  EXPECT_EQ(table(id, phone)["seats"][1]["mine"], true);
  restart();
  // Both play, and what one does the other sees.
  Player one(port, bo, id, 1), other(port, phone, id, 1);
  one.watch(), other.watch();
  ASSERT_EQ(other.move(other.legal[0])["t"], "ok");
  EXPECT_EQ(one.socket.expect("update")["table"], id);
  ASSERT_EQ(http(port, "PUT", "/api/me", R"({"name":"Bob"})", phone).status, 200);
  EXPECT_EQ(http(port, "GET", "/api/me", "", bo).json()["name"], "Bob");
}

TEST_F(Devices, ALinkWorksOnce) {
  const std::string code = new_link(ann);
  ASSERT_EQ(show("take", code).status, 200);
  for (const char* what : {"take", "look", "refuse"}) EXPECT_EQ(denial(show(what, code)), "404 bad_code") << what;
  restart();
  EXPECT_EQ(denial(show("take", code)), "404 bad_code");
  EXPECT_EQ(known(ann)["devices"].size(), 2u);
}

TEST_F(Devices, OfManyWhoTakeItAtOnceOneSucceeds) {
  constexpr int kTakers = 8;
  for (int round = 0; round < 3; ++round) {
    const std::string code = new_link(ann);
    std::atomic<int> taken = 0, refused = 0;
    {
      std::vector<std::jthread> takers;
      for (int i = 0; i < kTakers; ++i)
        takers.emplace_back([&] { (show("take", code).status == 200 ? taken : refused) += 1; });
    }
    EXPECT_EQ(taken, 1);
    EXPECT_EQ(refused, kTakers - 1);
    EXPECT_EQ(known(ann)["devices"].size(), static_cast<std::size_t>(round + 2));
  }
}

TEST_F(Devices, ALinkEndsSoon) {
  const auto now =
      std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch())
          .count();
  const Json made = ask("link", ann).json();
  const auto expires = made["expires"].get<std::int64_t>();
  EXPECT_GT(expires, now + 9 * 60'000);
  EXPECT_LT(expires, now + 11 * 60'000);
  EXPECT_EQ(known(ann)["link"], expires);
  run_sql("UPDATE device_links SET expires=" + std::to_string(now));
  for (const char* what : {"look", "take", "refuse"})
    EXPECT_EQ(denial(show(what, made["code"])), "404 bad_code") << what;
  EXPECT_FALSE(known(ann).contains("link"));
  (void)new_link(bo);
  EXPECT_EQ(OpenDatabase(folder).ask("SELECT COUNT(*) FROM device_links"), "1\n") << "old ones are cleared away";
}

TEST_F(Devices, OnlyTheNewestLinkOfAPersonIsGood) {
  const std::string first = new_link(ann), of_bo = new_link(bo), second = new_link(ann);
  EXPECT_EQ(denial(show("take", first)), "404 bad_code");
  EXPECT_EQ(show("look", second).json()["name"], "Ann");
  EXPECT_EQ(show("look", of_bo).json()["name"], "Bo") << "those of others are as they were";
}

TEST_F(Devices, ALinkCanBeRefusedAndMadeWorthless) {
  const std::string refused = new_link(ann);
  EXPECT_EQ(show("refuse", refused, cy).status, 200);
  EXPECT_EQ(denial(show("take", refused)), "404 bad_code");
  const std::string undone = new_link(ann);
  EXPECT_EQ(ask("unlink", bo).status, 200) << "nobody undoes the link of somebody else";
  EXPECT_EQ(show("look", undone).status, 200);
  EXPECT_EQ(ask("unlink", ann).status, 200);
  EXPECT_EQ(denial(show("take", undone)), "404 bad_code");
  EXPECT_EQ(known(ann)["devices"].size(), 1u);
  EXPECT_EQ(http(port, "GET", "/api/me", "", cy).json()["name"], "Cy") << "whoever refuses stays who they are";
}

TEST_F(Devices, WhoeverTakesItIsNobodyElseAnyMore) {
  const std::string id = table_of_two(true);
  Player before(port, cy, id, -1);
  before.watch();
  const std::string now_ann = cookie_of(show("take", new_link(ann), cy));
  EXPECT_EQ(id_of(now_ann), id_of(ann));
  EXPECT_TRUE(http(port, "GET", "/api/me", "", cy).json()["name"].is_null());
  while (!before.socket.closed() && before.socket.receive(std::chrono::milliseconds(2000))) {
  }
  EXPECT_EQ(before.socket.close_code(), 4001);
}

TEST_F(Devices, OnADeviceOfTheSamePersonNothingHappens) {
  const std::string code = new_link(ann);
  const Answer same = show("take", code, ann);
  EXPECT_EQ(same.status, 200);
  EXPECT_EQ(same.header("set-cookie"), "");
  EXPECT_EQ(show("take", code).status, 200) << "the link is still good";
}

TEST_F(Devices, ASignedOutDeviceIsAStrangerAtOnce) {
  const std::string id = table_of_two(true);
  const std::string lost = cookie_of(show("take", new_link(bo)));
  Player thief(port, lost, id, 1), owner(port, bo, id, 1);
  thief.watch(), owner.watch();
  const std::string device = id_of_other_device(bo);
  EXPECT_EQ(denial(ask("out", ann, {{"id", device}})), "404 unknown_device") << "only one's own";
  EXPECT_EQ(denial(ask("out", bo, {{"id", id_of_other_device(lost)}})), "409 yourself");
  ASSERT_EQ(ask("out", bo, {{"id", device}}).status, 200);
  while (!thief.socket.closed() && thief.socket.receive(std::chrono::milliseconds(2000))) {
  }
  EXPECT_EQ(thief.socket.close_code(), 4001);
  EXPECT_TRUE(http(port, "GET", "/api/me", "", lost).json()["name"].is_null());
  EXPECT_EQ(denial(ask("link", lost)), "401 no_name");
  Player again(port, lost, id, 1);
  EXPECT_EQ(again.watch()["code"], "not_yours");
  restart();
  EXPECT_TRUE(http(port, "GET", "/api/me", "", lost).json()["name"].is_null());
  EXPECT_EQ(known(bo)["devices"].size(), 1u);
  Player still(port, bo, id, 1);
  still.watch();
  EXPECT_EQ(still.move(still.legal[0])["t"], "ok");
}

TEST_F(Devices, NobodyElseLearnsAnything) {
  const Folder logs;
  const std::string audit = logs.path() + "/audit.jsonl";
  ASSERT_TRUE(server::open_audit(audit));
  const std::string id = table_of_two(true);
  Player spectator(port, cy, id, -1);
  spectator.watch();
  const std::string code = new_link(ann);
  EXPECT_EQ(known(bo)["devices"].size(), 1u);
  EXPECT_EQ(known("").dump(), R"({"devices":[]})");
  EXPECT_FALSE(known(bo).contains("link"));
  const Answer taken = show("take", code);
  ASSERT_EQ(spectator.socket.ask({{"t", "ping"}})["t"], "pong");
  for (const std::string& text : spectator.socket.raw_seen) EXPECT_EQ(text.find("device"), std::string::npos) << text;
  server::open_audit("");
  server.reset();  // all of it is in the files
  const std::string token = cookie_of(taken).substr(cookie_of(taken).find('=') + 1);
  std::vector<std::filesystem::path> files{audit};
  for (const auto& entry : std::filesystem::directory_iterator(folder.path())) files.push_back(entry.path());
  ASSERT_GE(files.size(), 2u);
  for (const auto& file : files) {
    std::ifstream in(file, std::ios::binary);
    const std::string content{std::istreambuf_iterator<char>(in), {}};
    EXPECT_EQ(content.find(code), std::string::npos) << file;
    EXPECT_EQ(content.find(token), std::string::npos) << file;
  }
  std::ifstream in(audit);
  std::string deeds;
  for (std::string line; std::getline(in, line);) deeds += parse_json(line)["what"].get<std::string>() + " ";
  EXPECT_NE(deeds.find("link take"), std::string::npos) << deeds;
}

TEST_F(Devices, WhatIsNoLinkIsRefused) {
  for (const char* what : {"look", "take", "refuse"}) {
    EXPECT_EQ(denial(ask(what, ann)), "400 bad_request") << what;
    EXPECT_EQ(denial(show(what, "nonsense")), "404 bad_code") << what;
    EXPECT_EQ(denial(show(what, ann.substr(ann.find('=') + 1))), "404 bad_code") << "a token is no link";
  }
  EXPECT_EQ(denial(claim(new_link(ann), bo)), "404 bad_code") << "nor is it one to a seat";
  const std::string seat_code = link(table_of_two(true), bo, 1);
  EXPECT_EQ(denial(show("take", seat_code)), "404 bad_code");
  for (const char* what : {"link", "unlink", "out"}) EXPECT_EQ(denial(ask(what, "")), "401 no_name") << what;
  EXPECT_EQ(denial(ask("link", ann, {{"code", "x"}})), "400 bad_request");
  EXPECT_EQ(denial(ask("dance", ann)), "404 not_found");
  EXPECT_EQ(http(port, "GET", "/api/devices/look", "", ann).status, 404);
}

TEST_F(Devices, APersonHasNoMoreThanTwenty) {
  for (int i = 1; i < 20; ++i) ASSERT_EQ(show("take", new_link(ann)).status, 200);
  const std::string code = new_link(ann);
  EXPECT_EQ(denial(show("take", code)), "409 too_many");
  ASSERT_EQ(ask("out", ann, {{"id", id_of_other_device(ann)}}).status, 200);
  EXPECT_EQ(show("take", code).status, 200) << "the link was not used up";
}

TEST_F(Devices, WhatTheDiskRefusedHasNotHappened) {
  const std::string code = new_link(ann);
  run_sql("CREATE TRIGGER full BEFORE INSERT ON tokens BEGIN SELECT RAISE(ABORT, 'disk full'); END");
  EXPECT_EQ(denial(show("take", code, cy)), "503 storage");
  EXPECT_EQ(http(port, "GET", "/api/me", "", cy).json()["name"], "Cy");
  run_sql("DROP TRIGGER full");
  EXPECT_EQ(show("take", code, cy).status, 200);
}

TEST(GuessingLinks, IsSlow) {
  const Folder folder;
  server::Config config = LocalServer::quiet();
  config.rate = 40;
  const LocalServer server(folder, config);
  const int port = server.port();
  const std::string ann = sign_in(port, "Ann");
  const std::string code = http(port, "POST", "/api/devices/link", "{}", ann).json()["code"];
  int house = 20;
  for (const std::string path : {"/api/devices/look", "/api/devices/take", "/api/devices/refuse", "/api/claim"}) {
    const Manner elsewhere("127.0.0." + std::to_string(++house));
    const std::string bo = sign_in(port, "Bo");
    const auto shown = [&](const std::string& one) {
      return http(port, "POST", path, Json{{"code", one}}.dump(), bo).status;
    };
    int tried = 0;
    while (tried < 60 && shown(std::string(43, 'A')) == 404) ++tried;
    EXPECT_GE(tried, 20) << path;
    EXPECT_LT(tried, 30) << path;
    EXPECT_EQ(shown(code), 429) << "now not even the right one is told";
    EXPECT_EQ(http(port, "GET", "/api/me", "", bo).json()["name"], "Bo") << "everything else goes on";
  }
}

}  // namespace
}  // namespace rh::test
