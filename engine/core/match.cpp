#include "engine/core/match.h"

#include <algorithm>

namespace rh {

Match::Match(const Game& game, Options options, std::unique_ptr<Position> start)
    : game_(&game), options_(std::move(options)), anchor_(std::move(start)), position_(anchor_->clone()) {}

std::expected<Match, Problem> Match::start(const Game& game, const Options& options, int seats) {
  auto position = game.start(options, seats);
  if (!position) return std::unexpected(position.error());
  return Match(game, options, std::move(*position));
}

Refusal Match::play(Seat by, PackedMove move, Events* events) {
  own_events_.clear();
  Events& seen = events ? *events : own_events_;
  const std::size_t before = seen.size();
  const Place place = by == kNature && position_->turn().nature ? position_->chance().place : Place{};
  const Refusal refusal = position_->play(by, move, &seen);
  if (refusal) return refusal;

  log_.push_back({by, move});
  if (by == kNature) {
    ++nature_moves_;
    const auto found = std::ranges::find(places_, place, &std::pair<Place, std::uint64_t>::first);
    if (found != places_.end())
      ++found->second;
    else
      places_.emplace_back(place, 1);
  }
  bool revealed = by == kNature;
  for (std::size_t i = before; i < seen.size(); ++i) revealed |= seen[i].reveals;
  const Turn turn = position_->turn();
  if (revealed) {
    anchor_->assign(*position_);
    anchor_at_ = log_.size();
  }
  for (Seat seat = 0; seat < seats(); ++seat) {
    const bool ended = seat == by && !turn.has(seat);
    if (revealed || ended) barrier_[static_cast<std::size_t>(seat)] = log_.size();
  }
  return {};
}

std::uint64_t Match::nature_moves_at(const Place& place) const {
  const auto found = std::ranges::find(places_, place, &std::pair<Place, std::uint64_t>::first);
  return found != places_.end() ? found->second : 0;
}

std::vector<std::size_t> Match::undoable(Seat seat) const {
  std::vector<std::size_t> moves;
  if (seat < 0 || seat >= seats()) return moves;
  for (std::size_t i = barrier_[static_cast<std::size_t>(seat)]; i < log_.size(); ++i) {
    if (log_[i].by == seat) moves.push_back(i);
  }
  return moves;
}

Match Match::at_anchor() const {
  Match match(*game_, options_, anchor_->clone());
  match.anchor_at_ = anchor_at_;
  match.log_.assign(log_.begin(), log_.begin() + static_cast<std::ptrdiff_t>(anchor_at_));
  match.barrier_.assign(kMaxSeats, anchor_at_);
  match.nature_moves_ = nature_moves_;
  match.places_ = places_;
  return match;
}

Refusal Match::undo(Seat seat, std::size_t index) {
  const Refusal refused(game_->info().undo_refused);
  const bool own = seat >= 0 && seat < seats() && index < log_.size() && log_[index].by == seat;
  if (!own || index < barrier_[static_cast<std::size_t>(seat)]) return refused;

  Match again = at_anchor();
  for (std::size_t i = anchor_at_; i < log_.size(); ++i) {
    if (i != index && again.play(log_[i].by, log_[i].move)) return refused;
  }
  *this = std::move(again);
  return {};
}

}  // namespace rh
