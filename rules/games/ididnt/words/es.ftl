# I Didn’t Eat That, en palabras. $main, $side y $food son platos, como los nombran las cartas: sin artículo.

meal = «{ SAY($main, "dish") } con { SAY($side, "dish") }», { MONEY($cost) }
check = { SAY($check, "meal") }
the-food = «{ dish }»
# Lo que dice una excusa; $ate y $denied son platos.
claims = { COUNT($ate) ->
    [0] { COUNT($denied) ->
        [0] no menciona ningún plato
       *[other] niega { SAY($denied, "the-food") }
    }
   *[other] { COUNT($denied) ->
        [0] admite { SAY($ate, "the-food") }
       *[other] admite { SAY($ate, "the-food") }, niega { SAY($denied, "the-food") }
    }
}
excuse = { claims } (credibilidad { $credibility })
excuse-or-hidden = { $it ->
    [none] boca abajo
   *[other] { excuse }
}

## Quién paga: las razones, según la pregunta que decide

# «: 2 contra 3 y 5»: la que paga, y luego las demás.
credits = { COUNT($against) ->
    [0] {""}
   *[other] : { $best } contra { $against }
}
grounds = { $step ->
    [1] { $alone ->
        [yes] Solo { $payer } admite «{ SAY($main, "dish") }»
       *[no] De quienes admiten «{ SAY($main, "dish") }», la excusa más creíble es la de { $payer }{ credits }
    }
    [2] { $alone ->
        [yes] Nadie admite «{ SAY($main, "dish") }», y solo { $payer } admite «{ SAY($side, "dish") }»
       *[no] Nadie admite «{ SAY($main, "dish") }». De quienes admiten «{ SAY($side, "dish") }», la excusa más creíble es la de { $payer }{ credits }
    }
    [3] { $alone ->
        [yes] Nadie admite «{ SAY($main, "dish") }» ni «{ SAY($side, "dish") }», y solo { $payer } no menciona ninguno
       *[no] Nadie admite «{ SAY($main, "dish") }» ni «{ SAY($side, "dish") }». De quienes no mencionan ninguno, la excusa menos creíble es la de { $payer }{ credits }
    }
    [4] { $alone ->
        [yes] Nadie admite ninguno de los dos, y todas las excusas mencionan alguno. Solo { $payer } niega «{ SAY($side, "dish") }»
       *[no] Nadie admite ninguno de los dos, y todas las excusas mencionan alguno. De quienes niegan «{ SAY($side, "dish") }», la menos creíble es la de { $payer }{ credits }
    }
   *[5] { $alone ->
        [yes] { $payer } niega «{ SAY($main, "dish") }», y aquí no hay otra excusa
       *[no] Todo el mundo niega «{ SAY($main, "dish") }». La excusa menos creíble es la de { $payer }{ credits }
    }
}
# Lo mismo a quien paga.
your-grounds = { $step ->
    [1] { $alone ->
        [yes] Solo tú admites «{ SAY($main, "dish") }»
       *[no] De quienes admiten «{ SAY($main, "dish") }», tu excusa es la más creíble{ credits }
    }
    [2] { $alone ->
        [yes] Nadie admite «{ SAY($main, "dish") }», y solo tú admites «{ SAY($side, "dish") }»
       *[no] Nadie admite «{ SAY($main, "dish") }». De quienes admiten «{ SAY($side, "dish") }», tu excusa es la más creíble{ credits }
    }
    [3] { $alone ->
        [yes] Nadie admite «{ SAY($main, "dish") }» ni «{ SAY($side, "dish") }», y solo tú no mencionas ninguno
       *[no] Nadie admite «{ SAY($main, "dish") }» ni «{ SAY($side, "dish") }». De quienes no mencionan ninguno, tu excusa es la menos creíble{ credits }
    }
    [4] { $alone ->
        [yes] Nadie admite ninguno de los dos, y todas las excusas mencionan alguno. Solo tú niegas «{ SAY($side, "dish") }»
       *[no] Nadie admite ninguno de los dos, y todas las excusas mencionan alguno. De quienes niegan «{ SAY($side, "dish") }», tu excusa es la menos creíble{ credits }
    }
   *[5] { $alone ->
        [yes] Niegas «{ SAY($main, "dish") }», y aquí no hay otra excusa
       *[no] Todo el mundo niega «{ SAY($main, "dish") }», y tu excusa es la menos creíble{ credits }
    }
}
# Lo que hacen varias personas, según la pregunta: «admiten «Pescado»».
at-step = { $step ->
    [1] admiten «{ SAY($main, "dish") }»
    [2] admiten «{ SAY($side, "dish") }»
    [3] no mencionan ninguno
    [4] niegan «{ SAY($side, "dish") }»
   *[5] niegan «{ SAY($main, "dish") }»
}
# Lo mismo en singular, de una excusa.
claimed-at-step = { $step ->
    [1] admitía «{ SAY($main, "dish") }»
    [2] admitía «{ SAY($side, "dish") }»
    [3] no mencionaba ninguno
    [4] negaba «{ SAY($side, "dish") }»
   *[5] negaba «{ SAY($main, "dish") }»
}
had-at-step = { $step ->
    [1] «{ SAY($main, "dish") }», admitido
    [2] «{ SAY($side, "dish") }», admitido
    [3] ninguno mencionado
    [4] «{ SAY($side, "dish") }», negado
   *[5] «{ SAY($main, "dish") }», negado
}
tied = Empate: { $tying } { at-step } ({ $best })
# Lo que habían jugado antes quienes empatan; donde decide, con la credibilidad.
had-played = { COUNT($earlier) ->
    [0] {""}
   *[other] { COMMAS($earlier, "had-earlier") },{" "}
}{ SAY($deciding, "deciding") } ({ had-at-step })
had-earlier = { $seats } ({ had-at-step })
deciding = { $several ->
    [yes] { $seat }, { $credibility }
   *[no] { $seat }
}
pays = { $payer } paga { MONEY($cost) }.
    .because = { grounds }.
pays-after-tie = { $payer } paga { MONEY($cost) }.
    .because = { tied }. Deciden las excusas de antes: { SAY($excuses_before, "had-played") }.
back-none-before = No paga nadie.
    .because = { tied }. { $who_lacks ->
        [all] No hay excusas de antes
        [one] { $lacking } no tiene excusa de antes
       *[some] { $lacking } no tienen excusa de antes
    } en { $in_set ->
        [yes] esta serie
       *[no] este reparto
    }. La cuenta vuelve debajo del montón.
back-still-tied = No paga nadie.
    .because = { tied }. { COUNT($still) ->
        [0] También empatan las excusas de antes
       *[other] También empatan las excusas de antes de { $still }
    }. La cuenta vuelve debajo del montón.
no-excuse = No paga nadie.
    .because = Nadie puso una excusa junto a { SAY($main, "dish") } con { SAY($side, "dish") }. La cuenta vuelve debajo del montón.
