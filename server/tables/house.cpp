#include "server/tables/house.h"

#include <algorithm>

#include "engine/core/json_reader.h"
#include "server/base/ids.h"
#include "server/base/log.h"
#include "server/base/metrics.h"
#include "server/tables/change.h"
#include "server/tables/circle.h"
#include "server/tables/story.h"
#include "server/tables/viewer.h"
#include "server/tables/writing.h"

namespace rh::server {
namespace {

// The levels but the highest are limited by their work, so that they are the same players on every machine.
bool has_own_measure(std::string_view bot) { return std::ranges::find(kLevels, bot) < kLevels.end() - 1; }

}  // namespace

std::int64_t now_ms() {
  using namespace std::chrono;
  return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

std::string House::open(const std::string& folder) {
  const std::string file = folder + "/roundhouse.sqlite";
  std::string problem = journal_.open(loop_, file, [this](const std::vector<std::int64_t>& tables) { lost(tables); });
  if (problem.empty()) problem = reader_.open(file);
  if (!problem.empty()) return file + ": " + problem;
  const auto highest = reader_.highest_number();
  if (!highest) return file + ": cannot be read";
  next_number_ = *highest + 1;
  if (problem = load_codes(); !problem.empty()) return file + ": " + problem;
  if (!config_.test_secret.empty()) log(Level::Warning, "test_secret: the luck of every table is known");

  const int cores = static_cast<int>(std::thread::hardware_concurrency());
  const int threads = config_.bot_threads > 0 ? config_.bot_threads : std::max(1, cores - 1);
  pool_.start(loop_, threads, config_.bot_seconds);
  loop_.post([this] { wake_waiting(0); });
  loop_.every(std::chrono::seconds(1), [this] { keep_views(); });
  loop_.every(std::chrono::seconds(std::clamp(config_.idle_seconds, 1, 10)), [this] { sweep(); });
  loop_.post([this] { prune_lessons(); });
  loop_.every(std::chrono::hours(1), [this] { prune_lessons(); });
  return {};
}

// A few tables in each turn of the loop: everybody else is served in between.
void House::wake_waiting(std::int64_t after) {
  constexpr std::int64_t kAtOnce = 8;
  const auto waiting = reader_.waiting_for_bots(after, kAtOnce);
  if (!waiting || waiting->empty()) return;
  for (const auto& one : *waiting) (void)find(one.id);
  loop_.post([this, last = waiting->back().number] { wake_waiting(last); });
}

void House::stop() {
  pool_.stop();
  for (auto& [id, table] : tables_) {
    if (views_are_old(*table)) keep_views_of(*table);
  }
  journal_.stop();
  tables_.clear();
}

std::expected<Table*, Denial> House::find(std::string_view id) {
  const auto found = tables_.find(std::string(id));
  if (found == tables_.end()) return load(id);
  found->second->used = Clock::now();
  return found->second.get();
}

std::expected<House::Glance, Denial> House::glance(std::string_view id) {
  if (const auto found = tables_.find(std::string(id)); found != tables_.end())
    return Glance{found->second->row, found->second->last_batch};
  auto row = reader_.table(id);
  if (!row) return deny(503, "storage");
  if (!*row) return deny(404, "gone");
  return Glance{std::move(**row)};
}

Table& House::add(TableRow row) {
  const std::string id = row.id;
  auto& place = tables_[id];
  place = std::make_unique<Table>(std::move(row));
  place->generation = ++generations_;
  metrics().tables = static_cast<std::int64_t>(tables_.size());
  return *place;
}

std::expected<Table*, Denial> House::load(std::string_view id) {
  if (dropped_.contains(std::string(id))) return deny(404, "gone");
  auto row = reader_.table(id);
  if (!row) return deny(503, "storage");
  if (!*row) return deny(404, "gone");
  Table& table = add(std::move(**row));
  metrics().tables_loaded++;
  if (auto chat = reader_.chat(table.row.number)) {
    table.chat = std::move(*chat);
  } else {
    table.row.frozen = Frozen::Damaged;
  }
  if (table.row.state != TableState::Open && table.row.state != TableState::Closed) revive(table);
  if (table.row.purpose == Purpose::Lesson) keep_lesson(table);
  return &table;
}

void House::revive(Table& table) {
  TableRow& row = table.row;
  const Frozen was = row.frozen;
  LogRead read = reader_.log(row.number);
  const bool whole = table.take_log(read.rows) && read.whole;
  const auto result = row.state == TableState::Over ? reader_.result(row.number) : Read<std::string>();
  // Views are written behind the rows they show: what they know and the log does not is lost.
  const auto kept = reader_.view(row.number, kSpectator);
  const std::int64_t pictured = kept && *kept ? (*kept)->seq : -1;
  if (!whole || !result || !kept || pictured > table.next_seq || was == Frozen::Damaged)
    return freeze(table, Frozen::Damaged);
  if (!result->empty()) return see_again(table, read, *kept, *result);

  PutEvents missing{.number = row.number, .rows = {}};
  auto again = table.play_again(read.rows, &missing);
  const Game* game = find_game(row.game);
  const bool same_rules = game != nullptr && game->info().rules_version == row.rules;
  const bool same_box = box_here(row) == BoxHere::Same;
  if (!again || (row.state == TableState::Over && !again->over()))
    return freeze(table, !same_box ? Frozen::Box : same_rules ? Frozen::Damaged : Frozen::Rules);
  table.match = std::move(*again);
  table.pictured = pictured;
  row.turn = table.turn();

  // Written by an older program: what its moves told, and how it ended, is written down now.
  Batch batch;
  if (!missing.rows.empty()) {
    for (const LogRow& line : missing.rows) {
      read.rows[static_cast<std::size_t>(line.seq)].events = line.events;
      table.fresh.push_back({static_cast<std::uint32_t>(line.seq), line.events});
    }
    (void)table.take_log(read.rows);
    batch.writes.emplace_back(std::move(missing));
  }
  if (was != Frozen::No) {
    row.frozen = Frozen::No;
    batch.writes.emplace_back(PutFrozen{.number = row.number, .frozen = Frozen::No, .at = 0});
  }
  if (row.state == TableState::Over) write_end(table, row.updated, batch);
  if (row.state == TableState::Running && !same_box) {
    row.box_hash = game->box_of(table.match->options()).hash;
    batch.writes.emplace_back(PutTable{row});
    log(Level::Info, "the game goes on with another edition of its box", {{"table", row.id}, {"box", row.box}});
  }
  if (row.state == TableState::Running && !same_rules) {
    Change change(table);
    change.rules(row.rules, game->info().rules_version);
    row.rules = game->info().rules_version;
    change.finish(batch);
    batch.writes.emplace_back(PutTable{row});
    log(Level::Info, "the game goes on by other rules", {{"table", row.id}, {"rules", std::int64_t{row.rules}}});
  }
  // A log that was cut in a repair may end where nature is to move.
  if (row.state == TableState::Running && table.match->position().turn().nature) Change(table).finish(batch);
  if (!batch.writes.empty()) submit(table, std::move(batch));
  wake_bots(table);
}

// Over, and everything there is to see is stored. Only how it is written may have changed since: where the present
// rules lead to the same result, its views are made anew.
void House::see_again(Table& table, const LogRead& read, const std::optional<ViewRow>& kept,
                      const std::string& result) {
  if (kept && kept->format == kViewFormat) return;
  auto again = table.play_again(read.rows);
  if (!again || !again->over() || again->position().result() != result) return;
  table.match = std::move(*again);
  Batch batch;
  batch.writes.emplace_back(views_of(table));
  submit(table, std::move(batch));
}

void House::freeze(Table& table, Frozen why) {
  TableRow& row = table.row;
  log(Level::Error, "table is frozen",
      {{"table", row.id}, {"why", name_of(why)}, {"rules", std::int64_t{row.rules}}, {"box", row.box}});
  table.match.reset();
  const bool known = row.frozen == why;
  row.frozen = why;
  if (why == Frozen::Damaged || known) return;  // nothing is written to what is damaged
  Batch batch;
  batch.writes.emplace_back(PutFrozen{.number = row.number, .frozen = why, .at = now_ms()});
  submit(table, std::move(batch));
}

std::expected<const Match*, Denial> House::look_back(Table& table) {
  if (table.row.state != TableState::Over) return deny(409, "not_over");
  if (table.match) return &*table.match;
  if (!table.replayed && !table.frozen()) {
    const LogRead read = reader_.log(table.row.number);
    const auto result = reader_.result(table.row.number);
    if (!read.whole || !result) return deny(503, "storage");
    auto again = table.play_again(read.rows);
    if (again && again->over() && again->position().result() == *result) table.replayed = std::move(*again);
  }
  if (!table.replayed) return deny(409, "frozen");
  return &*table.replayed;
}

std::expected<std::string, Denial> House::record_of(Table& table, std::string_view identity) {
  if (table.row.state == TableState::Open || table.row.state == TableState::Closed) return deny(409, "not_running");
  Seat viewer = kSpectator;
  for (Seat seat = 0; viewer < 0 && seat < static_cast<Seat>(table.row.seats.size()); ++seat) {
    if (table.is_owner(seat, identity)) viewer = seat;
  }
  if (table.match) return record_for(table, viewer);
  auto record = stored_record(table, reader_, viewer);
  if (!record) return deny(503, "storage");
  return std::move(*record);
}

void House::submit(Table& table, Batch batch) {
  batch.table = table.row.number;
  if (!journal_.held(table.last_batch))
    std::erase_if(table.fresh, [&](const FreshRow& row) { return row.seq < table.submitted; });
  table.submitted = table.next_seq;
  table.used = Clock::now();
  table.last_batch = journal_.submit(std::move(batch));
}

std::string stand_in(const Game& game) {
  const auto bots = bots_of(game);
  const auto driver = std::ranges::find(bots, kLevels[2], &BotInfo::name);
  return driver != bots.end() ? driver->name : bots.back().name;
}

void House::tell_info(Table& table, Batch& batch) {
  for (const Watcher& watcher : table.watchers) {
    std::string text;
    JsonWriter json(text);
    json.begin_object().field("t", "info").field("table", table.row.id).key("info");
    write_table(table.row, identity_of(*watcher.socket).id, json);
    json.end_object();
    batch.messages.push_back({watcher.socket, std::move(text)});
  }
}

void House::wake_bots(Table& table) {
  table.bots_asked = Clock::now();
  let_bots_think(table);
}

void House::let_bots_think(Table& table) {
  if (!table.match || table.row.state != TableState::Running) return table.bots.clear();
  const std::uint32_t due = table.turn() & table.row.bot_seats();
  // Nobody can be kept from resigning: a game left to bots alone rests where its host has too many of them.
  if (!table.bots_alone && bots_play_alone(table.row)) {
    if (!room_for_bots(table.row.host, table.bots_address)) return;
    table.bots_alone = true;
  }
  if (table.bots_alone) table.bots_asked = Clock::now();  // nobody waits to move
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    if ((due >> seat & 1) == 0) continue;
    auto found = std::ranges::find(table.bots, seat, &BotSeat::seat);
    if (found == table.bots.end()) {
      found = table.bots.insert(table.bots.end(), BotSeat{.seat = seat, .bot = nullptr});
    }
    if (found->thinking) continue;
    if (!found->bot) found->bot = make_bot(table.match->game(), table.row.seats[static_cast<std::size_t>(seat)].bot);
    if (!found->bot) found->bot = make_bot(table.match->game(), stand_in(table.match->game()));
    found->thinking = true;
    auto away = std::make_shared<BotAway>(BotAway{.table = table.row.id,
                                                  .seat = seat,
                                                  .generation = table.generation,
                                                  .bot = std::move(found->bot),
                                                  .position = nullptr});
    const Position& position = table.match->position();
    const Random luck = table.luck("roundhouse bot", seat);
    // What it decided on before needs no thread.
    Random own = luck;
    if (const auto planned = away->bot->planned(Outlook(position, seat), own)) {
      away->move = *planned;
      loop_.post([this, away = std::move(away)] { bot_chose(std::move(*away)); });
      continue;
    }
    away->position = position.clone();
    const bool unhurried = has_own_measure(table.row.seats[static_cast<std::size_t>(seat)].bot);
    pool_.think({.table = table.row.id,
                 .owner = table.row.host,
                 .awaited = !table.watchers.empty(),
                 .since = table.bots_asked,
                 .most = unhurried ? 0 : config_.bot_seconds,
                 .random = luck,
                 .think =
                     [away](const Means& means) {
                       away->move = away->bot->choose(Outlook(*away->position, away->seat), means);
                     },
                 .then = [this, away] { bot_chose(std::move(*away)); }});
  }
}

void House::bot_chose(BotAway thought) {
  const auto at = tables_.find(thought.table);
  if (at == tables_.end()) return;
  Table& table = *at->second;
  const auto found = std::ranges::find(table.bots, thought.seat, &BotSeat::seat);
  if (found == table.bots.end()) return;
  found->thinking = false;
  if (thought.generation == table.generation) found->bot = std::move(thought.bot);
  if (!table.match || table.row.state != TableState::Running) return table.bots.clear();
  if (thought.generation == table.generation && table.match->position().turn().has(thought.seat)) {
    Batch batch;
    Change change(table);
    Refusal refusal = change.play(thought.seat, thought.move);
    if (refusal) {
      log(Level::Warning, "a bot's move was refused", {{"table", table.row.id}, {"code", refusal.code}});
      std::vector<PackedMove> legal;
      table.match->position().legal(thought.seat, legal);
      if (++found->refused >= 3 && !legal.empty()) refusal = change.play(thought.seat, legal.front());
    }
    if (!refusal) {
      metrics().bot_moves++;
      change.finish(batch);
      if (table.row.state == TableState::Over) tell_info(table, batch);
      submit(table, std::move(batch));
    }
  }
  let_bots_think(table);
}

void House::send(const Table& table, const std::shared_ptr<net::Socket>& to, std::string text) {
  viewer_of(*to).produced += text.size();
  journal_.send(table.last_batch, to, std::move(text));
}

void House::unwatch(Table& table, const net::Socket& socket, Seat viewer) {
  const auto here = [&](const Watcher& watcher) { return watcher.socket.get() == &socket; };
  std::erase_if(table.watchers, [&](const Watcher& watcher) { return here(watcher) && watcher.viewer == viewer; });
  std::erase_if(table.shown, [&](const Shown& shown) {
    return std::ranges::none_of(table.watchers, [&](const Watcher& w) { return w.viewer == shown.viewer; });
  });
  if (std::ranges::none_of(table.watchers, here)) std::erase(viewer_of(socket).tables, table.row.id);
}

void House::forget(const net::Socket& socket) {
  // Only the tables the socket watches know it; who they are stands in its user.
  for (const std::string& id : viewer_of(socket).tables) {
    const auto found = tables_.find(id);
    if (found == tables_.end()) continue;
    Table& table = *found->second;
    std::erase_if(table.watchers, [&](const Watcher& watcher) { return watcher.socket.get() == &socket; });
    std::erase_if(table.shown, [&](const Shown& shown) {
      return std::ranges::none_of(table.watchers, [&](const Watcher& w) { return w.viewer == shown.viewer; });
    });
  }
}

// What is in memory is ahead of the disk: forget it. Clients were told nothing of it; they connect
// again and see what is on the disk.
void House::lost(const std::vector<std::int64_t>& numbers) {
  std::vector<std::shared_ptr<net::Socket>> sockets;
  std::erase_if(tables_, [&](const auto& entry) {
    const Table& table = *entry.second;
    if (std::ranges::find(numbers, table.row.number) == numbers.end()) return false;
    for (const Watcher& watcher : table.watchers) sockets.push_back(watcher.socket);
    return true;
  });
  metrics().tables = static_cast<std::int64_t>(tables_.size());
  (void)load_codes();
  log(Level::Error, "tables reloaded after a failed commit", {{"tables", static_cast<std::int64_t>(numbers.size())}});
  // After the apologies, which are sent in this turn of the loop.
  loop_.post([sockets = std::move(sockets)] {
    for (const auto& socket : sockets) socket->close(1012);
  });
}

bool House::views_are_old(const Table& table) const {
  return table.match && table.row.state == TableState::Running && table.next_seq != table.pictured;
}

void House::keep_views_of(Table& table) {
  const auto used = table.used;
  Batch batch;
  batch.writes.emplace_back(views_of(table));
  submit(table, std::move(batch));
  table.used = used;  // nobody came: the table may go to rest
}

void House::keep_views() {
  const auto now = Clock::now();
  std::size_t left = std::max<std::size_t>(16, tables_.size() / 30);
  for (auto& [id, table] : tables_) {
    if (left == 0) break;
    if (!views_are_old(*table) || now - table->pictured_at < std::chrono::seconds(60)) continue;
    keep_views_of(*table);
    --left;
  }
}

void House::sweep() {
  // Games that rest may have a place now.
  for (auto& [id, table] : tables_) {
    if (!table->bots_alone && bots_play_alone(table->row)) wake_bots(*table);
  }
  const auto now = Clock::now();
  const auto idle = std::chrono::seconds(config_.idle_seconds);
  std::erase_if(tables_, [&](const auto& entry) {
    Table& table = *entry.second;
    const bool held = journal_.held(table.last_batch);
    if (now - table.used > std::chrono::seconds(30)) {
      std::vector<Shown>().swap(table.shown);
      table.replayed.reset();
      table.course.clear();
      if (!held) std::vector<FreshRow>().swap(table.fresh);
    }
    const bool thinking =
        std::ranges::any_of(table.bots, &BotSeat::thinking) || std::ranges::any_of(table.advice, &Advice::thinking);
    if (now - table.used <= idle || !table.watchers.empty() || thinking || held) return false;
    if (!views_are_old(table)) return true;
    keep_views_of(table);  // it goes when they are on disk
    return false;
  });
  metrics().tables = static_cast<std::int64_t>(tables_.size());
  std::size_t bots = 0;
  for (const auto& [id, table] : tables_) bots += table->bots.size();
  metrics().bots = static_cast<std::int64_t>(bots);
}

}  // namespace rh::server
