# Who’s Lying? auf Deutsch. „Colour“ und „suit“ sind beide eine Farbe; eins der drei Spiele ist eine Partie.

## Kleine Wörter

colour = Farbe
# Manche Blätter haben Farben und eine Regenbogenkarte, andere einen Joker.
wild = { OPTION("deck") ->
    [suits] Joker
   *[other] Regenbogenkarte
}
der-wild = { OPTION("deck") ->
    [suits] der Joker
   *[other] die Regenbogenkarte
}
den-wild = { OPTION("deck") ->
    [suits] den Joker
   *[other] die Regenbogenkarte
}
number = { $it }
cards = { $it ->
    [0] keine Karten
    [one] { $it } Karte
   *[other] { $it } Karten
}
# Hinter „mit“.
points = { ABS($it) ->
    [one] { $it } Punkt
   *[other] { $it } Punkten
}
minus-cards = { $it ->
    [0] keine Minuskarten
    [one] { $it } Minuskarte
   *[other] { $it } Minuskarten
}
# So viele Karten einer Farbe: „2 Herz“, „1 Rot“.
lot = { counted-lot }
counted-lot = { $value ->
    [0] kein { SAY($key, "many") }
   *[other] { $value } { SAY($key, "many") }
}
one = { many }
one-card = { many }
many = { $it ->
    [spades] Pik
    [hearts] Herz
    [diamonds] Karo
    [clubs] Kreuz
    [red] Rot
    [orange] Orange
    [yellow] Gelb
    [green] Grün
    [blue] Blau
    [violet] Violett
    [black] Schwarz
    [pink] Rosa
    [white] Weiß
    [brown] Braun
    [rainbow] Regenbogen
   *[joker] Joker
}
# Der Name, der auf einer Karte steht.
name = { $it ->
    [rainbow] Regen{"\u00AD"}bogen
   *[other] { many }
}
heap = { SAY($cards, "lot") }
unaccounted = { $count_is ->
    [short] {" "}Es { $missing ->
        [one] fehlt { SAY($missing, "cards") }: Zählt eure Handkarten.
       *[other] fehlen { SAY($missing, "cards") }: Zählt eure Handkarten.
    }
    [over] {" "}Das { $excess ->
        [one] ist { SAY($excess, "cards") } zu viel: Zählt eure Handkarten.
       *[other] sind { SAY($excess, "cards") } zu viel: Zählt eure Handkarten.
    }
   *[right] {" "}Jetzt sind alle Karten da.
}

## Was entschieden wurde

deal = { SAY($removed, "number") } Karten sind raus, je { $each } auf der Hand{ $aside ->
    [0] .
    [one] , { $aside } liegt beiseite.
   *[other] , { $aside } liegen beiseite.
} { $game ->
    [1] { $starter } beginnt.
   *[other] { $starter } hat zuletzt gewonnen und beginnt.
}
lays = { $seat } sagt: { SAY($lot, "lot") }.
last-card = Das waren { GENITIVE($seat) } letzte Karten. { $seat } gewinnt, außer jemand zweifelt und es war gelogen.
passes = { $seat } passt.
all-passed = Niemand hat gezweifelt. { $seat } legt wieder, beliebig viele. Der Stapel bleibt: { SAY($pile, "cards") }.
lie = Gelogen!
    .because = { $seat } hat { SAY($lot, "lot") } gesagt. Gelegt: { heap }.
truth = Die Wahrheit!
    .because = { $seat } hat { SAY($lot, "lot") } gesagt. Gelegt: { heap }.
takes-back = { $minus ->
    [0] { $count ->
        [1] { $seat } nimmt sie zurück.
        [2] { $seat } nimmt beide zurück.
       *[other] { $seat } nimmt alle { $count } zurück.
    }
   *[other] { $count ->
        [1] { $seat } nimmt sie zurück und { SAY($minus, "minus-cards") } dazu.
        [2] { $seat } nimmt beide zurück und { SAY($minus, "minus-cards") } dazu.
       *[other] { $seat } nimmt alle { $count } zurück und { SAY($minus, "minus-cards") } dazu.
    }
}
takes-pile = { $seat } nimmt den ganzen Stapel: { SAY($minus, "minus-cards") }.
    .because = { $seat } hat an der Wahrheit gezweifelt.
draws = { $seat } hat Minuskarten genommen und zieht { SAY($count, "cards") } aus { GENITIVE($other) } Hand, ohne hinzusehen.
gets = { $seat } bekommt { SAY($count, "cards") } aus { GENITIVE($other) } Hand, zufällig gezogen.
next = Jetzt legt { $seat }.
game-won = { $game ->
    [none] { $seat } gewinnt.
   *[other] { $seat } gewinnt Partie { $game }.
}
accepted = { game-won }
    .because = { $by } hat auf die letzten Karten gelegt, sie also für wahr gehalten, und nimmt die eigenen zurück.
all-believe = { game-won }
    .because = Niemand hat die letzten Karten angezweifelt.
proved = { game-won }
    .because = Die letzten Karten waren ehrlich.
emptied = { game-won }
    .because = { $by } hat die letzten Karten aus { GENITIVE($seat) } Hand gezogen.
