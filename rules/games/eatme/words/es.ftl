# Eat Me, en palabras.

## Palabras pequeñas

# Una carta de la baraja, por valor y palo. Lo que sigue al palo impide que los móviles lo dibujen como imagen.
suited = { rank-sign }{ suit-sign }
rank-sign = { FACE($rank) }
suit-sign = { $suit ->
    [1] ♣&#xFE0E;
    [2] ♦&#xFE0E;
    [3] ♥&#xFE0E;
   *[4] ♠&#xFE0E;
}
suit-name = { $suit ->
    [1] Tréboles
    [2] Diamantes
    [3] Corazones
   *[4] Picas
}
# Cómo se llama una carta: como se ve, y su número en el anillo.
called = { $suits ->
    [yes] { SAY($it, "suited") } ({ $number })
   *[no] { $number }
}
card = { SAY($named, "called") }
# En una carta impresa: «7 de tréboles».
face-name = { $rank ->
    [1] As
    [11] Jota
    [12] Reina
    [13] Rey
   *[other] { $rank }
} de { $suit ->
    [1] tréboles
    [2] diamantes
    [3] corazones
   *[4] picas
}
# Las cartas de un palo que un anillo más pequeño no usa.
run = { $length ->
    [suit] todos los { SAY($first, "suit-sign") }
    [several] { SAY($first, "suited") }–{ SAY($last, "suited") }
   *[one] { SAY($first, "suited") }
}
cells = { $it ->
    [one] { $it } célula
   *[other] { $it } células
}
points = { $it ->
    [one] { $it } punto
   *[other] { $it } puntos
}
free-cards = { $it ->
    [0] ninguna carta
    [1] una carta
    [2] dos cartas
    [3] tres cartas
    [4] cuatro cartas
    [5] cinco cartas
    [6] seis cartas
    [7] siete cartas
    [8] ocho cartas
    [9] nueve cartas
    [10] diez cartas
   *[other] { $it } cartas
}
the-food = { UPTO($named_food, 2) ->
    [more] la comida de al lado ({ COUNT($named_food) } cartas)
   *[other] la comida, { SAY($named_food, "called") }
}
organism = { YOU($owner) ->
    [you] tu organismo #{ $id }
   *[other] el organismo #{ $id } de { $owner }
}
nth = { $it }.º
# El consejo del autor, junto a la primera puja y la primera carta.
advice-short = Busca tener el segundo organismo más grande.
advice = Busca tener el segundo organismo más grande. El más grande no puntúa nunca.

## Antes de empezar

layout =
    { $players } personas, { $ouroboros ->
        [yes] { $hand ->
            [one] { $hand } ronda
           *[other] { $hand } rondas
        }
       *[no] { $hand ->
            [one] { $hand } carta por persona
           *[other] { $hand } cartas por persona
        }
    }, un anillo de { $size }. { $app ->
        [yes] { $revealed ->
            [one] { $revealed } es comida
           *[other] { $revealed } son comida
        }{ $ouroboros ->
            [yes] . Las demás, a la vista, son la reserva.
           *[no] , y 1 se aparta sin mirar.
        }
       *[no] { $ouroboros ->
            [yes] Destapad { $revealed } como comida. Las demás, a la vista, son la reserva.
           *[no] Destapad { $revealed } como comida, apartad 1 sin mirar.
        }
    } { $use ->
        [box] Dejad las cartas en la caja.
        [numbers] Usad las cartas del 1 al { $size }.
        [all] Usad toda la baraja.
       *[some] Quitad { SAY($unused, "run") } de la baraja.
    }
ring-size = { $too ->
    [small] Un anillo de { $size } cartas es demasiado pequeño
   *[large] Un anillo de { $size } cartas es demasiado grande
}: puede tener de { $low } a { $high }. Cambiad las cartas por persona o la comida.
ouroboros-bids = En Ouroboros se puja para la ronda siguiente. Desactivad «Puja para la misma ronda».
set-up = { $ouroboros ->
    [yes] No se reparte. Destapad { SAY($free, "free-cards") } como comida y poned las demás a la vista: la reserva.
   *[no] { $free ->
        [1] Dad { $hand } a cada persona. Apartad una sin mirar y destapad la última como comida.
       *[other] Dad { $hand } a cada persona. Apartad una sin mirar y destapad las { $free } últimas como comida.
    }
}

