// Fixed sizes hold in a release as well: what is too much ends the process before anything is written. The
// file is compiled as a release has it, without assert().
#undef NDEBUG
#define NDEBUG
#include "engine/core/bounds.h"

#include <gtest/gtest.h>

#include <array>

#include <cstdlib>

#include "engine/core/deck.h"
#include "engine/core/events.h"
#include "engine/core/fixed_vector.h"

namespace rh {
namespace {

// Something that must stay as it is, right behind the thing that is filled.
template <class T>
struct Neighbours {
  T full;
  std::uint64_t behind = 0x5ca1ab1e;

  // Fills it to the brim, then offers one more.
  template <class Fill>
  void overfill(std::size_t capacity, Fill fill) {
    for (std::size_t i = 0; i < capacity; ++i) fill(full);
    EXPECT_EQ(behind, 0x5ca1ab1e);
    EXPECT_EXIT(
        {
          fill(full);
          std::_Exit(0);
        },
        [](int status) { return status != 0; }, "");
  }
};

TEST(Bounds, AFullListTakesNothing) {
  Neighbours<FixedVector<std::uint64_t, 3>> list;
  list.overfill(3, [](auto& full) { full.push_back(~std::uint64_t{0}); });
}

TEST(Bounds, NoListGrowsBeyondItsCapacity) {
  FixedVector<int, 5> list;
  for (int& one : list.grow(3)) one = 7;
  EXPECT_EQ(list.size(), 3u);
  EXPECT_EQ(list[2], 7);
  for (const std::size_t more : {std::size_t{3}, ~std::size_t{0}}) {
    EXPECT_EXIT(std::_Exit(list.grow(more).empty() ? 1 : 0), [](int status) { return status > 1; }, "");
  }
  EXPECT_TRUE(list.grow(0).empty());
  EXPECT_EQ(list.grow(2).size(), 2u);
}

TEST(Bounds, AFullDeckTakesNothing) {
  Neighbours<Deck<4, 6>> deck;
  deck.overfill(6, [](auto& full) { full.put_on_top(3); });
  Neighbours<Deck<4, 6>> turned;
  turned.overfill(6, [](auto& full) { full.put_under(std::array{std::uint8_t{3}}); });
}

TEST(Bounds, ABagIsNotReadBeyondItsKinds) {
  Bag<4> bag;
  bag.add(3);
  EXPECT_EQ(bag.pick(0), 3);
  EXPECT_EXIT(std::_Exit(bag.pick(1) * 0), [](int status) { return status != 0; }, "");
}

TEST(Bounds, AnEventAndARefusalTakeOnlySoManyArguments) {
  Neighbours<Event> event;
  event.overfill(event.full.arguments.size(), [](auto& full) { full.with("n", 1); });
  Neighbours<Refusal> refusal;
  refusal.overfill(refusal.full.arguments.size(), [](auto& full) { full.with("n", 1); });
}

TEST(Bounds, AListOfEventsHasNone) {
  Events events;
  for (int i = 0; i < 1000; ++i) events.push_back(Event{.code = "roll"}.with("n", i));
  EXPECT_EQ(events.size(), 1000u);
  EXPECT_EQ(events[999].arguments[0].number, 999);
}

}  // namespace
}  // namespace rh
