# I Bid You Not, in Worten.

## Plättchen

# Wie eine Sorte heißt. Diese Namen stehen auf den Plättchen.
type-name = { $type ->
    [headgrowns] Headgrowns
    [swatphone] Swatphone
    [flown-mower] Flown Mower
    [laptopple] Laptopple
    [walkie-barkie] Walkie-Barkie
    [camerat] Camerat
    [dishsmasher] Dishsmasher
    [refrigergator] Refrigergator
    [wrist-wash] Wrist Wash
    [cashing-machine] Cashing Machine
    [bear-dryer] Bear Dryer
    [aquariumbrella] Aquariumbrella
    [smoak-alarm] Smoak Alarm
    [squinter] Squinter
    [ceiling-van] Ceiling Van
    [calculater] Calculater
    [thumb-hive] Thumb Hive
    [computer-moose] Computer Moose
    [telefishion] Telefishion
    [digital-sock] Digital Sock
    [microwave] Microwave
    [nightbulb] Nightbulb
    [remote-controll] Remote Controll
   *[gamehat] Gamehat
}
# Was die Aktion eines Plättchens sagt: die erste (a) oder die zweite (b) seiner Sorte.
action = { $type ->
    [headgrowns] { $action ->
        [a] Gewonnen: Alle deine Plättchen sind 1 mehr wert
        [b] Gewonnen: Alle deine Plättchen sind 1 weniger wert
       *[none] {""}
    }
    [swatphone] { $action ->
        [a] Alle anderen Aktionen gelten nicht
        [b] Nur Plättchen mit einer Aktion anlegen und bieten
       *[none] {""}
    }
    [flown-mower] { $action ->
        [a] Nur neue Sorten anlegen
        [b] Nur Sorten anlegen, die schon da liegen
       *[none] {""}
    }
    [laptopple] { $action ->
        [a] Sofort: eine Auktion
        [b] Keine Auktion in den nächsten 3 Zügen
       *[none] {""}
    }
    [walkie-barkie] { $action ->
        [a] Gewonnen wird nur, was rechts davon liegt
        [b] Gewonnen werden auch die Gebote
       *[none] {""}
    }
    [refrigergator] { $action ->
        [a] Aufsteigend nach Preis, nicht nach Zahl
        [b] Jedes Plättchen muss niedriger sein als das davor
       *[none] {""}
    }
    [wrist-wash] { $action ->
        [a] Niemand darf sich freikaufen
        [b] Freikaufen kostet genau 3 gewonnene Plättchen, und nichts kommt dazu
       *[none] {""}
    }
    [cashing-machine] { $action ->
        [a] Die Auktion wird nie umgekehrt
        [b] Die Auktion wird immer umgekehrt
       *[none] {""}
    }
    [bear-dryer] { $action ->
        [a] Sofort: Du gewinnst die negativen Plättchen, die du angelegt hast
        [b] Bieten darf nur, wer ein negatives Plättchen angelegt hat
       *[none] {""}
    }
    [aquariumbrella] { $action ->
        [a] Wird das Angebot gewonnen, darf jeder ein Plättchen dazulegen
        [b] Wird das Angebot gewonnen, darf jeder eins der Plättchen ablegen
       *[none] {""}
    }
    [smoak-alarm] { $action ->
        [a] Sofort: Nimm allen ein gewonnenes Plättchen ab
        [b] Sofort: Alle nehmen dir ein gewonnenes Plättchen ab
       *[none] {""}
    }
    [ceiling-van] { $action ->
        [a] Bis zu zwei Plättchen pro Zug anlegen
        [b] Zwei Plättchen bieten: Ihre Summe zählt
       *[none] {""}
    }
    [calculater] { $action ->
        [a] Offen bieten, im Uhrzeigersinn
        [b] Wer die Auktion ausruft, bietet nicht mit
       *[none] {""}
    }
    [thumb-hive] { $action ->
        [a] Nur das höchste Plättchen der Hand anlegen
        [b] Nur das niedrigste Plättchen der Hand anlegen
       *[none] {""}
    }
    [computer-moose] { $action ->
        [a] Gebote unter der niedrigsten Zahl des Angebots gelten nicht
        [b] Gebote über der höchsten Zahl des Angebots gelten nicht
       *[none] {""}
    }
    [telefishion] { $action ->
        [a] Darf nie angelegt werden
        [b] Darf nie geboten werden
       *[none] {""}
    }
    [digital-sock] { $action ->
        [a] Nur eine Digital Sock im Angebot
        [b] Darf immer angelegt werden
       *[none] {""}
    }
    [nightbulb] { $action ->
        [a] Wird sie gewonnen, kommt sie weg
        [b] Wer sie gewinnt, nimmt sie auf die Hand
       *[none] {""}
    }
    [remote-controll] { $action ->
        [a] Keine negativen Preise anlegen
        [b] Keine positiven Preise anlegen
       *[none] {""}
    }
    [gamehat] { $action ->
        [a] Was folgt, muss sich in Preis und Sorte unterscheiden
        [b] Was folgt, muss Preis oder Sorte gemeinsam haben
       *[none] {""}
    }
   *[other] {""}
}
price = { SIGNED($it) }
number = { $number }
the-number = die { $number }
what = die { $number } ({ type-name }, { SIGNED($price) })
tiles = { $it ->
    [one] { $it } Plättchen
   *[other] { $it } Plättchen
}

## Die Entscheidungen

dealt = { $starter } fängt an. { COUNT($more) ->
    [0] Alle haben { $most } Plättchen.
    [one] { $more } hat { $most } Plättchen, die anderen { $least }.
   *[other] { $more } haben { $most } Plättchen, die anderen { $least }.
}
first-offer = Das erste Angebot ist { SAY($tile, "what") }.
added = { $seat } legt { SAY($tile, "what") } an.
now-works = { $silent ->
    [none] Das gilt jetzt. { SAY($tile, "action") }.
    [swatphone] Die Aktion gilt nicht: Ein Swatphone schaltet sie ab.
   *[other] Die Aktion gilt nicht: Ihr Gegenstück kam später.
}
passed = { $more_turns ->
    [0] { $seat } passt. Das Laptopple erlaubt in diesem Zug keine Auktion.
    [one] { $seat } passt. Das Laptopple erlaubt noch { $more_turns } Zug lang keine Auktion.
   *[other] { $seat } passt. Das Laptopple erlaubt noch { $more_turns } Züge lang keine Auktion.
}
alarm = { $takes ->
    [yes] Smoak Alarm: { $to } nimmt { $frm } { SAY($tile, "what") } ab, zufällig gezogen.
   *[no] Smoak Alarm: { $to } bekommt von { $frm } { SAY($tile, "what") }, zufällig gezogen.
}
dried = Bear Dryer: { $seat } gewinnt sofort { SAY($tiles, "what") }.
declared = { $seat } ruft eine Auktion aus.
auction-at-once = Laptopple: sofort eine Auktion.
no-part = { COUNT($seats) ->
    [one] { $seats } bietet nicht mit.
   *[other] { $seats } bieten nicht mit.
}
sorted = { $order ->
    [lowest] Das niedrigste zuerst.
   *[highest] Das höchste zuerst.
}
    .because = { $reason ->
        [always] Die Cashing Machine kehrt jede Auktion um.
        [never] Die Cashing Machine verbietet das Umkehren.
        [none] {""}
        [inside] { $bids ->
            [1] Das einzige Gebot liegt zwischen { $low } und { $high }.
           *[other] Alle Gebote liegen zwischen { $low } und { $high }.
        }
        [single] Das Angebot ist ein einzelnes Plättchen.
       *[outside] { $bids ->
            [1] Das einzige Gebot liegt nicht zwischen { $low } und { $high }.
           *[other] Nicht alle Gebote liegen zwischen { $low } und { $high }.
        }
    }
