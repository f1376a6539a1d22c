// The words of a command line: positional ones, and options as `--name value` or `--name=value`.
#pragma once

#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/options.h"

namespace rh {

struct Flag {
  std::string_view name;  // without the dashes
  bool takes_value = true;
};

class Args {
 public:
  // Refuses options that are not in `known`, naming them and the nearest one.
  static std::expected<Args, Problem> parse(std::span<const std::string_view> words, std::span<const Flag> known);

  const std::vector<std::string_view>& words() const { return words_; }
  bool has(std::string_view name) const { return get(name).has_value(); }
  // The last one given wins.
  std::optional<std::string_view> get(std::string_view name) const;
  std::vector<std::string_view> all(std::string_view name) const;
  std::string_view get_or(std::string_view name, std::string_view fallback) const {
    return get(name).value_or(fallback);
  }
  // A whole number in a range, or the fallback when the option is not given.
  std::expected<std::int64_t, Problem> number(std::string_view name, std::int64_t low, std::int64_t high,
                                              std::int64_t fallback) const;
  std::expected<double, Problem> decimal(std::string_view name, double fallback) const;
  // Exactly `wanted` positional words; `what` names the first missing one in the message.
  std::expected<void, Problem> expect(std::size_t fewest, std::size_t most, std::string_view what) const;

 private:
  std::vector<std::string_view> words_;
  std::vector<std::pair<std::string_view, std::string_view>> options_;
};

// The one of `known` that `word` most looks like, or nothing when none is near.
std::string nearest(std::string_view word, const std::vector<std::string>& known);
std::vector<std::string> split(std::string_view text, char separator);

}  // namespace rh
