# Was geändert wurde, durch wen, und was daraus folgte.

# Wovon die Rede ist: „Karte von Bo, Durchgang 1, Runde 3“. Ein Artikel steht nie davor: Wir kennen das Geschlecht nicht.
entry = { $whose ->
    [none] { $sealed ->
        [yes] { entry-where } (versiegelt)
       *[no] { entry-where }
    }
   *[other] { $sealed ->
        [yes] { entry-of } (versiegelt)
       *[no] { entry-of }
    }
}
entry-where = { $place ->
    [none] { $name }
   *[other] { $name }, { $place }
}
entry-of = { $place ->
    [none] { $name } von { $whose }
   *[other] { $name } von { $whose }, { $place }
}
entry-title = { CAPITAL(entry) }
changed = { $change ->
    [none] Geändert: { $what }.
   *[other] { CAPITAL($what) }: { $change }.
}
changed-sealed = Geändert: { $what }. Es bleibt versiegelt.
from-to = { $before }{"\u00A0"}{ to }{"\u00A0"}{ $after }
# Der Pfeil zwischen vorher und jetzt; vorgelesen „wird“.
to = <span aria-hidden="true">→</span><span class="visually-hidden"> wird</span>
by = Geändert hat das { $who }.

## Was rückgängig gemacht oder wiederhergestellt wird, und die Frage davor

answer = { $value ->
    [none] „{ $what }“
   *[other] „{ $what }: { $value }“
}
change = die Änderung { answer }
opening = { $place ->
    [none] das Aufdecken
   *[other] das Aufdecken ({ $place })
}
stop = das Ende des Spiels
uncounted = einen Eintrag ohne Wirkung
undid = { $by } macht { $what } rückgängig.
redid = { $by } stellt { $what } wieder her.
ask = { CAPITAL($what) } rückgängig machen?

## Was daraus folgte

totals = { $unit ->
    [named] { $heading }: { COMMAS($moves, "total-move") }.
    [points] Punkte: { COMMAS($moves, "total-move") }.
   *[cents] { COMMAS($moves, "total-move") }.
}
total-move = { $unit ->
    [cents] { $seat } { MONEY($before) }{"\u00A0"}{ to }{"\u00A0"}{ MONEY($after) }
   *[other] { $seat } { from-to }
}
goes-on = Das Spiel geht weiter.
comes-first = { COUNT($seats) ->
    [one] { $seats } liegt jetzt vorn.
   *[other] { $seats } liegen jetzt zusammen vorn.
}
set-aside = { $count ->
    [one] Ein späterer Eintrag passt nicht mehr und zählt vorerst nicht.
   *[other] { $count } spätere Einträge passen nicht mehr und zählen vorerst nicht.
}
back = { $count ->
    [one] Ein späterer Eintrag zählt wieder.
   *[other] { $count } spätere Einträge zählen wieder.
}
asked-again = { $seat ->
    [none] Gebt das noch mal ein.
   *[other] Wir warten auf { $seat }.
}
decided = Also: { $decision }
nothing-else = Sonst bleibt alles.