## Lo que se ha decidido

dealt = { SAY($last, "called") } toca { SAY($first, "called") }: el anillo tiene { $size } cartas.{ UPTO($named_food, 4) ->
    [0] {""}
    [1] {" "}{ SAY($named_food, "called") } es comida.
    [more] {" "}{ COUNT($named_food) } de ellas son comida.
   *[other] {" "}{ SAY($named_food, "called") } son comida.
}
order = Ronda { $round }: { COMMAS($bids, "bid-of") }. La puja más alta juega primero. Paga todo el mundo.
bid-of = { $key } { $value }
same-bid = { UPTO($seats, 3) ->
    [more] { $all ->
        [yes] Todo el mundo puja { $bid }.
       *[no] { COUNT($seats) } personas pujan { $bid }.
    }
   *[other] { $seats } pujan { $bid }.
}
tie = { same-bid } { FIRST($seats) } fue quien jugó más tarde la ronda pasada, así que juega antes.
lots = { same-bid } Por sorteo, { FIRST($seats) } juega antes.
no-move = { $drawn ->
    [card] { $seat } no juega: sale al azar { SAY($named, "called") }.
    [wishes] { $seat } no juega: su lista de deseos sale al azar.
   *[nothing] { $seat } no juega.
}{ $bid ->
    [none] {""}
   *[other] {" "}{ $seat } puja { $bid }, una décima parte de lo que queda.
}
new = { $seat } empieza el organismo #{ $id }.
    .because = { SAY($named, "called") } no toca nada.
eats-food = { $seat } empieza el organismo #{ $id }.
    .because = { SAY($named, "called") } se come { the-food }: { SAY($size, "cells") }.
joins = El #{ $id } de { $owner } se come { SAY($named, "called") }.
    .because = Ya tiene { SAY($size, "cells") }.
joins-food = El #{ $id } de { $owner } se come { SAY($named, "called") }.
    .because = Luego se come { the-food }: ya tiene { SAY($size, "cells") }.
between =
    .because = { SAY($named, "called") } une dos organismos. { $older ->
        [yes] Son iguales, así que se la come el más antiguo
       *[no] Se la come el más grande
    }: { organism } ({ SAY($before, "cells") }).
eaten = { $eaten_owner } suma { $points }: el #{ $id } de { $owner } se come al #{ $eaten }.
closes = No puntúa nadie.
    .because = { SAY($named, "called") } cierra el anillo, y se la come { organism }.
no-place = No pasa nada.
    .because = Un segundo { SAY($named, "called") } no tiene sitio en el anillo.
wish =
    .because = { $seat } recibe { SAY($named, "called") }, su { SAY($wish, "nth") } deseo.{ UPTO($missed_named, 3) ->
        [0] {""}
        [more] {" "}Los otros { COUNT($missed_named) } ya no estaban.
       *[other] {" "}{ SAY($missed_named, "missed") }.
    }
missed = { $is_first ->
    [yes] { SAY($named, "called") } fue para { $seat }
   *[no] { SAY($named, "called") } para { $seat }
}
mega = La megacriatura es { organism }: { SAY($size, "cells") }. No queda nadie que se la coma, así que no suma nada.
put-away = { UPTO($all_named, 6) ->
    [1] { SAY($all_named, "called") } no ha salido. Es la carta apartada.
    [more] { COUNT($all_named) } cartas no han salido.
   *[other] { SAY($all_named, "called") } no han salido.
}
put-away-differs = Entonces hay una anotación mal. { SENTENCES($places_named, "entered-at") } { UPTO($all_named, 3) ->
    [more] Poned la carta que era.
   *[other] Cambiadla por { SAY($all_named, "called") }.
}
entered-at = { $seat ->
    [none] { SAY($named, "called") } se anotó como { SAY($what, "place-what") }.
   *[other] { $seat } anotó { SAY($named, "called") } en la ronda { $round }.
}
place-what = { $it ->
    [food] comida
   *[other] { $it }
}
put-away-same = Es la carta que no ha salido: todo está bien.
won = { COUNT($seats) ->
    [one] { $seats } gana con { SAY($total, "points") }.
   *[other] { $seats } comparten la victoria con { SAY($total, "points") }.
}
out = { SENTENCES($places_named, "out-at") }
    .you = { COUNT($places_named) ->
        [1] Jugaste { SAY($named, "called") } en la ronda { $round }.
       *[other] {""}
    }
