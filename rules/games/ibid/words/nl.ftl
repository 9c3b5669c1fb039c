# I Bid You Not, in het Nederlands.

## Tegels

# Hoe een soort tegel heet. Deze namen staan op de tegels.
type-name = { $type ->
    [headgrowns] Headgrowns
    [swatphone] Swatphone
    [flown-mower] Flown Mower
    [laptopple] Laptopple
    [walkie-barkie] Walkie-Barkie
    [camerat] Camerat
    [dishsmasher] Dishsmasher
    [refrigergator] Refrigergator
    [wrist-wash] Wrist Wash
    [cashing-machine] Cashing Machine
    [bear-dryer] Bear Dryer
    [aquariumbrella] Aquariumbrella
    [smoak-alarm] Smoak Alarm
    [squinter] Squinter
    [ceiling-van] Ceiling Van
    [calculater] Calculater
    [thumb-hive] Thumb Hive
    [computer-moose] Computer Moose
    [telefishion] Telefishion
    [digital-sock] Digital Sock
    [microwave] Microwave
    [nightbulb] Nightbulb
    [remote-controll] Remote Controll
   *[gamehat] Gamehat
}
# Wat de actie van een tegel zegt: de eerste (a) of de tweede (b) van zijn soort.
action = { $type ->
    [headgrowns] { $action ->
        [a] Gewonnen: al je tegels zijn 1 meer waard
        [b] Gewonnen: al je tegels zijn 1 minder waard
       *[none] {""}
    }
    [swatphone] { $action ->
        [a] Andere acties gelden niet
        [b] Leg alleen tegels met een actie aan en bied alleen zulke
       *[none] {""}
    }
    [flown-mower] { $action ->
        [a] Leg alleen nieuwe soorten aan
        [b] Leg alleen soorten aan die er al liggen
       *[none] {""}
    }
    [laptopple] { $action ->
        [a] Meteen: een veiling
        [b] Geen veiling in de volgende 3 beurten
       *[none] {""}
    }
    [walkie-barkie] { $action ->
        [a] Wie wint, krijgt alleen wat er rechts van ligt
        [b] Wie wint, krijgt ook de biedingen
       *[none] {""}
    }
    [refrigergator] { $action ->
        [a] Oplopend op prijs, niet op getal
        [b] Elke tegel moet lager zijn dan de vorige
       *[none] {""}
    }
    [wrist-wash] { $action ->
        [a] Niemand mag overslaan
        [b] Overslaan kost precies 3 gewonnen tegels, en er komt niets bij
       *[none] {""}
    }
    [cashing-machine] { $action ->
        [a] De veiling wordt nooit omgekeerd
        [b] De veiling wordt altijd omgekeerd
       *[none] {""}
    }
    [bear-dryer] { $action ->
        [a] Meteen: win de negatieve tegels die je hebt aangelegd
        [b] Bied alleen als je een negatieve tegel hebt aangelegd
       *[none] {""}
    }
    [aquariumbrella] { $action ->
        [a] Als hij gewonnen wordt, mag iedereen er een tegel bij leggen
        [b] Als hij gewonnen wordt, mag iedereen een van de tegels weggooien
       *[none] {""}
    }
    [smoak-alarm] { $action ->
        [a] Meteen: pak van iedereen een gewonnen tegel
        [b] Meteen: iedereen pakt van jou een gewonnen tegel
       *[none] {""}
    }
    [ceiling-van] { $action ->
        [a] Leg per beurt hooguit twee tegels aan
        [b] Bied twee tegels: hun som telt
       *[none] {""}
    }
    [calculater] { $action ->
        [a] Bied open, met de klok mee
        [b] Wie de veiling uitroept, biedt niet mee
       *[none] {""}
    }
    [thumb-hive] { $action ->
        [a] Leg alleen de hoogste tegel van je hand aan
        [b] Leg alleen de laagste tegel van je hand aan
       *[none] {""}
    }
    [computer-moose] { $action ->
        [a] Een bod onder het laagste getal van het aanbod telt niet
        [b] Een bod boven het hoogste getal van het aanbod telt niet
       *[none] {""}
    }
    [telefishion] { $action ->
        [a] Mag nooit worden aangelegd
        [b] Mag nooit worden geboden
       *[none] {""}
    }
    [digital-sock] { $action ->
        [a] Maar één Digital Sock in het aanbod
        [b] Mag altijd worden aangelegd
       *[none] {""}
    }
    [nightbulb] { $action ->
        [a] Als hij gewonnen wordt, gaat hij weg
        [b] Als hij gewonnen wordt, komt hij in de hand van wie wint
       *[none] {""}
    }
    [remote-controll] { $action ->
        [a] Leg geen negatieve prijzen aan
        [b] Leg geen positieve prijzen aan
       *[none] {""}
    }
    [gamehat] { $action ->
        [a] Wat volgt, moet verschillen in prijs en in soort
        [b] Wat volgt, moet dezelfde prijs of soort hebben
       *[none] {""}
    }
   *[other] {""}
}
price = { SIGNED($it) }
number = { $number }
the-number = de { $number }
what = de { $number } ({ type-name }, { SIGNED($price) })
tiles = { $it ->
    [one] { $it } tegel
   *[other] { $it } tegels
}

## Wat er is beslist

dealt = { $starter } begint. { COUNT($more) ->
    [0] Iedereen heeft { $most } tegels.
    [one] { $more } heeft { $most } tegels, de anderen { $least }.
   *[other] { $more } hebben { $most } tegels, de anderen { $least }.
}
first-offer = Het eerste aanbod is { SAY($tile, "what") }.
added = { $seat } legt { SAY($tile, "what") } aan.
now-works = { $silent ->
    [none] Dit geldt nu. { SAY($tile, "action") }.
    [swatphone] De actie telt niet: een Swatphone zet hem uit.
   *[other] De actie telt niet: zijn tegenhanger kwam later.
}
passed = { $more_turns ->
    [0] { $seat } past. De Laptopple laat deze beurt geen veiling toe.
    [one] { $seat } past. De Laptopple laat nog { $more_turns } beurt geen veiling toe.
   *[other] { $seat } past. De Laptopple laat nog { $more_turns } beurten geen veiling toe.
}
alarm = { $takes ->
    [yes] Smoak Alarm: { $to } pakt { SAY($tile, "what") } van { $frm }, willekeurig getrokken.
   *[no] Smoak Alarm: { $to } krijgt { SAY($tile, "what") } van { $frm }, willekeurig getrokken.
}
dried = Bear Dryer: { $seat } wint meteen { SAY($tiles, "what") }.
declared = { $seat } roept een veiling uit.
auction-at-once = Laptopple: meteen een veiling.
no-part = { COUNT($seats) ->
    [one] { $seats } biedt niet mee.
   *[other] { $seats } bieden niet mee.
}
sorted = { $order ->
    [lowest] Laagste eerst.
   *[highest] Hoogste eerst.
}
    .because = { $reason ->
        [always] De Cashing Machine keert elke veiling om.
        [never] De Cashing Machine verbiedt omkeren.
        [none] {""}
        [inside] { $bids ->
            [1] Het enige bod ligt tussen { $low } en { $high }.
           *[other] Alle biedingen liggen tussen { $low } en { $high }.
        }
        [single] Het aanbod is één enkele tegel.
       *[outside] { $bids ->
            [1] Het enige bod ligt niet tussen { $low } en { $high }.
           *[other] Niet elk bod ligt tussen { $low } en { $high }.
        }
    }
