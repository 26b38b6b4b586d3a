"""What a new game begins with, in the row that starts it: where no ring has corners for it."""

from pathlib import Path

from kivy.lang import Builder
from kivy.properties import StringProperty
from kivy.uix.floatlayout import FloatLayout

Builder.load_file(str(Path(__file__).with_name("brief.kv")))


class Brief(FloatLayout):
    population = StringProperty()
    money = StringProperty()
    set_up = StringProperty()
