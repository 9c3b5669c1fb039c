# Irgendein anderes Spiel, auf Deutsch. Eine „sealed round“ ist eine geheime Runde.

points = { ABS($it) ->
    [one] { $it } Punkt
   *[other] { $it } Punkte
}
points-dat = { ABS($it) ->
    [one] { $it } Punkt
   *[other] { $it } Punkten
}
your-game = { OPTION("title") ->
    [none] euer Spiel
   *[other] { OPTION("title") }
}

## Der Punktezettel

row = { UPTO($leaders, 3) ->
    [one] { $leaders } führt mit { SAY($total, "points-dat") }. Runde { $round } steht auf dem Zettel.
    [more] { $all_lead ->
        [yes] Ihr führt alle mit je { SAY($total, "points-dat") }. Runde { $round } steht auf dem Zettel.
       *[no] { COUNT($leaders) } von euch führen mit je { SAY($total, "points-dat") }. Runde { $round } steht auf dem Zettel.
    }
   *[other] { $leaders } führen mit je { SAY($total, "points-dat") }. Runde { $round } steht auf dem Zettel.
}
added = { $seat } schreibt { $points } auf und hat jetzt { $total }.
    .you = { YOU($seat) ->
        [you] Du schreibst { $points } auf und hast jetzt { $total }.
       *[other] {""}
    }
reached = { COUNT($seats) ->
    [one] { $seats } hat { $target } erreicht. Ihr sagt, wann das Spiel aus ist.
   *[other] { $seats } haben { $target } erreicht. Ihr sagt, wann das Spiel aus ist.
}
column = { $round }
column-now = Runde { $round }
won = { $scored ->
    [yes] { $best ->
        [lowest] { COUNT($seats) ->
            [one] { $seats } gewinnt mit { SAY($total, "points-dat") }, der niedrigsten Summe.
           *[other] { $seats } teilen sich den Sieg mit { SAY($total, "points-dat") }, der niedrigsten Summe.
        }
       *[highest] { COUNT($seats) ->
            [one] { $seats } gewinnt mit { SAY($total, "points-dat") }.
           *[other] { $seats } teilen sich den Sieg mit { SAY($total, "points-dat") }.
        }
    }
   *[no] { COUNT($seats) ->
        [one] { $seats } gewinnt. Auf dem Zettel steht nichts.
       *[other] { $seats } teilen sich den Sieg. Auf dem Zettel steht nichts.
    }
}
leaves = { $seat } ist gegangen und kann nicht mehr gewinnen. { GENITIVE($seat) } Punkte bleiben auf dem Zettel.
back = { $seat } ist wieder da, mit denselben Punkten.
leaves-waiting = Wer geht, ist noch vor der ersten Runde weg.
joins = { $seat } spielt ab der nächsten Runde mit.
declined = { $seat } spielt beim nächsten Spiel mit.
full = Es ist Platz für { $most }.
next-deal = In der nächsten Runde

## Geheime Runden

best-number = { $best ->
    [lowest] { COUNT($cancelled) ->
        [0] niedrigste Zahl
       *[other] niedrigste Zahl ohne Doppel
    }
   *[highest] { COUNT($cancelled) ->
        [0] höchste Zahl
       *[other] höchste Zahl ohne Doppel
    }
}
wins = { COUNT($seats) ->
    [one] { $points ->
        [0] { $seats } gewinnt.
       *[other] { $seats } gewinnt { SAY($points, "points") }.
    }
   *[other] { $points ->
        [0] { $seats } gewinnen gemeinsam.
       *[other] { $seats } gewinnen gemeinsam: je { SAY($share, "points") }.
    }
}
    .because = { COUNT($seats) ->
        [one] { $number } ist die { best-number }.
        [2] { $best ->
            [lowest] Beide haben { $number }, die niedrigste.
           *[highest] Beide haben { $number }, die höchste.
        }
       *[other] { $best ->
            [lowest] Alle haben { $number }, die niedrigste.
           *[highest] Alle haben { $number }, die höchste.
        }
    }
