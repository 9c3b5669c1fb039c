# Anotaciones que no caben en la baraja.

all-out = { $copies ->
    [1] { $only_by ->
        [none] El único { $item } ya ha salido. { SENTENCES($rounds, "out-round") }
       *[other] { $first_round ->
            [0] { $only_by } tiene el único { $item }.
           *[other] { $only_by } jugó el único { $item } en la ronda { $first_round }.
        }
    }
    [2] Los dos { $item } ya han salido. { SENTENCES($rounds, "out-round") }
   *[other] Los { counted } { $item } ya han salido. { SENTENCES($rounds, "out-round") }
}
    .you = { $copies ->
        [1] { YOU($only_by) ->
            [you] { $first_round ->
                [0] Tienes el { $item }.
               *[other] Jugaste el { $item } en la ronda { $first_round }.
            }
           *[other] {""}
        }
       *[other] {""}
    }
counted = { $copies ->
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
   *[other] { $copies }
}
out-round = { $round ->
    [0] Al principio: { COMMAS($places, "out-as") }.
   *[other] Ronda { $round }: { COMMAS($places, "out-as") }.
}
out-as = { $seat ->
    [none] { $what ->
        [topic] el tema
        [prize] el premio
        [dummy] un fantasma
        [start] la primera carta de una fila
       *[other] { $what }
    }
   *[other] { $seat }
}
