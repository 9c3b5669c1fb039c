# Eat Me, in het Nederlands.

## Kleine woorden

# Een kaart van een gewoon kaartspel. Wat op de kleur volgt, voorkomt dat telefoons er een plaatje van maken.
suited = { rank-sign }{ suit-sign }
rank-sign = { FACE($rank) }
suit-sign = { $suit ->
    [1] ♣&#xFE0E;
    [2] ♦&#xFE0E;
    [3] ♥&#xFE0E;
   *[4] ♠&#xFE0E;
}
suit-name = { $suit ->
    [1] Klaveren
    [2] Ruiten
    [3] Harten
   *[4] Schoppen
}
# Hoe een kaart heet: zoals je hem ziet, en zijn getal in de ring.
called = { $suits ->
    [yes] { SAY($it, "suited") } ({ $number })
   *[no] { $number }
}
card = { SAY($named, "called") }
# Op een geprinte kaart: “Klaveren 7”.
face-name = { suit-name } { $rank ->
    [1] aas
    [11] boer
    [12] vrouw
    [13] heer
   *[other] { $rank }
}
# De kaarten van een kleur die een kleinere ring niet gebruikt.
run = { $length ->
    [suit] alle { SAY($first, "suit-sign") }
    [several] { SAY($first, "suited") }–{ SAY($last, "suited") }
   *[one] { SAY($first, "suited") }
}
cells = { $it ->
    [one] { $it } cel
   *[other] { $it } cellen
}
points = { $it ->
    [one] { $it } punt
   *[other] { $it } punten
}
free-cards = { $it ->
    [0] geen kaarten
    [1] één kaart
    [2] twee kaarten
    [3] drie kaarten
    [4] vier kaarten
    [5] vijf kaarten
    [6] zes kaarten
    [7] zeven kaarten
    [8] acht kaarten
    [9] negen kaarten
    [10] tien kaarten
   *[other] { $it } kaarten
}
the-food = { UPTO($named_food, 2) ->
    [more] de { COUNT($named_food) } kaarten voer ernaast
   *[other] het voer { SAY($named_food, "called") }
}
organism = { YOU($owner) ->
    [you] jouw organisme #{ $id }
   *[other] organisme #{ $id } van { $owner }
}
nth = { $it }e
# De raad van de maker, naast het eerste bod en de eerste kaart.
advice-short = Zorg voor het op een na grootste organisme.
advice = Zorg voor het op een na grootste organisme. Het grootste levert nooit iets op.

## Voor het begin

layout =
    { $players } spelers, { $ouroboros ->
        [yes] { $hand ->
            [one] { $hand } ronde
           *[other] { $hand } rondes
        }
       *[no] { $hand ->
            [one] elk { $hand } kaart
           *[other] elk { $hand } kaarten
        }
    }, een ring van { $size }. { $app ->
        [yes] { $revealed ->
            [one] { $revealed } is voer
           *[other] { $revealed } zijn voer
        }{ $ouroboros ->
            [yes] . De andere zijn de open voorraad.
           *[no] , en 1 gaat ongezien weg.
        }
       *[no] { $ouroboros ->
            [yes] Draai er { $revealed } om als voer. De andere zijn de open voorraad.
           *[no] Draai er { $revealed } om als voer, leg er 1 ongezien weg.
        }
    } { $use ->
        [box] Laat de kaarten in de doos.
        [numbers] Neem de kaarten 1 tot en met { $size }.
        [all] Neem het hele spel kaarten.
       *[some] Haal { SAY($unused, "run") } uit het kaartspel.
    }
ring-size = { $too ->
    [small] Een ring van { $size } kaarten is te klein
   *[large] Een ring van { $size } kaarten is te groot
}: het kunnen er { $low } tot en met { $high } zijn. Verander de kaarten per speler of het voer.
ouroboros-bids = In Ouroboros bied je voor de volgende ronde. Zet “Bieden voor dezelfde ronde” uit.
set-up = { $ouroboros ->
    [yes] Geef geen kaarten. Draai { SAY($free, "free-cards") } om als voer en leg alle andere open neer: de voorraad.
   *[no] { $free ->
        [1] Geef iedereen er { $hand }. Leg er een ongezien weg en draai de laatste om als voer.
       *[other] Geef iedereen er { $hand }. Leg er een ongezien weg en draai de laatste { $free } om als voer.
    }
}

## Wat er is beslist

