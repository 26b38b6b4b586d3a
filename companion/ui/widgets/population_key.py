"""Population in the row that goes on, with what the Epics have taken: where no ring has a corner for it."""

from pathlib import Path

from kivy.lang import Builder
from kivy.properties import StringProperty

from companion.ui.widgets.holding import HoldKey

Builder.load_file(str(Path(__file__).with_name("population_key.kv")))


class PopulationKey(HoldKey):
    population = StringProperty()
    lost = StringProperty()
