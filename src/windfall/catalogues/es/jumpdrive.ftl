# Jump Drive: las palabras de las reglas y luego las de la página.

## What a seat is asked

jumpdrive-ask-discard = { $chosen ->
    [0] { $cards ->
        [one] Descartar { $cards } carta.
       *[other] Descartar { $cards } cartas.
    }
   *[other] { $cards ->
        [one] Descartar { $cards } carta más.
       *[other] Descartar { $cards } cartas más.
    }
}
jumpdrive-ask-explore = { $chosen ->
    [0] { $cards ->
        [one] Descartar { $cards } carta, vieja o nueva, por Explorar.
       *[other] Descartar { $cards } cartas, viejas o nuevas, por Explorar.
    }
   *[other] { $cards ->
        [one] Descartar { $cards } carta más, vieja o nueva, por Explorar.
       *[other] Descartar { $cards } cartas más, viejas o nuevas, por Explorar.
    }
}
jumpdrive-ask-hand-limit = { $chosen ->
    [0] { $cards ->
        [one] Descartar { $cards } carta: se conservan { $limit } como máximo.
       *[other] Descartar { $cards } cartas: se conservan { $limit } como máximo.
    }
   *[other] { $cards ->
        [one] Descartar { $cards } carta más: se conservan { $limit } como máximo.
       *[other] Descartar { $cards } cartas más: se conservan { $limit } como máximo.
    }
}
jumpdrive-ask-place = Colocar un desarrollo, un mundo, ambos o un marcador de Explorar.
jumpdrive-ask-place-world = Colocar un mundo junto con { $card }, o ninguno.
jumpdrive-ask-pay = Pagar { $cards }.
jumpdrive-ask-second-world = Colocar un segundo mundo, o ninguno.

## Options

jumpdrive-option-no-world = No colocar ningún mundo
jumpdrive-option-no-second-world = No colocar un segundo mundo
jumpdrive-option-explore = { $draw ->
    [one] Explorar: robar { $draw } carta y descartar { $discard }
   *[other] Explorar: robar { $draw } cartas y descartar { $discard }
}
jumpdrive-option-develop = { $cards ->
    [one] Desarrollar { $card } ({ $cards } carta): { $text }
   *[other] Desarrollar { $card } ({ $cards } cartas): { $text }
}
jumpdrive-option-develop-alone = { $cards ->
    [one] Desarrollar { $card } ({ $cards } carta, { $both } con un mundo): { $text }
   *[other] Desarrollar { $card } ({ $cards } cartas, { $both } con un mundo): { $text }
}
jumpdrive-option-settle = Colonizar { $card } ({ $ways }): { $text }
jumpdrive-way-conquer = defensa { $defense }, fuerza militar { $military }
jumpdrive-way-pay = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
jumpdrive-option-conquer = Conquistar { $card } (defensa { $defense }, fuerza militar { $military })
jumpdrive-option-pay = { $cards ->
    [one] Pagar { $cards } carta por { $card }
   *[other] Pagar { $cards } cartas por { $card }
}
jumpdrive-option-conquer-second = Conquistar { $card } (defensa { $defense }, fuerza militar restante { $left })
jumpdrive-option-pay-second = { $cards ->
    [one] Descartar { $convoy } y pagar { $cards } carta por { $card }
   *[other] Descartar { $convoy } y pagar { $cards } cartas por { $card }
}
jumpdrive-option-discard = Descartar { $card } ({ $facts })
jumpdrive-facts-development = coste { $cost }
jumpdrive-facts-world = coste { $cost }, { $color ->
    [blue] azul
    [brown] marrón
    [green] verde
    [yellow] amarillo
   *[gray] gris
}
jumpdrive-facts-military = defensa { $defense }, { $color ->
    [blue] azul
    [brown] marrón
    [green] verde
    [yellow] amarillo
   *[gray] gris
}

## Actions, whatever the position

jumpdrive-action-pass = pasar
jumpdrive-action-explore = explorar
jumpdrive-action-develop = desarrollar: { $card }
jumpdrive-action-settle = colonizar: { $card }
jumpdrive-action-method = { $method ->
    [conquer] modo: conquistar
   *[pay] modo: pagar
}
jumpdrive-action-discard = descartar: { $card }
jumpdrive-action-second = segundo mundo: { $card }

## What a card takes. A sum tells how a cost or military comes about.

