# I Didn’t Eat That, in Worten. $main, $side und $food sind Gerichte, wie die Karten sie nennen, also ohne Artikel.

meal = { SAY($main, "dish") } mit { SAY($side, "dish") }, { MONEY($cost) }
check = { SAY($check, "meal") }
the-food = { dish }
# Was eine Ausrede behauptet; $ate und $denied sind Gerichte.
claims = { COUNT($ate) ->
    [0] { COUNT($denied) ->
        [0] erwähnt kein Essen
       *[other] hat nicht gegessen: { SAY($denied, "the-food") }
    }
   *[other] { COUNT($denied) ->
        [0] hat { SAY($ate, "the-food") } gegessen
       *[other] hat { SAY($ate, "the-food") } gegessen, nicht { SAY($denied, "the-food") }
    }
}
excuse = { claims } (glaubwürdig { $credibility })
excuse-or-hidden = { $it ->
    [none] verdeckt
   *[other] { excuse }
}

## Wer zahlt: die Gründe, nach der Frage, die entscheidet

# „(2 gegen 3 und 5)“: wer zahlt, dann die anderen.
credits = { COUNT($against) ->
    [0] {""}
   *[other] {" "}({ $best } gegen { $against })
}
grounds = { $step ->
    [1] { $alone ->
        [yes] Nur { $payer } hat { SAY($main, "dish") } gegessen
       *[no] Wer hat { SAY($main, "dish") } gegessen? Am glaubwürdigsten davon: { $payer }{ credits }
    }
    [2] { $alone ->
        [yes] Niemand hat { SAY($main, "dish") } gegessen, und nur { $payer } hat { SAY($side, "dish") } gegessen
       *[no] Niemand hat { SAY($main, "dish") } gegessen. Wer hat { SAY($side, "dish") } gegessen? Am glaubwürdigsten: { $payer }{ credits }
    }
    [3] { $alone ->
        [yes] Niemand hat { SAY($main, "dish") } oder { SAY($side, "dish") } gegessen, und nur { $payer } erwähnt keins von beiden
       *[no] Niemand hat { SAY($main, "dish") } oder { SAY($side, "dish") } gegessen. Wer erwähnt keins davon? Am unglaubwürdigsten: { $payer }{ credits }
    }
    [4] { $alone ->
        [yes] Niemand hat etwas davon gegessen, alle erwähnen eins. Nur { $payer } bestreitet { SAY($side, "dish") }
       *[no] Niemand hat etwas davon gegessen, alle erwähnen eins. Wer bestreitet { SAY($side, "dish") }? Am unglaubwürdigsten: { $payer }{ credits }
    }
   *[5] { $alone ->
        [yes] { $payer } bestreitet { SAY($main, "dish") }, und sonst liegt hier keine Ausrede
       *[no] Alle bestreiten { SAY($main, "dish") }. Am unglaubwürdigsten: { $payer }{ credits }
    }
}
# Dasselbe für den, der zahlt.
your-grounds = { $step ->
    [1] { $alone ->
        [yes] Nur du hast { SAY($main, "dish") } gegessen
       *[no] Von allen, die { SAY($main, "dish") } gegessen haben, bist du am glaubwürdigsten{ credits }
    }
    [2] { $alone ->
        [yes] Niemand hat { SAY($main, "dish") } gegessen, und nur du hast { SAY($side, "dish") } gegessen
       *[no] Niemand hat { SAY($main, "dish") } gegessen. Von allen, die { SAY($side, "dish") } gegessen haben, bist du am glaubwürdigsten{ credits }
    }
    [3] { $alone ->
        [yes] Niemand hat { SAY($main, "dish") } oder { SAY($side, "dish") } gegessen, und nur du erwähnst keins von beiden
       *[no] Niemand hat { SAY($main, "dish") } oder { SAY($side, "dish") } gegessen. Von allen, die keins erwähnen, bist du am unglaubwürdigsten{ credits }
    }
    [4] { $alone ->
        [yes] Niemand hat etwas davon gegessen, alle erwähnen eins. Nur du bestreitest { SAY($side, "dish") }
       *[no] Niemand hat etwas davon gegessen, alle erwähnen eins. Von allen, die { SAY($side, "dish") } bestreiten, bist du am unglaubwürdigsten{ credits }
    }
   *[5] { $alone ->
        [yes] Du bestreitest { SAY($main, "dish") }, und sonst liegt hier keine Ausrede
       *[no] Alle bestreiten { SAY($main, "dish") }, und du bist am unglaubwürdigsten{ credits }
    }
}
# Was mehrere getan haben, nach der Frage, zu der es passt: „beide haben Fisch gegessen“.
at-step = { $step ->
    [1] haben { SAY($main, "dish") } gegessen
    [2] haben { SAY($side, "dish") } gegessen
    [3] haben keins von beiden erwähnt
    [4] haben { SAY($side, "dish") } bestritten
   *[5] haben { SAY($main, "dish") } bestritten
}
# Dasselbe im Nebensatz: „alle, die Fisch gegessen haben“.
who-at-step = { $step ->
    [1] { SAY($main, "dish") } gegessen haben
    [2] { SAY($side, "dish") } gegessen haben
    [3] keins von beiden erwähnt haben
    [4] { SAY($side, "dish") } bestritten haben
   *[5] { SAY($main, "dish") } bestritten haben
}
# Dasselbe von einer Ausrede: Sie behauptet etwas, gegessen hat vielleicht niemand.
claimed-at-step = { $step ->
    [1] gab { SAY($main, "dish") } zu
    [2] gab { SAY($side, "dish") } zu
    [3] erwähnte keins von beiden
    [4] bestritt { SAY($side, "dish") }
   *[5] bestritt { SAY($main, "dish") }
}
had-at-step = { $step ->
    [1] { SAY($main, "dish") } gegessen
    [2] { SAY($side, "dish") } gegessen
    [3] keins von beiden erwähnt
    [4] { SAY($side, "dish") } bestritten
   *[5] { SAY($main, "dish") } bestritten
}
tied = Gleichstand: { $tying } { at-step } ({ $best })
# Was die im Gleichstand davor gespielt hatten; wo sie entscheidet, mit der Glaubwürdigkeit.
had-played = { COUNT($earlier) ->
    [0] {""}
   *[other] { COMMAS($earlier, "had-earlier") },{" "}
}{ SAY($deciding, "deciding") } { COUNT($deciding) ->
    [one] hatte
   *[other] hatten
} { had-at-step }
had-earlier = { $seats } { COUNT($seats) ->
    [one] hatte
   *[other] hatten
} { had-at-step }
deciding = { $several ->
    [yes] { $seat } ({ $credibility })
   *[no] { $seat }
}
pays = { $payer } zahlt { MONEY($cost) }.
    .because = { grounds }.
pays-after-tie = { $payer } zahlt { MONEY($cost) }.
    .because = { tied }. Es entscheiden die Ausreden davor: { SAY($excuses_before, "had-played") }.
back-none-before = Niemand zahlt.
    .because = { tied }. { $who_lacks ->
        [all] Von ihnen
       *[other] Von { $lacking }
    } gab es in diesem { $in_set ->
        [yes] Satz
       *[no] Durchgang
    } davor noch keine Ausrede. Die Rechnung kommt zurück unter den Stapel.
back-still-tied = Niemand zahlt.
    .because = { tied }. { COUNT($still) ->
        [0] Auch bei den Ausreden davor herrscht Gleichstand
       *[other] Auch bei den Ausreden davor von { $still } herrscht Gleichstand
    }. Die Rechnung kommt zurück unter den Stapel.
