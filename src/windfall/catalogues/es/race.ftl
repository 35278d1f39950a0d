# Race for the Galaxy: sus reglas y su página en palabras. Lo que usan todos los juegos está en engine.ftl.

## Cosas contadas, y cómo se llaman las cartas

race-vps = { $vp } PV
race-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
race-goods = { $goods ->
    [one] { $goods } mercancía
   *[other] { $goods } mercancías
}
race-more = { $amount ->
    [one] { $amount } carta más
   *[other] { $amount } cartas más
}
race-cards-left = { $chosen ->
    [0] { race-cards }
   *[other]
        { $cards ->
            [one] { $cards } carta más
           *[other] { $cards } cartas más
        }
}
race-other-cards = { $cards ->
    [one] { $cards } carta aparte
   *[other] otras { $cards } cartas
}
race-phase = { $phase ->
    [explore] Explorar
    [develop] Desarrollar
    [settle] Colonizar
    [trade] Comerciar
    [consume] Consumir
   *[produce] Producir
}
race-keyword = { $keyword ->
    [alien] ALIENÍGENA
    [imperium] IMPERIUM
    [rebel] REBELDE
    [terraforming] TERRAFORMACIÓN
    [uplift] UPLIFT
   *[chromosome] CROMOSOMA
}

## Las cartas de acción

race-name-action-explore_5 = Explorar: +5
race-name-action-explore_1_1 = Explorar: +1, +1
race-name-action-develop = Desarrollar
race-name-action-settle = Colonizar
race-name-action-trade = Consumir: Comerciar
race-name-action-consume_2x = Consumir: 2x PV
race-name-action-produce = Producir
race-action-card = { $action ->
    [explore_5] Cada jugador roba 2 cartas y conserva 1. Bonificación: robar 5 cartas más para elegir.
    [explore_1_1] Cada jugador roba 2 cartas y conserva 1. Bonificación: robar 1 carta más y conservar 1 más.
    [develop] Cada jugador puede colocar un desarrollo. Bonificación: pagar 1 carta menos.
    [settle] Cada jugador puede colocar un mundo. Bonificación: robar una carta después de colocarlo.
    [trade] Cada jugador usa sus poderes de Consumir. Bonificación: vender antes una mercancía, con los poderes de Comerciar.
    [consume_2x] Cada jugador usa sus poderes de Consumir. Bonificación: el doble de PV por mercancías.
   *[produce] Cada jugador produce una mercancía en cada mundo de producción que no tenga. Bonificación: producir también en un mundo inesperado.
}
race-chosen = { $card }
race-chosen-both = { $first } y { $second }
race-chosen-twice = { $card } dos veces

## Preguntas

race-prompt-discard-start = Descartar { race-cards-left }.
race-prompt-action = Elegir una acción.
race-prompt-two-actions = Elegir dos acciones.
race-prompt-explore-keep = { $cards ->
    [one] { $cards } carta robada: elegir { $left } para conservar.
   *[other] { $cards } cartas robadas: elegir { $left } para conservar.
}
race-prompt-explore-discard = { $cards ->
    [one] { $cards } carta robada: elegir { $left } para descartar.
   *[other] { $cards } cartas robadas: elegir { $left } para descartar.
}
race-prompt-develop = Colocar un desarrollo de la mano, o ninguno.
race-prompt-settle = Colocar un mundo de la mano, o ninguno.
race-prompt-method = ¿Cómo colocar { $card }?
race-prompt-tactics-no-world = No se coloca ningún mundo. ¿Descartar { $card } de todos modos?
race-prompt-tactics-no-need = No se necesita fuerza militar. ¿Descartar { $card } de todos modos?
race-prompt-pay = Pagar { $card }: descartar { race-cards-left }.
race-prompt-trade = Vender una mercancía.
race-prompt-consume = ¿Qué poder de Consumir usar ahora?
race-prompt-good-to-sell = Elegir una mercancía para vender con { $card }.
race-prompt-good-to-consume = Elegir una mercancía para consumir con { $card }.
race-prompt-consume-hand = ¿Descartar cartas por PV con { $card }?
race-prompt-gamble = Nombrar un número: si es el coste o la defensa de la carta revelada, la carta va a la mano.
race-prompt-windfall = ¿En qué mundo inesperado producir?
race-prompt-hand-limit = Descartar { race-cards-left }: al final de la ronda la mano tiene como máximo diez cartas.

## Opciones

race-option-choose = { $action ->
    [explore_5] { $card }: robar 5 cartas más para elegir
    [explore_1_1] { $card }: robar 1 carta más y conservar 1 más
    [develop] { $card }: colocar un desarrollo, uno mismo por 1 menos
    [settle] { $card }: colocar un mundo, uno mismo roba después una carta
    [trade] { $card }: uno mismo vende una mercancía, luego todos consumen
    [consume_2x] { $card }: todos consumen, uno mismo con el doble de PV por mercancías
   *[produce] { $card }: todos producen, uno mismo también en un mundo inesperado
}
race-option-no-development = No colocar ningún desarrollo
race-option-no-world = No colocar ningún mundo
race-option-no-more-powers = No usar más poderes
race-option-discard-no-more = No descartar más
race-option-keep-tactics = Conservar { $card }
race-option-discard = Descartar { $card } ({ $facts })
race-option-keep = Conservar { $card } ({ $facts }): { $text }
race-option-place-development = Colocar { $card } por { race-cards }: { $text }
race-option-place-world = Colocar { $card } ({ $facts }): { $text }
race-option-give-up = Descartar { $card }
race-option-give-up-free = Descartar { $card } y no pagar nada
race-option-give-up-conquer = Descartar { $card } (defensa { $defense }, fuerza militar { $military })
race-option-conquer = Conquistarlo (defensa { $defense }, fuerza militar { $military })
race-option-pay = Pagar { race-cards }
race-option-sell = Vender la mercancía de { engine-kind } de { $card } por { race-cards }
race-option-use = { $card }: { $power }
race-option-good = La mercancía de { engine-kind } de { $card }
race-option-name = Nombrar el { $number }
race-option-produce = Producir en { $card }
race-facts-cost = coste { $cost }
race-facts-cost-kind = coste { $cost }, { engine-kind }
race-facts-defense = defensa { $defense }
race-facts-defense-kind = defensa { $defense }, { engine-kind }

