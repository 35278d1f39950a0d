# Quién está a la mesa y quién no: los bots que juegan por alguien, los relojes, y lo que el registro cuenta de ello.

## Lo que dice el servidor cuando no puede hacer lo que se le pide.

seats-not-a-person = En este asiento no hay nadie por quien pueda jugar un bot.
seats-is-here = { $player } está a la mesa. Un bot solo juega por quien está ausente.
seats-too-soon = { $player } acaba de irse. Sin el acuerdo de otros, se podrá hacer dentro de { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}.
seats-nobody-to-agree = No hay nadie más aquí que pueda estar de acuerdo, y { $player } puede volver.
seats-nothing-to-take = Ya juegas tú en este asiento, o lo has abandonado.
seats-bot-plays = Un bot juega ahora en este asiento. Recupéralo primero.
seats-one-clock = Una mesa tiene un reloj o días para cada elección, no ambas cosas.
seats-no-pause = Solo se puede pausar una partida por correspondencia.
seats-paused-already = La partida ya está en pausa.
seats-had-pause = Ya has tenido tu pausa en esta partida.
seats-not-your-pause = Solo quien ha pausado la partida termina la pausa.
seats-game-agreed = Quienes estaban a esta mesa han terminado la partida.
seats-game-resigned = Todas las personas de esta mesa han abandonado. La partida ha terminado.

## Lo que cuenta el registro.

seats-note-stand-in = { $right ->
    [time] A { $player } se le ha acabado el tiempo. Un bot juega ahora en este asiento:
    [agreed] { $player } no está. Todos los presentes dejan que un bot juegue en este asiento:
   *[away] { $player } lleva mucho tiempo ausente. Un bot juega ahora en este asiento:
} { $level }.
seats-note-back = { $player } vuelve a jugar. { $choices ->
    [0] Entretanto el bot no ha tenido nada que elegir.
    [one] Entretanto el bot ha elegido una vez.
   *[other] Entretanto el bot ha elegido { $choices } veces.
}
seats-note-in-time = { $player } había elegido a tiempo y vuelve a jugar.
seats-note-resigned = { $player } abandona.
seats-note-agreed = Todos los presentes han terminado la partida.
seats-note-paused = { $player } pausa la partida: los relojes se detienen, como mucho { $days ->
    [one] { $days } día
   *[other] { $days } días
}.
seats-note-resumed = { $player } termina la pausa. Los relojes vuelven a correr.

## Lo que dice la página.

seats-page-players = Jugadores
seats-page-players-menu = Jugadores, abandonar, terminar…
seats-page-bot-for = { $player } (bot)
seats-page-here = Aquí
seats-page-away = Ausente
seats-page-away-short = ausente
seats-page-away-for = Ausente desde hace { $time }
seats-page-here-now = Aquí ahora: { $players }
seats-page-played-by = un bot ({ $level }) juega en este asiento
seats-page-was-played = un bot ha jugado un tiempo
seats-page-resigned = ha abandonado, un bot ({ $level }) sigue jugando
seats-page-level-for = Nivel del bot para { $player }
seats-page-let-bot = Dejar jugar a un bot
seats-page-ask-bot = Proponer un bot
seats-page-let-bot-menu = Dejar jugar a un bot…
seats-page-take-seat = Recuperar tu asiento
seats-page-bot-for-you = Un bot juega por ti.
seats-page-you-resigned = Has abandonado. Un bot sigue jugando por ti.
seats-page-resign = Abandonar
seats-page-resign-sure = { $others ->
    [0] ¿Abandonar? La partida termina sin resultado.
   *[other] ¿Abandonar? Un bot sigue jugando por ti, y no podrás volver a esta partida.
}
seats-page-end = Terminar la partida
seats-page-end-sure = ¿Terminar la partida para todos, sin resultado? Todos los presentes tienen que estar de acuerdo.
seats-page-not-now = Ahora no
seats-page-end-mine = Quieres terminar la partida.
seats-page-end-wish = { $player } quiere terminar la partida, sin resultado.
seats-page-bot-mine = Quieres que un bot juegue por { $of }.
seats-page-bot-wish = { $player } quiere que un bot juegue por { $of }, que no está.
seats-page-refused = { $player } no está de acuerdo.
seats-page-pause = Pausar la partida
seats-page-resume = Terminar la pausa
seats-page-paused = { $player } ha pausado la partida, como muy tarde hasta el { $until }.
seats-page-paused-short = En pausa
seats-page-time = Tiempo
seats-page-clock = Reloj
seats-page-no-clock = Ninguno
seats-page-live = { $bank } cada uno, y { $increment } por elección
seats-page-days = Por correspondencia: { $days ->
    [one] { $days } día
   *[other] { $days } días
} por elección
seats-page-days-text = Cada uno viene cuando quiere. Cuando a alguien se le acaba el tiempo, los demás pueden dejar jugar a un bot; cada jugador puede parar los relojes una vez.
seats-page-bot-for-absent = Un bot puede jugar por un ausente
seats-page-after = al cabo de { $time }
seats-page-if-agreed = solo si todos están de acuerdo
seats-page-away-after = Al cabo de { $time }, un bot puede jugar por un ausente.
seats-page-away-agreed = Un bot juega por un ausente solo si todos están de acuerdo.
seats-page-time-left = Quedan { $time }
seats-page-since-you-left = Desde que te fuiste
