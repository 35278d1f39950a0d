# What people choose ahead at a table, for questions that will come while they are away.

## Told in the log, to its owner alone. $question is a heading such as “Develop”, $choice a list of choices.

ahead-note-chosen = Chosen ahead by you. { $question }: { $choice }.
ahead-note-passed = Passed for you, as you ordered. { $question }.
ahead-note-cancelled = { $why ->
    [mine] Your plan is cancelled: what you have has changed. { $question }.
    [others] Your plan is cancelled: what others have has changed. { $question }.
    [not_offered] Your plan is over: nothing of it could be chosen. { $question }.
    [new] Nothing is passed for you any more: something new can be chosen. { $question }.
   *[taken_back] Your plan is cancelled: choices were taken back. { $question }.
}

## Refusals

ahead-not-here = Choices can be made ahead only in games with other people, without a clock or by correspondence.
ahead-no-such-question = This game asks no such question. Load the page again.
ahead-no-such-choice = This game has no such choice. Load the page again.

## On the page

ahead-open = Choose ahead…
ahead-heading = Choose ahead
ahead-about = What you choose here is done for you when you are asked, also while you are away. Nobody else is told: they see the move alone. Where only one answer is possible, the game does not wait for you anyway.
ahead-looking = Looking for what you may be asked next…
ahead-nothing = There is nothing to choose ahead now.
ahead-may-be-asked = What you may be asked next
ahead-wishes = Your wishes, in order
ahead-add = Add: { $choice }
ahead-remove = Take out: { $choice }
ahead-otherwise = If none of this can be chosen, you are asked.
ahead-set = Of these, as many as are to be chosen are taken, the first ones first.
ahead-when = When it counts
ahead-condition-nothing = Only if nothing changes: you have the same then, and so have the others
ahead-condition-mine = Only if you have the same then as now
ahead-condition-possible = Whenever it is possible
ahead-cancelled-by = { $condition ->
    [nothing] Cancelled as soon as what you have, or what somebody else has, changes; when choices are taken back; when a bot plays for you.
    [mine] Cancelled as soon as what you have changes; when choices are taken back; when a bot plays for you.
   *[possible] Cancelled when choices are taken back, and when a bot plays for you.
}
ahead-save = Choose this ahead
ahead-cancel = Cancel it
ahead-pass-heading = Pass for me
ahead-pass-never = No
ahead-pass-known = Yes, as long as nothing new can be chosen
ahead-pass-always = Yes, always
ahead-pass-known-until = Ends when something can be chosen that could not be when you ordered it, when you take back, and when a bot plays for you.
ahead-pass-always-until = Ends when you take back, and when a bot plays for you.
ahead-planned = Chosen ahead. { $question }: { $choices }.
ahead-passing = Passed for you whenever it is asked: { $question }.
ahead-passing-known = Passed for you as long as nothing new can be chosen: { $question }.
ahead-then = { $first }, otherwise { $next }
ahead-cancel-of = Cancel it: { $question }
