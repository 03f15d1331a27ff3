"""Plant faults in the rules of Felicity, one at a time, and see that its tests find each: about two minutes.

    python tools/mutate.py            all faults
    python tools/mutate.py refill     those whose name contains a word

Recorded games are left out: what is to be seen is that tests written from the rules notice.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
GAME = "src/rascals/games/felicity"
TESTS = ("tests/games/test_transcripts.py", "tests/games/test_counts.py", "tests/games/felicity")  # the fastest first
# name, file, what stands there exactly once, what stands there instead
FAULTS = [
    # setup
    ("start player never drawn", "rules", "below(s, s.players) if s.first_player == RANDOM_SEAT else s.first_player", "0"),
    ("first player option ignored", "rules", "if s.first_player == RANDOM_SEAT else s.first_player", "if True else 0"),
    ("removed card never the last of the set", "rules", "s.removed[seat] = below(s, KINDS)", "s.removed[seat] = below(s, KINDS - 1)"),
    ("removed card stays in hand", "rules", "s.hand[seat][s.removed[seat]] = 0\n    tell", "tell"),
    ("dummy not shuffled", "rules", "s.stack[other] = s.stack[last]", "drawn = s.stack[last]"),
    ("dummy's top card not removed from the draw", "rules", "for last in range(ROUNDS, first, -1):", "for last in range(ROUNDS - 1, first, -1):"),
    ("four players play with a dummy", "rules", "if s.players == FEWEST else 0", "if s.players <= FEWEST + 1 else 0"),
    # placing
    ("dummy's card laid last round's", "rules", "lay(s, DUMMY, s.stack[number - 1])", "lay(s, DUMMY, s.stack[number])"),
    ("card stays in hand", "rules", "s.hand[seat][kind] = 0\n    lay", "lay"),
    ("row complete one early", "rules", "if s.placed < row_size(s):", "if s.placed < row_size(s) - 1:"),
    ("next to place is not clockwise", "rules", "s.turn = around(s, seat + 1)\n    else", "s.turn = around(s, seat + s.players - 1)\n    else"),
    ("seat 0 opens the auction", "rules", "s.phase = BID\n        s.turn = s.start", "s.phase = BID\n        s.turn = 0"),
    ("two cards open at the start", "rules", "reveal(s, 1)", "reveal(s, 2)"),
    # bidding
    ("equal bids allowed", "rules", "return highest_bid(s) + 1", "return max(1, highest_bid(s))"),
    ("bids up to one too many", "rules", "range(least_bid(s), most_bid(s, seat) + 1)", "range(least_bid(s), most_bid(s, seat) + 2)"),
    ("own bid does not count", "rules", "most = s.mice[seat] + s.bids[seat]", "most = s.mice[seat]"),
    ("take for any price", "rules", "return min(most, TAKE_PRICE) if bidders(s) == 1 else most", "return most"),
    ("raise paid in full", "rules", "s.mice[seat] -= mice - s.bids[seat]", "s.mice[seat] -= mice"),
    ("who passed is asked again", "rules", "while s.passed[seat]:\n        seat = around(s, seat + 1)\n    s.turn", "s.turn"),
    ("bid not returned", "rules", "s.mice[seat] += returned\n", ""),
    ("wrong mouse card", "rules", "card = s.passes - 1", "card = mouse_cards(s) - s.passes"),
    ("mice stay on the card", "rules", "s.mice[seat] += mice\n    s.on_card[card] = 0", "s.mice[seat] += mice"),
    ("last passer claims too", "rules", "    if bidders(s) == 0:\n        remove_row(s)", "    if bidders(s) == 0:\n        s.mice[seat] += 2\n        remove_row(s)"),
    ("one card too many revealed", "rules", "reveal(s, s.revealed + 1)", "reveal(s, s.revealed + 2)"),
    ("last cards not revealed", "rules", "reveal(s, row_size(s))", "reveal(s, s.revealed + 1)"),
    ("last player gets the row unasked", "rules", "if s.bids[s.turn] > 0:\n        award", "if s.bids[s.turn] >= 0:\n        award"),
    ("last bidder is asked again", "rules", "if s.bids[s.turn] > 0:\n        award", "if s.bids[s.turn] > 99:\n        award"),
    # the end of an auction
    ("payment lost", "rules", "s.bank += paid", "s.bank += 0"),
    ("payment after the dogs", "rules", "    tell(s, PAID, seat, paid)\n    release_dogs(s)", "    release_dogs(s)\n    tell(s, PAID, seat, paid)"),
    ("dogs after taking", "rules", "    release_dogs(s)\n    take_row(s, seat)", "    take_row(s, seat)\n    release_dogs(s)"),
    ("start player not passed on", "rules", "    s.start = seat\n    if s.round", "    if s.round"),
    ("refill before payment", "rules", "if s.bank < needed:", "if s.bank <= needed:"),
    ("partial refill", "rules", "if s.bank < needed:", "if s.bank < 1:"),
    ("refill for nothing", "rules", "s.bank -= needed", "s.bank -= 0"),
    ("refill after round nine", "rules", "    if s.round < ROUNDS:\n        refill(s)", "    refill(s)"),
    ("all-pass refills", "rules", "        tell(s, EMPTY, ALL_PASSED, s.bank)\n    end_round", "        refill(s)\n    end_round"),
    ("all-pass moves the start player", "rules", "    tell(s, ROW_REMOVED,", "    s.start = around(s, s.start + 1)\n    tell(s, ROW_REMOVED,"),
    ("all-pass round does not count", "rules", "        begin_round(s, s.round + 1)", "        begin_round(s, s.round + (1 if s.round < 3 or s.turn != 1 else 0))"),
    ("eight rounds", "rules", "    if s.round < ROUNDS:\n        begin_round", "    if s.round < ROUNDS - 1:\n        begin_round"),
    ("rabbits stay behind", "rules", "if s.row[place] != NOTHING:\n            s.won", "if is_cat(s.row[place]):\n            s.won"),
    # dogs
    ("two dogs chase", "rules", "if dogs == 1:", "if dogs >= 1:"),
    ("two dogs stay", "rules", "elif dogs > 1:", "elif dogs > 2:"),
    ("large dog takes the worst cat", "rules", "best_cat(s) if dog == LARGE_DOG else worst_cat(s)", "worst_cat(s)"),
    ("small dog takes the best cat", "rules", "best_cat(s) if dog == LARGE_DOG else worst_cat(s)", "best_cat(s)"),
    ("rabbit is a cat", "rules", "0 <= kind < CATS", "0 <= kind <= CATS"),
    ("dog stays", "rules", "    s.row[lone] = NOTHING\n", ""),
    ("cat stays", "rules", "        s.row[victim] = NOTHING\n", ""),
    ("small dog takes the mildest by default", "rules", "if s.small_dog == MILDEST and", "if s.small_dog != MILDEST and"),
    ("mildest inverted", "rules", "return 1 if VALUES[kind] > VALUES[other] else 0", "return 1 if VALUES[kind] < VALUES[other] else 0"),
    ("mildest for positive cats too", "rules", "VALUES[kind] < 0 and VALUES[other] < 0", "True"),
    # score
    ("mice do not score", "rules", "return cat_points(s, seat) + s.mice[seat]", "return cat_points(s, seat)"),
    ("tie-break inverted", "rules", "cat_points(s, other) > cat_points(s, seat)", "cat_points(s, other) < cat_points(s, seat)"),
    ("no tie-break", "rules", " or (theirs == mine and cat_points(s, other) > cat_points(s, seat))", ""),
    ("equal score never shared", "rules", "cat_points(s, other) > cat_points(s, seat)", "(other, 1) < (seat, 0)"),
    # moves
    ("bid 0 is no move", "moves", "PASS + int(mice) if int(mice) else BID_NOTHING", "PASS + int(mice)"),
    ("any seat may move", "moves", "if seat != s.turn:", "if seat < 0:"),
    ("any card may be placed", "moves", "if not s.hand[seat][kind]:", "if kind < 0:"),
    ("cannot-outbid unknown", "moves", "if highest < lowest:", "if highest < 0:"),
    ("cannot-outbid for own most", "moves", "if highest < lowest:", "if highest <= lowest:"),
    # views
    ("view shows removed cards", "view", '"removed": PETS[s.removed[seat]] if mine or over', '"removed": PETS[s.removed[seat]] if seat >= 0'),
    ("view hides removed cards at the end", "view", '"removed": PETS[s.removed[seat]] if mine or over', '"removed": PETS[s.removed[seat]] if mine'),
    ("view shows mice", "view", "if mine or over or s.open_mice", "if mine or over or not s.open_mice"),
    ("view hides open mice", "view", "if mine or over or s.open_mice", "if mine or over"),
    ("view shows hands", "view", "names(held) if mine or over", "names(held) if held"),
    ("view shows face-down cards", "view", "known = is_open or reveal or owner == seat", "known = True"),
    ("view shows the neighbour's card", "view", "reveal or owner == seat", "reveal or (seat is not None and owner >= seat)"),
    ("view hides the own face-down card", "view", "known = is_open or reveal or owner == seat", "known = is_open or reveal"),
    ("view shows the dummy's removed card", "view", "known = reveal or s.phase == OVER", "known = True"),
    ("view shows scores early", "view", "for other in range(s.players)] if over else None,\n        \"winners\"", "for other in range(s.players)],\n        \"winners\""),
    ("view keeps claimed cards", "view", "range(s.passes, cards)", "range(0, cards)"),
    ("events tell placed cards", "events", 'EventType("placed", (_SEAT, _SECRET))', 'EventType("placed", (_SEAT, _PET))'),
    ("events tell removed cards", "events", 'EventType("card_removed", (_SEAT, _SECRET))', 'EventType("card_removed", (_SEAT, _PET))'),
    # knowledge
    ("conceal leaves the face-down card", "knowledge", "    if place != NOTHING:\n        s.row[place] = draw_card(s, seat)", "    if place != NOTHING:\n        s.hand[seat][s.row[place]] = 0"),
    ("conceal leaves the removed card", "knowledge", "s.hand[seat][s.removed[seat]] = 1\n", "held = s.removed[seat]\n"),
    ("conceal deals the own cards", "knowledge", "if other != seat:", "if other >= 0:"),
    ("conceal deals only the next seat", "knowledge", "if other != seat:", "if other == seat + 1:"),
    ("conceal leaves the dummy", "knowledge", "if dummies(s):\n        redeal_dummy", "if dummies(s) > 1:\n        redeal_dummy"),
    ("conceal deals open dummy cards", "knowledge", "shuffle_unseen(s, s.round)", "shuffle_unseen(s, s.round - 1)"),
    ("conceal always draws the first", "knowledge", "left = below(s, held)", "left = below(s, held) * 0"),
    ("observe counts seats from 0", "knowledge", "first = max(seat, 0)", "first = 0"),
    ("observe at a wrong place", "knowledge", "out[BIDS + step]", "out[BIDS + 1 + step - s.players // 5]"),
    ("observe shows face-down cards", "knowledge", "if place < s.revealed or whose == seat:", "if place <= s.revealed or whose == seat:"),
    ("observe shows mice", "knowledge", "known = seat == observer or s.open_mice or s.phase == OVER", "known = seat >= 0"),
    # positions
    ("position counts the dummy's stack wrong", "position", "view.names(s.stack[s.round : ROUNDS])", "view.names(s.stack[s.round - 1 : ROUNDS])"),
    ("position takes any turn", "position", "if s.turn != due:", "if s.turn < 0:"),
    ("position takes any order of bids", "position", "if standing != sorted(set(standing)):", "if len(standing) > 9:"),
    ("position takes gaps in the order", "position", "if waiting not in ([], last):", "if len(waiting) > 9:"),
    ("position takes equal bids", "position", "sorted(set(standing))", "sorted(standing)"),
    ("position takes removed cards in hand", "position", "        if kind in cards:\n", "        if not cards:\n"),
    ("position takes repeated cards", "position", "if cards.count(kind) > 1 or kind == in_row:", "if kind == in_row:"),
    ("position takes a hand's card in the row", "position", "if cards.count(kind) > 1 or kind == in_row:", "if cards.count(kind) > 1:"),
]  # fmt: skip


def prepared(folder: Path) -> None:
    """Copy what the tests need."""
    for part in ("src/rascals", "tests/games"):
        shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__", "static"))
    ini = "[pytest]\npythonpath = .\naddopts = --import-mode=importlib -p no:cacheprovider\n"
    (folder / "pytest.ini").write_text(ini, encoding="utf-8")


def survives(fault: tuple[str, str, str, str]) -> str | None:
    """Run the tests with one fault in a copy; return its name if they pass, or why it could not be planted."""
    name, module, old, new = fault
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        prepared(folder)
        source = folder / GAME / f"{module}.py"
        text = source.read_text(encoding="utf-8")
        if text.count(old) != 1:
            return f"{name}: {old!r} stands {text.count(old)} times in {module}.py"
        source.write_text(text.replace(old, new), encoding="utf-8")
        environment = os.environ | {"PYTHONPATH": str(folder / "src"), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
        command = [sys.executable, "-B", "-m", "pytest", "-x", "-q", "-k", "not recorded", *TESTS]
        done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
        last = (done.stdout.strip().splitlines() or ["nothing"])[-1]
        if done.returncode == 1:
            print(f"found: {name}")
            return None
        return f"{name}: not found ({last})"


def main(words: list[str]) -> int:
    """Plant the faults; return 1 if one is not found."""
    chosen = [fault for fault in FAULTS if all(word in fault[0] for word in words)]
    with ThreadPoolExecutor(os.cpu_count() or 2) as pool:
        left = [problem for problem in pool.map(survives, chosen) if problem]
    print(f"{len(chosen) - len(left)} of {len(chosen)} faults found", *left, sep="\n")
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
