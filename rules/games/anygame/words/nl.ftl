# Elk ander spel, in het Nederlands. Een “sealed round” is een geheime ronde.

points = { ABS($it) ->
    [one] { $it } punt
   *[other] { $it } punten
}
your-game = { OPTION("title") ->
    [none] jullie spel
   *[other] { OPTION("title") }
}

## De scorelijst

row = { UPTO($leaders, 3) ->
    [one] { $leaders } staat voor met { SAY($total, "points") }. Ronde { $round } is genoteerd.
    [more] { $all_lead ->
        [yes] Jullie staan allemaal gelijk met elk { SAY($total, "points") }. Ronde { $round } is genoteerd.
       *[no] { COUNT($leaders) } van jullie staan voor met elk { SAY($total, "points") }. Ronde { $round } is genoteerd.
    }
   *[other] { $leaders } staan voor met elk { SAY($total, "points") }. Ronde { $round } is genoteerd.
}
added = { $seat } noteert { $points } en heeft nu { $total }.
    .you = { YOU($seat) ->
        [you] Je noteert { $points } en hebt nu { $total }.
       *[other] {""}
    }
reached = { COUNT($seats) ->
    [one] { $seats } heeft { $target } gehaald. Jullie zeggen wanneer het spel uit is.
   *[other] { $seats } hebben { $target } gehaald. Jullie zeggen wanneer het spel uit is.
}
column = { $round }
column-now = Ronde { $round }
won = { $scored ->
    [yes] { $best ->
        [lowest] { COUNT($seats) ->
            [one] { $seats } wint met { SAY($total, "points") }, het laagste totaal.
           *[other] { $seats } winnen met elk { SAY($total, "points") }, het laagste totaal.
        }
       *[highest] { COUNT($seats) ->
            [one] { $seats } wint met { SAY($total, "points") }.
           *[other] { $seats } winnen met elk { SAY($total, "points") }.
        }
    }
   *[no] { COUNT($seats) ->
        [one] { $seats } wint. Er is niets genoteerd.
       *[other] { $seats } winnen samen. Er is niets genoteerd.
    }
}
leaves = { $seat } is gestopt en kan niet meer winnen. De punten van { $seat } blijven op de lijst.
back = { $seat } is terug, met dezelfde punten.
leaves-waiting = Weg nog voor de eerste ronde.
joins = { $seat } speelt mee vanaf de volgende ronde.
declined = { $seat } speelt mee in het volgende spel.
full = Er is plek voor { $most }.
next-deal = de volgende ronde

## Geheime rondes

best-number = { $best ->
    [lowest] { COUNT($cancelled) ->
        [0] laagste
       *[other] laagste unieke
    }
   *[highest] { COUNT($cancelled) ->
        [0] hoogste
       *[other] hoogste unieke
    }
}
wins = { COUNT($seats) ->
    [one] { $points ->
        [0] { $seats } wint.
       *[other] { $seats } wint { SAY($points, "points") }.
    }
   *[other] { $points ->
        [0] { $seats } winnen samen.
       *[other] { $seats } winnen samen: elk { SAY($share, "points") }.
    }
}
    .because = { COUNT($seats) ->
        [one] { $number } is het { best-number } getal.
        [2] { $best ->
            [lowest] Allebei voerden ze { $number } in, het laagste getal.
           *[highest] Allebei voerden ze { $number } in, het hoogste getal.
        }
       *[other] { $best ->
            [lowest] Allemaal voerden ze { $number } in, het laagste getal.
           *[highest] Allemaal voerden ze { $number } in, het hoogste getal.
        }
    }