contested = { $seat } sieht andere Karten auf dem Tisch. { $layer } gibt sie noch mal ein.
scores = { COUNT($lines) ->
    [0] { $winner } +10
   *[other] { $winner } +10 · { DOTS($lines, "score-line") }
}
score-line = { $has_wild ->
    [yes] { $seat } { SIGNED($points) }: { SAY($minus, "minus-cards") }, { $hand } auf der Hand, der { SAY($wild, "many") }
   *[no] { $seat } { SIGNED($points) }: { SAY($minus, "minus-cards") }, { $hand } auf der Hand
}
won = { COUNT($seats) ->
    [one] { $seats } gewinnt nach drei Partien mit { SAY($total, "points") }.
   *[other] { $seats } teilen sich nach drei Partien den Sieg mit { SAY($total, "points") }.
}
holds = { $is_same ->
    [yes] Neu gezählt: { $seat } hat { SAY($now, "cards") } auf der Hand, wie vorher.
   *[no] { $seat } hat { SAY($now, "cards") } auf der Hand, nicht { SAY($was, "number") }.{ unaccounted }
}
aside = { $is_same ->
    [yes] Neu gezählt: { SAY($now, "cards") } beiseite, wie vorher.
   *[no] { $now ->
        [one] { $now } Karte liegt beiseite, nicht { SAY($was, "number") }.{ unaccounted }
       *[other] { $now } Karten liegen beiseite, nicht { SAY($was, "number") }.{ unaccounted }
    }
}
odd-deck = Mit diesen Karten stimmt etwas nicht, sagt die Spielleitung: { SAY($colour, "many") } wird in dieser Partie nicht mehr gezählt.
leaves = { $void ->
    [yes] { $seat } ist gegangen und kann nicht mehr gewinnen. Diese Partie gilt nicht: Gebt noch mal.
   *[no] { $seat } ist gegangen und kann nicht mehr gewinnen.
}
comes = { $seat } spielt ab der nächsten Partie mit.
declined = { $seat } bekommt in der nächsten Partie keine Karten. So will es die Spielleitung.

## Warum etwas nicht geht

full = Höchstens { $most } können mitspielen.
nothing-stands = Noch gibt es nichts anzuzweifeln.
must-lay = Noch ist nichts angesagt, also kannst du nicht passen: Leg Karten.
drawn-since = Danach wurden Karten von dir gezogen. Macht lieber alles bis dorthin rückgängig.
lay-more = Leg mindestens { SAY($least, "number") }: So viele hat { $seat } gelegt.
too-few = { $seat } hat { SAY($least, "number") } gelegt, und du hast { SAY($hand, "cards") }: So viele kannst du nicht legen.
exactly = Gib { SAY($count, "cards") } ein: So viele liegen da.
in-hand = { $count ->
    [0] Du hast { SAY($lot, "counted-lot") }.
   *[other] Du hast nur { SAY($lot, "counted-lot") }.
}
no-hand = Du hast keine Karte mehr auf der Hand.
no-minus = Unter deinen Minuskarten ist sie nicht.
all-out = { $left ->
    [0] Kein { SAY($colour, "many") } mehr übrig: { all-out-where }.
   *[other] Höchstens { SAY($lot, "counted-lot") }: { all-out-where }.
}
all-out-where = { COUNT($places) ->
    [0] Mehr gibt es nicht
   *[other] von { SAY($copies, "number") } { COMMAS($places, "elsewhere") }
}
elsewhere = { $where ->
    [minus] { $count ->
        [one] liegt { $count } bei { GENITIVE($seat) } Minuskarten
       *[other] liegen { $count } bei { GENITIVE($seat) } Minuskarten
    }
   *[hand] { $count ->
        [one] ist { $count } auf { GENITIVE($seat) } Hand
       *[other] sind { $count } auf { GENITIVE($seat) } Hand
    }
}
stands = { $seat } sagt: { SAY($lot, "lot") }
column = { $game }
column-now = Partie { $game }
cards-left = Karten übrig
total-cards-left = { $points ->
    [one] { $total } Karte übrig
   *[other] { $total } Karten übrig
}
setup = { $app ->
    [yes] { $aside ->
        [0] { $deck } Karten, { $each } für jeden von euch. { $removed } sind raus. Eure bleiben in der Schachtel.
        [one] { $deck } Karten, { $each } für jeden von euch. { $removed } sind raus, und { $aside } bleibt übrig. Eure bleiben in der Schachtel.
       *[other] { $deck } Karten, { $each } für jeden von euch. { $removed } sind raus, und { $aside } bleiben übrig. Eure bleiben in der Schachtel.
    }
   *[no] { $aside ->
        [0] { $deck } Karten: Legt { SAY($removed, "number") } ungesehen weg, gebt jedem { $each }.
       *[other] { $deck } Karten: Legt { SAY($removed, "number") } ungesehen weg, gebt jedem { $each }, legt { $aside } beiseite.
    }
}
highlight-last-card = { FIRST($seats) } hat keine Karte mehr!

## Die Fragen

