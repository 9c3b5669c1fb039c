pad-what-was-played = Lo que se ha jugado
pad-shows = { $name } muestra { $face }
pad-your-cards = Tus cartas
pad-no-cards-left = No quedan cartas
pad-what-you-have-won = Lo que has ganado
pad-nothing-won-yet = Aún no has ganado nada
pad-points = { $won ->
    [one] { $won } punto
   *[other] { $won } puntos
}
scene-choosing = elige…
scene-dummy = fantasma
scene-away = no está
scene-left = se ha ido
scene-ready = ya está
scene-sealed = sellado
