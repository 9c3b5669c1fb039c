# The Feast, in het Nederlands. Een gespeelde kaart is een opmerking; zeggen meerdere hetzelfde, dan is het een blunder.

# Waar het over gaat, per waarde, zoals de geprinte kaarten het zeggen: hoe hoger, hoe gewaagder.
subject = { $it ->
    [1] Het weer
    [2] De reis hierheen
    [3] De nieuwe keuken
    [4] De buren
    [5] De kinderen van anderen
    [6] De vakantie, met foto’s
    [7] Geld
    [8] Politiek
    [9] Wie er niet is uitgenodigd
   *[10] De ex van wie ons uitnodigde
}
a = een { $it }
counted = { $it ->
    [1] één
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [7] zeven
    [8] acht
    [9] negen
    [10] tien
   *[other] { $it }
}
points = { $it ->
    [one] { $it } punt
   *[other] { $it } punten
}

## Wat er is beslist

deal = { $app ->
    [yes] { $dummies ->
        [0] Gift { $deal }: iedereen heeft { $cards } kaarten.
        [1] Gift { $deal }: iedereen heeft { $cards } kaarten, de dummy ook.
       *[other] Gift { $deal }: iedereen heeft { $cards } kaarten, de dummy’s ook.
    }
   *[no] { $dummies ->
        [0] Gift { $deal }: schud alle kaarten. Geef iedereen er { $cards }.
        [1] Gift { $deal }: schud alle kaarten. Geef iedereen er { $cards }, de dummy ook.
       *[other] Gift { $deal }: schud alle kaarten. Geef iedereen er { $cards }, elke dummy ook.
    }
}
gaffe = Blunder!
    .because = { COUNT($seats) ->
        [2] { $seats } hebben allebei { SAY($rank, "a") } gespeeld.
       *[other] { $seats } hebben allemaal { SAY($rank, "a") } gespeeld.
    }
all-matched = Niemand pakt de { $topic }.
    .because = Elke kaart was dubbel.
topic = { $seat } pakt de { $topic }.
    .because = De { $rank } van { $seat } is de hoogste unieke kaart.
gaffe-taken = { $seat } pakt { SAY($took, "a") }.
    .because = De { $rank } van { $seat } is de laagste unieke kaart en pakt een blunder.
only-takes-topic = { $seat } pakt de { $topic }.
    .because = De { $rank } van { $seat } is als enige uniek. De blunders gaan weg.
only-takes-gaffe = { $seat } pakt { SAY($took, "a") }.
    .because = De { $rank } van { $seat } is als enige uniek. De { $topic } gaat weg.
deal-over = Gift { $deal } is voorbij. { COMMAS($totals, "total") }.
total = { $key } { $value }
won = { COUNT($seats) ->
    [one] { $seats } wint met { SAY($total, "points") }.
   *[other] { $seats } winnen met elk { SAY($total, "points") }.
}
odd-deck = Dit deck klopt niet, zegt de spelleider. De { $rank } wordt in deze gift niet meer geteld.
leaves = { $hand ->
    [yes] { $seat } is gestopt en kan niet meer winnen. Vanaf de volgende ronde speelt een dummy de kaarten van { $seat }.
   *[no] { $seat } is gestopt en kan niet meer winnen.
}
back = { $hand ->
    [yes] { $seat } is terug en speelt vanaf de volgende ronde weer mee.
   *[no] { $seat } is terug en speelt vanaf de volgende gift weer mee. Iemand anders heeft die kaarten nu.
}
no-hand-left = { $seat } moet wachten tot er iemand stopt: een Pairs-deck is genoeg voor { $most }.
    .you = Je moet wachten tot er iemand stopt: een Pairs-deck is genoeg voor { $most }.
takes-hand = { $seat } neemt de plek van { $of } over en begint op 0. { $of } houdt de eigen punten.
too-many-hands = Een Pairs-deck is genoeg voor { $most }, dummy’s meegeteld.
column = { $deal }
column-now = Gift { $deal }

