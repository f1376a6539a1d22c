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

header='{"roundhouse":1,"game":"railroad_ink","rules":1,"options":{},"seats":2,"names":["Ann","Bo"]}'
cat >excerpt.jsonl <<END
$header
{"by":"nature","move":"roll H_CURVE H_T R_STRAIGHT STATION_STRAIGHT"}
{"by":0,"move":"draw 30.HHH"}
{"by":1,"move":"draw 16.R.R"}
{"by":0,"move":"draw 31..HH"}
{"by":0,"move":"draw 10.R.R"}
{"by":1,"move":"draw 15.R.H"}
{"by":0,"move":"draw 11.H.R"}
{"by":1,"move":"draw 14HHHH"}
{"by":0,"move":"done"}
{"by":1,"move":"draw 04..HH"}
{"by":1,"move":"draw 05HHH."}
{"by":1,"move":"done"}
{"by":"nature","move":"roll H_STRAIGHT R_CURVE R_CURVE OVERPASS"}
{"by":0,"move":"draw 12.H.H"}
END

# --- help and what is not there ---------------------------------------------------------------
check help_short 0 'roundhouse play' '' "$rh"
check help_all 0 'replay FILE' '' "$rh" --help
for command in games play replay legal show score sim bench serve verify check-box admin; do
  check "help_$command" 0 "^roundhouse $command" '' "$rh" $command --help
done
check games_are_listed 0 '^railroad_ink' '' "$rh" games
check isle_is_listed 0 '^isle_of_trains' '' "$rh" games
check unknown_command 1 '' 'Do you mean “replay”' "$rh" repaly
check unknown_flag 1 '' 'Do you mean --games.*Known:' "$rh" sim railroad_ink --game 3
check unknown_game 1 '' 'Games: ' "$rh" sim chess
check unknown_language 1 '' 'en, uk, ru' "$rh" --lang xx games
check missing_file_word 1 '' 'FILE is missing' "$rh" replay
# Boxes: the games of the program have one fixed box each, so what can be seen is what is refused.
echo '{"game":"railroad_ink","id":"blue"}' >blue.json
echo '{"id":"my_map"}' >map.json
echo '{"game":"tram","id":"my_map"}' >tram.json
mkdir maps && cp blue.json maps/
check box_of_a_game_with_a_fixed_one 1 '' '^blue.json: railroad_ink has one fixed box' "$rh" check-box blue.json
check box_of_no_game 1 '' '^map.json: None of the games takes a box' "$rh" check-box map.json
check box_of_an_unknown_game 1 '' '^tram.json: None of the games takes a box' "$rh" check-box tram.json
check box_needs_a_file 1 '' 'FILE is missing' "$rh" check-box
check box_file_not_there 1 '' 'nowhere.json' "$rh" check-box nowhere.json
for command in replay legal show verify; do
  check "${command}_takes_boxes" 1 '' '^blue.json: railroad_ink has one fixed box' "$rh" $command --box blue.json excerpt.jsonl
done
check box_of_a_folder 1 '' '^maps/blue.json: ' "$rh" replay --box maps excerpt.jsonl
check box_of_the_environment 1 '' '^map.json: ' env ROUNDHOUSE_BOX=map.json "$rh" replay excerpt.jsonl
check serve_takes_boxes 1 '' '^map.json: ' "$rh" serve --box map.json
check sim_takes_boxes 1 '' '^map.json: ' "$rh" sim railroad_ink --box=map.json
box='"box":{"name":"blazing_red","hash":"0123456789abcdef"}'
sed "1s/\"seats\"/$box,\"seats\"/" excerpt.jsonl >edition.jsonl
check another_edition_is_replayed 0 '.' '' "$rh" replay edition.jsonl
{ cat edition.jsonl; echo '{"by":0,"move":"done"}'; } >other.jsonl
check another_edition_is_named_where_a_line_is_refused 1 '' '^other.jsonl:16: RI-178: .*another edition of the box' "$rh" replay other.jsonl
sed '1s/blazing_red/deep_blue/' edition.jsonl >missing.jsonl
check a_box_that_is_not_here 1 '' '^missing.jsonl:1: record: .*deep_blue.* \(0123456789abcdef\).*--box FILE' "$rh" replay missing.jsonl
check admin_names_its_deeds 1 '' 'tables, table, people, export, check, backup' "$rh" admin dance
check admin_needs_a_database 1 '' 'no roundhouse.sqlite' "$rh" admin tables --data nowhere
check admin_speaks_ukrainian 1 '' 'немає партій' "$rh" admin tables --data nowhere --lang uk
check ukrainian 0 'залізничні настільні' '' "$rh" --lang uk
check russian_from_environment 0 'железнодорожные' '' env LANG=ru_RU.UTF-8 "$rh"
check own_variable_wins 0 'залізничні' '' env LANG=ru_RU.UTF-8 ROUNDHOUSE_LANG=uk "$rh"

