"""Necromancer goes wrong when a card is played twice in a turn, or moves."""

from tests.bed import bed

CARD = "Necromancer"
ZOMBIES = "trash: Zombie Spy, Zombie Mason, Zombie Apprentice"


def test_play_a_card_from_the_trash() -> None:
    """You play an Action card that lies in the trash, leaving it there. That uses no Action."""
    t = bed(hand="Necromancer", deck="9 Copper", text="trash: Smithy, Gold")
    t.play("Necromancer")
    assert t.p1.hand == "3 Copper"
    assert t.trashed == "Smithy, Gold"
    assert t.p1.in_play == "Necromancer"


def test_each_card_once_a_turn() -> None:
    """The chosen card is turned face down for the turn and cannot be chosen again; next turn it can."""
    t = bed(hand="2 Necromancer", deck="30 Copper", text="trash: Smithy, Village", actions=3)
    t.play("Necromancer", ("play card", "Smithy"))
    t.play("Necromancer")
    assert t.p1.actions == 1 + 2
    t.end_turn()
    t.end_turn()
    t.game.players[0].gain_named("Necromancer", 0)
    t.play("Necromancer", ("play card", "Smithy"))
    assert len(t.p1.hand) == 5 + 3


def test_face_down_before_it_is_resolved() -> None:
    """It is turned face down before it is resolved: another Necromancer that it plays cannot choose it again."""
    t = bed(hand="Necromancer", deck="9 Copper", text="trash: Necromancer, Smithy")
    t.play("Necromancer", ("play card", "Necromancer"))
    assert t.p1.hand == "3 Copper"


def test_face_down_cards_can_be_gained() -> None:
    """Face-down cards in the trash can still be gained by what gains from the trash."""
    t = bed(hand="Necromancer, Lurker", text="trash: Smithy", actions=2)
    t.play("Necromancer")
    t.play("Lurker", ("option", "gain from the trash"))
    assert t.p1.discard == "Smithy"
    assert t.trashed == ""


def test_it_cannot_move_itself() -> None:
    """A card that would move itself cannot, and what needs that does not happen; a Feast still gains."""
    t = bed(hand="Necromancer", text="trash: Feast", kingdom="Village")
    t.play("Necromancer", ("gain", "Village"))
    assert t.trashed == "Feast"
    assert t.p1.discard == "Village"
    t = bed(hand="Necromancer", text="trash: Pixie\nboons: The Mountain's Gift", deck="Copper")
    t.play("Necromancer")
    assert t.p1.discard == ""


def test_no_durations() -> None:
    """Duration cards cannot be chosen, nor other cards than Actions."""
    t = bed(hand="Necromancer", text="trash: Church, Gold, Enchantress")
    t.play("Necromancer")
    assert t.p1.actions == 0
    assert t.asked == []


def test_the_zombies_start_in_the_trash() -> None:
    """At set-up the three Zombies lie in the trash."""
    from freehold.rules.kinds import REGISTRY
    from freehold.rules.question import Agent
    from freehold.rules.setup import Kingdom, Setup

    assert REGISTRY.kinds
    game = Setup(Kingdom(["Necromancer"]), 2).new_game(1, [Agent(), Agent()])
    assert sorted(game.name(card) for card in game.cards_in(1)) == ["Zombie Apprentice", "Zombie Mason", "Zombie Spy"]
