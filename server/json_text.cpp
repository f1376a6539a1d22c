#include "server/json_text.h"

#ifdef __AVX2__
#include <immintrin.h>
#endif

#include <array>
#include <bit>
#include <cstdint>

namespace rh::server {
namespace {

constexpr std::array<bool, 256> kEndsScalar = [] {
  std::array<bool, 256> ends{};
  ends[','] = ends['}'] = ends[']'] = true;
  return ends;
}();

// What a byte means for finding the end of a value.
enum : std::uint8_t { kPlain, kOpens, kCloses, kQuote };
constexpr std::array<std::uint8_t, 256> kMeaning = [] {
  std::array<std::uint8_t, 256> meaning{};
  meaning['{'] = meaning['['] = kOpens;
  meaning['}'] = meaning[']'] = kCloses;
  meaning['"'] = kQuote;
  return meaning;
}();

std::size_t skip_bytewise(std::string_view text, std::size_t at, std::size_t limit, int depth) {
  for (; at < limit; ++at) {
    const std::uint8_t meaning = kMeaning[static_cast<unsigned char>(text[at])];
    if (meaning == kPlain) continue;
    if (meaning == kQuote) {
      at = skip_string(text, at) - 1;
    } else if (meaning == kOpens) {
      ++depth;
    } else if (--depth == 0) {
      return at + 1;
    }
  }
  return kBeyond;
}

}  // namespace

#ifdef __AVX2__
// 32 bytes at a time: which of them are in quotation marks is a running exclusive or over
// the marks; brackets outside of them are counted. Blocks with an escape are left to the bytes.
std::size_t skip_container(std::string_view text, std::size_t at, std::size_t limit) {
  int depth = 0;
  std::uint32_t quoted = 0;  // all ones while a block begins inside a string
  const auto equal = [](__m256i bytes, char c) {
    return static_cast<std::uint32_t>(_mm256_movemask_epi8(_mm256_cmpeq_epi8(bytes, _mm256_set1_epi8(c))));
  };
  std::size_t start = at;  // of the block or of the string it begins in: where bytes can take over
  int start_depth = 0;
  for (; at + 32 <= limit; at += 32) {
    const __m256i bytes = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(text.data() + at));
    if (equal(bytes, '\\') != 0) break;
    const __m256i folded = _mm256_or_si256(bytes, _mm256_set1_epi8(0x20));  // [ becomes {, ] becomes }
    const std::uint32_t quotes = equal(bytes, '"');
    std::uint32_t inside = quotes;
    for (int shift = 1; shift < 32; shift *= 2) inside ^= inside << shift;
    inside ^= quoted;
    std::uint32_t opens = equal(folded, '{') & ~inside, closes = equal(folded, '}') & ~inside;
    if (depth <= std::popcount(closes)) {  // it may end in this block
      for (std::uint32_t both = opens | closes; both != 0; both &= both - 1) {
        const std::uint32_t bit = both & (0 - both);
        if ((opens & bit) != 0) {
          ++depth;
        } else if (--depth == 0) {
          return at + static_cast<std::size_t>(std::countr_zero(bit)) + 1;
        }
      }
    } else {
      depth += std::popcount(opens) - std::popcount(closes);
    }
    quoted = 0 - (inside >> 31);
    if (quoted == 0) start = at + 32, start_depth = depth;
  }
  return skip_bytewise(text, start, limit, start_depth);
}
#else
std::size_t skip_container(std::string_view text, std::size_t at, std::size_t limit) {
  return skip_bytewise(text, at, limit, 0);
}
#endif

std::size_t skip_value(std::string_view text, std::size_t at) {
  const char first = text[at];
  if (first == '"') return skip_string(text, at);
  if (first == '{' || first == '[') return skip_container(text, at, text.size());
  while (at < text.size() && !kEndsScalar[static_cast<unsigned char>(text[at])]) ++at;
  return at;
}

}  // namespace rh::server
