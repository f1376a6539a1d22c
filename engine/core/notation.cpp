#include "engine/core/notation.h"

#include <algorithm>
#include <bit>

#include "engine/core/json_writer.h"

namespace rh {
namespace {

using Bytes = std::array<std::uint8_t, sizeof(PackedMove)>;
using Type = NotationField::Type;

bool is_digit(char c) { return c >= '0' && c <= '9'; }

std::uint32_t value_of(const NotationField& field, const Bytes& bytes) {
  std::uint32_t value = 0;
  for (std::size_t i = field.width; i-- > 0;) value = value << 8 | bytes[field.offset + i];
  return value;
}

void put(const NotationField& field, std::uint32_t value, Bytes& bytes) {
  for (std::size_t i = 0; i < field.width; ++i) bytes[field.offset + i] = static_cast<std::uint8_t>(value >> (8 * i));
}

// The value that a text stands for, or nothing.
std::optional<std::uint32_t> read_value(const NotationField& field, std::string_view text) {
  switch (field.type) {
    case Type::Name: {
      const auto names = field.names.subspan(field.low, field.high - field.low + 1);
      const auto found = std::ranges::find(names, text);
      if (found == names.end()) return {};
      return field.low + static_cast<std::uint32_t>(found - names.begin());
    }
    case Type::Digit:
      if (text.size() != 1 || !is_digit(text[0]) || static_cast<std::uint32_t>(text[0] - '0') > field.high) return {};
      return static_cast<std::uint32_t>(text[0] - '0');
    case Type::Listed: return field.list->find(text);
    case Type::Number:
    case Type::Whole: break;
  }
  const bool negative = field.type == Type::Whole && text.starts_with('-');
  if (negative) text.remove_prefix(1);
  if (negative && text == "0") return {};
  const std::uint32_t most = field.type == Type::Number ? field.high : negative ? 128 : 127;
  if (text.empty() || !std::ranges::all_of(text, is_digit) || (text[0] == '0' && text != "0")) return {};
  std::uint64_t value = 0;
  for (const char c : text) {
    value = std::min<std::uint64_t>(value * 10 + static_cast<std::uint64_t>(c - '0'), most);
  }
  return negative ? static_cast<std::uint8_t>(-static_cast<std::int64_t>(value)) : static_cast<std::uint32_t>(value);
}

}  // namespace

Notation::Notation(std::span<const NotationLine> lines, std::span<const NotationField> fields)
    : fields_(fields.begin(), fields.end()) {
  for (const NotationLine& said : lines) {
    Line& line = lines_.emplace_back(Line{.pattern = said.pattern, .parts = {}});
    ++first_[said.kind + 1u];
    Bytes fixed{}, mask;
    mask.fill(0xff);
    fixed[0] = said.kind;
    if (said.unsaid_offset != 0) fixed[said.unsaid_offset] = said.unsaid_value;
    std::string_view rest = said.pattern;
    while (!rest.empty()) {
      const auto open = rest.find('{');
      Part& part = line.parts.emplace_back(Part{rest.substr(0, open)});
      if (open == std::string_view::npos) break;
      const auto close = rest.find('}', open);
      part.field = &*std::ranges::find(fields_, rest.substr(open + 1, close - open - 1), &NotationField::name);
      put(*part.field, 0, mask);
      ensure(line.fields < line.ranges.size());
      line.ranges[line.fields++] = {.shift = 8u * part.field->offset,
                                    .mask = 0xffffffffu >> (32 - 8 * part.field->width),
                                    .low = part.field->low,
                                    .high = part.field->high,
                                    .rising = part.field->rising,
                                    .list = part.field->list};
      rest.remove_prefix(close + 1);
    }
    line.fixed = std::bit_cast<PackedMove>(fixed);
    line.fixed_mask = std::bit_cast<PackedMove>(mask);
  }
  for (std::size_t kind = 1; kind < first_.size(); ++kind)
    first_[kind] = static_cast<std::uint8_t>(first_[kind] + first_[kind - 1]);
}

// A field goes up to the next literal; a digit is one character, whatever follows.
std::optional<PackedMove> Notation::read(const Line& line, std::string_view text) {
  Bytes bytes = std::bit_cast<Bytes>(line.fixed);
  for (std::size_t i = 0; i < line.parts.size(); ++i) {
    const auto& [literal, field] = line.parts[i];
    if (!text.starts_with(literal)) return {};
    text.remove_prefix(literal.size());
    if (field == nullptr) break;
    const std::string_view next = i + 1 < line.parts.size() ? line.parts[i + 1].literal : std::string_view{};
    std::size_t length = next.empty() ? text.size() : std::min(text.find(next[0]), text.size());
    if (field->type == Type::Digit) length = std::min<std::size_t>(1, text.size());
    const auto value = read_value(*field, text.substr(0, length));
    if (!value) return {};
    put(*field, *value, bytes);
    text.remove_prefix(length);
  }
  const auto move = std::bit_cast<PackedMove>(bytes);
  if (!text.empty() || !fits(line, move)) return {};
  return move;
}

bool Notation::fits(const Line& line, PackedMove move) {
  if ((move & line.fixed_mask) != line.fixed) return false;
  std::uint32_t before = 0;
  for (std::size_t i = 0; i < line.fields; ++i) {
    const Range& range = line.ranges[i];
    const std::uint32_t value = static_cast<std::uint32_t>(move >> range.shift) & range.mask;
    if (value < range.low || value > range.high || (range.rising && value < before)) return false;
    if (range.list != nullptr && value >= range.list->size()) return false;
    before = value;
  }
  return true;
}

const Notation::Line* Notation::line_of(PackedMove move) const {
  const std::uint8_t kind = std::bit_cast<Bytes>(move)[0];
  for (std::size_t i = first_[kind]; i < first_[kind + 1u]; ++i) {
    if (fits(lines_[i], move)) return &lines_[i];
  }
  return nullptr;
}

std::optional<PackedMove> Notation::parse(std::string_view text) const {
  for (const Line& line : lines_) {
    if (const auto move = read(line, text)) return move;
  }
  return {};
}

bool Notation::well_formed(PackedMove move) const { return line_of(move) != nullptr; }

void Notation::print(PackedMove move, std::string& text) const {
  const Line* line = line_of(move);
  if (line == nullptr) return;
  const Bytes bytes = std::bit_cast<Bytes>(move);
  for (const auto& [literal, field] : line->parts) {
    text += literal;
    if (field == nullptr) break;
    const std::uint32_t value = value_of(*field, bytes);
    if (field->type == Type::Name)
      text += field->names[value];
    else if (field->type == Type::Listed)
      text += (*field->list)[value];
    else if (field->type == Type::Whole)
      text += std::to_string(static_cast<std::int8_t>(value));
    else
      text += std::to_string(value);
  }
}

std::string Notation::json() const {
  std::string text;
  JsonWriter json(text);
  json.begin_object().key("patterns").begin_array();
  for (const Line& line : lines_) json.value(line.pattern);
  json.end_array().key("fields").begin_object();
  for (const NotationField& field : fields_) {
    json.key(field.name);
    if (field.type != Type::Name) {
      json.value(field.type == Type::Digit    ? "digit"
                 : field.type == Type::Number ? "number"
                 : field.type == Type::Whole  ? "whole"
                                              : "id");
      continue;
    }
    json.begin_array();
    for (const std::string_view name : field.names.subspan(field.low, field.high - field.low + 1)) json.value(name);
    json.end_array();
  }
  json.end_object().end_object();
  return text;
}

}  // namespace rh
