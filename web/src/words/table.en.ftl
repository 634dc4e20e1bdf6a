robot = { $name ->
    [pip] Pip the mouse
    [tilda] Tilda the tortoise
   *[oskar] Oskar the owl
}

table-title = { $box }, table { $code }
to-the-shelf = To the shelf
read-aloud = Read it to me
no-voice = This device has no voice.
take-back = Take it back
close = Close
back = Back
setting-up = The table is being set.
robot-plays = { $name ->
    [pip] Pip plays for you.
    [tilda] Tilda plays for you.
   *[oskar] Oskar plays for you.
}
play-myself = Play myself
lost-connection = The table is far away. It comes back by itself.

drawer = The drawer
drawer-seats = Who plays
drawer-friends = Friends
drawer-rules = House rules
drawer-speed = Robots
drawer-scores = Points
drawer-sound = Sound, light
drawer-leaflet = How to play
drawer-deal = Deal anew
drawer-leave = Leave

seats-tap = Tap an animal. Then choose who plays it.
seat-is = { $seat }: { $sitter }
sitter-me = me, on this device
sitter-friend = kept free for a friend
sitter-somebody = somebody plays here
sitter-away = somebody who is away
seats-number = { $count ->
    [one] 1 player
   *[other] { $count } players
}
seats-more = One more
seats-fewer = One fewer
seats-my-animal = I would rather be
next-deal = This counts from the next deal.

friends-how = Look at this picture with another phone or tablet.
friends-letters = Or open the door there and tap these letters.
friends-only-here = This link only works on this device.
friends-copy = Copy the link
friends-copied = Copied!
friends-qr = The link to this table as a picture

speed-snail = slow as a snail
speed-usual = as usual
speed-hare = quick as a hare

sound-mute = Sounds
sound-captions = Show what sounds
sound-dark = Dark room
sound-calm = Calm: nothing flies about
sound-language = Language

deal-sure = All the cards are dealt anew. What was played is gone.
deal-yes = Deal anew
deal-no = Go on playing

leave-how = A robot keeps your seat warm. Come back when you like.

page-of = Page { $page } of { $pages }
page-next = Next page
page-before = Page before

welcome = Who are you?
welcome-how = Tap an animal and sit down.
welcome-others = Or one of these.
welcome-sit = Sit down as { $animal ->
    [fox] the fox
    [frog] the frog
    [owl] the owl
    [chick] the chick
    [whale] the whale
   *[hare] the hare
}

curtain = Give this to { $animal ->
    [fox] the fox
    [frog] the frog
    [owl] the owl
    [chick] the chick
    [whale] the whale
   *[hare] the hare
}.
curtain-lift = I am { $animal ->
    [fox] the fox
    [frog] the frog
    [owl] the owl
    [chick] the chick
    [whale] the whale
   *[hare] the hare
}

the-end = The game is over.
again = Again
news-sat = { $seat } sits down.
news-left = { $seat } has left. A robot plays.
news-back = { $seat } is back.
news-away = { $seat } is away.
news-robot = A robot may play