jumpdrive-placed-alone = colocada sola
jumpdrive-takes-cost = coste { $cost }
jumpdrive-takes-military = defensa { $defense }, tu fuerza militar { $military }
jumpdrive-takes-both-ways = { $conquer }; { $pay }
jumpdrive-takes-ways = { $ways }
jumpdrive-card-named = { $card }
jumpdrive-cost-of-others = { $others ->
    [one] coste { $cost } de tu { $others } otra carta
   *[other] coste { $cost } de tus otras { $others } cartas
}
jumpdrive-cost-of-cards = { $cards ->
    [one] coste { $cost } de tu { $cards } carta
   *[other] coste { $cost } de tus { $cards } cartas
}
jumpdrive-cost-of-others-and-convoy = { $others ->
    [one] coste { $cost } de tu { $others } otra carta, descartando { $convoy }
   *[other] coste { $cost } de tus otras { $others } cartas, descartando { $convoy }
}
jumpdrive-takes-military-left = defensa { $defense }, tu fuerza militar restante { $left }

## What placing it changes, as in "military 1 → 4"

jumpdrive-military = fuerza militar
jumpdrive-vp-per-round = PV por ronda
jumpdrive-income = ingresos

## Why a card cannot be placed. `short` tells how much is missing.

jumpdrive-short-cost = { $others ->
    [one] coste { $cost }, tienes { $others } carta más{ $short }
   *[other] coste { $cost }, tienes { $others } cartas más{ $short }
}
jumpdrive-short-payment = { $others ->
    [one] a pagar { $cost }, tienes { $others } carta más{ $short }
   *[other] a pagar { $cost }, tienes { $others } cartas más{ $short }
}
jumpdrive-short-military = defensa { $defense }, tu fuerza militar { $military }{ $short }
jumpdrive-short-military-left = defensa { $defense }, tu fuerza militar restante { $left }{ $short }
jumpdrive-limit-military = no con la fuerza militar de tu imperio
jumpdrive-limit-owned = { $most ->
    [1] ya está en tu imperio
   *[other] ya tienes { $most } en tu imperio
}
jumpdrive-only-military-conquered = solo se puede conquistar un mundo militar
jumpdrive-military-not-paid = un mundo militar no se puede pagar

## Por qué algo de la mesa no se puede elegir ahora: para qué sirve, y cuándo

jumpdrive-resting-hand = { $question ->
    [place] no va con lo que ya se coloca
    [second_world] solo un mundo puede ser el segundo mundo
    [pay] primero elige cómo se coloca el mundo
   *[other] las cartas se colocan al principio de una ronda
}
jumpdrive-resting-center = se puede tomar al principio de una ronda, cuando todos colocan
jumpdrive-resting-empire = cuenta en cada ronda, sin que se elija
jumpdrive-resting-plan = se está colocando
jumpdrive-resting-others = es de otro jugador

## The log

jumpdrive-log-round = Ronda { $round }
jumpdrive-log-dealer = { $player } reparte las cartas
jumpdrive-log-draws = { $cards ->
    [one] { $player } roba { $cards } carta
   *[other] { $player } roba { $cards } cartas
}
jumpdrive-log-draws-cards = { $player } roba { $cards }
jumpdrive-log-discards = { $cards ->
    [one] { $player } descarta { $cards } carta
   *[other] { $player } descarta { $cards } cartas
}
jumpdrive-log-discards-cards = { $player } descarta { $cards }
jumpdrive-log-explores = { $player } coloca un marcador de Explorar
jumpdrive-log-develops = { $cards ->
    [one] { $player } desarrolla { $card } por { $cards } carta
   *[other] { $player } desarrolla { $card } por { $cards } cartas
}
jumpdrive-log-settles = { $cards ->
    [one] { $player } coloniza { $card } por { $cards } carta
   *[other] { $player } coloniza { $card } por { $cards } cartas
}
jumpdrive-log-conquers = { $player } coloniza { $card } (defensa { $defense }, fuerza militar { $military })
jumpdrive-log-gives-up = { $player } descarta { $card } por un segundo mundo
jumpdrive-log-hands-over = { $player } cede { $card } a { $heir }
jumpdrive-log-scores = { $player } consigue { $vp } PV en esta ronda, { $total } en total
jumpdrive-log-income = { $cards ->
    [one] { $player } recibe unos ingresos de { $cards } carta
   *[other] { $player } recibe unos ingresos de { $cards } cartas
}
jumpdrive-log-reshuffle = { $cards ->
    [one] Los descartes, { $cards } carta, forman el nuevo mazo
   *[other] Los descartes, { $cards } cartas, forman el nuevo mazo
}
jumpdrive-log-final-score = { $player } termina con { $vp } PV
jumpdrive-log-wins = { $winners ->
    [1] { $player } gana
   *[other] { $player } comparte la victoria
}

## Texts of cards, worded from their powers, clauses and limits

jumpdrive-text = { $sentences }
jumpdrive-no-power = Sin poder.

