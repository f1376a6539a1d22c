// Pioneer Rails in the terminal: cards and town boxes by number, tracks by the letters on the map.
#include "apps/cli/guide.h"

#include <algorithm>

#include "apps/cli/command.h"
#include "apps/cli/games/pioneer_rails/show.h"
#include "engine/core/adapter.h"
#include "engine/core/json_reader.h"
#include "engine/games/pioneer_rails/game.h"

namespace rh::pioneer_rails {
namespace {

View view_of(const Match& match, Seat viewer) { return view(state_of<PioneerRails>(match.position()), viewer); }
const ShownSeat& own(const View& view) { return view.seats[static_cast<std::size_t>(view.viewer)]; }

std::vector<Move> legal_moves(const Match& match, Seat seat) {
  std::vector<PackedMove> packed;
  match.position().legal(seat, packed);
  std::vector<Move> moves;
  moves.reserve(packed.size());
  for (const PackedMove move : packed) moves.push_back(unpack(move));
  return moves;
}

// Tracks have letters, as far as there are letters.
std::string letter_of(std::size_t i) {
  if (i < 26) return {static_cast<char>('a' + i)};
  return i < 52 ? std::string{static_cast<char>('A' + i - 26)} : std::string();
}

std::vector<Label> labels_of(const Match& match, Seat seat) {
  std::vector<Label> labels;
  const Map& map = state_of<PioneerRails>(match.position()).table.map();
  for (const Move& move : legal_moves(match, seat)) {
    if (move.kind != Kind::Lay) continue;
    const std::string letter = letter_of(labels.size());
    if (letter.empty()) break;
    labels.push_back({track_of(map, move), letter[0]});
  }
  return labels;
}

// What a quote says is reached and activated: "Sundown, mine E9".
std::string gains_of(const Texts& texts, const Table& table, const Json& towns, const Json& places) {
  std::string text;
  const auto add = [&](const std::string& one) { text += (text.empty() ? "" : ", ") + one; };
  for (const Json& town : towns) add(say(texts, "towns." + std::string(table.town_name(town.get<int>()))));
  for (const Json& place : places)
    add(say(texts, "places." + place["place"].get<std::string>()) + " " + place["hex"].get<std::string>());
  return text;
}

class PioneerGuide final : public Guide {
 public:
  std::string show(const Texts& texts, const Position& position, Seat viewer) const override {
    const View seen = view(state_of<PioneerRails>(position), viewer);
    return pioneer_rails::show(texts, seen, seat_names(texts, {}, seen.table.seats));
  }

  std::string board(const Scene& scene, Seat viewer) const override {
    const View seen = view_of(scene.match, viewer);
    return joined(table_lines(scene.texts, seen, scene.names)) +
           sheet(scene, seen, viewer, labels_of(scene.match, viewer));
  }

  std::string board_of(const Scene& scene, Seat viewer, Seat whose) const override {
    return sheet(scene, view_of(scene.match, viewer), whose, {});
  }

  std::string in_words(const Scene& scene, Seat viewer) const override {
    const View seen = view_of(scene.match, viewer);
    return table_in_words(scene.texts, seen, scene.names) + "\n" +
           sheet_in_words(scene.texts, seen, viewer, scene.names);
  }

  std::string score(const Scene& scene, Seat viewer) const override {
    const Json seen = parse_json(scene.match.position().view(viewer));
    Json detail = Json::array();
    for (const Json& seat : seen["seats"]) detail.push_back(seat["score"]);
    return score_table(scene.texts, scene.match.game().info(), detail, Json::array(), scene.names);
  }

