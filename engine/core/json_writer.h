// Writes JSON text: views, results and records leave the engine through it. Reading JSON is done
// elsewhere (json_reader.h), at the edges, with a library.
#pragma once

#include <concepts>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rh {

// A text whose pieces are marked with a hash of what they rest on: another text of its kind, written with it at
// hand, takes over those that would be the same.
struct PiecedText {
  struct Piece {
    std::uint64_t mark;
    std::uint32_t begin, size;
  };
  std::string text;
  std::vector<Piece> pieces;
};

// The name of a field, written down in the program: looked at when it is compiled.
class FieldName {
 public:
  template <std::size_t size>
  consteval FieldName(const char (&text)[size]) : text_(text, size - 1) {
    static_assert(size <= kMost);
    for (const char c : text_) {
      if (c < 0x20 || c > 0x7e || c == '"' || c == '\\') needs_escapes();
    }
  }
  std::string_view text() const { return text_; }
  static constexpr std::size_t kMost = 32;

 private:
  static void needs_escapes();  // is nowhere: such a name does not compile
  std::string_view text_;
};
template <class T>
concept Text = std::same_as<T, std::string_view> || std::same_as<T, std::string>;

class JsonWriter {
 public:
  explicit JsonWriter(std::string& out) : out_(out) {}
  JsonWriter(PiecedText& made, const PiecedText& before) : out_(made.text), made_(&made), before_(&before) {}

  JsonWriter& begin_object() { return open('{'); }
  JsonWriter& end_object() { return close('}'); }
  JsonWriter& begin_array() { return open('['); }
  JsonWriter& end_array() { return close(']'); }

  JsonWriter& key(FieldName name) {
    const std::string_view text = name.text();
    char quoted[FieldName::kMost + 4] = {',', '"'};
    std::memcpy(quoted + 2, text.data(), text.size());
    quoted[text.size() + 2] = '"';
    quoted[text.size() + 3] = ':';
    const std::size_t skipped = fresh_ ? 1 : 0;
    out_.append(quoted + skipped, text.size() + 4 - skipped);
    fresh_ = true;
    return *this;
  }
  JsonWriter& key(const Text auto& name) {
    quote(name, ':');
    fresh_ = true;
    return *this;
  }
  JsonWriter& value(std::string_view text) {
    quote(text, '\0');
    fresh_ = false;
    return *this;
  }
  JsonWriter& value(const std::string& text) { return value(std::string_view(text)); }
  JsonWriter& value(const char* text) { return value(std::string_view(text)); }
  JsonWriter& value(bool flag) { return raw(flag ? "true" : "false"); }
  JsonWriter& value(std::int64_t number) { return raw(std::to_string(number)); }
  JsonWriter& value(int number) { return value(static_cast<std::int64_t>(number)); }
  JsonWriter& null() { return raw("null"); }
  // Text that is JSON already.
  JsonWriter& raw(std::string_view json) {
    separate();
    out_ += json;
    return *this;
  }
  template <class Number>
  JsonWriter& array(std::span<const Number> numbers) {
    begin_array();
    for (const Number number : numbers) value(static_cast<std::int64_t>(number));
    return end_array();
  }
  // One value, which `write` writes, as long as the mark is not that of the same piece of the text before. The mark
  // is a hash of everything that `write` looks at and that changes in a match.
  template <class Write>
  JsonWriter& piece(std::uint64_t mark, Write&& write) {
    if (made_ == nullptr) {
      write();
      return *this;
    }
    separate();
    const std::size_t index = made_->pieces.size(), begin = out_.size();
    if (index < before_->pieces.size() && before_->pieces[index].mark == mark) {
      out_.append(before_->text, before_->pieces[index].begin, before_->pieces[index].size);
    } else {
      fresh_ = true;
      write();
    }
    made_->pieces.push_back({mark, static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(out_.size() - begin)});
    return *this;
  }
  template <class T>
  JsonWriter& field(FieldName name, const T& v) {
    return key(name).value(v);
  }
  template <class T>
  JsonWriter& field(const Text auto& name, const T& v) {
    return key(name).value(v);
  }

 private:
  JsonWriter& open(char bracket) {
    separate();
    out_ += bracket;
    fresh_ = true;
    return *this;
  }
  JsonWriter& close(char bracket) {
    out_ += bracket;
    fresh_ = false;
    return *this;
  }
  void separate() {
    if (!fresh_) out_ += ',';
    fresh_ = false;
  }
  // With the comma before it and, unless it is 0, the mark behind it.
  void quote(std::string_view text, char mark);
  void quote_slowly(std::string_view text);

  std::string& out_;
  PiecedText* made_ = nullptr;
  const PiecedText* before_ = nullptr;
  bool fresh_ = true;  // nothing stands before the next item in this object or array
};

}  // namespace rh
