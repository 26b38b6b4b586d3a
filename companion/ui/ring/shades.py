"""The theme's colours and those the ring derives from them. No Kivy."""

from collections.abc import Mapping

from companion.ui.theme import Rgba, Theme, mix


def fade(colour: Rgba, alpha: float) -> Rgba:
    red, green, blue, _ = colour
    return red, green, blue, alpha


def shades(theme: Theme) -> Mapping[str, Rgba]:
    # A track's colour in the acting hub: the light theme's are too near to its violet.
    paler = 0.55 if theme.name == "light" else 0.0
    tracks = {
        "yellow": theme["boss_yellow"],
        "black": theme["boss_black_line"],
        "red": theme["boss_red"],
        "blue": theme["boss_blue"],
    }
    return {
        **theme.colours,
        **{f"pip_{name}": colour for name, colour in tracks.items()},
        **{f"pip_{name}_acting": mix(colour, theme["on_acting"], paler) for name, colour in tracks.items()},
        "pip_acted": fade(theme["spark"], 0.7),
        "pip_off_acting": mix(theme["acting_out"], theme["acting_label"], 0.55),
        "gauge": mix(theme["panel"], theme["line"], 0.6),
        "gauge_on": mix(theme["text"], theme["text_2"], 0.3),
        "gauge_acting": mix(theme["acting_in"], theme["acting_label"], 0.25),
        "haze": fade(mix(theme["night"], theme["panel"], 0.5), 1.0),
        "glow": fade(theme["spark"], 0.4),
        "no_line": fade(theme["spark"], 0.0),
        "window_off": mix(theme["block_lit"], theme["text_3"], 0.08),
        "window_dark": mix(theme["block_dark"], theme["text_3"], 0.1),
        "shine": fade(theme["window_lit"], 0.17),
        "no_shine": fade(theme["window_lit"], 0.0),
        "no_glow": fade(theme["spark"], 0.0),
        "block_flare": mix(theme["block_lit"], theme["window_lit"], 0.5),
        "window_flare": mix(theme["window_lit"], (1.0, 1.0, 1.0, 1.0), 0.6),
        "shine_flare": fade(theme["window_lit"], 0.45),
    }
