note-dealt-you = Round { $count } begins, and you lead.
note-gave-you = You pass on { $card }, { $card2 } and { $card3 }.
note-played-you = You play { $card }.
note-took-you = { $count ->
    [0] You take the trick. It costs nothing.
    [one] You take the trick and get 1 point.
   *[other] You take the trick and get { $count } points.
}
note-took_unseen-you = You take the trick.
note-wrote-you = { $count ->
    [one] You write down 1 point.
   *[other] You write down { $count } points.
}
note-moon-you = You have taken every heart! All the points go to the others.
