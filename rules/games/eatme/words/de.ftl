# Eat Me, in Worten.

## Kleine Wörter

# Eine Karte eines normalen Blatts. Was auf die Farbe folgt, hält Handys davon ab, sie als Bild zu zeichnen.
suited = { rank-sign }{ suit-sign }
rank-sign = { FACE($rank) }
suit-sign = { $suit ->
    [1] ♣&#xFE0E;
    [2] ♦&#xFE0E;
    [3] ♥&#xFE0E;
   *[4] ♠&#xFE0E;
}
suit-name = { $suit ->
    [1] Kreuz
    [2] Karo
    [3] Herz
   *[4] Pik
}
# Wie eine Karte heißt: wie man sie sieht, und ihre Zahl im Ring.
called = { $suits ->
    [yes] { SAY($it, "suited") } ({ $number })
   *[no] { $number }
}
card = { SAY($named, "called") }
# Auf einer gedruckten Karte: „Kreuz 7“.
face-name = { suit-name } { $rank ->
    [1] Ass
    [11] Bube
    [12] Dame
    [13] König
   *[other] { $rank }
}
# Die Karten einer Farbe, die ein kleinerer Ring nicht braucht.
run = { $length ->
    [suit] alle { SAY($first, "suit-sign") }
    [several] { SAY($first, "suited") }–{ SAY($last, "suited") }
   *[one] { SAY($first, "suited") }
}
cells = { $it ->
    [one] { $it } Zelle
   *[other] { $it } Zellen
}
points = { $it ->
    [one] { $it } Punkt
   *[other] { $it } Punkte
}
points-dat = { $it ->
    [one] { $it } Punkt
   *[other] { $it } Punkten
}
free-cards = { $it ->
    [0] keine Karte
    [1] eine Karte
    [2] zwei Karten
    [3] drei Karten
    [4] vier Karten
    [5] fünf Karten
    [6] sechs Karten
    [7] sieben Karten
    [8] acht Karten
    [9] neun Karten
    [10] zehn Karten
   *[other] { $it } Karten
}
the-food = { UPTO($named_food, 2) ->
    [more] die { COUNT($named_food) } Futterkarten daneben
    [1] das Futter { SAY($named_food, "called") }
   *[other] das Futter { SAY($named_food, "called") }
}
organism = { YOU($owner) ->
    [you] dein Organismus #{ $id }
   *[other] { GENITIVE($owner) } Organismus #{ $id }
}
nth = { $it }.
# Der Rat des Autors, neben dem ersten Gebot und der ersten Karte.
advice-short = Am besten hast du den zweitgrößten Organismus.
advice = Am besten hast du den zweitgrößten Organismus. Der größte bringt nie etwas.

## Vor dem Start

layout =
    { $players } Leute, { $ouroboros ->
        [yes] { $hand ->
            [one] { $hand } Runde
           *[other] { $hand } Runden
        }
       *[no] { $hand ->
            [one] je { $hand } Karte
           *[other] je { $hand } Karten
        }
    }, ein Ring aus { $size }. { $app ->
        [yes] { $revealed ->
            [one] { $revealed } ist Futter
           *[other] { $revealed } sind Futter
        }{ $ouroboros ->
            [yes] . Die anderen sind die offene Auslage.
           *[no] , und 1 kommt ungesehen weg.
        }
       *[no] { $ouroboros ->
            [yes] Deckt { $revealed } als Futter auf. Die anderen sind die offene Auslage.
           *[no] Deckt { $revealed } als Futter auf, und legt 1 ungesehen weg.
        }
    } { $use ->
        [box] Lasst die Karten in der Schachtel.
        [numbers] Nehmt die Karten 1 bis { $size }.
        [all] Nehmt das ganze Blatt.
       *[some] Sortiert { SAY($unused, "run") } aus.
    }
ring-size = { $too ->
    [small] Ein Ring aus { $size } Karten ist zu klein
   *[large] Ein Ring aus { $size } Karten ist zu groß
}: Es gehen { $low } bis { $high }. Ändert die Karten für jeden oder das Futter.
ouroboros-bids = In Ouroboros bietet ihr für die nächste Runde. Schaltet „Gebot für dieselbe Runde“ aus.
set-up = { $ouroboros ->
    [yes] Nichts wird gegeben. Deckt { SAY($free, "free-cards") } als Futter auf, und legt alle anderen offen hin: die Auslage.
   *[no] { $free ->
        [1] Gebt jedem { $hand }. Legt eine ungesehen weg, dann deckt die letzte als Futter auf.
       *[other] Gebt jedem { $hand }. Legt eine ungesehen weg, dann deckt die letzten { $free } als Futter auf.
    }
}

