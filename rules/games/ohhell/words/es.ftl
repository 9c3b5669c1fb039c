# Oh Hell, en palabras.

tricks = { $it ->
    [one] { $it } baza
   *[other] { $it } bazas
}
cards = { $it ->
    [one] { $it } carta
   *[other] { $it } cartas
}
points = { ABS($it) ->
    [one] { $it } punto
   *[other] { $it } puntos
}
# Cuántas bazas ha hecho alguien: «y ha hecho 2»; y quien lee: «y has hecho 2».
won-tricks = { $it ->
    [0] no ha hecho ninguna
   *[other] ha hecho { $it }
}
your-tricks = { $it ->
    [0] no has hecho ninguna
   *[other] has hecho { $it }
}
too-many = { $it ->
    [one] sobra { $it }
   *[other] sobran { $it }
}
too-few = { ABS($it) ->
    [one] falta { ABS($it) }
   *[other] faltan { ABS($it) }
}
trumps = { $it ->
    [none] Sin triunfo
    [hearts] Pintan corazones
    [clubs] Pintan tréboles
    [diamonds] Pintan diamantes
    [spades] Pintan picas
   *[other] { $it }
}

## Repartos

plan = { $form ->
    [up-down] { COUNT($sizes) } repartos: de 1 carta por persona hasta { $top }, y de vuelta a 1.
    [down-up] { COUNT($sizes) } repartos: de { $top } cartas por persona hasta 1, y de vuelta a { $top }.
    [up] { COUNT($sizes) } repartos: de 1 carta por persona hasta { $top }.
   *[down] { COUNT($sizes) } repartos: de { $top } cartas por persona hasta 1.
}
deal = { $app ->
    [yes] { $trump ->
        [turned] Reparto { $deal }: { SAY($cards, "cards") } por persona. La carta siguiente marca el triunfo.
       *[other] { $whole_deck ->
            [yes] Reparto { $deal }: { SAY($cards, "cards") } por persona, toda la baraja. { SAY($trump, "trumps") }.
           *[no] Reparto { $deal }: { SAY($cards, "cards") } por persona. { SAY($trump, "trumps") }.
        }
    }
   *[no] { $trump ->
        [turned] Reparto { $deal }: { $dealer } da { SAY($cards, "cards") } a cada persona y luego destapa el triunfo.
       *[other] { $whole_deck ->
            [yes] Reparto { $deal }: { $dealer } da { SAY($cards, "cards") } a cada persona, toda la baraja. { SAY($trump, "trumps") }.
           *[no] Reparto { $deal }: { $dealer } da { SAY($cards, "cards") } a cada persona. { SAY($trump, "trumps") }.
        }
    }
}
column = { $deal }
column-now = Reparto { $deal }
full = Pueden jugar { $most } como mucho: la baraja no da para más.
leaves = { $seat } se ha ido y ya no puede ganar.
back = { $seat } ha vuelto, con los mismos puntos.

## Jugar en los móviles

follow-suit = { $led ->
    [hearts] Se ha salido de corazones, y tienes alguno. Sigue el palo.
    [clubs] Se ha salido de tréboles, y tienes alguno. Sigue el palo.
    [diamonds] Se ha salido de diamantes, y tienes alguno. Sigue el palo.
   *[spades] Se ha salido de picas, y tienes alguna. Sigue el palo.
}
trick-won = { $which ->
    [only] { $seat } se lleva la baza con { FACE($card) }.
    [last] { $seat } se lleva la última baza con { FACE($card) }.
   *[other] { $seat } se lleva la baza { $number } con { FACE($card) }.
}

## Apuestas

bids = { $sum ->
    [even] Las apuestas suman { $total }, tantas como bazas hay.
   *[other] Las apuestas suman { $total }, para { SAY($cards, "tricks") }.
}
    .because = { $sum ->
        [even] Puede acertar todo el mundo.
        [over] No puede acertar todo el mundo.
       *[under] Alguien hará más de las que quiere.
    }
bid-out = Las demás apuestas suman { $others }. Con { $bid } sumarían { $cards }, justo el número de bazas. Quien reparte no puede apostar eso.

## Bazas y puntos

