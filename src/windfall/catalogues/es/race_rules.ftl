# Todas las reglas de Race for the Galaxy, para la página de reglas.


## El juego en pocas palabras

race_rules-overview = El juego en pocas palabras
race_rules-overview-goal = Cada jugador construye un imperio de mundos y desarrollos. Al final gana quien tenga más PV: los de las cartas del tablero, los de las fichas de PV y los de las bonificaciones «?».
race_rules-overview-phases = En cada ronda, cada jugador elige en secreto una carta de acción. Solo tiene lugar lo que alguien eligió, pero para todos; quien lo eligió recibe una bonificación. El arte es vivir de lo que eligen los demás.
race_rules-overview-uses = Una carta sirve de varias maneras: colocada boca arriba es un mundo o un desarrollo; descartada de la mano es dinero; boca abajo sobre un mundo es una mercancía.

## Preparación

race_rules-setup = Preparación
race_rules-setup-chips = Hay { $chips } PV en fichas por jugador. Todos tienen las mismas { $action_cards } cartas de acción.
race_rules-setup-start = De los { $start_worlds } mundos iniciales cada jugador recibe uno al azar; es la primera carta de su tablero. Un mundo inicial que sea un mundo inesperado tiene su mercancía desde el principio. Los mundos iniciales sobrantes se barajan en el mazo.
race_rules-setup-standard = Partida normal: cada jugador recibe { $dealt } cartas y descarta { $discarded } boca abajo, todos a la vez.
race_rules-setup-first = Primera partida: solo se reparten los mundos iniciales numerados desde el uno, tantos como jugadores, y a cada uno le corresponde una mano preparada de { $start_hand } cartas. No se descarta nada.
race_rules-setup-deck = En cuanto el mazo se acaba, la pila de descartes se baraja enseguida y forma el mazo. Si ambos están vacíos, no se roba nada.

## Una ronda

race_rules-round = Una ronda
race_rules-round-choose = Todos eligen en secreto una carta de acción y revelan a la vez. Las fases elegidas se hacen en el orden de I a V, cada una una vez, sean cuantos sean quienes la eligieron. En cada una actúan todos; quienes la eligieron tienen la bonificación.
race_rules-round-cards = Estas son las cartas de acción. Explorar y Consumir tienen dos cada una, con bonificaciones distintas.
race_rules-round-together = Nadie ve lo que eligen los demás en el mismo paso: los primeros descartes, las cartas de acción, lo que se conserva en Explorar, lo que se coloca en Desarrollar y Colonizar, los descartes finales. Donde importa el orden, porque pueden faltar cartas o fichas, se actúa por turnos en el sentido de las agujas del reloj desde el mundo inicial de menor número; por eso se paga, se consume y se produce por orden.
race_rules-round-end = Después de la última fase, cada jugador descarta hasta quedarse con { $hand_limit } cartas en mano y recupera su carta de acción.

## Poderes

race_rules-powers = Poderes
race_rules-powers-when = Un poder pertenece a una fase y actúa desde la fase siguiente, nunca en la que se coloca su carta. Los poderes se suman. Un poder solo cambia lo que dice; todas las demás reglas siguen valiendo.
race_rules-powers-must = Quien tiene un poder debe usarlo cuando se pueda, salvo que diga «puede». También debe usarse el que haga falta para colocar una carta revelada. Ningún poder interrumpe a otro.
race_rules-powers-draw = «Robar» significa tomar una carta en la mano; en Explorar, una carta más entre las que elegir. Un coste nunca baja de cero, y no se cobra nada por ello.
race_rules-powers-keywords = Imperium, Uplift, Terraforming y el cromosoma están impresos para expansiones. Rebel y Alien importan aquí: algunos poderes y bonificaciones preguntan por ellos.

## I Explorar

race_rules-explore = I Explorar
race_rules-explore-action = Robar { $drawn } cartas, elegir { $kept } para la mano y descartar el resto boca abajo. Todas las cartas se roban antes de descartar ninguna.
race_rules-explore-bonus = Una de las cartas roba { $more_5 } más entre las que elegir, es decir, { $drawn_5 } robadas y { $kept_5 } conservada; la otra roba una más y conserva una más, es decir, { $drawn_1_1 } robadas y { $kept_1_1 } conservadas.
race_rules-explore-powers = Hay poderes que roban más cartas entre las que elegir o permiten conservar más. El que solo roba más no cambia cuántas se conservan.

## II Desarrollar