out = { $how_many ->
    [none] Aquí no cuenta ninguna otra excusa.
    [many] A salvo, quienes { OR($claims, "at-step") }.
   *[few] A salvo: { SEMICOLONS($safe, "safe-with") }.
}
safe-with = { $seats } ({ SAY($claims, "had-at-step") })

## Las demás decisiones

deal = { $app ->
    [yes] La app da { $cards } excusas a cada persona. Empieza { $first }.
   *[no] Barajad todas las excusas y dad { $cards } a cada persona. Empieza { $first }.
}
turned-up = { $seat } destapa { SAY($check, "meal") }, y pone la primera excusa.
row = { $checks ->
    [one] Hay { $checks } cuenta a la vista.
   *[other] Hay { $checks } cuentas a la vista.
} Por turnos, poned una excusa junto a una de ellas. Empieza { $first }.
said = { quoted }{ $seat } { SAY($now, "excuse") }.
# Lo que dice una excusa repartida por la app, antes de lo que afirma.
quoted = { $quote ->
    [none] {""}
   *[other] { $seat }: «{ SAY($quote, "excuse-words") }»{" "}
}
laid = { quoted }{ $seat }, junto a «{ SAY($main, "dish") }»: { SAY($now, "excuse") }.
laid-blind = { $seat } pone una excusa boca abajo junto a «{ SAY($main, "dish") }».
hint = { $seat } acaba de contradecirse. ¿Quién se da cuenta?
catch-moves = ¡{ $caller } pilla a { $accused }! { $free ->
    [yes] { $accused } se ha ido: la propina queda libre.
   *[no] { $holder ->
        [none] { $accused } carga con la propina.
       *[other] La propina pasa de { $holder } a { $accused }.
    }
}
    .because = { both-claims-said }
both-claims-said = <i class="ididnt-both">Antes: { SAY($before, "excuse") }. Ahora: { SAY($now, "excuse") }.</i>
catch-wrong = { $caller } se equivoca con { $accused }: no hay contradicción.
    .because = { both-claims-said }
catch-late = { $caller } tiene razón con { $accused }, pero { $first } llegó antes.
    .because = { both-claims-said }
catch-not-the-holder = { $caller } tiene razón con { $accused }, pero la propina la tiene { $holder }, y nadie más puede pasarla.
    .because = { both-claims-said }
catch-has-it-already = { $caller } tiene razón con { $accused }, que ya tiene la propina.
    .because = { both-claims-said }
missed = Nadie se dio cuenta: { SAY($one, "missed-first") } { SENTENCES($named, "missed-next") }{ $more ->
    [0] {""}
    [one] {" "}Y otra pasó sin que nadie la viera.
   *[other] {" "}Y otras { $more } pasaron sin que nadie las viera.
}
missed-first = { $ate ->
    [yes] reparto { $deal }, ronda { $round }, { $seat } admitió «{ SAY($food, "dish") }» después de negarlo.
   *[no] reparto { $deal }, ronda { $round }, { $seat } negó «{ SAY($food, "dish") }» después de admitirlo.
}
missed-next = { $ate ->
    [yes] Reparto { $deal }, ronda { $round }, { $seat } admitió «{ SAY($food, "dish") }» después de negarlo.
   *[no] Reparto { $deal }, ronda { $round }, { $seat } negó «{ SAY($food, "dish") }» después de admitirlo.
}
tip-paid = { $seat } paga { MONEY($worth) } por la propina: 2 $ por persona, y sois { $players }.
won = { COUNT($seats) ->
    [one] { $seats } es quien menos paga, { MONEY($total) }, y se lleva el postre.
   *[other] { $seats } empatan: pagan menos que nadie, { MONEY($total) } por cabeza. Compartid el postre o jugad otra vez.
} Empieza la próxima partida { $next }.
ended = Quien dirige termina la partida.{ $left ->
    [0] {""}
   *[other] {" "}Lo que queda en el montón no es de nadie.
}
pile = { $left ->
    [one] Queda una cuenta en el montón, dice quien dirige.
   *[other] Quedan { $left } cuentas en el montón, dice quien dirige.
}
starts-by-lot = Por sorteo: empieza { $seat }.
starts-as-dealer = { $seat } ha repartido y empieza.
starts-as-winner = { $seat } ganó la última partida y empieza.
leaves = { $seat } se ha ido: se queda sus cuentas y ya no puede ganar. Desde el próximo reparto no juega.
tip-free = { $seat } se ha ido: la propina queda libre. Carga con ella la próxima persona a la que pillen.
counts-as = «{ $food }» es «{ SAY($dish, "dish") }», dice quien dirige.
back = { $seat } ha vuelto y juega desde el próximo reparto.
column-checks = Cuentas
column-tip = Propina

## Los grandes momentos al destapar

highlight-caught = ¡Han pillado a { FIRST($seats) }!

## Las preguntas

