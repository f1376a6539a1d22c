# Isle of Trains in the terminal (read by tests/cli/run.sh).
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
