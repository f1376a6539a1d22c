// admin: the host's deeds beside the server. Finds the one that is wanted.
#include "apps/cli/admin.h"

#include <sys/stat.h>

#include <algorithm>
#include <chrono>

namespace rh {
namespace admin {
namespace {

struct Deed {
  std::string_view name;
  std::size_t fewest, most;  // words behind it
  std::string_view wants;    // the first of them
  int (*run)(const Call& call);
};
constexpr std::array<Deed, 10> kDeeds = {{
    {"tables", 0, 0, "", list_tables},
    {"table", 1, 1, "ID", show_table},
    {"people", 0, 0, "", list_people},
    {"export", 0, 1000, "ID", export_records},
    {"check", 0, 0, "", check_all},
    {"backup", 1, 1, "FILE", back_up},
    {"delete-table", 1, 1000, "ID", delete_tables},
    {"prune", 0, 0, "", prune},
    {"delete-person", 1, 1, "ID", delete_person},
    {"repair", 1, 1, "ID", repair},
}};

}  // namespace

bool Call::open(Admin& admin, bool writes) const {
  const std::string problem = admin.open(folder, writes);
  if (problem.empty()) return true;
  const bool known = problem.starts_with("cli.admin.");
  rh::fail(
      texts,
      Problem{known ? problem : "cli.admin.cannot", {}}.with("folder", folder).with("reason", known ? "" : problem));
  return false;
}

bool Call::open(Reader& reader, const Admin& admin) const {
  const std::string problem = reader.open(admin.file());
  if (!problem.empty()) fail("cannot", {{"reason", problem}});
  return problem.empty();
}

bool Call::read(const Admin& admin) const {
  if (!admin.unread().empty()) fail("cannot", {{"reason", admin.unread()}});
  return admin.unread().empty();
}

bool Call::sure(std::string_view code, std::vector<std::pair<std::string, std::string>> arguments) const {
  if (args.has("force")) return true;
  print_error(explain(texts, Problem{"cli.admin." + std::string(code), std::move(arguments)}) + " ");
  if (input_is_terminal()) {
    print_error(std::string(texts.find("cli.admin.type_yes")) + " ");
    const auto answer = read_line();
    if (answer && (*answer == texts.find("cli.play.yes") || *answer == "yes")) return true;
  }
  print_error("\n");
  fail("not_sure");
  return false;
}

void Call::say(std::string_view code, std::vector<std::pair<std::string, std::string>> arguments) const {
  print(explain(texts, Problem{"cli.admin." + std::string(code), std::move(arguments)}) + "\n");
}

std::string day_of(std::int64_t ms) {
  using namespace std::chrono;
  const year_month_day day{floor<days>(sys_time<milliseconds>(milliseconds(ms)))};
  char text[16];
  std::snprintf(text, sizeof text, "%04d-%02u-%02u", int(day.year()), unsigned(day.month()), unsigned(day.day()));
  return text;
}

std::expected<std::optional<std::int64_t>, Problem> before(const Args& args, std::string_view name) {
  if (!args.has(name)) return std::nullopt;
  const auto days = args.number(name, 0, 100'000, 0);
  if (!days) return std::unexpected(days.error());
  using namespace std::chrono;
  return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count() - *days * 86'400'000;
}

}  // namespace admin

int run_admin(const Texts& texts, const Args& args) {
  using namespace admin;
  std::string known;
  for (const Deed& deed : kDeeds) known += (known.empty() ? "" : ", ") + std::string(deed.name);
  const std::string_view wanted = args.words().empty() ? std::string_view{} : args.words()[0];
  const auto deed = std::ranges::find(kDeeds, wanted, &Deed::name);
  if (deed == kDeeds.end()) return fail(texts, Problem{"cli.admin.what", {}}.with("known", known));
  if (auto fine = args.expect(deed->fewest + 1, deed->most + 1, deed->wants); !fine) return fail(texts, fine.error());
  // Whatever is written holds people's names: for the owner only.
  ::umask(077);
  return deed->run(Call{texts, args, data_folder(args)});
}

}  // namespace rh
