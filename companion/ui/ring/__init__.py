"""The city as a ring of districts (`city.City`) and as a row of towers (`horizon.Horizon`).

Nothing is imported here: geometry, standing, words, track, pace and skyline are plain arithmetic and need no
Kivy."""
