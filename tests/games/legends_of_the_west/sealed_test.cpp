// Spoilers (TL-96): every word of data/legends_of_the_west/sealed/ in everything that a viewer is shown, in every game
// of whole campaigns and in the single modes. Who may read what is said here once more, from the spec.
#include <filesystem>
#include <set>

#include "tests/games/legends_of_the_west/table.h"
#include "tests/games/shared.h"

namespace rh::legends_of_the_west::testing {
namespace {

constexpr std::string_view kPrefix = "legends_of_the_west.";

// Key without the prefix -> its words in three languages.
const std::map<std::string, std::vector<std::string>>& sealed() {
  static const auto all = [] {
    std::map<std::string, std::vector<std::string>> made;
    for (const char* file : {"words", "story"}) {
      for (const auto& [key, said] : facts(std::string("sealed/") + file).items()) {
        for (const auto& [language, text] : said.items())
          made[key.substr(kPrefix.size())].push_back(text.get<std::string>());
      }
    }
    return made;
  }();
  return all;
}

// What every client has from the start, whatever is played.
const std::set<std::string>& said_by_files() {
  static const auto all = [] {
    std::set<std::string> made;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(rh::testing::in_project("texts"))) {
      const std::string name = entry.path().filename();
      if (entry.path().extension() != ".json" || name.starts_with("terminal.")) continue;  // which no client fetches
      for (const auto& [key, text] : parse_json(rh::testing::read_file(entry.path())).items()) {
        if (text.is_string()) made.insert(text.get<std::string>());
      }
    }
    return made;
  }();
  return all;
}

std::set<std::string> ids(const Json& list) {
  std::set<std::string> all;
  for (const Json& id : list) all.insert(id.is_string() ? id.get<std::string>() : std::to_string(id.get<int>()));
  return all;
}

// What is open on the table, from the view that sees everything.
struct Open {
  std::set<std::string> rules, events, names, current, territories, new_territories, upgrades, postcards, secrets,
      story, changes, lines;
  bool over = false;
};

Open open_to(const Json& all, Seat viewer) {
  Open open;
  const auto story_unlocks = [&](const std::string& id) {
    for (const Json& card : facts("campaign")["story_deck"]) {
      if (card["id"] != id) continue;
      for (const Json& effect : card["side_b"]) {
        if (effect["op"] == "UNLOCK_RULE") open.rules.insert(effect["id"].get<std::string>());
      }
    }
  };
  const auto all_upgrades = [&] {
    for (const Json& upgrade : facts("companies")["upgrades"]) open.upgrades.insert(upgrade["id"].get<std::string>());
  };
  for (const Json& rule : all["rules"]) open.rules.insert(rule["rule"].get<std::string>());
  open.events = ids(all["event_pile"]);
  if (!all["event"].is_null()) open.current.insert(all["event"].get<std::string>());
  if (all.contains("map")) open.territories = ids(all["map"]["territories"]);
  for (std::size_t s = 0; s < all["seats"].size(); ++s) {
    const Json& seat = all["seats"][s];
    open.upgrades.merge(ids(seat.value("upgrades", Json::array())));
    for (const Json& card : seat.value("postcards", Json::array())) {
      const std::string number = std::to_string(card["number"].get<int>());
      open.postcards.insert(number);
      if (card["state"] == "sent" || static_cast<Seat>(s) == viewer) open.secrets.insert(number);
    }
  }
  if (all["phase"] == "owed" || all["phase"] == "upgrade") all_upgrades();
  // The lines of a slip that the story brings.
  const int row = all["year"].get<int>();
  if (row == 1892) open.lines.insert("silver_cup");
  if (row == 1898 && all["mode"] != "continent") open.lines.insert("last_season");
  if (row == 1898 && all["mode"] == "campaign_short") open.lines.insert("silver_cup");
  if (!all.contains("campaign")) return open;
  const Json& campaign = all["campaign"];
  const Json& pause = campaign["pause"];
  for (const Json& company : campaign["companies"]) {
    open.upgrades.merge(ids(company["upgrades"]));
    open.postcards.merge(ids(company["postcards"]));
  }
  open.events.merge(ids(pause["events"]));
  open.story = ids(pause["story"]);
  open.changes.insert("trains");
  if (!pause["events"].empty()) open.changes.insert("event");
  if (!pause["rules"].empty()) open.changes.insert("rule");
  if (pause.contains("retired_value")) open.changes.insert("tickets");
  if (pause.contains("ticket_draw")) open.changes.insert("ticket_draw");
  open.changes.merge(ids(pause["lines"]));
  open.over = campaign.contains("reckoning");
  if (!campaign.contains("end")) return open;
  const Json& end = campaign["end"];
  open.story.merge(ids(end["story"]));
  for (const Json& id : end["story"]) story_unlocks(id.get<std::string>());
  open.rules.merge(ids(end["gone_rules"]));
  open.events.merge(ids(end["gone_events"]));
  for (const Json& offer : end.value("available", Json::array()))
    open.territories.insert(offer["territory"].get<std::string>());
  open.names = ids(campaign["retired"]);
  // A round of upgrades stays on the table until the next game.
  if (!end["upgrades"].empty()) all_upgrades();
  for (const Json& opened : end["opened"]) {
    open.territories.insert(opened["territory"].get<std::string>());
    open.new_territories.insert(opened["territory"].get<std::string>());
    open.rules.insert(opened["rule"].get<std::string>());
    open.events.merge(ids(opened["events"]));
  }
  return open;
}

bool may_read(const std::string& key, const Open& open) {
  // Which rule brings a token or a line of the slip (the table of section 4.4).
  static const std::map<std::string, std::vector<std::string>> bringers = {
      {"storm", {"R01"}},         {"grain", {"R02"}},        {"gold", {"R04"}},         {"pot", {"R05"}},
      {"depot", {"R06", "RS11"}}, {"seal", {"R07"}},         {"seals", {"R07"}},        {"ribbon", {"R09"}},
      {"water_right", {"R10"}},   {"water_rights", {"R10"}}, {"golden_spike", {"R11"}}, {"golden_spikes", {"R11"}}};
  const auto parts = split(key, ".");
  const std::string &kind = parts[0], &id = parts[1];
  const std::string part = parts.size() > 2 ? parts[2] : "";
  if (kind == "event" && part == "name" && open.names.contains(id)) return true;  // of those that were retired
  if (kind == "event") return part == "name" || part == "text" ? open.events.contains(id) : open.current.contains(id);
  if (kind == "rule") return open.rules.contains(id);
  if (kind == "territory")
    return part == "name" || part == "way" ? open.territories.contains(id) : open.new_territories.contains(id);
  if (kind == "upgrade") return open.upgrades.contains(id);
  if (kind == "postcard")
    return part == "condition" || part == "reward" ? open.secrets.contains(id) : open.postcards.contains(id);
  if (kind == "story") return open.story.contains(id);
  if (kind == "change") return open.changes.contains(id);
  if (kind == "check") return open.rules.contains("R07");
  if (kind == "final") return open.over;
  if (kind == "score" && open.lines.contains(id)) return true;
  for (const std::string& rule : bringers.contains(id) ? bringers.at(id) : std::vector<std::string>()) {
    if (open.rules.contains(rule)) return true;
  }
  return false;
}

void collect(const Json& json, std::set<std::string>& found) {
  if (json.is_string()) found.insert(json.get<std::string>());
  if (!json.is_structured()) return;
  for (const auto& [key, value] : json.items()) {
    if (json.is_object()) found.insert(key);
    collect(value, found);
  }
}

struct Looked {
  std::size_t views = 0, read = 0;
};

// Every text of a view that is sealed must be one that this viewer may read.
void look(const Table& table, Seat viewer, Looked& looked) {
  const Json all = table.view(kAllSeeing);
  const Open open = open_to(all, viewer);
  std::set<std::string> texts, readable, closed;
  collect(table.view(viewer), texts);
  for (const auto& [key, words] : sealed()) {
    const bool may = may_read(key, open);
    const bool has = texts.contains(std::string(kPrefix) + key);
    if (has && !may) ADD_FAILURE() << key << " is shown to " << viewer << " in " << all["phase"] << " " << all["year"];
    looked.read += has ? 1 : 0;
    (may ? readable : closed).insert(words.begin(), words.end());
  }
  for (const std::string& text : texts) {
    if (closed.contains(text) && !readable.contains(text) && !said_by_files().contains(text))
      ADD_FAILURE() << "shown to " << viewer << ": " << text;
  }
  ++looked.views;
}

// Looks now and then, and whenever something may come to light: at every step of the end, and when a card is sent.
void play(const Json& options, int seats, std::uint64_t seed, Looked& looked, Json* carry = nullptr) {
  Table table(options, seats);
  Random random(seed);
  for (int i = 0; !::testing::Test::HasFailure(); ++i) {
    bool turning_point = table.over();
    if (!turning_point && !table.natures()) {
      std::vector<PackedMove> legal;
      table.position->legal(table.turn().first(), legal);
      const std::string move = legends().print(legal[0]);
      for (const char* word : {"retire", "open", "upgrade", "reveal"})
        turning_point = turning_point || move.starts_with(word);
    }
    if (turning_point || i % 200 == 0) {
      look(table, kSpectator, looked);
      look(table, static_cast<Seat>(random.below(static_cast<std::uint64_t>(seats))), looked);
    }
    if (!table.random_move(random)) break;
  }
  if (carry != nullptr && table.over()) *carry = table.result()["carry"];
}

// TL-96, TL-83
TEST(LegendsSealed, NoWordIsShownBeforeItMayBeRead_TL_96_TL_83) {
  Looked looked;
  for (const auto& [mode, games] : {std::pair{"campaign", 12}, {"campaign_short", 6}}) {
    Json options = {{"mode", mode}, {"companies", {"red", "blue", "green"}}};
    for (int game = 1; game <= games && !HasFailure(); ++game) {
      Json carry;
      play(options, 3, static_cast<std::uint64_t>(game), looked, &carry);
      options["carry"] = carry;
    }
  }
  EXPECT_GT(looked.views, 200u);
  EXPECT_GT(looked.read, 5000u) << "what may be read is there";
}

// TL-96, TL-4
TEST(LegendsSealed, SingleGamesShowWhatTheyPlayWithAndNoMore_TL_96_TL_4) {
  Looked looked;
  play(Json::object(), 2, 1, looked);
  for (const int number : {2, 7, 10, 12}) play({{"mode", "single_year"}, {"number", number}}, 2, 1, looked);
  play({{"mode", "continent"}, {"rules", {"R01", "R10"}}}, 2, 1, looked);
  EXPECT_GT(looked.read, 500u);
}

// The words of a campaign's letter come with the letter that needs them.
// TL-96, TL-18
TEST(LegendsSealed, ALetterBringsTheWordsOfItsOwnChanges_TL_96_TL_18) {
  const auto changes = [](int game) {
    const Table table(campaign(carry_before(game, {"red", "blue"})));
    std::set<std::string> found;
    for (const auto& [key, words] : table.view(0)["words"].items()) {
      if (key.starts_with("legends_of_the_west.change.")) found.insert(key.substr(27));
    }
    return found;
  };
  EXPECT_EQ(changes(1), (std::set<std::string>{"trains"}));
  EXPECT_EQ(changes(2), (std::set<std::string>{"trains", "event", "rule"}));
  EXPECT_EQ(changes(5), (std::set<std::string>{"trains", "event", "tickets"}));
  EXPECT_EQ(changes(10), (std::set<std::string>{"trains", "silver_cup"}));
  EXPECT_EQ(changes(11), (std::set<std::string>{"trains", "tickets", "ticket_draw"}));
  EXPECT_EQ(changes(12), (std::set<std::string>{"trains", "last_season"}));
}

// Nothing sealed lies in the box that every client fetches, nor in what the game says of itself.
// TL-96
TEST(LegendsSealed, NothingSealedIsInTheBox_TL_96) {
  std::set<std::string> texts;
  collect(parse_json(legends().boxes()[0].facts), texts);
  EXPECT_TRUE(texts.contains("Boston"));
  for (const auto& [key, words] : sealed()) {
    for (const std::string& word : words)
      EXPECT_FALSE(texts.contains(word) && !said_by_files().contains(word)) << key << ": " << word;
  }
}

}  // namespace
}  // namespace rh::legends_of_the_west::testing
