# Campaigns (sourced by run.sh): the program $handcar is the same with the game of tests/handcar.

campaign_header='{"roundhouse_campaign":1,"game":"handcar","rules":1,"options":{"mode":"campaign","rounds":2}}'
race() { # HEADER-OPTIONS TOOL
  echo '{"roundhouse":1,"game":"handcar","rules":1,"options":'"$1"',"seats":2,"names":["Ann","Bo"]}'
  for _ in 1 2; do
    echo '{"by":0,"move":"pump 1"}'
    echo '{"by":1,"move":"pump 2"}'
    echo '{"by":"nature","move":"wind 1"}'
  done
  if [ -n "$2" ]; then echo '{"by":1,"move":"tool '"$2"'"}'; fi
}
echo "$campaign_header" >none.jsonl
{ cat none.jsonl && race '{}' lamp; } >one.jsonl
{ cat one.jsonl && race '{"crews":["blue","green"]}' oil; } >two.jsonl
{ cat two.jsonl && race '{}' ''; } >three.jsonl
{ cat one.jsonl && race '{}' '' | head -3; } >begun.jsonl

check campaign_lists_its_games 0 '^Game 3: Ann 4 \(2\), Bo 6 \(1\)$' '' "$handcar" campaign three.jsonl
check campaign_says_that_it_is_over 0 '^The campaign is over\.$' '' "$handcar" campaign three.jsonl
check campaign_says_what_comes_next 0 '^Game 3 comes next' '' "$handcar" campaign two.jsonl
check campaign_with_a_running_game 0 '^Game 2, not over yet \(2 moves\): Ann 0, Bo 0$' '' "$handcar" campaign begun.jsonl
check campaign_in_ukrainian 0 '^Партія 1: Ann 4 \(2\), Bo 6 \(1\)$' '' "$handcar" campaign one.jsonl --lang uk
check campaign_as_json 0 '"carry":\{"game":3,.*"next":\{"mode":"campaign","rounds":2,"crews":\["blue","green"\],"carry":\{"game":3' '' \
  "$handcar" campaign two.jsonl --json
check campaign_json_of_the_end 0 '"campaign":\[.*"next":null\}$' '' "$handcar" campaign three.jsonl --json
check replay_takes_a_campaign 0 '^Game 1: Ann 4 \(2\), Bo 6 \(1\)$' '' "$handcar" replay - <one.jsonl
check legal_takes_a_campaign 0 '^wind 1	2$' '' "$handcar" legal begun.jsonl
check show_takes_a_campaign 0 'lamp' '' "$handcar" show begun.jsonl
check legal_needs_a_game 1 '' 'No game of this campaign has begun' "$handcar" legal none.jsonl

for games in none:0 one:1 two:2; do
  "$handcar" campaign fork three.jsonl "${games#*:}" >fork.jsonl
  "$handcar" campaign fork "${games%:*}.jsonl" "${games#*:}" >prefix.jsonl
  same "campaign_fork_${games#*:}_is_the_prefix" fork.jsonl prefix.jsonl
done
check campaign_fork_beyond_the_end 1 '' 'cannot be “4”: 0 to 3 are possible' "$handcar" campaign fork three.jsonl 4
check campaign_fork_is_a_number 1 '' 'cannot be “2x”' "$handcar" campaign fork three.jsonl 2x

"$handcar" campaign next two.jsonl --option 'crews=["red","green"]' >header.jsonl
check campaign_next_is_a_record 0 '"moves":0,"over":false' '' "$handcar" replay header.jsonl --json
check campaign_next_keeps_the_names 0 '"names":\["Ann","Bo"\]' '' cat header.jsonl
{ cat header.jsonl && race '{}' '' | tail -n +2; } >third.jsonl
"$handcar" campaign append two.jsonl third.jsonl >longer.jsonl
"$handcar" campaign fork three.jsonl 3 >whole.jsonl
sed 's/,"crews":\["red","green"\]},"box"/},"box"/' longer.jsonl >plain.jsonl
same campaign_append_what_was_played plain.jsonl whole.jsonl
check campaign_next_of_the_first_game 0 '"options":\{"mode":"campaign","rounds":2\},.*"seats":3\}' '' "$handcar" campaign next none.jsonl --seats 3
check campaign_next_asks_how_many 1 '' '--seats N' "$handcar" campaign next none.jsonl
check campaign_next_while_a_game_runs 1 '' 'is not over yet' "$handcar" campaign next begun.jsonl
check campaign_next_after_the_end 1 '' 'no game follows' "$handcar" campaign next three.jsonl
check campaign_next_keeps_what_lasts 1 '' 'options.rounds is 4, but from the games before follows 2' "$handcar" campaign next one.jsonl --option rounds=4
check campaign_next_with_too_few_crews 1 '' 'names 2 crews, not 3' "$handcar" campaign next two.jsonl --seats 3
echo '{"roundhouse":1,"game":"railroad_ink","rules":1,"options":{},"seats":2}' >other.jsonl
check campaign_append_of_another_game 1 '' '^other.jsonl:1: record: “game” in the header' "$handcar" campaign append one.jsonl other.jsonl
check campaign_append_after_the_end 1 '' '^third.jsonl:1: record: The campaign is over' "$handcar" campaign append three.jsonl third.jsonl

sed '10s/"options":{[^}]*}/"options":{"carry":{"game":2,"crews":["red","green"],"money":{"red":4,"green":7},"tools":["lamp"]}}/' two.jsonl >wrong.jsonl
check campaign_with_a_wrong_carry 1 '' '^wrong.jsonl:10: record: options.carry.money.green is 7, but from the games before follows 6' "$handcar" campaign wrong.jsonl
sed '20s/pump 2/pump 7/' three.jsonl >refused.jsonl
check campaign_with_a_refused_move 1 '' '^refused.jsonl:20: HC-1: ' "$handcar" replay refused.jsonl
echo '{"roundhouse_campaign":1,"game":"railroad_ink","rules":1,"options":{}}' >single.jsonl
check campaign_of_a_game_without 1 '' '^single.jsonl:1: record: railroad_ink has no campaigns' "$handcar" campaign single.jsonl
check campaign_needs_a_file 1 '' 'FILE is missing' "$handcar" campaign
check campaign_help 0 'fork FILE N' '' "$handcar" campaign --help
