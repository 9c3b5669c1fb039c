table-replay-the-game = Ver la partida otra vez
table-the-table = La mesa
table-what-happened-so-far = Lo que ha pasado
table-youre-watching-table = Estás mirando la mesa { $code }
table-at-the-table = En la mesa
table-leads = { COUNT($winners) ->
    [one] { $winners } gana de momento
   *[other] { $winners } ganan de momento
}
table-wins = { COUNT($winners) ->
    [one] { $winners } gana
   *[other] { $winners } comparten la victoria
}
table-waiting-for-the-host = { $title ->
    [none] Falta que empiece quien dirige.
   *[other] { $title }: falta que empiece quien dirige.
}
