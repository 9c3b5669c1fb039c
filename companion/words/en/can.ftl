# What one may do at a prompt of a kind, in games that do not say it themselves; and while one is asked nothing.

who-sees = { $sealed ->
    [yes] Nobody else sees it until everything is turned over. Until then you can take it back.
   *[no] { $anyone ->
        [yes] Anybody can enter it, on any phone or on the board.
       *[no] {""}
    }
}
kind-pick =
    Pick one. Greyed-out choices can’t be picked now: tap one to see why.
    Then press the big button. Before that, you can still change your mind.
    { who-sees }
kind-player =
    Pick one of the players, then press the big button.
    { who-sees }
kind-seat = Latecomers are dealt in, unless the host says no.
kind-number =
    Enter a number from { $low } to { $high }, then press the big button.
    { who-sees }
kind-bid =
    Bid from { $low } to { $high }: tap + and −, or tap the number to type it.
    { who-sees }
kind-order =
    Tap { $length } of them, the first one first. Arrows and dragging change the order.
    { who-sees }
kind-confirm =
    Press the button when that’s done. The game is waiting for it.
    { who-sees }
kind-clash =
    These entries can’t all be true. Tap the one that is wrong, and change it.
    The cards on the table say which one it is.
    Is something wrong with the deck itself? Then keep them all.
kind-together =
    Answer each of the { COUNT($fields) } questions. One button sends them all.
    { who-sees }
kind-either =
    Do one of these { COUNT($branches) } things. Greyed-out choices aren’t possible now: tap one to see why.
    { who-sees }
kind-other =
    Answer the question, then press the big button.
    { who-sees }
kind-sealed =
    Yours is sealed. Nobody sees it until everything is turned over.
    “Take it back” lets you choose again, until everybody has sealed.
kind-late = You’ll play as soon as you’re dealt in. Until then, you can watch.
kind-left = You’re out of the game, but you can watch.
kind-wait = Others are choosing. Your phone will tell you when it’s your turn.
