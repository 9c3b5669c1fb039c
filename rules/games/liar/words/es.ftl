# Who’s Lying?, en palabras. Una partida es una de las tres; se habla de palos o de colores, según la baraja.

## Palabras pequeñas

# Unas barajas tienen colores y una carta arcoíris, otras palos y un comodín.
colour = { OPTION("deck") ->
    [suits] palo
   *[other] color
}
wild = { OPTION("deck") ->
    [suits] comodín
   *[other] carta arcoíris
}
the-wild = { OPTION("deck") ->
    [suits] el comodín
   *[other] la carta arcoíris
}
number = { $it }
cards = { $it ->
    [0] ninguna carta
    [1] { $it } carta
   *[other] { $it } cartas
}
points = { ABS($it) ->
    [one] { $it } punto
   *[other] { $it } puntos
}
minus-cards = { $it ->
    [0] ninguna carta negativa
    [1] { $it } carta negativa
   *[other] { $it } cartas negativas
}
# Tantas cartas de un color o palo: «2 corazones», «1 roja».
lot = { counted-lot }
counted-lot = { $value ->
    [1] { $value } { SAY($key, "one") }
   *[other] { $value } { SAY($key, "many") }
}
many-of = { SAY($key, "many") }
one = { $it ->
    [spades] pica
    [hearts] corazón
    [diamonds] diamante
    [clubs] trébol
    [red] roja
    [orange] naranja
    [yellow] amarilla
    [green] verde
    [blue] azul
    [violet] violeta
    [black] negra
    [pink] rosa
    [white] blanca
    [brown] marrón
    [rainbow] arcoíris
   *[joker] comodín
}
one-card = { $it ->
    [spades] una pica
    [hearts] un corazón
    [diamonds] un diamante
    [clubs] un trébol
   *[other] una { one }
}
many = { $it ->
    [spades] picas
    [hearts] corazones
    [diamonds] diamantes
    [clubs] tréboles
    [red] rojas
    [orange] naranjas
    [yellow] amarillas
    [green] verdes
    [blue] azules
    [violet] violetas
    [black] negras
    [pink] rosas
    [white] blancas
    [brown] marrones
    [rainbow] arcoíris
   *[joker] comodines
}
# El nombre que lleva una carta.
name = { $it ->
    [spades] Picas
    [hearts] Corazones
    [diamonds] Diamantes
    [clubs] Tréboles
    [red] Rojo
    [orange] Naranja
    [yellow] Amarillo
    [green] Verde
    [blue] Azul
    [violet] Violeta
    [black] Negro
    [pink] Rosa
    [white] Blanco
    [brown] Marrón
    [rainbow] Arcoíris
   *[joker] Comodín
}
heap = { SAY($cards, "lot") }
unaccounted = { $count_is ->
    [short] { $missing ->
        [1] {" "}Falta { SAY($missing, "cards") } de la baraja: contad vuestras manos.
       *[other] {" "}Faltan { SAY($missing, "cards") } de la baraja: contad vuestras manos.
    }
    [over] { $excess ->
        [1] {" "}Sobra { SAY($excess, "cards") }: contad vuestras manos.
       *[other] {" "}Sobran { SAY($excess, "cards") }: contad vuestras manos.
    }
   *[right] {" "}Ahora la baraja cuadra.
}

## Lo que se ha decidido

deal = Cartas fuera: { $removed }. En cada mano: { $each }{ $aside ->
    [0] .
   *[other] , y { $aside } aparte.
} { $game ->
    [1] Empieza { $starter }.
   *[other] Empieza { $starter }, que ganó la última.
}
lays = { $seat } dice: { SAY($lot, "lot") }.
last-card = Son las últimas cartas de { $seat }. Gana { $seat }, salvo que alguien dude y sean mentira.
passes = { $seat } pasa.
all-passed = Nadie ha dudado de { $seat }. { $seat } pone otra vez, las cartas que quiera. El montón se queda: { SAY($pile, "cards") }.
lie = ¡Mentira!
    .because = { $seat } dijo { SAY($lot, "lot") } y puso { heap }.
truth = ¡Verdad!
    .because = { $seat } dijo { SAY($lot, "lot") } y puso { heap }.
takes-back = { $minus ->
    [0] { $count ->
        [1] { $seat } la recoge.
        [2] { $seat } recoge las dos.
       *[other] { $seat } recoge las { $count }.
    }
   *[other] { $count ->
        [1] { $seat } la recoge, más { SAY($minus, "minus-cards") }.
        [2] { $seat } recoge las dos, más { SAY($minus, "minus-cards") }.
       *[other] { $seat } recoge las { $count }, más { SAY($minus, "minus-cards") }.
    }
}
takes-pile = { $seat } se lleva todo el montón: { SAY($minus, "minus-cards") }.
    .because = { $seat } dudó de la verdad.
draws = { $seat } se ha llevado cartas negativas y saca { SAY($count, "cards") } de la mano de { $other } sin mirar.
gets = { $seat } recibe { SAY($count, "cards") } de la mano de { $other }, al azar.
next = Ahora pone { $seat }.
game-won = { $game ->
    [none] Gana { $seat }.
   *[other] { $seat } gana la partida { $game }.
}
accepted = { game-won }
    .because = { $by } puso sobre las últimas cartas, así que se las creyó y recoge las suyas.
