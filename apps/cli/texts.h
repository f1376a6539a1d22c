// The language files (texts/<language>.json, embedded) behind rh::Words, and what a refusal, an
// event or a problem says in that language.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/events.h"
#include "engine/core/game.h"
#include "engine/core/words.h"

namespace rh {

class Texts final : public Words {
 public:
  static std::vector<std::string> languages() { return {"en", "uk", "ru"}; }
  // The wanted language, else what the environment asks for (ROUNDHOUSE_LANG, LC_ALL, LC_MESSAGES,
  // LANG), else English.
  static std::string choose_language(std::string_view wanted);
  Texts(std::string_view language, bool colour);

  std::string_view find(std::string_view key) const override;
  bool colour() const override { return colour_; }
  bool has(std::string_view key) const { return texts_.find(key) != texts_.end(); }
  std::string_view language() const { return language_; }
  // All (last part of key, text) below a prefix.
  std::vector<std::pair<std::string, std::string>> below(std::string_view prefix) const;

  // "\033[...m" around a text when colour is on.
  std::string paint(std::string_view style, std::string_view text) const;

 private:
  std::map<std::string, std::string, std::less<>> texts_;
  std::string language_;
  bool colour_;
};

// Names of the seats, for texts with a {seat}.
using Names = std::vector<std::string>;

std::string explain(const Texts& texts, const GameInfo& game, const Refusal& refusal, const Names& names = {});
std::string explain(const Texts& texts, const Problem& problem);
// What an event says to somebody who may know it; {who} is the actor's name.
std::string tell(const Texts& texts, const GameInfo& game, const Event& event, const Names& names);

}  // namespace rh
