# The Feast, en palabras.

# De qué se habla, por valor, como lo dicen las cartas impresas: cuanto más alto, más atrevido.
subject = { $it ->
    [1] El tiempo
    [2] El viaje hasta aquí
    [3] La cocina nueva
    [4] Los vecinos
    [5] Los hijos de los demás
    [6] Las vacaciones, con fotos
    [7] El dinero
    [8] La política
    [9] Quién no está invitado
   *[10] El primer matrimonio del anfitrión
}
a = un { $it }
points = { $it ->
    [one] { $it } punto
   *[other] { $it } puntos
}
counted = { $it ->
    [1] uno
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
   *[other] { $it }
}

## Lo que se ha decidido

deal = { $app ->
    [yes] { $dummies ->
        [0] Reparto { $deal }: { $cards } cartas por persona.
        [1] Reparto { $deal }: { $cards } cartas por persona, y otras tantas el fantasma.
       *[other] Reparto { $deal }: { $cards } cartas por persona, y otras tantas cada fantasma.
    }
   *[no] { $dummies ->
        [0] Reparto { $deal }: barajad todas las cartas. Dad { $cards } a cada persona.
        [1] Reparto { $deal }: barajad todas las cartas. Dad { $cards } a cada persona y { $cards } al fantasma.
       *[other] Reparto { $deal }: barajad todas las cartas. Dad { $cards } a cada persona y { $cards } a cada fantasma.
    }
}
gaffe = ¡Patinazo!
    .because = { $seats } han jugado un { $rank }.
all-matched = Nadie se lleva el { $topic }.
    .because = Todas las cartas estaban repetidas.
topic = { $seat } se lleva el { $topic }.
    .because = El { $rank } de { $seat } es la carta más alta sin repetir.
gaffe-taken = { $seat } se lleva un { $took }.
    .because = El { $rank } de { $seat } es la carta más baja sin repetir y se lleva un patinazo.
only-takes-topic = { $seat } se lleva el { $topic }.
    .because = El { $rank } de { $seat } es la única carta sin repetir, así que { $seat } deja los patinazos.
only-takes-gaffe = { $seat } se lleva un { $took }.
    .because = El { $rank } de { $seat } es la única carta sin repetir, así que { $seat } deja el { $topic }.
deal-over = Acaba el reparto { $deal }. { COMMAS($totals, "total") }.
total = { $key } { $value }
won = { COUNT($seats) ->
    [one] { $seats } gana con { SAY($total, "points") }.
   *[other] { $seats } comparten la victoria con { SAY($total, "points") }.
}
odd-deck = Quien dirige dice que esta baraja es distinta. Los { $rank } no se contarán en este reparto.
leaves = { $hand ->
    [yes] { $seat } se ha ido y ya no puede ganar. Un fantasma juega sus cartas desde la próxima ronda.
   *[no] { $seat } se ha ido y ya no puede ganar.
}
back = { $hand ->
    [yes] { $seat } ha vuelto y juega otra vez desde la próxima ronda.
   *[no] { $seat } ha vuelto y juega otra vez desde el próximo reparto. Sus cartas las tiene ahora otra persona.
}
no-hand-left = { $seat } tiene que esperar a que alguien se vaya: una baraja Pairs solo da para { $most }.
    .you = Tienes que esperar a que alguien se vaya: una baraja Pairs solo da para { $most }.
takes-hand = { $seat } ocupa el sitio de { $of } y empieza con 0. Los puntos siguen siendo de { $of }.
too-many-hands = Una baraja Pairs solo da para { $most }, contando a los fantasmas.
column = { $deal }
column-now = Reparto { $deal }

## Las preguntas

