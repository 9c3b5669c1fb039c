# Lo que dice el terminal: cuando Companion empieza y termina, y lo que contestan sus órdenes.

port-taken = El puerto { $port } está ocupado, así que Companion usa el siguiente libre.
open-board = Abre el tablero en este ordenador:
works-once = El enlace sirve una vez. Pulsa Intro para tener otro.
new-link = Un enlace nuevo al tablero:
alone = Los móviles no pueden conectarse: Companion solo escucha en este ordenador.
stop = Ctrl-C para cerrar.
stop-saved = Ctrl-C para cerrar. Todo está guardado.
first-time = La primera vez:
firewall-linux = Si este ordenador tiene cortafuegos, deja que se conecten los móviles: { $command }
same-wifi = Los móviles tienen que estar en el mismo wifi que este ordenador.
same-wifi-named = Los móviles tienen que estar en el mismo wifi que este ordenador: { $wifi }.
hotel = En un hotel o un café: compartid la conexión de un móvil y conectad a ella este ordenador y los móviles.
still-no-phone = ¿Sigue sin conectarse nadie? «¿No conecta?» en el tablero ayuda.
phones-open = Los móviles abren:
try-host = Si no se conectan, prueba --host con una de estas:
goodbye = { $files ->
    [none] Todo está guardado. Hasta la próxima.
   *[other] Todo está guardado en { $files }. Hasta la próxima.
}
close-window = Pulsa Intro para cerrar esta ventana.

## companion doctor

doctor-tables = Mesas guardadas
doctor-network = Red
doctor-phones = Si los móviles no se conectan
doctor-well = Todo está bien.
doctor-look = Mira las líneas con un signo de exclamación.
doctor-postgresql = Están en PostgreSQL, que comprueba sus propias páginas.
doctor-none-yet = Todavía no hay ninguna. Companion las guardará en { $file }.
doctor-file = Están en { $file } ({ $size }).
doctor-empty = El archivo está vacío y no hay ninguna copia.
doctor-sound = SQLite no encuentra nada dañado en el archivo.
doctor-damaged = El archivo está dañado.
doctor-puts-back = Al reiniciarse, Companion lo aparta y pone en su sitio la copia del { $made }. Faltará lo que se apuntó después de esa copia.
doctor-backups = { $count ->
    [one] Hay { $count } copia al lado, del { $newest }.
   *[other] Hay { $count } copias al lado, la última del { $newest }.
}
doctor-not-replayed = { $games ->
    [one] { $games } partida terminada en la mesa { $table } no se puede volver a ver. La mesa puede seguir.
   *[other] { $games } partidas terminadas en la mesa { $table } no se pueden volver a ver. La mesa puede seguir.
}
doctor-replayed = Se puede volver a ver todo: { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} en { $tables ->
    [one] { $tables } mesa.
   *[other] { $tables } mesas.
}
doctor-others-go-on = Las demás mesas pueden seguir: { $good } de { $all }.
doctor-no-tables = No hay ninguna mesa dentro.
doctor-runs = Companion está en marcha{ $process ->
    [none] .
   *[other] { $url ->
        [none] {" "}(proceso { $process }).
       *[other] {" "}(proceso { $process }, en { $url }).
    }
}
doctor-url = { $runs ->
    [yes] Los móviles abren
   *[no] Los móviles abrirían
} { $url }, porque has dado esa dirección.
doctor-host = { $runs ->
    [yes] Los móviles abren
   *[no] Los móviles abrirían
} { $url }, porque has dado esa dirección con --host.
doctor-chosen = { $runs ->
    [yes] Los móviles abren
   *[no] Los móviles abrirían
} { $url }: { $name ->
    [none] es { $what }.
   *[other] { $name } es { $what }.
}
doctor-alone = { $url } solo sirve en este ordenador: los móviles no pueden abrirla.
doctor-try-host = Si no se conectan, prueba --host con una de estas: { $others }.
doctor-port-taken = El puerto { $port } está ocupado, quizá por el propio Companion. Ahora usaría el { $next }.
doctor-port-free = El puerto { $port } está libre.

## companion backup y restore

backup-made = { $tables ->
    [one] { $tables } mesa está guardada en { $file }. Ese archivo es todo lo que hay que guardar.
   *[other] { $tables } mesas están guardadas en { $file }. Ese archivo es todo lo que hay que guardar.
}
backup-damaged = Una parte está dañada, y también en la copia: mira companion doctor.
restored = { $tables ->
    [one] { $tables } mesa recuperada. Companion la tendrá cuando se reinicie.
   *[other] { $tables } mesas recuperadas. Companion las tendrá cuando se reinicie.
}
restored-aside = Lo que había antes queda en { $file }.
no-backups = Todavía no hay copias al lado de { $file }. Companion hace una al iniciarse y otra después de cada partida.
backups = Estas son las copias que hay al lado de { $file }, la última primero:
backups-one = { $made }, { $tables ->
    [one] { $tables } mesa
   *[other] { $tables } mesas
}: { $file }
backups-put-back = Cierra Companion y recupera una con: companion restore ARCHIVO

## companion prune

prune-no-tables = Todavía no hay mesas. Companion las guardará en { $file }.
prune-would = { $tables ->
    [0] No se borraría ninguna mesa: en todas se ha jugado desde el { $since }. No se ha cambiado nada.
    [one] Se borraría { $tables } mesa: no se juega en ella desde el { $since }. No se ha cambiado nada.
   *[other] Se borrarían { $tables } mesas: no se juega en ellas desde el { $since }. No se ha cambiado nada.
}
prune-done = { $tables ->
    [0] No hay nada que borrar: en todas se ha jugado desde el { $since }.
    [one] { $tables } mesa borrada: no se jugaba en ella desde el { $since }.
   *[other] { $tables } mesas borradas: no se jugaba en ellas desde el { $since }.
}
prune-keeps-size = Companion está en marcha, así que el archivo sigue igual de grande; el sitio libre se vuelve a usar.

## companion install-shortcut

shortcut-about = El árbitro para quien juega con cartas de verdad
shortcut-made = Companion ya está entre tus programas: { $place }
shortcut-take-away = Para quitarlo: companion install-shortcut --remove
shortcut-gone = Companion ya no está entre tus programas.
shortcut-not-there = No estaba.
