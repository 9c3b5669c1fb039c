pad-what-was-played = Ce qui a été joué
pad-shows = { $name } montre { $face }
pad-your-cards = Tes cartes
pad-no-cards-left = Plus de cartes
pad-what-you-have-won = Ce que tu as gagné
pad-nothing-won-yet = Rien de gagné encore
pad-points = { $won ->
    [one] { $won } point
   *[other] { $won } points
}
scene-choosing = choisit…
scene-dummy = figurant
scene-away = pas là
scene-left = n’est plus là
scene-ready = tout est prêt
scene-sealed = scellé