out-at = { $seat ->
    [none] { SAY($named, "called") } es { SAY($what, "place-what") }.
   *[other] { $seat } jugó { SAY($named, "called") } en la ronda { $round }.
}
odd-deck = Quien dirige dice que esta baraja es distinta. { SAY($named, "called") } ya no se contará.
leaves = { $wishes ->
    [yes] { $seat } se ha ido y ya no puede ganar. Sus listas de deseos salen ahora al azar.
   *[no] { $seat } se ha ido y ya no puede ganar. Sus cartas salen ahora al azar.
}
back = { $seat } ha vuelto a la partida.
column-left = Para pujar
column-now = Para pujar

## Qué haría una carta, tal como están las cosas

second = { $tastiest ->
    [yes] {" "}Entonces sería el segundo más grande.
   *[no] {""}
}
would-new = { SAY($named, "called") } ahora no toca nada. Sería un organismo nuevo.
would-eats-food = { SAY($named, "called") } se comería ahora { the-food }: un organismo nuevo, { SAY($size, "cells") }.{ second }
would-joins = { COUNT($named_food) ->
    [0] Ahora { organism } ({ SAY($before, "cells") }) se comería { SAY($named, "called") }.
   *[other] Ahora { organism } ({ SAY($before, "cells") }) se comería { SAY($named, "called") } y luego { the-food }.
}{ second }
    .you = { would-joins }
would-meets = Ahora { organism } ({ SAY($before, "cells") }) se comería { SAY($named, "called") } y luego { YOU($eaten_owner) ->
    [you] a tu organismo #{ $eaten }. Sumarías { $points }.
   *[other] al organismo #{ $eaten } de { $eaten_owner }, que sumaría { $points }.
}
    .you = { would-meets }
would-closes = { SAY($named, "called") } cerraría el anillo.

## Al destapar

opening = { $last_number ->
    [none] {""}
   *[other] Ronda { $last_number }
}
highlight-swallowed = ¡El #{ $id } se traga entero al #{ $eaten }!

## Las preguntas

