# Lo que alguien ha jugado y cómo le fue: mis partidas, estadísticas, puntuaciones, clasificación, resultados compartidos.

## Lo que dice el servidor cuando no puede hacer lo que se le pide.

standing-own-screens = En una mesa puntuable cada cual juega en su propia pantalla.
standing-no-leaderboard = Este servidor no tiene clasificación.

## Lo que se dice de un resultado compartido.

standing-shared-title = { $count ->
    [one] { $names } gana { $title }
   *[other] { $names } ganan { $title } a la vez
}
standing-shared-about = { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
} · { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}
standing-shared-score = { $name } { $score }
standing-shared-scores = { $scores }

## Mis partidas.

standing-games = Mis partidas
standing-games-text = Todo lo que has jugado aquí, con resultados, repeticiones y análisis.
standing-all-games = Todas mis partidas
standing-filters = Qué partidas
standing-all-titles = Todos los juegos
standing-title = Juego
standing-players = Jugadores
standing-any-number = Cualquier número
standing-number = { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}
standing-result = Resultado
standing-any-result = Cualquier resultado
standing-outcome = { $outcome ->
    [won] Ganada
    [lost] Perdida
    [replaced] Un bot jugó por ti
    [resigned] Abandonada
    [aborted] Sin terminar
   *[running] En curso
}
standing-state = En curso o terminadas
standing-any-state = En curso y terminadas
standing-state-of = { $state ->
    [running] En curso
   *[ended] Terminadas
}
standing-opponents = Rivales
standing-any-opponent = Cualquiera
standing-against-people = Personas
standing-against-bots = Solo bots
standing-found = { $games ->
    [0] Ninguna partida es así.
    [one] { $games } partida
   *[other] { $games } partidas
}
standing-no-games = Todavía no has jugado aquí.
standing-place = { $order ->
   *[other] { $place }.º puesto
}
standing-score = { $score } PV
standing-seat-score = { $name } { $score }
standing-seat-resigned = { $name } (abandonó)
standing-seat-replaced = { $name } (jugó un bot)
standing-seat-bot = { $name } ({ $level })
standing-rated = Puntuable
standing-rating-change = Puntuación { NUMBER($before, useGrouping: 0) } → { NUMBER($after, useGrouping: 0) }
standing-score-sheet = Hoja de puntuación
standing-replay = Repetición
standing-review = Análisis
standing-to-table = A la mesa
standing-newer = Más recientes
standing-older = Más antiguas
standing-page = { $first }–{ $last } de { $total }

## Estadísticas.

standing-statistics = Estadísticas
standing-statistics-none = Las estadísticas empiezan con la primera partida de { $title } que juegues hasta el final.
standing-left = { $games ->
    [one] No se cuenta { $games } partida que no jugaste tú hasta el final.
   *[other] No se cuentan { $games } partidas que no jugaste tú hasta el final.
}
standing-games-count = Partidas
standing-wins = Victorias
standing-mean-score = Media de puntos
standing-best-score = Mejor resultado
standing-favourite-actions = Acciones favoritas
standing-favourite-cards = Lo que más colocas
standing-times = { $count ->
    [one] { $count } vez
   *[other] { $count } veces
}
standing-against = Contra quién
standing-opponent = Rival
standing-better = Por delante
standing-worse = Por detrás
standing-bots-of = Bots, { $level }

## Puntuaciones.

standing-ratings = Puntuaciones
standing-ratings-text = Las partidas puntuables ponen a personas y bots en una misma escala, para cada juego y número de jugadores. Todo el mundo empieza en 1000, donde están los bots para principiantes.
standing-no-ratings = Aún no has terminado ninguna partida puntuable.
standing-rating = { NUMBER($points, useGrouping: 0) } ± { NUMBER($spread, useGrouping: 0) }
standing-unsure = tras pocas partidas
standing-rated-games = { $games ->
    [one] { $games } partida puntuable
   *[other] { $games } partidas puntuables
}
standing-bot-rating = Puntuación { NUMBER($points, useGrouping: 0) }
standing-bot-rating-even = Puntuación { NUMBER($points, useGrouping: 0) }, un rival a tu altura
standing-rate = Partida puntuable
standing-rate-text = Cambia las puntuaciones: sin pistas, y no se deshace nada que los demás sepan. Quien abandona o deja jugar a un bot en su lugar cuenta como último.
standing-rate-friends = Con un amigo en la misma pantalla la partida no puede puntuar.

## La clasificación.

standing-leaderboard = Clasificación
standing-leaderboard-text = Quienes aceptaron aparecer, en cuanto suficientes partidas puntuables dicen lo fuertes que son, y los bots a su lado.
standing-listed = Mostrarme en la clasificación
standing-listed-text = Con nombre, emblema y puntuación. Puedes cambiar de idea cuando quieras.
standing-nobody-listed = Aún no aparece nadie.
standing-rank = Puesto
standing-name = Nombre
standing-points = Puntuación
standing-you = Tú

## Compartir.

standing-share = Compartir el resultado
standing-share-text = Quien tenga el enlace ve esta hoja de puntuación, la repetición y la imagen.
standing-share-link = Enlace al resultado
standing-picture = Imagen del resultado: { $scores }
standing-save-picture = Guardar la imagen

## En la página de privacidad.

standing-kept = Tus puntuaciones
    .text = Para cada juego y número de jugadores, si juegas partidas puntuables, y si aceptaste aparecer en la clasificación. Desaparecen cuando te borras.
