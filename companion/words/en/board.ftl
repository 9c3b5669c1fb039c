ask-for = For { $name }
ask-is-here-and-is = { $name } is here, and is still choosing.
ask-is-away-no-phone = { $name } is away, and has no phone connected that could ring.
ask-the-game-waits-nothing = The game waits. Nothing is lost.
ask-wait-for = Wait for { $name }
ask-let-the-app-answer = Let the app answer
ask-it-answers-as-the = It answers as the rules say for a player who is away.
ask-draw-for-them = Draw for them
ask-a-neighbour-draws-one = A neighbour draws one of their cards at random, and enters it below.
ask-enter-for-them = Enter for them
ask-it-is-sealed-like = It’s sealed like any other answer. If you enter it on a phone, nobody else sees it.
ask-everybody-sees-who-entered = Everybody sees who entered it.
ask-remove-them = Remove them from the game
between-what-to-do-now = What to do now
between-done-next-step = Done, next step
between-what-to-do = What to do
count-all-is-about-to = Everything is about to be turned over
course-table-after = After
entries-which-entry-is-wrong = Which entry is wrong? Later entries that still fit are kept, and everybody sees the change.
entries-nothing-has-been-entered = Nothing has been entered yet.
evening-wears-the-crown = wears the crown
evening-points = points
evening-how-tonight-stands = How tonight stands
evening-tonight-after-games = Tonight, after { $games } games
evening-tonights-points = Tonight’s points
evening-a-game-is-worth = { $crown } A game is worth a point for everyone who finishes below you, and half a point for everyone level with you.
finale-who-came-where = Final places
finale-what-was-remarkable = Highlights
finale-ready-for-more = <b>Ready for more?</b> { $label }. { $help }
finale-try-it = Try it
finale-another-game = Another game
finale-play-on = Play on
finale-see-it-again = See it again
index-companion = { $code } · Companion
index-sit-down-with-this = Sit down with this phone
index-one-moment = One moment…
index-what-was-decided = Rulings so far
index-keep = Cancel
index-when-everything-is-turned = Reveals
index-brisk = Fast
index-slow = Slow
index-ill-go-on-myself = Wait for my tap
index-all-at-once = All at once
index-the-space-bar-or = Press space, or tap, to go straight on.
index-this-browser-wont-let = This browser can’t keep the screen on. Set a longer screen timeout in the computer’s settings.
index-how-loud-the-board = How loud the board is
index-music-in-the-lobby = Music in the lobby and at the end
index-go-on-the-next = Go on: the next step, or turn everything over now
index-enter-a-card-that = Enter a card that is face up (0 is 10; also { $letters })
index-sound-and-music-on = Sound and music on or off
index-read-all-that-was = Read all rulings
index-undo-the-last-entry = Undo the last entry
index-redo-what-was-undone = Redo what was undone
index-a = a
index-open-the-rules = Open the rules
lobby-take-a-seat = Take a seat
lobby-point-a-phones-camera = Point a phone’s camera here
lobby-or-open = or open
lobby-and-enter = and enter
lobby-a-qr-code-shows = A QR code shows once the host opens this board at an address that phones can reach.
lobby-on-companions-first-page = On Companion’s first page, enter
lobby-clockwise-as-you-sit = Clockwise, as you sit.
lobby-drag-to-move-tap = Drag to move, tap a name to change it.
lobby-names-appear-here-as = Names appear here as people sit down.
lobby-change-name-or-symbol = { $name }: change name or symbol
lobby-tonight = tonight
lobby-sits-out = sitting out
lobby-hello = Hello!
lobby-move-up = Move { $name } up
lobby-move-down = Move { $name } down
lobby-remove = Remove { $name }?
lobby-remove-3 = Remove { $name }
lobby-nobody-yet-is-for = Nobody yet. { $name } is for { $least } to { $most } players.
lobby-more-can-play = { $places } more can play
lobby-one-more-can-play = One more can play
lobby-is-full = No room left in { $name }
lobby-a-tv-shows-this = A TV is showing this board.
lobby-a-tv-showed-this = A TV was showing this board; it’s off now.
lobby-take-the-board-off-2 = Stop showing the board on this screen? It can still watch.
lobby-replay-it = Replay it
lobby-no-phone-has-reached = No phone has reached this computer yet.
lobby-same-wi-fi-as = Same Wi-Fi as this computer? Not the guest network?
lobby-did-this-computer-ask = Did this computer ask whether Python may use the network? Allow it.
lobby-a-vpn-here-or = A VPN, here or on the phone? Turn it off.
lobby-help-with-connecting = Help with connecting
lobby-no-phone-two-people = No phone? Two people can share one.
lobby-back-with-another-phone = Back with another phone? Ask for your old seat.
lobby-only-here-to-look = Just here to watch? Scan, and tap “Just watch”.
lobby-tonight-2 = Tonight
lobby-all-options = { $name }: all options
lobby-game = Game
lobby-players = players
lobby-min = · { $span } min
lobby-show-me = Show me
lobby-no-such-cards = Don’t have these cards?
lobby-how-do-you-want = How do you want to play?
lobby-your-own-mix = Your own mix
lobby-fewer = fewer
lobby-more = more
lobby-all-options-2 = All { $fields } options
lobby-begin = Start { $title }
lobby-the-host-starts-the = The host starts the game.
lobby-instead-you-can-use = <b>{ $name }:</b> { $needs } Instead, you can use:
lobby-let-the-app-deal = Let the app deal
lobby-games-at-this-table = Games at this table
lobby-replay = Replay
lobby-not-installed-here = not installed here
people-remove-as-host = Remove as host
people-make-host-too = Make a host, too
people-disconnect-this-phone = Disconnect this phone
people-remove-from-the-table = Remove from the table
people-name-or-symbol = Name or symbol…
people-enter-for-them = Enter for them…
people-ring-their-phone = Ring their phone
phone-is-ringing = { $name }’s phone is ringing.
people-a-tv-or-another = A TV, or another screen
people-the-browser-that-opened = The browser that opened this table
people-a-phone-without-a = A phone without a seat
people-the-laptop-that-runs = The laptop that runs Companion is always host.
people-phones-that-wait-can = Phones that wait can send the board a laugh, a groan or applause.
people-phones-cant-send-reactions = Phones can’t send reactions.
people-switch-reactions-off = Switch reactions off
people-switch-reactions-on = Switch reactions on
people-time-limit = Time limit…
people-letters-on-the-cards = Letters on the cards: { $letters }
rejoin-not-in-this-game = Not in this game yet
rejoin-join-or-come-back = Join, or come back
rejoin-requests-own-phone-decides = { $name }, answer on your phone.
rejoin-requests-host-lets-in = The host can let them in, on a phone.
rematch-rematch = Rematch
rematch-rematch-2 = Rematch: { $title }
rematch-everybody-is-here = Everybody is here.
rematch-isnt-here = isn’t here.
rematch-is-the-phone-asleep = Is the phone asleep? Wake it.
rematch-scan-the-code-to = Scan the code to sit down.
rematch-deal-everybody-in = Deal everybody in
rematch-play-without-them = Play without them
rematch-begin = Start
says-everything-is-sealed = Everything is sealed.
says-turn-over-now = Turn everything over now
says-is-away = { $name } is away…
says-the-time-for-this = The time for this question
says-add-a-minute = Add a minute
says-last-result = Last result:
says-anybody-may-still-take = You can all still take yours back.
says-entered-by = { $name }: entered by { $by }.
show-tonight-after-games = Tonight, after { $games } games.
take-home-point-a-phones-camera = Point a phone’s camera here.
take-home-you-get-a-picture = You get a picture to save and a text to copy. The phone has to be on this network.
take-home-open-it-here = Open it here
timer-time-what-now = Time! What now?
timer-paused-for-everybody = Paused for everybody
timer-this-question = This question
timer-nothing-is-decided-whoever = Nothing is decided. If you’re still choosing, carry on.
timer-go-on-waiting = Go on waiting
timer-go-on = Go on
timer-pause = Pause
timer-still-choosing = Still choosing
timer-how-long-may-a = How long may a question take? When the time is up, the board says so, and nothing else happens.
timer-how-long-a-question = How long a question may take
timer-no-limit = No limit
timer-other-e-g = Other, e.g. 1:30
timer-set = Set
timer-words-no-time-limit = No time limit
timer-words-seconds-a-question = { $seconds } seconds a question
undo-this-is-the-last = This is the last entry. Everybody sees that it was undone, and you can redo it.
undo-keep-it = Keep it
undo-it = Undo it
ask-answer-for = Answer for { $name }
ask-enters-it = { $name } enters it
ask-on-this-screen = Enter it on this screen
ask-on-this-screen-for-all = Enter it on this screen, for all to see
ask-enter-what-they-tell = { $name } is away. Enter what they tell you.
ask-draw-one-of-theirs = { $name } is away. Draw one of their cards at random, play it, and enter it here.
finale-so-far = { $title }, so far
finale-place = { $shared ->
    [yes] { $rank ->
        [1] Shared first place
        [2] Shared second place
       *[3] Shared third place
    }
   *[no] { $rank ->
        [1] First place
        [2] Second place
       *[3] Third place
    }
}
finale-leads = { COUNT($names) ->
    [one] { $names } leads so far
   *[other] { $names } lead so far
}
finale-wins = { COUNT($names) ->
    [one] { $names } wins { $title }
   *[other] { $names } share the win
}
finale-ended-counts = Ended early. It counts for tonight.
finale-ended-for-nobody = Ended early. It doesn’t count for tonight.
# $points may be “2½”; $is_one is whether it is 1 or ½.
lobby-points = { $is_one ->
    [yes] { $points } point
   *[no] { $points } points
}
lobby-last-game = { COUNT($names) ->
    [0] Last game, { $title }: ended early.
   *[other] { $over ->
        [yes] Last game, { $title }: { $names } won.
       *[no] Last game, { $title }: { $names } led when it ended early.
    }
}
lobby-that-was = That was on { $day }. Time for a rematch?
lobby-all-games = All { $count } games
lobby-want-this = { COUNT($names) ->
    [one] { $names } wants to play this
   *[other] { $names } want to play this
}
lobby-you-need = <b>You need:</b> { $needs }
lobby-first-time = first time
lobby-known = { $count ->
    [0] None yet
   *[other] { $count } known
}
lobby-your-phones = <b>Your phones.</b> The app deals, and each phone shows its own cards.
lobby-earlier-game = { COUNT($names) ->
    [0] { $when }. Ended early.
    [one] { $when }. { $names } won.
   *[other] { $when }. { $names } shared the win.
}
people-here = here
people-host-too = host too
people-out-of-the-game = out of the game
people-shows-the-board = shows the board
people-sure-disconnect = Disconnect { $name }’s phone? They can come back with the code.
people-sure-remove = Remove { $name } from the table? They can come back with the code.
rematch-has-no-seat = has no seat here now.
rematch-sits-out = is sitting out.
rematch-play-too = { COUNT($names) ->
    [one] { $names } plays too.
   *[other] { $names } play too.
}
rematch-play-without = Play without { $names }
says-name-away = { $name } (away)
# $total is the score of each, or none: “12 points”, “$7.50”.
show-leads = { COUNT($seats) ->
    [one] { $total ->
        [none] { $seats } leads so far.
       *[other] { $seats } leads so far with { $total }.
    }
   *[other] { $total ->
        [none] { $seats } lead so far.
       *[other] { $seats } lead so far with { $total } each.
    }
}
show-wins = { COUNT($seats) ->
    [one] { $total ->
        [none] { $seats } wins { $title }.
       *[other] { $seats } wins { $title } with { $total }.
    }
   *[other] { $total ->
        [none] { $seats } share the win.
       *[other] { $seats } share the win with { $total } each.
    }
}
show-place = { $rank ->
    [2] Second
   *[3] Third
} place goes to { $seats }{ $total ->
    [none] .
   *[other] {" "}with { show-each }.
}
show-each = { COUNT($seats) ->
    [one] { $total }
   *[other] { $total } each
}
timer-words-whole-minutes = { $minutes ->
    [one] { $minutes } minute a question
   *[other] { $minutes } minutes a question
}
timer-offered = { $seconds ->
    [30] 30 seconds
    [60] 1 minute
    [120] 2 minutes
   *[180] 3 minutes
}
lobby-a-printer-and-scissors = <b>A printer and scissors.</b>
lobby-print-the-cards = Print the cards, and cut them.
people-take-the-board-off-2 = Stop showing the board on this screen? It can still watch.
people-remove-the-browser-that = Remove the browser that opened this table as host? It can still watch.
people-remove-this-phone-as = Remove this phone as host? It can still watch.
timer-words-minutes-a-question = { $time } minutes a question
timer-30-seconds = +30 seconds
timer-1-minute = +1 minute
