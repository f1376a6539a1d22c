// What the files of this folder share of Asio and Beast. Nobody outside the folder includes this.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>

#include "server/net/loop.h"

namespace rh::server::net {

namespace asio = boost::asio;
using Executor = asio::io_context::executor_type;
using Tcp = asio::ip::tcp;
using TcpSocket = asio::basic_stream_socket<Tcp, Executor>;
using Error = boost::system::error_code;
using Timer =
    asio::basic_waitable_timer<std::chrono::steady_clock, asio::wait_traits<std::chrono::steady_clock>, Executor>;

struct Loop::Inside {
  asio::io_context context{1};
  asio::signal_set signals{context};
};

}  // namespace rh::server::net
