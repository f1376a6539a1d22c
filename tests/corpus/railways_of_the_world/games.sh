# What the corpus holds of Railways of the World (read by generate.sh). Random bots seldom empty cities, so that most of
# these games run to turn 40.
basic=basic:operation_cards=false+no_barons:barons=false
for map in base mexico:map=mexico; do
  for seats in 1 2 3 4; do
    games $map $seats random 3
    games $map+$basic $seats random 2
  done
  for option in passing:auction_style=first_to_pass worst:auction_style=worst_is_first tight_curves limited_supply \
    open_barons long_game; do
    games $map+$option 2 random 2
    games $map+$option 4 random 1
  done
  games $map+tight_curves+limited_supply+long_game 3 random 1
  games $map+no_barons:barons=false 2 random 2
  games $map+no_cards:operation_cards=false 3 random 2
done
for seats in 5 6; do
  games base $seats random 2
  games $basic $seats random 1
  games passing:auction_style=first_to_pass $seats random 1
  games worst:auction_style=worst_is_first $seats random 1
done