## Die Entscheidungen

dealt = { SAY($last, "called") } berührt { SAY($first, "called") }: Der Ring hat { $size } Karten.{ UPTO($named_food, 4) ->
    [0] {""}
    [1] {" "}{ SAY($named_food, "called") } ist Futter.
    [more] {" "}{ COUNT($named_food) } davon sind Futter.
   *[other] {" "}{ SAY($named_food, "called") } sind Futter.
}
order = Runde { $round }: { COMMAS($bids, "bid-of") }. Das höchste Gebot ist zuerst dran. Zahlen müssen alle.
bid-of = { $key } { $value }
same-bid = { UPTO($seats, 3) ->
    [more] { $all ->
        [yes] Ihr habt alle { $bid } geboten.
       *[no] { COUNT($seats) } von euch haben { $bid } geboten.
    }
    [2] { $seats } haben beide { $bid } geboten.
   *[other] { $seats } haben alle { $bid } geboten.
}
tie = { same-bid } Von diesen war { FIRST($seats) } in der Runde davor zuletzt dran, jetzt also zuerst.
lots = { same-bid } Ausgelost: { FIRST($seats) } ist zuerst dran.
no-move = { $drawn ->
    [card] Kein Zug von { $seat }: { SAY($named, "called") } ist zufällig gezogen.
    [wishes] Kein Zug von { $seat }: Die Wünsche sind zufällig gezogen.
   *[nothing] Kein Zug von { $seat }.
}{ $bid ->
    [none] {""}
   *[other] {" "}{ $seat } bietet { $bid }, ein Zehntel vom Rest.
}
new = { $seat } beginnt Organismus #{ $id }.
    .because = { SAY($named, "called") } berührt nichts.
eats-food = { $seat } beginnt Organismus #{ $id }.
    .because = { SAY($named, "called") } frisst { the-food }: { SAY($size, "cells") }.
joins = { GENITIVE($owner) } #{ $id } frisst { SAY($named, "called") }.
    .because = Jetzt { SAY($size, "cells") }.
joins-food = { GENITIVE($owner) } #{ $id } frisst { SAY($named, "called") }.
    .because = Dann frisst er { the-food }: jetzt { SAY($size, "cells") }.
between =
    .because = { SAY($named, "called") } verbindet zwei Organismen. { $older ->
        [yes] Sie sind gleich groß, also frisst der ältere
       *[no] Der größere frisst
    }: { organism } ({ SAY($before, "cells") }).
eaten = { $eaten_owner } bekommt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: { GENITIVE($owner) } #{ $id } frisst #{ $eaten }.
closes = Niemand bekommt Punkte.
    .because = { SAY($named, "called") } schließt den Ring. { CAPITAL(organism) } frisst die Karte.
no-place = Es passiert nichts.
    .because = Eine zweite Karte { SAY($named, "called") } hat keinen Platz im Ring.
wish =
    .because = { $seat } bekommt { SAY($named, "called") }, Wunsch Nummer { $wish }.{ UPTO($missed_named, 3) ->
        [0] {""}
        [more] {" "}Die anderen { COUNT($missed_named) } waren weg.
       *[other] {" "}{ SAY($missed_named, "missed") }.
    }
missed = { $is_first ->
    [yes] { SAY($named, "called") } ging an { $seat }
   *[no] { SAY($named, "called") } an { $seat }
}
mega = { organism } ist das Riesenwesen: { SAY($size, "cells") }. Fressen kann es niemand mehr, also bringt es nichts.
put-away = { UPTO($all_named, 6) ->
    [1] { SAY($all_named, "called") } wurde nie gespielt. Das ist die weggelegte Karte.
    [more] { COUNT($all_named) } Karten wurden nie gespielt.
   *[other] { SAY($all_named, "called") } wurden nie gespielt.
}
put-away-differs = Dann stimmt ein Eintrag nicht. { SENTENCES($places_named, "entered-at") } { UPTO($all_named, 3) ->
    [more] Ändert ihn in das, was es war.
   *[other] Ändert ihn in { SAY($all_named, "called") }.
}
entered-at = { $seat ->
    [none] { SAY($named, "called") } ist als { SAY($what, "place-what") } eingetragen.
   *[other] { $seat } hat { SAY($named, "called") } eingegeben, in Runde { $round }.
}
place-what = { $it ->
    [food] Futter
   *[other] { $it }
}
put-away-same = Das ist die Karte, die nie gespielt wurde. Alles gut.
won = { COUNT($seats) ->
    [one] { $seats } gewinnt mit { SAY($total, "points-dat") }.
   *[other] { $seats } teilen sich den Sieg mit { SAY($total, "points-dat") }.
}
out = { SENTENCES($places_named, "out-at") }
    .you = { COUNT($places_named) ->
        [1] Du hast { SAY($named, "called") } in Runde { $round } gespielt.
       *[other] {""}
    }
