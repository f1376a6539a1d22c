// A body as it is kept for many readers, plain and packed, and which of its forms a request gets.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "server/net/http.h"

namespace rh::server {

struct Packed {
  std::shared_ptr<const std::string> plain, gzip, brotli;  // the packed ones where there are any
};

// As gzip; nothing where that saves nothing.
std::shared_ptr<const std::string> compressed(const std::string& text);
// As brotli, smaller and slower: for what is packed once and asked for by everybody.
std::shared_ptr<const std::string> squeezed(const std::string& text);

// A name of the content, for ETag.
std::string tag_of(std::string_view content);

// How much a client wants a coding by its Accept-Encoding (RFC 9110 12.5.3), in thousandths; 0: not at all.
int weight_of(std::string_view accept_encoding, std::string_view coding);

// The form that the client likes best, the smaller one where it does not care; 304 where it has that one.
// `tag` names the content, whatever its form.
net::Response packed_response(const net::Request& request, const Packed& packed, std::string type,
                              const std::string& tag, std::string_view caching);

}  // namespace rh::server
