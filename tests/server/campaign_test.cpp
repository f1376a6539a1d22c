// Campaigns over the wire, with the tiny game of tests/handcar.
#include "engine/core/campaign.h"

#include <fstream>
#include <thread>

#include "server/base/audit.h"
#include "tests/server/people.h"

namespace rh::test {
namespace {

class Campaigns : public People {
 protected:
  static inline const Json kOptions = {{"mode", "campaign"}, {"rounds", 2}};

  Answer ask(const std::string& what, const std::string& cookie = "") {
    return http(port, "GET", "/api/campaigns" + what, "", cookie);
  }
  Answer tell(const std::string& what, const std::string& cookie, const Json& body = Json::object()) {
    return http(port, "POST", "/api/campaigns" + what, body.dump(), cookie);
  }
  Answer import(const std::string& file, const std::string& cookie) {
    return http(port, "POST", "/api/campaigns/import", file, cookie);
  }
  std::string file_of(const std::string& id, const std::string& cookie = "") {
    return ask("/" + id + "/file", cookie).body;
  }
  Json campaign(const std::string& id) { return ask("/" + id).json(); }

  // Ann's campaign; Bo sits down, and it begins.
  std::string begin() {
    const Json made =
        tell("", ann, {{"game", "handcar"}, {"options", kOptions}, {"seats", {kMe, kOpen}}, {"name", "Ours"}}).json();
    const std::string table_id = made["games"][0]["table"];
    EXPECT_EQ(seat(table_id, "sit", bo, 1).status, 200);
    EXPECT_EQ(post(table_id, "start", ann).status, 200);
    return made["id"];
  }
  std::string last_table(const std::string& id) { return campaign(id)["games"].back()["table"]; }
  // Plays the last game to its end, each seat with its first legal move.
  void play(const std::string& id) {
    const std::string table_id = last_table(id);
    Player one(port, ann, table_id, 0), other(port, bo, table_id, 1);
    for (int i = 0; i < 20 && table(table_id)["state"] != "over"; ++i) {
      for (Player* player : {&one, &other}) {
        player->watch();
        if (!player->legal.empty()) EXPECT_EQ(player->move(player->legal[0])["t"], "ok");
      }
    }
    EXPECT_EQ(table(table_id)["state"], "over");
  }
  // The next game of a campaign of Ann and Bo, begun.
  std::string next(const std::string& id) {
    const std::string table_id = tell("/" + id + "/next", ann).json()["id"];
    EXPECT_EQ(seat(table_id, "sit", bo, 1).json()["state"], "running");
    return table_id;
  }
  std::string whole() {
    const std::string id = begin();
    play(id);
    for (int game = 2; game <= 3; ++game) next(id), play(id);
    return id;
  }
};

TEST_F(Campaigns, EveryGameBeginsWithWhatTheOneBeforeLeft) {
  const std::string id = begin();
  const Json first = campaign(id);
  EXPECT_EQ(first["state"], "running");
  EXPECT_EQ(first["name"], "Ours");
  EXPECT_EQ(first["options"], kOptions);
  EXPECT_EQ(first["host"], id_of(ann));
  EXPECT_FALSE(first.contains("next"));
  EXPECT_EQ(denial(tell("/" + id + "/next", ann)), "409 campaign_running");
  const Json begun = table(last_table(id));
  EXPECT_EQ(begun["campaign"], id);
  EXPECT_EQ(begun["ordinal"], 1);
  play(id);

  const Json after = campaign(id);
  EXPECT_EQ(after["state"], "waiting");
  EXPECT_EQ(after["games"][0]["names"], Json({"Ann", "Bo"}));
  EXPECT_EQ(after["next"]["carry"], after["games"][0]["result"]["carry"]);
  EXPECT_EQ(after["next"]["carry"]["game"], 2);
  EXPECT_EQ(denial(tell("/" + id + "/next", bo)), "403 not_host");

  restart();
  // The people of the game before are asked, and who watches it sees where it goes on.
  const std::string before = last_table(id);
  Player watching(port, bo, before, 1);
  watching.watch();
  const Json made = tell("/" + id + "/next", ann).json();
  EXPECT_EQ(watching.socket.expect("info")["info"]["next"], made["id"]);
  EXPECT_EQ(made["options"]["carry"], after["next"]["carry"]);
  EXPECT_EQ(made["seats"][1]["kind"], "invited");
  EXPECT_EQ(made["ordinal"], 2);
  EXPECT_EQ(denial(tell("/" + id + "/next", ann)), "409 campaign_running");
  EXPECT_EQ(seat(made["id"], "sit", bo, 1).json()["state"], "running");
  restart();
  play(id);
  // A rematch of a campaign's game is its next game.
  const Json third = post(last_table(id), "rematch", ann).json();
  EXPECT_EQ(third["ordinal"], 3);
  EXPECT_EQ(seat(third["id"], "sit", bo, 1).json()["state"], "running");
  play(id);
  const Json over = campaign(id);
  EXPECT_EQ(over["state"], "over");
  EXPECT_EQ(over["games"].size(), 3u);
  EXPECT_TRUE(over["games"][2]["result"].contains("campaign"));
  EXPECT_EQ(denial(tell("/" + id + "/next", ann)), "409 campaign_over");
}

// While the disk is busy the last move is in memory alone: whoever asks then hears of the end with its result, or not
// yet.
TEST_F(Campaigns, AnEndIsNeverToldWithoutItsResult) {
  const std::string id = begin();
  const std::string table_id = last_table(id);
  Player one(port, ann, table_id, 0), other(port, bo, table_id, 1);
  Json told;
  for (int i = 0; i < 20 && told["state"] != "waiting"; ++i) {
    for (Player* player : {&one, &other}) {
      player->watch();
      if (player->legal.empty()) continue;
      OpenDatabase busy(folder);
      ASSERT_EQ(busy.run("BEGIN IMMEDIATE"), "");
      std::thread moves([&] { EXPECT_EQ(player->move(player->legal[0])["t"], "ok"); });
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
      std::thread looks([&] { told = campaign(id); });
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
      EXPECT_EQ(busy.run("COMMIT"), "");
      moves.join();
      looks.join();
      EXPECT_EQ(told["games"][0]["state"] == "over", told["games"][0].contains("result")) << told;
    }
  }
  EXPECT_EQ(told["state"], "waiting");
  EXPECT_EQ(told["next"]["carry"], told["games"][0]["result"]["carry"]);
}

TEST_F(Campaigns, TheEndOfEveryGameCanBeLookedAt) {
  const std::string id = begin();
  EXPECT_EQ(ask("/" + id + "/views").json(), Json::array());
  play(id);
  Player watching(port, bo, last_table(id), 1);
  const Json seen = watching.watch()["view"];
  next(id);
  // A game that runs is not among them; who asks is nobody here.
  const Json views = ask("/" + id + "/views").json();
  ASSERT_EQ(views.size(), 1u);
  EXPECT_EQ(views[0]["over"], true);
  EXPECT_EQ(views[0]["scores"], seen["scores"]);
  const std::string fork = tell("/" + id + "/fork", bo, {{"games", 1}}).json()["id"];
  EXPECT_EQ(ask("/" + fork + "/views").json(), views);
  EXPECT_EQ(denial(ask("/nowhere/views")), "404 no_such_campaign");
}

TEST_F(Campaigns, ThePlayersChooseWhoTakesPart) {
  const std::string id = begin();
  play(id);
  const auto wanted = [&](const Json& options, const Json& seats) {
    return tell("/" + id + "/next", ann, {{"options", options}, {"seats", seats}});
  };
  EXPECT_EQ(denial(wanted({{"rounds", 3}}, {kMe, kBot})), "400 campaign_differs");
  EXPECT_EQ(wanted({{"rounds", 3}}, {kMe, kBot}).json()["args"]["where"], "options.rounds");
  EXPECT_EQ(denial(wanted({{"crews", {"red", "blue"}}}, {kMe, kBot, kBot})), "400 option_document");
  EXPECT_EQ(denial(wanted({{"crews", {"red", "pink"}}}, {kMe, kBot})), "400 option_document");
  EXPECT_EQ(denial(wanted(Json::object(), Json::array())), "400 bad_request");
  const Json made = wanted({{"crews", {"red", "blue", "green"}}}, {kMe, kBot, kBot}).json();
  EXPECT_EQ(made["state"], "running");
  EXPECT_EQ(made["seats"].size(), 3u);
  EXPECT_EQ(made["options"]["crews"], Json({"red", "blue", "green"}));
}

TEST_F(Campaigns, AGameThatWasGivenUpIsPlayedAgain) {
  const std::string id = begin();
  play(id);
  const std::string given_up = tell("/" + id + "/next", ann).json()["id"];
  EXPECT_EQ(post(given_up, "close", ann).status, 200);
  EXPECT_EQ(campaign(id)["games"].size(), 1u);
  const std::string again = next(id);
  EXPECT_NE(again, given_up);
  EXPECT_EQ(table(again)["ordinal"], 2);
}

TEST_F(Campaigns, TwoWhoAskForTheNextGameMakeOne) {
  const std::string id = begin();
  play(id);
  std::vector<Answer> answers(4);
  {
    std::vector<std::jthread> all;
    for (Answer& answer : answers) all.emplace_back([&] { answer = tell("/" + id + "/next", ann); });
  }
  EXPECT_EQ(std::ranges::count(answers, 200, &Answer::status), 1);
  EXPECT_EQ(campaign(id)["games"].size(), 2u);
}

TEST_F(Campaigns, AFileGoesOutAndComesInAgainWithTheSameBytes) {
  const std::string id = whole();
  const std::string file = file_of(id);
  const auto read = read_campaign(file);
  ASSERT_TRUE(read.has_value()) << read.error().line << read.error().problem.code;
  ASSERT_EQ(read->games.size(), 3u);
  EXPECT_EQ(write_campaign(*read), file);
  const Answer made = import(file, cy);
  ASSERT_EQ(made.status, 200) << made.body;
  const std::string copy = made.json()["id"];
  EXPECT_EQ(made.json()["host"], id_of(cy));
  EXPECT_EQ(made.json()["state"], "over");
  EXPECT_EQ(made.json()["games"].size(), 3u);
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(made.json()["games"][i]["result"], campaign(id)["games"][i]["result"]);
    EXPECT_EQ(made.json()["games"][i]["names"], Json({"Ann", "Bo"}));
    EXPECT_FALSE(made.json()["games"][i].contains("table"));
  }
  EXPECT_EQ(file_of(copy), file);
  restart();
  EXPECT_EQ(file_of(copy), file);
  EXPECT_EQ(file_of(id), file);
  // Nobody but Cy has anything to do with it.
  EXPECT_EQ(ask("", cy).json().size(), 1u);
  EXPECT_EQ(ask("", ann).json().size(), 1u);
  EXPECT_EQ(ask("", bo).json()[0]["id"], id);
  EXPECT_EQ(list(cy).size(), 0u);
}

TEST_F(Campaigns, AForkIsThePrefixAndGoesOnByItself) {
  const std::string id = whole();
  const std::string file = file_of(id);
  for (std::size_t games = 0; games <= 3; ++games) {
    const Json fork = tell("/" + id + "/fork", cy, {{"games", games}}).json();
    EXPECT_EQ(fork["games"].size(), games);
    EXPECT_EQ(fork["state"], games < 3 ? "waiting" : "over");
    EXPECT_EQ(file_of(fork["id"]), write_campaign(first_games(*read_campaign(file), games)));
  }
  EXPECT_EQ(denial(tell("/" + id + "/fork", cy, {{"games", 4}})), "400 campaign_games");
  EXPECT_EQ(denial(tell("/" + id + "/fork", cy, {{"games", -1}})), "400 bad_request");
  EXPECT_EQ(denial(tell("/" + id + "/fork", cy, {{"game", 1}})), "400 bad_request");
  EXPECT_EQ(denial(tell("/" + id + "/fork", "", {{"games", 1}})), "401 no_name");

  const std::string fork = tell("/" + id + "/fork", ann, {{"games", 1}}).json()["id"];
  // Whoever played before is not asked: a fork knows names and no people.
  EXPECT_EQ(denial(tell("/" + fork + "/next", ann)), "400 bad_request");
  const Json made = tell("/" + fork + "/next", ann, {{"seats", {kMe, kOpen}}}).json();
  EXPECT_EQ(made["ordinal"], 2);
  EXPECT_EQ(seat(made["id"], "sit", bo, 1).status, 200);
  EXPECT_EQ(post(made["id"], "start", ann).status, 200);
  play(fork);
  restart();
  next(fork);
  play(fork);
  EXPECT_EQ(campaign(fork)["state"], "over");
  const auto read = read_campaign(file_of(fork));
  ASSERT_TRUE(read.has_value()) << read.error().line << read.error().problem.code;
  EXPECT_EQ(read->games.size(), 3u);
  EXPECT_EQ(file_of(id), file);
}

TEST_F(Campaigns, WhatIsHiddenInARunningGameStaysHiddenInTheFile) {
  const std::string id = begin();
  play(id);
  const std::string table_id = next(id);
  Player one(port, ann, table_id, 0);
  one.watch();
  ASSERT_EQ(one.move("pump 2")["t"], "ok");
  const auto last = [](const std::string& text) { return text.substr(text.rfind('\n', text.size() - 2) + 1); };
  EXPECT_EQ(last(file_of(id, ann)), "{\"by\":0,\"move\":\"pump 2\"}\n");
  EXPECT_EQ(last(file_of(id, bo)), "{\"by\":0,\"move\":\"pump ?\"}\n");
  EXPECT_EQ(last(file_of(id)), "{\"by\":0,\"move\":\"pump ?\"}\n");
  EXPECT_NE(file_of(id).find("\"viewer\":\"spectator\""), std::string::npos);
  // The secret of the dice is in finished games alone.
  const std::string file = file_of(id);
  EXPECT_EQ(file.find("\"secret\""), file.rfind("\"secret\""));
  EXPECT_LT(file.find("\"secret\""), file.find("\"result\""));
  // A fork takes finished games, and an unfinished one does not come in.
  EXPECT_EQ(denial(tell("/" + id + "/fork", cy, {{"games", 2}})), "400 campaign_games");
  EXPECT_EQ(tell("/" + id + "/fork", cy, {{"games", 1}}).json()["games"].size(), 1u);
  EXPECT_EQ(denial(import(file, cy)), "400 line_hidden");
  EXPECT_EQ(denial(import(file_of(id, ann), cy)), "400 campaign_running");
}

TEST_F(Campaigns, HostileFilesAreRefusedWithTheirLine) {
  const std::string file = file_of(whole());
  const auto changed = [&](const std::string& from, const std::string& to) {
    std::string text = file;
    const auto at = text.rfind(from);
    EXPECT_NE(at, std::string::npos) << from;
    return text.replace(at, from.size(), to);
  };
  const auto refused = [&](const std::string& text) { return import(text, cy).json(); };
  EXPECT_EQ(refused("")["error"], "no_header");
  EXPECT_EQ(refused("{}")["error"], "no_header");
  EXPECT_EQ(refused("\xff\xfe")["error"], "not_json");
  const Json other = refused(R"({"roundhouse_campaign":1,"game":"railroad_ink","rules":1,"options":{}})");
  EXPECT_EQ(other["error"], "no_campaigns");
  EXPECT_EQ(other["args"]["game"], "railroad_ink");
  const Json move = refused(changed("\"pump 1\"", "\"pump 9\""));
  EXPECT_EQ(move["error"], "campaign_move");
  EXPECT_EQ(move["args"]["code"], "HC-1");
  EXPECT_GT(std::stoi(move["args"]["line"].get<std::string>()), 10);
  EXPECT_EQ(refused(changed("\"options\":{",
                            "\"options\":{\"carry\":{\"game\":3,\"crews\":[],\"money\":{},\"tools\":[]},"))["error"],
            "campaign_differs");
  EXPECT_EQ(refused(changed("\"carry\":{\"game\":4", "\"carry\":{\"game\":5"))["error"], "result_differs");
  EXPECT_EQ(refused(changed("[\"Ann\",\"Bo\"]", "[\"Ann\",\"\\u202eBo\"]"))["error"], "bad_name");
  EXPECT_EQ(refused(file + file.substr(file.find('\n') + 1))["error"], "campaign_over");
  EXPECT_EQ(refused(std::string(10000, '[')).at("error"), "not_json");
  const Answer long_one = import(file + std::string(600 * 1024, '\n'), cy);
  EXPECT_EQ(denial(long_one), "413 too_large");
  EXPECT_EQ(denial(http(port, "POST", "/api/tables", std::string(70 * 1024, ' '), cy)), "413 too_large");
  EXPECT_EQ(import(file + std::string(100 * 1024, '\n'), cy).status, 200);
  EXPECT_EQ(denial(import(file, "")), "401 no_name");
  EXPECT_EQ(ask("", cy).json().size(), 1u);
}

TEST_F(Campaigns, OnlyACampaignBegins) {
  const auto wanted = [&](const Json& options, const std::string& game = "handcar") {
    return tell("", ann, {{"game", game}, {"options", options}, {"seats", {kMe, kBot}}});
  };
  EXPECT_EQ(denial(wanted(Json::object())), "400 no_campaign");
  EXPECT_EQ(denial(wanted(Json::object(), "railroad_ink")), "400 no_campaign");
  EXPECT_EQ(denial(wanted({{"mode", "campaign"}, {"rounds", 9}})), "400 option_value");
  const Json carry = {{"game", 3}, {"crews", {"red"}}, {"money", {{"red", 90}}}, {"tools", Json::array()}};
  EXPECT_EQ(denial(wanted({{"mode", "campaign"}, {"carry", carry}})), "400 campaign_carried");
  EXPECT_EQ(ask("", ann).json().size(), 0u);
  EXPECT_EQ(denial(ask("/nothing")), "404 no_such_campaign");
  EXPECT_EQ(denial(ask("/" + std::string(40, 'x'))), "404 no_such_campaign");
  EXPECT_EQ(denial(ask("/nothing/file")), "404 no_such_campaign");
  EXPECT_EQ(ask("").json(), Json::array());
}

TEST_F(Campaigns, OnePersonMakesNotMoreThanFifty) {
  const std::string file = R"({"roundhouse_campaign":1,"game":"handcar","rules":1,"options":{"mode":"campaign"}})";
  for (int i = 0; i < 50; ++i) ASSERT_EQ(import(file, cy).status, 200);
  EXPECT_EQ(denial(import(file, cy)), "409 too_many_campaigns");
  const std::string id = ask("", cy).json()[0]["id"];
  EXPECT_EQ(denial(tell("/" + id + "/fork", cy, {{"games", 0}})), "409 too_many_campaigns");
  EXPECT_EQ(denial(tell("", cy, {{"game", "handcar"}, {"options", kOptions}, {"seats", {kMe, kBot}}})),
            "409 too_many_campaigns");
  EXPECT_EQ(import(file, ann).status, 200);
  EXPECT_EQ(denial(tell("/" + id + "/delete", ann)), "403 not_host");
  EXPECT_EQ(tell("/" + id + "/delete", cy).status, 200);
  EXPECT_EQ(denial(ask("/" + id)), "404 no_such_campaign");
  EXPECT_EQ(import(file, cy).status, 200);
}

TEST_F(Campaigns, TheTablesOfADeletedCampaignStay) {
  const std::string id = begin();
  const std::string table_id = last_table(id);
  EXPECT_EQ(denial(tell("/" + id + "/delete", ann)), "409 campaign_running");
  play(id);
  EXPECT_EQ(tell("/" + id + "/delete", ann).status, 200);
  EXPECT_FALSE(table(table_id).contains("campaign"));
  restart();
  EXPECT_FALSE(table(table_id).contains("campaign"));
  EXPECT_EQ(table(table_id)["state"], "over");
}

TEST_F(Campaigns, WithoutAGameThatWasDeletedThereIsNoFile) {
  const std::string id = begin();
  const std::string first = last_table(id);
  play(id);
  next(id);
  play(id);
  server.reset();
  run_sql(("DELETE FROM tables WHERE id='" + first + "'").c_str());
  server = std::make_unique<LocalServer>(folder);
  port = server->port();
  EXPECT_EQ(denial(ask("/" + id + "/file")), "409 campaign_gap");
  EXPECT_EQ(denial(tell("/" + id + "/fork", ann, {{"games", 1}})), "409 campaign_gap");
  // What is left goes on: each game holds what it began with.
  EXPECT_EQ(table(next(id))["ordinal"], 3);
}

TEST_F(Campaigns, TheAuditLogNamesThem) {
  const std::string file = folder.path() + "/audit.jsonl";
  ASSERT_TRUE(server::open_audit(file));
  const std::string id = begin();
  play(id);
  const std::string fork = tell("/" + id + "/fork", cy, {{"games", 1}}).json()["id"];
  const std::string copy = import(file_of(fork), cy).json()["id"];
  const std::string table_id = tell("/" + id + "/next", ann).json()["id"];
  EXPECT_EQ(denial(tell("/" + id + "/delete", bo)), "403 not_host");
  server::open_audit("");
  std::vector<std::string> lines;
  std::ifstream written(file);
  for (std::string line; std::getline(written, line);) {
    Json json = parse_json(line);
    if (json["what"] == "sit" || json["what"] == "start") continue;
    for (const char* key : {"at", "address"}) json.erase(key);
    lines.push_back(json.dump());
  }
  const std::string a = id_of(ann), b = id_of(bo), c = id_of(cy);
  EXPECT_EQ(lines, (std::vector<std::string>{
                       R"({"what":"campaign","who":")" + a + R"(","made":")" + id + "\"}",
                       R"({"what":"fork","who":")" + c + R"(","campaign":")" + id + R"(","made":")" + fork + "\"}",
                       R"({"what":"import","who":")" + c + R"(","made":")" + copy + "\"}",
                       R"({"what":"next","who":")" + a + R"(","campaign":")" + id + R"(","made":")" + table_id + "\"}",
                       R"({"what":"delete","who":")" + b + R"(","campaign":")" + id + R"(","denied":"not_host"})"}));
}

TEST_F(Campaigns, ADatabaseOfVersion3IsTakenOver) {
  const std::string id = table_of_two(true);
  server.reset();
  run_sql(kBackToVersion3);
  server = std::make_unique<LocalServer>(folder);
  port = server->port();
  EXPECT_EQ(table(id)["state"], "running");
  EXPECT_FALSE(table(id).contains("campaign"));
  play(begin());
}

}  // namespace
}  // namespace rh::test
