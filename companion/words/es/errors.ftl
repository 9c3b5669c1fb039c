# Lo que se dice cuando falla algo que no es del juego: guardar, la red, la línea de órdenes.

## Guardar

code-taken = Otra mesa ya tiene el código { $taken }.
conflict = Alguien ha sido más rápido. Prueba otra vez.
repeated = Eso ya estaba guardado.
no-table = Esa mesa se ha borrado.
damaged-table = La mesa { $table } no puede seguir: sus datos están dañados. Las demás están bien.
bad-database = Eso no es una dirección de base de datos. Empieza por sqlite:// o postgresql://.
cannot-open = No se pueden abrir las partidas guardadas. ¿Existe la carpeta, y puedes escribir en ella?
no-data-folder = No se puede crear la carpeta { $folder }, así que no hay sitio para las mesas. Indica una en la que puedas escribir: companion --data RUTA
closed = Companion se está cerrando.
corrupt = Las partidas guardadas están dañadas. Cerrad Companion: al reiniciarse recupera la última copia buena.
too-damaged = Las partidas guardadas están dañadas y no hay ninguna copia buena al lado, así que no se ha cambiado nada. Si tienes una en otro sitio, recupérala: companion restore ARCHIVO. Para empezar sin ella: companion --data ARCHIVO-NUEVO
disk-full = El disco está lleno, así que esto no se ha guardado. Haz sitio y prueba otra vez.
io = El disco no funciona bien, así que esto no se ha guardado.
locked = Otro programa está usando las partidas guardadas. Ciérralo, o prueba otra vez dentro de un momento.
no-driver = PostgreSQL necesita su controlador: pip install 'companion-referee[postgres]'.
read-only = Aquí las partidas guardadas solo se pueden leer, así que esto no se ha guardado.
too-new = Estas partidas son de un Companion más nuevo. Actualiza este para abrirlas.
unreleased = Estas partidas son de antes de la primera versión de Companion. Esta no las puede abrir y las deja como están.
unreachable = Ahora mismo no se puede conectar con la base de datos. Prueba otra vez dentro de un momento.
runs-already = Companion ya está en marcha con { $file }{ $process ->
    [none] {""}
   *[other] { $url ->
        [none] {" "}(proceso { $process })
       *[other] {" "}(proceso { $process }, en { $url })
    }
}. Sigue allí, o ciérralo antes. Para tener otro al lado, dale un archivo propio con --data; varios procesos solo pueden compartir mesas en PostgreSQL (DATABASE_URL).

## Copias de seguridad

postgresql = Estas mesas están en PostgreSQL. Usa su propia orden: { $instead }.
no-file = Esa base de datos no es un archivo. Di con --data cuál es el archivo de las mesas.
nothing = Todavía no hay nada que copiar: { $file } no existe.
exists = { $file } ya existe. Ponle otro nombre a la copia.
no-folder = No hay ninguna carpeta { $folder }.
no-backup = No hay ningún archivo { $file }.
same = { $file } es el propio archivo de las mesas, no una copia.
damaged-backup = { $file } está dañado, así que no se ha cambiado nada.
not-ours = { $file } no tiene mesas de Companion, así que no se ha cambiado nada. Si se copió con Companion en marcha, falta el archivo de al lado que termina en -wal.
no-backup-of-ours = { $file } no es una copia de Companion.
no-database = { $file } no es una base de datos, o está dañado al principio.
in-use = Companion está en marcha con { $file }. Ciérralo con Ctrl-C y prueba otra vez.

## La red y la línea de órdenes

bad-proxies = «{ $text }» no es una lista de proxies. COMPANION_PROXIES da sus direcciones, como 10.0.0.5, o cuántos hay, hasta { $most }.
bad-port = «{ $text }» no es un puerto: van del 1 al 65535.
bad-host = { $host } no es una dirección de este ordenador.
no-such-host = No hay ningún ordenador que se llame { $host }.
reserved-port = El puerto { $port } está reservado para el sistema. Elige uno desde el 1024 con --port.
no-port = Los puertos del { $port } al { $last } están todos ocupados. Elige otro con --port.
bad-url = «{ $url }» no es una dirección que los móviles puedan abrir. Debería ser como https://play.example.org.
metrics = No se pueden publicar las métricas en { $place } ({ $why }).
bad-countdown = «{ $text }» no es una cuenta atrás: dura de 0 a { $most } segundos.
bad-age = «{ $text }» no es un plazo: escribe 90d para días, 12w para semanas o 2y para años.
dev-source = --dev necesita el código de Companion: mira allí CONTRIBUTING.md.
shortcut = No se ha podido crear el acceso directo: { $why }
