#!/usr/bin/env bash
# Runs every suite of what `make test` has built, in parts side by side, one a core (one more of the browser, whose
# scenarios wait half of the time), and ends with one line: N passed, N failed. The seconds of a suite are those of its
# parts, added up.
set -uo pipefail
cd "$(dirname "$0")/.."

cores=${JOBS:-$(nproc)}
at_once=$cores
longest=${LONGEST:-2400} # seconds that a part may take: several times what the slowest one needs
passed=0
failed=0
suites=()
declare -A parts # of a suite that is not reported yet: how many
work=$(mktemp -d)
set -m # each part is a group of processes, which ends as one
trap 'for part in $(jobs -p); do kill -- "-$part" 2>/dev/null; done; wait; rm -rf "$work"' EXIT
trap 'exit 1' INT TERM

# start SUITE PART COMMAND...: as soon as there is room.
start() {
  local suite=$1 part=$2
  shift 2
  while [ "$(jobs -rp | wc -l)" -ge "$at_once" ]; do
    wait -n
    report
  done
  (
    SECONDS=0
    timeout --foreground "$longest" "$@" >"$work/$suite.$part.log" 2>&1
    status=$?
    # Who never ends takes what it has started along, so that the others do not wait for it.
    [ "$status" -ne 124 ] || { trap '' TERM && kill -- "-$BASHPID"; }
    echo "$status $SECONDS" >"$work/$suite.$part.end"
  ) &
}

# A program of GoogleTest: a share of its tests on each core.
google_test() {
  local part
  suites+=("$1")
  parts[$1]=$cores
  for ((part = 1; part <= cores; part++)); do
    start "$1" "$part" env GTEST_TOTAL_SHARDS="$cores" GTEST_SHARD_INDEX=$((part - 1)) \
      "build/dev/tests/$1" --gtest_brief=1
  done
}

# script SUITE COMMAND...: it ends with the line `N passed, N failed` itself.
script() {
  suites+=("$1")
  parts[$1]=1
  start "$1" 1 "${@:2}"
}

# The same in several parts: PART/PARTS is its last argument.
script_in_parts() { # SUITE PARTS COMMAND...
  local part
  suites+=("$1")
  parts[$1]=$2
  for ((part = 1; part <= $2; part++)); do start "$1" "$part" "${@:3}" "$part/$2"; done
}

# count LOG STATUS: sets good and bad.
count() {
  local line ran
  line=$(grep -E '^[0-9]+ passed, [0-9]+ failed$' "$1" | tail -1)
  ran=$(sed -n 's/^\[==========\] \([0-9]*\) tests* from .* ran.*/\1/p' "$1" | tail -1)
  if [ -n "$line" ]; then
    good=${line%% *}
    bad=$(sed 's/.*passed, \([0-9]*\) failed/\1/' <<<"$line")
  else
    good=$(sed -n 's/^\[  PASSED  \] \([0-9]*\) test.*/\1/p' "$1" | tail -1)
    good=${good:-0}
    bad=0
    [ "$2" -eq 0 ] || bad=$((${ran:-0} > good ? ran - good : 0))
  fi
  # Whoever dies on the way has failed, whatever was counted before; so has who counts nothing.
  if [ "$2" -ne 0 ] || [ -z "$line$ran" ]; then bad=$((bad > 0 ? bad : 1)); fi
}

# Says how the suites went that have come to their end.
report() {
  local suite part status seconds all_good all_bad all_seconds ended good bad
  for suite in "${suites[@]}"; do
    ended=("$work/$suite".*.end)
    [ -n "${parts[$suite]:-}" ] && [ -e "${ended[0]}" ] && [ "${#ended[@]}" -eq "${parts[$suite]}" ] || continue
    all_good=0 all_bad=0 all_seconds=0
    for ((part = 1; part <= parts[$suite]; part++)); do
      read -r status seconds <"$work/$suite.$part.end"
      count "$work/$suite.$part.log" "$status"
      if [ "$bad" -gt 0 ]; then
        echo "--- $suite, part $part of ${parts[$suite]} (status $status):"
        cat "$work/$suite.$part.log"
      fi
      all_good=$((all_good + good)) all_bad=$((all_bad + bad)) all_seconds=$((all_seconds + seconds))
    done
    printf '%-24s %5d passed, %d failed  %4d s\n' "$suite" "$all_good" "$all_bad" "$all_seconds"
    passed=$((passed + all_good)) failed=$((failed + all_bad))
    unset "parts[$suite]"
  done
}

# The longest ones first, so that no core is idle in the end.
at_once=$((cores + 1))
script_in_parts browser "$((2 * at_once))" npm --prefix web run e2e --silent -- --part
at_once=$cores
script webassembly node tests/wasm/run.mjs
for program in build/dev/tests/test_*; do
  [ -x "$program" ] && google_test "$(basename "$program")"
done
script fuzz bash tests/fuzz/run.sh 15
script node node tests/node/run.mjs build/roundhouse
script web npm --prefix web test --silent
script cli bash tests/cli/run.sh build/roundhouse build/dev/tests/roundhouse_handcar
script hosting bash tests/hosting/run.sh build/roundhouse
wait
report

echo "in $SECONDS s on $cores cores"
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
