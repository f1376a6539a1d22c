// Reads JSON without exceptions: every access is checked, and the first thing that is wrong is
// remembered with its path, so that a broken data file or record gets one clear message.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace rh {

using Json = nlohmann::ordered_json;

// Parses text; a discarded value means it is not JSON, or nested deeper than anything of ours. Not inline: the parser
// is compiled once.
Json parse_json(std::string_view text);

// The value as a whole number, or nothing: neither a fraction nor beyond 64 bits with a sign.
inline std::optional<std::int64_t> whole_number(const Json& json) {
  if (!json.is_number_integer()) return {};
  if (json.is_number_unsigned() && json.get<std::uint64_t>() >> 63 != 0) return {};
  return json.get<std::int64_t>();
}

// A value together with where it stands ("pieces.H_T.sides"). Accessors return a neutral value and
// note the problem when the value is not what was asked for.
class JsonReader {
 public:
  JsonReader(const Json* json, std::string path, std::string* problem)
      : json_(json), path_(std::move(path)), problem_(problem) {}

  bool ok() const { return problem_->empty(); }
  const Json& json() const { return *json_; }
  const std::string& path() const { return path_; }
  bool has(std::string_view key) const { return json_->is_object() && json_->contains(key); }
  std::size_t size() const { return json_->size(); }

  JsonReader at(std::string_view key) const {
    std::string where = path_.empty() ? std::string(key) : path_ + "." + std::string(key);
    if (!json_->is_object()) return fail("is not an object");
    if (!json_->contains(key)) {
      static const Json kNull;
      JsonReader missing(&kNull, std::move(where), problem_);
      return missing.fail("is missing");
    }
    return {&json_->find(key).value(), std::move(where), problem_};
  }
  JsonReader at(std::size_t index) const {
    std::string where = path_ + "[" + std::to_string(index) + "]";
    if (!json_->is_array() || index >= json_->size()) {
      static const Json kNull;
      JsonReader missing(&kNull, std::move(where), problem_);
      return missing.fail("is missing");
    }
    return {&(*json_)[index], std::move(where), problem_};
  }
  std::string_view text() const {
    if (!json_->is_string()) {
      fail("is not a text");
      return {};
    }
    return json_->get_ref<const std::string&>();
  }
  std::int64_t number(std::int64_t low, std::int64_t high) const {
    const auto value = whole_number(*json_);
    if (!value) {
      fail("is not a whole number");
      return low;
    }
    if (*value < low || *value > high) {
      fail("is " + std::to_string(*value) + ", not " + std::to_string(low) + ".." + std::to_string(high));
      return low;
    }
    return *value;
  }
  bool flag() const {
    if (!json_->is_boolean()) {
      fail("is not true or false");
      return false;
    }
    return json_->get<bool>();
  }
  // Notes a problem that says itself where it is, unless one is noted already.
  void say(std::string_view problem) const {
    if (problem_->empty()) *problem_ = problem;
  }
  // Notes a problem at this place, unless one is noted already.
  JsonReader fail(std::string_view what) const {
    say((path_.empty() ? std::string("the file") : path_) + " " + std::string(what));
    return *this;
  }

 private:
  const Json* json_;
  std::string path_;
  std::string* problem_;
};

}  // namespace rh
