"""Functions in the dialect, each about a possible difference between C and Python. `s.row` is 5, 3, -7, 2, 0."""

from __future__ import annotations

from tests.compiled import spoken_words as words

TABLE = (3, -40_000, 7)
GRID = ((1, 2), (3, 4), (-5, 300))
MANY = 2_000_000_000
WIDE = (30_000, 30_000)
WORDS = ("a", "b", "c")


def bump(s):
    """Change what others read, and return a value."""
    s.row[0] += 1
    return s.row[0]


def rounds_down(s, a, b):
    return a // 3 * 1000 + a % 3 * 100 + b // -4 * 10 + b % -4


def numbers_of_few_bits_make_large_ones(s, a, b):
    return s.row[0] * MANY + MANY * 3 + MANY + MANY - TABLE[1] * -MANY - -TABLE[0] * MANY + WIDE[0] * WIDE[0] * WIDE[1]


def shifts(s, a, b):
    return (a << 3) + (a >> 1) + (~b & 255) + (a ^ b) + (a | 1)


def operands_are_evaluated_from_left_to_right(s, a, b):
    return s.row[0] * 100 + bump(s) * 10 + s.row[0]


def arguments_are_evaluated_from_left_to_right(s, a, b):
    return three(s, s.row[0], bump(s), bump(s))


def three(s, a, b, c):
    return a * 10_000 + b * 100 + c


def values_before_places(s, a, b):
    s.row[s.row[0] - 4] = bump(s)
    return s.row[1] * 100 + s.row[2]


def what_is_added_to_is_read_first(s, a, b):
    s.row[0] += bump(s)
    s.row[bump(s) % 5] -= a
    return s.row[0] * 100 + s.row[1]


def at_once(s, a, b):
    s.row[0], s.row[1] = s.row[1], s.row[0]
    a, b = b, a
    return s.row[0] * 1000 + s.row[1] * 100 + a * 10 + b


def several_targets(s, a, b):
    x = s.row[2] = bump(s)
    return x * 10 + s.row[2]


def the_first_that_decides(s, a, b):
    return (a and b) * 10_000 + (a or b) * 100 + ((a and bump(s) and b) or s.row[0])


def each_of_a_chain_once(s, a, b):
    return (a < bump(s) < 7) * 100 + (1 < a < b) * 10 + s.row[0]


def only_what_is_needed(s, a, b):
    if (a > 0 and bump(s) > 100) or b > 0:
        return s.row[0]
    return -s.row[0] if not (a or bump(s)) else 1


def either(s, a, b):
    row = s.row if a > 0 else s.other
    return (bump(s) if b > 0 else s.row[0]) * 10 + row[1]


def counts(s, a, b):
    total = 0
    for at in range(a, b, 2):
        if at == 3:
            continue
        for back in range(at, -2, -1):
            total += back * at
            if total > 90:
                break
    for at in range(bump(s)):
        total += at * s.row[0]
        bump(s)
    return total * 10 + at


def whiles(s, a, b):
    n = 0
    while n < 20 and (s.row[0] < 9 or a > b):
        n += bump(s)
        a -= 1
    return n


def tables(s, a, b):
    return TABLE[a % 3] + GRID[b % 3][a % 2] + len(WORDS) * len(TABLE) + words.PAIR[b % 2] + words.doubled(a)


def extremes(s, a, b):
    return min(a, b, 2) * 100 + max(a, b, bump(s)) * 10 + abs(a - b) + int(a > b) + bool(b)


def narrow(s, a, b):
    s.row[3] = a * 9
    s.row[3] //= 2
    s.row[3] %= 50
    return s.row[3]


def keywords(s, a, b):
    short, default, N, int64_t = a, b, 3, 4  # noqa: N806
    return short * default + N + int64_t


def grids(s, a, b):
    cells = s.grid[a % 2]
    cells[b % 3] = 9
    s.grid[bump(s) % 2][1] += 4
    return s.grid[0][0] + s.grid[0][1] * 10 + s.grid[1][1] * 100 + s.grid[1][b % 3] * 1000


def recursive(s, a, b):
    return 1 if a <= 0 else recursive(s, a - 1, b) + s.row[a % 5]


SPOKEN = [
    *(rounds_down, shifts, operands_are_evaluated_from_left_to_right, arguments_are_evaluated_from_left_to_right),
    *(values_before_places, what_is_added_to_is_read_first, at_once, several_targets, the_first_that_decides),
    *(each_of_a_chain_once, only_what_is_needed, either, counts, whiles, tables, extremes, narrow, keywords, grids),
    *(recursive, numbers_of_few_bits_make_large_ones),
]


def unfixed(s, a, b):
    return s.nosuch


def of_two_kinds(s, a, b):
    x = a
    x = s.row
    return x[0]


def no_number(s, a, b):
    return s.row + 1


def to_a_table(s, a, b):
    TABLE[0] = 3
    return 0


def ragged(s, a, b):
    return words.RAGGED[a][b]


def unknown(s, a, b):
    return nosuch(s)  # type: ignore[name-defined]  # noqa: F821


def otherwise(s, a, b):
    for at in range(a):
        b += at
        if b > 9:
            break
    else:
        b = 0
    return b


def not_in_the_dialect(s, a, b):
    return [a, b][0]


REFUSED = {
    unfixed: "`s.nosuch`, which is no field of the state",
    of_two_kinds: "x, which is two kinds of things",
    no_number: "`s.row`, which is no number",
    to_a_table: "`TABLE[0]`, which cannot be written to",
    ragged: "rows of different lengths; write one row",
    unknown: "`nosuch`, which has no value here",
    otherwise: "a loop with `else`",
    not_in_the_dialect: "a list made in a rule",
}
