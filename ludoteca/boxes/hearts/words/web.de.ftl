hearts-set = Die Karten werden verteilt.
hearts-lead = Du bist dran. Spiel eine Karte.
hearts-follow = { $suit ->
    [suns] Spiel eine Sonne.
    [clovers] Spiel ein Kleeblatt.
    [stars] Spiel einen Stern.
   *[hearts] Spiel ein Herz.
}
hearts-any = Spiel, was du magst.
hearts-again = Tipp sie noch einmal an.
hearts-wait = { $seat } überlegt.
hearts-give = { $count ->
    [one] Such noch 1 Karte aus.
   *[other] Such { $count } Karten aus.
}
hearts-give-on = Gib sie jetzt weiter.
hearts-wait-giving = Die anderen suchen noch aus.
hearts-writing = Die Punkte werden aufgeschrieben.
hearts-over = Das Spiel ist zu Ende.

hearts-table = Der Tisch
hearts-players = Wer mitspielt
hearts-hand = Deine Karten
hearts-trick = Auf dem Tuch
hearts-laid = { $seat }: { $card }
hearts-pass-on = Weitergeben
hearts-pass-on-to = Weitergeben. { $seat } bekommt diese Karten.
hearts-jinx = die Hexe, Herz 10
hearts-sits = { $held ->
    [one] { $seat }: 1 Karte
   *[other] { $seat }: { $held } Karten
}
hearts-sits-points = { hearts-sits }, { hearts-count }
hearts-count = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
hearts-has = { $seat }: { hearts-count }
hearts-turn = ist dran
hearts-aside = { $count ->
    [one] 1 Karte liegt beiseite.
   *[other] { $count } Karten liegen beiseite.
}
hearts-scores = Punkte
hearts-round = Runde { $round }
hearts-total = Zusammen
hearts-wins = { $seat } gewinnt
