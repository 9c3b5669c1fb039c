action-hold-to-look = Mantén pulsado para ver
action-take-it-back = Retirar
amend-entered = Anotado: <b>{ $label }</b>
amend-save-the-change = Guardar el cambio
amend-anyway = Cambiar de todos modos
amend-save-it = Guardar { $it }
amend-later-entries-that-still = Las anotaciones posteriores que aún encajen se quedan. Todo el mundo ve el cambio.
awaited-who-has-been-heard = Quién ha respondido ya
entries-you-can-change-your = Puedes cambiar tus anotaciones y las de la mesa. Quien dirige puede cambiarlas todas, en el tablero.
hand-hold-to-look-at = Mantén pulsado para ver tus cartas
hand-hold = Mantén pulsado
head-watching = Mirando
help-youre-the-host-games = <b>Diriges la mesa.</b> Las partidas empiezan en el tablero.
help-a-phone-says-it-is-you = Otro móvil pide tu sitio.
help-it-would-see-what-you-see = Si lo dejas entrar, verá todo lo que ves tú.
help-another-phone-has-your-seat = Otro móvil tiene también tu sitio.
help-it-sees-what-you-see = Ve lo que ves tú. ¿No es tuyo? Pide a quien dirige que lo desconecte.
help-waiting-for-their-phone = Esperamos al móvil de { $name }.
help-say-yes-there = Allí hay que decir que sí.
help-waiting-for-the-host = Esperamos a quien dirige.
help-ask-the-host-to = Pide a quien dirige que te dé el sitio de { $name }.
help-is-away = { $name } no está.
help-the-host-asks-you = Quien dirige te pide que respondas por { $name }.
help-answer = Responder
help-the-host-is-gone = Quien dirigía se ha ido.
help-somebody-has-to-start = Alguien tiene que empezar las partidas y dejar entrar a la gente.
help-ill-host = Dirijo yo la mesa
how-you-need = Necesitáis: { $needs }
how-show-the-tour-again = Repetir la demostración
how-lets-play = A jugar
how-you-play-with-real = Jugáis con cartas de verdad
how-play-your-cards-on = Juega tus cartas en la mesa, como siempre. Lo que juegas en secreto, lo anotas aquí.
how-when-everybody-is-in = Cuando todo el mundo ha respondido, se destapa todo a la vez: quién se lleva qué, y por qué.
how-companion-keeps-the-scores = Companion lleva los puntos y conoce las reglas.
how-waiting-for-the-host = Quien dirige elegirá un juego. Sus reglas estarán aquí.
index-pass-the-phone-no = Pasa el móvil. Sin mirar.
index-i-am = Soy { $name }
look-look-up = ¡Levanta la vista!
look-its-on-the-board = Está en el tablero.
look-the-rules-and-how = Las reglas, y cómo las juega vuestra mesa
lost-what-was-entered-later = Lo que se anotó después quizá ya no encaje. Entonces se te preguntará otra vez.
lost-what-was-entered-after = Lo que vino después vuelve a contar donde aún encaje.
more-scores-and-your-cards = Puntos y tus cartas
more-what-changed = ¿Qué ha cambiado?
phone-this-phone-wont-let = Este móvil no deja la pantalla encendida. Pon más tiempo de pantalla en sus ajustes.
phone-vibrate = Vibrar
phone-somebody-else-plays-on = En este móvil juega alguien más
phone-leave-the-table = Dejar la mesa
phone-leave-the-table-you = ¿Dejar la mesa? Puedes volver con el código.
prompt-ready-for-the-next = Todo listo para la próxima partida
prompt-youre-in = Ya estás en la mesa, { $name }
prompt-you-sit-out-the = La próxima partida no juegas. Quien dirige puede cambiarlo.
prompt-youre-the-host-pick = Diriges la mesa. Elige y empieza un juego en el tablero. Al final de esta página lo abres en este móvil o en una tele.
prompt-the-host-begins-on = Quien dirige empezará { $title } en el tablero cuando esté todo el mundo.
prompt-the-host-picks-a = Quien dirige elegirá un juego en el tablero y lo empezará.
prompt-say-hello-on-the = Saluda en el tablero
prompt-what-do-you-want = ¿A qué quieres jugar?
prompt-votes = { $count ->
    [one] voto
   *[other] votos
}
prompt-full-rules = Todas las reglas
prompt-practise-a-round = Practicar una ronda
prompt-practise-with = Practicar con { $name }
prompt-your-earlier-entry-no = Tu anotación anterior ({ $value }) ya no encaja. { $say }
prompt-the-other-cards-are = Las otras cartas están a la vista. La tuya se verá al momento.
prompt-check-entries = { $count ->
    [one] Revisa esta anotación
   *[other] Revisa estas anotaciones
}
prompt-who-can-change-it = Puede cambiarla { OR($who, "one-who-can") }.
one-who-can = { $it }
prompt-youre-out = Ya no estás en esta partida
prompt-watch-or-come-back = Puedes mirar. ¿Quieres seguir jugando? Díselo a quien dirige.
prompt-host-sees-who-plays = Pregunta a quien dirige quién juega.
prompt-enter-it-here-instead = Mejor anotarlo aquí
prompt-sealed = Sellado
prompt-everybody-has-sealed-here = Todo el mundo ha sellado. Allá vamos…
prompt-you-can-take-it = Puedes retirarlo hasta que todo el mundo haya sellado.
prompt-what-you-sealed-no = Lo que sellaste ya no encaja. { $say } Retíralo y elige otra vez.
ruling-now = Ahora
keypad-delete-the-last-digit = Borrar la última cifra
keypad-plus-or-minus = Más o menos
pick-enter = Anotar
pick-enter-it = Anotar { $it }
pick-see-them-all = Verlas todas
pick-possible = Posible: { $possible }
pick-nothing-is-possible = Nada es posible
bid-bid = Pujar { $low }
bid-one-less = Uno menos
bid-keys = Teclas:
bid-one-more = Uno más
bid-digits-of-the-bid = Cifras de la puja
bid-bid-2 = pujar { $value }
clash-our-deck-is-like = Nuestra baraja es así: dejarlas como están
clash-change = Cambiar: { $entry }
clash-go-back = Volver
clash-are-the-cards-themselves = ¿Es la baraja la que es distinta? Entonces estas cartas no se cuentan.
clash-our-deck-is-like-2 = Nuestra baraja es así
either-nothing-yet = Nada todavía
either-pick-one = Elige uno
order-move-up = Subir { $label }
order-move-down = Bajar { $label }
order-move-off-the-list = Quitar { $label } de la lista
order-tap-a-card-below = Toca una carta abajo
order-what-can-be-had = Cartas para elegir
how-tour = Demostración de 20 segundos
lost-asked-again = { $count ->
    [one] Entonces una anotación posterior ya no encaja y se preguntará otra vez:
   *[other] Entonces { $count } anotaciones posteriores ya no encajan y se preguntarán otra vez:
}
lost-not-counted = { $count ->
    [one] Entonces una anotación posterior no cuenta. Si aún encaja, contará cuando la partida llegue a ella.
   *[other] Entonces { $count } anotaciones posteriores no cuentan. Lo que aún encaje contará cuando la partida llegue a ese punto.
}
phone-mine = Este móvil
# Aquí juega más de una persona.
phone-of = Este móvil: { $names }
phone-change-my-name = Cambiar tu nombre o tu símbolo
phone-change-name-of = Cambiar el nombre o el símbolo de { $name }
prompt-you-lead = { $count ->
    [one] De momento ganas
   *[other] De momento empatas en cabeza
}
prompt-you-win = { $count ->
    [one] ¡Ganas!
   *[other] ¡Compartes la victoria!
}
prompt-others-lead = { COUNT($names) ->
    [one] { $names } gana de momento
   *[other] { $names } ganan de momento
}
prompt-others-win = { COUNT($names) ->
    [one] { $names } gana
   *[other] { $names } comparten la victoria
}
prompt-ended-early = { $title } se terminó antes de tiempo. Quien dirige elegirá lo siguiente, en el tablero.
prompt-over = { $title } ha terminado. Quien dirige elegirá lo siguiente, en el tablero.
keypad-plus = más
keypad-minus = menos
keypad-point = coma
lost-more = y { $count } más
bid-left = { $left ->
    [one] queda { $left } de { $all }
   *[other] quedan { $left } de { $all }
}
number-range = { $low } a { $high }
prompt-tour = { $title }: demostración de 20 segundos
tour-title = { $title } en 20 segundos
pick-one = Elige uno