no-excuse = Niemand zahlt.
    .because = Neben { SAY($main, "dish") } mit { SAY($side, "dish") } liegt keine Ausrede. Die Rechnung kommt zurück unter den Stapel.
out = { $how_many ->
    [none] Andere Ausreden zählen hier nicht.
    [many] In Sicherheit: alle, die { OR($claims, "who-at-step") }.
   *[few] In Sicherheit: { SEMICOLONS($safe, "safe-with") }.
}
safe-with = { $seats } ({ SAY($claims, "had-at-step") })

## Die anderen Entscheidungen

deal = { $app ->
    [yes] Die App gibt jedem { $cards } Ausreden. { $first } fängt an.
   *[no] Mischt alle Ausreden, und gebt jedem { $cards }. { $first } fängt an.
}
turned-up = { $seat } deckt eine Rechnung auf, { SAY($check, "meal") }, und legt die erste Ausrede.
row = { $checks ->
    [one] { $checks } Rechnung liegt offen.
   *[other] { $checks } Rechnungen liegen offen.
} Legt reihum eine Ausrede neben eine davon. { $first } fängt an.
said = { quoted }{ $seat } { SAY($now, "excuse") }.
# Was eine Ausrede sagt, die die App gegeben hat, vor dem, was sie behauptet.
quoted = { $quote ->
    [none] {""}
   *[other] { $seat }: „{ SAY($quote, "excuse-words") }“{" "}
}
laid = { quoted }{ $seat }, neben { SAY($main, "dish") }: { SAY($now, "excuse") }.
laid-blind = { $seat } legt eine Ausrede verdeckt neben { SAY($main, "dish") }.
hint = { $seat } hat sich gerade widersprochen. Wer merkt es?
catch-moves = { $caller } erwischt { $accused }! { $free ->
    [yes] { $accused } ist gegangen, also ist das Trinkgeld jetzt frei.
   *[no] { $holder ->
        [none] { $accused } bekommt das Trinkgeld.
       *[other] { $accused } bekommt das Trinkgeld von { $holder }.
    }
}
    .because = { both-claims-said }
both-claims-said = <i class="ididnt-both">Davor: { SAY($before, "excuse") }. Jetzt: { SAY($now, "excuse") }.</i>
catch-wrong = { $caller } irrt sich bei { $accused }: kein Widerspruch.
    .because = { both-claims-said }
catch-late = { $caller } hat recht mit { $accused }, aber { $first } war schneller.
    .because = { both-claims-said }
catch-not-the-holder = { $caller } hat recht mit { $accused }, aber weitergeben kann das Trinkgeld nur { $holder }.
    .because = { both-claims-said }
catch-has-it-already = { $caller } hat recht mit { $accused }. Das Trinkgeld liegt da schon.
    .because = { both-claims-said }
missed = Niemand hat’s gemerkt: { SAY($one, "missed-first") } { SENTENCES($named, "missed-next") }{ $more ->
    [0] {""}
   [one] {" "}Und { $more } weiterer Widerspruch blieb unbemerkt.
   *[other] {" "}Und { $more } weitere Widersprüche blieben unbemerkt.
}
missed-first = { $ate ->
    [yes] Durchgang { $deal }, Runde { $round }: { $seat } hat { SAY($food, "dish") } erst bestritten und dann gegessen.
   *[no] Durchgang { $deal }, Runde { $round }: { $seat } hat { SAY($food, "dish") } erst gegessen und dann bestritten.
}
missed-next = { missed-first }
tip-paid = { $seat } zahlt { MONEY($worth) } für das Trinkgeld: 2 $ pro Person bei { $players } Leuten.
won = { COUNT($seats) ->
    [one] { $seats } zahlt am wenigsten, { MONEY($total) }, und bekommt den Nachtisch.
   *[other] Gleichstand: Am wenigsten zahlen { $seats }, je { MONEY($total) }. Teilt den Nachtisch oder spielt noch mal.
} { $next } beginnt das nächste Spiel.
ended = Die Spielleitung beendet das Spiel.{ $left ->
    [0] {""}
   *[other] {" "}Was im Stapel übrig ist, gehört niemandem.
}
pile = { $left ->
    [one] Im Stapel ist noch eine Rechnung, sagt die Spielleitung.
   *[other] Im Stapel sind noch { $left } Rechnungen, sagt die Spielleitung.
}
starts-by-lot = Ausgelost: { $seat } fängt an.
starts-as-dealer = { $seat } hat gegeben und fängt an.
starts-as-winner = { $seat } hat das letzte Spiel gewonnen und fängt an.
leaves = { $seat } ist gegangen, behält die Rechnungen und kann nicht mehr gewinnen. Ab dem nächsten Durchgang spielt ihr ohne { $seat }.
tip-free = { $seat } ist gegangen, also ist das Trinkgeld jetzt frei. Wer als Nächstes erwischt wird, bekommt es.
counts-as = „{ $food }“ ist { SAY($dish, "dish") }, sagt die Spielleitung.
back = { $seat } ist wieder da und spielt ab dem nächsten Durchgang mit.
column-checks = Rechnungen
column-tip = Trinkgeld

## Die großen Momente beim Aufdecken

highlight-caught = Erwischt: { FIRST($seats) }!

## Die Fragen

