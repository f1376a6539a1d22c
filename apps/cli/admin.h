// What the parts of `roundhouse admin` share.
#pragma once

#include "apps/cli/command.h"
#include "server/store/admin.h"
#include "server/store/reader.h"

namespace rh::admin {

using server::Admin;
using server::Reader;

struct Call {
  const Texts& texts;
  const Args& args;  // words()[0] is the deed
  std::string folder;

  std::vector<std::string_view> words() const { return {args.words().begin() + 1, args.words().end()}; }
  int fail(std::string_view code, std::vector<std::pair<std::string, std::string>> arguments = {}) const {
    return rh::fail(texts, Problem{"cli.admin." + std::string(code), std::move(arguments)});
  }
  // Says why the database cannot be opened, if so.
  bool open(Admin& admin, bool writes) const;
  bool open(Reader& reader, const Admin& admin) const;
  // Says why a list was not read to its end, if so.
  bool read(const Admin& admin) const;
  // --force, or a typed yes.
  bool sure(std::string_view code, std::vector<std::pair<std::string, std::string>> arguments) const;
  void say(std::string_view code, std::vector<std::pair<std::string, std::string>> arguments) const;
};

// "2026-11-15", of milliseconds since 1970, in UTC.
std::string day_of(std::int64_t ms);
// The time so many days (--NAME) ago; nothing when the option is not given.
std::expected<std::optional<std::int64_t>, Problem> before(const Args& args, std::string_view name);

// Deeds that only read: admin_read.cpp; that write: admin_write.cpp.
int list_tables(const Call& call);
int show_table(const Call& call);
int list_people(const Call& call);
int export_records(const Call& call);
int check_all(const Call& call);
int back_up(const Call& call);
int delete_tables(const Call& call);
int prune(const Call& call);
int delete_person(const Call& call);
int repair(const Call& call);

}  // namespace rh::admin
