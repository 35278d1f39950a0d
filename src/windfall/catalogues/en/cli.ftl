# The command line.

## Titles and their components

cli-title = { $label }, { $least } to { $most } players
cli-setting = setting
cli-values = values, default first
cli-meaning = meaning
cli-bots = Bots: { $bots }
cli-partly-known = The printed rules show only part of these components; the rest is reconstructed. Correct them in the workshop of windfall play, or with windfall --data DIR.
cli-all-known = Every field of these components is known from print.
cli-known-legend = known from print: { $all } all of it, { $part } part of it, { $nothing } nothing
cli-facts = facts
cli-text = text
cli-name = name
cli-reconstructed = reconstructed
cli-documented = documented
# What a component is; sorts of other titles are called as they are.
cli-sort = { $sort ->
    [world] world
    [development] development
    [home] home
    [goal] goal
    [action] action
   *[other] { $sort }
}
cli-no-such-sort = there is no sort '{ $sort }'; there is { $known }
cli-no-files = { $title } has no component files
cli-file-changes = { $path } changes or confirms { $changed } of { $entries }:
cli-wrong = wrong: { $problem }
cli-nothing-wrong = Nothing is wrong with it.
# In place of a value that a field has not.
cli-nothing = nothing
cli-cannot-read = cannot read { $path }: { $problem }
cli-entry = { $sort } { $id }
cli-entry-confirmed = { $sort } { $id }, confirmed by { $by } on { $on }

## A game

# The person who plays, beside bots that are called by their names.
cli-you = you
cli-dealt = { $title }, seed { $seed }: { $players }
cli-vps = VPs
cli-victory = { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the victory
} after { $rounds } rounds.
# `ends` are sentences.
cli-ended-by = The game ended by: { $ends }
cli-not-over = The game is not over. Moves told: { $told } of { $moves }.
cli-goes-on = The game goes on after { $moves } moves; l shows the log.
cli-type-a-number = Type the number of your choice; ? shows what else you can type.
cli-number-from = Type a number from 1 to { $most }, or ? to see what else you can type.
cli-text-help =
    Type the number of your choice, or
    { "  i N     " }info: what the tile or card of choice N does; or i and a part of its name
    { "  b       " }board: the table as you see it
    { "  l       " }log: all that happened
    { "  u       " }undo: back to your previous choice
    { "  s FILE  " }save the game
    { "  q       " }quit
    { "  ?       " }this help
cli-nothing-found = No tile or card found. Type i and the number of a choice, or a part of a name.
cli-nothing-to-undo = There is nothing to undo: this is your first choice.
cli-undone = Undone. Choose again:
cli-saved-in = Saved in { $path }.
cli-saved = Saved. Tell it again with: windfall replay { $path }
cli-not-saved = The game is not saved as it stands. Type s FILE to save it, or q again to quit without.
cli-left = You left the game; it is not saved.
cli-left-saved = You left the game; it is saved as it was after { $moves } moves. Go on with:
cli-name-a-file = name a file to save in, such as: s game.json
cli-cannot-save = cannot save to { $path }: { $problem }
cli-cannot-make = cannot make the folder { $path }: { $problem }

## What was typed wrong

cli-resumed = a saved game has its title, players, seed and settings; leave them out with --resume
cli-which-title = say which title to play; there is { $known }
cli-bots-after-title = name the bots after the title, without --bots
cli-bots-for-players = these are { $bots } bots for { $players } players; name one for all, or one for each
cli-setting-form = --setting is NAME=VALUE, not '{ $given }'; { $title } has { $settings }
cli-wrong-setting = setting { $name } cannot be '{ $value }'; allowed: { $allowed }
cli-no-such-seat = there is no seat { $seat } in this game; its seats are { $seats }
cli-bot-form = --bot is NAME=BOT with a name of up to { $most } letters, not '{ $given }'
cli-bot-twice = there is a bot '{ $name }' already; offer this one by another name
cli-metrics-form = --metrics is a port such as 9464, or an address such as 10.0.0.5:9464, not '{ $given }'

## The server

cli-works = Working with { $workers } { $workers ->
        [one] worker
       *[other] workers
    } for bots. Ctrl+C ends it.
cli-windfall-is-at = Windfall is at { $address } (stop it with Ctrl+C)
cli-workshop-is-at = Its workshop, for you alone: { $address }
cli-metrics-are-at = Its figures, in the form of Prometheus: { $address }
cli-verified = { $shown ->
    [noted] The secret is that of what you noted, and all { $moves } moves agree with the draws that follow from it.
   *[journal] The secret is that of the commitment in the journal, and all { $moves } moves agree with the draws that follow from it.
}
cli-backed-up = All tables are in { $file }. Keep it private: who has it has everybody's identity.
cli-restore-asks = All that the database holds now will be gone. Go on?
cli-restored = The database is as it was when the backup was made. Start the server.
cli-several-tables = several tables fit { $given }; name one by its link
cli-no-such-table = there is no table { $given }; windfall admin tables lists them
cli-table-busy = table { $given } is being changed all the time; try again
cli-not-being-played = table { $mark } is not being played; windfall admin delete removes it
cli-not-begun = the game of table { $mark } has not begun
cli-journal-tells = the game of table { $mark } is not over, and its journal tells what is still hidden; if that is what you want, add --with-secrets
cli-no-server = no server answers at { $address }: { $problem }
cli-other-server = the server at { $address } is not the one of this database; check both addresses
cli-admin-asks = { $what ->
    [end] Nobody will be able to go on with the game of table { $table }. End it?
   *[delete] Table { $table } will be gone, with its moves and scores. Delete it?
}
cli-ended = The game of table { $table } is ended. A server that runs tells its players within seconds.
cli-deleted = Table { $table } is deleted.
cli-exported = The journal is in { $file }.
cli-vacuumed = The database takes { $after } MB, and took { $before } MB before.
cli-admin-column = { $column ->
    [mark] table
    [table] table
    [title] title
    [status] status
    [seats] seats
    [moves] moves
    [round] round
    [created] opened
    [changed] last change
    [rules] rules
    [components] components
    [settings] settings
    [public] public
    [version] version
    [name] name
    [role] role
    [address] address
    [since] here for
   *[other] { $column }
}
cli-admin-role = { $role ->
    [plays] plays
   *[watches] watches
}