ask-food = Destapad la comida. ¿Cuál es?
hint-food = { $first ->
    [none] {""}
   *[other] { $first }
}
button-food = Anotar {"{}"}
entry-food = comida
ask-foods = Destapad { $length } como comida. ¿Cuáles son?
hint-foods = { $first }
button-foods = Anotar estas { $length }
none-foods = Elige { $length } cartas
entry-foods = comida
label-food = { label-foods }
label-foods = { UPTO($value, 4) ->
    [more] { COUNT($value) } cartas
   *[other] { SAY($value, "called") }
}
entry-lots = sorteo de empates
label-lots = { SAY($value, "name-of") }
name-of = { NAME($it) }
ask-bid = { OPTION("ouroboros") ->
    [yes] Puja para elegir antes
   *[no] Puja para jugar antes
}
hint-bid = { OPTION("ouroboros") ->
    [yes] La puja más alta elige primero en la ronda 1. La pagas siempre.
   *[no] La puja más alta juega primero en la ronda 1. La pagas siempre.
}
button-bid = Sellar una puja de {"{value}"}
entry-bid = puja para la ronda 1
ask-move = { $of ->
    [wishes] Tus deseos{ and-bid }
   *[other] Tu carta{ and-bid }
}
and-bid = { $bid ->
    [next] {" "}y tu próxima puja
    [now] {" "}y tu puja
   *[none] {""}
}
hint-move = { $of ->
    [wishes] Recibes la primera carta de tu lista que aún esté.
    [hand] Lo que hace una carta puede cambiar antes de tu turno.
   *[table] { $bid ->
        [none] Tu última carta. Ponla boca abajo y séllala aquí.
       *[other] Pon la carta boca abajo y sella aquí las dos cosas.
    }
}
button-move = { $of ->
    [wishes] { $length ->
        [one] Sellar tu deseo{ button-bid-too }
       *[other] Sellar tus deseos{ button-bid-too }
    }
   *[other] { $suits ->
        [yes] Sellar {"{}"}{ button-bid-too }
       *[no] Sellar la carta {"{}"}{ button-bid-too }
    }
}
button-bid-too = { $bid ->
    [none] {""}
   *[other] , puja {"{bid}"}
}
none-move = { $of ->
    [wishes] Elige tus deseos
   *[other] Elige una carta
}
entry-move = jugada
ask-card = Tu carta
none-card = Elige una carta
none-wishes = { $length ->
    [one] Elige tu deseo
   *[other] Elige tus deseos
}
ask-next = Puja para la próxima ronda
label-next = puja { $value }
ask-now = Puja para esta carta
label-now = puja { $value }
ask-wishes = { $length ->
    [one] Eliges en { SAY($length, "nth") } lugar: desea una carta
   *[other] Eliges en { SAY($length, "nth") } lugar: desea { $length } cartas, la mejor primero
}
ask-drawn = Sacad una carta de { $about }. ¿Cuál es?
hint-drawn = No ha jugado. Sacad sin mirar una de sus cartas y ponedla.
button-drawn = Anotar {"{}"}
entry-drawn = jugada al azar
ask-check = { COUNT($options) ->
    [one] Todas las cartas están jugadas
   *[other] Destapad la carta apartada
}
hint-check = { COUNT($options) ->
    [one] {""}
   *[other] ¿Es la carta que no ha salido?
}
label-check = { $value ->
    [right] Ver quién gana
   *[wrong] Es otra carta
}
button-check = {"{}"}
entry-check = fin de la partida
ask-away = ¿Qué carta se apartó?
hint-away = Anotad la carta que hay allí.
button-away = Anotar {"{}"}
entry-away = carta apartada
# $called es la carta, como en «7♣ (7)» o «7».
ask-clash = { OPTION("cards") ->
    [suits] { OPTION("dealer") ->
        [app] La carta { $called }, dos veces
       *[table] { $called }, dos veces
    }
   *[numbers] La carta { $called }, dos veces
}
hint-clash = Solo hay una. ¿Qué anotación está mal? Cambiadla.
ask-override = ¿Qué carta tiene dos veces esta baraja?
hint-override = ¿Un error de imprenta, o barajas mezcladas? La segunda no hará nada.
button-override = Tenemos {"{}"} dos veces
entry-override = carta que ya no se cuenta
ask-skip = ¿Qué jugada falta?
entry-skip = jugada que falta
ask-wait = Al final, ¿a quién esperáis?
entry-wait = jugada que aún se espera
hint-leave = { OPTION("ouroboros") ->
    [yes] A partir de ahora, sus listas de deseos salen al azar.
   *[no] A partir de ahora, sus cartas salen al azar.
}
call-skip = Sin jugada esta ronda
sure-skip = ¿Seguir esta ronda sin { $name }?
call-wait = Esperar su jugada
sealing-bid = { OPTION("ouroboros") ->
    [yes] Todo el mundo puja en secreto para elegir antes.
   *[no] Todo el mundo puja en secreto para jugar antes.
}
sealing-move = { OPTION("ouroboros") ->
    [yes] Todo el mundo hace en secreto su lista de deseos.
   *[no] Todo el mundo elige en secreto.
}
waiting-food = Esperamos la comida
waiting-foods = Esperamos la comida
waiting-check = Todas las cartas están jugadas
waiting-drawn = Falta sacar una carta al azar
entered-clash = se deja

## Qué hacer con las cartas de verdad

between-heading = { $set_up ->
    [yes] Preparad las cartas
   *[no] {""}
}
between-steps =
    { $use ->
        [box] {""}
        [numbers] Usad las cartas del 1 al { $size }.
        [all] Usad las 52 cartas de una baraja francesa, sin comodines.
       *[some] Usad una baraja francesa sin comodines. Quitad { SAY($unused, "run") }.
    }
    { $use ->
        [box] {""}
       *[other] Barajad estas { $size } cartas.
    }
    { $use ->
        [box] {""}
       *[other] { $ouroboros ->
            [yes] { $free ->
                [0] {""}
               *[other] No repartáis nada. Destapad { SAY($free, "free-cards") } como comida.
            }
           *[no] Dad { $rounds } a cada persona.
        }
    }
    { $use ->
        [box] {""}
       *[other] { $ouroboros ->
            [yes] Poned las otras { $others } a la vista: la reserva.
           *[no] Apartad una carta, sin mirarla.
        }
    }
    { $use ->
        [box] {""}
       *[other] { $ouroboros ->
            [yes] {""}
           *[no] { $free ->
                [1] Destapad la última carta como comida.
               *[other] Destapad las { $free } últimas cartas como comida.
            }
        }
    }
    { $use ->
        [box] {""}
       *[other] { $free ->
            [0] {""}
           *[other] Anotad la comida, aquí o en un móvil.
        }
    }

