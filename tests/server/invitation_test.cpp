// Seats kept for one named person: by a personal link, or for somebody the host has played with.
#include "tests/server/people.h"

namespace rh::test {
namespace {

const Json kOlena = {{"kind", "person"}, {"name", "Олена"}};

class Invitation : public People {
 protected:
  std::string link(const std::string& id) { return People::link(id, ann, 1); }
  // Ann and Bo have played together.
  void meet() { (void)table_of_two(true); }
  Json invite_bo() { return new_table(port, ann, {kMe, {{"kind", "person"}, {"id", id_of(bo)}}}); }
};

TEST_F(Invitation, ASeatIsKeptForTheHolderOfThePersonalLink) {
  const Json made = new_table(port, ann, {kMe, kOlena});
  const std::string id = made["id"];
  EXPECT_EQ(made["state"], "open");
  EXPECT_EQ(made["seats"][1]["kind"], "invited");
  EXPECT_EQ(made["seats"][1]["name"], "Олена");
  EXPECT_EQ(made["seats"][1]["mine"], false);
  EXPECT_EQ(seat(id, "sit", bo, 1).json()["error"], "not_invited");
  EXPECT_EQ(seat(id, "sit", ann, 1).json()["error"], "not_invited");
  EXPECT_EQ(post(id, "start", ann).json()["error"], "seats_invited");
  EXPECT_EQ(post(id, "start", ann, {{"bots", "random"}}).json()["error"], "seats_invited");

  EXPECT_EQ(post(id, "seats/1/link", bo).json()["error"], "not_host");
  const std::string code = link(id);
  EXPECT_EQ(code.size(), 43u);
  EXPECT_EQ(claim(code, ann).json()["error"], "own_invitation");
  const Json taken = claim(code, bo).json();
  EXPECT_EQ(taken["seats"][1]["kind"], "person");
  EXPECT_EQ(taken["seats"][1]["name"], "Bo");
  EXPECT_EQ(taken["seats"][1]["mine"], true);
  EXPECT_EQ(claim(code, cy).json()["error"], "bad_code");
  EXPECT_EQ(post(id, "start", ann).json()["state"], "running");
}

TEST_F(Invitation, OnlyTheNewestLinkIsGoodAndTheHostIsTheOnlyOneToGetIt) {
  const std::string id = new_table(port, ann, {kMe, kOlena, kOpen})["id"];
  const std::string first = link(id), second = link(id);
  EXPECT_EQ(claim(first, bo).json()["error"], "bad_code");
  // Nobody learns a link by looking at the table.
  for (const std::string& who : {ann, bo, std::string()}) {
    const std::string seen = http(port, "GET", "/api/tables/" + id, "", who).body;
    EXPECT_EQ(seen.find(second), std::string::npos);
  }
  EXPECT_EQ(claim(second, bo).status, 200);
}

TEST_F(Invitation, IsReadStrictly) {
  const auto status = [&](const Json& wanted) {
    const Json body = {{"game", "railroad_ink"}, {"seats", {kMe, wanted}}};
    return http(port, "POST", "/api/tables", body.dump(), ann).status;
  };
  for (const Json& wanted :
       {Json{{"kind", "person"}}, Json{{"kind", "person"}, {"name", ""}}, Json{{"kind", "person"}, {"name", "   "}},
        Json{{"kind", "person"}, {"name", 5}}, Json{{"kind", "person"}, {"name", std::string(25, 'x')}},
        Json{{"kind", "person"}, {"name", "a"}, {"id", "p_1"}}, Json{{"kind", "person"}, {"id", 7}},
        Json{{"kind", "person"}, {"id", ""}}, Json{{"kind", "invited"}, {"name", "a"}}}) {
    EXPECT_EQ(status(wanted), 400) << wanted.dump();
  }
  EXPECT_EQ(status(kOlena), 200);
}

TEST_F(Invitation, PeopleAreThoseOneHasPlayedWith) {
  EXPECT_EQ(http(port, "GET", "/api/people").body, "[]");
  const std::string open = new_table(port, ann, {kMe, kOpen})["id"];
  ASSERT_EQ(seat(open, "sit", cy, 1).status, 200);  // never started: that is no game together
  meet();
  meet();
  ASSERT_EQ(people(ann).size(), 1u);
  EXPECT_EQ(people(ann)[0]["name"], "Bo");
  EXPECT_EQ(people(ann)[0]["id"], id_of(bo));
  EXPECT_EQ(people(bo)[0]["name"], "Ann");
  EXPECT_EQ(people(cy).size(), 0u);
  // The id opens nothing.
  EXPECT_EQ(http(port, "GET", "/api/me", "", "rh_token=" + id_of(bo)).body, R"({"name":null})");
}

TEST_F(Invitation, SomebodyKnownFindsItAmongTheirTablesAndSitsDown) {
  meet();
  const Json made = invite_bo();
  const std::string id = made["id"];
  EXPECT_EQ(made["seats"][1]["name"], "Bo");
  EXPECT_EQ(made["seats"][1]["invites_me"], false);
  const Json mine = list(bo);
  ASSERT_EQ(mine.size(), 2u);
  EXPECT_EQ(mine[0]["id"], id);
  EXPECT_EQ(mine[0]["seats"][1]["invites_me"], true);
  EXPECT_EQ(mine[0]["seats"][1]["mine"], false);
  EXPECT_EQ(list(cy).size(), 0u);
  Player watcher(port, bo, id, 1);
  EXPECT_EQ(watcher.watch()["code"], "not_yours");  // invited is not seated

  const std::string code = link(id);
  EXPECT_EQ(seat(id, "sit", cy, 1).json()["error"], "not_invited");
  EXPECT_EQ(seat(id, "sit", bo, 1).json()["seats"][1]["mine"], true);
  EXPECT_EQ(claim(code, cy).json()["error"], "bad_code");  // the link went with the seat
}

TEST_F(Invitation, OnlyPeopleOneHasPlayedWithCanBeChosenAndEachOnce) {
  const auto error = [&](const Json& seats) { return new_table(port, ann, seats)["error"]; };
  const Json known = {{"kind", "person"}, {"id", id_of(bo)}};
  EXPECT_EQ(error({kMe, known}), "unknown_person");
  EXPECT_EQ(error({kMe, {{"kind", "person"}, {"id", "p_nobody"}}}), "unknown_person");
  EXPECT_EQ(error({kMe, {{"kind", "person"}, {"id", id_of(ann)}}}), "bad_request");  // sits there already
  meet();
  EXPECT_EQ(error({kMe, known, known}), "bad_request");
  for (int i = 0; i < 10; ++i) EXPECT_TRUE(invite_bo().contains("id"));
  EXPECT_EQ(error({kMe, known}), "too_many");
}

TEST_F(Invitation, TheHostWithdrawsAndTheInvitedDeclines) {
  meet();
  const std::string id = invite_bo()["id"];
  Player host(port, ann, id, 0);
  host.watch();
  EXPECT_EQ(seat(id, "uninvite", cy, 1).json()["error"], "not_host");
  EXPECT_EQ(seat(id, "uninvite", ann, 9).json()["error"], "no_such_seat");
  EXPECT_EQ(seat(id, "uninvite", ann, 0).json()["error"], "seat_taken");
  EXPECT_EQ(seat(id, "uninvite", bo, 1).json()["seats"][1]["kind"], "open");
  EXPECT_EQ(host.socket.expect("info")["info"]["seats"][1]["kind"], "open");
  EXPECT_EQ(list(bo).size(), 1u);

  const std::string other = new_table(port, ann, {kMe, kOlena})["id"];
  const std::string code = link(other);
  EXPECT_EQ(seat(other, "uninvite", ann, 1).json()["seats"][1]["name"], "");
  EXPECT_EQ(claim(code, bo).json()["error"], "bad_code");
  EXPECT_EQ(seat(other, "sit", cy, 1).status, 200);
  EXPECT_EQ(seat(other, "uninvite", ann, 1).json()["error"], "seat_taken");
}

TEST_F(Invitation, SurvivesARestart) {
  meet();
  const std::string known = invite_bo()["id"], by_link = new_table(port, ann, {kMe, kOlena})["id"];
  const std::string code = link(by_link);
  http(port, "PUT", "/api/me", R"({"name":"Bob"})", bo);
  restart();
  EXPECT_EQ(http(port, "GET", "/api/tables/" + known).json()["seats"][1]["name"], "Bob");
  EXPECT_EQ(list(bo)[0]["seats"][1]["invites_me"], true);
  EXPECT_EQ(seat(by_link, "sit", bo, 1).json()["error"], "not_invited");
  EXPECT_EQ(seat(known, "sit", bo, 1).status, 200);
  EXPECT_EQ(claim(code, cy).json()["seats"][1]["mine"], true);
  restart();
  EXPECT_EQ(claim(code, bo).json()["error"], "bad_code");
  EXPECT_EQ(http(port, "GET", "/api/tables/" + by_link, "", cy).json()["seats"][1]["mine"], true);
}

// A database as the version before made it.
TEST_F(Invitation, ADatabaseOfVersion1IsTakenOver) {
  const std::string id = new_table(port, ann, {kMe, kOpen})["id"];
  server.reset();
  run_sql(kBackToVersion2);
  run_sql(
      "ALTER TABLE links DROP COLUMN invitation; DROP INDEX links_of_table; DROP TABLE chat; PRAGMA user_version=1");
  restart();
  EXPECT_EQ(http(port, "GET", "/api/tables/" + id).json()["state"], "open");
  const std::string fresh = new_table(port, ann, {kMe, kOlena})["id"];
  EXPECT_EQ(claim(link(fresh), bo).status, 200);
}

}  // namespace
}  // namespace rh::test
