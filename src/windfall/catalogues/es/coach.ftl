# El entrenador: lo que se dice a quien aprende un juego, en cada pregunta. Habla como la pregunta: breve, sencillo, «tú».

## Cantidades que usan otros textos: estos tienen el mismo argumento

coach-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
coach-other-cards = { $others ->
    [0] ninguna otra carta
    [one] { $others } carta más
   *[other] { $others } cartas más
}
coach-of-others = { $others ->
    [one] tu otra carta
   *[other] { $cards } de tus otras { $others } cartas
}
coach-vp = { $vp } PV
coach-some-vp = { $vp ->
    [0] ningún PV por sí sola
   *[other] { coach-vp }
}
coach-goods = { $goods ->
    [one] { $goods } mercancía
   *[other] { $goods } mercancías
}
coach-credits = { $credits ->
    [one] { $credits } crédito
   *[other] { $credits } créditos
}
coach-colonists = { $colonists ->
    [one] { $colonists } colono
   *[other] { $colonists } colonos
}
coach-worlds = { $worlds ->
    [one] { $worlds } mundo
   *[other] { $worlds } mundos
}

## La página: el entrenador se ofrece, se activa y se desactiva

coach-name = Entrenador
coach-offer = ¿No conoces el juego? En cada elección, el entrenador dice para qué sirve y en qué fijarse.
coach-offer-yes = Activar el entrenador
coach-offer-no = No, gracias
coach-off-title = Desactivar el entrenador
coach-again = Explicarlo todo otra vez
coach-again-done = El entrenador lo explica todo otra vez.
coach-none-here = El entrenador ayuda en partidas contra bots donde se permiten pistas.

## Race for the Galaxy: para qué sirve cada pregunta

coach-race-discard-start = Con las cartas se construye y también se paga. Conserva { $kept } de { $dealt }: algunas para colocar pronto, las demás para pagarlas.
coach-race-action = Todos hacen cada fase que alguien elige; su bonificación es solo para quienes la eligieron. Elige lo que más te ayude y nadie más vaya a elegir.
coach-race-two-actions = Tú eliges dos fases y tu rival otras dos; ambos hacen todas las elegidas. Las bonificaciones de las tuyas son para ti.
coach-race-explore = Lo que no conserves se pierde. Busca cartas que puedas pagar pronto y que vayan bien con tu tablero.
coach-race-develop = Un desarrollo se paga descartando otras cartas. Sus poderes sirven desde la fase siguiente hasta el final de la partida.
coach-race-settle = Un mundo se paga descartando otras cartas; un mundo militar pide fuerza militar. Los mundos dan mercancías, y las mercancías dan cartas y PV.
coach-race-method = Este mundo se puede colocar de varias maneras. Compara lo que pide cada una.
coach-race-pay = Lo que pagas se pierde: usa las cartas que difícilmente colocarás.
coach-race-trade = Una mercancía se vende por { $least } cartas (Novedades) hasta { $most } (Tecnología alienígena), y por más con poderes de Comerciar. Así se llena la mano.
coach-race-consume = Cada poder de Consumir se usa una vez, en el orden que quieras. Empieza por los que piden un tipo concreto; los demás toman lo que quede.
coach-race-consume-good = Conserva las mercancías que necesitan tus otros poderes.
coach-race-consume-hand = Las cartas que no vas a colocar valen aquí PV.
coach-race-gamble = Fallar no cuesta nada: la carta solo se descarta.
coach-race-windfall = Un mundo inesperado solo recibe una mercancía nueva por la bonificación de Producir o por un poder. Elige la que mejor puedas usar o vender.
coach-race-hand-limit = Al final de la ronda se conservan como máximo { $limit } cartas. Deja las que difícilmente colocarás.

## Race for the Galaxy: en qué fijarse ahora

