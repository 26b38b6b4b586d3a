"""The game: position, actions, bosses, cities. Standard library only; no text, files, clock or chance."""

# Saved with every game: a game from newer rules is not touched, one from older rules opens from its snapshot.
RULES_VERSION = 3
