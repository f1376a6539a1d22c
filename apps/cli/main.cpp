// The program `roundhouse`: finds the command, reads its options, runs it.
#include <algorithm>
#include <csignal>

#include "apps/cli/command.h"

namespace rh {

const std::vector<Command>& commands() {
  static const std::vector<Command> kAll = {
      {"games", {}, run_games},
      {"play",
       {{"seats"},
        {"bots"},
        {"hotseat"},
        {"names"},
        {"option"},
        {"seed"},
        {"nature"},
        {"load"},
        {"iterations"},
        {"seconds"},
        {"box"}},
       run_play},
      {"replay", {{"json", false}, {"box"}}, run_replay},
      {"campaign", {{"json", false}, {"seats"}, {"option"}, {"box"}}, run_campaign},
      {"analyse", {{"json", false}, {"seat"}, {"box"}}, run_analyse},
      {"legal", {{"seat"}, {"box"}}, run_legal},
      {"show", {{"seat"}, {"box"}}, run_show},
      {"score", {{"option"}}, run_score},
      {"sim",
       {{"seats"},
        {"bots"},
        {"games"},
        {"seed"},
        {"threads"},
        {"option"},
        {"iterations"},
        {"seconds"},
        {"json", false},
        {"out"},
        {"force", false},
        {"nature"},
        {"box"}},
       run_sim},
      {"bench", {{"game"}, {"time"}, {"json", false}}, run_bench},
      {"serve",
       {{"listen"},
        {"data"},
        {"public-url"},
        {"trust-proxy"},
        {"metrics-token"},
        {"web"},
        {"log"},
        {"audit"},
        {"bot-seconds"},
        {"bot-threads"},
        {"bot-tables"},
        {"unsent"},
        {"rate"},
        {"tables"},
        {"box"},
        {"test-secret"}},
       run_serve},
      {"verify", {{"box"}}, run_verify},
      {"check-map", {}, run_check_map},
      {"admin",
       {{"data"},
        {"state"},
        {"older"},
        {"json", false},
        {"all", false},
        {"out"},
        {"force", false},
        {"finished-older"},
        {"open-older"},
        {"lessons-older"},
        {"box"}},
       run_admin},
  };
  return kAll;
}

namespace {

int unknown_command(const Texts& texts, std::string_view word) {
  std::vector<std::string> names;
  std::string known;
  for (const Command& command : commands()) {
    names.emplace_back(command.name);
    known += (known.empty() ? "" : ", ") + names.back();
  }
  const std::string near = nearest(word, names);
  return fail(texts, Problem{near.empty() ? "cli.errors.unknown_command" : "cli.errors.unknown_command_near", {}}
                         .with("command", std::string(word))
                         .with("near", near)
                         .with("known", known));
}

int help(const Texts& texts, std::string_view topic) {
  const std::string key = "cli.help." + std::string(topic);
  if (!texts.has(key)) return unknown_command(texts, topic);
  print(texts.find(key));
  print("\n");
  // What a game adds to a command.
  for (const Game* game : games()) {
    const std::string own = game->info().id + ".help_on." + std::string(topic);
    if (texts.has(own)) print(std::string(texts.find(own)) + "\n");
  }
  return 0;
}

int run(const std::vector<std::string_view>& words) {
  // --lang and --color may stand anywhere, also before the command; messages need them first.
  std::vector<std::string_view> rest;
  std::string_view language, colour = "auto";
  for (std::size_t i = 0; i < words.size(); ++i) {
    if ((words[i] == "--lang" || words[i] == "--color") && i + 1 < words.size()) {
      (words[i] == "--lang" ? language : colour) = words[i + 1];
      ++i;
    } else if (words[i].starts_with("--lang=")) {
      language = words[i].substr(7);
    } else if (words[i].starts_with("--color=")) {
      colour = words[i].substr(8);
    } else {
      rest.push_back(words[i]);
    }
  }
  const std::string chosen = Texts::choose_language(language);
  const Texts texts(chosen.empty() ? "en" : chosen, want_colour(colour));
  if (chosen.empty()) {
    return fail(texts, Problem{"cli.errors.language", {}}.with("language", std::string(language)));
  }
  if (colour != "auto" && colour != "always" && colour != "never") {
    return fail(texts, Problem{"cli.errors.color", {}}.with("value", std::string(colour)));
  }
  if (rest.empty()) return help(texts, "short");
  if (rest[0] == "--version") {
    print("roundhouse " ROUNDHOUSE_VERSION "\n");
    print(texts.say(ROUNDHOUSE_NATIVE ? "cli.version_native" : "cli.version_any", {{"machine", ROUNDHOUSE_MACHINE}}) +
          "\n");
    return 0;
  }
  if (rest[0] == "--help" || rest[0] == "-h" || rest[0] == "help") {
    return help(texts, rest.size() > 1 ? rest[1] : "all");
  }
  const auto command = std::ranges::find(commands(), rest[0], &Command::name);
  if (command == commands().end()) return unknown_command(texts, rest[0]);
  std::vector<Flag> known = command->flags;
  known.push_back({"help", false});
  known.push_back({"lang", true});
  known.push_back({"color", true});
  const auto args = Args::parse(std::span(rest).subspan(1), known);
  if (!args) return fail(texts, args.error());
  if (args->has("help")) return help(texts, rest[0]);
  const auto knows = [&](std::string_view name) { return std::ranges::find(known, name, &Flag::name) != known.end(); };
  if (knows("box")) {
    if (const auto opened = open_boxes(texts, *args, knows("data")); !opened)
      return print_error(opened.error() + "\n"), 1;
  }
  return command->run(texts, *args);
}

}  // namespace
}  // namespace rh

int main(int count, char** words) {
  std::signal(SIGPIPE, SIG_DFL);  // `roundhouse legal … | head` ends quietly
  const int status = rh::run({words + 1, words + count});
  // A full disk or a closed pipe must not look like success.
  return std::fflush(stdout) == 0 && std::ferror(stdout) == 0 ? status : 1;
}
