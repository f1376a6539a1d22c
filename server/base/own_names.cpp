#include "server/base/own_names.h"

#include <algorithm>
#include <charconv>

#include "server/base/address.h"

namespace rh::server {
namespace {

std::string lower(std::string_view text) {
  std::string copy(text);
  std::ranges::transform(copy, copy.begin(),
                         [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
  return copy;
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Letters, digits and hyphens between single dots; the last part is no number (that would be an address).
bool is_name(std::string_view host) {
  std::size_t part = 0;
  for (const char c : host) {
    if (c == '.') {
      if (part == 0) return false;
      part = 0;
      continue;
    }
    if (!is_digit(c) && !(c >= 'a' && c <= 'z') && (c != '-' || part == 0) && c != '_') return false;
    ++part;
  }
  const auto last = host.substr(host.rfind('.') + 1);
  return part > 0 && !std::ranges::all_of(last, is_digit);
}

int default_port(std::string_view scheme) { return scheme == "https" ? 443 : 80; }

}  // namespace

std::optional<Authority> Authority::parse(std::string_view text) {
  Authority made;
  std::string_view port;
  bool has_port = false;
  if (text.starts_with('[')) {
    const auto end = text.find(']');
    if (end == std::string_view::npos) return {};
    const auto inside = text.substr(1, end - 1);
    if (inside.find(':') == std::string_view::npos || inside.find('%') != std::string_view::npos) return {};
    if (!Address::parse(inside)) return {};
    made.host = lower(text.substr(0, end + 1));
    made.is_address = true;
    const auto rest = text.substr(end + 1);
    has_port = !rest.empty();
    if (has_port && rest[0] != ':') return {};
    port = rest.substr(has_port ? 1 : 0);
  } else {
    const auto colon = text.find(':');
    has_port = colon != std::string_view::npos;
    made.host = lower(text.substr(0, colon));
    port = has_port ? text.substr(colon + 1) : std::string_view{};
    made.is_address = made.host.find('%') == std::string::npos && Address::parse(made.host).has_value();
    if (!made.is_address && !is_name(made.host)) return {};
  }
  if (!has_port) return made;
  const char* end = port.data() + port.size();
  if (port.empty() || !std::ranges::all_of(port, is_digit)) return {};
  const auto read = std::from_chars(port.data(), end, made.port);
  if (read.ec != std::errc{} || read.ptr != end || made.port < 1 || made.port > 65535) return {};
  return made;
}

std::optional<Origin> Origin::parse(std::string_view text) {
  const auto mark = text.find("://");
  if (mark == std::string_view::npos) return {};
  Origin made;
  made.scheme = lower(text.substr(0, mark));
  if (made.scheme != "http" && made.scheme != "https") return {};
  const auto authority = Authority::parse(text.substr(mark + 3));
  if (!authority) return {};
  made.host = authority->host;
  made.port = authority->port != 0 ? authority->port : default_port(made.scheme);
  return made;
}

OwnNames::OwnNames(std::string_view public_url, std::string_view machine) : machine_(lower(machine)) {
  const auto mark = public_url.find("://");
  if (mark != std::string_view::npos) public_ = Origin::parse(public_url.substr(0, public_url.find('/', mark + 3)));
}

bool OwnNames::is_public(std::string_view host) const {
  const auto asked = Authority::parse(host);
  return asked && public_ && asked->host == public_->host &&
         (asked->port != 0 ? asked->port : default_port(public_->scheme)) == public_->port;
}

bool OwnNames::is_host(std::string_view host) const {
  const auto asked = Authority::parse(host);
  if (!asked) return false;
  if (asked->is_address || asked->host == "localhost" || is_public(host)) return true;
  return !machine_.empty() && (asked->host == machine_ || asked->host == machine_ + ".local");
}

bool OwnNames::is_origin(std::string_view origin, std::string_view host) const {
  if (origin.empty()) return true;
  const auto page = Origin::parse(origin);
  if (!page) return false;
  if (page == public_) return true;
  const auto asked = Authority::parse(host);
  if (!asked || is_public(host)) return false;
  return *page == Origin{"http", asked->host, asked->port != 0 ? asked->port : default_port("http")};
}

bool lists(std::string_view header, std::string_view token) {
  while (!header.empty()) {
    const auto comma = header.find(',');
    std::string_view one = header.substr(0, comma);
    header = comma == std::string_view::npos ? std::string_view{} : header.substr(comma + 1);
    while (one.starts_with(' ') || one.starts_with('\t')) one.remove_prefix(1);
    while (one.ends_with(' ') || one.ends_with('\t')) one.remove_suffix(1);
    if (one == token) return true;
  }
  return false;
}

}  // namespace rh::server
