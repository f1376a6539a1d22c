#include "server/tables/house.h"

#include <algorithm>

#include "server/base/ids.h"
#include "server/base/log.h"
#include "server/base/metrics.h"
#include "server/tables/change.h"
#include "server/tables/viewer.h"
#include "server/tables/writing.h"

namespace rh::server {
namespace {

bool waits_for_somebody(const SeatRow& seat) { return seat.kind == SeatKind::Open || seat.kind == SeatKind::Invited; }

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
  next_number_ = reader_.highest_number() + 1;

  const int cores = static_cast<int>(std::thread::hardware_concurrency());
  const int threads = config_.bot_threads > 0 ? config_.bot_threads : std::max(1, cores - 1);
  pool_.start(loop_, threads, config_.bot_seconds, [this](Thought thought) { bot_chose(std::move(thought)); });
  for (const std::string& id : reader_.waiting_for_bots()) (void)load(id);
  loop_.every(std::chrono::seconds(std::clamp(config_.idle_seconds, 1, 10)), [this] { sweep(); });
  return {};
}

void House::stop() {
  pool_.stop();
  journal_.stop();
  tables_.clear();
}

Table* House::find(std::string_view id) {
  const auto found = tables_.find(std::string(id));
  if (found == tables_.end()) return load(id);
  found->second->used = Clock::now();
  return found->second.get();
}

Table& House::add(TableRow row) {
  const std::string id = row.id;
  auto& place = tables_[id];
  place = std::make_unique<Table>(std::move(row));
  place->generation = ++generations_;
  metrics().tables = static_cast<std::int64_t>(tables_.size());
  return *place;
}

Table* House::load(std::string_view id) {
  auto row = reader_.table(id);
  if (!row) return nullptr;
  Table& table = add(std::move(*row));
  metrics().tables_loaded++;
  table.chat = reader_.chat(table.row.number);
  if (table.row.state == TableState::Open) return &table;
  if (!table.replay(reader_.log(table.row.number))) {
    // Made by other rules than these, or damaged: better not shown than shown wrongly.
    log(Level::Error, "table does not replay", {{"table", id}});
    tables_.erase(table.row.id);
    return nullptr;
  }
  table.row.turn = table.turn();
  wake_bots(table);
  return &table;
}

void House::submit(Table& table, Batch batch) {
  batch.table = table.row.number;
  table.used = Clock::now();
  table.last_batch = journal_.submit(std::move(batch));
}

std::string House::default_bot(const Game& game) const {
  const auto bots = bots_of(game);
  const auto fast = std::ranges::find(bots, "fast", &BotInfo::name);
  return fast != bots.end() ? fast->name : bots.back().name;
}

std::expected<Table*, Denial> House::create(const Identity& host, NewTable wanted) {
  const Game* game = find_game(wanted.game);
  TableRow row;
  row.number = next_number_++;
  row.id = random_name(12);
  row.game = wanted.game;
  row.rules = game->info().rules_version;
  row.name = wanted.name;
  row.host = host.id;
  row.options = wanted.options.json();
  row.is_public = wanted.is_public;
  row.seats = std::move(wanted.seats);
  row.created = row.updated = now_ms();
  if (Digest given; from_hex(config_.test_secret, given)) {
    row.secret = given;
  } else {
    row.secret = random_secret();
  }
  // The game itself says whether it can be played like this.
  auto trial = Match::start(*game, wanted.options, static_cast<int>(row.seats.size()));
  if (!trial) return std::unexpected(Denial{400, trial.error().code, trial.error().arguments});

  Table& table = add(std::move(row));
  metrics().tables_created++;
  Batch batch;
  if (wanted.start && std::ranges::none_of(table.row.seats, waits_for_somebody)) {
    begin(table, batch);
  } else {
    batch.writes.emplace_back(PutTable{table.row});
  }
  submit(table, std::move(batch));
  wake_bots(table);
  return &table;
}

// The first moves are nature's, if they are anybody's; everybody who waits gets a whole view.
void House::begin(Table& table, Batch& batch) {
  table.begin();
  table.row.state = TableState::Running;
  table.row.turn = table.turn();
  table.row.progress = progress_of(table.match->position());
  table.shown.clear();
  batch.writes.emplace_back(PutTable{table.row});
  std::vector<Watcher> waiting;
  std::swap(waiting, table.watchers);  // nobody has a view to make a difference to
  Change(table).finish(batch);
  std::swap(waiting, table.watchers);
  for (const Watcher& watcher : table.watchers) {
    batch.messages.push_back(
        {watcher.socket, view_message(table, watcher.viewer, identity_of(*watcher.socket).id, -1)});
  }
}

Done House::start(Table& table, const Identity& who, std::string_view bots) {
  if (table.row.host != who.id) return deny(403, "not_host");
  if (table.row.state != TableState::Open) return deny(409, "already_started");
  const Game& game = *find_game(table.row.game);
  if (!bots.empty() && !make_bot(game, bots)) return deny(400, "unknown_bot");
  // A seat is kept for somebody until the host says otherwise: bots do not take it either.
  const bool invited =
      std::ranges::any_of(table.row.seats, [](const SeatRow& seat) { return seat.kind == SeatKind::Invited; });
  if (invited) return deny(409, "seats_invited");
  for (SeatRow& seat : table.row.seats) {
    if (seat.kind != SeatKind::Open) continue;
    if (bots.empty()) return deny(409, "seats_open");
    seat = {.kind = SeatKind::Bot, .name = std::string(bots), .owner = {}, .bot = std::string(bots)};
  }
  table.row.updated = now_ms();
  Batch batch;
  begin(table, batch);
  submit(table, std::move(batch));
  wake_bots(table);
  return {};
}

Done House::resign(Table& table, const Identity& who, Seat seat) {
  if (!table.is_owner(seat, who.id)) return deny(403, "not_yours");
  if (table.row.state != TableState::Running) return deny(409, "not_running");
  SeatRow& held = table.row.seats[static_cast<std::size_t>(seat)];
  if (held.resigned) return {};
  held.resigned = true;
  held.bot = default_bot(table.match->game());
  table.row.updated = now_ms();
  Batch batch;
  Change change(table);
  change.resign(seat);
  change.finish(batch);
  batch.writes.emplace_back(PutTable{table.row});
  tell_info(table, batch);
  submit(table, std::move(batch));
  wake_bots(table);
  return {};
}

std::expected<Table*, Denial> House::rematch(Table& table, const Identity& who) {
  if (table.row.state != TableState::Over) return deny(409, "not_over");
  const bool sits = std::ranges::any_of(table.row.seats, [&](const SeatRow& seat) { return seat.owner == who.id; });
  if (!sits) return deny(403, "not_yours");
  if (!table.row.next.empty()) {
    if (Table* next = find(table.row.next)) return next;
  }
  NewTable wanted{.game = table.row.game,
                  .name = table.row.name,
                  .options = table.match->options(),
                  .is_public = table.row.is_public,
                  .start = true,
                  .seats = table.row.seats};
  for (SeatRow& seat : wanted.seats) {
    if (seat.kind != SeatKind::Bot) seat.resigned = false, seat.bot.clear();
  }
  const auto made = create(who, std::move(wanted));
  if (!made) return made;
  table.row.next = (*made)->row.id;
  Batch batch;
  batch.writes.emplace_back(PutTable{table.row});
  tell_info(table, batch);
  submit(table, std::move(batch));
  return made;
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
  if (!table.match || table.row.state != TableState::Running) return;
  const std::uint32_t due = table.turn() & table.row.bot_seats();
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    if ((due >> seat & 1) == 0) continue;
    auto found = std::ranges::find(table.bots, seat, &BotSeat::seat);
    if (found == table.bots.end()) {
      found = table.bots.insert(table.bots.end(), BotSeat{.seat = seat, .bot = nullptr});
    }
    if (found->thinking) continue;
    if (!found->bot) found->bot = make_bot(table.match->game(), table.row.seats[static_cast<std::size_t>(seat)].bot);
    if (!found->bot) found->bot = make_bot(table.match->game(), default_bot(table.match->game()));
    found->thinking = true;
    pool_.think({.table = table.row.id,
                 .seat = seat,
                 .generation = table.generation,
                 .bot = std::move(found->bot),
                 .position = table.match->position().clone()});
  }
}