out-at = { $seat ->
    [none] { SAY($named, "called") } ist { SAY($what, "place-what") }.
   *[other] { $seat } hat { SAY($named, "called") } in Runde { $round } gespielt.
}
odd-deck = Die Spielleitung sagt, die Karten sind anders. { SAY($named, "called") } wird nicht mehr gezählt.
leaves = { $wishes ->
    [yes] { $seat } ist gegangen und kann nicht mehr gewinnen. { GENITIVE($seat) } Wunschlisten werden jetzt zufällig gezogen.
   *[no] { $seat } ist gegangen und kann nicht mehr gewinnen. { GENITIVE($seat) } Karten werden jetzt zufällig gezogen.
}
back = { $seat } ist wieder da und spielt weiter.
column-left = Bietpunkte
column-now = Bietpunkte

## Was eine Karte tun würde, so wie es gerade steht

second = { $tastiest ->
    [yes] {" "}Damit ist er der zweitgrößte.
   *[no] {""}
}
would-new = { SAY($named, "called") } berührt gerade nichts. Es wäre ein neuer Organismus.
would-eats-food = { SAY($named, "called") } würde jetzt { the-food } fressen: ein neuer Organismus, { SAY($size, "cells") }.{ second }
would-joins = { COUNT($named_food) ->
    [0] Jetzt würde { organism } ({ SAY($before, "cells") }) { SAY($named, "called") } fressen.
   *[other] Jetzt würde { organism } ({ SAY($before, "cells") }) { SAY($named, "called") } fressen, dann { the-food }.
}{ second }
    .you = { would-joins }
would-meets = Jetzt würde { organism } ({ SAY($before, "cells") }) { SAY($named, "called") } fressen, dann { YOU($eaten_owner) ->
    [you] deinen Organismus #{ $eaten }. Du bekämst { would-points }.
   *[other] { GENITIVE($eaten_owner) } Organismus #{ $eaten }. { $eaten_owner } bekäme { would-points }.
}
    .you = { would-meets }
would-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
would-closes = { SAY($named, "called") } würde den Ring schließen.

## Das Aufdecken

opening = { $last_number ->
    [none] {""}
   *[other] Runde { $last_number }
}
highlight-swallowed = #{ $id } verschlingt #{ $eaten } ganz!

## Die Fragen

