// Writes JSON text: views, results and records leave the engine through it. Reading JSON is done
// elsewhere (json_reader.h), at the edges, with a library.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace rh {

class JsonWriter {
 public:
  explicit JsonWriter(std::string& out) : out_(out) {}

  JsonWriter& begin_object() { return open('{'); }
  JsonWriter& end_object() { return close('}'); }
  JsonWriter& begin_array() { return open('['); }
  JsonWriter& end_array() { return close(']'); }

  JsonWriter& key(std::string_view name) {
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
  template <class T>
  JsonWriter& field(std::string_view name, const T& v) {
    key(name);
    return value(v);
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
  bool fresh_ = true;  // nothing stands before the next item in this object or array
};

}  // namespace rh
