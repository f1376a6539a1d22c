// Luck that can be had again: practice tables, lessons, the dice of a finished game.
#include <map>
#include <sstream>

#include "engine/core/nature.h"
#include "engine/core/record.h"
#include "tests/server/people.h"

namespace rh::test {
namespace {

class Practice : public People {
 protected:
  Answer create(const Json& more, const std::string& path = "/api/tables") {
    Json wanted = {{"game", "toll"}, {"options", {{"rounds", 1}}}, {"seats", Json::array({kMe})}};
    wanted.update(more);
    return http(port, "POST", path, wanted.dump(), ann);
  }
  std::string record(const std::string& id) { return http(port, "GET", "/api/tables/" + id + "/record", "", ann).body; }
  static std::string commitment(std::uint64_t seed) {
    return to_hex(KeyedNature(KeyedNature::secret_of_seed(seed)).commitment());
  }
  // All moves of a game that bots of this level play alone, as its record has them.
  std::string played_by(const std::string& bot, const Json& luck) {
    const Json one = {{"kind", "bot"}, {"bot", bot}};
    Json wanted = {{"game", "railroad_ink"}, {"seats", {one, one}}};
    wanted.update(luck);
    const Json made = http(port, "POST", "/api/tables", wanted.dump(), ann).json();
    if (!made.contains("id")) return made.dump();
    const std::string id = made["id"];
    for (int i = 0; i < 1200 && table(id)["state"] != "over"; ++i)
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
    // Seats draw at the same time: whose move comes first is the threads' luck, what each does is not.
    std::istringstream text(record(id));
    std::map<std::string, std::string> by;
    std::string line, all;
    std::getline(text, line);  // the header names the table's players
    while (std::getline(text, line)) by[line.substr(0, line.find(",\"move\""))] += line + "\n";
    for (const auto& [who, moves] : by) all += moves;
    return all;
  }
};

TEST_F(Practice, DiceFollowFromTheSeedAndItIsSaid) {
  const Json made = create({{"seed", 7}, {"seats", {kMe, kOpen}}}).json();
  EXPECT_EQ(made["practice"], true);
  EXPECT_FALSE(made.contains("lesson"));
  EXPECT_EQ(made["commitment"], commitment(7));
  EXPECT_EQ(create({{"seed", 7}}).json()["commitment"], commitment(7));
  const Json free = create(Json::object()).json();
  EXPECT_FALSE(free.contains("practice"));
  EXPECT_NE(free["commitment"], create(Json::object()).json()["commitment"]);
  restart();
  EXPECT_EQ(table(made["id"])["practice"], true);
  EXPECT_EQ(list(ann).back()["practice"], true);
}

TEST_F(Practice, OddWishesAreRefused) {
  for (const Json& wrong :
       {Json{{"seed", -1}}, Json{{"seed", "7"}}, Json{{"seed", 9007199254740993}}, Json{{"lesson", true}},
        Json{{"lesson", 1}, {"seed", 1}}, Json{{"dice_of", 5}}, Json{{"seed", 1}, {"dice_of", "x"}}})
    EXPECT_EQ(denial(create(wrong)), "400 bad_request") << wrong;
  EXPECT_EQ(denial(create({{"dice_of", "nowhere"}})), "404 gone");
  EXPECT_EQ(denial(create({{"seed", 7}, {"public", true}})), "400 practice");
  const std::string id = create({{"seed", 7}, {"seats", {kMe, kOpen}}}).json()["id"];
  EXPECT_EQ(denial(post(id, "settings", ann, {{"public", true}})), "409 practice");
  EXPECT_EQ(post(id, "settings", ann, {{"public", false}, {"name", "Seven"}}).status, 200);
  const Json campaign = {{"game", "handcar"}, {"options", {{"mode", "campaign"}}}, {"seats", {kMe, kMe}}, {"seed", 7}};
  EXPECT_EQ(denial(http(port, "POST", "/api/campaigns", campaign.dump(), ann)), "400 bad_request");
}

TEST_F(Practice, TheDiceOfAFinishedGameCanBeHadAgain) {
  const std::string first = create(Json::object()).json()["id"];
  EXPECT_EQ(denial(create({{"dice_of", first}})), "409 not_over") << "nobody learns the secret of a running game";
  Player player(port, ann, first, 0);
  player.watch();
  ASSERT_EQ(player.move("pay 2")["t"], "ok");
  const Json again = create({{"dice_of", first}}).json();
  EXPECT_EQ(again["practice"], true);
  EXPECT_EQ(again["commitment"], table(first)["commitment"]);
  EXPECT_EQ(denial(create({{"dice_of", first}, {"game", "railroad_ink"}, {"options", Json::object()}})),
            "400 bad_request");
}

TEST_F(Practice, ALessonIsMarkedAndCountsForNothing) {
  const Json made = create({{"seed", 7}, {"lesson", true}}).json();
  const std::string id = made["id"];
  EXPECT_EQ(made["practice"], true);
  EXPECT_EQ(made["lesson"], true);
  Player player(port, ann, id, 0);
  player.watch();
  ASSERT_EQ(player.move("pay 2")["t"], "ok");
  restart();
  EXPECT_EQ(table(id)["lesson"], true);
  EXPECT_EQ(table(id)["state"], "over");
  EXPECT_EQ(http(port, "GET", "/api/me/results", "", ann).body, "[]");
  // Once more is a game like others.
  const Json next = post(id, "rematch", ann).json();
  EXPECT_FALSE(next.contains("practice") || next.contains("lesson"));
  EXPECT_NE(next["commitment"], commitment(7));
}

TEST_F(Practice, ALessonThatNobodyOpensForAMonthIsForgotten) {
  const auto made = [&](const Json& how) { return create(how).json()["id"].get<std::string>(); };
  const Json lesson = {{"seed", 7}, {"lesson", true}};
  const Json waiting = {{"seed", 7}, {"lesson", true}, {"seats", {kMe, kOpen}}};
  std::vector<std::string> old, kept = {made({{"seed", 7}}), made(Json::object()), made(lesson)};
  for (int i = 0; i < 10; ++i) old.push_back(made(i % 2 == 0 ? lesson : waiting));
  const std::string opened = made(lesson);
  ASSERT_EQ(http(port, "POST", "/api/tables/" + old[1] + "/seats/0/link", "{}", ann).status, 200);
  server.reset();
  const auto age = [&](const std::string& id, int days) {
    run_sql("UPDATE tables SET updated=updated-" + std::to_string(days) + "*86400000 WHERE id='" + id + "'");
  };
  for (const std::string& id : old) age(id, 31);
  for (const std::string& id : {kept[0], kept[1]}) age(id, 400);  // these are no lessons
  age(kept[2], 29);
  age(opened, 29);
  restart();
  EXPECT_EQ(table(opened)["state"], "running");  // somebody looks at it, two days before its time
  const auto left = [&] { return OpenDatabase(folder).ask("SELECT COUNT(*) FROM tables"); };
  for (int i = 0; i < 100 && left() != "4\n"; ++i) std::this_thread::sleep_for(std::chrono::milliseconds(20));
  for (const std::string& id : old) EXPECT_EQ(denial(http(port, "GET", "/api/tables/" + id)), "404 gone");
  for (const char* part : {"seats", "log", "views", "results", "chat"}) {
    const std::string lost =
        std::string("SELECT COUNT(*) FROM ") + part + " WHERE number NOT IN (SELECT number FROM tables)";
    EXPECT_EQ(OpenDatabase(folder).ask(lost), "0\n") << part;
  }
  EXPECT_EQ(OpenDatabase(folder).ask("SELECT COUNT(*) FROM links"), "0\n");
  for (const std::string& id : kept) EXPECT_EQ(http(port, "GET", "/api/tables/" + id).status, 200);
  server.reset();
  age(opened, 29);
  restart();
  std::this_thread::sleep_for(std::chrono::milliseconds(200));
  EXPECT_EQ(left(), "4\n") << "it counts from when it was opened";
}

// The levels are limited by their work: the same luck makes the same game.
TEST_F(Practice, BotsPlayTheSameWithTheSameLuck) {
  const std::string once = played_by("level1", {{"seed", 7}});
  ASSERT_NE(once.find("result"), std::string::npos) << once;
  EXPECT_EQ(once, played_by("level1", {{"seed", 7}}));
  EXPECT_NE(once, played_by("level1", {{"seed", 8}}));
}

TEST_F(Practice, ForWhoeverResignsALevelOfTheMiddlePlaysOn) {
  const std::string id = new_table(port, ann, {kMe, kMe})["id"];
  EXPECT_EQ(seat(id, "resign", ann, 0).json()["seats"][0]["bot"], "level3");
}

}  // namespace
}  // namespace rh::test
