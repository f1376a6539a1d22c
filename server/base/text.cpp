#include "server/base/text.h"

#include <algorithm>
#include <array>
#include <span>

namespace rh::server {
namespace {

struct Range {
  char32_t first, last;
};

constexpr bool holds(std::span<const Range> ranges, char32_t character) {
  return std::ranges::any_of(ranges, [&](Range range) { return character >= range.first && character <= range.last; });
}

// Controls, format characters and fillers (Unicode 16, Default_Ignorable_Code_Point and what looks like it).
constexpr std::array<Range, 24> kNone = {{
    {0x00, 0x1f},       {0x7f, 0x9f},       {0xad, 0xad},       {0x34f, 0x34f},         {0x61c, 0x61c},
    {0x115f, 0x1160},   {0x17b4, 0x17b5},   {0x180b, 0x180f},   {0x200b, 0x200b},       {0x200e, 0x200f},
    {0x2028, 0x202e},   {0x2060, 0x206f},   {0x2800, 0x2800},   {0x3164, 0x3164},       {0xd800, 0xdfff},
    {0xfeff, 0xfeff},   {0xffa0, 0xffa0},   {0xfff0, 0xfffb},   {0xfffe, 0xffff},       {0x1bca0, 0x1bca3},
    {0x1d173, 0x1d17a}, {0xe0000, 0xe00ff}, {0xe01f0, 0xe0fff}, {0x110000, 0xffffffff},
}};
constexpr std::array<Range, 6> kSpaces = {
    {{0x20, 0x20}, {0xa0, 0xa0}, {0x1680, 0x1680}, {0x2000, 0x200a}, {0x202f, 0x202f}, {0x205f, 0x205f}}};
constexpr char32_t kWideSpace = 0x3000;
// Of the scripts people here are likely to write, and the general ones.
constexpr std::array<Range, 30> kMarks = {{
    {0x300, 0x36f},   {0x483, 0x489},   {0x591, 0x5bd},   {0x5bf, 0x5bf},   {0x5c1, 0x5c2},   {0x5c4, 0x5c5},
    {0x610, 0x61a},   {0x64b, 0x65f},   {0x670, 0x670},   {0x6d6, 0x6dc},   {0x6df, 0x6e4},   {0x6e7, 0x6e8},
    {0x6ea, 0x6ed},   {0x711, 0x711},   {0x730, 0x74a},   {0x8d3, 0x903},   {0x93a, 0x93c},   {0x93e, 0x94f},
    {0x951, 0x957},   {0xe31, 0xe31},   {0xe34, 0xe3a},   {0xe47, 0xe4e},   {0x1ab0, 0x1aff}, {0x1dc0, 0x1dff},
    {0x20d0, 0x20ff}, {0x2de0, 0x2dff}, {0x302a, 0x302f}, {0xfe00, 0xfe0f}, {0xfe20, 0xfe2f}, {0xe0100, 0xe01ef},
}};

// The character at `at`, which moves on behind it. The text is valid UTF-8.
char32_t next(std::string_view text, std::size_t& at) {
  const auto first = static_cast<unsigned char>(text[at++]);
  if (first < 0x80) return first;
  const int more = first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : 1;
  char32_t character = first & (0x3f >> more);
  for (int i = 0; i < more && at < text.size(); ++i)
    character = character << 6 | (static_cast<unsigned char>(text[at++]) & 0x3f);
  return character;
}

// Capitals and small letters as Unicode lays them out: a constant apart, or beside each other.
struct Letters {
  char32_t first, last;  // the capitals
  int apart;             // of pairs, where every second one is a capital: 1
};
constexpr std::array<Letters, 19> kCapitals = {{
    {'A', 'Z', 32},     {0xc0, 0xd6, 32},   {0xd8, 0xde, 32},   {0x100, 0x12f, 1},  {0x132, 0x137, 1},
    {0x139, 0x148, 1},  {0x14a, 0x177, 1},  {0x179, 0x17e, 1},  {0x386, 0x386, 38}, {0x388, 0x38a, 37},
    {0x38c, 0x38c, 64}, {0x38e, 0x38f, 63}, {0x391, 0x3ab, 32}, {0x400, 0x40f, 80}, {0x410, 0x42f, 32},
    {0x460, 0x481, 1},  {0x48a, 0x4bf, 1},  {0x4d0, 0x52f, 1},  {0x531, 0x556, 48},
}};

char32_t small(char32_t character) {
  for (const auto& [first, last, apart] : kCapitals) {
    if (character < first || character > last) continue;
    return apart == 1 && (character - first) % 2 != 0 ? character : character + static_cast<char32_t>(apart);
  }
  return character;
}

bool is_fine(std::string_view text, std::size_t most, bool name) {
  std::size_t characters = 0;
  bool visible = false;
  for (std::size_t at = 0; at < text.size(); ++characters) {
    const char32_t character = next(text, at);
    const Ink ink = ink_of(character);
    if (ink == Ink::None) return false;
    if (name && (ink == Ink::Joiner || (ink == Ink::Space && character != ' '))) return false;
    visible |= ink == Ink::Visible;
  }
  return visible && characters <= most;
}

}  // namespace

Ink ink_of(char32_t character) {
  if (character == 0x200c || character == 0x200d) return Ink::Joiner;
  if (holds(kNone, character)) return Ink::None;
  if (character == kWideSpace || holds(kSpaces, character)) return Ink::Space;
  return holds(kMarks, character) ? Ink::Mark : Ink::Visible;
}

bool is_plain_text(std::string_view text, std::size_t most) { return is_fine(text, most, false); }
bool is_name(std::string_view text, std::size_t most) { return is_fine(text, most, true); }

bool is_same_name(std::string_view a, std::string_view b) {
  std::size_t i = 0, j = 0;
  while (i < a.size() && j < b.size()) {
    if (small(next(a, i)) != small(next(b, j))) return false;
  }
  return i == a.size() && j == b.size();
}

std::string shortened(std::string_view text, std::size_t bytes) {
  if (text.size() > bytes) {
    while (bytes > 0 && (static_cast<unsigned char>(text[bytes]) & 0xc0) == 0x80) --bytes;
    text = text.substr(0, bytes);
  }
  return std::string(text);
}

}  // namespace rh::server
