# Railways of the World in the terminal (read by tests/cli/run.sh): maps of one's own, the map in characters, actions.
# The first turn of the spec's excerpt, played with the set-up of the recorded game.
world_root=$(cd "$here/../.." && pwd)
world_examples=$world_root/tests/games/railways_of_the_world/examples
check world_replays 0 'moves' '' "$rh" replay "$world_examples/basic_mexico_2.jsonl"
head -120 "$world_examples/standard_eastern_us_2.jsonl" >world.jsonl
check world_draws_the_map 0 '^ 0 \. \. \. \. \^ \.' '' "$rh" show world.jsonl --seat 0
check world_draws_cities_with_their_cubes 0 '^10 .* R[0-9]' '' "$rh" show world.jsonl --seat 0
check world_counts_empty_cities 0 'empty cities [0-9]+ of 10' '' "$rh" show world.jsonl --seat 0
check world_speaks 0 '^Chicago, red: ' '' "$rh" show world.jsonl --seat 0
check world_speaks_ukrainian 0 '^Чикаго, червоний: ' '' "$rh" show world.jsonl --seat 0 --lang uk
check world_speaks_russian 0 '^Чикаго, красный: ' '' "$rh" show world.jsonl --seat 0 --lang ru
check world_names_the_own_baron 0 '^Your baron: ' '' "$rh" show world.jsonl --seat 0
"$rh" show world.jsonl --seat 1 >other.txt
own=$("$rh" show world.jsonl --seat 0 | grep -m1 '^Your baron: ')
check world_hides_the_baron_of_others 1 '' '' grep -F "$own" other.txt
for language in en uk ru; do
  "$rh" show world.jsonl --seat 1 --lang $language | sed '/^In words\|^Словами/,$d' >wide.txt
  check "world_fits_80_columns_$language" 0 '^([1-7]?[0-9]|80)$' '' wc -L <wide.txt
done
check world_show_without_colour 1 '' '' grep $'\033' wide.txt
check world_show_with_colour 0 $'\033\[' '' "$rh" show world.jsonl --color always

world=("$rh" play railways_of_the_world --seed 3 --color never)
# A player who opens the auction, builds and delivers what comes first: any game ends.
awk 'BEGIN { for (i = 0; i < 2500; ++i) print "1\npass\ndeliver\n1\nbuild\n1\na\nstop\npass" }' >first.txt
check world_a_whole_solitaire 0 'points: (apprentice|engineer|director|tycoon)\.' '' "${world[@]}" --seats 1 <first.txt
check world_a_whole_game_with_a_bot 0 'ictory: ' '' "${world[@]}" --bots random --option map=mexico <first.txt
check world_a_whole_game_in_ukrainian 0 'еремога: ' '' "${world[@]}" --bots random,random --option map=mexico --option barons=false --lang uk <first.txt
check world_a_whole_game_in_russian 0 'обеда: ' '' "${world[@]}" --bots random --option map=mexico --option operation_cards=false --lang ru <first.txt
solo=("${world[@]}" --seats 1)
check world_offers_actions_by_their_words 0 'Your action: .*build \([0-9]+\).*upgrade.*urbanize \(28\).*pass' '' "${solo[@]}" <<<'?'
check world_builds_are_listed_with_what_they_reach 0 ' 1 +New York: .*Philadelphia \$2k \(1 bond\)' '' "${solo[@]}" <<<'build'
check world_tiles_have_letters 0 'tiles? left: type a letter' '' "${solo[@]}" <<<'build new_york'
check world_tiles_have_prices 0 'a 22\.12 [a-zA-Z -]+: \$3k' '' "${solo[@]}" <<<$'build new_york\nlay 23.12 5-3'
check world_why 0 'There is no such cube.*\(RW-217\)' '' "${solo[@]}" <<<'why deliver new_york western'
check world_undo 0 'Taken back: build new_york' '' "${solo[@]}" <<<$'build new_york\nundo'
check world_help_is_its_own 0 'lay 26\.6 1-5' '' "${solo[@]}" <<<'?'
check world_rules 0 'RAILWAYS OF THE WORLD IN SHORT' '' "${solo[@]}" <<<'rules'
check world_bids_by_number 0 'Bid 1 to 50' '' "${world[@]}" --bots random --option barons=false <<<'?'
check world_mexico_is_for_four 1 '' '4' "$rh" sim railways_of_the_world --option map=mexico --seats 5

