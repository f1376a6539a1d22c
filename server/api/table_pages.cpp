#include "server/api/table_pages.h"

#include "engine/core/json_reader.h"

namespace rh::server {
namespace {

constexpr std::string_view kTitle = "<title>", kTitleEnd = "</title>";

std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) {
    switch (c) {
      case '&': out += "&amp;"; break;
      case '<': out += "&lt;"; break;
      case '>': out += "&gt;"; break;
      case '"': out += "&quot;"; break;
      case '\'': out += "&#39;"; break;
      default: out += c;
    }
  }
  return out;
}

// In no language: the game, and what the table is called.
std::string title_of(const TableRow& row) {
  const Game* game = find_game(row.game);
  const std::string& title = game != nullptr ? game->info().name : row.game;
  return row.name.empty() ? title : title + " · " + row.name;
}

// Who sits there; when it is over with their points, and the bots' as well.
std::string names_of(const TableRow& row) {
  const Json result = parse_json(row.result);
  const Json scores = result.is_object() ? result["scores"] : Json::array();
  std::string text;
  for (std::size_t s = 0; s < row.seats.size(); ++s) {
    const SeatRow& seat = row.seats[s];
    const bool bot = seat.kind == SeatKind::Bot, person = seat.kind == SeatKind::Person || seat.kind == SeatKind::Local;
    if (!person && !(bot && s < scores.size())) continue;
    if (!text.empty()) text += ", ";
    text += bot ? "🤖" : seat.name;
    if (s < scores.size()) text += " " + scores[s].dump();
  }
  return text;
}

std::string property(std::string_view name, std::string_view content) {
  return "<meta property=\"og:" + std::string(name) + "\" content=\"" + escaped(content) + "\">";
}

}  // namespace

std::string TablePages::page(const std::string& plain, const TableRow& row) const {
  const auto begin = plain.find(kTitle), end = plain.find(kTitleEnd);
  if (begin == std::string::npos || end == std::string::npos || end < begin) return plain;
  const std::string title = title_of(row), names = names_of(row);
  std::string head = "<title>" + escaped(names.empty() ? title : title + " · " + names) + " · Roundhouse</title>";
  head += property("site_name", "Roundhouse") + property("type", "website") + property("title", title);
  if (!names.empty()) head += property("description", names);
  const std::string picture = "/preview/" + row.game + ".png";
  if (files_.has(picture))
    head += property("image", config_.public_url + picture) +
            "<meta name=\"twitter:card\" content=\"summary_large_image\">";
  return plain.substr(0, begin) + head + plain.substr(end + kTitleEnd.size());
}

void TablePages::answer(const net::Request& request, net::Reply reply) const {
  std::string_view id = std::string_view(request.path).substr(3);
  id = id.substr(0, id.find('/'));
  const std::string* plain = files_.index();
  const auto seen = plain != nullptr && id.size() <= 32 ? house_.glance(id) : deny(404, "gone");
  if (!seen) return reply(files_.answer(request));
  auto text = std::make_shared<const std::string>(page(*plain, seen->row));
  const Packed packed{.plain = text, .gzip = compressed(*text), .brotli = nullptr};
  net::Response response = packed_response(request, packed, "text/html; charset=utf-8", tag_of(*text), "no-cache");
  net::Response otherwise = files_.answer(request);
  house_.journal().then(seen->batch,
                        [response = std::move(response), otherwise = std::move(otherwise), reply = std::move(reply)](
                            bool ok) mutable { reply(ok ? std::move(response) : std::move(otherwise)); });
}

}  // namespace rh::server
