// The plug is pulled again and again while people play: every acknowledged move is there afterwards,
// none twice, no half move.
#include <sqlite3.h>

#include <atomic>
#include <map>
#include <mutex>
#include <set>

#include "engine/core/record.h"
#include "engine/core/verify.h"
#include "tests/server/player.h"

namespace rh::test {
namespace {

constexpr int kKills = 55, kTables = 4;

struct Acknowledged {
  std::string table;
  int seat;
  std::string id, move;
};

struct Shared {
  std::atomic<bool> stop = false;
  std::atomic<int> port = 0;
  std::atomic<int> moves = 0, reconnects = 0, games = 0;
  std::mutex mutex;
  std::vector<Acknowledged> acknowledged;
  std::vector<std::string> tables;
};

// Plays one seat of a hot-seat table, whatever happens to the connection.
void play_seat(Shared& shared, const std::string& cookie, const std::string& table, int seat, std::uint64_t seed) {
  Random random(seed);
  const std::string where = "table " + table + ", seat " + std::to_string(seat);
  std::string id, move;  // sent and not yet answered
  std::int64_t known = 0;
  int count = 0;
  while (!shared.stop) {
    Player player(shared.port, cookie, table, seat);
    const Json seen = player.socket.open() ? player.watch() : Json();
    if (seen.is_null()) {
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
      continue;
    }
    ++shared.reconnects;
    if (seen["t"] != "view") {
      ADD_FAILURE() << where << ": was acknowledged and is lost: " << seen.dump();
      return;
    }
    // Never behind what was acknowledged, and never in the middle of something. Whatever is found,
    // the game goes on, so that the end of the test can say which moves are lost.
    EXPECT_GE(player.v, known) << where << ": what was acknowledged is lost";
    known = std::min(known, player.v);
    for (const Json& who : player.view["turn"]) EXPECT_TRUE(who.is_number()) << where << ": half a move";
    while (!shared.stop && !player.over) {
      if (id.empty()) {
        if (player.legal.empty()) {
          (void)player.wait(std::chrono::milliseconds(50));
          if (player.socket.closed()) break;
          continue;
        }
        id = "s" + std::to_string(seat) + "." + std::to_string(++count);
        move = player.legal[random.below(player.legal.size())];
      }
      const Json answer = player.move(move, id);
      if (answer.is_null()) break;  // the plug
      if (answer["t"] == "ok") {
        ++shared.moves;
        known = answer["v"];
        const std::scoped_lock lock(shared.mutex);
        shared.acknowledged.push_back({table, seat, id, move});
      } else if (answer["t"] == "stale") {
        while (player.v < answer["v"].get<std::int64_t>() && player.wait(std::chrono::milliseconds(500))) {
        }
      }
      if (answer["t"] != "stale") id.clear();
      if (std::ranges::find(player.legal, Json(move)) == player.legal.end()) id.clear();
    }
    if (player.over) {
      ++shared.games;
      return;
    }
  }
}

std::map<std::string, std::vector<std::pair<int, std::string>>> stored_moves(const std::string& folder) {
  std::map<std::string, std::vector<std::pair<int, std::string>>> stored;
  sqlite3* database = nullptr;
  EXPECT_EQ(sqlite3_open((folder + "/roundhouse.sqlite").c_str(), &database), SQLITE_OK);
  const auto text = [](sqlite3_stmt* row, int column) {
    return std::string(reinterpret_cast<const char*>(sqlite3_column_text(row, column)));
  };
  sqlite3_stmt* statement = nullptr;
  sqlite3_prepare_v2(database, "PRAGMA integrity_check", -1, &statement, nullptr);
  EXPECT_EQ(sqlite3_step(statement), SQLITE_ROW);
  EXPECT_EQ(text(statement, 0), "ok");
  sqlite3_finalize(statement);
  sqlite3_prepare_v2(database,
                     "SELECT t.id, l.by, l.client, l.move FROM log l JOIN tables t ON t.number=l.number "
                     "WHERE l.client != '' ORDER BY l.number, l.seq",
                     -1, &statement, nullptr);
  while (sqlite3_step(statement) == SQLITE_ROW) {
    stored[text(statement, 0)].emplace_back(sqlite3_column_int(statement, 1),
                                            text(statement, 2) + " " + text(statement, 3));
  }
  sqlite3_finalize(statement);
  sqlite3_close(database);
  return stored;
}

TEST(Kill, LosesNothingAcknowledged) {
  const Folder folder;
  ServerProcess server(folder.path(), {"--rate", "0"});
  ASSERT_TRUE(server.start());
  Shared shared;
  shared.port = server.port();
  const std::string cookie = sign_in(server.port(), "Ann");
  const Json seats = {{{"kind", "me"}}, {{"kind", "local"}, {"name", "Bo"}}};

  std::vector<std::thread> tables;
  for (int i = 0; i < kTables; ++i) {
    tables.emplace_back([&, i] {
      // One game after the other, each with two players.
      for (std::uint64_t game = 0; !shared.stop; ++game) {
        const Json made = new_table(shared.port, cookie, seats, {{"lava", i % 2 == 0}});
        if (!made.is_object() || !made.contains("id")) {
          std::this_thread::sleep_for(std::chrono::milliseconds(5));
          continue;
        }
        const std::string id = made["id"];
        {
          const std::scoped_lock lock(shared.mutex);
          shared.tables.push_back(id);
        }
        std::thread other([&] { play_seat(shared, cookie, id, 1, game * 100 + static_cast<std::uint64_t>(i)); });
        play_seat(shared, cookie, id, 0, game * 200 + static_cast<std::uint64_t>(i));
        other.join();
      }
    });
  }
  Random random(2026);
  int kills = 0;
  for (; kills < kKills; ++kills) {
    std::this_thread::sleep_for(std::chrono::milliseconds(250 + random.below(500)));
    server.kill();
    if (!server.start()) break;
  }
  EXPECT_EQ(kills, kKills);
  std::this_thread::sleep_for(std::chrono::milliseconds(300));
  shared.stop = true;
  for (std::thread& thread : tables) thread.join();

  // Every table still opens, and finished ones prove their dice.
  int verified = 0;
  for (const std::string& id : shared.tables) {
    const Answer record = http(server.port(), "GET", "/api/tables/" + id + "/record", "", cookie);
    EXPECT_EQ(record.status, 200) << "table " << id;
    if (record.body.find("\"secret\"") == std::string::npos) continue;  // still running: only what this seat may know
    const auto read = read_record(record.body);
    const bool fits = read && replay(*read);
    EXPECT_TRUE(fits) << "the record of table " << id << " does not replay";
    if (!fits) continue;
    EXPECT_TRUE(verify(*read));
    ++verified;
  }
  EXPECT_EQ(server.terminate(), 0);

  auto stored = stored_moves(folder.path());
  for (auto& [table, rows] : stored) {
    std::set<std::pair<int, std::string>> once;
    for (const auto& [seat, row] : rows) {
      EXPECT_TRUE(once.emplace(seat, row.substr(0, row.find(' '))).second) << table << " " << seat << " " << row;
    }
  }
  int lost = 0;
  for (const Acknowledged& move : shared.acknowledged) {
    const auto& rows = stored[move.table];
    if (std::ranges::find(rows, std::pair(move.seat, move.id + " " + move.move)) != rows.end()) continue;
    ++lost;
    ADD_FAILURE() << "LOST after its acknowledgement: table " << move.table << ", seat " << move.seat << ", \""
                  << move.move << "\" (" << move.id << ")";
  }
  EXPECT_EQ(lost, 0) << "of " << shared.acknowledged.size() << " acknowledged moves";
  std::printf("%d kills, %d lost of %d acknowledged moves, %d connections, %zu tables, %d finished and verified\n",
              kills, lost, shared.moves.load(), shared.reconnects.load(), shared.tables.size(), verified);
  EXPECT_GT(shared.moves, 500);
}

TEST(Kill, WhatIsToldOfATableIsThereAgain) {
  const Folder folder;
  ServerProcess server(folder.path());
  ASSERT_TRUE(server.start());
  const std::string ann = sign_in(server.port(), "Ann"), bo = sign_in(server.port(), "Bo");
  const auto post = [&](const std::string& path, const Json& body, const std::string& cookie) {
    return http(server.port(), "POST", "/api/tables" + path, body.dump(), cookie).json();
  };
  const auto look = [&](const std::string& path) { return http(server.port(), "GET", path, "", ann).json(); };
  const Json me = {{"kind", "me"}, {"mark", 5}}, open = {{"kind", "open"}}, bot = {{"kind", "bot"}, {"bot", "random"}};
  const Json lesson = post("", {{"game", "railroad_ink"}, {"seats", {me, bot}}, {"seed", 7}, {"lesson", true}}, ann);
  const std::string id = lesson["id"];
  const Json table = post("", {{"game", "railroad_ink"}, {"seats", {me, open, open}}}, ann);
  const std::string other = table["id"];
  ASSERT_EQ(post("/" + other + "/sit", {{"seat", 2}, {"mark", 9}}, bo)["seats"][2]["mark"], 9);
  {
    Player player(server.port(), ann, id, 0);
    player.watch();
    const Json hint = player.socket.ask({{"t", "hint"}, {"table", id}, {"seat", 0}}, std::chrono::minutes(1));
    EXPECT_EQ(hint["hints"], 1) << hint;
  }
  const Json lesson_was = look("/api/tables/" + id), table_was = look("/api/tables/" + other);
  EXPECT_EQ(lesson_was["seats"][0]["hints"], 1);
  server.kill();
  ASSERT_TRUE(server.start());
  Json now = look("/api/tables/" + id);
  EXPECT_EQ(now["lesson"], true);
  EXPECT_EQ(now["commitment"], lesson_was["commitment"]);
  EXPECT_EQ(now["seats"][0]["hints"], 1);
  EXPECT_EQ(look("/api/tables/" + other), table_was) << "marks and code as they were";
  EXPECT_EQ(look("/api/join/" + table_was["code"].get<std::string>())["table"], other);
  EXPECT_EQ(post("/" + other + "/start", {{"drop", true}}, ann)["seats"].size(), 2u);
  server.kill();
  ASSERT_TRUE(server.start());
  now = look("/api/tables/" + other);
  ASSERT_EQ(now["seats"].size(), 2u);
  EXPECT_EQ(now["seats"][1]["name"], "Bo");
  EXPECT_EQ(now["seats"][1]["mark"], 9);
  EXPECT_FALSE(now.contains("code"));
}

TEST(Kill, SigtermEndsCleanlyWithGoodbye) {
  const Folder folder;
  ServerProcess server(folder.path());
  ASSERT_TRUE(server.start());
  const std::string cookie = sign_in(server.port(), "Ann");
  WebSocket socket(server.port(), cookie);
  ASSERT_TRUE(socket.open());
  std::thread end([&] { EXPECT_EQ(server.terminate(), 0); });
  EXPECT_EQ(socket.expect("bye")["reason"], "restart");
  while (!socket.closed() && socket.receive()) {
  }
  EXPECT_EQ(socket.close_code(), 1001);
  end.join();
  EXPECT_FALSE(std::filesystem::exists(folder.path() + "/roundhouse.sqlite-wal"));
}

}  // namespace
}  // namespace rh::test
