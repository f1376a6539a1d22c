// Railways of the World in the terminal: actions by their words, everything else by number, tiles by letters on the
// map.
#include "apps/cli/guide.h"

#include <algorithm>

#include "apps/cli/command.h"
#include "apps/cli/games/railways_of_the_world/show.h"
#include "engine/core/adapter.h"
#include "engine/games/railways_of_the_world/game.h"

namespace rh::railways_of_the_world {
namespace {

Json seen_by(const Match& match, Seat viewer) { return parse_json(match.position().view(viewer)); }
const Table& table_of(const Match& match) { return state_of<RailwaysOfTheWorld>(match.position()).table; }

std::vector<Move> legal_moves(const Match& match, Seat seat) {
  std::vector<PackedMove> packed;
  match.position().legal(seat, packed);
  std::vector<Move> moves;
  moves.reserve(packed.size());
  for (const PackedMove move : packed) moves.push_back(unpack(move));
  return moves;
}

// Tiles have letters, as far as there are letters.
std::string letter_of(std::size_t i) {
  if (i < 26) return {static_cast<char>('a' + i)};
  return i < 52 ? std::string{static_cast<char>('A' + i - 26)} : std::string();
}

// Where a tile leads; two that lead to one hex share the first one's letter there, and the list tells them apart.
std::vector<Label> labels_of(const Match& match, Seat seat) {
  std::vector<Label> labels;
  if (seat < 0 || !match.position().turn().has(seat)) return labels;
  const Map& map = table_of(match).map();
  std::size_t tiles = 0;
  for (const Move& move : legal_moves(match, seat)) {
    if (move.kind != Kind::Lay) continue;
    const std::string letter = letter_of(tiles++);
    const int next = map.neighbour(move.hex(map), move.tile(map).out);
    if (letter.empty() || next == hex::kNone || std::ranges::find(labels, next, &Label::hex) != labels.end()) continue;
    labels.push_back({next, letter[0]});
  }
  return labels;
}

// The words of the notation that begin an action, as a person picks them.
std::string_view word_of(Kind kind) {
  switch (kind) {
    case Kind::Build: return "build";
    case Kind::Extend: return "extend";
    case Kind::Deliver: return "deliver";
    case Kind::Urbanize: return "urbanize";
    case Kind::Western: return "western";
    case Kind::Take: return "take";
    default: return {};
  }
}

// Points of the mover first, then of the others who get some: "+3, Bo +1".
std::string points_text(const Json& points, Seat seat, const Names& names) {
  std::string text = "+" + std::to_string(points[static_cast<std::size_t>(seat)].get<int>());
  for (std::size_t other = 0; other < points.size(); ++other) {
    if (static_cast<Seat>(other) != seat && points[other].get<int>() != 0)
      text += ", " + names[other] + " +" + std::to_string(points[other].get<int>());
  }
  return text;
}

class RailwaysGuide final : public Guide {
 public:
  std::string show(const Texts& texts, const Position& position, Seat viewer) const override {
    const Json seen = parse_json(position.view(viewer));
    const Names names = seat_names(texts, {}, static_cast<int>(seen["seats"].size()));
    return draw_map(texts, seen, {}) + legend(texts) + draw_table(texts, seen, names, viewer) + "\n" +
           say(texts, "spoken.in_words") + "\n" + railways_of_the_world::in_words(texts, seen, names, viewer);
  }

  std::string board(const Scene& scene, Seat viewer) const override {
    const Json seen = seen_by(scene.match, viewer);
    return draw_map(scene.texts, seen, labels_of(scene.match, viewer)) + legend(scene.texts) +
           draw_table(scene.texts, seen, scene.names, viewer);
  }
  // There is one map for all.
  std::string board_of(const Scene& scene, Seat viewer, Seat) const override { return board(scene, viewer); }

  std::string in_words(const Scene& scene, Seat viewer) const override {
    return railways_of_the_world::in_words(scene.texts, seen_by(scene.match, viewer), scene.names, viewer);
  }

