# Lo que se puede hacer ante una pregunta, en los juegos que no lo dicen; y cuando no se pregunta nada.

who-sees = { $sealed ->
    [yes] Nadie más lo ve hasta que se destape todo. Hasta entonces puedes retirarlo.
   *[no] { $anyone ->
        [yes] Puede anotarlo cualquiera, en cualquier móvil o en el tablero.
       *[no] {""}
    }
}
kind-pick =
    Elige uno. Lo que está gris no se puede elegir ahora: tócalo y verás por qué.
    Luego pulsa el botón grande. Antes aún puedes cambiar de idea.
    { who-sees }
kind-player =
    Elige a alguien y pulsa el botón grande.
    { who-sees }
kind-seat = Quien llega tarde entra a jugar, salvo que quien dirige diga que no.
kind-number =
    Pon un número del { $low } al { $high } y pulsa el botón grande.
    { who-sees }
kind-bid =
    Puja de { $low } a { $high }: toca + y −, o el número para escribirlo.
    { who-sees }
kind-order =
    Toca { $length }, por orden de preferencia. Con las flechas o arrastrando cambias el orden.
    { who-sees }
kind-confirm =
    Pulsa el botón cuando esté hecho. La partida espera a que lo pulses.
    { who-sees }
kind-clash =
    Estas anotaciones no pueden ser todas ciertas. Toca la que está mal y cámbiala.
    Las cartas de la mesa dicen cuál es.
    ¿Es la baraja la que es distinta? Entonces déjalo todo así.
kind-together =
    Responde a las { COUNT($fields) } preguntas. Un solo botón lo envía todo.
    { who-sees }
kind-either =
    Haz una de estas { COUNT($branches) } cosas. Lo que está gris no es posible ahora: tócalo y verás por qué.
    { who-sees }
kind-other =
    Responde a la pregunta y pulsa el botón grande.
    { who-sees }
kind-sealed =
    Lo tuyo está sellado. Nadie lo ve hasta que se destape todo.
    «Retirar» te deja elegir otra vez, hasta que todo el mundo haya sellado.
kind-late = Juegas en cuanto tengas cartas. Hasta entonces puedes mirar.
kind-left = Ya no juegas, pero puedes mirar.
kind-wait = Aún falta gente por elegir. Tu móvil te avisa en cuanto te toque.
