#include "engine/core/options.h"

#include <algorithm>

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

std::string OptionSpec::allowed() const {
  switch (type) {
    case Type::Flag: return "true, false";
    case Type::Number: return std::to_string(low) + ".." + std::to_string(high);
    case Type::Choice: break;
  }
  std::string text;
  for (const auto& choice : choices) text += (text.empty() ? "" : ", ") + choice;
  return text;
}

Options::Options(const std::vector<OptionSpec>& specs) : specs_(&specs) {
  for (const auto& spec : specs) values_.push_back(spec.fallback);
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
  }
  return std::unexpected(Problem{"option_value", {}}
                             .with("option", spec.name)
                             .with("value", value.dump(-1, ' ', false, Json::error_handler_t::replace))
                             .with("allowed", spec.allowed()));
}

std::expected<void, Problem> Options::set_text(std::string_view key, std::string_view value) {
  const auto index = find(key);
  if (!index) return std::unexpected(index.error());
  Json json = Json(std::string(value));
  if ((*specs_)[*index].type != OptionSpec::Type::Choice) {
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

std::string Options::json() const {
  std::string text;
  JsonWriter writer(text);
  writer.begin_object();
  for (std::size_t i = 0; i < values_.size(); ++i) {
    const OptionSpec& spec = (*specs_)[i];
    if (values_[i] == spec.fallback) continue;
    writer.key(spec.name);
    switch (spec.type) {
      case OptionSpec::Type::Flag: writer.value(values_[i] != 0); break;
      case OptionSpec::Type::Number: writer.value(values_[i]); break;
      case OptionSpec::Type::Choice:
        writer.value(std::string_view(spec.choices[static_cast<std::size_t>(values_[i])]));
        break;
    }
  }
  writer.end_object();
  return text;
}

std::string Options::label() const {
  std::string text;
  for (std::size_t i = 0; i < values_.size(); ++i) {
    const OptionSpec& spec = (*specs_)[i];
    if (values_[i] == spec.fallback) continue;
    text += text.empty() ? "" : " ";
    switch (spec.type) {
      case OptionSpec::Type::Flag: text += values_[i] != 0 ? spec.name : "no-" + spec.name; break;
      case OptionSpec::Type::Number: text += spec.name + "=" + std::to_string(values_[i]); break;
      case OptionSpec::Type::Choice:
        text += spec.name + "=" + spec.choices[static_cast<std::size_t>(values_[i])];
        break;
    }
  }
  return text;
}

}  // namespace rh
