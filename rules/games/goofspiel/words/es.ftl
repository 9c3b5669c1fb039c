# Goofspiel, en palabras.

## Cartas y puntos

called = { $it ->
    [1] as
    [11] jota
    [12] reina
    [13] rey
   *[other] { $it }
}
the = { $it ->
    [11] la jota
    [12] la reina
   *[other] el { called }
}
court-card = { SAY($rank, "the") }
a = { $it ->
    [11] una jota
    [12] una reina
   *[other] un { called }
}
to-the = { $it ->
    [11] a la jota
    [12] a la reina
   *[other] al { called }
}
points = { $it ->
    [one] { $it } punto
   *[other] { $it } puntos
}
# Los premios de la mesa, en pocas palabras.
named = { UPTO($pot, 3) ->
    [more] los { COUNT($pot) } premios
   *[other] { SAY($pot, "the") }
}
# Lo mismo, con lo que valen.
prizes = { named }{ $has_points ->
    [yes] , { SAY($points, "points") }
   *[no] {""}
}

## Lo que se ha decidido

deal = { $app ->
    [yes] Cada persona tiene del as { SAY($cards, "to-the") }. Los premios { $order ->
        [random] están barajados.
       *[other] salen en orden.
    }
   *[no] Dad un palo a cada persona{ $cards ->
        [13] {""}
       *[other] , del as { SAY($cards, "to-the") }
    }. { $order ->
        [random] Barajad otro palo: los premios.
        [ascending] Otro palo son los premios, primero el más bajo.
       *[descending] Otro palo son los premios, primero el más alto.
    }
}
takes = { $seat } se lleva { prizes }.
    .because = { $ties ->
        [cancel] { CAPITAL(SAY($card, "the")) } de { $seat } es la carta más alta sin repetir.
       *[other] { CAPITAL(SAY($card, "the")) } de { $seat } es la carta más alta.
    }
tie = { $is_shared ->
    [yes] { $seats } se reparten { named }: { SAY($shares, "points") } por cabeza.{ $rest ->
        [0] {""}
       *[other] {" "}Lo que sobra, { SAY($rest, "points") }, no es de nadie.
    }
   *[no] Nadie se lleva { prizes }.
}
    .because = { tie-fate }{ COUNT($seats) ->
        [0] Todas las cartas estaban repetidas.
       *[other] { $seats } han jugado { SAY($card, "a") }.
    }
tie-fate = { $fate ->
    [shared] {""}
    [unshared] No se puede repartir en puntos enteros.{" "}
    [discarded] { COUNT($pot) ->
        [one] Descartadlo.{" "}
       *[other] Descartadlos.{" "}
    }
   *[stays] { COUNT($pot) ->
        [one] Se queda en la mesa.{" "}
       *[other] Se quedan en la mesa.{" "}
    }
}
won = { COUNT($seats) ->
    [one] { $seats } gana con { SAY($total, "points") }.
   *[other] { $seats } comparten la victoria con { SAY($total, "points") }.
}{ $points ->
    [0] {""}
    [one] {" "}Queda { SAY($points, "points") } en la mesa, que no es de nadie.
   *[other] {" "}Quedan { SAY($points, "points") } en la mesa, que no son de nadie.
}
out = { $seat ->
    [none] { CAPITAL(SAY($card, "the")) } fue el premio de la ronda { $round }.
   *[other] { $seat } jugó { SAY($card, "the") } en la ronda { $round }.
}
    .you = { YOU($seat) ->
        [you] Jugaste { SAY($card, "the") } en la ronda { $round }.
       *[other] {""}
    }
odd-deck = Quien dirige dice que estas cartas son distintas. { CAPITAL(SAY($card, "the")) } puede salir más de una vez.
leaves = { $seat } se ha ido y ya no puede ganar. Sus cartas ya no se juegan.
back = { $seat } ha vuelto y sigue con las cartas que le quedan.

## Las preguntas

