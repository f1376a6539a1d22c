// What stands beside a board: round, dice, special routes and the live score.
#include "apps/cli/games/railroad_ink/show.h"

#include <algorithm>

namespace rh::railroad_ink {
namespace {

std::string key_of(std::string_view group, std::string_view id) {
  return "railroad_ink." + std::string(group) + "." + std::string(id);
}

std::string picture(const Texts& words, Piece piece) {
  const Stroke stroke = small_picture(piece);
  return paint(words, stroke.ink, stroke.text);
}

// "  2 ╚ highway curve", or with a tick and faint once it is drawn.
std::string item(const Texts& words, std::string_view key, Piece piece, bool used, std::string_view mark) {
  const std::string name = short_name(words, piece);
  if (used)
    return " " + std::string(mark) + "  " +
           paint(words, Ink::Faint, std::string(small_picture(piece).text) + " " + name);
  std::string text = " " + paint(words, Ink::Strong, key);
  pad(text, 4);
  return text + picture(words, piece) + " " + name;
}

std::string heading(const Texts& words, std::string_view key) {
  return paint(words, Ink::Strong, words.find("railroad_ink.panel." + std::string(key)));
}

void add_dice(const Texts& words, const View& view, const SeatView& seat, std::vector<std::string>& lines) {
  const Table& table = view.table;
  if (seat.face_count > 0) {
    lines.push_back(heading(words, "dice"));
    for (int i = 0; i < seat.face_count; ++i) {
      lines.push_back(item(words, std::to_string(i + 1), static_cast<Piece>(seat.faces[static_cast<std::size_t>(i)]),
                           (seat.faces_drawn >> i & 1) != 0, "✓"));
    }
  }
  const bool rolled = table.phase == Phase::Draft || table.phase == Phase::Play;
  if (table.lava && rolled) {
    for (int i = 0; i < 2; ++i) {
      lines.push_back(item(words, std::to_string(i + 5),
                           static_cast<Piece>(table.lava_faces[static_cast<std::size_t>(i)]),
                           (seat.lava_drawn >> i & 1) != 0, "✓"));
    }
  }
  if (table.meteor && (rolled || table.phase == Phase::Lava)) {
    std::string text = words.say(
        seat.settled ? "railroad_ink.panel.meteor_settled" : "railroad_ink.panel.meteor",
        {{"direction", direction_name(words, table.direction)}, {"distance", std::to_string(table.distance)}});
    lines.push_back((seat.settled ? " ✓  " : "    ") + paint(words, seat.settled ? Ink::Faint : Ink::Marker, "*") +
                    " " + (seat.settled ? paint(words, Ink::Faint, text) : text));
  }
}

// The pairs on the table with the numbers to take them by: equal pairs are one choice.
void add_pairs(const Texts& words, const Table& table, std::vector<std::string>& lines) {
  if (table.phase != Phase::Draft) return;
  lines.push_back(heading(words, "pairs"));
  std::vector<Pair> shown;
  for (std::size_t i = 0; i < table.laid; ++i) {
    const Pair& pair = table.pairs[i];
    if (pair.first == kTaken || std::ranges::find(shown, pair) != shown.end()) continue;
    shown.push_back(pair);
    const auto first = static_cast<Piece>(pair.first), second = static_cast<Piece>(pair.second);
    std::string text = " " + paint(words, Ink::Strong, std::to_string(shown.size()));
    pad(text, 4);
    text += picture(words, first) + picture(words, second);
    if (table.laid > 8) {  // many pairs: pictures alone, four a line
      if (shown.size() % 4 == 1) lines.emplace_back();
      pad(text, 9);
      lines.back() += text;
    } else {
      lines.push_back(text + " " + short_name(words, first) + " + " + short_name(words, second));
    }
  }
}

void add_specials(const Texts& words, const SeatView& seat, bool brief, std::vector<std::string>& lines) {
  const int used = std::popcount(seat.sheet.specials), left = tables().special_limit - used;
  const std::string_view key = seat.special_this_round ? "railroad_ink.panel.specials_round"
                               : left == 0             ? "railroad_ink.panel.specials_none"
                                                       : "railroad_ink.panel.specials";
  lines.push_back(paint(words, Ink::Strong, words.say(key, {{"left", std::to_string(left)}})));
  if (brief && (left == 0 || seat.special_this_round)) return;
  const bool open = left > 0 && !seat.special_this_round;
  for (int i = 0; i < kSpecials; ++i) {
    const bool used_up = (seat.sheet.specials >> i & 1) != 0;
    lines.push_back(item(words, "s" + std::to_string(i + 1), static_cast<Piece>(kFirstSpecial + i), used_up || !open,
                         used_up ? "×" : " "));
  }
}

void add_score(const Texts& words, const Table& table, const Sheet& sheet, std::vector<std::string>& lines) {
  const Score now = score(board_of(sheet.cells), longest_option(table));
  std::vector<std::pair<std::string_view, int>> parts = {
      {"networks", now.networks}, {"highway", now.highway}, {"railway", now.railway}, {"centre", now.centre}};
  if (table.meteor) parts.emplace_back("craters", now.craters);
  if (table.lava)
    parts.emplace_back("closed_lakes", now.closed_lakes), parts.emplace_back("largest_lake", now.largest_lake);
  parts.emplace_back("errors", -now.errors);
  std::string title = heading(words, "score");
  pad(title, 17 - columns_of(with_minus(now.total)));
  lines.push_back(title + paint(words, Ink::Strong, with_minus(now.total)));
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const std::string number = with_minus(parts[i].second);
    std::string text = " " + std::string(words.find(key_of("score_short", parts[i].first)));
    pad(text, 17 - columns_of(number));
    text += number;
    if (i % 2 == 0) {
      pad(text, 19);
      lines.push_back(text);
    } else {
      lines.back() += text;
    }
  }
}

}  // namespace

