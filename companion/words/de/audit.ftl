# Einträge, die es mit diesen Karten nicht geben kann.

all-out = { $copies ->
    [1] { $only_by ->
        [none] Die einzige { $item } ist raus. { SENTENCES($rounds, "out-round") }
       *[other] { $first_round ->
            [0] { $only_by } hat die einzige { $item }.
           *[other] { $only_by } hat die einzige { $item } in Runde { $first_round } gespielt.
        }
    }
    [2] Die { $item } gibt es zweimal, und beide sind raus. { SENTENCES($rounds, "out-round") }
   *[other] Die { $item } gibt es { counted }-mal, und alle sind raus. { SENTENCES($rounds, "out-round") }
}
    .you = { $copies ->
        [1] { YOU($only_by) ->
            [you] { $first_round ->
                [0] Du hast die { $item }.
               *[other] Du hast die { $item } in Runde { $first_round } gespielt.
            }
           *[other] {""}
        }
       *[other] {""}
    }
counted = { $copies }
out-round = { $round ->
    [0] Am Anfang: { COMMAS($places, "out-as") }.
   *[other] Runde { $round }: { COMMAS($places, "out-as") }.
}
out-as = { $seat ->
    [none] { $what ->
        [topic] Thema
        [prize] Preis
        [dummy] Strohmann
        [start] die erste Karte einer Reihe
       *[other] { $what }
    }
   *[other] { $seat }
}
