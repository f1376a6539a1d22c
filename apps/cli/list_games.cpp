// games: what can be played.
#include "apps/cli/command.h"
#include "bots/bot.h"

namespace rh {

int run_games(const Texts& texts, const Args& args) {
  if (auto fine = args.expect(0, 0, ""); !fine) return fail(texts, fine.error());
  for (const Game* game : games()) {
    const GameInfo& info = game->info();
    print(texts.paint("1", info.id) + "  " + std::string(texts.find(info.id + ".title")) + "\n");
    print("  " + std::string(texts.find(info.id + ".about")) + "\n");
    print("  " +
          texts.say("cli.games.seats",
                    {{"low", std::to_string(info.min_seats)}, {"high", std::to_string(info.max_seats)}}) +
          "\n");
    for (const OptionSpec& option : info.options) {
      print("  --option " + padded(option.name + "=" + option.allowed(), 24) + "  " +
            std::string(texts.find(info.id + ".options." + option.name)) + "\n");
    }
    std::string bots;
    for (const BotInfo& bot : bots_of(*game)) bots += (bots.empty() ? "" : ", ") + bot.name;
    print("  " + texts.say("cli.games.bots", {{"bots", bots}}) + "\n\n");
  }
  print(std::string(texts.find("cli.games.next")) + "\n");
  return 0;
}

}  // namespace rh
