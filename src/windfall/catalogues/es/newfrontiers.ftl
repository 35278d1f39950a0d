# New Frontiers: lo que dicen sus reglas y su página. Los nombres de losetas y objetivos quedan como están impresos; las acciones tienen
# nombres en este idioma.

newfrontiers-name-action-retreat_into_isolation = Retirada al aislamiento
newfrontiers-name-action-develop = Desarrollar
newfrontiers-name-action-explore = Explorar
newfrontiers-name-action-settle = Colonizar
newfrontiers-name-action-produce = Producir
newfrontiers-name-action-trade_consume = Comerciar-Consumir
newfrontiers-name-action-send_diplomatic_envoys = Enviar diplomáticos
newfrontiers-name-action-chart_galactic_goals = Fijar objetivos galácticos

## Cantidades, que otros textos usan: tienen el mismo argumento

newfrontiers-credits = { $credits ->
    [one] { $credits } crédito
   *[other] { $credits } créditos
}
newfrontiers-colonists = { $colonists ->
    [one] { $colonists } colono
   *[other] { $colonists } colonos
}
newfrontiers-vp = { $vp } PV
newfrontiers-goods = { $goods ->
    [one] { $goods } mercancía
   *[other] { $goods } mercancías
}
newfrontiers-worlds = { $worlds ->
    [one] { $worlds } mundo
   *[other] { $worlds } mundos
}

## Tipos de mercancías: `kind` es any para todas

newfrontiers-a-good = { $kind ->
    [any] una mercancía
   *[other] una mercancía de { engine-kind }
}
newfrontiers-good-of-kind = { $kind ->
    [any] mercancía
   *[other] mercancía de { engine-kind }
}
newfrontiers-goods-of-kind = { $kind ->
    [any] mercancías
   *[other] mercancías de { engine-kind }
}
newfrontiers-one-of-kind = 1 mercancía de { engine-kind }

## Tipos de poderes y otras palabras para las losetas

newfrontiers-phase = { $action ->
    [develop] Desarrollar
    [explore] Explorar
    [settle] Colonizar
    [produce] Producir
    [trade] Comerciar
   *[consume] Consumir
}
newfrontiers-size = { $size ->
    [small] pequeño
   *[large] grande
}
newfrontiers-keyword = { $keyword ->
    [alien] ALIENÍGENA
    [imperium] IMPERIUM
    [rebel] REBELDE
    [terraforming] TERRAFORMACIÓN
    [uplift] UPLIFT
   *[xeno] XENO
}
newfrontiers-the-starry-rift = The Starry Rift

## Ajustes

newfrontiers-setting-setup = qué caras de tableros y losetas se usan
newfrontiers-setting-setup-standard = normal
newfrontiers-setting-setup-first-game = primera partida
newfrontiers-setting-goals = jugar con objetivos galácticos
newfrontiers-setting-starry-rift = jugar con la expansión The Starry Rift

## Preguntas

newfrontiers-ask-choose-home = Elegir una cara del tablero de imperio: la colonia natal.
newfrontiers-ask-select = Elegir una acción: la bonificación es propia, la acción es de todos.
newfrontiers-ask-turn-up-goal = ¿Revelar el objetivo, para que todos puedan guardar reservas?
newfrontiers-ask-keep-goal = Conservar un objetivo boca abajo.
newfrontiers-ask-return-goal = ¿Qué objetivo va ahora al fondo de la pila?
newfrontiers-ask-name-kind = Nombrar el tipo de { $world }.
newfrontiers-ask-develop = { $less ->
    [0] Comprar un desarrollo, o ninguno. Tienes { newfrontiers-credits }.
   *[other] Comprar un desarrollo, cada uno por { $less } menos, o ninguno. Tienes { newfrontiers-credits }.
}
newfrontiers-ask-explore = Elegir un mundo para explorar.
newfrontiers-ask-keep-world = Conservar { newfrontiers-worlds } de los robados.
newfrontiers-ask-xeno = ¿Conservar { $world }, o devolverlo a la bolsa?
newfrontiers-ask-discard = Tienes { newfrontiers-worlds } más de nueve: devolver un mundo explorado.
newfrontiers-ask-settle = Colonizar un mundo, o tomar 2 colonos. Tienes { newfrontiers-credits } y { newfrontiers-colonists }.
newfrontiers-ask-settle-more = Puedes hacer más en Colonizar.
newfrontiers-ask-give-good = Elegir una mercancía para entregar por { $tile }.
newfrontiers-ask-replace-with = ¿Por qué mundo sustituir { $colony }?
newfrontiers-ask-short-production = Escasean las mercancías de { engine-kind }: ¿qué colonia produce?
newfrontiers-ask-production-fee = ¿Pagar para producir en { $world }?
newfrontiers-ask-windfall = ¿En qué colonia inesperada producir una mercancía?
newfrontiers-ask-stockpile-good = ¿Guardar una mercancía en la reserva?
newfrontiers-ask-sell = ¿Vender una mercancía?
newfrontiers-ask-stockpile-credits = ¿Cuántos créditos de la venta guardar en la reserva?
newfrontiers-ask-consume = ¿Qué poder de Consumir usar ahora?
newfrontiers-ask-consume-with = Elegir una mercancía para consumir con { $tile }.
newfrontiers-ask-sell-with = Elegir una mercancía para vender con { $tile }.

## Opciones: las losetas de acción

newfrontiers-select-retreat = { $action }: 2 créditos
newfrontiers-select-develop = { $action }: comprar un desarrollo, uno mismo por 1 menos
newfrontiers-select-explore = { $action }: todos eligen un mundo, uno mismo un segundo
newfrontiers-select-settle = { $action }: 1 colono, luego todos colonizan un mundo o toman 2 colonos
newfrontiers-select-produce = { $credits ->
    [0] { $action }: tomar los créditos que haya en ella, todos producen, uno mismo también en una colonia inesperada
   *[other] { $action }: tomar los créditos que haya en ella, todos producen, uno mismo también en una colonia inesperada (hay { newfrontiers-credits })
}
newfrontiers-select-trade-consume = { $action }: 1 PV, luego todos venden y consumen
newfrontiers-select-envoys = { $action }: 1 PV y la primera prioridad
newfrontiers-select-chart = { $action }: 1 crédito, 1 de prioridad, y conservar uno de los objetivos robados

## Todas las demás opciones

newfrontiers-option-buy-nothing = No comprar nada
newfrontiers-option-done-settling = Terminar de colonizar
newfrontiers-option-do-not-pay = No pagar
newfrontiers-option-stockpile-nothing = No guardar nada más
newfrontiers-option-sell-nothing = No vender nada
newfrontiers-option-done-consuming = Terminar de consumir
newfrontiers-option-take-colonists = Tomar { newfrontiers-colonists }
newfrontiers-option-turn-up = Revelar el objetivo
newfrontiers-option-leave-face-down = Dejar el objetivo boca abajo
newfrontiers-option-keep = Conservar { $world }
newfrontiers-option-put-back = Devolver { $world } a la bolsa
newfrontiers-option-home = { $home }: { $text }
newfrontiers-option-buy = Comprar { $tile } por { newfrontiers-credits }
newfrontiers-option-pick = Elegir { $world } ({ $takes }): { $text }
newfrontiers-world-cost = coste { $cost }, { newfrontiers-colonists }
newfrontiers-world-defense = defensa { $defense }, { newfrontiers-colonists }
newfrontiers-option-return = Devolver { $world } a la bolsa
newfrontiers-option-stockpile-world = Guardar { $world } en la reserva
newfrontiers-option-settle = Colonizar { $world } por { newfrontiers-credits }
newfrontiers-option-conquer = Colonizar { $world } (defensa { $defense }, fuerza militar { $military })
newfrontiers-option-pay-for-military = Colonizar { $world } pagando { newfrontiers-credits }
newfrontiers-option-replace-self = Sustituir { $colony } por { $world } sin coste
newfrontiers-option-replace = Sustituir { $colony }
newfrontiers-option-replace-with = Sustituir por { $world }
newfrontiers-option-give-up = Entregar una mercancía por +{ $military } de fuerza militar ({ $tile })
newfrontiers-option-use = Usar { $tile }: { $text }
newfrontiers-option-good = La mercancía de { engine-kind } de { $world }
newfrontiers-option-sell = Vender la mercancía de { engine-kind } de { $world } por { newfrontiers-credits }
newfrontiers-option-produce = Producir en { $world }
newfrontiers-option-stockpile-good = Guardar en la reserva la mercancía de { engine-kind } de { $world }
newfrontiers-option-stockpile-credits = Guardar { newfrontiers-credits } en la reserva
newfrontiers-option-name-kind = { engine-kind }
newfrontiers-option-keep-goal = Conservar { $goal }: { $text }
newfrontiers-option-return-goal = Poner { $goal } al fondo

## Las acciones en pocas palabras, en cualquier situación

newfrontiers-do-pass = pasar
newfrontiers-do-take-colonists = tomar colonos
newfrontiers-do-turn-up = revelar
newfrontiers-do-leave-face-down = dejar boca abajo
newfrontiers-do-keep-xeno = conservar el Xeno
newfrontiers-do-return-xeno = devolver el Xeno
newfrontiers-do-select = elegir: { $action }
newfrontiers-do-home = colonia natal: { $tile }
newfrontiers-do-buy = comprar: { $tile }
newfrontiers-do-pick = tomar: { $tile }
newfrontiers-do-discard = devolver: { $tile }
newfrontiers-do-stockpile-world = guardar un mundo: { $tile }
newfrontiers-do-settle = colonizar: { $tile }
newfrontiers-do-pay-for-military = pagar un mundo militar: { $tile }
newfrontiers-do-replace-self = sustituirse: { $tile }
newfrontiers-do-replace = sustituir: { $tile }
newfrontiers-do-replace-with = sustituir por: { $tile }
newfrontiers-do-use = usar: { $tile }
newfrontiers-do-good = mercancía: { $tile }
newfrontiers-do-sell = vender: { $tile }
newfrontiers-do-produce = producir: { $tile }
newfrontiers-do-stockpile-good = guardar una mercancía: { $tile }
newfrontiers-do-stockpile-credits = guardar créditos: { $number }
newfrontiers-do-name-kind = nombrar un tipo: { engine-kind }
newfrontiers-do-keep-goal = conservar un objetivo: { $goal }
newfrontiers-do-return-goal = devolver un objetivo: { $goal }

