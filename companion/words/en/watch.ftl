table-replay-the-game = Replay the game
table-the-table = The table
table-what-happened-so-far = What happened so far
table-youre-watching-table = You’re watching table { $code }
table-at-the-table = At the table
table-leads = { COUNT($winners) ->
    [one] { $winners } leads so far
   *[other] { $winners } lead so far
}
table-wins = { COUNT($winners) ->
    [one] { $winners } wins
   *[other] { $winners } share the win
}
table-waiting-for-the-host = { $title ->
    [none] Waiting for the host to start.
   *[other] { $title }: waiting for the host to start.
}
