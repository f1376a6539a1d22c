// replay, legal, show: the commands that read a record.
#include <algorithm>

#include "apps/cli/command.h"
#include "apps/cli/guide.h"

namespace rh {
namespace {

// --seat S for a record with this many seats; nothing when it is not given.
std::expected<std::optional<Seat>, Problem> seat_of(const Args& args, int seats) {
  if (!args.has("seat")) return std::nullopt;
  const auto seat = args.number("seat", 0, seats - 1, 0);
  if (!seat) return std::unexpected(seat.error());
  return static_cast<Seat>(*seat);
}

}  // namespace

int run_replay(const Texts& texts, const Args& args) {
  if (auto fine = args.expect(1, 1, "FILE"); !fine) return fail(texts, fine.error());
  const std::string_view path = args.words()[0];
  const auto text = read_file(path);
  if (!text) return fail(texts, text.error());
  if (is_campaign(*text)) {
    const auto campaign = load_campaign(texts, path, *text);
    return campaign ? list_campaign(texts, *campaign, args.has("json")) : fail_with(campaign.error());
  }
  const auto loaded = load_record(texts, path, *text);
  if (!loaded) return fail_with(loaded.error());
  const Match& match = loaded->match;
  if (args.has("json")) {
    print(replayed_json(match) + "\n");
    return 0;
  }
  const GameInfo& info = match.game().info();
  const Names names = seat_names(texts, loaded->record.names, match.seats());
  const std::string label = match.options().label();
  print(texts.paint("1", std::string(texts.find(info.id + ".title")) + (label.empty() ? "" : " (" + label + ")")));
  print("\n" +
        texts.say(match.over() ? "cli.replayed_over" : "cli.replayed_open",
                  {{"moves", std::to_string(match.log().size())}}) +
        "\n");
  print(result_table(texts, match, names));
  const std::string verdict = guide_of(match.game()).verdict({texts, match, names});
  if (!verdict.empty()) print(verdict + "\n");
  return 0;
}

int run_legal(const Texts& texts, const Args& args) {
  if (auto fine = args.expect(1, 1, "FILE"); !fine) return fail(texts, fine.error());
  const auto loaded = load_record(texts, args.words()[0]);
  if (!loaded) return fail_with(loaded.error());
  const Match& match = loaded->match;
  const Position& position = match.position();
  const auto seat = seat_of(args, match.seats());
  if (!seat) return fail(texts, seat.error());
  const Turn turn = position.turn();
  if (turn.is_over()) return 0;
  // Several seats may be to move at once: without --seat it is the lowest of them.
  const Seat asked = seat->value_or(turn.first());
  std::vector<std::string> lines;
  if (asked == kNature) {
    std::vector<WeightedMove> outcomes;
    position.outcomes(outcomes);
    for (const auto& outcome : outcomes) {
      lines.push_back(match.game().print(outcome.move) + "\t" + std::to_string(outcome.weight));
    }
  } else {
    std::vector<PackedMove> moves;
    position.legal(asked, moves);
    for (const PackedMove move : moves) lines.push_back(match.game().print(move));
  }
  std::ranges::sort(lines);
  for (const auto& line : lines) print(line + "\n");
  return 0;
}

int run_show(const Texts& texts, const Args& args) {
  if (auto fine = args.expect(1, 1, "FILE"); !fine) return fail(texts, fine.error());
  const auto loaded = load_record(texts, args.words()[0]);
  if (!loaded) return fail_with(loaded.error());
  const auto seat = seat_of(args, loaded->match.seats());
  if (!seat) return fail(texts, seat.error());
  const Match& match = loaded->match;
  print(guide_of(match.game()).show(texts, match.position(), seat->value_or(kSpectator)));
  return 0;
}

}  // namespace rh
