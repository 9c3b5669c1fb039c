# Lo que Companion dice de sitios, mesas y móviles.

name-missing = ¿Cómo te llamas?
name-long = Ese nombre es demasiado largo. Caben hasta { $most } letras.
name-taken = { $name } ya está en la mesa. Si eres tú, toca aquí tu nombre. Si no, elige otro.
name-of-another = { $name } ya está en la mesa. Elige otro nombre.
table-full = Los { $most } sitios están ocupados. Aun así puedes mirar.
no-such-colour = No tenemos ese símbolo. Elige uno de los que ves.
colour-taken = Alguien acaba de elegir ese símbolo. Elige otro.
not-an-order = Alguien ha cambiado el orden. Vuelve a ordenar.
no-such-seat = Ahí ya no hay nadie.
no-such-table = Aquí no hay ninguna mesa { $table }. Mira otra vez las letras del tablero.
table-deleted = Quien dirige ha borrado esta mesa.
plays-now = { $seat } está jugando. Si se va, usa antes «Sacar de la partida».
no-phone = No hay ningún móvil conectado en el sitio de { $seat }.
not-yourself = No puedes dejarte entrar. Tiene que hacerlo otra persona que dirija.
own-phone-decides = El móvil de { $seat } está conectado: allí hay que decir que sí.
no-rejoin-request = Nadie está esperando para entrar.
no-game = En esta mesa no se está jugando.
no-such-game = Companion no conoce ese juego.
game-on = En mitad de una partida, no. Acabadla o dadla por terminada.
played-together = { $seat } y { $other } jugaron la misma partida, así que son dos personas.
no-past-game = En esta mesa no hay ninguna partida número { $number }.
no-rematch = Aquí no hay una última partida que repetir.
past-game-missing = El juego { $game } no está instalado aquí, así que no se puede ver la partida.
cannot-be-replayed = Esta partida no se puede volver a ver: sus datos están dañados. Lo demás está bien.
too-much = { $seconds ->
    [one] Eso es mucho de golpe. Espera { $seconds } segundo y prueba otra vez.
   *[other] Eso es mucho de golpe. Espera { $seconds } segundos y prueba otra vez.
}
busy = Eso no ha llegado. Prueba otra vez.
stumbled = Algo ha fallado. No ha cambiado nada. Puedes seguir, o anotarlo de otra manera.
host-only = Eso solo lo puede hacer quien dirige.
not-on-tv = Desde una tele no se puede: hazlo en un móvil.
no-such-tv = Ninguna tele muestra esas letras. Míralas otra vez en la tele y prueba de nuevo.
too-many-tvs = Ya hay demasiadas pantallas esperando. Prueba otra vez en un minuto.
not-yours = Eso lo decide otra persona.
not-seated = Siéntate primero.
unreadable = Esta página ha enviado algo que no se entiende. Vuelve a cargarla.
unknown-command = Esta página está anticuada. Vuelve a cargarla.
reactions-off = Quien dirige ha desactivado las reacciones.
entered-meanwhile = Alguien acaba de anotar otra cosa. Míralo primero.
host-there = Quien dirige ha vuelto.
secret-hand = Esas cartas solo las puede ver quien las tiene. Si no está, la app puede sacar una en su lugar.
phone-is-here = El móvil de { $seat } sigue conectado, así que la app no toca esas cartas. Desconéctalo primero.
no-such-time = Escribe un tiempo en segundos, o en minutos y segundos: 90, o 1:30.
no-time = Ahora mismo ninguna pregunta tiene límite de tiempo.
time-range = Elige un tiempo entre { $low } segundos y { $high } minutos.
not-waited-for = Ahora mismo nadie espera a { $seat }.
still-shown = El tablero aún muestra lo que ha pasado. Hazlo sonar un poco más tarde.
phone-not-here = El móvil de { $seat } no está, así que no puede sonar.
rung-already = El móvil de { $seat } acaba de sonar. Dale un momento.

## De qué están hechas todas las pantallas