tied = { COUNT($seats) ->
    [2] { $seats } haben beide { $number }. Sie geben noch mal ein.
   *[other] { $seats } haben alle { $number }. Sie geben noch mal ein.
}
nobody = { COUNT($cancelled) ->
    [0] Niemand gewinnt: Es ist niemand mehr da.
   *[other] Niemand gewinnt. Jede Zahl war doppelt.
}
shown = Die Zahlen gehen von { $least } bis { $most }.
counted = { $kind ->
    [player] { $times ->
        [1] Jeder hat eine andere Person genannt.
       *[other] { $is_unanimous ->
            [yes] Alle nennen { $named }.
           *[no] { COUNT($named) ->
                [one] Vorn liegt { $named }: { $times }-mal genannt.
               *[other] Vorn liegen { $named }, je { $times }-mal genannt.
            }
        }
    }
   *[choice] { $times ->
        [1] Keine zwei von euch haben dasselbe gewählt.
       *[other] { $is_unanimous ->
            [yes] Alle wählen { SAY($chosen, "quoted") }.
           *[no] { COUNT($chosen) ->
                [one] Vorn liegt { SAY($chosen, "quoted") }: { $times }-mal gewählt.
               *[other] Vorn liegen { SAY($chosen, "quoted") }, je { $times }-mal gewählt.
            }
        }
    }
}
quoted = „{ $it }“
choice = { $text }

## Warum eine Antwort oder eine Option nicht geht

nothing-yet = Noch steht nichts da. Spielt zuerst eine Runde.
no-sum = Das ist noch keine Rechnung. Schreib zum Beispiel 12, −4 oder 3+6+2.
too-long = Das ist zu lang. Höchstens { $longest } Zeichen passen.
too-many-digits = Das ist zu groß. Eine Zahl hat höchstens { $digits } Ziffern.
no-range = Die höchste Zahl muss über der niedrigsten liegen, { $low }.
few-choices = Schreibt mindestens zwei Möglichkeiten auf, jede in eine Zeile.
same-choices = Zwei eurer Möglichkeiten sind gleich. Ändert eine.

## Die Fragen

