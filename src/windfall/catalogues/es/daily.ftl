# La partida del día: la misma para todos, una al día de cada juego.

daily-heading = Partida del día
daily-lead = Una partida al día de cada juego, con el mismo reparto para todos, contra dos bots difíciles. Solo cuenta una: sin pistas y sin deshacer lo que ya se ha revelado.
daily-home-text = El mismo reparto para todos, contra los bots difíciles.
daily-hours-left = { $hours ->
    [one] Queda menos de { $hours } hora.
   *[other] Quedan menos de { $hours } horas.
}
daily-finished = { $players ->
    [0] Aún no la ha terminado nadie.
    [one] La ha terminado { $players } persona.
   *[other] La han terminado { $players } personas.
}
daily-play = Jugar
daily-play-late = Jugarla de todos modos
daily-go-on = Continuar
daily-begun = empezada
daily-results = Resultados
daily-your-result = Tu resultado
daily-score = { $score } PV
daily-place = { $order ->
   *[other] { $place }.º puesto de tres.
}
daily-others = Los bots han sumado { $scores }.
daily-better-than = { $all ->
    [yes] Más que todos los demás.
   *[no] Más que el { $share } de los demás.
}
daily-late = Jugada después de su día: no cuenta.
daily-score-sheet = Hoja de puntuación
daily-hidden = Verás lo que han sumado los demás cuando la termines.
daily-all = Todos los resultados
daily-nobody = Nadie la terminó en su día.
daily-bar = { $players ->
    [one] de { $from } a { $to } PV: { $players } persona
   *[other] de { $from } a { $to } PV: { $players } personas
}
daily-friends = Amigos
daily-friends-text = Envía este enlace: quien lo abra verá tus resultados junto a los suyos.
daily-friend-offered = { $name } quiere comparar resultados contigo.
daily-compare = Comparar
daily-not-now = Ahora no
daily-forget = Quitar
daily-forget-name = Quitar a { $name }
daily-you = Tú
daily-archive = Días anteriores
daily-archive-text = Todavía se pueden jugar, pero ya no cuentan.
