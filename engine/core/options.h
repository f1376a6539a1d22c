// Options of a game: declared once, typed, with ranges and defaults. Command line, records, server
// and the create-table dialog all read the declaration.
#pragma once

#include <cstdint>
#include <expected>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace rh {

using Json = nlohmann::ordered_json;

struct OptionSpec {
  enum class Type : std::uint8_t { Flag, Number, Choice };
  std::string name;
  Type type = Type::Flag;
  std::int64_t fallback = 0;         // Flag: 0 or 1; Number: the value; Choice: the index
  std::int64_t low = 0, high = 1;    // Number
  std::vector<std::string> choices;  // Choice

  static OptionSpec flag(std::string name, bool fallback);
  static OptionSpec number(std::string name, std::int64_t low, std::int64_t high, std::int64_t fallback);
  static OptionSpec choice(std::string name, std::vector<std::string> choices, int fallback);
  // "true or false", "1..150", "segment or space": for messages and --help.
  std::string allowed() const;
};

// What is wrong with an option, a record or a call: `code` is looked up in texts/ (errors.<code>).
struct Problem {
  std::string code;
  std::vector<std::pair<std::string, std::string>> arguments;

  Problem& with(std::string name, std::string value) {
    arguments.emplace_back(std::move(name), std::move(value));
    return *this;
  }
};

// Values in the order of the declaration.
class Options {
 public:
  Options() = default;
  explicit Options(const std::vector<OptionSpec>& specs);

  std::int64_t operator[](std::string_view name) const;
  bool flag(std::string_view name) const { return (*this)[name] != 0; }
  // "key=value" from a command line.
  std::expected<void, Problem> set_text(std::string_view key, std::string_view value);
  // A header's `options` object.
  std::expected<void, Problem> set_all(const Json& object);
  // As JSON, only what differs from the defaults.
  std::string json() const;
  // "meteor, lava" or "": for tables and file names.
  std::string label() const;
  bool operator==(const Options& other) const { return values_ == other.values_; }

 private:
  std::expected<std::size_t, Problem> find(std::string_view key) const;
  std::expected<void, Problem> set(std::size_t index, const Json& value);

  const std::vector<OptionSpec>* specs_ = nullptr;
  std::vector<std::int64_t> values_;
};

}  // namespace rh
