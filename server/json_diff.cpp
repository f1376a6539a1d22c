#include "server/json_diff.h"

#ifdef __AVX2__
#include <immintrin.h>
#endif

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <vector>

#include "server/splice.h"

namespace rh::server {
namespace {

// Past the string that begins at `at`.
std::size_t skip_string(std::string_view text, std::size_t at) {
  for (++at; text[at] != '"'; ++at) {
    if (text[at] == '\\') ++at;
  }
  return at + 1;
}

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

constexpr std::size_t kBeyond = std::string_view::npos;

// Past the object or array that begins at `at`; kBeyond when it does not end before `limit`.
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

#ifdef __AVX2__
// The same, 32 bytes at a time: which of them are in quotation marks is a running exclusive or over
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

// Past the value that begins at `at`.
std::size_t skip_value(std::string_view text, std::size_t at) {
  const char first = text[at];
  if (first == '"') return skip_string(text, at);
  if (first == '{' || first == '[') return skip_container(text, at, text.size());
  while (at < text.size() && !kEndsScalar[static_cast<unsigned char>(text[at])]) ++at;
  return at;
}

// The items of the array that begins at `at`.
void list_items(std::string_view text, std::size_t at, std::vector<std::string_view>& items) {
  items.clear();
  if (text[at + 1] == ']') return;
  do {
    const std::size_t end = skip_value(text, at + 1);
    items.push_back(text.substr(at + 1, end - at - 1));
    at = end;
  } while (text[at] == ',');
}

// How many of the first `most` bytes are the same.
std::size_t common_prefix(const char* a, const char* b, std::size_t most) {
  std::size_t same = 0;
  for (; same + 8 <= most; same += 8) {
    std::uint64_t x = 0, y = 0;
    std::memcpy(&x, a + same, 8);
    std::memcpy(&y, b + same, 8);
    if (x != y) return same + static_cast<std::size_t>(std::countr_zero(x ^ y)) / 8;
  }
  while (same < most && a[same] == b[same]) ++same;
  return same;
}

class Differ {
 public:
  Differ(std::string_view before, std::string_view after, bool with_splices, std::string& out)
      : old_(before), new_(after), with_splices_(with_splices), out_(out) {}

  void run() {
    out_ += '[';
    refresh();
    value();
    out_ += ']';
  }

 private:
  // Up to where the two texts agree from here on, in the new text.
  void refresh() {
    const std::size_t most = std::min(old_.size() - o_, new_.size() - n_);
    same_until_ = n_ + common_prefix(old_.data() + o_, new_.data() + n_, most);
    shift_ = n_ - o_;
  }

  // Both stand at the beginning of a value; afterwards both stand behind it.
  void value() {
    if (n_ - o_ != shift_ || n_ >= same_until_) refresh();
    const char kind = new_[n_];
    if (old_[o_] != kind || (kind != '{' && kind != '[')) return scalar();
    if (!path_.empty()) {
      const std::size_t end = skip_container(new_, n_, same_until_);
      if (end != kBeyond) {
        o_ += end - n_;
        n_ = end;
        return;
      }
    }
    if (kind == '{') return object();
    array();
  }

  void scalar() {
    const std::size_t old_end = skip_value(old_, o_), new_end = skip_value(new_, n_);
    const std::string_view now = new_.substr(n_, new_end - n_);
    if (old_.substr(o_, old_end - o_) != now) set(now);
    o_ = old_end;
    n_ = new_end;
  }

  // Item by item; when the lengths turn out to differ, what was written is taken back.
  void array() {
    const std::size_t old_begin = o_, new_begin = n_, written = out_.size();
    const bool wrote = wrote_;
    if (items()) {
      // Many words of a list that only moved along are shorter as cuts.
      constexpr std::size_t kShort = 80;
      if (!with_splices_ || new_[new_begin + 1] != '"' || out_.size() - written < kShort) return;
    }
    const std::string by_item = out_.substr(written);
    const std::size_t old_end = o_, new_end = n_;
    const bool same_length = o_ > old_begin && old_[o_ - 1] == ']' && !broken_;
    out_.resize(written);
    wrote_ = wrote;
    o_ = old_begin;
    n_ = new_begin;
    broken_ = false;
    if (!with_splices_) return scalar();
    splice();
    if (!same_length || out_.size() - written <= by_item.size()) return;
    out_.resize(written);
    out_ += by_item;
    wrote_ = true;
    o_ = old_end;
    n_ = new_end;
  }

