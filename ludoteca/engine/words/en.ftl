seat = Player { $number }

reason-game_over = The game is over.
reason-not_your_turn = It is not your turn yet.

option-first = Who begins
value-people = one of the people, by lot
value-random = anyone, by lot
value-on = yes
value-off = no
