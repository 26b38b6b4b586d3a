"""One game in progress: inputs go in, instructions and the next question come out; undo and redo."""
