index-replay-companion = { $title }: ver otra vez · Companion
step-no-sound = Sin sonido
step-esc = esc
step-the-game-begins = Empieza la partida.
step-the-table = La mesa
step-replay = Ver otra vez
step-go-to-a-round = Ir a una ronda
step-to-the-start = Al principio
step-back = Atrás
step-play = Reproducir
step-forward = Adelante
step-to-where-it-is = Al momento actual
step-to-the-end = Al final
step-step = Paso
step-of = { $number } de { $last }
step-entry = { $whose ->
    [none] { CAPITAL($name) }: { $value }
   *[other] { $whose }, { $name }: { $value }
}
step-of-round = { $round }, paso { $number } de { $last }
