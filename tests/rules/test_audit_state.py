"""The state of a game goes wrong where two games share a buffer, or where something that can change is not compared."""

import ast
from pathlib import Path

from freehold.rules import invariants
from freehold.rules.vocab import DISCARD, HAND
from tests.bed import bed

RULES = Path("src/freehold/rules")


def test_a_clone_shares_no_emptied_zone() -> None:
    """A game and its copy never write into the same place, not even where a place of cards has just become empty."""
    t = bed(hand="Silver, Gold", deck="Copper")
    player = t.game.players[0]
    player.discard(player.hand)
    player.game.set_dice(1)
    player.draw(3)  # the discard pile has just been shuffled away
    assert player.discards == []
    other = t.game.clone()
    here, there = player.hand, other.players[0].hand
    assert here == there
    player.discard(here[:1])
    other.players[0].discard(there[1:2])
    assert [t.game.name(c) for c in player.discards] == [t.game.name(here[0])]
    assert [other.name(c) for c in other.players[0].discards] == [other.name(there[1])]
    assert invariants.faults(t.game) == []
    assert invariants.faults(other) == []
    assert len(t.game.zones[player.base + HAND]) == len(other.zones[player.base + HAND]) == 2
    assert len(t.game.zones[player.base + DISCARD]) == 1


def fields(source: Path, name: str, method: str) -> set[str]:
    """The attributes that a method of a class names: of `self`."""
    for node in ast.parse(source.read_text()).body:
        if isinstance(node, ast.ClassDef) and node.name == name:
            for each in node.body:
                if isinstance(each, ast.FunctionDef) and each.name == method:
                    return {n.attr for n in ast.walk(each) if isinstance(n, ast.Attribute)
                            and isinstance(n.value, ast.Name) and n.value.id == "self"}  # fmt: skip
    raise AssertionError(f"{source} has no {name}.{method}")


ONLY_IN_A_STEP = {"ability", "resolving", "scoring", "standing_in", "swapping"}
FROM_THE_SETUP = {"kinds", "kind_ids", "home", "base_types", "base_costs", "worths", "piles", "first_pile",
                  "colonies", "locals", "owned_width"}  # fmt: skip


def test_everything_is_cloned() -> None:
    """A copy of a game has everything that can differ between two quiet points."""
    game = RULES / "game.py"
    assert fields(game, "Game", "__init__") - ONLY_IN_A_STEP - FROM_THE_SETUP == fields(game, "Game", "clone") - FROM_THE_SETUP
    events = RULES / "events.py"
    for name in ("Later", "TurnPlan"):
        assert fields(events, name, "__init__") == fields(events, name, "clone")
    made_anew = {"base", "view", "standing_question", "game"}
    player = RULES / "player.py"
    assert fields(player, "Player", "__init__") - made_anew == fields(player, "Player", "clone")


NOT_A_FACT = {"setup", "log", "record", "questions", "depth", "players"}


def test_everything_is_compared() -> None:
    """Two games are called equal only if everything that a copy takes over is equal."""
    tree = ast.parse((RULES / "invariants.py").read_text())
    found = next(n for n in tree.body if isinstance(n, ast.FunctionDef) and n.name == "fingerprint")
    named = {n.attr for n in ast.walk(found) if isinstance(n, ast.Attribute)}
    game = fields(RULES / "game.py", "Game", "clone") - NOT_A_FACT
    later = fields(RULES / "events.py", "Later", "clone") | fields(RULES / "events.py", "TurnPlan", "clone")
    player = fields(RULES / "player.py", "Player", "clone") - {"seat", "agent"}
    assert (game | later | player) - named == set()


def test_equal_games_are_equal() -> None:
    t = bed(hand="Militia", p2="4 Copper, Estate")
    other = t.game.clone()
    assert invariants.difference(t.game, other) == ""
    other.purchases = 1
    assert invariants.difference(t.game, other) != ""
