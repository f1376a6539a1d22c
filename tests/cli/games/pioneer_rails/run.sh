# Pioneer Rails in the terminal (read by tests/cli/run.sh).
rails_header='{"roundhouse":1,"game":"pioneer_rails","rules":1,"options":{},"seats":2,"names":["Ann","Bo"]}'
# The record of the spec's notation: seat 1 sets ranch B12 apart, seat 0 builds hearts with a card of clubs.
rails_moves='N objective C;N objective H;N objective N;N dealer 1;N reveal QH;N reveal 10S;N reveal KC;1 pick QH;0 pick KC;1 lay 20,4>20,2;0 cross suit hearts;0 lay 21,7>22,8;0 lay 22,8>22,10;1 lay 21,5>22,4;1 lay 22,4>23,5;0 lay 19,7>18,8;0 lay 18,8>18,10;0 done;1 done;N reveal AD;N reveal JS;N reveal AH;0 pick AH;0 cross switch;0 lay 18,8>17,7;1 pick JS'
{
  echo "$rails_header"
  tr ';' '\n' <<<"$rails_moves" | sed -E 's/^N (.*)/{"by":"nature","move":"\1"}/; s/^([0-9]) (.*)/{"by":\1,"move":"\2"}/'
} >rails.jsonl
check rails_replays 0 '26 moves, the game is not over' '' "$rh" replay rails.jsonl
check rails_draws_tracks_as_signs_of_their_suits 0 '^ D .*\|     ♥     \|     ♥saln \|$' '' "$rh" show rails.jsonl --seat 0
check rails_shows_reached_towns_and_counts_sides 0 '^10 .*/●\\1/2/·$' '' "$rh" show rails.jsonl --seat 0
check rails_shows_the_sheet 0 '^Town boxes 2 \(free 0\), gold 0' '' "$rh" show rails.jsonl --seat 0
check rails_speaks 0 '^hearts railway: 21,7 22,8 22,10\.$' '' "$rh" show rails.jsonl --seat 0
check rails_speaks_of_forks 0 '^hearts railway: 18,8 18,10\.$' '' "$rh" show rails.jsonl --seat 0
check rails_says_what_is_active 0 'Active: ranch B12\.' '' "$rh" show rails.jsonl --seat 0
"$rh" show rails.jsonl --seat 1 >other.txt
check rails_hides_the_turn_of_others 1 '' '' grep '18,8 17,7' other.txt
for language in en uk ru; do
  "$rh" show rails.jsonl --seat 1 --lang $language | sed '/^In words\|^Словами/,$d' >wide.txt
  check "rails_fits_80_columns_$language" 0 '^([1-7]?[0-9]|80)$' '' wc -L <wide.txt
done
check rails_show_without_colour 1 '' '' grep $'\033' wide.txt
check rails_show_with_colour 0 $'\033\[' '' "$rh" show rails.jsonl --color always
rails_refuse() { # NAME ID-AND-TEXT LANGUAGE MOVE: of seat 0, who lays
  { cat rails.jsonl; echo "{\"by\":0,\"move\":\"$4\"}"; } >refused.jsonl
  check "$1" 1 '' "^refused.jsonl:28: $2" "$rh" replay refused.jsonl --lang "$3"
}
rails_refuse rails_refuses_a_track_from_nowhere 'PR-X5: .*extends its railway .hearts' en 'lay 11,1>11,-1'
rails_refuse rails_refuses_too_few_tracks 'PR-X21: .*Lay all three tracks while you can' en 'done'
rails_refuse rails_refuses_in_ukrainian 'PR-X9: .*Присмерк' uk 'lay 22,10>23,11'
rails_refuse rails_refuses_in_russian 'PR-X22: ' ru 'cross none'

rails=("$rh" play pioneer_rails --seed 3 --color never)
# A player who takes the first card, the first tracks and puts all gold into banks: any game ends.
awk 'BEGIN { for (i = 0; i < 700; ++i) print "1\na\ndone\n4\n3\n2\n0" }' >first.txt
check rails_a_whole_solo_game 0 '^[0-9]+ against [0-9]+: not this time|^You beat' '' "${rails[@]}" --seats 1 <first.txt
check rails_a_whole_game_with_bots 0 'ictory: ' '' "${rails[@]}" --bots random,random --option side=B <first.txt
check rails_a_whole_game_in_ukrainian 0 'еремога: ' '' "${rails[@]}" --bots random --option extra_card=true --lang uk <first.txt
check rails_a_whole_game_of_five_in_russian 0 'обеда: ' '' "${rails[@]}" --bots random,random,random,random --lang ru <first.txt
check rails_names_cards_with_what_they_bring 0 'Choose a card: 1 ace of spades: 6 directions, up to \+2 \(Juniper, mine D1\)' '' "${rails[@]}" --seats 1 <<<'?'
check rails_tracks_have_letters 0 '\|     c     \|ranch\|$' '' "${rails[@]}" --seats 1 <<<'2'
check rails_several_tracks_at_once 0 'All tracks are laid: Enter ends the turn' '' "${rails[@]}" --seats 1 <<<$'2\na b c'
check rails_town_boxes_by_number 0 ' 2 +town box: one more track' '' "${rails[@]}" --seats 1 <<<$'2\nbox'
check rails_a_town_box 0 'tracks 0 of 4; in hand: bridge' '' "${rails[@]}" --seats 1 <<<$'2\nbox\n1'
check rails_why 0 'Lay all three tracks while you can\. \(PR-X21\)' '' "${rails[@]}" --seats 1 <<<$'2\nwhy done'
check rails_undo 0 'Taken back: lay 19,5>18,4' '' "${rails[@]}" --seats 1 <<<$'2\na\nundo'
check rails_help_is_its_own 0 'lay 20,4>20,2 +the notation' '' "${rails[@]}" --seats 1 <<<'?'
check rails_rules 0 'PIONEER RAILS IN SHORT' '' "${rails[@]}" --seats 1 <<<'rules'
check rails_real_cards_typed_in 0 'On the table: Q♥  10♠  discarded: A♣' '' "$rh" play pioneer_rails --seats 1 --nature manual --color never <<<$'ac\nQH\nreveal 10S\nmoves'
check rails_levels_are_for_one 1 '' '1' "$rh" sim pioneer_rails --seats 2 --option level=hard
