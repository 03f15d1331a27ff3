"""Plans: who plays which deals in which cells, on which seats; each deal depends on its number alone."""

from dataclasses import replace

import pytest

import rascals
from rascals.core.errors import BadOption
from rascals.lab import Plan, rows, run
from rascals.lab.playing import measure
from rascals.lab.sums import numbers_of

DOGS = Plan.of("felicity", ["timid", "greedy", "random"], options={"small_dog": ["lowest", "mildest"]}, seed=3)


def test_cells_are_every_edition_with_every_choice():
    """Editions and options with several values make the names; whatever is the same everywhere does not."""
    both = Plan.of(
        "heist",
        ["random"] * 2,
        editions=["v4", "v5"],
        options={"final_tie": ["suspicion", "shared"], "turn_limit": [9]},
    )
    names = [f"{edition} final_tie={tie}" for edition in ("v4", "v5") for tie in ("suspicion", "shared")]
    assert list(both.cells) == names
    assert [cell.edition for cell in both.cells.values()] == ["v4", "v4", "v5", "v5"]
    assert {cell.kind.options["turn_limit"] for cell in both.cells.values()} == {9}
    assert list(Plan.of("heist", ["random"] * 2, editions=["v3"]).cells) == ["v3"]
    assert list(Plan.of("felicity", ["random"] * 3).cells) == ["felicity"]
    with pytest.raises(BadOption, match="v1, v2, v3, v4, v5"):
        Plan.of("heist", ["random"] * 2, editions=["v4", "v9"])


def test_bots_change_seats():
    """Over as many deals as bots each has every seat once; the games are those that the bots play alone."""
    den, line_ups = Plan.of("goodcritters", ["timid", "greedy", "spiteful", "random"]), []
    for index in range(4):
        (played,) = den.play(index)
        bots = [den.bots[entrant] for entrant in played.line_up]
        alone = rascals.play(rascals.game("goodcritters", players=4), bots, seed=den.seed_of(index))
        assert den.match(index).save_text() == alone.save_text()
        assert played.scores == alone.scores
        line_ups.append(played.line_up)
    assert [sorted(column) for column in zip(*line_ups, strict=True)] == [[0, 1, 2, 3]] * 4


def test_deals_are_the_same_in_every_cell():
    """Deal number n has the same seed and seats everywhere: two cells with the same rules are equal."""
    for index in range(4):
        assert len({game.line_up for game in DOGS.play(index)}) == 1
        dealt = [DOGS.match(index, name).at(0).state for name in DOGS.cells]
        assert dealt[0].hand == dealt[1].hand
    cell = DOGS.cells["small_dog=lowest"]
    twice = Plan({"one": cell, "two": replace(cell)})
    sums, _ = run(twice, 6)
    assert sums.cells[0].series == sums.cells[1].series
    for row in rows(twice, sums):
        assert row["two"].difference in (0, None)
        assert not row["two"].differs


def test_a_deal_depends_on_its_number_alone():
    """Deal number 4 is the same game alone or after others; another number or seed is another game."""
    alone = list(map(numbers_of, DOGS.play(4)))
    DOGS.play(3)
    assert list(map(numbers_of, DOGS.play(4))) == alone
    for other in (DOGS.play(7), replace(DOGS, seed=12).play(4)):  # with the same seats
        assert all(one != two for one, two in zip(alone, map(numbers_of, other), strict=True))


def test_games_are_saved_and_played_again(tmp_path):
    """Under their cell and number; the one played again is the saved and measured one, and all verify."""
    run(replace(DOGS, folder=tmp_path), 3)
    names = {f"small-dog-{dog}-{index:06d}.jsonl" for dog in ("lowest", "mildest") for index in range(3)}
    assert {file.name for file in tmp_path.iterdir()} == names
    assert all(rascals.verify(file).ok for file in tmp_path.iterdir())
    (tmp_path / "again").mkdir()
    again = DOGS.save(2, tmp_path / "again", "small_dog=mildest")
    assert again.read_bytes() == (tmp_path / again.name).read_bytes()
    assert measure(rascals.load(again)) == DOGS.play(2)[1].measures
