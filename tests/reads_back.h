// A text and what the move that was read from it prints: the same, but for numbers larger than a move can hold, which
// are read as the largest that it can (core/notation.h).
#pragma once

#include <string_view>

namespace rh::testing {

inline bool reads_back(std::string_view text, std::string_view printed) {
  const auto digits = [](std::string_view rest) {
    std::size_t count = 0;
    while (count < rest.size() && rest[count] >= '0' && rest[count] <= '9') ++count;
    return count;
  };
  while (!text.empty() && !printed.empty()) {
    const std::size_t said = digits(text), kept = digits(printed);
    if (said == 0 || kept == 0) {
      if (text[0] != printed[0]) return false;
      text.remove_prefix(1), printed.remove_prefix(1);
      continue;
    }
    if (said < kept || (said == kept && text.substr(0, said) < printed.substr(0, kept))) return false;
    text.remove_prefix(said), printed.remove_prefix(kept);
  }
  return text.empty() && printed.empty();
}

}  // namespace rh::testing
