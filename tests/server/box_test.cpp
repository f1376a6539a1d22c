// Boxes from outside at the server's tables and in records; the facts of a box over the wire.
#include "engine/core/open_box.h"
#include "engine/core/record.h"
#include "tests/server/database.h"
#include "tests/server/player.h"
#include "tests/server/toll.h"

namespace rh::test {
namespace {

const std::string kPass = R"({"game":"toll","id":"pass","name":"The pass","most":5,"players":[1,2]})";
const std::string kOtherPass = R"({"game":"toll","id":"pass","name":"The pass","most":4,"players":[1,2]})";
const std::string kTunnel = R"({"game":"toll","id":"tunnel","most":9})";
const Json kMe = {{"kind", "me"}}, kOpen = {{"kind", "open"}}, kLocal = {{"kind", "local"}, {"name", "Bo"}};

const Game& toll_game() { return *find_game("toll"); }
Boxes& boxes() { return toll_game().boxes(); }

// A finished game in the pass.
Match game_in(std::string_view place) {
  Options options(toll_game().info().options);
  EXPECT_TRUE(options.set_text("place", place) && options.set_text("rounds", "1"));
  auto match = Match::start(toll_game(), options, 2);
  EXPECT_FALSE(match->play(0, *toll_game().parse("pay 5")));
  EXPECT_FALSE(match->play(1, *toll_game().parse("pay 2")));
  return std::move(*match);
}

class BoxesFromOutside : public ::testing::Test {
 protected:
  BoxesFromOutside() { toll::forget_boxes(); }
  ~BoxesFromOutside() override { toll::forget_boxes(); }
};

// The server goes and comes back, and has been given these boxes.
class BoxesOfTheServer : public BoxesFromOutside {
 protected:
  void restart(const std::vector<std::string>& given) {
    server_.reset();
    toll::forget_boxes();
    for (const std::string& text : given) ASSERT_TRUE(open_box(text).has_value()) << text;
    server_ = std::make_unique<LocalServer>(folder_);
    if (cookie_.empty()) cookie_ = sign_in(port(), "Ann");
  }
  int port() const { return server_->port(); }
  Answer get(const std::string& path, const std::vector<Header>& headers = {}) {
    return http(port(), "GET", "/api/" + path, "", cookie_, headers);
  }
  Answer create(const Json& seats, const Json& options) {
    const Json wanted = {{"game", "toll"}, {"options", options}, {"seats", seats}};
    return http(port(), "POST", "/api/tables", wanted.dump(), cookie_);
  }
  Answer post(const std::string& id, const std::string& action, const std::string& body = "") {
    return http(port(), "POST", "/api/tables/" + id + "/" + action, body, cookie_);
  }
  std::string record(const std::string& id) { return get("tables/" + id + "/record").body; }
  Json look(const std::string& id, int seat) { return Player(port(), cookie_, id, seat).watch(); }
  std::string move(const std::string& id, int seat, const std::string& text) {
    Player player(port(), cookie_, id, seat);
    player.watch();
    const Json answer = player.move(text, "m" + std::to_string(++moves_));
    return answer["t"] == "ok" ? "ok" : answer.value("code", answer.dump());
  }

