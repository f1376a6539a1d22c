#include "engine/core/json_writer.h"

namespace rh {

void JsonWriter::quote(std::string_view text) {
  static constexpr char kHex[] = "0123456789abcdef";
  bool plain = true;
  for (const char c : text) plain &= static_cast<unsigned char>(c) >= 0x20 && c != '"' && c != '\\';
  out_ += '"';
  if (plain) {  // nearly always
    out_.append(text);
    out_ += '"';
    return;
  }
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
