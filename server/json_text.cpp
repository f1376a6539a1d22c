#include "server/json_text.h"

#ifdef __SSE2__
#include <emmintrin.h>
#endif

#include <algorithm>
#include <array>

namespace rh::server {
namespace {

constexpr std::array<bool, 256> kStructural = [] {
  std::array<bool, 256> structural{};
  for (const char c : {'{', '}', '[', ']', ','}) structural[static_cast<unsigned char>(c)] = true;
  return structural;
}();

bool opens(char c) { return c == '{' || c == '['; }
bool closes(char c) { return c == '}' || c == ']'; }

}  // namespace

std::uint32_t Structure::load_slowly(std::string_view block) {
  std::uint32_t marks = 0;
  bool quoted = quoted_ != 0;
  for (std::size_t i = 0; i < block.size(); ++i) {
    const char c = block[i];
    if (escaped_) {
      escaped_ = false;
    } else if (c == '"') {
      quoted = !quoted;
    } else if (quoted) {
      escaped_ = c == '\\';
    } else if (kStructural[static_cast<unsigned char>(c)]) {
      marks |= 1u << i;
    }
  }
  quoted_ = quoted ? ~0u : 0;
  return marks;
}

#ifdef __SSE2__
// Which of 32 bytes are in quotation marks is a running exclusive or over the marks.
void Structure::load() {
  block_ = ahead_;
  const std::size_t size = std::min(kBlock, limit_ - block_);
  ahead_ += size;
  const char* bytes = text_.data() + block_;
  char padded[kBlock] = {};
  if (size < kBlock) bytes = std::copy_n(bytes, size, padded) - size;
  const __m128i a = _mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes));
  const __m128i b = _mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes + 16));
  const auto equal = [](__m128i x, __m128i y, char c) {
    const __m128i wanted = _mm_set1_epi8(c);
    return static_cast<std::uint32_t>(_mm_movemask_epi8(_mm_cmpeq_epi8(x, wanted))) |
           static_cast<std::uint32_t>(_mm_movemask_epi8(_mm_cmpeq_epi8(y, wanted))) << 16;
  };
  if (escaped_ || equal(a, b, '\\') != 0) {
    marks_ = load_slowly(text_.substr(block_, size));
    return;
  }
  std::uint32_t inside = equal(a, b, '"');
  for (int shift = 1; shift < 32; shift *= 2) inside ^= inside << shift;
  inside ^= quoted_;
  quoted_ = 0 - (inside >> 31);
  const __m128i fold = _mm_set1_epi8(0x20);  // [ becomes {, ] becomes }
  const __m128i folded_a = _mm_or_si128(a, fold), folded_b = _mm_or_si128(b, fold);
  marks_ = (equal(folded_a, folded_b, '{') | equal(folded_a, folded_b, '}') | equal(a, b, ',')) & ~inside;
}
#else
void Structure::load() {
  block_ = ahead_;
  ahead_ = std::min(block_ + kBlock, limit_);
  marks_ = load_slowly(text_.substr(block_, ahead_ - block_));
}
#endif

std::size_t skip_value(std::string_view text, std::size_t at) {
  const char first = text[at];
  if (first == '"') return skip_string(text, at);
  if (!opens(first)) {
    while (at < text.size() && !kStructural[static_cast<unsigned char>(text[at])]) ++at;
    return at;
  }
  Structure structure(text, at, text.size());
  for (int depth = 0; (at = structure.next()) != kBeyond;) {
    if (opens(text[at])) ++depth;
    if (closes(text[at]) && --depth == 0) return at + 1;
  }
  return text.size();
}

}  // namespace rh::server
