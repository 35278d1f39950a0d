# Puzzles: positions of games in which one choice is clearly best, and one's own mistakes to be found better.

puzzles-heading = Puzzles
puzzles-puzzle = Puzzle
puzzles-of = Puzzles: { $title }
puzzles-lead = A position from a game of strong bots, and one question. One choice is clearly best: find it, then see what all of them are worth, and why.
puzzles-home-text = Find the best move in real positions.
puzzles-archive = All puzzles
puzzles-your-rating = Your rating
puzzles-begin = Try a puzzle
puzzles-next = Next puzzle
puzzles-all-tried = You have tried all of them.
puzzles-action = Choose your action
puzzles-action-text = What do you do with this round?
puzzles-place = Place and pay
puzzles-place-text = Which card or tile, and what do you give for it?
puzzles-last = Last round
puzzles-last-text = The game ends with this round. Every VP counts.
puzzles-solved-of = { $solved } of { $total } solved.
puzzles-entry = Puzzle { $number }, { $grade ->
    [one] { $grade } star
   *[other] { $grade } stars
}{ $state ->
    [solved] , solved
    [failed] , not solved
   *[fresh] {""}
}
puzzles-grade = { $grade ->
    [one] { $grade } star of 5
   *[other] { $grade } stars of 5
}
puzzles-result = Result
puzzles-verdict = { $verdict ->
    [best] That is the best choice.
    [equal] As good as the best choice.
   *[wrong] There is something better.
}
puzzles-best = Best: { $best }
puzzles-lead-of = { $sort ->
    [best] { $points ->
        [one] It wins { $points } game in 100 more (± { $noise }) than the next best.
       *[other] It wins { $points } games in 100 more (± { $noise }) than the next best.
    }
   *[other] { $points ->
        [one] It wins { $points } game in 100 more (± { $noise }) than your choice.
       *[other] It wins { $points } games in 100 more (± { $noise }) than your choice.
    }
}
puzzles-worth = { $sort ->
    [best] the best choice, wins { $chance }
    [chosen] your choice, wins { $chance }
   *[other] wins { $chance }
}
puzzles-why = Why
puzzles-why-coming = Working out why…
puzzles-no-why = Nothing that can be put into words; the numbers speak.
puzzles-choices = Choices
puzzles-rating-change = { $change ->
    [up] (+{ $points })
    [down] (−{ $points })
   *[same] (±0)
}
puzzles-mistakes = Learn from your mistakes
puzzles-mistake-place = { $place } of { $total } · Round { $round }
puzzles-to-review = To the review
puzzles-in-the-game = { $points ->
    [0] In the game: { $chosen } (cost less than one point of win chance)
    [one] In the game: { $chosen } (cost { $points } point of win chance)
   *[other] In the game: { $chosen } (cost { $points } points of win chance)
}
puzzles-no-mistakes = None of the moves that cost much was a single choice, and only those become puzzles. The review shows them all.
puzzles-mistakes-done = You have looked at all of them.
puzzles-mistakes-coming = The review goes on. The next mistake appears here when it is found.
