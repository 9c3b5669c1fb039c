# Goofspiel, in het Nederlands.

## Kaarten en punten

called = { $it ->
    [1] aas
    [11] boer
    [12] vrouw
    [13] heer
   *[other] { $it }
}
the = de { called }
court-card = { SAY($rank, "the") }
a = een { called }
points = { $it ->
    [one] { $it } punt
   *[other] { $it } punten
}
# De prijzen op tafel, kort gezegd.
named = { UPTO($pot, 3) ->
    [more] de { COUNT($pot) } prijzen
   *[other] { SAY($pot, "the") }
}
# Hetzelfde, met wat ze waard zijn.
prizes = { named }{ $has_points ->
    [yes] , { SAY($points, "points") }
   *[no] {""}
}

## Wat er is beslist

deal = { $app ->
    [yes] Iedereen heeft aas tot en met { SAY($cards, "called") }. De prijzen { $order ->
        [random] zijn geschud.
       *[other] komen op volgorde.
    }
   *[no] Geef iedereen een kleur{ $cards ->
        [13] {""}
       *[other] , aas tot en met { SAY($cards, "called") }
    }. { $order ->
        [random] Schud nog een kleur: de prijzen.
        [ascending] Een andere kleur vormt de prijzen, de laagste eerst.
       *[descending] Een andere kleur vormt de prijzen, de hoogste eerst.
    }
}
takes = { $seat } pakt { prizes }.
    .because = { $ties ->
        [cancel] De { SAY($card, "called") } van { $seat } is de hoogste unieke kaart.
       *[other] De { SAY($card, "called") } van { $seat } is de hoogste kaart.
    }
tie = { $is_shared ->
    [yes] { $seats } delen { named }: elk { SAY($shares, "points") }.{ $rest ->
        [0] {""}
        [one] {" "}{ $rest } blijft over.
       *[other] {" "}{ $rest } blijven over.
    }
   *[no] Niemand pakt { prizes }.
}
    .because = { tie-fate }{ COUNT($seats) ->
        [0] Elke kaart was dubbel.
        [2] { $seats } hebben allebei { SAY($card, "a") } gespeeld.
       *[other] { $seats } hebben allemaal { SAY($card, "a") } gespeeld.
    }
tie-fate = { $fate ->
    [shared] {""}
    [unshared] In hele punten valt dat niet te delen.{" "}
    [discarded] { COUNT($pot) ->
        [one] Leg de prijs weg.{" "}
       *[other] Leg de prijzen weg.{" "}
    }
   *[stays] { COUNT($pot) ->
        [one] De prijs blijft liggen.{" "}
       *[other] De prijzen blijven liggen.{" "}
    }
}
won = { COUNT($seats) ->
    [one] { $seats } wint met { SAY($total, "points") }.
   *[other] { $seats } winnen met elk { SAY($total, "points") }.
}{ $points ->
    [0] {""}
    [one] {" "}Het ene punt dat nog op tafel ligt, is van niemand.
   *[other] {" "}De { SAY($points, "points") } die nog op tafel liggen, zijn van niemand.
}
out = { $seat ->
    [none] De { SAY($card, "called") } was de prijs van ronde { $round }.
   *[other] { $seat } heeft de { SAY($card, "called") } gespeeld in ronde { $round }.
}
    .you = { YOU($seat) ->
        [you] Je hebt de { SAY($card, "called") } gespeeld in ronde { $round }.
       *[other] {""}
    }
odd-deck = Deze kaarten kloppen niet, zegt de spelleider. De { SAY($card, "called") } mag vaker komen.
leaves = { $seat } is gestopt en kan niet meer winnen. De kaarten van { $seat } doen niet meer mee.
back = { $seat } is terug en speelt verder met de kaarten die er nog zijn.

## De vragen

