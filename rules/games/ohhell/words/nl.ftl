# Oh Hell, in het Nederlands. Je biedt slagen en je haalt ze; kloppen de biedingen, dan kan iedereen het halen.

tricks = { $it ->
    [one] { $it } slag
   *[other] { $it } slagen
}
cards = { $it ->
    [one] { $it } kaart
   *[other] { $it } kaarten
}
points = { ABS($it) ->
    [one] { $it } punt
   *[other] { $it } punten
}
# Hoeveel slagen iemand heeft gehaald: “en haalde er geen”.
won-tricks = { $it ->
    [0] geen
   *[other] { $it }
}
too-many = { $it } te veel
too-few = { ABS($it) } te weinig
trumps = { $it ->
    [none] Geen troef
    [hearts] Harten is troef
    [clubs] Klaveren is troef
    [diamonds] Ruiten is troef
    [spades] Schoppen is troef
   *[other] { $it }
}

## Rondes

plan = { $form ->
    [up-down] { COUNT($sizes) } rondes: van 1 kaart per speler omhoog tot { $top }, en terug tot 1.
    [down-up] { COUNT($sizes) } rondes: van { $top } kaarten per speler omlaag tot 1, en terug tot { $top }.
    [up] { COUNT($sizes) } rondes: van 1 kaart per speler omhoog tot { $top }.
   *[down] { COUNT($sizes) } rondes: van { $top } kaarten per speler omlaag tot 1.
}
deal = { $app ->
    [yes] { $trump ->
        [turned] Ronde { $deal }: elk { SAY($cards, "cards") }. De volgende kaart is troef.
       *[other] { $whole_deck ->
            [yes] Ronde { $deal }: elk { SAY($cards, "cards") }, het hele kaartspel. { SAY($trump, "trumps") }.
           *[no] Ronde { $deal }: elk { SAY($cards, "cards") }. { SAY($trump, "trumps") }.
        }
    }
   *[no] { $trump ->
        [turned] Ronde { $deal }: { $dealer } geeft iedereen { SAY($cards, "cards") } en draait dan de troef om.
       *[other] { $whole_deck ->
            [yes] Ronde { $deal }: { $dealer } geeft iedereen { SAY($cards, "cards") }, het hele kaartspel. { SAY($trump, "trumps") }.
           *[no] Ronde { $deal }: { $dealer } geeft iedereen { SAY($cards, "cards") }. { SAY($trump, "trumps") }.
        }
    }
}
column = { $deal }
column-now = { CAPITAL(part-deal) } { $deal }
part-deal = ronde
next-deal = de volgende ronde
full = Er kunnen hooguit { $most } meespelen: voor meer heeft het kaartspel te weinig kaarten.
leaves = { $seat } is gestopt en kan niet meer winnen.
back = { $seat } is terug, met dezelfde punten.

## Op telefoons gespeeld

follow-suit = { $led ->
    [hearts] Harten is gevraagd, en je hebt harten. Je moet kleur bekennen.
    [clubs] Klaveren is gevraagd, en je hebt klaveren. Je moet kleur bekennen.
    [diamonds] Ruiten is gevraagd, en je hebt ruiten. Je moet kleur bekennen.
   *[spades] Schoppen is gevraagd, en je hebt schoppen. Je moet kleur bekennen.
}
trick-won = { $which ->
    [only] { $seat } haalt de slag met { FACE($card) }.
    [last] { $seat } haalt de laatste slag met { FACE($card) }.
   *[other] { $seat } haalt slag { $number } met { FACE($card) }.
}

## Biedingen

bids = { $sum ->
    [even] Samen geboden: { $total }, precies zoveel als er slagen zijn.
   *[other] Samen geboden: { $total }, op { SAY($cards, "tricks") }.
}
    .because = { $sum ->
        [even] Iedereen kan het halen.
        [over] Niet iedereen kan het halen.
       *[under] Iemand haalt er meer dan de bedoeling is.
    }
bid-out = De anderen boden samen { $others }. Met { $bid } wordt het { $cards }, precies het aantal slagen. Dat mag de gever niet bieden.

## Slagen en punten

