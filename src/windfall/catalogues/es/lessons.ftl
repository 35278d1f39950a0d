# Las lecciones: las páginas y después lo que dice cada lección. Se componen en src/windfall/lessons/data.
lessons-heading = Aprender los juegos
lessons-lead = Lecciones cortas sobre posiciones reales. Tú haces las jugadas, ves qué dan y lees por qué.
lessons-start = Empezar
lessons-resume = Seguir en el paso { $step }
lessons-repeat = Repetir
lessons-play = Jugar
lessons-play-again = Jugar otra vez
lessons-done = terminada
lessons-progress = { $done } de { $all } terminadas
lessons-forget = Olvidar mi progreso
lessons-step = Paso { $step } de { $steps }
lessons-right = Bien jugado
lessons-wrong = Hay algo mejor
lessons-try-again = Intentarlo de nuevo
lessons-next = Paso siguiente
lessons-next-lesson = Lección siguiente: { $lesson }
lessons-skip = Saltar este paso
lessons-leave = Todas las lecciones
lessons-complete-text = Has terminado «{ $lesson }».
lessons-opening = Abriendo la lección…
lessons-missing = No existe esa lección. Vuelve a todas las lecciones.

## Jump Drive

lessons-jumpdrive-round = Colocar y pagar
lessons-jumpdrive-round-about = Qué se hace en una ronda y con qué se pagan las cartas.
lessons-jumpdrive-round-1-idea = 
    Gana quien más PV tenga cuando alguien llegue a { $goal }. Las cartas se pagan con otras cartas: descarta lo que sea demasiado caro para empezar. { $card } cuesta { $cost ->
        [one] { $cost } carta
       *[other] { $cost } cartas
    }.
lessons-jumpdrive-round-1-right = 
    Te quedas con { $hand ->
        [one] { $hand } carta
       *[other] { $hand } cartas
    }: un mundo, { $world }, y las demás para pagarlo.
lessons-jumpdrive-round-1-wrong = 
    { $world } y { $small } son los mundos que tus { $hand ->
        [one] { $hand } carta
       *[other] { $hand } cartas
    } podrían pagar. Sin uno de ellos empiezas más despacio.
lessons-jumpdrive-round-2-idea = 
    El número del círculo es lo que cuesta un mundo: { $large ->
        [one] { $large } carta
       *[other] { $large } cartas
    } de tu mano por { $one }, { $small ->
        [one] { $small } carta
       *[other] { $small } cartas
    } por { $other }. Los mundos dan ingresos, cartas en cada ronda. Coloca el que dé más.
lessons-jumpdrive-round-2-right = 
    { $world } ha dado { $vp } PV y { $income ->
        [one] { $income } carta
       *[other] { $income } cartas
    }, y volverá a hacerlo cada ronda. Por un mundo colocado solo se roba una carta más: vuelves a tener { $hand ->
        [one] { $hand } carta
       *[other] { $hand } cartas
    }.
lessons-jumpdrive-round-2-wrong = 
    Tus ingresos son ahora { $income ->
        [one] { $income } carta
       *[other] { $income } cartas
    } por ronda; con { $world } serían { $more ->
        [one] { $more } carta
       *[other] { $more } cartas
    }. Al principio, los ingresos pagan todo lo que sigue.
lessons-jumpdrive-round-3-idea = 
    Coloca un desarrollo, un mundo o ambos. Solo, un desarrollo cuesta una carta menos y un mundo te hace robar una. { $lab } es gratis ahora, { $world } cuesta { $cost ->
        [one] { $cost } carta
       *[other] { $cost } cartas
    }: ¿cuál da más, ronda tras ronda?
lessons-jumpdrive-round-3-right = 
    Tus ingresos pasan de { $was } a { $income ->
        [one] { $income } carta
       *[other] { $income } cartas
    }, y consigues { $vp } PV por ronda. Lo que pagas una vez vuelve cada ronda.
