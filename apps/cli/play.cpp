// play: asks what is not said on the command line, then opens a session.
#include <algorithm>
#include <random>

#include "apps/cli/session.h"

namespace rh {
namespace {

// One question with a default that Enter takes; the end of input takes it too.
std::string question(const Texts& texts, const std::string& text, const std::string& fallback,
                     const std::function<bool(const std::string&)>& fine, const std::string& allowed) {
  const std::string prompt = text + " [" + fallback + "] ";
  while (true) {
    print(prompt);
    auto answer = read_line();
    if (!input_is_terminal()) print(answer.value_or("") + "\n");
    if (!answer || answer->empty()) return fallback;
    if (fine(*answer)) return *answer;
    print(texts.say("cli.play.not_an_answer", {{"allowed", allowed}}) + "\n");
  }
}

bool yes_or_no(const Texts& texts, const std::string& text, bool fallback) {
  const std::string yes(texts.find("cli.play.yes")), no(texts.find("cli.play.no"));
  const auto is_yes = [&](const std::string& answer) { return answer == yes || answer == "y" || answer == "yes"; };
  const auto is_no = [&](const std::string& answer) { return answer == no || answer == "n" || answer == "no"; };
  const std::string allowed(texts.find("cli.play.yes_no"));
  const std::string answer = question(
      texts, text + " (" + allowed + ")", fallback ? yes : no,
      [&](const std::string& given) { return is_yes(given) || is_no(given); }, allowed);
  return is_yes(answer);
}

// What the command line, or the questions, settled.
struct Wanted {
  Options options;
  int seats = 0;
  int humans = 1;
  std::string bots;
};

// A number among those that have a name (<game>.scenarios.3.name); 0 leaves the option alone.
void ask_number(const Texts& texts, const Game& game, const OptionSpec& option, Wanted& wanted) {
  const std::string& id = game.info().id;
  int most = 0;
  std::string list;
  const auto name_of = [&](int value) { return id + "." + option.name + "s." + std::to_string(value) + ".name"; };
  for (int value = 0; texts.has(name_of(value)); ++value) {
    list += padded_left(std::to_string(value), 4) + "  " + std::string(texts.find(name_of(value))) + "\n";
    most = value;
  }
  Options with = wanted.options;
  if (!with.set_text(option.name, std::to_string(most)) || !game.start(with, wanted.seats)) return;
  print(list);
  const std::string range = "0–" + std::to_string(most);
  Options chosen = wanted.options;
  question(
      texts, std::string(texts.find(id + ".ask." + option.name)) + " (" + range + ")", "0",
      [&](const std::string& text) {
        Options tried = wanted.options;
        if (text != "0" && !tried.set_text(option.name, text)) return false;
        chosen = tried;
        return true;
      },
      range);
  wanted.options = chosen;
}

std::expected<Wanted, Problem> ask_wanted(const Texts& texts, const Game& game) {
  const GameInfo& info = game.info();
  Wanted wanted{.options = Options(info.options), .bots = default_bot(game)};
  print(texts.paint("1", texts.say("cli.play.welcome", {{"title", texts.find(info.id + ".title")}})) + "\n");
  const int most = info.max_seats - 1;
  const std::string range = std::to_string(info.min_seats - 1) + "–" + std::to_string(most);
  const std::string count = question(
      texts, std::string(texts.find("cli.play.ask_bots")) + " (" + range + ")", std::to_string(std::min(2, most)),
      [&](const std::string& text) {
        const bool digits = text.size() < 3 && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
        return digits && std::stoi(text) >= info.min_seats - 1 && std::stoi(text) <= most;
      },
      range);
  wanted.seats = 1 + std::stoi(count);
  if (wanted.seats > 1) {
    std::string names;
    for (const BotInfo& bot : bots_of(game)) names += (names.empty() ? "" : ", ") + bot.name;
    wanted.bots = question(
        texts, texts.say("cli.play.ask_bot", {{"bots", names}}), wanted.bots,
        [&](const std::string& text) { return bots_named(game, text, 1).has_value(); }, names);
  }
  for (const OptionSpec& option : info.options) {
    const std::string key = info.id + ".ask." + option.name;
    if (option.type == OptionSpec::Type::Number && texts.has(key)) ask_number(texts, game, option, wanted);
    if (option.type != OptionSpec::Type::Flag || !texts.has(key)) continue;
    Options with = wanted.options;
    // Not asked where it could not be: a draft needs company.
    if (!with.set_text(option.name, "true") || !game.start(with, wanted.seats)) continue;
    if (yes_or_no(texts, std::string(texts.find(key)), option.fallback != 0)) wanted.options = with;
  }
  return wanted;
}

std::expected<Wanted, Problem> read_wanted(const Game& game, const Args& args) {
  Wanted wanted;
  const auto options = options_of(game, args);
  if (!options) return std::unexpected(options.error());
  wanted.options = *options;
  const auto humans = args.number("hotseat", 1, game.info().max_seats, 1);
  if (!humans) return std::unexpected(humans.error());
  wanted.humans = static_cast<int>(*humans);
  wanted.bots = args.get_or("bots", default_bot(game));
  // As many bots as are named; two when nothing is said; none at a hot seat.
  int bots = args.has("hotseat") ? 0 : 2;
  if (args.has("bots")) bots = static_cast<int>(split(wanted.bots, ',').size());
  const auto seats = args.number("seats", game.info().min_seats, game.info().max_seats, wanted.humans + bots);
  if (!seats) return std::unexpected(seats.error());
  wanted.seats = static_cast<int>(*seats);
  if (wanted.humans > wanted.seats) {
    return std::unexpected(Problem{"cli.errors.too_many_humans", {}}
                               .with("humans", std::to_string(wanted.humans))
                               .with("seats", std::to_string(wanted.seats)));
  }
  return wanted;
}

std::expected<std::vector<Player>, Problem> seat_players(const Texts& texts, const Game& game, const Args& args,
                                                         const Wanted& wanted) {
  const auto bots = bots_named(game, wanted.bots, wanted.seats - wanted.humans);
  if (!bots) return std::unexpected(bots.error());
  std::vector<std::string> given;
  if (args.has("names")) given = split(args.get_or("names", ""), ',');
  std::vector<Player> players;
  for (int i = 0; i < wanted.humans; ++i) {
    std::string name(texts.find("cli.play.you"));
    if (wanted.humans > 1) name = texts.say("cli.play.player", {{"number", std::to_string(i + 1)}});
    if (static_cast<std::size_t>(i) < given.size() && !given[static_cast<std::size_t>(i)].empty()) {
      name = given[static_cast<std::size_t>(i)];
    }
    players.push_back({name, ""});
  }
  const auto names = split(texts.find("cli.play.bot_names"), ',');
  for (std::size_t i = 0; i < bots->size(); ++i) {
    std::string name = names[i % names.size()];
    name.erase(0, name.find_first_not_of(' '));
    players.push_back({name, (*bots)[i]});
  }
  return players;
}

// Without a game named: the only one, or the one chosen from the list.
std::expected<const Game*, Problem> choose_game(const Texts& texts, const Args& args) {
  if (!args.words().empty()) return game_named(args.words()[0]);
  const auto& all = games();
  if (all.size() == 1) return all[0];
  std::string allowed;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const std::string& id = all[i]->info().id;
    print("  " + std::to_string(i + 1) + "  " + padded(id, 24) + std::string(texts.find(id + ".title")) + "\n");
    allowed += (allowed.empty() ? "" : ", ") + std::to_string(i + 1) + " " + id;
  }
  const auto find = [&](const std::string& answer) -> const Game* {
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (answer == std::to_string(i + 1) || answer == all[i]->info().id) return all[i];
    }
    return nullptr;
  };
  return find(question(
      texts, std::string(texts.find("cli.play.which_game")), "1",
      [&](const std::string& answer) { return find(answer) != nullptr; }, allowed));
}

