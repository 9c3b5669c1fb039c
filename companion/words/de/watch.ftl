table-replay-the-game = Das Spiel noch mal ansehen
table-the-table = Der Tisch
table-what-happened-so-far = Was bisher passiert ist
table-youre-watching-table = Du schaust an Tisch { $code } zu
table-at-the-table = Am Tisch
table-leads = { COUNT($winners) ->
    [one] { $winners } führt bis jetzt
   *[other] { $winners } führen bis jetzt
}
table-wins = { COUNT($winners) ->
    [one] { $winners } gewinnt
   *[other] { $winners } teilen sich den Sieg
}
table-waiting-for-the-host = { $title ->
    [none] Wir warten, bis die Spielleitung ein Spiel startet.
   *[other] Wir warten, bis die Spielleitung { $title } startet.
}
