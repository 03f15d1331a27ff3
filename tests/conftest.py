"""What holds for all tests."""

from __future__ import annotations

import signal

# A shell starts background jobs with interrupts ignored, and children inherit that: tests of Ctrl-C want it heard.
signal.signal(signal.SIGINT, signal.default_int_handler)
