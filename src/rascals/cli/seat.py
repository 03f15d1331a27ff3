"""`rascals seat`: seat a program of anybody at a server's table."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from rascals.cli.desk import Desk

Command = Annotated[list[str], typer.Argument(metavar="PROGRAM")]
Table = Annotated[str, typer.Option("--table", metavar="LINK")]
Nickname = Annotated[str | None, typer.Option("--nickname", metavar="NAME")]


def seat(context: typer.Context, program: Command, table: Table, nickname: Nickname = None) -> None:
    """Sit down at the table of a link, and let the program play there until the game is over."""
    from rascals.programs import Program
    from rascals.programs.process import Disorder
    from rascals.programs.seating import Seat

    desk: Desk = context.obj

    def tell(what: str, **values: Any) -> None:
        if what == "over":
            values = {"scores": ", ".join(map(str, values["scores"] or ()))}
        desk.show(desk.text(f"seat-{what}", **values))

    with Program(program) as played:
        desk.say_what_is_not_apart()
        try:
            Seat(played, table, nickname=nickname, tell=tell).play()
        except Disorder as disorder:
            desk.fail("seat-program", problem=str(disorder))
        except KeyboardInterrupt:
            desk.show(desk.text("seat-left"))
            raise
        if played.faults:
            counted = ", ".join(f"{kind} {count}" for kind, count in sorted(played.faults.items()))
            desk.show(desk.text("seat-faults", faults=counted))