in-order = { COMMAS($bids, "bid-in-order") }.
bid-in-order = { COUNT($tiles) ->
    [1] { $seat } { $worth }
   *[other] { $seat } { $worth } ({ SAY($tiles, "number") })
}
ignored = { $below ->
    [yes] De { $worth } van { $seat } telt niet. Computer Moose: niets onder { $end }.
   *[no] De { $worth } van { $seat } telt niet. Computer Moose: niets boven { $end }.
}
all-ignored = Geen enkel bod telt. Niemand wint, het aanbod blijft, en de volgende gaat verder.
no-bids = Niemand heeft nog een tegel om te bieden, dus niemand neemt het aanbod.
skipped = { $seat } slaat over.
lost = { $seat } verliest { SAY($tile, "what") }, willekeurig getrokken. Leg die weg.
put = { $seat } legt { SAY($tile, "what") } bij het aanbod.
took = { $why ->
    [none] { $seat } neemt het aanbod: { SIGNED($total) }.
   *[other] { $seat } moet het aanbod nemen: { SIGNED($total) }.
}
    .because = { SAY(COUNT($tiles), "tiles") }.{ $why ->
        [none] {""}
        [last] {" "}Er is niemand meer om te vragen.
        [nobody-may] {" "}Wrist Wash: niemand mag overslaan.
        [no-scored] {" "}Er is geen gewonnen tegel om mee te betalen.
        [no-hand] {" "}Er is geen tegel in de hand om mee te betalen.
        [no-fitting] {" "}Er is geen tegel die erbij mag.
        [too-few] {" "}Overslaan kost 3 gewonnen tegels.
       *[nothing] {" "}Er is geen gewonnen tegel te verliezen, en geen om bij te leggen.
    }
right-of = Walkie-Barkie: alleen wat rechts van de { AT($tile, "number") } ligt, is gewonnen. Leg { SAY($lost, "number") } weg.
to-hand = Nightbulb: de { AT($tile, "number") } komt in de hand van { $seat }.
burnt = Nightbulb: leg de { AT($tile, "number") } weg.
bids-too = Walkie-Barkie: { $seat } krijgt ook de biedingen, { SAY($tiles, "number") }.
returned = { $seat } neemt de { $numbers } terug: het middelste bod.
gift = Aquariumbrella: { $seat } legt { SAY($tile, "what") } bij wat { $winner } won.
spoiled = Aquariumbrella: { $seat } gooit { SAY($tile, "what") } weg uit wat { $winner } won.
next-offer = De { AT($tile, "number") } van { $seat } begint het volgende aanbod.
    .because = { $chosen ->
        [yes] Dat kiest wie won.
       *[no] Het is het laagste bod.
    }
won = { COUNT($seats) ->
    [one] { $seats } wint met { SIGNED($total) }.
   *[other] { $seats } winnen met elk { SIGNED($total) }.
}
unsold = { COUNT($numbers) ->
    [one] Niemand wint de { $numbers }. Er kwam geen veiling meer.
   *[other] Niemand wint { $numbers }. Er kwam geen veiling meer.
}
counted = { $tiles ->
    [0] { $seat }: geen tegels, 0.
   *[other] { $seat }: { SAY($tiles, "tiles") }{ $counts ->
        [all] {""}
        [one] , waarvan er { COUNT($counting) } telt
       *[some] , waarvan er { COUNT($counting) } tellen
    }. { $each ->
        [0] {""}
       *[other] Prijzen { SIGNED($prices) }, Headgrowns { SIGNED($grown) } ({ SIGNED($each) } per tegel).{" "}
    }Samen { SIGNED($total) }.
}
odd-deck = De { $number } wordt niet meer geteld: de tegels kloppen niet, zegt de spelleider.
list-corrected = { AT($tile, "action") ->
    [none] Op de lijst staat nu: { SAY($tile, "what") }.
   *[other] Op de lijst staat nu: { SAY($tile, "what") }, “{ SAY($tile, "action") }”.
}
leaves = { $seat } is gestopt en kan niet meer winnen. De hand van { $seat } doet niet meer mee, de gewonnen tegels blijven.
back = { $seat } is terug, met dezelfde hand.
column = Tegels

## Waarom een tegel niet gespeeld mag worden

out = { $where ->
    [offer] De { $number } ligt in het aanbod
    [scored] De { $number } ligt in de winststapel van { $whose }
    [hand] De { $number } zit in de hand van { $whose }
   *[discarded] De { $number } is weg
}: { $entered_by ->
    [none] het was het eerste aanbod.
   *[other] { $use ->
        [add] { $entered_by } heeft hem aangelegd in beurt { $turn }.
        [bid] { $entered_by } heeft hem geboden in beurt { $turn }.
        [gift] { $entered_by } heeft hem weggegeven in beurt { $turn }.
       *[other] { $entered_by } heeft hem ingevoerd in beurt { $turn }.
    }
}
hand-known = Je hebt alleen { $numbers }.
never-added = Deze Telefishion mag nooit worden aangelegd.
never-bid = Deze Telefishion mag nooit worden geboden.
only-one = Er mag maar één Digital Sock in het aanbod, en daar ligt de { $there } al.
price-ascends = Refrigergator: de prijs moet boven { SIGNED($last) } liggen. Deze is { SIGNED($price) }.
must-be-lower = Refrigergator: hij moet lager zijn dan { $last }.
must-be-higher = Hij moet hoger zijn dan { $last }.
only-actions = Swatphone: alleen tegels met een actie. De { $number } heeft er geen.
type-there = Flown Mower: er ligt al een { type-name } in het aanbod.
type-not-there = Flown Mower: er ligt nog geen { type-name } in het aanbod.
no-negative = Remote Controll: geen negatieve prijzen. Deze is { SIGNED($price) }.
no-positive = Remote Controll: geen positieve prijzen. Deze is { SIGNED($price) }.
must-differ = Gamehat { AT($hat, "number") }: { SAY($hat, "differ-from") }.
differ-from = niet { SIGNED($price) }, en geen { type-name }
must-share = Gamehat { AT($hat, "number") }: hij moet { SAY($hat, "share-with") }.
share-with = { SIGNED($price) } kosten of een { type-name } zijn
follow-higher = Hoger dan { $last }.
follow-lower = Lager dan { $last }.
follow-price = Elk getal, met een prijs boven { SIGNED($price) }.
follow-both = Lager dan { $last }, met een prijs boven { SIGNED($price) }.
offer-runs = { $is_one ->
    [yes] Het aanbod is alleen de { $low }.
   *[no] Het aanbod loopt van { $low } tot en met { $high }.
}
outside-only = Hij moet lager zijn dan { $low }, of hoger dan { $high }.
two-tiles = Dat is twee keer de { $number }. Kies twee verschillende tegels.
not-in-hand = De { $number } heb je niet in je hand.
not-highest = Thumb Hive: alleen de hoogste van je hand, de { $highest }.
not-lowest = Thumb Hive: alleen de laagste van je hand, de { $lowest }.
cannot-add = Er past nu geen tegel bij dit aanbod.
no-scored = Je hebt geen gewonnen tegel om te verliezen.
nothing-to-add = Je hebt geen tegel die je kunt bijleggen.

