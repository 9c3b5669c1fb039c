# I Didn’t Eat That, in het Nederlands. $main, $side en $food zijn gerechten, zoals de kaarten ze noemen, dus zonder lidwoord.

meal = { SAY($main, "dish") } met { SAY($side, "dish") }, { MONEY($cost) }
check = { SAY($check, "meal") }
the-food = { dish }
# Wat een smoes beweert; $ate en $denied zijn gerechten.
claims = { COUNT($ate) ->
    [0] { COUNT($denied) ->
        [0] noemt geen eten
       *[other] at geen { OR($denied, "the-food") }
    }
   *[other] { COUNT($denied) ->
        [0] at { SAY($ate, "the-food") }
       *[other] at { SAY($ate, "the-food") }, at geen { OR($denied, "the-food") }
    }
}
excuse = { claims } (geloof{"\u00AD"}waardig: { $credibility })
excuse-or-hidden = { $it ->
    [none] gedekt
   *[other] { excuse }
}

## Wie er betaalt: de redenen, per vraag die beslist

# “: 2 tegen 3 en 5”: wie betaalt, dan de anderen.
credits = { COUNT($against) ->
    [0] {""}
   *[other] : { $best } tegen { $against }
}
grounds = { $step ->
    [1] { $alone ->
        [yes] Alleen { $payer } at { SAY($main, "dish") }
       *[no] Van iedereen die { SAY($main, "dish") } at, is { $payer } het geloofwaardigst{ credits }
    }
    [2] { $alone ->
        [yes] Niemand at { SAY($main, "dish") }, en alleen { $payer } at { SAY($side, "dish") }
       *[no] Niemand at { SAY($main, "dish") }. Van iedereen die { SAY($side, "dish") } at, is { $payer } het geloofwaardigst{ credits }
    }
    [3] { $alone ->
        [yes] Niemand at { SAY($main, "dish") } of { SAY($side, "dish") }, en alleen { $payer } noemt geen van beide
       *[no] Niemand at { SAY($main, "dish") } of { SAY($side, "dish") }. Van iedereen die geen van beide noemt, is { $payer } het minst geloofwaardig{ credits }
    }
    [4] { $alone ->
        [yes] Niemand at er iets van, en iedereen noemt er een. Alleen { $payer } ontkent { SAY($side, "dish") }
       *[no] Niemand at er iets van, en iedereen noemt er een. Van iedereen die { SAY($side, "dish") } ontkent, is { $payer } het minst geloofwaardig{ credits }
    }
   *[5] { $alone ->
        [yes] { $payer } ontkent { SAY($main, "dish") }, en verder ligt hier geen smoes
       *[no] Iedereen ontkent { SAY($main, "dish") }. { $payer } is het minst geloofwaardig{ credits }
    }
}
# Hetzelfde tegen wie betaalt.
your-grounds = { $step ->
    [1] { $alone ->
        [yes] Alleen jij at { SAY($main, "dish") }
       *[no] Van iedereen die { SAY($main, "dish") } at, ben jij het geloofwaardigst{ credits }
    }
    [2] { $alone ->
        [yes] Niemand at { SAY($main, "dish") }, en alleen jij at { SAY($side, "dish") }
       *[no] Niemand at { SAY($main, "dish") }. Van iedereen die { SAY($side, "dish") } at, ben jij het geloofwaardigst{ credits }
    }
    [3] { $alone ->
        [yes] Niemand at { SAY($main, "dish") } of { SAY($side, "dish") }, en alleen jij noemt geen van beide
       *[no] Niemand at { SAY($main, "dish") } of { SAY($side, "dish") }. Van iedereen die geen van beide noemt, ben jij het minst geloofwaardig{ credits }
    }
    [4] { $alone ->
        [yes] Niemand at er iets van, en iedereen noemt er een. Alleen jij ontkent { SAY($side, "dish") }
       *[no] Niemand at er iets van, en iedereen noemt er een. Van iedereen die { SAY($side, "dish") } ontkent, ben jij het minst geloofwaardig{ credits }
    }
   *[5] { $alone ->
        [yes] Jij ontkent { SAY($main, "dish") }, en verder ligt hier geen smoes
       *[no] Iedereen ontkent { SAY($main, "dish") }, en jij bent het minst geloofwaardig{ credits }
    }
}
# Wat iemand deed, per vraag waar het bij past: “allebei Vis gegeten”.
at-step = { $step ->
    [1] { SAY($main, "dish") } gegeten
    [2] { SAY($side, "dish") } gegeten
    [3] niets daarvan genoemd
    [4] { SAY($side, "dish") } ontkend
   *[5] { SAY($main, "dish") } ontkend
}
# Hetzelfde in een bijzin: “wie Vis at”.
who-at-step = { $step ->
    [1] { SAY($main, "dish") } at
    [2] { SAY($side, "dish") } at
    [3] niets daarvan noemde
    [4] { SAY($side, "dish") } ontkende
   *[5] { SAY($main, "dish") } ontkende
}
# Hetzelfde van een smoes: die beweert iets, en misschien heeft niemand gegeten.
claimed-at-step = { $step ->
    [1] gaf { SAY($main, "dish") } toe
    [2] gaf { SAY($side, "dish") } toe
    [3] noemde niets daarvan
    [4] ontkende { SAY($side, "dish") }
   *[5] ontkende { SAY($main, "dish") }
}
had-at-step = { at-step }
tied = { COUNT($tying) ->
    [2] { $tying } staan gelijk (allebei { at-step }, { $best })
   *[other] { $tying } staan gelijk (allemaal { at-step }, { $best })
}
# Wat ze bij gelijke stand daarvoor speelden, met de geloofwaardigheid waar die beslist.
had-played = { COUNT($earlier) ->
    [0] {""}
   *[other] { COMMAS($earlier, "had-earlier") },{" "}
}{ SAY($deciding, "deciding") } { COUNT($deciding) ->
    [one] had
   *[other] hadden
} { had-at-step }
had-earlier = { $seats } { COUNT($seats) ->
    [one] had
   *[other] hadden
} { had-at-step }
deciding = { $several ->
    [yes] { $seat } ({ $credibility })
   *[no] { $seat }
}
pays = { $payer } betaalt { MONEY($cost) }.
    .because = { grounds }.
pays-after-tie = { $payer } betaalt { MONEY($cost) }.
    .because = { tied }. Hun vorige smoezen beslissen: { SAY($excuses_before, "had-played") }.
back-none-before = Niemand betaalt.
    .because = { tied }, en { $who_lacks ->
        [all] ze hebben
        [one] { $lacking } heeft
       *[some] { $lacking } hebben
    } nog geen eerdere smoes in { $in_set ->
        [yes] deze set
       *[no] deze gift
    }. De rekening gaat terug onder de stapel.
back-still-tied = Niemand betaalt.
    .because = { tied }, en { COUNT($still) ->
        [0] hun vorige smoezen ook
       *[other] de vorige smoezen van { $still } ook
    }. De rekening gaat terug onder de stapel.
