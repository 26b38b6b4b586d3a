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
    play.add_argument("--auto", action="store_true", help="let the app answer everything")
    _language(play)
    play.set_defaults(do=_play)
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

    return play(options.pack, options.seed, options.auto, Language(options.lang))


if __name__ == "__main__":
    sys.exit(main())
