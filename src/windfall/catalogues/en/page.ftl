# What the pages and the frame of a table say, whatever is played.

## Everywhere

page-close = Close
page-close-message = Close the message
page-help = Help
page-learn = Learn
page-new-here = New here? Learn { $title } in { $lessons ->
        [one] { $lessons } short lesson
       *[other] { $lessons } short lessons
    }.
page-components = Components
page-components-of = Components of { $title }
page-workshop = Workshop
page-workshop-of = Workshop of { $title }
page-replay = Replay
page-review = Review
page-score-sheet = Score sheet
page-round = Round { $round }
page-vp = VP
page-play = Play
page-games = Games
page-seats = Seats
page-your-turn = Your turn
page-you = You
page-you-named = You ({ $name })
page-yes = yes
page-no = no
page-loading = Loading…
page-percent = { $percent } %
# A number and what is counted, for those who hear it: "5 credits".
page-count = { $value } { $label }
page-skip-to-content = Skip to the content
page-pages = Pages
page-language = Language
page-theme = Theme
page-theme-value = { $theme ->
    [dark] dark
    [light] light
   *[system] system
}

## What goes wrong

page-no-server = The server cannot be reached. Check that it runs, then try again.
page-server-error = The server answered with error { $status }. Try again.
# What the browser says of its own accord.
page-failure = { $text }
page-load-failed = The page could not be loaded
page-load-failed-text = Check that the server runs, then load it again.
page-load-again = Load again
page-no-connection = There is no connection to the server. Wait until it is back.
page-missing = Not found
page-missing-heading = There is nothing at this address
page-missing-text = The link may be incomplete.
page-go-home = Go to the start page
page-no-such-game = No such game
page-no-such-game-heading = There is no such game
page-no-such-game-text = These are the games there are.
page-table-failed = The table could not be opened. Load the page again.
page-opening-table = Opening the table…
page-go-to-table = Go to the table

## Seats

page-spectator = Spectator
page-player = Player { $number }

## The table

page-table = Table
page-details = Details
page-log = Log
page-log-and-chat = Log and chat
page-log-hidden = (hidden from the others)
page-parts = Parts of the table
page-tab = { $tab ->
    [me] Me
    [table] Table
    [others] Others
   *[log] Log
}
page-tab-choice = , a choice waits here
page-tab-news = , something new
page-watching = You are watching
page-reconnecting = Reconnecting…
page-other-players = Other players
page-my-empire = My empire
page-hidden-card = a hidden card

## What the viewer has chosen while others still choose

page-secret = Your choice
page-secret-hidden = Hidden from the others until all have chosen.
page-secret-peek = Peek
page-secret-cover = Turn down

## The prompt bar

page-prompt = Prompt
page-choices = Choices
page-showing = Showing what happened: { $more } more.
page-one-moment = One moment…
page-waiting-for = Waiting for { $players }…
page-bots-in-line = Many tables think at once: { $order ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
} in line.
page-chosen-of = { $chosen } of { $most } chosen
page-chosen-up-to = { $chosen } chosen, up to { $most }
page-chosen-between = { $chosen } chosen, { $least } to { $most }
page-chosen-already = You have chosen { $most } already. Take one back first.
page-kept-of = Click what you keep: { $chosen } of { $most }
page-keep = Keep
page-choose = Choose
page-choose-kept = Click what stays
page-choose-given = Click what goes
page-not-this-game = Not this game
page-not-this-game-title = Says no now, and whenever this is asked again in this game
page-taken = Done by itself: { $choice }
page-declined = Answered with no this game: { $question }
page-ask-again = Ask again
page-skip = Skip
page-take-back = Take back
page-confirm = Confirm
page-recent-title = What happened since my last move
page-recent-wide = Since my move
page-recent-narrow = Recent
page-recent-lines = { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
}
page-recent-heading = Since my last move
page-recent-nothing = Nothing yet.
page-undo = Undo
page-undo-ask = Ask to undo
page-undo-mine = You want to take a move back.
page-undo-wish = { $player } wants to take a move back.
page-undo-mine-move = You want to take this back: { $move }
page-undo-wish-move = { $player } wants to take this back: { $move }
page-undo-withdraw = Withdraw
page-undo-refused = { $player } does not agree to take the move back.
page-agree = Agree
page-refuse = Refuse
page-over = The game is over. { $winners } { $count ->
    [one] wins
   *[other] win
} with { $vp } VP.
page-result = Result
page-next-game = Next game

