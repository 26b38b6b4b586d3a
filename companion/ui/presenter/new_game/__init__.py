"""New game: the choices of last time, changed by a tap, with the city they make beside them."""

from companion.ui.presenter.new_game.presenter import NewGamePresenter

__all__ = ["NewGamePresenter"]