tricks-off = Eso suma { SAY($total, "tricks") }, { off }. Con { SAY($cards, "cards") } por persona, tiene que sumar { $cards }.
off = { $off ->
    [few] { SAY($missing, "too-few") }
   *[many] { SAY($excess, "too-many") }
}
miscount = { $one ->
    [yes] { COMMAS($tricks, "tricks-of") }: eso suma { SAY($total, "tricks") }, { off }. Que una persona cuente por todas.
   *[no] { COMMAS($tricks, "tricks-of") }: eso suma { SAY($total, "tricks") }, { off }. Contad otra vez.
}
tricks-of = { $key } { $value }
made = { SAY($points, "points") } para { $seat }.
    .because = { $seat } apostó { $bid } y { SAY($tricks, "won-tricks") }.
missed = { $points ->
    [0] Nada para { $seat }.
   *[other] { SAY($points, "points") } para { $seat }.
}
    .because = { $seat } apostó { $bid } pero { SAY($tricks, "won-tricks") }.
all-made = ¡Ha acertado todo el mundo!
won = { COUNT($seats) ->
    [one] { $seats } gana con { SAY($total, "points") }.
   *[other] { $seats } comparten la victoria con { SAY($total, "points") }.
}
highlight-all-made = ¡Ha acertado todo el mundo!

## Las preguntas

entry-dealer = quién reparte primero
ask-dealer = ¿Quién reparte primero?
to-dealer = sortear quién reparte primero
ask-trump = ¿Qué palo ha salido?
hint-trump = Es el triunfo de este reparto.
label-trump = { $value ->
    [hearts] ♥ Corazones
    [clubs] ♣ Tréboles
    [diamonds] ♦ Diamantes
   *[spades] ♠ Picas
}
entered-trump = { $value ->
    [hearts] corazones
    [clubs] tréboles
    [diamonds] diamantes
   *[spades] picas
}
button-trump = Pintan {"{}"}
entry-trump = triunfo
to-trump = anotar el triunfo
waiting-trump = Falta saber el triunfo
ask-dealt = ¿Tiene ya sus cartas todo el mundo?
hint-dealt = Entonces podéis apostar.
label-dealt = todo repartido
button-dealt = Todo repartido
entry-dealt = reparto de cartas
to-dealt = repartir las cartas
waiting-dealt = Esperamos las cartas
ask-deal = ¿Todo listo para repartir?
hint-deal = La app baraja y reparte. Vuestras cartas llegan a los móviles.
button-deal = Repartir las cartas
label-deal = repartido
entry-deal = reparto de cartas
to-deal = empezar el reparto
waiting-deal = Esperamos las cartas
entry-turned = carta destapada
label-turned = { FACE($value) }
ask-card = { $led ->
    [none] Sales tú. ¿Qué carta?
   *[other] ¿Qué carta juegas?
}
hint-card = { $led ->
    [none] Quien pueda tiene que seguir su palo.
    [hearts] Se ha salido de corazones.
    [clubs] Se ha salido de tréboles.
    [diamonds] Se ha salido de diamantes.
   *[spades] Se ha salido de picas.
}
button-card = Jugar {"{}"}
none-card = Elige una carta
label-card = { FACE($value) }
entry-card = carta
choosing-card = Esperamos la carta de { $names }
entry-drawn = carta, al azar
label-drawn = { FACE($value) }
entry-bidfor = apuesta
ask-bid = ¿Cuántas bazas harás?
hint-bid = { OPTION("dealer") ->
    [app] Exactamente esas.
   *[table] Exactamente esas, ni más ni menos.
}
button-bid = Apostar {"{}"}
entry-bid = apuesta
sealing-bid = { OPTION("bids") ->
    [sealed] Todo el mundo apuesta en secreto.
   *[other] Todo el mundo apuesta.
}
choosing-bid = Esperamos la apuesta de { $names }
ask-tricks = ¿Cuántas bazas ha hecho cada cual?
hint-tricks = Sale { $leader }. Contad cuando se hayan jugado todas las cartas. Juntas suman { $cards }.
button-tricks = Anotar las bazas
label-tricks = { COMMAS($value, "label-tricks-of") }
label-tricks-of = { NAME($key) } { $value }
entry-tricks = bazas de la mesa
to-tricks = anotar las bazas cuando se hayan jugado todas las cartas
playing-tricks = ¡A jugar! Sale { $leader }
playing-own = { playing-tricks }
ask-won = { $about } apostó { $bid } y ha hecho
entry-won = bazas
ask-own = ¿Cuántas bazas has hecho?
hint-own = Sale { $leader }. Cuenta cuando se hayan jugado todas las cartas. Apostaste { $bid }.
button-own = He hecho {"{}"}
entry-own = bazas
hint-leave = { OPTION("dealer") ->
    [app] Si este reparto ha empezado, la app juega sus cartas hasta el final del reparto. Sus puntos se quedan.
   *[table] Si este reparto ha empezado, alguien a su lado juega sus cartas hasta el final del reparto. Sus puntos se quedan.
}
entry-decline = sin cartas
part-recount = recuento

