### Eat Me auf Deutsch.
###
### Gesprochen wird wie am Tisch: du, Gebot, Karte, Runde. Das Spiel heißt auch hier Eat Me.
### GENITIVE($seat) macht aus einem Namen „Bos“ oder „Max’“.

## Das Spiel und seine Optionen

eatme = Eat Me
    .tagline = Karten im Ring wachsen zu Wesen. Punkte gibt es, wenn deins gefressen wird: Sei das leckerste.
    .credit = Von Allan Stagg
form-standard = Normal
    .help = Jedes Gebot gilt für die nächste Runde: Ihr kennt die Reihenfolge, bevor ihr eine Karte wählt.
form-same-round = Gebot für dieselbe Runde
    .help = Karte und Gebot werden zusammen versiegelt: Niemand kennt vorher die Reihenfolge.
form-ouroboros = Ouroboros
    .help = Nichts wird ausgeteilt: Alle wünschen sich Karten aus einer offenen Auslage.
option-cards = Eure Karten
    .help = Im normalen Blatt ist Kreuz 1 bis 13, danach kommen Karo, Herz und Pik.
    .suits = Spielkarten
    .numbers = Zahlenkarten
option-hand = Karten pro Person
    .help = Eine Karte pro Person ist eine Runde. Im Original sind es 10, für fünf Leute.
option-revealed = Futter
    .help = Karten, die niemandem gehören, von Anfang an im Ring. Im Original ist es 1.
option-ring = Im Ring
    .help = Was nicht in der Auslage liegt, ist Futter. Bei weniger Karten sagt ihr, wie viel.
    .whole = Alle 52 Karten
    .small = Weniger
option-free = Futter
    .help = Karten, die niemandem gehören, von Anfang an im Ring.
option-points = Bietpunkte
    .help = Um damit früh dranzukommen. Im Original sind es 100.
option-same_round = Gebot für dieselbe Runde
    .help = Dein Gebot gilt für die Karte, mit der du es versiegelst, nicht für die nächste Runde.
option-ouroboros = Ouroboros
    .help = Nichts wird ausgeteilt: Alle wünschen sich Karten aus einer offenen Auslage, bis der Ring zu ist.
printed-numbers = Karten von 1 bis 52
    .help = Jede Karte nennt auch ihre Farbe. Ein kleinerer Ring braucht nur die niedrigsten Zahlen.
    .note = Wählt vor dem Start „Zahlenkarten“.
printed-numbers-highest = Höchste Zahl
    .help = Vor dem Start steht da, wie viele Karten euer Ring hat. Mit allen 52 geht jeder.

## Kleine Wörter

rank = { $rank ->
    [1] A
    [11] B
    [12] D
    [13] K
   *[other] { $rank }
}
suit = { $suit ->
    [1] Kreuz
    [2] Karo
    [3] Herz
   *[4] Pik
}
rank-of-suit = { suit } { $rank ->
    [1] Ass
    [11] Bube
    [12] Dame
    [13] König
   *[other] { $rank }
}
all-of-suit = alle { $suit }
cells = { $size ->
    [one] { $size } Zelle
   *[other] { $size } Zellen
}
cells-before = { $before ->
    [one] { $before } Zelle
   *[other] { $before } Zellen
}
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
points-total = { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkten
}
free-cards = { $free ->
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
   *[other] { $free } Karten
}
the-food = { UPTO($food, 2) ->
    [1] das Futter { $food }
    [more] { COUNT($food) } Karten Futter daneben
   *[other] das Futter { $food }
}
# Im Nominativ: "Bos Organismus #3", "dein Organismus #3".
organism = { YOU($owner) ->
    [you] dein
   *[other] { GENITIVE($owner) }
} Organismus #{ $id }
nth = { $n }.
nth-wish = { $wish }.
advice-short = Am besten hast du den zweitgrößten Organismus.
advice = { advice-short } Der größte bringt nie etwas.
card = { $card }

## Vor dem Start

