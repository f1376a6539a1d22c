// The listening socket and the HTTP side of a connection.
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

namespace beast = boost::beast;
namespace http = beast::http;
using Stream = beast::basic_stream<Tcp, Executor>;
using Parsed = http::request<http::string_body>;

constexpr auto kPatience = std::chrono::seconds(30);  // for one whole request, or the next one

std::string text_of(beast::string_view view) { return {view.data(), view.size()}; }

Request request_of(Parsed&& parsed, const std::string& address, bool local) {
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
  request.forwarded_for = text_of(parsed["X-Forwarded-For"]);
  request.protocols = text_of(parsed[http::field::sec_websocket_protocol]);
  request.takes_gzip = parsed[http::field::accept_encoding].find("gzip") != beast::string_view::npos;
  request.address = address;
  request.peer_is_local = local;
  request.body = std::move(parsed.body());
  return request;
}

class HttpSession : public std::enable_shared_from_this<HttpSession> {
 public:
  HttpSession(TcpSocket socket, Handler& handler, std::string address, bool local)
      : stream_(std::move(socket)), handler_(handler), address_(std::move(address)), local_(local) {}
  ~HttpSession() {
    if (!handed_over_) handler_.disconnected(address_);
  }

  void read() {
    parser_.emplace();
    parser_->body_limit(kMaxBody);
    parser_->header_limit(kMaxHeader);
    stream_.expires_after(kPatience);
    http::async_read(stream_, buffer_, *parser_,
                     [self = shared_from_this()](Error error, std::size_t) { self->on_read(error); });
  }

 private:
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
    if (beast::websocket::is_upgrade(parser_->get())) return upgrade();
    handler_.request(request_of(parser_->release(), address_, local_),
                     [self = shared_from_this()](Response response) { self->answer(std::move(response)); });
  }

  void upgrade() {
    Parsed parsed = parser_->release();
    auto decision = handler_.upgrade(request_of(Parsed(parsed), address_, local_));
    if (auto* refusal = std::get_if<Response>(&decision)) return answer(std::move(*refusal));
    stream_.expires_never();
    handed_over_ = true;
    open_web_socket(stream_.release_socket(), handler_, std::move(std::get<0>(decision)), std::move(parsed),
                    [&handler = handler_, address = address_] { handler.disconnected(address); });
  }

  void answer(Response response) {
    sending_ = std::move(response);
    http::response<http::span_body<const char>> made(static_cast<http::status>(sending_.status), 11);
    for (const auto& [name, value] : handler_.common_headers()) made.set(name, value);
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
      if (error || !self->keep_alive_) return self->close();
      self->read();
    };
    serializer_.emplace(*message_);
    if (head_) return http::async_write_header(stream_, *serializer_, std::move(done));
    http::async_write(stream_, *serializer_, std::move(done));
  }

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
  Handler& handler_;
  const std::string address_;
  const bool local_;
  bool keep_alive_ = false, head_ = false, handed_over_ = false;
};

class TcpListener final : public Listener {
 public:
  TcpListener(Loop& loop, Handler& handler) : acceptor_(loop.inside().context.get_executor()), handler_(handler) {}

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
  }

 private:
  void accept() {
    acceptor_.async_accept([this](Error error, TcpSocket socket) {
      if (error == asio::error::operation_aborted || !acceptor_.is_open()) return;
      if (!error) serve(std::move(socket));
      accept();
    });
  }
  void serve(TcpSocket socket) {
    Error error;
    const auto peer = socket.remote_endpoint(error);
    if (error) return;
    const std::string address = peer.address().to_string();
    if (!handler_.connected(address)) return;
    const bool local = peer.address().is_loopback();
    std::make_shared<HttpSession>(std::move(socket), handler_, address, local)->read();
  }

  asio::basic_socket_acceptor<Tcp, Executor> acceptor_;
  Handler& handler_;
};

}  // namespace

std::string Listener::open(Loop& loop, Handler& handler, const std::string& address, std::unique_ptr<Listener>& made) {
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
  auto listener = std::make_unique<TcpListener>(loop, handler);
  if (std::string problem = listener->open({parsed, port}); !problem.empty()) return problem;
  made = std::move(listener);
  return {};
}

}  // namespace rh::server::net