copies = ×{ $count }
ask-flip = ¿Todo listo para el tema?
hint-flip = Lo destapa la app. Vale su número.
button-flip = Destapar el tema
label-flip = destapado
entry-flip = siguiente tema
to-flip = destapar el tema
waiting-flip = Esperamos el tema
ask-topic = Destapad la carta de arriba. ¿Cuál es?
hint-topic = Es el tema y vale su número.
button-topic = El tema es {"{}"}
entry-topic = tema
to-topic = destapar la carta de arriba
waiting-topic = Esperamos el tema
ask-dummy = Destapad una carta de { $about }. ¿Cuál es?
hint-dummy = Cualquiera de ellas, sin mirar antes.
button-dummy = Anotar el {"{}"}
entry-dummy = carta
to-dummy = destapar una carta de { $about }
waiting-dummy = Faltan las cartas de los fantasmas
ask-ploy = ¿Qué carta juegas?
hint-ploy = { OPTION("dealer") ->
    [app] Tus cartas no las ve nadie más.
   *[table] Ponla boca abajo y sella aquí su número.
}
button-ploy = Sellar el {"{}"}
entry-ploy = frase
sealing-ploy = Todo el mundo elige una carta en secreto.
choosing-ploy = Esperamos la carta de { $names }
ask-capture = ¡Solo quedas tú!
hint-capture = Las demás están repetidas. Llévate el tema o un patinazo, no las dos cosas.
button-capture = Llevarme {"{}"}
entry-capture = elección
label-capture = { $value ->
    [topic] el tema
   *[other] un { $value }
}
choosing-capture = { COUNT($names) ->
    [one] { $names } elige: el tema o un patinazo
   *[other] { $names } eligen: el tema o un patinazo
}
option-topic = el tema, { $rank }
option-gaffe = el { $rank }
ask-gaffe = La tuya es la más baja. ¿Qué patinazo te llevas?
hint-gaffe = Vale su número.
button-gaffe = Llevarme el {"{}"}
entry-gaffe = elección de un patinazo
choosing-gaffe = { COUNT($names) ->
    [one] { $names } elige un patinazo
   *[other] { $names } eligen un patinazo
}
ask-clash = Demasiados { $item }
hint-clash = La baraja solo tiene { SAY($item, "counted") }. ¿Qué anotación está mal? Cambiadla.
entered-clash = se deja
hint-leave = Un fantasma juega sus cartas desde la próxima ronda.
entry-decline = sin cartas
ask-override = ¿De qué valor tiene demasiadas cartas esta baraja?
hint-override = ¿Un error de imprenta, o barajas mezcladas? Ese valor no se cuenta en lo que queda de reparto.
entry-override = valor que ya no se cuenta

## Por dónde vamos; entre dos repartos, la escena muestra aún la última ronda

place-long =
    Reparto { $deal } de { $deals }
    { $is_between ->
        [yes] { $topic ->
            [none] {""}
           *[other] Acabado
        }
       *[no] Ronda { $round } de { $rounds }
    }
place-short = { $is_over_for_now ->
    [yes] Reparto { $deal } de { $deals }: acabado
   *[no] Reparto { $deal } · ronda { $round } de { $rounds }
}
between-heading = { $is_between ->
    [yes] { $topic ->
        [none] { OPTION("dealer") ->
            [app] {""}
           *[table] El primer reparto
        }
       *[other] Acaba el reparto { $deal }
    }
   *[no] {""}
}
between-brought = { $topic ->
    [none] {""}
   *[other] { AT($brought, $seat) ->
        [none] {""}
       *[other] +{ AT($brought, $seat) }
    }
}
between-steps = { OPTION("dealer") ->
    [app] {""}
   *[table]
        { $topic ->
            [none] {""}
           *[other] Recoged todas las cartas, también las ganadas y las descartadas.
        }
        Mezclad la baraja Pairs entera, las 55 cartas.
        Dad { $dealing } a cada persona.
        { COUNT($dummies) ->
            [0] {""}
            [one] Dad { $dealing } también al fantasma y dejadlas boca abajo en su sitio.
           *[other] Dad { $dealing } también a cada fantasma y dejadlas boca abajo en sus sitios.
        }
        Poned el resto boca abajo en el centro.
        Destapad la carta de arriba: el primer tema. Puede anotarlo cualquiera.
}

## Lo que hay en la mesa

table-middle = { $topic ->
    [none] El mazo
   *[other] { OPTION("subjects") ->
        [yes] Tema: { SAY($topic, "subject") }
       *[no] Tema
    }
}
table-stake = { $topic ->
    [none] Aún no hay tema
   *[other] { OPTION("subjects") ->
        [yes] El tema de la noche: { SAY($topic, "subject") }. { $topic }
       *[no] Tema { $topic }
    }
}
table-aside = Patinazos
fate-taken = se lleva el { $gain }
fate-low = se lleva un { $gain }
fate-matched = patinazo
fate-none = sin carta
ribbon-taken = { $is_alone ->
    [yes] sin repetir
   *[no] la más alta
}
ribbon-low = la más baja
highlight-one-gaffe = ¡Una sola idea para toda la mesa!
highlight-all-matched = ¡Patinazo general!
# Antes de que el tablero destape las cartas de una ronda.
opening = ¡Cartas sobre la mesa!

## Lo que fue notable, contado al final

