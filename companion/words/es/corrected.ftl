# Qué se ha corregido, quién lo ha hecho y qué ha pasado después.

# De qué se habla: «carta, reparto 1, ronda 3 (Bo)». En mitad de una frase.
entry = { $whose ->
    [none] { entry-sealed }
   *[other] { entry-sealed } ({ $whose })
}
entry-sealed = { $sealed ->
    [yes] { entry-where }, en secreto
   *[no] { entry-where }
}
entry-where = { $place ->
    [none] { $name }
   *[other] { $name }, { $place }
}
# Al principio de una línea: «Carta, reparto 1, ronda 2 (Cleo)».
entry-title = { CAPITAL(entry) }
changed = { $change ->
    [none] Ha cambiado: { $what }.
   *[other] { CAPITAL($what) }: { $change }.
}
changed-sealed = Ha cambiado: { $what }. Sigue en secreto.
from-to = { $before }{"\u00A0"}{ to }{"\u00A0"}{ $after }
# La flecha entre lo que era y lo que es; leída en voz alta, «ahora».
to = <span aria-hidden="true">→</span><span class="visually-hidden"> ahora</span>
by = El cambio es de { $who }.

## Qué se deshace o se rehace, y la pregunta antes de deshacer

answer = { $value ->
    [none] «{ $what }»
   *[other] «{ $what }: { $value }»
}
change = el cambio { answer }
opening = { $place ->
    [none] «destaparlo todo»
   *[other] «destaparlo todo, { $place }»
}
stop = el final de la partida
uncounted = una anotación que no cuenta
undid = { $by } ha deshecho { $what }.
redid = { $by } ha rehecho { $what }.
ask = ¿Deshacer { $what }?

## Qué ha pasado después

totals = { $unit ->
    [named] { $heading }: { COMMAS($moves, "total-move") }.
    [points] Puntos: { COMMAS($moves, "total-move") }.
   *[cents] { COMMAS($moves, "total-move") }.
}
total-move = { $unit ->
    [cents] { $seat } { MONEY($before) }{"\u00A0"}{ to }{"\u00A0"}{ MONEY($after) }
   *[other] { $seat } { from-to }
}
goes-on = La partida sigue.
comes-first = { COUNT($seats) ->
    [one] Ahora { $seats } va en cabeza.
   *[other] Ahora { $seats } van en cabeza.
}
set-aside = { $count ->
    [one] Una anotación posterior ya no encaja y de momento no cuenta.
   *[other] { $count } anotaciones posteriores ya no encajan y de momento no cuentan.
}
back = { $count ->
    [one] Una anotación posterior vuelve a contar.
   *[other] { $count } anotaciones posteriores vuelven a contar.
}
asked-again = { $seat ->
    [none] Hay que anotarlo otra vez.
   *[other] Esperamos a { $seat }.
}
decided = Entonces: { $decision }
nothing-else = No ha cambiado nada más.
