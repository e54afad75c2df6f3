"""Every kind says what it does."""

from __future__ import annotations

import re

import pytest

from freehold.rules.kinds import REGISTRY, CardKind
from freehold.rules.vocab import CURSE, TREASURE, VICTORY, type_words
from tests.conformance.tables import NAMES

WORTH = re.compile(r"\$\d+|-?\d+ VP|Potion")
LONGEST = 420  # characters of text and the part below together: a card is read at a glance


def is_plain(kind: CardKind) -> bool:
    """A Treasure, Victory card or Curse that only has its worth: the table shows that without words."""
    return bool(kind.types & (TREASURE | VICTORY | CURSE)) and not (kind.play_function or kind.hooks or kind.score_function)


def label(kind: CardKind) -> str:
    return f"{kind.name} ({kind.ruleset}; {' '.join(type_words(kind.types))})"


@pytest.mark.parametrize("kind", REGISTRY.kinds, ids=label)
def test_text(kind: CardKind) -> None:
    """It is there, ends like a sentence (if it is more than a worth), and has no stray spaces."""
    whole = f"{kind.text} {kind.below}".strip()
    assert whole or is_plain(kind), "no text"
    for part in (kind.text, kind.below):
        assert part == part.strip()
        assert "  " not in part
        assert not part or part[-1] in '.)”"' or WORTH.fullmatch(part), f"'{part}' does not end"
    assert len(whole) <= LONGEST, f"{len(whole)} characters"


def test_kinds_are_seen() -> None:
    assert len(REGISTRY.kinds) > len(NAMES)
