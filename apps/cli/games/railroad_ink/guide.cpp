// Railroad Ink in the terminal: dice by number, placements as small pictures with their points.
#include <algorithm>

#include "apps/cli/games/railroad_ink/parts.h"
#include "apps/cli/games/railroad_ink/show.h"
#include "apps/cli/guide.h"
#include "apps/cli/terminal.h"
#include "engine/core/adapter.h"
#include "engine/games/railroad_ink/game.h"

namespace rh::railroad_ink {
namespace {

View view_of(const Match& match, Seat viewer) { return view(state_of<RailroadInk>(match.position()), viewer); }

const SeatView& own(const View& view) { return view.seats[static_cast<std::size_t>(view.viewer)]; }

int points(const View& view, Seat seat) {
  return score(board_of(view.seats[static_cast<std::size_t>(seat)].sheet.cells), longest_option(view.table)).total;
}

std::vector<Move> legal_moves(const Match& match, Seat seat) {
  std::vector<PackedMove> packed;
  match.position().legal(seat, packed);
  std::vector<Move> moves;
  moves.reserve(packed.size());
  for (const PackedMove move : packed) moves.push_back(unpack(move));
  return moves;
}

Piece piece_of(const Move& move) { return tables().variants[move.variant].piece; }

// What the own score changes by.
int gain(const Match& match, Seat seat, PackedMove move) {
  const auto after = match.position().clone();
  if (after->play(seat, move, nullptr)) return 0;
  return points(view(state_of<RailroadInk>(*after), seat), seat) - points(view_of(match, seat), seat);
}

std::string with_sign(int number) { return (number < 0 ? "−" : "+") + std::to_string(std::abs(number)); }

class InkGuide final : public Guide {
 public:
  std::string show(const Texts& texts, const Position& position, Seat viewer) const override {
    return railroad_ink::show(texts, view(state_of<RailroadInk>(position), viewer));
  }

  std::string board(const Scene& scene, Seat viewer) const override { return board_of(scene, viewer, viewer); }

  std::string board_of(const Scene& scene, Seat viewer, Seat whose) const override {
    const View seen = view_of(scene.match, viewer);
    const Sheet& sheet = seen.seats[static_cast<std::size_t>(whose)].sheet;
    return beside_each_other(board_lines(scene.texts, sheet, seen.table), panel_lines(scene.texts, seen, whose));
  }

  std::string in_words(const Scene& scene, Seat viewer) const override {
    const View seen = view_of(scene.match, viewer);
    return table_in_words(scene.texts, seen) + board_in_words(scene.texts, seen, viewer);
  }

  std::string score(const Scene& scene, Seat viewer) const override {
    return score_table(scene.texts, view_of(scene.match, viewer), scene.names);
  }

  std::string now(const Scene& scene, Seat seat) const override {
    const auto& [texts, match, names] = scene;
    const View seen = view_of(match, seat);
    const auto say = [&](std::string_view key, const std::string& keys = {}) {
      return texts.say("railroad_ink.now." + std::string(key), {{"keys", keys}});
    };
    if (seen.table.phase == Phase::Draft) return say("take");
    if (!own(seen).settled) {
      const bool shield = std::popcount(own(seen).sheet.specials) < tables().special_limit;
      if (seen.table.direction == kAnyDirection) return say(shield ? "hit_any" : "hit_any_bare");
      return landing_in_words(texts, seen, seen.table.direction, shield ? "now.hit" : "now.hit_bare");
    }
    std::string dice, lava;
    bool specials = false, ready = false, erase = false;
    for (const Choice& choice : choices(scene, seat)) {
      if (choice.moves.empty()) continue;
      if (choice.key >= "1" && choice.key <= "4") dice += (dice.empty() ? "" : ", ") + choice.key;
      if (choice.key == "5" || choice.key == "6") lava += (lava.empty() ? "" : ", ") + choice.key;
      specials |= choice.key[0] == 's';
      erase |= choice.key == "e";
      ready |= choice.key == "done";
    }
    if (ready) {
      const std::string more = dice + (dice.empty() || lava.empty() ? "" : ", ") + lava;
      if (!more.empty()) return say("optional", more);
      return say(specials ? "done_special" : "done");
    }
    if (!dice.empty()) return say(lava.empty() || own(seen).lava_drawn ? "draw" : "draw_lava", dice);
    if (!lava.empty()) return say("lava", lava);
    return say(erase ? "stuck_erase" : "stuck");
  }