tied = { COUNT($seats) ->
    [2] { $seats } hebben allebei { $number }. Ze voeren opnieuw in.
   *[other] { $seats } hebben allemaal { $number }. Ze voeren opnieuw in.
}
nobody = { COUNT($cancelled) ->
    [0] Niemand wint: er is niemand meer die het kan.
   *[other] Niemand wint. Elk getal was dubbel.
}
shown = De getallen gaan van { $least } tot en met { $most }.
counted = { $kind ->
    [player] { $times ->
        [1] Geen twee van jullie noemden dezelfde speler.
       *[other] { $is_unanimous ->
            [yes] Iedereen noemde { $named }.
           *[no] { COUNT($named) ->
                [one] { $named } staat bovenaan: { $times } keer genoemd.
               *[other] { $named } staan bovenaan, elk { $times } keer genoemd.
            }
        }
    }
   *[choice] { $times ->
        [1] Geen twee van jullie kozen hetzelfde.
       *[other] { $is_unanimous ->
            [yes] Iedereen koos { SAY($chosen, "quoted") }.
           *[no] { COUNT($chosen) ->
                [one] { SAY($chosen, "quoted") } staat bovenaan: { $times } keer gekozen.
               *[other] { SAY($chosen, "quoted") } staan bovenaan, elk { $times } keer gekozen.
            }
        }
    }
}
quoted = “{ $it }”
choice = { $text }

## Waarom een antwoord of een optie niet kan

nothing-yet = Er is nog niets genoteerd. Speel eerst een ronde.
no-sum = Dat is nog geen som. Schrijf bijvoorbeeld 12, −4 of 3+6+2.
too-long = Dat is te lang. Er passen { $longest } tekens.
too-many-digits = Dat is te groot. Een getal heeft hooguit { $digits } cijfers.
no-range = Het hoogste getal moet boven het laagste liggen, { $low }.
few-choices = Schrijf minstens twee keuzes op, elk op een eigen regel.
same-choices = Twee van jullie keuzes zijn gelijk. Wijzig er een.

## De vragen

ask-next = Wat nu?
hint-next = Spreek het af aan tafel. Iedereen kan het invoeren.
# Waar iets gevraagd is: “ronde 1, geheime ronde 2”.
part-first = geheime ronde
part-sealed = geheime ronde
entry-next = wat er nu komt
to-next = zeggen wat er nu komt
ask-scores = Punten noteren
button-scores = Punten noteren
entry-scores = punten
ask-sealed = { OPTION("round") ->
    [bids] Biedingen
   *[any] Geheime ronde
}
button-sealed = { OPTION("round") ->
    [bids] Bieden voor de volgende ronde
   *[any] Geheime ronde
}
entry-sealed = geheime ronde
ask-finish = Het spel is uit
hint-finish = { OPTION("best") ->
    [lowest] Het laagste totaal wint.
   *[highest] Het hoogste totaal wint.
}
entry-finish = eind
ask-score = Hoeveel punten heb je?
hint-score = Een som mag ook, zoals 3+6+2. Niets? Schrijf 0.
button-score = {"{}"} noteren
none-score = Schrijf een getal
entry-score = punten
label-score = { as-written }
as-written = { $is_sum ->
    [yes] { $total } uit { $written }
   *[no] { $total }
}
choosing-score = Wachten op de punten van { $names }
ask-add = Tel iets op bij je punten
hint-add = Zo vaak als je wilt. Een som mag ook, zoals 3+6 of −4.
button-add = {"{}"} erbij
none-add = Schrijf een getal
entry-add = punten
label-add = { $is_done ->
    [yes] alles genoteerd
   *[no] { as-written }
}
choosing-add = Noteer punten, op welke telefoon dan ook
ask-other = Voor iemand anders noteren
hint-other = Voor wie zijn de punten, en hoeveel?
button-other = Voor {"{}"} noteren
none-other = Wie, en hoeveel?
entry-other = punten voor iemand anders
call-other = Voor iemand anders noteren…
ask-who = Voor wie?
entry-who = speler
ask-sum = Hoeveel?
entry-sum = punten
label-sum = { as-written }
ask-close = Iedereen heeft genoteerd
button-close = Ronde afsluiten
entry-close = eind van de ronde
waiting-close = Wachten tot iemand de ronde afsluit
ask-entry = { $kind ->
    [number] Welk getal?
    [player] Wie noem je?
   *[other] Welke?
}
hint-entry = { $kind ->
    [number] { $wins ->
        [highest] In het geheim. Alles wordt tegelijk omgedraaid. Het hoogste wint.
        [lowest] In het geheim. Alles wordt tegelijk omgedraaid. Het laagste wint.
       *[none] In het geheim. Alles wordt tegelijk omgedraaid.
    }
   *[other] In het geheim. Alles wordt tegelijk omgedraaid.
}
button-entry = {"{}"} verzegelen
none-entry = { $kind ->
    [number] Schrijf een getal
   *[other] Kies er een
}
entry-entry = invoer
sealing-entry = Verzegel wat je kiest, in het geheim.
choosing-entry = Wachten op de keuze van { $names }

