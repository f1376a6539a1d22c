// Texts with places: what stands in {braces} is filled in, in the form that a number asks for.
#pragma once

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <string>
#include <string_view>

namespace rh {

// The form a number asks for: of two (1 card, 2 cards), or of three (1 карта, 2 карти, 5 карт).
inline std::string_view counted_form(std::int64_t number, std::string_view forms) {
  const auto n = number < 0 ? -number : number;
  const auto parts = 1 + std::count(forms.begin(), forms.end(), '|');
  const bool teens = n % 100 >= 11 && n % 100 <= 14;
  const auto many = n % 10 == 1 && !teens ? 0 : n % 10 >= 2 && n % 10 <= 4 && !teens ? 1 : 2;
  for (auto wanted = parts == 2 ? (n == 1 ? 0 : 1) : many; wanted > 0; --wanted) {
    const auto bar = forms.find('|');
    if (bar == std::string_view::npos) break;
    forms.remove_prefix(bar + 1);
  }
  return forms.substr(0, forms.find('|'));
}

// Fills the places of one name: {n} with the value, {n|card|cards} with the form it asks for.
inline void fill_place(std::string& text, std::string_view name, std::string_view value) {
  const std::string place = "{" + std::string(name);
  for (auto at = text.find(place); at != std::string::npos; at = text.find(place, at)) {
    const auto after = at + place.size(), end = text.find('}', at);
    if (end == std::string::npos) return;
    std::string filling(value);
    if (text[after] == '|') {
      std::int64_t number = 0;
      std::from_chars(value.data(), value.data() + value.size(), number);
      filling = counted_form(number, std::string_view(text).substr(after + 1, end - after - 1));
    } else if (text[after] != '}') {  // another name that begins alike
      at = after;
      continue;
    }
    text.replace(at, end + 1 - at, filling);
    at += filling.size();
  }
}

}  // namespace rh
