// What `roundhouse bench` measures of a game through its typed rules, which only a template can time. Each game says
// in bench/games/<id>/ which tables are worth measuring; the list of games is made from the folders.
#pragma once

#include <string>
#include <vector>

#include "engine/core/adapter.h"

namespace rh::bench {

struct Workload {
  std::uint64_t games = 0;
  std::uint64_t moves = 0;
  std::uint64_t checksum = 0;  // keeps the work from being optimised away
};

// A table to measure: options as "meteor=true", and seats.
struct Setting {
  std::vector<std::string> options;
  int seats = 1;
};

enum class Operation : std::uint8_t { Copy, Legal, Score };

class Bench {
 public:
  explicit Bench(std::vector<Setting> settings) : settings_(std::move(settings)) {}
  virtual ~Bench() = default;
  const std::vector<Setting>& settings() const { return settings_; }

  virtual const Game& game() const = 0;
  virtual std::size_t state_bytes() const = 0;
  // Uniformly random games from this position on.
  virtual Workload play(const Position& start, std::uint64_t games, std::uint64_t seed) const = 0;
  // One operation on one position, over and over.
  virtual void repeat(const Position& position, Operation operation, std::uint64_t times) const = 0;

 private:
  std::vector<Setting> settings_;
};

// The compiler must believe that somebody looks at the value.
template <class T>
void keep(const T& value) {
  asm volatile("" : : "r"(&value) : "memory");
}

template <Rules G>
class TypedBench final : public Bench {
 public:
  TypedBench(const Game& game, std::vector<Setting> settings) : Bench(std::move(settings)), game_(game) {}

  const Game& game() const override { return game_; }
  std::size_t state_bytes() const override { return sizeof(typename G::State); }

  Workload play(const Position& start, std::uint64_t games, std::uint64_t seed) const override {
    Workload work;
    Random random(seed);
    MoveList<G> moves;
    for (; work.games < games; ++work.games) {
      auto state = state_of<G>(start);
      for (Turn turn = G::turn(state); !turn.is_over(); turn = G::turn(state), ++work.moves) {
        if (turn.nature) {
          G::apply(state, kNature, G::nature_pick(state, random.below(G::nature_total(state))), nullptr);
        } else {
          moves.clear();
          G::legal(state, turn.first(), moves);
          G::apply(state, turn.first(), moves[random.below(moves.size())], nullptr);
        }
      }
      work.checksum ^= G::hash(state);
    }
    return work;
  }

  void repeat(const Position& position, Operation operation, std::uint64_t times) const override {
    const auto& state = state_of<G>(position);
    MoveList<G> moves;
    for (std::uint64_t i = 0; i < times; ++i) {
      switch (operation) {
        case Operation::Copy: {
          const auto copy = state;  // a fresh one, as search makes it
          keep(copy);
          break;
        }
        case Operation::Legal:
          moves.clear();
          G::legal(state, G::turn(state).first(), moves);
          keep(moves);
          break;
        case Operation::Score: keep(G::standing(state)); break;
      }
    }
  }

 private:
  const Game& game_;
};

// All games that can be measured, in the order of their ids.
const std::vector<const Bench*>& benches();

}  // namespace rh::bench
