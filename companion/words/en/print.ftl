deck-to-print-companion = { $name }: { $label } to print · Companion
deck-all-cards = All cards
deck-rules = Rules
deck-decks = Decks
deck-show = Show
deck-another-set = Another set
deck-in-the-printers-dialog = In the printer’s dialog: 100%, no margins, and thick paper if you have some.
deck-print-on-both-sides = Print on both sides, and flip on the <b>long</b> edge, so every back matches its front.
deck-cut-along-the-lines = Cut along the lines. Does the paper show through? Use sleeves, with an old card behind each.
deck-there-are-no-cards = There are no cards in this list yet.
faces-ace = Ace
faces-jack = Jack
faces-queen = Queen
faces-king = King
index-cards-to-print-companion = Cards to print · Companion
index-no-cards-print-them = No cards? Print them
index-paper-and-scissors-will = Paper and scissors will do for tonight. If you like a game, buy its cards: they feel better, and the designers earn it.
deck-count = { $backs ->
    [yes] <b>{ deck-cards-on-sheets }</b>, printed on both sides.
   *[no] <b>{ deck-cards-on-sheets }</b>.
}
deck-cards-on-sheets = { $cards ->
    [one] { $cards } card on { deck-sheets }
   *[other] { $cards } cards on { deck-sheets }
}
deck-sheets = { $sheets ->
    [one] { $sheets } sheet
   *[other] { $sheets } sheets
}
deck-print = { $pages ->
    [one] Print { $pages } page
   *[other] Print { $pages } pages
}
deck-sheet = { $back ->
    [yes] Sheet { $sheet }, back
   *[no] Sheet { $sheet }
}
deck-seed = Seed { $seed }
deck-sheet-of = { $back ->
    [yes] sheet { $sheet } of { $sheets }, back
   *[no] sheet { $sheet } of { $sheets }
}

## Options of a deck

option-paper = Paper
    .choice-a4 = A4
    .choice-letter = Letter
option-size = Size of the cards
    .help = As large as playing cards, or small to save paper.
    .choice-full = 63 × 88 mm
    .choice-small = 44 × 63 mm
option-backs = Backs
    .help = For a printer that prints on both sides, or paper that shows through.
option-seed = Seed
    .help = The same seed always prints the same cards. It’s printed on every sheet.
