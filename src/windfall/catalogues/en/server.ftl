# What the server says when it cannot do what it is asked for.

server-components-not-loaded = The components of this game could not be loaded just now. Try again in a while.
server-annex = Only the server talks to its annex.
server-components-no-room = So many games with other components are open that there is no room. Try again in a while.
server-table-unreachable = This table cannot be reached just now. Please try again.
server-too-much = That was too much at once. Wait a minute and try again.
server-no-room = So many people are connected that there is no room. Try again in a while.
server-many-windows = You have too many windows open. Close one and try again.
server-many-at-address = Too many people at your address are connected. Try again in a while.
server-no-such-seat = There is no such seat at this table.
server-not-over = The game is not over yet.
server-says-too-much = You say too much at once. Wait a moment.
server-muted = The host of this table has muted you.
server-seat-kept = This seat is kept for who played the last game. Try again in some minutes, or choose another table.
server-nothing-to-read = There is nothing to read in this message.
server-nobody-to-mute = There is nobody of that name to be muted.
server-whole-too-often = You ask for the whole table too often. Wait a moment.
server-many-public = You have opened many public tables. Wait until somebody comes, or open one for who has its link.
server-loading-again = The table is being loaded again. Try again in a moment.
server-only-players-again = Only those who played can play again.
server-no-watchers = The host of this table lets nobody watch.
server-many-watchers = So many people watch this table that there is no room. Try again in a while.
server-not-now = This cannot be chosen now. Choose among the options; what follows a surprise is chosen after it.
server-public-seats = The seats of a public table are for people who come; only its host adds some at one screen.
server-one-seat = You can take one seat; others at your screen are local.
server-no-person = Give a seat to a person, or leave one open.
server-started = The game has started; seats cannot be changed any more.
server-seat-taken = This seat is taken. Choose an open one.
server-seated = You sit at this table already.
server-sit-first = Take a seat yourself before you add somebody at your screen.
server-seat-of-another = Somebody sits there. Only they can give the seat up.
server-host-places-bots = Only the host of the table places bots.
server-seat-for-a-person = Leave a seat for a person.
server-not-open = This question is not open any more. See what is asked now.
server-no-hints = Hints are not allowed at this table. Its host can allow them only when the table is opened.
server-not-stored = Your choice could not be stored. Please try again.
server-own-seats = You can look from your own seats; from any seat when the game is over.
server-host-lets-watch = Only the host of the table lets people watch.
server-not-choosable = This cannot be chosen now.
server-nothing-to-undo = There is nothing to take back.
server-nobody-waits = Nobody waits for you to agree.
server-no-wish = You have not asked to take anything back.
server-not-started = The game has not started yet.
server-not-your-seat = This seat is not yours.
server-over = The game is over.
server-hint-under-way = Your last hint is still being worked out. Wait a moment.
server-hints-at-address = Others at your address wait for hints. Wait a moment and ask again.
server-other-site = This page belongs to another site and cannot act here.
server-other-name = This server does not know itself by this name. Its host names it with --origin https://NAME.
server-address-too-long = This address is too long.
server-nothing-here = There is nothing at this address.
server-no-text = This text has a character in it that cannot be kept.
server-review-late = The review took too long and was given up. Try again later.
server-review-failed = This game could not be reviewed. Try again later.
server-review-one = You have asked for the review of another game. Wait until it is done.
server-reviews-at-address = Others at your address have asked for reviews. Wait until one of them is done.
server-reviews-no-room = So many games wait for their review that there is no room. Try again in a while.
server-review-not-asked = Nobody has asked for this review lately. Ask for it first.
server-hint-late = The hint takes too long just now. Choose yourself, or ask again in a while.
server-hint-none = No hint could be worked out here. Choose yourself.
server-no-such-table = There is no such table. Check the link.
server-nested = This is nested too deeply.
server-database-away = The server cannot reach its database at the moment. Please try again soon.
server-went-wrong = Something went wrong on the server. Please try again.
server-other-rules = This game was played by other rules than this server has. It cannot be shown or continued.
server-unknown-set = This game was dealt from a component set that this server never had. It cannot be shown or continued here.
server-no-such-file = There is no such file.
server-sends-too-much = You send too much at once. Slow down.
server-components-unreadable = The components of this game cannot be read by this version of Windfall: { $error }.
server-many-tables = You have { $tables ->
    [one] { $tables } table that is
   *[other] { $tables } tables that are
} not over. Finish one first.
server-too-long = This is too long; { $bytes } bytes are allowed.
server-name-length = A name has 1 to { $most } visible characters.
server-not-understood = The server does not understand this message: { $error }
server-no-such-request = There is no request /api/{ $path }.
server-many-frames = Ask for at most { $frames } frames at once.
server-send = Send { $form }.
server-error = { $error }.
# What a program sent has not the form that it must have.
server-wrong-form = { $why }
server-wrong-form-at = { $where }: { $why }
# What the web says of itself, such as "Not Found".
server-http = { $status ->
    [404] Not Found
    [405] Method Not Allowed
   *[other] This request cannot be answered ({ $status }).
}
server-broken-moves = The moves of this game do not fit together. It cannot be shown or continued.
server-ended = The host of this server has ended this game.
server-met-elsewhere = Somebody else opens the next table just now. Try again.
server-no-proof = This game was dealt before deals could be proven.
server-no-such-day = There is no deal of this day: only of this one and of the 30 before.
server-no-such-friend = Nobody who has played a daily deal has this code.
server-daily-secret = What this deal was dealt from is told when its day is over: others have it still before them.
server-no-such-puzzle = There is no such puzzle.
server-one-answer = A puzzle asks one question: send one answer.