all-believe = { game-won }
    .because = Nadie ha dudado de las últimas cartas.
proved = { game-won }
    .because = Las últimas cartas eran verdad.
emptied = { game-won }
    .because = { $by } ha sacado lo que quedaba en la mano de { $seat }.
contested = { $seat } dice que las cartas no son esas. { $layer } las anota otra vez.
scores = { COUNT($lines) ->
    [0] { $winner } +10
   *[other] { $winner } +10 · { DOTS($lines, "score-line") }
}
score-line = { $has_wild ->
    [yes] { $seat } { SIGNED($points) }: { SAY($minus, "minus-cards") }, { $hand } en la mano, { SAY($wild, "one") }
   *[no] { $seat } { SIGNED($points) }: { SAY($minus, "minus-cards") }, { $hand } en la mano
}
won = { COUNT($seats) ->
    [one] { $seats } gana con { SAY($total, "points") } tras tres partidas.
   *[other] { $seats } comparten la victoria con { SAY($total, "points") } tras tres partidas.
}
holds = { $is_same ->
    [yes] Recuento: { $seat }, { SAY($now, "cards") }, como antes.
   *[no] { $now ->
        [0] { $seat } no tiene { SAY($now, "cards") }, y no { SAY($was, "number") }.{ unaccounted }
       *[other] { $seat } tiene { SAY($now, "cards") }, no { SAY($was, "number") }.{ unaccounted }
    }
}
aside = { $is_same ->
    [yes] Recuento: { SAY($now, "cards") } aparte, como antes.
   *[no] { $now ->
        [0] Aparte no hay { SAY($now, "cards") }, en vez de { SAY($was, "number") }.{ unaccounted }
       *[other] Aparte hay { SAY($now, "cards") }, no { SAY($was, "number") }.{ unaccounted }
    }
}
odd-deck = Quien dirige dice que esta baraja es distinta: en esta partida ya no se cuentan { SAY($colour, "many") }.
leaves = { $void ->
    [yes] { $seat } se ha ido y ya no puede ganar. Esta partida no vale: repartid otra vez.
   *[no] { $seat } se ha ido y ya no puede ganar.
}
comes = { $seat } juega desde la próxima partida.
declined = { $seat } no recibe cartas en la próxima partida. Lo ha dicho quien dirige.

## Por qué algo no está permitido

full = Pueden jugar { $most } como mucho.
nothing-stands = Aún no hay nada de qué dudar.
must-lay = No hay nada anunciado, así que no puedes pasar: pon cartas.
drawn-since = Después se han sacado cartas de tu mano. Mejor deshaced todo hasta ahí.
lay-more = Pon al menos { SAY($least, "number") }: es lo que puso { $seat }.
too-few = { $seat } puso { SAY($least, "number") }, y tú tienes { SAY($hand, "cards") }: no puedes poner otras tantas.
exactly = Anota { SAY($count, "cards") }: es lo que se puso.
in-hand = { $count ->
    [0] No tienes { SAY($lot, "many-of") }.
   *[other] Solo tienes { SAY($lot, "counted-lot") }.
}
no-hand = Ya no tienes cartas en la mano.
no-minus = No está entre tus cartas negativas.
all-out = { $left ->
    [0] Ya no quedan { SAY($colour, "many") }: { all-out-where }.
   *[other] Como mucho { SAY($lot, "counted-lot") }: { all-out-where }.
}
all-out-where = { COUNT($places) ->
    [0] la baraja no tiene más
   *[other] de { SAY($copies, "number") }, { COMMAS($places, "elsewhere") }
}
elsewhere = { $where ->
    [minus] { $count } entre las cartas negativas de { $seat }
   *[hand] { $count } en la mano de { $seat }
}
stands = { $seat } dice: { SAY($lot, "lot") }
column = { $game }
column-now = Partida { $game }
cards-left = Cartas restantes
total-cards-left = { $points ->
    [one] queda { $total } carta
   *[other] quedan { $total } cartas
}
setup = { $app ->
    [yes] { $aside ->
        [0] { $deck } cartas, { $each } para cada persona. Quedan fuera { $removed }. Dejad las vuestras en la caja.
        [1] { $deck } cartas, { $each } para cada persona. Quedan fuera { $removed }, y sobra { $aside }. Dejad las vuestras en la caja.
       *[other] { $deck } cartas, { $each } para cada persona. Quedan fuera { $removed }, y sobran { $aside }. Dejad las vuestras en la caja.
    }
   *[no] { $aside ->
        [0] { $deck } cartas: quitad { $removed } sin mirar, dad { $each } a cada persona.
       *[other] { $deck } cartas: quitad { $removed } sin mirar, dad { $each } a cada persona, apartad { $aside }.
    }
}
highlight-last-card = ¡A { FIRST($seats) } no le quedan cartas!

## Las preguntas

