# What all games say. A game whose own words have a message of the same name says that instead.

leaves = { $seat } has left, and can’t win.
back = { $seat } is back in the game.
joins = { $seat } joins from the next deal on.
declined = { $seat } isn’t dealt in next time. The host said no.
full = All { $most } places are taken.
ask-leave = Who has left the game?
entry-leave = player who left
call-leave = Remove from the game
sure-leave = { $effect ->
    [none] Remove { $name } from the game?
   *[other] Remove { $name } from the game? { $effect }
}
ask-back = Who is back?
entry-back = player who is back
call-back = Bring back into the game
ask-join = Who joins from the next deal on?
entry-join = player who joined
call-join = Deal in next time
ask-decline = Who isn’t dealt in?
entry-decline = player who isn’t dealt in
call-decline = Don’t deal in

## Where we are in a standard scene, and what has become of cards there

place-long =
    { $deal ->
        [0] {""}
       *[other] { $deals ->
            [0] Deal { $deal }
           *[other] Deal { $deal } of { $deals }
        }
    }
    { $round ->
        [0] {""}
       *[other] { $rounds ->
            [0] Round { $round }
           *[other] Round { $round } of { $rounds }
        }
    }
place-short = { $deal ->
    [0] { $round ->
        [0] {""}
       *[other] { $rounds ->
            [0] Round { $round }
           *[other] Round { $round } of { $rounds }
        }
    }
   *[other] { $round ->
        [0] Deal { $deal }
       *[other] { $rounds ->
            [0] Deal { $deal } · round { $round }
           *[other] Deal { $deal } · round { $round } of { $rounds }
        }
    }
}
fate-open = face up
fate-none = nothing
fate-taken = { $gain ->
    [none] takes it
   *[other] takes { $gain }
}
fate-low = { $gain ->
    [none] takes one
   *[other] takes { $gain }
}
fate-matched = matched
fate-bad = { $gain ->
    [none] takes it
   *[other] takes { $gain }
}
fate-moved = in its place

## The large moments of a reveal, in at most six words: what the board shows across the table

highlight-comeback = Once last, now first: { FIRST($seats) }!
highlight-all-matched = Every single card matches!

to-clash = say which entry is wrong
entry-deck = deal
entry-clash = different deck
call-override = Our deck is different…
leaves-waiting = They aren’t dealt in next time. They can no longer win.

## Highlights of the score, at the end

amount = { $unit ->
    [cents] { MONEY($points) }
   *[other] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
mention-margin = { $seats } missed the win by { amount }.
mention-comeback = { $seat } was last, and still won.
mention-most-at-once = { $lowest ->
    [yes] { COUNT($seats) ->
        [one] { $seats }’s total grew by { amount } in one go. Nobody’s grew by more.
       *[other] The totals of { $seats } each grew by { amount } in one go. Nobody’s grew by more.
    }
   *[no] { COUNT($seats) ->
        [one] { $seats } got { amount } in one go, more than anybody else.
       *[other] { $seats } each got { amount } in one go. Nobody got more.
    }
}
mention-streak = { $lowest ->
    [yes] { $times } times in a row, only { $seat }’s total grew.
   *[no] { $times } times in a row, only { $seat } scored.
}
mention-twins = { $seats } drew level { $times } times.
mention-spotless = { $lowest ->
    [yes] { $seat }’s total never grew.
   *[no] Whenever anybody scored, { $seat } did.
}

## Who enters what anyone may enter; $does is what the game’s “to-…” says

proposal = Waiting for { $name } to { proposal-does }
proposal-host = Waiting for the host to { proposal-does }
# The same while the cards are still dealt, or what they show is laid out.
proposal-when-set = When everything’s ready, { $name } can { proposal-does }
proposal-does = { $does ->
    [none] enter it
   *[other] { $does }
}

## What can I do? What the host may say of those who come and go

can-leave =
    Pick who is leaving for good. What they have scored stays, but they can’t win.
    Only away for a moment? Wait, or answer for them.
can-back = Pick who is back. They play on, and can win again.
can-join = Latecomers play from the next deal on.
can-decline = Pick who isn’t dealt in next time. They can watch.

## What the app says where a game has no words of its own

next-deal = the next deal
waiting = Waiting for the table
choosing = Waiting for { $names }
sealing = Everybody seals in secret.
place-clash = { $seat ->
    [none] { $what }, round { $round }
   *[other] { PLAIN($seat) }, round { $round }
}

## Parts of the key of an entry: “deal 2, round 5”

part-deal = deal
part-round = round
part-hand = hand
part-trick = trick
part-turn = turn
part-game = game
part-offer = offer
