// What server and client say to each other; docs/protocol.md explains it.

export * from "../wire/protocol";
