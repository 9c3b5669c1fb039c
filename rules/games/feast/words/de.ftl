# The Feast auf Deutsch. Eine gespielte Karte ist eine Bemerkung; sagen mehrere dasselbe, ist es ein Fauxpas.

# Worüber geredet wird, je Wert, wie es die gedruckten Karten sagen: je höher, desto gewagter.
subject = { $it ->
    [1] Das Wetter
    [2] Die Anfahrt
    [3] Die neue Küche
    [4] Die Nachbarn
    [5] Anderer Leute Kinder
    [6] Der Urlaub, mit Fotos
    [7] Geld
    [8] Politik
    [9] Wer nicht eingeladen ist
   *[10] Die erste Ehe der Gastgeberin
}
a = eine { $it }
# Im Dativ: „mit 3 Punkten“.
points = { $it ->
    [one] { $it } Punkt
   *[other] { $it } Punkte
}
points-dat = { $it ->
    [one] { $it } Punkt
   *[other] { $it } Punkten
}
counted = { $it ->
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
   *[other] { $it }
}
# „gibt es nur zweimal“
times = { $it ->
    [1] einmal
    [2] zweimal
    [3] dreimal
    [4] viermal
    [5] fünfmal
    [6] sechsmal
    [7] siebenmal
    [8] achtmal
    [9] neunmal
    [10] zehnmal
   *[other] { $it }-mal
}

## Was entschieden wurde

deal = { $app ->
    [yes] { $dummies ->
        [0] Durchgang { $deal }: Alle haben { $cards } Karten.
        [1] Durchgang { $deal }: Alle haben { $cards } Karten, auch der Strohmann.
       *[other] Durchgang { $deal }: Alle haben { $cards } Karten, auch die Strohmänner.
    }
   *[no] { $dummies ->
        [0] Durchgang { $deal }: Mischt alle Karten. Gebt jedem { $cards }.
        [1] Durchgang { $deal }: Mischt alle Karten. Gebt jedem { $cards }, auch dem Strohmann.
       *[other] Durchgang { $deal }: Mischt alle Karten. Gebt jedem { $cards }, auch jedem Strohmann.
    }
}
gaffe = Fauxpas!
    .because = { COUNT($seats) ->
        [2] { $seats } haben beide { SAY($rank, "a") } gespielt.
       *[other] { $seats } haben alle { SAY($rank, "a") } gespielt.
    }
all-matched = Niemand nimmt die { $topic }.
    .because = Jede Karte war doppelt.
topic = { $seat } nimmt die { $topic }.
    .because = Die { $rank } von { $seat } ist die höchste ohne Doppel.
gaffe-taken = { $seat } nimmt { SAY($took, "a") }.
    .because = Die { $rank } von { $seat } ist die niedrigste ohne Doppel und nimmt einen Fauxpas.
only-takes-topic = { $seat } nimmt die { $topic }.
    .because = Nur die { $rank } von { $seat } ist einmal da, und jeder Fauxpas bleibt liegen.
only-takes-gaffe = { $seat } nimmt { SAY($took, "a") }.
    .because = Nur die { $rank } von { $seat } ist einmal da, und die { $topic } bleibt liegen.
deal-over = Durchgang { $deal } ist vorbei. { COMMAS($totals, "total") }.
total = { $key } { $value }
won = { COUNT($seats) ->
    [one] { $seats } gewinnt mit { SAY($total, "points-dat") }.
   *[other] { $seats } teilen sich den Sieg mit { SAY($total, "points-dat") }.
}
odd-deck = Mit diesem Deck stimmt etwas nicht, sagt die Spielleitung. Die { $rank } wird in diesem Durchgang nicht mehr gezählt.
leaves = { $hand ->
    [yes] { $seat } ist gegangen und kann nicht mehr gewinnen. Ab der nächsten Runde spielt ein Strohmann diese Karten.
   *[no] { $seat } ist gegangen und kann nicht mehr gewinnen.
}
back = { $hand ->
    [yes] { $seat } ist wieder da und spielt ab der nächsten Runde weiter.
   *[no] { $seat } ist wieder da und spielt ab dem nächsten Durchgang weiter. Die Karten hat jetzt jemand anders.
}
no-hand-left = { $seat } muss warten, bis jemand geht: Ein Pairs-Deck reicht für { $most }.
    .you = Du musst warten, bis jemand geht: Ein Pairs-Deck reicht für { $most }.