## Notas sobre las opciones: $cost, $military y $price son sumas

newfrontiers-your-bonus = tu bonificación
newfrontiers-note-cost = coste { $cost } de { newfrontiers-credits }
newfrontiers-note-payment = defensa { $cost } de { newfrontiers-credits }
newfrontiers-note-conquer = defensa { $defense }, tu fuerza militar { $military }
newfrontiers-note-colonists = { $needed } de { newfrontiers-colonists }
newfrontiers-note-price = precio { $price }
newfrontiers-note-free = sin coste
# What a world that is picked now would take later: the sums of “What a tile takes” below.
newfrontiers-note-to-settle = para colonizar: { $takes }
newfrontiers-note-military = fuerza militar
newfrontiers-note-score = puntos
newfrontiers-note-credits = créditos

## Lo que pide una loseta, y lo que falta

newfrontiers-takes-credits = coste { $cost }, tienes { newfrontiers-credits }{ engine-shortage }
newfrontiers-takes-payment = a pagar { $cost }, tienes { newfrontiers-credits }{ engine-shortage }
newfrontiers-takes-military = defensa { $defense }, tu fuerza militar { $military }{ engine-shortage }
newfrontiers-takes-colonists = necesita { newfrontiers-colonists }, tienes { $have }
newfrontiers-takes-besides = { $first }; { $rest }

## Por qué algo no se puede elegir

newfrontiers-refused-selected = ya elegida en esta ronda
newfrontiers-refused-owned = ya lo tienes
newfrontiers-refused-no-copies = no quedan
newfrontiers-refused-no-room = { $spaces ->
    [one] necesita { $spaces } casilla, a tu tablero le quedan { $free }
   *[other] necesita { $spaces } casillas, a tu tablero le quedan { $free }
}
newfrontiers-refused-no-more = ahora no puedes colonizar otro mundo
newfrontiers-refused-not-sold = la mercancía de este mundo no se puede vender

## Por qué algo de la mesa no se puede elegir ahora: para qué sirve, y cuándo

newfrontiers-resting-explored = { $question ->
    [replace_with] no puede ocupar el lugar de esta colonia
   *[other] los mundos explorados se colonizan en Colonizar
}
newfrontiers-resting-empire = { $question ->
    [consume] no tiene ningún poder de Consumir que se pueda usar ahora
    [windfall] ahora no se puede poner ninguna mercancía en él
    [short_production] ahora no se puede producir ninguna mercancía en él
   *[other] sus poderes actúan en sus acciones, sin que se elijan
}
newfrontiers-resting-goods = { $question ->
    [give_good] este poder no puede tomar esta mercancía
    [consume_good] este poder no puede tomar esta mercancía
   *[other] las mercancías se venden y se consumen en Comerciar-Consumir
}
newfrontiers-resting-market = los desarrollos se compran en Desarrollar
newfrontiers-resting-actions = las losetas de acción se eligen cuando te toca elegir una
newfrontiers-resting-offer = los mundos ofrecidos se toman en Explorar
newfrontiers-resting-goals = los objetivos puntúan por sí solos al final de la partida
newfrontiers-resting-stockpile = está en la reserva para un objetivo y se queda ahí
newfrontiers-resting-others = es de otro jugador

## Registro

newfrontiers-log-round = Ronda { $round }
newfrontiers-log-home = { $player } empieza con { $home }
newfrontiers-log-selects = { $player } elige { $action }
newfrontiers-log-gains-credits = { $player } recibe { newfrontiers-credits }
newfrontiers-log-gains-credits-by = { $player } recibe { newfrontiers-credits } ({ $source })
newfrontiers-log-gains-vp = { $player } recibe { newfrontiers-vp }
newfrontiers-log-gains-vp-by = { $player } recibe { newfrontiers-vp } ({ $source })
newfrontiers-log-gains-colonists = { $player } recibe { newfrontiers-colonists }
newfrontiers-log-gains-colonists-by = { $player } recibe { newfrontiers-colonists } ({ $source })
newfrontiers-log-takes-produce-credits = { $credits ->
    [0] { $player } no encuentra créditos en Producir
   *[other] { $player } toma { newfrontiers-credits } de la loseta Producir
}
newfrontiers-log-first-priority = { $player } pasa al frente del marcador de prioridad
newfrontiers-log-moves-up = { $player } pasa por delante de { $other } en el marcador de prioridad
newfrontiers-log-develops = { $player } desarrolla { $tile } por { newfrontiers-credits }
newfrontiers-log-develops-nothing = { $player } no desarrolla nada
newfrontiers-log-offer = Mundos robados: { $worlds }
newfrontiers-log-offer-empty = Mundos robados: ninguno
newfrontiers-log-picks = { $player } elige { $world }
newfrontiers-log-draws = { $player } roba { $world }
newfrontiers-log-draws-by = { $player } roba { $world } ({ $source })
newfrontiers-log-returns-world = { $player } devuelve { $world } a la bolsa
newfrontiers-log-stockpiles-world = { $player } guarda { $world } en la reserva
newfrontiers-log-pays-for-world = { $player } coloniza { $world } por { newfrontiers-credits }
newfrontiers-log-conquers = { $player } coloniza { $world } (defensa { $defense }, fuerza militar { $military })
newfrontiers-log-pays-for-military = { $player } coloniza { $world } pagando { newfrontiers-credits }
newfrontiers-log-replaces = { $player } sustituye { $old } por { $new }
newfrontiers-log-windfall-good = { $player } recibe { newfrontiers-a-good } con { $world }
newfrontiers-log-gives-good = { $player } entrega la mercancía de { engine-kind } de { $world } por +{ $military } de fuerza militar ({ $source })
newfrontiers-log-names-kind = { $player } fija el tipo de { $world }: { engine-kind }
newfrontiers-log-produces = { $player } produce { newfrontiers-a-good } en { $world }
newfrontiers-log-pays-fee = { $player } paga { newfrontiers-credits } para producir en { $world }
newfrontiers-log-stockpiles-good = { $player } guarda en la reserva la mercancía de { engine-kind } de { $world }
newfrontiers-log-sells = { $player } vende la mercancía de { engine-kind } de { $world } por { newfrontiers-credits }
newfrontiers-log-sells-nothing = { $player } no vende nada
newfrontiers-log-stockpiles-credits = { $player } guarda { newfrontiers-credits } en la reserva
newfrontiers-log-consumes = { $player } consume { newfrontiers-goods } con { $source } por { $gains }
newfrontiers-log-consumes-for-nothing = { $player } consume { newfrontiers-goods } con { $source }
newfrontiers-log-charts = { $goals ->
    [one] { $player } roba { $goals } objetivo
   *[other] { $player } roba { $goals } objetivos
}
newfrontiers-log-keeps-goal = { $player } conserva { $goal } boca abajo
newfrontiers-log-returns-goal = { $player } pone { $goal } al fondo de los objetivos
newfrontiers-log-turns-up = { $player } revela el objetivo { $goal }
newfrontiers-log-produce-tile = La loseta Producir tiene ahora { newfrontiers-credits }
newfrontiers-log-game-will-end = La partida termina tras esta ronda: { $why }
newfrontiers-log-scores = { $player } obtiene { newfrontiers-vp }
newfrontiers-log-wins = { $winners ->
    [1] { $player } gana
   *[other] { $player } comparte la victoria
}

## Lo que termina la partida

newfrontiers-end-developments-met = los desarrollos cubren más de { $spaces } casillas
newfrontiers-end-developments-last-round = hay más de { $spaces } casillas cubiertas
newfrontiers-end-developments-over = Los desarrollos cubrían más de { $spaces } casillas de un tablero de imperio.
newfrontiers-end-colonies-met = un imperio tiene más de { $colonies } colonias
newfrontiers-end-colonies-last-round = un imperio tiene { $colonies } colonias
newfrontiers-end-colonies-over = Un imperio tenía más de { $colonies } colonias.
newfrontiers-end-colonists-met = quedan menos de { newfrontiers-colonists }
newfrontiers-end-colonists-last-round = quedan { $colonists } colonos o menos
newfrontiers-end-colonists-over = Tras Colonizar quedaban menos de { newfrontiers-colonists } en la provisión.
newfrontiers-end-pool-met = la provisión de PV está vacía
newfrontiers-end-pool-over = La provisión de fichas de PV se había agotado.

## La puntuación

newfrontiers-score-chips = Fichas de PV
newfrontiers-score-developments = Desarrollos
newfrontiers-score-colonies = Colonias
newfrontiers-score-bonuses = Bonificaciones «?»
newfrontiers-score-goals = Objetivos galácticos
newfrontiers-score-xeno-penalty = Mundos Xeno sin colonizar
newfrontiers-score-tie-break = más créditos y mercancías

## Losetas de acción

newfrontiers-action-retreat = Los demás no hacen nada. Bonificación: tomar 2 créditos.
newfrontiers-action-develop = Cada jugador puede comprar un desarrollo. Bonificación: pagar 1 crédito menos.
newfrontiers-action-explore = Se roban mundos y cada jugador elige uno. Bonificación: elegir primero, y un segundo mundo al final.
newfrontiers-action-settle = Cada jugador coloniza un mundo o toma 2 colonos. Bonificación: tomar antes 1 colono.
newfrontiers-action-produce = Cada jugador produce una mercancía en cada colonia de producción que no tenga. Bonificación: tomar los créditos de esta loseta y producir una mercancía en una colonia inesperada que no tenga.
newfrontiers-action-trade-consume = Cada jugador puede vender una mercancía y luego usa sus poderes de Consumir. Bonificación: tomar 1 PV.
newfrontiers-action-envoys = Los demás no hacen nada. Bonificación: tomar 1 PV y pasar al frente del marcador de prioridad.
newfrontiers-action-chart = Los demás no hacen nada. Bonificación: tomar 1 crédito, subir 1 en prioridad, robar objetivos y conservar uno.

