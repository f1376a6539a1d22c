#!/usr/bin/env bash
# Writes the golden corpus of a game (or of all) anew: bot games of every mode, then their hashes.
# Needed only when a rules version changes on purpose: the records must replay for ever.
#   tests/corpus/generate.sh build/release/roundhouse build/dev/tests/test_conformance [GAME ...]
set -euo pipefail
roundhouse=$(realpath "$1")
conformance=$(realpath "$2")
shift 2
cd "$(dirname "$0")"

# games MODE SEATS BOTS COUNT: MODE is a list of options joined by + ("meteor+lava", "scenario=3+promo"), or base.
games() {
  local mode=$1 seats=$2 bots=$3 count=$4 options=() option scratch
  for option in ${mode//+/ }; do
    case $option in
      base) ;;
      space) options+=(--option longest=space) ;;
      *=*) options+=(--option "$option") ;;
      *) options+=(--option "$option=true") ;;
    esac
  done
  local name=${mode//+/_}
  scratch=$(mktemp -d)
  "$roundhouse" sim "$folder" --seats "$seats" --bots "$bots" --games "$count" --seed "$seed" --iterations 50 \
    "${options[@]}" --out "$scratch" > /dev/null
  for file in "$scratch"/*.jsonl; do
    mv "$file" "$folder/${name//=/_}_${seats}_${bots//,/_}_$(basename "$file" .jsonl | sed 's/game_//').jsonl"
  done
  rm -r "$scratch"
  seed=$((seed + count))
}

railroad_ink() {
  for mode in base meteor lava meteor+lava space; do
    games $mode 1 random 3
    games $mode 1 greedy 3
    games $mode 1 fast 3
    games $mode 2 fast,random 2
    games $mode 2 greedy,greedy 2
    games $mode 3 fast,greedy,random 1
  done
  for mode in draft draft+meteor draft+lava draft+meteor+lava draft+space; do
    games $mode 2 random,greedy 3
    games $mode 2 fast,greedy 3
    games $mode 2 fast,fast 2
    games $mode 3 greedy,random,fast 2
    games $mode 4 random,greedy 1
  done
  games base 5 random,greedy 1
  games meteor+lava 6 greedy,random 1
  games base 12 random 1
  games meteor+lava+space 12 greedy 1
  games draft+meteor+lava 12 random 1
}

# Random games of several players are long (thousands of lines): max_turns keeps most of them short.
isle_of_trains() {
  for mode in base promo no_waiting promo+no_waiting; do
    games $mode 1 random 2
    games $mode 1 greedy 3
  done
  games max_turns=4 1 random 1
  for scenario in 1 2 3 4 5 6 7 8 9 10; do
    games scenario=$scenario 1 random 1
    games scenario=$scenario 1 greedy 2
    games scenario=$scenario+promo 1 greedy 1
    games scenario=$scenario+no_waiting 1 random 1
    games scenario=$scenario+no_waiting 1 greedy 1
  done
  games scenario=9+max_turns=3 1 random 1
  for mode in base promo; do
    games $mode 2 greedy,greedy 2
    games $mode+max_turns=12 3 greedy,greedy,greedy 1
    games $mode 4 greedy,greedy,greedy,greedy 1
    games $mode+max_turns=8 2 random,greedy 2
    games $mode+max_turns=8 2 random,random 2
    games $mode+max_turns=8 3 random,greedy,random 2
    games $mode+max_turns=8 4 random,random,greedy,random 2
    games $mode+max_turns=1 4 random,random,random,random 1
  done
  games max_turns=40 2 random,random 1
}

[ $# -gt 0 ] || set -- railroad_ink isle_of_trains
for folder in "$@"; do
  rm -rf "$folder"
  mkdir "$folder"
  seed=1000
  "$folder"
  ls "$folder"/*.jsonl | wc -l
done
ROUNDHOUSE_WRITE_HASHES=1 "$conformance" --gtest_filter='Corpus.Replays*' --gtest_brief=1
