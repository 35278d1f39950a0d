# Series y pequeños torneos: abrirlos e inscribirse, rondas, mesas y clasificación.

## Lo que dice el servidor cuando no puede hacer lo que se le pide.

tournaments-no-such = Aquí no existe ese torneo. Puede que se haya borrado.
tournaments-started = Ya ha empezado.
tournaments-over = Ya ha terminado.
tournaments-entered = Ya participas.
tournaments-full = Está completo: todas las plazas están ocupadas.
tournaments-no-such-entrant = Nadie participa con ese número.
tournaments-not-yours = Solo quien lo abrió puede sacar a otras personas.
tournaments-host-only = Eso solo puede hacerlo quien lo abrió.
tournaments-too-few = Tienen que participar al menos { $players }: invita a más personas o deja que los bots ocupen las plazas libres.
tournaments-no-person = Tiene que participar al menos una persona.
tournaments-several-titles = Elige al menos dos juegos, cada uno una sola vez.
tournaments-one-title = Elige un juego.
tournaments-few-places = Tiene que haber plazas para una mesa entera: al menos { $players }.
tournaments-many-places = Si todos se enfrentan a todos, puede haber como mucho { $places } plazas.
tournaments-absence = Elige un reloj, o al cabo de cuánto tiempo juega un bot por quien se ausenta: una ronda no puede esperar para siempre.
tournaments-many = { $tournaments } de tus torneos y series aún no han terminado. Termina o deja primero uno de ellos.

## La lista y el formulario para abrir uno.

tournaments-heading = Torneos y series
tournaments-lead = Varias partidas con las mismas personas. El servidor abre las mesas y lleva la clasificación.
tournaments-home-text = Al mejor de tres, una de cada juego o un pequeño torneo con amigos y bots.
tournaments-mine = Los tuyos
tournaments-new = Abrir uno nuevo
tournaments-pairing = Qué es
tournaments-pairing-name = { $pairing ->
    [swiss] Torneo por sistema suizo
    [robin] Torneo de todos contra todos
    [best_of] Serie de un juego
   *[each_title] Serie: una de cada juego
}
tournaments-pairing-text = { $pairing ->
    [swiss] Algunas rondas; se enfrentan quienes van igualados y nadie queda eliminado.
    [robin] Todos se enfrentan a todos.
    [best_of] Las mismas personas en una mesa, hasta que nadie pueda alcanzar a quien va en cabeza.
   *[each_title] Las mismas personas en una mesa, una partida de cada juego.
}
tournaments-title = Juego
tournaments-titles = Juegos
tournaments-players = Jugadores por mesa
tournaments-places = Plazas
tournaments-rounds = Rondas
tournaments-length = Duración
tournaments-best-of = Al mejor de { $games }
tournaments-fill = Plazas libres al empezar
tournaments-fill-nobody = Quedan vacías
tournaments-fill-bots = Bots ({ $level })
tournaments-i-play = Yo también participo
tournaments-open = Abrir

## Uno de ellos.

tournaments-host = Abierto por { $name }
tournaments-stage = { $stage ->
    [open] Espera participantes
    [over] Terminado
    [ended] Terminado antes de tiempo
   *[running] Ronda { $round } de { $rounds }
}
tournaments-stage-series = { $stage ->
    [open] Espera participantes
    [over] Terminada
    [ended] Terminada antes de tiempo
   *[running] Partida { $round } de { $rounds }
}
tournaments-at-tables = { $players } por mesa
tournaments-number-of-rounds = { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}
tournaments-won = { $count ->
    [one] { $names } queda en primer lugar
   *[other] { $names } comparten el primer lugar
}
tournaments-invite-text = Quien tenga este enlace puede participar hasta que empiece.
tournaments-invite-code = Código QR del enlace para participar
tournaments-entrants = Quiénes participan
tournaments-taken = { $taken } de { $places } plazas están ocupadas.
tournaments-enter = Participar
tournaments-leave = No participar
tournaments-withdraw = Retirarse
tournaments-withdraw-text = No jugarás más rondas. Una partida en curso sigue; quien no quiera jugarla se rinde en la mesa.
tournaments-take-out = Sacar a { $name }
tournaments-start = { $bots ->
    [0] Empezar
    [one] Empezar con { $bots } bot
   *[other] Empezar con { $bots } bots
}
tournaments-end = Terminar ahora
tournaments-end-text = Las partidas en curso siguen y ya no cuentan.
tournaments-sure = Sí, de verdad
tournaments-not-sure = No
tournaments-withdrawn = se ha retirado
tournaments-bot = Bot, { $level }
tournaments-gone = Alguien que se ha ido
tournaments-you = tú
tournaments-your-table = A tu mesa
tournaments-next-table = A la siguiente partida
tournaments-waits = Cuando todas las mesas de esta ronda hayan terminado, la siguiente empezará por sí sola.
tournaments-you-sit-out = Descansas esta ronda. Cuenta como ganada.
tournaments-standings = Clasificación
tournaments-rank = Puesto
tournaments-name = Nombre
tournaments-points = Puntos
tournaments-opponents = Buchholz
tournaments-margin = Diferencia de PV
tournaments-games = Partidas
tournaments-how = Un punto por cada rival de la mesa al que superas, medio punto por cada uno con quien empatas. Quien descansa una ronda recibe tanto como por una victoria. A igualdad de puntos deciden los puntos de todos los rivales (Buchholz) y después los PV de ventaja sobre ellos. Quien se rinde, o por quien ha jugado un bot, queda detrás de todos los demás de la mesa.
tournaments-absent = Una ronda no espera para siempre: cuando alguien lleva ausente el tiempo acordado, o se queda sin tiempo, un bot juega por esa persona hasta que vuelva.
tournaments-round = Ronda { $round }
tournaments-game = Partida { $round }
tournaments-bye = { $name } descansa
tournaments-state = { $state ->
    [playing] En juego
    [aborted] Terminada sin resultado
   *[over] Terminada
}
tournaments-line = { $name } { $points }
tournaments-watch = Mirar
tournaments-play = Jugar

## En la página de privacidad.

tournaments-kept = Tus torneos
    .text = Los que abriste o en los que participaste, también series: tu inscripción, contra quién jugaste y cómo terminó. Si te borras, los resultados quedan, sin tu nombre.