## Textos de las losetas

newfrontiers-line = { newfrontiers-phase }: { $text }.
newfrontiers-lines = { $lines }
newfrontiers-powers = { $first }, y { $rest }
newfrontiers-sentence = { CAPITALIZED($text) }.
newfrontiers-own-kind = Fijar su tipo (nunca gris) una vez por acción.
newfrontiers-own-no-trade = Su mercancía no se puede vender.
newfrontiers-own-kind-no-trade = Fijar su tipo (nunca gris) una vez por acción; su mercancía no se puede vender.
newfrontiers-no-power = Sin poder.
newfrontiers-no-power-prize = Sin poder; un simple botín de guerra.
newfrontiers-no-power-produces = Sin poder; produce { newfrontiers-a-good } en Producir.
newfrontiers-no-power-starts-with = Sin poder; empieza con { newfrontiers-a-good }.
newfrontiers-no-power-comes-with = Sin poder; trae { newfrontiers-a-good } al colonizarlo.

## Lo que dan los poderes

newfrontiers-reward-vp = { newfrontiers-vp }
newfrontiers-reward-credits = { newfrontiers-credits }
newfrontiers-reward-colonists = { newfrontiers-colonists }
newfrontiers-reward-worlds = { $worlds ->
    [one] un mundo de la bolsa
   *[other] { $worlds } mundos de la bolsa
}

## Poderes. Van dentro de una línea: sin mayúscula ni punto.

newfrontiers-power-gain = recibir { $rewards }
newfrontiers-power-gain-each = { $included ->
    [yes] recibir { $rewards } por cada { $tiles }, incluida esta loseta
   *[no] recibir { $rewards } por cada { $tiles }
}
newfrontiers-power-gain-before-buying = recibir { $rewards } antes de comprar
newfrontiers-power-gain-before-acting = recibir { $rewards } antes de actuar
newfrontiers-power-gain-without-goods = recibir { $rewards }; no hace falta mercancía
newfrontiers-power-after-develop = recibir { $rewards } después de comprar un desarrollo
newfrontiers-power-develop-discount = los desarrollos cuestan { $amount } menos
newfrontiers-power-draw-and-keep = { $worlds ->
    [one] robar { $worlds } mundo extra de la bolsa y conservarlo
   *[other] robar { $worlds } mundos extra de la bolsa y conservarlos
}
newfrontiers-power-draw = { $worlds ->
    [one] robar { $worlds } mundo extra de la bolsa y conservar { $keep }
   *[other] robar { $worlds } mundos extra de la bolsa y conservar { $keep }
}
newfrontiers-power-military = +{ $amount } de fuerza militar
newfrontiers-power-military-against = +{ $amount } de fuerza militar contra { $worlds }
newfrontiers-power-military-each = { $included ->
    [yes] +{ $amount } de fuerza militar por cada { $tiles }, incluida esta loseta
   *[no] +{ $amount } de fuerza militar por cada { $tiles }
}
newfrontiers-power-military-against-each = { $included ->
    [yes] +{ $amount } de fuerza militar contra { $worlds } por cada { $tiles }, incluida esta loseta
   *[no] +{ $amount } de fuerza militar contra { $worlds } por cada { $tiles }
}
newfrontiers-power-temporary-military = { $kind ->
    [any] puedes entregar cualquier mercancía por +{ $amount } de fuerza militar hasta el final de la acción
   *[other] puedes entregar { newfrontiers-a-good } por +{ $amount } de fuerza militar hasta el final de la acción
}
newfrontiers-power-temporary-military-against = { $kind ->
    [any] puedes entregar cualquier mercancía por +{ $amount } de fuerza militar contra { $worlds } hasta el final de la acción
   *[other] puedes entregar { newfrontiers-a-good } por +{ $amount } de fuerza militar contra { $worlds } hasta el final de la acción
}
newfrontiers-power-settle-discount = los mundos que pagas cuestan { $amount } menos
newfrontiers-power-settle-discount-for = los { $worlds } cuestan { $amount } menos
newfrontiers-power-discount-or-military = −{ $amount } al coste o +{ $amount } de fuerza militar para { $worlds }
newfrontiers-power-pay-for-military = { $discount ->
    [0] puedes pagar un { $world } (ni ALIENÍGENA ni XENO); su defensa cuenta como coste
   *[other] puedes pagar un { $world } (ni ALIENÍGENA ni XENO), por { $discount } menos que su defensa
}
newfrontiers-power-second-settle = después de colonizar un mundo puedes colonizar enseguida un segundo
newfrontiers-power-after-settle = recibir { $rewards } después de colonizar { $world }
newfrontiers-power-replace-colony = { $more ->
    [0] puedes cambiar gratis una colonia no militar por un mundo explorado de su tipo que cueste lo mismo
   *[other] puedes cambiar gratis una colonia no militar por un mundo explorado de su tipo que cueste de 0 a { $more } más
}
newfrontiers-power-replace-self = como acción puedes sustituir esta loseta, sin coste, por un mundo explorado no militar y no ALIENÍGENA
newfrontiers-power-windfall = { $kind ->
    [any] producir una mercancía en una colonia inesperada vacía
   *[other] producir una mercancía en una colonia inesperada de { engine-kind } vacía
}
newfrontiers-power-when-produced-here = recibir { $rewards } cuando se produce aquí una mercancía
newfrontiers-power-per-produced = { $every ->
    [1] recibir { $rewards } por cada { newfrontiers-good-of-kind } que produzcas
   *[other] recibir { $rewards } por cada { $every } { newfrontiers-goods-of-kind } que produzcas
}
newfrontiers-power-most-produced = recibir { $rewards } si has producido más { newfrontiers-goods-of-kind } que cada rival en esta acción
newfrontiers-power-production-fee = solo produce su mercancía si pagas { newfrontiers-credits }
newfrontiers-power-price = +{ newfrontiers-credits } al vender { newfrontiers-a-good }
newfrontiers-power-consume = { $goods ->
    [one] gastar { $goods } { newfrontiers-good-of-kind } por { $rewards }
   *[other] gastar { $goods } { newfrontiers-goods-of-kind } por { $rewards }
}
newfrontiers-power-consume-different = { $goods ->
    [one] gastar { $goods } mercancía por { $rewards }
   *[other] gastar juntas { $goods } mercancías de tipos distintos por { $rewards }
}
newfrontiers-power-consume-up-to = { $goods ->
    [one] gastar hasta { $goods } { newfrontiers-good-of-kind } por { $rewards }
   *[other] gastar hasta { $goods } { newfrontiers-goods-of-kind } por { $rewards } cada una
}
newfrontiers-power-consume-up-to-different = { $goods ->
    [one] gastar hasta { $goods } mercancía por { $rewards }
   *[other] gastar hasta { $goods } mercancías de tipos distintos por { $rewards } cada una
}
newfrontiers-power-consume-kinds = gastar juntas { $goods } por { $rewards }
newfrontiers-power-sell = puedes vender 1 mercancía más a su precio de venta
newfrontiers-power-consume-bonus = +{ newfrontiers-vp } por cada mercancía que consumas, y +{ $with_vp } PV si tienes { $tile }

## Qué losetas: lo que no se pide es none, o 0 colonos

newfrontiers-tile-keyword = { newfrontiers-keyword }
newfrontiers-tile-named = { $tile }
newfrontiers-tile-one = { $noun ->
    [world] mundo
    [colony] colonia
    [development] desarrollo
   *[tile] loseta
}{ $goods ->
    [none] { "" }
    [windfall] { $noun ->
        [world] { " " }inesperado
        [development] { " " }inesperado
       *[other] { " " }inesperada
    }
   *[production] { " " }de producción
}{ $military ->
    [none] { "" }
    [yes] { " " }militar
   *[no] { " " }no militar
}{ $size ->
    [none] { "" }
    [small] { $noun ->
        [world] { " " }pequeño
        [development] { " " }pequeño
       *[other] { " " }pequeña
    }
   *[large] { " " }grande
}{ $first_keyword ->
    [none] { "" }
   *[other] { " " }{ $keywords }
}{ $kind ->
    [none] { "" }
   *[other] { " " }de { engine-kind }
}{ $power ->
    [none] { "" }
    [explore] { " " }con un poder de Explorar
    [develop] { " " }con un poder de Desarrollar
    [settle] { " " }con un poder de Colonizar
    [produce] { " " }con un poder de Producir
    [trade] { " " }con un poder de Comerciar
   *[consume] { " " }con un poder de Consumir
}{ $colonists ->
    [0] { $provided ->
        [none] { "" }
       *[other] { " " }con { $provided }
    }
   *[other] { $provided ->
        [none] { " " }para { newfrontiers-colonists }
       *[other] { " " }para { newfrontiers-colonists } y con { $provided }
    }
}
newfrontiers-tile-a = { $noun ->
    [world] un
    [development] un
   *[other] una
} { newfrontiers-tile-one }
newfrontiers-tile-many = { $noun ->
    [world] mundos
    [colony] colonias
    [development] desarrollos
   *[tile] losetas
}{ $goods ->
    [none] { "" }
    [windfall] { $noun ->
        [world] { " " }inesperados
        [development] { " " }inesperados
       *[other] { " " }inesperadas
    }
   *[production] { " " }de producción
}{ $military ->
    [none] { "" }
    [yes] { " " }militares
   *[no] { " " }no militares
}{ $size ->
    [none] { "" }
    [small] { $noun ->
        [world] { " " }pequeños
        [development] { " " }pequeños
       *[other] { " " }pequeñas
    }
   *[large] { " " }grandes
}{ $first_keyword ->
    [none] { "" }
   *[other] { " " }{ $keywords }
}{ $kind ->
    [none] { "" }
   *[other] { " " }de { engine-kind }
}{ $power ->
    [none] { "" }
    [explore] { " " }con un poder de Explorar
    [develop] { " " }con un poder de Desarrollar
    [settle] { " " }con un poder de Colonizar
    [produce] { " " }con un poder de Producir
    [trade] { " " }con un poder de Comerciar
   *[consume] { " " }con un poder de Consumir
}{ $colonists ->
    [0] { $provided ->
        [none] { "" }
       *[other] { " " }con { $provided }
    }
   *[other] { $provided ->
        [none] { " " }para { newfrontiers-colonists }
       *[other] { " " }para { newfrontiers-colonists } y con { $provided }
    }
}
newfrontiers-tile-each = { newfrontiers-tile-one }