jumpdrive-thing-development = { $form ->
    [several] desarrollos
    [one] un desarrollo
   *[each] desarrollo
}
jumpdrive-thing-world = { $form ->
    [several] mundos
    [one] un mundo
   *[each] mundo
}
jumpdrive-thing-blue = { $form ->
    [several] mundos de Novedades
    [one] un mundo de Novedades
   *[each] mundo de Novedades
}
jumpdrive-thing-brown = { $form ->
    [several] mundos de Elementos raros
    [one] un mundo de Elementos raros
   *[each] mundo de Elementos raros
}
jumpdrive-thing-green = { $form ->
    [several] mundos de Genes
    [one] un mundo de Genes
   *[each] mundo de Genes
}
jumpdrive-thing-yellow = { $form ->
    [several] mundos de Tecnología alienígena
    [one] un mundo de Tecnología alienígena
   *[each] mundo de Tecnología alienígena
}
jumpdrive-thing-gray = { $form ->
    [several] mundos grises
    [one] un mundo gris
   *[each] mundo gris
}
jumpdrive-thing-military-world = { $form ->
    [several] mundos militares
    [one] un mundo militar
   *[each] mundo militar
}
jumpdrive-thing-nonmilitary-world = { $form ->
    [several] mundos no militares
    [one] un mundo no militar
   *[each] mundo no militar
}
jumpdrive-thing-explore = { $form ->
    [several] iconos de exploración
    [one] un icono de exploración
   *[each] icono de exploración
}
jumpdrive-thing-military-icon = { $form ->
    [several] iconos militares
    [one] un icono militar
   *[each] icono militar
}
jumpdrive-thing-chromosome = { $form ->
    [several] cromosomas
    [one] un cromosoma
   *[each] cromosoma
}
jumpdrive-thing-military = { $form ->
    [several] puntos de fuerza militar general
    [one] un punto de fuerza militar general
   *[each] punto de fuerza militar general
}
jumpdrive-keyword = { $keyword ->
    [ALIEN] ALIENÍGENA
    [REBEL] REBELDE
    [IMPERIUM] IMPERIUM
   *[UPLIFT] UPLIFT
}
jumpdrive-thing-keyword = { $form ->
    [several] { $keyword ->
        [ALIEN] cartas ALIENÍGENAS
        [REBEL] cartas REBELDES
       *[other] cartas { jumpdrive-keyword }
    }
    [one] una carta { jumpdrive-keyword }
   *[each] carta { jumpdrive-keyword }
}
jumpdrive-thing-keyword-world = { $keyword ->
    [ALIEN] mundos ALIENÍGENAS
    [REBEL] mundos REBELDES
   *[other] mundos { jumpdrive-keyword }
}
jumpdrive-thing-card = { $form ->
    [several] ejemplares de { $card }
    [one] { $card }
   *[each] ejemplar de { $card }
}

jumpdrive-amount-vp = { $n } PV
jumpdrive-amount-more-vp = { $n } PV más
jumpdrive-amount-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
jumpdrive-amount-more-cards = { $n ->
    [one] { $n } carta más
   *[other] { $n } cartas más
}

jumpdrive-each-round = Cada ronda: { $clauses }.
jumpdrive-clauses = { $first }; { $rest }
jumpdrive-clause-per = { $amount } por { $thing }
jumpdrive-clause-per-several = { $amount } por cada { $each } { $thing }
jumpdrive-clause-pair = { $amount } por cada pareja de { $one } y { $other }
jumpdrive-clause-with = { $amount } si tienes { $thing }
jumpdrive-clause-with-other = { $amount } si alguien más tiene { $thing }
jumpdrive-clause-per-shared = { $amount } por { $thing } y { $other } por { $thing } de otro imperio

jumpdrive-icons = { $icons }.
jumpdrive-icons-explore = { $n ->
    [one] { $n } icono de exploración
   *[other] { $n } iconos de exploración
}
jumpdrive-icons-military = { $n ->
    [one] { $n } icono militar
   *[other] { $n } iconos militares
}
jumpdrive-icons-chromosome = { $n ->
    [one] { $n } cromosoma
   *[other] { $n } cromosomas
}

jumpdrive-power-develop = Desarrollar: { $power }.
jumpdrive-power-settle = Colonizar: { $power }.
jumpdrive-power-sentence = { CAPITALIZED($power) }.
jumpdrive-power-dev-discount = los desarrollos cuestan { $n } menos
jumpdrive-power-world-discount = los { $worlds } que pagas cuestan { $n } menos
jumpdrive-power-military-vs = +{ $n } de fuerza militar contra { $worlds }
jumpdrive-power-military-per = +{ $n } de fuerza militar por { $thing }
jumpdrive-power-pay-for-military = puedes pagar un mundo militar: su defensa menos { $n }
jumpdrive-power-pay-for-military-except = puedes pagar un mundo militar (excepto { $worlds }): su defensa menos { $n }
jumpdrive-power-second-world-paid = después de pagar un mundo, puedes descartar esta carta para pagar un segundo por { $n } menos
jumpdrive-power-second-world-military = después de conquistar un mundo, puedes conquistar un segundo con la fuerza militar restante
jumpdrive-power-pass-to-strongest = antes de puntuar, esta carta pasa al imperio con más fuerza militar general, si supera la tuya
jumpdrive-center = Cada jugador puede tomar una del centro.
jumpdrive-limit-max-in-empire = Como máximo { $n } en tu imperio.
jumpdrive-limit-no-military-unless = Solo sin fuerza militar general, o con { $card }.

