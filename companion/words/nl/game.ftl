# Wat alle spellen zeggen. Als een spel zelf een bericht met dezelfde naam heeft, zegt het dat.

leaves = { $seat } is gestopt en kan niet meer winnen.
back = { $seat } is terug en speelt weer mee.
joins = { $seat } krijgt de volgende keer ook kaarten.
declined = { $seat } doet de volgende keer niet mee. Zo wil de spelleider het.
full = Alle { $most } plekken zijn bezet.
ask-leave = Wie is gestopt?
entry-leave = wie er stopte
call-leave = Uit het spel halen
sure-leave = { $effect ->
    [none] { $name } uit het spel halen?
   *[other] { $name } uit het spel halen? { $effect }
}
ask-back = Wie is er terug?
entry-back = wie er terug is
call-back = Terughalen in het spel
ask-join = Wie krijgt de volgende keer ook kaarten?
entry-join = wie erbij komt
call-join = Volgende keer meedoen
ask-decline = Wie krijgt geen kaarten?
entry-decline = wie niet meedoet
call-decline = Niet laten meedoen

## Waar we zijn in een gewone scène, en wat er daar van de kaarten werd

place-long =
    { $deal ->
        [0] {""}
       *[other] { $deals ->
            [0] Gift { $deal }
           *[other] Gift { $deal } van { $deals }
        }
    }
    { $round ->
        [0] {""}
       *[other] { $rounds ->
            [0] Ronde { $round }
           *[other] Ronde { $round } van { $rounds }
        }
    }
place-short = { $deal ->
    [0] { $round ->
        [0] {""}
       *[other] { $rounds ->
            [0] Ronde { $round }
           *[other] Ronde { $round } van { $rounds }
        }
    }
   *[other] { $round ->
        [0] Gift { $deal }
       *[other] { $rounds ->
            [0] Gift { $deal } · ronde { $round }
           *[other] Gift { $deal } · ronde { $round } van { $rounds }
        }
    }
}
fate-open = open
fate-none = niets
fate-taken = { $gain ->
    [none] pakt die
   *[other] pakt { $gain }
}
fate-low = { $gain ->
    [none] pakt er een
   *[other] pakt { $gain }
}
fate-matched = dubbel
fate-bad = { $gain ->
    [none] pakt die
   *[other] pakt { $gain }
}
fate-moved = ligt

## De grote momenten van een onthulling, in hooguit zes woorden dwars over het bord

highlight-comeback = Van achteraan naar voren: { FIRST($seats) }!
highlight-all-matched = Elke kaart is dubbel!

to-clash = zeggen wat er niet klopt
entry-deck = uitdelen
entry-clash = deck dat niet klopt
call-override = Ons deck is anders…
leaves-waiting = Wie stopt, krijgt volgende keer geen kaarten en kan niet meer winnen.

## Wat er aan de punten opviel, aan het eind verteld

amount = { $unit ->
    [cents] { MONEY($points) }
   *[other] { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
}
mention-margin = Het scheelde { amount } of { $seats } { COUNT($seats) ->
    [one] had
   *[other] hadden
} gewonnen.
mention-comeback = { $seat } stond laatste en won toch.
mention-most-at-once = { $lowest ->
    [yes] { COUNT($seats) ->
        [one] { $seats } kreeg er in één keer { amount } bij. Niemand kreeg er meer bij.
       *[other] { $seats } kregen er elk in één keer { amount } bij. Niemand kreeg er meer bij.
    }
   *[no] { COUNT($seats) ->
        [one] { $seats } kreeg in één keer { amount }. Meer kreeg niemand.
       *[other] { $seats } kregen elk in één keer { amount }. Meer kreeg niemand.
    }
}
mention-streak = { $lowest ->
    [yes] Alleen { $seat } kreeg er iets bij, { $times } keer op rij.
   *[no] Alleen { $seat } kreeg punten, { $times } keer op rij.
}
mention-twins = { $seats } stonden { $times } keer gelijk.
mention-spotless = { $lowest ->
    [yes] { $seat } kreeg er nooit iets bij.
   *[no] Elke keer dat iemand punten kreeg, kreeg { $seat } ze ook.
}

## Wie invoert wat iedereen mag invoeren; $does is wat “to-…” van het spel zegt

proposal = { $does ->
    [none] { $name } mag het nu invoeren
   *[other] { $name } mag nu { $does }
}
proposal-host = { $does ->
    [none] De spelleider mag het nu invoeren
   *[other] De spelleider mag nu { $does }
}
# Hetzelfde terwijl er nog uitgedeeld of klaargelegd wordt.
proposal-when-set = Als alles klaarligt, mag { $name } { proposal-does }
proposal-does = { $does ->
    [none] het invoeren
   *[other] { $does }
}

## Wat kan ik doen? Wat de spelleider mag zeggen over wie komt en gaat

can-leave =
    Kies wie er echt weg moet. De punten blijven staan, maar winnen kan niet meer.
    Alleen even weg? Wacht, of antwoord voor die speler.
can-back = Kies wie er terug is. Die speelt verder en kan weer winnen.
can-join = Wie later aanschuift, krijgt de volgende keer ook kaarten.
can-decline = Kies wie volgende keer geen kaarten krijgt. Meekijken kan wel.

## Wat de app zegt waar een spel geen eigen woorden heeft

next-deal = de volgende gift
waiting = Wachten op de tafel
choosing = Wachten op { $names }
sealing = Iedereen verzegelt in het geheim.
place-clash = { $seat ->
    [none] { $what ->
        [topic] onderwerp, ronde { $round }
        [prize] prijs, ronde { $round }
       *[other] { $what }, ronde { $round }
    }
   *[other] { PLAIN($seat) }, ronde { $round }
}

## Delen van de sleutel van een invoer: “gift 2, ronde 5”

part-deal = gift
part-round = ronde
part-hand = hand
part-trick = slag
part-turn = beurt
part-game = potje
part-offer = aanbod