## Lo que se propone hacer a alguien, donde puede hacerlo cualquiera

to-food = destapar la comida
to-foods = destapar la comida
to-drawn = sacar una carta de { $about }
to-away = mirar la carta apartada
to-check = { COUNT($options) ->
    [one] ver quién gana
   *[other] comprobar la carta apartada
}

## Por dónde vamos

place-long =
    { place-short }
    Anillo de { $size }
place-short = { $round ->
    [0] Antes de la ronda 1
   *[other] Ronda { $round } de { $rounds }
}

## Lo que fue notable, contado al final

mention-newborn = En una misma ronda nació y acabó comido { organism }. Una vida corta: { SAY($points, "points") }.
mention-family = { CAPITAL(organism) } se comió a su propia familia, el #{ $eaten }. Para { $owner }, { SAY($points, "points") } igualmente.
mention-generous = Las cartas de { $seat } dieron al resto { SAY($points, "points") }. Qué detalle.

## ¿Qué puedo hacer?

can-food =
    Destapad una carta como comida y anotadla. Puede hacerlo cualquiera.
    No es de nadie. Quien juega una carta al lado se la come.
can-foods =
    Destapad { $length } cartas como comida y anotadlas todas. Puede hacerlo cualquiera.
    No son de nadie. Quien juega una carta al lado de una se la come.
can-bid =
    { OPTION("ouroboros") ->
        [yes] Sella una puja de { $low } a { $high }. La más alta elige primero en la ronda 1.
       *[no] Sella una puja de { $low } a { $high }. La más alta juega primero en la ronda 1.
    }
    La pagas siempre. Lo que queda es para las rondas siguientes.
    Si hay empate, se sortea quién va antes.
can-move =
    { $of ->
        [wishes] { $length ->
            [one] Eliges antes que nadie: desea una carta y la recibes{ can-move-add }.
           *[other] Haz una lista de { $length } cartas, la mejor primero. Recibes la primera que aún esté{ can-move-add }.
        }
        [hand] { $bid ->
            [next] Elige una de tus cartas, con tu puja para la próxima ronda. Aún no lo ve nadie.
            [now] Elige una de tus cartas, con una puja para ella. Aún no lo ve nadie.
           *[none] Elige una de tus cartas. Es la última. Aún no la ve nadie.
        }
       *[table] { $bid ->
            [next] Pon una carta boca abajo y séllala aquí, con tu puja para la próxima ronda.
            [now] Pon una carta boca abajo y séllala aquí, con una puja para ella.
           *[none] Pon una carta boca abajo y séllala aquí. Es la última que tienes.
        }
    }
    Si no toca nada, es un organismo nuevo tuyo. Entre dos, se la come el más grande, y luego al otro.
    Cuando se comen uno tuyo, sumas su tamaño.{ $bid ->
        [none] {""}
       *[other] {" "}Cuanto más alta la puja, antes juegas. La pagas siempre.
    }
can-move-add = { $bid ->
    [none] {""}
   *[other] . Añade una puja
}
can-drawn =
    Sacad sin mirar una carta de { $about }, ponedla y anotadla.
    No ha jugado, así que decide el azar. Cuenta como cualquier otra.
can-check =
    { COUNT($options) ->
        [one] Todas las cartas están jugadas. Mirad quién gana.
       *[other] Destapad la carta apartada. Debería ser la que no ha salido.
    }
    { COUNT($options) ->
        [one] ¿Hay una anotación mal? Corregidla antes.
       *[other] Si lo es, mirad quién gana. Si no, hay una anotación mal, y aún podéis cambiarla.
    }