## De vragen

copies = ×{ $count }
ask-flip = Klaar voor het onderwerp?
hint-flip = De app draait het om. Het getal is de waarde.
button-flip = Onderwerp omdraaien
label-flip = omgedraaid
entry-flip = volgend onderwerp
to-flip = het onderwerp omdraaien
waiting-flip = Wachten op het onderwerp
ask-topic = Draai de bovenste kaart om. Wat is het?
hint-topic = Dat is het onderwerp. Het getal is de waarde.
button-topic = Het onderwerp is {"{}"}
entry-topic = onderwerp
to-topic = de bovenste kaart omdraaien
waiting-topic = Wachten op het onderwerp
ask-dummy = Draai een kaart van { $about } om. Wat is het?
hint-dummy = Een willekeurige, zonder eerst te kijken.
button-dummy = {"{}"} invoeren
entry-dummy = kaart
to-dummy = een kaart van { $about } omdraaien
waiting-dummy = Wachten op de dummy’s
ask-ploy = Welke kaart speel je?
hint-ploy = { OPTION("dealer") ->
    [app] Verder ziet niemand je kaarten.
   *[table] Leg hem gedekt neer en verzegel hier het getal.
}
button-ploy = {"{}"} verzegelen
entry-ploy = opmerking
sealing-ploy = Iedereen kiest in het geheim een kaart.
choosing-ploy = Wachten op een kaart van { $names }
ask-capture = Alleen die van jou is over!
hint-capture = Alle andere waren dubbel. Pak het onderwerp of één blunder, niet allebei.
button-capture = {"{}"} pakken
entry-capture = keuze
label-capture = { $value ->
    [topic] het onderwerp
   *[other] een { $value }
}
choosing-capture = Wachten op de keuze van { $names }: het onderwerp of een blunder
option-topic = Het onderwerp ({ $rank })
option-gaffe = De { $rank }
ask-gaffe = Jij hebt de laagste. Welke blunder pak je?
hint-gaffe = Het getal is de waarde.
button-gaffe = De {"{}"} pakken
entry-gaffe = keuze van een blunder
choosing-gaffe = Wachten tot { $names } een blunder kiest
ask-clash = Te veel kaarten met een { $item }
hint-clash = De { $item } is er maar { SAY($item, "counted") } keer. Welke invoer klopt niet? Wijzig die.
entered-clash = blijft
hint-leave = Vanaf de volgende ronde speelt een dummy de kaarten.
entry-decline = wie niet meedoet
ask-override = Welk getal zit te vaak in dit deck?
hint-override = Een misdruk of een gemengd deck? Dat getal wordt in deze gift niet meer geteld.
entry-override = getal dat niet meer telt

## Waar we zijn; tussen twee giften toont de scène nog de laatste ronde

place-long =
    Gift { $deal } van { $deals }
    { $is_between ->
        [yes] { $topic ->
            [none] {""}
           *[other] Voorbij
        }
       *[no] Ronde { $round } van { $rounds }
    }
place-short = { $is_over_for_now ->
    [yes] Gift { $deal } van { $deals } is voorbij
   *[no] Gift { $deal } · ronde { $round } van { $rounds }
}
between-heading = { $is_between ->
    [yes] { $topic ->
        [none] { OPTION("dealer") ->
            [app] {""}
           *[table] De eerste gift
        }
       *[other] Gift { $deal } is voorbij
    }
   *[no] {""}
}
between-brought = { $topic ->
    [none] {""}
   *[other] { AT($brought, $seat) ->
        [none] {""}
       *[other] +{ AT($brought, $seat) }
    }
}
between-steps = { OPTION("dealer") ->
    [app] {""}
   *[table]
        { $topic ->
            [none] {""}
           *[other] Verzamel alle kaarten, ook de gewonnen en de weggelegde.
        }
        Schud het hele Pairs-deck, alle 55 kaarten.
        Geef iedereen er { $dealing }.
        { COUNT($dummies) ->
            [0] {""}
            [one] Geef de dummy er ook { $dealing } en laat ze gedekt op zijn plek liggen.
           *[other] Geef elke dummy er ook { $dealing } en laat ze gedekt op hun plek liggen.
        }
        Leg de rest gedekt in het midden.
        Draai de bovenste kaart om: het eerste onderwerp. Iedereen kan het invoeren.
}

