# I Bid You Not, en palabras.

## Las fichas

# Cómo se llama un tipo de ficha. Son los nombres impresos en las fichas.
type-name = { $type ->
    [headgrowns] Headgrowns
    [swatphone] Swatphone
    [flown-mower] Flown Mower
    [laptopple] Laptopple
    [walkie-barkie] Walkie-Barkie
    [camerat] Camerat
    [dishsmasher] Dishsmasher
    [refrigergator] Refrigergator
    [wrist-wash] Wrist Wash
    [cashing-machine] Cashing Machine
    [bear-dryer] Bear Dryer
    [aquariumbrella] Aquariumbrella
    [smoak-alarm] Smoak Alarm
    [squinter] Squinter
    [ceiling-van] Ceiling Van
    [calculater] Calculater
    [thumb-hive] Thumb Hive
    [computer-moose] Computer Moose
    [telefishion] Telefishion
    [digital-sock] Digital Sock
    [microwave] Microwave
    [nightbulb] Nightbulb
    [remote-controll] Remote Controll
   *[gamehat] Gamehat
}
# Lo que dice la acción de una ficha: la primera (a) o la segunda (b) de su tipo.
action = { $type ->
    [headgrowns] { $action ->
        [a] Si la ganas: todas tus fichas valen 1 más
        [b] Si la ganas: todas tus fichas valen 1 menos
       *[none] {""}
    }
    [swatphone] { $action ->
        [a] Todas las demás acciones se apagan
        [b] Añadir y pujar solo fichas con acción
       *[none] {""}
    }
    [flown-mower] { $action ->
        [a] Añadir solo tipos nuevos
        [b] Añadir solo tipos que ya estén
       *[none] {""}
    }
    [laptopple] { $action ->
        [a] Al momento: una subasta
        [b] Sin subastas en los próximos 3 turnos
       *[none] {""}
    }
    [walkie-barkie] { $action ->
        [a] Solo se gana lo que está a su derecha
        [b] Se ganan también las pujas
       *[none] {""}
    }
    [refrigergator] { $action ->
        [a] Subir por precio, no por número
        [b] Cada ficha tiene que ser más baja que la última
       *[none] {""}
    }
    [wrist-wash] { $action ->
        [a] Nadie puede librarse
        [b] Librarse cuesta justo 3 fichas ganadas y no añade ninguna
       *[none] {""}
    }
    [cashing-machine] { $action ->
        [a] La subasta no se invierte nunca
        [b] La subasta se invierte siempre
       *[none] {""}
    }
    [bear-dryer] { $action ->
        [a] Al momento: ganas las fichas negativas que añadiste
        [b] Solo puja quien añadió una ficha negativa
       *[none] {""}
    }
    [aquariumbrella] { $action ->
        [a] Cuando se gana, cada cual puede añadir una ficha
        [b] Cuando se gana, cada cual puede descartar una de sus fichas
       *[none] {""}
    }
    [smoak-alarm] { $action ->
        [a] Al momento: quita una ficha ganada a cada persona
        [b] Al momento: cada persona te quita una ficha ganada
       *[none] {""}
    }
    [ceiling-van] { $action ->
        [a] Añadir hasta dos fichas por turno
        [b] Pujar dos fichas: cuenta su suma
       *[none] {""}
    }
    [calculater] { $action ->
        [a] Pujar a la vista, en el sentido del reloj
        [b] Quien declara la subasta no puja
       *[none] {""}
    }
    [thumb-hive] { $action ->
        [a] Añadir solo la ficha más alta de la mano
        [b] Añadir solo la ficha más baja de la mano
       *[none] {""}
    }
    [computer-moose] { $action ->
        [a] No cuentan las pujas por debajo del número más bajo de la oferta
        [b] No cuentan las pujas por encima del número más alto de la oferta
       *[none] {""}
    }
    [telefishion] { $action ->
        [a] No se puede añadir nunca
        [b] No se puede pujar nunca
       *[none] {""}
    }
    [digital-sock] { $action ->
        [a] Solo una Digital Sock en la oferta
        [b] Se puede añadir siempre
       *[none] {""}
    }
    [nightbulb] { $action ->
        [a] Cuando se gana, se descarta
        [b] Cuando se gana, va a la mano de quien la gana
       *[none] {""}
    }
    [remote-controll] { $action ->
        [a] No añadir precios negativos
        [b] No añadir precios positivos
       *[none] {""}
    }
    [gamehat] { $action ->
        [a] Lo que sigue tiene que ser de otro precio y otro tipo
        [b] Lo que sigue tiene que ser del mismo precio o tipo
       *[none] {""}
    }
   *[other] {""}
}
price = { SIGNED($it) }
number = { $number }
the-number = la { $number }
what = la { $number } ({ type-name }, { SIGNED($price) })
tiles = { $it ->
    [one] { $it } ficha
   *[other] { $it } fichas
}

## Lo que se ha decidido

dealt = Empieza { $starter }. { COUNT($more) ->
    [0] Cada persona tiene { $most } fichas.
    [one] { $more } tiene { $most } fichas; el resto, { $least }.
   *[other] { $more } tienen { $most } fichas; el resto, { $least }.
}
first-offer = La primera oferta es { SAY($tile, "what") }.
added = { $seat } añade { SAY($tile, "what") }.
now-works = { $silent ->
    [none] A partir de ahora: { SMALL(SAY($tile, "action")) }.
    [swatphone] Su acción no cuenta: la apaga un Swatphone.
   *[other] Su acción no cuenta: la sustituye una ficha posterior de su tipo.
}
passed = { $more_turns ->
    [0] { $seat } pasa. El Laptopple no permite subasta en este turno.
    [one] { $seat } pasa. El Laptopple no permite subasta durante { $more_turns } turno más.
   *[other] { $seat } pasa. El Laptopple no permite subasta durante { $more_turns } turnos más.
}
alarm = { $takes ->
    [yes] Smoak Alarm: { $to } toma { SAY($tile, "what") } de { $frm }, al azar.
   *[no] Smoak Alarm: { $to } recibe { SAY($tile, "what") } de { $frm }, al azar.
}
dried = Bear Dryer: { $seat } gana al momento { SAY($tiles, "what") }.
declared = { $seat } declara una subasta.
auction-at-once = Laptopple: una subasta, al momento.
no-part = { COUNT($seats) ->
    [one] { $seats } no puja.
   *[other] { $seats } no pujan.
}
sorted = { $order ->
    [lowest] Primero la más baja.
   *[highest] Primero la más alta.
}
    .because = { $reason ->
        [always] La Cashing Machine invierte todas las subastas.
        [never] La Cashing Machine prohíbe la inversión.
        [none] {""}
        [inside] { $bids ->
            [1] La única puja está entre { $low } y { $high }.
           *[other] Todas las pujas están entre { $low } y { $high }.
        }
        [single] La oferta es una sola ficha.
       *[outside] { $bids ->
            [1] La única puja no está entre { $low } y { $high }.
           *[other] No todas las pujas están entre { $low } y { $high }.
        }
    }