takes-hand = { $seat } übernimmt den Platz von { $of } und beginnt bei 0. { $of } behält die alten Punkte.
too-many-hands = Ein Pairs-Deck reicht für { $most }, mit Strohmännern.
column = { $deal }
column-now = Durchgang { $deal }

## Die Fragen

copies = ×{ $count }
ask-flip = Bereit für das Thema?
hint-flip = Die App deckt es auf. Es ist so viel wert wie seine Zahl.
button-flip = Thema aufdecken
label-flip = aufgedeckt
entry-flip = nächstes Thema
to-flip = deckt das Thema auf
waiting-flip = Wir warten auf das Thema
ask-topic = Deckt die oberste Karte auf. Was ist es?
hint-topic = Das ist das Thema, so viel wert wie seine Zahl.
button-topic = Das Thema ist {"{}"}
entry-topic = Thema
to-topic = deckt die oberste Karte auf
waiting-topic = Wir warten auf das Thema
ask-dummy = Deckt eine Karte von { $about } auf. Was ist es?
hint-dummy = Irgendeine davon, ohne vorher hinzusehen.
button-dummy = {"{}"} eingeben
entry-dummy = Karte
to-dummy = deckt eine Karte von { $about } auf
waiting-dummy = Wir warten auf die Strohmänner
ask-ploy = Welche Karte spielst du?
hint-ploy = { OPTION("dealer") ->
    [app] Niemand sonst sieht deine Karten.
   *[table] Leg sie verdeckt hin, und versiegle hier ihre Zahl.
}
button-ploy = {"{}"} versiegeln
entry-ploy = Bemerkung
sealing-ploy = Alle wählen geheim eine Karte.
choosing-ploy = Wir warten auf eine Karte von { $names }
ask-capture = Nur deine ist übrig!
hint-capture = Alle anderen waren doppelt. Nimm das Thema oder einen Fauxpas, nicht beides.
button-capture = Ich nehme {"{}"}
entry-capture = Wahl
label-capture = { $value ->
    [topic] das Thema
   *[other] die { $value }
}
choosing-capture = { $names }, was darf es sein: das Thema oder ein Fauxpas?
option-topic = das Thema { $rank }
option-gaffe = die { $rank }
ask-gaffe = Du hast die niedrigste ohne Doppel. Welchen Fauxpas nimmst du?
hint-gaffe = Er ist so viel wert wie seine Zahl.
button-gaffe = {"{}"} nehmen
entry-gaffe = Wahl eines Fauxpas
choosing-gaffe = { $names }, welcher Fauxpas darf es sein?
ask-clash = Zu oft die { $item }
hint-clash = Die { $item } gibt es nur { SAY($item, "times") }. Welcher Eintrag stimmt nicht? Ändert ihn.
entered-clash = bleibt
hint-leave = Ab der nächsten Runde spielt ein Strohmann die Karten.
entry-decline = Absage
ask-override = Welche Zahl kommt in diesem Deck zu oft vor?
hint-override = Ein Fehldruck oder ein gemischtes Deck? Diese Zahl wird in diesem Durchgang nicht mehr gezählt.
entry-override = Zahl, die nicht mehr gezählt wird

## Wo wir sind; zwischen zwei Durchgängen zeigt die Szene noch die letzte Runde

place-long =
    Durchgang { $deal } von { $deals }
    { $is_between ->
        [yes] { $topic ->
            [none] {""}
           *[other] Vorbei
        }
       *[no] Runde { $round } von { $rounds }
    }
place-short = { $is_over_for_now ->
    [yes] Durchgang { $deal }/{ $deals } ist vorbei
   *[no] Durchgang { $deal } · Runde { $round }/{ $rounds }
}
between-heading = { $is_between ->
    [yes] { $topic ->
        [none] { OPTION("dealer") ->
            [app] {""}
           *[table] Der erste Durchgang
        }
       *[other] Durchgang { $deal } ist vorbei
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
           *[other] Sammelt alle Karten wieder ein.
        }
        Mischt das ganze Pairs-Deck, alle 55 Karten.
        Gebt jedem von euch { $dealing }.
        { COUNT($dummies) ->
            [0] {""}
            [one] Gebt auch dem Strohmann { $dealing }, verdeckt.
           *[other] Gebt auch jedem Strohmann { $dealing }, verdeckt.
        }
        Legt den Rest verdeckt in die Mitte.
        Deckt die oberste auf, das erste Thema, und gebt sie ein.
}

