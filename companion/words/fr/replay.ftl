index-replay-companion = { $title } : rediffusion · Companion
step-no-sound = Pas de son
step-esc = échap
step-the-game-begins = La partie commence.
step-the-table = La table
step-replay = Revoir
step-go-to-a-round = Aller à un tour
step-to-the-start = Au début
step-back = En arrière
step-play = Lecture
step-forward = En avant
step-to-where-it-is = Là où on en est
step-to-the-end = À la fin
step-step = Étape
step-of = { $number } sur { $last }
step-entry = { $whose ->
    [none] { CAPITAL($name) } : { $value }
   *[other] { $whose }, { $name } : { $value }
}
step-of-round = { $round }, étape { $number } sur { $last }