tricks-off = Dat is samen { SAY($total, "tricks") }, { off }. Met elk { SAY($cards, "cards") } moet het totaal { $cards } zijn.
off = { $off ->
    [few] { SAY($missing, "too-few") }
   *[many] { SAY($excess, "too-many") }
}
miscount = { $one ->
    [yes] { COMMAS($tricks, "tricks-of") }: dat is samen { $total }, { off }. Eén van jullie telt voor iedereen.
   *[no] { COMMAS($tricks, "tricks-of") }: dat is samen { $total }, { off }. Tel nog eens.
}
tricks-of = { $key } { $value }
made = { SAY($points, "points") } voor { $seat }.
    .because = { $seat } bood { $bid } en haalde er { SAY($tricks, "won-tricks") }.
missed = { $points ->
    [0] Niets voor { $seat }.
   *[other] { SAY($points, "points") } voor { $seat }.
}
    .because = { $seat } bood { $bid }, maar haalde er { SAY($tricks, "won-tricks") }.
all-made = Iedereen heeft het gehaald!
won = { COUNT($seats) ->
    [one] { $seats } wint met { SAY($total, "points") }.
   *[other] { $seats } winnen met elk { SAY($total, "points") }.
}
highlight-all-made = Iedereen heeft het gehaald!

## De vragen

entry-dealer = eerste gever
ask-dealer = Wie deelt als eerste uit?
to-dealer = loten wie als eerste uitdeelt
ask-trump = Welke kleur ligt open?
hint-trump = Die is troef in deze ronde.
label-trump = { $value ->
    [hearts] ♥ Harten
    [clubs] ♣ Klaveren
    [diamonds] ♦ Ruiten
   *[spades] ♠ Schoppen
}
entered-trump = { $value ->
    [hearts] harten
    [clubs] klaveren
    [diamonds] ruiten
   *[spades] schoppen
}
button-trump = {"{}"} is troef
entry-trump = troef
to-trump = uitdelen en de troef invoeren
waiting-trump = Wachten op de troef
ask-dealt = Heeft iedereen kaarten?
hint-dealt = Dan kunnen jullie bieden.
label-dealt = alles uitgedeeld
button-dealt = Alles uitgedeeld
entry-dealt = uitdelen
to-dealt = de kaarten uitdelen
waiting-dealt = Wachten op de kaarten
ask-deal = Klaar om uit te delen?
hint-deal = De app schudt en deelt uit. Je kaarten komen op je telefoon.
button-deal = Kaarten uitdelen
label-deal = uitgedeeld
entry-deal = uitdelen
to-deal = de ronde beginnen
waiting-deal = Wachten op de kaarten
entry-turned = omgedraaide kaart
label-turned = { FACE($value) }
ask-card = { $led ->
    [none] Jij komt uit. Welke kaart?
   *[other] Welke kaart speel je?
}
hint-card = { $led ->
    [none] Iedereen die kan, moet die kleur bekennen (ook spelen).
    [hearts] Harten is gevraagd.
    [clubs] Klaveren is gevraagd.
    [diamonds] Ruiten is gevraagd.
   *[spades] Schoppen is gevraagd.
}
button-card = {"{}"} spelen
none-card = Kies een kaart
label-card = { FACE($value) }
entry-card = kaart
choosing-card = Wachten op een kaart van { $names }
entry-drawn = getrokken kaart
label-drawn = { FACE($value) }
entry-bidfor = bod
ask-bid = Hoeveel slagen haal je?
hint-bid = { OPTION("dealer") ->
    [app] Precies zoveel.
   *[table] Precies zoveel, niet meer en niet minder.
}
button-bid = {"{}"} bieden
entry-bid = bod
sealing-bid = { OPTION("bids") ->
    [sealed] Iedereen biedt in het geheim.
   *[other] Iedereen biedt.
}
choosing-bid = Wachten op het bod van { $names }
ask-tricks = Hoeveel slagen heeft ieder van jullie gehaald?
hint-tricks = { $leader } komt uit. Wacht tot alle kaarten gespeeld zijn. Het totaal moet { $cards } zijn.
button-tricks = Slagen invoeren
label-tricks = { COMMAS($value, "label-tricks-of") }
label-tricks-of = { NAME($key) } { $value }
entry-tricks = slagen van iedereen
to-tricks = de slagen invoeren zodra alle kaarten gespeeld zijn
playing-tricks = Speel! { $leader } komt uit
playing-own = { playing-tricks }
ask-won = { $about } bood { $bid } en haalde
entry-won = slagen
ask-own = Hoeveel slagen heb je gehaald?
hint-own = { $leader } komt uit. Tel als alle kaarten gespeeld zijn. Je bood { $bid }.
button-own = Ik heb er {"{}"}
entry-own = slagen
hint-leave = { OPTION("dealer") ->
    [app] Als deze ronde al begonnen is, speelt de app die kaarten uit. De punten blijven staan.
   *[table] Als deze ronde al begonnen is, speelt iemand ernaast die kaarten uit. De punten blijven staan.
}
entry-decline = wie niet meedoet
part-recount = opnieuw geteld