## Por dónde vamos, y qué se reparte después

place-long =
    Reparto { $deal } de { $deals }
    { $is_over_for_now ->
        [yes] Acabado
       *[no] { $cards ->
            [0] {""}
           *[other] { SAY($trump, "trumps") }
        }
    }
place-short = { $cards ->
    [0] Reparto { $deal } de { $deals }
   *[other] { $is_scored ->
        [yes] Reparto { $deal } de { $deals }: acabado
       *[no] { $trump ->
            [none] Reparto { $deal } · sin triunfo
            [hearts] Reparto { $deal } · pintan ♥
            [clubs] Reparto { $deal } · pintan ♣
            [diamonds] Reparto { $deal } · pintan ♦
           *[spades] Reparto { $deal } · pintan ♠
        }
    }
}
between-heading = { $upcoming ->
    [none] {""}
   *[other] { $cards ->
        [0] { OPTION("dealer") ->
            [app] {""}
           *[table] El primer reparto
        }
       *[other] Acaba el reparto { $deal }
    }
}
between-brought = { AT($points, $seat) ->
    [none] {""}
   *[other] { HAS($praised, $seat) ->
        [yes] <small>sin fallar</small> { SIGNED(AT($points, $seat)) }
       *[no] { SIGNED(AT($points, $seat)) }
    }
}
between-steps = { $upcoming ->
    [none] {""}
   *[other]
        { $cards ->
            [0] { SAY($upcoming, "step-deal-new") }
           *[other] { SAY($upcoming, "step-deal-all") }
        }
        { SAY($upcoming, "step-trump") }
        { SAY($upcoming, "step-bid") }
}
step-deal-new = { $whole_deck ->
    [yes] { $dealer } baraja sin comodines y reparte todo: { SAY($cards, "cards") } a cada persona.
   *[no] { $dealer } baraja sin comodines y da { SAY($cards, "cards") } a cada persona.
}
step-deal-all = { $whole_deck ->
    [yes] { $dealer } baraja todas las cartas y da { SAY($cards, "cards") } a cada persona: toda la baraja.
   *[no] { $dealer } baraja todas las cartas y da { SAY($cards, "cards") } a cada persona.
}
step-trump = { $trump ->
    [turned] Destapad la siguiente: su palo es el triunfo. Anotadlo.
   *[other]
        { OPTION("trumps") ->
            [none] { SAY($trump, "trumps") }.
           *[other] { SAY($trump, "trumps") } en este reparto.
        }
        Mirad vuestras cartas. Pulsad «Todo repartido».
}
step-bid = { OPTION("bids") ->
    [sealed] Todo el mundo apuesta en secreto. Sale { FIRST($players) }.
   *[other] Apuesta primero { FIRST($players) }, que también sale.
}

## Lo que hay en la mesa

