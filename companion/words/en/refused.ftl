# What the referee refuses, whatever the game.

stale = That’s already decided.
sealed-already = You already sealed this. Take it back first, then change it.
opened-already = Everybody has seen this. Use “Fix a mistake” instead.
not-all-in = Not everybody is done yet.
nothing-to-undo = There’s nothing to undo yet.
over-already = The game is over already.
nothing-scored = Nobody has scored yet, so nobody leads.
nothing-to-redo = There’s nothing to redo.
shows-cards = That would deal or turn over other cards. Undo back to there instead.
same-as-before = The entry already says that.
draw-a-card = Somebody next to them draws one of their cards without looking, and enters it.
not-a-number = That has to be a whole number.
out-of-range = It has to be from { $low } to { $high }.
not-an-option = That isn’t one of the choices. Pick one of those shown.
lines = “{ $name }” holds { $most } lines of up to { $longest } letters.
title = “{ $name }” has room for { $longest } letters.
not-a-list = This needs a list.
list-length = { $length ->
    [1] The list needs one entry.
   *[other] The list needs { $length } entries.
}
list-twice = Something is in the list twice.
fields = Something is missing. Fill in everything, then send it again.
not-a-seat = Nobody sits there.
plays-already = { $seat } is already playing.
not-held = You don’t have that card. Yours are at the top.
option = “{ $name }” can’t be set to that.
option-range = “{ $name }” can be { $low } to { $high } at this table.
players = { $missing ->
    [0] This game is for up to { $high } players. There are { $players } of you.
    [one] Needs { $missing } more player.
   *[other] Needs { $missing } more players.
}
option-few = “{ $name }”: pick at least { $least }.
too-few-cards = { $least ->
    [one] Pick at least { $least } card.
   *[other] Pick at least { $least } cards.
}
too-many-cards = { $most ->
    [one] Pick at most { $most } card.
   *[other] Pick at most { $most } cards.
}
