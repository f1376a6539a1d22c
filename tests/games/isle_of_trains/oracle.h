// An independent judge: it reads the JSON of a view and knows the box only from the spec's tables, written
// down once more here. Points (section 5) and legal moves (11.4) straight from the words, slowly, without any
// of the engine's code or data.
#pragma once

#include <array>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/json_reader.h"

namespace rh::isle_of_trains::testing {

// Table 2.2: id n cost vp power weight capacity holds cargo pax benefit. Benefit: cN take cards, xN discard,
// vN tokens, pN passengers, dN from the discard; letters: a bonus of these actions (Take, Build, Load, Deliver).
std::string_view spec_cards();
// Table 2.3: id initial/vp a/total/symbols b/total/symbols, cargo as coal+oil+box+any.
std::string_view spec_islands();

class Oracle {
 public:
  explicit Oracle(std::string_view view_json);

  // "tokens cars contracts loaded locomotive buildings total train"
  std::string points(int seat) const;

  // What the active player did in the Deliver under way: each at most once (IT-86, IT-88, IT-89).
  struct Used {
    bool stand_in = false, side = false, guest = false;
    // Reads along: every move's text in order.
    void note(std::string_view move);
  };
  // Every legal move of the active player, whose view this must be, in ASCII order.
  std::vector<std::string> legal(const Used& used) const;

 private:
  struct Kind {
    int cost = 0, vp = 0, power = 0, weight = 0, capacity = 0, pax = 0;
    std::string holds, cargo;
    std::string category;
    int level = 0;
  };
  struct Contract {
    std::array<int, 4> deliver{};
    int vp = 0;
    std::array<int, 3> symbols{};
  };
  using Texts = std::vector<std::string>;

  static const Kind& kind(const std::string& card);
  static const std::vector<Contract>& contracts(const std::string& dest);  // initial, a, b
  static bool carries(const Kind& car, const std::string& cargo);
  const Json& seat(int s) const { return view_["seats"][static_cast<std::size_t>(s)]; }
  const Json& mine() const { return seat(active_); }
  Texts hand() const;
  int building(int seat, const std::string& card) const;
  bool in_train(const std::string& card) const;
  Texts train() const;

  void takes(Texts& moves) const;
  static void builds(const Texts& train, const Texts& hand, bool buildings, Texts& moves);
  void scraps(Texts& moves) const;
  void loads(bool own_only, Texts& moves) const;
  void delivers(Texts& moves) const;
  void steps(const Used& used, Texts& moves) const;
  void gives(const Used& used, Texts& moves) const;
  void items(Texts& moves) const;
  bool has_space(const std::string& dest) const;
  // Can these needs be met with these items, each an id of a type ("coal", "all", "passenger")? Every way is tried.
  static bool can_meet(std::array<int, 4> need, Texts items, bool stand_in);
  Texts loaded() const;

  Json view_;
  int active_ = 0;
};

}  // namespace rh::isle_of_trains::testing