  std::vector<Choice> choices(const Scene& scene, Seat seat) const override {
    const auto& [texts, match, names] = scene;
    const View seen = view_of(match, seat);
    const std::vector<Move> moves = legal_moves(match, seat);
    std::vector<Choice> all;
    const auto add = [&](std::string key, std::string name, auto&& belongs) {
      Choice choice{.key = std::move(key), .name = std::move(name), .moves = {}};
      for (const Move& move : moves) {
        if (belongs(move)) choice.moves.push_back(pack(move));
      }
      all.push_back(std::move(choice));
    };
    const auto kind = [](Kind wanted) { return [wanted](const Move& move) { return move.kind == wanted; }; };
    const auto text = [&](std::string_view key) {
      return std::string(texts.find("railroad_ink.choice." + std::string(key)));
    };
    if (seen.table.phase == Phase::Draft) {
      for (std::size_t i = 0; i < moves.size(); ++i) {
        const Move& pair = moves[i];
        add(std::to_string(i + 1), name(scene, seat, pack(pair)), [&](const Move& move) { return move == pair; });
      }
      return all;
    }
    if (!own(seen).settled) {
      add("hit", text("hit"), kind(Kind::Hit));
      add("shield", text("shield"), kind(Kind::Shield));
      return all;
    }
    const auto shows = [](Piece piece) {
      return [piece](const Move& move) { return move.kind == Kind::Draw && piece_of(move) == piece; };
    };
    for (int i = 0; i < 4; ++i) {
      const auto piece = static_cast<Piece>(own(seen).faces[static_cast<std::size_t>(i)]);
      if ((own(seen).faces_drawn >> i & 1) == 0) add(std::to_string(i + 1), short_name(texts, piece), shows(piece));
    }
    for (int i = 0; i < 2 && seen.table.lava; ++i) {
      const auto piece = static_cast<Piece>(seen.table.lava_faces[static_cast<std::size_t>(i)]);
      if ((own(seen).lava_drawn >> i & 1) == 0) add(std::to_string(i + 5), short_name(texts, piece), shows(piece));
    }
    for (int i = 0; i < kSpecials; ++i) {
      const auto piece = static_cast<Piece>(kFirstSpecial + i);
      if ((own(seen).sheet.specials >> i & 1) == 0)
        add("s" + std::to_string(i + 1), short_name(texts, piece), shows(piece));
    }
    if (seen.table.lava) {
      add("v", text("volcano"), kind(Kind::Volcano));
      add("e", text("erase"), kind(Kind::Erase));
    }
    add("done", text("done"), kind(Kind::Done));
    return all;
  }

  std::optional<PackedMove> obvious(const Match& match, Seat seat) const override {
    const std::vector<Move> moves = legal_moves(match, seat);
    if (moves.size() == 1) return pack(moves[0]);
    if (std::ranges::find(moves, Move::done()) == moves.end()) return std::nullopt;
    const bool dice_left = std::ranges::any_of(
        moves, [](const Move& move) { return move.kind == Kind::Draw && !is_special(piece_of(move)); });
    return dice_left ? std::nullopt : std::optional(pack(Move::done()));
  }

  std::string list(const Scene& scene, Seat seat, const std::vector<PackedMove>& moves) const override {
    const auto& [texts, match, names] = scene;
    const bool pictures = !moves.empty() && std::ranges::all_of(moves, [](PackedMove packed) {
      const Kind kind = unpack(packed).kind;
      return kind == Kind::Draw || kind == Kind::Erase;
    });
    if (!pictures) return Guide::list(scene, seat, moves);
    constexpr std::size_t kColumns = 11, kRow = 7;
    std::string text;
    for (std::size_t start = 0; start < moves.size(); start += kRow) {
      const std::size_t end = std::min(moves.size(), start + kRow);
      std::string heads;
      for (std::size_t i = start; i < end; ++i) {
        const std::string head = padded_left(std::to_string(i + 1), 2) + " " +
                                 texts.paint("2", place(match, moves[i])) + " " +
                                 with_sign(gain(match, seat, moves[i]));
        heads += padded(head, kColumns);
      }
      text += heads + "\n";
      for (int row = 0; row < kTileRows; ++row) {
        std::string line;
        for (std::size_t i = start; i < end; ++i) {
          const auto held = static_cast<std::uint8_t>(kFirstDrawn + unpack(moves[i]).variant);
          line += padded("   " + tile_row(texts, tile_of(held, false), row), kColumns);
        }
        text += line + "\n";
      }
    }
    return text;
  }