mention-cheap = { $seat } se llevó el { $topic } con un simple { $rank }.
mention-same-idea = { $times ->
    [2] { $seats } tuvieron dos veces la misma idea.
   *[other] { $seats } tuvieron la misma idea { $times } veces.
}
mention-crowd = { UPTO($seats, 4) ->
    [more] Hasta { SAY(COUNT($seats), "counted") } personas pensaron en el { $rank }.
   *[other] { $seats } pensaron en el { $rank }.
}

## ¿Qué puedo hacer? Tres líneas como mucho: qué se puede hacer, y qué se gana

can-topic =
    { $dealing ->
        [none] {""}
       *[other] Primero barajad todas las cartas y dad { $dealing } a cada persona.
    }
    Destapad la carta de arriba y anotad su número. Puede hacerlo cualquiera.
    { $is_between ->
        [yes] {""}
       *[no] { $topic ->
            [none] {""}
           *[other] Dejad a la vista lo que habéis ganado. Las demás cartas de la ronda se descartan.
        }
    }
    Es el tema. La carta más alta sin repetir se lo lleva y suma su número.
can-dummy =
    Destapad sin mirar una carta de { $about } y anotad su número.
    Todo el mundo la ve antes de elegir. Puede repetir la tuya y llevarse cartas.
    Un fantasma no puede ganar.
can-flip =
    Pulsad el botón y la app destapa el siguiente tema. Puede hacerlo cualquiera.
    La carta más alta sin repetir se lo lleva y suma su número.
can-ploy =
    { OPTION("dealer") ->
        [app] Sella una de tus cartas. Puedes retirarla hasta que todo el mundo haya sellado.
       *[table] Pon una carta boca abajo y sella su número. Puedes retirarla hasta que todo esté sellado.
    }
    La carta más alta sin repetir se lleva el { $topic }. La más baja se lleva uno de los patinazos.
    { COUNT($dummy_ranks) ->
        [0] Un número que juega también otra persona es un patinazo y no se lleva nada.
       *[other] Con { OR($dummy_ranks, "a") } repetirías la de un fantasma. Entonces no te llevas nada.
    }
can-capture =
    Solo tu carta está sin repetir, así que es la más alta y la más baja.
    { COUNT($pile) ->
        [0] Llévate el tema, que vale { $topic }, o un patinazo. No las dos cosas.
       *[other] Llévate el tema, que vale { $topic }, o un patinazo, de hasta { FIRST($pile) }. No las dos cosas.
    }
    Lo que dejas se descarta.
can-gaffe =
    La tuya es la carta más baja sin repetir, así que te llevas uno de los patinazos.
    Suma su número. El más alto que hay es un { FIRST($pile) }. Los demás se descartan.
can-clash =
    La baraja solo tiene { $item ->
        [1] un 1
       *[other] { SAY($item, "counted") } { $item }
    }. Tocad la anotación que está mal y cambiadla.
    Las cartas de la mesa dicen cuál es. Después se juzga la ronda otra vez.
    ¿Le pasa algo a la baraja? Dejadlas. Los { $item } no se contarán en lo que queda de reparto.
can-override =
    Elegid el número que sobra en vuestra baraja.
    No se contará en lo que queda de reparto. Se lleva cartas y suma como siempre.
meanwhile = { COUNT($captures) ->
    [0] { meanwhile-stage }
   *[other] { $me ->
        [none] { meanwhile-stage }
       *[other] { HAS($captures, $me) ->
            [yes] { meanwhile-stage }
           *[no]
                No tienes cartas en este reparto.
                Las tendrás en cuanto haya una mano para ti.
        }
    }
}
meanwhile-stage = { $stage ->
    [judging] Las cartas están a la vista. Alguien tiene que elegir.
    [ploys] Ves el tema. Cuando todo el mundo haya sellado, se destapan las cartas.
   *[other]
        Piensa en tu carta: la más alta sin repetir se lleva el tema.
        La más baja sin repetir se lleva uno de los patinazos.
}

## Cómo se juega con estas opciones, y con qué

