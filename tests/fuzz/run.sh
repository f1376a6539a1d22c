#!/usr/bin/env bash
# Fuzzes every reader of foreign bytes (build/dev/tests/fuzz_*) for SECONDS each: tests/fuzz/run.sh [SECONDS] [BUILD].
# What was found is kept in BUILD/fuzz/<target> and tried first next time; a crashing input is printed.
# Ends with one line: N passed, N failed.
set -uo pipefail
cd "$(dirname "$0")/../.."
seconds=${1:-15}
build=${2:-build/dev}

passed=0
failed=0
mkdir -p "$build/fuzz"
cat tests/fuzz/*.dict >"$build/fuzz/words.dict"
for program in "$build"/tests/fuzz_*; do
  [ -f "$program" ] && [ -x "$program" ] || continue
  target=$(basename "$program")
  found=$build/fuzz/$target
  crashes=$build/fuzz/crashes/
  mkdir -p "$found" "$crashes"
  if "$program" -max_total_time="$seconds" -timeout=20 -rss_limit_mb=4096 -print_final_stats=1 \
    -dict="$build/fuzz/words.dict" -artifact_prefix="$crashes" "$found" "tests/fuzz/seeds/$target" \
    >"$build/fuzz/$target.log" 2>&1; then
    passed=$((passed + 1))
    echo "$target: $(sed -n 's/^stat::number_of_executed_units: *//p' "$build/fuzz/$target.log") inputs"
  else
    failed=$((failed + 1))
    echo "$target failed:"
    tail -40 "$build/fuzz/$target.log"
  fi
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
