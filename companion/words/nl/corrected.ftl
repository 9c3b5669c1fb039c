# Wat er is gewijzigd, door wie, en wat daarop volgde.

# Waar het over gaat: “kaart van Bo, gift 1, ronde 3”. Er staat nooit een lidwoord voor: we weten niet welk.
entry = { $whose ->
    [none] { $sealed ->
        [yes] { entry-where } (verzegeld)
       *[no] { entry-where }
    }
   *[other] { $sealed ->
        [yes] { entry-of } (verzegeld)
       *[no] { entry-of }
    }
}
entry-where = { $place ->
    [none] { $name }
   *[other] { $name }, { $place }
}
entry-of = { $place ->
    [none] { $name } van { $whose }
   *[other] { $name } van { $whose }, { $place }
}
# Aan het begin van een regel: “Kaart van Cleo, gift 1, ronde 2”.
entry-title = { CAPITAL(entry) }
changed = { $change ->
    [none] Gewijzigd: { $what }.
   *[other] { CAPITAL($what) }: { $change }.
}
changed-sealed = Gewijzigd: { $what }. Het blijft verzegeld.
from-to = { $before }{"\u00A0"}{ to }{"\u00A0"}{ $after }
# De pijl tussen wat het was en wat het is; voorgelezen “wordt”.
to = <span aria-hidden="true">→</span><span class="visually-hidden"> wordt</span>
by = Gewijzigd door { $who }.

## Wat ongedaan wordt gemaakt of terugkomt, en de vraag ervoor

answer = { $value ->
    [none] “{ $what }”
   *[other] “{ $what }: { $value }”
}
change = de wijziging { answer }
opening = { $place ->
    [none] de onthulling
   *[other] de onthulling ({ $place })
}
stop = het eind van het spel
uncounted = invoer die niet telt
undid = { $by } maakt { $what } ongedaan.
redid = { $by } haalt { $what } terug.
ask = { CAPITAL($what) } ongedaan maken?

## Wat daarop volgde

totals = { $unit ->
    [named] { $heading }: { COMMAS($moves, "total-move") }.
    [points] Punten: { COMMAS($moves, "total-move") }.
   *[cents] { COMMAS($moves, "total-move") }.
}
total-move = { $unit ->
    [cents] { $seat } { MONEY($before) }{"\u00A0"}{ to }{"\u00A0"}{ MONEY($after) }
   *[other] { $seat } { from-to }
}
goes-on = Het spel gaat verder.
comes-first = { COUNT($seats) ->
    [one] { $seats } staat nu bovenaan.
   *[other] { $seats } staan nu samen bovenaan.
}
set-aside = { $count ->
    [one] Eén latere stap past niet meer en telt nu niet.
   *[other] { $count } latere stappen passen niet meer en tellen nu niet.
}
back = { $count ->
    [one] Eén latere stap telt weer.
   *[other] { $count } latere stappen tellen weer.
}
asked-again = { $seat ->
    [none] Voer het opnieuw in.
   *[other] Wachten op { $seat }.
}
decided = Dus: { $decision }
nothing-else = Verder verandert er niets.