## Hoe geheime rondes vanaf nu gaan

settings = { $entry ->
    [number] { $wins ->
        [none] In geheime rondes voert iedereen nu een getal in van { $low } tot en met { $high }. Jullie laten ze alleen zien.
        [lowest] In geheime rondes voert iedereen nu een getal in van { $low } tot en met { $high }. { $points ->
            [0] Het laagste wint. { settings-ties }
           *[other] Het laagste wint { SAY($points, "points") }. { settings-ties }
        }
       *[highest] In geheime rondes voert iedereen nu een getal in van { $low } tot en met { $high }. { $points ->
            [0] Het hoogste wint. { settings-ties }
           *[other] Het hoogste wint { SAY($points, "points") }. { settings-ties }
        }
    }
    [choice] In geheime rondes kiest iedereen nu een van jullie keuzes.
   *[player] In geheime rondes noemt iedereen nu een speler.
}
settings-ties = { $ties ->
    [share] Bij gelijke getallen wordt er gedeeld.
    [cancel] Gelijke getallen vallen weg.
   *[again] Bij gelijke getallen voer je opnieuw in.
}
ask-settings = Hoe verlopen geheime rondes?
hint-settings = Vanaf de volgende. Eerdere rondes blijven zoals ze zijn.
button-settings = Zo spelen we
none-settings = Vul alles in
entry-settings = wijziging van geheime rondes
call-settings = Geheime rondes wijzigen…
label-settings = { entered-settings }
entered-settings = { $enter ->
    [number] { $wins ->
        [highest] Een getal, { $low } t/m { $high }, het hoogste
        [lowest] Een getal, { $low } t/m { $high }, het laagste
       *[none] Een getal, { $low } t/m { $high }, alleen laten zien
    }
    [choice] Een van jullie keuzes
   *[player] Een speler
}
ask-enter = Iedereen voert in
entry-enter = wat wordt ingevoerd
label-enter = { $value ->
    [number] Een getal
    [choice] Een van jullie keuzes
   *[player] Een speler
}
ask-low = Laagste getal
entry-low = laagste getal
ask-high = Hoogste getal
entry-high = hoogste getal
ask-wins = Wie wint de ronde
entry-wins = wie wint
label-wins = { $value ->
    [highest] Het hoogste
    [lowest] Het laagste
   *[none] Niemand: alleen laten zien
}
ask-ties = Als het tussen meerdere spelers gelijk is
entry-ties = wat er bij gelijk gebeurt
label-ties = { $value ->
    [share] Ze delen
    [cancel] Gelijke getallen vallen weg
   *[again] Ze voeren opnieuw in
}
ask-points = Punten voor wie wint
entry-points = punten
hint-leave = Wat genoteerd is, blijft op de lijst. Winnen kan niet meer.
entry-decline = wie niet meedoet

## Waar we zijn

place-long = Ronde { $round }
place-short = Ronde { $round }
between-heading = { $begun ->
    [yes] {""}
   *[no] Zet jullie spel klaar
}
between-steps =
    Zet { your-game } klaar zoals de eigen regels zeggen.
    Speel het met jullie eigen kaarten. Houd de telefoons bij de hand.
    { OPTION("round") ->
        [bids] Elke ronde verzegelt iedereen eerst een bod en noteert op het laatst de punten.
       *[any] Iemand zegt wat er komt: punten noteren, of een geheime ronde.
    }
# Voordat wat is ingevoerd op het bord wordt omgedraaid.
opening = Iedereen is klaar. Omdraaien maar.

## Op het bord en de telefoons

scene-left = is gestopt
scene-wins = wint
scene-shares = deelt
scene-cancelled = valt weg
scene-face-up = open
scene-ready = klaar
scene-away = even weg
scene-looks-on = kijkt mee
scene-sealed = verzegeld
scene-round = Ronde
scene-bid = Bod
scene-turned-over = Omgedraaid
scene-nothing = Er is nog niets genoteerd
scene-total = Totaal
pad-turned-over = In deze ronde omgedraaid
pad-written = Tot nu toe genoteerd
sum-delete = Laatste teken wissen
sum-keys = Toetsen
sum-all-written = Alles genoteerd

