"""A view of Goons in sentences: the turn, the city, villains and their schemes, players, the supermarket, tracks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from rascals.tui import wording
from rascals.tui.goons_city import BARE, Cell, View, drawn, takeable
from rascals.tui.wording import MARKS, terms, titled

if TYPE_CHECKING:
    from rascals.core.moves import Move
    from rascals.words import Words

GAME = "goons"
label, named, said_of = partial(wording.label, GAME), partial(wording.named, GAME), partial(wording.said_of, GAME)
COLOURS = {"R": "red", "Y": "yellow", "G": "green", "B": "blue", "J": "junk"}
GAINS = ("stars", "energy", "money", "steps")
LEFT_OUT = {"skull": 0, "blank": 0}


def lines(view: View, words: Words, names: Sequence[str]) -> list[str]:
    """Return the whole view, one statement per line."""
    turn, rest = now(view, words, names), [villain(one, view, words, names) for one in view["villains"]]
    said = [*turn, *city_lines(view, words), *(line for told in rest for line in told), *later(view, words)]
    said += market(view, words)
    for seat in in_order(view):
        said += [*player(seat, view, words, names), *crib_in_words(seat, view, words)]
    return [*said, *tracks(view, words, names), *goons(view, words), *draft(view, words)]


def drawing(view: View) -> list[str]:
    """Return the city drawn in lines of text."""
    return drawn(view)


def beside_map(view: View, words: Words, names: Sequence[str]) -> list[str]:
    """Return everything but the city: the turn, the schemes and the reader's own things first.

    Each scheme appears once, with its rewards; `lines` explains how it works.
    """
    under_way = None if view["resolution"] is None else view["resolution"]["colour"]
    said = list(now(view, words, names))
    for one in sorted(view["villains"], key=lambda one: one["colour"] != under_way):  # the scheme under way first
        said += [f"  {commit_order(one, words, names)}."] if one["colour"] == under_way else in_short(one, view, words)
    said += goons(view, words)
    mine, *others = in_order(view)
    for seat in [mine] if view["seat"] is not None else []:
        said += [*player(seat, view, words, names), *crib_drawn(seat, view, words)]
    for seat in others if view["seat"] is not None else view["seats"]:
        said += [*player(seat, view, words, names), crib_in_one(seat, view, words)]
    return [*said, *market(view, words), *tracks(view, words, names), *draft(view, words)]


def asked(view: View, moves: Sequence[Move], words: Words, names: Sequence[str]) -> list[str]:
    """Return the context of a decision: the scheme under way, else the goons to choose from."""
    del moves
    if view["resolution"] is None:
        return list(goons(view, words))
    carried_out = next(one for one in view["villains"] if one["colour"] == view["resolution"]["colour"])
    return [*resolution(view, words, names), f"  {commit_order(carried_out, words, names)}."]


def detail(move: Move, view: View, words: Words) -> str:
    """Return the reward of a `claim` move, such as `2 stars, 1 energy`; empty for other moves."""
    if move.kind != "claim" or view["resolution"] is None:
        return ""
    corner = view["resolution"]["colour"]
    scheme = next(one["scheme"] for one in view["villains"] if one["colour"] == corner)
    tiers, number = view["cards"]["schemes"][scheme]["tiers"], move.args["number"]
    found = tiers[0]["rewards"][number - 1] if len(tiers) == 1 else tiers[number - 1]["rewards"][0]
    return reward({**found, "place": None}, words)


def in_order(view: View) -> list[dict[str, Any]]:
    """Return the players, the reader first."""
    own, seats = view["seat"] or 0, view["seats"]
    return [*seats[own:], *seats[:own]]


# ---------------------------------------------------------------- small pieces


def term(word: str, words: Words) -> str:
    """Return a word of the game."""
    return words.term(GAME, word)


def colour(letter: str, words: Words) -> str:
    """Return a colour in words."""
    return term(COLOURS[letter], words)


def seated(seat: int, names: Sequence[str]) -> str:
    """Return a player's mark and name."""
    return f"{MARKS[seat]} {names[seat]}"


def amounts(gains: dict[str, int], words: Words) -> str:
    """Return the stars, energy, money and steps that are not 0."""
    parts = [words.text(f"goons-reward-{what}", number=gains[what]) for what in GAINS if gains.get(what)]
    return ", ".join(parts) or said_of("nothing", words)


