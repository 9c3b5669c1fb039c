# Invoer die met dit deck niet kan.

all-out = { $copies ->
    [1] { $only_by ->
        [none] De enige { $item } is al geweest. { SENTENCES($rounds, "out-round") }
       *[other] { $first_round ->
            [0] { $only_by } heeft de enige { $item }.
           *[other] { $only_by } heeft de enige { $item } gespeeld, in ronde { $first_round }.
        }
    }
    [2] De { $item } is er twee keer, en die zijn allebei geweest. { SENTENCES($rounds, "out-round") }
   *[other] De { $item } is er { counted } keer, en die zijn allemaal geweest. { SENTENCES($rounds, "out-round") }
}
    .you = { $copies ->
        [1] { YOU($only_by) ->
            [you] { $first_round ->
                [0] Je hebt de { $item }.
               *[other] Je hebt de { $item } gespeeld in ronde { $first_round }.
            }
           *[other] {""}
        }
       *[other] {""}
    }
counted = { $copies ->
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [7] zeven
    [8] acht
    [9] negen
    [10] tien
   *[other] { $copies }
}
out-round = { $round ->
    [0] Aan het begin: { COMMAS($places, "out-as") }.
   *[other] Ronde { $round }: { COMMAS($places, "out-as") }.
}
out-as = { $seat ->
    [none] { $what ->
        [topic] het onderwerp
        [prize] de prijs
        [dummy] de dummy
        [start] de eerste kaart van een rij
       *[other] { $what }
    }
   *[other] { $seat }
}