layout =
    Ihr seid { $players }, { $ouroboros ->
        [yes] { $hand ->
            [one] { $hand } Runde
           *[other] { $hand } Runden
        }
       *[no] { $hand ->
            [one] { $hand } Karte für jeden
           *[other] { $hand } Karten für jeden
        }
    }, ein Ring aus { $size }. { $app ->
        [yes] { $ouroboros ->
            [yes] { $revealed ->
                [one] { $revealed } davon ist Futter. Die anderen sind die Auslage.
               *[other] { $revealed } davon sind Futter. Die anderen sind die Auslage.
            }
           *[no] { $revealed ->
                [one] { $revealed } davon ist Futter, und 1 kommt ungesehen weg.
               *[other] { $revealed } davon sind Futter, und 1 kommt ungesehen weg.
            }
        }
       *[no] { $ouroboros ->
            [yes] Deckt { $revealed } als Futter auf. Die anderen sind die Auslage.
           *[no] Deckt { $revealed } als Futter auf, und legt 1 ungesehen weg.
        }
    } { $use ->
        [box] Die Karten bleiben in der Schachtel.
        [numbers] Nehmt die Karten 1 bis { $size }.
        [all] Nehmt das ganze Blatt.
       *[some] Nehmt { $unused } aus dem Blatt.
    }
ring-size = { $too ->
    [small] Ein Ring aus { $size } Karten ist zu klein
   *[large] Ein Ring aus { $size } Karten ist zu groß
}: { $low } bis { $high } dürfen es sein. Ändert die Karten pro Person oder das Futter.
ouroboros-bids = In Ouroboros bietet ihr für die nächste Runde. Schaltet „Gebot für dieselbe Runde“ aus.
set-up = { $ouroboros ->
    [yes] Nichts austeilen. Deckt { free-cards } als Futter auf, und legt alle anderen offen hin: die Auslage.
   *[no] { $free ->
        [1] Teilt jedem { $hand } aus. Legt eine ungesehen weg, und deckt die letzte als Futter auf.
       *[other] Teilt jedem { $hand } aus. Legt eine ungesehen weg, und deckt die letzten { $free } als Futter auf.
    }
}

## Was entschieden wird

dealt = { $size_card } liegt neben { $one_card }: Der Ring hat { $size } Karten.{ UPTO($food, 4) ->
    [0] {""}
    [1] {" "}{ $food } ist Futter.
    [more] {" "}{ COUNT($food) } davon sind Futter.
   *[other] {" "}{ $food } sind Futter.
}
order = Runde { $round }: { $bids }. Wer am meisten bietet, ist zuerst dran. Alle zahlen.
same-bid = { UPTO($seats, 3) ->
    [more] { $all ->
        [yes] Alle bieten { $bid }.
       *[no] { COUNT($seats) } von euch bieten { $bid }.
    }
    [2] { $seats } bieten beide { $bid }.
   *[other] { $seats } bieten alle { $bid }.
}
tie = { same-bid } { FIRST($seats) } war letzte Runde später dran und ist jetzt zuerst dran.
lots = { same-bid } Ausgelost: { FIRST($seats) } ist zuerst dran.
no-move = { $drawn ->
    [card] Kein Zug von { $seat }: { $card } wird zufällig gezogen.
    [wishes] Kein Zug von { $seat }: Die Wünsche werden zufällig gezogen.
   *[nothing] Kein Zug von { $seat }.
}{ $bid ->
    [none] {""}
   *[other] {" "}{ $seat } bietet { $bid }, ein Zehntel vom Rest.
}
    .result = Für dich wurde ein Zug zufällig gezogen.
new = { $seat } beginnt Organismus #{ $id }.
    .because = { $card } hat keine Nachbarn.
    .result = Deine Karte { $card } beginnt Organismus #{ $id }.
eats-food = { $seat } beginnt Organismus #{ $id }.
    .because = { $card } frisst { the-food }: { cells }.
    .result = Deine Karte { $card } beginnt Organismus #{ $id } und frisst: { cells }.
joins = { GENITIVE($owner) } #{ $id } frisst { $card }.
    .because = Jetzt { cells }.
    .result = { YOU($owner) ->
        [you] { YOU($seat) ->
            [you] Dein Organismus #{ $id } frisst deine Karte { $card }: { cells }.
           *[other] Dein Organismus #{ $id } frisst { GENITIVE($seat) } Karte { $card }: { cells }.
        }
       *[other] { GENITIVE($owner) } Organismus #{ $id } frisst deine Karte { $card }.
    }
