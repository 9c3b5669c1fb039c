# What Companion says about seats, tables and phones.

name-missing = What’s your name?
name-long = That name is too long. It can have up to { $most } letters.
name-taken = { $name } is already at the table. If that’s you, tap your name here. If not, pick another name.
name-of-another = { $name } is already at the table. Pick another name.
table-full = All { $most } seats are taken. You can still watch.
no-such-colour = We don’t have that symbol. Pick one of those shown.
colour-taken = Somebody just took that symbol. Pick another one.
not-an-order = Somebody else changed the order. Please move them again.
no-such-seat = Nobody sits there any more.
no-such-table = There’s no table { $table } here. Check the letters on the board.
table-deleted = The host has deleted this table.
plays-now = { $seat } is playing. If they’re leaving, remove them from the game first.
no-phone = No phone is connected to { $seat }’s seat.
not-yourself = You can’t let yourself in. Another host has to.
own-phone-decides = { $seat }’s own phone is connected, so it has to say yes.
no-rejoin-request = Nobody is waiting to be let in.
no-game = No game is being played at this table.
no-such-game = Companion doesn’t know that game.
game-on = Not during a game. Finish it or end it first.
played-together = { $seat } and { $other } played in the same game, so they are two people.
no-past-game = This table has no game number { $number }.
no-rematch = There is no last game here that can be played again.
past-game-missing = The game { $game } isn’t installed here, so it can’t be replayed.
cannot-be-replayed = This game can’t be replayed: its saved data is damaged. Nothing else is affected.
too-much = { $seconds ->
    [one] That’s a lot at once. Wait { $seconds } second, then try again.
   *[other] That’s a lot at once. Wait { $seconds } seconds, then try again.
}
busy = That didn’t get through. Please try again.
stumbled = Something went wrong. Nothing was changed. You can go on, or enter it differently.
host-only = Only the host can do that.
too-many-tvs = Too many screens are waiting already. Try again in a minute.
no-such-tv = No TV is showing those letters. Check the TV, then try again.
not-on-tv = Not on a TV: do that on a phone.
not-yours = That’s for somebody else to decide.
not-seated = Take a seat first.
unreadable = This page sent something we can’t read. Please reload it.
unknown-command = This page is out of date. Please reload it.
reactions-off = The host has switched reactions off.
entered-meanwhile = Somebody just entered something else. Look at it first.
host-there = The host is back.
secret-hand = Only that player may see those cards. The app can draw while they’re away.
phone-is-here = { $seat }’s phone is still connected, so the app leaves those cards alone. Disconnect it first.
no-such-time = Type a time in seconds, or in minutes and seconds: 90, or 1:30.
no-time = No question has a time limit at the moment.
time-range = Pick a time between { $low } seconds and { $high } minutes.
not-waited-for = Nobody is waiting for { $seat } at the moment.
still-shown = The board is still showing what happened. Ring a little later.
phone-not-here = { $seat }’s phone isn’t here, so it can’t ring.
rung-already = { $seat }’s phone has just rung. Give it a moment.

## What all screens are made of