ask-starter = Wer fängt an?
hint-starter = Einigt euch am Tisch.
button-starter = {"{}"} fängt an
entry-starter = Person am Anfang
waiting-starter = Wer fängt an?
ask-dealer = Wer hat gegeben?
hint-dealer = Wer gegeben hat, fängt an.
button-dealer = {"{}"} hat gegeben
entry-dealer = Person, die gegeben hat
waiting-dealer = Wer hat gegeben?
ask-lots = Wer fängt an?
entry-lots = Person am Anfang
label-lots = { SAY($value, "name-of") }
name-of = { NAME($it) }
ask-check = Deck eine Rechnung auf
hint-check = Was steht darauf?
entry-check = Rechnung
label-check = { SAY($value, "meal") }
checks-in-words = { $it ->
    [1] eine Rechnung
    [2] zwei Rechnungen
    [3] drei Rechnungen
    [4] vier Rechnungen
    [5] fünf Rechnungen
   *[other] { $it } Rechnungen
}
ask-row = { COUNT($fields) ->
    [1] Deck die letzte Rechnung auf
   *[other] Deck { SAY(COUNT($fields), "checks-in-words") } auf
}
hint-row = { COUNT($fields) ->
    [1] Was steht darauf?
   *[other] Leg sie in eine Reihe. Was steht darauf?
}
button-row = { COUNT($fields) ->
    [1] Rechnung eingeben
   *[other] Alle { COUNT($fields) } eingeben
}
none-row = Gericht, Beilage und Betrag
entry-row = Reihe der Rechnungen
label-row = { SEMICOLONS($value, "main-and-cost") }
main-and-cost = { SAY($main, "dish") }, { MONEY($cost) }
ask-flip = Deck { SAY($checks, "checks-in-words") } auf
hint-flip = { $checks ->
    [1] Alle sehen sie sofort.
   *[other] Alle sehen sie sofort.
}
button-flip = Aufdecken
entry-flip = Startzeichen
label-flip = gegeben
choosing-flip = { OPTION("form") ->
    [base] { $names } deckt eine Rechnung auf …
   *[other] { $names } deckt die Rechnungen auf …
}
ask-checks = Welche Rechnungen liegen im Stapel?
entry-checks = Mischen der Rechnungen
ask-deck = Wer bekommt welche Ausreden?
entry-deck = Mischen der Ausreden
choosing-row = { $names } legt die Rechnungen hin …
choosing-check = { $names } deckt eine Rechnung auf …
ask-excuse = { OPTION("dealer") ->
    [app] Welche Ausrede spielst du?
   *[table] Was sagt deine Ausrede?
}
hint-excuse = { OPTION("dealer") ->
    [app] Wähl eine, und erzähl sie auf deine Art.
   *[table] Erzähl sie auf deine Art, leg sie hin, gib sie ein.
}
button-excuse = Jetzt legen
entry-excuse = Ausrede
label-excuse = { SAY($value, "excuse-or-hidden") }
choosing-excuse = { $names } sucht eine Ausrede …
ask-play = Neben welche Rechnung?
hint-play = { OPTION("dealer") ->
    [app] { OPTION("form") ->
        [blind] Deine Ausrede liegt verdeckt.
       *[other] Und welche Ausrede?
    }
   *[table] { OPTION("form") ->
        [blind] Leg eine Ausrede verdeckt neben eine Rechnung, zu dir gedreht.
       *[other] Leg eine Ausrede neben eine Rechnung, zu dir gedreht. Erzähl sie auf deine Art.
    }
}
button-play = Neben {"{}"} legen
entry-play = Ausrede
label-play = neben Rechnung { AT($value, "beside") }: { SAY(AT($value, "excuse"), "excuse-or-hidden") }
choosing-play = { $names } sucht eine Ausrede …
ask-beside = Neben welche Rechnung?
entry-beside = Rechnung daneben
ask-same = Ist „{ $food }“ dasselbe wie { SAY($dish, "dish") }?
hint-same = So heißt es in einer Ausrede, auf der Rechnung steht { SAY($dish, "dish") }. Davon hängt ab, wer zahlt.
button-same = {"{}"}
entry-same = ein Gericht oder zwei
label-same = { $value ->
    [yes] dasselbe Gericht
   *[no] ein anderes Gericht
}
to-same = sagt, ob das ein Gericht ist
ask-score = Alle Rechnungen sind bezahlt. Noch jemand zu erwischen?
hint-score = Noch zählt ein Widerspruch. Dann zählt zusammen.
button-score = Zusammenzählen
entry-score = Zusammenzählen
label-score = ja
to-score = zählt zusammen
ask-next = Haben alle gesehen, wer zahlt?
hint-next = Weitermachen kann jeder.
button-next = Nächste Rechnung
entry-next = Startzeichen
label-next = ja
waiting-next = Haben alle gesehen, wer zahlt?
ask-catch = Wer widerspricht der eigenen letzten Ausrede?
entry-catch = Erwischen
ask-end = Das Spiel jetzt beenden?
hint-end = Rechnungen, die niemand bezahlt hat, gehören niemandem.
entry-end = Ende des Spiels
label-end = ja
ask-pile = Wie viele Rechnungen sind noch im Stapel?
hint-pile = Zählt, was im Stapel liegt.{ $low ->
    [0] {""}
   *[other] {" "}Ist er leer, beendet stattdessen das Spiel.
}
button-pile = {"{}"} speichern
entry-pile = Zählen des Stapels
too-many-checks = Die App hat { $most } Rechnungen. Stellt „Rechnungen im Stapel“ auf höchstens { $most }.
hint-leave = Die Rechnungen bleiben. Ab dem nächsten Durchgang spielt ihr ohne diesen Platz.
call-pile = Stapel neu zählen …
call-catch = Erwischt

## Was eingegeben wurde, wie die Liste der Einträge es sagt, und eine Änderung

entered-excuse = { SAY($value, "excuse-or-hidden") }
entered-play = neben Rechnung { AT($value, "beside") }, { SAY(AT($value, "excuse"), "excuse-or-hidden") }
entered-score = erledigt
entered-next = gegeben
entered-end = jetzt
entered-row = { SEMICOLONS($value, "entered-in-row") }
entered-in-row = Rechnung { $key }, { meal }
part-set = Satz
part-judged = Rechnung
part-end = das Ende

## Was jemandem vorgeschlagen wird, wo es jeder tun kann

to-starter = sagt, wer anfängt
to-dealer = sagt, wer gegeben hat

## Wo wir sind

place-long =
    { $deal ->
        [0] {""}
       *[other] { $form ->
            [base] Durchgang { $deal }
           *[other] Satz { $deal }
        }
    }
    { $deal ->
        [0] {""}
       *[other] { $form ->
            [base] Runde { $round }
           *[other] {""}
        }
    }
    { $left ->
        [one] noch { $left } Rechnung
       *[other] noch { $left } Rechnungen
    }
place-short = { $deal ->
    [0] Neues Spiel
   *[other] { $form ->
        [base] Durchgang { $deal } · Runde { $round }
       *[other] Satz { $deal }
    }
}
between-heading = { $between ->
    [no] {""}
   *[yes] { $deal ->
        [0] { between-first }
        [1] { between-first }
       *[other] { $form ->
            [base] Durchgang { $previous_deal } ist vorbei
           *[other] Satz { $previous_deal } ist vorbei
        }
    }
}
between-first = { $form ->
    [base] Der erste Durchgang
   *[other] Der erste Satz
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
           *[other] Mischt alle Ausreden zusammen.
        }
    }
    { $app_deals ->
        [yes] {""}
       *[no] { $deal ->
            [0] Mischt die Rechnungen, und legt sie als verdeckten Stapel hin.
            [1] Mischt die Rechnungen, und legt sie als verdeckten Stapel hin.
           *[other] {""}
        }
    }
    { $app_deals ->
        [yes] {""}
       *[no] { $deal ->
            [0] Mischt die Ausreden.
            [1] Mischt die Ausreden.
           *[other] {""}
        }
    }
    { $app_deals ->
        [yes] {""}
       *[no] Gebt jedem fünf Ausreden.
    }
    { $app_deals ->
        [yes] {""}
       *[no] Legt die anderen Ausreden zur Seite.
    }
    { $app_deals ->
        [yes] {""}
       *[no] { $turn ->
            [none] { OPTION("first") ->
                [table] Sagt, wer anfängt.
               *[other] Sagt, wer gegeben hat: Wer gibt, fängt an.
            }
           *[other] { $form ->
                [base] { $deal ->
                    [1] { $turn } deckt die erste Rechnung auf.
                   *[other] { $turn } deckt die nächste Rechnung auf.
                }
               *[other] { $row ->
                    [1] { $turn } legt eine Rechnung offen hin.
                   *[other] { $turn } legt { SAY($row, "checks-in-words") } offen in eine Reihe.
                }
            }
        }
    }
between-aside = { $form ->
    [base] Legt Trinkgeld und Nachtisch zur Seite.
   *[other] Lasst das Trinkgeld weg, und legt den Nachtisch zur Seite.
}

## Was sich nicht eingeben lässt

no-food-name = Schreib, wie das Gericht heißt.
food-too-long = Der Name ist zu lang. Höchstens { $most } Buchstaben passen.
one-dish = Gericht und Beilage sind zweierlei. Was steht auf der Rechnung?
no-cost = Schreib den Betrag so: 12 oder 12,50.
too-many-claims = Höchstens { $most } Gerichte pro Ausrede.
both-claims = Eine Ausrede kann über { SAY($food, "dish") } nicht beides sagen, gegessen und nicht. Wähl eins.
not-in-hand = Diese Ausrede hast du nicht mehr. Wähl eine andere.

## Bevor auf der Tafel eine Rechnung entschieden wird, oder ob jemand erwischt ist

opening = { SAY($last_said, "last-quote") }{ SENTENCES($facts, "opening-of") }
last-quote = { $it ->
    [none] {""}
   *[other] { quoted }
}
opening-of = { $opening ->
    [judged] Wer zahlt { SAY($main, "dish") } mit { SAY($side, "dish") }?
    [catch] { $caller } sagt: { $accused } hat gelogen.
   *[none] {""}
}

