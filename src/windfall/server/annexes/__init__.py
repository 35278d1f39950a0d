"""Annexes: processes of the server for games that were dealt from another component set than new tables are.

The front process forwards the requests and sockets of such tables; the annex is the same server with that set.
"""