table-middle = { COUNT($players) ->
    [0] La baraja
   *[other] { $trump ->
        [none] Sin triunfo
       *[other] Triunfo
    }
}
table-stake = { $cards ->
    [0] {""}
   *[other] { SAY($trump, "trumps") }, { SAY($cards, "cards") } por persona
}
table-aside = { $cards ->
    [one] La baza
   *[other] Última baza
}
so-far = { AT($won, $seat) } de { AT($bids, $seat) }
bid-and-lead = { HAS($leads, $seat) ->
    [yes] sale, apuesta { $card }
   *[no] apuesta { $card }
}
fate-open = { $plays_cards ->
    [yes] { so-far }
   *[no] { bid-and-lead }
}
fate-waiting = { $plays_cards ->
    [yes] { so-far }
   *[no] { $stage ->
        [tricks] juega…
       *[other] {""}
    }
}
fate-taken = { $plays_cards ->
    [yes] { so-far }
   *[no] +{ $gain }
}
fate-bad = { SIGNED($gain) }
ribbon-taken = { $plays_cards ->
    [yes] se la lleva
   *[no] exacto
}
ribbon-bad = ha hecho { AT($tricks, $seat) }
# Antes de que se destapen las apuestas en el tablero, y antes de puntuar un reparto.
opening = { HAS($codes, "ohhell.bids") ->
    [yes] Apuestas a la vista. ¿Cuánto suman?
   *[no] ¿Quién ha acertado?
}
the-trick = La baza
pad-turned = { $turned ->
    [none] { SAY($trump, "trumps") }.
   *[other] { SAY($trump, "trumps") }: ha salido { FACE($turned) }.
}
pad-so-far = Apostaste { $bid } y { SAY($won, "your-tricks") }.

## Lo que fue notable, contado al final

mention-never-missed = Ni un fallo de { $seats }: { $deals } apuestas, todas exactas.
mention-all-made = Con { SAY($cards, "cards") } por persona acertó todo el mundo.
mention-worst-miss = { $seat } apostó { $bid } y { SAY($tricks, "won-tricks") }.
mention-spotless = { $seat } puntuó siempre que alguien puntuó.

## ¿Qué puedo hacer? Tres líneas como mucho: qué se puede hacer, y qué se gana

can-trump =
    { $upcoming ->
        [none] {""}
       *[other] { SAY($upcoming, "can-first-deal") }
    }
    Destapad la carta siguiente y anotad su palo. Puede hacerlo cualquiera.
    Un triunfo gana a todas las cartas de los demás palos.
can-first-deal = Primero, { $dealer } da { SAY($cards, "cards") } a cada persona.
can-dealt =
    { $upcoming ->
        [none] {""}
       *[other] { SAY($upcoming, "can-deals") }
    }
    Pulsad el botón cuando todo el mundo tenga sus cartas. Puede hacerlo cualquiera.
can-deals = { $dealer } da { SAY($cards, "cards") } a cada persona. { SAY($trump, "trumps") }.
can-deal =
    { $upcoming ->
        [none] {""}
       *[other] { SAY($upcoming, "can-press") }
    }
    Después, cada cual apuesta cuántas bazas hará.
can-press = Pulsad el botón y cada persona recibe { SAY($cards, "cards") }. Puede hacerlo cualquiera.
can-card =
    { $led ->
        [none] Sales tú: juega la carta que quieras.
        [hearts] Se ha salido de corazones. Juega uno, si tienes.
        [clubs] Se ha salido de tréboles. Juega uno, si tienes.
        [diamonds] Se ha salido de diamantes. Juega uno, si tienes.
       *[spades] Se ha salido de picas. Juega una, si tienes.
    }
    { $trump ->
        [none] Gana la carta más alta del palo de salida.
       *[other] Gana el triunfo más alto; si no hay, la carta más alta del palo de salida.
    }
    { HAS($bids, $me) ->
        [yes] Apostaste { AT($bids, $me) } y de momento { SAY(AT($won, $me), "your-tricks") }.
       *[no] {""}
    }