in-order = { COMMAS($bids, "bid-in-order") }.
bid-in-order = { COUNT($tiles) ->
    [1] { $seat } { $worth }
   *[other] { $seat } { $worth } ({ SAY($tiles, "number") })
}
ignored = { $below ->
    [yes] La puja de { $worth } de { $seat } no cuenta. Computer Moose: nada por debajo de { $end }.
   *[no] La puja de { $worth } de { $seat } no cuenta. Computer Moose: nada por encima de { $end }.
}
all-ignored = No cuenta ninguna puja. No gana nadie, la oferta se queda, y le toca a quien sigue.
no-bids = A nadie le quedan fichas para pujar. Nadie se lleva la oferta.
skipped = { $seat } se libra.
lost = { $seat } pierde { SAY($tile, "what") }, al azar. Descartadla.
put = { $seat } añade { SAY($tile, "what") } a la oferta.
took = { $why ->
    [none] { $seat } se lleva la oferta: { SIGNED($total) }.
   *[other] { $seat } tiene que llevarse la oferta: { SIGNED($total) }.
}
    .because = { SAY(COUNT($tiles), "tiles") }.{ $why ->
        [none] {""}
        [last] {" "}No queda nadie más.
        [nobody-may] {" "}Wrist Wash: nadie puede librarse.
        [no-scored] {" "}No hay ficha ganada con que pagar.
        [no-hand] {" "}No hay ficha en la mano con que pagar.
        [no-fitting] {" "}No hay ficha que se pueda añadir.
        [too-few] {" "}Librarse cuesta 3 fichas ganadas.
       *[nothing] {" "}No hay ficha ganada que perder ni ficha que añadir.
    }
right-of = Walkie-Barkie: solo se gana lo que está a la derecha de la { AT($tile, "number") }. Descartad { SAY($lost, "number") }.
to-hand = Nightbulb: la { AT($tile, "number") } va a la mano de { $seat }.
burnt = Nightbulb: descartad la { AT($tile, "number") }.
bids-too = Walkie-Barkie: { $seat } se lleva también las pujas, { SAY($tiles, "number") }.
returned = { COUNT($numbers) ->
    [one] { $seat } recupera la { $numbers }: una puja intermedia.
   *[other] { $seat } recupera las { $numbers }: pujas intermedias.
}
gift = Aquariumbrella: { $seat } añade { SAY($tile, "what") } a lo que ganó { $winner }.
spoiled = Aquariumbrella: { $seat } descarta { SAY($tile, "what") } de lo que ganó { $winner }.
next-offer = La { AT($tile, "number") } de { $seat } empieza la siguiente oferta.
    .because = { $chosen ->
        [yes] Lo elige quien ganó.
       *[no] Es la puja más baja.
    }
won = { COUNT($seats) ->
    [one] { $seats } gana con { SIGNED($total) }.
   *[other] { $seats } comparten la victoria con { SIGNED($total) }.
}
unsold = { COUNT($numbers) ->
    [one] Nadie gana la { $numbers }. No tuvo subasta.
   *[other] Nadie gana las fichas { $numbers }. No tuvieron subasta.
}
counted = { $tiles ->
    [0] { $seat }: ninguna ficha, 0.
   *[other] { $seat }: { SAY($tiles, "tiles") }{ $counts ->
        [all] {""}
        [one] , cuenta { COUNT($counting) }
       *[some] , cuentan { COUNT($counting) }
    }. { $each ->
        [0] {""}
       *[other] Precios { SIGNED($prices) }, Headgrowns { SIGNED($grown) } ({ SIGNED($each) } por ficha).{" "}
    }{ SIGNED($total) } en total.
}
odd-deck = La { $number } no se contará más: quien dirige dice que estas fichas son distintas.
list-corrected = { AT($tile, "action") ->
    [none] La lista dice ahora: { SAY($tile, "what") }.
   *[other] La lista dice ahora: { SAY($tile, "what") }, «{ SAY($tile, "action") }».
}
leaves = { $seat } se ha ido y ya no puede ganar. Su mano ya no juega; sus fichas ganadas se quedan.
back = { $seat } ha vuelto, con la misma mano.
column = Fichas

## Por qué no se puede jugar una ficha

out = { $where ->
    [offer] La { $number } está en la oferta
    [scored] La { $number } está entre las fichas ganadas de { $whose }
    [hand] La { $number } está en la mano de { $whose }
   *[discarded] La { $number } está descartada
}: { $entered_by ->
    [none] fue la primera oferta.
   *[other] { $use ->
        [add] { $entered_by } la añadió en el turno { $turn }.
        [bid] { $entered_by } la pujó en el turno { $turn }.
        [gift] { $entered_by } la regaló en el turno { $turn }.
       *[other] { $entered_by } la anotó en el turno { $turn }.
    }
}
hand-known = Solo tienes { $numbers }.
never-added = Este Telefishion no se puede añadir nunca.
never-bid = Este Telefishion no se puede pujar nunca.
only-one = Solo puede haber una Digital Sock en la oferta, y ya está la { $there }.
price-ascends = Refrigergator: el precio tiene que pasar de { SIGNED($last) }. Este es { SIGNED($price) }.
must-be-lower = Refrigergator: tiene que ser más baja que { $last }.
must-be-higher = Tiene que ser más alta que { $last }.
only-actions = Swatphone: solo fichas con acción. La { $number } no tiene.
type-there = Flown Mower: ya hay { type-name } en la oferta.
type-not-there = Flown Mower: aún no hay { type-name } en la oferta.
no-negative = Remote Controll: sin precios negativos. Este es { SIGNED($price) }.
no-positive = Remote Controll: sin precios positivos. Este es { SIGNED($price) }.
must-differ = Gamehat { AT($hat, "number") }: { SAY($hat, "differ-from") }.
differ-from = ni { SIGNED($price) } ni { type-name }
must-share = Gamehat { AT($hat, "number") }: tiene que ser { SAY($hat, "share-with") }.
share-with = { SIGNED($price) } o { type-name }
follow-higher = Más alta que { $last }.
follow-lower = Más baja que { $last }.
follow-price = Cualquier número, con un precio de más de { SIGNED($price) }.
follow-both = Más baja que { $last }, con un precio de más de { SIGNED($price) }.
offer-runs = { $is_one ->
    [yes] La oferta es solo la { $low }.
   *[no] La oferta va de { $low } a { $high }.
}
outside-only = Tiene que ser más baja que { $low } o más alta que { $high }.
two-tiles = Es dos veces la { $number }. Elige dos fichas distintas.
not-in-hand = La { $number } no está en tu mano.
not-highest = Thumb Hive: solo la más alta de tu mano, la { $highest }.
not-lowest = Thumb Hive: solo la más baja de tu mano, la { $lowest }.
cannot-add = Ahora ninguna ficha va con esta oferta.
no-scored = No tienes ficha ganada que perder.
nothing-to-add = No tienes ficha que añadir.

