// The server as a whole: `roundhouse serve` makes one and runs it.
#pragma once

#include <memory>
#include <string>

#include "server/base/config.h"

namespace rh::server {

class Server {
 public:
  explicit Server(Config config);
  ~Server();

  // Opens the data folder, loads the web client, listens. Empty, or what is wrong.
  std::string open();
  int port() const;
  // The data folder it really uses.
  const std::string& folder() const;
  // Serves until stop() or a signal; everything accepted is on disk when it returns.
  void run();
  // From any thread.
  void stop();

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace rh::server