## Waar we zijn, en wat er nu gedeeld wordt

place-long =
    Ronde { $deal } van { $deals }
    { $is_over_for_now ->
        [yes] Voorbij
       *[no] { $cards ->
            [0] {""}
           *[other] { SAY($trump, "trumps") }
        }
    }
place-short = { $cards ->
    [0] Ronde { $deal } van { $deals }
   *[other] { $is_scored ->
        [yes] Ronde { $deal } van { $deals } is voorbij
       *[no] { $trump ->
            [none] Ronde { $deal } · geen troef
            [hearts] Ronde { $deal } · troef ♥
            [clubs] Ronde { $deal } · troef ♣
            [diamonds] Ronde { $deal } · troef ♦
           *[spades] Ronde { $deal } · troef ♠
        }
    }
}
between-heading = { $upcoming ->
    [none] {""}
   *[other] { $cards ->
        [0] { OPTION("dealer") ->
            [app] {""}
           *[table] De eerste ronde
        }
       *[other] Ronde { $deal } is voorbij
    }
}
between-brought = { AT($points, $seat) ->
    [none] {""}
   *[other] { HAS($praised, $seat) ->
        [yes] <small>altijd raak</small> { SIGNED(AT($points, $seat)) }
       *[no] { SIGNED(AT($points, $seat)) }
    }
}
between-steps = { $upcoming ->
    [none] {""}
   *[other]
        { $cards ->
            [0] { SAY($upcoming, "step-deal-new") }
           *[other] { SAY($upcoming, "step-deal-all") }
        }
        { SAY($upcoming, "step-trump") }
        { SAY($upcoming, "step-bid") }
}
step-deal-new = { $whole_deck ->
    [yes] { $dealer } schudt een kaartspel zonder jokers en geeft iedereen { SAY($cards, "cards") }: het hele kaartspel.
   *[no] { $dealer } schudt een kaartspel zonder jokers en geeft iedereen { SAY($cards, "cards") }.
}
step-deal-all = { $whole_deck ->
    [yes] { $dealer } schudt alle kaarten en geeft iedereen { SAY($cards, "cards") }: het hele kaartspel.
   *[no] { $dealer } schudt alle kaarten en geeft iedereen { SAY($cards, "cards") }.
}
step-trump = { $trump ->
    [turned] Draai de volgende kaart om: die kleur is troef. Iedereen kan hem invoeren.
   *[other]
        { OPTION("trumps") ->
            [none] { SAY($trump, "trumps") }.
           *[other] { SAY($trump, "trumps") } in deze ronde.
        }
        Bekijk je kaarten en druk op “Alles uitgedeeld”.
}
step-bid = { OPTION("bids") ->
    [sealed] Iedereen biedt in het geheim. { FIRST($players) } komt als eerste uit.
   *[other] { FIRST($players) } biedt als eerste en komt als eerste uit.
}

## Wat er op tafel ligt

