# Todas las reglas de New Frontiers, para la página de reglas.


## El juego en pocas palabras

newfrontiers_rules-overview = El juego en pocas palabras
newfrontiers_rules-overview-goal = Cada jugador construye un imperio: explora mundos, los coloniza, compra desarrollos y produce mercancías que dan créditos o PV. Al final gana quien tenga más PV.
newfrontiers_rules-overview-actions = Se eligen acciones por turnos. Cada acción la hacen todos, y quien la eligió recibe una bonificación; algunas losetas solo tienen bonificación.

## Preparación

newfrontiers_rules-setup = Preparación
newfrontiers_rules-setup-supplies = Por jugador hay { $chips } PV en fichas y { $chips } colonos en la provisión. Todos los mundos están en la bolsa.
newfrontiers_rules-setup-market = De cada desarrollo pequeño hay, según el número de jugadores, { $copies_2 } loseta con dos, { $copies_5 } con la mesa completa y { $copies_3 } en los demás casos. De cada grande hay una sola.
newfrontiers_rules-setup-sides = Partida normal: una moneda decide para cada desarrollo grande, y para cada pila de las dos columnas derechas de los pequeños, qué lado queda arriba. En una primera partida se usan siempre los lados con cuadrado blanco. Las demás pilas pequeñas nunca se voltean.
newfrontiers_rules-setup-credits = El orden de los jugadores se sortea. Cada uno empieza con { $start_credits } créditos, el último con uno más, y con { $two_last_from } o más jugadores también el penúltimo.
newfrontiers_rules-setup-homes = Cada jugador recibe uno de los { $mats } tableros de imperio y, por orden, elige un lado: la colonia natal impresa en él. En una primera partida el lado está dado. La colonia natal tiene un colono de la provisión y, si tiene halo, su mercancía.

## Una ronda

newfrontiers_rules-round = Una ronda
newfrontiers_rules-round-select = En el orden del marcador de prioridad, cada jugador elige una loseta de acción que nadie haya elegido en esta ronda. Con dos jugadores, cada uno tiene dos discos, alternados, y elige dos veces.
newfrontiers_rules-round-do = Después cada uno hace la acción una vez, empezando por quien la eligió y siguiendo el marcador, del final de vuelta al principio. Solo quien la eligió tiene la bonificación.
newfrontiers_rules-round-order = El orden de los discos se mantiene de ronda en ronda. Solo Enviar diplomáticos y Fijar objetivos galácticos lo cambian; otra elección no.
newfrontiers_rules-round-end = Al final de una ronda sin Producir se pone un crédito en su loseta. Luego todas las losetas se pueden elegir de nuevo.
newfrontiers_rules-round-single = Donde solo se puede hacer una cosa, se hace enseguida, sin preguntar; el registro lo cuenta.

## Poderes

newfrontiers_rules-powers = Poderes
newfrontiers_rules-powers-when = Un poder pertenece a una acción y no actúa en la acción en que se coloca su loseta. Los poderes se suman; ningún coste baja de cero. Un poder solo cambia lo que dice.
newfrontiers_rules-powers-must = Lo que no dice «puede» debe usarse cuando corresponda. Un poder que sigue a un suceso actúa cada vez que ocurre, y si no ocurre, no actúa. El «coste impreso» es el coste sin descuentos.
newfrontiers_rules-powers-home = Una colonia natal es una colonia a todos los efectos. Un mundo explorado no hace nada ni puntúa hasta que se coloniza.

## Desarrollar

newfrontiers_rules-develop = Desarrollar
newfrontiers_rules-develop-action = Puede comprar un desarrollo por su coste en créditos y ponerlo en su tablero de imperio. Debe ser uno que el imperio aún no tenga, de una pila que no esté vacía.
newfrontiers_rules-develop-bonus = Cuesta { $develop_discount } menos.
newfrontiers_rules-develop-spaces = Una loseta pequeña cubre una casilla del tablero, una grande dos. Hay { $spaces } casillas y más allá una zona rojiza, a la que una loseta solo puede llegar cuando las { $spaces } están o quedan cubiertas; ningún imperio cubre más de { $all_spaces }. Las losetas se mueven como mejor encajen.

## Explorar

