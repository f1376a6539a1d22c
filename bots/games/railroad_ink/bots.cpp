#include "bots/bot.h"

namespace rh::railroad_ink {

std::vector<BotInfo> bots() { return {}; }

}  // namespace rh::railroad_ink