ask-food = Deckt das Futter auf. Was ist es?
hint-food = { $first ->
    [none] {""}
   *[other] { $first }
}
button-food = {"{}"} eingeben
entry-food = Futter
ask-foods = Deckt { $length } als Futter auf. Welche sind es?
hint-foods = { $first }
button-foods = Diese { $length } eingeben
none-foods = Wählt { $length } Karten
entry-foods = Futter
label-food = { label-foods }
label-foods = { UPTO($value, 4) ->
    [more] { COUNT($value) } Karten
   *[other] { SAY($value, "called") }
}
entry-lots = Los bei Gleichstand
label-lots = { SAY($value, "name-of") }
name-of = { NAME($it) }
ask-bid = { OPTION("ouroboros") ->
    [yes] Biete, um früh zu wählen
   *[no] Biete, um früh dran zu sein
}
hint-bid = { OPTION("ouroboros") ->
    [yes] Das höchste Gebot wählt in Runde 1 zuerst. Zahlen musst du es immer.
   *[no] Das höchste Gebot ist in Runde 1 zuerst dran. Zahlen musst du es immer.
}
button-bid = {"{value}"} bieten
entry-bid = Gebot für Runde 1
ask-move = { $of ->
    [wishes] Deine Wünsche{ and-bid }
   *[other] Deine Karte{ and-bid }
}
and-bid = { $bid ->
    [next] {" "}und dein nächstes Gebot
    [now] {" "}und dein Gebot
   *[none] {""}
}
hint-move = { $of ->
    [wishes] Du bekommst den besten Wunsch, der noch frei ist.
    [hand] Was eine Karte tut, kann sich noch ändern, bis du dran bist.
   *[table] { $bid ->
        [none] Deine letzte. Leg sie verdeckt hin, und versiegle sie hier.
       *[other] Leg die Karte verdeckt hin, und versiegle hier beides.
    }
}
button-move = { $of ->
    [wishes] { $length ->
        [one] Wunsch versiegeln{ button-bid-too }
       *[other] Wünsche versiegeln{ button-bid-too }
    }
   *[other] {"{}"} versiegeln{ button-bid-too }
}
button-bid-too = { $bid ->
    [none] {""}
   *[other] , Gebot {"{bid}"}
}
none-move = { $of ->
    [wishes] Wähl deine Wünsche
   *[other] Wähl eine Karte
}
entry-move = Zug
ask-card = Deine Karte
none-card = Wähl eine Karte
none-wishes = { $length ->
    [one] Wähl deinen Wunsch
   *[other] Wähl deine Wünsche
}
ask-next = Gebot für die nächste Runde
label-next = Gebot { $value }
ask-now = Gebot für diese Karte
label-now = Gebot { $value }
ask-wishes = { $length ->
    [one] Du wählst an { SAY($length, "nth") } Stelle: ein Wunsch
   *[other] Du wählst an { SAY($length, "nth") } Stelle: { $length } Wünsche, der beste zuerst
}
ask-drawn = Zieht eine Karte für { $about }. Welche ist es?
hint-drawn = Es kam kein Zug. Nehmt eine dieser Karten, ohne hinzusehen, und legt sie hin.
button-drawn = {"{}"} eingeben
entry-drawn = gezogener Zug
ask-check = { COUNT($options) ->
    [one] Alle Karten sind gespielt
   *[other] Deckt die weggelegte Karte auf
}
hint-check = { COUNT($options) ->
    [one] {""}
   *[other] Ist es die Karte, die nie gespielt wurde?
}
label-check = { $value ->
    [right] Wer gewinnt?
   *[wrong] Es ist eine andere
}
button-check = {"{}"}
entry-check = Ende des Spiels
ask-away = Welche Karte war weggelegt?
hint-away = Gebt die Karte ein, die da liegt.
button-away = {"{}"} eingeben
entry-away = weggelegte Karte
# $called ist die Karte, wie in „7♣ (7)“ oder „7“.
ask-clash = { OPTION("cards") ->
    [suits] { OPTION("dealer") ->
        [app] Zweimal Karte { $called }
       *[table] Zweimal { $called }
    }
   *[numbers] Zweimal Karte { $called }
}
hint-clash = Es gibt sie nur einmal. Welcher Eintrag stimmt nicht? Ändert ihn.
ask-override = Welche Karte habt ihr doppelt?
hint-override = Ein Fehldruck oder zwei Kartenspiele gemischt? Die zweite tut nichts.
button-override = Wir haben {"{}"} zweimal
entry-override = Karte, die nicht mehr gezählt wird
ask-skip = Wessen Zug fehlt?
entry-skip = fehlender Zug
ask-wait = Auf wen wartet ihr doch?
entry-wait = Zug, auf den ihr doch wartet
hint-leave = { OPTION("ouroboros") ->
    [yes] Von da an werden die Wünsche zufällig gezogen.
   *[no] Von da an werden die Karten zufällig gezogen.
}
call-skip = Kein Zug diese Runde
sure-skip = Diese Runde ohne { $name } weiterspielen?
call-wait = Doch warten
sealing-bid = { OPTION("ouroboros") ->
    [yes] Alle bieten geheim, um früh zu wählen.
   *[no] Alle bieten geheim, um früh dran zu sein.
}
sealing-move = { OPTION("ouroboros") ->
    [yes] Alle stellen geheim eine Wunschliste auf.
   *[no] Alle wählen geheim.
}
waiting-food = Wir warten auf das Futter
waiting-foods = Wir warten auf das Futter
waiting-check = Alle Karten sind gespielt
waiting-drawn = Wir warten auf eine gezogene Karte
entered-clash = bleibt

## Was mit den echten Karten zu tun ist

between-heading = { $set_up ->
    [yes] Baut auf
   *[no] {""}
}
between-steps =
    { $use ->
        [box] {""}
        [numbers] Nehmt die Karten 1 bis { $size }.
        [all] Nehmt alle 52 Karten eines normalen Blatts, ohne Joker.
       *[some] Nehmt ein normales Blatt ohne Joker. Sortiert { SAY($unused, "run") } aus.
    }
    { $use ->
        [box] {""}
       *[other] Mischt diese { $size } Karten.
    }
    { $use ->
        [box] {""}
       *[other] { $ouroboros ->
            [yes] { $free ->
                [0] {""}
               *[other] Gebt nichts. Deckt { SAY($free, "free-cards") } als Futter auf.
            }
           *[no] Gebt jedem { $rounds }.
        }
    }
    { $use ->
        [box] {""}
       *[other] { $ouroboros ->
            [yes] Legt die anderen { $others } offen hin: die Auslage.
           *[no] Legt eine Karte weg, ungesehen.
        }
    }
    { $use ->
        [box] {""}
       *[other] { $ouroboros ->
            [yes] {""}
           *[no] { $free ->
                [1] Deckt die letzte Karte als Futter auf.
               *[other] Deckt die letzten { $free } Karten als Futter auf.
            }
        }
    }
    { $use ->
        [box] {""}
       *[other] { $free ->
            [0] {""}
           *[other] Gebt das Futter ein, hier oder auf einem Handy.
        }
    }

