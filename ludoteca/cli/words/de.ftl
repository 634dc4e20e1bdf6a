cli-number = { $number }
cli-from-to = { $least } – { $most }

cli-game = { $name } ({ $id }), für { $least } bis { $most } Personen
cli-house-rule = Hausregel
cli-values = Werte
cli-default = { $value } (üblich)

cli-player = Spieler
cli-robot = Roboter
cli-mean = Punkte im Mittel
cli-interval = 95-%-Bereich
cli-first-places = erste Plätze
cli-games = { $games ->
    [one] 1 Spiel, { $moves } Züge.
   *[other] { $games } Spiele, { $moves } Züge.
}
cli-length = Die Hälfte der Spiele hatte höchstens { $median } Züge, neun von zehn höchstens { $p90 }.
cli-speed = { $speed } Züge in der Sekunde mit { $threads ->
    [one] 1 Thread
   *[other] { $threads } Threads
}, insgesamt { $seconds } Sekunden.
cli-seed = Der Startwert (seed) war { $seed }.
cli-preparing = Gleich geht es los
cli-playing = Es wird gespielt

cli-set = { $option }: { $value }
cli-move = { $seat }: { $action }
cli-table = der Tisch
cli-round = Runde { $number }
cli-total = zusammen
cli-place = Platz
cli-winners = { $count ->
    [one] { $seats } gewinnt.
   *[other] { $seats } gewinnen gemeinsam.
}
cli-unfinished = Das Spiel ist noch nicht zu Ende.

cli-seat = { $player } (Platz { $seat })
cli-sees = Das sieht { $player }:
cli-does = Das darf { $player } jetzt:
cli-does-not = Das darf { $player } jetzt nicht:
cli-many = { $action } und { $count } weitere
cli-nobody = Jetzt ist niemand dran.
cli-acting = Jetzt ist dran: { $seats }.
cli-happened = Das hat { $player } vom letzten Zug gesehen:
cli-yes = ja
cli-no = nein

cli-nothing-to-warm = LUDOTECA_KERNELS ist plain, da gibt es nichts zu übersetzen.
cli-warm = Alles war schon da ({ $seconds } Sekunden).
cli-warmed = { $count ->
    [one] 1 Regel übersetzt
   *[other] { $count } Regeln übersetzt
}, in { $seconds } Sekunden.

cli-serving = Die Tische sind gedeckt: { $here }
cli-serving-all = Handys und Tablets im selben Netz finden sie unter { $home } (nur hier spielen: --host 127.0.0.1).
cli-serving-alone = Nur dieser Computer kommt an sie heran.
cli-serving-data = Alles liegt in { $data }. Strg-C hält an.
