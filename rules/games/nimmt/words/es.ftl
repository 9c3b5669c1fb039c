# 6 nimmt!, en palabras.

heads = Cabezas de buey
of-heads = { $it ->
    [one] { $it } cabeza de buey
   *[other] { $it } cabezas de buey
}
number = { $it }
# En la imagen para llevar.
total-heads = { $points ->
    [one] { $total } cabeza de buey
   *[other] { $total } cabezas de buey
}

## Lo que se ha decidido

deal = { $draft ->
    [yes] { $app ->
        [yes] Reparto { $deal }: tomad una carta por turnos, hasta tener diez.
       *[no] Reparto { $deal }: extended las cartas del 1 al { $highest }, boca arriba.
    }
   *[no] { $app ->
        [yes] Reparto { $deal }: diez cartas por persona.
       *[no] { $highest ->
            [104] Reparto { $deal }: barajad todas las cartas. Dad diez a cada persona.
           *[other] Reparto { $deal }: barajad las cartas del 1 al { $highest }. Dad diez a cada persona.
        }
    }
}
follows = El { $card } de { $seat } va a la fila { $row }.
    .because = Acababa en el { $end }, el más cercano por debajo.
    .you = { YOU($seat) ->
        [you] Tu { $card } va a la fila { $row }.
       *[other] {""}
    }
    .you-because = Acababa en el { $end }, el más cercano por debajo.
must-choose = El { $card } de { $seat } es más bajo que todas las filas. ¿Cuál se llevará { $seat }?
    .you = { YOU($seat) ->
        [you] Tu { $card } es más bajo que todas las filas. ¿Cuál te llevas?
       *[other] {""}
    }
takes-five = { $seat } se lleva la fila { $row }: { SAY($heads, "of-heads") }.
    .because = El { $card } de { $seat } es la sexta carta de la fila.
    .you = { YOU($seat) ->
        [you] Te llevas la fila { $row }: { SAY($heads, "of-heads") }.
       *[other] {""}
    }
    .you-because = Tu { $card } es la sexta carta de la fila.
takes-chosen = { $seat } se lleva la fila { $row }: { SAY($heads, "of-heads") }.
    .because = El { $card } de { $seat } es más bajo que todas las filas.
    .you = { YOU($seat) ->
        [you] Te llevas la fila { $row }: { SAY($heads, "of-heads") }.
       *[other] {""}
    }
    .you-because = Tu { $card } es más bajo que todas las filas.
deal-over = Acaba el reparto { $deal }. { COMMAS($totals, "total") }.
total = { $key } { $value }
starts-with = { $seat } empieza con { SAY($heads, "of-heads") }: la media del resto.
    .you = { YOU($seat) ->
        [you] Empiezas con { SAY($heads, "of-heads") }: la media del resto.
       *[other] {""}
    }
odd-deck = Quien dirige dice que estas cartas son distintas. El { $card } puede salir más de una vez.
won = { COUNT($seats) ->
    [one] { $seats } gana con { SAY($total, "of-heads") }.
   *[other] { $seats } comparten la victoria con { SAY($total, "of-heads") }.
}
    .you = { YOU($seats) ->
        [you] { COUNT($seats) ->
            [one] ¡Ganas con { SAY($total, "of-heads") }!
           *[other] ¡Compartes la victoria con { SAY($total, "of-heads") }!
        }
       *[other] {""}
    }
row-choice = Fila { $row }: { COMMAS($cards, "number") } · { SAY($heads, "of-heads") }
leaves = { $seat } se ha ido y ya no puede ganar. Sus cartas ya no se juegan.

## Las preguntas

