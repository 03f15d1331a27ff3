"""The commands of players: `play` and `learn` in the terminal, `rules`, `replay` and `verify` of saved games."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import rascals
from rascals.bots import default
from rascals.bots.specs import looks_like_path
from rascals.cli import study
from rascals.cli.desk import Desk
from rascals.cli.judging import judge
from rascals.cli.parameters import Bots, Commitment, Data, Edition, Game, Key, Options, Plain, Players, SavedGame, Seed
from rascals.cli.setup import check_bots, definition_of, make_game, read_options, seats, split_names
from rascals.lessons import lesson_of

if TYPE_CHECKING:
    from rascals.tui.reel import Reel
    from rascals.tui.sitting import Sitting

Humans = Annotated[str | None, typer.Option("--humans", metavar="NAME,…")]
Save = Annotated[Path | None, typer.Option("--save", metavar="FILE", dir_okay=False)]
Resume = Annotated[Path | None, typer.Option("--resume", metavar="FILE", dir_okay=False)]
NoUndo = Annotated[bool, typer.Option("--no-undo")]
Coach = Annotated[bool, typer.Option("--coach")]
Pace = Annotated[float, typer.Option("--pace", metavar="SECONDS", min=0, max=10)]


def play(
    context: typer.Context,
    game: Game = "felicity",
    players: Players = None,
    bots: Bots = None,
    humans: Humans = None,
    options: Options = None,
    edition: Edition = None,
    data: Data = None,
    seed: Seed = None,
    save: Save = None,
    resume: Resume = None,
    no_undo: NoUndo = False,
    coach: Coach = False,
    plain: Plain = False,
    pace: Pace = 0.6,
) -> None:
    """Play in this terminal, against bots or with several people taking turns at the keyboard."""
    desk: Desk = context.obj
    people = split_names(humans) or [desk.words.text("you")]
    if resume is not None:
        sitting = resumed(desk, resume, save, split_names(bots))
    else:
        sitting = fresh(desk, game, players, people, bots, options or [], edition, data, seed, save)
    sitting.undo, sitting.coach = not no_undo, coach
    open_table(desk, sitting, plain, pace)


def fresh(
    desk: Desk,
    name: str,
    players: int | None,
    people: list[str],
    bots: str | None,
    options: list[str],
    edition: str | None,
    data: Path | None,
    seed: str | None,
    save: Path | None,
) -> Sitting:
    """Return a new game with people and then bots (the game's default one if none is named) in its seats."""
    from rascals.tui.sitting import Sitting, labels, read_labels

    check_new(desk, save)
    definition = definition_of(desk, name)
    chosen = read_options(desk, definition, options)
    table = seats(desk, definition, players, people, [default(definition.name)] if bots is None else split_names(bots))
    seated = labels(table.humans, table.bots)
    match = make_game(definition, table.players, edition, chosen, data).new(seed, names=seated)
    sitting = Sitting(match, *read_labels(seated), desk.words, save, trusted=table.bots)
    sitting.save()
    return sitting


def resumed(desk: Desk, file: Path, save: Path | None, trusted: Sequence[str] = ()) -> Sitting:
    """Continue a saved game with the same seats; it is saved to the same file unless another is named.

    A file may come from anybody: of the bots that it names as `module:Class`, only those in `trusted` are imported.
    """
    from rascals.tui.sitting import Sitting, read_labels

    if save is not None and not (save.exists() and save.samefile(file)):
        check_new(desk, save)
    match = rascals.load(file)
    if match.over:
        desk.fail("resume-over", file=str(file))
    if match.names is None:
        desk.fail("resume-seats", file=str(file))
    people, bots = read_labels(match.names)
    for spec in bots.values():
        if spec not in trusted and looks_like_path(spec):
            desk.fail("resume-bots", file=str(file), given=spec)
    check_bots(desk, match.game.definition, list(bots.values()))
    return Sitting(match, people, bots, desk.words, save or file, trusted=trusted)


def check_new(desk: Desk, save: Path | None) -> None:
    """Refuse to overwrite a file with a new game: it may contain one that somebody wants to continue."""
    if save is not None and save.exists():
        desk.fail("save-exists", file=str(save))


def open_table(desk: Desk, sitting: Sitting, plain: bool, pace: float) -> None:
    """Open the Textual app on a terminal, the line mode elsewhere."""
    if plain or not desk.at_terminal:
        from rascals.tui.plain import PlainTable

        PlainTable(sitting, sys.stdin, sys.stdout).run()
        return
    while play_drawn(sitting, pace) == "again":
        sitting = another(sitting)


def play_drawn(sitting: Sitting, pace: float) -> str:
    """Play in the Textual app; return what was chosen after the results."""
    from rascals.tui.app import TableApp

    app = TableApp(sitting, pace=pace)
    app.run()
    if app.fault is not None:
        raise app.fault
    if app.after_end == "replay":
        from rascals.tui.reel import Reel
        from rascals.tui.replay import ReplayApp

        ReplayApp(Reel(sitting.match, sitting.words, "open")).run()
    return app.after_end


def another(sitting: Sitting) -> Sitting:
    """Seat the same people and bots at a new game, which is not saved to the finished game's file."""
    from rascals.tui.sitting import Sitting

    match = sitting.match.game.new(names=sitting.match.names)
    again = Sitting(match, sitting.people, sitting.bots, sitting.words, undo=sitting.undo, trusted=sitting.trusted)
    again.coach = sitting.coach
    return again


def learn(context: typer.Context, game: Game = "felicity") -> None:
    """Learn a game by playing: a guided round of about two minutes against scripted players."""
    from rascals.tui.lesson import Learning, LessonTable

    desk: Desk = context.obj
    lesson = lesson_of(definition_of(desk, game).name)
    sitting = Learning(lesson, desk.words.text("you"), desk.words)
    LessonTable(sitting, sys.stdin, sys.stdout).run()


Diff = Annotated[tuple[str, str] | None, typer.Option("--diff", metavar="NAME NAME")]


def rules(context: typer.Context, game: Game = "felicity", diff: Diff = None) -> None:
    """Show the rules of a game: formatted on a terminal, as Markdown into a pipe."""
    desk: Desk = context.obj
    definition = definition_of(desk, game)
    if diff is None:
        text = desk.words.rules(definition.name)
    else:
        from rascals.words.editions import markdown

        text = markdown(desk.words, definition, *diff)
    if not sys.stdout.isatty():
        desk.show(text)
        return
    from rich.markdown import Markdown

    desk.console.print(Markdown(text), width=min(desk.console.width, 96), soft_wrap=False)


At = Annotated[int | None, typer.Option("--at", metavar="N", min=0)]
Analyse = Annotated[int | None, typer.Option("--analyse", metavar="SEAT", min=0)]
Row = Annotated[str | None, typer.Option("--row", metavar="ROW")]
PointOfView = Annotated[str | None, typer.Option("--pov", metavar="open|public|0|1|…")]


def replay(
    context: typer.Context,
    file: SavedGame,
    at: At = None,
    pov: PointOfView = None,
    analyse: Analyse = None,
    plain: Plain = False,
    row: Row = None,
) -> None:
    """Step through a saved game, as any player saw it or with all cards open."""
    from rascals.tui.reel import Reel

    desk: Desk = context.obj
    match = rascals.load(file) if row is None else study.opened(file).match(row)
    last = len(match.history) - 1
    if at is not None and at > last:
        desk.fail("replay-at", given=at, last=last)
    valid = Reel.povs(match)
    # A game in progress has secrets; a finished one is open.
    chosen = pov or ("open" if match.over else "public")
    if chosen not in valid:
        desk.fail("replay-pov", given=chosen, valid=", ".join(valid))
    reel = Reel(match, desk.words, chosen)
    if analyse is not None:
        _analyse(desk, reel, analyse)
        return
    if plain or not desk.at_terminal:
        reel.print_to(sys.stdout, at)
        return
    from rascals.tui.replay import ReplayApp

    ReplayApp(reel, at or 0).run()


def _analyse(desk: Desk, reel: Reel, seat: int) -> None:
    """Print the best bot's choice at each decision of a seat; a terminal also shows the progress."""
    from rascals.core.untrusted_text import shown_lines
    from rascals.tui.hindsight import lines, look_back

    match, progress = reel.match, sys.stderr.isatty()
    if seat not in match.game.seats:
        desk.fail("replay-seat", given=seat, last=len(match.game.seats) - 1)

    def report(n: int) -> None:
        if progress:
            done = desk.words.text("hindsight-progress", done=n, count=reel.last)
            sys.stderr.write(f"\r{done}")
            sys.stderr.flush()

    found = look_back(match, seat, report)
    if progress:
        sys.stderr.write("\r\x1b[K")
    for line in lines(match, seat, found, reel.names, desk.words):
        sys.stdout.write(shown_lines(line) + "\n")


def verify(context: typer.Context, file: SavedGame, commitment: Commitment = None, key: Key = None) -> None:
    """Play a saved game again and check every line of it. Exit code 1 if one does not hold, 3 if all hold but the game
    is cut short.

    Examples:
    rascals verify evening.jsonl
        every move, event and chance is checked
    rascals verify evening.jsonl --commitment 9f86d081…
        it is the game of the commitment or fingerprint that you noted
    """
    code = judge(context.obj, file, commitment, key)
    if code:
        raise typer.Exit(code)
