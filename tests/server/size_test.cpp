// A database with very many tables: what is asked of it on the network thread costs the same as with few.
#include <algorithm>
#include <map>

#include "server/store/reader.h"
#include "tests/server/database.h"
#include "tests/server/player.h"

namespace rh::test {
namespace {

// Every statement of every connection that is opened while one of these lives.
class Statements {
 public:
  struct Run {
    std::string sql;
    int steps = 0;
  };
  Statements() {
    runs().clear();
    sqlite3_auto_extension(reinterpret_cast<void (*)()>(&listen));
  }
  ~Statements() { sqlite3_cancel_auto_extension(reinterpret_cast<void (*)()>(&listen)); }
  Statements(const Statements&) = delete;
  Statements& operator=(const Statements&) = delete;
  static std::vector<Run>& runs() {
    static std::vector<Run> all;
    return all;
  }

 private:
  static int listen(sqlite3* database, char**, const void*) {
    return sqlite3_trace_v2(database, SQLITE_TRACE_PROFILE, &ran, nullptr);
  }
  static int ran(unsigned, void*, void* statement, void*) {
    auto* done = static_cast<sqlite3_stmt*>(statement);
    runs().push_back({sqlite3_sql(done), sqlite3_stmt_status(done, SQLITE_STMTSTATUS_VM_STEP, 1)});
    return 0;
  }
};

// Ann and Bo have `each` tables that are over, Ann 150 that are not; somebody else has the others.
void fill(const Folder& folder, int each, int all) {
  {
    const LocalServer server(folder);  // makes the schema
  }
  std::string sql = R"(
    BEGIN;
    INSERT INTO identities VALUES('p_ann','Ann',1),('p_bo','Bo',1),('p_cy','Cy',1),('p_di','Di',1);
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<$all)
    INSERT INTO tables(number,id,game,rules,options,name,public,state,host,secret,created,updated,turn,bots,progress,next)
      SELECT i, 't'||i, 'toll', 1, '{}', '', i%2, CASE WHEN i<=$each THEN 2 WHEN i<=$each+150 THEN 1 ELSE i%3 END,
             CASE WHEN i<=$each+150 THEN 'p_ann' ELSE 'p_di' END, zeroblob(32), i, i, 1, i%5=0, '{}', '' FROM n;
    INSERT INTO seats(number,seat,kind,owner,name,bot,resigned,ended)
      SELECT number, 0, 1, CASE WHEN number<=$each+150 THEN 'p_ann' ELSE 'p_di' END, 'x', '', 0,
             CASE state WHEN 2 THEN updated ELSE 0 END FROM tables;
    INSERT INTO seats(number,seat,kind,owner,name,bot,resigned,ended)
      SELECT number, 1, 1, CASE WHEN number<=$each THEN 'p_bo' ELSE 'p_di' END, 'x', '', 0,
             CASE state WHEN 2 THEN updated ELSE 0 END FROM tables;
    COMMIT;)";
  for (const auto& [word, value] : {std::pair{"$all", all}, {"$each", each}}) {
    for (auto at = sql.find(word); at != std::string::npos; at = sql.find(word))
      sql.replace(at, std::string_view(word).size(), std::to_string(value));
  }
  ASSERT_EQ(OpenDatabase(folder).run(sql), "");
}

// Everything that is read on the network thread and does not belong to one game.
void read_everything(server::Reader& reader) {
  for (const char* who : {"p_ann", "p_bo", "p_di", "p_nobody"}) {
    server::ListCursor from;
    for (int pages = 0; pages < 5; ++pages) {
      const auto page = reader.tables_of(who, from, 100);
      ASSERT_TRUE(page);
      if (!page->next) break;
      from = *page->next;
    }
    EXPECT_TRUE(reader.unfinished(who, 200));
    EXPECT_TRUE(reader.people_of(who));
    for (const char* other : {"p_ann", "p_bo", "p_cy", "p_di"}) {
      EXPECT_TRUE(reader.person_of(who, other));
      EXPECT_TRUE(reader.invitations(who, other));
    }
  }
  EXPECT_TRUE(reader.public_tables());
  EXPECT_TRUE(reader.waiting_for_bots(0, 8));
  EXPECT_TRUE(reader.waiting_for_bots(5000, 8));
  EXPECT_TRUE(reader.table("t77"));
  EXPECT_TRUE(reader.chat(77));
  EXPECT_TRUE(reader.view(77, 0));
  EXPECT_TRUE(reader.result(77));
  EXPECT_TRUE(reader.events(77, 0));
  EXPECT_TRUE(reader.log(77).whole);
  EXPECT_TRUE(reader.identity_of_token({}));
  EXPECT_TRUE(reader.link({}));
  EXPECT_TRUE(reader.highest_number());
}

std::map<std::string, int> most_steps(const Folder& folder) {
  const Statements statements;
  server::Reader reader;
  EXPECT_EQ(reader.open(database_of(folder)), "");
  Statements::runs().clear();
  read_everything(reader);
  std::map<std::string, int> most;
  for (const auto& run : Statements::runs()) most[run.sql] = std::max(most[run.sql], run.steps);
  return most;
}