lessons-jumpdrive-round-3-wrong = 
    Ahora robas { $income ->
        [one] { $income } carta
       *[other] { $income } cartas
    } y consigues { $vp } PV por ronda. { $world } habría sumado { $more ->
        [one] { $more } carta
       *[other] { $more } cartas
    } a los ingresos de cada ronda y se amortizaría pronto.
lessons-jumpdrive-income = Cartas o puntos
lessons-jumpdrive-income-about = Cuándo crecer y cuándo puntuar.
lessons-jumpdrive-income-1-idea = 
    Todo lo que hay en tu imperio puntúa de nuevo cada ronda. { $world } cuesta { $cost ->
        [one] { $cost } carta
       *[other] { $cost } cartas
    } y da { $vp } PV cada vez. Colócalo y, al pagar, guarda { $next } para la próxima ronda.
lessons-jumpdrive-income-1-right = 
    Consigues { $now } PV por ronda en lugar de { $was }. Tus ingresos han vuelto a llenar tu mano: { $hand ->
        [one] { $hand } carta
       *[other] { $hand } cartas
    }.
lessons-jumpdrive-income-1-wrong = 
    Consigues { $now } PV por ronda y robas { $income ->
        [one] { $income } carta
       *[other] { $income } cartas
    }; en la mano caben { $limit } como mucho. Ya tienes de sobra: coloca { $world } y guarda { $next }, para que cada ronda cuente.
lessons-jumpdrive-income-2-idea = Al final de una ronda puedes tener { $limit } cartas. Descarta lo que solo serviría para pagar y guarda { $next }: { $vp } PV por ronda.
lessons-jumpdrive-income-2-right = 
    Tienes { $hand ->
        [one] { $hand } carta
       *[other] { $hand } cartas
    }: { $next } y suficientes para pagarla.
lessons-jumpdrive-income-2-wrong = { $next } se ha ido, y con ella { $vp } PV por ronda. No todas las cartas son iguales: las caras se colocan, con las otras se paga.
lessons-jumpdrive-income-3-idea = Tienes { $mine } PV, { $them } { $theirs }, y la partida acaba en { $goal }: quedan pocas rondas. { $world } da más ingresos, { $factory } más PV. ¿Qué vale más ahora?
lessons-jumpdrive-income-3-right = { $gained } PV en esta ronda, { $mine } en total, y al menos otros tantos en la siguiente. Los ingresos solo cuentan mientras queden rondas para gastarlos.
lessons-jumpdrive-income-3-wrong = 
    { $gained } PV en esta ronda y unos ingresos de { $income ->
        [one] { $income } carta
       *[other] { $income } cartas
    }: más de las { $limit } que puedes tener. { $factory } sumaría { $more } PV ahora y otra vez en la próxima ronda.
lessons-jumpdrive-military = Conquista
lessons-jumpdrive-military-about = Los mundos de borde rojo no cuestan cartas, sino fuerza militar.
lessons-jumpdrive-military-1-idea = Un número rojo es una defensa: tu fuerza militar debe ser al menos igual, y no se pagan cartas. Tienes { $military }, { $world } tiene { $defense }. Pero un desarrollo que coloques en la misma ronda ya cuenta: coloca { $team } con él.
lessons-jumpdrive-military-1-right = 
    { $team } sube tu fuerza militar a { $military }, suficiente para { $world }. Solo pagaste el desarrollo, y ahora robas { $income ->
        [one] { $income } carta
       *[other] { $income } cartas
    } y consigues { $vp } PV por ronda.
