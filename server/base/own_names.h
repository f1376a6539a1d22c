// The names under which this server may be asked, and the pages that may ask it: requests from pages of other
// sites, and names that only pretend to be ours (DNS rebinding), are refused. Matched exactly.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace rh::server {

// "example.org:8080" in parts: in lower case, with its port or 0.
struct Authority {
  std::string host;
  int port = 0;
  bool is_address = false;

  static std::optional<Authority> parse(std::string_view text);
};

// "https://example.org" in parts; the port is never 0.
struct Origin {
  std::string scheme, host;
  int port = 0;

  static std::optional<Origin> parse(std::string_view text);
  bool operator==(const Origin&) const = default;
};

class OwnNames {
 public:
  // `public_url` may be empty, or have a path; `machine` is this machine's name.
  OwnNames(std::string_view public_url, std::string_view machine);

  // Is this Host ours: that of the public URL with its port; or, with any port (a tunnel may have another one
  // than we listen on), an IP address, localhost, the machine's name, or that with .local?
  bool is_host(std::string_view host) const;
  // May a page of this Origin ask for something at this Host? No Origin: no page asks.
  bool is_origin(std::string_view origin, std::string_view host) const;
  // Is it the host of the public URL?
  bool is_public(std::string_view host) const;

 private:
  std::optional<Origin> public_;
  std::string machine_;
};

// Is `token` one of a header's comma-separated list, exactly?
bool lists(std::string_view header, std::string_view token);

}  // namespace rh::server
