// SHA-256 (FIPS 180-4): commitments and the keyed generator of a match rest on it, because every
// browser can repeat it (crypto.subtle) to check a finished game.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace rh {

using Digest = std::array<std::uint8_t, 32>;

Digest sha256(std::span<const std::uint8_t> message);
std::string to_hex(std::span<const std::uint8_t> bytes);
// False when the text is not exactly 64 lower-case hexadecimal digits.
bool from_hex(std::string_view text, Digest& bytes);

}  // namespace rh
