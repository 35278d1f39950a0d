# Todas las reglas de Jump Drive, para la página de reglas.


## El juego en pocas palabras

jumpdrive_rules-overview = El juego en pocas palabras
jumpdrive_rules-overview-goal = Cada jugador construye un imperio de cartas. El imperio entero vuelve a puntuar en cada ronda, así que lo que se coloca pronto rinde más veces. En cuanto alguien tiene { $end_vp } PV o más después de puntuar, la partida termina y gana quien tenga más PV.
jumpdrive_rules-overview-money = Las cartas son lo que se coloca y también con lo que se paga: quien coloca una carta entrega otras por ella. En cada ronda hay que elegir entre PV ahora y más cartas para después.

## Preparación

jumpdrive_rules-setup = Preparación
jumpdrive_rules-setup-center = En el centro hay un Survey Team boca arriba por jugador. Todas las demás cartas forman el mazo.
jumpdrive_rules-setup-standard = Partida normal: cada jugador recibe { $dealt } cartas, descarta { $discarded } a su elección boca abajo y empieza con las otras { $start_hand }.
jumpdrive_rules-setup-first = Primera partida: cada jugador recibe al azar una de las { $presets } manos preparadas de { $start_hand } cartas y no descarta nada.
jumpdrive_rules-setup-dealer = El repartidor se decide al azar. Donde importa el orden, se sigue el sentido de las agujas del reloj desde la izquierda del repartidor, que va el último.

## Qué hay en una carta

jumpdrive_rules-cards = Qué hay en una carta
jumpdrive_rules-cards-sorts = Un desarrollo muestra un rombo con su coste; un mundo, un círculo: un número oscuro es el coste que se paga; un número rojo perfilado es la defensa de un mundo militar, que hay que conquistar.
jumpdrive_rules-cards-yield = Cada carta indica cuántos PV y cuántas cartas de ingresos da por ronda. Un signo de interrogación significa que depende del resto del imperio.
jumpdrive_rules-cards-icons = Un icono de exploración refuerza Explorar, un icono militar es un punto de fuerza militar, y un cromosoma no hace nada por sí mismo. Otras cartas pueden contar cualquiera de ellos.
jumpdrive_rules-cards-colors = Los mundos tienen uno de { $kinds } colores, cada uno el de un tipo de mercancías, o son grises. En este juego no hay mercancías; las cartas cuentan mundos de un color, militares o no.
jumpdrive_rules-cards-copies = Un imperio puede tener varias copias de una carta, y sus efectos se suman. Solo de Survey Team y Trade Pact tiene como máximo una. Trade Pact solo se puede colocar sin fuerza militar general o junto a un Contact Specialist; los iconos militares pueden llegar después.
jumpdrive_rules-cards-discards = Se descarta boca abajo. Cuando el mazo se acaba, la pila de descartes se baraja y forma el nuevo mazo.

## Elegir qué se coloca

jumpdrive_rules-placing = Elegir qué se coloca
jumpdrive_rules-placing-together = Todos eligen en secreto y revelan a la vez, una vez por ronda. Solo se puede elegir lo que se puede pagar o conquistar.
jumpdrive_rules-placing-development = Un desarrollo solo: cuesta { $alone_discount } menos.
jumpdrive_rules-placing-world = Un mundo solo: una vez pagado o conquistado, { $alone_draw ->
        [one] se roba { $alone_draw } carta
       *[other] se roban { $alone_draw } cartas
    }.
jumpdrive_rules-placing-both = Un desarrollo y un mundo: a coste completo, y no se roba nada por ello.
jumpdrive_rules-placing-none = Ninguna carta, sino el marcador de Explorar: véase Explorar.
jumpdrive_rules-placing-order = El poder y los iconos del desarrollo cuentan enseguida para un mundo colocado en la misma ronda. Ninguna carta ayuda a colocarse a sí misma.
jumpdrive_rules-placing-team = Una vez por partida, el desarrollo puede ser un Survey Team del centro en lugar de una carta de la mano. Se paga como cualquier otro y no cuesta nada si se coloca solo.
jumpdrive_rules-placing-steps = Una ronda avanza por pasos que todos dan a la vez: revelar, elegir cómo pagar, pagar. Después, por orden, se roba por los mundos colocados solos y por Explorar; quienes exploran descartan; los segundos mundos se eligen, se revelan a la vez y se pagan; y todos puntúan.

## Pagar

jumpdrive_rules-paying = Pagar
jumpdrive_rules-paying-cost = El coste es el número oscuro: cuántas otras cartas se descartan de la mano, boca abajo.
jumpdrive_rules-paying-discount = Los descuentos del imperio se suman. Un coste nunca baja de cero, y lo que sobra no se cobra.

## Conquistar

jumpdrive_rules-conquest = Conquistar
jumpdrive_rules-conquest-military = Un mundo militar no cuesta cartas. La fuerza militar del imperio debe ser al menos igual a la defensa del mundo: los iconos militares y lo que los poderes añadan para ese mundo. Una conquista no gasta fuerza militar.
jumpdrive_rules-conquest-certain = Algunos poderes dan fuerza militar solo contra mundos de un color o contra mundos Rebel. Cuenta para un mundo así y para nada más.
jumpdrive_rules-conquest-mixing = La fuerza militar y el pago nunca se combinan: un mundo se conquista o se paga.
jumpdrive_rules-conquest-contact = Con un Contact Specialist, un mundo militar que no sea Alien se puede pagar como cualquier otro, por una carta menos que su defensa. Otros descuentos también cuentan, pero un segundo Contact Specialist no añade nada.