## Las listas

csv-columns = { $columns ->
    [one] Línea { $line }: hace falta un número, un tipo y un precio. Solo hay { $columns } columna.
   *[other] Línea { $line }: hace falta un número, un tipo y un precio. Solo hay { $columns } columnas.
}
csv-number = Línea { $line }: «{ $given }» no es un número de { $low } a { $high }.
csv-twice = Línea { $line }: la { $number } ya está en la línea { $first }.
csv-type = { $near ->
    [none] Línea { $line }: no hay ningún tipo «{ $given }».
   *[other] Línea { $line }: no hay ningún tipo «{ $given }». ¿Era { SAY($near, "type-called") }?
}
type-called = { $it ->
    [headgrowns] Headgrowns
    [swatphone] Swatphone
    [flown-mower] Flown Mower
    [laptopple] Laptopple
    [walkie-barkie] Walkie-Barkie
    [camerat] Camerat
    [dishsmasher] Dishsmasher
    [refrigergator] Refrigergator
    [wrist-wash] Wrist Wash
    [cashing-machine] Cashing Machine
    [bear-dryer] Bear Dryer
    [aquariumbrella] Aquariumbrella
    [smoak-alarm] Smoak Alarm
    [squinter] Squinter
    [ceiling-van] Ceiling Van
    [calculater] Calculater
    [thumb-hive] Thumb Hive
    [computer-moose] Computer Moose
    [telefishion] Telefishion
    [digital-sock] Digital Sock
    [microwave] Microwave
    [nightbulb] Nightbulb
    [remote-controll] Remote Controll
   *[gamehat] Gamehat
}
csv-price = Línea { $line }: «{ $given }» no es un precio. Los precios son { $prices }.
csv-action = Línea { $line }: «{ $given }» no es una acción. Escribid a, b o nada.
csv-no-action = Línea { $line }: { type-name } no tiene acciones.
csv-quotes = Línea { $line }: las columnas no están claras. ¿Sobra alguna comilla?
csv-too-long = El archivo tiene { $lines } líneas. Una lista tiene { $most } como mucho.
csv-empty = El archivo no tiene fichas.
too-few-tiles = { $tiles ->
    [one] { $tiles } ficha es demasiado poco. Hacen falta al menos { $least }.
   *[other] { $tiles } fichas son demasiado pocas. Hacen falta al menos { $least }.
}
range-backwards = Ningún número va de { $low } a { $high }. Cambiad uno por otro.
# Qué fichas se dejan fuera: las que están por debajo de un número, por encima de otro, o ambas.
put-aside = { $under ->
    [none] Dejad fuera todas las fichas por encima de { $over }
   *[other] { $over ->
        [none] Dejad fuera todas las fichas por debajo de { $under }
       *[other] Dejad fuera todas las fichas por debajo de { $under } o por encima de { $over }
    }
}
layout = { $tiles } fichas, de { $low } a { $high }: { $more ->
    [0] { $each } por persona
   *[other] { $each } o { $larger_hand } por persona
}, y una para la primera oferta.{ $left_in_box ->
    [all] {" "}Dejad vuestras fichas en la caja.
    [some] {" "}{ put-aside }: { SAY($away, "tiles") }.
   *[none] {""}
}
open-list = { $left_in_box ->
    [some] { put-aside }. { list-known }
   *[none] { list-known }
}
list-known = { $known ->
    [0] Cada ficha se describe una vez, cuando aparece.
    [one] Se conoce { $known } ficha. Cada una de las demás se describe una vez, cuando aparece.
   *[other] Se conocen { $known } fichas. Cada una de las demás se describe una vez, cuando aparece.
}

## Los grandes momentos al destapar

highlight-sold = ¡Vendido! { COUNT($tiles) } fichas de golpe.

## Las preguntas

