#include "server/base/audit.h"

#include <fcntl.h>
#include <unistd.h>

#include <atomic>
#include <chrono>

#include "engine/core/json_writer.h"

namespace rh::server {
namespace {

std::atomic<int> output = -1;

}  // namespace

bool open_audit(const std::string& file) {
  const int opened = file.empty() ? -1 : ::open(file.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  if (!file.empty() && opened < 0) return false;
  if (const int before = output.exchange(opened); before >= 0) ::close(before);
  return true;
}

bool audits() { return output >= 0; }

void audit(std::string_view what, std::initializer_list<std::pair<std::string_view, AuditValue>> values) {
  if (!audits()) return;
  using namespace std::chrono;
  const auto now = duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
  std::string line;
  JsonWriter json(line);
  json.begin_object().field("at", static_cast<std::int64_t>(now)).field("what", what);
  for (const auto& [name, value] : values) {
    if (const auto* text = std::get_if<std::string_view>(&value)) {
      if (!text->empty()) json.field(name, *text);
    } else if (const auto number = std::get<std::int64_t>(value); number >= 0) {
      json.field(name, number);
    }
  }
  json.end_object();
  line += '\n';
  // One write a line: lines of several threads, or of several servers with one file, stay whole.
  (void)!::write(output, line.data(), line.size());
}

}  // namespace rh::server