def by_seat(numbers: Sequence[int | None], names: Sequence[str]) -> str:
    """Return the players' numbers of something, without zeros."""
    return ", ".join(f"{seated(seat, names)} {number}" for seat, number in enumerate(numbers) if number)


def card_lines(found: dict[str, Any] | None, words: Words) -> list[str]:
    """Return a line of a card's text as a list; empty without one."""
    return [words.line(GAME, found)] if found else []


# ---------------------------------------------------------------- the turn


def now(view: View, words: Words, names: Sequence[str]) -> Iterator[str]:
    """Yield the round and turn, the results of this turn, and the scheme under way."""
    parts = [named("first", names[view["first"]], words)]
    if view["mover"] is not None:
        parts.append(named("mover", names[view["mover"]], words))
    title = said_of("when", words, round=view["round"], turn=view["turn"])
    yield titled(title if view["phase"] != "over" else term("over", words), "; ".join(parts), words) + "."
    if view["this_turn"] is not None and view["this_turn"]["cube"] is not None:
        yield named("this-turn", "; ".join(this_turn(view["this_turn"], words)), words) + "."
    if view["resolution"] is not None:
        yield from resolution(view, words, names)


def this_turn(turn: dict[str, Any], words: Words) -> Iterator[str]:
    """Yield the cube, the space, the open actions, the ability and the knife."""
    yield named("cube", colour(turn["cube"], words), words)
    yield named("space", colour(turn["space"], words), words)
    yield named("open", terms(turn["open"], GAME, words), words)
    if turn["ability"] is not None:
        yield named("ability", colour(turn["ability"], words), words)
    if turn["knife"] is not None:
        source, letter = turn["knife"]
        yield named("knife", f"{term(source, words)} → {colour(letter, words)}", words)


def resolution(view: View, words: Words, names: Sequence[str]) -> Iterator[str]:
    """Yield the state of the scheme under way: dice, tokens, bids, claims, rewards. [O-20b]"""
    under_way = view["resolution"]
    scheme = next(one["scheme"] for one in view["villains"] if one["colour"] == under_way["colour"])
    shown = said_of(
        "visible", words, stars=view["visible"][under_way["colour"]], colour=colour(under_way["colour"], words)
    )
    parts = [f"{colour(under_way['colour'], words)}, {term(scheme, words)}", shown, *chance_parts(under_way, words)]
    if any(under_way["tokens"]):
        lots = view["cards"]["schemes"][scheme]["tiers"][0]["rewards"]
        parts.append(named("lot", reward(lots[under_way["lot"] - 1], words), words))
        parts.append(named("tokens", by_seat(under_way["tokens"], names), words))
        parts += [named("in", ", ".join(seated(seat, names) for seat, one in enumerate(under_way["in"]) if one), words)]
    claims = [f"{lot}. {seated(seat, names)}" for lot, seat in enumerate(under_way["claimed"], 1) if seat is not None]
    parts += [named("claimed", ", ".join(claims), words)] if claims else []
    if any(under_way["bought"]):
        parts.append(named("bought", by_seat(under_way["bought"], names), words))
    for key in ("doubled", "skulls", "rewarded"):
        if under_way[key]:
            parts.append(named(key, ", ".join(seated(seat, names) for seat in under_way[key]), words))
    yield named("resolution", "; ".join(part for part in parts if part), words) + "."
    for tier in view["cards"]["schemes"][scheme]["tiers"]:
        yield f"  {tier_line(tier, None, words)}"


def chance_parts(under_way: dict[str, Any], words: Words) -> Iterator[str]:
    """Yield the dice rolled, or the tokens drawn and those left in the bag."""
    dice = [str(face) for face, count in enumerate(under_way["dice"], 1) for _ in range(count)]
    if dice:
        yield titled(said_of("dice-show", words), " ".join(dice), words)
    if under_way["bag"] != LEFT_OUT or under_way["drawn"] != LEFT_OUT:
        for key in ("drawn", "bag"):
            yield named(key, tokens(under_way[key], words), words)


def tokens(found: dict[str, int], words: Words) -> str:
    """Return the numbers of skulls and blanks."""
    return ", ".join(f"{label(kind, words)} {number}" for kind, number in found.items())


# ---------------------------------------------------------------- the city