no-excuse = Niemand betaalt.
    .because = Bij { SAY($main, "dish") } met { SAY($side, "dish") } ligt geen smoes. De rekening gaat terug onder de stapel.
out = { $how_many ->
    [none] Andere smoezen tellen hier niet.
    [many] Veilig: wie { OR($claims, "who-at-step") }.
   *[few] Veilig: { SEMICOLONS($safe, "safe-with") }.
}
safe-with = { $seats } ({ SAY($claims, "at-step") })

## Wat er verder is beslist

deal = { $app ->
    [yes] De app deelt iedereen { $cards } smoezen uit. { $first } begint.
   *[no] Schud alle smoezen en geef iedereen er { $cards }. { $first } begint.
}
turned-up = { $seat } draait een rekening om, { SAY($check, "meal") }, en legt de eerste smoes.
row = { $checks ->
    [one] Er ligt { $checks } rekening open.
   *[other] Er liggen { $checks } rekeningen open.
} Leg om de beurt een smoes bij een ervan. { $first } begint.
said = { quoted }{ $seat } { SAY($now, "excuse") }.
# Wat er op een smoes staat die de app uitdeelde, voor wat hij beweert.
quoted = { $quote ->
    [none] {""}
   *[other] { $seat }: “{ SAY($quote, "excuse-words") }”{" "}
}
laid = { quoted }{ $seat }, bij { SAY($main, "dish") }: { SAY($now, "excuse") }.
laid-blind = { $seat } legt een smoes gedekt bij { SAY($main, "dish") }.
hint = { $seat } sprak zichzelf net tegen. Wie merkt het?
catch-moves = { $caller } betrapt { $accused }! { $free ->
    [yes] { $accused } is gestopt, dus de fooi is nu van niemand.
   *[no] { $holder ->
        [none] { $accused } krijgt de fooi.
       *[other] { $accused } krijgt de fooi van { $holder }.
    }
}
    .because = { both-claims-said }
both-claims-said = <i class="ididnt-both">Eerst: { SAY($before, "excuse") }. Nu: { SAY($now, "excuse") }.</i>
catch-wrong = { $caller } heeft het mis over { $accused }: dat is niet tegenstrijdig.
    .because = { both-claims-said }
catch-late = { $caller } heeft gelijk over { $accused }, maar { $first } was eerder.
    .because = { both-claims-said }
catch-not-the-holder = { $caller } heeft gelijk over { $accused }, maar alleen { $holder } heeft de fooi en kan die doorgeven.
    .because = { both-claims-said }
catch-has-it-already = { $caller } heeft gelijk over { $accused }, maar daar ligt de fooi al.
    .because = { both-claims-said }
missed = Niemand merkte het: { SAY($one, "missed-first") } { SENTENCES($named, "missed-next") }{ $more ->
    [0] {""}
    [one] {" "}Er bleef er nog één onopgemerkt.
   *[other] {" "}Er bleven er nog { $more } onopgemerkt.
}
missed-first = { $ate ->
    [yes] in gift { $deal }, ronde { $round } ontkende { $seat } eerst { SAY($food, "dish") } en gaf dat later toch toe.
   *[no] in gift { $deal }, ronde { $round } at { $seat } eerst { SAY($food, "dish") } en ontkende dat later.
}
missed-next = { CAPITAL(missed-first) }
tip-paid = { $seat } betaalt { MONEY($worth) } voor de fooi: $ 2 voor elk van de { $players } spelers.
won = { COUNT($seats) ->
    [one] { $seats } betaalt het minst, { MONEY($total) }, en krijgt het toetje.
   *[other] Gelijk: { $seats } betalen het minst, elk { MONEY($total) }. Deel het toetje, of speel nog eens.
} { $next } begint het volgende spel.
ended = De spelleider stopt met het spel.{ $left ->
    [0] {""}
   *[other] {" "}Wat er nog in de stapel zit, telt niet.
}
pile = { $left ->
    [one] Er zit nog één rekening in de stapel, zegt de spelleider.
   *[other] Er zitten nog { $left } rekeningen in de stapel, zegt de spelleider.
}
starts-by-lot = Geloot: { $seat } begint.
starts-as-dealer = { $seat } heeft uitgedeeld en begint.
starts-as-winner = { $seat } won het laatste spel en begint.
leaves = { $seat } is gestopt, houdt de rekeningen en kan niet meer winnen. Vanaf de volgende gift gaat het zonder { $seat } verder.
tip-free = { $seat } is gestopt, dus de fooi is nu van niemand. Wie daarna wordt betrapt, krijgt hem.
counts-as = “{ $food }” is { SAY($dish, "dish") }, zegt de spelleider.
back = { $seat } is terug en speelt mee vanaf de volgende gift.
column-checks = Rekeningen
column-tip = Fooi

## De grote momenten van een onthulling

highlight-caught = Betrapt: { FIRST($seats) }!

## De vragen

