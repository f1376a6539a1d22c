#include "tests/conformance/page.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>

#include "tests/files.h"

namespace rh::conformance {
namespace {

std::string trimmed(std::string_view text) {
  const auto from = text.find_first_not_of(' ');
  if (from == std::string_view::npos) return {};
  return std::string(text.substr(from, text.find_last_not_of(' ') - from + 1));
}

// The cells of "| a | b |".
std::vector<std::string> cells_of(std::string_view line) {
  std::vector<std::string> cells;
  line.remove_prefix(1);
  while (!line.empty()) {
    const auto end = line.find(" |");
    cells.push_back(trimmed(line.substr(0, end)));
    line = end == std::string_view::npos ? std::string_view{} : line.substr(end + 2);
  }
  return cells;
}

// What stands in code type.
std::vector<std::string> quoted(const std::string& cell) {
  static const std::regex kCode("`([^`]*)`");
  std::vector<std::string> found;
  for (std::sregex_iterator i(cell.begin(), cell.end(), kCode), end; i != end; ++i) found.push_back((*i)[1]);
  return found;
}

// "`row`: number, `piece`: FACE (case `used`)"
Shape arguments_of(const std::string& cell) {
  Shape shape;
  static const std::regex kOne("`([a-z_]+)`: ([^,(]+?)( \\([^)]*\\))?(, |$)");
  for (std::sregex_iterator i(cell.begin(), cell.end(), kOne), end; i != end; ++i)
    shape.add((*i)[1], (*i)[2], !(*i)[3].matched);
  return shape;
}

// As events and refusals travel: an argument that comes several times is a list.
template <class Told>
Json arguments_as_json(const Told& told) {
  Json json = Json::object();
  for (std::size_t i = 0; i < told.count; ++i) {
    const Argument& argument = told.arguments[i];
    const std::string name(argument.name);
    const Json value = argument.text.empty() ? Json(argument.number) : Json(std::string(argument.text));
    if (!json.contains(name))
      json[name] = value;
    else if (json[name].is_array())
      json[name].push_back(value);
    else
      json[name] = Json::array({json[name], value});
  }
  return json;
}

std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '.') out += '\\';
    out += c;
  }
  return out;
}

}  // namespace

Page::Page(const Game& game) {
  const auto folder = rh::testing::in_project("docs/views");
  // A game of the tests has its page beside it.
  auto own = folder / (game.info().id + ".md");
  if (!std::filesystem::exists(own)) own = rh::testing::in_project("tests") / game.info().id / "views.md";
  read(folder / "README.md", game.info());
  read(own, game.info());
  for (const OptionSpec& spec : game.info().options) {
    if (!options_.contains(spec.name)) problem("the option " + spec.name + " is not on the page");
  }
}

void Page::read(const std::filesystem::path& path, const GameInfo& info) {
  std::ifstream file(path);
  if (!file) problem("there is no page " + path.string());
  std::string section;
  bool body = false;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("## ")) section = line.substr(3);
    if (!line.starts_with('|')) {
      body = false;
    } else if (line.starts_with("|---")) {
      body = true;
    } else if (body) {
      read_row(section, cells_of(line), info);
    }
  }
}

void Page::read_row(const std::string& section, const Cells& cells, const GameInfo& info) {
  if (section == "Quotes") return read_quote(cells);
  const auto names = quoted(cells.at(0));
  if (names.size() != 1) return problem("a row of " + section + " without a name: " + cells[0]);
  const std::string& name = names[0];
  if (section == "Names") {
    NameSet& set = names_[name];
    set.listed = quoted(cells.at(1));
    if (set.listed.size() == 1 && set.listed[0].starts_with('/')) {
      set.pattern = std::regex(set.listed[0].substr(1, set.listed[0].size() - 2));
      set.listed.clear();
    }
  } else if (section == "Options") {
    read_option(cells, info);
  } else if (section == "View") {
    const std::string& seen = cells.at(3);
    if (seen != "all" && seen != "own" && seen != "some") problem(name + " is seen by " + seen);
    using Seen = Shape::Seen;
    view_.add(name, cells.at(1), cells.at(2) == "always",
              seen == "own"   ? Seen::Own
              : seen == "all" ? Seen::All
                              : Seen::Some);
  } else if (section == "Moves") {
    read_pattern(name, cells.at(1));
  } else if (section == "Events") {
    events_[name] = {.arguments = arguments_of(cells.at(2)), .by = cells.at(1), .told = cells.at(3), .by_met = {}};
  } else if (section == "Refusals") {
    refusals_[name].arguments = arguments_of(cells.at(1));
    for (std::string& text : quoted(cells.at(3))) examples_.push_back(std::move(text));
  } else if (section == "Result") {
    result_.add(name, cells.at(1), cells.at(2) == "always");
  } else {
    problem("a table in " + section);
  }
}

