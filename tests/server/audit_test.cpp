// The audit log says who did what, and nothing that opens a door.
#include "server/base/audit.h"

#include <sys/stat.h>

#include <fstream>

#include "tests/server/player.h"

namespace rh::test {
namespace {

class Audit : public testing::Test {
 protected:
  void SetUp() override { ASSERT_TRUE(server::open_audit(file)); }
  void TearDown() override { server::open_audit(""); }
  // The lines of one kind.
  std::vector<Json> lines(const std::string& what) {
    std::vector<Json> found;
    std::ifstream in(file);
    for (std::string line; std::getline(in, line);) {
      const Json entry = parse_json(line);
      EXPECT_TRUE(entry.is_object()) << line;
      if (entry["what"] == what) found.push_back(entry);
    }
    return found;
  }

  Folder folder, data;
  std::string file = folder.path() + "/audit.jsonl";
  LocalServer server{data};
  int port = server.port();
};

TEST_F(Audit, SaysWhoDidWhatAndWhoWasDenied) {
  const std::string ann = sign_in(port, "Ann");
  const Manner elsewhere("127.0.0.5");
  const std::string bo = sign_in(port, "Bo");
  const std::string ann_id = http(port, "GET", "/api/me", "", ann).json()["id"],
                    bo_id = http(port, "GET", "/api/me", "", bo).json()["id"];
  const std::string id =
      new_table(port, ann, {{{"kind", "me"}}, {{"kind", "open"}}, {{"kind", "person"}, {"name", "Cy"}}})["id"]
          .get<std::string>();
  const auto post = [&](const std::string& action, const Json& body, const std::string& cookie) {
    return http(port, "POST", "/api/tables/" + id + "/" + action, body.dump(), cookie);
  };
  EXPECT_EQ(post("start", Json::object(), bo).status, 403);
  EXPECT_EQ(post("sit", {{"seat", 1}}, bo).status, 200);
  const std::string code = post("seats/2/link", Json::object(), ann).json()["code"];
  const std::string cy = sign_in(port, "Cy");
  EXPECT_EQ(http(port, "POST", "/api/claim", Json{{"code", code}}.dump(), cy).status, 200);
  EXPECT_EQ(post("start", Json::object(), ann).status, 200);
  EXPECT_EQ(post("dance", Json::object(), ann).status, 404);
  EXPECT_EQ(http(port, "POST", "/api/" + code, "{}").status, 401);
  Player player(port, bo, id, 1);
  player.watch();
  EXPECT_EQ(player.socket.ask({{"t", "say"}, {"table", id}, {"text", "a word in private"}})["t"], "ok");
  EXPECT_EQ(player.socket.ask({{"t", "watch"}, {"table", id}, {"seat", 0}})["code"], "not_yours");
  EXPECT_EQ(post("resign", {{"seat", 1}}, bo).status, 200);

  EXPECT_EQ(lines("name").size(), 3u);
  EXPECT_EQ(lines("name")[1]["who"], bo_id);
  EXPECT_EQ(lines("name")[1]["address"], "127.0.0.5");
  ASSERT_EQ(lines("create").size(), 1u);
  EXPECT_EQ(lines("create")[0]["who"], ann_id);
  EXPECT_EQ(lines("create")[0]["made"], id);
  ASSERT_EQ(lines("sit").size(), 1u);
  EXPECT_EQ(lines("sit")[0]["who"], bo_id);
  EXPECT_EQ(lines("sit")[0]["table"], id);
  EXPECT_EQ(lines("sit")[0]["seat"], 1);
  EXPECT_FALSE(lines("sit")[0].contains("denied"));
  ASSERT_EQ(lines("start").size(), 2u);
  EXPECT_EQ(lines("start")[0]["denied"], "not_host");
  EXPECT_EQ(lines("start")[0]["who"], bo_id);
  EXPECT_FALSE(lines("start")[1].contains("denied"));
  ASSERT_EQ(lines("link").size(), 1u);
  EXPECT_EQ(lines("link")[0]["seat"], 2);
  ASSERT_EQ(lines("claim").size(), 1u);
  EXPECT_EQ(lines("claim")[0]["table"], id);
  EXPECT_EQ(lines("claim")[0]["seat"], 2);
  ASSERT_EQ(lines("resign").size(), 1u);
  EXPECT_TRUE(lines("dance").empty());
  ASSERT_EQ(lines("message").size(), 1u);
  EXPECT_EQ(lines("message")[0]["denied"], "not_yours");
  EXPECT_EQ(lines("message")[0]["address"], "127.0.0.5");

  std::ifstream in(file);
  const std::string all{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  for (const std::string& secret : {code, ann.substr(ann.find('=') + 1), bo.substr(bo.find('=') + 1),
                                    std::string("a word in private"), std::string("Ann")})
    EXPECT_EQ(all.find(secret), std::string::npos) << secret;
  struct stat seen{};
  ASSERT_EQ(::stat(file.c_str(), &seen), 0);
  EXPECT_EQ(seen.st_mode & 0777, 0600u);
}

TEST(AuditFile, ThatCannotBeWrittenIsRefused) { EXPECT_FALSE(server::open_audit("/nonexistent/audit.jsonl")); }

}  // namespace
}  // namespace rh::test
