# Entries that the deck cannot hold.

all-out = { $copies ->
    [1] { $only_by ->
        [none] The only { $item } is out. { SENTENCES($rounds, "out-round") }
       *[other] { $first_round ->
            [0] { $only_by } has the only { $item }.
           *[other] { $only_by } played the only { $item } in round { $first_round }.
        }
    }
    [2] Both { $item }s are out. { SENTENCES($rounds, "out-round") }
   *[other] All { counted } { $item }s are out. { SENTENCES($rounds, "out-round") }
}
    .you = { $copies ->
        [1] { YOU($only_by) ->
            [you] { $first_round ->
                [0] You have the { $item }.
               *[other] You played the { $item } in round { $first_round }.
            }
           *[other] {""}
        }
       *[other] {""}
    }
counted = { $copies ->
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $copies }
}
out-round = { $round ->
    [0] At the start: { COMMAS($places, "out-as") }.
   *[other] Round { $round }: { COMMAS($places, "out-as") }.
}
out-as = { $seat ->
    [none] { $what ->
        [start] the first card of a row
       *[other] the { $what }
    }
   *[other] { $seat }
}