void Page::read_quote(const Cells& cells) {
  for (const std::string& move : quoted(cells.at(0))) {
    const auto pattern = std::ranges::find(patterns_, move, &Pattern::text);
    if (pattern == patterns_.end()) return problem("a quote of no move: " + move);
    pattern->quote = cells[0];
  }
  const auto fields = quoted(cells.at(1));
  if (fields.size() != 1) return problem("a quote without a field: " + cells[0]);
  quotes_[cells[0]].add(fields[0], cells.at(2), cells.at(3) == "always");
}

void Page::read_option(const Cells& cells, const GameInfo& info) {
  const std::string name = quoted(cells[0])[0], fallback = quoted(cells.at(2)).at(0);
  const auto spec = std::ranges::find(info.options, name, &OptionSpec::name);
  if (spec == info.options.end()) return problem("there is no option " + name);
  options_.insert(name);
  using Type = OptionSpec::Type;
  const std::string type = spec->type == Type::Flag     ? "flag"
                           : spec->type == Type::Number ? "number"
                           : spec->type == Type::Choice ? "choice"
                           : spec->type == Type::Box    ? "box"
                                                        : "document";
  std::string real = std::to_string(spec->fallback);
  std::vector<std::string> values;
  if (spec->type == Type::Flag) real = spec->fallback != 0 ? "true" : "false";
  if (spec->type == Type::Number) values = {std::to_string(spec->low) + ".." + std::to_string(spec->high)};
  if (spec->type == Type::Document) real = "none";
  if (spec->type == Type::Choice) {
    real = spec->choices[static_cast<std::size_t>(spec->fallback)];
    values = spec->choices;
  }
  if (spec->type == Type::Box) {
    const Boxes& boxes = *spec->boxes;
    real = boxes[static_cast<std::size_t>(spec->fallback)].name;
    for (std::size_t i = 0; i < boxes.size(); ++i) {
      if (boxes[i].carried()) values.push_back(boxes[i].name);
    }
  }
  if (cells.at(1) != type || fallback != real || quoted(cells.at(3)) != values) problem("the option " + name);
}

void Page::read_pattern(const std::string& text, const std::string& by) {
  static const std::regex kSet("[A-Z]+");
  Pattern pattern{.text = text, .word = text.substr(0, text.find(' ')), .natures = by == "nature"};
  std::string regex;
  auto at = text.begin();
  for (std::sregex_iterator i(text.begin(), text.end(), kSet), end; i != end; ++i) {
    const std::string word = i->str();
    if (!names_.contains(word)) continue;
    regex += escaped({at, (*i)[0].first});
    regex += "([^ ]+)";
    pattern.sets.push_back(word);
    at = (*i)[0].second;
  }
  regex += escaped({at, text.end()});
  pattern.regex = std::regex(regex);
  patterns_.push_back(std::move(pattern));
}

const Page::Pattern* Page::pattern_of(Seat by, const std::string& move, std::smatch& words) const {
  const std::string word = move.substr(0, move.find(' '));
  for (const Pattern& pattern : patterns_) {
    if (pattern.natures != (by == kNature) || pattern.word != word) continue;
    if (!std::regex_match(move, words, pattern.regex)) continue;
    bool good = true;
    for (std::size_t i = 0; i < pattern.sets.size(); ++i) good = good && names_.at(pattern.sets[i]).has(words[i + 1]);
    if (good) return &pattern;
  }
  return nullptr;
}

