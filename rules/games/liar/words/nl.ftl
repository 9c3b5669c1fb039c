# Who’s Lying?, in het Nederlands. “Colour” en “suit” zijn allebei een kleur; een van de drie spellen is een potje.

## Kleine woorden

colour = kleur
# Sommige decks hebben kleuren en een regenboogkaart, andere een joker.
wild = { OPTION("deck") ->
    [suits] joker
   *[other] regenboogkaart
}
number = { $it ->
    [0] geen
   *[other] { $it }
}
cards = { $it ->
    [0] geen kaarten
    [one] { $it } kaart
   *[other] { $it } kaarten
}
points = { ABS($it) ->
    [one] { $it } punt
   *[other] { $it } punten
}
minus-cards = { $it ->
    [0] geen strafkaarten
    [one] { $it } strafkaart
   *[other] { $it } strafkaarten
}
# Zoveel kaarten van een kleur: “2 harten”, “1 rood”.
lot = { $key ->
    [rainbow] { $value ->
        [1] de regenboog
       *[other] { SAY($value, "number") } regenbogen
    }
    [joker] { $value ->
        [1] de joker
       *[other] { SAY($value, "number") } jokers
    }
   *[other] { counted-lot }
}
counted-lot = { SAY($value, "number") } { SAY($key, "many") }
one = { many }
one-card = { many }
many = { $it ->
    [spades] schoppen
    [hearts] harten
    [diamonds] ruiten
    [clubs] klaveren
    [red] rood
    [orange] oranje
    [yellow] geel
    [green] groen
    [blue] blauw
    [violet] paars
    [black] zwart
    [pink] roze
    [white] wit
    [brown] bruin
    [rainbow] regenboog
   *[joker] joker
}
# De naam die op een kaart staat.
name = { $it ->
    [rainbow] Regen{"\u00AD"}boog
   *[other] { CAPITAL(many) }
}
heap = { SAY($cards, "lot") }
unaccounted = { $count_is ->
    [short] {" "}Er { $missing ->
        [one] ontbreekt { SAY($missing, "cards") }: tel jullie kaarten.
       *[other] ontbreken { SAY($missing, "cards") }: tel jullie kaarten.
    }
    [over] {" "}Dat is { SAY($excess, "cards") } te veel: tel jullie kaarten.
   *[right] {" "}Nu klopt het deck.
}

## Wat er is beslist

deal = { $removed } kaarten zijn eruit, { $each } in elke hand{ $aside ->
    [0] .
    [one] , { $aside } ligt opzij.
   *[other] , { $aside } liggen opzij.
} { $game ->
    [1] { $starter } begint.
   *[other] { $starter } won het laatst en begint.
}
lays = { $seat } zegt: { SAY($lot, "lot") }.
last-card = Dat waren de laatste kaarten van { $seat }. { $seat } wint, tenzij iemand twijfelt en het gelogen is.
passes = { $seat } past.
all-passed = Niemand twijfelde aan { $seat }. { $seat } legt weer: elk aantal mag. De stapel blijft: { SAY($pile, "cards") }.
lie = Gelogen!
    .because = { $seat } zei { SAY($lot, "lot") } en legde { heap }.
truth = De waarheid!
    .because = { $seat } zei { SAY($lot, "lot") } en legde { heap }.
takes-back = { $minus ->
    [0] { $count ->
        [1] { $seat } neemt hem terug.
        [2] { $seat } neemt ze allebei terug.
       *[other] { $seat } neemt ze alle { $count } terug.
    }
   *[other] { $count ->
        [1] { $seat } neemt hem terug, en { SAY($minus, "minus-cards") } erbij.
        [2] { $seat } neemt ze allebei terug, en { SAY($minus, "minus-cards") } erbij.
       *[other] { $seat } neemt ze alle { $count } terug, en { SAY($minus, "minus-cards") } erbij.
    }
}
takes-pile = { $seat } pakt de hele stapel: { SAY($minus, "minus-cards") }.
    .because = { $seat } twijfelde aan de waarheid.
draws = { $seat } kreeg strafkaarten en trekt zonder te kijken { SAY($count, "cards") } uit de hand van { $other }.
gets = { $seat } krijgt { SAY($count, "cards") } uit de hand van { $other }, willekeurig getrokken.
next = { $seat } mag nu leggen.
game-won = { $game ->
    [none] { $seat } wint.
   *[other] { $seat } wint potje { $game }.
}
accepted = { game-won }
    .because = { $by } legde er kaarten bovenop, en geloofde ze dus. { $by } neemt de eigen kaarten terug.
all-believe = { game-won }
    .because = Niemand twijfelde aan de laatste kaarten.
proved = { game-won }
    .because = De laatste kaarten waren eerlijk.
emptied = { game-won }
    .because = { $by } trok de laatste kaarten uit de hand van { $seat }.
