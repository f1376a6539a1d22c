// Bots of one person do not keep those of another from thinking.
#include <future>

#include "server/tables/bot_pool.h"
#include "tests/server/player.h"

namespace rh::test {
namespace {

using namespace std::chrono_literals;
namespace net = server::net;

const Json kMe = {{"kind", "me"}};
Json bot(const char* name) { return {{"kind", "bot"}, {"bot", name}}; }

double metric(int port, const std::string& name) {
  const std::string text = http(port, "GET", "/metrics").body;
  const auto at = text.find("\nroundhouse_" + name + " ");
  return at == std::string::npos ? -1 : std::atof(text.c_str() + at + name.size() + 13);
}

TEST(FairQueue, OwnersTakeTurns) {
  server::FairQueue<std::string> queue;
  for (const char* item : {"a1", "a2", "a3"}) queue.push("ann", "a", false, item);
  queue.push("bo", "b", false, "b1");
  queue.push("cy", "c", false, "c1");
  queue.push("cy", "c", false, "c2");
  std::string order;
  while (!queue.empty()) order += queue.pop() + " ";
  EXPECT_EQ(order, "a1 b1 c1 a2 c2 a3 ");
}

TEST(FairQueue, WhatPeopleWaitForGoesFirstAndTheRestIsNotForgotten) {
  server::FairQueue<std::string> queue;
  for (int i = 0; i < 3; ++i) queue.push("ann", "a", false, "idle");
  for (int i = 0; i < 20; ++i) queue.push("bo", "b", true, "awaited");
  std::vector<int> idle;
  for (int i = 1; !queue.empty(); ++i) {
    if (queue.pop() == "idle") idle.push_back(i);
  }
  EXPECT_EQ(idle, (std::vector<int>{8, 16, 23}));
}

TEST(FairQueue, CountsTheTablesThatWaitBesideOne) {
  server::FairQueue<int> queue;
  queue.push("ann", "a", true, 1);
  queue.push("ann", "a", true, 2);
  queue.push("ann", "other", true, 3);
  queue.push("bo", "b", false, 4);
  EXPECT_EQ(queue.others("a", true), 1u);
  EXPECT_EQ(queue.others("elsewhere", true), 2u);
  EXPECT_EQ(queue.others("a", false), 2u);
  EXPECT_EQ(queue.pop(), 1);
  EXPECT_EQ(queue.others("other", true), 1u);  // one more of a
  EXPECT_EQ(queue.pop(), 2);
  EXPECT_EQ(queue.others("other", true), 0u);
}

// The strongest level thinks as long as it may (most > 0): beside many others that is less (what it comes to at twenty
// tables: answer_test.cpp). The other levels have a measure of their own, which no crowd changes.
TEST(BotPool, TheMoreTablesWaitTheLessEachThinks) {
  constexpr double kPatience = 30;
  constexpr std::size_t kTables = 20;
  net::Loop loop;
  std::vector<double> limited, unlimited;
  std::size_t done = 0;
  std::promise<void> gate;
  server::BotPool pool;
  pool.start(loop, 1, kPatience);
  const auto think = [&](const std::string& table, double most, std::vector<double>* seconds) {
    pool.think({.table = table,
                .owner = table,
                .awaited = true,
                .since = server::Clock::now(),
                .most = most,
                .think =
                    [&gate, seconds](const Means& means) {
                      if (seconds == nullptr) return gate.get_future().wait();
                      seconds->push_back(means.budget.seconds);
                    },
                .then =
                    [&] {
                      if (++done == 2 * kTables + 1) loop.stop();
                    }});
  };
  think("first", 1, nullptr);  // keeps the only thread until all the others wait
  for (std::size_t i = 0; i < kTables; ++i) {
    think("limited" + std::to_string(i), kPatience, &limited);
    think("unlimited" + std::to_string(i), 0, &unlimited);
  }
  gate.set_value();
  loop.run();
  ASSERT_EQ(limited.size(), kTables);
  for (const double seconds : unlimited) EXPECT_EQ(seconds, 0);
  for (std::size_t i = 1; i < kTables; ++i) EXPECT_GT(limited[i], limited[i - 1]) << "fewer wait";
  EXPECT_LT(limited.front(), kPatience / 3 / (2 * kTables - 1) * 1.01);
  EXPECT_LE(limited.back(), kPatience / 3 / 2);
  EXPECT_GT(limited.back(), kPatience / 3 / 2 * 0.5);
}

TEST(Fairness, ManyTablesOfOnePersonDoNotHoldUpTheBotOfAnother) {
  const Folder folder;
  server::Config config = LocalServer::quiet();
  config.bot_seconds = 1;
  config.bot_threads = 1;
  const LocalServer server(folder, config);
  const int port = server.port();
  const std::string ann = sign_in(port, "Ann"), bo = sign_in(port, "Bo");
  // One after the other these think for more than two minutes.
  for (int i = 0; i < 40; ++i) {
    ASSERT_TRUE(new_table(port, ann, {bot("expert"), bot("expert"), bot("expert")}).contains("id"));
  }
  const std::string id = new_table(port, bo, {kMe, bot("expert")})["id"].get<std::string>();
  const auto begin = std::chrono::steady_clock::now();
  const auto waited = [&] { return std::chrono::steady_clock::now() - begin; };
  bool moved = false;
  while (!moved && waited() < 60s) {
    std::this_thread::sleep_for(20ms);
    moved = !http(port, "GET", "/api/tables/" + id).json()["seats"][1]["to_move"].get<bool>();
  }
  EXPECT_TRUE(moved);
  EXPECT_LT(waited(), 5s);
}

TEST(Fairness, BotsAreDroppedWithTheirGame) {
  const Folder folder;
  server::Config config = LocalServer::quiet();
  config.idle_seconds = 2;
  const LocalServer server(folder, config);
  const int port = server.port();
  const std::string ann = sign_in(port, "Ann");
  // The bot of the first one waits for Ann; the second one ends, and she looks at it for long.
  const std::string running = new_table(port, ann, {kMe, bot("fast")})["id"].get<std::string>();
  const std::string over = new_table(port, ann, {bot("fast"), bot("greedy")})["id"].get<std::string>();
  Player first(port, ann, running, 0), second(port, ann, over, -1);
  first.watch();
  second.watch();
  const auto begin = std::chrono::steady_clock::now();
  const auto dropped = [&] {
    return http(port, "GET", "/api/tables/" + over).json()["state"] == "over" && metric(port, "bots") == 1;
  };
  while (!dropped() && std::chrono::steady_clock::now() - begin < 60s) std::this_thread::sleep_for(100ms);
  EXPECT_TRUE(dropped());
  EXPECT_EQ(metric(port, "tables"), 2);
}

class BotTables : public testing::Test {
 protected:
  static server::Config limited() {
    server::Config config = LocalServer::quiet();
    config.rate = 1000;
    config.bot_tables = 2;
    config.bot_seconds = 3;
    config.bot_threads = 1;
    return config;
  }
  Json create(const std::string& cookie) { return new_table(port, cookie, {bot("expert"), bot("expert")}); }

