// Messages of a client (docs/protocol.md, "Client to server"), read strictly: a key too many, a
// wrong type or a number out of range is refused. Pure, and fuzzed (tests/fuzz/fuzz_message.cpp).
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/basics.h"

namespace rh::server {

struct ClientMessage {
  enum class Type { Watch, Leave, Move, Undo, Preview, Why, Hint, At, Course, Log, Say, Ping };
  Type type = Type::Ping;
  std::int64_t n = -1;  // -1: none given
  std::string table;
  Seat seat = kSpectator;
  std::int64_t version = -1;  // `v` or `have`; -1: none given
  std::int64_t chat = -1;     // the last thing said that the client has; -1: it does not want any
  std::string id;
  std::string text;                // the move of a question, or what is said
  std::vector<std::string> moves;  // of Move: made one after the other, or none of them
  std::vector<std::string> after;  // moves imagined before it
  int back = 1;
  bool all = false;  // Undo: back to the turn's beginning; At: as nobody saw it then
  bool splice = false;
  std::int64_t index = 0;  // of a move; of the event before which a page of the log ends
};

// What is wrong with a message, and its number if that much could be read.
struct BadMessage {
  std::string where;
  std::int64_t n = -1;
};

std::expected<ClientMessage, BadMessage> read_message(std::string_view text);

}  // namespace rh::server
