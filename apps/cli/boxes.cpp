// Boxes from outside: --box of the commands that use them, the folder beside a server's games, and check-map, which
// only says what is in a file.
#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include "apps/cli/command.h"
#include "engine/core/open_box.h"
#include "server/base/folder.h"

namespace rh {
namespace {

namespace fs = std::filesystem;

std::expected<OpenedBox, std::string> open_file(const Texts& texts, const std::string& path) {
  const auto text = read_file(path);
  if (!text) return std::unexpected("roundhouse: " + explain(texts, text.error()));
  std::vector<std::string> all;
  const auto opened = open_box(*text, &all);
  if (opened) return *opened;
  if (all.size() < 2) return std::unexpected(path + ": " + explain(texts, opened.error()));
  std::string lines = path + ": " + texts.say("cli.check_map.several", {{"count", std::to_string(all.size())}});
  for (const std::string& problem : all) (lines += "\n") += path + ": " + problem;
  return std::unexpected(lines);
}

// The file itself, or the JSON files of a folder in the order of their names.
std::vector<std::string> files_of(std::string_view path) {
  std::error_code error;
  if (!fs::is_directory(path, error)) return {std::string(path)};
  std::vector<std::string> files;
  for (auto entry = fs::directory_iterator(path, error); !error && entry != fs::directory_iterator();
       entry.increment(error)) {
    if (entry->path().extension() == ".json") files.push_back(entry->path().string());
  }
  std::ranges::sort(files);
  return files;
}

}  // namespace

std::string data_folder(const Args& args) {
  if (const auto given = args.get("data")) return std::string(*given);
  if (const char* found = std::getenv("ROUNDHOUSE_DATA"); found != nullptr && *found != '\0') return found;
  return server::default_folder();
}

std::expected<void, std::string> open_boxes(const Texts& texts, const Args& args, bool keeps_games) {
  const std::vector<std::string_view> flags = args.all("box");
  std::vector<std::string> given(flags.begin(), flags.end());
  if (const char* found = std::getenv("ROUNDHOUSE_BOX"); given.empty() && found != nullptr && *found != '\0')
    given.emplace_back(found);
  std::error_code error;
  if (const std::string kept = keeps_games ? data_folder(args) + "/boxes" : ""; fs::is_directory(kept, error))
    given.push_back(kept);
  for (const std::string& path : given) {
    for (const std::string& file : files_of(path)) {
      if (const auto opened = open_file(texts, file); !opened) return std::unexpected(opened.error());
    }
  }
  return {};
}

int run_check_map(const Texts& texts, const Args& args) {
  if (auto fine = args.expect(1, 1, "FILE"); !fine) return fail(texts, fine.error());
  const auto opened = open_file(texts, std::string(args.words()[0]));
  if (!opened) return print_error(opened.error() + "\n"), 1;
  const GameInfo& info = opened->game->info();
  const Box& box = *opened->box;
  for (const std::string& warning : box.warnings)
    print_error(std::string(args.words()[0]) + ": " + texts.say("cli.check_map.warning", {{"what", warning}}) + "\n");
  const auto seats = Options::Seats{box.min_seats > 0 ? box.min_seats : info.min_seats,
                                    box.max_seats > 0 ? box.max_seats : info.max_seats};
  print(texts.say("cli.check_map.fine", {{"name", box.name},
                                         {"game", info.id},
                                         {"hash", box.hash},
                                         {"low", std::to_string(seats.low)},
                                         {"high", std::to_string(seats.high)}}) +
        "\n");
  return 0;
}

}  // namespace rh
