// Once more: the other people are asked, and nobody is seated without a yes.
#include "tests/server/people.h"

namespace rh::test {
namespace {

class Rematch : public People {
 protected:
  // A game that is over, of Ann (host, seat 0), Bo (seat 1) and whoever else. All resign: bots end it.
  std::string finished(const Json& more = Json::array()) {
    const std::string id = table_of_two(true, more);
    const Json seats = table(id, ann)["seats"];
    for (std::size_t s = 0; s < seats.size(); ++s) {
      if (seats[s]["kind"] == "bot") continue;
      EXPECT_EQ(seat(id, "resign", seats[s]["mine"] == true ? ann : bo, static_cast<int>(s)).status, 200);
    }
    for (int i = 0; i < 600 && table(id)["state"] != "over"; ++i)
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
    return id;
  }
};

TEST_F(Rematch, AsksTheOthersAndBeginsWhenTheyHaveComeEvenAfterARestart) {
  const std::string id = finished();
  Player other(port, bo, id, 1);
  other.watch();
  EXPECT_EQ(denial(post(id, "rematch", cy)), "403 not_yours");
  const Json asked = post(id, "rematch", ann).json();
  const std::string next = asked["id"];
  EXPECT_EQ(asked["state"], "open");
  EXPECT_EQ(asked["previous"], id);
  EXPECT_EQ(asked["seats"][0]["mine"], true);
  EXPECT_EQ(asked["seats"][1]["kind"], "invited");
  EXPECT_EQ(asked["seats"][1]["name"], "Bo");
  EXPECT_EQ(other.socket.expect("info")["info"]["next"], next);
  EXPECT_EQ(list(bo)[0]["id"], next);
  EXPECT_EQ(table(next, bo)["seats"][1]["invites_me"], true);
  EXPECT_EQ(denial(post(next, "start", ann)), "409 seats_invited");
  EXPECT_EQ(denial(seat(next, "sit", cy, 1)), "403 not_invited");
  restart();
  Player host(port, ann, next, 0);
  host.watch();
  const Json begun = seat(next, "sit", bo, 1).json();
  EXPECT_EQ(begun["state"], "running");
  EXPECT_EQ(begun["seats"][1]["mine"], true);
  EXPECT_EQ(host.socket.expect("view")["info"]["state"], "running");
  restart();
  EXPECT_EQ(table(next)["state"], "running");
}

TEST_F(Rematch, TwoWhoAskAtTheSameTimeMeetAtOneTable) {
  const std::string id = finished();
  Json by_ann, by_bo;
  {
    const std::jthread one([&] { by_ann = post(id, "rematch", ann).json(); });
    const std::jthread two([&] { by_bo = post(id, "rematch", bo).json(); });
  }
  EXPECT_EQ(by_ann["id"], by_bo["id"]);
  const Json now = table(by_ann["id"], bo);
  EXPECT_EQ(now["state"], "running");  // to ask for the same is to accept
  EXPECT_EQ(now["seats"][1]["mine"], true);
}

TEST_F(Rematch, OneDeclinesAndTheHostGoesOnWithoutThem) {
  const std::string id = finished();
  const std::string next = post(id, "rematch", bo).json()["id"];
  EXPECT_EQ(table(next)["host"], id_of(bo));
  Player host(port, bo, next, 1);
  host.watch();
  EXPECT_EQ(seat(next, "uninvite", ann, 0).json()["seats"][0]["kind"], "open");
  EXPECT_EQ(host.socket.expect("info")["info"]["seats"][0]["kind"], "open");
  // A free seat that somebody else takes does not begin the game: that is the host's to say.
  EXPECT_EQ(seat(next, "sit", cy, 0).json()["state"], "open");
  EXPECT_EQ(post(next, "start", bo).json()["state"], "running");
}

TEST_F(Rematch, AfterTheQuestionWasTakenBackItCanBeAskedAgain) {
  const std::string id = finished();
  const std::string first = post(id, "rematch", ann).json()["id"];
  ASSERT_EQ(post(first, "close", ann).status, 200);
  const std::string second = post(id, "rematch", bo).json()["id"];
  EXPECT_NE(first, second);
  EXPECT_EQ(table(id)["next"], second);
  EXPECT_EQ(post(id, "rematch", ann).json()["state"], "running");
}

TEST_F(Rematch, AloneWithBotsItBeginsAtOnce) {
  const std::string id = new_table(port, ann, {kMe, kBot})["id"];
  ASSERT_EQ(seat(id, "resign", ann, 0).status, 200);
  for (int i = 0; i < 600 && table(id)["state"] != "over"; ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  const Json next = post(id, "rematch", ann).json();
  EXPECT_EQ(next["state"], "running");
  EXPECT_EQ(next["seats"][0]["resigned"], false);
  EXPECT_EQ(next["seats"][1]["bot"], "random");
}

TEST_F(Rematch, ThoseAtOneScreenComeAndGoTogether) {
  const Json local = {{"kind", "local"}, {"name", "Dee"}};
  const std::string id = finished(Json::array({local, kBot}));
  const std::string next = post(id, "rematch", bo).json()["id"];
  const Json asked = table(next, ann);
  EXPECT_EQ(asked["seats"][0]["invites_me"], true);
  EXPECT_EQ(asked["seats"][2]["kind"], "local");
  EXPECT_EQ(asked["seats"][2]["name"], "Dee");
  EXPECT_EQ(asked["seats"][3]["kind"], "bot");
  const Json declined = seat(next, "uninvite", ann, 0).json();
  EXPECT_EQ(declined["seats"][0]["kind"], "open");
  EXPECT_EQ(declined["seats"][2]["kind"], "open");
}

}  // namespace
}  // namespace rh::test
