#include "tests/server/client.h"

#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>
#include <zlib.h>

#include <algorithm>

namespace rh::test {
namespace {

// A compressed message (RFC 7692), each on its own.
std::string inflated(const std::string& payload) {
  z_stream stream{};
  inflateInit2(&stream, -15);
  const std::string whole = payload + std::string("\x00\x00\xff\xff", 4);
  std::string out(1 << 20, '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(whole.data()));
  stream.avail_in = static_cast<uInt>(whole.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  inflate(&stream, Z_SYNC_FLUSH);
  out.resize(stream.total_out);
  inflateEnd(&stream);
  return out;
}

std::string lower(std::string text) {
  std::ranges::transform(text, text.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

}  // namespace

std::string Answer::header(std::string_view name) const {
  const std::string all = lower(head);
  const auto at = all.find("\r\n" + std::string(name) + ": ");
  if (at == std::string::npos) return {};
  const auto from = at + name.size() + 4;
  return head.substr(from, head.find("\r\n", from) - from);
}

namespace {
thread_local const Manner* manner = nullptr;
}

Manner::Manner(std::string from_, int buffer) : from(std::move(from_)), receive_buffer(buffer), before_(manner) {
  manner = this;
}
Manner::~Manner() { manner = before_; }

Tcp::Tcp(int port) : socket_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
  sockaddr_in to{};
  if (manner != nullptr) {
    to.sin_family = AF_INET;
    inet_pton(AF_INET, manner->from.c_str(), &to.sin_addr);
    ::bind(socket_, reinterpret_cast<const sockaddr*>(&to), sizeof to);
    if (manner->receive_buffer > 0)
      setsockopt(socket_, SOL_SOCKET, SO_RCVBUF, &manner->receive_buffer, sizeof manner->receive_buffer);
  }
  to.sin_family = AF_INET;
  to.sin_port = htons(static_cast<std::uint16_t>(port));
  to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (::connect(socket_, reinterpret_cast<const sockaddr*>(&to), sizeof to) != 0) {
    ::close(socket_);
    socket_ = -1;
    return;
  }
  const int one = 1;
  setsockopt(socket_, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
}

Tcp::~Tcp() {
  if (socket_ >= 0) ::close(socket_);
}

bool Tcp::write(std::string_view bytes) {
  while (!bytes.empty() && socket_ >= 0) {
    const auto count = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (count <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(count));
  }
  return socket_ >= 0;
}

bool Tcp::read(std::string& into, std::chrono::milliseconds patience) {
  if (socket_ < 0) return false;
  pollfd wait{socket_, POLLIN, 0};
  if (::poll(&wait, 1, static_cast<int>(std::max<std::int64_t>(patience.count(), 0))) <= 0) return false;
  char buffer[16384];
  const auto count = ::recv(socket_, buffer, sizeof buffer, 0);
  if (count <= 0) {
    closed_ = true;
    return false;
  }
  into.append(buffer, static_cast<std::size_t>(count));
  return true;
}

std::string raw(int port, std::string_view bytes, std::chrono::milliseconds patience) {
  Tcp tcp(port);
  std::string text;
  if (!tcp.write(bytes)) return text;
  const auto end = std::chrono::steady_clock::now() + patience;
  while (
      tcp.read(text, std::chrono::duration_cast<std::chrono::milliseconds>(end - std::chrono::steady_clock::now()))) {
  }
  return text;
}

Answer http(int port, std::string_view method, std::string_view path, std::string_view body, std::string_view cookie,
            const std::vector<Header>& headers) {
  std::string request = std::string(method) + " " + std::string(path) +
                        " HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(port) +
                        "\r\nConnection: close\r\nContent-Length: " + std::to_string(body.size()) + "\r\n";
  if (!cookie.empty()) request += "Cookie: " + std::string(cookie) + "\r\n";
  for (const Header& header : headers) request += header.name + ": " + header.value + "\r\n";
  request += "\r\n";
  request += body;
  const std::string text = raw(port, request, std::chrono::seconds(10));
  Answer answer;
  const auto gap = text.find("\r\n\r\n");
  if (gap == std::string::npos) return answer;
  answer.head = text.substr(0, gap + 2);
  answer.body = text.substr(gap + 4);
  answer.status = std::atoi(text.c_str() + 9);
  return answer;
}

WebSocket::WebSocket(int port, std::string_view cookie, const std::vector<Header>& headers) : tcp_(port) {
  std::string request = "GET /api/ws HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(port) +
                        "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
  bool protocol = false;
  for (const Header& header : headers) {
    request += header.name + ": " + header.value + "\r\n";
    protocol |= header.name == "Sec-WebSocket-Protocol";
  }
  if (!protocol) request += "Sec-WebSocket-Protocol: roundhouse.1\r\n";
  if (!cookie.empty()) request += "Cookie: " + std::string(cookie) + "\r\n";
  if (!tcp_.write(request + "\r\n")) return;
  while (in_.find("\r\n\r\n") == std::string::npos) {
    if (!tcp_.read(in_, std::chrono::seconds(5))) return;
  }
  status_ = std::atoi(in_.c_str() + 9);
  in_.erase(0, in_.find("\r\n\r\n") + 4);
}

bool WebSocket::frame(int opcode, std::string_view payload, bool final, bool mask) {
  std::string bytes;
  bytes += static_cast<char>((final ? 0x80 : 0) | opcode);
  const int masked = mask ? 0x80 : 0;
  if (payload.size() < 126) {
    bytes += static_cast<char>(masked | static_cast<int>(payload.size()));
  } else if (payload.size() < 65536) {
    bytes += static_cast<char>(masked | 126);
    for (int shift = 8; shift >= 0; shift -= 8) bytes += static_cast<char>(payload.size() >> shift & 0xff);
  } else {
    bytes += static_cast<char>(masked | 127);
    for (int shift = 56; shift >= 0; shift -= 8) bytes += static_cast<char>(payload.size() >> shift & 0xff);
  }
  constexpr char kKey[4] = {0x11, 0x22, 0x33, 0x44};
  if (mask) bytes.append(kKey, 4);
  for (std::size_t i = 0; i < payload.size(); ++i)
    bytes += static_cast<char>(mask ? payload[i] ^ kKey[i % 4] : payload[i]);
  return tcp_.write(bytes);
}

std::optional<std::string> WebSocket::receive(std::chrono::milliseconds patience) {
  const auto end = std::chrono::steady_clock::now() + patience;
  while (true) {
    while (in_.size() >= 2) {
      const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(in_[i]); };
      std::size_t size = byte(1) & 0x7f, head = 2;
      if (size >= 126) {
        head = size == 126 ? 4 : 10;
        if (in_.size() < head) break;
        size = 0;
        for (std::size_t i = 2; i < head; ++i) size = size << 8 | byte(i);
      }
      if (in_.size() < head + size) break;
      const int byte_of_kind = byte(0), opcode = byte(0) & 0x0f;
      const std::string payload = in_.substr(head, size);
      in_.erase(0, head + size);
      if (byte_of_kind == 0xc1) {
        ++compressed;
        return inflated(payload);
      }
      if (opcode == 0x1) return payload;
      if (opcode == 0x9) frame(0xa, payload);
      if (opcode == 0x8) {
        closed_ = true;
        if (payload.size() >= 2)
          close_code_ = static_cast<std::uint8_t>(payload[0]) << 8 | static_cast<std::uint8_t>(payload[1]);
        return {};
      }
    }
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - std::chrono::steady_clock::now());
    if (closed_ || !tcp_.read(in_, left)) {
      closed_ |= tcp_.closed();
      return {};
    }
  }
}

template <class Wanted>
Json WebSocket::wait(Wanted wanted, std::chrono::milliseconds patience) {
  const auto end = std::chrono::steady_clock::now() + patience;
  while (true) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - std::chrono::steady_clock::now());
    const auto text = receive(left);
    if (!text) return Json();
    raw_seen.push_back(*text);
    Json message = parse_json(*text);
    seen.push_back(message);
    if (wanted(message)) return message;
  }
}

Json WebSocket::expect(std::string_view type, std::chrono::milliseconds patience) {
  return wait([&](const Json& message) { return message.is_object() && message["t"] == std::string(type); }, patience);
}

Json WebSocket::answer(std::int64_t n, std::chrono::milliseconds patience) {
  return wait([&](const Json& message) { return message.is_object() && message.contains("n") && message["n"] == n; },
              patience);
}

Json WebSocket::ask(Json message, std::chrono::milliseconds patience) {
  message["n"] = next_;
  if (!send(message)) return Json();
  return answer(next_++, patience);
}

namespace {

// One step of a path; nothing when there is no such place. A key that is new is made on the way.
Json* go(Json* at, const Json& step) {
  if (step.is_string()) return at->is_object() ? &(*at)[step.get<std::string>()] : nullptr;
  const auto index = step.get<std::size_t>();
  return at->is_array() && index < at->size() ? &(*at)[index] : nullptr;
}

bool splice(Json& list, std::size_t from, std::size_t removed, const Json& items) {
  if (!list.is_array() || from + removed > list.size()) return false;
  Json after = Json::array();
  for (std::size_t i = 0; i < from; ++i) after.push_back(list[i]);
  for (const Json& item : items) after.push_back(item);
  for (std::size_t i = from + removed; i < list.size(); ++i) after.push_back(list[i]);
  list = std::move(after);
  return true;
}

}  // namespace

bool apply_difference(Json& view, const Json& difference) {
  for (const Json& entry : difference) {
    const Json& path = entry[0];
    const bool removes = entry.size() == 1;
    Json* at = &view;
    for (std::size_t i = 0; at != nullptr && i < path.size() - (removes ? 1 : 0); ++i) at = go(at, path[i]);
    if (at == nullptr) return false;
    if (entry.size() == 4) {
      if (!splice(*at, entry[1].get<std::size_t>(), entry[2].get<std::size_t>(), entry[3])) return false;
    } else if (removes) {
      if (!at->is_object()) return false;
      at->erase(path[path.size() - 1].get<std::string>());
    } else {
      *at = entry[1];
    }
  }
  return true;
}

bool apply_list(const std::string& key, Json& list, const Json& update) {
  if (update.contains(key)) {
    list = update[key];
  } else if (update.contains(key + "_d")) {
    for (const Json& cut : update[key + "_d"]) {
      if (!splice(list, cut[0].get<std::size_t>(), cut[1].get<std::size_t>(), cut[2])) return false;
    }
  }
  return true;
}

}  // namespace rh::test