  Folder folder_;
  std::string cookie_;
  std::unique_ptr<LocalServer> server_;
  int moves_ = 0;
};

// --- records ----------------------------------------------------------------------------------

TEST_F(BoxesFromOutside, AreCarriedByTheirRecordsIntoAnotherProcess) {
  ASSERT_TRUE(open_box(kPass));
  const std::string text = write_record(game_in("pass"), {"Ann", "Bo"});
  const std::uint64_t hash = game_in("pass").position().hash();
  toll::forget_boxes();
  ASSERT_FALSE(boxes().find("pass"));
  ASSERT_TRUE(open_box(kTunnel));  // so that the pass stands in another place
  const auto record = read_record(text);
  ASSERT_TRUE(record) << record.error().problem.code;
  const auto match = replay(*record);
  ASSERT_TRUE(match) << match.error().refusal.code;
  EXPECT_EQ(match->options().box(), 3u);
  EXPECT_EQ(match->position().hash(), hash);
  EXPECT_EQ(write_record(*match, {"Ann", "Bo"}), text);
}

TEST_F(BoxesFromOutside, MustBeWhatTheHeaderSaysOfThem) {
  ASSERT_TRUE(open_box(kPass));
  const std::string text = write_record(game_in("pass"), {});
  const auto changed = [&](const std::string& from, const std::string& to) {
    std::string other = text;
    other.replace(other.find(from), from.size(), to);
    toll::forget_boxes();
    const auto record = read_record(other);
    return record ? std::string("read") : record.error().problem.code;
  };
  EXPECT_EQ(changed("\"most\":5", "\"most\":6"), "header_key");
  EXPECT_EQ(changed("\"name\":\"pass\"", "\"name\":\"gorge\""), "header_key");
  EXPECT_EQ(changed("\"most\":5", "\"most\":10"), "box_unsound");
  EXPECT_EQ(changed("\"id\":\"pass\"", "\"id\":\"ford\""), "box_name_taken");
  EXPECT_EQ(changed("\"place\":\"pass\"", "\"place\":\"bridge\""), "header_key");
  EXPECT_EQ(changed("\"data\":{", "\"deta\":{"), "box_missing");
  EXPECT_EQ(changed("\"data\":{", "\"data\":[],\"deta\":{"), "box_unsound");
  EXPECT_EQ(changed("\"seats\":2", "\"seats\":2"), "read");
}

TEST_F(BoxesFromOutside, AreSpecifiedByTheGameTheyName) {
  const auto code = [](std::string_view text) {
    const auto opened = open_box(text);
    return opened ? opened->game->info().id + "/" + opened->box->name : opened.error().code;
  };
  EXPECT_EQ(code(kPass), "toll/pass");
  EXPECT_EQ(code(kTunnel), "toll/tunnel");
  EXPECT_EQ(code(R"({"id":"tunnel","most":9})"), "box_game") << "several games take some";
  EXPECT_EQ(code(R"({"game":"railroad_ink","id":"blue"})"), "box_fixed");
  EXPECT_EQ(code(R"({"game":"tram","id":"blue"})"), "box_game");
  EXPECT_EQ(code("{"), "box_unsound");
  EXPECT_EQ(code(kOtherPass), "box_name_taken");
}

// --- tables -----------------------------------------------------------------------------------

TEST_F(BoxesOfTheServer, ArePlayedWithAtOnce) {
  restart({kPass});
  EXPECT_EQ(create({kMe, kMe, kLocal}, {{"place", "pass"}}).json()["error"], "seats") << "for two at most";
  EXPECT_EQ(create({kMe, kLocal}, {{"place", "tunnel"}}).json()["error"], "option_value");
  const std::string id = create({kMe, kLocal}, {{"place", "pass"}}).json()["id"];
  EXPECT_EQ(move(id, 0, "pay 6"), "TO-4");
  EXPECT_EQ(move(id, 0, "pay 5"), "ok");
  EXPECT_EQ(OpenDatabase(folder_).ask("SELECT box, box_hash FROM tables"),
            "pass " + boxes()[*boxes().find("pass")].hash + "\n");
}

TEST_F(BoxesOfTheServer, AreStillThereAfterARestartInAnotherOrder) {
  restart({kPass, kTunnel});
  const std::string id = create({kMe, kLocal}, {{"place", "pass"}}).json()["id"];
  EXPECT_EQ(move(id, 0, "pay 5"), "ok");
  const Json before = look(id, 0);
  restart({kTunnel, kPass});
  EXPECT_EQ(look(id, 0)["view"], before["view"]);
  EXPECT_FALSE(look(id, 0)["info"].contains("frozen"));
  EXPECT_EQ(move(id, 1, "pay 5"), "ok");
  EXPECT_EQ(move(id, 0, "pay 9"), "TO-4") << "it is not the tunnel";
}

TEST_F(BoxesOfTheServer, ThatAreNotGivenAgainFreezeTheirTables) {
  restart({kPass});
  const std::string id = create({kMe, kLocal}, {{"place", "pass"}}).json()["id"],
                    open = create({kMe, kOpen}, {{"place", "pass"}}).json()["id"],
                    other = create({kMe, kLocal}, {{"place", "ford"}}).json()["id"];
  EXPECT_EQ(move(id, 0, "pay 5"), "ok");
  EXPECT_EQ(move(other, 0, "pay 2"), "ok");
  const Json before = look(id, 0);
  const std::string hash = boxes()[*boxes().find("pass")].hash;
  for (const std::vector<std::string>& given : {std::vector<std::string>{}, {}, {kOtherPass}}) {
    restart(given);
    const Json seen = look(id, 0);
    EXPECT_EQ(seen["info"]["frozen"], "box");
    EXPECT_EQ(seen["view"], before["view"]);
    EXPECT_EQ(seen["log"], before["log"]);
    EXPECT_EQ(move(id, 1, "pay 1"), "frozen");
    const Json header = parse_json(record(id).substr(0, record(id).find('\n')));
    EXPECT_EQ(header["box"], (Json{{"name", "pass"}, {"hash", hash}})) << "the box itself is not here";
    EXPECT_EQ(move(other, 1, "pay 1"), "ok") << "the others play on";
    if (!given.empty()) continue;
    EXPECT_EQ(post(open, "start", R"({"bots":"random"})").json()["error"], "option_value");
    EXPECT_EQ(move(other, 0, "pay 1"), "ok");
  }
  restart({kPass});
  EXPECT_FALSE(look(id, 0)["info"].contains("frozen"));
  EXPECT_EQ(move(id, 1, "pay 5"), "ok");
  EXPECT_EQ(post(open, "start", R"({"bots":"random"})").status, 200);
}

TEST_F(BoxesOfTheServer, AreInTheRecordsOfTheirTables) {
  restart({kPass});
  const std::string id = create({kMe, kLocal}, {{"place", "pass"}, {"rounds", 1}}).json()["id"];
  EXPECT_EQ(move(id, 0, "pay 5"), "ok");
  const std::string running = record(id);
  EXPECT_EQ(move(id, 1, "pay 5"), "ok");
  const std::string over = record(id);
  for (const std::string& text : {running, over})
    EXPECT_EQ(parse_json(text.substr(0, text.find('\n')))["box"]["data"], parse_json(kPass));
  restart({kPass});
  EXPECT_EQ(record(id), over) << "written from the disk";
  restart({});
  EXPECT_EQ(look(id, 0)["view"]["paid"], Json({5, 5})) << "a finished game stays as it ended";
  EXPECT_FALSE(look(id, 0)["info"].contains("frozen"));
  EXPECT_EQ(read_record(record(id)).error().problem.code, "box_missing");
  EXPECT_TRUE(replay(*read_record(over)));
}

// The program itself comes with another edition of a box: as with rules, games go on where their moves fit.
TEST_F(BoxesOfTheServer, OfAnotherEditionOfTheProgramPlayOnOrFreeze) {
  restart({});
  const std::string fits = create({kMe, kLocal}, {{"place", "ford"}}).json()["id"],
                    not_here = create({kMe, kLocal}, Json::object()).json()["id"];
  EXPECT_EQ(move(fits, 0, "pay 2"), "ok");
  EXPECT_EQ(move(not_here, 0, "pay 3"), "ok");
  const std::string hash = boxes()[*boxes().find("ford")].hash;
  server_.reset();
  OpenDatabase(folder_).run("UPDATE tables SET box_hash='0123456789abcdef'");
  OpenDatabase(folder_).run("UPDATE tables SET box='ford', options='{\"place\":\"ford\"}' WHERE id='" + not_here + "'");
  restart({});
  EXPECT_FALSE(look(fits, 0)["info"].contains("frozen"));
  EXPECT_EQ(move(fits, 1, "pay 2"), "ok");
  EXPECT_EQ(OpenDatabase(folder_).ask("SELECT box_hash FROM tables WHERE id='" + fits + "'"), hash + "\n");
  EXPECT_EQ(look(not_here, 0)["info"]["frozen"], "box") << "three coins are too many at this ford";
}

// --- the facts over the wire ------------------------------------------------------------------

TEST_F(BoxesOfTheServer, AreListedWithTheirGame) {
  restart({kPass});
  for (const Json& game : get("games").json()) {
    if (game["id"] != "toll") {
      for (const Json& box : game["boxes"]) EXPECT_NE(box["name"], "pass") << game["id"];
      continue;
    }
    const auto listed = [](const char* name, const Json& more) {
      const Box& box = boxes()[*boxes().find(name)];
      Json all = {{"name", name}, {"hash", box.hash}, {"facts", box.facts_hash}};
      all.update(more);
      return all;
    };
    EXPECT_EQ(game["boxes"],
              Json::array({listed("bridge", {{"title", "The bridge"}}), listed("ford", {{"seats", {1, 2}}}),
                           listed("pass", {{"title", "The pass"}, {"seats", {1, 2}}})}));
    EXPECT_EQ(game["options"][1], (Json{{"name", "place"}, {"type", "box"}, {"default", "bridge"}}));
  }
}

TEST_F(BoxesOfTheServer, TellExactlyTheirFacts) {
  restart({kPass});
  EXPECT_EQ(get("games/toll/box/ford").body, R"({"most":2,"players":[1,2],"law":{"largest":9}})");
  for (const Game* game : games()) {
    for (std::size_t i = 0; i < game->boxes().size(); ++i) {
      const Box& box = game->boxes()[i];
      const std::string path = "games/" + game->info().id + "/box/" + box.name;
      for (const std::string_view query : {"", "?hash="}) {
        const Answer answer = get(path + (query.empty() ? "" : std::string(query) + box.facts_hash));
        EXPECT_EQ(answer.status, 200) << path;
        EXPECT_EQ(answer.body, box.facts) << path;
        EXPECT_EQ(answer.header("etag"), "\"" + box.facts_hash + "\"");
        EXPECT_EQ(answer.header("cache-control"), query.empty() ? "no-cache" : "public, max-age=31536000, immutable");
      }
      const Answer same = get(path, {{"If-None-Match", "\"" + box.facts_hash + "\""}});
      EXPECT_EQ(same.status, 304);
      EXPECT_EQ(same.body, "");
      EXPECT_EQ(get(path, {{"If-None-Match", "\"0123456789abcdef\""}}).status, 200);
    }
  }
}

TEST_F(BoxesOfTheServer, ThatAreNotThereAreRefused) {
  restart({});
  const auto error = [&](const std::string& path) {
    const Answer answer = get(path);
    return std::to_string(answer.status) + " " + answer.json().value("error", "");
  };
  EXPECT_EQ(error("games/toll/box/pass"), "404 unknown_box");
  EXPECT_EQ(get("games/toll/box/pass").json()["args"]["known"], "bridge, ford");
  EXPECT_EQ(error("games/toll/box/law"), "404 unknown_box") << "a shared file is no box";
  EXPECT_EQ(error("games/toll/box/ford?hash=0123456789abcdef"), "404 unknown_box") << "another edition";
  EXPECT_EQ(error("games/toll/box/ford?x=1"), "400 bad_request");
  EXPECT_EQ(error("games/toll/box/"), "404 unknown_box");
  EXPECT_EQ(error("games/toll/box"), "404 not_found");
  EXPECT_EQ(error("games/toll"), "404 not_found");
  EXPECT_EQ(error("games/tram/box/ford"), "404 not_found");
}

}  // namespace
}  // namespace rh::test
