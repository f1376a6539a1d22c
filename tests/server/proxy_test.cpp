// Who asks, through whom, and under which name: exactly.
#include "server/base/address.h"
#include "server/base/own_names.h"
#include "tests/server/player.h"

namespace rh::test {
namespace {

using server::Address;
using server::client_behind;
using server::household;
using server::OwnNames;
using server::parse_networks;

TEST(Addresses, AreReadStrictlyAndCountedByHousehold) {
  const auto counted = [](const char* text) {
    const auto address = Address::parse(text);
    return address ? household(*address) : std::string("none");
  };
  EXPECT_EQ(counted("192.0.2.7"), "192.0.2.7");
  EXPECT_EQ(counted("::ffff:192.0.2.7"), "192.0.2.7");
  EXPECT_EQ(counted("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
  EXPECT_EQ(counted("2001:DB8:1:2::1"), "2001:db8:1:2::/64");
  EXPECT_EQ(counted("fe80::1%eth0"), "fe80::/64");
  for (const char* text : {"", "1.2.3", "1.2.3.4.5", "1.2.3.256", "[::1]", "::1]", "localhost", "1.2.3.4:80", " ::1"})
    EXPECT_EQ(counted(text), "none") << text;
}

TEST(Addresses, NetworksHoldTheirOwn) {
  const auto holds = [](const char* networks, const char* address) {
    const auto parsed = parse_networks(networks);
    return parsed &&
           std::ranges::any_of(*parsed, [&](const auto& one) { return one.contains(*Address::parse(address)); });
  };
  EXPECT_TRUE(holds("127.0.0.1", "127.0.0.1"));
  EXPECT_TRUE(holds("127.0.0.1", "::ffff:127.0.0.1"));
  EXPECT_FALSE(holds("127.0.0.1", "127.0.0.2"));
  EXPECT_TRUE(holds("192.0.2.1, 10.0.0.0/8", "10.255.0.1"));
  EXPECT_FALSE(holds("10.0.0.0/8", "11.0.0.1"));
  EXPECT_TRUE(holds("172.16.0.0/12", "172.31.9.9"));
  EXPECT_FALSE(holds("172.16.0.0/12", "172.32.0.1"));
  EXPECT_TRUE(holds("fd00::/8", "fd12::1"));
  EXPECT_FALSE(holds("fd00::/8", "127.0.0.1"));
  EXPECT_FALSE(holds("", "127.0.0.1"));
  for (const char* broken : {"proxy", "10.0.0.0/33", "10.0.0.0/", "10.0.0.0/-1", "::/129", "127.0.0.1,,", "1.2.3.4/8x"})
    EXPECT_FALSE(parse_networks(broken)) << broken;
}

TEST(Addresses, TheClientIsTheLastHopThatNoTrustedProxyIs) {
  const auto trusted = *parse_networks("127.0.0.1,10.0.0.0/8");
  const auto client = [&](const char* peer, const char* forwarded) {
    return client_behind(*Address::parse(peer), forwarded, trusted).text();
  };
  EXPECT_EQ(client("127.0.0.1", "203.0.113.5"), "203.0.113.5");
  EXPECT_EQ(client("127.0.0.1", ""), "127.0.0.1");
  EXPECT_EQ(client("203.0.113.9", "198.51.100.1"), "203.0.113.9");  // no proxy of ours
  EXPECT_EQ(client("127.0.0.1", "198.51.100.1, 203.0.113.5"), "203.0.113.5");
  EXPECT_EQ(client("127.0.0.1", "198.51.100.1,203.0.113.5, 10.1.2.3"), "203.0.113.5");
  EXPECT_EQ(client("127.0.0.1", "10.9.9.9"), "10.9.9.9");
  EXPECT_EQ(client("127.0.0.1", "203.0.113.5:4711"), "203.0.113.5");
  EXPECT_EQ(client("127.0.0.1", "[2001:db8::1]:4711"), "2001:db8::1");
  EXPECT_EQ(client("127.0.0.1", "203.0.113.5, unknown"), "127.0.0.1");
  EXPECT_EQ(client("127.0.0.1", "203.0.113.5,"), "127.0.0.1");
}

TEST(OwnNames, HostsAreMatchedExactly) {
  const OwnNames names("https://play.example.org/games", "Depot");
  for (const char* host :
       {"play.example.org", "PLAY.example.org", "play.example.org:443", "127.0.0.1", "127.0.0.1:8080", "[::1]",
        "[::1]:8080", "localhost", "localhost:1", "depot", "depot.local:8080"})
    EXPECT_TRUE(names.is_host(host)) << host;
  for (const char* host : {"",
                           "play.example.org.",
                           "play.example.org:80",
                           "play.example.org:8443",
                           "xplay.example.org",
                           "play.example.org.evil.test",
                           "play.example.orgx",
                           "play.example.org@evil.test",
                           "evil.test",
                           "localhost.evil.test",
                           "evil.localhost",
                           "localhost.",
                           "localhost:",
                           "localhost:0",
                           "localhost:65536",
                           "localhost:80x",
                           "localhost:+80",
                           "localhost: 80",
                           "127.0.0.1.evil.test",
                           "127.0.0.1.",
                           "127.0.0.256",
                           "1.2.3",
                           "2130706433",
                           "0x7f.1",
                           "[::1",
                           "::1",
                           "[::1]x",
                           "[::1]x:80",
                           "[::1]:",
                           "[evil.test]",
                           "[127.0.0.1]",
                           "[fe80::1%25eth0]",
                           "depot.evil.test",
                           "depot.local.evil.test",
                           ".local",
                           "depot..local",
                           "localhost, evil.test"})
    EXPECT_FALSE(names.is_host(host)) << host;
  EXPECT_FALSE(OwnNames("", "").is_host(".local"));
  EXPECT_TRUE(OwnNames("http://play.example.org:8080", "").is_host("play.example.org:8080"));
  EXPECT_FALSE(OwnNames("http://play.example.org:8080", "").is_host("play.example.org"));
}

TEST(OwnNames, OriginsAreMatchedExactly) {
  const OwnNames names("https://play.example.org/games", "depot");
  struct Row {
    const char *origin, *host;
    bool fine;
  };
  for (const Row& row : std::initializer_list<Row>{
           {"", "play.example.org", true},
           {"https://play.example.org", "play.example.org", true},
           {"https://play.example.org:443", "play.example.org", true},
           {"HTTPS://Play.Example.org", "play.example.org", true},
           {"https://play.example.org", "127.0.0.1:8080", true},  // a proxy that does not pass Host
           {"http://127.0.0.1:8080", "127.0.0.1:8080", true},
           {"http://localhost", "localhost:80", true},
           {"http://[::1]:8080", "[::1]:8080", true},
           {"null", "play.example.org", false},
           {"null", "127.0.0.1:8080", false},
           {"http://play.example.org", "play.example.org", false},
           {"https://play.example.org:444", "play.example.org", false},
           {"https://play.example.org.", "play.example.org", false},
           {"https://play.example.org/", "play.example.org", false},
           {"https://play.example.org.evil.test", "play.example.org", false},
           {"https://evil.test/https://play.example.org", "play.example.org", false},
           {"https://play.example.org@evil.test", "play.example.org", false},
           {"https://evil.test", "127.0.0.1:8080", false},
           {"https://127.0.0.1:8080", "127.0.0.1:8080", false},
           {"http://127.0.0.1:8081", "127.0.0.1:8080", false},
           {"http://127.0.0.1", "127.0.0.1:8080", false},
           {"http://localhost:8080", "127.0.0.1:8080", false},
           {"ftp://127.0.0.1:8080", "127.0.0.1:8080", false},
           {"127.0.0.1:8080", "127.0.0.1:8080", false},
           {"http://", "127.0.0.1:8080", false},
       })
    EXPECT_EQ(names.is_origin(row.origin, row.host), row.fine) << row.origin << " at " << row.host;
}

TEST(OwnNames, ATokenOfAListIsFoundWhole) {
  EXPECT_TRUE(server::lists("roundhouse.1", "roundhouse.1"));
  EXPECT_TRUE(server::lists("chat,\t roundhouse.1 ,x", "roundhouse.1"));
  for (const char* header :
       {"", "roundhouse.11", "xroundhouse.1", "roundhouse.1x, chat", "roundhouse 1", "ROUNDHOUSE.1"})
    EXPECT_FALSE(server::lists(header, "roundhouse.1")) << header;
}

class Proxied : public testing::Test {
 protected:
  static server::Config behind(const char* proxy) {
    server::Config config = LocalServer::quiet();
    config.public_url = "https://play.example.org";
    config.trust_proxy = proxy;
    config.rate = 10;  // 50 requests at once
    config.metrics_token = "open sesame";
    return config;
  }
  // How many of 80 requests are let through.
  static int let_through(int port, const std::vector<Header>& headers) {
    int count = 0;
    for (int i = 0; i < 80; ++i) count += http(port, "GET", "/api/games", "", "", headers).status == 200 ? 1 : 0;
    return count;
  }
  Folder folder;
};

TEST_F(Proxied, EachClientBehindATrustedProxyHasItsOwnLimit) {
  const LocalServer server(folder, behind("127.0.0.1"));
  const int port = server.port();
  EXPECT_LT(let_through(port, {{"X-Forwarded-For", "203.0.113.1"}}), 80);
  EXPECT_EQ(http(port, "GET", "/api/games", "", "", {{"X-Forwarded-For", "203.0.113.2"}}).status, 200);
  // A line before the proxy's own, forged anew each time, makes nobody new.
  int forged = 0;
  for (int i = 0; i < 80; ++i) {
    const std::string other = "198.51.100." + std::to_string(i);
    forged += http(port, "GET", "/api/games", "", "", {{"X-Forwarded-For", other}, {"X-Forwarded-For", "203.0.113.3"}})
                          .status == 200
                  ? 1
                  : 0;
  }
  EXPECT_LT(forged, 80);
  // Neither does another address of the same household.
  int moving = 0;
  for (int i = 0; i < 80; ++i) {
    const std::string other = "2001:db8:1:2::" + std::to_string(i);
    moving += http(port, "GET", "/api/games", "", "", {{"X-Forwarded-For", other}}).status == 200 ? 1 : 0;
  }
  EXPECT_LT(moving, 80);
  EXPECT_EQ(http(port, "GET", "/api/games", "", "", {{"X-Forwarded-For", "2001:db8:1:3::1"}}).status, 200);
}

TEST_F(Proxied, NobodyElseIsBelieved) {
  const LocalServer server(folder, behind("127.0.0.7"));
  int forged = 0;
  for (int i = 0; i < 80; ++i) {
    const std::string other = "198.51.100." + std::to_string(i);
    forged += http(server.port(), "GET", "/api/games", "", "", {{"X-Forwarded-For", other}}).status == 200 ? 1 : 0;
  }
  EXPECT_LT(forged, 80);
}

TEST_F(Proxied, WebSocketsAreCountedByClient) {
  server::Config config = behind("127.0.0.1");
  config.rate = 1000;
  const LocalServer server(folder, config);
  const std::vector<Header> one = {{"X-Forwarded-For", "203.0.113.1"}};
  std::vector<std::unique_ptr<WebSocket>> sockets;
  for (int i = 0; i < 100; ++i) {
    sockets.push_back(std::make_unique<WebSocket>(server.port(), "", one));
    ASSERT_TRUE(sockets.back()->open()) << i;
  }
  EXPECT_EQ(WebSocket(server.port(), "", one).status(), 429);
  EXPECT_EQ(WebSocket(server.port(), "", {{"X-Forwarded-For", "203.0.113.2"}}).status(), 101);
  sockets.clear();
  int status = 0;
  for (int i = 0; i < 100 && status != 101; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    status = WebSocket(server.port(), "", one).status();
  }
  EXPECT_EQ(status, 101);
}

TEST_F(Proxied, FiguresAreForTheHostOfTheServer) {
  const LocalServer server(folder, behind("127.0.0.1"));
  const int port = server.port();
  const auto status = [&](const std::vector<Header>& headers) {
    return http(port, "GET", "/metrics", "", "", headers).status;
  };
  EXPECT_EQ(status({}), 200);
  EXPECT_EQ(status({{"X-Forwarded-For", "127.0.0.1"}}), 404);
  EXPECT_EQ(status({{"X-Forwarded-For", "203.0.113.1"}}), 404);
  EXPECT_EQ(status({{"X-Forwarded-For", "203.0.113.1"}, {"Authorization", "Bearer open sesame"}}), 200);
  EXPECT_EQ(status({{"X-Forwarded-For", "203.0.113.1"}, {"Authorization", "Bearer open"}}), 404);
  EXPECT_EQ(status({{"X-Forwarded-For", "203.0.113.1"}, {"Authorization", "open sesame"}}), 404);
  EXPECT_NE(raw(port, "GET /metrics HTTP/1.1\r\nHost: play.example.org\r\nConnection: close\r\n\r\n").find(" 404 "),
            std::string::npos);
}

TEST_F(Proxied, ABrokenListOfProxiesIsRefused) {
  server::Config config = behind("10.0.0.0/8,proxy.local");
  config.data = folder.path();
  server::Server server(config);
  EXPECT_NE(server.open().find("--trust-proxy"), std::string::npos);
}

TEST_F(Proxied, TheHostIsSaidOnce) {
  const LocalServer server(folder, behind("127.0.0.1"));
  const auto get = [&](const std::string& headers) {
    return raw(server.port(), "GET /api/me HTTP/1.1\r\n" + headers + "Connection: close\r\n\r\n").substr(9, 3);
  };
  EXPECT_EQ(get("Host: play.example.org\r\n"), "200");
  EXPECT_EQ(get("Host: play.example.org\r\nHost: evil.test\r\n"), "400");
  EXPECT_EQ(get("Host: play.example.org\r\nHost: play.example.org\r\n"), "400");
  EXPECT_EQ(get(""), "400");
  EXPECT_EQ(get("Host: play.example.org.\r\n"), "421");
  EXPECT_EQ(get("Host: play.example.org\r\nOrigin: https://play.example.org\r\nOrigin: null\r\n"), "400");
}

}  // namespace
}  // namespace rh::test