## Lo que ofrecen las losetas

newfrontiers-provides-any-military = fuerza militar
newfrontiers-provides-gain = ganancia a cambio de nada
newfrontiers-provides-discount = descuento
newfrontiers-provides-after-develop = ganancia por un desarrollo
newfrontiers-provides-draw-world = mundos extra
newfrontiers-provides-military = fuerza militar duradera
newfrontiers-provides-temporary-military = fuerza militar temporal
newfrontiers-provides-discount-or-military = descuento o fuerza militar
newfrontiers-provides-pay-for-military = pago de mundos militares
newfrontiers-provides-second-settle = una segunda colonización
newfrontiers-provides-after-settle = ganancia por un mundo colonizado
newfrontiers-provides-replace-colony = sustitución de una colonia
newfrontiers-provides-replace-self = su propia sustitución
newfrontiers-provides-windfall = una mercancía en una colonia inesperada
newfrontiers-provides-when-produced-here = ganancia por su propia mercancía
newfrontiers-provides-per-produced = ganancia por mercancías producidas
newfrontiers-provides-most-produced = ganancia por la mayor producción
newfrontiers-provides-production-fee = una mercancía a cambio de un pago
newfrontiers-provides-price = mejores precios
newfrontiers-provides-consume = ganancia por mercancías consumidas
newfrontiers-provides-sell = una segunda venta
newfrontiers-provides-consume-bonus = más PV por mercancías consumidas

## Lo que puntúan las losetas con bonificación

newfrontiers-scores = Puntúa { $what }.
newfrontiers-scores-several = Puntúa { $what } y { $last }.
newfrontiers-scores-tile = { newfrontiers-vp } por { $tile }
newfrontiers-scores-tiles = { $included ->
    [yes] { newfrontiers-vp } por { $tile } (incluida esta loseta)
   *[no] { newfrontiers-vp } por { $tile }
}
newfrontiers-scores-others = { $included ->
    [yes] en otro caso { newfrontiers-vp } por { $tile } (incluida esta loseta)
   *[no] en otro caso { newfrontiers-vp } por { $tile }
}
newfrontiers-scores-military = { $every ->
    [1] { newfrontiers-vp } por punto de fuerza militar total, salvo la especializada y la temporal
   *[other] { newfrontiers-vp } por cada { $every } puntos de fuerza militar total, salvo la especializada y la temporal
}
newfrontiers-scores-chips = { $every ->
    [1] { newfrontiers-vp } por PV en fichas
   *[other] { newfrontiers-vp } por cada { $every } PV en fichas
}
newfrontiers-scores-kinds = { $every ->
    [1] { newfrontiers-vp } por tipo entre tus colonias
   *[other] { newfrontiers-vp } por cada { $every } tipos entre tus colonias
}
newfrontiers-scores-table = { $vps } PV por { $numbers } tipos entre tus colonias

## Objetivos

newfrontiers-goal-steps = { $more ->
    [yes] { $steps } y más
   *[no] { $steps }
}
newfrontiers-goal-powers = Puntúa por los poderes de { newfrontiers-phase } de tu imperio: { newfrontiers-goal-steps }.
newfrontiers-goal-keywords = Puntúa por palabras clave distintas entre tus losetas: { newfrontiers-goal-steps }.
newfrontiers-goal-power-types = Puntúa por tipos de poderes distintos entre tus losetas: { newfrontiers-goal-steps }.
newfrontiers-goal-kinds = Puntúa por tipos distintos entre tus colonias: { newfrontiers-goal-steps }.
newfrontiers-goal-unused-colonists = Puntúa por colonos sin usar en tu tablero: { newfrontiers-goal-steps }.
newfrontiers-goal-stockpiled-goods = Tras Producir puedes guardar en la reserva las mercancías tuyas que quieras; puntúa por { $steps } de ellas.
newfrontiers-goal-stockpiled-worlds = Tras Explorar o Colonizar puedes guardar en la reserva un mundo que debías devolver como décimo; puntúa por { $steps } de ellos.
newfrontiers-goal-stockpiled-credits = Al vender una mercancía puedes guardar en la reserva los créditos de la venta que quieras; puntúa por { $steps } de ellos.

## Datos en la lista de componentes

newfrontiers-fact-cost = coste
newfrontiers-fact-defense = defensa
newfrontiers-fact-vp = PV
newfrontiers-fact-kind = tipo
newfrontiers-fact-kind-and-goods = { $goods ->
    [none] { engine-kind }
    [windfall] { engine-kind }, inesperado
   *[production] { engine-kind }, producción
}
newfrontiers-fact-colonists = colonos
newfrontiers-fact-mat = tablero
newfrontiers-fact-size = tamaño
newfrontiers-fact-stack = pila
newfrontiers-fact-first-game-side = { $number } □
newfrontiers-fact-keywords = palabras clave
newfrontiers-fact-expansion = expansión
newfrontiers-fact-steps = niveles
newfrontiers-fact-step = { $at }: { newfrontiers-vp }

## La mesa en un terminal

newfrontiers-board-supply = Ronda { $round } · provisión de PV { $vp } · colonos { $colonists } · mercancías { $goods }
newfrontiers-board-goods-left = { engine-kind } { $number }
newfrontiers-board-priority = Prioridad: { $players }
newfrontiers-board-actions = Acciones: { $tiles }
newfrontiers-board-produce = { $action } (+{ $credits })
newfrontiers-board-taken = [{ $action }: { $player }]
newfrontiers-board-offer = Mundos para elegir: { $worlds }
newfrontiers-board-market = Desarrollos: { $tiles }
newfrontiers-board-copies = { $tile } ×{ $copies }
newfrontiers-board-goals = Objetivos: { $goals }
newfrontiers-board-hidden-goal = un objetivo boca abajo de { $player }
newfrontiers-board-own-goal = { $goal } boca abajo de { $player }
newfrontiers-board-no-goals = ninguno en juego
newfrontiers-board-empire = { $player }: { $total } PV ahora ({ $chips } en fichas), { newfrontiers-credits }, { newfrontiers-colonists }, fuerza militar { $military }
newfrontiers-board-stockpiled = { $empire }, en reserva { newfrontiers-goods }, { newfrontiers-worlds }, { newfrontiers-credits }
newfrontiers-board-colonies = { "  " }colonias: { $colonies }
newfrontiers-board-no-colonies = aún ninguna
newfrontiers-board-colony-with-good = { $colony } (mercancía de { engine-kind })
newfrontiers-board-explored = { "  " }explorados: { $worlds }
newfrontiers-board-explored-world = { $world } ({ $takes })
newfrontiers-board-developments = { "  " }desarrollos ({ $spaces } de 10 casillas): { $tiles }

## Razones de las pistas