## The list of all cards

jumpdrive-fact-cost = coste
jumpdrive-fact-defense = defensa
jumpdrive-fact-color = color
jumpdrive-fact-icons = iconos
jumpdrive-fact-keywords = palabras clave
jumpdrive-fact-copies = copias
jumpdrive-fact-first-hand = primera mano
jumpdrive-fact-inferred = deducido
jumpdrive-fact-icon = { $n } { $icon ->
    [explore] exploración
    [military] militar
   *[chromosome] cromosoma
}
jumpdrive-color = { $color ->
    [blue] azul
    [brown] marrón
    [green] verde
    [yellow] amarillo
   *[gray] gris
}

## The score, settings

jumpdrive-score-round = ronda { $round }
jumpdrive-end-vp = Alguien tenía { $vp } PV o más.
jumpdrive-tie-break = más cartas en mano e ingresos
jumpdrive-setting-setup = manos repartidas al azar, o las manos preparadas de una primera partida
jumpdrive-setting-setup-standard = normal
jumpdrive-setting-setup-first-game = primera partida

## The table as text, for a terminal

jumpdrive-board-head = Ronda { $round } · mazo { $deck } · descartes { $discards } · Survey Teams { $teams }
jumpdrive-board-vp = { $vp } PV
jumpdrive-board-hand-size = { $cards ->
    [one] { $cards } carta en mano
   *[other] { $cards } cartas en mano
}
jumpdrive-board-player = { $name }: { $vp }, { $per_round } por ronda, ingresos { $income }, { $hand }, fuerza militar { $military }, exploración { $explore }, cromosomas { $chromosomes }
jumpdrive-board-empire = imperio: { $cards }
jumpdrive-board-no-empire = imperio: nada todavía
jumpdrive-board-hand = mano: { $cards }
jumpdrive-board-card = { $card } ({ $facts })

## Why a choice is better: "2 more cards in hand"; `change` is `more` or `less`, `number` need not be whole

jumpdrive-reason-hand = { $change ->
    [more] { $number ->
        [one] { $number } carta más en mano
       *[other] { $number } cartas más en mano
    }
   *[less] { $number ->
        [one] { $number } carta menos en mano
       *[other] { $number } cartas menos en mano
    }
}
jumpdrive-reason-vp = { $change ->
    [more] { $number } PV más en esta ronda
   *[less] { $number } PV menos en esta ronda
}
jumpdrive-reason-vp-per-round = { $change ->
    [more] { $number } PV más en cada ronda
   *[less] { $number } PV menos en cada ronda
}
jumpdrive-reason-income = { $change ->
    [more] { $number ->
        [one] { $number } carta más de ingresos en cada ronda
       *[other] { $number } cartas más de ingresos en cada ronda
    }
   *[less] { $number ->
        [one] { $number } carta menos de ingresos en cada ronda
       *[other] { $number } cartas menos de ingresos en cada ronda
    }
}
jumpdrive-reason-military = { $change ->
    [more] { $number } más de fuerza militar general
   *[less] { $number } menos de fuerza militar general
}
jumpdrive-reason-empire = { $change ->
    [more] { $number ->
        [one] { $number } carta más en el imperio
       *[other] { $number } cartas más en el imperio
    }
   *[less] { $number ->
        [one] { $number } carta menos en el imperio
       *[other] { $number } cartas menos en el imperio
    }
}
jumpdrive-reason-in-hand = { $card } en mano
jumpdrive-reason-explore = { $change ->
    [more] { $number ->
        [one] { $number } carta más para ver en cada exploración
       *[other] { $number } cartas más para ver en cada exploración
    }
   *[less] { $number ->
        [one] { $number } carta menos para ver en cada exploración
       *[other] { $number } cartas menos para ver en cada exploración
    }
}
jumpdrive-reason-develop-discount = { $change ->
    [more] Los desarrollos cuestan { $number } menos
   *[less] Los desarrollos cuestan { $number } más
}
jumpdrive-reason-world-discount = { $change ->
    [more] Los mundos no militares cuestan { $number } menos
   *[less] Los mundos no militares cuestan { $number } más
}
jumpdrive-reason-in-empire = { $card } en el imperio

jumpdrive-verb-pass = Pasar
jumpdrive-verb-explore = Explorar
jumpdrive-verb-develop = Desarrollar
jumpdrive-verb-settle = Colonizar
jumpdrive-verb-second = Segundo mundo