ask-prize = { COUNT($options) ->
    [one] Leg de volgende prijs neer
   *[other] Draai de volgende prijs om. Wat is het?
}
hint-prize = { COUNT($options) ->
    [one] Ze komen op volgorde: nu de { SAY(FIRST($values), "called") }.
   *[other] Het getal is de waarde.
}
button-prize = De prijs is {"{}"}
entry-prize = prijs
ask-card = Welke kaart speel je?
hint-card = { OPTION("dealer") ->
    [app] Niemand ziet hem tot iedereen heeft verzegeld.
   *[table] Leg hem gedekt neer en verzegel hem hier.
}
button-card = {"{}"} verzegelen
entry-card = kaart
ask-flip = Klaar voor de prijs?
hint-flip = De app draait hem om. Het getal is de waarde.
button-flip = Prijs omdraaien
label-flip = omgedraaid
entry-flip = volgende prijs
to-flip = de prijs omdraaien
waiting-flip = Wachten op de prijs
ask-override = Welke kaart hebben jullie vaker dan één keer?
hint-override = Een misdruk of een gemengd deck? Die kaart wordt in dit spel niet meer geteld.
entry-override = kaart die niet meer telt
hint-leave = De kaarten doen dan niet meer mee. Wat gewonnen is, blijft gewonnen.
label-override = { SAY($value, "face") }
face = { FACE($it) }
call-override = Onze kaarten kloppen niet…
sealing-card = Iedereen kiest in het geheim een kaart.
waiting-prize = Wachten op de prijs
# Wat iemand mag doen waar iedereen gevraagd is.
to-prize = { COUNT($options) ->
    [one] de volgende prijs neerleggen
   *[other] de volgende prijs omdraaien
}
choosing-card = Wachten op een kaart van { $names }

## Wat er op tafel ligt

table-middle = { COUNT($pot) ->
    [0] De prijzen
   *[other] Prijs
}
table-middle-ribbon = { $left ->
    [stays] blijft liggen
    [discarded] gaat weg
    [nobodys] van niemand
    [shared] gedeeld
   *[other] {""}
}
table-aside = Bleef liggen
table-aside-note = samen { SAY($points, "points") }
table-stake = { $points ->
    [0] Nog geen prijs
   *[other] { SAY($points, "points") } te pakken
}
fate-none = geen prijs
fate-matched = gelijk
# Het bord voor de eerste prijs: welke kleuren, voor wie, en wat er met de prijzen gebeurt.
between-heading = { OPTION("dealer") ->
    [app] {""}
   *[table] { $points ->
        [0] Zet het spel klaar
       *[other] {""}
    }
}
between-steps = { OPTION("dealer") ->
    [app] {""}
   *[table]
        { steps-take }
        { steps-suits }
        { steps-prizes }
        { steps-away }
        Draai de eerste prijs om. Iedereen kan hem invoeren.
}
steps-take = { $rounds ->
    [13] { $decks ->
        [1] Neem één kaartspel, zonder jokers.
       *[2] Neem twee kaartspellen, zonder jokers.
    }
   *[other] { $decks ->
        [1] Neem aas tot en met { SAY($rounds, "called") } van elke kleur van één kaartspel.
       *[2] Neem aas tot en met { SAY($rounds, "called") } van elke kleur van twee kaartspellen.
    }
}
steps-suits = { $decks ->
    [1] { COMMAS($first_deck, "takes-suit") }.
   *[2]
        { COMMAS($first_deck, "takes-suit") }, van het ene kaartspel.
        { COMMAS($second_deck, "takes-suit") }, van het andere.
}
# “Ana neemt schoppen, Bo harten”
takes-suit = { $is_first ->
    [yes] { $seat } neemt { suit }
   *[no] { $seat } { suit }
}
suit = { $suit ->
    [spades] schoppen
    [hearts] harten
    [clubs] klaveren
   *[diamonds] ruiten
}
steps-prizes = { OPTION("order") ->
    [random] Schud de ruiten{ of-the-first-deck }: de prijzen. Leg ze gedekt in het midden.
    [ascending] Leg de ruiten{ of-the-first-deck } op volgorde in het midden, de aas bovenop: de prijzen.
   *[descending] Leg de ruiten{ of-the-first-deck } op volgorde in het midden, de { SAY($rounds, "called") } bovenop: de prijzen.
}
of-the-first-deck = { $decks ->
    [1] {""}
   *[2] {" "}van het ene kaartspel
}
steps-away = { $has_spare_suits ->
    [yes] Leg de andere kleuren weg.
   *[no] {""}
}
# Voordat de kaarten van een ronde op het bord worden omgedraaid.
opening = Kaarten open. Wie heeft de hoogste?

## Wat er opviel, aan het eind verteld

mention-bargain = { $seat } pakte { prizes }, met niet meer dan { SAY($card, "a") }.
mention-overpaid = { $seat } had { SAY($card, "a") } over voor { named }.
mention-tied-away = { COUNT($seats) ->
    [2] { $seats } speelden allebei { SAY($card, "a") } om { named } en kregen niets.
   *[other] { $seats } speelden allemaal { SAY($card, "a") } om { named } en kregen niets.
}

## Wat kan ik doen? Hooguit drie regels: wat er nu kan, en wat het oplevert