ask-starter = ¿Quién empieza?
hint-starter = Recibe la primera ficha y juega el primer turno.
button-starter = Empieza {"{}"}
entry-starter = quién empieza
ask-size = ¿Cuántas fichas?
hint-size = Contad todas las que usáis, también la de arriba.
button-size = {"{}"} fichas
entry-size = número de fichas
ask-start = Destapad la ficha de arriba. ¿Cuál es?
hint-start = Es la primera oferta. Repartid las demás.
button-start = Empezar con la {"{}"}
none-start = ¿Qué ficha?
entry-start = primera oferta
ask-turn = Te toca
hint-turn = { $other ->
    [declare] Añade una ficha o declara una subasta.
   *[pass] Añade una ficha. Si no puedes, pasa.
}
entry-turn = turno
entry-second = segunda ficha
ask-add = Añadir una ficha
button-add = Añadir la {"{}"}
none-add = ¿Qué ficha?
ask-declare = Declarar una subasta
button-declare = Declarar una subasta
ask-pass = Pasar
button-pass = Pasar
ask-second = ¿Otra ficha?
hint-second = Con un Ceiling Van puedes añadir dos.
ask-done = Con una basta
button-done = Con una basta
ask-bid = { $several ->
    [yes] ¿Qué dos fichas pujas?
   *[no] ¿Qué ficha pujas?
}
hint-bid = { OPTION("dealer") ->
    [app] { $several ->
        [yes] No las ve nadie hasta que todo el mundo haya sellado.
       *[no] No la ve nadie hasta que todo el mundo haya sellado.
    }
   *[table] { $several ->
        [yes] Ponlas boca abajo y séllalas aquí.
       *[no] Ponla boca abajo y séllala aquí.
    }
}
button-bid = { $several ->
    [yes] Sellar las dos
   *[no] Sellar la {"{}"}
}
none-bid = ¿Qué ficha?
entry-bid = puja
ask-openbid = { ask-bid }
hint-openbid = { OPTION("dealer") ->
    [app] Calculater: se puja a la vista.
   *[table] { $several ->
        [yes] Calculater: se puja a la vista. Ponlas boca arriba.
       *[no] Calculater: se puja a la vista. Ponla boca arriba.
    }
}
button-openbid = { $several ->
    [yes] Pujar las dos
   *[no] Pujar la {"{}"}
}
none-openbid = ¿Qué ficha?
entry-openbid = puja
choosing-openbid = { $names } puja a la vista
choosing-turn = Le toca a { $names }
choosing-choice = { $names } decide: ¿llevársela o librarse?
choosing-put = { $names } se libra y añade una ficha
choosing-second = { $names } puede añadir otra ficha
choosing-gift = { $names } puede añadir una ficha a lo ganado
choosing-spoil = { $names } puede descartar una ficha de lo ganado
choosing-starts = { $names } elige la puja que empieza la siguiente oferta
ask-first = Una ficha
ask-choice = ¿Quieres esta oferta?
hint-choice = Llévatela, o paga para librarte. Luego decide quien sigue.
button-choice = {"{}"}
none-choice = Llevármela o librarme
entry-choice = respuesta a la oferta
label-choice = { $value ->
    [take] se la lleva
    [skip] se libra
    [lose] se libra, pierde una ficha
   *[add] se libra, añade una ficha
}
option-take = Llevármela: { SAY($tiles, "tiles") }, { SIGNED($total) }{ $bids ->
    [yes] , y las pujas
   *[no] {""}
}{ $hand ->
    [0] {""}
   *[other] , y { $hand } a tu mano
}
option-skip = { $add ->
    [yes] Librarme: perder una ficha ganada y añadir una de mi mano
   *[no] Librarme: perder { $price } fichas ganadas
}
option-lose = Librarme: perder una ficha ganada
option-add = Librarme: añadir una ficha de mi mano
option-bid = La de { $seat }: { $worth }
option-tile = Descartar { SAY($tile, "number-and-what") }
number-and-what = { $number } ({ type-name }, { SIGNED($price) })
option-number = { $number }
option-none = Dejarlo como está
ask-put = ¿Qué ficha añades?
hint-put = { $several ->
    [yes] De tu mano, en cualquier lugar de la oferta.
   *[no] De tu mano: por debajo de toda la oferta, o por encima.
}
button-put = { $several ->
    [yes] Ponerla {"{}"}
   *[no] Añadir la {"{}"}
}
none-put = { $several ->
    [yes] ¿Qué ficha y dónde?
   *[no] ¿Qué ficha?
}
entry-put = ficha añadida para librarse
ask-tile = ¿Qué ficha?
ask-place = ¿Dónde va?
ask-starts = ¿Qué puja empieza la siguiente oferta?
hint-starts = Te has llevado esta, así que eliges.
button-starts = Empieza la puja de {"{}"}
entry-starts = principio de la siguiente oferta
ask-gift = ¿Añadir a lo ganado?
hint-gift = Aquariumbrella: puedes añadir una ficha de tu mano a lo ganado.
entry-gift = regalo a quien ganó
ask-give = Regalar una ficha
button-give = Regalar la {"{}"}
none-give = ¿Qué ficha?
ask-none = No, gracias
button-none = No, gracias
ask-spoil = ¿Descartar una ficha de lo ganado?
hint-spoil = Aquariumbrella: cada cual puede descartar una ficha.
button-spoil = {"{}"}
entry-spoil = descarte de lo ganado
label-spoil = { $value ->
    [none] nada
   *[other] { $value }
}
entry-drawn = ficha perdida para librarse
entry-alarm = Smoak Alarm
entry-gone = turno
ask-clash = Dos anotaciones dicen { $item }
hint-clash = Solo hay una ficha así. Corregid la anotación que está mal.
place-clash = { $what ->
    [bid] puja de { $seat }, turno { $round }
   *[other] ficha de { $seat }, turno { $round }
}
label-clash = las dos están bien
entry-clash = fichas distintas
hint-leave = Su mano ya no juega.
ask-override = ¿Qué número está dos veces?
hint-override = ¿Un error de imprenta, o juegos mezclados? Ese número no se contará.
entry-override = número que ya no se cuenta
ask-describe = ¿Qué dice de verdad la ficha?
entry-pile = mezcla
hint-describe = Su número y lo que lleva impreso.
button-describe = Guardar la {"{}"}
none-describe = ¿Qué ficha y qué es?
entry-describe = corrección de la lista

# Lo anotado: un número, o una ficha descrita a la vez.
told-tile = { $type ->
    [none] { $number }
   *[other] { $number } ({ type-name }, { SIGNED($price) })
}
label-tile = { SAY($value, "told-tile") }
label-start = { SAY($value, "told-tile") }
label-bid = { SAY($value, "told-tile") }
label-openbid = { SAY($value, "told-tile") }
label-put = { SAY($value, "told-tile") }
label-describe = { SAY($value, "told-tile") }
label-add = { SAY($value, "told-tile") }
label-give = { SAY($value, "told-tile") }
label-first = { SAY($value, "told-tile") }
label-drawn = { $value }
label-alarm = { $value }
label-override = { $value }
label-turn = { $what ->
    [add] añade { SAY($tiles, "told-tile") }
    [declare] una subasta
   *[pass] pasa
}
label-second = { $what ->
    [add] { SAY($tiles, "told-tile") }
   *[done] ninguna
}
label-gift = { $what ->
    [add] { SAY($tiles, "told-tile") }
   *[none] nada
}
call-override = Un número está dos veces…
call-describe = Nuestra lista está mal…
sealing-bid = Una subasta: todo el mundo sella una ficha.
waiting-start = Esperamos la primera ficha
waiting-starter = ¿Quién empieza?
waiting-size = Esperamos el número de fichas
entered-choice = { label-choice }
entered-spoil = { label-spoil }
entered-gone = saltado
part-start = el principio

## Lo que se propone hacer a alguien, donde puede hacerlo cualquiera

to-starter = decir quién empieza
to-size = contar las fichas
to-start = destapar la ficha de arriba

## Por dónde vamos

place-long =
    Oferta { $number }
    { $turn ->
        [0] {""}
       *[other] Turno { $turn }
    }
place-short = { $turn ->
    [0] Oferta { $number }
   *[other] Oferta { $number } · turno { $turn }
}
between-heading = { $stage ->
    [start] Preparad las fichas
   *[other] {""}
}
between-steps =
    { OPTION("dealer") ->
        [app] {""}
       *[table] { $left_in_box ->
            [none] {""}
           *[some] { put-aside }.{ $tiles_played ->
                [none] {""}
                [one] {" "}Queda { $tiles_played }.
               *[other] {" "}Quedan { $tiles_played }.
            }
        }
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] { $tiles_played ->
            [none] Mezclad las fichas y contadlas. Anotad cuántas son.
           *[other] Mezclad boca abajo las { $tiles_played } fichas.
        }
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] { $starter_is_drawn ->
            [yes] {""}
           *[no] { $starter ->
                [none] Poneos de acuerdo en quién empieza y anotadlo.
               *[other] Empieza { $starter }.
            }
        }
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] Destapad la ficha de arriba: la primera oferta.
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] { $starter ->
            [none] Repartid las demás una a una, en el sentido del reloj, desde quien empieza. { between-hands }
           *[other] Repartid las demás una a una, en el sentido del reloj, desde { $starter }. { between-hands }
        }
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] Anotad la ficha destapada.{ $starter_is_drawn ->
            [yes] { $starter ->
                [none] {""}
               *[other] {" "}Empieza { $starter }, por sorteo.
            }
           *[no] {""}
        }
    }
