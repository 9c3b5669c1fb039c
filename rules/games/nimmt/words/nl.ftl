# 6 nimmt!, in het Nederlands.

heads = Stierenkoppen
of-heads = { $it ->
    [one] { $it } stierenkop
   *[other] { $it } stierenkoppen
}
number = { $it }
# Op het plaatje om mee te nemen.
total-heads = { $points ->
    [one] { $total } stierenkop
   *[other] { $total } stierenkoppen
}

## Wat er is beslist

deal = { $draft ->
    [yes] { $app ->
        [yes] Gift { $deal }: neem om de beurt één kaart, tot iedereen er tien heeft.
       *[no] Gift { $deal }: leg de kaarten 1 tot en met { $highest } open neer.
    }
   *[no] { $app ->
        [yes] Gift { $deal }: iedereen heeft tien kaarten.
       *[no] { $highest ->
            [104] Gift { $deal }: schud alle kaarten. Geef iedereen er tien.
           *[other] Gift { $deal }: schud de kaarten 1 tot en met { $highest }. Geef iedereen er tien.
        }
    }
}
follows = De { $card } van { $seat } komt in rij { $row }.
    .because = Daar lag als laatste de { $end }, die er het dichtst onder zit.
    .you = { YOU($seat) ->
        [you] Jouw { $card } komt in rij { $row }.
       *[other] {""}
    }
    .you-because = Daar lag als laatste de { $end }, die er het dichtst onder zit.
must-choose = De { $card } van { $seat } is lager dan alle rijen. Welke rij pakt { $seat }?
    .you = { YOU($seat) ->
        [you] Jouw { $card } is lager dan alle rijen. Welke rij pak je?
       *[other] {""}
    }
takes-five = { $seat } pakt rij { $row }: { SAY($heads, "of-heads") }.
    .because = De { $card } van { $seat } is daar de zesde kaart.
    .you = { YOU($seat) ->
        [you] Je pakt rij { $row }: { SAY($heads, "of-heads") }.
       *[other] {""}
    }
    .you-because = Jouw { $card } is daar de zesde kaart.
takes-chosen = { $seat } pakt rij { $row }: { SAY($heads, "of-heads") }.
    .because = De { $card } van { $seat } is lager dan alle rijen.
    .you = { YOU($seat) ->
        [you] Je pakt rij { $row }: { SAY($heads, "of-heads") }.
       *[other] {""}
    }
    .you-because = Jouw { $card } is lager dan alle rijen.
deal-over = Gift { $deal } is voorbij. { COMMAS($totals, "total") }.
total = { $key } { $value }
starts-with = { $seat } begint met { SAY($heads, "of-heads") }: wat de anderen gemiddeld hebben.
    .you = { YOU($seat) ->
        [you] Je begint met { SAY($heads, "of-heads") }: wat de anderen gemiddeld hebben.
       *[other] {""}
    }
odd-deck = Deze kaarten kloppen niet, zegt de spelleider. De { $card } mag vaker komen.
won = { COUNT($seats) ->
    [one] { $seats } wint met { SAY($total, "of-heads") }.
   *[other] { $seats } winnen met elk { SAY($total, "of-heads") }.
}
    .you = { YOU($seats) ->
        [you] { COUNT($seats) ->
            [one] Je wint met { SAY($total, "of-heads") }!
           *[other] Jullie winnen met elk { SAY($total, "of-heads") }!
        }
       *[other] {""}
    }
row-choice = Rij { $row }: { COMMAS($cards, "number") } · { SAY($heads, "of-heads") }
leaves = { $seat } is gestopt en kan niet meer winnen. De kaarten van { $seat } doen niet meer mee.

## De vragen