## Tegellijsten

csv-columns = { $columns ->
    [one] Regel { $line }: getal, soort en prijs moeten erin staan. Er is maar { $columns } kolom.
   *[other] Regel { $line }: getal, soort en prijs moeten erin staan. Er zijn maar { $columns } kolommen.
}
csv-number = Regel { $line }: “{ $given }” is geen getal van { $low } tot en met { $high }.
csv-twice = Regel { $line }: { $number } staat al op regel { $first }.
csv-type = { $near ->
    [none] Regel { $line }: er is geen soort “{ $given }”.
   *[other] Regel { $line }: er is geen soort “{ $given }”. Bedoelde je { SAY($near, "type-called") }?
}
type-called = { $it ->

    [headgrowns] Headgrowns
    [swatphone] Swatphone
    [flown-mower] Flown Mower
    [laptopple] Laptopple
    [walkie-barkie] Walkie-Barkie
    [camerat] Camerat
    [dishsmasher] Dishsmasher
    [refrigergator] Refrigergator
    [wrist-wash] Wrist Wash
    [cashing-machine] Cashing Machine
    [bear-dryer] Bear Dryer
    [aquariumbrella] Aquariumbrella
    [smoak-alarm] Smoak Alarm
    [squinter] Squinter
    [ceiling-van] Ceiling Van
    [calculater] Calculater
    [thumb-hive] Thumb Hive
    [computer-moose] Computer Moose
    [telefishion] Telefishion
    [digital-sock] Digital Sock
    [microwave] Microwave
    [nightbulb] Nightbulb
    [remote-controll] Remote Controll
   *[gamehat] Gamehat
}
csv-price = Regel { $line }: “{ $given }” is geen prijs. Prijzen zijn { $prices }.
csv-action = Regel { $line }: “{ $given }” is geen actie. Schrijf a, b of niets.
csv-no-action = Regel { $line }: een { type-name } heeft geen acties.
csv-quotes = Regel { $line }: heeft geen duidelijke kolommen. Staat er ergens een aanhalingsteken te veel?
csv-too-long = Het bestand heeft { $lines } regels. Een tegellijst heeft er hooguit { $most }.
csv-empty = Er staan geen tegels in.
too-few-tiles = { $tiles ->
    [one] { $tiles } tegel is te weinig. Jullie hebben er minstens { $least } nodig.
   *[other] { $tiles } tegels zijn te weinig. Jullie hebben er minstens { $least } nodig.
}
range-backwards = Van { $low } tot { $high } ligt geen getal. Wissel ze om.
# Welke tegels weggaan: die onder een getal, die boven een ander, of allebei.
put-aside = { $under ->
    [none] Laat elke tegel boven { $over } weg
   *[other] { $over ->
        [none] Laat elke tegel onder { $under } weg
       *[other] Laat elke tegel onder { $under } of boven { $over } weg
    }
}
layout = { $tiles } tegels, { $low } tot en met { $high }: { $more ->
    [0] elk { $each }
   *[other] elk { $each } of { $larger_hand }
}, en één voor het eerste aanbod.{ $left_in_box ->
    [all] {" "}Laat jullie tegels in de doos.
    [some] {" "}{ put-aside }: { SAY($away, "tiles") }.
   *[none] {""}
}
open-list = { $left_in_box ->
    [some] { put-aside }. { list-known }
   *[none] { list-known }
}
list-known = { $known ->
    [0] Elke tegel wordt één keer beschreven, als hij voor het eerst verschijnt.
    [one] { $known } tegel is bekend. Elke andere wordt één keer beschreven, als hij voor het eerst verschijnt.
   *[other] { $known } tegels zijn bekend. Elke andere wordt één keer beschreven, als hij voor het eerst verschijnt.
}

## De grote momenten van een onthulling

highlight-sold = Verkocht! { COUNT($tiles) } tegels tegelijk.

## De vragen