in-order = { COMMAS($bids, "bid-in-order") }.
bid-in-order = { COUNT($tiles) ->
    [1] { $seat } { $worth }
   *[other] { $seat } { $worth } ({ SAY($tiles, "number") })
}
ignored = { $below ->
    [yes] { GENITIVE($seat) } { $worth } gilt nicht. Computer Moose: nichts unter { $end }.
   *[no] { GENITIVE($seat) } { $worth } gilt nicht. Computer Moose: nichts über { $end }.
}
all-ignored = Kein Gebot gilt. Niemand gewinnt, das Angebot bleibt, und der nächste Platz ist dran.
no-bids = Niemand hat noch ein Plättchen zum Bieten. Das Angebot nimmt niemand.
skipped = { $seat } kauft sich frei.
lost = { $seat } verliert { SAY($tile, "what") }, zufällig gezogen. Legt sie weg.
put = { $seat } legt { SAY($tile, "what") } ins Angebot.
took = { $why ->
    [none] { $seat } nimmt das Angebot: { SIGNED($total) }.
   *[other] { $seat } muss das Angebot nehmen: { SIGNED($total) }.
}
    .because = { SAY(COUNT($tiles), "tiles") }.{ $why ->
        [none] {""}
        [last] {" "}Sonst ist niemand mehr da.
        [nobody-may] {" "}Wrist Wash: Niemand darf sich freikaufen.
        [no-scored] {" "}Zum Zahlen fehlt ein gewonnenes Plättchen.
        [no-hand] {" "}Zum Zahlen fehlt ein Plättchen auf der Hand.
        [no-fitting] {" "}Keins auf der Hand darf dazugelegt werden.
        [too-few] {" "}Freikaufen kostet 3 gewonnene Plättchen.
       *[nothing] {" "}Zum Verlieren ist keins da und zum Dazulegen auch nicht.
    }
right-of = Walkie-Barkie: Gewonnen wird nur, was rechts der { AT($tile, "number") } liegt. Legt { SAY($lost, "number") } weg.
to-hand = Nightbulb: Die { AT($tile, "number") } kommt auf { GENITIVE($seat) } Hand.
burnt = Nightbulb: Legt die { AT($tile, "number") } weg.
bids-too = Walkie-Barkie: { $seat } bekommt auch die Gebote, { SAY($tiles, "number") }.
returned = { $seat } nimmt die { $numbers } zurück: ein mittleres Gebot.
gift = Aquariumbrella: { $seat } legt { SAY($tile, "what") } zu dem, was { $winner } gewonnen hat.
spoiled = Aquariumbrella: { $seat } legt { SAY($tile, "what") } aus { GENITIVE($winner) } Gewinn ab.
next-offer = { GENITIVE($seat) } { AT($tile, "number") } beginnt das nächste Angebot.
    .because = { $chosen ->
        [yes] Das sucht aus, wer das Angebot genommen hat.
       *[no] Es ist das niedrigste Gebot.
    }
won = { COUNT($seats) ->
    [one] { $seats } gewinnt mit { SIGNED($total) }.
   *[other] { $seats } teilen sich den Sieg mit { SIGNED($total) }.
}
unsold = { COUNT($numbers) ->
    [one] Die { $numbers } gewinnt niemand. Eine Auktion dafür gab es nicht mehr.
   *[other] Niemand gewinnt { $numbers }. Eine Auktion dafür gab es nicht mehr.
}
counted = { $tiles ->
    [0] { $seat }: keine Plättchen, 0.
   *[other] { $seat }: { SAY($tiles, "tiles") }{ $counts ->
        [all] {""}
        [one] , { COUNT($counting) } davon zählt
       *[some] , { COUNT($counting) } davon zählen
    }. { $each ->
        [0] {""}
       *[other] Preise { SIGNED($prices) }, Headgrowns { SIGNED($grown) } (je Plättchen { SIGNED($each) }).{" "}
    }Zusammen { SIGNED($total) }.
}
odd-deck = Die { $number } wird nicht mehr gezählt: Die Spielleitung sagt, die Plättchen sind anders.
list-corrected = { AT($tile, "action") ->
    [none] Auf der Liste steht jetzt: { SAY($tile, "what") }.
   *[other] Auf der Liste steht jetzt: { SAY($tile, "what") }, „{ SAY($tile, "action") }“.
}
leaves = { $seat } ist gegangen und kann nicht mehr gewinnen. Die Hand ist aus dem Spiel, der Gewinnstapel bleibt.
back = { $seat } ist wieder da, mit derselben Hand.
column = Plättchen

## Warum ein Plättchen nicht gespielt werden darf

out = { $where ->
    [offer] Die { $number } liegt im Angebot
    [scored] Die { $number } liegt in { GENITIVE($whose) } Gewinnstapel
    [hand] Die { $number } ist auf { GENITIVE($whose) } Hand
   *[discarded] Die { $number } ist weg
}: { $entered_by ->
    [none] Sie war das erste Angebot.
   *[other] { $use ->
        [add] { $entered_by } hat sie in Zug { $turn } angelegt.
        [bid] { $entered_by } hat sie in Zug { $turn } geboten.
        [gift] { $entered_by } hat sie in Zug { $turn } verschenkt.
       *[other] { $entered_by } hat sie in Zug { $turn } eingegeben.
    }
}
hand-known = Du hast nur { $numbers }.
never-added = Dieser Telefishion darf nie angelegt werden.
never-bid = Dieser Telefishion darf nie geboten werden.
only-one = Im Angebot darf nur eine Digital Sock liegen, und da liegt schon die { $there }.
price-ascends = Refrigergator: Der Preis muss über { SIGNED($last) } sein. Hier ist er { SIGNED($price) }.
must-be-lower = Refrigergator: Es muss niedriger sein als { $last }.
must-be-higher = Es muss höher sein als { $last }.
only-actions = Swatphone: nur Plättchen mit einer Aktion. Die { $number } hat keine.
type-there = Flown Mower: Die Sorte { type-name } liegt schon im Angebot.
type-not-there = Flown Mower: Die Sorte { type-name } liegt noch nicht im Angebot.
no-negative = Remote Controll: keine negativen Preise. Hier ist er { SIGNED($price) }.
no-positive = Remote Controll: keine positiven Preise. Hier ist er { SIGNED($price) }.
must-differ = Gamehat { AT($hat, "number") }: { SAY($hat, "differ-from") }.
differ-from = nicht { SIGNED($price) } und nicht { type-name }
must-share = Gamehat { AT($hat, "number") }: Es muss { SAY($hat, "share-with") }.
share-with = { SIGNED($price) } kosten oder { type-name } sein
follow-higher = Höher als { $last }.
follow-lower = Niedriger als { $last }.
follow-price = Jede Zahl, mit einem Preis über { SIGNED($price) }.
follow-both = Niedriger als { $last }, mit einem Preis über { SIGNED($price) }.
offer-runs = { $is_one ->
    [yes] Das Angebot ist nur die { $low }.
   *[no] Das Angebot geht von { $low } bis { $high }.
}
outside-only = Es muss niedriger sein als { $low } oder höher als { $high }.
two-tiles = Das ist zweimal die { $number }. Wähl zwei verschiedene.
not-in-hand = Die { $number } hast du nicht auf der Hand.
not-highest = Thumb Hive: nur das höchste deiner Hand, die { $highest }.
not-lowest = Thumb Hive: nur das niedrigste deiner Hand, die { $lowest }.
cannot-add = An dieses Angebot passt gerade kein Plättchen.
no-scored = Du hast kein gewonnenes Plättchen zum Verlieren.
nothing-to-add = Du hast kein Plättchen, das du dazulegen könntest.

