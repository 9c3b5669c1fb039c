# Goofspiel auf Deutsch.

## Karten und Punkte

called = { $it ->
    [1] Ass
    [11] Bube
    [12] Dame
    [13] König
   *[other] { $it }
}
# Im Nominativ: „der Bube“.
der = { $it ->
    [1] das Ass
    [11] der Bube
    [12] die Dame
    [13] der König
   *[other] die { $it }
}
# Im Akkusativ: „Bo nimmt den Buben“.
the = { $it ->
    [1] das Ass
    [11] den Buben
    [12] die Dame
    [13] den König
   *[other] die { $it }
}
court-card = { SAY($rank, "called") }
a = { $it ->
    [1] ein Ass
    [11] einen Buben
    [12] eine Dame
    [13] einen König
   *[other] eine { $it }
}
# Im Dativ: „mit einem Buben“.
with-a = { $it ->
    [1] einem Ass
    [11] einem Buben
    [12] einer Dame
    [13] einem König
   *[other] einer { $it }
}
points = { $it ->
    [one] { $it } Punkt
   *[other] { $it } Punkte
}
points-dat = { $it ->
    [one] { $it } Punkt
   *[other] { $it } Punkten
}
# Die Preise auf dem Tisch, kurz gesagt.
named = { UPTO($pot, 3) ->
    [more] alle { COUNT($pot) } Preise
   *[other] { SAY($pot, "the") }
}
# Dasselbe, mit dem, was sie wert sind.
prizes = { named }{ $has_points ->
    [yes] , { SAY($points, "points") }
   *[no] {""}
}

## Was entschieden wurde

deal = { $app ->
    [yes] Alle haben Ass bis { SAY($cards, "called") }. Die Preise { $order ->
        [random] sind gemischt.
       *[other] kommen der Reihe nach.
    }
   *[no] Gebt jedem eine Farbe{ $cards ->
        [13] {""}
       *[other] , Ass bis { SAY($cards, "called") }
    }. { $order ->
        [random] Mischt noch eine Farbe: die Preise.
        [ascending] Noch eine Farbe sind die Preise, der niedrigste zuerst.
       *[descending] Noch eine Farbe sind die Preise, der höchste zuerst.
    }
}
takes = { $seat } nimmt { prizes }.
    .because = { $ties ->
        [cancel] { GENITIVE($seat) } { SAY($card, "called") } ist die höchste Karte ohne Doppel.
       *[other] { GENITIVE($seat) } { SAY($card, "called") } ist die höchste Karte.
    }
tie = { $is_shared ->
    [yes] { $seats } teilen sich { named }: je { SAY($shares, "points") }.{ $rest ->
        [0] {""}
        [one] {" "}{ $rest } bleibt übrig.
       *[other] {" "}{ $rest } bleiben übrig.
    }
   *[no] Niemand nimmt { prizes }.
}
    .because = { tie-fate }{ COUNT($seats) ->
        [0] Jede Karte war doppelt.
        [2] { $seats } haben beide { SAY($card, "a") } gespielt.
       *[other] { $seats } haben alle { SAY($card, "a") } gespielt.
    }
tie-fate = { $fate ->
    [shared] {""}
    [unshared] In ganzen Punkten lässt sich das nicht teilen.{" "}
    [discarded] { COUNT($pot) ->
        [one] Der Preis kommt weg.{" "}
       *[other] Die Preise kommen weg.{" "}
    }
   *[stays] { COUNT($pot) ->
        [one] Der Preis bleibt liegen.{" "}
       *[other] Die Preise bleiben liegen.{" "}
    }
}
won = { COUNT($seats) ->
    [one] { $seats } gewinnt mit { SAY($total, "points-dat") }.
   *[other] { $seats } teilen sich den Sieg mit { SAY($total, "points-dat") }.
}{ $points ->
    [0] {""}
    [one] {" "}Der Punkt in der Mitte gehört niemandem.
   *[other] {" "}Die { SAY($points, "points") } in der Mitte gehören niemandem.
}
out = { $seat ->
    [none] { CAPITAL(SAY($card, "der")) } war der Preis von Runde { $round }.
   *[other] { $seat } hat { SAY($card, "the") } in Runde { $round } gespielt.
}
    .you = { YOU($seat) ->
        [you] Du hast { SAY($card, "the") } in Runde { $round } gespielt.
       *[other] {""}
    }
