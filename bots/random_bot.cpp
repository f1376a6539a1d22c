#include "bots/random_bot.h"

namespace rh {
namespace {

class RandomBot final : public Bot {
 public:
  PackedMove choose(const Outlook& outlook, const Budget&, Random& random) override {
    const auto world = outlook.imagine(random);
    world->legal(outlook.seat(), moves_);
    return moves_[random.below(moves_.size())];
  }

 private:
  std::vector<PackedMove> moves_;
};

}  // namespace

std::unique_ptr<Bot> make_random_bot() { return std::make_unique<RandomBot>(); }

}  // namespace rh
