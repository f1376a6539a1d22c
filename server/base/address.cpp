#include "server/base/address.h"

#include <arpa/inet.h>

#include <algorithm>
#include <charconv>
#include <span>

namespace rh::server {
namespace {

constexpr std::array<std::uint8_t, 12> kMapped = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};

std::string_view trimmed(std::string_view text) {
  while (text.starts_with(' ') || text.starts_with('\t')) text.remove_prefix(1);
  while (text.ends_with(' ') || text.ends_with('\t')) text.remove_suffix(1);
  return text;
}

// Some proxies add the port: "192.0.2.1:4711", "[2001:db8::1]:4711".
std::optional<Address> parse_hop(std::string_view hop) {
  if (hop.starts_with('[')) return Address::parse(hop.substr(1, hop.find(']') - 1));
  if (std::ranges::count(hop, ':') == 1) hop = hop.substr(0, hop.find(':'));
  return Address::parse(hop);
}

}  // namespace

std::optional<Address> Address::parse(std::string_view text) {
  const std::string plain(text.substr(0, text.find('%')));
  Address made;
  if (inet_pton(AF_INET6, plain.c_str(), made.bytes.data()) == 1) return made;
  std::ranges::copy(kMapped, made.bytes.begin());
  if (inet_pton(AF_INET, plain.c_str(), made.bytes.data() + kMapped.size()) == 1) return made;
  return {};
}

bool Address::is_v4() const { return std::ranges::equal(kMapped, std::span(bytes).first<kMapped.size()>()); }

bool Address::is_loopback() const { return is_v4() ? bytes[12] == 127 : *this == Address::parse("::1"); }

std::string Address::text() const {
  std::array<char, INET6_ADDRSTRLEN> out{};
  if (is_v4()) {
    inet_ntop(AF_INET, bytes.data() + kMapped.size(), out.data(), out.size());
  } else {
    inet_ntop(AF_INET6, bytes.data(), out.data(), out.size());
  }
  return out.data();
}

std::string household(const Address& address) {
  if (address.is_v4()) return address.text();
  Address network = address;
  std::fill(network.bytes.begin() + 8, network.bytes.end(), std::uint8_t{0});
  return network.text() + "/64";
}

bool Network::contains(const Address& address) const {
  for (int bit = 0; bit < bits; bit += 8) {
    const auto at = static_cast<std::size_t>(bit / 8);
    const int kept = std::min(8, bits - bit);
    if (((base.bytes[at] ^ address.bytes[at]) >> (8 - kept)) != 0) return false;
  }
  return true;
}

std::optional<std::vector<Network>> parse_networks(std::string_view list) {
  std::vector<Network> networks;
  while (!list.empty()) {
    const auto comma = list.find(',');
    const std::string_view one = trimmed(list.substr(0, comma));
    list = comma == std::string_view::npos ? std::string_view{} : list.substr(comma + 1);
    const auto slash = one.find('/');
    const auto base = Address::parse(one.substr(0, slash));
    if (!base) return {};
    const int before = base->is_v4() ? 96 : 0;
    int bits = 128 - before;
    if (slash != std::string_view::npos) {
      const char* end = one.data() + one.size();
      const auto read = std::from_chars(one.data() + slash + 1, end, bits);
      if (read.ec != std::errc{} || read.ptr != end || bits < 0 || bits > 128 - before) return {};
    }
    networks.push_back({*base, before + bits});
  }
  return networks;
}

Address client_behind(Address peer, std::string_view forwarded, const std::vector<Network>& trusted) {
  const auto is_trusted = [&](const Address& hop) {
    return std::ranges::any_of(trusted, [&](const Network& network) { return network.contains(hop); });
  };
  while (is_trusted(peer) && !forwarded.empty()) {
    const auto comma = forwarded.rfind(',');
    const auto hop = parse_hop(trimmed(forwarded.substr(comma + 1)));  // npos + 1 is 0
    if (!hop) break;
    peer = *hop;
    forwarded = comma == std::string_view::npos ? std::string_view{} : forwarded.substr(0, comma);
  }
  return peer;
}

}  // namespace rh::server
