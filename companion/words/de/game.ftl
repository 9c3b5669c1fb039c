# Was alle Spiele sagen. Hat ein Spiel eine eigene Nachricht dieses Namens, sagt es die.

leaves = { $seat } ist gegangen und kann nicht mehr gewinnen.
back = { $seat } ist wieder da und spielt weiter.
joins = { $seat } steigt im nächsten Durchgang ein.
declined = { $seat } steigt im nächsten Durchgang nicht ein. So will es die Spielleitung.
full = Alle { $most } Plätze sind besetzt.
ask-leave = Wer ist gegangen?
entry-leave = Abgang
call-leave = Aus dem Spiel nehmen
sure-leave = { $effect ->
    [none] { $name } aus dem Spiel nehmen?
   *[other] { $name } aus dem Spiel nehmen? { $effect }
}
ask-back = Wer ist wieder da?
entry-back = Rückkehr
call-back = Zurück ins Spiel holen
ask-join = Wer steigt im nächsten Durchgang ein?
entry-join = Einstieg
call-join = Nächstes Mal dabei
ask-decline = Wer bekommt keine Karten?
entry-decline = Absage
call-decline = Nicht dazuholen

## Wo wir in einer gewöhnlichen Szene sind, und was dort aus den Karten wurde

place-long =
    { $deal ->
        [0] {""}
       *[other] { $deals ->
            [0] Durchgang { $deal }
           *[other] Durchgang { $deal } von { $deals }
        }
    }
    { $round ->
        [0] {""}
       *[other] { $rounds ->
            [0] Runde { $round }
           *[other] Runde { $round } von { $rounds }
        }
    }
place-short = { $deal ->
    [0] { $round ->
        [0] {""}
       *[other] { $rounds ->
            [0] Runde { $round }
           *[other] Runde { $round } von { $rounds }
        }
    }
   *[other] { $round ->
        [0] Durchgang { $deal }
       *[other] { $rounds ->
            [0] Durchgang { $deal } · Runde { $round }
           *[other] Durchgang { $deal } · Runde { $round }/{ $rounds }
        }
    }
}
fate-open = offen
fate-none = nichts
fate-taken = { $gain ->
    [none] nimmt es
   *[other] nimmt { $gain }
}
fate-low = { $gain ->
    [none] nimmt eine
   *[other] nimmt { $gain }
}
fate-matched = doppelt
fate-bad = { $gain ->
    [none] nimmt es
   *[other] nimmt { $gain }
}
fate-moved = liegt

## Die großen Momente beim Aufdecken, in höchstens sechs Wörtern quer über die Tafel

highlight-comeback = Von ganz hinten nach vorn: { FIRST($seats) }!
highlight-all-matched = Jede Karte ist doppelt!

to-clash = sagt, welcher Eintrag nicht stimmt
entry-deck = Geben
entry-clash = andere Karten
call-override = Unsere Karten sind anders …
leaves-waiting = Wer geht, bekommt nächstes Mal keine Karten und kann nicht mehr gewinnen.

## Was an den Punkten bemerkenswert war, am Ende erzählt

amount = { $unit ->
    [cents] { MONEY($points) }
   *[other] { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
}
mention-margin = So wenig fehlte { $seats } zum Sieg: { amount }.
mention-comeback = { $seat } lag ganz hinten und hat doch gewonnen.
mention-most-at-once = { $lowest ->
    [yes] { COUNT($seats) ->
        [one] { GENITIVE($seats) } Summe wuchs auf einen Schlag um { amount }. Mehr waren es bei niemandem.
       *[other] Die Summen von { $seats } wuchsen auf einen Schlag um je { amount }. Mehr waren es bei niemandem.
    }
   *[no] { COUNT($seats) ->
        [one] { $seats } bekam { amount } auf einen Schlag. Mehr bekam niemand.
       *[other] { $seats } bekamen je { amount } auf einen Schlag. Mehr bekam niemand.
    }
}
mention-streak = { $lowest ->
    [yes] { $times }-mal hintereinander wuchs nur { GENITIVE($seat) } Summe.
   *[no] { $times }-mal hintereinander bekam nur { $seat } Punkte.
}
mention-twins = { $seats } lagen { $times }-mal gleichauf.
mention-spotless = { $lowest ->
    [yes] { GENITIVE($seat) } Summe ist nie gewachsen.
   *[no] Wann immer es Punkte gab, bekam { $seat } welche.
}

## Wer eingibt, was jeder eingeben darf; $does ist, was „to-…“ des Spiels sagt: „deckt die oberste Karte auf“

proposal = { $name } { proposal-does }
proposal-host = Die Spielleitung { proposal-does }
# Dasselbe, solange noch gegeben oder aufgebaut wird: Die Schritte dazu stehen auf der Tafel.
proposal-when-set = { $name } { proposal-does }
proposal-does = { $does ->
    [none] gibt es ein
   *[other] { $does }
}

## Was kann ich tun? Was die Spielleitung über die sagen darf, die kommen und gehen

can-leave =
    Wählt, wer für heute gehen muss. Die Punkte bleiben stehen, gewinnen geht nicht mehr.
    Nur kurz weg? Wartet, oder antwortet für den Platz.
can-back = Wählt, wer wieder da ist. Wer zurückkommt, spielt weiter und kann wieder gewinnen.
can-join = Wer später kommt, spielt ab dem nächsten Durchgang mit.
can-decline = Wählt, wer nächstes Mal keine Karten bekommt. Zuschauen geht.

## Was die App sagt, wo ein Spiel keine eigenen Worte hat

next-deal = Im nächsten Durchgang
waiting = Wir warten auf den Tisch
choosing = Wir warten auf { $names }
sealing = Alle versiegeln geheim.
place-clash = { $seat ->
    [none] { $what ->
        [topic] Thema, Runde { $round }
        [prize] Preis, Runde { $round }
       *[other] { $what }, Runde { $round }
    }
   *[other] { PLAIN($seat) }, Runde { $round }
}

## Teile des Schlüssels eines Eintrags: „Durchgang 2, Runde 5“

part-deal = Durchgang
part-round = Runde
part-hand = Hand
part-trick = Stich
part-turn = Zug
part-game = Partie
part-offer = Angebot
