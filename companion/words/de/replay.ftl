index-replay-companion = { $title }: Wiederholung · Companion
step-no-sound = Ohne Ton
step-esc = esc
step-the-game-begins = Das Spiel beginnt.
step-the-table = Der Tisch
step-replay = Wiederholung
step-go-to-a-round = Zu einer Runde
step-to-the-start = Zum Anfang
step-back = Zurück
step-play = Abspielen
step-forward = Weiter
step-to-where-it-is = Zum jetzigen Stand
step-to-the-end = Zum Ende
step-step = Schritt
step-of = { $number } von { $last }
step-entry = { $whose ->
    [none] { CAPITAL($name) }: { $value }
   *[other] { $whose }, { $name }: { $value }
}
step-of-round = { $round }, Schritt { $number } von { $last }
