hearts-set = The cards are being dealt.
hearts-lead = Your turn. Play a card.
hearts-follow = { $suit ->
    [suns] Play a sun.
    [clovers] Play a clover.
    [stars] Play a star.
   *[hearts] Play a heart.
}
hearts-any = Play any card you like.
hearts-again = Tap it once more.
hearts-wait = { $seat } thinks.
hearts-give = { $count ->
    [one] Choose 1 more card.
   *[other] Choose { $count } cards.
}
hearts-give-on = Now pass them on.
hearts-wait-giving = The others are still choosing.
hearts-writing = The points are written down.
hearts-over = The game is over.

hearts-table = The table
hearts-players = Who plays
hearts-hand = Your cards
hearts-trick = On the cloth
hearts-laid = { $seat }: { $card }
hearts-pass-on = Pass them on
hearts-pass-on-to = Pass them on. { $seat } gets these cards.
hearts-jinx = the jinx, heart 10
hearts-sits = { $held ->
    [one] { $seat }: 1 card
   *[other] { $seat }: { $held } cards
}
hearts-sits-points = { hearts-sits }, { hearts-count }
hearts-count = { $count ->
    [one] 1 point
   *[other] { $count } points
}
hearts-has = { $seat }: { hearts-count }
hearts-turn = whose turn it is
hearts-aside = { $count ->
    [one] 1 card is set aside.
   *[other] { $count } cards are set aside.
}
hearts-scores = Points
hearts-round = Round { $round }
hearts-total = Together
hearts-wins = { $seat } wins