ask-starter = Wie begint?
hint-starter = Wie begint, krijgt de eerste tegel en de eerste beurt.
button-starter = {"{}"} begint
entry-starter = wie begint
ask-size = Hoeveel tegels?
hint-size = Tel alles waarmee je speelt, ook de bovenste.
button-size = {"{}"} tegels
entry-size = aantal tegels
ask-start = Draai de bovenste tegel om. Wat is het?
hint-start = Dat is het eerste aanbod. Verdeel de rest.
button-start = Beginnen met {"{}"}
none-start = Welke tegel?
entry-start = eerste aanbod
ask-turn = Jouw beurt
hint-turn = { $other ->
    [declare] Leg een tegel aan, of roep een veiling uit.
   *[pass] Leg een tegel aan. Kun je niet, pas dan.
}
entry-turn = beurt
entry-second = tweede tegel
ask-add = Een tegel aanleggen
button-add = {"{}"} aanleggen
none-add = Welke tegel?
ask-declare = Een veiling uitroepen
button-declare = Veiling uitroepen
ask-pass = Passen
button-pass = Passen
ask-second = Nog een tweede?
hint-second = Met een Ceiling Van mag je er twee aanleggen.
ask-done = Eén is genoeg
button-done = Eén is genoeg
ask-bid = { $several ->
    [yes] Welke twee tegels bied je?
   *[no] Welke tegel bied je?
}
hint-bid = { OPTION("dealer") ->
    [app] { $several ->
        [yes] Niemand ziet ze tot iedereen heeft geboden.
       *[no] Niemand ziet hem tot iedereen heeft geboden.
    }
   *[table] { $several ->
        [yes] Leg ze gedekt neer en verzegel ze hier.
       *[no] Leg hem gedekt neer en verzegel hem hier.
    }
}
button-bid = { $several ->
    [yes] Allebei verzegelen
   *[no] {"{}"} verzegelen
}
none-bid = Welke tegel?
entry-bid = bod
ask-openbid = { ask-bid }
hint-openbid = { OPTION("dealer") ->
    [app] Calculater: iedereen biedt open.
   *[table] { $several ->
        [yes] Calculater: iedereen biedt open. Leg ze open neer.
       *[no] Calculater: iedereen biedt open. Leg hem open neer.
    }
}
button-openbid = { $several ->
    [yes] Allebei bieden
   *[no] {"{}"} bieden
}
none-openbid = Welke tegel?
entry-openbid = bod
choosing-openbid = { $names } biedt open
choosing-turn = { $names } is aan de beurt
choosing-choice = { $names } beslist: nemen of overslaan?
choosing-put = { $names } slaat over en legt een tegel bij
choosing-second = { $names } mag een tweede tegel aanleggen
choosing-gift = { $names } mag iets bij de gewonnen tegels leggen
choosing-spoil = { $names } mag een gewonnen tegel weggooien
choosing-starts = { $names } kiest het bod dat het volgende aanbod begint
ask-first = Eén tegel
ask-choice = Wil je dit aanbod?
hint-choice = Neem het, of betaal om over te slaan. Dan beslist de volgende.
button-choice = {"{}"}
none-choice = Nemen of overslaan
entry-choice = antwoord op het aanbod
label-choice = { $value ->
    [take] genomen
    [skip] overgeslagen
    [lose] overgeslagen, een tegel verloren
   *[add] overgeslagen, een tegel bijgelegd
}
option-take = Nemen: { SAY($tiles, "tiles") }, { SIGNED($total) }{ $bids ->
    [yes] , en de biedingen
   *[no] {""}
}{ $hand ->
    [0] {""}
   *[other] , en { $hand } in je hand
}
option-skip = { $add ->
    [yes] Overslaan: verlies een gewonnen tegel, leg er een uit je hand bij
   *[no] Overslaan: verlies { $price } gewonnen tegels
}
option-lose = Overslaan: verlies een gewonnen tegel
option-add = Overslaan: leg een tegel uit je hand bij
option-bid = De { $worth } van { $seat }
option-tile = { SAY($tile, "number-and-what") } weggooien
number-and-what = { $number } ({ type-name }, { SIGNED($price) })
option-number = { $number }
option-none = Zo laten
ask-put = Welke tegel leg je bij?
hint-put = { $several ->
    [yes] Uit je hand, ergens in het aanbod.
   *[no] Uit je hand: onder het hele aanbod, of erboven.
}
button-put = { $several ->
    [yes] {"{}"} leggen
   *[no] {"{}"} bijleggen
}
none-put = { $several ->
    [yes] Welke tegel, en waar?
   *[no] Welke tegel?
}
entry-put = tegel bijgelegd om over te slaan
ask-tile = Welke tegel?
ask-place = Waar komt hij?
ask-starts = Welk bod begint het volgende aanbod?
hint-starts = Jij nam dit aanbod, dus jij kiest.
button-starts = Dat van {"{}"} begint
entry-starts = begin van het volgende aanbod
ask-gift = Iets bij de gewonnen tegels leggen?
hint-gift = Aquariumbrella: je mag een tegel uit je hand bij de gewonnen tegels leggen.
entry-gift = cadeau bij de gewonnen tegels
ask-give = Een tegel weggeven
button-give = {"{}"} weggeven
none-give = Welke tegel?
ask-none = Nee, dank je
button-none = Nee, dank je
ask-spoil = Een gewonnen tegel weggooien?
hint-spoil = Aquariumbrella: iedereen mag één tegel weggooien.
button-spoil = {"{}"}
entry-spoil = gewonnen tegel weggegooid
label-spoil = { $value ->
    [none] niets
   *[other] { $value }
}
entry-drawn = tegel verloren om over te slaan
entry-alarm = Smoak Alarm
entry-gone = beurt
ask-clash = { $item } is twee keer ingevoerd
hint-clash = Zo’n tegel is er maar één. Wijzig wat er niet klopt.
place-clash = { $what ->
    [bid] bod van { $seat }, beurt { $round }
   *[other] tegel van { $seat }, beurt { $round }
}
label-clash = ze kloppen allebei
entry-clash = tegels die niet kloppen
hint-leave = De hand doet dan niet meer mee.
ask-override = Welk getal is er twee keer?
hint-override = Een misdruk of een gemengde set: dat getal wordt niet meer geteld.
entry-override = getal dat niet meer telt
ask-describe = Wat staat er echt op de tegel?
entry-pile = schudden
hint-describe = Zijn getal, en wat er verder op staat.
button-describe = De {"{}"} opslaan
none-describe = Welke tegel, en wat is het?
entry-describe = wijziging van de lijst

# Wat is ingevoerd: een getal, of een tegel die ermee beschreven is.
told-tile = { $type ->
    [none] { $number }
   *[other] { $number } ({ type-name }, { SIGNED($price) })
}
label-tile = { SAY($value, "told-tile") }
label-start = { SAY($value, "told-tile") }
label-bid = { SAY($value, "told-tile") }
label-openbid = { SAY($value, "told-tile") }
label-put = { SAY($value, "told-tile") }
label-describe = { SAY($value, "told-tile") }
label-add = { SAY($value, "told-tile") }
label-give = { SAY($value, "told-tile") }
label-first = { SAY($value, "told-tile") }
label-drawn = { $value }
label-alarm = { $value }
label-override = { $value }
label-turn = { $what ->
    [add] legt { SAY($tiles, "told-tile") } aan
    [declare] een veiling
   *[pass] past
}
label-second = { $what ->
    [add] { SAY($tiles, "told-tile") }
   *[done] geen
}
label-gift = { $what ->
    [add] { SAY($tiles, "told-tile") }
   *[none] niets
}
call-override = Een getal is er twee keer…
call-describe = Onze lijst klopt niet…
sealing-bid = Een veiling: iedereen verzegelt een tegel.
waiting-start = Wachten op de eerste tegel
waiting-starter = Wie begint?
waiting-size = Wachten op het aantal tegels
entered-choice = { label-choice }
entered-spoil = { label-spoil }
entered-gone = gepasseerd
part-start = het begin

## Wat iemand mag doen waar iedereen gevraagd is

to-starter = zeggen wie begint
to-size = de tegels tellen
to-start = de bovenste tegel omdraaien

## Waar we zijn

place-long =
    Aanbod { $number }
    { $turn ->
        [0] {""}
       *[other] Beurt { $turn }
    }
place-short = { $turn ->
    [0] Aanbod { $number }
   *[other] Aanbod { $number } · beurt { $turn }
}
between-heading = { $stage ->
    [start] Zet de tegels klaar
   *[other] {""}
}
between-steps =
    { OPTION("dealer") ->
        [app] {""}
       *[table] { $left_in_box ->
            [none] {""}
           *[some] { put-aside }.{ $tiles_played ->
                [none] {""}
                [one] {" "}Er blijft { $tiles_played } tegel over.
               *[other] {" "}Er blijven { $tiles_played } tegels over.
            }
        }
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] { $tiles_played ->
            [none] Schud en tel de tegels. Voer in hoeveel het er zijn.
           *[other] Schud alle { $tiles_played } tegels gedekt.
        }
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] { $starter_is_drawn ->
            [yes] {""}
           *[no] { $starter ->
                [none] Spreek af wie begint en voer het in.
               *[other] { $starter } begint.
            }
        }
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] Draai de bovenste tegel om: het eerste aanbod.
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] { $starter ->
            [none] Verdeel de rest één voor één, met de klok mee, te beginnen bij wie begint. { between-hands }
           *[other] Verdeel de rest één voor één, met de klok mee, te beginnen bij { $starter }. { between-hands }
        }
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] Voer de omgedraaide tegel in.{ $starter_is_drawn ->
            [yes] { $starter ->
                [none] {""}
               *[other] {" "}{ $starter } begint, dat is geloot.
            }
           *[no] {""}
        }
    }