## Was auf dem Tisch liegt

table-middle = { $topic ->
    [none] Das Deck
   *[other] { OPTION("subjects") ->
        [yes] Thema: { SAY($topic, "subject") }
       *[no] Thema
    }
}
table-stake = { $topic ->
    [none] Noch kein Thema
   *[other] { OPTION("subjects") ->
        [yes] Das Thema heute: { SAY($topic, "subject") }. { $topic }
       *[no] Thema { $topic }
    }
}
table-aside = Fauxpas
fate-taken = nimmt die { $gain }
fate-low = nimmt { SAY($gain, "a") }
fate-matched = Fauxpas
fate-none = keine Karte
ribbon-taken = { $is_alone ->
    [yes] nur die
   *[no] höchste
}
ribbon-low = niedrigste
highlight-one-gaffe = Ein Gedanke, ihr alle!
highlight-all-matched = Ein Fauxpas für jeden!
# Bevor die Karten einer Runde auf der Tafel aufgedeckt werden.
opening = Karten auf!

## Was bemerkenswert war, am Ende erzählt

mention-cheap = { $seat } nahm die { $topic } mit nichts als einer { $rank }.
mention-same-idea = { $times ->
    [2] { $seats } hatten zweimal dieselbe Idee.
   *[other] { $seats } hatten { $times }-mal dieselbe Idee.
}
mention-crowd = { UPTO($seats, 4) ->
    [more] { CAPITAL(SAY(COUNT($seats), "counted")) } von euch dachten alle an die { $rank }.
   *[other] { $seats } dachten alle an die { $rank }.
}

## Was kann ich tun? Höchstens drei Zeilen: was jetzt geht, und was es bringt

can-topic =
    { $dealing ->
        [none] {""}
       *[other] Mischt zuerst alle Karten, und gebt jedem { $dealing }.
    }
    Deckt die oberste Karte auf, und gebt ihre Zahl ein. Das kann jeder.
    { $is_between ->
        [yes] {""}
       *[no] { $topic ->
            [none] {""}
           *[other] Was du gewonnen hast, liegt vor dir. Die anderen Karten der Runde kommen weg.
        }
    }
    Das ist das Thema. Die höchste Karte, die nur einmal da ist, nimmt es und bekommt seine Zahl als Punkte.
can-dummy =
    Deckt irgendeine Karte von { $about } auf, ohne vorher hinzusehen, und gebt ihre Zahl ein.
    Alle sehen sie, bevor sie wählen. Sie kann gleich sein wie deine, und sie kann Karten nehmen.
    Ein Strohmann kann nicht gewinnen.
can-flip =
    Drückt den Knopf, und die App deckt das nächste Thema auf. Das kann jeder.
    Die höchste Karte, die nur einmal da ist, nimmt es und bekommt seine Zahl als Punkte.
can-ploy =
    { OPTION("dealer") ->
        [app] Versiegle eine deiner Karten. Du kannst sie zurücknehmen, bis alle versiegelt haben.
       *[table] Leg eine Karte verdeckt hin, und versiegle ihre Zahl. Zurücknehmen geht, bis alle so weit sind.
    }
    Die höchste Karte ohne Doppel nimmt die { $topic }. Die niedrigste nimmt einen Fauxpas.
    { COUNT($dummy_ranks) ->
        [0] Eine Zahl, die auch jemand anders spielt, ist ein Fauxpas und nimmt nichts.
       *[other] Mit { OR($dummy_ranks, "with-a") } sagst du dasselbe wie ein Strohmann. Dann nimmst du nichts.
    }
with-a = einer { $it }
can-capture =
    Nur deine Karte ist einmal da, also ist sie die höchste und die niedrigste.
    { COUNT($pile) ->
        [0] Nimm das Thema, { $topic } wert, oder einen Fauxpas. Nicht beides.
       *[other] Nimm das Thema, { $topic } wert, oder einen Fauxpas, bis zu { FIRST($pile) }. Nicht beides.
    }
    Was du liegen lässt, kommt weg.