ask-next = Wie geht’s weiter?
hint-next = Einigt euch am Tisch. Eingeben kann es jeder.
# Wo etwas gefragt wurde: „Runde 1, geheime Runde 2“.
part-first = geheime Runde
part-sealed = geheime Runde
entry-next = nächster Schritt
to-next = sagt, wie es weitergeht
ask-scores = Punkte aufschreiben
button-scores = Punkte aufschreiben
entry-scores = Punkte
ask-sealed = { OPTION("round") ->
    [bids] Gebote
   *[any] Geheime Runde
}
button-sealed = { OPTION("round") ->
    [bids] Bieten für die nächste Runde
   *[any] Geheime Runde
}
entry-sealed = geheime Runde
ask-finish = Spiel beenden
hint-finish = { OPTION("best") ->
    [lowest] Die niedrigste Summe gewinnt.
   *[highest] Die höchste Summe gewinnt.
}
entry-finish = Ende
ask-score = Wie viele Punkte hast du?
hint-score = Auch eine Rechnung geht, etwa 3+6+2. Keine? Schreib 0.
button-score = {"{}"} aufschreiben
none-score = Schreib eine Zahl
entry-score = Punkte
label-score = { as-written }
as-written = { $is_sum ->
    [yes] { $total } aus { $written }
   *[no] { $total }
}
choosing-score = Wir warten auf die Punkte von { $names }
ask-add = Zu deinen Punkten dazu
hint-add = So oft du willst. Auch eine Rechnung geht, etwa 3+6 oder −4.
button-add = {"{}"} dazu
none-add = Schreib eine Zahl
entry-add = Punkte
label-add = { $is_done ->
    [yes] alles aufgeschrieben
   *[no] { as-written }
}
choosing-add = Schreibt Punkte auf, egal auf welchem Handy
ask-other = Für jemand anders schreiben
hint-other = Wessen Punkte sind es und wie viele?
button-other = Für {"{}"} aufschreiben
none-other = Wer und wie viel?
entry-other = Punkte für jemand anders
call-other = Für jemand anders …
ask-who = Wessen Punkte?
entry-who = Name
ask-sum = Wie viele?
entry-sum = Punkte
label-sum = { as-written }
ask-close = Alle haben geschrieben
button-close = Runde abschließen
entry-close = Ende der Runde
waiting-close = Wir warten, bis jemand die Runde abschließt
ask-entry = { $kind ->
    [number] Welche Zahl?
    [player] Wen nennst du?
   *[other] Was davon?
}
hint-entry = { $kind ->
    [number] { $wins ->
        [highest] Geheim. Alle Zahlen werden zusammen aufgedeckt. Die höchste gewinnt.
        [lowest] Geheim. Alle Zahlen werden zusammen aufgedeckt. Die niedrigste gewinnt.
       *[none] Geheim. Alle Zahlen werden zusammen aufgedeckt.
    }
   *[other] Geheim. Alle Eingaben werden zusammen aufgedeckt.
}
button-entry = {"{}"} versiegeln
none-entry = { $kind ->
    [number] Schreib eine Zahl
   *[other] Wähl etwas aus
}
entry-entry = Eingabe
sealing-entry = Versiegelt eure Eingabe, geheim.
choosing-entry = Wir warten auf die Eingabe von { $names }

## Wie geheime Runden von jetzt an gehen

settings = { $entry ->
    [number] { $wins ->
        [none] In geheimen Runden geben jetzt alle eine Zahl von { $low } bis { $high } ein. Die Zahlen werden nur gezeigt.
        [lowest] In geheimen Runden geben jetzt alle eine Zahl von { $low } bis { $high } ein. { $points ->
            [0] Die niedrigste gewinnt. { settings-ties }
           *[other] Die niedrigste gewinnt { SAY($points, "points") }. { settings-ties }
        }
       *[highest] In geheimen Runden geben jetzt alle eine Zahl von { $low } bis { $high } ein. { $points ->
            [0] Die höchste gewinnt. { settings-ties }
           *[other] Die höchste gewinnt { SAY($points, "points") }. { settings-ties }
        }
    }
    [choice] In geheimen Runden wählen jetzt alle eine eurer Möglichkeiten.
   *[player] In geheimen Runden nennen jetzt alle jemanden.
}
settings-ties = { $ties ->
    [share] Bei gleichen Zahlen wird geteilt.
    [cancel] Gleiche Zahlen heben sich auf.
   *[again] Bei gleichen Zahlen wird noch mal eingegeben.
}
ask-settings = Wie gehen geheime Runden?
hint-settings = Ab der nächsten. Was gespielt ist, bleibt.
button-settings = So spielen wir
none-settings = Füll alles aus
entry-settings = Änderung der geheimen Runden
call-settings = Geheime Runden ändern …
label-settings = { entered-settings }
entered-settings = { $enter ->
    [number] { $wins ->
        [highest] Eine Zahl, { $low } bis { $high }, die höchste
        [lowest] Eine Zahl, { $low } bis { $high }, die niedrigste
       *[none] Eine Zahl, { $low } bis { $high }, nur zeigen
    }
    [choice] Eine eurer Möglichkeiten
   *[player] Jemand von euch
}
ask-enter = Alle geben ein
entry-enter = Art der Eingabe
label-enter = { $value ->
    [number] Eine Zahl
    [choice] Eine eurer Möglichkeiten
   *[player] Jemanden von euch
}
ask-low = Niedrigste Zahl
entry-low = niedrigste Zahl
ask-high = Höchste Zahl
entry-high = höchste Zahl
ask-wins = Wer gewinnt sie
entry-wins = Gewinn
label-wins = { $value ->
    [highest] Die höchste
    [lowest] Die niedrigste
*[none] Niemand: nur zeigen
}
ask-ties = Haben mehrere die beste
entry-ties = Gleichstand
label-ties = { $value ->
    [share] Sie teilen
    [cancel] Gleiche heben sich auf
   *[again] Sie geben noch mal ein
}
ask-points = Punkte für den Sieg
entry-points = Punkte
hint-leave = Was auf dem Zettel steht, bleibt. Gewinnen geht nicht mehr.
entry-decline = Absage