newfrontiers-reason-credits = { $change ->
    [more] { $number ->
        [one] { $number } crédito más
       *[other] { $number } créditos más
    }
   *[less] { $number ->
        [one] { $number } crédito menos
       *[other] { $number } créditos menos
    }
}
newfrontiers-reason-unused-colonists = { $change ->
    [more] { $number ->
        [one] { $number } colono sin usar más
       *[other] { $number } colonos sin usar más
    }
   *[less] { $number ->
        [one] { $number } colono sin usar menos
       *[other] { $number } colonos sin usar menos
    }
}
newfrontiers-reason-colonies = { $change ->
    [more] { $number ->
        [one] { $number } colonia más
       *[other] { $number } colonias más
    }
   *[less] { $number ->
        [one] { $number } colonia menos
       *[other] { $number } colonias menos
    }
}
newfrontiers-reason-explored-worlds = { $change ->
    [more] { $number ->
        [one] { $number } mundo explorado más
       *[other] { $number } mundos explorados más
    }
   *[less] { $number ->
        [one] { $number } mundo explorado menos
       *[other] { $number } mundos explorados menos
    }
}
newfrontiers-reason-score = { $change ->
    [more] { $number } PV más tras esta ronda
   *[less] { $number } PV menos tras esta ronda
}
newfrontiers-reason-military = { $change ->
    [more] { $number } más de fuerza militar total
   *[less] { $number } menos de fuerza militar total
}
newfrontiers-reason-goods = { $change ->
    [more] { $number ->
        [one] { $number } mercancía más en colonias
       *[other] { $number } mercancías más en colonias
    }
   *[less] { $number ->
        [one] { $number } mercancía menos en colonias
       *[other] { $number } mercancías menos en colonias
    }
}
newfrontiers-reason-sale = { $change ->
    [more] { $number ->
        [one] { $number } crédito más por la mejor mercancía
       *[other] { $number } créditos más por la mejor mercancía
    }
   *[less] { $number ->
        [one] { $number } crédito menos por la mejor mercancía
       *[other] { $number } créditos menos por la mejor mercancía
    }
}
newfrontiers-reason-consume-vp = { $change ->
    [more] { $number } PV más por las mercancías al Consumir
   *[less] { $number } PV menos por las mercancías al Consumir
}
newfrontiers-reason-consume-credits = { $change ->
    [more] { $number ->
        [one] { $number } crédito más por las mercancías al Consumir
       *[other] { $number } créditos más por las mercancías al Consumir
    }
   *[less] { $number ->
        [one] { $number } crédito menos por las mercancías al Consumir
       *[other] { $number } créditos menos por las mercancías al Consumir
    }
}
newfrontiers-reason-produce-goods = { $change ->
    [more] { $number ->
        [one] { $number } mercancía más cuando llegue Producir
       *[other] { $number } mercancías más cuando llegue Producir
    }
   *[less] { $number ->
        [one] { $number } mercancía menos cuando llegue Producir
       *[other] { $number } mercancías menos cuando llegue Producir
    }
}
newfrontiers-reason-produce-credits = { $change ->
    [more] { $number ->
        [one] { $number } crédito más cuando llegue Producir
       *[other] { $number } créditos más cuando llegue Producir
    }
   *[less] { $number ->
        [one] { $number } crédito menos cuando llegue Producir
       *[other] { $number } créditos menos cuando llegue Producir
    }
}
newfrontiers-reason-later-vp = { $change ->
    [more] { $number } PV más en Comerciar-Consumir tras un Producir
   *[less] { $number } PV menos en Comerciar-Consumir tras un Producir
}
newfrontiers-reason-later-credits = { $change ->
    [more] { $number ->
        [one] { $number } crédito más en Comerciar-Consumir tras un Producir
       *[other] { $number } créditos más en Comerciar-Consumir tras un Producir
    }
   *[less] { $number ->
        [one] { $number } crédito menos en Comerciar-Consumir tras un Producir
       *[other] { $number } créditos menos en Comerciar-Consumir tras un Producir
    }
}
newfrontiers-reason-develop-credits = { $change ->
    [more] { $number ->
        [one] { $number } crédito más en cada Desarrollar
       *[other] { $number } créditos más en cada Desarrollar
    }
   *[less] { $number ->
        [one] { $number } crédito menos en cada Desarrollar
       *[other] { $number } créditos menos en cada Desarrollar
    }
}
newfrontiers-reason-explore-credits = { $change ->
    [more] { $number ->
        [one] { $number } crédito más en cada Explorar
       *[other] { $number } créditos más en cada Explorar
    }
   *[less] { $number ->
        [one] { $number } crédito menos en cada Explorar
       *[other] { $number } créditos menos en cada Explorar
    }
}
newfrontiers-reason-explore-colonists = { $change ->
    [more] { $number ->
        [one] { $number } colono más en cada Explorar
       *[other] { $number } colonos más en cada Explorar
    }
   *[less] { $number ->
        [one] { $number } colono menos en cada Explorar
       *[other] { $number } colonos menos en cada Explorar
    }
}
newfrontiers-reason-settle-credits = { $change ->
    [more] { $number ->
        [one] { $number } crédito más en cada Colonizar
       *[other] { $number } créditos más en cada Colonizar
    }
   *[less] { $number ->
        [one] { $number } crédito menos en cada Colonizar
       *[other] { $number } créditos menos en cada Colonizar
    }
}
newfrontiers-reason-settle-colonists = { $change ->
    [more] { $number ->
        [one] { $number } colono más en cada Colonizar
       *[other] { $number } colonos más en cada Colonizar
    }
   *[less] { $number ->
        [one] { $number } colono menos en cada Colonizar
       *[other] { $number } colonos menos en cada Colonizar
    }
}
newfrontiers-reason-develop-discount = { $change ->
    [more] Los desarrollos cuestan { $number } menos
   *[less] Los desarrollos cuestan { $number } más
}
newfrontiers-reason-settle-discount = { $change ->
    [more] Los mundos cuestan { $number } menos
   *[less] Los mundos cuestan { $number } más
}
newfrontiers-reason-in-the-empire = { $tile } en el imperio
newfrontiers-reason-explored = { $world } explorado

## Lo que está mal en archivos de componentes: palabras como `vp` son las del archivo y quedan como están

newfrontiers-wrong-expansion = las losetas de starry_rift.toml tienen expansion = 'starry_rift', las demás ninguna
newfrontiers-wrong-bonus-text = solo una loseta con bonus tiene un bonus_text
newfrontiers-wrong-bonus = solo los mundos y los desarrollos grandes tienen un bonus
newfrontiers-wrong-bonus-vp = una loseta con bonus muestra «?», así que sus vp son 0
newfrontiers-wrong-needs-field = una loseta de type '{ $type }' tiene { $needed }
newfrontiers-wrong-has-other-field = una loseta de type '{ $type }' tiene { $needed } y no { $wrong }
newfrontiers-wrong-gray-goods = las losetas grises tienen goods 'none', las demás no
newfrontiers-wrong-any-kind = 'any' es el tipo de { $tile } y de ninguna otra loseta
newfrontiers-wrong-alien-keyword = una loseta de tipo '{ $kind }' tiene la palabra clave 'alien'
newfrontiers-wrong-xeno = 'xeno' es solo para mundos militares
newfrontiers-wrong-replaces-base = solo un mundo de la expansión sustituye a otro
newfrontiers-wrong-mat-number = los tableros 1 a 8 son los del juego básico, 9 a 16 los de la expansión
newfrontiers-wrong-spaces = un desarrollo pequeño cubre 1 casilla, uno grande 2
newfrontiers-wrong-copies = hay 3 losetas de un desarrollo pequeño, 1 de uno grande
newfrontiers-wrong-documented = nombra '{ $name }', que no está
newfrontiers-wrong-effect = { $action } no tiene effect '{ $effect }'; tiene { $effects }
newfrontiers-wrong-no-reward = { $effect } necesita una recompensa: { $rewards }
newfrontiers-wrong-needs-parameter = { $action } { $effect } necesita este parámetro
newfrontiers-wrong-no-such-parameter = { $action } { $effect } no tiene ese parámetro
newfrontiers-wrong-false-flag = omitir si no es true
newfrontiers-wrong-any-only-windfall = 'any' es solo para windfall
newfrontiers-wrong-kinds = nombra cada tipo una vez, y tantos como goods haya
newfrontiers-wrong-not-with-kinds = no va con kinds
newfrontiers-wrong-not-with-kind = no va con kind
newfrontiers-wrong-keep = es como mucho igual a draw
newfrontiers-wrong-for-a-colony = { $effect } es para una colonia, no para un desarrollo
newfrontiers-wrong-production-fee = production_fee es para una colonia de producción
newfrontiers-wrong-clause = una línea es { "{" } vp, per { "}" }, { "{" } vp, count, every? { "}" } o { "{" } count, table { "}" }
newfrontiers-wrong-table = va con count = 'kinds' y tiene cinco entradas, para 0 a 4 tipos
newfrontiers-wrong-steps = hay al menos un nivel, y cada uno está en un número mayor que el anterior
newfrontiers-wrong-stockpile = un objetivo con scoring = 'stockpile' lo tiene, los demás no
newfrontiers-wrong-counted-powers = los poderes se cuentan para action = 'consume'
newfrontiers-wrong-stockpile-count = debe ser 'stockpiled_{ $item }', ya que se guardan { $item }
newfrontiers-wrong-stockpile-after = { $item } se guardan tras { $actions }
newfrontiers-wrong-stockpiled-worlds = worlds tiene per_action = 1 y only_discarded = true, goods y credits ninguno de los dos
newfrontiers-wrong-stockpiled-credits = en un tablero caben como mucho { $credits } créditos
newfrontiers-wrong-stockpile-twice = goods, worlds y credits tienen un objetivo cada uno
newfrontiers-wrong-no-such-world = no hay ningún mundo '{ $tile }'
newfrontiers-wrong-not-replaced = '{ $tile }' no está entre los que [rules] sustituye
newfrontiers-wrong-nothing-replaces = ningún mundo sustituye a '{ $tile }'
newfrontiers-wrong-mat-sides = el tablero { $mat } debe tener dos caras, una de ellas first_game
newfrontiers-wrong-stack = una pila con número tiene una cara con first_game, una con letra anverso y reverso
newfrontiers-wrong-stack-size = las dos caras de una pila son del mismo tamaño
newfrontiers-wrong-no-such-tile = no hay ninguna loseta '{ $tile }'
newfrontiers-wrong-same-name = '{ $tile }' tiene el mismo nombre

## La página: elegir el juego

newfrontiers-page-pitch = Elegir una acción que todos hacen, y hacerla mejor. Encontrar mundos, colonizarlos y llenar el tablero de imperio.
newfrontiers-page-length = 12 a 15 rondas
newfrontiers-page-goals-setting = Objetivos galácticos
newfrontiers-page-goals-setting-text = Objetivos que puntúan para todos al final. Fijar objetivos galácticos ocupa el lugar de Retirada al aislamiento.
newfrontiers-page-rift-setting = The Starry Rift
newfrontiers-page-rift-setting-text = La expansión: más mundos, y los hostiles Xenos.

## La página: cómo se juega

