#include "engine/core/longest.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>
#include <vector>

#include "engine/core/bounds.h"
#include "engine/core/hash.h"

namespace rh {
namespace {

// One picture of the front. A slot belongs to one vertex of the front at a time: 0 when no way has
// touched it, else twice the number of its piece of way, plus one when its degree is odd. A path has
// nothing to do any more with a vertex of degree two: such a slot is kFull, whatever its piece.
constexpr int kSlots = 31;
constexpr int kNarrow = 6;  // up to this width the table is cheaper than looking for a better order
constexpr std::uint8_t kFull = 1, kFirst = 2, kFresh = 2 * (kSlots + 1);

struct Front {
  std::array<std::uint8_t, kSlots> slots{};
  std::uint8_t ends = 0;  // of odd degree among the done vertices: ends of the whole way
  bool operator==(const Front&) const = default;
};

constexpr int piece(std::uint8_t slot) { return slot / 2; }

// The pictures of one moment, each with the greatest length that leads to it.
class Layer {
 public:
  struct Entry {
    Front front;
    int length;
  };

  void clear() {
    entries_.clear();
    std::ranges::fill(places_, 0);
  }
  const std::vector<Entry>& entries() const { return entries_; }

  void add(Front front, int length, int width) {
    rename(front, width);
    if (2 * entries_.size() >= places_.size()) grow();
    std::uint32_t& place = find(front);
    if (place == 0) {
      entries_.push_back({front, length});
      place = static_cast<std::uint32_t>(entries_.size());
    } else {
      entries_[place - 1].length = std::max(entries_[place - 1].length, length);
    }
  }

 private:
  // Pieces get numbers in the order of their first slots: equal pictures become equal.
  static void rename(Front& front, int width) {
    std::array<std::uint8_t, piece(kFresh) + 1> names{};
    std::uint8_t next = kFirst;
    for (int i = 0; i < width; ++i) {
      std::uint8_t& slot = front.slots[i];
      if (slot < kFirst) continue;
      std::uint8_t& name = names[piece(slot)];
      if (name == 0) name = std::exchange(next, static_cast<std::uint8_t>(next + 2));
      slot = static_cast<std::uint8_t>(name | (slot & 1));
    }
  }

  // The place of this picture: one more than its index, or a free place (0).
  std::uint32_t& find(const Front& front) {
    std::size_t at = hash_flat(front) & (places_.size() - 1);
    while (places_[at] != 0 && entries_[places_[at] - 1].front != front) at = (at + 1) & (places_.size() - 1);
    return places_[at];
  }

  void grow() {
    places_.assign(2 * places_.size(), 0);
    for (std::uint32_t i = 0; i < entries_.size(); ++i) find(entries_[i].front) = i + 1;
  }

  std::vector<Entry> entries_;
  std::vector<std::uint32_t> places_ = std::vector<std::uint32_t>(64);
};

enum class Kind { Trail, Path };

class Search {
 public:
  Search(std::span<const LongEdge> edges, Kind kind) : kind_(kind) {
    std::vector<std::uint16_t> names;
    for (const LongEdge& edge : edges) names.insert(names.end(), {edge.a, edge.b});
    std::ranges::sort(names);
    names.erase(std::unique(names.begin(), names.end()), names.end());
    vertices_.resize(names.size());
    const auto number = [&](std::uint16_t name) {
      return static_cast<int>(std::ranges::lower_bound(names, name) - names.begin());
    };
    for (const LongEdge& edge : edges) {
      const int a = number(edge.a), b = number(edge.b);
      vertices_[a].steps.push_back({b, edge.length});
      vertices_[b].steps.push_back({a, edge.length});
    }
  }

  int longest() {
    from_.add({}, 0, 0);
    for (const int vertex : order()) {
      enter(vertex);
      for (const auto [to, length] : vertices_[vertex].steps) {
        if (vertices_[to].done) continue;
        enter(to);
        step([&](const Front& front, int so_far) {
          to_.add(front, so_far, width_);
          Front taken = front;
          const int way = take(taken, vertices_[vertex].slot, vertices_[to].slot);
          if (way != 0) keep(taken, way, so_far + length);
        });
      }
      leave(vertex);
    }
    return best_;
  }

 private:
  struct Vertex {
    struct Step {
      int to, length;
    };
    std::vector<Step> steps;
    int slot = -1;  // in the front
    bool done = false;
  };

  struct Order {
    std::vector<int> vertices;
    int width = 0;           // of the front at its widest
    std::uint64_t work = 0;  // pictures to expect
  };