ask-starter = ¿Quién empieza?
hint-starter = Poneos de acuerdo en la mesa. Puede anotarlo cualquiera.
button-starter = Empieza {"{}"}
entry-starter = quién empieza
to-starter = decir quién empieza
waiting-starter = ¿Quién empieza?
ask-deal = { OPTION("dealer") ->
    [app] ¿Repartir otra vez?
   *[table] Barajad y repartid
}
hint-deal = { OPTION("dealer") ->
    [app] Reparte la app. Tocad cuando todo el mundo haya visto los puntos.
   *[table] Tocad cuando todo el mundo tenga sus cartas.
}
button-deal = { OPTION("dealer") ->
    [app] Repartir las cartas
   *[table] Las cartas están repartidas
}
entry-deal = reparto
label-deal = sí
entered-deal = hecho
waiting-deal = Esperamos el reparto
entry-deck = mezcla
entry-draw = cartas sacadas
ask-turn = { $upon ->
    [none] ¿Qué pones?
   *[other] { SAY($upon, "stands") }
}
hint-turn = { $upon ->
    [none] Las cartas que quieras y un { colour }.
   *[other] { HAS($out, "lay") ->
        [yes] { SAY($upon, "hint-short") }
       *[no] { SAY($upon, "hint-upon") }
    }
}
hint-upon = { $last ->
    [yes] Son las últimas cartas de { $seat }. Si nadie duda de ellas, gana { $seat }.
   *[no] Duda, pon otras tantas o más, o pasa.
}
hint-short = { $last ->
    [yes] Son las últimas cartas de { $seat }. Si nadie duda de ellas, gana { $seat }.
   *[no] Duda o pasa: tienes muy pocas para poner { SAY($count, "number") }.
}
button-turn = Poner {"{}"}
choosing-turn = Le toca a { $names }…
entry-turn = turno
label-turn = { $what ->
    [lay] { SAY($lot, "lot") }
    [doubt] duda
   *[pass] pasa
}
ask-doubt = Dudar
button-doubt = Dudar
ask-pass = Pasar
button-pass = Pasar
ask-lay = { $choice ->
    [any] Poner cartas
    [exactly] Poner { $fewest }
   *[at-least] Poner { $fewest } o más
}
hint-lay = { $card_source ->
    [hand] Toca las cartas que pones.
    [real] Toca las cartas de verdad. Solo las ves tú.
   *[announced] El número tiene que ser verdad. El { colour } no tiene por qué.
}
button-lay = Poner {"{}"}
none-lay = { $card_source ->
    [announced] { none-say }
   *[other] ¿Qué cartas?
}
none-say = Di un { colour }
say-lay = Dices
said-lay = Dices: { $lot }
left-lay = { $n ->
    [1] Falta { $n }
   *[other] Faltan { $n }
}
count-lay = ¿Cuántas?
picks-lay = Lo que son de verdad
set-lay = { $card_source ->
    [hand] Elegidas todas. «Menos» recoge una.
   *[other] Anotadas todas. «Menos» recoge una.
}
full-lay = No tienes más cartas.
covered-lay = Esa no puede ser. Mantén pulsado para ver por qué.
phrase-lay = {"{n}"}, decir {"{colour}"}
ask-turned = Dudan de ti
full-turned = { $most ->
    [1] Esa carta ya está anotada. Recógela antes.
   *[other] Las { SAY($most, "number") } ya están anotadas. Recoge una antes.
}
hint-turned = { $least ->
    [1] Destapa tu carta a la vista de la mesa. ¿Cuál es?
   *[other] Destapa tus { $least } cartas a la vista de la mesa. ¿Cuáles son?
}
button-turned = Anotar estas cartas
none-turned = { $least ->
    [1] Se puso { SAY($least, "cards") }
   *[other] Se pusieron { SAY($least, "cards") }
}
choosing-turned = { $names } destapa las cartas…
entry-turned = cartas destapadas
label-turned = { SAY($value, "lot") }
ask-check = ¿Son estas las cartas?
hint-check = Has dudado tú. Compara el tablero con las cartas.
choosing-check = { $names } compara las cartas…
entry-check = comprobación
label-check = { HAS($value, "right") ->
    [yes] bien
   *[no] mal
}
ask-right = Sí, está bien
button-right = Sí, está bien
ask-wrong = No, son otras
button-wrong = No, son otras
ask-contest = No son esas cartas
button-contest = No son esas cartas
entry-contest = objeción
label-contest = otras cartas
ask-rainbow = ¿Tienes { the-wild }?
hint-rainbow = { $minus_too ->
    [yes] Mira en tu mano y entre tus cartas negativas.
   *[no] Mira lo que te queda en la mano.
}
button-rainbow = {"{}"}
entry-rainbow = { wild }
label-rainbow = { $value ->
    [hand] En mi mano
    [minus] Entre mis cartas negativas
   *[none] { OPTION("deck") ->
        [suits] No lo tengo
       *[other] No la tengo
    }
}
entered-rainbow = { $value ->
    [hand] en la mano
    [minus] entre las cartas negativas
   *[none] no está
}
ask-clash = { $item ->
    [rainbow] Solo hay una carta arcoíris
    [joker] Solo hay un comodín
   *[other] Sobran { SAY($item, "many") }
}
hint-clash = Una de estas anotaciones está mal. Cambiadla.
place-clash = { $what ->
    [claim] { $seat }, { wild }
   *[other] { $seat }, turno { $round }
}
label-clash = se deja
ask-hold = ¿Cuántas cartas tienes?
hint-hold = Anótalo si la app se equivoca. Todo el mundo ve la corrección.
button-hold = Tengo {"{}"}
entry-hold = cuenta de la mano
call-hold = Contar otra vez mis cartas…
ask-aside = ¿Cuántas cartas hay aparte?
button-aside = Guardar la cuenta
entry-aside = cartas apartadas
call-aside = Contar otra vez las apartadas…
ask-override = ¿De qué { colour } sobran cartas en esta baraja?
hint-override = Ese { colour } no se contará en esta partida.
label-override = { SAY($value, "name") }
entry-override = { colour } que ya no se cuenta
hint-leave = { OPTION("dealer") ->
    [app] La partida en curso no vale: la app reparte otra vez.
   *[table] La partida en curso no vale: repartís otra vez.
}
leaves-won = Esta partida está ganada y cuenta. Ya no puede ganar.
ask-join = ¿Quién entra en la próxima partida?
call-join = Que entre luego
next-deal = en la próxima partida
part-again = repartida otra vez

