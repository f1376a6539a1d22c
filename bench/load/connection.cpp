#include "bench/load/connection.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>
#include <zlib.h>

#include <algorithm>
#include <charconv>
#include <cstring>

namespace rh::load {
namespace {

int connect_to(int port) {
  const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (socket < 0) return -1;
  sockaddr_in to{};
  to.sin_family = AF_INET;
  to.sin_port = htons(static_cast<std::uint16_t>(port));
  to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (::connect(socket, reinterpret_cast<const sockaddr*>(&to), sizeof to) != 0) {
    ::close(socket);
    return -1;
  }
  const int one = 1;
  setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
  return socket;
}

bool write_all(int socket, std::string_view bytes) {
  while (!bytes.empty()) {
    const auto count = ::send(socket, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (count <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(count));
  }
  return true;
}

std::int64_t find_number(std::string_view json, std::string_view key) {
  const auto at = json.find(key);
  std::int64_t value = -1;
  if (at != std::string_view::npos) std::from_chars(json.data() + at + key.size(), json.data() + json.size(), value);
  return value;
}

// A compressed message (RFC 7692), each on its own.
std::string inflated(std::string_view payload) {
  static z_stream stream = [] {
    z_stream made{};
    inflateInit2(&made, -15);
    return made;
  }();
  inflateReset(&stream);
  const std::string whole = std::string(payload) + std::string("\x00\x00\xff\xff", 4);
  std::string out(65536, '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(whole.data()));
  stream.avail_in = static_cast<uInt>(whole.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  inflate(&stream, Z_SYNC_FLUSH);
  out.resize(stream.total_out);
  return out;
}

float since(Clock::time_point time) { return std::chrono::duration<float, std::milli>(Clock::now() - time).count(); }

}  // namespace

std::string find_text(std::string_view json, std::string_view key) {
  const std::string wanted = "\"" + std::string(key) + "\":\"";
  const auto at = json.find(wanted);
  if (at == std::string_view::npos) return {};
  const auto from = at + wanted.size();
  return std::string(json.substr(from, json.find('"', from) - from));
}

HttpClient::HttpClient(int port) : socket_(connect_to(port)) {}
HttpClient::~HttpClient() {
  if (socket_ >= 0) ::close(socket_);
}

std::string HttpClient::request(std::string_view method, std::string_view path, std::string_view body,
                                std::string_view cookie, std::string* set_cookie) {
  std::string text = std::string(method) + " " + std::string(path) + " HTTP/1.1\r\nHost: localhost\r\n";
  text += "Content-Length: " + std::to_string(body.size()) + "\r\n";
  if (!cookie.empty()) text += "Cookie: " + std::string(cookie) + "\r\n";
  if (!write_all(socket_, text + "\r\n" + std::string(body))) return {};
  std::string answer;
  std::size_t head = std::string::npos, size = 0;
  char buffer[16384];
  while (head == std::string::npos || answer.size() < head + size) {
    const auto count = ::recv(socket_, buffer, sizeof buffer, 0);
    if (count <= 0) return {};
    answer.append(buffer, static_cast<std::size_t>(count));
    const auto gap = answer.find("\r\n\r\n");
    if (head != std::string::npos || gap == std::string::npos) continue;
    head = gap + 4;
    const std::string_view headers(answer.data(), gap);
    size = static_cast<std::size_t>(std::max<std::int64_t>(0, find_number(headers, "Content-Length: ")));
    const auto cookie_at = headers.find("Set-Cookie: ");
    if (set_cookie != nullptr && cookie_at != std::string_view::npos)
      *set_cookie = answer.substr(cookie_at + 12, answer.find(';', cookie_at) - cookie_at - 12);
  }
  return answer.substr(head);
}

Connection::Connection(int port, const std::string& cookie, int seat, std::uint64_t seed)
    : socket_(connect_to(port)), seat_(seat), random_(seed) {
  if (socket_ < 0) return;
  write_all(socket_,
            "GET /api/ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            "Sec-WebSocket-Extensions: permessage-deflate; client_no_context_takeover; server_no_context_takeover\r\n"
            "Sec-WebSocket-Protocol: roundhouse.1\r\nCookie: " +
                cookie + "\r\n\r\n");
  char buffer[2048];
  const auto count = ::recv(socket_, buffer, sizeof buffer, 0);
  if (count < 12 || std::memcmp(buffer + 9, "101", 3) != 0) {
    ::close(socket_);
    socket_ = -1;
    return;
  }
  ::fcntl(socket_, F_SETFL, O_NONBLOCK);
}

Connection::~Connection() {
  if (socket_ >= 0) ::close(socket_);
}

void Connection::send(std::string_view text) {
  std::string frame;
  frame += '\x81';
  if (text.size() < 126) {
    frame += static_cast<char>(0x80 | text.size());
  } else {
    frame += static_cast<char>(0x80 | 126);
    frame += static_cast<char>(text.size() >> 8);
    frame += static_cast<char>(text.size() & 0xff);
  }
  frame.append(4, '\0');  // a mask of zeros: allowed, and free
  frame += text;
  write_all(socket_, frame);
}

void Connection::watch(const std::string& table) {
  const std::string seat = seat_ == kNoSeat ? std::string() : R"("seat":)" + std::to_string(seat_) + ",";
  if (!table_.empty()) send(R"({"t":"leave",)" + seat + R"("table":")" + table_ + "\"}");
  table_ = table;
  legal_.clear();
  waiting_ = over_ = sees_ = false;
  number_ = 0;
  send(R"({"t":"watch","n":0,"splice":true,)" + seat + R"("table":")" + table_ + "\"}");
}

void Connection::act(Clock::time_point due, Counts& counts) {
  if (paused || waiting_ || over_ || legal_.empty()) return;
  const std::string number = std::to_string(++number_);
  const std::string& move = legal_[random_.below(legal_.size())];
  send(R"({"t":"move","n":)" + number + R"(,"table":")" + table_ + R"(","seat":)" + std::to_string(seat_) + R"(,"v":)" +
       std::to_string(version_) + R"(,"id":")" + number + R"(","move":")" + move + "\"}");
  waiting_ = true;
  sent_ = due;
  if (counts.measuring) counts.late.push_back(since(due));
}

bool Connection::read(Counts& counts) {
  char buffer[65536];
  while (true) {
    const auto count = ::recv(socket_, buffer, sizeof buffer, 0);
    if (count == 0) return false;
    if (count < 0) {
      if (errno != EAGAIN) return false;
      break;
    }
    in_.append(buffer, static_cast<std::size_t>(count));
    if (count < static_cast<ssize_t>(sizeof buffer)) break;
  }
  std::size_t at = 0;
  while (in_.size() - at >= 2) {
    const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(in_[at + i]); };
    std::size_t size = byte(1) & 0x7f, head = 2;
    if (size >= 126) {
      head = size == 126 ? 4 : 10;
      if (in_.size() - at < head) break;
      size = 0;
      for (std::size_t i = 2; i < head; ++i) size = size << 8 | byte(i);
    }
    if (in_.size() - at < head + size) break;
    const auto payload = std::string_view(in_).substr(at + head, size);
    if (byte(0) == 0x81) take(payload, head + size, counts);
    if (byte(0) == 0xc1) take(inflated(payload), head + size, counts);
    if ((byte(0) & 0x0f) == 0x8) return false;
    at += head + size;
  }
  in_.erase(0, at);
  return true;
}