## Un segundo mundo

jumpdrive_rules-second = Un segundo mundo
jumpdrive_rules-second-when = Dos cartas permiten colocar un segundo mundo, nunca un tercero. Se hace después de que todos hayan revelado y pagado, y antes de puntuar; puede ser una carta robada por el primer mundo.
jumpdrive_rules-second-colony = Colony Convoy: si el primer mundo se pagó, el convoy se puede descartar para pagar un segundo más barato. Puede esperar en el imperio a una ronda posterior, no abarata un primer mundo y se combina con un Contact Specialist.
jumpdrive_rules-second-military = Military Convoy: si el primer mundo se conquistó, se puede conquistar un segundo mundo militar con la fuerza militar que sobró. Después de un mundo pagado gracias a un Contact Specialist no se puede usar.
jumpdrive_rules-second-spent = La fuerza militar que solo cuenta contra algunos mundos se toma para el primer mundo, en lo posible, de poderes que no ayudarían con el segundo.

## Explorar

jumpdrive_rules-explore = Explorar
jumpdrive_rules-explore-draw = Quien no coloca ninguna carta explora: roba { $explore_draw } cartas y una más por cada icono de exploración, los del imperio y los { $marker_icons } del marcador. Luego descarta tantas cartas, viejas o nuevas, como iconos haya.
jumpdrive_rules-explore-net = Así la mano crece en { $explore_draw } cartas, sean cuantos sean los iconos; más iconos dan más donde elegir. Los iconos del marcador solo cuentan para esta exploración y para ninguna otra carta. El imperio puntúa y cobra sus ingresos como siempre.

## Puntuación

jumpdrive_rules-scoring = Puntuación
jumpdrive_rules-scoring-round = Al final de la ronda, cada carta de cada imperio da sus PV, también las de rondas anteriores: en total, los PV por ronda del imperio. Todos los imperios puntúan en el mismo momento.
jumpdrive_rules-scoring-per = Algunas cartas dan PV o cartas por cada icono, cada mundo de un color o cada copia de una carta. Dos copias de una carta así lo hacen dos veces. Galactic Trendsetters cuenta sus propias copias, de modo que cada nueva vale más.
jumpdrive_rules-scoring-with = Otras dan más junto con cierta carta. Lo hacen una vez: una segunda copia de esa carta no cambia nada.
jumpdrive_rules-scoring-other = Una carta que también cuenta otro imperio cuenta el que más da a su dueño. Todos pueden verlo, así que se hace sin preguntar.
jumpdrive_rules-scoring-order = New Galactic Order cuenta la fuerza militar general: los iconos, no lo que los poderes añaden contra ciertos mundos.
jumpdrive_rules-scoring-propaganda = War Propaganda puede cambiar de manos. Antes de cada puntuación va a quien tenga la mayor fuerza militar general, si supera la de su dueño; en caso de empate, a quien esté más cerca a la izquierda de su dueño entre los empatados. Si las { $propaganda_copies } copias están en juego, se comprueban a la vez.

## Ingresos y límite de la mano

jumpdrive_rules-income = Ingresos y límite de la mano
jumpdrive_rules-income-draw = Si la partida no ha terminado, cada jugador roba tantas cartas como ingresos tenga su imperio. Cuando el mazo puede quedarse corto, roba primero quien tenga más PV y luego los demás en el sentido de las agujas del reloj; en caso de empate, empieza quien vaya primero en ese sentido desde el repartidor.
jumpdrive_rules-income-limit = Después, quien tenga más de { $hand_limit } cartas en mano descarta hasta quedarse con { $hand_limit }, y empieza la ronda siguiente.

## Fin de la partida

jumpdrive_rules-end = Fin de la partida
jumpdrive_rules-end-end = La partida termina con la puntuación tras la cual alguien tiene { $end_vp } PV o más. Gana quien tenga más PV.
jumpdrive_rules-end-tie = En caso de empate, gana, entre los empatados, quien sume más entre cartas en mano e ingresos; si el empate persiste, se comparte la victoria.

## Sobre esta edición

jumpdrive_rules-edition = Sobre esta edición
jumpdrive_rules-edition-print = Solo una parte de las cartas está documentada. El resto se reconstruyó de modo que todos los totales conocidos cuadren; la lista de componentes dice de cada carta qué está documentado, y en el taller se puede corregir.
jumpdrive_rules-edition-presets = En una primera partida, las { $presets } manos preparadas son conocidas por todos: cada jugador sabe que cada uno de los demás tiene una de las que no tiene él.
jumpdrive_rules-edition-known = Los bots y las pistas usan lo que se puede deducir de ello: una mano preparada queda excluida si uno mismo tiene una de sus cartas, y se delata por lo que se revela antes de que nadie robe. También se tiene en cuenta adónde fueron los descartes propios y los vistos por todos al barajar de nuevo.
jumpdrive_rules-edition-single = Donde solo cabe una respuesta, se da enseguida, sin preguntar; el registro la muestra.
