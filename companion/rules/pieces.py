"""The pieces that stand in districts and their supplies (R1.3)."""

from typing import Final

ENFORCEMENT: Final = 0
BARRICADE: Final = 1
RED_SHIELD: Final = 2
BLUE_SHIELD: Final = 3
COPY_TOKEN: Final = 4

PIECES: Final = ("enforcement", "barricade", "red-shield", "blue-shield", "copy-token")
FIELDS: Final = ("enforcement", "barricades", "red_shields", "blue_shields", "copy_tokens")
LIMITS: Final = (25, 8, 10, 6, 8)
PLAN_TOKENS: Final = 20
ATTACK_TOKENS: Final = 12
