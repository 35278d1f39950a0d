# Notices: people are told, wherever they are, that a table waits for them.

## What is sent

notices-turn = It is your turn
# The title is the name of a game.
notices-turn-text = { $title } waits for you.
notices-reminder = Your clock is running out
# Left is one of the next two.
notices-reminder-text = { $title }: { $left }.
notices-hours = { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    } left
notices-minutes = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } left
notices-trial = A test from Windfall
notices-trial-text = If you can read this, notices reach you here.
notices-digest-subject = { $tables ->
        [one] A table waits for you
       *[other] { $tables } tables wait for you
    }
notices-confirm-subject = Is this your address?
notices-confirm-text = Somebody, probably you, would like to be told here when it is their turn at a table of Windfall. If it was you, open this link within three days:
notices-confirm-else = If it was not you, do nothing: no further mail will come.
notices-mail-stop = No more mail to this address:

## What came of it

notices-taken-push = The push service has taken it.
notices-taken-webhook = It was taken there (status { $status }).
notices-taken-mail = The mail server has taken it.
notices-not-sent-form = An address begins with https:// and names a public host.
notices-not-sent-private = This address belongs to a private network. The host of this server allows only public ones.
notices-not-sent-silent = Nobody answered there in time.
notices-not-sent-status = It was refused there (status { $status }).
notices-not-sent-gone = This browser is not there any more. Switch notices on in it again.
notices-not-sent-mail-refused = The mail server did not take it. Check the address.
notices-not-sent-mail-silent = The mail server does not answer. Try again later.

## What is refused

notices-no-subscription = These are no keys of a browser.
notices-no-such-zone = There is no such time zone.
notices-no-address = This is no address for mail.
notices-no-mail-here = The host of this server has not set up mail.
notices-nothing-to-confirm = There is no address to be confirmed.
notices-no-such-link = This link is not good any more. Ask for a new mail on the page “Me”.

## On the page “Me”

notices-heading = Notices
notices-lead = Be told when a table with other people waits for you. All of it is off until you switch it on. A notice says which game it is and has a link to it, nothing else.
notices-here = This browser
notices-here-text = Tells you when you are not looking at the page, also when it is closed.
notices-here-on = Tell me in this browser
notices-here-stop = Stop
notices-here-is-on = This browser tells you, also when the page is closed.
notices-here-page-only = This browser tells you while a page of Windfall is open somewhere in it. It cannot do more.
notices-here-denied = This browser does not let this page tell you anything. Allow notifications in its settings for this page.
notices-here-impossible = This browser cannot tell you anything from here. It needs HTTPS or localhost; on an iPhone or iPad, install the app first.
notices-others = Other browsers
notices-stop-device = Stop notices: { $device }
notices-webhook = Webhook
notices-webhook-text = Notices to ntfy, Discord, Slack or a program of your own. Enter the address that you were given there, and keep it to yourself: whoever knows it can write to you.
notices-webhook-format = Written for
notices-format = { $format ->
        [ntfy] ntfy
        [discord] Discord
        [slack] Slack
       *[json] a program (JSON)
    }
notices-webhook-url = Address
notices-mail = E-mail
notices-mail-text = One mail for all tables that have come to wait for you since the last one.
notices-mail-address = Your address
notices-mail-every = At most
notices-mail-hours = { $hours ->
        [1] once an hour
        [24] once a day
       *[other] every { $hours } hours
    }
notices-mail-unconfirmed = A mail is on its way to you. Open the link in it: before that, nothing else is sent.
notices-mail-again = Send it again
notices-mail-confirmed = This address is confirmed.
notices-quiet = Quiet hours
notices-quiet-on = Send nothing at night
notices-quiet-begins = From
notices-quiet-ends = Until
notices-quiet-zone = By the clocks of { $zone }. What comes meanwhile is sent afterwards.
notices-save = Save
notices-saved = Saved.
notices-test = Send a test
notices-test-busy = Sending…
notices-test-none = Nothing is set up yet.
notices-channel = { $channel ->
        [push] Browser
        [webhook] Webhook
       *[mail] E-mail
    }
notices-test-arrived = It has arrived in this browser.
notices-muted = Silent tables
notices-unmute = Tell me again
notices-unmute-table = Tell me again: { $title }

## At a table

notices-of-table = Notices of this table

## Where links in mails lead

notices-mail-page = Mail from Windfall
notices-confirm-heading = Shall mail come to this address?
notices-confirm-body = Then we tell you there when a table waits for you. Every mail has a link that ends this.
notices-confirm-yes = Yes, it is mine
notices-confirmed = Thank you. Mail comes to { $address } from now on.
notices-stop-heading = No more mail?
notices-stop-body = Nothing will be sent to this address any more, until somebody enters it again and you confirm it.
notices-stop-yes = Send no more mail
notices-stopped = Done. No more mail will come.

## What is kept

notices-kept = Notices
    .text = Only if you switch them on: by which address your browser is reached, your webhook, your e-mail address, quiet hours with your time zone, and silent tables. Which tables wait for you is kept until you have answered.
