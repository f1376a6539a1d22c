#!/usr/bin/env bash
# Writes the golden corpus of Railroad Ink anew: bot games of every mode, then their hashes.
# Needed only when the rules version changes on purpose: the records must replay for ever.
#   tests/corpus/generate.sh build/release/roundhouse build/dev/tests/test_conformance
set -euo pipefail
roundhouse=$(realpath "$1")
conformance=$(realpath "$2")
cd "$(dirname "$0")"
folder=railroad_ink
rm -rf "$folder"
mkdir "$folder"
seed=1000

# games MODE SEATS BOTS COUNT: MODE is a list of options joined by +, or base.
games() {
  local mode=$1 seats=$2 bots=$3 count=$4 options=() option scratch
  for option in ${mode//+/ }; do
    case $option in
      base) ;;
      space) options+=(--option longest=space) ;;
      *) options+=(--option "$option=true") ;;
    esac
  done
  scratch=$(mktemp -d)
  "$roundhouse" sim railroad_ink --seats "$seats" --bots "$bots" --games "$count" --seed "$seed" --iterations 50 \
    "${options[@]}" --out "$scratch" > /dev/null
  for file in "$scratch"/*.jsonl; do
    mv "$file" "$folder/${mode//+/_}_${seats}_${bots//,/_}_$(basename "$file" .jsonl | sed 's/game_//').jsonl"
  done
  rm -r "$scratch"
  seed=$((seed + count))
}

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

ROUNDHOUSE_WRITE_HASHES=1 "$conformance" --gtest_filter='Corpus.Replays*' --gtest_brief=1
ls "$folder"/*.jsonl | wc -l