ask-starter = ¿Quién empieza?
hint-starter = Poneos de acuerdo en la mesa.
button-starter = Empieza {"{}"}
entry-starter = quién empieza
waiting-starter = ¿Quién empieza?
ask-dealer = ¿Quién ha repartido?
hint-dealer = Empieza quien ha repartido.
button-dealer = Ha repartido {"{}"}
entry-dealer = quién ha repartido
waiting-dealer = ¿Quién ha repartido?
ask-lots = ¿Quién empieza?
entry-lots = quién empieza
label-lots = { SAY($value, "name-of") }
name-of = { NAME($it) }
ask-check = Destapa una cuenta
hint-check = ¿Qué dice?
entry-check = cuenta
label-check = { SAY($value, "meal") }
checks-in-words = { $it ->
    [1] una cuenta
    [2] dos cuentas
    [3] tres cuentas
    [4] cuatro cuentas
    [5] cinco cuentas
   *[other] { $it } cuentas
}
ask-row = { COUNT($fields) ->
    [1] Destapa la última cuenta
   *[other] Destapa { SAY(COUNT($fields), "checks-in-words") }
}
hint-row = { COUNT($fields) ->
    [1] ¿Qué dice?
   *[other] Ponlas en fila. ¿Qué dicen?
}
button-row = { COUNT($fields) ->
    [1] Anotar la cuenta
   *[other] Anotar las { COUNT($fields) }
}
none-row = Principal, guarnición y precio
entry-row = fila de cuentas
label-row = { SEMICOLONS($value, "main-and-cost") }
main-and-cost = { SAY($main, "dish") }, { MONEY($cost) }
ask-flip = Destapa { SAY($checks, "checks-in-words") }
hint-flip = { $checks ->
    [1] La ve todo el mundo al momento.
   *[other] Las ve todo el mundo al momento.
}
button-flip = Destapar
entry-flip = adelante
label-flip = hecho
choosing-flip = { OPTION("form") ->
    [base] { $names } destapa una cuenta…
   *[other] { $names } destapa las cuentas…
}
ask-checks = ¿Qué cuentas hay en el montón?
entry-checks = mezcla de las cuentas
ask-deck = ¿Quién recibe qué excusas?
entry-deck = mezcla de las excusas
choosing-row = { $names } pone las cuentas en fila…
choosing-check = { $names } destapa una cuenta…
ask-excuse = { OPTION("dealer") ->
    [app] ¿Qué excusa pones?
   *[table] ¿Qué dice tu excusa?
}
hint-excuse = { OPTION("dealer") ->
    [app] Elige una y cuéntala a tu manera.
   *[table] Cuéntala a tu manera, ponla, anótala.
}
button-excuse = Ponerla ahora
entry-excuse = excusa
label-excuse = { SAY($value, "excuse-or-hidden") }
choosing-excuse = { $names } elige una excusa…
ask-play = ¿Junto a qué cuenta?
hint-play = { OPTION("dealer") ->
    [app] { OPTION("form") ->
        [blind] Tu excusa queda boca abajo.
       *[other] ¿Y qué excusa?
    }
   *[table] { OPTION("form") ->
        [blind] Pon una excusa junto a una cuenta, boca abajo, mirando hacia ti.
       *[other] Pon una excusa junto a una cuenta, mirando hacia ti. Cuéntala a tu manera.
    }
}
button-play = Ponerla junto a {"{}"}
entry-play = excusa
label-play = junto a la cuenta { AT($value, "beside") }: { SAY(AT($value, "excuse"), "excuse-or-hidden") }
choosing-play = { $names } elige una excusa…
ask-beside = ¿Junto a qué cuenta?
entry-beside = junto a
ask-same = ¿«{ $food }» y «{ SAY($dish, "dish") }» son el mismo plato?
hint-same = La excusa dice uno y la cuenta el otro. De eso depende quién paga.
button-same = {"{}"}
entry-same = un plato o dos
label-same = { $value ->
    [yes] el mismo plato
   *[no] otro plato
}
to-same = decir si es el mismo plato
ask-score = Las cuentas están pagadas. ¿Pilláis a alguien más?
hint-score = Aún se puede pillar una contradicción. Luego, a contar.
button-score = Contar
entry-score = recuento
label-score = sí
to-score = contar
ask-next = ¿Ha visto todo el mundo quién paga?
hint-next = Puede seguir cualquiera.
button-next = Siguiente cuenta
entry-next = adelante
label-next = sí
waiting-next = ¿Ha visto todo el mundo quién paga?
ask-catch = ¿Quién acaba de contradecirse?
entry-catch = aviso de contradicción
ask-end = ¿Terminar la partida ahora?
hint-end = Las cuentas que no ha pagado nadie no son de nadie.
entry-end = fin de la partida
label-end = sí
ask-pile = ¿Cuántas cuentas quedan en el montón?
hint-pile = Contad las del montón.{ $low ->
    [0] {""}
   *[other] {" "}Si no hay ninguna, terminad mejor la partida.
}
button-pile = Guardar {"{}"}
entry-pile = recuento del montón
too-many-checks = La app tiene { $most } cuentas. Poned «Cuentas en el montón» en { $most } o menos.
hint-leave = Se queda sus cuentas y no juega desde el próximo reparto.
call-pile = Contar otra vez el montón…
call-catch = Pillar

## Lo anotado, como lo dice la lista de anotaciones, y como lo dice una corrección

entered-excuse = { SAY($value, "excuse-or-hidden") }
entered-play = junto a la cuenta { AT($value, "beside") }, { SAY(AT($value, "excuse"), "excuse-or-hidden") }
entered-score = hecho
entered-next = hecho
entered-end = ahora
entered-row = { SEMICOLONS($value, "entered-in-row") }
entered-in-row = cuenta { $key }, { meal }
part-set = serie
part-judged = cuenta
part-end = el final

## Lo que se propone hacer a alguien, donde puede hacerlo cualquiera

to-starter = decir quién empieza
to-dealer = decir quién ha repartido

## Por dónde vamos

place-long =
    { $deal ->
        [0] {""}
       *[other] { $form ->
            [base] Reparto { $deal }
           *[other] Serie { $deal }
        }
    }
    { $deal ->
        [0] {""}
       *[other] { $form ->
            [base] Ronda { $round }
           *[other] {""}
        }
    }
    { $left ->
        [one] Queda { $left } cuenta
       *[other] Quedan { $left } cuentas
    }
place-short = { $deal ->
    [0] Partida nueva
   *[other] { $form ->
        [base] Reparto { $deal } · ronda { $round }
       *[other] Serie { $deal }
    }
}
between-heading = { $between ->
    [no] {""}
   *[yes] { $deal ->
        [0] { between-first }
        [1] { between-first }
       *[other] { $form ->
            [base] Acaba el reparto { $previous_deal }
           *[other] Acaba la serie { $previous_deal }
        }
    }
}
between-first = { $form ->
    [base] El primer reparto
   *[other] La primera serie
}
between-brought = { AT($brought, $seat) ->
    [none] {""}
   *[other] { MONEY(AT($brought, $seat)) }
}
between-steps =
    { $app_deals ->
        [yes] {""}
       *[no] { $deal ->
            [0] { between-aside }
            [1] { between-aside }
           *[other] Barajad juntas todas las excusas.
        }
    }
    { $app_deals ->
        [yes] {""}
       *[no] { $deal ->
            [0] Barajad las cuentas y apiladlas boca abajo.
            [1] Barajad las cuentas y apiladlas boca abajo.
           *[other] {""}
        }
    }
    { $app_deals ->
        [yes] {""}
       *[no] { $deal ->
            [0] Barajad las excusas.
            [1] Barajad las excusas.
           *[other] {""}
        }
    }
    { $app_deals ->
        [yes] {""}
       *[no] Dad cinco excusas a cada persona.
    }
    { $app_deals ->
        [yes] {""}
       *[no] Apartad las demás excusas.
    }
    { $app_deals ->
        [yes] {""}
       *[no] { $turn ->
            [none] { OPTION("first") ->
                [table] Decid quién empieza.
               *[other] Decid quién ha repartido: es quien empieza.
            }
           *[other] { $form ->
                [base] { $deal ->
                    [1] { $turn } destapa la primera cuenta.
                   *[other] { $turn } destapa la siguiente cuenta.
                }
               *[other] { $row ->
                    [1] { $turn } pone una cuenta a la vista.
                   *[other] { $turn } pone en fila { SAY($row, "checks-in-words") }, a la vista.
                }
            }
        }
    }
between-aside = { $form ->
    [base] Apartad la propina y el postre.
   *[other] Dejad fuera la propina y apartad el postre.
}

## Lo que no se puede anotar

