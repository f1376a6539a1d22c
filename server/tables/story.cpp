#include "server/tables/story.h"

#include <algorithm>
#include <charconv>

#include "engine/core/json_reader.h"
#include "engine/core/record.h"
#include "server/json_text.h"
#include "server/tables/writing.h"

namespace rh::server {

std::string_view store_event(const Event& event, std::string& text) {
  if (text.size() > 1) text += ',';
  text += event.audience == kEverybody ? std::string("-1") : std::to_string(event.audience);
  text += ',';
  const std::size_t begin = text.size();
  JsonWriter json(text);
  write_event(event, json);
  return std::string_view(text).substr(begin);
}

void append_event(std::string_view written, std::uint32_t move, std::string& text) {
  text += "{\"i\":";
  text += std::to_string(move);
  text += ',';
  text += written.substr(1);
}

std::string stored(const Events& events) {
  std::string text = "[";
  for (const Event& event : events) store_event(event, text);
  return text + ']';
}

bool read_stored(std::string_view text, std::vector<Heard>& heard) {
  heard.clear();
  if (!Json::accept(text) || !text.starts_with('[') || !text.ends_with(']')) return false;
  const char* const end = text.data() + text.size();
  for (std::size_t at = 1; at + 1 < text.size();) {
    std::int64_t audience = 0;
    const auto [stop, error] = std::from_chars(text.data() + at, end, audience);
    if (error != std::errc{} || !std::string_view(stop, end).starts_with(",{")) return false;
    const auto begin = static_cast<std::size_t>(stop - text.data()) + 1, behind = skip_value(text, begin);
    heard.push_back({static_cast<Audience>(audience), text.substr(begin, behind - begin)});
    at = behind + 1;  // past the comma, or past the end
  }
  return true;
}

Read<LogPage> log_page(const Table& table, Reader& reader, Seat viewer, std::int64_t before, std::size_t most) {
  const auto known = [&](const Told& told) { return may_know(told.audience, viewer); };
  const std::int64_t end = std::min<std::int64_t>(before, std::ranges::count_if(table.told, known));
  LogPage page{.from = std::max<std::int64_t>(0, end - static_cast<std::int64_t>(most)), .events = "["};
  std::vector<Heard> heard;
  std::string text;
  std::int64_t place = 0;
  // How many of the moves that stand come before a row, as this viewer counts them.
  std::size_t stand = 0;
  std::uint32_t moves = 0;
  for (std::size_t i = 0, first = 0; i < table.told.size() && place < end; ++i) {
    const Told& told = table.told[i];
    if (i == 0 || told.seq != table.told[first].seq) {
      first = i;
      heard.clear();
    }
    if (!known(told) || place++ < page.from) continue;
    if (heard.empty()) {
      const auto fresh = std::ranges::find(table.fresh, told.seq, &FreshRow::seq);
      if (fresh != table.fresh.end()) {
        text = fresh->events;
      } else if (auto read = reader.events(table.row.number, told.seq)) {
        text = std::move(*read);
      } else {
        return std::unexpected(read.error());
      }
      if (!read_stored(text, heard)) return std::unexpected(Unreadable{});
    }
    if (i - first >= heard.size()) return std::unexpected(Unreadable{});
    if (page.events.size() > 1) page.events += ',';
    for (; stand < table.standing.size() && table.standing[stand] < told.seq; ++stand)
      moves += may_know(table.audiences[stand], viewer) ? 1 : 0;
    if (stand < table.standing.size() && table.standing[stand] == told.seq) {
      append_event(heard[i - first].event, moves, page.events);
    } else {
      page.events += heard[i - first].event;
    }
  }
  page.events += ']';
  return page;
}

Read<std::string> stored_record(const Table& table, Reader& reader, Seat viewer) {
  const TableRow& row = table.row;
  const bool over = row.state == TableState::Over;
  std::string text;
  JsonWriter header(text);
  header.begin_object().field("roundhouse", 1).field("game", row.game).field("rules", row.rules);
  header.key("options").raw(row.options);
  if (!row.box.empty()) {
    const Game* game = find_game(row.game);
    const auto box = game != nullptr ? game->boxes().find(row.box) : std::nullopt;
    header.key("box");
    write_box(box && box_here(row) == BoxHere::Same ? game->boxes()[*box] : Box{.name = row.box, .hash = row.box_hash},
              header);
  }
  header.field("seats", static_cast<int>(row.seats.size()));
  header.key("names").begin_array();
  for (const SeatRow& seat : row.seats) header.value(seat.name);
  header.end_array().field("commitment", to_hex(table.nature.commitment()));
  if (row.chance == KeyedNature::Way::Placed) header.field("chance", "place");
  if (over) {
    header.field("secret", to_hex(table.nature.secret()));
  } else {
    header.key("viewer");
    viewer >= 0 ? header.value(viewer) : header.value("spectator");
  }
  header.end_object();
  text += '\n';
  const LogRead log = reader.log(row.number);
  std::size_t next = 0;  // of the moves that stand
  for (const LogRow& line : log.rows) {
    if (next == table.standing.size()) break;
    if (line.seq != table.standing[next]) continue;
    ++next;
    // Rows of an older program say nothing of who may read them.
    const bool own = over || line.by == viewer;
    const std::string_view move = own ? line.move : line.events.empty() ? std::string_view{} : line.told;
    if (move.empty()) continue;
    JsonWriter json(text);
    json.begin_object().key("by");
    if (line.by == kNature) {
      json.value("nature");
    } else {
      json.value(line.by);
    }
    json.field("move", move).end_object();
    text += '\n';
  }
  if (!over) return text;
  auto result = reader.result(row.number);
  if (!result) return std::unexpected(result.error());
  if (!result->empty()) text += "{\"result\":" + *result + "}\n";
  return text;
}

}  // namespace rh::server
