# Cualquier otro juego, en palabras.

points = { ABS($it) ->
    [one] { $it } punto
   *[other] { $it } puntos
}
your-game = { OPTION("title") ->
    [none] vuestro juego
   *[other] { OPTION("title") }
}

## La hoja de puntos

row = { UPTO($leaders, 3) ->
    [one] { $leaders } va en cabeza con { SAY($total, "points") }. La ronda { $round } está apuntada.
    [more] { $all_lead ->
        [yes] Todo el mundo va igual, con { SAY($total, "points") }. La ronda { $round } está apuntada.
       *[no] { COUNT($leaders) } personas empatan en cabeza con { SAY($total, "points") }. La ronda { $round } está apuntada.
    }
   *[other] { $leaders } empatan en cabeza con { SAY($total, "points") }. La ronda { $round } está apuntada.
}
added = { $seat } apunta { $points } y ya tiene { $total }.
    .you = { YOU($seat) ->
        [you] Apuntas { $points } y ya tienes { $total }.
       *[other] {""}
    }
reached = { COUNT($seats) ->
    [one] { $seats } ha llegado a { $target }. Vosotros decís cuándo acaba la partida.
   *[other] { $seats } han llegado a { $target }. Vosotros decís cuándo acaba la partida.
}
column = { $round }
column-now = Ronda { $round }
won = { $scored ->
    [yes] { $best ->
        [lowest] { COUNT($seats) ->
            [one] { $seats } gana con { SAY($total, "points") }, el total más bajo.
           *[other] { $seats } comparten la victoria con { SAY($total, "points") }, el total más bajo.
        }
       *[highest] { COUNT($seats) ->
            [one] { $seats } gana con { SAY($total, "points") }.
           *[other] { $seats } comparten la victoria con { SAY($total, "points") }.
        }
    }
   *[no] { COUNT($seats) ->
        [one] Gana { $seats }. No se ha apuntado nada.
       *[other] { $seats } comparten la victoria. No se ha apuntado nada.
    }
}
leaves = { $seat } se ha ido y ya no puede ganar. Sus puntos se quedan en la hoja.
back = { $seat } ha vuelto, con los mismos puntos.
leaves-waiting = Se va antes de su primera ronda.
joins = { $seat } juega desde la próxima ronda.
declined = { $seat } juega la próxima partida.
full = Hay sitio para { $most }.
next-deal = en la próxima ronda

## Rondas secretas

best-number = { $best ->
    [lowest] { COUNT($cancelled) ->
        [0] el número más bajo
       *[other] el más bajo sin repetir
    }
   *[highest] { COUNT($cancelled) ->
        [0] el número más alto
       *[other] el más alto sin repetir
    }
}
wins = { COUNT($seats) ->
    [one] { $points ->
        [0] Gana { $seats }.
       *[other] { $seats } gana { SAY($points, "points") }.
    }
   *[other] { $points ->
        [0] { $seats } comparten la ronda.
       *[other] { $seats } comparten la ronda: { SAY($share, "points") } por cabeza.
    }
}
    .because = { COUNT($seats) ->
        [one] El { $number } es { best-number }.
       *[other] { $best ->
            [lowest] Pusieron { $number }, el más bajo.
           *[highest] Pusieron { $number }, el más alto.
        }
    }
tied = { $seats } han puesto { $number }. Ponen otro número.
nobody = { COUNT($cancelled) ->
    [0] No gana nadie: ya no queda quien pueda.
   *[other] No gana nadie. Todos los números estaban repetidos.
}
shown = Los números van del { $least } al { $most }.
counted = { $kind ->
    [player] { $times ->
        [1] Cada cual ha nombrado a una persona distinta.
       *[other] { $is_unanimous ->
            [yes] Todo el mundo ha nombrado a { $named }.
           *[no] { COUNT($named) ->
                [one] Gana en votos { $named }, con { $times }.
               *[other] { $named } empatan, con { $times } votos por cabeza.
            }
        }
    }
   *[choice] { $times ->
        [1] No hay dos que hayan elegido lo mismo.
       *[other] { $is_unanimous ->
            [yes] Todo el mundo ha elegido { SAY($chosen, "quoted") }.
           *[no] { COUNT($chosen) ->
                [one] Gana en votos { SAY($chosen, "quoted") }, con { $times }.
               *[other] { SAY($chosen, "quoted") } empatan, con { $times } votos.
            }
        }
    }
}
quoted = «{ $it }»
choice = { $text }