odd-deck = Mit diesen Karten stimmt etwas nicht, sagt die Spielleitung. { CAPITAL(SAY($card, "der")) } darf öfter kommen.
leaves = { $seat } ist gegangen und kann nicht mehr gewinnen. { GENITIVE($seat) } Karten sind aus dem Spiel.
back = { $seat } ist wieder da und spielt mit den restlichen Karten weiter.

## Die Fragen

ask-prize = { COUNT($options) ->
    [one] Legt den nächsten Preis hin
   *[other] Deckt den nächsten Preis auf. Was ist es?
}
hint-prize = { COUNT($options) ->
    [one] Sie kommen der Reihe nach: jetzt { SAY(FIRST($values), "der") }.
   *[other] Er ist so viel wert wie seine Zahl.
}
button-prize = Der Preis ist {"{}"}
entry-prize = Preis
ask-card = Welche Karte spielst du?
hint-card = { OPTION("dealer") ->
    [app] Niemand sieht sie, bevor alle versiegelt haben.
   *[table] Leg sie verdeckt hin, und versiegle sie hier.
}
button-card = {"{}"} versiegeln
entry-card = Karte
ask-flip = Bereit für den Preis?
hint-flip = Die App deckt ihn auf. Er ist so viel wert wie seine Zahl.
button-flip = Preis aufdecken
label-flip = aufgedeckt
entry-flip = nächster Preis
to-flip = deckt den Preis auf
waiting-flip = Wir warten auf den Preis
ask-override = Welche Karte habt ihr öfter als einmal?
hint-override = Ein Fehldruck oder zwei Kartenspiele gemischt? Diese Karte wird in diesem Spiel nicht mehr gezählt.
entry-override = Karte, die nicht mehr gezählt wird
hint-leave = Die Karten sind dann aus dem Spiel. Was gewonnen ist, bleibt gewonnen.
label-override = { SAY($value, "face") }
face = { FACE($it) }
call-override = Karten stimmen nicht …
sealing-card = Alle wählen geheim eine Karte.
waiting-prize = Wir warten auf den Preis
# Was jemand tun soll, wo alle gefragt sind.
to-prize = { COUNT($options) ->
    [one] legt den nächsten Preis hin
   *[other] deckt den nächsten Preis auf
}
choosing-card = Wir warten auf eine Karte von { $names }

## Was auf dem Tisch liegt