def city_lines(view: View, words: Words) -> Iterator[str]:
    """Yield the city row by row in letters, the cubes that can be taken, the empty cells, the visible stars."""
    yield titled(label("city", words), said_of("letters", words), words)
    for number, row in enumerate(view["city"]):
        spelled = " ".join(BARE if cube == "." else cube for cube in row)
        yield f"  {titled(str(number), spelled, words)}"
    yield f"  {titled(said_of('takeable', words), cells_by_colour(takeable(view), view['city'], words), words)}"
    ground = view["ground"]
    empty = {(y, x) for y, row in enumerate(view["city"]) for x, cube in enumerate(row) if cube == "."}
    told = cells_by_colour(empty, ground["colours"], words, ground["stars"])
    yield f"  {titled(said_of('empty', words), told, words)}"
    shown = (f"{colour(letter, words)} {number}" for letter, number in view["visible"].items())
    yield f"  {named('visible', ', '.join(shown), words)}"
    out = [f"{colour(letter, words)} {number}" for letter, number in view["out"].items() if number]
    if out:
        yield f"  {named('out', ', '.join(out), words)}"


def cells_by_colour(
    cells: set[Cell], letters: Sequence[str], words: Words, stars: Sequence[Sequence[int]] | None = None
) -> str:
    """Return cells grouped by their letter; with `stars`, each with its number of stars unless that is 1."""
    told = []
    for letter in COLOURS:
        found = sorted(cell for cell in cells if letters[cell[0]][cell[1]] == letter)
        more = [0 if stars is None else stars[row][column] for row, column in found]
        said = [
            f"{y},{x} ({number})" if stars and number != 1 else f"{y},{x}"
            for (y, x), number in zip(found, more, strict=True)
        ]
        if said:
            told.append(f"{colour(letter, words)} {' '.join(said)}")
    return "; ".join(told) or words.text("none")


# ---------------------------------------------------------------- villains


def villain(one: dict[str, Any], view: View, words: Words, names: Sequence[str]) -> list[str]:
    """Return a villain: the scheme in words, its goals with their chances, the piles, and who would get what."""
    card = view["cards"]["schemes"][one["scheme"]]
    title = said_of("villain", words, letter=one["colour"], scheme=term(one["scheme"], words))
    shown = said_of("visible", words, stars=view["visible"][one["colour"]], colour=colour(one["colour"], words))
    formula = [*card_lines(card["formula"], words), *card_lines(card["price"], words), *card_lines(card["fee"], words)]
    said = [titled(title, f"{shown}. {' '.join(formula)}", words), *goals(one, view, words)]
    outlook = one["outlook"] or {"goals": [], "pays": []}
    said.append(f"  {'; '.join([commit_order(one, words, names), *material(outlook, words)])}.")
    said += [f"    {due(pay, view['seat'], words, names)}" for pay in outlook["pays"] if pay["rewards"]]
    return said


def in_short(one: dict[str, Any], view: View, words: Words) -> list[str]:
    """Return a villain in short: the scheme, the visible stars, the piles in commit order; goals and rewards."""
    title = said_of("villain", words, letter=one["colour"], scheme=term(one["scheme"], words))
    piles = " ".join(f"{MARKS[seat]}{markers}" for seat, markers in one["piles"])
    return [titled(title, f"★{view['visible'][one['colour']]}  {piles}".rstrip(), words), *goals(one, view, words)]


def goals(one: dict[str, Any], view: View, words: Words) -> list[str]:
    """Return a villain's goals and rewards, with their chances once there is energy."""
    outlook = one["outlook"] or {"goals": []}
    said = []
    for number, tier in enumerate(view["cards"]["schemes"][one["scheme"]]["tiers"]):
        chance = outlook["goals"][number]["chance"] if number < len(outlook["goals"]) else None
        said.append(f"  {tier_line(tier, chance if one['piles'] else None, words)}")
    return said


def tier_line(tier: dict[str, Any], chance: float | None, words: Words) -> str:
    """Return a goal with its chance (None: without), and its rewards by place or lot."""
    rewards = [reward(one, words) for one in tier["rewards"]]
    paid = "; ".join(rewards)
    if tier["goal"] is None:
        return paid
    goal = words.line(GAME, tier["goal"])
    return titled(goal if chance is None else f"{goal} ({percent(chance, words)})", paid, words)


def reward(one: dict[str, Any], words: Words) -> str:
    """Return one reward, with the number of its place or lot."""
    parts = ", ".join(words.line(GAME, part) for part in one["parts"]) or said_of("nothing", words)
    number = next(iter(one["place"]["args"].values())) if one["place"] else None
    return parts if number is None else f"{number}. {parts}"


