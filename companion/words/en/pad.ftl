action-hold-to-look = Hold to look
action-take-it-back = Take it back
amend-entered = Entered: <b>{ $label }</b>
amend-save-the-change = Save the change
amend-anyway = Change it anyway
amend-save-it = Save { $it }
amend-later-entries-that-still = Later entries that still fit are kept. Everybody sees the change.
awaited-who-has-been-heard = Who has answered
entries-you-can-change-your = You can change your own entries and the table’s. The host can change them all, on the board.
hand-hold-to-look-at = Hold to look at your cards
hand-hold = Hold
head-watching = Watching
help-youre-the-host-games = <b>You’re the host.</b> Games start on the board.
help-a-phone-says-it-is-you = Another phone asks for your seat.
help-it-would-see-what-you-see = If you let it in, it sees what you see.
help-another-phone-has-your-seat = Another phone has your seat, too.
help-it-sees-what-you-see = It sees what you see. Isn’t it yours? Ask the host to disconnect it.
help-waiting-for-their-phone = Waiting for { $name }’s phone.
help-say-yes-there = Somebody has to say yes there.
help-waiting-for-the-host = Waiting for the host.
help-ask-the-host-to = Ask the host to give you { $name }’s seat.
help-is-away = { $name } is away.
help-the-host-asks-you = The host asks you to answer for { $name }.
help-answer = Answer
help-the-host-is-gone = The host is gone.
help-somebody-has-to-start = Somebody has to start games and let people in.
help-ill-host = I’ll host
how-you-need = You need: { $needs }
how-show-the-tour-again = Show the tour again
how-lets-play = Let’s play
how-you-play-with-real = You play with real cards
how-play-your-cards-on = Play your cards on the table as always. What you play in secret, you enter here.
how-when-everybody-is-in = When everybody has answered, everything is revealed together: who takes what, and why.
how-companion-keeps-the-scores = Companion keeps the scores and knows the rules.
how-waiting-for-the-host = Waiting for the host to pick a game. Its rules will be here.
index-pass-the-phone-no = Pass the phone. No peeking.
index-i-am = I am { $name }
look-look-up = Look up!
look-its-on-the-board = It’s on the board.
look-the-rules-and-how = The rules, and how your table plays it
lost-what-was-entered-later = What was entered later may no longer fit. Then you’ll be asked again.
lost-what-was-entered-after = What was entered after that counts again where it still fits.
more-scores-and-your-cards = Scores and your cards
more-what-changed = What changed?
phone-this-phone-wont-let = This phone can’t keep the screen on. Set a longer screen timeout in its settings.
phone-vibrate = Vibrate
phone-somebody-else-plays-on = Somebody else is playing on this phone, too
phone-leave-the-table = Leave the table
phone-leave-the-table-you = Leave the table? You can come back with the code.
prompt-ready-for-the-next = Ready for the next game
prompt-youre-in = You’re in, { $name }
prompt-you-sit-out-the = You’re sitting out the next game. The host can deal you in.
prompt-youre-the-host-pick = You’re the host. Pick and start a game on the board. At the bottom of this page you can open the board on this phone or on a TV.
prompt-the-host-begins-on = The host will start { $title } on the board when everybody is here.
prompt-the-host-picks-a = The host will pick and start a game on the board.
prompt-say-hello-on-the = Say hello on the board
prompt-what-do-you-want = What do you want to play?
prompt-votes = { $count ->
    [one] vote
   *[other] votes
}
prompt-full-rules = Full rules
prompt-practise-a-round = Practise a round
prompt-practise-with = Practise with { $name }
prompt-your-earlier-entry-no = Your earlier entry ({ $value }) no longer fits. { $say }
prompt-the-other-cards-are = The other cards are face up. Yours will be seen straight away.
prompt-check-entries = { $count ->
    [one] Check this entry
   *[other] Check these entries
}
prompt-who-can-change-it = { CAPITAL(OR($who, "one-who-can")) } can change it.
one-who-can = { $it }
prompt-youre-out = You’re out of this game
prompt-watch-or-come-back = You can watch. Want to play on after all? Ask the host.
prompt-host-sees-who-plays = Ask the host who plays.
prompt-enter-it-here-instead = Enter it here instead
prompt-sealed = Sealed
prompt-everybody-has-sealed-here = Everybody has sealed. Here we go…
prompt-you-can-take-it = You can take it back until everybody has sealed.
prompt-what-you-sealed-no = What you sealed no longer fits. { $say } Take it back and choose again.
ruling-now = Now
keypad-delete-the-last-digit = Delete the last digit
keypad-plus-or-minus = Plus or minus
pick-enter = Enter
pick-enter-it = Enter { $it }
pick-see-them-all = See them all
pick-possible = Possible: { $possible }
pick-nothing-is-possible = Nothing is possible
bid-bid = Bid { $low }
bid-one-less = One less
bid-keys = Keys:
bid-one-more = One more
bid-digits-of-the-bid = Digits of the bid
bid-bid-2 = bid { $value }
clash-our-deck-is-like = Our deck is like that: keep them
clash-change = Change: { $entry }
clash-go-back = Go back
clash-are-the-cards-themselves = Is the deck itself different? Then these cards won’t be counted.
clash-our-deck-is-like-2 = Our deck is like that
either-nothing-yet = Nothing yet
either-pick-one = Pick one
order-move-up = Move { $label } up
order-move-down = Move { $label } down
order-move-off-the-list = Move { $label } off the list
order-tap-a-card-below = Tap a card below
order-what-can-be-had = Cards to choose from
how-tour = 20-second tour
lost-asked-again = { $count ->
    [one] Then a later entry no longer fits, and will be asked again:
   *[other] Then { $count } later entries no longer fit, and will be asked again:
}
lost-not-counted = { $count ->
    [one] Then a later entry doesn’t count. What still fits will count again when the game comes to it.
   *[other] Then { $count } later entries don’t count. What still fits will count again when the game comes to it.
}
phone-mine = This phone
# More than one person plays on it.
phone-of = This phone: { $names }
phone-change-my-name = Change your name or symbol
phone-change-name-of = Change { $name }’s name or symbol
prompt-you-lead = { $count ->
    [one] You lead so far
   *[other] You share the lead so far
}
prompt-you-win = { $count ->
    [one] You win!
   *[other] You share the win!
}
prompt-others-lead = { COUNT($names) ->
    [one] { $names } leads so far
   *[other] { $names } lead so far
}
prompt-others-win = { COUNT($names) ->
    [one] { $names } wins
   *[other] { $names } share the win
}
prompt-ended-early = { $title } ended early. The host will pick what comes next, on the board.
prompt-over = { $title } is over. The host will pick what comes next, on the board.
keypad-plus = plus
keypad-minus = minus
keypad-point = point
lost-more = { $count } more
bid-left = { $left } of { $all } left
number-range = { $low } to { $high }
prompt-tour = 20-second tour of { $title }
tour-title = { $title } in 20 seconds
pick-one = Pick one
