#!/usr/bin/env bash
# Runs every suite of what `make test` has built and ends with one line: N passed, N failed.
set -uo pipefail
cd "$(dirname "$0")/.."

passed=0
failed=0
log=$(mktemp)
trap 'rm -f "$log"' EXIT

count() { # suite, passed, failed; with the seconds since the suite before
  passed=$((passed + $2))
  failed=$((failed + $3))
  printf '%-24s %5d passed, %d failed  %4d s\n' "$1" "$2" "$3" "$((SECONDS - since))"
  since=$SECONDS
}
since=$SECONDS

# A program of GoogleTest: its own counts; one that dies on the way counts as failed.
google_test() {
  local name=$1 status good bad ran
  "build/dev/tests/$name" --gtest_brief=1 >"$log" 2>&1
  status=$?
  good=$(sed -n 's/^\[  PASSED  \] \([0-9]*\) test.*/\1/p' "$log" | tail -1)
  bad=0
  if [ "$status" -ne 0 ]; then # the brief output counts only what ran and what passed
    ran=$(sed -n 's/^\[==========\] \([0-9]*\) tests* from .* ran.*/\1/p' "$log" | tail -1)
    bad=$((${ran:-0} - ${good:-0}))
    [ "$bad" -gt 0 ] || bad=1
  fi
  [ "$status" -ne 0 ] && cat "$log"
  count "$name" "${good:-0}" "$bad"
}

# A script that ends with the line `N passed, N failed` itself.
script() {
  local name=$1 line
  shift
  "$@" >"$log" 2>&1
  local status=$?
  line=$(grep -E '^[0-9]+ passed, [0-9]+ failed$' "$log" | tail -1)
  if [ -z "$line" ]; then
    cat "$log"
    count "$name" 0 1
    return
  fi
  [ "$status" -ne 0 ] && cat "$log"
  count "$name" "${line%% passed*}" "$(sed 's/.*passed, \([0-9]*\) failed/\1/' <<<"$line")"
}

for program in build/dev/tests/test_*; do
  [ -x "$program" ] && google_test "$(basename "$program")"
done
script cli bash tests/cli/run.sh build/roundhouse build/dev/tests/roundhouse_handcar
script node node tests/node/run.mjs build/roundhouse
script hosting bash tests/hosting/run.sh build/roundhouse
script webassembly node tests/wasm/run.mjs
script fuzz bash tests/fuzz/run.sh 15
script web npm --prefix web test --silent
script browser npm --prefix web run e2e --silent

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
