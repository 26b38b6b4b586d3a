"""The pages that the players open."""
