#include "engine/core/names.h"

namespace rh {

std::size_t NameList::place_of(std::string_view name) const {
  std::uint64_t hash = 0xcbf29ce484222325u;  // FNV-1a
  for (const char letter : name) hash = (hash ^ static_cast<std::uint8_t>(letter)) * 0x100000001b3u;
  std::size_t place = (hash ^ hash >> 32) % places_.size();
  for (;; place = (place + 1) % places_.size()) {
    const std::uint16_t found = places_[place].load(std::memory_order_acquire);
    if (found == 0 || *names_[found - 1u] == name) return place;
  }
}

std::optional<std::uint16_t> NameList::find(std::string_view name) const {
  const std::uint16_t found = places_[place_of(name)].load(std::memory_order_acquire);
  if (found == 0) return {};
  return static_cast<std::uint16_t>(found - 1);
}

std::uint16_t NameList::add(std::string_view name) {
  const std::size_t place = place_of(name);
  if (const std::uint16_t found = places_[place].load(std::memory_order_relaxed); found != 0)
    return static_cast<std::uint16_t>(found - 1);
  const std::size_t number = size();
  ensure(number < kMost);
  names_[number] = std::make_unique<const std::string>(name);
  count_.store(number + 1, std::memory_order_release);
  places_[place].store(static_cast<std::uint16_t>(number + 1), std::memory_order_release);
  return static_cast<std::uint16_t>(number);
}

}  // namespace rh
