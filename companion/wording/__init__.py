"""Instructions, questions and positions in the players' language."""