void Page::show_move(Seat by, const std::string& text) {
  if (!moves_.insert((by == kNature ? "N " : "") + text).second) return;
  std::smatch words;
  const Pattern* pattern = pattern_of(by, text, words);
  if (pattern == nullptr) return problem("no move of the page: " + text);
  ++patterns_[static_cast<std::size_t>(pattern - patterns_.data())].shown;
  for (std::size_t i = 0; i < pattern->sets.size(); ++i) names_[pattern->sets[i]].produced.insert(words[i + 1]);
}

void Page::show_quote(Seat by, const std::string& move, const Json& quote) {
  std::smatch words;
  if (const Pattern* pattern = pattern_of(by, move, words))
    quotes_[pattern->quote].check(quote, kSpectator, names_, problems_);
}

void Page::show_event(const Event& event) {
  // What the house itself tells of a table (docs/protocol.md) has its own words in every client.
  for (const std::string_view house : {"undo", "resign", "removed", "rules"})
    if (event.code == house) problem(std::string(house) + " is an event of the house, not of a game");
  const auto found = events_.find(std::string(event.code));
  if (found == events_.end()) return problem("no event of the page: " + std::string(event.code));
  Coded& coded = found->second;
  ++coded.shown;
  coded.by_met.insert(event.actor == kNature ? "nature" : "seat");
  if (coded.by.find(event.actor == kNature ? "nature" : "seat") == std::string::npos)
    problem(found->first + " is not by " + coded.by);
  const Audience told = coded.told == "everybody" ? kEverybody : event.actor >= 0 ? only(event.actor) : 0;
  if (event.audience != told) problem(found->first + " is not told to " + coded.told);
  coded.arguments.check(arguments_as_json(event), kSpectator, names_, problems_);
}

void Page::show_refusal(const Refusal& refusal) {
  const auto found = refusals_.find(std::string(refusal.code));
  if (found == refusals_.end()) return problem("no refusal of the page: " + std::string(refusal.code));
  ++found->second.shown;
  found->second.arguments.check(arguments_as_json(refusal), kSpectator, names_, problems_);
}

std::string Page::near_text(Seat by, const std::string& move, Random& random) const {
  std::smatch words;
  const Pattern* pattern = pattern_of(by, move, words);
  if (pattern == nullptr || pattern->sets.empty()) return move;
  const std::size_t which = random.below(pattern->sets.size());
  const NameSet& set = names_.at(pattern->sets[which]);
  const std::string& other =
      set.pattern ? *std::next(set.produced.begin(), static_cast<std::ptrdiff_t>(random.below(set.produced.size())))
                  : set.listed[random.below(set.listed.size())];
  return std::string(move.begin(), words[which + 1].first) + other + std::string(words[which + 1].second, move.end());
}

Problems Page::problems() const {
  Problems all = problems_;
  view_.unproduced("view: ", all);
  result_.unproduced("result: ", all);
  for (const Pattern& pattern : patterns_) {
    if (pattern.shown == 0) all.insert("the move " + pattern.text + " was never legal");
  }
  for (const auto& [moves, shape] : quotes_) shape.unproduced("quote of " + moves + ": ", all);
  for (const auto& [code, event] : events_) {
    if (event.shown == 0) all.insert("the event " + code + " never happened");
    if (event.shown > 0) event.arguments.unproduced("event " + code + ": ", all);
    if (event.shown > 0 && event.by == "nature or seat" && event.by_met.size() < 2)
      all.insert("the event " + code + " was always by the same");
  }
  for (const auto& [code, refusal] : refusals_) {
    if (refusal.shown == 0) all.insert("the refusal " + code + " never happened");
    if (refusal.shown > 0) refusal.arguments.unproduced("refusal " + code + ": ", all);
  }
  for (const auto& [name, set] : names_) {
    for (const std::string& value : set.listed) {
      if (!set.produced.contains(value)) all.insert("never produced: " + value + " of " + name);
    }
    if (set.pattern && set.produced.empty()) all.insert("never produced: " + name);
  }
  return all;
}

}  // namespace rh::conformance
