#include "engine/core/nature.h"

#include <vector>

namespace rh {
namespace {

class Message {
 public:
  explicit Message(std::string_view label) { add(label); }
  Message& add(std::string_view text) {
    bytes_.insert(bytes_.end(), text.begin(), text.end());
    return *this;
  }
  Message& add(const Digest& digest) {
    bytes_.insert(bytes_.end(), digest.begin(), digest.end());
    return *this;
  }
  Message& add(std::uint64_t number) {
    for (int shift = 56; shift >= 0; shift -= 8) bytes_.push_back(static_cast<std::uint8_t>(number >> shift));
    return *this;
  }
  Digest hash() const { return sha256(bytes_); }
  // The digest's number modulo `total`, unless it lies in the last, incomplete multiple of it.
  std::optional<std::uint64_t> below(std::uint64_t total) const {
    const std::uint64_t incomplete = (0 - total) % total;  // 2^64 modulo total
    const Digest digest = hash();
    std::uint64_t number = 0;
    for (int i = 0; i < 8; ++i) number = number << 8 | digest[i];
    if (incomplete != 0 && number >= 0 - incomplete) return {};
    return number % total;
  }

 private:
  std::vector<std::uint8_t> bytes_;
};

}  // namespace

Digest KeyedNature::commitment() const { return Message("roundhouse commitment").add(secret_).hash(); }

std::uint64_t KeyedNature::counted_ticket(std::uint64_t index, std::uint64_t total) const {
  for (std::uint64_t attempt = 0;; ++attempt) {
    if (const auto ticket = Message("roundhouse nature").add(secret_).add(index).add(attempt).below(total))
      return *ticket;
  }
}

std::optional<std::uint64_t> KeyedNature::slot(const Chance& chance, std::uint64_t count, std::uint64_t attempt) const {
  return Message("roundhouse chance")
      .add(secret_)
      .add(static_cast<std::uint64_t>(chance.place.name.size()))
      .add(chance.place.name)
      .add(static_cast<std::uint64_t>(chance.place.number))
      .add(count)
      .add(attempt)
      .below(chance.slots);
}

PackedMove KeyedNature::choose(const Match& match) const {
  const Position& position = match.position();
  if (way_ == Way::Counted) return position.nature_pick(counted_ticket(match.nature_moves(), position.nature_total()));
  const Chance chance = position.chance();
  const std::uint64_t count = match.nature_moves_at(chance.place);
  for (std::uint64_t attempt = 0;; ++attempt) {
    const auto drawn = slot(chance, count, attempt);
    const auto move = drawn ? position.nature_slot(*drawn) : std::nullopt;
    if (move) return *move;
  }
}

Digest KeyedNature::secret_of_seed(std::uint64_t seed) { return Message("roundhouse seed").add(seed).hash(); }

std::string_view header_of(KeyedNature::Way way) {
  return way == KeyedNature::Way::Placed ? R"("chance":"place")" : "";
}

}  // namespace rh