race_rules-develop = II Desarrollar
race_rules-develop-action = Todos eligen en secreto un desarrollo de la mano, o ninguno, y revelan a la vez. Cada desarrollo se paga después y pasa al tablero.
race_rules-develop-bonus = El desarrollo cuesta una carta menos. Si ya no cuesta nada, la bonificación se pierde.
race_rules-develop-same = Un tablero tiene cada desarrollo una sola vez.
race_rules-develop-powers = Hay poderes que roban una carta al principio de la fase, abaratan los desarrollos o roban una carta después de colocar uno.

## Pagar

race_rules-paying = Pagar
race_rules-paying-cost = El coste está en el rombo de un desarrollo o en el círculo oscuro de un mundo. Se descartan de la mano tantas otras cartas, boca abajo.
race_rules-paying-reveal = Lo que se revela debe colocarse. Por eso solo se puede elegir lo que se puede pagar, contando los poderes que habría que usar.

## III Colonizar

race_rules-settle = III Colonizar
race_rules-settle-action = Todos eligen en secreto un mundo de la mano, o ninguno, y revelan a la vez. Cada mundo se paga o se conquista después y pasa al tablero.
race_rules-settle-bonus = Robar una carta después de colocar un mundo.
race_rules-settle-windfall = Un mundo inesperado, con halo, recibe una mercancía al colocarse, una sola vez: una carta del mazo, boca abajo, que nadie mira. Un mundo de producción, de color pleno, no recibe ninguna antes de Producir.
race_rules-settle-goods = Las mercancías de todos los mundos inesperados de una fase Colonizar se ponen antes de que pague el primer jugador.
race_rules-settle-kinds = Hay { $kinds } tipos de mercancías. El tipo y el color de una mercancía son los de su mundo.
race_rules-settle-powers = Hay poderes que abaratan los mundos que se pagan, todos o los de un tipo. Algunos que nombran un tipo dan también fuerza militar contra los mundos militares de ese tipo.
race_rules-settle-ship = Un Colony Ship se puede descartar del tablero para que un mundo no cueste nada, salvo uno de Tecnología alienígena. Se puede entregar incluso por un mundo que sería gratis, pero no sirve para una conquista.

## Mundos militares

race_rules-conquest = Mundos militares
race_rules-conquest-military = Un mundo con círculo rojo no se paga, se conquista: la fuerza militar total debe ser al menos igual a su defensa, el número perfilado. Los poderes militares se suman, también los negativos, y no se gastan.
race_rules-conquest-specialized = La fuerza militar especializada solo cuenta contra los mundos que nombra: los de un tipo, o con la palabra clave Rebel.
race_rules-conquest-tactics = New Military Tactics se puede descartar del tablero por fuerza militar temporal hasta el final de la fase. Se permite con cualquier mundo, haga falta o no, y también sin colocar nada; se pregunta cuando todos los mundos están revelados. Con el tablero lleno, esto puede prolongar la partida.
race_rules-conquest-contact = Un Contact Specialist permite pagar un mundo militar que no sea de Tecnología alienígena: su defensa menos uno es el coste, y los descuentos lo bajan. Un Colony Ship puede pagarlo entonces.
race_rules-conquest-separate = Son dos vías separadas: la fuerza militar nunca reduce un pago, y un pago nunca suma fuerza militar.

## IV Consumir

race_rules-consume = IV Consumir
race_rules-consume-action = Usar todos los poderes de Consumir, mientras haya mercancías: se descartan boca abajo por fichas de PV, cartas o ambas. Cada poder se usa una vez, en cualquier orden.
race_rules-consume-bonus = Con Comerciar, vender antes una mercancía. Con la carta que dobla los PV, las fichas de PV de los poderes de Consumir cuentan doble; los PV por cartas descartadas de la mano, no.
race_rules-consume-order = Una mercancía sirve a un solo poder, y no tiene que estar en el mundo que la consume. Se permite un orden que deje mercancías, aunque otro las habría usado.
race_rules-consume-exact = Un poder con un número de mercancías las necesita todas; algunos quieren mercancías de un tipo, o todas de tipos distintos.
race_rules-consume-upto = Un poder de «hasta» tantas mercancías recompensa cada una y, una vez empezado, toma todas las que puede.
race_rules-consume-all = Unos pocos toman todas las mercancías que quedan. Otros toman cartas de la mano por PV; estos se pueden usar o no.
race_rules-consume-none = Un poder que toma cartas de la mano se puede usar para ninguna carta; entonces queda gastado.
race_rules-consume-gamble = Gambling World: nombrar un número del uno al { $highest_gamble }. Se revela la primera carta del mazo; si su coste o su defensa es ese número, se conserva; si no, se descarta.

## Comerciar