exact = { OPTION("scores") ->
    [squares] 10, más el cuadrado de sus bazas
   *[other] 10, más 1 por baza
}
a-miss = { OPTION("scores") ->
    [exact] no suma nada
    [tricks] suma solo sus bazas
    [difference] pierde un punto por baza de diferencia
    [five] pierde 5 puntos por baza de diferencia
   *[squares] pierde el cuadrado de la diferencia
}
can-bid =
    { OPTION("bids") ->
        [sealed] Sella tu apuesta. Se destapan todas a la vez.
       *[other] { COUNT($bids) ->
            [0] Apuestas primero. Hay { SAY($cards, "tricks") }.{ can-hook }
           *[other] Antes de ti, las apuestas suman { $total } de { SAY($cards, "tricks") }.{ can-hook }
        }
    }
    Una apuesta exacta suma { exact }. Un fallo { a-miss }.
    { OPTION("nought") ->
        [yes] Una apuesta exacta de cero suma { $nought }.
       *[no] { SAY($trump, "trumps") }. El cero también es una apuesta.
    }
can-hook = { OPTION("bids") ->
    [hook] { YOU($dealer) ->
        [you] {" "}Con la tuya, el total no puede ser { $cards }.
       *[other] {""}
    }
   *[other] {""}
}
can-tricks =
    Primero jugad todas las cartas. Sale { FIRST($players) }.
    Luego anotad las bazas de cada cual. Puede hacerlo cualquiera.
    En total tiene que haber { SAY($cards, "tricks") }.
can-own =
    Primero jugad todas las cartas. Sale { FIRST($players) }.
    Luego cuenta tus bazas y anótalas.
    { HAS($bids, $me) ->
        [yes] Apostaste { AT($bids, $me) }.
       *[no] {""}
    }
meanwhile = { $upcoming ->
    [none]
        { meanwhile-deal }
        { HAS($bids, $me) ->
            [yes] { HAS($won_so_far, $me) ->
                [yes] Apostaste { AT($bids, $me) } y de momento { SAY(AT($won, $me), "your-tricks") }.
               *[no] Apostaste { AT($bids, $me) }.
            }
           *[no] {""}
        }
   *[other] { SAY($upcoming, "meanwhile-next") }
}
meanwhile-next = Ahora reparte { $dealer }, { SAY($cards, "cards") } a cada persona.
meanwhile-deal = { $me ->
    [none] { meanwhile-stage }
   *[other] { HAS($players, $me) ->
        [yes] { meanwhile-stage }
       *[no] No tienes cartas en este reparto. Las tendrás en el próximo.
    }
}
meanwhile-stage = { $stage ->
    [bids] { OPTION("bids") ->
        [sealed] Cuando todo el mundo haya sellado, se destapan las apuestas.
       *[other] De momento, las apuestas suman { $total } de { SAY($cards, "tricks") }.
    }
   *[other] { OPTION("dealer") ->
        [app] Juegas cuando te toque. { SAY($trump, "trumps") }.
       *[table] Jugad vuestras cartas. { SAY($trump, "trumps") }.
    }
}

## Cómo se juega con estas opciones, y con qué

how =
    { OPTION("deals") ->
        [updown] Primero una carta por persona, luego una más en cada reparto hasta { OPTION("largest") }, y de vuelta.
        [downup] Primero { OPTION("largest") } cartas por persona, luego una menos en cada reparto hasta una, y de vuelta.
        [up] Primero una carta por persona, luego una más en cada reparto, hasta { OPTION("largest") }.
       *[down] Primero { OPTION("largest") } cartas por persona, luego una menos en cada reparto, hasta una.
    }
    { OPTION("trumps") ->
        [turned] Se destapa la carta siguiente: su palo es el triunfo.
        [none] No hay triunfo.
        [order_none] El triunfo va por turnos: corazones, tréboles, diamantes, picas, ninguno.
       *[order] El triunfo va por turnos: corazones, tréboles, diamantes, picas.
    }
    { OPTION("bids") ->
        [sealed] Todo el mundo apuesta en secreto cuántas bazas hará. Todas las apuestas se destapan a la vez.
        [hook] Desde la izquierda de quien reparte, cada cual apuesta cuántas bazas hará. Las apuestas no pueden sumar tantas como bazas hay: de eso se ocupa quien reparte, que apuesta al final.
       *[turn] Desde la izquierda de quien reparte, cada cual apuesta cuántas bazas hará.
    }
    { OPTION("dealer") ->
        [app] Jugad vuestras cartas por turnos, en los móviles. Seguid el palo si podéis. { how-wins }
       *[table] Jugad vuestras cartas. Seguid el palo si podéis. { how-wins }
    }
    { OPTION("nought") ->
        [yes] Una apuesta exacta suma { exact }. Un cero exacto suma 5, más 1 por carta recibida. Un fallo { a-miss }.
       *[no] Una apuesta exacta suma { exact }. Un fallo { a-miss }.
    }
    { OPTION("dealer") ->
        [app] La app cuenta las bazas. Al final gana quien tiene más puntos.
       *[table] { OPTION("tricks") ->
            [one] Tras cada reparto, una persona anota las bazas de toda la mesa. Al final gana quien tiene más puntos.
           *[each] Tras cada reparto, cada cual anota sus bazas. Al final gana quien tiene más puntos.
        }
    }