contested = { $seat } ziet andere kaarten op tafel. { $layer } voert ze opnieuw in.
scores = { COUNT($lines) ->
    [0] { $winner } +10
   *[other] { $winner } +10 · { DOTS($lines, "score-line") }
}
score-line = { $has_wild ->
    [yes] { $seat } { SIGNED($points) }: { SAY($minus, "minus-cards") }, { $hand } in de hand, de { SAY($wild, "many") }
   *[no] { $seat } { SIGNED($points) }: { SAY($minus, "minus-cards") }, { $hand } in de hand
}
won = { COUNT($seats) ->
    [one] { $seats } wint na drie potjes met { SAY($total, "points") }.
   *[other] { $seats } winnen na drie potjes met elk { SAY($total, "points") }.
}
holds = { $is_same ->
    [yes] Nageteld: { $seat } heeft { SAY($now, "cards") }, net als eerst.
   *[no] { $seat } heeft { SAY($now, "cards") }, niet { SAY($was, "number") }.{ unaccounted }
}
aside = { $is_same ->
    [yes] Nageteld: { SAY($now, "cards") } opzij, net als eerst.
   *[no] { $now ->
        [one] Er ligt { SAY($now, "cards") } opzij, niet { SAY($was, "number") }.{ unaccounted }
       *[other] Er liggen { SAY($now, "cards") } opzij, niet { SAY($was, "number") }.{ unaccounted }
    }
}
odd-deck = Dit deck is anders, zegt de spelleider: { SAY($colour, "many") } wordt in dit potje niet meer geteld.
leaves = { $void ->
    [yes] { $seat } is gestopt en kan niet meer winnen. Dit potje telt niet: deel opnieuw uit.
   *[no] { $seat } is gestopt en kan niet meer winnen.
}
comes = { $seat } doet mee vanaf het volgende potje.
declined = { $seat } doet in het volgende potje niet mee. Zo wil de spelleider het.

## Waarom iets niet mag

full = Er kunnen hooguit { $most } meespelen.
nothing-stands = Er is nog niets om aan te twijfelen.
must-lay = Er is nog niets gezegd, dus passen kan niet: leg kaarten.
drawn-since = Daarna zijn er kaarten van jou getrokken. Maak liever alles tot daar ongedaan.
lay-more = Leg er minstens { SAY($least, "number") }: zoveel legde { $seat }.
too-few = { $seat } legde er { SAY($least, "number") }, en jij hebt { SAY($hand, "cards") }: zoveel kun je niet leggen.
exactly = Voer { SAY($count, "cards") } in: zoveel zijn er gelegd.
in-hand = { $count ->
    [0] Je hebt { SAY($lot, "counted-lot") }.
   *[other] Je hebt maar { SAY($lot, "counted-lot") }.
}
no-hand = Je hebt geen kaart meer in je hand.
no-minus = Die zit niet bij je strafkaarten.
all-out = { $left ->
    [0] Geen { SAY($colour, "many") } meer: { all-out-where }.
   *[other] Hooguit { SAY($lot, "counted-lot") }: { all-out-where }.
}
all-out-where = { COUNT($places) ->
    [0] meer heeft het deck niet
   *[other] van de { SAY($copies, "number") } { COMMAS($places, "elsewhere") }
}
elsewhere = { $where ->
    [minus] { $count ->
        [one] zit er { $count } bij de strafkaarten van { $seat }
       *[other] zitten er { $count } bij de strafkaarten van { $seat }
    }
   *[hand] { $count ->
        [one] zit er { $count } in de hand van { $seat }
       *[other] zitten er { $count } in de hand van { $seat }
    }
}
stands = { $seat } zegt: { SAY($lot, "lot") }
column = { $game }
column-now = Potje { $game }
cards-left = Kaarten over
total-cards-left = { $points ->
    [one] { $total } kaart over
   *[other] { $total } kaarten over
}
setup = { $app ->
    [yes] { $aside ->
        [0] { $deck } kaarten, { $each } voor ieder van jullie. { $removed } zijn eruit. Die van jullie blijven in de doos.
        [one] { $deck } kaarten, { $each } voor ieder van jullie. { $removed } zijn eruit, en { $aside } is over. Die van jullie blijven in de doos.
       *[other] { $deck } kaarten, { $each } voor ieder van jullie. { $removed } zijn eruit, en { $aside } zijn over. Die van jullie blijven in de doos.
    }
   *[no] { $aside ->
        [0] { $deck } kaarten: haal er ongezien { SAY($removed, "number") } uit, geef iedereen er { $each }.
       *[other] { $deck } kaarten: haal er ongezien { SAY($removed, "number") } uit, geef iedereen er { $each }, leg er { $aside } opzij.
    }
}
highlight-last-card = { FIRST($seats) } heeft geen kaart meer!

## De vragen

