#include "server/net/web_socket.h"

#include <poll.h>
#include <zlib.h>

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <boost/beast/websocket/stream.hpp>

#include "server/net/corked_stream.h"

namespace rh::server::net {
namespace {

namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using Upgrade = http::request<http::string_body>;

constexpr char kTextFrame = '\x81';        // final frame of a text message
constexpr char kCompressedFrame = '\xc1';  // the same with RSV1 (RFC 7692)

void append_frame(std::string& out, char kind, std::string_view text) {
  out += kind;
  const std::size_t size = text.size();
  if (size < 126) {
    out += static_cast<char>(size);
  } else {
    const int bytes = size < 65536 ? 2 : 8;
    out += static_cast<char>(bytes == 2 ? 126 : 127);
    for (int shift = 8 * (bytes - 1); shift >= 0; shift -= 8) out += static_cast<char>(size >> shift & 0xff);
  }
  out += text;
}

// Deflates one text without memory of those before; one for the whole network thread.
class Compressor {
 public:
  Compressor() { deflateInit2(&stream_, 1, Z_DEFLATED, -kWindowBits, 6, Z_DEFAULT_STRATEGY); }
  ~Compressor() { deflateEnd(&stream_); }
  Compressor(const Compressor&) = delete;
  Compressor& operator=(const Compressor&) = delete;

  std::string_view deflate_text(std::string_view text) {
    deflateReset(&stream_);
    out_.resize(deflateBound(&stream_, text.size()) + 16);
    stream_.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
    stream_.avail_in = static_cast<uInt>(text.size());
    stream_.next_out = reinterpret_cast<Bytef*>(out_.data());
    stream_.avail_out = static_cast<uInt>(out_.size());
    deflate(&stream_, Z_SYNC_FLUSH);
    return std::string_view(out_).substr(0, stream_.total_out - 4);  // without the empty block at the end
  }

 private:
  static constexpr int kWindowBits = 12;
  z_stream stream_{};
  std::string out_;
};

// While a connection waits its turn nothing is read from it, so that what it sends waits on its own side.
constexpr auto kLookAgain = std::chrono::milliseconds(50);  // for one that does not read
constexpr int kSendBuffer = 64 * 1024;                      // what the system keeps beside what we count

class WebSocket final : public Socket, public Outbox::Sender {
 public:
  WebSocket(TcpSocket socket, std::shared_ptr<Outbox> outbox, Handler& handler, std::move_only_function<void()> ended)
      : timer_(socket.get_executor()),
        stream_(CorkedStream(std::move(socket), outbox)),
        outbox_(std::move(outbox)),
        handler_(handler),
        ended_(std::move(ended)) {
    outbox_->join(*this);
  }
  ~WebSocket() override {
    outbox_->leave(*this);
    if (ended_) ended_();
  }

  void start(Upgrade request) {
    auto& tcp = stream_.next_layer().socket();
    Error ignored;
    tcp.non_blocking(true, ignored);
    tcp.set_option(Tcp::no_delay(true), ignored);
    tcp.set_option(asio::socket_base::send_buffer_size(kSendBuffer), ignored);
    auto timeout = websocket::stream_base::timeout::suggested(beast::role_type::server);
    timeout.idle_timeout = std::chrono::seconds(60);  // half of it: a ping; all of it: gone
    timeout.keep_alive_pings = true;
    stream_.set_option(timeout);
    stream_.set_option(websocket::stream_base::decorator([this](websocket::response_type& response) {
      response.set(http::field::server, "roundhouse");
      response.set(http::field::sec_websocket_protocol, "roundhouse.1");
      for (const auto& [name, value] : handler_.common_headers()) response.set(name, value);
      compresses_ = response.count(http::field::sec_websocket_extensions) > 0;
    }));
    websocket::permessage_deflate deflate;
    deflate.server_enable = true;
    deflate.server_no_context_takeover = deflate.client_no_context_takeover = true;
    // A small window for what the client sends, where it lets us choose.
    const auto offer = request[http::field::sec_websocket_extensions];
    deflate.client_max_window_bits = offer.find("client_max_window_bits") != beast::string_view::npos ? 10 : 15;
    stream_.set_option(deflate);
    stream_.read_message_max(kMaxFrame);
    request_ = std::move(request);
    stream_.async_accept(request_, [self = self()](Error error) {
      self->request_ = {};
      if (error) return;
      self->open_ = true;
      self->handler_.opened(*self);
      self->read();
    });
  }

  void send(std::string_view text) override {
    if (!open_ || closing_) return;
    if (unsent() > kMaxUnsent) {
      metrics().cut_off++;
      return abort();
    }
    const bool compresses = compresses_ && text.size() >= kCompressFrom;
    if (compresses && !reachable()) return;
    stream_.next_layer().cork([&](std::string& out) {
      if (!compresses) return append_frame(out, kTextFrame, text);
      thread_local Compressor compressor;
      append_frame(out, kCompressedFrame, compressor.deflate_text(text));
    });
  }

  void close(int code) override {
    if (!open_ || closing_) return;
    closing_ = true;
    stream_.async_close(websocket::close_reason(static_cast<std::uint16_t>(code)), [self = self()](Error) {});
  }

  bool reachable() override {
    pollfd state{below().socket().native_handle(), POLLRDHUP, 0};
    return open_ && !below().error() && ::poll(&state, 1, 0) == 0;
  }

  std::size_t unsent() const override { return below().unsent(); }
  void abort() override {
    below().close();
    gone();
  }

 private:
  std::shared_ptr<WebSocket> self() { return std::static_pointer_cast<WebSocket>(shared_from_this()); }

  void read() {
    if (!open_) return;
    if (below().error()) return gone();
    if (unsent() > kEnoughUnsent) return wait(kLookAgain, &WebSocket::read);
    stream_.async_read(in_, [self = self()](Error error, std::size_t) {
      if (error) return self->gone();
      self->take();
    });
  }

  // Gives the message to the handler, as soon as its sender may have one.
  void take() {
    if (!open_) return;
    if (below().error()) return gone();
    if (const auto pause = handler_.pause(*this); pause.count() > 0) return wait(pause, &WebSocket::take);
    const auto bytes = in_.cdata();
    handler_.message(*this, {static_cast<const char*>(bytes.data()), bytes.size()}, stream_.got_binary());
    in_.consume(in_.size());
    if (in_.capacity() > 2048) in_.shrink_to_fit();
    read();
  }

  void wait(std::chrono::milliseconds time, void (WebSocket::*then)()) {
    timer_.expires_after(time);
    timer_.async_wait([self = self(), then](Error error) {
      if (!error) (self.get()->*then)();
    });
  }

  void gone() {
    if (!open_) return;
    open_ = false;
    handler_.closed(*this);
  }

  CorkedStream& below() { return stream_.next_layer(); }
  const CorkedStream& below() const { return stream_.next_layer(); }

  Timer timer_;
  websocket::stream<CorkedStream> stream_;
  beast::flat_buffer in_;
  std::shared_ptr<Outbox> outbox_;
  Upgrade request_;
  Handler& handler_;
  std::move_only_function<void()> ended_;
  bool open_ = false, closing_ = false, compresses_ = false;
};

}  // namespace

void open_web_socket(TcpSocket socket, std::shared_ptr<Outbox> outbox, Handler& handler,
                     std::unique_ptr<SocketUser> user, Upgrade request, std::move_only_function<void()> ended) {
  const auto made = std::make_shared<WebSocket>(std::move(socket), std::move(outbox), handler, std::move(ended));
  made->user = std::move(user);
  made->start(std::move(request));
}

}  // namespace rh::server::net
