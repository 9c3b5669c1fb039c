# What several screens say.

the-host = the host
the-table = the table
the-app = the app
dummy = Dummy { $number }
at-the-start = at the start
at-the-end = at the end
the-start = The start
the-end = The end
heading-start = The start
heading-end = The end
course-start = Start
course = How the score went
pick-one = Pick one
enter-a-number = Enter a number
choose-a-bid = Choose a bid
all-seal = Everybody seals in secret.
all-sealed = Everybody has sealed. Here we go…
one-moment = One moment…
waiting = Waiting for the table
waiting-for = Waiting for { $names }
waiting-for-these = Waiting for { $names }.
away-hint = { COUNT($names) ->
    [one] { $names } is away. The host can wait, or go on without them.
   *[other] { $names } are away. The host can wait, or go on without them.
}
which-entry-is-wrong = Which entry is wrong?
anybody-can = Anybody can enter it.

## The result to take home

so-far = { $title }, so far
verb-leads = { COUNT($winners) ->
    [one] leads so far
   *[other] lead so far
}
verb-wins = { COUNT($winners) ->
    [one] wins
   *[other] share the win
}
headline-leads = { COUNT($winners) ->
    [0] Nobody wins
    [one] { $winners } leads so far
   *[other] { $winners } lead so far
}
headline-wins = { COUNT($winners) ->
    [0] Nobody wins
    [one] { $winners } wins
   *[other] { $winners } share the win
}
total-points = { $points ->
    [one] { $total } point
   *[other] { $total } points
}
evening-after = The evening after { $games } games: { $points }.
result-line = { $place ->
    [0] { $name } (left early): { $total }
   *[other] { $place }. { $name }: { $total }
}
companion-kept = Companion kept the score, for people who play with real cards.

## Small words

not-possible = That isn’t possible right now.

## Options in force

option-yes = yes
option-no = no
option-none = none
qr-code = QR code: { $url }
secret = secret