joins-food = { GENITIVE($owner) } #{ $id } frisst { $card }.
    .because = Dann frisst er { the-food }: jetzt { cells }.
    .result = { joins.result }
between =
    .because = { $card } verbindet zwei Organismen. { $older ->
        [yes] Sie sind gleich groß, also frisst sie der ältere
       *[no] Der größere frisst sie
    }: { organism } ({ cells-before }).
eaten = { $points ->
    [one] { $eaten_owner } bekommt { $points } Punkt
   *[other] { $eaten_owner } bekommt { $points } Punkte
}: { GENITIVE($owner) } #{ $id } frisst #{ $eaten }.
    .result = { $reader ->
        [both] Dein Organismus #{ $id } hat deinen Organismus #{ $eaten } gefressen.
        [eaten] { $owner } hat deinen Organismus gefressen.
        [eater] Dein Organismus hat den von { $eaten_owner } gefressen.
        [player] Deine Karte { $card } gab { $owner } zu fressen.
       *[nobody] { $owner } hat { GENITIVE($eaten_owner) } Organismus gefressen.
    }
    .result-why = { $reader ->
        [nobody] Nichts für dich. { $eaten_owner } bekommt { points }.
       *[other] { $eaten_owner } bekommt { points }.
    }
closes = Niemand bekommt Punkte.
    .because = { $card } schließt den Ring, und { organism } frisst sie.
    .result = { joins.result }
no-place = Nichts passiert.
    .because = Eine zweite Karte { $card } hat keinen Platz im Ring.
    .result = Deine Karte { $card } hat keinen Platz im Ring und tut nichts.
wish =
    .because = { $seat } bekommt { $card }, den { nth-wish } Wunsch.{ UPTO($missed, 3) ->
        [0] {""}
        [more] {" "}Die anderen { COUNT($missed) } waren weg.
       *[other] {" "}{ $missed }.
    }
wish-missed = { $first ->
    [yes] { $card } ging an { $seat }
   *[no] { $card } an { $seat }
}
mega = { organism } ist das Riesenwesen: { cells }. Niemand kann es mehr fressen, also gibt es keine Punkte.
    .result = Dein Organismus #{ $id } ist das Riesenwesen. Dafür gibt es keine Punkte.
put-away = { UPTO($cards, 6) ->
    [1] { $cards } kam nie. Das ist die weggelegte Karte.
    [more] { COUNT($cards) } Karten kamen nie.
   *[other] { $cards } kamen nie.
}
put-away-differs = Dann stimmt ein Eintrag nicht. { SENTENCES($places) } { UPTO($cards, 3) ->
    [more] Ändert ihn zu dem, was es war.
   *[other] Ändert ihn zu { NUMBERS($cards) }.
}
put-away-differs-places = { $seat ->
    [none] { $card } wurde als { place-what } eingegeben.
   *[other] { $seat } hat { $card } in Runde { $round } eingegeben.
}
place-what = { $what ->
    [food] Futter
   *[other] { $what }
}
put-away-same = Das ist die Karte, die nie kam. Alles stimmt.
won = { COUNT($seats) ->
    [one] { $seats } gewinnt mit { points-total }.
   *[other] { $seats } teilen sich den Sieg mit { points-total }.
}
    .result = { COUNT($seats) ->
        [one] Du gewinnst mit { points-total }!
       *[other] Du teilst dir den Sieg mit { points-total }!
    }
out = { SENTENCES($places) }
    .you = { COUNT($places) ->
        [1] Du hast { $card } in Runde { $round } gespielt.
       *[other] {""}
    }
out-places = { $seat ->
    [none] { $card } ist { place-what }.
   *[other] { $seat } hat { $card } in Runde { $round } gespielt.
}
override = Mit diesem Blatt stimmt etwas nicht. { $card } wird nicht mehr gezählt.
leaves = { $wishes ->
    [yes] { $seat } ist gegangen und kann nicht gewinnen. Die Wünsche werden jetzt zufällig gezogen.
   *[no] { $seat } ist gegangen und kann nicht gewinnen. Die Karten werden jetzt zufällig gezogen.
}
back = { $seat } ist wieder da und spielt weiter.
column-left = Bietpunkte übrig
column-now = Bietpunkte übrig

