"""Packs: what is printed on cards, boards and dice. Reading, checking, merging, teaching."""
