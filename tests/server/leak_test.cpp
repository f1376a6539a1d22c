// What comes over the wire shows nothing that is hidden: two servers whose tables a viewer cannot tell apart
// (twin_servers.h) send that viewer the same bytes, whatever it asks for and whatever happens next. For every
// game there is.
#include <algorithm>

#include "engine/core/json_reader.h"
#include "tests/server/player.h"
#include "tests/server/twin_servers.h"

namespace rh::test {
namespace {

using conformance::History;
using conformance::Setting;
using conformance::Twins;

// Times and the client's own numbers are made equal; everything else already is.
std::string plain(std::string text) {
  for (const std::string_view key : {"\"n\":", "\"at\":", "\"created\":", "\"updated\":"}) {
    for (auto at = text.find(key); at != std::string::npos; at = text.find(key, at)) {
      at += key.size();
      const auto end = text.find_first_not_of("0123456789", at);
      text.erase(at, std::min(end, text.size()) - at);
    }
  }
  return text;
}

// A viewer in front of both servers: everything is asked of both, and every byte that comes is compared.
class Doubter {
 public:
  Doubter(const TwinServers& servers, TwinTable& table, std::string cookie)
      : servers_(servers),
        table_(table),
        cookie_(std::move(cookie)),
        sockets_{WebSocket(servers.port(0), cookie_), WebSocket(servers.port(1), cookie_)} {}

  // Asks both; the answer of the first.
  Json ask(Json message) {
    message["table"] = table_.id;
    if (table_.viewer >= 0 && !message.contains("from_the_side")) message["seat"] = table_.viewer;
    message.erase("from_the_side");
    const Json one = sockets_[0].ask(message), other = sockets_[1].ask(message);
    EXPECT_EQ(plain(one.dump()), plain(other.dump())) << message.dump();
    return one;
  }
  // What is expected, of both. The moves take as long as they may, on each machine another time.
  void ask_for_hint() {
    Json answers[2];
    for (std::size_t which = 0; which < 2; ++which) {
      const Json message = {{"t", "hint"}, {"table", table_.id}, {"seat", table_.viewer}};
      answers[which] = sockets_[which].ask(message, std::chrono::minutes(1));
      answers[which].erase("moves");
      std::erase_if(sockets_[which].raw_seen,
                    [](const std::string& text) { return text.starts_with("{\"t\":\"hint\""); });
    }
    EXPECT_EQ(plain(answers[0].dump()), plain(answers[1].dump()));
  }
  void get(const std::string& path) {
    const Answer one = http(servers_.port(0), "GET", path, "", cookie_);
    const Answer other = http(servers_.port(1), "GET", path, "", cookie_);
    EXPECT_EQ(one.status, 200) << path;
    EXPECT_EQ(one.status, other.status) << path;
    EXPECT_EQ(plain(one.body), plain(other.body)) << path;
  }
  // All that came since the last time, the same from both?
  void compare() {
    std::array<std::vector<std::string>, 2> seen;
    for (std::size_t which = 0; which < 2; ++which) {
      (void)sockets_[which].ask({{"t", "ping"}});  // whatever was on its way is here then
      for (std::string& text : sockets_[which].raw_seen) seen[which].push_back(plain(std::move(text)));
      sockets_[which].raw_seen.clear();
      sockets_[which].seen.clear();
    }
    EXPECT_FALSE(seen[0].empty());
    EXPECT_EQ(seen[0], seen[1]);
  }

  TwinTable& table() { return table_; }