## Wat er op tafel ligt

table-middle = { $topic ->
    [none] Het deck
   *[other] { OPTION("subjects") ->
        [yes] Onderwerp: { SAY($topic, "subject") }
       *[no] Onderwerp
    }
}
table-stake = { $topic ->
    [none] Nog geen onderwerp
   *[other] { OPTION("subjects") ->
        [yes] Het onderwerp van de avond: { SAY($topic, "subject") }. { $topic }
       *[no] Onderwerp { $topic }
    }
}
table-aside = Blunders
fate-taken = pakt de { $gain }
fate-low = pakt { SAY($gain, "a") }
fate-matched = blunder
fate-none = geen kaart
ribbon-taken = { $is_alone ->
    [yes] als enige
   *[no] hoogste
}
ribbon-low = laagste
highlight-one-gaffe = Allemaal dezelfde gedachte!
highlight-all-matched = Blunders voor iedereen!
# Voordat de kaarten van een ronde op het bord worden omgedraaid.
opening = Kaarten open!

## Wat er opviel, aan het eind verteld

mention-cheap = { $seat } pakte de { $topic } met niet meer dan { SAY($rank, "a") }.
mention-same-idea = { $times ->
    [2] { $seats } hadden twee keer hetzelfde idee.
   *[other] { $seats } hadden { $times } keer hetzelfde idee.
}
mention-crowd = { UPTO($seats, 4) ->
    [more] { CAPITAL(SAY(COUNT($seats), "counted")) } van jullie dachten allemaal aan de { $rank }.
   *[other] { $seats } dachten allemaal aan de { $rank }.
}

## Wat kan ik doen? Hooguit drie regels: wat er nu kan, en wat het oplevert

can-topic =
    { $dealing ->
        [none] {""}
       *[other] Schud eerst alle kaarten en geef iedereen er { $dealing }.
    }
    Draai de bovenste kaart om en voer het getal in. Dat kan iedereen.
    { $is_between ->
        [yes] {""}
       *[no] { $topic ->
            [none] {""}
           *[other] Wat je hebt gewonnen, ligt voor je. De andere kaarten van de ronde gaan weg.
        }
    }
    Dat is het onderwerp. De hoogste unieke kaart pakt het en krijgt zijn getal als punten.
can-dummy =
    Draai zonder te kijken een kaart van { $about } om en voer het getal in.
    Iedereen ziet hem voor het kiezen. Hij kan gelijk zijn aan die van jou, en hij kan kaarten pakken.
    Een dummy kan niet winnen.
can-flip =
    Druk op de knop, en de app draait het volgende onderwerp om. Dat kan iedereen.
    De hoogste unieke kaart pakt het en krijgt zijn getal als punten.
can-ploy =
    { OPTION("dealer") ->
        [app] Verzegel een van je kaarten. Terugnemen kan tot iedereen heeft verzegeld.
       *[table] Leg een kaart gedekt neer en verzegel het getal. Terugnemen kan tot iedereen heeft verzegeld.
    }
    De hoogste unieke kaart pakt de { $topic }. De laagste pakt een van de blunders.
    { COUNT($dummy_ranks) ->
        [0] Een getal dat iemand anders ook speelt, is een blunder en pakt niets.
       *[other] Met { OR($dummy_ranks, "a") } zeg je hetzelfde als een dummy. Dan pak je niets.
    }
can-capture =
    Alleen jouw kaart is uniek, dus die is de hoogste en de laagste.
    { COUNT($pile) ->
        [0] Pak het onderwerp, { $topic } waard, of één blunder. Niet allebei.
       *[other] Pak het onderwerp, { $topic } waard, of één blunder, tot { FIRST($pile) }. Niet allebei.
    }
    Wat je laat liggen, gaat weg.
