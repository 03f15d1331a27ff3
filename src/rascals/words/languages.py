"""The available languages, and the choice of the reader's."""

from __future__ import annotations

import os
from collections.abc import Mapping
from types import NoneType

from rascals.core.arguments import of_type
from rascals.core.errors import BadOption

_LANGUAGES = ("en", "fr", "de")
_DEFAULT = "en"
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # in the system's order: the first one set decides


def languages() -> tuple[str, ...]:
    """Return the codes of all languages that have texts."""
    return _LANGUAGES


def choose(language: str | None = None, environment: Mapping[str, str] | None = None) -> str:
    """Return the language to use: the one given, else the system's, else English.

    A given language may carry a country or an encoding (`de-AT`, `fr_CA.UTF-8`); one without texts is a
    BadOption that lists the valid ones. A system language without texts is no error and means English.
    """
    of_type("language", language, str, NoneType)
    if language is not None:
        code = _code(language)
        if code not in _LANGUAGES:
            raise BadOption.unknown("language", language, _LANGUAGES)
        return code
    surroundings = os.environ if environment is None else environment
    wanted = next((surroundings[name] for name in _VARIABLES if surroundings.get(name)), _DEFAULT)
    return _code(wanted) if _code(wanted) in _LANGUAGES else _DEFAULT


def _code(locale: str) -> str:
    """Return the language of a locale name: `fr` of `fr_CA.UTF-8`."""
    return locale.strip().lower().replace("_", "-").split(".")[0].split("@")[0].split("-")[0]
