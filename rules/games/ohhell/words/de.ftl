# Oh Hell auf Deutsch. Man sagt Stiche an und macht sie; gehen die Ansagen auf, können es alle schaffen.

tricks = { $it ->
    [one] { $it } Stich
   *[other] { $it } Stiche
}
cards = { $it ->
    [one] { $it } Karte
   *[other] { $it } Karten
}
points = { ABS($it) ->
    [one] { $it } Punkt
   *[other] { $it } Punkte
}
points-dat = { ABS($it) ->
    [one] { $it } Punkt
   *[other] { $it } Punkten
}
# Wie viele Stiche jemand gemacht hat: „und keinen gemacht“.
won-tricks = { $it ->
    [0] keinen
   *[other] { $it }
}
too-many = { $it } zu viel
too-few = { ABS($it) } zu wenig
trumps = { $it ->
    [none] Kein Trumpf
    [hearts] Herz ist Trumpf
    [clubs] Kreuz ist Trumpf
    [diamonds] Karo ist Trumpf
    [spades] Pik ist Trumpf
   *[other] { $it }
}

## Durchgänge

plan = { $form ->
    [up-down] { COUNT($sizes) } Durchgänge: von je 1 Karte hinauf bis { $top } und zurück bis 1.
    [down-up] { COUNT($sizes) } Durchgänge: von je { $top } Karten hinunter bis 1 und zurück bis { $top }.
    [up] { COUNT($sizes) } Durchgänge: von je 1 Karte hinauf bis { $top }.
   *[down] { COUNT($sizes) } Durchgänge: von je { $top } Karten hinunter bis 1.
}
deal = { $app ->
    [yes] { $trump ->
        [turned] Durchgang { $deal }: je { SAY($cards, "cards") }. Die nächste Karte ist Trumpf.
       *[other] { $whole_deck ->
            [yes] Durchgang { $deal }: je { SAY($cards, "cards") }, das ganze Blatt. { SAY($trump, "trumps") }.
           *[no] Durchgang { $deal }: je { SAY($cards, "cards") }. { SAY($trump, "trumps") }.
        }
    }
   *[no] { $trump ->
        [turned] Durchgang { $deal }: { $dealer } gibt jedem { SAY($cards, "cards") } und deckt dann den Trumpf auf.
       *[other] { $whole_deck ->
            [yes] Durchgang { $deal }: { $dealer } gibt jedem { SAY($cards, "cards") }, das ganze Blatt. { SAY($trump, "trumps") }.
           *[no] Durchgang { $deal }: { $dealer } gibt jedem { SAY($cards, "cards") }. { SAY($trump, "trumps") }.
        }
    }
}
column = { $deal }
column-now = Durchgang { $deal }
full = Höchstens { $most } können mitspielen: Für mehr ist das Blatt zu klein.
leaves = { $seat } ist gegangen und kann nicht mehr gewinnen.
back = { $seat } ist wieder da, mit denselben Punkten.

## Auf den Handys gespielt

follow-suit = { $led ->
    [hearts] Herz ist ausgespielt, und du hast Herz. Du musst bedienen.
    [clubs] Kreuz ist ausgespielt, und du hast Kreuz. Du musst bedienen.
    [diamonds] Karo ist ausgespielt, und du hast Karo. Du musst bedienen.
   *[spades] Pik ist ausgespielt, und du hast Pik. Du musst bedienen.
}
trick-won = { $which ->
    [only] { $seat } macht den Stich mit { FACE($card) }.
    [last] { $seat } macht den letzten Stich mit { FACE($card) }.
   *[other] { $seat } macht Stich { $number } mit { FACE($card) }.
}

## Ansagen

bids = { $sum ->
    [even] Angesagt: { SAY($total, "tricks") }, genau so viele, wie es gibt.
   [over] Angesagt: { SAY($total, "tricks") }, es gibt nur { $cards }.
   *[under] Angesagt: { SAY($total, "tricks") }, es gibt { $cards }.
}
    .because = { $sum ->
        [even] Das können alle schaffen.
        [over] Das können nicht alle schaffen.
       *[under] Irgendwo landen mehr Stiche als gewünscht.
    }
