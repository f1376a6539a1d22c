// Any bytes as a record: reading and replaying never crash, and what replays can be written, read and
// replayed again to the same position.
#include <cstdlib>

#include "engine/core/record.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  const auto record = rh::read_record({reinterpret_cast<const char*>(data), size});
  if (!record) {
    if (record.error().line < 1) std::abort();
    return 0;
  }
  const auto match = rh::replay(*record);
  if (!match) {
    if (match.error().line < 1) std::abort();
    return 0;
  }
  const std::string text = rh::write_record(*match, record->names, record->extra);
  const auto again = rh::read_record(text);
  if (!again) std::abort();
  const auto replayed = rh::replay(*again);
  if (!replayed || replayed->position().hash() != match->position().hash()) std::abort();
  if (rh::write_record(*replayed, again->names, again->extra) != text) std::abort();
  return 0;
}