## Por dónde vamos, y qué hacer entre dos partidas

place-long =
    { $games ->
        [1] {""}
       *[other] Partida { $game } de { $games }
    }
    { $turn ->
        [0] {""}
       *[other] Turno { $turn }
    }
place-short = { $games ->
    [1] { $turn ->
        [0] El reparto
       *[other] Turno { $turn }
    }
   *[other] Partida { $game } de { $games }
}
between-heading = { $stage ->
    [deal] { $again ->
        [yes] { $games ->
            [1] Repartid otra vez
           *[other] Repartid otra vez la partida { $game }
        }
       *[no] { $game ->
            [1] { $games ->
                [1] Preparad la partida
               *[other] La primera de tres partidas
            }
           *[other] Acaba la partida { $game_before }
        }
    }
   *[other] {""}
}
between-brought = { AT($brought, $seat) ->
    [none] {""}
   *[other] { SIGNED(AT($brought, $seat)) }
}
between-steps = { OPTION("dealer") ->
    [app] {""}
   *[table]
        { $dealt ->
            [none] {""}
           *[other] Recoged todas las cartas: las manos, los montones y las que estaban fuera.
        }
        { $is_new_deck ->
            [yes] { SAY($deal, "step-deck") }.
           *[no] {""}
        }
        { SAY($deal, "step-shuffle") }
        Empieza { $starter }.
}
# De qué cartas se compone una baraja.
step-deck = { $suits ->
    [yes] { $cards ->
        [13] Usad todas las cartas de una baraja y un comodín
       *[other] Usad { SAY($cards, "ranks") } de una baraja y un comodín
    }
   *[no] { UPTO($colours, 7) ->
        [more] Usad vuestros { COUNT($colours) } colores, { $cards } de cada color, y la carta arcoíris
       *[other] Usad { SAY($colours, "many") }, { $cards } de cada color, y la carta arcoíris
    }
}
ranks = { $it ->
    [11] del as a la jota
    [12] del as a la reina
    [13] del as al rey
   *[other] del as al { $it }
}
step-shuffle =
    Barajad las { $deck } cartas.
    Quitad { $removed } sin mirar. Quedan fuera de esta partida.
    Dad { $each } a cada persona.
    { $aside ->
        [0] {""}
        [1] Sobra { SAY($aside, "cards") }: apartadla, también sin mirar.
       *[other] Sobran { SAY($aside, "cards") }: apartadlas, también sin mirar.
    }
# Antes de que el tablero destape las cartas puestas en duda, o de que acabe una partida.
opening = { $stage ->
    [turned-up] { $up } duda de { AT($standing, "seat") }. A ver las cartas.
   *[other] { SENTENCES($facts, "opening-of") }
}
opening-of = { $opening ->
    [doubt] { $doubter } duda de { $seat }. A ver las cartas.
    [last] { $seat } ha puesto sus últimas cartas.
   *[none] {""}
}

## En el tablero y en los móviles

