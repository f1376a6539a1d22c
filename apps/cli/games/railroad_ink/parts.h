// Parts of the guide that stand on their own.
#pragma once

#include "apps/cli/guide.h"
#include "engine/games/railroad_ink/view.h"

namespace rh::railroad_ink {

// The live breakdown of every board of a view, one column a seat.
std::string score_table(const Texts& texts, const View& seen, const Names& names);

// Real dice on a real table: what to type now, and nature's move that a text means. Faces may be
// numbers or names, in any order; the exact notation works too.
std::string dice_prompt(const Texts& texts, const Table& table);
std::expected<PackedMove, Refusal> dice_move(const Table& table, const std::string& text);

// A sheet on paper, one line of drawings in the placement notation ("30.HHH 31..HH 33O"), and its points.
std::expected<PaperScore, PaperNote> score_paper(std::string_view line, const Options& options);

}  // namespace rh::railroad_ink