can-gaffe =
    Jij hebt de laagste unieke kaart, dus pak je een van de blunders.
    Het getal is de waarde. De hoogste is { SAY(FIRST($pile), "a") }. De andere gaan weg.
can-clash =
    De { $item } is er maar { SAY($item, "counted") } keer. Tik aan welke invoer niet klopt en wijzig die.
    De kaarten op tafel zeggen welke. Dan wordt de ronde opnieuw beoordeeld.
    Klopt het deck niet? Laat alles staan. De { $item } wordt in deze gift niet meer geteld.
can-override =
    Kies het getal waarvan jullie deck er te veel heeft.
    Het wordt in deze gift niet meer geteld. Voor pakken en punten telt het gewoon mee.
meanwhile = { COUNT($captures) ->
    [0] { meanwhile-stage }
   *[other] { $me ->
        [none] { meanwhile-stage }
       *[other] { HAS($captures, $me) ->
            [yes] { meanwhile-stage }
           *[no]
                Je hebt in deze gift geen kaarten.
                Je krijgt ze zodra er een plek voor je vrij is.
        }
    }
}
meanwhile-stage = { $stage ->
    [judging] De kaarten liggen open. Iemand mag nog kiezen.
    [ploys] Het onderwerp zie je al. Als iedereen heeft verzegeld, worden de kaarten omgedraaid.
   *[other]
        Denk vast na over je kaart: de hoogste unieke pakt het onderwerp.
        De laagste unieke pakt een van de blunders.
}

## Hoe het met deze opties gaat, en waarmee

how = { OPTION("dealer") ->
    [app]
        De app draait een onderwerp om. Het getal is de waarde.
        { OPTION("dummies") ->
            [0] {""}
            [1] De app draait ook een kaart van de dummy om. Iedereen ziet die voor het kiezen.
           *[other] De app draait ook een kaart van elke dummy om. Iedereen ziet die voor het kiezen.
        }
        Iedereen verzegelt hier een van de eigen kaarten: een opmerking.
        { how-judged }
   *[table]
        Draai de bovenste kaart om: het onderwerp. Het getal is de waarde.
        { OPTION("dummies") ->
            [0] {""}
            [1] Draai ook een kaart van de dummy om. Iedereen ziet die voor het kiezen.
           *[other] Draai ook een kaart van elke dummy om. Iedereen ziet die voor het kiezen.
        }
        Iedereen legt een kaart gedekt neer, een opmerking, en verzegelt hier hetzelfde getal.
        { how-judged }
}
how-judged =
    Alles wordt tegelijk omgedraaid. Gelijke getallen zijn blunders en pakken niets.
    De hoogste unieke kaart pakt het onderwerp. De laagste pakt een van de blunders.
    { OPTION("dummies") ->
        [0] Na vier giften wint wie de meeste punten heeft.
       *[other] Na vier giften wint wie de meeste punten heeft. Een dummy kan niet winnen.
    }
needs = { OPTION("dealer") ->
    [app] Geen kaarten: die van jou staan op je telefoon, en de app draait de onderwerpen om.
   *[table] Een Pairs-deck: één 1, twee tweeën en zo verder tot tien tienen. Het spel is gemaakt voor “Goddesses of Cuisine”.
}
substitutes = { OPTION("dealer") ->
    [app] {""}
   *[table]
        <b>Drie gewone kaartspellen.</b> Neem één aas, twee tweeën, drie drieën en zo verder tot tien tienen: 55 kaarten. De aas is de 1. Twee kaartspellen hebben te weinig negens en tienen.
        <b>Lege kaarten of briefjes.</b> Schrijf de 55 getallen erop.
}

## Twintig seconden voor wie het nooit heeft gespeeld

