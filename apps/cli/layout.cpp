#include "apps/cli/layout.h"

namespace rh {

std::size_t columns_of(std::string_view text) {
  std::size_t columns = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\033') {
      while (i < text.size() && text[i] != 'm') ++i;
    } else if ((static_cast<unsigned char>(text[i]) & 0xc0) != 0x80) {
      ++columns;
    }
  }
  return columns;
}

std::string padded(std::string_view text, std::size_t columns) {
  const std::size_t taken = columns_of(text);
  return std::string(text) + std::string(taken < columns ? columns - taken : 0, ' ');
}

std::string padded_left(std::string_view text, std::size_t columns) {
  const std::size_t taken = columns_of(text);
  return std::string(taken < columns ? columns - taken : 0, ' ') + std::string(text);
}

std::string with_minus(std::int64_t number) {
  return number < 0 ? "−" + std::to_string(-number) : std::to_string(number);
}

std::string wrapped(std::string_view text, std::size_t columns) {
  std::string out;
  std::size_t column = 0;
  while (!text.empty()) {
    const auto end = text.find_first_of(" \n");
    const std::string_view word = text.substr(0, end);
    const std::size_t width = columns_of(word);
    if (column > 0 && column + 1 + width > columns) {
      out += '\n';
      column = 0;
    } else if (column > 0) {
      out += ' ';
      ++column;
    }
    out += word;
    column += width;
    if (end == std::string_view::npos) break;
    if (text[end] == '\n') {
      out += '\n';
      column = 0;
    }
    text.remove_prefix(end + 1);
  }
  return out;
}

}  // namespace rh
