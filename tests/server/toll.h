// A tiny game that exists only in this test program, with rules that change: at a toll each seat pays
// some coins in turn, and how many is its own secret until the end. It has two boxes, takes others from outside, and
// keeps a part of them sealed.
#pragma once

namespace rh::toll {

// Which rules the program has now:
//   1  the score is what was paid
//   2  the score is twice that; all moves of version 1 are fine
//   3  as 1, but nobody may pay three coins
//   4  as 1, but with at most 5 rounds
void use_version(int version);

// As in a new process: only the boxes the program carries. Nothing of the game may be alive.
void forget_boxes();

}  // namespace rh::toll
