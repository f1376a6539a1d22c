#!/usr/bin/env bash
# Writes the golden corpus of a game (or of all) anew: the bot games of <game>/games.sh, then their hashes.
# Needed only when a rules version changes on purpose: the records must replay for ever.
#   tests/corpus/generate.sh build/release/roundhouse build/dev/tests/test_conformance [GAME ...]
set -euo pipefail
roundhouse=$(realpath "$1")
conformance=$(realpath "$2")
shift 2
cd "$(dirname "$0")"

# games MODE SEATS BOTS COUNT: MODE is base, or a list of options joined by + ("meteor+lava", "scenario=3+promo"), each
# as it stands in the file's name; NAME:OPTION=VALUE gives it another name there ("space:longest=space").
games() {
  local mode=$1 seats=$2 bots=$3 count=$4 name="" options=() option scratch
  for option in ${mode//+/ }; do
    name+=${name:+_}${option%%:*}
    case ${option#*:} in
      base) ;;
      *=*) options+=(--option "${option#*:}") ;;
      *) options+=(--option "$option=true") ;;
    esac
  done
  scratch=$(mktemp -d)
  "$roundhouse" sim "$folder" --seats "$seats" --bots "$bots" --games "$count" --seed "$seed" --iterations 50 \
    "${options[@]}" --out "$scratch" > /dev/null
  for file in "$scratch"/*.jsonl; do
    mv "$file" "$folder/${name//=/_}_${seats}_${bots//,/_}_$(basename "$file" .jsonl | sed 's/game_//').jsonl"
  done
  rm -r "$scratch"
  seed=$((seed + count))
}

[ $# -gt 0 ] || set -- */
for folder in "${@%/}"; do
  rm -f "$folder"/*.jsonl
  seed=1000
  source "$folder/games.sh"
  ls "$folder"/*.jsonl | wc -l
done
ROUNDHOUSE_WRITE_HASHES=1 "$conformance" --gtest_filter='Corpus.Replays*' --gtest_brief=1