no-food-name = Escribe el nombre de un plato.
food-too-long = Ese nombre es demasiado largo. Como mucho { $most } letras.
one-dish = El principal y la guarnición son dos platos distintos. ¿Qué dice la cuenta?
no-cost = Escribe el precio como 12 o 12,50.
too-many-claims = Anota como mucho { $most } platos por excusa.
both-claims = Una excusa no puede admitir y negar «{ SAY($food, "dish") }» a la vez. Elige una cosa.
not-in-hand = Ya no tienes esa excusa. Elige otra.

## Antes de juzgar en el tablero una cuenta o una acusación

opening = { SAY($last_said, "last-quote") }{ SENTENCES($facts, "opening-of") }
last-quote = { $it ->
    [none] {""}
   *[other] { quoted }
}
opening-of = { $opening ->
    [judged] ¿Quién paga «{ SAY($main, "dish") } con { SAY($side, "dish") }»?
    [catch] { $caller } dice que { $accused } ha mentido.
   *[none] {""}
}

## Lo que fue notable, contado al final

mention-margin = { COUNT($seats) ->
    [one] A { $seats } se le escapó el postre por { MONEY($points) }.
   *[other] A { $seats } se les escapó el postre por { MONEY($points) }.
}
mention-most-at-once = { COUNT($seats) ->
    [one] La cuenta de { $seats } subió { MONEY($points) } de golpe. Ninguna subió más.
   *[other] Las cuentas de { $seats } subieron { MONEY($points) } de golpe. Ninguna subió más.
}
mention-streak = { $times } veces seguidas, solo subió la cuenta de { $seat }.
mention-spotless = { $seat } no pagó ni un céntimo.
mention-robbed = Sin la propina, el postre habría sido de { $seat }.
mention-fasting = { $number } excusas, y { $seat } no probó bocado.
mention-denied = «{ SAY($food, "dish") }» se negó { $number } veces. Entonces, ¿quién se lo comió?

## ¿Qué puedo hacer?

can-starter =
    Poneos de acuerdo en quién empieza y tocad su nombre. Puede hacerlo cualquiera.
    { begins }
begins = { OPTION("form") ->
    [base] Quien empieza destapa la primera cuenta y pone la primera excusa.
   *[other] Quien empieza pone las cuentas en fila y juega la primera excusa.
}
can-dealer =
    Tocad el nombre de quien ha repartido: es quien empieza. Puede anotarlo cualquiera.
    { begins }
can-check =
    Destapa la cuenta de arriba. Anota su plato principal, su guarnición y su precio.
    { OPTION("form") ->
        [base] { COUNT($top) ->
            [0] {""}
           *[other] Las excusas se quedan en la mesa hasta el próximo reparto: las últimas deciden un empate.
        }
       *[other] {""}
    }
    { OPTION("form") ->
        [base] Luego todo el mundo pone una excusa, tú antes que nadie. Alguien pagará.
       *[other] Pagará alguien de quienes pongan una excusa a su lado.
    }
can-flip =
    { $checks ->
        [1] Destapa una cuenta. La ha barajado la app.
       *[other] Destapa { SAY($checks, "checks-in-words") }. Las ha barajado la app.
    }
    { OPTION("form") ->
        [base] { COUNT($top) ->
            [0] {""}
           *[other] Hasta entonces, aún se puede pillar a alguien.
        }
       *[other] {""}
    }
    { OPTION("form") ->
        [base] Luego todo el mundo pone una excusa, tú antes que nadie. Alguien pagará.
       *[other] { $checks ->
            [1] Pagará alguien de quienes pongan una excusa a su lado.
           *[other] Cada cuenta la pagará alguien de quienes pongan una excusa a su lado.
        }
    }
can-row =
    { COUNT($fields) ->
        [1] Destapa la última cuenta. Anota su plato principal, su guarnición y su precio.
       *[other] Pon en fila { SAY(COUNT($fields), "checks-in-words") }. Anota el principal, la guarnición y el precio de cada una.
    }
    { COUNT($fields) ->
        [1] Pagará alguien de quienes pongan una excusa a su lado.
       *[other] Cada cuenta la pagará alguien de quienes pongan una excusa a su lado.
    }
can-excuse =
    { $app_deals ->
        [yes] Elige una de tus excusas. La ve todo el mundo al momento.
       *[no] Pon una excusa a la vista. Anota lo que dice y su credibilidad.
    }
    { $eaten ->
        [main] Alguien ya ha admitido el plato principal. Si tú no lo admites, estás a salvo.
        [side] Alguien ya ha admitido la guarnición. Si no admites ninguno de los dos, estás a salvo.
       *[none] Paga quien admite el plato principal. Si no hay nadie, quien admite la guarnición. Si tampoco, la peor excusa.
    }
    { HAS($top, $me) ->
        [yes] No digas lo contrario que tu última excusa: si te pillan, cargas con la propina.
       *[no] Si la próxima dice lo contrario y te pillan, cargas con la propina.
    }
can-play =
    { $app_deals ->
        [yes] { OPTION("form") ->
            [blind] Elige una cuenta y una de tus excusas. Queda boca abajo.
           *[other] Elige una cuenta y una de tus excusas.
        }
       *[no] { OPTION("form") ->
            [blind] Pon una excusa boca abajo junto a la cuenta que quieras. Anota cuál y lo que dice.
           *[other] Pon una excusa junto a la cuenta que quieras. Anota cuál y lo que dice.
        }
    }
    Cada cuenta la paga alguien con una excusa a su lado. Primero, quien admite el principal.
    { OPTION("form") ->
        [blind] Se destapan todas las excusas después de la quinta de cada persona.
       *[other] Pones cinco. Una cuenta sin excusas vuelve al montón.
    }
can-catch =
    ¿Alguien dice lo contrario que antes? Toca su nombre.
    { $tip ->
        [none] { can-catch-all }
       *[other] { YOU($tip) ->
            [you] { can-catch-all }
           *[other] { OPTION("tip") ->
                [anybody] { can-catch-all }
               *[other] La propina la tiene { $tip }, y nadie más puede pasarla.
            }
        }
    }
    Tienes un aviso por excusa.
can-catch-all = Si aciertas, carga con la propina: 2 $ por persona, al final. Si no, no pasa nada.
can-score =
    ¿Alguien quiere pillar todavía a alguien? Si no, a contar.
    Se suman las cuentas de cada persona y la propina. El total más bajo gana el postre.
can-next =
    ¿Ha visto todo el mundo quién paga? Entonces seguid. Puede hacerlo cualquiera.
    La siguiente cuenta se juzga por las excusas de su lado.
can-end =
    Termina la partida ahora. Gana quien menos haya pagado hasta aquí.
    Las cuentas que no ha pagado nadie no son de nadie.
can-pile =
    Contad las cuentas que quedan en el montón y anotad cuántas son.
    La partida acaba cuando no queda ninguna.
