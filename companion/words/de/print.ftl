deck-to-print-companion = { $name }: { $label } zum Drucken · Companion
deck-all-cards = Alle Karten
deck-rules = Regeln
deck-decks = Kartensätze
deck-show = Zeigen
deck-another-set = Ein anderer Satz
deck-in-the-printers-dialog = Im Druckfenster: 100 %, keine Ränder und dickes Papier, wenn ihr welches habt.
deck-print-on-both-sides = Druckt beidseitig, über die <b>lange</b> Kante gewendet. Dann passt jede Rückseite zu ihrer Vorderseite.
deck-cut-along-the-lines = Schneidet an den Linien entlang. Scheint es durch? Nehmt Hüllen, und steckt je eine alte Karte dahinter.
deck-there-are-no-cards = In dieser Liste sind noch keine Karten.
faces-ace = Ass
faces-jack = Bube
faces-queen = Dame
faces-king = König
index-cards-to-print-companion = Karten zum Drucken · Companion
index-no-cards-print-them = Keine Karten? Druckt sie
index-paper-and-scissors-will = Für heute genügen Papier und Schere. Gefällt euch ein Spiel, kauft seine Karten: Sie fühlen sich besser an, und wer es erfunden hat, hat es verdient.
deck-count = { $backs ->
    [yes] <b>{ deck-cards-on-sheets }</b>, beidseitig bedruckt.
   *[no] <b>{ deck-cards-on-sheets }</b>.
}
deck-cards-on-sheets = { $cards ->
    [one] { $cards } Karte auf { deck-sheets }
   *[other] { $cards } Karten auf { deck-sheets }
}
deck-sheets = { $sheets ->
    [one] { $sheets } Bogen
   *[other] { $sheets } Bögen
}
deck-print = { $pages ->
    [one] { $pages } Seite drucken
   *[other] { $pages } Seiten drucken
}
deck-sheet = { $back ->
    [yes] Bogen { $sheet }, Rückseite
   *[no] Bogen { $sheet }
}
deck-seed = Startzahl { $seed }
deck-sheet-of = { $back ->
    [yes] Bogen { $sheet } von { $sheets }, Rückseite
   *[no] Bogen { $sheet } von { $sheets }
}

option-paper = Papier
    .choice-a4 = A4
    .choice-letter = Letter
option-size = Größe der Karten
    .help = So groß wie Spielkarten oder klein, um Papier zu sparen.
    .choice-full = 63 × 88 mm
    .choice-small = 44 × 63 mm
option-backs = Rückseiten
    .help = Für einen Drucker, der beide Seiten bedruckt, oder für Papier, das durchscheint.
option-seed = Startzahl
    .help = Dieselbe Startzahl druckt immer dieselben Karten. Sie steht auf jedem Bogen.
