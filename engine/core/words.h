// Texts for people, by key and in one language. The engine only asks; who knows the words is
// outside (texts/<language>.json).
#pragma once

#include <string>
#include <string_view>

#include "engine/core/basics.h"

namespace rh {

class Words {
 public:
  virtual ~Words() = default;
  // The text of a key ("railroad_ink.pieces.H_T"), the key itself when there is none.
  virtual std::string_view find(std::string_view key) const = 0;
  // May coloured text be written?
  virtual bool colour() const = 0;

  // The text with its {named} places filled.
  std::string say(std::string_view key,
                  std::initializer_list<std::pair<std::string_view, std::string_view>> filling) const {
    std::string text(find(key));
    for (const auto& [name, value] : filling) {
      const std::string place = "{" + std::string(name) + "}";
      for (auto at = text.find(place); at != std::string::npos; at = text.find(place, at + value.size())) {
        text.replace(at, place.size(), value);
      }
    }
    return text;
  }
};

}  // namespace rh
