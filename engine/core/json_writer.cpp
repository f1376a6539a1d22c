#include "engine/core/json_writer.h"

namespace rh {
namespace {

// How many bytes the character at the beginning has; 0 when it is none (RFC 3629: not longer than needed, no
// surrogates, not beyond U+10FFFF).
std::size_t character_at(std::string_view text) {
  const auto byte = [&](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0u; };
  const auto follows = [&](std::size_t i) { return (byte(i) & 0xc0) == 0x80; };
  const unsigned first = byte(0), second = byte(1);
  if (first < 0x80) return 1;
  if (first >= 0xc2 && first <= 0xdf) return follows(1) ? 2 : 0;
  if ((first & 0xf0) == 0xe0) {
    if ((first == 0xe0 && second < 0xa0) || (first == 0xed && second > 0x9f)) return 0;
    return follows(1) && follows(2) ? 3 : 0;
  }
  if (first < 0xf0 || first > 0xf4 || (first == 0xf0 && second < 0x90) || (first == 0xf4 && second > 0x8f)) return 0;
  return follows(1) && follows(2) && follows(3) ? 4 : 0;
}

}  // namespace

// Nearly all texts are plain: they are written as they are, and views are made of hundreds of them.
void JsonWriter::quote(std::string_view text, char mark) {
  const std::size_t before = out_.size();
  bool plain = true;
  out_.resize_and_overwrite(before + text.size() + 4, [&](char* begin, std::size_t) {
    char* at = begin + before;
    if (!fresh_) *at++ = ',';
    *at++ = '"';
    for (const char c : text) {
      plain &= static_cast<signed char>(c) >= 0x20 && c != '"' && c != '\\';
      *at++ = c;
    }
    *at++ = '"';
    if (mark != '\0') *at++ = mark;
    return at - begin;
  });
  if (plain) return;
  out_.resize(before);
  separate();
  quote_slowly(text);
  if (mark != '\0') out_ += mark;
}

// Whatever is quoted, JSON is UTF-8: bytes that are no character become U+FFFD.
void JsonWriter::quote_slowly(std::string_view text) {
  static constexpr char kHex[] = "0123456789abcdef";
  out_ += '"';
  while (!text.empty()) {
    const std::size_t size = character_at(text);
    if (size != 1) out_ += size > 0 ? text.substr(0, size) : std::string_view("\xef\xbf\xbd");
    const char c = text[0];
    text.remove_prefix(size > 0 ? size : 1);
    if (size != 1) continue;
    switch (c) {
      case '"': out_ += "\\\""; break;
      case '\\': out_ += "\\\\"; break;
      case '\n': out_ += "\\n"; break;
      case '\r': out_ += "\\r"; break;
      case '\t': out_ += "\\t"; break;
      default:
        if (const auto byte = static_cast<unsigned char>(c); byte < 0x20) {
          out_ += "\\u00";
          out_ += kHex[byte >> 4];
          out_ += kHex[byte & 15];
        } else {
          out_ += c;
        }
    }
  }
  out_ += '"';
}

}  // namespace rh