between-hands = { $smaller_hand ->
    [0] Puede haber una ficha de diferencia.
   *[other] { UPTO($larger_hands, 2) ->
        [0] Cada persona recibe { $smaller_hand }.
        [more] Las { COUNT($larger_hands) } primeras personas, hasta { LAST($larger_hands) }, reciben { $larger_hand }; el resto, { $smaller_hand }.
        [1] { $larger_hands } recibe { $larger_hand }; { between-rest }, { $smaller_hand }.
       *[other] { $larger_hands } reciben { $larger_hand }; { between-rest }, { $smaller_hand }.
    }
}
between-rest = { COUNT($smaller_hands) ->
    [1] { $smaller_hands }
   *[other] el resto
}

## Lo que no se puede anotar

no-such-tile = En este juego no hay ninguna { $number }. Mira otra vez el número.
left-out = La { $number } se dejó fuera. Jugáis de { $low } a { $high }.
tile-undescribed = La { $number } es nueva. Descríbela también.
tile-differs = La { $number } se conoce como otra ficha.

## Antes de enseñar en el tablero las pujas, o una decisión

opening = { SAY(FIRST($facts), "opening-of") }
opening-of = { $it ->
    [none] {""}
   *[other] { $opening ->
        [decided] { $seat } ya lo ha decidido.
        [nothing] {""}
       *[bids] Pujas a la vista, primero la más baja.
    }
}

## Lo que fue notable, contado al final

mention-own-tile = { $seat } añadió { SAY($tile, "what") } y acabó llevándosela.
mention-turned = Solo la puja de { $worth } de { $seat } estaba fuera de { $low } a { $high }. Solo por eso decidió primero la más alta.
mention-hot = { $total ->
    [0] { $skips } personas pagaron para librarse de una oferta que no valía nada. Se la llevó { $seat }.
   *[other] { $skips } personas pagaron para librarse de { SIGNED($total) }. Se lo llevó { $seat }.
}

## ¿Qué puedo hacer?

can-starter =
    Poneos de acuerdo en quién empieza y tocad su nombre. Puede hacerlo cualquiera.
    Recibe la primera ficha y juega el primer turno.
can-size =
    Contad todas las fichas con las que jugáis, también la de arriba. Puede anotarlo cualquiera.
    Así sabe la app cuántas fichas tiene cada cual.
can-start =
    Destapad la ficha de arriba: es la primera oferta. Puede anotarla cualquiera.
    Repartid todas las demás. Luego, quien empieza añade una ficha o declara una subasta.
can-turn =
    { $other ->
        [declare] { $can_add ->
            [yes] Añade una ficha a la derecha o declara una subasta. Si no puedes añadir, es obligatorio.
           *[no] Declara una subasta: ahora no se puede añadir ninguna ficha.
        }
       *[pass] { $can_add ->
            [yes] Añade una ficha, o pasa si no puedes: el Laptopple no permite subasta ahora.
           *[no] Pasa: no se puede añadir ninguna ficha, y el Laptopple no permite subasta.
        }
    }
    { can-fits }
    En una subasta, todo el mundo sella una ficha. Quien se lleva la oferta suma sus precios.
# Qué fichas se pueden añadir ahora: «más alta que 12».
can-fits = { $fits ->
    [none] {""}
   *[other] Ahora puedes añadir: { SMALL($fits) }
}
can-second =
    { $can_add ->
        [yes] El Ceiling Van te deja añadir otra ficha. No es obligatorio.
       *[no] Ahora no se puede añadir otra ficha.
    }
    { can-fits }
can-bid =
    { OPTION("dealer") ->
        [app] { $several ->
            [yes] Elige dos fichas y séllalas: tu puja es su suma.
           *[no] Elige una ficha y séllala como puja. No la ve nadie hasta que todo el mundo haya sellado.
        }
       *[table] { $several ->
            [yes] Pon dos fichas boca abajo y séllalas: tu puja es su suma.
           *[no] Pon una ficha boca abajo y séllala como puja. No la ve nadie hasta que todo el mundo haya sellado.
        }
    }
    { can-first }
    { can-next }
# Quién decide primero.
can-first = { $machine ->
    [lowest] La Cashing Machine: la puja más baja decide primero, pase lo que pase.
    [highest] La Cashing Machine: la puja más alta decide primero, pase lo que pase.
    [single] La puja más alta decide primero: llevarse la oferta o pagar para librarse.
   *[none] La puja más alta decide primero. Si todas están entre { $offer_low } y { $offer_high }, la más baja.
}
# Qué pasa con las pujas.
can-next = { OPTION("winner_starts") ->
    [yes] Quien se lleva la oferta elige la puja que empieza la siguiente. { can-others }
   *[no] La puja más baja empieza la siguiente oferta. { can-others }
}
can-others = { OPTION("middle_returns") ->
    [yes] { PLAYERS() ->
        [2] Las demás se descartan.
       *[other] Una intermedia puede volver.
    }
   *[no] Las demás se descartan.
}
can-openbid =
    { OPTION("dealer") ->
        [app] { $several ->
            [yes] El Calculater: se puja a la vista. Elige dos fichas: tu puja es su suma.
           *[no] El Calculater: se puja a la vista. Elige tu puja.
        }
       *[table] { $several ->
            [yes] El Calculater: se puja a la vista. Pon dos fichas boca arriba: tu puja es su suma.
           *[no] El Calculater: se puja a la vista. Pon tu puja boca arriba y anótala.
        }
    }
    { can-first }
    { can-next }
can-choice =
    { $take_bids ->
        [yes] Llévate la oferta: sumas { SIGNED($take_total) } con { SAY($take_tiles, "tiles") }, y las pujas.
       *[no] Llévate la oferta: sumas { SIGNED($take_total) } con { SAY($take_tiles, "tiles") }.
    }
    { $skip_cost ->
        [either] O líbrate: pierde una ficha ganada, al azar, o añade una de tu mano.
        [both] O líbrate: pierde una ficha ganada, al azar, y añade una de tu mano.
       *[several] O líbrate: pierde { $skip_price } fichas ganadas, al azar.
    }
    Luego decide quien sigue. La última persona tiene que llevársela.
