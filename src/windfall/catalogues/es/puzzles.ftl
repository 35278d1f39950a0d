# Problemas: posiciones en las que una elección es claramente la mejor, y los propios errores para mejorarlos.

puzzles-heading = Problemas
puzzles-puzzle = Problema
puzzles-of = Problemas: { $title }
puzzles-lead = Una posición de una partida entre bots fuertes y una pregunta. Una elección es claramente la mejor: encuéntrala y mira después cuánto vale cada una, y por qué.
puzzles-home-text = Encuentra la mejor jugada en posiciones reales.
puzzles-archive = Todos los problemas
puzzles-your-rating = Tu puntuación
puzzles-begin = Probar un problema
puzzles-next = Problema siguiente
puzzles-all-tried = Ya los has probado todos.
puzzles-action = Elige tu acción
puzzles-action-text = ¿Qué haces con esta ronda?
puzzles-place = Colocar y pagar
puzzles-place-text = ¿Qué carta o ficha, y qué das por ella?
puzzles-last = Última ronda
puzzles-last-text = La partida termina con esta ronda. Cada PV cuenta.
puzzles-solved-of = { $solved ->
    [one] { $solved } resuelto de { $total }.
   *[other] { $solved } resueltos de { $total }.
}
puzzles-entry = Problema { $number }, { $grade ->
    [one] { $grade } estrella
   *[other] { $grade } estrellas
}{ $state ->
    [solved] , resuelto
    [failed] , sin resolver
   *[fresh] {""}
}
puzzles-grade = { $grade ->
    [one] { $grade } estrella de 5
   *[other] { $grade } estrellas de 5
}
puzzles-result = Resultado
puzzles-verdict = { $verdict ->
    [best] Es la mejor elección.
    [equal] Tan buena como la mejor elección.
   *[wrong] Hay algo mejor.
}
puzzles-best = La mejor elección: { $best }
puzzles-lead-of = { $sort ->
    [best] { $points ->
        [one] Gana { $points } partida más de cada 100 (± { $noise }) que la siguiente.
       *[other] Gana { $points } partidas más de cada 100 (± { $noise }) que la siguiente.
    }
   *[other] { $points ->
        [one] Gana { $points } partida más de cada 100 (± { $noise }) que la tuya.
       *[other] Gana { $points } partidas más de cada 100 (± { $noise }) que la tuya.
    }
}
puzzles-worth = { $sort ->
    [best] la mejor elección, gana { $chance }
    [chosen] tu elección, gana { $chance }
   *[other] gana { $chance }
}
puzzles-why = Por qué
puzzles-why-coming = Buscando el porqué…
puzzles-no-why = Nada que se pueda decir con palabras; hablan los números.
puzzles-choices = Elecciones
puzzles-rating-change = { $change ->
    [up] (+{ $points })
    [down] (−{ $points })
   *[same] (±0)
}
puzzles-mistakes = Aprende de tus errores
puzzles-mistake-place = { $place } de { $total } · Ronda { $round }
puzzles-to-review = Al análisis
puzzles-in-the-game = { $points ->
    [0] En la partida: { $chosen } (costó menos de un punto de probabilidad de ganar)
    [one] En la partida: { $chosen } (costó { $points } punto de probabilidad de ganar)
   *[other] En la partida: { $chosen } (costó { $points } puntos de probabilidad de ganar)
}
puzzles-no-mistakes = Ninguna de las jugadas que costaron mucho fue una elección única, y solo esas se convierten en problemas. El análisis las muestra todas.
puzzles-mistakes-done = Ya los has mirado todos.
puzzles-mistakes-coming = El análisis continúa. El próximo error aparecerá aquí en cuanto se encuentre.
