"""From a sitting to view data in the players' language. No Kivy."""
