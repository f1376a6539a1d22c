// A server that cannot store says so, takes no moves, and goes on when it can again.
#include <sys/mount.h>
#include <sys/resource.h>
#include <unistd.h>

#include <fstream>

#include "tests/server/player.h"

namespace rh::test {
namespace {

using namespace std::chrono_literals;
namespace fs = std::filesystem;

const Json kMe = {{"kind", "me"}};

class Ready : public testing::Test {
 protected:
  void SetUp() override { begin(folder.path()); }
  void begin(const std::string& data) {
    database = data + "/roundhouse.sqlite";
    server = std::make_unique<ServerProcess>(data, std::vector<std::string>{"--rate", "0"});
    ASSERT_TRUE(server->start());
    port = server->port();
    ann = sign_in(port, "Ann");
    table = new_table(port, ann, Json::array({kMe}))["id"].get<std::string>();
    ASSERT_EQ(http(port, "GET", "/readyz").status, 200);
  }
  // What /readyz says once it says this; an answer holds for a second.
  Answer wait_for(int status) {
    Answer answer;
    for (int i = 0; i < 100 && answer.status != status; ++i) {
      std::this_thread::sleep_for(50ms);
      answer = http(port, "GET", "/readyz");
    }
    return answer;
  }
  // The answer to any move: "ok", or the error's code.
  std::string move() {
    Player player(port, ann, table, 0);
    player.watch();
    const Json answer = player.move(player.legal[0].get<std::string>(), "m" + std::to_string(++moves));
    if (!answer.is_object()) return "nothing";
    return answer["t"] == "error" ? answer["code"].get<std::string>() : answer["t"].get<std::string>();
  }
  void expect_broken(const std::string& reason) {
    EXPECT_EQ(move(), "storage");
    const Answer answer = wait_for(503);
    EXPECT_EQ(answer.status, 503);
    EXPECT_EQ(answer.json()["error"], "storage");
    EXPECT_NE(answer.json()["args"].value("reason", "").find(reason), std::string::npos) << answer.body;
    EXPECT_EQ(move(), "storage");
    EXPECT_EQ(http(port, "GET", "/healthz").body, "ok\n");
    EXPECT_EQ(http(port, "PUT", "/api/me", R"({"name":"Bo"})").status, 503);
  }
  void expect_whole() {
    EXPECT_EQ(wait_for(200).status, 200);
    EXPECT_EQ(move(), "ok");
  }

  Folder folder;
  std::unique_ptr<ServerProcess> server;
  std::string database, ann, table;
  int port = 0, moves = 0;
};

TEST_F(Ready, SaysSoWhenAFileMayNotGrow) {
  EXPECT_EQ(move(), "ok");
  ASSERT_TRUE(server->limit(RLIMIT_FSIZE, 4096));
  expect_broken("");
  ASSERT_TRUE(server->limit(RLIMIT_FSIZE, RLIM_INFINITY));
  expect_whole();
}

TEST_F(Ready, SaysSoWhenTheDatabaseIsRemoved) {
  fs::rename(database, database + ".away");
  expect_broken("removed or replaced");
  fs::rename(database + ".away", database);
  expect_whole();
}

TEST_F(Ready, SaysSoWhenTheDatabaseIsReplaced) {
  fs::copy_file(database, database + ".copy");
  fs::rename(database, database + ".away");
  fs::rename(database + ".copy", database);
  expect_broken("removed or replaced");
  fs::rename(database + ".away", database);
  expect_whole();
}

TEST_F(Ready, SaysSoWhenTheDiskIsFull) {
  const Folder disk;
  if (::mount("roundhouse", disk.path().c_str(), "tmpfs", 0, "size=4m") != 0)
    GTEST_SKIP() << "a small disk cannot be mounted here: " << std::strerror(errno);
  {
    begin(disk.path());
    std::ofstream filler(disk.path() + "/filler", std::ios::binary);
    const std::string block(4096, 'x');
    while (filler.write(block.data(), static_cast<std::streamsize>(block.size())).flush()) {
    }
  }
  // The log may still have room in its last page.
  for (int i = 0; i < 200 && move() == "ok"; ++i) {
  }
  expect_broken("full");
  fs::remove(disk.path() + "/filler");
  expect_whole();
  server.reset();
  EXPECT_EQ(::umount(disk.path().c_str()), 0);
}

TEST_F(Ready, IsAskedOftenAndWritesOnceASecond) {
  const auto commits = [&] {
    const std::string text = http(port, "GET", "/metrics").body, name = "\nroundhouse_commit_seconds_count ";
    return std::atoi(text.c_str() + text.find(name) + name.size());
  };
  const int before = commits();
  const auto begin = std::chrono::steady_clock::now();
  for (int i = 0; i < 50; ++i) EXPECT_EQ(http(port, "GET", "/readyz").status, 200);
  const auto seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  EXPECT_LE(commits() - before, 2 + static_cast<int>(seconds));
}

}  // namespace
}  // namespace rh::test