can-away =
    Anotad la carta que se apartó de verdad.
    Entonces la app dice qué anotación está mal. Cambiadla, y los puntos se corrigen solos.
can-clash =
    Solo hay una carta así. Tocad la anotación que está mal y cambiadla.
    Las cartas de la mesa dicen cuál es.
    ¿Le pasa algo a la baraja? Dejad las dos. La segunda no hace nada.
can-override =
    Elegid la carta que vuestra baraja tiene dos veces.
    La segunda no tiene sitio en el anillo y no hace nada.
can-skip =
    Elegid quién no va a jugar. Así el resto no espera más.
    { OPTION("ouroboros") ->
        [yes] Su lista de deseos sale al azar.
       *[no] Una de sus cartas sale al azar.
    } La puja es una décima parte de lo que queda.
    Hasta que se destapen las cartas, aún se puede esperar su jugada.
can-wait = Elegid de quién se espera la jugada, al final. El resto vuelve a esperarla.
meanwhile =
    { $stage ->
        [food] Primero viene la comida. Las cartas de al lado se la comen.
        [check] Todas las cartas están jugadas. Lo que queda en el anillo no suma nada.
       *[other] Aún hay gente eligiendo.
    }
    Busca tener el segundo organismo más grande: es el que más suma cuando el más grande se lo come.

## La guía

how =
    Las cartas forman un anillo: cada una toca el número siguiente, y la más alta toca el 1.
    { OPTION("ouroboros") ->
        [yes] No se reparte nada: las cartas están a la vista, una reserva para toda la mesa. Pujad para elegir antes. Paga todo el mundo.
       *[no] { OPTION("same_round") ->
            [yes] Sellad a la vez una carta y su puja. La puja más alta juega primero. Paga todo el mundo.
           *[no] Pujad para jugar antes. Paga todo el mundo. Luego sellad una carta y vuestra puja para la próxima ronda.
        }
    }
    { OPTION("ouroboros") ->
        [yes] Luego haced una lista de cartas de la reserva, la mejor primero. Por orden, recibís la primera que aún esté.
       *[no] {""}
    }
    Una carta que no toca nada es un organismo nuevo. Un organismo se come la carta que le ponen al lado.
    Una carta entre dos: se la come el más grande, que luego se come al otro. Si son iguales, come el más antiguo.
    Cuando se comen uno tuyo, sumas su tamaño. Al más grande no se lo come nadie: busca tener el segundo.
needs = { OPTION("dealer") ->
    [app] { OPTION("ouroboros") ->
        [yes] Sin cartas: la app reparte la comida.
       *[no] Sin cartas: reparte la app.
    }
   *[table] { OPTION("cards") ->
        [suits] Una baraja francesa sin comodines (♣&#xFE0E; 1–13, ♦&#xFE0E; 14–26, ♥&#xFE0E; 27–39, ♠&#xFE0E; 40–52).
       *[numbers] Cartas con los números del 1 al { OPTION("ring_size") }.
    }
}
substitutes =
    { OPTION("dealer") ->
        [app] {""}
       *[table] { OPTION("cards") ->
            [suits] Cualquier carta con números, del 1 al { OPTION("ring_size") }. Elegid «Cartas numeradas».
           *[numbers] Una baraja francesa sin comodines: los tréboles son del 1 al 13, los diamantes del 14 al 26, los corazones del 27 al 39, las picas del 40 al 52. Elegid «Baraja francesa».
        }
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] Papelitos con los números del 1 al { OPTION("ring_size") }. Dobladlos y sacadlos de un cuenco. Elegid «Cartas numeradas».
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] Sin ninguna carta: que reparta la app.
    }
tour-eaten = Tus cartas se convierten en organismos. Cuando se comen uno tuyo, sumas su tamaño.
tour-seal = { OPTION("ouroboros") ->
    [yes] En cada ronda, sella en tu móvil tu lista de deseos y una puja. La más alta elige primero.
   *[no] En cada ronda, sella en tu móvil una carta y una puja. La más alta juega primero.
}
tour-pay = Tu puja la pagas siempre. El organismo más grande no puntúa nunca: busca tener el segundo.
tour-board = El tablero juega las cartas una a una. De dos organismos, el más grande se come al otro.

