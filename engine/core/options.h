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
class JsonReader;
class JsonWriter;
class Boxes;

struct OptionSpec {
  enum class Type : std::uint8_t { Flag, Number, Choice, Box, Document };
  // Reads a document and fails at the first thing that is wrong with it (json_reader.h).
  using Check = void (*)(const JsonReader& document);
  // What becomes of the option from one game of a campaign to the next (campaign.h): it stays the same, it is
  // what stands in the result under its name, or the players choose it anew.
  enum class Passing : std::uint8_t { Same, Carried, Chosen };
  // Another option that must have this value, written as on a command line.
  struct Need {
    std::string option, value;
    bool operator==(const Need&) const = default;
  };

  std::string name;
  Type type = Type::Flag;
  std::int64_t fallback = 0;         // Flag: 0 or 1; Number: the value; Choice, Box: the index; Document: 0, none
  std::int64_t low = 0, high = 1;    // Number
  std::vector<std::string> choices;  // Choice
  const Boxes* boxes = nullptr;      // Box
  Check check = nullptr;             // Document
  // Where the option may differ from its default: with so many seats, with these other options.
  int min_seats = 0, max_seats = 0;  // 0: any number
  std::vector<Need> needs;
  Passing passing = Passing::Same;

  static OptionSpec flag(std::string name, bool fallback);
  static OptionSpec number(std::string name, std::int64_t low, std::int64_t high, std::int64_t fallback);
  static OptionSpec choice(std::string name, std::vector<std::string> choices, int fallback);
  // Which box of the game (box.h); a game has at most one such option.
  static OptionSpec box(std::string name, const Boxes& boxes, std::string_view fallback);
  static OptionSpec document(std::string name, Check check);
  OptionSpec only_if_seats(int low_seats, int high_seats) &&;
  OptionSpec only_if(std::string option, std::string value) &&;
  OptionSpec carried() &&;
  OptionSpec chosen_anew() &&;
  // "true, false", "1..150", "segment, space": for messages and --help.
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
  // The JSON text of a document; empty when none was given.
  std::string_view document(std::string_view name) const;
  // The place of the box they name on the shelf; the first, and only one, in a game without such an option.
  std::size_t box() const;
  // How many seats the chosen options leave of a game's own range; none when low > high.
  struct Seats {
    int low, high;
    bool operator==(const Seats&) const = default;
  };
  Seats seats(Seats of_game) const;
  // Do the options fit so many seats (`seats`) and each other (`option_needs`)?
  std::expected<void, Problem> fit(int seats, Seats of_game) const;
  // Was this option named, be it with its default?
  bool given(std::string_view name) const;
  // The value of one option as JSON: `null` where there is no document.
  std::string json_of(std::string_view name) const;
  // Has one option as others of the same declaration have it.
  void take(std::string_view name, const Options& from);
  // "key=value" from a command line.
  std::expected<void, Problem> set_text(std::string_view key, std::string_view value);
  // A header's `options` object.
  std::expected<void, Problem> set_all(const Json& object);
  // As JSON, only what differs from the defaults.
  std::string json() const;
  // "meteor, lava" or "": for tables and file names.
  std::string label() const;
  bool operator==(const Options& other) const { return values_ == other.values_ && documents_ == other.documents_; }

 private:
  std::expected<std::size_t, Problem> find(std::string_view key) const;
  std::expected<void, Problem> set(std::size_t index, const Json& value);

  const std::vector<OptionSpec>* specs_ = nullptr;
  bool is_default(std::size_t index) const { return values_[index] == (*specs_)[index].fallback; }
  std::string text_of(std::size_t index) const;  // as on a command line
  void write(std::size_t index, JsonWriter& json) const;

  std::vector<std::int64_t> values_;    // of a document: 1 when there is one
  std::vector<std::string> documents_;  // beside values_
  std::vector<bool> given_;             // beside values_; no part of what they are
};

}  // namespace rh
