# What the corpus holds of Legends of the West (read by generate.sh): every mode with two to five seats, and whole
# campaigns, each game of them with what the one before has left.
every='["R01","R02","R04","R05","R09","R10"]'
games base 2 random 6
games charters:distinct_charters=true 2 random 2
games seat:tiebreak=seat 3 random 2
for seats in 3 4 5; do
  games base $seats random 2
  games charters:distinct_charters=true $seats random 1
done
for number in 2 3 4 5 6 7 8 9 10 11 12; do
  games year:mode=single_year+number=$number $((2 + number % 4)) random 1
done
for seats in 2 3 4 5; do
  games continent:mode=continent $seats random 1
  games continent:mode=continent+rules:rules=$every $seats random 2
done
games continent:mode=continent+depots:depots='{"blue":"BOS"}'+upgrades:upgrades='{"blue":["U5","U6"]}' 2 random 2

# campaign MODE SEATS COMPANIES: all its games. COMPANIES may change from game to game: a list for each, the last one for
# all that follow ('["red","blue"] ["red","blue","green"]').
campaign() {
  local mode=$1 seats companies carry="" game=0 scratch last
  shift
  while :; do
    companies=$1
    [ $# -gt 1 ] && shift
    seats=$(tr -cd , <<<"$companies" | wc -c)
    seats=$((seats + 1))
    game=$((game + 1))
    scratch=$(mktemp -d)
    "$roundhouse" sim "$folder" --seats $seats --bots random --games 1 --seed "$seed" --option "mode=$mode" \
      --option "companies=$companies" ${carry:+--option "carry=$carry"} --out "$scratch" > /dev/null
    last=$folder/${mode}_${seats}_${seed}_game_$game.jsonl
    mv "$scratch"/*.jsonl "$last"
    rm -r "$scratch"
    seed=$((seed + 1))
    tail -n 1 "$last" | grep -q '"campaign":' && break
    carry=$(tail -n 1 "$last" | node -e 'console.log(JSON.stringify(JSON.parse(require("fs").readFileSync(0)).result.carry))')
  done
}
campaign campaign '["red","green"]'
campaign campaign '["blue","yellow","black"]'
campaign campaign '["blue","yellow","green","black","red"]'
# Somebody is away now and then, and somebody joins late.
campaign campaign '["red","blue","green"]' '["red","green"]' '["red","green"]' '["blue","red","green"]' '["red","blue"]' \
  '["red","blue"]' '["black","blue","red","green"]'
campaign campaign_short '["yellow","black"]'
campaign campaign_short '["red","green","blue","black"]'
campaign campaign_short '["red","green"]' '["red","green"]' '["red","blue","green"]' '["blue","green"]'
# Later games of campaigns that random bots seldom reach: postcards, absent companies, the reckoning.
cp "../games/$folder/records/"*.jsonl "$folder/"
