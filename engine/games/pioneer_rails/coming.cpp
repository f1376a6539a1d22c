#include "engine/games/pioneer_rails/coming.h"

namespace rh::pioneer_rails {
namespace {

constexpr std::uint32_t kAllCards = (1u << kCards) - 1;

int of_rank(std::uint32_t cards, std::size_t rank) {
  return std::popcount(cards >> (rank * kSuits) & ((1u << kSuits) - 1));
}

}  // namespace

Coming coming(const View& view, Seat s) {
  const Table& table = view.table;
  const ShownSeat& seat = view.seats[static_cast<std::size_t>(s)];
  const int held = seat.sheet.in_hand(table.round);
  if (held == kTurns) return {};
  Coming cards;
  // The card that another seat has picked does not stand in its hand yet; only the dealer's is known.
  const bool playing = table.phase == Phase::DealerPick || table.phase == Phase::Play;
  const bool picks = playing && !table.last_card() && !(seat.own && seat.picked);
  if (picks) cards.table = table.taken != kNoCard && s == table.dealer() ? 1u << table.taken : on_offer(table);
  // What is left on the table is discarded (PR-58), and the last card is the hidden one where there is one (PR-79).
  if (seat.own && seat.hidden != kNoCard) cards.hidden = 1u << seat.hidden;
  if (held + (picks ? 1 : 0) < kTurns - (cards.hidden != 0 ? 1 : 0))
    cards.deck = ~(table.seen | cards.hidden) & kAllCards;
  return cards;
}

void write_coming(const Coming& coming, JsonWriter& json) {
  if ((coming.table | coming.deck | coming.hidden) == 0) return;
  json.key("coming").begin_object();
  for (std::size_t rank = 0; rank < kRanks; ++rank) {
    if (of_rank(coming.table | coming.deck | coming.hidden, rank) == 0) continue;
    json.key(kRankNames[rank]).begin_object();
    json.field("table", of_rank(coming.table, rank)).field("deck", of_rank(coming.deck, rank));
    json.field("hidden", of_rank(coming.hidden, rank) > 0).end_object();
  }
  json.end_object();
}

}  // namespace rh::pioneer_rails