meanwhile =
    { $stage ->
        [excuses] { $turn ->
            [none] Le toca a otra persona. { meanwhile-look }
           *[other] Le toca a { $turn }. { meanwhile-look }
        }
        [check] Viene otra cuenta. Alguien la pagará.
        [score] Las cuentas están juzgadas. Un último aviso acertado aún cuenta. Luego, a contar.
       *[other] Las cuentas se juzgan una tras otra.
    }
meanwhile-look = { $app_deals ->
    [yes] Mantén pulsado para ver tus excusas.
   *[no] Si quieres, anota tu excusa por adelantado.
}

## La guía

how =
    { OPTION("form") ->
        [base] Se destapa una cuenta: un plato principal, una guarnición, un precio. Alguien la pagará.
       *[other] Cinco cuentas en fila, cada una con un plato principal, una guarnición y un precio.
    }
    { OPTION("form") ->
        [base] { OPTION("dealer") ->
            [app] Tu móvil tiene cinco excusas: mantén pulsado para verlas. Por turnos, elige una. Cuéntala a tu manera.
           *[table] Por turnos, pon una excusa y anota lo que dice. Cuéntala a tu manera.
        }
        [blind] { OPTION("dealer") ->
            [app] Tu móvil tiene cinco excusas: mantén pulsado para verlas. Por turnos, pon una boca abajo junto a la cuenta que quieras.
           *[table] Por turnos, pon una excusa boca abajo junto a la cuenta que quieras y anótala. Cada persona pone cinco.
        }
       *[five] { OPTION("dealer") ->
            [app] Tu móvil tiene cinco excusas: mantén pulsado para verlas. Por turnos, pon una junto a la cuenta que quieras.
           *[table] Por turnos, pon una excusa junto a la cuenta que quieras y anótala. Cada persona pone cinco.
        }
    }
    { OPTION("form") ->
        [base] {""}
        [blind] Tras la última se destapan todas las excusas. Cada cuenta se juzga por las excusas de su lado.
       *[five] Cada cuenta se juzga por las excusas de su lado.
    }
    Paga quien admite el plato principal; si no hay nadie, quien admite la guarnición. Si tampoco, la peor excusa.
    { OPTION("form") ->
        [base] ¿Alguien contradice su última excusa? Avisad y carga con la propina.{ OPTION("hints") ->
            [yes] {" "}El tablero lo señala.
           *[no] {""}
        }
       *[other] {""}
    }
    { OPTION("short") ->
        [yes] { OPTION("form") ->
            [base] Tras cinco rondas, quien menos ha pagado gana el postre.
           *[other] Tras esta única serie, quien menos ha pagado gana el postre.
        }
       *[no] Cuando no quedan cuentas, quien menos ha pagado gana el postre.
    }
needs = { OPTION("dealer") ->
    [app] Sin cartas: reparte la app. El postre es algo dulce.
   *[table] { OPTION("form") ->
        [base] Las cuentas, las excusas, la propina y el postre.
       *[other] Las cuentas, las excusas y el postre.
    }
}
substitutes =
    { OPTION("dealer") ->
        [app] {""}
       *[table] Para las cuentas, escribid unos 20 papelitos: un plato principal, una guarnición y un precio, como «Filete, patatas, 12,50 $».
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] Poned cada plato en varios papelitos: con seis principales y seis guarniciones basta.
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] Para las excusas, escribid al menos { OPTION("excuses") } papelitos: «admite el filete», «niega las patatas».
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] Dad a cada excusa una credibilidad del 1 al 5. Las mejores mentiras tienen un 5.
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] { OPTION("form") ->
            [base] La propina es una moneda cualquiera, y el postre, algo dulce.
           *[other] El postre es algo dulce.
        }
    }
tour-main = Filete
tour-side = Patatas
tour-pay = Llegan cuentas a la mesa, y cada una la paga alguien. Gana quien menos paga.
tour-lay = { OPTION("dealer") ->
    [app] { OPTION("form") ->
        [base] En tu móvil hay cinco excusas: mantén pulsado para verlas. Por turnos, pon una.
        [five] En tu móvil hay cinco excusas: mantén pulsado para verlas. Por turnos, pon una junto a una cuenta.
       *[blind] En tu móvil hay cinco excusas: mantén pulsado para verlas. Por turnos, pon una boca abajo junto a una cuenta.
    }
   *[table] { OPTION("form") ->
        [base] Por turnos, pon una excusa y anota en tu móvil lo que dice.
        [five] Por turnos, pon una excusa junto a una cuenta y anótala en tu móvil.
       *[blind] Por turnos, pon una excusa boca abajo junto a una cuenta y anótala en tu móvil.
    }
}
tour-tip = No digas lo contrario de lo que acabas de decir. Si te pillan, la propina la pagas tú.
tour-ate = ¿Admites lo que hay en la cuenta? De quienes lo admiten, paga la excusa más creíble.
tour-board = El tablero dice quién paga: quien admite el principal; si no, la guarnición; si no, la peor excusa.

## Mientras se juega solo, cada cosa la primera vez que pasa

caption-asked-dealer = Las excusas se reparten a mano. Alguien dice quién ha repartido.
caption-asked-check = Se destapa una cuenta: un plato principal, una guarnición y un precio. Alguien tendrá que pagarla.
caption-asked-excuse = Por turnos, todo el mundo pone una excusa y la cuenta a su manera.
caption-told-said = Una excusa dice lo que { $seat } comió y lo que no. Ahora, a mantenerlo.
caption-told-pays = El tablero mira todas las excusas y dice quién paga y por qué.
caption-told-out = Paso a paso, el tablero dice quién está a salvo.

## Lo que añade el tablero; nada se dice dos veces en una noche

comment-pays-1 = ¿«{ SAY($main, "dish") }»? Entonces fue { $who }.
comment-pays-2 = De la cocina mandan un caramelo a { $who }.
comment-pays-3 = { $who } firma. El camarero quiere su bolígrafo.
comment-pays-4 = Qué cara sale la nada, { $who }.
comment-pays-5 = ¿Todo bien con «{ SAY($main, "dish") }»?, preguntan en la cocina.
comment-pays-6 = { $who } cuenta monedas. El camarero se sienta.
comment-pays-7 = Y ahora, { $who }, ¿qué tal estaba?
comment-pays-8 = Gracias, { $who }. Firmado: «{ SAY($main, "dish") }».
comment-pays-9 = La servilleta de { $who } huele a «{ SAY($side, "dish") }».
comment-pays-10 = { $who } pregunta por el precio de «{ SAY($side, "dish") }».
comment-back-1 = El camarero se lleva a casa «{ SAY($main, "dish") }».
comment-back-2 = «{ SAY($main, "dish") }», y nadie ha comido nada. Un milagro.
comment-back-3 = ¿«{ SAY($main, "dish") }»? ¿Aquí? Nunca.
comment-back-4 = El camarero vuelve a contar, despacio.
comment-caught-1 = «{ SAY($food, "dish") }» lo sabía desde el principio.
comment-caught-2 = «{ SAY($food, "dish") }»: un plato, dos versiones.
comment-caught-3 = Traición de «{ SAY($food, "dish") }».
comment-caught-4 = { $caller } no perdía de vista ese plato.
comment-caught-5 = { $who } tiene migas en la coartada.
comment-caught-6 = { $caller } no olvida nunca «{ SAY($food, "dish") }».
comment-wrong-1 = { $who } puede seguir masticando.
comment-wrong-2 = La servilleta sigue blanca.
comment-wrong-3 = { $who } solo tiene un plato limpio.
comment-wrong-4 = Buen oído, { $caller }. Boca equivocada.

