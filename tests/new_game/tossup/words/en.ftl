# Toss-up, in words: a message for each fact, and for the words of each prompt.

## The facts

# Names are written as a list: “Ana, Bo and Cy”. Many long ones would fill a small phone.
fell = { UPTO($seats, 3) ->
    [0] The coin fell on { $side }. Nobody guessed it.
    [more] The coin fell on { $side }. A point for { COUNT($seats) } of you.
   *[other] The coin fell on { $side }. A point for { $seats }.
}
    .you = The coin fell on { $side }. You guessed it.
won = { UPTO($seats, 3) ->
    [1] { $seats } wins with { SAY($total, "points") }.
    [more] { COUNT($seats) } of you share the win with { SAY($total, "points") }.
   *[other] { $seats } share the win with { SAY($total, "points") }.
}
points = { $it ->
    [one] { $it } point
   *[other] { $it } points
}

## The prompts

ask-guess = How does the coin fall?
button-guess = Guess {"{}"}
entry-guess = guess
sealing-guess = Everybody guesses in secret.
ask-coin = Toss the coin
button-coin = It fell on {"{}"}
entry-coin = toss
to-coin = toss the coin

## The table

table-middle = { COUNT(AT($middle, "cards")) ->
    [0] The coin
   *[other] It fell on
}
fate-taken = a point
fate-none = no point
