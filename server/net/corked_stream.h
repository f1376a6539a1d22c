// A TCP socket that collects what is written during one turn of the loop and sends it with one
// system call. A write is done as soon as it is collected, and always whole: so complete WebSocket
// frames can be put between those that Beast writes itself (pongs, the closing handshake).
#pragma once

#include <boost/asio/buffer.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/role.hpp>
#include <boost/beast/websocket/teardown.hpp>
#include <string>

#include "server/net/outbox.h"

namespace rh::server::net {

class CorkedStream {
 public:
  using executor_type = Executor;

  CorkedStream(TcpSocket socket, std::shared_ptr<Outbox> outbox)
      : state_(std::make_shared<State>(std::move(socket), std::move(outbox))) {}

  executor_type get_executor() { return state_->socket.get_executor(); }
  TcpSocket& socket() { return state_->socket; }

  template <class Buffers, class Token>
  auto async_read_some(const Buffers& buffers, Token&& token) {
    return state_->socket.async_read_some(buffers, std::forward<Token>(token));
  }

  template <class Buffers, class Token>
  auto async_write_some(const Buffers& buffers, Token&& token) {
    return asio::async_initiate<Token, void(Error, std::size_t)>(
        [this](auto handler, const Buffers& data) {
          std::size_t count = 0;
          for (auto piece = asio::buffer_sequence_begin(data); piece != asio::buffer_sequence_end(data); ++piece) {
            const asio::const_buffer bytes(*piece);
            state_->filling.append(static_cast<const char*>(bytes.data()), bytes.size());
            count += bytes.size();
          }
          schedule(state_);
          state_->settle();
          const auto executor = asio::get_associated_executor(handler, get_executor());
          asio::post(executor, [handler = std::move(handler), error = state_->error, count]() mutable {
            handler(error, error ? 0 : count);
          });
        },
        token, buffers);
  }

  // Lets `write` append whole frames; they leave at the end of this turn of the loop.
  template <class Write>
  void cork(Write&& write) {
    schedule(state_);
    write(state_->filling);
    state_->settle();
  }
  std::size_t unsent() const { return state_->unsent(); }
  const Error& error() const { return state_->error; }
  // What has not been sent is dropped.
  void close() {
    Error ignored;
    state_->socket.close(ignored);
    if (!state_->error) state_->error = asio::error::operation_aborted;
    state_->drop();
  }

 private:
  // Outlives the stream while the kernel still takes its bytes.
  struct State : std::enable_shared_from_this<State> {
    State(TcpSocket taken, std::shared_ptr<Outbox> shared) : socket(std::move(taken)), outbox(std::move(shared)) {}
    ~State() { drop(); }

    std::size_t unsent() const { return filling.size() + sending.size() - sent; }
    void settle() {
      const std::size_t now = unsent();
      if (now != counted) outbox->change(counted, now);
      counted = now;
    }
    void drop() {
      std::string().swap(filling);
      std::string().swap(sending);
      sent = 0;
      settle();
    }

    TcpSocket socket;
    std::shared_ptr<Outbox> outbox;
    std::size_t counted = 0;  // what the outbox knows of
    std::string filling, sending;
    std::size_t sent = 0;
    bool scheduled = false, waiting = false;
    Error error;
  };

  static void schedule(const std::shared_ptr<State>& state) {
    if (state->scheduled || state->waiting) return;
    state->scheduled = true;
    asio::post(state->socket.get_executor(), [state] {
      state->scheduled = false;
      flush(state);
    });
  }
  static void flush(const std::shared_ptr<State>& state);

  std::shared_ptr<State> state_;
};

inline void CorkedStream::flush(const std::shared_ptr<State>& state) {
  while (!state->error) {
    if (state->sent == state->sending.size()) {
      state->sending.clear();
      state->sent = 0;
      if (state->filling.empty()) {
        constexpr std::size_t kKept = 1024;
        if (state->sending.capacity() > kKept) state->sending.shrink_to_fit();
        if (state->filling.capacity() > kKept) state->filling.shrink_to_fit();
        return;
      }
      std::swap(state->filling, state->sending);
    }
    Error error;
    const auto rest = asio::buffer(state->sending) + state->sent;
    state->sent += state->socket.write_some(rest, error);
    state->settle();
    if (error == asio::error::would_block || error == asio::error::try_again) {
      state->waiting = true;
      state->socket.async_wait(TcpSocket::wait_write, [state](Error failed) {
        state->waiting = false;
        if (failed) state->error = failed;
        flush(state);
      });
      return;
    }
    if (error) state->error = error;
  }
  state->drop();
}

// What Beast needs of a stream of somebody else's make (found by name).
inline void teardown(boost::beast::role_type role, CorkedStream& stream, Error& error) {
  boost::beast::websocket::teardown(role, stream.socket(), error);
}
template <class Handler>
void async_teardown(boost::beast::role_type role, CorkedStream& stream, Handler&& handler) {
  boost::beast::websocket::async_teardown(role, stream.socket(), std::forward<Handler>(handler));
}
inline void beast_close_socket(CorkedStream& stream) { stream.close(); }

}  // namespace rh::server::net
