blocked-this-browser-blocks-cookies = Este navegador bloquea las cookies
blocked-companion-needs-one-to = Companion necesita una para reconocerte. Permite las cookies, vuelve y prueba otra vez.
blocked-way-back = Por dónde seguir
blocked-back = Atrás
code-companion = Companion
code-which-table = ¿Qué mesa?
code-scan-the-code-on = Escanea el código del tablero, o escribe sus letras.
code-table-code = Código de la mesa
code-this-is-my-laptop = Este es mi portátil
code-what-is-this-show = ¿Qué es esto? Enséñame
code-go-to-the-table = Ir a la mesa
connect-cant-connect = ¿No conecta?
connect-no-phone-has-reached = Ningún móvil se ha conectado aún a este ordenador.
connect-close = Cerrar
connect-the-address-in-the = La dirección del código
connect-companion-was-told-to = Companion solo escucha en este ordenador (--host). Inícialo sin eso y los móviles podrán conectarse.
connect-phones-cant-open-it = ¿Los móviles no pueden abrirla? Prueba otra:
connect-phones-rarely-reach-it = {" "}(los móviles rara vez se conectan)
connect-its-the-only-one = Es la única que tiene este ordenador.
connect-look-at-these-in = Mira esto, por este orden
connect-a-vpn-turn-it = <b>¿Una VPN?</b> Apágala, en este ordenador y en el móvil.
connect-in-a-hotel-or = <b>¿Estáis en un hotel, o sigue sin funcionar?</b> Compartid la conexión de un móvil y conectad a ella este ordenador y todos los móviles. Luego volved aquí.
connect-join-the-wi-fi = Conectarse al wifi con un código
connect-guests-scan-it-and = Quien lo escanea se conecta a la red. La contraseña no se guarda. Quien ve el código puede leerla.
connect-wi-fi = Wifi
connect-password = Contraseña
connect-show-the-code = Mostrar el código
connect-join-the-wi-fi-2 = <b>1.</b> Conectaos al wifi
connect-join-the-table = <b>2.</b> Entrad en la mesa
cookies-iphone-open-settings-then = <strong>iPhone:</strong> abre Ajustes, luego Apps, Safari, Avanzado, y desactiva «Bloquear todas las cookies».
cookies-android-in-chrome-tap = <strong>Android:</strong> en Chrome toca ⋮, Configuración, Configuración de sitios, y permite las cookies.
cookies-inside-another-app-open = ¿Dentro de otra app? Abre esta dirección en Safari o Chrome.
delete-table-delete-table-companion = Borrar la mesa { $code } · Companion
delete-table-delete-table = ¿Borrar la mesa { $code }?
delete-table-delete-everything = Borrarlo todo
delete-table-keep-it = Conservarla
facts-min = { $span } min
facts-best-with = mejor con { $span }
facts-in-english = En inglés
facts-published-variant = Variante oficial
facts-house-rule = Regla de la casa
facts-ruling = Aclaración
history-table-history-companion = Mesa { $code }: historial · Companion
history-name = Nombre
history-points = Puntos
history-games = Partidas
history-won = Victorias
history-most-points = Mejor total
history-leads = va por delante
history-back-to-the-board = Volver al tablero
history-table = Mesa { $code }
history-nothing-has-been-played = Aquí no se ha jugado nada todavía. Cada partida quedará en esta página.
history-a-game-played-to = Una partida jugada hasta el final da un punto por cada persona que queda por debajo de ti, y medio por cada una que empata contigo.
history-all-evenings-together = Todas las noches juntas
history-still-being-played = Aún en juego.
history-won-2 = ha ganado
history-left-early = se fue antes
history-replay = Ver otra vez
history-score-sheet = Hoja de puntos
history-csv = CSV
history-bg-stats = BG Stats
history-people = Personas
history-counted-as = cuenta como { $name }
history-not-here-now = ahora no está
history-new-name-of = Nuevo nombre de { $name }
history-rename = Cambiar nombre
history-not-the-same = No es la misma persona
history-is-the-same-person = { $name } es la misma persona que
history-is-the-same-as = es la misma persona que…
history-merge = Unir
history-take-it-along = Llevárselo
history-all-games-as-csv = Todas las partidas en CSV
history-all-games-for-bg = Todas las partidas para BG Stats (JSON)
history-delete-this-table = Borrar esta mesa
history-delete-everything-of-it = Borrar todo lo suyo…
home-companion = Companion
home-you-bring-the-cards = Ponéis las cartas. Companion guarda los secretos, destapa todo a la vez y dice quién se lleva qué, y por qué.
home-this-is-my-laptop = Este es mi portátil: abrir el tablero
home-new-table = Mesa nueva
home-open-a-table-with = Abrir una mesa con este móvil
home-show-me = Enséñame
home-play-with-real-cards = Jugad con cartas de verdad
home-shuffle-and-deal-them = Barajad y repartid como siempre.
home-scan-the-code = Escanead el código
home-each-phone-becomes-a = Cada móvil es un sitio.
home-enter-in-secret = Anotad en secreto
home-the-board-reveals-it = El tablero lo destapa todo y juzga.
home-the-games = Los juegos
home-print-cards = Imprimir cartas
home-rulebooks = Reglamentos
home-the-first-time = La primera vez
home-your-table = Vuestra mesa
home-earlier-tables = Mesas anteriores
home-your-tables-are-as = Vuestras mesas están como estaban el { $missing_since }.
home-anything-entered-since-then = Falta lo que vino después: las partidas guardadas estaban dañadas.
home-what-was-saved-of = Sus datos están dañados
home-nobody-has-joined-yet = Aún no ha entrado nadie
home-is-on = Se juega a { $playing }
home-they-show-up-here = Aparecerán aquí cuando el tablero esté abierto.
home-every-table-is-kept = Todas las mesas se guardan. Su código os lleva de vuelta, y este navegador sigue dirigiendo.
home-every-table-is-kept-2 = Todas las mesas se guardan aquí, así que podéis seguir donde lo dejasteis.
home-none-yet-every-table = Ninguna todavía. Todas las mesas se guardan, así que podréis seguir donde lo dejéis.
home-join-a-table-by = Entrar en una mesa con su código
home-show-a-tables-board = Mostrar el tablero de una mesa en esta pantalla
home-everything-stays-on-this = Todo se queda en este ordenador.
join-table-companion = Mesa { $code } · Companion
join-im-already-playing-tap = Ya estoy jugando: tocar mi nombre
join-i-was-here-before = Ya estuve aquí
join-waiting-for-the-host = Esperamos a quien dirige
join-waiting-for-their-phone = Esperamos al móvil de { $name }
join-say-yes-there = Está conectado: allí hay que decir que sí. Esta página se actualiza sola.
join-back = Atrás
join-this-phone-was-disconnected = Este móvil se ha desconectado
join-youve-left-the-table = Has dejado la mesa
join-who-else-joins = ¿Quién más entra?
join-join-the-table = Entra en la mesa
join-ask-for-your-seat = Pide tu sitio abajo: quien dirige puede dejarte entrar. O entra de nuevo.
join-changed-your-mind-sit = ¿Has cambiado de idea? Siéntate otra vez.
join-your-table-is-open = Tu mesa está abierta y la diriges tú. Este móvil es tu sitio y puede mostrar también el tablero.
join-you-share-this-phone = Compartís este móvil. Cada vez dice a quién le toca.
join-youre-inside-its-browser = <b>Estás dentro de { $inside }.</b> Su navegador olvida tu sitio en cuanto miras un mensaje. Toca ⋯ o ⋮ en el borde de la pantalla, y «Abrir en el navegador». O escanea el código con la cámara.
join-you-dont-have-a = Todavía no tienes sitio. Este móvil no ha guardado nuestra cookie.
join-tap-sit-down-once = Toca otra vez «Sentarme». Si vuelves a leer esto, es que bloquea las cookies:
join-your-name = Tu nombre
join-your-symbol = Tu símbolo
join-just-watch = Solo mirar
join-sit-down = Sentarme
laptop-this-link-works-only = Este enlace solo sirve una vez
laptop-this-is-my-laptop = Este es mi portátil: abrir el tablero
laptop-enter-a-tables-code = Poner el código de una mesa
not-drawn-dialog-close-this-and-try = Cierra esto y prueba otra vez.
not-drawn-dialog-close = Cerrar
notice-way-back = Por dónde seguir
notice-back = Atrás
picture-players-min = Para { $span }, { $span2 } min
rename-your-name-and-symbol = Tu nombre y tu símbolo
rename-anothers = { $name }: nombre y símbolo
rename-close = Cerrar
rename-your-name = Tu nombre
rename-name = Nombre
rename-your-symbol = Tu símbolo
rename-symbol = Símbolo
rename-save-the-change = Guardar el cambio
result-the-text-below-has = { $title }: { $headline }. El texto de abajo tiene el puesto de cada cual.
result-save-the-picture = Guardar la imagen
result-or-press-and-hold = O mantén pulsada la imagen.
result-as-text-for-a = Como texto, para un chat
result-copy-the-text = Copiar el texto
result-share = Compartir
result-this-page-is-in = Esta página está en vuestra red. Funciona mientras Companion esté en marcha y exista la mesa.
rulebook-the-rules-companion = { $name }: las reglas · Companion
rulebook-how-your-table-plays = Cómo juega vuestra mesa
rulebook-try-it-play-a = Pruébalo: juega una ronda
rulebook-show-me-how-its = Enséñame cómo se juega
rulebook-no-cards-print-them = ¿No tienes cartas? Imprímelas
rulebook-find-a-rule = Buscar una regla
rulebook-contents = Contenido
rulebook-all-rulebooks = Todos los reglamentos
rulebook-learn-it-in-this = Para aprenderlo, por este orden
rulebook-contents-search-and-your = Contenido, búsqueda y vuestra mesa
rulebook-contents-and-search = Contenido y búsqueda
rules-rulebooks-companion = Reglamentos · Companion
rules-rulebooks = Reglamentos
score-sheet-score-sheet-companion = { $title }: hoja de puntos · Companion
score-sheet-history = Historial
score-sheet-print = Imprimir
search-search = Buscar
tv-show-the-board-here = Mostrar aquí el tablero · Companion
tv-show-the-board-here-2 = Mostrar aquí el tablero
tv-on-the-hosts-phone = En el móvil de quien dirige, toca <b>Mostrar el tablero en una tele</b> y pon estas letras.
tv-this-screens-browser-is = El navegador de esta pantalla es demasiado viejo para el tablero. Muéstralo desde un portátil o un móvil: con un cable, o enviando la pantalla (Chromecast, AirPlay).
way-back-back-to = { $screen ->
    [pad] Volver a tu sitio
    [board] Volver al tablero
   *[table] Volver a la mesa
}
way-back-companion = Companion

