#include "engine/core/json_writer.h"

namespace rh {

// Nearly all texts are plain: they are written as they are, and views are made of hundreds of them.
void JsonWriter::quote(std::string_view text, char mark) {
  const std::size_t before = out_.size();
  bool plain = true;
  out_.resize_and_overwrite(before + text.size() + 4, [&](char* begin, std::size_t) {
    char* at = begin + before;
    if (!fresh_) *at++ = ',';
    *at++ = '"';
    for (const char c : text) {
      plain &= static_cast<unsigned char>(c) >= 0x20 && c != '"' && c != '\\';
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

void JsonWriter::quote_slowly(std::string_view text) {
  static constexpr char kHex[] = "0123456789abcdef";
  out_ += '"';
  for (const char c : text) {
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
