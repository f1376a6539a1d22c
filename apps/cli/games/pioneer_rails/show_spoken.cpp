// The position in plain sentences, for screen readers and logs, and all of it together.
#include "apps/cli/games/pioneer_rails/show.h"

namespace rh::pioneer_rails {
namespace {

std::string joined(const Lines& parts) {
  std::string text;
  for (const std::string& part : parts) text += (text.empty() ? "" : ", ") + part;
  return text;
}

// The tracks of a railway as ways: "20,4 20,2 19,1", each as long as it runs without a fork.
Lines ways_of(const Sheet& sheet, const Map& map, std::size_t suit) {
  const auto at = [](int corner) {
    const hex::Point point = kMap.corner_points[static_cast<std::size_t>(corner)];
    return std::to_string(point.x) + "," + std::to_string(point.y);
  };
  Sides sides = sheet.tracks[suit];
  std::vector<std::pair<int, int>> tracks;
  for (const int side : sides) {
    const auto& [a, b] = kMap.side_corners[static_cast<std::size_t>(side)];
    tracks.emplace_back(a, b);
  }
  for (std::size_t hex = 0; hex < kHexes; ++hex) {
    if (sheet.cuts[hex] < 0 || static_cast<std::size_t>(sheet.cuts[hex] / 4) != suit) continue;
    const auto diagonal = static_cast<std::size_t>(sheet.cuts[hex] % 4);
    tracks.emplace_back(kMap.corners[hex][diagonal], kMap.corners[hex][diagonal + 3]);
  }
  Lines ways;
  const auto take = [&](int from) {
    std::string way = at(from);
    for (bool more = true; more;) {
      more = false;
      for (auto track = tracks.begin(); track != tracks.end(); ++track) {
        if (track->first != from && track->second != from) continue;
        from = track->first == from ? track->second : track->first;
        way += " " + at(from);
        tracks.erase(track);
        more = map.town_at[static_cast<std::size_t>(from)] < 0;
        break;
      }
    }
    return way;
  };
  for (const int port : map.ports[suit]) {
    if (sheet.touched.has(port)) ways.push_back(take(port));
  }
  // What is left begins at a switch.
  while (!tracks.empty()) {
    const int start = sheet.inner[suit].has(tracks[0].first) ? tracks[0].first : tracks[0].second;
    ways.push_back(take(start));
  }
  return ways;
}

}  // namespace

std::string table_in_words(const Texts& words, const View& view, const Names& names) {
  const Table& table = view.table;
  std::string text;
  const auto add = [&](const std::string& sentence) { text += sentence + "\n"; };
  if (table.phase == Phase::Over) {
    add(say(words, "events.game_over"));
    return text;
  }
  for (const std::string& line : table_lines(words, view, names)) add(line);
  Lines waiting;
  for (Seat s = 0; s < table.seats; ++s) {
    if (view.turn.has(s)) waiting.push_back(names[static_cast<std::size_t>(s)]);
  }
  add(view.turn.nature ? say(words, "spoken.nature") : say(words, "spoken.to_move", {{"who", joined(waiting)}}));
  return text;
}

std::string sheet_in_words(const Texts& words, const View& view, Seat whose, const Names& names) {
  const Table& table = view.table;
  const ShownSeat& seat = view.seats[static_cast<std::size_t>(whose)];
  const Sheet& sheet = seat.sheet;
  std::string text;
  const auto add = [&](const std::string& sentence) { text += sentence + "\n"; };
  add(say(words, seat.own ? "spoken.own_sheet" : "spoken.sheet", {{"who", names[static_cast<std::size_t>(whose)]}}));
  bool empty = true;
  for (std::size_t s = 0; s < kSuits; ++s) {
    for (const std::string& way : ways_of(sheet, table.map(), s)) {
      add(say(words, "spoken.way", {{"railway", say(words, "railways." + std::string(kSuitNames[s]))}, {"way", way}}));
      empty = false;
    }
  }
  if (empty) add(say(words, "spoken.empty"));
  Lines towns, places;
  for (int town = 0; town < table.map().town_count; ++town) {
    if (sheet.towns[static_cast<std::size_t>(town)] != 0)
      towns.push_back(say(words, "towns." + std::string(table.town_name(town))));
  }
  for (const int hex : sheet.active) places.push_back(place_name(words, table.map(), hex));
  if (!towns.empty()) add(say(words, "spoken.towns", {{"list", joined(towns)}}));
  if (!places.empty()) add(say(words, "spoken.active", {{"list", joined(places)}}));
  for (const std::string& line : sheet_lines(words, view, whose)) add(line);
  return text;
}

std::string show(const Texts& words, const View& view, const Names& names) {
  std::string text;
  std::vector<Seat> order;
  if (view.viewer >= 0) order.push_back(view.viewer);
  for (Seat s = 0; s < view.table.seats; ++s) {
    if (s != view.viewer) order.push_back(s);
  }
  const auto add = [&](const Lines& lines) {
    for (const std::string& line : lines) text += line + "\n";
  };
  add(table_lines(words, view, names));
  for (const Seat s : order) {
    const auto seat = static_cast<std::size_t>(s);
    text += "\n" + words.paint("1", names[seat]) + "\n";
    add(map_lines(words, view.table.map(), view.seats[seat], {}));
    add(sheet_lines(words, view, s));
  }
  text += "\n" + words.paint("1", say(words, "spoken.in_words")) + "\n" + table_in_words(words, view, names);
  for (const Seat s : order) text += "\n" + sheet_in_words(words, view, s, names);
  return text;
}

}  // namespace rh::pioneer_rails