can-see-the-rule = Ver la regla
can-how-to-play = Cómo se juega
cached-macros-answered = ha respondido
cached-macros-sealed = sellado
cached-macros-change = Cambiar: { $body }, { $name }, { $place }
cached-macros-change-2 = Cambiar
correction-bar-close = Cerrar
end-end-the-game = ¿Terminar la partida?
end-nobody-has-scored-yet = Nadie tiene puntos todavía, así que no contará para la noche.
end-keep-playing = Seguir jugando
end-end-it-and-count = Terminar y que cuente
end-end-it = Terminar
end-score-it-now = Puntuar tal como está
latecomer-you-join-at = Entras { $next_deal }
latecomer-you-can-watch-until = Hasta entonces puedes mirar.
latecomer-the-game-is-full = La partida está completa
latecomer-you-join-as-soon = { $say } Entras en cuanto alguien se vaya, o juegas la próxima partida.
latecomer-youre-sitting-out = Ahora no juegas
latecomer-the-host-can-deal = Quien dirige puede darte cartas más tarde. Puedes mirar.
latecomer-the-next-game-may = La próxima partida puede estar completa
latecomer-its-too-late-to = Para esta es tarde. { $title } es para { $most } personas como mucho, y sois { $too_many }. Pregunta a quien dirige quién juega.
latecomer-you-play-in-the = Juegas la próxima partida
latecomer-its-too-late-to-2 = Para esta es tarde. Puedes mirar.
latecomer-joins-at = entra { $next_deal }
latecomer-is-waiting-for-a = espera un sitio
latecomer-is-sitting-out = no juega
latecomer-plays-in-the-next = juega la próxima partida
macros-player = Nombre
macros-total = Total
macros-see-the-rule = Ver la regla
macros-how-your-table-plays = Cómo juega vuestra mesa
macros-published-variant = Variante oficial
macros-house-rule = Regla de la casa
macros-ruling = Aclaración
macros-corrections = Correcciones
macros-earlier = { $earlier ->
    [one] { $earlier } anterior
   *[other] { $earlier } anteriores
}
not-drawn-this-screen-didnt-load = Esta pantalla no se ha cargado. La partida está a salvo.
not-drawn-it-comes-back-by = Vuelve sola.
not-drawn-reload = Cargar de nuevo
reactions-reactions = Reacciones
reactions-somebody = Alguien
redo-redo = Rehacer
too-old-this-browser-is-too = Este navegador es demasiado viejo. Actualízalo (basta Safari 15.4, Chrome 105 o Firefox 121), o comparte un móvil.
trouble-this-table-is-as = Esta mesa está como estaba el { $missing_since }.
trouble-anything-entered-since-then = Falta lo que vino después: las partidas guardadas estaban dañadas.
trouble-the-game-isnt-installed = El juego «{ $missing_game }» no está instalado aquí.
trouble-its-entries-are-safe = Sus anotaciones están a salvo. Instaladlo y reiniciad Companion para seguir, o empezad otro juego.
trouble-this-cant-be-saved = Ahora mismo esto no se puede guardar.
cached-macros-entry = { $amended ->
    [none] { $by ->
        [none] { $name }, { $place }
       *[other] { $name }, { $place } · anotado: { $by }
    }
   *[other] { $name }, { $place } · cambiado: { $amended }
}
end-score-it = <b>Puntuar tal como está</b>: los totales de ahora deciden quién gana. { $note ->
    [none] {""}
   *[other] { $note }
}
end-or-end-it = { COUNT($leaders) ->
    [one] O <b>terminar</b>: de momento gana { $leaders }. El tablero muestra cómo ha ido, pero no contará para la noche.
   *[other] O <b>terminar</b>: de momento ganan { $leaders }. El tablero muestra cómo ha ido, pero no contará para la noche.
}
end-leads = { COUNT($leaders) ->
    [one] De momento gana { $leaders }. El tablero muestra cómo ha ido. No contará para la noche, salvo que digáis que sí.
   *[other] De momento ganan { $leaders }. El tablero muestra cómo ha ido. No contará para la noche, salvo que digáis que sí.
}

## La corona de una noche