dealt = { SAY($last, "called") } ligt naast { SAY($first, "called") }: de ring heeft { $size } kaarten.{ UPTO($named_food, 4) ->
    [0] {""}
    [1] {" "}{ SAY($named_food, "called") } is voer.
    [more] {" "}{ COUNT($named_food) } daarvan zijn voer.
   *[other] {" "}{ SAY($named_food, "called") } zijn voer.
}
order = Ronde { $round }: { COMMAS($bids, "bid-of") }. Het hoogste bod speelt eerst. Iedereen betaalt.
bid-of = { $key } { $value }
same-bid = { UPTO($seats, 3) ->
    [more] { $all ->
        [yes] Jullie boden allemaal { $bid }.
       *[no] { COUNT($seats) } van jullie boden { $bid }.
    }
    [2] { $seats } boden allebei { $bid }.
   *[other] { $seats } boden allemaal { $bid }.
}
tie = { same-bid } { FIRST($seats) } speelde daarvan in de vorige ronde als laatste en mag dus eerst.
lots = { same-bid } Geloot: { FIRST($seats) } mag eerst.
no-move = { $drawn ->
    [card] Geen zet van { $seat }: { SAY($named, "called") } is willekeurig getrokken.
    [wishes] Geen zet van { $seat }: de wenslijst is willekeurig getrokken.
   *[nothing] Geen zet van { $seat }.
}{ $bid ->
    [none] {""}
   *[other] {" "}{ $seat } biedt { $bid }, een tiende van de biedpunten die over zijn.
}
new = { $seat } begint organisme #{ $id }.
    .because = { SAY($named, "called") } ligt nergens naast.
eats-food = { $seat } begint organisme #{ $id }.
    .because = { SAY($named, "called") } eet { the-food }: { SAY($size, "cells") }.
joins = #{ $id } van { $owner } eet { SAY($named, "called") }.
    .because = Nu { SAY($size, "cells") }.
joins-food = #{ $id } van { $owner } eet { SAY($named, "called") }.
    .because = Dan eet het ook { the-food }: nu { SAY($size, "cells") }.
between =
    .because = { SAY($named, "called") } verbindt twee organismen. { $older ->
        [yes] Ze zijn even groot, dus eet het oudste
       *[no] Het grootste eet
    }: { organism } ({ SAY($before, "cells") }).
eaten = { $eaten_owner } krijgt { SAY($points, "points") }: #{ $id } van { $owner } eet #{ $eaten }.
closes = Niemand krijgt punten.
    .because = { SAY($named, "called") } sluit de ring, en { organism } eet de kaart.
no-place = Er gebeurt niets.
    .because = Een tweede { SAY($named, "called") } heeft geen plek in de ring.
wish =
    .because = { $seat } krijgt { SAY($named, "called") }, de { SAY($wish, "nth") } wens.{ UPTO($missed_named, 3) ->
        [0] {""}
        [more] {" "}De andere { COUNT($missed_named) } waren weg.
       *[other] {" "}{ SAY($missed_named, "missed") }.
    }
missed = { $is_first ->
    [yes] { SAY($named, "called") } ging naar { $seat }
   *[no] { SAY($named, "called") } naar { $seat }
}
mega = { CAPITAL(organism) } is het megabeest: { SAY($size, "cells") }. Niemand kan het meer opeten, dus levert het niets op.
put-away = { UPTO($all_named, 6) ->
    [1] { SAY($all_named, "called") } is niet gespeeld. Dat is de weggelegde kaart.
    [more] { COUNT($all_named) } kaarten zijn niet gespeeld.
   *[other] { SAY($all_named, "called") } zijn niet gespeeld.
}
put-away-differs = Dan klopt er iets niet. { SENTENCES($places_named, "entered-at") } { UPTO($all_named, 3) ->
    [more] Wijzig het in wat het was.
   *[other] Wijzig het in { SAY($all_named, "called") }.
}
entered-at = { $seat ->
    [none] { SAY($named, "called") } is ingevoerd als { SAY($what, "place-what") }.
   *[other] { $seat } voerde { SAY($named, "called") } in, in ronde { $round }.
}
place-what = { $it ->
    [food] voer
   *[other] { $it }
}
put-away-same = Dat is de kaart die niet is gespeeld, dus alles klopt.
won = { COUNT($seats) ->
    [one] { $seats } wint met { SAY($total, "points") }.
   *[other] { $seats } winnen met elk { SAY($total, "points") }.
}
out = { SENTENCES($places_named, "out-at") }
    .you = { COUNT($places_named) ->
        [1] Je hebt { SAY($named, "called") } gespeeld in ronde { $round }.
       *[other] {""}
    }