## Mientras se juega solo, cada cosa la primera vez que pasa

caption-asked-food = Las cartas forman un anillo. Una se destapa como comida.
caption-asked-bid = Todo el mundo puja en secreto para jugar antes y paga lo que puja.
caption-asked-move = Ahora todo el mundo sella una carta y una puja para la próxima ronda.
caption-told-new = Una carta que no toca nada es un organismo nuevo.
caption-told-eats-food = Una carta al lado de la comida se la come.
caption-told-joins = Un organismo se come la carta que le ponen al lado, sea de quien sea.
caption-told-between = Una carta entre dos organismos: se la come el más grande, que luego se come al otro.
caption-told-eaten = { $eaten_owner } suma { $points }: puntúas cuando se comen lo tuyo.

## Lo que añade el tablero; nada se dice dos veces en una noche

comment-large-1 = Delicioso. Los puntos son para { $who }.
comment-large-2 = Qué rico sabía { $who }.
comment-large-3 = { $who } ha entrado de un bocado.
comment-large-4 = En el plato, y con ganancia: { $who }.
comment-large-5 = { $who } siempre quiso ser la cena.
comment-large-6 = Alguien eructa. { $who } cuenta.
comment-large-7 = { $who } se sirve con limón.
comment-large-8 = El estanque calla. { $who } no.
comment-family-1 = Cena familiar en casa de { $who }.
comment-family-2 = Con { $who }, todo queda en familia.
comment-family-3 = { $who } ha repetido de { $who }.
comment-family-4 = Aquí no se tira nada, dice { $who }.

## Qué significa una ronda para un sitio

result-won-you = { COUNT($seats) ->
    [one] ¡Ganas con { SAY($total, "points") }!
   *[other] ¡Compartes la victoria con { SAY($total, "points") }!
}
result-won = { COUNT($seats) ->
    [one] { $seats } gana con { SAY($total, "points") }.
   *[other] { $seats } comparten la victoria con { SAY($total, "points") }.
}
result-new = Tu { SAY($named, "called") } empieza el organismo #{ $id }.
result-eats-food = Tu { SAY($named, "called") } empieza el organismo #{ $id } y se come la comida: { SAY($size, "cells") }.
result-no-place = Tu { SAY($named, "called") } no tiene sitio en el anillo y no hace nada.
result-eats-yours = Tu organismo #{ $id } se come tu { SAY($named, "called") }: { SAY($size, "cells") }.
result-eats-anothers = Tu organismo #{ $id } se come la carta { SAY($named, "called") } de { $seat }: { SAY($size, "cells") }.
result-is-eaten = El organismo #{ $id } de { $owner } se come tu { SAY($named, "called") }.
result-ate-itself = Tu organismo #{ $id } se ha comido a tu organismo #{ $eaten }.
result-was-eaten = Te come { $owner }.
result-ate = Te comes a { $eaten_owner }.
result-let-eat = Tu { SAY($named, "called") } ha dado de comer a { $owner }.
result-scores = { $eaten_owner } suma { $points }.
result-mega = Tu organismo #{ $id } es la megacriatura. No suma nada.
result-no-move = Tu jugada ha salido al azar.
result-others = { $owner } se ha comido el organismo de { $eaten_owner }.
result-nothing = Nada para ti. { $eaten_owner } suma { $points }.

## En un móvil

pad-you-play = Juegas
pad-place = { SAY($place, "nth") }
pad-place-of = de { $players }
pad-bids-left = Para pujar
pad-points = Puntos
pad-organism = Organismo #{ $id }: { SAY($size, "cells") }
pad-second = el segundo más grande
pad-none = { $scored ->
    [0] Aún no tienes organismos
   *[other] Ya no te quedan organismos
}
pad-last-round = Ronda { $number }: qué ha pasado
pad-pool = { $count ->
    [one] La reserva: { $count } carta
   *[other] La reserva: { $count } cartas
}
pick-gone = Ya no está
pick-suit-first = Elige antes el palo.
pick-range-first = Elige antes un tramo.
pick-the-card = Elige la carta
pick-the-cards = Elige las cartas
pick-part = { $low } a { $high }
pick-part-of-suit = { suit-name } { $low } a { $high }
pick-open-count = { $chosen } de { $length }
pick-too-many = { $over } de más
pick-pool = Cartas para elegir
pick-tap = Toca una carta

