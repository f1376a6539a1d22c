#include "engine/games/legends_of_the_west/effects.h"

#include <algorithm>

#include "engine/games/legends_of_the_west/components.h"

namespace rh::legends_of_the_west {
namespace {

constexpr std::array<std::string_view, 2> kPayees = {"bank", "pot"};

// Only this can be said here so far.
void only(const JsonReader& data, std::string_view text) {
  if (data.text() != text) data.fail("is \"" + std::string(data.text()) + "\", not \"" + std::string(text) + "\"");
}

std::int16_t small(const JsonReader& data, int low, int high) {
  return static_cast<std::int16_t>(data.number(low, high));
}

template <class Things>
std::uint8_t named(const JsonReader& data, const Things& things) {
  const std::string_view id = data.text();
  for (std::size_t i = 0; i < things.size(); ++i) {
    if (things[i].id == id) return static_cast<std::uint8_t>(i);
  }
  data.fail("is \"" + std::string(id) + "\", which is unknown");
  return 0;
}

}  // namespace

List Compiler::list(const JsonReader& effects, Place place) {
  const List made = list(effects);
  expect(made, place, effects);
  return made;
}

List Compiler::list(const JsonReader& effects) {
  if (!effects.json().is_array()) return effects.fail("is not a list"), List{};
  std::vector<Effect> own;
  for (std::size_t i = 0; i < effects.size() && effects.ok(); ++i) {
    const JsonReader data = effects.at(i);
    if (one_of(data.at("op"), kOpNames) == static_cast<int>(Op::AddEvents)) {
      for (std::size_t k = 0; k < data.at("ids").size(); ++k)
        own.push_back({.op = Op::AddEvents, .what = named(data.at("ids").at(k), tables_.events)});
    } else {
      own.push_back(for_all(effect(data)));
    }
  }
  auto& all = tables_.program.effects;
  const auto begin = static_cast<std::uint16_t>(all.size());
  all.insert(all.end(), own.begin(), own.end());
  return {begin, static_cast<std::uint16_t>(all.size())};
}

List Compiler::single(const JsonReader& data, Place place) {
  const Effect one = for_all(effect(data));
  auto& all = tables_.program.effects;
  all.push_back(one);
  const List made = {static_cast<std::uint16_t>(all.size() - 1), static_cast<std::uint16_t>(all.size())};
  expect(made, place, data);
  return made;
}

// What several players do is done by each of them in turn (TL-36).
Effect Compiler::for_all(Effect effect) {
  if (effect.who != Who::Each && effect.who != Who::EachOther && effect.who != Who::LowestSum) return effect;
  const Set set = effect.who == Who::Each ? Set::Players : effect.who == Who::EachOther ? Set::Others : Set::LowestSum;
  effect.who = Who::Owner;
  auto& all = tables_.program.effects;
  all.push_back(effect);
  const auto end = static_cast<std::uint16_t>(all.size());
  return {
      .op = Op::ForEach, .what = static_cast<std::uint8_t>(set), .then = {static_cast<std::uint16_t>(end - 1), end}};
}

// A number, a sum of variables, or "+n".
void Compiler::amount(const JsonReader& value, Effect& effect) {
  if (value.json().is_number()) {
    effect.n = small(value, 0, 999);
    return;
  }
  std::string_view text = value.text();
  if (text.starts_with('+')) {
    effect.plus = true;
    text.remove_prefix(1);
  }
  effect.sum = sum(text, value);
  if (!text.empty()) value.fail("is not a sum");
}

Effect Compiler::effect(const JsonReader& data) {
  Effect effect{.op = static_cast<Op>(one_of(data.at("op"), kOpNames))};
  if (data.has("who")) effect.who = static_cast<Who>(one_of(data.at("who"), kWhoNames));
  switch (effect.op) {
    case Op::GainMoney:
    case Op::LoseMoney: amount(data.at("n"), effect); break;
    case Op::DrawDeck:
      amount(data.at("n"), effect);
      effect.flag = data.has("show") && data.at("show").flag();
      break;
    case Op::Pay:
      amount(data.at("n"), effect);
      effect.flag = one_of(data.at("to"), kPayees) == 1;
      break;
    case Op::TakePot: break;
    case Op::TakeDisplay:
      effect.n = small(data.at("n"), 1, 1);
      if (data.at("loco_ok").flag()) data.at("loco_ok").fail("is not supported");
      break;
    case Op::Discard:
      effect.n = small(data.at("n"), 1, 5);
      effect.what = cards(data.at("filter"));
      break;
    case Op::DrawTickets:
      effect.n = small(data.at("n"), 1, 5);
      effect.more = small(data.at("keep"), 0, 5);
      break;
    case Op::Mod:
      effect.what = one_of(data.at("param"), kParamNames);
      amount(data.at("value"), effect);
      if (data.has("route_filter")) effect.filter = filter(data.at("route_filter"));
      break;
    case Op::CostExtra:
      effect.n = small(data.at("n"), 1, 3);
      only(data.at("card_filter"), "any");
      effect.filter = filter(data.at("route_filter"));
      break;
    case Op::PlaceMarker: marker(data, effect); break;
    case Op::RemoveMarker:
      only(data.at("kind"), kMarkerNames[0]);
      only(data.at("target"), "link");
      break;
    case Op::TakeToken:
      effect.what = one_of(data.at("bag"), kBagNames);
      effect.cash = data.has("cash") && data.at("cash").flag();
      effect.flag = data.has("limit");
      if (effect.flag) only(data.at("limit"), "once_per_game");
      if (data.has("first_bonus")) effect.then = list(data.at("first_bonus"));
      break;
    case Op::Vault:
      effect.what = one_of(data.at("token"), kTokenNames);
      effect.n = small(data.at("n"), 1, 9);
      break;
    case Op::Choose: choice(data, effect); break;
    case Op::If:
      effect.condition = condition(data.at("cond"));
      effect.then = list(data.at("then"));
      if (data.has("else")) effect.otherwise = list(data.at("else"));
      break;
    case Op::ForEach:
      effect.what = one_of(data.at("set"), kSetNames);
      effect.then = list(data.at("effects"));
      break;
    case Op::RetireTickets:
      only(data.at("filter").at("set"), "start");
      effect.n = small(data.at("filter").at("max_value"), 1, 99);
      break;
    case Op::RemoveEvent:
      effect.how = one_of(data.at("from"), kFromNames);
      if (static_cast<From>(effect.how) == From::Discard)
        effect.who = static_cast<Who>(one_of(data.at("chooser"), kWhoNames));
      break;
    case Op::OpenTerritory: effect.who = static_cast<Who>(one_of(data.at("chooser"), kWhoNames)); break;
    case Op::UnlockRule: effect.what = named(data.at("id"), tables_.rules); break;
    case Op::SetTrains: effect.n = small(data.at("n"), 1, 56); break;
    case Op::FillBag: {
      effect.what = one_of(data.at("bag"), kBagNames);
      BagSpec& bag = tables_.program.bags[effect.what];
      bag.shuffled = data.at("order").text() == "shuffled";
      const JsonReader values = data.at("values");
      for (std::size_t i = 0; i < values.size(); ++i)
        bag.values.push_back(static_cast<std::uint8_t>(small(values.at(i), 1, bag.shuffled ? 9 : 99)));
      break;
    }
    case Op::FillPot: effect.n = small(data.at("n"), 0, 99); break;
    case Op::SlipLine: {
      effect.what = one_of(data.at("name"), kLineNames);
      const JsonReader formula = data.at("formula");
      constexpr std::array<std::string_view, 3> kFormulas = {"majority", "sum", "best_completed_ticket"};
      effect.how = one_of(formula.at(0), kFormulas);
      if (static_cast<Formula>(effect.how) == Formula::Majority) {
        effect.flag = formula.at(1).text() == "longest_path";
        if (!effect.flag) only(formula.at(1), kBagNames[static_cast<std::size_t>(Bag::Grain)]);
        effect.n = small(formula.at(2), 0, 99);
        effect.more = small(formula.at(3), 0, 99);
      } else if (static_cast<Formula>(effect.how) == Formula::Sum) {
        only(formula.at(1), kBagNames[static_cast<std::size_t>(Bag::Gold)]);
      }
      break;
    }
    case Op::RevealPostcards: effect.what = one_of(data.at("check"), kCheckNames); break;
    default: break;
  }
  return effect;
}

void Compiler::marker(const JsonReader& data, Effect& effect) {
  effect.what = one_of(data.at("kind"), kMarkerNames);
  effect.n = data.has("n") ? small(data.at("n"), 1, 9) : std::int16_t{1};
  const JsonReader target = data.at("target");
  // Each kind has its own places: storms on links, grain in cities, depots where a company puts them.
  if (target.json().is_string()) {
    constexpr std::array<std::string_view, 2> kPlaces = {"end_city", "saved_city"};
    only(data.at("kind"), kMarkerNames[2]);
    effect.how = static_cast<std::uint8_t>(one_of(target, kPlaces) == 0 ? Target::EndCity : Target::SavedCity);
  } else if (target.has("random_link")) {
    only(data.at("kind"), kMarkerNames[0]);
    effect.how = static_cast<std::uint8_t>(Target::RandomLink);
    effect.filter = filter(target.at("random_link"));
  } else {
    only(data.at("kind"), kMarkerNames[1]);
    effect.how = static_cast<std::uint8_t>(Target::EachCity);
    effect.condition = static_cast<std::uint16_t>(tables_.program.conditions.size());
    Condition places;
    for (std::size_t i = 0; i < target.at("each_city").size(); ++i)
      places.cities.add(named(target.at("each_city").at(i), tables_.cities));
    tables_.program.conditions.push_back(places);
  }
}

// The first effect of an option says by which word it is chosen.
void Compiler::choice(const JsonReader& data, Effect& effect) {
  const JsonReader options = data.at("options");
  (void)small(data.at("min"), 0, 0);
  (void)small(data.at("max"), 1, 1);
  effect.flag = data.has("limit");
  if (effect.flag) only(data.at("limit"), "once_per_game");
  effect.then = list(options.at(0));
  if (!data.ok() || effect.then.empty()) return (void)options.fail("are empty");
  const Effect first = tables_.program.effects[effect.then.begin];
  if (first.op == Op::TakeDisplay) {
    effect.how = static_cast<std::uint8_t>(Answer::Take);
  } else if (first.op == Op::PlaceMarker) {
    effect.how = static_cast<std::uint8_t>(Answer::Depot);
  } else if (first.op == Op::Discard && tables_.program.cards[first.what].same_colour) {
    effect.how = static_cast<std::uint8_t>(Answer::Sell);
  } else if (first.op == Op::Discard && tables_.program.cards[first.what].loco == 1 && options.size() == 2) {
    effect.how = static_cast<std::uint8_t>(Answer::Special);
    effect.otherwise = list(options.at(1));
    const auto& effects = tables_.program.effects;
    if (effects[effect.then.begin + 1u].op != Op::GainMoney || effects[effect.otherwise.begin + 1u].op != Op::DrawDeck)
      options.fail("are not for money and for cards");
    if (effects[effect.then.begin].n != effects[effect.otherwise.begin].n) options.fail("have not one price");
    return;
  } else {
    options.fail("have no word");
  }
  if (options.size() != 1) options.fail("are more than one");
}

std::uint8_t Compiler::filter(const JsonReader& data) {
  RouteFilter filter;
  const auto number = [&](std::string_view key, int fallback) {
    return data.has(key) ? small(data.at(key), 0, 9) : static_cast<std::int16_t>(fallback);
  };
  const auto flag = [&](std::string_view key) { return data.has(key) && data.at(key).flag(); };
  const int low = number("min_length", 0), high = number("max_length", 9);
  int touched = -1, coast = -1, flags = 0, link = -1, colour = -1, lanes = 0;
  if (data.has("touches_region")) touched = region(data.at("touches_region"));
  if (data.has("kind")) lanes = 1 + one_of(data.at("kind"), kLaneNames);
  if (data.has("touches_large_coast")) coast = one_of(data.at("touches_large_coast"), kCoastNames);
  if (data.has("flag")) flags = 1 << one_of(data.at("flag"), kFlagNames);
  if (data.has("link")) link = named(data.at("link"), tables_.links);
  if (data.has("color")) colour = one_of(data.at("color"), kColourNames);
  if (flag("grey")) colour = kGrey;
  const bool large = flag("touches_large");
  for (std::size_t i = 0; i < tables_.routes.size(); ++i) {
    const Route& route = tables_.routes[i];
    const City &a = tables_.cities[route.a], &b = tables_.cities[route.b];
    const auto end = [&](auto is) { return is(a) || is(b); };
    if (route.length < low || route.length > high) continue;
    if (touched >= 0 && !end([&](const City& c) { return c.region == touched; })) continue;
    if (coast >= 0 && !end([&](const City& c) { return c.large && c.coast == coast; })) continue;
    if (large && !end([&](const City& c) { return c.large; })) continue;
    if ((tables_.links[route.link].flags & flags) != flags) continue;
    if (lanes != 0 && tables_.links[route.link].lanes != lanes) continue;
    if (link >= 0 && route.link != link) continue;
    if (colour >= 0 && route.colour != colour) continue;
    filter.routes.add(static_cast<int>(i));
  }
  filter.company_colour = flag("is_company_color");
  filter.uses_loco = flag("uses_loco");
  filter.fresh_end = flag("touched_end_fresh");
  filter.unclaimed = flag("unclaimed");
  if (data.has("marker")) {
    filter.unmarked = data.at("marker").json().is_null();
    filter.marked = !filter.unmarked;
    if (filter.marked) filter.marker = static_cast<Marker>(one_of(data.at("marker"), kMarkerNames));
  }
  constexpr std::array<std::string_view, 15> kKnown = {"color",         "is_company_color",
                                                       "grey",          "min_length",
                                                       "max_length",    "touches_region",
                                                       "touches_large", "touches_large_coast",
                                                       "flag",          "uses_loco",
                                                       "marker",        "touched_end_fresh",
                                                       "kind",          "link",
                                                       "unclaimed"};
  for (const auto& [key, value] : data.json().items()) {
    if (std::ranges::find(kKnown, key) == kKnown.end()) data.fail("asks for " + key + ", which is unknown");
  }
  tables_.program.filters.push_back(filter);
  return static_cast<std::uint8_t>(tables_.program.filters.size() - 1);
}

int Compiler::region(const JsonReader& data) const {
  const auto found = std::ranges::find(kStartRegions, data.text());
  if (found != kStartRegions.end()) return static_cast<int>(found - kStartRegions.begin());
  return static_cast<int>(kStartRegions.size()) + named(data, tables_.territories);
}

std::uint8_t Compiler::cards(const JsonReader& data) {
  CardFilter filter;
  if (data.json().is_string()) {
    constexpr std::array<std::string_view, 2> kNames = {"any", "loco"};
    if (one_of(data, kNames) == 1) filter.loco = 1;
  } else {
    if (data.has("loco")) filter.loco = data.at("loco").flag() ? 1 : 0;
    if (data.has("symbol")) {
      constexpr std::array<std::string_view, 2> kSymbols = {"pick", "skull"};
      filter.symbol = static_cast<std::uint8_t>(1 + one_of(data.at("symbol"), kSymbols));
    }
    filter.same_colour = data.has("same_color") && data.at("same_color").flag();
    filter.last_drawn = data.has("last_drawn") && data.at("last_drawn").flag();
  }
  tables_.program.cards.push_back(filter);
  return static_cast<std::uint8_t>(tables_.program.cards.size() - 1);
}

std::uint16_t Compiler::condition(const JsonReader& words) {
  Condition made{.word = static_cast<Word>(one_of(words.at(std::size_t{0}), kWordNames))};
  const auto number = [&](std::size_t at) { return small(words.at(at), 0, 99); };
  switch (made.word) {
    case Word::Claim:
      made.filter = filter(words.at(1));
      made.n = small(words.at(2), 1, 99);
      break;
    case Word::Connect:
      made.a = named(words.at(1), tables_.cities);
      made.b = named(words.at(2), tables_.cities);
      break;
    case Word::Touch:
      for (std::size_t i = 0; i < tables_.cities.size(); ++i) {
        const City& city = tables_.cities[i];
        const JsonReader wanted = words.at(1);
        if (wanted.has("coast") && city.coast != one_of(wanted.at("coast"), kCoastNames)) continue;
        if (wanted.has("region") && city.region != region(wanted.at("region"))) continue;
        made.cities.add(static_cast<int>(i));
      }
      made.n = number(2);
      break;
    case Word::TicketsDone:
    case Word::Money:
    case Word::Longest:
    case Word::TrainsLeft:
    case Word::Rank:
    case Word::ExtraLoco: made.n = number(1); break;
    case Word::Hand:
      made.filter = cards(words.at(1));
      made.n = number(2);
      break;
    case Word::And:
    case Word::Or: made.parts = {condition(words.at(1)), condition(words.at(2))}; break;
    case Word::Not: made.parts[0] = condition(words.at(1)); break;
    case Word::Equal:
    case Word::AtLeast:
      made.variable = static_cast<Variable>(one_of(words.at(1), kVariableNames));
      made.n = number(2);
      break;
    default: break;
  }
  tables_.program.conditions.push_back(made);
  return static_cast<std::uint16_t>(tables_.program.conditions.size() - 1);
}

std::uint8_t Compiler::put(Sum sum) {
  tables_.program.sums.push_back(sum);
  return static_cast<std::uint8_t>(tables_.program.sums.size() - 1);
}

// a + b, a / b, from the left; the data has no sum with both.
std::uint8_t Compiler::sum(std::string_view& text, const JsonReader& where) {
  std::uint8_t left = term(text, where);
  while (where.ok() && (text.starts_with('+') || text.starts_with('/'))) {
    const auto kind = text[0] == '+' ? Sum::Kind::Plus : Sum::Kind::Quotient;
    text.remove_prefix(1);
    const std::uint8_t right = term(text, where);
    left = put({.kind = kind, .a = left, .b = right});
  }
  return left;
}

std::uint8_t Compiler::term(std::string_view& text, const JsonReader& where) {
  std::size_t end = 0;
  while (end < text.size() && ((text[end] >= 'a' && text[end] <= 'z') || text[end] == '_')) ++end;
  const std::string_view word = text.substr(0, end);
  if (word.empty()) {
    int number = 0;
    while (end < text.size() && text[end] >= '0' && text[end] <= '9') number = number * 10 + (text[end++] - '0');
    if (end == 0) where.fail("is not a sum");
    text.remove_prefix(end);
    return put({.kind = Sum::Kind::Number, .number = static_cast<std::int16_t>(number)});
  }
  text.remove_prefix(end);
  if (!text.starts_with('(')) {
    const auto found = std::ranges::find(kVariableNames, word);
    if (found == kVariableNames.end()) where.fail("has an unknown variable");
    return put({.kind = Sum::Kind::Variable, .variable = static_cast<Variable>(found - kVariableNames.begin())});
  }
  text.remove_prefix(1);
  std::uint8_t left = sum(text, where);
  if (word == "ceil") {
    Sum& inner = tables_.program.sums[left];
    if (inner.kind == Sum::Kind::Quotient) inner.kind = Sum::Kind::QuotientUp;
  }
  while (where.ok() && text.starts_with(',')) {
    text.remove_prefix(1);
    const std::uint8_t right = sum(text, where);
    left = put({.kind = word == "max" ? Sum::Kind::Max : Sum::Kind::Min, .a = left, .b = right});
  }
  if (!text.starts_with(')')) where.fail("has an open bracket");
  if (!text.empty()) text.remove_prefix(1);
  return left;
}

}  // namespace rh::legends_of_the_west
