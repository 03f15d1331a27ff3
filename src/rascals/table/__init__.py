"""One table: seats, clocks, chat, stand-ins, and the log as the source of truth. Pure: time is passed in.

table = Table(header, secret)
result = table.decide(Play(by=2, id="a1", decision=4, move="pass"), at=now)   # or Refused; nothing has changed
...store result.entries durably...
posts = [post for entry in result.entries for post in table.apply(entry, result.tried)]  # messages for each viewer
"""

from rascals.table.applying import InvalidEntry
from rascals.table.channels import Channel, Post, Viewer
from rascals.table.commands import (
    Advise,
    AgreeCoach,
    BotMove,
    Close,
    Command,
    CommandResult,
    FlagFall,
    GiveUp,
    HandOver,
    Kick,
    Leave,
    Open,
    Pause,
    Personal,
    PlaceBot,
    Play,
    Pledge,
    Refused,
    Rematch,
    Resume,
    Return,
    SetConditionalMove,
    SetPause,
    Sit,
    Speak,
    Standin,
    Start,
    Undo,
    Unproved,
)
from rascals.table.entries import Entry, Header, pack, read_header, read_table_event
from rascals.table.replay import Frame, Pov, TurningPoint
from rascals.table.salvage import salvaged
from rascals.table.state import TableState, Task
from rascals.table.table import Table

__all__ = [
    "Advise",
    "AgreeCoach",
    "BotMove",
    "Channel",
    "Close",
    "Command",
    "CommandResult",
    "Entry",
    "FlagFall",
    "Frame",
    "GiveUp",
    "HandOver",
    "Header",
    "InvalidEntry",
    "Kick",
    "Leave",
    "Open",
    "Pause",
    "Personal",
    "PlaceBot",
    "Play",
    "Pledge",
    "Post",
    "Pov",
    "Refused",
    "Rematch",
    "Resume",
    "Return",
    "SetConditionalMove",
    "SetPause",
    "Sit",
    "Speak",
    "Standin",
    "Start",
    "Table",
    "TableState",
    "Task",
    "TurningPoint",
    "Undo",
    "Unproved",
    "Viewer",
    "pack",
    "read_header",
    "read_table_event",
    "salvaged",
]
