// Addresses of the web client as paths, and what the page of a table tells whoever is sent its address.
#include <fstream>

#include "tests/server/people.h"

namespace rh::test {
namespace {

class Pages : public testing::Test {
 protected:
  Pages() {
    std::filesystem::create_directories(web.path() + "/assets");
    std::filesystem::create_directories(web.path() + "/preview");
    std::ofstream(web.path() + "/index.html") << kIndex;
    std::ofstream(web.path() + "/assets/app.js") << "app";
    std::ofstream(web.path() + "/preview/toll.png") << "png";
    server::Config config = LocalServer::quiet();
    config.web = web.path();
    config.public_url = "https://play.example.org";
    server.emplace(folder, config);
    ann = sign_in(server->port(), "Ann");
  }
  Answer get(const std::string& path, const std::vector<Header>& headers = {}) {
    return http(server->port(), "GET", path, "", "", headers);
  }
  Json create(const Json& more) {
    Json wanted = {{"game", "toll"}, {"options", {{"rounds", 1}}}, {"seats", Json::array({{{"kind", "me"}}})}};
    wanted.update(more);
    return http(server->port(), "POST", "/api/tables", wanted.dump(), ann).json();
  }

  static inline const std::string kIndex =
      "<!doctype html><head><title>Roundhouse</title><link rel=icon></head><body>" + std::string(2000, ' ') + "</body>";
  const Folder folder, web;
  std::optional<LocalServer> server;
  std::string ann;
};

TEST_F(Pages, EveryPathThatIsNoFileIsTheClients) {
  for (const char* path : {"/", "/tables", "/settings", "/rules/railroad_ink/RI-75", "/claim/l9aYuacL", "/learn/toll",
                           "/t/", "/t/unknown", "/t/unknown/at/17"})
    EXPECT_EQ(get(path).body, kIndex) << path;
  EXPECT_EQ(get("/assets/app.js").body, "app");
  for (const char* path : {"/assets/other.js", "/t/assets/app.js"}) EXPECT_EQ(get(path).status, 404) << path;
  EXPECT_EQ(get("/api/nothing").status, 404);
}

TEST_F(Pages, ATableSaysWhatIsThere) {
  const std::string id = create({{"name", "Depot 7"}})["id"];
  for (const std::string& path : {"/t/" + id, "/t/" + id + "/toll", "/t/" + id + "/at/17"}) {
    const Answer page = get(path);
    EXPECT_EQ(page.status, 200);
    EXPECT_EQ(page.header("content-type"), "text/html; charset=utf-8");
    EXPECT_EQ(page.header("cache-control"), "no-cache");
    EXPECT_NE(page.body.find("<title>Toll · Depot 7 · Ann · Roundhouse</title>"), std::string::npos) << page.body;
    EXPECT_NE(page.body.find(R"(<meta property="og:title" content="Toll · Depot 7">)"), std::string::npos);
    EXPECT_NE(page.body.find(R"(content="https://play.example.org/preview/toll.png">)"), std::string::npos);
    EXPECT_EQ(page.body.find("<title>Roundhouse</title>"), std::string::npos);
    EXPECT_NE(page.body.find("<link rel=icon>"), std::string::npos) << "the rest is the client's own";
    EXPECT_EQ(get(path, {{"If-None-Match", page.header("etag")}}).status, 304);
    EXPECT_EQ(get(path, {{"Accept-Encoding", "gzip"}}).header("content-encoding"), "gzip");
  }
  const std::string before = get("/t/" + id).header("etag");
  Player player(server->port(), ann, id, 0);
  player.watch();
  ASSERT_EQ(player.move("pay 2")["t"], "ok");
  const Answer after = get("/t/" + id, {{"If-None-Match", before}});
  EXPECT_EQ(after.status, 200);
  EXPECT_NE(after.body.find("<title>Toll · Depot 7 · Ann 2 · Roundhouse</title>"), std::string::npos) << after.body;
  EXPECT_NE(after.body.find(R"(<meta property="og:description" content="Ann 2">)"), std::string::npos);
}

TEST_F(Pages, NothingThatPeopleWriteBecomesMarkup) {
  const std::string evil = "</title><script>alert('1')</script>\"&";
  const std::string id =
      create({{"name", evil}, {"seats", Json::array({{{"kind", "local"}, {"name", "\"><b>&'"}}})}})["id"];
  const std::string page = get("/t/" + id).body;
  EXPECT_EQ(page.find("<script"), std::string::npos) << page;
  EXPECT_EQ(page.find("<b>"), std::string::npos) << page;
  EXPECT_NE(page.find("&lt;/title&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&quot;&amp;"), std::string::npos);
}

TEST_F(Pages, BotsHaveNoNamesAndOpenSeatsAreNotListed) {
  const std::string id =
      create({{"seats", {{{"kind", "me"}}, {{"kind", "open"}}, {{"kind", "bot"}, {"bot", "random"}}}}})["id"];
  EXPECT_NE(get("/t/" + id).body.find("<title>Toll · Ann · Roundhouse</title>"), std::string::npos);
}

}  // namespace
}  // namespace rh::test