how = { OPTION("dealer") ->
    [app]
        La app destapa un tema. Vale su número.
        { OPTION("dummies") ->
            [0] {""}
            [1] También destapa una carta del fantasma. Todo el mundo la ve antes de elegir.
           *[other] También destapa una carta de cada fantasma. Todo el mundo la ve antes de elegir.
        }
        Todo el mundo sella aquí una de sus cartas, su frase.
        { how-judged }
   *[table]
        Destapad la carta de arriba: el tema. Vale su número.
        { OPTION("dummies") ->
            [0] {""}
            [1] Destapad también una carta del fantasma. Todo el mundo la ve antes de elegir.
           *[other] Destapad también una carta de cada fantasma. Todo el mundo la ve antes de elegir.
        }
        Todo el mundo pone una carta boca abajo, su frase, y sella aquí el mismo número.
        { how-judged }
}
how-judged =
    Se destapan todas las frases a la vez. Los números repetidos son patinazos y no se llevan nada.
    La carta más alta sin repetir se lleva el tema. La más baja se lleva uno de los patinazos.
    { OPTION("dummies") ->
        [0] Tras cuatro repartos gana quien tiene más puntos.
       *[other] Tras cuatro repartos gana quien tiene más puntos. Un fantasma no puede ganar.
    }
needs = { OPTION("dealer") ->
    [app] Sin cartas: las vuestras están en los móviles, y la app destapa los temas.
   *[table] Una baraja Pairs: un 1, dos 2, y así hasta diez 10. El juego se hizo para la baraja «Goddesses of Cuisine».
}
substitutes = { OPTION("dealer") ->
    [app] {""}
   *[table]
        <b>Tres barajas normales.</b> Usad un as, dos 2, tres 3, y así hasta diez 10: 55 cartas. El as es el 1. En dos barajas faltan 9 y 10.
        <b>Cartas en blanco o papelitos.</b> Escribid los 55 números.
}

## Veinte segundos para quien no ha jugado nunca

tour-aim = Llévate cartas: cada una vale su número. Tras cuatro repartos gana quien tiene más puntos.
tour-phone = { OPTION("dealer") ->
    [app] En cada ronda, sella una de tus cartas en tu móvil.
   *[table] En cada ronda, pon una carta boca abajo y sella su número en tu móvil.
}
tour-gaffe = { OPTION("dummies") ->
    [0] ¿El mismo número que otra persona? Ninguna de las dos se lleva nada.
   *[other] ¿El mismo número que otra persona? Ninguna de las dos se lleva nada. Los fantasmas también cuentan.
}
tour-board = El tablero dice quién se lleva qué: la carta más alta sin repetir, el tema; la más baja, un patinazo.

## Lo que se cuenta mientras se juega solo, cada cosa la primera vez que pasa

caption-asked-topic = Alguien destapa la carta de arriba del mazo: el tema. Vale su número.
caption-asked-flip = La app destapa el tema. Vale su número.
caption-asked-ploy = Todo el mundo pone una carta boca abajo y sella su número en su móvil.
caption-asked-capture = De varios patinazos, la carta más baja sin repetir se lleva el que quiera.
caption-told-gaffe = { $seats } han tenido la misma idea: un patinazo, y nada que llevarse.
caption-told-topic = La carta más alta sin repetir se lleva el tema.
caption-told-gaffe-taken = Y la carta más baja sin repetir se lleva uno de los patinazos.
caption-told-all-matched = Todas las cartas estaban repetidas, así que nadie se lleva el tema.

## Qué significa una ronda para un sitio, lo principal primero

taken = { $is_topic ->
    [yes] el { $worth }
   *[no] un { $worth }
}
result-wait = Tienes que esperar a que alguien se vaya.
result-wait-why = Una baraja Pairs solo da para { $most } manos.
result-won-you = { COUNT($seats) ->
    [one] ¡Ganas con { SAY($total, "points") }!
   *[other] ¡Compartes la victoria con { SAY($total, "points") }!
}
result-take-you = Te llevas { taken }.
result-take = { $seat } se lleva { taken }.
result-why-highest-you = Tu { $rank } es la carta más alta sin repetir.
result-why-lowest-you = Tu { $rank } es la carta más baja sin repetir.
result-why-only-you = Tu { $rank } es la única carta sin repetir.
result-why-highest = El { $rank } de { $seat } es la carta más alta sin repetir.
result-why-lowest = El { $rank } de { $seat } es la carta más baja sin repetir.
result-why-only = El { $rank } de { $seat } es la única carta sin repetir.
result-gaffe = ¡Patinazo! { WITH($seats, "Tú") } habéis jugado un { $rank }.
result-all-matched = Nadie se lleva el { $topic }: todas las cartas estaban repetidas.
result-nobody = Nadie se lleva el { $topic }.
result-nobody-why = Todas las cartas estaban repetidas.
result-nothing = Nada para ti.
result-won = { COUNT($seats) ->
    [one] { $seats } gana con { SAY($total, "points") }.
   *[other] { $seats } comparten la victoria con { SAY($total, "points") }.
}

## La imagen de un resultado

picture-menu = Menú

## Lo que añade el tablero: nada se dice dos veces en una noche

