"""Laws of hidden information: neither `determinize` nor events nor undone commands reveal any."""

from __future__ import annotations

import itertools
import json
import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from typing import Any

from rascals.core import rules
from rascals.core.chance import words_of
from rascals.core.definition import GameDefinition
from rascals.core.game import Game
from rascals.core.match import Match, Ply
from rascals.core.state import ALL, OPTION
from rascals.laws.observing import difference, numbers, unlike, view
from rascals.laws.playing import Pair, Passage, is_rare, many_times, passages, states
from rascals.laws.possible import Viewer, actions_of, called, distinguished, play, revealed, stray, viewers

SETUPS = 6  # that are compared with each other
DEALT = 12  # sampled states must all agree before something counts as not redealt
SAMPLES = 2  # in which a command is repeated, for each viewer
RARE = 3  # times as many if a command is rare
OTHERS = 5  # other commands of the seat that are tried
ALIKE = 4  # commands of one kind with the same events that are all looked at thoroughly; less is tried of further ones
TRACES = 3  # every third undone command is compared with never having been made

Look = Callable[[Viewer], Any]  # what each viewer sees after a command

AT_THE_END = "; the game is over, so everybody sees what is `seen=OWNER`, but not what is `OWNER_ONLY`"


def determinizing_is_not_seen(game: Game, depth: int = 1, /) -> None:
    """`determinize` changes neither the view nor the observation of its seat, nor who is awaited."""
    for match in states(game, depth):
        end = AT_THE_END if match.over else ""
        for viewer in viewers(game):
            dealt = match.state
            rules.determinize(dealt, -1 if viewer is None else viewer)
            now, before = (view(game, s, viewer) for s in (dealt, match.state))
            seen = f"{called(viewer)} sees what `determinize` redealt: {difference(now, before)}{end}"
            assert now == before, seen
            wrong = unlike(game, *(numbers(game, s, viewer) for s in (dealt, match.state)))
            assert not wrong, f"{called(viewer)} observes what `determinize` redealt: {', '.join(wrong)}{end}"
            assert rules.acting(dealt) == rules.acting(match.state)


def determinizing_leaves_nothing(game: Game, depth: int = 1, /) -> None:
    """`determinize` redeals whatever was dealt in the setup and its seat does not see."""
    states = [game.new(seed=seed).state for seed in range(SETUPS * depth)]
    for s, other in itertools.pairwise(states):
        for viewer in viewers(game):
            for name, field in s.fields.items():
                if field.seen not in {None, ALL, OPTION}:
                    for part in range(field.shape[0]) if field.shape else (None,):
                        _left_alone(game, s, other, viewer, name, part)


def _left_alone(game: Game, s: Any, other: Any, viewer: Viewer, name: str, part: int | None) -> None:
    """If a viewer cannot tell a part of a field from another setup's, `determinize` redeals it in one of the two."""
    changed = s.copy()
    if part is None:
        setattr(changed, name, getattr(other.copy(), name))
    else:
        getattr(changed, name)[part] = getattr(other.copy(), name)[part]
    if changed == s or view(game, changed, viewer) != view(game, s, viewer):
        return
    for one in (s, changed):
        for seed in range(DEALT):
            if _part(rules.sampled_state(one, viewer, seed), name, part) != _part(one, name, part):
                return
    place = name if part is None else f"{name}[{part}]"
    raise AssertionError(
        f"`determinize` reveals what {called(viewer)} cannot see: {place} may be {_part(s, name, part)} or "
        f"{_part(changed, name, part)} after the setup, and `determinize` leaves it as it is"
    )


def _part(s: Any, name: str, part: int | None) -> Any:
    return getattr(s, name) if part is None else getattr(s, name)[part]


def conditions_depend_on_the_seats_knowledge(game: Game, depth: int = 1, /) -> None:
    """A seat's conditional moves, and whether it rests, depend only on what it knows; the moves they give are legal."""
    for match in states(game, depth):
        for seat in game.seats:
            dealt = match.state
            rules.determinize(dealt, seat)
            now, before = (_ahead(game.definition, s, seat) for s in (dealt, match.state))
            assert now == before, f"seat {seat} learns from its conditional moves: {before} became {now}"
            wrong = {move for move in before.values() if isinstance(move, str) and match.why_not(seat, move)}
            assert not wrong or seat not in match.acting, f"conditions answer what is not legal for {seat}: {wrong}"