ask-prize = { COUNT($options) ->
    [one] Poned el siguiente premio
   *[other] Destapad el siguiente premio. ¿Cuál es?
}
hint-prize = { COUNT($options) ->
    [one] Salen en orden: ahora { SAY(FIRST($values), "the") }.
   *[other] Vale su número.
}
button-prize = El premio es {"{}"}
entry-prize = premio
ask-card = ¿Qué carta juegas?
hint-card = { OPTION("dealer") ->
    [app] No la ve nadie hasta que todo el mundo haya sellado.
   *[table] Ponla boca abajo y séllala aquí.
}
button-card = Sellar {"{}"}
entry-card = carta
ask-flip = ¿Todo listo para el premio?
hint-flip = Lo destapa la app. Vale su número.
button-flip = Destapar el premio
label-flip = destapado
entry-flip = siguiente premio
to-flip = destapar el premio
waiting-flip = Esperamos el premio
ask-override = ¿Qué carta tenéis más de una vez?
hint-override = ¿Un error de imprenta, o barajas mezcladas? Esa carta no se cuenta en lo que queda de partida.
entry-override = carta que ya no se cuenta
hint-leave = Sus cartas ya no se juegan. Lo que ha ganado sigue siendo suyo.
label-override = { SAY($value, "face") }
face = { FACE($it) }
call-override = Nuestras cartas son distintas…
sealing-card = Todo el mundo elige una carta en secreto.
waiting-prize = Esperamos el premio
# Lo que se propone hacer a alguien, donde puede hacerlo cualquiera.
to-prize = { COUNT($options) ->
    [one] poner el siguiente premio
   *[other] destapar el siguiente premio
}
choosing-card = Esperamos la carta de { $names }

## Lo que hay en la mesa

table-middle = { COUNT($pot) ->
    [0] Los premios
   *[other] Premio
}
table-middle-ribbon = { $left ->
    [stays] se queda
    [discarded] descartado
    [nobodys] de nadie
    [shared] compartido
   *[other] {""}
}
table-aside = De antes
table-aside-note = { SAY($points, "points") } en total
table-stake = { $points ->
    [0] Aún no hay premio
   *[other] En juego: { SAY($points, "points") }
}
fate-none = sin premio
fate-matched = empate
# El tablero antes del primer premio: qué palos, para quién, y qué hacer con los premios.
between-heading = { OPTION("dealer") ->
    [app] {""}
   *[table] { $points ->
        [0] Preparad la partida
       *[other] {""}
    }
}
between-steps = { OPTION("dealer") ->
    [app] {""}
   *[table]
        { steps-take }
        { steps-suits }
        { steps-prizes }
        { steps-away }
        Destapad el primer premio. Puede anotarlo cualquiera.
}
steps-take = Usad { $rounds ->
    [13] {""}
   *[other] del as { SAY($rounds, "to-the") } de cada palo de{" "}
}{ $decks ->
    [1] una baraja
   *[2] dos barajas
}{ $rounds ->
    [13] , sin comodines.
   *[other] .
}
steps-suits = { $decks ->
    [1] { COMMAS($first_deck, "takes-suit") }.
   *[2]
        { COMMAS($first_deck, "takes-suit") }, de una baraja.
        { COMMAS($second_deck, "takes-suit") }, de la otra.
}
# «Para Ana las picas, para Bo los corazones»
takes-suit = { $is_first ->
    [yes] Para { $seat } { suit }
   *[no] para { $seat } { suit }
}
suit = { $suit ->
    [spades] las picas
    [hearts] los corazones
    [clubs] los tréboles
   *[diamonds] los diamantes
}
steps-prizes = { OPTION("order") ->
    [random] Barajad los diamantes{ of-the-first-deck }: los premios. Ponedlos boca abajo en el centro.
    [ascending] Poned en el centro los diamantes{ of-the-first-deck } en orden, el as arriba: los premios.
   *[descending] Poned en el centro los diamantes{ of-the-first-deck } en orden, { SAY($rounds, "the") } arriba: los premios.
}
of-the-first-deck = { $decks ->
    [1] {""}
   *[2] {" "}de la primera baraja
}
steps-away = { $has_spare_suits ->
    [yes] Apartad los demás palos.
   *[no] {""}
}
# Antes de que el tablero destape las cartas de una ronda.
opening = ¡Cartas sobre la mesa! ¿De quién es la más alta?

## Lo que fue notable, contado al final

mention-bargain = { $seat } se llevó { prizes }, con { SAY($card, "a") } y nada más.
mention-overpaid = { $seat } se gastó { SAY($card, "a") } en { named }.
mention-tied-away = { $seats } jugaron { SAY($card, "a") } por { named } y se quedaron sin nada.

