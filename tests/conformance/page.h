// docs/views/<game>.md, with what README.md there says of every game, as the tests read it: what the page says a view,
// a move, an event, a refusal and a result consist of. Whatever the engine produces is shown to the page; in the end it
// tells what it does not name, and what it names and was never shown.
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/json_reader.h"

namespace rh::conformance {

using Problems = std::set<std::string>;

// A set of ids of the section Names: listed, or a regular expression.
struct NameSet {
  std::vector<std::string> listed;
  std::optional<std::regex> pattern;
  std::set<std::string> produced;

  bool has(const std::string& text) const;
  // Whether it has it; then it was produced.
  bool meet(const std::string& text);
};
using Names = std::map<std::string, NameSet>;

// What an object consists of: rows of paths ("seats[].train[].card") with their types.
class Shape {
 public:
  enum class Seen : std::uint8_t { All, Own, Some };
  void add(const std::string& path, std::string type, bool always, Seen seen = Seen::All);
  // Compares a value of this shape with the rows.
  void check(const Json& value, Seat viewer, Names& names, Problems& problems);
  // What was never there, never of one of its types, never missing although it may be.
  void unproduced(const std::string& where, Problems& problems) const { unproduced(root_, where, problems); }

 private:
  struct Type {
    std::string text;
    bool met = false;
  };
  // A tree, not a map by path: millions of values are compared, and no path is put together for them.
  struct Row {
    std::string key, path;
    std::vector<Type> types;        // none: not on the page
    std::vector<std::string> keys;  // of a map: sets
    bool always = true;
    Seen seen = Seen::All;
    int present = 0, absent = 0, shown_to_spectators = 0;
    std::uint64_t last_object = 0;  // in which it was present
    std::vector<Row> rows;          // by key; "[]" for the items of a list, "{}" for those of a map

    Row& below(std::string_view wanted);
    bool is_item() const { return key == "[]" || key == "{}"; }
  };
  void visit(Row& row, const Json& value, Seat owner);
  bool is_of_type(Row& row, const Json& value);
  static void unproduced(const Row& row, const std::string& where, Problems& problems);

  Row root_;
  // While checking:
  Seat viewer_ = kSpectator;
  std::uint64_t objects_ = 0;
  Names* names_ = nullptr;
  Problems* problems_ = nullptr;
};

class Page {
 public:
  // The page of a game; what is wrong with the page itself is among the problems.
  explicit Page(const Game& game);

  void show_view(const Json& view, Seat viewer) { view_.check(view, viewer, names_, problems_); }
  void show_result(const Json& result) { result_.check(result, kSpectator, names_, problems_); }
  void show_move(Seat by, const std::string& text);
  // What a legal move costs and brings; an empty object where the engine says nothing.
  void show_quote(Seat by, const std::string& move, const Json& quote);
  void show_event(const Event& event);
  void show_refusal(const Refusal& refusal);

  // Texts to try: the page's examples of refused moves, and a move that was shown with one word of it exchanged.
  const std::vector<std::string>& examples() const { return examples_; }
  std::string near_text(Seat by, const std::string& move, Random& random) const;

  // All that was wrong, and what the page names but was never shown.
  Problems problems() const;

 private:
  struct Pattern {
    std::string text;
    std::string word;  // the first one
    std::regex regex;
    std::vector<std::string> sets;  // of its groups, in order
    bool natures = false;
    int shown = 0;
    std::string quote;  // the first cell of its rows in Quotes
  };
  struct Coded {
    Shape arguments;
    std::string by, told;
    std::set<std::string> by_met;
    int shown = 0;
  };
  using Cells = std::vector<std::string>;
  // The pattern that a move is of, with its words; nothing when the page has none.
  const Pattern* pattern_of(Seat by, const std::string& move, std::smatch& words) const;
  void read(const std::filesystem::path& path, const GameInfo& info);
  void read_row(const std::string& section, const Cells& cells, const GameInfo& info);
  void read_quote(const Cells& cells);
  void read_option(const Cells& cells, const GameInfo& info);
  void read_pattern(const std::string& text, const std::string& by);
  void problem(const std::string& text) { problems_.insert(text); }

  Names names_;
  Shape view_, result_;
  std::map<std::string, Shape> quotes_;  // by the first cell, which names one move or several
  std::vector<Pattern> patterns_;
  std::set<std::string> moves_;  // shown before
  std::map<std::string, Coded> events_, refusals_;
  std::vector<std::string> examples_;
  std::set<std::string> options_;
  Problems problems_;
};

}  // namespace rh::conformance
