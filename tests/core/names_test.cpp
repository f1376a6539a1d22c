// Lists of names that grow.
#include "engine/core/names.h"

#include <gtest/gtest.h>

#include <memory>
#include <thread>

namespace rh {
namespace {

TEST(NameLists, HaveANumberEachForGood) {
  NameList names;
  EXPECT_EQ(names.size(), 0u);
  EXPECT_EQ(names.find("boston"), std::nullopt);
  EXPECT_EQ(names.add("boston"), 0);
  EXPECT_EQ(names.add("albany"), 1);
  EXPECT_EQ(names.add("boston"), 0) << "the same one twice stands there once";
  EXPECT_EQ(names.size(), 2u);
  EXPECT_EQ(names.find("albany"), 1);
  EXPECT_EQ(names[0], "boston");
  EXPECT_EQ(names.find("bosto"), std::nullopt);
  EXPECT_EQ(names.find(""), std::nullopt);
}

TEST(NameLists, AreFoundAlsoWhenThereIsRoomForNoMore) {
  const auto names = std::make_unique<NameList>();
  for (std::size_t i = 0; i < NameList::kMost; ++i) ASSERT_EQ(names->add("city_" + std::to_string(i)), i);
  for (std::size_t i = 0; i < NameList::kMost; ++i) {
    ASSERT_EQ(names->find("city_" + std::to_string(i)), i);
    ASSERT_EQ((*names)[i], "city_" + std::to_string(i));
  }
  EXPECT_EQ(names->find("city_" + std::to_string(NameList::kMost)), std::nullopt);
  EXPECT_EQ(names->add("city_7"), 7);
  EXPECT_DEATH(names->add("one_more"), "");
}

// Run with the thread sanitizer this proves more; without, that a number never comes before its name.
TEST(NameLists, CanBeReadWhileOneIsAdded) {
  const auto names = std::make_unique<NameList>();
  std::thread reader([&] {
    while (names->size() < 1000) {
      const std::size_t seen = names->size();
      if (seen == 0) continue;
      EXPECT_EQ((*names)[seen - 1], std::to_string(seen - 1));
      const auto found = names->find(std::to_string(seen));
      if (found) EXPECT_EQ(*found, seen);
    }
  });
  for (int i = 0; i < 1000; ++i) names->add(std::to_string(i));
  reader.join();
}

}  // namespace
}  // namespace rh