evening-nobody = Todavía nadie lleva la corona.
evening-first = { COUNT($now) ->
    [one] { evening-names-now } lleva la corona de la noche.
   *[other] { evening-names-now } comparten la corona de la noche.
}
evening-keeps = { COUNT($now) ->
    [one] { evening-names-now } conserva la corona.
   *[other] { evening-names-now } siguen compartiendo la corona.
}
evening-goes = { COUNT($now) ->
    [one] { evening-names-now } { evening-takes } la corona a { evening-names-before }.
   *[other] { evening-names-now } { evening-take } la corona a { evening-names-before }.
}
evening-takes = { COUNT($before) ->
    [one] le quita
   *[other] les quita
}
evening-take = { COUNT($before) ->
    [one] le quitan
   *[other] les quitan
}
evening-shares-with = { COUNT($new) ->
    [one] { evening-names-new } comparte ahora la corona con { evening-names-kept }.
   *[other] { evening-names-new } comparten ahora la corona con { evening-names-kept }.
}
evening-alone = { COUNT($now) ->
    [one] { evening-names-now } ya no comparte la corona. { evening-loses }
   *[other] { evening-names-now } conservan la corona. { evening-loses }
}
evening-share-now = { evening-names-now } comparten ahora la corona. { evening-loses }
evening-loses = { COUNT($robbed) ->
    [one] { evening-names-robbed } la pierde.
   *[other] { evening-names-robbed } la pierden.
}
# Tres nombres como mucho; de más gente, solo cuántos.
evening-names-now = { UPTO($now, 3) ->
    [more] { COUNT($now) } personas
   *[other] { $now }
}
evening-names-before = { UPTO($before, 3) ->
    [more] otras { COUNT($before) } personas
   *[other] { $before }
}
evening-names-new = { UPTO($new, 3) ->
    [more] { COUNT($new) } personas
   *[other] { $new }
}
evening-names-kept = { UPTO($kept, 3) ->
    [more] { COUNT($kept) } personas
   *[other] { $kept }
}
evening-names-robbed = { UPTO($robbed, 3) ->
    [more] { COUNT($robbed) } personas
   *[other] { $robbed }
}
evening-you-share = Compartes la corona de la noche con { evening-sharing }.
evening-you-wear = Llevas la corona de la noche, { evening-gap } por delante de { evening-rivals }.
evening-you-share-place = Esta noche compartes el { evening-place } puesto con { evening-sharing }, { evening-gap } por detrás de { evening-rivals }.
evening-you-are = Esta noche vas en el { evening-place } puesto, { evening-gap } por detrás de { evening-rivals }.
evening-sharing = { UPTO($sharing, 3) ->
    [more] otras { COUNT($sharing) } personas
   *[other] { $sharing }
}
evening-rivals = { UPTO($rivals, 3) ->
    [more] otras { COUNT($rivals) } personas
   *[other] { $rivals }
}
evening-place = { $place ->
    [1] primer
    [2] segundo
    [3] tercer
    [4] cuarto
    [5] quinto
    [6] sexto
    [7] séptimo
    [8] octavo
   *[other] { $place }.º
}
# $gap puede acabar en ½; $gap_is_more dice si es más de 1.
evening-gap = { $gap_is_more ->
    [yes] { $gap } puntos
   *[no] { $gap } punto
}
reactions-applause = Aplauso
reactions-groan = ¡Ay!
reactions-laugh = Risa
reactions-gasp = ¡Oh!
reactions-knew = Lo sabía
reactions-clink = ¡Salud!
# Delante está quién lo ha enviado: «Bo aplaude».
reactions-told-applause = aplaude
reactions-told-groan = se lamenta
reactions-told-laugh = se ríe
reactions-told-gasp = no se lo cree
reactions-told-knew = lo sabía
reactions-told-clink = brinda
cached-macros-by = por { $by }
cached-macros-awaited = aún elige
cached-macros-away = no está
cached-macros-choosing = elige…
cached-macros-spade = picas
cached-macros-heart = corazones
cached-macros-diamond = diamantes
cached-macros-club = tréboles
macros-symbol-cherry = Cereza
macros-symbol-carrot = Zanahoria
macros-symbol-citrus = Limón
macros-symbol-leafy-green = Lechuga
macros-symbol-fish = Pez
macros-symbol-grape = Uva
macros-symbol-nut = Nuez
macros-symbol-ice-cream = Helado

## La imagen de un resultado

