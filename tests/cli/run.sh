#!/usr/bin/env bash
# Tests of the real program, as a person or another program would use it.
# Usage: run.sh BINARY [BINARY_WITH_HANDCAR]; campaigns are tested with the second one. One line a test; the last line
# is: N passed, N failed.
set -uo pipefail

if [ ! -x "${1:-}" ]; then
  echo "usage: run.sh BINARY" >&2
  exit 1
fi
rh=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
handcar=${2:+$(cd "$(dirname "$2")" && pwd)/$(basename "$2")}
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
unset ROUNDHOUSE_LANG LC_ALL LC_MESSAGES NO_COLOR
export LANG=C.UTF-8

passed=0
failed=0
ok() {
  passed=$((passed + 1))
  echo "ok $1"
}
bad() {
  failed=$((failed + 1))
  echo "FAILED $1: $2"
}
# check NAME STATUS OUT-PATTERN ERR-PATTERN COMMAND...: patterns are extended regular expressions
# that some line must match; an empty one wants no output at all.
check() {
  local name=$1 status=$2 out=$3 err=$4 got
  shift 4
  "$@" >out.txt 2>err.txt </dev/stdin
  got=$?
  if [ "$got" -ne "$status" ]; then
    bad "$name" "exit status $got, not $status: $(head -1 err.txt)"
  elif [ -z "$out" ] && [ -s out.txt ]; then
    bad "$name" "unexpected output: $(head -1 out.txt)"
  elif [ -n "$out" ] && ! grep -Eq -- "$out" out.txt; then
    bad "$name" "no line of the output matches $out: $(head -1 out.txt)"
  elif [ -z "$err" ] && [ -s err.txt ]; then
    bad "$name" "unexpected error: $(head -1 err.txt)"
  elif [ -n "$err" ] && ! grep -Eq -- "$err" err.txt; then
    bad "$name" "no line of the errors matches $err: $(head -1 err.txt)"
  else
    ok "$name"
  fi
}
same() { # NAME FILE FILE
  if cmp -s "$2" "$3"; then ok "$1"; else bad "$1" "$(diff "$2" "$3" | head -3 | tr '\n' ' ')"; fi
}

# --- help and what is not there ---------------------------------------------------------------
check help_short 0 'roundhouse play' '' "$rh"
check version 0 "For any" "" "$rh" --version
check help_all 0 'replay FILE' '' "$rh" --help
for command in games play replay analyse legal show score sim bench serve verify check-map admin; do
  check "help_$command" 0 "^roundhouse $command" '' "$rh" $command --help
done
check unknown_command 1 '' 'Do you mean “replay”' "$rh" repaly
check unknown_flag 1 '' 'Do you mean --games.*Known:' "$rh" sim railroad_ink --game 3
check unknown_game 1 '' 'Games: ' "$rh" sim chess
check unknown_language 1 '' 'en, uk, ru' "$rh" --lang xx games
check missing_file_word 1 '' 'FILE is missing' "$rh" replay
# Boxes from outside: what is refused whatever the game (maps: games/railways_of_the_world/run.sh).
echo '{"game":"railroad_ink","id":"blue"}' >blue.json
echo '{"id":"my_map"}' >map.json
echo '{"game":"tram","id":"my_map"}' >tram.json
echo '[1]' >none.json
mkdir maps && cp blue.json maps/
check box_of_a_game_with_a_fixed_one 1 '' '^blue.json: railroad_ink has one fixed box' "$rh" check-map blue.json
check box_of_an_unknown_game 1 '' '^tram.json: .*Possible for “game”: railways_of_the_world' "$rh" check-map tram.json
check box_that_is_no_json 1 '' '^none.json: .*the file is not a JSON object' "$rh" check-map none.json
check box_needs_a_file 1 '' 'FILE is missing' "$rh" check-map
check box_file_not_there 1 '' 'nowhere.json' "$rh" check-map nowhere.json
for command in replay analyse legal show verify; do
  check "${command}_takes_boxes" 1 '' '^blue.json: railroad_ink has one fixed box' "$rh" $command --box blue.json game.jsonl
done
check box_of_a_folder 1 '' '^maps/blue.json: ' "$rh" replay --box maps game.jsonl
check box_of_the_environment 1 '' '^map.json: ' env ROUNDHOUSE_BOX=map.json "$rh" replay game.jsonl
check serve_takes_boxes 1 '' '^map.json: ' "$rh" serve --box map.json
check sim_takes_boxes 1 '' '^map.json: ' "$rh" sim railroad_ink --box=map.json
check admin_names_its_deeds 1 '' 'tables, table, people, export, check, backup' "$rh" admin dance
check admin_needs_a_database 1 '' 'no roundhouse.sqlite' "$rh" admin tables --data nowhere
check admin_speaks_ukrainian 1 '' 'немає партій' "$rh" admin tables --data nowhere --lang uk
check ukrainian 0 'залізничні настільні' '' "$rh" --lang uk
check russian_from_environment 0 'железнодорожные' '' env LANG=ru_RU.UTF-8 "$rh"
check own_variable_wins 0 'залізничні' '' env LANG=ru_RU.UTF-8 ROUNDHOUSE_LANG=uk "$rh"
check refuses_no_header 1 '' '^-:1: record: ' "$rh" replay - <<<''
check refuses_an_unknown_game 1 '' '^-:1: record: ' "$rh" replay - <<<'{"roundhouse":1,"game":"chess"}'
check refuses_a_missing_file 1 '' 'nowhere.jsonl cannot be read' "$rh" replay nowhere.jsonl

