#include <algorithm>

#include "tests/conformance/page.h"

namespace rh::conformance {
namespace {

constexpr std::string_view kScalars[] = {"number", "text", "flag", "null", "object", "list"};

std::vector<std::string> split(std::string text, std::string_view separator) {
  std::vector<std::string> parts;
  for (std::size_t at; (at = text.find(separator)) != std::string::npos; text.erase(0, at + separator.size()))
    parts.push_back(text.substr(0, at));
  parts.push_back(std::move(text));
  return parts;
}

bool is_scalar_type(std::string_view type) { return std::ranges::find(kScalars, type) != std::end(kScalars); }

bool fits(std::string_view type, const Json& value) {
  if (type == "number") return value.is_number_integer();
  if (type == "text") return value.is_string();
  if (type == "flag") return value.is_boolean();
  if (type == "null") return value.is_null();
  if (type == "object" || type == "map") return value.is_object();
  return type == "list" && value.is_array();
}

}  // namespace

bool NameSet::has(const std::string& text) const {
  if (produced.contains(text)) return true;
  return pattern ? std::regex_match(text, *pattern) : std::ranges::find(listed, text) != listed.end();
}

void Shape::add(const std::string& path, std::string type, bool always, Seen seen) {
  Row& row = rows_[path];
  row.always = always;
  row.seen = seen;
  const bool named = !path.empty() && !path.ends_with(']') && !path.ends_with('}');
  if (const auto dot = path.rfind('.'); named)
    children_[dot == std::string::npos ? "" : path.substr(0, dot)].push_back(path.substr(dot + 1));
  constexpr std::string_view kList = "list of ", kMap = "map by ";
  if (type.starts_with(kList)) {
    add(path + "[]", type.substr(kList.size()), true, seen);
    type = "list";
  } else if (type.starts_with(kMap)) {
    const auto of = type.find(" of ");
    rows_[path].keys = split(type.substr(kMap.size(), of - kMap.size()), "/");
    add(path + "{}", type.substr(of + 4), true, seen);
    type = "map";
  }
  rows_[path].types = split(type, " or ");
}

void Shape::check(const Json& value, Seat viewer, Names& names, Problems& problems) {
  viewer_ = viewer;
  names_ = &names;
  problems_ = &problems;
  if (!rows_.contains("")) add("", "object", true);
  visit("", value, kSpectator);
}

bool Shape::is_of_type(Row& row, const Json& value) {
  for (const std::string& type : row.types) {
    bool good = false;
    if (type.starts_with('`')) {
      good = value.is_string() && "`" + value.get<std::string>() + "`" == type;
    } else if (type == "map" || is_scalar_type(type)) {
      good = fits(type, value);
    } else if (const auto found = names_->find(type); found == names_->end()) {
      problems_->insert("there is no set " + type);
    } else if (value.is_string() && found->second.has(value.get<std::string>())) {
      good = true;
      found->second.produced.insert(value.get<std::string>());
    }
    if (good) return row.met.insert(type), true;
  }
  return false;
}

void Shape::visit(const std::string& path, const Json& value, Seat owner) {
  const auto found = rows_.find(path);
  if (found == rows_.end()) {
    problems_->insert("not on the page: " + path);
    return;
  }
  Row& row = found->second;
  ++row.present;
  if (viewer_ == kSpectator) ++row.shown_to_spectators;
  if (!is_of_type(row, value)) problems_->insert(path + " is " + value.dump());
  if (row.seen == Seen::Own && owner != viewer_) problems_->insert(path + " is shown to others");
  if (value.is_array()) {
    Seat index = 0;
    for (const Json& item : value) visit(path + "[]", item, path == "seats" ? index++ : owner);
  } else if (value.is_object() && !row.keys.empty()) {
    for (const auto& [key, item] : value.items()) {
      const bool known = std::ranges::any_of(row.keys, [&](const std::string& set) {
        NameSet& names = (*names_)[set];
        if (!names.has(key)) return false;
        return names.produced.insert(key), true;
      });
      if (!known) problems_->insert(path + " has the key " + key);
      visit(path + "{}", item, owner);
    }
  } else if (value.is_object()) {
    const std::string before = path.empty() ? "" : path + ".";
    for (const auto& [key, item] : value.items()) visit(before + key, item, owner);
    for (const std::string& key : children_[path]) {
      Row& child = rows_[before + key];
      if (value.contains(key) || (child.seen == Seen::Own && owner != viewer_)) continue;
      ++child.absent;
      if (child.always) problems_->insert(before + key + " is not always there");
    }
  }
}

void Shape::unproduced(const std::string& where, Problems& problems) const {
  for (const auto& [path, row] : rows_) {
    const std::string what = where + path;
    if (row.present == 0) {
      problems.insert(what + " was never there");
      continue;
    }
    if (!row.always && row.absent == 0) problems.insert(what + " was always there");
    if (row.seen == Seen::All && row.shown_to_spectators == 0) problems.insert(what + " was shown to no spectator");
    for (const std::string& type : row.types) {
      if (!row.met.contains(type)) problems.insert(what + " was never " + type);
    }
  }
}

}  // namespace rh::conformance
