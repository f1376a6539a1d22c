# Railroad Ink in the terminal (read by tests/cli/run.sh).
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
{ cat excerpt.jsonl; echo '{"by":0,"move":"done"}'; } >refused.jsonl
check refusals_speak_russian 1 '' 'RI-178.*Нужно нарисовать' "$rh" replay refused.jsonl --lang ru

# --- scoring a paper sheet --------------------------------------------------------------------
e1='01H.H. 11HRHRx 10.R.R 12.R.R 13RRHR 03R.R. 14H..R 04HRHRx 21H.H. 31HH.H 30.H.H 32..HH 42H.H. 52H..R 51.RRR 50.R.R 61R.H. 23HH.. 24.H.H 25..HH 35HHH. 36.H.H 45HRRH 55RR.. 56.R.R 44HHHH 43.HR. 53R.R. 63RRR. 64.R.R 65..HR'
check score_of_the_rulebook_board 0 '^\{"networks":32,"exits":\[6,4\],"highway":8,"railway":5,"centre":6,"craters":0,"closed_lakes":0,"largest_lake":0,"errors":5,"total":46\}$' '' "$rh" score railroad_ink <<<"$e1"
check score_by_segment 0 '"highway":5,' '' "$rh" score railroad_ink <<<'30.HHH 31..HH 41H..H 40HH..'
check score_by_space 0 '"highway":4,' '' "$rh" score railroad_ink --option longest=space <<<'30.HHH 31..HH 41H..H 40HH..'
check score_with_craters 0 '"craters":4.*"errors":1,"total":8' '' "$rh" score railroad_ink <<<'32O 12O 30.H.H 31.HHH 41H..H 10.R.R 11.R.R'
check score_with_lava 0 '"closed_lakes":5,"largest_lake":3,"errors":6,"total":5' '' "$rh" score railroad_ink <<<'33LLLL 00LLLL 01H.HL 10LR.R'
check score_names_the_bad_word 1 '' '^-:1: RI-190: “30.HH”' "$rh" score railroad_ink <<<'30.HH'
check score_off_the_board 1 '' '^-:1: RI-170' "$rh" score railroad_ink <<<'77.H.H'
check score_knows_which_games_it_can 1 '' 'isle_of_trains.*Possible: railroad_ink\.' "$rh" score isle_of_trains <<<''
check score_help_of_a_game 0 '^railroad_ink .--option longest' '' "$rh" score --help
check score_of_a_space_twice 1 '' '^-:1: RI-171' "$rh" score railroad_ink <<<'30.H.H 30.H.H'

# --- simulations ------------------------------------------------------------------------------
sim=("$rh" sim railroad_ink --seats 2 --bots random --games 20 --seed 5)
check sim_table 0 'random' '' "${sim[@]}"
check sim_json 0 '^\{"game":"railroad_ink","options":\{\},"games":20,"wall_s":[0-9.]+,"seats":\[\{"bot":"random","mean":-?[0-9.]+,"sd":[0-9.]+,"ci95":[0-9.]+,"wins":[0-9]+,"cpu_s":[0-9.]+\},\{' '' "${sim[@]}" --json
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

# --- another edition of the box -----------------------------------------------------------------
box='"box":{"name":"blazing_red","hash":"0123456789abcdef"}'
sed "1s/\"seats\"/$box,\"seats\"/" excerpt.jsonl >edition.jsonl
check another_edition_is_replayed 0 '.' '' "$rh" replay edition.jsonl
{ cat edition.jsonl; echo '{"by":0,"move":"done"}'; } >other.jsonl
check another_edition_is_named_where_a_line_is_refused 1 '' '^other.jsonl:16: RI-178: .*another edition of the box' "$rh" replay other.jsonl
sed '1s/blazing_red/deep_blue/' edition.jsonl >missing.jsonl
check a_box_that_is_not_here 1 '' '^missing.jsonl:1: record: .*deep_blue.* \(0123456789abcdef\).*--box FILE' "$rh" replay missing.jsonl
