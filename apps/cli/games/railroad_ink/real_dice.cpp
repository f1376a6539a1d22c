#include <algorithm>

#include "apps/cli/args.h"
#include "apps/cli/games/railroad_ink/parts.h"
#include "apps/cli/games/railroad_ink/show.h"
#include "apps/cli/terminal.h"

namespace rh::railroad_ink {
namespace {

std::string upper_case(std::string text) {
  std::ranges::transform(text, text.begin(), [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
  return text;
}

std::expected<PackedMove, Refusal> packed(const std::expected<Move, Refusal>& move) {
  if (!move) return std::unexpected(move.error());
  return pack(*move);
}

// Faces in any order are put into the order of the notation.
std::expected<PackedMove, Refusal> faces_move(const std::vector<std::string>& words, bool lava, bool draft) {
  const int first = lava ? kFirstLava : 0, count = lava ? kLavaFaces : kRouteFaces;
  std::vector<Piece> faces;
  for (const auto& word : words) {
    for (int i = 0; i < count; ++i) {
      const auto piece = static_cast<Piece>(first + i);
      if (word == std::to_string(i + 1) || word == name_of(piece)) faces.push_back(piece);
    }
  }
  std::ranges::sort(faces);
  const std::size_t wanted = lava || draft ? 2 : 4;
  if (faces.size() != words.size() || faces.size() != wanted) return std::unexpected(Refusal("RI-190"));
  if (lava) return pack(Move::lava(faces[0], faces[1]));
  if (draft) return pack(Move::pair(faces[0], faces[1]));
  return pack(Move::roll(faces[0], faces[1], faces[2], faces[3]));
}

}  // namespace

std::string dice_prompt(const Texts& texts, const Table& table) {
  const std::string_view key = table.phase == Phase::Meteor  ? "meteor"
                               : table.phase == Phase::Lava  ? "lava"
                               : table.phase == Phase::First ? "first"
                               : table.draft                 ? "pair"
                                                             : "roll";
  std::string text(texts.find("railroad_ink.manual." + std::string(key)));
  if (key == "meteor" || key == "first") return text;
  const int first = key == "lava" ? kFirstLava : 0, count = key == "lava" ? kLavaFaces : kRouteFaces;
  for (int i = 0; i < count; ++i) {
    const auto piece = static_cast<Piece>(first + i);
    text += (i % 2 == 0 ? "\n  " : "") + padded(std::to_string(i + 1) + " " + short_name(texts, piece), 36);
  }
  return text;
}

std::expected<PackedMove, Refusal> dice_move(const Table& table, const std::string& text) {
  if (const auto exact = parse(text)) return pack(*exact);
  std::vector<std::string> words;
  for (const auto& word : split(text, ' ')) {
    if (!word.empty()) words.push_back(upper_case(word));
  }
  if (table.phase == Phase::Meteor || table.phase == Phase::First) {
    std::string line = table.phase == Phase::Meteor ? "meteor" : "first";
    for (const auto& word : words) line += " " + word;
    return packed(parse(line));
  }
  return faces_move(words, table.phase == Phase::Lava, table.draft != 0);
}

}  // namespace rh::railroad_ink
