// One WebSocket connection over Beast: it reads, checks and answers control frames; text frames to
// the client are written here (a server's frames are two to ten bytes and the text; long ones are
// compressed, each on its own, so that no connection keeps a compressor).
#pragma once

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

#include "server/net/http.h"
#include "server/net/outbox.h"

namespace rh::server::net {

// Takes over the connection after its HTTP request; `ended` runs when it is gone.
void open_web_socket(TcpSocket socket, std::shared_ptr<Outbox> outbox, Handler& handler,
                     std::unique_ptr<SocketUser> user,
                     boost::beast::http::request<boost::beast::http::string_body> request,
                     std::move_only_function<void()> ended);

}  // namespace rh::server::net
