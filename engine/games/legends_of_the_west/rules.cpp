#include "engine/games/legends_of_the_west/rules.h"

#include <algorithm>
#include <numeric>

#include "engine/games/legends_of_the_west/campaign.h"
#include "engine/games/legends_of_the_west/machine.h"

namespace rh::legends_of_the_west {
namespace {

constexpr int kFirstMoney = 5;  // TL-12

std::unexpected<Problem> wrong(std::string_view option, std::string where) {
  return std::unexpected(Problem{"option_document", {}}
                             .with("option", std::string(option))
                             .with("where", std::string(option) + " " + std::move(where)));
}

// TL-109: companies that are new owe the picks of the rounds already held.
void join(Table& table, int company) {
  Carried& carried = table.carried;
  const auto end = carried.joined.begin() + carried.companies;
  if (std::find(carried.joined.begin(), end, company) != end) return;
  carried.joined[carried.companies++] = static_cast<std::uint8_t>(company);
  carried.owed[static_cast<std::size_t>(company)] =
      table.is_campaign() ? static_cast<std::uint8_t>(upgrade_rounds(table.mode, carried.game)) : std::uint8_t{0};
}

void lay_out(Table& table) {
  const Tables& all = tables();
  table.owner.fill(kNobody);
  table.depots.fill(kNone);
  table.display.fill(kEmpty);
  for (std::size_t link = 0; link < all.links.size(); ++link) {
    if (all.in_play(all.links[link], table.territories)) table.free |= all.lanes_of_link[link];
  }
  for (int kind = 0; kind < kKinds; ++kind) table.deck.add(kind, all.deal.counts[static_cast<std::size_t>(kind)]);
  for (const int ticket : all.eligible_tickets(table.territories) - table.carried.retired_tickets)
    table.tickets.unknown().add(ticket);
}

}  // namespace

std::expected<State, Problem> start(const Options& options, int seats) {
  State state;
  Table& table = state.table;
  table.seats = static_cast<std::uint8_t>(seats);
  table.mode = static_cast<Mode>(options["mode"]);
  table.charters = options.flag("distinct_charters") ? 1 : 0;
  table.tiebreak_seat = options["tiebreak"] == 1 ? 1 : 0;
  table.carried = fresh();
  if (const auto carry = options.document("carry"); !carry.empty()) {
    if (!table.is_campaign())
      return std::unexpected(Problem{"option_needs", {}}.with("option", "carry").with("needs", "mode=campaign"));
    table.carried = read_carry(parse_json(carry));
    if (table.carried.game > games_of(table.mode)) return wrong("carry", "is of a campaign that is over");
  }
  const Json companies = parse_json(options.document("companies").empty() ? "[]" : options.document("companies"));
  if (!companies.empty() && companies.size() != static_cast<std::size_t>(seats))
    return wrong("companies", "names " + std::to_string(companies.size()) + " companies, not " + std::to_string(seats));
  for (std::size_t s = 0; s < table.seats; ++s) {
    SeatState& seat = state.seat[s];
    seat.company = static_cast<std::uint8_t>(companies.empty() ? static_cast<int>(s)
                                                               : company_named(companies[s].get<std::string>()));
    join(table, seat.company);
  }
  prepare(table, options);
  lay_out(table);
  for (std::size_t s = 0; s < table.seats; ++s) {
    SeatState& seat = state.seat[s];
    seat.money = kFirstMoney;
    seat.trains = table.trains;
    seat.upgrades = table.carried.upgrades[seat.company];
    seat.postcards = table.carried.postcards[seat.company];
    std::iota(seat.group.begin(), seat.group.end(), std::uint8_t{0});
    if (table.carried.first == seat.company) table.first = static_cast<std::uint8_t>(s);
  }
  Machine(state, nullptr).begin();
  return state;
}

Turn turn(const State& state) {
  const Table& table = state.table;
  if (table.ask == Ask::Over) return Turn::over();
  if (is_natures(table.ask)) return Turn::of_nature();
  if (table.ask != Ask::Keep) return Turn::of(table.asked);
  Turn waiting;
  for (Seat s = 0; s < table.seats; ++s) waiting.seats |= state.at(s).answered == 0 ? 1u << s : 0;
  return waiting;
}

bool may_draw(const Table& table) { return table.deck.size() + table.discard.size() > tables().deal.block_at; }

void apply(State& state, Seat seat, const Move& move, Events* events) { Machine(state, events).answer(seat, move); }

}  // namespace rh::legends_of_the_west