## Was eine Karte jetzt bewirken würde

second = { $tastiest ->
    [yes] {" "}Damit ist er der zweitgrößte.
   *[no] {""}
}
would-new = { $card } hat gerade keine Nachbarn. Das wäre ein neuer Organismus.
would-eats-food = { $card } würde jetzt { the-food } fressen: ein neuer Organismus, { cells }.{ second }
would-joins = { UPTO($food, 0) ->
    [0] Jetzt würde { organism } ({ cells-before }) { $card } fressen.
   *[more] Jetzt würde { organism } ({ cells-before }) { $card } fressen, dann { the-food }.
}{ second }
    .you = { would-joins }
would-meets = Jetzt würde { organism } ({ cells-before }) { $card } fressen, dann { YOU($eaten_owner) ->
    [you] deinen Organismus #{ $eaten }. Du bekämst { points }.
   *[other] { GENITIVE($eaten_owner) } Organismus #{ $eaten }. { $eaten_owner } bekäme { points }.
}
    .you = { would-meets }
would-closes = { $card } würde den Ring schließen.

## Das Aufdecken

opening = { $round ->
    [none] {""}
   *[other] Runde { $round }
}
highlight-swallowed = #{ $id } verschlingt #{ $eaten } mit einem Haps!

## Die Fragen

ask-food = Deckt das Futter auf. Was ist es?
hint-food = { $first }
button-food = { $card } eingeben
entry-food = Futter
ask-foods = Deckt { $length } als Futter auf. Welche sind es?
hint-foods = { $first }
button-foods = Diese { $length } eingeben
none-foods = Wähl { $length } Karten
entry-foods = Futter
label-food = { $cards }
label-foods = { UPTO($cards, 4) ->
    [more] { COUNT($cards) } Karten
   *[other] { $cards }
}
changed-foods = { $before } { $to } { $after }
entry-lots = Los bei Gleichstand
label-lots = { $seats }
ask-bid = { $ouroboros ->
    [yes] Biete, um früh zu wählen
   *[no] Biete, um früh dranzukommen
}
hint-bid = { $ouroboros ->
    [yes] Wer am meisten bietet, wählt in Runde 1 zuerst. Du zahlst es immer.
   *[no] Wer am meisten bietet, ist in Runde 1 zuerst dran. Du zahlst es immer.
}
button-bid = Gebot von { $value } versiegeln
entry-bid = Gebot für Runde 1
ask-move = { $of ->
    [wishes] Deine Wünsche{ and-bid }
   *[other] Deine Karte{ and-bid }
}
and-bid = { $bid ->
    [next] {" "}und das nächste Gebot
    [now] {" "}und dein Gebot
   *[none] {""}
}
hint-move = { $of ->
    [wishes] Du bekommst deinen besten Wunsch, der noch da ist.
    [hand] Was eine Karte bewirkt, kann sich ändern, bis du dran bist.
   *[table] { $bid ->
        [none] Deine letzte. Leg sie verdeckt hin, und versiegle sie hier.
       *[other] Leg die Karte verdeckt hin, und versiegle beides hier.
    }
}
button-move = { $of ->
    [wishes] { $length ->
        [one] Wunsch{ button-bid-too } versiegeln
       *[other] Wünsche{ button-bid-too } versiegeln
    }
   *[other] { $card }{ button-bid-too } versiegeln
}
button-bid-too = { $bid ->
    [none] {""}
   *[other] {" "}und Gebot { $amount }
}
none-move = { $of ->
    [wishes] Such dir etwas aus
   *[other] Wähl eine Karte
}
entry-move = Zug
ask-card = Deine Karte
none-card = Wähl eine Karte
none-wishes = { $length ->
    [one] Such dir eine aus
   *[other] Such dir etwas aus
}
ask-next = Gebot für die nächste Runde
label-next = Gebot { $value }
ask-now = Gebot für diese Karte
label-now = Gebot { $value }
ask-wishes = { $n ->
    [one] Du wählst an { nth } Stelle: Wünsch dir eine Karte
   *[other] Du wählst an { nth } Stelle: Wünsch dir { $n } Karten, die beste zuerst
}
ask-drawn = Zieh eine Karte für { $about }. Welche ist es?
hint-drawn = Es kam kein Zug. Nimm eine dieser Karten, ohne hinzusehen, und leg sie hin.
button-drawn = { $card } eingeben
entry-drawn = gezogener Zug
ask-check = { $removed ->
    [yes] Deckt die weggelegte Karte auf
   *[no] Alle Karten sind gespielt
}
hint-check = { $removed ->
    [yes] Ist es die Karte, die nie kam?
   *[no] {""}
}
label-check = { $value ->
    [right] Wer gewinnt?
   *[wrong] Es ist eine andere
}
button-check = { $choice }
entry-check = Spielende
ask-away = Welche Karte war weggelegt?
hint-away = Gib die Karte ein, die da liegt.
button-away = { $card } eingeben
entry-away = weggelegte Karte
ask-clash = { $suits ->
    [yes] Zweimal { $card }
   *[no] Zweimal Karte { $card }
}
hint-clash = Es gibt sie nur einmal. Welcher Eintrag stimmt nicht? Ändert ihn.
ask-override = Welche Karte ist in diesem Blatt doppelt?
hint-override = Ein Fehldruck oder ein gemischtes Blatt? Die zweite tut dann nichts.
button-override = Wir haben { $card } doppelt
entry-override = Karte, die nicht mehr zählt
ask-skip = Wessen Zug fehlt?
entry-skip = fehlender Zug
ask-wait = Auf wen wartet ihr doch?
entry-wait = Zug, auf den doch gewartet wird
hint-leave = { $ouroboros ->
    [yes] Ab jetzt werden die Wünsche zufällig gezogen.
   *[no] Ab jetzt werden die Karten zufällig gezogen.
}
call-skip = Kein Zug in dieser Runde
call-wait = Doch warten
sealing-bid = { $ouroboros ->
    [yes] Alle bieten geheim, um früh zu wählen.
   *[no] Alle bieten geheim, um früh dranzukommen.
}
sealing-move = { $ouroboros ->
    [yes] Alle wünschen geheim.
   *[no] Alle wählen geheim.
}
waiting-food = Warten auf das Futter
waiting-foods = Warten auf das Futter
waiting-check = Alle Karten sind gespielt
waiting-drawn = Warten auf eine gezogene Karte
entered-clash = behalten
instead-ruling = { $was ->
    [none] { $eaten_owner } bekommt jetzt { points }.
   *[other] { $eaten_owner } bekommt jetzt { points }, nicht { $was }.
}