coach-race-soon = { $cards ->
    [0] { $card } se puede colocar pronto, sin pagar.
   *[other] { $card } se puede colocar pronto: pide { $cards } de las otras { $others } cartas que conservas.
}
coach-race-none-soon = Ninguna se puede colocar con las otras cartas que conservas ({ $others }): antes harán falta más cartas.
coach-race-drawn = { $cards ->
    [0] { $card } se puede colocar sin pagar.
   *[other] { $card } se puede colocar después: pide { $cards } de las { $held } cartas de tu mano.
}
coach-race-placing = { $cards ->
    [0] { $card } no pide cartas y da { coach-some-vp }.
   *[other] { $card } pide { coach-cards } y da { coach-some-vp }; { $left ->
        [0] la mano queda vacía.
        [one] queda { $left } carta en la mano.
       *[other] quedan { $left } cartas en la mano.
    }
}
coach-race-military-short = Te falta { $missing } de fuerza militar para { $card }.
coach-race-owned = Ya tienes { $card }; no se puede colocar otra vez.
coach-race-twice = Tienes { $card } dos veces en la mano y solo puedes colocarla una.
coach-race-spare = { $card } está fuera de alcance: pide { coach-cards }, y tendrás { coach-other-cards }.
coach-race-spare-military = { $card } está fuera de alcance: te falta fuerza militar ({ $missing }).
coach-race-dearest = La mercancía de { engine-kind } de { $card } es la que más da: { coach-cards }.
coach-race-dearest-made = Una mercancía de { $card } ({ engine-kind }) es la que mejor se vende: { coach-cards }.
coach-race-powers-bring = { $left ->
    [0] Bien usados, tus poderes aún sacan { $rewards } de estas mercancías.
    [one] Bien usados, tus poderes aún sacan { $rewards } de estas mercancías; sobra { $left }.
   *[other] Bien usados, tus poderes aún sacan { $rewards } de estas mercancías; sobran { $left }.
}
coach-race-most-frequent = El número más frecuente es { $number }: lo tienen { $cards } de las { $all } cartas.
coach-race-pool-ends = { $vp ->
    [one] Solo queda { $vp } PV en la provisión: puede ser la última ronda.
   *[other] Solo quedan { $vp } PV en la provisión: puede ser la última ronda.
}
coach-race-tableau-ends = { $whose ->
    [you] Tienes { $cards } de { $end } cartas en tu tablero: puede ser la última ronda.
   *[other] { $player } tiene { $cards } de { $end } cartas en su tablero: puede ser la última ronda.
}
coach-race-could-develop = { $cards ->
    [0] Con Desarrollar puedes colocar { $card } sin pagar.
   *[other] Con Desarrollar puedes colocar { $card } por { coach-of-others }.
}
coach-race-could-settle = { $cards ->
    [0] Con Colonizar puedes colocar { $card } sin pagar.
   *[other] Con Colonizar puedes colocar { $card } por { coach-of-others }.
}
coach-race-nothing-to-place = Tienes { coach-cards } en la mano y aún no puedes colocar ninguna: hacen falta más u otras.
coach-race-could-trade = Consumir: Comerciar vendería tu mejor mercancía por { coach-cards }.
coach-race-could-consume = Consumir: 2x PV sacaría { coach-vp } de tus mercancías.
coach-race-could-produce = Con Producir tendrías { coach-goods }.
coach-race-expected = { $player } elegirá probablemente { $action } ({ $percent } %): { $yours }
coach-race-yours-explore = entonces miras { $drawn } cartas y conservas { $kept }.
coach-race-yours-place = { $cards ->
    [0] entonces puedes colocar { $card } sin pagar.
   *[other] entonces puedes colocar { $card } por { coach-of-others }.
}
coach-race-yours-no-development = no tienes ningún desarrollo que puedas colocar entonces.
coach-race-yours-no-world = no tienes ningún mundo que puedas colocar entonces.
coach-race-yours-consume = entonces tus poderes te dan también { $rewards }.
coach-race-yours-nothing = por ahora no te da nada.
coach-race-yours-produce = entonces recibes también { coach-goods }.

## Jump Drive: para qué sirve cada pregunta

coach-jumpdrive-discard-start = Con las cartas se construye y también se paga. Conserva { $kept } de { $dealt }: algunas para colocar pronto, las demás para pagarlas.
coach-jumpdrive-place = Lo que colocas da PV y cartas en cada ronda. Un desarrollo solo cuesta { $less } menos; por un mundo solo robas { $draw ->
    [one] { $draw } carta
   *[other] { $draw } cartas
}.
coach-jumpdrive-pay = Lo que pagas se pierde: usa las cartas que difícilmente colocarás.
coach-jumpdrive-explore = Cartas viejas y nuevas: descarta las que difícilmente colocarás.
coach-jumpdrive-second-world = Un segundo mundo en la misma ronda da sus PV y sus ingresos una ronda antes.
coach-jumpdrive-hand-limit = Al final de la ronda se conservan como máximo { $limit } cartas. Deja las que difícilmente colocarás.

## Jump Drive: en qué fijarse ahora