ask-starter = Wie begint?
hint-starter = Spreek het af aan tafel.
button-starter = {"{}"} begint
entry-starter = wie begint
waiting-starter = Wie begint?
ask-dealer = Wie heeft uitgedeeld?
hint-dealer = De gever begint.
button-dealer = {"{}"} heeft uitgedeeld
entry-dealer = wie heeft uitgedeeld
waiting-dealer = Wie heeft uitgedeeld?
ask-lots = Wie begint?
entry-lots = wie begint
label-lots = { SAY($value, "name-of") }
name-of = { NAME($it) }
ask-check = Draai een rekening om
hint-check = Wat staat erop?
entry-check = rekening
label-check = { SAY($value, "meal") }
checks-in-words = { $it ->
    [1] een rekening
    [2] twee rekeningen
    [3] drie rekeningen
    [4] vier rekeningen
    [5] vijf rekeningen
   *[other] { $it } rekeningen
}
ask-row = { COUNT($fields) ->
    [1] Draai de laatste rekening om
   *[other] Draai { SAY(COUNT($fields), "checks-in-words") } om
}
hint-row = { COUNT($fields) ->
    [1] Wat staat erop?
   *[other] Leg ze op een rij. Wat staat erop?
}
button-row = { COUNT($fields) ->
    [1] Rekening invoeren
   *[other] Alle { COUNT($fields) } invoeren
}
none-row = Hoofdgerecht, bijgerecht en bedrag
entry-row = rij rekeningen
label-row = { SEMICOLONS($value, "main-and-cost") }
main-and-cost = { SAY($main, "dish") }, { MONEY($cost) }
ask-flip = Draai { SAY($checks, "checks-in-words") } om
hint-flip = { $checks ->
    [1] Iedereen ziet hem meteen.
   *[other] Iedereen ziet ze meteen.
}
button-flip = Omdraaien
entry-flip = startsein
label-flip = gegeven
choosing-flip = { OPTION("form") ->
    [base] { $names } draait een rekening om…
   *[other] { $names } draait de rekeningen om…
}
ask-checks = Welke rekeningen zitten in de stapel?
entry-checks = schudden van de rekeningen
ask-deck = Wie krijgt welke smoezen?
entry-deck = schudden van de smoezen
choosing-row = { $names } legt de rekeningen neer…
choosing-check = { $names } draait een rekening om…
ask-excuse = { OPTION("dealer") ->
    [app] Welke smoes leg je?
   *[table] Wat zegt je smoes?
}
hint-excuse = { OPTION("dealer") ->
    [app] Kies er een en vertel hem op je eigen manier.
   *[table] Vertel hem op je eigen manier, leg hem, voer hem in.
}
button-excuse = Nu leggen
entry-excuse = smoes
label-excuse = { SAY($value, "excuse-or-hidden") }
choosing-excuse = { $names } kiest een smoes…
ask-play = Bij welke rekening?
hint-play = { OPTION("dealer") ->
    [app] { OPTION("form") ->
        [blind] Je smoes ligt gedekt.
       *[other] En welke smoes?
    }
   *[table] { OPTION("form") ->
        [blind] Leg een smoes gedekt bij een rekening, naar jou gedraaid.
       *[other] Leg een smoes bij een rekening, naar jou gedraaid. Vertel hem in je eigen woorden.
    }
}
button-play = Bij {"{}"} leggen
entry-play = smoes
label-play = bij rekening { AT($value, "beside") }: { SAY(AT($value, "excuse"), "excuse-or-hidden") }
choosing-play = { $names } kiest een smoes…
ask-beside = Bij welke rekening?
entry-beside = waarbij
ask-same = Is “{ $food }” hetzelfde als { SAY($dish, "dish") }?
hint-same = Zo heet het in een smoes, en op de rekening staat { SAY($dish, "dish") }. Daar hangt van af wie betaalt.
button-same = {"{}"}
entry-same = een gerecht of twee
label-same = { $value ->
    [yes] hetzelfde gerecht
   *[no] een ander gerecht
}
to-same = zeggen of dat één gerecht is
ask-score = Alle rekeningen zijn betaald. Wil iemand nog iemand betrappen?
hint-score = Betrappen kan nog. Tel daarna op.
button-score = Optellen
entry-score = optellen
label-score = ja
to-score = optellen
ask-next = Heeft iedereen gezien wie betaalt?
hint-next = Iedereen kan verdergaan.
button-next = Volgende rekening
entry-next = startsein
label-next = ja
waiting-next = Heeft iedereen gezien wie betaalt?
ask-catch = Wie sprak zichzelf net tegen?
entry-catch = betrappen
ask-end = Nu stoppen met het spel?
hint-end = Rekeningen die niemand heeft betaald, tellen niet.
entry-end = eind van het spel
label-end = ja
ask-pile = Hoeveel rekeningen zitten er nog in de stapel?
hint-pile = Tel wat er in de stapel zit.{ $low ->
    [0] {""}
   *[other] {" "}Is die leeg, stop dan met het spel.
}
button-pile = {"{}"} opslaan
entry-pile = telling van de stapel
too-many-checks = De app heeft { $most } rekeningen. Zet “Rekeningen in de stapel” op hooguit { $most }.
hint-leave = De rekeningen blijven. Vanaf de volgende gift gaat het zonder die speler verder.
call-pile = Stapel natellen…
call-catch = Betrapt

## Wat er is ingevoerd, zoals de lijst het zegt, en een wijziging

entered-excuse = { SAY($value, "excuse-or-hidden") }
entered-play = bij rekening { AT($value, "beside") }, { SAY(AT($value, "excuse"), "excuse-or-hidden") }
entered-score = gedaan
entered-next = gegeven
entered-end = nu
entered-row = { SEMICOLONS($value, "entered-in-row") }
entered-in-row = rekening { $key }, { meal }
part-set = set
part-judged = rekening
part-end = het eind

## Wat iemand mag doen waar iedereen gevraagd is

to-starter = zeggen wie begint
to-dealer = zeggen wie heeft uitgedeeld

## Waar we zijn

place-long =
    { $deal ->
        [0] {""}
       *[other] { $form ->
            [base] Gift { $deal }
           *[other] Set { $deal }
        }
    }
    { $deal ->
        [0] {""}
       *[other] { $form ->
            [base] Ronde { $round }
           *[other] {""}
        }
    }
    { $left ->
        [one] nog { $left } rekening
       *[other] nog { $left } rekeningen
    }
place-short = { $deal ->
    [0] Nieuw spel
   *[other] { $form ->
        [base] Gift { $deal } · ronde { $round }
       *[other] Set { $deal }
    }
}
between-heading = { $between ->
    [no] {""}
   *[yes] { $deal ->
        [0] { between-first }
        [1] { between-first }
       *[other] { $form ->
            [base] Gift { $previous_deal } is voorbij
           *[other] Set { $previous_deal } is voorbij
        }
    }
}
between-first = { $form ->
    [base] De eerste gift
   *[other] De eerste set
}
between-brought = { AT($brought, $seat) ->
    [none] {""}
   *[other] { MONEY(AT($brought, $seat)) }
}
between-steps =
    { $app_deals ->
        [yes] {""}
       *[no] { $deal ->
            [0] { between-aside }
            [1] { between-aside }
           *[other] Schud alle smoezen door elkaar.
        }
    }
    { $app_deals ->
        [yes] {""}
       *[no] { $deal ->
            [0] Schud de rekeningen en maak er een gedekte stapel van.
            [1] Schud de rekeningen en maak er een gedekte stapel van.
           *[other] {""}
        }
    }
    { $app_deals ->
        [yes] {""}
       *[no] { $deal ->
            [0] Schud de smoezen.
            [1] Schud de smoezen.
           *[other] {""}
        }
    }
    { $app_deals ->
        [yes] {""}
       *[no] Geef iedereen vijf smoezen.
    }
    { $app_deals ->
        [yes] {""}
       *[no] Leg de andere smoezen opzij.
    }
    { $app_deals ->
        [yes] {""}
       *[no] { $turn ->
            [none] { OPTION("first") ->
                [table] Zeg wie begint.
               *[other] Zeg wie heeft uitgedeeld: die begint.
            }
           *[other] { $form ->
                [base] { $deal ->
                    [1] { $turn } draait de eerste rekening om.
                   *[other] { $turn } draait de volgende rekening om.
                }
               *[other] { $row ->
                    [1] { $turn } legt één rekening open neer.
                   *[other] { $turn } legt { SAY($row, "checks-in-words") } open op een rij.
                }
            }
        }
    }
between-aside = { $form ->
    [base] Leg de fooi en het toetje opzij.
   *[other] Laat de fooi weg en leg het toetje opzij.
}

## Wat niet kan worden ingevoerd

no-food-name = Typ de naam van een gerecht.
food-too-long = Die naam is te lang. Er passen { $most } letters in.
one-dish = Hoofdgerecht en bijgerecht zijn twee verschillende gerechten. Wat staat er op de rekening?
no-cost = Schrijf het bedrag als 12 of 12,50.
too-many-claims = Hooguit { $most } gerechten per smoes.
both-claims = Een smoes kan over { SAY($food, "dish") } niet allebei zeggen: wel en niet gegeten. Kies er een.
not-in-hand = Die smoes heb je niet meer. Kies een andere.

## Voordat op het bord een rekening wordt beslist, of iemand betrapt is

