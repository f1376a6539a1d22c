#include "server/server.h"

#include <malloc.h>
#include <sys/stat.h>

#include <csignal>
#include <filesystem>

#include "server/base/folder.h"
#include "server/base/ids.h"
#include "server/base/log.h"
#include "server/front_door.h"

namespace rh::server {
namespace {

// Texts of a few kilobytes come and go with every move: the heap keeps them instead of giving them
// back and sorting its small pieces each time.
void tune_heap() {
  mallopt(M_MXFAST, 0);
  mallopt(M_TRIM_THRESHOLD, 32 * 1024 * 1024);
  mallopt(M_TOP_PAD, 1024 * 1024);
}

}  // namespace

struct Server::Inside {
  explicit Inside(Config given) : config(std::move(given)), house(loop, config), door(loop, house, config, files) {}
  ~Inside() {
    house.stop();
    door.stop();
    listener.reset();
  }

  void begin_stop() {
    if (std::exchange(stopping, true)) return;
    log(Level::Info, "stopping");
    listener->close();
    door.say_goodbye();
    wait_for_end(Clock::now() + std::chrono::seconds(1));
  }
  // Until all commits are made and all clients have gone, or a second has passed.
  void wait_for_end(Clock::time_point end) {
    loop.after(std::chrono::milliseconds(10), [this, end] {
      if ((house.journal().idle() && door.empty()) || Clock::now() > end) return loop.stop();
      wait_for_end(end);
    });
  }

  Config config;
  StaticFiles files;
  std::unique_ptr<net::Listener> listener;
  House house;
  FrontDoor door;
  // Goes first: connections that are still open end while the rest is there.
  net::Loop loop;
  std::string folder;
  FolderLock lock;
  bool stopping = false;
};

Server::Server(Config config) : inside_(std::make_unique<Inside>(std::move(config))) {}
Server::~Server() = default;

std::string Server::open() {
  Inside& in = *inside_;
  if (!start_randomness()) return "no source of randomness";
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is an error like a full disk, not the end
  tune_heap();
  if (std::string problem = in.door.open(); !problem.empty()) return problem;
  in.folder = in.config.data.empty() ? default_folder() : in.config.data;
  std::error_code error;
  std::filesystem::create_directories(in.folder, error);
  if (error) return in.folder + ": " + error.message();
  ::chmod(in.folder.c_str(), 0700);
  if (std::string problem = in.lock.take(in.folder); !problem.empty()) return problem;
  if (std::string problem = in.house.open(in.folder); !problem.empty()) return problem;
  const std::string web = in.config.web.empty() ? find_web_folder() : in.config.web;
  if (!web.empty()) in.files.load(web);
  if (std::string problem =
          net::Listener::open(in.loop, in.door, in.config.listen,
                              std::size_t{1024} * 1024 * static_cast<unsigned>(in.config.unsent_mb), in.listener);
      !problem.empty())
    return in.config.listen + ": " + problem;
  in.loop.every(std::chrono::seconds(60), [&in] { in.door.sweep(); });
  log(Level::Info, "serving",
      {{"listen", in.config.listen},
       {"port", std::int64_t{in.listener->port()}},
       {"data", in.folder},
       {"web", web},
       {"files", static_cast<std::int64_t>(in.files.count())}});
  return {};
}

int Server::port() const { return inside_->listener ? inside_->listener->port() : 0; }
const std::string& Server::folder() const { return inside_->folder; }

void Server::run() {
  inside_->loop.on_stop_signal([this] { inside_->begin_stop(); });
  inside_->loop.run();
  inside_->house.stop();
  log(Level::Info, "stopped");
}

void Server::stop() {
  inside_->loop.post([this] { inside_->begin_stop(); });
}

}  // namespace rh::server