  std::string now(const Scene& scene, Seat seat) const override {
    const auto& [texts, match, names] = scene;
    const View seen = view_of(match, seat);
    if (own(seen).card == kNoCard) {
      std::string list;
      for (const Choice& choice : choices(scene, seat)) {
        if (choice.moves.empty()) continue;
        (list += list.empty() ? "" : "; ") += choice.key + " " + choice.name;
      }
      return say(texts, "now.pick", {{"list", list}});
    }
    if (own(seen).due[0] != kEmpty) {
      const std::string bank(kHexNames[own(seen).due[0]]);
      const int most = std::min<int>(tables().most_deposit, own(seen).sheet.free_gold());
      return say(texts, "now.deposit", {{"hex", bank}, {"max", std::to_string(most)}});
    }
    const std::vector<Move> moves = legal_moves(match, seat);
    const auto any = [&](Kind kind) { return std::ranges::find(moves, kind, &Move::kind) != moves.end(); };
    const int left = own(seen).allowance - own(seen).laid_count;
    std::string text = any(Kind::Lay)    ? say(texts, "now.lay", {{"n", std::to_string(left)}})
                       : any(Kind::Done) ? say(texts, left > 0 ? "now.blocked" : "now.laid")
                                         : std::string();
    if (any(Kind::Lay) && any(Kind::Done)) text += " " + say(texts, "now.done");
    if (any(Kind::Cross)) text += " " + say(texts, "now.cross", {{"n", std::to_string(own(seen).sheet.free_boxes())}});
    return text;
  }

  // Cards and nuggets by number, tracks by letter, and everything that a town box buys behind one word.
  std::vector<Choice> choices(const Scene& scene, Seat seat) const override {
    std::vector<Choice> all;
    Choice box{.key = "box", .name = say(scene.texts, "choice.box"), .moves = {}};
    std::size_t cards = 0, tracks = 0;
    for (const Move& move : legal_moves(scene.match, seat)) {
      std::string key;
      switch (move.kind) {
        case Kind::Cross:
        case Kind::CrossSuit: box.moves.push_back(pack(move)); continue;
        case Kind::Lay: key = letter_of(tracks++); break;
        case Kind::Done: key = "done"; break;
        case Kind::Deposit: key = std::to_string(move.nuggets); break;
        default: key = std::to_string(++cards);
      }
      const std::string name = this->name(scene, seat, pack(move));
      all.push_back({.key = std::move(key), .name = name, .moves = {pack(move)}});
    }
    all.push_back(std::move(box));
    return all;
  }

  // `done` where no track is left to lay; town boxes are nobody's duty.
  std::optional<PackedMove> obvious(const Match& match, Seat seat) const override {
    const std::vector<Move> moves = legal_moves(match, seat);
    if (moves.size() == 1) return pack(moves[0]);
    const auto any = [&](Kind kind) { return std::ranges::find(moves, kind, &Move::kind) != moves.end(); };
    return any(Kind::Done) && !any(Kind::Lay) ? std::optional(pack(Move::done())) : std::nullopt;
  }

  std::string name(const Scene& scene, Seat seat, PackedMove packed) const override {
    const auto& [texts, match, names] = scene;
    const Move move = unpack(packed);
    const Table& table = state_of<PioneerRails>(match.position()).table;
    const std::string quoted = seat >= 0 ? match.position().quote(seat, packed) : std::string();
    const Json quote = quoted.empty() ? Json::object() : parse_json(quoted);
    const auto points = [&](const Json& of) { return with_minus(of.value("points", 0)); };
    switch (move.kind) {
      case Kind::Pick: {
        const Json& best = quote["best"];
        const std::string gains = gains_of(texts, table, best["towns"], best["activates"]);
        const std::string made =
            quote.contains("makes") ? ", " + say(texts, "hands." + quote["makes"].get<std::string>()) : std::string();
        return say(texts, "moves.pick",
                   {{"card", card_name(texts, move.what)},
                    {"n", std::to_string(quote["directions"].get<int>())},
                    {"points", points(best)},
                    {"gains", gains.empty() ? gains : " (" + gains + ")"},
                    {"hand", made}});
      }
      case Kind::Lay: {
        const Json towns = quote.contains("town") ? Json::array({quote["town"]}) : Json::array();
        std::string gains = gains_of(texts, table, towns, quote.value("activates", Json::array()));
        if (quote.value("points", 0) != 0) gains = "+" + points(quote) + (gains.empty() ? "" : " ") + gains;
        return track_text(table.map()[track_of(table.map(), move)]) + (gains.empty() ? "" : ": " + gains);
      }
      case Kind::Cross: return say(texts, "moves.cross_" + std::string(name_of(move.token())));
      case Kind::CrossSuit:
        return say(texts, "moves.cross_suit",
                   {{"railway", say(texts, "railways." + std::string(name_of(move.suit())))}});
      case Kind::Done: return say(texts, "moves.done", {{"points", points(quote)}});
      case Kind::Deposit:
        return say(texts, "moves.deposit",
                   {{"n", std::to_string(move.nuggets)}, {"hex", kHexNames[move.what]}, {"points", points(quote)}});
      default: return match.game().print(packed);
    }
  }

