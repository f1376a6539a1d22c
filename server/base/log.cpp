#include "server/base/log.h"

#include <array>
#include <chrono>
#include <cstdio>
#include <mutex>

#include "engine/core/json_writer.h"

namespace rh::server {
namespace {

constexpr std::array<std::string_view, 5> kLevels = {"debug", "info", "warning", "error", "off"};
std::FILE* output = stderr;
Level lowest = Level::Info;
std::mutex one_line_at_a_time;

}  // namespace

bool open_log(std::string_view level, const std::string& file) {
  for (std::size_t i = 0;; ++i) {
    if (i == kLevels.size()) return false;
    if (kLevels[i] != level) continue;
    lowest = static_cast<Level>(i);
    break;
  }
  if (file.empty()) return true;
  std::FILE* opened = std::fopen(file.c_str(), "ae");
  if (opened == nullptr) return false;
  output = opened;
  return true;
}

void log(Level level, std::string_view what, std::initializer_list<std::pair<std::string_view, LogValue>> values) {
  if (level < lowest || lowest == Level::Off) return;
  using namespace std::chrono;
  const auto now = duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
  std::string line;
  JsonWriter json(line);
  json.begin_object().field("at", static_cast<std::int64_t>(now));
  json.field("level", kLevels[static_cast<std::size_t>(level)]).field("what", what);
  for (const auto& [name, value] : values) {
    json.key(name);
    if (const auto* number = std::get_if<std::int64_t>(&value)) {
      json.value(*number);
    } else if (const auto* decimal = std::get_if<double>(&value)) {
      std::array<char, 32> text{};
      std::snprintf(text.data(), text.size(), "%.6g", *decimal);
      json.raw(text.data());
    } else {
      json.value(std::get<std::string_view>(value));
    }
  }
  json.end_object();
  line += '\n';
  const std::scoped_lock lock(one_line_at_a_time);
  std::fwrite(line.data(), 1, line.size(), output);
  std::fflush(output);
}

}  // namespace rh::server
