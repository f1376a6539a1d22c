// What lists tell of how a game ended: a few words of the result that is stored.
#pragma once

#include <string>
#include <string_view>

namespace rh::server {

// {"scores":[...],"ranks":[...]}, and "won" where the game is won against the game itself; nothing of a text that is no
// result.
std::string short_result(std::string_view result);

}  // namespace rh::server