out-at = { $seat ->
    [none] { SAY($named, "called") } is { SAY($what, "place-what") }.
   *[other] { $seat } heeft { SAY($named, "called") } gespeeld in ronde { $round }.
}
odd-deck = Dit deck klopt niet, zegt de spelleider. { SAY($named, "called") } wordt niet meer geteld.
leaves = { $wishes ->
    [yes] { $seat } is gestopt en kan niet meer winnen. De wenslijsten van { $seat } worden nu willekeurig getrokken.
   *[no] { $seat } is gestopt en kan niet meer winnen. De kaarten van { $seat } worden nu willekeurig getrokken.
}
back = { $seat } is terug en speelt weer mee.
column-left = Biedpunten
column-now = Biedpunten

## Wat een kaart zou doen, zoals het er nu voor staat

second = { $tastiest ->
    [yes] {" "}Dan is dat het op een na grootste.
   *[no] {""}
}
would-new = { SAY($named, "called") } ligt nu nergens naast. Het wordt dan een nieuw organisme.
would-eats-food = { SAY($named, "called") } eet dan { the-food }: een nieuw organisme, { SAY($size, "cells") }.{ second }
would-joins = { COUNT($named_food) ->
    [0] Nu zou { organism } ({ SAY($before, "cells") }) { SAY($named, "called") } eten.
   *[other] Nu zou { organism } ({ SAY($before, "cells") }) { SAY($named, "called") } eten, en dan { the-food }.
}{ second }
    .you = { would-joins }
would-meets = Nu zou { organism } ({ SAY($before, "cells") }) { SAY($named, "called") } eten, en dan { YOU($eaten_owner) ->
    [you] jouw organisme #{ $eaten }. Jij zou { SAY($points, "points") } krijgen.
   *[other] organisme #{ $eaten } van { $eaten_owner }. { $eaten_owner } zou { SAY($points, "points") } krijgen.
}
    .you = { would-meets }
would-closes = { SAY($named, "called") } zou de ring sluiten.

## De onthulling

opening = { $last_number ->
    [none] {""}
   *[other] Ronde { $last_number }
}
highlight-swallowed = #{ $id } slokt #{ $eaten } helemaal op!

## De vragen