table-middle = { COUNT($players) ->
    [0] De kaarten
   *[other] { $trump ->
        [none] Geen troef
       *[other] Troef
    }
}
table-stake = { $cards ->
    [0] {""}
   *[other] { SAY($trump, "trumps") }, elk { SAY($cards, "cards") }
}
table-aside = { $cards ->
    [one] De slag
   *[other] Laatste slag
}
so-far = { AT($won, $seat) } van { AT($bids, $seat) }
bid-and-lead = { HAS($leads, $seat) ->
    [yes] komt uit, biedt { $card }
   *[no] biedt { $card }
}
fate-open = { $plays_cards ->
    [yes] { so-far }
   *[no] { bid-and-lead }
}
fate-waiting = { $plays_cards ->
    [yes] { so-far }
   *[no] { $stage ->
        [tricks] speelt…
       *[other] {""}
    }
}
fate-taken = { $plays_cards ->
    [yes] { so-far }
   *[no] +{ $gain }
}
fate-bad = { SIGNED($gain) }
ribbon-taken = { $plays_cards ->
    [yes] slag
   *[no] precies
}
ribbon-bad = haalde { AT($tricks, $seat) }
# Voordat de biedingen op het bord worden omgedraaid, en voordat een ronde punten oplevert.
opening = { HAS($codes, "ohhell.bids") ->
    [yes] Biedingen open. Klopt het?
   *[no] Wie heeft het gehaald?
}
the-trick = De slag
pad-turned = { $turned ->
    [none] { SAY($trump, "trumps") }.
   *[other] { SAY($trump, "trumps") }: { FACE($turned) } ligt open.
}
pad-so-far = Je bood { $bid } en hebt er { SAY($won, "won-tricks") } gehaald.

## Wat er opviel, aan het eind verteld

mention-never-missed = { COUNT($seats) ->
    [one] { $seats } zat er nooit naast: { $deals } biedingen, en allemaal precies raak.
   *[other] { $seats } zaten er nooit naast: { $deals } biedingen, en allemaal precies raak.
}
mention-all-made = Met elk { SAY($cards, "cards") } heeft iedereen het gehaald.
mention-worst-miss = { $seat } bood { $bid } en haalde er { SAY($tricks, "won-tricks") }.
mention-spotless = Elke ronde waarin iemand punten kreeg, kreeg { $seat } ze ook.

## Wat kan ik doen? Hooguit drie regels: wat er nu kan, en wat het oplevert

can-trump =
    { $upcoming ->
        [none] {""}
       *[other] { SAY($upcoming, "can-first-deal") }
    }
    Draai de volgende kaart om en voer de kleur in. Dat kan iedereen.
    Een troef wint van elke kaart van een andere kleur.
can-first-deal = Eerst deelt { $dealer } iedereen { SAY($cards, "cards") }.
can-dealt =
    { $upcoming ->
        [none] {""}
       *[other] { SAY($upcoming, "can-deals") }
    }
    Druk op de knop als iedereen kaarten heeft. Dat kan iedereen.
can-deals = { $dealer } geeft iedereen { SAY($cards, "cards") }. { SAY($trump, "trumps") }.
can-deal =
    { $upcoming ->
        [none] {""}
       *[other] { SAY($upcoming, "can-press") }
    }
    Dan biedt iedereen een aantal slagen.
can-press = Druk op de knop, en iedereen krijgt { SAY($cards, "cards") }. Dat kan iedereen.
can-card =
    { $led ->
        [none] Jij komt uit: speel welke kaart je wilt.
        [hearts] Harten is gevraagd. Speel harten als je die hebt.
        [clubs] Klaveren is gevraagd. Speel klaveren als je die hebt.
        [diamonds] Ruiten is gevraagd. Speel ruiten als je die hebt.
       *[spades] Schoppen is gevraagd. Speel schoppen als je die hebt.
    }
    { $trump ->
        [none] De hoogste kaart van de gevraagde kleur wint.
       *[other] De hoogste troef wint, anders de hoogste kaart van de gevraagde kleur.
    }
    { HAS($bids, $me) ->
        [yes] Je bood { AT($bids, $me) } en hebt er tot nu toe { SAY(AT($won, $me), "won-tricks") } gehaald.
       *[no] {""}
    }
exact = { OPTION("scores") ->
    [squares] 10 plus de slagen in het kwadraat
   *[other] 10 plus 1 per slag
}
a-miss = { OPTION("scores") ->
    [exact] levert niets op
    [tricks] levert alleen de slagen op
    [difference] kost een punt per slag te veel of te weinig
    [five] kost 5 punten per slag te veel of te weinig
   *[squares] kost het verschil in het kwadraat: 2 slagen ernaast kost 4
}
can-bid =
    { OPTION("bids") ->
        [sealed] Verzegel je bod. Alle biedingen worden tegelijk omgedraaid.
       *[other] { COUNT($bids) ->
            [0] Jij biedt als eerste, op { SAY($cards, "tricks") }.{ can-hook }
           *[other] Voor jou is { $total } geboden, op { SAY($cards, "tricks") }.{ can-hook }
        }
    }
    Precies raak levert { exact } op. Ernaast { a-miss }.
    { OPTION("nought") ->
        [yes] Precies nul levert { $nought } op.
       *[no] { SAY($trump, "trumps") }. Nul is ook een bod.
    }