ask-starter = Wer beginnt?
hint-starter = Einigt euch am Tisch. Eingeben kann es jeder.
button-starter = {"{}"} beginnt
entry-starter = Anfang
to-starter = sagt, wer beginnt
waiting-starter = Wer beginnt?
ask-deal = { OPTION("dealer") ->
    [app] Noch mal geben?
   *[table] Mischt und gebt
}
hint-deal = { OPTION("dealer") ->
    [app] Die App gibt. Tippt, wenn alle die Punkte gesehen haben.
   *[table] Tippt, wenn alle ihre Karten haben.
}
button-deal = { OPTION("dealer") ->
    [app] Karten geben
   *[table] Karten sind gegeben
}
entry-deal = Geben
label-deal = ja
entered-deal = fertig
waiting-deal = Wir warten auf die Karten
entry-deck = Mischen
entry-draw = gezogene Karten
ask-turn = { $upon ->
    [none] Was legst du?
   *[other] { SAY($upon, "stands") }
}
hint-turn = { $upon ->
    [none] Beliebig viele Karten und eine Farbe.
   *[other] { HAS($out, "lay") ->
        [yes] { SAY($upon, "hint-short") }
       *[no] { SAY($upon, "hint-upon") }
    }
}
hint-upon = { $last ->
    [yes] Das sind { GENITIVE($seat) } letzte Karten. Zweifelt niemand, gewinnt { $seat }.
   *[no] Zweifle, leg so viele oder mehr oder passe.
}
hint-short = { $last ->
    [yes] Das sind { GENITIVE($seat) } letzte Karten. Zweifelt niemand, gewinnt { $seat }.
   *[no] Zweifle oder passe: Für { SAY($count, "number") } hast du zu wenige.
}
button-turn = {"{}"} legen
choosing-turn = Wir warten auf { $names } …
entry-turn = Zug
label-turn = { $what ->
    [lay] { SAY($lot, "lot") }
    [doubt] Zweifel
   *[pass] gepasst
}
ask-doubt = Glaub ich nicht!
button-doubt = Glaub ich nicht!
ask-pass = Passen
button-pass = Passen
ask-lay = { $choice ->
    [any] Karten legen
    [exactly] { $fewest } legen
   *[at-least] { $fewest } oder mehr legen
}
hint-lay = { $card_source ->
    [hand] Tipp auf die Karten, die du legst.
    [real] Tipp die echten Karten an. Nur du siehst sie.
   *[announced] Die Anzahl muss stimmen. Die Farbe nicht.
}
button-lay = {"{}"} legen
none-lay = { $card_source ->
    [announced] { none-say }
   *[other] Welche Karten?
}
none-say = Sag eine Farbe
say-lay = Du sagst
said-lay = Du sagst: { $lot }
left-lay = Noch { $n }
count-lay = Wie viele?
picks-lay = Was es wirklich ist
set-lay = { $card_source ->
    [hand] Alle gewählt. Minus nimmt eine zurück.
   *[other] Alle eingegeben. Minus nimmt eine zurück.
}
full-lay = Mehr Karten hast du nicht.
covered-lay = Die kann nicht dabei sein. Halte den Finger darauf, dann steht da, warum.
phrase-lay = {"{n}"} als {"{colour}"}
ask-turned = Jemand glaubt dir nicht
full-turned = { $most ->
    [1] Diese Karte ist eingegeben. Nimm erst eine zurück.
   *[other] Alle { SAY($most, "number") } sind eingegeben. Nimm erst eine zurück.
}
hint-turned = { $least ->
    [1] Deck deine Karte für alle auf. Was liegt da?
   *[other] Deck deine { SAY($least, "cards") } für alle auf. Was liegt da?
}
button-turned = Das liegt da
none-turned = { $least ->
    [one] { $least } Karte wurde gelegt
   *[other] { $least } Karten wurden gelegt
}
choosing-turned = { $names } deckt die Karten auf …
entry-turned = aufgedeckte Karten
label-turned = { SAY($value, "lot") }
ask-check = Stimmen die Karten?
hint-check = Du hast gezweifelt. Vergleich die Tafel mit den Karten.
choosing-check = { $names } vergleicht die Karten …
entry-check = Blick auf die Karten
label-check = { HAS($value, "right") ->
    [yes] stimmt
   *[no] stimmt nicht
}
ask-right = Ja, das stimmt
button-right = Ja, das stimmt
ask-wrong = Nein, andere Karten
button-wrong = Nein, andere Karten
ask-contest = Da liegt etwas anderes
button-contest = Da liegt etwas anderes
entry-contest = Einspruch
label-contest = andere Karten
ask-rainbow = Hast du { den-wild }?
hint-rainbow = { $minus_too ->
    [yes] Sieh auf der Hand und in deinen Minuskarten nach.
   *[no] Sieh nach, was du noch auf der Hand hast.
}
button-rainbow = {"{}"}
entry-rainbow = { wild }
label-rainbow = { $value ->
    [hand] Auf der Hand
    [minus] Bei den Minuskarten
   *[none] Ich nicht
}
entered-rainbow = { $value ->
    [hand] auf der Hand
    [minus] bei den Minuskarten
   *[none] nicht da
}
ask-clash = { $item ->
    [rainbow] Es gibt nur einen Regenbogen
    [joker] Es gibt nur einen Joker
   *[other] Zu viel { SAY($item, "many") }
}
hint-clash = Einer dieser Einträge stimmt nicht. Ändert ihn.
place-clash = { $what ->
    [claim] { $seat }: { wild }
   *[other] { $seat }, Zug { $round }
}
label-clash = bleibt
ask-hold = Wie viele Karten hast du auf der Hand?
hint-hold = Gib es ein, wenn die App falschliegt. Alle sehen die Änderung.
button-hold = Ich habe {"{}"}
entry-hold = Zahl der Handkarten
call-hold = Meine Karten zählen …
ask-aside = Wie viele Karten liegen beiseite?
button-aside = Zahl speichern
entry-aside = Karten, die beiseite liegen
call-aside = Karten beiseite zählen …
ask-override = Von welcher Farbe habt ihr zu viele Karten?
hint-override = Diese Farbe wird in dieser Partie nicht mehr gezählt.
label-override = { SAY($value, "name") }
entry-override = Farbe, die nicht mehr gezählt wird
hint-leave = { OPTION("dealer") ->
    [app] Die laufende Partie gilt dann nicht: Die App gibt noch mal.
   *[table] Die laufende Partie gilt dann nicht: Ihr gebt noch mal.
}
leaves-won = Diese Partie ist gewonnen und zählt. Wer geht, kann nicht mehr gewinnen.
ask-join = Wer steigt in der nächsten Partie ein?
call-join = Nächste Partie dabei
next-deal = In der nächsten Partie
part-again = noch mal gegeben

