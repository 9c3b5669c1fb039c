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
changed-something = Er is iets gewijzigd.
by = Gewijzigd door { $who }.
undid-answer = { $value ->
    [none] { $by } maakt ongedaan: { $what }.
   *[other] { $by } maakt ongedaan: { $what } – { $value }.
}
undid-opening = { $place ->
    [none] { $by } maakt de onthulling ongedaan. Alles daar is weer verzegeld.
   *[other] { $by } maakt de onthulling ongedaan ({ $place }). Alles daar is weer verzegeld.
}
undid-change = { $change ->
    [none] { $by } maakt een wijziging ongedaan: { $what }.
   *[other] { $by } maakt een wijziging ongedaan. { CAPITAL($what) }: { $change }.
}
undid-stop = { $by } wil toch doorspelen: het spel gaat verder.
undid-something = { $by } maakt invoer ongedaan die niet meer telde.
redid-answer = { $value ->
    [none] { $by } haalt terug: { $what }.
   *[other] { $by } haalt terug: { $what } – { $value }.
}
redid-opening = { $place ->
    [none] { $by } haalt de onthulling terug.
   *[other] { $by } haalt de onthulling terug ({ $place }).
}
redid-change = { $change ->
    [none] { $by } haalt een wijziging terug: { $what }.
   *[other] { $by } haalt een wijziging terug. { CAPITAL($what) }: { $change }.
}
redid-stop = { $by } stopt toch weer met het spel.
redid-something = { $by } haalt invoer terug die nu niet telt.

## De vraag voordat iets ongedaan wordt gemaakt

ask-answer = { $value ->
    [none] Ongedaan maken: { $what }?
   *[other] Ongedaan maken: { $what } – { $value }?
}
ask-opening = { $place ->
    [none] De onthulling ongedaan maken?
   *[other] De onthulling ongedaan maken ({ $place })?
}
ask-change = { $change ->
    [none] De wijziging ongedaan maken: { $what }?
   *[other] De wijziging ongedaan maken: { $what }, { $change }?
}
ask-stop = Toch doorspelen?
ask-something = Invoer ongedaan maken die niet meer telt?

## Wat daarop volgde

moved = { $unit ->
    [cents] { MONEY($amount) }
   *[other] { $amount ->
        [one] { $amount } punt
       *[other] { $amount } punten
    }
}{" "}van { $frm } naar { $to }.
totals = { $unit ->
    [points] Punten: { total-moves }.
   *[other] { total-moves }.
}
total-moves = { $more ->
    [0] { COMMAS($told, "total-move") }
    [one] { COMMAS($told, "total-move") }, en nog iemand
   *[other] { COMMAS($told, "total-move") }, en nog { $more } anderen
}
total-move = { $unit ->
    [cents] { $seat } { MONEY($before) }{"\u00A0"}{ to }{"\u00A0"}{ MONEY($after) }
   *[other] { $seat } { $before }{"\u00A0"}{ to }{"\u00A0"}{ $after }
}
# De pijl tussen wat het was en wat het is; voorgelezen “wordt”.
to = <span aria-hidden="true">→</span><span class="visually-hidden"> wordt</span>
recounted = De punten zijn opnieuw geteld.
scored = { COUNT($seats) ->
    [one] { $seats } staat nu in de stand.
   *[other] { $seats } staan nu in de stand.
}
unscored = { COUNT($seats) ->
    [one] { $seats } staat niet meer in de stand.
   *[other] { $seats } staan niet meer in de stand.
}
goes-on = Het spel gaat verder.
over = { COUNT($seats) ->
    [one] Daarmee is het spel uit: { $seats } wint.
   *[other] Daarmee is het spel uit: { $seats } winnen samen.
}
stopped = Daarmee is het spel uit.
leaders = { COUNT($seats) ->
    [one] { $seats } staat nu voor.
   *[other] { $seats } staan nu voor.
}
winners = { COUNT($seats) ->
    [one] { COUNT($no_longer) ->
        [0] { $seats } wint nu.
       *[other] { $seats } wint nu, niet { $no_longer }.
    }
   *[other] { $seats } winnen nu samen.
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
now-ruled = { $more ->
    [0] Nu: { $said }
    [one] Nu: { $said } Er is nog één uitslag veranderd.
   *[other] Nu: { $said } Er zijn nog { $more } uitslagen veranderd.
}
nothing-else = Verder verandert er niets.