# --- records ----------------------------------------------------------------------------------
check replay_of_an_open_game 0 '14 moves, the game is not over' '' "$rh" replay excerpt.jsonl
check replay_json 0 '"over":false,"result":\{"scores":\[' '' "$rh" replay excerpt.jsonl --json
check replay_of_standard_input 0 '14 moves' '' "$rh" replay - <excerpt.jsonl
check legal_for_nature 0 $'^roll H_CURVE H_CURVE H_CURVE OVERPASS\t1$' '' "$rh" legal - <<<"$header"
"$rh" legal excerpt.jsonl >legal.txt
LC_ALL=C sort legal.txt >sorted.txt
same legal_is_in_ascii_order legal.txt sorted.txt
"$rh" legal excerpt.jsonl --seat 0 >seat0.txt
same legal_defaults_to_the_lowest_seat legal.txt seat0.txt
check legal_has_the_special_route 0 '^draw 13HHHH$' '' "$rh" legal excerpt.jsonl
check legal_is_empty_for_a_seat_not_to_move 0 '' '' "$rh" legal - --seat 1 <<<"$header"
check legal_of_no_such_seat 1 '' '--seat cannot be “2”' "$rh" legal excerpt.jsonl --seat 2
check show_draws 0 '3H═══╦════╗' '' "$rh" show excerpt.jsonl --seat 0
check show_speaks 0 'Row 3, column 0: highway T-junction; highway: east, south, west; round 1' '' "$rh" show excerpt.jsonl
"$rh" show excerpt.jsonl --seat 1 | sed -n '/^In words/,$p' >other.txt
check show_hides_the_round_of_others 1 '' '' grep 'Row 1, column 2' other.txt
"$rh" show excerpt.jsonl --seat 0 --lang uk | sed '/^Словами/,$d' >wide.txt
check show_fits_80_columns 0 '^([1-7]?[0-9]|80)$' '' wc -L <wide.txt
check show_without_colour 1 '' '' grep $'\033' wide.txt
check show_with_colour 0 $'\033\[' '' "$rh" show excerpt.jsonl --color always

refuse() { # NAME ID LINE: the record with one more line is refused there, with this id
  { cat excerpt.jsonl; echo "$3"; } >refused.jsonl
  check "$1" 1 '' "^refused.jsonl:16: $2: " "$rh" replay refused.jsonl
}
refuse refuses_a_clash RI-173 '{"by":0,"move":"draw 41R..R"}'
refuse refuses_a_taken_space RI-171 '{"by":0,"move":"draw 30RR.."}'
refuse refuses_no_connection RI-172 '{"by":0,"move":"draw 44RR.."}'
refuse refuses_a_die_not_rolled RI-174 '{"by":0,"move":"draw 13HHH."}'
refuse refuses_done_with_dice_owed RI-178 '{"by":0,"move":"done"}'
refuse refuses_lava_in_the_base_game RI-189 '{"by":0,"move":"volcano 60"}'
refuse refuses_nonsense RI-190 '{"by":0,"move":"Draw 13HHH."}'
refuse refuses_nature_out_of_turn RI-180 '{"by":"nature","move":"roll H_T H_T H_T OVERPASS"}'
refuse refuses_beyond_the_board RI-170 '{"by":0,"move":"draw 77R.R."}'
refuse refuses_what_is_not_json record 'nonsense'
refuse refuses_a_missing_key record '{"by":0}'
refuse refuses_an_unknown_seat record '{"by":7,"move":"done"}'
refuse refuses_an_early_result record '{"result":{"scores":[1,2]}}'
check refuses_no_header 1 '' '^-:1: record: ' "$rh" replay - <<<''
check refuses_an_unknown_game 1 '' '^-:1: record: ' "$rh" replay - <<<'{"roundhouse":1,"game":"chess"}'
check refuses_a_missing_file 1 '' 'nowhere.jsonl cannot be read' "$rh" replay nowhere.jsonl
{ cat excerpt.jsonl; echo '{"by":0,"move":"done"}'; } >refused.jsonl
check refusals_speak_russian 1 '' 'RI-178.*Нужно нарисовать' "$rh" replay refused.jsonl --lang ru

