// The part of the house that clears away what nobody comes back to: guided games that visitors left.
#include "server/base/log.h"
#include "server/tables/house.h"

namespace rh::server {
namespace {

constexpr std::int64_t kDay = 24 * 3600 * 1000LL, kKept = 30 * kDay;

}  // namespace

// A few at a time: everybody else is served in between.
void House::prune_lessons() {
  constexpr std::size_t kAtOnce = 4;
  const auto old = reader_.old_lessons(now_ms() - kKept, static_cast<std::int64_t>(kAtOnce + tables_.size()));
  if (!old) return;
  Batch batch;
  std::vector<std::string> going;
  for (const Reader::OldLesson& lesson : *old) {
    if (tables_.contains(lesson.id) || going.size() == kAtOnce || !dropped_.insert(lesson.id).second) continue;
    going.push_back(lesson.id);
    codes_.erase(lesson.code);
    batch.writes.emplace_back(DropTable{lesson.number});
  }
  if (going.empty()) return;
  batch.after.push_back([this, going](bool ok) {
    for (const std::string& id : going) dropped_.erase(id);
    if (!ok) return;  // the next hour tries again
    log(Level::Info, "old lessons are gone", {{"tables", static_cast<std::int64_t>(going.size())}});
    loop_.post([this] { prune_lessons(); });
  });
  journal_.submit(std::move(batch));
}

// `updated` is when something last happened there, and of a lesson that it was opened; a day is exact enough.
void House::keep_lesson(Table& table) {
  if (now_ms() - table.row.updated < kDay || table.row.frozen == Frozen::Damaged) return;
  table.row.updated = now_ms();
  Batch batch;
  batch.writes.emplace_back(PutTable{table.row});
  submit(table, std::move(batch));
}

}  // namespace rh::server
