// The server's log: one JSON object a line, safe from any thread. No tokens, no codes of links, no
// bodies: who writes a line names what it says.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace rh::server {

enum class Level { Debug, Info, Warning, Error, Off };

using LogValue = std::variant<std::int64_t, double, std::string_view>;

// `level` is "debug", "info", "warning", "error" or "off"; empty `file`: standard error. False when
// the level is unknown or the file cannot be written.
bool open_log(std::string_view level, const std::string& file);
void log(Level level, std::string_view what, std::initializer_list<std::pair<std::string_view, LogValue>> values = {});

}  // namespace rh::server
