// `roundhouse admin`, the real program, on databases that the real server made.
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <atomic>
#include <cstdio>
#include <filesystem>

#include "tests/files.h"
#include "tests/server/player.h"

namespace rh::test {
namespace {

const Json kMe = {{"kind", "me"}}, kOpen = {{"kind", "open"}};

struct Ran {
  int status = 0;
  std::string text;  // both outputs
  bool says(std::string_view part) const { return text.find(part) != std::string::npos; }
};

Ran admin(const std::string& folder, const std::string& words) {
  const std::string line = program_path() + " admin --lang en --data " + folder + " " + words + " 2>&1 </dev/null";
  Ran ran;
  std::FILE* pipe = ::popen(line.c_str(), "r");
  std::array<char, 4096> part;
  while (const std::size_t read = std::fread(part.data(), 1, part.size(), pipe)) ran.text.append(part.data(), read);
  const int status = ::pclose(pipe);
  ran.status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  return ran;
}

// One value of the database.
std::string ask(const std::string& folder, const std::string& sql) {
  sqlite3* database = nullptr;
  sqlite3_open((folder + "/roundhouse.sqlite").c_str(), &database);
  std::string answer;
  const auto keep = [](void* to, int count, char** values, char**) {
    if (count > 0 && values[0] != nullptr) *static_cast<std::string*>(to) = values[0];
    return 0;
  };
  EXPECT_EQ(sqlite3_exec(database, sql.c_str(), keep, &answer, nullptr), SQLITE_OK) << sqlite3_errmsg(database);
  sqlite3_close(database);
  return answer;
}

// Ann and Bo have begun a game; Ann plays one alone that is over, one alone that runs, and keeps a table open.
class Administration : public ::testing::Test {
 protected:
  void SetUp() override {
    const LocalServer server(folder);
    const int port = server.port();
    ann = sign_in(port, "Annabel");
    bo = sign_in(port, "Bo");
    ann_id = http(port, "GET", "/api/me", {}, ann).json()["id"];
    bo_id = http(port, "GET", "/api/me", {}, bo).json()["id"];
    running = new_table(port, ann, {kMe, kOpen})["id"];
    http(port, "POST", "/api/tables/" + running + "/sit", R"({"seat":1})", bo);
    http(port, "POST", "/api/tables/" + running + "/start", "{}", ann);
    Player one(port, ann, running, 0), two(port, bo, running, 1);
    one.watch();
    two.watch();
    Random random(1);
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(one.play_any(random));
    EXPECT_TRUE(two.play_any(random));
    EXPECT_EQ(one.socket.ask({{"t", "say"}, {"table", running}, {"text", "hello"}})["t"], "ok");

    const Json short_game = {
        {"game", "isle_of_trains"}, {"options", {{"max_turns", 1}}}, {"seats", Json::array({kMe})}};
    over = http(port, "POST", "/api/tables", short_game.dump(), ann).json()["id"];
    Player alone(port, ann, over, 0);
    alone.watch();
    while (!alone.over && alone.play_any(random)) {
    }
    EXPECT_TRUE(alone.over);
    solo = new_table(port, ann, Json::array({kMe}))["id"];
    Player first(port, ann, solo, 0);
    first.watch();
    EXPECT_TRUE(first.play_any(random));
    open = new_table(port, ann, {kMe, kOpen})["id"];
  }

  Ran run(const std::string& words) const { return admin(folder.path(), words); }