ask-starter = Wie begint?
hint-starter = Spreek het af aan tafel. Iedereen kan het invoeren.
button-starter = {"{}"} begint
entry-starter = wie begint
to-starter = zeggen wie begint
waiting-starter = Wie begint?
ask-deal = { OPTION("dealer") ->
    [app] Nog eens uitdelen?
   *[table] Schud en deel uit
}
hint-deal = { OPTION("dealer") ->
    [app] De app deelt uit. Tik als iedereen de stand heeft gezien.
   *[table] Tik als iedereen kaarten heeft.
}
button-deal = { OPTION("dealer") ->
    [app] Kaarten uitdelen
   *[table] De kaarten zijn uitgedeeld
}
entry-deal = uitdelen
label-deal = ja
entered-deal = gedaan
waiting-deal = Wachten op de kaarten
entry-deck = schudden
entry-draw = getrokken kaarten
ask-turn = { $upon ->
    [none] Wat leg je?
   *[other] { SAY($upon, "stands") }
}
hint-turn = { $upon ->
    [none] Zoveel kaarten als je wilt, en één kleur.
   *[other] { HAS($out, "lay") ->
        [yes] { SAY($upon, "hint-short") }
       *[no] { SAY($upon, "hint-upon") }
    }
}
hint-upon = { $last ->
    [yes] Dat zijn de laatste kaarten van { $seat }. Als niemand twijfelt, wint { $seat }.
   *[no] Twijfel, leg er evenveel of meer, of pas.
}
hint-short = { $last ->
    [yes] Dat zijn de laatste kaarten van { $seat }. Als niemand twijfelt, wint { $seat }.
   *[no] Twijfel of pas: je hebt er te weinig om er { SAY($count, "number") } te leggen.
}
button-turn = {"{}"} leggen
choosing-turn = { $names } is aan de beurt…
entry-turn = beurt
label-turn = { $what ->
    [lay] { SAY($lot, "lot") }
    [doubt] twijfelt
   *[pass] past
}
ask-doubt = Bluf!
button-doubt = Bluf!
ask-pass = Passen
button-pass = Passen
ask-lay = { $choice ->
    [any] Kaarten leggen
    [exactly] { $fewest } leggen
   *[at-least] { $fewest } of meer leggen
}
hint-lay = { $card_source ->
    [hand] Tik op de kaarten die je legt.
    [real] Tik op de echte kaarten. Alleen jij ziet ze.
   *[announced] Het aantal moet kloppen. De kleur niet.
}
button-lay = {"{}"} leggen
none-lay = { $card_source ->
    [announced] { none-say }
   *[other] Welke kaarten?
}
none-say = Zeg een kleur
say-lay = Je zegt
said-lay = Je zegt: { $lot }
left-lay = Nog { $n }
count-lay = Hoeveel?
picks-lay = Wat het echt is
set-lay = { $card_source ->
    [hand] Alles gekozen. Min neemt er een terug.
   *[other] Alles ingevoerd. Min neemt er een terug.
}
full-lay = Meer kaarten heb je niet.
covered-lay = Die kan er niet bij zijn. Houd vast om te zien waarom.
phrase-lay = {"{n}"} als {"{colour}"}
ask-turned = Iemand gelooft je niet
full-turned = { $most ->
    [1] Die kaart is ingevoerd. Neem er eerst een terug.
   *[other] Alle { SAY($most, "number") } zijn ingevoerd. Neem er eerst een terug.
}
hint-turned = { $least ->
    [1] Draai je kaart om waar iedereen bij is. Wat ligt er?
   *[other] Draai je { SAY($least, "cards") } om waar iedereen bij is. Wat ligt er?
}
button-turned = Dit ligt er
none-turned = { $least ->
    [one] { $least } kaart is gelegd
   *[other] { $least } kaarten zijn gelegd
}
choosing-turned = { $names } draait de kaarten om…
entry-turned = omgedraaide kaarten
label-turned = { SAY($value, "lot") }
ask-check = Zijn dit de kaarten?
hint-check = Jij twijfelde. Vergelijk het bord met de kaarten.
choosing-check = { $names } vergelijkt de kaarten…
entry-check = blik op de kaarten
label-check = { HAS($value, "right") ->
    [yes] klopt
   *[no] klopt niet
}
ask-right = Ja, dat klopt
button-right = Ja, dat klopt
ask-wrong = Nee, andere kaarten
button-wrong = Nee, andere kaarten
ask-contest = Dat zijn de kaarten niet
button-contest = Dat zijn de kaarten niet
entry-contest = bezwaar
label-contest = andere kaarten
ask-rainbow = Heb jij de { wild }?
hint-rainbow = { $minus_too ->
    [yes] Kijk in je hand en bij je strafkaarten.
   *[no] Kijk wat je nog in je hand hebt.
}
button-rainbow = {"{}"}
entry-rainbow = { wild }
label-rainbow = { $value ->
    [hand] In mijn hand
    [minus] Bij mijn strafkaarten
   *[none] Ik heb hem niet
}
entered-rainbow = { $value ->
    [hand] in de hand
    [minus] bij de strafkaarten
   *[none] niet gevonden
}
ask-clash = { $item ->
    [rainbow] Er is maar één regenboog
    [joker] Er is maar één joker
   *[other] Te veel { SAY($item, "many") }
}
hint-clash = Een hiervan klopt niet. Wijzig die.
place-clash = { $what ->
    [claim] { $seat }: de { wild }
   *[other] { $seat }, beurt { $round }
}
label-clash = blijft
ask-hold = Hoeveel kaarten heb je in je hand?
hint-hold = Voer het in als de app het mis heeft. Iedereen ziet de wijziging.
button-hold = Ik heb er {"{}"}
entry-hold = aantal kaarten in de hand
call-hold = Mijn kaarten natellen…
ask-aside = Hoeveel kaarten liggen er opzij?
button-aside = Aantal opslaan
entry-aside = opzijgelegde kaarten
call-aside = Opzijgelegde kaarten natellen…
ask-override = Van welke kleur heeft dit deck meer kaarten?
hint-override = Die kleur wordt in dit potje niet meer geteld.
label-override = { SAY($value, "name") }
entry-override = kleur die niet meer telt
hint-leave = { OPTION("dealer") ->
    [app] Het potje dat bezig is, telt dan niet: de app deelt opnieuw uit.
   *[table] Het potje dat bezig is, telt dan niet: jullie delen opnieuw uit.
}
leaves-won = Dit potje is gewonnen en telt. Wie stopt, kan niet meer winnen.
ask-join = Wie doet mee vanaf het volgende potje?
call-join = Volgend potje meedoen
next-deal = het volgende potje
part-again = opnieuw uitgedeeld