## Things on the table, for those who hear them

page-thing-choice = { $thing }. { $choice }
page-thing-advised = { $thing }. The hint says so

## Hints

page-hint = Hint
page-hint-title = Ask what to choose, and why
page-hint-thinking = Thinking…
page-hint-in-line = { $order ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
} in line…
page-hint-says = The hint says:
page-hint-hide = Hide the hint
page-hint-play = Play it
page-hint-why = Why
page-hint-others = The others
page-hint-first-picks = If the first of them is…
page-hint-choices = All choices
page-hint-choice = Choice
page-hint-wins = Wins
page-hint-best = Only the best
page-hint-all = All { $choices } choices
page-choose-none = Choose none

## Chat

page-chat = Chat
page-chat-lines = Chat lines
page-chat-mute = Mute
page-chat-mute-all = Mute { $name } for all
page-chat-mute-me = Hear no more of { $name }
page-chat-muted = Muted:
page-chat-hear = Hear { $name } again
page-chat-say = Say something to all at the table
page-chat-placeholder = Say something
page-chat-send = Send

## The menu of a table

page-menu = Menu
page-speed = Speed of others
page-speed-value = { $speed ->
    [instant] instant
    [fast] fast
    [slow] slow
   *[normal] normal
}
page-tap = A tap
page-tap-value = { $tap ->
    [look] shows it first
   *[choose] chooses at once
}
page-sound = Sound
page-volume = Volume
page-watchers = Others may watch
page-copy-prompt = Copy this link:
page-copy-table-link = Copy the table's link
page-link-copied = Link copied
page-set = Set { $digest }
page-leave = Leave the table
page-component-set = { $origin ->
    [unknown] Played with components that this server never had.
    [shipped] { $current ->
        [yes] Played with the components as shipped.
       *[no] Played with the components as shipped. New tables have others.
    }
   *[corrected] { $current ->
        [yes] Played with corrected components.
       *[no] Played with corrected components. New tables have others.
    }
}

## Keys

page-keys-heading = Keys
# What is printed on a key.
page-key = { $key ->
    [enter] Enter
    [esc] Esc
    [space] Space
    [tab] Tab
    [ctrl-enter] Ctrl Enter
   *[other] { $key }
}
page-key-walk = walk through what can be chosen
page-key-choose = choose; confirm when several were picked
page-key-options = the choices in the prompt bar
page-key-escape = close, or take the last pick back
page-key-hint = ask for a hint; show or hide it
page-key-rules = show the rules for what is asked
page-key-undo = undo
page-key-skip = skip to now
page-key-log = go to the log
page-key-tab = walk through everything that has a text
page-key-keys = show these keys

## Several people at one screen

page-curtain-heading = Pass the screen to { $name }
page-curtain-text = The table shows { $name }'s hand next. Everyone else looks away.
page-curtain-ready = I am { $name }

## The start page

page-home-heading = Build an empire among the stars
page-home-lead = Three games of one family: against bots, with friends at this screen, or online.
page-your-name = Your name
page-save = Save
page-saved = Saved.
page-continue = Continue
page-open-tables = Open tables
page-finished-games = Finished games
page-players-range = { $least } to { $most } players
page-play-now = Play now
page-play-title-now = Play now: { $title }
page-options = Options…
page-options-of = Options of { $title }
page-how-to-play = How to play
page-how-to-play-title = How to play { $title }
page-seats-open = { $seats ->
    [one] { $seats } seat is open
   *[other] { $seats } seats are open
}
page-halted = { $why ->
    [rules] Cannot go on: other rules
    [components] Cannot go on: other components
    [ended] Ended by the host of this server
    [agreed] Ended by those who played
    [resigned] All people have resigned
   *[moves] Cannot go on: damaged
}
page-setup = Set-up
page-game-over = Over
page-won = { $count ->
    [one] { $names } won
   *[other] { $names } won
}
page-friends = { $friends ->
    [one] { $friends } friend
   *[other] { $friends } friends
}
page-bots = { $bots ->
    [one] { $bots } bot ({ $levels })
   *[other] { $bots } bots ({ $levels })
}
page-open-seats = { $seats ->
    [one] { $seats } open seat
   *[other] { $seats } open seats
}

## The options of a new game