## ¿Qué puedo hacer? Tres líneas como mucho: qué se puede hacer, y qué se gana

can-prize =
    { COUNT($options) ->
        [one] Poned { SAY(FIRST($values), "the") }: los premios salen en orden. Puede tocarlo cualquiera.
       *[other] Destapad el premio de arriba y anotadlo. Puede hacerlo cualquiera.
    }
    Vale su número. { highest-takes-it }
    { $left ->
        [stays] { can-stays }
       *[other] { $points ->
            [0] {""}
           *[other] Las cartas jugadas ya no sirven. Apartadlas.
        }
    }
can-flip =
    Pulsad el botón y la app destapa el siguiente premio. Puede hacerlo cualquiera.
    Vale su número. { highest-takes-it }
    { $left ->
        [stays] { can-stays }
       *[other] {""}
    }
highest-takes-it = { OPTION("ties") ->
    [cancel] Se lo lleva la carta más alta sin repetir.
   *[other] Se lo lleva la carta más alta.
}
can-stays = { $points ->
    [one] Ya hay { $points } punto en la mesa. Quien gane se lo lleva todo.
   *[other] Ya hay { $points } puntos en la mesa. Quien gane se lo lleva todo.
}
can-card =
    { OPTION("dealer") ->
        [app] Sella una de tus cartas. Puedes retirarla hasta que todo el mundo haya sellado.
       *[table] Pon una carta boca abajo y séllala aquí. Puedes retirarla hasta que todo esté sellado.
    }
    { OPTION("ties") ->
        [cancel] La carta más alta sin repetir se lleva { SAY($points, "points") }. La tuya se pierde, ganes o no.
       *[other] La carta más alta se lleva { SAY($points, "points") }. La tuya se pierde, ganes o no.
    }
    { OPTION("ties") ->
        [cancel] Las cartas iguales se anulan. Si todas están repetidas, el premio se queda para la próxima ronda.
        [discard] ¿Empatan las más altas? Entonces el premio se descarta.
        [share] ¿Empatan las más altas? Se reparten el premio, en puntos enteros.
       *[stay] ¿Empatan las más altas? El premio se queda, y se le suma el siguiente.
    }
can-override =
    Elegid la carta que tenéis más de una vez.
    No se cuenta en lo que queda de partida y puede volver a salir.
meanwhile =
    { $is_up ->
        [yes] { meanwhile-next }
       *[no] { $points ->
            [0] { meanwhile-next }
           *[other] En juego: { SAY($points, "points") }. Cuando todo el mundo haya sellado, se destapan las cartas.
        }
    }
    Una carta jugada se pierde, ganes o no.
meanwhile-next = Ahora viene el siguiente premio. ¿Qué carta gastarías en él?

## Cómo se juega con estas opciones, y con qué

how =
    { OPTION("order") ->
        [random] { OPTION("dealer") ->
            [app] La app destapa un premio. Vale su número: un as, 1{ pictures }.
           *[table] Destapad un premio. Vale su número: un as, 1{ pictures }.
        }
        [ascending] Los premios salen de menor a mayor. Cada uno vale su número: un as, 1{ pictures }.
       *[descending] Los premios salen de mayor a menor. Cada uno vale su número: un as, 1{ pictures }.
    }
    { OPTION("dealer") ->
        [app] Todo el mundo sella aquí una de sus cartas.
       *[table] Todo el mundo pone una carta boca abajo y sella aquí la misma.
    }
    { OPTION("ties") ->
        [cancel] Se destapan todas a la vez. La carta más alta sin repetir se lleva el premio.
       *[other] Se destapan todas a la vez. La más alta se lleva el premio.
    }
    { OPTION("ties") ->
        [cancel] Las cartas iguales se anulan. Si todas están repetidas, el premio se queda, y se le suma el siguiente.
        [discard] ¿Empatan las más altas? El premio se descarta.
        [share] ¿Empatan las más altas? Se reparten el premio, en puntos enteros.
       *[stay] ¿Empatan las más altas? El premio se queda, y se le suma el siguiente.
    }
    Una carta jugada se pierde, ganes o no. Tras { OPTION("cards") } rondas gana quien tiene más puntos.
