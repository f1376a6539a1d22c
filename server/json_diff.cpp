#include "server/json_diff.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstring>
#include <vector>

#include "server/json_text.h"
#include "server/splice.h"

namespace rh::server {
namespace {

// The items of the array that begins at `at`.
void list_items(std::string_view text, std::size_t at, std::vector<std::string_view>& items) {
  items.reserve(64);
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
    if (kind != '{' && kind != '[') {
      const std::size_t end = skip_value(new_, n_);
      if (end >= same_until_) return scalar();  // what follows it must be the same, too
      o_ += end - n_;
      n_ = end;
      return;
    }
    if (old_[o_] != kind) return scalar();
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
      const std::string_view now = key_at(new_, n_);
      const bool same = n_ - o_ == shift_ && n_ + now.size() < same_until_;
      const std::string_view was = same ? now : key_at(old_, o_);
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