can-prize =
    { COUNT($options) ->
        [one] Leg de { SAY(FIRST($values), "called") } neer: de prijzen komen op volgorde. Iedereen kan hem aantikken.
       *[other] Draai de bovenste prijs om en voer hem in. Dat kan iedereen.
    }
    Het getal is de waarde. { highest-takes-it }
    { $left ->
        [stays] { can-stays }
       *[other] { $points ->
            [0] {""}
           *[other] De gespeelde kaarten doen niet meer mee. Leg ze opzij.
        }
    }
can-flip =
    Druk op de knop, en de app draait de volgende prijs om. Dat kan iedereen.
    Het getal is de waarde. { highest-takes-it }
    { $left ->
        [stays] { can-stays }
       *[other] {""}
    }
highest-takes-it = { OPTION("ties") ->
    [cancel] De hoogste unieke kaart pakt hem.
   *[other] De hoogste kaart pakt hem.
}
can-stays = { $points ->
    [one] Er ligt al { $points } punt. Wie wint, pakt alles.
   *[other] Er liggen al { $points } punten. Wie wint, pakt alles.
}
can-card =
    { OPTION("dealer") ->
        [app] Verzegel een van je kaarten. Terugnemen kan tot iedereen heeft verzegeld.
       *[table] Leg een kaart gedekt neer en verzegel hem hier. Terugnemen kan tot iedereen heeft verzegeld.
    }
    { OPTION("ties") ->
        [cancel] De hoogste unieke kaart pakt { SAY($points, "points") }. Die van jou ben je hoe dan ook kwijt.
       *[other] De hoogste kaart pakt { SAY($points, "points") }. Die van jou ben je hoe dan ook kwijt.
    }
    { OPTION("ties") ->
        [cancel] Gelijke kaarten vallen weg. Als alles dubbel is, blijft de prijs voor de volgende ronde.
        [discard] Is de hoogste kaart dubbel? Dan gaat de prijs weg.
        [share] Is de hoogste kaart dubbel? Dan wordt de prijs gedeeld, in hele punten.
       *[stay] Is de hoogste kaart dubbel? Dan blijft de prijs, en de volgende komt erbij.
    }
can-override =
    Kies de kaart die jullie vaker dan één keer hebben.
    Hij wordt in dit spel niet meer geteld en kan nog eens komen.
meanwhile =
    { $is_up ->
        [yes] { meanwhile-next }
       *[no] { $points ->
            [0] { meanwhile-next }
           *[other] { SAY($points, "points") } te pakken. Als iedereen heeft verzegeld, worden de kaarten omgedraaid.
        }
    }
    Een gespeelde kaart ben je hoe dan ook kwijt.
meanwhile-next = De volgende prijs komt eraan. Welke kaart heb je ervoor over?

## Hoe het met deze opties gaat, en waarmee

how =
    { OPTION("order") ->
        [random] { OPTION("dealer") ->
            [app] De app draait een prijs om. Het getal is de waarde: een aas 1{ pictures }.
           *[table] Draai een prijs om. Het getal is de waarde: een aas 1{ pictures }.
        }
        [ascending] De prijzen komen van laag naar hoog. Het getal is de waarde: een aas 1{ pictures }.
       *[descending] De prijzen komen van hoog naar laag. Het getal is de waarde: een aas 1{ pictures }.
    }
    { OPTION("dealer") ->
        [app] Iedereen verzegelt hier een van de eigen kaarten.
       *[table] Iedereen legt een kaart gedekt neer en verzegelt hier dezelfde kaart.
    }
    { OPTION("ties") ->
        [cancel] Alles wordt tegelijk omgedraaid. De hoogste unieke kaart pakt de prijs.
       *[other] Alles wordt tegelijk omgedraaid. De hoogste pakt de prijs.
    }
    { OPTION("ties") ->
        [cancel] Gelijke kaarten vallen weg. Als elke kaart dubbel is, blijft de prijs, en de volgende komt erbij.
        [discard] Is de hoogste kaart dubbel? Dan gaat de prijs weg.
        [share] Is de hoogste kaart dubbel? Dan wordt de prijs gedeeld, in hele punten.
       *[stay] Is de hoogste kaart dubbel? Dan blijft de prijs, en de volgende komt erbij.
    }
    Een gespeelde kaart ben je hoe dan ook kwijt. Na { OPTION("cards") } rondes wint wie de meeste punten heeft.