lessons-jumpdrive-military-1-wrong = Tu fuerza militar es ahora { $military } y consigues { $vp } PV por ronda. { $world } podría haber venido gratis: elige { $team } y { $world } juntos.
lessons-jumpdrive-military-1-mistake_2 = { $lair } también está conquistado. Pero { $world } daría además { $vp } PV cada ronda.
lessons-jumpdrive-military-2-idea = { $world } da { $vp } PV por ronda, con una defensa de { $defense }; tu fuerza militar es { $military }. ¿Qué hay en tu mano que cubra la diferencia en esta misma ronda?
lessons-jumpdrive-military-2-right = { $marines }: fuerza militar { $military }. Consigues { $vp } PV por ronda en lugar de { $was }, y solo pagaste el desarrollo.
lessons-jumpdrive-military-2-wrong = Fuerza militar { $military }, { $vp } PV por ronda: { $world } sigue esperando. { $marines } y { $world } se pueden colocar juntos.
lessons-jumpdrive-military-3-idea = 
    Solo tienes { $hand ->
        [one] { $hand } carta
       *[other] { $hand } cartas
    }, pero tu fuerza militar es { $military }. ¿Qué carta no cuesta ninguna de ellas y puntúa más?
lessons-jumpdrive-military-3-right = 
    { $world } era gratis: { $vp } PV por ronda en lugar de { $was }, fuerza militar { $military } para la próxima conquista y { $hand ->
        [one] { $hand } carta
       *[other] { $hand } cartas
    } en la mano para pagar otra cosa.
lessons-jumpdrive-military-3-wrong = 
    { $vp } PV por ronda y { $hand ->
        [one] { $hand } carta
       *[other] { $hand } cartas
    } en la mano. { $world } suma { $more } PV por ronda y no cuesta ninguna carta.
lessons-jumpdrive-end = Explorar, y el final
lessons-jumpdrive-end-about = Qué hacer con una mala mano y en la última ronda.
lessons-jumpdrive-end-1-idea = 
    { $hand ->
        [one] { $hand } carta
       *[other] { $hand } cartas
    }, y nada entre ellas que te lleve más lejos que { $card }. En vez de colocar cartas puedes Explorar: ver muchas cartas y tener al final { $more } más que antes.
lessons-jumpdrive-end-1-right = 
    De { $was } a { $hand ->
        [one] { $hand } carta
       *[other] { $hand } cartas
    }, { $income } de ellas de ingresos: y las que guardaste son las mejores de muchas. En la próxima ronda podrás colocar algo grande.
lessons-jumpdrive-end-1-wrong = 
    { $card } no costó nada; tienes { $vp } PV por ronda y unos ingresos de { $income ->
        [one] { $income } carta
       *[other] { $income } cartas
    }. En la mano hay { $hand ->
        [one] { $hand } carta
       *[other] { $hand } cartas
    }, aún sin plan; Explorar te habría dejado buscar uno.
lessons-jumpdrive-end-2-idea = { $mine } PV, y { $round } más por ronda: ya puedes llegar a { $goal }, así que esta es la última ronda. Los ingresos ya no valen nada. ¿Qué puntúa más ahora mismo?
lessons-jumpdrive-end-2-right = { $card } cuenta tus desarrollos: { $gained } PV en esta ronda, { $mine } a { $theirs } al final. Ganas.
lessons-jumpdrive-end-2-wrong = { $gained } PV en esta ronda, { $mine } a { $theirs }. Mira qué dice { $card }: puntúa por cada desarrollo tuyo, y tienes muchos.
lessons-jumpdrive-game = Tu primera partida
lessons-jumpdrive-game-about = Una partida entera contra un principiante, con el entrenador a tu lado.

## Race for the Galaxy

lessons-race-phases = Elegir una acción
lessons-race-phases-about = Lo que eliges lo hacen todos: Explorar y Colonizar.
lessons-race-phases-1-idea = 
    Cada cual elige una acción en secreto. Después se juega cada fase que alguien haya elegido, para todos. Entre tus { $hand ->
        [one] { $hand } carta
       *[other] { $hand } cartas
    } hay mundos que puedes colocar: elige Colonizar.
lessons-race-phases-1-right = { $them } también eligió Colonizar: sigue siendo una sola fase, y ambos podéis colocar un mundo. Los dos la elegisteis, así que cada uno roba una carta después.
lessons-race-phases-1-wrong = Solo se juegan las fases que alguien eligió. Un mundo solo se coloca en Colonizar: puedes porque { $them } la eligió, pero sin la bonificación de una carta.
lessons-race-phases-2-idea = 
    { $world } cuesta { $cost ->
        [one] { $cost } carta
       *[other] { $cost } cartas
    }, y tienes { $hand } en total. Explorar da cartas: con «+5» eliges entre más, con «+1, +1» te quedas con más. ¿Qué te ayuda a pagar?