  Folder folder;
  std::string ann, bo, ann_id, bo_id, running, over, solo, open;
};

TEST_F(Administration, ListsTablesAndPeople) {
  const Ran all = run("tables");
  EXPECT_EQ(all.status, 0) << all.text;
  for (const std::string& id : {running, over, solo, open}) EXPECT_TRUE(all.says(id)) << all.text;
  EXPECT_TRUE(all.says("4 tables.")) << all.text;
  const Ran finished = run("tables --state over --json");
  const Json line = parse_json(finished.text);
  EXPECT_EQ(line["id"], over) << finished.text;
  EXPECT_EQ(line["game"], "isle_of_trains");
  EXPECT_EQ(line["seats"], Json::array({"Annabel"}));
  EXPECT_GT(line["rows"].get<int>(), 10);
  EXPECT_TRUE(run("tables --older 1").says("0 tables."));
  EXPECT_EQ(run("tables --state lost").status, 1);

  const Ran people = run("people");
  EXPECT_TRUE(people.says(ann_id) && people.says("Bo") && people.says("2 people.")) << people.text;
  const Ran one = run("table " + running);
  EXPECT_TRUE(one.says("Ann") && one.says(bo_id) && one.says("The log fits the rules.")) << one.text;
  EXPECT_EQ(run("table nowhere").status, 1);
}

TEST_F(Administration, ExportsRecordsThatReplay) {
  const std::string out = folder.path() + "/records";
  const Ran all = run("export --all --out " + out);
  EXPECT_EQ(all.status, 0) << all.text;
  EXPECT_TRUE(all.says("3 records written")) << all.text;
  const std::string record = testing::read_file(out + "/isle_of_trains-" + over + ".jsonl");
  EXPECT_NE(record.find("\"secret\""), std::string::npos);
  EXPECT_EQ(run("export " + over).text, record);
  // A game that runs keeps its secrets, also from a host who plays in it.
  const std::string secret = testing::read_file(out + "/railroad_ink-" + running + ".jsonl");
  EXPECT_EQ(secret.find("\"secret\""), std::string::npos);
  EXPECT_EQ(secret.find("\"draw"), std::string::npos) << secret;
  EXPECT_EQ(run("export --all --out " + out).status, 1) << "files are not replaced";
  EXPECT_EQ(run("export " + open).status, 1);
  EXPECT_EQ(run("export").status, 1);
}

TEST_F(Administration, ReadsBesideARunningServerAndWritesOnlyAlone) {
  {
    const LocalServer server(folder);
    EXPECT_EQ(run("tables").status, 0);
    EXPECT_EQ(run("people").status, 0);
    const Ran checked = run("check");
    EXPECT_TRUE(checked.status == 0 && checked.says("4 tables checked: everything is sound.")) << checked.text;
    for (const std::string& words :
         {"delete-table " + open, std::string("prune --open-older 0"), "delete-person " + bo_id, "repair " + running}) {
      const Ran refused = run(words + " --force");
      EXPECT_EQ(refused.status, 1) << words;
      EXPECT_TRUE(refused.says("A server uses")) << refused.text;
    }
    EXPECT_EQ(http(server.port(), "GET", "/api/tables/" + open).status, 200);
  }
  const Ran unsure = run("delete-table " + open);
  EXPECT_TRUE(unsure.status == 1 && unsure.says("Nothing was changed")) << unsure.text;
  EXPECT_EQ(run("delete-table " + open + " --force").status, 0);
}

TEST_F(Administration, ABackupMadeWhileSomebodyPlaysIsAWholeHouse) {
  const std::string copy = folder.path() + "/copy.sqlite";
  {
    const LocalServer server(folder);
    Player one(server.port(), ann, solo, 0);
    one.watch();
    std::atomic<bool> stop = false;
    std::thread player([&] {
      Random random(2);
      while (!stop && one.play_any(random)) {
      }
    });
    const Ran made = run("backup " + copy);
    stop = true;
    player.join();
    EXPECT_TRUE(made.status == 0 && made.says("complete and checked")) << made.text;
  }
  EXPECT_EQ(std::filesystem::status(copy).permissions(),
            std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
  EXPECT_EQ(run("backup " + copy).status, 1) << "it does not replace a file";
  EXPECT_EQ(run("backup " + copy + " --force").status, 0);

  const Folder restored;
  std::filesystem::copy_file(copy, restored.path() + "/roundhouse.sqlite");
  EXPECT_EQ(admin(restored.path(), "check").status, 0);
  const LocalServer server(restored);
  EXPECT_EQ(http(server.port(), "GET", "/api/me", {}, ann).json()["name"], "Annabel");
  Player one(server.port(), ann, running, 0);
  one.watch();
  EXPECT_EQ(one.undo, 3);
}

TEST_F(Administration, DeletesTablesWithAllTheirRows) {
  const std::string number = ask(folder.path(), "SELECT number FROM tables WHERE id='" + running + "'");
  EXPECT_EQ(run("delete-table " + running + " " + open + " --force").text, "2 tables deleted.\n");
  for (const std::string part : {"tables", "seats", "log", "chat"})
    EXPECT_EQ(ask(folder.path(), "SELECT COUNT(*) FROM " + part + " WHERE number=" + number), "0") << part;
  EXPECT_EQ(run("check").status, 0);
  const LocalServer server(folder);
  EXPECT_EQ(http(server.port(), "GET", "/api/tables/" + running).status, 404);
  EXPECT_EQ(http(server.port(), "GET", "/api/tables/" + over).status, 200);
}

TEST_F(Administration, PrunesWhatIsOldAndNeverWhatRuns) {
  EXPECT_EQ(run("prune").status, 1) << "it wants to know what is old";
  EXPECT_EQ(run("prune --finished-older 30 --open-older 30 --force").text, "0 tables deleted.\n");
  ask(folder.path(), "UPDATE tables SET updated=updated-40*86400000");
  EXPECT_EQ(run("prune --finished-older 30 --force").text, "1 table deleted.\n");
  EXPECT_EQ(run("prune --open-older 30 --force").text, "1 table deleted.\n");
  const Ran left = run("tables");
  EXPECT_TRUE(left.says(running) && left.says(solo) && left.says("2 tables.")) << left.text;
}

TEST_F(Administration, LessonsThatNobodyEndedAreForgotten) {
  ask(folder.path(), "UPDATE tables SET purpose=2 WHERE id='" + running + "'");
  EXPECT_TRUE(run("table " + running).says("running, lesson"));
  EXPECT_TRUE(run("tables --json").says("\"practice\":true,\"lesson\":true"));
  EXPECT_EQ(run("prune --lessons-older 30 --force").text, "0 tables deleted.\n");
  ask(folder.path(), "UPDATE tables SET updated=updated-40*86400000");
  EXPECT_EQ(run("prune --lessons-older 30 --force").text, "1 table deleted.\n");
  const Ran left = run("tables");
  EXPECT_TRUE(!left.says(running) && left.says("3 tables.")) << left.text;
  EXPECT_EQ(run("check").status, 0);
}

TEST_F(Administration, APersonGoesAndTheGamesOfOthersStay) {
  const Ran gone = run("delete-person " + ann_id + " --force");
  EXPECT_EQ(gone.status, 0) << gone.text;
  EXPECT_TRUE(gone.says("Tables deleted: 3; seats left without a name: 1.")) << gone.text;
  const std::string everything = [&] {
    std::string text;
    for (const auto& entry : std::filesystem::directory_iterator(folder.path()))
      text += testing::read_file(entry.path());
    return text;
  }();
  EXPECT_EQ(ask(folder.path(), "SELECT COUNT(*) FROM identities WHERE id='" + ann_id + "'"), "0");
  EXPECT_EQ(ask(folder.path(), "SELECT COUNT(*) FROM tokens"), "1");
  EXPECT_EQ(ask(folder.path(), "SELECT COUNT(*) FROM chat"), "0");
  EXPECT_EQ(everything.find("Annabel"), std::string::npos) << "the name is nowhere in the files";
  EXPECT_EQ(run("check").status, 0) << run("check").text;

  const LocalServer server(folder);
  EXPECT_TRUE(http(server.port(), "GET", "/api/me", {}, ann).json()["name"].is_null());
  const Json table = http(server.port(), "GET", "/api/tables/" + running, {}, bo).json();
  EXPECT_EQ(table["host"], bo_id);
  EXPECT_EQ(table["seats"][0]["name"], "?");
  EXPECT_EQ(table["seats"][0]["bot"], "level3");
  // A bot plays on for the one who is gone: Bo can finish the round.
  Player two(server.port(), bo, running, 1);
  two.watch();
  Random random(3);
  const int round = two.view["round"];
  for (int i = 0; i < 40 && two.view["round"] == round; ++i) {
    if (!two.legal.empty()) two.play_any(random);
    while (two.legal.empty() && two.view["round"] == round && two.wait()) {
    }
  }
  EXPECT_GT(two.view["round"].get<int>(), round);
}

TEST_F(Administration, FindsADamagedLogAndCutsItWhereItStopsFitting) {
  const std::string number = ask(folder.path(), "SELECT number FROM tables WHERE id='" + running + "'");
  const std::string rows = ask(folder.path(), "SELECT COUNT(*) FROM log WHERE number=" + number);
  ask(folder.path(), "UPDATE log SET move='draw 99HHHH' WHERE number=" + number + " AND seq=3");
  const Ran found = run("check");
  EXPECT_EQ(found.status, 1);
  EXPECT_TRUE(found.says(running + ": of " + rows + " rows of the log only the first 3 fit the rules.")) << found.text;
  EXPECT_FALSE(found.says(solo)) << found.text;
  EXPECT_EQ(run("repair " + solo).text, solo + " is sound: there is nothing to repair.\n");
  EXPECT_EQ(run("repair " + running).status, 1) << "not without being asked";
  const Ran repaired = run("repair " + running + " --force");
  EXPECT_EQ(repaired.status, 0) << repaired.text;
  const std::string removed = testing::read_file(folder.path() + "/removed-" + running + ".jsonl");
  EXPECT_EQ(std::ranges::count(removed, '\n'), std::stol(rows) - 3);
  EXPECT_NE(removed.find("draw 99HHHH"), std::string::npos);
  EXPECT_EQ(run("check").status, 0) << run("check").text;

  const LocalServer server(folder);
  Player one(server.port(), ann, running, 0);
  one.watch();
  EXPECT_EQ(one.undo, 2);
  EXPECT_FALSE(one.legal.empty());
  EXPECT_EQ(one.move(one.legal[0])["t"], "ok");
}

TEST_F(Administration, NamesEveryKindOfDamage) {
  const auto sql = [&](const std::string& text) { ask(folder.path(), text); };
  const std::string of_solo = " AND number=(SELECT number FROM tables WHERE id='" + solo + "')";
  sql("DELETE FROM log WHERE seq=0" + of_solo);
  sql("UPDATE tables SET state=1 WHERE id='" + over + "'");
  sql("UPDATE tables SET game='chess' WHERE id='" + running + "'");
  sql("INSERT INTO chat(number, seq, name, seat, text, at) VALUES(999,1,'x',0,'y',0)");
  const Ran found = run("check");
  EXPECT_EQ(found.status, 1);
  EXPECT_TRUE(found.says(solo + ": of ")) << found.text;
  EXPECT_TRUE(found.says(over + ": the table is not in the state its log leads to.")) << found.text;
  EXPECT_TRUE(found.says(running + ": frozen; the present rules of chess do not take its moves")) << found.text;
  EXPECT_TRUE(found.says("chat: rows that belong to no table: 1")) << found.text;
  EXPECT_TRUE(found.says("Not sound: 3.")) << found.text;
  EXPECT_EQ(run("repair " + running + " --force").status, 1);
  EXPECT_EQ(run("repair " + over + " --force").status, 0);
  EXPECT_FALSE(run("check").says(over)) << run("check").text;
}

TEST_F(Administration, FindsAResultThatIsNotTheGamesAndRowsThatAreMissing) {
  ask(folder.path(), "UPDATE results SET result='{\"scores\":[999]}'");
  ask(folder.path(), "DELETE FROM log WHERE number=(SELECT number FROM tables WHERE id='" + solo +
                         "') AND seq=(SELECT MAX(seq) FROM log WHERE number=(SELECT number FROM tables WHERE id='" +
                         solo + "'))");
  const Ran found = run("check");
  EXPECT_TRUE(found.says(over + ": its result is not the one its log leads to.")) << found.text;
  EXPECT_TRUE(found.says(solo + ": the log has") && found.says("the end is missing")) << found.text;
  EXPECT_EQ(run("repair " + over + " --force").status, 0);
  EXPECT_EQ(run("repair " + solo + " --force").status, 0);
  EXPECT_EQ(run("check").status, 0) << run("check").text;
  const LocalServer server(folder);
  EXPECT_EQ(http(server.port(), "GET", "/api/tables/" + over, {}, ann).json()["state"], "over");
  Player one(server.port(), ann, solo, 0);
  one.watch();
  EXPECT_FALSE(one.legal.empty());
}

TEST_F(Administration, ADatabaseOfAnotherVersionIsNotTouched) {
  ask(folder.path(), "PRAGMA user_version=1");
  EXPECT_TRUE(run("tables").says("older version"));
  ask(folder.path(), "PRAGMA user_version=99");
  EXPECT_TRUE(run("delete-table " + open + " --force").says("newer version"));
}

}  // namespace
}  // namespace rh::test