## Frases que eligen

connect-same-wifi = { $wifi ->
    [none] <b>¿El mismo wifi?</b> Móvil y ordenador tienen que estar en la misma red. Por si acaso, apaga los datos del móvil.
   *[other] <b>¿El mismo wifi?</b> Móvil y ordenador tienen que estar en la misma red: este ordenador está en <b>{ $wifi }</b>. Por si acaso, apaga los datos del móvil.
}
connect-way = { $name }: { $what }.
connect-guest-network = Una red de invitados suele separar los aparatos: usa la principal.
connect-firewall-windows = <b>¿El cortafuegos?</b> Pulsa la tecla Windows, escribe «Permitir una aplicación a través de Firewall de Windows», pulsa «Cambiar la configuración» y marca las dos casillas junto a { $program }. ¿No está? Configuración › Red e Internet › tu wifi › Red privada.
connect-firewall-macos = <b>¿El cortafuegos?</b> Abre Ajustes del Sistema › Red › Firewall › Opciones, y permite las conexiones entrantes de { $program }. Los Mac nuevos preguntan también en Privacidad y seguridad › Red local.
connect-firewall-linux = <b>¿El cortafuegos?</b> Abre el puerto { $port }: { OR($commands, "code") }.
code = <code>{ $it }</code>
delete-table-gone-then = { $games ->
    [0] Su gente, sus barajas y sus reglas de la casa se perderán para siempre. Nadie podrá recuperarlas.
    [one] { $games } partida, la gente, las barajas y las reglas de la casa se perderán para siempre. Nadie podrá recuperarlas.
   *[other] { $games } partidas, la gente, las barajas y las reglas de la casa se perderán para siempre. Nadie podrá recuperarlas.
}
history-ended-early = { COUNT($led) ->
    [0] { $counts ->
        [yes] Terminada antes de tiempo: cuenta.
       *[no] Terminada antes de tiempo: no cuenta.
    }
   *[other] { $counts ->
        [yes] Terminada antes de tiempo, por delante: { $led }. Cuenta.
       *[no] Terminada antes de tiempo, por delante: { $led }. No cuenta.
    }
}
history-same-person = { $host ->
    [yes] ¿Alguien volvió en otro sitio? Di que es la misma persona, y sus puntos se suman. Las partidas quedan como se jugaron.
   *[no] ¿Alguien volvió en otro sitio? Quien dirige puede decir que es la misma persona, y sus puntos se suman. Las partidas quedan como se jugaron.
}
join-host-lets-you-in = Quien dirige te deja entrar.
join-tap-your-name = Toca tu nombre, o el de alguien cuyo sitio ocupas. Quien dirige te deja entrar.
join-ask-the-host = { $name ->
    [none] Pide a quien dirige que te deje entrar. Esta página se actualiza sola.
   *[other] Pide a quien dirige que te deje entrar como { $name }. Esta página se actualiza sola.
}
join-table = { $game ->
    [none] Mesa { $code }
   *[other] Mesa { $code } · { $game }
}
laptop-used-link = El enlace ya abrió el tablero en otro navegador, o es de un inicio anterior.
laptop-no-link = En el portátil donde está Companion no necesitas enlace.
# La imagen de un resultado no tiene letras para algunos nombres: cada uno con lo que se escribe en su lugar.
result-changed = En la imagen, { SEMICOLONS($changed, "result-name") }. El texto tiene cada nombre como es.
result-name = <bdi>{ $key }</bdi> se escribe { $value }
rulebook-credit = { $by ->
    [yes] { $credit }. Companion no tiene relación con ellos.
   *[no] { $credit }.
}
score-sheet-when = { $minutes ->
    [0] { $day }, { $time } · mesa { $code }
    [one] { $day }, { $time } · { $minutes } minuto · mesa { $code }
   *[other] { $day }, { $time } · { $minutes } minutos · mesa { $code }
}
score-sheet-ended-early = { $counts ->
    [yes] Terminada antes de tiempo: cuenta.
   *[no] Terminada antes de tiempo: no cuenta.
}
search-found = { $count ->
    [0] Ninguna regla dice «{ $searched }». Prueba con otra palabra.
    [20] { $count } o más reglas sobre «{ $searched }»
    [one] { $count } regla sobre «{ $searched }»
   *[other] { $count } reglas sobre «{ $searched }»
}
tv-no-table-yet = ¿Todavía no hay mesa? Abre { $host } en un móvil.
tv-updates = Esta página se actualiza sola.
home-firewall-windows = Windows pregunta si { $program } puede usar la red: permítelo en redes privadas, o los móviles no podrán conectarse.
home-firewall-looks-windows = Es una ventana de «Seguridad de Windows» que puede estar detrás del navegador. Marca «Redes privadas» y pulsa «Permitir».
home-firewall-macos = Tu Mac puede preguntar si { $program } acepta conexiones entrantes: pulsa «Permitir», o los móviles no podrán conectarse.
home-firewall-looks-macos = Es una ventana con «Denegar» y «Permitir» y solo sale si el cortafuegos del Mac está activo.
home-people = { $people }
facts-difficulty = { $difficulty ->
    [1] fácil
    [2] media
   *[3] exigente
}
search-all = Buscar en todas las reglas
search-these = Buscar en estas reglas
history-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