can-put =
    { $several ->
        [yes] Añade una ficha de tu mano, en cualquier lugar de la oferta.
       *[no] Añade una ficha de tu mano, por debajo de toda la oferta o por encima.
    }
    Es el precio por librarte. Quien se lleve la oferta la suma, buena o mala.
can-starts =
    Te has llevado la oferta, así que eliges la puja que empieza la siguiente.
    { OPTION("middle_returns") ->
        [yes] Las demás pujas se descartan, salvo que vuelva una intermedia.
       *[no] Las demás pujas se descartan.
    }
can-gift =
    { $winner ->
        [none] La Aquariumbrella: puedes añadir una ficha tuya a lo que ganó alguien.
       *[other] { YOU($winner) ->
            [you] La Aquariumbrella: puedes añadir una ficha tuya a lo que has ganado.
           *[other] La Aquariumbrella: puedes añadir una ficha tuya a lo que ganó { $winner }.
        }
    }
    Allí cuenta su precio, bueno o malo. No es obligatorio.
can-spoil =
    { $winner ->
        [none] La Aquariumbrella: puedes descartar una ficha de lo que ganó alguien.
       *[other] { YOU($winner) ->
            [you] La Aquariumbrella: puedes descartar una ficha de lo que has ganado.
           *[other] La Aquariumbrella: puedes descartar una ficha de lo que ganó { $winner }.
        }
    }
    Entonces no la suma nadie. No es obligatorio.
can-clash =
    Solo hay una ficha { $item }. Tocad la anotación que está mal y cambiadla.
    Las fichas de la mesa dicen cuál es.
    ¿Les pasa algo a las fichas? Dejad las dos. Ese número no se contará más.
can-override =
    Elegid el número que vuestras fichas tienen dos veces.
    No se contará más: puede volver a salir.
can-describe =
    Elegid una ficha que nuestra lista tiene mal y anotad lo que lleva impreso.
    Cambia en la lista y dondequiera que esté la ficha ahora.
meanwhile =
    { $stage ->
        [auction] Quien tiene que decidir se lleva la oferta o paga para librarse. Luego decide quien sigue.
        [skip] Quien tiene que decidir se lleva la oferta o paga para librarse. Luego decide quien sigue.
        [bids] Llegan las pujas. Se destapan todas a la vez.
        [turn] { $seat ->
            [none] El siguiente turno viene en cuanto esto esté anotado.
           *[other] { $seat } añade una ficha o declara una subasta. Luego puja todo el mundo.
        }
       *[other] El siguiente turno viene en cuanto esto esté anotado.
    }

## Cómo se juega

how =
    En tu turno, añade una ficha más alta que la última. O declara una subasta.
    En una subasta, todo el mundo sella una ficha. Decide primero la más alta; si todas están dentro de la oferta, la más baja.
    { OPTION("skip_either") ->
        [yes] { OPTION("in_order") ->
            [yes] Llévate la oferta o líbrate: pierde una ficha ganada o añade una, más baja o más alta que todas.
           *[no] Llévate la oferta o líbrate: pierde una ficha ganada o añade una de tu mano.
        }
       *[no] { OPTION("in_order") ->
            [yes] Llévate la oferta o líbrate: pierde una ficha ganada y añade una, más baja o más alta que todas.
           *[no] Llévate la oferta o líbrate: pierde una ficha ganada y añade una de tu mano.
        }
    }
    { OPTION("winner_starts") ->
        [yes] Quien se la lleva elige la puja que empieza la siguiente oferta. { how-bids }
       *[no] La puja más baja empieza la siguiente oferta. { how-bids }
    }
    { OPTION("actions") ->
        [yes] Una acción cuenta mientras su ficha está en la oferta. El tablero y tu móvil dicen cuáles valen.
       *[no] {""}
    }
    { OPTION("per_type") ->
        [yes] Con todas las manos vacías, sumad vuestros precios: de cada tipo, solo el más alto y el más bajo. Gana el total más alto.
       *[no] Con todas las manos vacías, sumad vuestros precios. Gana el total más alto.
    }
how-bids = { PLAYERS() ->
    [2] La otra puja se descarta.
   *[other] { OPTION("middle_returns") ->
        [yes] La puja intermedia vuelve a la mano, salvo la de quien ganó o se libró. El resto se descarta.
       *[no] Las demás pujas se descartan.
    }
}
decks = { OPTION("decks") ->
    [both] las fichas básicas, Odd Inventions y Double Devices
    [odd] las fichas básicas y Odd Inventions
    [double] las fichas básicas y Double Devices
   *[base] las fichas básicas
}
needs = { OPTION("dealer") ->
    [app] Sin fichas: la app reparte { decks }.
   *[table] { OPTION("deck") ->
        [app] Las fichas que imprime la app, impresión n.º { OPTION("seed") }: { decks }.
       *[ours] Vuestras propias fichas de I Bid You Not: { decks }.
    }
}
substitutes =
    { OPTION("dealer") ->
        [app] {""}
       *[table] { OPTION("deck") ->
            [app] {""}
           *[ours] Si imprimís un juego de fichas, poned «Las fichas» en «Impresas por la app».
        }
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] { OPTION("actions") ->
            [yes] Papelitos del mismo tamaño. Escribid en cada uno un número, un tipo, un precio y su acción. Copiadlos de las fichas que imprime la app.
           *[no] Papelitos del mismo tamaño. Escribid en cada uno un número, un tipo y un precio. Copiadlos de las fichas que imprime la app.
        }
    }
tour-score = Gana fichas con buenos precios. Con todas las manos vacías, gana la suma más alta.
tour-turn = En tu turno, añade una ficha a la oferta o declara una subasta: todo el mundo sella entonces una puja.
tour-negative = Hay precios negativos. ¿Decides al final, o no puedes pagar? Te lo llevas todo.
tour-board = El tablero destapa las pujas y dice quién decide primero: llevarse la oferta o librarse.

## Mientras se juega solo, cada cosa la primera vez que pasa

caption-asked-size = Las fichas se cuentan y se reparten a mano.
caption-asked-start = Alguien destapa la primera ficha: la oferta. Crece hasta que alguien la quiera.
caption-asked-turn = En su turno, cada cual añade una ficha más alta, o pide pujas.
caption-asked-bid = Todo el mundo puja una ficha suya, en secreto.
caption-asked-choice = Quien decide primero puede llevarse toda la oferta o pagar para librarse.
caption-told-sorted = Primero la puja más alta. Pero si todas están dentro de la oferta, la más baja.
caption-told-added = La oferta crece. Hay fichas que valen menos que nada.
caption-told-took = { $seat } se lleva la oferta. Una puja empieza la siguiente.

