# Series and small tournaments: opening and entering one, rounds, tables and standings.

## What the server says when it cannot do what it is asked for.

tournaments-no-such = There is no such tournament here. It may have been removed.
tournaments-started = It has started already.
tournaments-over = It is over already.
tournaments-entered = You take part already.
tournaments-full = It is full: all places are taken.
tournaments-no-such-entrant = Nobody takes part under this number.
tournaments-not-yours = Only the host can take others out.
tournaments-host-only = Only the host can do that.
tournaments-too-few = At least { $players } have to take part: invite more people, or let bots take the places that are left.
tournaments-no-person = At least one person has to take part.
tournaments-several-titles = Choose at least two games, each of them once.
tournaments-one-title = Choose one game.
tournaments-few-places = There must be places for a whole table: at least { $players }.
tournaments-many-places = Where everybody meets everybody there can be at most { $places } places.
tournaments-absence = Choose a clock, or after how long a bot plays for who is away: a round cannot wait for ever.
tournaments-many = { $tournaments } tournaments and series of yours are not over yet. End or leave one of them first.

## The list, and the form to open one.

tournaments-heading = Tournaments and series
tournaments-lead = Several games with the same people. The server opens the tables and keeps the standings.
tournaments-home-text = Best of three, one of each game, or a small tournament with friends and bots.
tournaments-mine = Yours
tournaments-new = Open a new one
tournaments-pairing = What it is
tournaments-pairing-name = { $pairing ->
    [swiss] Swiss tournament
    [robin] Round robin
    [best_of] Series of one game
   *[each_title] Series: one of each game
}
tournaments-pairing-text = { $pairing ->
    [swiss] A number of rounds; those who stand alike meet, and nobody is out.
    [robin] Everybody meets everybody.
    [best_of] The same people at one table, until nobody can reach the first any more.
   *[each_title] The same people at one table, one game of each.
}
tournaments-title = Game
tournaments-titles = Games
tournaments-players = Players at a table
tournaments-places = Places
tournaments-rounds = Rounds
tournaments-length = Length
tournaments-best-of = Best of { $games }
tournaments-fill = Places that are left at the start
tournaments-fill-nobody = Stay empty
tournaments-fill-bots = Bots ({ $level })
tournaments-i-play = I take part myself
tournaments-open = Open

## One of them.

tournaments-host = Host: { $name }
tournaments-stage = { $stage ->
    [open] Waits for people
    [over] Over
    [ended] Ended by its host
   *[running] Round { $round } of { $rounds }
}
tournaments-stage-series = { $stage ->
    [open] Waits for people
    [over] Over
    [ended] Ended by its host
   *[running] Game { $round } of { $rounds }
}
tournaments-at-tables = { $players } at a table
tournaments-number-of-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
tournaments-won = { $count ->
    [one] { $names } comes first
   *[other] { $names } share the first place
}
tournaments-invite-text = Whoever has this link can take part until it starts.
tournaments-invite-code = QR code of the link to take part by
tournaments-entrants = Who takes part
tournaments-taken = { $taken } of { $places } places are taken.
tournaments-enter = Take part
tournaments-leave = Do not take part
tournaments-withdraw = Withdraw
tournaments-withdraw-text = You play no further round. A game that is being played goes on; who does not want to play it resigns at the table.
tournaments-take-out = Take out { $name }
tournaments-start = { $bots ->
    [0] Start
    [one] Start with { $bots } bot
   *[other] Start with { $bots } bots
}
tournaments-end = End it now
tournaments-end-text = Games that are being played go on, and count no more.
tournaments-sure = Yes, really
tournaments-not-sure = No
tournaments-withdrawn = withdrawn
tournaments-bot = Bot, { $level }
tournaments-gone = Somebody who has left
tournaments-you = you
tournaments-your-table = To your table
tournaments-next-table = To the next game
tournaments-waits = When all tables of this round have ended, the next one starts by itself.
tournaments-you-sit-out = You sit this round out. It counts as won.
tournaments-standings = Standings
tournaments-rank = Rank
tournaments-name = Name
tournaments-points = Points
tournaments-opponents = Buchholz
tournaments-margin = VP margin
tournaments-games = Games
tournaments-how = A point for every opponent at your table whom you come before, half a point for each with whom you are equal. Who sits a round out gets as much as for a win. Between equal points, the points of all whom one has met decide (Buchholz), then by how many VPs one was ahead of them. Who resigns, or for whom a bot has played, comes after all others at the table.
tournaments-absent = A round does not wait for ever: when somebody has been away for as long as agreed, or has no time left, a bot plays for them until they come back.
tournaments-round = Round { $round }
tournaments-game = Game { $round }
tournaments-bye = { $name } sits out
tournaments-state = { $state ->
    [playing] Being played
    [aborted] Ended without a result
   *[over] Over
}
tournaments-line = { $name } { $points }
tournaments-watch = Watch
tournaments-play = Play

## On the privacy page.

tournaments-kept = Your tournaments
    .text = Those you opened or took part in, series as well: your entry, whom you met, and how it ended. When you delete yourself, results stay, without your name.
