# Legends of the West in the terminal (read by tests/cli/run.sh): the recorded games of the spec, a turn, a whole game.
legends_examples=$(cd "$here/../games/legends_of_the_west/examples" && pwd)
check legends_replays 0 'the game is over' '' "$rh" replay "$legends_examples/single_1865_2p.jsonl"
check legends_replays_a_campaign 0 '^Game 12: .* 0 \(2\), .* 122 \(1\)$' '' "$rh" campaign "$legends_examples/campaign_12_games_2p.jsonl"
check legends_sealed_words_agree_with_the_box 0 '' '' node "$here/games/legends_of_the_west/words.mjs"
"$rh" campaign fork "$legends_examples/campaign_12_games_2p.jsonl" 11 >eleven.jsonl
check legends_the_next_game_follows 0 '"game":12,' '' "$rh" campaign next eleven.jsonl
head -30 "$legends_examples/single_1865_2p.jsonl" >legends.jsonl
check legends_shows_the_table 0 '^Face up: ' '' "$rh" show legends.jsonl --seat 0
check legends_shows_own_tickets 0 '^K12 +Norfolk – Chicago, \$6: ' '' "$rh" show legends.jsonl --seat 0
"$rh" show legends.jsonl --seat 1 >other.txt
check legends_hides_tickets_of_others 1 '' '' grep 'K12' other.txt
own_cards=$("$rh" show legends.jsonl --seat 0 | grep -m1 '^Your cards: ')
check legends_shows_own_cards 0 'yellow' '' echo "$own_cards"
check legends_hides_cards_of_others 1 '' '' grep -F "$own_cards" other.txt
check legends_speaks_ukrainian 0 '^Словами' '' "$rh" show legends.jsonl --seat 0 --lang uk
check legends_speaks_russian 0 '^Словами' '' "$rh" show legends.jsonl --seat 0 --lang ru
check legends_why 0 'TL-I15' '' "$rh" play legends_of_the_west --bots random --seed 3 --color never <<<$'1\nwhy claim FTW-ELP/a loco*5\nwhy claim BUF-NYC loco*3'
check legends_rules 0 'LEGENDS OF THE WEST IN SHORT' '' "$rh" play legends_of_the_west --bots random --seed 3 --color never <<<'rules'
check legends_help_is_its_own 0 'claim MTR-BUF/a red\*1\+loco\*1' '' "$rh" play legends_of_the_west --bots random --seed 3 --color never <<<'?'
# A player who keeps the first tickets, claims what comes first and else draws: any game ends.
awk 'BEGIN { for (i = 0; i < 1500; ++i) print "claim\n1\ndraw\n1\nskip" }' >first.txt
legends=("$rh" play legends_of_the_west --seed 3 --color never)
check legends_a_whole_game 0 'ictory: ' '' "${legends[@]}" --bots random <first.txt
check legends_a_whole_game_of_three_in_ukrainian 0 'еремога: ' '' "${legends[@]}" --bots random,random --option distinct_charters=true --lang uk <first.txt
check legends_long_lists_are_asked_by_route 0 'ALB-NYC' '' "${legends[@]}" --bots random --option mode=continent <<<$'1\nclaim'
check legends_a_whole_campaign_game_in_russian 0 'обеда: ' '' "${legends[@]}" --bots random --option mode=campaign --lang ru <first.txt
check legends_real_cards_typed_in 0 'begins' '' "$rh" play legends_of_the_west --seats 2 --nature manual --color never <<<$'0\nred\nred'
check legends_are_for_two 1 '' '2' "$rh" sim legends_of_the_west --seats 1
check legends_number_is_of_a_year 1 '' 'mode' "$rh" sim legends_of_the_west --option number=5
# Five bots play every game of a campaign, each with what the games before left behind.
legends_five() { # MODE
  echo '{"roundhouse_campaign":1,"game":"legends_of_the_west","rules":1,"options":{"mode":"'"$1"'"}}' >five.jsonl
  local game=0 options
  while mapfile -t options < <("$rh" campaign five.jsonl --json | node -e '
      const { next } = JSON.parse(require("fs").readFileSync(0));
      for (const [key, value] of Object.entries(next ?? {}))
        console.log(`${key}=${typeof value == "string" ? value : JSON.stringify(value)}`);
    ') && [ ${#options[@]} -gt 0 ]; do
    "$rh" sim legends_of_the_west --seats 5 --bots greedy,level2,ticket_hungry,long_route,level1 --games 1 \
      --seed $((++game)) --out five --force "${options[@]/#/--option=}" >sim.txt || return
    "$rh" campaign append five.jsonl "five/game_$game.jsonl" >longer.jsonl || return
    mv longer.jsonl five.jsonl
  done
  "$rh" campaign five.jsonl
}
check legends_five_bots_play_a_campaign 0 '^Game 12: greedy [0-9]+ \([1-5]\), .*level1 [0-9]+ \([1-5]\)$' '' legends_five campaign
check legends_five_bots_end_a_campaign 0 '^The campaign is over\.$' '' "$rh" campaign five.jsonl
check legends_five_bots_play_a_short_campaign 0 '^Game 6: greedy [0-9]+ \([1-5]\), .*level1 [0-9]+ \([1-5]\)$' '' legends_five campaign_short
check legends_five_bots_end_a_short_campaign 0 '^The campaign is over\.$' '' "$rh" campaign five.jsonl
