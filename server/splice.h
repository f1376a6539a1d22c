// How to turn one list into another with few cuts, for lists that mostly keep their order.
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

namespace rh::server {

// At `at`, take `removed` items out and put items `from`..`from + inserted` of the new list in.
// Applied one after the other from the front, `at` is right when its turn comes.
struct Splice {
  std::size_t at = 0, removed = 0, from = 0, inserted = 0;
};

template <class T>
std::vector<Splice> splices(std::span<const T> before, std::span<const T> after) {
  std::vector<Splice> cuts;
  std::size_t o = 0, n = 0;
  while (o < before.size() || n < after.size()) {
    if (o < before.size() && n < after.size() && before[o] == after[n]) {
      ++o, ++n;
      continue;
    }
    Splice cut{.at = n, .from = n};
    while (n < after.size()) {
      const auto rest = before.subspan(o);
      const auto found = std::find(rest.begin(), rest.end(), after[n]);
      if (found != rest.end()) {
        cut.removed += static_cast<std::size_t>(found - rest.begin());
        o += static_cast<std::size_t>(found - rest.begin());
        break;
      }
      ++cut.inserted, ++n;
    }
    if (n == after.size()) cut.removed += before.size() - o, o = before.size();
    cuts.push_back(cut);
  }
  return cuts;
}

}  // namespace rh::server
