// Links to a seat: they end with the move of the seat, the old device is told, and a disk that
// refuses takes nothing away.
#include <atomic>

#include "tests/server/people.h"

namespace rh::test {
namespace {

using Links = People;

TEST_F(Links, AllLinksOfASeatEndWhenItMoves) {
  const std::string id = table_of_two(true);
  const std::string first = link(id, bo, 1), second = link(id, bo, 1), other = link(id, ann, 0);
  const std::string phone = sign_in(port, "Bo's phone");
  EXPECT_EQ(claim(first, phone).json()["seats"][1]["mine"], true);
  EXPECT_EQ(denial(claim(second, cy)), "404 bad_code");
  EXPECT_EQ(denial(claim(second, bo)), "404 bad_code");
  restart();
  EXPECT_EQ(denial(claim(second, cy)), "404 bad_code");
  EXPECT_EQ(claim(other, cy).json()["seats"][0]["mine"], true);  // the links of the other seat are as they were
}

TEST_F(Links, EndWhenTheirHolderLeavesOrIsRemoved) {
  const std::string id = table_of_two(false);
  const std::string left = link(id, bo, 1);
  ASSERT_EQ(seat(id, "leave", bo, 1).status, 200);
  EXPECT_EQ(denial(claim(left, cy)), "404 bad_code");
  ASSERT_EQ(seat(id, "sit", bo, 1).status, 200);
  EXPECT_EQ(denial(claim(left, cy)), "404 bad_code");  // not even when the same person sits there again
  const std::string kept = link(id, bo, 1);
  ASSERT_EQ(seat(id, "remove", ann, 1).status, 200);
  EXPECT_EQ(denial(claim(kept, cy)), "404 bad_code");
}

TEST_F(Links, TheOldDeviceIsToldAndMayWatchOn) {
  const std::string id = table_of_two(true);
  Player old(port, bo, id, 1), host(port, ann, id, 0);
  old.watch();
  host.watch();
  const std::string phone = sign_in(port, "Phone");
  ASSERT_EQ(claim(link(id, bo, 1), phone).status, 200);
  const Json told = old.socket.expect("seat");
  EXPECT_EQ(told["table"], id);
  EXPECT_EQ(told["seat"], 1);
  EXPECT_EQ(told["gone"], "moved");
  EXPECT_EQ(host.socket.expect("info")["info"]["seats"][1]["name"], "Phone");

  // Of the seat it hears nothing more, whatever happens there; as a spectator it does.
  EXPECT_EQ(old.watch()["code"], "not_yours");
  Player moved(port, phone, id, 1);
  moved.watch();
  ASSERT_EQ(moved.move(moved.legal[0])["t"], "ok");
  EXPECT_EQ(old.socket.ask({{"t", "ping"}})["t"], "pong");
  for (const Json& message : old.socket.seen) EXPECT_NE(message["t"], "update");
  EXPECT_EQ(old.socket.ask({{"t", "watch"}, {"table", id}})["t"], "view");
}

TEST_F(Links, TheHostTakesTheTableAlong) {
  const std::string id = new_table(port, ann, {kMe, {{"kind", "local"}, {"name", "Dee"}}, kOpen})["id"];
  ASSERT_EQ(claim(link(id, ann, 1), cy).status, 200);  // one of two seats at this device: the host stays
  EXPECT_EQ(table(id)["host"], id_of(ann));
  const std::string phone = sign_in(port, "Phone");
  ASSERT_EQ(claim(link(id, ann, 0), phone).status, 200);
  EXPECT_EQ(table(id)["host"], id_of(phone));
  EXPECT_EQ(denial(post(id, "start", ann, {{"bots", "random"}})), "403 not_host");
  restart();
  EXPECT_EQ(post(id, "start", phone, {{"bots", "random"}}).status, 200);
}

TEST_F(Links, OpeningItOnTheSameDeviceMovesNothing) {
  const std::string id = table_of_two(true);
  const std::string code = link(id, bo, 1);
  EXPECT_EQ(claim(code, bo).json()["seats"][1]["mine"], true);
  EXPECT_EQ(claim(code, cy).json()["seats"][1]["mine"], true);
}

TEST_F(Links, AClaimTheDiskRefusedCanBeMadeAgain) {
  const std::string id = table_of_two(true);
  const std::string code = link(id, bo, 1);
  Player old(port, bo, id, 1);
  old.watch();
  run_sql("CREATE TRIGGER full BEFORE DELETE ON links BEGIN SELECT RAISE(ABORT, 'disk full'); END");
  EXPECT_EQ(denial(claim(code, cy)), "503 storage");
  while (!old.socket.closed() && old.socket.receive(std::chrono::milliseconds(2000))) {
  }
  EXPECT_EQ(old.socket.close_code(), 1012);  // it lost its place for nothing: it connects again
  run_sql("DROP TRIGGER full");
  EXPECT_EQ(table(id, bo)["seats"][1]["mine"], true);
  EXPECT_EQ(claim(code, cy).json()["seats"][1]["mine"], true);
  EXPECT_EQ(denial(claim(code, bo)), "404 bad_code");
}

TEST_F(Links, OfManyClaimsAtOnceOneSucceeds) {
  constexpr int kClaimants = 6;
  std::vector<std::string> cookies;
  for (int i = 0; i < kClaimants; ++i) cookies.push_back(sign_in(port, "C" + std::to_string(i)));
  const Json kept = {{"kind", "person"}, {"name", "Somebody"}};
  for (const bool invitation : {false, true}) {
    const std::string id = invitation ? new_table(port, ann, {kMe, kept})["id"].get<std::string>() : table_of_two(true);
    const std::string code = link(id, invitation ? ann : bo, 1);
    std::atomic<int> taken = 0, refused = 0;
    {
      std::vector<std::jthread> claimants;
      for (const std::string& cookie : cookies) {
        claimants.emplace_back([&] {
          const Answer answer = claim(code, cookie);
          (answer.status == 200 ? taken : refused) += 1;
        });
      }
    }
    EXPECT_EQ(taken, 1);
    EXPECT_EQ(refused, kClaimants - 1);
  }
}

TEST_F(Links, WhatHasNotChangedStillSaysHowTheTableLooks) {
  const std::string id = table_of_two(true);
  Player host(port, ann, id, 0);
  host.watch();
  http(port, "PUT", "/api/me", R"({"name":"Bob"})", bo);
  Player again(port, ann, id, 0);
  const Json same = again.watch(host.v);
  EXPECT_EQ(same["t"], "same");
  EXPECT_EQ(same["info"]["seats"][1]["name"], "Bob");
}

}  // namespace
}  // namespace rh::test