## Was jemandem vorgeschlagen wird, wo es jeder tun kann

to-food = deckt das Futter auf
to-foods = deckt das Futter auf
to-drawn = zieht eine Karte für { $about }
to-away = sieht die weggelegte Karte an
to-check = { COUNT($options) ->
    [one] zeigt, wer gewinnt
   *[other] sieht die weggelegte Karte an
}

## Wo wir sind

place-long =
    { place-short }
    Ring aus { $size }
place-short = { $round ->
    [0] Vor Runde 1
   *[other] Runde { $round } von { $rounds }
}

## Was bemerkenswert war, am Ende erzählt

mention-newborn = { organism } wurde in derselben Runde geboren und gefressen. Kurzes Leben, { SAY($points, "points") }.
mention-family = { organism } fraß die eigene Familie, #{ $eaten }. Trotzdem { SAY($points, "points") } für { $owner }.
mention-generous = { GENITIVE($seat) } Karten brachten den anderen { SAY($points, "points") }. Wie nett.

## Was kann ich tun?

can-food =
    Deckt eine Karte als Futter auf, und gebt sie ein. Das kann jeder.
    Sie gehört niemandem. Wer eine Karte daneben spielt, frisst sie.
can-foods =
    Deckt { $length } Karten als Futter auf, und gebt alle ein. Das kann jeder.
    Sie gehören niemandem. Wer eine Karte daneben spielt, frisst sie.
can-bid =
    { OPTION("ouroboros") ->
        [yes] Versiegle ein Gebot von { $low } bis { $high }. Das höchste wählt in Runde 1 zuerst.
       *[no] Versiegle ein Gebot von { $low } bis { $high }. Das höchste ist in Runde 1 zuerst dran.
    }
    Zahlen musst du es immer. Was übrig bleibt, ist für die späteren Runden.
    Bei gleichen Geboten wird ausgelost, wer zuerst dran ist.
can-move =
    { $of ->
        [wishes] { $length ->
            [one] Du wählst zuerst: ein Wunsch, und die Karte gehört dir{ can-move-add }.
           *[other] { $length } Wünsche, der beste zuerst. Du bekommst die beste Karte, die noch da ist{ can-move-add }.
        }
        [hand] { $bid ->
            [next] Wähl eine deiner Karten und dein Gebot für die nächste Runde. Noch sieht es niemand.
            [now] Wähl eine deiner Karten und ein Gebot für sie. Noch sieht es niemand.
           *[none] Wähl deine Karte. Die letzte. Noch sieht sie niemand.
        }
       *[table] { $bid ->
            [next] Leg eine Karte verdeckt hin, und versiegle sie hier, mit deinem Gebot für die nächste Runde.
            [now] Leg eine Karte verdeckt hin, und versiegle sie hier, mit einem Gebot für sie.
           *[none] Leg eine Karte verdeckt hin, und versiegle sie hier. Es ist deine letzte.
        }
    }
    Berührt sie nichts, ist sie dein neuer Organismus. Zwischen zweien frisst der größere sie und den anderen.
    Wird dein Organismus gefressen, bekommst du 1 Punkt pro Zelle.{ $bid ->
        [none] {""}
       *[other] {" "}Je höher das Gebot, desto früher. Zahlen musst du es immer.
    }
can-move-add = { $bid ->
    [none] {""}
   *[other] . Dazu ein Gebot
}
can-drawn =
    Zieht eine von { GENITIVE($about) } Karten, ohne hinzusehen, legt sie hin, und gebt sie ein.
    Es kam kein Zug, also entscheidet der Zufall. Sie zählt wie jede andere Karte.
can-check =
    { COUNT($options) ->
        [one] Alle Karten sind gespielt. Seht nach, wer gewinnt.
       *[other] Deckt die weggelegte Karte auf. Es sollte die sein, die nie gespielt wurde.
    }
    { COUNT($options) ->
        [one] Stimmt ein Eintrag nicht? Behebt ihn zuerst.
       *[other] Ist sie es, seht nach, wer gewinnt. Wenn nicht, stimmt ein Eintrag nicht, und ihr könnt ihn noch ändern.
    }
can-away =
    Gebt die Karte ein, die wirklich weggelegt war.
    Dann sagt die App, welcher Eintrag nicht stimmt. Ändert ihn, dann stimmen auch die Punkte.