newfrontiers_rules-explore = Explorar
newfrontiers_rules-explore-action = Se sacan { $offer } mundos de la bolsa, o los que haya. Por orden, cada uno toma uno, y debe hacerlo mientras queden; es ya un mundo explorado de su imperio, a la vista de todos.
newfrontiers_rules-explore-bonus = Un segundo mundo, cuando todos han tomado uno.
newfrontiers_rules-explore-powers = Los poderes que sacan mundos actúan después de las propias elecciones y antes de que el resto vuelva a la bolsa.
newfrontiers_rules-explore-aside = Los mundos sacados por un poder y no conservados quedan aparte hasta el final de Explorar y luego vuelven a la bolsa; los jugadores siguientes no eligen entre ellos.
newfrontiers_rules-explore-limit = Al final de Explorar, y de Colonizar, un imperio puede tener { $most_worlds } mundos explorados y colonias en total, incluida la colonia natal. Quien tenga más devuelve mundos explorados a su elección.

## Colonizar

newfrontiers_rules-settle = Colonizar
newfrontiers_rules-settle-action = O tomar { $colonists_taken } colonos, si la provisión los tiene, o colonizar un mundo explorado. Hay que hacer una de las dos cosas; no se pasa.
newfrontiers_rules-settle-bonus = Tomar antes { $settle_colonists } colono. Puede colonizar un mundo enseguida.
newfrontiers_rules-settle-colonists = Un mundo pide los colonos que muestra, de los del tablero; se quedan en el mundo. Además se paga o se conquista.
newfrontiers_rules-settle-pay = Un mundo con borde oscuro se paga: su número es el coste en créditos.
newfrontiers_rules-settle-conquer = Un mundo con borde rojo es un mundo militar: la fuerza militar total debe ser al menos igual a su defensa, el número perfilado. No se paga nada, y la fuerza militar no se gasta. Fuerza militar y pago nunca se combinan.
newfrontiers_rules-settle-windfall = Un mundo inesperado, con halo, trae una mercancía de su tipo cuando se coloniza.
newfrontiers_rules-settle-specialized = La fuerza militar especializada solo cuenta para los mundos que nombra, como los mundos Rebel o los de un tipo.

## Formas especiales de colonizar

newfrontiers_rules-settling = Formas especiales de colonizar
newfrontiers_rules-settling-temporary = La fuerza militar temporal se compra con una mercancía de cualquier colonia propia, una por poder. Dura toda la propia acción Colonizar. Se puede comprar antes de elegir, o antes de un segundo mundo, haga falta o no: la colonia puede volver a producir.
newfrontiers_rules-settling-second = Improved Logistics coloniza un segundo mundo. La fuerza militar temporal aún cuenta para él, los poderes del primer mundo no. Lo que sigue a un mundo colonizado ocurre por cada uno.
newfrontiers_rules-settling-contact = Un Contact Specialist puede pagar un mundo militar que no sea del tipo Alien ni tenga la palabra clave Alien: su defensa menos uno, menos descuentos. Se puede elegir aunque se pudiera conquistar; de varios poderes así se usa el de mayor descuento.
newfrontiers_rules-settling-engineers = Terraforming Engineers cambia una colonia una vez en la acción Colonizar de su dueño, antes o después de la elección normal y además de ella. La antigua no es militar y no se colonizó en esta acción; la nueva es un mundo explorado no militar del mismo tipo, gris incluido, con un coste impreso igual, o mayor hasta donde permita la loseta. Otros poderes de Colonizar no ayudan, y no le sigue nada como a un mundo colonizado.
newfrontiers_rules-settling-swapped = Un colono que falte debe ponerse, uno que sobre vuelve al tablero; la mercancía antigua va a la provisión, y un mundo inesperado trae la suya. El mundo antiguo vuelve a la bolsa tras Colonizar; una colonia natal sale del juego.
newfrontiers_rules-settling-two = Quien tenga dos poderes de cambio puede usar cada uno una vez; se gasta el más débil que baste.
newfrontiers_rules-settling-doomed = Doomed Colony se sustituye, como la propia acción Colonizar y sin coste, por un mundo explorado ni militar ni Alien. Cuenta como colonizar: ocurre lo que sigue a un mundo colonizado, y puede venir después un segundo mundo; pero la sustitución no puede ser ese segundo mundo.

## El mundo de cualquier tipo

