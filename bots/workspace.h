// What bots need only while they think, and much of it: boards to search, lists of moves. Whoever lets bots think has
// one, each thread its own, and lends it to one bot after the other. Nothing in it is a memory: what a bot finds there
// changes how fast it thinks and never what.
#pragma once

#include <memory>
#include <vector>

namespace rh {

class Workspace {
 public:
  // The tools of this type, made when somebody first asks for them.
  template <class Tools>
  Tools& get() {
    for (const auto& shelf : shelves_) {
      if (shelf->kind == &kKind<Tools>) return static_cast<Holding<Tools>&>(*shelf).tools;
    }
    auto made = std::make_unique<Holding<Tools>>();
    Tools& tools = made->tools;
    shelves_.push_back(std::move(made));
    return tools;
  }

 private:
  // A variable a type: its address tells types apart without run-time type information, which browsers do not get.
  template <class Tools>
  static inline char kKind = 0;

  struct Shelf {
    explicit Shelf(const char* kind_) : kind(kind_) {}
    virtual ~Shelf() = default;
    const char* kind;
  };
  template <class Tools>
  struct Holding final : Shelf {
    Holding() : Shelf(&kKind<Tools>) {}
    Tools tools;
  };

  std::vector<std::unique_ptr<Shelf>> shelves_;
};

}  // namespace rh
