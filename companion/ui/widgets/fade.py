"""White that fades away: tinted, it ends a head or what goes on below."""

from kivy.graphics.texture import Texture


def fade(upright: bool = True) -> Texture:
    """Opaque at the top, clear at the bottom."""
    steps = 32
    texture = Texture.create(size=(1, steps), colorfmt="rgba")
    texture.mag_filter = "linear"

    def fill(_: Texture) -> None:
        up = range(steps) if upright else range(steps - 1, -1, -1)
        rows = b"".join(bytes((255, 255, 255, 255 * step // (steps - 1))) for step in up)
        texture.blit_buffer(rows, colorfmt="rgba", bufferfmt="ubyte")

    fill(texture)
    texture.add_reload_observer(fill)
    return texture