## Wo wir sind

place-long = Runde { $round }
place-short = Runde { $round }
between-heading = { $begun ->
    [yes] {""}
   *[no] Baut euer Spiel auf
}
between-steps =
    Baut { your-game } so auf, wie es die Regeln sagen.
    Spielt mit euren eigenen Karten. Behaltet die Handys bei euch.
    { OPTION("round") ->
        [bids] In jeder Runde versiegeln alle zuerst ein Gebot und schreiben zuletzt ihre Punkte auf.
       *[any] Jemand sagt, wie es weitergeht: Punkte aufschreiben oder eine geheime Runde.
    }
# Bevor die Eingaben auf der Tafel aufgedeckt werden.
opening = Alle sind so weit. Aufdecken!

## Auf der Tafel und den Handys

scene-left = ist gegangen
scene-wins = gewinnt
scene-shares = teilt
scene-cancelled = hebt sich auf
scene-face-up = offen
scene-ready = fertig
scene-away = nicht da
scene-looks-on = schaut zu
scene-sealed = versiegelt
scene-round = Runde
scene-bid = Gebot
scene-turned-over = Aufgedeckt
scene-nothing = Noch steht nichts da
scene-total = Summe
pad-turned-over = In dieser Runde aufgedeckt
pad-written = Bisher aufgeschrieben
sum-delete = Letztes Zeichen löschen
sum-keys = Tasten
sum-all-written = Alles steht da

## Was kann ich tun? Höchstens drei Zeilen: was jetzt geht, und was es bringt

can-next =
    { OPTION("round") ->
        [bids]
            Startet die nächste Runde: Alle bieten geheim, dann wird aufgedeckt. Das kann jeder.
            Dann spielt sie, und schreibt eure Punkte auf.
       *[any]
            Spielt nach euren eigenen Regeln. Sagt dann, wie es weitergeht. Das kann jeder.
            Punkte aufschreiben, jeder am eigenen Handy. Oder eine geheime Runde: Alle geben etwas ein.
    }
    { HAS($out, "finish") ->
        [yes] Beenden könnt ihr das Spiel, sobald etwas dasteht. { hint-finish }
       *[no] Beendet das Spiel, wenn es aus ist. { hint-finish }
    }
can-settings =
    Sag, wie geheime Runden jetzt gehen: was eingegeben wird, was gewinnt und was es bringt.
    Runden, die vorbei sind, bleiben, wie sie sind.
can-score =
    Schreib auf, was du in dieser Runde bekommen hast: 12, −4 oder eine Rechnung wie 3+6+2.
    Nichts bekommen? Schreib 0. Haben alle geschrieben, ist die Runde voll.
can-add =
    Schreib zu deiner Summe dazu, so oft du willst: 12, −4 oder eine Rechnung wie 3+6+2.
    „Alles steht da“ schließt den Zettel für alle. Sagt dann, wie es weitergeht.
can-other =
    Wählt jemanden, und schreibt die Punkte auf.
    Alle sehen sie und wer sie geschrieben hat.