  // The narrower the front, the less there is to keep: where one good order is not narrow, the best of
  // those from every vertex.
  std::vector<int> order() const {
    const auto fewest = std::ranges::min_element(vertices_, {}, [](const Vertex& v) { return v.steps.size(); });
    Order best = order_from(static_cast<int>(fewest - vertices_.begin()));
    for (int start = 0; best.width > kNarrow && start < static_cast<int>(vertices_.size()); ++start) {
      Order other = order_from(start);
      if (other.work < best.work) best = std::move(other);
    }
    return best.vertices;
  }

  // Always the vertex that widens the front least; of equal ones that which is in it for the longest time.
  Order order_from(int start) const {
    Order order;
    std::vector<int> waiting(vertices_.size());  // undone steps to vertices outside the front
    for (std::size_t v = 0; v < vertices_.size(); ++v) waiting[v] = static_cast<int>(vertices_[v].steps.size());
    std::vector<char> seen(vertices_.size());
    std::vector<int> front;
    const auto enter = [&](int vertex) {
      if (seen[vertex]) return;
      seen[vertex] = 1;
      front.push_back(vertex);
      for (const auto& step : vertices_[vertex].steps) --waiting[step.to];
    };
    for (int next = start; order.vertices.size() < vertices_.size(); next = 0) {
      while (seen[next]) ++next;  // another part of the network
      enter(next);
      while (!front.empty()) {
        const auto least = std::ranges::min_element(front, {}, [&](int vertex) { return waiting[vertex]; });
        const int vertex = *least;
        front.erase(least);
        for (const auto& step : vertices_[vertex].steps) enter(step.to);
        order.vertices.push_back(vertex);
        const int width = static_cast<int>(front.size());
        order.width = std::max(order.width, width);
        order.work += 1ull << std::min(3 * width / 2, 50);
      }
    }
    return order;
  }

  void enter(int vertex) {
    if (vertices_[vertex].slot >= 0) return;
    const int slot = std::countr_one(used_);
    ensure(slot < kSlots);
    used_ |= 1u << slot;
    width_ = std::max(width_, slot + 1);
    vertices_[vertex].slot = slot;
  }

  template <class Each>
  void step(const Each& each) {
    to_.clear();
    for (const auto& [front, length] : from_.entries()) each(front, length);
    std::swap(from_, to_);
  }

  // Adds the edge between two vertices of the front to the way. The piece it belongs to, 0 when that cannot be.
  int take(Front& front, int from, int to) const {
    std::uint8_t& a = front.slots[from];
    std::uint8_t& b = front.slots[to];
    const bool path = kind_ == Kind::Path, middle_a = a != 0, middle_b = b != 0;
    if (path && (a == kFull || b == kFull || (middle_a && a == b))) return 0;
    const int gone = piece(b), stays = middle_a ? piece(a) : middle_b ? piece(b) : piece(kFresh);
    if (!middle_a) a = static_cast<std::uint8_t>(2 * stays);
    if (!middle_b) b = static_cast<std::uint8_t>(2 * stays);
    if (middle_b && gone != stays) {
      for (auto& slot : front.slots) {
        if (piece(slot) == gone) slot = static_cast<std::uint8_t>(2 * stays | (slot & 1));
      }
    }
    a = path && middle_a ? kFull : a ^ 1;
    b = path && middle_b ? kFull : b ^ 1;
    return stays;
  }

  // All edges of the vertex are decided: it leaves the front.
  void leave(int vertex) {
    const int slot = vertices_[vertex].slot;
    step([&](Front front, int length) {
      const std::uint8_t last = std::exchange(front.slots[slot], std::uint8_t{0});
      if (last < kFirst) return to_.add(front, length, width_);
      front.ends = static_cast<std::uint8_t>(front.ends + (last & 1));
      if (front.ends <= 2) keep(front, piece(last), length);
    });
    used_ &= ~(1u << slot);
    vertices_[vertex].done = true;
  }

  // A piece that meets the front no more cannot grow and nothing can join it: it is the whole way, or
  // part of none.
  void keep(const Front& front, int way, int length) {
    bool goes_on = false, alone = true;
    for (const std::uint8_t slot : front.slots) {
      if (slot >= kFirst) (piece(slot) == way ? goes_on : alone) = piece(slot) == way;
    }
    if (goes_on) {
      to_.add(front, length, width_);
    } else if (alone) {
      best_ = std::max(best_, length);
    }
  }

  Kind kind_;
  std::vector<Vertex> vertices_;
  Layer from_, to_;
  std::uint32_t used_ = 0;  // slots
  int width_ = 0;
  int best_ = 0;
};

}  // namespace

int longest_trail(std::span<const LongEdge> edges) { return Search(edges, Kind::Trail).longest(); }

int longest_path(std::span<const LongEdge> edges) { return Search(edges, Kind::Path).longest(); }

}  // namespace rh
