// Words that were sealed: they lie in data/legends_of_the_west/sealed/, in no file that clients fetch, and a view gives
// them out when its viewer may read them. In a browser's own copy of the engine there are none.
#include <algorithm>
#include <map>

#include "engine/core/hash.h"
#include "engine/games/legends_of_the_west/campaign.h"
#include "engine/games/legends_of_the_west/view.h"
#include "generated/sealed_legends_of_the_west.h"

namespace rh::legends_of_the_west {
namespace {

constexpr std::string_view kPrefix = "legends_of_the_west.";

// Key without the prefix, and its words as JSON.
const std::map<std::string, std::string, std::less<>>& sealed() {
  static const std::map<std::string, std::string, std::less<>> all = [] {
    std::map<std::string, std::string, std::less<>> made;
    for (const DataFile& file : generated::sealed_legends_of_the_west) {
      for (const auto& [key, words] : parse_json(file.text).items()) {
        if (key.starts_with(kPrefix)) made[key.substr(kPrefix.size())] = words.dump();
      }
    }
    return made;
  }();
  return all;
}

class Keys {
 public:
  void add(std::string key) {
    if (sealed().contains(key)) keys_.push_back(std::move(key));
  }
  // Everything that begins with this.
  void all(std::string_view prefix) {
    for (auto it = sealed().lower_bound(prefix); it != sealed().end() && it->first.starts_with(prefix); ++it)
      keys_.push_back(it->first);
  }
  void named(std::string_view kind, std::string_view id, std::initializer_list<std::string_view> parts) {
    for (const std::string_view part : parts) add(std::string(kind) + "." + std::string(id) + "." + std::string(part));
  }
  std::vector<std::string> sorted() && {
    std::ranges::sort(keys_);
    keys_.erase(std::ranges::unique(keys_).begin(), keys_.end());
    return std::move(keys_);
  }

