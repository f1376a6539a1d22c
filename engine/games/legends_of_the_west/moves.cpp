#include "engine/games/legends_of_the_west/moves.h"

#include <cstddef>

namespace rh::legends_of_the_west {
namespace {

constexpr NotationLine line(Kind kind, std::string_view pattern) { return {static_cast<std::uint8_t>(kind), pattern}; }

constexpr std::size_t kAt = offsetof(Move, at);
constexpr std::uint32_t kHugeNumber = 99;  // larger ones are read as this one

// Kinds with a place before them for "none".
constexpr std::array<std::string_view, kDrawn + 1> kCards = [] {
  std::array<std::string_view, kDrawn + 1> names{};
  names[0] = "?";
  for (std::size_t i = 0; i < kDrawn; ++i) names[i + 1] = kKindNames[i];
  return names;
}();
constexpr std::array<std::string_view, 2> kSpecials = {"money", "cards"};
constexpr std::array<std::string_view, kMostListed> kCardFields = {"card1", "card2", "card3", "card4",
                                                                   "card5", "card6", "card7"};
constexpr std::array<std::string_view, kMostKept> kTicketFields = {"ticket1", "ticket2", "ticket3", "ticket4",
                                                                   "ticket5"};

NotationField named(std::string_view name, std::size_t offset, const NameList& list) {
  NotationField field = NotationField::listed(name, offset, list);
  field.low = 1;
  field.high = 255;
  field.width = 1;
  return field;
}
NotationField count(std::string_view name, std::size_t offset) {
  NotationField field = NotationField::small_number(name, offset);
  field.low = 1;
  field.high = kHugeNumber;
  return field;
}

std::vector<NotationField> fields() {
  using Field = NotationField;
  const Ids& all = ids();
  std::vector<Field> fields = {
      Field::of_names("card", kAt, kCards, 1, kKinds),
      Field::of_names("drawn", kAt, kCards, 1, kDrawn),
      Field::digit("seat", kAt, 9),
      named("event", kAt, all.events),
      named("ticket", kAt, all.tickets),
      named("link", kAt, all.links),
      Field::digit("value", kAt, 9),
      named("route", kAt, all.routes),
      Field::of_names("colour", kAt + 1, kColourNames, 0, kColours),
      count("cars", kAt + 2),
      count("locos", kAt + 3),
      Field::of_names("other", kAt + 4, kColourNames, 0, kColours),
      count("more", kAt + 5),
      named("city", kAt, all.cities),
      count("number", kAt),
      Field::of_names("special", kAt, kSpecials),
      named("territory", kAt, all.territories),
      named("upgrade", kAt, all.upgrades),
  };
  for (std::size_t i = 0; i < kMostListed; ++i) {
    Field field = Field::of_names(kCardFields[i], kAt + i, kCards, 1, kKinds);
    fields.push_back(i == 0 ? field : std::move(field).in_order());
  }
  for (std::size_t i = 0; i < kMostKept; ++i) {
    Field field = named(kTicketFields[i], kAt + i, all.tickets);
    fields.push_back(i == 0 ? field : std::move(field).in_order());
  }
  return fields;
}

}  // namespace

const Notation& notation() {
  static constexpr NotationLine kLines[] = {
      line(Kind::First, "first {seat}"),
      line(Kind::Card, "card {drawn}"),
      line(Kind::Event, "event {event}"),
      line(Kind::Ticket, "ticket {ticket}"),
      line(Kind::Storm, "storm {link}"),
      line(Kind::Gold, "gold {value}"),
      line(Kind::Keep, "keep none"),
      line(Kind::Keep, "keep {ticket1}"),
      line(Kind::Keep, "keep {ticket1} {ticket2}"),
      line(Kind::Keep, "keep {ticket1} {ticket2} {ticket3}"),
      line(Kind::Keep, "keep {ticket1} {ticket2} {ticket3} {ticket4}"),
      line(Kind::Keep, "keep {ticket1} {ticket2} {ticket3} {ticket4} {ticket5}"),
      line(Kind::Draw, "draw"),
      line(Kind::Take, "take {card}"),
      line(Kind::Claim, "claim {route} {colour}*{cars}"),
      line(Kind::Claim, "claim {route} {colour}*{cars}+loco*{locos}"),
      line(Kind::Claim, "claim {route} loco*{locos}"),
      line(Kind::Claim, "claim {route} {colour}*{cars}+{other}*{more}"),
      line(Kind::Claim, "claim {route} {colour}*{cars}+{other}*{more}+loco*{locos}"),
      line(Kind::Tickets, "tickets"),
      line(Kind::Pass, "pass"),
      line(Kind::Pay, "pay {card1}"),
      line(Kind::Pay, "pay {card1} {card2}"),
      line(Kind::Pay, "pay {card1} {card2} {card3}"),
      line(Kind::Pay, "pay {card1} {card2} {card3} {card4}"),
      line(Kind::Pay, "pay {card1} {card2} {card3} {card4} {card5}"),
      line(Kind::Pay, "pay {card1} {card2} {card3} {card4} {card5} {card6}"),
      line(Kind::Pay, "pay {card1} {card2} {card3} {card4} {card5} {card6} {card7}"),
      line(Kind::Extra, "extra {card1}"),
      line(Kind::Extra, "extra {card1} {card2}"),
      line(Kind::Extra, "extra {card1} {card2} {card3}"),
      line(Kind::Grain, "grain {city}"),
      line(Kind::Skip, "skip"),
      line(Kind::Depot, "depot {city}"),
      line(Kind::Reveal, "reveal {number}"),
      line(Kind::Special, "special {special}"),
      line(Kind::Sell, "sell {card1} {card2}"),
      line(Kind::Discard, "discard {card}"),
      line(Kind::Retire, "retire {event}"),
      line(Kind::Open, "open {territory}"),
      line(Kind::Upgrade, "upgrade {upgrade}"),
  };
  static const std::vector<NotationField> all_fields = fields();
  static const Notation all(kLines, all_fields);
  return all;
}

bool well_formed(const Move& move) {
  if (!notation().well_formed(pack(move))) return false;
  if (move.kind == Kind::Claim) return move.other_cars() == 0 || move.other_colour() > move.colour();
  if (move.kind == Kind::Reveal) return move.value() <= kPostcards;
  if (move.kind != Kind::Keep) return true;
  for (std::size_t i = 1; i < move.listed(); ++i) {
    if (move.at[i] <= move.at[i - 1]) return false;
  }
  return true;
}

std::expected<Move, Refusal> parse(std::string_view text) {
  const auto move = notation().parse(text);
  if (!move || !well_formed(unpack(*move))) return std::unexpected(Refusal("TL-I33"));
  return unpack(*move);
}

void print(const Move& move, std::string& text) { notation().print(pack(move), text); }

}  // namespace rh::legends_of_the_west