## Was bemerkenswert war, am Ende erzählt

mention-margin = So wenig fehlte { $seats } zum Nachtisch: { MONEY($points) }.
mention-most-at-once = { COUNT($seats) ->
    [one] { $seats } zahlte { MONEY($points) } auf einmal. Mehr zahlte niemand.
   *[other] { $seats } zahlten je { MONEY($points) } auf einmal. Mehr zahlte niemand.
}
mention-streak = Nur { $seat } zahlte, { $times }-mal hintereinander.
mention-spotless = { $seat } hat keinen Cent gezahlt.
mention-robbed = Ohne das Trinkgeld hätte { $seat } den Nachtisch gewonnen.
mention-fasting = { $number } Ausreden, und { $seat } hat nie einen Bissen gegessen.
mention-denied = „{ SAY($food, "dish") }? Ich nicht“ kam { $number }-mal. Wer war es dann?

## Was kann ich tun?

can-starter =
    Einigt euch, wer anfängt, und tippt auf den Namen. Das kann jeder.
    { begins }
begins = { OPTION("form") ->
    [base] Wer anfängt, deckt die erste Rechnung auf und legt die erste Ausrede.
   *[other] Wer anfängt, legt die Rechnungen hin und die erste Ausrede dazu.
}
can-dealer =
    Tippt an, wer gegeben hat: Wer gibt, fängt an. Eingeben kann es jeder.
    { begins }
can-check =
    Deck die oberste Rechnung auf. Gib Hauptgericht, Beilage und Betrag ein.
    { OPTION("form") ->
        [base] { COUNT($top) ->
            [0] {""}
           *[other] Die Ausreden bleiben bis zum nächsten Durchgang liegen: Die letzten entscheiden einen Gleichstand.
        }
       *[other] {""}
    }
    { OPTION("form") ->
        [base] Dann legen alle eine Ausrede, du zuerst. Jemand von euch zahlt.
       *[other] Von denen, die eine Ausrede daneben legen, zahlt jemand.
    }
can-flip =
    { $checks ->
        [1] Deck eine Rechnung auf. Die App hat sie gemischt.
       *[other] Deck { SAY($checks, "checks-in-words") } auf. Die App hat sie gemischt.
    }
    { OPTION("form") ->
        [base] { COUNT($top) ->
            [0] {""}
           *[other] Bis dahin kann noch jemand erwischt werden.
        }
       *[other] {""}
    }
    { OPTION("form") ->
        [base] Dann legen alle eine Ausrede, du zuerst. Jemand von euch zahlt.
       *[other] { $checks ->
            [1] Von denen, die eine Ausrede daneben legen, zahlt jemand.
           *[other] Jede Rechnung zahlt jemand von denen, die eine Ausrede daneben legen.
        }
    }
can-row =
    { COUNT($fields) ->
        [1] Deck die letzte Rechnung auf. Gib Hauptgericht, Beilage und Betrag ein.
       *[other] Leg { SAY(COUNT($fields), "checks-in-words") } in eine Reihe. Gib von jeder Hauptgericht, Beilage und Betrag ein.
    }
    { COUNT($fields) ->
        [1] Von denen, die eine Ausrede daneben legen, zahlt jemand.
       *[other] Jede Rechnung zahlt jemand von denen, die eine Ausrede daneben legen.
    }
can-excuse =
    { $app_deals ->
        [yes] Wähl eine deiner Ausreden. Alle sehen sie sofort.
       *[no] Leg eine Ausrede offen hin. Gib ein, was sie behauptet und wie glaubwürdig sie ist.
    }
    { $eaten ->
        [main] Das Hauptgericht hat schon jemand gegessen. Iss du es nicht, und du bist in Sicherheit.
        [side] Die Beilage hat schon jemand gegessen. Iss keins von beiden, und du bist in Sicherheit.
       *[none] Wer das Hauptgericht gegessen hat, zahlt. Sonst die Beilage. Sonst die schwächste Ausrede.
    }
    { HAS($top, $me) ->
        [yes] Behaupte nicht das Gegenteil deiner letzten: Wirst du erwischt, bekommst du das Trinkgeld.
       *[no] Deine nächste darf nicht das Gegenteil behaupten: Wirst du erwischt, bekommst du das Trinkgeld.
    }
can-play =
    { $app_deals ->
        [yes] { OPTION("form") ->
            [blind] Wähl eine Rechnung und eine deiner Ausreden. Sie liegt verdeckt.
           *[other] Wähl eine Rechnung und eine deiner Ausreden.
        }
       *[no] { OPTION("form") ->
            [blind] Leg eine Ausrede verdeckt neben irgendeine Rechnung. Gib ein, welche und was sie behauptet.
           *[other] Leg eine Ausrede neben irgendeine Rechnung. Gib ein, welche und was sie behauptet.
        }
    }
    Jede Rechnung zahlt jemand von denen daneben. Zuerst, wer das Hauptgericht gegessen hat.
    { OPTION("form") ->
        [blind] Nach der fünften Ausrede von allen werden alle aufgedeckt.
       *[other] Jeder legt fünf. Eine Rechnung ohne Ausrede kommt zurück.
    }
can-catch =
    Behauptet jemand das Gegenteil der eigenen letzten Ausrede? Tipp auf den Namen.
    { $tip ->
        [none] { can-catch-all }
       *[other] { YOU($tip) ->
            [you] { can-catch-all }
           *[other] { OPTION("tip") ->
                [anybody] { can-catch-all }
               *[other] { $tip } hat das Trinkgeld, und nur { $tip } kann es weitergeben.
            }
        }
    }
    Du hast einen Versuch pro Ausrede.
can-catch-all = Hast du recht, wandert das Trinkgeld dorthin: am Ende 2 $ für jeden. Wenn nicht, passiert nichts.
can-score =
    Will noch jemand jemanden erwischen? Wenn nicht, zählt zusammen.
    Dann werden alle Rechnungen und das Trinkgeld zusammengezählt. Die niedrigste Summe gewinnt den Nachtisch.
can-next =
    Haben alle gesehen, wer zahlt? Dann macht weiter. Das kann jeder.
    Über die nächste Rechnung entscheiden die Ausreden daneben.
can-end =
    Beendet das Spiel jetzt. Es gewinnt, wer bis jetzt am wenigsten gezahlt hat.
    Rechnungen, die niemand bezahlt hat, gehören niemandem.
can-pile =
    Zählt die Rechnungen, die noch im Stapel sind, und gebt ein, wie viele.
    Ist keine mehr da, ist das Spiel aus.
meanwhile =
    { $stage ->
        [excuses] { $turn ->
            [none] Jemand anders ist dran. { meanwhile-look }
           *[other] { $turn } ist dran. { meanwhile-look }
        }
        [check] Eine neue Rechnung kommt. Jemand von euch wird sie zahlen.
        [score] Alle Rechnungen sind entschieden. Noch zählt, wen ihr erwischt; dann zählt zusammen.
       *[other] Die Rechnungen werden eine nach der anderen entschieden.
    }
meanwhile-look = { $app_deals ->
    [yes] Halte den Knopf, um deine Ausreden zu sehen.
   *[no] Gib deine Ausrede schon ein, wenn du magst.
}

## So geht es

