// The audit log: who did what at which table, and who was denied it; one JSON object a line, for a host
// who has to find out what happened. No tokens, no codes of links, nothing that anybody said.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace rh::server {

using AuditValue = std::variant<std::int64_t, std::string_view>;

// Appends to this file, which only its owner may read; empty: nothing is written. False when it cannot be.
bool open_audit(const std::string& file);
// Is anything written? Who would have to gather what a line says asks first.
bool audits();
// What is not known is left out: an empty text, a number below 0.
//   audit("sit", {{"who", who.id}, {"address", who.address}, {"table", table.row.id}, {"seat", seat}});
void audit(std::string_view what, std::initializer_list<std::pair<std::string_view, AuditValue>> values);

}  // namespace rh::server