page-players = Players
page-game = Game
page-draw-lots = Draw lots for the seats
page-show-table = Show the table to everyone on this server
page-may-hint = Players may ask for hints
page-usual-options = Usual options
page-create-table = Create the table
page-online-text = You get a link for the others. The game starts when all seats are taken.
page-seat = Seat { $number }
page-seat-of-bot = Bot, { $level }
page-seat-of-friend = Friend at this screen
page-seat-online = Open seat, online
page-open-seat-text = Somebody takes it with the link of the table.
page-friend-on-seat = Name of the friend on seat { $seat }
page-name = Name
page-setting-setup = Setup
page-setting-setup-text = The first game starts from the set-up that the rulebook suggests for learning.
page-setup-standard = Standard
page-setup-first-game = First game
# What a title of another package says of a setting.
page-setting-text = { CAPITALIZED($text) }.

## The waiting room

page-waiting-room = Waiting for players
page-standard-game = Standard game
page-table-public = everyone on this server sees the table
page-table-private = only who has the link sees the table
page-hints-allowed = hints are allowed
page-no-hints = no hints
page-invite = Invite
page-invite-text = Send this link to the others. The game starts when no seat is open.
page-table-link = Link to this table
page-copy-link = Copy the link
page-share = Share…
page-invite-code = QR code of the link to this table
page-copied = Copied
page-link-is-copied = The link is copied.
page-start-with-bots = { $seats ->
    [one] Start with a bot on the open seat
   *[other] Start with bots on the open seats
}
page-open-seat = Open seat
page-seat-bot = bot, { $level }
page-seat-person = { $where ->
    [screen] at this screen
    [here] here
   *[away] away
}
page-sit-here = Sit here
page-friend-for-seat = Name of a friend at this screen for seat { $seat }
page-friend-name = Friend's name
page-seat-friend = Seat
page-bot-for-seat = Bot for seat { $seat }
page-bot = Bot…
page-stand-up = Stand up
page-send-away = Send away

## The score sheet

page-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
page-play-again = Play again
page-to-standings = Rounds and standings
page-watch-replay = Watch the replay
page-review-game = Review the game
page-back-to-table = Back to the table
page-save-journal = Save the journal
page-victory-points = Victory points
page-round-by-round = Round by round
page-no-score-sheet = No score sheet
page-counting = Counting…
page-you-win = You win
page-winners = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
page-tie = { $count ->
    [one] Tied; { $what } decided.
   *[other] Tied, and as many of what breaks ties: { $what }.
}
page-empire-of = { $player }’s empire
page-winner = Winner
page-total = Total
page-chart-axis = VP at the end of each round
page-chart-score = { $name } { $score }
page-chart-scores = Scores over the rounds. At the end: { $scores }.

## The replay and the review

page-no-replay = No replay
page-opening-replay = Opening the replay…
page-loading-moves = Loading the moves…
page-the-setup = The set-up.
page-round-back = Round back
page-round-back-key = Round back (Page up)
page-step-back = Step back
page-step-back-key = Step back (←)
page-pause = Pause
page-play-on = Play
page-play-key = Play or pause (Space)
page-step-on = Step on
page-step-on-key = Step on (→)
page-round-on = Round on
page-round-on-key = Round on (Page down)
page-seen-by = Seen by
page-a-spectator = A spectator
page-position = Position in the game
page-position-text = Round { $round }, step { $step } of { $last }
page-win-chances = Win chances
page-win-chances-now = Win chances now
page-chart-chance = { $name } { $chance }
page-chart-chances = Win chances over the game. Now: { $chances }.
page-cost-most = What cost most
page-whose-moves = Whose moves
page-points-text = Points are percentage points of win chance.
page-earlier = Earlier
page-later = Later
page-no-mistakes = No move of { $name } cost anything worth telling.
page-try-again = Try again
page-reviewing = Reviewing the game…
page-reviewing-text = What probably cost most is looked at first. What is found appears here at once; you can watch the game meanwhile.
page-review-judged = { $choices ->
    [one] { $judged } of { $choices } choice judged.
   *[other] { $judged } of { $choices } choices judged.
}
page-review-unknown = How long it takes cannot be said yet.
page-review-seconds = { $seconds ->
    [one] About { $seconds } second left.
   *[other] About { $seconds } seconds left.
}
page-review-minutes = { $minutes ->
    [one] About { $minutes } minute left.
   *[other] About { $minutes } minutes left.
}
page-review-go-on = Go on
page-learn-from-mistakes = Learn from these mistakes
page-review-progress = Progress of the review
page-played = Played
page-better = Better
page-cost = { $points ->
    [one] −{ $points } point
   *[other] −{ $points } points
}
page-cost-little = less than 1 point

