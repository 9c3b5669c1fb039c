# Lo que dicen varias pantallas.

the-host = quien dirige
the-table = la mesa
the-app = la app
dummy = Fantasma { $number }
at-the-start = al principio
at-the-end = al final
the-start = El principio
the-end = El final
heading-start = El principio
heading-end = El final
course-start = Inicio
course = Cómo fue el marcador
pick-one = Elige uno
enter-a-number = Pon un número
choose-a-bid = Elige una puja
all-seal = Todo el mundo sella en secreto.
all-sealed = Todo el mundo ha sellado. Allá vamos…
one-moment = Un momento…
waiting = Esperamos a la mesa
waiting-for = Esperamos a { $names }
waiting-for-these = Esperamos a { $names }.
away-hint = { COUNT($names) ->
    [one] { $names } no está. Quien dirige puede esperar o seguir sin esa persona.
   *[other] { $names } no están. Quien dirige puede esperar o seguir sin esas personas.
}
which-entry-is-wrong = ¿Qué anotación está mal?
anybody-can = Puede anotarlo cualquiera.

## El resultado para llevarse

so-far = { $title }, de momento
verb-leads = { COUNT($winners) ->
    [one] gana de momento
   *[other] ganan de momento
}
verb-wins = { COUNT($winners) ->
    [one] gana
   *[other] comparten la victoria
}
headline-leads = { COUNT($winners) ->
    [0] No gana nadie
    [one] { $winners } gana de momento
   *[other] { $winners } ganan de momento
}
headline-wins = { COUNT($winners) ->
    [0] No gana nadie
    [one] { $winners } gana
   *[other] { $winners } comparten la victoria
}
total-points = { $points ->
    [one] { $total } punto
   *[other] { $total } puntos
}
evening-after = { $games ->
    [one] La noche tras { $games } partida: { $points }.
   *[other] La noche tras { $games } partidas: { $points }.
}
result-line = { $place ->
    [0] { $name } (se fue antes): { $total }
   *[other] { $place }. { $name }: { $total }
}
companion-kept = Los puntos los llevó Companion, para quien juega con cartas de verdad.

## Palabras pequeñas

not-possible = Eso ahora no es posible.

## Opciones en vigor

option-yes = sí
option-no = no
option-none = ninguna
qr-code = Código QR: { $url }
secret = secreto