can-see-the-rule = See the rule
can-how-to-play = How to play
cached-macros-answered = answered
cached-macros-sealed = sealed
cached-macros-change = Change: { $body }, { $name }, { $place }
cached-macros-change-2 = Change
correction-bar-close = Close
end-end-the-game = End the game?
end-nobody-has-scored-yet = Nobody has scored yet, so it won’t count for tonight.
end-keep-playing = Keep playing
end-end-it-and-count = End it, and count it for tonight
end-end-it = End it
end-score-it-now = Score it as it stands
latecomer-you-join-at = You’ll join from { $next_deal } on
latecomer-you-can-watch-until = You can watch until then.
latecomer-the-game-is-full = The game is full right now
latecomer-you-join-as-soon = { $say } You’ll join as soon as somebody leaves, or in the next game.
latecomer-youre-sitting-out = You’re sitting out
latecomer-the-host-can-deal = The host can deal you in later. You can watch.
latecomer-the-next-game-may = The next game may be full
latecomer-its-too-late-to = It’s too late to join this one. { $title } is for up to { $most }, and there are { $too_many } of you. Ask the host who plays.
latecomer-you-play-in-the = You’ll play in the next game
latecomer-its-too-late-to-2 = It’s too late to join this one. You can watch.
latecomer-joins-at = joins from { $next_deal } on
latecomer-is-waiting-for-a = is waiting for a place
latecomer-is-sitting-out = is sitting out
latecomer-plays-in-the-next = plays in the next game
macros-player = Player
macros-total = Total
macros-see-the-rule = See the rule
macros-how-your-table-plays = How your table plays it
macros-published-variant = Published variant
macros-house-rule = House rule
macros-ruling = Ruling
macros-corrections = Corrections
macros-earlier = { $earlier } earlier
not-drawn-this-screen-didnt-load = This screen didn’t load. The game is safe.
not-drawn-it-comes-back-by = It comes back by itself.
not-drawn-reload = Reload
reactions-reactions = Reactions
reactions-somebody = Somebody
redo-redo = Redo
too-old-this-browser-is-too = This browser is too old. Update it (Safari 15.4, Chrome 105 or Firefox 121 will do), or share somebody’s phone.
trouble-this-table-is-as = This table is as it was on { $missing_since }.
trouble-anything-entered-since-then = Anything entered since then is missing: the saved games were damaged.
trouble-the-game-isnt-installed = The game “{ $missing_game }” isn’t installed here.
trouble-its-entries-are-safe = Its entries are safe. Install it and restart Companion to play on, or start another game.
trouble-this-cant-be-saved = This can’t be saved right now.
cached-macros-entry = { $amended ->
    [none] { $by ->
        [none] { $name }, { $place }
       *[other] { $name }, { $place } · entered by { $by }
    }
   *[other] { $name }, { $place } · changed by { $amended }
}
end-score-it = <b>Score it as it stands</b>, and the totals so far decide who wins. { $note ->
    [none] {""}
   *[other] { $note }
}
end-or-end-it = { COUNT($leaders) ->
    [one] Or <b>end it</b>: { $leaders } leads so far. The board shows how it went, but it won’t count for tonight.
   *[other] Or <b>end it</b>: { $leaders } lead so far. The board shows how it went, but it won’t count for tonight.
}
end-leads = { COUNT($leaders) ->
    [one] { $leaders } leads so far. The board shows how it went. It won’t count for tonight, unless you say so.
   *[other] { $leaders } lead so far. The board shows how it went. It won’t count for tonight, unless you say so.
}

## The crown of an evening

evening-nobody = Nobody wears the crown yet.
evening-first = { COUNT($now) ->
    [one] { evening-names-now } wears tonight’s crown.
   *[other] { evening-names-now } share tonight’s crown.
}
evening-keeps = { COUNT($now) ->
    [one] { evening-names-now } keeps the crown.
   *[other] { evening-names-now } still share the crown.
}
evening-goes = { COUNT($now) ->
    [one] { evening-names-now } takes the crown from { evening-names-before }.
   *[other] { evening-names-now } take the crown from { evening-names-before }.
}
evening-shares-with = { COUNT($new) ->
    [one] { evening-names-new } now shares the crown with { evening-names-kept }.
   *[other] { evening-names-new } now share the crown with { evening-names-kept }.
}
evening-alone = { COUNT($now) ->
    [one] { evening-names-now } has the crown alone. { evening-loses }
   *[other] { evening-names-now } keep the crown. { evening-loses }
}
evening-share-now = { evening-names-now } share the crown now. { evening-loses }
evening-loses = { COUNT($robbed) ->
    [one] { evening-names-robbed } loses it.
   *[other] { evening-names-robbed } lose it.
}
# Three names at most; of more people it says how many.
evening-names-now = { UPTO($now, 3) ->
    [more] { COUNT($now) } of you
   *[other] { $now }
}
evening-names-before = { UPTO($before, 3) ->
    [more] { COUNT($before) } of you
   *[other] { $before }
}
evening-names-new = { UPTO($new, 3) ->
    [more] { COUNT($new) } of you
   *[other] { $new }
}
evening-names-kept = { UPTO($kept, 3) ->
    [more] { COUNT($kept) } of you
   *[other] { $kept }
}
evening-names-robbed = { UPTO($robbed, 3) ->
    [more] { COUNT($robbed) } of you
   *[other] { $robbed }
}
evening-you-share = You share tonight’s crown with { evening-sharing }.
evening-you-wear = You wear tonight’s crown, { evening-gap } ahead of { evening-rivals }.
evening-you-share-place = You share { evening-place } place tonight with { evening-sharing }, { evening-gap } behind { evening-rivals }.
evening-you-are = You’re { evening-place } tonight, { evening-gap } behind { evening-rivals }.
evening-sharing = { UPTO($sharing, 3) ->
    [more] { COUNT($sharing) } others
   *[other] { $sharing }
}
evening-rivals = { UPTO($rivals, 3) ->
    [more] { COUNT($rivals) } others
   *[other] { $rivals }
}
evening-place = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
   *[other] { $place }th
}
# $gap is a number that may end in ½; $gap_is_more is whether it is more than 1.
evening-gap = { $gap_is_more ->
    [yes] { $gap } points
   *[no] { $gap } point
}
reactions-applause = Applaud
reactions-groan = Groan
reactions-laugh = Laugh
reactions-gasp = Gasp
reactions-knew = I knew it
reactions-clink = Clink
# Who sent it stands before it: “Bo applauds”.
reactions-told-applause = applauds
reactions-told-groan = groans
reactions-told-laugh = laughs
reactions-told-gasp = gasps
reactions-told-knew = knew it
reactions-told-clink = toasts
cached-macros-by = by { $by }
cached-macros-awaited = still choosing
cached-macros-away = away
cached-macros-choosing = choosing…
cached-macros-spade = spades
cached-macros-heart = hearts
cached-macros-diamond = diamonds
cached-macros-club = clubs
macros-symbol-cherry = Cherry
macros-symbol-carrot = Carrot
macros-symbol-citrus = Citrus
macros-symbol-leafy-green = Salad
macros-symbol-fish = Fish
macros-symbol-grape = Grape
macros-symbol-nut = Nut
macros-symbol-ice-cream = Ice cream

