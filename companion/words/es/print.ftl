deck-to-print-companion = { $name }: { $label } para imprimir · Companion
deck-all-cards = Todas las cartas
deck-rules = Reglas
deck-decks = Barajas
deck-show = Mostrar
deck-another-set = Otras cartas
deck-in-the-printers-dialog = En la ventana de impresión: 100 %, sin márgenes, y papel grueso si tienes.
deck-print-on-both-sides = Imprime a doble cara, girando por el borde <b>largo</b>. Así cada reverso cae sobre su carta.
deck-cut-along-the-lines = Corta por las líneas. ¿Se transparenta el papel? Usa fundas, con una carta vieja detrás.
deck-there-are-no-cards = Todavía no hay cartas en esta lista.
faces-ace = As
faces-jack = Jota
faces-queen = Reina
faces-king = Rey
index-cards-to-print-companion = Cartas para imprimir · Companion
index-no-cards-print-them = ¿No tienes cartas? Imprímelas
index-paper-and-scissors-will = Papel y tijeras bastan por hoy. Si un juego os gusta, comprad sus cartas: son mejores, y sus autores se lo merecen.
deck-count = { $backs ->
    [yes] <b>{ deck-cards-on-sheets }</b>, a doble cara.
   *[no] <b>{ deck-cards-on-sheets }</b>.
}
deck-cards-on-sheets = { $cards ->
    [one] { $cards } carta en { deck-sheets }
   *[other] { $cards } cartas en { deck-sheets }
}
deck-sheets = { $sheets ->
    [one] { $sheets } hoja
   *[other] { $sheets } hojas
}
deck-print = { $pages ->
    [one] Imprimir { $pages } página
   *[other] Imprimir { $pages } páginas
}
deck-sheet = { $back ->
    [yes] Hoja { $sheet }, reverso
   *[no] Hoja { $sheet }
}
deck-seed = Impresión n.º { $seed }
deck-sheet-of = { $back ->
    [yes] hoja { $sheet } de { $sheets }, reverso
   *[no] hoja { $sheet } de { $sheets }
}

## Opciones de una baraja

option-paper = Papel
    .choice-a4 = A4
    .choice-letter = Carta (Letter)
option-size = Tamaño de las cartas
    .help = De tamaño normal, o pequeñas para ahorrar papel.
    .choice-full = 63 × 88 mm
    .choice-small = 44 × 63 mm
option-backs = Reversos
    .help = Para una impresora a doble cara, o papel que se transparenta.
option-seed = Número de impresión
    .help = El mismo número imprime siempre las mismas cartas. Está en cada hoja.