## Listen

csv-columns = { $columns ->
    [one] Zeile { $line }: braucht Zahl, Sorte und Preis. Es gibt nur { $columns } Spalte.
   *[other] Zeile { $line }: braucht Zahl, Sorte und Preis. Es gibt nur { $columns } Spalten.
}
csv-number = Zeile { $line }: „{ $given }“ ist keine Zahl von { $low } bis { $high }.
csv-twice = Zeile { $line }: Die { $number } steht schon in Zeile { $first }.
csv-type = { $near ->
    [none] Zeile { $line }: Eine Sorte „{ $given }“ gibt es nicht.
   *[other] Zeile { $line }: Eine Sorte „{ $given }“ gibt es nicht. Meint ihr { SAY($near, "type-called") }?
}
type-called = { $it ->
    [headgrowns] Headgrowns
    [swatphone] Swatphone
    [flown-mower] Flown Mower
    [laptopple] Laptopple
    [walkie-barkie] Walkie-Barkie
    [camerat] Camerat
    [dishsmasher] Dishsmasher
    [refrigergator] Refrigergator
    [wrist-wash] Wrist Wash
    [cashing-machine] Cashing Machine
    [bear-dryer] Bear Dryer
    [aquariumbrella] Aquariumbrella
    [smoak-alarm] Smoak Alarm
    [squinter] Squinter
    [ceiling-van] Ceiling Van
    [calculater] Calculater
    [thumb-hive] Thumb Hive
    [computer-moose] Computer Moose
    [telefishion] Telefishion
    [digital-sock] Digital Sock
    [microwave] Microwave
    [nightbulb] Nightbulb
    [remote-controll] Remote Controll
   *[gamehat] Gamehat
}
csv-price = Zeile { $line }: „{ $given }“ ist kein Preis. Preise sind { $prices }.
csv-action = Zeile { $line }: „{ $given }“ ist keine Aktion. Schreibt a, b oder nichts.
csv-no-action = Zeile { $line }: { type-name } hat keine Aktionen.
csv-quotes = Zeile { $line }: hat keine klaren Spalten. Steht da irgendwo ein Anführungszeichen zu viel?
csv-too-long = Die Datei hat { $lines } Zeilen. Eine Liste hat höchstens { $most }.
csv-empty = Da sind keine Plättchen drin.
too-few-tiles = { $tiles ->
    [one] { $tiles } Plättchen ist zu wenig. Ihr braucht mindestens { $least }.
   *[other] { $tiles } Plättchen sind zu wenig. Ihr braucht mindestens { $least }.
}
range-backwards = Von { $low } bis { $high } liegt keine Zahl. Vertauscht die beiden.
# Welche Plättchen wegkommen: die unter einer Zahl, die über einer anderen, oder beide.
put-aside = { $under ->
    [none] Lasst alle über { $over } weg
   *[other] { $over ->
        [none] Lasst alle unter { $under } weg
       *[other] Lasst alle unter { $under } und über { $over } weg
    }
}
layout = { $tiles } Plättchen, { $low } bis { $high }: { $more ->
    [0] je { $each }
   *[other] je { $each } oder { $larger_hand }
} und eins als erstes Angebot.{ $left_in_box ->
    [all] {" "}Lasst eure Plättchen in der Schachtel.
    [some] {" "}{ put-aside }: { SAY($away, "tiles") }.
   *[none] {""}
}
open-list = { $left_in_box ->
    [some] { put-aside }. { list-known }
   *[none] { list-known }
}
list-known = { $known ->
    [0] Jedes Plättchen wird einmal beschrieben, wenn es zum ersten Mal auftaucht.
    [one] { $known } Plättchen ist bekannt. Jedes andere wird einmal beschrieben, wenn es zum ersten Mal auftaucht.
   *[other] { $known } Plättchen sind bekannt. Jedes andere wird einmal beschrieben, wenn es zum ersten Mal auftaucht.
}

## Die großen Momente beim Aufdecken

highlight-sold = Verkauft! { COUNT($tiles) } Plättchen auf einmal.

## Die Fragen