can-gaffe =
    Deine ist die niedrigste Karte ohne Doppel, also nimmst du einen Fauxpas.
    Er bringt seine Zahl als Punkte. Der höchste ist { SAY(FIRST($pile), "a") }. Die anderen kommen weg.
can-clash =
    Die { $item } gibt es nur { SAY($item, "times") }. Tippt auf den Eintrag, der nicht stimmt, und ändert ihn.
    Welcher es ist, zeigen die Karten auf dem Tisch. Dann wird die Runde neu entschieden.
    Stimmt das Deck nicht? Lasst sie stehen. Die { $item } wird in diesem Durchgang nicht mehr gezählt.
can-override =
    Wählt die Zahl, von der euer Deck zu viele hat.
    Sie wird in diesem Durchgang nicht mehr gezählt. Nehmen und punkten kann sie wie immer.
meanwhile = { COUNT($captures) ->
    [0] { meanwhile-stage }
   *[other] { $me ->
        [none] { meanwhile-stage }
       *[other] { HAS($captures, $me) ->
            [yes] { meanwhile-stage }
           *[no]
                Du hast in diesem Durchgang keine Karten.
                Du bekommst welche, sobald ein Platz für dich frei ist.
        }
    }
}
meanwhile-stage = { $stage ->
    [judging] Die Karten liegen offen. Jemand darf sich etwas aussuchen.
    [ploys] Das Thema siehst du schon. Haben alle versiegelt, werden die Karten aufgedeckt.
   *[other]
        Überleg dir deine Karte: Die höchste ohne Doppel nimmt das Thema.
        Die niedrigste ohne Doppel nimmt einen Fauxpas.
}

## Wie es mit diesen Optionen geht, und womit

how = { OPTION("dealer") ->
    [app]
        Die App deckt ein Thema auf. Es ist so viel wert wie seine Zahl.
        { OPTION("dummies") ->
            [0] {""}
            [1] Sie deckt auch eine Karte des Strohmanns auf. Alle sehen sie, bevor sie wählen.
           *[other] Sie deckt auch eine Karte jedes Strohmanns auf. Alle sehen sie, bevor sie wählen.
        }
        Alle versiegeln hier eine ihrer Karten: die Bemerkung.
        { how-judged }
   *[table]
        Deckt die oberste Karte auf: das Thema. Es ist so viel wert wie seine Zahl.
        { OPTION("dummies") ->
            [0] {""}
            [1] Deckt auch eine Karte des Strohmanns auf. Alle sehen sie, bevor sie wählen.
           *[other] Deckt auch eine Karte jedes Strohmanns auf. Alle sehen sie, bevor sie wählen.
        }
        Alle legen eine Karte verdeckt hin, die Bemerkung, und versiegeln hier dieselbe Zahl.
        { how-judged }
}
how-judged =
    Alle Karten werden zusammen aufgedeckt. Gleiche Zahlen sind ein Fauxpas und nehmen nichts.
    Die höchste Karte, die nur einmal da ist, nimmt das Thema. Die niedrigste nimmt einen Fauxpas.
    { OPTION("dummies") ->
        [0] Nach vier Durchgängen gewinnt, wer die meisten Punkte hat.
       *[other] Nach vier Durchgängen gewinnt, wer die meisten Punkte hat. Ein Strohmann kann nicht gewinnen.
    }
needs = { OPTION("dealer") ->
    [app] Keine Karten: Deine sind auf dem Handy, und die App deckt die Themen auf.
   *[table] Ein Pairs-Deck: eine 1, zwei 2 und so weiter bis zu zehn 10. Gemacht wurde das Spiel für „Goddesses of Cuisine“.
}
substitutes = { OPTION("dealer") ->
    [app] {""}
   *[table]
        <b>Drei normale Kartenspiele.</b> Nehmt ein Ass, zwei 2, drei 3 und so weiter bis zu zehn 10: 55 Karten. Das Ass ist die 1. In zweien gibt es zu wenige Neunen und Zehnen.
        <b>Leere Karten oder Zettel.</b> Schreibt die 55 Zahlen darauf.
}

## Zwanzig Sekunden für alle, die es nie gespielt haben