## Qué significa una cuenta o una acusación para un sitio

result-won-you = { COUNT($seats) ->
    [one] ¡El postre es para ti!
   *[other] ¡Empatas por el postre! Compartidlo o jugad otra vez.
}
result-won = { UPTO($seats, 3) ->
    [more] { COUNT($seats) } personas comparten el postre.
    [1] El postre es para { $seats }.
   *[other] { $seats } comparten el postre.
}
result-pays-you = Pagas { MONEY($cost) }.
result-pays = { $payer } paga { MONEY($cost) }.
result-pays-you-why = { your-grounds }.
result-pays-why = Tú no pagas nada. { grounds }.
result-pays-after-tie-you-why = { tie-of-you }. Decide tu excusa de antes: { SAY($claimed, "claimed-at-step") }{ tie-with }.
result-pays-after-tie-why = Tú no pagas nada. { tie-of-all }. Decide la excusa de antes de { $payer }: { SAY($claimed, "claimed-at-step") }{ tie-with }.
tie-with = { $credibility ->
    [none] {""}
   *[other] {" "}(credibilidad { $credibility })
}
# Quienes empatan: «Tú y Cem», o solo nombres.
tie-of-all = { YOU($tying) ->
    [you] { tie-of-you }
   *[other] Empate: { $tying } { at-step }
}
tie-of-you = Empate, { WITH($tying, "tú") }: { your-step }
your-step = { $step ->
    [1] admitís «{ SAY($main, "dish") }»
    [2] admitís «{ SAY($side, "dish") }»
    [3] no mencionáis ninguno
    [4] negáis «{ SAY($side, "dish") }»
   *[5] negáis «{ SAY($main, "dish") }»
}
result-story = ¿Cómo ha llegado eso a la cuenta? Invéntate una buena historia.
result-back-you = Empatas y no paga nadie.
result-back = No paga nadie.
result-back-why = { tie-of-all }, y las excusas de antes no deciden. La cuenta vuelve debajo del montón.
result-no-excuse = Nadie paga «{ SAY($main, "dish") }».
result-no-excuse-why = Nadie puso una excusa a su lado.
result-caught-you = ¡Te han pillado! Cargas con la propina.
result-caught-free-you = Pillas a { $accused }. La propina queda libre.
result-caught-free = { $caller } pilla a { $accused }. La propina queda libre.
result-you-catch = Pillas a { $accused }.
result-you-pass-on = Pillas a { $accused } y le pasas la propina.
result-tip-goes = Tu propina pasa a { $accused }.
result-caught = Han pillado a { $accused }, que carga con la propina.
result-again-you = ¡Te han pillado otra vez! La propina sigue siendo tuya.
result-again = Han pillado otra vez a { $accused }, que sigue con la propina.
result-wrong-you = { $accused } no se contradice. La propina se queda donde está.
result-wrong-about-you = { $caller } se equivocaba contigo. Todo bien.
result-wrong = { $caller } se equivocaba con { $accused }.
result-late-you = Tenías razón, pero { $first } llegó antes.
result-late = { $caller } también te pilló, pero tarde.
result-holder-you = Tenías razón, pero solo { $holder } puede pasar la propina.
result-holder = { $caller } te ha pillado, pero solo { $holder } puede pasar la propina.
result-tip-you = Pagas la propina: { MONEY($worth) }.
result-tip = { $seat } paga la propina: { MONEY($worth) }.

## Cuentas y excusas, tal como están en la mesa

bill-with = con
says-ate = admite
says-denied = niega
# Lo mismo donde hay poco sitio.
says-not = niega
says-nothing = no menciona ningún plato
says-no-food = ningún plato
says-credibility = credibilidad
says-more = +{ $count } más
says-before = Antes
says-face-down = boca abajo

## En el tablero

scene-tip = La propina
scene-money = { MONEY($cents) }
scene-question = { $step ->
    [1] ¿Admite el principal?
    [2] ¿Y la guarnición?
    [3] ¿No menciona ninguno?
    [4] ¿Niega la guarnición?
   *[5] ¿Niega el principal?
}
scene-nobody = nadie
scene-decides = esto decide
scene-pays = paga { MONEY($cost) }
scene-flips = destapa
scene-choosing = elige…
scene-away = no está
scene-safe = a salvo
scene-no-one-pays = no paga nadie
scene-done = hecho
scene-later = más tarde
scene-ready = ya está
scene-ties = empata
scene-check = La cuenta
# Debajo de un nombre: «Ana paga».
scene-ribbon-pays = paga
scene-someone-pays = { $name } paga
scene-under-the-pile = bajo el montón

## En un móvil

pad-face-down = { $count ->
    [one] Tu excusa, boca abajo
   *[other] Tus { $count } excusas, boca abajo
}
pad-hold-excuses = Mantén pulsado para ver tus excusas
pad-hold = Mantén pulsado
pad-hold-to-look = Mantén pulsado para ver
pad-only-holder = La propina la tiene { $name }: ahora nadie más puede pillar a nadie.
pad-catch = ¿Una contradicción? Pillar
pad-check = <strong>{ SAY($main, "dish") }</strong> con { SAY($side, "dish") }, { MONEY($cost) }
pad-your-checks = Tus cuentas
pad-main-with-side = { SAY($main, "dish") } con { SAY($side, "dish") }
pad-tip = La propina, mientras la tengas
pad-none = Ninguna. De momento, no has comido nada.
pad-your-excuses = Tus excusas, boca abajo
pad-beside = junto a «{ SAY($main, "dish") }»
ahead-when-turn = Podrás ponerla cuando te toque.
ahead-title = Tu excusa, mientras esperas
ahead-keep = Dejarla preparada
ahead-which = ¿Qué cuenta, cuánta credibilidad?
ahead-ready = Tu excusa está preparada.
ahead-your-turn = Te toca: ponla ahora.
ahead-change = Cambiarla
# Lo que se dice de una excusa preparada: «Junto a «Pescado»: admite «Patatas», niega «Sopa» (4)».
ahead-said-ate = admite «{ SAY($food, "dish") }»
ahead-said-denied = niega «{ SAY($food, "dish") }»
ahead-said-beside = Junto a «{ SAY($main, "dish") }»: { $said }
ahead-said = { $said } ({ $credibility })
ahead-check-changed = La cuenta ha cambiado. Anota otra vez tu excusa.
ahead-went-on = La ronda ha seguido. Anota otra vez tu excusa.
ahead-gone = La excusa que tenías preparada ya no se puede poner.
claims-ate = Admite
claims-denied = Niega
claims-none = ¿Esta excusa no habla de ningún plato?
claims-none-yes = De ninguno
claims-none-no = Volver
claims-not-mentioned = no lo menciona
claims-another = Otro plato
claims-other-foods = Otros platos
claims-how-credible = ¿Cuánta credibilidad?
claims-five = 5 es lo más creíble
beside-which-excuse = ¿Qué excusa?
beside-pick = Elige una cuenta y una excusa
pick-an-excuse = Elige una excusa
check-main = Principal
check-side = Guarnición
check-cost = Precio
check-tap-or-type = Toca o escribe
check-type = Escríbelo
check-known = { $label }: platos conocidos
check-digits = Cifras del precio
check-enter = Anotarla: { $cost }
row-which = Qué cuenta
row-check = Cuenta { $place }
row-check-main = Cuenta { $place }: { SAY($main, "dish") }
row-not-yet = { $check }, sin anotar aún
row-next = Siguiente cuenta
row-enter = Anotarlas
row-cost = { $cost } $