  // False, and `broken_`, when one has more items than the other.
  bool items() {
    if (old_[o_ + 1] == ']' || new_[n_ + 1] == ']') {
      broken_ = old_[o_ + 1] != new_[n_ + 1];
      o_ += 2;
      n_ += 2;
      return !broken_;
    }
    for (std::size_t index = 0;; ++index) {
      ++o_, ++n_;
      path_.push_back({{}, index});
      value();
      path_.pop_back();
      broken_ = old_[o_] != new_[n_];
      if (broken_) return false;
      if (new_[n_] == ']') break;
    }
    ++o_, ++n_;
    return true;
  }

  // An array whose length changed: cuts where they are shorter than the whole.
  void splice() {
    std::vector<std::string_view> old_items, new_items;
    list_items(old_, o_, old_items);
    list_items(new_, n_, new_items);
    constexpr std::size_t kFrame = 12;  // brackets, commas and numbers of one cut
    std::size_t path_bytes = kFrame;
    for (const Step& step : path_) path_bytes += step.key.size() + 2;
    const auto cuts = splices<std::string_view>(old_items, new_items);
    const std::size_t old_end = skip_value(old_, o_), new_end = skip_value(new_, n_);
    std::size_t bytes = 0;
    for (const Splice& cut : cuts) {
      bytes += path_bytes;
      for (std::size_t i = 0; i < cut.inserted; ++i) bytes += new_items[cut.from + i].size() + 1;
    }
    if (bytes >= path_bytes + new_end - n_) return scalar();
    for (const Splice& cut : cuts) {
      write_path();
      out_ += ',' + std::to_string(cut.at) + ',' + std::to_string(cut.removed) + ",[";
      for (std::size_t i = 0; i < cut.inserted; ++i) {
        if (i > 0) out_ += ',';
        out_ += new_items[cut.from + i];
      }
      out_ += "]]";
    }
    o_ = old_end;
    n_ = new_end;
  }

  // The quoted key at `at`; empty at the end of the object.
  static std::string_view key_at(std::string_view text, std::size_t at) {
    if (text[at] != '"') return {};
    return text.substr(at, skip_string(text, at) - at);
  }
  // From behind a member to the next key, or to the closing bracket.
  static std::size_t next_key(std::string_view text, std::size_t at) { return text[at] == ',' ? at + 1 : at; }
  static bool has_key(std::string_view text, std::size_t at, std::string_view wanted) {
    for (std::string_view key = key_at(text, at); !key.empty(); key = key_at(text, at)) {
      if (key == wanted) return true;
      at = next_key(text, skip_value(text, at + key.size() + 1));
    }
    return false;
  }

  void object() {
    ++o_, ++n_;
    while (true) {
      const std::string_view was = key_at(old_, o_), now = key_at(new_, n_);
      if (was.empty() && now.empty()) break;
      path_.push_back({now.empty() ? was : now, 0});
      if (was == now) {
        o_ += was.size() + 1;
        n_ += now.size() + 1;
        value();
        o_ = next_key(old_, o_);
        n_ = next_key(new_, n_);
      } else if (!now.empty() && !has_key(old_, o_, now)) {
        n_ += now.size() + 1;
        const std::size_t end = skip_value(new_, n_);
        set(new_.substr(n_, end - n_));
        n_ = next_key(new_, end);
      } else {
        path_.back().key = was;
        remove();
        o_ = next_key(old_, skip_value(old_, o_ + was.size() + 1));
      }
      path_.pop_back();
    }
    ++o_, ++n_;
  }

  void set(std::string_view now) {
    write_path();
    out_ += ',';
    out_ += now;
    out_ += ']';
  }
  void remove() {
    write_path();
    out_ += ']';
  }
  void write_path() {
    out_ += wrote_ ? ",[[" : "[[";
    wrote_ = true;
    bool first = true;
    for (const Step& step : path_) {
      if (!first) out_ += ',';
      first = false;
      if (step.key.empty())
        out_ += std::to_string(step.index);
      else
        out_ += step.key;
    }
    out_ += ']';
  }

  struct Step {
    std::string_view key;  // with its quotation marks; empty for an index
    std::size_t index;
  };

  std::string_view old_, new_;
  bool with_splices_;
  std::string& out_;
  std::size_t o_ = 0, n_ = 0;
  std::size_t same_until_ = 0, shift_ = 0;
  std::vector<Step> path_;
  bool wrote_ = false, broken_ = false;
};

}  // namespace

void write_difference(std::string_view before, std::string_view after, bool with_splices, std::string& out) {
  Differ(before, after, with_splices, out).run();
}

}  // namespace rh::server
