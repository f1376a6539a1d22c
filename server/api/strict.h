// Reading of what comes from outside on top of the checked JsonReader: no unknown keys, short texts.
#pragma once

#include <algorithm>
#include <initializer_list>

#include "engine/core/json_reader.h"

namespace rh::server {

inline void allow_keys(const JsonReader& reader, std::initializer_list<std::string_view> known) {
  if (!reader.json().is_object()) {
    reader.fail("is not an object");
    return;
  }
  for (const auto& [key, value] : reader.json().items()) {
    if (std::ranges::find(known, std::string_view(key)) != known.end()) continue;
    reader.fail("has a key that is not known");
    return;
  }
}

inline std::string short_text(const JsonReader& reader, std::size_t fewest, std::size_t most) {
  const std::string_view text = reader.text();
  if (text.size() < fewest || text.size() > most) {
    reader.fail("is too short or too long");
    return {};
  }
  return std::string(text);
}

}  // namespace rh::server
