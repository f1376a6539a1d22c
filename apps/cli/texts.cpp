#include "apps/cli/texts.h"

#include <algorithm>
#include <cstdlib>
#include <span>

#include "bots/advice.h"
#include "engine/core/json_reader.h"
#include "generated/texts_list.h"

namespace rh {
namespace {

using Map = std::map<std::string, std::string, std::less<>>;

// Nested objects become dotted keys; an array is a text of several lines.
void flatten(const Json& json, const std::string& prefix, Map& texts) {
  if (json.is_string()) {
    texts[prefix] = json.get<std::string>();
  } else if (json.is_array()) {
    std::string& text = texts[prefix];
    text.clear();
    for (const Json& line : json) {
      if (!text.empty() || &line != &json.front()) text += '\n';
      if (line.is_string()) text += line.get_ref<const std::string&>();
    }
  } else if (json.is_object()) {
    for (const auto& [key, value] : json.items()) flatten(value, prefix.empty() ? key : prefix + "." + key, texts);
  }
}

void read_language(std::string_view language, Map& texts) {
  for (const auto& file : generated::kTexts) {
    if (file.language == language) flatten(parse_json(file.json), "", texts);
  }
}

// An id of the game's data in words: <game>.<argument>s.<id>, else among the things games are made of.
std::string name_of_id(const Texts& texts, const std::string& game, std::string_view argument, std::string_view id) {
  const std::string own(argument);
  for (const auto& group : {own + "s", own, std::string("pieces"), std::string("cards")}) {
    const std::string key = game + "." + group + "." + std::string(id);
    if (texts.has(key)) return std::string(texts.find(key));
  }
  return std::string(id);
}

// Parts in square brackets are said only where their number is not 0: "[ Missing coal: {coal}.]".
template <class Carrier>
void drop_zeros(const Carrier& carrier, std::string& text) {
  for (auto open = text.find('['); open != std::string::npos; open = text.find('[', open)) {
    const auto close = text.find(']', open);
    if (close == std::string::npos) return;
    const std::string part = text.substr(open + 1, close - open - 1);
    const bool zero = std::ranges::any_of(std::span(carrier.arguments).first(carrier.count), [&](const Argument& one) {
      return one.text.empty() && one.number == 0 && part.find("{" + std::string(one.name) + "}") != std::string::npos;
    });
    text.replace(open, close + 1 - open, zero ? "" : part);
    if (!zero) open += part.size();
  }
}

// Arguments of one name (the faces of a roll) are listed together.
template <class Carrier>
void fill_arguments(const Texts& texts, const std::string& game, const Carrier& carrier, const Names& names,
                    std::string& text) {
  drop_zeros(carrier, text);
  std::vector<std::pair<std::string_view, std::string>> values;
  for (std::size_t i = 0; i < carrier.count; ++i) {
    const Argument& argument = carrier.arguments[i];
    std::string value =
        argument.text.empty() ? std::to_string(argument.number) : name_of_id(texts, game, argument.name, argument.text);
    if (argument.name == "seat") {
      const auto seat = static_cast<std::size_t>(argument.number);
      value = seat < names.size() ? names[seat] : texts.say("cli.seat", {{"seat", value}});
    }
    const auto same = std::ranges::find(values, argument.name, &std::pair<std::string_view, std::string>::first);
    if (same == values.end())
      values.emplace_back(argument.name, value);
    else
      same->second += ", " + value;
  }
  for (const auto& [name, value] : values) fill_place(text, name, value);
}

template <class Carrier>
std::string case_key(const Texts& texts, const std::string& base, const Carrier& carrier) {
  for (std::size_t i = 0; i < carrier.count; ++i) {
    const Argument& argument = carrier.arguments[i];
    const std::string key = base + "." + std::string(argument.text);
    if (argument.name == "case" && texts.has(key)) return key;
  }
  return base;
}

}  // namespace

std::string Texts::choose_language(std::string_view wanted) {
  const auto known = languages();
  const auto recognise = [&](std::string_view text) -> std::string {
    const std::string code(text.substr(0, 2));
    const bool whole = text.size() <= 2 || !std::isalpha(static_cast<unsigned char>(text[2]));
    return whole && std::ranges::find(known, code) != known.end() ? code : std::string();
  };
  if (!wanted.empty()) return recognise(wanted);
  for (const char* variable : {"ROUNDHOUSE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(variable);
    if (value == nullptr || *value == '\0') continue;
    const std::string language = recognise(value);
    return language.empty() ? "en" : language;
  }
  return "en";
}

Texts::Texts(std::string_view language, bool colour) : language_(language), colour_(colour) {
  // English lies underneath: a text that a language lacks is better read in English than as a key.
  read_language("en", texts_);
  if (language != "en") read_language(language, texts_);
}

std::string_view Texts::find(std::string_view key) const {
  const auto found = texts_.find(key);
  return found == texts_.end() ? key : std::string_view(found->second);
}

std::vector<std::pair<std::string, std::string>> Texts::below(std::string_view prefix) const {
  std::vector<std::pair<std::string, std::string>> found;
  const std::string start = std::string(prefix) + ".";
  for (auto it = texts_.lower_bound(start); it != texts_.end() && it->first.starts_with(start); ++it) {
    found.emplace_back(it->first.substr(start.size()), it->second);
  }
  return found;
}

std::string Texts::paint(std::string_view style, std::string_view text) const {
  if (!colour_ || text.empty()) return std::string(text);
  return "\033[" + std::string(style) + "m" + std::string(text) + "\033[0m";
}

std::string explain(const Texts& texts, const GameInfo& game, const Refusal& refusal, const Names& names) {
  const std::string base = game.id + ".refusals." + std::string(refusal.code);
  std::string text(texts.find(case_key(texts, base, refusal)));
  fill_arguments(texts, game.id, refusal, names, text);
  return text;
}

std::string explain(const Texts& texts, const Problem& problem) {
  const bool full = problem.code.find('.') != std::string::npos;
  std::string text(texts.find(full ? problem.code : "errors." + problem.code));
  for (const auto& [name, value] : problem.arguments) fill_place(text, name, value);
  return text;
}

std::string explain(const Texts& texts, const GameInfo& game, const Reason& reason) {
  if (!reason) return "";
  std::string text(texts.find(game.id + ".reasons." + std::string(reason.code)));
  fill_arguments(texts, game.id, reason, {}, text);
  return text;
}

std::string tell(const Texts& texts, const GameInfo& game, const Event& event, const Names& names) {
  const std::string base = game.id + ".events." + std::string(event.code);
  std::string text(texts.find(case_key(texts, base, event)));
  const auto actor = static_cast<std::size_t>(event.actor);
  fill_place(text, "who", event.actor >= 0 && actor < names.size() ? names[actor] : std::string());
  fill_arguments(texts, game.id, event, names, text);
  return text;
}

}  // namespace rh
