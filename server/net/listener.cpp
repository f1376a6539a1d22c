// The listening socket and the HTTP side of a connection.
#include <sys/resource.h>

#include <algorithm>
#include <array>
#include <boost/beast/core/basic_stream.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <charconv>
#include <optional>

#include "server/net/web_socket.h"

namespace rh::server::net {
namespace {

// May a browser make a page of this, and run what stands in it? What has no type, or an unknown one, it may try to.
bool is_document(std::string_view type) {
  constexpr std::array<std::string_view, 5> kNone = {"application/json", "text/javascript", "text/css", "font/",
                                                     "image/png"};
  return std::ranges::none_of(kNone, [&](std::string_view one) { return type.starts_with(one); });
}

// A drawing does nothing but show itself: two words forbid more than the half kilobyte that is said of pages.
constexpr std::string_view kDrawing = "image/svg+xml";
constexpr std::string_view kDrawingPolicy = "default-src 'none'; sandbox";

namespace beast = boost::beast;
namespace http = beast::http;
using Stream = beast::basic_stream<Tcp, Executor>;
using Parsed = http::request<http::string_body>;

constexpr auto kPatience = std::chrono::seconds(30);  // for one whole request, or the next one

std::string text_of(beast::string_view view) { return {view.data(), view.size()}; }

// All lines of one header, as RFC 9110 5.2 has it: who reads only the first believes whoever wrote first.
std::string all_of(const Parsed& parsed, beast::string_view name) {
  std::string joined;
  const auto [begin, end] = parsed.equal_range(name);
  for (auto line = begin; line != end; ++line) joined += (line == begin ? "" : ",") + text_of(line->value());
  return joined;
}

// Who we are and which page asks is said once. HTTP/1.0 knows no Host.
bool names_once(const Parsed& parsed) {
  const auto hosts = parsed.count(http::field::host);
  return hosts <= 1 && (hosts == 1 || parsed.version() < 11) && parsed.count(http::field::origin) <= 1;
}

Request request_of(Parsed&& parsed, const std::string& address) {
  Request request;
  request.method = text_of(parsed.method_string());
  const std::string target = text_of(parsed.target());
  const auto mark = target.find('?');
  request.path = target.substr(0, mark);
  if (mark != std::string::npos) request.query = target.substr(mark + 1);
  request.host = text_of(parsed[http::field::host]);
  request.origin = text_of(parsed[http::field::origin]);
  request.cookie = text_of(parsed[http::field::cookie]);
  request.if_none_match = text_of(parsed[http::field::if_none_match]);
  request.fetch_site = text_of(parsed["Sec-Fetch-Site"]);
  request.authorization = text_of(parsed[http::field::authorization]);
  request.forwarded_for = all_of(parsed, "X-Forwarded-For");
  request.protocols = all_of(parsed, "Sec-WebSocket-Protocol");
  request.accept_encoding = all_of(parsed, "Accept-Encoding");
  request.address = address;
  request.body = std::move(parsed.body());
  return request;
}

class HttpSession : public Outbox::Sender, public std::enable_shared_from_this<HttpSession> {
 public:
  HttpSession(TcpSocket socket, std::shared_ptr<Outbox> outbox, Handler& handler, std::string address)
      : stream_(std::move(socket)), outbox_(std::move(outbox)), handler_(handler), address_(std::move(address)) {
    outbox_->join(*this);
  }
  ~HttpSession() override {
    count(0);
    outbox_->leave(*this);
    if (!handed_over_) handler_.disconnected(address_);
  }

  void read() {
    parser_.emplace();
    parser_->body_limit(kMaxFile);
    parser_->header_limit(kMaxHeader);
    stream_.expires_after(kPatience);
    http::async_read_header(stream_, buffer_, *parser_,
                            [self = shared_from_this()](Error error, std::size_t) { self->on_header(error); });
  }

  std::size_t unsent() const override { return unsent_; }
  void abort() override {
    count(0);
    close();
  }

