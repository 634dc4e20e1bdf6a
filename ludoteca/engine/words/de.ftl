seat = Spieler { $number }

reason-game_over = Das Spiel ist schon aus.
reason-not_your_turn = Du bist noch nicht dran.

option-first = Wer anfängt
value-people = das Los, unter den Menschen
value-random = das Los, unter allen
value-on = ja
value-off = nein
