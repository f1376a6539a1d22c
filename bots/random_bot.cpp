#include "bots/random_bot.h"

namespace rh {
namespace {

class RandomBot final : public Bot {
 public:
  PackedMove choose(const Outlook& outlook, const Means& means) override {
    const auto world = outlook.imagine(means.random);
    auto& moves = means.workspace.get<std::vector<PackedMove>>();
    world->legal(outlook.seat(), moves);
    return moves[means.random.below(moves.size())];
  }
};

}  // namespace

std::unique_ptr<Bot> make_random_bot() { return std::make_unique<RandomBot>(); }

}  // namespace rh
