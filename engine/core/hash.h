// Hash of a flat state: the same on every platform, because a state has no padding and no pointer.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace rh {

// 64-bit multiply-and-fold over 8-byte words; not for adversaries.
inline std::uint64_t hash_bytes(const void* data, std::size_t size, std::uint64_t seed = 0) {
  const auto fold = [](std::uint64_t a, std::uint64_t b) {
    const auto product = static_cast<unsigned __int128>(a) * b;
    return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
  };
  const auto* bytes = static_cast<const unsigned char*>(data);
  std::uint64_t hash = seed ^ 0x243f6a8885a308d3ull;
  for (std::size_t i = 0; i < size; i += 8) {
    std::uint64_t word = 0;
    std::memcpy(&word, bytes + i, size - i < 8 ? size - i : 8);
    hash = fold(hash ^ word, 0x9e3779b97f4a7c15ull + 2 * i);
  }
  return fold(hash ^ size, 0xbf58476d1ce4e5b9ull);
}

template <class... Flat>
std::uint64_t hash_flat(const Flat&... values) {
  static_assert((std::has_unique_object_representations_v<Flat> && ...), "a hashed value has no padding");
  std::uint64_t hash = 0;
  ((hash = hash_bytes(&values, sizeof(Flat), hash)), ...);
  return hash;
}

}  // namespace rh