can-clash =
    Diese Karte gibt es nur einmal. Tippt auf den Eintrag, der nicht stimmt, und ändert ihn.
    Welcher es ist, zeigen die Karten auf dem Tisch.
    Sind eure Karten anders? Lasst beide stehen. Die zweite tut nichts.
can-override =
    Wählt die Karte, die ihr zweimal habt.
    Die zweite hat keinen Platz im Ring und tut nichts.
can-skip =
    Wählt, von wem kein Zug kommt. Dann warten die anderen nicht länger.
    { OPTION("ouroboros") ->
        [yes] Die Wünsche werden zufällig gezogen.
       *[no] Eine Karte wird zufällig gezogen.
    } Das Gebot ist ein Zehntel vom Rest.
    Bis die Karten aufgedeckt sind, könnt ihr doch noch warten.
can-wait = Wählt, wer doch noch wählt. Die anderen warten wieder.
meanwhile =
    { $stage ->
        [food] Zuerst kommt das Futter. Karten daneben werden es fressen.
        [check] Alle Karten sind gespielt. Was im Ring übrig ist, bringt nichts.
       *[other] Die anderen wählen noch.
    }
    Am besten hast du den zweitgrößten Organismus: Er bringt am meisten, wenn der größte ihn frisst.

## So geht es

how =
    Die Karten bilden einen Ring: Jede berührt die nächste Zahl, und die höchste berührt die 1.
    { OPTION("ouroboros") ->
        [yes] Nichts wird gegeben: Die Karten liegen offen, für alle. Bietet, um früh zu wählen. Zahlen müssen alle.
       *[no] { OPTION("same_round") ->
            [yes] Versiegelt eine Karte und ihr Gebot zusammen. Das höchste Gebot ist zuerst dran. Zahlen müssen alle.
           *[no] Bietet, um früh dran zu sein. Zahlen müssen alle. Dann versiegelt eine Karte und das Gebot für die nächste Runde.
        }
    }
    { OPTION("ouroboros") ->
        [yes] Dann schreibt auf, welche Karten der Auslage ihr wollt, die beste zuerst. Der Reihe nach bekommt ihr die beste, die noch da ist.
       *[no] {""}
    }
    Eine Karte, die nichts berührt, ist dein neuer Organismus. Neben einem Organismus wird sie von ihm gefressen.
    Eine Karte zwischen zweien: Der größere frisst sie, dann den anderen. Sind sie gleich, frisst der ältere.
    Wird dein Organismus gefressen, bekommst du 1 Punkt pro Zelle. Der größte wird nie gefressen: Am besten ist deiner der zweitgrößte.
needs = { OPTION("dealer") ->
    [app] { OPTION("ouroboros") ->
        [yes] Keine Karten: Die App deckt das Futter auf.
       *[no] Keine Karten: Die App gibt.
    }
   *[table] { OPTION("cards") ->
        [suits] Ein normales Blatt ohne Joker (♣&#xFE0E; 1–13, ♦&#xFE0E; 14–26, ♥&#xFE0E; 27–39, ♠&#xFE0E; 40–52).
       *[numbers] Karten mit den Zahlen 1 bis { OPTION("ring_size") }.
    }
}
substitutes =
    { OPTION("dealer") ->
        [app] {""}
       *[table] { OPTION("cards") ->
            [suits] Irgendwelche Karten mit den Zahlen 1 bis { OPTION("ring_size") }. Wählt „Karten mit Zahlen“.
           *[numbers] Ein normales Blatt ohne Joker: Kreuz ist 1 bis 13, Karo 14 bis 26, Herz 27 bis 39, Pik 40 bis 52. Wählt „Spielkarten“.
        }
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] Zettel mit den Zahlen 1 bis { OPTION("ring_size") }. Faltet sie, und zieht sie aus einer Schüssel. Wählt „Karten mit Zahlen“.
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] Gar keine Karten: Lasst die App geben.
    }
tour-eaten = Deine Karten wachsen zu Organismen. Wird einer von dir gefressen, bekommst du 1 Punkt pro Zelle.
tour-seal = { OPTION("ouroboros") ->
    [yes] Versiegle jede Runde Wünsche und ein Gebot auf dem Handy. Das höchste Gebot wählt zuerst.
   *[no] Versiegle jede Runde eine Karte und ein Gebot auf dem Handy. Das höchste Gebot ist zuerst dran.
}
tour-pay = Dein Gebot zahlst du immer. Der größte Organismus bringt nie etwas, am meisten der zweitgrößte.
tour-board = Die Tafel spielt die Karten einzeln. Von zwei Organismen frisst der größere den anderen.

## Während es sich selbst spielt, jedes beim ersten Mal

