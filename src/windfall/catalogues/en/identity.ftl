# Who somebody is: the page "Me", devices, links between them, passkeys, and what is kept.

## What the server says

identity-both-seated = You sit at { $count ->
        [one] a table
       *[other] tables
    } both as yourself and as the other player: { $titles }. Play to the end there or stand up first, then try again with a new link.
identity-no-such-device = This is no device of yours any more.
identity-no-such-passkey = This is no passkey of yours any more.
identity-no-such-link = This link is not good any more: it works once, for ten minutes. Make a new one.
identity-own-link = This device is yours already. Open the link on the other device.
identity-no-passkeys-here = Browsers make no passkeys for a page at a bare address such as 127.0.0.1. Open it by a name, such as localhost.
identity-many-passkeys = You have { $most } passkeys. Remove one first.
identity-passkey-refused = This passkey is not known here, or it took too long. Try again.

## Me

identity-me = Me
# The mark is eight letters and digits.
identity-mark-text = The emblem is yours alone: others with your name have another one. It is drawn from the mark { $mark }.
identity-signed-out = You are signed out on this device. Load the page again.

## Devices

identity-devices = My devices
identity-devices-text = In each of these browsers you are the same player, with the same seats.
identity-device = { $browser } on { $system }
identity-unknown-device = A device
identity-this-device = This device
identity-last-seen = Last here { $ago }
identity-sign-out = Sign out
identity-sign-out-device = Sign out: { $device }
identity-rename = Rename
identity-rename-device = Rename: { $device }
identity-device-name = Name of this device; empty: as it calls itself
identity-device-name-save = Save the name
identity-sign-out-here = Sign out here?
identity-sign-out-here-text = In this browser you will be a new guest. On your other devices, or with a passkey, you find your games.
identity-sign-out-last = This is your only device, and you have no passkey: nobody can get at your seats and games any more, not even you. Make a passkey or bring yourself to another device first.
identity-make-link = Bring me to another device
identity-link = Link to another device
identity-link-code = QR code of the link to another device
identity-link-text = Point the camera of your phone at this, or open the link there. It works once, within ten minutes.
identity-link-secret = Give it to nobody: whoever opens it becomes you.

## A link that was opened

identity-become = Be { $name } in this browser?
identity-become-text = You find all games of { $name } here, and can play them. Open only links that you made yourself.
identity-become-joins = { $tables ->
        [one] The table that you have here as { $own } goes along: it belongs to { $name } then.
       *[other] The { $tables } tables that you have here as { $own } go along: they belong to { $name } then.
    } Other devices of { $own } are signed out. This cannot be undone.
identity-become-yes = Yes, be { $name } here
identity-become-no = No

## Passkeys

identity-passkeys = Passkeys
identity-passkeys-text = With a passkey you are yourself again on a new device, also when the old one is lost. Your device or its password manager keeps it; there is no password.
identity-passkey-used = Last used { $ago }
identity-passkey-made = Made { $ago }
identity-remove = Remove
identity-remove-passkey = Remove the passkey: { $device }
identity-make-passkey = Make a passkey
identity-sign-in-text = { $tables ->
        [0] Have you played here before, on another device?
        [one] Have you played here before, on another device? The table that you have in this browser goes along.
       *[other] Have you played here before, on another device? The { $tables } tables that you have in this browser go along.
    }
identity-sign-in = Sign in with a passkey
identity-passkey-known = This device has a passkey of yours already.
identity-passkey-not-made = The browser gave no passkey. Try again, or use a link to another device.
identity-passkeys-impossible = Here the browser makes no passkeys: the page must be opened over HTTPS and by a name, or at localhost.

## My data

identity-data = My data
identity-data-text = All that this server keeps about you is yours to see, to have and to delete.
identity-privacy = What is kept about you
identity-export = Download everything
identity-delete = Delete me…
identity-delete-heading = Delete you for good?
identity-delete-text = Your name, devices and passkeys are removed. Games that are over stay, without your name. At running games of others a bot plays on for you. Games that only you play are removed. This cannot be undone.
identity-delete-now = Delete me now
identity-deleted = You are deleted. In this browser you are a new guest.

## What is kept

identity-privacy-lead = You play without an account. This is all that this server keeps.
identity-kept = What is kept
identity-kept-id = A random number that is you
    .text = In a cookie of your browser and on the server, with the name that you chose and the day of your first game.
identity-kept-devices = Your devices
    .text = Browser and system by their names, such as “Firefox on Linux”, and the hour in which you were last there.
identity-kept-links = Links between them
    .text = For ten minutes, and only as a hash: who reads the database cannot use them.
identity-kept-passkeys = Your passkeys
    .text = Their public halves, which open nothing, and when they were made and used.
identity-kept-games = Your games
    .text = Seats with the names at the table, every choice, scores. Whoever has the link of a table can watch its replay.
identity-kept-chat = What you say at tables
    .text = Only in memory, the last lines of each table. It is not stored.
identity-kept-browser = In your browser
    .text = The cookie, your preferences, and a copy of the page, so that it opens without a connection.
identity-kept-log = The log of the server
    .text = Errors and how often something happens; no names, no links, and no addresses of those who play.
identity-not-kept = What is not
identity-not-kept-name = No real name and no password. An e-mail address only if you enter one for notices.
identity-not-kept-tracking = No tracking, no advertising, nothing from other sites. The page loads only what this server has.
identity-not-kept-given = Nothing is given to anybody, but for the notices you switch on: whoever carries those knows where they go. Other players see your name, your emblem, whether you are there, and your moves.
identity-rights = What you can do
identity-right-export = Download everything about you as a file that programs can read.
identity-right-delete = Delete yourself: games stay, names go.
identity-right-backups = The host of this server may have backups of up to some weeks ago; ask them what about those.
identity-to-my-data = To my data
