// The difference between two JSON texts that the same writer made (two views of one seat): a list
// of `[path, value]` (set), `[path]` (remove) and, where the reader knows them,
// `[path, at, removed, [items]]` (splice), as docs/protocol.md has it. Works on the texts
// themselves: what did not change is compared as bytes, nothing is built in memory.
#pragma once

#include <string>
#include <string_view>

namespace rh::server {

// Appends the list to `out`, "[]" when nothing changed. Both texts must be what rh::JsonWriter
// writes: valid and without white space. Any order of keys gives a right answer; the same order in
// both gives a short one.
void write_difference(std::string_view before, std::string_view after, bool with_splices, std::string& out);

}  // namespace rh::server