## The form in which cards are corrected

jumpdrive-form-field-name = Nombre
jumpdrive-form-field-name-help = Como está impreso.
jumpdrive-form-field-type = Clase
jumpdrive-form-field-copies = Copias
jumpdrive-form-field-copies-help = Cuántas hay en el mazo.
jumpdrive-form-field-cost = Coste
jumpdrive-form-field-cost-help = El número de arriba: cartas que se descartan.
jumpdrive-form-field-color = Color
jumpdrive-form-field-color-help = El del mundo; gris no tiene mercancía.
jumpdrive-form-field-military = Mundo militar
jumpdrive-form-field-military-help = Un mundo militar se conquista: su número está en un círculo rojo.
jumpdrive-form-field-defense = Defensa
jumpdrive-form-field-defense-help = El número de arriba: la fuerza militar necesaria.
jumpdrive-form-field-keywords = Palabras clave
jumpdrive-form-field-keywords-help = Todas las impresas en mayúsculas.
jumpdrive-form-field-icons = Iconos
jumpdrive-form-field-icons-help = Cuántos de cada uno; tres como máximo por carta.
jumpdrive-form-field-explore = Exploración
jumpdrive-form-field-icons-military = Militar
jumpdrive-form-field-chromosome = Cromosomas
jumpdrive-form-field-vp = PV por ronda
jumpdrive-form-field-vp-help = La suma de esto.
jumpdrive-form-field-income = Cartas por ronda
jumpdrive-form-field-income-help = La suma de esto.
jumpdrive-form-field-powers = Poderes
jumpdrive-form-field-powers-help = Lo que hace por las cartas que se coloquen después.
jumpdrive-form-field-limits = Límites
jumpdrive-form-field-limits-help = Cuándo se puede colocar.
jumpdrive-form-field-presets = Manos de la primera partida
jumpdrive-form-field-presets-help = Las letras de sus copias; cada una marca una copia.
jumpdrive-form-field-n = Cuánto
jumpdrive-form-field-of = De qué
jumpdrive-form-field-each = Por cada grupo de
jumpdrive-form-field-each-help = Tantos juntos lo dan una vez.
jumpdrive-form-field-other-n = Y por los de otro jugador
jumpdrive-form-field-other-n-help = Tanto por cada uno que tenga otro jugador.
jumpdrive-form-field-except = No para
jumpdrive-form-field-limit-n = Como máximo
jumpdrive-form-field-limit-card = Carta
jumpdrive-form-value-blue = azul: Novedades
jumpdrive-form-value-brown = marrón: Elementos raros
jumpdrive-form-value-green = verde: Genes
jumpdrive-form-value-yellow = amarillo: Tecnología alienígena
jumpdrive-form-value-gray = gris: sin mercancía
jumpdrive-form-clause-flat = Siempre tanto
jumpdrive-form-clause-per = Por cada
jumpdrive-form-clause-per-help = Tanto por cada cosa de tu imperio, o por cada tantas.
jumpdrive-form-clause-pair = Por cada pareja
jumpdrive-form-clause-pair-help = Tanto por cada pareja de dos clases de cosas.
jumpdrive-form-clause-with = Con
jumpdrive-form-clause-with-help = Tanto si tienes alguna.
jumpdrive-form-clause-with-other = Si otro jugador tiene
jumpdrive-form-clause-with-other-help = Tanto si cualquier otro jugador tiene alguna.
jumpdrive-form-clause-per-shared = Por cada, y por las de otro jugador
jumpdrive-form-clause-per-shared-help = También por cada cosa de otro jugador.
jumpdrive-form-effect-dev-discount = Descuento en desarrollos
jumpdrive-form-effect-world-discount = Descuento en mundos
jumpdrive-form-effect-world-discount-help = En los mundos que pagas.
jumpdrive-form-effect-military-vs = Fuerza militar contra
jumpdrive-form-effect-military-vs-help = Solo para esos mundos.
jumpdrive-form-effect-military-per = Fuerza militar por cada
jumpdrive-form-effect-military-per-help = Tanto por cada cosa de tu imperio.
jumpdrive-form-effect-pay-for-military = Pagar un mundo militar
jumpdrive-form-effect-pay-for-military-help = Por su defensa, menos un descuento.
jumpdrive-form-effect-second-world-paid = Descartar por un segundo mundo
jumpdrive-form-effect-second-world-paid-help = Después de pagar el primero; el segundo es más barato.
jumpdrive-form-effect-second-world-military = Conquistar un segundo mundo
jumpdrive-form-effect-second-world-military-help = Con la fuerza militar restante.
jumpdrive-form-effect-pass-to-strongest = Pasa al más fuerte
jumpdrive-form-effect-pass-to-strongest-help = Antes de puntuar, al jugador con más fuerza militar.
jumpdrive-form-limit-max-in-empire = Como máximo tantas por imperio
jumpdrive-form-limit-no-military-unless = Solo sin fuerza militar
jumpdrive-form-limit-no-military-unless-help = Salvo con cierta carta.
jumpdrive-form-phase-develop = Desarrollar
jumpdrive-form-phase-settle = Colonizar
jumpdrive-form-phase-score = Puntuación
jumpdrive-form-card = Carta
jumpdrive-form-cards = Cartas

