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

bool NameSet::meet(const std::string& text) {
  if (!has(text)) return false;
  produced.insert(text);
  return true;
}

Shape::Row& Shape::Row::below(std::string_view wanted) {
  const auto found = std::ranges::find(rows, wanted, &Row::key);
  if (found != rows.end()) return *found;
  Row& row = rows.emplace_back();
  row.key = wanted;
  row.path = path + (path.empty() || row.is_item() ? "" : ".") + row.key;
  return row;
}

void Shape::add(const std::string& path, std::string type, bool always, Seen seen) {
  Row* row = &root_;
  for (const std::string& part : split(path, ".")) {
    const auto key = part.substr(0, part.find_first_of("[{"));
    if (!key.empty()) row = &row->below(key);
    for (std::size_t at = key.size(); at < part.size(); at += 2) row = &row->below(part.substr(at, 2));
  }
  row->always = always;
  row->seen = seen;
  constexpr std::string_view kList = "list of ", kMap = "map by ";
  if (type.starts_with(kList)) {
    add(path + "[]", type.substr(kList.size()), true, seen);
    type = "list";
  } else if (type.starts_with(kMap)) {
    const auto of = type.find(" of ");
    row->keys = split(type.substr(kMap.size(), of - kMap.size()), "/");
    add(path + "{}", type.substr(of + 4), true, seen);
    type = "map";
  }
  row->types.clear();
  for (std::string& one : split(type, " or ")) row->types.push_back({.text = std::move(one)});
}

void Shape::check(const Json& value, Seat viewer, Names& names, Problems& problems) {
  viewer_ = viewer;
  names_ = &names;
  problems_ = &problems;
  if (root_.types.empty()) root_.types = {{.text = "object"}};
  visit(root_, value, kSpectator);
}

bool Shape::is_of_type(Row& row, const Json& value) {
  for (Type& type : row.types) {
    const std::string_view text = type.text;
    bool good = false;
    if (text.starts_with('`')) {
      good = value.is_string() && value.get_ref<const std::string&>() == text.substr(1, text.size() - 2);
    } else if (text == "map" || is_scalar_type(text)) {
      good = fits(text, value);
    } else if (const auto found = names_->find(type.text); found == names_->end()) {
      problems_->insert("there is no set " + type.text);
    } else {
      good = value.is_string() && found->second.meet(value.get_ref<const std::string&>());
    }
    type.met = type.met || good;
    if (good) return true;
  }
  return false;
}

void Shape::visit(Row& row, const Json& value, Seat owner) {
  if (row.types.empty()) {
    problems_->insert("not on the page: " + row.path);
    return;
  }
  ++row.present;
  if (viewer_ == kSpectator) ++row.shown_to_spectators;
  if (!is_of_type(row, value)) problems_->insert(row.path + " is " + value.dump());
  if (row.seen == Seen::Own && owner != viewer_) problems_->insert(row.path + " is shown to others");
  if (value.is_array()) {
    Row& items = row.below("[]");
    Seat index = 0;
    for (const Json& item : value) visit(items, item, row.path == "seats" ? index++ : owner);
  } else if (value.is_object() && !row.keys.empty()) {
    Row& items = row.below("{}");
    for (const auto& [key, item] : value.items()) {
      if (std::ranges::none_of(row.keys, [&](const std::string& set) { return (*names_)[set].meet(key); }))
        problems_->insert(row.path + " has the key " + key);
      visit(items, item, owner);
    }
  } else if (value.is_object()) {
    const std::uint64_t object = ++objects_;
    for (const auto& [key, item] : value.items()) {
      Row& child = row.below(key);
      child.last_object = object;
      visit(child, item, owner);
    }
    for (Row& child : row.rows) {
      if (child.types.empty() || child.is_item() || child.last_object == object ||
          (child.seen == Seen::Own && owner != viewer_))
        continue;
      ++child.absent;
      if (child.always) problems_->insert(child.path + " is not always there");
    }
  }
}

void Shape::unproduced(const Row& row, const std::string& where, Problems& problems) {
  for (const Row& child : row.rows) unproduced(child, where, problems);
  if (row.types.empty()) return;
  const std::string what = where + row.path;
  if (row.present == 0) {
    problems.insert(what + " was never there");
    return;
  }
  if (!row.always && row.absent == 0) problems.insert(what + " was always there");
  if (row.seen == Seen::All && row.shown_to_spectators == 0) problems.insert(what + " was shown to no spectator");
  for (const Type& type : row.types) {
    if (!type.met) problems.insert(what + " was never " + type.text);
  }
}

}  // namespace rh::conformance