# --- scoring a paper sheet --------------------------------------------------------------------
e1='01H.H. 11HRHRx 10.R.R 12.R.R 13RRHR 03R.R. 14H..R 04HRHRx 21H.H. 31HH.H 30.H.H 32..HH 42H.H. 52H..R 51.RRR 50.R.R 61R.H. 23HH.. 24.H.H 25..HH 35HHH. 36.H.H 45HRRH 55RR.. 56.R.R 44HHHH 43.HR. 53R.R. 63RRR. 64.R.R 65..HR'
check score_of_the_rulebook_board 0 '^\{"networks":32,"exits":\[6,4\],"highway":8,"railway":5,"centre":6,"craters":0,"closed_lakes":0,"largest_lake":0,"errors":5,"total":46\}$' '' "$rh" score railroad_ink <<<"$e1"
check score_by_segment 0 '"highway":5,' '' "$rh" score railroad_ink <<<'30.HHH 31..HH 41H..H 40HH..'
check score_by_space 0 '"highway":4,' '' "$rh" score railroad_ink --longest space <<<'30.HHH 31..HH 41H..H 40HH..'
check score_with_craters 0 '"craters":4.*"errors":1,"total":8' '' "$rh" score railroad_ink <<<'32O 12O 30.H.H 31.HHH 41H..H 10.R.R 11.R.R'
check score_with_lava 0 '"closed_lakes":5,"largest_lake":3,"errors":6,"total":5' '' "$rh" score railroad_ink <<<'33LLLL 00LLLL 01H.HL 10LR.R'
check score_names_the_bad_word 1 '' '^-:1: RI-190: “30.HH”' "$rh" score railroad_ink <<<'30.HH'
check score_off_the_board 1 '' '^-:1: RI-170' "$rh" score railroad_ink <<<'77.H.H'
check score_of_a_space_twice 1 '' '^-:1: RI-171' "$rh" score railroad_ink <<<'30.H.H 30.H.H'

# --- simulations ------------------------------------------------------------------------------
sim=("$rh" sim railroad_ink --seats 2 --bots random --games 20 --seed 5)
check sim_table 0 'random' '' "${sim[@]}"
check sim_json 0 '^\{"game":"railroad_ink","options":\{\},"games":20,"wall_s":[0-9.]+,"seats":\[\{"bot":"random","mean":-?[0-9.]+,"sd":[0-9.]+,"ci95":[0-9.]+,"wins":[0-9]+,"cpu_s":[0-9.]+\},\{' '' "${sim[@]}" --json
strip() { sed -E 's/"(wall_s|cpu_s)":[0-9.]+//g'; }
"${sim[@]}" --json --threads 1 | strip >one.txt
"${sim[@]}" --json --threads 3 | strip >three.txt
same sim_does_not_depend_on_threads one.txt three.txt
check sim_writes_records 0 'random' '' "${sim[@]}" --out records --option lava=true --option meteor=true
check sim_records_replay 0 'the game is over' '' "$rh" replay records/game_24.jsonl
cp records/game_5.jsonl before.jsonl
check sim_writes_nothing_over 1 '' 'game_5.jsonl exists already' "${sim[@]}" --out records
same sim_left_the_file_alone before.jsonl records/game_5.jsonl
check sim_force 0 'random' '' "${sim[@]}" --out records --force
grep -h '"nature"' records/game_5.jsonl | sed -E 's/.*"move":("[^"]*").*/\1/' | paste -sd, | sed 's/.*/[&]/' >deal.txt
check sim_plays_given_dice 0 '"games":1,' '' "$rh" sim railroad_ink --nature deal.txt --json --out dealt --seed 5
same sim_given_dice_repeat_the_game records/game_5.jsonl dealt/game_5.jsonl
echo '["roll H_T H_T H_T OVERPASS"]' >short.txt
check sim_refuses_a_short_deal 1 '' '^short.txt:1: nature: ' "$rh" sim railroad_ink --nature short.txt
echo '["roll H_T H_T H_T H_T"]' >wrong.txt
check sim_refuses_a_wrong_deal 1 '' '^wrong.txt:1: RI-191: ' "$rh" sim railroad_ink --nature wrong.txt
check sim_unknown_bot 1 '' 'Bots: random' "$rh" sim railroad_ink --bots nobody
check sim_unknown_option 1 '' 'draft, meteor, lava, longest' "$rh" sim railroad_ink --option fire=true
check sim_option_value 1 '' 'true, false' "$rh" sim railroad_ink --option lava=maybe
check sim_seats_of_a_draft 1 '' '2\.\.12' "$rh" sim railroad_ink --seats 1 --option draft=true
check bench_json 0 '^\{"calibration_ns":[0-9.]+,"results":\[\{"game":"[a-z_]+","options":\{\},"seats":[0-9]+,"interface":"typed","games_per_s":[0-9.]+,"moves_per_s":[0-9]+,"ns_per_move":[0-9.]+,"copy_ns":[0-9.]+,"legal_ns":[0-9.]+,"score_ns":[0-9.]+,"state_bytes":[0-9]+\}' '' "$rh" bench --time 0.005 --json

