// The notation of a game as a table: one pattern for each kind of move gives the reader, the printer, the judge of
// well-formedness, and the reader of the web client. A move is eight bytes, the first of them
// its kind; a field of a pattern is one or more of the others. Bytes that a pattern does not name are 0. A move has
// exactly one text, and printing a parsed text gives it back.
//   {.kind = kLoad, .pattern = "load {card} {seat}.{car}"}
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/basics.h"
#include "engine/core/names.h"

namespace rh {

// What may stand in the braces of that name.
struct NotationField {
  enum class Type : std::uint8_t {
    Name,    // one of `names`, whose index is the value
    Digit,   // one digit
    Number,  // decimal without leading zero; what is larger than `high` is read as `high`
    Whole,   // a byte with a sign: decimal without leading zero, with a minus where it is negative; what is beyond
             // -128..127 is read as the nearest of these
    Listed,  // one of `list`, which grows with the boxes; its number is the value
  };
  std::string_view name;
  std::uint8_t offset = 0;  // of its first byte in the move
  Type type = Type::Name;
  std::uint32_t low = 0, high = 0;  // of the value
  std::span<const std::string_view> names = {};
  bool rising = false;     // not less than the field before it: a list in canonical order
  std::uint8_t width = 1;  // bytes
  const NameList* list = nullptr;

  static NotationField of_names(std::string_view name, std::size_t offset, std::span<const std::string_view> names) {
    return of_names(name, offset, names, 0, static_cast<std::uint32_t>(names.size()));
  }
  // Only the names from `first` on.
  static NotationField of_names(std::string_view name, std::size_t offset, std::span<const std::string_view> names,
                                std::uint32_t first, std::uint32_t count) {
    return {name, static_cast<std::uint8_t>(offset), Type::Name, first, first + count - 1, names, false};
  }
  static NotationField digit(std::string_view name, std::size_t offset, std::uint32_t high) {
    return {name, static_cast<std::uint8_t>(offset), Type::Digit, 0, high, {}, false};
  }
  static NotationField number(std::string_view name, std::size_t offset, std::uint32_t high) {
    return {name, static_cast<std::uint8_t>(offset), Type::Number, 0, high, {}, false, 4};
  }
  // A number of one byte.
  static NotationField small_number(std::string_view name, std::size_t offset) {
    return {name, static_cast<std::uint8_t>(offset), Type::Number, 0, 255, {}, false, 1};
  }
  static NotationField listed(std::string_view name, std::size_t offset, const NameList& list) {
    return {name, static_cast<std::uint8_t>(offset), Type::Listed, 0, NameList::kMost - 1, {}, false, 2, &list};
  }
  static NotationField whole(std::string_view name, std::size_t offset) {
    return {name, static_cast<std::uint8_t>(offset), Type::Whole, 0, 255, {}, false};
  }
  NotationField in_order() && {
    rising = true;
    return *this;
  }
};

struct NotationLine {
  std::uint8_t kind = 0;
  std::string_view pattern;
  // A byte that this pattern leaves unsaid: "hit" is a hit in any direction.
  std::uint8_t unsaid_offset = 0, unsaid_value = 0;  // offset 0: none
};

class Notation {
 public:
  // Lines of one kind stand together; every name in braces is one of the fields.
  Notation(std::span<const NotationLine> lines, std::span<const NotationField> fields);

  std::optional<PackedMove> parse(std::string_view text) const;
  void print(PackedMove move, std::string& text) const;  // a well-formed one
  bool well_formed(PackedMove move) const;
  // {"patterns":["load {card} {seat}.{car}",...],"fields":{"card":["bank",...],"seat":"digit","car":"number"}}; "id"
  // stands for a list that grows
  std::string json() const;

 private:
  struct Part {
    std::string_view literal;              // before the field
    const NotationField* field = nullptr;  // nothing: the literal ends the pattern
  };
  // What a field must be, as arithmetic on the packed move: every move that somebody makes is asked for it.
  struct Range {
    std::uint32_t shift = 0, mask = 0, low = 0, high = 0;
    bool rising = false;
    const NameList* list = nullptr;
  };
  struct Line {
    std::string_view pattern;
    std::vector<Part> parts;
    PackedMove fixed = 0;           // kind and what is unsaid
    PackedMove fixed_mask = 0;      // everything but the fields
    std::array<Range, 7> ranges{};  // one a byte
    std::size_t fields = 0;
  };
  static std::optional<PackedMove> read(const Line& line, std::string_view text);
  static bool fits(const Line& line, PackedMove move);
  // The line that says this move, or nothing.
  const Line* line_of(PackedMove move) const;

  std::vector<NotationField> fields_;
  std::vector<Line> lines_;
  std::array<std::uint8_t, 257> first_{};  // of each kind, in lines_
};

}  // namespace rh