newfrontiers-page-goal = Obtener el mayor número de PV con el imperio: fichas de PV, desarrollos, colonias, bonificaciones «?» y, si se usan, objetivos galácticos.
newfrontiers-page-round-select = En el orden del marcador de prioridad, cada jugador elige una loseta de acción que nadie haya elegido en esta ronda. Con dos jugadores, cada uno elige dos veces.
newfrontiers-page-round-action = Después todos hacen esa acción, empezando por quien la eligió y siguiendo el marcador. Solo quien la eligió recibe la bonificación.
newfrontiers-page-round-produce = Si nadie eligió Producir en una ronda, se pone un crédito en su loseta para el próximo que la elija.
newfrontiers-page-round-powers = Los desarrollos y las colonias tienen poderes. Cada poder ayuda en una acción y funciona desde la vez siguiente, nunca en la acción en que se coloca su loseta.
newfrontiers-page-actions = Acciones
newfrontiers-page-develop = Desarrollar
newfrontiers-page-develop-text = Puedes comprar un desarrollo que aún no tengas y ponerlo en tu tablero de imperio.
newfrontiers-page-develop-bonus = Cuesta 1 crédito menos.
newfrontiers-page-explore = Explorar
newfrontiers-page-explore-text = Se roban de la bolsa siete mundos, ocho con The Starry Rift, y cada jugador elige uno. Al final puedes tener nueve mundos explorados y colonias en total; devuelves mundos explorados a tu elección hasta que queden nueve.
newfrontiers-page-explore-bonus = Elegir un segundo mundo cuando todos hayan elegido.
newfrontiers-page-settle = Colonizar
newfrontiers-page-settle-text = Tomar 2 colonos, o colonizar uno de tus mundos explorados. Necesita los colonos que muestra; además, uno de borde rojo pide una fuerza militar al menos igual a su defensa, y cualquier otro su coste en créditos. Un mundo inesperado trae una mercancía.
newfrontiers-page-settle-bonus = Tomar antes 1 colono.
newfrontiers-page-produce = Producir
newfrontiers-page-produce-text = Cada una de tus colonias de producción sin mercancía recibe una de su tipo.
newfrontiers-page-produce-bonus = Tomar los créditos de la loseta y poner una mercancía en una colonia inesperada que no tenga.
newfrontiers-page-trade-consume = Comerciar, Consumir
newfrontiers-page-trade-consume-text = Puedes vender una mercancía por créditos. Luego debes usar tus poderes de Consumir, en cualquier orden, una vez cada uno, mientras alcancen tus mercancías.
newfrontiers-page-trade-consume-bonus = Tomar antes 1 PV.
newfrontiers-page-envoys = Enviar diplomáticos
newfrontiers-page-envoys-text = Los demás no hacen nada.
newfrontiers-page-envoys-bonus = Tomar 1 PV, y tu disco pasa al frente del marcador de prioridad. Las acciones que falten en esta ronda se hacen en el nuevo orden.
newfrontiers-page-retreat = Retirada al aislamiento
newfrontiers-page-retreat-text = Los demás no hacen nada. No está cuando se usan objetivos.
newfrontiers-page-retreat-bonus = Tomar 2 créditos.
newfrontiers-page-chart = Fijar objetivos galácticos
newfrontiers-page-chart-text = Solo con objetivos. Los demás no hacen nada. Un objetivo anterior que esté boca abajo se revela. Antes de cualquier acción, quien tenga un objetivo boca abajo puede revelarlo si es de los que permiten guardar reservas.
newfrontiers-page-chart-bonus = Tomar 1 crédito, subir un puesto en el marcador de prioridad, robar tres objetivos, cinco con The Starry Rift, y conservar uno boca abajo; los demás van al fondo de la pila.
newfrontiers-page-end-developments = Los desarrollos cubren más de diez casillas de un tablero de imperio.
newfrontiers-page-end-colonies = Un imperio tiene más de siete colonias, incluida la colonia natal.
newfrontiers-page-end-colonists = Quedan menos de cinco colonos en la provisión tras una acción de Colonizar.
newfrontiers-page-end-chips = La provisión de fichas de PV está vacía: empieza con 12 por jugador.
newfrontiers-page-end-winner = La ronda siempre se termina. Gana quien tenga más PV; en caso de empate, quien tenga más créditos y mercancías en el imperio; si también hay empate, se comparte la victoria.
newfrontiers-page-advice-others = Fíjate en lo que les falta a los demás: una acción que te ayuda a ti y no a ellos vale más que su bonificación.
newfrontiers-page-advice-explored = Los mundos explorados no hacen nada hasta que los colonizas. Ten listos colonos y créditos, o fuerza militar.
newfrontiers-page-advice-goods = Las mercancías valen más cuando las espera un poder de Comerciar o de Consumir.
newfrontiers-page-icon-credit = Créditos
newfrontiers-page-icon-colonist = Colono; un contorno es un lugar para uno
newfrontiers-page-icon-military = Fuerza militar

## La página: palabras que explica la ayuda. `.also` tiene otras formas con las que se encuentran en los textos.

newfrontiers-page-term-action-tile = Loseta de acción
    .text = En cada ronda cada jugador elige una, con dos jugadores dos. Todos hacen su acción; quien la eligió recibe su bonificación.
    .also = losetas de acción
newfrontiers-page-term-priority-track = Marcador de prioridad
    .text = El orden en que eligen los jugadores. Una acción empieza por quien la eligió y sigue el marcador.
newfrontiers-page-term-empire-mat = Tablero de imperio
    .text = Tiene tu colonia natal, tus colonos sin usar y diez casillas para desarrollos, con dos más en la zona rojiza.
    .also = tableros de imperio
newfrontiers-page-term-colony = Colonia
    .text = Un mundo que has colonizado, y tu colonia natal. Da sus PV, y sus poderes funcionan.
    .also = colonia, colonias
newfrontiers-page-term-explored-world = Mundo explorado
    .text = Un mundo que has elegido o robado y no has colonizado. Aún no hace nada. Tras Explorar y Colonizar, colonias y mundos explorados son como mucho nueve.
    .also = mundos explorados
newfrontiers-page-term-development = Desarrollo
    .text = Se compra en Desarrollar. Uno pequeño cubre una casilla, uno grande dos. Solo puedes tener uno de cada.
newfrontiers-page-term-colonist = Colono
    .text = Colonizar necesita tantos colonos sin usar como muestra el mundo. Se quedan en la colonia.
newfrontiers-page-term-military = Fuerza militar
    .text = Un mundo de borde rojo se conquista: tu fuerza militar debe ser al menos su defensa. No cuesta créditos.
newfrontiers-page-term-temporary-military = Fuerza militar temporal
    .text = Fuerza militar por una mercancía que entregas al colonizar. Cuenta hasta que termina tu acción de Colonizar, también para un segundo mundo.
newfrontiers-page-term-production-world = Mundo de producción
    .text = Un mundo de color. Producir pone en él una mercancía de su tipo si no tiene.
    .also = mundos de producción, colonia de producción, colonias de producción
newfrontiers-page-term-windfall-world = Mundo inesperado
    .text = Un mundo con un halo de color. Recibe una mercancía al ser colonizado; después solo se la da un poder o la bonificación de Producir.
    .also = mundos inesperados, colonia inesperada, colonias inesperadas
newfrontiers-page-term-good = Mercancía
    .text = Se vende por créditos o se consume por PV en Comerciar-Consumir. Una colonia tiene como mucho una.
newfrontiers-page-term-kind = Tipo
    .text = Las mercancías de Novedades, Elementos raros, Genes y Tecnología alienígena se venden por 1, 2, 3 y 4 créditos; los poderes de Comerciar se suman.
newfrontiers-page-term-trade = Comerciar
    .text = En Comerciar-Consumir, cada jugador puede vender primero una mercancía.
newfrontiers-page-term-consume-power = Poder de Consumir
    .text = Convierte mercancías en PV o créditos en Comerciar-Consumir. Cada uno se usa una vez por acción, y debe usarse si se puede, salvo que diga «puedes».
    .also = poderes de consumir
newfrontiers-page-term-chip = Ficha
    .text = Un punto de victoria que ya has tomado de la provisión.
newfrontiers-page-term-produce-credits = Créditos de Producir
    .text = Cada ronda sin Producir añade un crédito a su loseta. El próximo que elija Producir los toma.
newfrontiers-page-term-send-diplomatic-envoys = Enviar diplomáticos
    .text = Sin acción: tomar 1 PV, y tu disco pasa al frente del marcador de prioridad. Todas las acciones que falten en esta ronda se hacen en el nuevo orden, en el que también se elige desde la ronda siguiente.
    .also = diplomáticos
newfrontiers-page-term-retreat-into-isolation = Retirada al aislamiento
    .text = Sin acción: tomar 2 créditos.
    .also = retirada
newfrontiers-page-term-galactic-goal = Objetivo galáctico
    .text = Puntúa al final para todos. Uno puede estar boca abajo, conocido solo por quien lo tiene; se revela con el siguiente Fijar objetivos galácticos, o antes de la puntuación.
    .also = objetivos galácticos
newfrontiers-page-term-stockpile = Reserva
    .text = Mercancías, mundos o créditos apartados para un objetivo revelado. Se quedan allí. Quien tenga un objetivo así boca abajo puede revelarlo después de que se elija una loseta de acción y antes de que se haga la acción.
newfrontiers-page-term-xeno = Xeno
    .text = The Starry Rift: un mundo militar que no se puede pagar. Se puede devolver al elegirlo; uno que conservaste y no colonizaste cuesta 1 PV al final.
newfrontiers-page-term-game-end = Fin de la partida
    .text = La última ronda es aquella en la que los desarrollos cubren más de diez casillas de un tablero, un imperio tiene ocho colonias, quedan cuatro colonos o menos tras una acción de Colonizar, o la provisión de PV está vacía.
newfrontiers-page-term-credit = Crédito
    .text = Dinero. Paga desarrollos y mundos sin borde rojo.
newfrontiers-page-term-bonus = Bonificación
    .text = Lo que recibe solo el jugador que eligió la loseta de acción.
newfrontiers-page-term-priority = Prioridad
    .text = Tu puesto en el marcador de prioridad. El primero elige primero.
newfrontiers-page-term-home-colony = Colonia natal
    .text = La colonia impresa en tu tablero de imperio. Cuenta como colonia en todo.
    .also = colonias natales
newfrontiers-page-term-bonuses = Bonificación «?»
    .text = PV que se cuentan al final, como dice la loseta. Dentro de una bonificación, una loseta puntúa solo por una condición.
    .also = bonificaciones «?»
newfrontiers-page-term-printed-cost = Coste impreso
    .text = El número de la loseta, antes de cualquier descuento.
newfrontiers-page-term-the-starry-rift = The Starry Rift
    .text = La expansión: en Explorar se roban ocho mundos, algunos de ellos Xeno, y Fijar objetivos galácticos roba cinco objetivos.

## La página: la mesa