lessons-race-phases-2-right = 
    Tienes { $hand ->
        [one] { $hand } carta
       *[other] { $hand } cartas
    }, { $more } más que antes. Y { $them } eligió Colonizar: esa fase viene ahora, y puedes colocar un mundo aunque no la eligieras.
lessons-race-phases-2-wrong = 
    «+5» te enseña más cartas, pero no te quedas con más; ninguna otra acción roba antes de Colonizar. Para colocar { $world } necesitas { $cost ->
        [one] { $cost } carta
       *[other] { $cost } cartas
    } aparte: «+1, +1» te deja más.
lessons-race-phases-3-idea = 
    Se paga con otras cartas de la mano: { $cost ->
        [one] { $cost } carta
       *[other] { $cost } cartas
    } por { $world }, todas las que tienes. Vale { $vp } PV, y su disco de color significa que produce mercancías. Colócalo.
lessons-race-phases-3-right = De { $was } a { $now } PV. Tu mano está vacía, pero { $world } la llenará: roba cartas cada vez que produce.
lessons-race-phases-3-wrong = { $now } PV ahora. Las cartas en la mano no puntúan; { $world } da { $vp } PV y roba cartas cada vez que produce, y puedes pagarlo justo.
lessons-race-build = Desarrollar y Colonizar
lessons-race-build-about = Colocar cartas y elegir bien con qué se paga.
lessons-race-build-1-idea = 
    { $world } solo cuesta { $cost ->
        [one] { $cost } carta
       *[other] { $cost } cartas
    }, produce mercancías y puede consumirlas por PV: un pequeño motor. Colócalo y paga con cartas que no vayas a colocar; guarda { $keep }.
lessons-race-build-1-right = 
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    } en tu tablero y { $hand } en la mano, una de ellas como bonificación por haber elegido Colonizar.
lessons-race-build-1-wrong = 
    Tienes { $hand ->
        [one] { $hand } carta
       *[other] { $hand } cartas
    }. { $world } cuesta { $cost }, produce una mercancía en cada Producir y convierte una en PV en cada Consumir.
lessons-race-build-1-mistake_1 = { $keep } se fue como pago. Habría sido gratis en una fase de Desarrollar elegida por ti: paga con lo que no necesitas.
lessons-race-build-2-idea = Los desarrollos, con un rombo, se colocan en Desarrollar. Quien la eligió paga una carta menos: { $card }, de coste { $cost }, sale gratis. Elige Desarrollar y colócala.
lessons-race-build-2-right = 
    { $card } fue gratis; tu tablero tiene ahora { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }. { $them } eligió Producir y tus mundos también produjeron: de { $was } cartas en la mano pasas a { $hand }.
lessons-race-build-2-wrong = 
    Tienes { $hand ->
        [one] { $hand } carta
       *[other] { $hand } cartas
    }. { $card } no habría costado ninguna en tu propia fase de Desarrollar, y sus poderes sirven desde la fase siguiente.
lessons-race-build-3-idea = 
    Tienes { $goods ->
        [one] { $goods } mercancía
       *[other] { $goods } mercancías
    }, y ya bastantes poderes de Consumir para ellas: { $engine } añadiría poco. { $plain } cuesta { $cost ->
        [one] { $cost } carta
       *[other] { $cost } cartas
    } y vale por sí solo { $vp } PV. Las cartas de tu tablero cuentan al final.
