pad-what-was-played = Was gespielt wurde
pad-shows = { $name } zeigt { $face }
pad-your-cards = Deine Karten
pad-no-cards-left = Keine Karten mehr
pad-what-you-have-won = Was du gewonnen hast
pad-nothing-won-yet = Noch nichts gewonnen
pad-points = { $won ->
    [one] { $won } Punkt
   *[other] { $won } Punkte
}
scene-choosing = wählt …
scene-dummy = Strohmann
scene-away = nicht da
scene-left = ist gegangen
scene-ready = bereit
scene-sealed = versiegelt