ask-deal = Klaar voor de volgende gift?
hint-deal = De app deelt iedereen tien kaarten uit.
button-deal = Kaarten uitdelen
label-deal = uitgedeeld
entry-deal = volgende gift
to-deal = de kaarten uitdelen
waiting-deal = Wachten op de volgende gift
ask-start = Draai een kaart om voor de volgende rij. Wat is het?
hint-start = Vier kaarten onder elkaar: met elke kaart begint een rij.
button-start = Het is de {"{}"}
entry-start = eerste kaart van een rij
waiting-start = Wachten op de vier rijen
to-start = een kaart omdraaien voor de volgende rij
part-row = rij
ask-draft = Welke kaart neem je?
hint-draft = Iedereen ziet het. Met de laatste vier beginnen de rijen.
button-draft = De {"{}"} nemen
entry-draft = genomen kaart
choosing-draft = { COUNT($names) ->
    [one] Wachten tot { $names } een kaart neemt
   *[other] Wachten tot { $names } een kaart nemen
}
entry-drawn = getrokken kaart
ask-card = Welke kaart speel je?
hint-card = { OPTION("dealer") ->
    [app] Niemand ziet hem tot iedereen heeft verzegeld.
   *[table] Leg hem gedekt neer en verzegel hem hier.
}
button-card = {"{}"} verzegelen
entry-card = kaart
sealing-card = Iedereen kiest in het geheim een kaart.
choosing-card = Wachten op een kaart van { $names }
ask-row = Welke rij pak je?
hint-row = Jouw kaart is lager dan alle rijen. De rij die je pakt, begint opnieuw met jouw kaart.
button-row = Deze rij pakken
entered-row = rij { $value }
entry-row = keuze van een rij
entry-fewest = rij met de minste stierenkoppen
choosing-row = { COUNT($names) ->
    [one] Wachten tot { $names } een rij pakt
   *[other] Wachten tot { $names } een rij pakken
}
ask-clash = Twee keer de { $item }
hint-clash = De { $item } is er maar één keer. Welke invoer klopt niet? Wijzig die.
entered-clash = blijft
place-clash = { $what ->
    [start] eerste kaart van een rij
    [draft] { PLAIN($seat) }, genomen kaart
   *[card] { PLAIN($seat) }, ronde { $round }
}
ask-override = Welk getal hebben jullie vaker dan één keer?
hint-override = Een misdruk of een gemengd deck? Dat getal wordt in deze gift niet meer geteld.
entry-override = getal dat niet meer telt
call-override = Onze kaarten kloppen niet…
hint-leave = De kaarten doen dan niet meer mee. De stierenkoppen blijven in de stand.

## Waar we zijn; tot een gift zijn rijen heeft, toont de scène nog die van daarvoor

place-long =
    { $deals ->
        [0] Gift { $deal }
       *[other] Gift { $deal } van { $deals }
    }
    { $is_between ->
        [yes] {""}
       *[no] Ronde { $present_round } van { $rounds }
    }
place-short = { $is_between ->
    [yes] Gift { $deal }
   *[no] Gift { $deal } · ronde { $present_round } van { $rounds }
}
between-heading = { $is_between ->
    [yes] { OPTION("deck") ->
        [draft] Kies jullie kaarten
       *[other] { OPTION("dealer") ->
            [app] {""}
           *[table] { $deal ->
                [1] De eerste gift
               *[other] Nu komt gift { $deal }
            }
        }
    }
   *[no] {""}
}
between-brought = { AT($brought, $seat) ->
    [none] {""}
   *[other] +{ AT($brought, $seat) }
}
between-steps = { OPTION("deck") ->
    [draft] { OPTION("dealer") ->
        [app]
            Neem om de beurt één kaart, tot iedereen er tien heeft.
            Met de laatste vier beginnen de rijen.
       *[table]
            Leg de kaarten 1 tot en met { $highest } open neer.
            Neem er om de beurt één, tot iedereen er tien heeft. Voer hem in op je telefoon.
            Met de laatste vier beginnen de rijen, onder elkaar.
    }
   *[other] { OPTION("dealer") ->
        [app] {""}
       *[table]
            { $highest ->
                [104] Schud alle 104 kaarten.
               *[other] Schud de kaarten 1 tot en met { $highest }.
            }
            Geef iedereen er tien.
            Draai er vier om, onder elkaar. Iedereen kan ze invoeren.
            { $highest ->
                [104] Leg de rest weg.
               *[other] {""}
            }
    }
}

## Wat er op tafel ligt

table-row = Rij { $name }
table-card = { $card }, { SAY($counts, "of-heads") }
fate-moved = in rij { $row }
fate-bad = pakt { $gain }
# Voordat de kaarten van een ronde op het bord worden omgedraaid.
opening = Kaarten open. De laagste is het eerst.
highlight-takes-five = De zesde kaart!
highlight-lowest = Lager dan alle rijen!

## Wat er aan de stierenkoppen opviel, aan het eind verteld

