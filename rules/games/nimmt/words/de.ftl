# 6 nimmt! auf Deutsch.

heads = Hornochsen
of-heads = { $it ->
    [one] { $it } Hornochse
   *[other] { $it } Hornochsen
}
# Im Dativ und im Akkusativ: „mit 1 Hornochsen“.
with-heads = { $it } Hornochsen
number = { $it }
# Auf dem Bild zum Mitnehmen.
total-heads = { $points ->
    [one] { $total } Hornochse
   *[other] { $total } Hornochsen
}

## Was entschieden wurde

deal = { $draft ->
    [yes] { $app ->
        [yes] Durchgang { $deal }: Nehmt reihum je eine Karte, bis alle zehn haben.
       *[no] Durchgang { $deal }: Legt die Karten 1 bis { $highest } offen aus.
    }
   *[no] { $app ->
        [yes] Durchgang { $deal }: Alle haben zehn Karten.
       *[no] { $highest ->
            [104] Durchgang { $deal }: Mischt alle Karten. Gebt jedem zehn.
           *[other] Durchgang { $deal }: Mischt die Karten 1 bis { $highest }. Gebt jedem zehn.
        }
    }
}
follows = { GENITIVE($seat) } { $card } kommt in Reihe { $row }.
    .because = Dort lag am Ende die { $end }, die nächste darunter.
    .you = { YOU($seat) ->
        [you] Deine { $card } kommt in Reihe { $row }.
       *[other] {""}
    }
    .you-because = Dort lag am Ende die { $end }, die nächste darunter.
must-choose = { GENITIVE($seat) } { $card } ist niedriger als alle Reihen. Welche nimmt { $seat }?
    .you = { YOU($seat) ->
        [you] Deine { $card } ist niedriger als alle Reihen. Welche nimmst du?
       *[other] {""}
    }
takes-five = { $seat } nimmt Reihe { $row }: { SAY($heads, "of-heads") }.
    .because = { GENITIVE($seat) } { $card } ist dort die sechste Karte.
    .you = { YOU($seat) ->
        [you] Du nimmst Reihe { $row }: { SAY($heads, "of-heads") }.
       *[other] {""}
    }
    .you-because = Deine { $card } ist dort die sechste Karte.
takes-chosen = { $seat } nimmt Reihe { $row }: { SAY($heads, "of-heads") }.
    .because = { GENITIVE($seat) } { $card } ist niedriger als alle Reihen.
    .you = { YOU($seat) ->
        [you] Du nimmst Reihe { $row }: { SAY($heads, "of-heads") }.
       *[other] {""}
    }
    .you-because = Deine { $card } ist niedriger als alle Reihen.
deal-over = Durchgang { $deal } ist vorbei. { COMMAS($totals, "total") }.
total = { $key } { $value }
starts-with = { $seat } beginnt mit { SAY($heads, "with-heads") }: so vielen, wie die anderen im Schnitt haben.
    .you = { YOU($seat) ->
        [you] Du beginnst mit { SAY($heads, "with-heads") }: so vielen, wie die anderen im Schnitt haben.
       *[other] {""}
    }
odd-deck = Mit diesen Karten stimmt etwas nicht, sagt die Spielleitung. Die { $card } darf öfter kommen.
won = { COUNT($seats) ->
    [one] { $seats } gewinnt mit { SAY($total, "with-heads") }.
   *[other] { $seats } teilen sich den Sieg mit { SAY($total, "with-heads") }.
}
    .you = { YOU($seats) ->
        [you] { COUNT($seats) ->
            [one] Du gewinnst mit { SAY($total, "with-heads") }!
           *[other] Du teilst dir den Sieg mit { SAY($total, "with-heads") }!
        }
       *[other] {""}
    }
row-choice = Reihe { $row }: { COMMAS($cards, "number") } · { SAY($heads, "of-heads") }
leaves = { $seat } ist gegangen und kann nicht mehr gewinnen. { GENITIVE($seat) } Karten sind aus dem Spiel.

## Die Fragen

