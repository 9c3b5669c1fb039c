action-play-it-again = Nog eens
action-another-round = Nog een ronde
cards-your-cards = Je kaarten
head-what-can-i-do = Wat kan ik doen?
head-how-to-play = Zo speel je het
head-rules = Regels
head-the-game-begins = Het spel begint.
head-go-to-your-table = Naar je tafel
head-practice-with = Oefenen met { $names }.
head-only-practice = Alleen om te oefenen.
head-your-last-one-was = Je vorige is verloren gegaan, dus hier is een nieuwe.
head-back-to-the-table = Terug naar de tafel
head-back-to-the-rules = Terug naar de regels
index-a-practice-companion = { $title }: oefenen · Companion
index-no-connection-trying-again = Geen verbinding. We proberen het opnieuw…
prompt-the-round-is-over = De ronde is voorbij
prompt-you-win = Je wint!
prompt-you-share-the-win = Jullie winnen samen!
prompt-what-everybody-played = Wat iedereen speelde
prompt-wins = { COUNT($winners) ->
    [one] { $winners } wint
   *[other] { $winners } winnen samen
}
