// A game of Isle of Trains as text: the island, the trains, hand and row, and the same in plain
// sentences. Full and free places, contracts done and open can be told apart without colour.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "apps/cli/layout.h"
#include "apps/cli/texts.h"
#include "engine/games/isle_of_trains/building.h"
#include "engine/games/isle_of_trains/delivery.h"
#include "engine/games/isle_of_trains/scoring.h"
#include "engine/games/isle_of_trains/view.h"

namespace rh::isle_of_trains {

// Names of the seats.
using SeatNames = std::span<const std::string>;
using Filling = std::initializer_list<std::pair<std::string_view, std::string_view>>;
using Lines = std::vector<std::string>;

inline constexpr std::size_t kColumns = 80;
// Between the parts of a line, which is broken behind it.
inline constexpr std::string_view kDot = "\u00a0· ";

// --- words (show_words.cpp) ---------------------------------------------------------------------

// A text of isle_of_trains; the number is its {n}.
std::string say(const Texts& words, std::string_view key, Filling filling = {});
std::string say(const Texts& words, std::string_view key, int n);
// Broken into lines.
Lines lines_of(std::string_view text, std::size_t columns = kColumns);
std::string strong(const Texts& words, std::string_view text);
std::string faint(const Texts& words, std::string_view text);

std::string full_name(const Texts& words, Card card);
std::string short_name(const Texts& words, Card card);
std::string dest_name(const Texts& words, Dest dest);
std::string cargo_in_words(const Texts& words, CargoSet cargo);
// In its colour where there is any; `text` else than the name where given.
std::string colour_name(const Texts& words, Colour colour, std::string_view text = {});
std::string passenger_name(const Texts& words, Colour colour);
// "2 coal, 1 box"
std::string needs_in_words(const Texts& words, const Need& need);
// "3 cards, 1 VP, bonus load"
std::string bonus_name(const Texts& words, Actions actions);
std::string reward_in_words(const Texts& words, const Reward& reward);
std::string rewards_in_words(const Texts& words, const Rewards& rewards);
// The passengers of a supply: "2 white, green".
std::string supply_in_words(const Texts& words, const OpenSeat& seat);
// Cost, points, power or weight, capacity, cargo and text of a card in a sentence.
std::string card_in_words(const Texts& words, const View& view, Card card);
// What has to be decided, from now on: "take 2 cards", "bonus build", "1 action".
Lines pending_in_words(const Texts& words, const View& view);

// --- pictures -----------------------------------------------------------------------------------

// Head line and the goal of a scenario; the places with contracts and tickets (show_island.cpp).
Lines head_lines(const Texts& words, const View& view);
Lines island_lines(const Texts& words, const View& view, SeatNames names);
// Hand and row side by side; without a hand the row alone.
Lines card_lines(const Texts& words, const View& view);

// The train as a row of cars, below it what belongs to the seat (show_train.cpp).
Lines train_picture(const Texts& words, const OpenSeat& seat);
Lines seat_lines(const Texts& words, const View& view, Seat whose, SeatNames names);
// A train in one text, each car with its number: "0 Engine I ○ · 1 Hopper II ■□".
std::string train_in_short(const Texts& words, const OpenSeat& seat);

// --- sentences (show_spoken.cpp) ----------------------------------------------------------------

std::string table_in_words(const Texts& words, const View& view, SeatNames names);
std::string seat_in_words(const Texts& words, const View& view, Seat whose, SeatNames names);

// The whole position: pictures, then the same in sentences.
std::string show(const Texts& words, const View& view);

}  // namespace rh::isle_of_trains