how =
    { OPTION("form") ->
        [base] Eine Rechnung wird aufgedeckt: Hauptgericht, Beilage, Betrag. Jemand wird sie zahlen.
       *[other] Fünf Rechnungen liegen in einer Reihe, jede mit Hauptgericht, Beilage und Betrag.
    }
    { OPTION("form") ->
        [base] { OPTION("dealer") ->
            [app] Fünf Ausreden sind auf deinem Handy: zum Ansehen halten. Wählt reihum eine, und erzählt sie auf eure Art.
           *[table] Legt reihum eine Ausrede, und gebt ein, was sie behauptet. Erzählt sie auf eure Art.
        }
        [blind] { OPTION("dealer") ->
            [app] Fünf Ausreden sind auf deinem Handy: zum Ansehen halten. Legt reihum eine verdeckt neben eine Rechnung.
           *[table] Legt reihum eine Ausrede verdeckt neben eine davon, und gebt sie ein. Jeder legt fünf.
        }
       *[five] { OPTION("dealer") ->
            [app] Fünf Ausreden sind auf deinem Handy: zum Ansehen halten. Legt reihum eine neben eine Rechnung.
           *[table] Legt reihum eine Ausrede neben eine davon, und gebt sie ein. Jeder legt fünf.
        }
    }
    { OPTION("form") ->
        [base] {""}
        [blind] Nach der letzten werden alle aufgedeckt. Über jede Rechnung entscheiden die Ausreden daneben.
       *[five] Über jede Rechnung entscheiden die Ausreden daneben.
    }
    Wer das Hauptgericht gegessen hat, zahlt; sonst die Beilage; sonst die schwächste Ausrede.
    { OPTION("form") ->
        [base] Behauptet jemand das Gegenteil der eigenen letzten Ausrede? Wer erwischt wird, bekommt das Trinkgeld und zahlt es am Ende.{ OPTION("hints") ->
            [yes] {" "}Die Tafel markiert es.
           *[no] {""}
        }
       *[other] {""}
    }
    { OPTION("short") ->
        [yes] { OPTION("form") ->
            [base] Nach fünf Runden gewinnt den Nachtisch, wer am wenigsten gezahlt hat.
           *[other] Nach diesem einen Satz gewinnt den Nachtisch, wer am wenigsten gezahlt hat.
        }
       *[no] Sind keine Rechnungen mehr da, gewinnt den Nachtisch, wer am wenigsten gezahlt hat.
    }
needs = { OPTION("dealer") ->
    [app] Keine Karten: Die App gibt. Der Nachtisch ist etwas Süßes.
   *[table] { OPTION("form") ->
        [base] Die Rechnungen, die Ausreden, das Trinkgeld und den Nachtisch.
       *[other] Die Rechnungen, die Ausreden und den Nachtisch.
    }
}
substitutes =
    { OPTION("dealer") ->
        [app] {""}
       *[table] Als Rechnungen schreibt etwa 20 Zettel: Hauptgericht, Beilage und Betrag, wie „Steak, Pommes, 12,50 $“.
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] Nehmt jedes Gericht mehrmals: Sechs Hauptgerichte und sechs Beilagen reichen.
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] Als Ausreden schreibt mindestens { OPTION("excuses") } Zettel: „hat Steak gegessen“, „hat keine Pommes gegessen“.
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] Gebt jeder Ausrede eine Glaubwürdigkeit von 1 bis 5. Die besten Lügen bekommen eine 5.
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] { OPTION("form") ->
            [base] Das Trinkgeld ist irgendeine Münze, der Nachtisch etwas Süßes.
           *[other] Der Nachtisch ist etwas Süßes.
        }
    }
tour-main = Steak
tour-side = Pommes
tour-pay = Rechnungen kommen auf den Tisch, und jede zahlt jemand von euch. Wer am wenigsten zahlt, gewinnt.
tour-lay = { OPTION("dealer") ->
    [app] { OPTION("form") ->
        [base] Fünf Ausreden sind auf deinem Handy: zum Ansehen halten. Legt reihum eine.
        [five] Fünf Ausreden sind auf deinem Handy: zum Ansehen halten. Legt reihum eine neben eine Rechnung.
       *[blind] Fünf Ausreden sind auf deinem Handy: zum Ansehen halten. Legt reihum eine verdeckt neben eine Rechnung.
    }
   *[table] { OPTION("form") ->
        [base] Legt reihum eine Ausrede, und gebt auf dem Handy ein, was sie behauptet.
        [five] Legt reihum eine Ausrede neben eine Rechnung, und gebt sie auf dem Handy ein.
       *[blind] Legt reihum eine Ausrede verdeckt neben eine Rechnung, und gebt sie auf dem Handy ein.
    }
}
tour-tip = Behaupte nicht das Gegenteil von eben. Wirst du erwischt, zahlst du das Trinkgeld.
tour-ate = Hast du gegessen, was auf der Rechnung steht? Von denen zahlt, wer am glaubwürdigsten ist.
tour-board = Die Tafel sagt, wer zahlt: wer das Hauptgericht aß, sonst die Beilage, sonst die schwächste Ausrede.

## Während es sich selbst spielt, jedes beim ersten Mal

caption-asked-dealer = Die Ausreden sind von Hand gegeben. Jemand sagt, wer das war.
caption-asked-check = Eine Rechnung wird aufgedeckt: Hauptgericht, Beilage, Betrag. Jemand wird sie zahlen müssen.
caption-asked-excuse = Reihum legen alle eine Ausrede und erzählen sie auf ihre Art.
caption-told-said = Eine Ausrede sagt, was { $seat } gegessen hat und was nicht. Dabei muss es jetzt bleiben.
caption-told-pays = Die Tafel sieht sich alle Ausreden an und sagt, wer zahlt und warum.
caption-told-out = Schritt für Schritt sagt die Tafel, wer in Sicherheit ist.

## Was die Tafel dazu sagt; nichts davon zweimal am Abend

comment-pays-1 = { SAY($main, "dish") }? Dann war das also { $who }.
comment-pays-2 = Die Küche schickt { $who } ein Pfefferminz.
comment-pays-3 = { $who } unterschreibt. Der Kellner will den Stift zurück.
comment-pays-4 = Ein teures Nichts, { $who }.
comment-pays-5 = „{ SAY($main, "dish") }, hat’s geschmeckt?“, fragt die Küche.
comment-pays-6 = { $who } zählt Münzen. Der Kellner setzt sich.
comment-pays-7 = Einmal { SAY($main, "dish") }: Jetzt darf { $who } sagen, wie es war.
comment-pays-8 = Der Teller { SAY($main, "dish") } dankt { $who }.
comment-pays-9 = Die Serviette von { $who } riecht nach { SAY($side, "dish") }.
comment-pays-10 = { $who } fragt, was einmal { SAY($side, "dish") } kostet.
comment-back-1 = Der Kellner nimmt { SAY($main, "dish") } mit nach Hause.
comment-back-2 = { SAY($main, "dish") }, und niemand hat gegessen. Ein Wunder.
comment-back-3 = { SAY($main, "dish") }? Hier? Nie gesehen.
comment-back-4 = Der Kellner zählt noch mal, langsam.
comment-caught-1 = Der Teller { SAY($food, "dish") } wusste es die ganze Zeit.
comment-caught-2 = { SAY($food, "dish") }: ein Teller, zwei Geschichten.
comment-caught-3 = Verraten von einem Teller { SAY($food, "dish") }.
comment-caught-4 = { $caller } hatte den Teller im Auge.
comment-caught-5 = { $who } hat Krümel auf dem Alibi.
comment-caught-6 = { $caller } vergisst nie einen Teller { SAY($food, "dish") }.
comment-wrong-1 = { $who } darf weiterkauen.
comment-wrong-2 = Die Serviette ist noch weiß.
comment-wrong-3 = { $who } hat nichts als einen sauberen Teller.
comment-wrong-4 = Gutes Ohr, { $caller }. Falscher Mund.

