# What the corpus holds of Railways of the World (read by generate.sh). Random bots seldom empty cities, so that most of
# these games run to turn 40; alone they are the shortest.
basic=basic:operation_cards=false+no_barons:barons=false
for map in base mexico:map=mexico; do
  games $map 1 random 8
  games $map+no_cards:operation_cards=false 1 random 5
  for option in tight_curves limited_supply long_game; do
    games $map+$option 1 random 4
    games $map+$option 2 random 1
  done
  games $map+tight_curves+limited_supply 1 random 4
  games $map 2 random 3
  games $map+$basic 2 random 3
  games $map+no_barons:barons=false 2 random 2
  games $map+open_barons 2 random 2
  games $map+passing:auction_style=first_to_pass 2 random 2
  games $map+worst:auction_style=worst_is_first 2 random 2
  games $map+passing:auction_style=first_to_pass 3 random 1
  games $map+worst:auction_style=worst_is_first 3 random 1
  games $map 4 random 1
  games $map+$basic 4 random 1
done
games base 5 random 1
games base 6 random 1
games passing:auction_style=first_to_pass 6 random 1
# Games that end by empty cities; alone with the highest band.
games mexico:map=mexico 1 level1 2
games mexico:map=mexico 2 level1 2
# Hand-made ones, because random bots never come to that: straight tiles run out, links meet themselves and the city they
# come from, Express Service is used, the engine is the best there is; an open end of another, a depot; a good start and
# then nothing but passes.
cp "../games/$folder/records/"*.jsonl "$folder/"