lessons-race-build-3-right = De { $was } a { $now } PV. { $them } había elegido Consumir, así que tus mercancías también se consumieron, por { $chips } PV.
lessons-race-build-3-wrong = { $now } PV en total, { $chips } de ellos ahora por mercancías. { $plain } habría dado más: sus propios PV, y más o menos lo mismo por las mercancías.
lessons-race-goods = Las mercancías
lessons-race-goods-about = Producir, vender, consumir: de dónde salen los PV y las cartas.
lessons-race-goods-1-idea = 
    { $hand ->
        [one] { $hand } carta
       *[other] { $hand } cartas
    } en la mano, { $goods ->
        [one] { $goods } mercancía
       *[other] { $goods } mercancías
    }: tus mundos tienen que trabajar. Producir pone una mercancía en cada mundo de producción tuyo, y { $world } roba cartas al recibirla.
lessons-race-goods-1-right = 
    { $goods ->
        [one] { $goods } mercancía
       *[other] { $goods } mercancías
    } y { $hand ->
        [one] { $hand } carta
       *[other] { $hand } cartas
    }. { $windfall } es un mundo inesperado: si en esta fase recibe una mercancía, es solo porque tú elegiste Producir.
lessons-race-goods-1-wrong = 
    { $goods ->
        [one] { $goods } mercancía
       *[other] { $goods } mercancías
    } y { $hand ->
        [one] { $hand } carta
       *[other] { $hand } cartas
    }: nada que vender, nada que consumir, poco que colocar. Las mercancías vienen de Producir, y nadie más la eligió.
lessons-race-goods-2-idea = Faltan cartas: { $hand } en la mano. Consumir: Comerciar vende una mercancía por cartas; después tus poderes de Consumir toman mercancías por PV y cartas. Los tipos difieren: Novedades da lo mínimo, luego Elementos raros, Genes, y Tecnología alienígena lo máximo. Vende la mejor.
lessons-race-goods-2-right = 
    Tu mercancía de Genes se vendió por { $price ->
        [one] { $price } carta
       *[other] { $price } cartas
    }, y las otras se consumieron: { $chips } PV y más cartas. { $hand ->
        [one] { $hand } carta
       *[other] { $hand } cartas
    } en la mano: hora de colocar algo.
lessons-race-goods-2-wrong = 
    { $chips } PV y { $hand ->
        [one] { $hand } carta
       *[other] { $hand } cartas
    } en la mano. La mercancía de Genes se habría vendido por { $price ->
        [one] { $price } carta
       *[other] { $price } cartas
    }, antes de consumir las demás: con cartas se coloca.
lessons-race-goods-3-idea = 
    { $goods ->
        [one] { $goods } mercancía
       *[other] { $goods } mercancías
    } esperan, y en la provisión de PV quedan { $pool }: cuando se vacía, la partida acaba tras la ronda. ¿Qué acción saca más de tus mercancías?
lessons-race-goods-3-right = Consumir: 2x PV los duplicó: { $chips } PV por tus mercancías. La provisión está vacía, y ganas por { $mine } a { $theirs }.
lessons-race-goods-3-wrong = { $chips } PV por tus mercancías, { $mine } a { $theirs }. Con Consumir: 2x PV cada una habría contado el doble.
lessons-race-end = Fuerza militar, y el final
lessons-race-end-about = Conquistar mundos y acabar la partida cuando vas ganando.
lessons-race-end-1-idea = Los mundos de borde rojo se conquistan, no se pagan: tu fuerza militar debe igualar o superar su defensa. Tienes { $military }, { $world } tiene { $defense }. Colócalo.
lessons-race-end-1-right = { $world } no costó ninguna otra carta: { $was } cartas en la mano, y otra vez { $hand } tras tu bonificación. Ya { $total } PV.
lessons-race-end-1-wrong = 
    { $hand ->
        [one] { $hand } carta
       *[other] { $hand } cartas
    } en la mano, { $total } PV. { $world } habría sido gratis gracias a tu fuerza militar, y además produce mercancías.
