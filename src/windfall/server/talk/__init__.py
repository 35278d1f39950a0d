"""What the processes of one server say to each other. The database has the truth; this is only talk about it."""