## Por qué se rechaza una respuesta o una opción

nothing-yet = Aún no hay nada apuntado. Jugad antes una ronda.
no-sum = Eso aún no es una suma. Escribe, por ejemplo, 12, −4 o 3+6+2.
too-long = Es demasiado largo. Como mucho { $longest } caracteres.
too-many-digits = Es demasiado grande. Los números tienen hasta { $digits } cifras.
no-range = El número más alto tiene que pasar del más bajo, { $low }.
few-choices = Escribe al menos dos opciones, una por línea.
same-choices = Dos opciones son iguales. Cambia una.

## Las preguntas

ask-next = ¿Y ahora?
hint-next = Poneos de acuerdo en la mesa. Puede anotarlo cualquiera.
# Donde se preguntó algo: «ronda 1, ronda secreta 2».
part-first = ronda secreta
part-sealed = ronda secreta
entry-next = qué viene ahora
to-next = decir qué viene ahora
ask-scores = Apuntar puntos
button-scores = Apuntar puntos
entry-scores = puntos
ask-sealed = { OPTION("round") ->
    [bids] Apuestas
   *[any] Ronda secreta
}
button-sealed = { OPTION("round") ->
    [bids] Apostar para la próxima ronda
   *[any] Ronda secreta
}
entry-sealed = ronda secreta
ask-finish = Terminar la partida
hint-finish = { OPTION("best") ->
    [lowest] Gana el total más bajo.
   *[highest] Gana el total más alto.
}
entry-finish = final
ask-score = ¿Cuántos puntos has hecho?
hint-score = Vale una suma, como 3+6+2. ¿Nada? Escribe 0.
button-score = Apuntar {"{}"}
none-score = Escribe un número
entry-score = puntos
label-score = { as-written }
as-written = { $is_sum ->
    [yes] { $total }, de { $written }
   *[no] { $total }
}
choosing-score = Esperamos los puntos de { $names }
ask-add = Sumar a tus puntos
hint-add = Cuantas veces quieras. Vale una suma, como 3+6 o −4.
button-add = Sumar {"{}"}
none-add = Escribe un número
entry-add = puntos
label-add = { $is_done ->
    [yes] todo apuntado
   *[no] { as-written }
}
choosing-add = Apuntad puntos en cualquier móvil
ask-other = Apuntar por otra persona
hint-other = ¿De quién son los puntos, y cuántos?
button-other = Apuntar para {"{}"}
none-other = ¿Quién, y cuántos?
entry-other = puntos de otra persona
call-other = Apuntar por otra persona…
ask-who = ¿De quién son?
entry-who = quién
ask-sum = ¿Cuántos?
entry-sum = puntos
label-sum = { as-written }
ask-close = Ha apuntado todo el mundo
button-close = Cerrar la ronda
entry-close = fin de la ronda
waiting-close = Esperamos a que alguien cierre la ronda
ask-entry = { $kind ->
    [number] ¿Qué número?
    [player] ¿A quién nombras?
   *[other] ¿Cuál?
}
hint-entry = { $kind ->
    [number] { $wins ->
        [highest] En secreto. Se destapan todos los números a la vez. Gana el más alto.
        [lowest] En secreto. Se destapan todos los números a la vez. Gana el más bajo.
       *[none] En secreto. Se destapan todos los números a la vez.
    }
   *[other] En secreto. Se destapa todo a la vez.
}
button-entry = Sellar {"{}"}
none-entry = { $kind ->
    [number] Escribe un número
   *[other] Elige uno
}
entry-entry = anotación
sealing-entry = Sellad lo vuestro, en secreto.
choosing-entry = { COUNT($names) ->
    [one] Esperamos a que selle { $names }
   *[other] Esperamos a que sellen { $names }
}