table-middle = { COUNT($pot) ->
    [0] Die Preise
   *[other] Preis
}
table-middle-ribbon = { $left ->
    [stays] bleibt liegen
    [discarded] kommt weg
    [nobodys] für niemanden
    [shared] geteilt
   *[other] {""}
}
table-aside = Von vorher
table-aside-note = zusammen { SAY($points, "points") }
table-stake = { $points ->
    [0] Noch kein Preis
   *[other] { SAY($points, "points") } zu holen
}
fate-none = kein Preis
fate-matched = gleich
# Die Tafel vor dem ersten Preis: wem welche Farbe gehört, und was mit den Preisen geschieht.
between-heading = { OPTION("dealer") ->
    [app] {""}
   *[table] { $points ->
        [0] Legt alles bereit
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
        Deckt den ersten Preis auf. Eingeben kann ihn jeder.
}
steps-take = { $rounds ->
    [13] { $decks ->
        [1] Nehmt ein Blatt ohne Joker.
       *[2] Nehmt zwei Kartenspiele ohne Joker.
    }
   *[other] { $decks ->
        [1] Nehmt Ass bis { SAY($rounds, "called") } von jeder Farbe eines Blatts.
       *[2] Nehmt Ass bis { SAY($rounds, "called") } von jeder Farbe zweier Kartenspiele.
    }
}
steps-suits = { $decks ->
    [1] { COMMAS($first_deck, "takes-suit") }.
   *[2]
        { COMMAS($first_deck, "takes-suit") }, vom ersten.
        { COMMAS($second_deck, "takes-suit") }, vom zweiten.
}
# „Ana nimmt Pik, Bo Herz“
takes-suit = { $is_first ->
    [yes] { $seat } nimmt { suit }
   *[no] { $seat } { suit }
}
suit = { $suit ->
    [spades] Pik
    [hearts] Herz
    [clubs] Kreuz
   *[diamonds] Karo
}
steps-prizes = { OPTION("order") ->
    [random] Mischt Karo{ of-the-first-deck }: die Preise. Legt sie verdeckt in die Mitte.
    [ascending] Legt Karo{ of-the-first-deck } der Reihe nach in die Mitte, das Ass obenauf: die Preise.
   *[descending] Legt Karo{ of-the-first-deck } der Reihe nach in die Mitte, { SAY($rounds, "the") } obenauf: die Preise.
}
of-the-first-deck = { $decks ->
    [1] {""}
   *[2] {" "}vom ersten Kartenspiel
}
steps-away = { $has_spare_suits ->
    [yes] Legt die anderen Farben weg.
   *[no] {""}
}
# Bevor die Karten einer Runde auf der Tafel aufgedeckt werden.
opening = Karten auf! Wer hat die höchste?

## Was bemerkenswert war, am Ende erzählt

mention-bargain = { $seat } holte { prizes }, mit nichts als { SAY($card, "with-a") }.
mention-overpaid = { $seat } gab { SAY($card, "a") } für { named } aus.
mention-tied-away = { COUNT($seats) ->
    [2] { $seats } spielten beide { SAY($card, "a") } um { named } und bekamen nichts.
   *[other] { $seats } spielten alle { SAY($card, "a") } um { named } und bekamen nichts.
}

## Was kann ich tun? Höchstens drei Zeilen: was jetzt geht, und was es bringt

can-prize =
    { COUNT($options) ->
        [one] Legt { SAY(FIRST($values), "the") } hin: Die Preise kommen der Reihe nach. Antippen kann das jeder.
       *[other] Deckt den obersten Preis auf, und gebt ihn ein. Das kann jeder.
    }
    Er ist so viel wert wie seine Zahl. { highest-takes-it }
    { $left ->
        [stays] { can-stays }
       *[other] { $points ->
            [0] {""}
           *[other] Die gespielten Karten sind raus. Legt sie zur Seite.
        }
    }
can-flip =
    Drückt den Knopf, und die App deckt den nächsten Preis auf. Das kann jeder.
    Er ist so viel wert wie seine Zahl. { highest-takes-it }
    { $left ->
        [stays] { can-stays }
       *[other] {""}
    }
highest-takes-it = { OPTION("ties") ->
    [cancel] Die höchste Karte ohne Doppel nimmt ihn.
   *[other] Die höchste Karte nimmt ihn.
}
can-stays = { $points ->
    [one] { $points } Punkt liegt schon da. Wer gewinnt, nimmt alles.
   *[other] { $points } Punkte liegen schon da. Wer gewinnt, nimmt alles.
}
can-card =
    { OPTION("dealer") ->
        [app] Versiegle eine deiner Karten. Du kannst sie zurücknehmen, bis alle versiegelt haben.
       *[table] Leg eine Karte verdeckt hin, und versiegle sie hier. Zurücknehmen geht, bis alle so weit sind.
    }
    { OPTION("ties") ->
        [cancel] Die höchste Karte ohne Doppel nimmt { SAY($points, "points") }. Deine ist weg, so oder so.
       *[other] Die höchste Karte nimmt { SAY($points, "points") }. Deine ist weg, so oder so.
    }
    { OPTION("ties") ->
        [cancel] Gleiche Karten heben sich auf. Sind alle doppelt, bleibt der Preis für die nächste Runde.
        [discard] Liegt die höchste mehrmals? Dann kommt der Preis weg.
        [share] Liegt die höchste mehrmals? Dann wird der Preis geteilt, in ganzen Punkten.
       *[stay] Liegt die höchste mehrmals? Dann bleibt der Preis, und der nächste kommt dazu.
    }
can-override =
    Wählt die Karte, die ihr öfter als einmal habt.
    Sie wird in diesem Spiel nicht mehr gezählt und kann noch mal kommen.
meanwhile =
    { $is_up ->
        [yes] { meanwhile-next }
       *[no] { $points ->
            [0] { meanwhile-next }
           *[other] { SAY($points, "points") } zu holen. Haben alle versiegelt, werden die Karten aufgedeckt.
        }
    }
    Eine gespielte Karte ist weg, so oder so.
meanwhile-next = Als Nächstes kommt ein Preis. Welche Karte ist er dir wert?

## Wie es mit diesen Optionen geht, und womit

how =
    { OPTION("order") ->
        [random] { OPTION("dealer") ->
            [app] Die App deckt einen Preis auf. Er ist so viel wert wie seine Zahl: ein Ass 1{ pictures }.
           *[table] Deckt einen Preis auf. Er ist so viel wert wie seine Zahl: ein Ass 1{ pictures }.
        }
        [ascending] Die Preise kommen von klein nach groß. Jeder ist so viel wert wie seine Zahl: ein Ass 1{ pictures }.
       *[descending] Die Preise kommen von groß nach klein. Jeder ist so viel wert wie seine Zahl: ein Ass 1{ pictures }.
    }
    { OPTION("dealer") ->
        [app] Alle versiegeln hier eine ihrer Karten.
       *[table] Alle legen eine Karte verdeckt hin und versiegeln hier dieselbe.
    }
    { OPTION("ties") ->
        [cancel] Alle Karten werden zusammen aufgedeckt. Die höchste, die nur einmal da ist, nimmt den Preis.
       *[other] Alle Karten werden zusammen aufgedeckt. Die höchste nimmt den Preis.
    }
    { OPTION("ties") ->
        [cancel] Gleiche Karten heben sich auf. Sind alle doppelt, bleibt der Preis, und der nächste kommt dazu.
        [discard] Liegt die höchste mehrmals? Dann kommt der Preis weg.
        [share] Liegt die höchste mehrmals? Dann wird der Preis geteilt, in ganzen Punkten.
       *[stay] Liegt die höchste mehrmals? Dann bleibt der Preis, und der nächste kommt dazu.
    }
    Eine gespielte Karte ist weg, so oder so. Nach { OPTION("cards") } Runden gewinnt, wer die meisten Punkte hat.
pictures = { OPTION("cards") ->
    [11] , ein Bube 11
    [12] , ein Bube 11, eine Dame 12
    [13] , ein Bube 11, eine Dame 12, ein König 13
   *[other] {""}
}
needs = { OPTION("dealer") ->
    [app] Keine Karten: Deine sind auf dem Handy, und die App deckt die Preise auf.
   *[table] { PLAYERS() ->
        [2] Ein normales Blatt
        [3] Ein normales Blatt
       *[other] Zwei normale Kartenspiele
    }: eine Farbe für jeden von euch und eine für die Preise{ OPTION("cards") ->
        [13] .
       *[other] , Ass bis { SAY(OPTION("cards"), "called") }.
    }
}
substitutes = { OPTION("dealer") ->
    [app] {""}
   *[table]
        <b>Karten mit den Zahlen 1 bis { OPTION("cards") }</b>, aus irgendeinem Spiel: { sets }, einen für jeden von euch und einen für die Preise.{ substitutes-pictures }
        <b>Zettel.</b> Schreibt 1 bis { OPTION("cards") } darauf, { times }.
}
sets = { PLAYERS() ->
    [2] 3 Sätze
    [3] 4 Sätze
    [4] 5 Sätze
    [5] 6 Sätze
    [6] 7 Sätze
   *[7] 8 Sätze
}
times = { PLAYERS() ->
    [2] dreimal
    [3] viermal
    [4] fünfmal
    [5] sechsmal
    [6] siebenmal
   *[7] achtmal
}
substitutes-pictures = { OPTION("cards") ->
    [11] {" "}Ein Bube ist eine 11.
    [12] {" "}Ein Bube ist eine 11, eine Dame eine 12.
    [13] {" "}Ein Bube ist eine 11, eine Dame eine 12, ein König eine 13.
   *[other] {""}
}

## Zwanzig Sekunden für alle, die es nie gespielt haben

tour-aim = Hol Preise, jeder so viel wert wie seine Zahl. Nach { OPTION("cards") } Runden gewinnt, wer die meisten Punkte hat.
tour-phone = { OPTION("dealer") ->
    [app] Versiegle jede Runde eine deiner Karten auf dem Handy. Danach ist sie weg, so oder so.
   *[table] Leg jede Runde eine Karte verdeckt hin, und versiegle sie auf dem Handy. Danach ist sie weg.
}
tour-ties = { OPTION("ties") ->
    [cancel] Gleiche Karten heben sich auf und nehmen nichts.
    [discard] Liegt die höchste mehrmals? Dann bekommt niemand den Preis.
    [share] Liegt die höchste mehrmals? Dann wird der Preis geteilt.
   *[stay] Liegt die höchste mehrmals? Dann bleibt der Preis für die nächste Runde liegen.
}
tour-board = { OPTION("ties") ->
    [cancel] Die Tafel deckt alle Karten zusammen auf. Die höchste ohne Doppel nimmt den Preis.
   *[other] Die Tafel deckt alle Karten zusammen auf. Die höchste nimmt den Preis.
}

## Was erzählt wird, während es sich selbst spielt, jedes beim ersten Mal

caption-asked-prize = Jemand deckt den nächsten Preis auf. Er ist so viel wert wie seine Zahl.
caption-asked-flip = Die App deckt den nächsten Preis auf. Er ist so viel wert wie seine Zahl.
caption-asked-card = Alle bieten geheim eine Karte dafür. Eine gespielte Karte ist weg.
caption-told-takes = Die höchste Karte nimmt den Preis. Die anderen haben ihre umsonst ausgegeben.
caption-told-tie = { $ties ->
    [share] Die höchste Karte liegt mehrmals, also wird der Preis geteilt.
    [discard] Die höchste Karte liegt mehrmals, also nimmt niemand den Preis.
    [cancel] Jede Karte war doppelt, also bleibt der Preis für die nächste Runde.
   *[stay] Die höchste Karte liegt mehrmals, also bleibt der Preis, und der nächste kommt dazu.
}

## Was eine Runde für einen Platz bedeutet, das Wichtigste zuerst

result-won-you = { COUNT($seats) ->
    [one] Du gewinnst mit { SAY($total, "points-dat") }!
   *[other] Du teilst dir den Sieg mit { SAY($total, "points-dat") }!
}
result-won = { COUNT($seats) ->
    [one] { $seats } gewinnt mit { SAY($total, "points-dat") }.
   *[other] { $seats } teilen sich den Sieg mit { SAY($total, "points-dat") }.
}
pot = { COUNT($pot) ->
    [one] { SAY($pot, "the") }
   [2] beide Preise
   *[other] alle { COUNT($pot) } Preise
}
result-take-you = Du nimmst { pot }.
result-take = { $seat } nimmt { pot }.
result-highest-you = { $ties ->
    [cancel] Die höchste Karte ohne Doppel ist deine: { SAY($card, "der") }.
   *[other] Die höchste Karte ist deine: { SAY($card, "der") }.
}
result-highest = { $ties ->
    [cancel] Nichts für dich. { GENITIVE($seat) } { SAY($card, "called") } ist die höchste Karte ohne Doppel.
   *[other] Nichts für dich. { GENITIVE($seat) } { SAY($card, "called") } ist die höchste Karte.
}
result-share-you = Du teilst dir { pot } mit { OTHERS($seats) }.
result-played-you = { COUNT($seats) ->
    [2] Ihr habt beide { SAY($card, "the") } gespielt.
   *[other] Ihr habt alle { SAY($card, "the") } gespielt.
}
result-share = { $seats } teilen sich { pot }.
result-played = { COUNT($seats) ->
    [2] Nichts für dich. Beide haben { SAY($card, "the") } gespielt.
   *[other] Nichts für dich. Sie haben alle { SAY($card, "the") } gespielt.
}
result-nobody = Niemand nimmt { pot }.
result-nobody-you-why = { COUNT($seats) ->
    [2] { WITH($seats, "Du") } habt beide { SAY($card, "the") } gespielt.
   *[other] { WITH($seats, "Du") } habt alle { SAY($card, "the") } gespielt.
}
result-nobody-why = { COUNT($seats) ->
    [0] Jede Karte war doppelt.
    [2] { $seats } haben beide { SAY($card, "the") } gespielt.
   *[other] { $seats } haben alle { SAY($card, "the") } gespielt.
}

## Was auf den Karten steht, die die App druckt

card-prize = Preis, { $rank } wert
card-counts = { $court }, zählt { $rank }
second-deck = Zweites Kartenspiel

## Was die Tafel dazu sagt; nichts davon zweimal am Abend

comment-tie-1 = { $who } wollten es gleich gern.
comment-tie-2 = { $who } sehen sich lange an.
comment-tie-3 = Viele Köche, kein Brei.
comment-tie-4 = { $who } greifen zu und treffen Hände.
comment-tie-5 = { $who } dachten, das macht sonst keiner.
comment-tie-6 = Der Preis tut so, als wäre er nicht da.
comment-bargain-1 = { $who } war im Schlussverkauf.
comment-bargain-2 = { $who } zahlt mit dem Pfandbon.
comment-bargain-3 = Sonst war wohl niemand einkaufen.
comment-bargain-4 = { $who } hebt den Kassenzettel auf.
comment-bargain-5 = Billig war das, und { $who } weiß es.
comment-dear-1 = { $who } schaut nie aufs Preisschild.
comment-dear-2 = Genau den hat { $who } gebraucht.
comment-dear-3 = { $who } sagt: Stimmt so.
comment-dear-4 = Lieber sicher als billig, sagt { $who }.
comment-pot-1 = { $who } holt schnell noch eine Tüte.
comment-pot-2 = Warten lohnt sich. Für { $who }.
comment-pot-3 = { $points } Punkte auf einen Streich. { $who } sitzt plötzlich gerade.
comment-pot-4 = { $who } räumt den Tisch ab.

## Options

credit = Goofspiel (traditionell)
tagline = Jeder eine Karte, geheim: Die höchste nimmt den Preis. Was ist dir dein König wert?
also-known = Verwandt mit „Hol’s der Geier“; dort heben sich gleiche Karten auf.
form-random = Gemischte Preise
    .help = Niemand weiß, welcher Preis als nächster kommt.
form-ascending = Von klein nach groß
    .help = Die Preise kommen der Reihe nach, das Ass zuerst. Ganz ohne Glück.
form-descending = Von groß nach klein
    .help = Die Preise kommen der Reihe nach, der höchste zuerst. Jede Karte tut von Anfang an weh.
option-dealer = Wer gibt
    .help = Ihr spielt mit echten Karten oder nur auf den Handys: Dann deckt die App die Preise auf.
    .choice-table = Wir
    .choice-app = Die App
option-cards = Karten für jeden
    .help = Und ebenso viele Runden. Mit weniger als 13 wird das Spiel kürzer.
option-order = Die Preise kommen
    .help = Gemischt: Niemand kennt den nächsten. Der Reihe nach: Alle kennen ihn.
    .choice-random = Gemischt
    .choice-ascending = Von klein nach groß
    .choice-descending = Von groß nach klein
option-ties = Liegt die höchste Karte mehrmals
    .help = Gleiche Karten darunter ändern nichts, außer sie heben sich auf.
    .choice-stay = Der Preis bleibt, und der nächste kommt dazu
    .choice-discard = Der Preis kommt weg
    .choice-share = Er wird geteilt, in ganzen Punkten
    .choice-cancel = Gleiche heben sich auf: Die höchste andere nimmt ihn
printed-suits = Eine Farbe für jeden von euch
    .help = Karo sind die Preise. Alle bekommen eine Farbe, Ass bis König.
printed-suits-players = Personen
    .help = Für drei braucht es ein ganzes Blatt.
printed-suits-cards = Karten für jeden
    .help = 13 ist Ass bis König.
