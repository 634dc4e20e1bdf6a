hearts = Hearts!
hearts-about = Win tricks if you must, but leave the hearts to the others.

card = { $suit ->
    [suns] the { $rank } of suns
    [clovers] the { $rank } of clovers
    [stars] the { $rank } of stars
   *[hearts] { $rank ->
        [10] the jinx
       *[other] the { $rank } of hearts
    }
}
suit = { $name ->
    [suns] suns
    [clovers] clovers
    [stars] stars
   *[hearts] hearts
}

action-play = play { $card }
action-give = pass on { $card }

note-dealt = Round { $count } begins, and { $seat } leads.
note-gave = { $seat } passes on { $card }, { $card2 } and { $card3 }.
note-passed = Everybody passes three cards to the left.
note-played = { $seat } plays { $card }.
note-took = { $count ->
    [0] { $seat } takes the trick. It costs nothing.
    [one] { $seat } takes the trick and gets 1 point.
   *[other] { $seat } takes the trick and gets { $count } points.
}
note-took_unseen = { $seat } takes the trick.
note-wrote = { $count ->
    [one] { $seat } writes down 1 point.
   *[other] { $seat } writes down { $count } points.
}
note-moon = { $seat } has taken every heart! All the points go to the others.

reason-give_first = First pick three cards to pass on. Then we can play.
reason-no_giving = No cards are passed on right now.
reason-not_in_hand = You do not have this card.
reason-must_follow = This trick began with { $suit }. You still have { $suit }. Play one of them.
reason-hearts_not_broken = Nobody has taken a heart yet. So you cannot lead one. Lead another card.

option-next_leader = Who leads the next round
option-passing = Pass on three cards before each round
option-shoot_the_moon = Taking every heart gives the points to the others
option-show_points = Show the points while a round is played
value-last_round = whoever got the most points in the last round
value-running_total = whoever has the most points so far

view-rounds = rounds finished
view-starter = began the round
view-leader = leads the trick
view-turn = plays now
view-giving = passing on cards
view-hand = hand
view-given = picked to pass on
view-chosen = cards picked
view-held = cards in hand
view-trick = on the table
view-points = points in this round
view-written = written down
view-totals = points so far
view-aside = cards set aside
