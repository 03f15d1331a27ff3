"""Property-based testing: laws that every game obeys, as functions that raise AssertionError if a game breaks them.

    import pytest
    from rascals import laws

    @pytest.mark.parametrize("law", laws.LAWS)
    @pytest.mark.parametrize("game", laws.variants(DEFINITION), ids=laws.name_of)
    def test_laws(game, law):
        law(game)

Each law is checked on games of four policies, on states from setup to end, and on commands that lead to every event of
those games; `law(game, 4)` plays four times as many games and looks at four times as many states of each.
`laws.unreached` lists the verbs and events that no game reached. `docs/reference/game-modules.md` explains how to read
a failure.
"""

from __future__ import annotations

from rascals.laws.claims import events_match_the_state
from rascals.laws.keeping import chance_is_the_seeds, compiled_is_plain, positions_read_back, saved_games_hold
from rascals.laws.legality import (
    ends_with_a_winner,
    is_in_the_dialect,
    notation_reads_back,
    only_steps_leave_a_move_unfinished,
    refusals_are_explained,
    refuses_what_is_not_legal,
)
from rascals.laws.memory import determinizing_forgets_nothing
from rascals.laws.observing import (
    deductions_hold_in_every_sample,
    observations_are_renewed,
    observations_keep_their_bounds,
    views_and_observations_agree,
    views_are_of_their_type,
)
from rascals.laws.playing import (
    POLICIES,
    Law,
    chosen,
    forget,
    looked_at,
    name_of,
    states,
    unreached,
    variants,
    walk,
    whole_move,
)
from rascals.laws.positions import accepted_positions_are_alike_compiled, accepted_positions_play_on
from rascals.laws.secrecy import (
    conditions_depend_on_the_seats_knowledge,
    determinizing_is_not_seen,
    determinizing_leaves_nothing,
    events_reveal_no_more_than_views,
    stages_show_only_what_events_reveal,
    taking_back_teaches_nobody,
)
from rascals.laws.wording import everything_has_words, lesson_can_be_played, texts_are_alike, untested

LAWS: tuple[Law, ...] = (
    is_in_the_dialect,
    ends_with_a_winner,
    refuses_what_is_not_legal,
    refusals_are_explained,
    only_steps_leave_a_move_unfinished,
    notation_reads_back,
    positions_read_back,
    accepted_positions_play_on,
    saved_games_hold,
    chance_is_the_seeds,
    determinizing_is_not_seen,
    determinizing_leaves_nothing,
    determinizing_forgets_nothing,
    events_match_the_state,
    events_reveal_no_more_than_views,
    stages_show_only_what_events_reveal,
    conditions_depend_on_the_seats_knowledge,
    taking_back_teaches_nobody,
    views_are_of_their_type,
    observations_keep_their_bounds,
    observations_are_renewed,
    views_and_observations_agree,
    deductions_hold_in_every_sample,
    everything_has_words,
    compiled_is_plain,
)

__all__ = [
    "LAWS",
    "POLICIES",
    "Law",
    "accepted_positions_are_alike_compiled",
    "accepted_positions_play_on",
    "chance_is_the_seeds",
    "chosen",
    "compiled_is_plain",
    "conditions_depend_on_the_seats_knowledge",
    "deductions_hold_in_every_sample",
    "determinizing_forgets_nothing",
    "determinizing_is_not_seen",
    "determinizing_leaves_nothing",
    "ends_with_a_winner",
    "events_match_the_state",
    "events_reveal_no_more_than_views",
    "everything_has_words",
    "forget",
    "is_in_the_dialect",
    "lesson_can_be_played",
    "looked_at",
    "name_of",
    "notation_reads_back",
    "observations_are_renewed",
    "observations_keep_their_bounds",
    "only_steps_leave_a_move_unfinished",
    "positions_read_back",
    "refusals_are_explained",
    "refuses_what_is_not_legal",
    "saved_games_hold",
    "stages_show_only_what_events_reveal",
    "states",
    "taking_back_teaches_nobody",
    "texts_are_alike",
    "unreached",
    "untested",
    "variants",
    "views_and_observations_agree",
    "views_are_of_their_type",
    "walk",
    "whole_move",
]
