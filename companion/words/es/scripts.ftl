# Lo que dicen los scripts de una página. Un texto sobre un número tiene un atributo para cada forma de plural de $n.

pad-title = { $name } · Companion
i-am = Soy { $name }
no-connection-to-the-table = Sin conexión con la mesa.
no-connection = Sin conexión. Prueba otra vez.
page-isnt-working = Una parte de esta página no funciona. Vuelve a cargarla, o prueba con otro navegador.
keep = Cancelar
yes = Sí
coming = Voy
table-waits-for = La mesa espera a { $name }.
your-turn = Te toca. { $now }
table-waits-for-you = La mesa te espera.

## Ver otra vez y demostraciones

step-didnt-come = Este paso no se ha cargado. Mira la conexión y prueba otra vez.
as-far-as-it-is = La partida no va más allá todavía.
play = Reproducir
pause = Pausa
of = { $n } de { $all }
tap-to-go-on = <kbd>espacio</kbd> o toca para seguir

## El tablero

all-done = Todo hecho
next-step = Hecho, siguiente paso
press-enter = Pulsa Intro para { $card }, o escribe el resto.
time-is-up = ¡Tiempo!
paused = En pausa
for-sound = Para tener sonido, haz clic o pulsa una tecla.
sound-is-on = Sonido activado.
sound-is-off = Sin sonido. Pulsa m para oírlo.
phone-just-now = Acaba de conectarse un móvil.
phone-seconds-ago =
    .one = Hace { $n } segundo se conectó un móvil.
    .other = Hace { $n } segundos se conectó un móvil.
phone-minutes-ago =
    .one = Hace un minuto se conectó un móvil.
    .other = Hace { $n } minutos se conectó un móvil.
code-leads-there = Ahora el código lleva a esa dirección. Escaneadlo otra vez.

## El resultado para llevarse

copied = Copiado.
selected = Está seleccionado: cópialo ahora.

## Nombres, pujas y listas

letters-left =
    .one = queda { $n } letra
    .other = quedan { $n } letras
all-that-fits =
    .one = No cabe más: { $n } letra
    .other = No cabe más: { $n } letras
left =
    .one = queda { $n } de { $all }
    .other = quedan { $n } de { $all }
only-left =
    .one = solo queda { $n }
    .other = solo quedan { $n }
it-can-be = Tiene que ser de { $low } a { $high }.
off-your-list = { $label } ya no está en tu lista.
list-is-full = Tu lista está llena. Quita algo antes.
is-wish = { $label } es el n.º { $n } de tu lista.
another-place = { $label } ha cambiado de sitio.
move-up = Subir { $label }
move-down = Bajar { $label }
move-off = Quitar { $label } de la lista
