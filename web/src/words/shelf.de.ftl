shelf = Das Regal
shelf-door = Zum Tisch von Freunden
shelf-dark = Dunkles Zimmer
shelf-quiet = Leise
shelf-languages = Sprachen
shelf-about = Über dieses Regal
shelf-licences = Lizenzen
shelf-close = Schließen
shelf-go-on = Weiterspielen
shelf-go-on-with = Weiterspielen: { $box }

box-people = { $most ->
    [one] 1 Person
   *[other] { $least } bis { $most } Personen
}
box-age = ab { $age } Jahren

about-title = Ludoteca
about-play = Ein Regal voller Familienspiele. Tippe auf eine Schachtel und spiele: mit Robotern, mit Freunden oder zusammen an einem Tablet.
about-private = Kein Konto, keine Namen, keine Werbung. Was hier geschieht, bleibt auf diesem Server.
about-free = Ludoteca ist freie Software unter der Apache-Lizenz 2.0.
about-take-home = Mitnehmen, was hier von mir liegt
about-erase = Mich und meine Tische vergessen
about-erase-surely = Noch einmal tippen. Dann ist alles von mir weg.

door = Die Tür
door-how = Tippe die fünf Buchstaben vom Tisch deiner Freunde.
door-place = { $letter ->
    [none] Buchstabe { $place }: leer
   *[other] Buchstabe { $place }: { $letter }
}
door-erase = Einen Buchstaben löschen