can-hook = { OPTION("bids") ->
    [hook] { YOU($dealer) ->
        [you] {" "}Het totaal mag niet op { $cards } komen.
       *[other] {""}
    }
   *[other] {""}
}
can-tricks =
    Speel eerst alle kaarten. { FIRST($players) } komt uit in de eerste slag.
    Voer dan ieders slagen in. Dat kan iedereen.
    Het totaal moet { SAY($cards, "tricks") } zijn.
can-own =
    Speel eerst alle kaarten. { FIRST($players) } komt uit in de eerste slag.
    Tel dan je slagen en voer ze in.
    { HAS($bids, $me) ->
        [yes] Je bood { AT($bids, $me) }.
       *[no] {""}
    }
meanwhile = { $upcoming ->
    [none]
        { meanwhile-deal }
        { HAS($bids, $me) ->
            [yes] { HAS($won_so_far, $me) ->
                [yes] Je bood { AT($bids, $me) } en hebt er tot nu toe { SAY(AT($won, $me), "won-tricks") } gehaald.
               *[no] Je bood { AT($bids, $me) }.
            }
           *[no] {""}
        }
   *[other] { SAY($upcoming, "meanwhile-next") }
}
meanwhile-next = Nu deelt { $dealer } uit, elk { SAY($cards, "cards") }.
meanwhile-deal = { $me ->
    [none] { meanwhile-stage }
   *[other] { HAS($players, $me) ->
        [yes] { meanwhile-stage }
       *[no] Je hebt in deze ronde geen kaarten. In { next-deal } krijg je ze.
    }
}
meanwhile-stage = { $stage ->
    [bids] { OPTION("bids") ->
        [sealed] Als iedereen heeft verzegeld, worden de biedingen omgedraaid.
       *[other] Tot nu toe is { $total } geboden, op { SAY($cards, "tricks") }.
    }
   *[other] { OPTION("dealer") ->
        [app] Je speelt als je aan de beurt bent. { SAY($trump, "trumps") }.
       *[table] Speel je kaarten. { SAY($trump, "trumps") }.
    }
}

## Hoe het met deze opties gaat, en waarmee

how =
    { OPTION("deals") ->
        [updown] Eerst één kaart per speler, dan elke ronde één meer tot { OPTION("largest") }, en weer terug.
        [downup] Eerst { OPTION("largest") } kaarten per speler, dan elke ronde één minder tot één, en weer terug.
        [up] Eerst één kaart per speler, dan elke ronde één meer, tot { OPTION("largest") }.
       *[down] Eerst { OPTION("largest") } kaarten per speler, dan elke ronde één minder, tot één.
    }
    { OPTION("trumps") ->
        [turned] De volgende kaart wordt omgedraaid: die kleur is troef.
        [none] Er is geen troef.
        [order_none] De troef wisselt op volgorde: harten, klaveren, ruiten, schoppen, geen.
       *[order] De troef wisselt op volgorde: harten, klaveren, ruiten, schoppen.
    }
    { OPTION("bids") ->
        [sealed] Bied in het geheim hoeveel slagen je haalt. Alle biedingen worden tegelijk omgedraaid.
        [hook] Om de beurt, te beginnen links van de gever, bied je hoeveel slagen je haalt. Samen mag dat niet op het aantal slagen uitkomen: daar zorgt de gever voor, die als laatste biedt.
       *[turn] Om de beurt, te beginnen links van de gever, bied je hoeveel slagen je haalt.
    }
    { OPTION("dealer") ->
        [app] Speel om de beurt je kaarten, op jullie telefoons. Beken kleur als je kunt. { how-wins }
       *[table] Speel je kaarten. Beken kleur als je kunt. { how-wins }
    }
    { OPTION("nought") ->
        [yes] Een bod dat precies raak is, levert { exact } op, en precies nul 5 plus 1 per kaart die je kreeg. Ernaast { a-miss }.
       *[no] Een bod dat precies raak is, levert { exact } op. Ernaast { a-miss }.
    }
    { OPTION("dealer") ->
        [app] De app telt de slagen. Aan het eind wint wie de meeste punten heeft.
       *[table] { OPTION("tricks") ->
            [one] Na elke ronde voert één van jullie ieders slagen in. Aan het eind wint wie de meeste punten heeft.
           *[each] Na elke ronde voert iedereen de eigen slagen in. Aan het eind wint wie de meeste punten heeft.
        }
    }
