// Three people and a server that can be restarted: what tests about seats, hosts and links share.
#pragma once

#include "tests/server/database.h"
#include "tests/server/player.h"

namespace rh::test {

class People : public testing::Test {
 protected:
  static inline const Json kMe = {{"kind", "me"}}, kOpen = {{"kind", "open"}};
  static inline const Json kBot = {{"kind", "bot"}, {"bot", "random"}};

  Folder folder;
  std::unique_ptr<LocalServer> server = std::make_unique<LocalServer>(folder);
  int port = server->port();
  std::string ann = sign_in(port, "Ann"), bo = sign_in(port, "Bo"), cy = sign_in(port, "Cy");

  Answer post(const std::string& id, const std::string& action, const std::string& cookie, const Json& body = {}) {
    return http(port, "POST", "/api/tables/" + id + "/" + action, body.is_null() ? "" : body.dump(), cookie);
  }
  Answer seat(const std::string& id, const std::string& action, const std::string& cookie, int number) {
    return post(id, action, cookie, {{"seat", number}});
  }
  Answer claim(const std::string& code, const std::string& cookie) {
    return http(port, "POST", "/api/claim", Json{{"code", code}}.dump(), cookie);
  }
  Json table(const std::string& id, const std::string& cookie = "") {
    return http(port, "GET", "/api/tables/" + id, "", cookie).json();
  }
  Json list(const std::string& cookie) { return http(port, "GET", "/api/tables?list=mine", "", cookie).json(); }
  Json people(const std::string& cookie) { return http(port, "GET", "/api/people", "", cookie).json(); }
  std::string id_of(const std::string& cookie) { return http(port, "GET", "/api/me", "", cookie).json()["id"]; }
  std::string link(const std::string& id, const std::string& cookie, int number) {
    return post(id, "seats/" + std::to_string(number) + "/link", cookie).json()["code"];
  }
  // Ann is the host and has seat 0, Bo sits at seat 1; behind them `more`.
  std::string table_of_two(bool started, const Json& more = Json::array(), bool is_public = false) {
    Json seats = {kMe, kOpen};
    for (const Json& one : more) seats.push_back(one);
    const std::string id = new_table(port, ann, seats, Json::object(), is_public)["id"];
    EXPECT_EQ(seat(id, "sit", bo, 1).status, 200);
    if (started) EXPECT_EQ(post(id, "start", ann).status, 200);
    return id;
  }
  // The code of a denial, with its status: "403 not_host".
  static std::string denial(const Answer& answer) {
    const Json body = answer.json();
    return std::to_string(answer.status) + " " + (body.contains("error") ? body["error"].get<std::string>() : "");
  }
  void restart() {
    server.reset();
    server = std::make_unique<LocalServer>(folder);
    port = server->port();
  }
  void run_sql(const std::string& sql) { ASSERT_EQ(OpenDatabase(folder).run(sql), ""); }
};

}  // namespace rh::test