between-hands = { $smaller_hand ->
    [0] Handen mogen één tegel verschillen.
   *[other] { UPTO($larger_hands, 2) ->
        [0] Iedereen krijgt er { $smaller_hand }.
        [more] De eerste { COUNT($larger_hands) }, tot en met { LAST($larger_hands) }, krijgen er { $larger_hand }, de anderen { $smaller_hand }.
        [1] { $larger_hands } krijgt er { $larger_hand }, { between-rest } { $smaller_hand }.
       *[other] { $larger_hands } krijgen er { $larger_hand }, { between-rest } { $smaller_hand }.
    }
}
between-rest = { COUNT($smaller_hands) ->
    [1] { $smaller_hands }
   *[other] de anderen
}

## Wat niet kan worden ingevoerd

no-such-tile = Een { $number } zit niet in deze set. Kijk het getal nog eens na.
left-out = De { $number } doet niet mee. Jullie spelen met { $low } tot en met { $high }.
tile-undescribed = De { $number } is nieuw. Beschrijf hem ook.
tile-differs = De { $number } is bekend als een andere tegel.

## Voordat op het bord de biedingen van een veiling komen, of wat iemand beslist

opening = { SAY(FIRST($facts), "opening-of") }
opening-of = { $it ->
    [none] {""}
   *[other] { $opening ->
        [decided] { $seat } heeft beslist.
        [nothing] {""}
       *[bids] Alle biedingen open, de laagste eerst.
    }
}

## Wat er opviel, aan het eind verteld

mention-own-tile = { $seat } legde { SAY($tile, "what") } aan en nam hem toen zelf.
mention-turned = Alleen de { $worth } van { $seat } lag niet tussen { $low } en { $high }. Daardoor bleef het hoogste bod eerst.
mention-hot = { $total ->
    [0] { $skips } van jullie betaalden om een aanbod over te slaan dat niets waard was. { $seat } nam het.
   *[other] { $skips } van jullie betaalden om { SIGNED($total) } over te slaan. { $seat } nam het.
}

## Wat kan ik doen?

can-starter =
    Spreek af wie begint en tik op de naam. Dat kan iedereen.
    Wie begint, krijgt de eerste tegel en de eerste beurt.
can-size =
    Tel alle tegels waarmee je speelt, ook de bovenste. Iedereen kan het invoeren.
    Dan weet de app hoeveel tegels ieder van jullie heeft.
can-start =
    Draai de bovenste tegel om: dat is het eerste aanbod. Iedereen kan hem invoeren.
    Verdeel alle andere. Wie begint, legt dan een tegel aan of roept een veiling uit.
can-turn =
    { $other ->
        [declare] { $can_add ->
            [yes] Leg rechts een tegel aan, of roep een veiling uit. Kun je niet aanleggen, dan moet dat.
           *[no] Roep een veiling uit: er kan nu geen tegel bij.
        }
       *[pass] { $can_add ->
            [yes] Leg een tegel aan, of pas als je niet kunt: de Laptopple laat nu geen veiling toe.
           *[no] Pas: er kan geen tegel bij, en de Laptopple laat geen veiling toe.
        }
    }
    { can-fits }
    Bij een veiling verzegelt iedereen een tegel. Wie het aanbod neemt, krijgt de prijzen ervan.
# Welke tegels er nu bij kunnen: “hoger dan 12”.
can-fits = { $fits ->
    [none] {""}
   *[other] Wat er nu bij kan: { SMALL($fits) }
}
can-second =
    { $can_add ->
        [yes] Met de Ceiling Van mag je een tweede tegel aanleggen. Het hoeft niet.
       *[no] Er kan nu geen tweede tegel bij.
    }
    { can-fits }
can-bid =
    { OPTION("dealer") ->
        [app] { $several ->
            [yes] Kies twee tegels en verzegel ze: hun som is je bod.
           *[no] Kies een tegel en verzegel die als bod. Niemand ziet hem tot iedereen heeft geboden.
        }
       *[table] { $several ->
            [yes] Leg twee tegels gedekt neer en verzegel ze: hun som is je bod.
           *[no] Leg een tegel gedekt neer en verzegel die als bod. Niemand ziet hem tot iedereen heeft geboden.
        }
    }
    { can-first }
    { can-next }
# Wie eerst beslist.
can-first = { $machine ->
    [lowest] De Cashing Machine: het laagste bod beslist hoe dan ook eerst.
    [highest] De Cashing Machine: het hoogste bod beslist hoe dan ook eerst.
    [single] Het hoogste bod beslist eerst: het aanbod nemen, of betalen om over te slaan.
   *[none] Het hoogste bod beslist eerst. Als alles tussen { $offer_low } en { $offer_high } ligt, het laagste.
}
# Wat er van de biedingen wordt.
can-next = { OPTION("winner_starts") ->
    [yes] Wie het aanbod neemt, kiest het bod dat het volgende begint. { can-others }
   *[no] Het laagste bod begint het volgende aanbod. { can-others }
}
can-others = { OPTION("middle_returns") ->
    [yes] { PLAYERS() ->
        [2] De andere gaan weg.
       *[other] Een middelste komt misschien terug.
    }
   *[no] De andere gaan weg.
}
can-openbid =
    { OPTION("dealer") ->
        [app] { $several ->
            [yes] De Calculater: iedereen biedt open. Kies twee tegels: hun som is je bod.
           *[no] De Calculater: iedereen biedt open. Kies je bod.
        }
       *[table] { $several ->
            [yes] De Calculater: iedereen biedt open. Leg twee tegels open neer: hun som is je bod.
           *[no] De Calculater: iedereen biedt open. Leg je bod open neer en voer het in.
        }
    }
    { can-first }
    { can-next }
can-choice =
    { $take_bids ->
        [yes] Neem het aanbod: je krijgt { SIGNED($take_total) } met { SAY($take_tiles, "tiles") }, en de biedingen.
       *[no] Neem het aanbod: je krijgt { SIGNED($take_total) } met { SAY($take_tiles, "tiles") }.
    }
    { $skip_cost ->
        [either] Of sla over: verlies een gewonnen tegel, willekeurig getrokken, of leg er een uit je hand bij.
        [both] Of sla over: verlies een gewonnen tegel, willekeurig getrokken, en leg er een uit je hand bij.
       *[several] Of sla over: verlies { $skip_price } gewonnen tegels, willekeurig getrokken.
    }
    Dan beslist de volgende. De laatste moet het nemen.
