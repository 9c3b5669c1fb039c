pad-what-was-played = Wat er gespeeld is
pad-shows = { $name } laat { $face } zien
pad-your-cards = Je kaarten
pad-no-cards-left = Geen kaarten meer
pad-what-you-have-won = Wat je gewonnen hebt
pad-nothing-won-yet = Nog niets gewonnen
pad-points = { $won ->
    [one] { $won } punt
   *[other] { $won } punten
}
scene-choosing = kiest nog…
scene-dummy = dummy
scene-away = even weg
scene-left = is gestopt
scene-ready = klaar
scene-sealed = verzegeld
