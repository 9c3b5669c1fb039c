# Lo que se puede hacer ante una pregunta, en los juegos que no lo dicen; y cuando no se pregunta nada.

who-sees = { $sealed ->
    [yes] Nadie más lo ve hasta que se destape todo. Hasta entonces puedes retirarlo.
   *[no] { $anyone ->
        [yes] Puede anotarlo cualquiera, en cualquier móvil o en el tablero.
       *[no] {""}
    }
}
kind-pick =
    Elige uno. Lo que está gris no se puede elegir: tócalo, y dice por qué.
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
    Puja de { $low } a { $high }: toca más y menos, o el número para ver sus teclas.
    { who-sees }
kind-order =
    Toca { $length }, empezando por el primero. Con las flechas o arrastrando cambias el orden.
    { who-sees }
kind-confirm =
    Pulsa el botón en cuanto sea así. La partida lo espera.
    { who-sees }
kind-clash =
    Estas anotaciones no pueden ser todas ciertas. Toca la que está mal y cámbiala.
    Las cartas de la mesa dicen cuál es.
    ¿Lo raro son las propias cartas? Entonces déjalo todo así.
kind-together =
    Responde a las { COUNT($fields) } preguntas. Un solo botón lo envía todo.
    { who-sees }
kind-either =
    Haz una de estas { COUNT($branches) } cosas. Lo que está gris no es posible: tócalo, y dice por qué.
    { who-sees }
kind-other =
    Rellena lo que se pide y pulsa el botón grande.
    { who-sees }
kind-sealed =
    Lo tuyo está sellado. Nadie lo ve hasta que se destape todo.
    «Retirar» te deja elegir otra vez, hasta que todo el mundo haya sellado.
kind-late = Juegas en cuanto tengas cartas. Hasta entonces, mira.
kind-wait = Otros están eligiendo. Tu móvil te avisa en cuanto te toque.
