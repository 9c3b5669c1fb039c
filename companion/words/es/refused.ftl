# Lo que el árbitro rechaza, sea cual sea el juego.

stale = Eso ya está decidido.
sealed-already = Ya lo has sellado. Retíralo primero y luego cámbialo.
opened-already = Esto ya lo ha visto todo el mundo. Usa «Corregir un error».
not-all-in = Todavía falta gente por responder.
nothing-to-undo = Todavía no hay nada que deshacer.
over-already = La partida ya ha terminado.
nothing-scored = Nadie tiene puntos todavía, así que no gana nadie.
nothing-to-redo = No hay nada que rehacer.
shows-cards = Así se repartirían o se descubrirían otras cartas. Mejor deshaced todo hasta ahí.
same-as-before = La anotación ya dice eso.
draw-a-card = Alguien a su lado saca una de sus cartas sin mirar y la anota.
not-a-number = Tiene que ser un número entero.
out-of-range = Tiene que ser de { $low } a { $high }.
not-an-option = Eso no está entre las opciones. Elige una de las que ves.
lines = En «{ $name }» caben { $most } líneas de hasta { $longest } letras.
title = En «{ $name }» caben hasta { $longest } letras.
not-a-list = Aquí hace falta una lista.
list-length = { $length ->
    [1] La lista necesita un elemento.
   *[other] La lista necesita { $length } elementos.
}
list-twice = Algo está dos veces en la lista.
fields = Falta algo. Rellénalo todo y envíalo otra vez.
not-a-seat = Ahí no hay nadie.
plays-already = { $seat } ya está jugando.
not-held = No tienes esa carta. Las tuyas están arriba.
option = «{ $name }» no puede tener ese valor.
option-range = En esta mesa, «{ $name }» puede ir de { $low } a { $high }.
players = { $missing ->
    [0] Este juego es para { $high } como mucho. Sois { $players }.
    [one] Falta { $missing } persona más.
   *[other] Faltan { $missing } personas más.
}
option-few = «{ $name }»: elige al menos { $least }.
too-few-cards = { $least ->
    [one] Elige al menos { $least } carta.
   *[other] Elige al menos { $least } cartas.
}
too-many-cards = { $most ->
    [one] Elige { $most } carta como mucho.
   *[other] Elige { $most } cartas como mucho.
}