pictures = { OPTION("cards") ->
    [11] ; una jota, 11
    [12] ; una jota, 11; una reina, 12
    [13] ; una jota, 11; una reina, 12; un rey, 13
   *[other] {""}
}
needs = { OPTION("dealer") ->
    [app] Sin cartas: las vuestras están en los móviles, y la app destapa los premios.
   *[table] { PLAYERS() ->
        [2] Una baraja francesa
        [3] Una baraja francesa
       *[other] Dos barajas francesas
    }: un palo por persona y otro para los premios{ OPTION("cards") ->
        [13] .
       *[other] , del as { SAY(OPTION("cards"), "to-the") }.
    }
}
substitutes = { OPTION("dealer") ->
    [app] {""}
   *[table]
        <b>Cartas numeradas del 1 al { OPTION("cards") }</b>, de cualquier juego: { sets }, uno por persona y uno para los premios.{ substitutes-pictures }
        <b>Papelitos.</b> Escribid del 1 al { OPTION("cards") }, { times }.
}
sets = { PLAYERS() ->
    [2] 3 juegos
    [3] 4 juegos
    [4] 5 juegos
    [5] 6 juegos
    [6] 7 juegos
   *[7] 8 juegos
}
times = { PLAYERS() ->
    [2] 3 veces
    [3] 4 veces
    [4] 5 veces
    [5] 6 veces
    [6] 7 veces
   *[7] 8 veces
}
substitutes-pictures = { OPTION("cards") ->
    [11] {" "}Una jota es un 11.
    [12] {" "}Una jota es un 11, una reina un 12.
    [13] {" "}Una jota es un 11, una reina un 12, un rey un 13.
   *[other] {""}
}

## Veinte segundos para quien no ha jugado nunca

tour-aim = Llévate premios: cada uno vale su número. Tras { OPTION("cards") } rondas gana quien tiene más puntos.
tour-phone = { OPTION("dealer") ->
    [app] En cada ronda, sella una de tus cartas en tu móvil. Después se pierde, ganes o no.
   *[table] En cada ronda, pon una carta boca abajo y séllala en tu móvil. Después se pierde, ganes o no.
}
tour-ties = { OPTION("ties") ->
    [cancel] Las cartas iguales se anulan y no se llevan nada.
    [discard] ¿Empatan las más altas? Nadie se lleva el premio.
    [share] ¿Empatan las más altas? Tienen que repartirse el premio.
   *[stay] ¿Empatan las más altas? Nadie se lleva aún el premio: se queda para la próxima ronda.
}
tour-board = { OPTION("ties") ->
    [cancel] El tablero destapa todas las cartas a la vez. La más alta sin repetir se lleva el premio.
   *[other] El tablero destapa todas las cartas a la vez. La más alta se lleva el premio.
}

## Lo que se cuenta mientras se juega solo, cada cosa la primera vez que pasa

caption-asked-prize = Alguien destapa el siguiente premio. Vale su número.
caption-asked-flip = La app destapa el siguiente premio. Vale su número.
caption-asked-card = Todo el mundo puja por él con una carta, en secreto. Una carta jugada se pierde.
caption-told-takes = La carta más alta se lleva el premio. Las demás se han gastado para nada.
caption-told-tie = { $ties ->
    [share] Las más altas empatan, así que se reparten el premio.
    [discard] Las más altas empatan, así que nadie se lleva el premio.
    [cancel] Todas las cartas estaban repetidas, así que el premio se queda para la próxima ronda.
   *[stay] Las más altas empatan, así que el premio se queda, y se le suma el siguiente.
}

## Qué significa una ronda para un sitio, lo principal primero