def percent(chance: float, words: Words) -> str:
    """Return a probability in percent; 0 and 100 only for an exact 0 or 1."""
    hundredths = round(100 * chance)
    return said_of("percent", words, number=min(99, max(1, hundredths)) if 0 < chance < 1 else hundredths)


def commit_order(one: dict[str, Any], words: Words, names: Sequence[str]) -> str:
    """Return the piles, largest first, and the players who have paid the fee."""
    piles = ", ".join(f"{seated(seat, names)} {markers}" for seat, markers in one["piles"])
    paid = ", ".join(seated(seat, names) for seat in one["paid"])
    order = named("piles", piles or words.text("nobody"), words)
    return f"{order}; {named('paid', paid, words)}" if paid else order


def material(outlook: dict[str, Any], words: Words) -> Iterator[str]:
    """Yield the number of dice that would be rolled, or the tokens that would go into the bag."""
    if outlook.get("dice"):
        yield said_of("dice", words, number=outlook["dice"])
    if "bag" in outlook and outlook["energy"]:
        yield named("bag", tokens(outlook["bag"], words), words)


def due(pay: dict[str, Any], own: int | None, words: Words, names: Sequence[str]) -> str:
    """Return what a player would get now, with probabilities; the values of lots only for the reader."""
    counted = {"tokens": "tokens", "claims": "rewards"}
    parts = [f"{label(name, words)} {pay[key]}" for key, name in counted.items() if key in pay]
    lots = bool(parts)
    for one in pay["rewards"] if not lots or own in (None, pay["seat"]) else ():
        number = f"{one['tier']}. " if lots else ""
        chance = f" ({percent(one['chance'], words)})" if one["chance"] not in (None, 1.0) else ""
        parts.append(f"{number}{amounts(one, words)}{chance}")
    return titled(seated(pay["seat"], names), "; ".join(parts), words)


def later(view: View, words: Words) -> Iterator[str]:
    """Yield the schemes of each villain that may still come."""
    for one in view["villains"]:
        if one["to_come"]:
            title = f"{label('to-come', words)} ({colour(one['colour'], words)})"
            yield titled(title, terms(one["to_come"], GAME, words), words) + "."


# ---------------------------------------------------------------- players


def player(seat: dict[str, Any], view: View, words: Words, names: Sequence[str]) -> Iterator[str]:
    """Yield what a player has; for the reader also the effects of the goon and the items."""
    number = seat["seat"]
    own = number == view["seat"]
    parts = [named(key, seat[key], words) for key in ("stars", "energy", "money")]
    parts[1] += f" ({named('bank', seat['bank'], words)})" if own else ""
    parts += [named("steps", seat["steps"], words)] if seat["steps"] else []
    if seat["goon"] is not None:
        used = f" ({label('used', words)})" if seat["goon"]["used"] else ""
        parts.append(named("goon", term(seat["goon"]["name"], words) + used, words))
    if seat["items"] and not own:
        parts.append(
            named("items", ", ".join(item(name, state, words) for name, state in seat["items"].items()), words)
        )
    if seat["outlook"] is not None and any(seat["outlook"].values()):
        parts.append(named("outlook", at_the_end(seat["outlook"], words), words))
    if seat["score"] is not None:
        parts.append(titled(words.text("score"), seat["score"], words))
    yield titled(f"{MARKS[number]} {number}. {names[number]}", "; ".join(parts), words) + "."
    if own:
        cards = view["cards"]
        if seat["goon"] is not None and not seat["goon"]["used"]:
            card = cards["goons"][seat["goon"]["name"]]
            yield f"  {titled(term(card['goon'], words), words.line(GAME, card['ability']), words)}"
        for name, state in seat["items"].items():
            yield f"  {titled(item(name, state, words), does(cards['items'][name], words), words)}"


def item(name: str, state: dict[str, Any], words: Words) -> str:
    """Return an owned item with its copies and its state."""
    more = [f"×{state['copies']}"] if state["copies"] > 1 else []
    more += [label(key, words) for key in ("exhausted", "spent") if state[key]]
    return f"{term(name, words)} ({', '.join(more)})" if more else term(name, words)


def does(card: dict[str, Any], words: Words) -> str:
    """Return how often an item works, and what it does."""
    return f"{words.line(GAME, card['use'])}. {words.line(GAME, card['effect'])}"


def at_the_end(outlook: dict[str, int], words: Words) -> str:
    """Return the points that the end of the game would give now."""
    return ", ".join(f"{words.text(f'goons-score-{key}')} {number}" for key, number in outlook.items() if number)