ask-deal = Bereit für den nächsten Durchgang?
hint-deal = Die App gibt allen zehn Karten.
button-deal = Karten geben
label-deal = gegeben
entry-deal = nächster Durchgang
to-deal = gibt die Karten
waiting-deal = Wir warten auf den nächsten Durchgang
ask-start = Deckt eine Karte für die nächste Reihe auf. Was ist es?
hint-start = Vier Karten untereinander: Mit jeder beginnt eine Reihe.
button-start = Es ist die {"{}"}
entry-start = erste Karte einer Reihe
waiting-start = Wir warten auf die vier Reihen
to-start = deckt eine Karte für die nächste Reihe auf
part-row = Reihe
ask-draft = Welche Karte nimmst du?
hint-draft = Alle sehen sie. Mit den letzten vier beginnen die Reihen.
button-draft = Die {"{}"} nehmen
entry-draft = genommene Karte
choosing-draft = { COUNT($names) ->
    [one] Wir warten, bis { $names } eine Karte nimmt
   *[other] Wir warten, bis { $names } eine Karte nehmen
}
entry-drawn = gezogene Karte
ask-card = Welche Karte spielst du?
hint-card = { OPTION("dealer") ->
    [app] Niemand sieht sie, bevor alle versiegelt haben.
   *[table] Leg sie verdeckt hin, und versiegle sie hier.
}
button-card = {"{}"} versiegeln
entry-card = Karte
sealing-card = Alle wählen geheim eine Karte.
choosing-card = Wir warten auf eine Karte von { $names }
ask-row = Welche Reihe nimmst du?
hint-row = Deine Karte ist niedriger als alle Reihen. Du bekommst eine Reihe, und mit deiner Karte beginnt sie neu.
button-row = Diese Reihe nehmen
entered-row = Reihe { $value }
entry-row = Wahl einer Reihe
entry-fewest = Reihe mit den wenigsten Hornochsen
choosing-row = { COUNT($names) ->
    [one] Wir warten, bis { $names } eine Reihe nimmt
   *[other] Wir warten, bis { $names } eine Reihe nehmen
}
ask-clash = Zweimal die { $item }
hint-clash = Die { $item } gibt es nur einmal. Welcher Eintrag stimmt nicht? Ändert ihn.
entered-clash = bleibt
place-clash = { $what ->
    [start] erste Karte einer Reihe
    [draft] { PLAIN($seat) }, genommene Karte
   *[card] { PLAIN($seat) }, Runde { $round }
}
ask-override = Welche Zahl habt ihr öfter als einmal?
hint-override = Ein Fehldruck oder zwei Spiele gemischt? Diese Zahl wird in diesem Durchgang nicht mehr gezählt.
entry-override = Zahl, die nicht mehr gezählt wird
call-override = Karten stimmen nicht …
hint-leave = Die Karten sind dann aus dem Spiel. Die Hornochsen bleiben stehen.

## Wo wir sind; bis ein Durchgang seine Reihen hat, zeigt die Szene noch die vom letzten

place-long =
    { $deals ->
        [0] Durchgang { $deal }
       *[other] Durchgang { $deal } von { $deals }
    }
    { $is_between ->
        [yes] {""}
       *[no] Runde { $present_round } von { $rounds }
    }
place-short = { $is_between ->
    [yes] Durchgang { $deal }
   *[no] Durchgang { $deal } · Runde { $present_round }/{ $rounds }
}
between-heading = { $is_between ->
    [yes] { OPTION("deck") ->
        [draft] Sucht eure Karten aus
       *[other] { OPTION("dealer") ->
            [app] {""}
           *[table] { $deal ->
                [1] Legt alles bereit
               *[other] Jetzt kommt Durchgang { $deal }
            }
        }
    }
   *[no] {""}
}
between-brought = { AT($brought, $seat) ->
    [none] {""}
   *[other] +{ AT($brought, $seat) }
}
between-steps = { OPTION("deck") ->
    [draft] { OPTION("dealer") ->
        [app]
            Nehmt reihum je eine Karte, bis alle zehn haben.
            Mit den letzten vier beginnen die Reihen.
       *[table]
            Legt die Karten 1 bis { $highest } offen aus.
            Nehmt reihum je eine, bis alle zehn haben. Gebt sie auf dem Handy ein.
            Mit den letzten vier beginnen die Reihen, eine unter der anderen.
    }
   *[other] { OPTION("dealer") ->
        [app] {""}
       *[table]
            { $highest ->
                [104] Mischt alle 104 Karten.
               *[other] Mischt die Karten 1 bis { $highest }.
            }
            Gebt jedem zehn.
            Deckt vier auf, eine unter der anderen. Eingeben kann sie jeder.
            { $highest ->
                [104] Legt den Rest weg.
               *[other] {""}
            }
    }
}

## Was auf dem Tisch liegt

table-row = Reihe { $name }
table-card = { $card }, { SAY($counts, "of-heads") }
fate-moved = in Reihe { $row }
fate-bad = nimmt { $gain }
# Bevor die Karten einer Runde auf der Tafel aufgedeckt werden.
opening = Karten auf! Die niedrigste zuerst.
highlight-takes-five = Die sechste Karte!
highlight-lowest = Niedriger als alle Reihen!