 private:
  void on_header(Error error) {
    if (error) return on_read(error);
    const auto target = parser_->get().target();
    const std::size_t most = handler_.most_body({target.data(), target.size()});
    if (parser_->content_length().value_or(0) > most) return on_read(http::error::body_limit);
    parser_->body_limit(most);
    http::async_read(stream_, buffer_, *parser_,
                     [self = shared_from_this()](Error error, std::size_t) { self->on_read(error); });
  }

  void on_read(Error error) {
    keep_alive_ = false;
    head_ = false;
    if (error == http::error::body_limit) return answer({.status = 413, .text = R"({"error":"too_large"})"});
    if (error == http::error::header_limit) return answer({.status = 431, .text = R"({"error":"too_large"})"});
    if (error && error.category() == http::make_error_code(http::error::bad_method).category() &&
        error != http::error::end_of_stream && error != http::error::partial_message) {
      return answer({.status = 400, .text = R"({"error":"bad_request","args":{"where":"http"}})"});
    }
    if (error) return close();
    keep_alive_ = parser_->get().keep_alive();
    head_ = parser_->get().method() == http::verb::head;
    if (!names_once(parser_->get()))
      return answer({.status = 400, .text = R"({"error":"bad_request","args":{"where":"Host"}})"});
    if (beast::websocket::is_upgrade(parser_->get())) return upgrade();
    handler_.request(request_of(parser_->release(), address_),
                     [self = shared_from_this()](Response response) { self->answer(std::move(response)); });
  }

  void upgrade() {
    Parsed parsed = parser_->release();
    auto decision = handler_.upgrade(request_of(Parsed(parsed), address_));
    if (auto* refusal = std::get_if<Response>(&decision)) return answer(std::move(*refusal));
    stream_.expires_never();
    handed_over_ = true;
    open_web_socket(stream_.release_socket(), outbox_, handler_, std::move(std::get<0>(decision)), std::move(parsed),
                    [&handler = handler_, address = address_] { handler.disconnected(address); });
  }

  void answer(Response response) {
    sending_ = std::move(response);
    count(sending_.text.size());
    http::response<http::span_body<const char>> made(static_cast<http::status>(sending_.status), 11);
    for (const auto& [name, value] : handler_.common_headers()) made.set(name, value);
    if (sending_.type == kDrawing) {
      made.set("Content-Security-Policy", kDrawingPolicy);
    } else if (is_document(sending_.type)) {
      for (const auto& [name, value] : handler_.document_headers()) made.set(name, value);
    }
    if (!sending_.type.empty()) made.set(http::field::content_type, sending_.type);
    for (const auto& [name, value] : sending_.headers) made.insert(name, value);
    const std::string& body = sending_.shared ? *sending_.shared : sending_.text;
    made.keep_alive(keep_alive_);
    if (sending_.status != 304) made.content_length(body.size());
    if (!head_ && sending_.status != 304) made.body() = {body.data(), body.size()};
    message_.emplace(std::move(made));
    stream_.expires_after(kPatience);
    auto done = [self = shared_from_this()](Error error, std::size_t) {
      self->message_.reset();
      self->serializer_.reset();
      self->sending_ = {};
      self->count(0);
      if (error || !self->keep_alive_) return self->close();
      self->read();
    };
    serializer_.emplace(*message_);
    if (head_) return http::async_write_header(stream_, *serializer_, std::move(done));
    http::async_write(stream_, *serializer_, std::move(done));
  }

  void count(std::size_t bytes) { outbox_->change(std::exchange(unsent_, bytes), bytes); }

  void close() {
    Error ignored;
    stream_.socket().shutdown(Tcp::socket::shutdown_send, ignored);
    stream_.socket().close(ignored);
  }

  using Message = http::response<http::span_body<const char>>;

