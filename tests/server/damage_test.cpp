// Damaged tables: an error while reading is not the end of a game. Such a table can be read as far as it
// goes, nothing is written to it, and the others play on.
#include <algorithm>
#include <fstream>

#include "tests/server/database.h"
#include "tests/server/player.h"

namespace rh::test {
namespace {

const Json kMe = {{"kind", "me"}}, kLocal = {{"kind", "local"}, {"name", "Bo"}};

class Damage : public ::testing::Test {
 protected:
  void start() {
    server_ = std::make_unique<LocalServer>(folder_);
    ASSERT_NE(server_->port(), 0);
    if (cookie_.empty()) cookie_ = sign_in(port(), "Ann");
  }
  int port() const { return server_->port(); }
  std::string create(int rounds = 20) {
    const Json wanted = {{"game", "toll"}, {"options", {{"rounds", rounds}}}, {"seats", {kMe, kLocal}}};
    return http(port(), "POST", "/api/tables", wanted.dump(), cookie_).json()["id"];
  }
  void pay(const std::string& id, int times) {
    std::vector<std::unique_ptr<Player>> players;
    for (int seat : {0, 1}) {
      players.push_back(std::make_unique<Player>(port(), cookie_, id, seat));
      players.back()->watch();
    }
    for (int i = 0; i < times; ++i) {
      Player& player = players[0]->watch().contains("legal") ? *players[0] : *players[1];
      player.watch();
      ASSERT_EQ(player.move("pay 1", "needle of " + id + std::to_string(++moves_))["t"], "ok");
    }
  }
  Json look(const std::string& id, int seat = 0) { return Player(port(), cookie_, id, seat).watch(); }
  // One table is damaged while the server is away; another one is not.
  void damage(const std::function<void(const std::string& id)>& how) {
    start();
    id_ = create();
    other_ = create();
    pay(id_, 5);
    pay(other_, 5);
    before_ = look(id_);
    server_.reset();
    how(id_);
    rows_ = rows();
    start();
  }
  std::string rows() { return OpenDatabase(folder_).ask("SELECT number, count(*), max(seq) FROM log GROUP BY number"); }
  std::string number() { return "(SELECT number FROM tables WHERE id='" + id_ + "')"; }
  void sql(const std::string& text) { ASSERT_EQ(OpenDatabase(folder_).run(text), ""); }

  void expect_frozen_and_others_playing() {
    const Json seen = look(id_);
    ASSERT_EQ(seen["t"], "view") << seen.dump();
    EXPECT_EQ(seen["info"]["frozen"], "damaged");
    EXPECT_EQ(seen["view"], before_["view"]);  // the last thing that was seen
    Player ann(port(), cookie_, id_, 1);
    ann.watch();
    EXPECT_EQ(ann.move("pay 1", "new")["code"], "frozen");
    EXPECT_EQ(ann.socket.ask({{"t", "say"}, {"table", id_}, {"text", "Oh"}})["code"], "frozen");
    const std::string path = "/api/tables/" + id_;
    EXPECT_EQ(http(port(), "POST", path + "/rematch", "", cookie_).json()["error"], "frozen");
    EXPECT_EQ(http(port(), "POST", path + "/resign", R"({"seat":0})", cookie_).json()["error"], "frozen");
    EXPECT_EQ(http(port(), "GET", path + "/record", "", cookie_).status, 200);
    EXPECT_EQ(rows(), rows_);
    EXPECT_EQ(OpenDatabase(folder_).ask("SELECT count(*) FROM chat"), "0\n");
    pay(other_, 3);
    EXPECT_EQ(http(port(), "GET", "/api/tables?list=mine", "", cookie_).json().size(), 2u);
  }