## Was an den Hornochsen bemerkenswert war, am Ende erzählt

mention-margin = So wenig fehlte { $seats } zum Sieg: { SAY($points, "of-heads") }.
mention-most-at-once = { COUNT($seats) ->
    [one] { $seats } nahm { SAY($points, "with-heads") } auf einen Schlag. Mehr nahm niemand.
   *[other] { $seats } nahmen je { SAY($points, "with-heads") } auf einen Schlag. Mehr nahm niemand.
}
mention-streak = { $times }-mal hintereinander nahm nur { $seat } Hornochsen.
mention-spotless = { $seat } hat keinen einzigen Hornochsen genommen.

## Was kann ich tun? Höchstens drei Zeilen: was jetzt geht, und was es bringt

can-deal =
    Drückt den Knopf, und die App gibt allen zehn Karten. Das kann jeder.
    Seht euch erst die Reihen an: Danach sind sie weg. Was sie brachten, ist gezählt.
can-start =
    Deckt eine Karte auf, legt sie unter die anderen, und gebt ihre Zahl ein. Das kann jeder.
    Mit jeder der vier beginnt eine Reihe. Gespielte Karten kommen dann in die, die passt.
can-draft =
    Nimm eine Karte, die noch niemand hat. Alle sehen, welche.
    Haben alle zehn, beginnen mit den letzten vier die Reihen.
can-card =
    { OPTION("dealer") ->
        [app] Versiegle eine deiner Karten. Du kannst sie zurücknehmen, bis alle versiegelt haben.
       *[table] Leg eine Karte verdeckt hin, und versiegle sie hier. Zurücknehmen geht, bis alle so weit sind.
    }
    Die niedrigste zuerst: Jede kommt in die Reihe, deren letzte Karte am nächsten darunter liegt.
    Die sechste Karte nimmt ihre Reihe. Ist deine niedriger als alle, suchst du dir eine aus.
can-row =
    Nimm eine der vier Reihen, mit ihren Hornochsen. Mit deiner Karte beginnt sie neu.
    Dann folgen die anderen Karten, von klein nach groß. Sie können in deine Reihe kommen.
can-clash =
    Die { $item } gibt es nur einmal. Tippt auf den Eintrag, der nicht stimmt, und ändert ihn.
    Welcher es ist, zeigen die Karten auf dem Tisch. Dann wird die Runde neu entschieden.
    Stimmen die Karten nicht? Lasst sie stehen. Die { $item } wird in diesem Durchgang nicht mehr gezählt.
can-override =
    Wählt die Zahl, die ihr öfter als einmal habt.
    Sie wird in diesem Durchgang nicht mehr gezählt und kann noch mal kommen.
meanwhile = { $stage ->
    [draft]
        Alle nehmen reihum eine Karte. Welche hättest du gern?
        Mit den letzten vier beginnen die Reihen.
    [rows] Die vier Reihen werden ausgelegt. Sieh dir solange deine Karten an.
   *[other]
        Die niedrigste zuerst: Jede kommt in die Reihe, deren letzte Karte am nächsten darunter liegt.
        Die sechste Karte einer Reihe nimmt die fünf anderen.
}

## Wie es mit diesen Optionen geht, und womit

how =
    { OPTION("deck") ->
        [draft] { OPTION("dealer") ->
            [app] Nehmt reihum je eine Karte, bis alle zehn haben. Mit den letzten vier beginnen vier Reihen.
           *[table] Legt die Karten 1 bis { OPTION("highest") } offen aus. Nehmt reihum je eine, bis alle zehn haben. Mit den letzten vier beginnen vier Reihen.
        }
       *[other] { OPTION("dealer") ->
            [app] Alle bekommen zehn Karten. Mit vier weiteren beginnen vier Reihen.
           *[table] Gebt jedem zehn Karten. Deckt vier weitere auf, eine unter der anderen: Mit jeder beginnt eine Reihe.
        }
    }
    { OPTION("dealer") ->
        [app] Alle versiegeln hier eine ihrer Karten.
       *[table] Alle legen eine Karte verdeckt hin und versiegeln hier dieselbe.
    }
    Alle Karten werden zusammen aufgedeckt. Die niedrigste zuerst: Jede kommt in die Reihe, deren letzte Karte am nächsten darunter liegt.
    Die sechste Karte einer Reihe nimmt die fünf anderen, und mit ihr beginnt die Reihe neu.
    Niedriger als alle Reihen? Dann nimm eine, die du dir aussuchst. Mit deiner Karte beginnt sie neu.
    { OPTION("ends") ->
        [deals] { OPTION("deals") ->
            [1] Nach zehn Runden gewinnt, wer die wenigsten Hornochsen hat.
           *[other] Nach { OPTION("deals") } Durchgängen zu zehn Runden gewinnt, wer die wenigsten Hornochsen hat.
        }
       *[limit] Nach zehn Runden gebt ihr neu, bis jemand { SAY(OPTION("limit"), "with-heads") } hat. Dann gewinnt, wer die wenigsten hat.
    }