ask-food = Draai het voer om. Wat is het?
hint-food = { $first ->
    [none] {""}
   *[other] { $first }
}
button-food = {"{}"} invoeren
entry-food = voer
ask-foods = Draai er { $length } om als voer. Welke zijn het?
hint-foods = { $first }
button-foods = Deze { $length } invoeren
none-foods = Kies { $length } kaarten
entry-foods = voer
label-food = { label-foods }
label-foods = { UPTO($value, 4) ->
    [more] { COUNT($value) } kaarten
   *[other] { SAY($value, "called") }
}
entry-lots = loting bij gelijk bod
label-lots = { SAY($value, "name-of") }
name-of = { NAME($it) }
ask-bid = { OPTION("ouroboros") ->
    [yes] Bied om vroeg te kiezen
   *[no] Bied om vroeg te spelen
}
hint-bid = { OPTION("ouroboros") ->
    [yes] Het hoogste bod kiest eerst in ronde 1. Betalen doe je altijd.
   *[no] Het hoogste bod speelt eerst in ronde 1. Betalen doe je altijd.
}
button-bid = Bod van {"{value}"} verzegelen
entry-bid = bod voor ronde 1
ask-move = { $of ->
    [wishes] Je wensen{ and-bid }
   *[other] Je kaart{ and-bid }
}
and-bid = { $bid ->
    [next] {" "}en je volgende bod
    [now] {" "}en je bod
   *[none] {""}
}
hint-move = { $of ->
    [wishes] Je krijgt je beste wens die er nog is.
    [hand] Wat een kaart doet, kan tot je beurt nog veranderen.
   *[table] { $bid ->
        [none] Je laatste. Leg hem gedekt neer en verzegel hem hier.
       *[other] Leg de kaart gedekt neer en verzegel hier allebei.
    }
}
button-move = { $of ->
    [wishes] { $length ->
        [one] Wens verzegelen{ button-bid-too }
       *[other] Wensen verzegelen{ button-bid-too }
    }
   *[other] {"{}"} verzegelen{ button-bid-too }
}
button-bid-too = { $bid ->
    [none] {""}
   *[other] , bod {"{bid}"}
}
none-move = { $of ->
    [wishes] Kies je wensen
   *[other] Kies een kaart
}
entry-move = zet
ask-card = Je kaart
none-card = Kies een kaart
none-wishes = { $length ->
    [one] Kies je wens
   *[other] Kies je wensen
}
ask-next = Bod voor de volgende ronde
label-next = bod { $value }
ask-now = Bod voor deze kaart
label-now = bod { $value }
ask-wishes = { $length ->
    [one] Je kiest als { SAY($length, "nth") }: noem één kaart
   *[other] Je kiest als { SAY($length, "nth") }: noem { $length } kaarten, de beste eerst
}
ask-drawn = Trek een kaart voor { $about }. Welke is het?
hint-drawn = Er kwam geen zet. Pak een van die kaarten zonder te kijken en leg die neer.
button-drawn = {"{}"} invoeren
entry-drawn = getrokken zet
ask-check = { COUNT($options) ->
    [one] Alle kaarten zijn gespeeld
   *[other] Draai de weggelegde kaart om
}
hint-check = { COUNT($options) ->
    [one] {""}
   *[other] Is het de kaart die niet is gespeeld?
}
label-check = { $value ->
    [right] Wie wint er?
   *[wrong] Het is een andere kaart
}
button-check = {"{}"}
entry-check = eind van het spel
ask-away = Welke kaart was weggelegd?
hint-away = Voer de kaart in die daar ligt.
button-away = {"{}"} invoeren
entry-away = weggelegde kaart
# $called is de kaart, zoals “7♣ (7)” of “7”.
ask-clash = { OPTION("cards") ->
    [suits] { OPTION("dealer") ->
        [app] Twee keer kaart { $called }
       *[table] Twee keer { $called }
    }
   *[numbers] Twee keer kaart { $called }
}
hint-clash = Er is er maar één. Welke invoer klopt niet? Wijzig die.
ask-override = Welke kaart zit twee keer in dit deck?
hint-override = Een misdruk of een gemengd deck? De tweede doet dan niets.
button-override = We hebben {"{}"} twee keer
entry-override = kaart die niet meer telt
ask-skip = Wiens zet ontbreekt?
entry-skip = zet die ontbreekt
ask-wait = Op wie wachten jullie toch?
entry-wait = zet waarop jullie toch wachten
hint-leave = { OPTION("ouroboros") ->
    [yes] Vanaf nu worden de wenslijsten willekeurig getrokken.
   *[no] Vanaf nu worden de kaarten willekeurig getrokken.
}
call-skip = Geen zet deze ronde
sure-skip = Deze ronde verder zonder { $name }?
call-wait = Toch wachten
sealing-bid = { OPTION("ouroboros") ->
    [yes] Iedereen biedt in het geheim om vroeg te kiezen.
   *[no] Iedereen biedt in het geheim om vroeg te spelen.
}
sealing-move = { OPTION("ouroboros") ->
    [yes] Iedereen verzegelt wensen.
   *[no] Iedereen kiest in het geheim.
}
waiting-food = Wachten op het voer
waiting-foods = Wachten op het voer
waiting-check = Alle kaarten zijn gespeeld
waiting-drawn = Wachten op een getrokken kaart
entered-clash = blijft

## Wat er met de echte kaarten moet gebeuren

between-heading = { $set_up ->
    [yes] Zet de kaarten klaar
   *[no] {""}
}
between-steps =
    { $use ->
        [box] {""}
        [numbers] Neem de kaarten 1 tot en met { $size }.
        [all] Neem alle 52 kaarten van een gewoon kaartspel, zonder jokers.
       *[some] Neem een gewoon kaartspel zonder jokers. Haal { SAY($unused, "run") } eruit.
    }
    { $use ->
        [box] {""}
       *[other] Schud deze { $size } kaarten.
    }
    { $use ->
        [box] {""}
       *[other] { $ouroboros ->
            [yes] { $free ->
                [0] {""}
               *[other] Deel niets uit. Draai { SAY($free, "free-cards") } om als voer.
            }
           *[no] Geef iedereen er { $rounds }.
        }
    }
    { $use ->
        [box] {""}
       *[other] { $ouroboros ->
            [yes] Leg de andere { $others } open neer: de voorraad.
           *[no] Leg één kaart weg, ongezien.
        }
    }
    { $use ->
        [box] {""}
       *[other] { $ouroboros ->
            [yes] {""}
           *[no] { $free ->
                [1] Draai de laatste kaart om als voer.
               *[other] Draai de laatste { $free } kaarten om als voer.
            }
        }
    }
    { $use ->
        [box] {""}
       *[other] { $free ->
            [0] {""}
           *[other] Vul in welk voer er ligt, hier of op een telefoon.
        }
    }

