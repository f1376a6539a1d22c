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
crashes=$build/fuzz/crashes/
moves=$build/fuzz/moves
rm -rf "$moves"
mkdir -p "$crashes" "$moves"

# What the fuzzer begins with: of every game its words, its moves (a file each, without the end of the line), broken
# records and the games of its rules' examples.
cat tests/fuzz/words.dict tests/fuzz/games/*/words.dict >"$build/fuzz/words.dict"
for folder in engine/games/*/; do
  id=$(basename "$folder")
  if [ -s "tests/fuzz/games/$id/words.dict" ] && [ -s "tests/fuzz/games/$id/moves.txt" ]; then
    passed=$((passed + 1))
    awk -v name="$moves/${id}_" '{ printf "%s", $0 >(name NR); close(name NR) }' "tests/fuzz/games/$id/moves.txt"
  else
    failed=$((failed + 1))
    echo "tests/fuzz/games/$id needs words.dict and moves.txt"
  fi
done

for program in "$build"/tests/fuzz_*; do
  [ -f "$program" ] && [ -x "$program" ] || continue
  target=$(basename "$program")
  found=$build/fuzz/$target
  mkdir -p "$found"
  case $target in
    fuzz_notation) seeds=("$moves") ;;
    fuzz_record) seeds=(tests/fuzz/games/*/records tests/games/*/examples) ;;
    *) seeds=("tests/fuzz/seeds/$target") ;;
  esac
  if "$program" -max_total_time="$seconds" -timeout=20 -rss_limit_mb=4096 -print_final_stats=1 \
    -dict="$build/fuzz/words.dict" -artifact_prefix="$crashes" "$found" "${seeds[@]}" \
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