## Lo que añade el tablero; nada se dice dos veces en una noche. $who es quien puja.

comment-takes-1 = A la una, a las dos, adjudicado a { $who }.
comment-takes-2 = { $who } ya le encontrará un estante.
comment-takes-3 = El martillo saluda a { $who }.
comment-takes-4 = { $who } levantó antes la mano.
comment-takes-5 = Vendido. { $who } ha traído furgoneta.
comment-takes-6 = No se admiten devoluciones, { $who }.
comment-forced-1 = { $who } ya iba hacia la puerta.
comment-forced-2 = A alguien le tenía que tocar. Hola, { $who }.
comment-forced-3 = { $who } solo venía por el café.
comment-forced-4 = { $who } se rascó la oreja en mal momento.
comment-forced-5 = Va detrás de { $who } hasta su casa.
comment-forced-6 = Los muebles han elegido a { $who }.
comment-forced-7 = { $who } tenía la silla muy cerca del martillo.
comment-forced-8 = Qué sola parecía. Ahora tiene a { $who }.
comment-skips-1 = { $who } estudia el techo.
comment-skips-2 = { $who } recuerda que tenía una cita.
comment-skips-3 = A { $who } no le cabe en casa.
comment-skips-4 = { $who } se ata el cordón, despacio.
comment-skips-5 = { $who } se agacha a por un lápiz y ahí se queda.
comment-skips-6 = { $who } lee el catálogo del revés.
comment-inverted-1 = Menos es más.
comment-inverted-2 = Por una vez, primero la modestia.
comment-inverted-3 = Los economistas abandonan la sala.
comment-inverted-4 = La última fila es ahora la primera.

## Qué significa una subasta para un sitio

result-won-you = { COUNT($seats) ->
    [one] ¡Ganas con { SIGNED($total) }!
   *[other] ¡Compartes la victoria con { SIGNED($total) }!
}
result-won = { COUNT($seats) ->
    [one] { $seats } gana con { SIGNED($total) }.
   *[other] { $seats } comparten la victoria con { SIGNED($total) }.
}
result-took-you = { $why ->
    [none] Te llevas la oferta: { SAY(COUNT($tiles), "tiles") }.
   *[other] Tienes que llevarte la oferta: { SAY(COUNT($tiles), "tiles") }.
}
result-took = { $why ->
    [none] { $seat } se lleva la oferta: { SAY(COUNT($tiles), "tiles") } por { SIGNED($total) }.
   *[other] { $seat } tiene que llevarse la oferta: { SAY(COUNT($tiles), "tiles") } por { SIGNED($total) }.
}
result-bids-too = Te llevas también las pujas: { SAY($tiles, "the-number") }.
result-lost = Pierdes la { AT($tile, "number") } de tus fichas ganadas. Descártala.
result-dried = Ganas al momento { SAY($tiles, "the-number") }.
result-ignored = Tu { $worth } no cuenta.
result-to-hand = La { AT($tile, "number") } va a tu mano.
result-returned = { COUNT($numbers) ->
    [one] Recuperas la { $numbers }.
   *[other] Recuperas las { $numbers }.
}
result-next-offer = Tu { AT($tile, "number") } empieza la siguiente oferta.
result-alarm-to = { $takes ->
    [yes] Tomas la { AT($tile, "number") } de { $frm }.
   *[no] Recibes la { AT($tile, "number") } de { $frm }.
}
result-alarm-from = { $to } recibe tu { AT($tile, "number") }.
result-gift = { $seat } añade la { AT($tile, "number") } a lo que has ganado.
result-spoiled = { $seat } descarta la { AT($tile, "number") } de lo que has ganado.
result-nothing = Nada para ti.
result-all-ignored = No cuenta ninguna puja. La oferta se queda.

## En el tablero

scene-has-bid = ha pujado
scene-adding = añade…
scene-choosing = elige…
scene-skipped = se libra
scene-ignored = no cuenta
scene-waiting = espera
scene-in-hand = { $count } en la mano
scene-has-left = se ha ido
scene-sealed = sellado
scene-bidding = puja…
scene-to-play = le toca
scene-took-it = se la lleva
scene-no-tiles = sin fichas
scene-away = no está
scene-counts = { $hand } en la mano, { $scored } ganadas
scene-offer = La oferta
scene-next = Luego
scene-lost = Perdida
scene-ran = La oferta iba de { $low } a { $high }
scene-runs = La oferta va de { $low } a { $high }
scene-bids = Pujas: { COMMAS($bids, "scene-bid") }.
scene-bid = { PLAIN($seat) } { $worth }
scene-actions = Acciones que valen
scene-inverted = Invertida: primero la más baja
scene-highest = Primero la más alta
scene-off = apagada: Swatphone
scene-replaced = sustituida
scene-turns-left = { $turns ->
    [one] queda { $turns }
   *[other] quedan { $turns }
}
tile-acts = con acción

## En un móvil

pad-offer = { $is_one ->
    [yes] Oferta <b>{ $low }</b>, vale <b>{ SIGNED($worth_taken) }</b>
   *[no] Oferta <b>{ $low } a { $high }</b>, vale <b>{ SIGNED($worth_taken) }</b>
}
pad-actions = { $count ->
    [one] { $count } acción
   *[other] { $count } acciones
}
pad-bid-ignored = Tu { $worth } no cuenta.
pad-bid = { $state ->
    [asked] { $first ->
        [yes] Has pujado { $worth }. Decides primero.
       *[no] Has pujado { $worth }. Te toca decidir.
    }
    [skipped] Has pujado { $worth } y te has librado.
    [won] Has pujado { $worth } y te llevas la oferta.
   *[waits] { $asked ->
        [none] Has pujado { $worth }.
       *[other] Has pujado { $worth }. Esperamos a { PLAIN($asked) }.
    }
}
pad-none = Aún no has ganado fichas
pad-headgrowns = { $more ->
    [yes] Headgrowns: cada una de estas fichas cuenta { $by } más.
   *[no] Headgrowns: cada una de estas fichas cuenta { $by } menos.
}
hand-told = { $action ->
    [none] { type-name }, { SIGNED($price) }
   *[other] { type-name }, { SIGNED($price) } · { action }
}
place-alone = sola
place-left = a la izquierda de { $number }
place-right = a la derecha de { $number }
place-between = entre { $low } y { $high }
tile-lift = No puedo jugar ninguna. Jugar esta
tile-near = Fichas posibles
tile-digits = Cifras del número
tile-another = Otro número
tile-what-drawn = ¿Qué lleva dibujado?
tile-type = Tipo
tile-its-price = Su precio
tile-price = Precio
tile-its-action = Su acción
tile-action = Acción
tile-no-action = Sin acción
tile-enter-here = Anótalo aquí
tile-range = { $low } a { $high }
tile-known = Conocida: { $type }, { $price }.
tile-row = { $type }, { $price }
tile-row-acts = { $type }, { $price } · { $says }
tile-suggested = { $number }, { $type }, { $price }
tile-nobody = Nadie ha descrito aún la { $number }.
tile-no-such = Aquí no hay ninguna { $number }. Mira otra vez el número.
tile-described = { $number }: descrita
tile-describe = Describir la { $number }
tile-is = La { $number } es…

