// Any bytes as a record, or as a campaign: reading and replaying never crash, and what replays can be written, read
// and replayed again to the same position.
#include <cstdlib>

#include "engine/core/campaign.h"

namespace {

void read_as_campaign(std::string_view text) {
  const auto campaign = rh::read_campaign(text);
  if (!campaign) {
    if (campaign.error().line < 1) std::abort();
    return;
  }
  const std::string written = rh::write_campaign(*campaign);
  const auto again = rh::read_campaign(written);
  if (!again || rh::write_campaign(*again) != written) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  if (rh::is_campaign(bytes)) return read_as_campaign(bytes), 0;
  const auto record = rh::read_record(bytes);
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
