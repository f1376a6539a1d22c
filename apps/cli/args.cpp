#include "apps/cli/args.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <numeric>

namespace rh {
namespace {

std::size_t edit_distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t diagonal = row[0]++;
    for (std::size_t j = 0; j < b.size(); ++j) {
      const std::size_t changed = diagonal + (a[i] == b[j] ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({changed, row[j] + 1, row[j + 1] + 1});
    }
  }
  return row.back();
}

std::string join(const std::vector<std::string>& words) {
  std::string text;
  for (const auto& word : words) text += (text.empty() ? "" : ", ") + word;
  return text;
}

}  // namespace

std::string nearest(std::string_view word, const std::vector<std::string>& known) {
  std::string best;
  std::size_t smallest = std::max<std::size_t>(2, word.size() / 3) + 1;
  for (const auto& candidate : known) {
    const bool begins = word.size() >= 2 && candidate.starts_with(word);
    const std::size_t distance = begins ? 1 : edit_distance(word, candidate);
    if (distance < smallest && distance < word.size()) smallest = distance, best = candidate;
  }
  return best;
}

std::vector<std::string> split(std::string_view text, char separator) {
  std::vector<std::string> parts;
  while (true) {
    const auto end = text.find(separator);
    parts.emplace_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

std::expected<Args, Problem> Args::parse(std::span<const std::string_view> words, std::span<const Flag> known) {
  Args args;
  for (std::size_t i = 0; i < words.size(); ++i) {
    std::string_view word = words[i];
    if (word == "-h") word = "--help";
    if (!word.starts_with('-') || word == "-") {  // "-" is standard input
      args.words_.push_back(word);
      continue;
    }
    const auto equals = word.find('=');
    const std::string asked(word.substr(0, equals));
    const std::string_view name = asked.starts_with("--") ? std::string_view(asked).substr(2) : std::string_view{};
    const auto flag = std::ranges::find(known, name, &Flag::name);
    if (flag == known.end()) {
      std::vector<std::string> names;
      for (const Flag& one : known) names.push_back("--" + std::string(one.name));
      const std::string near = nearest(asked, names);
      Problem problem{near.empty() ? "cli.errors.unknown_flag" : "cli.errors.unknown_flag_near", {}};
      return std::unexpected(problem.with("flag", asked).with("near", near).with("known", join(names)));
    }
    std::string_view value;
    if (equals != std::string_view::npos) {
      if (!flag->takes_value) {
        return std::unexpected(Problem{"cli.errors.flag_without_value", {}}.with("flag", asked));
      }
      value = word.substr(equals + 1);
    } else if (flag->takes_value) {
      if (i + 1 == words.size()) {
        return std::unexpected(Problem{"cli.errors.flag_needs_value", {}}.with("flag", asked));
      }
      value = words[++i];
    }
    args.options_.emplace_back(flag->name, value);
  }
  return args;
}

std::optional<std::string_view> Args::get(std::string_view name) const {
  for (auto option = options_.rbegin(); option != options_.rend(); ++option) {
    if (option->first == name) return option->second;
  }
  return {};
}

std::vector<std::string_view> Args::all(std::string_view name) const {
  std::vector<std::string_view> values;
  for (const auto& [key, value] : options_) {
    if (key == name) values.push_back(value);
  }
  return values;
}

std::expected<std::int64_t, Problem> Args::number(std::string_view name, std::int64_t low, std::int64_t high,
                                                  std::int64_t fallback) const {
  const auto text = get(name);
  if (!text) return fallback;
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), value);
  if (error == std::errc{} && end == text->data() + text->size() && value >= low && value <= high) return value;
  return std::unexpected(Problem{"cli.errors.flag_number", {}}
                             .with("flag", "--" + std::string(name))
                             .with("value", std::string(*text))
                             .with("low", std::to_string(low))
                             .with("high", std::to_string(high)));
}

std::expected<double, Problem> Args::decimal(std::string_view name, double fallback) const {
  const auto text = get(name);
  if (!text) return fallback;
  const std::string copy(*text);
  char* end = nullptr;
  const double value = std::strtod(copy.c_str(), &end);
  if (!copy.empty() && *end == '\0' && std::isfinite(value) && value > 0) return value;
  return std::unexpected(
      Problem{"cli.errors.flag_decimal", {}}.with("flag", "--" + std::string(name)).with("value", copy));
}

std::expected<void, Problem> Args::expect(std::size_t fewest, std::size_t most, std::string_view what) const {
  if (words_.size() < fewest) {
    return std::unexpected(Problem{"cli.errors.missing_word", {}}.with("what", std::string(what)));
  }
  if (words_.size() > most) {
    return std::unexpected(Problem{"cli.errors.extra_word", {}}.with("word", std::string(words_[most])));
  }
  return {};
}

}  // namespace rh