## Components

page-library-lead = All tiles and cards. Choose a game.
page-library-count = { $where ->
    [table] { $shown } of { $all }, as they are at your table.
   *[new] { $shown } of { $all }.
}
page-library-mixed = What is reconstructed is marked.
page-library-documented = All are documented: they are as printed.
page-library-own-box = You own the box?
page-library-workshop = Hold them against it in the workshop.
page-library-entry = { $source ->
    [documented] { $name }, documented
    [partly] { $name }, partly reconstructed
   *[reconstructed] { $name }, reconstructed
}
page-source = { $source ->
    [documented] Documented
    [partly] Partly reconstructed
   *[reconstructed] Reconstructed
}
page-source-documented = Documented: all of it is as printed.
page-source-reconstructed = Reconstructed: no source shows this one, so all of it was filled in.
page-source-partly = Documented: { $documented }. Reconstructed: { $reconstructed }.
page-reconstructed-fields = Reconstructed, not from print: { $fields }.
page-fact = { $label } { $value }
# All of a component, for those who hear it.
page-component = { $name }. { $facts }. { $text }
# A field of a component file.
page-field = { $field ->
    [name] name
    [type] type
    [kind] kind
    [goods] goods
    [cost] cost
    [defense] defense
    [vp] VP
    [powers] powers
    [powers-action] action of the powers
    [powers-effect] effect of the powers
    [powers-up_to] limit of the powers
    [keywords] keywords
    [bonus] bonus
    [scoring] scoring
    [steps] steps
    [count] count
    [size] size
    [spaces] spaces
    [stack] stack
    [copies] copies
    [stockpile] stockpile
    [colonists] colonists
    [replaces] replaces
    [first_game] first game
   *[other] { $field }
}
page-filter-search = Search
page-filter-placeholder = Name or text
page-filter-sort = Sort
page-filter-kind = Kind
page-filter-phase = Power in
page-filter-source = Source
page-filter-all = All
page-filter-none = Show all
page-sort = { $sort ->
    [world] Worlds
    [development] Developments
    [home] Home colonies
    [goal] Goals
   *[action] Actions
}
page-kind = { $kind ->
    [novelty] Novelty
    [rare] Rare Elements
    [genes] Genes
    [alien] Alien Technology
    [gray] Gray
   *[any] Any kind
}
page-phase = { $phase ->
    [explore] Explore
    [develop] Develop
    [settle] Settle
    [trade] Trade
    [consume] Consume
   *[produce] Produce
}
page-emblem = { $emblem ->
    [rebel] Rebel
    [imperium] Imperium
    [alien] Alien
    [uplift] Uplift
    [xeno] Xeno
    [terraforming] Terraforming
    [chromosome] Chromosome
   *[other] { $emblem }
}
page-home-world = Home world
# Under the name of a world: its kind, and how it gets goods.
page-goods = { $goods ->
    [windfall] { page-kind } windfall
    [production] { page-kind } production
   *[none] { page-kind }
}

## Help

page-help-lead = How to play in short, and what the words and icons mean. Choose a game.
page-on-this-page = On this page
page-all-components = All components
page-help-goal = Goal
page-help-round = A round
page-help-end = End of the game
page-help-advice = For a first game
page-help-icons = Icons
page-help-words = Words
page-help-terms = Help:
page-bonus = Bonus:

page-rules = Rules
page-rules-title = Rules of { $title }
page-rules-lead = All rules, to read, to search and to print. Choose a game.
page-rules-search = Search the rules
page-rules-places = { $places ->
    [one] { $places } place
   *[other] { $places } places
}
page-rules-nothing = Nothing in the rules has these words.
page-rules-print = Print
page-rules-action = Everyone:
page-rules-example = Example:
page-rules-ruling = Ruling:
page-rules-rulings = Rulings by number
page-rules-rulings-text = Where the rulebooks leave room or disagree, it was decided once how this table plays. Each decision has a number and stands in the text beside the rule it belongs to.
page-rules-in-short = How to play, in short
page-rules-for-this = Rules for this
page-rules-all = All rules