## Cómo van las rondas secretas a partir de ahora

settings = { $entry ->
    [number] { $wins ->
        [none] En las rondas secretas, cada cual pone ahora un número del { $low } al { $high }. Solo se enseñan.
        [lowest] En las rondas secretas, cada cual pone ahora un número del { $low } al { $high }. { $points ->
            [0] Gana el más bajo. { settings-ties }
           *[other] El más bajo gana { SAY($points, "points") }. { settings-ties }
        }
       *[highest] En las rondas secretas, cada cual pone ahora un número del { $low } al { $high }. { $points ->
            [0] Gana el más alto. { settings-ties }
           *[other] El más alto gana { SAY($points, "points") }. { settings-ties }
        }
    }
    [choice] En las rondas secretas, cada cual pone ahora una de vuestras opciones.
   *[player] En las rondas secretas, cada cual pone ahora un nombre de la mesa.
}
settings-ties = { $ties ->
    [share] Si hay empate, se comparte.
    [cancel] Los números iguales se anulan.
   *[again] Quienes empatan ponen otro.
}
ask-settings = ¿Cómo van las rondas secretas?
hint-settings = A partir de la próxima. Lo jugado se queda igual.
button-settings = Jugar así
none-settings = Rellénalo todo
entry-settings = cambio de las rondas secretas
call-settings = Cambiar las rondas secretas…
label-settings = { entered-settings }
entered-settings = { $enter ->
    [number] { $wins ->
        [highest] Un número, del { $low } al { $high }, el más alto
        [lowest] Un número, del { $low } al { $high }, el más bajo
       *[none] Un número, del { $low } al { $high }, solo enseñarlos
    }
    [choice] Una de vuestras opciones
   *[player] Alguien de la mesa
}
ask-enter = Cada cual pone
entry-enter = qué se pone
label-enter = { $value ->
    [number] Un número
    [choice] Una de vuestras opciones
   *[player] Alguien de la mesa
}
ask-low = Número más bajo
entry-low = número más bajo
ask-high = Número más alto
entry-high = número más alto
ask-wins = Quién la gana
entry-wins = quién gana
label-wins = { $value ->
    [highest] El más alto
    [lowest] El más bajo
   *[none] Nadie: solo enseñarlos
}
ask-ties = Si hay empate
entry-ties = qué pasa si hay empate
label-ties = { $value ->
    [share] La comparten
    [cancel] Los números iguales se anulan
   *[again] Ponen otro número
}
ask-points = Puntos por ganarla
entry-points = puntos
hint-leave = Lo que ha apuntado se queda en la hoja. Ya no puede ganar.
entry-decline = no entra

## Por dónde vamos

place-long = Ronda { $round }
place-short = Ronda { $round }
between-heading = { $begun ->
    [yes] {""}
   *[no] Preparad vuestro juego
}
between-steps =
    Preparad { your-game } como dicen sus propias reglas.
    Jugad con vuestras cartas. Tened los móviles a mano.
    { OPTION("round") ->
        [bids] En cada ronda, todo el mundo sella primero una apuesta y al final apunta sus puntos.
       *[any] Cualquiera puede decir qué viene ahora: apuntar puntos o una ronda secreta.
    }
# Antes de que se destapen las anotaciones en el tablero.
opening = Está todo. Se destapa.

## En el tablero y en los móviles

scene-left = se ha ido
scene-wins = gana
scene-shares = comparte
scene-cancelled = anulado
scene-face-up = a la vista
scene-ready = ya está
scene-away = no está
scene-looks-on = mira
scene-sealed = sellado
scene-round = Ronda
scene-bid = Apuesta
scene-turned-over = Destapado
scene-nothing = Aún no hay nada apuntado
scene-total = Total
pad-turned-over = Destapado en esta ronda
pad-written = Apuntado hasta ahora
sum-delete = Borrar el último carácter
sum-keys = Teclas
sum-all-written = Todo apuntado

