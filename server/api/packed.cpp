#include "server/api/packed.h"

#include <brotli/encode.h>
#include <zlib.h>

#include <algorithm>

#include "engine/core/sha256.h"

namespace rh::server {
namespace {

std::string_view trimmed(std::string_view text) {
  while (text.starts_with(' ') || text.starts_with('\t')) text.remove_prefix(1);
  while (text.ends_with(' ') || text.ends_with('\t')) text.remove_suffix(1);
  return text;
}

bool same_word(std::string_view a, std::string_view b) {
  const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
  return std::ranges::equal(a, b, {}, lower, lower);
}

// "1", "0.5", "0.125" in thousandths; what is no weight wants nothing.
int read_weight(std::string_view text) {
  if (text.empty() || text.size() > 5 || (text.size() > 1 && text[1] != '.')) return 0;
  int weight = 0, unit = 1000;
  for (const char c : text) {
    if (c == '.') continue;
    if (c < '0' || c > '9') return 0;
    weight += (c - '0') * unit;
    unit /= 10;
  }
  return weight <= 1000 ? weight : 0;
}

}  // namespace

std::shared_ptr<const std::string> compressed(const std::string& text) {
  z_stream stream{};
  constexpr int kGzip = 15 + 16;
  if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, kGzip, 9, Z_DEFAULT_STRATEGY) != Z_OK) return nullptr;
  std::string out(deflateBound(&stream, text.size()), '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
  stream.avail_in = static_cast<uInt>(text.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  const int status = deflate(&stream, Z_FINISH);
  out.resize(stream.total_out);
  deflateEnd(&stream);
  if (status != Z_STREAM_END || out.size() >= text.size()) return nullptr;
  return std::make_shared<const std::string>(std::move(out));
}

std::shared_ptr<const std::string> squeezed(const std::string& text) {
  std::size_t size = BrotliEncoderMaxCompressedSize(text.size());
  std::string out(size, '\0');
  const auto* in = reinterpret_cast<const std::uint8_t*>(text.data());
  if (BrotliEncoderCompress(BROTLI_MAX_QUALITY, BROTLI_MAX_WINDOW_BITS, BROTLI_MODE_TEXT, text.size(), in, &size,
                            reinterpret_cast<std::uint8_t*>(out.data())) == BROTLI_FALSE)
    return nullptr;
  out.resize(size);
  if (out.size() >= text.size()) return nullptr;
  return std::make_shared<const std::string>(std::move(out));
}

std::string tag_of(std::string_view content) {
  return to_hex(sha256({reinterpret_cast<const std::uint8_t*>(content.data()), content.size()})).substr(0, 32);
}

int weight_of(std::string_view accept_encoding, std::string_view coding) {
  int of_any = 0;
  while (!accept_encoding.empty()) {
    const auto comma = accept_encoding.find(',');
    const std::string_view one = accept_encoding.substr(0, comma);
    accept_encoding = comma == std::string_view::npos ? std::string_view{} : accept_encoding.substr(comma + 1);
    const auto semicolon = one.find(';');
    const std::string_view name = trimmed(one.substr(0, semicolon));
    int weight = 1000;
    if (semicolon != std::string_view::npos) {
      const std::string_view parameter = trimmed(one.substr(semicolon + 1));
      weight = same_word(parameter.substr(0, 2), "q=") ? read_weight(parameter.substr(2)) : 0;
    }
    if (same_word(name, coding)) return weight;
    if (name == "*") of_any = weight;
  }
  return of_any;
}

net::Response packed_response(const net::Request& request, const Packed& packed, std::string type,
                              const std::string& tag, std::string_view caching) {
  struct Form {
    std::string_view coding, suffix;
    std::shared_ptr<const std::string> body;
  };
  Form best{"", "", packed.plain};
  // Whoever does not name the plain form takes it only for want of another.
  int most = request.accept_encoding.find("identity") == std::string::npos
                 ? 0
                 : weight_of(request.accept_encoding, "identity");
  for (const Form& form : {Form{"br", "-br", packed.brotli}, Form{"gzip", "-gz", packed.gzip}}) {
    const int weight = form.body ? weight_of(request.accept_encoding, form.coding) : 0;
    if (weight <= most) continue;
    most = weight;
    best = form;
  }
  const std::string own_tag = "\"" + tag + std::string(best.suffix) + "\"";
  net::Response response{.status = 200, .type = std::move(type), .text = {}, .shared = best.body};
  response.headers = {{"ETag", own_tag}, {"Vary", "Accept-Encoding"}, {"Cache-Control", std::string(caching)}};
  if (!best.coding.empty()) response.headers.emplace_back("Content-Encoding", best.coding);
  if (request.if_none_match.find(own_tag) != std::string::npos) {
    response.status = 304;
    response.shared = nullptr;
  }
  return response;
}

}  // namespace rh::server
