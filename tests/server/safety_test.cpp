// What strangers can do: nothing.
#include <fstream>

#include "tests/server/player.h"

namespace rh::test {
namespace {

const Json kMe = {{"kind", "me"}};

class Safety : public testing::Test {
 protected:
  Folder folder;
  LocalServer server{folder};
  int port = server.port();
  std::string ann = sign_in(port, "Ann");
};

// What a browser may make a page of says what that page may do; a drawing may do nothing at all; scripts, styles, fonts
// and answers of the API are never taken for one, because of their type and `nosniff`.
TEST(SafeHeaders, AreOnEveryAnswerAndAllOfThemOnEveryPage) {
  const Folder folder, web;
  for (const char* name :
       {"index.html", "mark.svg", "page.js", "page.css", "font.woff2", "picture.png", "notes.txt", "odd"})
    std::ofstream(web.path() + "/" + name) << "<svg xmlns='http://www.w3.org/2000/svg'/>";
  server::Config config = LocalServer::quiet();
  config.web = web.path();
  const LocalServer server(folder, config);
  const auto pages = {"/", "/t/nothing", "/notes.txt", "/odd", "/metrics"};
  const auto others = {"/mark.svg",    "/page.js", "/page.css",    "/font.woff2",
                       "/picture.png", "/api/me",  "/api/nothing", "/healthz"};
  for (const char* path : pages) {
    const Answer answer = http(server.port(), "GET", path);
    const std::string policy = answer.header("content-security-policy");
    EXPECT_NE(policy.find("default-src 'self'"), std::string::npos) << path;
    EXPECT_EQ(policy.find("unsafe-inline"), std::string::npos);
    EXPECT_EQ(answer.header("x-content-type-options"), "nosniff");
    EXPECT_EQ(answer.header("referrer-policy"), "no-referrer");
    EXPECT_EQ(answer.header("cross-origin-opener-policy"), "same-origin");
    EXPECT_FALSE(answer.header("permissions-policy").empty());
  }
  EXPECT_EQ(http(server.port(), "GET", "/mark.svg").header("content-security-policy"), "default-src 'none'; sandbox");
  for (const char* path : others) {
    const Answer answer = http(server.port(), "GET", path);
    EXPECT_EQ(answer.header("x-content-type-options"), "nosniff") << path;
    EXPECT_EQ(answer.header("cross-origin-resource-policy"), "same-origin") << path;
    const std::string type = answer.header("content-type");
    EXPECT_TRUE(!answer.header("content-security-policy").empty() || type.starts_with("application/json") ||
                type == "text/javascript; charset=utf-8" || type == "text/css; charset=utf-8" || type == "font/woff2" ||
                type == "image/png")
        << path << " " << type;
  }
}

TEST_F(Safety, OtherSitesMayNotWriteOrListen) {
  const std::string own = "http://127.0.0.1:" + std::to_string(port);
  const auto put = [&](const std::string& name, const std::string& value) {
    return http(port, "PUT", "/api/me", R"({"name":"X"})", "", {{name, value}}).status;
  };
  EXPECT_EQ(put("Origin", "https://evil.example"), 403);
  EXPECT_EQ(put("Origin", "null"), 403);
  EXPECT_EQ(put("Sec-Fetch-Site", "cross-site"), 403);
  EXPECT_EQ(put("Origin", own), 200);
  EXPECT_EQ(WebSocket(port, ann, {{"Origin", "https://evil.example"}}).status(), 403);
  EXPECT_EQ(WebSocket(port, ann, {{"Origin", own}}).status(), 101);
  EXPECT_EQ(WebSocket(port, ann, {{"Sec-WebSocket-Protocol", "chat"}}).status(), 400);
  // A name that only pretends to be this machine.
  EXPECT_NE(raw(port, "GET /api/me HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n").find(" 421 "),
            std::string::npos);
  EXPECT_NE(raw(port, "GET /api/me HTTP/1.1\r\nHost: localhost:8080\r\nConnection: close\r\n\r\n").find(" 200 "),
            std::string::npos);
}

TEST_F(Safety, BrokenRequestsAreRefused) {
  EXPECT_NE(raw(port, "NONSENSE\r\n\r\n").find(" 400 "), std::string::npos);
  EXPECT_NE(raw(port, "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: x\r\n\r\n").find(" 400 "),
            std::string::npos);
  EXPECT_EQ(http(port, "POST", "/api/tables", std::string(70'000, 'x'), ann).status, 413);
  EXPECT_NE(raw(port, "GET /" + std::string(10'000, 'a') + " HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n").find(" 431 "),
            std::string::npos);
  EXPECT_EQ(http(port, "DELETE", "/api/me", "", ann).status, 405);
  EXPECT_EQ(http(port, "POST", "/", "", ann).status, 405);
  EXPECT_EQ(http(port, "GET", "/api/nothing").status, 404);
  EXPECT_EQ(http(port, "POST", "/api/tables", std::string(1000, '['), ann).status, 400);
  EXPECT_EQ(http(port, "GET", "/api/me").status, 200);
}

TEST_F(Safety, BrokenMessagesAreAnsweredAndBrokenFramesEndTheConnection) {
  WebSocket socket(port, ann);
  for (const char* text :
       {"", "{", "[]", "null", "5", R"({"t":5})", R"({"t":"dance","n":1})", R"({"t":"ping","n":-1})",
        R"({"t":"ping","n":1.5})", R"({"t":"ping","x":1})", R"({"t":"watch","table":5})",
        R"({"t":"move","n":1,"table":"T"})", R"({"t":"watch","table":"T","seat":99})",
        R"({"t":"watch","table":"T","seat":18446744073709551615})", R"({"t":"at","table":"T","index":-1})"}) {
    ASSERT_TRUE(socket.send_text(text));
    const auto answer = socket.receive();
    ASSERT_TRUE(answer) << text;
    EXPECT_EQ(parse_json(*answer)["code"], "bad_message") << text << *answer;
  }
  EXPECT_EQ(socket.ask({{"t", "ping"}})["t"], "pong");
  ASSERT_TRUE(socket.send_text(std::string(20'000, ' ') + "{}"));
  EXPECT_EQ(parse_json(socket.receive().value_or("{}"))["code"], "too_large");
  ASSERT_TRUE(socket.frame(0x2, "{}"));
  EXPECT_EQ(parse_json(socket.receive().value_or("{}"))["code"], "bad_message");
  // A message in pieces is one message.
  ASSERT_TRUE(socket.frame(0x1, R"({"t":"pi)", false));
  ASSERT_TRUE(socket.frame(0x0, R"(ng","n":77})"));
  EXPECT_EQ(socket.answer(77)["t"], "pong");

  const auto ends = [&](auto breaks) {
    WebSocket one(port, ann);
    EXPECT_TRUE(one.open());
    breaks(one);
    while (one.receive(std::chrono::milliseconds(2000))) {
    }
    return one.closed();
  };
  EXPECT_TRUE(ends([](WebSocket& one) { one.frame(0x1, "{}", true, false); }));          // not masked
  EXPECT_TRUE(ends([](WebSocket& one) { one.frame(0x3, "{}"); }));                       // no such kind
  EXPECT_TRUE(ends([](WebSocket& one) { one.frame(0x0, "{}"); }));                       // goes on with nothing
  EXPECT_TRUE(ends([](WebSocket& one) { one.frame(0x9, std::string(200, 'x')); }));      // too long a ping
  EXPECT_TRUE(ends([](WebSocket& one) { one.frame(0x1, "\xff\xfe"); }));                 // not UTF-8
  EXPECT_TRUE(ends([](WebSocket& one) { one.frame(0x1, std::string(100'000, ' ')); }));  // far too long
  EXPECT_TRUE(ends([](WebSocket& one) {
    one.raw("\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\x11\x22\x33\x44");
  }));  // longer than the world
  EXPECT_EQ(socket.ask({{"t", "ping"}})["t"], "pong");
}

TEST(SafetyLimits, AFloodIsToldOffAndThenCutOff) {
  const Folder folder;
  server::Config config = LocalServer::quiet();
  config.rate = 20;
  const LocalServer server(folder, config);
  const std::string ann = sign_in(server.port(), "Ann");
  WebSocket flood(server.port(), ann), calm(server.port(), ann);
  for (int n = 0; n < 400 && flood.send({{"t", "ping"}, {"n", n}}); ++n) {
  }
  int pongs = 0, warnings = 0;
  while (const auto text = flood.receive(std::chrono::milliseconds(3000))) {
    const Json message = parse_json(*text);
    pongs += message["t"] == "pong" ? 1 : 0;
    warnings += message["t"] == "error" && message["code"] == "too_fast" ? 1 : 0;
  }
  EXPECT_TRUE(flood.closed());
  EXPECT_GE(pongs, 80);
  EXPECT_LE(pongs, 150);
  EXPECT_EQ(warnings, 100);
  EXPECT_EQ(calm.ask({{"t", "ping"}})["t"], "pong");

  int refused = 0;
  for (int i = 0; i < 200; ++i) refused += http(server.port(), "GET", "/api/games").status == 429 ? 1 : 0;
  EXPECT_GT(refused, 20);
  EXPECT_EQ(http(server.port(), "GET", "/healthz").status, 200);
}

TEST(SafetyLimits, ConnectionsOfOneAddressAreCounted) {
  const Folder folder;
  server::Config config = LocalServer::quiet();
  config.rate = 1000;
  const LocalServer server(folder, config);
  std::vector<Tcp> many;
  for (int i = 0; i < 120; ++i) many.emplace_back(server.port());
  std::string text;
  EXPECT_FALSE(many.back().read(text, std::chrono::milliseconds(1000)));
  EXPECT_TRUE(many.back().closed());
  many.clear();
  for (int i = 0; i < 50 && http(server.port(), "GET", "/healthz").status != 200; ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  EXPECT_EQ(http(server.port(), "GET", "/healthz").status, 200);
}

TEST(SafetyFiles, OnlyTheClientsFilesAreServed) {
  const Folder folder, web;
  std::filesystem::create_directories(web.path() + "/assets");
  std::ofstream(web.path() + "/index.html") << "<!doctype html><title>Roundhouse</title>" << std::string(2000, ' ');
  std::ofstream(web.path() + "/assets/app-1a2b.js") << "export {}; // " << std::string(2000, 'x');
  std::ofstream(folder.path() + "/secret.txt") << "secret";
  server::Config config = LocalServer::quiet();
  config.web = web.path();
  const LocalServer server(folder, config);
  const int port = server.port();
  const Answer page = http(port, "GET", "/");
  EXPECT_EQ(page.header("content-type"), "text/html; charset=utf-8");
  EXPECT_EQ(page.header("cache-control"), "no-cache");
  EXPECT_EQ(http(port, "GET", "/table/abc").body, page.body);
  EXPECT_EQ(http(port, "GET", "/", "", "", {{"If-None-Match", page.header("etag")}}).status, 304);
  const Answer script = http(port, "GET", "/assets/app-1a2b.js", "", "", {{"Accept-Encoding", "gzip"}});
  EXPECT_EQ(script.header("content-encoding"), "gzip");
  EXPECT_NE(script.header("cache-control").find("immutable"), std::string::npos);
  EXPECT_LT(script.body.size(), 200u);
  EXPECT_EQ(http(port, "HEAD", "/").body, "");
  for (const char* path : {"/nothing.js", "/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt",
                           "//etc/passwd.x", "/assets/", "/secret.txt"}) {
    const Answer answer = http(port, "GET", path);
    EXPECT_TRUE(answer.status == 404 || answer.body == page.body) << path << answer.status;
    EXPECT_EQ(answer.body.find("secret"), std::string::npos);
  }
}

TEST_F(Safety, MetricsAndHealth) {
  EXPECT_EQ(http(port, "GET", "/healthz").body, "ok\n");
  const std::string text = http(port, "GET", "/metrics").body;
  for (const char* name :
       {"roundhouse_tables ", "roundhouse_connections ", "roundhouse_moves_total ", "roundhouse_commit_seconds_bucket",
        "roundhouse_commit_queue ", "roundhouse_bot_queue ", "roundhouse_bot_seconds_sum"}) {
    EXPECT_NE(text.find(name), std::string::npos) << name;
  }
}

TEST(SafetyProxy, BehindHttpsTheCookieIsSecureAndTheOriginItsOwn) {
  const Folder folder;
  server::Config config = LocalServer::quiet();
  config.public_url = "https://play.example.org";
  const LocalServer server(folder, config);
  const auto call = [&](const std::string& origin) {
    return raw(server.port(), "PUT /api/me HTTP/1.1\r\nHost: play.example.org\r\nOrigin: " + origin +
                                  "\r\nConnection: close\r\nContent-Length: 14\r\n\r\n{\"name\":\"Ann\"}");
  };
  EXPECT_NE(call("https://play.example.org").find("; Secure"), std::string::npos);
  EXPECT_NE(call("https://evil.example").find(" 403 "), std::string::npos);
}

}  // namespace
}  // namespace rh::test