pictures = { OPTION("cards") ->
    [11] , een boer 11
    [12] , een boer 11, een vrouw 12
    [13] , een boer 11, een vrouw 12, een heer 13
   *[other] {""}
}
needs = { OPTION("dealer") ->
    [app] Geen kaarten: die van jou staan op je telefoon, en de app draait de prijzen om.
   *[table] { PLAYERS() ->
        [2] Eén gewoon kaartspel
        [3] Eén gewoon kaartspel
       *[other] Twee gewone kaartspellen
    }: een kleur voor ieder van jullie, en een voor de prijzen{ OPTION("cards") ->
        [13] .
       *[other] , aas tot en met { SAY(OPTION("cards"), "called") }.
    }
}
substitutes = { OPTION("dealer") ->
    [app] {""}
   *[table]
        <b>Kaarten met de getallen 1 tot en met { OPTION("cards") }</b>, uit welk spel ook: { sets }, een voor ieder van jullie en een voor de prijzen.{ substitutes-pictures }
        <b>Briefjes.</b> Schrijf er 1 tot en met { OPTION("cards") } op, { times }.
}
sets = { PLAYERS() ->
    [2] 3 series
    [3] 4 series
    [4] 5 series
    [5] 6 series
    [6] 7 series
   *[7] 8 series
}
times = { PLAYERS() ->
    [2] 3 keer
    [3] 4 keer
    [4] 5 keer
    [5] 6 keer
    [6] 7 keer
   *[7] 8 keer
}
substitutes-pictures = { OPTION("cards") ->
    [11] {" "}Een boer is een 11.
    [12] {" "}Een boer is een 11, een vrouw een 12.
    [13] {" "}Een boer is een 11, een vrouw een 12, een heer een 13.
   *[other] {""}
}

## Twintig seconden voor wie het nooit heeft gespeeld

tour-aim = Pak prijzen. Het getal is de waarde. Na { OPTION("cards") } rondes wint wie de meeste punten heeft.
tour-phone = { OPTION("dealer") ->
    [app] Verzegel elke ronde een van je kaarten op je telefoon. Die ben je dan hoe dan ook kwijt.
   *[table] Leg elke ronde een kaart gedekt neer en verzegel hem op je telefoon. Die ben je dan kwijt.
}
tour-ties = { OPTION("ties") ->
    [cancel] Gelijke kaarten vallen weg en pakken niets.
    [discard] Is de hoogste kaart dubbel? Dan krijgt niemand de prijs.
    [share] Is de hoogste kaart dubbel? Dan wordt de prijs gedeeld.
   *[stay] Is de hoogste kaart dubbel? Dan blijft de prijs liggen voor de volgende ronde.
}
tour-board = { OPTION("ties") ->
    [cancel] Het bord draait alle kaarten tegelijk om. De hoogste unieke pakt de prijs.
   *[other] Het bord draait alle kaarten tegelijk om. De hoogste pakt de prijs.
}

## Wat er verteld wordt terwijl het zichzelf speelt, elk de eerste keer

caption-asked-prize = Iemand draait de volgende prijs om. Het getal is de waarde.
caption-asked-flip = De app draait de volgende prijs om. Het getal is de waarde.
caption-asked-card = Iedereen biedt er in het geheim een kaart voor. Een gespeelde kaart ben je kwijt.
caption-told-takes = De hoogste kaart pakt de prijs. De anderen zijn hun kaart voor niets kwijt.
caption-told-tie = { $ties ->
    [share] De hoogste kaart is dubbel, dus wordt de prijs gedeeld.
    [discard] De hoogste kaart is dubbel, dus pakt niemand de prijs.
    [cancel] Elke kaart was dubbel, dus blijft de prijs voor de volgende ronde.
   *[stay] De hoogste kaart is dubbel, dus blijft de prijs, en de volgende komt erbij.
}

## Wat een ronde voor één plek betekent, het belangrijkste eerst

