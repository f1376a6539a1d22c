// The part of the house that keeps the codes of open tables: four figures that people tell each other.
#include <algorithm>

#include "server/base/ids.h"
#include "server/tables/house.h"

namespace rh::server {
namespace {

std::string random_code() {
  std::string code = std::to_string(random_number() % 10'000);
  return std::string(4 - code.size(), '0') + code;
}

}  // namespace

std::string House::load_codes() {
  auto read = reader_.codes();
  if (!read) return "cannot be read";
  codes_.clear();
  for (Reader::Coded& one : *read) {
    std::string code = one.code;
    codes_.emplace(std::move(code), std::move(one));
  }
  return {};
}

void House::give_code(TableRow& row, Batch& batch) {
  constexpr int kTries = 100;  // enough until nearly all of them are in use
  for (int i = 0; i < kTries && row.code.empty(); ++i) {
    const std::string code = random_code();
    if (codes_.try_emplace(code, Reader::Coded{code, row.id, row.created}).second) row.code = code;
  }
  if (!row.code.empty()) return;
  auto& oldest = std::ranges::min_element(codes_, {}, [](const auto& one) { return one.second.created; })->second;
  batch.writes.emplace_back(DropCode{oldest.code});
  if (const auto found = tables_.find(oldest.table); found != tables_.end()) {
    found->second->row.code.clear();
    tell_info(*found->second, batch);
  }
  row.code = oldest.code;
  oldest = {row.code, row.id, row.created};
}

void House::end_code(TableRow& row) {
  if (!row.code.empty()) codes_.erase(row.code);
  row.code.clear();
}

std::expected<Table*, Denial> House::join(std::string_view code) {
  const auto found = codes_.find(std::string(code));
  if (found == codes_.end()) return deny(404, "unknown_code");
  return find(found->second.table);
}

}  // namespace rh::server
