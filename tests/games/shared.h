// What the tests of every game ask in the same way: its data file, its recorded examples, broken texts.
#pragma once

#include <gtest/gtest.h>
//
#include <rapidcheck/gtest.h>

#include "engine/core/json_reader.h"
#include "engine/core/record.h"
#include "tests/files.h"

namespace rh::testing {

// "railroad_ink/blazing_red"
inline Json data_of(const std::string& box) { return parse_json(read_file(in_project("data/" + box + ".json"))); }

// What a game says of data with this text; empty when it is sound.
template <class Tables>
std::string problem_of(std::string_view text, typename Shelf<Tables>::Load load) {
  const std::array<DataFile, 1> file = {{{"box", text}}};
  return Shelf<Tables>({.game = "any", .files = file}, load).problem();
}

// One change of a data file, and what the message about it must contain.
struct Broken {
  const char* pointer;  // "/train_cards/3/cost"
  const char* value;    // JSON text; empty: removed
  const char* named;
};

// The data after a change at a JSON pointer, as text.
inline std::string changed(Json data, const std::string& pointer, const std::string& value) {
  const Json::json_pointer at(pointer);
  if (!value.empty()) {
    data[at] = parse_json(value);
    return data.dump();
  }
  Json& parent = data[at.parent_pointer()];
  if (parent.is_array())
    parent.erase(static_cast<std::size_t>(std::stoi(at.back())));
  else
    parent.erase(at.back());
  return data.dump();
}

// Every record of tests/games/<game>/examples replays to its result.
inline void expect_examples_replay(const std::string& game, int count) {
  int games = 0;
  for (const auto& entry : std::filesystem::directory_iterator(in_project("tests/games/" + game + "/examples"))) {
    const auto record = read_record(read_file(entry.path()));
    ASSERT_TRUE(record.has_value()) << entry.path() << ":" << record.error().line;
    EXPECT_GT(record->result_line, 0);
    const auto match = replay(*record);
    ASSERT_TRUE(match.has_value()) << entry.path() << ":" << match.error().line << ": " << match.error().refusal.code
                                   << match.error().problem.code;
    EXPECT_TRUE(match->over());
    ++games;
  }
  EXPECT_EQ(games, count);
}

// A text with one to three letters changed or inserted; inside a property only.
inline std::string scrambled(std::string text, const std::string& letters) {
  const int changes = *rc::gen::inRange(1, 4);
  for (int i = 0; i < changes; ++i) {
    const auto at = static_cast<std::size_t>(*rc::gen::inRange(0, static_cast<int>(text.size()) + 1));
    const char c = *rc::gen::elementOf(letters + '\0');
    if (*rc::gen::arbitrary<bool>() || at >= text.size()) {
      text.insert(at, 1, c);
    } else {
      text[at] = c;
    }
  }
  return text;
}

}  // namespace rh::testing