## Wat kan ik doen? Hooguit drie regels: wat er nu kan, en wat het oplevert

can-next =
    { OPTION("round") ->
        [bids]
            Begin de volgende ronde: iedereen verzegelt een bod, en alles wordt omgedraaid. Dat kan iedereen.
            Speel hem dan en noteer jullie punten.
       *[any]
            Speel door met jullie eigen regels. Zeg dan wat er komt. Dat kan iedereen.
            Punten noteren, ieder op de eigen telefoon. Of een geheime ronde: iedereen voert iets in.
    }
    { HAS($out, "finish") ->
        [yes] Het spel kan uit zijn zodra er iets genoteerd is. { hint-finish }
       *[no] Zeg het als het spel uit is. { hint-finish }
    }
can-settings =
    Zeg hoe geheime rondes vanaf nu gaan: wat je invoert, wat er wint en wat het waard is.
    Rondes die voorbij zijn, blijven zoals ze zijn.
can-score =
    Noteer wat je deze ronde kreeg: 12, −4, of een som als 3+6+2.
    Niets gekregen? Schrijf 0. Als iedereen genoteerd heeft, is de ronde vol.
can-add =
    Tel bij je totaal op, zo vaak als je wilt: 12, −4, of een som als 3+6+2.
    “Alles genoteerd” sluit de lijst voor iedereen. Zeg dan wat er komt.
can-other =
    Kies een speler en noteer de punten.
    Iedereen ziet het, en wie ze noteerde.
can-close = Iedereen heeft genoteerd. Sluit de ronde af en zeg wat er komt. Dat kan iedereen.
can-entry =
    { $kind ->
        [number] Verzegel een getal van { $low } tot en met { $high }. Niemand ziet het tot iedereen klaar is.
        [player] Verzegel de naam van een speler. Jezelf mag ook. Niemand ziet het tot iedereen klaar is.
       *[other] Verzegel een van de keuzes. Niemand ziet het tot iedereen klaar is.
    }
    { $kind ->
        [number] { OPTION("wins") ->
            [none] { can-entry-shown }
           *[other] { can-entry-wins }
        }
       *[other] { can-entry-shown }
    }
can-entry-shown = Alles wordt tegelijk omgedraaid. Punten levert het niet op.
can-entry-wins =
    { OPTION("points") ->
        [0] Het { can-entry-best } getal wint.
       *[other] Het { can-entry-best } getal wint { SAY(OPTION("points"), "points") }.
    }
    { OPTION("ties") ->
        [share] { OPTION("points") ->
            [0] Bij gelijke getallen wordt er gedeeld.
           *[other] Bij gelijke getallen wordt er gedeeld, in hele punten.
        }
        [cancel] Gelijke getallen vallen tegen elkaar weg.
       *[again] Bij gelijke getallen voer je opnieuw in.
    }
can-entry-best = { OPTION("wins") ->
    [lowest] { OPTION("ties") ->
        [cancel] laagste unieke
       *[other] laagste
    }
   *[highest] { OPTION("ties") ->
        [cancel] hoogste unieke
       *[other] hoogste
    }
}
meanwhile = { $stage ->
    [sheet] De anderen noteren nog. Je kunt ook voor iemand anders noteren.
    [sealed] Alles wordt tegelijk omgedraaid.
   *[other] Speel door met jullie eigen regels.
}

## Hoe het met deze opties gaat, en waarmee