  std::string score(const Scene& scene, Seat viewer) const override {
    if (scene.match.over()) return Guide::score(scene, viewer);
    const Json seen = seen_by(scene.match, viewer);
    Json detail = Json::array();
    for (const Json& seat : seen["seats"]) {
      Json& one = detail.emplace_back(Json::object());
      for (const auto& [key, points] : seat["from"].items()) one["from_" + key] = points;
      for (const char* key : {"points", "bonds", "links", "cash", "engine", "deliveries"}) one[key] = seat[key];
    }
    return score_table(scene.texts, scene.match.game().info(), detail, Json::array(), scene.names);
  }

  std::string now(const Scene& scene, Seat seat) const override {
    const auto& [texts, match, names] = scene;
    const Table& table = table_of(match);
    const Json seen = seen_by(match, seat);
    switch (table.phase) {
      case Phase::BaronChoice: return say(texts, "now.keep", {{"list", listed(scene, seat)}});
      case Phase::Auction: {
        const Json& auction = seen["auction"];
        const int standing = auction["bid"].get<int>();
        std::string text =
            standing > 0
                ? say(texts, "now.standing",
                      {{"price", money(texts, standing)}, {"who", names[auction["bidder"].get<std::size_t>()]}})
                : std::string();
        return text + say(texts, "now.bid",
                          {{"low", std::to_string(standing + 1)}, {"high", std::to_string(table.common().most_bid)}});
      }
      case Phase::Action: {
        std::string list;
        for (const Choice& choice : choices(scene, seat))
          add_to(list,
                 choice.moves.size() > 1 ? choice.key + " (" + std::to_string(choice.moves.size()) + ")" : choice.key);
        return say(texts, "now.action", {{"list", list}});
      }
      case Phase::Build: {
        const Json& building = seen["building"];
        std::string reach;
        for (const Json& city : building["reach"])
          add_to(reach, city_name(texts, table.map(), city["city"].get<std::string_view>()) + " " + price(texts, city));
        // The first tile may go anywhere, the next ones are few.
        const std::string tiles = building["tiles"].empty() ? std::string() : " " + listed(scene, seat) + ".";
        return say(texts, "now.build", {{"n", std::to_string(building["left"].get<int>())}}) + tiles +
               (reach.empty() ? std::string() : say(texts, "now.reach", {{"list", reach}}));
      }
      case Phase::Deliver:
        return say(texts, "now.deliver",
                   {{"city", city_name(texts, table.map(), seen["delivering"]["at"].get<std::string_view>())},
                    {"list", listed(scene, seat)}});
      case Phase::Industry: return say(texts, "now.industry");
      case Phase::Paint: return say(texts, "now.color", {{"list", listed(scene, seat)}});
      case Phase::Grow: return say(texts, "now.grow");
      case Phase::Depot: return say(texts, "now.depot");
      default: return Guide::now(scene, seat);
    }
  }

  // Bids by their number, tiles by letter, the actions by the words of the notation, the rest by number.
  std::vector<Choice> choices(const Scene& scene, Seat seat) const override {
    std::vector<Choice> all;
    std::size_t numbered = 0, tiles = 0;
    for (const Move& move : legal_moves(scene.match, seat)) {
      const std::string_view word = word_of(move.kind);
      const bool group = !word.empty() && table_of(scene.match).phase == Phase::Action;
      if (group) {
        const auto same = std::ranges::find(all, word, &Choice::key);
        if (same != all.end()) {
          same->moves.push_back(pack(move));
          continue;
        }
        all.push_back(
            {.key = std::string(word), .name = say(scene.texts, "choice." + std::string(word)), .moves = {pack(move)}});
        continue;
      }
      std::string key;
      switch (move.kind) {
        case Kind::Bid: key = std::to_string(move.number()); break;
        case Kind::Lay: key = letter_of(tiles++); break;
        case Kind::Pass: key = "pass"; break;
        case Kind::Stop: key = "stop"; break;
        case Kind::Upgrade: key = "upgrade"; break;
        case Kind::Use: key = "use"; break;
        default: key = std::to_string(++numbered);
      }
      all.push_back({.key = std::move(key), .name = name(scene, seat, pack(move)), .moves = {pack(move)}});
    }
    return all;
  }