tour-aim = Pak kaarten. Het getal is de waarde. Na vier giften wint wie de meeste punten heeft.
tour-phone = { OPTION("dealer") ->
    [app] Verzegel elke ronde een van je kaarten op je telefoon.
   *[table] Leg elke ronde een kaart gedekt neer en verzegel het getal op je telefoon.
}
tour-gaffe = { OPTION("dummies") ->
    [0] Hetzelfde getal als iemand anders? Dan pakken jullie allebei niets.
   *[other] Hetzelfde getal als iemand anders? Dan pak je niets. Dummy’s tellen ook mee.
}
tour-board = Het bord zegt wie wat pakt: de hoogste unieke kaart het onderwerp, de laagste een blunder.

## Wat er verteld wordt terwijl het zichzelf speelt, elk de eerste keer

caption-asked-topic = Iemand draait de bovenste kaart om: het onderwerp. Het getal is de waarde.
caption-asked-flip = De app draait het onderwerp om. Het getal is de waarde.
caption-asked-ploy = Iedereen legt een kaart gedekt neer en verzegelt het getal op de eigen telefoon.
caption-asked-capture = Van verschillende blunders pakt de laagste unieke kaart de leukste.
caption-told-gaffe = { $seats } hadden hetzelfde idee: een blunder, en niets voor hen.
caption-told-topic = De hoogste kaart die verder niemand heeft, pakt het onderwerp.
caption-told-gaffe-taken = En de laagste unieke kaart pakt een van de blunders.
caption-told-all-matched = Elke kaart was dubbel, dus pakt niemand het onderwerp.

## Wat een ronde voor één plek betekent, het belangrijkste eerst

taken = { $is_topic ->
    [yes] de { $worth }
   *[no] { SAY($worth, "a") }
}
result-wait = Je moet wachten tot er iemand stopt.
result-wait-why = Een Pairs-deck is genoeg voor { $most }.
result-won-you = { COUNT($seats) ->
    [one] Je wint met { SAY($total, "points") }!
   *[other] Jullie winnen met elk { SAY($total, "points") }!
}
result-take-you = Je pakt { taken }.
result-take = { $seat } pakt { taken }.
result-why-highest-you = Jouw { $rank } is de hoogste unieke kaart.
result-why-lowest-you = Jouw { $rank } is de laagste unieke kaart.
result-why-only-you = Jouw { $rank } is de enige unieke kaart.
result-why-highest = De { $rank } van { $seat } is de hoogste unieke kaart.
result-why-lowest = De { $rank } van { $seat } is de laagste unieke kaart.
result-why-only = De { $rank } van { $seat } is de enige unieke kaart.
result-gaffe = { COUNT($seats) ->
    [2] Blunder! { WITH($seats, "Jij") } hebben allebei { SAY($rank, "a") } gespeeld.
   *[other] Blunder! { WITH($seats, "Jij") } hebben allemaal { SAY($rank, "a") } gespeeld.
}
result-all-matched = Niemand pakt de { $topic }: elke kaart was dubbel.
result-nobody = Niemand pakt de { $topic }.
result-nobody-why = Elke kaart was dubbel.
result-nothing = Niets voor jou.
result-won = { COUNT($seats) ->
    [one] { $seats } wint met { SAY($total, "points") }.
   *[other] { $seats } winnen met elk { SAY($total, "points") }.
}

## Het plaatje van een uitslag

picture-menu = Menu

## Wat het bord erbij zegt; niets daarvan twee keer op een avond