ask-deal = ¿Todo listo para el siguiente reparto?
hint-deal = La app da diez cartas a cada persona.
button-deal = Repartir las cartas
label-deal = repartido
entry-deal = siguiente reparto
to-deal = repartir las cartas
waiting-deal = Esperamos el siguiente reparto
ask-start = Destapad una carta para la siguiente fila. ¿Cuál es?
hint-start = Cuatro cartas, una debajo de otra: con cada una empieza una fila.
button-start = Es el {"{}"}
entry-start = primera carta de una fila
waiting-start = Esperamos las cuatro filas
to-start = destapar una carta para la siguiente fila
part-row = fila
ask-draft = ¿Qué carta tomas?
hint-draft = La ve todo el mundo. Con las cuatro últimas empiezan las filas.
button-draft = Tomar el {"{}"}
entry-draft = carta tomada
choosing-draft = { COUNT($names) ->
    [one] Esperamos a que { $names } tome una carta
   *[other] Esperamos a que { $names } tomen una carta
}
entry-drawn = carta sacada
ask-card = ¿Qué carta juegas?
hint-card = { OPTION("dealer") ->
    [app] No la ve nadie hasta que todo el mundo haya sellado.
   *[table] Ponla boca abajo y séllala aquí.
}
button-card = Sellar el {"{}"}
entry-card = carta
sealing-card = Todo el mundo elige una carta en secreto.
choosing-card = Esperamos la carta de { $names }
ask-row = ¿Qué fila te llevas?
hint-row = Tu carta es más baja que todas las filas. La que te llevas vuelve a empezar con tu carta.
button-row = Llevarme esta fila
entered-row = fila { $value }
entry-row = elección de una fila
entry-fewest = fila con menos cabezas de buey
choosing-row = { COUNT($names) ->
    [one] Esperamos a que { $names } se lleve una fila
   *[other] Esperamos a que { $names } se lleven una fila
}
ask-clash = Dos veces el { $item }
hint-clash = Solo hay un { $item }. ¿Qué anotación está mal? Cambiadla.
entered-clash = se deja
place-clash = { $what ->
    [start] primera carta de una fila
    [draft] { PLAIN($seat) }, carta tomada
   *[card] { PLAIN($seat) }, ronda { $round }
}
ask-override = ¿Qué número tenéis más de una vez?
hint-override = ¿Un error de imprenta, o barajas mezcladas? Ese número no se cuenta en lo que queda de reparto.
entry-override = número que ya no se cuenta
call-override = Nuestras cartas son distintas…
hint-leave = Sus cartas ya no se juegan. Sus cabezas de buey se quedan en la tabla.

## Por dónde vamos; hasta que un reparto tiene sus filas, la escena muestra las de antes

place-long =
    { $deals ->
        [0] Reparto { $deal }
       *[other] Reparto { $deal } de { $deals }
    }
    { $is_between ->
        [yes] {""}
       *[no] Ronda { $present_round } de { $rounds }
    }
place-short = { $is_between ->
    [yes] Reparto { $deal }
   *[no] Reparto { $deal } · ronda { $present_round } de { $rounds }
}
between-heading = { $is_between ->
    [yes] { OPTION("deck") ->
        [draft] Elegid vuestras cartas
       *[other] { OPTION("dealer") ->
            [app] {""}
           *[table] { $deal ->
                [1] El primer reparto
               *[other] El reparto { $deal }
            }
        }
    }
   *[no] {""}
}
between-brought = { AT($brought, $seat) ->
    [none] {""}
   *[other] +{ AT($brought, $seat) }
}
between-steps = { OPTION("deck") ->
    [draft] { OPTION("dealer") ->
        [app]
            Tomad una carta por turnos, hasta tener diez por persona.
            Con las cuatro últimas empiezan las filas.
       *[table]
            Extended las cartas del 1 al { $highest }, boca arriba.
            Tomad una por turnos, hasta tener diez por persona. Anotadla en el móvil.
            Con las cuatro últimas empiezan las filas, una debajo de otra.
    }
   *[other] { OPTION("dealer") ->
        [app] {""}
       *[table]
            { $highest ->
                [104] Barajad las 104 cartas.
               *[other] Barajad las cartas del 1 al { $highest }.
            }
            Dad diez a cada persona.
            Destapad cuatro, una debajo de otra. Puede anotarlas cualquiera.
            { $highest ->
                [104] Apartad el resto.
               *[other] {""}
            }
    }
}

## Lo que hay en la mesa

table-row = Fila { $name }
table-card = { $card }, { SAY($counts, "of-heads") }
fate-moved = en la fila { $row }
fate-bad = se lleva { $gain }
# Antes de que el tablero destape las cartas de una ronda.
opening = Cartas a la vista. Primero, la más baja.
highlight-takes-five = ¡La sexta carta!
highlight-lowest = ¡Más baja que todas las filas!

