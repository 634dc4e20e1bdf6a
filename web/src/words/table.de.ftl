robot = { $name ->
    [pip] Pip, die Maus
    [tilda] Tilda, die Schildkröte
   *[oskar] Oskar, die Eule
}

table-title = { $box }, Tisch { $code }
to-the-shelf = Zum Regal
read-aloud = Lies es mir vor
no-voice = Dieses Gerät hat keine Stimme.
take-back = Nimm es zurück
close = Zu
back = Zurück
setting-up = Der Tisch wird gedeckt.
robot-plays = { $name ->
    [pip] Pip spielt für dich.
    [tilda] Tilda spielt für dich.
   *[oskar] Oskar spielt für dich.
}
play-myself = Ich spiele selbst
lost-connection = Der Tisch ist weit weg. Er kommt von selbst wieder.

drawer = Die Schublade
drawer-seats = Wer spielt
drawer-friends = Freunde
drawer-rules = Hausregeln
drawer-speed = Roboter
drawer-scores = Punkte
drawer-sound = Ton, Licht
drawer-leaflet = So geht es
drawer-deal = Neu geben
drawer-leave = Weggehen

seats-tap = Tippe auf ein Tier. Dann such aus, wer es spielt.
seat-is = { $seat }: { $sitter }
sitter-me = ich, an diesem Gerät
sitter-friend = frei für jemanden, der noch kommt
sitter-somebody = hier spielt jemand
sitter-away = jemand, der gerade weg ist
seats-number = { $count ->
    [one] 1 Person spielt
   *[other] { $count } spielen mit
}
seats-more = Einer mehr
seats-fewer = Einer weniger
seats-my-animal = Ich bin lieber
next-deal = Das gilt, wenn neu gegeben wird.

friends-how = Schau dieses Bild mit einem anderen Handy oder Tablet an.
friends-letters = Oder mach dort die Tür auf und tippe diese Buchstaben.
friends-only-here = Dieser Link geht nur an diesem Gerät.
friends-copy = Link kopieren
friends-copied = Kopiert!
friends-qr = Der Link zu diesem Tisch als Bild

speed-snail = langsam wie eine Schnecke
speed-usual = wie immer
speed-hare = schnell wie ein Hase

sound-mute = Töne
sound-captions = Zeigen, was klingt
sound-dark = Dunkles Zimmer
sound-calm = Ruhig: nichts fliegt herum
sound-language = Sprache

deal-sure = Alle Karten werden neu gegeben. Was gespielt wurde, ist weg.
deal-yes = Neu geben
deal-no = Weiterspielen

leave-how = Ein Roboter hält deinen Platz warm. Komm wieder, wann du magst.

page-of = Seite { $page } von { $pages }
page-next = Nächste Seite
page-before = Seite davor

welcome = Wer bist du?
welcome-how = Tippe auf ein Tier und setz dich.
welcome-others = Oder eins von diesen.
welcome-sit = Hinsetzen als { $animal ->
    [fox] Fuchs
    [frog] Frosch
    [owl] Eule
    [chick] Küken
    [whale] Wal
   *[hare] Hase
}

curtain = Gib das { $animal ->
    [fox] dem Fuchs
    [frog] dem Frosch
    [owl] der Eule
    [chick] dem Küken
    [whale] dem Wal
   *[hare] dem Hasen
}.
curtain-lift = Ich bin { $animal ->
    [fox] der Fuchs
    [frog] der Frosch
    [owl] die Eule
    [chick] das Küken
    [whale] der Wal
   *[hare] der Hase
}

the-end = Das Spiel ist aus.
again = Noch einmal
news-sat = { $seat } setzt sich.
news-left = { $seat } ist weggegangen. Ein Roboter spielt.
news-back = { $seat } ist wieder da.
news-away = { $seat } ist gerade weg.
news-robot = Ein Roboter darf spielen