## ¿Qué puedo hacer? Tres líneas como mucho: qué se puede hacer, y qué se gana

can-next =
    { OPTION("round") ->
        [bids]
            Empezad la próxima ronda: cada cual sella una apuesta, y se destapan todas. Puede hacerlo cualquiera.
            Luego jugadla y apuntad vuestros puntos.
       *[any]
            Seguid jugando con vuestras reglas. Luego decid qué viene ahora. Puede hacerlo cualquiera.
            Apuntar puntos, cada cual en su móvil. O una ronda secreta: todo el mundo a la vez.
    }
    { HAS($out, "finish") ->
        [yes] La partida se puede terminar cuando haya algo apuntado. { hint-finish }
       *[no] Terminad la partida cuando haya acabado. { hint-finish }
    }
can-settings =
    Di cómo van las rondas secretas a partir de ahora: qué se pone, qué gana y cuánto vale.
    Las rondas acabadas se quedan como están.
can-score =
    Apunta lo que has hecho en esta ronda: 12, −4, o una suma como 3+6+2.
    ¿Nada? Escribe 0. Cuando haya apuntado todo el mundo, la ronda está completa.
can-add =
    Suma a tu total cuantas veces quieras: 12, −4, o una suma como 3+6+2.
    «Todo apuntado» cierra la hoja para todo el mundo. Luego di qué viene ahora.
can-other =
    Elige a alguien y apunta sus puntos en su lugar.
    Todo el mundo ve los puntos y quién los ha apuntado.
can-close = Ha apuntado todo el mundo. Cerrad la ronda y decid qué viene ahora. Puede hacerlo cualquiera.
can-entry =
    { $kind ->
        [number] Sella un número del { $low } al { $high }. No lo ve nadie hasta que todo el mundo haya sellado.
        [player] Sella un nombre. Puede ser el tuyo. No lo ve nadie hasta que todo el mundo haya sellado.
       *[other] Sella una de las opciones. No la ve nadie hasta que todo el mundo haya sellado.
    }
    { $kind ->
        [number] { OPTION("wins") ->
            [none] { can-entry-shown }
           *[other] { can-entry-wins }
        }
       *[other] { can-entry-shown }
    }
can-entry-shown = Se destapa todo a la vez. Con eso nadie gana puntos.
can-entry-wins =
    { OPTION("points") ->
        [0] Gana el número { can-entry-best }.
       *[other] El número { can-entry-best } gana { SAY(OPTION("points"), "points") }.
    }
    { OPTION("ties") ->
        [share] { OPTION("points") ->
            [0] Si hay empate, se comparte.
           *[other] Si hay empate, se comparte en puntos enteros.
        }
        [cancel] Los números iguales se anulan.
       *[again] Quienes empatan ponen otro.
    }
can-entry-best = { OPTION("wins") ->
    [lowest] { OPTION("ties") ->
        [cancel] más bajo sin repetir
       *[other] más bajo
    }
   *[highest] { OPTION("ties") ->
        [cancel] más alto sin repetir
       *[other] más alto
    }
}
meanwhile = { $stage ->
    [sheet] Aún hay gente apuntando. Puedes apuntar por otra persona.
    [sealed] Se destapa todo a la vez.
   *[other] Seguid jugando con vuestras reglas.
}

## Cómo se juega con estas opciones, y con qué