opening = { SAY($last_said, "last-quote") }{ SENTENCES($facts, "opening-of") }
last-quote = { $it ->
    [none] {""}
   *[other] { quoted }
}
opening-of = { $opening ->
    [judged] Wie betaalt { SAY($main, "dish") } met { SAY($side, "dish") }?
    [catch] { $caller } zegt: { $accused } loog.
   *[none] {""}
}

## Wat er opviel, aan het eind verteld

mention-margin = Het scheelde { MONEY($points) } of { $seats } { COUNT($seats) ->
    [one] had
   *[other] hadden
} het toetje gewonnen.
mention-most-at-once = { COUNT($seats) ->
    [one] { $seats } betaalde { MONEY($points) } in één keer. Meer betaalde niemand.
   *[other] { $seats } betaalden elk { MONEY($points) } in één keer. Meer betaalde niemand.
}
mention-streak = Alleen { $seat } betaalde, { $times } keer op rij.
mention-spotless = { $seat } heeft geen cent betaald.
mention-robbed = Zonder de fooi had { $seat } het toetje gewonnen.
mention-fasting = { $number } smoezen, en { $seat } at nooit een hap.
mention-denied = “Ik at geen { SAY($food, "dish") }” klonk { $number } keer. Wie dan wel?

## Wat kan ik doen?

can-starter =
    Spreek af wie begint en tik op de naam. Dat kan iedereen.
    { begins }
begins = { OPTION("form") ->
    [base] Wie begint, draait de eerste rekening om en legt de eerste smoes.
   *[other] Wie begint, legt de rekeningen neer en de eerste smoes erbij.
}
can-dealer =
    Tik aan wie heeft uitgedeeld: die begint. Iedereen kan het invoeren.
    { begins }
can-check =
    Draai de bovenste rekening om. Voer hoofdgerecht, bijgerecht en bedrag in.
    { OPTION("form") ->
        [base] { COUNT($top) ->
            [0] {""}
           *[other] De smoezen blijven liggen tot de volgende gift: bij gelijke stand beslissen de laatste.
        }
       *[other] {""}
    }
    { OPTION("form") ->
        [base] Dan legt iedereen een smoes, jij eerst. Een van jullie betaalt.
       *[other] Een van de spelers met een smoes erbij betaalt.
    }
can-flip =
    { $checks ->
        [1] Draai een rekening om. De app heeft geschud.
       *[other] Draai { SAY($checks, "checks-in-words") } om. De app heeft geschud.
    }
    { OPTION("form") ->
        [base] { COUNT($top) ->
            [0] {""}
           *[other] Tot dan kan er nog iemand worden betrapt.
        }
       *[other] {""}
    }
    { OPTION("form") ->
        [base] Dan legt iedereen een smoes, jij eerst. Een van jullie betaalt.
       *[other] { $checks ->
            [1] Een van de spelers met een smoes erbij betaalt.
           *[other] Elke rekening is voor een van de spelers met een smoes erbij.
        }
    }
can-row =
    { COUNT($fields) ->
        [1] Draai de laatste rekening om. Voer hoofdgerecht, bijgerecht en bedrag in.
       *[other] Leg { SAY(COUNT($fields), "checks-in-words") } op een rij. Voer van elk hoofdgerecht, bijgerecht en bedrag in.
    }
    { COUNT($fields) ->
        [1] Een van de spelers met een smoes erbij betaalt.
       *[other] Elke rekening is voor een van de spelers met een smoes erbij.
    }
can-excuse =
    { $app_deals ->
        [yes] Kies een van je smoezen. Iedereen ziet hem meteen.
       *[no] Leg één smoes open neer. Voer in wat hij beweert en hoe geloofwaardig hij is.
    }
    { $eaten ->
        [main] Iemand heeft het hoofdgerecht al gegeten. Jij niet? Dan ben je veilig.
        [side] Iemand heeft het bijgerecht al gegeten. Eet geen van beide, en je bent veilig.
       *[none] Wie het hoofdgerecht at, betaalt. Anders wie het bijgerecht at, en anders de zwakste smoes.
    }
    { HAS($top, $me) ->
        [yes] Beweer niet het omgekeerde van je vorige: word je betrapt, dan krijg je de fooi.
       *[no] Je volgende mag niet het omgekeerde beweren: word je betrapt, dan krijg je de fooi.
    }
can-play =
    { $app_deals ->
        [yes] { OPTION("form") ->
            [blind] Kies een rekening, en een van je smoezen. Die ligt gedekt.
           *[other] Kies een rekening, en een van je smoezen.
        }
       *[no] { OPTION("form") ->
            [blind] Leg een smoes gedekt bij een rekening. Voer in bij welke, en wat hij beweert.
           *[other] Leg een smoes bij een rekening. Voer in bij welke, en wat hij beweert.
        }
    }
    Elke rekening is voor een van de spelers met een smoes erbij. Wie het hoofdgerecht at, komt eerst.
    { OPTION("form") ->
        [blind] Na ieders vijfde smoes wordt alles omgedraaid.
       *[other] Ieder legt er vijf. Een rekening zonder smoes gaat terug.
    }
can-catch =
    Beweert iemand het omgekeerde van net? Tik op de naam.
    { $tip ->
        [none] { can-catch-all }
       *[other] { YOU($tip) ->
            [you] { can-catch-all }
           *[other] { OPTION("tip") ->
                [anybody] { can-catch-all }
               *[other] { $tip } heeft de fooi, en alleen { $tip } kan hem doorgeven.
            }
        }
    }
    Je hebt één poging per smoes.
can-catch-all = Als je gelijk hebt, gaat de fooi daarheen: aan het eind $ 2 per speler. Zo niet, dan gebeurt er niets.
can-score =
    Wil iemand nog iemand betrappen? Zo niet, tel dan op.
    Dan worden ieders rekeningen en de fooi opgeteld. Het laagste totaal wint het toetje.
can-next =
    Heeft iedereen gezien wie betaalt? Ga dan verder. Dat kan iedereen.
    Over de volgende rekening beslissen de smoezen die erbij liggen.
can-end =
    Stop nu met het spel. Wie tot nu toe het minst heeft betaald, wint.
    Rekeningen die niemand heeft betaald, tellen niet.
can-pile =
    Tel de rekeningen die nog in de stapel zitten, en voer in hoeveel.
    Zijn er geen meer, dan is het spel uit.
meanwhile =
    { $stage ->
        [excuses] { $turn ->
            [none] Iemand anders is aan de beurt. { meanwhile-look }
           *[other] { $turn } is aan de beurt. { meanwhile-look }
        }
        [check] Er komt een nieuwe rekening. Een van jullie gaat hem betalen.
        [score] Alle rekeningen zijn beslist. Nu nog iemand betrappen telt ook. Daarna tel je op.
       *[other] De rekeningen worden één voor één beslist.
    }
meanwhile-look = { $app_deals ->
    [yes] Houd vast om je smoezen te zien.
   *[no] Voer je smoes alvast in, als je wilt.
}

## Zo werkt het

