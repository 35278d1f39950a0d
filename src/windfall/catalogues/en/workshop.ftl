# The workshop, in which tiles and cards are corrected: what its pages, its forms and the server say.

workshop-yes = yes
workshop-no = no
# A field or a value that is called as it stands in its file.
workshop-as-written = { $text }

## What is wrong with a component file. `field`, `table` and `sort` are words of the file.

workshop-problem = { $place }: { $text }
workshop-problem-in-field = { $place }: field '{ $field }': { $text }
# Behind another problem.
workshop-allowed = { $problem }; allowed: { $values }
workshop-wrong-sort = Expected `{ $expected }`, got `{ $given }`
workshop-too-small = Expected `{ $expected }` >= { $least }
workshop-too-large = Expected `{ $expected }` <= { $most }
workshop-too-short = Expected `{ $expected }` of length >= { $least }
workshop-too-long = Expected `{ $expected }` of length <= { $most }
workshop-wrong-pattern = Expected `str` matching regex { $pattern }
workshop-not-allowed = Invalid enum value { $value }
workshop-no-such-field = there is no such field
workshop-missing = it is missing
workshop-no-such-field-or-table = there is no such field or table; there is { $known }
workshop-table-missing = the table [{ $table }] is missing
workshop-entry-missing = this { $sort } is missing
workshop-no-entries = there is no [[{ $sort }]] in it
workshop-not-toml = this is not valid TOML: { $problem }
workshop-must-be = must be { $value }, not { $given }
workshop-no-table = a { $sort } is a table
workshop-no-text = it is not a text
workshop-only-entries = it differs from what is shipped; only tiles and cards are corrected here
workshop-no-such-table = there is no such table; there is { $known }
workshop-twice = this id is used twice
workshop-no-such-entry = there is no such { $sort }; keep to the shipped ids
workshop-not-for-the-form = it is not for the form

## What the server says

workshop-not-saved = Nothing was saved: { $text }.
workshop-not-saved-for = Nothing was saved: { $place }: { $text }.
workshop-not-saved-for-field = Nothing was saved: { $field } of { $id }: { $text }.
workshop-undone-already = It is undone already.
workshop-changed-again = It was changed again later: undo that first.
workshop-no-history = { $path }: this is no history of the workshop: { $problem }; move it away
workshop-no-such-change = There is no change { $number }.
workshop-none = This server has no workshop. Its host can open one with: windfall serve --workshop
workshop-for-the-host = The workshop is for the host of this server: open the link that it printed when it started.
workshop-wrong-key = This is not the key of this server. Open the link that it printed when it started.
workshop-cannot-restart = This server cannot start itself again. Stop it, and start it once more.
workshop-no-files = { $title } has no component files to correct.
workshop-no-such-component = { $title } has no '{ $id }'.

## The page

workshop-page-closed = The workshop is closed
workshop-page-lead = You own a box? Hold each tile or card against the one here: it is as printed, or you correct it. New tables then play with yours.
workshop-page-title = { $title }, { $exact } of { $all } exact
workshop-page-of = { $exact } of { $all }
workshop-page-exact = exact
workshop-page-exact-of = Exact components of { $title }
workshop-page-after-restart = New tables use what was changed after a restart.
workshop-page-somebody = somebody
workshop-page-download = Download
workshop-page-load-file = Load a file…
workshop-page-history = History
workshop-page-tools = File, history, name
workshop-page-discard = Discard
workshop-page-components = { $components ->
    [one] { $components } component
   *[other] { $components } components
}

## How sure a tile or card is, and which are shown

workshop-page-all = All
workshop-page-to-check = To check
workshop-page-which = Which components
workshop-page-search = Search by name or text
workshop-page-all-sorts = All sorts
workshop-page-shown = { $shown } of { $all } are shown.
workshop-page-none = None is like that.
workshop-page-status = { $status ->
    [printed] Printed
    [part] In part
    [confirmed] Confirmed
    [corrected] Corrected
   *[reconstructed] Reconstructed
}
workshop-page-status-text = { $status ->
    [printed] all of it is known from print
    [part] some of it is known from print, the rest is reconstructed
    [confirmed] an owner of the box found it as it is here
    [corrected] an owner of the box changed it to what is printed
   *[reconstructed] no source shows it
}
workshop-page-status-about = { workshop-page-status }: { workshop-page-status-text }
workshop-page-tile = { $status ->
    [unsaved] { $name }, unsaved changes
    [printed] { $name }, printed
    [part] { $name }, in part
    [confirmed] { $name }, confirmed
    [corrected] { $name }, corrected
   *[reconstructed] { $name }, reconstructed
}
workshop-page-unsaved = Unsaved
workshop-page-known = known from print: { $known }; not: { $unknown }
workshop-page-by = by { $name }, { $date }