  std::vector<std::string> verbs() const override { return {"pick", "cross", "lay", "deposit"}; }
  bool has_news() const override { return true; }

  // What the own turn does stands on the map; of the others' turns one learns when all are finished.
  bool worth_telling(const Event& event, Seat viewer, bool drawn) const override {
    static constexpr std::array<std::string_view, 7> kSeen = {"lay",    "cross", "cross_suit", "pick",
                                                              "picked", "deal",  "turn"};
    static constexpr std::array<std::string_view, 4> kOfOthers = {"played", "town", "active", "banked"};
    const auto among = [&](const auto& list) { return std::ranges::find(list, event.code) != list.end(); };
    if (among(kSeen) || event.code == "finished") return false;
    if (among(kOfOthers) && event.actor == viewer) return false;
    return !(drawn && (event.code == "reveal" || event.code == "discard"));
  }

  std::string manual_prompt(const Scene& scene) const override {
    const Table& table = state_of<PioneerRails>(scene.match.position()).table;
    switch (table.phase) {
      case Phase::Dealer: return say(scene.texts, "manual.dealer");
      case Phase::Deal:
        return say(scene.texts, "manual.deal", {{"who", scene.names[static_cast<std::size_t>(table.step)]}});
      case Phase::Discard: return say(scene.texts, "manual.discard");
      case Phase::Reveal: return say(scene.texts, "manual.reveal");
      default: return say(scene.texts, "manual.objective");
    }
  }

  // The card, the letter or the seat alone is enough.
  std::expected<PackedMove, Refusal> manual_move(const Scene& scene, const std::string& text) const override {
    const Game& game = scene.match.game();
    if (const auto move = game.parse(text)) return move;
    const Table& table = state_of<PioneerRails>(scene.match.position()).table;
    std::string word;
    switch (table.phase) {
      case Phase::Dealer: word = "dealer "; break;
      case Phase::Deal: word = "deal " + std::to_string(table.step) + " "; break;
      case Phase::Discard: word = "discard "; break;
      case Phase::Reveal: word = "reveal "; break;
      default: word = "objective ";
    }
    std::string upper = text;
    std::ranges::transform(upper, upper.begin(),
                           [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c; });
    return game.parse(word + upper);
  }

  std::string verdict(const Scene& scene) const override {
    if (!scene.match.over() || scene.match.seats() > 1) return Guide::verdict(scene);
    const State& state = state_of<PioneerRails>(scene.match.position());
    const int total = pioneer_rails::score(state.at(0).now).total(), goal = target(state.table);
    return say(scene.texts, total > goal ? "verdict.won" : "verdict.lost",
               {{"total", std::to_string(total)}, {"target", std::to_string(goal)}});
  }

 private:
  static std::string joined(const Lines& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    return text;
  }
  static std::string sheet(const Scene& scene, const View& seen, Seat whose, std::span<const Label> labels) {
    const ShownSeat& seat = seen.seats[static_cast<std::size_t>(whose)];
    return joined(map_lines(scene.texts, seen.table.map(), seat, labels)) +
           joined(sheet_lines(scene.texts, seen, whose));
  }
};

}  // namespace

const Guide& guide() {
  static const PioneerGuide kGuide;
  return kGuide;
}

}  // namespace rh::pioneer_rails
