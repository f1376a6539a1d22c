// Everything a client is sent about a table, as JSON text (docs/protocol.md).
#pragma once

#include "engine/core/json_writer.h"
#include "server/store/journal.h"
#include "server/tables/table.h"

namespace rh::server {

// "open", "running", "over", "closed"
std::string_view name_of(TableState state);
// "rules", "damaged", "box": why a table is frozen.
std::string_view name_of(Frozen why);
// TABLE, as `identity` (may be empty) sees it.
void write_table(const TableRow& row, std::string_view identity, JsonWriter& json);
// RESULT of a finished game, as `identity` sees it.
void write_result(const TableRow& row, std::int64_t ended, std::string_view identity, JsonWriter& json);
std::string table_json(const TableRow& row, std::string_view identity);
// {"c":CODE,"by":SEAT,"a":{...}}
void write_event(const Event& event, JsonWriter& json);
// "args" of a refusal: an object; a repeated name becomes a list.
void write_arguments(std::span<const Argument> arguments, JsonWriter& json);
// Texts of moves as a list, and quotes as one: null where there is nothing to say.
void write_moves(const Game& game, std::span<const PackedMove> moves, JsonWriter& json);
void write_quotes(std::span<const std::string> quotes, JsonWriter& json);

// The legal moves of a viewer: none when it is not to move.
Legal legal_moves(const Match& match, Seat viewer);
// {"now":3,"total":7}: how far the game has come, as everybody may know.
std::string progress_of(const Position& position);
// What everybody sees now, for the disk: to be read when these rules cannot show it any more.
PutViews views_of(Table& table);
// The end of a game: its result and the last views are kept, and never computed again.
void write_end(Table& table, std::int64_t now, Batch& batch);
// The record as a viewer may have it: all of it with the secret when the game is over; before, of each
// move what the game tells this viewer (docs/records.md).
std::string record_for(const Table& table, Seat viewer);
// What `course` answers of a finished game: "scores":[...],"rounds":[...].
std::string course_of(const Match& match);
// What a viewer saw after the first `index` moves; empty when there are not so many.
std::string view_at(const Match& match, std::size_t index, Seat viewer);

}  // namespace rh::server