how =
    { OPTION("form") ->
        [base] Er wordt een rekening omgedraaid: hoofdgerecht, bijgerecht, bedrag. Iemand gaat hem betalen.
       *[other] Vijf rekeningen liggen op een rij, elk met hoofdgerecht, bijgerecht en bedrag.
    }
    { OPTION("form") ->
        [base] { OPTION("dealer") ->
            [app] Op je telefoon staan vijf smoezen: vasthouden om te kijken. Kies er om de beurt een. Vertel hem in je eigen woorden.
           *[table] Leg om de beurt een smoes en voer in wat hij beweert. Vertel hem in je eigen woorden.
        }
        [blind] { OPTION("dealer") ->
            [app] Op je telefoon staan vijf smoezen: vasthouden om te kijken. Leg er om de beurt een gedekt bij een rekening.
           *[table] Leg om de beurt een smoes gedekt bij een rekening en voer hem in. Ieder legt er vijf.
        }
       *[five] { OPTION("dealer") ->
            [app] Op je telefoon staan vijf smoezen: vasthouden om te kijken. Leg er om de beurt een bij een rekening.
           *[table] Leg om de beurt een smoes bij een rekening en voer hem in. Ieder legt er vijf.
        }
    }
    { OPTION("form") ->
        [base] {""}
        [blind] Na de laatste wordt alles omgedraaid. Over elke rekening beslissen de smoezen die erbij liggen.
       *[five] Over elke rekening beslissen de smoezen die erbij liggen.
    }
    Wie het hoofdgerecht at, betaalt. Anders wie het bijgerecht at, en anders de zwakste smoes.
    { OPTION("form") ->
        [base] Spreekt iemand de eigen vorige smoes tegen? Wie betrapt wordt, krijgt de fooi en betaalt hem aan het eind.{ OPTION("hints") ->
            [yes] {" "}Het bord wijst het aan.
           *[no] {""}
        }
       *[other] {""}
    }
    { OPTION("short") ->
        [yes] { OPTION("form") ->
            [base] Na vijf rondes wint wie het minst betaalde het toetje.
           *[other] Na deze ene set wint wie het minst betaalde het toetje.
        }
       *[no] Als de rekeningen op zijn, wint wie het minst betaalde het toetje.
    }
needs = { OPTION("dealer") ->
    [app] Geen kaarten: de app deelt uit. Het toetje is iets zoets.
   *[table] { OPTION("form") ->
        [base] De rekeningen, de smoezen, de fooi en het toetje.
       *[other] De rekeningen, de smoezen en het toetje.
    }
}
substitutes =
    { OPTION("dealer") ->
        [app] {""}
       *[table] Schrijf als rekeningen zo’n 20 briefjes: hoofdgerecht, bijgerecht, bedrag, zoals “Biefstuk, Friet, $ 12,50”.
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] Zet elk gerecht op meerdere briefjes: zes hoofdgerechten en zes bijgerechten zijn genoeg.
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] Schrijf als smoezen minstens { OPTION("excuses") } briefjes: “at Biefstuk”, “at geen Friet”.
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] Geef elke smoes een geloofwaardigheid van 1 tot en met 5. De beste leugens krijgen een 5.
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] { OPTION("form") ->
            [base] De fooi is een munt, en het toetje iets zoets.
           *[other] Het toetje is iets zoets.
        }
    }
tour-main = Biefstuk
tour-side = Friet
tour-pay = Er komen rekeningen op tafel, en elke wordt door een van jullie betaald. Wie het minst betaalt, wint.
tour-lay = { OPTION("dealer") ->
    [app] { OPTION("form") ->
        [base] Op je telefoon staan vijf smoezen: vasthouden om te kijken. Leg er om de beurt een.
        [five] Op je telefoon staan vijf smoezen: vasthouden om te kijken. Leg er om de beurt een bij een rekening.
       *[blind] Op je telefoon staan vijf smoezen: vasthouden om te kijken. Leg er om de beurt een gedekt bij een rekening.
    }
   *[table] { OPTION("form") ->
        [base] Leg om de beurt een smoes en voer op je telefoon in wat hij beweert.
        [five] Leg om de beurt een smoes bij een rekening en voer hem in op je telefoon.
       *[blind] Leg om de beurt een smoes gedekt bij een rekening en voer hem in op je telefoon.
    }
}
tour-tip = Beweer niet het omgekeerde van net. Word je betrapt, dan betaal jij de fooi.
tour-ate = At je wat er op de rekening staat? Van iedereen die dat deed, betaalt de geloofwaardigste.
tour-board = Het bord zegt wie betaalt: wie het hoofdgerecht at, anders wie het bijgerecht at, en anders de zwakste smoes.

## Terwijl het zichzelf speelt, elk de eerste keer

caption-asked-dealer = De smoezen worden met de hand gedeeld. Iemand zegt wie dat deed.
caption-asked-check = Er wordt een rekening omgedraaid: hoofdgerecht, bijgerecht, bedrag. Iemand moet hem betalen.
caption-asked-excuse = Om de beurt legt iedereen een smoes en vertelt die in eigen woorden.
caption-told-said = Een smoes zegt wat { $seat } at en wat niet. Nu erbij blijven.
caption-told-pays = Het bord bekijkt alle smoezen en zegt wie betaalt en waarom.
caption-told-out = Stap voor stap zegt het bord wie er veilig is.

## Wat het bord erbij zegt; niets daarvan twee keer op een avond

comment-pays-1 = { SAY($main, "dish") }? Dat was dan { $who }.
comment-pays-2 = De kok stuurt { $who } een pepermuntje.
comment-pays-3 = { $who } tekent. De ober wil de pen terug.
comment-pays-4 = Een duur niets, { $who }.
comment-pays-5 = Uitstekende keus, zegt de kok: { SAY($main, "dish") }.
comment-pays-6 = { $who } telt muntjes. De ober gaat even zitten.
comment-pays-7 = Nu mag { $who } zeggen hoe het smaakte: { SAY($main, "dish") }.
comment-pays-8 = { $who }, de groeten van { SAY($main, "dish") }.
comment-pays-9 = Het servet van { $who } ruikt naar { SAY($side, "dish") }.
comment-pays-10 = { $who } vraagt naar de prijs van { SAY($side, "dish") }.
comment-back-1 = De ober neemt { SAY($main, "dish") } mee naar huis.
comment-back-2 = { SAY($main, "dish") }, en niemand at ervan. Een wonder.
comment-back-3 = { SAY($main, "dish") }? Nooit hier geweest.
comment-back-4 = De ober telt nog eens, langzaam.
comment-caught-1 = En { SAY($food, "dish") } maar zwijgen.
comment-caught-2 = { SAY($food, "dish") }: één bord, twee verhalen.
comment-caught-3 = Verklikt door { SAY($food, "dish") }.
comment-caught-4 = { $caller } hield dat bord in de gaten.
comment-caught-5 = { $who } heeft kruimels op het alibi.
comment-caught-6 = { $caller } onthoudt elk bord { SAY($food, "dish") }.
comment-wrong-1 = { $who } mag verderkauwen.
comment-wrong-2 = Het servet is nog wit.
comment-wrong-3 = { $who } heeft niets dan een schoon bord.
comment-wrong-4 = Goed oor, { $caller }. Verkeerde mond.

