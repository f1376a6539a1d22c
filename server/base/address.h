// Addresses of the network: whom a limit counts, and whose word about others is believed.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rh::server {

// IPv4 is kept as IPv6 does it (::ffff:192.0.2.1), so that there is one form of each.
struct Address {
  std::array<std::uint8_t, 16> bytes{};

  // Strict: no brackets, no port, no host name. A zone ("fe80::1%eth0") is left out.
  static std::optional<Address> parse(std::string_view text);
  bool is_v4() const;
  bool is_loopback() const;
  std::string text() const;
  bool operator==(const Address&) const = default;
};

// "192.0.2.7", or the /64 of an IPv6 address, which is what one household has: "2001:db8:1:2::/64".
std::string household(const Address& address);

struct Network {
  Address base;
  int bits = 128;  // of all 128

  bool contains(const Address& address) const;
};

// "127.0.0.1,10.0.0.0/8,fd00::/8"; nothing when a part of it is none.
std::optional<std::vector<Network>> parse_networks(std::string_view list);

// Who really asks: from the peer leftwards through X-Forwarded-For (all its lines, joined by commas) as long
// as the word is a trusted proxy's. What an untrusted one says is hearsay.
Address client_behind(Address peer, std::string_view forwarded, const std::vector<Network>& trusted);

}  // namespace rh::server
