# What one may do at a prompt of a kind, in games that do not say it themselves; and while one is asked nothing.

who-sees = { $sealed ->
    [yes] Nobody else sees it before all are turned over. Until then you can take it back.
   *[no] { $anyone ->
        [yes] Anybody can enter it, on any phone or on the board.
       *[no] {""}
    }
}
kind-pick =
    Pick one. What is greyed can’t be picked now: tap it, and it says why.
    Then press the big button. Before that, you can still change your mind.
    { who-sees }
kind-player =
    Pick one of the players, then press the big button.
    { who-sees }
kind-seat = Whoever sits down late is dealt in, unless the host says no.
kind-number =
    Enter a number from { $low } to { $high }, then press the big button.
    { who-sees }
kind-bid =
    Bid from { $low } to { $high }: tap plus and minus, or the number for its keys.
    { who-sees }
kind-order =
    Tap { $length } of them, the first one first. Arrows and dragging change the order.
    { who-sees }
kind-confirm =
    Press the button as soon as it is so. The game waits for it.
    { who-sees }
kind-clash =
    These entries can’t all be true. Tap the one that is wrong, and change it.
    The cards on the table say which one it is.
    Are the cards themselves odd? Then keep them all.
kind-together =
    Answer each of the { COUNT($fields) } questions. One button sends them all.
    { who-sees }
kind-either =
    Do one of these { COUNT($branches) } things. What is greyed isn’t possible now: tap it, and it says why.
    { who-sees }
kind-other =
    Fill in what is asked, then press the big button.
    { who-sees }
kind-sealed =
    Yours is sealed. Nobody sees it before all are turned over.
    “Take it back” lets you choose again, until everybody has sealed.
kind-late = You play as soon as you are dealt in. Until then, look on.
kind-wait = Others are choosing. Your phone says so as soon as it’s your turn.