scene-away = no está
scene-begins = empieza
scene-gets = recibe { $cards }
scene-wins = gana
scene-counts = cuenta
scene-turns-up = destapa
scene-doubts = duda
scene-choosing = elige…
scene-laid = ha puesto { SAY($count, "number") }
scene-passed = ha pasado
scene-doubts-later = puede dudar
scene-waits = espera
scene-in-hand = mano
scene-minus = en negativo
scene-game = Partida { $game }
scene-points = { SIGNED($points) }
scene-first-out = sin cartas
scene-left = { $minus ->
    [0] { $hand } en la mano
   *[other] { $hand } en la mano, { SAY($minus, "minus-cards") }
}
scene-suits = Los palos de la baraja
scene-colours = Los colores de la baraja
scene-below = { SAY($cards, "cards") } debajo
scene-in-pile = { SAY($cards, "cards") } en el montón
scene-nothing-below = nada debajo
scene-said = { $name } dijo
scene-truth = Verdad
scene-lie = Mentira
scene-who-has-rainbow = ¿Quién tiene la carta arcoíris?
scene-who-has-joker = ¿Quién tiene el comodín?
scene-no-announcement = Aún nadie ha dicho nada
scene-missing = { $cards ->
    [one] Falta { SAY($cards, "cards") }
   *[other] Faltan { SAY($cards, "cards") }
}
scene-too-many = { $cards ->
    [one] Sobra { SAY($cards, "cards") }
   *[other] Sobran { SAY($cards, "cards") }
}
pad-hand = { CAPITAL(SAY($cards, "lot")) }
pad-laid = Has puesto { SAY($cards, "lot") }
pad-remove = que se quitan sin mirar, de { $deck }
pad-each = cartas por persona
pad-left-over = { $aside ->
    [1] que sobra: apartadla
   *[other] que sobran: apartadlas
}
pad-has-left = { $hand ->
    [0] A { $name } no le quedan cartas
    [1] A { $name } le queda { SAY($hand, "cards") }
   *[other] A { $name } le quedan { SAY($hand, "cards") }
}
pad-you-say = Dices: { SAY($lot, "lot") }
pad-says = { $name } dice: { SAY($lot, "lot") }
pad-if-nobody = Si nadie antes que tú duda ni pone, puedes dudar.
pad-in-pile = { CAPITAL(SAY($cards, "cards")) } en el montón
pad-you-hold = tienes { $hand }
pad-your-last = tus últimas cartas
pad-last = las últimas cartas de { $name }
pad-hold-cards = Tienes { SAY($hand, "cards") }
pad-no-card = No hay cartas en la mesa
pad-other-cards = No son esas cartas
pad-look-laid = Mantén pulsado para ver lo que has puesto
pad-own = <b>{ CAPITAL(SAY($hand, "cards")) }</b> en la mano, <b>{ SAY($minus, "minus-cards") }</b>.
pad-look-minus = Mantén pulsado para ver tus cartas negativas
watch-cards = { $minus ->
    [0] { $hand ->
        [one] { $hand } carta
       *[other] { $hand } cartas
    }
   *[other] { $hand ->
        [one] { $hand } carta, { watch-minus }
       *[other] { $hand } cartas, { watch-minus }
    }
}
watch-minus = { $minus ->
    [one] { $minus } negativa
   *[other] { $minus } negativas
}
form-cards = cartas
form-fewer = menos { $what }
form-more = más { $what }
form-in-hand = en la mano
form-take-back = Recoger una
form-look = Mantén pulsado para ver lo que has anotado
form-look-at-hand = Mantén pulsado para ver tus cartas y lo que has elegido
form-hold = Mantén pulsado

## Lo que fue notable, contado al final

mention-caught = { $odd_is ->
    [only] { $doubter } caló a { $seat } con { SAY($lot, "lot") }: era otra cosa.
    [both] { $doubter } caló a { $seat } con { SAY($lot, "lot") }: las dos eran otra cosa.
    [all] { $doubter } caló a { $seat } con { SAY($lot, "lot") }: las { $count } eran otra cosa.
    [one] { $doubter } caló a { $seat } con { SAY($lot, "lot") }: { $odd } era otra cosa.
   *[some] { $doubter } caló a { $seat } con { SAY($lot, "lot") }: { $odd } eran otra cosa.
}
mention-costly-doubt = { $seat } dudó de la verdad y se llevó { SAY($minus, "minus-cards") }.
mention-honest = { $number } dudas, y { $seat } dijo siempre la verdad.

## ¿Qué puedo hacer? Tres líneas como mucho: qué se puede hacer, y qué se gana

can-starter =
    Poneos de acuerdo en quién empieza y tocad su nombre. Puede hacerlo cualquiera.
    { OPTION("extended") ->
        [yes] Quien empieza pone primero. Después, quien gana una partida empieza la siguiente.
       *[no] Quien empieza pone primero.
    }
can-deal = { OPTION("dealer") ->
    [app]
        { SAY($deal, "can-deal-app") }
        Tocad cuando todo el mundo haya visto los puntos. Puede hacerlo cualquiera.
   *[table]
        { SAY($deal, "can-deal-table") }
        Tocad cuando todo el mundo tenga sus cartas. Puede hacerlo cualquiera.
}
can-deal-app = La app baraja y da { $each } cartas a cada persona.
can-deal-table =
    Barajad, quitad { $removed } cartas sin mirar y dad { $each } a cada persona.
    { $aside ->
        [0] {""}
        [1] Apartad la otra carta, también sin mirar.
       *[other] Apartad las otras { SAY($aside, "cards") }, también sin mirar.
    }