ask-starter = Wer fängt an?
hint-starter = Wer anfängt, bekommt das erste Plättchen und den ersten Zug.
button-starter = {"{}"} fängt an
entry-starter = Person am Anfang
ask-size = Wie viele Plättchen?
hint-size = Zählt alle, mit denen ihr spielt, auch das oberste.
button-size = {"{}"} Plättchen
entry-size = Zahl der Plättchen
ask-start = Deckt das oberste auf. Was ist es?
hint-start = Es ist das erste Angebot. Verteilt die anderen.
button-start = Mit {"{}"} anfangen
none-start = Welches Plättchen?
entry-start = erstes Angebot
ask-turn = Du bist dran
hint-turn = { $other ->
    [declare] Leg ein Plättchen an, oder ruf eine Auktion aus.
   *[pass] Leg ein Plättchen an. Wenn du nicht kannst, passe.
}
entry-turn = Zug
entry-second = zweites Plättchen
ask-add = Ein Plättchen anlegen
button-add = {"{}"} anlegen
none-add = Welches Plättchen?
ask-declare = Eine Auktion ausrufen
button-declare = Auktion ausrufen
ask-pass = Passen
button-pass = Passen
ask-second = Noch ein zweites?
hint-second = Mit einem Ceiling Van darfst du zwei anlegen.
ask-done = Eins genügt
button-done = Eins genügt
ask-bid = { $several ->
    [yes] Welche zwei Plättchen bietest du?
   *[no] Welches Plättchen bietest du?
}
hint-bid = { OPTION("dealer") ->
    [app] { $several ->
        [yes] Niemand sieht sie, bevor alle geboten haben.
       *[no] Niemand sieht es, bevor alle geboten haben.
    }
   *[table] { $several ->
        [yes] Leg sie verdeckt hin, und versiegle sie hier.
       *[no] Leg es verdeckt hin, und versiegle es hier.
    }
}
button-bid = { $several ->
    [yes] Beide versiegeln
   *[no] {"{}"} versiegeln
}
none-bid = Welches Plättchen?
entry-bid = Gebot
ask-openbid = { ask-bid }
hint-openbid = { OPTION("dealer") ->
    [app] Calculater: Alle bieten offen.
   *[table] { $several ->
        [yes] Calculater: Alle bieten offen. Leg sie offen hin.
       *[no] Calculater: Alle bieten offen. Leg es offen hin.
    }
}
button-openbid = { $several ->
    [yes] Beide bieten
   *[no] {"{}"} bieten
}
none-openbid = Welches Plättchen?
entry-openbid = Gebot
choosing-openbid = { $names } bietet offen
choosing-turn = { $names } ist dran
choosing-choice = { $names } entscheidet: nehmen oder freikaufen?
choosing-put = { $names } legt zum Freikaufen eins dazu
choosing-second = { $names } darf ein zweites anlegen
choosing-gift = { $names } darf etwas zum Gewinn dazulegen
choosing-spoil = { $names } darf etwas aus dem Gewinn ablegen
choosing-starts = { $names } sucht das Gebot aus, das beginnt
ask-first = Ein Plättchen
ask-choice = Willst du dieses Angebot?
hint-choice = Nimm es, oder kauf dich frei. Dann entscheidet das nächste Gebot.
button-choice = {"{}"}
none-choice = Nehmen oder freikaufen
entry-choice = Antwort auf das Angebot
label-choice = { $value ->
    [take] genommen
    [skip] freigekauft
    [lose] freigekauft, eins verloren
   *[add] freigekauft, eins dazugelegt
}
option-take = Nehmen: { SAY($tiles, "tiles") }, { SIGNED($total) }{ $bids ->
    [yes] {" "}und die Gebote
   *[no] {""}
}{ $hand ->
    [0] {""}
   *[other] {" "}und { $hand } auf die Hand
}
option-skip = { $add ->
    [yes] Freikaufen (eins verlieren, eins dazulegen)
   *[no] Freikaufen: { $price } gewonnene verlieren
}
option-lose = Freikaufen: ein gewonnenes verlieren
option-add = Freikaufen: eins aus der Hand dazulegen
option-bid = { GENITIVE($seat) } { $worth }
option-tile = { SAY($tile, "number-and-what") } ablegen
number-and-what = { $number } ({ type-name }, { SIGNED($price) })
option-number = { $number }
option-none = So lassen
ask-put = Welches Plättchen legst du dazu?
hint-put = { $several ->
    [yes] Aus deiner Hand, irgendwo ins Angebot.
   *[no] Aus deiner Hand: unter das ganze Angebot oder darüber.
}
button-put = { $several ->
    [yes] {"{}"} legen
   *[no] {"{}"} dazulegen
}
none-put = { $several ->
    [yes] Welches und wohin?
   *[no] Welches Plättchen?
}
entry-put = dazugelegtes Plättchen
ask-tile = Welches Plättchen?
ask-place = Wohin kommt es?
ask-starts = Welches Gebot beginnt das nächste Angebot?
hint-starts = Du hast das letzte genommen, also wählst du.
button-starts = Das von {"{}"} beginnt
entry-starts = Anfang des nächsten Angebots
ask-gift = Etwas zum Gewinn dazulegen?
hint-gift = Aquariumbrella: Du darfst ein Plättchen aus deiner Hand zum Gewinn legen.
entry-gift = Geschenk zum Gewinn
ask-give = Ein Plättchen schenken
button-give = {"{}"} schenken
none-give = Welches Plättchen?
ask-none = Nein, danke
button-none = Nein, danke
ask-spoil = Eins aus dem Gewinn ablegen?
hint-spoil = Aquariumbrella: Jeder darf ein Plättchen ablegen.
button-spoil = {"{}"}
entry-spoil = abgelegtes Plättchen
label-spoil = { $value ->
    [none] nichts
   *[other] { $value }
}
entry-drawn = verlorenes Plättchen
entry-alarm = Smoak Alarm
entry-gone = Zug
ask-clash = Zwei Einträge sagen { $item }
hint-clash = So ein Plättchen gibt es nur einmal. Ändert den Eintrag, der nicht stimmt.
place-clash = { $what ->
    [bid] { GENITIVE($seat) } Gebot, Zug { $round }
   *[other] { GENITIVE($seat) } Plättchen, Zug { $round }
}
label-clash = beide stimmen
entry-clash = ungewöhnliche Plättchen
hint-leave = Die Hand kommt aus dem Spiel.
ask-override = Welche Zahl gibt es zweimal?
hint-override = Ein Fehldruck oder ein gemischter Satz: Diese Zahl wird nicht mehr gezählt.
entry-override = Zahl, die nicht mehr gezählt wird
ask-describe = Was steht wirklich auf dem Plättchen?
entry-pile = Mischen
hint-describe = Seine Zahl und was darauf gedruckt ist.
button-describe = Die {"{}"} speichern
none-describe = Welches, und was steht darauf?
entry-describe = Änderung der Liste

# Was eingegeben wurde: eine Zahl, oder ein Plättchen, das damit beschrieben ist.
told-tile = { $type ->
    [none] { $number }
   *[other] { $number } ({ type-name }, { SIGNED($price) })
}
label-tile = { SAY($value, "told-tile") }
label-start = { SAY($value, "told-tile") }
label-bid = { SAY($value, "told-tile") }
label-openbid = { SAY($value, "told-tile") }
label-put = { SAY($value, "told-tile") }
label-describe = { SAY($value, "told-tile") }
label-add = { SAY($value, "told-tile") }
label-give = { SAY($value, "told-tile") }
label-first = { SAY($value, "told-tile") }
label-drawn = { $value }
label-alarm = { $value }
label-override = { $value }
label-turn = { $what ->
    [add] legt { SAY($tiles, "told-tile") } an
    [declare] eine Auktion
   *[pass] passt
}
label-second = { $what ->
    [add] { SAY($tiles, "told-tile") }
   *[done] keins
}
label-gift = { $what ->
    [add] { SAY($tiles, "told-tile") }
   *[none] nichts
}
call-override = Eine Zahl gibt es zweimal …
call-describe = Unsere Liste stimmt nicht …
sealing-bid = Eine Auktion: Alle versiegeln ein Plättchen.
waiting-start = Wir warten auf das erste Plättchen
waiting-starter = Wer fängt an?
waiting-size = Wir warten auf die Zahl der Plättchen
entered-choice = { label-choice }
entered-spoil = { label-spoil }
entered-gone = übersprungen
part-start = der Anfang

## Was jemandem vorgeschlagen wird, wo es jeder tun kann

to-starter = sagt, wer anfängt
to-size = zählt die Plättchen
to-start = deckt das oberste Plättchen auf

## Wo wir sind

place-long =
    Angebot { $number }
    { $turn ->
        [0] {""}
       *[other] Zug { $turn }
    }
place-short = { $turn ->
    [0] Angebot { $number }
   *[other] Angebot { $number } · Zug { $turn }
}
between-heading = { $stage ->
    [start] Baut auf
   *[other] {""}
}
between-steps =
    { OPTION("dealer") ->
        [app] {""}
       *[table] { $left_in_box ->
            [none] {""}
           *[some] { put-aside }.{ $tiles_played ->
                [none] {""}
                [one] {" "}{ $tiles_played } bleibt.
               *[other] {" "}{ $tiles_played } bleiben.
            }
        }
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] { $tiles_played ->
            [none] Mischt und zählt die Plättchen. Gebt ein, wie viele es sind.
           *[other] Mischt alle { $tiles_played } verdeckt.
        }
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] { $starter_is_drawn ->
            [yes] {""}
           *[no] { $starter ->
                [none] Einigt euch, wer anfängt, und gebt es ein.
               *[other] { $starter } fängt an.
            }
        }
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] Deckt das oberste auf: das erste Angebot.
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] { $starter ->
            [none] Verteilt die anderen einzeln im Uhrzeigersinn, zuerst an die Person, die anfängt. { between-hands }
           *[other] Verteilt die anderen einzeln im Uhrzeigersinn, zuerst an { $starter }. { between-hands }
        }
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] Gebt das aufgedeckte ein.{ $starter_is_drawn ->
            [yes] { $starter ->
                [none] {""}
               *[other] {" "}{ $starter } fängt an, ausgelost.
            }
           *[no] {""}
        }
    }