newfrontiers_rules-anykind = El mundo de cualquier tipo
newfrontiers_rules-anykind-name = El dueño de Alien Oort Cloud Factory nombra su tipo, nunca gris, una vez en cada acción en que pueda importar, y otra vez para la puntuación. No es un poder: vale también al colocarse. Una mercancía que esté en ella conserva su tipo y no se puede vender.
newfrontiers_rules-anykind-asked = La pregunta llega al principio del propio turno de Colonizar si un poder propio de Colonizar mira los tipos, de Producir si la fábrica va a producir o un poder cuenta tipos, y antes de puntuar si los tipos dan distinto.
newfrontiers_rules-anykind-windfall = Donde la fábrica se corrigió a mundo inesperado, trae una mercancía del tipo nombrado en este Colonizar; si no, su dueño lo nombra al colocarla. En Producir se nombra al principio si no tiene mercancía y podría recibir una; un poder para un tipo solo actúa si se nombró ese tipo.

## Producir

newfrontiers_rules-produce = Producir
newfrontiers_rules-produce-action = Cada colonia de producción sin mercancía recibe una de su tipo. Las colonias grises nunca tienen mercancías, y ninguna colonia tiene más de una.
newfrontiers_rules-produce-bonus = Tomar antes los créditos de Producir, los de la loseta. Después de producir, poner una mercancía en una colonia inesperada que no tenga.
newfrontiers_rules-produce-short = Hay { $kinds } tipos de mercancías, y son limitadas: { $goods_novelty } de Novedades, { $goods_rare } de Elementos raros, { $goods_genes } de Genes, { $goods_alien } de Tecnología alienígena. Se produce por orden, cada uno por completo. Si faltan, el jugador elige qué colonias las reciben.
newfrontiers_rules-produce-powers = Un poder por una mercancía producida en su colonia solo paga si se produjo. Algunos ponen una mercancía en una colonia inesperada; una colonia solo produce pagando.
newfrontiers_rules-produce-windfall = Los poderes de mundos inesperados para un tipo van antes que los de cualquier tipo, y la bonificación al final. Ningún otro orden da más mercancías.

## Comerciar

newfrontiers_rules-trade = Comerciar
newfrontiers_rules-trade-action = Comerciar y Consumir son una sola acción: por orden, cada uno hace ambas cosas antes que el siguiente. Primero se puede vender una mercancía por créditos; no hace falta ningún poder.
newfrontiers_rules-trade-bonus = Tomar antes { $trade_vp } PV.
newfrontiers_rules-trade-prices = Una mercancía de Novedades da { $price_novelty } crédito, de Elementos raros { $price_rare }, de Genes { $price_genes }, de Tecnología alienígena { $price_alien }.
newfrontiers_rules-trade-powers = Los poderes de Comerciar suben el precio de la mercancía vendida, algunos solo para un tipo. Sin venta no hacen nada.

## Consumir

newfrontiers_rules-consume = Consumir
newfrontiers_rules-consume-action = Después de comerciar, cada uno usa todos sus poderes de Consumir aplicables, cada uno una vez, en el orden que quiera. Las mercancías vuelven a la provisión.
newfrontiers_rules-consume-exact = Un poder de número fijo necesita todas sus mercancías. Uno de «hasta» debe, una vez elegido, tomar todas las que pueda. Se permite un orden que deje mercancías.
newfrontiers_rules-consume-free = Un poder que no necesita mercancía se usa en cuanto el jugador empieza a consumir. Prosperous Economy da un PV por cada mercancía consumida, y uno más con Galactic Salon.
newfrontiers_rules-consume-league = Trade League vende una mercancía más como poder de Consumir, y se puede dejar sin usar.
newfrontiers_rules-consume-pool = Cuando la provisión de fichas de PV se agota, los PV se pagan igualmente por completo, y la partida termina después de la ronda. Cuenta cada ficha dada en cualquier acción.

## Diplomáticos y aislamiento

newfrontiers_rules-others = Diplomáticos y aislamiento
newfrontiers_rules-others-retreat = Retirada al aislamiento: quien la elige toma { $retreat_credits } créditos; los demás no hacen nada. Con objetivos no está.
newfrontiers_rules-others-envoys = Enviar diplomáticos: quien la elige toma { $envoys_vp } PV, y el disco que eligió pasa al frente del marcador de prioridad. Quién tiene aún que elegir en esta ronda no cambia, pero las acciones que faltan se hacen en el nuevo orden.

## Fin de la partida y puntuación