 private:
  const TwinServers& servers_;
  TwinTable& table_;
  std::string cookie_;
  std::array<WebSocket, 2> sockets_;
};

template <class T>
const T& any_of_list(const std::vector<T>& list, Random& random) {
  return list[random.below(list.size())];
}

// Every question that a seat may ask about a move.
void ask_about_moves(Doubter& doubter, const std::vector<std::string>& legal, Random& random) {
  std::vector<std::string> texts = legal;
  if (texts.size() > 30) {
    for (std::size_t i = 0; i < 30; ++i) std::swap(texts[i], texts[i + random.below(texts.size() - i)]);
    texts.resize(30);
  }
  for (const std::string& text : texts) {
    const std::string first = plain(doubter.ask({{"t", "preview"}, {"move", text}}).dump());
    for (int i = 0; i < 2; ++i) {
      EXPECT_EQ(plain(doubter.ask({{"t", "preview"}, {"move", text}}).dump()), first) << "invented: " << text;
    }
    EXPECT_EQ(doubter.ask({{"t", "why"}, {"move", text}})["t"], "fine") << text;
  }
  // What others did is mostly refused here; texts that are no moves at all too.
  const auto& log = doubter.table().one.match.log();
  std::vector<std::string> wanted = {"done", "no such move"};
  for (int i = 0; i < 8 && !log.empty(); ++i) {
    wanted.push_back(doubter.table().setting.game->print(any_of_list(log, random).move));
  }
  for (const std::string& text : wanted) {
    (void)doubter.ask({{"t", "why"}, {"move", text}});
    (void)doubter.ask({{"t", "preview"}, {"move", text}});
    if (legal.empty()) continue;
    const Json after = {any_of_list(legal, random)};
    for (const std::string& next : {text, any_of_list(legal, random)}) {
      for (const char* question : {"why", "preview"}) {
        const Json message = {{"t", question}, {"move", next}, {"after", after}};
        EXPECT_EQ(plain(doubter.ask(message).dump()), plain(doubter.ask(message).dump())) << message.dump();
      }
    }
  }
}

void ask_everything(Doubter& doubter, Random& random) {
  const Json view = doubter.ask({{"t", "watch"}});
  ASSERT_EQ(view["t"], "view") << view.dump();
  (void)doubter.ask({{"t", "watch"}, {"have", view["v"]}, {"splice", true}, {"chat", 0}});
  (void)doubter.ask({{"t", "watch"}, {"from_the_side", true}});
  const std::string path = "/api/tables/" + doubter.table().id;
  for (const std::string& asked : {path, path + "/record", std::string("/api/tables?list=public")}) doubter.get(asked);
  (void)doubter.ask({{"t", "at"}, {"index", 3}});
  if (doubter.table().viewer >= 0) {
    std::vector<std::string> legal;
    if (view.contains("legal")) {
      for (const Json& move : view["legal"]) legal.push_back(move.get<std::string>());
    }
    ask_about_moves(doubter, legal, random);
    (void)doubter.ask({{"t", "say"}, {"text", "Hello"}});
  }
  doubter.compare();
}

// A deed of one seat on both servers.
void do_on_both(const TwinServers& servers, const TwinTable& table, Seat by, const Json& deed) {
  static int names = 0;
  const std::string name = "live" + std::to_string(++names);
  for (const int which : {0, 1}) {
    Player player(servers.port(which), servers.cookie(by), table.id, by);
    player.watch();
    Json message = {{"table", table.id}, {"seat", by}, {"v", player.v}, {"id", name}};
    message.update(deed);
    EXPECT_EQ(player.socket.ask(message)["t"], "ok") << message.dump();
  }
}

// The game goes on, with moves that leave the viewer unable to tell the tables apart.
int play_on(const TwinServers& servers, Doubter& doubter, Random& random) {
  TwinTable& table = doubter.table();
  const auto same_view = [&](const History& one, const History& other) {
    return one.match.position().view(table.viewer) == other.match.position().view(table.viewer);
  };
  int deeds = 0;
  for (int tries = 0; tries < 24 && deeds < 8 && !table.one.match.over() && !table.other.match.over(); ++tries) {
    const auto able = conformance::actors(table.one.match.position());
    Seat by = any_of_list(able, random);
    const bool undo = random.below(4) == 0;
    History one = table.one.copy(table.setting), other = table.other.copy(table.setting);
    Json deed;
    if (undo) {
      const auto mine = one.match.undoable(by), same = other.match.undoable(by);
      if (mine.empty() || same.empty() || one.take_back(by, mine.back()) || other.take_back(by, same.back())) continue;
      deed = {{"t", "undo"}, {"back", 1}};
    } else {
      const PackedMove move = conformance::random_move(one.match.position(), by, random);
      if (servers.play(one, by, move) || servers.play(other, by, move)) continue;
      deed = {{"t", "move"}, {"move", table.setting.game->print(move)}};
    }
    // When a game is over everything is told.
    if (!same_view(one, other) || one.match.over() || other.match.over()) continue;
    do_on_both(servers, table, by, deed);
    table.one = std::move(one);
    table.other = std::move(other);
    doubter.compare();
    ++deeds;
  }
  return deeds;
}

// Some tables of a game: several options and seat counts, a seat or the spectators looking on.
std::vector<Setting> some_settings(const Game& game, Random& random) {
  std::vector<Setting> all = conformance::settings(), some;
  std::erase_if(all, [&](const Setting& setting) { return setting.game != &game; });
  for (std::size_t i = 0; i < 10 && !all.empty(); ++i) {
    const auto at = static_cast<std::ptrdiff_t>(random.below(all.size()));
    some.push_back(std::move(all[static_cast<std::size_t>(at)]));
    all.erase(all.begin() + at);
  }
  return some;
}

// Could the viewer see something new by a move of its own now, so that a preview of it must say nothing?
bool could_peek(const Twins& twins) {
  const Seat viewer = twins.one().viewer;
  const Position &one = twins.one().match.position(), &other = twins.other().match.position();
  std::vector<PackedMove> legal;
  if (viewer >= 0) one.legal(viewer, legal);
  return twins.apart() && std::ranges::any_of(legal, [&](PackedMove move) {
           const auto a = one.clone(), b = other.clone();
           Events events;
           if (a->play(viewer, move, &events) || b->play(viewer, move, nullptr)) return false;
           return std::ranges::any_of(events, &Event::reveals) && a->view(viewer) != b->view(viewer);
         });
}

// Until something hidden differs, and then a little further; or until the viewer could peek.
void grow(Twins& twins, bool to_peek, Random& random) {
  if (to_peek) {
    for (int steps = 0; steps < 400 && !could_peek(twins) && twins.step();) ++steps;
    return;
  }
  twins.skip(random.below(60));
  for (int steps = 0, more = static_cast<int>(10 + random.below(30)); steps < 200; ++steps) {
    if (steps >= more && twins.apart() && !twins.one().match.position().turn().nature) return;
    if (!twins.step()) return;
  }
}

TEST(Leak, WhatIsHiddenLeavesNoTraceOnTheWire) {
  Random random(20);
  TwinServers servers;
  int apart = 0, peeks = 0;
  for (const Game* game : games()) {
    for (const Setting& setting : some_settings(*game, random)) {
      const auto count = static_cast<std::uint64_t>(setting.seats);
      const auto seat = static_cast<Seat>(random.below(count));
      for (const auto& [viewer, to_peek] : {std::pair(kSpectator, false), {seat, false}, {seat, setting.seats > 1}}) {
        Twins twins(setting, viewer, random);
        grow(twins, to_peek, random);
        if (twins.one().match.over() || twins.one().match.position().turn().nature) continue;
        apart += twins.apart() ? 1 : 0;
        peeks += could_peek(twins) ? 1 : 0;
        servers.add(setting, twins);
      }
    }
  }
  ASSERT_GE(apart, static_cast<int>(8 * games().size())) << "too few tables with something to hide";
  ASSERT_GE(peeks, 1) << "nobody can see something new by a move of their own";
  ASSERT_NO_FATAL_FAILURE(servers.open());

  int deeds = 0;
  for (TwinTable& table : servers.tables()) {
    SCOPED_TRACE(table.setting.label() + " viewer " + std::to_string(table.viewer));
    // A seat's own person; somebody who sits nowhere, and a stranger without a name.
    std::vector<std::string> cookies = {servers.cookie(kMaxSeats), ""};
    if (table.viewer >= 0) cookies = {servers.cookie(table.viewer)};
    for (const std::string& cookie : cookies) {
      Doubter doubter(servers, table, cookie);
      ASSERT_NO_FATAL_FAILURE(ask_everything(doubter, random));
      if (table.viewer >= 0 && random.below(3) == 0) doubter.ask_for_hint();
      deeds += play_on(servers, doubter, random);
      ASSERT_NO_FATAL_FAILURE(ask_everything(doubter, random));
    }
    ASSERT_FALSE(testing::Test::HasFailure());
  }
  EXPECT_GE(deeds, static_cast<int>(2 * servers.tables().size())) << "too little happened while they watched";
}

// IT-212
TEST(Leak, TheRecordOfARunningGameNamesNoCardOfAnotherHand_IT_212) {
  const Folder folder;
  const LocalServer server(folder);
  const int port = server.port();
  const std::string ann = sign_in(port, "Ann"), bo = sign_in(port, "Bo");
  const Json wanted = {{"game", "isle_of_trains"}, {"seats", {{{"kind", "me"}}, {{"kind", "open"}}}}, {"public", true}};
  const std::string id = http(port, "POST", "/api/tables", wanted.dump(), ann).json()["id"];
  http(port, "POST", "/api/tables/" + id + "/sit", R"({"seat":1})", bo);
  http(port, "POST", "/api/tables/" + id + "/start", "", ann);
  const auto dealt = [&](const std::string& cookie) {
    std::string text = http(port, "GET", "/api/tables/" + id + "/record", "", cookie).body;
    std::pair<int, int> known_and_hidden;
    for (auto at = text.find("\"deal "); at != std::string::npos; at = text.find("\"deal ", at + 1)) {
      ++(text.substr(at).starts_with("\"deal ?\"") ? known_and_hidden.second : known_and_hidden.first);
    }
    return known_and_hidden;
  };
  EXPECT_EQ(dealt(ann), std::pair(5, 5));
  EXPECT_EQ(dealt(bo), std::pair(5, 5));
  EXPECT_EQ(dealt(""), std::pair(0, 10));
  EXPECT_TRUE(http(port, "GET", "/api/tables/" + id + "/record", "", bo).body.contains("\"viewer\":1}"));
  EXPECT_TRUE(http(port, "GET", "/api/tables/" + id + "/record").body.contains("\"viewer\":\"spectator\"}"));
}

TEST(Leak, AHiddenMoveDoesNotEvenChangeTheTimeOfTheTable) {
  const Json kMe = {{"kind", "me"}}, kOpen = {{"kind", "open"}};
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
