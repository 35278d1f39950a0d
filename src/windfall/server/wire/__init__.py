"""What server and clients say to each other. docs/protocol.md and the types in web/src/wire are made from it."""