lessons-race-end-2-idea = Tu fuerza militar es { $military }. Los mundos conquistados pueden aumentarla y hacer posible la siguiente conquista. ¿Qué mundo puntúa más y te refuerza más?
lessons-race-end-2-right = { $world }: fuerza militar { $military }, y de { $was } a { $total } PV, sin pagar una carta.
lessons-race-end-2-wrong = Fuerza militar { $military }, { $total } PV. { $world } está a tu alcance, puntúa más y refuerza más.
lessons-race-end-3-idea = Vas ganando por { $mine } a { $theirs }, con { $cards } cartas en tu tablero. Con { $limit }, la partida acaba tras la ronda. Tienes desarrollos en la mano: acábala.
lessons-race-end-3-right = 
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    } en tu tablero: el final, { $mine } a { $theirs }. Tus cartas, fichas de PV y bonificaciones «?» son toda la puntuación. Quien va ganando no debe esperar a que los demás lo alcancen.
lessons-race-end-3-wrong = 
    { $mine } a { $theirs }, y { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    } en tu tablero: la partida sigue, y tu rival tiene otra ronda para alcanzarte.
lessons-race-game = Tu primera partida
lessons-race-game-about = Una partida entera contra un principiante, con el entrenador a tu lado.

## New Frontiers

lessons-newfrontiers-actions = Las losetas de acción
lessons-newfrontiers-actions-about = Elegir una acción para todos, y cuándo ser el primero.
lessons-newfrontiers-actions-1-idea = 
    Por turnos, cada cual elige una loseta de acción, dos veces por ronda si sois dos; todos hacen esa acción, y quien la eligió tiene una bonificación. Con Desarrollar pagas menos: { $dev }, de coste { $cost }, no gasta ninguno de tus { $credits ->
        [one] { $credits } crédito
       *[other] { $credits } créditos
    }. Elige Desarrollar y cómprala.
lessons-newfrontiers-actions-1-right = 
    { $dev } es tuya, y sigues teniendo { $credits ->
        [one] { $credits } crédito
       *[other] { $credits } créditos
    }. Desarrollos: { $devs }. Los demás también podían desarrollar, pero sin tu bonificación.
lessons-newfrontiers-actions-1-wrong = 
    Tienes { $credits ->
        [one] { $credits } crédito
       *[other] { $credits } créditos
    }. { $dev } cuesta { $cost }, y nada con la bonificación de Desarrollar; su poder ayudaría desde ahora.
lessons-newfrontiers-actions-2-idea = { $them } va primero en el marcador de prioridad y elige antes; una loseta tomada ya no está libre esa ronda. Enviar diplomáticos da un PV y el primer puesto del marcador, hasta que otro la elija. Elígela.
lessons-newfrontiers-actions-2-right = { $chips } PV más, y vas en cabeza: te toca elegir primero.
lessons-newfrontiers-actions-2-wrong = { $chips } PV más esta ronda. Pero { $them } vuelve a elegir primero, y quizá se lleve la loseta que necesitas.
lessons-newfrontiers-actions-3-idea = 
    Los mundos vienen de Explorar: cada cual toma uno de los sacados, y quien la eligió un segundo. Tienes { $credits ->
        [one] { $credits } crédito
       *[other] { $credits } créditos
    } y una fuerza militar de { $military }: elígela y toma mundos que puedas pagar o conquistar pronto.
lessons-newfrontiers-actions-3-right = 
    { $worlds ->
        [one] { $worlds } mundo
       *[other] { $worlds } mundos
    } esperan ahora junto a tu imperio. Aún no son colonias: de eso se encarga Colonizar.
lessons-newfrontiers-actions-3-wrong = 
    { $worlds ->
        [one] { $worlds } mundo
       *[other] { $worlds } mundos
    } junto a tu imperio. Los nuevos llegan con Explorar: elígela y toma los que pronto puedas pagar o conquistar.
lessons-newfrontiers-actions-3-mistake_1 = { $world } tiene una defensa de { $defense } y tu fuerza militar es { $military }: tendría que esperar mucho. Toma lo que puedas colonizar pronto.
lessons-newfrontiers-settle = Colonizar mundos
lessons-newfrontiers-settle-about = Colonos, créditos, fuerza militar: qué pide una colonia.
lessons-newfrontiers-settle-1-idea = 
    Toda colonia pide colonos. Un mundo de borde rojo no cuesta créditos: tu fuerza militar de { $military } conquista { $world }, de defensa { $defense }, con { $need ->
        [one] { $need } colono
       *[other] { $need } colonos
    }. Elige Colonizar y conquístalo.
