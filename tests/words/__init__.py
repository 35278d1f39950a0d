"""Words: messages, catalogues, and that all that is said can be said in every language."""