caption-asked-food = Die Karten bilden einen Ring. Eine wird als Futter aufgedeckt.
caption-asked-bid = Alle bieten geheim, um früh dran zu sein. Was sie bieten, zahlen sie alle.
caption-asked-move = Jetzt versiegeln alle eine Karte und ein Gebot für die nächste Runde.
caption-told-new = Eine Karte, die nichts berührt, ist ein neuer Organismus.
caption-told-eats-food = Eine Karte neben Futter frisst es.
caption-told-joins = Eine Karte neben einem Organismus wird von ihm gefressen, egal wer sie gespielt hat.
caption-told-between = Eine Karte zwischen zwei Organismen: Der größere frisst sie und dann den anderen.
caption-told-eaten = { $eaten_owner } bekommt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: Die gibt es, wenn der eigene gefressen wird.

## Was die Tafel dazu sagt; nichts davon zweimal am Abend

comment-large-1 = Köstlich. Die Punkte behält { $who }.
comment-large-2 = { $who } hat geschmeckt.
comment-large-3 = Ein Bissen und weg: { $who }.
comment-large-4 = Gefressen und besser dran: { $who }.
comment-large-5 = { $who } wollte schon immer Abendessen sein.
comment-large-6 = Jemand rülpst. { $who } zählt.
comment-large-7 = { $who }, serviert mit Zitrone.
comment-large-8 = Der Teich ist still. { $who } nicht.
comment-family-1 = Familienessen bei { $who }.
comment-family-2 = Bei { $who } bleibt es in der Familie.
comment-family-3 = { $who } nimmt noch eine Portion { $who }.
comment-family-4 = Nichts verkommen lassen, sagt { $who }.

## Was eine Runde für einen Platz bedeutet

result-won-you = { COUNT($seats) ->
    [one] Du gewinnst mit { SAY($total, "points-dat") }!
   *[other] Du teilst dir den Sieg mit { SAY($total, "points-dat") }!
}
result-won = { COUNT($seats) ->
    [one] { $seats } gewinnt mit { SAY($total, "points-dat") }.
   *[other] { $seats } teilen sich den Sieg mit { SAY($total, "points-dat") }.
}
result-new = Deine Karte { SAY($named, "called") } beginnt Organismus #{ $id }.
result-eats-food = Deine Karte { SAY($named, "called") } beginnt Organismus #{ $id } und frisst das Futter: { SAY($size, "cells") }.
result-no-place = Deine Karte { SAY($named, "called") } hat keinen Platz im Ring und tut nichts.
result-eats-yours = Dein Organismus #{ $id } frisst deine Karte { SAY($named, "called") }: { SAY($size, "cells") }.
result-eats-anothers = Dein Organismus #{ $id } frisst { GENITIVE($seat) } Karte { SAY($named, "called") }: { SAY($size, "cells") }.
result-is-eaten = { GENITIVE($owner) } Organismus #{ $id } frisst deine Karte { SAY($named, "called") }.
result-ate-itself = Dein Organismus #{ $id } hat deinen Organismus #{ $eaten } gefressen.
result-was-eaten = { $owner } frisst dich.
result-ate = Du frisst { $eaten_owner }.
result-let-eat = Mit deiner Karte { SAY($named, "called") } konnte { $owner } fressen.
result-scores = { $eaten_owner } bekommt { would-points }.
result-mega = Dein Organismus #{ $id } ist das Riesenwesen. Er bringt nichts.
result-no-move = Für dich wurde ein Zug zufällig gezogen.
result-others = { $owner } hat { GENITIVE($eaten_owner) } Organismus gefressen.
result-nothing = Nichts für dich. { $eaten_owner } bekommt { would-points }.

## Auf einem Handy

pad-you-play = Du bist dran als
pad-place = { SAY($place, "nth") }
pad-place-of = von { $players }
pad-bids-left = Bietpunkte
pad-points = Punkte
pad-organism = Organismus #{ $id }: { SAY($size, "cells") }
pad-second = zweitgrößter
pad-none = { $scored ->
    [0] Noch hast du keine Organismen
   *[other] Du hast keine Organismen mehr
}
pad-last-round = Runde { $number }: was passiert ist
pad-pool = { $count ->
    [one] Die Auslage: { $count } Karte
   *[other] Die Auslage: { $count } Karten
}
pick-gone = Weg
pick-suit-first = Wähl zuerst die Farbe.
pick-range-first = Wähl zuerst einen Bereich.
pick-the-card = Wähl die Karte
pick-the-cards = Wähl die Karten
pick-part = { $low } bis { $high }
pick-part-of-suit = { suit-name } { $low } bis { $high }
pick-open-count = { $chosen } von { $length }
pick-too-many = { $over } zu viel
pick-pool = Karten zur Auswahl
pick-tap = Tipp auf eine Karte