can-turn = { $upon ->
    [none]
        Pon boca abajo las cartas que quieras y di un { colour }. No puedes pasar.
        El número tiene que ser verdad. El { colour } puede ser mentira.
        { OPTION("dealer") ->
            [app] Lo que pones de verdad solo lo ves tú, salvo que alguien dude.
           *[table] { OPTION("entry") ->
                [sealed] Lo que pones de verdad solo lo ves tú, salvo que alguien dude.
               *[other] Tu móvil solo se entera de lo que dices.
            }
        }
   *[other]
        { HAS($out, "lay") ->
            [yes] Duda, o pasa. Te faltan cartas para poner { SAY(AT($upon, "count"), "number") }.
           *[no] { SAY($upon, "upon-lay") }
        }
        Si dudas de una mentira, { AT($upon, "seat") } se lleva el montón. Si dudas de la verdad, te llevas tú todo: { SAY($on_table, "cards") }.
        { SAY($upon, "upon-true") }
}
upon-lay = { $last ->
    [yes] Duda, o pasa. Si pones cartas, { $seat } gana en el acto.
   *[no] Duda, pon { SAY($count, "number") } o más, o pasa. Di el { colour } que quieras.
}
upon-true = { $last ->
    [yes] A { $seat } no le quedan cartas: gana, salvo que alguien dude y sean mentira.
   *[no] Es verdad si solo hay cartas del { colour } que dijo { $seat }, o { the-wild }.
}
can-turned =
    { $least ->
        [1] Destapa la carta que pusiste y anota cuál es.
       *[other] Destapa las { SAY($least, "cards") } que pusiste y anota cuáles son.
    }
    { $standing ->
        [none] {""}
       *[other] { $least ->
            [1] Solo es verdad { SAY(AT($standing, "said"), "one-card") }, o { the-wild }. Todo lo demás es mentira.
           *[other] Es verdad si solo hay { SAY(AT($standing, "said"), "many") }, o { the-wild }. Todo lo demás es mentira.
        }
    }
    Quien miente se lleva el montón. Si es verdad, se lo lleva quien dudó.
can-check =
    Has dudado: compara lo anotado con las cartas de la mesa.
    Si está bien, la duda queda resuelta. Si no, se anotan otra vez.
can-contest =
    ¿Hay otras cartas en la mesa? Tócalo, y se anotan otra vez.
    Puedes hacerlo hasta que quien dudó diga que están bien.
can-rainbow =
    { $minus_too ->
        [yes] Busca { the-wild } en tu mano y entre tus cartas negativas. Di dónde está.
       *[no] Busca { the-wild } en tu mano. Di dónde está.
    }
    { PLAYERS() ->
        [2] Cuesta 5 puntos en vez de uno.
       *[other] Cuesta 10 puntos en vez de uno.
    }
    Puede que no esté en ninguna mano: hay cartas fuera de la partida.
can-clash =
    Una de estas anotaciones está mal. Tocadla y cambiadla.
    Las cartas de la mesa dicen cuál es.
    ¿Le pasa algo a la baraja? Dejadlas. Ese { colour } no se contará en esta partida.
can-hold =
    Cuenta las cartas de tu mano y anota cuántas son. Todo el mundo ve la corrección.
    Úsalo solo si la app se equivoca.
can-aside =
    Contad sin mirar las cartas apartadas y anotad cuántas son.
    Así sabe la app cuántas cartas hay en juego.
can-override =
    Elegid el { colour } del que sobran cartas en esta baraja.
    No se contará en esta partida. Una duda funciona como siempre.
meanwhile = { $stage ->
    [turn] { $standing ->
        [none] Pone { $up }. Luego, quien sigue duda, pone o pasa.
       *[other] { SAY($standing, "meanwhile-standing") }
    }
    [turned-up] Se destapan las cartas puestas en duda. Sus colores deciden quién se lleva el montón.
    [rainbow] Se cuentan las cartas que quedan. Luego viene la siguiente partida.
   *[other] { $app_deals ->
        [yes] Quien haya visto los puntos hace que reparta la app.
       *[no] Barajad y repartid como dice el tablero.
    }
}
meanwhile-standing = { YOU($seat) ->
    [you] Lo tuyo vale hasta que alguien dude, ponga encima o pase todo el mundo.
   *[other] Si te toca y aún vale, puedes dudar.
}

## Cómo se juega con estas opciones, y con qué

how =
    Poned cartas boca abajo y decid un { colour }. El número es verdad. El { colour } no tiene por qué.
    Quien sigue duda, pone al menos otras tantas o pasa.
    Las cartas puestas en duda se destapan. { CAPITAL(the-wild) } vale por cualquier { colour }.
    Quien miente las recoge y se lleva el montón de debajo como cartas negativas. Si era verdad, se lo lleva todo quien dudó.
    { PLAYERS() ->
        [2] { OPTION("dealer") ->
            [app] Quien se lleva cartas negativas recibe además dos cartas de la otra mano, al azar.
           *[table] Quien se lleva cartas negativas saca además dos cartas de la otra mano, sin mirar.
        }
       *[other] {""}
    }
    { OPTION("extended") ->
        [yes] { PLAYERS() ->
            [2] Quien antes acaba: +10. El resto: −1 por carta, −5 por { the-wild }. Tres partidas hacen el total.
           *[other] Quien antes acaba: +10. El resto: −1 por carta, −10 por { the-wild }. Tres partidas hacen el total.
        }
       *[no] Gana quien antes se queda sin cartas. De las últimas también se puede dudar.
    }
