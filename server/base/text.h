// Small texts of people: names and chat. Compared byte by byte and not normalized: "é" as one character and as
// two are two names.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace rh::server {

// What a character is for a reader.
enum class Ink { Visible, Space, Mark, Joiner, None };

// Marks sit on the character before (accents, variation selectors); joiners glue their neighbours together (in
// emoji, Persian, Hindi); None is seen by nobody, or turns the line around, or ends it.
Ink ink_of(char32_t character);

// 1 to `most` characters (code points) of UTF-8 (checked before, by the JSON reader), at least one of them
// visible, and none that nobody sees.
bool is_plain_text(std::string_view text, std::size_t most);
// The same for a name, which must not be mistaken for another: no joiners, and only the plain space.
bool is_name(std::string_view text, std::size_t most);
// The same name but for capital letters (Latin, Greek, Cyrillic, Armenian): two people would be taken for one.
bool is_same_name(std::string_view a, std::string_view b);
// The beginning of a text that is to be shown again: at most so many bytes, and no half characters.
std::string shortened(std::string_view text, std::size_t bytes);

}  // namespace rh::server
