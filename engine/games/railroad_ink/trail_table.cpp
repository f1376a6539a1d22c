#include "engine/games/railroad_ink/trail_table.h"

#include <algorithm>
#include <unordered_map>

namespace rh::railroad_ink {
namespace {

// Which joints cross the line between done and undone spaces: one slot for each column (downwards)
// and one for the step to the right. 0: not used; equal labels: connected by what is done.
constexpr int kSlots = kSize + 1, kRight = kSize;
constexpr std::uint8_t kFresh = kSlots;

struct Profile {
  std::array<std::uint8_t, kSlots> slots{};
  std::uint8_t odd = 0;  // spaces of odd degree so far: the two ends of the trail

  bool empty() const {
    return std::ranges::all_of(slots, [](std::uint8_t slot) { return slot == 0; });
  }
  bool has(std::uint8_t label) const { return std::ranges::find(slots, label) != slots.end(); }
  void relabel(std::uint8_t from, std::uint8_t to) { std::ranges::replace(slots, from, to); }
  // Labels in the order of their first slot, packed: equal situations get equal keys.
  std::uint64_t key() {
    std::array<std::uint8_t, kFresh + 1> renamed{};
    std::uint8_t next = 0;
    std::uint64_t packed = odd;
    for (auto& slot : slots) {
      if (slot != 0) {
        if (renamed[slot] == 0) renamed[slot] = ++next;
        slot = renamed[slot];
      }
      packed = packed << 4 | slot;
    }
    return packed;
  }
};

struct Entry {
  Profile profile;
  int joints;
  int parent;         // in the layer before
  std::uint8_t uses;  // of this space: 1 the joint to the right, 2 the joint downwards
};

using Layer = std::vector<Entry>;

struct Best {
  int joints = 0, layer = 0, parent = 0;
  std::uint8_t uses = 0;
};

// Takes one space into a profile; false when that cannot lead to one trail. `closed` is set when the
// trail ends here.
bool step(Profile& profile, int column, std::uint8_t uses, int most, bool& closed) {
  const std::uint8_t up = profile.slots[static_cast<std::size_t>(column)], left = profile.slots[kRight];
  const bool right = (uses & 1) != 0, down = (uses & 2) != 0;
  const int degree = (up != 0) + (left != 0) + right + down;
  if (degree > most) return false;
  if (degree % 2 != 0 && ++profile.odd > 2) return false;
  if (up != 0 && left != 0 && up != left) profile.relabel(left, up);
  const std::uint8_t label = up != 0 ? up : left != 0 ? left : kFresh;
  profile.slots[static_cast<std::size_t>(column)] = down ? label : 0;
  profile.slots[kRight] = right ? label : 0;
  if (degree == 0 || profile.has(label)) return true;
  closed = true;  // nothing of this part is open any more: it must be all there is
  return profile.empty() && profile.odd == 2;
}

Trail read_back(const std::vector<Layer>& layers, const Best& best) {
  JointMap used{};
  std::uint8_t uses = best.uses;
  int parent = best.parent;
  for (int cell = best.layer; cell >= 0; --cell) {
    for (const int direction : {kEast, kSouth}) {
      if ((uses & (direction == kEast ? 1 : 2)) == 0) continue;
      const int next = tables().neighbour[static_cast<std::size_t>(cell)][static_cast<std::size_t>(direction)];
      used[static_cast<std::size_t>(cell)] |= lane(direction);
      used[static_cast<std::size_t>(next)] |= lane(opposite(direction));
    }
    const Entry& entry = layers[static_cast<std::size_t>(cell)][static_cast<std::size_t>(parent)];
    uses = entry.uses;
    parent = entry.parent;
  }
  const auto odd = std::ranges::find_if(used, [](Lanes lanes) { return std::popcount(lanes) % 2 != 0; });
  return {best.joints, tour(used, static_cast<int>(odd - used.begin()))};
}

}  // namespace

// Hierholzer: walk until stuck, then open the walk where joints are left.
std::vector<std::uint8_t> tour(JointMap joints, int start) {
  std::vector<std::uint8_t> stack = {static_cast<std::uint8_t>(start)}, path;
  while (!stack.empty()) {
    const int cell = stack.back();
    Lanes& open = joints[static_cast<std::size_t>(cell)];
    if (open == 0) {
      path.push_back(stack.back());
      stack.pop_back();
      continue;
    }
    const int direction = pop_direction(open);
    const int next = tables().neighbour[static_cast<std::size_t>(cell)][static_cast<std::size_t>(direction)];
    joints[static_cast<std::size_t>(next)] &= static_cast<Lanes>(~lane(opposite(direction)));
    stack.push_back(static_cast<std::uint8_t>(next));
  }
  return path;
}

Trail longest_trail(const JointMap& joints, bool simple) {
  std::vector<Layer> layers(kCells + 1);
  layers[0].push_back({.profile = {}, .joints = 0, .parent = 0, .uses = 0});
  std::unordered_map<std::uint64_t, std::size_t> known;
  Best best;
  for (int cell = 0; cell < kCells; ++cell) {
    const Layer& from = layers[static_cast<std::size_t>(cell)];
    Layer& to = layers[static_cast<std::size_t>(cell) + 1];
    known.clear();
    const Lanes open = joints[static_cast<std::size_t>(cell)];
    const int possible = ((open & lane(kEast)) != 0 ? 1 : 0) | ((open & lane(kSouth)) != 0 ? 2 : 0);
    for (std::size_t i = 0; i < from.size(); ++i) {
      for (std::uint8_t uses = 0; uses < 4; ++uses) {
        if ((uses & ~possible) != 0) continue;
        Entry entry{from[i].profile, from[i].joints + std::popcount(uses), static_cast<int>(i), uses};
        bool closed = false;
        if (!step(entry.profile, cell % kSize, uses, simple ? 2 : 4, closed)) continue;
        if (closed) {
          if (entry.joints > best.joints) best = {entry.joints, cell, entry.parent, uses};
          continue;
        }
        const auto [place, added] = known.try_emplace(entry.profile.key(), to.size());
        if (added)
          to.push_back(entry);
        else if (entry.joints > to[place->second].joints)
          to[place->second] = entry;
      }
    }
  }
  return best.joints == 0 ? Trail{} : read_back(layers, best);
}

}  // namespace rh::railroad_ink