 private:
  std::vector<std::string> keys_;
};

void add_rule_words(std::uint32_t rules, Keys& keys) {
  const Tables& all = tables();
  for (std::size_t r = 0; r < all.rules.size(); ++r) {
    if ((rules >> r & 1u) == 0) continue;
    keys.named("rule", all.rules[r].id, {"name", "text", "example", "setup"});
    const auto words = [&](auto&& self, List list) -> void {
      for (std::size_t i = list.begin; i < list.end; ++i) {
        const Effect& effect = all.program.effects[i];
        switch (effect.op) {
          case Op::PlaceMarker: keys.named("token", kMarkerNames[effect.what], {"name", "count"}); break;
          case Op::FillBag: keys.named("token", kBagNames[effect.what], {"name", "count"}); break;
          case Op::FillPot: keys.named("token", "pot", {"name", "count"}); break;
          case Op::Vault: {
            const std::string token(kTokenNames[effect.what]);
            keys.named("token", token, {"name", "count"});
            keys.add("score." + token + "s");
            keys.add("score." + token + "s.text");
            break;
          }
          case Op::RevealPostcards:
            keys.named("token", "seal", {"name", "count"});
            keys.all("score.seals");
            keys.all("check.");
            break;
          default: break;
        }
        self(self, effect.then);
        self(self, effect.otherwise);
      }
    };
    words(words, all.rules[r].setup);
    words(words, all.rules[r].effects);
  }
}

void add_postcards(const View& view, Keys& keys) {
  const auto put = [&](std::uint32_t cards, bool secret) {
    for (int card = 0; card < kPostcards; ++card) {
      if ((cards >> card & 1u) == 0) continue;
      const std::string number = std::to_string(card + 1);
      keys.named("postcard", number, {"name", "picture", "public"});
      if (secret) keys.named("postcard", number, {"condition", "reward"});
    }
  };
  for (const ShownSeat& seat : view.shown) {
    put(seat.postcards | seat.mail, seat.own);
    put(seat.sent, true);
  }
  for (std::size_t i = 0; i < view.carried.companies; ++i) {
    const std::uint8_t company = view.carried.joined[i];
    if (std::ranges::find(view.shown, company, &ShownSeat::company) == view.shown.end())
      put(view.carried.postcards[company], false);
  }
}

// How the letter before a game says what this effect of it changes.
void add_change(const Effect& effect, Keys& keys) {
  switch (effect.op) {
    case Op::SetTrains: keys.add("change.trains"); break;
    case Op::AddEvents: keys.add("change.event"); break;
    case Op::UnlockRule: keys.add("change.rule"); break;
    case Op::RetireTickets: keys.add("change.tickets"); break;
    case Op::Mod: keys.add("change." + std::string(kParamNames[effect.what])); break;
    case Op::SlipLine: keys.add("change." + std::string(kLineNames[effect.what])); break;
    default: break;
  }
}

void add_campaign(const View& view, Keys& keys) {
  const Tables& all = tables();
  const Carried& carried = view.carried;
  for (int row = first_row_of(view.mode, view.game()); row <= view.row; ++row) {
    const Row& read = all.rows[static_cast<std::size_t>(row)];
    keys.all("story." + std::string(read.before.id) + ".");
    if (view.story_read) keys.all("story." + std::string(read.after.id) + ".");
    for (std::size_t i = read.before.effects.begin; i < read.before.effects.end; ++i) {
      const Effect& effect = all.program.effects[i];
      if (effect.op == Op::AddEvents) keys.named("event", all.events[effect.what].id, {"name", "text"});
      add_change(effect, keys);
    }
  }
  for (std::size_t t = 0; t < kTerritories; ++t) {
    const Territory& territory = all.territories[t];
    if (view.ask == Ask::Open && may_open(carried, static_cast<int>(t)))
      keys.named("territory", territory.id, {"name", "way"});
    if (carried.opened[t] != view.game()) continue;
    keys.named("territory", territory.id, {"name", "way", "title", "text"});
    for (const std::uint8_t event : territory.events) keys.named("event", all.events[event].id, {"name", "text"});
  }
  if (view.slip) {
    std::uint32_t unlocked = view.gone_rules;
    for (std::size_t r = 0; r < kRules; ++r) unlocked |= carried.rules[r] != 0 ? 1u << r : 0;
    add_rule_words(unlocked, keys);
    for (std::size_t event = 0; event < all.events.size(); ++event) {
      if ((carried.retired_events >> event & 1u) != 0) keys.named("event", all.events[event].id, {"name"});
    }
  }
  if (view.over() && carried.game > view.games) keys.all("final.");
}

}  // namespace

void write_words(const View& view, JsonWriter& json) {
  if (sealed().empty()) return;
  const Tables& all = tables();
  Keys keys;
  for (const std::uint8_t event : view.pile) keys.named("event", all.events[event].id, {"name", "text"});
  if (view.event != kNone) keys.named("event", all.events[view.event].id, {"headline", "news"});
  for (std::size_t event = 0; event < all.events.size(); ++event) {
    if ((view.gone_events >> event & 1u) != 0) keys.named("event", all.events[event].id, {"name", "text"});
  }
  add_rule_words(view.rules, keys);
  for (std::size_t line = 0; line < kSlipLines; ++line) {
    if ((view.lines >> line & 1u) == 0) continue;
    keys.add("score." + std::string(kLineNames[line]));
    keys.add("score." + std::string(kLineNames[line]) + ".text");
  }
  for (std::size_t t = 0; t < kTerritories; ++t) {
    if ((view.territories >> t & 1u) != 0) keys.named("territory", all.territories[t].id, {"name", "way"});
  }
  std::uint32_t upgrades = shows_upgrades(view) ? (1u << kUpgrades) - 1 : 0;
  for (const std::uint8_t held : view.carried.upgrades) upgrades |= held;
  for (std::size_t u = 0; u < kUpgrades; ++u) {
    if ((upgrades >> u & 1u) != 0) keys.named("upgrade", all.upgrades[u].id, {"name", "text"});
  }
  add_postcards(view, keys);
  if (view.is_campaign()) add_campaign(view, keys);
  const std::vector<std::string> wanted = std::move(keys).sorted();
  std::uint64_t mark = 0;
  for (const std::string& key : wanted) mark = hash_bytes(key.data(), key.size(), mark);
  json.key("words").piece(mark, [&] {
    json.begin_object();
    for (const std::string& key : wanted) json.key(std::string(kPrefix) + key).raw(sealed().find(key)->second);
    json.end_object();
  });
}

}  // namespace rh::legends_of_the_west