## Waar we zijn, en wat er tussen twee potjes moet gebeuren

place-long =
    { $games ->
        [1] {""}
       *[other] Potje { $game } van { $games }
    }
    { $turn ->
        [0] {""}
       *[other] Beurt { $turn }
    }
place-short = { $games ->
    [1] { $turn ->
        [0] Uitdelen
       *[other] Beurt { $turn }
    }
   *[other] Potje { $game } van { $games }
}
between-heading = { $stage ->
    [deal] { $again ->
        [yes] { $games ->
            [1] Deel de kaarten opnieuw uit
           *[other] Deel potje { $game } opnieuw uit
        }
       *[no] { $game ->
            [1] { $games ->
                [1] Zet het spel klaar
               *[other] Het eerste van drie potjes
            }
           *[other] Potje { $game_before } is voorbij
        }
    }
   *[other] {""}
}
between-brought = { AT($brought, $seat) ->
    [none] {""}
   *[other] { SIGNED(AT($brought, $seat)) }
}
between-steps = { OPTION("dealer") ->
    [app] {""}
   *[table]
        { $dealt ->
            [none] {""}
           *[other] Verzamel alle kaarten: handen, stapels en wat eruit lag.
        }
        { $is_new_deck ->
            [yes] { SAY($deal, "step-deck") }.
           *[no] {""}
        }
        { SAY($deal, "step-shuffle") }
        { $starter } begint.
}
# Uit welke kaarten een deck bestaat.
step-deck = { $suits ->
    [yes] { $cards ->
        [13] Neem alle kaarten van één kaartspel, en één joker
       *[other] Neem { SAY($cards, "ranks") } van één kaartspel, en één joker
    }
   *[no] { UPTO($colours, 7) ->
        [more] Neem jullie { COUNT($colours) } kleuren, { $cards } van elk, en de regenboogkaart
       *[other] Neem { SAY($colours, "many") }, { $cards } van elk, en de regenboogkaart
    }
}
ranks = { $it ->
    [11] aas tot en met boer
    [12] aas tot en met vrouw
    [13] aas tot en met heer
   *[other] aas tot en met { $it }
}
step-shuffle =
    Schud alle { $deck } kaarten.
    Haal er { $removed } uit zonder te kijken. Die doen dit potje niet mee.
    Geef ieder van jullie er { $each }.
    { $aside ->
        [0] {""}
        [one] Er blijft { SAY($aside, "cards") } over: leg die opzij, ook ongezien.
       *[other] Er blijven { SAY($aside, "cards") } over: leg die opzij, ook ongezien.
    }
# Voordat op het bord wordt omgedraaid waaraan getwijfeld is, of voordat een potje eindigt.
opening = { $stage ->
    [turned-up] { $up } gelooft { AT($standing, "seat") } niet. Kaarten open.
   *[other] { SENTENCES($facts, "opening-of") }
}
opening-of = { $opening ->
    [doubt] { $doubter } gelooft { $seat } niet. Kaarten open.
    [last] { $seat } legde de laatste kaarten.
   *[none] {""}
}

## Op het bord en de telefoons