## Lo que significa una acción en cualquier situación

race-action-pass = pasar
race-action-choose = elegir: { $card }
race-action-discard = descartar: { $card }
race-action-keep = conservar: { $card }
race-action-place = colocar: { $card }
race-action-method = { $method ->
    [conquer] modo: conquistar
    [temporary_military] modo: fuerza militar temporal
    [pay] modo: pagar
   *[free_settle] modo: colonizar gratis
}
race-action-trade = vender: { $card }
race-action-use = usar: { $card }, poder { $number }
race-action-good = mercancía: { $card }
race-action-name-number = nombrar un número: { $number }
race-action-produce = producir: { $card }

## Por qué algo de la mesa no se puede elegir ahora: para qué sirve, y cuándo

race-resting-hand = { $question ->
    [develop] los mundos se colocan en Colonizar
    [settle] los desarrollos se colocan en Desarrollar
   *[other] las cartas de la mano se colocan en Desarrollar y Colonizar
}
race-resting-tableau = { $question ->
    [consume] no tiene ningún poder de Consumir que se pueda usar ahora
    [windfall] ahora no se puede producir ninguna mercancía en él
   *[other] sus poderes actúan en sus fases, sin que se elijan
}
race-resting-goods = { $question ->
    [consume_good] este poder no puede tomar esta mercancía
   *[other] las mercancías se venden y se consumen en Consumir
}
race-resting-actions = las acciones se eligen al principio de una ronda
race-resting-drawn = robada en Explorar; se elige cuando Explorar lo pide
race-resting-placing = se está colocando
race-resting-others = es de otro jugador

## El registro

race-log-round = Ronda { $round }
race-log-start-world = { $seat } empieza con { $card }
race-log-chooses = { $seat } elige { $card }
race-log-phase = Fase { race-phase }
race-log-draws = { $seat } roba { race-cards }
race-log-draws-cards = { $seat } roba { $cards }
race-log-discards = { $seat } descarta { race-cards }
race-log-discards-cards = { $seat } descarta { $cards }
race-log-keeps = { $seat } conserva { race-cards } de { $drawn }
race-log-no-development = { $seat } no coloca ningún desarrollo
race-log-no-world = { $seat } no coloca ningún mundo
race-log-develops = { $seat } desarrolla { $card } por { race-cards }
race-log-settles = { $seat } coloniza { $card } por { race-cards }
race-log-conquers = { $seat } coloniza { $card } (defensa { $defense }, fuerza militar { $military })
race-log-gives-up = { $seat } descarta { $card } por su poder
race-log-windfall-good = { $seat } recibe una mercancía con { $card } ({ engine-kind })
race-log-trades = { $seat } vende la mercancía de { engine-kind } de { $card } por { race-cards }
race-log-consumes = { $seat } consume { race-goods } con { $card } por { $gains }
race-log-discards-for-vp = { $seat } gana { race-vps } por { race-cards } ({ $card })
race-log-gamble-won = { $seat } nombra el { $number }, revela { $card } y conserva la carta
race-log-gamble-lost = { $seat } nombra el { $number }, revela { $card } y descarta la carta
race-log-produces = { $seat } produce en { $card } ({ engine-kind })
race-log-reshuffle = { $cards ->
    [one] La pila de descartes, { $cards } carta, se convierte en el nuevo mazo
   *[other] La pila de descartes, { $cards } cartas, se convierte en el nuevo mazo
}
race-log-scores = { $seat } consigue { race-vps }
race-log-wins = { $seat } gana
race-log-shares = { $seat } comparte la victoria

## Notas, y por qué no se puede colocar una carta

race-military = fuerza militar
race-score = puntos
race-tableau-cards = cartas en el tablero
race-your-bonus = bonificación
race-note-owned = ya está en el tablero
race-note-cost-other = { $cards ->
    [one] coste { $cost } de { $cards } carta aparte
   *[other] coste { $cost } de otras { $cards } cartas
}
race-note-cost = coste { $cost } de { race-cards }
race-note-free = sin coste, descartando { $card }
race-note-conquer = defensa { $defense }, fuerza militar { $military }
race-note-conquer-discarding = defensa { $defense }, fuerza militar { $military }, descartando { $card }
race-note-or = { $one } o { $other }
race-note-or-else = { $one }; o { $other }
race-note-draw = robar { race-cards }
race-note-price = precio { $price } cartas
race-takes-cost-of = coste { $cost }, disponible: { race-other-cards }{ $short }
race-takes-military = defensa { $defense }, fuerza militar { $military }{ $short }
race-takes-pay-of = a pagar { $cost }, disponible: { race-other-cards }{ $short }
race-takes-either = { $military }; { $pay }