how-wins = { OPTION("trumps") ->
    [none] De hoogste kaart van de gevraagde kleur wint de slag.
   *[other] De hoogste troef wint de slag, anders de hoogste kaart van de gevraagde kleur.
}
needs = { OPTION("dealer") ->
    [app] Geen kaarten: die van jou staan op je telefoon.
   *[table] Eén gewoon kaartspel van 52 kaarten, zonder jokers.
}
substitutes = { OPTION("dealer") ->
    [app] {""}
   *[table] <b>Elk deck met vier kleuren</b> van 13 kaarten. Getallen van 1 tot en met 13 kunnen ook: de 13 is de hoogste.
}

## Twintig seconden voor wie het nooit heeft gespeeld

tour-aim = Je krijgt een paar kaarten. Hoeveel slagen haal je ermee?
tour-bid = { OPTION("bids") ->
    [sealed] Verzegel je bod op je telefoon. Alle biedingen worden tegelijk omgedraaid.
   *[other] Bied op je telefoon als je aan de beurt bent. De gever biedt als laatste.
}
tour-play = { OPTION("dealer") ->
    [app] Speel dan om de beurt je kaarten, op jullie telefoons.
   *[table] Speel dan met je echte kaarten. De telefoons wachten tot jullie klaar zijn.
}
tour-score = Precies wat je bood? Dat levert { exact } op. { OPTION("scores") ->
    [tricks] Ernaast levert alleen je slagen op.
   *[other] Eén te veel is net zo slecht als één te weinig.
}

## Wat er verteld wordt terwijl het zichzelf speelt, elk de eerste keer

caption-asked-trump = De kaarten zijn gedeeld, en iemand voert de omgedraaide kleur in: die is troef.
caption-asked-bid = Iedereen bekijkt de kaarten en biedt op een aantal slagen.
caption-asked-deal = De app deelt uit en draait de troef om.
caption-asked-card = Nu spelen ze om de beurt hun kaarten en bekennen kleur als ze kunnen.
caption-told-trick-won = De hoogste troef haalt de slag, anders de hoogste kaart van de gevraagde kleur.
caption-asked-tricks = Nu spelen ze met echte kaarten. Dan voert één van hen ieders slagen in.
caption-asked-own = Nu spelen ze met echte kaarten. Dan voert iedereen de eigen slagen in.
caption-told-bids = De biedingen liggen open. Kloppen ze met het aantal slagen?
caption-told-made = Precies wat er geboden was: dat zijn tien punten, plus één per slag.
caption-told-missed = Eén te veel is net zo slecht als één te weinig: ernaast.

## Wat de biedingen en het eind van een ronde voor één plek betekenen, het belangrijkste eerst

result-won-you = { COUNT($seats) ->
    [one] Je wint met { SAY($total, "points") }!
   *[other] Jullie winnen met elk { SAY($total, "points") }!
}
result-bid = Je bood { $bid }.
result-bids-known = De biedingen liggen open.
result-bids-why = Samen is { $total } geboden, op { SAY($cards, "tricks") }.
result-made-you = Gehaald: { SAY($points, "points") }.
result-made-why = Je bood { $bid } en haalde er { SAY($tricks, "won-tricks") }.
result-missed-you = { $points ->
    [0] Ernaast: geen punten.
   *[other] Ernaast: { SAY($points, "points") }.
}
result-missed-why = Je bood { $bid }, maar haalde er { SAY($tricks, "won-tricks") }, { off }.
result-others-made = { COUNT($seats) ->
    [0] Niemand heeft het gehaald.
    [one] { $seats } heeft het gehaald.
   *[other] { $seats } hebben het gehaald.
}
result-no-cards = Je had in deze ronde geen kaarten.
result-won = { COUNT($seats) ->
    [one] { $seats } wint met { SAY($total, "points") }.
   *[other] { $seats } winnen met elk { SAY($total, "points") }.
}

