"""Cities as the ring shows them, made by hand: five districts, and seven with much in them."""

from dataclasses import replace

from companion.ui.views import (
    BossView,
    DiscView,
    DistrictView,
    GhostView,
    Mood,
    PieceView,
    RingView,
    TokenView,
    TrackView,
)

TRACKS = (
    TrackView("yellow", 6, 4, "account-group", "−3"),
    TrackView("black", 5, 2, "arrow-up-bold-hexagon-outline", "2"),
    TrackView("red", 6, 3, "account-tie-hat", "+3"),
    TrackView("blue", 5, 2, "wall", "+2"),
)

FIVE = RingView(
    (
        DistrictView(
            "Riverside",
            "Old Static",
            research="4",
            infinite=True,
            spaces=6,
            bracket=3,
            pieces=(PieceView("enforcement", 2), PieceView("barricade", 1)),
        ),
        DistrictView(
            "Steel Quay",
            "Glasswing",
            Mood.SELECTED,
            research="2",
            health="5",
            spaces=5,
            bracket=3,
            pieces=(PieceView("enforcement", 3), PieceView("red-shield", 1), PieceView("copy-token", 1)),
        ),
        DistrictView(
            "The Stacks",
            "Rustmarch",
            weakened="weakened",
            health="3",
            spaces=5,
            bracket=2,
            pieces=(PieceView("enforcement", 1),),
        ),
        DistrictView(
            "Harbour Gate",
            "Nine Lanterns",
            research="5",
            health="10",
            spaces=7,
            bracket=1,
            pieces=(PieceView("copy-token", 2),),
        ),
        DistrictView(
            "Canal Row",
            "Low Tide",
            research="3",
            health="6",
            spaces=5,
            bracket=4,
            pieces=(PieceView("enforcement", 4), PieceView("blue-shield", 1)),
        ),
    ),
    BossView("Steelheart", "Research 17 of 32", 17 / 32, TRACKS, 1),
    (TokenView("David", 0), TokenView("Prof", 3), TokenView("Tia", 1, on_turn=True), TokenView("Cody", 1)),
    population=25,
    ghosts=(GhostView("Tia", 0, "wall"), GhostView("Tia", 2), GhostView("Tia", 3), GhostView("Tia", 4)),
)
REWARDS = replace(FIVE, ghosts=(), discs=tuple(DiscView(district, "pistol") for district in (0, 2, 4)))

MANY = tuple(
    PieceView(piece, count)
    for piece, count in (
        ("enforcement", 3),
        ("red-shield", 1),
        ("blue-shield", 1),
        ("copy-token", 1),
        ("marker", 4),
    )
)
SEVEN = RingView(
    (
        replace(FIVE.districts[0], name="Saltgate"),
        replace(FIVE.districts[1], name="Marrow Lane", mood=Mood.IDLE),
        DistrictView(
            "Dust Court",
            "Hush",
            Mood.SELECTED,
            weakened="weakened",
            health="5",
            spaces=6,
            bracket=2,
            pieces=MANY,
        ),
        replace(FIVE.districts[2], name="Windrow"),
        replace(FIVE.districts[3], name="Tenfold"),
        DistrictView("Lowfield", "No Epic", Mood.EMPTY, pieces=MANY[2:]),
        replace(FIVE.districts[4], name="Gull Yard"),
    ),
    BossView("Limelight", "Research 6 of 49", 6 / 49, TRACKS, 2),
    (
        TokenView("David", 0),
        TokenView("Prof", 4),
        TokenView("Tia", 1),
        TokenView("Cody", 1),
        TokenView("Abraham", 3),
        TokenView("Mizzy", 2, on_turn=True),
    ),
    population=22,
    board=5,
    ghosts=(
        GhostView("Mizzy", 0, "wall"),
        GhostView("Mizzy", 1),
        GhostView("Mizzy", 3),
        GhostView("Mizzy", 4, "wall"),
        GhostView("Mizzy", 5),
        GhostView("Mizzy", 6),
    ),
)
