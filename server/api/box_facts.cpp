#include "server/api/box_facts.h"

#include "engine/core/game.h"
#include "server/api/http_api.h"
#include "server/api/new_table.h"

namespace rh::server {
namespace {

std::expected<const Box*, Denial> find_box(const net::Request& request) {
  constexpr std::string_view kGames = "/api/games/", kBox = "/box/", kHash = "hash=";
  const std::string_view rest = std::string_view(request.path).substr(kGames.size());
  const auto slash = rest.find('/');
  if (slash == std::string_view::npos || !rest.substr(slash).starts_with(kBox)) return deny(404, "not_found");
  const Game* game = find_game(rest.substr(0, slash));
  if (game == nullptr) return deny(404, "not_found");
  const std::string_view name = rest.substr(slash + kBox.size());
  const std::string_view query = request.query;
  if (!query.empty() && !query.starts_with(kHash)) return std::unexpected(bad("hash"));
  const auto found = game->boxes().find(name);
  const Box* box = found ? &game->boxes()[*found] : nullptr;
  if (box == nullptr || (!query.empty() && query.substr(kHash.size()) != box->facts_hash))
    return std::unexpected(Denial{404, "unknown_box", {{"known", game->boxes().names()}}});
  return box;
}

}  // namespace

const Packed& BoxFacts::packed(const Box& box) {
  Packed& packed = packed_[&box];
  if (!packed.plain) {
    packed.plain = std::make_shared<const std::string>(box.facts);
    packed.gzip = compressed(box.facts);
    packed.brotli = squeezed(box.facts);
  }
  return packed;
}

net::Response BoxFacts::answer(const net::Request& request) {
  const auto found = find_box(request);
  if (!found) return error_response(found.error());
  const Box& box = **found;
  return packed_response(request, packed(box), "application/json", box.facts_hash,
                         request.query.empty() ? "no-cache" : "public, max-age=31536000, immutable");
}

}  // namespace rh::server