can-put =
    { $several ->
        [yes] Leg een tegel uit je hand bij, ergens in het aanbod.
       *[no] Leg een tegel uit je hand bij, onder het hele aanbod of erboven.
    }
    Dat is wat overslaan kost. Wie het aanbod neemt, krijgt hem erbij, goed of slecht.
can-starts =
    Jij nam het aanbod, dus jij kiest het bod dat het volgende begint.
    { OPTION("middle_returns") ->
        [yes] De andere biedingen gaan weg, tenzij er een middelste terugkomt.
       *[no] De andere biedingen gaan weg.
    }
can-gift =
    { $winner ->
        [none] De Aquariumbrella: je mag een tegel van jou leggen bij wat iemand won.
       *[other] { YOU($winner) ->
            [you] De Aquariumbrella: je mag een tegel van jou leggen bij wat je won.
           *[other] De Aquariumbrella: je mag een tegel van jou leggen bij wat { $winner } won.
        }
    }
    Zijn prijs telt daar, goed of slecht. Het hoeft niet.
can-spoil =
    { $winner ->
        [none] De Aquariumbrella: je mag één tegel weggooien van wat iemand won.
       *[other] { YOU($winner) ->
            [you] De Aquariumbrella: je mag één tegel weggooien van wat je won.
           *[other] De Aquariumbrella: je mag één tegel weggooien van wat { $winner } won.
        }
    }
    Dan krijgt niemand hem. Het hoeft niet.
can-clash =
    Er is maar één tegel { $item }. Tik aan wat niet klopt en wijzig het.
    De tegels op tafel zeggen welke.
    Zijn de tegels anders? Laat ze allebei staan. Dat getal wordt niet meer geteld.
can-override =
    Kies het getal dat jullie tegels twee keer hebben.
    Het wordt niet meer geteld: het kan nog eens voorkomen.
can-describe =
    Kies een tegel die op onze lijst niet klopt, en voer in wat erop staat.
    Hij verandert op de lijst, en overal waar hij nu ligt.
meanwhile =
    { $stage ->
        [auction] Wie gevraagd is, neemt het aanbod of betaalt om over te slaan. Dan beslist de volgende.
        [skip] Wie gevraagd is, neemt het aanbod of betaalt om over te slaan. Dan beslist de volgende.
        [bids] De biedingen komen binnen. Ze worden tegelijk omgedraaid.
        [turn] { $seat ->
            [none] De volgende beurt komt zodra dit is ingevoerd.
           *[other] { $seat } legt een tegel aan, of roept een veiling uit. Dan biedt iedereen.
        }
       *[other] De volgende beurt komt zodra dit is ingevoerd.
    }

## Zo werkt het

how =
    Leg in je beurt een tegel aan die hoger is dan de laatste. Of roep een veiling uit.
    Bij een veiling verzegelt iedereen een tegel. De hoogste beslist eerst; liggen ze allemaal binnen het aanbod, dan de laagste.
    { OPTION("skip_either") ->
        [yes] { OPTION("in_order") ->
            [yes] Neem het aanbod, of sla over: verlies een gewonnen tegel, of leg er een bij, lager of hoger dan het hele aanbod.
           *[no] Neem het aanbod, of sla over: verlies een gewonnen tegel, of leg er een uit je hand bij.
        }
       *[no] { OPTION("in_order") ->
            [yes] Neem het aanbod, of sla over: verlies een gewonnen tegel en leg er een bij, lager of hoger dan het hele aanbod.
           *[no] Neem het aanbod, of sla over: verlies een gewonnen tegel en leg er een uit je hand bij.
        }
    }
    { OPTION("winner_starts") ->
        [yes] Wie het neemt, kiest het bod dat het volgende aanbod begint. { how-bids }
       *[no] Het laagste bod begint het volgende aanbod. { how-bids }
    }
    { OPTION("actions") ->
        [yes] Een actie telt zolang zijn tegel in het aanbod ligt. Het bord en je telefoon laten zien wat er geldt.
       *[no] {""}
    }
    { OPTION("per_type") ->
        [yes] Als alle handen leeg zijn, tel je je prijzen op: van elke soort alleen de hoogste en de laagste. De hoogste som wint.
       *[no] Als alle handen leeg zijn, tel je je prijzen op. De hoogste som wint.
    }
how-bids = { PLAYERS() ->
    [2] Het andere bod gaat weg.
   *[other] { OPTION("middle_returns") ->
        [yes] Het middelste bod gaat terug naar de hand, tenzij die speler won of oversloeg. De rest gaat weg.
       *[no] De andere biedingen gaan weg.
    }
}
decks = { OPTION("decks") ->
    [both] de basistegels, Odd Inventions en Double Devices
    [odd] de basistegels en Odd Inventions
    [double] de basistegels en Double Devices
   *[base] de basistegels
}
needs = { OPTION("dealer") ->
    [app] Geen tegels: de app verdeelt { decks }.
   *[table] { OPTION("deck") ->
        [app] De tegels die de app print, startgetal { OPTION("seed") }: { decks }.
       *[ours] Jullie eigen tegels van I Bid You Not: { decks }.
    }
}
substitutes =
    { OPTION("dealer") ->
        [app] {""}
       *[table] { OPTION("deck") ->
            [app] {""}
           *[ours] Print je een set? Zet dan “De tegels” op “Geprint uit de app”.
        }
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] { OPTION("actions") ->
            [yes] Briefjes, allemaal even groot. Schrijf op elk een getal, een soort, een prijs en de actie. Neem ze over van de set die de app print.
           *[no] Briefjes, allemaal even groot. Schrijf op elk een getal, een soort en een prijs. Neem ze over van de set die de app print.
        }
    }
tour-score = Win tegels met goede prijzen. Als alle handen leeg zijn, wint de hoogste som.
tour-turn = Leg in je beurt een tegel aan, of roep een veiling uit: dan verzegelt iedereen een bod.
tour-negative = Prijzen kunnen negatief zijn. Als laatste gevraagd, of kun je overslaan niet betalen? Dan neem je alles.
tour-board = Het bord draait de biedingen om en zegt wie eerst beslist: het aanbod nemen, of betalen om over te slaan.

## Terwijl het zichzelf speelt, elk de eerste keer

caption-asked-size = De tegels worden geteld en met de hand verdeeld.
caption-asked-start = Iemand draait de eerste tegel om: het aanbod. Het groeit tot iemand het wil.
caption-asked-turn = Leg in je beurt een hogere tegel aan, of roep een veiling uit.
caption-asked-bid = Iedereen biedt een eigen tegel, in het geheim.
caption-asked-choice = De eerste mag het hele aanbod nemen, of betalen om over te slaan.
caption-told-sorted = Het hoogste bod eerst. Liggen ze allemaal binnen het aanbod, dan het laagste.
caption-told-added = Het aanbod groeit. Sommige tegels zijn minder waard dan niets.
caption-told-took = { $seat } neemt het aanbod. Een bod begint het volgende.

