"""Bots that are programs of their own, in any language: they talk over standard input and output; docs/bots.md."""