newfrontiers_rules-end = Fin de la partida y puntuación
newfrontiers_rules-end-developments = Los desarrollos cubren más de { $spaces } casillas de un tablero después de Desarrollar.
newfrontiers_rules-end-colonies = Un imperio tiene más de { $colonies } colonias después de Colonizar, incluida la colonia natal.
newfrontiers_rules-end-colonists = Hay menos de { $fewest_colonists } colonos en la provisión después de Colonizar.
newfrontiers_rules-end-chips = La provisión de fichas de PV está vacía, en cualquier momento.
newfrontiers_rules-end-round = Después de cualquiera de ellos se termina la ronda y no empieza otra; Producir no recibe entonces crédito.
newfrontiers_rules-end-score = Los mundos explorados se retiran. Después cada uno suma las fichas de PV, los PV impresos de desarrollos y colonias, incluida la colonia natal, las bonificaciones «?» y todos los objetivos en juego. Gana quien tenga más PV.
newfrontiers_rules-end-bonuses = Los desarrollos grandes y unas pocas colonias tienen una bonificación «?». Dentro de una bonificación, una loseta cuenta para una sola condición, la primera que cumple.
newfrontiers_rules-end-tie = En caso de empate, gana quien tenga más créditos y mercancías en el imperio, sin los guardados en la reserva; si el empate persiste, se comparte la victoria.

## Objetivos galácticos

newfrontiers_rules-goals = Objetivos galácticos
newfrontiers_rules-goals-option = Una opción. Fijar objetivos galácticos ocupa el lugar de Retirada al aislamiento, y { $goals } objetivos se barajan en una pila.
newfrontiers_rules-goals-chart = Quien elige Fijar objetivos galácticos toma { $chart_credits } crédito, cambia el disco que eligió con el que está delante, roba { $goals_drawn } objetivos o los que queden, conserva uno boca abajo y pone los demás bajo la pila en el orden que quiera. Un objetivo anterior boca abajo se revela entonces, de modo que nunca hay más de uno.
newfrontiers_rules-goals-empty = Fijar objetivos galácticos se puede elegir con la pila vacía: da su crédito y su prioridad, y revela el objetivo boca abajo.
newfrontiers_rules-goals-turn = Quien tiene un objetivo de reserva boca abajo puede revelarlo después de que se elija una loseta de acción y antes de que se haga. Se pregunta tras cada elección, sea cual sea el objetivo boca abajo, para que la pregunta no delate nada.
newfrontiers_rules-goals-stockpile = Mientras un objetivo de reserva está boca arriba, cada uno puede guardar en la reserva lo que nombra: mercancías después de su Producir, créditos de una venta, y un mundo que debía devolver por el límite de { $most_worlds }, después de Explorar o Colonizar. Un tablero admite { $most_goods } mercancías, { $most_discarded } mundos y { $most_credits } créditos. Lo guardado se queda.
newfrontiers_rules-goals-score = Al final, cada objetivo en juego cuenta para todos. Una tabla da sus PV desde el número indicado; donde se cuentan cosas distintas, su orden no importa.

## The Starry Rift

newfrontiers_rules-rift = The Starry Rift
newfrontiers_rules-rift-option = The Starry Rift es una opción, combinable con objetivos y con cualquiera de las preparaciones. Se usan los { $all_mats } tableros y todos los desarrollos, en Explorar se sacan { $offer_rift } mundos, Fijar objetivos galácticos roba { $goals_drawn_rift }, y otro Galactic Trendsetters sustituye al habitual.
newfrontiers_rules-rift-xeno = Un mundo Xeno es un mundo militar cuya fuerza está impresa en violeta. La fuerza militar que cuenta para él, incluidos los poderes contra Xeno, debe alcanzarla; no se puede pagar.
newfrontiers_rules-rift-keep = Un mundo Xeno tomado, o sacado por un poder, se puede devolver enseguida a la bolsa. Conservado, no se puede descartar ni guardar en la reserva, y cada uno que no esté colonizado al final cuesta { $xeno_penalty } PV.
newfrontiers_rules-rift-keyword = Xeno es una palabra clave más para Faction Tolerance.

## Qué se sabe, y esta edición

newfrontiers_rules-edition = Qué se sabe, y esta edición
newfrontiers_rules-edition-hidden = Solo están ocultos el objetivo boca abajo, que conoce su dueño, los objetivos que este puso bajo la pila, y lo que dará la bolsa. Todo lo demás es público.
newfrontiers_rules-edition-limits = Los créditos no son limitados; mercancías, colonos y losetas sí. Los jugadores nunca se dan nada entre sí.
newfrontiers_rules-edition-print = Solo una parte de las losetas está documentada. El resto se reconstruyó de modo que todos los totales impresos cuadren; la lista de componentes dice de cada loseta qué está documentado, y en el taller se puede corregir.
