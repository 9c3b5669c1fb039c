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
changed-something = Ha cambiado una anotación.
by = El cambio es de { $who }.
undid-answer = { $value ->
    [none] { $by } ha deshecho «{ $what }».
   *[other] { $by } ha deshecho «{ $what }»: { $value }.
}
undid-opening = { $place ->
    [none] { $by } ha vuelto a taparlo todo. Sigue sellado.
   *[other] { $by } ha vuelto a taparlo todo ({ $place }). Sigue sellado.
}
undid-change = { $change ->
    [none] { $by } ha deshecho un cambio. { CAPITAL($what) }.
   *[other] { $by } ha deshecho un cambio. { CAPITAL($what) }: { $change }.
}
undid-stop = { $by } ha deshecho el final de la partida.
undid-something = { $by } ha deshecho una anotación que ya no contaba.
redid-answer = { $value ->
    [none] { $by } ha rehecho «{ $what }».
   *[other] { $by } ha rehecho «{ $what }»: { $value }.
}
redid-opening = { $place ->
    [none] { $by } ha vuelto a destaparlo todo.
   *[other] { $by } ha vuelto a destaparlo todo ({ $place }).
}
redid-change = { $change ->
    [none] { $by } ha rehecho un cambio. { CAPITAL($what) }.
   *[other] { $by } ha rehecho un cambio. { CAPITAL($what) }: { $change }.
}
redid-stop = { $by } ha terminado otra vez la partida.
redid-something = { $by } ha rehecho una anotación que ahora no cuenta.

## La pregunta antes de deshacer

ask-answer = { $value ->
    [none] ¿Deshacer «{ $what }»?
   *[other] ¿Deshacer «{ $what }»: { $value }?
}
ask-opening = { $place ->
    [none] ¿Volver a taparlo todo?
   *[other] ¿Volver a taparlo todo ({ $place })?
}
ask-change = { $change ->
    [none] ¿Deshacer el cambio de «{ $what }»?
   *[other] ¿Deshacer el cambio de «{ $what }»: { $change }?
}
ask-stop = ¿Seguir jugando, entonces?
ask-something = ¿Deshacer una anotación que ya no cuenta?

## Qué ha pasado después

moved = { $unit ->
    [cents] { MONEY($amount) }
   *[other] { $amount ->
        [one] { $amount } punto
       *[other] { $amount } puntos
    }
} de { $frm } a { $to }.
totals = { $unit ->
    [points] Puntos: { total-moves }.
   *[other] { total-moves }.
}
total-moves = { $more ->
    [0] { COMMAS($told, "total-move") }
    [1] { COMMAS($told, "total-move") }, y otra persona
   *[other] { COMMAS($told, "total-move") }, y { $more } más
}
total-move = { $unit ->
    [cents] { $seat } { MONEY($before) }{"\u00A0"}{ to }{"\u00A0"}{ MONEY($after) }
   *[other] { $seat } { $before }{"\u00A0"}{ to }{"\u00A0"}{ $after }
}
# La flecha entre lo que era y lo que es; leída en voz alta, «pasa a».
to = <span aria-hidden="true">→</span><span class="visually-hidden"> pasa a</span>
recounted = Se han vuelto a contar los puntos.
scored = { COUNT($seats) ->
    [one] Ahora { $seats } entra en la puntuación.
   *[other] Ahora { $seats } entran en la puntuación.
}
unscored = { COUNT($seats) ->
    [one] { $seats } ya no entra en la puntuación.
   *[other] { $seats } ya no entran en la puntuación.
}
goes-on = La partida sigue.
over = { COUNT($seats) ->
    [one] Con eso acaba la partida: gana { $seats }.
   *[other] Con eso acaba la partida: { $seats } comparten la victoria.
}
stopped = Con eso acaba la partida.
leaders = { COUNT($seats) ->
    [one] Ahora gana { $seats }.
   *[other] Ahora ganan { $seats }.
}
winners = { COUNT($seats) ->
    [one] { COUNT($no_longer) ->
        [0] Ahora la victoria es de { $seats }.
       *[other] Ahora la victoria es de { $seats }, y ya no de { $no_longer }.
    }
   *[other] Ahora { $seats } comparten la victoria.
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
    [none] Hay que anotarla otra vez.
   *[other] Esperamos a { $seat }.
}
now-ruled = { $more ->
    [0] Ahora: { $said }
    [one] Ahora: { $said } Ha cambiado otro resultado.
   *[other] Ahora: { $said } Han cambiado otros { $more } resultados.
}
nothing-else = No ha cambiado nada más.