# Maps of one's own.
world_map=$world_root/data/railways_of_the_world/mexico.json
change() { # FILE JAVASCRIPT: the map of Mexico under another name, after a change of `map`
  node -e 'const fs = require("fs"); const map = JSON.parse(fs.readFileSync(process.argv[1])); map.id = "mine"; eval(process.argv[3]); fs.writeFileSync(process.argv[2], JSON.stringify(map));' "$world_map" "$1" "$2"
}
change mine.json 'map.name = "Mine"'
check map_is_sound 0 '^mine: sound\. A box of railways_of_the_world for 1 to 4 seats, [0-9a-f]{16}\.$' '' "$rh" check-map mine.json
check map_is_played_at_once 0 'Victory|victory|games' '' "$rh" sim railways_of_the_world --box mine.json --option map=mine --seats 2 --games 2
check map_is_named_among_the_boxes 1 '' 'eastern_us, mexico, mine' "$rh" sim railways_of_the_world --box mine.json --option map=yours
"$rh" sim railways_of_the_world --box mine.json --option map=mine --seats 2 --games 1 --seed 5 --out maps_out >/dev/null
check map_travels_in_the_record 0 'moves' '' "$rh" replay maps_out/*.jsonl
check map_is_shown_with_its_names 0 '^Mexico City, red' '' "$rh" show maps_out/*.jsonl
change names.json 'map.cities[3].id = "far_away"; map.cities[3].name = "Far Away"'
check map_has_names_of_its_own 0 'Far Away' '' "$rh" play railways_of_the_world --box names.json --option map=mine --seats 1 --seed 1 --color never <<<'read'
change broken.json 'map.cities[0].color = "pink"; map.ridges.push([0, 0, 2]); delete map.empty_city_threshold["3"]'
check map_names_all_that_is_wrong 1 '' '^broken.json: There are 3 things wrong with the box:' "$rh" check-map broken.json
check map_names_the_key 1 '' '^broken.json: cities\[0\]\.color is "pink", not one of red yellow blue purple black gray$' "$rh" check-map broken.json
check map_names_the_hex 1 '' '^broken.json: ridges\[[0-9]+\] leads from hex 0\.0 over the border' "$rh" check-map broken.json
check map_broken_is_not_played 1 '' '^broken.json: empty_city_threshold\.3 is missing' "$rh" sim railways_of_the_world --box broken.json --option map=mine
change one.json 'map.grid[0] = "x" + map.grid[0].slice(1)'
check map_with_one_fault 1 '' '^one.json: There is something wrong with the box: grid: hex 0\.0 is "x", not one of p w m C s L \.' "$rh" check-map one.json
# A file beside a server's games is on its list at once; one that is not sound keeps it from starting.
mkdir -p kept/boxes && cp mine.json kept/boxes
"$rh" serve --data kept --listen 127.0.0.1:0 --log off >kept.txt 2>&1 &
until grep -q 'http://' kept.txt || ! kill -0 $! 2>/dev/null; do sleep 0.1; done
boxes_of() { node -e 'fetch(process.argv[1] + "api/games").then((r) => r.json()).then((all) => console.log(all.find((g) => g.id === "railways_of_the_world").boxes.map((b) => b.name).join(" ")))' "$1"; }
check map_in_the_data_folder_is_served 0 '^eastern_us mexico mine$' '' boxes_of "$(grep -Eo 'http://[0-9.:]+/' kept.txt)"
kill $! && wait $!
cp broken.json kept/boxes
check map_broken_in_the_data_folder 1 '' '^kept/boxes/broken.json: empty_city_threshold\.3 is missing' "$rh" serve --data kept
check map_in_the_data_folder_for_the_host 1 '' '^kept/boxes/broken.json: ' "$rh" admin check --data kept
change odd.json 'map.colour = 1'
check map_warns 0 '^mine: sound' '^odd.json: warning: colour is no key of a map file: nobody reads it\.' "$rh" check-map odd.json
check map_warns_in_ukrainian 0 'mine' '^odd.json: увага: ' "$rh" check-map odd.json --lang uk
change taken.json 'map.id = "mexico"; map.name = "Not Mexico"'
check map_name_is_taken 1 '' 'mexico' "$rh" check-map taken.json
echo '{"id":"nothing"}' >nothing.json
check map_with_nothing_in_it 1 '' '^nothing.json: cities is missing$' "$rh" check-map nothing.json