## Was eine Rechnung oder ein Erwischen für einen Platz bedeutet

result-won-you = { COUNT($seats) ->
    [one] Du gewinnst den Nachtisch!
   *[other] Gleichstand um den Nachtisch! Teilt ihn oder spielt noch mal.
}
result-won = { UPTO($seats, 3) ->
    [more] { COUNT($seats) } andere teilen sich den Nachtisch.
    [1] { $seats } gewinnt den Nachtisch.
   *[other] { $seats } teilen sich den Nachtisch.
}
result-pays-you = Du zahlst { MONEY($cost) }.
result-pays = { $payer } zahlt { MONEY($cost) }.
result-pays-you-why = { your-grounds }.
result-pays-why = Du zahlst nichts. { grounds }.
result-pays-after-tie-you-why = { tie-of-you }. Deine Ausrede davor entscheidet: Sie { SAY($claimed, "claimed-at-step") }{ tie-with }.
result-pays-after-tie-why = Du zahlst nichts. { tie-of-all }. { GENITIVE($payer) } Ausrede davor entscheidet: Sie { SAY($claimed, "claimed-at-step") }{ tie-with }.
tie-with = { $credibility ->
    [none] {""}
   *[other] {" "}(glaubwürdig { $credibility })
}
# Die im Gleichstand: „Du und Cem“, oder nur Namen.
tie-of-all = { YOU($tying) ->
    [you] { tie-of-you }
   *[other] { $tying } { at-step }
}
tie-of-you = { COUNT($tying) ->
    [2] { WITH($tying, "Du") }: Beide { at-step }
   *[other] { WITH($tying, "Du") }: Alle { at-step }
}
result-story = Wie kam das auf die Rechnung? Denk dir eine gute Geschichte aus.
result-back-you = Gleichstand, und niemand zahlt.
result-back = Niemand zahlt.
result-back-why = { tie-of-all }, und frühere Ausreden entscheiden nichts. Die Rechnung kommt zurück unter den Stapel.
result-no-excuse = Einmal { SAY($main, "dish") }: Niemand zahlt.
result-no-excuse-why = Daneben liegt keine Ausrede.
result-caught-you = Erwischt! Du bekommst das Trinkgeld.
result-caught-free-you = Du erwischst { $accused }. Das Trinkgeld ist jetzt frei.
result-caught-free = { $caller } erwischt { $accused }. Das Trinkgeld ist jetzt frei.
result-you-catch = Du erwischst { $accused }.
result-you-pass-on = Du erwischst { $accused } und gibst das Trinkgeld weiter.
result-tip-goes = Das Trinkgeld geht von dir an { $accused }.
result-caught = { $accused } ist erwischt und bekommt das Trinkgeld.
result-again-you = Wieder erwischt! Du behältst das Trinkgeld.
result-again = { $accused } ist wieder erwischt und behält das Trinkgeld.
result-wrong-you = { $accused } widerspricht sich nicht. Das Trinkgeld bleibt, wo es ist.
result-wrong-about-you = { $caller } hat sich bei dir geirrt. Alles gut.
result-wrong = { $caller } hat sich bei { $accused } geirrt.
result-late-you = Stimmt, aber { $first } war schneller.
result-late = { $caller } hat dich auch erwischt, aber zu spät.
result-holder-you = Stimmt, aber weitergeben kann das Trinkgeld nur { $holder }.
result-holder = { $caller } hat dich erwischt, aber weitergeben kann das Trinkgeld nur { $holder }.
result-tip-you = Du zahlst das Trinkgeld: { MONEY($worth) }.
result-tip = { $seat } zahlt das Trinkgeld: { MONEY($worth) }.

## Rechnungen und Ausreden, wie sie daliegen

bill-with = mit
says-ate = aß
says-denied = aß nicht
# Dasselbe, wo wenig Platz ist.
says-not = nicht
says-nothing = erwähnt kein Essen
says-no-food = kein Essen
says-credibility = Glaubwürdigkeit
says-more = +{ $count }
says-before = Davor
says-face-down = verdeckt

## Auf der Tafel

scene-tip = Das Trinkgeld
scene-money = { MONEY($cents) }
scene-question = { $step ->
    [1] Hauptgericht?
    [2] Beilage?
    [3] Keins von beiden?
    [4] Beilage nicht?
   *[5] Hauptgericht nicht?
}
scene-nobody = niemand
scene-decides = das entscheidet
scene-pays = zahlt { MONEY($cost) }
scene-flips = deckt auf
scene-choosing = wählt …
scene-away = nicht da
scene-safe = in Sicherheit
scene-no-one-pays = niemand zahlt
scene-done = fertig
scene-later = kommt später
scene-ready = bereit
scene-ties = Gleichstand
scene-check = Die Rechnung
# Unter einem Namen: „Ana zahlt“.
scene-ribbon-pays = zahlt
scene-someone-pays = { $name } zahlt
scene-under-the-pile = unter den Stapel

## Auf einem Handy

pad-face-down = { $count ->
    [one] Deine { $count } Ausrede, verdeckt
   *[other] Deine { $count } Ausreden, verdeckt
}
pad-hold-excuses = Halten, um deine Ausreden zu sehen
pad-hold = Halten
pad-hold-to-look = Zum Ansehen halten
pad-only-holder = { $name } hat das Trinkgeld: Nur { $name } kann jetzt jemanden erwischen.
pad-catch = Ein Widerspruch? Erwischt
pad-check = <strong>{ SAY($main, "dish") }</strong> mit { SAY($side, "dish") }, { MONEY($cost) }
pad-your-checks = Deine Rechnungen
pad-main-with-side = { SAY($main, "dish") } mit { SAY($side, "dish") }
pad-tip = Das Trinkgeld, solange du es hast
pad-none = Keine. Bis jetzt hast du nichts gegessen.
pad-your-excuses = Deine Ausreden, verdeckt
pad-beside = neben { SAY($main, "dish") }
ahead-when-turn = Legen kannst du sie, wenn du dran bist.
ahead-title = Deine Ausrede, während du wartest
ahead-keep = Bereithalten
ahead-which = Welche Rechnung, wie glaubwürdig?
ahead-ready = Deine Ausrede ist bereit.
ahead-your-turn = Du bist dran: Leg sie jetzt.
ahead-change = Ändern
# Was von einer bereiten Ausrede gesagt wird: „Neben Fisch: Pommes gegessen, Suppe nicht gegessen (4)“.
ahead-said-ate = { SAY($food, "dish") } gegessen
ahead-said-denied = { SAY($food, "dish") } nicht gegessen
ahead-said-beside = Neben { SAY($main, "dish") }: { $said }
ahead-said = { $said } ({ $credibility })
ahead-check-changed = Die Rechnung wurde geändert. Gib deine Ausrede noch mal ein.
ahead-went-on = Die Runde ging weiter. Gib deine Ausrede noch mal ein.
ahead-gone = Die bereite Ausrede kannst du nicht mehr legen.
claims-ate = Gegessen
claims-denied = Nicht
claims-none = Nennt diese Ausrede gar kein Gericht?
claims-none-yes = Sie nennt keins
claims-none-no = Zurück
claims-not-mentioned = nicht erwähnt
claims-another = Ein anderes Gericht
claims-other-foods = Andere Gerichte
claims-how-credible = Wie glaubwürdig?
claims-five = 5 ist am glaubwürdigsten
beside-which-excuse = Welche Ausrede?
beside-pick = Wähl eine Rechnung und eine Ausrede
pick-an-excuse = Wähl eine Ausrede
check-main = Hauptgericht
check-side = Beilage
check-cost = Betrag
check-tap-or-type = Tippen oder schreiben
check-type = Schreiben
check-known = { $label }: bekannte Gerichte
check-digits = Ziffern des Betrags
check-enter = Eingeben: { $cost }
row-which = Welche Rechnung
row-check = Rechnung { $place }
row-check-main = Rechnung { $place }: { SAY($main, "dish") }
row-not-yet = { $check }, noch nicht eingegeben
row-next = Nächste Rechnung
row-enter = Alle eingeben
row-cost = { $cost } $