std::expected<Setup, Problem> common_setup(const Args& args) {
  Setup setup;
  const auto seed = args.number("seed", 0, INT64_MAX / 2, std::random_device{}() % 1'000'000);
  const auto iterations = args.number("iterations", 1, INT64_MAX / 2, 0);
  const auto seconds = args.decimal("seconds", 0);
  if (!seed) return std::unexpected(seed.error());
  if (!iterations) return std::unexpected(iterations.error());
  if (!seconds) return std::unexpected(seconds.error());
  setup.seed = static_cast<std::uint64_t>(*seed);
  setup.budget = {static_cast<std::uint64_t>(*iterations), *seconds};
  const std::string_view nature = args.get_or("nature", "auto");
  if (nature != "auto" && nature != "manual") {
    return std::unexpected(Problem{"cli.errors.nature_mode", {}}.with("value", std::string(nature)));
  }
  setup.manual = nature == "manual";
  return setup;
}

}  // namespace

int run_play(const Texts& texts, const Args& args) {
  if (auto fine = args.expect(0, 1, "GAME"); !fine) return fail(texts, fine.error());
  auto setup = common_setup(args);
  if (!setup) return fail(texts, setup.error());
  if (const auto path = args.get("load")) {
    auto loaded = load_record(texts, *path);
    if (!loaded) return print_error(loaded.error() + "\n"), 1;
    const Setup saved = setup_of(texts, loaded->record, loaded->match.game());
    setup->players = saved.players;
    if (!args.has("seed")) setup->seed = saved.seed, setup->way = saved.way;
    Session(texts, std::move(loaded->match), std::move(*setup)).run();
    return 0;
  }
  const auto game = choose_game(texts, args);
  if (!game) return fail(texts, game.error());
  const bool said = std::ranges::any_of(std::vector<std::string_view>{"seats", "bots", "hotseat", "option", "names"},
                                        [&](std::string_view flag) { return args.has(flag); });
  const auto wanted = said ? read_wanted(**game, args) : ask_wanted(texts, **game);
  if (!wanted) return fail(texts, wanted.error());
  auto match = Match::start(**game, wanted->options, wanted->seats);
  if (!match) return fail(texts, match.error());
  auto players = seat_players(texts, **game, args, *wanted);
  if (!players) return fail(texts, players.error());
  setup->players = std::move(*players);
  Session(texts, std::move(*match), std::move(*setup)).run();
  return 0;
}

}  // namespace rh