std::string piece_name(const Texts& words, Piece piece) {
  return std::string(words.find(key_of("pieces", name_of(piece))));
}

std::string short_name(const Texts& words, Piece piece) {
  return std::string(words.find(key_of("pieces_short", name_of(piece))));
}

std::string direction_name(const Texts& words, int direction) {
  constexpr std::array<std::string_view, 5> kIds = {"N", "E", "S", "W", "ANY"};
  return std::string(words.find(key_of("directions", kIds[static_cast<std::size_t>(direction)])));
}

std::string sides_in_words(const Texts& words, Sides sides) {
  constexpr std::array<std::string_view, 4> kTypes = {"", "highway", "railway", "lava"};
  std::string text;
  for (std::uint8_t type = kHighway; type <= kLavaSide; ++type) {
    std::string list;
    for (int direction = 0; direction < 4; ++direction) {
      if (side_of(sides, direction) == type) list += (list.empty() ? "" : ", ") + direction_name(words, direction);
    }
    if (list.empty()) continue;
    text += (text.empty() ? "" : "; ") + std::string(words.find(key_of("types", kTypes[type]))) + ": " + list;
  }
  return text;
}

void pad(std::string& text, std::size_t columns) {
  const std::size_t taken = columns_of(text);
  if (taken < columns) text.append(columns - taken, ' ');
}

void cut(std::string& text, std::size_t columns) {
  if (columns_of(text) <= columns) return;
  std::size_t seen = 0, i = 0;
  bool coloured = false;
  for (; i < text.size(); ++i) {
    if (text[i] == '\033') {
      coloured = true;
      while (i < text.size() && text[i] != 'm') ++i;
    } else if ((static_cast<unsigned char>(text[i]) & 0xc0) != 0x80 && ++seen == columns) {
      break;
    }
  }
  text.erase(i);
  text += coloured ? "…\033[0m" : "…";
}

std::vector<std::string> panel_lines(const Texts& words, const View& view, Seat whose) {
  const Table& table = view.table;
  const SeatView& seat = view.seats[static_cast<std::size_t>(whose)];
  constexpr std::array<std::string_view, 7> kPhases = {"first", "roll", "meteor", "lava", "draft", "play", "over"};
  std::string title = words.say("railroad_ink.panel.round",
                                {{"round", std::to_string(table.round)}, {"rounds", std::to_string(table.rounds)}});
  std::string_view phase = kPhases[static_cast<std::size_t>(table.phase)];
  if (seat.own && !seat.settled) phase = "impact";
  if (seat.done) phase = "done";
  title += " · " + std::string(words.find(key_of("phases", phase)));
  std::vector<std::string> lines = {paint(words, Ink::Strong, title), ""};
  if (table.phase != Phase::Over) {
    add_dice(words, view, seat, lines);
    add_pairs(words, table, lines);
    lines.emplace_back();
    add_specials(words, seat, table.phase == Phase::Draft, lines);
    if (lines.size() < 18) lines.emplace_back();
  }
  add_score(words, table, seat.sheet, lines);
  for (auto& line : lines) cut(line, kPanelColumns);
  return lines;
}

std::string beside_each_other(std::span<const std::string> left, std::span<const std::string> right) {
  std::string text;
  for (std::size_t i = 0; i < left.size() || i < right.size(); ++i) {
    std::string line = i < left.size() ? left[i] : std::string();
    if (i < right.size() && !right[i].empty()) {
      pad(line, kBoardColumns + 2);
      line += right[i];
    }
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + "\n";
  }
  return text;
}

}  // namespace rh::railroad_ink
