"""`make bench`: ratios measured in one run, since the machine's own speed changes from run to run."""

from tests.bench.engine import engine
from tests.bench.saved_game import saved_game
from tests.bench.window import window

if __name__ == "__main__":
    engine()
    saved_game()
    window()
