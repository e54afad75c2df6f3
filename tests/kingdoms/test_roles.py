"""The table of roles, held against what the cards declare and say."""

import json
from pathlib import Path

import pytest

from freehold.cards import load_all
from freehold.kingdoms import roles
from freehold.rules.kinds import CURRENT, CardKind, RulesError
from freehold.rules.vocab import ACTION, ATTACK, REACTION, VICTORY, type_words

ROOT = Path(__file__).resolve().parents[2]
# Landscapes and parts of landscapes that say it but that nobody chooses for it.
NOT_CHOSEN = ("boon", "hex", "state", "artifact", "prophecy")


def kinds() -> list[CardKind]:
    left_out = ("rule", "basic", *NOT_CHOSEN)
    return [kind for kind in load_all().kinds if kind.ruleset == CURRENT and kind.category not in left_out]


def test_the_table_names_cards_of_the_game_only() -> None:
    known = {fact["id"] for fact in json.loads((ROOT / "tests" / "data" / "facts.json").read_text(encoding="utf-8"))}
    for role in roles.ROLES.values():
        assert role.cards <= known, role.name


def test_what_a_card_declares_is_what_it_is_good_for() -> None:
    for kind in kinds():
        if not kind.only_plus:
            continue
        mine = roles.roles_of(kind)
        villagers = "Villagers" in kind.below
        assert (roles.VILLAGE in mine) == (kind.plus_actions >= 2 or villagers), kind.name
        assert (roles.DRAW in mine) == (kind.plus_cards >= 2), kind.name
        assert (roles.BUY in mine) == (kind.plus_buys >= 1), kind.name
        assert (roles.COINS in mine) == (kind.plus_money >= 2), kind.name


@pytest.mark.parametrize("role", [roles.VILLAGE, roles.BUY])
def test_what_a_card_says_is_in_the_table(role: str) -> None:
    left_out = [kind.name for kind in kinds() if role in roles.judged(kind) and role not in roles.roles_of(kind)]
    assert not left_out


def test_drawing_without_keeping_is_sifting() -> None:
    left_out = {kind.name for kind in kinds() if roles.DRAW in roles.judged(kind) and roles.DRAW not in roles.roles_of(kind)}
    assert all(roles.SIFTER in roles.roles_of(load_all().kind(name)) for name in left_out), left_out


def test_types_are_roles() -> None:
    for kind in kinds():
        mine = roles.roles_of(kind)
        assert {word.casefold() for word in type_words(kind.types)} <= mine
        assert ("attack" in mine) == bool(kind.types & ATTACK)
        assert ("reaction" in mine) == bool(kind.types & REACTION)
        assert not kind.types & VICTORY or roles.ALT_VP in mine


def test_attacks_that_hurt_are_attacks() -> None:
    others = []
    for name in roles.ROLES[roles.CURSER].cards | roles.ROLES[roles.HAND_ATTACK].cards:
        kind = load_all().by_name.get(name)
        if kind is not None and not kind.types & ATTACK:
            others.append(name)
    # They do it when gained, or as a rule of the table.
    assert set(others) == {"Ill-Gotten Gains", "Circle of Witches", "Haunted Castle"}


def test_a_mixed_pile_is_good_for_what_its_cards_are() -> None:
    assert "village" in roles.roles_of_pile("Encampment/Plunder")
    assert "alt-vp" in roles.roles_of_pile("Encampment/Plunder")
    assert "village" not in roles.roles_of_pile("Knights")
    assert {"attack", "trash-attack"} <= roles.roles_of_pile("Knights")


def test_roles_by_what_people_call_them() -> None:
    assert roles.role_named("+Buy") == "buy"
    assert roles.role_named("villages") == "village"
    assert roles.role_named("Trashers") == "trasher"
    assert roles.role_named("defense") == "defence"
    assert roles.role_named("Durations") == "duration"
    with pytest.raises(RulesError, match="did you mean village"):
        roles.role_named("vilage")


def test_a_card_of_somebody_else_is_judged_by_its_words() -> None:
    kind = CardKind("Nobody's Hamlet", ACTION, 3, "+1 Card. +2 Actions. +1 Buy. You may trash a card from your hand.", "", [],
                    "kingdom", 0, 0, CURRENT)  # fmt: skip
    assert {"village", "buy", "trasher", "action"} <= roles.roles_of(kind)
    assert "draw" not in roles.roles_of(kind)