how =
    { OPTION("title") ->
        [none] Speel jullie eigen spel met de eigen regels. Companion houdt de stand bij.
       *[other] Speel { OPTION("title") } met de eigen regels. Companion houdt de stand bij.
    }
    { OPTION("round") ->
        [bids] Elke ronde is eerst bieden, dan punten. De biedingen blijven te zien tot alle punten genoteerd zijn.
       *[any] {""}
    }
    { OPTION("sheet") ->
        [rounds] Punten noteren: één keer per ronde, ieder op de eigen telefoon. Sommen als 3+6+2 mogen.
       *[totals] Punten noteren: tel wanneer je wilt bij je totaal op. Sommen als 3+6+2 mogen.
    }
    { ask-sealed }: { OPTION("entry") ->
        [number] iedereen voert in het geheim een getal in van { OPTION("low") } tot en met { OPTION("high") }. Alles wordt tegelijk omgedraaid.
        [choice] iedereen kiest in het geheim een van jullie keuzes. Alles wordt tegelijk omgedraaid.
       *[player] iedereen noemt in het geheim een speler. Alles wordt tegelijk omgedraaid.
    }
    { OPTION("entry") ->
        [number] { OPTION("wins") ->
            [none] {""}
            [lowest] { OPTION("points") ->
                [0] Het laagste getal wint. { how-ties }
               *[other] Het laagste getal wint { SAY(OPTION("points"), "points") }. { how-ties }
            }
           *[highest] { OPTION("points") ->
                [0] Het hoogste getal wint. { how-ties }
               *[other] Het hoogste getal wint { SAY(OPTION("points"), "points") }. { how-ties }
            }
        }
       *[other] {""}
    }
    Toch anders? De spelleider wijzigt geheime rondes tussen twee rondes, onder “Tafel”.
    { OPTION("target") ->
        [0] Jullie zeggen wanneer het uit is. { hint-finish }
       *[other] Jullie zeggen wanneer het uit is. { hint-finish } Companion zegt wie { OPTION("target") } heeft gehaald.
    }
how-ties = { OPTION("ties") ->
    [share] Bij gelijke getallen wordt er gedeeld.
    [cancel] Gelijke getallen vallen weg.
   *[again] Bij gelijke getallen voer je opnieuw in.
}
needs = Alles wat jullie voor { your-game } gebruiken.

## Twintig seconden voor wie het nooit heeft gespeeld

tour-aim = Speel { your-game } met de eigen regels. { hint-finish }
tour-write = { OPTION("sheet") ->
    [rounds] Noteer je punten op je eigen telefoon, één keer per ronde. Een som mag ook.
   *[totals] Noteer je punten op je eigen telefoon, wanneer je wilt. Een som mag ook.
}
tour-mend = Iets verkeerd genoteerd? Wijzig het onder “Fout verbeteren”, en de totalen volgen.
tour-sealed = Wat geheim is, gaat in een geheime ronde. Het bord draait alles om en telt alles op.

## Wat er verteld wordt terwijl het zichzelf speelt, elk de eerste keer

caption-asked-next = Speel een spel van jezelf. Iemand zegt wat er komt: punten, of een geheime ronde.
caption-asked-entry = Een geheime ronde: iedereen voert in het geheim een getal in.
caption-asked-score = Iedereen noteert de eigen punten. Sommen als 3+6+2 mogen.
caption-told-wins = Alles werd tegelijk omgedraaid. Het bord zegt wie de ronde wint.
caption-told-row = De ronde staat op de lijst, en het bord telt alles op.

## Wat een ronde voor één plek betekent, het belangrijkste eerst

result-wrote = Je noteerde { $points }. { result-lead }
result-lead = { YOU($leaders) ->
    [you] { COUNT($leaders) ->
        [one] Je staat voor.
       *[other] Je staat gedeeld bovenaan.
    }
   *[other] { COUNT($leaders) ->
        [one] { $leaders } staat voor.
       *[other] { COUNT($leaders) } staan gedeeld bovenaan.
    }
}
result-reached = { YOU($seats) ->
    [you] Je hebt { $target } gehaald.
   *[other] { COUNT($seats) ->
        [one] { $seats } heeft { $target } gehaald.
       *[other] { $seats } hebben { $target } gehaald.
    }
}
result-wins = { YOU($seats) ->
    [you] { COUNT($seats) ->
        [one] Je wint met { $number }.
       *[other] Je wint samen met { OTHERS($seats) }.
    }
   *[other] { COUNT($seats) ->
        [one] { $seats } wint met { $number }.
       *[other] { $seats } winnen samen.
    }
}
result-wins-why = { $number } is het { best-number } getal.
result-tied = { YOU($seats) ->
    [you] Jouw { $number } is dubbel. Voer opnieuw in.
   *[other] { COUNT($seats) ->
        [2] { $seats } hebben allebei { $number } en voeren opnieuw in.
       *[other] { $seats } hebben allemaal { $number } en voeren opnieuw in.
    }
}
result-nobody = { COUNT($cancelled) ->
    [0] Niemand wint.
   *[other] Niemand wint. Elk getal was dubbel.
}
result-won = { YOU($seats) ->
    [you] { $scored ->
        [yes] { COUNT($seats) ->
            [one] Je wint met { SAY($total, "points") }!
           *[other] Jullie winnen met elk { SAY($total, "points") }!
        }
       *[no] { COUNT($seats) ->
            [one] Je wint!
           *[other] Jullie winnen samen!
        }
    }
   *[other] { $scored ->
        [yes] { COUNT($seats) ->
            [one] { $seats } wint met { SAY($total, "points") }.
           *[other] { $seats } winnen met elk { SAY($total, "points") }.
        }
       *[no] { COUNT($seats) ->
            [one] { $seats } wint.
           *[other] { $seats } winnen samen.
        }
    }
}
picture-nobody = niemand wint

