// Moves in words: what they do, cost and bring.
#include <algorithm>

#include "apps/cli/games/isle_of_trains/parts.h"
#include "apps/cli/terminal.h"

namespace rh::isle_of_trains {
namespace {

std::string number(int n) { return std::to_string(n); }

// "1 Hopper II", with the owner's name when it is somebody else's.
std::string car_name(const Scene& scene, const State& state, Seat owner, std::uint32_t car, Seat seat) {
  const Card card = state.at(owner).car(static_cast<int>(car)).kind();
  std::string name = number(static_cast<int>(car)) + " " + short_name(scene.texts, card);
  if (owner == seat) return name;
  return say(scene.texts, "moves.car_of", {{"car", name}, {"who", scene.names[static_cast<std::size_t>(owner)]}});
}

std::string benefit(const Scene& scene, const State& state, Seat owner, std::uint32_t car) {
  if (!brings_benefit(state, owner)) return {};
  const CardInfo& info = state.at(owner).car(static_cast<int>(car)).info();
  const std::string rewards = rewards_in_words(scene.texts, info.benefit);
  return rewards.empty() ? std::string() : say(scene.texts, "moves.brings", {{"list", rewards}});
}

std::string build_in_words(const Scene& scene, const State& state, const Move& move) {
  const SeatState& seat = state.active();
  const CardInfo& card = tables()[move.card()];
  const std::string name = short_name(scene.texts, move.card());
  if (card.category == Category::Building) {
    return say(scene.texts, "moves.construct",
               {{"card", name},
                {"n", number(price(seat, move))},
                {"vp", number(building_points(state, state.table.active, move.card()))}});
  }
  const bool upgrade = move.kind == Kind::Upgrade;
  const int over = upgrade ? static_cast<int>(move.car) : -1;
  const Load load = load_with(seat, card, over);
  const std::string old = upgrade ? number(over) + " " + short_name(scene.texts, seat.car(over).kind()) : std::string();
  return say(scene.texts, upgrade ? "moves.upgrade" : "moves.build",
             {{"card", name},
              {"old", old},
              {"n", number(price(seat, move))},
              {"weight", number(load.weight)},
              {"power", number(load.power)}});
}

std::string load_in_words(const Scene& scene, const State& state, Seat seat, const Move& move) {
  const std::string car = car_name(scene, state, move.seat(), move.car, seat);
  std::string text;
  if (move.kind == Kind::Board) {
    text = say(scene.texts, "moves.board", {{"passenger", passenger_name(scene.texts, move.colour())}, {"car", car}});
  } else {
    const CargoSet cargo = cargo_of_load(state, move);
    const std::string name = move.kind == Kind::Load ? short_name(scene.texts, move.card()) : std::string();
    text = say(scene.texts, move.kind == Kind::Load ? "moves.load" : "moves.blind",
               {{"card", name}, {"cargo", cargo_in_words(scene.texts, cargo)}, {"car", car}});
  }
  return text + benefit(scene, state, move.seat(), move.car);
}

std::string contract_in_words(const Scene& scene, const State& state, const Move& move) {
  const Dest dest = state.table.top().dest();
  const int which = move.kind == Kind::Initial ? 0 : move.other + 1;
  const Contract& contract = contract_of(dest, which);
  return say(scene.texts, which == 0 ? "moves.initial" : "moves.secondary",
             {{"needs", needs_in_words(scene.texts, need_of(contract))},
              {"letter", which == 1 ? "a" : "b"},
              {"vp", number(contract.vp)}});
}

// Where the passenger goes, and the reward of the next space there.
std::string ticket_in_words(const Scene& scene, const State& state, Seat seat, const Move& move) {
  const Table& table = state.table;
  const auto [colour, dest] = journey_of(table.top().dest(), move);
  const std::string_view key = move.kind == Kind::Ticket ? "moves.ticket"
                               : move.kind == Kind::Side ? "moves.side"
                                                         : "moves.guest";
  return say(scene.texts, key,
             {{"passenger", passenger_name(scene.texts, colour)},
              {"car", car_name(scene, state, seat, move.car, seat)},
              {"dest", dest_name(scene.texts, dest)},
              {"list", rewards_in_words(scene.texts, next_reward(table, dest))}});
}

// A destination and what could be done there at once.
std::string deliver_in_words(const Scene& scene, Seat seat, const Move& move) {
  const auto there = scene.match.position().clone();
  std::string steps;
  if (!there->play(seat, pack(move), nullptr)) {
    const State& state = state_of<IsleOfTrains>(*there);
    std::vector<PackedMove> moves;
    there->legal(seat, moves);
    const auto add = [&](const std::string& step) { steps += (steps.empty() ? "" : ", ") + step; };
    int tickets = 0;
    for (const PackedMove packed : moves) {
      const Move step = unpack(packed);
      if (step.kind == Kind::Initial || step.kind == Kind::Secondary) {
        const Contract& contract = contract_of(move.dest(), step.kind == Kind::Initial ? 0 : step.other + 1);
        add(say(scene.texts, step.kind == Kind::Initial ? "moves.can_initial" : "moves.can_secondary",
                {{"vp", number(contract.vp)}}));
      }
      tickets += step.kind == Kind::Ticket || step.kind == Kind::Side || step.kind == Kind::Guest ? 1 : 0;
    }
    if (tickets > 0) {
      const bool own = has_ticket_space(state.table, move.dest());
      add(say(scene.texts, own ? "moves.can_ticket" : "moves.can_side",
              {{"list", own ? rewards_in_words(scene.texts, next_reward(state.table, move.dest())) : std::string()}}));
    }
  }
  if (steps.empty()) steps = say(scene.texts, "moves.can_special");
  return say(scene.texts, "moves.deliver", {{"dest", dest_name(scene.texts, move.dest())}, {"list", steps}});
}

}  // namespace

std::vector<Move> legal_moves(const Match& match, Seat seat) {
  std::vector<PackedMove> packed;
  match.position().legal(seat, packed);
  std::vector<Move> moves;
  moves.reserve(packed.size());
  for (const PackedMove move : packed) moves.push_back(unpack(move));
  return moves;
}

std::string move_in_words(const Scene& scene, Seat seat, const Move& move) {
  const Texts& texts = scene.texts;
  const State& state = state_of<IsleOfTrains>(scene.match.position());
  const Table& table = state.table;
  const auto car = [&] { return car_name(scene, state, seat, move.car, seat); };
  switch (move.kind) {
    case Kind::TakeDeck: return say(texts, "moves.take_deck");
    case Kind::TakeCard: return short_name(texts, move.card());
    case Kind::TakePax:
      return table.bag.empty() ? say(texts, "moves.take_token") : say(texts, "moves.take_pax", table.bag.size());
    case Kind::Build:
    case Kind::Upgrade: return build_in_words(scene, state, move);
    case Kind::Scrap: return say(texts, "moves.scrap", {{"car", car()}});
    case Kind::Pay:
    case Kind::Under:
    case Kind::Toss:
    case Kind::Pick: return short_name(texts, move.card());
    case Kind::Raze: return say(texts, "moves.raze", {{"card", short_name(texts, move.card())}});
    case Kind::Load:
    case Kind::Blind:
    case Kind::Board: return load_in_words(scene, state, seat, move);
    case Kind::Deliver: return deliver_in_words(scene, seat, move);
    case Kind::Initial:
    case Kind::Secondary: return contract_in_words(scene, state, move);
    case Kind::Ticket:
    case Kind::Side:
    case Kind::Guest: return ticket_in_words(scene, state, seat, move);
    case Kind::Give:
    case Kind::Aside:
      return say(texts, "moves.item",
                 {{"item", cargo_in_words(texts, cargo_in(state.at(seat), move.car))}, {"car", car()}});
    case Kind::GivePax:
    case Kind::AsidePax:
      return say(texts, "moves.item", {{"item", passenger_name(texts, move.colour())}, {"car", car()}});
    case Kind::Done: return say(texts, "moves.done", {{"n", number(table.aside_count * tables().cards_per_item)}});
    case Kind::Finish: return say(texts, "moves.finish");
    case Kind::Pass: return say(texts, "moves.pass");
    case Kind::Night: return say(texts, "moves.night");
    case Kind::Buyback:
      return say(texts, "moves.buyback",
                 {{"n", number(table.rules().buyback)},
                  {"card", table.discard_count > 0
                               ? short_name(texts, static_cast<Card>(table.discard[table.discard_count - 1U]))
                               : std::string()}});
    default: return scene.match.game().print(pack(move));
  }
}

}  // namespace rh::isle_of_trains
