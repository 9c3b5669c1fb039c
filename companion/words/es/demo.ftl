# Lo que se cuenta mientras un juego se juega solo. El primer paso de cada clase explica; los demás dicen qué pasa.

seats-1 = Jugáis con cartas de verdad. Un portátil es el árbitro y cada móvil es un sitio.
more-seats-1 = Escanea el código, elige un nombre y ya estás. Aquí ves todos los móviles; en la mesa, solo el tuyo.
asked-anyone = Lo que todo el mundo ve en la mesa, lo anota alguien en un móvil.
asked-one = Solo pregunta algo el móvil de quien tiene el turno. En los demás se ve a quién se espera.
asked-sealed = Cada móvil solo pregunta a quien lo tiene. Nadie ve lo que elige el resto.
asked = { $title }
picked-sealed = Se elige y se sella. Las cartas de verdad siguen ocultas.
picked = { $sort ->
    [sealed] Todo el mundo elige.
   *[other] { COUNT($seats) ->
        [one] { $seats } lo anota.
       *[other] Está anotado.
    }
}
sealed-1 = Sellado. Nadie más puede mirar, ni quien dirige. Hasta que todo el mundo haya sellado, se puede retirar.
sealed = Ya ha sellado todo el mundo.
revealed-1 = El tablero lo destapa todo a la vez. Mientras, los móviles dicen «¡Levanta la vista!».
revealed = El tablero lo destapa todo.
told-1 = El tablero dice qué ha pasado. Cada móvil dice qué significa para ti, y por qué.
told-2 = ¿Una carta equivocada? Cámbiala en el móvil: todo lo de después se juzga otra vez.
told-3 = Los puntos se suman solos. Nadie necesita un lápiz.
told = { $said }
said = { $said }
later = Avanzamos un poco.
last = Avanzamos: esto es lo último que se anota.
over-1 = Quién ha ganado, cómo ha ido y lo más notable. Podéis volver a ver cada partida.
over = Y eso es todo.

## La página

board-the-table = La mesa
index-show-me-companion = Enséñame { $name } · Companion
index-companion-plays = Companion juega
index-which-game = Qué juego
index-keep-showing-games-until = Seguir mostrando juegos hasta que venga alguien
index-stop = Parar
index-esc = esc
index-the-board = El tablero
index-the-board-on-a = El tablero, en un portátil
index-a-phone = Un móvil
index-what-happens = Qué pasa
index-show = La demostración
index-back = Atrás
index-play = Reproducir
index-pause = Pausa
index-skip-ahead = Avanzar
index-how-far-it-is = Por dónde va
index-play-it-yourselves = Jugadlo vosotros
index-show-me = Enséñame { $name }
index-its-rules = Sus reglas
phone-a-phone-companion = Un móvil · Companion
screen-look-up = ¡Levanta la vista!
screen-its-on-the-board = Está en el tablero.
phone-of = Móvil de { $name }