## Wat een rekening, of een betrapping, voor één plek betekent

result-won-you = { COUNT($seats) ->
    [one] Je wint het toetje!
   *[other] Gelijk om het toetje! Deel het, of speel nog eens.
}
result-won = { UPTO($seats, 3) ->
    [more] { COUNT($seats) } anderen delen het toetje.
    [1] { $seats } wint het toetje.
   *[other] { $seats } delen het toetje.
}
result-pays-you = Je betaalt { MONEY($cost) }.
result-pays = { $payer } betaalt { MONEY($cost) }.
result-pays-you-why = { your-grounds }.
result-pays-why = Jij betaalt niets. { grounds }.
result-pays-after-tie-you-why = { tie-of-you }. Je vorige smoes beslist: die { SAY($claimed, "claimed-at-step") }{ tie-with }.
result-pays-after-tie-why = Jij betaalt niets. { tie-of-all }. De vorige smoes van { $payer } beslist: die { SAY($claimed, "claimed-at-step") }{ tie-with }.
tie-with = { $credibility ->
    [none] {""}
   *[other] {" "}(geloofwaardig: { $credibility })
}
# Wie er gelijk staan: “Jij en Cem”, of alleen namen.
tie-of-all = { YOU($tying) ->
    [you] { tie-of-you }
   *[other] { COUNT($tying) ->
        [2] { $tying } hebben allebei { at-step }
       *[other] { $tying } hebben allemaal { at-step }
    }
}
tie-of-you = { COUNT($tying) ->
    [2] { WITH($tying, "Jij") } hebben allebei { at-step }
   *[other] { WITH($tying, "Jij") } hebben allemaal { at-step }
}
result-story = Hoe kwam dat op de rekening? Verzin een goed verhaal.
result-back-you = Jullie staan gelijk, en niemand betaalt.
result-back = Niemand betaalt.
result-back-why = { tie-of-all }, en eerdere smoezen beslissen niets. De rekening gaat terug onder de stapel.
result-no-excuse = Niemand betaalt { SAY($main, "dish") }.
result-no-excuse-why = Niemand legde er een smoes bij.
result-caught-you = Betrapt! Jij krijgt de fooi.
result-caught-free-you = Je betrapt { $accused }. De fooi is nu van niemand.
result-caught-free = { $caller } betrapt { $accused }. De fooi is nu van niemand.
result-you-catch = Je betrapt { $accused }.
result-you-pass-on = Je betrapt { $accused } en geeft de fooi door.
result-tip-goes = De fooi gaat van jou naar { $accused }.
result-caught = { $accused } is betrapt en krijgt de fooi.
result-again-you = Weer betrapt! Je houdt de fooi.
result-again = { $accused } is weer betrapt en houdt de fooi.
result-wrong-you = { $accused } spreekt zichzelf niet tegen. De fooi blijft waar hij is.
result-wrong-about-you = { $caller } had het mis over jou. Niets aan de hand.
result-wrong = { $caller } had het mis over { $accused }.
result-late-you = Klopt, maar { $first } was eerder.
result-late = { $caller } betrapte je ook, maar was te laat.
result-holder-you = Klopt, maar alleen { $holder } kan de fooi doorgeven.
result-holder = { $caller } betrapte je, maar alleen { $holder } kan de fooi doorgeven.
result-tip-you = Je betaalt de fooi: { MONEY($worth) }.
result-tip = { $seat } betaalt de fooi: { MONEY($worth) }.

## Rekeningen en smoezen, zoals ze er liggen

bill-with = met
says-ate = at
says-denied = at geen
# Hetzelfde waar weinig plaats is.
says-not = geen
says-nothing = noemt geen eten
says-no-food = geen eten
says-credibility = geloofwaardig
says-more = nog { $count }
says-before = Eerst
says-face-down = gedekt

## Op het bord

scene-tip = De fooi
scene-money = { MONEY($cents) }
scene-question = { $step ->
    [1] Hoofdgerecht?
    [2] Bijgerecht?
    [3] Geen van beide?
    [4] Bijgerecht niet?
   *[5] Hoofdgerecht niet?
}
scene-nobody = niemand
scene-decides = dit beslist
scene-pays = betaalt { MONEY($cost) }
scene-flips = draait om
scene-choosing = kiest nog…
scene-away = even weg
scene-safe = veilig
scene-no-one-pays = niemand betaalt
scene-done = klaar
scene-later = komt later
scene-ready = klaar
scene-ties = gelijk
scene-check = De rekening
# Onder een naam: “Ana betaalt”.
scene-ribbon-pays = betaalt
scene-someone-pays = { $name } betaalt
scene-under-the-pile = onder de stapel

## Op een telefoon

pad-face-down = { $count ->
    [one] Je { $count } smoes, gedekt
   *[other] Je { $count } smoezen, gedekt
}
pad-hold-excuses = Vasthouden om je smoezen te zien
pad-hold = Vasthouden
pad-hold-to-look = Vasthouden om te kijken
pad-only-holder = { $name } heeft de fooi: alleen { $name } kan nu iemand betrappen.
pad-catch = Tegenstrijdig? Betrapt!
pad-check = <strong>{ SAY($main, "dish") }</strong> met { SAY($side, "dish") }, { MONEY($cost) }
pad-your-checks = Je rekeningen
pad-main-with-side = { SAY($main, "dish") } met { SAY($side, "dish") }
pad-tip = De fooi, zolang je die hebt
pad-none = Geen. Tot nu toe heb je niets gegeten.
pad-your-excuses = Je smoezen, gedekt
pad-beside = bij { SAY($main, "dish") }
ahead-when-turn = Je kunt hem leggen als je aan de beurt bent.
ahead-title = Je smoes, terwijl je wacht
ahead-keep = Klaarhouden
ahead-which = Welke rekening, hoe geloofwaardig?
ahead-ready = Je smoes is klaar.
ahead-your-turn = Je bent aan de beurt: leg hem nu.
ahead-change = Wijzigen
# Wat van een smoes die klaar is, gezegd wordt: “Bij Vis: at Friet, at geen Soep (4)”.
ahead-said-ate = at { SAY($food, "dish") }
ahead-said-denied = at geen { SAY($food, "dish") }
ahead-said-beside = Bij { SAY($main, "dish") }: { $said }
ahead-said = { $said } ({ $credibility })
ahead-check-changed = De rekening is gewijzigd. Voer je smoes opnieuw in.
ahead-went-on = De ronde ging verder. Voer je smoes opnieuw in.
ahead-gone = De smoes die je klaar had, kun je niet meer leggen.
claims-ate = Gegeten
claims-denied = Niet
claims-none = Noemt deze smoes geen enkel gerecht?
claims-none-yes = Geen enkel
claims-none-no = Terug
claims-not-mentioned = niet genoemd
claims-another = Een ander gerecht
claims-other-foods = Andere gerechten
claims-how-credible = Hoe geloofwaardig?
claims-five = 5 is het geloofwaardigst
beside-which-excuse = Welke smoes?
beside-pick = Kies een rekening en een smoes
pick-an-excuse = Kies een smoes
check-main = Hoofdgerecht
check-side = Bijgerecht
check-cost = Bedrag
check-tap-or-type = Tik of typ
check-type = Typ het
check-known = { $label }: bekende gerechten
check-digits = Cijfers van het bedrag
check-enter = Invoeren: { $cost }
row-which = Welke rekening
row-check = Rekening { $place }
row-check-main = Rekening { $place }: { SAY($main, "dish") }
row-not-yet = { $check }, nog niet ingevoerd
row-next = Volgende rekening
row-enter = Alles invoeren
row-cost = $ { $cost }

