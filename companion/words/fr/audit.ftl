# Des saisies que le jeu de cartes ne peut pas contenir.

all-out = { $copies ->
    [1] { $only_by ->
        [none] Le seul { $item } est sorti. { SENTENCES($rounds, "out-round") }
       *[other] { $first_round ->
            [0] { $only_by } a le seul { $item }.
           *[other] { $only_by } a joué le seul { $item } au tour { $first_round }.
        }
    }
    [2] Les deux { $item } sont sortis. { SENTENCES($rounds, "out-round") }
   *[other] Les { counted } { $item } sont tous sortis. { SENTENCES($rounds, "out-round") }
}
    .you = { $copies ->
        [1] { YOU($only_by) ->
            [you] { $first_round ->
                [0] Tu as le { $item }.
               *[other] Tu as joué le { $item } au tour { $first_round }.
            }
           *[other] {""}
        }
       *[other] {""}
    }
counted = { $copies ->
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
   *[other] { $copies }
}
out-round = { $round ->
    [0] Au début : { COMMAS($places, "out-as") }.
   *[other] Tour { $round } : { COMMAS($places, "out-as") }.
}
out-as = { $seat ->
    [none] { $what ->
        [topic] le sujet
        [prize] le prix
        [dummy] un figurant
        [start] la première carte d’une rangée
       *[other] { $what }
    }
   *[other] { $seat }
}