## A quien mira

watch-bid = { $state ->
    [asked] { $worth }, decide…
    [skipped] { $worth }, se libra
    [won] { $worth }, se la lleva
    [ignored] { $worth }, no cuenta
   *[waits] { $worth }
}

## La página de las listas

setup-decks = Listas: imprimir o importar
decks-title = Listas · Mesa { $code }
decks-table = Mesa { $code }
decks-rules = Reglas
decks-heading = Listas
decks-what = Una lista dice qué es cada ficha: así nadie tiene que describir ninguna.
decks-imported = { $tiles } fichas importadas. Las usará la próxima partida.
decks-print = Imprimir un juego de fichas
decks-nine = Nueve fichas por hoja, o dieciséis pequeñas. El mismo número de impresión da siempre las mismas fichas.
decks-seed = Número de impresión, de 1 a 999
decks-sets = Series
decks-base = La serie básica tiene 64 fichas. Añadir:
decks-odd = Odd Inventions, 42 fichas
decks-double = Double Devices, 36 fichas
decks-a4 = Imprimir en A4
decks-letter = Imprimir en Letter
decks-save = Guardar como CSV
decks-own = Las fichas de esta mesa
decks-known = { $tiles ->
    [one] { $whole ->
        [yes] Se conoce { $tiles } ficha, y la lista está completa.
       *[no] Se conoce { $tiles } ficha.
    }
   *[other] { $whole ->
        [yes] Se conocen { $tiles } fichas, y la lista está completa.
       *[no] Se conocen { $tiles } fichas.
    }
}
decks-export = Exportar como CSV
decks-print-it = Imprimirla
decks-show = Ver la lista
decks-number = Número
decks-type = Tipo
decks-price = Precio
decks-action = Acción
decks-none = Aún no se conoce ninguna ficha. Describid cada una cuando aparezca, o importad una lista.
decks-import = Importar una lista
decks-csv = Un archivo CSV, una ficha por línea: número, tipo, precio y acción. Cada tipo tiene dos: <b>a</b> es la primera que nombran las <a href="{ $rules }">reglas</a>, <b>b</b> la segunda. Una ficha sin acción no tiene nada ahí.
decks-nothing = <b>No se ha importado nada.</b> { $problems ->
    [one] Corregid antes esta línea:
   *[other] Corregid antes estas { $problems } líneas:
}
decks-more = y { $more } más
decks-game-on = Hay una partida en marcha. Importad una lista antes de la próxima.
decks-host-only = Solo quien dirige puede importar una lista, en el tablero.
decks-file = Archivo
decks-paste = O pegad su texto
decks-whole = Son todas las fichas
decks-refused = Entonces se rechaza un número que no esté en la lista.
decks-do-import = Importar la lista

## En la imagen del resultado

picture-catalogue = CATÁLOGO DE LA SUBASTA
picture-lot = Lote { $place }
picture-left = Se fue
picture-sold = VENDIDO
picture-points = { $is_one ->
    [yes] punto
   *[no] puntos
}
picture-number = N.º { $number }

## Opciones

credit = De Pandaqi
tagline = Haz la oferta más bonita, o estropéala. Luego puja, y que tenga que llevársela otra persona.
form-base = Las fichas básicas
    .help = Una oferta, pujas y maneras de librarse. Casi la mitad de las fichas tienen una acción.
form-variants = Con las variantes
    .help = Las mismas fichas y las cinco variantes. Desactivad las que no queráis.
form-odd = Odd Inventions
    .help = Números negativos y acciones más locas.
form-double = También Double Devices
    .help = Las dos expansiones: números de −64 a 100 y acciones que retuercen las reglas.
option-dealer = Quién reparte
    .help = Repartís fichas de verdad, o cada móvil muestra las suyas.
    .choice-table = La mesa
    .choice-app = La app
option-deck = Las fichas
    .help = Las vuestras: describid cada ficha una vez, cuando aparezca. Las impresas se conocen por su número.
    .choice-ours = Las nuestras
    .choice-app = Impresas por la app
option-odd = Odd Inventions
    .help = La expansión con los números −64 a −1.
option-double = Double Devices
    .help = La expansión con los números 65 a 100.
option-seed = Número de impresión
    .help = Cada número hace otras fichas. Está en cada hoja.
option-list = Nuestra lista
    .help = Se llena al jugar, o importad una entera.
option-whole = La lista está completa
    .help = Entonces se rechaza un número que no esté en ella.
option-length = Duración
    .help = Para una partida más corta, dejad fuera los números más bajos y los más altos.
    .choice-all = Todas las fichas
    .choice-most = Tres cuartos
    .choice-half = La mitad
    .choice-range = De … a …
option-lowest = De
    .help = El número más bajo con el que jugáis.
option-highest = A
    .help = El número más alto con el que jugáis.
option-actions = Acciones
    .help = Sin ellas es una regla de la casa: solo cuentan números y precios.
option-draw = Sortear quién empieza
    .help = Al azar. Si no, lo decís vosotros.
option-winner_starts = Abre quien gana
    .help = Quien se lleva una oferta elige la puja que empieza la siguiente.
option-middle_returns = La puja intermedia vuelve
    .help = Vuelve a la mano, salvo la de quien ganó o se libró.
option-skip_either = Librarse más barato
    .help = Para librarse, perder una ficha ganada o añadir una de la mano, no las dos cosas.
option-in_order = Librarse por los bordes
    .help = Una ficha añadida para librarse tiene que ser más baja o más alta que toda la oferta.
option-per_type = Dos de cada tipo
    .help = De cada tipo, solo cuentan tu precio más alto y el más bajo.
printed-tiles = Un juego de fichas
    .help = 64 fichas, o más con las expansiones. El mismo número de impresión da siempre las mismas fichas.
    .note = Antes de jugar, poned «Las fichas» en «Impresas por la app»y el número de impresión en { $seed }.
printed-tiles-odd = Odd Inventions
    .help = 42 fichas más, de −64 a −1.
printed-tiles-double = Double Devices
    .help = 36 fichas más, de 65 a 100.
