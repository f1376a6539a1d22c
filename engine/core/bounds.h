// The last line of defence of everything that has a fixed size. A list that is full, or a fact that must
// hold before memory is written, is asked for in every build: an assert() is gone in a release, and then
// one entry too many would overwrite its neighbours without a word. Each of these bounds follows from the
// rules or from the box (and the conformance kit stays below them), so a broken one is a fault of the
// program: the state cannot be trusted any more, and the process ends at once, on that line. What was
// accepted before is on disk by then.
#pragma once

namespace rh {

constexpr void ensure(bool holds) {
  if (!holds) [[unlikely]]
    __builtin_trap();
}

}  // namespace rh