## Auf gedruckten Karten

card-check = Rechnung
card-credibility = Glaubwürdigkeit
card-ate = <b>{ SAY($food, "dish") }</b> gegessen
card-denied = <b>{ SAY($food, "dish") }</b> nicht gegessen
card-nothing = Sagt nichts über Essen
card-tip = Das Trinkgeld
card-tip-words = Wer diese Karte am Ende hat, zahlt 2 $ für jeden von euch. Beim Widerspruch erwischt? Dann ist sie deine.
card-dessert = Nachtisch
card-dessert-words = Geht aufs Haus: für alle, die am wenigsten gezahlt haben. Ihr beginnt auch das nächste Spiel.

## Auf dem Bild vom Ergebnis, in Großbuchstaben

picture-title = ZAHLEN, BITTE
picture-tonight = HEUTE
picture-guests = GÄSTE { $guests }
picture-total = SUMME DES TISCHES
picture-least = { $winners ->
    [one] ZAHLT AM WENIGSTEN
   *[other] ZAHLEN AM WENIGSTEN
}
picture-thanks = DANKE. BIS BALD.
picture-credit = { $credit }. Gezählt von Companion.

## Die Karten, die die App druckt, und die sie gibt

# Ein Gericht von uns; eins, das jemand eingetippt hat, bleibt, wie es ist.
dish = { $it ->
    [Fish] Fisch
    [Pasta] Pasta
    [Chicken] Hähnchen
    [Lobster] Hummer
    [Fries] Pommes
    [Salad] Salat
    [Soup] Suppe
    [Rice] Reis
    [Peas] Erbsen
    [Bread] Brot
   *[other] { $it }
}
# Was eine Ausrede sagt, die die App druckt oder gibt, nach ihrer Nummer.
excuse-words = { $it ->
    [501] Ich habe mein Messer vor der Vorspeise zurückgegeben. Fragt den Kellner.
    [502] Schalentiere und ich vertragen uns nicht. Ich habe das Armband und die Fotos.
    [503] Ein Hummer hat mich mal eine Stunde festgehalten. Wir sehen uns nicht mehr.
    [504] Die Katze lag den ganzen Abend auf meinem Schoß und hat sich nicht gerührt.
    [505] Ich trage weißes Leinen. Seht doch hin.
    [506] Ich kam erst zum Kaffee. Das steht auf meiner Fahrkarte.
    [507] Mein Arzt saß am Nebentisch. Ich aß Blätter und winkte.
    [508] Kein Mehl mehr seit der Hochzeit meiner Cousine. Das vergisst dort niemand.
    [509] Man hat mir nie einen Löffel gebracht. Ich habe mich schriftlich beschwert.
    [510] Am Dienstag kamen zwei Zähne raus. Ich aß, was durch den Strohhalm passt.
    [511] Nichts Grünes und Rundes, seit ich vier bin. Ruft meine Mutter an.
    [512] Um halb neun habe ich einen Antrag gemacht. Das tut man nicht mit Soße.
    [513] Ich esse kein Fleisch. Ich hatte den Reis, und niemand war neidisch.
    [514] Ich hatte das Baby. Eine Hand fürs Baby, eine für die Flasche.
    [515] Die Schüssel stand am anderen Ende. Meine Arme sind normal lang.
    [516] Ich habe mit dem Kind neben mir getauscht: seine Erbsen gegen meinen Burger.
    [517] Ich mache hier die Fotos. Vierzig Bilder und kein Bissen.
    [518] Ich werde seekrank. Schon von der Karte.
    [519] Ich halte Kühe. Das gäbe Ärger zu Hause.
    [520] Ich habe nur Brot zerrupft. Das beruhigt mich.
    [401] Ich esse nichts, was mich zuerst ansieht.
    [402] Es kam medium. Ich bin für blutig bekannt.
    [403] Ich fragte, woher er kommt, und der Kellner wurde still.
    [404] Meiner hatte kein Brötchen. Was ist das dann? Ich fand es nicht heraus.
    [405] Um sieben werde ich in Badehose fotografiert. Ich hatte den Salat.
    [406] Angeblich schmeckt alles wie Hähnchen. Ich wollte eine Überraschung.
    [407] Ich habe sie für den Tisch gezählt. Zählen ist nicht essen.
    [408] Sie war kalt. Das gehöre so, hieß es. Ich war nicht überzeugt.
    [409] Ich habe meinen geworfen. Ich dachte, es sei eine Hochzeit.
    [410] Meine sind beim Anstoßen weggerollt. Der Hund kann es bezeugen.
    [411] Ich hielt das Brot für Dekoration und trank meine Suppe mit Haltung.
    [412] Ich hatte, was vom Burger fiel. Es waren vor allem Pommes.
    [413] In meinem saß eine Schnecke. Ich brachte sie raus, und wir kamen ins Gespräch.
    [414] Ich hatte die Kinderkarte. Da steht kein Hummer. Ich habe nachgesehen.
    [415] Ich habe nur gezeigt, wie man sie dreht. Alles kam zurück auf den Teller.
    [416] Ich hatte die Erbsen. Der Fisch lag nur dabei, um sie zu wärmen.
    [417] Ich war am Telefon, mit meiner Bank. Gleich versteht ihr das.
    [418] Seit der Kellner es beschrieben hat, esse ich kein Fleisch mehr.
    [419] Mein Horoskop sagte: nur Weißes.
    [420] Ich habe wegen einer Wette das Tunken aufgegeben. Sie endet morgen.
    [301] Das war mein Zwilling. Wir essen oft zusammen, abwechselnd.
    [302] Das Lätzchen war für das Brot. Es krümelt sehr.
    [303] Ich habe ihn freigelassen.
    [304] Ich habe ihn nur für jemanden gehalten.
    [305] Sie waren zu lang. Ich hätte den letzten Bus verpasst.
    [306] Wir waren einander vorgestellt. Nach dem Vornamen kann ich nicht mehr.
    [307] Das waren keine Pommes. So esse ich Salat: in Stäbchen.
    [308] Ich hielt ihn für Blumen, sagte „wie schön“ und ließ ihn stehen.
    [309] Ich habe mich nur darin gespiegelt. Es war ein guter Abend dafür.
    [310] Ich suchte noch das erste Korn aus, da räumten sie ab.
    [311] Meine Erbsen lagen unter dem Reis. Ich aß abwärts und hörte rechtzeitig auf.
    [312] Ich habe es ausgehöhlt und getragen. Das ist nicht essen.
    [313] Es war Erbsensuppe, aber die Erbsen waren längst gegangen.
    [314] Ich habe um das Steak herum gegessen. Da war viel Herum.
    [315] Ich hatte das Brötchen. Was drin war, geht nur dich und das Brötchen an.
    [316] Eine Schere. Sie hat angefangen.
    [317] Der Fisch wäre nur schlecht geworden. Der Salat hatte noch Jahre.
    [318] Ich kam wegen der Gesellschaft. Ich meine die mit der Kreditkarte.
    [319] Ich hielt es für Sushi, das jemand aufgegeben hat.
    [320] Es war das kleinste Hähnchen, das ich je geschafft habe.
    [201] Ich musste niesen, da war es weg.
    [202] Er ging hinaus. Ich hielt ihm die Tür auf.
    [203] Er ist in meiner Tasche. Das ist nicht essen, das ist Umzug.
    [204] Am Kinn, das ist Lippenstift. Der Ton heißt Ketchup.
    [205] Die Serviette hatte sie. Seht, wie rot sie ist.
    [206] Ich hatte das Ei, da kam es gar nicht erst dazu.
    [207] Jemand griff immer an mir vorbei, mit meinem Arm.
    [208] Ich nahm eine Fritte als Löffel. Die sind nicht dicht.
    [209] Er sah schon gekaut aus. Ich dachte, das sei erledigt.
    [210] Ich hielt das für sehr kleine Teller.
    [211] Ich habe jongliert. Wo sie landeten, ist eine andere Frage.
    [212] Das hatten die Vögel. Die Zimmervögel.
    [213] Ich hielt es für Torte. Es wurde gesungen. Ich war gerührt.
    [214] Ich nahm das Billigste, in der falschen Spalte.
    [215] Nur eine Nudel. Sie war lang.
    [216] Ich hatte den Burger, aber im Stehen. Im Stehen zählt nicht.
    [217] Ich aß ihn mit meinem Stolz, und der war teuer genug.
    [218] Er war angeblich ohne Ende. Ich ging nachsehen.
    [219] Elf Erbsen. Die elf zahle ich.
    [220] Ich habe einen Zettel von meiner Mutter. Da steht, ich bin ganz reizend.
    [101] Welches Steak? Was ist ein Steak? Wer seid ihr?
    [102] Ich halte nur die Schale. Jemand rannte vorbei und gab sie mir.
    [103] Der lag schon so da.
    [104] Das war ein Geist. Ein hungriger, etwa so groß wie ich.
    [105] Ohne Anwalt sage ich nichts. Er hatte die Pasta.
    [106] Es lief über den Tisch. Ich weiß nicht, warum.
    [107] Ich bin gar nicht hier.
    [108] Ein Kaninchen kam herein. Ihr habt alle das Kaninchen gesehen.
    [109] Ich kann sie nicht gegessen haben. Ich trage sie.
    [110] Ich habe geschlafen. Im Traum kaue ich.
    [111] Definiert Brot.
    [112] Ja. Und ich würde es wieder tun.
    [113] Ich hatte zwei. Sie waren klein. Dann hatte ich einen dritten.
    [114] Ich habe es aufgegessen, zum Wohl des Tisches.
    [115] Ich hatte mich in der Soße verirrt, und nur Brot konnte mich retten.
    [116] Er starrte euch an. Ich bin eingeschritten.
    [117] Ich esse noch. Geht das auch später?
    [118] Die habe ich getrunken. Getränke sind doch frei.
    [119] Alles Grüne ist weg? Dann bin ich wohl gesund.
   *[120] Meine Geldbörse ist in der anderen Hose. Meine Beine auch.
}
# Was unten auf einer gedruckten Rechnung steht.
remark = { $it ->
    [1] Es bediente Sie Gaston. Er hat alles gesehen.
    [2] Danke. Bitte stellen Sie den Stuhl zurück.
    [3] Verschlucktes wird nicht zurückgenommen.
    [4] Tisch 7. Der ruhige, bis das hier kam.
    [5] Der Koch lässt grüßen – und das hier.
    [6] Jemand sagte „geht auf mich“. Wer?
    [7] Sie wollten es extra. Es kostete extra.
    [8] Es schmeckte besser, bevor Sie das sahen.
    [9] Teller kam sauber zurück. Verdächtig sauber.
    [10] Kerzenlicht inbegriffen. Alibis nicht.
    [11] Es bediente Sie Odile. Sie merkt sich alles.
    [12] Wir nehmen Bargeld, Karten und Geständnisse.
    [13] Wieder Tisch 7.
    [14] Eine Portion, vier Gabeln.
    [15] Die Serviette bleibt als Beweis bei uns.
    [16] Bestellt mit den Worten „nur für die Mitte“.
    [17] Bitte nicht rennen. Wir kennen Ihre Mäntel.
    [18] Musik von einem Herrn, den niemand gebeten hat.
    [19] Sie sagten, Sie hätten keinen Hunger.
    [20] Bedienung inbegriffen. Unschuld extra.
    [21] Der Geburtstag wurde nicht überprüft.
    [22] Teilen Sie schön. Wir sehen zu.
    [23] Knochen, Schalen und Krümel gibt es gratis mit.
   *[24] Die letzte Bestellung kam von Ihnen.
}