## Op geprinte kaarten

card-check = Rekening
card-credibility = geloofwaardig
card-ate = At <b>{ SAY($food, "dish") }</b>
card-denied = At geen <b>{ SAY($food, "dish") }</b>
card-nothing = Zegt niets over eten
card-tip = De fooi
card-tip-words = $ 2 per speler, te betalen door wie dit aan het eind heeft. Spreek je jezelf tegen? Wie je betrapt, geeft hem aan jou.
card-dessert = Toetje
card-dessert-words = Van het huis, voor wie het minst betaalde. Je begint ook het volgende spel.

## Op het plaatje van de uitslag, in hoofdletters

picture-title = DE REKENING, GRAAG
picture-tonight = VANAVOND
picture-guests = GASTEN { $guests }
picture-total = TOTAAL VAN DE TAFEL
picture-least = { $winners ->
    [one] BETAALT HET MINST
   *[other] BETALEN HET MINST
}
picture-thanks = BEDANKT. TOT ZIENS.
picture-credit = { $credit }. Stand bijgehouden door Companion.

## De kaarten die de app print, en die hij uitdeelt

# Een gerecht van ons; een dat iemand heeft getypt, blijft zoals het is.
dish = { $it ->
    [Steak] Biefstuk
    [Fish] Vis
    [Chicken] Kip
    [Lobster] Kreeft
    [Fries] Friet
    [Salad] Salade
    [Soup] Soep
    [Rice] Rijst
    [Peas] Erwten
    [Bread] Brood
   *[other] { $it }
}
# Wat een smoes zegt die de app print of uitdeelt, op nummer.
excuse-words = { $it ->
    [501] Ik gaf mijn mes al terug vóór het voorgerecht. Vraag maar aan de ober.
    [502] Schaaldieren en ik gaan niet samen. Ik heb het armbandje, en de foto’s.
    [503] Een kreeft hield me ooit een uur vast. We zien elkaar niet meer.
    [504] De kat lag de hele avond op mijn schoot en bewoog niet één keer.
    [505] Ik draag wit linnen. Kijk dan.
    [506] Ik kwam pas bij de koffie. Dat staat op mijn treinkaartje.
    [507] Mijn dokter zat naast ons. Ik at blaadjes en zwaaide.
    [508] Geen meel meer sinds de bruiloft van mijn nicht. Niemand daar vergeet het.
    [509] Ze brachten me nooit een lepel. Ik heb schriftelijk geklaagd.
    [510] Dinsdag gingen er twee tanden uit. Ik at wat door een rietje past.
    [511] Niets groens en ronds meer sinds mijn vierde. Bel mijn moeder maar.
    [512] Om half negen deed ik een aanzoek. Dat doet niemand met saus om de mond.
    [513] Ik eet geen vlees. Ik had de rijst, en niemand was jaloers.
    [514] Ik had de baby. Eén hand voor de baby, één voor de fles.
    [515] De schaal stond aan de andere kant. Mijn armen zijn gewoon van lengte.
    [516] Ik ruilde met het kind naast me: de erwten tegen mijn burger.
    [517] Ik maak hier de foto’s. Veertig stuks, en geen hap.
    [518] Ik word zeeziek. Al van de kaart.
    [519] Ik houd koeien. Dat wordt ruzie thuis.
    [520] Ik heb alleen brood verkruimeld. Dat maakt me rustig.
    [401] Ik eet niets wat mij het eerst aankijkt.
    [402] Hij kwam medium. Ik eet hem alleen rood. Dat weet iedereen.
    [403] Ik vroeg waar hij vandaan kwam, en de ober werd stil.
    [404] De mijne had geen broodje. Wat is het dan? Ik zocht het niet uit.
    [405] Om zeven uur sta ik in zwembroek op de foto. Ik had de salade.
    [406] Alles smaakt naar kip, zeggen ze. Ik wilde een verrassing.
    [407] Ik heb ze voor de tafel geteld. Tellen is niet eten.
    [408] Hij was koud. Dat hoorde zo, zeiden ze. Ik was niet overtuigd.
    [409] De mijne heb ik gegooid. Ik dacht dat het een bruiloft was.
    [410] De mijne rolden weg bij het proosten. De hond kan het bevestigen.
    [411] Ik dacht dat het brood voor de sier was, en dronk mijn soep met stijl.
    [412] Ik had wat er van de burger viel. Het was vooral friet.
    [413] In de mijne zat een slak. Ik bracht hem naar buiten, en we praatten wat.
    [414] Ik bestelde van de kinderkaart. Daar staat geen kreeft op. Ik heb gekeken.
    [415] Ik deed alleen voor hoe je draait. Alles ging terug op het bord.
    [416] Ik had de erwten. De vis lag erbij om ze warm te houden.
    [417] Ik was aan de telefoon, met mijn bank. Dat begrijpen jullie zo meteen wel.
    [418] Sinds de ober het beschreef, eet ik geen vlees meer.
    [419] Mijn horoscoop zei: alleen wit eten.
    [420] Ik ben voor een weddenschap gestopt met dippen. Tot morgen.
    [301] Dat was mijn tweelingzus. We eten vaak samen, om de beurt.
    [302] Het slabbetje was voor het brood. Dat kruimelt enorm.
    [303] Ik heb hem laten gaan.
    [304] Ik hield hem alleen even vast.
    [305] Hij was te lang. Ik had de laatste bus gemist.
    [306] We waren aan elkaar voorgesteld. Na een voornaam kan ik het niet meer.
    [307] Dat was geen friet. Zo eet ik salade: in reepjes.
    [308] Ik hield hem voor bloemen, zei “wat mooi” en liet hem staan.
    [309] Ik keek alleen naar mezelf in de soep. Het was er een mooie avond voor.
    [310] Ik zocht de eerste korrel nog uit toen ze afruimden.
    [311] Mijn erwten lagen onder de rijst. Ik at omlaag en stopte op tijd.
    [312] Ik heb het uitgehold en opgezet. Dat is niet eten.
    [313] Het was erwtensoep, maar de erwten waren al weg.
    [314] Ik at om de biefstuk heen. Er was veel omheen.
    [315] Ik had het broodje. Wat erin zat, is tussen jou en het broodje.
    [316] Eén schaar. Die begon.
    [317] De vis zou toch maar bederven. De salade had nog jaren.
    [318] Ik kwam voor het gezelschap. Ik bedoel het deel dat betaalt.
    [319] Ik dacht dat het sushi was die iemand had opgegeven.
    [320] Het was de kleinste kip die ik ooit opkreeg.
    [201] Ik niesde, en weg was hij.
    [202] Hij liep naar buiten. Ik hield de deur open.
    [203] Hij zit in mijn tas. Dat is geen eten, dat is verhuizen.
    [204] Op mijn kin, dat is lippenstift. De tint heet Ketchup.
    [205] Het servet had hem. Kijk hoe rood het is.
    [206] Ik had het ei, dus het kwam er nooit van.
    [207] Iemand reikte steeds voor me langs, met mijn arm.
    [208] Ik nam een frietje als lepel. Die lekken.
    [209] Hij zag er al gekauwd uit. Ik dacht dat het voorbij was.
    [210] Ik dacht dat het heel kleine bordjes waren.
    [211] Ik jongleerde. Waar ze neerkwamen, is een andere zaak.
    [212] Dat was voor de vogels. De kamervogels.
    [213] Ik dacht dat het taart was. Er werd gezongen. Ik was geroerd.
    [214] Ik koos het goedkoopste, in de verkeerde kolom.
    [215] Eén sliert maar. Een lange.
    [216] Ik had de burger, maar staand. Staand telt niet.
    [217] Ik at hem met mijn trots, en die kostte genoeg.
    [218] Onbeperkt, zeiden ze. Ik ging kijken.
    [219] Elf erwten. Die elf betaal ik.
    [220] Ik heb een briefje van mijn moeder. Er staat op dat ik lief ben.
    [101] Welke biefstuk? Wat is een biefstuk? Wie zijn jullie?
    [102] Ik houd alleen de schaal vast. Iemand rende langs en gaf hem aan mij.
    [103] Dat was al zo toen ik kwam.
    [104] Het was een spook. Een hongerig, ongeveer zo groot als ik.
    [105] Zonder advocaat zeg ik niets. Die had de pasta.
    [106] Hij stak de tafel over. Ik weet niet waarom.
    [107] Ik ben hier niet eens.
    [108] Er kwam een konijn binnen. Jullie hebben het allemaal gezien.
    [109] Ik kan hem niet ophebben. Ik heb hem aan.
    [110] Ik sliep. In mijn dromen kauw ik.
    [111] Wat is brood, eigenlijk?
    [112] Ja. En ik zou het weer doen.
    [113] Ik had er twee. Kleintjes. Toen had ik een derde.
    [114] Ik at het op, voor het welzijn van de tafel.
    [115] Ik was verdwaald in de saus, en alleen brood kon me redden.
    [116] Hij staarde naar jullie. Ik greep in.
    [117] Ik eet nog. Kan dit straks?
    [118] Die dronk ik. Drankjes zijn toch gratis.
    [119] Al het groen is op? Dan ben ik vast gezond.
   *[120] Mijn portemonnee zit in mijn andere broek. Mijn benen ook.
}
# Wat onder aan een geprinte rekening staat.
remark = { $it ->
    [1] Uw ober was Gaston. Hij zag alles.
    [2] Dank u. Zet de stoel even terug.
    [3] Wat is doorgeslikt, nemen we niet terug.
    [4] Tafel 7. De rustige, tot dit kwam.
    [5] De groeten van de kok, en dit.
    [6] Iemand zei “zet het op mijn rekening”. Wie?
    [7] U vroeg om extra. Het werd extra.
    [8] Het smaakte beter voor u dit zag.
    [9] Bord kwam schoon terug. Verdacht schoon.
    [10] Inclusief kaarslicht. Exclusief alibi.
    [11] Uw ober was Odile. Zij onthoudt alles.
    [12] Wij accepteren contant, kaart en bekentenissen.
    [13] Weer tafel 7.
    [14] Eén portie, vier vorken.
    [15] Het servet houden wij als bewijs.
    [16] Besteld met de woorden “gewoon voor op tafel”.
    [17] Niet rennen. We kennen uw jassen.
    [18] Muziek van iemand die niemand had gevraagd.
    [19] U zei dat u geen honger had.
    [20] Bediening inbegrepen. Onschuld kost extra.
    [21] De verjaardag is niet nagetrokken.
    [22] Verdeel het netjes. Wij kijken mee.
    [23] Bot, schaal en kruimels mogen gratis mee.
   *[24] De laatste ronde was van u.
}