void Connection::take_legal(std::string_view text) {
  // A list of texts without escapes from `at` on; the position behind it.
  const auto list = [&](std::size_t at, std::vector<std::string>& items) {
    while (text[at] == '"' || text[at] == ',') {
      if (text[at] == ',') ++at;
      const auto end = text.find('"', at + 1);
      items.emplace_back(text.substr(at + 1, end - at - 1));
      at = end + 1;
    }
    return at + 1;
  };
  constexpr std::string_view kWhole = "\"legal\":[", kCuts = "\"legal_d\":[";
  if (const auto whole = text.rfind(kWhole); whole != std::string_view::npos) {
    legal_.clear();
    list(whole + kWhole.size(), legal_);
  } else if (const auto cuts = text.rfind(kCuts); cuts != std::string_view::npos) {
    std::size_t at = cuts + kCuts.size();
    while (text[at] == '[' || text[at] == ',') {
      if (text[at] == ',') ++at;
      const std::int64_t from = find_number(text.substr(at), "[");
      at = text.find(',', at);
      const std::int64_t removed = find_number(text.substr(at), ",");
      at = text.find('[', at);
      std::vector<std::string> items;
      at = list(at + 1, items) + 1;
      const auto place = legal_.begin() + from;
      legal_.erase(place, place + removed);
      legal_.insert(legal_.begin() + from, items.begin(), items.end());
    }
  }
}

void Connection::take(std::string_view text, std::size_t wire, Counts& counts) {
  const auto starts = [&](std::string_view type) { return text.starts_with("{\"t\":\"" + std::string(type) + "\""); };
  if (starts("view")) {
    sees_ = true;
    if (counts.measuring) counts.views.push_back(static_cast<std::uint32_t>(wire));
  }
  if (seat_ == kNoSeat) {
    if (counts.measuring && !starts("view")) counts.watched.push_back(static_cast<std::uint32_t>(wire));
    return;
  }
  if (counts.measuring) counts.messages.push_back(static_cast<std::uint32_t>(wire));
  if (starts("update")) {
    version_ = find_number(text, "\"v\":");
    if (counts.measuring) {
      counts.updates.push_back(static_cast<std::uint32_t>(wire));
      // Something that the other player did and waits for: how long ago did it send that?
      const std::string by_other = "\"by\":" + std::to_string(1 - seat_);
      if (other != nullptr && other->waiting_ && text.find(by_other) != std::string_view::npos)
        counts.other.push_back(since(other->sent_));
    }
    take_legal(text);
    if (text.ends_with("\"over\":true}")) over_ = true, counts.finished += seat_ == 0 ? 1 : 0;
  } else if (starts("ok")) {
    waiting_ = false;
    if (counts.measuring) ++counts.accepted, counts.own.push_back(since(sent_));
  } else if (starts("stale")) {
    waiting_ = false;
    ++counts.stale;
  } else if (starts("refused") || starts("error")) {
    waiting_ = false;
    ++counts.refused;
  } else if (starts("view")) {
    version_ = find_number(text, "\"v\":");
    take_legal(text);
    over_ = text.find("\"state\":\"over\"") != std::string_view::npos;
  }
}

}  // namespace rh::load
