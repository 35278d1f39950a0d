# Daily deals: the same game for everybody, one a day for each title.

daily-heading = Daily deal
daily-lead = One deal a day for each game, the same for everybody, against two hard bots. One game counts: no hints, and nothing that was shown is taken back.
daily-home-text = The same deal for everybody, against the hard bots.
daily-hours-left = { $hours ->
    [one] Less than { $hours } hour left.
   *[other] Less than { $hours } hours left.
}
daily-finished = { $players ->
    [0] Nobody has finished it yet.
    [one] { $players } player has finished it.
   *[other] { $players } players have finished it.
}
daily-play = Play
daily-play-late = Play it all the same
daily-go-on = Continue
daily-begun = begun
daily-results = Results
daily-your-result = Your result
daily-score = { $score } VP
daily-place = { $order ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
} of three.
daily-others = The bots scored { $scores }.
daily-better-than = { $all ->
    [yes] More than all others.
   *[no] More than { $share } of the others.
}
daily-late = Played after its day: it is not counted.
daily-score-sheet = Score sheet
daily-hidden = What others scored is shown when you have finished it.
daily-all = All results
daily-nobody = Nobody finished it on its day.
daily-bar = { $players ->
    [one] { $from } to { $to } VP: { $players } player
   *[other] { $from } to { $to } VP: { $players } players
}
daily-friends = Friends
daily-friends-text = Send this link: whoever opens it sees your results beside their own.
daily-friend-offered = { $name } would like to compare results with you.
daily-compare = Compare
daily-not-now = Not now
daily-forget = Remove
daily-forget-name = Remove { $name }
daily-you = You
daily-archive = Days before
daily-archive-text = These can still be played, but are not counted any more.
