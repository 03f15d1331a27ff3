"""How far the heist's bots think it is: along paths, past security and traps, through walls, over empty cells."""

from rascals.bots.heist.paths import Gait, Way, roads
from tests.games.heist.scenes import cell_number, heist

CORRIDOR = {"0,1": "straight r90", "0,2": "straight-security r90", "0,3": "straight-trap r90"}


def way(scene, here, there, gait=None):
    """The way between two places; None where there is none."""
    far = roads(scene.s).far((cell_number(here),), *([] if gait is None else [gait]))
    return far.get(cell_number(there))


def test_steps_hazards_and_places_of_several_cells():
    """Steps are counted along paths, with the security and the traps on them; a stash is one step wide."""
    scene = heist("v2", tiles=CORRIDOR | {"0,6": "corner r180"})
    assert way(scene, "0,0", "0,2") == Way(2, 1, 0)
    assert way(scene, "0,0", "0,4") == Way(4, 1, 1)
    assert way(scene, "0,0", "0,6") == Way(5, 1, 1)


def test_what_is_not_laid_yet():
    """Where a crew that arrives lays tiles, empty cells are longer ways; in v2, or with an empty stack, no way."""
    laid, bare = heist("v5", tiles=CORRIDOR, stack="cross"), heist("v5", tiles=CORRIDOR)
    assert way(heist("v2", tiles=CORRIDOR), "0,0", "1,0") is None
    assert way(bare, "0,0", "1,0") is None
    assert 1 < way(laid, "0,0", "1,0").steps < 2
    assert way(laid, "0,0", "1,0", Gait(lays=False)).steps > 3


def test_of_two_ways_the_safe_one():
    """Security is gone round where that is no longer, and passed where there is no other way."""
    guarded = {"0,1": "corner-security r180", "1,1": "cross"}
    assert way(heist("v2", tiles=guarded), "0,0", "1,1") == Way(2, 1, 0)
    assert way(heist("v2", tiles=guarded | {"1,0": "corner"}), "0,0", "1,1") == Way(2, 0, 0)


def test_through_as_many_walls_as_there_are_ferrets():
    """A wall between two places is passed with a ferret, a second wall with a second one."""
    scene = heist("v2", tiles={"0,1": "straight", "0,2": "straight"})
    assert way(scene, "0,0", "0,1") is None
    assert way(scene, "0,0", "0,1", Gait(burrows=1)).steps > 1
    assert way(scene, "0,0", "0,2", Gait(burrows=1)) is None
    assert way(scene, "0,0", "0,2", Gait(burrows=2)).steps > 2


def test_equal_maps_have_the_same_roads():
    """Of equal maps the roads are worked out once, whatever else differs; a tile more makes another map."""
    one, other = heist("v2", tiles=CORRIDOR), heist("v2", tiles=CORRIDOR, hands=["fox", ""], suspicion=[3, 0])
    assert roads(one.s) is roads(other.s)
    assert roads(heist("v2", tiles=CORRIDOR | {"1,0": "straight"}).s) is not roads(one.s)
