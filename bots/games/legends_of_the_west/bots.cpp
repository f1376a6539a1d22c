// The players: how each judges and how far it looks ahead.
#include "bots/bot.h"
#include "bots/games/legends_of_the_west/search.h"

namespace rh::legends_of_the_west {
namespace {

// Opponents with a character, in the spirit of published agents for this family of games.
// Never looks beyond the next signal: the way of one ticket, and what pays at once.
constexpr Style kOneStep{{.one_at_a_time = 1, .contested = 0, .money = 2, .draw = 1.1}};
// Keeps tickets for their value, and lays one line of long routes for them.
constexpr Style kLongRoute{{.claim = 25, .least_worth = 0.5, .long_ones = 2, .hunger = 2, .per_train = 1.2}};
// Builds wherever the cards allow, so as to be the first without trains; asks for no tickets.
constexpr Style kRouteFocused{{.ticket_trains = 99, .per_train = 0.9, .contested = 0, .stray = 2.5, .loco = 0.2}};
// Cannot walk past the ticket deck.
constexpr Style kTicketHungry{
    {.least_worth = 0.4, .ticket_trains = 4, .ticket_turns = 4, .unfinished = 4, .hunger = 6.5}};

// The apprentice thinks of one ticket at a time, runs after every dollar, and spends locomotives as they come.
constexpr Style kLevel1{
    {.large = 0, .company = 0, .one_at_a_time = 1, .contested = 0, .money = 2, .loco = 0, .draw = 1.1}};
// The stoker no longer runs after dollars, but draws from the deck whatever lies open, and claims rather than draws.
constexpr Style kLevel2{
    {.large = 0, .company = 0, .one_at_a_time = 1, .money = 0.2, .loco = 0, .draw = 0.9, .blind = 2.5}};
// The driver has all its tickets in mind, one turn at a time.
constexpr Style kLevel3{};
// The dispatcher tries the moves that look best in a few imagined games,
constexpr Style kLevel4{.candidates = 6, .answers = 3'500, .steady = true};
// the depot master in many.
constexpr Style kLevel5{.candidates = 12, .answers = 30'000};

constexpr Style kGreedy{};
constexpr Style kFast{.candidates = 8, .answers = 6'000};
constexpr Style kExpert{.candidates = 12, .answers = 60'000};

class LegendsBot : public TypedBot<LegendsOfTheWest> {
 public:
  explicit LegendsBot(const Style& style) : style_(style) {}

 protected:
  // Payments and the like follow from the policy.
  std::optional<Move> follow(const State& world, Seat seat) override {
    if (is_weighty(world.table.ask)) return {};
    Mind mind;
    return Policy().answer(world, seat, style_.judgement, mind);
  }

  Move think(const State& world, const Outlook& outlook, const Means& means) override {
    return means.workspace.get<Search>().best(style_, means.budget, world, outlook, means.random, spent_);
  }

 private:
  const Style& style_;
  Spending spent_;
};

template <const Style& style>
std::unique_ptr<Bot> make() {
  return std::make_unique<LegendsBot>(style);
}

}  // namespace

std::vector<BotInfo> bots() {
  return {{"level1", &make<kLevel1>},
          {"level2", &make<kLevel2>},
          {"level3", &make<kLevel3>},
          {"level4", &make<kLevel4>},
          {"level5", &make<kLevel5>},
          {"one_step", &make<kOneStep>},
          {"long_route", &make<kLongRoute>},
          {"route_focused", &make<kRouteFocused>},
          {"ticket_hungry", &make<kTicketHungry>},
          {"greedy", &make<kGreedy>},
          {"fast", &make<kFast>},
          {"expert", &make<kExpert>}};
}

}  // namespace rh::legends_of_the_west