## Las cartas en palabras

race-text = { $sentences }
race-text-none = Ningún poder.
race-text-power = { race-phase }: { $power }.
race-text-sentence = { CAPITALIZED($power) }.
race-power-draw-to-choose = robar { race-more } para elegir
race-power-draw-at-start = robar { race-cards } al principio de la fase
race-power-draw = robar { race-cards }
race-power-keep = conservar { race-more }
race-power-develop-discount = los desarrollos cuestan { $amount } menos
race-power-settle-discount = { $kind ->
    [none] los mundos que se pagan cuestan { $amount } menos
   *[other] los mundos de { engine-kind } que se pagan cuestan { $amount } menos
}
race-power-after-develop = robar { race-cards } después de colocar un desarrollo
race-power-after-settle = robar { race-cards } después de colocar un mundo
race-power-military = { $sign ->
    [minus] −{ $amount } de fuerza militar
   *[plus] +{ $amount } de fuerza militar
}
race-power-military-kind = { race-power-military } contra mundos de { engine-kind }
race-power-military-keyword = { $keyword ->
    [alien] { race-power-military } contra mundos ALIENÍGENAS
    [rebel] { race-power-military } contra mundos REBELDES
   *[other] { race-power-military } contra mundos { race-keyword }
}
race-power-temporary-military = se puede descartar por +{ $amount } de fuerza militar hasta el final de la fase
race-power-free-settle = se puede descartar para no pagar nada por un mundo no militar, excepto uno de Tecnología alienígena
race-power-pay-for-military = se puede pagar un mundo militar que no sea ALIENÍGENA: su defensa menos { $discount }
race-power-price = { $kind ->
    [none] { race-more } por una mercancía
   *[other] { race-more } por una mercancía de { engine-kind }
}
race-power-price-here = { race-more } por la mercancía de este mundo
race-goods-of-kind = { $kind ->
    [none] { race-goods }
   *[other] { race-goods } de { engine-kind }
}
race-power-consume = descartar { race-goods-of-kind } por { $rewards }
race-power-consume-up-to = descartar hasta { race-goods-of-kind } por { $rewards } cada una
race-power-consume-different = descartar { race-goods } de tipos distintos por { $rewards }
race-power-consume-up-to-different = descartar hasta { race-goods } de tipos distintos por { $rewards } cada una
race-power-consume-all = descartar todas las mercancías propias por otros tantos PV menos { $vp_less }
race-power-discard-hand = se pueden descartar hasta { race-cards } de la mano por { race-vps } cada una
race-power-gamble = nombrar un número del 1 al 7 y revelar una carta; conservarla si su coste o defensa es ese número
race-power-sell = vender una mercancía a su precio
race-power-sell-with-trade = vender una mercancía a su precio, con los poderes de Comerciar
race-power-when-produced-here = robar { race-cards } cuando aquí se produce una mercancía
race-power-windfall = { $kind ->
    [none] producir en un mundo inesperado
   *[other] producir en un mundo inesperado de { engine-kind }
}
race-power-per-produced = robar { race-cards } por cada mercancía de { engine-kind } producida
race-power-per-kind-produced = robar { race-cards } por cada tipo de mercancía producida
race-power-per-world = robar { race-cards } por cada mundo propio de { engine-kind }
race-power-most-produced = robar { race-cards } si nadie más produce tantas mercancías de { engine-kind }
race-scoring = Puntúa { $clauses }.
race-clause-more = { $clause }; { $more }
race-clause-military = { race-vps } por punto de fuerza militar, salvo la especializada y la temporal
race-clause-chips = { $every ->
    [one] { race-vps } por PV en fichas
   *[other] { race-vps } por cada { $every } PV en fichas
}
race-clause-named = { race-vps } por { $card }
race-clause-cards = { race-vps } por { $other ->
        [yes]
            { $type ->
                [card] otra{ " " }
               *[other] otro{ " " }
            }
       *[no] { "" }
    }{ $type ->
        [world] mundo
        [development] desarrollo
       *[card] carta
    }{ $military ->
        [yes] { " " }militar
        [no] { " " }no militar
       *[none] { "" }
    }{ $goods ->
        [windfall]
            { $type ->
                [card] { " " }inesperada
               *[other] { " " }inesperado
            }
        [production] { " " }de producción
       *[none] { "" }
    }{ $keyword ->
        [none] { "" }
       *[other] { " " }{ race-keyword }
    }{ $kind ->
        [none] { "" }
       *[other] { " " }de { engine-kind }
    }{ $cost ->
        [none] { "" }
       *[other] { " " }de coste { $cost }
    }{ $power ->
        [none] { "" }
        [explore] { " " }con un poder de Explorar
        [develop] { " " }con un poder de Desarrollar
        [settle] { " " }con un poder de Colonizar
        [trade] { " " }con un poder de Comerciar
        [consume] { " " }con un poder de Consumir
       *[produce] { " " }con un poder de Producir
    }

## Lo demás que hay impreso en una carta