  std::string name(const Scene& scene, Seat seat, PackedMove packed) const override {
    const auto& [texts, match, names] = scene;
    const Move move = unpack(packed);
    const Table& table = table_of(match);
    const Map& map = table.map();
    const std::string quoted = seat >= 0 ? match.position().quote(seat, packed) : std::string();
    const Json quote = quoted.empty() ? Json::object() : parse_json(quoted);
    const auto city = [&] { return city_name(texts, map, city_names()[move.name]); };
    const auto named = [&](std::string_view key, std::string_view what) {
      return say(texts, "moves." + std::string(key), {{"what", what}});
    };
    switch (move.kind) {
      case Kind::Keep:
      case Kind::Baron: {
        const Json baron = std::string(baron_names()[move.what]);
        return name_of(texts, "barons", baron) + ": " + name_of(texts, "baron_goals", baron);
      }
      case Kind::Take:
      case Kind::Use: {
        const Json card = std::string(card_names()[move.what]);
        const auto kind = static_cast<std::size_t>(table.card(move.what).kind);
        return name_of(texts, "cards", card) + " (" + say(texts, "kinds." + std::string(kCardKindNames[kind])) +
               "): " + name_of(texts, "card_rules", card);
      }
      case Kind::Bid: return named("bid", price(texts, quote));
      case Kind::Pass: return say(texts, "moves.pass");
      case Kind::Stop: return say(texts, "moves.stop");
      case Kind::Build: return city() + finishes(texts, map, quote);
      case Kind::Extend: return match.game().print(packed).substr(7) + finishes(texts, map, quote);
      case Kind::Lay: return tile(texts, map, move, quote);
      case Kind::Upgrade:
        return say(texts, "moves.upgrade",
                   {{"level", std::to_string(quote["level"].get<int>())}, {"price", price(texts, quote)}});
      case Kind::Deliver:
        return say(texts, "moves.deliver",
                   {{"cube", say(texts, "cubes." + std::string(kCubeNames[move.what]))}, {"city", city()}}) +
               targets(scene, map, seat, quote);
      case Kind::Go: {
        const Link& link = table.link(table.at[static_cast<std::size_t>(move.city(map))][move.at[0]]);
        const std::string to = city_name(texts, map, map.city(link.other(move.city(map))).id);
        const std::string owner = names[link.owner];
        if (!quote.value("ends", false)) return to + " (" + owner + ")" + targets(scene, map, seat, quote);
        Json points = Json::array();
        for (std::size_t i = 0; i < names.size(); ++i) points.push_back(0);
        for (const Json& gain : quote["gains"])
          points[gain["seat"].get<std::size_t>()] =
              points[gain["seat"].get<std::size_t>()].get<int>() + gain["points"].get<int>();
        return to + " (" + owner + "): " + points_text(points, seat, names);
      }
      case Kind::Urbanize: return city() + ": " + price(texts, quote);
      case Kind::Paint:
        return say(texts, "moves.color",
                   {{"color", say(texts, "colors." + std::string(kColorNames[move.what]))},
                    {"left", std::to_string(quote["left"].get<int>())},
                    {"n", std::to_string(quote["cubes"].get<int>())},
                    {"points", std::to_string(quote["best"].get<int>())}});
      case Kind::Western: return city() + ": " + price(texts, quote);
      case Kind::Grow: return city();
      case Kind::Depot: {
        const Link& link = table.link(table.at[static_cast<std::size_t>(move.city(map))][move.at[0]]);
        return say(texts, "panel.pair",
                   {{"a", city()}, {"b", city_name(texts, map, map.city(link.other(move.city(map))).id)}}) +
               " (" + names[link.owner] + ")";
      }
      default: return match.game().print(packed);
    }
  }

  std::vector<std::string> verbs() const override {
    return {"keep", "bid", "build", "extend", "deliver", "urbanize", "western",
            "take", "use", "lay",   "go",     "color",   "grow",     "depot"};
  }
  bool has_news() const override { return true; }

  // What the map shows by itself, and the steps of what is told as a whole.
  bool worth_telling(const Event& event, Seat viewer, bool drawn) const override {
    static constexpr std::array<std::string_view, 6> kSteps = {"cube", "begun", "extended", "loaded", "moved", "dealt"};
    if (std::ranges::find(kSteps, event.code) != kSteps.end()) return false;
    if (event.code == "laid" && event.actor == viewer) return false;
    return !drawn || event.code == "income" || event.code == "bonds" || event.code == "gained";
  }