tour-aim = Nimm Karten: Ihre Zahlen sind Punkte. Nach vier Durchgängen gewinnt, wer die meisten hat.
tour-phone = { OPTION("dealer") ->
    [app] Versiegle jede Runde eine deiner Karten auf dem Handy.
   *[table] Leg jede Runde eine Karte verdeckt hin, und versiegle ihre Zahl auf dem Handy.
}
tour-gaffe = { OPTION("dummies") ->
    [0] Dieselbe Zahl wie jemand anders? Beide nehmen nichts.
   *[other] Dieselbe Zahl wie jemand anders? Beide nehmen nichts. Das gilt auch für Strohmänner.
}
tour-board = Die Tafel sagt, wer was nimmt: die höchste ohne Doppel das Thema, die niedrigste einen Fauxpas.

## Was erzählt wird, während es sich selbst spielt, jedes beim ersten Mal

caption-asked-topic = Jemand deckt die oberste Karte auf: das Thema. Es ist so viel wert wie seine Zahl.
caption-asked-flip = Die App deckt das Thema auf. Es ist so viel wert wie seine Zahl.
caption-asked-ploy = Alle legen eine Karte verdeckt hin und versiegeln ihre Zahl auf dem eigenen Handy.
caption-asked-capture = Gibt es verschiedene Fauxpas, darf sich die niedrigste Karte ohne Doppel einen aussuchen.
caption-told-gaffe = { $seats } hatten dieselbe Idee: ein Fauxpas und nichts dafür.
caption-told-topic = Die höchste Karte, die sonst niemand hat, nimmt das Thema.
caption-told-gaffe-taken = Und die niedrigste Karte ohne Doppel nimmt einen Fauxpas.
caption-told-all-matched = Jede Karte war doppelt, also nimmt niemand das Thema.

## Was eine Runde für einen Platz bedeutet, das Wichtigste zuerst

taken = { $is_topic ->
    [yes] die { $worth }
   *[no] { SAY($worth, "a") }
}
result-wait = Du musst warten, bis jemand geht.
result-wait-why = Ein Pairs-Deck reicht für { $most }.
result-won-you = { COUNT($seats) ->
    [one] Du gewinnst mit { SAY($total, "points-dat") }!
   *[other] Du teilst dir den Sieg mit { SAY($total, "points-dat") }!
}
result-take-you = Du nimmst { taken }.
result-take = { $seat } nimmt { taken }.
result-why-highest-you = Deine { $rank } ist die höchste ohne Doppel.
result-why-lowest-you = Deine { $rank } ist die niedrigste ohne Doppel.
result-why-only-you = Nur deine { $rank } ist einmal da.
result-why-highest = Die { $rank } von { $seat } ist die höchste ohne Doppel.
result-why-lowest = Die { $rank } von { $seat } ist die niedrigste ohne Doppel.
result-why-only = Nur die { $rank } von { $seat } ist einmal da.
result-gaffe = { COUNT($seats) ->
    [2] Fauxpas! { WITH($seats, "Du") } habt beide { SAY($rank, "a") } gespielt.
   *[other] Fauxpas! { WITH($seats, "Du") } habt alle { SAY($rank, "a") } gespielt.
}
result-all-matched = Niemand nimmt die { $topic }: Jede Karte war doppelt.
result-nobody = Niemand nimmt die { $topic }.
result-nobody-why = Jede Karte war doppelt.
result-nothing = Nichts für dich.
result-won = { COUNT($seats) ->
    [one] { $seats } gewinnt mit { SAY($total, "points-dat") }.
   *[other] { $seats } teilen sich den Sieg mit { SAY($total, "points-dat") }.
}

## Das Bild von einem Ergebnis

picture-menu = Speisekarte

## Was die Tafel dazu sagt; nichts davon zweimal am Abend

