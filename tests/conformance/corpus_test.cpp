// The golden corpus: recorded games of tests/corpus/<game>/ replay to their exact results and hashes.
// A change of behaviour shows here first; it then raises the game's rules version (docs/testing.md).
#include <gtest/gtest.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>

#include "engine/core/record.h"
#include "tests/files.h"

namespace rh {
namespace {

namespace fs = std::filesystem;

using rh::testing::read_file;

std::string hex(std::uint64_t number) {
  char text[17];
  std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(number));
  return text;
}

// ROUNDHOUSE_WRITE_HASHES=1 writes hashes.txt anew instead of comparing.
TEST(Corpus, ReplaysToTheRecordedResultsAndHashes) {
  for (const Game* game : games()) {
    const fs::path folder = rh::testing::in_project("tests/corpus") / game->info().id;
    if (!fs::exists(folder)) continue;
    std::map<std::string, std::string> found;
    for (const auto& entry : fs::directory_iterator(folder)) {
      if (entry.path().extension() != ".jsonl") continue;
      const std::string text = read_file(entry.path());
      const auto record = read_record(text);
      ASSERT_TRUE(record.has_value()) << entry.path() << ":" << record.error().line;
      EXPECT_GT(record->result_line, 0) << entry.path() << " has no result";
      const auto match = replay(*record);
      ASSERT_TRUE(match.has_value()) << entry.path() << ":" << match.error().line << ": " << match.error().refusal.code
                                     << match.error().problem.code;
      EXPECT_TRUE(match->over()) << entry.path();
      found[entry.path().filename()] = hex(match->position().hash());
    }
    std::string listed;
    for (const auto& [name, hash] : found) listed += name + " " + hash + "\n";
    if (std::getenv("ROUNDHOUSE_WRITE_HASHES")) {
      std::ofstream(folder / "hashes.txt") << listed;
    } else {
      EXPECT_EQ(read_file(folder / "hashes.txt"), listed) << folder;
    }
    EXPECT_GE(found.size(), 100u) << folder;
  }
}

TEST(Corpus, HasEveryOptionAndManySeatCounts) {
  for (const Game* game : games()) {
    const fs::path folder = rh::testing::in_project("tests/corpus") / game->info().id;
    if (!fs::exists(folder)) continue;
    std::set<std::string> options;
    std::set<int> seats;
    for (const auto& entry : fs::directory_iterator(folder)) {
      if (entry.path().extension() != ".jsonl") continue;
      const auto record = read_record(read_file(entry.path()));
      if (!record) continue;
      options.insert(record->options.json());
      seats.insert(record->seats);
    }
    EXPECT_GE(options.size(), game->info().options.size() + 1) << "too few modes in " << folder;
    EXPECT_TRUE(seats.contains(game->info().min_seats) && seats.contains(game->info().max_seats)) << folder;
  }
}

}  // namespace
}  // namespace rh