  Stream stream_;
  beast::flat_buffer buffer_{kMaxHeader + kMaxBody};
  std::optional<http::request_parser<http::string_body>> parser_;
  std::optional<Message> message_;
  std::optional<http::response_serializer<http::span_body<const char>>> serializer_;
  Response sending_;
  std::shared_ptr<Outbox> outbox_;
  Handler& handler_;
  const std::string address_;
  std::size_t unsent_ = 0;
  bool keep_alive_ = false, head_ = false, handed_over_ = false;
};

class TcpListener final : public Listener {
 public:
  TcpListener(Loop& loop, Handler& handler, std::size_t unsent)
      : acceptor_(loop.inside().context.get_executor()),
        timer_(loop.inside().context.get_executor()),
        outbox_(std::make_shared<Outbox>(loop.inside().context.get_executor(), unsent)),
        handler_(handler) {}

  std::string open(const Tcp::endpoint& endpoint) {
    Error error;
    acceptor_.open(endpoint.protocol(), error);
    if (!error) acceptor_.set_option(asio::socket_base::reuse_address(true), error);
    if (!error) acceptor_.bind(endpoint, error);
    if (!error) acceptor_.listen(asio::socket_base::max_listen_connections, error);
    if (error) return error.message();
    accept();
    return {};
  }
  int port() const override {
    Error ignored;
    return acceptor_.local_endpoint(ignored).port();
  }
  void close() override {
    Error ignored;
    acceptor_.close(ignored);
    timer_.cancel();
  }

 private:
  void accept() {
    acceptor_.async_accept([this](Error error, TcpSocket socket) {
      if (error == asio::error::operation_aborted || !acceptor_.is_open()) return;
      if (error && error != asio::error::connection_aborted) return accept_later();
      if (!error && !leaves_reserve(socket)) return accept_later();
      if (!error) serve(std::move(socket));
      accept();
    });
  }
  // Descriptors are given out from below: the last few are for the rest of the server.
  static bool leaves_reserve(TcpSocket& socket) {
    constexpr rlim_t kReserve = 16;
    rlimit limit{};
    return getrlimit(RLIMIT_NOFILE, &limit) != 0 ||
           static_cast<rlim_t>(socket.native_handle()) + kReserve < limit.rlim_cur;
  }
  // No descriptors or no memory left: the next try would fail at once in the same way.
  void accept_later() {
    timer_.expires_after(std::chrono::milliseconds(100));
    timer_.async_wait([this](Error error) {
      if (!error && acceptor_.is_open()) accept();
    });
  }
  void serve(TcpSocket socket) {
    Error error;
    const auto peer = socket.remote_endpoint(error);
    if (error) return;
    const std::string address = peer.address().to_string();
    if (!handler_.connected(address)) return;
    std::make_shared<HttpSession>(std::move(socket), outbox_, handler_, address)->read();
  }

  asio::basic_socket_acceptor<Tcp, Executor> acceptor_;
  Timer timer_;
  std::shared_ptr<Outbox> outbox_;
  Handler& handler_;
};

}  // namespace

std::string Listener::open(Loop& loop, Handler& handler, const std::string& address, std::size_t unsent,
                           std::unique_ptr<Listener>& made) {
  const auto colon = address.rfind(':');
  if (colon == std::string::npos) return "no port";
  std::string host = address.substr(0, colon);
  if (host.starts_with('[') && host.ends_with(']')) host = host.substr(1, host.size() - 2);
  if (host == "localhost") host = "127.0.0.1";
  if (host.empty() || host == "*") host = "0.0.0.0";
  unsigned short port = 0;
  const char* end = address.data() + address.size();
  if (const auto read = std::from_chars(address.data() + colon + 1, end, port);
      read.ec != std::errc{} || read.ptr != end)
    return "no port";
  Error error;
  const auto parsed = asio::ip::make_address(host, error);
  if (error) return error.message();
  auto listener = std::make_unique<TcpListener>(loop, handler, unsent);
  if (std::string problem = listener->open({parsed, port}); !problem.empty()) return problem;
  made = std::move(listener);
  return {};
}

}  // namespace rh::server::net