newfrontiers-page-table = Mesa
newfrontiers-page-other-empires = Otros imperios
newfrontiers-page-my-empire = Mi imperio
newfrontiers-page-empire-of = Imperio de { $player }
newfrontiers-page-chooses-now = , elige ahora
newfrontiers-page-doing = { $action }, elección de { $player }
newfrontiers-page-selecting = { $player } elige una acción
newfrontiers-page-choosing-homes = Se eligen las colonias natales
newfrontiers-page-last-round = Última ronda: { $why }

newfrontiers-page-ends = Lo cerca que está el final
newfrontiers-page-most-colonies = Colonias
newfrontiers-page-most-colonies-text = El mayor número de colonias de un imperio; { $colonies } terminan la partida.
newfrontiers-page-most-spaces = Casillas
newfrontiers-page-most-spaces-text = El mayor número de casillas de un tablero cubiertas por desarrollos, de { $all }; { $spaces } terminan la partida.

newfrontiers-page-priority = Prioridad
newfrontiers-page-disk = { $when ->
    [before] { $player }, ya ha elegido
    [now] { $player }, elige ahora
   *[later] { $player }, elegirá
}

newfrontiers-page-supplies = Provisiones
newfrontiers-page-vp-left = PV restantes
newfrontiers-page-vp-left-text = PV en la provisión. La partida termina tras la ronda en que se vacía.
newfrontiers-page-colonists-left = colonos restantes
newfrontiers-page-colonists-left-text = Colonos restantes. La partida termina tras la ronda si quedan { $colonists } o menos después de Colonizar.
newfrontiers-page-left = restantes
newfrontiers-page-goods-left = mercancías de { engine-kind } restantes
newfrontiers-page-bag = Mundos en la bolsa
newfrontiers-page-bag-count = mundos en la bolsa

newfrontiers-page-action-tiles = Losetas de acción
newfrontiers-page-bonus-retreat = +2 créditos
newfrontiers-page-bonus-develop = 1 crédito menos
newfrontiers-page-bonus-explore = un segundo mundo
newfrontiers-page-bonus-settle = +1 colono
newfrontiers-page-bonus-produce = +1 inesperada
newfrontiers-page-bonus-trade-consume = +1 PV
newfrontiers-page-bonus-envoys = +1 PV, 1.ª prioridad
newfrontiers-page-bonus-chart = +1 crédito, +1 prioridad, 1 objetivo
newfrontiers-page-tile-bonus = bonificación { $bonus }
newfrontiers-page-tile-credits = { newfrontiers-credits } en ella
newfrontiers-page-tile-taken = elección de { $player }
newfrontiers-page-tile-now = en curso

newfrontiers-page-stage-homes = Caras de tu tablero
newfrontiers-page-stage-goals = Objetivos robados
newfrontiers-page-stage-worlds = Mundos para explorar
newfrontiers-page-developments = Desarrollos
newfrontiers-page-market = Mercado
newfrontiers-page-stack = { $owned ->
    [yes] { $tile }, coste { $cost }, quedan { $left }, ya lo tienes
   *[no] { $tile }, coste { $cost }, quedan { $left }
}
newfrontiers-page-stack-left = { $tile }, quedan { $left }
newfrontiers-page-yours = tuyo
newfrontiers-page-none-left = agotado

newfrontiers-page-goals = Objetivos
newfrontiers-page-goals-left = { $goals } en la pila
newfrontiers-page-goal-up = { $goal }, boca arriba
newfrontiers-page-goal-own = { $goal }, boca abajo, tuyo
newfrontiers-page-face-down = boca abajo
newfrontiers-page-goal-held = { $player } tiene uno boca abajo
# How many of what a goal counts score how many VPs, such as “3→2, 5→5, 7→8 VP”; then how many each player has.
newfrontiers-page-goal-step = { $at }→{ $vp }
newfrontiers-page-goal-steps = { $steps } PV
newfrontiers-page-goal-mine = tú { $count }
newfrontiers-page-goal-theirs = { $player } { $count }
newfrontiers-page-goal-standings = { $goal }: { $steps }, { $standings }
newfrontiers-page-hidden-goal = un objetivo que no ves

newfrontiers-page-colonies = Colonias
newfrontiers-page-explored = Explorados
newfrontiers-page-marks = { $colonies } de { $all_colonies } colonias · { $spaces } de { $all_spaces } casillas
newfrontiers-page-planet = { $sort ->
    [explored] { $world }, mundo explorado
    [home] { $world }, colonia natal
   *[colony] { $world }, colonia
}
newfrontiers-page-planet-with-good = { newfrontiers-page-planet }, con { newfrontiers-a-good }
newfrontiers-page-good-on = Mercancía de { engine-kind } en { $world }
newfrontiers-page-development = { $tile }, desarrollo
newfrontiers-page-stockpile = Reserva
newfrontiers-page-stockpiled-good = Mercancía de { engine-kind }
newfrontiers-page-stockpiled-world = { $world }, en la reserva
newfrontiers-page-credits = créditos
newfrontiers-page-unused-colonists = colonos sin usar
newfrontiers-page-military = fuerza militar
newfrontiers-page-chips = PV en fichas
newfrontiers-page-spaces = casillas cubiertas
newfrontiers-page-figure-goods = Mercancías
newfrontiers-page-spaces-text = casillas cubiertas por desarrollos, de { $spaces } antes de la zona rojiza
newfrontiers-page-vp-now = PV ahora
newfrontiers-page-score-nothing = 0 PV ahora
newfrontiers-page-score = { $vp } PV ahora: { $parts }
newfrontiers-page-score-chips = fichas { $vp }
newfrontiers-page-score-developments = desarrollos { $vp }
newfrontiers-page-score-colonies = colonias { $vp }
newfrontiers-page-score-bonuses = bonificaciones { $vp }
newfrontiers-page-score-goals = objetivos { $vp }
newfrontiers-page-score-xeno-penalty = penalización Xeno { $vp }

## Formularios en los que los dueños de una caja corrigen sus losetas

