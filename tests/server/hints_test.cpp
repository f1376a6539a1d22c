// What would be best now: of every game that has an adviser, and counted.
#include "bots/advice.h"
#include "tests/server/people.h"

namespace rh::test {
namespace {

class Hints : public People {
 protected:
  std::string create(const Game& game, const Json& seats) {
    const Json wanted = {{"game", game.info().id}, {"seats", seats}};
    return http(port, "POST", "/api/tables", wanted.dump(), ann).json()["id"];
  }
  static Json seats_of(const Game& game) {
    Json seats = Json::array({kMe});
    while (static_cast<int>(seats.size()) < std::max(2, game.info().min_seats)) seats.push_back(kMe);
    return seats;
  }
  static Json ask(Player& player) {
    // Bots think slowly in a program that is made for tests.
    return player.socket.ask({{"t", "hint"}, {"table", player.table}, {"seat", player.seat}}, std::chrono::minutes(1));
  }
};

void expect_forecast(const Json& forecast) {
  EXPECT_TRUE(forecast["points"].is_number() && forecast["spread"].is_number()) << forecast;
  EXPECT_GE(forecast["spread"].get<double>(), 0);
  EXPECT_GE(forecast["win"].get<double>(), 0);
  EXPECT_LE(forecast["win"].get<double>(), 1);
}

TEST_F(Hints, EveryGameAnswersOrSaysThatItCannot) {
  int advised = 0;
  for (const Game* game : games()) {
    const std::string id = create(*game, seats_of(*game));
    const Json seats = table(id)["seats"];
    const auto turn = std::ranges::find_if(seats, [](const Json& one) { return one["to_move"] == true; });
    ASSERT_NE(turn, seats.end()) << game->info().id;
    const auto mine = static_cast<std::size_t>(turn - seats.begin());
    Player player(port, ann, id, static_cast<int>(mine));
    player.watch();
    const Json hint = ask(player);
    if (make_adviser(*game) == nullptr) {
      EXPECT_EQ(hint["code"], "no_hints") << hint;
      continue;
    }
    ++advised;
    EXPECT_EQ(hint["t"], "hint") << hint;
    EXPECT_EQ(hint["table"], id);
    EXPECT_EQ(hint["seat"], mine);
    EXPECT_EQ(hint["v"], player.v);
    EXPECT_EQ(hint["hints"], 1);
    EXPECT_EQ(hint["estimate"].size(), table(id)["seats"].size());
    for (const Json& forecast : hint["estimate"]) expect_forecast(forecast);
    ASSERT_FALSE(hint["moves"].empty());
    EXPECT_LE(hint["moves"].size(), 8u);
    for (const Json& move : hint["moves"]) {
      EXPECT_NE(std::ranges::find(player.legal, move["move"]), player.legal.end()) << move;
      expect_forecast(move);
      EXPECT_TRUE(move["then"].is_array());
      if (move.contains("reason")) EXPECT_TRUE(move["reason"]["c"].is_string() && move["reason"]["a"].is_object());
    }
    // Asked again it is the same answer, and not counted; after a move it is another question.
    EXPECT_EQ(ask(player)["moves"], hint["moves"]);
    EXPECT_EQ(table(id, ann)["seats"][mine]["hints"], 1);
    ASSERT_EQ(player.move(hint["moves"][0]["move"])["t"], "ok");
    // Only its player knows of it, before and after a restart.
    restart();
    EXPECT_EQ(table(id, ann)["seats"][mine]["hints"], 1);
    EXPECT_FALSE(table(id, bo)["seats"][mine].contains("hints"));
    EXPECT_FALSE(table(id)["seats"][mine].contains("hints"));
  }
  EXPECT_GE(advised, 1);
}

TEST_F(Hints, AreForWhoeverIsToMove) {
  const Game& game = *find_game("railroad_ink");
  const std::string id = create(game, {kMe, kOpen});
  Player player(port, ann, id, 0);
  player.watch();
  EXPECT_EQ(ask(player)["code"], "not_running");
  ASSERT_EQ(seat(id, "sit", bo, 1).status, 200);
  ASSERT_EQ(post(id, "start", ann).status, 200);
  Player other(port, bo, id, 0), spectator(port, "", id, 0);
  EXPECT_EQ(ask(other)["code"], "not_yours");
  EXPECT_EQ(ask(spectator)["code"], "not_yours");
  EXPECT_EQ(player.socket.ask({{"t", "hint"}, {"table", id}})["code"], "bad_message");
  player.watch();
  Random random(1);
  for (int i = 0; i < 60 && !player.legal.empty(); ++i) ASSERT_TRUE(player.play_any(random));
  EXPECT_EQ(ask(player)["code"], "not_to_move") << "done with this round";
  ASSERT_EQ(seat(id, "resign", ann, 0).status, 200);
  EXPECT_EQ(ask(player)["code"], "not_yours");
}

}  // namespace
}  // namespace rh::test
