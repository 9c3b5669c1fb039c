# Lo que responden las páginas cuando algo no se puede hacer, y sus palabras pequeñas.

cannot-open = No puedes abrir esta página.
nothing-here = Aquí no hay nada. Mira la dirección.
too-much-at-once = Es demasiado para enviarlo de golpe.
did-not-work = Eso no ha funcionado.
unreadable = Esta página ha enviado algo que no se entiende. Vuelve a cargarla.
laptop-ways = Para abrir el tablero en el portátil donde está Companion, { OR($ways, "it") }.
it = { $it }
laptop-open = abre { $url } allí
laptop-enter = pulsa Intro en la terminal de Companion
laptop-start-again = inicia Companion otra vez (todas las mesas están guardadas)
no-such-address = Este ordenador ya no tiene esa dirección.
wifi-name = Escribe el nombre del wifi, y su contraseña si la tiene: de 8 a 63 caracteres.
address-is-set = La dirección de este servidor la fija quien lo lleva.
deck-of-table = Mesa { $code }
own-deck = Vuestra propia lista.
no-such-game = Companion no conoce ese juego.
no-such-step = Esta partida no tiene ese paso.
games-to-see = Hay { $count } partidas de cada clase para ver, numeradas desde el 1.
no-finished-game = Esta mesa no ha terminado ninguna partida con ese número.
another-website = Esto venía de otra web, así que no se ha hecho nada.
begin-again = Vuelve a cargar esta página para empezar de nuevo.
back-to-pad = Volver a tu móvil
back-to-watching = Seguir mirando
back-to-board = Volver al tablero
no-picture = No se ha podido dibujar la imagen. El resultado está como texto.
board-on-tv = El tablero está en la tele.
not-our-address = Esa dirección no es la de Companion. Abre la dirección del tablero.
odd-address = Esa dirección tiene un carácter que ninguna dirección tiene.
too-often = { $seconds ->
    [one] Ha sido demasiado seguido. Espera { $seconds } segundo y prueba otra vez.
   *[other] Ha sido demasiado seguido. Espera { $seconds } segundos y prueba otra vez.
}
wrong-codes = { $seconds ->
    [one] De aquí han llegado demasiados códigos equivocados. Espera { $seconds } segundo y prueba otra vez.
   *[other] De aquí han llegado demasiados códigos equivocados. Espera { $seconds } segundos y prueba otra vez.
}
ended-early = Esta partida se terminó antes de tiempo, así que no tiene resultado.
no-such-result = En esta mesa no hay esa partida. Mira la dirección.
not-over-yet = Esta partida no ha terminado. Cuando termine, el resultado estará aquí.
today = hoy, { $time }
yesterday = ayer, { $time }
# Detrás del nombre de un juego jugado varias veces: «The Feast, dos veces».
often = { $count ->
    [2] , dos veces
   *[other] , { $count } veces
}
no-such-language = Companion no habla ese idioma. Vuelve a cargar la página y elige otro.
# Cómo se llama quien practica sin mesa.
guest = Visitante

## Las columnas de un archivo exportado

csv-table = mesa
csv-number = número
csv-game = juego
csv-began = inicio
csv-ended = fin
csv-minutes = minutos
csv-complete = completa
csv-player = nombre
csv-place = puesto
csv-score = puntos
csv-won = victoria
csv-options = opciones
