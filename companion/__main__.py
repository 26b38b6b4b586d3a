"""`python -m companion`: run, simulate, check, play."""

import argparse
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from companion import __version__
from companion.terminal.run import Wrong, tell_wrong
from companion.wording.language import LANGUAGES, Language

MOST_SIMULATIONS = 10_000_000


def main(arguments: Sequence[str] | None = None) -> int:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    options = _parser().parse_args(arguments)
    try:
        return int(options.do(options))
    except Wrong as wrong:
        tell_wrong(wrong)
        return 2
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody listens: nothing to flush
        return 1
    except KeyboardInterrupt:
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="companion", description="The Epics' side of The Reckoners, in a terminal."
    )
    parser.add_argument("--version", action="version", version=__version__)
    commands = parser.add_subparsers(required=True, metavar="command")

    run = commands.add_parser(
        "run", help="carry out scenarios and print their results as JSON, one line each"
    )
    run.add_argument("files", nargs="+", metavar="FILE", help="a scenario, or - for standard input")
    _language(run)
    run.set_defaults(do=_run)

    simulate = commands.add_parser("simulate", help="carry out a scenario's Epic Phase many times at random")
    simulate.add_argument("file", metavar="FILE", help="a scenario, or - for standard input")
    simulate.add_argument("--count", type=_count, required=True, metavar="N")
    simulate.add_argument("--seed", type=int, metavar="S")
    simulate.set_defaults(do=_simulate)

    check = commands.add_parser("check", help="check packs and count what they know")
    check.add_argument("files", nargs="+", metavar="PACK")
    check.set_defaults(do=_check)

    play = commands.add_parser("play", help="play a whole game")
    play.add_argument("--pack", nargs="+", metavar="FILE", help="packs in use instead of the practice pack")
    play.add_argument("--seed", type=int, metavar="N", help="let the app roll and draw")
    play.add_argument("--new", action="store_true", help="a new game instead of going on with the last one")
    play.add_argument(
        "--ruling",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a new game with a ruling of your own, such as copy-tokens=before",
    )
    play.add_argument("--auto", action="store_true", help="let the app answer everything")
    _language(play)
    play.set_defaults(do=_play)

    games = commands.add_parser("games", help="list, export and import saved games")
    games.add_argument("--json", action="store_true", help="one line of JSON for each game")
    _language(games)
    games.set_defaults(do=_games)
    what = games.add_subparsers(metavar="export|import")
    write = what.add_parser("export", help="write saved games to one new file")
    write.add_argument("file", metavar="FILE")
    write.add_argument(
        "--game", action="append", metavar="ID", help="only this game; everything if not given"
    )
    write.set_defaults(do=_export)
    bring = what.add_parser("import", help="bring in games from such a file")
    bring.add_argument("file", metavar="FILE")
    choice = bring.add_mutually_exclusive_group()
    for name, text in (("skip", "keep mine"), ("copy", "keep both"), ("replace", "take theirs")):
        choice.add_argument(
            f"--{name}",
            dest="choice",
            action="store_const",
            const=name,
            help=f"games here that differ: {text}",
        )
    bring.set_defaults(do=_import, choice="refuse")
    return parser


def _language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the instructions")


def _count(text: str) -> int:
    if not (text.isascii() and text.isdigit() and 1 <= int(text) <= MOST_SIMULATIONS):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 to {MOST_SIMULATIONS}")
    return int(text)


def _run(options: argparse.Namespace) -> int:
    from companion.terminal.run import run

    return run(options.files, Language(options.lang))


def _simulate(options: argparse.Namespace) -> int:
    from companion.terminal.run import simulate

    simulate(options.file, options.count, options.seed)
    return 0


def _check(options: argparse.Namespace) -> int:
    from companion.terminal.check import check

    check(options.files)
    return 0


def _play(options: argparse.Namespace) -> int:
    from companion.terminal.play import play

    language = Language(options.lang)
    return play(options.pack, options.seed, options.auto, options.new, language, options.ruling)


def _games(options: argparse.Namespace) -> int:
    from companion.terminal.games import list_games

    list_games(options.json, Language(options.lang))
    return 0


def _export(options: argparse.Namespace) -> int:
    from companion.terminal.games import export_games

    export_games(options.file, options.game, Language(options.lang))
    return 0


def _import(options: argparse.Namespace) -> int:
    from companion.terminal.games import bring_games

    bring_games(options.file, options.choice or "refuse", Language(options.lang))
    return 0


if __name__ == "__main__":
    sys.exit(main())