  std::string manual_prompt(const Scene& scene) const override {
    const Table& table = table_of(scene.match);
    const auto& [texts, match, names] = scene;
    switch (table.phase) {
      case Phase::Barons: return say(texts, "manual.baron", {{"who", names[table.step / 2]}});
      case Phase::Cards:
      case Phase::Reveal: return say(texts, "manual.card");
      case Phase::First: return say(texts, "manual.first");
      default: return say(texts, "manual.cube", {{"city", due_city(texts, match)}});
    }
  }

  // The colour, the id or the seat alone is enough.
  std::expected<PackedMove, Refusal> manual_move(const Scene& scene, const std::string& text) const override {
    const Game& game = scene.match.game();
    if (const auto move = game.parse(text)) return move;
    const std::string due = due_words(scene.match);
    return game.parse(due + text);
  }

  std::string verdict(const Scene& scene) const override {
    if (!scene.match.over() || scene.match.seats() > 1) return Guide::verdict(scene);
    const Json result = parse_json(scene.match.position().result());
    return say(scene.texts, "verdict",
               {{"total", with_minus(result["scores"][0].get<int>())},
                {"band", name_of(scene.texts, "bands", result["detail"][0]["band"])}});
  }

 private:
  static std::string legend(const Texts& texts) { return wrapped(say(texts, "legend"), 79) + "\n"; }

  std::string listed(const Scene& scene, Seat seat) const {
    std::string list;
    for (const Choice& choice : choices(scene, seat))
      (list += list.empty() ? "" : "; ") += choice.key + " " + choice.name;
    return list;
  }

  // ": Albany $5k, Providence $2k", the nearest few.
  static std::string finishes(const Texts& texts, const Map& map, const Json& quote) {
    std::string list;
    int shown = 0;
    for (const Json& city : quote.value("finishes", Json::array())) {
      if (shown++ == 3) break;
      add_to(list, city_name(texts, map, city["city"].get<std::string_view>()) + " " + price(texts, city));
    }
    return list.empty() ? list : ": " + list;
  }

  static std::string targets(const Scene& scene, const Map& map, Seat seat, const Json& quote) {
    std::string list;
    int shown = 0;
    for (const Json& target : quote.value("targets", Json::array())) {
      if (shown++ == 3) break;
      (list += list.empty() ? "" : "; ") += city_name(scene.texts, map, target["city"].get<std::string_view>()) + " " +
                                            points_text(target["points"], seat, scene.names);
    }
    return list.empty() ? list : ": " + list;
  }

  static std::string tile(const Texts& texts, const Map& map, const Move& move, const Json& quote) {
    const Tile tile = move.tile(map);
    const Json finishes = quote.value("finishes", Json());
    const std::string to = finishes.is_string() ? city_name(texts, map, finishes.get<std::string_view>())
                                                : say(texts, "directions." + std::to_string(tile.out));
    std::string text = say(texts, "moves.lay",
                           {{"hex", std::to_string(move.at[0]) + "." + std::to_string(move.at[1])},
                            {"to", to},
                            {"price", price(texts, quote)}});
    if (const int ridge = quote.value("ridge", 0); ridge > 0)
      text += say(texts, "moves.ridge", {{"n", std::to_string(ridge)}});
    if (const int points = quote.value("points", 0); points > 0)
      text += say(texts, "moves.major", {{"points", std::to_string(points)}});
    return text;
  }

  // Nature's move that is due, without what is drawn: "cube boston ".
  static std::string due_words(const Match& match) {
    std::vector<WeightedMove> outcomes;
    match.position().outcomes(outcomes);
    if (outcomes.empty()) return {};
    const std::string text = match.game().print(outcomes[0].move);
    return text.substr(0, text.rfind(' ') + 1);
  }
  static std::string due_city(const Texts& texts, const Match& match) {
    const std::string due = due_words(match);
    const auto space = due.find(' ');
    if (space == std::string::npos || due.size() < space + 2) return {};
    return city_name(texts, table_of(match).map(), std::string_view(due).substr(space + 1, due.size() - space - 2));
  }
};

}  // namespace

const Guide& guide() {
  static const RailwaysGuide kGuide;
  return kGuide;
}

}  // namespace rh::railways_of_the_world