result-won-you = { COUNT($seats) ->
    [one] ¡Ganas con { SAY($total, "points") }!
   *[other] ¡Compartes la victoria con { SAY($total, "points") }!
}
result-won = { COUNT($seats) ->
    [one] { $seats } gana con { SAY($total, "points") }.
   *[other] { $seats } comparten la victoria con { SAY($total, "points") }.
}
pot = { COUNT($pot) ->
    [one] { SAY($pot, "the") }
    [2] los dos premios
   *[other] los { COUNT($pot) } premios
}
result-take-you = Te llevas { pot }.
result-take = { $seat } se lleva { pot }.
result-highest-you = { $ties ->
    [cancel] Tu { SAY($card, "called") } es la carta más alta sin repetir.
   *[other] Tu { SAY($card, "called") } es la carta más alta.
}
result-highest = { $ties ->
    [cancel] Nada para ti. { CAPITAL(SAY($card, "the")) } de { $seat } es la carta más alta sin repetir.
   *[other] Nada para ti. { CAPITAL(SAY($card, "the")) } de { $seat } es la carta más alta.
}
result-share-you = Compartes { pot } con { OTHERS($seats) }.
result-played-you = Habéis jugado { SAY($card, "a") }.
result-share = { $seats } se reparten { pot }.
result-played = Nada para ti. Han jugado { SAY($card, "a") }.
result-nobody = Nadie se lleva { pot }.
result-nobody-you-why = { WITH($seats, "Tú") } habéis jugado { SAY($card, "a") }.
result-nobody-why = { COUNT($seats) ->
    [0] Todas las cartas estaban repetidas.
   *[other] { $seats } han jugado { SAY($card, "a") }.
}

## Lo que dicen las cartas que imprime la app

card-prize = Premio, vale { $rank }
card-counts = { $court }, vale { $rank }
second-deck = Segunda baraja

## Lo que añade el tablero: nada se dice dos veces en una noche

comment-tie-1 = { $who } lo querían igual.
comment-tie-2 = { $who } se miran y parpadean.
comment-tie-3 = Grandes mentes, manos vacías.
comment-tie-4 = { $who } estiran la mano, chocan y sonríen.
comment-tie-5 = { $who } creían tener vía libre.
comment-tie-6 = El premio mira a un lado y a otro.
comment-bargain-1 = { $who } lo ha pillado en rebajas.
comment-bargain-2 = { $who } ha pagado con calderilla.
comment-bargain-3 = Nadie más había salido de compras.
comment-bargain-4 = { $who } se guarda el tique de este.
comment-bargain-5 = Ha sido una ganga, y { $who } lo sabe.
comment-dear-1 = { $who } no mira las etiquetas.
comment-dear-2 = { $who } quería justo ese.
comment-dear-3 = { $who } deja buena propina.
comment-dear-4 = Más vale caro que nunca, dice { $who }.
comment-pot-1 = A { $who } le faltan manos.
comment-pot-2 = Esperar tenía premio, y es para { $who }.
comment-pot-3 = { $points } puntos de golpe. { $who } se endereza.
comment-pot-4 = { $who } deja la mesa limpia.

## Opciones

credit = Goofspiel (tradicional)
tagline = Una carta por persona, en secreto: la más alta se lleva el premio. ¿Qué premio merece tu rey?
also-known = También llamado GOPS.
form-random = Premios barajados
    .help = Nadie sabe qué premio viene después.
form-ascending = De menor a mayor
    .help = Los premios salen en orden, primero el as. No hay azar.
form-descending = De mayor a menor
    .help = Los premios salen en orden, primero el más alto. Cada carta duele desde el principio.
option-dealer = Quién reparte
    .help = Jugáis con cartas de verdad, o solo en los móviles: la app destapa los premios.
    .choice-table = La mesa
    .choice-app = La app
option-cards = Cartas por persona
    .help = Y otras tantas rondas. Menos de 13 hacen una partida más corta.
option-order = Los premios salen
    .help = Barajados: nadie sabe cuál sigue. En orden: lo sabe todo el mundo.
    .choice-random = Barajados
    .choice-ascending = De menor a mayor
    .choice-descending = De mayor a menor
option-ties = Empate entre las más altas
    .help = Los empates más bajos no cambian nada, salvo que las cartas iguales se anulen.
    .choice-stay = El premio se queda, y se le suma el siguiente
    .choice-discard = El premio se descarta
    .choice-share = Se lo reparten, en puntos enteros
    .choice-cancel = Las iguales se anulan: gana la más alta de las demás
printed-suits = Un palo por persona
    .help = Los diamantes son los premios. Cada persona recibe un palo, del as al rey.
printed-suits-players = Personas
    .help = Tres necesitan una baraja entera.
printed-suits-cards = Cartas por persona
    .help = 13 es del as al rey.
