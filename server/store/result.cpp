#include "server/store/result.h"

#include "engine/core/json_reader.h"
#include "engine/core/json_writer.h"

namespace rh::server {

std::string short_result(std::string_view result) {
  const Json whole = parse_json(result);
  if (!whole.is_object() || !whole.contains("scores") || !whole.contains("ranks")) return {};
  std::string text;
  JsonWriter json(text);
  json.begin_object().key("scores").raw(whole["scores"].dump()).key("ranks").raw(whole["ranks"].dump());
  // A game with one winner has ranks for that; where all of them win or lose, each seat's detail says it.
  const Json detail = whole.value("detail", Json::array());
  const Json first = detail.is_array() && !detail.empty() ? detail.front() : Json::object();
  if (first.is_object() && first.contains("won") && first["won"].is_boolean())
    json.field("won", first["won"].get<bool>());
  json.end_object();
  return text;
}

}  // namespace rh::server