lessons-newfrontiers-settle-1-right = 
    { $world } es una colonia, ya tienes { $colonies }, y tus { $credits ->
        [one] { $credits } crédito
       *[other] { $credits } créditos
    } siguen intactos. { $them } eligió después Producir, y { $world } ha producido su primera mercancía.
lessons-newfrontiers-settle-1-wrong = 
    Colonias: { $colonies }. { $colonists ->
        [one] { $colonists } colono
       *[other] { $colonists } colonos
    } esperan en tu imperio, y con ellos se podría haber conquistado { $world } sin un solo crédito.
lessons-newfrontiers-settle-2-idea = 
    Los mundos de borde oscuro se pagan: { $one } cuesta { $small }, { $other } { $large } de tus { $credits ->
        [one] { $credits } crédito
       *[other] { $credits } créditos
    }, más los colonos que indican. Quien elige Colonizar recibe antes un colono. Elígela y coloniza uno de ellos.
lessons-newfrontiers-settle-2-right = 
    Colonias: { $colonies }. Te quedan { $credits ->
        [one] { $credits } crédito
       *[other] { $credits } créditos
    } y { $colonists ->
        [one] { $colonists } colono
       *[other] { $colonists } colonos
    }. Las colonias trabajan para ti en cada ronda que sigue.
lessons-newfrontiers-settle-2-wrong = 
    Sigues con { $colonies } colonias, { $credits ->
        [one] { $credits } crédito
       *[other] { $credits } créditos
    } y { $colonists ->
        [one] { $colonists } colono
       *[other] { $colonists } colonos
    } que no hacen nada. Colonizar hace de ellos y de un mundo una colonia: elígela y coloniza uno de los dos.
lessons-newfrontiers-settle-2-mistake_1 = 
    Sigues con { $colonies } colonias, { $credits ->
        [one] { $credits } crédito
       *[other] { $credits } créditos
    } y { $colonists ->
        [one] { $colonists } colono
       *[other] { $colonists } colonos
    } que no hacen nada. Tomar colonos es para quien no tiene bastantes para colonizar.
lessons-newfrontiers-settle-3-idea = Tu fuerza militar es { $military }. Dos mundos rebeldes están a tu alcance y la aumentarían. Uno es un mundo inesperado: con él llega enseguida una mercancía. ¿Cuál?
lessons-newfrontiers-settle-3-right = 
    { $world }: fuerza militar { $military }, { $goods ->
        [one] { $goods } mercancía
       *[other] { $goods } mercancías
    } más, { $total } PV en total. Después, los mundos inesperados solo reciben mercancía por la bonificación de Producir o por un poder.
lessons-newfrontiers-settle-3-wrong = 
    Fuerza militar { $military }, { $goods ->
        [one] { $goods } mercancía
       *[other] { $goods } mercancías
    }, { $total } PV. { $world } estaba al alcance, puntúa más y trae una mercancía.
lessons-newfrontiers-goods = Las mercancías
lessons-newfrontiers-goods-about = Producir, Comerciar y Consumir.
lessons-newfrontiers-goods-1-idea = 
    Tienes { $goods ->
        [one] { $goods } mercancía
       *[other] { $goods } mercancías
    } y varias colonias de producción. Producir crea una mercancía en cada una, y quien la elige toma además los créditos que hay en la loseta: ahora { $credits }. Elígela.
lessons-newfrontiers-goods-1-right = 
    { $goods ->
        [one] { $goods } mercancía
       *[other] { $goods } mercancías
    }, y créditos de { $was } a { $credits }. Todos han producido, así que elígela cuando ganes más que los demás.