bid-out = Die anderen haben zusammen { $others } angesagt. Mit { $bid } kommt ihr auf { $cards }, genau so viele, wie es Stiche gibt. Das darf nicht sein, wenn du gibst.

## Stiche und Punkte

tricks-off = Das macht { SAY($total, "tricks") }, { off }. Mit je { SAY($cards, "cards") } müsst ihr auf { $cards } kommen.
off = { $off ->
    [few] { SAY($missing, "too-few") }
   *[many] { SAY($excess, "too-many") }
}
miscount = { $one ->
    [yes] { COMMAS($tricks, "tricks-of") }: Das macht { SAY($total, "tricks") }, { off }. Jemand von euch zählt für alle.
   *[no] { COMMAS($tricks, "tricks-of") }: Das macht { SAY($total, "tricks") }, { off }. Zählt noch mal.
}
tricks-of = { $key } { $value }
made = { SAY($points, "points") } für { $seat }.
    .because = { $seat } hat { $bid } angesagt und { SAY($tricks, "won-tricks") } gemacht.
missed = { $points ->
    [0] Nichts für { $seat }.
   *[other] { SAY($points, "points") } für { $seat }.
}
    .because = { $seat } hat { $bid } angesagt, aber { SAY($tricks, "won-tricks") } gemacht.
all-made = Alle haben es geschafft!
won = { COUNT($seats) ->
    [one] { $seats } gewinnt mit { SAY($total, "points-dat") }.
   *[other] { $seats } teilen sich den Sieg mit { SAY($total, "points-dat") }.
}
highlight-all-made = Alle haben es geschafft!

## Die Fragen

entry-dealer = Person, die zuerst gibt
ask-dealer = Wer gibt zuerst?
to-dealer = lost aus, wer zuerst gibt
ask-trump = Welche Farbe ist aufgedeckt?
hint-trump = Sie ist in diesem Durchgang Trumpf.
label-trump = { $value ->
    [hearts] ♥ Herz
    [clubs] ♣ Kreuz
    [diamonds] ♦ Karo
   *[spades] ♠ Pik
}
entered-trump = { $value ->
    [hearts] Herz
    [clubs] Kreuz
    [diamonds] Karo
   *[spades] Pik
}
button-trump = {"{}"} ist Trumpf
entry-trump = Trumpf
to-trump = gibt und deckt den Trumpf auf
waiting-trump = Wir warten auf den Trumpf
ask-dealt = Haben alle ihre Karten?
hint-dealt = Dann könnt ihr ansagen.
label-dealt = alle gegeben
button-dealt = Alle haben Karten
entry-dealt = Geben
to-dealt = gibt die Karten
waiting-dealt = Wir warten auf die Karten
ask-deal = Kann es losgehen?
hint-deal = Die App mischt und gibt. Deine Karten kommen aufs Handy.
button-deal = Karten geben
label-deal = gegeben
entry-deal = Geben
to-deal = startet den Durchgang
waiting-deal = Wir warten auf die Karten
entry-turned = Trumpfkarte
label-turned = { FACE($value) }
ask-card = { $led ->
    [none] Du spielst aus. Welche Karte?
   *[other] Welche Karte spielst du?
}
hint-card = { $led ->
    [none] Wer kann, muss diese Farbe bedienen.
    [hearts] Herz ist ausgespielt.
    [clubs] Kreuz ist ausgespielt.
    [diamonds] Karo ist ausgespielt.
   *[spades] Pik ist ausgespielt.
}
button-card = {"{}"} spielen
none-card = Wähl eine Karte
label-card = { FACE($value) }
entry-card = Karte
choosing-card = Wir warten auf eine Karte von { $names }
entry-drawn = gezogene Karte
label-drawn = { FACE($value) }
entry-bidfor = Ansage
ask-bid = Wie viele Stiche machst du?
hint-bid = { OPTION("dealer") ->
    [app] Genau so viele.
   *[table] Genau so viele, nicht mehr und nicht weniger.
}
button-bid = {"{}"} ansagen
entry-bid = Ansage
sealing-bid = { OPTION("bids") ->
    [sealed] Alle sagen geheim an.
   *[other] Alle sagen an.
}
choosing-bid = Wir warten auf die Ansage von { $names }
ask-tricks = Wie viele Stiche hat jeder gemacht?
hint-tricks = { $leader } spielt aus. Zählt, wenn alle Karten gespielt sind. Zusammen müsst ihr auf { $cards } kommen.
button-tricks = Stiche eingeben
label-tricks = { COMMAS($value, "label-tricks-of") }
label-tricks-of = { NAME($key) } { $value }
entry-tricks = Stiche von allen
to-tricks = gibt die Stiche ein, wenn alle Karten gespielt sind
playing-tricks = Spielt! { $leader } spielt aus
playing-own = { playing-tricks }
ask-won = { $about } sagte { $bid } an und machte
entry-won = Stiche
ask-own = Wie viele Stiche hast du gemacht?
hint-own = { $leader } spielt aus. Zähl, wenn alle Karten gespielt sind. Angesagt hast du { $bid }.
button-own = Ich habe {"{}"}
entry-own = Stiche
hint-leave = { OPTION("dealer") ->
    [app] Läuft dieser Durchgang schon, spielt die App die Karten zu Ende. Die Punkte bleiben.
   *[table] Läuft dieser Durchgang schon, spielt jemand daneben die Karten zu Ende. Die Punkte bleiben.
}
entry-decline = Absage
part-recount = neu gezählt