  Folder folder_;
  std::unique_ptr<LocalServer> server_;
  std::string cookie_, id_, other_, rows_;
  Json before_;
  int moves_ = 0;
};

TEST_F(Damage, AGapInTheLogIsNotAShorterGame) {
  damage([this](const std::string&) { sql("DELETE FROM log WHERE seq=2 AND number=" + number()); });
  expect_frozen_and_others_playing();
  EXPECT_EQ(look(id_)["log"].size(), 3u);  // as far as it can be read
}

TEST_F(Damage, AMissingEndIsNoticedByTheViewsThatWereKept) {
  damage([this](const std::string&) { sql("DELETE FROM log WHERE seq>=3 AND number=" + number()); });
  expect_frozen_and_others_playing();
}

TEST_F(Damage, RowsThatAreNoMoves) {
  damage([this](const std::string&) { sql("UPDATE log SET move='%' WHERE seq=1 AND number=" + number()); });
  expect_frozen_and_others_playing();
}

TEST_F(Damage, RowsThatAreNothingAtAll) {
  damage([this](const std::string&) { sql("UPDATE log SET kind=9 WHERE seq=1 AND number=" + number()); });
  expect_frozen_and_others_playing();
}

TEST_F(Damage, EventsThatCannotBeRead) {
  damage([this](const std::string&) { sql("UPDATE log SET events='[-1,{\"' WHERE seq=1 AND number=" + number()); });
  expect_frozen_and_others_playing();
}

TEST_F(Damage, OptionsThatCannotBeRead) {
  damage([this](const std::string& id) { sql("UPDATE tables SET options='{' WHERE id='" + id + "'"); });
  expect_frozen_and_others_playing();
}

// Overwrites the page of the file in which this stands.
void spoil_page_with(const std::string& file, const std::string& text) {
  constexpr std::size_t kPageSize = 4096;
  std::string bytes;
  {
    std::ifstream in(file, std::ios::binary);
    bytes.assign(std::istreambuf_iterator<char>(in), {});
  }
  const auto at = bytes.find(text);
  ASSERT_NE(at, std::string::npos);
  std::fill_n(bytes.begin() + static_cast<std::ptrdiff_t>(at / kPageSize * kPageSize), kPageSize, 'U');
  std::ofstream(file, std::ios::binary) << bytes;
}

TEST_F(Damage, APageThatCannotBeReadIsNotAShorterGame) {
  start();
  id_ = create(500);
  other_ = create(500);
  pay(other_, 3);
  pay(id_, 300);
  before_ = look(id_);
  server_.reset();
  spoil_page_with(database_of(folder_), "needle of " + id_ + "150");
  start();
  const Json seen = look(id_);
  ASSERT_EQ(seen["t"], "view");
  EXPECT_EQ(seen["info"]["frozen"], "damaged");
  EXPECT_EQ(seen["view"], before_["view"]);
  Player ann(port(), cookie_, id_, 0);
  ann.watch();
  EXPECT_EQ(ann.move("pay 1", "new")["code"], "frozen");
  pay(other_, 3);
}

TEST_F(Damage, ATableThatCannotBeReadIsNotGone) {
  start();
  id_ = create();
  for (int i = 0; i < 60; ++i) other_ = create();
  server_.reset();
  // The name stands in the row alone, the id also in an index.
  const std::string name = "This row lies on a page of its own, more or less";
  sql("UPDATE tables SET name='" + name + "' WHERE id='" + id_ + "'");
  OpenDatabase(folder_).ask("PRAGMA wal_checkpoint(TRUNCATE)");
  spoil_page_with(database_of(folder_), name);
  start();
  const Answer answer = http(port(), "GET", "/api/tables/" + id_, "", cookie_);
  EXPECT_EQ(answer.status, 503);
  EXPECT_EQ(answer.json()["error"], "storage");
  EXPECT_EQ(look(id_)["code"], "storage");
  EXPECT_EQ(http(port(), "GET", "/api/tables/nosuchtable0", "", cookie_).status, 404);
  pay(other_, 2);
}

}  // namespace
}  // namespace rh::test