## What is wrong with the card file. Words of the file stay as they are.

jumpdrive-problem-limit-needs = { $limit } necesita { $parameters }
jumpdrive-problem-no-card = no hay ninguna carta «{ $card }»
jumpdrive-problem-color-and-military = un mundo tiene color y military, un desarrollo ninguno de los dos
jumpdrive-problem-defense = esta carta tiene defensa y no coste
jumpdrive-problem-cost = esta carta tiene coste y no defensa
jumpdrive-problem-three-icons = una carta tiene tres iconos como máximo
jumpdrive-problem-alien = todo mundo amarillo es ALIEN
jumpdrive-problem-marks = { $marks } marcan una copia cada una, pero el mazo tiene { $copies }
jumpdrive-problem-not-a-field = nombra «{ $field }», que la carta no tiene
jumpdrive-problem-parameter-missing = { $form } necesita este parámetro
jumpdrive-problem-no-parameter = { $form } no tiene ese parámetro
jumpdrive-problem-pair = una pareja nombra dos cosas, cualquier otra cláusula una
jumpdrive-problem-phase = { $form } actúa en { $phase }
jumpdrive-problem-military-selector = «military» es de un imperio; ninguna carta coincide
jumpdrive-problem-selector = «{ $selector }» no es del vocabulario
jumpdrive-problem-same-name = la carta «{ $card }» también se llama «{ $name }»
jumpdrive-problem-center = solo una carta, Survey Team, está en el centro
jumpdrive-problem-one-for-each = hay una para cada uno de { $players } jugadores
jumpdrive-problem-hand = la mano { $hand } tiene { $cards } cartas, no { $given }
jumpdrive-problem-joint = { $cards } deben dar juntas { $total }, según lo documentado, no { $given }

## The page: the table

jumpdrive-page-table = Mesa
jumpdrive-page-my-empire = Mi imperio
jumpdrive-page-empire-of = Imperio de { $player }
jumpdrive-page-no-cards-yet = Todavía sin cartas
jumpdrive-page-card-brings = { $card }: { $vp } PV y { $income } de ingresos por ronda
jumpdrive-page-yield-vp = Da { $vp } PV en cada ronda, tal como está ahora este imperio.
jumpdrive-page-yield-income = { $cards ->
    [one] Roba { $cards } carta en cada ronda, tal como está ahora este imperio.
   *[other] Roba { $cards } cartas en cada ronda, tal como está ahora este imperio.
}
jumpdrive-page-card-revealed = { $card }, revelada, aún sin colocar
jumpdrive-page-card-planned = { $card }, planeada
jumpdrive-page-my-hand = Mi mano
jumpdrive-page-no-cards = Sin cartas
jumpdrive-page-pay-with = Pagar con { $card }
jumpdrive-page-pay-with-it = Pagar con ella
jumpdrive-page-pays = Paga ✓
jumpdrive-page-explore = Explorar
jumpdrive-page-explore-marker = Marcador de Explorar
jumpdrive-page-from-center = { $card } del centro
jumpdrive-page-center = Centro
jumpdrive-page-deck = Mazo
jumpdrive-page-discards = Descartes
jumpdrive-page-survey-teams = Survey Teams
jumpdrive-page-development = Desarrollo
jumpdrive-page-world = Mundo
jumpdrive-page-choosing = eligiendo…
jumpdrive-page-ready = ha elegido
jumpdrive-page-still-choosing = aún eligiendo
jumpdrive-page-becomes = pasa a

## The page: all players in numbers

jumpdrive-page-players = Jugadores
jumpdrive-page-player = Jugador
jumpdrive-page-vp = PV
jumpdrive-page-vp-so-far = PV hasta ahora
jumpdrive-page-vp-per-round = PV por ronda
jumpdrive-page-income = Ingresos
jumpdrive-page-income-drawn = Ingresos: cartas robadas por ronda
jumpdrive-page-military = Fuerza militar
jumpdrive-page-explore-icons = Iconos de exploración
jumpdrive-page-chromosomes = Cromosomas
jumpdrive-page-cards-in-hand = Cartas en mano
jumpdrive-page-hand = Mano
jumpdrive-page-vp-by-round = PV por ronda, meta { $goal }
jumpdrive-page-this-round = Esta ronda
jumpdrive-page-track = { $vp } de { $goal } PV
jumpdrive-page-track-by-round = { $vp } de { $goal } PV; por ronda: { $rounds }