void House::bot_chose(Thought thought) {
  const auto at = tables_.find(thought.table);
  if (at == tables_.end()) return;
  Table& table = *at->second;
  const auto found = std::ranges::find(table.bots, thought.seat, &BotSeat::seat);
  if (found == table.bots.end()) return;
  found->thinking = false;
  if (thought.generation == table.generation) found->bot = std::move(thought.bot);
  if (!table.match || table.row.state != TableState::Running) return;
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
  wake_bots(table);
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
  log(Level::Error, "tables reloaded after a failed commit", {{"tables", static_cast<std::int64_t>(numbers.size())}});
  // After the apologies, which are sent in this turn of the loop.
  loop_.post([sockets = std::move(sockets)] {
    for (const auto& socket : sockets) socket->close(1012);
  });
}

void House::sweep() {
  const auto now = Clock::now();
  const auto idle = std::chrono::seconds(config_.idle_seconds);
  std::erase_if(tables_, [&](const auto& entry) {
    Table& table = *entry.second;
    if (now - table.used > std::chrono::seconds(30)) {
      std::vector<Shown>().swap(table.shown);
    }
    const bool thinking = std::ranges::any_of(table.bots, &BotSeat::thinking);
    return now - table.used > idle && table.watchers.empty() && !thinking && !journal_.held(table.last_batch);
  });
  metrics().tables = static_cast<std::int64_t>(tables_.size());
}

}  // namespace rh::server