TEST(Size, NothingThatIsAskedGrowsWithTheTables) {
  const Folder small, large;
  fill(small, 1'000, 10'000);
  fill(large, 10'000, 100'000);
  const auto few = most_steps(small), many = most_steps(large);
  EXPECT_GE(many.size(), 17u);
  for (const auto& [sql, steps] : many) {
    EXPECT_LE(steps, 40'000) << sql;
    EXPECT_LE(steps, few.at(sql) * 5 / 4 + 100) << sql;
  }
  // A plan may go through an index or a part of it that has an end, and not through a whole table.
  OpenDatabase database(large);
  for (const auto& [sql, steps] : many) {
    const std::string plan = database.ask("EXPLAIN QUERY PLAN " + sql);
    for (const char* table : {"SCAN t\n", "SCAN tables\n", "SCAN seats\n", "SCAN i\n", "SCAN s\n", "SCAN links\n"}) {
      if (std::string_view(table) == "SCAN s\n" && plan.find("CO-ROUTINE s") != std::string::npos) continue;
      EXPECT_EQ(plan.find(table), std::string::npos) << sql << "\n" << plan;
    }
  }
}

TEST(Size, ListsComeInPagesWithoutGapsOrRepetitions) {
  const Folder folder;
  fill(folder, 450, 1'000);
  server::Reader reader;
  ASSERT_EQ(reader.open(database_of(folder)), "");
  std::vector<std::int64_t> seen;
  server::ListCursor from;
  for (int pages = 0; pages < 20; ++pages) {
    const auto page = reader.tables_of("p_ann", from, 70);
    ASSERT_TRUE(page);
    EXPECT_LE(page->rows.size(), 70u);
    for (const auto& row : page->rows) seen.push_back(row.number);
    if (!page->next) break;
    EXPECT_EQ(page->rows.size(), 70u);
    from = *page->next;
  }
  ASSERT_EQ(seen.size(), 600u);
  for (std::size_t i = 0; i < 150; ++i) EXPECT_GT(seen[i], 450) << "not over: first";
  for (std::size_t i = 150; i < 600; ++i) EXPECT_EQ(seen[i], 600 - static_cast<std::int64_t>(i)) << "the newest first";
  std::ranges::sort(seen);
  EXPECT_EQ(std::ranges::adjacent_find(seen), seen.end());
}

TEST(Size, ListsOverTheWireAndTheQuota) {
  const Folder folder;
  server::Config config = LocalServer::quiet();
  config.most_tables = 5;
  const LocalServer server(folder, config);
  const int port = server.port();
  const std::string ann = sign_in(port, "Ann"), bo = sign_in(port, "Bo");
  const Json me = {{"kind", "me"}}, open = {{"kind", "open"}};
  const auto create = [&](const std::string& who, const Json& seats, bool start = true) {
    const Json wanted = {{"game", "toll"}, {"options", {{"rounds", 1}}}, {"seats", seats}, {"start", start}};
    return http(port, "POST", "/api/tables", wanted.dump(), who);
  };
  std::string last;
  for (int i = 0; i < 5; ++i) last = create(ann, {me, open}).json()["id"];
  const Answer refused = create(ann, {me, open});
  EXPECT_EQ(refused.status, 409);
  EXPECT_EQ(refused.json(), parse_json(R"({"error":"too_many","args":{"limit":"5"}})"));
  // Tables one only made count as well, and so do seats at the tables of others.
  for (int i = 0; i < 4; ++i) EXPECT_EQ(create(bo, {open, open}, false).status, 200);
  EXPECT_EQ(http(port, "POST", "/api/tables/" + last + "/sit", R"({"seat":1})", bo).status, 200);
  EXPECT_EQ(create(bo, {open, open}, false).status, 200);
  EXPECT_EQ(create(bo, {open, open}, false).status, 409);
  EXPECT_EQ(http(port, "POST", "/api/tables/" + last + "/start", "", ann).status, 200);
  Player a(port, ann, last, 0), b(port, bo, last, 1);
  a.watch();
  ASSERT_EQ(a.move("pay 1")["t"], "ok");
  b.watch();
  ASSERT_EQ(b.move("pay 1")["t"], "ok");
  EXPECT_EQ(create(ann, {me}).status, 200);  // one is over: there is room

  Answer page = http(port, "GET", "/api/tables?list=mine&limit=4", "", ann);
  EXPECT_EQ(page.json().size(), 4u);
  const std::string cursor = page.header("next-page");
  ASSERT_FALSE(cursor.empty());
  page = http(port, "GET", "/api/tables?list=mine&limit=4&before=" + cursor, "", ann);
  ASSERT_EQ(page.json().size(), 2u);
  EXPECT_EQ(page.json()[1]["id"], last);
  EXPECT_EQ(page.header("next-page"), "");
  for (const char* wrong : {"list=all", "limit=0", "limit=101", "before=x", "before=1.", "before=-1", "what"})
    EXPECT_EQ(http(port, "GET", std::string("/api/tables?") + wrong, "", ann).status, 400) << wrong;
}

}  // namespace
}  // namespace rh::test
