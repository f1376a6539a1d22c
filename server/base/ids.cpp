#include "server/base/ids.h"

#include <sodium.h>

#include <array>

namespace rh::server {
namespace {

std::array<unsigned char, crypto_shorthash_KEYBYTES> hash_key;

}  // namespace

bool start_randomness() {
  if (sodium_init() < 0) return false;
  randombytes_buf(hash_key.data(), hash_key.size());
  return true;
}

std::string random_name(int length) {
  static constexpr std::string_view kLetters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
  std::string name;
  for (int i = 0; i < length; ++i) name += kLetters[randombytes_uniform(kLetters.size())];
  return name;
}

Digest random_secret() {
  Digest secret;
  randombytes_buf(secret.data(), secret.size());
  return secret;
}

std::uint64_t random_number() {
  std::uint64_t number = 0;
  randombytes_buf(&number, sizeof number);
  return number;
}

std::string new_token() {
  const Digest bytes = random_secret();
  std::string text(sodium_base64_ENCODED_LEN(32, sodium_base64_VARIANT_URLSAFE_NO_PADDING), '\0');
  sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), sodium_base64_VARIANT_URLSAFE_NO_PADDING);
  text.resize(text.find('\0'));
  return text;
}

std::optional<Digest> hash_of_token(std::string_view token) {
  Digest bytes;
  std::size_t length = 0;
  if (token.size() != 43 || sodium_base642bin(bytes.data(), bytes.size(), token.data(), token.size(), nullptr, &length,
                                              nullptr, sodium_base64_VARIANT_URLSAFE_NO_PADDING) != 0)
    return {};
  if (length != bytes.size()) return {};
  return sha256(bytes);
}

bool same_secret(const Digest& a, const Digest& b) { return sodium_memcmp(a.data(), b.data(), a.size()) == 0; }

std::uint64_t short_hash(std::string_view text) {
  std::uint64_t hash = 0;
  static_assert(sizeof hash == crypto_shorthash_BYTES);
  crypto_shorthash(reinterpret_cast<unsigned char*>(&hash), reinterpret_cast<const unsigned char*>(text.data()),
                   text.size(), hash_key.data());
  return hash;
}

}  // namespace rh::server