can-close = Alle haben geschrieben. Schließt die Runde ab, und sagt, wie es weitergeht. Das kann jeder.
can-entry =
    { $kind ->
        [number] Versiegle eine Zahl von { $low } bis { $high }. Niemand sieht sie, bevor alle so weit sind.
        [player] Versiegle einen Namen. Es darf deiner sein. Niemand sieht ihn, bevor alle so weit sind.
       *[other] Versiegle eine der Möglichkeiten. Niemand sieht sie, bevor alle so weit sind.
    }
    { $kind ->
        [number] { OPTION("wins") ->
            [none] { can-entry-shown }
           *[other] { can-entry-wins }
        }
       *[other] { can-entry-shown }
    }
can-entry-shown = Alle Eingaben werden zusammen aufgedeckt. Punkte gibt es dafür nicht.
can-entry-wins =
    { OPTION("points") ->
        [0] Die { can-entry-best } gewinnt.
       *[other] Die { can-entry-best } gewinnt { SAY(OPTION("points"), "points") }.
    }
    { OPTION("ties") ->
        [share] { OPTION("points") ->
            [0] Bei gleichen Zahlen wird geteilt.
           *[other] Bei gleichen Zahlen wird geteilt, in ganzen Punkten.
        }
        [cancel] Gleiche Zahlen heben sich auf.
       *[again] Bei gleichen Zahlen wird noch mal eingegeben.
    }
can-entry-best = { OPTION("wins") ->
    [lowest] { OPTION("ties") ->
        [cancel] niedrigste Zahl ohne Doppel
       *[other] niedrigste Zahl
    }
   *[highest] { OPTION("ties") ->
        [cancel] höchste Zahl ohne Doppel
       *[other] höchste Zahl
    }
}
meanwhile = { $stage ->
    [sheet] Die anderen schreiben noch. Du kannst auch für jemand anders schreiben.
    [sealed] Alle Eingaben werden zusammen aufgedeckt.
   *[other] Spielt nach euren eigenen Regeln weiter.
}

## Wie es mit diesen Optionen geht, und womit

how =
    { OPTION("title") ->
        [none] Spielt euer eigenes Spiel nach seinen Regeln. Companion zählt die Punkte.
       *[other] Spielt { OPTION("title") } nach seinen Regeln. Companion zählt die Punkte.
    }
    { OPTION("round") ->
        [bids] In jeder Runde gibt es erst Gebote, dann Punkte. Die Gebote bleiben zu sehen, bis alle Punkte dastehen.
       *[any] {""}
    }
    { OPTION("sheet") ->
        [rounds] Punkte aufschreiben: einmal pro Runde, jeder am eigenen Handy. Auch Rechnungen wie 3+6+2 gehen.
       *[totals] Punkte aufschreiben: jederzeit zu deiner Summe dazu. Auch Rechnungen wie 3+6+2 gehen.
    }
    { ask-sealed }: { OPTION("entry") ->
        [number] Alle geben geheim eine Zahl von { OPTION("low") } bis { OPTION("high") } ein. Alle Eingaben werden zusammen aufgedeckt.
        [choice] Alle wählen geheim eine eurer Möglichkeiten. Alle Eingaben werden zusammen aufgedeckt.
       *[player] Alle nennen geheim jemanden. Alle Eingaben werden zusammen aufgedeckt.
    }
    { OPTION("entry") ->
        [number] { OPTION("wins") ->
            [none] {""}
            [lowest] { OPTION("points") ->
                [0] Die niedrigste Zahl gewinnt. { how-ties }
               *[other] Die niedrigste Zahl gewinnt { SAY(OPTION("points"), "points") }. { how-ties }
            }
           *[highest] { OPTION("points") ->
                [0] Die höchste Zahl gewinnt. { how-ties }
               *[other] Die höchste Zahl gewinnt { SAY(OPTION("points"), "points") }. { how-ties }
            }
        }
       *[other] {""}
    }
    Passt das nicht? Die Spielleitung ändert geheime Runden zwischen zwei Runden, unter „Tisch“.
    { OPTION("target") ->
        [0] Ihr sagt, wann es aus ist. { hint-finish }
       *[other] Ihr sagt, wann es aus ist. { hint-finish } Companion sagt, wer { OPTION("target") } erreicht hat.
    }
