// The language files of texts/ (all but the web client's own, embedded), and what a refusal, an event
// or a problem says in that language.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "apps/cli/words.h"
#include "engine/core/events.h"
#include "engine/core/game.h"

namespace rh {

struct Reason;  // bots/advice.h

class Texts {
 public:
  static std::vector<std::string> languages() { return {"en", "uk", "ru"}; }
  // The wanted language, else what the environment asks for (ROUNDHOUSE_LANG, LC_ALL, LC_MESSAGES,
  // LANG), else English.
  static std::string choose_language(std::string_view wanted);
  Texts(std::string_view language, bool colour);

  // The text of a key ("railroad_ink.pieces.H_T"), the key itself when there is none.
  std::string_view find(std::string_view key) const;
  // May coloured text be written?
  bool colour() const { return colour_; }
  // The text with its places filled: {name}, and {n|card|cards} for the form a number asks for.
  std::string say(std::string_view key,
                  std::initializer_list<std::pair<std::string_view, std::string_view>> filling) const {
    std::string text(find(key));
    for (const auto& [name, value] : filling) fill_place(text, name, value);
    return text;
  }
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
// Why a move is good; nothing where there is no reason.
std::string explain(const Texts& texts, const GameInfo& game, const Reason& reason);
// What an event says to somebody who may know it; {who} is the actor's name.
std::string tell(const Texts& texts, const GameInfo& game, const Event& event, const Names& names);

}  // namespace rh
