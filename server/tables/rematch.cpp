// Once more with the same people: whoever asks is the host of a new table, the seats of the others
// are kept for them, and the game begins when all of them have come.
#include <algorithm>

#include "engine/core/json_reader.h"
#include "server/tables/circle.h"
#include "server/tables/house.h"

namespace rh::server {

std::vector<SeatRow> seats_again(const std::vector<SeatRow>& before, std::string_view host) {
  std::vector<SeatRow> seats = before;
  const auto asked = [&](const std::string& owner) {
    return std::ranges::any_of(
        seats, [&](const SeatRow& seat) { return seat.kind == SeatKind::Invited && seat.owner == owner; });
  };
  for (SeatRow& seat : seats) {
    seat.hints = 0;
    if (seat.kind == SeatKind::Bot) continue;
    if (seat.owner.empty()) {
      // Somebody was removed: the bot that played on stays.
      seat = {.kind = SeatKind::Bot, .name = seat.bot, .owner = {}, .bot = seat.bot, .mark = seat.mark};
      continue;
    }
    seat.resigned = false;
    seat.bot.clear();
    if (seat.kind == SeatKind::Person && seat.owner != host) seat.kind = SeatKind::Invited;
  }
  // Those who share a device come with its owner; where the owner had no seat, one of them is asked.
  for (SeatRow& seat : seats) {
    if (seat.kind == SeatKind::Local && seat.owner != host && !asked(seat.owner)) seat.kind = SeatKind::Invited;
  }
  return seats;
}

std::expected<Table*, Denial> House::rematch(Table& table, const Identity& who) {
  const bool frozen = table.row.state == TableState::Running && table.frozen() && table.row.frozen != Frozen::Damaged;
  if (table.row.state != TableState::Over && !frozen) return deny(409, "not_over");
  if (!has_place(table.row, who.id)) return deny(403, "not_yours");
  const auto found = table.row.next.empty() ? nullptr : find(table.row.next);
  if (Table* next = found.value_or(nullptr); next != nullptr && next->row.state != TableState::Closed) {
    // Somebody was faster: asking for the same thing is a yes.
    for (std::size_t s = 0; s < next->row.seats.size(); ++s) {
      const SeatRow& seat = next->row.seats[s];
      if (seat.kind != SeatKind::Invited || seat.owner != who.id) continue;
      if (const Done sat = sit(*next, who, static_cast<Seat>(s)); !sat) return std::unexpected(sat.error());
    }
    return next;
  }
  // In a campaign it goes on.
  if (!table.row.campaign.empty()) {
    const auto campaign = find_campaign(table.row.campaign);
    if (!campaign) return std::unexpected(campaign.error());
    return next_game(*campaign, who, {});
  }
  const Game* game = find_game(table.row.game);
  if (game == nullptr) return std::unexpected(Denial{409, "unknown_game", {{"game", table.row.game}}});
  Options options(game->info().options);
  if (auto set = options.set_all(parse_json(table.row.options)); !set)
    return std::unexpected(Denial{409, set.error().code, set.error().arguments});
  NewTable wanted{.game = table.row.game,
                  .name = table.row.name,
                  .options = options,
                  .is_public = table.row.is_public,
                  .spectator_chat = table.row.spectator_chat,
                  .start = true,
                  .seats = seats_again(table.row.seats, who.id),
                  .previous = table.row.id,
                  .removed = {},
                  .muted = {}};
  if (who.id == table.row.host) wanted.removed = table.row.removed, wanted.muted = table.row.muted;
  const auto made = create(who, std::move(wanted));
  if (!made) return made;
  table.row.next = (*made)->row.id;
  seats_changed(table, 0, {});
  return made;
}

}  // namespace rh::server
