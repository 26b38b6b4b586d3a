"""KivyMD's own widgets in our colours: its roles are taken from the theme instead of being worked out from a
seed colour, which takes longer than all the rest of the start."""

from typing import Final

from kivymd.theming import ThemeManager

from companion.ui.skin import skin

ROLES: Final = {  # which token each of them is
    "background": "night",
    "onBackground": "text",
    "surface": "panel",
    "surfaceDim": "night",
    "surfaceBright": "raised_2",
    "surfaceContainerLowest": "well",
    "surfaceContainerLow": "panel",
    "surfaceContainer": "panel",
    "surfaceContainerHigh": "raised",
    "surfaceContainerHighest": "raised_2",
    "surfaceVariant": "raised",
    "surfaceTint": "lamp",
    "onSurface": "text",
    "onSurfaceVariant": "text_2",
    "inverseSurface": "text",
    "inverseOnSurface": "night",
    "inversePrimary": "lamp",
    "outline": "text_3",
    "outlineVariant": "line",
    "shadow": "boss_black",
    "scrim": "boss_black",
    "primary": "lamp",
    "onPrimary": "on_lamp",
    "primaryContainer": "lamp_box",
    "onPrimaryContainer": "lamp_text",
    "secondary": "text_2",
    "onSecondary": "night",
    "secondaryContainer": "raised",
    "onSecondaryContainer": "text",
    "tertiary": "spark",
    "onTertiary": "on_spark",
    "tertiaryContainer": "spark_box",
    "onTertiaryContainer": "spark_text",
    "error": "warn",
    "onError": "night",
    "errorContainer": "raised",
    "onErrorContainer": "warn",
}


class Material(ThemeManager):
    def set_colors(self, *_: object) -> None:
        for role, token in ROLES.items():
            setattr(self, f"{role}Color", skin.theme[token])
        self.disabledTextColor = skin.theme["text_3"]
        if self.on_colors:
            self.on_colors()
