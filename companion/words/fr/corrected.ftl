# Ce qui a été corrigé, par qui, et ce qui s’en est suivi.

# De quoi on parle : « carte, donne 1, tour 3 (Bo) ».
entry = { $whose ->
    [none] { entry-sealed }
   *[other] { entry-sealed } ({ $whose })
}
entry-sealed = { $sealed ->
    [yes] { entry-where }, sous scellé
   *[no] { entry-where }
}
entry-where = { $place ->
    [none] { $name }
   *[other] { $name }, { $place }
}
# Au début d’une ligne : « Carte, donne 1, tour 2 (Cleo) ».
entry-title = { CAPITAL(entry) }
changed = { $change ->
    [none] Changement : { $what }.
   *[other] { CAPITAL($what) } : { $change }.
}
changed-sealed = Changement : { $what }. Ça reste scellé.
from-to = { $before }{"\u00A0"}{ to }{"\u00A0"}{ $after }
# La flèche entre ce qui était et ce qui est ; lue à voix haute : « devient ».
to = <span aria-hidden="true">→</span><span class="visually-hidden"> devient</span>
by = Changement fait par { $who }.

## Ce qui est annulé ou rétabli, et la question avant d’annuler

answer = { $value ->
    [none] « { $what } »
   *[other] « { $what } : { $value } »
}
change = le changement { answer }
opening = { $place ->
    [none] la révélation
   *[other] la révélation ({ $place })
}
stop = la fin de la partie
uncounted = une saisie qui ne compte pas
undid = { $by } a annulé { $what }.
redid = { $by } a rétabli { $what }.
ask = Annuler { $what } ?

## Ce qui s’en est suivi

totals = { $unit ->
    [named] { $heading } : { COMMAS($moves, "total-move") }.
    [points] Points : { COMMAS($moves, "total-move") }.
   *[cents] { COMMAS($moves, "total-move") }.
}
total-move = { $unit ->
    [cents] { $seat } { MONEY($before) }{"\u00A0"}{ to }{"\u00A0"}{ MONEY($after) }
   *[other] { $seat } { from-to }
}
goes-on = La partie continue.
comes-first = { COUNT($seats) ->
    [one] Maintenant, { $seats } est en tête.
   *[other] Maintenant, { $seats } sont en tête ensemble.
}
set-aside = { $count ->
    [one] Une saisie suivante n’est plus possible, et ne compte pas pour l’instant.
   *[other] { $count } saisies suivantes ne sont plus possibles, et ne comptent pas pour l’instant.
}
back = { $count ->
    [one] Une saisie suivante compte de nouveau.
   *[other] { $count } saisies suivantes comptent de nouveau.
}
asked-again = { $seat ->
    [none] C’est à saisir de nouveau.
   *[other] On attend { $seat }.
}
decided = Donc : { $decision }
nothing-else = Rien d’autre n’a changé.