comment-gaffe-2-1 = { $who } in Stereo.
comment-gaffe-2-2 = { $who } hatten dieselbe schöne Idee.
comment-gaffe-2-3 = { $who } betrachten ihre Teller.
comment-gaffe-2-4 = { $who } kennen die Geschichte beide.
comment-gaffe-2-5 = Unterm Tisch bekommen { $who } einen Tritt.
comment-gaffe-2-6 = { $who } haben das doch geübt.
comment-gaffe-2-7 = { $who } räuspern sich.
comment-gaffe-2-8 = Stille, serviert von { $who }.
comment-gaffe-2-9 = { $who } und derselbe Witz.
comment-gaffe-2-10 = { $who } hoffen, dass es keiner gehört hat.
comment-gaffe-2-11 = { $who } greifen nach demselben Brötchen.
comment-gaffe-2-12 = { $who } erröten im Chor.
comment-gaffe-2-13 = Der Hund sieht { $who } an.
comment-gaffe-2-14 = { $who } brauchen plötzlich dringend Brot.
comment-gaffe-2-15 = { $who } müssen kurz aufs Handy sehen.
comment-gaffe-2-16 = Wer hat { $who } nebeneinandergesetzt?
comment-gaffe-3-1 = { $who } fangen denselben Satz an.
comment-gaffe-3-2 = Da fallen drei Löffel: { $who }.
comment-gaffe-3-3 = { $who } lesen dieselbe Zeitung.
comment-gaffe-3-4 = { $who } gründen einen Chor. Niemand hat darum gebeten.
comment-gaffe-3-5 = { $who } studieren die Kerze.
comment-gaffe-3-6 = Endlich ein Gespräch: { $who }.
comment-gaffe-3-7 = { $who } mussten es alle loswerden.
comment-gaffe-3-8 = Nach { $who } legt jemand lieber Musik auf.
comment-gaffe-4-1 = Vier auf einmal! Macht mal ein Fenster auf.
comment-gaffe-4-2 = Vier Leute, ein Gedanke, kein Nachtisch.
comment-gaffe-4-3 = Das ging schneller rum als die Soße.
comment-gaffe-4-4 = Der Kellner verlässt rückwärts den Raum.
comment-gaffe-4-5 = Die Suppe dampft nicht mehr.
comment-gaffe-4-6 = Vier von euch. Der Wellensittich fällt von der Stange.
comment-gaffe-5-1 = Das haben auch die Nachbarn gehört.
comment-gaffe-5-2 = Der Kronleuchter wackelt ein bisschen.
comment-gaffe-5-3 = Das schreibt bitte jemand auf. Oder lieber nicht.
comment-gaffe-5-4 = Die Küche fragt, wer da umgefallen ist.
comment-gaffe-5-5 = Die Mäntel, bitte. Alle.
comment-gaffe-5-6 = So viele Münder und nur ein Satz.
comment-all-matched-1 = Die { $topic } geht zurück in die Küche.
comment-all-matched-2 = Alle haben geredet. Gehört hat es keiner.
comment-all-matched-3 = Die { $topic } wird kalt.
comment-all-matched-4 = Reden wir über die Tapete?
comment-all-matched-5 = Die { $topic } bekommt das Schweigen.
comment-alone-1 = Die anderen erröten, { $who } isst.
comment-alone-2 = { $who } hat alle ausreden lassen.
comment-alone-3 = Nur { $who } hat noch Appetit.
comment-alone-4 = { $who } hat das Wort – und den Teller.
comment-alone-5 = { $who } hat gekaut und geschwiegen. Klug.
comment-whisper-1 = { $who } musste nur flüstern.
comment-whisper-2 = { $who } hat es leise gesagt. Gehört haben es alle.
comment-whisper-3 = Kleine Karte, voller Teller: { $who }.
comment-whisper-4 = { $who } kam auch mal zu Wort.

## Options

credit = Für Pairs-Decks, von Cheapass Games
tagline = Ein Tischgespräch: Sag etwas Großes, aber nicht dasselbe wie andere. Oder nutz ihren Fauxpas.
option-dealer = Wer gibt
    .help = Ihr gebt ein echtes Deck, oder jedes Handy zeigt seine Karten, und die App deckt die Themen auf.
    .choice-table = Wir
    .choice-app = Die App
option-dummies = Strohmänner
    .help = Niemand spielt sie: Ihre Karten werden zufällig aufgedeckt, bevor ihr wählt. Mit ihnen werden aus zweien oder dreien vier.
option-subjects = Themen haben Namen
    .help = Eine 7 ist „Geld“, wie auf den Karten, die wir drucken. Jedes Pairs-Deck geht.
printed-pairs = Ein Pairs-Deck
    .help = Eine 1, zwei 2 und so weiter bis zu zehn 10. Jede Zahl hat etwas, worüber man redet.
