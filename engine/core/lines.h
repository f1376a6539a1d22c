// The lines of a JSON Lines text, one by one; blank ones are skipped.
#pragma once

#include <string_view>

namespace rh {

class Lines {
 public:
  // `before`: so many lines of the file stand before this text.
  explicit Lines(std::string_view text, int before = 0) : rest_(text), number_(before) {}

  // The next line that is not blank; false at the end of the text.
  bool next() {
    while (!rest_.empty()) {
      ++number_;
      begin_ = rest_;
      const auto end = rest_.find('\n');
      row_ = rest_.substr(0, end);
      rest_ = end == std::string_view::npos ? std::string_view{} : rest_.substr(end + 1);
      if (row_.ends_with('\r')) row_.remove_suffix(1);
      if (row_.find_first_not_of(" \t") != std::string_view::npos) return true;
    }
    return false;
  }
  std::string_view row() const { return row_; }
  int number() const { return number_; }  // of the row, 1-based
  // The text from this row on.
  std::string_view from_here() const { return begin_; }

 private:
  std::string_view rest_, begin_, row_;
  int number_;
};

}  // namespace rh