scene-away = even weg
scene-begins = begint
scene-gets = krijgt { $cards }
scene-wins = wint
scene-counts = telt
scene-turns-up = draait om
scene-doubts = twijfelt
scene-choosing = kiest nog…
scene-laid = legde er { SAY($count, "number") }
scene-passed = paste
scene-doubts-later = mag twijfelen
scene-waits = wacht
scene-in-hand = in de hand
scene-minus = straf
scene-game = Potje { $game }
scene-points = { SIGNED($points) }
scene-first-out = als eerste uit
scene-left = { $minus ->
    [0] { $hand } in de hand
   *[other] { $hand } in de hand, { SAY($minus, "minus-cards") }
}
scene-suits = De kleuren van het deck
scene-colours = De kleuren van het deck
scene-below = { SAY($cards, "cards") } eronder
scene-in-pile = { SAY($cards, "cards") } in de stapel
scene-nothing-below = niets eronder
scene-said = { $name } zei
scene-truth = De waarheid
scene-lie = Gelogen
scene-who-has-rainbow = Wie heeft de regenboogkaart?
scene-who-has-joker = Wie heeft de joker?
scene-no-announcement = Nog niets gezegd
scene-missing = { CAPITAL(SAY($cards, "cards")) } te weinig
scene-too-many = { CAPITAL(SAY($cards, "cards")) } te veel
pad-hand = { CAPITAL(SAY($cards, "lot")) }
pad-laid = Je legde { SAY($cards, "lot") }
pad-remove = ongezien eruit, van { $deck }
pad-each = kaarten per speler
pad-left-over = { $aside ->
    [1] over: leg die opzij
   *[other] over: leg die opzij
}
pad-has-left = { $hand ->
    [0] { $name } heeft geen kaarten meer
   *[other] { $name } heeft nog { SAY($hand, "cards") }
}
pad-you-say = Je zegt: { SAY($lot, "lot") }
pad-says = { $name } zegt: { SAY($lot, "lot") }
pad-if-nobody = Als voor jou niemand twijfelt of legt, kun jij twijfelen.
pad-in-pile = { CAPITAL(SAY($cards, "cards")) } in de stapel
pad-you-hold = je hebt er { $hand }
pad-your-last = je laatste kaarten
pad-last = de laatste kaarten van { $name }
pad-hold-cards = Je hebt { SAY($hand, "cards") }
pad-no-card = Er ligt geen kaart op tafel
pad-other-cards = Dat zijn de kaarten niet
pad-look-laid = Vasthouden om te zien wat je legde
pad-own = <b>{ CAPITAL(SAY($hand, "cards")) }</b> in je hand, <b>{ SAY($minus, "minus-cards") }</b>.
pad-look-minus = Vasthouden om je strafkaarten te bekijken
watch-cards = { $minus ->
    [0] { $hand ->
        [one] { $hand } kaart
       *[other] { $hand } kaarten
    }
   *[other] { $hand ->
        [one] { $hand } kaart, { $minus } straf
       *[other] { $hand } kaarten, { $minus } straf
    }
}
form-cards = kaarten
form-fewer = minder { $what }
form-more = meer { $what }
form-in-hand = in de hand
form-take-back = Er een terugnemen
form-look = Vasthouden om te zien wat je invoerde
form-look-at-hand = Houd vast om je kaarten en je keuze te zien
form-hold = Vasthouden

## Wat er opviel, aan het eind verteld

mention-caught = { $odd_is ->
    [only] { $doubter } had { $seat } door met { SAY($lot, "lot") }: het was iets anders.
    [both] { $doubter } had { $seat } door met { SAY($lot, "lot") }: ze waren allebei iets anders.
    [all] { $doubter } had { $seat } door met { SAY($lot, "lot") }: ze waren alle { $count } iets anders.
    [one] { $doubter } had { $seat } door met { SAY($lot, "lot") }: { $odd } was iets anders.
   *[some] { $doubter } had { $seat } door met { SAY($lot, "lot") }: { $odd } waren iets anders.
}
mention-costly-doubt = { $seat } twijfelde aan de waarheid en kreeg er { SAY($minus, "minus-cards") } voor.
mention-honest = { $number } keer getwijfeld, en elke keer sprak { $seat } de waarheid.

## Wat kan ik doen? Hooguit drie regels: wat er nu kan, en wat het oplevert

can-starter =
    Spreek af wie begint en tik op de naam. Dat kan iedereen.
    { OPTION("extended") ->
        [yes] Wie begint, legt als eerste. Later begint wie het laatste potje won.
       *[no] Wie begint, legt als eerste.
    }
can-deal = { OPTION("dealer") ->
    [app]
        { SAY($deal, "can-deal-app") }
        Tik als iedereen de stand heeft gezien. Dat kan iedereen.
   *[table]
        { SAY($deal, "can-deal-table") }
        Tik als iedereen kaarten heeft. Dat kan iedereen.
}
can-deal-app = De app schudt en geeft ieder van jullie { $each } kaarten.
can-deal-table =
    Schud, haal er ongezien { $removed } kaarten uit en geef ieder van jullie er { $each }.
    { $aside ->
        [0] {""}
        [1] Leg de laatste kaart opzij, ook ongezien.
       *[other] Leg de andere { SAY($aside, "cards") } opzij, ook ongezien.
    }
