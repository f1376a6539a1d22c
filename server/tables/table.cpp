#include "server/tables/table.h"

#include <algorithm>
#include <charconv>

#include "engine/core/json_reader.h"
#include "server/base/ids.h"
#include "server/tables/story.h"

namespace rh::server {
namespace {

std::expected<Match, Problem> start_match(const TableRow& row) {
  const Game* game = find_game(row.game);
  if (game == nullptr) return std::unexpected(Problem{"unknown_game", {{"game", row.game}}});
  if (box_here(row) == BoxHere::No)
    return std::unexpected(Problem{"box_missing", {{"name", row.box}, {"hash", row.box_hash}}});
  Options options(game->info().options);
  if (auto set = options.set_all(parse_json(row.options)); !set) return std::unexpected(set.error());
  return Match::start(*game, options, static_cast<int>(row.seats.size()));
}

}  // namespace

BoxHere box_here(const TableRow& row) {
  const Game* game = find_game(row.game);
  if (game == nullptr || row.box.empty()) return BoxHere::Same;  // nothing is known of another one
  const auto found = game->boxes().find(row.box);
  if (!found) return BoxHere::No;
  const Box& box = game->boxes()[*found];
  if (box.hash == row.box_hash) return BoxHere::Same;
  return box.carried() ? BoxHere::OtherEdition : BoxHere::No;
}

std::expected<void, Problem> Table::begin() {
  auto started = start_match(row);
  if (!started) return std::unexpected(started.error());
  match = std::move(*started);
  row.rules = match->game().info().rules_version;
  const Box& box = match->game().box_of(match->options());
  row.box = box.name;
  row.box_hash = box.hash;
  return {};
}

bool Table::take_log(const std::vector<LogRow>& rows) {
  next_seq = 0;
  audiences.clear();
  standing.clear();
  told.clear();
  versions = {};
  moves_known = {};
  std::vector<Heard> heard;
  for (const LogRow& line : rows) {
    if (line.seq != next_seq || (!line.events.empty() && !read_stored(line.events, heard))) return false;
    if (line.kind == RowKind::Undo) {
      std::size_t index = standing.size();
      std::from_chars(line.move.data(), line.move.data() + line.move.size(), index);
      if (index >= standing.size()) return false;
      unhear(index);
    } else if (line.kind == RowKind::Move) {
      stand(static_cast<std::uint32_t>(line.seq), line.audience);
    }
    if (line.events.empty()) heard.clear();
    for (const Heard& one : heard) told.push_back({static_cast<std::uint32_t>(line.seq), one.audience});
    ++next_seq;
    count(line.audience);
    if (!line.client.empty()) remember(short_hash(std::to_string(line.by) + ":" + line.client));
  }
  return true;
}

std::optional<Match> Table::play_again(const std::vector<LogRow>& rows, PutEvents* missing) const {
  auto again = start_match(row);
  if (!again) return {};
  for (const std::uint32_t seq : standing) {
    const LogRow& line = rows[seq];
    const auto move = again->game().parse(line.move);
    Events events;
    const auto before = missing != nullptr && line.events.empty() ? again->position().clone() : nullptr;
    if (!move || again->play(line.by, *move, &events)) return {};
    if (before) {
      missing->rows.push_back({.seq = line.seq,
                               .events = stored(events),
                               .told = again->position().told(*before, line.by, *move, kSpectator)});
    }
  }
  for (const LogRow& line : rows) {
    if (missing == nullptr || line.kind != RowKind::Resign || !line.events.empty()) continue;
    Events events;
    events.push_back(resigned(line.by));
    missing->rows.push_back({.seq = line.seq, .events = stored(events)});
  }
  return std::move(*again);
}

void Table::stand(std::uint32_t seq, Audience audience) {
  audiences.push_back(audience);
  standing.push_back(seq);
  add(moves_known, audience, 1);
}

void Table::unhear(std::size_t index) {
  add(moves_known, audiences[index], -1);
  const auto [first, last] = std::ranges::equal_range(told, standing[index], {}, &Told::seq);
  told.erase(first, last);
  standing.erase(standing.begin() + static_cast<std::ptrdiff_t>(index));
  audiences.erase(audiences.begin() + static_cast<std::ptrdiff_t>(index));
}

void Table::forget_game() {
  match.reset();
  audiences.clear();
  standing.clear();
  told.clear();
  shown.clear();
  versions = {};
  moves_known = {};
}

void Table::count(Audience audience) { add(versions, audience, 1); }

void Table::add(std::array<std::uint32_t, kViewers>& counters, Audience audience, int step) const {
  const int seats = static_cast<int>(row.seats.size());
  const auto change = [&](Seat viewer) {
    if (may_know(audience, viewer)) counters[viewer_index(viewer)] += static_cast<std::uint32_t>(step);
  };
  for (Seat seat = 0; seat < seats; ++seat) change(seat);
  change(kSpectator);
}

bool Table::knows(std::uint64_t name) const { return std::ranges::find(names_, name) != names_.end(); }

void Table::remember(std::uint64_t name) {
  constexpr std::size_t kRemembered = 256;
  if (names_.size() < kRemembered) {
    names_.push_back(name);
    return;
  }
  names_[oldest_name_] = name;
  oldest_name_ = (oldest_name_ + 1) % kRemembered;
}

// SHA-256(what || secret || seat || number of its moves), of which the first 8 bytes count; other labels than nature's.
Random Table::luck(std::string_view what, Seat seat) const {
  std::vector<std::uint8_t> bytes(what.begin(), what.end());
  bytes.insert(bytes.end(), row.secret.begin(), row.secret.end());
  bytes.push_back(static_cast<std::uint8_t>(seat));
  const auto moves = static_cast<std::uint64_t>(std::ranges::count(match->log(), seat, &PlayedMove::by));
  for (int shift = 56; shift >= 0; shift -= 8) bytes.push_back(static_cast<std::uint8_t>(moves >> shift));
  const Digest digest = sha256(bytes);
  std::uint64_t seed = 0;
  for (std::size_t i = 0; i < 8; ++i) seed = seed << 8 | digest[i];
  return Random(seed);
}

Shown* Table::shown_to(Seat viewer) {
  const auto found = std::ranges::find(shown, viewer, &Shown::viewer);
  return found == shown.end() ? nullptr : &*found;
}

bool Table::is_owner(Seat seat, std::string_view identity) const {
  if (identity.empty() || seat < 0 || static_cast<std::size_t>(seat) >= row.seats.size()) return false;
  const SeatRow& held = row.seats[static_cast<std::size_t>(seat)];
  return (held.kind == SeatKind::Person || held.kind == SeatKind::Local) && held.owner == identity;
}

}  // namespace rh::server