how =
    { OPTION("title") ->
        [none] Jugad a vuestro juego con sus propias reglas. Companion lleva los puntos.
       *[other] Jugad a { OPTION("title") } con sus propias reglas. Companion lleva los puntos.
    }
    { OPTION("round") ->
        [bids] Cada ronda son apuestas y luego puntos. Las apuestas se ven hasta que todos los puntos estén apuntados.
       *[any] {""}
    }
    { OPTION("sheet") ->
        [rounds] Apuntar puntos: cada cual una vez por ronda, en su móvil. Valen sumas como 3+6+2.
       *[totals] Apuntar puntos: suma a tu total cuando quieras. Valen sumas como 3+6+2.
    }
    { ask-sealed }: { OPTION("entry") ->
        [number] cada cual pone en secreto un número del { OPTION("low") } al { OPTION("high") }. Se destapa todo a la vez.
        [choice] cada cual pone en secreto una de vuestras opciones. Se destapa todo a la vez.
       *[player] cada cual pone en secreto un nombre de la mesa. Se destapa todo a la vez.
    }
    { OPTION("entry") ->
        [number] { OPTION("wins") ->
            [none] {""}
            [lowest] { OPTION("points") ->
                [0] Gana el número más bajo. { how-ties }
               *[other] El número más bajo gana { SAY(OPTION("points"), "points") }. { how-ties }
            }
           *[highest] { OPTION("points") ->
                [0] Gana el número más alto. { how-ties }
               *[other] El número más alto gana { SAY(OPTION("points"), "points") }. { how-ties }
            }
        }
       *[other] {""}
    }
    ¿No os convence? Quien dirige puede cambiar las rondas secretas entre dos rondas, en «Mesa».
    { OPTION("target") ->
        [0] Vosotros decís cuándo acaba. { hint-finish }
       *[other] Vosotros decís cuándo acaba. { hint-finish } Companion dice quién ha llegado a { OPTION("target") }.
    }
how-ties = { OPTION("ties") ->
    [share] Si hay empate, se comparte.
    [cancel] Los números iguales se anulan.
   *[again] Quienes empatan ponen otro.
}
needs = Lo que haga falta para { your-game }.

## Veinte segundos para quien no ha jugado nunca

tour-aim = Jugad a { your-game } con sus propias reglas. { hint-finish }
tour-write = { OPTION("sheet") ->
    [rounds] Apunta tus puntos en tu móvil, una vez por ronda. Vale una suma.
   *[totals] Apunta tus puntos en tu móvil, cuando quieras. Vale una suma.
}
tour-mend = ¿Te has equivocado? Cámbialo en «Corregir un error» y los totales se corrigen solos.
tour-sealed = Lo que sea secreto va en una ronda secreta. El tablero lo destapa todo y lleva los totales.

## Lo que se cuenta mientras se juega solo, cada cosa la primera vez que pasa

caption-asked-next = Jugad a vuestro propio juego. Alguien dice qué viene ahora: puntos o una ronda secreta.
caption-asked-entry = Una ronda secreta: cada cual pone un número que nadie ve.
caption-asked-score = Cada cual apunta sus puntos. Valen sumas como 3+6+2.
caption-told-wins = Se ha destapado todo a la vez. El tablero dice quién gana la ronda.
caption-told-row = La ronda está en la hoja, y el tablero suma.

## Qué significa una ronda para un sitio, lo principal primero

result-wrote = Has apuntado { $points }. { result-lead }
result-lead = { YOU($leaders) ->
    [you] { COUNT($leaders) ->
        [one] Vas en cabeza.
       *[other] Empatas en cabeza.
    }
   *[other] { COUNT($leaders) ->
        [one] { $leaders } va en cabeza.
       *[other] { COUNT($leaders) } personas empatan en cabeza.
    }
}
result-reached = { YOU($seats) ->
    [you] Has llegado a { $target }.
   *[other] { COUNT($seats) ->
        [one] { $seats } ha llegado a { $target }.
       *[other] { $seats } han llegado a { $target }.
    }
}
result-wins = { YOU($seats) ->
    [you] { COUNT($seats) ->
        [one] Ganas con { $number }.
       *[other] Compartes la ronda con { OTHERS($seats) }.
    }
   *[other] { COUNT($seats) ->
        [one] { $seats } gana con { $number }.
       *[other] { $seats } comparten la ronda.
    }
}
result-wins-why = El { $number } es { best-number }.
result-tied = { YOU($seats) ->
    [you] Empate a { $number }. Pon otro número.
   *[other] { $seats } empatan a { $number } y ponen otro número.
}
result-nobody = { COUNT($cancelled) ->
    [0] No gana nadie.
   *[other] No gana nadie. Todos los números estaban repetidos.
}
result-won = { YOU($seats) ->
    [you] { $scored ->
        [yes] { COUNT($seats) ->
            [one] ¡Ganas con { SAY($total, "points") }!
           *[other] ¡Compartes la victoria con { SAY($total, "points") }!
        }
       *[no] { COUNT($seats) ->
            [one] ¡Ganas!
           *[other] ¡Compartes la victoria!
        }
    }
   *[other] { $scored ->
        [yes] { COUNT($seats) ->
            [one] { $seats } gana con { SAY($total, "points") }.
           *[other] { $seats } comparten la victoria con { SAY($total, "points") }.
        }
       *[no] { COUNT($seats) ->
            [one] Gana { $seats }.
           *[other] { $seats } comparten la victoria.
        }
    }
}
picture-nobody = no gana nadie