  std::string name(const Scene& scene, Seat seat, PackedMove packed) const override {
    const auto& [texts, match, names] = scene;
    const Move move = unpack(packed);
    const auto say = [&](std::string_view key, std::initializer_list<std::pair<std::string_view, std::string_view>> f) {
      return texts.say("railroad_ink.moves." + std::string(key), f);
    };
    const std::string row = std::to_string(move.row), col = std::to_string(move.col);
    switch (move.kind) {
      case Kind::Draw:
      case Kind::Erase:
        return say(move.kind == Kind::Draw ? "draw" : "erase",
                   {{"row", row},
                    {"col", col},
                    {"piece", short_name(texts, piece_of(move))},
                    {"sides", sides_in_words(texts, tables().variants[move.variant].sides)}});
      case Kind::Volcano: return say("volcano", {{"row", row}, {"col", col}});
      case Kind::Shield: return say("shield", {{"piece", short_name(texts, move.face(0))}});
      case Kind::Take:
        return say("take", {{"first", short_name(texts, move.face(0))}, {"second", short_name(texts, move.face(1))}});
      case Kind::Done: return say("done", {});
      case Kind::Hit: {
        const View seen = view_of(match, seat);
        const bool any = seen.table.direction == kAnyDirection;
        return landing_in_words(texts, seen, any ? move.direction() : seen.table.direction, "moves.hit");
      }
      default: return match.game().print(packed);
    }
  }

  std::string place(const Match&, PackedMove packed) const override {
    const Move move = unpack(packed);
    if (move.kind != Kind::Draw && move.kind != Kind::Erase && move.kind != Kind::Volcano) return {};
    return std::to_string(move.row) + std::to_string(move.col);
  }

  std::vector<std::string> verbs() const override { return {"draw", "erase", "volcano", "shield", "take", "hit"}; }

  std::string manual_prompt(const Scene& scene) const override {
    return dice_prompt(scene.texts, view_of(scene.match, kSpectator).table);
  }
  std::expected<PackedMove, Refusal> manual_move(const Scene& scene, const std::string& text) const override {
    return dice_move(view_of(scene.match, kSpectator).table, text);
  }

  bool scores_paper() const override { return true; }
  std::expected<PaperScore, PaperNote> score_paper(std::string_view line, const Options& options) const override {
    return railroad_ink::score_paper(line, options);
  }

  std::string verdict(const Scene& scene) const override {
    const auto& [texts, match, names] = scene;
    if (!match.over() || match.seats() > 1) return Guide::verdict(scene);
    const int total = match.position().standing().scores[0];
    const bool base = !match.options().flag("meteor") && !match.options().flag("lava");
    if (!base) return texts.say("railroad_ink.solo.plain", {{"total", std::to_string(total)}});
    const std::string_view label = total >= 65   ? "master"
                                   : total >= 55 ? "chief_engineer"
                                   : total >= 45 ? "engineer"
                                   : total >= 35 ? "planner"
                                                 : "apprentice";  // RI-150
    return texts.say("railroad_ink.solo.result", {{"total", std::to_string(total)},
                                                  {"label", texts.find("railroad_ink.solo." + std::string(label))}});
  }

 private:
  // Where a meteor from this direction would land, and on what.
  static std::string landing_in_words(const Texts& texts, const View& seen, int direction, std::string_view key) {
    const Sheet& sheet = own(seen).sheet;
    Board board = railroad_ink::board_of(sheet.cells);
    board.marker = sheet.marker;
    const int cell = landing(board, direction, seen.table.distance);
    const auto held = sheet.cells[static_cast<std::size_t>(cell)];
    const std::string there =
        held >= kFirstDrawn ? short_name(texts, tables().variants[static_cast<std::size_t>(held - kFirstDrawn)].piece)
                            : std::string(texts.find("railroad_ink.moves.hit_empty"));
    return texts.say("railroad_ink." + std::string(key),
                     {{"direction", direction_name(texts, direction)},
                      {"space", std::to_string(cell / kSize) + std::to_string(cell % kSize)},
                      {"held", there}});
  }
};

}  // namespace

const Guide& guide() {
  static const InkGuide kGuide;
  return kGuide;
}

}  // namespace rh::railroad_ink
