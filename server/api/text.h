// Small texts of people: names and chat.
#pragma once

#include <string>
#include <string_view>

namespace rh::server {

// 1 to `most` characters (code points) of UTF-8 (checked before, by the JSON reader), none of them
// a control or a direction mark, and not only spaces.
inline bool is_plain_text(std::string_view text, std::size_t most) {
  std::size_t characters = 0;
  bool visible = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    if (byte < 0x20 || byte == 0x7f) return false;
    if (byte == 0xc2 && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) < 0xa0) return false;
    // U+200B, U+200E, U+200F, U+2028..U+202E, U+2066..U+2069: invisible, or they turn the line around.
    if (byte == 0xe2 && i + 2 < text.size()) {
      const auto second = static_cast<unsigned char>(text[i + 1]), third = static_cast<unsigned char>(text[i + 2]);
      if (second == 0x80 && (third == 0x8b || third == 0x8e || third == 0x8f || (third >= 0xa8 && third <= 0xae)))
        return false;
      if (second == 0x81 && third >= 0xa6 && third <= 0xa9) return false;
    }
    if ((byte & 0xc0) != 0x80) ++characters;
    visible |= byte != ' ';
  }
  return visible && characters <= most;
}

}  // namespace rh::server