between-hands = { $smaller_hand ->
    [0] Hände dürfen sich um eins unterscheiden.
   *[other] { UPTO($larger_hands, 2) ->
        [0] Jeder bekommt { $smaller_hand }.
        [more] Die ersten { COUNT($larger_hands) }, bis { LAST($larger_hands) }, bekommen { $larger_hand }, die anderen { $smaller_hand }.
        [1] { $larger_hands } bekommt { $larger_hand }, { between-rest } { $smaller_hand }.
       *[other] { $larger_hands } bekommen { $larger_hand }, { between-rest } { $smaller_hand }.
    }
}
between-rest = { COUNT($smaller_hands) ->
    [1] { $smaller_hands }
   *[other] die anderen
}

## Was sich nicht eingeben lässt

no-such-tile = Eine { $number } gibt es in diesem Satz nicht. Sieh noch mal nach.
left-out = Die { $number } ist nicht dabei. Ihr spielt mit { $low } bis { $high }.
tile-undescribed = Die { $number } ist neu. Beschreib sie auch.
tile-differs = Die { $number } ist als anderes Plättchen bekannt.

## Bevor auf der Tafel die Gebote gezeigt werden, oder was jemand entscheidet

opening = { SAY(FIRST($facts), "opening-of") }
opening-of = { $it ->
    [none] {""}
   *[other] { $opening ->
        [decided] { $seat } hat entschieden.
        [nothing] {""}
       *[bids] Alle Gebote auf, das niedrigste zuerst.
    }
}

## Was bemerkenswert war, am Ende erzählt

mention-own-tile = { $seat } hat { SAY($tile, "what") } angelegt und dann selbst genommen.
mention-turned = Nur { GENITIVE($seat) } { $worth } lag nicht zwischen { $low } und { $high }. Allein deshalb entschied das höchste Gebot zuerst.
mention-hot = { $total ->
    [0] { $skips } von euch haben sich von einem Angebot freigekauft, das nichts wert war. { $seat } nahm es.
   *[other] { $skips } von euch haben sich von { SIGNED($total) } freigekauft. { $seat } nahm es.
}

## Was kann ich tun?

can-starter =
    Einigt euch, wer anfängt, und tippt auf den Namen. Das kann jeder.
    Wer anfängt, bekommt das erste Plättchen und den ersten Zug.
can-size =
    Zählt alle Plättchen, mit denen ihr spielt, auch das oberste. Eingeben kann es jeder.
    Dann weiß die App, wie viele jeder von euch hat.
can-start =
    Deckt das oberste Plättchen auf: Es ist das erste Angebot. Eingeben kann es jeder.
    Verteilt alle anderen. Wer anfängt, legt dann eins an oder ruft eine Auktion aus.
can-turn =
    { $other ->
        [declare] { $can_add ->
            [yes] Leg rechts ein Plättchen an, oder ruf eine Auktion aus. Kannst du nicht anlegen, musst du das.
           *[no] Ruf eine Auktion aus: Anlegen geht gerade nicht.
        }
       *[pass] { $can_add ->
            [yes] Leg eins an. Wenn du nicht kannst, passe: Das Laptopple erlaubt gerade keine Auktion.
           *[no] Passe: Anlegen geht nicht, und das Laptopple erlaubt keine Auktion.
        }
    }
    { can-fits }
    In einer Auktion versiegeln alle ein Plättchen. Wer das Angebot nimmt, bekommt seine Preise.
# Was gerade angelegt werden kann: „höher als 12“.
can-fits = { $fits ->
    [none] {""}
   *[other] Was gerade passt: { SMALL($fits) }
}
can-second =
    { $can_add ->
        [yes] Mit dem Ceiling Van darfst du ein zweites anlegen. Du musst nicht.
       *[no] Ein zweites passt gerade nicht.
    }
    { can-fits }
can-bid =
    { OPTION("dealer") ->
        [app] { $several ->
            [yes] Wähl zwei Plättchen, und versiegle sie: Ihre Summe ist dein Gebot.
           *[no] Wähl ein Plättchen, und versiegle es als Gebot. Vorher sieht es niemand.
        }
       *[table] { $several ->
            [yes] Leg zwei Plättchen verdeckt hin, und versiegle sie: Ihre Summe ist dein Gebot.
           *[no] Leg ein Plättchen verdeckt hin, und versiegle es als Gebot. Vorher sieht es niemand.
        }
    }
    { can-first }
    { can-next }
# Wer zuerst entscheidet.
can-first = { $machine ->
    [lowest] Die Cashing Machine: Auf jeden Fall entscheidet das niedrigste Gebot zuerst.
    [highest] Die Cashing Machine: Auf jeden Fall entscheidet das höchste Gebot zuerst.
    [single] Das höchste Gebot entscheidet zuerst: nehmen oder sich freikaufen.
   *[none] Das höchste Gebot entscheidet zuerst. Liegen alle zwischen { $offer_low } und { $offer_high }, das niedrigste.
}
# Was aus den Geboten wird.
can-next = { OPTION("winner_starts") ->
    [yes] Wer das Angebot nimmt, sucht das Gebot aus, das das nächste beginnt. { can-others }
   *[no] Das niedrigste Gebot beginnt das nächste Angebot. { can-others }
}
can-others = { OPTION("middle_returns") ->
    [yes] { PLAYERS() ->
        [2] Die anderen kommen weg.
       *[other] Ein mittleres kommt vielleicht zurück.
    }
   *[no] Die anderen kommen weg.
}
can-openbid =
    { OPTION("dealer") ->
        [app] { $several ->
            [yes] Der Calculater: Alle bieten offen. Wähl zwei Plättchen: Ihre Summe ist dein Gebot.
           *[no] Der Calculater: Alle bieten offen. Wähl dein Gebot.
        }
       *[table] { $several ->
            [yes] Der Calculater: Alle bieten offen. Leg zwei offen hin: Ihre Summe ist dein Gebot.
           *[no] Der Calculater: Alle bieten offen. Leg dein Gebot offen hin, und gib es ein.
        }
    }
    { can-first }
    { can-next }
can-choice =
    { $take_bids ->
        [yes] Nimm das Angebot: Du bekommst { SIGNED($take_total) } mit { SAY($take_tiles, "tiles") } und die Gebote.
       *[no] Nimm das Angebot: Du bekommst { SIGNED($take_total) } mit { SAY($take_tiles, "tiles") }.
    }
    { $skip_cost ->
        [either] Oder kauf dich frei: Verlier ein gewonnenes, zufällig gezogen, oder leg eins aus der Hand dazu.
        [both] Oder kauf dich frei: Verlier ein gewonnenes, zufällig gezogen, und leg eins aus der Hand dazu.
       *[several] Oder kauf dich frei: Verlier { $skip_price } gewonnene, zufällig gezogen.
    }
    Dann entscheidet das nächste Gebot. Das letzte muss es nehmen.
can-put =
    { $several ->
        [yes] Leg ein Plättchen aus deiner Hand dazu, irgendwo ins Angebot.
       *[no] Leg ein Plättchen aus deiner Hand dazu, unter das ganze Angebot oder darüber.
    }
    Das ist der Preis fürs Freikaufen. Wer das Angebot nimmt, bekommt es, gut oder schlecht.