comment-gaffe-2-1 = { $who } in stereo.
comment-gaffe-2-2 = { $who } hadden hetzelfde leuke idee.
comment-gaffe-2-3 = { $who } bestuderen hun bord.
comment-gaffe-2-4 = { $who } kennen dat verhaal allebei.
comment-gaffe-2-5 = Onder tafel krijgen { $who } een schop.
comment-gaffe-2-6 = { $who } hebben dit vast geoefend.
comment-gaffe-2-7 = { $who } schrapen hun keel.
comment-gaffe-2-8 = Stilte, geserveerd door { $who }.
comment-gaffe-2-9 = { $who } en dezelfde mop.
comment-gaffe-2-10 = { $who } hopen dat niemand het hoorde.
comment-gaffe-2-11 = { $who } grijpen naar hetzelfde broodje.
comment-gaffe-2-12 = { $who } blozen in koor.
comment-gaffe-2-13 = De hond kijkt naar { $who }.
comment-gaffe-2-14 = { $who } hebben ineens heel veel brood nodig.
comment-gaffe-2-15 = { $who } moeten even op hun telefoon kijken.
comment-gaffe-2-16 = Wie heeft { $who } naast elkaar gezet?
comment-gaffe-3-1 = { $who } beginnen aan dezelfde zin.
comment-gaffe-3-2 = Daar vallen drie lepels: { $who }.
comment-gaffe-3-3 = { $who } lezen dezelfde krant.
comment-gaffe-3-4 = { $who } vormen een koor. Niemand vroeg erom.
comment-gaffe-3-5 = { $who } bekijken de kaars van heel dichtbij.
comment-gaffe-3-6 = Eindelijk een gesprek: { $who }.
comment-gaffe-3-7 = { $who } moesten het allemaal even kwijt.
comment-gaffe-3-8 = Na { $who } zet iemand maar wat muziek op.
comment-gaffe-4-1 = Vier tegelijk! Mag er een raam open?
comment-gaffe-4-2 = Vier mensen, één gedachte, geen toetje.
comment-gaffe-4-3 = Dat ging sneller rond dan de jus.
comment-gaffe-4-4 = De ober loopt achterwaarts de kamer uit.
comment-gaffe-4-5 = De soep dampt niet meer.
comment-gaffe-4-6 = Met z’n vieren. De kanarie valt van zijn stokje.
comment-gaffe-5-1 = Die hebben de buren ook gehoord.
comment-gaffe-5-2 = De kroonluchter wiebelt een beetje.
comment-gaffe-5-3 = Schrijf dat eens op. Of liever niet.
comment-gaffe-5-4 = De kok komt kijken wie er gevallen is.
comment-gaffe-5-5 = De jassen, graag. Allemaal.
comment-gaffe-5-6 = Zoveel monden, en maar één zin.
comment-all-matched-1 = De { $topic } gaat terug naar de keuken.
comment-all-matched-2 = Iedereen praatte. Niemand is gehoord.
comment-all-matched-3 = De { $topic } wordt koud.
comment-all-matched-4 = Zullen we het over het behang hebben?
comment-all-matched-5 = De stilte pakt de { $topic }.
comment-alone-1 = De anderen blozen, { $who } eet.
comment-alone-2 = { $who } heeft iedereen laten uitpraten.
comment-alone-3 = Alleen { $who } heeft nog trek.
comment-alone-4 = { $who } heeft het woord, en het bord.
comment-alone-5 = { $who } kauwde en zweeg. Wijs.
comment-whisper-1 = { $who } hoefde alleen te fluisteren.
comment-whisper-2 = { $who } zei het zacht. Iedereen hoorde het.
comment-whisper-3 = Kleine kaart, vol bord: { $who }.
comment-whisper-4 = { $who } kwam er eindelijk tussen.

## Opties

credit = Voor Pairs-decks, van Cheapass Games
tagline = Een tafelgesprek: zeg iets groots, maar niet wat een ander zegt. Of profiteer van een blunder.
option-dealer = Wie deelt uit
    .help = Jullie delen een echt deck uit, of de app doet het en elke telefoon laat de eigen kaarten zien.
    .choice-table = Wij
    .choice-app = De app
option-dummies = Dummy’s
    .help = Niemand speelt ze: van elke dummy wordt een willekeurige kaart omgedraaid voordat jullie kiezen. Zo worden twee of drie spelers er vier.
option-subjects = Onderwerpen hebben namen
    .help = Een 7 is “Geld”, zoals op de kaarten die wij printen. Elk Pairs-deck kan.
printed-pairs = Een Pairs-deck
    .help = Eén 1, twee tweeën en zo verder tot tien tienen. Bij elk getal hoort iets om over te praten.
