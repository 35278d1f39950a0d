# Who is at a table and who is not: bots that play for people, clocks, and what the log tells of them.

## What the server says when it cannot do what it is asked for.

seats-not-a-person = There is nobody at this seat for whom a bot could play.
seats-is-here = { $player } is at the table. A bot can play for who is away.
seats-too-soon = { $player } has left only just now. Without others who agree this can be done in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
seats-nobody-to-agree = Nobody else is here who could agree to this, and { $player } may come back.
seats-nothing-to-take = You play for this seat yourself, or have given it up.
seats-bot-plays = A bot plays for this seat now. Take the seat back first.
seats-one-clock = A table has a live clock or days for each choice, not both.
seats-no-pause = Only a game by correspondence can be paused.
seats-paused-already = The game is paused already.
seats-had-pause = You have had your pause in this game.
seats-not-your-pause = Only who has paused the game ends the pause.
seats-game-agreed = Those who were at this table have ended its game.
seats-game-resigned = All people at this table have resigned. The game has ended.

## What the log tells.

seats-note-stand-in = { $right ->
    [time] The time of { $player } is up. A bot plays for them now:
    [agreed] { $player } is away. All who are here let a bot play for them:
   *[away] { $player } has been away for long. A bot plays for them now:
} { $level }.
seats-note-back = { $player } plays again. { $choices ->
    [0] The bot had nothing to choose meanwhile.
    [one] The bot has chosen once meanwhile.
   *[other] The bot has chosen { $choices } times meanwhile.
}
seats-note-in-time = { $player } had chosen in time, and plays again.
seats-note-resigned = { $player } resigns.
seats-note-agreed = All who are here have ended the game.
seats-note-paused = { $player } pauses the game: the clocks stand still, for { $days ->
    [one] { $days } day
   *[other] { $days } days
} at most.
seats-note-resumed = { $player } ends the pause. The clocks go on.

## What the page says.

seats-page-players = Players
seats-page-players-menu = Players, resign, end…
seats-page-bot-for = { $player } (bot)
seats-page-here = Here
seats-page-away = Away
seats-page-away-short = away
seats-page-away-for = Away for { $time }
seats-page-here-now = Here now: { $players }
seats-page-played-by = a bot ({ $level }) plays for them
seats-page-was-played = a bot has played for them
seats-page-resigned = resigned, a bot ({ $level }) plays on
seats-page-level-for = Strength of the bot for { $player }
seats-page-let-bot = Let a bot play
seats-page-ask-bot = Ask to let a bot play
seats-page-let-bot-menu = Let a bot play…
seats-page-take-seat = Take your seat back
seats-page-bot-for-you = A bot plays for you.
seats-page-you-resigned = You have resigned. A bot plays on for you.
seats-page-resign = Resign
seats-page-resign-sure = { $others ->
    [0] Resign? The game ends without a result.
   *[other] Resign? A bot plays on for you, and you cannot come back into this game.
}
seats-page-end = End the game
seats-page-end-sure = End the game for all, without a result? Everybody who is here has to agree.
seats-page-not-now = Not now
seats-page-end-mine = You would like to end the game.
seats-page-end-wish = { $player } would like to end the game, without a result.
seats-page-bot-mine = You would like a bot to play for { $of }.
seats-page-bot-wish = { $player } would like a bot to play for { $of }, who is away.
seats-page-refused = { $player } does not agree.
seats-page-pause = Pause the game
seats-page-resume = End the pause
seats-page-paused = { $player } has paused the game, until { $until } at the latest.
seats-page-paused-short = Paused
seats-page-time = Time
seats-page-clock = Clock
seats-page-no-clock = None
seats-page-live = { $bank } each, and { $increment } for each choice
seats-page-days = By correspondence: { $days ->
    [one] { $days } day
   *[other] { $days } days
} for each choice
seats-page-days-text = Everybody comes when they like. When somebody’s time is up, the others may let a bot play for them; each player can pause the clocks once.
seats-page-bot-for-absent = A bot may play for who is away
seats-page-after = after { $time }
seats-page-if-agreed = only if all agree
seats-page-away-after = After { $time } a bot may play for who is away.
seats-page-away-agreed = A bot plays for who is away only if all agree.
seats-page-time-left = { $time } left
seats-page-since-you-left = Since you left
