"""Plays the coming Epic Phase many times."""