can-turn = { $upon ->
    [none]
        Leg zoveel kaarten als je wilt gedekt neer en zeg één kleur. Passen kan niet.
        Het aantal moet kloppen. Over de kleur mag je liegen.
        { OPTION("dealer") ->
            [app] Alleen jij ziet wat je echt legt, zolang iedereen je gelooft.
           *[table] { OPTION("entry") ->
                [sealed] Alleen jij ziet wat je echt legt, zolang iedereen je gelooft.
               *[other] Je telefoon weet alleen wat je zegt.
            }
        }
   *[other]
        { HAS($out, "lay") ->
            [yes] Twijfel, of pas. Je hebt er te weinig om er { SAY(AT($upon, "count"), "number") } te leggen.
           *[no] { SAY($upon, "upon-lay") }
        }
        { $on_table ->
            [1] Als het gelogen is, neemt { AT($upon, "seat") } hem terug. Als het waar is, pak jij hem.
           *[other] Als het gelogen is, pakt { AT($upon, "seat") } de stapel. Als het waar is, pak jij ze alle { $on_table }.
        }
        { SAY($upon, "upon-true") }
}
upon-lay = { $last ->
    [yes] Twijfel, of pas. Leg je iets, dan wint { $seat } meteen.
   *[no] Twijfel, leg er { SAY($count, "number") } of meer, of pas. Zeg welke kleur je maar wilt.
}
upon-true = { $last ->
    [yes] { $seat } heeft geen kaart meer en wint tenzij je twijfelt en het gelogen is.
   *[no] Alleen de kleur die { $seat } noemde, geldt, of de { wild }.
}
can-turned =
    { $least ->
        [1] Draai de kaart om die je legde, en voer in wat het is.
       *[other] Draai de { SAY($least, "cards") } om die je legde, en voer in wat het zijn.
    }
    { $standing ->
        [none] {""}
       *[other] Alleen { SAY(AT($standing, "said"), "many") } geldt, of de { wild }. Al het andere is gelogen.
    }
    Wie loog, pakt de stapel. Is het waar, dan is hij voor wie twijfelde.
can-check =
    Jij twijfelde: vergelijk wat is ingevoerd met de kaarten op tafel.
    Klopt het, dan is het beslist. Zo niet, dan worden ze opnieuw ingevoerd.
can-contest =
    Liggen er andere kaarten op tafel? Tik hierop, en ze worden opnieuw ingevoerd.
    Dat kan tot wie twijfelde, zegt dat ze kloppen.
can-rainbow =
    { $minus_too ->
        [yes] Zoek de { wild } in je hand en bij je strafkaarten. Zeg waar die is.
       *[no] Zoek de { wild } in je hand. Zeg waar die is.
    }
    { PLAYERS() ->
        [2] Die kost 5 punten in plaats van één.
       *[other] Die kost 10 punten in plaats van één.
    }
    Misschien heeft niemand hem: een paar kaarten doen niet mee.
can-clash =
    Een hiervan klopt niet. Tik erop en wijzig het.
    De kaarten op tafel zeggen welke.
    Is het deck anders? Laat alles staan. Die kleur wordt in dit potje niet meer geteld.
can-hold =
    Tel de kaarten in je hand en voer in hoeveel. Iedereen ziet de wijziging.
    Doe dit alleen als de app het mis heeft.
can-aside =
    Tel de kaarten die opzij liggen, zonder te kijken, en voer in hoeveel.
    Dan weet de app hoeveel kaarten er meedoen.
can-override =
    Kies de kleur waarvan dit deck meer kaarten heeft.
    Die wordt in dit potje niet meer geteld. Twijfelen kan als altijd.
meanwhile = { $stage ->
    [turn] { $standing ->
        [none] { $up } mag leggen. Wie dan aan de beurt is, twijfelt, legt of past.
       *[other] { SAY($standing, "meanwhile-standing") }
    }
    [turned-up] De kaarten worden omgedraaid. Hun kleuren zeggen wie de stapel pakt.
    [rainbow] Tel de kaarten die over zijn. Dan komt het volgende potje.
   *[other] { $app_deals ->
        [yes] Als iedereen de stand heeft gezien, laat dan de app uitdelen.
       *[no] Schud en deel uit, zoals het bord zegt.
    }
}
meanwhile-standing = { YOU($seat) ->
    [you] Die van jou blijft liggen tot iemand twijfelt, erop legt, of iedereen past.
   *[other] Als dit er nog ligt zodra je aan de beurt bent, kun je twijfelen.
}

## Hoe het met deze opties gaat, en waarmee

how =
    Leg kaarten gedekt neer en zeg één kleur. Het aantal klopt. De kleur hoeft niet te kloppen.
    Wie dan aan de beurt is, twijfelt, legt er minstens evenveel, of past.
    Waaraan getwijfeld wordt, wordt omgedraaid. De { wild } geldt als elke kleur.
    Wie loog, neemt ze terug, en de stapel eronder als strafkaarten. Was het waar, dan is alles voor wie twijfelde.
    { PLAYERS() ->
        [2] { OPTION("dealer") ->
            [app] Wie strafkaarten pakt, krijgt ook twee kaarten uit de andere hand, willekeurig getrokken.
           *[table] Wie strafkaarten pakt, trekt ook twee kaarten uit de andere hand, zonder te kijken.
        }
       *[other] {""}
    }
    { OPTION("extended") ->
        [yes] { PLAYERS() ->
            [2] Als eerste zonder kaarten: +10. De ander: −1 per kaart, −5 voor de { wild }. Het totaal van drie potjes telt.
           *[other] Als eerste zonder kaarten: +10. De anderen: −1 per kaart, −10 voor de { wild }. Het totaal van drie potjes telt.
        }
       *[no] Wie als eerste geen kaarten meer heeft, wint. Ook aan de laatste kun je twijfelen.
    }