race-fact-cost = coste
race-fact-defense = defensa
race-fact-vp = PV
race-fact-kind = tipo
race-fact-keywords = palabras clave
race-fact-start-world = mundo inicial
race-fact-copies = copias
race-fact-vp-open = ?
race-fact-kind-of = { $goods ->
    [windfall] { engine-kind }, inesperado
    [production] { engine-kind }, producción
   *[none] { engine-kind }
}

## La puntuación

race-score-chips = Fichas de PV
race-score-tableau = Cartas del tablero
race-score-bonuses = Bonificaciones «?»
race-end-tableau = Un tablero tenía { $cards } cartas o más.
race-end-vp-pool = La reserva de fichas de PV se agotó.
race-tie-break = más cartas en mano y mercancías

## Ajustes

race-setting-setup = manos repartidas, o las manos preparadas de una primera partida
race-setting-experienced = dos jugadores eligen dos acciones cada ronda
race-only-two-players = la partida para expertos es para 2, no para { $players }

## Razones de las pistas: a qué lleva una elección, y qué harán los demás

race-reason-hand = { $change ->
    [more]
        { $number ->
            [one] { $number } carta más en mano
           *[other] { $number } cartas más en mano
        }
   *[less]
        { $number ->
            [one] { $number } carta menos en mano
           *[other] { $number } cartas menos en mano
        }
}
race-reason-score = { $change ->
    [more] { $number } PV más tras esta ronda
   *[less] { $number } PV menos tras esta ronda
}
race-reason-tableau = { $change ->
    [more]
        { $number ->
            [one] { $number } carta más en el tablero
           *[other] { $number } cartas más en el tablero
        }
   *[less]
        { $number ->
            [one] { $number } carta menos en el tablero
           *[other] { $number } cartas menos en el tablero
        }
}
race-reason-goods = { $change ->
    [more]
        { $number ->
            [one] { $number } mercancía más en mundos
           *[other] { $number } mercancías más en mundos
        }
   *[less]
        { $number ->
            [one] { $number } mercancía menos en mundos
           *[other] { $number } mercancías menos en mundos
        }
}
race-reason-trade = { $change ->
    [more] { $number ->
        [one] { $number } carta más por la mejor mercancía al Comerciar
       *[other] { $number } cartas más por la mejor mercancía al Comerciar
    }
   *[less] { $number ->
        [one] { $number } carta menos por la mejor mercancía al Comerciar
       *[other] { $number } cartas menos por la mejor mercancía al Comerciar
    }
}
race-reason-consume-vp = { $change ->
    [more] { $number } PV más por las mercancías al Consumir
   *[less] { $number } PV menos por las mercancías al Consumir
}
race-reason-consume-cards = { $change ->
    [more] { $number ->
        [one] { $number } carta más por las mercancías al Consumir
       *[other] { $number } cartas más por las mercancías al Consumir
    }
   *[less] { $number ->
        [one] { $number } carta menos por las mercancías al Consumir
       *[other] { $number } cartas menos por las mercancías al Consumir
    }
}
race-reason-produce-goods = { $change ->
    [more] { $number ->
        [one] { $number } mercancía más cuando llegue Producir
       *[other] { $number } mercancías más cuando llegue Producir
    }
   *[less] { $number ->
        [one] { $number } mercancía menos cuando llegue Producir
       *[other] { $number } mercancías menos cuando llegue Producir
    }
}
race-reason-produce-cards = { $change ->
    [more] { $number ->
        [one] { $number } carta más al robar cuando llegue Producir
       *[other] { $number } cartas más al robar cuando llegue Producir
    }
   *[less] { $number ->
        [one] { $number } carta menos al robar cuando llegue Producir
       *[other] { $number } cartas menos al robar cuando llegue Producir
    }
}
race-reason-later-vp = { $change ->
    [more] { $number } PV más al Consumir tras un Producir
   *[less] { $number } PV menos al Consumir tras un Producir
}
race-reason-military = { $change ->
    [more] { $number } más de fuerza militar
   *[less] { $number } menos de fuerza militar
}
race-reason-explore-draw = { $change ->
    [more] { $number ->
        [one] { $number } carta más para elegir en cada Explorar
       *[other] { $number } cartas más para elegir en cada Explorar
    }
   *[less] { $number ->
        [one] { $number } carta menos para elegir en cada Explorar
       *[other] { $number } cartas menos para elegir en cada Explorar
    }
}
race-reason-explore-keep = { $change ->
    [more] { $number ->
        [one] { $number } carta más que conservar en cada Explorar
       *[other] { $number } cartas más que conservar en cada Explorar
    }
   *[less] { $number ->
        [one] { $number } carta menos que conservar en cada Explorar
       *[other] { $number } cartas menos que conservar en cada Explorar
    }
}
race-reason-develop-draw = { $change ->
    [more] { $number ->
        [one] { $number } carta más en cada Desarrollar
       *[other] { $number } cartas más en cada Desarrollar
    }
   *[less] { $number ->
        [one] { $number } carta menos en cada Desarrollar
       *[other] { $number } cartas menos en cada Desarrollar
    }
}
race-reason-after-develop = { $change ->
    [more] { $number ->
        [one] { $number } carta más por cada desarrollo
       *[other] { $number } cartas más por cada desarrollo
    }
   *[less] { $number ->
        [one] { $number } carta menos por cada desarrollo
       *[other] { $number } cartas menos por cada desarrollo
    }
}
race-reason-after-settle = { $change ->
    [more] { $number ->
        [one] { $number } carta más por cada mundo
       *[other] { $number } cartas más por cada mundo
    }
   *[less] { $number ->
        [one] { $number } carta menos por cada mundo
       *[other] { $number } cartas menos por cada mundo
    }
}
race-reason-develop-discount = { $change ->
    [more] Los desarrollos cuestan { $number } menos
   *[less] Los desarrollos cuestan { $number } más
}
race-reason-settle-discount = { $change ->
    [more] Los mundos cuestan { $number } menos
   *[less] Los mundos cuestan { $number } más
}
race-reason-in-tableau = { $card } en el tablero
race-reason-in-hand = { $card } en mano
race-verb-pass = Pasar
race-verb-choose = Elegir
race-verb-keep = Conservar
race-verb-place = Colocar
race-verb-trade = Vender
race-verb-use = Usar
race-verb-name-number = Nombrar un número
race-verb-produce = Producir

