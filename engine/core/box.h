// Boxes: the facts of a game, as they lie in data/<id>/. Several maps of one game are several boxes. A box is one JSON
// document: a file of its own, and in it, under their names, the files that all boxes of the game share. Those the
// program carries are there from the start; where a game takes them, others come from outside and are checked alike.
//
// A shelf grows, and nothing on it moves or goes: the one thing in the engine that changes while the program runs.
// One thread at a time puts boxes on it; any number may read meanwhile.
#pragma once

#include <array>
#include <atomic>
#include <memory>
#include <optional>
#include <span>

#include "engine/core/bounds.h"
#include "engine/core/options.h"

namespace rh {

// A file of data/<id>/ as the build embeds it; the name is without its ending.
struct DataFile {
  std::string_view name, text;
};

struct Box {
  std::string name;                  // "eastern_us": the file's, or the `id` in a file from outside
  std::string title;                 // for people: the `name` in the file, where it has one
  std::uint64_t number = 0;          // stands for the contents; what the hash of a state takes in
  std::string hash;                  // the same as 16 hexadecimal digits, the first of their SHA-256
  std::string facts;                 // JSON: as much of it as every client may have
  std::string facts_hash;            // of the facts; where something is sealed they may change while the contents stay
  std::string data;                  // JSON: the file from outside, which a record carries; empty: the program's own
  int min_seats = 0, max_seats = 0;  // set by the game where the box has a range of its own
  // Set by a game that looks for all that is wrong and not only for the first; and what is odd, but no reason to
  // refuse the box.
  std::vector<std::string> problems, warnings;

  bool carried() const { return data.empty(); }
};

// What a game puts on its shelf.
struct Stock {
  std::string_view game;
  std::span<const DataFile> files;
  std::vector<std::string_view> shared = {};  // lie in every box; each of the other files is a box
  void (*seal)(Json& facts) = nullptr;        // takes out what clients may not have
  bool takes_others = false;                  // boxes from outside
};

class Boxes {
 public:
  static constexpr std::size_t kMost = 64;

  virtual ~Boxes() = default;
  std::size_t size() const { return count_.load(std::memory_order_acquire); }
  const Box& operator[](std::size_t index) const {
    ensure(index < size());
    return *boxes_[index];
  }
  std::optional<std::size_t> find(std::string_view name) const;
  // "eastern_us, mexico": for messages.
  std::string names() const;
  // What is wrong with the boxes the program carries; empty when they are sound.
  const std::string& problem() const { return problem_; }
  bool takes_others() const { return stock_.takes_others; }
  // Puts a box from outside on the shelf and says where it stands; the same one twice stands there once. `all` takes
  // everything that is wrong with it, where the game looks for more than the first thing.
  std::expected<std::size_t, Problem> open(std::string_view text, std::vector<std::string>* all = nullptr);

 protected:
  explicit Boxes(Stock stock) : stock_(std::move(stock)) {}
  void open_carried();

 private:
  virtual void load(const JsonReader& data, Box& box, std::size_t index) = 0;
  bool is_shared(std::string_view file) const;
  // A box's own file together with the shared ones.
  Json whole(Json own) const;
  Box named(std::string name, const Json& whole) const;
  // Loads it, and puts it on the shelf unless something is wrong with it: that is said then.
  std::string put(Box box, const Json& whole, std::vector<std::string>* all = nullptr);

  Stock stock_;
  std::string problem_;
  std::array<std::unique_ptr<const Box>, kMost> boxes_;
  std::atomic<std::size_t> count_ = 0;
};

// The boxes of a game with the tables it made of them.
template <class Tables>
class Shelf final : public Boxes {
 public:
  // Fails at the first thing that is wrong with the data.
  using Load = Tables (*)(const JsonReader& data, Box& box);

  Shelf(Stock stock, Load load) : Boxes(std::move(stock)), load_(load) { open_carried(); }
  const Tables& tables(std::size_t index) const { return *tables_[index]; }

 private:
  void load(const JsonReader& data, Box& box, std::size_t index) override {
    tables_[index] = std::make_unique<const Tables>(load_(data, box));
  }

  Load load_;
  std::array<std::unique_ptr<const Tables>, kMost> tables_;
};

}  // namespace rh
