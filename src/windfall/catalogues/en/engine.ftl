# Words that all titles and all parts use.

# A seat whose player's name is not known.
engine-seat = Seat { $number }
# A player whose name is not known, by the colour of the seat.
engine-colour = { $seat ->
    [0] Red
    [1] Blue
    [2] Green
    [3] Yellow
   *[4] Purple
}

## Kinds of worlds and goods. Other messages use it by `{ engine-kind }`; they have the argument `kind` then.

engine-kind = { $kind ->
    [novelty] Novelty
    [rare] Rare Elements
    [genes] Genes
    [alien] Alien Technology
    [gray] gray
   *[any] any kind
}

## Sums: "4 − 2 (Mining Robots) − 1 (bonus) = 1", and what a choice changes: "Military 2 → 3 · score 5 → 7"

engine-negative = −{ $number }
engine-plus = { $before } + { $number } ({ $name })
engine-minus = { $before } − { $number } ({ $name })
engine-sum = { $terms } = { $total }
engine-total = { $total }
engine-change = { $what } { $before } → { $after }
engine-joined = { $first } · { $rest }
# Behind what one has, such as "3 of 5 Military": nothing if nothing is missing.
engine-shortage = { $missing ->
    [0] { "" }
    [1] : one short
    [2] : two short
    [3] : three short
    [4] : four short
    [5] : five short
    [6] : six short
    [7] : seven short
    [8] : eight short
    [9] : nine short
    [10] : ten short
   *[other] : { $missing } short
}

## Errors

# A text that is read as it is, such as one for programmers.
engine-as-written = { $text }
engine-wrong-players = { $title } is for { $least } to { $most } players, not { $given }
engine-no-such-title = there is no title { $name }; there is { $known }
engine-no-such-setting = { $title } has no setting '{ $name }'; it has { $known }
engine-wrong-setting = setting '{ $name }' cannot be { $value }; allowed: { $allowed }
engine-no-such-level = there is no level '{ $name }'; there is { $known }
engine-game-over = the game is over; no seat may move
engine-not-asked = seat { $seat } is not asked now; waiting for seat { $asked }
# One of `options` below: the number by which an option is chosen, and what it says.
engine-option = { $action } = { $text }
engine-not-allowed = seat { $seat } cannot choose { $action } now; its options are: { $options }
engine-wrong-seed = a seed is a whole number from 0 to 2**63 - 1, not { $seed }
engine-no-such-seat = there is no seat { $seat }; seats are 0 to { $last }
engine-not-over = the game is not over; play until game.over to get a result
engine-other-rules = this journal was played by rules version { $rules } of { $title }; this Windfall plays version { $here }: { $replay ->
    [newer] replay it with a newer Windfall
   *[older] replay it with an older Windfall
}
engine-other-components = this journal was played with other component files (digest { $digest }, here { $here }); replay it with the same files, see windfall --data
engine-journal-move = move { $number } of the journal cannot be played: { $error }
engine-no-journal = this is not a Windfall journal: { $problem }
engine-unreadable-journal = cannot read the journal { $path }: { $problem }

## The strengths of bots

engine-level-beginner = beginner
engine-level-beginner-text = Knows the rules, and often follows a whim.
engine-level-easy = easy
engine-level-easy-text = Knows the game, and is careless now and then.
engine-level-medium = medium
engine-level-medium-text = Takes what looks best right now.
engine-level-hard = hard
engine-level-hard-text = Has learned the game, and thinks ahead.
engine-level-offered-text = A bot of this server.
# What a title without words for it asks, by its name in the rules.
engine-question = { $question }