## Auf der Tafel

scene-order = Die Reihenfolge
scene-bids = Runde { $number }: die Gebote
scene-at-table = Am Tisch
scene-order-of = Reihenfolge in Runde { $round }
scene-who-bids = Wer bietet was?
scene-choosing = wählt …
scene-away = nicht da
scene-sealed = versiegelt
scene-no-move = kein Zug
scene-second = <b>#{ $id }</b> ist der zweitgrößte.
scene-oldest = <b>#{ $id }</b> ist der älteste. Sind zwei gleich groß, frisst der ältere.
scene-oldest-eats = <b>#{ $id }</b>, der älteste, frisst, was gleich groß ist.
scene-next = Nächste Karte
scene-space = Leertaste
scene-pause = Pause nach jeder Karte
scene-ring = Der Ring aus { $size } Karten
scene-organism = Organismus #{ $id } von { $name }: { SAY($size, "cells") }
scene-dinner = Organismus #{ $id } von { $name } ist der zweitgrößte: das leckerste Essen
scene-food = Futter
scene-round = Runde { $number }
scene-points = { $name } +{ $points }
scene-bids-title = Gebote
scene-bids-first = für die erste Runde
scene-what = { $asks ->
    [same-round] Jede Karte hat ihr Gebot
    [last-wishes] Die letzten Wünsche
    [last-cards] Die letzten Karten
    [wishes] Wünsche und Gebote für Runde { $next }
   *[cards] Karten und Gebote für Runde { $next }
}
scene-again = Runde { $number } noch mal

## Für alle, die zuschauen, und auf dem Bild vom Ergebnis

watch-round = Runde { $number }, der Reihe nach
watch-bid = Gebot { $bid }
watch-card-and-bid = Karte { $card }, Gebot { $bid }
watch-organisms = Organismen, der größte zuerst
watch-organism = Organismus #{ $id }, { SAY($size, "cells") }
watch-tastiest = das leckerste Essen
picture-arrows = Jeder Pfeil führt zu dem, der frisst.

## Optionen

credit = Von Allan Stagg
tagline = Karten im Ring wachsen zu Wesen. Punkte gibt es, wenn deins gefressen wird: Sei das leckerste.
form-standard = Normal
    .help = Jedes Gebot gilt für die nächste Runde: Ihr kennt die Reihenfolge, bevor ihr eine Karte wählt.
form-same-round = Gebot für dieselbe Runde
    .help = Karte und Gebot werden zusammen versiegelt: Vorher kennt niemand die Reihenfolge.
form-ouroboros = Ouroboros
    .help = Nichts wird gegeben: Alle schreiben auf, welche Karten sie aus der offenen Auslage wollen.
option-dealer = Wer gibt
    .help = Ihr gebt echte Karten, oder jedes Handy zeigt seine eigenen.
    .choice-table = Wir
    .choice-app = Die App
option-cards = Eure Karten
    .help = In einem normalen Blatt ist Kreuz 1 bis 13, dann kommen Karo, Herz und Pik.
    .choice-suits = Spielkarten
    .choice-numbers = Karten mit Zahlen
option-hand = Karten für jeden
    .help = Eine Karte für jeden ist eine Runde. Im Original sind es 10, zu fünft.
option-revealed = Futter
    .help = Karten, die niemandem gehören, von Anfang an im Ring. Im Original ist es 1.
option-ring = Im Ring
    .help = Was nicht in der Auslage liegt, ist Futter. Bei weniger Karten bestimmt ihr, wie viele Futter sind.
    .choice-whole = Alle 52 Karten
    .choice-small = Weniger
option-free = Futter
    .help = Karten, die niemandem gehören, von Anfang an im Ring.
option-points = Bietpunkte
    .help = Damit bietet ihr, um früh dran zu sein. Im Original sind es 100.
option-same_round = Gebot für dieselbe Runde
    .help = Dein Gebot gilt für die Karte, die du zusammen mit ihm versiegelst, nicht für die nächste Runde.
option-ouroboros = Ouroboros
    .help = Nichts wird gegeben: Alle schreiben auf, welche Karten sie aus der offenen Auslage wollen.
printed-numbers = Karten von 1 bis 52
    .help = Jede Karte nennt auch ihre Farbe. Ein kleinerer Ring braucht nur die niedrigsten Zahlen.
    .note = Wählt vor dem Start „Karten mit Zahlen“.
printed-numbers-highest = Höchste Zahl
    .help = Vor dem Start steht da, wie viele Karten euer Ring hat. Mit allen 52 geht jeder.