## Wat iemand mag doen waar iedereen gevraagd is

to-food = het voer omdraaien
to-foods = het voer omdraaien
to-drawn = een kaart trekken voor { $about }
to-away = de weggelegde kaart bekijken
to-check = { COUNT($options) ->
    [one] laten zien wie er wint
   *[other] de weggelegde kaart bekijken
}

## Waar we zijn

place-long =
    { place-short }
    Ring van { $size }
place-short = { $round ->
    [0] Voor ronde 1
   *[other] Ronde { $round } van { $rounds }
}

## Wat er opviel, aan het eind verteld

mention-newborn = { CAPITAL(organism) } werd in dezelfde ronde geboren en opgegeten. Een kort leven, { SAY($points, "points") }.
mention-family = { CAPITAL(organism) } at de eigen familie op, #{ $eaten }. Toch { SAY($points, "points") } voor { $owner }.
mention-generous = De kaarten van { $seat } bezorgden de anderen { SAY($points, "points") }. Wat lief.

## Wat kan ik doen?

can-food =
    Draai één kaart om als voer en vul in welke het is. Dat kan iedereen.
    Hij is van niemand. Wie er een kaart naast speelt, eet hem op.
can-foods =
    Draai { $length } kaarten om als voer en vul in welke het zijn. Dat kan iedereen.
    Ze zijn van niemand. Wie er een kaart naast speelt, eet ze op.
can-bid =
    { OPTION("ouroboros") ->
        [yes] Verzegel een bod van { $low } tot en met { $high }. Het hoogste kiest eerst in ronde 1.
       *[no] Verzegel een bod van { $low } tot en met { $high }. Het hoogste speelt eerst in ronde 1.
    }
    Betalen doe je altijd. Wat je overhoudt, is voor de latere rondes.
    Bij een gelijk bod wordt geloot wie eerst mag.
can-move =
    { $of ->
        [wishes] { $length ->
            [one] Jij kiest eerst: noem één kaart, en je krijgt hem{ can-move-add }.
           *[other] Noem { $length } kaarten, de beste eerst. Je krijgt de beste die er nog is{ can-move-add }.
        }
        [hand] { $bid ->
            [next] Kies een van je kaarten, met je bod voor de volgende ronde. Nog niemand ziet het.
            [now] Kies een van je kaarten, met een bod ervoor. Nog niemand ziet het.
           *[none] Kies je kaart. De laatste. Nog niemand ziet hem.
        }
       *[table] { $bid ->
            [next] Leg een kaart gedekt neer en verzegel hem hier, met je bod voor de volgende ronde.
            [now] Leg een kaart gedekt neer en verzegel hem hier, met een bod ervoor.
           *[none] Leg een kaart gedekt neer en verzegel hem hier. Het is je laatste.
        }
    }
    Ligt je kaart nergens naast, dan is het je nieuwe organisme. Tussen twee eet het grootste hem op, en het andere.
    Als jouw organisme wordt opgegeten, krijg je één punt per cel.{ $bid ->
        [none] {""}
       *[other] {" "}Hoe hoger het bod, hoe eerder. Betalen doe je altijd.
    }
can-move-add = { $bid ->
    [none] {""}
   *[other] . En doe een bod
}
can-drawn =
    Trek een kaart van { $about } zonder te kijken, leg die neer en voer die in.
    Er kwam geen zet, dus beslist het toeval. Hij telt als elke andere kaart.
can-check =
    { COUNT($options) ->
        [one] Alle kaarten zijn gespeeld. Kijk wie er wint.
       *[other] Draai de weggelegde kaart om. Het hoort de kaart te zijn die niet is gespeeld.
    }
    { COUNT($options) ->
        [one] Klopt er iets niet? Verbeter dat eerst.
       *[other] Zo ja, kijk wie er wint. Zo nee, dan klopt er iets niet, en kun je het nog wijzigen.
    }
can-away =
    Voer de kaart in die echt was weggelegd.
    Dan zegt de app wat er niet klopt. Wijzig het, dan kloppen ook de punten.
