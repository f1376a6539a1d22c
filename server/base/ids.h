// Random names and secrets, and the cookie's token. All randomness of the server is libsodium's.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/core/sha256.h"

namespace rh::server {

// Must be called once before anything else here; false when the system gives no randomness.
bool start_randomness();

// `length` letters and digits without look-alikes: about 5.8 bits each.
std::string random_name(int length);
Digest random_secret();
std::uint64_t random_number();

// 32 random bytes as 43 characters of base64url, and back to the hash that is stored.
std::string new_token();
std::optional<Digest> hash_of_token(std::string_view token);
bool same_secret(const Digest& a, const Digest& b);  // in constant time

// A keyed hash of a client's name of a move: nobody outside can make two of them meet.
std::uint64_t short_hash(std::string_view text);

}  // namespace rh::server