## La mesa en un terminal

race-board-table = Ronda { $round } · reserva de PV { $vp_pool } · mazo { $deck } · descartes { $discards }
race-board-empire = { $seat }: { race-vps } ahora ({ $chips } en fichas), { race-cards } en mano, fuerza militar { $military }
race-board-empire-chose = { race-board-empire }, eligió { $card }
race-board-good = { $card } (mercancía de { engine-kind })
race-board-facts = { $card } ({ $facts })
race-board-tableau = tablero ({ $size } de { $full }): { $cards }
race-board-hand = mano: { $cards }
race-board-drawn = robadas: { $cards }

## El formulario en el que se corrigen las cartas

race-form-name = Nombre
race-form-name-help = Tal como está impreso.
race-form-copies = Copias
race-form-copies-help = Cuántas hay en el mazo; de un mundo, 1.
race-form-type = Clase
race-form-military = Militar
race-form-military-help = Un mundo militar se conquista: su número está en un círculo rojo.
race-form-cost = Coste
race-form-cost-help = El número de arriba: cartas que hay que pagar.
race-form-defense = Defensa
race-form-defense-help = El número de arriba: la fuerza militar necesaria.
race-form-vp = PV
race-form-vp-help = El número en el hexágono; 0 si es un «?».
race-form-kind = Tipo
race-form-kind-help = El color; el gris no tiene mercancías.
race-form-goods = Mercancías
race-form-goods-help = Un mundo inesperado tiene su mercancía una vez, con halo; un mundo de producción las fabrica.
race-form-keywords = Palabras clave
race-form-keywords-help = Todas las impresas en mayúsculas o como emblemas.
race-form-start-world = Mundo inicial
race-form-start-world-help = El número de un mundo inicial; los demás no tienen.
race-form-preset-hand = Mano de primera partida
race-form-preset-hand-help = El número de la mano de primera partida en la que está, si está en alguna.
race-form-powers = Poderes
race-form-powers-help = Desde arriba: uno por línea.
race-form-bonus = Puntuación
race-form-bonus-help = Lo que puntúa un desarrollo de coste 6. Una carta cuenta para la primera línea que le corresponda.
race-form-amount = Cuánto
race-form-discount = Menos
race-form-discount-help = Cartas menos que su defensa.
race-form-cards = Cartas
race-form-power-vp = PV
race-form-power-vp-help = En fichas.
race-form-power-goods = Mercancías
race-form-power-goods-help = Cuántas.
race-form-power-kind = De tipo
race-form-power-kind-help = Solo mercancías o mundos de este tipo.
race-form-power-keyword = Contra
race-form-power-keyword-help = Solo para mundos con esta palabra clave.
race-form-different = Todas de tipos distintos
race-form-up-to = Hasta ese número
race-form-up-to-help = La ganancia es por cada una.
race-form-vp-less = PV menos
race-form-vp-less-help = Que mercancías haya.
race-form-here = Solo para la mercancía de este mundo
race-form-trade-powers = Con los poderes de Comerciar
race-form-bonus-vp = PV
race-form-bonus-per = Por cada carta
race-form-bonus-per-help = Que cumpla todo esto; la propia carta cuenta si lo cumple.
race-form-bonus-count = Por cada
race-form-bonus-every = Por cada grupo de
race-form-bonus-every-help = Tantos juntos lo dan una vez.
race-form-selector-type = Clase
race-form-selector-kind = Tipo
race-form-selector-goods = Mercancías
race-form-selector-military = Militar
race-form-selector-keyword = Palabra clave
race-form-selector-cost = Coste
race-form-selector-power = Con un poder para
race-form-selector-name = La carta
race-form-value-world = mundo
race-form-value-development = desarrollo
race-form-value-windfall = inesperado
race-form-value-production = producción
race-form-value-no-goods = sin mercancías
race-form-value-any = cualquiera
race-form-value-military = fuerza militar
race-form-value-chips = PV en fichas
race-form-explore-draw = Robar más
race-form-explore-draw-help = Cartas para elegir.
race-form-explore-keep = Conservar más
race-form-explore-keep-help = De las cartas robadas.
race-form-develop-draw = Robar
race-form-develop-draw-help = Al principio de la fase.
race-form-develop-discount = Descuento
race-form-develop-discount-help = Los desarrollos cuestan menos.
race-form-develop-after-develop = Robar por un desarrollo
race-form-develop-after-develop-help = Después de colocarlo.
race-form-settle-discount = Descuento
race-form-settle-discount-help = Los mundos que se pagan cuestan menos.
race-form-settle-military = Fuerza militar
race-form-settle-military-help = Puede ser negativa; con un tipo o palabra clave, solo contra esos mundos.
race-form-settle-temporary-military = Descartar por fuerza militar
race-form-settle-temporary-military-help = Descartar esta carta; dura la fase.
race-form-settle-free-settle = Descartar por un mundo gratis
race-form-settle-free-settle-help = Descartar esta carta; no para mundos alienígenas.
race-form-settle-pay-for-military = Pagar un mundo militar
race-form-settle-pay-for-military-help = Su defensa, menos un descuento.
race-form-settle-after-settle = Robar por un mundo
race-form-settle-after-settle-help = Después de colocarlo.
race-form-trade-price = Mejor precio
race-form-trade-price-help = Una mercancía vendida da más cartas.
race-form-consume-consume = Consumir mercancías
race-form-consume-consume-help = Mercancías por PV o cartas.
race-form-consume-consume-all = Consumir todas las mercancías
race-form-consume-consume-all-help = Todas las que queden.
race-form-consume-discard-hand = Descartar cartas por PV
race-form-consume-discard-hand-help = De la mano.
race-form-consume-draw = Robar
race-form-consume-draw-help = Sin necesidad de mercancía.
race-form-consume-gamble = Apostar
race-form-consume-gamble-help = Nombrar un número y revelar una carta.
race-form-consume-sell = Vender una mercancía
race-form-consume-sell-help = A su precio.
race-form-produce-when-produced-here = Robar por una mercancía producida aquí
race-form-produce-windfall = Mercancía en un mundo inesperado
race-form-produce-windfall-help = De un tipo, o de cualquiera.
race-form-produce-draw = Robar
race-form-produce-draw-help = En cualquier caso.
race-form-produce-per-produced = Robar por mercancías producidas
race-form-produce-per-produced-help = Por cada una de un tipo.
race-form-produce-per-kind-produced = Robar por tipos producidos
race-form-produce-per-kind-produced-help = Por cada tipo distinto.
race-form-produce-per-world = Robar por mundos
race-form-produce-per-world-help = Por cada uno de un tipo en el tablero.
race-form-produce-most-produced = Robar por más mercancías producidas
race-form-produce-most-produced-help = Si se produjo más de un tipo que cualquier otro jugador.
race-form-bonus-cards = PV por cartas
race-form-bonus-cards-help = Por cada carta propia que corresponda.
race-form-bonus-number = PV por un número
race-form-bonus-number-help = Por cada uno, o por cada grupo.
race-form-card-entry = Carta
race-form-card-entries = Cartas

