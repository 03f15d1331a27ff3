"""`rascals seat`: seat a program of anybody at a server's table."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from rascals.cli.desk import Desk, UserFault

Command = Annotated[list[str], typer.Argument(metavar="PROGRAM", help="The program and its arguments.")]
Table = Annotated[
    str, typer.Option("--table", metavar="LINK", help="The link to the table, as its invitation shows it.")
]
Nickname = Annotated[
    str | None,
    typer.Option(
        "--nickname", metavar="NAME", help="The program’s name at the table, otherwise the one that it gives itself."
    ),
]
TOLD = {  # what happens to a program at a table
    "joined": "At the table: {game} for {players}, seat {seat}.",
    "again": "The connection broke; trying again.",
    "returned": "A bot had played for the program; it plays again.",
    "move": "{move}",
    "fault": "A fault of the program ({kind}): a random move was made instead.",
    "over": "The game is over: {scores}",
}


def seat(context: typer.Context, program: Command, table: Table, nickname: Nickname = None) -> None:
    """Seat a program at a server’s table, and let it play there until the game is over.

    Ctrl-C leaves the table; a bot then plays on. Write “--” before a program that has options of its own.

    Examples:
    rascals seat ./mybot --table http://127.0.0.1:8000/j/7KQ4MX
        the link is that of the invitation
    rascals seat --table http://127.0.0.1:8000/j/7KQ4MX --nickname Magpie -- python3 -u mybot.py
        under a name of its own
    """
    from rascals.programs import Program
    from rascals.programs.process import Disorder
    from rascals.programs.seating import Seat

    desk: Desk = context.obj

    def tell(what: str, **values: Any) -> None:
        if what == "over":
            values = {"scores": ", ".join(map(str, values["scores"] or ()))}
        desk.show(TOLD[what].format(**values))

    with Program(program) as played:
        desk.say_what_is_not_apart()
        try:
            Seat(played, table, nickname=nickname, tell=tell).play()
        except Disorder as disorder:
            raise UserFault(f"The program does not play: {disorder}") from disorder
        except KeyboardInterrupt:
            desk.show("The table was left.")
            raise
        if played.faults:
            counted = ", ".join(f"{kind} {count}" for kind, count in sorted(played.faults.items()))
            desk.show(f"Faults of the program: {counted}")