can-starts =
    Du hast das Angebot genommen, also suchst du das Gebot aus, das das nächste beginnt.
    { OPTION("middle_returns") ->
        [yes] Die anderen Gebote kommen weg, wenn kein mittleres zurückkommt.
       *[no] Die anderen Gebote kommen weg.
    }
can-gift =
    { $winner ->
        [none] Die Aquariumbrella: Du darfst eins deiner Plättchen zum Gewinn legen.
       *[other] { YOU($winner) ->
            [you] Die Aquariumbrella: Du darfst eins deiner Plättchen zu deinem Gewinn legen.
           *[other] Die Aquariumbrella: Du darfst eins deiner Plättchen zu dem legen, was { $winner } gewonnen hat.
        }
    }
    Dort zählt sein Preis, gut oder schlecht. Du musst nicht.
can-spoil =
    { $winner ->
        [none] Die Aquariumbrella: Du darfst ein Plättchen aus dem Gewinn ablegen.
       *[other] { YOU($winner) ->
            [you] Die Aquariumbrella: Du darfst ein Plättchen aus deinem Gewinn ablegen.
           *[other] Die Aquariumbrella: Du darfst ein Plättchen von dem ablegen, was { $winner } gewonnen hat.
        }
    }
    Dann hat es niemand. Du musst nicht.
can-clash =
    Das Plättchen { $item } gibt es nur einmal. Tippt auf den Eintrag, der nicht stimmt, und ändert ihn.
    Welcher es ist, zeigen die Plättchen auf dem Tisch.
    Sind die Plättchen anders? Lasst beide stehen. Diese Zahl wird nicht mehr gezählt.
can-override =
    Wählt die Zahl, die eure Plättchen zweimal haben.
    Sie wird nicht mehr gezählt: Sie kann noch einmal kommen.
can-describe =
    Wählt ein Plättchen, das auf unserer Liste nicht stimmt, und gebt ein, was darauf gedruckt ist.
    Es ändert sich auf der Liste und wo immer das Plättchen jetzt liegt.
meanwhile =
    { $stage ->
        [auction] Wer gefragt ist, nimmt das Angebot oder kauft sich frei. Dann entscheidet das nächste Gebot.
        [skip] Wer gefragt ist, nimmt das Angebot oder kauft sich frei. Dann entscheidet das nächste Gebot.
        [bids] Gebote kommen herein. Sie werden zusammen aufgedeckt.
        [turn] { $seat ->
            [none] Der nächste Zug kommt, sobald das eingegeben ist.
           *[other] { $seat } legt ein Plättchen an oder ruft eine Auktion aus. Dann bieten alle.
        }
       *[other] Der nächste Zug kommt, sobald das eingegeben ist.
    }

## So geht es

how =
    Bist du dran, leg ein Plättchen an, höher als das letzte. Oder ruf eine Auktion aus.
    In einer Auktion versiegeln alle ein Plättchen. Das höchste entscheidet zuerst; liegen alle im Angebot, das niedrigste.
    { OPTION("skip_either") ->
        [yes] { OPTION("in_order") ->
            [yes] Nimm das Angebot, oder kauf dich frei: ein gewonnenes verlieren oder eins dazulegen, niedriger oder höher als alle.
           *[no] Nimm das Angebot, oder kauf dich frei: ein gewonnenes verlieren oder eins aus der Hand dazulegen.
        }
       *[no] { OPTION("in_order") ->
            [yes] Nimm das Angebot, oder kauf dich frei: ein gewonnenes verlieren und eins dazulegen, niedriger oder höher als alle.
           *[no] Nimm das Angebot, oder kauf dich frei: ein gewonnenes verlieren und eins aus der Hand dazulegen.
        }
    }
    { OPTION("winner_starts") ->
        [yes] Wer es nimmt, sucht das Gebot aus, das das nächste Angebot beginnt. { how-bids }
       *[no] Das niedrigste Gebot beginnt das nächste Angebot. { how-bids }
    }
    { OPTION("actions") ->
        [yes] Eine Aktion gilt, solange ihr Plättchen im Angebot liegt. Tafel und Handy zeigen, was gerade gilt.
       *[no] {""}
    }
    { OPTION("per_type") ->
        [yes] Sind alle Hände leer, zählt eure Preise: von jeder Sorte nur den höchsten und den niedrigsten. Die höchste Summe gewinnt.
       *[no] Sind alle Hände leer, zählt eure Preise zusammen. Die höchste Summe gewinnt.
    }
how-bids = { PLAYERS() ->
    [2] Das andere Gebot kommt weg.
   *[other] { OPTION("middle_returns") ->
        [yes] Das mittlere Gebot kommt zurück auf die Hand, außer bei denen, die gewonnen oder sich freigekauft haben. Die anderen kommen weg.
       *[no] Die anderen Gebote kommen weg.
    }
}
decks = { OPTION("decks") ->
    [both] das Grundspiel, Odd Inventions und Double Devices
    [odd] das Grundspiel und Odd Inventions
    [double] das Grundspiel und Double Devices
   *[base] das Grundspiel
}
needs = { OPTION("dealer") ->
    [app] Keine Plättchen: Die App gibt sie aus ({ decks }).
   *[table] { OPTION("deck") ->
        [app] Die Plättchen, die die App druckt, Startzahl { OPTION("seed") }: { decks }.
       *[ours] Eure eigenen Plättchen von I Bid You Not: { decks }.
    }
}
substitutes =
    { OPTION("dealer") ->
        [app] {""}
       *[table] { OPTION("deck") ->
            [app] {""}
           *[ours] Wenn ihr einen Satz druckt, stellt „Die Plättchen“ auf „Aus der App gedruckt“.
        }
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] { OPTION("actions") ->
            [yes] Zettel, alle gleich groß. Schreibt auf jeden Zahl, Sorte, Preis und Aktion. Abschreiben könnt ihr von dem Satz, den die App druckt.
           *[no] Zettel, alle gleich groß. Schreibt auf jeden Zahl, Sorte und Preis. Abschreiben könnt ihr von dem Satz, den die App druckt.
        }
    }
tour-score = Hol dir Plättchen mit guten Preisen. Sind alle Hände leer, gewinnt die höchste Summe.
tour-turn = Bist du dran, leg ein Plättchen an, oder ruf eine Auktion aus: Dann versiegeln alle ein Gebot.
tour-negative = Preise können negativ sein. Zuletzt gefragt oder nichts zum Freikaufen? Dann nimmst du alles.
tour-board = Die Tafel deckt die Gebote auf und sagt, wer zuerst entscheidet: nehmen oder freikaufen.

## Während es sich selbst spielt, jedes beim ersten Mal

caption-asked-size = Die Plättchen werden gezählt und von Hand verteilt.
caption-asked-start = Jemand deckt das erste Plättchen auf: das Angebot. Es wächst, bis jemand es will.
caption-asked-turn = Bist du dran, leg ein höheres Plättchen an, oder ruf eine Auktion aus.
caption-asked-bid = Alle bieten eins ihrer Plättchen, geheim.
caption-asked-choice = Wer zuerst gefragt ist, darf das ganze Angebot nehmen oder sich freikaufen.
caption-told-sorted = Das höchste Gebot zuerst. Liegen aber alle im Angebot, das niedrigste.
caption-told-added = Das Angebot wächst. Manche Plättchen sind weniger wert als nichts.
caption-told-took = { $seat } nimmt das Angebot. Ein Gebot beginnt das nächste.

