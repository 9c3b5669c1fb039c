deck-to-print-companion = { $name } : { $label }, à imprimer · Companion
deck-all-cards = Toutes les cartes
deck-rules = Règles
deck-decks = Jeux de cartes
deck-show = Montrer
deck-another-set = Un autre jeu
deck-in-the-printers-dialog = Dans la fenêtre d’impression : 100 %, pas de marges, et du papier épais si tu en as.
deck-print-on-both-sides = Imprime recto verso, retourné sur le <b>bord long</b>. Alors chaque dos tombe sur sa carte.
deck-cut-along-the-lines = Coupe le long des lignes. Le papier est trop fin ? Prends des protège-cartes, avec une vieille carte derrière.
deck-there-are-no-cards = Il n’y a pas encore de cartes dans cette liste.
faces-ace = As
faces-jack = Valet
faces-queen = Dame
faces-king = Roi
index-cards-to-print-companion = Cartes à imprimer · Companion
index-no-cards-print-them = Pas de cartes ? Imprime-les
index-paper-and-scissors-will = Papier et ciseaux suffisent pour ce soir. Si un jeu te plaît, achète ses cartes : elles sont plus belles, et ses auteurs le méritent.
deck-count = { $backs ->
    [yes] <b>{ deck-cards-on-sheets }</b>, recto verso.
   *[no] <b>{ deck-cards-on-sheets }</b>.
}
deck-cards-on-sheets = { $cards ->
    [one] { $cards } carte sur { deck-sheets }
   *[other] { $cards } cartes sur { deck-sheets }
}
deck-sheets = { $sheets ->
    [one] { $sheets } feuille
   *[other] { $sheets } feuilles
}
deck-print = { $pages ->
    [one] Imprimer { $pages } page
   *[other] Imprimer { $pages } pages
}
deck-sheet = { $back ->
    [yes] Feuille { $sheet }, verso
   *[no] Feuille { $sheet }
}
deck-seed = Tirage { $seed }
deck-sheet-of = { $back ->
    [yes] feuille { $sheet } sur { $sheets }, verso
   *[no] feuille { $sheet } sur { $sheets }
}

## Les options d’un jeu de cartes

option-paper = Papier
    .choice-a4 = A4
    .choice-letter = Letter
option-size = Taille des cartes
    .help = Grandes comme des cartes à jouer, ou petites pour économiser le papier.
    .choice-full = 63 × 88 mm
    .choice-small = 44 × 63 mm
option-backs = Dos
    .help = Pour une imprimante recto verso, ou un papier trop fin.
option-seed = Numéro de tirage
    .help = Le même numéro donne toujours les mêmes cartes. Il est écrit sur chaque feuille.
