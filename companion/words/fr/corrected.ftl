# Ce qui a été corrigé, par qui, et ce qui s’en est suivi.

# De quoi on parle : « la carte de Bo, donne 1, tour 3 ». Au milieu d’une phrase.
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
# Au début d’une ligne : « Carte, donne 1, tour 2 (Cleo) ».
entry-title = { CAPITAL(entry) }
changed = { $change ->
    [none] Changement : { $what }.
   *[other] { CAPITAL($what) } : { $change }.
}
changed-sealed = Changement : { $what }. Ça reste scellé.
changed-something = Une saisie a changé.
by = Changement fait par { $who }.
undid-answer = { $value ->
    [none] { $by } a annulé : { $what }.
   *[other] { $by } a annulé : { $what } : { $value }.
}
undid-opening = { $place ->
    [none] { $by } a annulé la révélation. Tout y est de nouveau scellé.
   *[other] { $by } a annulé la révélation ({ $place }). Tout y est de nouveau scellé.
}
undid-change = { $change ->
    [none] { $by } a annulé un changement. { CAPITAL($what) }.
   *[other] { $by } a annulé un changement. { CAPITAL($what) } : { $change }.
}
undid-stop = { $by } a annulé la fin de la partie.
undid-something = { $by } a annulé une saisie qui ne comptait plus.
redid-answer = { $value ->
    [none] { $by } a rétabli : { $what }.
   *[other] { $by } a rétabli : { $what } : { $value }.
}
redid-opening = { $place ->
    [none] { $by } a rétabli la révélation.
   *[other] { $by } a rétabli la révélation ({ $place }).
}
redid-change = { $change ->
    [none] { $by } a rétabli un changement. { CAPITAL($what) }.
   *[other] { $by } a rétabli un changement. { CAPITAL($what) } : { $change }.
}
redid-stop = { $by } a de nouveau arrêté la partie.
redid-something = { $by } a rétabli une saisie qui ne compte pas maintenant.

## La question, avant d’annuler

ask-answer = { $value ->
    [none] Annuler : { $what } ?
   *[other] Annuler : { $what } : { $value } ?
}
ask-opening = { $place ->
    [none] Annuler la révélation ?
   *[other] Annuler la révélation ({ $place }) ?
}
ask-change = { $change ->
    [none] Annuler le changement : { $what } ?
   *[other] Annuler le changement : { $what } : { $change } ?
}
ask-stop = Continuer la partie malgré tout ?
ask-something = Annuler une saisie qui ne compte plus ?

## Ce qui s’en est suivi

moved = { $to } reprend { $unit ->
    [cents] { MONEY($amount) }
   *[other] { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
} à { $frm }.
totals = { $unit ->
    [points] Points : { total-moves }.
   *[other] { total-moves }.
}
total-moves = { $more ->
    [0] { COMMAS($told, "total-move") }
    [1] { COMMAS($told, "total-move") }, et une autre personne
   *[other] { COMMAS($told, "total-move") }, et { $more } autres
}
total-move = { $unit ->
    [cents] { $seat } { MONEY($before) }{"\u00A0"}{ to }{"\u00A0"}{ MONEY($after) }
   *[other] { $seat } { $before }{"\u00A0"}{ to }{"\u00A0"}{ $after }
}
# La flèche entre ce qui était et ce qui est ; lue à voix haute : « devient ».
to = <span aria-hidden="true">→</span><span class="visually-hidden"> devient</span>
recounted = Les points ont été recomptés.
scored = { COUNT($seats) ->
    [one] { $seats } est maintenant dans le décompte.
   *[other] { $seats } sont maintenant dans le décompte.
}
unscored = { COUNT($seats) ->
    [one] { $seats } n’est plus dans le décompte.
   *[other] { $seats } ne sont plus dans le décompte.
}
goes-on = La partie continue.
over = { COUNT($seats) ->
    [one] La partie est finie : { $seats } gagne.
   *[other] La partie est finie : { $seats } se partagent la victoire.
}
stopped = La partie est finie.
leaders = { COUNT($seats) ->
    [one] Maintenant, { $seats } mène.
   *[other] Maintenant, { $seats } mènent.
}
winners = { COUNT($seats) ->
    [one] { COUNT($no_longer) ->
        [0] Maintenant, { $seats } gagne.
       *[other] Maintenant, { $seats } gagne, et non plus { $no_longer }.
    }
   *[other] Maintenant, { $seats } se partagent la victoire.
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
    [none] Il faut la saisir de nouveau.
   *[other] On attend { $seat }.
}
now-ruled = { $more ->
    [0] Maintenant : { $said }
    [one] Maintenant : { $said } Un autre résultat a changé.
   *[other] Maintenant : { $said } { $more } autres résultats ont changé.
}
nothing-else = Rien d’autre n’a changé.
