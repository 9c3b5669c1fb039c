# Lo que dicen todos los juegos. Un juego con un mensaje del mismo nombre dice el suyo.

leaves = { $seat } se ha ido y ya no puede ganar.
back = { $seat } ha vuelto a la partida.
joins = { $seat } entra en el próximo reparto.
declined = { $seat } no entra en el próximo reparto. Quien dirige ha dicho que no.
full = Los { $most } sitios están ocupados.
ask-leave = ¿Quién se ha ido?
entry-leave = abandono
call-leave = Sacar de la partida
sure-leave = { $effect ->
    [none] ¿Sacar a { $name } de la partida?
   *[other] ¿Sacar a { $name } de la partida? { $effect }
}
ask-back = ¿Quién ha vuelto?
entry-back = vuelta
call-back = Que vuelva a la partida
ask-join = ¿Quién entra en el próximo reparto?
entry-join = entrada
call-join = Que entre luego
ask-decline = ¿A quién no se le dan cartas?
entry-decline = sin cartas
call-decline = Que no entre

## Por dónde vamos en una escena corriente, y qué ha sido allí de las cartas

place-long =
    { $deal ->
        [0] {""}
       *[other] { $deals ->
            [0] Reparto { $deal }
           *[other] Reparto { $deal } de { $deals }
        }
    }
    { $round ->
        [0] {""}
       *[other] { $rounds ->
            [0] Ronda { $round }
           *[other] Ronda { $round } de { $rounds }
        }
    }
place-short = { $deal ->
    [0] { $round ->
        [0] {""}
       *[other] { $rounds ->
            [0] Ronda { $round }
           *[other] Ronda { $round } de { $rounds }
        }
    }
   *[other] { $round ->
        [0] Reparto { $deal }
       *[other] { $rounds ->
            [0] Reparto { $deal } · ronda { $round }
           *[other] Reparto { $deal } · ronda { $round } de { $rounds }
        }
    }
}
fate-open = a la vista
fate-none = nada
fate-taken = { $gain ->
    [none] se lo lleva
   *[other] se lleva { $gain }
}
fate-low = { $gain ->
    [none] se lleva uno
   *[other] se lleva { $gain }
}
fate-matched = repetida
fate-bad = { $gain ->
    [none] se lo lleva
   *[other] se lleva { $gain }
}
fate-moved = puesta

## Los grandes momentos al destapar, en seis palabras como mucho, de lado a lado del tablero

highlight-comeback = Del último puesto al primero: ¡{ FIRST($seats) }!
highlight-all-matched = ¡Todas las cartas repetidas!

to-clash = decir qué anotación está mal
entry-deck = reparto
entry-clash = baraja distinta
call-override = Nuestra baraja es distinta…
leaves-waiting = La próxima vez no recibe cartas. Ya no puede ganar.

## Lo que fue notable en los puntos, contado al final

amount = { $unit ->
    [cents] { MONEY($points) }
   *[other] { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
}
mention-margin = { COUNT($seats) ->
    [one] A { $seats } le faltó muy poco para ganar: { amount }.
   *[other] A { $seats } les faltó muy poco para ganar: { amount }.
}
mention-comeback = { $seat } iba en último lugar, y aun así ganó.
mention-most-at-once = { $lowest ->
    [yes] { COUNT($seats) ->
        [one] El total de { $seats } subió { amount } de golpe. Ninguno subió más.
       *[other] Los totales de { $seats } subieron { amount } de golpe. Ninguno subió más.
    }
   *[no] { COUNT($seats) ->
        [one] { $seats } sumó { amount } de golpe. Nadie sumó más.
       *[other] { $seats } sumaron { amount } de golpe. Nadie sumó más.
    }
}
mention-streak = { $lowest ->
    [yes] { $times } veces seguidas, solo subió el total de { $seat }.
   *[no] { $times } veces seguidas, solo puntuó { $seat }.
}
mention-twins = { $seats } empataron { $times } veces.
mention-spotless = { $lowest ->
    [yes] El total de { $seat } no subió nunca.
   *[no] Siempre que alguien puntuó, { $seat } también.
}

## Quién anota lo que puede anotar cualquiera; $does es lo que dice «to-…» del juego

proposal = Le toca a { $name } { proposal-does }
proposal-host = Le toca a quien dirige { proposal-does }
# Lo mismo, mientras aún se reparte o se prepara.
proposal-when-set = Con todo listo, { $name } puede { proposal-does }
proposal-does = { $does ->
    [none] anotarlo
   *[other] { $does }
}

## ¿Qué puedo hacer? Lo que quien dirige puede decir de quien viene y se va

can-leave =
    Elige quién se va del todo. Sus puntos se quedan, pero ya no puede ganar.
    ¿Solo un momento fuera? Esperad, o responded en su lugar.
can-back = Elige quién ha vuelto. Sigue jugando y puede volver a ganar.
can-join = Quien llega tarde juega a partir del próximo reparto.
can-decline = Elige a quién no se le dan cartas la próxima vez. Puede mirar.

## Lo que dice la app donde un juego no tiene palabras propias

next-deal = en el próximo reparto
waiting = Esperamos a la mesa
choosing = Esperamos a { $names }
sealing = Todo el mundo sella en secreto.
place-clash = { $seat ->
    [none] { $what ->
        [topic] tema, ronda { $round }
        [prize] premio, ronda { $round }
       *[other] { $what }, ronda { $round }
    }
   *[other] { PLAIN($seat) }, ronda { $round }
}

## Las partes de la clave de una anotación: «reparto 2, ronda 5»

part-deal = reparto
part-round = ronda
part-hand = mano
part-trick = baza
part-turn = turno
part-game = partida
part-offer = oferta
