"""What the server answers to: the API over HTTP, the socket of a table, and the files of the client."""
