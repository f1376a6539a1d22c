#include "engine/core/json_writer.h"

#include <algorithm>
#include <cstring>

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

// What in eight bytes does not stand for itself: not ASCII, a control, a quotation mark, a backslash; 0: nothing.
constexpr std::uint64_t special(std::uint64_t bytes) {
  constexpr std::uint64_t kOnes = 0x0101010101010101, kHighs = 0x8080808080808080;
  const auto zeros = [](std::uint64_t x) { return (x - kOnes) & ~x & kHighs; };
  const std::uint64_t control = (bytes - kOnes * 0x20) & ~bytes & kHighs;
  return (bytes & kHighs) | control | zeros(bytes ^ (kOnes * '"')) | zeros(bytes ^ (kOnes * '\\'));
}

template <class Word>
Word load(const char* from) {
  Word word;
  std::memcpy(&word, from, sizeof word);
  return word;
}

// Copies a short text, of at least as many bytes as a word has and at most twice as many, with two words that may
// overlap; false when it is not plain.
template <class Word>
bool copy_plain(std::string_view text, char* to) {
  const std::size_t last = text.size() - sizeof(Word);
  const Word first_word = load<Word>(text.data()), last_word = load<Word>(text.data() + last);
  std::memcpy(to, &first_word, sizeof(Word));
  std::memcpy(to + last, &last_word, sizeof(Word));
  constexpr std::uint64_t kPlain = sizeof(Word) == 8 ? 0 : 0x6161616100000000;
  return (special(first_word | kPlain) | special(last_word | kPlain)) == 0;
}

bool is_plain(char c) { return static_cast<signed char>(c) >= 0x20 && c != '"' && c != '\\'; }

}  // namespace

// Nearly all texts are short and plain: they are written as they are, and views are made of hundreds of them.
void JsonWriter::quote(std::string_view text, char mark) {
  constexpr std::size_t kShort = 16;
  char buffer[kShort + 4];
  char* at = buffer;
  if (!fresh_) *at++ = ',';
  *at++ = '"';
  bool plain = true;
  if (text.size() > kShort) {
    plain = false;
  } else if (text.size() >= 8) {
    plain = copy_plain<std::uint64_t>(text, at);
  } else if (text.size() >= 4) {
    plain = copy_plain<std::uint32_t>(text, at);
  } else {
    for (std::size_t i = 0; i < text.size(); ++i) {
      at[i] = text[i];
      plain &= is_plain(text[i]);
    }
  }
  if (plain) {
    at += text.size();
    *at++ = '"';
    if (mark != '\0') *at++ = mark;
    out_.append(buffer, static_cast<std::size_t>(at - buffer));
    return;
  }
  separate();
  quote_slowly(text);
  if (mark != '\0') out_ += mark;
}

// Whatever is quoted, JSON is UTF-8: bytes that are no character become U+FFFD.
void JsonWriter::quote_slowly(std::string_view text) {
  static constexpr char kHex[] = "0123456789abcdef";
  out_ += '"';
  while (!text.empty()) {
    const auto run = static_cast<std::size_t>(std::ranges::find_if_not(text, is_plain) - text.begin());
    out_ += text.substr(0, run);
    text.remove_prefix(run);
    if (text.empty()) break;
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
