#include "engine/core/adapter.h"

namespace rh {

void write_common(const Turn& turn, int seats, const Progress& progress, const Standing& standing, JsonWriter& json) {
  const auto count = static_cast<std::size_t>(seats);
  json.key("turn").begin_array();
  if (turn.nature) json.value("nature");
  for (Seat seat = 0; seat < seats; ++seat) {
    if (turn.has(seat)) json.value(seat);
  }
  json.end_array().field("over", turn.is_over());
  json.key("progress").begin_object().field("now", progress.now).field("total", progress.total).end_object();
  json.key("scores").array(std::span(standing.scores).first(count));
  json.key("ranks").array(std::span(standing.ranks).first(count));
}

}  // namespace rh
