// Two servers whose tables a viewer cannot tell apart: twin histories of the conformance kit, written into
// two databases in the server's own rows. Ids, people and secrets are the same in both.
#pragma once

#include "server/store/rows.h"
#include "tests/conformance/twins.h"
#include "tests/server/server_process.h"

namespace rh::test {

// One pair of tables.
struct TwinTable {
  std::string id;
  Seat viewer = kSpectator;
  conformance::Setting setting;
  conformance::History one, other;  // as the servers have them; live moves are made here as well
};

class TwinServers {
 public:
  TwinServers();

  // Before open(): both histories as a running table each.
  void add(const conformance::Setting& setting, const conformance::Twins& twins);
  // Writes the databases and starts the servers.
  void open();

  std::vector<TwinTable>& tables() { return tables_; }
  int port(int which) const { return servers_[static_cast<std::size_t>(which)]->port(); }
  // The person on this seat at every table; the one behind the last seat sits nowhere.
  const std::string& cookie(Seat seat) const { return cookies_[static_cast<std::size_t>(seat)]; }

  // A move of a seat and what nature does next, as the servers will do it; refused: nothing is done.
  Refusal play(conformance::History& history, Seat by, PackedMove move) const;

 private:
  server::TableRow row_of(const TwinTable& table, const conformance::History& history) const;

  Digest secret_{};
  std::vector<std::string> cookies_;
  std::vector<server::Write> people_;
  std::vector<TwinTable> tables_;
  std::array<Folder, 2> folders_;
  std::array<std::unique_ptr<LocalServer>, 2> servers_;
};

}  // namespace rh::test