## The page: the step of the round

jumpdrive-page-ends-at = La partida termina a los { $vp } PV
jumpdrive-page-step-discard-start = Manos iniciales
jumpdrive-page-step-place = Colocar cartas
jumpdrive-page-step-pay = Pagar
jumpdrive-page-step-explore = Explorar
jumpdrive-page-step-second-world = Segundos mundos
jumpdrive-page-step-pay-second = Pagar segundos mundos
jumpdrive-page-step-hand-limit = Límite de mano

## The page: the plan of this round

jumpdrive-page-my-plan = Mi plan
# What the player has chosen while others still choose; conquer and pay are ways to place a world.
jumpdrive-page-secret = { $verb ->
    [discard] Descartas
    [conquer] Conquistas el mundo
    [pay] Pagas el mundo
    [second] Segundo mundo
   *[pass] Sin segundo mundo
}
jumpdrive-page-plan-nothing = Nada planeado todavía
jumpdrive-page-status-place = Un desarrollo, un mundo o ambos de la mano. O explorar en su lugar.
jumpdrive-page-status-sent = Boca abajo hasta que todos estén listos.
jumpdrive-page-status-give-up = Elegir las cartas de la mano que se descartan.
jumpdrive-page-status-pay = Elegir las cartas de la mano con las que se paga.
jumpdrive-page-status-second = Elegir un segundo mundo de la mano, o confirmar sin ninguno.
jumpdrive-page-takes = { $card }: { $takes }
jumpdrive-page-payments = { $most ->
    [0] ninguna carta
    [one] { $payments } carta
   *[other] { $payments } cartas
}
jumpdrive-page-plan-discard = Descartar { $payments }
jumpdrive-page-plan-discard-draw = { $drawn ->
    [one] Descartar { $payments }, luego robar { $drawn } carta
   *[other] Descartar { $payments }, luego robar { $drawn } cartas
}
jumpdrive-page-plan-explore = { $drawn ->
    [one] Explorar: robar { $drawn } carta, descartar { $discarded }.
   *[other] Explorar: robar { $drawn } cartas, descartar { $discarded }.
}
jumpdrive-page-plan-pays-later = Elegir con qué se paga ahora, o después de revelar.
jumpdrive-page-plan-pays = { $chosen } de { $payments } elegidas para pagar.
jumpdrive-page-short = { $cards } · descartar { $payments }
jumpdrive-page-short-draw = { $drawn ->
    [one] { $cards } · descartar { $payments } · robar { $drawn } carta
   *[other] { $cards } · descartar { $payments } · robar { $drawn } cartas
}
jumpdrive-page-short-explore = { $drawn ->
    [one] Explorar · robar { $drawn } carta, descartar { $discarded }
   *[other] Explorar · robar { $drawn } cartas, descartar { $discarded }
}

## The page: what kind of game it is, and how it is played

jumpdrive-page-pitch = Una o dos cartas por ronda. Todas vuelven a puntuar, ronda tras ronda, hasta que alguien tenga 50 PV.
jumpdrive-page-length = 6 o 7 rondas
jumpdrive-page-goal = Tener más PV que nadie cuando alguien llegue a 50. Todas las cartas del imperio vuelven a puntuar al final de cada ronda.
jumpdrive-page-round-choose = Todos eligen en secreto qué colocar y revelan a la vez: un desarrollo, un mundo, uno de cada o el marcador de Explorar.
jumpdrive-page-round-pay = Las cartas se pagan con otras cartas de la mano. Los mundos militares se conquistan con fuerza militar; el pago y la fuerza militar nunca se combinan.
jumpdrive-page-round-score = Después, cada carta de cada imperio da sus PV. Si nadie tiene 50 PV, todos roban tantas cartas como sus ingresos y las manos se reducen a 10 cartas.
jumpdrive-page-phases = Qué se puede colocar
jumpdrive-page-phase-development = Un desarrollo
jumpdrive-page-phase-development-text = Su poder y sus iconos cuentan desde ahora.
jumpdrive-page-phase-development-bonus = Colocado solo cuesta 1 carta menos.
jumpdrive-page-phase-world = Un mundo
jumpdrive-page-phase-world-text = Pagar su coste. Un mundo militar se conquista: tu fuerza militar debe ser al menos igual a su defensa.
jumpdrive-page-phase-world-bonus = Colocado solo permite robar 1 carta.
jumpdrive-page-phase-both = Un desarrollo y un mundo
jumpdrive-page-phase-both-text = Ambos a su coste completo y sin robar carta. El poder y los iconos del desarrollo ya ayudan a colocar el mundo.
jumpdrive-page-phase-explore = Explorar
jumpdrive-page-phase-explore-text = No colocar ninguna carta. Robar 2 cartas y una más por cada icono de exploración, incluidos los 3 del marcador; luego descartar tantas cartas como iconos haya. Se ganan 2 cartas y una mano mejor.
jumpdrive-page-ends = Alguien tiene 50 PV o más después de puntuar.
jumpdrive-page-wins = Gana quien tenga más PV; en caso de empate, quien tenga más cartas en mano e ingresos en total; si persiste el empate, se comparte la victoria.
jumpdrive-page-advice-survey-team = Un Survey Team cuesta 1, o nada si se coloca solo: un buen primer desarrollo. Se puede tomar una vez.
jumpdrive-page-advice-income = Primero ingresos, pronto PV: lo que se coloca en las primeras rondas rinde en todas las siguientes.
jumpdrive-page-advice-length = La partida dura seis o siete rondas. En las últimas solo cuentan los PV.
jumpdrive-page-icon-card = Cartas en mano, o cartas que se roban
jumpdrive-page-icon-military = Fuerza militar
jumpdrive-page-icon-explore = Icono de exploración
jumpdrive-page-icon-chromosome = Cromosoma

