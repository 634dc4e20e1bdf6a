hearts = Hearts!
hearts-about = Stiche machen ist erlaubt – aber die Herzen sollen lieber die anderen bekommen.

card = { $suit ->
    [suns] Sonne { $rank }
    [clovers] Klee { $rank }
    [stars] Stern { $rank }
   *[hearts] { $rank ->
        [10] die Hexe
       *[other] Herz { $rank }
    }
}
suit = { $name ->
    [suns] Sonne
    [clovers] Klee
    [stars] Stern
   *[hearts] Herz
}

action-play = { $card } spielen
action-give = { $card } weitergeben

note-dealt = Runde { $count } geht los, { $seat } kommt raus.
note-gave = { $seat } gibt { $card }, { $card2 } und { $card3 } weiter.
note-passed = Alle geben drei Karten nach links weiter.
note-played = { $seat } spielt { $card }.
note-took = { $count ->
    [0] { $seat } nimmt den Stich. Er kostet nichts.
    [one] { $seat } nimmt den Stich und bekommt 1 Punkt.
   *[other] { $seat } nimmt den Stich und bekommt { $count } Punkte.
}
note-took_unseen = { $seat } bekommt den Stich.
note-wrote = { $count ->
    [one] { $seat } schreibt 1 Punkt auf.
   *[other] { $seat } schreibt { $count } Punkte auf.
}
note-moon = { $seat } hat alle Herzen genommen! Die Punkte bekommen jetzt alle anderen.

reason-give_first = Such erst drei Karten zum Weitergeben aus. Dann geht es los.
reason-no_giving = Gerade werden keine Karten weitergegeben.
reason-not_in_hand = Diese Karte hast du nicht.
reason-must_follow = Dieser Stich hat mit { $suit } angefangen. Du hast noch { $suit } auf der Hand. Also musst du { $suit } spielen.
reason-hearts_not_broken = Bisher hat noch niemand ein Herz genommen. Darum darfst du nicht mit Herz anfangen. Nimm eine andere Karte.

option-next_leader = Wer in der nächsten Runde herauskommt
option-passing = Vor jeder Runde drei Karten weitergeben
option-shoot_the_moon = Wer alle Herzen nimmt, schenkt die Punkte den anderen
option-show_points = Punkte schon während der Runde zeigen
value-last_round = wer zuletzt die meisten Punkte bekam
value-running_total = wer bisher die meisten Punkte hat

view-rounds = fertige Runden
view-starter = kam in dieser Runde heraus
view-leader = kommt im Stich heraus
view-turn = ist dran
view-giving = Karten weitergeben
view-hand = auf der Hand
view-given = zum Weitergeben
view-chosen = schon ausgesucht
view-held = Handkarten
view-trick = auf dem Tisch
view-points = Punkte in dieser Runde
view-written = aufgeschrieben
view-totals = Punkte bisher
view-aside = beiseitegelegte Karten