needs = { OPTION("dealer") ->
    [app] Geen kaarten: de app deelt uit.
   *[table] { OPTION("deck") ->
        [suits] { OPTION("ranks") ->
            [13] Eén gewoon kaartspel en één joker: alle vier de kleuren.
           *[other] Eén gewoon kaartspel en één joker: { SAY(OPTION("ranks"), "ranks") } van alle vier de kleuren.
        }
       *[other] { COUNT(OPTION("colours")) } kleuren van elk { OPTION("cards") } kaarten, en één regenboogkaart.
    }
}
substitutes = { OPTION("dealer") ->
    [app] {""}
   *[table] { OPTION("deck") ->
        [suits] <b>Geen joker?</b> Neem de reservekaart, of een andere kaart met dezelfde achterkant.
       *[other]
            <b>Eén gewoon kaartspel en een joker.</b> Zet “Jullie deck” op ♠ ♥ ♦ ♣. Het is genoeg voor 2 tot 5 spelers, met ongeveer evenveel kaarten elk.
            <b>Elk ander deck met vier kleuren of meer.</b> Haal de speciale kaarten eruit, op één na: dat is de regenboog. Stel dan jullie kleuren in, en hoeveel kaarten elke kleur heeft.
    }
}

## Twintig seconden voor wie het nooit heeft gespeeld

tour-aim = { OPTION("extended") ->
    [yes] Raak je kaarten kwijt: wie als eerste geen meer heeft, wint het potje en krijgt 10.
   *[no] Raak je kaarten kwijt: wie als eerste geen meer heeft, wint.
}
tour-two = “{ SAY($lots, "lot") }”
tour-lay = Leg kaarten gedekt neer en zeg één kleur op je telefoon. Over de kleur mag je liegen.
tour-caught = Betrapt? Dan neem je die van jou terug, en de rest erbij. Onterecht getwijfeld? Pak alles.
tour-board = Het bord laat zien waaraan getwijfeld is, en wie het pakt. De { wild } is nooit gelogen.

## Wat er verteld wordt terwijl het zichzelf speelt, elk de eerste keer

caption-asked-deal = { OPTION("dealer") ->
    [app] De app deelt uit. Iedereen bekijkt de kaarten op de telefoon.
   *[table] Iedereen krijgt kaarten in de hand en bekijkt ze.
}
caption-asked-turn = Leg kaarten gedekt neer en zeg wat het zijn. Het aantal klopt. De rest hoeft niet te kloppen.
caption-told-lays = Wie dan aan de beurt is, twijfelt, legt eigen kaarten, of past.
caption-told-lie = { $seat } loog en neemt de kaarten terug. De stapel eronder telt als straf.
caption-told-truth = Het was waar, dus alles is voor wie twijfelde.
caption-told-passes = Wie past, laat het over aan de volgende.

## Wat een twijfel voor één plek betekent, het belangrijkste eerst

result-won-you = { COUNT($seats) ->
    [one] Je wint met { SAY($total, "points") }!
   *[other] Jullie winnen met elk { SAY($total, "points") }!
}
result-game-you = { $game ->
    [none] Je wint!
   *[other] Je wint potje { $game }!
}
result-caught = { $minus ->
    [0] { $count ->
        [1] Betrapt! Je neemt je kaart terug.
       *[other] Betrapt! Je neemt je { $count } kaarten terug.
    }
   *[other] { $count ->
        [1] Betrapt! Je neemt je kaart terug, en { SAY($minus, "minus-cards") } erbij.
       *[other] Betrapt! Je neemt je { $count } kaarten terug, en { SAY($minus, "minus-cards") } erbij.
    }
}
result-laid-you = Je zei { SAY($lot, "lot") } en legde { heap }.
result-laid = { $seat } zei { SAY($lot, "lot") } en legde { heap }.
result-right = { $minus ->
    [0] Je had gelijk! { $seat } neemt { SAY($count, "cards") } terug.
   *[other] Je had gelijk! { $seat } neemt { SAY($count, "cards") } terug, en { SAY($minus, "minus-cards") } erbij.
}
result-lie = { $minus ->
    [0] Gelogen! { $seat } neemt { SAY($count, "cards") } terug.
   *[other] Gelogen! { $seat } neemt { SAY($count, "cards") } terug, en { SAY($minus, "minus-cards") } erbij.
}
result-truth-you = Het was de waarheid. Jij pakt de hele stapel: { SAY($minus, "minus-cards") }.
result-in-vain = { $seat } twijfelde onterecht aan je en pakt de hele stapel: { SAY($minus, "minus-cards") }.
result-wrong = { $seat } had het mis en pakt de hele stapel: { SAY($minus, "minus-cards") }.
result-draw = Trek ongezien { SAY($count, "cards") } uit de hand van { $other }.
result-get = Je krijgt { SAY($count, "cards") } uit de hand van { $other }.
result-gets = { $seat } krijgt { SAY($count, "cards") } uit jouw hand.
result-draws = { $seat } trekt { SAY($count, "cards") } uit jouw hand.
result-passed-you = Niemand twijfelde aan je. Leg nog eens.
result-passed = Niemand twijfelde aan { $seat }, die weer mag leggen.
result-game = { $game ->
    [none] { $seat } wint.
   *[other] { $seat } wint potje { $game }.
}
result-won = { COUNT($seats) ->
    [one] { $seats } wint met { SAY($total, "points") }.
   *[other] { $seats } winnen met elk { SAY($total, "points") }.
}