mention-margin = Dit scheelde { $seats } van de overwinning: { SAY($points, "of-heads") }.
mention-most-at-once = { COUNT($seats) ->
    [one] { $seats } pakte { SAY($points, "of-heads") } in één keer. Niemand pakte er meer.
   *[other] { $seats } pakten elk { SAY($points, "of-heads") } in één keer. Niemand pakte er meer.
}
mention-streak = { $times } keer achter elkaar pakte alleen { $seat } stierenkoppen.
mention-spotless = { $seat } pakte geen enkele stierenkop.

## Wat kan ik doen? Hooguit drie regels: wat er nu kan, en wat het oplevert

can-deal =
    Druk op de knop, en de app deelt iedereen tien kaarten uit. Dat kan iedereen.
    Kijk eerst naar de rijen: daarna zijn ze weg. Wat ze opleverden, is geteld.
can-start =
    Draai een kaart om, leg hem onder de andere en voer het getal in. Dat kan iedereen.
    Met elk van de vier begint een rij. Gespeelde kaarten komen in de rij die past.
can-draft =
    Neem een kaart die nog niemand heeft. Iedereen ziet welke.
    Als iedereen er tien heeft, beginnen met de laatste vier de rijen.
can-card =
    { OPTION("dealer") ->
        [app] Verzegel een van je kaarten. Terugnemen kan tot iedereen heeft verzegeld.
       *[table] Leg een kaart gedekt neer en verzegel hem hier. Terugnemen kan tot iedereen heeft verzegeld.
    }
    De laagste is het eerst. Elke kaart komt in de rij waarvan de laatste er het dichtst onder zit.
    De zesde kaart pakt de rij. Is die van jou lager dan alle rijen, dan pak je er een naar keuze.
can-row =
    Pak een van de vier rijen, met de stierenkoppen. De rij begint opnieuw met jouw kaart.
    Dan volgen de andere kaarten, van laag naar hoog. Ze kunnen in jouw rij komen.
can-clash =
    De { $item } is er maar één keer. Tik aan welke invoer niet klopt en wijzig die.
    De kaarten op tafel zeggen welke. Dan wordt de ronde opnieuw beoordeeld.
    Kloppen de kaarten niet? Laat alles staan. De { $item } wordt in deze gift niet meer geteld.
can-override =
    Kies het getal dat jullie vaker dan één keer hebben.
    Het wordt in deze gift niet meer geteld en kan nog eens komen.
meanwhile = { $stage ->
    [draft]
        Iedereen neemt om de beurt een kaart. Welke zou jij willen?
        Met de laatste vier beginnen de rijen.
    [rows] De vier rijen worden neergelegd. Bekijk intussen je kaarten.
   *[other]
        De laagste is het eerst. Elke kaart komt in de rij waarvan de laatste er het dichtst onder zit.
        De zesde kaart van een rij pakt de vijf andere.
}

## Hoe het met deze opties gaat, en waarmee

how =
    { OPTION("deck") ->
        [draft] { OPTION("dealer") ->
            [app] Neem om de beurt één kaart, tot iedereen er tien heeft. Met de laatste vier beginnen vier rijen.
           *[table] Leg de kaarten 1 tot en met { OPTION("highest") } open neer. Neem er om de beurt één, tot iedereen er tien heeft. Met de laatste vier beginnen vier rijen.
        }
       *[other] { OPTION("dealer") ->
            [app] Iedereen krijgt tien kaarten. Met vier andere beginnen vier rijen.
           *[table] Geef iedereen tien kaarten. Draai er nog vier om, onder elkaar: met elke kaart begint een rij.
        }
    }
    { OPTION("dealer") ->
        [app] Iedereen verzegelt hier een van de eigen kaarten.
       *[table] Iedereen legt een kaart gedekt neer en verzegelt hier dezelfde kaart.
    }
    Alles wordt tegelijk omgedraaid. De laagste is het eerst: elke kaart komt in de rij waarvan de laatste er het dichtst onder zit.
    De zesde kaart van een rij pakt de vijf andere, en de rij begint opnieuw met die kaart.
    Lager dan alle rijen? Pak dan een rij naar keuze, die opnieuw begint met jouw kaart.
    { OPTION("ends") ->
        [deals] { OPTION("deals") ->
            [1] Na tien rondes wint wie de minste stierenkoppen heeft.
           *[other] Na { OPTION("deals") } giften van tien rondes wint wie de minste stierenkoppen heeft.
        }
       *[limit] Na tien rondes wordt er opnieuw gedeeld, tot iemand { SAY(OPTION("limit"), "of-heads") } heeft. Dan wint wie de minste heeft.
    }