## En el tablero

scene-order = El orden de juego
scene-bids = Ronda { $number }: las pujas
scene-at-table = En la mesa
scene-order-of = Orden de la ronda { $round }
scene-who-bids = ¿Quién puja cuánto?
scene-choosing = elige…
scene-away = no está
scene-sealed = sellado
scene-no-move = sin jugada
scene-second = El <b>#{ $id }</b> es el segundo más grande.
scene-oldest = El <b>#{ $id }</b> es el más antiguo. Entre dos iguales, come el más antiguo.
scene-oldest-eats = El <b>#{ $id }</b>, el más antiguo, se come a sus iguales.
scene-next = Carta siguiente
scene-space = espacio
scene-pause = Pausa tras cada carta
scene-ring = El anillo de { $size } cartas
scene-organism = El organismo #{ $id } de { $name }: { SAY($size, "cells") }
scene-dinner = El organismo #{ $id } de { $name } es el segundo más grande: la cena más apetitosa
scene-food = Comida
scene-round = Ronda { $number }
scene-points = { $name } +{ $points }
scene-bids-title = Pujas
scene-bids-first = para la primera ronda
scene-what = { $asks ->
    [same-round] Cada carta con su puja
    [last-wishes] Los últimos deseos
    [last-cards] Las últimas cartas
    [wishes] Deseos y pujas para la ronda { $next }
   *[cards] Cartas y pujas para la ronda { $next }
}
scene-again = Ver otra vez la ronda { $number }

## A quien mira, y en la imagen del resultado

watch-round = Ronda { $number }, por orden de juego
watch-bid = puja { $bid }
watch-card-and-bid = carta { $card }, puja { $bid }
watch-organisms = Organismos, primero el más grande
watch-organism = organismo #{ $id }, { SAY($size, "cells") }
watch-tastiest = la cena más apetitosa
picture-arrows = Cada flecha señala a quien come.

## Opciones

credit = De Allan Stagg
tagline = Cartas en un anillo que se convierten en criaturas. Puntúas cuando se comen la tuya: ten la más apetitosa.
form-standard = Normal
    .help = Cada puja es para la ronda siguiente: sabéis el orden antes de elegir carta.
form-same-round = Puja para la misma ronda
    .help = Carta y puja se sellan juntas: nadie sabe el orden de antemano.
form-ouroboros = Ouroboros
    .help = No se reparte nada: hacéis listas de deseos con cartas de una reserva a la vista.
option-dealer = Quién reparte
    .help = Repartís cartas de verdad, o cada móvil muestra las suyas.
    .choice-table = La mesa
    .choice-app = La app
option-cards = Vuestras cartas
    .help = En una baraja francesa, los tréboles son del 1 al 13; luego van diamantes, corazones y picas.
    .choice-suits = Baraja francesa
    .choice-numbers = Cartas numeradas
option-hand = Cartas por persona
    .help = Una carta por persona es una ronda. En el original son 10, para cinco.
option-revealed = Comida
    .help = Cartas que no son de nadie, en el anillo desde el principio. En el original hay 1.
option-ring = En el anillo
    .help = Lo que no está en la reserva es comida. Con menos cartas, vosotros decís cuántas.
    .choice-whole = Las 52 cartas
    .choice-small = Menos
option-free = Comida
    .help = Cartas que no son de nadie, en el anillo desde el principio.
option-points = Puntos para pujar
    .help = Para pujar y jugar antes. En el original son 100.
option-same_round = Puja para la misma ronda
    .help = Tu puja es para la carta que sellas con ella, no para la ronda siguiente.
option-ouroboros = Ouroboros
    .help = Nada que repartir: hacéis listas de deseos con cartas a la vista, hasta que el anillo se cierra.
printed-numbers = Cartas del 1 al 52
    .help = Cada carta dice también su palo. Un anillo más pequeño solo necesita los números más bajos.
    .note = Antes de jugar, elegid «Cartas numeradas».
printed-numbers-highest = Número más alto
    .help = Antes de jugar se dice cuántas cartas tiene vuestro anillo. Con las 52 valen todos.