needs = { OPTION("dealer") ->
    [app] Sin cartas: reparte la app.
   *[table] { OPTION("deck") ->
        [suits] { OPTION("ranks") ->
            [13] Una baraja francesa y un comodín: los cuatro palos.
           *[other] Una baraja francesa y un comodín: { SAY(OPTION("ranks"), "ranks") } de los cuatro palos.
        }
       *[other] { COUNT(OPTION("colours")) } colores de { OPTION("cards") } cartas cada uno, y una carta arcoíris.
    }
}
substitutes = { OPTION("dealer") ->
    [app] {""}
   *[table] { OPTION("deck") ->
        [suits] <b>¿No hay comodín?</b> Usad la carta de repuesto, o cualquiera con el mismo dorso.
       *[other]
            <b>Una baraja francesa y un comodín.</b> Poned «Vuestra baraja» en ♠ ♥ ♦ ♣. Sirve para 2 a 5, con más o menos las mismas cartas por persona.
            <b>Cualquier baraja de cuatro colores o más.</b> Quitad todas las cartas especiales menos una: es la arcoíris. Luego poned vuestros colores y cuántas cartas tiene cada uno.
    }
}

## Veinte segundos para quien no ha jugado nunca

tour-aim = { OPTION("extended") ->
    [yes] Deshazte de tus cartas: quien antes se queda sin ninguna gana la partida y suma 10.
   *[no] Deshazte de tus cartas: gana quien antes se queda sin ninguna.
}
tour-two = «{ SAY($lots, "lot") }»
tour-lay = Pon cartas boca abajo y di un { colour } en tu móvil. El { colour } puede ser mentira.
tour-caught = Si te pillan mintiendo, recoges las tuyas y todo lo demás. Si dudas de la verdad, te lo llevas tú.
tour-board = El tablero enseña las cartas puestas en duda y quién se las lleva. { CAPITAL(the-wild) } nunca es mentira.

## Lo que se cuenta mientras se juega solo, cada cosa la primera vez que pasa

caption-asked-deal = { OPTION("dealer") ->
    [app] La app reparte. Cada cual mira las cartas en su móvil.
   *[table] Se reparten cartas a mano, y cada cual mira las suyas.
}
caption-asked-turn = Poned cartas boca abajo y decid qué son. El número es verdad. Lo demás no tiene por qué.
caption-told-lays = Quien sigue duda, pone sus propias cartas o pasa.
caption-told-lie = { $seat } ha mentido y recoge las cartas. El montón le resta puntos.
caption-told-truth = Era verdad, así que quien dudó se lo lleva todo.
caption-told-passes = Quien pasa se lo deja a quien sigue.

## Qué significa una duda para un sitio, lo principal primero

result-won-you = { COUNT($seats) ->
    [one] ¡Ganas con { SAY($total, "points") }!
   *[other] ¡Compartes la victoria con { SAY($total, "points") }!
}
result-game-you = { $game ->
    [none] ¡Ganas!
   *[other] ¡Ganas la partida { $game }!
}
result-caught = { $minus ->
    [0] { $count ->
        [1] ¡Te han pillado! Recoges tu carta.
       *[other] ¡Te han pillado! Recoges tus { $count } cartas.
    }
   *[other] { $count ->
        [1] ¡Te han pillado! Recoges tu carta, más { SAY($minus, "minus-cards") }.
       *[other] ¡Te han pillado! Recoges tus { $count } cartas, más { SAY($minus, "minus-cards") }.
    }
}
result-laid-you = Dijiste { SAY($lot, "lot") } y pusiste { heap }.
result-laid = { $seat } dijo { SAY($lot, "lot") } y puso { heap }.
result-right = { $minus ->
    [0] ¡Tenías razón! { $seat } recoge { SAY($count, "cards") }.
   *[other] ¡Tenías razón! { $seat } recoge { SAY($count, "cards") }, más { SAY($minus, "minus-cards") }.
}
result-lie = { $minus ->
    [0] ¡Mentira! { $seat } recoge { SAY($count, "cards") }.
   *[other] ¡Mentira! { $seat } recoge { SAY($count, "cards") }, más { SAY($minus, "minus-cards") }.
}
result-truth-you = Era verdad. Te llevas todo el montón: { SAY($minus, "minus-cards") }.
result-in-vain = { $seat } ha dudado de ti en vano y se lleva todo el montón: { SAY($minus, "minus-cards") }.
result-wrong = { $seat } no tenía razón y se lleva todo el montón: { SAY($minus, "minus-cards") }.
result-draw = Saca { SAY($count, "cards") }, sin mirar, de la mano de { $other }.
result-get = Recibes { SAY($count, "cards") } de la mano de { $other }.
result-gets = { $seat } recibe { SAY($count, "cards") } de tu mano.
result-draws = { $seat } saca { SAY($count, "cards") } de tu mano.
result-passed-you = Nadie ha dudado de ti. Pon otra vez.
result-passed = Nadie ha dudado de { $seat }, que pone otra vez.
result-game = { $game ->
    [none] Gana { $seat }.
   *[other] { $seat } gana la partida { $game }.
}
result-won = { COUNT($seats) ->
    [one] { $seats } gana con { SAY($total, "points") }.
   *[other] { $seats } comparten la victoria con { SAY($total, "points") }.
}

