// What a host can set: options of `roundhouse serve`, each also as an environment variable.
#pragma once

#include <string>

namespace rh::server {

struct Config {
  std::string listen = "127.0.0.1:8080";
  std::string data;           // folder of the database; empty: $XDG_DATA_HOME/roundhouse
  std::string public_url;     // "https://play.example.org" behind a reverse proxy
  std::string trust_proxy;    // addresses and networks whose X-Forwarded-For is believed: "127.0.0.1,10.0.0.0/8"
  std::string metrics_token;  // who shows it may read /metrics from anywhere; empty: only this machine may
  std::string web;            // folder of the built web client; empty: found beside the program
  std::string log_level = "info";
  std::string log_file;      // empty: standard error
  std::string audit_file;    // who did what; empty: not written
  double bot_seconds = 1.5;  // people wait for the bots of their table, about
  int bot_threads = 0;       // 0: all cores but one, at least one
  int bot_tables = 10;       // running tables of bots alone, of one person; 0: no limit
  int unsent_mb = 64;        // what may wait in all for clients that do not read
  int rate = 40;             // messages per second and connection, requests likewise; 0: no limits at all
  int most_tables = 200;     // tables that are not over, of one person; 0: no limit
  int idle_seconds = 120;    // a table nobody looks at is dropped from memory after this time
  std::string test_secret;   // tests only: 64 hexadecimal digits, the secret of every new table
};

}  // namespace rh::server