can-clash =
    Die kaart is er maar één keer. Tik aan wat niet klopt en wijzig het.
    De kaarten op tafel zeggen welke.
    Is het deck anders? Laat ze allebei staan. De tweede doet niets.
can-override =
    Kies de kaart die jullie deck twee keer heeft.
    De tweede heeft geen plek in de ring en doet niets.
can-skip =
    Kies van wie er geen zet komt. Dan wachten de anderen niet langer.
    { OPTION("ouroboros") ->
        [yes] De wenslijst wordt willekeurig getrokken.
       *[no] Er wordt willekeurig een kaart getrokken.
    } Het bod is een tiende van de biedpunten die over zijn.
    Tot de kaarten worden omgedraaid, kunnen jullie toch nog wachten.
can-wait = Kies wie er toch nog kiest. De anderen wachten dan weer.
meanwhile =
    { $stage ->
        [food] Eerst komt het voer. Kaarten ernaast gaan het opeten.
        [check] Alle kaarten zijn gespeeld. Wat er nog in de ring ligt, levert niets op.
       *[other] De anderen kiezen nog.
    }
    Zorg voor het op een na grootste organisme: dat levert het meest op als het grootste het eet.

## Zo werkt het

how =
    De kaarten vormen een ring: elk getal ligt naast het volgende, en het hoogste naast de 1.
    { OPTION("ouroboros") ->
        [yes] Er wordt niets uitgedeeld: de kaarten liggen open, een voorraad voor iedereen. Bied om vroeg te kiezen. Iedereen betaalt.
       *[no] { OPTION("same_round") ->
            [yes] Verzegel een kaart en het bod ervoor samen. Het hoogste bod speelt eerst. Iedereen betaalt.
           *[no] Bied om vroeg te spelen. Iedereen betaalt. Verzegel dan een kaart, en je bod voor de volgende ronde.
        }
    }
    { OPTION("ouroboros") ->
        [yes] Noem dan kaarten uit de voorraad, de beste eerst. In volgorde krijg je de beste die er nog is.
       *[no] {""}
    }
    Een kaart die nergens naast ligt, is je nieuwe organisme. Een kaart naast een organisme wordt erdoor gegeten.
    Een kaart tussen twee: het grootste eet hem, en dan het andere. Als ze even groot zijn, eet het oudste.
    Als jouw organisme wordt opgegeten, krijg je één punt per cel. Het grootste wordt nooit opgegeten, dus zorg voor het op een na grootste.
needs = { OPTION("dealer") ->
    [app] { OPTION("ouroboros") ->
        [yes] Geen kaarten: de app draait het voer om.
       *[no] Geen kaarten: de app deelt uit.
    }
   *[table] { OPTION("cards") ->
        [suits] Een gewoon kaartspel zonder jokers (♣&#xFE0E; 1–13, ♦&#xFE0E; 14–26, ♥&#xFE0E; 27–39, ♠&#xFE0E; 40–52).
       *[numbers] Kaarten met de getallen 1 tot en met { OPTION("ring_size") }.
    }
}
substitutes =
    { OPTION("dealer") ->
        [app] {""}
       *[table] { OPTION("cards") ->
            [suits] Kaarten met de getallen 1 tot en met { OPTION("ring_size") }. Kies “Kaarten met getallen”.
           *[numbers] Een gewoon kaartspel zonder jokers: klaveren is 1–13, ruiten 14–26, harten 27–39, schoppen 40–52. Kies “Speelkaarten”.
        }
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] Briefjes met de getallen 1 tot en met { OPTION("ring_size") }. Vouw ze op en trek ze uit een schaal. Kies “Kaarten met getallen”.
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] Helemaal geen kaarten: laat de app uitdelen.
    }
tour-eaten = Je kaarten groeien uit tot organismen. Als er een van jou wordt opgegeten, krijg je één punt per cel.
tour-seal = { OPTION("ouroboros") ->
    [yes] Verzegel elke ronde je wensen en een bod op je telefoon. Het hoogste bod kiest eerst.
   *[no] Verzegel elke ronde een kaart en een bod op je telefoon. Het hoogste bod speelt eerst.
}
tour-pay = Je bod betaal je altijd. Het grootste organisme levert nooit iets op: zorg voor het op een na grootste.
tour-board = Het bord speelt de kaarten één voor één. Van twee organismen eet het grootste het andere.

## Terwijl het zichzelf speelt, elk de eerste keer