comment-gaffe-2-1 = { $who }, en estéreo.
comment-gaffe-2-2 = { $who } han tenido la misma gran idea.
comment-gaffe-2-3 = { $who } contemplan el plato.
comment-gaffe-2-4 = { $who } se saben la misma anécdota.
comment-gaffe-2-5 = Alguien da una patada a { $who } bajo la mesa.
comment-gaffe-2-6 = { $who } han debido de ensayarlo.
comment-gaffe-2-7 = { $who } carraspean.
comment-gaffe-2-8 = Un silencio, cortesía de { $who }.
comment-gaffe-2-9 = { $who } y el mismo chiste.
comment-gaffe-2-10 = { $who } esperan que nadie lo haya oído.
comment-gaffe-2-11 = { $who } van a por el mismo panecillo.
comment-gaffe-2-12 = { $who } se sonrojan a la vez.
comment-gaffe-2-13 = El perro mira a { $who }.
comment-gaffe-2-14 = De repente, { $who } necesitan más pan.
comment-gaffe-2-15 = { $who } miran el móvil.
comment-gaffe-2-16 = ¿A quién se le ocurrió sentar lado a lado a { $who }?
comment-gaffe-3-1 = { $who } empiezan la misma frase.
comment-gaffe-3-2 = Caen tres cucharas: { $who }.
comment-gaffe-3-3 = { $who } leen el mismo periódico.
comment-gaffe-3-4 = { $who } forman un coro. Nadie lo había pedido.
comment-gaffe-3-5 = { $who } estudian la vela muy de cerca.
comment-gaffe-3-6 = Por fin una conversación: { $who }.
comment-gaffe-3-7 = { $who } tenían que decirlo.
comment-gaffe-3-8 = Después de { $who }, alguien propone poner música.
comment-gaffe-4-1 = ¡Cuatro de golpe! Que alguien abra una ventana.
comment-gaffe-4-2 = Cuatro personas, una idea, ningún postre.
comment-gaffe-4-3 = Ha corrido más que la sopa.
comment-gaffe-4-4 = El camarero sale de espaldas.
comment-gaffe-4-5 = La sopa ya no humea.
comment-gaffe-4-6 = Cuatro a la vez. El canario se desmaya.
comment-gaffe-5-1 = Esa la han oído también los vecinos.
comment-gaffe-5-2 = La lámpara se balancea un poco.
comment-gaffe-5-3 = Que alguien lo apunte. O mejor no.
comment-gaffe-5-4 = De la cocina vienen a ver qué se ha caído.
comment-gaffe-5-5 = Los abrigos, por favor. Todos.
comment-gaffe-5-6 = Tantas bocas, y una sola frase.
comment-all-matched-1 = El { $topic } vuelve a la cocina.
comment-all-matched-2 = Ha hablado todo el mundo. No se ha oído a nadie.
comment-all-matched-3 = El { $topic } se enfría en el plato.
comment-all-matched-4 = ¿Y si hablamos del papel pintado?
comment-all-matched-5 = El silencio se lleva el { $topic }.
comment-alone-1 = Mientras el resto se sonroja, { $who } come.
comment-alone-2 = { $who } ha dejado terminar al resto.
comment-alone-3 = Solo a { $who } le queda hambre.
comment-alone-4 = { $who } tiene la palabra, y el plato.
comment-alone-5 = { $who } ha masticado sin decir nada. Qué sabiduría.
comment-whisper-1 = A { $who } le ha bastado un susurro.
comment-whisper-2 = { $who } lo ha dicho bajito. Lo ha oído todo el mundo.
comment-whisper-3 = Carta pequeña, plato grande: { $who }.
comment-whisper-4 = { $who } ha conseguido meter baza.

## Opciones

credit = Para barajas Pairs, de Cheapass Games
tagline = Una charla de mesa: habla alto, pero no como el resto, o aprovecha un patinazo.
option-dealer = Quién reparte
    .help = Repartís una baraja de verdad, o cada móvil muestra sus cartas y la app destapa los temas.
    .choice-table = La mesa
    .choice-app = La app
option-dummies = Fantasmas
    .help = No los juega nadie: sus cartas se destapan al azar antes de elegir. Si sois dos o tres, así hay cuatro manos.
option-subjects = Los temas tienen nombre
    .help = Un 7 es «El dinero», como en las cartas que imprimimos. Vale cualquier baraja Pairs.
printed-pairs = Una baraja Pairs
    .help = Un 1, dos 2, y así hasta diez 10. Cada número tiene de qué hablar.
