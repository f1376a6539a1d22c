// What a seat may see and what it is told (section 7), and quotes.
#include <set>

#include "engine/core/json_reader.h"
#include "tests/games/pioneer_rails/table.h"

namespace rh::pioneer_rails::testing {
namespace {

Table two_picked() { return Table::ready().cards("QH 10S KC").play("0 pick QH; 1 pick KC"); }
Json seen(const Table& table, Seat viewer) { return parse_json(table.view(viewer)); }

// PR-84
TEST(PioneerView, DrawingsAreHiddenUntilAllAreFinished_PR_84) {
  Table table = two_picked();
  const std::string other = table.view(1), spectator = table.view(kSpectator);
  table.lay(0, "20,4 20,2 / 21,5 22,4").play("0 cross none");
  EXPECT_EQ(table.view(1), other);
  EXPECT_EQ(table.view(kSpectator), spectator);
  const Json own = seen(table, 0)["seats"][0];
  EXPECT_EQ(own["laid"].dump(), R"(["20,4>20,2","21,5>22,4"])");
  EXPECT_EQ(own["tracks"]["hearts"].dump(), "[72,97]");
  table.lay(0, "22,4 23,5").play("0 done");
  EXPECT_EQ(seen(table, 1)["seats"][0]["finished"], true);
  EXPECT_EQ(seen(table, 1)["seats"][0]["tracks"]["hearts"].dump(), "[]");
  table.finish(1);
  EXPECT_EQ(seen(table, 1)["seats"][0]["tracks"]["hearts"].dump(), "[72,97,98]");
  EXPECT_EQ(seen(table, 1)["seats"][0]["active"].dump(), R"(["B12"])");
}

// PR-84
TEST(PioneerView, ADepositIsHiddenLikeTheRestOfTheTurn_PR_84) {
  Table table = Table::ready("", 2).cards("QD 10S KC").play("0 pick QD; 1 pick KC");
  table.with_tracks(0, "diamonds", "4,14 5,13").with_gold(0, 2).lay(0, "5,13 5,11 4,10 3,11");
  const std::string other = table.view(1);
  table.play("0 done");
  EXPECT_EQ(table.view(1), other) << "that a bank is being served nobody may know";
  EXPECT_EQ(seen(table, 0)["seats"][0]["due"].dump(), R"(["E3"])");
  table.play("0 deposit E3 2");
  EXPECT_EQ(seen(table, 1)["seats"][0]["finished"], true);
}

// PR-84
TEST(PioneerView, TheDealersCardIsPublicOthersPicksAreNot_PR_84) {
  Table table = two_picked();
  for (const Seat viewer : {0, 1, kSpectator}) EXPECT_EQ(seen(table, viewer)["cards"]["taken"], "QH");
  EXPECT_EQ(seen(table, 0)["seats"][1]["picked"], true);
  EXPECT_FALSE(seen(table, 0)["seats"][1].contains("card"));
  EXPECT_EQ(seen(table, 1)["seats"][1]["card"], "KC");
}

// PR-80, PR-83
TEST(PioneerView, HiddenCardsAreSeenByTheirOwnerAlone_PR_80_PR_83) {
  Table table = Table::ready("extra_card", 2).play("N deal 0 QS; N deal 1 10D");
  EXPECT_EQ(seen(table, 0)["seats"][0]["hidden"], "QS");
  EXPECT_FALSE(seen(table, 0)["seats"][1].contains("hidden"));
  for (const Seat viewer : {0, 1, kSpectator})
    EXPECT_EQ(seen(table, viewer)["cards"]["seen"].dump(), "[]") << "what everybody has seen";
}

// PR-82, PR-83, PR-84
TEST(PioneerView, ImaginedWorldsLookTheSame_PR_82_PR_83_PR_84) {
  Random random(7);
  for (int game = 0; game < 30; ++game) {
    const int seats = 1 + game % 8;
    Table table(game % 2 ? "extra_card side=B" : "", seats);
    Random luck(static_cast<std::uint64_t>(game) + 1);
    while (!table.over()) {
      random_move(table.state, luck);
      if (random.below(20) != 0) continue;
      for (const Seat viewer : {0, seats - 1, static_cast<int>(kSpectator)}) {
        Table imagined = table;
        imagined.state = imagine(table.state, viewer, random);
        EXPECT_EQ(imagined.view(viewer), table.view(viewer));
        EXPECT_EQ(imagined.turn(), table.turn());
      }
    }
  }
}

// PR-84
TEST(PioneerTell, OthersLearnThatSomebodyPickedAndFinished_PR_84) {
  const Table before = Table::ready().cards("QH 10S KC").play("0 pick QH");
  Table picked = before;
  picked.play("1 pick KC");
  EXPECT_EQ(picked.told(before, "1 pick KC", 0), "pick ?");
  EXPECT_EQ(picked.told(before, "1 pick KC", 1), "pick KC");
  Table laid = picked;
  laid.lay(1, "18,16 17,17");
  EXPECT_EQ(laid.told(picked, "1 lay 18,16>17,17", 0), "");
  EXPECT_EQ(laid.told(picked, "1 lay 18,16>17,17", kSpectator), "");
  Table ended = laid;
  ended.finish(1).finish(0);
  EXPECT_EQ(ended.told(before, "1 pick KC", 0), "pick KC");
  EXPECT_EQ(ended.told(picked, "1 lay 18,16>17,17", 0), "lay 18,16>17,17");
  EXPECT_EQ(before.told(Table::ready().cards("QH 10S KC"), "0 pick QH", 1), "pick QH") << "the dealer's at once";
}

// PR-84
TEST(PioneerTell, NobodyLearnsOfADepositFromTheOrderOfTheLines_PR_84) {
  const Table before = Table::ready()
                           .cards("QD 10S KC")
                           .play("0 pick QD; 1 pick KC")
                           .with_tracks(0, "diamonds", "4,14 5,13")
                           .lay(0, "5,13 5,11 4,10 3,11");
  Table done = before;
  done.play("0 done");
  EXPECT_EQ(done.told(before, "0 done", 1), "") << "a bank is to be served";
  Table served = done;
  served.play("0 deposit E3 0");
  EXPECT_EQ(served.told(before, "0 done", 1), "");
  EXPECT_EQ(served.told(done, "0 deposit E3 0", 1), "done ?");
  EXPECT_EQ(served.told(done, "0 deposit E3 0", 0), "deposit E3 0");
  const Table plain = Table::ready().cards("QD 10S KC").play("0 pick QD; 1 pick KC").lay(1, "18,16 17,17 16,16 15,17");
  Table finished = plain;
  finished.play("1 done");
  EXPECT_EQ(finished.told(plain, "1 done", 0), "done ?") << "the same words without a bank";
}

// PR-83
TEST(PioneerView, EverybodySeesTheMovesOfTheTurnBefore_PR_83) {
  Table table = two_picked();
  table.play("0 cross shortcut; 0 lay 20,4>22,2").lay(0, "21,5 22,4 23,5").play("0 done");
  EXPECT_EQ(seen(table, 1)["seats"][0]["last"].dump(), "[]") << "not before all are finished";
  table.finish(1);
  for (const Seat viewer : {0, 1, kSpectator}) {
    EXPECT_EQ(seen(table, viewer)["seats"][0]["last"].dump(),
              R"(["pick QH","cross shortcut","lay 20,4>22,2","lay 21,5>22,4","lay 22,4>23,5","done"])");
  }
  Table bank = Table::laying("diamonds").with_tracks(0, "diamonds", "4,14 5,13").with_gold(0, 2);
  bank.play("0 cross none").lay(0, "5,13 5,11 4,10 3,11").play("0 done; 0 deposit E3 2");
  EXPECT_EQ(seen(bank, 0)["seats"][0]["last"].dump(),
            R"(["pick KD","cross none","lay 5,13>5,11","lay 5,11>4,10","lay 4,10>3,11","done","deposit E3 2"])");
  Table suit = Table::laying("clubs").play("0 cross suit hearts").finish(0);
  EXPECT_EQ(seen(suit, 0)["seats"][0]["last"][1], "cross suit hearts");
}

// PR-13, PR-50, PR-55, PR-65
TEST(PioneerView, SaysWhatStandsBehindPointsAndObjectives_PR_13_PR_50_PR_55_PR_65) {
  Table fence = Table::laying("hearts").lay(0, "20,4 20,2 / 21,5 22,4");
  const Json open = seen(fence, 0)["seats"][0]["pastures"];
  const Json fenced = seen(fence.lay(0, "22,4 23,5"), 0)["seats"][0];
  ASSERT_EQ(fenced["pastures"].size(), open.size() + 1);
  const Json alone{{"region", fenced["activates"][0]["region"]}};
  EXPECT_EQ(std::ranges::count(fenced["pastures"], alone), 1) << "as `done` would leave it";
  EXPECT_EQ(std::ranges::count(open, alone), 0);

  Table town = Table::laying("hearts").lay(0, "21,7 22,8 22,10");
  EXPECT_EQ(seen(town, 0)["seats"][0]["network"].dump(), "[4]");

  Table bank = Table::ready("", 2, "C F K").cards("QD 10S KC").play("0 pick QD; 1 pick KC");
  bank.with_tracks(0, "diamonds", "4,14 5,13").with_gold(0, 2).lay(0, "5,13 5,11 4,10 3,11");
  const auto banks = [&] { return seen(bank, 0)["seats"][0]["counted"]["C"].dump(); };
  EXPECT_EQ(banks(), "{}") << "nothing is deposited yet";
  bank.play("0 done");
  EXPECT_EQ(banks(), "{}");
  bank.play("0 deposit E3 2");
  EXPECT_EQ(banks(), R"({"hexes":["E3"]})");
}

// PR-11, PR-48, PR-59
TEST(PioneerView, AHandSaysWhatItIsWorthAndWhatOneCardMakesOfIt_PR_11_PR_48_PR_59) {
  Table table = Table::ready().at_turn(1, 5).with_hand(0, 1, "Q Q K K");
  const auto hand = [&] { return parse_json(table.view(kSpectator))["seats"][0]["hands"][0]; };
  table.state.at(0).shown = table.state.at(0).now;
  const int once = hand()["worth"], made = hand()["makes"]["Q"]["points"];
  EXPECT_EQ(hand()["shows"], "two_pair");
  EXPECT_EQ(once, points_of(Hand::TwoPair, false));
  EXPECT_EQ(hand()["makes"]["Q"]["hand"], "full_house");
  EXPECT_EQ(made, points_of(Hand::FullHouse, false));
  table.state.at(0).shown.saloon_rounds = 1;
  EXPECT_EQ(hand()["worth"], once * tables().saloon_factor);
  EXPECT_EQ(hand()["makes"]["Q"]["points"], made * tables().saloon_factor);
}

// PR-80, PR-84
TEST(PioneerTell, AHiddenCardIsToldWhenItsRoundIsOver_PR_80_PR_84) {
  const Table before = Table::ready("extra_card", 2).play("N deal 0 QS");
  Table dealt = before;
  dealt.play("N deal 1 10D");
  EXPECT_EQ(dealt.told(before, "N deal 1 10D", 1), "deal 1 10D");
  EXPECT_EQ(dealt.told(before, "N deal 1 10D", 0), "deal 1 ?");
  for (int turn = 0; turn < 5; ++turn) dealt.any_turn();
  EXPECT_EQ(dealt.told(before, "N deal 1 10D", 0), "deal 1 10D");
}

// What a track brings before it is laid.
// PR-48, PR-54
TEST(PioneerQuotes, ATrackSaysWhatItActivates_PR_48_PR_54) {
  Table table = Table::laying("hearts").lay(0, "20,4 20,2 / 21,5 22,4");
  const Json quote = parse_json(table.quote(0, "lay 22,4>23,5"));
  EXPECT_EQ(quote["points"], 1);
  EXPECT_EQ(quote["activates"][0]["hex"], "B12");
  EXPECT_EQ(quote["activates"][0]["region"].size(), 3u) << "A12, B11 and B12";
  Table town = Table::laying("hearts").lay(0, "21,7 22,8");
  EXPECT_EQ(parse_json(town.quote(0, "lay 22,8>22,10"))["town"], 4);
}

// The most that a seat's turn can bring without bonuses: every line of tracks, move by move, with the largest deposits.
int most_of_turn(const State& state, Seat seat) {
  Moves moves;
  legal(state, seat, moves);
  int most = score(state.at(seat).now).total();
  for (const Move& move : moves) {
    const bool deposit = move.kind == Kind::Deposit;
    if (!deposit && move.kind != Kind::Lay && move.kind != Kind::Done) continue;
    if (deposit && move != moves[moves.size() - 1]) continue;
    State next = state;
    apply(next, seat, move, nullptr);
    most = std::max(most, most_of_turn(next, seat));
  }
  return most;
}

// PR-40, PR-43
TEST(PioneerQuotes, ACardSaysWhatItsBaseTracksCouldBring_PR_40_PR_43) {
  int judged = 0, ranches = 0, banks = 0;
  for (std::uint64_t seed = 1; judged < 40; ++seed) {
    Table table("", 5);
    table.state = random_state(seed % 2 ? "side=B" : "", 5, seed, 60 + static_cast<int>(seed * 37 % 540));
    for (Seat seat = 0; seat < 5; ++seat) {
      // The last seat's `done` would end the turn, with stars and hands.
      if (!table.turn().has(seat) || table.state.at(seat).stage != Stage::Pick) continue;
      if (std::popcount(table.turn().seats) < 2) continue;
      const std::string by = std::to_string(seat) + " ", pick = split(table.legal(seat, "pick"), "|").back();
      const Json quote = parse_json(table.quote(seat, pick)), best = quote["best"];
      Table picked = table;
      picked.play(by + pick);
      EXPECT_EQ(quote["directions"], split(picked.legal(seat, "lay"), "|").size());
      EXPECT_EQ(best["points"], most_of_turn(picked.state, seat) - table.points(seat).total()) << quote.dump();
      // The tracks it names can be laid, and bring to life what it says.
      std::set<std::string> said, brought;
      for (const Json& track : best["tracks"]) {
        const std::string lay = "lay " + track.get<std::string>();
        for (const Json& place : parse_json(picked.quote(seat, lay)).value("activates", Json::array()))
          brought.insert(place["hex"]);
        picked.play(by + lay);
      }
      for (const Json& place : best["activates"]) {
        said.insert(place["hex"]);
        ranches += place["place"] == "ranch" ? 1 : 0;
        banks += place["place"] == "bank" ? 1 : 0;
      }
      EXPECT_EQ(said, brought);
      EXPECT_EQ(static_cast<int>(best["towns"].size()), picked.sheet(seat).boxes - table.sheet(seat).boxes);
      ++judged;
    }
  }
  EXPECT_GT(ranches, 0);
  EXPECT_GT(banks, 0);
}

// PR-50
TEST(PioneerQuotes, TheBestOfACardCountsItsDeposits_PR_50) {
  Table table = Table::ready().cards("QD 10S KC").with_tracks(0, "diamonds", "4,14 5,13").with_gold(0, 2);
  const Json best = parse_json(table.quote(0, "pick QD"))["best"];
  EXPECT_EQ(best["points"], 4) << best.dump();
  EXPECT_EQ(best["tracks"].dump(), R"(["3,13>3,11","5,13>5,11"])") << "the fewest";
  EXPECT_EQ(best["activates"].dump(), R"([{"hex":"E3","place":"bank"}])");
  EXPECT_EQ(best["towns"].dump(), "[]");
}

// PR-43
TEST(PioneerQuotes, ABlockedRailwayHasNoDirectionAndBringsNothing_PR_43) {
  Table table = Table::ready().cards("QH 10S KC");
  for (Corners& ends : table.state.at(0).now.ends) ends = {};
  table.state.at(0).now.touched |= table.state.table.map().ports[static_cast<std::size_t>(Suit::Hearts)];
  const Json quote = parse_json(table.quote(0, "pick QH"));
  EXPECT_EQ(quote["directions"], 0);
  EXPECT_EQ(quote["best"].dump(), R"({"points":0,"tracks":[],"activates":[],"towns":[]})");
}

// PR-50, PR-62
TEST(PioneerQuotes, ADepositSaysWhatItsBoxMultipliesBy_PR_50_PR_62) {
  Table table = Table::laying("diamonds").with_tracks(0, "diamonds", "4,14 5,13").with_gold(0, 2);
  table.lay(0, "5,13 5,11 4,10 3,11").play("0 done");
  for (const int nuggets : {0, 2}) {
    const Json quote = parse_json(table.quote(0, "deposit E3 " + std::to_string(nuggets)));
    EXPECT_EQ(quote["factor"], tables().bank_factors[0]);
    EXPECT_EQ(quote["points"], nuggets * tables().bank_factors[0]);
  }
}

// PR-43
TEST(PioneerQuotes, DoneSaysWhatTheTurnBrought_PR_43) {
  Table table = Table::laying("hearts").lay(0, "20,4 20,2 / 21,5 22,4 23,5");
  EXPECT_EQ(parse_json(table.quote(0, "done"))["points"], 1);
}

// PR-69, PR-95
TEST(PioneerResult, RanksByTotalThenByPoker_PR_69_PR_95) {
  Table table("", 4);
  std::array<Score, kSeats> scores{};
  const auto set = [&](std::size_t seat, int poker, int gold) {
    scores[seat].poker[0] = static_cast<std::uint8_t>(poker);
    scores[seat].gold = static_cast<std::uint8_t>(gold);
  };
  set(0, 10, 10);
  set(1, 12, 8);
  set(2, 10, 10);
  set(3, 0, 19);
  const Standing standing = rank(table.state.table, scores);
  EXPECT_EQ(standing.ranks[0], 2);
  EXPECT_EQ(standing.ranks[1], 1);
  EXPECT_EQ(standing.ranks[2], 2);
  EXPECT_EQ(standing.ranks[3], 4);
}

}  // namespace
}  // namespace rh::pioneer_rails::testing
