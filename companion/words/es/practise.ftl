action-play-it-again = Jugar otra vez
action-another-round = Otra ronda
cards-your-cards = Tus cartas
head-what-can-i-do = ¿Qué puedo hacer?
head-how-to-play = Cómo se juega
head-rules = Reglas
head-the-game-begins = Empieza la partida.
head-go-to-your-table = Ve a tu mesa
head-practice-with = Práctica con { $names }.
head-only-practice = Es solo práctica.
head-your-last-one-was = La última se perdió, así que aquí hay otra.
head-back-to-the-table = Volver a la mesa
head-back-to-the-rules = Volver a las reglas
index-a-practice-companion = { $title }: práctica · Companion
index-no-connection-trying-again = Sin conexión. Seguimos probando…
prompt-the-round-is-over = La ronda ha terminado
prompt-you-win = ¡Ganas!
prompt-you-share-the-win = ¡Compartes la victoria!
prompt-what-everybody-played = Lo que ha jugado cada cual
prompt-wins = { COUNT($winners) ->
    [one] { $winners } gana
   *[other] { $winners } comparten la victoria
}
