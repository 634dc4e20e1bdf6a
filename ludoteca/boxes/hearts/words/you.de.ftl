note-dealt-you = Runde { $count } geht los, du kommst raus.
note-gave-you = Du gibst { $card }, { $card2 } und { $card3 } weiter.
note-played-you = Du spielst { $card }.
note-took-you = { $count ->
    [0] Du nimmst den Stich. Er kostet nichts.
    [one] Du nimmst den Stich und bekommst 1 Punkt.
   *[other] Du nimmst den Stich und bekommst { $count } Punkte.
}
note-took_unseen-you = Du bekommst den Stich.
note-wrote-you = { $count ->
    [one] Du schreibst 1 Punkt auf.
   *[other] Du schreibst { $count } Punkte auf.
}
note-moon-you = Du hast alle Herzen genommen! Die Punkte bekommen jetzt alle anderen.
