// Names that people can tell apart, and answers that are UTF-8 whatever was asked.
#include "engine/core/json_writer.h"
#include "engine/core/random.h"
#include "server/base/text.h"
#include "tests/server/player.h"

namespace rh::test {
namespace {

const Json kMe = {{"kind", "me"}};

TEST(Names, NeedSomethingThatIsSeen) {
  for (const char* name : {"Ann", "Оля", "Їжак 2", "Зоя-Марія", "и\u0306", "李", "أحمد", "❤\ufe0f", "🚂", "a.b"})
    EXPECT_TRUE(server::is_name(name, 24)) << name;
  for (const char* name : {
           "",       " ",      "   ",          "\u00a0",     "\u2003",     "\u3000", "\t",
           "\n",     "\u0301", "\u0306\u0301", "\ufe0f",     "\U000E0101", "\u00ad", "\u200b",
           "\u200c", "\u200d", "\u200e",       "\u200f",     "\u2060",     "\u2061", "\u2064",
           "\ufeff", "\u3164", "\u115f",       "\u1160",     "\u17b4",     "\u17b5", "\u180e",
           "\u2800", "\uffa0", "\U000E0001",   "\U000E0041", "\u034f",
       })
    EXPECT_FALSE(server::is_name(name, 24)) << testing::PrintToString(name);
}

TEST(Names, HoldNothingThatIsNotSeen) {
  const auto surrounded = [](const char* hidden) { return std::string("Ann") + hidden + "a"; };
  for (const char* hidden :
       {"\u00ad",     "\u200b",     "\u200c", "\u200d", "\u200e", "\u200f", "\u2028",     "\u2029",
        "\u202a",     "\u202e",     "\u2060", "\u2064", "\u2066", "\u2069", "\ufeff",     "\u3164",
        "\u115f",     "\u1160",     "\u17b4", "\u061c", "\u180e", "\u2800", "\uffa0",     "\U000E0001",
        "\U000E0041", "\U000E007F", "\u00a0", "\u1680", "\u2000", "\u200a", "\u202f",     "\u205f",
        "\u3000",     "\x01",       "\x7f",   "\u0085", "\u034f", "\ufff9", "\U0001D173", "\U0001BCA0"})
    EXPECT_FALSE(server::is_name(surrounded(hidden), 24)) << testing::PrintToString(hidden);
  EXPECT_TRUE(server::is_name(std::string(24, 'a'), 24));
  EXPECT_FALSE(server::is_name(std::string(25, 'a'), 24));
  // What is said may hold emoji that are glued together, and other spaces.
  EXPECT_TRUE(server::is_plain_text("👨\u200d👩\u200d👧 так\u00a0є", 300));
  EXPECT_FALSE(server::is_plain_text("\u200d\u00a0", 300));
  EXPECT_FALSE(server::is_plain_text("a\u202eb", 300));
}

TEST(Names, AreRefusedByTheServer) {
  const Folder folder;
  const LocalServer server(folder);
  const int port = server.port();
  const std::string ann = sign_in(port, "Ann");
  for (const char* name : {"\u200b", "A\u200bnn", "\u3164", "\u0301", "\u3000"}) {
    const Answer me = http(port, "PUT", "/api/me", Json{{"name", name}}.dump(), ann);
    EXPECT_EQ(me.status, 400) << me.body;
    EXPECT_EQ(me.json()["error"], "bad_name");
    EXPECT_EQ(new_table(port, ann, Json::array({Json{{"kind", "local"}, {"name", name}}}))["error"], "bad_name");
    const Json table = {{"game", "railroad_ink"}, {"seats", Json::array({kMe})}, {"name", name}};
    EXPECT_EQ(http(port, "POST", "/api/tables", table.dump(), ann).json()["error"], "bad_name");
  }
}

TEST(Names, ASeatInAPathIsANumberAndNothingElse) {
  const Folder folder;
  const LocalServer server(folder);
  const std::string ann = sign_in(server.port(), "Ann");
  const std::string id = new_table(server.port(), ann, Json::array({kMe}))["id"].get<std::string>();
  const auto link = [&](const std::string& seat) {
    return http(server.port(), "POST", "/api/tables/" + id + "/seats/" + seat + "/link", "{}", ann).status;
  };
  EXPECT_EQ(link("0"), 200);
  for (const char* seat : {"0abc", "", "0/0", "0x0", "99999999999999999999", "-0x"}) EXPECT_EQ(link(seat), 404) << seat;
}

// nlohmann's reader refuses what is not UTF-8.
bool is_json(const std::string& text) { return !parse_json(text).is_discarded() && !parse_json(text).is_null(); }

TEST(Utf8, WhateverIsQuotedComesOutAsCharacters) {
  const auto quoted = [](std::string_view text) {
    std::string out;
    JsonWriter(out).value(text);
    return out;
  };
  EXPECT_EQ(quoted("Оля 🚂"), "\"Оля 🚂\"");
  EXPECT_EQ(quoted("a\xff"
                   "b"),
            "\"a\ufffdb\"");
  EXPECT_EQ(quoted("\xd0"), "\"\ufffd\"");                      // half a character
  EXPECT_EQ(quoted("\xc0\xaf"), "\"\ufffd\ufffd\"");            // longer than needed
  EXPECT_EQ(quoted("\xed\xa0\x80"), "\"\ufffd\ufffd\ufffd\"");  // a surrogate
  EXPECT_EQ(quoted("\xf4\x90\x80\x80"), "\"\ufffd\ufffd\ufffd\ufffd\"");
  Random random(1);
  for (int i = 0; i < 20'000; ++i) {
    std::string text;
    for (std::uint64_t length = random.below(12); text.size() < length;) {
      // Bytes near the borders of the rules, more often than others.
      static constexpr unsigned char kEdges[] = {0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xc1, 0xc2, 0xdf,
                                                 0xe0, 0xed, 0xef, 0xf0, 0xf4, 0xf5, 0xff, '"',  '\\', '\n', 'a'};
      text += static_cast<char>(random.below(2) == 0 ? kEdges[random.below(sizeof kEdges)] : random.below(256));
    }
    ASSERT_TRUE(is_json("[" + quoted(text) + "]")) << testing::PrintToString(text);
  }
}

TEST(Utf8, AnswersAreCharactersWhateverWasAsked) {
  const Folder folder;
  const LocalServer server(folder);
  const std::string ann = sign_in(server.port(), "Ann");
  for (int length = 60; length <= 68; ++length) {
    const std::string game = std::string(static_cast<std::size_t>(length), 'x') + "їїїї🚂🚂";
    const Json wanted = {{"game", game}, {"seats", Json::array({kMe})}};
    const Answer answer = http(server.port(), "POST", "/api/tables", wanted.dump(), ann);
    EXPECT_TRUE(is_json(answer.body)) << answer.body;
    // Cut between characters, not replaced.
    EXPECT_EQ(answer.body.find("\ufffd"), std::string::npos) << answer.body;
  }
  for (const char* path : {"/api/tables/\xff\xfe", "/api/tables?list=\xff", "/api/\xff"}) {
    const Answer answer = http(server.port(), "GET", path, "", ann);
    EXPECT_TRUE(answer.body.empty() || is_json(answer.body)) << answer.body;
  }
}

}  // namespace
}  // namespace rh::test
