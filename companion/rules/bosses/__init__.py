"""One module for each boss: its activation (R7) as stages, and its part of the prologue (R3.1)."""

from companion.rules.bosses import limelight, regalia, steelheart

__all__ = ["limelight", "regalia", "steelheart"]