## The picture of a result

picture-kept = { $credit } · Score kept by Companion
# $wins is a word like “wins” or “share the win”, behind the names of the winners.
picture-wins = { $best ->
    [none] { $wins }
   *[other] { $wins } with { $best }
}

## On several screens

table-of-code = Table { $code }
what-can-i-do = What can I do?
rules = Rules
board-on-this-phone = The board on this phone
board-on-a-tv = Show the board on a TV
pass-the-phone-to = Pass the phone to { $name }
how-to-play = How to play { $title }
got-it = Got it
pad-of = { $name }’s pad
no-connection = No connection to the table. Trying again…
are-you-sure = Are you sure?
rejoin-requests-a-phone-says-it = A phone says it’s { $name }
rejoin-requests-let-them-in = Let them in
rejoin-requests-no = No
stay = Stay
yes = Yes
replay-the-game = Replay the game
scores = Scores
what-happened-so-far = What happened so far
fix-a-mistake = Fix a mistake
keep-this-screen-on = Keep this screen on
at-the-table = At the table
practising = practising { $game_name }
on-the-tour = on the tour
take-the-result-home = Take the result home
next = Next
labelled = { $label }: { $value }
labelled-strongly = { $label }: <b>{ $value }</b>
what-happened = What happened
skip = Skip
space = space
end-the-game = End the game…
back = Back
wait = Wait
ring-phone = Ring { $name }’s phone
let-them-sit-out = Let them sit out
history = History
more = More
undo = Undo
table = Table
reveals-and-sound = Reveals and sound
no-sound = No sound
keys = Keys
time-limit = Time limit
cant-connect = Can’t connect?
deal-them-in = Deal them in
remove = Remove
take-the-board-off = Stop showing the board
deal-in-next-time = Deal in next time
not-now = Not now
language = Language

## The dialog that shows the board on a TV

tv-board-on-a-tv = The board on a TV
tv-open-there = In the browser of a TV or a tablet, open <b class="address">{ $address }/tv</b>
tv-its-letters = Its four letters
tv-four-letters = Four letters
tv-works-like = The TV then works like the board on a laptop, even with its remote control. To stop, open “Table”.
tv-show-it-there = Show it there

## The network: in the board's dialog about connections, and in the terminal

network-link = { $link ->
    [wifi] Wi-Fi
    [ethernet] Ethernet
    [vpn] VPN
    [virtual] Virtual network
   *[network] Network
}
# What an address is, after a colon.
network-what = { $rank ->
    [physical] a network card or Wi-Fi of this computer
    [public] a public network
    [vpn] a VPN: no other address here is easier for phones to reach
    [virtual] a virtual network: no other address here is easier for phones to reach
    [link-local] a network without a router
    [ipv6-local] a home network, with IPv6 only
    [ipv6] a network with IPv6 only
    [loopback] this computer itself
   *[other] a home network
}{ $is_default_route ->
    [yes] , and this computer’s way to the internet
   *[no] {""}
}
network-trouble = { $trouble ->
    [vpn] This is the address of a VPN, so phones in the room may not reach it. Join the same Wi-Fi as the phones, then start Companion again.
    [virtual] This address is inside a container or a virtual machine, so phones may not reach it. Start Companion outside of it, or give the address that phones open with --url.
    [link-local] This computer got no address from the network, so phones may not reach it. Join a Wi-Fi or open a hotspot, then start Companion again.
   *[offline] This computer isn’t on a network, so phones can’t reach it. Join a Wi-Fi or open a hotspot, then start Companion again.
}

# The letters of jack, queen and king, as the country’s decks print them.
court-letters = J Q K