## En las cartas impresas

card-check = Cuenta
card-credibility = credibilidad
card-ate = Admite <b>{ SAY($food, "dish") }</b>
card-denied = Niega <b>{ SAY($food, "dish") }</b>
card-nothing = No menciona ningún plato
card-tip = La propina
card-tip-words = 2 $ por persona, a cargo de quien tenga esta carta al final. ¿Te pillan en una contradicción? Es tuya.
card-dessert = Postre
card-dessert-words = Invita la casa a quien menos ha pagado. Además, empieza la próxima partida.

## En la imagen del resultado, en mayúsculas

picture-title = LA CUENTA, POR FAVOR
picture-tonight = ESTA NOCHE
picture-guests = { $guests } COMENSALES
picture-total = TOTAL DE LA MESA
picture-least = { $winners ->
    [one] QUIEN MENOS PAGA
   *[other] QUIENES MENOS PAGAN
}
picture-thanks = GRACIAS. VUELVAN PRONTO.
picture-credit = { $credit }. Marcador: Companion.

## Las cartas que la app imprime, y las que reparte

# Un plato nuestro; lo que alguien ha escrito se queda como está.
dish = { $it ->
    [Steak] Filete
    [Fish] Pescado
    [Chicken] Pollo
    [Lobster] Bogavante
    [Fries] Patatas
    [Salad] Ensalada
    [Soup] Sopa
    [Rice] Arroz
    [Peas] Guisantes
    [Bread] Pan
   *[other] { $it }
}
# Lo que dice una excusa que la app imprime o reparte, por su número.
excuse-words = { $it ->
    [501] Devolví el cuchillo antes de los entrantes. Preguntad al camarero.
    [502] El marisco y yo no nos hablamos. Tengo la pulsera, y las fotos.
    [503] Un bogavante me tuvo agarrado una hora. Quedamos en no vernos más.
    [504] El gato estuvo en mi regazo toda la noche, y no se movió ni una vez.
    [505] Voy de lino blanco. Mirad bien.
    [506] Llegué con los cafés. Lo dice mi billete de tren.
    [507] Mi médico cenaba al lado. Comí hojas, y saludé con la mano.
    [508] Nada de harina desde la boda de mi prima. Allí nadie lo olvida.
    [509] No me trajeron cuchara. Me quejé por escrito.
    [510] El martes me sacaron dos muelas. Comí lo que cabe por una pajita.
    [511] Nada verde y redondo desde los cuatro años. Llamad a mi madre.
    [512] A las ocho y media me declaré. Nadie se declara con salsa en la cara.
    [513] No como carne. Tomé el arroz, y nadie me tuvo envidia.
    [514] Tenía al bebé. Una mano para el bebé, otra para el biberón.
    [515] La fuente estaba en la otra punta. Mis brazos miden lo normal.
    [516] Hice un cambio con el niño de al lado: sus guisantes por mi hamburguesa.
    [517] Hago las fotos. Cuarenta, y ni un bocado.
    [518] Me mareo en barco. Hasta leyendo la carta.
    [519] Crío vacas. En casa habría bronca.
    [520] Solo desmigué pan. Me relaja.
    [401] No como nada que me mire primero.
    [402] Vino al punto. Es sabido que yo, poco hecho.
    [403] Pregunté de dónde venía, y el camarero se calló.
    [404] La mía no traía pan. No sé qué es eso, ni quise saberlo.
    [405] A las siete me fotografían en bañador. Tomé la ensalada.
    [406] Dicen que todo sabe a pollo. Yo quería una sorpresa.
    [407] Las conté para la mesa. Contar no es comer.
    [408] Estaba fría. Dijeron que era así. No me convencieron.
    [409] El mío lo tiré. Creí que era una boda.
    [410] Los míos rodaron con el brindis. El perro puede confirmarlo.
    [411] Creí que el pan era de adorno, y me bebí la sopa con elegancia.
    [412] Comí lo que se caía de la hamburguesa. Eran sobre todo patatas.
    [413] En la mía había un caracol. Lo saqué fuera, y nos pusimos a charlar.
    [414] Pedí del menú infantil. No hay bogavante. Lo miré.
    [415] Enseñaba a enrollarla. Todo volvió al plato.
    [416] Comí los guisantes. El pescado estaba para darles calor.
    [417] Estaba al teléfono, con mi banco. Ahora lo entenderéis.
    [418] No como carne desde que el camarero la describió.
    [419] Mi horóscopo decía: solo comida blanca.
    [420] Dejé de mojar por una apuesta. Acaba mañana.
    [301] Fue mi gemelo. Cenamos mucho juntos, por turnos.
    [302] El babero era para el pan. Suelta muchas migas.
    [303] Lo dejé marchar.
    [304] Solo se la sujetaba a alguien.
    [305] Era demasiado larga. Habría perdido el último autobús.
    [306] Nos habían presentado. Tras el nombre, ya no puedo.
    [307] No eran patatas. Yo como así la ensalada: en palitos.
    [308] La tomé por flores, dije «qué bonito», y la dejé.
    [309] Solo me miré en ella. Era buena noche para eso.
    [310] Aún elegía el primer grano cuando se lo llevaron.
    [311] Los guisantes estaban bajo el arroz. Comí hacia abajo, y paré a tiempo.
    [312] Lo vacié y me lo puse. Eso no es comer.
    [313] Era sopa de guisantes, pero los guisantes se habían ido.
    [314] Comí alrededor del filete. Había mucho alrededor.
    [315] Comí el pan. Lo de dentro queda entre el pan y tú.
    [316] Una pinza. Empezó ella.
    [317] El pescado se habría echado a perder. A la ensalada le quedaban años.
    [318] Vine por la compañía. La que paga, digo.
    [319] Creí que era sushi que alguien había abandonado.
    [320] Es el pollo más pequeño que me he acabado.
    [201] Estornudé, y ya no estaba.
    [202] Salió andando. Le sujeté la puerta.
    [203] Está en mi bolso. Eso no es comer, es una mudanza.
    [204] Lo de la barbilla es pintalabios. El tono se llama Kétchup.
    [205] Se la quedó la servilleta. Mirad qué roja está.
    [206] Comí el huevo, así que no llegó a nacer.
    [207] Alguien pasaba el brazo por delante de mí. Era mi brazo.
    [208] Usé una patata de cuchara. Pierden.
    [209] Parecía ya masticada. Di el asunto por cerrado.
    [210] Creí que eran platos muy pequeños.
    [211] Hacía malabares. Dónde cayeron es otra historia.
    [212] Se lo comieron los pájaros. Los de interior.
    [213] Creí que era tarta. Cantaban. Me emocioné.
    [214] Pedí lo más barato, en la columna equivocada.
    [215] Un solo espagueti. Era largo.
    [216] Comí la hamburguesa, pero de pie. De pie no cuenta.
    [217] Me la comí con mi orgullo, y ya me costó bastante.
    [218] Decían que no tenía fondo. Fui a mirar.
    [219] Once guisantes. Pago los once.
    [220] Traigo una nota de mi madre. Dice que soy un encanto.
    [101] ¿Qué filete? ¿Qué es un filete? ¿Quiénes sois?
    [102] Solo sujeto el caparazón. Pasó alguien corriendo y me lo dio.
    [103] Ya estaba así cuando llegué.
    [104] Fue un fantasma. Hambriento, más o menos de mi tamaño.
    [105] Sin mi abogado no hablo. Él comió la pasta.
    [106] Cruzó la mesa. No sé por qué.
    [107] Ni siquiera estoy aquí.
    [108] Entró un conejo. Todos habéis visto al conejo.
    [109] No puedo habérmela tomado. La llevo puesta.
    [110] Dormía. Mastico en sueños.
    [111] Define pan.
    [112] Sí. Y lo volvería a hacer.
    [113] Tomé dos. Eran pequeños. Luego tomé un tercero.
    [114] Me lo acabé por el bien de la mesa.
    [115] Me perdí en la salsa, y solo el pan podía salvarme.
    [116] Os estaba mirando. Tuve que intervenir.
    [117] Aún estoy comiendo. ¿Lo vemos luego?
    [118] Me la bebí. Las bebidas son gratis, ¿no?
    [119] ¿No queda nada verde? Pues será que estoy como un roble.
   *[120] Tengo la cartera en el otro pantalón. Y las piernas.
}
# Lo que pone al pie de una cuenta impresa.
remark = { $it ->
    [1] Le atendió Gaston. Lo vio todo.
    [2] Gracias. Devuelvan la silla a su sitio.
    [3] Lo tragado no se devuelve.
    [4] Mesa 7. La tranquila, hasta esto.
    [5] Saludos de la cocina, y esto.
    [6] Alguien dijo «esto va a mi cuenta». ¿Quién?
    [7] Pidieron un extra. Fue extra.
    [8] Sabía mejor antes de ver esto.
    [9] Plato devuelto limpio. Sospechosamente limpio.
    [10] Velas incluidas. Coartadas no.
    [11] Les atendió Odile. Tiene buena memoria.
    [12] Aceptamos efectivo, tarjetas y confesiones.
    [13] Otra vez la mesa 7.
    [14] Una ración, cuatro tenedores.
    [15] La servilleta se guarda como prueba.
    [16] Pedido con las palabras «es para picar».
    [17] No corran. Conocemos sus abrigos.
    [18] Música de un señor al que nadie llamó.
    [19] Dijeron que no tenían hambre.
    [20] Servicio incluido. La inocencia, aparte.
    [21] El cumpleaños no se ha comprobado.
    [22] Repartan bien. Les miramos.
    [23] Huesos, cáscaras y migas, de regalo.
   *[24] La última ronda la pidieron ustedes.
}

