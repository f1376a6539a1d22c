// Somebody at a table, as the web client would be: keeps its view from differences alone.
#pragma once

#include <gtest/gtest.h>

#include "engine/core/random.h"
#include "tests/server/server_process.h"

namespace rh::test {

struct Player {
  Player(int port, const std::string& cookie, std::string table_id, int seat_, bool splice_ = true,
         const std::vector<Header>& headers = {})
      : socket(port, cookie, headers), table(std::move(table_id)), seat(seat_), splice(splice_) {}

  // Watches and takes the whole view.
  Json watch(std::int64_t have = -1) {
    Json message = {{"t", "watch"}, {"table", table}, {"splice", splice}};
    if (seat >= 0) message["seat"] = seat;
    if (have >= 0) message["have"] = have;
    Json answer = socket.ask(message);
    take_all();
    return answer;
  }

  // Takes in everything that came.
  void take_all() {
    for (const Json& message : socket.seen) take(message);
    socket.seen.clear();
  }
  void take(const Json& message) {
    if (!message.is_object() || !message.contains("table") || message["table"] != table) return;
    if (message["t"] == "view") {
      view = message["view"];
      v = message["v"].get<std::int64_t>();
      legal = message.contains("legal") ? message["legal"] : Json::array();
      quotes = message.contains("quotes") ? message["quotes"] : Json::array();
      log = message["log"];
      log_from = message["log_from"].get<std::size_t>();
      undo = message.contains("undo") ? message["undo"].get<int>() : 0;
      info = message["info"];
      over = info["state"] == "over";
    } else if (message["t"] == "update") {
      EXPECT_GT(message["v"].get<std::int64_t>(), v);
      EXPECT_TRUE(apply_difference(view, message["d"]) && apply_list("legal", legal, message) &&
                  apply_list("quotes", quotes, message))
          << "an update of table " << table << " does not fit what seat " << seat << " saw before";
      v = message["v"].get<std::int64_t>();
      if (message.contains("undo")) undo = message["undo"].get<int>();
      over |= message.contains("over");
      hear(message);
    } else if (message["t"] == "info") {
      info = message["info"];
    }
  }
  // The log as a client keeps it: what was taken back is forgotten.
  void hear(const Json& update) {
    for (const Json& event : update["e"]) events.push_back(event);
    if (update.contains("forget")) {
      const auto kept = update["forget"].get<std::size_t>();
      ASSERT_LE(kept, log_from + log.size());
      while (log_from + log.size() > kept && !log.empty()) log.erase(log.size() - 1);
      log_from = std::min(log_from, kept);
      for (const Json& event : update["again"]) log.push_back(event);
    }
    for (const Json& event : update["e"]) {
      if (event["c"] != "undo") log.push_back(event);
    }
  }
  // Waits for the next update (or view).
  bool wait(std::chrono::milliseconds patience = std::chrono::milliseconds(5000)) {
    const auto text = socket.receive(patience);
    if (!text) return false;
    socket.raw_seen.push_back(*text);
    take(parse_json(*text));
    return true;
  }

  Json move(const std::string& text, std::string id = {}) {
    return send({{"t", "move"}, {"move", text}}, std::move(id));
  }
  Json moves_in_one(const std::vector<std::string>& texts, std::string id = {}) {
    return send({{"t", "move"}, {"moves", texts}}, std::move(id));
  }
  Json take_back(const Json& what) {
    Json message = {{"t", "undo"}};
    message.update(what);
    return send(message, {});
  }
  Json send(Json message, std::string id) {
    if (id.empty()) id = "m" + std::to_string(++moves);
    message.update({{"table", table}, {"seat", seat}, {"v", v}, {"id", id}});
    Json answer = socket.ask(message);
    take_all();
    return answer;
  }
  // Any legal move; tries again when somebody else was faster.
  bool play_any(Random& random) {
    for (int i = 0; i < 20; ++i) {
      if (legal.empty()) return false;
      const Json answer = move(legal[random.below(legal.size())].get<std::string>());
      if (!answer.is_object()) return false;
      if (answer["t"] == "ok") return true;
      if (answer["t"] != "stale") return false;
      while (v < answer["v"].get<std::int64_t>() && wait()) {
      }
    }
    return false;
  }

  WebSocket socket;
  std::string table;
  int seat;
  bool splice;
  Json view, legal = Json::array(), quotes = Json::array(), info, log = Json::array();
  std::size_t log_from = 0;
  std::vector<Json> events;
  std::int64_t v = -1;
  int undo = 0, moves = 0;
  bool over = false;
};

// A new table; the answer's id.
inline Json new_table(int port, const std::string& cookie, Json seats, Json options = Json::object(),
                      bool is_public = false) {
  const Json wanted = {{"game", "railroad_ink"}, {"options", options}, {"seats", seats}, {"public", is_public}};
  return http(port, "POST", "/api/tables", wanted.dump(), cookie).json();
}

}  // namespace rh::test
