// Finding the way through JSON text as rh::JsonWriter writes it (valid, no white space) without
// building anything from it.
#pragma once

#include <cstddef>
#include <string_view>

namespace rh::server {

inline constexpr std::size_t kBeyond = std::string_view::npos;

// Past the text in quotation marks that begins at `at`.
inline std::size_t skip_string(std::string_view text, std::size_t at) {
  for (++at; text[at] != '"'; ++at) {
    if (text[at] == '\\') ++at;
  }
  return at + 1;
}
// Past the object or array that begins at `at`; kBeyond when it does not end before `limit`.
std::size_t skip_container(std::string_view text, std::size_t at, std::size_t limit);
// Past the value that begins at `at`.
std::size_t skip_value(std::string_view text, std::size_t at);

}  // namespace rh::server
