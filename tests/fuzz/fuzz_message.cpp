// Messages of clients: any bytes are read or refused, and nothing that was read is out of range.
#include <cstdlib>

#include "server/api/messages.h"
#include "server/base/text.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto read = rh::server::read_message(text);
  if (!read) {
    if (read.error().where.empty()) std::abort();
    return 0;
  }
  const auto& message = *read;
  const bool sane = message.n >= -1 && message.version >= -1 && message.seat < rh::kMaxSeats &&
                    (message.seat >= 0 || message.seat == rh::kSpectator) && message.id.size() <= 32 &&
                    message.table.size() <= 32 && message.text.size() <= 1200 && message.back >= 1 &&
                    message.index >= 0;
  if (!sane) std::abort();
  (void)rh::server::is_plain_text(message.text, 300);
  return 0;
}
