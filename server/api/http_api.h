// What a client may ask over HTTP (docs/protocol.md, "HTTP").
#pragma once

#include <functional>
#include <unordered_map>

#include "engine/core/json_reader.h"
#include "server/api/box_facts.h"
#include "server/tables/house.h"

namespace rh::server {

// The one request whose body is a file and no JSON object.
inline constexpr std::string_view kImportPath = "/api/campaigns/import";

inline constexpr std::string_view kJoinPath = "/api/join/";
// Requests that show a code: whoever shows one that opens nothing is guessing, and is made to wait.
bool shows_code(std::string_view path);

// The device token of a request's cookie turned into who that is; nothing for strangers.
Read<std::optional<Identity>> identity_of_request(Reader& reader, const net::Request& request);

// What the audit log will say of a call when it is answered: the path and the body tell most of it, the
// rest is added on the way.
struct Deed {
  std::string what, who, address, table, campaign;
  std::int64_t seat = -1;
  std::string made;  // the table or campaign that came of it
};

class HttpApi {
 public:
  // `cut_off`: whatever this device (the hash of its token) holds open ends.
  using CutOff = std::function<void(const Digest& device)>;
  HttpApi(House& house, const Config& config, CutOff cut_off)
      : house_(house), config_(config), cut_off_(std::move(cut_off)) {}

  // For paths below /api/. The answer comes when what it says is on disk.
  void request(const net::Request& request, net::Reply reply);

 private:
  struct Call {
    const net::Request& request;
    std::optional<Identity> who;
    Json body;
    net::Reply reply;
    std::shared_ptr<Deed> deed;  // of a call that writes
  };

  void me(Call& call);
  void games(Call& call);
  // The same for everybody, as long as the program runs.
  const Packed& list_of_games();
  void list(Call& call);
  void people(Call& call);
  void results(Call& call);
  void join(Call& call, std::string_view code);
  void create(Call& call);
  void table(Call& call, std::string_view id, std::string_view action);
  void link(Call& call, Table& table, std::string_view seat);
  void claim(Call& call);
  // /devices and below (devices.cpp).
  void devices(Call& call, std::string_view rest);
  void list_devices(Call& call);
  void link_device(Call& call);
  void unlink_device(Call& call);
  void sign_out(Call& call);
  void take_device(Call& call, const DeviceLink& link);
  // The link that the request shows; else what is wrong.
  std::expected<DeviceLink, Denial> shown_link(Call& call);
  void end_link(const std::string& identity, Batch batch);
  // The header that makes a browser one of somebody's devices.
  std::string cookie_of(std::string_view token) const;
  // /campaigns and below (campaigns.cpp).
  void campaigns(Call& call, std::string_view rest);
  void list_campaigns(Call& call);
  void begin_campaign(Call& call);
  void import_campaign(Call& call);
  void show_campaign(Call& call, const StoredCampaign& campaign);
  void give_file(Call& call, const StoredCampaign& campaign);
  void give_views(Call& call, const StoredCampaign& campaign);
  void change_campaign(Call& call, const StoredCampaign& campaign, std::string_view what);
  void answer_campaign(Call& call, std::string_view id, std::uint64_t batch);
  // An answer about a campaign as it is now: when that is on disk.
  void answer_about(Call& call, const StoredCampaign& campaign, net::Response response);
  // The table as it is now, once that is on disk.
  void answer_table(Call& call, const Table& table);

  House& house_;
  const Config& config_;
  CutOff cut_off_;
  BoxFacts boxes_;
  Packed games_;
  std::string games_tag_;
  // People whose link to another device has ended, in a batch that may still be on its way to the disk.
  std::unordered_map<std::string, std::uint64_t> ended_links_;
};

net::Response json_response(std::string text, int status = 200);
// A file to keep: JSON Lines.
net::Response file_response(std::string text, const std::string& name);
net::Response error_response(const Denial& denial);

}  // namespace rh::server