## Was die Tafel dazu sagt; nichts davon zweimal am Abend. $who hat geboten.

comment-takes-1 = Zum Ersten, zum Zweiten, zum Dritten: { $who }.
comment-takes-2 = { $who } findet schon ein Regal dafür.
comment-takes-3 = Der Hammer nickt { $who } zu.
comment-takes-4 = { $who } hat zuerst gewunken.
comment-takes-5 = Verkauft. { $who } ist mit dem Lieferwagen da.
comment-takes-6 = Umtausch ausgeschlossen, { $who }.
comment-forced-1 = { $who } war schon fast zur Tür hinaus.
comment-forced-2 = Jemand musste ja. Hallo, { $who }.
comment-forced-3 = { $who } wollte nur einen Kaffee.
comment-forced-4 = { $who } hat sich im falschen Moment am Ohr gekratzt.
comment-forced-5 = Es läuft { $who } bis nach Hause nach.
comment-forced-6 = Die Möbel haben sich für { $who } entschieden.
comment-forced-7 = { $who } saß zu nah am Hammer.
comment-forced-8 = Es sah einsam aus. Jetzt hat es { $who }.
comment-skips-1 = { $who } betrachtet die Decke.
comment-skips-2 = { $who } fällt ein Termin ein.
comment-skips-3 = { $who } hat zu Hause keinen Platz.
comment-skips-4 = { $who } bindet sich den Schuh, ganz langsam.
comment-skips-5 = { $who } sucht einen Bleistift und bleibt unten.
comment-skips-6 = { $who } liest den Katalog verkehrt herum.
comment-inverted-1 = Wenig ist das neue Viel.
comment-inverted-2 = Die Bescheidenen zuerst, ausnahmsweise.
comment-inverted-3 = Volkswirte verlassen den Saal.
comment-inverted-4 = Die letzte Reihe ist jetzt die erste.

## Was eine Auktion für einen Platz bedeutet

result-won-you = { COUNT($seats) ->
    [one] Du gewinnst mit { SIGNED($total) }!
   *[other] Du teilst dir den Sieg mit { SIGNED($total) }!
}
result-won = { COUNT($seats) ->
    [one] { $seats } gewinnt mit { SIGNED($total) }.
   *[other] { $seats } teilen sich den Sieg mit { SIGNED($total) }.
}
result-took-you = { $why ->
    [none] Du nimmst das Angebot: { SAY(COUNT($tiles), "tiles") }.
   *[other] Du musst das Angebot nehmen: { SAY(COUNT($tiles), "tiles") }.
}
result-took = { $why ->
    [none] { $seat } nimmt das Angebot: { SAY(COUNT($tiles), "tiles") } für { SIGNED($total) }.
   *[other] { $seat } muss das Angebot nehmen: { SAY(COUNT($tiles), "tiles") } für { SIGNED($total) }.
}
result-bids-too = Du bekommst auch die Gebote: { SAY($tiles, "the-number") }.
result-lost = Du verlierst die { AT($tile, "number") } aus deinem Gewinnstapel. Leg sie weg.
result-dried = Du gewinnst sofort { SAY($tiles, "the-number") }.
result-ignored = Deine { $worth } gilt nicht.
result-to-hand = Die { AT($tile, "number") } kommt auf deine Hand.
result-returned = Du nimmst die { $numbers } zurück.
result-next-offer = Deine { AT($tile, "number") } beginnt das nächste Angebot.
result-alarm-to = { $takes ->
    [yes] Du nimmst { $frm } die { AT($tile, "number") } ab.
   *[no] Du bekommst die { AT($tile, "number") } von { $frm }.
}
result-alarm-from = { $to } bekommt deine { AT($tile, "number") }.
result-gift = { $seat } legt die { AT($tile, "number") } zu deinem Gewinn.
result-spoiled = { $seat } legt die { AT($tile, "number") } aus deinem Gewinn ab.
result-nothing = Nichts für dich.
result-all-ignored = Kein Gebot gilt. Das Angebot bleibt.

## Auf der Tafel

scene-has-bid = hat geboten
scene-adding = legt an …
scene-choosing = wählt …
scene-skipped = freigekauft
scene-ignored = gilt nicht
scene-waiting = wartet
scene-in-hand = { $count } auf der Hand
scene-has-left = ist gegangen
scene-sealed = versiegelt
scene-bidding = bietet …
scene-to-play = ist dran
scene-took-it = nahm es
scene-no-tiles = keine Plättchen
scene-away = nicht da
scene-counts = { $hand } auf der Hand, { $scored } gewonnen
scene-offer = Das Angebot
scene-next = Als Nächstes
scene-lost = Verloren
scene-ran = Das Angebot ging von { $low } bis { $high }
scene-runs = Das Angebot geht von { $low } bis { $high }
scene-bids = Gebote: { COMMAS($bids, "scene-bid") }.
scene-bid = { PLAIN($seat) } { $worth }
scene-actions = Was gerade gilt
scene-inverted = Umgekehrt: das niedrigste zuerst
scene-highest = Das höchste zuerst
scene-off = aus: Swatphone
scene-replaced = ersetzt
scene-turns-left = noch { $turns }
tile-acts = mit einer Aktion

## Auf einem Handy

pad-offer = { $is_one ->
    [yes] Angebot <b>{ $low }</b>, bringt <b>{ SIGNED($worth_taken) }</b>
   *[no] Angebot <b>{ $low } bis { $high }</b>, bringt <b>{ SIGNED($worth_taken) }</b>
}
pad-actions = { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
}
pad-bid-ignored = Deine { $worth } gilt nicht.
pad-bid = { $state ->
    [asked] { $first ->
        [yes] Du hast { $worth } geboten. Du entscheidest zuerst.
       *[no] Du hast { $worth } geboten. Du entscheidest.
    }
    [skipped] Du hast { $worth } geboten und dich freigekauft.
    [won] Du hast { $worth } geboten und das Angebot genommen.
   *[waits] { $asked ->
        [none] Du hast { $worth } geboten.
       *[other] Du hast { $worth } geboten. Wir warten auf { PLAIN($asked) }.
    }
}
pad-none = Noch nichts gewonnen
pad-headgrowns = { $more ->
    [yes] Headgrowns: Jedes dieser Plättchen zählt { $by } mehr.
   *[no] Headgrowns: Jedes dieser Plättchen zählt { $by } weniger.
}
hand-told = { $action ->
    [none] { type-name }, { SIGNED($price) }
   *[other] { type-name }, { SIGNED($price) } · { action }
}
place-alone = allein
place-left = links von { $number }
place-right = rechts von { $number }
place-between = zwischen { $low } und { $high }
tile-lift = Keins von meinen ist erlaubt. Trotzdem spielen
tile-near = Plättchen, die es sein können
tile-digits = Ziffern der Zahl
tile-another = Eine andere Zahl
tile-what-drawn = Was ist darauf zu sehen?
tile-type = Sorte
tile-its-price = Sein Preis
tile-price = Preis
tile-its-action = Seine Aktion
tile-action = Aktion
tile-no-action = Keine Aktion
tile-enter-here = Hier eingeben
tile-range = { $low } bis { $high }
tile-known = Bekannt als { $type }, { $price }.
tile-row = { $type }, { $price }
tile-row-acts = { $type }, { $price } · { $says }
tile-suggested = { $number }, { $type }, { $price }
tile-nobody = Die { $number } hat noch niemand beschrieben.
tile-no-such = Eine { $number } gibt es hier nicht. Sieh noch mal nach.
tile-described = { $number }: beschrieben
tile-describe = Die { $number } beschreiben
tile-is = Die { $number } ist …