# --- playing ----------------------------------------------------------------------------------
# A player who always takes the first thing offered: any game ends, whatever the dice.
cat >always_first.awk <<'END'
BEGIN { for (i = 0; i < 400; ++i) { for (die = 1; die <= 6; ++die) print die "\n1"; print "hit"; print "hit N"; print "volcano 66"; print "volcano 60"; print "v"; print "06"; print "e"; print "1"; print "done" } }
END
awk -f always_first.awk >moves.txt
solo=("$rh" play railroad_ink --seats 1 --seed 11 --color never)
check play_a_whole_solo_game 0 'The railway company calls you' '' "${solo[@]}" <moves.txt
check play_lava_and_meteors 0 'Victory: ' '' "$rh" play railroad_ink --bots random --seed 3 --option lava=true --option meteor=true <moves.txt
check play_a_draft 0 'ictory: ' '' "$rh" play railroad_ink --bots random,random --seed 4 --option draft=true <moves.txt
check play_asks_with_defaults 0 'At the table: You, Semaphore \(random\)\.' '' "$rh" play railroad_ink --seed 1 <<<$'1\nrandom\nn\nn\nn\nquit\n'
check play_ends_with_the_input 0 'The input has ended' '' "${solo[@]}" </dev/null
check play_explains_why 0 'highway would meet a railway.*' '' "${solo[@]}" --seed 2 <<<$'why draw 03H.H.\nwhy draw 30.R.R'
check play_undo 0 'Taken back: draw 30' '' "${solo[@]}" --nature manual <<<$'3 3 5 7\ndraw 30.HHH\nundo'
check play_undo_of_the_one_before 0 'Taken back: draw 30' '' "${solo[@]}" --nature manual <<<$'3 3 5 7\ndraw 30.HHH\ndraw 36HH.H\nundo 2'
check play_undo_that_is_rested_upon 0 'RI-179' '' "${solo[@]}" --nature manual <<<$'3 3 5 7\ndraw 30.HHH\ndraw 31H.HH\nundo 2'
check play_real_dice_typed_in 0 'dice that fits|Draw what fits: 1, 2, 3, 4' '' "${solo[@]}" --nature manual <<<$'OVERPASS H_T r_straight 3'
check play_die_by_number 0 '^ 1 01' '' "${solo[@]}" --nature manual <<<$'3 3 5 7\n1'
check play_in_ukrainian 0 'Намалюйте все' '' "${solo[@]}" --lang uk <<<'?'
check play_save 0 'Saved: saved.jsonl' '' "${solo[@]}" --nature manual <<<$'3 3 5 7\ndraw 30.HHH\nsave saved.jsonl'
check play_saved_record_replays 0 '2 moves' '' "$rh" replay saved.jsonl
cp saved.jsonl kept.jsonl
check play_writes_nothing_over 0 'Nothing was written' '' "${solo[@]}" <<<$'save saved.jsonl\nn'
same play_left_the_file_alone saved.jsonl kept.jsonl
check play_load 0 'Draw what fits' '' "$rh" play --load saved.jsonl <<<'moves'
check play_hot_seat 0 'Pass the screen to Bo' '' "$rh" play railroad_ink --hotseat 2 --names Ann,Bo --seed 8 <moves.txt
check play_too_many_people 1 '' 'do not fit on 2 seats' "$rh" play railroad_ink --hotseat 3 --seats 2