result-won-you = { COUNT($seats) ->
    [one] Je wint met { SAY($total, "points") }!
   *[other] Jullie winnen met elk { SAY($total, "points") }!
}
result-won = { COUNT($seats) ->
    [one] { $seats } wint met { SAY($total, "points") }.
   *[other] { $seats } winnen met elk { SAY($total, "points") }.
}
pot = { COUNT($pot) ->
    [one] { SAY($pot, "the") }
   *[other] de { COUNT($pot) } prijzen
}
result-take-you = Je pakt { pot }.
result-take = { $seat } pakt { pot }.
result-highest-you = { $ties ->
    [cancel] Jouw { SAY($card, "called") } is de hoogste unieke kaart.
   *[other] Jouw { SAY($card, "called") } is de hoogste kaart.
}
result-highest = { $ties ->
    [cancel] Niets voor jou. De { SAY($card, "called") } van { $seat } is de hoogste unieke kaart.
   *[other] Niets voor jou. De { SAY($card, "called") } van { $seat } is de hoogste kaart.
}
result-share-you = Je deelt { pot } met { OTHERS($seats) }.
result-played-you = { COUNT($seats) ->
    [2] Jullie hebben allebei de { SAY($card, "called") } gespeeld.
   *[other] Jullie hebben allemaal de { SAY($card, "called") } gespeeld.
}
result-share = { $seats } delen { pot }.
result-played = { COUNT($seats) ->
    [2] Niets voor jou. Ze hebben allebei de { SAY($card, "called") } gespeeld.
   *[other] Niets voor jou. Ze hebben allemaal de { SAY($card, "called") } gespeeld.
}
result-nobody = Niemand pakt { pot }.
result-nobody-you-why = { COUNT($seats) ->
    [2] { WITH($seats, "Jij") } hebben allebei de { SAY($card, "called") } gespeeld.
   *[other] { WITH($seats, "Jij") } hebben allemaal de { SAY($card, "called") } gespeeld.
}
result-nobody-why = { COUNT($seats) ->
    [0] Elke kaart was dubbel.
    [2] { $seats } hebben allebei de { SAY($card, "called") } gespeeld.
   *[other] { $seats } hebben allemaal de { SAY($card, "called") } gespeeld.
}

## Wat er op de kaarten staat die de app print

card-prize = Prijs, { $rank } waard
card-counts = { $court }, telt voor { $rank }
second-deck = Tweede kaartspel

## Wat het bord erbij zegt; niets daarvan twee keer op een avond

comment-tie-1 = { $who } wilden het even graag.
comment-tie-2 = { $who } kijken elkaar lang aan.
comment-tie-3 = Meer dan één hond, maar één been.
comment-tie-4 = { $who } reiken, botsen en lachen.
comment-tie-5 = { $who } dachten dat verder niemand het zou doen.
comment-tie-6 = De prijs kijkt van de een naar de ander.
comment-bargain-1 = { $who } vond het in de uitverkoop.
comment-bargain-2 = { $who } betaalt met kleingeld.
comment-bargain-3 = Verder was er niemand in de winkel.
comment-bargain-4 = { $who } bewaart het bonnetje.
comment-bargain-5 = Dat was goedkoop, en { $who } weet het.
comment-dear-1 = { $who } kijkt nooit op het prijskaartje.
comment-dear-2 = Precies die wilde { $who } hebben.
comment-dear-3 = { $who } zegt: laat maar zitten.
comment-dear-4 = Liever zeker dan goedkoop, zegt { $who }.
comment-pot-1 = { $who } heeft een tweede tas nodig.
comment-pot-2 = Wachten loont. Voor { $who }.
comment-pot-3 = { $points } punten in één klap. { $who } zit ineens rechtop.
comment-pot-4 = { $who } veegt de tafel leeg.

## Opties

credit = Goofspiel (traditioneel)
tagline = Ieder één kaart, in het geheim: de hoogste pakt de prijs. Waar heb jij je heer voor over?
also-known = Ook bekend als GOPS.
form-random = Geschudde prijzen
    .help = Niemand weet welke prijs er komt.
form-ascending = Van laag naar hoog
    .help = De prijzen komen op volgorde, de aas eerst. Geluk speelt geen rol.
form-descending = Van hoog naar laag
    .help = De prijzen komen op volgorde, de hoogste eerst. Elke kaart doet meteen pijn.
option-dealer = Wie deelt uit
    .help = Jullie spelen met echte kaarten, of alleen op telefoons: dan draait de app de prijzen om.
    .choice-table = Wij
    .choice-app = De app
option-cards = Kaarten per speler
    .help = En evenveel rondes. Met minder dan 13 wordt het spel korter.
option-order = De prijzen komen
    .help = Geschud: niemand weet wat er komt. Op volgorde: iedereen weet het.
    .choice-random = Geschud
    .choice-ascending = Van laag naar hoog
    .choice-descending = Van hoog naar laag
option-ties = Als de hoogste kaart dubbel is
    .help = Dubbele kaarten daaronder veranderen niets, tenzij gelijke kaarten wegvallen.
    .choice-stay = De prijs blijft, en de volgende komt erbij
    .choice-discard = De prijs gaat weg
    .choice-share = Hij wordt gedeeld, in hele punten
    .choice-cancel = Gelijke kaarten vallen weg: de hoogste andere pakt hem
printed-suits = Een kleur voor ieder van jullie
    .help = De ruiten zijn de prijzen. Elke speler krijgt een kleur, aas tot en met heer.
printed-suits-players = Spelers
    .help = Voor drie spelers is er een heel kaartspel nodig.
printed-suits-cards = Kaarten per speler
    .help = 13 is aas tot en met heer.
