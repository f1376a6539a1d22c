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

// Goes through both texts once. What they have in common is only looked through for brackets and commas, which say
// where one is; what differs is then a member of the innermost container that is open.
class Differ {
 public:
  Differ(std::string_view before, std::string_view after, bool with_splices, std::string& out)
      : old_(before), new_(after), with_splices_(with_splices), out_(out) {
    open_.reserve(16);
  }

  void run() {
    out_ += '[';
    if (!is_container(new_[0]) || old_[0] != new_[0]) {
      if (old_ != new_) set(new_);
    } else {
      pass_same();
      while (!open_.empty()) {
        open_.back().object ? member() : item();
        if (!open_.empty()) pass_same();
      }
    }
    out_ += ']';
  }

 private:
  // An object or array that has begun in both texts and has not ended.
  struct Container {
    bool object;
    std::size_t old_begin, new_begin;
    std::size_t old_member, new_member;  // where the present member (or item) begins; its end behind the last
    std::size_t index;                   // of the item
    std::size_t written;                 // of the output when it began
    bool wrote;
  };

  static bool is_container(char c) { return c == '{' || c == '['; }

  // On to the beginning of the first member that is not the same.
  void pass_same() {
    const std::size_t most = std::min(old_.size() - o_, new_.size() - n_), shift = n_ - o_;
    Structure same(new_, n_, n_ + common_prefix(old_.data() + o_, new_.data() + n_, most));
    for (std::size_t at = same.next(); at != kBeyond; at = same.next()) {
      const char c = new_[at];
      if (is_container(c)) {
        open_.push_back({c == '{', at - shift, at, at + 1 - shift, at + 1, 0, out_.size(), wrote_});
      } else if (c == ',') {
        begin_member(at + 1 - shift, at + 1);
      } else {
        o_ = at + 1 - shift;
        n_ = at + 1;
        close();
        if (open_.empty()) return;
      }
    }
    o_ = open_.back().old_member;
    n_ = open_.back().new_member;
  }

  void begin_member(std::size_t old_at, std::size_t new_at) {
    Container& now = open_.back();
    now.old_member = old_at;
    now.new_member = new_at;
    ++now.index;
  }

  // Both stand behind the end of the innermost container. Many words of a list that only moved along are shorter as
  // cuts.
  void close() {
    constexpr std::size_t kShort = 80;
    const Container done = open_.back();
    open_.pop_back();
    const std::size_t size = out_.size() - done.written;
    if (done.object || !with_splices_ || size < kShort || new_[done.new_begin + 1] != '"') return;
    const std::string by_item = out_.substr(done.written);
    take_back(done);
    splice(old_.substr(done.old_begin, o_ - done.old_begin), new_.substr(done.new_begin, n_ - done.new_begin));
    if (out_.size() - done.written <= size) return;
    take_back(done);
    out_ += by_item;
    wrote_ = true;
  }
  void take_back(const Container& container) {
    out_.resize(container.written);
    wrote_ = container.wrote;
  }

  void member() {
    const std::string_view now = key_at(new_, n_), was = key_at(old_, o_);
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
      write_path(was);
      out_ += ']';
      o_ = next_key(old_, skip_value(old_, o_ + was.size() + 1));
    }
    begin_member(o_, n_);
  }

  void item() {
    if (old_[o_] == ']' || new_[n_] == ']') return replace_array();
    value();
    behind_item();
  }
  // One list has ended where the other has not: other lengths.
  void behind_item() {
    if (old_[o_] != new_[n_]) return replace_array();
    if (new_[n_] == ',') begin_member(++o_, ++n_);
  }

  // Both stand at values of the innermost container; afterwards behind them. Two containers of a kind are done with
  // already: what is in them was looked at when they were open.
  void value() {
    const std::size_t old_end = skip_value(old_, o_), new_end = skip_value(new_, n_);
    const std::string_view now = new_.substr(n_, new_end - n_);
    const bool done = is_container(now[0]) && old_[o_] == now[0];
    if (!done && old_.substr(o_, old_end - o_) != now) set(now);
    o_ = old_end;
    n_ = new_end;
  }

  // The innermost container is an array whose length changed.
  void replace_array() {
    const Container array = open_.back();
    open_.pop_back();
    take_back(array);
    o_ = skip_value(old_, array.old_begin);
    n_ = skip_value(new_, array.new_begin);
    splice(old_.substr(array.old_begin, o_ - array.old_begin), new_.substr(array.new_begin, n_ - array.new_begin));
    if (open_.empty()) return;
    if (!open_.back().object) return behind_item();
    o_ = next_key(old_, o_);
    n_ = next_key(new_, n_);
    begin_member(o_, n_);
  }

  // Turns one array into the other: cuts where they are known and shorter than the whole.
  void splice(std::string_view before, std::string_view after) {
    if (!with_splices_) return set(after);
    std::vector<std::string_view> old_items, new_items;
    list_items(before, 0, old_items);
    list_items(after, 0, new_items);
    constexpr std::size_t kFrame = 12;  // brackets, commas and numbers of one cut
    std::size_t path_bytes = kFrame;
    for (const Container& container : open_)
      path_bytes += (container.object ? key_at(new_, container.new_member).size() : 0) + 2;
    const auto cuts = splices<std::string_view>(old_items, new_items);
    std::size_t bytes = 0;
    for (const Splice& cut : cuts) {
      bytes += path_bytes;
      for (std::size_t i = 0; i < cut.inserted; ++i) bytes += new_items[cut.from + i].size() + 1;
    }
    if (bytes >= path_bytes + after.size()) return set(after);
    for (const Splice& cut : cuts) {
      write_path();
      out_ += ',' + std::to_string(cut.at) + ',' + std::to_string(cut.removed) + ",[";
      for (std::size_t i = 0; i < cut.inserted; ++i) {
        if (i > 0) out_ += ',';
        out_ += new_items[cut.from + i];
      }
      out_ += "]]";
    }
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

  void set(std::string_view now) {
    write_path();
    out_ += ',';
    out_ += now;
    out_ += ']';
  }
  // To the present member of the innermost container, or to the one with this key.
  void write_path(std::string_view last_key = {}) {
    out_ += wrote_ ? ",[[" : "[[";
    wrote_ = true;
    for (std::size_t i = 0; i < open_.size(); ++i) {
      const Container& container = open_[i];
      if (i > 0) out_ += ',';
      if (!container.object) {
        out_ += std::to_string(container.index);
      } else if (i + 1 == open_.size() && !last_key.empty()) {
        out_ += last_key;
      } else {
        out_ += key_at(new_, container.new_member);
      }
    }
    out_ += ']';
  }

  std::string_view old_, new_;
  bool with_splices_;
  std::string& out_;
  std::size_t o_ = 0, n_ = 0;
  std::vector<Container> open_;  // the innermost last
  bool wrote_ = false;
};

}  // namespace

void write_difference(std::string_view before, std::string_view after, bool with_splices, std::string& out) {
  Differ(before, after, with_splices, out).run();
}

}  // namespace rh::server