# --- Isle of Trains -----------------------------------------------------------------------------
isle_header='{"roundhouse":1,"game":"isle_of_trains","rules":1,"options":{},"seats":2,"names":["Ann","Bo"]}'
# Moves of the spec's worked example, each with who makes it: N is nature.
isle_moves='N first 0,N tile alpine_lodge t4,N tile billingtons t6,N tile camp_eagle t3,N tile flint_beach t5,N tile cactus_mines t2,N tile devon_city t1,N deal hopper_1,N deal tanker_1,N deal town_hall,N deal coach_3,N deal coach_2,N deal customs_house,N deal bank,N deal coach_1,N deal hopper_1,N deal tanker_2,N show coach_1,N show tanker_3,N show coach_2,N pax black,N pax light_blue,N pax green,N pax black,0 board black 1.0,0 take deck,N draw boxcar_3,0 take tanker_3,0 build coach_2,0 pay coach_3,0 pay town_hall,0 pay hopper_1,0 pay tanker_3,N pax light_blue,N pax light_blue,N show coal_factory'
{
  echo "$isle_header"
  tr ',' '\n' <<<"$isle_moves" | sed -E 's/^N (.*)/{"by":"nature","move":"\1"}/; s/^([0-9]) (.*)/{"by":\1,"move":"\2"}/'
} >isle.jsonl
check isle_replays 0 '36 moves, the game is not over' '' "$rh" replay isle.jsonl
check isle_shows_the_island 0 'Flint Beach +green +1 oil, 1 box: 6 +○○○ 4 VP' '' "$rh" show isle.jsonl
check isle_draws_the_train 0 '┌0 Engine I┐ ┌1 Coach II┐' '' "$rh" show isle.jsonl --seat 0
check isle_shows_the_hand 0 '^Customs House +6 +\(0\) +0  any' '' "$rh" show isle.jsonl --seat 1
check isle_speaks 0 'Car 0: Level 1 Engine; black passenger\.' '' "$rh" show isle.jsonl --seat 1
check isle_says_what_is_to_do 0 'To do: 2 actions' '' "$rh" show isle.jsonl
"$rh" show isle.jsonl --seat 0 >other.txt
check isle_hides_other_hands 1 '' '' grep 'Customs House' other.txt
for language in en uk ru; do
  "$rh" show isle.jsonl --seat 1 --lang $language | sed '/^In words\|^Словами/,$d' >wide.txt
  check "isle_fits_80_columns_$language" 0 '^([1-7]?[0-9]|80)$' '' wc -L <wide.txt
done
check isle_show_without_colour 1 '' '' grep $'\033' wide.txt
check isle_show_with_colour 0 $'\033\[' '' "$rh" show isle.jsonl --color always
isle_refuse() { # NAME ID-AND-TEXT LANGUAGE MOVE: seat 1 is to act
  { cat isle.jsonl; echo "{\"by\":1,\"move\":\"$4\"}"; } >refused.jsonl
  check "$1" 1 '' "^refused.jsonl:38: $2" "$rh" replay refused.jsonl --lang "$3"
}
isle_refuse isle_refuses_a_price 'IT-E6: .*The cost is 6 cards, and besides this one you hold 4\.' en 'build bank'
isle_refuse isle_counts_in_ukrainian 'IT-E6: .*Вартість — 6 карт, ' uk 'build bank'
isle_refuse isle_counts_in_russian 'IT-E6: .*Цена — 6 карт, ' ru 'build bank'
isle_refuse isle_refuses_by_cases 'IT-E13: .*The engine stays' en 'scrap 0'
isle_refuse isle_refuses_another_card 'IT-E5: ' en 'build boxcar_1'
{ cat isle.jsonl; printf '%s\n' '{"by":1,"move":"deliver devon_city"}' '{"by":1,"move":"initial"}'; } >refused.jsonl
check isle_names_what_is_missing 1 '' 'IT-E26: .*Missing oil: 2\.$' "$rh" replay refused.jsonl
cp err.txt missing.txt
check isle_does_not_name_what_is_there 1 '' '' grep 'Missing coal' missing.txt
check isle_sim 0 '^\{"game":"isle_of_trains","options":\{"scenario":3\},"games":5,' '' "$rh" sim isle_of_trains --seats 1 --option scenario=3 --games 5 --json
check isle_scenarios_are_for_one 1 '' '1' "$rh" sim isle_of_trains --seats 2 --option scenario=3