## Qué está mal en un archivo de cartas. Los nombres de sus campos quedan como están.

race-problem-defense = esta carta tiene defensa y no coste
race-problem-cost = esta carta tiene coste y no defensa
race-problem-clause = una línea es {"{"} vp, per {"}"} o {"{"} vp, count, every? {"}"}
race-problem-no-card = no hay ninguna carta «{ $card }»
race-problem-kind-and-goods = un mundo tiene tipo y mercancías, un desarrollo ninguna de las dos cosas
race-problem-gray = los mundos grises tienen las mercancías «none», los demás no
race-problem-alien = un mundo de tipo «alien» tiene la palabra clave «alien»
race-problem-military = solo los mundos son militares
race-problem-one-copy = hay una carta de cada mundo
race-problem-bonus = solo los desarrollos de coste 6 tienen bonificación
race-problem-bonus-vp = una carta con bonificación lleva «?», así que su vp es 0
race-problem-start-world = un mundo inicial es un mundo
race-problem-start-hand = un mundo inicial no está en ninguna mano
race-problem-no-effect = { $phase } no tiene ningún efecto «{ $effect }»
race-problem-parameter-missing = { $phase } { $effect } necesita este parámetro
race-problem-no-parameter = { $phase } { $effect } no tiene ese parámetro
race-problem-leave-out = omitirlo salvo que sea true
race-problem-any = «any» es solo para windfall
race-problem-different-kind = no va con kind
race-problem-consume-nothing = consumir da PV o cartas
race-problem-good-on-world = solo un mundo puede tener una mercancía
race-problem-at-least-one = debe ser al menos 1
race-problem-amount = debe ser al menos 1; solo la fuerza militar puede ser negativa
race-problem-four-kinds = solo hay cuatro tipos
race-problem-up-to-goods = debe ser true; el número está en goods
race-problem-up-to-cards = debe ser un número de cartas, al menos 1
race-problem-same-name = la carta «{ $card }» tiene el mismo nombre
race-problem-five-starts = cinco mundos son mundos iniciales, numerados del 0 al 4
race-problem-hand-of-four = la mano { $hand } tiene cuatro cartas, no { $cards }

## La página: elegir el juego

race-page-pitch = Adivinar qué harán los demás. Cada carta es un mundo o un desarrollo, y también dinero y mercancía.
race-page-length = de 7 a 11 rondas
race-page-experienced = Partida para dos expertos
race-page-experienced-text = Ambos jugadores eligen dos acciones cada ronda.

## La página: cómo se juega