## A tile or card and its form

workshop-page-form-of = Form of { $name }
workshop-page-stale = As it was when it last fitted
workshop-page-as-shipped = As shipped
workshop-page-looking = Looking at it…
workshop-page-not-changed = It was not changed itself
workshop-page-save-all = Save all { $entries }
workshop-page-next = Next
workshop-page-as-printed = As printed
workshop-page-all-exact = All others are exact.
workshop-page-problems = { $problems ->
    [one] { $problems } thing to put right:
   *[other] { $problems } things to put right:
}
workshop-page-problem = { $place }: { $text }
workshop-page-nothing = nothing
workshop-page-empty = none
workshop-page-something-else = something else
workshop-page-with-fields = { $what } ({ $fields })
workshop-page-in-group = { $group }: { $label }
workshop-page-choose = Choose…
workshop-page-new = new
workshop-page-add = Add
workshop-page-add-to = Add to { $field }
workshop-page-item = { $field } { $number }
workshop-page-move-up = Move { $item } up
workshop-page-move-down = Move { $item } down
workshop-page-take-away = Take away { $item }
workshop-page-leave-out = Leave out
workshop-page-leave-out-field = Leave out { $field }
workshop-page-one-less = { $field }: one less
workshop-page-one-more = { $field }: one more
workshop-page-was = was
workshop-page-put-back = Put back
workshop-page-put-back-to = Put { $field } back to { $was }

## Saving, and what was saved

workshop-page-nothing-changed = Nothing was to be changed.
workshop-page-saved = { $components ->
    [one] { $components } component saved. { $exact } of { $all } exact.
   *[other] { $components } components saved. { $exact } of { $all } exact.
}
workshop-page-saved-one = { $name }: { $status ->
    [printed] printed
    [part] in part
    [confirmed] confirmed
    [corrected] corrected
   *[reconstructed] reconstructed
}. { $exact } of { $all } exact.
workshop-page-unsaved-changes = Unsaved changes
workshop-page-not-saved = { $names }: what you changed is not saved.
workshop-page-cannot-save = It cannot be saved before what is wrong with it is put right.
workshop-page-together = Change { $name } together with it
workshop-page-no-history = Nothing was confirmed or corrected yet.
workshop-page-nothing-to-undo = There is nothing to undo.
workshop-page-undo-change = Undo change { $change }
workshop-page-change-by = { $undone_by ->
    [0] { $name }, { $date }
   *[other] { $name }, { $date }; undone by change { $undone_by }
}
workshop-page-was-confirmed = { $what } confirmed
workshop-page-was-corrected = { $what } corrected
workshop-page-was-loaded = A file loaded: { $what }
workshop-page-was-undone = { $what } undone
workshop-page-change-undone = Change { $change } undone: { $what }
workshop-page-confirmed-by = Confirmed by { $name }.
workshop-page-no-longer-confirmed = No longer confirmed.
workshop-page-load = Load { $file }
workshop-page-comparing = Comparing…
workshop-page-cannot-load = { $problems ->
    [one] It cannot be loaded: { $problems } thing to put right.
   *[other] It cannot be loaded: { $problems } things to put right.
}
workshop-page-no-differences = All of it is so already. Nothing would change.
workshop-page-differences = { $components ->
    [one] It changes { $components } component. Nothing is saved yet.
   *[other] It changes { $components } components. Nothing is saved yet.
}
workshop-page-load-changes = { $changes ->
    [one] Load { $changes } change
   *[other] Load { $changes } changes
}

## The set that new tables use

workshop-page-set = New tables use set { $used }.
workshop-page-sets = New tables use set { $used }; what you saved is set { $saved }.
workshop-page-restart = Restart to play with these
workshop-page-restart-title = Games that are being played go on after it, with the components they were dealt
workshop-page-restarting = The server restarts. This page waits for it…
workshop-page-back = The server is back.
workshop-page-not-back = The server has not come back. Start it again where you started it; nothing saved is lost.

## Keys

workshop-page-key-walk = walk through the components
workshop-page-key-next = next one that nobody has confirmed
workshop-page-key-previous = the one before
workshop-page-key-confirm = it is as printed: confirm it, and on to the next
workshop-page-key-correct = correct it
workshop-page-key-save = save what was corrected
workshop-page-key-back = from the form back to the components
workshop-page-key-undo = undo the last change
workshop-page-key-history = history
workshop-page-key-search = search