## Optionen

credit = Von Ali Hajighafouri, Strife Games
tagline = Die Rechnung liegt da, und niemand hat etwas gegessen. Wer hat die schlechteste Ausrede?
form-base = Eine Rechnung nach der anderen
    .help = Jede Rechnung wird sofort bezahlt.
form-five = Fünf auf einmal
    .help = Fünf Rechnungen in einer Reihe: Für jede Ausrede sucht ihr euch eine aus. Ohne Trinkgeld.
form-blind = Fünf auf einmal, verdeckt
    .help = Fünf in einer Reihe, und die Ausreden liegen bis zur letzten verdeckt.
option-form = Welches Spiel
    .help = Fünf auf einmal: Ihr wählt, für welche von fünf Rechnungen eure Ausrede ist. Verdeckt: Die Ausreden liegen bis zur letzten verdeckt.
    .choice-base = Eine Rechnung nach der anderen
    .choice-five = Fünf auf einmal
    .choice-blind = Fünf auf einmal, verdeckt
option-dealer = Wer gibt
    .help = Ihr gebt echte Karten, oder jedes Handy zeigt seine eigenen Ausreden.
    .choice-table = Wir
    .choice-app = Die App
option-checks = Rechnungen im Stapel
    .help = Zählt oder schätzt sie: Im Spiel könnt ihr neu zählen. Die App hat bis zu 36.
option-cards = Eure Karten
    .help = Von Karten, die die App gedruckt hat, kennen die Handys jedes Gericht von Anfang an.
    .choice-own = Unsere eigenen
    .choice-printed = Aus der App gedruckt
option-short = Kurzes Spiel
    .help = Nur ein Durchgang: fünf Runden oder ein Satz aus fünf Rechnungen.
option-tip = Wer gibt das Trinkgeld weiter
    .help = Wenn schon jemand das Trinkgeld hat: Wer schickt es weiter, wenn ein Widerspruch auffällt?
    .choice-holder = Wer es hat
    .choice-anybody = Alle
option-hints = Widersprüche markieren
    .help = Zum Lernen: Die Tafel markiert jeden Widerspruch. Erwischen muss ihn immer noch jemand.
option-first = Wer anfängt
    .help = Im ersten Spiel fängt an, wer gegeben hat. Die App fragt danach.
    .choice-winner = Wer zuletzt gewonnen hat
    .choice-dealer = Wer gegeben hat
    .choice-lot = Ausgelost
    .choice-table = Wir bestimmen
option-foods = Gerichte, die ihr kennt
    .help = Eins pro Zeile, dann Komma und Hauptgericht (main) oder Beilage (side). Neue kommen im Spiel dazu.
option-starter = Wer als Nächstes anfängt
    .help = Wer das letzte Spiel an diesem Tisch gewonnen hat.
printed-dinner = Rechnungen und Ausreden
    .help = 20 Rechnungen, 50 Ausreden von uns, Trinkgeld und Nachtisch. Eine andere Startzahl macht ein anderes Essen.
    .note = Stellt vor dem Start „Eure Karten“ auf „Aus der App gedruckt“: Dann kennen die Handys die Gerichte.