race-page-goal = Conseguir más PV que nadie: las cartas del tablero, las fichas de PV obtenidas y las bonificaciones «?» de los desarrollos que cuestan 6.
race-page-round-choice = Cada jugador elige en secreto una carta de acción, y todas se revelan a la vez. Solo tienen lugar las fases elegidas, en el orden de I a V, cada una una vez.
race-page-round-bonus = En cada una actúan todos. Quien eligió la fase recibe además su bonificación.
race-page-round-cards = Las cartas son tres cosas: desarrollos y mundos para colocar, el dinero para pagarlos, y mercancías boca abajo sobre los mundos.
race-page-round-limit = Al final de la ronda las manos se reducen a 10 cartas.
race-page-phases = Fases
race-page-explore = I Explorar
race-page-explore-text = Robar 2 cartas, conservar 1.
race-page-explore-bonus = Explorar +5: robar 5 más para elegir. Explorar +1, +1: robar 1 más y conservar 1 más.
race-page-develop = II Desarrollar
race-page-develop-text = Se puede colocar un desarrollo descartando tantas cartas como cuesta. Solo se puede tener uno de cada.
race-page-develop-bonus = Descartar 1 carta menos.
race-page-settle = III Colonizar
race-page-settle-text = Se puede colocar un mundo. Un mundo con círculo oscuro se paga con cartas; uno con círculo rojo se conquista con fuerza militar. Un mundo inesperado trae una mercancía.
race-page-settle-bonus = Robar 1 carta después de colocar un mundo.
race-page-consume = IV Consumir
race-page-consume-text = Hay que usar los poderes de Consumir, en cualquier orden, cada uno una vez, mientras haya mercancías.
race-page-consume-bonus = Comerciar: vender antes una mercancía por cartas. 2× PV: doblar las fichas de PV de los poderes de Consumir, salvo por cartas de la mano.
race-page-produce = V Producir
race-page-produce-text = Cada mundo de producción propio sin mercancía recibe una.
race-page-produce-bonus = Poner una mercancía en un mundo inesperado que no tenga.
race-page-end-tableau = Un tablero tiene 12 cartas o más al final de una ronda.
race-page-end-chips = Se entrega la última ficha de PV: hay 12 por jugador.
race-page-end-winner = La ronda siempre se termina. Gana quien tenga más PV; en caso de empate, quien tenga más cartas en mano y mercancías en total; si el empate persiste, se comparte la victoria.
race-page-advice-others = Elegir lo que se necesita y los demás no van a elegir; vivir de las fases que ellos eligen.
race-page-advice-goods = Una mercancía vendida pronto paga los próximos mundos. Más tarde, producir y consumir por turnos da fichas de PV.
race-page-advice-powers = El poder de una carta no actúa en la fase en que se coloca.
race-page-icon-cards = Cartas en mano, o cartas por robar
race-page-icon-military = Fuerza militar

## La página: las palabras que explica la ayuda

race-page-term-action-card = Carta de acción
    .text = Cada ronda, cada jugador elige en secreto una carta de acción. Su fase tiene lugar para todos; quien la eligió recibe además su bonificación.
    .also = cartas de acción
race-page-term-phase = Fase
    .text = Una ronda tiene hasta cinco fases, en este orden: I Explorar, II Desarrollar, III Colonizar, IV Consumir, V Producir. Una fase que nadie eligió se omite.
race-page-term-explore = Explorar
    .text = Robar 2 cartas y conservar 1. Bonificación: robar 5 más, o robar 1 más y conservar 1 más.
race-page-term-develop = Desarrollar
    .text = Colocar un desarrollo de la mano y pagar su coste en cartas. Bonificación: pagar 1 carta menos.
race-page-term-settle = Colonizar
    .text = Colocar un mundo de la mano: pagar su coste en cartas, o conquistarlo si es un mundo militar. Bonificación: robar una carta después de colocarlo.
race-page-term-consume = Consumir
    .text = Usar los poderes de Consumir, en cualquier orden, mientras se pueda. Bonificación: vender antes una mercancía, o el doble de PV por mercancías.
race-page-term-trade = Comerciar
    .text = Solo quien eligió Comerciar vende una mercancía, y debe hacerlo si la hay: por 2 cartas si es de Novedades, 3 de Elementos raros, 4 de Genes, 5 de Tecnología alienígena. Los poderes de Comerciar se suman. Un poder de Consumir que vende solo los usa si lo dice.
race-page-term-produce = Producir
    .text = Cada mundo de producción propio sin mercancía recibe una. Bonificación: también un mundo inesperado que no tenga.
race-page-term-hand = Mano
    .text = Con las cartas en mano se coloca y se paga. Al final de una ronda se conservan como máximo 10.
race-page-term-tableau = Tablero
    .text = Las cartas colocadas. Un tablero de 12 cartas o más al final de una ronda termina la partida.
    .also = tableros
race-page-term-cost = Coste
    .text = El número en el rombo o el círculo: tantas cartas de la mano se descartan para colocar la carta.
race-page-term-defense = Defensa
    .text = El número perfilado en un círculo rojo: la fuerza militar necesaria para conquistar este mundo. No se paga nada.
race-page-term-military = Fuerza militar
    .text = La suma de los poderes militares propios. No se gasta. Parte de ella cuenta solo contra algunos mundos.
race-page-term-good = Mercancía
    .text = Una carta boca abajo sobre un mundo. Un mundo tiene como máximo una. Las mercancías se venden o se consumen.
race-page-term-windfall = Mundo inesperado
    .text = Un mundo con halo de color: recibe una mercancía cuando se coloca, después solo por poderes y la bonificación de Producir.
    .also = mundos inesperados, inesperado
