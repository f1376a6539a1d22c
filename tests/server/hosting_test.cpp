// What a host may do to defend a table, and what the others may do without one.
#include "tests/server/people.h"

namespace rh::test {
namespace {

class Hosting : public People {
 protected:
  Json say(WebSocket& socket, const std::string& id, const std::string& text = "x") {
    return socket.ask({{"t", "say"}, {"table", id}, {"text", text}});
  }
  Answer mute(const std::string& id, const std::string& cookie, const std::string& person, bool muted = true) {
    return post(id, "mute", cookie, {{"id", person}, {"muted", muted}});
  }
  Json listed() { return http(port, "GET", "/api/tables?list=public").json(); }
};

TEST_F(Hosting, AGuestIsRemovedAndCannotComeBack) {
  const std::string id = table_of_two(false);
  Player guest(port, bo, id, 1), host(port, ann, id, 0);
  guest.watch();
  host.watch();
  EXPECT_EQ(denial(seat(id, "remove", bo, 0)), "403 not_host");
  EXPECT_EQ(denial(seat(id, "remove", cy, 1)), "403 not_host");
  EXPECT_EQ(denial(seat(id, "remove", ann, 9)), "404 no_such_seat");
  EXPECT_EQ(denial(seat(id, "remove", ann, 0)), "409 yourself");
  EXPECT_EQ(denial(post(id, "remove", ann)), "400 bad_request");
  EXPECT_EQ(denial(post(id, "remove", ann, {{"seat", 1}, {"why", "rude"}})), "400 bad_request");

  EXPECT_EQ(seat(id, "remove", ann, 1).json()["seats"][1]["kind"], "open");
  EXPECT_EQ(guest.socket.expect("seat")["gone"], "removed");
  EXPECT_EQ(host.socket.expect("info")["info"]["seats"][1]["kind"], "open");
  EXPECT_EQ(list(bo).size(), 0u);
  EXPECT_EQ(denial(seat(id, "remove", ann, 1)), "409 nobody");
  for (const bool after_restart : {false, true}) {
    if (after_restart) restart();
    EXPECT_EQ(denial(seat(id, "sit", bo, 1)), "403 removed");
    EXPECT_EQ(table(id, bo)["silent"], "muted");
  }
  EXPECT_EQ(seat(id, "sit", cy, 1).status, 200);                 // others may
  EXPECT_EQ(denial(claim(link(id, cy, 1), bo)), "403 removed");  // and cannot pass the seat on to them
}

TEST_F(Hosting, ABotTakesAFreeSeatAndGoesAgain) {
  const std::string id = table_of_two(false, Json::array({kOpen}));
  Player guest(port, bo, id, 1);
  guest.watch();
  const auto put = [&](const std::string& who, int number, const std::string& bot) {
    return post(id, "bot", who, {{"seat", number}, {"bot", bot}});
  };
  const int mark = table(id)["seats"][2]["mark"];
  const Json filled = put(ann, 2, "level2").json()["seats"][2];
  EXPECT_EQ(filled["kind"], "bot");
  EXPECT_EQ(filled["bot"], "level2");
  EXPECT_EQ(filled["mark"], mark) << "the seat keeps its colour";
  EXPECT_EQ(guest.socket.expect("info")["info"]["seats"][2]["kind"], "bot");
  EXPECT_EQ(put(ann, 2, "level4").json()["seats"][2]["bot"], "level4") << "another level";
  EXPECT_EQ(denial(seat(id, "sit", cy, 2)), "409 seat_taken");
  restart();
  EXPECT_EQ(table(id)["state"], "open") << "the host begins, not the last seat";
  EXPECT_EQ(table(id)["seats"][2]["bot"], "level4");

  EXPECT_EQ(denial(put(bo, 2, "level1")), "403 not_host");
  EXPECT_EQ(denial(seat(id, "remove", bo, 2)), "403 not_host");
  EXPECT_EQ(denial(put(ann, 0, "level1")), "409 seat_taken");
  EXPECT_EQ(denial(put(ann, 1, "level1")), "409 seat_taken");
  EXPECT_EQ(denial(put(ann, 3, "level1")), "404 no_such_seat");
  EXPECT_EQ(denial(put(ann, 2, "oracle")), "400 unknown_bot");
  EXPECT_EQ(denial(put(ann, 2, "")), "400 bad_request");
  EXPECT_EQ(denial(seat(id, "bot", ann, 2)), "400 bad_request");
  EXPECT_EQ(denial(post(id, "bot", ann, {{"seat", 2}, {"bot", "level1"}, {"why", 1}})), "400 bad_request");

  EXPECT_EQ(seat(id, "remove", ann, 2).json()["seats"][2]["kind"], "open");
  EXPECT_EQ(table(id)["seats"][2]["mark"], mark);
  EXPECT_EQ(seat(id, "sit", cy, 2).status, 200) << "it is free for anybody again";
  ASSERT_EQ(seat(id, "leave", cy, 2).status, 200);
  ASSERT_EQ(put(ann, 2, "level1").status, 200);
  const Json begun = post(id, "start", ann).json();
  EXPECT_EQ(begun["state"], "running");
  EXPECT_EQ(begun["seats"][2]["bot"], "level1");
  EXPECT_EQ(denial(put(ann, 2, "level3")), "409 already_started");
  EXPECT_EQ(denial(seat(id, "remove", ann, 2)), "409 nobody");
}

TEST_F(Hosting, ASeatKeptForSomebodyIsNoPlaceForABot) {
  const std::string id = new_table(port, ann, {kMe, {{"kind", "person"}, {"name", "Zed"}}})["id"];
  EXPECT_EQ(denial(post(id, "bot", ann, {{"seat", 1}, {"bot", "level1"}})), "409 seat_taken");
  EXPECT_EQ(table(id)["seats"][1]["kind"], "invited");
}

TEST_F(Hosting, ABotPlaysOnForSomebodyRemovedFromARunningGame) {
  const std::string id = table_of_two(true);
  Player guest(port, bo, id, 1), host(port, ann, id, 0), spectator(port, "", id, -1);
  guest.watch();
  host.watch();
  spectator.watch();
  const std::string code = link(id, bo, 1);
  const Json after = seat(id, "remove", ann, 1).json();
  EXPECT_EQ(after["state"], "running");
  EXPECT_EQ(after["seats"][1]["name"], "Bo");
  EXPECT_EQ(after["seats"][1]["resigned"], true);
  EXPECT_FALSE(after["seats"][1].contains("id"));
  EXPECT_EQ(guest.socket.expect("seat")["gone"], "removed");
  // The log says so, to everybody.
  for (Player* player : {&host, &spectator}) {
    while (player->events.empty() && player->wait()) {
    }
    ASSERT_FALSE(player->events.empty());
    EXPECT_EQ(player->events[0]["c"], "removed");
    EXPECT_EQ(player->events[0]["by"], 1);
  }
  EXPECT_EQ(guest.watch()["code"], "not_yours");
  EXPECT_EQ(guest.move("done")["code"], "not_yours");
  EXPECT_EQ(denial(claim(code, cy)), "404 bad_code");
  EXPECT_EQ(denial(seat(id, "remove", ann, 1)), "409 nobody");
  EXPECT_EQ(list(bo).size(), 0u);
  restart();
  EXPECT_EQ(list(bo).size(), 0u);
  ASSERT_EQ(seat(id, "resign", ann, 0).status, 200);
  std::string state;
  for (int i = 0; i < 600 && state != "over"; ++i) {
    state = table(id)["state"];
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  EXPECT_EQ(state, "over");
  EXPECT_EQ(denial(seat(id, "remove", ann, 1)), "409 not_running");
  // Whoever was removed is not asked again: the bot keeps the seat, and the game begins at once.
  const Json next = post(id, "rematch", ann).json();
  EXPECT_EQ(next["state"], "running");
  EXPECT_EQ(next["seats"][1]["kind"], "bot");
  EXPECT_EQ(denial(post(id, "rematch", bo)), "403 not_yours");
}

TEST_F(Hosting, WhoeverSitsTwiceIsRemovedFromBothSeats) {
  const std::string id = table_of_two(false, Json::array({kOpen}));
  ASSERT_EQ(seat(id, "sit", bo, 2).status, 200);
  const Json after = seat(id, "remove", ann, 1).json();
  EXPECT_EQ(after["seats"][1]["kind"], "open");
  EXPECT_EQ(after["seats"][2]["kind"], "open");
}

TEST_F(Hosting, AGuestGetsUpBeforeTheStart) {
  const std::string id = table_of_two(false);
  Player guest(port, bo, id, 1);
  guest.watch();
  EXPECT_EQ(denial(seat(id, "leave", cy, 1)), "403 not_yours");
  EXPECT_EQ(denial(seat(id, "leave", ann, 9)), "403 not_yours");
  EXPECT_EQ(seat(id, "leave", bo, 1).json()["seats"][1]["kind"], "open");
  EXPECT_EQ(guest.socket.expect("seat")["gone"], "left");
  EXPECT_EQ(list(bo).size(), 0u);
  restart();
  EXPECT_EQ(table(id)["seats"][1]["kind"], "open");
  ASSERT_EQ(seat(id, "sit", bo, 1).status, 200);  // and may come back
  ASSERT_EQ(post(id, "start", ann).status, 200);
  EXPECT_EQ(denial(seat(id, "leave", bo, 1)), "409 already_started");
}

TEST_F(Hosting, AHostWhoLeavesHandsTheTableOverOrClosesIt) {
  const Json local = {{"kind", "local"}, {"name", "Dee"}};
  const std::string id = table_of_two(false, Json::array({local}));
  const Json after = seat(id, "leave", ann, 0).json();
  EXPECT_EQ(after["state"], "open");
  EXPECT_EQ(after["host"], id_of(bo));
  EXPECT_EQ(after["seats"][0]["kind"], "open");
  EXPECT_EQ(after["seats"][2]["kind"], "open");  // whoever shares the host's screen goes too
  EXPECT_EQ(denial(post(id, "start", ann)), "403 not_host");
  restart();
  EXPECT_EQ(table(id)["host"], id_of(bo));
  EXPECT_EQ(seat(id, "leave", bo, 1).json()["state"], "closed");
  EXPECT_EQ(denial(seat(id, "sit", cy, 0)), "409 closed");
}

TEST_F(Hosting, AClosedTableIsGoneFromTheLists) {
  const std::string id = table_of_two(false, Json::array({kOpen}), true);
  Player spectator(port, "", id, -1);
  spectator.watch();
  EXPECT_EQ(listed().size(), 1u);
  EXPECT_EQ(denial(post(id, "close", bo)), "403 not_host");
  EXPECT_EQ(denial(post(id, "close", ann, {{"seat", 1}})), "400 bad_request");
  EXPECT_EQ(post(id, "close", ann).json()["state"], "closed");
  EXPECT_EQ(spectator.socket.expect("info")["info"]["state"], "closed");
  EXPECT_EQ(post(id, "close", ann).status, 200);  // once more is harmless
  for (const bool after_restart : {false, true}) {
    if (after_restart) restart();
    EXPECT_EQ(listed().size(), 0u);
    EXPECT_EQ(list(ann).size(), 0u);
    EXPECT_EQ(list(bo).size(), 0u);
    EXPECT_EQ(table(id)["state"], "closed");
    EXPECT_EQ(denial(seat(id, "sit", cy, 2)), "409 closed");
    EXPECT_EQ(denial(seat(id, "leave", bo, 1)), "409 closed");
    EXPECT_EQ(denial(post(id, "start", ann, {{"bots", "random"}})), "409 closed");
    EXPECT_EQ(denial(post(id, "settings", ann, {{"public", false}})), "409 closed");
    EXPECT_EQ(denial(seat(id, "remove", ann, 1)), "409 not_running");
    EXPECT_EQ(denial(seat(id, "resign", ann, 0)), "409 not_running");
    EXPECT_EQ(denial(post(id, "rematch", ann)), "409 not_over");
    WebSocket socket(port, ann);
    EXPECT_EQ(say(socket, id)["code"], "closed");
  }
  EXPECT_EQ(people(ann).size(), 0u);  // nobody has played there
}

TEST_F(Hosting, ClosingWithdrawsInvitations) {
  (void)table_of_two(true);
  const std::string id = new_table(port, ann, {kMe, {{"kind", "person"}, {"id", id_of(bo)}}})["id"];
  const std::string code = link(id, ann, 1);
  ASSERT_EQ(list(bo).size(), 2u);
  ASSERT_EQ(post(id, "close", ann).status, 200);
  EXPECT_EQ(list(bo).size(), 1u);
  EXPECT_EQ(denial(claim(code, cy)), "404 bad_code");
}

TEST_F(Hosting, ARunningGameIsClosedOnlyByWhoPlaysItAlone) {
  const std::string id = table_of_two(true);
  EXPECT_EQ(denial(post(id, "close", ann)), "409 others_play");
  ASSERT_EQ(seat(id, "resign", bo, 1).status, 200);
  EXPECT_EQ(post(id, "close", ann).json()["state"], "closed");

  const std::string alone = new_table(port, ann, {kMe, kBot, kBot})["id"];
  Player player(port, ann, alone, 0);
  player.watch();
  EXPECT_EQ(post(alone, "close", ann).json()["state"], "closed");
  EXPECT_EQ(player.move("done")["code"], "not_running");
  EXPECT_EQ(http(port, "GET", "/api/tables/" + alone + "/record", "", ann).status, 409);
  restart();
  Player again(port, ann, alone, 0);
  again.watch();
  EXPECT_TRUE(again.view.is_null());
  EXPECT_EQ(again.info["state"], "closed");
}

TEST_F(Hosting, SettingsAreTheHosts) {
  const std::string id = table_of_two(true);
  Player guest(port, bo, id, 1);
  guest.watch();
  EXPECT_EQ(denial(post(id, "settings", bo, {{"public", true}})), "403 not_host");
  EXPECT_EQ(denial(post(id, "settings", ann, {{"public", 1}})), "400 bad_request");
  EXPECT_EQ(denial(post(id, "settings", ann, {{"game", "other"}})), "400 bad_request");
  EXPECT_EQ(denial(post(id, "settings", ann, {{"name", "\n"}})), "400 bad_name");
  EXPECT_EQ(denial(post(id, "settings", ann, {{"name", std::string(61, 'x')}})), "400 bad_name");
  EXPECT_EQ(post(id, "settings", ann, {{"name", "Депо 7"}}).json()["name"], "Депо 7");
  EXPECT_EQ(guest.socket.expect("info")["info"]["name"], "Депо 7");
  const Json after = post(id, "settings", ann, {{"public", true}, {"spectator_chat", true}}).json();
  EXPECT_EQ(after["name"], "Депо 7");  // what is not given stays
  EXPECT_EQ(listed().size(), 1u);
  restart();
  EXPECT_EQ(table(id)["spectator_chat"], true);
  EXPECT_EQ(table(id)["name"], "Депо 7");
  EXPECT_EQ(post(id, "settings", ann, {{"public", false}, {"name", ""}}).json()["name"], "");
  EXPECT_EQ(listed().size(), 0u);
}

TEST_F(Hosting, SpectatorsWriteWhereTheHostAllowsIt) {
  const std::string id = table_of_two(true);
  WebSocket host(port, ann), guest(port, bo), spectator(port, cy), stranger(port, "");
  EXPECT_EQ(say(host, id)["t"], "ok");
  EXPECT_EQ(say(guest, id)["t"], "ok");
  EXPECT_EQ(say(spectator, id)["code"], "not_at_table");
  EXPECT_EQ(table(id, cy)["silent"], "not_at_table");
  EXPECT_EQ(table(id)["silent"], "not_at_table");
  EXPECT_FALSE(table(id, bo).contains("silent"));
  ASSERT_EQ(post(id, "settings", ann, {{"spectator_chat", true}}).status, 200);
  EXPECT_EQ(say(spectator, id)["t"], "ok");
  EXPECT_FALSE(table(id, cy).contains("silent"));
  EXPECT_EQ(say(stranger, id)["code"], "no_name");
  ASSERT_EQ(post(id, "settings", ann, {{"spectator_chat", false}}).status, 200);
  EXPECT_EQ(say(spectator, id)["code"], "not_at_table");
  // From the start on, if the host wants it so.
  const Json open = {{"game", "railroad_ink"}, {"seats", {kMe, kOpen}}, {"spectator_chat", true}};
  const std::string other = http(port, "POST", "/api/tables", open.dump(), ann).json()["id"];
  EXPECT_EQ(say(spectator, other)["t"], "ok");
}

TEST_F(Hosting, TheInvitedMayWriteBeforeTheySit) {
  (void)table_of_two(true);
  const std::string id = new_table(port, ann, {kMe, {{"kind", "person"}, {"id", id_of(bo)}}})["id"];
  WebSocket invited(port, bo), spectator(port, cy);
  EXPECT_EQ(say(invited, id, "Two minutes, please")["t"], "ok");
  EXPECT_EQ(say(spectator, id)["code"], "not_at_table");
}

TEST_F(Hosting, SomebodyMutedIsHeardNoMore) {
  const std::string id = table_of_two(true);
  WebSocket guest(port, bo), spectator(port, cy);
  const std::string bo_id = id_of(bo), cy_id = id_of(cy);
  EXPECT_EQ(denial(mute(id, bo, id_of(ann))), "403 not_host");
  EXPECT_EQ(denial(mute(id, ann, id_of(ann))), "409 yourself");
  EXPECT_EQ(denial(mute(id, ann, "p_nobody")), "409 nobody");
  EXPECT_EQ(denial(mute(id, ann, cy_id)), "409 nobody");  // only watches, and has said nothing
  EXPECT_EQ(denial(post(id, "mute", ann, {{"id", bo_id}})), "400 bad_request");

  EXPECT_EQ(mute(id, ann, bo_id).json()["muted"], Json::array({bo_id}));
  EXPECT_EQ(say(guest, id)["code"], "muted");
  EXPECT_FALSE(table(id, bo).contains("muted"));  // who is muted is the host's business
  ASSERT_EQ(post(id, "settings", ann, {{"spectator_chat", true}}).status, 200);
  ASSERT_EQ(say(spectator, id, "Boo")["t"], "ok");
  ASSERT_EQ(mute(id, ann, cy_id).status, 200);
  EXPECT_EQ(say(spectator, id)["code"], "muted");
  restart();
  WebSocket again(port, bo);
  EXPECT_EQ(say(again, id)["code"], "muted");
  EXPECT_EQ(table(id, ann)["muted"].size(), 2u);
  ASSERT_EQ(mute(id, ann, bo_id, false).status, 200);
  EXPECT_EQ(say(again, id)["t"], "ok");
}

TEST_F(Hosting, WhatIsSaidTellsWhoSaidIt) {
  const std::string id = table_of_two(true);
  WebSocket guest(port, bo);
  ASSERT_EQ(say(guest, id)["t"], "ok");
  for (const bool after_restart : {false, true}) {
    if (after_restart) restart();
    WebSocket listener(port, ann);
    listener.send({{"t", "watch"}, {"n", 1}, {"table", id}, {"chat", 0}});
    EXPECT_EQ(listener.expect("chat")["who"], id_of(bo));
  }
  EXPECT_EQ(table(id)["seats"][1]["id"], id_of(bo));
}

TEST_F(Hosting, ADatabaseOfVersion2IsTakenOver) {
  const std::string id = table_of_two(true);
  WebSocket guest(port, bo);
  ASSERT_EQ(say(guest, id, "before")["t"], "ok");
  server.reset();
  run_sql(kBackToVersion2);
  restart();
  EXPECT_EQ(table(id)["spectator_chat"], false);
  WebSocket listener(port, ann);
  listener.send({{"t", "watch"}, {"n", 1}, {"table", id}, {"chat", 0}});
  const Json old = listener.expect("chat");
  EXPECT_EQ(old["text"], "before");
  EXPECT_FALSE(old.contains("who"));
  EXPECT_EQ(say(listener, id)["t"], "ok");
  EXPECT_EQ(seat(id, "remove", ann, 1).status, 200);
}

}  // namespace
}  // namespace rh::test
