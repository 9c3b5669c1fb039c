index-replay-companion = { $title }: replay · Companion
step-no-sound = No sound
step-esc = esc
step-the-game-begins = The game is starting.
step-the-table = The table
step-replay = Replay
step-go-to-a-round = Go to a round
step-to-the-start = To the start
step-back = Back
step-play = Play
step-forward = Forward
step-to-where-it-is = Jump to now
step-to-the-end = To the end
step-step = Step
step-of = { $number } of { $last }
step-entry = { $whose ->
    [none] { CAPITAL($name) }: { $value }
   *[other] { $whose }’s { $name }: { $value }
}
step-of-round = { $round }, step { $number } of { $last }