## Wat het bord erbij zegt; niets daarvan twee keer op een avond. $who heeft geboden.

comment-takes-1 = Eenmaal, andermaal, verkocht aan { $who }.
comment-takes-2 = { $who } vindt er wel een plank voor.
comment-takes-3 = De hamer knikt naar { $who }.
comment-takes-4 = { $who } zwaaide het eerst.
comment-takes-5 = Verkocht. { $who } is met het busje.
comment-takes-6 = Ruilen kan niet, { $who }.
comment-forced-1 = { $who } was al bijna bij de deur.
comment-forced-2 = Iemand moest het doen. Dag, { $who }.
comment-forced-3 = { $who } kwam alleen voor de koffie.
comment-forced-4 = { $who } krabde net te vroeg aan een oor.
comment-forced-5 = Het loopt achter { $who } aan naar huis.
comment-forced-6 = Het meubilair heeft { $who } gekozen.
comment-forced-7 = { $who } zat te dicht bij de hamer.
comment-forced-8 = Het keek zo eenzaam. Nu heeft het { $who }.
comment-skips-1 = { $who } bestudeert het plafond.
comment-skips-2 = { $who } moet ineens ergens heen.
comment-skips-3 = { $who } heeft thuis geen plek.
comment-skips-4 = { $who } strikt een veter, heel langzaam.
comment-skips-5 = { $who } laat een potlood vallen en blijft onder tafel.
comment-skips-6 = { $who } leest de catalogus ondersteboven.
comment-inverted-1 = Laag is het nieuwe hoog.
comment-inverted-2 = De bescheidenen eerst, bij wijze van uitzondering.
comment-inverted-3 = Economen verlaten de zaal.
comment-inverted-4 = De achterste rij is nu de voorste.

## Wat een veiling voor één plek betekent

result-won-you = { COUNT($seats) ->
    [one] Je wint met { SIGNED($total) }!
   *[other] Jullie winnen met elk { SIGNED($total) }!
}
result-won = { COUNT($seats) ->
    [one] { $seats } wint met { SIGNED($total) }.
   *[other] { $seats } winnen met elk { SIGNED($total) }.
}
result-took-you = { $why ->
    [none] Je neemt het aanbod: { SAY(COUNT($tiles), "tiles") }.
   *[other] Je moet het aanbod nemen: { SAY(COUNT($tiles), "tiles") }.
}
result-took = { $why ->
    [none] { $seat } neemt het aanbod: { SAY(COUNT($tiles), "tiles") } voor { SIGNED($total) }.
   *[other] { $seat } moet het aanbod nemen: { SAY(COUNT($tiles), "tiles") } voor { SIGNED($total) }.
}
result-bids-too = Je krijgt ook de biedingen: { SAY($tiles, "the-number") }.
result-lost = Je verliest de { AT($tile, "number") } uit je winststapel. Leg hem weg.
result-dried = Je wint meteen { SAY($tiles, "the-number") }.
result-ignored = Jouw { $worth } telt niet.
result-to-hand = De { AT($tile, "number") } komt in je hand.
result-returned = Je neemt de { $numbers } terug.
result-next-offer = Jouw { AT($tile, "number") } begint het volgende aanbod.
result-alarm-to = { $takes ->
    [yes] Je pakt de { AT($tile, "number") } van { $frm }.
   *[no] Je krijgt de { AT($tile, "number") } van { $frm }.
}
result-alarm-from = { $to } krijgt jouw { AT($tile, "number") }.
result-gift = { $seat } legt de { AT($tile, "number") } bij wat je won.
result-spoiled = { $seat } gooit de { AT($tile, "number") } weg van wat je won.
result-nothing = Niets voor jou.
result-all-ignored = Geen enkel bod telt. Het aanbod blijft.

## Op het bord

scene-has-bid = heeft geboden
scene-adding = legt aan…
scene-choosing = kiest nog…
scene-skipped = slaat over
scene-ignored = telt niet
scene-waiting = wacht
scene-in-hand = { $count } in de hand
scene-has-left = is gestopt
scene-sealed = verzegeld
scene-bidding = biedt…
scene-to-play = aan de beurt
scene-took-it = nam het
scene-no-tiles = geen tegels
scene-away = even weg
scene-counts = { $hand } in de hand, { $scored } gewonnen
scene-offer = Het aanbod
scene-next = Als volgende
scene-lost = verloren
scene-ran = Het aanbod liep van { $low } tot en met { $high }
scene-runs = Het aanbod loopt van { $low } tot en met { $high }
scene-bids = Biedingen: { COMMAS($bids, "scene-bid") }.
scene-bid = { PLAIN($seat) } { $worth }
scene-actions = Acties die gelden
scene-inverted = Omgekeerd: laagste eerst
scene-highest = Hoogste eerst
scene-off = uit: Swatphone
scene-replaced = vervangen
scene-turns-left = nog { $turns }
tile-acts = met een actie

## Op een telefoon

pad-offer = { $is_one ->
    [yes] Aanbod <b>{ $low }</b>, waard <b>{ SIGNED($worth_taken) }</b>
   *[no] Aanbod <b>{ $low } t/m { $high }</b>, waard <b>{ SIGNED($worth_taken) }</b>
}
pad-actions = { $count ->
    [one] { $count } actie
   *[other] { $count } acties
}
pad-bid-ignored = Jouw { $worth } telt niet.
pad-bid = { $state ->
    [asked] { $first ->
        [yes] Je bood { $worth }. Jij beslist eerst.
       *[no] Je bood { $worth }. Jij beslist.
    }
    [skipped] Je bood { $worth } en sloeg over.
    [won] Je bood { $worth } en nam het aanbod.
   *[waits] { $asked ->
        [none] Je bood { $worth }.
       *[other] Je bood { $worth }. Wachten op { PLAIN($asked) }.
    }
}
pad-none = Nog geen tegels gewonnen
pad-headgrowns = { $more ->
    [yes] Headgrowns: elk van deze tegels telt { $by } meer.
   *[no] Headgrowns: elk van deze tegels telt { $by } minder.
}
hand-told = { $action ->
    [none] { type-name }, { SIGNED($price) }
   *[other] { type-name }, { SIGNED($price) } · { action }
}
place-alone = alleen
place-left = links van { $number }
place-right = rechts van { $number }
place-between = tussen { $low } en { $high }
tile-lift = Geen tegel van mij mag. Toch spelen
tile-near = Tegels die het kunnen zijn
tile-digits = Cijfers van het getal
tile-another = Een ander getal
tile-what-drawn = Wat staat erop getekend?
tile-type = Soort
tile-its-price = De prijs
tile-price = Prijs
tile-its-action = De actie
tile-action = Actie
tile-no-action = Geen actie
tile-enter-here = Hier invoeren
tile-range = { $low } t/m { $high }
tile-known = Bekend als { $type }, { $price }.
tile-row = { $type }, { $price }
tile-row-acts = { $type }, { $price } · { $says }
tile-suggested = { $number }, { $type }, { $price }
tile-nobody = De { $number } heeft nog niemand beschreven.
tile-no-such = Een { $number } is er niet. Kijk het getal nog eens na.
tile-described = { $number }: beschreven
tile-describe = De { $number } beschrijven
tile-is = De { $number } is …

