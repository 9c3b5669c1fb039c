ask-for = Por { $name }
ask-is-here-and-is = { $name } está aquí y todavía elige.
ask-is-away-no-phone = { $name } no está, y no tiene ningún móvil conectado que pueda sonar.
ask-the-game-waits-nothing = La partida espera. No se pierde nada.
ask-wait-for = Esperar a { $name }
ask-let-the-app-answer = Que responda la app
ask-it-answers-as-the = Responde como dicen las reglas para quien no está.
ask-draw-for-them = Sacar en su lugar
ask-a-neighbour-draws-one = Alguien a su lado saca una de sus cartas al azar y la anota abajo.
ask-enter-for-them = Anotar en su lugar
ask-it-is-sealed-like = Se sella como cualquier respuesta. Si se anota en un móvil, no lo ve nadie más.
ask-everybody-sees-who-entered = Todo el mundo ve quién lo anotó.
ask-remove-them = Sacar de la partida
between-what-to-do-now = Qué hacer ahora
between-done-next-step = Hecho, siguiente paso
between-what-to-do = Qué hacer
count-all-is-about-to = Se va a destapar todo
course-table-after = Tras
entries-which-entry-is-wrong = ¿Qué anotación está mal? Las posteriores que aún encajen se quedan, y todo el mundo ve el cambio.
entries-nothing-has-been-entered = Todavía no se ha anotado nada.
evening-wears-the-crown = lleva la corona
evening-points = puntos
evening-how-tonight-stands = Cómo va la noche
evening-tonight-after-games = { $games ->
    [one] Esta noche, tras { $games } partida
   *[other] Esta noche, tras { $games } partidas
}
evening-tonights-points = Puntos de la noche
evening-a-game-is-worth = { $crown } Una partida da un punto por cada persona que queda por debajo de ti, y medio por cada una que empata contigo.
finale-who-came-where = Clasificación
finale-what-was-remarkable = Lo más notable
finale-ready-for-more = <b>¿Os apetece más?</b> { $label }. { $help }
finale-try-it = Probarlo
finale-another-game = Otro juego
finale-play-on = Seguir jugando
finale-see-it-again = Verlo otra vez
index-companion = { $code } · Companion
index-sit-down-with-this = Sentarme con este móvil
index-one-moment = Un momento…
index-what-was-decided = Lo que se ha decidido
index-keep = Cancelar
index-when-everything-is-turned = Al destapar
index-brisk = Rápido
index-slow = Lento
index-ill-go-on-myself = Ya sigo yo
index-all-at-once = Todo de golpe
index-the-space-bar-or = Con la barra espaciadora o un toque se sigue al momento.
index-this-browser-wont-let = Este navegador no deja la pantalla encendida. Pon más tiempo de pantalla en los ajustes del ordenador.
index-how-loud-the-board = Volumen del tablero
index-music-in-the-lobby = Música antes de jugar y al final
index-go-on-the-next = Seguir: el siguiente paso, o destaparlo todo ahora
index-enter-a-card-that = Anotar una carta a la vista (0 es 10; también { $letters })
index-sound-and-music-on = Sonido y música, sí o no
index-read-all-that-was = Leer todo lo decidido
index-undo-the-last-entry = Deshacer la última anotación
index-redo-what-was-undone = Rehacer lo deshecho
index-a = a
index-open-the-rules = Abrir las reglas
lobby-take-a-seat = Sentaos
lobby-point-a-phones-camera = Apuntad aquí con la cámara del móvil
lobby-or-open = o abrid
lobby-and-enter = y escribid
lobby-a-qr-code-shows = El código QR saldrá cuando este tablero se abra en una dirección que los móviles puedan abrir.
lobby-on-companions-first-page = En la primera página de Companion, escribid
lobby-clockwise-as-you-sit = En el sentido de las agujas del reloj, tal como os sentáis.
lobby-drag-to-move-tap = Arrastra para mover, toca un nombre para cambiarlo.
lobby-names-appear-here-as = Aquí salen los nombres cuando alguien se sienta.
lobby-change-name-or-symbol = { $name }: cambiar nombre o símbolo
lobby-tonight = esta noche
lobby-sits-out = no juega
lobby-hello = ¡Hola!
lobby-move-up = Subir a { $name }
lobby-move-down = Bajar a { $name }
lobby-remove = ¿Quitar a { $name }?
lobby-remove-3 = Quitar a { $name }
lobby-nobody-yet-is-for = Nadie todavía. { $name } es para { $least } a { $most } personas.
lobby-more-can-play = Pueden jugar { $places } más
lobby-one-more-can-play = Puede jugar una persona más
lobby-is-full = No queda sitio en { $name }
lobby-a-tv-shows-this = Una tele muestra este tablero.
lobby-a-tv-showed-this = Una tele mostraba este tablero; está apagada.
lobby-take-the-board-off-2 = ¿Dejar de mostrar el tablero en esta pantalla? Podrá seguir mirando.
lobby-replay-it = Verla otra vez
lobby-no-phone-has-reached = Ningún móvil se ha conectado aún a este ordenador.
lobby-same-wi-fi-as = ¿El mismo wifi que este ordenador? ¿No la red de invitados?
lobby-did-this-computer-ask = ¿Ha preguntado este ordenador si Python puede usar la red? Permitidlo.
lobby-a-vpn-here-or = ¿Una VPN, aquí o en el móvil? Apagadla.
lobby-help-with-connecting = Ayuda para conectar
lobby-no-phone-two-people = ¿Sin móvil? Dos pueden compartir uno.
lobby-back-with-another-phone = ¿De vuelta con otro móvil? Pedid vuestro sitio.
lobby-only-here-to-look = ¿Solo para mirar? Escanead y tocad «Solo mirar».
lobby-tonight-2 = Esta noche
lobby-all-options = { $name }: todas las opciones
lobby-game = Juego
lobby-players = personas
lobby-min = · { $span } min
lobby-show-me = Enséñame
lobby-no-such-cards = ¿No tenéis esas cartas?
lobby-how-do-you-want = ¿Cómo queréis jugar?
lobby-your-own-mix = A vuestra manera
lobby-fewer = menos
lobby-more = más
lobby-all-options-2 = Las { $fields } opciones
lobby-begin = Empezar { $title }
lobby-the-host-starts-the = Quien dirige empieza la partida.
lobby-instead-you-can-use = <b>{ $name }:</b> { $needs } También sirve:
lobby-let-the-app-deal = Que reparta la app
lobby-games-at-this-table = Partidas de esta mesa
lobby-replay = Ver otra vez
lobby-not-installed-here = no instalado aquí
people-remove-as-host = Que deje de dirigir
people-make-host-too = Que dirija también
people-disconnect-this-phone = Desconectar este móvil
people-remove-from-the-table = Quitar de la mesa
people-name-or-symbol = Nombre o símbolo…
people-enter-for-them = Anotar en su lugar…
people-ring-their-phone = Hacer sonar su móvil
phone-is-ringing = Está sonando el móvil de { $name }.
people-a-tv-or-another = Una tele, u otra pantalla
people-the-browser-that-opened = El navegador que abrió esta mesa
people-a-phone-without-a = Un móvil sin sitio
people-the-laptop-that-runs = Desde el portátil donde está Companion siempre se puede dirigir.
people-phones-that-wait-can = Los móviles que esperan pueden enviar al tablero una risa, un lamento o un aplauso.
people-phones-cant-send-reactions = Los móviles no pueden enviar reacciones.
people-switch-reactions-off = Desactivar las reacciones
people-switch-reactions-on = Activar las reacciones
people-time-limit = Límite de tiempo…
people-letters-on-the-cards = Letras de las cartas: { $letters }
rejoin-not-in-this-game = Aún fuera de esta partida
rejoin-join-or-come-back = Entrar o volver
rejoin-requests-own-phone-decides = { $name }, responde en tu móvil.
rejoin-requests-host-lets-in = Quien dirige puede dejarle entrar, desde un móvil.
rematch-rematch = Revancha
rematch-rematch-2 = Revancha: { $title }
rematch-everybody-is-here = Está todo el mundo.
rematch-isnt-here = no está.
rematch-is-the-phone-asleep = ¿Está dormido el móvil? Despertadlo.
rematch-scan-the-code-to = Escanead el código para sentaros.
rematch-deal-everybody-in = Que juegue todo el mundo
rematch-play-without-them = Jugar sin esperar
rematch-begin = Empezar
says-everything-is-sealed = Todo está sellado.
says-turn-over-now = Destapar todo ahora
says-is-away = { $name } no está…
says-the-time-for-this = El tiempo de esta pregunta
says-add-a-minute = Un minuto más
says-last-result = Último resultado:
says-anybody-may-still-take = Aún se puede retirar.
says-entered-by = { $name }: anotado por { $by }.
show-tonight-after-games = { $games ->
    [one] Esta noche, tras { $games } partida.
   *[other] Esta noche, tras { $games } partidas.
}
take-home-point-a-phones-camera = Apuntad aquí con la cámara del móvil.
take-home-you-get-a-picture = Tendréis una imagen para guardar y un texto para copiar. El móvil tiene que estar en esta red.
take-home-open-it-here = Abrirlo aquí
timer-time-what-now = ¡Tiempo! ¿Y ahora?
timer-paused-for-everybody = En pausa para todo el mundo
timer-this-question = Esta pregunta
timer-nothing-is-decided-whoever = No se decide nada. Quien aún elige puede seguir.
timer-go-on-waiting = Seguir esperando
timer-go-on = Seguir
timer-pause = Pausa
timer-still-choosing = Aún eligen
timer-how-long-may-a = ¿Cuánto puede durar una pregunta? Al acabar, el tablero lo dice y no pasa nada más.
timer-how-long-a-question = Cuánto puede durar una pregunta
timer-no-limit = Sin límite
timer-other-e-g = Otro, p. ej. 1:30
timer-set = Poner
timer-words-no-time-limit = Sin límite de tiempo
timer-words-seconds-a-question = { $seconds } segundos por pregunta
undo-this-is-the-last = Es la última anotación. Todo el mundo ve que se ha deshecho, y podéis rehacerla.
undo-keep-it = Dejarla así
undo-it = Deshacerla
ask-answer-for = Responder por { $name }
ask-enters-it = Lo anota { $name }
ask-on-this-screen = Anotarlo en esta pantalla
ask-on-this-screen-for-all = Anotarlo en esta pantalla, a la vista de la mesa
ask-enter-what-they-tell = { $name } no está. Anotad lo que os diga.
ask-draw-one-of-theirs = { $name } no está. Sacad una de sus cartas al azar, jugadla y anotadla aquí.
finale-so-far = { $title }, de momento
finale-place = { $shared ->
    [yes] { $rank ->
        [1] Primer puesto compartido
        [2] Segundo puesto compartido
       *[3] Tercer puesto compartido
    }
   *[no] { $rank ->
        [1] Primer puesto
        [2] Segundo puesto
       *[3] Tercer puesto
    }
}
finale-leads = { COUNT($names) ->
    [one] { $names } gana de momento
   *[other] { $names } ganan de momento
}
finale-wins = { COUNT($names) ->
    [one] { $names } gana en { $title }
   *[other] { $names } comparten la victoria
}
finale-ended-counts = Terminada antes de tiempo. Cuenta para la noche.
finale-ended-for-nobody = Terminada antes de tiempo. No cuenta para la noche.
# $points puede ser «2½»; $is_one dice si es 1 o ½.
lobby-points = { $is_one ->
    [yes] { $points } punto
   *[no] { $points } puntos
}
lobby-last-game = { COUNT($names) ->
    [0] Última partida, { $title }: terminada antes de tiempo.
    [1] { $over ->
        [yes] Última partida, { $title }: ganó { $names }.
       *[no] Última partida, { $title }: iba por delante { $names } cuando se terminó.
    }
   *[other] { $over ->
        [yes] Última partida, { $title }: ganaron { $names }.
       *[no] Última partida, { $title }: iban por delante { $names } cuando se terminó.
    }
}
lobby-that-was = Fue el { $day }. ¿Una revancha?
lobby-all-games = Las { $count } partidas
lobby-want-this = { COUNT($names) ->
    [one] { $names } quiere jugar a esto
   *[other] { $names } quieren jugar a esto
}
lobby-you-need = <b>Necesitáis:</b> { $needs }
lobby-first-time = primera vez
lobby-known = { $count ->
    [0] Nada todavía
   *[other] { $count } en la lista
}
lobby-your-phones = <b>Vuestros móviles.</b> La app reparte, y cada móvil muestra sus propias cartas.
lobby-earlier-game = { COUNT($names) ->
    [0] { $when }. Terminada antes de tiempo.
    [1] { $when }. Ganó { $names }.
   *[other] { $when }. { $names } compartieron la victoria.
}
people-here = aquí
people-host-too = también dirige
people-out-of-the-game = fuera de la partida
people-shows-the-board = muestra el tablero
people-sure-disconnect = ¿Desconectar el móvil de { $name }? Puede volver con el código.
people-sure-remove = ¿Quitar a { $name } de la mesa? Puede volver con el código.
rematch-has-no-seat = ya no tiene sitio aquí.
rematch-sits-out = no juega.
rematch-play-too = { COUNT($names) ->
    [one] { $names } también juega.
   *[other] { $names } también juegan.
}
rematch-play-without = Jugar sin { $names }
says-name-away = { $name } (no está)
# $total es el total de cada persona, o ninguno: «12 puntos», «7,50 $».
show-leads = { COUNT($seats) ->
    [one] { $total ->
        [none] De momento gana { $seats }.
       *[other] De momento gana { $seats }: { $total }.
    }
   *[other] { $total ->
        [none] De momento ganan { $seats }.
       *[other] De momento ganan { $seats }: { $total } por cabeza.
    }
}
show-wins = { COUNT($seats) ->
    [one] { $total ->
        [none] { $seats } gana en { $title }.
       *[other] { $seats } gana en { $title }: { $total }.
    }
   *[other] { $total ->
        [none] { $seats } comparten la victoria.
       *[other] { $seats } comparten la victoria: { $total } por cabeza.
    }
}
show-place = { $rank ->
    [2] Segundo
   *[3] Tercer
} puesto: { $seats }{ $total ->
    [none] .
   *[other] {""}, { show-each }.
}
show-each = { COUNT($seats) ->
    [one] { $total }
   *[other] { $total } por cabeza
}
timer-words-whole-minutes = { $minutes ->
    [one] { $minutes } minuto por pregunta
   *[other] { $minutes } minutos por pregunta
}
timer-offered = { $seconds ->
    [30] 30 segundos
    [60] 1 minuto
    [120] 2 minutos
   *[180] 3 minutos
}
lobby-a-printer-and-scissors = <b>Una impresora y tijeras.</b>
lobby-print-the-cards = Imprimid las cartas y recortadlas.
people-take-the-board-off-2 = ¿Dejar de mostrar el tablero en esta pantalla? Podrá seguir mirando.
people-remove-the-browser-that = ¿Que el navegador que abrió esta mesa deje de dirigir? Podrá seguir mirando.
people-remove-this-phone-as = ¿Que este móvil deje de dirigir? Podrá seguir mirando.
timer-words-minutes-a-question = { $time } minutos por pregunta
timer-30-seconds = +30 segundos
timer-1-minute = +1 minuto
