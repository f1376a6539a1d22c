#include "engine/core/nature.h"

#include <vector>

namespace rh {
namespace {

class Message {
 public:
  explicit Message(std::string_view label) : bytes_(label.begin(), label.end()) {}
  Message& add(const Digest& digest) {
    bytes_.insert(bytes_.end(), digest.begin(), digest.end());
    return *this;
  }
  Message& add(std::uint64_t number) {
    for (int shift = 56; shift >= 0; shift -= 8) bytes_.push_back(static_cast<std::uint8_t>(number >> shift));
    return *this;
  }
  Digest hash() const { return sha256(bytes_); }

 private:
  std::vector<std::uint8_t> bytes_;
};

}  // namespace

Digest KeyedNature::commitment() const { return Message("roundhouse commitment").add(secret_).hash(); }

std::uint64_t KeyedNature::ticket(std::uint64_t index, std::uint64_t total) const {
  const std::uint64_t incomplete = (0 - total) % total;  // 2^64 modulo total
  for (std::uint64_t attempt = 0;; ++attempt) {
    const Digest digest = Message("roundhouse nature").add(secret_).add(index).add(attempt).hash();
    std::uint64_t number = 0;
    for (int i = 0; i < 8; ++i) number = number << 8 | digest[i];
    if (number < 0 - incomplete || incomplete == 0) return number % total;
  }
}

Digest KeyedNature::secret_of_seed(std::uint64_t seed) { return Message("roundhouse seed").add(seed).hash(); }

}  // namespace rh