coach-jumpdrive-soon = { $cards ->
    [0] { $card } se puede colocar enseguida, sin pagar.
   *[other] { $card } se puede colocar enseguida: pide { $cards } de las otras { $others } cartas que conservas.
}
coach-jumpdrive-none-soon = Ninguna se puede colocar con las otras cartas que conservas ({ $others }): antes habrá que explorar.
coach-jumpdrive-ends = { $whose ->
    [you] Tienes { coach-vp } y consigues { $more } más esta ronda: con { $end } termina la partida, así que es la última ronda.
   *[other] { $player } tiene { coach-vp } y consigue { $more } más esta ronda: con { $end } termina la partida, así que es la última ronda.
}
coach-jumpdrive-most-vp = { $pay ->
    [0] Más PV: { $cards }, de { $before } a { $after } por ronda, sin pagar.
    [one] Más PV: { $cards }, de { $before } a { $after } por ronda, por { $pay } carta.
   *[other] Más PV: { $cards }, de { $before } a { $after } por ronda, por { $pay } cartas.
}
coach-jumpdrive-most-income = { $pay ->
    [0] Más ingresos: { $cards }, de { $before } a { $after } cartas por ronda, sin pagar.
    [one] Más ingresos: { $cards }, de { $before } a { $after } cartas por ronda, por { $pay } carta.
   *[other] Más ingresos: { $cards }, de { $before } a { $after } cartas por ronda, por { $pay } cartas.
}
coach-jumpdrive-most-of-both = { $pay ->
    [0] Más de ambos: { $cards }, de { $before } a { $after } PV y de { $income_before } a { $income_after } cartas por ronda, sin pagar.
    [one] Más de ambos: { $cards }, de { $before } a { $after } PV y de { $income_before } a { $income_after } cartas por ronda, por { $pay } carta.
   *[other] Más de ambos: { $cards }, de { $before } a { $after } PV y de { $income_before } a { $income_after } cartas por ronda, por { $pay } cartas.
}
coach-jumpdrive-only-explore = Aún no puedes colocar nada de tu mano. Explorar roba { $drawn } cartas, y luego descartas { $discarded }, viejas o nuevas.
coach-jumpdrive-spare = { $card } está fuera de alcance: pide { coach-cards }, y en la próxima ronda tendrás { coach-other-cards }.
coach-jumpdrive-spare-military = { $card } está fuera de alcance: te falta fuerza militar ({ $missing }).
coach-jumpdrive-spare-limit = No puedes tener otra copia de { $card }.

## New Frontiers: para qué sirve cada pregunta

coach-newfrontiers-choose-home = La colonia natal es tu primer mundo. Compara las dos caras: qué mercancía da y qué poderes tiene.
coach-newfrontiers-select = Todos hacen la acción que eliges, tú primero y con su bonificación; nadie puede elegirla otra vez en esta ronda. Elige lo que te ayude más que a los demás.
coach-newfrontiers-turn-up-goal = Mientras un objetivo de reserva está boca arriba, todos pueden guardar para él. Revélalo cuando puedas guardar más que los demás.
coach-newfrontiers-keep-goal = Al final cada objetivo cuenta para todos, pero solo tú conoces este. Conserva uno que vaya bien con lo que piensas construir.
coach-newfrontiers-name-kind = En esta acción cuenta como este tipo. Nombra el que piden tus poderes.
coach-newfrontiers-develop = Los desarrollos dan poderes para el resto de la partida, y PV. Hay pocos de cada uno.
coach-newfrontiers-explore = Un mundo explorado espera junto a tu tablero hasta que lo colonizas. Busca mundos cuyo precio o defensa puedas alcanzar pronto.
coach-newfrontiers-xeno = Un mundo Xeno solo se puede conquistar. Si lo conservas y al final no está colonizado, pierdes { $penalty } PV.
coach-newfrontiers-discard = Entre colonias y mundos explorados hay como máximo { $most }. Deja el mundo que difícilmente colonizarás.
coach-newfrontiers-settle = Un mundo pide créditos o fuerza militar, y colonos. Si ninguno va bien, { $colonists } colonos preparan el próximo Colonizar.
coach-newfrontiers-settle-more = Tus poderes te permiten hacer más en esta acción.
coach-newfrontiers-give-good = Entrega la mercancía que menos necesites en Comerciar-Consumir.
coach-newfrontiers-replace-with = Los colonos se quedan: elige el mundo que más dé.
coach-newfrontiers-short-production = Faltan mercancías de este tipo: elige dónde te sirve más una.
coach-newfrontiers-production-fee = La mercancía vale su precio si puedes venderla o consumirla por más.
coach-newfrontiers-windfall = Una colonia inesperada solo recibe una mercancía nueva por la bonificación de Producir o por un poder. Elige la que mejor puedas usar o vender.
coach-newfrontiers-stockpile = Lo que guardas en la reserva cuenta para el objetivo al final, y ya no sirve para nada más.
coach-newfrontiers-sell = Se puede vender una mercancía; después tus poderes de Consumir toman mercancías. Vende la que menos necesiten.
coach-newfrontiers-consume = Cada poder de Consumir se usa una vez, en el orden que quieras. Empieza por los que piden un tipo concreto; los demás toman lo que quede.
coach-newfrontiers-consume-good = Conserva las mercancías que necesitan tus otros poderes.

