#include "server/tables/marks.h"

#include <algorithm>

namespace rh::server {
namespace {

int next(int mark) { return (mark + 1) % kMarks; }

bool is_kept(const SeatRow& seat) { return seat.kind != SeatKind::Open && seat.kind != SeatKind::Bot; }

}  // namespace

void settle_marks(std::vector<SeatRow>& seats) {
  static_assert(kMaxSeats <= kMarks);
  std::uint32_t used = 0;
  const auto settle = [&](SeatRow& seat, int wanted) {
    while ((used >> wanted & 1) != 0) wanted = next(wanted);
    used |= 1u << wanted;
    seat.mark = wanted;
  };
  std::vector<std::size_t> rest;
  for (std::size_t s = 0; s < seats.size(); ++s) {
    if (seats[s].mark == kNoMark) {
      rest.push_back(s);
    } else {
      settle(seats[s], seats[s].mark);
    }
  }
  for (const std::size_t s : rest) settle(seats[s], static_cast<int>(s));
}

void give_mark(std::vector<SeatRow>& seats, std::size_t seat, int wanted) {
  const auto other_with = [&](int mark) {
    return std::ranges::find_if(seats, [&](const SeatRow& one) { return &one != &seats[seat] && one.mark == mark; });
  };
  auto other = other_with(wanted);
  while (other != seats.end() && is_kept(*other)) other = other_with(wanted = next(wanted));
  if (other != seats.end()) other->mark = seats[seat].mark;
  seats[seat].mark = wanted;
}

}  // namespace rh::server