## Opties

credit = Van Ali Hajighafouri, Strife Games
tagline = De rekening ligt op tafel, en niemand heeft iets gegeten. Wie heeft de slechtste smoes?
form-base = Eén rekening tegelijk
    .help = Elke rekening wordt meteen betaald.
form-five = Five at a Time
    .help = Vijf rekeningen op een rij: kies er voor elke smoes een. Zonder fooi.
form-blind = Blind Five at a Time
    .help = Vijf op een rij, en de smoezen liggen gedekt tot de laatste.
option-form = Welk spel
    .help = Five at a Time: vijf rekeningen op een rij, en je kiest voor welke je smoes is. Blind: de smoezen liggen gedekt tot de laatste.
    .choice-base = Eén rekening tegelijk
    .choice-five = Five at a Time
    .choice-blind = Blind Five at a Time
option-dealer = Wie deelt uit
    .help = Jullie delen echte kaarten uit, of elke telefoon laat de eigen smoezen zien.
    .choice-table = Wij
    .choice-app = De app
option-checks = Rekeningen in de stapel
    .help = Tel of schat ze: tijdens het spel kun je natellen. De app heeft er hooguit 36.
option-cards = Jullie kaarten
    .help = Van kaarten die de app printte, kennen de telefoons elk gerecht vanaf het begin.
    .choice-own = Onze eigen
    .choice-printed = Geprint uit de app
option-short = Kort spel
    .help = Maar één gift: vijf rondes, of één set van vijf rekeningen.
option-tip = Wie geeft de fooi door
    .help = Als iemand de fooi heeft: wie geeft hem door als iemand zichzelf tegenspreekt?
    .choice-holder = Wie hem heeft
    .choice-anybody = Iedereen
option-hints = Aanwijzen wie zichzelf tegenspreekt
    .help = Om te leren: het bord markeert het. Betrappen moeten jullie nog steeds zelf.
option-first = Wie begint
    .help = In jullie eerste spel begint de gever. De app vraagt wie dat was.
    .choice-winner = Wie het laatst won
    .choice-dealer = De gever
    .choice-lot = Geloot
    .choice-table = Wij kiezen
option-foods = Gerechten die jullie kennen
    .help = Een per regel zoals op de kaart, dan komma en hoofdgerecht (main) of bijgerecht (side). Wat je invoert, komt erbij.
option-starter = Wie nu begint
    .help = Wie het laatste spel aan deze tafel won.
printed-dinner = Rekeningen en smoezen
    .help = 20 rekeningen, 50 smoezen van onszelf, de fooi en het toetje. Een ander startgetal geeft een ander diner.
    .note = Zet voor het begin “Jullie kaarten” op “Geprint uit de app”: dan kennen de telefoons de gerechten.