how-ties = { OPTION("ties") ->
    [share] Bei gleichen Zahlen wird geteilt.
    [cancel] Gleiche Zahlen heben sich auf.
   *[again] Bei gleichen Zahlen wird noch mal eingegeben.
}
needs = Alles, womit ihr { your-game } spielt.

## Zwanzig Sekunden für alle, die es nie gespielt haben

tour-aim = Spielt { your-game } nach seinen Regeln. { hint-finish }
tour-write = { OPTION("sheet") ->
    [rounds] Schreib deine Punkte auf deinem Handy auf, einmal pro Runde. Auch eine Rechnung geht.
   *[totals] Schreib deine Punkte auf deinem Handy auf, wann du willst. Auch eine Rechnung geht.
}
tour-mend = Etwas Falsches geschrieben? Ändere es unter „Fehler beheben“, und die Summen stimmen wieder.
tour-sealed = Was geheim ist, kommt in eine geheime Runde. Die Tafel deckt alles auf und zählt die Summen.

## Was erzählt wird, während es sich selbst spielt, jedes beim ersten Mal

caption-asked-next = Spielt irgendein Spiel. Jemand sagt, wie es weitergeht: Punkte oder eine geheime Runde.
caption-asked-entry = Eine geheime Runde: Alle geben geheim eine Zahl ein.
caption-asked-score = Alle schreiben ihre eigenen Punkte auf. Auch Rechnungen wie 3+6+2 gehen.
caption-told-wins = Alles wurde zusammen aufgedeckt. Die Tafel sagt, wer die Runde gewinnt.
caption-told-row = Die Runde steht auf dem Zettel, und die Tafel rechnet zusammen.

## Was eine Runde für einen Platz bedeutet, das Wichtigste zuerst

result-wrote = Du hast { $points } aufgeschrieben. { result-lead }
result-lead = { YOU($leaders) ->
    [you] { COUNT($leaders) ->
        [one] Du führst.
       *[other] Du liegst mit vorn.
    }
   *[other] { COUNT($leaders) ->
        [one] { $leaders } führt.
       *[other] { COUNT($leaders) } liegen gleichauf vorn.
    }
}
result-reached = { YOU($seats) ->
    [you] Du hast { $target } erreicht.
   *[other] { COUNT($seats) ->
        [one] { $seats } hat { $target } erreicht.
       *[other] { $seats } haben { $target } erreicht.
    }
}
result-wins = { YOU($seats) ->
    [you] { COUNT($seats) ->
        [one] Du gewinnst mit { $number }.
       *[other] Du gewinnst gemeinsam mit { OTHERS($seats) }.
    }
   *[other] { COUNT($seats) ->
        [one] { $seats } gewinnt mit { $number }.
       *[other] { $seats } gewinnen gemeinsam.
    }
}
result-wins-why = { $number } ist die { best-number }.
result-tied = { YOU($seats) ->
    [you] Deine { $number } hat noch jemand. Gib noch mal ein.
   *[other] { $seats } haben alle { $number } und geben noch mal ein.
}
result-nobody = { COUNT($cancelled) ->
    [0] Niemand gewinnt.
   *[other] Niemand gewinnt. Jede Zahl war doppelt.
}
result-won = { YOU($seats) ->
    [you] { $scored ->
        [yes] { COUNT($seats) ->
            [one] Du gewinnst mit { SAY($total, "points-dat") }!
           *[other] Du teilst dir den Sieg mit { SAY($total, "points-dat") }!
        }
       *[no] { COUNT($seats) ->
            [one] Du gewinnst!
           *[other] Du teilst dir den Sieg!
        }
    }
   *[other] { $scored ->
        [yes] { COUNT($seats) ->
            [one] { $seats } gewinnt mit { SAY($total, "points-dat") }.
           *[other] { $seats } teilen sich den Sieg mit { SAY($total, "points-dat") }.
        }
       *[no] { COUNT($seats) ->
            [one] { $seats } gewinnt.
           *[other] { $seats } teilen sich den Sieg.
        }
    }
}
picture-nobody = niemand gewinnt