race_rules-trade = Comerciar
race_rules-trade-who = Comerciar no es una fase aparte. Solo quienes lo eligieron venden una mercancía, antes de consumir, y deben hacerlo si tienen una.
race_rules-trade-novelty = Novedades: { $price_novelty } cartas.
race_rules-trade-rare = Elementos raros: { $price_rare } cartas.
race_rules-trade-genes = Genes: { $price_genes } cartas.
race_rules-trade-alien = Tecnología alienígena: { $price_alien } cartas.
race_rules-trade-powers = Los poderes de Comerciar añaden cartas a la venta de cualquier mercancía, de un tipo, o de la de su propio mundo.
race_rules-trade-selling = Algunos poderes de Consumir venden una mercancía a estos precios. Los poderes de Comerciar solo cuentan para ellos si lo dicen.

## V Producir

race_rules-produce = V Producir
race_rules-produce-action = Cada mundo de producción sin mercancía recibe una. Un mundo nunca tiene más de una mercancía.
race_rules-produce-bonus = Una mercancía en un mundo inesperado que no tenga.
race_rules-produce-powers = Hay poderes que ponen mercancías en mundos inesperados o roban cartas: siempre, por cada mercancía producida de un tipo, por cada tipo, o por cada mundo de un tipo. «Cuando se produce aquí» no roba nada si ya había una mercancía.
race_rules-produce-order = Se comercia y se consume, y también se produce, uno tras otro, cada uno por completo. Las cartas de un jugador producen y roban de la más nueva a la más antigua; los poderes de mundos inesperados de cualquier tipo y la bonificación van después, y al final las cartas por lo producido. Este orden solo puede importar cuando mazo y descartes se agotan.

## Fin de la partida

race_rules-end = Fin de la partida
race_rules-end-tableau = La partida termina después de la ronda al final de la cual un tablero tiene { $tableau_end } cartas o más.
race_rules-end-pool = Termina después de la ronda en que se toma la última ficha de PV. Los PV de esa ronda se pagan igualmente por completo.
race_rules-end-hand = También en la última ronda las manos se reducen a { $hand_limit } cartas.
race_rules-end-score = Cada jugador suma los PV del tablero, de las fichas de PV y de las bonificaciones «?». Gana quien tenga más PV.
race_rules-end-tie = En caso de empate, gana quien tenga más cartas en mano y mercancías sumadas; si el empate persiste, se comparte la victoria.

## Desarrollos de coste { $bonus_cost }

race_rules-bonuses = Desarrollos de coste { $bonus_cost }
race_rules-bonuses-each = Un desarrollo de coste { $bonus_cost } muestra un signo de interrogación: da lo que dice su texto por cada carta del tablero que cumpla una de sus condiciones. Una carta cuenta una vez, por la primera condición que cumpla; el propio desarrollo también puede contar. Galactic Renaissance cuenta además fichas de PV.
race_rules-bonuses-consume = Donde se cuentan poderes de Consumir, los de Comerciar no valen.
race_rules-bonuses-order = New Galactic Order cuenta la fuerza militar total sin la especializada ni la temporal. La negativa también cuenta: por debajo de cero cuesta PV.

## La partida para dos expertos

race_rules-experienced = La partida para dos expertos
race_rules-experienced-two = La partida para dos expertos es una opción. Cada uno tiene { $experienced_cards } cartas de acción, con un segundo Desarrollar y un segundo Colonizar, y elige dos cada ronda: { $pairs } parejas distintas.
race_rules-experienced-double = Desarrollar o Colonizar elegido dos veces por un jugador tiene lugar dos veces, con la bonificación cada vez; los poderes colocados en la primera actúan en la segunda. El otro, si lo eligió una vez, solo tiene la bonificación en la primera.
race_rules-experienced-explore = Las dos cartas de Explorar juntas: robar { $drawn_both } cartas y conservar { $kept_both }.
race_rules-experienced-consume = Las dos cartas de Consumir juntas: vender antes una mercancía y luego doblar los PV por mercancías.

## Qué se sabe

race_rules-known = Qué se sabe
race_rules-known-open = Todos ven los tableros, los tipos de las mercancías, las fichas de PV y cuántas cartas tiene una mano. La mano y los descartes propios solo los conoce uno mismo; las cartas de acción, cuando se revelan.
race_rules-known-presets = Una mano preparada se deduce del mundo inicial, así que todos la conocen. Quien descartó una carta sabe que está en el mazo después de barajar de nuevo.
race_rules-known-worked = Los bots y las pistas usan lo que se puede deducir: una carta ganada en la apuesta, las manos preparadas, y dónde pueden estar los descartes propios y los vistos por todos después de barajar de nuevo. Solo una carta ganada en la apuesta se muestra como conocida.