newfrontiers-form-name = Nombre
newfrontiers-form-name-help = Como está impreso.
newfrontiers-form-type = Clase
newfrontiers-form-type-help = Un mundo militar se conquista, cualquier otro se paga.
newfrontiers-form-cost = Coste
newfrontiers-form-cost-help = El número de abajo: créditos.
newfrontiers-form-defense = Defensa
newfrontiers-form-defense-help = El número de abajo, rojo o morado: la fuerza militar necesaria.
newfrontiers-form-vp = PV
newfrontiers-form-vp-help = El número de arriba; 0 si es un «?».
newfrontiers-form-colonists = Colonos
newfrontiers-form-colonists-help = Cuántos hacen falta para colonizarlo.
newfrontiers-form-kind = Tipo
newfrontiers-form-kind-help = El color; el gris no tiene mercancías.
newfrontiers-form-goods = Mercancías
newfrontiers-form-goods-help = Un mundo inesperado tiene su mercancía una vez, con un halo; un mundo de producción las produce.
newfrontiers-form-keywords = Palabras clave
newfrontiers-form-keywords-help = Todas las impresas en mayúsculas o como emblemas.
newfrontiers-form-powers = Poderes
newfrontiers-form-powers-help = Uno por cada acción para la que tenga un poder; dos para la misma acción son dos poderes.
newfrontiers-form-bonus = Puntuación
newfrontiers-form-bonus-help = Lo que puntúa al final, si sus PV son un «?». Una loseta cuenta para la primera línea que le corresponda.
newfrontiers-form-no-trade = Su mercancía no se puede vender
newfrontiers-form-mat = Tablero
newfrontiers-form-mat-help = El número del tablero de imperio: 1 a 8, con The Starry Rift 9 a 16.
newfrontiers-form-first-game = Cara de la primera partida
newfrontiers-form-first-game-help = La cara cuyo número está en un cuadrado blanco.
newfrontiers-form-size = Tamaño
newfrontiers-form-stack = Pila
newfrontiers-form-stack-help = El número o la letra de su pila; las dos caras de una loseta tienen la misma.
newfrontiers-form-spaces = Casillas
newfrontiers-form-spaces-help = Cuántas casillas del tablero cubre: pequeña 1, grande 2.
newfrontiers-form-copies = Losetas
newfrontiers-form-copies-help = Cuántas hay en la caja: pequeña 3, grande 1.
newfrontiers-form-scoring = Puntuación
newfrontiers-form-scoring-help = De qué trata el objetivo.
newfrontiers-form-count = Cuenta
newfrontiers-form-count-help = Lo que se cuenta.
newfrontiers-form-steps = Niveles
newfrontiers-form-steps-help = Cuántos PV con qué número; del más bajo al más alto.
newfrontiers-form-stockpile = Reserva
newfrontiers-form-stockpile-help = Lo que se puede apartar para él.
newfrontiers-form-step-at = Con
newfrontiers-form-step-vp = PV
newfrontiers-form-goal-count-of = De
newfrontiers-form-goal-count-of-help = Lo que se distingue.
newfrontiers-form-stockpile-max = Como mucho
newfrontiers-form-stockpile-max-help = Cuántos caben en un tablero de reserva.
newfrontiers-form-power-credits = Créditos
newfrontiers-form-power-vp = PV
newfrontiers-form-power-vp-help = En fichas.
newfrontiers-form-power-colonists = Colonos
newfrontiers-form-power-worlds = Mundos
newfrontiers-form-power-worlds-help = Robados de la bolsa.
newfrontiers-form-amount = Cuánto
newfrontiers-form-discount = Menos
newfrontiers-form-discount-help = Créditos menos que su defensa.
newfrontiers-form-draw = Robar
newfrontiers-form-draw-help = Mundos robados.
newfrontiers-form-keep = Conservar
newfrontiers-form-keep-help = Mundos que se conservan de ellos.
newfrontiers-form-max-increase = Más
newfrontiers-form-max-increase-help = Cuánto más puede costar el nuevo mundo, como mucho.
newfrontiers-form-power-kind = Del tipo
newfrontiers-form-power-kind-help = Solo mercancías o colonias de este tipo.
newfrontiers-form-kinds = De los tipos
newfrontiers-form-kinds-help = Una mercancía de cada uno de estos tipos.
newfrontiers-form-power-goods = Mercancías
newfrontiers-form-power-goods-help = Cuántas.
newfrontiers-form-different = Todas de tipos distintos
newfrontiers-form-up-to = Hasta esa cantidad
newfrontiers-form-up-to-help = La recompensa viene por cada mercancía.
newfrontiers-form-every = Por cada grupo de
newfrontiers-form-every-help = Tantas juntas la dan una vez.
newfrontiers-form-against = Contra
newfrontiers-form-against-help = Solo para mundos que cumplan todo esto.
newfrontiers-form-when = Cuando
newfrontiers-form-when-help = Solo tras un mundo que cumpla todo esto.
newfrontiers-form-power-per = Por cada
newfrontiers-form-power-per-help = Por el número de tus losetas que cumplan todo esto.
newfrontiers-form-with-tile = Con
newfrontiers-form-with-tile-help = La loseta que da más.
newfrontiers-form-with-vp = PV con ella
newfrontiers-form-with-vp-help = Una vez, si tienes esa loseta.
newfrontiers-form-bonus-vp = PV
newfrontiers-form-bonus-per = Por cada loseta
newfrontiers-form-bonus-per-help = Que cumpla todo esto; la propia loseta cuenta si lo cumple.
newfrontiers-form-bonus-count = Por cada
newfrontiers-form-bonus-table = PV según el número
newfrontiers-form-bonus-table-help = Para 0, 1, 2, 3 y 4 tipos.
newfrontiers-form-selector-tile = Clase de loseta
newfrontiers-form-selector-kind = Tipo
newfrontiers-form-selector-goods = Mercancías
newfrontiers-form-selector-military = Militar
newfrontiers-form-selector-colonists = Colonos
newfrontiers-form-selector-keyword = Palabra clave
newfrontiers-form-selector-keyword-help = Cualquiera de estas.
newfrontiers-form-selector-size = Tamaño
newfrontiers-form-selector-size-help = De un desarrollo.
newfrontiers-form-selector-power = Con un poder para
newfrontiers-form-selector-effect = Con un poder que da
newfrontiers-form-selector-effect-help = Cualquiera de estos.
newfrontiers-form-selector-name = La loseta
newfrontiers-form-value-any = cualquiera
newfrontiers-form-value-military = militar
newfrontiers-form-value-non-military = no militar
newfrontiers-form-value-windfall = inesperado
newfrontiers-form-value-production = producción
newfrontiers-form-value-none = sin mercancías
newfrontiers-form-value-colony = colonia
newfrontiers-form-value-development = desarrollo
newfrontiers-form-value-kinds = tipos
newfrontiers-form-value-vp-chips = PV en fichas
newfrontiers-form-value-quantity = un número de cosas
newfrontiers-form-value-categories = cosas distintas
newfrontiers-form-value-stockpile = lo guardado en la reserva
newfrontiers-form-effect-develop-gain = Ganancia
newfrontiers-form-effect-develop-gain-help = Antes de comprar, compres o no.
newfrontiers-form-effect-develop-discount = Descuento
newfrontiers-form-effect-develop-discount-help = El desarrollo que compras cuesta menos.
newfrontiers-form-effect-develop-after-develop = Ganancia por un desarrollo
newfrontiers-form-effect-develop-after-develop-help = Después de comprar uno en esta acción.
newfrontiers-form-effect-explore-gain = Ganancia
newfrontiers-form-effect-explore-gain-help = Después de tu elección.
newfrontiers-form-effect-explore-draw-world = Robar mundos
newfrontiers-form-effect-explore-draw-world-help = Mundos extra de la bolsa, de los que conservas algunos.
newfrontiers-form-effect-settle-gain = Ganancia
newfrontiers-form-effect-settle-gain-help = Al principio de tu turno.
newfrontiers-form-effect-settle-military = Fuerza militar
newfrontiers-form-effect-settle-military-help = Duradera; con «Contra», solo para esos mundos.
newfrontiers-form-effect-settle-temporary-military = Fuerza militar por una mercancía
newfrontiers-form-effect-settle-temporary-military-help = Entregar una mercancía; dura esta acción.
newfrontiers-form-effect-settle-discount = Descuento
newfrontiers-form-effect-settle-discount-help = Un mundo que pagas cuesta menos.
newfrontiers-form-effect-settle-discount-or-military = Descuento o fuerza militar
newfrontiers-form-effect-settle-discount-or-military-help = Según lo que pida el mundo.
newfrontiers-form-effect-settle-pay-for-military = Pagar un mundo militar
newfrontiers-form-effect-settle-pay-for-military-help = Por su defensa, menos un descuento.
newfrontiers-form-effect-settle-second-settle = Colonizar un segundo mundo
newfrontiers-form-effect-settle-second-settle-help = Enseguida después del primero.
newfrontiers-form-effect-settle-after-settle = Ganancia por un mundo
newfrontiers-form-effect-settle-after-settle-help = Después de cada mundo que colonizas en esta acción.
newfrontiers-form-effect-settle-replace-colony = Sustituir una colonia
newfrontiers-form-effect-settle-replace-colony-help = Por un mundo explorado de su tipo que puede costar más.
newfrontiers-form-effect-settle-replace-self = Sustituirse
newfrontiers-form-effect-settle-replace-self-help = Por un mundo explorado no militar y no ALIENÍGENA, gratis.
newfrontiers-form-effect-produce-gain = Ganancia
newfrontiers-form-effect-produce-gain-help = Después de producir.
newfrontiers-form-effect-produce-windfall = Mercancía en una colonia inesperada
newfrontiers-form-effect-produce-windfall-help = De un tipo, o de cualquiera.
newfrontiers-form-effect-produce-when-produced-here = Ganancia por una mercancía producida aquí
newfrontiers-form-effect-produce-per-produced = Ganancia por mercancías producidas
newfrontiers-form-effect-produce-per-produced-help = Por cada tantas mercancías que produzcas en esta acción.
newfrontiers-form-effect-produce-most-produced = Ganancia por la mayor producción
newfrontiers-form-effect-produce-most-produced-help = Si produces más de un tipo que cada rival.
newfrontiers-form-effect-produce-production-fee = Mercancía a cambio de un pago
newfrontiers-form-effect-produce-production-fee-help = Esta colonia solo produce su mercancía si pagas.
newfrontiers-form-effect-trade-price = Mejor precio
newfrontiers-form-effect-trade-price-help = Una mercancía vendida da más créditos.
newfrontiers-form-effect-consume-consume = Consumir mercancías
newfrontiers-form-effect-consume-consume-help = Mercancías a cambio de recompensas.
newfrontiers-form-effect-consume-gain = Ganancia
newfrontiers-form-effect-consume-gain-help = No hace falta mercancía.
newfrontiers-form-effect-consume-sell = Vender una mercancía más
newfrontiers-form-effect-consume-sell-help = A su precio de venta.
newfrontiers-form-effect-consume-consume-bonus = Más por mercancías consumidas
newfrontiers-form-effect-consume-consume-bonus-help = Por cada mercancía que consumas, y por una loseta determinada.
newfrontiers-form-scoring-per-tile = PV por losetas
newfrontiers-form-scoring-per-tile-help = Por cada loseta tuya que encaje.
newfrontiers-form-scoring-per-count = PV por un número
newfrontiers-form-scoring-per-count-help = Por cada unidad, o por cada grupo.
newfrontiers-form-scoring-by-table = PV por tipos
newfrontiers-form-scoring-by-table-help = Según cuántos tipos haya entre tus colonias.
newfrontiers-form-count-of-powers = Poderes de Consumir
newfrontiers-form-count-of-keywords = Palabras clave distintas
newfrontiers-form-count-of-power-types = Tipos de poderes distintos
newfrontiers-form-count-of-kinds = Tipos distintos
newfrontiers-form-count-of-stockpiled-goods = Mercancías en la reserva
newfrontiers-form-count-of-stockpiled-worlds = Mundos en la reserva
newfrontiers-form-count-of-stockpiled-credits = Créditos en la reserva
newfrontiers-form-count-of-unused-colonists = Colonos sin usar
newfrontiers-form-stockpile-of-goods = Mercancías
newfrontiers-form-stockpile-of-goods-help = Tras Producir.
newfrontiers-form-stockpile-of-worlds = Mundos
newfrontiers-form-stockpile-of-worlds-help = Uno que debías devolver como décimo, tras Explorar o Colonizar.
newfrontiers-form-stockpile-of-credits = Créditos
newfrontiers-form-stockpile-of-credits-help = De una venta.
newfrontiers-form-sort-world = Mundo
newfrontiers-form-sort-worlds = Mundos
newfrontiers-form-sort-home = Colonia natal
newfrontiers-form-sort-homes = Colonias natales
newfrontiers-form-sort-development = Desarrollo
newfrontiers-form-sort-developments = Desarrollos
newfrontiers-form-sort-goal = Objetivo
newfrontiers-form-sort-goals = Objetivos

newfrontiers-question = { $question ->
    [choose_home] Mundo natal
    [select] Elección de una acción
    [turn_up_goal] Objetivo galáctico por revelar
    [keep_goal] Objetivo galáctico por conservar
    [return_goal] Objetivo galáctico por devolver
    [name_kind] Nombrar un tipo
    [develop] Desarrollar
    [explore] Explorar
    [keep_world] Explorar: mundo por conservar
    [xeno] Explorar: mundo robado
    [discard] Mundo por descartar
    [settle] Colonizar
    [settle_more] Colonizar: uno más
    [give_good] Colonizar: mercancía por entregar
    [replace_with] Colonizar: reemplazo de una colonia
    [short_production] Producir: cuando faltan mercancías
    [production_fee] Producir: pagar por una mercancía
    [windfall] Producir: mundo inesperado
    [stockpile_good] Guardar una mercancía en la reserva
    [sell] Venta de una mercancía
    [stockpile_credits] Guardar créditos en la reserva
    [consume] Consumir: siguiente poder
   *[consume_good] Consumir: qué mercancía
}