## Opciones

credit = De Ali Hajighafouri, Strife Games
tagline = Llega la cuenta, y nadie ha comido nada. ¿Quién tiene la peor excusa?
form-base = Una cuenta cada vez
    .help = Cada cuenta se paga al momento.
form-five = Five at a Time
    .help = Cinco cuentas en fila: elegid una para cada excusa. Sin propina.
form-blind = Blind Five at a Time
    .help = Cinco en fila, y las excusas boca abajo hasta la última.
option-form = Qué juego
    .help = Five at a Time: cinco cuentas en fila, y elegís para cuál es vuestra excusa. Blind: las excusas siguen boca abajo hasta la última.
    .choice-base = Una cuenta cada vez
    .choice-five = Five at a Time
    .choice-blind = Blind Five at a Time
option-dealer = Quién reparte
    .help = Repartís cartas de verdad, o cada móvil muestra sus propias excusas.
    .choice-table = La mesa
    .choice-app = La app
option-checks = Cuentas en el montón
    .help = Contadlas, o calculad a ojo: podréis contarlas otra vez al jugar. La app tiene hasta 36.
option-cards = Vuestras cartas
    .help = Si las imprime la app, los móviles conocen todos los platos desde el principio.
    .choice-own = Las nuestras
    .choice-printed = Impresas por la app
option-short = Partida corta
    .help = Un solo reparto: cinco rondas, o una serie de cinco cuentas.
option-tip = Quién pasa la propina
    .help = Si ya la tiene alguien: ¿quién puede pasarla pillando una contradicción?
    .choice-holder = Quien la tiene
    .choice-anybody = Cualquiera
option-hints = Señalar las contradicciones
    .help = Para aprender: el tablero marca cada contradicción. Aún tiene que pillarla alguien.
option-first = Quién empieza
    .help = La primera partida, quien ha repartido. La app lo pregunta.
    .choice-winner = Quien ganó la última
    .choice-dealer = Quien ha repartido
    .choice-lot = Por sorteo
    .choice-table = Lo decidimos
option-foods = Platos que conocéis
    .help = Uno por línea, como en la carta; luego, coma y principal (main) o guarnición (side). Lo anotado se añade.
option-starter = Quién empieza después
    .help = Quien ganó la última partida de esta mesa.
printed-dinner = Cuentas y excusas
    .help = 20 cuentas, 50 excusas escritas por nosotros, la propina y el postre. Otro número de impresión hace otra cena.
    .note = Antes de jugar, poned «Vuestras cartas» en «Impresas por la app»: así los móviles conocen los platos.
