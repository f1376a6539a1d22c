#include "engine/core/json_reader.h"

namespace rh {

Json parse_json(std::string_view text) {
  int depth = 0;
  bool quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (quoted && text[i] == '\\')
      ++i;
    else if (text[i] == '"')
      quoted = !quoted;
    else if (!quoted && (text[i] == '[' || text[i] == '{') && ++depth > 64)
      return Json(Json::value_t::discarded);
    else if (!quoted && (text[i] == ']' || text[i] == '}'))
      --depth;
  }
  return Json::parse(text.begin(), text.end(), nullptr, false);
}

}  // namespace rh
