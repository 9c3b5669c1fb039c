deck-to-print-companion = { $name }: { $label } om te printen · Companion
deck-all-cards = Alle kaarten
deck-rules = Regels
deck-decks = Decks
deck-show = Laat zien
deck-another-set = Een andere set
deck-in-the-printers-dialog = In het printvenster: 100%, geen marges en dik papier als jullie dat hebben.
deck-print-on-both-sides = Print dubbelzijdig, omgeslagen over de <b>lange</b> kant. Dan komt elke achterkant goed uit.
deck-cut-along-the-lines = Knip langs de lijnen. Schijnt het papier door? Neem hoesjes, met een oude kaart achter elke kaart.
deck-there-are-no-cards = Er staan nog geen kaarten op deze lijst.
faces-ace = Aas
faces-jack = Boer
faces-queen = Vrouw
faces-king = Heer
index-cards-to-print-companion = Kaarten om te printen · Companion
index-no-cards-print-them = Geen kaarten? Print ze
index-paper-and-scissors-will = Voor vanavond is papier en een schaar genoeg. Bevalt een spel? Koop de kaarten: ze voelen beter, en de makers verdienen het.
deck-count = { $backs ->
    [yes] <b>{ deck-cards-on-sheets }</b>, dubbelzijdig geprint.
   *[no] <b>{ deck-cards-on-sheets }</b>.
}
deck-cards-on-sheets = { $cards ->
    [one] { $cards } kaart op { deck-sheets }
   *[other] { $cards } kaarten op { deck-sheets }
}
deck-sheets = { $sheets ->
    [one] { $sheets } vel
   *[other] { $sheets } vellen
}
deck-print = { $pages ->
    [one] { $pages } pagina printen
   *[other] { $pages } pagina’s printen
}
deck-sheet = { $back ->
    [yes] Vel { $sheet }, achterkant
   *[no] Vel { $sheet }
}
deck-seed = Startgetal { $seed }
deck-sheet-of = { $back ->
    [yes] vel { $sheet } van { $sheets }, achterkant
   *[no] vel { $sheet } van { $sheets }
}

## Opties van een deck

option-paper = Papier
    .choice-a4 = A4
    .choice-letter = Letter
option-size = Formaat van de kaarten
    .help = Zo groot als speelkaarten, of klein om papier te sparen.
    .choice-full = 63 × 88 mm
    .choice-small = 44 × 63 mm
option-backs = Achterkanten
    .help = Voor een printer die dubbelzijdig print, of papier dat doorschijnt.
option-seed = Startgetal
    .help = Hetzelfde startgetal print altijd dezelfde kaarten. Het staat op elk vel.
