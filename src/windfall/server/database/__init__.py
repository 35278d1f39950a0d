"""Players, tables and journals, kept in SQLite or PostgreSQL."""
