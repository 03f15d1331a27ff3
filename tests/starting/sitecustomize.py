"""Loaded at the start of each Python with this folder in PYTHONPATH: its chance follows from that of the tests."""

import os

from tests import chance

if chance.SEED in os.environ:
    chance.fix(os.environ[chance.SEED])
