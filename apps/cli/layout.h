// Text in columns: widths as a terminal shows them, padding, breaking into lines.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace rh {

// How many columns a UTF-8 text takes (escape sequences take none), and padding up to a width.
std::size_t columns_of(std::string_view text);
std::string padded(std::string_view text, std::size_t columns);
std::string padded_left(std::string_view text, std::size_t columns);
// With a real minus sign, as people read it.
std::string with_minus(std::int64_t number);
// Lines of at most `columns`, broken at spaces.
std::string wrapped(std::string_view text, std::size_t columns);

}  // namespace rh
