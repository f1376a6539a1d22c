// What can be done now: the groups, the question and what Enter does.
#include <algorithm>

#include "apps/cli/games/isle_of_trains/parts.h"

namespace rh::isle_of_trains {
namespace {

// What ends a step or declines it: always under 0.
bool closes(Kind kind) {
  return kind == Kind::Pass || kind == Kind::Finish || kind == Kind::Done || kind == Kind::Night;
}

// The main groups of a turn, by number.
int group_of(Kind kind) {
  switch (kind) {
    case Kind::TakeDeck:
    case Kind::TakeCard:
    case Kind::TakePax: return 1;
    case Kind::Build:
    case Kind::Upgrade:
    case Kind::Scrap: return 2;
    case Kind::Load: return 3;
    case Kind::Board: return 4;
    case Kind::Blind: return 5;
    case Kind::Deliver: return 6;
    default: return 0;
  }
}
constexpr std::array<std::string_view, 7> kGroups = {"", "take", "build", "load", "board", "blind", "deliver"};

// Is there more to do at a place than a special delivery, which any place takes?
bool is_worth_going(const Match& match, Seat seat, const Move& deliver) {
  const auto there = match.position().clone();
  if (there->play(seat, pack(deliver), nullptr)) return false;
  std::vector<PackedMove> moves;
  there->legal(seat, moves);
  return std::ranges::any_of(moves, [](PackedMove packed) {
    const Kind kind = unpack(packed).kind;
    return kind != Kind::Aside && kind != Kind::AsidePax && kind != Kind::Buyback;
  });
}

bool is_special(Kind kind) { return kind == Kind::Aside || kind == Kind::AsidePax; }

}  // namespace

std::vector<Choice> choices_of(const Scene& scene, Seat seat) {
  const std::vector<Move> moves = legal_moves(scene.match, seat);
  const State& state = state_of<IsleOfTrains>(scene.match.position());
  std::vector<Choice> all;
  if (moves.empty()) return all;
  const Step step = state.table.top().step;
  const auto add = [&](std::string key, std::string name, auto&& belongs) {
    Choice choice{.key = std::move(key), .name = std::move(name), .moves = {}};
    for (const Move& move : moves) {
      if (belongs(move)) choice.moves.push_back(pack(move));
    }
    if (!choice.moves.empty()) all.push_back(std::move(choice));
  };
  const auto alone = [&](std::string key, const Move& move) {
    add(std::move(key), move_in_words(scene, seat, move), [&](const Move& other) { return other == move; });
  };
  if (step == Step::Turn || step == Step::Bonus) {
    const auto useless = [&](const Move& move) {
      return move.kind == Kind::Deliver && !is_worth_going(scene.match, seat, move);
    };
    // Of the places where only a special delivery can be made one is enough.
    const auto first = std::ranges::find_if(moves, useless);
    for (int group = 1; group <= 6; ++group) {
      const auto key = static_cast<std::size_t>(group);
      add(std::to_string(group), say(scene.texts, "choice." + std::string(kGroups[key])),
          [&](const Move& move) { return group_of(move.kind) == group && (!useless(move) || move == *first); });
    }
  } else {
    int key = 0;
    for (const Move& move : moves) {
      if (closes(move.kind) || move.kind == Kind::Buyback) continue;
      if (step == Step::Deliver && is_special(move.kind)) continue;
      alone(std::to_string(++key), move);
    }
    if (step == Step::Deliver) {
      add(std::to_string(++key), say(scene.texts, "choice.special"),
          [](const Move& move) { return is_special(move.kind); });
    }
  }
  for (const Move& move : moves) {
    if (closes(move.kind)) alone("0", move);
    if (move.kind == Kind::Buyback) alone("b", move);
  }
  return all;
}

std::optional<PackedMove> obvious_move(const Match& match, Seat seat) {
  std::vector<Move> moves = legal_moves(match, seat);
  std::erase_if(moves, [](const Move& move) { return move.kind == Kind::Buyback; });
  if (moves.empty()) return std::nullopt;
  if (moves.size() == 1) return pack(moves[0]);
  const State& state = state_of<IsleOfTrains>(match.position());
  const Step step = state.table.top().step;
  if (step == Step::Special) return pack(Move::of(Kind::Done));
  // Nothing but a special delivery is left to do there.
  const bool only_special =
      std::ranges::all_of(moves, [](const Move& move) { return is_special(move.kind) || move.kind == Kind::Finish; });
  if (step == Step::Deliver && moves[0].kind == Kind::Finish && only_special) return pack(moves[0]);
  // The whole hand is to be paid, and with others at the table the order means nothing.
  const bool all_paid = step == Step::Pay && state.active().hand.size == state.table.top().n;
  return all_paid && !state.table.solo() ? std::optional(pack(moves[0])) : std::nullopt;
}

std::string question(const Scene& scene, Seat seat) {
  const Texts& texts = scene.texts;
  const State& state = state_of<IsleOfTrains>(scene.match.position());
  const Table& table = state.table;
  const Pending& now = table.top();
  const auto n = static_cast<int>(now.n);
  std::string text;
  switch (now.step) {
    case Step::Turn: text = say(texts, table.final_turns > 0 ? "now.last_turn" : "now.action", n); break;
    case Step::Bonus: text = say(texts, "now.bonus", {{"bonus", bonus_name(texts, now.n)}}); break;
    case Step::Take: text = say(texts, "now.take", n); break;
    case Step::Pick: text = say(texts, "now.pick", n); break;
    case Step::Build: text = say(texts, "now.build"); break;
    case Step::Raze: text = say(texts, "now.raze"); break;
    case Step::Pay:
      text = say(texts, "now.pay", {{"n", std::to_string(n)}, {"card", short_name(texts, now.card())}});
      break;
    case Step::Blind: text = say(texts, (now.flags & kBlindNamed) == 0 ? "now.under" : "now.blind_toss"); break;
    case Step::Toss: text = say(texts, "now.toss", n); break;
    case Step::Deliver: text = say(texts, "now.deliver", {{"dest", dest_name(texts, now.dest())}}); break;
    case Step::Give: text = say(texts, "now.give", {{"needs", needs_in_words(texts, now.more)}}); break;
    case Step::Special: text = say(texts, "now.special"); break;
    case Step::Limit: text = say(texts, "now.limit", state.at(seat).hand.size - hand_limit()); break;
    default: text = say(texts, "now.night"); break;
  }
  const std::vector<Choice> choices = choices_of(scene, seat);
  const auto enter = obvious_move(scene.match, seat);
  std::string list;
  for (const Choice& choice : choices) {
    std::string entry = choice.key + " " + choice.name;
    const bool group = now.step == Step::Turn || now.step == Step::Bonus;
    if (group && choice.moves.size() > 1) entry += " (" + std::to_string(choice.moves.size()) + ")";
    // A short entry is not broken; a long one only behind its key.
    const bool whole = columns_of(entry) <= 30;
    for (auto at = entry.find(' '); at != std::string::npos; at = whole ? entry.find(' ', at) : std::string::npos)
      entry.replace(at, 1, "\u00a0");
    list.append(list.empty() ? "" : kDot).append(entry);
  }
  if (choices.size() > 1 || !enter) {
    text += " " + list + ".";
  } else if (text.ends_with(':')) {  // nothing to choose from follows
    text.back() = '.';
  }
  if (enter) text += " " + say(texts, "now.enter", {{"move", move_in_words(scene, seat, unpack(*enter))}});
  return text;
}

}  // namespace rh::isle_of_trains