how-wins = { OPTION("trumps") ->
    [none] La carta más alta del palo de salida gana la baza.
   *[other] El triunfo más alto gana la baza; si no hay, la carta más alta del palo de salida.
}
needs = { OPTION("dealer") ->
    [app] Sin cartas: las vuestras están en los móviles.
   *[table] Una baraja francesa de 52 cartas, sin comodines.
}
substitutes = { OPTION("dealer") ->
    [app] {""}
   *[table] <b>Cualquier baraja de cuatro palos</b> de 13 cartas. También valen números del 1 al 13: el 13 es el más alto.
}

## Veinte segundos para quien no ha jugado nunca

tour-aim = Recibes unas cartas. ¿Cuántas bazas harás con ellas?
tour-bid = { OPTION("bids") ->
    [sealed] Sella tu apuesta en tu móvil. Todas se destapan a la vez.
   *[other] Apuesta en tu móvil cuando te toque. Quien reparte apuesta al final.
}
tour-play = { OPTION("dealer") ->
    [app] Luego jugad vuestras cartas por turnos, en los móviles.
   *[table] Luego jugad con vuestras cartas de verdad. Los móviles esperan a que acabéis.
}
tour-score = ¿Tantas como apostaste? Eso suma { exact }. Una de más es tan mala como una de menos.

## Lo que se cuenta mientras se juega solo, cada cosa la primera vez que pasa

caption-asked-trump = Las cartas están repartidas, y alguien anota el palo que ha salido: es el triunfo.
caption-asked-bid = Todo el mundo mira sus cartas y apuesta cuántas bazas hará.
caption-asked-deal = La app reparte y destapa el triunfo.
caption-asked-card = Ahora juegan sus cartas por turnos y siguen el palo si pueden.
caption-told-trick-won = El triunfo más alto se lleva la baza; si no hay, la carta más alta del palo de salida.
caption-asked-tricks = Ahora juegan con cartas de verdad. Luego alguien anota las bazas de toda la mesa.
caption-asked-own = Ahora juegan con cartas de verdad. Luego cada cual anota sus bazas.
caption-told-bids = Ya se conocen las apuestas. ¿Suman tantas como bazas hay?
caption-told-made = Justo tantas como se apostaron: son diez puntos y algo más.
caption-told-missed = Una de más es tan mala como una de menos: esa apuesta falla.

## Qué significan para un sitio las apuestas y el final de un reparto, lo principal primero

result-won-you = { COUNT($seats) ->
    [one] ¡Ganas con { SAY($total, "points") }!
   *[other] ¡Compartes la victoria con { SAY($total, "points") }!
}
result-bid = Has apostado { $bid }.
result-bids-known = Ya se conocen las apuestas.
result-bids-why = En total suman { $total }, para { SAY($cards, "tricks") }.
result-made-you = Has acertado: { SAY($points, "points") }.
result-made-why = Apostaste { $bid } y { SAY($tricks, "your-tricks") }.
result-missed-you = { $points ->
    [0] Has fallado: ningún punto.
   *[other] Has fallado: { SAY($points, "points") }.
}
result-missed-why = Apostaste { $bid } pero { SAY($tricks, "your-tricks") }, { off }.
result-others-made = { COUNT($seats) ->
    [0] No ha acertado nadie.
    [1] Ha acertado { $seats }.
   *[other] Han acertado { $seats }.
}
result-no-cards = No tenías cartas en este reparto.
result-won = { COUNT($seats) ->
    [one] { $seats } gana con { SAY($total, "points") }.
   *[other] { $seats } comparten la victoria con { SAY($total, "points") }.
}

