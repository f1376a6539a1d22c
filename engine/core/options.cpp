#include "engine/core/options.h"

#include <algorithm>

#include "engine/core/box.h"
#include "engine/core/json_reader.h"
#include "engine/core/json_writer.h"

namespace rh {

OptionSpec OptionSpec::flag(std::string name, bool fallback) {
  return {.name = std::move(name), .type = Type::Flag, .fallback = fallback ? 1 : 0, .choices = {}};
}

OptionSpec OptionSpec::number(std::string name, std::int64_t low, std::int64_t high, std::int64_t fallback) {
  return {.name = std::move(name), .type = Type::Number, .fallback = fallback, .low = low, .high = high, .choices = {}};
}

OptionSpec OptionSpec::choice(std::string name, std::vector<std::string> choices, int fallback) {
  return {.name = std::move(name), .type = Type::Choice, .fallback = fallback, .choices = std::move(choices)};
}

OptionSpec OptionSpec::box(std::string name, const Boxes& boxes, std::string_view fallback) {
  const auto index = boxes.find(fallback);
  ensure(index.has_value());
  return {.name = std::move(name),
          .type = Type::Box,
          .fallback = static_cast<std::int64_t>(*index),
          .choices = {},
          .boxes = &boxes};
}

OptionSpec OptionSpec::document(std::string name, Check check) {
  return {.name = std::move(name), .type = Type::Document, .choices = {}, .check = check};
}

OptionSpec OptionSpec::only_if_seats(int low_seats, int high_seats) && {
  min_seats = low_seats;
  max_seats = high_seats;
  return std::move(*this);
}

OptionSpec OptionSpec::only_if(std::string option, std::string value) && {
  needs.push_back({std::move(option), std::move(value)});
  return std::move(*this);
}

OptionSpec OptionSpec::carried() && {
  passing = Passing::Carried;
  return std::move(*this);
}

OptionSpec OptionSpec::chosen_anew() && {
  passing = Passing::Chosen;
  return std::move(*this);
}

std::string OptionSpec::allowed() const {
  switch (type) {
    case Type::Flag: return "true, false";
    case Type::Number: return std::to_string(low) + ".." + std::to_string(high);
    case Type::Box: return boxes->names();
    case Type::Document: return "{...}";
    case Type::Choice: break;
  }
  std::string text;
  for (const auto& choice : choices) text += (text.empty() ? "" : ", ") + choice;
  return text;
}

Options::Options(const std::vector<OptionSpec>& specs) : specs_(&specs) {
  for (const auto& spec : specs) values_.push_back(spec.fallback);
  documents_.resize(specs.size());
  given_.resize(specs.size());
}

std::int64_t Options::operator[](std::string_view name) const {
  const auto index = find(name);
  return index ? values_[*index] : 0;
}

std::expected<std::size_t, Problem> Options::find(std::string_view key) const {
  std::string known;
  for (std::size_t i = 0; specs_ && i < specs_->size(); ++i) {
    if ((*specs_)[i].name == key) return i;
    known += (known.empty() ? "" : ", ") + (*specs_)[i].name;
  }
  return std::unexpected(Problem{"unknown_option", {}}.with("option", std::string(key)).with("allowed", known));
}

std::expected<void, Problem> Options::set(std::size_t index, const Json& value) {
  const OptionSpec& spec = (*specs_)[index];
  given_[index] = true;
  switch (spec.type) {
    case OptionSpec::Type::Flag:
      if (value.is_boolean()) return values_[index] = value.get<bool>() ? 1 : 0, std::expected<void, Problem>{};
      break;
    case OptionSpec::Type::Number:
      if (const auto number = whole_number(value); number && *number >= spec.low && *number <= spec.high) {
        return values_[index] = *number, std::expected<void, Problem>{};
      }
      break;
    case OptionSpec::Type::Choice:
      if (value.is_string()) {
        const auto found = std::ranges::find(spec.choices, value.get_ref<const std::string&>());
        if (found != spec.choices.end())
          return values_[index] = found - spec.choices.begin(), std::expected<void, Problem>{};
      }
      break;
    case OptionSpec::Type::Box:
      if (value.is_string()) {
        if (const auto found = spec.boxes->find(value.get_ref<const std::string&>()))
          return values_[index] = static_cast<std::int64_t>(*found), std::expected<void, Problem>{};
      }
      break;
    case OptionSpec::Type::Document: {
      std::string problem;
      const JsonReader reader(&value, spec.name, &problem);
      if (!value.is_object() && !value.is_array()) break;
      spec.check(reader);
      if (!problem.empty())
        return std::unexpected(Problem{"option_document", {}}.with("option", spec.name).with("where", problem));
      values_[index] = 1;
      documents_[index] = value.dump();
      return {};
    }
  }
  return std::unexpected(Problem{"option_value", {}}
                             .with("option", spec.name)
                             .with("value", value.dump(-1, ' ', false, Json::error_handler_t::replace))
                             .with("allowed", spec.allowed()));
}

std::string_view Options::document(std::string_view name) const {
  const auto index = find(name);
  return index ? std::string_view(documents_[*index]) : std::string_view{};
}

bool Options::given(std::string_view name) const {
  const auto index = find(name);
  return index && given_[*index];
}

std::string Options::json_of(std::string_view name) const {
  std::string text;
  JsonWriter json(text);
  if (const auto index = find(name)) write(*index, json);
  return text;
}

void Options::take(std::string_view name, const Options& from) {
  const auto index = find(name);
  if (!index) return;
  values_[*index] = from.values_[*index];
  documents_[*index] = from.documents_[*index];
}

std::size_t Options::box() const {
  for (std::size_t i = 0; i < values_.size(); ++i) {
    if ((*specs_)[i].type == OptionSpec::Type::Box) return static_cast<std::size_t>(values_[i]);
  }
  return 0;
}

Options::Seats Options::seats(Seats of_game) const {
  for (std::size_t i = 0; i < values_.size(); ++i) {
    const OptionSpec& spec = (*specs_)[i];
    if (spec.type == OptionSpec::Type::Box) {
      const Box& box = (*spec.boxes)[static_cast<std::size_t>(values_[i])];
      if (box.min_seats > 0) of_game.low = std::max(of_game.low, box.min_seats);
      if (box.max_seats > 0) of_game.high = std::min(of_game.high, box.max_seats);
    }
    if (is_default(i)) continue;
    if (spec.min_seats > 0) of_game.low = std::max(of_game.low, spec.min_seats);
    if (spec.max_seats > 0) of_game.high = std::min(of_game.high, spec.max_seats);
  }
  return of_game;
}

std::expected<void, Problem> Options::fit(int seats, Seats of_game) const {
  const Seats possible = this->seats(of_game);
  if (seats < possible.low || seats > possible.high) {
    const std::string allowed = possible.low >= possible.high
                                    ? std::to_string(possible.low)
                                    : std::to_string(possible.low) + ".." + std::to_string(possible.high);
    return std::unexpected(Problem{"seats", {}}.with("seats", std::to_string(seats)).with("allowed", allowed));
  }
  for (std::size_t i = 0; i < values_.size(); ++i) {
    const OptionSpec& spec = (*specs_)[i];
    if (is_default(i)) continue;
    for (const OptionSpec::Need& need : spec.needs) {
      const auto other = find(need.option);
      if (other && text_of(*other) == need.value) continue;
      return std::unexpected(
          Problem{"option_needs", {}}.with("option", spec.name).with("needs", need.option + "=" + need.value));
    }
  }
  return {};
}

std::string Options::text_of(std::size_t index) const {
  const OptionSpec& spec = (*specs_)[index];
  switch (spec.type) {
    case OptionSpec::Type::Flag: return values_[index] != 0 ? "true" : "false";
    case OptionSpec::Type::Number: return std::to_string(values_[index]);
    case OptionSpec::Type::Choice: return spec.choices[static_cast<std::size_t>(values_[index])];
    case OptionSpec::Type::Box: return (*spec.boxes)[static_cast<std::size_t>(values_[index])].name;
    case OptionSpec::Type::Document: break;
  }
  return documents_[index];
}

std::expected<void, Problem> Options::set_text(std::string_view key, std::string_view value) {
  const auto index = find(key);
  if (!index) return std::unexpected(index.error());
  Json json = Json(std::string(value));
  const OptionSpec::Type type = (*specs_)[*index].type;
  if (type != OptionSpec::Type::Choice && type != OptionSpec::Type::Box) {
    if (Json parsed = parse_json(value); !parsed.is_discarded()) json = std::move(parsed);
  }
  return set(*index, json);
}

std::expected<void, Problem> Options::set_all(const Json& object) {
  if (!object.is_object()) return std::unexpected(Problem{"options_not_object", {}});
  for (const auto& [key, value] : object.items()) {
    const auto index = find(key);
    if (!index) return std::unexpected(index.error());
    if (auto done = set(*index, value); !done) return done;
  }
  return {};
}

void Options::write(std::size_t index, JsonWriter& json) const {
  switch ((*specs_)[index].type) {
    case OptionSpec::Type::Flag: json.value(values_[index] != 0); break;
    case OptionSpec::Type::Number: json.value(values_[index]); break;
    case OptionSpec::Type::Choice:
    case OptionSpec::Type::Box: json.value(text_of(index)); break;
    case OptionSpec::Type::Document: documents_[index].empty() ? json.null() : json.raw(documents_[index]); break;
  }
}

std::string Options::json() const {
  std::string text;
  JsonWriter writer(text);
  writer.begin_object();
  for (std::size_t i = 0; i < values_.size(); ++i) {
    const OptionSpec& spec = (*specs_)[i];
    if (is_default(i)) continue;
    writer.key(spec.name);
    write(i, writer);
  }
  writer.end_object();
  return text;
}

std::string Options::label() const {
  std::string text;
  for (std::size_t i = 0; i < values_.size(); ++i) {
    const OptionSpec& spec = (*specs_)[i];
    if (is_default(i)) continue;
    text += text.empty() ? "" : " ";
    switch (spec.type) {
      case OptionSpec::Type::Flag: text += values_[i] != 0 ? spec.name : "no-" + spec.name; break;
      case OptionSpec::Type::Document: text += spec.name; break;
      default: text += spec.name + "=" + text_of(i); break;
    }
  }
  return text;
}

}  // namespace rh