## Wat het bord erbij zegt; niets daarvan twee keer op een avond

comment-wins-1 = { $who } had er een gevoel bij.
comment-wins-2 = Goed verzegeld, { $who }.
comment-wins-3 = { $who } zag het aankomen.
comment-wins-4 = { $who } doet alsof het een verrassing is.
comment-wins-5 = Iemand moest het weten: { $who }.
comment-wins-6 = De envelop knipoogt naar { $who }.
comment-tied-1 = { $who } vergelijken hun briefjes.
comment-tied-2 = { $who } zijn vast familie.
comment-tied-3 = { $who }: één gedachte, meerdere pennen.
comment-nobody-1 = Al dat verzegelen voor niets.
comment-nobody-2 = De lak was in elk geval mooi.
comment-nobody-3 = De envelop haalt zijn hoeken op.

## Opties

game-name = Een ander spel
credit = Jullie eigen spel
tagline = Staat het er niet bij? Hier houdt Companion jullie stand bij en bewaart geheime biedingen.
option-title = Wat spelen jullie?
    .help = De naam staat op elk scherm.
option-sheet = De scorelijst
    .help = Per ronde noteert iedereen één keer. Bij lopende totalen kan er altijd iets bij.
    .choice-rounds = Ronde voor ronde
    .choice-totals = Lopende totalen
option-round = Een ronde is
    .help = Met biedingen: iedereen verzegelt er een, jullie spelen, en iedereen noteert punten.
    .choice-any = Telkens wat jullie willen
    .choice-bids = Eerst bieden, dan punten
option-best = Wie wint het spel
    .help = Wijzig het voor het spel: tijdens het spelen kan het niet meer.
    .choice-highest = Het hoogste totaal
    .choice-lowest = Het laagste totaal
option-target = Puntendoel
    .help = Companion zegt wie het heeft gehaald. 0: er is geen doel. Jullie zeggen wanneer het uit is.
option-entry = In een geheime ronde voert iedereen in
    .help = In het geheim, en alles wordt tegelijk omgedraaid. Zo vaak als jullie willen.
    .choice-number = Een getal
    .choice-choice = Een van jullie keuzes
    .choice-player = Een speler
option-low = Laagste getal
    .help = Het laagste dat in een geheime ronde kan.
option-high = Hoogste getal
    .help = Het hoogste dat in een geheime ronde kan.
option-choices = Jullie keuzes
    .help = Twee tot acht, elk op een eigen regel, van hooguit 24 letters.
option-wins = Wie wint een geheime ronde
    .help = Of laat de getallen alleen zien: dan wint niemand ermee.
    .choice-highest = Het hoogste
    .choice-lowest = Het laagste
    .choice-none = Niemand: alleen laten zien
option-ties = Als het tussen meerdere spelers gelijk is
    .help = Getallen die wegvallen, doen niet mee. Het beste van de andere wint.
    .choice-share = Ze delen
    .choice-cancel = Gelijke getallen vallen weg
    .choice-again = Ze voeren opnieuw in
option-points = Punten voor wie wint
    .help = Ze komen op de lijst. 0: er komt niets op. Wie deelt, krijgt hele punten.