## New Frontiers: en qué fijarse ahora

coach-newfrontiers-ending = { $end ->
    [spaces] { $missing ->
        [one] A alguien solo le falta { $missing } casilla de desarrollo: la partida puede terminar en esta ronda.
       *[other] A alguien solo le faltan { $missing } casillas de desarrollo: la partida puede terminar en esta ronda.
    }
    [colonies] { $missing ->
        [one] A alguien solo le falta { $missing } colonia: la partida puede terminar en esta ronda.
       *[other] A alguien solo le faltan { $missing } colonias: la partida puede terminar en esta ronda.
    }
    [colonists] { $missing ->
        [one] Si se toma { $missing } colono más, la partida termina con la ronda.
       *[other] Si se toman { $missing } colonos más, la partida termina con la ronda.
    }
   *[chips] { $missing ->
        [one] Solo queda { $missing } PV en la provisión: la partida puede terminar en esta ronda.
       *[other] Solo quedan { $missing } PV en la provisión: la partida puede terminar en esta ronda.
    }
}
coach-newfrontiers-could-develop = { $credits ->
    [0] Con Desarrollar, { $tile } es lo que más da: { coach-vp }, sin pagar.
   *[other] Con Desarrollar, { $tile } es lo que más da: { coach-vp } por { coach-credits }.
}
coach-newfrontiers-could-explore = No tienes ningún mundo explorado que colonizar: con Explorar tendrías { coach-worlds }.
coach-newfrontiers-could-settle = { $credits ->
    [0] Con Colonizar, { $world } es lo que más da: { coach-vp } por { coach-colonists }.
   *[other] Con Colonizar, { $world } es lo que más da: { coach-vp } por { coach-credits } y { coach-colonists }.
}
coach-newfrontiers-could-produce = Producir te daría { $gains }, y a los demás juntos { $others ->
    [0] ninguna mercancía
    [one] { $others } mercancía
   *[other] { $others } mercancías
}.
coach-newfrontiers-could-trade = Comerciar-Consumir te daría { $gains }, y a los demás nada.
coach-newfrontiers-could-trade-both = Comerciar-Consumir te daría { $gains }, y a otro jugador hasta { $theirs }.
coach-newfrontiers-buy = { $tile } es lo que más da: { coach-vp } por { $credits } de { $have ->
    [one] tu { $have } crédito
   *[other] tus { $have } créditos
}.
coach-newfrontiers-settle-now = { $credits ->
    [0] { $world } es lo que más da: { coach-vp } por { coach-colonists }.
   *[other] { $world } es lo que más da: { coach-vp } por { coach-credits } y { coach-colonists }.
}
coach-newfrontiers-settle-soon = { $credits ->
    [0] { $world } se puede colonizar con lo que tienes: { coach-vp } por { coach-colonists }.
   *[other] { $world } se puede colonizar con lo que tienes: { coach-vp } por { coach-credits } y { coach-colonists }.
}
coach-newfrontiers-dearest = La mercancía de { engine-kind } de { $world } es la que mejor se vende: { coach-credits }.
coach-newfrontiers-dearest-made = Una mercancía de { $world } ({ engine-kind }) es la que mejor se vende: { coach-credits }.
coach-newfrontiers-powers-bring = Bien usados, tus poderes aún sacan { $gains } de estas mercancías.

## Una carta o loseta abierta: lo que significa ahora para el propio imperio

coach-here = En tu imperio
coach-here-pay = Pagarías { $cost } de { $printed }.
coach-here-pay-alone = Colocada sola, pagarías { $cost } de { $printed }.
coach-here-military = { $missing ->
    [0] Defensa { $defense }, tu fuerza militar { $military }: suficiente.
   *[other] Defensa { $defense }, tu fuerza militar { $military }: falta { $missing }.
}
coach-here-colonists = Pide { coach-colonists }; tienes { $have }.
coach-here-adds = Te daría { coach-vp }.
coach-here-counts = Ahora te cuenta { coach-vp }.
coach-here-rounds = { $cards ->
    [one] En cada ronda daría { coach-vp } y { $cards } carta.
   *[other] En cada ronda daría { coach-vp } y { $cards } cartas.
}
coach-here-per-world = { $worlds ->
    [one] Producir: { coach-cards } por tu { $worlds } mundo de { engine-kind } = { $total }.
   *[other] Producir: { coach-cards } por cada uno de tus { $worlds } mundos de { engine-kind } = { $total }.
}
coach-here-cycle = Producir, y luego Consumir, te darían { $gains } más.