def crib_stars(seat: dict[str, Any], words: Words) -> str:
    """Return the visible stars of a crib."""
    shown = ", ".join(f"{letter} {number}" for letter, number in seat["crib_stars"].items())
    return named("crib-stars", shown, words)


def rows_in_play(view: View) -> int:
    """Return the number of crib rows in play. [O-08]"""
    return 5 if view["players"] == 2 else 4


def space(row: int, column: int, crib: Sequence[str], view: View) -> str:
    """Return a space drawn like a cell of the city: a cube, else its stars."""
    cube, stars = crib[row][column], view["space_stars"][row][column]
    if cube != ".":
        return f"{cube} "
    return f"{view['columns'][column].lower()}{stars if stars > 1 else ' '}" if stars else f"{BARE} "


def crib_drawn(seat: dict[str, Any], view: View, words: Words) -> Iterator[str]:
    """Yield the reader's crib in letters, with this turn's row marked."""
    yield f"  {crib_stars(seat, words)}"
    yield f"     {' '.join(view['columns'])}"
    for row in range(rows_in_play(view)):
        spaces = "".join(space(row, column, seat["crib"], view) for column in range(len(view["columns"])))
        yield f"  {'›' if row + 1 == view['turn'] else ' '}{row + 1} {spaces}".rstrip()


def crib_in_one(seat: dict[str, Any], view: View, words: Words) -> str:
    """Return a crib in one line, row by row."""
    rows = ("".join(space(row, at, seat["crib"], view).strip() for at in range(4)) for row in range(rows_in_play(view)))
    return f"  {titled(label('crib', words), ' '.join(rows), words)}; {crib_stars(seat, words)}"


def crib_in_words(seat: dict[str, Any], view: View, words: Words) -> Iterator[str]:
    """Yield a crib row by row: each cube with its column."""
    yield f"  {crib_stars(seat, words)}"
    for row in range(rows_in_play(view)):
        laid = [
            said_of("laid", words, cube=colour(cube, words), column=colour(view["columns"][column], words))
            for column, cube in enumerate(seat["crib"][row])
            if cube != "."
        ]
        yield f"  {titled(said_of('crib-row', words, row=row + 1), ', '.join(laid) or words.text('none'), words)}"


# ---------------------------------------------------------------- the supermarket, tracks, goon cards


def market(view: View, words: Words) -> Iterator[str]:
    """Yield the items on display, with price, worth and effect."""
    yield titled(label("display", words), f"{named('items-left', view['item_deck'], words)}.", words)
    for name in dict.fromkeys(view["display"]):
        card = view["cards"]["items"][name]
        times = view["display"].count(name)
        title = f"{term(name, words)} ×{times}" if times > 1 else term(name, words)
        told = f"{words.line(GAME, card['worth'])}. {does(card, words)}"
        yield f"  {titled(title, told, words)}"


def tracks(view: View, words: Words, names: Sequence[str]) -> Iterator[str]:
    """Yield each hustle track: the players' positions, and what its spaces pay."""
    yield titled(label("tracks", words), "", words).rstrip()
    for letter, track in view["tracks"].items():
        there = by_seat(view["hustle"][letter], names) or words.text("nobody")
        last = len(track["spaces"])
        paid = [f"{number}. {amounts(gains, words)}" for number, gains in enumerate(track["spaces"], 1) if gains]
        paid.append(f"{last}. {words.text('goons-reward-end', number=track['end_stars'])}")
        told = f"{there} | {'; '.join(paid)}"
        yield f"  {titled(f'{letter} {colour(letter, words)}', told, words)}"


def goons(view: View, words: Words) -> Iterator[str]:
    """Yield the goon cards that can be chosen: what all of them can do, and the colours of each."""
    free = [one for one in view["goons"] if one["free"]]
    if free:
        yield titled(label("goons", words), words.text("goons-table-goons"), words)
        for one in free:
            pair = ", ".join(colour(letter, words) for letter in one["colours"])
            yield f"  {titled(term(one['name'], words), pair, words)}"


def draft(view: View, words: Words) -> Iterator[str]:
    """Yield the drafted move."""
    if view["draft"] is not None:
        yield named("draft", view["draft"], words) + "."


def signs(words: Words, names: Sequence[str]) -> str:
    """Return the meaning of the signs in the drawn city."""
    return said_of("signs", words, players=", ".join(seated(seat, names) for seat in range(len(names))))
