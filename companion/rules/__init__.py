"""The game: position, actions, bosses, cities. Standard library only; no text, files, clock or chance."""