caption-asked-food = De kaarten vormen een ring. Eén kaart wordt omgedraaid als voer.
caption-asked-bid = Iedereen biedt in het geheim om vroeg te spelen. Iedereen betaalt het eigen bod.
caption-asked-move = Nu verzegelt iedereen een kaart, en een bod voor de volgende ronde.
caption-told-new = Een kaart die nergens naast ligt, is een nieuw organisme.
caption-told-eats-food = Een kaart naast voer eet het op.
caption-told-joins = Een kaart naast een organisme wordt erdoor gegeten, wie hem ook speelde.
caption-told-between = Een kaart tussen twee organismen: het grootste eet hem, en dan het andere.
caption-told-eaten = { $eaten_owner } krijgt { SAY($points, "points") }: punten krijg je als jouw organisme wordt opgegeten.

## Wat het bord erbij zegt; niets daarvan twee keer op een avond

comment-large-1 = Verrukkelijk. { $who } houdt de punten.
comment-large-2 = { $who } smaakte prima.
comment-large-3 = In één hap weg: { $who }.
comment-large-4 = Opgegeten, en beter af: { $who }.
comment-large-5 = { $who } wilde altijd al avondeten zijn.
comment-large-6 = Iemand boert. { $who } telt.
comment-large-7 = { $who }, geserveerd met citroen.
comment-large-8 = De vijver is stil. { $who } niet.
comment-family-1 = Familiediner bij { $who }.
comment-family-2 = { $who } houdt het in de familie.
comment-family-3 = { $who } neemt nog een portie { $who }.
comment-family-4 = Niets weggooien, zegt { $who }.

## Wat een ronde voor één plek betekent

result-won-you = { COUNT($seats) ->
    [one] Je wint met { SAY($total, "points") }!
   *[other] Jullie winnen met elk { SAY($total, "points") }!
}
result-won = { COUNT($seats) ->
    [one] { $seats } wint met { SAY($total, "points") }.
   *[other] { $seats } winnen met elk { SAY($total, "points") }.
}
result-new = Jouw { SAY($named, "called") } begint organisme #{ $id }.
result-eats-food = Jouw { SAY($named, "called") } begint organisme #{ $id } en eet het voer: { SAY($size, "cells") }.
result-no-place = Jouw { SAY($named, "called") } heeft geen plek in de ring en doet niets.
result-eats-yours = Jouw organisme #{ $id } eet jouw { SAY($named, "called") }: { SAY($size, "cells") }.
result-eats-anothers = Jouw organisme #{ $id } eet { SAY($named, "called") } van { $seat }: { SAY($size, "cells") }.
result-is-eaten = Organisme #{ $id } van { $owner } eet jouw { SAY($named, "called") }.
result-ate-itself = Jouw organisme #{ $id } at jouw organisme #{ $eaten } op.
result-was-eaten = { $owner } eet jou op.
result-ate = Je eet { $eaten_owner } op.
result-let-eat = Jouw { SAY($named, "called") } liet { $owner } eten.
result-scores = { $eaten_owner } krijgt { SAY($points, "points") }.
result-mega = Jouw organisme #{ $id } is het megabeest. Het levert niets op.
result-no-move = Voor jou is willekeurig een zet getrokken.
result-others = { $owner } at het organisme van { $eaten_owner } op.
result-nothing = Niets voor jou. { $eaten_owner } krijgt { SAY($points, "points") }.

## Op een telefoon

pad-you-play = Je speelt als
pad-place = { SAY($place, "nth") }
pad-place-of = van { $players }
pad-bids-left = Biedpunten
pad-points = Punten
pad-organism = Organisme #{ $id }: { SAY($size, "cells") }
pad-second = op een na grootste
pad-none = { $scored ->
    [0] Je hebt nog geen organismen
   *[other] Je hebt geen organismen meer
}
pad-last-round = Ronde { $number }: wat er gebeurde
pad-pool = { $count ->
    [one] De voorraad: { $count } kaart
   *[other] De voorraad: { $count } kaarten
}
pick-gone = Weg
pick-suit-first = Kies eerst de kleur.
pick-range-first = Kies eerst een reeks.
pick-the-card = Kies de kaart
pick-the-cards = Kies de kaarten
pick-part = { $low } t/m { $high }
pick-part-of-suit = { suit-name } { $low } t/m { $high }
pick-open-count = { $chosen } van { $length }
pick-too-many = { $over } te veel
pick-pool = Kaarten om uit te kiezen
pick-tap = Tik op een kaart