  Folder folder;
  LocalServer server{folder, limited()};
  int port = server.port();
};

TEST_F(BotTables, OfOnePersonAndOfOneAddressAreCounted) {
  const std::string ann = sign_in(port, "Ann");
  EXPECT_TRUE(create(ann).contains("id"));
  EXPECT_TRUE(create(ann).contains("id"));
  const Json refused = create(ann);
  EXPECT_EQ(refused["error"], "too_many");
  EXPECT_EQ(refused["args"]["limit"], "2");
  // Open seats that bots are to fill come to the same; somebody who plays along does not.
  const Json open = new_table(port, ann, {{{"kind", "open"}}, bot("expert")});
  const Answer start =
      http(port, "POST", "/api/tables/" + open["id"].get<std::string>() + "/start", R"({"bots":"fast"})", ann);
  EXPECT_EQ(start.status, 409);
  EXPECT_EQ(start.json()["error"], "too_many");
  EXPECT_TRUE(new_table(port, ann, {kMe, bot("expert")}).contains("id"));
  int made = 2;
  for (int i = 0; i < 6; ++i) {
    const std::string other = sign_in(port, "Bo");
    made += create(other).contains("id") ? 1 : 0;
    made += create(other).contains("id") ? 1 : 0;
  }
  EXPECT_EQ(made, 8);
  const Manner elsewhere("127.0.0.9");
  EXPECT_TRUE(create(sign_in(port, "Cy")).contains("id"));
}

TEST_F(BotTables, AGameLeftToBotsRestsWhileItsHostHasTooMany) {
  const std::string ann = sign_in(port, "Ann");
  const std::string id = new_table(port, ann, {kMe, bot("expert")})["id"].get<std::string>();
  ASSERT_TRUE(create(ann).contains("id"));
  ASSERT_TRUE(create(ann).contains("id"));
  const double thinking = metric(port, "bot_queue");
  ASSERT_EQ(http(port, "POST", "/api/tables/" + id + "/resign", R"({"seat":0})", ann).status, 200);
  EXPECT_LE(metric(port, "bot_queue"), thinking);
  // Somebody else has room, and a seat that resigned is played at once.
  const std::string bo = sign_in(port, "Bo");
  const std::string other = new_table(port, bo, Json::array({kMe}))["id"].get<std::string>();
  const double before = metric(port, "bot_moves_total");
  ASSERT_EQ(http(port, "POST", "/api/tables/" + other + "/resign", R"({"seat":0})", bo).status, 200);
  for (int i = 0; i < 200 && http(port, "GET", "/api/tables/" + other).json()["progress"]["now"] == 1; ++i)
    std::this_thread::sleep_for(50ms);
  EXPECT_NE(http(port, "GET", "/api/tables/" + other).json()["progress"]["now"], 1);
  EXPECT_GT(metric(port, "bot_moves_total"), before);
}

}  // namespace
}  // namespace rh::test