## Was die Tafel dazu sagt; nichts davon zweimal am Abend

comment-wins-1 = { $who } hatte da so ein Gefühl.
comment-wins-2 = Gut versiegelt, { $who }.
comment-wins-3 = { $who } hat es kommen sehen.
comment-wins-4 = { $who } tut überrascht.
comment-wins-5 = Irgendwer musste es ja wissen: { $who }.
comment-wins-6 = Der Umschlag zwinkert { $who } zu.
comment-tied-1 = { $who } vergleichen ihre Zettel.
comment-tied-2 = { $who } müssen verwandt sein.
comment-tied-3 = { $who }: ein Kopf, viele Stifte.
comment-nobody-1 = So viel Siegellack für nichts.
comment-nobody-2 = Immerhin war der Umschlag hübsch.
comment-nobody-3 = Der Umschlag zuckt mit den Ecken.

## Options

game-name = Ein anderes Spiel
credit = Euer eigenes Spiel
tagline = Nicht dabei? Hier zählt Companion eure Punkte und hütet eure geheimen Gebote.
option-title = Was spielt ihr?
    .help = Der Name steht auf allen Bildschirmen.
option-sheet = Der Punktezettel
    .help = Runde für Runde schreiben alle einmal. Zu laufenden Summen kommt jederzeit etwas dazu.
    .choice-rounds = Runde für Runde
    .choice-totals = Laufende Summen
option-round = Eine Runde ist
    .help = Mit Geboten: Alle versiegeln eins, ihr spielt, und alle schreiben ihre Punkte auf.
    .choice-any = Jedes Mal, was ihr wollt
    .choice-bids = Erst Gebote, dann Punkte
option-best = Wer gewinnt
    .help = Ändert das vor dem Spiel: Mittendrin geht es nicht mehr.
    .choice-highest = Die höchste Summe
    .choice-lowest = Die niedrigste Summe
option-target = Punkteziel
    .help = Companion sagt, wer es erreicht hat. 0: Es gibt keins. Ihr sagt, wann es aus ist.
option-entry = In geheimen Runden geben alle ein
    .help = Geheim, und alles wird zusammen aufgedeckt. Nutzt es, so oft ihr wollt.
    .choice-number = Eine Zahl
    .choice-choice = Eine eurer Möglichkeiten
    .choice-player = Jemanden von euch
option-low = Niedrigste Zahl
    .help = Das Wenigste, was in einer geheimen Runde geht.
option-high = Höchste Zahl
    .help = Das Meiste, was in einer geheimen Runde geht.
option-choices = Eure Möglichkeiten
    .help = Zwei bis acht, jede in einer Zeile, mit bis zu 24 Buchstaben.
option-wins = Wer gewinnt eine geheime Runde
    .help = Oder zeigt die Zahlen nur: Niemand gewinnt mit ihnen.
    .choice-highest = Die höchste
    .choice-lowest = Die niedrigste
    .choice-none = Niemand: nur zeigen
option-ties = Haben mehrere die beste
    .help = Zahlen, die sich aufheben, sind raus. Die beste von den anderen gewinnt.
    .choice-share = Sie teilen
    .choice-cancel = Gleiche heben sich auf
    .choice-again = Sie geben noch mal ein
option-points = Punkte für den Sieg
    .help = Sie stehen auf dem Zettel. 0: nichts. Wer teilt, bekommt ganze Punkte.
