"""One running game with people: positions, sessions, undo, records. No network, no database."""
