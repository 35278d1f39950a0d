# What somebody has played and how it went: my games, statistics, ratings, the leaderboard, shared results.

## What the server says when it cannot do what it is asked for.

standing-own-screens = At a rated table everybody plays at a screen of their own.
standing-no-leaderboard = This server has no leaderboard.

## What is said of a result that is shared.

standing-shared-title = { $count ->
    [one] { $names } won { $title }
   *[other] { $names } won { $title } together
}
standing-shared-about = { $players ->
    [one] { $players } player
   *[other] { $players } players
} · { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
standing-shared-score = { $name } { $score }
standing-shared-scores = { $scores }

## My games.

standing-games = My games
standing-games-text = All you have played here, with results, replays and reviews.
standing-all-games = All my games
standing-filters = Which games
standing-all-titles = All titles
standing-title = Title
standing-players = Players
standing-any-number = Any number
standing-number = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
standing-result = Result
standing-any-result = Any result
standing-outcome = { $outcome ->
    [won] Won
    [lost] Lost
    [replaced] A bot played for you
    [resigned] Resigned
    [aborted] Not finished
   *[running] Running
}
standing-state = Running or ended
standing-any-state = Running and ended
standing-state-of = { $state ->
    [running] Running
   *[ended] Ended
}
standing-opponents = Opponents
standing-any-opponent = Anybody
standing-against-people = People
standing-against-bots = Bots only
standing-found = { $games ->
    [0] No game is like this.
    [one] { $games } game
   *[other] { $games } games
}
standing-no-games = You have not played here yet.
standing-place = { $order ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
} place
standing-score = { $score } VP
standing-seat-score = { $name } { $score }
standing-seat-resigned = { $name } (resigned)
standing-seat-replaced = { $name } (a bot played)
standing-seat-bot = { $name } ({ $level })
standing-rated = Rated
standing-rating-change = Rating { NUMBER($before, useGrouping: 0) } → { NUMBER($after, useGrouping: 0) }
standing-score-sheet = Score sheet
standing-replay = Replay
standing-review = Review
standing-to-table = To the table
standing-newer = Newer
standing-older = Older
standing-page = { $first }–{ $last } of { $total }

## Statistics.

standing-statistics = Statistics
standing-statistics-none = Statistics begin with the first { $title } that you play to its end.
standing-left = { $games ->
    [one] { $games } game that you did not play to its end yourself is not counted.
   *[other] { $games } games that you did not play to their end yourself are not counted.
}
standing-games-count = Games
standing-wins = Wins
standing-mean-score = Average score
standing-best-score = Best score
standing-favourite-actions = Favourite actions
standing-favourite-cards = Most often placed
standing-times = { $count ->
    [one] { $count } time
   *[other] { $count } times
}
standing-against = Against whom
standing-opponent = Opponent
standing-better = Ahead
standing-worse = Behind
standing-bots-of = Bots, { $level }

## Ratings.

standing-ratings = Ratings
standing-ratings-text = Rated games put people and bots on one scale, for each title and number of players. Everybody begins at 1000, where the bots for beginners stand.
standing-no-ratings = You have not finished a rated game yet.
standing-rating = { NUMBER($points, useGrouping: 0) } ± { NUMBER($spread, useGrouping: 0) }
standing-unsure = after few games
standing-rated-games = { $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
}
standing-bot-rating = Rating { NUMBER($points, useGrouping: 0) }
standing-bot-rating-even = Rating { NUMBER($points, useGrouping: 0) }, an even match for you
standing-rate = Rated game
standing-rate-text = It changes ratings: no hints, nothing that others know of is taken back. Who resigns, or lets a bot take over, is rated as last.
standing-rate-friends = With a friend at the same screen a game cannot be rated.

## The leaderboard.

standing-leaderboard = Leaderboard
standing-leaderboard-text = Those who agreed to be listed, as soon as enough rated games say how strong they are, and the bots beside them.
standing-listed = List me on the leaderboard
standing-listed-text = With name, mark and rating. You can change your mind at any time.
standing-nobody-listed = Nobody is listed yet.
standing-rank = Rank
standing-name = Name
standing-points = Rating
standing-you = You

## Sharing.

standing-share = Share the result
standing-share-text = Whoever has the link sees this score sheet, the replay and the picture.
standing-share-link = Link to the result
standing-picture = Picture of the result: { $scores }
standing-save-picture = Save the picture

## On the privacy page.

standing-kept = Your ratings
    .text = For each title and number of players, if you play rated games, and whether you agreed to stand on the leaderboard. They go when you delete yourself.