## Für alle, die zuschauen

watch-bid = { $state ->
    [asked] { $worth }, entscheidet …
    [skipped] { $worth }, freigekauft
    [won] { $worth }, nimmt es
    [ignored] { $worth }, gilt nicht
   *[waits] { $worth }
}

## Die Seite der Listen

setup-decks = Listen: drucken oder einlesen
decks-title = Listen · Tisch { $code }
decks-table = Tisch { $code }
decks-rules = Regeln
decks-heading = Listen
decks-what = Eine Liste sagt von jedem Plättchen, was es ist. Dann muss es niemand beschreiben.
decks-imported = { $tiles } Plättchen eingelesen. Das nächste Spiel hat sie.
decks-print = Einen Satz drucken
decks-nine = Neun Plättchen pro Seite oder sechzehn kleine. Dieselbe Startzahl gibt immer denselben Satz.
decks-seed = Startzahl, 1 bis 999
decks-sets = Teile
decks-base = Das Grundspiel hat 64 Plättchen. Dazu:
decks-odd = Odd Inventions, 42 Plättchen
decks-double = Double Devices, 36 Plättchen
decks-a4 = Auf A4 drucken
decks-letter = Auf Letter drucken
decks-save = Als CSV speichern
decks-own = Der eigene Satz dieses Tischs
decks-known = { $tiles ->
    [one] { $whole ->
        [yes] { $tiles } Plättchen ist bekannt, und die Liste ist vollständig.
       *[no] { $tiles } Plättchen ist bekannt.
    }
   *[other] { $whole ->
        [yes] { $tiles } Plättchen sind bekannt, und die Liste ist vollständig.
       *[no] { $tiles } Plättchen sind bekannt.
    }
}
decks-export = Als CSV ausgeben
decks-print-it = Drucken
decks-show = Liste zeigen
decks-number = Zahl
decks-type = Sorte
decks-price = Preis
decks-action = Aktion
decks-none = Noch sind keine bekannt. Beschreibt jedes, wenn es zum ersten Mal auftaucht, oder lest eine Liste ein.
decks-import = Eine Liste einlesen
decks-csv = Eine CSV-Datei, ein Plättchen pro Zeile: Zahl, Sorte, Preis und Aktion. Jede Sorte hat zwei davon: <b>a</b> ist die, die in den <a href="{ $rules }">Regeln</a> zuerst steht, <b>b</b> die zweite. Ohne Aktion bleibt die Stelle leer.
decks-nothing = <b>Nichts wurde eingelesen.</b> { $problems ->
    [one] Behebt zuerst diese Zeile:
   *[other] Behebt zuerst diese { $problems } Zeilen:
}
decks-more = und { $more } weitere
decks-game-on = Ein Spiel läuft. Lest eine Liste vor dem nächsten ein.
decks-host-only = Einlesen kann nur die Spielleitung, auf der Tafel.
decks-file = Datei
decks-paste = Oder den Text einfügen
decks-whole = Das ist der ganze Satz
decks-refused = Eine Zahl, die nicht auf der Liste steht, wird dann nicht angenommen.
decks-do-import = Liste einlesen

## Auf dem Bild vom Ergebnis

picture-catalogue = KATALOG DER AUKTION
picture-lot = Los { $place }
picture-left = gegangen
picture-sold = VERKAUFT
picture-points = { $is_one ->
    [yes] Punkt
   *[no] Punkte
}
picture-number = Nr. { $number }

## Optionen

credit = Von Pandaqi
tagline = Mach das Angebot gut oder verdirb es. Dann biete und hoff, dass es jemand anders nehmen muss.
form-base = Das Grundspiel
    .help = Ein Angebot, Gebote und Freikäufe. Etwa die Hälfte der Plättchen hat eine Aktion.
form-variants = Mit den Varianten
    .help = Dieselben Plättchen und alle fünf Varianten. Schaltet aus, was ihr nicht wollt.
form-odd = Odd Inventions
    .help = Negative Zahlen und wildere Aktionen.
form-double = Auch Double Devices
    .help = Beide Erweiterungen: Zahlen von −64 bis 100 und Aktionen, die an den Regeln drehen.
option-dealer = Wer gibt
    .help = Ihr verteilt echte Plättchen, oder jedes Handy zeigt seine eigenen.
    .choice-table = Wir
    .choice-app = Die App
option-deck = Die Plättchen
    .help = Euer eigener Satz: Beschreibt jedes einmal, wenn es auftaucht. Einen aus der App kennt sie an der Startzahl.
    .choice-ours = Unser eigener Satz
    .choice-app = Aus der App gedruckt
option-odd = Odd Inventions
    .help = Die Erweiterung mit den Zahlen −64 bis −1.
option-double = Double Devices
    .help = Die Erweiterung mit den Zahlen 65 bis 100.
option-seed = Startzahl
    .help = Jede Startzahl macht andere Plättchen. Sie steht auf jeder Seite.
option-list = Unsere Liste
    .help = Sie füllt sich beim Spielen, oder ihr lest eine ganze ein.
option-whole = Die Liste ist vollständig
    .help = Eine Zahl, die nicht darauf steht, wird dann nicht angenommen.
option-length = Länge
    .help = Für ein kürzeres Spiel lasst die niedrigsten und die höchsten Zahlen weg.
    .choice-all = Alle Plättchen
    .choice-most = Drei Viertel
    .choice-half = Die Hälfte
    .choice-range = Von … bis …
option-lowest = Von
    .help = Die niedrigste Zahl, mit der ihr spielt.
option-highest = Bis
    .help = Die höchste Zahl, mit der ihr spielt.
option-actions = Aktionen
    .help = Ohne ist es eine Hausregel: Nur Zahlen und Preise zählen.
option-draw = Auslosen, wer anfängt
    .help = Zufällig. Sonst sagt ihr, wer anfängt.
option-winner_starts = Wer gewinnt, eröffnet
    .help = Wer ein Angebot nimmt, sucht das Gebot aus, das das nächste beginnt.
option-middle_returns = Das mittlere Gebot kommt zurück
    .help = Es kommt zurück auf die Hand, außer bei denen, die gewonnen oder sich freigekauft haben.
option-skip_either = Billiger freikaufen
    .help = Zum Freikaufen ein gewonnenes verlieren oder eins dazulegen, nicht beides.
option-in_order = An den Enden freikaufen
    .help = Was zum Freikaufen dazukommt, muss niedriger oder höher sein als das ganze Angebot.
option-per_type = Zwei von jeder Sorte
    .help = Von jeder Sorte zählen nur dein höchster und dein niedrigster Preis.
printed-tiles = Ein Satz Plättchen
    .help = 64 Plättchen oder mehr mit den Erweiterungen. Dieselbe Startzahl gibt immer denselben Satz.
    .note = Stellt vor dem Start „Die Plättchen“ auf „Aus der App gedruckt“ und die Startzahl auf { $seed }.
printed-tiles-odd = Odd Inventions
    .help = 42 Plättchen mehr, von −64 bis −1.
printed-tiles-double = Double Devices
    .help = 36 Plättchen mehr, von 65 bis 100.