## Lo notable de las cabezas de buey, contado al final

mention-margin = Esto separó a { $seats } de la victoria: { SAY($points, "of-heads") }.
mention-most-at-once = { COUNT($seats) ->
    [one] { $seats } se llevó { SAY($points, "of-heads") } de golpe. Nadie se llevó más.
   *[other] { $seats } se llevaron { SAY($points, "of-heads") } por cabeza de golpe. Nadie se llevó más.
}
mention-streak = { $times } veces seguidas hubo cabezas de buey solo para { $seat }.
mention-spotless = { $seat } no se llevó ni una cabeza de buey.

## ¿Qué puedo hacer? Tres líneas como mucho: qué se puede hacer, y qué se gana

can-deal =
    Pulsad el botón y la app da diez cartas a cada persona. Puede hacerlo cualquiera.
    Mirad antes las filas: luego ya no estarán. Lo que han traído está contado.
can-start =
    Destapad una carta, ponedla debajo de las otras y anotad su número. Puede hacerlo cualquiera.
    Con cada una de las cuatro empieza una fila. Las cartas jugadas van a la que les toca.
can-draft =
    Toma una carta que no tenga nadie. Todo el mundo ve cuál.
    Cuando haya diez por persona, con las cuatro últimas empiezan las filas.
can-card =
    { OPTION("dealer") ->
        [app] Sella una de tus cartas. Puedes retirarla hasta que todo el mundo haya sellado.
       *[table] Pon una carta boca abajo y séllala aquí. Puedes retirarla hasta que todo esté sellado.
    }
    Primero, la más baja. Cada una va a la fila cuya última carta es la más cercana por debajo.
    La sexta carta se lleva su fila. ¿La tuya es más baja que todas? Te llevas la fila que quieras.
can-row =
    Llévate una de las cuatro filas, con sus cabezas de buey. Vuelve a empezar con tu carta.
    Después van las demás cartas, de menor a mayor. Pueden ir a tu fila.
can-clash =
    Solo hay un { $item }. Tocad la anotación que está mal y cambiadla.
    Las cartas de la mesa dicen cuál es. Después se juzga la ronda otra vez.
    ¿Les pasa algo a las cartas? Dejadlas. El { $item } no se contará en lo que queda de reparto.
can-override =
    Elegid el número que tenéis más de una vez.
    No se contará en lo que queda de reparto y puede salir otra vez.
meanwhile = { $stage ->
    [draft]
        Cada cual toma una carta por turnos. ¿Cuáles te gustarían?
        Con las cuatro últimas empiezan las filas.
    [rows] Se están poniendo las cuatro filas. Mientras tanto, mira tus cartas.
   *[other]
        Primero, la más baja. Cada una va a la fila cuya última carta es la más cercana por debajo.
        La sexta carta de una fila se lleva las otras cinco.
}

## Cómo se juega con estas opciones, y con qué

how =
    { OPTION("deck") ->
        [draft] { OPTION("dealer") ->
            [app] Tomad una carta por turnos, hasta tener diez por persona. Con las cuatro últimas empiezan cuatro filas.
           *[table] Extended las cartas del 1 al { OPTION("highest") }, boca arriba. Tomad una por turnos, hasta tener diez por persona. Con las cuatro últimas empiezan cuatro filas.
        }
       *[other] { OPTION("dealer") ->
            [app] Cada persona recibe diez cartas. Con otras cuatro empiezan cuatro filas.
           *[table] Dad diez cartas a cada persona. Destapad otras cuatro, una debajo de otra: con cada una empieza una fila.
        }
    }
    { OPTION("dealer") ->
        [app] Todo el mundo sella aquí una de sus cartas.
       *[table] Todo el mundo pone una carta boca abajo y sella aquí la misma.
    }
    Se destapan todas las cartas a la vez. Primero, la más baja: cada una va a la fila cuya última carta es la más cercana por debajo.
    La sexta carta de una fila se lleva las otras cinco, y la fila vuelve a empezar con ella.
    ¿Más baja que todas las filas? Te llevas la que quieras, y vuelve a empezar con tu carta.
    { OPTION("ends") ->
        [deals] { OPTION("deals") ->
            [1] Tras diez rondas gana quien tiene menos cabezas de buey.
           *[other] Tras { OPTION("deals") } repartos de diez rondas gana quien tiene menos cabezas de buey.
        }
       *[limit] Tras diez rondas se reparte otra vez, hasta que alguien tiene { SAY(OPTION("limit"), "of-heads") }. Entonces gana quien tiene menos.
    }
