"""A view of Goons in sentences: the turn, the city, villains and their schemes, players, the supermarket, tracks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from rascals.tui import wording
from rascals.tui.goons_city import BARE, Cell, drawn, takeable
from rascals.tui.wording import MARKS, View

if TYPE_CHECKING:
    from rascals.core.moves import Move

COLOURS = {"R": "red", "Y": "yellow", "G": "green", "B": "blue", "J": "junk"}
GAINS = ("stars", "energy", "money", "steps")
LEFT_OUT = {"skull": 0, "blank": 0}


class Lines(wording.Lines):
    """The sentences of Goons, and the city."""

    MAPPED = True

    def whole(self) -> list[str]:
        """Return the whole view, one statement per line."""
        turn, rest = self.now(), [self.villain(one) for one in self.view["villains"]]
        said = [*turn, *self.city_lines(), *(line for villain in rest for line in villain), *self.later()]
        said += self.market()
        for seat in in_order(self.view):
            said += [*self.player(seat), *self.crib_in_words(seat)]
        return [*said, *self.tracks(), *self.goons(), *self.draft()]

    def drawing(self) -> list[str]:
        """Return the city in lines of text."""
        return drawn(self.view)

    def beside_map(self) -> list[str]:
        """Return everything but the city, beginning with the turn, the schemes and what the viewer has.

        Each scheme appears once, with its rewards; `whole` explains how it works.
        """
        under_way = None if self.view["resolution"] is None else self.view["resolution"]["colour"]
        said = list(self.now())
        for one in sorted(self.view["villains"], key=lambda one: one["colour"] != under_way):  # that under way first
            said += [f"  {self.commit_order(one)}."] if one["colour"] == under_way else self.in_short(one)
        said += self.goons()
        mine, *others = in_order(self.view)
        for seat in [mine] if self.view["seat"] is not None else []:
            said += [*self.player(seat), *self.crib_drawn(seat)]
        for seat in others if self.view["seat"] is not None else self.view["seats"]:
            said += [*self.player(seat), self.crib_in_one(seat)]
        return [*said, *self.market(), *self.tracks(), *self.draft()]

    def asked(self, moves: Sequence[Move]) -> list[str]:
        """Return the context of a decision: the scheme under way, else the goons to choose from."""
        del moves
        if self.view["resolution"] is None:
            return list(self.goons())
        return [*self.resolution(), f"  {self.commit_order(self.carried_out())}."]

    def detail(self, move: Move) -> str:
        """Return the reward of a `claim` move, such as `2 stars, 1 energy`; empty for other moves."""
        if move.kind != "claim" or self.view["resolution"] is None:
            return ""
        tiers, number = self.view["cards"]["schemes"][self.carried_out()["scheme"]]["tiers"], move.args["number"]
        found = tiers[0]["rewards"][number - 1] if len(tiers) == 1 else tiers[number - 1]["rewards"][0]
        return self.reward({**found, "place": None})

    def colour(self, letter: str) -> str:
        """Return a colour in words."""
        return self.term(COLOURS[letter])

    def seated(self, seat: int) -> str:
        """Return a player's mark and name."""
        return f"{MARKS[seat]} {self.names[seat]}"

    def amounts(self, gains: dict[str, int]) -> str:
        """Return the stars, energy, money and steps that are not 0."""
        parts = [self.words.text(f"goons-reward-{what}", number=gains[what]) for what in GAINS if gains.get(what)]
        return ", ".join(parts) or self.said_of("nothing")

    def by_seat(self, numbers: Sequence[int | None]) -> str:
        """Return each player's number of something, without zeros."""
        return ", ".join(f"{self.seated(seat)} {number}" for seat, number in enumerate(numbers) if number)

    def card_lines(self, found: dict[str, Any] | None) -> list[str]:
        """Return a line of a card's text as a list; empty without one."""
        return [self.words.line(self.game, found)] if found else []

    # ------------------------------------------------------------ the turn

    def now(self) -> Iterator[str]:
        """Yield the round and turn, the results of this turn, and the scheme under way."""
        parts = [self.named("first", self.names[self.view["first"]])]
        if self.view["mover"] is not None:
            parts.append(self.named("mover", self.names[self.view["mover"]]))
        title = self.said_of("when", round=self.view["round"], turn=self.view["turn"])
        yield self.titled(title if self.view["phase"] != "over" else self.term("over"), "; ".join(parts)) + "."
        if self.view["this_turn"] is not None and self.view["this_turn"]["cube"] is not None:
            yield self.named("this-turn", "; ".join(self.this_turn(self.view["this_turn"]))) + "."
        if self.view["resolution"] is not None:
            yield from self.resolution()

    def this_turn(self, turn: dict[str, Any]) -> Iterator[str]:
        """Yield the cube, the space, the open actions, the ability and the knife."""
        yield self.named("cube", self.colour(turn["cube"]))
        yield self.named("space", self.colour(turn["space"]))
        yield self.named("open", self.terms(turn["open"]))
        if turn["ability"] is not None:
            yield self.named("ability", self.colour(turn["ability"]))
        if turn["knife"] is not None:
            source, letter = turn["knife"]
            yield self.named("knife", f"{self.term(source)} → {self.colour(letter)}")

    def resolution(self) -> Iterator[str]:
        """Yield the state of the scheme under way: dice, tokens, bids, claims, rewards. [O-20b]"""
        under_way, scheme = self.view["resolution"], self.carried_out()["scheme"]
        shown = self.said_of(
            "visible", stars=self.view["visible"][under_way["colour"]], colour=self.colour(under_way["colour"])
        )
        parts = [f"{self.colour(under_way['colour'])}, {self.term(scheme)}", shown, *self.chance_parts(under_way)]
        if any(under_way["tokens"]):
            lots = self.view["cards"]["schemes"][scheme]["tiers"][0]["rewards"]
            parts.append(self.named("lot", self.reward(lots[under_way["lot"] - 1])))
            parts.append(self.named("tokens", self.by_seat(under_way["tokens"])))
            parts += [self.named("in", ", ".join(self.seated(seat) for seat, one in enumerate(under_way["in"]) if one))]
        claims = [f"{lot}. {self.seated(seat)}" for lot, seat in enumerate(under_way["claimed"], 1) if seat is not None]
        parts += [self.named("claimed", ", ".join(claims))] if claims else []
        if any(under_way["bought"]):
            parts.append(self.named("bought", self.by_seat(under_way["bought"])))
        for key in ("doubled", "skulls", "rewarded"):
            if under_way[key]:
                parts.append(self.named(key, ", ".join(self.seated(seat) for seat in under_way[key])))
        yield self.named("resolution", "; ".join(part for part in parts if part)) + "."
        for tier in self.view["cards"]["schemes"][scheme]["tiers"]:
            yield f"  {self.tier_line(tier, None)}"

    def carried_out(self) -> dict[str, Any]:
        """Return the villain whose scheme is under way."""
        villains: list[dict[str, Any]] = self.view["villains"]
        return next(one for one in villains if one["colour"] == self.view["resolution"]["colour"])

    def chance_parts(self, under_way: dict[str, Any]) -> Iterator[str]:
        """Yield the dice rolled, or the tokens drawn and those left in the bag."""
        dice = [str(face) for face, count in enumerate(under_way["dice"], 1) for _ in range(count)]
        if dice:
            yield self.titled(self.said_of("dice-show"), " ".join(dice))
        if under_way["bag"] != LEFT_OUT or under_way["drawn"] != LEFT_OUT:
            for key in ("drawn", "bag"):
                yield self.named(key, self.tokens(under_way[key]))

    def tokens(self, found: dict[str, int]) -> str:
        """Return the numbers of skulls and blanks."""
        return ", ".join(f"{self.label(kind)} {number}" for kind, number in found.items())

    # ------------------------------------------------------------ the city

    def city_lines(self) -> Iterator[str]:
        """Yield the city row by row in letters, the cubes that can be taken, the empty cells, the visible stars."""
        yield self.titled(self.label("city"), self.said_of("letters"))
        for number, row in enumerate(self.view["city"]):
            spelled = " ".join(BARE if cube == "." else cube for cube in row)
            yield f"  {self.titled(str(number), spelled)}"
        yield f"  {self.titled(self.said_of('takeable'), self.cells_by_colour(takeable(self.view), self.view['city']))}"
        ground = self.view["ground"]
        empty = {(y, x) for y, row in enumerate(self.view["city"]) for x, cube in enumerate(row) if cube == "."}
        cells = self.cells_by_colour(empty, ground["colours"], ground["stars"])
        yield f"  {self.titled(self.said_of('empty'), cells)}"
        shown = (f"{self.colour(letter)} {number}" for letter, number in self.view["visible"].items())
        yield f"  {self.named('visible', ', '.join(shown))}"
        out = [f"{self.colour(letter)} {number}" for letter, number in self.view["out"].items() if number]
        if out:
            yield f"  {self.named('out', ', '.join(out))}"

    def cells_by_colour(
        self, cells: set[Cell], letters: Sequence[str], stars: Sequence[Sequence[int]] | None = None
    ) -> str:
        """Return cells grouped by their letter; with `stars`, each with its number of stars unless that is 1."""
        parts = []
        for letter in COLOURS:
            found = sorted(cell for cell in cells if letters[cell[0]][cell[1]] == letter)
            more = [0 if stars is None else stars[row][column] for row, column in found]
            said = [
                f"{y},{x} ({number})" if stars and number != 1 else f"{y},{x}"
                for (y, x), number in zip(found, more, strict=True)
            ]
            if said:
                parts.append(f"{self.colour(letter)} {' '.join(said)}")
        return "; ".join(parts) or self.words.text("none")

    # ------------------------------------------------------------ villains

    def villain(self, one: dict[str, Any]) -> list[str]:
        """Return a villain: the scheme in words, its goals with their chances, the piles, and each player's rewards."""
        card = self.view["cards"]["schemes"][one["scheme"]]
        title = self.said_of("villain", letter=one["colour"], scheme=self.term(one["scheme"]))
        shown = self.said_of("visible", stars=self.view["visible"][one["colour"]], colour=self.colour(one["colour"]))
        formula = [*self.card_lines(card["formula"]), *self.card_lines(card["price"]), *self.card_lines(card["fee"])]
        said = [self.titled(title, f"{shown}. {' '.join(formula)}"), *self.goals(one)]
        outlook = one["outlook"] or {"goals": [], "pays": []}
        said.append(f"  {'; '.join([self.commit_order(one), *self.material(outlook)])}.")
        said += [f"    {self.due(pay, self.view['seat'])}" for pay in outlook["pays"] if pay["rewards"]]
        return said

    def in_short(self, one: dict[str, Any]) -> list[str]:
        """Return a villain in short: the scheme, the visible stars, the piles in commit order; goals and rewards."""
        title = self.said_of("villain", letter=one["colour"], scheme=self.term(one["scheme"]))
        piles = " ".join(f"{MARKS[seat]}{markers}" for seat, markers in one["piles"])
        return [self.titled(title, f"★{self.view['visible'][one['colour']]}  {piles}".rstrip()), *self.goals(one)]

    def goals(self, one: dict[str, Any]) -> list[str]:
        """Return a villain's goals and rewards, with their chances once there is energy."""
        outlook = one["outlook"] or {"goals": []}
        said = []
        for number, tier in enumerate(self.view["cards"]["schemes"][one["scheme"]]["tiers"]):
            chance = outlook["goals"][number]["chance"] if number < len(outlook["goals"]) else None
            said.append(f"  {self.tier_line(tier, chance if one['piles'] else None)}")
        return said

    def tier_line(self, tier: dict[str, Any], chance: float | None) -> str:
        """Return a goal with its chance, if any, and its rewards by place or lot."""
        rewards = [self.reward(one) for one in tier["rewards"]]
        paid = "; ".join(rewards)
        if tier["goal"] is None:
            return paid
        goal = self.words.line(self.game, tier["goal"])
        return self.titled(goal if chance is None else f"{goal} ({self.percent(chance)})", paid)

    def reward(self, one: dict[str, Any]) -> str:
        """Return one reward, with the number of its place or lot."""
        parts = ", ".join(self.words.line(self.game, part) for part in one["parts"]) or self.said_of("nothing")
        number = next(iter(one["place"]["args"].values())) if one["place"] else None
        return parts if number is None else f"{number}. {parts}"

    def percent(self, chance: float) -> str:
        """Return a probability in percent; 0 and 100 only for an exact 0 or 1."""
        hundredths = round(100 * chance)
        return self.said_of("percent", number=min(99, max(1, hundredths)) if 0 < chance < 1 else hundredths)

    def commit_order(self, one: dict[str, Any]) -> str:
        """Return the piles, largest first, and the players who have paid the fee."""
        piles = ", ".join(f"{self.seated(seat)} {markers}" for seat, markers in one["piles"])
        paid = ", ".join(self.seated(seat) for seat in one["paid"])
        order = self.named("piles", piles or self.words.text("nobody"))
        return f"{order}; {self.named('paid', paid)}" if paid else order

    def material(self, outlook: dict[str, Any]) -> Iterator[str]:
        """Yield the number of dice that would be rolled, or the tokens that would go into the bag."""
        if outlook.get("dice"):
            yield self.said_of("dice", number=outlook["dice"])
        if "bag" in outlook and outlook["energy"]:
            yield self.named("bag", self.tokens(outlook["bag"]))

    def due(self, pay: dict[str, Any], own: int | None) -> str:
        """Return what a player would get now, with probabilities; the values of lots only for the viewer."""
        counted = {"tokens": "tokens", "claims": "rewards"}
        parts = [f"{self.label(name)} {pay[key]}" for key, name in counted.items() if key in pay]
        lots = bool(parts)
        for one in pay["rewards"] if not lots or own in (None, pay["seat"]) else ():
            number = f"{one['tier']}. " if lots else ""
            chance = f" ({self.percent(one['chance'])})" if one["chance"] not in (None, 1.0) else ""
            parts.append(f"{number}{self.amounts(one)}{chance}")
        return self.titled(self.seated(pay["seat"]), "; ".join(parts))

    def later(self) -> Iterator[str]:
        """Yield each villain's schemes that may still come."""
        for one in self.view["villains"]:
            if one["to_come"]:
                title = f"{self.label('to-come')} ({self.colour(one['colour'])})"
                yield self.titled(title, self.terms(one["to_come"])) + "."

    # ------------------------------------------------------------ players

    def player(self, seat: dict[str, Any]) -> Iterator[str]:
        """Yield what a player has; for the viewer also the effects of the goon and the items."""
        number = seat["seat"]
        own = number == self.view["seat"]
        parts = [self.named(key, seat[key]) for key in ("stars", "energy", "money")]
        parts[1] += f" ({self.named('bank', seat['bank'])})" if own else ""
        parts += [self.named("steps", seat["steps"])] if seat["steps"] else []
        if seat["goon"] is not None:
            used = f" ({self.label('used')})" if seat["goon"]["used"] else ""
            parts.append(self.named("goon", self.term(seat["goon"]["name"]) + used))
        if seat["items"] and not own:
            parts.append(
                self.named("items", ", ".join(self.item(name, state) for name, state in seat["items"].items()))
            )
        if seat["outlook"] is not None and any(seat["outlook"].values()):
            parts.append(self.named("outlook", self.at_the_end(seat["outlook"])))
        if seat["score"] is not None:
            parts.append(self.titled(self.words.text("score"), seat["score"]))
        yield self.titled(f"{MARKS[number]} {number}. {self.names[number]}", "; ".join(parts)) + "."
        if own:
            cards = self.view["cards"]
            if seat["goon"] is not None and not seat["goon"]["used"]:
                card = cards["goons"][seat["goon"]["name"]]
                yield f"  {self.titled(self.term(card['goon']), self.words.line(self.game, card['ability']))}"
            for name, state in seat["items"].items():
                yield f"  {self.titled(self.item(name, state), self.does(cards['items'][name]))}"

    def item(self, name: str, state: dict[str, Any]) -> str:
        """Return an owned item with its copies and its state."""
        more = [f"×{state['copies']}"] if state["copies"] > 1 else []
        more += [self.label(key) for key in ("exhausted", "spent") if state[key]]
        return f"{self.term(name)} ({', '.join(more)})" if more else self.term(name)

    def does(self, card: dict[str, Any]) -> str:
        """Return how often an item works, and what it does."""
        return f"{self.words.line(self.game, card['use'])}. {self.words.line(self.game, card['effect'])}"

    def at_the_end(self, outlook: dict[str, int]) -> str:
        """Return the points that the player would get if the game ended now."""
        return ", ".join(
            f"{self.words.text(f'goons-score-{key}')} {number}" for key, number in outlook.items() if number
        )

    def crib_stars(self, seat: dict[str, Any]) -> str:
        """Return the visible stars of a crib."""
        shown = ", ".join(f"{letter} {number}" for letter, number in seat["crib_stars"].items())
        return self.named("crib-stars", shown)

    def crib_drawn(self, seat: dict[str, Any]) -> Iterator[str]:
        """Yield the viewer's crib in letters, with this turn's row marked."""
        yield f"  {self.crib_stars(seat)}"
        yield f"     {' '.join(self.view['columns'])}"
        for row in range(rows_in_play(self.view)):
            spaces = "".join(space(row, column, seat["crib"], self.view) for column in range(len(self.view["columns"])))
            yield f"  {'›' if row + 1 == self.view['turn'] else ' '}{row + 1} {spaces}".rstrip()

    def crib_in_one(self, seat: dict[str, Any]) -> str:
        """Return a crib in one line, row by row."""
        rows = (
            "".join(space(row, at, seat["crib"], self.view).strip() for at in range(4))
            for row in range(rows_in_play(self.view))
        )
        return f"  {self.titled(self.label('crib'), ' '.join(rows))}; {self.crib_stars(seat)}"

    def crib_in_words(self, seat: dict[str, Any]) -> Iterator[str]:
        """Yield a crib row by row: each cube with its column."""
        yield f"  {self.crib_stars(seat)}"
        for row in range(rows_in_play(self.view)):
            laid = [
                self.said_of("laid", cube=self.colour(cube), column=self.colour(self.view["columns"][column]))
                for column, cube in enumerate(seat["crib"][row])
                if cube != "."
            ]
            yield f"  {self.titled(self.said_of('crib-row', row=row + 1), ', '.join(laid) or self.words.text('none'))}"

    # ------------------------------------------------------------ the supermarket, tracks, goon cards

    def market(self) -> Iterator[str]:
        """Yield the items on display, with price, worth and effect."""
        yield self.titled(self.label("display"), f"{self.named('items-left', self.view['item_deck'])}.")
        for name in dict.fromkeys(self.view["display"]):
            card = self.view["cards"]["items"][name]
            times = self.view["display"].count(name)
            title = f"{self.term(name)} ×{times}" if times > 1 else self.term(name)
            text = f"{self.words.line(self.game, card['worth'])}. {self.does(card)}"
            yield f"  {self.titled(title, text)}"

    def tracks(self) -> Iterator[str]:
        """Yield each hustle track: the players' positions, and what its spaces pay."""
        yield self.titled(self.label("tracks"), "").rstrip()
        for letter, spaces in self.view["tracks"].items():
            players = self.by_seat(self.view["hustle"][letter]) or self.words.text("nobody")
            paying = [(number, one) for number, one in enumerate(spaces, 1) if any(one[what] for what in GAINS)]
            paid = [f"{number}. {self.amounts(one)}" for number, one in paying]
            end = self.words.text("goons-reward-end", number=spaces[-1]["end_stars"])
            paid.append(f"{len(spaces)}. {end}")
            track_text = f"{players} | {'; '.join(paid)}"
            yield f"  {self.titled(f'{letter} {self.colour(letter)}', track_text)}"

    def goons(self) -> Iterator[str]:
        """Yield the goon cards that can be chosen: what they can do, and the colours of each."""
        free = [one for one in self.view["goons"] if one["free"]]
        if free:
            yield self.titled(self.label("goons"), self.words.text("goons-table-goons"))
            for one in free:
                pair = ", ".join(self.colour(letter) for letter in one["colours"])
                yield f"  {self.titled(self.term(one['name']), pair)}"

    def draft(self) -> Iterator[str]:
        """Yield the drafted move."""
        if self.view["draft"] is not None:
            yield self.named("draft", self.view["draft"]) + "."

    def signs(self) -> str:
        """Return the meaning of the signs in the drawn city."""
        return self.said_of("signs", players=", ".join(self.seated(seat) for seat in range(len(self.names))))


def in_order(view: View) -> list[dict[str, Any]]:
    """Return the players, the viewer first."""
    own, seats = view["seat"] or 0, view["seats"]
    return [*seats[own:], *seats[:own]]


def rows_in_play(view: View) -> int:
    """Return the number of crib rows in play. [O-08]"""
    return 5 if view["players"] == 2 else 4


def space(row: int, column: int, crib: Sequence[str], view: View) -> str:
    """Return a space drawn like a cell of the city: a cube, else its stars."""
    cube, stars = crib[row][column], view["space_stars"][row][column]
    if cube != ".":
        return f"{cube} "
    return f"{view['columns'][column].lower()}{stars if stars > 1 else ' '}" if stars else f"{BARE} "