## Was mit den echten Karten zu tun ist

between-heading = Legt die Karten bereit
between-steps =
    { $use ->
        [numbers] Nehmt die Karten 1 bis { $size }.
        [all] Nehmt alle 52 Karten eines normalen Blatts, ohne Joker.
       *[some] Nehmt ein normales Blatt ohne Joker. Nehmt { $unused } heraus.
    }
    Mischt diese { $size } Karten.
    { $ouroboros ->
        [yes] { $free ->
            [0] {""}
           *[other] Nichts austeilen. Deckt { free-cards } als Futter auf.
        }
       *[no] Teilt jedem { $rounds } aus.
    }
    { $ouroboros ->
        [yes] Legt die anderen { $others } offen hin: die Auslage.
       *[no] Legt eine Karte weg, ungesehen.
    }
    { $ouroboros ->
        [yes] {""}
       *[no] { $free ->
            [1] Deckt die letzte Karte als Futter auf.
           *[other] Deckt die letzten { $free } Karten als Futter auf.
        }
    }
    { $free ->
        [0] {""}
       *[other] Gebt das Futter ein, hier oder auf einem Handy.
    }

## Was man tun kann, wo alle gefragt sind

to-food = das Futter aufdecken
to-foods = das Futter aufdecken
to-drawn = eine Karte für { $about } ziehen
to-away = die weggelegte Karte ansehen
to-check = { $removed ->
    [yes] die weggelegte Karte prüfen
   *[no] zeigen, wer gewinnt
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

mention-newborn = { organism } wurde in derselben Runde geboren und gefressen. Ein kurzes Leben, { points }.
mention-family = { organism } fraß die eigene Familie, #{ $eaten }. Trotzdem { points } für { $owner }.
mention-generous = { GENITIVE($seat) } Karten brachten den anderen { points }. Wie nett.

## Was kann ich tun?

can-food =
    Deckt eine Karte als Futter auf, und gebt sie ein. Das kann jeder.
    Sie gehört niemandem. Wer eine Karte daneben spielt, frisst sie.
can-foods =
    Deckt { $length } Karten als Futter auf, und gebt alle ein. Das kann jeder.
    Sie gehören niemandem. Wer eine Karte daneben spielt, frisst sie.
can-bid =
    { $ouroboros ->
        [yes] Versiegle ein Gebot von { $low } bis { $high }. Wer am meisten bietet, wählt in Runde 1 zuerst.
       *[no] Versiegle ein Gebot von { $low } bis { $high }. Wer am meisten bietet, ist in Runde 1 zuerst dran.
    }
    Du zahlst es immer. Der Rest ist für die späteren Runden.
    Bei gleichen Geboten entscheidet das Los.
can-move =
    { $of ->
        [wishes] { $length ->
            [one] Du wählst zuerst: Wünsch dir eine Karte, und du bekommst sie{ can-move-add }.
           *[other] Wünsch dir { $length } Karten, die beste zuerst. Du bekommst die beste, die noch da ist{ can-move-add }.
        }
        [hand] { $bid ->
            [next] Wähl eine deiner Karten und dein Gebot für die nächste Runde. Noch sieht sie niemand.
            [now] Wähl eine deiner Karten und ein Gebot für sie. Noch sieht sie niemand.
           *[none] Wähl eine deiner Karten. Es ist die letzte. Noch sieht sie niemand.
        }
       *[table] { $bid ->
            [next] Leg eine Karte verdeckt hin, und versiegle sie hier mit deinem Gebot für die nächste Runde.
            [now] Leg eine Karte verdeckt hin, und versiegle sie hier mit einem Gebot für sie.
           *[none] Leg eine Karte verdeckt hin, und versiegle sie hier. Es ist deine letzte.
        }
    }
    Hat sie keine Nachbarn, ist sie dein neuer Organismus. Zwischen zweien frisst der größere sie und den anderen.
    Wird deiner gefressen, bekommst du Punkte für seine Größe.{ $bid ->
        [none] {""}
       *[other] {" "}Je höher das Gebot, desto früher. Du zahlst immer.
    }
can-move-add = { $bid ->
    [none] {""}
   *[other] . Dazu ein Gebot
}
can-drawn =
    Zieh eine von { GENITIVE($about) } Karten, ohne hinzusehen, leg sie hin, und gib sie ein.
    Es kam kein Zug, also entscheidet der Zufall. Sie zählt wie jede andere.
can-check =
    { $removed ->
        [yes] Deckt die weggelegte Karte auf. Es müsste die sein, die nie kam.
       *[no] Alle Karten sind gespielt. Seht, wer gewinnt.
    }
    { $removed ->
        [yes] Wenn ja: Seht, wer gewinnt. Wenn nicht, stimmt ein Eintrag nicht, und ihr könnt ihn noch ändern.
       *[no] Stimmt ein Eintrag nicht? Ändert ihn vorher.
    }
can-away =
    Gib die Karte ein, die wirklich weggelegt war.
    Dann sagt die App, welcher Eintrag nicht stimmt. Ändert ihn, und die Punkte folgen.
can-clash =
    Diese Karte gibt es nur einmal. Tippt auf den Eintrag, der nicht stimmt, und ändert ihn.
    Die Karten auf dem Tisch sagen, welcher es ist.
    Stimmt das Blatt nicht? Behaltet beide. Die zweite tut nichts.
can-override =
    Wählt die Karte, die euer Blatt doppelt hat.
    Die zweite hat keinen Platz im Ring und tut nichts.
can-skip =
    Wählt, wessen Zug nicht kommt. Dann warten die anderen nicht länger.
    { $ouroboros ->
        [yes] Die Wünsche werden zufällig gezogen.
       *[no] Eine der Karten wird zufällig gezogen.
    } Das Gebot ist ein Zehntel vom Rest.
    Bis die Karten aufgedeckt sind, könnt ihr doch noch warten.
can-wait = Wählt, wer doch noch wählt. Die anderen warten dann wieder.
meanwhile =
    { $stage ->
        [food] Zuerst kommt das Futter. Karten daneben fressen es.
        [check] Alle Karten sind gespielt. Für das, was noch im Ring ist, gibt es keine Punkte.
       *[other] Die anderen wählen noch.
    }
    Am besten hast du den zweitgrößten Organismus: Er bringt am meisten, wenn der größte ihn frisst.

## Die Anleitung

how =
    Die Karten bilden einen Ring: Jede liegt neben der nächsten Zahl, und die höchste neben der 1.
    { $form ->
        [ouroboros] Nichts wird ausgeteilt: Die Karten liegen offen, eine Auslage für alle. Bietet, um früh zu wählen. Alle zahlen.
        [same-round] Versiegelt eine Karte und ihr Gebot zusammen. Wer am meisten bietet, ist zuerst dran. Alle zahlen.
       *[standard] Bietet, um früh dranzukommen. Alle zahlen. Dann versiegelt eine Karte und euer Gebot für die nächste Runde.
    }
    { $form ->
        [ouroboros] Dann wünscht euch Karten aus der Auslage, die beste zuerst. Der Reihe nach bekommt jeder die beste, die noch da ist.
       *[other] {""}
    }
    Eine Karte ohne Nachbarn ist dein neuer Organismus. Eine Karte neben einem Organismus wird von ihm gefressen.
    Eine Karte zwischen zweien: Der größere frisst sie, dann den anderen. Sind sie gleich groß, frisst der ältere.
    Wird deiner gefressen, bekommst du Punkte für seine Größe. Der größte nie: Am besten hast du den zweitgrößten.
needs = { $use ->
    [box] { $ouroboros ->
        [yes] Keine Karten: Die App legt das Futter hin.
       *[no] Keine Karten: Die App teilt aus.
    }
    [suits] Ein normales Blatt ohne Joker (♣&#xFE0E; 1–13, ♦&#xFE0E; 14–26, ♥&#xFE0E; 27–39, ♠&#xFE0E; 40–52).
   *[numbers] Karten mit den Zahlen 1 bis { $size }.
}
substitutes =
    { $use ->
        [suits] Beliebige Karten mit den Zahlen 1 bis { $size }. Wählt „Zahlenkarten“.
       *[numbers] Ein normales Blatt ohne Joker: Kreuz ist 1 bis 13, Karo 14 bis 26, Herz 27 bis 39, Pik 40 bis 52. Wählt „Spielkarten“.
    }
    Zettel mit den Zahlen 1 bis { $size }. Faltet sie, und zieht sie aus einer Schüssel. Wählt „Zahlenkarten“.
    Gar keine Karten: Lasst die App austeilen.
tour-eaten = Deine Karten wachsen zu Organismen. Wird einer gefressen, bekommst du Punkte für seine Größe.
tour-seal = { $ouroboros ->
    [yes] Versiegle jede Runde deine Wünsche und ein Gebot auf dem Handy. Wer am meisten bietet, wählt zuerst.
   *[no] Versiegle jede Runde eine Karte und ein Gebot auf dem Handy. Wer am meisten bietet, ist zuerst dran.
}
tour-pay = Dein Gebot zahlst du immer. Der größte Organismus bringt nie etwas: Am besten hast du den zweitgrößten.
tour-board = Die Tafel spielt die Karten eine nach der anderen. Von zwei Organismen frisst der größere den anderen.

## Während es sich selbst spielt, jedes beim ersten Mal

asked-food = Die Karten bilden einen Ring. Die ersten werden als Futter aufgedeckt.
asked-bid = Alle bieten geheim, um früh dranzukommen. Jeder zahlt sein Gebot.
asked-move = Jetzt versiegelt jeder eine Karte und ein Gebot für die nächste Runde.
told-new = Eine Karte ohne Nachbarn ist ein neuer Organismus.
told-eats-food = Eine Karte neben Futter frisst es.
told-joins = Eine Karte neben einem Organismus wird von ihm gefressen, egal wer sie spielt.
told-between = Eine Karte zwischen zwei Organismen: Der größere frisst sie, und dann den anderen.
told-eaten = { $eaten_owner } bekommt { points }: Punkte gibt es, wenn deiner gefressen wird.

## Was die Tafel dazu sagt; nichts davon zweimal am Abend

comment-large-1 = Köstlich. Die Punkte behält { $who }.
comment-large-2 = { $who } hat geschmeckt.
comment-large-3 = { $who } ging mit einem Haps runter.
comment-large-4 = Gefressen, und fein raus: { $who }.
comment-large-5 = { $who } wollte schon immer mal Abendessen sein.
comment-large-6 = Da rülpst wer. { $who } zählt Punkte.
comment-large-7 = Dazu eine Scheibe Zitrone: { $who }.
comment-large-8 = Der Teich ist still. { $who } nicht.
comment-family-1 = Familienessen bei { $who }.
comment-family-2 = Bei { $who } bleibt es in der Familie.
comment-family-3 = { $who } nimmt Nachschlag: { $who }.
comment-family-4 = Nichts verkommen lassen, sagt { $who }.

## Auf dem Handy

pad-you-play = Du spielst als
pad-of = von { $players }
pad-points = Punkte
pad-organism = Organismus #{ $id }: { cells }
pad-second = zweitgrößter
pad-none = { $scored ->
    [yes] Du hast keine Organismen mehr
   *[no] Du hast noch keine Organismen
}
pad-last-round = Runde { $round }: was passiert ist
pad-pool = { $size ->
    [one] Die Auslage: { $size } Karte
   *[other] Die Auslage: { $size } Karten
}
pick-gone = Weg
pick-suit-first = Wähl zuerst die Farbe.
pick-range-first = Wähl zuerst einen Bereich.
pick-the-card = Karte wählen
pick-the-cards = Karten wählen
pick-part = { $suit ->
    [none] { $low } bis { $high }
   *[other] { suit } { $low } bis { $high }
}
pick-open-count = { $chosen } von { $length }
pick-pool = Was zu haben ist
pick-tap = Tipp auf eine Karte

## Auf der Tafel

scene-order = Die Reihenfolge
scene-bids = Runde { $round }: die Gebote
scene-at-table = Am Tisch
scene-order-of = Reihenfolge in Runde { $round }
scene-who-bids = Wer bietet was?
scene-choosing = wählt…
scene-away = weg
scene-sealed = versiegelt
scene-no-move = kein Zug
scene-second = <b>#{ $id }</b> ist der zweitgrößte.
scene-oldest = { $tastiest ->
    [yes] <b>#{ $id }</b>, der älteste, frisst gleich große.
   *[no] <b>#{ $id }</b> ist der älteste. Sind zwei gleich groß, frisst der ältere.
}
scene-next = Nächste Karte
scene-space = Leertaste
scene-pause = Nach jeder Karte anhalten
scene-ring = Der Ring aus { $size } Karten
scene-organism = { GENITIVE($owner) } Organismus #{ $id }: { cells }
scene-dinner = { GENITIVE($owner) } Organismus #{ $id } ist der zweitgrößte: das leckerste Essen
scene-food = Futter
scene-round = Runde { $round }
scene-points = { $scorer } +{ $points }
scene-bids-title = Gebote
scene-bids-first = für die erste Runde
scene-what = { $asks ->
    [same-round] Jede Karte hat ihr Gebot
    [last-wishes] Die letzten Wünsche
    [last-cards] Die letzten Karten
    [wishes] Wünsche, und Gebote für Runde { $next }
   *[cards] Karten, und Gebote für Runde { $next }
}
scene-again = Runde { $round } noch mal

## Für Zuschauer, und auf dem Bild vom Ergebnis

watch-round = Runde { $round }, der Reihe nach
watch-bid = { $card ->
    [none] Gebot { $bid }
   *[other] Karte { $card }, Gebot { $bid }
}
watch-organisms = Organismen, der größte zuerst
watch-organism = Organismus #{ $id }, { cells }
watch-tastiest = das leckerste Essen
picture-arrows = Jeder Pfeil führt zum Fresser.
