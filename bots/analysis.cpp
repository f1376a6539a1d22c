#include "bots/analysis.h"

namespace rh {
namespace {

// What a seat does with what it meant to do.
class Judge {
 public:
  Judge(Adviser& adviser, Workspace& workspace) : adviser_(adviser), workspace_(workspace) {}

  // Nothing where there was no choice.
  std::optional<JudgedMove> judge(const Position& position, Seat seat, PackedMove move) {
    position.legal(seat, moves_);
    if (moves_.size() == 1) {
      if (!plan_.empty() && plan_.front() == move) plan_.erase(plan_.begin());
      return {};
    }
    const Outlook outlook(position, seat);
    // Luck of its own for each question: both look at the same worlds, so that what is compared is the moves.
    const auto ask = [&](auto question) {
      Random random(1);
      return question(Means{{}, random, workspace_});
    };
    JudgedMove judged{.by = seat};
    judged.expected = ask([&](const Means& means) { return adviser_.estimate(outlook, means); })[index(seat)];
    if (!plan_.empty() && plan_.front() == move) {
      judged.played = judged.best = {.move = move, .mine = planned_};
      judged.played.then = judged.best.then = {plan_.begin() + 1, plan_.end()};
    } else {
      const auto rated = ask([&](const Means& means) { return adviser_.rate(outlook, means); });
      // Another candidate stands for one way to go on, and the best round may hold its move too.
      judged.played = rated[0].move == move
                          ? rated[0]
                          : ask([&](const Means& means) { return adviser_.rate_one(outlook, move, means); });
      judged.best = rated[0].mine.points > judged.played.mine.points ? rated[0] : judged.played;
    }
    plan_ = judged.played.then;
    planned_ = judged.played.mine;
    return judged;
  }
  // Something happened that the plan did not know of.
  void forget() { plan_.clear(); }

 private:
  static std::size_t index(Seat seat) { return static_cast<std::size_t>(seat); }

  Adviser& adviser_;
  Workspace& workspace_;
  std::vector<PackedMove> plan_, moves_;
  Forecast planned_;
};

}  // namespace

std::vector<JudgedMove> analyse(const Match& match, Adviser& adviser, Seat seat,
                                const std::function<void(std::size_t)>& done) {
  Workspace workspace;
  std::vector<Judge> judges(static_cast<std::size_t>(match.seats()), Judge(adviser, workspace));
  std::vector<JudgedMove> all;
  auto again = Match::start(match.game(), match.options(), match.seats());
  for (std::size_t i = 0; i < match.log().size(); ++i) {
    done(i);
    const auto& [by, move] = match.log()[i];
    if (by == kNature) {
      for (Judge& judge : judges) judge.forget();
    } else if (seat == kSpectator || seat == by) {
      if (auto judged = judges[static_cast<std::size_t>(by)].judge(again->position(), by, move)) {
        judged->at = i;
        all.push_back(std::move(*judged));
      }
    }
    if (again->play(by, move)) break;
  }
  return all;
}

}  // namespace rh
