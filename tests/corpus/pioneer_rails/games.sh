# What the corpus holds of Pioneer Rails (read by generate.sh).
for mode in base side_b:side=B extra_card side_b_extra_card:side=B+extra_card; do
  games $mode 1 random 3
  games $mode 2 random,random 3
  games $mode 3 random,random,random 2
  games $mode 4 random,random,random,random 2
  games $mode 5 random 1
  games $mode 8 random 1
done
for level in easy medium hard legendary; do
  games $level:level=$level 1 random 3
  games ${level}_b:level=$level+side=B 1 random 3
done
