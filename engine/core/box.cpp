#include "engine/core/box.h"

#include <algorithm>
#include <array>

#include "engine/core/json_reader.h"
#include "engine/core/sha256.h"

namespace rh {
namespace {

constexpr std::string_view kNotAnObject = "the file is not a JSON object";

bool is_name(std::string_view text) {
  return !text.empty() && text.size() <= 40 &&
         std::ranges::all_of(text, [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_'; });
}

std::unexpected<Problem> unsound(std::string where) {
  return std::unexpected(Problem{"box_unsound", {}}.with("where", std::move(where)));
}

// The first eight bytes of its SHA-256.
std::array<std::uint8_t, 8> print_of(const std::string& text) {
  const Digest digest = sha256({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
  std::array<std::uint8_t, 8> first{};
  std::copy_n(digest.begin(), first.size(), first.begin());
  return first;
}

}  // namespace

bool Boxes::is_shared(std::string_view file) const {
  return std::ranges::find(stock_.shared, file) != stock_.shared.end();
}

Json Boxes::whole(Json own) const {
  for (const DataFile& file : stock_.files) {
    if (is_shared(file.name)) own[std::string(file.name)] = parse_json(file.text);
  }
  return own;
}

Box Boxes::named(std::string name, const Json& whole) const {
  const std::string text = whole.dump();
  const auto first = print_of(text);
  Box box{.name = std::move(name), .title = {}, .hash = to_hex(first), .facts = text, .facts_hash = {}, .data = {}};
  for (const std::uint8_t byte : first) box.number = box.number << 8 | byte;
  if (const auto title = whole.find("name"); title != whole.end() && title->is_string()) box.title = *title;
  if (stock_.seal != nullptr) {
    Json facts = whole;
    stock_.seal(facts);
    box.facts = facts.dump();
  }
  box.facts_hash = to_hex(print_of(box.facts));
  return box;
}

std::string Boxes::put(Box box, const Json& whole, std::vector<std::string>* all) {
  const std::size_t index = size();
  std::string problem;
  load(JsonReader(&whole, "", &problem), box, index);
  if (all != nullptr) *all = box.problems;
  if (!problem.empty() && !box.carried()) return problem;
  boxes_[index] = std::make_unique<const Box>(std::move(box));
  count_.store(index + 1, std::memory_order_release);
  return problem;
}

// A broken one is put there too: a game with nothing to read would have nothing to say about itself.
void Boxes::open_carried() {
  for (const DataFile& file : stock_.files) {
    Json own = parse_json(file.text);
    const bool sound = own.is_object();
    if (!sound) own = Json::object();
    std::string problem(sound ? "" : kNotAnObject);
    if (!is_shared(file.name)) {
      const Json all = whole(std::move(own));
      if (const std::string found = put(named(std::string(file.name), all), all); problem.empty()) problem = found;
    }
    if (problem_.empty() && !problem.empty()) problem_ = std::string(file.name) + ": " + problem;
  }
}

std::optional<std::size_t> Boxes::find(std::string_view name) const {
  for (std::size_t i = 0; i < size(); ++i) {
    if (boxes_[i]->name == name) return i;
  }
  return {};
}

std::string Boxes::names() const {
  std::string text;
  for (std::size_t i = 0; i < size(); ++i) text += (text.empty() ? "" : ", ") + boxes_[i]->name;
  return text;
}

std::expected<std::size_t, Problem> Boxes::open(std::string_view text, std::vector<std::string>* all) {
  if (!stock_.takes_others) return std::unexpected(Problem{"box_fixed", {}}.with("game", std::string(stock_.game)));
  const Json own = parse_json(text);
  if (!own.is_object()) return unsound(std::string(kNotAnObject));
  std::string problem;
  const JsonReader data(&own, "", &problem);
  if (data.has("game") && data.at("game").text() != stock_.game)
    data.at("game").fail("is not " + std::string(stock_.game));
  std::string name(data.at("id").text());
  if (!is_name(name)) data.at("id").fail("is not a name of 1 to 40 small letters, digits and _");
  for (const std::string_view shared : stock_.shared) {
    if (data.has(shared)) data.at(shared).fail("is not for a box to say: all boxes share it");
  }
  if (!problem.empty()) return unsound(std::move(problem));

  const Json together = whole(own);
  Box box = named(std::move(name), together);
  box.data = own.dump();
  if (const auto known = find(box.name)) {
    if (boxes_[*known]->hash == box.hash) return *known;
    return std::unexpected(Problem{"box_name_taken", {}}
                               .with("name", box.name)
                               .with("hash", boxes_[*known]->hash)
                               .with("other", box.hash));
  }
  if (size() == kMost) return std::unexpected(Problem{"boxes_full", {}}.with("most", std::to_string(kMost)));
  const std::size_t index = size();
  if (problem = put(std::move(box), together, all); !problem.empty()) return unsound(std::move(problem));
  return index;
}

}  // namespace rh