## Op het bord

scene-order = De speelvolgorde
scene-bids = Ronde { $number }: de biedingen
scene-at-table = Aan tafel
scene-order-of = Volgorde van ronde { $round }
scene-who-bids = Wie biedt wat?
scene-choosing = kiest nog…
scene-away = even weg
scene-sealed = verzegeld
scene-no-move = geen zet
scene-second = <b>#{ $id }</b> is het op een na grootste.
scene-oldest = <b>#{ $id }</b> is het oudste. Als er twee even groot zijn, eet het oudste.
scene-oldest-eats = <b>#{ $id }</b>, het oudste, eet wat even groot is.
scene-next = Volgende kaart
scene-space = spatie
scene-pause = Pauze na elke kaart
scene-ring = De ring van { $size } kaarten
scene-organism = Organisme #{ $id } van { $name }: { SAY($size, "cells") }
scene-dinner = Organisme #{ $id } van { $name } is het op een na grootste: het lekkerste hapje
scene-food = Voer
scene-round = Ronde { $number }
scene-points = { $name } +{ $points }
scene-bids-title = Biedingen
scene-bids-first = voor de eerste ronde
scene-what = { $asks ->
    [same-round] Elke kaart heeft zijn bod
    [last-wishes] De laatste wensen
    [last-cards] De laatste kaarten
    [wishes] Wensen, en biedingen voor ronde { $next }
   *[cards] Kaarten, en biedingen voor ronde { $next }
}
scene-again = Ronde { $number } nog eens

## Voor wie meekijkt, en op het plaatje van de uitslag

watch-round = Ronde { $number }, in speelvolgorde
watch-bid = bod { $bid }
watch-card-and-bid = kaart { $card }, bod { $bid }
watch-organisms = Organismen, het grootste eerst
watch-organism = organisme #{ $id }, { SAY($size, "cells") }
watch-tastiest = het lekkerste hapje
picture-arrows = Elke pijl wijst naar wie er eet.

## Opties

credit = Van Allan Stagg
tagline = Kaarten in een ring worden beesten. Punten krijg je als dat van jou wordt opgegeten: wees het lekkerst.
form-standard = Gewoon
    .help = Elk bod is voor de volgende ronde: je kent de volgorde voordat je een kaart kiest.
form-same-round = Bieden voor dezelfde ronde
    .help = Kaart en bod worden samen verzegeld: niemand kent de volgorde vooraf.
form-ouroboros = Ouroboros
    .help = Er wordt niets uitgedeeld: iedereen zet kaarten uit één open voorraad op een wenslijst.
option-dealer = Wie deelt uit
    .help = Jullie delen echte kaarten uit, of elke telefoon laat de eigen kaarten zien.
    .choice-table = Wij
    .choice-app = De app
option-cards = Jullie kaarten
    .help = In een gewoon kaartspel is klaveren 1 tot en met 13, dan komen ruiten, harten en schoppen.
    .choice-suits = Speelkaarten
    .choice-numbers = Kaarten met getallen
option-hand = Kaarten per speler
    .help = Eén kaart per speler is één ronde. In het origineel zijn het er 10, met z’n vijven.
option-revealed = Voer
    .help = Kaarten van niemand, vanaf het begin in de ring. In het origineel is het er 1.
option-ring = In de ring
    .help = Wat niet in de voorraad ligt, is voer. Met minder kaarten zeggen jullie hoeveel.
    .choice-whole = Alle 52 kaarten
    .choice-small = Minder
option-free = Voer
    .help = Kaarten van niemand, vanaf het begin in de ring.
option-points = Biedpunten
    .help = Daarmee bied je om vroeg te spelen. In het origineel zijn het er 100.
option-same_round = Bieden voor dezelfde ronde
    .help = Je bod is voor de kaart die je ermee verzegelt, niet voor de volgende ronde.
option-ouroboros = Ouroboros
    .help = Niets uitdelen: iedereen zet kaarten uit één open voorraad op een wenslijst, tot de ring sluit.
printed-numbers = Kaarten van 1 tot en met 52
    .help = Op elke kaart staat ook de kleur. Een kleinere ring heeft alleen de laagste getallen nodig.
    .note = Kies voor het begin “Kaarten met getallen”.
printed-numbers-highest = Hoogste getal
    .help = Voor het begin staat er hoeveel kaarten jullie ring heeft. Met alle 52 kan elke ring.
