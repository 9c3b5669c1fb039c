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
changed-something = Ein Eintrag wurde geändert.
by = Geändert hat das { $who }.
undid-answer = { $value ->
    [none] { $by } macht rückgängig: { $what }.
   *[other] { $by } macht rückgängig: { $what } – { $value }.
}
undid-opening = { $place ->
    [none] { $by } macht das Aufdecken rückgängig. Alles ist wieder versiegelt.
   *[other] { $by } macht das Aufdecken rückgängig ({ $place }). Alles ist wieder versiegelt.
}
undid-change = { $change ->
    [none] { $by } macht eine Änderung rückgängig: { $what }.
   *[other] { $by } macht eine Änderung rückgängig. { CAPITAL($what) }: { $change }.
}
undid-stop = { $by } nimmt das Ende zurück: Das Spiel geht weiter.
undid-something = { $by } macht einen Eintrag rückgängig, der nicht mehr zählte.
redid-answer = { $value ->
    [none] { $by } stellt wieder her: { $what }.
   *[other] { $by } stellt wieder her: { $what } – { $value }.
}
redid-opening = { $place ->
    [none] { $by } stellt das Aufdecken wieder her.
   *[other] { $by } stellt das Aufdecken wieder her ({ $place }).
}
redid-change = { $change ->
    [none] { $by } stellt eine Änderung wieder her: { $what }.
   *[other] { $by } stellt eine Änderung wieder her. { CAPITAL($what) }: { $change }.
}
redid-stop = { $by } beendet das Spiel wieder.
redid-something = { $by } stellt einen Eintrag wieder her, der gerade nicht zählt.

## Die Frage, bevor es rückgängig gemacht wird

ask-answer = { $value ->
    [none] Rückgängig machen: { $what }?
   *[other] Rückgängig machen: { $what } – { $value }?
}
ask-opening = { $place ->
    [none] Das Aufdecken rückgängig machen?
   *[other] Das Aufdecken rückgängig machen ({ $place })?
}
ask-change = { $change ->
    [none] Die Änderung rückgängig machen: { $what }?
   *[other] Die Änderung rückgängig machen: { $what }, { $change }?
}
ask-stop = Doch weiterspielen?
ask-something = Einen Eintrag rückgängig machen, der nicht mehr zählt?

## Was daraus folgte

moved = { $unit ->
    [cents] { MONEY($amount) }
*[other] { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    }
}{" "}von { $frm } an { $to }.
totals = { $unit ->
    [points] Punkte: { total-moves }.
   *[other] { total-moves }.
}
total-moves = { $more ->
    [0] { COMMAS($told, "total-move") }
    [one] { COMMAS($told, "total-move") } und bei einer weiteren Person
   *[other] { COMMAS($told, "total-move") } und bei { $more } weiteren
}
total-move = { $unit ->
    [cents] { $seat } { MONEY($before) }{"\u00A0"}{ to }{"\u00A0"}{ MONEY($after) }
   *[other] { $seat } { $before }{"\u00A0"}{ to }{"\u00A0"}{ $after }
}
# Der Pfeil zwischen vorher und jetzt; vorgelesen „wird“.
to = <span aria-hidden="true">→</span><span class="visually-hidden"> wird</span>
recounted = Die Punkte wurden neu gezählt.
scored = { COUNT($seats) ->
    [one] { $seats } zählt jetzt in der Wertung.
   *[other] { $seats } zählen jetzt in der Wertung.
}
unscored = { COUNT($seats) ->
    [one] { $seats } zählt nicht mehr in der Wertung.
   *[other] { $seats } zählen nicht mehr in der Wertung.
}
goes-on = Das Spiel geht weiter.
over = { COUNT($seats) ->
    [one] Damit ist das Spiel aus: { $seats } gewinnt.
   *[other] Damit ist das Spiel aus: { $seats } teilen sich den Sieg.
}
stopped = Damit ist das Spiel aus.
leaders = { COUNT($seats) ->
    [one] { $seats } führt jetzt.
   *[other] { $seats } führen jetzt.
}
winners = { COUNT($seats) ->
    [one] { COUNT($no_longer) ->
        [0] { $seats } gewinnt jetzt.
       *[other] { $seats } gewinnt jetzt, nicht { $no_longer }.
    }
   *[other] { $seats } teilen sich jetzt den Sieg.
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
    [none] Gebt ihn noch mal ein.
   *[other] Wir warten auf { $seat }.
}
now-ruled = { $more ->
    [0] Jetzt: { $said }
    [one] Jetzt: { $said } Noch etwas hat sich geändert.
   *[other] Jetzt: { $said } Noch { $more } Dinge haben sich geändert.
}
nothing-else = Sonst bleibt alles.
