#include "bots/games/railways_of_the_world/plans.h"

#include <algorithm>
#include <functional>

#include "engine/games/railways_of_the_world/scoring.h"

// The same sums on every platform.
#pragma clang fp contract(off)

namespace rh::railways_of_the_world {
Time time_left(const Table& table, const Judgement& judgement) {
  const int rounds = table.common().rounds;
  Time time;
  if (table.ending != 0) {
    time.turns = table.last_turn() ? 0 : 1;
  } else {
    const double part = 1.0 - static_cast<double>(table.markers) / table.threshold();
    time.turns = 1 + static_cast<int>(part * judgement.pace);
  }
  time.turns = std::min<int>(time.turns, table.common().most_turns - table.turn);
  const bool acting = table.phase >= Phase::Action && table.phase <= Phase::Draw;
  time.actions = time.turns * rounds + (acting ? rounds - 1 - table.round + table.actions_left - 1 : rounds - 1);
  return time;
}

Purse::Purse(const Table& table, const Company& company, const Judgement& judgement)
    : common_(table.common()), company_(company), time_(time_left(table, judgement)) {
  constexpr double kPlenty = 60, kLeast = 0.1;
  money_ = judgement.money * std::min(1.0, time_.turns / 2.0) * std::max(kLeast, 1 - company.cash / kPlenty);
}

double Purse::cost(int price) const {
  const int bonds = bonds_for(common_, price, company_.cash);
  const int cash = price - bonds * common_.bond_cash;  // what is left of the last bond comes back
  const double interest = money_ * common_.bond_interest * time_.turns;
  return bonds * (common_.bond_points + interest) + money_ * cash;
}

double Purse::income(double points) const {
  const int more = common_.income(company_.points + static_cast<int>(points)) - common_.income(company_.points);
  return money_ * more * time_.turns;
}

double Purse::income_to_come() const {
  constexpr int kSome = 6;
  return income(kSome) / kSome / 2;
}

namespace {

// One seat's position while its plans are made.
class Choice {
 public:
  Choice(const State& state, Seat seat, const Judgement& judgement, std::vector<Plan>& plans)
      : state_(state),
        table_(state.table),
        map_(state.table.map()),
        company_(state.company(seat)),
        seat_(seat),
        judgement_(judgement),
        plans_(plans),
        purse_(state.table, state.company(seat), judgement),
        time_(purse_.time()),
        reach_(std::min(reach_of(state, seat), kLongest)),
        network_(state, seat, judgement) {
    network_.look(reach_);
    base_ = promise(reach_);
    longer_ = promise(reach_ + 1);
    std::array<float, 3> top{};
    for (const Haul& haul : network_.hauls()) {
      if (haul.count == 0 || haul.value <= top[2]) continue;
      top[2] = haul.value;
      std::sort(top.begin(), top.end(), std::greater<>());
    }
    typical_ = (top[0] + top[1] + top[2]) / 3.0;
  }

  void auction();
  void keep();
  void actions(const std::vector<Offer>& offers, const Sample& sample);
  void rest_of_build();
  void rest_of_delivery();
  void cities(std::span<const Move> before, int price);
  void colors(std::span<const Move> before, int city, int price);
  void growth(std::span<const Move> before);
  void depots(std::span<const Move> before);

 private:
  Plan& add(std::initializer_list<Move> moves, double worth) {
    Plan& plan = plans_.emplace_back();
    for (const Move& move : moves) plan.moves.push_back(move);
    plan.worth = worth;
    plan.place = plans_.size();
    return plan;
  }
  Plan& add(std::span<const Move> before, const Move& move, double worth) {
    Plan& plan = add({}, worth);
    for (const Move& one : before) plan.moves.push_back(one);
    plan.moves.push_back(move);
    return plan;
  }
  double cost(int price) const { return purse_.cost(price); }
  double income(double points) const { return purse_.income(points); }
  double promise(int reach, const Haul* without = nullptr) const {
    return (1 + purse_.income_to_come()) * network_.promise(reach, time_.actions, without);
  }

