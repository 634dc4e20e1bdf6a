cli-number = { $number }
cli-from-to = { $least } – { $most }

cli-game = { $name } ({ $id }), for { $least } to { $most } players
cli-house-rule = house rule
cli-values = values
cli-default = { $value } (the usual)

cli-player = player
cli-robot = robot
cli-mean = mean points
cli-interval = 95 % interval
cli-first-places = first places
cli-games = { $games ->
    [one] 1 game, { $moves } moves.
   *[other] { $games } games, { $moves } moves.
}
cli-length = Half of the games took at most { $median } moves, nine in ten at most { $p90 }.
cli-speed = { $speed } moves per second on { $threads ->
    [one] 1 thread
   *[other] { $threads } threads
}, { $seconds } seconds in all.
cli-seed = The seed was { $seed }.
cli-preparing = Getting ready
cli-playing = Playing

cli-set = { $option }: { $value }
cli-move = { $seat }: { $action }
cli-table = the table
cli-round = round { $number }
cli-total = total
cli-place = place
cli-winners = { $count ->
    [one] { $seats } wins.
   *[other] { $seats } win together.
}
cli-unfinished = The game is not over yet.

cli-seat = { $player } (seat { $seat })
cli-sees = What { $player } sees:
cli-does = What { $player } may do now:
cli-does-not = What { $player } may not do now:
cli-many = { $action } and { $count } more
cli-nobody = Nobody has to act now.
cli-acting = Now it is up to { $seats }.
cli-happened = What { $player } noticed of the last move:
cli-yes = yes
cli-no = no

cli-nothing-to-warm = LUDOTECA_KERNELS is plain, so there is nothing to compile.
cli-warm = Everything was there already ({ $seconds } seconds).
cli-warmed = { $count ->
    [one] 1 rule compiled
   *[other] { $count } rules compiled
} in { $seconds } seconds.

cli-serving = The tables are set at { $here }
cli-serving-all = Phones and tablets in this network find them at { $home } (to stay alone: --host 127.0.0.1).
cli-serving-alone = Only this computer can reach them.
cli-serving-data = Everything is kept in { $data }. Ctrl-C stops.
