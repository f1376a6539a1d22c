// Records: a whole game as JSON Lines (docs/records.md). Reading checks the form of every line;
// whether the moves are legal is for replay().
#pragma once

#include <string>
#include <vector>

#include "engine/core/match.h"

namespace rh {

struct RecordLine {
  Seat by = kNature;
  std::string move;
  int line = 0;  // 1-based, in the file
};

struct Record {
  std::string game;
  int rules = 1;
  Options options;
  int seats = 1;
  std::vector<std::string> names;
  std::vector<RecordLine> moves;
  std::string result;  // the result object as JSON, empty when there is none
  int result_line = 0;
  bool other_edition = false;  // its box has another hash than the one of that name here, with which it is replayed
  bool partial = false;        // of a running game, as one viewer may know it: something may be left out
  std::string extra;           // unknown keys of the header, kept: "" or `"key":value,...`
  int header_line = 1;
};

// What is wrong with a record, and where. `refusal` is the code of a refused move ("RI-173") or
// empty; `problem` then says what is wrong with the line itself.
struct RecordError {
  int line = 0;
  Refusal refusal;
  Problem problem;
  std::string move;
  bool other_edition = false;  // which may be the whole reason
};

// A record may carry its own box: then that is on the shelf of its game afterwards. `before`: so many lines of the
// file stand before this text.
std::expected<Record, RecordError> read_record(std::string_view text, int before = 0);
// Plays all moves of a record and compares its result line, if there is one.
std::expected<Match, RecordError> replay(const Record& record);
// The first line of a record.
std::string write_header(const Game& game, const Options& options, int seats,
                         const std::vector<std::string>& names = {}, std::string_view extra = {});
// {"name":...,"hash":...} of a header, with the data where the program does not carry the box.
void write_box(const Box& box, JsonWriter& json);
// The text of a match so far: header, the moves that stand, and the result when it is over.
std::string write_record(const Match& match, const std::vector<std::string>& names, std::string_view extra = {});
// The same as a viewer may know it: while the game runs its header names the viewer, and of each move it says
// what the game tells (rules.h).
std::string write_record_for(const Match& match, Seat viewer, const std::vector<std::string>& names,
                             std::string_view extra = {});

}  // namespace rh
