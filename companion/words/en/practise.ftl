action-play-it-again = Play it again
action-another-round = Another round
cards-your-cards = Your cards
head-what-can-i-do = What can I do?
head-how-to-play = How to play
head-rules = Rules
head-the-game-begins = The game is starting.
head-go-to-your-table = Go to your table
head-practice-with = Practice with { $names }.
head-only-practice = Only practice.
head-your-last-one-was = Your last one was lost, so here is a new one.
head-back-to-the-table = Back to the table
head-back-to-the-rules = Back to the rules
index-a-practice-companion = { $title }: practice · Companion
index-no-connection-trying-again = No connection. Trying again…
prompt-the-round-is-over = The round is over
prompt-you-win = You win!
prompt-you-share-the-win = You share the win!
prompt-what-everybody-played = What everybody played
prompt-wins = { COUNT($winners) ->
    [one] { $winners } wins
   *[other] { $winners } share the win
}
