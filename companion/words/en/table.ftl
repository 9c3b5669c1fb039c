pad-what-was-played = What was played
pad-shows = { $name } shows { $face }
pad-your-cards = Your cards
pad-no-cards-left = No cards left
pad-what-you-have-won = What you have won
pad-nothing-won-yet = Nothing won yet
pad-points = { $won ->
    [one] { $won } point
   *[other] { $won } points
}
scene-choosing = choosing…
scene-dummy = dummy
scene-away = away
scene-left = has left
scene-ready = ready
scene-sealed = sealed