needs = { OPTION("dealer") ->
    [app] Keine Karten: Deine sind auf dem Handy, und die App legt die Reihen aus.
   *[table] { OPTION("deck") ->
        [all] Die 104 Karten von 6 nimmt!
       *[other] Die Karten 1 bis { OPTION("highest") } von 6 nimmt!
    }
}
substitutes = { OPTION("dealer") ->
    [app] {""}
   *[table]
        <b>Karten mit den Zahlen 1 bis { OPTION("highest") }</b>, aus irgendeinem Spiel. Hornochsen brauchen sie keine: Die App weiß, wie viele jede hat.
        <b>Zettel.</b> Schreibt 1 bis { OPTION("highest") } darauf.
}

## Zwanzig Sekunden für alle, die es nie gespielt haben

tour-aim = Auf den Karten sind Hornochsen, und keiner will sie. Am Ende gewinnt, wer die wenigsten hat.
tour-phone = { OPTION("dealer") ->
    [app] Versiegle jede Runde eine deiner Karten auf dem Handy.
   *[table] Leg jede Runde eine Karte verdeckt hin, und versiegle sie auf dem Handy.
}
tour-rows = Die niedrigste zuerst: Jede kommt in die Reihe, deren letzte Karte am nächsten darunter liegt.
tour-sixth = Ist deine die sechste? Du nimmst die fünf anderen. Niedriger als alle Reihen? Such dir eine aus.

## Was erzählt wird, während es sich selbst spielt, jedes beim ersten Mal

caption-asked-start = Jemand deckt vier Karten auf. Mit jeder beginnt eine Reihe.
caption-asked-draft = Sie nehmen reihum ihre Karten, ganz offen. Mit den letzten vier beginnen die Reihen.
caption-asked-card = Alle spielen geheim eine Karte. In welche Reihe kommt sie, und als wievielte?
caption-asked-row = Eine Karte, die niedriger ist als alle Reihen, nimmt eine. Wer sie gespielt hat, sucht sie aus.
caption-told-follows = Niedrige zuerst: Jede kommt in die Reihe, deren letzte Karte am nächsten darunter liegt.
caption-told-takes-five = Die sechste Karte einer Reihe nimmt die fünf anderen, mit allen Hornochsen.
caption-told-takes-chosen = Die Reihe ist weg, und mit der niedrigen Karte beginnt sie neu.

## Options

credit = 6 nimmt! (Wolfgang Kramer, AMIGO)
tagline = Jeder eine Karte, geheim, und alle kommen in vier Reihen. Ist deine die sechste? Du nimmst die Reihe.
also-known = In anderen Ländern heißt es Take 5 oder Category 5.
form-all = Wie in der Anleitung
    .help = Niemand weiß, welche Karten im Spiel sind.
form-few = Nur so viele, wie ihr braucht
    .help = Jede Karte hat jemand auf der Hand, oder sie liegt am Anfang einer Reihe.
form-draft = Offen ausgesucht
    .help = Ihr nehmt eure Karten reihum, und alle sehen sie.
option-dealer = Wer gibt
    .help = Ihr spielt mit echten Karten oder nur auf den Handys.
    .choice-table = Wir
    .choice-app = Die App
option-deck = Die Karten
    .help = Mit weniger Karten könnt ihr alle ausrechnen, was noch kommt.
    .choice-all = Alle 104
    .choice-few = 10 für jeden von euch und 4 dazu
    .choice-draft = Ebenso, offen ausgesucht
option-ends = Das Spiel endet
    .help = Der Durchgang, in dem jemand die Grenze erreicht, ist der letzte.
    .choice-limit = Bei einer Zahl von Hornochsen
    .choice-deals = Nach einigen Durchgängen
option-limit = Hornochsen
    .help = 66, wie in der Anleitung. Mit weniger wird das Spiel kürzer.
option-deals = Durchgänge
    .help = Ein Durchgang dauert etwa zehn Minuten.
printed-cards = Die Karten
    .help = Die Zahlen 1 bis 104, mit ihren Hornochsen.
printed-cards-cards = Karten
    .help = Spielt ihr mit weniger Karten, braucht ihr 10 für jeden von euch und 4 dazu.