race-page-term-production = Mundo de producción
    .text = Un mundo de color pleno: recibe una mercancía en cada fase Producir si no tiene.
    .also = mundos de producción, producción
race-page-term-power = Poder
    .text = Lo que hace una carta colocada en una fase. Actúa desde la fase siguiente, no en la que se coloca la carta.
race-page-term-vp-chips = Fichas de PV
    .text = Puntos de victoria de Consumir. Hay 12 por jugador; cuando se agotan, la partida termina después de esa ronda.
    .also = ficha de pv
race-page-term-six-cost = Desarrollo de coste 6
    .text = Sus PV son un signo de interrogación: dependen, al final de la partida, de las cartas del tablero, de las fichas de PV o de la fuerza militar.
    .also = desarrollos de coste 6, «?»
race-page-term-tie = Empate
    .text = De los jugadores con los mismos PV gana quien tenga más cartas en mano y mercancías en total; si el empate persiste, comparten la victoria.
race-page-term-start-world = Mundo inicial
    .text = El mundo con el que empieza el tablero.
    .also = mundos iniciales
race-page-term-discard-pile = Pila de descartes
    .text = Cartas pagadas o descartadas, boca abajo. Se baraja como nuevo mazo cuando este se agota.
race-page-term-temporary-military = Fuerza militar temporal
    .text = Fuerza militar hasta el final de esta fase Colonizar, por una carta descartada del tablero.
race-page-term-chromosome = Cromosoma
    .text = Un icono que usan las expansiones. En este juego no significa nada.
race-page-term-experienced = Partida para dos expertos
    .text = Ambos jugadores eligen dos cartas de acción cada ronda; Desarrollar o Colonizar elegido dos veces por el mismo jugador tiene lugar dos veces.

## La página: la mesa

race-page-choosing-actions = Se eligen acciones
race-page-phases-of-round = Fases de esta ronda
race-page-numeral = { $phase ->
    [explore] I
    [develop] II
    [settle] III
    [consume] IV
   *[produce] V
}
race-page-not-chosen = , no elegida
race-page-bonus = { $action ->
    [explore_5] robar +5
    [explore_1_1] robar +1, mano +1
    [develop] pagar 1 menos
    [settle] robar 1 después
    [trade] vender antes
    [consume_2x] doble de PV
   *[produce] y uno inespe­rado
}
race-page-chosen-by = { $card }, elegida por { $players }
race-page-deck = Mazo
race-page-discards = Descartes
race-page-vp-pool = Reserva de PV
race-page-pool-empties = Cuando no quedan fichas, la partida termina después de la ronda
race-page-my-empire = Mi imperio: { $player }
race-page-empire-of = Imperio de { $player }
race-page-choosing = Eligiendo
race-page-is-choosing = está eligiendo
race-page-chose = eligió { $card }
race-page-explored = Exploradas
race-page-my-tableau = Mi tablero
race-page-my-hand = Mi mano
race-page-no-cards = Ninguna carta en mano.
race-page-being-placed = Se está colocando
race-page-secret = { $verb ->
    [choose] Has elegido
    [discard] Descartas
    [keep] Te quedas con
    [place] Colocas
   *[pass] No colocas nada
}
race-page-paid = { $owed ->
    [one] { $paid } de { $owed } pagada
   *[other] { $paid } de { $owed } pagadas
}
race-page-good-on = Mercancía de { engine-kind } en { $card }, se vende por { race-cards }
race-page-players = Jugadores
race-page-player = Jugador
race-page-hand = Mano
race-page-chips = Fichas
race-page-military = Militar
race-page-tableau = Tablero
race-page-figure-goods = Mercancías
race-page-score = Puntos
race-page-hand-title = Cartas en mano
race-page-chips-title = Fichas de PV
race-page-tableau-title = Cartas en el tablero; { $full } terminan la partida
race-page-score-title = Puntos ahora
race-page-against-kind = +{ $amount } contra mundos de { engine-kind }
race-page-against-keyword = { $keyword ->
    [alien] +{ $amount } contra mundos ALIENÍGENAS
    [rebel] +{ $amount } contra mundos REBELDES
   *[other] +{ $amount } contra mundos { race-keyword }
}
race-page-count-cards = { $count ->
    [one] carta
   *[other] cartas
}
race-page-count-hand = { $count ->
    [one] carta en mano
   *[other] cartas en mano
}
race-page-count-chips = PV en fichas
race-page-count-pool = PV, la partida termina en 0
race-page-count-tableau = de { $full } cartas en el tablero
race-page-count-score = PV si la partida terminara ahora
race-page-game-ends = La partida termina después de la ronda en que la reserva de PV se agota o un tablero tiene { $cards } cartas.

race-question = { $question ->
    [discard_start] Descarte inicial
    [action] Acción de la ronda
    [explore] Explorar: cartas robadas
    [develop] Desarrollar
    [settle] Colonizar
    [method] Colonizar: cómo colocar un mundo
    [pay] Pago con cartas
    [trade] Comerciar
    [consume] Consumir: siguiente poder
    [consume_good] Consumir: qué mercancía
    [consume_hand] Consumir: descartar cartas por PV
    [gamble] Nombrar un número
    [windfall] Producir: mundo inesperado
   *[hand_limit] Descarte hasta diez cartas
}