## Lo que añade el tablero: nada se dice dos veces en una noche

comment-lie-1 = Era un buen cuento, { $who }.
comment-lie-2 = { $doubter } ha oído reírse a las cartas.
comment-lie-3 = Bien contado, { $who }. Bien oído, { $doubter }.
comment-lie-4 = { $who } quisiera matizar.
comment-lie-5 = Por poco, { $who }.
comment-lie-6 = { $doubter } ha visto unas orejas coloradas.
comment-lie-7 = Bonitos colores. Solo que no eran esos.
comment-lie-8 = { $doubter } ya conoce a { $who }.
comment-truth-1 = { $who } lo había dicho. Palabra por palabra.
comment-truth-2 = Aún pasan estas cosas.
comment-truth-3 = { $who } sonríe. { $doubter } cuenta.
comment-truth-4 = { $doubter } habría apostado por ello, y lo ha hecho.
comment-truth-5 = La verdad es el mejor farol.
comment-truth-6 = { $who } no sabría inventarse algo así.
comment-truth-7 = Cara honrada, cartas honradas.
comment-truth-8 = { $doubter } le debe una disculpa a { $who }.
comment-won-1 = A { $who } ya no le queda nada que esconder.
comment-won-2 = Manos vacías, conciencia limpia: { $who }.
comment-won-3 = { $who } enseña las palmas.
comment-won-4 = Tampoco hay nada en la manga.

## Opciones

credit = Publicado; su reglamento no nombra a sus autores
tagline = Pon cartas boca abajo, di un color y pon cara de no haber roto un plato.
also-known = De la familia del mentiroso, o desconfío.
form-base = Una partida
    .help = Gana quien antes se queda sin cartas.
form-extended = Tres partidas, con puntos
    .help = La regla ampliada de los autores: 10 para quien gana, −1 por carta para el resto.
option-dealer = Quién reparte
    .help = Repartís cartas de verdad, o cada móvil muestra las suyas.
    .choice-table = La mesa
    .choice-app = La app
option-deck = Vuestra baraja
    .help = Una baraja francesa basta para 2 a 5. Entonces decís «tres corazones».
    .choice-colours = Colores y una carta arcoíris
    .choice-suits = ♠ ♥ ♦ ♣ y un comodín
option-colours = Vuestros colores
    .help = Además de la carta arcoíris: siete, o cinco si sois dos.
    .choice-red = Rojo
    .choice-orange = Naranja
    .choice-yellow = Amarillo
    .choice-green = Verde
    .choice-blue = Azul
    .choice-violet = Violeta
    .choice-black = Negro
    .choice-pink = Rosa
    .choice-white = Blanco
    .choice-brown = Marrón
option-cards = Cartas de cada color
    .help = Tantas como tenga vuestra baraja.
option-ranks = Cartas de cada palo
    .help = 13 es del as al rey. Si sois dos, bastan 9: del as al 9.
option-extended = Tres partidas, con puntos
    .help = 10 para quien gana, −1 por carta para el resto. Si no: una partida, y gana quien antes se queda sin cartas.
option-entry = Lo que le decís al móvil
    .help = En secreto: una duda se resuelve al momento. Solo lo dicho: anotáis las cartas cuando se destapan.
    .choice-sealed = Las cartas de verdad, en secreto
    .choice-open = Solo lo que se dice
option-starter = Quién empieza
    .help = Solo la primera partida. Después, quien ganó la última.
    .choice-draw = Por sorteo
    .choice-table = Lo decidimos
printed-colours = Colores y una carta arcoíris
    .help = Cada color lleva su símbolo y su nombre: basta una impresora en blanco y negro.
    .note = Antes de jugar, «Vuestra baraja» es «Colores y una carta arcoíris».
printed-colours-colours = Colores
    .help = Siete, o cinco si sois dos.
    .choice-red = Rojo
    .choice-orange = Naranja
    .choice-yellow = Amarillo
    .choice-green = Verde
    .choice-blue = Azul
    .choice-violet = Violeta
    .choice-black = Negro
    .choice-pink = Rosa
    .choice-white = Blanco
    .choice-brown = Marrón
printed-colours-cards = Cartas de cada color
    .help = Las mismas que ponéis antes de jugar.
printed-suits = Cuatro palos y un comodín
    .help = Solo cuentan los palos, pero cada carta tiene su valor: la baraja sirve también para otros juegos.
    .note = Antes de jugar, poned «Vuestra baraja» en «♠ ♥ ♦ ♣ y un comodín».
printed-suits-ranks = Cartas de cada palo
    .help = 13 es del as al rey. Si sois dos, bastan 9.