## Voor wie meekijkt

watch-bid = { $state ->
    [asked] { $worth }, beslist…
    [skipped] { $worth }, slaat over
    [won] { $worth }, neemt het
    [ignored] { $worth }, telt niet
   *[waits] { $worth }
}

## De pagina met tegellijsten

setup-decks = Tegellijsten: printen of importeren
decks-title = Tegellijsten · Tafel { $code }
decks-table = Tafel { $code }
decks-rules = Regels
decks-heading = Tegellijsten
decks-what = Een tegellijst zegt wat elke tegel is, zodat niemand er een hoeft te beschrijven.
decks-imported = { $tiles ->
    [one] { $tiles } tegel geïmporteerd. Het volgende spel gebruikt hem.
   *[other] { $tiles } tegels geïmporteerd. Het volgende spel gebruikt ze.
}
decks-print = Een set printen
decks-nine = Negen tegels per vel, of zestien kleine. Hetzelfde startgetal geeft altijd dezelfde set.
decks-seed = Startgetal, 1 tot en met 999
decks-sets = Onderdelen
decks-base = De basisset heeft 64 tegels. Daarbij:
decks-odd = Odd Inventions, 42 tegels
decks-double = Double Devices, 36 tegels
decks-a4 = Printen op A4
decks-letter = Printen op Letter
decks-save = Opslaan als CSV
decks-own = De eigen set van deze tafel
decks-known = { $tiles ->
    [one] { $whole ->
        [yes] { $tiles } tegel is bekend, en de lijst is compleet.
       *[no] { $tiles } tegel is bekend.
    }
   *[other] { $whole ->
        [yes] { $tiles } tegels zijn bekend, en de lijst is compleet.
       *[no] { $tiles } tegels zijn bekend.
    }
}
decks-export = Exporteren als CSV
decks-print-it = Printen
decks-show = Lijst laten zien
decks-number = Getal
decks-type = Soort
decks-price = Prijs
decks-action = Actie
decks-none = Er zijn nog geen tegels bekend. Beschrijf elke als hij voor het eerst verschijnt, of importeer een lijst.
decks-import = Een lijst importeren
decks-csv = Een CSV-bestand, één tegel per regel: getal, soort, prijs en de actie. Elke soort heeft er twee: <b>a</b> is de eerste die de <a href="{ $rules }">regels</a> noemen, <b>b</b> de tweede. Bij een tegel zonder actie blijft het leeg.
decks-nothing = <b>Er is niets geïmporteerd.</b> { $problems ->
    [one] Verbeter eerst deze regel:
   *[other] Verbeter eerst deze { $problems } regels:
}
decks-more = en nog { $more }
decks-game-on = Er is een spel bezig. Importeer een lijst voor het volgende.
decks-host-only = Alleen de spelleider kan een lijst importeren, op het bord.
decks-file = Bestand
decks-paste = Of plak de tekst
decks-whole = Dit is de hele set
decks-refused = Een getal dat niet op de lijst staat, kan dan niet.
decks-do-import = Lijst importeren

## Op het plaatje van de uitslag

picture-catalogue = CATALOGUS VAN DE VEILING
picture-lot = Kavel { $place }
picture-left = Gestopt
picture-sold = VERKOCHT
picture-points = { $is_one ->
    [yes] punt
   *[no] punten
}
picture-number = Nr. { $number }

## Opties

credit = Van Pandaqi
tagline = Maak het aanbod mooi, of verpest het. Bied dan, en hoop dat iemand anders het moet nemen.
form-base = De basistegels
    .help = Eén aanbod, bieden en overslaan. Ongeveer de helft van de tegels heeft een actie.
form-variants = Met de varianten
    .help = Dezelfde tegels, en alle vijf de varianten. Zet uit wat je niet wilt.
form-odd = Odd Inventions
    .help = Negatieve getallen, en wildere acties.
form-double = Ook Double Devices
    .help = Beide uitbreidingen: getallen van −64 tot en met 100, en acties die aan de regels draaien.
option-dealer = Wie deelt uit
    .help = Jullie verdelen echte tegels, of elke telefoon laat de eigen tegels zien.
    .choice-table = Wij
    .choice-app = De app
option-deck = De tegels
    .help = Eigen set: beschrijf elke tegel één keer als hij verschijnt. Een set uit de app is bekend aan zijn startgetal.
    .choice-ours = Onze eigen set
    .choice-app = Geprint uit de app
option-odd = Odd Inventions
    .help = De uitbreiding met de getallen −64 tot en met −1.
option-double = Double Devices
    .help = De uitbreiding met de getallen 65 tot en met 100.
option-seed = Startgetal
    .help = Elk startgetal geeft andere tegels. Het staat op elke pagina.
option-list = Onze tegellijst
    .help = Die groeit tijdens het spelen, of importeer een hele lijst.
option-whole = De lijst is compleet
    .help = Een getal dat niet op de lijst staat, kan dan niet.
option-length = Lengte
    .help = Voor een korter spel laat je de laagste en de hoogste getallen weg.
    .choice-all = Alle tegels
    .choice-most = Driekwart
    .choice-half = De helft
    .choice-range = Van … t/m …
option-lowest = Van
    .help = Het laagste getal waarmee jullie spelen.
option-highest = Tot en met
    .help = Het hoogste getal waarmee jullie spelen.
option-actions = Acties
    .help = Uit is een huisregel: alleen getallen en prijzen tellen.
option-draw = Loten wie begint
    .help = Willekeurig. Uit: jullie zeggen wie begint.
option-winner_starts = Wie wint, opent
    .help = Wie een aanbod neemt, kiest het bod dat het volgende begint.
option-middle_returns = Het middelste bod komt terug
    .help = Het gaat terug naar de hand, tenzij die speler won of oversloeg.
option-skip_either = Goedkoper overslaan
    .help = Om over te slaan verlies je een gewonnen tegel of leg je er een uit je hand bij, niet allebei.
option-in_order = Overslaan aan de uiteinden
    .help = Een bijgelegde tegel moet lager of hoger zijn dan het hele aanbod.
option-per_type = Twee van elke soort
    .help = Van elke soort tellen alleen je hoogste en je laagste prijs.
printed-tiles = Een set tegels
    .help = 64 tegels, of meer met de uitbreidingen. Hetzelfde startgetal geeft altijd dezelfde set.
    .note = Zet voor het begin “De tegels” op “Geprint uit de app”, en het startgetal op { $seed }.
printed-tiles-odd = Odd Inventions
    .help = 42 tegels meer, van −64 tot en met −1.
printed-tiles-double = Double Devices
    .help = 36 tegels meer, van 65 tot en met 100.