## Wat het bord erbij zegt; niets daarvan twee keer op een avond

comment-lie-1 = Het was een mooi verhaal, { $who }.
comment-lie-2 = { $doubter } hoorde de kaarten giechelen.
comment-lie-3 = Goed verteld, { $who }. Goed gehoord, { $doubter }.
comment-lie-4 = { $who } wil dat graag anders formuleren.
comment-lie-5 = Bijna, { $who }. Bijna.
comment-lie-6 = { $doubter } zag ergens een neus groeien.
comment-lie-7 = Mooie kleuren. Alleen niet deze.
comment-lie-8 = { $doubter } speelt niet voor het eerst met { $who }.
comment-truth-1 = { $who } zei het toch. Woord voor woord.
comment-truth-2 = Het bestaat nog.
comment-truth-3 = { $who } lacht. { $doubter } telt.
comment-truth-4 = { $doubter } had erom durven wedden en deed het ook.
comment-truth-5 = Eerlijk bluft het langst.
comment-truth-6 = Zoiets kan { $who } niet verzinnen.
comment-truth-7 = Een eerlijk gezicht, en eerlijke kaarten.
comment-truth-8 = { $doubter } is { $who } een knikje schuldig.
comment-won-1 = { $who } heeft niets meer te verbergen.
comment-won-2 = Lege handen, schoon geweten: { $who }.
comment-won-3 = { $who } laat beide handpalmen zien.
comment-won-4 = Ook in de mouw zit niets.

## Opties

credit = Van de makers van Who’s Lying?, zoals uitgegeven
tagline = Leg kaarten gedekt neer, zeg een kleur en kijk alsof het waar is.
also-known = Familie van Bluffen en Liegen.
form-base = Eén potje
    .help = Wie als eerste geen kaarten meer heeft, wint.
form-extended = Drie potjes, met punten
    .help = De uitgebreide regel van de makers: 10 voor wie wint, −1 per kaart voor de anderen.
option-dealer = Wie deelt uit
    .help = Jullie delen echte kaarten uit, of elke telefoon laat de eigen kaarten zien.
    .choice-table = Wij
    .choice-app = De app
option-deck = Jullie deck
    .help = Eén gewoon kaartspel is genoeg voor 2 tot 5. Jullie zeggen dan “drie harten”.
    .choice-colours = Kleuren en een regenboogkaart
    .choice-suits = ♠ ♥ ♦ ♣ en een joker
option-colours = Jullie kleuren
    .help = Naast de regenboogkaart: zeven, of vijf met z’n tweeën.
    .choice-red = Rood
    .choice-orange = Oranje
    .choice-yellow = Geel
    .choice-green = Groen
    .choice-blue = Blauw
    .choice-violet = Paars
    .choice-black = Zwart
    .choice-pink = Roze
    .choice-white = Wit
    .choice-brown = Bruin
option-cards = Kaarten van elke kleur
    .help = Zoveel als jullie deck heeft.
option-ranks = Kaarten van elke kleur
    .help = 13 is aas tot en met heer. Met z’n tweeën is 9 genoeg: aas tot en met 9.
option-extended = Drie potjes, met punten
    .help = 10 voor wie wint, −1 per kaart voor de anderen. Uit: één potje, en wie als eerste uit is, wint.
option-entry = Wat je je telefoon vertelt
    .help = In het geheim: een twijfel is meteen beslist. Alleen wat je zegt: je voert de kaarten in bij het omdraaien.
    .choice-sealed = De echte kaarten, in het geheim
    .choice-open = Alleen wat je zegt
option-starter = Wie begint
    .help = Alleen in het eerste potje. Later begint wie het laatst won.
    .choice-draw = Geloot
    .choice-table = Wij kiezen
printed-colours = Kleuren en een regenboogkaart
    .help = Elke kleur heeft een eigen symbool en een naam, dus een zwart-witprinter is genoeg.
    .note = Zet voor het begin “Jullie deck” op “Kleuren en een regenboogkaart”.
printed-colours-colours = Kleuren
    .help = Zeven, of vijf met z’n tweeën.
    .choice-red = Rood
    .choice-orange = Oranje
    .choice-yellow = Geel
    .choice-green = Groen
    .choice-blue = Blauw
    .choice-violet = Paars
    .choice-black = Zwart
    .choice-pink = Roze
    .choice-white = Wit
    .choice-brown = Bruin
printed-colours-cards = Kaarten van elke kleur
    .help = Zoveel als jullie voor het begin instellen.
printed-suits = Vier kleuren en een joker
    .help = Alleen de kleuren tellen, maar elke kaart heeft een waarde. Zo kun je er ook andere spellen mee spelen.
    .note = Zet voor het begin “Jullie deck” op “♠ ♥ ♦ ♣ en een joker”.
printed-suits-ranks = Kaarten van elke kleur
    .help = 13 is aas tot en met heer. Met z’n tweeën is 9 genoeg.