# --- every game --------------------------------------------------------------------------------
strip() { sed -E 's/"(wall_s|cpu_s)":[0-9.]+//g'; }
for folder in "$here"/../../engine/games/*/; do
  game=$(basename "$folder")
  check "${game}_is_listed" 0 "^$game  " '' "$rh" games
  sim=("$rh" sim "$game" --bots random --games 4 --seed 5 --json)
  "${sim[@]}" --threads 1 | strip >one.txt
  "${sim[@]}" --threads 3 --out "$game" | strip >three.txt
  same "${game}_sim_does_not_depend_on_threads" one.txt three.txt
  check "${game}_records_of_sim_replay" 0 'the game is over' '' "$rh" replay "$game/game_8.jsonl"
  head -n 24 "$game/game_8.jsonl" >open.jsonl
  check "${game}_open_game_replays" 0 '23 moves, the game is not over' '' "$rh" replay open.jsonl
  check "${game}_somebody_has_a_move" 0 '.' '' "$rh" legal open.jsonl
  cut -f 1 out.txt >legal.txt
  LC_ALL=C sort legal.txt >sorted.txt
  same "${game}_legal_is_in_ascii_order" legal.txt sorted.txt
  { cat open.jsonl; echo '{"by":"nature","move":"nonsense"}'; } >refused.jsonl
  check "${game}_nonsense_is_refused" 1 '' '^refused.jsonl:25: [A-Z]+-' "$rh" replay refused.jsonl
  # Whatever comes before them, some moves of people.
  awk '/"by":[0-9]/ { n++ } { print } n == 6 { exit }' "$game/game_8.jsonl" >short.jsonl
  if [ -f "$here/../../bots/games/$game/adviser.cpp" ]; then
    check "${game}_analysis" 0 '^\{"game":"'"$game"'","options":.*"seats":\[\{"moves":[0-9]+,"given_away":[0-9.]+,"worst":.*"best":\{"move":' '' "$rh" analyse short.jsonl --json
    check "${game}_analysis_of_a_seat" 1 '' '' grep -E '"by":[1-9]' <("$rh" analyse short.jsonl --seat 0 --json)
    check "${game}_analysis_wants_a_seat_that_is_there" 1 '' '--seat' "$rh" analyse short.jsonl --seat 40
    check "${game}_analysis_refuses_nonsense" 1 '' '^refused.jsonl:25: [A-Z]+-' "$rh" analyse refused.jsonl
    for language in en uk ru; do
      check "${game}_analysis_lacks_no_words_$language" 1 '' '' grep -E "(cli|$game)\.[a-z_]+|\{[a-z_]+" <("$rh" analyse short.jsonl --lang $language)
    done
  else
    check "${game}_has_no_adviser" 1 '' "$game" "$rh" analyse short.jsonl
  fi
  for language in en uk ru; do
    export ROUNDHOUSE_LANG=$language
    "$rh" show open.jsonl | sed '/^In words\|^Словами/,$d' >wide.txt
    check "${game}_fits_80_columns_$language" 0 '^([1-7]?[0-9]|80)$' '' wc -L <wide.txt
    { "$rh" show open.jsonl && "$rh" play "$game" --bots random --seed 3 <<<$'?\nrules\nmoves\nread'; } >words.txt
    unset ROUNDHOUSE_LANG
    check "${game}_lacks_no_words_$language" 1 '' '' grep -E "\\b(cli|$game)\.[a-z_]+|\{[a-z_]+\}" words.txt
  done
  check "${game}_show_without_colour" 1 '' '' grep $'\033' wide.txt
  # The plain guide has no colours.
  [ ! -d "$here/../../apps/cli/games/$game" ] || check "${game}_show_with_colour" 0 $'\033\[' '' "$rh" show open.jsonl --color always
done
check bench_json 0 '^\{"calibration_ns":[0-9.]+,"results":\[\{"game":"[a-z_]+","options":\{\},"seats":[0-9]+,"interface":"typed","games_per_s":[0-9.]+,"moves_per_s":[0-9]+,"ns_per_move":[0-9.]+,"copy_ns":[0-9.]+,"legal_ns":[0-9.]+,"score_ns":[0-9.]+,"state_bytes":[0-9]+\}' '' "$rh" bench --time 0.005 --json

# --- each game's own ----------------------------------------------------------------------------
for part in "$here"/games/*/run.sh; do
  mkdir "$work/own_$(basename "$(dirname "$part")")"
  cd "$work/own_$(basename "$(dirname "$part")")"
  source "$part"
done
cd "$work"

# --- campaigns --------------------------------------------------------------------------------
if [ -x "${handcar:-}" ]; then
  . "$here/campaign.sh"
else
  echo "no campaigns: the second program is not there"
fi

# --- processors -------------------------------------------------------------------------------
# What is built for others runs on the oldest processor of its kind, and its bots play the same game there.
case $(uname -m) in
  aarch64) old=(qemu-aarch64 -cpu cortex-a53) ;;
  *) old=(qemu-x86_64 -cpu core2duo) ;;
esac
if "$rh" --version | grep -q 'For any'; then
  for folder in "$here"/games/*/; do
    game=$(basename "$folder")
    bots=(--seats 2 --bots fast --iterations 20 --games 1 --seed 4)
    "$rh" sim "$game" "${bots[@]}" --out here >/dev/null 2>&1
    check "old_processor_$game" 0 '' '' sh -c '"$@" >/dev/null' - "${old[@]}" "$rh" sim "$game" "${bots[@]}" --out there
    check "old_processor_${game}_plays_the_same" 0 '' '' cmp here/game_4.jsonl there/game_4.jsonl
    rm -rf here there
  done
else
  echo "no older processors: the program is for this one alone"
fi

# --- texts ------------------------------------------------------------------------------------
if command -v node >/dev/null; then
  check texts_agree_in_three_languages 0 '' '' node "$here/texts.mjs"
fi

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