isle=("$rh" play isle_of_trains --seed 3)
# A player who takes cards and passengers, discards what is too much and sleeps: the deck runs out.
awk 'BEGIN { for (i = 0; i < 900; ++i) print "take pax\ntake deck\n1\n" }' >waiting.txt
check isle_a_whole_solo_game 0 'The island calls you: ' '' "${isle[@]}" --seats 1 --option no_waiting=true <waiting.txt
check isle_a_lost_scenario 0 'The goal was not reached: Showtime!. 0 of 13' '' "${isle[@]}" --seats 1 --option scenario=4 <waiting.txt
check isle_a_story_first 0 'Twelve cars for the elephants' '' "${isle[@]}" --seats 1 --option scenario=4 </dev/null
check isle_a_whole_game_with_a_bot 0 'ictory: ' '' "${isle[@]}" --bots random --option max_turns=20 <waiting.txt
check isle_a_whole_game_in_ukrainian 0 'еремога: ' '' "${isle[@]}" --bots random,random --option max_turns=12 --lang uk <waiting.txt
check isle_a_whole_game_in_russian 0 'обеда: ' '' "${isle[@]}" --bots random,random,random --option max_turns=9 --option promo=true --lang ru <waiting.txt
check isle_asks_for_a_scenario 0 '^ +10  You Have My Attention' '' "${isle[@]}" <<<$'0\n4\nn\nn\n'
check isle_groups_by_number 0 '2 actions left: 1.take.\(5\)' '' "${isle[@]}" --seats 1 </dev/null
check isle_lists_with_prices 0 'Engine I becomes Engine II: cost 2, then weight 0 of 6' '' "$rh" play isle_of_trains --seed 4 --seats 1 <<<'2'
check isle_pays_several_at_once 0 '┌0 Engine II┐' '' "${isle[@]}" --seats 1 <<<$'build engine_2 over 0\n1 2\n'
check isle_why 0 'You do not hold that card\. \(IT-E5\)' '' "${isle[@]}" --seats 1 <<<'why build bank'
check isle_undo 0 'Taken back: pay ' '' "${isle[@]}" --seats 1 <<<$'build engine_2 over 0\n1\nundo\n'
check isle_move_that_looks_like_a_command 0 'white passenger into Level 1 Engine' '' "${isle[@]}" --seats 1 <<<'board white 0.0'
check isle_reads 0 'Level 2 Engine: cost 3, 2 VP, power 6, 1 seat, brings 1 passenger\. As cargo: oil\.' '' "${isle[@]}" --seats 1 <<<'read'
check isle_help_is_its_own 0 'build hopper_2 over 1' '' "${isle[@]}" --seats 1 <<<'?'
check isle_rules 0 'ISLE OF TRAINS IN SHORT' '' "${isle[@]}" --seats 1 <<<'rules'
check isle_real_cards_typed_in 0 'Alpine Lodge +white +2 coal: 4 +○○○ 4 VP' '' "$rh" play isle_of_trains --seats 1 --nature manual <<<$'t4\nt6\nt3\nt5\nt2\nt1\nhopper_1\nHopper II\nbank\nLevel 1 Coach\ncaboose_3\nbank\ntanker_1\ncoach_1\nengine_2\nwhite\nlight_blue\nmoves'

# --- campaigns --------------------------------------------------------------------------------
if [ -x "${handcar:-}" ]; then
  . "$here/campaign.sh"
else
  echo "no campaigns: the second program is not there"
fi

# --- texts ------------------------------------------------------------------------------------
if command -v node >/dev/null; then
  check texts_agree_in_three_languages 0 '' '' node "$here/texts.mjs"
fi

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