lessons-newfrontiers-goods-1-wrong = 
    { $goods ->
        [one] { $goods } mercancía
       *[other] { $goods } mercancías
    } y { $credits ->
        [one] { $credits } crédito
       *[other] { $credits } créditos
    } ahora. Quien elige Producir se lleva además los créditos de la loseta, y no tiene que esperar a que otro la elija.
lessons-newfrontiers-goods-2-idea = 
    { $them } eligió Comerciar-Consumir: cada cual puede vender una mercancía por créditos y después debe usar sus poderes de Consumir. Tienes { $goods ->
        [one] { $goods } mercancía
       *[other] { $goods } mercancías
    }; { $home } consume cualquiera por lo mismo. Vende la que dé más.
lessons-newfrontiers-goods-2-right = Créditos de { $was } a { $credits }: la venta y uno más de { $home }, que consumió la otra mercancía por { $chips } PV.
lessons-newfrontiers-goods-2-wrong = Créditos de { $was } a { $credits }, y { $chips } PV. Elementos raros se vende por más que Novedades, y ambas se consumen por lo mismo.
lessons-newfrontiers-goods-2-mistake_2 = Sin venta solo tienes lo que { $home } da por una mercancía; la otra se queda ahí. Vender no requiere ningún poder: vende una, consume la otra.
lessons-newfrontiers-goods-3-idea = 
    Tienes { $goods ->
        [one] { $goods } mercancía
       *[other] { $goods } mercancías
    }. { $power } consume Elementos raros por PV y créditos, así que guárdalos. Vende tu otra mercancía más cara, Genes, y luego usa { $power }.
lessons-newfrontiers-goods-3-right = Créditos de { $was } a { $credits } y { $chips } PV, y quedan mercancías para tus otros poderes.
lessons-newfrontiers-goods-3-wrong = Créditos de { $was } a { $credits }. Genes se vende por más, y { $power } necesita los Elementos raros: vende unos, usa los otros.
lessons-newfrontiers-goods-3-mistake_2 = 
    Sin venta sigues teniendo { $credits ->
        [one] { $credits } crédito
       *[other] { $credits } créditos
    }. Vender no requiere ningún poder: vende Genes, que dan más, y deja que { $power } consuma los Elementos raros.
lessons-newfrontiers-end = El final
lessons-newfrontiers-end-about = Qué acaba la partida y qué cuenta entonces.
lessons-newfrontiers-end-1-idea = 
    La provisión de PV está vacía: esta es la última ronda. Después, los poderes no valen nada y los créditos solo deciden empates; lo que cuenta son los PV: { $one } PV por { $studios }, { $other } PV por { $world }. Tienes { $credits ->
        [one] { $credits } crédito
       *[other] { $credits } créditos
    } para gastar.
lessons-newfrontiers-end-1-right = De { $was } a { $total } PV. En la última ronda, gástalo todo en PV. La partida acaba también con { $colonies } colonias, con más de { $spaces } casillas cubiertas de desarrollos, o si quedan como mucho { $colonists } colonos.
lessons-newfrontiers-end-1-wrong = { $total } PV. La fuerza militar y los colonos no cuentan al final; { $studios } vale { $vp } PV, y podías pagarlo.
lessons-newfrontiers-end-2-idea = 
    Tu última compra, con { $credits ->
        [one] { $credits } crédito
       *[other] { $credits } créditos
    }: { $mine } a { $theirs } hasta ahora. Los grandes desarrollos cuentan lo que tiene tu imperio, y el tuyo tiene { $colonies } colonias. ¿Cuál las cuenta?
lessons-newfrontiers-end-2-right = { $card }: de { $was } a { $mine }, y { $mine } a { $theirs } al final. Ganas. Fichas de PV, desarrollos, colonias y estas bonificaciones son toda la puntuación.
lessons-newfrontiers-end-2-wrong = { $mine } a { $theirs } al final. Lee { $card }: cuenta tus colonias, y de eso tienes más que de nada.
lessons-newfrontiers-game = Tu primera partida
lessons-newfrontiers-game-about = Una partida entera contra un principiante, con el entrenador a tu lado.