picture-kept = { $credit } · Marcador: Companion
# $wins es «gana» o «comparten la victoria», detrás de los nombres.
picture-wins = { $best ->
    [none] { $wins }
   *[other] { $wins }: { $best }
}

## En varias pantallas

table-of-code = Mesa { $code }
what-can-i-do = ¿Qué puedo hacer?
rules = Reglas
board-on-this-phone = El tablero en este móvil
board-on-a-tv = Mostrar el tablero en una tele
pass-the-phone-to = Pásale el móvil a { $name }
how-to-play = Cómo se juega a { $title }
got-it = Entendido
pad-of = Sitio de { $name }
no-connection = Sin conexión con la mesa. Seguimos probando…
are-you-sure = ¿Seguro?
rejoin-requests-a-phone-says-it = Un móvil dice que es { $name }
rejoin-requests-let-them-in = Dejar entrar
rejoin-requests-no = No
stay = Quedarme
yes = Sí
replay-the-game = Ver la partida otra vez
scores = Puntos
what-happened-so-far = Lo que ha pasado
fix-a-mistake = Corregir un error
keep-this-screen-on = Mantener la pantalla encendida
at-the-table = En la mesa
practising = practica { $game_name }
on-the-tour = en la demostración
take-the-result-home = Llevarse el resultado
next = Siguiente
labelled = { $label }: { $value }
labelled-strongly = { $label }: <b>{ $value }</b>
what-happened = Lo que ha pasado
skip = Saltar
space = espacio
end-the-game = Terminar la partida…
back = Atrás
wait = Esperar
ring-phone = Hacer sonar el móvil de { $name }
let-them-sit-out = Que no juegue
history = Historial
more = Más
undo = Deshacer
table = Mesa
reveals-and-sound = Ritmo y sonido
no-sound = Sin sonido
keys = Teclas
time-limit = Límite de tiempo
cant-connect = ¿No conecta?
deal-them-in = Que juegue
remove = Quitar
take-the-board-off = Dejar de mostrar el tablero
deal-in-next-time = Que entre luego
not-now = Ahora no
language = Idioma

## El diálogo que muestra el tablero en una tele

tv-board-on-a-tv = El tablero en una tele
tv-open-there = En el navegador de una tele o tableta, abre <b class="address">{ $address }/tv</b>
tv-its-letters = Sus cuatro letras
tv-four-letters = Cuatro letras
tv-works-like = La tele funciona entonces como el tablero de un portátil, también con su mando. Para dejarlo: «Mesa».
tv-show-it-there = Mostrarlo allí

## La red: en el diálogo del tablero sobre las conexiones, y en el terminal

network-link = { $link ->
    [wifi] Wifi
    [ethernet] Ethernet
    [vpn] VPN
    [virtual] Red virtual
   *[network] Red
}
# Lo que es una dirección, después de dos puntos.
network-what = { $rank ->
    [physical] una tarjeta de red o el wifi de este ordenador
    [public] una red pública
    [vpn] una VPN: no hay aquí otra dirección más fácil para los móviles
    [virtual] una red virtual: no hay aquí otra dirección más fácil para los móviles
    [link-local] una red sin router
    [ipv6-local] una red de casa, solo con IPv6
    [ipv6] una red solo con IPv6
    [loopback] este mismo ordenador
   *[other] una red de casa
}{ $is_default_route ->
    [yes] , por la que este ordenador sale a internet
   *[no] {""}
}
network-trouble = { $trouble ->
    [vpn] Es la dirección de una VPN, así que quizá los móviles de la sala no puedan conectarse. Conectaos al mismo wifi que los móviles y reiniciad Companion.
    [virtual] Esta dirección está dentro de un contenedor o de una máquina virtual, así que quizá los móviles no puedan conectarse. Iniciad Companion fuera, o dad con --url la dirección que abren los móviles.
    [link-local] La red no ha dado dirección a este ordenador, así que quizá los móviles no puedan conectarse. Conectaos a una red wifi o compartid la conexión de un móvil, y reiniciad Companion.
   *[offline] Este ordenador no está en ninguna red, así que los móviles no pueden conectarse. Conectaos a una red wifi o compartid la conexión de un móvil, y reiniciad Companion.
}

# Las letras de jota, reina y rey, como las imprimen las barajas del país.
court-letters = J Q K
