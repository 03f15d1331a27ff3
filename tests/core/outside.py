# ruff: noqa: C416, PLC3002, PLW0603, RET503 - what is planted here is there to be found
"""What is not in the dialect, a function a fault, for test_dialect: `# line N` counts from the `def`."""

from __future__ import annotations

SHARE = 0.5
COUNT = 0
NAMES = {"cat": 1}
FINE = (1, (2, 3))


def a_list(s):  # 1 a list made on the way
    s.row = [1, 2]


def a_comprehension(s):  # 1 a list made on the way
    return sum([n for n in s.row])


def a_dict(s):  # 1 a dict
    s.row = {1: 2}


def a_text(s):  # 1 which is no whole number
    s.name = "cat"


def a_fraction(s):  # 1 0.5, which is no whole number
    return s.count * 0.5


def a_written_text(s):  # 1 a text
    s.name = f"{s.count}"


def a_division(s):  # 1 write `//`
    return s.count / 2


def a_division_on_the_spot(s):  # 1 write `//`
    s.count /= 2


def a_loop_over_a_row(s):  # 1 a loop over something else than a range
    for number in s.row:
        s.count += number


def a_slice(s):  # 1 a slice
    s.row[1:2] = s.row


def a_membership(s):  # 1 `in`
    return 1 if s.count in s.row else 0


def an_identity(s):  # 1 `is`
    return 1 if s.count is s.row else 0


def an_error(s):  # 1 an exception
    raise ValueError


def an_attempt(s):  # 1 an exception
    try:
        s.count = 1
    finally:
        s.count = 2


def an_assertion(s):  # 1 an assertion
    assert s.count


def a_lambda(s):  # 1 a function made on the way
    s.count = (lambda: 1)()


def a_function_inside(s):  # 1 a function inside another
    def inner():
        return 1

    return inner()


def a_name_given(s):  # 1 an argument given by name
    return a_division(s=s)


def a_star(s):  # 1 a star
    return max(*s.row)


def a_global(s):  # 1 a global
    global COUNT
    COUNT = 1


def a_power(s):  # 1 a power
    return 2**s.count


def a_default(s, count=1):  # 0 a parameter with a default
    return count


def a_missing_return(s):  # 1 a way to the end without `return`
    if s.count:
        return 1


def a_missing_return_below(s):  # 3 a way to the end without `return`
    if s.count:
        return 1
    while s.count < 3:
        s.count += 1


def a_number_of_a_rule_that_has_none(s) -> None:  # 1 a way to the end without `return`
    if s.count:
        return 1  # type: ignore[return-value]


def a_fraction_by_name(s):  # 0 the name SHARE, which is float
    return s.count * SHARE


def a_table_by_name(s):  # 0 the name NAMES, which is dict
    return NAMES


# ---------------------------------------------------------------- all of this is in the dialect


def fine(s, seat: int) -> int:
    """A text that says what it does is no part of it."""
    count = FINE[0]
    for other in range(s.players):
        if other != seat and s.row[other] > -1:
            count += s.row[other] // 2
    while True:
        if count > 9:
            return count
        count += a_helper(s, seat)


def a_helper(s, seat: int) -> int:
    """Both ways return."""
    if s.count:
        return max(1, seat)
    return 1 if s.row[0] else 2


def nothing_to_return(s) -> None:
    """Ends early without a number."""
    if s.count:
        return
    s.count = ~1 & 3 | 4
