// Two tables with the same secret that differ only in what is hidden from a viewer send that viewer
// the same bytes.
#include <regex>

#include "tests/server/player.h"

namespace rh::test {
namespace {

const Json kMe = {{"kind", "me"}}, kOpen = {{"kind", "open"}};

// What differs between any two tables is made equal: ids, identities, times.
std::string plain(const std::string& text) {
  static const std::regex kIds(R"re("(id|host|table|created|updated)":("[^"]*"|\d+))re");
  return std::regex_replace(text, kIds, "\"$1\":0");
}

struct Seen {
  std::vector<std::string> ann, spectator, list, record;
};

// Ann plays the same moves each time; Bo draws what the seed says and takes moves back now and then.
Seen play(std::uint64_t seed, const Json& options) {
  const Folder folder;
  server::Config config = LocalServer::quiet();
  config.test_secret = std::string(64, '7');
  const LocalServer server(folder, config);
  const int port = server.port();
  const std::string ann = sign_in(port, "Ann"), bo = sign_in(port, "Bo");
  const std::string id = new_table(port, ann, {kMe, kOpen}, options, true)["id"];
  http(port, "POST", "/api/tables/" + id + "/sit", R"({"seat":1})", bo);
  http(port, "POST", "/api/tables/" + id + "/start", "", ann);

  Player a(port, ann, id, 0), b(port, bo, id, 1), spectator(port, "", id, -1, false);
  a.watch();
  b.watch();
  spectator.watch();
  Seen seen;
  // One round up to both `done`: then everything is open.
  Random random(seed);
  const auto draw = [&](Player& player, Random* choice) {
    for (int i = 0; i < 30 && player.legal.back() != "done"; ++i) {
      const std::size_t index = choice != nullptr ? choice->below(player.legal.size()) : 0;
      ASSERT_EQ(player.move(player.legal[index])["t"], "ok");
    }
  };
  draw(b, &random);
  if (random.below(2) == 0 && b.undo > 0) {
    b.socket.ask({{"t", "undo"}, {"table", id}, {"seat", 1}, {"v", b.v}, {"id", "u"}, {"all", true}});
    b.take_all();
    draw(b, &random);
  }
  draw(a, nullptr);
  EXPECT_EQ(b.move("done")["t"], "ok");
  while (a.v < a.v + 1 && a.events.back()["c"] != "done" && a.wait(std::chrono::milliseconds(1000))) {
  }
  // Everything that can be asked for while Bo's board is hidden.
  (void)a.socket.ask({{"t", "preview"}, {"table", id}, {"seat", 0}, {"move", "done"}});
  (void)a.socket.ask({{"t", "why"}, {"table", id}, {"seat", 0}, {"move", "draw 00HHHH"}});
  (void)a.watch();
  (void)spectator.watch();
  for (const auto& text : a.socket.raw_seen) seen.ann.push_back(plain(text));
  for (const auto& text : spectator.socket.raw_seen) seen.spectator.push_back(plain(text));
  seen.list.push_back(plain(http(port, "GET", "/api/tables?list=public").body));
  seen.list.push_back(plain(http(port, "GET", "/api/tables/" + id).body));
  seen.record.push_back(http(port, "GET", "/api/tables/" + id + "/record").body);
  seen.record.push_back(http(port, "GET", "/api/tables/" + id + "/record", "", ann).body);
  return seen;
}

TEST(Leak, HiddenMovesLeaveNoTraceOnTheWire) {
  for (const Json& options : {Json::object(), Json{{"meteor", true}, {"lava", true}}}) {
    const Seen first = play(1, options);
    EXPECT_GT(first.ann.size(), 6u);
    for (std::uint64_t seed = 2; seed < 6; ++seed) {
      const Seen other = play(seed, options);
      EXPECT_EQ(first.ann, other.ann);
      EXPECT_EQ(first.spectator, other.spectator);
      EXPECT_EQ(first.list, other.list);
      EXPECT_EQ(first.record, other.record);
    }
  }
}

TEST(Leak, AHiddenMoveDoesNotEvenChangeTheTimeOfTheTable) {
  const Folder folder;
  const LocalServer server(folder);
  const int port = server.port();
  const std::string ann = sign_in(port, "Ann"), bo = sign_in(port, "Bo");
  const std::string id = new_table(port, ann, {kMe, kOpen})["id"];
  http(port, "POST", "/api/tables/" + id + "/sit", R"({"seat":1})", bo);
  const std::string before = http(port, "POST", "/api/tables/" + id + "/start", "", ann).body;
  Player b(port, bo, id, 1);
  b.watch();
  std::this_thread::sleep_for(std::chrono::milliseconds(5));
  ASSERT_EQ(b.move(b.legal[0])["t"], "ok");
  EXPECT_EQ(http(port, "GET", "/api/tables/" + id, "", ann).body, before);
  EXPECT_EQ(http(port, "GET", "/api/tables?list=mine", "", ann).body, "[" + before + "]");
}

}  // namespace
}  // namespace rh::test