  void deliveries();
  void upgrade();
  void link(const Offer& offer);
  void open_ends();
  void western();
  void cards(bool quick);
  void card(int card);
  double worth_of_link(int from, int to);
  double worth_painted(int city, int color);
  double worth_grown(int city);
  // The hand card that saves most, with what it saves.
  struct Saving {
    int card = kNoCard, price = 0;
  };
  Saving best_card(const Offer& offer) const;
  int cube_of(const Haul& haul) const;
  const Baron* baron() const {
    const std::uint8_t kept = state_.at(seat_).baron;
    return kept == kNoBaron ? nullptr : &table_.box_tables().barons[kept];
  }

  const State& state_;
  const Table& table_;
  const Map& map_;
  const Company& company_;
  Seat seat_;
  const Judgement& judgement_;
  std::vector<Plan>& plans_;
  Purse purse_;
  Time time_;
  int reach_;
  Network network_;
  double base_ = 0;     // what the cubes promise after an action that changes nothing
  double longer_ = 0;   // and over one link more
  double typical_ = 0;  // a good delivery
};

// --- deliveries -------------------------------------------------------------------------------

// A red cube that brings new ones is kept for the city where it does.
int Choice::cube_of(const Haul& haul) const {
  if (haul.color != static_cast<int>(Color::Red)) return haul.color;
  const auto& cubes = table_.city(haul.from).cubes;
  const bool western = cubes[kWestern] > 0 && (haul.to == map_.western_target || cubes[haul.color] == 0);
  return western ? kWestern : haul.color;
}

void Choice::deliveries() {
  for (const Haul& haul : network_.hauls()) {
    if (haul.count == 0) continue;
    const int cube = cube_of(haul);
    double worth = haul.value + income(haul.own) + promise(reach_, &haul);
    if (cube == kWestern && haul.to == map_.western_target && time_.actions > 2) worth += 0.3 * typical_;
    Plan& plan = add({Move::at_city(Kind::Deliver, map_, haul.from, cube)}, worth);
    for (std::size_t i = 0; i < haul.count; ++i)
      plan.moves.push_back(Move::at_side(Kind::Go, map_, haul.cities[i], haul.sides[i]));
  }
}

void Choice::rest_of_delivery() {
  const Delivery& begun = table_.delivery;
  for (const Target& target : find_targets(state_, seat_, begun)) {
    const Journey& way = target.ways[0];
    Plan& plan = add({}, base_ + way.own - judgement_.foreign * way.others + income(way.own));
    for (std::size_t i = begun.count; i < way.delivery.count; ++i)
      plan.moves.push_back(Move::at_side(Kind::Go, map_, way.delivery.city[i], way.delivery.side[i]));
  }
}

void Choice::upgrade() {
  if (company_.engine == kMostLevel) return;
  const int level = company_.engine + 1;
  int points = 0;
  for (std::size_t i = 0; i < table_.open_count; ++i) {
    const Card& card = table_.card(table_.open[i]);
    if (card.kind == CardKind::Bonus && card.effect == Effect::EngineLevel && card.amount == level)
      points += card.points;
  }
  const int price = table_.common().upgrade_prices[static_cast<std::size_t>(level)];
  double worth = longer_ - cost(price) + points + income(points);
  if (const Baron* own = baron(); own != nullptr && own->goal == Goal::FirstToLevel &&
                                  table_.first_at[own->level] == kNobody && level <= own->level)
    worth += level == own->level ? own->points : 0.5;
  add({Move::of(Kind::Upgrade)}, worth);
}

// --- links ------------------------------------------------------------------------------------

double Choice::worth_of_link(int from, int to) {
  double worth = (1 + purse_.income_to_come()) * network_.promise_with_link(from, to, reach_, time_.actions);
  for (std::size_t i = 0; judgement_.majors && i < map_.majors.size(); ++i) {
    const MajorLine& major = map_.majors[i];
    if (table_.majors[i] == kNobody && would_join(table_, seat_, major, from, to))
      worth += major.points + income(major.points);
  }
  return worth;
}

Choice::Saving Choice::best_card(const Offer& offer) const {
  Saving best{kNoCard, offer.price};
  if (table_.operation_cards == 0) return best;
  // A card is kept for a dear link, as long as there is time for one.
  int least = time_.actions > 6 ? 4 : 1;
  for (int card = 0; card < kMostCards; ++card) {
    if (company_.cards[static_cast<std::size_t>(card)] == 0 || table_.card(card).kind != CardKind::Hand) continue;
    const int price = price_of(table_, offer, card);
    if (price + least > best.price) continue;
    best = {card, price};
    least = 1;
  }
  return best;
}

void Choice::link(const Offer& offer) {
  if (!fits(table_, seat_, offer)) return;
  const Saving saving = best_card(offer);
  const double worth = worth_of_link(offer.from, offer.to) - cost(saving.price);
  Plan& plan = add({Move::at_city(Kind::Build, map_, offer.from)}, worth);
  if (saving.card != kNoCard) plan.moves.push_back(Move::of(Kind::Use, saving.card));
  for (const Tile tile : offer.tiles) plan.moves.push_back(Move::lay(map_, tile));
}

// Own unfinished lines, which are lost when the turn ends.
void Choice::open_ends() {
  for (int l = 0; l < table_.link_count; ++l) {
    const Link& line = table_.link(l);
    if (line.finished() || line.owner != seat_) continue;
    Ways ways;
    find_ways(Course::from_link(table_, seat_, l), table_.common().most_tiles, kNoCard, ways);
    for (const Way& way : ways) {
      Plan& plan =
          add({Move::extend(map_, line.head, line.to_side)}, worth_of_link(line.from, way.city) - cost(way.price));
      for (const Tile tile : way.tiles) plan.moves.push_back(Move::lay(map_, tile));
    }
  }
}

void Choice::rest_of_build() {
  const Building& building = table_.building;
  const Course course = Course::now(table_);
  const int left = table_.common().most_tiles - building.count;
  const auto finish = [&](int card, bool used) {
    Ways ways;
    find_ways(course, left, card, ways);
    for (const Way& way : ways) {
      Plan& plan = add({}, worth_of_link(building.start, way.city) - cost(way.price));
      if (used) plan.moves.push_back(Move::of(Kind::Use, card));
      for (const Tile tile : way.tiles) plan.moves.push_back(Move::lay(map_, tile));
    }
  };
  finish(building.card, false);
  if (building.count > 0) {
    add({Move::of(Kind::Stop)}, base_);
    return;
  }
  for (int card = 0; building.card == kNoCard && table_.operation_cards != 0 && card < kMostCards; ++card) {
    if (company_.cards[static_cast<std::size_t>(card)] > 0 && table_.card(card).kind == CardKind::Hand)
      finish(card, true);
  }
  if (!plans_.empty()) return;
  course.each_next([&](Tile tile) {
    add({Move::lay(map_, tile), Move::of(Kind::Stop)}, base_ - cost(course.price(tile, building.card).sum()));
  });
}

// --- cities -----------------------------------------------------------------------------------

double Choice::worth_painted(int city, int color) {
  const int before = network_.paint(city, color);
  network_.look(reach_);
  const double worth = promise(reach_);
  network_.paint(city, before);
  // Two cubes come, which may be of use if the city is on a line of one's own.
  const bool own = (network_.own() & bit(city)) != 0;
  return worth + (own && time_.actions > 3 ? 0.5 * typical_ : 0);
}

void Choice::colors(std::span<const Move> before, int city, int price) {
  for (int color = 0; color < kColors; ++color) {
    if (table_.new_cities[static_cast<std::size_t>(color)] > 0)
      add(before, Move::of(Kind::Paint, color), worth_painted(city, color) - cost(price));
  }
}

void Choice::cities(std::span<const Move> before, int price) {
  const CitySet grey = table_.with(Color::Gray);
  const CitySet near = grey & network_.own();
  each(near != 0 ? near : grey, [&](int city) {
    FixedVector<Move, 4> moves;
    for (const Move& move : before) moves.push_back(move);
    moves.push_back(Move::at_city(Kind::Urbanize, map_, city));
    colors({moves.begin(), moves.size()}, city, price);
  });
}

// A cube of each colour: which will come nobody knows.
double Choice::worth_grown(int city) {
  for (int color = 0; color < kColors; ++color) network_.put(city, color, 1);
  network_.look(reach_);
  const double worth = promise(reach_);
  for (int color = 0; color < kColors; ++color) network_.put(city, color, -1);
  return base_ + 0.4 * (worth - base_);
}

void Choice::growth(std::span<const Move> before) {
  const CitySet cities = network_.own() != 0 ? network_.own() : bit(0);
  each(cities, [&](int city) { add(before, Move::at_city(Kind::Grow, map_, city), worth_grown(city)); });
}

void Choice::western() {
  if (!has_western(table_)) return;
  for (std::size_t i = 0; i < map_.western_links.size(); ++i) {
    const WesternLink& one = map_.western_links[i];
    if (table_.western[i] != kNobody || own_neighbours(table_, seat_, one.city) == 0) continue;
    constexpr int kRed = static_cast<int>(Color::Red);
    const int cubes = std::min<int>(one.red_cubes, table_.bag.count(kRed));
    network_.put(one.city, kRed, cubes);
    network_.look(reach_);
    double worth = promise(reach_) - cost(one.price);
    network_.put(one.city, kRed, -cubes);
    if (const Baron* own = baron(); own != nullptr && own->goal == Goal::WesternLink && company_.western == 0)
      worth += own->points;
    add({Move::at_city(Kind::Western, map_, one.city)}, worth);
  }
}

// --- cards ------------------------------------------------------------------------------------

// The busier the cities at its ends the more will go over it.
void Choice::depots(std::span<const Move> before) {
  for (int l = 0; l < table_.link_count; ++l) {
    const Link& link = table_.link(l);
    if (!takes_depot(link, seat_)) continue;
    const bool from = link.from < link.to;
    const int city = from ? link.from : link.to, side = from ? link.from_side : link.to_side;
    const int near = std::popcount(table_.near[link.from]) + std::popcount(table_.near[link.to]);
    const int cubes = table_.city(link.from).size() + table_.city(link.to).size();
    add(before, Move::at_side(Kind::Depot, map_, city, side), base_ + 0.04 * time_.turns * std::min(near + cubes, 12));
  }
}

void Choice::card(int card) {
  const Card& one = table_.card(card);
  const Move take = Move::of(Kind::Take, card);
  switch (one.effect) {
    case Effect::NewIndustry: cities({&take, 1}, 0); return;
    case Effect::CityGrowth: growth({&take, 1}); return;
    case Effect::Depot: depots({&take, 1}); return;
    case Effect::MoreActions:
      // An action is gone and some come: they bring a little less than what was meant to be done.
      add({take}, base_ + (one.amount - 1) * 0.6 * std::max(1.0, typical_));
      return;
    case Effect::LongerReach: add({take}, base_ + 0.5 * (longer_ - base_)); return;
    case Effect::Hotel: {
      const bool own = (network_.own() & bit(one.city)) != 0;
      add({take}, base_ + one.points * time_.turns * (own ? 0.35 : 0.2));
      return;
    }
    case Effect::BuildPrices: add({take}, base_ + judgement_.money * std::min(time_.turns, 6)); return;
    default: add({take}, base_); return;
  }
}

// Where to grow, to urbanize or to put a depot takes a while.
bool is_quick(Effect effect) {
  return effect != Effect::NewIndustry && effect != Effect::CityGrowth && effect != Effect::Depot;
}

void Choice::cards(bool quick) {
  std::uint64_t seen = 0;
  for (std::size_t i = 0; i < table_.open_count; ++i) {
    const std::uint8_t one = table_.open[i];
    if ((seen >> one & 1) != 0) continue;
    seen |= std::uint64_t{1} << one;
    if (!table_.card(one).taken() || !has_effect(state_, seat_, table_.card(one))) continue;
    if (!quick || is_quick(table_.card(one).effect)) card(one);
  }
}

// --- the phases -------------------------------------------------------------------------------

void Choice::actions(const std::vector<Offer>& offers, const Sample& sample) {
  add({Move::of(Kind::Pass)}, base_);
  deliveries();
  upgrade();
  // As long as the network has looked at nothing but what is there.
  if (sample.links == 0) {
    for (const Offer& offer : offers) link(offer);
    open_ends();
  } else {
    const CitySet own = network_.own();
    int left = offers.empty() ? 0 : sample.links;
    for (int tries = 8 * left; left > 0 && tries > 0; --tries) {
      const Offer& offer = offers[sample.random->below(offers.size())];
      if (own != 0 && (own & (bit(offer.from) | bit(offer.to))) == 0) continue;
      link(offer);
      --left;
    }
  }
  if (judgement_.cards && table_.operation_cards != 0) cards(sample.links > 0);
  if (!judgement_.cities) return;
  western();
  if (can_urbanize(table_) && sample.links == 0) cities({}, table_.common().urbanize_price);
}

// Who speaks thinks of what it would do first, and how much worse the next best thing is.
void Choice::auction() {
  constexpr double kTaken = 0.3;  // how often somebody else would have done the best thing before
  constexpr double kMost = 1.5;
  std::vector<double> worths;
  for (const Plan& plan : plans_) worths.push_back(plan.worth);
  std::sort(worths.begin(), worths.end(), std::greater<>());
  const double lost = worths.size() > 2 ? worths[0] - worths[2] : 0;
  const double first = std::min(kMost, kTaken * lost);
  plans_.clear();
  const int low = lowest_bid(table_);
  if (low <= table_.common().most_bid)
    add({Move::numbered(Kind::Bid, low)},
        base_ + first - std::max(cost(low), static_cast<double>(low) / table_.common().bond_cash));
  if (!must_open(table_)) add({Move::of(Kind::Pass)}, base_);
}

// How likely a goal is reached by somebody who does not forget it.
void Choice::keep() {
  const auto chance = [&](const Baron& one) {
    switch (one.goal) {
      case Goal::LinksIntoCity: return 1.6;
      case Goal::Connection: return 0.35;
      case Goal::WesternLink: return 0.4;
      default: return 1.2 / table_.seats;
    }
  };
  for (const std::uint8_t dealt : state_.at(seat_).dealt) {
    const Baron& one = table_.box_tables().barons[dealt];
    if (plans_.empty() || plans_[0].moves[0].what != dealt)
      add({Move::of(Kind::Keep, dealt)}, base_ + chance(one) * one.points);
  }
}

}  // namespace

void Planner::plans(const State& state, Seat seat, const Judgement& judgement, std::vector<Plan>& found) {
  found.clear();
  Choice choice(state, seat, judgement, found);
  switch (state.table.phase) {
    case Phase::BaronChoice: choice.keep(); break;
    case Phase::Auction:
      choice.actions(offers_.of(state.table), {});
      choice.auction();
      break;
    case Phase::Action: choice.actions(offers_.of(state.table), {}); break;
    case Phase::Build: choice.rest_of_build(); break;
    case Phase::Deliver: choice.rest_of_delivery(); break;
    case Phase::Industry: choice.cities({}, 0); break;
    case Phase::Paint: choice.colors({}, state.table.painting, 0); break;
    case Phase::Grow: choice.growth({}); break;
    case Phase::Depot: choice.depots({}); break;
    default: break;
  }
  ensure(!found.empty());
  // Equal ones in the order they came: every library sorts them so.
  std::ranges::sort(
      found, [](const Plan& a, const Plan& b) { return a.worth != b.worth ? a.worth > b.worth : a.place < b.place; });
}

void Planner::quick(const State& state, Seat seat, const Judgement& judgement, const Sample& sample, Plan& best) {
  const Table& table = state.table;
  if (table.phase == Phase::Auction) {
    // Nobody raises: who goes first changes little, and bidding would take as long as acting.
    best = {};
    best.moves.push_back(must_open(table) ? Move::numbered(Kind::Bid, lowest_bid(table)) : Move::of(Kind::Pass));
    return;
  }
  if (table.phase == Phase::Action) {
    quick_.clear();
    Choice(state, seat, judgement, quick_).actions(known_, sample);
  } else {
    plans(state, seat, judgement, quick_);
  }
  best =
      *std::max_element(quick_.begin(), quick_.end(), [](const Plan& a, const Plan& b) { return a.worth < b.worth; });
}

double Planner::expected(const State& state, Seat seat, const Judgement& judgement) const {
  const Company& company = state.company(seat);
  const Time time = time_left(state.table, judgement);
  Network network(state, seat, judgement);
  const int reach = reach_of(state, seat);
  network.look(reach);
  const Common& common = state.table.common();
  return company.points - company.bonds * common.bond_points + network.promise(reach, time.actions);
}

}  // namespace rh::railways_of_the_world
