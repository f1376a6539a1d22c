# What the corpus holds of Isle of Trains (read by generate.sh).
# Random games of several players are long (thousands of lines): max_turns keeps most of them short.
for mode in base promo no_waiting promo+no_waiting; do
  games $mode 1 random 2
  games $mode 1 greedy 3
done
games max_turns=4 1 random 1
for scenario in 1 2 3 4 5 6 7 8 9 10; do
  games scenario=$scenario 1 random 1
  games scenario=$scenario 1 greedy 2
  games scenario=$scenario+promo 1 greedy 1
  games scenario=$scenario+no_waiting 1 random 1
  games scenario=$scenario+no_waiting 1 greedy 1
done
games scenario=9+max_turns=3 1 random 1
for mode in base promo; do
  games $mode 2 greedy,greedy 2
  games $mode+max_turns=12 3 greedy,greedy,greedy 1
  games $mode 4 greedy,greedy,greedy,greedy 1
  games $mode+max_turns=8 2 random,greedy 2
  games $mode+max_turns=8 2 random,random 2
  games $mode+max_turns=8 3 random,greedy,random 2
  games $mode+max_turns=8 4 random,random,greedy,random 2
  games $mode+max_turns=1 4 random,random,random,random 1
done
games max_turns=40 2 random,random 1
