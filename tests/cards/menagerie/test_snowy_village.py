"""Snowy Village goes wrong about what comes before it and after it."""

from freehold.rules.vocab import Q_SPEND, QUESTION_NAMES
from tests.bed import bed

CARD = "Snowy Village"
SPEND = QUESTION_NAMES[Q_SPEND]


def test_what_it_gives() -> None:
    """You draw a card and get 4 Actions and a Buy; Actions that you had you keep."""
    t = bed(hand="Village, Snowy Village", deck="2 Gold")
    t.play("Village")
    t.play("Snowy Village")
    assert t.p1.hand == "2 Gold"
    assert t.p1.actions == 5
    assert t.p1.buys == 2


def test_later_actions_are_ignored() -> None:
    """After it, +Actions that you would get this turn are ignored; other things that cards give are not."""
    t = bed(hand="Snowy Village, Festival")
    t.play("Snowy Village")
    t.play("Festival")
    assert (t.p1.actions, t.p1.buys, t.p1.coins) == (3, 3, 2)


def test_only_this_turn_and_only_yours() -> None:
    """Your later turns and other players are not concerned."""
    t = bed(hand="Snowy Village", p2="Village", deck="5 Village, 5 Copper")
    t.play("Snowy Village")
    t.end_turn()
    t.play("Village")
    assert t.p2.actions == 2
    t.end_turn()
    t.play("Village")
    assert t.p1.actions == 2


def test_another_one() -> None:
    """A second Snowy Village, or the same one played twice, gives no Actions, only the card and the Buy."""
    t = bed(hand="2 Snowy Village", deck="2 Gold")
    t.play("Snowy Village")
    t.play("Snowy Village")
    assert (t.p1.actions, t.p1.buys, t.p1.hand) == (3, 3, "2 Gold")
    t = bed(hand="Throne Room, Snowy Village", deck="2 Gold")
    t.play("Throne Room", ("play card", "Snowy Village"))
    assert (t.p1.actions, t.p1.buys, t.p1.hand) == (4, 3, "2 Gold")


def test_villagers_afterwards() -> None:
    """Villagers spent after it give no Actions; you may spend them while it is resolved, before it ignores Actions."""
    t = bed(hand="Snowy Village", villagers=3)
    t.play("Snowy Village", (SPEND, 2))
    assert t.p1.actions == 6
    assert t.p1.villagers == 1
    t.step(("play", "Villager"))
    assert t.p1.actions == 6
    assert t.p1.villagers == 0


def test_champion() -> None:
    """Champion gives an Action before Snowy Village is resolved, which you get, but not for cards played after it."""
    t = bed(hand="Champion, Snowy Village, Smithy")
    t.play("Champion")
    before = t.p1.actions
    t.play("Snowy Village")
    assert t.p1.actions == before - 1 + 1 + 4
    t.play("Smithy")
    assert t.p1.actions == before + 3


def test_playing_cards_by_cards() -> None:
    """Cards that play others, as Throne Room does, still do: that needs no Actions."""
    t = bed(hand="Snowy Village, Throne Room, Market", deck="4 Gold")
    t.play("Snowy Village")
    t.play("Throne Room", ("play card", "Market"))
    assert t.p1.actions == 3
    assert t.p1.coins == 2


def test_great_leader() -> None:
    """Great Leader gives no Actions from then on, not even for the Snowy Village itself: it comes after playing."""
    t = bed(hand="Snowy Village, Smithy, Market", deck="9 Copper", landscapes="Great Leader",
            text="p1 holds: Great Leader\np2 holds: Great Leader")  # fmt: skip
    t.play("Snowy Village")
    assert t.p1.actions == 4
    t.play("Smithy")
    t.play("Market")
    assert t.p1.actions == 2


def test_villagers_of_academy() -> None:
    """Villagers themselves you still get; they give nothing this turn."""
    t = bed(hand="Snowy Village", kingdom="Moat", landscapes="Academy", text="p1 holds: Academy")
    t.play("Snowy Village")
    t.gain("Moat")
    assert t.p1.villagers == 1