## Lo que añade el tablero: nada se dice dos veces en una noche

comment-wins-1 = { $who } tenía una corazonada.
comment-wins-2 = Bien sellado, { $who }.
comment-wins-3 = { $who } lo veía venir.
comment-wins-4 = { $who } pone cara de sorpresa.
comment-wins-5 = Alguien tenía que saberlo. Era { $who }.
comment-wins-6 = El sobre le guiña un ojo a { $who }.
comment-tied-1 = { $who } comparan apuntes.
comment-tied-2 = { $who } deben de ser familia.
comment-tied-3 = { $who }: una idea, varios bolígrafos.
comment-nobody-1 = Tanto sellar para nada.
comment-nobody-2 = El lacre era bonito, al menos.
comment-nobody-3 = El sobre se encoge de hombros.

## Opciones

game-name = Cualquier otro juego
credit = Vuestro propio juego
tagline = ¿No está en la lista? Companion lleva vuestros puntos y guarda vuestras apuestas secretas.
option-title = ¿A qué jugáis?
    .help = Su nombre sale en todas las pantallas.
option-sheet = La hoja de puntos
    .help = Por rondas, cada cual apunta una vez por ronda. A los totales se suma cuando se quiera.
    .choice-rounds = Ronda a ronda
    .choice-totals = Totales
option-round = Una ronda es
    .help = Con apuestas, cada cual sella la suya, jugáis y apuntáis los puntos.
    .choice-any = Lo que queráis, cada vez
    .choice-bids = Apuestas y luego puntos
option-best = Quién gana la partida
    .help = Se elige antes de empezar: durante la partida no se puede.
    .choice-highest = El total más alto
    .choice-lowest = El total más bajo
option-target = Meta, en puntos
    .help = Companion dice quién ha llegado. 0: no hay meta. Vosotros decís cuándo acaba.
option-entry = En una ronda secreta, cada cual pone
    .help = En secreto, y se destapa todo a la vez. Cuantas veces queráis.
    .choice-number = Un número
    .choice-choice = Una de vuestras opciones
    .choice-player = Alguien de la mesa
option-low = Número más bajo
    .help = Lo mínimo que se puede poner en una ronda secreta.
option-high = Número más alto
    .help = Lo máximo que se puede poner en una ronda secreta.
option-choices = Vuestras opciones
    .help = De dos a ocho, una por línea, de hasta 24 letras.
option-wins = Quién gana una ronda secreta
    .help = O solo se enseñan los números: con ellos no gana nadie.
    .choice-highest = El más alto
    .choice-lowest = El más bajo
    .choice-none = Nadie: solo enseñarlos
option-ties = Si hay empate
    .help = Los números anulados ya no juegan. Gana el mejor de los demás.
    .choice-share = La comparten
    .choice-cancel = Los números iguales se anulan
    .choice-again = Ponen otro número
option-points = Puntos por ganarla
    .help = Se apuntan en la hoja. 0: no se apunta nada. Quien comparte recibe puntos enteros.