page-legend = What the icons mean
page-legend-cost = { $unit ->
    [card] Cost { $cost }: so many other cards are discarded from hand to place it.
   *[credit] Cost { $cost }: so many credits are paid for it.
}
page-legend-defense = Defense { $defense }: it is conquered, not paid for; your Military must be at least { $defense }.
page-legend-vp = { $when ->
    [round] { $vp } VP in every round.
   *[end] { $vp } VP at the end of the game.
}
page-legend-variable = Question mark: what it scores depends on the rest of your empire, as its text says.
page-legend-goods = { $goods ->
    [windfall] { page-kind }, with a halo: a good of this kind comes with it, once. Later only powers and the bonus of Produce bring one.
    [production] { page-kind }, in solid color: Produce puts a good of this kind on it if it has none.
   *[none] { page-kind }: what asks for this kind counts it.
}
page-legend-phase = { page-phase }: a power that works then.
# $power: what it does, one or more sentences.
page-legend-power = { page-phase }: { $power }
page-legend-kind = { page-kind }: a kind of worlds and goods.

page-icon-windfall = Windfall world: a halo in the colour of its kind
page-icon-production = Production world: a disc in the colour of its kind
page-icon-paid = World to pay for: a dark rim and its cost
page-icon-military = Military world: a red rim and its defense
page-icon-development = Development: a diamond with its cost
page-icon-variable = Development whose VP are counted at the end
page-icon-vp = VP; “?” is counted at the end
page-icon-good = { $unit ->
    [card] { page-kind } good: sells for { $price ->
        [one] { $price } card
       *[other] { $price } cards
    }
   *[credit] { page-kind } good: sells for { $price ->
        [one] { $price } credit
       *[other] { $price } credits
    }
}

## Words that more than one title uses: the term, what it means, and other words for it in texts

page-term-vp = VP
    .text = Victory points. Who has the most at the end wins.
page-term-novelty = Novelty
    .text = The cyan kind: art, fashion, entertainment. Its moon stands at the upper left.
page-term-rare-elements = Rare Elements
    .text = The brown kind: fuel for jump drives. Its moon stands at the upper right.
page-term-genes = Genes
    .text = The green kind: genetic material. Its moon stands at the lower left.
page-term-alien-technology = Alien Technology
    .text = The yellow kind: what the Aliens left behind. Its moon stands at the lower right.
page-term-gray-world = Gray world
    .text = A world of no kind. It never holds a good.
page-term-military-world = Military world
    .text = A world with a red rim and an outlined red number, its defense. It is conquered with Military, not paid for, unless a power says otherwise.
page-term-defense = Defense
    .text = The outlined red number of a military world: so much Military it takes to conquer it.
page-term-specialized-military = Specialized Military
    .text = Military that counts only against some worlds, such as those with the Rebel keyword or of one kind.
page-term-contact-specialist = Contact Specialist
    .text = Lets you pay for a military world that is not Alien, for 1 less than its defense, instead of conquering it. Discounts count too.
page-term-discount = Discount
    .text = Makes something cheaper. Discounts add up, but no cost goes below 0.
page-term-keyword = Keyword
    .text = A word such as Rebel, Imperium, Alien, Uplift or Terraforming on a tile or card. It does nothing by itself; powers and bonuses ask for it.
page-term-rebel = Rebel
    .text = A keyword: worlds that fight the Imperium. Some powers help against them.
page-term-imperium = Imperium
    .text = A keyword: worlds and developments of the great power of the galaxy.
page-term-alien = Alien
    .text = A keyword: what the vanished Aliens left. Yellow worlds are of the Alien kind.
page-term-uplift = Uplift
    .text = A keyword: peoples raised to intelligence by gene technology.
page-term-terraforming = Terraforming
    .text = A keyword: developments that make worlds fit to live on.
page-term-documented = Documented
    .text = This part of a tile or card is known from printed or published sources.
page-term-reconstructed = Reconstructed
    .text = This part of a tile or card is not documented. It was filled in so that all known totals hold; owners of the game can correct it.
page-deal-committed = Dealt from a secret that is told at the end. Its commitment:
page-deal-verdict = { $verdict ->
    [proven] Every draw followed from a secret that the server had committed to before the first choice.
    [other-commitment] The server committed to something else than it showed at the beginning.
    [other-secret] The secret is not the one that the server had committed to.
   *[other-game] The moves do not agree with the draws that follow from the secret.
}
page-deal-state = { $verdict ->
    [proven] Deal proven
   *[other] Deal not proven
}
page-deal-commitment = Commitment
page-deal-secret = Secret