## The page: the words of the rulebook, each with what it means. `also` lists other forms that are found in sentences.

jumpdrive-page-term-development = Desarrollo
    .text = Una carta con un rombo. Colocada sin mundo cuesta 1 carta menos. Su poder y sus iconos ya cuentan para un mundo colocado en la misma ronda.
jumpdrive-page-term-world = Mundo
    .text = Una carta con un planeta. Colocada sin desarrollo permite robar 1 carta después de pagarla o conquistarla.
jumpdrive-page-term-cost = Coste
    .text = Cuántas cartas de la mano se descartan para colocar la carta. Los poderes del imperio pueden abaratarla, nunca por debajo de 0.
jumpdrive-page-term-military-world = Mundo militar
    .text = Un mundo con borde rojo y un número rojo, su defensa. No se paga nada por él, pero tu fuerza militar debe ser al menos igual a su defensa.
    .also = mundos militares
jumpdrive-page-term-military = Fuerza militar
    .text = Los iconos militares del imperio. Algunos poderes añaden fuerza militar solo contra ciertos mundos.
    .also = icono militar, iconos militares
jumpdrive-page-term-explore = Explorar
    .text = En lugar de colocar cartas: robar 2 cartas y una más por cada icono de exploración, incluidos los 3 del marcador. Luego descartar tantas cartas, viejas o nuevas, como iconos haya.
jumpdrive-page-term-vp-per-round = PV por ronda
    .text = Lo que dan juntas todas las cartas del imperio, al final de cada ronda y no una sola vez.
jumpdrive-page-term-income = Ingresos
    .text = Cuántas cartas se roban después de puntuar. Luego, las manos de más de 10 cartas se reducen a 10.
jumpdrive-page-term-chromosome = Cromosoma
    .text = Un icono que no hace nada por sí mismo; algunas cartas dan PV o cartas por cada uno.
jumpdrive-page-term-survey-team = Survey Team
    .text = Hay uno por jugador en el centro. Una vez por partida se puede colocar uno como desarrollo, por un coste de 1.
jumpdrive-page-term-second-world = Segundo mundo
    .text = Después de pagar un mundo se puede descartar Colony Convoy para pagar un segundo; después de conquistar uno, Military Convoy permite conquistar un segundo con la fuerza militar restante. Se coloca cuando todos han pagado, antes de puntuar.
    .also = segundos mundos
jumpdrive-page-term-end = Fin de la partida
    .text = Después de una ronda en la que alguien tiene 50 PV o más. Gana quien tenga más PV; en caso de empate, quien tenga más cartas en mano más ingresos; si persiste el empate, se comparte la victoria.
jumpdrive-page-term-explore-icon = Icono de exploración
    .text = Permite robar y descartar una carta más al explorar. Algunas cartas dan PV o cartas por ellos.
    .also = iconos de exploración
jumpdrive-page-term-explore-marker = Marcador de Explorar
    .text = Se coloca en lugar de cartas, para explorar. Sus 3 iconos solo cuentan para eso.
jumpdrive-page-term-empire = Imperio
    .text = Tus cartas colocadas. Todas puntúan cada ronda.
jumpdrive-page-term-one-other-player = Otro imperio
    .text = Una carta que también cuenta otro imperio cuenta el que más te da.
jumpdrive-page-term-war-propaganda = War Propaganda
    .text = Una carta que puede cambiar de imperio: cada ronda se comprueba quién tiene más fuerza militar.

jumpdrive-question = { $question ->
    [discard_start] Descarte inicial
    [place] Qué colocar en esta ronda
    [pay] Pago con cartas
    [explore] Explorar: cartas robadas
    [second_world] Segundo mundo
    [pay_second] Pago del segundo mundo
   *[hand_limit] Descarte hasta diez cartas
}