## Wo wir sind, und was zwischen zwei Partien zu tun ist

place-long =
    { $games ->
        [1] {""}
       *[other] Partie { $game } von { $games }
    }
    { $turn ->
        [0] {""}
       *[other] Zug { $turn }
    }
place-short = { $games ->
    [1] { $turn ->
        [0] Geben
       *[other] Zug { $turn }
    }
   *[other] Partie { $game } von { $games }
}
between-heading = { $stage ->
    [deal] { $again ->
        [yes] { $games ->
            [1] Gebt die Karten noch mal
           *[other] Gebt Partie { $game } noch mal
        }
       *[no] { $game ->
            [1] { $games ->
                [1] Legt die Karten bereit
               *[other] Die erste von drei Partien
            }
           *[other] Partie { $game_before } ist vorbei
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
           *[other] Sammelt alle Karten ein: Hände, Stapel und was draußen lag.
        }
        { $is_new_deck ->
            [yes] { SAY($deal, "step-deck") }.
           *[no] {""}
        }
        { SAY($deal, "step-shuffle") }
        { $starter } beginnt.
}
# Aus welchen Karten ein Blatt besteht.
step-deck = { $suits ->
    [yes] { $cards ->
        [13] Nehmt alle Karten eines Blatts und einen Joker
       *[other] Nehmt { SAY($cards, "ranks") } aus einem Blatt und einen Joker
    }
   *[no] { UPTO($colours, 7) ->
        [more] Nehmt eure { COUNT($colours) } Farben, von jeder { $cards }, und die Regenbogenkarte
       *[other] Nehmt { SAY($colours, "many") }, von jeder Farbe { $cards }, und die Regenbogenkarte
    }
}
ranks = { $it ->
    [11] Ass bis Bube
    [12] Ass bis Dame
    [13] Ass bis König
   *[other] Ass bis { $it }
}
step-shuffle =
    Mischt alle { $deck } Karten.
    Legt { $removed } weg, ohne hinzusehen. Sie sind in dieser Partie nicht dabei.
    Gebt jedem von euch { $each }.
    { $aside ->
        [0] {""}
        [one] { $aside } Karte bleibt übrig: Legt sie beiseite, auch ungesehen.
       *[other] { $aside } Karten bleiben übrig: Legt sie beiseite, auch ungesehen.
    }
# Bevor auf der Tafel aufgedeckt wird, was angezweifelt ist, oder eine Partie endet.
opening = { $stage ->
    [turned-up] { $up } glaubt { AT($standing, "seat") } nicht. Karten auf!
   *[other] { SENTENCES($facts, "opening-of") }
}
opening-of = { $opening ->
    [doubt] { $doubter } glaubt { $seat } nicht. Karten auf!
    [last] { $seat } hat die letzten Karten gelegt.
   *[none] {""}
}

## Auf der Tafel und den Handys

scene-away = nicht da
scene-begins = beginnt
scene-gets = bekommt { $cards }
scene-wins = gewinnt
scene-counts = zählt
scene-turns-up = deckt auf
scene-doubts = zweifelt
scene-choosing = wählt …
scene-laid = { SAY($count, "number") } gelegt
scene-passed = hat gepasst
scene-doubts-later = darf zweifeln
scene-waits = wartet
scene-in-hand = Hand
scene-minus = Minus
scene-game = Partie { $game }
scene-points = { SIGNED($points) }
scene-first-out = zuerst fertig
scene-left = { $minus ->
    [0] { $hand } auf der Hand
   *[other] { $hand } auf der Hand, { SAY($minus, "minus-cards") }
}
scene-suits = Die Farben im Spiel
scene-colours = Die Farben im Spiel
scene-below = darunter { SAY($cards, "cards") }
scene-in-pile = { SAY($cards, "cards") } im Stapel
scene-nothing-below = darunter nichts
scene-said = { $name } hat gesagt
scene-truth = Die Wahrheit
scene-lie = Gelogen
scene-who-has-rainbow = Wer hat die Regenbogenkarte?
scene-who-has-joker = Wer hat den Joker?
scene-no-announcement = Noch keine Ansage
scene-missing = { CAPITAL(SAY($cards, "cards")) } zu wenig
scene-too-many = { CAPITAL(SAY($cards, "cards")) } zu viel
pad-hand = { CAPITAL(SAY($cards, "lot")) }
pad-laid = Du hast { SAY($cards, "lot") } gelegt
pad-remove = ungesehen weglegen, von { $deck }
pad-each = Karten für jeden
pad-left-over = { $aside ->
    [1] übrig: beiseite damit
   *[other] übrig: beiseite damit
}
pad-has-left = { $hand ->
    [0] { $name } hat keine Karten mehr
   *[other] { $name } hat noch { SAY($hand, "cards") }
}
pad-you-say = Du sagst: { SAY($lot, "lot") }
pad-says = { $name } sagt: { SAY($lot, "lot") }
pad-if-nobody = Wenn vor dir niemand zweifelt oder legt, kannst du zweifeln.
pad-in-pile = { CAPITAL(SAY($cards, "cards")) } im Stapel
pad-you-hold = du hast { $hand }
pad-your-last = deine letzten Karten
pad-last = { GENITIVE($name) } letzte Karten
pad-hold-cards = Du hast { SAY($hand, "cards") } auf der Hand
pad-no-card = Auf dem Tisch liegt keine Karte
pad-other-cards = Da liegt etwas anderes
pad-look-laid = Halten, um zu sehen, was du gelegt hast
pad-own = <b>{ CAPITAL(SAY($hand, "cards")) }</b> auf der Hand, <b>{ SAY($minus, "minus-cards") }</b>.
pad-look-minus = Halten, um deine Minuskarten anzusehen
watch-cards = { $minus ->
    [0] { $hand ->
        [one] { $hand } Karte
       *[other] { $hand } Karten
    }
   *[other] { $hand ->
        [one] { $hand } Karte, { SAY($minus, "minus-cards") }
       *[other] { $hand } Karten, { SAY($minus, "minus-cards") }
    }
}
form-cards = Karten
form-fewer = weniger { $what }
form-more = mehr { $what }
form-in-hand = auf der Hand
form-take-back = Eine zurücknehmen
form-look = Halten, um zu sehen, was du eingegeben hast
form-look-at-hand = Halten, um deine Karten und deine Wahl zu sehen
form-hold = Halten

## Was bemerkenswert war, am Ende erzählt

mention-caught = { $odd_is ->
    [only] { $doubter } hat { GENITIVE($seat) } { SAY($lot, "lot") } durchschaut: Es war etwas anderes.
    [both] { $doubter } hat { GENITIVE($seat) } { SAY($lot, "lot") } durchschaut: Beide waren etwas anderes.
    [all] { $doubter } hat { GENITIVE($seat) } { SAY($lot, "lot") } durchschaut: Alle { $count } waren etwas anderes.
    [one] { $doubter } hat { GENITIVE($seat) } { SAY($lot, "lot") } durchschaut: { $odd } war etwas anderes.
   *[some] { $doubter } hat { GENITIVE($seat) } { SAY($lot, "lot") } durchschaut: { $odd } waren etwas anderes.
}
mention-costly-doubt = { $seat } hat an der Wahrheit gezweifelt und dafür { SAY($minus, "minus-cards") } genommen.
mention-honest = { $number }-mal wurde gezweifelt, und jedes Mal hat { $seat } die Wahrheit gesagt.

## Was kann ich tun? Höchstens drei Zeilen: was jetzt geht, und was es bringt

can-starter =
    Einigt euch, wer beginnt, und tippt auf den Namen. Das kann jeder.
    { OPTION("extended") ->
        [yes] Wer beginnt, legt zuerst. Später beginnt, wer die letzte Partie gewonnen hat.
       *[no] Wer beginnt, legt zuerst.
    }
can-deal = { OPTION("dealer") ->
    [app]
        { SAY($deal, "can-deal-app") }
        Tippt, wenn alle die Punkte gesehen haben. Das kann jeder.
   *[table]
        { SAY($deal, "can-deal-table") }
        Tippt, wenn alle ihre Karten haben. Das kann jeder.
}
can-deal-app = Die App mischt und gibt jedem von euch { $each } Karten.
can-deal-table =
    Mischt, legt { $removed } Karten ungesehen weg, und gebt jedem von euch { $each }.
    { $aside ->
        [0] {""}
        [1] Legt die letzte Karte beiseite, auch ungesehen.
       *[other] Legt die anderen { SAY($aside, "cards") } beiseite, auch ungesehen.
    }
can-turn = { $upon ->
    [none]
        Leg beliebig viele Karten verdeckt hin, und sag eine Farbe. Passen geht nicht.
        Die Anzahl muss stimmen. Bei der Farbe darfst du lügen.
        { OPTION("dealer") ->
            [app] Nur du siehst, was du wirklich legst, solange dir alle glauben.
           *[table] { OPTION("entry") ->
                [sealed] Nur du siehst, was du wirklich legst, solange dir alle glauben.
               *[other] Dein Handy erfährt nur, was du sagst.
            }
        }
   *[other]
        { HAS($out, "lay") ->
            [yes] Zweifle oder passe. Um { SAY(AT($upon, "count"), "number") } zu legen, hast du zu wenige.
           *[no] { SAY($upon, "upon-lay") }
        }
        { $on_table ->
            [1] Ist es gelogen, nimmt { AT($upon, "seat") } die Karte zurück. Ist es wahr, nimmst du sie.
           *[other] Ist es gelogen, nimmt { AT($upon, "seat") } den Stapel. Ist es wahr, nimmst du alle { $on_table }.
        }
        { SAY($upon, "upon-true") }
}
upon-lay = { $last ->
    [yes] Zweifle oder passe. Wenn du legst, gewinnt { $seat } sofort.
   *[no] Zweifle, leg { SAY($count, "number") } oder mehr oder passe. Sag irgendeine Farbe.
}
upon-true = { $last ->
    [yes] { $seat } hat keine Karte mehr und gewinnt, außer du zweifelst und es war gelogen.
   *[no] Wahr ist es nur, wenn jede Karte die Farbe hat, die { $seat } gesagt hat, oder { der-wild } ist.
}
can-turned =
    { $least ->
        [1] Deck die Karte auf, die du gelegt hast, und gib ein, was es ist.
       *[other] Deck die { SAY($least, "cards") } auf, die du gelegt hast, und gib ein, was es ist.
    }
    { $standing ->
        [none] {""}
       *[other] Wahr ist es nur, wenn { $least ->
            [1] sie
           *[other] jede
        } { SAY(AT($standing, "said"), "many") } ist oder { der-wild }. Alles andere ist gelogen.
    }
    Wer lügt, nimmt den Stapel. Ist es wahr, nimmt ihn, wer gezweifelt hat.
can-check =
    Du hast gezweifelt: Vergleich, was eingegeben ist, mit den Karten auf dem Tisch.
    Stimmt es, ist der Zweifel entschieden. Wenn nicht, werden sie noch mal eingegeben.
can-contest =
    Liegen andere Karten auf dem Tisch? Tipp darauf, und sie werden noch mal eingegeben.
    Das geht, bis bestätigt ist, dass sie stimmen.
can-rainbow =
    { $minus_too ->
        [yes] Such { den-wild } auf deiner Hand und bei deinen Minuskarten. Sag, wo die Karte ist.
       *[no] Such { den-wild } auf deiner Hand. Sag, wo die Karte ist.
    }
    { PLAYERS() ->
        [2] Sie kostet 5 Punkte statt einem.
       *[other] Sie kostet 10 Punkte statt einem.
    }
    Vielleicht hat sie niemand: Einige Karten sind nicht im Spiel.
can-clash =
    Einer dieser Einträge stimmt nicht. Tippt darauf, und ändert ihn.
    Welcher es ist, zeigen die Karten auf dem Tisch.
    Stimmt etwas mit den Karten nicht? Lasst sie stehen. Die Farbe wird in dieser Partie nicht mehr gezählt.
can-hold =
    Zähl die Karten auf deiner Hand, und gib ein, wie viele. Alle sehen die Änderung.
    Nimm das nur, wenn die App falschliegt.
can-aside =
    Zählt die Karten, die beiseite liegen, ohne sie anzusehen, und gebt ein, wie viele.
    Dann weiß die App, wie viele Karten im Spiel sind.
can-override =
    Wählt die Farbe, von der ihr zu viele Karten habt.
    Sie wird in dieser Partie nicht mehr gezählt. Zweifeln geht wie immer.
meanwhile = { $stage ->
    [turn] { $standing ->
        [none] { $up } legt. Wer dann dran ist, zweifelt, legt oder passt.
       *[other] { SAY($standing, "meanwhile-standing") }
    }
    [turned-up] Die Karten werden aufgedeckt. Ihre Farben sagen, wer den Stapel nimmt.
    [rainbow] Ihr zählt die übrigen Karten. Dann kommt die nächste Partie.
   *[other] { $app_deals ->
        [yes] Haben alle die Punkte gesehen, lasst die App geben.
       *[no] Mischt und gebt, wie es auf der Tafel steht.
    }
}
meanwhile-standing = { YOU($seat) ->
    [you] Deine Ansage gilt, bis jemand zweifelt oder darauf legt oder alle passen.
   *[other] Gilt die Ansage noch, wenn du dran bist, kannst du zweifeln.
}

## Wie es mit diesen Optionen geht, und womit

how =
    Legt Karten verdeckt hin, und sagt eine Farbe. Die Anzahl stimmt. Die Farbe muss nicht stimmen.
    Wer danach dran ist, zweifelt, legt mindestens so viele oder passt.
    Angezweifelte Karten werden aufgedeckt. { CAPITAL(der-wild) } gilt als jede Farbe.
    Wer gelogen hat, nimmt sie zurück und den Stapel darunter als Minuskarten. War es wahr, nimmt alles, wer zweifelte.
    { PLAYERS() ->
        [2] { OPTION("dealer") ->
            [app] Wer Minuskarten nimmt, bekommt auch zwei Karten aus der anderen Hand, zufällig gezogen.
           *[table] Wer Minuskarten nimmt, zieht auch zwei Karten aus der anderen Hand, ohne hinzusehen.
        }
       *[other] {""}
    }
    { OPTION("extended") ->
        [yes] { PLAYERS() ->
            [2] Zuerst ohne Karten: +10. Sonst: −1 pro Karte, −5 für { den-wild }. Drei Partien werden zusammengezählt.
           *[other] Zuerst ohne Karten: +10. Sonst: −1 pro Karte, −10 für { den-wild }. Drei Partien werden zusammengezählt.
        }
       *[no] Wer zuerst keine Karten mehr hat, gewinnt. Auch die letzten kann man anzweifeln.
    }
needs = { OPTION("dealer") ->
    [app] Keine Karten: Die App gibt.
   *[table] { OPTION("deck") ->
        [suits] { OPTION("ranks") ->
            [13] Ein normales Blatt und ein Joker: alle vier Farben.
           *[other] Ein normales Blatt und ein Joker: { SAY(OPTION("ranks"), "ranks") } aller vier Farben.
        }
       *[other] { COUNT(OPTION("colours")) } Farben mit je { OPTION("cards") } Karten und eine Regenbogenkarte.
    }
}
substitutes = { OPTION("dealer") ->
    [app] {""}
   *[table] { OPTION("deck") ->
        [suits] <b>Kein Joker?</b> Nehmt die Ersatzkarte oder irgendeine übrige Karte mit derselben Rückseite.
       *[other]
            <b>Ein normales Blatt und ein Joker.</b> Stellt „Eure Karten“ auf ♠ ♥ ♦ ♣. Es reicht für 2 bis 5 Personen, mit etwa gleich vielen Karten für jeden.
            <b>Irgendein Blatt mit vier Farben oder mehr.</b> Nehmt alle Sonderkarten bis auf eine heraus: Sie ist der Regenbogen. Stellt dann eure Farben ein und wie viele Karten jede hat.
    }
}

## Zwanzig Sekunden für alle, die es nie gespielt haben

tour-aim = { OPTION("extended") ->
    [yes] Werde deine Karten los: Wer zuerst keine mehr hat, gewinnt die Partie und bekommt 10.
   *[no] Werde deine Karten los: Wer zuerst keine mehr hat, gewinnt.
}
tour-two = „{ SAY($lots, "lot") }“
tour-lay = Leg Karten verdeckt hin, und sag auf dem Handy eine Farbe. Bei der Farbe darfst du lügen.
tour-caught = Erwischt? Dann nimmst du deine zurück und alle anderen dazu. Falsch gezweifelt? Nimm alle.
tour-board = Die Tafel zeigt, was angezweifelt wurde und wer es nimmt. { CAPITAL(der-wild) } ist nie gelogen.

## Was erzählt wird, während es sich selbst spielt, jedes beim ersten Mal

caption-asked-deal = { OPTION("dealer") ->
    [app] Die App gibt. Alle sehen sich auf dem Handy ihre Karten an.
   *[table] Alle bekommen Karten in die Hand und sehen sie an.
}
caption-asked-turn = Karten verdeckt hinlegen und sagen, was es ist. Die Anzahl stimmt. Der Rest muss nicht stimmen.
caption-told-lays = Wer danach dran ist, zweifelt, legt eigene Karten oder passt.
caption-told-lie = { $seat } hat gelogen und nimmt die Karten zurück. Der Stapel darunter zählt als Minus.
caption-told-truth = Es war wahr, also nimmt alles, wer gezweifelt hat.
caption-told-passes = Wer passt, überlässt es dem Platz daneben.

## Was ein Zweifel für einen Platz bedeutet, das Wichtigste zuerst

result-won-you = { COUNT($seats) ->
    [one] Du gewinnst mit { SAY($total, "points") }!
   *[other] Du teilst dir den Sieg mit { SAY($total, "points") }!
}
result-game-you = { $game ->
    [none] Du gewinnst!
   *[other] Du gewinnst Partie { $game }!
}
result-caught = { $minus ->
    [0] { $count ->
        [1] Erwischt! Du nimmst deine Karte zurück.
       *[other] Erwischt! Du nimmst deine { $count } Karten zurück.
    }
   *[other] { $count ->
        [1] Erwischt! Du nimmst deine Karte zurück und { SAY($minus, "minus-cards") } dazu.
       *[other] Erwischt! Du nimmst deine { $count } Karten zurück und { SAY($minus, "minus-cards") } dazu.
    }
}
result-laid-you = Du hast { SAY($lot, "lot") } gesagt. Gelegt: { heap }.
result-laid = { $seat } hat { SAY($lot, "lot") } gesagt. Gelegt: { heap }.
result-right = { $minus ->
    [0] Du hattest recht! { $seat } nimmt { SAY($count, "cards") } zurück.
   *[other] Du hattest recht! { $seat } nimmt { SAY($count, "cards") } zurück und { SAY($minus, "minus-cards") } dazu.
}
result-lie = { $minus ->
    [0] Gelogen! { $seat } nimmt { SAY($count, "cards") } zurück.
   *[other] Gelogen! { $seat } nimmt { SAY($count, "cards") } zurück und { SAY($minus, "minus-cards") } dazu.
}
result-truth-you = Es war die Wahrheit. Du nimmst den ganzen Stapel: { SAY($minus, "minus-cards") }.
result-in-vain = { $seat } hat umsonst an dir gezweifelt und nimmt den ganzen Stapel: { SAY($minus, "minus-cards") }.
result-wrong = { $seat } lag falsch und nimmt den ganzen Stapel: { SAY($minus, "minus-cards") }.
result-draw = Zieh { SAY($count, "cards") } aus { GENITIVE($other) } Hand, ohne hinzusehen.
result-get = Du bekommst { SAY($count, "cards") } aus { GENITIVE($other) } Hand.
result-gets = { $seat } bekommt { SAY($count, "cards") } aus deiner Hand.
result-draws = { $seat } zieht { SAY($count, "cards") } aus deiner Hand.
result-passed-you = Niemand hat gezweifelt. Leg wieder.
result-passed = Niemand hat gezweifelt. { $seat } legt wieder.
result-game = { $game ->
    [none] { $seat } gewinnt.
   *[other] { $seat } gewinnt Partie { $game }.
}
result-won = { COUNT($seats) ->
    [one] { $seats } gewinnt mit { SAY($total, "points") }.
   *[other] { $seats } teilen sich den Sieg mit { SAY($total, "points") }.
}

## Was die Tafel dazu sagt; nichts davon zweimal am Abend

comment-lie-1 = Schöne Geschichte, { $who }.
comment-lie-2 = { $doubter } hat die Karten kichern hören.
comment-lie-3 = Gut erzählt, { $who }. Gut gehört, { $doubter }.
comment-lie-4 = { $who } möchte das gern neu formulieren.
comment-lie-5 = Fast, { $who }. Fast.
comment-lie-6 = Da wurde eine Nase länger. { $doubter } hat es gesehen.
comment-lie-7 = Hübsche Farben. Nur eben andere.
comment-lie-8 = { $doubter } spielt nicht zum ersten Mal mit { $who }.
comment-truth-1 = { $who } hat es gesagt. Wort für Wort.
comment-truth-2 = So etwas gibt es noch.
comment-truth-3 = { $who } lächelt. { $doubter } zählt.
comment-truth-4 = { $doubter } hätte darauf gewettet und hat es ja auch.
comment-truth-5 = Ehrlich blufft am längsten.
comment-truth-6 = Das kann sich { $who } nicht ausgedacht haben.
comment-truth-7 = Ehrliches Gesicht, ehrliche Karten.
comment-truth-8 = { $doubter } schuldet { $who } ein Nicken.
comment-won-1 = { $who } hat nichts mehr zu verbergen.
comment-won-2 = Leere Hände, reines Gewissen: { $who }.
comment-won-3 = { $who } zeigt beide Handflächen vor.
comment-won-4 = Auch im Ärmel ist nichts.

## Options

credit = Veröffentlicht; ihre Autoren nennt die Anleitung nicht
tagline = Legt Karten verdeckt hin, sagt eine Farbe und verzieht keine Miene.
also-known = Verwandt mit Lügen, Mogeln, Schummeln und Zweifeln.
form-base = Eine Partie
    .help = Wer zuerst keine Karten mehr hat, gewinnt.
form-extended = Drei Partien, mit Punkten
    .help = Die erweiterte Regel des Originals: 10 für den Sieg, sonst −1 pro Karte.
option-dealer = Wer gibt
    .help = Ihr gebt echte Karten, oder jedes Handy zeigt die eigenen.
    .choice-table = Wir
    .choice-app = Die App
option-deck = Eure Karten
    .help = Ein normales Blatt reicht für 2 bis 5 Personen. Dann sagt ihr „drei Herz“.
    .choice-colours = Farben und eine Regenbogenkarte
    .choice-suits = ♠ ♥ ♦ ♣ und ein Joker
option-colours = Eure Farben
    .help = Neben der Regenbogenkarte: sieben, zu zweit fünf.
    .choice-red = Rot
    .choice-orange = Orange
    .choice-yellow = Gelb
    .choice-green = Grün
    .choice-blue = Blau
    .choice-violet = Violett
    .choice-black = Schwarz
    .choice-pink = Rosa
    .choice-white = Weiß
    .choice-brown = Braun
option-cards = Karten von jeder Farbe
    .help = So viele, wie ihr habt.
option-ranks = Karten von jeder Farbe
    .help = 13 ist Ass bis König. Zu zweit genügen 9: Ass bis 9.
option-extended = Drei Partien, mit Punkten
    .help = 10 für den Sieg, sonst −1 pro Karte. Aus: eine Partie, und wer zuerst fertig ist, gewinnt.
option-entry = Was ihr dem Handy sagt
    .help = Geheim: Ein Zweifel ist sofort entschieden. Nur die Ansage: Ihr gebt die Karten beim Aufdecken ein.
    .choice-sealed = Die echten Karten, geheim
    .choice-open = Nur die Ansage
option-starter = Wer beginnt
    .help = Nur in der ersten Partie. Später beginnt, wer zuletzt gewonnen hat.
    .choice-draw = Ausgelost
    .choice-table = Wir bestimmen es
printed-colours = Farben und eine Regenbogenkarte
    .help = Jede Farbe hat ein eigenes Symbol und ihren Namen, also genügt ein Drucker ohne Farbe.
    .note = Vor dem Start ist „Eure Karten“ dann „Farben und eine Regenbogenkarte“.
printed-colours-colours = Farben
    .help = Sieben, zu zweit fünf.
    .choice-red = Rot
    .choice-orange = Orange
    .choice-yellow = Gelb
    .choice-green = Grün
    .choice-blue = Blau
    .choice-violet = Violett
    .choice-black = Schwarz
    .choice-pink = Rosa
    .choice-white = Weiß
    .choice-brown = Braun
printed-colours-cards = Karten von jeder Farbe
    .help = So viele, wie ihr vor dem Start einstellt.
printed-suits = Vier Farben und ein Joker
    .help = Nur die Farben zählen, aber jede Karte hat ihren Wert. Das Blatt taugt auch für andere Spiele.
    .note = Stellt vor dem Start „Eure Karten“ auf „♠ ♥ ♦ ♣ und ein Joker“.
printed-suits-ranks = Karten von jeder Farbe
    .help = 13 ist Ass bis König. Zu zweit genügen 9.
