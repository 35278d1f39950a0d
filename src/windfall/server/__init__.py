"""The server: tables of people and bots, for the browser client and any other."""
