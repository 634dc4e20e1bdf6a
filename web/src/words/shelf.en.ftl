shelf = The shelf
shelf-door = Go to a friend's table
shelf-dark = Dark room
shelf-quiet = Quiet
shelf-languages = Languages
shelf-about = About this shelf
shelf-licences = Licences
shelf-close = Close
shelf-go-on = Go on playing
shelf-go-on-with = Go on playing: { $box }

box-people = { $most ->
    [one] 1 player
   *[other] { $least } to { $most } players
}
box-age = from { $age } years

about-title = Ludoteca
about-play = A shelf of family games. Tap a box and play: with robots, with friends, or together on one tablet.
about-private = No account, no names, no advertising. What happens here stays on this server.
about-free = Ludoteca is free software under the Apache License 2.0.
about-take-home = Take home what is kept of me
about-erase = Forget me and my tables
about-erase-surely = Tap again. Then everything of mine is gone.

door = The door
door-how = Tap the five letters of your friend's table.
door-place = { $letter ->
    [none] letter { $place }: empty
   *[other] letter { $place }: { $letter }
}
door-erase = Erase a letter
