// Finding the way through JSON text as rh::JsonWriter writes it (valid, no white space) without
// building anything from it.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace rh::server {

inline constexpr std::size_t kBeyond = std::string_view::npos;

// The brackets and commas outside of strings, from `at` (which is not inside of one) up to `limit`.
class Structure {
 public:
  Structure(std::string_view text, std::size_t at, std::size_t limit) : text_(text), ahead_(at), limit_(limit) {}

  // Where the next one is; kBeyond behind the last.
  std::size_t next() {
    while (marks_ == 0) {
      if (ahead_ >= limit_) return kBeyond;
      load();
    }
    const std::size_t place = block_ + static_cast<std::size_t>(std::countr_zero(marks_));
    marks_ &= marks_ - 1;
    return place;
  }

 private:
  static constexpr std::size_t kBlock = 32;

  void load();
  // The same for a block with an escape, byte for byte.
  std::uint32_t load_slowly(std::string_view block);

  std::string_view text_;
  std::size_t block_ = 0, ahead_, limit_;
  std::uint32_t marks_ = 0;   // of the block, as far as they were not given yet
  std::uint32_t quoted_ = 0;  // all ones when the next block begins inside a string
  bool escaped_ = false;      // ... and its first byte behind a backslash
};

// Past the text in quotation marks that begins at `at`.
inline std::size_t skip_string(std::string_view text, std::size_t at) {
  for (++at; text[at] != '"'; ++at) {
    if (text[at] == '\\') ++at;
  }
  return at + 1;
}
// Past the value that begins at `at`.
std::size_t skip_value(std::string_view text, std::size_t at);

}  // namespace rh::server