## Wo wir sind, und was als Nächstes gegeben wird

place-long =
    Durchgang { $deal } von { $deals }
    { $is_over_for_now ->
        [yes] Vorbei
       *[no] { $cards ->
            [0] {""}
           *[other] { SAY($trump, "trumps") }
        }
    }
place-short = { $cards ->
    [0] Durchgang { $deal } von { $deals }
   *[other] { $is_scored ->
        [yes] Durchgang { $deal }/{ $deals } ist vorbei
       *[no] { $trump ->
            [none] Durchgang { $deal } · kein Trumpf
            [hearts] Durchgang { $deal } · Herz ist Trumpf
            [clubs] Durchgang { $deal } · Kreuz ist Trumpf
            [diamonds] Durchgang { $deal } · Karo ist Trumpf
           *[spades] Durchgang { $deal } · Pik ist Trumpf
        }
    }
}
between-heading = { $upcoming ->
    [none] {""}
   *[other] { $cards ->
        [0] { OPTION("dealer") ->
            [app] {""}
           *[table] Der erste Durchgang
        }
       *[other] Durchgang { $deal } ist vorbei
    }
}
between-brought = { AT($points, $seat) ->
    [none] {""}
   *[other] { HAS($praised, $seat) ->
        [yes] <small>nie daneben</small> { SIGNED(AT($points, $seat)) }
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
    [yes] { $dealer } mischt ein Blatt ohne Joker und gibt jedem { SAY($cards, "cards") }: das ganze Blatt.
   *[no] { $dealer } mischt ein Blatt ohne Joker und gibt jedem { SAY($cards, "cards") }.
}
step-deal-all = { $whole_deck ->
    [yes] { $dealer } mischt alle Karten und gibt jedem { SAY($cards, "cards") }: das ganze Blatt.
   *[no] { $dealer } mischt alle Karten und gibt jedem { SAY($cards, "cards") }.
}
step-trump = { $trump ->
    [turned] Deckt die nächste Karte auf: Ihre Farbe ist Trumpf. Eingeben kann sie jeder.
   *[other]
        { OPTION("trumps") ->
            [none] { SAY($trump, "trumps") }.
           *[other] { SAY($trump, "trumps") } in diesem Durchgang.
        }
        Seht euch die Karten an, und drückt „Alle haben Karten“.
}
step-bid = { OPTION("bids") ->
    [sealed] Alle sagen geheim an. { FIRST($players) } spielt zuerst aus.
   *[other] { FIRST($players) } sagt zuerst an und spielt zuerst aus.
}

## Was auf dem Tisch liegt

table-middle = { COUNT($players) ->
    [0] Das Blatt
   *[other] { $trump ->
        [none] Kein Trumpf
       *[other] Trumpf
    }
}
table-stake = { $cards ->
    [0] {""}
   *[other] { SAY($trump, "trumps") }, je { SAY($cards, "cards") }
}
table-aside = { $cards ->
    [one] Der Stich
   *[other] Letzter Stich
}
so-far = { AT($won, $seat) } von { AT($bids, $seat) }
bid-and-lead = { HAS($leads, $seat) ->
    [yes] spielt aus, sagt { $card }
   *[no] sagt { $card }
}
fate-open = { $plays_cards ->
    [yes] { so-far }
   *[no] { bid-and-lead }
}
fate-waiting = { $plays_cards ->
    [yes] { so-far }
   *[no] { $stage ->
        [tricks] spielt …
       *[other] {""}
    }
}
fate-taken = { $plays_cards ->
    [yes] { so-far }
   *[no] +{ $gain }
}
fate-bad = { SIGNED($gain) }
ribbon-taken = { $plays_cards ->
    [yes] Stich
   *[no] genau
}
ribbon-bad = macht { AT($tricks, $seat) }
# Bevor die Ansagen auf der Tafel aufgedeckt werden, und bevor ein Durchgang gewertet wird.
opening = { HAS($codes, "ohhell.bids") ->
    [yes] Ansagen auf! Geht es auf?
   *[no] Wer hat’s geschafft?
}
the-trick = Der Stich
pad-turned = { $turned ->
    [none] { SAY($trump, "trumps") }.
   *[other] { SAY($trump, "trumps") }: { FACE($turned) } liegt offen.
}
pad-so-far = { $bid } angesagt, bisher { SAY($won, "won-tricks") } gemacht.

## Was bemerkenswert war, am Ende erzählt

mention-never-missed = { COUNT($seats) ->
    [one] { $seats } lag nie daneben: { $deals } Ansagen, alle genau getroffen.
   *[other] { $seats } lagen nie daneben: { $deals } Ansagen, alle genau getroffen.
}
mention-all-made = Mit je { SAY($cards, "cards") } haben es alle geschafft.
mention-worst-miss = { $seat } hat { $bid } angesagt und { SAY($tricks, "won-tricks") } gemacht.
mention-spotless = In jedem Durchgang, in dem es Punkte gab, bekam auch { $seat } welche.

## Was kann ich tun? Höchstens drei Zeilen: was jetzt geht, und was es bringt

can-trump =
    { $upcoming ->
        [none] {""}
       *[other] { SAY($upcoming, "can-first-deal") }
    }
    Deckt die nächste Karte auf, und gebt ihre Farbe ein. Das kann jeder.
    Ein Trumpf sticht jede Karte der anderen Farben.
can-first-deal = Zuerst gibt { $dealer } jedem { SAY($cards, "cards") }.
can-dealt =
    { $upcoming ->
        [none] {""}
       *[other] { SAY($upcoming, "can-deals") }
    }
    Drückt den Knopf, wenn alle ihre Karten haben. Das kann jeder.
can-deals = { $dealer } gibt jedem { SAY($cards, "cards") }. { SAY($trump, "trumps") }.
can-deal =
    { $upcoming ->
        [none] {""}
       *[other] { SAY($upcoming, "can-press") }
    }
    Dann sagen alle an, wie viele Stiche sie machen.
can-press = Drückt den Knopf, und alle bekommen { SAY($cards, "cards") }. Das kann jeder.
can-card =
    { $led ->
        [none] Du spielst aus: irgendeine Karte.
        [hearts] Herz ist ausgespielt. Spiel Herz, wenn du eins hast.
        [clubs] Kreuz ist ausgespielt. Spiel Kreuz, wenn du eins hast.
        [diamonds] Karo ist ausgespielt. Spiel Karo, wenn du eins hast.
       *[spades] Pik ist ausgespielt. Spiel Pik, wenn du eins hast.
    }
    { $trump ->
        [none] Die höchste Karte der ausgespielten Farbe macht den Stich.
       *[other] Der höchste Trumpf macht den Stich, sonst die höchste Karte der ausgespielten Farbe.
    }
    { HAS($bids, $me) ->
        [yes] Du hast { AT($bids, $me) } angesagt und bisher { SAY(AT($won, $me), "won-tricks") } gemacht.
       *[no] {""}
    }
exact = { OPTION("scores") ->
    [squares] 10 und das Quadrat der Stiche
   *[other] 10 und 1 pro Stich
}
a-miss = { OPTION("scores") ->
    [exact] bringt nichts
    [tricks] bringt nur 1 pro Stich
    [difference] kostet einen Punkt pro Stich zu viel oder zu wenig
    [five] kostet 5 Punkte pro Stich zu viel oder zu wenig
   *[squares] kostet das Quadrat der Stiche zu viel oder zu wenig
}
can-bid =
    { OPTION("bids") ->
        [sealed] Versiegle deine Ansage. Alle Ansagen werden zusammen aufgedeckt.
       *[other] { COUNT($bids) ->
            [0] Du sagst zuerst an. Es gibt { SAY($cards, "tricks") }.{ can-hook }
           *[other] Vor dir angesagt: { $total }. Es gibt { SAY($cards, "tricks") }.{ can-hook }
        }
    }
    Genau getroffen bringt { exact }. Daneben { a-miss }.
    { OPTION("nought") ->
        [yes] Genau null bringt { $nought }.
       *[no] { SAY($trump, "trumps") }. Auch null ist eine Ansage.
    }
can-hook = { OPTION("bids") ->
    [hook] { YOU($dealer) ->
        [you] {" "}Mit deiner Ansage darf die Summe nicht { $cards } sein.
       *[other] {""}
    }
   *[other] {""}
}
can-tricks =
    Spielt zuerst alle Karten. { FIRST($players) } spielt zum ersten Stich aus.
    Gebt dann die Stiche von allen ein. Das kann jeder.
    Zusammen müsst ihr auf { SAY($cards, "tricks") } kommen.
can-own =
    Spielt zuerst alle Karten. { FIRST($players) } spielt zum ersten Stich aus.
    Zähl dann deine Stiche, und gib sie ein.
    { HAS($bids, $me) ->
        [yes] Angesagt hast du { AT($bids, $me) }.
       *[no] {""}
    }
meanwhile = { $upcoming ->
    [none]
        { meanwhile-deal }
        { HAS($bids, $me) ->
            [yes] { HAS($won_so_far, $me) ->
                [yes] Du hast { AT($bids, $me) } angesagt und bisher { SAY(AT($won, $me), "won-tricks") } gemacht.
               *[no] Angesagt hast du { AT($bids, $me) }.
            }
           *[no] {""}
        }
   *[other] { SAY($upcoming, "meanwhile-next") }
}
meanwhile-next = Als Nächstes gibt { $dealer }, je { SAY($cards, "cards") }.
meanwhile-deal = { $me ->
    [none] { meanwhile-stage }
   *[other] { HAS($players, $me) ->
        [yes] { meanwhile-stage }
       *[no] Du hast in diesem Durchgang keine Karten. Im nächsten bekommst du welche.
    }
}
meanwhile-stage = { $stage ->
    [bids] { OPTION("bids") ->
        [sealed] Haben alle versiegelt, werden die Ansagen aufgedeckt.
       *[other] Bis jetzt angesagt: { $total }. Es gibt { SAY($cards, "tricks") }.
    }
   *[other] { OPTION("dealer") ->
        [app] Du spielst, wenn du dran bist. { SAY($trump, "trumps") }.
       *[table] Spielt eure Karten. { SAY($trump, "trumps") }.
    }
}

## Wie es mit diesen Optionen geht, und womit

how =
    { OPTION("deals") ->
        [updown] Erst eine Karte für jeden, dann in jedem Durchgang eine mehr, bis { OPTION("largest") }, und wieder zurück.
        [downup] Erst { OPTION("largest") } Karten für jeden, dann in jedem Durchgang eine weniger, bis zu einer, und wieder zurück.
        [up] Erst eine Karte für jeden, dann in jedem Durchgang eine mehr, bis { OPTION("largest") }.
       *[down] Erst { OPTION("largest") } Karten für jeden, dann in jedem Durchgang eine weniger, bis zu einer.
    }
    { OPTION("trumps") ->
        [turned] Die nächste Karte wird aufgedeckt: Ihre Farbe ist Trumpf.
        [none] Es gibt keinen Trumpf.
        [order_none] Die Trümpfe wechseln: Herz, Kreuz, Karo, Pik, keiner.
       *[order] Die Trümpfe wechseln: Herz, Kreuz, Karo, Pik.
    }
    { OPTION("bids") ->
        [sealed] Alle sagen geheim an, wie viele Stiche sie machen. Alle Ansagen werden zusammen aufgedeckt.
        [hook] Es geht links von der Person los, die gibt: Jeder sagt an, wie viele Stiche es werden. Wer gibt, sagt zuletzt an und muss aufpassen: Zusammen dürfen es nicht so viele sein, wie es Stiche gibt.
       *[turn] Es geht links von der Person los, die gibt: Jeder sagt an, wie viele Stiche es werden.
    }
    { OPTION("dealer") ->
        [app] Spielt der Reihe nach eure Karten, auf den Handys. Wer bedienen kann, muss. { how-wins }
       *[table] Spielt eure Karten. Wer bedienen kann, muss. { how-wins }
    }
    { OPTION("nought") ->
        [yes] Eine genaue Ansage bringt { exact }, eine genaue Null 5 und 1 pro Karte, die ihr bekommen habt. Daneben { a-miss }.
       *[no] Eine genaue Ansage bringt { exact }. Daneben { a-miss }.
    }
    { OPTION("dealer") ->
        [app] Die App zählt die Stiche. Am Ende gewinnt, wer die meisten Punkte hat.
       *[table] { OPTION("tricks") ->
            [one] Nach jedem Durchgang gibt jemand von euch die Stiche von allen ein. Am Ende gewinnt, wer die meisten Punkte hat.
           *[each] Nach jedem Durchgang geben alle ihre eigenen Stiche ein. Am Ende gewinnt, wer die meisten Punkte hat.
        }
    }
how-wins = { OPTION("trumps") ->
    [none] Die höchste Karte der ausgespielten Farbe macht den Stich.
   *[other] Der höchste Trumpf macht den Stich, sonst die höchste Karte der ausgespielten Farbe.
}
needs = { OPTION("dealer") ->
    [app] Keine Karten: Deine sind auf dem Handy.
   *[table] Ein normales Blatt mit 52 Karten, ohne Joker.
}
substitutes = { OPTION("dealer") ->
    [app] {""}
   *[table] <b>Jedes Blatt mit vier Farben</b> zu je 13 Karten. Auch Zahlen von 1 bis 13 gehen: Die 13 ist die höchste.
}

## Zwanzig Sekunden für alle, die es nie gespielt haben

tour-aim = Du bekommst ein paar Karten. Wie viele Stiche machst du damit?
tour-bid = { OPTION("bids") ->
    [sealed] Versiegle deine Ansage auf dem Handy. Alle Ansagen werden zusammen aufgedeckt.
   *[other] Sag auf dem Handy an, wenn du dran bist. Wer gibt, sagt zuletzt an.
}
tour-play = { OPTION("dealer") ->
    [app] Dann spielt ihr der Reihe nach eure Karten, auf den Handys.
   *[table] Dann spielt ihr mit echten Karten. Die Handys warten, bis ihr fertig seid.
}
tour-score = So viele wie angesagt? Das bringt { exact }. { OPTION("scores") ->
    [tricks] Daneben bringt nur 1 pro Stich.
   *[other] Einer mehr oder weniger: daneben.
}

## Was erzählt wird, während es sich selbst spielt, jedes beim ersten Mal

caption-asked-trump = Die Karten sind gegeben, und jemand gibt die aufgedeckte Farbe ein: Sie ist Trumpf.
caption-asked-bid = Alle sehen ihre Karten an und sagen an, wie viele Stiche sie machen.
caption-asked-deal = Die App gibt und deckt den Trumpf auf.
caption-asked-card = Jetzt spielen sie der Reihe nach ihre Karten. Wer bedienen kann, muss.
caption-told-trick-won = Der höchste Trumpf macht den Stich, sonst die höchste Karte der ausgespielten Farbe.
caption-asked-tricks = Jetzt spielen sie mit echten Karten. Danach gibt jemand die Stiche von allen ein.
caption-asked-own = Jetzt spielen sie mit echten Karten. Danach geben alle ihre eigenen Stiche ein.
caption-told-bids = Die Ansagen liegen offen. Gehen sie auf?
caption-told-made = Genau so viele wie angesagt: Das bringt zehn Punkte und einen pro Stich.
caption-told-missed = Einer zu viel ist so schlecht wie einer zu wenig: daneben.

## Was die Ansagen und das Ende eines Durchgangs für einen Platz bedeuten, das Wichtigste zuerst

result-won-you = { COUNT($seats) ->
    [one] Du gewinnst mit { SAY($total, "points-dat") }!
   *[other] Du teilst dir den Sieg mit { SAY($total, "points-dat") }!
}
result-bid = Du hast { $bid } angesagt.
result-bids-known = Die Ansagen liegen offen.
result-bids-why = Angesagt: { SAY($total, "tricks") }, es gibt { $cards }.
result-made-you = Geschafft: { SAY($points, "points") }.
result-made-why = Du hast { $bid } angesagt und { SAY($tricks, "won-tricks") } gemacht.
result-missed-you = { $points ->
    [0] Daneben: keine Punkte.
   *[other] Daneben: { SAY($points, "points") }.
}
result-missed-why = Du hast { $bid } angesagt, aber { SAY($tricks, "won-tricks") } gemacht, { off }.
result-others-made = { COUNT($seats) ->
    [0] Niemand hat es geschafft.
    [one] { $seats } hat es geschafft.
   *[other] { $seats } haben es geschafft.
}
result-no-cards = Du hattest in diesem Durchgang keine Karten.
result-won = { COUNT($seats) ->
    [one] { $seats } gewinnt mit { SAY($total, "points-dat") }.
   *[other] { $seats } teilen sich den Sieg mit { SAY($total, "points-dat") }.
}

## Was die Tafel dazu sagt; nichts davon zweimal am Abend

comment-over-1 = Mehr Versprechen als Stiche.
comment-over-2 = Gleich sagt es jemand.
comment-over-3 = Da waren die Augen größer als die Hand.
comment-over-4 = Nicht jeder Plan überlebt das.
comment-under-1 = Da sind Stiche ohne Zuhause.
comment-under-2 = Jemand bekommt etwas geschenkt.
comment-under-3 = So bescheiden heute, ihr alle.
comment-under-4 = Keiner will sie. Sie finden schon wen.
comment-even-1 = Es könnte gut gehen. Könnte.
comment-even-2 = Alle können recht haben. Einmal.
comment-even-3 = Die Rechnung stimmt. Jetzt die Karten.
comment-even-4 = Frieden, auf dem Papier.
comment-all-made-1 = Niemand musste fluchen.
comment-all-made-2 = So war das Spiel nicht gedacht.
comment-all-made-3 = Den Punktezettel bitte einrahmen.
comment-all-made-4 = Verbeugt euch voreinander.
comment-nought-1 = { $who } wollte nichts und bekam es auch.
comment-nought-2 = Nichts, wunderschön gespielt von { $who }.
comment-nought-3 = { $who } hat sich unter jedem Stich weggeduckt.
comment-nought-4 = { $who } ging auf Zehenspitzen durch.

## Options

credit = Oh Hell (traditionell)
tagline = Sagt geheim an, wie viele Stiche ihr macht. Macht dann genau so viele.
also-known = Auch bekannt als Stiche ansagen oder Rikiki: wie Wizard, aber mit normalen Karten.
form-updown = Hinauf und hinunter
    .help = Von einer Karte bis zur größten Hand und zurück. Alle Ansagen werden zusammen aufgedeckt.
form-short = Kurz, nur hinunter
    .help = Von der größten Hand bis zu einer einzigen Karte, in halb so vielen Durchgängen.
form-hooked = Der Reihe nach, jemand liegt daneben
    .help = Wer gibt, sagt zuletzt an. Zusammen dürfen es dann nicht so viele sein, wie es Stiche gibt.
option-dealer = Wer gibt
    .help = Ihr spielt mit echten Karten oder auf den Handys: Jedes zeigt die eigenen.
    .choice-table = Wir
    .choice-app = Die App
option-deals = Karten pro Durchgang
    .help = Jedes Mal eine mehr oder weniger. Am Wendepunkt wird einmal gespielt.
    .choice-updown = Wachsen, dann schrumpfen
    .choice-downup = Schrumpfen, dann wachsen
    .choice-up = Wachsen
    .choice-down = Schrumpfen
option-largest = Karten in der größten Hand
    .help = Mit weniger Karten wird das Spiel kürzer.
option-trumps = Trumpf
    .help = Aufgedeckt: Die nächste Karte sagt ihn. Der Reihe nach: Ihr kennt ihn vorher.
    .choice-turned = Nach dem Geben aufgedeckt
    .choice-order = Herz, Kreuz, Karo, Pik der Reihe nach
    .choice-order_none = Ebenso, dann ein Durchgang ohne
    .choice-none = Nie ein Trumpf
option-bids = Ansagen
    .help = Jemand liegt daneben: Wer gibt, darf zuletzt nicht so ansagen, dass es genau aufgeht.
    .choice-sealed = Geheim, zusammen aufgedeckt
    .choice-turn = Der Reihe nach, zuletzt wer gibt
    .choice-hook = Der Reihe nach, jemand liegt daneben
option-tricks = Die Stiche gibt ein
    .help = Nach jedem Durchgang. Die App sagt, wenn sie nicht aufgehen.
    .choice-one = Jemand von euch, für alle
    .choice-each = Jeder für sich
option-scores = Eine verfehlte Ansage
    .help = Eine genaue bringt zehn und einen Punkt pro Stich, außer beim Quadrat.
    .choice-exact = Bringt nichts
    .choice-tricks = Bringt 1 pro Stich, ohne die zehn
    .choice-difference = Kostet einen Punkt pro Stich zu viel oder zu wenig
    .choice-five = Kostet 5 Punkte pro Stich zu viel oder zu wenig
    .choice-squares = Kostet das Quadrat; genau bringt 10 und das Quadrat der Stiche
option-nought = Genau null bringt 5 und 1 pro Karte
    .help = Mit sieben Karten sind das 12, mit einer einzigen 6.
printed-deck = Ein normales Blatt
    .help = Alle 52 Karten, ohne Joker.