needs = { OPTION("dealer") ->
    [app] Geen kaarten: die van jou staan op je telefoon, en de app legt de rijen neer.
   *[table] { OPTION("deck") ->
        [all] De 104 kaarten van 6 nimmt! of Take 5.
       *[other] De kaarten 1 tot en met { OPTION("highest") } van 6 nimmt! of Take 5.
    }
}
substitutes = { OPTION("dealer") ->
    [app] {""}
   *[table]
        <b>Kaarten met de getallen 1 tot en met { OPTION("highest") }</b>, uit welk spel ook. Stierenkoppen hoeven er niet op: de app weet hoeveel elke kaart er heeft.
        <b>Briefjes.</b> Schrijf er 1 tot en met { OPTION("highest") } op.
}

## Twintig seconden voor wie het nooit heeft gespeeld

tour-aim = Op de kaarten staan stierenkoppen, en niemand wil ze. Aan het eind wint wie de minste heeft.
tour-phone = { OPTION("dealer") ->
    [app] Verzegel elke ronde een van je kaarten op je telefoon.
   *[table] Leg elke ronde een kaart gedekt neer en verzegel hem op je telefoon.
}
tour-rows = De laagste is het eerst. Elke kaart komt in de rij waarvan de laatste er het dichtst onder zit.
tour-sixth = Is die van jou de zesde? Dan pak je de vijf andere. Lager dan alle rijen? Kies er een.

## Wat er verteld wordt terwijl het zichzelf speelt, elk de eerste keer

caption-asked-start = Iemand draait vier kaarten om. Met elke kaart begint een rij.
caption-asked-draft = Ze nemen om de beurt hun kaarten, heel open. Met de laatste vier beginnen de rijen.
caption-asked-card = Iedereen speelt in het geheim een kaart. In welke rij komt die, en als hoeveelste?
caption-asked-row = Een kaart die lager is dan alle rijen, pakt er een. Wie hem speelde, kiest welke.
caption-told-follows = De laagste eerst. Elke kaart komt in de rij waarvan de laatste er het dichtst onder zit.
caption-told-takes-five = De zesde kaart van een rij pakt de vijf andere, met hun stierenkoppen.
caption-told-takes-chosen = De rij is gepakt en begint opnieuw met de lage kaart.

## Opties

credit = 6 nimmt! (Wolfgang Kramer, AMIGO)
tagline = Iedereen één kaart, in het geheim, en alle komen in vier rijen. De zesde kaart pakt de rij.
also-known = Bij ons ook bekend als Take 5.
form-all = Zoals in de spelregels
    .help = Niemand weet welke kaarten meedoen.
form-few = Alleen wat jullie nodig hebben
    .help = Elke kaart zit in een hand of ligt vooraan in een rij.
form-draft = Open gekozen
    .help = Jullie nemen om de beurt je kaarten, en iedereen ziet welke.
option-dealer = Wie deelt uit
    .help = Jullie spelen met echte kaarten, of alleen op telefoons.
    .choice-table = Wij
    .choice-app = De app
option-deck = De kaarten
    .help = Met minder kaarten kan iedereen uitrekenen wat er nog komt.
    .choice-all = Alle 104
    .choice-few = 10 voor ieder van jullie, en nog 4
    .choice-draft = Net zo, open gekozen
option-ends = Het spel eindigt
    .help = De gift waarin iemand de grens haalt, is de laatste.
    .choice-limit = Bij een aantal stierenkoppen
    .choice-deals = Na een paar giften
option-limit = Stierenkoppen
    .help = 66, zoals in de spelregels. Met minder wordt het spel korter.
option-deals = Giften
    .help = Een gift duurt ongeveer tien minuten.
printed-cards = De kaarten
    .help = De getallen 1 tot en met 104, met hun stierenkoppen.
printed-cards-cards = Kaarten
    .help = Spelen jullie met minder kaarten, dan zijn er 10 voor ieder van jullie nodig, en nog 4.
