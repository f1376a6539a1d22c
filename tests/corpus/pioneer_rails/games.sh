# What the corpus holds of Pioneer Rails (read by generate.sh).
for mode in base side_b:side=B extra_card side_b:side=B+extra_card; do
  games $mode 1 random 5
  games $mode 2 random 4
  games $mode 3 random 2
  games $mode 4 random 2
  for seats in 5 6 7 8; do games $mode $seats random 1; done
done
for level in easy medium hard legendary; do
  games $level:level=$level 1 random 3
  games $level:level=$level+side_b:side=B 1 random 3
  games $level:level=$level+extra_card 1 random 2
  games $level:level=$level+side_b:side=B+extra_card 1 random 1
done
# Alone and won, which random bots never are.
games base 1 fast 1
# A hand-made one: three railways meet in one town and a fourth may not, which random bots never come to.
cp "../games/$folder/full_town.jsonl" "$folder/"