## Wat het bord erbij zegt; niets daarvan twee keer op een avond

comment-over-1 = Meer beloftes dan slagen.
comment-over-2 = Straks gaat iemand vloeken.
comment-over-3 = De ogen zijn groter dan het kaartspel.
comment-over-4 = Niet elk plan overleeft dit.
comment-under-1 = Meer slagen dan liefhebbers. Duiken.
comment-under-2 = Iemand krijgt een cadeautje.
comment-under-3 = Wat een bescheidenheid vanavond.
comment-under-4 = Niemand wil ze. Ze vinden wel iemand.
comment-even-1 = Het zou goed kunnen gaan. Zou.
comment-even-2 = Iedereen kan gelijk krijgen. Eén keer.
comment-even-3 = De som klopt. Nu de kaarten nog.
comment-even-4 = Vrede, op papier.
comment-all-made-1 = Niemand hoefde te vloeken.
comment-all-made-2 = Zo was dit spel niet bedoeld.
comment-all-made-3 = Lijst die scorelijst maar in.
comment-all-made-4 = Maak een buiging voor elkaar.
comment-nought-1 = { $who } wilde niets en kreeg het ook.
comment-nought-2 = Niets, prachtig gespeeld door { $who }.
comment-nought-3 = { $who } dook onder elke slag door.
comment-nought-4 = { $who } sloop op kousenvoeten door deze ronde.

## Opties

credit = Oh Hell (traditioneel)
tagline = Bied in het geheim hoeveel slagen je haalt. Haal er dan precies zoveel.
also-known = Bij ons boerenbridge, of chinees poepen.
form-updown = Op en neer
    .help = Van één kaart tot de grootste hand en terug. Alle biedingen worden tegelijk omgedraaid.
form-short = Kort, alleen omlaag
    .help = Van de grootste hand tot één kaart, in half zoveel rondes.
form-hooked = Om de beurt, en het klopt nooit
    .help = De gever biedt als laatste, en mag het totaal niet op het aantal slagen laten uitkomen.
option-dealer = Wie deelt uit
    .help = Jullie spelen met echte kaarten, of op telefoons: elke telefoon laat de eigen hand zien.
    .choice-table = Wij
    .choice-app = De app
option-deals = De handen
    .help = Telkens één kaart meer of minder. Het keerpunt wordt één keer gespeeld.
    .choice-updown = Groeien, dan krimpen
    .choice-downup = Krimpen, dan groeien
    .choice-up = Groeien
    .choice-down = Krimpen
option-largest = Kaarten in de grootste hand
    .help = Met minder kaarten wordt het spel korter.
option-trumps = Troef
    .help = Omgedraaid: de volgende kaart bepaalt het. Op volgorde: je weet het vooraf.
    .choice-turned = Omgedraaid na het uitdelen
    .choice-order = Harten, klaveren, ruiten, schoppen op volgorde
    .choice-order_none = Net zo, en dan een ronde zonder troef
    .choice-none = Nooit troef
option-bids = Biedingen
    .help = Het klopt nooit: de gever mag het totaal niet op het aantal slagen laten uitkomen.
    .choice-sealed = In het geheim, tegelijk omgedraaid
    .choice-turn = Om de beurt, de gever als laatste
    .choice-hook = Om de beurt, en het klopt nooit
option-tricks = De slagen worden ingevoerd
    .help = Na elke ronde. De app zegt het als ze niet kloppen.
    .choice-one = Door één van jullie, voor iedereen
    .choice-each = Door ieder van jullie
option-scores = Een bod dat ernaast zit
    .help = Precies raak levert tien op, plus één per slag (tenzij jullie het kwadraat kiezen).
    .choice-exact = Levert niets op
    .choice-tricks = Levert de slagen op, zonder de tien
    .choice-difference = Kost een punt per slag te veel of te weinig
    .choice-five = Kost 5 punten per slag te veel of te weinig
    .choice-squares = Kost het verschil in het kwadraat; raak levert 10 op plus de slagen in het kwadraat
option-nought = Precies nul levert 5 op, plus 1 per kaart die je kreeg
    .help = Met zeven kaarten is dat 12, met één 6.
printed-deck = Een gewoon kaartspel
    .help = Alle 52 kaarten, zonder jokers.