def _ahead(definition: GameDefinition, s: Any, seat: int) -> dict[Any, Any]:
    """Return what conditions a seat can name, with the moves that follow from some numbers, and whether it rests."""
    found: dict[Any, Any] = {"resting": definition.resting(s, seat)}
    for condition in definition.conditions:
        span = found[condition.name] = condition.span(s, seat)
        if span is not None and rules.acting(s) >> seat & 1:
            numbers = {span[0], sum(span) // 2, span[1]}
            found |= {(condition.name, number): condition.answer(s, seat, number) for number in sorted(numbers)}
    return found


# ---------------------------------------------------------------- events


def events_reveal_no_more_than_views(game: Game, depth: int = 1, /) -> None:
    """In states that look the same to a viewer it sees the same events of a command, unless one declares `reveals`.

    If the seat had chosen something else, or luck had been different, and the viewer's view were the same afterwards,
    it would have seen the same events too: none reveals the hidden part of a move.
    """
    _setups_look_alike(game, depth)
    alike = Counter[frozenset[Pair]]()
    for at, passage in enumerate(passages(game, depth)):
        seen = cache(partial(view, game, passage.after.state))
        alike[passage.pairs] += 1
        samples = SAMPLES * many_times(game)
        if is_rare(passage, game, depth):
            samples *= RARE
        elif alike[passage.pairs] > 2 * ALIKE * many_times(game) * depth:
            samples //= 2
        for viewer in viewers(game):
            _command_looks_alike(game, passage, viewer, seen, [f"{at} {n}" for n in range(samples)])
        _choices_look_alike(game, passage, seen, at)


def _setups_look_alike(game: Game, depth: int) -> None:
    """Spectators see the same events of any two setups that look the same to them."""
    earlier: dict[str, Match] = {}
    for seed in range(SETUPS * depth):
        match = game.new(seed=seed)
        other = earlier.setdefault(json.dumps(match.view()), match)
        wrong = distinguished(match.history[0].events, other.history[0].events, None)
        assert wrong is None, (
            f"spectators learn from an event of the setup what they cannot know: they see {wrong[0]}, and {wrong[1]} "
            f"in another that looks the same to them; give the event a `secret` parameter or make it `private`, or "
            f"declare with `reveals=True` that it reveals this"
        )


def _command_looks_alike(game: Game, passage: Passage, viewer: Viewer, seen: Look, seeds: Sequence[str]) -> None:
    """A viewer sees the same of the command in sampled states that differ in what it cannot know."""
    here, who = passage.after.history[-1].events, called(viewer)
    for seed in seeds:
        s = rules.sampled_state(passage.before.state, viewer, seed)
        there = play(game.definition, s, passage.seat, actions_of(passage), passage.random)
        if there is None:
            continue
        wrong = distinguished(here, there.events, viewer)
        assert wrong is None, (
            f"{who} learns from an event what it cannot know: after {passage.text!r} of seat {passage.seat} it sees "
            f"{wrong[0]}, and would see {wrong[1]} in another state that looks the same to it; give the event a "
            f"`secret` parameter or make it `private`, or declare with `reveals=True` that it reveals this"
        )
        opened = passage.after.over or not rules.acting(there.state)  # views hide nothing then
        if not opened and not revealed(here, there.events, viewer):
            other = view(game, there.state, viewer)
            assert seen(viewer) == other, (
                f"{who} learns from its view what it cannot know: after {passage.text!r} of seat {passage.seat}, of "
                f"which no event `reveals` anything, another state looks different: {difference(other, seen(viewer))}"
            )


def _choices_look_alike(game: Game, passage: Passage, seen: Look, at: int) -> None:
    """A viewer with the same view after another choice of the seat, or other luck, sees the same events."""
    rng, chosen, events = random.Random(at), actions_of(passage), passage.after.history[-1].events
    for _ in range(OTHERS * min(2, many_times(game))):
        s = passage.before.state
        s.chance[:] = words_of(rng.getrandbits(60))
        there = stray(
            game.definition, s, passage.seat, chosen, rng, rng.choice((0.0, 0.5, 1.0)) if passage.random else 0.3
        )
        # A move of another kind may be public though no view keeps it: then another event reports it.
        alike = _alike(game, there.actions, chosen)
        leaks = {
            viewer: wrong
            for viewer in viewers(game)
            if viewer != passage.seat
            and (wrong := distinguished(events, there.events, viewer))
            and (alike or _same_event(*wrong))
        }
        # Its seat knows a choice, and whoever drew other luck. What nobody's view keeps may be public.
        luck = there.actions == chosen
        audience = game.seats if luck else (passage.seat,)
        if not leaks or all(view(game, there.state, seat) == seen(seat) for seat in audience):
            continue
        who = "somebody drew" if luck else f"seat {passage.seat} chose or drew"
        for viewer, (here, other) in leaks.items():
            assert view(game, there.state, viewer) != seen(viewer), (
                f"{called(viewer)} learns from an event what {who} in secret: after "
                f"{passage.text!r} it sees {here}, otherwise, though its view is the same, {other}; make what "
                f"differs a `secret` parameter, or let the view show it"
            )


def _alike(game: Game, actions: Sequence[int], others: Sequence[int]) -> bool:
    """Return whether two commands are made of moves of the same kinds."""
    kinds, other = ([game.definition.verbs.move(action).kind for action in one] for one in (actions, others))
    return kinds == other


def _same_event(one: Any, other: Any) -> bool:
    return bool(one and other and one["event"] == other["event"])


def stages_show_only_what_events_reveal(game: Game, depth: int = 1, /) -> None:
    """Shown event by event, a command looks the same to a viewer in all states with the same visible events so far."""
    for at, passage in enumerate(passages(game, depth)):
        for viewer in viewers(game) if passage.after.history[-1].staged else ():
            for n in range(SAMPLES * many_times(game)):
                _shown_alike(passage, passage.before.determinized(viewer, f"{at} {n}"), viewer)


def _shown_alike(passage: Passage, other: Match, viewer: Viewer) -> None:
    """Amid a command a view shows no more than the events so far: it is the same in a state that differs only later."""
    if other.why_not(passage.seat, passage.text) is not None:
        return
    other.play(passage.seat, passage.text)
    here, there = (
        zip(one.history[-1].seen_by(viewer), one.stages(viewer), strict=False) for one in (passage.after, other)
    )
    alike = itertools.takewhile(lambda pair: pair[0][0] == pair[1][0], zip(here, there, strict=False))
    # Two events may report one change: then the view after the first shows what the next one reports.
    for (event, now), (_, elsewhere) in list(alike)[:-1]:
        assert now == elsewhere, (
            f"{called(viewer)} sees what no event has shown it yet, amid {passage.text!r} after {event['event']!r}: "
            f"{difference(now, elsewhere)}; emit events as soon as the state has changed, and let `acting` be 0 "
            f"only once the game is over: views hide nothing then"
        )


# ---------------------------------------------------------------- taking back


def taking_back_teaches_nobody(game: Game, depth: int = 1, /) -> None:
    """Undoing a command leaves no trace, and the command revealed to nobody anything that depends on hidden cards.

    Whether a command may be undone follows from what its seat knows.
    """
    undone = 0
    alike = Counter[frozenset[Pair]]()
    for at, passage in enumerate(passages(game, depth)):
        match, seat = passage.after, passage.seat
        alike[passage.pairs] += 1
        brief = alike[passage.pairs] > ALIKE * many_times(game) * depth
        if match.can_undo(seat):
            before = _taken_back(match, seat, trace=undone % TRACES == 0)
            undone += 1
            for viewer, seed in _looks(game, at, brief=brief):
                _revealed_nothing(before, match, viewer, seed)
        if not brief or at % TRACES == 0:
            _refused_alike(match, seat)


def _looks(game: Game, at: int, *, brief: bool) -> Iterator[tuple[Viewer, int]]:
    """Yield every viewer with the seeds of some sampled states, or with `brief` one viewer with one."""
    everybody = tuple(viewers(game))
    for viewer in everybody[at % len(everybody) :][:1] if brief else everybody:
        for seed in range(1 if brief else SAMPLES):
            yield viewer, at * SAMPLES + seed


def _taken_back(match: Match, seat: int, *, trace: bool) -> Match:
    """Return the match with its last command undone.

    With `trace`, compare it with a match, replayed from the start, in which nobody made that command.
    """
    back = match.copy()
    undone = back.undo(seat)
    if trace:
        _leaves_no_trace(match, back, undone)
    return back


def _leaves_no_trace(match: Match, back: Match, undone: Ply) -> None:
    """The match is as if the command had never been made, and making it again has the same result."""
    never, seat = match.game.new(seed=match.origin.seed), undone.seat or 0
    for ply in match.history[1:-1]:
        never.play(ply.seat, ply.move)  # type: ignore[arg-type]  # only the setup has no seat
    trace = f"{undone.move!r}, taken back, leaves a trace"
    assert (back.state, back.acting, back.history) == (never.state, never.acting, never.history), trace
    assert back.save_text() == never.save_text(), trace
    again = back.copy()
    again.play(seat, undone.move)
    assert (again.state, again.history) == (match.state, match.history), (
        f"{undone.move!r} has another result the second time"
    )


def _revealed_nothing(before: Match, after: Match, viewer: int | None, seed: int) -> None:
    """A sampled state that looks the same to a viewer before the command also looks the same to it afterwards."""
    ply, other = after.history[-1], before.determinized(viewer, seed)
    seat = ply.seat or 0
    who = "spectators learn" if viewer is None else f"seat {viewer} learns"
    fault = f"{who} something from {ply.move!r}, which can be taken back: one of its events `reveals`"
    refusal = other.why_not(seat, ply.move)
    assert refusal is None, f"{fault}, as it could have been refused: {refusal}"
    other.play(seat, ply.move)
    there, here = ([event.seen_by(viewer) for event in one.history[-1].events] for one in (other, after))
    assert there == here, f"{fault}: {here} could have been {there}"
    assert other.view(viewer) == after.view(viewer), f"{fault}: {difference(other.view(viewer), after.view(viewer))}"
    assert other.can_undo(seat), f"{fault}: it could have been {other.why_no_undo(seat)}"


def _refused_alike(match: Match, seat: int) -> None:
    """States in which the command looks the same to its seat agree on whether it may be undone."""
    ply, other = match.history[-1], match.at(len(match.history) - 2).determinized(seat, seed=2)
    if other.why_not(seat, ply.move) is None:
        other.play(seat, ply.move)
        there, here = ([event.seen_by(seat) for event in one.history[-1].events] for one in (other, match))
        if (there, other.view(seat)) == (here, match.view(seat)):
            fault = f"seat {seat} learns from whether {ply.move!r} may be taken back"
            assert other.why_no_undo(seat) == match.why_no_undo(seat), fault