needs = { OPTION("dealer") ->
    [app] Sin cartas: las vuestras están en los móviles, y la app pone las filas.
   *[table] { OPTION("deck") ->
        [all] Las 104 cartas de ¡Toma 6! (6 nimmt!).
       *[other] Las cartas del 1 al { OPTION("highest") } de ¡Toma 6! (6 nimmt!).
    }
}
substitutes = { OPTION("dealer") ->
    [app] {""}
   *[table]
        <b>Cartas numeradas del 1 al { OPTION("highest") }</b>, de cualquier juego. No hacen falta cabezas de buey: la app sabe cuántas tiene cada una.
        <b>Papelitos.</b> Escribid del 1 al { OPTION("highest") }.
}

## Veinte segundos para quien no ha jugado nunca

tour-aim = Las cartas tienen cabezas de buey, y no las quiere nadie. Al final gana quien tiene menos.
tour-phone = { OPTION("dealer") ->
    [app] En cada ronda, sella una de tus cartas en tu móvil.
   *[table] En cada ronda, pon una carta boca abajo y séllala en tu móvil.
}
tour-rows = Primero, la más baja. Cada una va a la fila cuya última carta es la más cercana por debajo.
tour-sixth = ¿La tuya es la sexta? Te llevas las otras cinco. ¿Más baja que todas? Elige una fila.

## Lo que se cuenta mientras se juega solo, cada cosa la primera vez que pasa

caption-asked-start = Alguien destapa cuatro cartas. Con cada una empieza una fila.
caption-asked-draft = Toman sus cartas por turnos, a la vista. Con las cuatro últimas empiezan las filas.
caption-asked-card = Todo el mundo juega una carta en secreto. ¿A qué fila irá, y en qué puesto?
caption-asked-row = Una carta más baja que todas las filas se lleva una. Elige quien la jugó.
caption-told-follows = Primero, las bajas. Cada una va a la fila cuya última carta es la más cercana por debajo.
caption-told-takes-five = La sexta carta de una fila se lleva las otras cinco, con sus cabezas de buey.
caption-told-takes-chosen = La fila se va, y vuelve a empezar con la carta baja.

## Opciones

credit = 6 nimmt! (Wolfgang Kramer, AMIGO)
tagline = Una carta por persona, en secreto, y todas van a cuatro filas. ¿La tuya es la sexta? Te llevas la fila.
also-known = También conocido como ¡Toma 6!
form-all = Como en el reglamento
    .help = Nadie sabe qué cartas están en juego.
form-few = Solo las que hacen falta
    .help = Cada carta está en alguna mano o empieza una fila.
form-draft = Elegidas a la vista
    .help = Tomáis vuestras cartas por turnos, y todo el mundo las ve.
option-dealer = Quién reparte
    .help = Jugáis con cartas de verdad, o solo en los móviles.
    .choice-table = La mesa
    .choice-app = La app
option-deck = Las cartas
    .help = Con menos cartas se puede calcular todo lo que queda por salir.
    .choice-all = Las 104
    .choice-few = 10 por persona y 4 más
    .choice-draft = Igual, elegidas a la vista
option-ends = La partida acaba
    .help = El reparto en que alguien llega al límite es el último.
    .choice-limit = Con un número de cabezas de buey
    .choice-deals = Tras unos repartos
option-limit = Cabezas de buey
    .help = 66, como en el reglamento. Con menos, la partida es más corta.
option-deals = Repartos
    .help = Un reparto dura unos diez minutos.
printed-cards = Las cartas
    .help = Los números del 1 al 104, con sus cabezas de buey.
printed-cards-cards = Cartas
    .help = Si jugáis con menos cartas, hacen falta 10 por persona y 4 más.
