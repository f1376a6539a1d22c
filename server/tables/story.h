// The log of a table as people read it: what every row told is stored beside the row, and a page of
// it is put together for one viewer without playing anything again.
//
// Stored is one text a row, [AUDIENCE,EVENT,AUDIENCE,EVENT,...]: the audience as a mask of seats, -1 for
// everybody, and the event as clients get it. In memory a table keeps only whom each event was for,
// and the texts of rows that may not be on disk yet. A move that is taken back takes its events
// with it, and the row of the undo has none: the log is what stands.
#pragma once

#include "server/store/reader.h"
#include "server/tables/table.h"

namespace rh::server {

inline constexpr std::int64_t kLogEnd = INT64_MAX;
inline constexpr std::size_t kFirstPage = 100, kPage = 200;

// Appends one event to the stored text of a row, which begins as "["; the event alone.
std::string_view store_event(const Event& event, std::string& text);
// The event as a viewer gets it: with the index of its move.
void append_event(std::string_view written, std::uint32_t move, std::string& text);
// The stored text of a row that told this.
std::string stored(const Events& events);
struct Heard {
  Audience audience = kEverybody;
  std::string_view event;
};
// Reads a stored text; false when it is none.
bool read_stored(std::string_view text, std::vector<Heard>& heard);

struct LogPage {
  std::int64_t from = 0;  // how many events of this viewer come before
  std::string events;     // [EVENT,...]
};
// The last `most` events a viewer may know before its event number `before`.
Read<LogPage> log_page(const Table& table, Reader& reader, Seat viewer, std::int64_t before, std::size_t most);

// The record of a table that cannot be played again: of a finished game everything; else the viewer's own moves
// and of the others what everybody might know at once (what came to light later is in the last view).
Read<std::string> stored_record(const Table& table, Reader& reader, Seat viewer);

}  // namespace rh::server
