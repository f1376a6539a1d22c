# What the corpus holds of Railroad Ink (read by generate.sh).
space=space:longest=space
for mode in base meteor lava meteor+lava $space; do
  games $mode 1 random 3
  games $mode 1 greedy 3
  games $mode 1 fast 3
  games $mode 2 fast,random 2
  games $mode 2 greedy,greedy 2
  games $mode 3 fast,greedy,random 1
done
for mode in draft draft+meteor draft+lava draft+meteor+lava draft+$space; do
  games $mode 2 random,greedy 3
  games $mode 2 fast,greedy 3
  games $mode 2 fast,fast 2
  games $mode 3 greedy,random,fast 2
  games $mode 4 random,greedy 1
done
games base 5 random,greedy 1
games meteor+lava 6 greedy,random 1
games base 12 random 1
games meteor+lava+$space 12 greedy 1
games draft+meteor+lava 12 random 1