## Lo que añade el tablero: nada se dice dos veces en una noche

comment-over-1 = Más promesas que bazas.
comment-over-2 = Alguien va a soltar un taco.
comment-over-3 = Más ojos que baraja.
comment-over-4 = Aquí no todos los planes salen vivos.
comment-under-1 = Más bazas que manos. Escondeos.
comment-under-2 = Alguien va a recibir un regalo.
comment-under-3 = Qué modestia la vuestra.
comment-under-4 = Nadie las quiere. Ya encontrarán a alguien.
comment-even-1 = Podría salir todo bien. Podría.
comment-even-2 = Todo el mundo puede tener razón. Una vez.
comment-even-3 = La suma cuadra. Ahora, las cartas.
comment-even-4 = Paz, sobre el papel.
comment-all-made-1 = Nadie ha tenido que decirlo.
comment-all-made-2 = El juego reclama su nombre.
comment-all-made-3 = Enmarcad esa hoja de puntos.
comment-all-made-4 = Una reverencia, por favor.
comment-nought-1 = { $who } no quería nada, y nada ha tenido.
comment-nought-2 = Nada, y qué bien jugado por { $who }.
comment-nought-3 = { $who } las ha esquivado todas.
comment-nought-4 = { $who } ha pasado el reparto de puntillas.

## Opciones

credit = Oh Hell (tradicional)
tagline = Apuesta en secreto cuántas bazas harás. Luego haz exactamente esas.
also-known = Muy parecido a la pocha, o a la podrida.
form-updown = Subir y bajar
    .help = De una carta a la mano más grande, y de vuelta. Las apuestas se destapan a la vez.
form-short = Corta, bajando
    .help = De la mano más grande a una sola carta, en la mitad de repartos.
form-hooked = Por turnos, que no cuadre
    .help = Se oyen las apuestas de antes. Con la de quien reparte, la suma no puede ser el número de bazas.
option-dealer = Quién reparte
    .help = Jugáis con cartas de verdad, o en los móviles: cada móvil muestra su mano.
    .choice-table = La mesa
    .choice-app = La app
option-deals = Las manos
    .help = De una en una carta por reparto. La más grande se juega una vez.
    .choice-updown = Subir y luego bajar
    .choice-downup = Bajar y luego subir
    .choice-up = Subir
    .choice-down = Bajar
option-largest = Cartas de la mano más grande
    .help = Con manos más pequeñas, la partida es más corta.
option-trumps = Triunfo
    .help = Destapado: lo dice la carta siguiente. Por turnos: lo sabéis de antemano.
    .choice-turned = Se destapa tras cada reparto
    .choice-order = Corazones, tréboles, diamantes, picas
    .choice-order_none = Los mismos y luego un reparto sin triunfo
    .choice-none = Nunca hay triunfo
option-bids = Apuestas
    .help = Que no cuadre: con la apuesta de quien reparte, el total no puede ser el número de bazas.
    .choice-sealed = En secreto, destapadas a la vez
    .choice-turn = Por turnos, desde la izquierda
    .choice-hook = Por turnos, que no cuadre
option-tricks = Las bazas las anota
    .help = Tras cada reparto. La app avisa si no salen las cuentas.
    .choice-one = Una persona, por toda la mesa
    .choice-each = Cada cual las suyas
option-scores = Una apuesta fallada
    .help = Una exacta suma diez, más uno por baza, salvo que elijáis los cuadrados.
    .choice-exact = No suma nada
    .choice-tricks = Suma sus bazas, sin los diez
    .choice-difference = Pierde un punto por baza de diferencia
    .choice-five = Pierde 5 puntos por baza de diferencia
    .choice-squares = Pierde la diferencia al cuadrado; una exacta suma 10 más sus bazas al cuadrado
option-nought = Un cero exacto suma 5 y 1 por carta recibida
    .help = Con siete cartas son 12. Con una sola, 6.
printed-deck = Una baraja francesa
    .help = Las 52 cartas, sin comodines.
