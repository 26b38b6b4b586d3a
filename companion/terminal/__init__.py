"""The terminal: scenarios, simulations and whole games in plain lines."""
